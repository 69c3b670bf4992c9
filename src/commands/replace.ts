import { z } from 'zod'
import { SHAPES } from '../document/index.ts'
import { defineCommand } from './define.ts'
import { NodeRef, NodeRefs, resolveMovable } from './params.ts'

export const replaceNodes = defineCommand({
  id: 'node.replace',
  title: 'Replace',
  about:
    'Puts a shape, a thing of the library or a copy of another node in the place of each node, on the same foot; a shape takes its size, its colour and, where no other is given, its name, and a thing of the library looks where it looked.',
  params: z.object({
    nodes: NodeRefs,
    shape: z.enum(SHAPES).optional(),
    item: z.string().optional().describe('a thing of the library'),
    copyOf: NodeRef.optional(),
    name: z.string().min(1).optional().describe('what the shape is called'),
  }),
  assistant: 'write',
  removes: (ctx, { nodes }) => resolveMovable(ctx, nodes),
  run: async (ctx, params) => (await import('./later/replace.ts')).replace(ctx, params),
})
