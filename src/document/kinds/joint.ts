import { z } from 'zod'
import { baseFields } from './base.ts'

/** A bone of a skin. Its place among its skin's joints is found through `source`. */
export const JointNode = z.object({ ...baseFields, kind: z.literal('joint') })
export type JointNode = z.infer<typeof JointNode>

export const jointDefaults = () => ({ kind: 'joint' as const })
