import { LoadingManager, TextureLoader } from 'three'
import { FBXLoader } from 'three/addons/loaders/FBXLoader.js'
import { baseName, bytesOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { missingFiles, objectToGlb } from './object.ts'
import { withRawImages } from './raw-images.ts'

/** FBX counts in centimetres, times a factor of its own. */
const CENTIMETRE = 0.01

/** Autodesk FBX, binary or text. Its axes are turned by the loader, its units here. */
export const fbxToGlb: ToGlb = async (file, all) => {
  const name = baseName(file.path)
  const bytes = await bytesOf(file)
  const { result, missing } = await withRawImages(file, all, () => new FBXLoader(withTarga()).parse(bytes.buffer, ''))
  const factor = (result.userData.unitScaleFactor as number | undefined) ?? 1
  result.scale.multiplyScalar(factor * CENTIMETRE)
  const packed = await objectToGlb({ object: result, clips: result.animations }, name)
  return { ...packed, warnings: [...packed.warnings, ...missingFiles(name, missing)] }
}

/** The loader asks for a loader of TGA by its ending: pictures are read here whatever they are. */
function withTarga(): LoadingManager {
  const manager = new LoadingManager()
  return manager.addHandler(/\.tga$/i, new TextureLoader(manager))
}
