import type { GLTF } from '@gltf-transform/core'
import { type Asset, type Material, TEXTURE_SLOTS } from '../../document/index.ts'
import { at, cut, put } from '../gltf/path.ts'
import { TEXTURE_PATHS } from '../gltf/surface.ts'
import type { GltfFile } from './file.ts'

/** Pictures that need an extension to be named. */
const EXTENSIONS: Record<string, string> = { 'image/webp': 'EXT_texture_webp', 'image/avif': 'EXT_texture_avif' }
const REPEAT = 10497 // WebGL's number, as glTF has it; it is the default

/** Writes the pictures of the scene as textures: each once, byte for byte. */
export class PictureWriter {
  readonly #textures = new Map<string, number>()

  constructor(
    private readonly file: GltfFile,
    private readonly assets: ReadonlyMap<string, Asset>,
    private readonly blobs: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  ) {}

  /** Lays pictures over a material, and takes away those that are null. */
  lay(material: GLTF.IMaterial, textures: NonNullable<Material['textures']>): void {
    for (const slot of TEXTURE_SLOTS) {
      const id = textures[slot]
      if (id === undefined) continue
      const index = id === null ? undefined : this.#texture(id)
      cut(material, TEXTURE_PATHS[slot])
      if (index !== undefined) put(material, TEXTURE_PATHS[slot], { index })
    }
  }

  /** Lets the textures of a material repeat, where their samplers would not let them. */
  wrap(material: GLTF.IMaterial): void {
    for (const slot of TEXTURE_SLOTS) {
      const info = at(material, TEXTURE_PATHS[slot]) as GLTF.ITextureInfo | undefined
      const texture = info && this.file.json.textures?.[info.index]
      const sampler = this.file.json.samplers?.[texture?.sampler ?? -1]
      const repeats = (n: number | undefined) => n === undefined || n === REPEAT
      if (!info || !texture || !sampler || (repeats(sampler.wrapS) && repeats(sampler.wrapT))) continue
      const { wrapS: _, wrapT: __, ...rest } = sampler
      info.index = this.file.add('textures', { ...texture, sampler: this.file.add('samplers', rest) })
    }
  }

  #texture(id: string): number | undefined {
    const known = this.#textures.get(id)
    const asset = this.assets.get(id)
    const bytes = this.blobs.get(id)
    if (known !== undefined || !asset || !bytes) return known
    const name = asset.name.replace(/\.\w+$/, '')
    const source = this.file.add('images', { name, mimeType: asset.mime, bufferView: this.file.addView(bytes) })
    const extension = EXTENSIONS[asset.mime]
    if (extension) this.file.require(extension)
    const index = this.file.add('textures', extension ? { extensions: { [extension]: { source } } } : { source })
    this.#textures.set(id, index)
    return index
  }
}
