import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, center, isClear, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { RUNS } from '../words/seats.ts'

/** A strip of ground between something long and what stands on one side of it: its middle, and from where to where it goes, metres. */
interface Strip {
  along: 0 | 2
  middle: number
  width: number
  from: number
  until: number
}

/** What is left of a width for things that stand within it, and how far to the side they go, in steps from one to the next. */
const SPARE = 0.95
const ASIDE = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4]
/** How many times as long as it is wide a thing is that one goes along. */
const LONG = 3

/** "A row of trees between the road and the houses": the strip along the road that is left; null where there is none. */
export function stripBetween(plan: Planner, nodes: readonly NodeId[], targets: readonly Noun[]): Strip | null {
  if (nodes.length < 3 || targets.length !== 2) return null
  const sets = targets.map((noun) => plan.findTargets(noun).filter((id) => !nodes.includes(id)))
  const k = sets.findIndex(([id, ...more]) => id && !more.length && isRun(plan, id))
  if (k < 0 || !sets[1 - k].length) return null
  const [run, others] = [plan.bounds(sets[k][0]), boundsOrOrigin(plan.scene, sets[1 - k])]
  const along = size(run)[0] >= size(run)[2] ? 0 : 2
  const across = along === 0 ? 2 : 0
  const [near, far] = center(run)[across] < center(others)[across] ? [run, others] : [others, run]
  const [from, until] = [Math.max(run.min[along], others.min[along]), Math.min(run.max[along], others.max[along])]
  if (far.min[across] <= near.max[across] || until <= from) return null
  const width = far.min[across] - near.max[across]
  return { along, middle: near.max[across] + width / 2, width, from, until }
}

function isRun(plan: Planner, id: NodeId): boolean {
  const [w, , d] = size(plan.bounds(id))
  return RUNS.test(plan.saidName(id)) && Math.max(w, d) > LONG * Math.min(w, d)
}

/** Sets things evenly along a strip, each a little to the side where something stands; what is new is no wider than the strip. */
export function* setInStrip(plan: Planner, nodes: readonly NodeId[], strip: Strip): Steps {
  const { along, middle, width, from, until } = strip
  const across = along === 0 ? 2 : 0
  const widest = Math.max(...nodes.map((id) => size(plan.bounds(id))[across]))
  if (widest > width && nodes.every((id) => plan.isNew(id)))
    yield* plan.call('node.scale', { nodes, by: (width / widest) * SPARE })
  const step = (until - from) / nodes.length
  const others = obstacles(plan.scene, nodes)
  for (const [k, id] of nodes.entries()) {
    const own = plan.bounds(id)
    const to = (aside: number): Bounds => {
      const by: Vec3 = [0, -own.min[1], 0]
      by[along] = from + (k + 0.5) * step + aside - center(own)[along]
      by[across] = middle - center(own)[across]
      return moved(own, by)
    }
    const asides = ASIDE.map((share) => to(share * step))
    const there = asides.find((one) => isClear(one, others)) ?? asides[0]
    yield* plan.call('node.translate', { nodes: [id], by: there.min.map((n, i) => n - own.min[i]) })
  }
}
