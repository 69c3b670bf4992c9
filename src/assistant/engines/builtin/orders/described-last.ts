import { size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'

/** How much larger than a thing what lies under it is, where it is said to be. */
const LARGER = 1.3

/** "A rug under the table that is 3 m wide": where no table is, the rug is. */
export function describedLast(plan: Planner, objects: readonly Noun[], slots: Slots) {
  const target = slots.relations.at(-1)?.targets.at(-1)
  const where = target?.where.at(-1)
  const noun = objects.at(-1)
  if (!target || !where || !noun || exists(plan, target)) return
  if (where.by === 'size' && where.way === 0 && where.side !== 'all')
    noun.extents = { ...noun.extents, [where.side]: where.metres }
  else if (where.by === 'size' && where.way === 1 && where.than) {
    // "A rug under the table that is larger than it".
    const [w, , d] = size(plan.bounds(plan.findOne(where.than)))
    noun.extents = { ...noun.extents, width: w * LARGER, depth: d * LARGER }
  } else if (where.by === 'color' && !where.not) noun.color = { word: where.word, hex: where.hex }
  else return
  target.where.pop()
}
