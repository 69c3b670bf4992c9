import type { WebIO } from '@gltf-transform/core'
import type { ExportOptions } from '../../commands/export-options.ts'
import { writeScene } from './gltf.ts'
import type { ExportInput } from './input.ts'
import { gltfFiles, zip } from './zip.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface Exported {
  bytes: Bytes
  mime: string
  extension: string
  warnings: string[]
}

/** What an export needs of its surroundings; each is loaded when it is first needed. */
export interface ExportTools {
  io(): Promise<WebIO>
}

const ZIP = { mime: 'application/zip', extension: 'zip' }

/** Makes a file of a scene. What cannot be kept is among the warnings. */
export async function exportScene(input: ExportInput, options: ExportOptions, _tools: ExportTools): Promise<Exported> {
  const { bytes, warnings } = writeScene(input)
  switch (options.format) {
    case 'gltf':
      return { bytes: zip(gltfFiles(bytes)), ...ZIP, warnings }
    default:
      return { bytes, mime: 'model/gltf-binary', extension: 'glb', warnings }
  }
}
