import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { isFloor, isWall } from './walls.ts'

/** Whether all of it is to grow or shrink as one: "scale the whole scene to a tenth", or "everything" with the walls around it, or the ground under it. */
export function isOfWholeScene(plan: Planner, { text, slots, objects: [noun, ...others] }: Clause): boolean {
  if (!slots.factor || !noun || others.length) return false
  const isAll = noun.kind === 'any' && noun.isAll && !noun.isOther && !noun.where.length && !noun.except.length
  const hasShell = () => plan.find([noun]).some((id) => isWall(plan, id) || isFloor(plan, id))
  return /\beverything together\b/i.test(text) || (isAll && !noun.color && hasShell())
}

/** Scales things with what is between them, about the middle of their ground. */
export function* scaleAsOne(plan: Planner, nodes: readonly NodeId[], by: Vec3): Steps {
  const foot = boundsOrOrigin(plan.scene, nodes).min[1]
  const { created = [] } = yield* plan.call('node.group', { nodes, name: 'Scene' })
  yield* plan.call('node.scale', { nodes: created, by })
  // What is below the ground stays as far below it, in its own measure.
  const up = foot * by[1] - foot
  if (Math.abs(up) > 1e-6) yield* plan.call('node.translate', { nodes: created, by: [0, up, 0] })
  yield* plan.call('node.ungroup', { nodes: created })
  plan.remember([...nodes])
}
