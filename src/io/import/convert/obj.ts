import { LoadingManager } from 'three'
import { MTLLoader } from 'three/addons/loaders/MTLLoader.js'
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js'
import { baseName, bytesOf, findFile, folderOf } from '../files.ts'
import type { ToGlb } from '../to-glb.ts'
import { missingFiles, objectToGlb } from './object.ts'
import { withRawImages } from './raw-images.ts'

const text = new TextDecoder()

/** Wavefront OBJ, with the materials of its MTL files. It has no units, and Y points up as a rule. */
export const objToGlb: ToGlb = async (file, all) => {
  const name = baseName(file.path)
  const source = text.decode(await bytesOf(file))
  const libraries = [...source.matchAll(/^mtllib\s+(.+?)\s*$/gm)].map((match) => match[1])
  const found = libraries.map((path) => ({ path, match: findFile(all, folderOf(file.path), path) }))
  const mtl = (await Promise.all(found.map(async ({ match }) => match && text.decode(await bytesOf(match))))).join('\n')
  const { result, missing } = await withRawImages(file, all, () => {
    const loader = new OBJLoader()
    if (mtl.trim()) {
      const materials = new MTLLoader(new LoadingManager()).parse(mtl, '')
      materials.preload()
      loader.setMaterials(materials)
    }
    return loader.parse(source)
  })
  const lost = found.filter(({ match }) => !match).map(({ path }) => path)
  const packed = await objectToGlb({ object: result }, name)
  return { ...packed, warnings: [...packed.warnings, ...missingFiles(name, [...lost, ...missing])] }
}
