import { z } from 'zod'
import { baseFields } from './base.ts'

/** A camera that looks along its own -Z. */
export const CameraNode = z.object({
  ...baseFields,
  kind: z.literal('camera'),
  projection: z.enum(['perspective', 'orthographic']),
  fov: z.number().min(1).max(179).describe('vertical field of view in degrees (perspective)'),
  height: z.number().positive().describe('height of what is seen, in metres (orthographic)'),
  near: z.number().positive().describe('metres'),
  far: z.number().positive().describe('metres'),
})
export type CameraNode = z.infer<typeof CameraNode>

export const cameraDefaults = () => ({
  kind: 'camera' as const,
  projection: 'perspective' as const,
  fov: 45,
  height: 5,
  near: 0.05,
  far: 1000,
})
