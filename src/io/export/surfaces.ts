import type { Document, Material as GltfMaterial } from '@gltf-transform/core'
import {
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
} from '@gltf-transform/extensions'
import { Color } from 'three'
import { type Material, NEW_SURFACE, overrides, type Surface } from '../../document/index.ts'
import type { SourceModel } from './sources.ts'

/** Writes material records as glTF materials, each once. A record that differs in nothing is its source itself. */
export class SurfaceWriter {
  readonly #written = new Map<string, GltfMaterial | null>()

  constructor(
    private readonly doc: Document,
    private readonly models: ReadonlyMap<string, SourceModel>,
    private readonly records: ReadonlyMap<string, Material>,
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
      if (!Object.keys(changes).length && (record.name === source.getName() || !source.getName())) return source
      const copy = source.clone().setName(record.name)
      applySurface(this.doc, copy, changes)
      return copy
    }
    if (record.source && !Object.keys(changes).length) return null
    const material = this.doc.createMaterial(record.name)
    applySurface(this.doc, material, record.source ? changes : { ...NEW_SURFACE, ...changes })
    return material
  }
}

const linear = (hex: string): [number, number, number] => new Color(hex).toArray() as [number, number, number]

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
  if (surface.doubleSided !== undefined) material.setDoubleSided(surface.doubleSided)
  applyExtensions(doc, material, surface)
}

/** Extensions are written where they say something that glTF's defaults do not, or were there already. */
function applyExtensions(doc: Document, material: GltfMaterial, surface: Partial<Surface>) {
  const { emissiveIntensity, transmission, ior, thickness, clearcoat } = surface
  const needs = (value: number | undefined, name: string, plain: number): value is number =>
    value !== undefined && (value !== plain || material.getExtension(name) !== null)

  if (needs(emissiveIntensity, 'KHR_materials_emissive_strength', 1)) {
    const own = doc.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength()
    material.setExtension('KHR_materials_emissive_strength', own.setEmissiveStrength(emissiveIntensity))
  }
  if (needs(transmission, 'KHR_materials_transmission', 0)) {
    const own = doc.createExtension(KHRMaterialsTransmission).createTransmission()
    copyFrom(material, 'KHR_materials_transmission', own)
    material.setExtension('KHR_materials_transmission', own.setTransmissionFactor(transmission))
  }
  if (needs(ior, 'KHR_materials_ior', 1.5)) {
    material.setExtension('KHR_materials_ior', doc.createExtension(KHRMaterialsIOR).createIOR().setIOR(ior))
  }
  if (needs(thickness, 'KHR_materials_volume', 0)) {
    const own = doc.createExtension(KHRMaterialsVolume).createVolume()
    copyFrom(material, 'KHR_materials_volume', own)
    material.setExtension('KHR_materials_volume', own.setThicknessFactor(thickness))
  }
  if (needs(clearcoat, 'KHR_materials_clearcoat', 0)) {
    const own = doc.createExtension(KHRMaterialsClearcoat).createClearcoat()
    copyFrom(material, 'KHR_materials_clearcoat', own)
    material.setExtension('KHR_materials_clearcoat', own.setClearcoatFactor(clearcoat))
  }
}

/** What the extension said before, textures included. A clone shares it with the source, so it is never written to. */
function copyFrom<E extends { copy(other: E): E }>(material: GltfMaterial, name: string, own: E) {
  const before = material.getExtension(name as never) as E | null
  if (before) own.copy(before)
}
