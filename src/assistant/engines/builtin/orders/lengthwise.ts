import type { NodeId } from '../../../../document/index.ts'
import { center, size } from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'

/** The axis of each side, as width, height and depth are told. */
export const AXES = { width: 0, height: 1, depth: 2 } as const

/** What is so much longer along one side than along the other lies along what it stands by. */
export const LONGER = 1.3

/** The axis along which a slab, a book or a wall is thin; null for what is thin both ways, as a pole, or in no way. */
export function thinnest(plan: Planner, id: NodeId): 0 | 1 | 2 | null {
  const sides = size(plan.bounds(id))
  const [least, next] = [...sides].sort((a, b) => a - b)
  return least > 0 && least < next * 0.5 ? (sides.indexOf(least) as 0 | 1 | 2) : null
}

/** Something that lies and is much longer than it is high and wide: a rail, a plank, a bench. */
export const isBar = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return Math.max(w, d) > 2.5 * Math.max(h, Math.min(w, d))
}

/** Whether a thing stands, as a pole does. */
export const isUpright = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return h > 1.5 * Math.max(w, d)
}

/** What stands and is far taller than wide: a ladder of 3 m is so tall, a wardrobe of 3 m so wide. */
export const isPole = (plan: Planner, id: NodeId): boolean => {
  const [w, h, d] = size(plan.bounds(id))
  return h > 3 * Math.max(w, d)
}

/** A bed is longer along its depth, as it is deeper than wide. */
export const isDeep = (plan: Planner, id: NodeId): boolean => {
  const [w, , d] = size(plan.bounds(id))
  return d > w * 1.2
}

/** A road that runs across the view is as wide as it is deep. */
export const isSideways = (plan: Planner, id: NodeId): boolean => {
  const [w, , d] = size(plan.bounds(id))
  return (
    w > d * 2 &&
    /\b(road|street|path|sidewalk|pavement|track|runway|river|canal|bridge|lane|trail)\b/i.test(plan.saidName(id))
  )
}

/** How far the middles of things that stand in a line along one axis are off it along another, metres. */
export function offLine(plan: Planner, line: readonly NodeId[], across: 0 | 2): number {
  const middles = line.map((id) => center(plan.bounds(id))[across])
  return Math.max(...middles) - Math.min(...middles)
}

/** How much room a thing takes, cubic metres; a sheet takes some as well. */
export const roomTaken = (plan: Planner, id: NodeId): number =>
  size(plan.bounds(id)).reduce((product, n) => product * Math.max(n, 1e-3), 1)
