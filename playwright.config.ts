import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/flags.mjs'

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
