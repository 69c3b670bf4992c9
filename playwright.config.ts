import { defineConfig } from '@playwright/test'

/** WebGL2 without a GPU, and a browser that talks to nobody. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1100, height: 640 },
    actionTimeout: 20_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: CHROMIUM_FLAGS },
  },
})
