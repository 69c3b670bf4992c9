import { type Direction, directionVector } from '../../../../spatial/index.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'

/** The sides of the user's view. */
export const SIDES = { left: 'left', right: 'right', front: 'front', behind: 'behind' } as const
export const OPPOSITE = { left: 'right', right: 'left', front: 'behind', behind: 'front' } as const
export type Side = keyof typeof OPPOSITE
/** The other way along each direction. */
export const OTHER_WAY: Record<Direction, Direction> = { ...OPPOSITE, up: 'down', down: 'up' }

/** The side of the user's view to which a way leads rather than to any other. */
export function sideAlong(plan: Planner, way: readonly number[]): Side {
  const along = (side: Side) => directionVector(side, plan.basis).reduce((sum, n, i) => sum + n * way[i], 0)
  return (Object.keys(SIDES) as Side[]).reduce((best, side) => (along(side) > along(best) + 1e-9 ? side : best))
}

/** "A picture next to the first one, 30 cm to the right": to the right of it, with 30 cm between them. */
export function onSideSaid(slots: Slots): void {
  const [by, ...others] = slots.relations
  const [move, ...more] = slots.moves
  if (by?.kind !== 'beside' || others.length || !move || more.length || !(move.direction in SIDES)) return
  slots.relations = [{ ...by, kind: move.direction as Side, metres: by.metres ?? move.metres ?? slots.metres }]
  slots.moves = []
}

/** "A cube as big as the barrel, next to it": next to the barrel. */
export function byModel(slots: Slots): void {
  const [by] = slots.relations
  const model = slots.likeSizeOf
  if (by?.targets[0].pronoun === 'it' && model && !model.pronoun) slots.relations[0] = { ...by, targets: [model] }
}
