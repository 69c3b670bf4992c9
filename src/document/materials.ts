import { z } from 'zod'
import type { Asset } from './assets.ts'
import { NEW_SURFACE, SURFACE_KEYS, Surface, TEXTURE_SLOTS, TextureSlot } from './surface.ts'

/** A material record. Where it has a `source`, only what differs from that source is stored. */
export const Material = z.object({
  id: z.string().min(1),
  name: z.string(),
  source: z.object({ asset: z.string(), material: z.number().int().min(-1) }).optional(),
  ...Surface.partial().shape,
  /** Images by their asset; null takes the source's own away, what is left out stays as the source has it. */
  textures: z.partialRecord(TextureSlot, z.string().nullable()).optional(),
})
export type Material = z.infer<typeof Material>

/** The surface that a record stands for: defaults, overlaid by its source, overlaid by its own fields. */
export function resolveMaterial(material: Material, asset: (id: string) => Asset | undefined): Surface {
  const source = material.source && asset(material.source.asset)?.materials?.[material.source.material]?.surface
  return { ...NEW_SURFACE, ...source, ...overrides(material) }
}

/** The surface fields that the record itself sets. */
export function overrides(material: Material): Partial<Surface> {
  return Object.fromEntries(
    SURFACE_KEYS.filter((key) => material[key] !== undefined).map((key) => [key, material[key]]),
  )
}

/** The textures that a record shows: its own, and those of its source that it does not take away. */
export function texturesOf({ textures, source }: Material, asset: (id: string) => Asset | undefined): TextureSlot[] {
  const facts = source && asset(source.asset)?.materials?.[source.material]
  return TEXTURE_SLOTS.filter((slot) => {
    const own = textures?.[slot]
    return own === undefined ? facts?.textures.includes(slot) : own !== null
  })
}
