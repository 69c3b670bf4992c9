import type { Document, ExtensionProperty, Material as GltfMaterial } from '@gltf-transform/core'
import {
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsIridescence,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
  KHRMaterialsVolume,
} from '@gltf-transform/extensions'
import { MathUtils } from 'three'
import { NEW_SURFACE, type Surface } from '../../document/index.ts'
import { linear } from './linear.ts'

/** One extension of a material: what of a surface it says, and how. */
interface Writer<E extends ExtensionProperty = ExtensionProperty> {
  name: string
  keys: readonly (keyof Surface)[]
  make(doc: Document): E
  write(own: E, surface: Partial<Surface>): void
}

const writer = <E extends ExtensionProperty>(one: Writer<E>): Writer => one as unknown as Writer
const when = <T>(value: T | undefined, set: (value: T) => unknown) => value !== undefined && set(value)

const WRITERS: readonly Writer[] = [
  writer({
    name: 'KHR_materials_emissive_strength',
    keys: ['emissiveIntensity'],
    make: (doc) => doc.createExtension(KHRMaterialsEmissiveStrength).createEmissiveStrength(),
    write: (own, surface) => when(surface.emissiveIntensity, (n) => own.setEmissiveStrength(n)),
  }),
  writer({
    name: 'KHR_materials_transmission',
    keys: ['transmission'],
    make: (doc) => doc.createExtension(KHRMaterialsTransmission).createTransmission(),
    write: (own, surface) => when(surface.transmission, (n) => own.setTransmissionFactor(n)),
  }),
  writer({
    name: 'KHR_materials_ior',
    keys: ['ior'],
    make: (doc) => doc.createExtension(KHRMaterialsIOR).createIOR(),
    write: (own, surface) => when(surface.ior, (n) => own.setIOR(n)),
  }),
  writer({
    name: 'KHR_materials_volume',
    keys: ['thickness'],
    make: (doc) => doc.createExtension(KHRMaterialsVolume).createVolume(),
    write: (own, surface) => when(surface.thickness, (n) => own.setThicknessFactor(n)),
  }),
  writer({
    name: 'KHR_materials_clearcoat',
    keys: ['clearcoat', 'clearcoatRoughness'],
    make: (doc) => doc.createExtension(KHRMaterialsClearcoat).createClearcoat(),
    write: (own, surface) => {
      when(surface.clearcoat, (n) => own.setClearcoatFactor(n))
      when(surface.clearcoatRoughness, (n) => own.setClearcoatRoughnessFactor(n))
    },
  }),
  writer({
    name: 'KHR_materials_sheen',
    keys: ['sheenColor', 'sheenRoughness'],
    make: (doc) => doc.createExtension(KHRMaterialsSheen).createSheen(),
    write: (own, surface) => {
      when(surface.sheenColor, (hex) => own.setSheenColorFactor(linear(hex)))
      when(surface.sheenRoughness, (n) => own.setSheenRoughnessFactor(n))
    },
  }),
  writer({
    name: 'KHR_materials_iridescence',
    keys: ['iridescence', 'iridescenceIor'],
    make: (doc) => doc.createExtension(KHRMaterialsIridescence).createIridescence(),
    write: (own, surface) => {
      when(surface.iridescence, (n) => own.setIridescenceFactor(n))
      when(surface.iridescenceIor, (n) => own.setIridescenceIOR(n))
    },
  }),
  writer({
    name: 'KHR_materials_anisotropy',
    keys: ['anisotropy', 'anisotropyRotation'],
    make: (doc) => doc.createExtension(KHRMaterialsAnisotropy).createAnisotropy(),
    write: (own, surface) => {
      when(surface.anisotropy, (n) => own.setAnisotropyStrength(n))
      when(surface.anisotropyRotation, (degrees) => own.setAnisotropyRotation(MathUtils.degToRad(degrees)))
    },
  }),
]

/** Writes the extensions that say something which glTF's defaults do not, or were there already. */
export function applyExtensions(doc: Document, material: GltfMaterial, surface: Partial<Surface>): void {
  for (const { name, keys, make, write } of WRITERS) {
    const before = material.getExtension(name)
    const says = keys.some((key) => surface[key] !== undefined && (before || surface[key] !== NEW_SURFACE[key]))
    if (!says) continue
    const own = make(doc)
    // A clone shares it with the source, textures included: so it is copied, and never written to.
    if (before) own.copy(before as never)
    write(own, surface)
    material.setExtension(name, own)
  }
}
