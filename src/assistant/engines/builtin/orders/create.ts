import { itemSize } from '../../../../commands/library.ts'
import { defaultPrimitive, type NodeId, type Shape, type Surface, type Vec3 } from '../../../../document/index.ts'
import { directionVector, primitiveSize } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, hasHead, type Noun } from '../grammar/noun.ts'
import { noSlots, type Relation, type Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Ask, Refuse } from '../meaning/world.ts'
import { NOUN_SIZES } from '../words/shapes.ts'
import { arrangeThem } from './arrange.ts'
import { layOut } from './layouts.ts'
import { inTurn } from './looks.ts'
import { asOne, nestPlaces } from './move.ts'
import { liftTo } from './points.ts'
import { relate } from './relate.ts'
import { vary } from './size.ts'
import { isWhole, targetsOf } from './targets.ts'
import { turn } from './turn.ts'

/** More than this at once is a slip of the pen. */
const MOST = 2000
const GAP = 0.25

export const canAdd = (plan: Planner): string => {
  const items = plan.stage.library.slice(0, 8).map(({ name }) => name.toLowerCase())
  return `I can add shapes (box, sphere, cylinder, cone, ring, plane, capsule), lights, cameras and things such as ${items.join(', ')}.`
}

/** Adds shapes, things of the library, lights and cameras, or more of what is there, and sets them where the order says. */
export function* create(plan: Planner, clause: Clause): Steps {
  const { objects } = clause
  const slots = nestPlaces(plan, clause.slots)
  for (const noun of objects) {
    // "A circle of 12 stones with radius 5": the circle's, not the stones'.
    if (slots.layout?.kind !== 'circle' || noun.extents.radius === undefined) continue
    slots.radius ??= noun.extents.radius
    noun.extents = { ...noun.extents, all: undefined, radius: undefined }
  }
  describedLast(plan, objects, slots)
  if (!objects.length) throw new Refuse(`I did not understand what to add. ${canAdd(plan)}`)
  for (const noun of objects) assertCanAdd(plan, noun)
  if (clause.isJoined) joinToMade(plan, slots)
  // "Another sofa opposite the first one": the first sofa.
  if (hasHead(objects[0]) && !objects[0].pronoun)
    Object.assign(plan.memory, { noun: { ...objects[0], isNew: false, color: undefined, count: undefined }, pool: [] })
  const { before, first } = clause.isJoined ? NOTHING : yield* makeFirst(plan, objects, slots)
  yield* makeTargets(plan, slots)
  keepTopic(plan, clause, slots, first)
  const about = slots.relations.find(({ kind }) => kind === 'around')
  if (about && objects.slice(before).every(({ item }) => /chair|stool|sofa|bench/i.test(item ?? '')))
    slots.facing ??= about.targets[0]
  askBefore(plan, slots)
  const made: NodeId[] = []
  for (const noun of objects.slice(before)) made.push(...(yield* createSome(plan, noun, slots, perTarget(plan, slots))))
  plan.remember([...first, ...made])
  yield* setOut(plan, made, slots)
  if (slots.layout && objects.length > 1 && made.length > 1 && !slots.relations.length)
    yield* arrangeThem(plan, made, slots, true)
  plan.memory.series = clause.isMore ? [...plan.memory.series, ...made] : made
  plan.made = clause.isJoined ? plan.made : made
  if (clause.isJoined) plan.remember([...plan.made, ...made])
  plan.memory.noun = objects.at(-1)!
  plan.memory.pool = made.length > 1 ? made : []
  plan.memory.create = { ...clause, slots: { ...slots, at: undefined } }
}

const NOTHING = { before: 0, first: [] as NodeId[] }

/**
 * "A sofa and a table in front of it", "a bed and a lamp to the left of the bed": what the last is to stand by is made
 * before it. Says how many of the objects that were, and what they became.
 */
function* makeFirst(plan: Planner, objects: readonly Noun[], slots: Slots): Steps<{ before: number; first: NodeId[] }> {
  const earlier = objects.slice(0, -1)
  const index = (target: Noun): number => {
    if (target.pronoun === 'it') return earlier.length - 1
    const at = earlier.findIndex(
      (noun) => noun.word === target.word && (noun.item ?? noun.shape) === (target.item ?? target.shape),
    )
    return at >= 0 && !exists(plan, target) ? at : -1
  }
  if (!slots.relations.some(({ targets }) => targets.some((target) => index(target) >= 0))) return NOTHING
  const made: NodeId[][] = []
  for (const noun of earlier) made.push(yield* createSome(plan, noun, { ...noSlots(), unknown: [] }, 1))
  const known = (target: Noun): Noun => (index(target) >= 0 ? { ...target, ids: made[index(target)] } : target)
  slots.relations = slots.relations.map((one) => ({ ...one, targets: one.targets.map(known) }))
  return { before: earlier.length, first: made.flat() }
}

/** "A rug under the table that is 3 m wide": where no table is, the rug is. */
function describedLast(plan: Planner, objects: readonly Noun[], slots: Slots) {
  const target = slots.relations.at(-1)?.targets.at(-1)
  const where = target?.where.at(-1)
  const noun = objects.at(-1)
  if (!target || !where || !noun || exists(plan, target)) return
  if (where.by === 'size' && where.way === 0 && where.side !== 'all')
    noun.extents = { ...noun.extents, [where.side]: where.metres }
  else if (where.by === 'color' && !where.not) noun.color = { word: where.word, hex: where.hex }
  else return
  target.where.pop()
}

/** "A snowman, a tree to its left and a bench in front of it": of the snowman. */
function keepTopic(plan: Planner, { isJoined }: Clause, slots: Slots, first: readonly NodeId[]) {
  const isByIt = ({ kind, targets }: Relation) =>
    /^(left|right|front|behind|beside|around|bothSides)$/.test(kind) && targets[0].pronoun === 'it'
  if (!slots.relations.some(isByIt)) return
  const topic = (isJoined ? plan.made : plan.topic).filter((id) => plan.scene.node(id))
  if (topic.length && !first.length)
    slots.relations = slots.relations.map((one) =>
      isByIt(one) ? { ...one, targets: [{ ...one.targets[0], ids: topic }] } : one,
    )
  const it = first.length ? first.slice(-1) : topic.length ? topic : plan.memory.last
  plan.nextTopic = [...it]
}

/** "A red sphere on a blue cube": where there is no such cube, it is made as well. */
export function* makeTargets(plan: Planner, slots: Slots): Steps {
  const { corner } = slots
  if (corner?.of) corner.of = yield* madeIfNone(plan, corner.of)
  yield* nestNew(plan, slots)
  for (const relation of slots.relations) {
    for (const [i, noun] of relation.targets.entries()) relation.targets[i] = yield* madeIfNone(plan, noun)
  }
}

/** "A cone on a cube on a cylinder": where cube and cylinder are new, the cube is on the cylinder. */
function* nestNew(plan: Planner, slots: Slots): Steps {
  while (slots.relations.length > 1) {
    const [below, last] = slots.relations.slice(-2)
    if (![below, last].every(({ targets }) => targets.length === 1 && targets[0].isIndefinite)) return
    last.targets[0] = yield* madeIfNone(plan, last.targets[0])
    below.targets[0] = yield* madeIfNone(plan, below.targets[0])
    if (!below.targets[0].ids) return
    yield* relate(plan, below.targets[0].ids, { ...noSlots(), relations: [last] })
    slots.relations = slots.relations.slice(0, -1)
  }
}

function* madeIfNone(plan: Planner, noun: Noun): Steps<Noun> {
  if (!noun.isIndefinite || !(noun.shape || noun.item) || exists(plan, noun)) return noun
  const ids = yield* createSome(plan, { ...noun, isNew: true }, { ...noSlots(), unknown: [] }, 1)
  return { ...noun, ids }
}

function exists(plan: Planner, noun: Noun): boolean {
  try {
    return resolve({ ...noun, isNew: false, isAll: true }, plan.world).length > 0
  } catch (error) {
    if (error instanceof Refuse) return false
    throw error
  }
}

function* setOut(plan: Planner, made: readonly NodeId[], slots: Slots): Steps {
  const around = slots.relations.some(({ kind }) => kind === 'around')
  if (
    slots.relations.length ||
    slots.corner ||
    slots.otherSide ||
    (slots.toOrigin && made.length > 1 && !slots.layout) ||
    (slots.facing && !around)
  ) {
    if (slots.relations.length && slots.layout && made.length > 1 && !around)
      yield* asOne(plan, made, { ...slots, layout: undefined })
    else yield* relate(plan, made, slots)
  }
  if (slots.toGround && !slots.relations.length) yield* plan.call('arrange.rest', { nodes: made })
  if (slots.isScattered && made.length > 1) yield* plan.call('arrange.scatter', { nodes: made })
  if (slots.lowest !== undefined) yield* liftTo(plan, made, slots.lowest)
  if (slots.degrees !== undefined || slots.turn) yield* turn(plan, made, { ...slots, relations: [], facing: undefined })
}

/** "With a ball on top": on what was just made. */
function joinToMade(plan: Planner, slots: Slots) {
  plan.memory.last = [...plan.made]
  const it: Noun = { ...blankNoun(), text: 'it', pronoun: 'it' }
  if (slots.toOrigin) {
    // "A table with a bowl in the centre": of the table.
    slots.relations.push({ kind: 'center', targets: [it] })
    slots.toOrigin = undefined
  }
  if (!slots.relations.length && !slots.corner) slots.relations.push({ kind: 'beside', targets: [it] })
  const isAround = slots.relations.some(({ kind }) => kind === 'around')
  if (isAround) slots.facing ??= it
}

/** "On each of the tables": how many things there are to put one at. */
function perTarget(plan: Planner, { relations, corner }: Slots): number {
  if (corner?.every) return 4
  const each = relations.find(
    ({ kind, targets: [target] }) =>
      kind !== 'between' && !isWhole(kind, target) && target.isAll && (target.isEach || target.isPlural),
  )
  if (!each) return relations.some(({ kind }) => kind === 'bothSides') ? 2 : 1
  return Math.max(1, targetsOf(plan, each.targets[0], [], each.kind).length)
}

/** Asks which thing the new ones are to stand by, and finds out that it is there, before anything is made. */
function askBefore(plan: Planner, { relations, facing, corner }: Slots) {
  const check = ({ kind, targets }: Relation) => {
    for (const noun of targets) {
      if (noun.word === 'room' || noun.pronoun) continue
      if (kind === 'between' || noun.isAll || noun.isPlural) resolve({ ...noun, isNew: false }, plan.world)
      else plan.findOne(noun)
    }
  }
  relations.forEach(check)
  if (corner?.of && corner.of.word !== 'room') plan.findOne(corner.of)
  if (facing && typeof facing === 'object' && !facing.pronoun && !facing.isNew)
    resolve({ ...facing, isNew: false }, plan.world)
}

function assertCanAdd(plan: Planner, noun: Noun) {
  const count = noun.count ?? 1
  if (count > MOST) throw new Refuse(`${count} is more than I add at once; ask for up to ${MOST}.`)
  if (count < 1 || !Number.isInteger(count)) throw new Refuse(`I cannot add ${count} of something.`)
  if (noun.shape || noun.item || noun.kind === 'light' || noun.kind === 'camera' || noun.kind === 'group') return
  if (like(plan, noun).length) return
  throw new Refuse(
    `I cannot make “${noun.word ?? noun.text}” yet. ${canAdd(plan)} Models can be dropped into the window.`,
  )
}

/** What is there already that a noun names: "another fridge" copies the fridge. */
function like(plan: Planner, noun: Noun): NodeId[] {
  if (noun.isMore && (noun.word === undefined || noun.word === 'one' || noun.kind === 'any'))
    return plan.memory.last.filter((id) => plan.scene.node(id))
  if (!noun.name && !noun.word && !noun.pronoun) return []
  try {
    const found = resolve(
      { ...noun, isNew: false, isAll: true, count: undefined, isMore: false, extents: {}, color: undefined },
      plan.world,
    )
    return noun.word === undefined || noun.kind === 'any' ? [] : found
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return []
    throw error
  }
}

function* createSome(plan: Planner, noun: Noun, slots: Slots, targets: number): Steps<NodeId[]> {
  const table = slots.layout?.rows && slots.layout.columns ? slots.layout.rows * slots.layout.columns : undefined
  const colors = noun.colors ?? slots.colors
  const fallback =
    targets > 1
      ? 1
      : colors && colors.length < 8
        ? colors.length
        : slots.layout?.kind === 'pyramid'
          ? 6
          : noun.isPlural
            ? 3
            : 1
  const isShared = slots.relations.some(({ kind, isEach }) => kind === 'bothSides' && !isEach) || slots.corner?.every
  const count = table ?? (isShared && noun.count !== undefined ? noun.count : (noun.count ?? fallback) * targets)
  if (count > MOST) throw new Refuse(`${count} is more than I add at once; ask for up to ${MOST}.`)
  const made = yield* createOne(plan, noun, count, slots)
  if (colors) yield* inTurn(plan, made, colors)
  if (noun.isVaried || slots.varied) yield* vary(plan, made, slots.varied ?? 'all')
  return made
}

function* createOne(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const model = slots.isLike ? plan.findOne(slots.likeColorOf!) : undefined
  if (model && like(plan, noun).includes(model)) return yield* copies(plan, model, count, colorFor(noun, slots))
  if (noun.item && !(noun.name && noun.isMore)) return yield* fromLibrary(plan, noun, count, slots)
  if (noun.shape) return yield* shapes(plan, noun, noun.shape, count, slots)
  if (noun.kind === 'light') return yield* lights(plan, noun, count, slots)
  if (noun.kind === 'camera')
    return yield* some(count, () =>
      plan.call('camera.add', { ...named(noun, slots), ...(slots.at?.length === 3 && { position: slots.at }) }),
    )
  if (noun.kind === 'group') return yield* some(count, () => plan.call('group.add', named(noun, slots)))
  return yield* copies(plan, like(plan, noun)[0], count, colorFor(noun, slots))
}

/** Copies of what is there, in a row to the right of it. */
function* copies(plan: Planner, original: NodeId, count: number, color: string | undefined): Steps<NodeId[]> {
  const width = plan.bounds(original).max[0] - plan.bounds(original).min[0]
  const right = directionVector('right', plan.basis)
  const { created = [] } = yield* plan.call('node.duplicate', {
    nodes: [original],
    count,
    offset: right.map((n) => n * (width + GAP)),
  })
  if (color) yield* plan.call('material.set', { nodes: created, color })
  return created
}

function* some(count: number, make: () => Steps<{ created?: NodeId[] }>): Steps<NodeId[]> {
  const made: NodeId[] = []
  for (let i = 0; i < count; i++) made.push(...((yield* make()).created ?? []))
  return made
}

const named = (noun: Noun, slots: Slots) => {
  const name = noun.called ?? slots.name
  return name ? { name } : {}
}
const colorFor = (noun: Noun, slots: Slots): string | undefined => noun.color?.hex ?? slots.surface.color

function* lights(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const color = colorFor(noun, slots) ?? slots.warmth
  const position = slots.at?.length === 3 ? { position: slots.at } : {}
  return yield* some(count, () =>
    plan.call('light.add', {
      type: noun.light ?? 'point',
      ...named(noun, slots),
      ...position,
      ...(color && { color }),
    }),
  )
}

function* fromLibrary(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const item = plan.stage.library.find(({ name }) => name === noun.item)!
  const usual = itemSize(item)
  const said = { ...slots.extents, ...noun.extents }
  const factor =
    said.height !== undefined
      ? said.height / usual[1]
      : said.width !== undefined
        ? said.width / usual[0]
        : said.all !== undefined
          ? said.all / Math.max(...usual)
          : Math.cbrt(noun.size[0] * noun.size[1] * noun.size[2])
  const extent = usual.map((n) => n * factor) as Vec3
  const at = layOut(plan, count, extent, slots)
  const color = colorFor(noun, slots)
  const { created = [] } = yield* plan.call('library.add', {
    item: item.name,
    count,
    ...named(noun, slots),
    ...(at && { at }),
    ...(color && { color }),
    size: factor,
  })
  const finish = { ...noun.finish, ...slots.surface }
  if (Object.keys(finish).some((key) => key !== 'color'))
    yield* plan.call('material.set', { nodes: created, ...finish })
  return created
}

function* shapes(plan: Planner, noun: Noun, shape: Shape, count: number, slots: Slots): Steps<NodeId[]> {
  const size = sizeOf(noun, shape, slots)
  const name = noun.called ?? slots.name ?? nameFor(noun, shape)
  const color = colorFor(noun, slots)
  const places = layOut(plan, count, size, slots)
  const items = Array.from({ length: count }, (_, i) => ({
    shape,
    size,
    ...(name && { name }),
    ...(color && { color }),
    ...(places && { position: [places[i][0], places[i][1] + size[1] / 2, places[i][2]] }),
  }))
  const { created = [] } = yield* items.length === 1
    ? plan.call('mesh.add', items[0])
    : plan.call('mesh.addMany', { items })
  const finish: Partial<Surface> = { ...noun.finish, ...slots.surface, ...(color && { color }) }
  const glow = finish.emissiveIntensity ? { emissive: color ?? '#ffffff' } : {}
  if (Object.keys(finish).some((key) => key !== 'color'))
    yield* plan.call('material.set', { nodes: created, ...finish, ...glow })
  return created
}

/** "A wall" is called Wall, though it is a box. */
function nameFor(noun: Noun, shape: Shape): string | undefined {
  const { word } = noun
  return word && word !== shape ? word[0].toUpperCase() + word.slice(1) : undefined
}

function sizeOf(noun: Noun, shape: Shape, slots: Slots): Vec3 {
  const usual = NOUN_SIZES[noun.word ?? ''] ?? primitiveSize(defaultPrimitive(shape))
  const said = { ...slots.extents, ...noun.extents }
  if (slots.radius !== undefined && !slots.layout) said.all = slots.radius * 2
  const { all, width, height, depth } = said
  if ([all, width, height, depth].some((n) => n !== undefined && n <= 0))
    throw new Refuse('A size must be more than nothing.')
  const scaled = usual.map((n, i) => n * noun.size[i] * (slots.factor?.[i] ?? 1)) as Vec3
  if (all !== undefined) {
    const by = all / Math.max(...usual)
    return usual.map((n) => n * by) as Vec3
  }
  const round = shape === 'sphere' ? (width ?? height ?? depth) : undefined
  if (round) return [round, round, round]
  if (noun.word === 'cube' && noun.size.every((n) => n === 1)) {
    const side = [width, height, depth].filter((n) => n !== undefined)
    if (side.length === 1)
      return height !== undefined && noun.extents.height !== undefined
        ? [scaled[0], side[0]!, scaled[2]]
        : [side[0]!, scaled[1], scaled[2]]
  }
  const isRound = /cylinder|cone|capsule|torus/.test(shape)
  return [
    width ?? (isRound ? depth : undefined) ?? scaled[0],
    shape === 'plane' ? 0 : (height ?? scaled[1]),
    depth ?? (shape === 'plane' ? height : undefined) ?? (isRound ? width : undefined) ?? scaled[2],
  ]
}
