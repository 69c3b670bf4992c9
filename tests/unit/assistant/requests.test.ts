import { expect, test } from 'vitest'
import { report, runEval } from '../../assistant/eval.ts'

/** The evaluation set as a whole: `npm run eval` prints it by category. A few of the indirect requests may fail. */
test('the built-in engine carries out the evaluation set', async () => {
  const scores = await runEval()
  const share = (grade: string) => {
    const some = scores.filter(({ request }) => request.grade === grade)
    return some.filter(({ faults }) => !faults.length).length / some.length
  }
  expect(scores.length).toBeGreaterThan(500)
  expect([share('plain'), share('composed') >= 0.98, share('indirect') >= 0.97], report(scores)).toEqual([
    1,
    true,
    true,
  ])
  const torn = scores.filter(({ faults }) =>
    faults.some((fault) => /yet the scene was changed|failed|steps of undo|undo does not/.test(fault)),
  )
  expect(torn.map(({ request }) => request.say)).toEqual([])
}, 1_800_000)
