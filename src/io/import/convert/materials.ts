import {
  type Material,
  type MeshBasicMaterial,
  MeshPhongMaterial,
  MeshStandardMaterial,
  type PointsMaterial,
  type Texture,
} from 'three'
import type { RawImage } from './raw-images.ts'

type Textured = Record<string, Texture | null>

/** Slots of three's materials that glTF has. */
const MAPS = [
  'map',
  'normalMap',
  'emissiveMap',
  'aoMap',
  'alphaMap',
  'metalnessMap',
  'roughnessMap',
  'bumpMap',
  'specularMap',
  'lightMap',
  'displacementMap',
]

/** The metal-and-roughness material that is the nearest to one of another kind. Says what glTF has no place for. */
export function asStandard(material: Material, warnings: Set<string>): Material {
  const made = isKept(material) ? material : standardOf(material as MeshPhongMaterial)
  const slots = made as unknown as Textured
  for (const key of MAPS) {
    const texture = slots[key]
    if (!texture) continue
    if (isEmpty(texture)) slots[key] = null
    else flip(texture)
  }
  joinMetalRoughness(made, warnings)
  const source = material as unknown as Textured
  if (source.bumpMap && !isEmpty(source.bumpMap)) warnings.add('Bump maps are left out: glTF has normal maps only')
  return made
}

const isKept = (material: Material) =>
  'isMeshStandardMaterial' in material ||
  'isMeshBasicMaterial' in material ||
  !('isMeshPhongMaterial' in material || 'isMeshLambertMaterial' in material)

const isEmpty = (texture: Texture) => !(texture.image as RawImage | undefined)?.bytes?.byteLength

/** Lets a texture begin at the top, as those of glTF do; the vertices that show it are flipped with it. */
function flip(texture: Texture) {
  if (!texture.flipY) return
  texture.flipY = false
  texture.userData.flipped = true
  texture.offset.y = 1 - texture.repeat.y - texture.offset.y
}

/** Blinn's shininess as roughness: Walter et al. 2007, as the glTF exporters of other programs have it. */
const roughnessOf = (shininess: number) => Math.sqrt(2 / (shininess + 2))

function standardOf(source: MeshPhongMaterial | MeshBasicMaterial | PointsMaterial): MeshStandardMaterial {
  const phong = source as MeshPhongMaterial
  const made = new MeshStandardMaterial({
    name: source.name,
    color: source.color,
    map: source.map,
    metalness: 0,
    roughness: source instanceof MeshPhongMaterial ? roughnessOf(source.shininess) : 1,
    opacity: source.opacity,
    transparent: source.transparent || source.opacity < 1,
    alphaTest: source.alphaTest,
    side: source.side,
    vertexColors: source.vertexColors,
  })
  if (phong.emissive) made.emissive.copy(phong.emissive).multiplyScalar(phong.emissiveIntensity ?? 1)
  made.emissiveMap = phong.emissiveMap ?? null
  made.normalMap = phong.normalMap ?? null
  if (phong.normalScale) made.normalScale.copy(phong.normalScale)
  made.aoMap = phong.aoMap ?? null
  return made
}

/** glTF has metalness and roughness in one texture: two that are the same picture are one; else one goes. */
function joinMetalRoughness(material: Material, warnings: Set<string>) {
  const { metalnessMap, roughnessMap, metalness } = material as MeshStandardMaterial
  if (!metalnessMap && !roughnessMap) return
  const target = material as MeshStandardMaterial
  if (metalnessMap && roughnessMap && !isSame(metalnessMap, roughnessMap)) {
    warnings.add('Textures of metalness are left out where they are apart from those of roughness')
    target.metalness = 0
  } else if (!metalnessMap && metalness > 0) warnings.add('Metalness is taken from the texture of roughness')
  target.roughnessMap ??= metalnessMap
  target.metalnessMap = target.roughnessMap
}

const isSame = (a: Texture, b: Texture) => {
  const [x, y] = [(a.image as RawImage).bytes, (b.image as RawImage).bytes]
  return x.byteLength === y.byteLength && x.every((byte, i) => byte === y[i])
}
