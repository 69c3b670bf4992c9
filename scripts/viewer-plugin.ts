import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = fileURLToPath(new URL('../src/io/export/viewer/viewer.ts', import.meta.url))
const ID = 'virtual:viewer'

/** Gives the program of exported web pages as text, bundled into one module: `import program from 'virtual:viewer'`. */
export function viewerProgram(): Plugin {
  let code: Promise<string> | undefined
  return {
    name: 'diorama:viewer',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      code ??= bundle()
      return `export default ${JSON.stringify(await code)}`
    },
  }
}

async function bundle(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['es'], fileName: 'viewer' }, minify: true },
  })) as Rolldown.RolldownOutput[]
  const [entry] = made.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  return entry.code
}
