import {
  type AnimationClip,
  type BufferGeometry,
  type Material,
  type Matrix4,
  Mesh,
  type Object3D,
  type Skeleton,
  type WebGLRenderer,
} from 'three'
import type { GLTF, GLTFParser } from 'three/addons/loaders/GLTFLoader.js'
import type { BlobStore } from '../assets/blobs.ts'
import type { Asset, AssetId } from '../document/index.ts'
import { clipsOf } from './clips/tracks.ts'
import { copiesOf } from './copies.ts'
import { TextureLibrary, texturesIn } from './textures.ts'

/** What draws one primitive of a mesh: `make` gives a new drawable over shared geometry. */
export interface LoadedPrimitive {
  geometry: BufferGeometry
  material: Material
  /** The index of that material in the model; -1 for glTF's default one. */
  source: number
  /** Triangles, or else lines or points, which keep the loader's own object as a template. */
  template: Object3D
}

export interface LoadedModel {
  /** For each glTF mesh its primitives. */
  meshes: LoadedPrimitive[][]
  /** For each glTF material what draws it on a mesh that is not its own. */
  materials: Material[]
  /** For nodes of EXT_mesh_gpu_instancing the places of their copies, relative to the node. */
  copies: Map<number, Matrix4[]>
  /** For each glTF skin its inverse bind matrices. */
  skins: Matrix4[][]
  /** Tracks name nodes as `tracks.ts` says. */
  clips: AnimationClip[]
}

/** Models decoded for drawing, by the hash of their bytes. Decoders are served by the app and loaded when needed. */
export class ModelLibrary {
  readonly #models = new Map<AssetId, LoadedModel>()
  #provideRenderer: (renderer: WebGLRenderer | null) => void = () => {}
  readonly #renderer = new Promise<WebGLRenderer | null>((resolve) => {
    this.#provideRenderer = resolve
  })

  /** Pictures that are no part of a model. */
  readonly textures: TextureLibrary

  constructor(readonly blobs: BlobStore) {
    this.textures = new TextureLibrary(blobs)
  }

  /** Tells which renderer will draw the models: compressed textures are decoded to what it supports. */
  connect(renderer: WebGLRenderer): void {
    this.#provideRenderer(renderer)
  }

  /** Tells that nothing can be drawn here: models are kept, and not decoded. */
  giveUp(): void {
    this.#provideRenderer(null)
  }

  get(id: AssetId): LoadedModel | undefined {
    return this.#models.get(id)
  }

  /** Forgets all models and pictures but these. */
  keepOnly(ids: ReadonlySet<AssetId>): void {
    for (const [id, model] of this.#models) {
      if (ids.has(id)) continue
      rest(model)
      this.#models.delete(id)
    }
    this.textures.keepOnly(ids)
  }

  /** Takes a model off the graphics card; it goes there again when it is drawn. */
  rest(id: AssetId): void {
    const model = this.#models.get(id)
    if (model) rest(model)
  }

  /** Decodes a model, or a picture. Throws a sentence where it cannot; returns what of it cannot be shown. */
  async prepare(asset: Asset): Promise<string[]> {
    if (asset.kind === 'image') await this.textures.prepare(asset)
    if (asset.kind !== 'model' || this.#models.has(asset.id)) return []
    const bytes = this.blobs.get(asset.id)
    const renderer = await this.#renderer
    if (!renderer) return []
    try {
      const gltf = await parse(bytes, renderer)
      const { parser } = gltf
      const meshes = await Promise.all((asset.meshes ?? []).map((_, i) => loadMesh(parser, i)))
      const materials = (await Promise.all(
        (asset.materials ?? []).map((_, i) => parser.getDependency('material', i)),
      )) as Material[]
      const skins = await Promise.all(
        (asset.skins ?? []).map(async (_, i) => ((await parser.getDependency('skin', i)) as Skeleton).boneInverses),
      )
      this.#models.set(asset.id, { meshes, materials, copies: await copiesOf(parser), skins, clips: clipsOf(gltf) })
      return await lostPictures(parser, asset.name)
    } catch (error) {
      throw new Error(`"${asset.name}" cannot be decoded: ${(error as Error).message}`)
    }
  }
}

function rest({ meshes, materials }: LoadedModel) {
  const used = new Set<Material>(materials)
  for (const { geometry, material } of meshes.flat()) {
    geometry.dispose()
    used.add(material)
  }
  for (const material of used) {
    for (const texture of texturesIn(material)) texture.dispose()
    material.dispose()
  }
}

async function parse(bytes: Uint8Array<ArrayBuffer>, renderer: WebGLRenderer): Promise<GLTF> {
  const { createLoader } = await import('./loader.ts')
  const loader = await createLoader(renderer)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  return loader.parseAsync(buffer, '')
}

interface GLTFJson {
  meshes: { primitives: { material?: number }[] }[]
  textures?: unknown[]
}

/** The loader goes on without a picture that it cannot decode: then its surface is plain. */
async function lostPictures(parser: GLTFParser, name: string): Promise<string[]> {
  const { textures = [] } = parser.json as GLTFJson
  const loaded = await Promise.all(textures.map((_, i) => parser.getDependency('texture', i) as Promise<unknown>))
  const lost = loaded.filter((texture) => !texture).length
  return lost
    ? [`"${name}" shows plain where ${lost === 1 ? 'a picture' : `${lost} pictures`} of it cannot be decoded`]
    : []
}

async function loadMesh(parser: GLTFParser, index: number): Promise<LoadedPrimitive[]> {
  const loaded = (await parser.getDependency('mesh', index)) as Object3D
  const parts = loaded instanceof Mesh || !loaded.children.length ? [loaded] : loaded.children
  const { primitives } = (parser.json as GLTFJson).meshes[index]
  return parts.map((part, i) => {
    const { geometry, material } = part as Mesh
    return { geometry, material: material as Material, source: primitives[i].material ?? -1, template: part }
  })
}
