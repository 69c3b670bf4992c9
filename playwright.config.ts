import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './scripts/flags.mjs'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  // Software GL on a shared machine stalls for a minute at times: limits are far off, and a test that a stall took is run
  // again on a new browser. One that needed it is told as flaky.
  timeout: 240_000,
  retries: 1,
  expect: { timeout: 45_000 },
  use: {
    viewport: { width: 1100, height: 640 },
    actionTimeout: 60_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: CHROMIUM_FLAGS },
  },
})
