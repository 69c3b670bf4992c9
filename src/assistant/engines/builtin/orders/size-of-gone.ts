import type { NodeId, Vec3 } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { RUNS } from '../words/seats.ts'

/** "Replace the fence by a hedge": as long as that was. */
export function* asLongAsGone(plan: Planner, created: readonly NodeId[], gone: readonly Vec3[]): Steps {
  for (const [i, id] of created.entries()) {
    const [width, , depth] = gone[i] ?? [0, 0, 0]
    if (RUNS.test(plan.saidName(id)) && width + depth > 0)
      yield* plan.call('node.resize', { nodes: [id], ...(width >= depth ? { width } : { depth }) })
  }
}

/** "A plant of the same height": one side of what is there now, or all of it, is that of what it took the place of. */
export function* toSideOfGone(
  plan: Planner,
  created: readonly NodeId[],
  side: NonNullable<Noun['sameSide']>,
  gone: Vec3[],
): Steps {
  for (const [i, id] of created.entries()) {
    const [width, height, depth] = gone[Math.min(i, gone.length - 1)]
    const wanted = { width: { width }, height: { height }, depth: { depth }, size: { width, height, depth } }[side]
    yield* plan.call('node.resize', { nodes: [id], ...wanted })
  }
}
