import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { toPoint } from './points.ts'

/** What lies on several things at once, and closes them from above. */
const SPANS = /\b(roof|ceiling|canopy|slab|board|plank|platform|deck|lid|cover|plate|top)\b/i

/** What carries one thing together with others of its kind. */
const SUPPORTS = /\b(?:column|pillar|post|pole|support|stilt|leg)s?\b/i

/** Whether something new, such as a roof, lies over several columns at once, by the names of those. */
export const liesOver = ({ isNew, count = 1, word = '' }: Noun, names: readonly string[]): boolean =>
  isNew &&
  count === 1 &&
  names.length > 1 &&
  names.every((name) => SUPPORTS.test(name)) &&
  (SPANS.test(word) || BEAMS.test(word))

/** Whether one thing is to lie on several that are equally high, rather than on one of them. */
export function isAcross(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): boolean {
  const tops = targets.map((id) => plan.bounds(id).max[1])
  const areLevel = Math.max(...tops) - Math.min(...tops) <= LEVEL
  const lies = (names: RegExp) => nodes.length === 1 && names.test(plan.saidName(nodes[0]))
  return areLevel && (targets.length === 2 || lies(SPANS) || (lies(BEAMS) && areInLine(plan, targets)))
}

/** What lies on several things that stand in a line. */
const BEAMS = /\b(beam|girder|lintel|rail|bar|pole|log|rope|cable|chain|wire|cord|ribbon|garland|banner)\b/i

function areInLine(plan: Planner, ids: readonly NodeId[]): boolean {
  const all = size(boundsOrOrigin(plan.scene, ids))
  return [0, 2].some((i) => all[i] <= 1.5 * Math.max(...ids.map((id) => size(plan.bounds(id))[i])))
}

/** Metres that things may differ in height, and still carry one thing. */
const LEVEL = 0.05

/** "A roof on the four columns": over all of them. What is new is made large enough. */
function* cover(plan: Planner, node: NodeId, targets: readonly NodeId[], isSized: boolean): Steps {
  const EAVES = 1.1
  const base = boundsOrOrigin(plan.scene, targets)
  const [width, , depth] = size(base).map((n) => n * EAVES)
  const isBeam = BEAMS.test(plan.saidName(node))
  const isAlongX = width >= depth
  if (isBeam && isAlongX !== isWide(plan, node))
    yield* plan.call('node.rotate', { nodes: [node], axis: 'y', degrees: 90 })
  const sides = isBeam ? (isAlongX ? { width } : { depth }) : { width, depth }
  if (plan.isNew(node) && !isSized) yield* plan.call('node.resize', { nodes: [node], ...sides })
  const [x, , z] = center(base)
  yield* toPoint(plan, [node], [x, base.max[1], z])
}

/**
 * "A beam on top of both columns": across them, in the middle. What is new is made long enough. False where the thing
 * is too short for that, or they are not equally high.
 */
export function* bridge(plan: Planner, node: NodeId, targets: readonly NodeId[], isSized: boolean): Steps<boolean> {
  if (!isAcross(plan, [node], targets)) return false
  if (targets.length > 2) {
    yield* cover(plan, node, targets, isSized)
    return true
  }
  const all = targets.map((id) => plan.bounds(id))
  const tops = all.map(({ max }) => max[1])
  const base = boundsOrOrigin(plan.scene, targets)
  const [first, second] = all.map(center)
  const i = Math.abs(second[0] - first[0]) >= Math.abs(second[2] - first[2]) ? 0 : 2
  const gap = Math.abs(second[i] - first[i]) - (size(all[0])[i] + size(all[1])[i]) / 2
  const [w, , d] = size(plan.bounds(node))
  const isNew = plan.isNew(node) && !isSized
  if (!isNew && Math.max(w, d) <= gap) return false
  // A rope, which hangs by nature.
  if (isNew && BEAMS.test(plan.saidName(node)) && size(plan.bounds(node))[1] > Math.max(w, d))
    yield* plan.call('node.rotate', { nodes: [node], axis: 'z', degrees: 90 })
  if ((i === 0) !== isWide(plan, node)) yield* plan.call('node.rotate', { nodes: [node], axis: 'y', degrees: 90 })
  const length = size(base)[i]
  if (isNew && size(plan.bounds(node))[i] < length)
    yield* plan.call('node.resize', { nodes: [node], [i === 0 ? 'width' : 'depth']: length })
  const [x, , z] = center(base)
  yield* toPoint(plan, [node], [x, Math.max(...tops), z])
  return true
}

const isWide = (plan: Planner, id: NodeId): boolean => {
  const [w, , d] = size(plan.bounds(id))
  return w >= d
}
