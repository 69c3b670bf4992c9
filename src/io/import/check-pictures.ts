import { type GlbParts, viewBytes } from '../gltf/glb.ts'
import { pictureFacts } from '../gltf/picture-facts.ts'

/** Pixels; wider or higher no graphics card takes, and decoding them takes gigabytes. */
export const LARGEST_PICTURE = 16_384

/** Makes sure that the pictures of a model can be decoded without exhausting the memory. */
export function checkPictures({ json, bin }: GlbParts, fail: (fault: string) => never): void {
  json.images?.forEach((image, i) => {
    const bytes = viewBytes({ json, bin }, image.bufferView)
    const facts = bytes && pictureFacts(bytes)
    if (facts && Math.max(facts.width, facts.height) > LARGEST_PICTURE) {
      fail(
        `the picture ${image.name ? `"${image.name}"` : `images[${i}]`} is ${facts.width} × ${facts.height} pixels; at most ${LARGEST_PICTURE} a side can be shown`,
      )
    }
  })
}
