import { z } from 'zod'
import { Surface, TextureSlot } from './surface.ts'
import { Vec3 } from './values.ts'

/** What a mesh of a model is like, read once at import so that nothing later needs its bytes. Sizes in metres. */
export const MeshFacts = z.object({
  name: z.string(),
  min: Vec3,
  max: Vec3,
  triangles: z.number().int(),
  dresses: z
    .array(z.array(z.number().int()))
    .optional()
    .describe('for each primitive its material, then that of each variant; only in models with variants'),
})
export type MeshFacts = z.infer<typeof MeshFacts>

/** A material of a model: its name, the surface fields it sets, and which textures it has. */
export const MaterialFacts = z.object({
  name: z.string(),
  surface: Surface.partial(),
  textures: z.array(TextureSlot),
})
export type MaterialFacts = z.infer<typeof MaterialFacts>

/** A skin: its joints as glTF nodes, and the inverse bind matrix (column-major) of the first. */
export const SkinFacts = z.object({ joints: z.array(z.number().int()), bind: z.array(z.number()).length(16) })
export type SkinFacts = z.infer<typeof SkinFacts>

export const ClipFacts = z.object({ name: z.string(), seconds: z.number().nonnegative() })

/** Bytes that the scene uses, by their hash, and facts about them. A model is always a GLB. */
export const Asset = z.object({
  id: z.string().min(1),
  name: z.string(),
  mime: z.string(),
  size: z.number().int().nonnegative().describe('bytes'),
  kind: z.enum(['model', 'image', 'environment']),
  meshes: z.array(MeshFacts).optional(),
  materials: z.array(MaterialFacts).optional(),
  skins: z.array(SkinFacts).optional(),
  clips: z.array(ClipFacts).optional(),
  variants: z.array(z.string()).optional().describe('names of KHR_materials_variants'),
})
export type Asset = z.infer<typeof Asset>
