import { z } from 'zod'

/** What a scene can be written as. */
export const EXPORT_FORMATS = ['glb', 'gltf', 'usdz', 'stl', 'obj', 'ply', 'react', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const GEOMETRY_PACKINGS = ['asIs', 'plain', 'quantized', 'meshopt', 'draco'] as const
export const TEXTURE_PACKINGS = ['asIs', 'webp', 'ktx2'] as const

/** How an export is made. Every field has the value that changes nothing. */
export const ExportOptions = z.object({
  format: z.enum(EXPORT_FORMATS).default('glb').describe('glTF in one file or several, or another format'),
  selection: z.boolean().default(false).describe('only what is selected'),
  hidden: z.enum(['keep', 'omit']).default('keep').describe('whether hidden nodes are written, as hidden'),
  geometry: z
    .enum(GEOMETRY_PACKINGS)
    .default('asIs')
    .describe('how vertices are packed: as they came, uncompressed, in whole numbers, by Meshopt or by Draco'),
  textures: z.enum(TEXTURE_PACKINGS).default('asIs').describe('the format of textures'),
  maxTexture: z.number().int().min(16).max(16384).optional().describe('pixels that a texture is wide and high at most'),
  dedup: z.boolean().default(false).describe('writes what is there twice once'),
  prune: z.boolean().default(false).describe('leaves out what nothing uses'),
  weld: z.boolean().default(false).describe('joins vertices that are the same'),
  simplify: z.number().min(0.01).max(1).default(1).describe('the share of triangles to keep'),
})
export type ExportOptions = z.infer<typeof ExportOptions>

/** The export that changes nothing. */
export const AS_IS: ExportOptions = ExportOptions.parse({})

export const EXPORT_PRESETS = {
  /** Nothing touched. */
  archive: AS_IS,
  /** As small as it can be without being seen to be. */
  web: {
    ...AS_IS,
    geometry: 'draco',
    textures: 'webp',
    maxTexture: 2048,
    dedup: true,
    prune: true,
    weld: true,
  },
} as const satisfies Record<string, ExportOptions>
