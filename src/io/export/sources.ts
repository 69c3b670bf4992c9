import { parseGlb } from '../gltf/glb.ts'
import type { Adopted, GltfFile } from './file.ts'
import type { ExportInput } from './input.ts'

/** The models of a scene inside the file that is written, by their assets. */
export type SourceModels = ReadonlyMap<string, Adopted>

/** Puts the models that a scene uses into a file, as they are. */
export function adoptModels(input: ExportInput, file: GltfFile): SourceModels {
  const models = new Map<string, Adopted>()
  for (const asset of input.assets) {
    if (asset.kind === 'model') {
      models.set(asset.id, file.adopt(parseGlb(input.blobs.get(asset.id)!, asset.name), asset.name))
    }
  }
  return models
}
