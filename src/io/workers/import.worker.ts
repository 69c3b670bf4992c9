import '../../document/no-eval.ts'
import { expose, transfer } from 'comlink'
import type { InputFile } from '../../commands/context.ts'
import { parseFiles } from '../import/parse.ts'

const api = {
  async parse(files: readonly InputFile[]) {
    const parsed = await parseFiles(files)
    return transfer(parsed, [...new Set(parsed.items.map(({ bytes }) => bytes.buffer))])
  },
}
export type ImportWorker = typeof api

expose(api)
