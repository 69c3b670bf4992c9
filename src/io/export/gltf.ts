import { writeGlb } from '../gltf/glb.ts'
import { joinBuffers } from './bytes.ts'
import { compact, reach } from './compact.ts'
import { listExtensions, stripStrangers } from './extensions.ts'
import { GltfFile } from './file.ts'
import type { ExportInput } from './input.ts'
import { SceneWriter } from './scene.ts'
import { adoptModels } from './sources.ts'

export interface WrittenGlb {
  bytes: Uint8Array<ArrayBuffer>
  /** What could not be kept, in words for the user. */
  warnings: string[]
}

/**
 * Writes a scene as GLB from its document and the bytes of its models. What nobody changed is carried over as it is,
 * byte for byte, with what Diorama does not know; what only deleted nodes used is left out. `prune` leaves out too what
 * models brought along that nothing ever used.
 */
export function writeScene(input: ExportInput, { prune = false } = {}): WrittenGlb {
  const file = new GltfFile()
  const models = adoptModels(input, file)
  const scene = new SceneWriter(input, file, models)
  scene.run()
  file.close()
  const { json } = file
  const views = json.bufferViews?.length
  if (compact(json, reach(json, scene.kept(prune))))
    file.tellLost(stripStrangers(json), 'where parts are deleted or joined')
  listExtensions(
    json,
    [...models.values()].map((model) => model.json),
  )
  const bin = joinBuffers(json, file.bytes, json.bufferViews?.length === views)
  json.asset = { ...json.asset, generator: 'Diorama' }
  return { bytes: writeGlb(json, bin), warnings: file.warnings }
}
