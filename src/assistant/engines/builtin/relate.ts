import type { NodeId, Vec3 } from '../../../document/index.ts'
import { center, size } from '../../../spatial/index.ts'
import type { Planner, Steps } from './planner.ts'
import { Ask, Refuse } from './resolve.ts'
import type { Relation, Slots } from './slots/slots.ts'

const SIDES = { left: 'left', right: 'right', front: 'front', behind: 'behind', beside: 'right' } as const

/** Sets nodes where a clause says: on, beside, between, around, into other things, or at a point. */
export function* relate(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  if (slots.toOrigin && !slots.relations.length) return yield* toPoint(plan, nodes, [0, null, 0])
  for (const relation of slots.relations) yield* relateOne(plan, nodes, relation, slots)
}

function* relateOne(plan: Planner, nodes: readonly NodeId[], { kind, targets }: Relation, slots: Slots): Steps {
  if (kind === 'between') {
    const [a, b] = betweenWhich(plan, targets)
    yield* plan.call('arrange.placeBetween', { nodes, a, b })
    return
  }
  const [noun] = targets
  const found = noun.isAll && nodes.length > 1 ? plan.find([noun]) : [oneTarget(plan, noun, nodes)]
  if (found.length > 1 && found.length === nodes.length) {
    for (let i = 0; i < nodes.length; i++)
      yield* relateOne(plan, [nodes[i]], { kind, targets: [{ ...noun, text: found[i], name: undefined }] }, slots)
    return
  }
  const target = found[0]
  const gap = slots.gap ?? slots.metres
  switch (kind) {
    case 'on':
      yield* plan.call('arrange.placeOn', { nodes, target })
      return
    case 'left':
    case 'right':
    case 'front':
    case 'behind':
    case 'beside':
      yield* plan.call('arrange.placeNextTo', { nodes, target, side: SIDES[kind], ...(gap !== undefined && { gap }) })
      return
    case 'into':
      yield* intoOrInside(plan, nodes, target)
      return
    case 'around':
      yield* around(plan, nodes, target, slots)
      return
    case 'center':
      yield* toPoint(plan, nodes, [center(plan.bounds(target))[0], null, center(plan.bounds(target))[2]])
      return
    case 'above':
    case 'under':
      yield* overOrUnder(plan, nodes, target, kind, gap ?? 0.5)
      return
    case 'towards':
    case 'away':
      yield* towards(plan, nodes, target, kind === 'towards' ? 1 : -1, slots.metres)
  }
}

/** One thing to stand by; of several, not what is to be moved. */
export function oneTarget(plan: Planner, noun: Relation['targets'][number], nodes: readonly NodeId[]): NodeId {
  if (plan.scene.node(noun.text)) return noun.text
  try {
    return plan.findOne(noun)
  } catch (error) {
    if (!(error instanceof Ask)) throw error
    const others = error.candidates.filter((id) => !nodes.includes(id))
    if (others.length === 1) return others[0]
    throw error
  }
}

function betweenWhich(plan: Planner, targets: Relation['targets']): [NodeId, NodeId] {
  const found = targets.length === 1 ? plan.find(targets) : targets.map((noun) => plan.findOne(noun))
  if (found.length !== 2) throw new Refuse(`“Between” needs two things; I found ${found.length}.`)
  return [found[0], found[1]]
}

/** Into a group is a matter of the tree; into a thing, of space. */
function* intoOrInside(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  if (plan.scene.node(target)?.kind === 'group') {
    yield* plan.call('node.move', { nodes, parent: target })
    return
  }
  const [x, , z] = center(plan.bounds(target))
  yield* toPoint(plan, nodes, [x, plan.bounds(target).min[1], z])
}

function* around(plan: Planner, nodes: readonly NodeId[], target: NodeId, slots: Slots): Steps {
  const others = nodes.filter((id) => id !== target)
  if (others.length === 1)
    return yield* toPoint(plan, others, [center(plan.bounds(target))[0], null, center(plan.bounds(target))[2]])
  const [w, , d] = size(plan.bounds(target))
  const [x, , z] = center(plan.bounds(target))
  const widest = Math.max(...others.map((id) => Math.hypot(size(plan.bounds(id))[0], size(plan.bounds(id))[2])))
  const needed = others.length > 1 ? (widest + 0.1) / (2 * Math.sin(Math.PI / others.length)) : 0
  const radius =
    slots.radius ?? Math.max(needed, Math.hypot(w, d) / 2 + widest / 2 + (slots.gap ?? slots.metres ?? 0.2))
  yield* plan.call('arrange.circle', { nodes: others, radius, at: [x, 0, z] })
}

function* overOrUnder(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  kind: 'above' | 'under',
  gap: number,
): Steps {
  const goal = plan.bounds(target)
  const [x, , z] = center(goal)
  for (const id of nodes) {
    const [, height] = size(plan.bounds(id))
    if (kind === 'above') yield* toPoint(plan, [id], [x, goal.max[1] + gap, z])
    else if (goal.min[1] >= height) yield* toPoint(plan, [id], [x, goal.min[1] - height, z])
    else {
      // There is no room below what stands on the ground: it is set on top instead.
      yield* toPoint(plan, [id], [x, 0, z])
      yield* plan.call('arrange.placeOn', { nodes: [target], target: id })
    }
  }
}

/** Moves towards, or away from, the middle of something: by metres, or else until they stand side by side. */
function* towards(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  sign: 1 | -1,
  metres: number | undefined,
): Steps {
  const goal = center(plan.bounds(target))
  for (const id of nodes) {
    const from = center(plan.bounds(id))
    const [dx, dz] = [goal[0] - from[0], goal[2] - from[2]]
    const far = Math.hypot(dx, dz)
    if (far < 1e-6) continue
    const touch =
      (Math.max(size(plan.bounds(id))[0], size(plan.bounds(id))[2]) +
        Math.max(size(plan.bounds(target))[0], size(plan.bounds(target))[2])) /
        2 +
      0.1
    const by = sign * (metres ?? (sign === 1 ? Math.max(0, far - touch) : 1))
    yield* plan.call('node.translate', { nodes: [id], by: [(dx / far) * by, 0, (dz / far) * by] })
  }
}

/** Moves nodes up or down so that their lowest points are at a height, metres. */
export function* liftTo(plan: Planner, nodes: readonly NodeId[], height: number): Steps {
  for (const id of nodes)
    yield* plan.call('node.translate', { nodes: [id], by: [0, height - plan.bounds(id).min[1], 0] })
}

/** Moves nodes, as one, so that the middle of their bottom is at a point; null keeps the height. */
export function* toPoint(plan: Planner, nodes: readonly NodeId[], [x, y, z]: [number, number | null, number]): Steps {
  for (const id of nodes) {
    const bounds = plan.bounds(id)
    const [cx, , cz] = center(bounds)
    const by: Vec3 = [x - cx, y === null ? 0 : y - bounds.min[1], z - cz]
    yield* plan.call('node.translate', { nodes: [id], by })
  }
}
