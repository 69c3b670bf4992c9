import { z } from 'zod'
import { baseFields } from './base.ts'

/** The thing of the library that a group is, and the values of its parameters that are not the usual ones. */
export const ItemUse = z.object({
  id: z.string(),
  values: z.record(z.string(), z.number()),
})
export type ItemUse = z.infer<typeof ItemUse>

/** A node that only holds others. */
export const GroupNode = z.object({ ...baseFields, kind: z.literal('group'), item: ItemUse.optional() })
export type GroupNode = z.infer<typeof GroupNode>

export const groupDefaults = () => ({ kind: 'group' as const })
