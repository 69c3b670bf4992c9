import type { Document, Material as GltfMaterial, Texture, TextureInfo } from '@gltf-transform/core'
import { EXTTextureAVIF, EXTTextureWebP, KHRTextureTransform } from '@gltf-transform/extensions'
import { type Asset, type Material, TEXTURE_SLOTS, type TextureSlot } from '../../document/index.ts'

const REPEAT = 10497 // glTF's REPEAT, WebGL's number for it

/** How glTF-Transform sets and finds the texture of each slot. */
const SLOTS: Record<
  TextureSlot,
  { set(m: GltfMaterial, t: Texture | null): unknown; info(m: GltfMaterial): TextureInfo | null }
> = {
  color: { set: (m, t) => m.setBaseColorTexture(t), info: (m) => m.getBaseColorTextureInfo() },
  normal: { set: (m, t) => m.setNormalTexture(t), info: (m) => m.getNormalTextureInfo() },
  roughness: { set: (m, t) => m.setMetallicRoughnessTexture(t), info: (m) => m.getMetallicRoughnessTextureInfo() },
  emissive: { set: (m, t) => m.setEmissiveTexture(t), info: (m) => m.getEmissiveTextureInfo() },
  occlusion: { set: (m, t) => m.setOcclusionTexture(t), info: (m) => m.getOcclusionTextureInfo() },
}

/** Writes the pictures of the scene as textures: each once, byte for byte. */
export class PictureWriter {
  readonly #textures = new Map<string, Texture>()

  constructor(
    private readonly doc: Document,
    private readonly assets: ReadonlyMap<string, Asset>,
    private readonly blobs: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  ) {}

  /** Lays pictures over a material, and takes away those that are null. */
  lay(material: GltfMaterial, textures: NonNullable<Material['textures']>): void {
    for (const slot of TEXTURE_SLOTS) {
      const id = textures[slot]
      if (id === undefined) continue
      SLOTS[slot].set(material, id === null ? null : this.#texture(id))
      const info = SLOTS[slot].info(material)
      if (id !== null) info?.setTexCoord(0).setWrapS(REPEAT).setWrapT(REPEAT)
    }
  }

  /** Lets all textures of a material repeat so often along each side. */
  repeat(material: GltfMaterial, times: number): void {
    for (const slot of TEXTURE_SLOTS) {
      const info = SLOTS[slot].info(material)
      if (!info || (times === 1 && !info.getExtension('KHR_texture_transform'))) continue
      const transform = this.doc.createExtension(KHRTextureTransform).createTransform().setScale([times, times])
      info.setExtension('KHR_texture_transform', transform)
      info.setWrapS(REPEAT).setWrapT(REPEAT)
    }
  }

  #texture(id: string): Texture | null {
    const known = this.#textures.get(id)
    const asset = this.assets.get(id)
    const bytes = this.blobs.get(id)
    if (known || !asset || !bytes) return known ?? null
    if (asset.mime === 'image/webp') this.doc.createExtension(EXTTextureWebP).setRequired(true)
    if (asset.mime === 'image/avif') this.doc.createExtension(EXTTextureAVIF).setRequired(true)
    const texture = this.doc
      .createTexture(asset.name.replace(/\.\w+$/, ''))
      .setImage(bytes)
      .setMimeType(asset.mime)
    this.#textures.set(id, texture)
    return texture
  }
}
