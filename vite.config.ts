import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { offline } from './scripts/offline.ts'
import { contentPolicy } from './scripts/policy.mjs'
import { viewerProgram } from './scripts/viewer-plugin.ts'

/** What the first frame needs; what comes after it lies in folders called `later`. */
const CORE =
  /\/src\/(?!\w+\/later\/)(document|spatial|session|commands|hooks|texts\/(texts|en))\b|\/node_modules\/(react|react-dom|scheduler|zustand|zod|immer|fractional-indexing)\//

export default defineConfig({
  plugins: [react(), viewerProgram(), contentPolicy(), offline()],
  server: { host: '127.0.0.1' },
  optimizeDeps: {
    // These find their decoders and workers beside themselves, which bundling them beforehand would break.
    exclude: [
      'three/addons/loaders/DRACOLoader.js',
      'three/addons/loaders/KTX2Loader.js',
      'ktx2-encoder',
      'three-mesh-bvh/worker',
    ],
    // What workers import is found only when one starts; bundling it then would reload the page, scene and all.
    include: [
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'comlink',
      'draco3dgltf',
      'fflate',
      'ktx2-encoder > ktx-parse',
      'linkedom/worker',
      'meshoptimizer',
      ...['3MF', 'Collada', 'FBX', 'MTL', 'OBJ', 'PLY', 'STL', 'TGA', 'USD', 'VOX', 'EXR', 'HDR', 'GLTF'].map(
        (format) => `three/addons/loaders/${format}Loader.js`,
      ),
      ...['GLTF', 'OBJ', 'PLY', 'STL', 'USDZ'].map((format) => `three/addons/exporters/${format}Exporter.js`),
    ],
  },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1500,
    modulePreload: { polyfill: false },
    // What the first frame needs anyway comes in one file, not in a dozen small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: CORE }] } } },
  },
  worker: { format: 'es', plugins: () => [viewerProgram()] },
})
