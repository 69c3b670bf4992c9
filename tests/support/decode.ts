import type { WebIO } from '@gltf-transform/core'
import draco from 'draco3dgltf'
import { createGltfIo } from '../../src/io/codecs.ts'

/** Reads glTF and decodes it, and can write Draco. */
export async function createDecodingIo(): Promise<WebIO> {
  const [decoder, encoder] = await Promise.all([draco.createDecoderModule(), draco.createEncoderModule()])
  return createGltfIo({ decoder, encoder })
}
