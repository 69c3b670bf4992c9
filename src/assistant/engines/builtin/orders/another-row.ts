import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  directionVector,
  isIndoors,
  moved,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { rowsFrom } from '../meaning/rows.ts'
import { Refuse } from '../meaning/world.ts'

/**
 * "Add a fourth row of desks and chairs": the row at one end once more, as far on as the rows are from each other;
 * beyond the last by number where there is room, else beyond the first.
 */
export function* anotherRow(plan: Planner, { objects }: Clause): Steps {
  const [main, ...others] = objects.map((noun) =>
    rowsFrom(
      plan.candidates({ ...noun, isNew: false, isAll: true, isPlural: true, count: undefined }),
      'nearest',
      plan.world,
    ),
  )
  const all = [main ?? [], ...others].flat(2)
  if (main?.length === 1) return yield* behindIt(plan, all, objects[0].count ?? 1)
  if (!main?.length)
    throw new Refuse(
      `I see no rows of ${objects[0]?.word ?? 'anything'} that could go on. Say “add three chairs in a row”, for example.`,
    )
  const ends =
    numberOf(plan, main[0]) > numberOf(plan, main.at(-1)!) ? [main.toReversed(), main] : [main, main.toReversed()]
  const rows = ends.find((one) => goesOn(plan, one)) ?? ends[0]
  const step = stepOf(plan, rows)
  const i = step[0] !== 0 ? 0 : 2
  const last = [rows.at(-1)!, ...others.map((kind) => nearestRow(plan, kind, rows.at(-1)!, i))].flat()
  const { created = [] } = yield* plan.call('node.duplicate', {
    nodes: last,
    count: objects[0].count ?? 1,
    offset: step,
  })
  plan.remember(created)
}

/** Metres behind the only row, so that one can pass. */
const PASSAGE = 0.6

/** Of one row there is no distance to keep: further ones are behind it. */
function* behindIt(plan: Planner, row: readonly NodeId[], count: number): Steps {
  const way = directionVector('behind', plan.basis)
  const whole = size(boundsOrOrigin(plan.scene, row))
  const far = way.reduce((sum, n, i) => sum + Math.abs(n) * whole[i], PASSAGE)
  const { created = [] } = yield* plan.call('node.duplicate', { nodes: row, count, offset: way.map((n) => n * far) })
  plan.remember(created)
}

/** The highest of the numbers at the end of names; 0 where there are none. */
const numberOf = (plan: Planner, row: readonly NodeId[]): number =>
  Math.max(...row.map((id) => Number(wordsOf(plan.nameOf(id)).at(-1)) || 0))

/** How far it is from the last row but one to the last, metres. */
function stepOf(plan: Planner, rows: readonly NodeId[][]): Vec3 {
  const [from, to] = rows.slice(-2).map(([id]) => center(plan.bounds(id)))
  return Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2]) ? [to[0] - from[0], 0, 0] : [0, 0, to[2] - from[2]]
}

/** Whether a further row would be within the room. */
function goesOn(plan: Planner, rows: readonly NodeId[][]): boolean {
  const step = stepOf(plan, rows)
  return rows.at(-1)!.every((id) => {
    const room = roomAround(plan.scene, plan.bounds(id))
    return !room || isIndoors(moved(plan.bounds(id), step), room)
  })
}

/** Of the rows of another kind, the one that goes with a row: "desks and chairs". */
function nearestRow(plan: Planner, rows: readonly NodeId[][], [to]: readonly NodeId[], i: 0 | 2): NodeId[] {
  const away = ([id]: readonly NodeId[]) => Math.abs(center(plan.bounds(id))[i] - center(plan.bounds(to))[i])
  return rows.reduce((best, row) => (away(row) < away(best) ? row : best), rows[0] ?? [])
}
