import type { WebGLRenderer } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { DRACOLoader } from 'three/addons/loaders/DRACOLoader.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { StrictKtx2Loader } from '../io/ktx2.ts'

let loader: GLTFLoader | null = null

/** three's glTF loader with all decoders; made once. */
export async function createLoader(renderer: WebGLRenderer): Promise<GLTFLoader> {
  loader ??= new GLTFLoader()
    .setDRACOLoader(new DRACOLoader())
    .setKTX2Loader(new StrictKtx2Loader().detectSupport(renderer))
    .setMeshoptDecoder(MeshoptDecoder)
  return loader
}
