import { center, roomOf, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { isTheRoom } from './across.ts'
import { inLine } from './enclose.ts'
import { createSome } from './make.ts'
import { toPoint } from './points.ts'

/** So many times longer than a piece, what divides is made of several: hedges, and not a wall, which is of any length. */
const SEVERAL = 1.6

/** "Divide the room with a wall": across its middle, the shorter way; what is new reaches from side to side. */
export function* divide(plan: Planner, { objects, others, text }: Clause): Steps {
  const [area, by] = [objects[0], others[0]]
  if (!area || !by) throw new Refuse(`I did not find with what in “${text}”. Say “divide the room with a wall”.`)
  const room = isTheRoom(plan, area) ? roomOf(plan.scene) : plan.bounds(plan.findOne({ ...area, isNew: false }))
  if (!room) throw new Refuse('There is no room yet that could be divided.')
  const [[width, , depth], [x, , z]] = [size(room), center(room)]
  const axis = width < depth ? 'x' : 'z'
  const [divider] = by.isNew ? yield* createSome(plan, { ...by, count: 1 }, noSlots(), 1) : plan.find(others)
  const pieces = by.isNew ? yield* reaching(plan, divider, Math.min(width, depth)) : [divider]
  if (axis === 'z') yield* plan.call('node.rotate', { nodes: pieces, axis: 'y', degrees: 90 })
  yield* pieces.length > 1 ? inLine(plan, pieces, axis, [x, z]) : toPoint(plan, pieces, [x, null, z])
  plan.remember(pieces)
}

/** As many of a thing as reach so many metres in a row, each as long as it takes for whole ones to fit. */
function* reaching(plan: Planner, piece: string, metres: number): Steps<string[]> {
  const [length] = size(plan.bounds(piece))
  const count = /^wall\b/i.test(plan.saidName(piece)) || metres < length * SEVERAL ? 1 : Math.round(metres / length)
  const { created = [] } = count > 1 ? yield* plan.call('node.duplicate', { nodes: [piece], count: count - 1 }) : {}
  const pieces = [piece, ...created]
  yield* plan.call('node.resize', { nodes: pieces, width: metres / count })
  return pieces
}
