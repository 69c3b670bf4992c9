import '../../document/no-eval.ts'
import { expose, transfer } from 'comlink'
import type { ExportOptions } from '../../commands/export-options.ts'
import { exportScene } from '../export/index.ts'
import type { ExportInput } from '../export/input.ts'
import { provideCanvas } from './canvas.ts'
import { browserTools } from './tools.ts'

const api = {
  async export(input: ExportInput, options: ExportOptions) {
    if (options.format === 'usdz') provideCanvas()
    const made = await exportScene(input, options, browserTools)
    return transfer(made, [made.bytes.buffer])
  },
}
export type ExportWorker = typeof api

expose(api)
