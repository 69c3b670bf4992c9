import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { boundsOrOrigin, center, intersects, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { noSlots, type Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { RUNS, TABLES } from '../words/seats.ts'
import { copyOffset } from './copies.ts'
import { colorOf, hasLook, look } from './looks.ts'
import { assertCanAdd } from './make.ts'
import { asWideAsDeep, hangRound, hangsFlat, shapeOf, squareOff, twinOf } from './outline.ts'
import { relate } from './relate.ts'
import { resize, vary } from './size.ts'
import { asLongAsGone, toSideOfGone } from './size-of-gone.ts'
import { pileOn } from './tree.ts'
import { face } from './turn.ts'
import { isWall } from './walls.ts'

/** What a shape is called that takes the place of another. */
const calledAs = ({ called, word, shape }: Noun): string => {
  const name = called ?? word ?? shape!
  return `${name[0].toUpperCase()}${name.slice(1)}`
}

/** "Replace the box by a sphere", "swap the chair for a stool". */
export function* replace(plan: Planner, clause: Clause): Steps {
  const { objects, others, slots, text } = clause
  const [by] = others
  if (!by)
    throw new Refuse(`I did not find what to put there in “${text}”. Say “replace the box with a sphere”, for example.`)
  const nodes = yield* thinned(plan, plan.find(objects), by)
  if (isThere(by) && nodes.length === 1) return yield* takePlace(plan, nodes[0], plan.findOne(asThere(by), nodes))
  // They will be gone: what "it" was is known when another takes their place after all.
  if (objects.length === 1 && objects[0].pronoun) clause.objects = [{ ...objects[0], ids: nodes }]
  const isOutline = by.isNew && by.word === 'one' && by.outline !== undefined
  // "Make the rug round", and not "swap it for a round one".
  const arePlain = /^(?:make|turn)\b/i.test(text) && nodes.every((id) => plan.scene.node(id)!.kind === 'mesh')
  const twin = isOutline && !arePlain ? twinOf(plan, nodes, by.outline!) : undefined
  const shape = isOutline && !twin ? shapeOf(plan, nodes, by.outline!) : undefined
  if (isOutline && by.outline === 'square' && !twin && !shape) return yield* squareOff(plan, nodes)
  if (by.isNew && by.word === 'one' && !twin && !shape) return yield* likeOther(plan, nodes, by, slots)
  if (!twin && !shape && by.isNew && by.word !== 'one' && !by.name) assertCanAdd(plan, by)
  const args = twin
    ? { item: twin }
    : shape
      ? { shape }
      : by.item && !by.name
        ? { item: by.item }
        : by.shape && (by.isNew || !by.name)
          ? {
              shape: by.shape,
              ...(by.isNew && /^(?:replace|swap|exchange|substitute)\b/i.test(text) && { name: calledAs(by) }),
            }
          : {
              copyOf: plan.findOne(
                { ...asThere(by), ...((by.isBare || by.isNew) && { isAny: true, isPlural: false }) },
                nodes,
              ),
            }
  // "Into a lamp of the same colour".
  const before = /\bsame (?:size and )?color\b|\bkeep(?:ing)? (?:its|their|the) colors?\b/.test(text)
    ? nodes.map((id) => colorOf(plan, id))
    : []
  const sizes = nodes.map((id) => size(plan.bounds(id)))
  const hung = shape === 'cylinder' ? nodes.map((id) => (hangsFlat(plan, id) ? plan.bounds(id) : undefined)) : []
  const didRun = nodes.every((id) => RUNS.test(plan.saidName(id)))
  const carried = nodes.map((id) => ({ pile: [...pileOn(plan, id)], top: plan.bounds(id).max[1] }))
  const { created: put = [] } = yield* plan.call('node.replace', { nodes, ...args })
  const created = [...put, ...(yield* more(plan, put, (by.count ?? 1) - nodes.length))]
  plan.remember(created)
  yield* offWalls(plan, created)
  for (const [i, bounds] of hung.entries()) if (bounds && created[i]) yield* hangRound(plan, created[i], bounds)
  // "Make it a cube": as wide and as deep as it is tall.
  const cubes = by.word === 'cube' && arePlain ? created : []
  for (const id of cubes) {
    const [, side] = size(plan.bounds(id))
    yield* plan.call('node.resize', { nodes: [id], width: side, depth: side })
  }
  const standing = created.filter((_, i) => !hung[i])
  if (shape || by.outline === 'square') yield* asWideAsDeep(plan, standing)
  for (const [i, color] of before.entries())
    if (color && created[i]) yield* plan.call('material.set', { nodes: [created[i]], color })
  const color = by.color?.hex
  if (color || Object.keys(by.finish).length)
    yield* plan.call('material.set', { nodes: created, ...by.finish, ...(color && { color }) })
  if (hasLook(slots)) yield* look(plan, created, slots)
  yield* toSizeOf(plan, created, by, slots)
  if (by.isVaried) yield* vary(plan, created, 'all')
  // "A round one": of another form, and as tall.
  if (twin && !by.extents.height && !slots.extents)
    for (const [i, id] of put.entries()) yield* plan.call('node.resize', { nodes: [id], height: sizes[i][1] })
  if (didRun) yield* asLongAsGone(plan, created, sizes)
  if (by.sameSide) yield* toSideOfGone(plan, created, by.sameSide, sizes)
  if (slots.factor) yield* resize(plan, created, { ...noSlots(), factor: slots.factor })
  for (const [i, { pile, top }] of carried.entries()) if (put[i]) yield* setOnto(plan, pile, top, put[i])
  if (slots.facing) yield* face(plan, created, slots)
  // "Make the rug round and 2 m across, under the table".
  if (isOutline && arePlain && slots.relations.length) yield* relate(plan, created, slots)
}

/** What stood on a thing stands on what took its place, where that is as broad; else it comes down to what is below. */
function* setOnto(plan: Planner, pile: readonly NodeId[], top: number, id: NodeId): Steps {
  const base = plan.bounds(id)
  const rise = base.max[1] - top
  if (!pile.length) return
  const isTable = TABLES.test(plan.saidName(id)) || plan.scene.node(id)!.kind === 'mesh'
  const isOver = (one: NodeId) =>
    [0, 2].every((i) => Math.abs(center(plan.bounds(one))[i] - center(base)[i]) < size(base)[i] / 2)
  if (!isTable || !pile.every(isOver)) yield* plan.call('arrange.restBelow', { nodes: pile })
  else if (Math.abs(rise) > 1e-4) yield* plan.call('node.translate', { nodes: pile, by: [0, rise, 0] })
}

/** "With the plant": that very one, and no other like it. */
const isThere = (by: Noun): boolean =>
  /^(?:the|my|this|that) /i.test(by.text) &&
  !by.isNew &&
  !by.isTwin &&
  !by.isPlural &&
  !by.isAll &&
  by.count === undefined

/** Puts a thing where another stood, which is deleted. */
function* takePlace(plan: Planner, gone: NodeId, id: NodeId): Steps {
  const [base, own] = [plan.bounds(gone), plan.bounds(id)]
  const by: Vec3 = [center(base)[0] - center(own)[0], base.min[1] - own.min[1], center(base)[2] - center(own)[2]]
  yield* plan.call('node.delete', { nodes: [gone] })
  yield* plan.call('node.translate', { nodes: [id], by })
  plan.remember([id])
}

/** "Replace the four chairs with two benches": where every second one stood. */
function* thinned(plan: Planner, nodes: readonly NodeId[], { count, isNew }: Noun): Steps<readonly NodeId[]> {
  if (!isNew || count === undefined || count >= nodes.length) return nodes
  const kept = Array.from({ length: count }, (_, i) => nodes[Math.floor((i * nodes.length) / count)])
  yield* plan.call('node.delete', { nodes: nodes.filter((id) => !kept.includes(id)) })
  return kept
}

/** "With a table that is 1.2 m long", "by a small one": what was put there is of the size that was said. */
function* toSizeOf(plan: Planner, created: readonly NodeId[], by: Noun, slots: Slots): Steps {
  const extents = { ...slots.extents, ...by.extents }
  if (Object.keys(extents).length) yield* resize(plan, created, { ...noSlots(), extents })
  else if (by.size.some((n) => n !== 1)) yield* plan.call('node.scale', { nodes: created, by: by.size })
}

/** What is larger than what stood there before comes out of the walls. */
function* offWalls(plan: Planner, nodes: readonly NodeId[]): Steps {
  const walls = plan.scene.children(null).filter((id) => isWall(plan, id))
  for (const id of nodes)
    for (const wall of walls) {
      const [base, own] = [plan.bounds(wall), plan.bounds(id)]
      if (wall === id || !intersects(base, own, 1e-3)) continue
      const i = size(base)[0] < size(base)[2] ? 0 : 2
      const by: Vec3 = [0, 0, 0]
      by[i] = center(own)[i] > center(base)[i] ? base.max[i] - own.min[i] : base.min[i] - own.max[i]
      yield* plan.call('node.translate', { nodes: [id], by })
    }
}

/** "Replace the plant by a bigger one", "by a red one": it becomes so. */
function* likeOther(plan: Planner, nodes: readonly NodeId[], by: Noun, slots: Slots): Steps {
  const { size, extents, color, finish, text } = by
  const isSized = size.some((n) => n !== 1) || Object.keys({ ...extents, ...slots.extents }).length > 0
  if (!isSized && !color && !Object.keys(finish).length)
    throw new Refuse(`I did not understand how “${text}” is to be different.`)
  yield* toSizeOf(plan, nodes, by, slots)
  if (color || Object.keys(finish).length)
    yield* plan.call('material.set', { nodes, ...finish, ...(color && { color: color.hex }) })
}

/** "Replace the sofa by two armchairs": beside each other, about where it stood. */
function* more(plan: Planner, [first, ...others]: readonly NodeId[], count: number): Steps<readonly NodeId[]> {
  if (count < 1 || !first) return []
  const from = center(plan.bounds(first))
  const { created = [] } = yield* plan.call('node.duplicate', {
    nodes: [first],
    count,
    offset: copyOffset(plan, [first], noSlots(), count),
  })
  if (others.length) return created
  const [x, , z] = center(boundsOrOrigin(plan.scene, [first, ...created])).map((n, i) => from[i] - n)
  yield* plan.call('node.translate', { nodes: [first, ...created], by: [x, 0, z] })
  return created
}

const asThere = (noun: Noun): Noun => ({ ...noun, isNew: false })
