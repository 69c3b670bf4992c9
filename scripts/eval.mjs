// Usage: npm run eval [-- WORDS OF A REQUEST]
import { ensureInstalled } from './install.mjs'
import { withModule } from './modules.mjs'

ensureInstalled()
await withModule('/tests/assistant/eval.ts', async ({ runEval, report }) => {
  console.info(report(await runEval(process.argv.slice(2).join(' '))))
})
