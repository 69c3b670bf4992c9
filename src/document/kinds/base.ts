import { z } from 'zod'
import { Quat, Vec3 } from '../values.ts'

/** The glTF node that a scene node came from. `node` is -1 for the group that stands for the whole model. */
export const Source = z.object({
  asset: z.string(),
  node: z.number().int().min(-1),
  instance: z.string().describe('one placing of a model; the nodes of one placing share it'),
  at: Vec3.optional().describe('where the import put the whole model, metres; it is no part of the file'),
})
export type Source = z.infer<typeof Source>

/** The fields that every node has, whatever its kind. Transforms are relative to the parent; metres, Y up. */
export const baseFields = {
  id: z.string().min(1),
  name: z.string(),
  parent: z.string().nullable(),
  order: z.string().min(1),
  position: Vec3,
  rotation: Quat,
  scale: Vec3,
  visible: z.boolean(),
  locked: z.boolean(),
  source: Source.optional(),
  part: z.string().optional().describe('which part of its library item it is, as the item calls it'),
}
