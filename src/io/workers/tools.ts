import draco from 'draco3dgltf'
import decoderUrl from 'draco3dgltf/draco_decoder_gltf.wasm?url'
import encoderUrl from 'draco3dgltf/draco_encoder.wasm?url'
import { createGltfIo } from '../codecs.ts'
import type { ExportTools } from '../export/index.ts'

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What exports need, as a worker of the browser has it. */
export const browserTools: ExportTools = {
  io: once(async () => {
    const [decoder, encoder] = await Promise.all([
      draco.createDecoderModule({ locateFile: () => decoderUrl }),
      draco.createEncoderModule({ locateFile: () => encoderUrl }),
    ])
    return createGltfIo({ decoder, encoder })
  }),
}
