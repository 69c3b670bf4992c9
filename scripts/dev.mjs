// npm run dev: serves the sources with hot reload.
import { join } from 'node:path'
import { ensureInstalled, root, run } from './install.mjs'

ensureInstalled()
run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')])
