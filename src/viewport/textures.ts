import { type Material, NoColorSpace, RepeatWrapping, SRGBColorSpace, Texture } from 'three'
import type { BlobStore } from '../assets/blobs.ts'
import type { Asset, AssetId, TextureSlot } from '../document/index.ts'

/** Where three's materials keep the texture of a slot. */
export const MAPS = {
  color: ['map'],
  normal: ['normalMap'],
  roughness: ['roughnessMap', 'metalnessMap'],
  emissive: ['emissiveMap'],
  occlusion: ['aoMap'],
} as const satisfies Record<TextureSlot, readonly string[]>

/** Pictures of the scene, decoded to be drawn as textures. */
export class TextureLibrary {
  readonly #pictures = new Map<AssetId, Texture>()

  constructor(private readonly blobs: BlobStore) {}

  /** Decodes a picture. Throws a sentence where it cannot. */
  async prepare(asset: Asset): Promise<void> {
    if (this.#pictures.has(asset.id)) return
    const texture = new Texture()
    texture.flipY = false
    texture.wrapS = texture.wrapT = RepeatWrapping
    try {
      texture.source.data = await createImageBitmap(new Blob([this.blobs.get(asset.id)], { type: asset.mime }))
    } catch {
      throw new Error(`"${asset.name}" cannot be decoded; it may be damaged`)
    }
    this.#pictures.set(asset.id, texture)
  }

  /** Forgets all pictures but these. */
  keepOnly(ids: ReadonlySet<AssetId>): void {
    for (const [id, texture] of this.#pictures) {
      if (ids.has(id)) continue
      texture.dispose()
      ;(texture.source.data as ImageBitmap).close()
      this.#pictures.delete(id)
    }
  }

  /** A new texture of a picture for one slot, to be disposed of by the caller; null before the picture is decoded. */
  make(id: AssetId, slot: TextureSlot): Texture | null {
    const texture = this.#pictures.get(id)?.clone()
    if (!texture) return null
    texture.colorSpace = slot === 'color' || slot === 'emissive' ? SRGBColorSpace : NoColorSpace
    return texture
  }
}

/** The textures that a material wears. */
export const texturesIn = (material: Material): Texture[] =>
  Object.values(material).filter((value): value is Texture => value instanceof Texture)

/** A copy of a texture, which others may share, that repeats so often along each side. */
export function repeated(texture: Texture, times: number): Texture {
  const copy = texture.clone()
  copy.repeat.set(times, times)
  copy.wrapS = copy.wrapT = RepeatWrapping
  return copy
}
