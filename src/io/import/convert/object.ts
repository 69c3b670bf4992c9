import {
  type AnimationClip,
  type BufferGeometry,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  Scene,
  type Texture,
} from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { parseGlb } from '../../gltf/glb.ts'
import { pictureFacts } from '../../gltf/picture-facts.ts'
import { list, type Packed, packGltf } from '../pack.ts'
import { asStandard } from './materials.ts'
import type { RawImage } from './raw-images.ts'

/** What a loader of three made of a file. */
export interface Loaded {
  object: Object3D
  clips?: AnimationClip[]
}

/** Writes what a loader made as GLB. Pictures stay the bytes that they were. */
export async function objectToGlb({ object, clips = [] }: Loaded, name: string): Promise<Packed> {
  object.updateMatrixWorld(true)
  const warnings = prepare(object)
  const root = withoutShell(object)
  const pictures: Uint8Array[] = []
  const exporter = new GLTFExporter().register((writer) => rawPictures(writer as unknown as Writer, pictures))
  const glb = (await exporter.parseAsync(root, {
    binary: true,
    onlyVisible: false,
    animations: clips,
  })) as ArrayBuffer
  const { json, bin } = parseGlb(new Uint8Array(glb), name)
  json.asset.generator = 'Diorama'
  if (json.buffers) json.buffers[0].uri = BUFFER
  const packed = packGltf(json, name, (uri) => (uri === BUFFER ? bin : pictures[Number(uri.slice(PICTURE.length))]))
  return { glb: packed.glb, warnings: [...warnings, ...packed.warnings] }
}

/** Loaders put what they make into a group that says nothing: what is in it goes without. */
function withoutShell(object: Object3D): Object3D {
  const isShell = object.type === 'Group' && !object.name && object.matrix.equals(IDENTITY) && object.children.length
  return isShell ? new Scene().add(...object.children) : object
}

const IDENTITY = new Matrix4()

const BUFFER = 'diorama:buffer'
const PICTURE = 'diorama:picture/'

/** What is used of three's writer of glTF. */
interface Writer {
  json: { images?: object[] }
  cache: { images: Map<object, unknown> }
  processImage(image: RawImage): number
}

/** Lets the exporter carry pictures as they are, where it would draw them on a canvas and encode them anew. */
function rawPictures(writer: Writer, pictures: Uint8Array[]) {
  const known = new Map<RawImage, number>()
  writer.processImage = (image) => {
    const index = known.get(image)
    if (index !== undefined) return index
    writer.json.images ??= []
    const uri = `${PICTURE}${pictures.push(image.bytes) - 1}`
    const made = writer.json.images.push({ name: image.name, mimeType: pictureFacts(image.bytes)?.mime, uri }) - 1
    known.set(image, made)
    return made
  }
  return {}
}

/** Brings what loaders make into the form that glTF has. Returns warnings. */
function prepare(object: Object3D): string[] {
  const warnings = new Set<string>()
  const materials = new Map<Material, Material>()
  const flipped = new Set<BufferGeometry>()
  object.traverse((part) => {
    part.userData = {}
    if (!('material' in part)) return
    const mesh = part as Mesh
    const convert = (material: Material) => {
      const known = materials.get(material)
      if (known) return known
      const made = asStandard(material, warnings)
      materials.set(material, made)
      return made
    }
    mesh.material = Array.isArray(mesh.material) ? mesh.material.map(convert) : convert(mesh.material)
    if (!(mesh instanceof Mesh)) return
    const all = [mesh.material].flat() as unknown as Record<string, Texture | null>[]
    if (all.some((material) => texturesOf(material).some((texture) => texture.userData.flipped)))
      flipped.add(mesh.geometry)
  })
  for (const geometry of flipped) flipUvs(geometry)
  return [...warnings]
}

const texturesOf = (material: Record<string, unknown>): Texture[] =>
  Object.values(material).filter((value): value is Texture => !!(value as Texture | null)?.isTexture)

/** three's pictures begin at the bottom, those of glTF at the top: the vertices follow, and the pictures stay. */
function flipUvs(geometry: BufferGeometry) {
  for (const key of ['uv', 'uv1', 'uv2']) {
    const uv = geometry.getAttribute(key)
    for (let i = 0; i < (uv?.count ?? 0); i++) uv.setY(i, 1 - uv.getY(i))
  }
}

/** What to say of files that a model names and that did not come with it. */
export const missingFiles = (name: string, missing: readonly string[]): string[] =>
  missing.length ? [`"${name}" names files that did not come with it, or that are no pictures: ${list(missing)}`] : []
