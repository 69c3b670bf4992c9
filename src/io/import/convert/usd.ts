import { USDLoader } from 'three/addons/loaders/USDLoader.js'
import { baseName, bytesOf, unzip } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { missingFiles, objectToGlb } from './object.ts'
import { withRawImages } from './raw-images.ts'

/** USDZ, USDA and USDC. Units and axes are in the file, and the loader follows them. */
export const usdToGlb: ToGlb = async (file, all) => {
  const name = baseName(file.path)
  const bytes = await bytesOf(file)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) unzip(bytes, name) // for its limits: the loader unpacks it by itself
  const { result, missing } = await withRawImages(file, all, () => new USDLoader().parse(bytes.buffer))
  const packed = await objectToGlb({ object: result, clips: result.animations }, name)
  return { ...packed, warnings: [...packed.warnings, ...missingFiles(name, missing)] }
}
