import { evaluate, type Grade, type Score } from './harness.ts'
import { REQUESTS } from './requests/index.ts'

const GRADES: Grade[] = ['plain', 'composed', 'indirect']

/** Runs the evaluation set and prints the score by category and the failures: `npm run eval [-- part of a request]`. */
export async function runEval(part = ''): Promise<Score[]> {
  const chosen = REQUESTS.filter(({ say, category }) => `${category}: ${say.join(' / ')}`.includes(part))
  const scores: Score[] = []
  for (const request of chosen) scores.push(await evaluate(request))
  return scores
}

export function report(scores: readonly Score[]): string {
  const failed = scores.filter(({ faults }) => faults.length)
  const share = (some: readonly Score[]) => {
    const held = some.filter(({ faults }) => !faults.length).length
    return some.length ? `${held}/${some.length} ${Math.round((100 * held) / some.length)} %` : '–'
  }
  const categories = [...new Set(scores.map(({ request }) => request.category))]
  const lines = failed.map(
    ({ request, faults }) =>
      `✗ ${request.scene} ${request.grade}: ${request.say.join(' / ')}\n    ${faults.join('\n    ')}`,
  )
  const table = ['all', ...categories].map((category) => {
    const some = scores.filter(({ request }) => category === 'all' || request.category === category)
    const cells = GRADES.map((grade) => share(some.filter(({ request }) => request.grade === grade)).padEnd(16))
    return `${category.padEnd(16)} ${share(some).padEnd(16)} ${cells.join(' ')}`
  })
  const slowest = Math.max(...scores.map(({ ms }) => ms))
  const head = `${'category'.padEnd(16)} ${'held'.padEnd(16)} ${GRADES.map((grade) => grade.padEnd(16)).join(' ')}`
  return [...lines, '', head, ...table, '', `slowest message ${slowest.toFixed(0)} ms`].join('\n')
}
