import { isBelow, type NodeId } from '../../../document/index.ts'
import { center, distance, isFlat, isFloorShaped, isWallShaped } from '../../../spatial/index.ts'
import { metres } from './distances.ts'
import type { Planner } from './meaning/planner.ts'

/** Metres within which a top is what a thing stands on. */
const TOUCH = 0.02
/** Metres from which on a thing is told by no other. */
const FAR = 3

/** "Till is on Counter, at 1, 1.12, -3." */
export function whereabouts(plan: Planner, id: NodeId): string {
  const place = center(plan.bounds(id)).map((n) => Math.round(n * 100) / 100)
  const base = baseOf(plan, id)
  const by = base ? ` on ${plan.nameOf(base)},` : nearest(plan, id)
  return `${plan.nameOf(id)} is${by} at ${place.join(', ')}.`
}

/** The things beside it, and not what it is a part of. */
const others = (plan: Planner, id: NodeId): NodeId[] =>
  plan.scene.children(null).filter((one) => one !== id && !isBelow(plan.scene, id, one))

/** What a thing stands on, where that is no floor. */
function baseOf(plan: Planner, id: NodeId): NodeId | undefined {
  const own = plan.bounds(id)
  return others(plan, id).find((one) => {
    const { min, max } = plan.bounds(one)
    if (isFlat({ min, max }) || isFloorShaped({ min, max })) return false
    return (
      Math.abs(max[1] - own.min[1]) < TOUCH &&
      ([0, 2] as const).every((i) => own.min[i] < max[i] && min[i] < own.max[i])
    )
  })
}

/** ", 30 cm from Counter,": of the things that are no walls, the nearest. */
function nearest(plan: Planner, id: NodeId): string {
  const [first] = others(plan, id)
    .filter((one) => {
      const bounds = plan.bounds(one)
      return (
        plan.scene.node(one)?.kind !== 'light' && !isFlat(bounds) && !isFloorShaped(bounds) && !isWallShaped(bounds)
      )
    })
    .map((one) => ({ one, far: distance(plan.scene, id, one) }))
    .filter(({ far }) => far < FAR)
    .sort((a, b) => a.far - b.far)
  return first ? ` ${metres(first.far)} from ${plan.nameOf(first.one)},` : ''
}
