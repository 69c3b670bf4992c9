import { expose } from 'comlink'
import type { ExportOptions } from '../../commands/export-options.ts'
import { exportScene } from '../export/index.ts'
import type { ExportInput } from '../export/input.ts'
import { browserTools } from './tools.ts'

const api = {
  export: (input: ExportInput, options: ExportOptions) => exportScene(input, options, browserTools),
}
export type ExportWorker = typeof api

expose(api)
