import type { NodeId, Vec3 } from '../../../../document/index.ts'
import {
  type Direction,
  directionVector,
  isClear,
  isIndoors,
  moved,
  obstacles,
  roomAround,
} from '../../../../spatial/index.ts'
import type { Planner } from '../meaning/planner.ts'

/** Metres that are looked at a time, and that are worth going. */
const STEP = 0.05
const LEAST = 0.1

/** How far things can go along the ground, at most so many metres, until they meet what they do not meet yet. */
export function unblocked(plan: Planner, nodes: readonly NodeId[], direction: Direction, metres: number): number {
  const way = directionVector(direction, plan.basis)
  const others = obstacles(plan.scene, nodes)
  const all = nodes.map((id) => plan.bounds(id)).filter((bounds) => isClear(bounds, others))
  const rooms = all.map((bounds) => roomAround(plan.scene, bounds))
  const isFree = (far: number) =>
    all.every((bounds, i) => {
      const there = moved(bounds, way.map((n) => n * far) as Vec3)
      return isClear(there, others) && (!rooms[i] || isIndoors(there, rooms[i]))
    })
  let far = 0
  while (far < metres - 1e-6 && isFree(Math.min(far + STEP, metres))) far = Math.min(far + STEP, metres)
  return far
}

/** Where nobody says how far: as far as that is usual, but not into what stands there, unless nothing else is left. */
export function usualFar(plan: Planner, nodes: readonly NodeId[], direction: Direction, usual: number): number {
  if (/up|down/.test(direction)) return usual
  const far = unblocked(plan, nodes, direction, usual)
  return far < LEAST ? usual : far
}

/** "Out of the way": to the right, or to the left where there is more room. */
export function asideOf(
  plan: Planner,
  nodes: readonly NodeId[],
  usual: number,
): { direction: Direction; metres: number } {
  const ways = (['right', 'left', 'behind', 'front'] as const).map((direction) => ({
    direction,
    metres: unblocked(plan, nodes, direction, usual),
  }))
  const [best] = [...ways].sort((a, b) => b.metres - a.metres)
  return best.metres < LEAST ? { direction: 'right', metres: usual } : best
}
