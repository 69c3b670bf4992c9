import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { host: '127.0.0.1' },
  // These find their decoders beside themselves, which bundling them beforehand would break.
  optimizeDeps: { exclude: ['three/addons/loaders/DRACOLoader.js', 'three/addons/loaders/KTX2Loader.js'] },
  build: { target: 'es2022', chunkSizeWarningLimit: 1500, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
})
