import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, distance, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { PICTURES } from '../words/seats.ts'
import { areAlike, copies } from './copies.ts'
import { toMiddle } from './points.ts'
import { setInStrip, stripBetween } from './row-between.ts'
import { betweenWhich, holderOf } from './targets.ts'
import { hangBehind, isHung, isWall } from './walls.ts'
import { alongWay, spanFrom } from './way.ts'

/** Between two things, or each between one thing and another of several, or between neighbours in a row. */
export function* setBetween(plan: Planner, nodes: readonly NodeId[], relation: Relation, slots: Slots): Steps {
  const { targets, isSpan } = relation
  if (targets.some(({ isEach }) => isEach) && targets.length === 2) {
    // "A lamp between the house and each tree".
    const other = plan.findOne(targets.find(({ isEach }) => !isEach) ?? targets[0], nodes)
    for (const [i, b] of plan.findTargets(targets.find(({ isEach }) => isEach)!).entries())
      if (nodes[i]) yield* plan.call('arrange.placeBetween', { nodes: [nodes[i]], a: other, b })
    return
  }
  if (targets[0].isEach) {
    // "A bench between each of the trees": from the first to the last.
    const all = inRow(plan, plan.findTargets(targets[0]))
    for (const [i, id] of nodes.entries())
      if (all[i + 1]) yield* plan.call('arrange.placeBetween', { nodes: [id], a: all[i], b: all[i + 1] })
    return
  }
  const strip = stripBetween(plan, nodes, targets)
  if (strip) return yield* setInStrip(plan, nodes, strip)
  const row = targets.length === 1 ? neighboursInRow(plan, targets[0], nodes) : []
  if (row.length) return yield* betweenNeighbours(plan, nodes, row)
  // "Between the sofa, the TV and the plant": in the middle of them all.
  if (targets.length > 2 && targets.every(({ isPlural }) => !isPlural))
    return yield* toMiddle(
      plan,
      nodes,
      middleOf(
        plan,
        targets.map((noun) => plan.findOne(noun, nodes)),
      ),
    )
  const which = betweenWhich(plan, targets, nodes)
  assertApart(plan, which)
  const [a, b] = onOneLevel(plan, which)
  if (isSpan && nodes.length === 1 && plan.isNew(nodes[0])) return yield* spanFrom(plan, nodes[0], a, b)
  yield* standAcross(plan, nodes, a, b)
  yield* makeRoom(plan, nodes, a, b)
  if (nodes.length > 2 && (overflows(plan, nodes, a, b) || isOnWay(plan, nodes, slots)))
    return yield* alongWay(plan, nodes, a, b)
  yield* leadFrom(plan, nodes, a, b)
  const isOnWall = nodes.every((id) => plan.bounds(id).min[1] > 0.3)
  yield* plan.call('arrange.placeBetween', { nodes, a, b, ...(slots.together && { together: true }) })
  // "A mirror between the two paintings", "a third panel between the two": it hangs as high.
  const areHung = isHung(plan, a) && isHung(plan, b)
  const hung = areHung ? nodes.filter((id) => PICTURES.test(plan.saidName(id)) || areAlike(plan, id, a)) : []
  if (!areHung && !isOnWall) yield* onWallBetween(plan, nodes, a)
  for (const id of hung) yield* hangLevel(plan, id, a, b)
}

/** As high as the two that it hangs between, and as far from the wall as they are, where that is the same. */
function* hangLevel(plan: Planner, id: NodeId, a: NodeId, b: NodeId): Steps {
  const [p, q] = [center(plan.bounds(a)), center(plan.bounds(b))]
  const by = [0, 1, 2].map((i) => {
    const isLevel = i === 1 || Math.abs(p[i] - q[i]) < 0.01
    return isLevel ? (p[i] + q[i]) / 2 - center(plan.bounds(id))[i] : 0
  })
  yield* plan.call('node.translate', { nodes: [id], by })
}

function middleOf(plan: Planner, ids: readonly NodeId[]): Vec3 {
  const at = ids.map((id) => center(plan.bounds(id)))
  return [0, 1, 2].map((i) => at.reduce((sum, point) => sum + point[i] / at.length, 0)) as Vec3
}

/** "A painting between the two shelves", which stand at a wall: on that wall, at the height of the eyes. */
function* onWallBetween(plan: Planner, nodes: readonly NodeId[], a: NodeId): Steps {
  const EYES = 1.5
  const pictures = nodes.filter((id) => plan.isNew(id) && PICTURES.test(plan.saidName(id)))
  if (!pictures.length || plan.bounds(a).min[1] > 0.3) return
  const before = pictures.map((id) => center(plan.bounds(id)))
  yield* hangBehind(plan, pictures, a)
  for (const [i, id] of pictures.entries())
    if (center(plan.bounds(id)).some((n, k) => k !== 1 && Math.abs(n - before[i][k]) > 1e-3))
      yield* plan.call('node.translate', { nodes: [id], by: [0, EYES - center(plan.bounds(id))[1], 0] })
}

/** "Houses with trees between them": the houses, in their row, where they were made just now and the trees were not counted. */
function neighboursInRow(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId[] {
  const areNew = nodes.length > 1 && nodes.every((id) => plan.isNew(id))
  const all = areNew && noun.pronoun === 'them' ? plan.findTargets(noun).filter((id) => !nodes.includes(id)) : []
  return all.length > 2 && all.every((id) => plan.isNew(id)) ? inRow(plan, all) : []
}

/** One between each two neighbours: as many as there are gaps. */
function* betweenNeighbours(plan: Planner, nodes: readonly NodeId[], row: readonly NodeId[]): Steps {
  const gaps = row.length - 1
  if (nodes.length > gaps) yield* plan.call('node.delete', { nodes: nodes.slice(gaps) })
  const more = gaps > nodes.length ? yield* copies(plan, nodes[0], gaps - nodes.length, {}) : []
  const all = [...nodes.slice(0, gaps), ...more]
  yield* widenGaps(plan, all, row)
  for (const [i, id] of all.entries())
    yield* plan.call('arrange.placeBetween', { nodes: [id], a: row[i], b: row[i + 1] })
  plan.remember(all)
}

/** A row leaves room in each gap for what goes there. */
function* widenGaps(plan: Planner, between: readonly NodeId[], row: readonly NodeId[]): Steps {
  const MARGIN = 0.3
  const i = axisFrom(plan, row[0], row.at(-1)!)
  const needed = Math.max(...between.map((id) => size(plan.bounds(id))[i])) + 2 * MARGIN
  const gap = plan.bounds(row[1]).min[i] - plan.bounds(row[0]).max[i]
  if (gap < needed) yield* plan.call('arrange.row', { nodes: row, axis: i === 0 ? 'x' : 'z', gap: needed })
}

/** Between a table and what stands on it there is no place. */
function assertApart(plan: Planner, [a, b]: [NodeId, NodeId]): void {
  const held = holderOf(plan, a) === b ? a : holderOf(plan, b) === a ? b : undefined
  if (!held) return
  const [name, base] = [held, held === a ? b : a].map((id) => plan.nameOf(id))
  throw new Refuse(`${name} stands on ${base}, so nothing goes between them. Say “next to the ${name}”, for example.`)
}

/** A rug between the sofa and a TV on its bench lies on the floor, between sofa and bench. */
function onOneLevel(plan: Planner, [a, b]: [NodeId, NodeId]): [NodeId, NodeId] {
  const [under, below] = [holderOf(plan, a), holderOf(plan, b)]
  if (under && !below && plan.bounds(b).min[1] < 0.05) return [under, b]
  return below && !under && plan.bounds(a).min[1] < 0.05 ? [a, below] : [a, b]
}

/** Whether a row of things is longer than the way between two others. */
function overflows(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): boolean {
  const [w, , d] = size(boundsOrOrigin(plan.scene, nodes))
  return Math.max(w, d) > distance(plan.scene, a, b)
}

/** "Five stones between the house and the well": what is new and small stands on the way, and not across it. */
const isOnWay = (plan: Planner, nodes: readonly NodeId[], { layout, together }: Slots): boolean =>
  !layout && !together && nodes.every((id) => plan.isNew(id))

/** Along the axis that they spread over most. */
function inRow(plan: Planner, nodes: readonly NodeId[]): NodeId[] {
  const at = (id: NodeId, i: 0 | 2) => center(plan.bounds(id))[i]
  const span = (i: 0 | 2) => Math.max(...nodes.map((id) => at(id, i))) - Math.min(...nodes.map((id) => at(id, i)))
  const i = span(0) >= span(2) ? 0 : 2
  return [...nodes].sort((a, b) => at(a, i) - at(b, i))
}

/** The horizontal axis along which two things are further apart. */
function axisFrom(plan: Planner, a: NodeId, b: NodeId): 0 | 2 {
  const [from, to] = [center(plan.bounds(a)), center(plan.bounds(b))]
  return Math.abs(to[0] - from[0]) >= Math.abs(to[2] - from[2]) ? 0 : 2
}

/** A wall between two things parts them: it runs across the way from one to the other. */
function* standAcross(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): Steps {
  const i = axisFrom(plan, a, b)
  const lengthwise = nodes.filter(
    (id) => plan.isNew(id) && isWall(plan, id) && size(plan.bounds(id))[i] > size(plan.bounds(id))[2 - i],
  )
  if (lengthwise.length) yield* plan.call('node.rotate', { nodes: lengthwise, axis: 'y', degrees: 90 })
}

/** A path between two things leads from one to the other. */
function* leadFrom(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): Steps {
  const i = axisFrom(plan, a, b)
  const across = nodes.filter(
    (id) => plan.isNew(id) && LEADS.test(plan.saidName(id)) && size(plan.bounds(id))[2 - i] > size(plan.bounds(id))[i],
  )
  if (across.length) yield* plan.call('node.rotate', { nodes: across, axis: 'y', degrees: 90 })
  const [way, ...others] = nodes.filter((id) => plan.isNew(id) && LEADS.test(plan.saidName(id)))
  const room = distance(plan.scene, a, b)
  if (!way || others.length || nodes.length > 1 || room < 0.5 || size(plan.bounds(way))[i] <= room) return
  yield* plan.call('node.resize', { nodes: [way], [i === 0 ? 'width' : 'depth']: room })
}

/** What leads from one place to another. */
const LEADS = /\b(path|road|street|track|bridge|runner)\b/i

/** Two new things leave room for what goes between them; what is new and stands beyond them moves with them. */
function* makeRoom(plan: Planner, nodes: readonly NodeId[], a: NodeId, b: NodeId): Steps {
  const MARGIN = 0.2
  // What messages have set there gives way; what the user has set stays where it is.
  const isOwn = (id: NodeId) => plan.isNew(id) || plan.memory.made.has(id)
  if (!isOwn(a) || !isOwn(b) || a === b || !nodes.every((id) => plan.isNew(id))) return
  const i = axisFrom(plan, a, b)
  const [low, high] = center(plan.bounds(a))[i] < center(plan.bounds(b))[i] ? [a, b] : [b, a]
  const room = plan.bounds(high).min[i] - plan.bounds(low).max[i]
  const missing = Math.max(...nodes.map((id) => size(plan.bounds(id))[i])) + 2 * MARGIN - room
  if (missing <= 0) return
  const made = plan.scene.children(plan.scene.node(a)!.parent).filter((id) => plan.isNew(id) && !nodes.includes(id))
  const beyond = (isHigh: boolean) =>
    [...made, ...[a, b].filter((id) => !plan.isNew(id))].filter((id) => {
      const at = center(plan.bounds(id))[i]
      return isHigh ? at >= center(plan.bounds(high))[i] : at <= center(plan.bounds(low))[i]
    })
  for (const isHigh of [false, true]) {
    const by: Vec3 = [0, 0, 0]
    by[i] = ((isHigh ? 1 : -1) * missing) / 2
    yield* plan.call('node.translate', { nodes: beyond(isHigh), by })
  }
}

/** "Halfway to the sofa": half of the way from middle to middle, at the height where it is. */
export function* halfway(plan: Planner, nodes: readonly NodeId[], target: NodeId): Steps {
  const to = center(plan.bounds(target))
  for (const id of nodes) {
    const at = center(plan.bounds(id))
    yield* plan.call('node.translate', { nodes: [id], by: [(to[0] - at[0]) / 2, 0, (to[2] - at[2]) / 2] })
  }
}
