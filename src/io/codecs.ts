import { WebIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS, KHRDracoMeshCompression } from '@gltf-transform/extensions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { RawDraco } from './export/raw-draco.ts'

/** Reads and writes glTF with every extension. Draco geometry is carried as it is, without being decoded. */
export async function createGltfIo(): Promise<WebIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  const others = ALL_EXTENSIONS.filter((extension) => extension !== KHRDracoMeshCompression)
  return new WebIO()
    .registerExtensions([...others, RawDraco])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder })
}
