import type { NodeId } from '../../../../document/index.ts'
import { type Bounds, center, size } from '../../../../spatial/index.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'
import { isFloor } from './walls.ts'

/** Metres between a thing and the fence around it, where no others are said. */
export const FENCE_GAP = 0.5
const FENCES = /^(fence|hedge|railing|wall)\b/i

/** Whether one thing is a piece of what goes all around another: a new fence, or any around the lawn or the room, and not a tree. */
export const isFence = (plan: Planner, nodes: readonly NodeId[], target?: NodeId): boolean =>
  nodes.length === 1 &&
  (plan.isNew(nodes[0]) || !target || isFloor(plan, target)) &&
  FENCES.test(plan.saidName(nodes[0]))

/** Pieces of a fence along all four sides of a thing, each as long as it takes for whole ones to fit, in one group. */
export const enclose = (plan: Planner, piece: NodeId, target: NodeId, gap = FENCE_GAP): Steps =>
  encloseBounds(plan, piece, plan.bounds(target), plan.nameOf(target), gap)

/** As `enclose`, for what is no node: the room, the garden. */
export function* encloseBounds(plan: Planner, piece: NodeId, { min, max }: Bounds, name: string, gap: number): Steps {
  const [x, , z] = center({ min, max })
  const [length, , thick] = size(plan.bounds(piece))
  // Two sides reach over the corners, and two stand between them.
  const wide = max[0] - min[0] + 2 * gap + thick
  const deep = max[2] - min[2] + 2 * gap - thick
  const [across, along] = [wide, deep].map((span) => Math.max(1, Math.round(span / length)))
  // It takes its form where nothing stands, so that nothing has to make room for it.
  yield* toPoint(plan, [piece], [max[0] + wide + deep, null, z])
  const { created = [] } = yield* plan.call('node.duplicate', {
    nodes: [piece],
    count: 2 * (across + along) - 1,
    // Apart from each other even when they are turned: what is in one place is looked through for overlaps, pair by pair.
    offset: [0, 0, 2 * length + 1],
  })
  const pieces = [piece, ...created]
  const [ends, sides] = [pieces.slice(0, 2 * across), pieces.slice(2 * across)]
  yield* plan.call('node.resize', { nodes: ends, width: wide / across })
  yield* plan.call('node.resize', { nodes: sides, width: deep / along })
  yield* plan.call('node.rotate', { nodes: sides, axis: 'y', degrees: 90 })
  for (const [i, edge] of [min, max].entries()) {
    const out = i ? gap : -gap
    const row = (all: readonly NodeId[], count: number) => all.slice(i * count, (i + 1) * count)
    yield* inLine(plan, row(ends, across), 'x', [x, edge[2] + out])
    yield* inLine(plan, row(sides, along), 'z', [edge[0] + out, z])
  }
  // Around what stands on a stage it stands there, too.
  const up = min[1] - plan.bounds(piece).min[1]
  if (up > 0.05 && isCarried(plan, { min, max })) yield* plan.call('node.translate', { nodes: pieces, by: [0, up, 0] })
  const { created: group = [] } = yield* plan.call('node.group', {
    nodes: pieces,
    name: `${plan.nameOf(piece)} around ${name}`,
  })
  plan.remember(group)
}

/** Whether something is right below, and reaches out on all sides. */
function isCarried(plan: Planner, bounds: Bounds): boolean {
  const [w, , d] = size(bounds)
  return plan.scene.children(null).some((id) => {
    const base = plan.bounds(id)
    const isUnder = Math.abs(base.max[1] - bounds.min[1]) < 0.02
    return isUnder && size(base)[0] > w + FENCE_GAP && size(base)[2] > d + FENCE_GAP && isOver(bounds, base)
  })
}

const isOver = (bounds: Bounds, base: Bounds): boolean =>
  [0, 2].every((i) => bounds.min[i] >= base.min[i] - 0.02 && bounds.max[i] <= base.max[i] + 0.02)

/** Without gaps, about a middle on the ground: [x, z] metres. */
export function* inLine(plan: Planner, nodes: readonly NodeId[], axis: 'x' | 'z', [x, z]: readonly number[]): Steps {
  yield* plan.call('arrange.row', { nodes, axis, gap: 0, at: [x, 0, z] })
}
