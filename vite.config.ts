import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  optimizeDeps: {
    // These find their decoders beside themselves, which bundling them beforehand would break.
    exclude: ['three/addons/loaders/DRACOLoader.js', 'three/addons/loaders/KTX2Loader.js'],
    // What workers import is found only when one starts; bundling it then would reload the page, scene and all.
    include: [
      '@gltf-transform/core',
      '@gltf-transform/extensions',
      '@gltf-transform/functions',
      'comlink',
      'fflate',
      'meshoptimizer',
    ],
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 1500, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
