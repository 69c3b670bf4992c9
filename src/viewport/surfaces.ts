import {
  DoubleSide,
  FrontSide,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Material as ThreeMaterial,
} from 'three'
import { type Material, overrides, resolveMaterial, type SceneReader, type Surface } from '../document/index.ts'
import type { Shading } from '../session/session.ts'
import { shaded } from './shading.ts'
import { Shared } from './shared.ts'

/** three's materials for material records. Records that look the same share one. */
export class Surfaces {
  /** How surfaces are drawn; what was taken before stays as it was. */
  shading: Shading = 'lit'
  readonly #shared = new Shared<ThreeMaterial>((material) => material.dispose())

  constructor(private readonly scene: SceneReader) {}

  /** The material that draws a record; `base` is what the model's loader made for its source. */
  take(record: Material | undefined, base: ThreeMaterial | null): ThreeMaterial {
    const { shading } = this
    const changes = record ? overrides(record) : {}
    if (base && shading === 'lit' && !Object.keys(changes).length) return base
    const surface = base ? changes : resolveMaterial(record ?? { id: '', name: '' }, this.scene.asset)
    const makeLit = () => (base ? overlay(base, changes) : makeMaterial(surface as Surface))
    const key = `${base?.uuid ?? ''} ${JSON.stringify(surface)}`
    if (shading === 'lit') return this.#shared.take(key, makeLit)
    return this.#shared.take(`${shading} ${key}`, () => {
      const lit = makeLit()
      const material = shaded(lit, shading)
      lit.dispose()
      return material
    })
  }

  release(material: ThreeMaterial): void {
    this.#shared.release(material)
  }
}

const isPhysical = (s: Surface) => s.transmission > 0 || s.clearcoat > 0 || s.thickness > 0 || s.ior !== 1.5

function makeMaterial(surface: Surface): ThreeMaterial {
  const material = isPhysical(surface) ? new MeshPhysicalMaterial() : new MeshStandardMaterial()
  apply(material, surface)
  return material
}

/** A copy of a model's material with some fields set anew; its textures stay. */
function overlay(base: ThreeMaterial, changes: Partial<Surface>): ThreeMaterial {
  const needsPhysical = !!(changes.transmission || changes.clearcoat || changes.thickness)
  const upgrade = needsPhysical && base instanceof MeshStandardMaterial && !(base instanceof MeshPhysicalMaterial)
  const material = upgrade ? MeshStandardMaterial.prototype.copy.call(new MeshPhysicalMaterial(), base) : base.clone()
  apply(material, changes)
  return material
}

function apply(material: ThreeMaterial, surface: Partial<Surface>) {
  const target = material as MeshPhysicalMaterial
  if (surface.color !== undefined) target.color?.set(surface.color)
  if (surface.emissive !== undefined) target.emissive?.set(surface.emissive)
  if (surface.emissiveIntensity !== undefined) target.emissiveIntensity = surface.emissiveIntensity
  if (surface.metalness !== undefined) target.metalness = surface.metalness
  if (surface.roughness !== undefined) target.roughness = surface.roughness
  if (surface.opacity !== undefined) {
    target.opacity = surface.opacity
    target.transparent = surface.opacity < 1
    target.depthWrite = surface.opacity >= 1
  }
  if (surface.doubleSided !== undefined) target.side = surface.doubleSided ? DoubleSide : FrontSide
  if (!(material instanceof MeshPhysicalMaterial)) return
  for (const key of ['transmission', 'ior', 'thickness', 'clearcoat'] as const) {
    if (surface[key] !== undefined) target[key] = surface[key]
  }
}
