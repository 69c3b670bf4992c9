import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** Degrees that the view turns by where no number is said. */
const [A_BIT, SOME_WAY] = [20, 45]

/** "Orbit a bit to the left", "rotate the view by 30 degrees": about what it looks at. */
export function* orbit(plan: Planner, { text }: Clause): Steps {
  const [told] = /\d+(?:\.\d+)?/.exec(text) ?? []
  const usual = /\b(?:bit|little|slightly)\b/i.test(text) ? A_BIT : SOME_WAY
  const way = /\b(left|right|up|down)\b/i.exec(text)?.[1].toLowerCase() ?? 'right'
  const by = (told === undefined ? usual : Number(told)) * (/left|down/.test(way) ? -1 : 1)
  yield* plan.call('view.orbit', /left|right/.test(way) ? { right: by } : { up: by })
}
