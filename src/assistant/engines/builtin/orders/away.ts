import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { intersects, roomAround, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { roomTaken } from './lengthwise.ts'

/** "80 cm between the sofa and the table", of two that stand free of each other: the smaller goes so far from the other. */
export function pairToPart(plan: Planner, { objects, slots }: Clause): [smaller: NodeId, larger: NodeId] | null {
  if (slots.gap === undefined || slots.relations.length || slots.layout) return null
  const areOnes = objects.length === 2 && objects.every(({ isPlural, isAll, isNew }) => !isPlural && !isAll && !isNew)
  const nodes = areOnes && !slots.axis ? plan.find(objects) : []
  if (nodes.length !== 2 || intersects(plan.bounds(nodes[0]), plan.bounds(nodes[1]))) return null
  return roomTaken(plan, nodes[0]) < roomTaken(plan, nodes[1]) ? [nodes[0], nodes[1]] : [nodes[1], nodes[0]]
}

/** So far from a thing, and not in each other. */
export function* keepAway(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  metres: number,
  whole: object,
): Steps {
  yield* plan.call('arrange.keepDistance', { nodes, target, metres, ...whole })
  const areCrowded = nodes.some((a, i) =>
    nodes.slice(i + 1).some((b) => intersects(plan.bounds(a), plan.bounds(b), 0.01)),
  )
  if (areCrowded) yield* plan.call('arrange.separate', { nodes })
}

/** Away from a thing by so many metres; where none were said, by one, and not out of the room. */
export function* stepAway(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  metres: number | undefined,
  whole: object,
): Steps {
  const rooms = new Map(nodes.map((id) => [id, roomAround(plan.scene, plan.bounds(id))]))
  const stood = new Map(nodes.map((id) => [id, plan.bounds(id)]))
  yield* plan.call('arrange.approach', { nodes, target, metres: -(metres ?? 1), ...whole })
  if (metres !== undefined) return
  for (const [id, room] of rooms) {
    const { min, max } = plan.bounds(id)
    if (!room) continue
    const by = [0, 1, 2].map((i) =>
      i === 1 ? 0 : Math.max(0, room.min[i] - min[i]) - Math.max(0, max[i] - room.max[i]),
    ) as Vec3
    if (by.some((n) => Math.abs(n) > 1e-6)) yield* plan.call('node.translate', { nodes: [id], by })
  }
  const [first] = nodes
  const isStuck = nodes.every((id) => plan.bounds(id).min.every((n, i) => Math.abs(n - stood.get(id)!.min[i]) < 0.05))
  if (isStuck)
    throw new Refuse(
      `${plan.nameOf(first)} cannot go farther from ${plan.nameOf(target)}: it stands at the edge already. Say how far, for example “move it 1 m away from the ${plan.nameOf(target).toLowerCase()}”, and it goes beyond.`,
    )
}

/** Metres to a thing where none are said: a new camera stands so far off that it sees all of it. */
export function spaceFor(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  gap: number | undefined,
): { gap?: number } {
  if (gap !== undefined) return { gap }
  const areCameras = nodes.every((id) => plan.isNew(id) && plan.scene.node(id)!.kind === 'camera')
  return areCameras ? { gap: Math.max(2, 1.3 * Math.max(...size(plan.bounds(target)))) } : {}
}
