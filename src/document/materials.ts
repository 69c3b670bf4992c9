import { z } from 'zod'
import type { Asset } from './assets.ts'
import { NEW_SURFACE, SURFACE_KEYS, Surface } from './surface.ts'

/** A material record. Where it has a `source`, only what differs from that source is stored. */
export const Material = z.object({
  id: z.string().min(1),
  name: z.string(),
  source: z.object({ asset: z.string(), material: z.number().int().min(-1) }).optional(),
  ...Surface.partial().shape,
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
