import { ColladaLoader } from 'three/addons/loaders/ColladaLoader.js'
import { FileError } from '../../gltf/glb.ts'
import { baseName, bytesOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { provideDomParser } from './dom.ts'
import { missingFiles, objectToGlb } from './object.ts'
import { withRawImages } from './raw-images.ts'

/** COLLADA. Units and axes are in the file, and the loader follows them. */
export const colladaToGlb: ToGlb = async (file, all) => {
  const name = baseName(file.path)
  const source = new TextDecoder().decode(await bytesOf(file))
  provideDomParser()
  const { result, missing } = await withRawImages(file, all, () => new ColladaLoader().parse(source, ''))
  if (!result?.scene) throw new FileError(`"${name}" is no COLLADA, or it is damaged`)
  const packed = await objectToGlb({ object: result.scene, clips: result.scene.animations }, name)
  return { ...packed, warnings: [...packed.warnings, ...missingFiles(name, missing)] }
}
