import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, center, size } from '../../../../spatial/index.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { setGaps } from './gaps.ts'

/** "Delete the middle stool and close the gap": what stood beyond it moves up, with what stands on that. */
export function* closeGap(plan: Planner): Steps {
  const [name, gone] = [...(plan.gone.size ? plan.gone : plan.memory.gone)].at(-1) ?? []
  const gap = name !== undefined && gone ? gapIn(plan, headOf(name), gone) : null
  // "Close the gaps", of a row from which nothing was taken.
  const row = plan.world.last.filter((id) => plan.scene.node(id))
  if (!gap && row.length > 1) return yield* setGaps(plan, row, 0)
  if (!gap)
    throw new Refuse(
      'I do not see what gap is to be closed. Delete one of a row first, or say “put the box next to the ball with a gap of 0”.',
    )
  yield* plan.call('node.translate', { nodes: gap.beyond, by: gap.by })
  plan.remember(gap.beyond)
}

/** Of what was in a row with a thing that is gone: those beyond it, and how far they have to go, metres. */
function gapIn(plan: Planner, kind: string, gone: Bounds): { beyond: NodeId[]; by: Vec3 } | null {
  const at = center(gone)
  const alike = plan.scene.children(null).filter((id) => headOf(plan.nameOf(id)) === kind)
  const along = ([0, 2] as const).map((i) => {
    const row = alike.filter((id) => Math.abs(center(plan.bounds(id))[2 - i] - at[2 - i]) < size(gone)[2 - i] / 2)
    const sorted = row.sort((a, b) => center(plan.bounds(a))[i] - center(plan.bounds(b))[i])
    const beyond = sorted.filter((id) => center(plan.bounds(id))[i] > at[i])
    return { i, beyond, isGap: beyond.length > 0 && beyond.length < sorted.length }
  })
  const row = along.find(({ isGap }) => isGap)
  if (!row) return null
  const by: Vec3 = [0, 0, 0]
  by[row.i] = at[row.i] - center(plan.bounds(row.beyond[0]))[row.i]
  return { beyond: row.beyond, by }
}
