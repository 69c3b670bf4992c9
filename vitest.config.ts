import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/property/**/*.test.ts'],
    expect: { requireAssertions: true },
    setupFiles: ['tests/support/file-reader.ts'],
    testTimeout: 60_000,
    // The evaluation set is one long file: the others run beside it, and not before it.
    maxWorkers: '100%',
  },
})
