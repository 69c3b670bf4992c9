// Usage: npm run corpus -- FOLDER
import { resolve } from 'node:path'
import { ensureInstalled } from './install.mjs'

const folder = process.argv[2]
if (!folder) {
  console.error('Name a folder of models: npm run corpus -- FOLDER')
  process.exit(2)
}
ensureInstalled()
const { createServer } = await import('vite')
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { corpus } = await server.ssrLoadModule('/scripts/corpus.ts')
const whole = await corpus(resolve(folder))
await server.close()
process.exit(whole ? 0 : 1)
