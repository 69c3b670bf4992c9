// Usage: npm run corpus -- FOLDER
import { resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { withModule } from './modules.mjs'

const folder = process.argv[2]
if (!folder) {
  console.error('Name a folder of models: npm run corpus -- FOLDER')
  process.exit(2)
}
ensureInstalled()
const whole = await withModule('/scripts/corpus.ts', ({ corpus }) => corpus(resolve(folder)))
process.exit(whole ? 0 : 1)
