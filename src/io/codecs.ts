import { WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'

/** Draco's decoder and encoder; where their WebAssembly is depends on the surroundings. */
export interface Draco {
  decoder: unknown
  encoder: unknown
}

/** Reads and writes glTF with every extension that glTF-Transform knows, and decodes all geometry. */
export async function createGltfIo(draco: Draco): Promise<WebIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  return new WebIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'draco3d.decoder': draco.decoder,
    'draco3d.encoder': draco.encoder,
    'meshopt.decoder': MeshoptDecoder,
    'meshopt.encoder': MeshoptEncoder,
  })
}
