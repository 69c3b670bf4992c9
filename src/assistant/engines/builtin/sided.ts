import type { NodeId } from '../../../document/index.ts'
import { directionVector } from '../../../spatial/index.ts'
import { list } from '../../cards.ts'
import type { Planner } from './meaning/planner.ts'

/** How each side of the view is told. */
const SIDES = { left: 'to the left of', right: 'to the right of', front: 'in front of', behind: 'behind' } as const
/** Metres by which things may reach over each other's edges and still be beside each other. */
const SLACK = 0.03

/** "Is the bench left or right of the fountain?": on which sides of it a thing is, as the user sees them. */
export function sidedBy(plan: Planner, id: NodeId, other: NodeId): string {
  const [own, base] = [plan.bounds(id), plan.bounds(other)]
  const on = (Object.keys(SIDES) as (keyof typeof SIDES)[]).filter((side) => {
    const way = directionVector(side, plan.basis)
    const i = way[0] !== 0 ? 0 : 2
    return way[i] > 0 ? own.min[i] >= base.max[i] - SLACK : own.max[i] <= base.min[i] + SLACK
  })
  if (own.min[1] >= base.max[1] - SLACK && !on.length) return `${plan.nameOf(id)} is above ${plan.nameOf(other)}.`
  plan.mention([id, other])
  return on.length
    ? `${plan.nameOf(id)} is ${list(on.map((side) => SIDES[side]))} ${plan.nameOf(other)}.`
    : `${plan.nameOf(id)} is on no side of ${plan.nameOf(other)}: they reach over each other.`
}
