import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  boundsOrOrigin,
  center,
  holdsWhat,
  isClear,
  isFloorShaped,
  moved,
  obstacles,
  roomAround,
} from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { seatsByTable } from '../meaning/seats-at.ts'
import { Refuse } from '../meaning/world.ts'
import { movable } from './movable.ts'
import { holderOf, standing } from './targets.ts'

/** "1 m further apart", of neighbours: factors along X and Z. Rows and columns of a grid grow each by their own. */
function furtherBy(plan: Planner, nodes: readonly NodeId[], metres: number): [x: number, z: number] {
  const all = nodes.map((id) => center(plan.bounds(id)))
  const lines = [0, 2].map((i) => new Set(all.map((at) => Math.round(at[i] * 10))).size - 1)
  const spans = [0, 2].map((i) => Math.max(...all.map((at) => at[i])) - Math.min(...all.map((at) => at[i])))
  const isGrid = lines.every((n) => n > 0) && (lines[0] + 1) * (lines[1] + 1) === nodes.length
  const by = (gaps: number, span: number) => (span > 1e-6 ? Math.max(0, 1 + (metres * gaps) / span) : 1)
  if (isGrid) return [by(lines[0], spans[0]), by(lines[1], spans[1])]
  const even = by(nodes.length - 1, Math.hypot(...spans))
  return [even, even]
}

/** Things on different supports: what carries each, which takes it along. "The sofa and the TV", which stands on its stand. */
function onOwnFeet(plan: Planner, nodes: readonly NodeId[]): readonly NodeId[] {
  const carriers = nodes.map((id) => {
    const holder = holderOf(plan, id)
    return holder && !isFloorShaped(plan.bounds(holder)) ? holder : id
  })
  const apart = new Set(carriers)
  return apart.size === nodes.length ? [...apart] : nodes
}

/** Closer together, or further apart, about their common middle, and within the room; what stands on one of them goes along. */
export function* spreadThem(plan: Planner, told: readonly NodeId[], share: number, metres?: number): Steps {
  if (told.length < 2) throw new Refuse(`There is only ${plan.nameOf(told[0])}; select or name several.`)
  // Of "everything", floors and walls stay.
  const free = onOwnFeet(plan, movable(plan, told, told.length > 2))
  const bases = standing(plan, free)
  const nodes = bases.length > 1 ? bases : free
  const mid = center(boundsOrOrigin(plan.scene, nodes))
  const [x, z] = metres === undefined ? [share, share] : furtherBy(plan, nodes, share > 1 ? metres : -metres)
  const room = roomAround(plan.scene, boundsOrOrigin(plan.scene, nodes))
  const within = ({ min, max }: Bounds, by: number, i: 0 | 2) =>
    room ? Math.max(Math.min(by, room.max[i] - max[i]), room.min[i] - min[i]) : by
  const seats = seatsByTable(plan.scene, nodes)
  const others = obstacles(plan.scene, [
    ...nodes,
    ...nodes.flatMap((id) => [...seats(id), ...holdsWhat(plan.scene, id)]),
  ])
  for (const id of nodes) {
    const at = center(plan.bounds(id))
    const all = [id, ...seats(id)]
    const whole = boundsOrOrigin(plan.scene, all)
    const [dx, dz] = [within(whole, (at[0] - mid[0]) * (x - 1), 0), within(whole, (at[2] - mid[2]) * (z - 1), 2)]
    // Chairs on two sides of a table come closer along it, and not into it.
    const ways: Vec3[] = [
      [dx, 0, dz],
      [dx, 0, 0],
      [0, 0, dz],
    ]
    const far = ways.filter((way) => Math.hypot(...way) > 1e-6)
    const by = far.find((way) => isClear(moved(whole, way), others)) ?? far[0]
    if (by) yield* plan.call('node.translate', { nodes: all, by })
  }
  yield* plan.call('arrange.separate', { nodes, gap: 0 })
}
