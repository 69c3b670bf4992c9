import type { NodeId } from '../../../../document/index.ts'
import { intersects } from '../../../../spatial/index.ts'
import { faultsOf } from '../../../../spatial/later/faults.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { mend } from './scene.ts'
import { spreadThem } from './spread-them.ts'
import { isFloor, isWall } from './walls.ts'

/** "Drop it" is onto what is below, "drop it to the ground" is not; what stands on other things stays there. */
export const falls = ({ text, objects, slots }: Clause): boolean =>
  objects.some(({ kind, isAll }) => kind === 'any' && isAll) || (/^drop\b/i.test(text) && !slots.toGround)

/** To the ground, or onto what is below; what would come to stand in something goes beside it. */
export function* rest(plan: Planner, all: readonly NodeId[], onBelow = false): Steps {
  // "Put everything on the floor": the floor and the walls stay.
  const nodes = all.length > 1 ? all.filter((id) => !isFloor(plan, id) && !isWall(plan, id)) : all
  const before = new Map(nodes.map((id) => [id, plan.bounds(id).min[1]]))
  const { warnings = [] } = (yield* plan.call(onBelow ? 'arrange.restBelow' : 'arrange.rest', { nodes })) as {
    warnings?: { kind: string; nodes: NodeId[] }[]
  }
  const stuck = nodes.filter(
    (id) =>
      Math.abs(plan.bounds(id).min[1] - before.get(id)!) > 1e-4 &&
      warnings.some((warning) => warning.kind === 'overlap' && warning.nodes.includes(id)),
  )
  for (const id of stuck) yield* plan.call('arrange.separate', { nodes: [id] })
}

/** "Fix the overlaps". */
export function* separateAll(plan: Planner, { objects, slots }: Clause): Steps {
  const nodes = plan.find(objects)
  const [noun] = objects
  if (nodes.length === 1 && noun?.pronoun) return yield* mendOne(plan, nodes[0])
  // "Fix it", of all that was made: what is wrong, and nothing else.
  yield* noun?.pronoun === 'it' ? mend(plan) : separate(plan, nodes, slots)
}

/** "It floats, fix it": down onto what is below, and out of what it stands in. */
function* mendOne(plan: Planner, id: NodeId): Steps {
  const own = faultsOf(plan.scene).filter(({ nodes }) => nodes.includes(id))
  if (!own.length) plan.said.push(`Nothing is wrong with ${plan.nameOf(id)}.`)
  if (own.some(({ kind }) => kind !== 'overlap')) yield* plan.call('arrange.restBelow', { nodes: [id] })
  if (own.some(({ kind }) => kind === 'overlap')) yield* plan.call('arrange.separate', { nodes: [id] })
}

/** The share by which things go further apart where no more is said. */
const FURTHER = 1.5

export function* separate(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  if (nodes.length < 2)
    throw new Refuse(`There is only ${plan.nameOf(nodes[0])}; name what it is to be parted from, too.`)
  const gap = slots.gap ?? slots.metres
  // "Apart by 1 m": so much more than before; and what is apart already goes further.
  const areApart =
    gap === undefined && !nodes.some((id, i) => nodes.slice(i + 1).some((other) => meet(plan, id, other)))
  if (areApart || (slots.apart && slots.isBy)) return yield* spreadThem(plan, nodes, FURTHER, gap)
  yield* plan.call('arrange.separate', { nodes, ...(gap !== undefined && { gap }) })
}

const meet = (plan: Planner, a: NodeId, b: NodeId): boolean => intersects(plan.bounds(a), plan.bounds(b))
