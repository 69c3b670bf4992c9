import { expose } from 'comlink'
import type { ExportFormat } from '../../commands/context.ts'
import { createGltfIo } from '../codecs.ts'
import { exportGltf } from '../export/gltf.ts'
import type { ExportInput } from '../export/input.ts'

const api = {
  async export(input: ExportInput, format: ExportFormat) {
    return exportGltf(input, await createGltfIo(), format)
  },
}
export type ExportWorker = typeof api

expose(api)
