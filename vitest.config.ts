import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** By far the longest file; it would be the last, since files are sorted by their size where no run is on record. */
const isEvaluation = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('/assistant/requests.test.ts')

/** The evaluation set goes first, so that the other files run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isEvaluation), ...sorted.filter((file) => !isEvaluation(file))]
  }
}

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/property/**/*.test.ts'],
    expect: { requireAssertions: true },
    setupFiles: ['tests/support/file-reader.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
  },
})
