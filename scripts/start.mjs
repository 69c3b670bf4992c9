// npm start: installs what is missing, builds, serves, and prints the address. Node built-ins only until `npm ci` is done.
import { join } from 'node:path'
import { forwardingFrom } from './forward.mjs'
import { ensureInstalled, root, run } from './install.mjs'
import { serve } from './server.mjs'

ensureInstalled()
run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'])
const forwarding = forwardingFrom(process.env)
const { url } = await serve(join(root, 'dist'), Number(process.env.PORT) || 4173, forwarding)
console.log(`Diorama is at ${url}`)
if (forwarding) console.log(`The assistant may ask the language model at ${new URL(forwarding.address).origin}`)
