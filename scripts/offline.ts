import { VitePWA } from 'vite-plugin-pwa'

/** Bytes of the largest file of the app, the encoder of Basis textures, and some more. */
const LARGEST = 6_000_000

/**
 * Lets the app open without a network after the first visit, and be installed. Everything is kept, since anything may be
 * needed offline. A new version waits until the user has it loaded (src/app/offline.ts).
 */
export const offline = () =>
  VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    manifest: {
      name: 'Diorama',
      short_name: 'Diorama',
      description: 'A 3D scene editor with an assistant, in the browser.',
      id: '/',
      start_url: '/',
      display: 'standalone',
      background_color: '#0e1014',
      theme_color: '#14171c',
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      file_handlers: [
        {
          action: '/',
          accept: { 'application/vnd.diorama+zip': ['.diorama'], 'model/gltf-binary': ['.glb'] },
        },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,webp,png,woff2,wasm}'],
      maximumFileSizeToCacheInBytes: LARGEST,
      cleanupOutdatedCaches: true,
      navigateFallbackDenylist: [/^\/api\//],
      // What the server says of itself is asked each time; offline it says nothing.
      navigateFallback: 'index.html',
    },
  })
