import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const LIBS = fileURLToPath(new URL('./node_modules/three/examples/jsm/libs/', import.meta.url))
const DECODERS = {
  'decoders/draco/': 'draco/gltf/',
  'decoders/basis/': 'basis/',
}

/** Serves three's Draco and Basis decoders from the app itself, below /decoders/. */
function decoders(): Plugin {
  const files = Object.entries(DECODERS).flatMap(([to, from]) =>
    readdirSync(LIBS + from)
      .filter((name) => /\.(js|wasm)$/.test(name) && name !== 'draco_encoder.js')
      .map((name) => ({ path: to + name, file: LIBS + from + name })),
  )
  return {
    name: 'decoders',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files.find(({ path }) => request.url === `/${path}`)
        if (!found) return next()
        response.setHeader('Content-Type', found.path.endsWith('.wasm') ? 'application/wasm' : 'text/javascript')
        createReadStream(found.file).pipe(response)
      })
    },
    generateBundle() {
      for (const { path, file } of files) this.emitFile({ type: 'asset', fileName: path, source: readFileSync(file) })
    },
  }
}

export default defineConfig({
  plugins: [react(), decoders()],
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', chunkSizeWarningLimit: 1500, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
