// Usage: npm run eval [-- WORDS OF A REQUEST]
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { createServer } = await import('vite')
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { runEval, report } = await server.ssrLoadModule('/tests/assistant/eval.ts')
const scores = await runEval(process.argv.slice(2).join(' '))
console.info(report(scores))
await server.close()
