import {
  Color,
  DoubleSide,
  FrontSide,
  MathUtils,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
  type Material as ThreeMaterial,
} from 'three'
import {
  type Material,
  overrides,
  resolveMaterial,
  type SceneReader,
  type Surface,
  TEXTURE_SLOTS,
} from '../document/index.ts'
import type { Shading } from '../session/session.ts'
import { shaded } from './shading.ts'
import { Shared } from './shared.ts'
import { MAPS, repeated, type TextureLibrary } from './textures.ts'

type Textures = Material['textures']

/** A material that many share, each in a colour of its own. */
export interface Tint {
  /** Of all that is drawn by the same material. */
  key: string
  color: Color
  /** Takes that material; to be released. */
  take(): ThreeMaterial
}

const WHITE = new Color('white')

const keyOf = (base: ThreeMaterial | null, surface: Partial<Surface>, textures: Textures) =>
  `${base?.uuid ?? ''} ${JSON.stringify(surface)} ${textures ? JSON.stringify(textures) : ''}`

/** Whether what lies behind a surface is seen through it. */
function isSeenThrough({ opacity, transmission }: Partial<Surface>, base: ThreeMaterial | null): boolean {
  const isClear = opacity === undefined ? !!base?.transparent : opacity < 1
  return isClear || (transmission ?? (base as MeshPhysicalMaterial | null)?.transmission ?? 0) > 0
}

/** three's materials for material records. Records that look the same share one. */
export class Surfaces {
  /** How surfaces are drawn; what was taken before stays as it was. */
  shading: Shading = 'lit'
  readonly #shared = new Shared<ThreeMaterial>(disposeSurface)

  constructor(
    private readonly scene: SceneReader,
    private readonly textures: TextureLibrary,
  ) {}

  /** The material that draws a record; `base` is what the model's loader made for its source. */
  take(record: Material | undefined, base: ThreeMaterial | null): ThreeMaterial {
    const surface = this.#surface(record, base)
    const { textures } = record ?? {}
    if (base && this.shading === 'lit' && !textures && !Object.keys(surface).length) return base
    return this.#take(base, surface, textures)
  }

  /** What draws a record where its colour is given apart; null where it must be drawn in the order of its distance. */
  tint(record: Material | undefined, base: ThreeMaterial | null): Tint | null {
    const surface = this.#surface(record, base)
    if (isSeenThrough(surface, base)) return null
    const { textures } = record ?? {}
    const isColored = this.shading === 'lit' || this.shading === 'unlit'
    const color = surface.color ?? (base as MeshStandardMaterial | null)?.color ?? WHITE
    // A wireframe is drawn in a colour made of its surface's.
    const white = this.shading === 'wireframe' ? surface : { ...surface, color: '#ffffff' }
    return {
      key: `${this.shading} ${keyOf(base, white, textures)}`,
      color: isColored ? new Color(color) : WHITE,
      take: () => this.#take(base, white, textures),
    }
  }

  #surface(record: Material | undefined, base: ThreeMaterial | null): Partial<Surface> {
    if (base) return record ? overrides(record) : {}
    return resolveMaterial(record ?? { id: '', name: '' }, this.scene.asset)
  }

  #take(base: ThreeMaterial | null, surface: Partial<Surface>, textures: Textures): ThreeMaterial {
    const { shading } = this
    const makeLit = () => this.#make(base, surface, textures)
    const key = keyOf(base, surface, textures)
    if (shading === 'lit') return this.#shared.take(key, makeLit)
    return this.#shared.take(`${shading} ${key}`, () => {
      const lit = makeLit()
      const material = shaded(lit, shading)
      if (shading === 'unlit') material.userData.textures = lit.userData.textures
      else disposeSurface(lit)
      return material
    })
  }

  release(material: ThreeMaterial): void {
    this.#shared.release(material)
  }

  #make(base: ThreeMaterial | null, surface: Partial<Surface>, textures: Textures): ThreeMaterial {
    const material = base ? overlay(base, surface) : makeMaterial(surface as Surface)
    apply(material, surface)
    if (textures) this.#dress(material, textures)
    if (surface.repeat !== undefined && surface.repeat !== 1) repeatMaps(material, surface.repeat)
    return material
  }

  /** Gives a material the pictures that its record names, and takes away those that it says no to. */
  #dress(material: ThreeMaterial, textures: NonNullable<Textures>) {
    const target = material as unknown as Record<string, Texture | null>
    for (const slot of TEXTURE_SLOTS) {
      const id = textures[slot]
      if (id === undefined) continue
      const picture = id === null ? null : this.textures.make(id, slot)
      const texture = picture && own(material, picture)
      for (const map of MAPS[slot]) target[map] = texture
    }
  }
}

/** Remembers a texture that was made for one material alone, so that it goes with it. */
function own(material: ThreeMaterial, texture: Texture): Texture {
  material.userData.textures = [...(material.userData.textures ?? []), texture]
  return texture
}

function disposeSurface(material: ThreeMaterial) {
  for (const texture of (material.userData.textures ?? []) as Texture[]) texture.dispose()
  material.dispose()
}

function repeatMaps(material: ThreeMaterial, times: number) {
  const target = material as unknown as Record<string, Texture | null>
  for (const maps of Object.values(MAPS)) {
    const texture = target[maps[0]]
    if (!texture) continue
    const copy = own(material, repeated(texture, times))
    for (const map of maps) if (target[map]) target[map] = copy
  }
}

const PHYSICAL = {
  transmission: 0,
  thickness: 0,
  ior: 1.5,
  clearcoat: 0,
  sheenColor: '#000000',
  iridescence: 0,
  anisotropy: 0,
} as const satisfies Partial<Surface>

/** Whether a surface says anything that only three's physical material can show. */
const isPhysical = (surface: Partial<Surface>) =>
  (Object.keys(PHYSICAL) as (keyof typeof PHYSICAL)[]).some(
    (key) => surface[key] !== undefined && surface[key] !== PHYSICAL[key],
  )

function makeMaterial(surface: Surface): MeshStandardMaterial {
  const material = isPhysical(surface) ? new MeshPhysicalMaterial() : new MeshStandardMaterial()
  material.normalScale.y = -1 // texture coordinates run down, as in glTF
  return material
}

/** A copy of a model's material that can show what is changed; its textures stay. */
function overlay(base: ThreeMaterial, changes: Partial<Surface>): ThreeMaterial {
  const upgrade = isPhysical(changes) && base instanceof MeshStandardMaterial && !(base instanceof MeshPhysicalMaterial)
  const copy = upgrade ? MeshStandardMaterial.prototype.copy.call(new MeshPhysicalMaterial(), base) : base.clone()
  delete copy.userData.textures
  return copy
}

const SAME_NAME = ['emissiveIntensity', 'metalness', 'roughness'] as const
const SAME_NAME_PHYSICAL = [
  'transmission',
  'ior',
  'thickness',
  'clearcoat',
  'clearcoatRoughness',
  'sheenRoughness',
  'iridescence',
  'anisotropy',
] as const

function apply(material: ThreeMaterial, surface: Partial<Surface>) {
  const target = material as MeshPhysicalMaterial
  if (surface.color !== undefined) target.color?.set(surface.color)
  if (surface.emissive !== undefined) target.emissive?.set(surface.emissive)
  for (const key of SAME_NAME) if (surface[key] !== undefined) target[key] = surface[key]
  if (surface.opacity !== undefined) {
    target.opacity = surface.opacity
    target.transparent = surface.opacity < 1
    target.depthWrite = surface.opacity >= 1
  }
  if (surface.normalScale !== undefined) {
    const { x, y } = target.normalScale
    target.normalScale.set(Math.sign(x) * surface.normalScale || 0, Math.sign(y) * surface.normalScale || 0)
  }
  if (surface.doubleSided !== undefined) target.side = surface.doubleSided ? DoubleSide : FrontSide
  if (!(material instanceof MeshPhysicalMaterial)) return
  for (const key of SAME_NAME_PHYSICAL) if (surface[key] !== undefined) target[key] = surface[key]
  if (surface.iridescenceIor !== undefined) target.iridescenceIOR = surface.iridescenceIor
  if (surface.anisotropyRotation !== undefined) {
    target.anisotropyRotation = MathUtils.degToRad(surface.anisotropyRotation)
  }
  if (surface.sheenColor !== undefined) {
    target.sheenColor = new Color(surface.sheenColor)
    target.sheen = surface.sheenColor === '#000000' ? 0 : 1
  }
}
