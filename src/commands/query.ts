import { z } from 'zod'
import { Metres3, NodeRef } from './params.ts'

/** What nodes are found by; all that is given must hold. */
export const Query = z.object({
  name: z.string().optional(),
  kind: z.enum(['group', 'mesh', 'light', 'camera', 'joint']).optional(),
  material: z.string().optional().describe('a part of the name of the material it wears'),
  color: z.string().optional().describe('#rrggbb or the CSS name of a colour'),
  below: NodeRef.optional().describe('only what is in this node'),
  within: z
    .object({ min: Metres3, max: Metres3 })
    .optional()
    .describe('only what lies wholly in this box of the world'),
  near: NodeRef.optional().describe('the node to measure from'),
  reach: z.number().min(0).optional().describe('metres from `near`, at most'),
  minSize: z.number().min(0).optional().describe('metres of the largest side, at least'),
  maxSize: z.number().min(0).optional().describe('metres of the largest side, at most'),
  limit: z.number().int().min(1).max(500).default(50),
})
export type Query = z.output<typeof Query>
