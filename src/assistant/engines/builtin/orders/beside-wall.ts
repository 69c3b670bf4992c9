import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, directionVector, distance, isClear, moved, obstacles, size } from '../../../../spatial/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { IN_WALLS, PICTURES } from '../words/seats.ts'
import { keepingHeight } from './points.ts'
import { nearestOf } from './targets.ts'
import { alongWall, isWall } from './walls.ts'

/** "Against the wall next to the wardrobe": on the side of it, along the wall, that is free, and nearer. */
function* besideAtWall(plan: Planner, id: NodeId, wall: NodeId, target: NodeId, side?: 'left' | 'right'): Steps {
  const GAP = 0.1
  const i = size(plan.bounds(wall))[0] > size(plan.bounds(wall))[2] ? 0 : 2
  const own = plan.bounds(id)
  const base = plan.bounds(target)
  const others = obstacles(plan.scene, [id])
  const way = side ? directionVector(side, plan.basis)[i] : 0
  const ways = [base.max[i] + GAP - own.min[i], base.min[i] - GAP - own.max[i]]
    .filter((_n, k) => way === 0 || way > 0 === (k === 0))
    .sort((a, b) => Math.abs(a) - Math.abs(b))
  const step = (n: number): Vec3 => (i === 0 ? [n, 0, 0] : [0, 0, n])
  const limits = plan.bounds(wall)
  const isFree = (n: number) => {
    const there = moved(own, step(n))
    return isClear(there, others) && there.min[i] > limits.min[i] - 0.01 && there.max[i] < limits.max[i] + 0.01
  }
  yield* plan.call('node.translate', { nodes: [id], by: step(ways.find(isFree) ?? ways[0]) })
}

/** What a door is in: a wall, or the body of the house that it is a part of. */
function wallsFor(plan: Planner, target: NodeId): NodeId[] {
  const walls = [...plan.scene.nodes()].filter(({ id }) => isWall(plan, id)).map(({ id }) => id)
  const { parent } = plan.scene.node(target)!
  if (!parent || !IN_WALLS.test(plan.saidName(target))) return walls
  const isBody = (id: NodeId) => size(plan.bounds(id)).every((n, i) => n + 0.01 > size(plan.bounds(target))[i])
  return [...walls, ...plan.scene.children(parent).filter((id) => id !== target && isBody(id))]
}

/** Out of the house, to the side on which its door is. */
function* outBefore(plan: Planner, id: NodeId, body: NodeId, door: NodeId): Steps {
  const [from, to, own] = [body, door, id].map((one) => center(plan.bounds(one)))
  const [x, , z] = to.map((n, i) => 2 * n - from[i] - own[i])
  yield* plan.call('node.translate', { nodes: [id], by: [x, 0, z] })
}

/** "Next to the whiteboard", "beside the door": beside it by the wall that it is on. False where it is on none. */
export function* besideHung(
  plan: Planner,
  nodes: readonly NodeId[],
  target: NodeId,
  side?: 'left' | 'right',
): Steps<boolean> {
  const NEAR = 0.1
  const isInWall = plan.bounds(target).min[1] > 0.3 || IN_WALLS.test(plan.saidName(target))
  const walls = isInWall ? wallsFor(plan, target) : []
  const wall = walls.length ? nearestOf(plan, walls, target) : undefined
  const [id, ...others] = nodes
  const stands = (one: NodeId) => plan.bounds(one).min[1] < 0.05 && plan.scene.node(one)!.kind !== 'light'
  if (!wall || wall === target || others.length || !stands(id) || PICTURES.test(plan.saidName(id))) return false
  if (distance(plan.scene, wall, target) > NEAR) return false
  if (!isWall(plan, wall)) yield* outBefore(plan, id, wall, target)
  yield* plan.call('arrange.placeAgainst', { nodes, target: wall })
  yield* besideAtWall(plan, id, wall, target, side)
  return true
}

/** "Against the wall, next to the wardrobe", "on the wall opposite the TV": along the wall. False for other places. */
export function* alongIt(
  plan: Planner,
  nodes: readonly NodeId[],
  wall: NodeId,
  { kind, targets }: Relation,
): Steps<boolean> {
  if (kind === 'opposite') yield* alongWall(plan, nodes, wall, plan.findOne(targets[0], nodes))
  // A row along the wall stands behind what is before that wall.
  else if (/^(front|behind)$/.test(kind) && nodes.length > 1) return true
  else if (kind === 'beside' && nodes.length === 1)
    yield* besideAtWall(plan, nodes[0], wall, plan.findOne(targets[0], nodes))
  else if (kind === 'bothSides' && nodes.length === 2) yield* flank(plan, nodes, wall, plan.findOne(targets[0], nodes))
  else return false
  return true
}

/** "Two shelves against the wall, one on each side of the sofa": along the wall. */
function* flank(plan: Planner, nodes: readonly NodeId[], wall: NodeId, target: NodeId): Steps {
  const [w, , d] = size(plan.bounds(wall))
  const isAcross = directionVector('right', plan.basis)[0] !== 0
  const sides = w > d === isAcross ? (['left', 'right'] as const) : (['front', 'behind'] as const)
  // Pictures stay as high as they hang.
  const hung = nodes.filter((id) => PICTURES.test(plan.saidName(id)) && plan.bounds(id).min[1] > 0.3)
  for (const [i, id] of nodes.entries()) {
    const placing = plan.call('arrange.placeNextTo', { nodes: [id], target, side: sides[i] })
    yield* keepingHeight(plan, [id], placing, hung)
    yield* plan.call('arrange.placeAgainst', { nodes: [id], target: wall })
  }
}
