import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/property/**/*.test.ts'],
    expect: { requireAssertions: true },
    setupFiles: ['tests/support/file-reader.ts'],
    testTimeout: 60_000,
  },
})
