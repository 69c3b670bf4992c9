import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

/** "Show the wireframe": how surfaces are drawn, until another is asked for. */
export function* shading(plan: Planner, { text }: Clause): Steps {
  const said = /\b(?:clay|unlit|normals?|wireframe|bounds|bounding)\b/i.exec(text)?.[0].toLowerCase()
  const as = said?.startsWith('bound') ? 'bounds' : said?.startsWith('normal') ? 'normals' : (said ?? 'lit')
  yield* plan.call('view.shading', { mode: as })
}
