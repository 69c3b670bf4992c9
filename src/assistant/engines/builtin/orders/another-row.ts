import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  boundsOrOrigin,
  center,
  directionVector,
  isClear,
  isIndoors,
  moved,
  obstacles,
  roomAround,
  size,
} from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { rowsFrom } from '../meaning/rows.ts'
import { Refuse } from '../meaning/world.ts'
import { offLine } from './lengthwise.ts'

/**
 * "Add a fourth row of desks and chairs": the row at one end once more, as far on as the rows are from each other;
 * beyond the last by number where there is room, else beyond the first.
 */
export function* anotherRow(plan: Planner, { objects }: Clause): Steps {
  const [main = [], ...others] = objects.map((noun) =>
    rowsFrom(
      plan.candidates({ ...noun, isNew: false, isAll: true, isPlural: true, count: undefined }),
      'nearest',
      plan.world,
    ),
  )
  if (!main.length || !main.every((row) => row.length > 1 && isStraight(plan, row)))
    throw new Refuse(
      `I see no rows of ${objects[0]?.word ?? 'anything'} that could go on. Say “add three chairs in a row”, for example.`,
    )
  const [nodes, offset] = main.length > 1 ? goneOn(plan, main, others) : behindIt(plan, [main, ...others].flat(2))
  const { created = [] } = yield* plan.call('node.duplicate', { nodes, count: objects[0].count ?? 1, offset })
  plan.remember(created)
}

/** What is copied, and how far from it the first copy is, metres. */
type Further = [nodes: readonly NodeId[], offset: Vec3]

/** The row at the better of the two ends, with the rows of other kinds that go with it, one step on. */
function goneOn(plan: Planner, main: NodeId[][], others: readonly NodeId[][][]): Further {
  const isCountedBack = numberOf(plan, main[0]) > numberOf(plan, main.at(-1)!)
  const ends = isCountedBack ? [main.toReversed(), main] : [main, main.toReversed()]
  const [rows] = ends.toSorted((a, b) => troubleBeyond(plan, a) - troubleBeyond(plan, b))
  const offset = stepOf(plan, rows)
  const last = rows.at(-1)!
  return [[last, ...others.map((kind) => nearestRow(plan, kind, last))].flat(), offset]
}

/** The axis along which the view looks, over the ground: rows are one behind the other along it. */
const depthAxis = (plan: Planner): 0 | 2 => (directionVector('behind', plan.basis)[0] !== 0 ? 0 : 2)

/** By how much of its size, along the view, a thing may be out of its row. */
const OUT = 0.1

/** Whether things stand beside each other in a line, and are not strewn. */
function isStraight(plan: Planner, row: readonly NodeId[]): boolean {
  const i = depthAxis(plan)
  return offLine(plan, row, i) < size(plan.bounds(row[0]))[i] * OUT
}

/** Metres behind the only row, so that one can pass. */
const PASSAGE = 0.6

/** Of one row there is no distance to keep: a further one is behind it. */
function behindIt(plan: Planner, row: readonly NodeId[]): Further {
  const way = directionVector('behind', plan.basis)
  const whole = size(boundsOrOrigin(plan.scene, row))
  const far = way.reduce((sum, n, i) => sum + Math.abs(n) * whole[i], PASSAGE)
  return [row, way.map((n) => n * far) as Vec3]
}

/** The highest of the numbers at the end of names; 0 where there are none. */
const numberOf = (plan: Planner, row: readonly NodeId[]): number =>
  Math.max(...row.map((id) => Number(wordsOf(plan.nameOf(id)).at(-1)) || 0))

/** How far it is from the last row but one to the last, metres. */
function stepOf(plan: Planner, rows: readonly NodeId[][]): Vec3 {
  const [from, to] = rows.slice(-2).map((row) => center(boundsOrOrigin(plan.scene, row)))
  return to.map((n, i) => (i === depthAxis(plan) ? n - from[i] : 0)) as Vec3
}

/** What is wrong with a further row beyond the last one: nothing, something stands there, or it would be out of the room. */
function troubleBeyond(plan: Planner, rows: readonly NodeId[][]): 0 | 1 | 2 {
  const step = stepOf(plan, rows)
  const others = obstacles(plan.scene)
  const there = rows.at(-1)!.map((id) => ({ own: plan.bounds(id), next: moved(plan.bounds(id), step) }))
  const isOut = there.some(({ own, next }) => {
    const room = roomAround(plan.scene, own)
    return room && !isIndoors(next, room)
  })
  return isOut ? 2 : there.every(({ next }) => isClear(next, others)) ? 0 : 1
}

/** Of the rows of another kind, the one that goes with a row: "desks and chairs". */
function nearestRow(plan: Planner, rows: readonly NodeId[][], [to]: readonly NodeId[]): NodeId[] {
  const i = depthAxis(plan)
  const away = ([id]: readonly NodeId[]) => Math.abs(center(plan.bounds(id))[i] - center(plan.bounds(to))[i])
  return rows.reduce((best, row) => (away(row) < away(best) ? row : best), rows[0] ?? [])
}
