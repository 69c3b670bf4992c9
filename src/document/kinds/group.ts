import { z } from 'zod'
import { baseFields } from './base.ts'

/** A node that only holds others. */
export const GroupNode = z.object({ ...baseFields, kind: z.literal('group') })
export type GroupNode = z.infer<typeof GroupNode>

export const groupDefaults = () => ({ kind: 'group' as const })
