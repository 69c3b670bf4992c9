import type { Document, Material as GltfMaterial } from '@gltf-transform/core'
import { type Material, NEW_SURFACE, overrides, type Surface } from '../../document/index.ts'
import { applyExtensions } from './extensions.ts'
import { linear } from './linear.ts'
import type { PictureWriter } from './pictures.ts'
import type { SourceModel } from './sources.ts'

/** Writes material records as glTF materials, each once. A record that differs in nothing is its source itself. */
export class SurfaceWriter {
  readonly #written = new Map<string, GltfMaterial | null>()

  constructor(
    private readonly doc: Document,
    private readonly models: ReadonlyMap<string, SourceModel>,
    private readonly records: ReadonlyMap<string, Material>,
    private readonly pictures: PictureWriter,
  ) {}

  /** The glTF material of a record; null for glTF's own default. */
  write(id: string): GltfMaterial | null {
    const known = this.#written.get(id)
    if (known !== undefined) return known
    const record = this.records.get(id)
    const material = record ? this.#make(record) : null
    this.#written.set(id, material)
    return material
  }

  #make(record: Material): GltfMaterial | null {
    const changes = overrides(record)
    const source = record.source && this.models.get(record.source.asset)?.materials[record.source.material]
    if (source) {
      if (!Object.keys(changes).length && !record.textures && (record.name === source.getName() || !source.getName()))
        return source
      const copy = source.clone().setName(record.name)
      this.#apply(copy, changes, record)
      return copy
    }
    if (record.source && !record.textures && !Object.keys(changes).length) return null
    const material = this.doc.createMaterial(record.name)
    this.#apply(material, record.source ? changes : { ...NEW_SURFACE, ...changes }, record)
    return material
  }

  #apply(material: GltfMaterial, surface: Partial<Surface>, record: Material) {
    this.pictures.lay(material, record.textures ?? {})
    applySurface(this.doc, material, surface)
    if (surface.repeat !== undefined) this.pictures.repeat(material, surface.repeat)
  }
}

function applySurface(doc: Document, material: GltfMaterial, surface: Partial<Surface>) {
  const [r, g, b, a] = material.getBaseColorFactor()
  const rgb = surface.color === undefined ? [r, g, b] : linear(surface.color)
  material.setBaseColorFactor([rgb[0], rgb[1], rgb[2], surface.opacity ?? a])
  if (surface.opacity !== undefined) {
    if (surface.opacity < 1) material.setAlphaMode('BLEND')
    else if (material.getAlphaMode() === 'BLEND') material.setAlphaMode('OPAQUE')
  }
  if (surface.metalness !== undefined) material.setMetallicFactor(surface.metalness)
  if (surface.roughness !== undefined) material.setRoughnessFactor(surface.roughness)
  if (surface.emissive !== undefined) material.setEmissiveFactor(linear(surface.emissive))
  if (surface.normalScale !== undefined && material.getNormalTexture()) material.setNormalScale(surface.normalScale)
  if (surface.doubleSided !== undefined) material.setDoubleSided(surface.doubleSided)
  applyExtensions(doc, material, surface)
}
