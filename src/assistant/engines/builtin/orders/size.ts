import { itemSize } from '../../../../commands/item-parts.ts'
import { isPrimitive, type NodeId, subtree, type Vec3 } from '../../../../document/index.ts'
import { holdsWhat, isFloorShaped, isWallShaped, size, wayInto } from '../../../../spatial/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { sidesOf } from '../language/measures.ts'
import { headOf } from '../meaning/describe.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { RUNS } from '../words/seats.ts'
import { PLAIN_THINGS } from '../words/things.ts'
import { beyondBound } from './bounded.ts'
import { grow } from './grow.ts'
import { AXES, isBar, isDeep, isPole, isSideways, isUpright, thinnest } from './lengthwise.ts'

export const hasSize = (slots: Slots) =>
  !!(slots.factor || slots.extents || slots.grow || slots.likeSizeOf || slots.likeSide || slots.alike || slots.varied)

/** Factors, sizes in metres, metres to add, and sizes of other things. */
export function* resize(plan: Planner, told: readonly NodeId[], slots: Slots): Steps {
  const nodes = beyondBound(plan, told, slots)
  if (!nodes.length) return
  const carried = nodes.flatMap((id) =>
    holdsWhat(plan.scene, id).map((on) => ({ on, id, top: plan.bounds(id).max[1] })),
  )
  yield* resizeThem(plan, nodes, slots)
  // What stands on a table that has become taller stands on it still.
  for (const { on, id, top } of carried) {
    const by = plan.bounds(id).max[1] - top
    if (Math.abs(by) > 1e-4 && Math.abs(plan.bounds(on).min[1] - plan.bounds(id).max[1]) > 1e-4)
      yield* plan.call('node.translate', { nodes: [on], by: [0, by, 0] })
  }
}

function* resizeThem(plan: Planner, those: readonly NodeId[], slots: Slots): Steps {
  const bars = slots.isShort && !slots.likeSide && !slots.extents ? those.filter((id) => isBar(plan, id)) : []
  if (bars.length) yield* resizeThem(plan, bars, asLong(slots))
  const all = those.filter((id) => !bars.includes(id))
  if (!all.length) return
  // A pole that stands is as long as it is tall.
  const { length } = slots.extents ?? {}
  const isToldLong = slots.isLong && !slots.likeSide && (!slots.extents || length !== undefined)
  const upright = isToldLong ? all.filter((id) => (length === undefined ? isUpright : isPole)(plan, id)) : []
  if (upright.length) {
    const { factor, grow } = slots
    const tall = {
      ...slots,
      isLong: false,
      ...(factor && { factor: [1, factor[0], 1] as Vec3 }),
      ...(grow && { grow: { height: grow.width } }),
      ...(length !== undefined && { extents: { ...slots.extents, length: undefined, height: length } }),
    }
    yield* resizeThem(plan, upright, tall)
  }
  const nodes = all.filter((id) => !upright.includes(id))
  if (!nodes.length) return
  const lengthwise = nodes.filter((id) => (slots.isLong ? isDeep(plan, id) : isSideways(plan, id)))
  if (lengthwise.length) {
    const { factor, grow, likeSide, extents } = slots
    const [w, h, d] = factor ?? [1, 1, 1]
    const isWidth = likeSide?.side === 'width' && (likeSide.from ?? 'width') === 'width'
    const turned = { ...grow, width: grow?.depth, depth: grow?.width }
    const along = {
      ...slots,
      isLong: false,
      ...(extents && !slots.isLong && { extents: { ...extents, width: extents.depth, depth: extents.width } }),
      ...(factor && { factor: [d, h, w] as Vec3 }),
      ...(grow && { grow: turned }),
      ...(likeSide && isWidth && { likeSide: { ...likeSide, side: 'depth' as const, from: 'length' as const } }),
    }
    yield* (slots.isLong ? resizeThem : resizeAll)(plan, lengthwise, along)
  }
  const left = nodes.filter((id) => !lengthwise.includes(id))
  const [by] = slots.factor ?? []
  const slabs = slots.isThick && by !== undefined ? left.filter((id) => thinnest(plan, id) !== null) : []
  for (const id of slabs) {
    const factor = [0, 1, 2].map((i) => (i === thinnest(plan, id) ? by! : 1)) as Vec3
    yield* resizeAll(plan, [id], { ...slots, factor })
  }
  const others = left.filter((id) => !slabs.includes(id))
  if (others.length) yield* resizeAll(plan, others, slots)
}

/** What was said of the height, of the length. */
const asLong = ({ factor, grow, ...slots }: Slots): Slots => ({
  ...slots,
  isShort: false,
  isLong: true,
  ...(factor && { factor: [factor[1], 1, 1] as Vec3 }),
  ...(grow && { grow: { width: grow.height } }),
})

/** What is as high as it is wide. */
const isBall = (plan: Planner, id: NodeId): boolean => isShape(plan, id, /^(sphere|torus)$/)

/** By so much along each side; what is round and gets wider stays round, unless an axis is named. */
function* scaleBy(plan: Planner, all: readonly NodeId[], by: Vec3, { axis, isAcross }: Slots): Steps {
  const upright = isAcross ? all.filter((id) => !isBall(plan, id)) : []
  if (upright.length) yield* plan.call('node.scale', { nodes: upright, by: [by[0], 1, by[0]] })
  const nodes = all.filter((id) => !upright.includes(id))
  const isWider = !axis && by[0] !== 1 && by[0] !== by[1] && by[2] === 1
  const round = isWider ? nodes.filter((id) => isRound(plan, id)) : []
  const others = nodes.filter((id) => !round.includes(id))
  if (round.length) yield* plan.call('node.scale', { nodes: round, by: [by[0], by[1], by[0]] })
  if (others.length) yield* plan.call('node.scale', { nodes: others, by })
}

function* resizeAll(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  if (slots.varied) return yield* vary(plan, nodes, slots.varied, slots.variedWithin)
  if (slots.alike) return yield* asFirst(plan, nodes, slots.alike)
  for (const likeSide of slots.alsoLike ?? []) yield* sideLike(plan, nodes, { ...slots, likeSide })
  if (slots.likeSide) {
    yield* sideLike(plan, nodes, slots)
    yield* besides(plan, nodes, slots)
  } else if (slots.likeSizeOf) yield* sizeLike(plan, nodes, slots)
  else if (slots.factor && !isOverruled(slots)) yield* scaleBy(plan, nodes, slots.factor, slots)
  if (slots.extents && slots.isInProportion) yield* inProportion(plan, nodes, slots.extents)
  else if (slots.extents) yield* toExtents(plan, nodes, slots.extents, slots.isOneSide)
  if (slots.grow) yield* grow(plan, nodes, slots.grow, !!slots.isThick)
}

/** "Bigger, 20 by 16 m": how large it is to be was said. */
const isOverruled = ({ factor, extents }: Slots): boolean =>
  !!extents && !!factor && factor.every((n) => n === factor[0])

/** Factors for "of different sizes". */
const VARIED = [1, 0.75, 1.3, 0.6, 1.15, 0.9]

/** Each of another size, the same sizes each time; within two factors, if they are given. */
export function* vary(
  plan: Planner,
  nodes: readonly NodeId[],
  side: NonNullable<Slots['varied']>,
  within?: Slots['variedWithin'],
): Steps {
  const [least, most] = [Math.min(...VARIED), Math.max(...VARIED)]
  for (const [i, id] of nodes.entries()) {
    const told = VARIED[i % VARIED.length]
    const factor = within ? within[0] + ((told - least) / (most - least)) * (within[1] - within[0]) : told
    const by = side === 'all' ? factor : [0, 1, 2].map((axis) => (axis === AXES[side] ? factor : 1))
    yield* plan.call('node.scale', { nodes: [id], by })
  }
}

/** "Of 10, 20 and 30 cm": one after another. */
export function* sizeEach(
  plan: Planner,
  nodes: readonly NodeId[],
  { side, metres }: NonNullable<Noun['sizes']>,
): Steps {
  for (const [i, id] of nodes.entries()) {
    const n = metres[i % metres.length]
    if (side === 'all') yield* plan.call('node.fit', { nodes: [id], width: n, height: n, depth: n })
    else yield* plan.call('node.resize', { nodes: [id], [side]: n })
  }
}

/** The first of them is the measure of the others. */
function* asFirst(plan: Planner, nodes: readonly NodeId[], side: NonNullable<Slots['alike']>): Steps {
  // "Which is taller, the lamp or the plant?", "make the other one the same height": as the lamp.
  const spoken = plan.world.mentioned.filter((id) => !nodes.includes(id) && plan.scene.node(id))
  const [first, ...others] = nodes.length === 1 && spoken.length === 1 ? [...spoken, ...nodes] : nodes
  if (!others.length) throw new Refuse(`There is only ${plan.nameOf(first)}; name several.`)
  const [width, height, depth] = size(plan.bounds(first))
  const wanted = { all: { width, height, depth }, width: { width }, height: { height }, depth: { depth } }[side]
  yield* plan.call('node.resize', { nodes: others, ...wanted })
}

/** A model that was imported: one side of it tells how large it is as a whole, for a mug 15 cm tall is no pancake. */
const isModel = (plan: Planner, id: NodeId): boolean =>
  [...subtree(plan.scene, id)].some((node) => node.kind === 'mesh' && !isPrimitive(node.geometry))

function isShape(plan: Planner, id: NodeId, shape: RegExp): boolean {
  const node = plan.scene.node(id)!
  return node.kind === 'mesh' && isPrimitive(node.geometry) && shape.test(node.geometry.shape)
}

/** A column or a cone with a circle for its base. */
function isRound(plan: Planner, id: NodeId): boolean {
  const [w, , d] = size(plan.bounds(id))
  return isShape(plan, id, /^(cylinder|cone)$/) && Math.abs(w - d) < 0.01 * Math.max(w, d)
}

/** To one side's size, the others along with it. */
function* inProportion(plan: Planner, nodes: readonly NodeId[], said: NonNullable<Slots['extents']>): Steps {
  for (const id of nodes) {
    const own = size(plan.bounds(id))
    const sides = sidesOf(said, own)
    const side = (['width', 'height', 'depth'] as const).find((one) => sides[one] !== undefined)
    const by = side ? sides[side]! / own[AXES[side]] : (said.all ?? 1) / Math.max(...own)
    if (by > 0) yield* plan.call('node.scale', { nodes: [id], by })
  }
}

/** What is measured by its height. */
const FIGURES = /\b(?:person|man|woman|boy|girl|child|figure|character|knight|dancer|statue|snowman)\b|robot|soldier/i

function* toExtents(
  plan: Planner,
  nodes: readonly NodeId[],
  said: NonNullable<Slots['extents']>,
  isOneSide = false,
): Steps {
  const { all } = said
  const { width, height, depth } = sidesOf(said, size(plan.bounds(nodes[0])))
  const sides = [all, width, height, depth].filter((n) => n !== undefined)
  if (sides.some((n) => n! <= 0)) throw new Refuse('A size must be more than nothing.')
  // "1 m in diameter", of a table: it is as high as before.
  const upright = said.isAcross ? nodes.filter((id) => !isBall(plan, id)) : []
  if (upright.length) yield* plan.call('node.resize', { nodes: upright, width: all, depth: all })
  // A robot of 1.5 m is as tall, however far it holds out its arms.
  const figures =
    all === undefined ? [] : nodes.filter((id) => FIGURES.test(plan.saidName(id)) && !upright.includes(id))
  for (const id of figures) yield* plan.call('node.scale', { nodes: [id], by: all! / size(plan.bounds(id))[1] })
  const whole = nodes.filter((id) => !upright.includes(id) && !figures.includes(id))
  if (all !== undefined && whole.length)
    yield* plan.call('node.fit', { nodes: whole, width: all, height: all, depth: all })
  const named = (['width', 'height', 'depth'] as const).filter((side) => ({ width, height, depth })[side])
  const runs = named[0] === 'width' ? nodes.filter((id) => RUNS.test(plan.saidName(id))) : []
  const models =
    named.length === 1 && !isOneSide
      ? nodes.filter((id) => (isModel(plan, id) && !runs.includes(id)) || isShape(plan, id, /^sphere$/))
      : []
  for (const id of models) {
    const now = size(plan.bounds(id))[AXES[named[0]]]
    if (now > 0) yield* plan.call('node.scale', { nodes: [id], by: { width, height, depth }[named[0]]! / now })
  }
  // "2 m wide", of a column: round still.
  const across = named.length === 1 && !isOneSide ? (width ?? depth) : undefined
  const round = across === undefined ? [] : nodes.filter((id) => isRound(plan, id))
  if (across !== undefined && round.length)
    yield* plan.call('node.resize', { nodes: round, width: across, depth: across })
  const others = nodes.filter((id) => !models.includes(id) && !round.includes(id))
  if (others.length && named.length)
    yield* plan.call('node.resize', {
      nodes: others,
      ...(width && { width }),
      ...(height && { height }),
      ...(depth && { depth }),
    })
}

/** A box takes any size; a ball that is as big as a lamp is a ball still. */
function isBoxy(plan: Planner, id: NodeId): boolean {
  const node = plan.scene.node(id)!
  return node.kind !== 'mesh' || (isPrimitive(node.geometry) && /^(box|plane|cylinder|cone)$/.test(node.geometry.shape))
}

const isAlike = (plan: Planner, a: NodeId, b: NodeId): boolean => {
  const [p, q] = [a, b].map((id) => size(plan.bounds(id)))
  const [x, y, z] = p.map((n, i) => n / Math.max(q[i], 1e-6))
  return Math.max(x, y, z) < Math.min(x, y, z) * 1.05
}

/** "Bigger than the others": than the largest of them, or of all things where it is the only one of its kind; "shorter than the others": than the shortest. */
function ofOthers(
  plan: Planner,
  noun: Noun,
  nodes: readonly NodeId[],
  measure: (id: NodeId) => number,
  by = 1,
): NodeId {
  const kind = headOf(plan.nameOf(nodes[0]))
  const all = hasHead(noun)
    ? plan.findTargets({ ...noun, isOther: false, isAll: true })
    : [...plan.scene.nodes()].filter(({ name }) => headOf(name) === kind).map(({ id }) => id)
  const alike = all.filter((id) => !nodes.includes(id))
  const isShell = (id: NodeId) => isFloorShaped(plan.bounds(id)) || isWallShaped(plan.bounds(id))
  const others = alike.length ? alike : plan.scene.children(null).filter((id) => !nodes.includes(id) && !isShell(id))
  if (!others.length) throw new Refuse(`There are no others than ${plan.nameOf(nodes[0])}.`)
  return others.reduce((best, id) => (measure(id) > measure(best) === by >= 1 ? id : best))
}

const isAllOthers = (noun: Noun): boolean => !!noun.isOther && !!noun.isPlural

/** "The same size as the ticket machines": any of several that are alike. */
function modelOf(plan: Planner, noun: Noun, nodes: readonly NodeId[]): NodeId {
  const all = noun.isPlural ? plan.findTargets(noun).filter((id) => !nodes.includes(id)) : []
  const sizes = all.map((id) => size(plan.bounds(id)))
  const areAlike = all.length > 1 && sizes.every((own) => own.every((n, i) => Math.abs(n - sizes[0][i]) < 1e-3))
  return areAlike ? all[0] : plan.findOne(noun, nodes)
}

function* sizeLike(plan: Planner, nodes: readonly NodeId[], { likeSizeOf, factor }: Slots): Steps {
  const large = (id: NodeId) => Math.max(...size(plan.bounds(id)))
  const kind = sizeOfKind(plan, likeSizeOf!)
  if (kind) {
    const by = Math.max(...kind) * (factor?.[0] ?? 1)
    for (const id of nodes) yield* plan.call('node.scale', { nodes: [id], by: by / large(id) })
    return
  }
  const target = isAllOthers(likeSizeOf!)
    ? ofOthers(plan, likeSizeOf!, nodes, large, factor?.[0])
    : modelOf(plan, likeSizeOf!, nodes)
  const [width, height, depth] = size(plan.bounds(target)).map((n, i) => n * (factor?.[i] ?? 1))
  if (factor) {
    for (const id of nodes)
      yield* plan.call('node.scale', {
        nodes: [id],
        by: (Math.max(...size(plan.bounds(target))) / Math.max(...size(plan.bounds(id)))) * factor[0],
      })
    return
  }
  const round = nodes.filter((id) => !isBoxy(plan, id) && !isAlike(plan, id, target))
  for (const id of round)
    yield* plan.call('node.scale', {
      nodes: [id],
      by: Math.max(...size(plan.bounds(target))) / Math.max(...size(plan.bounds(id))),
    })
  if (round.length === nodes.length) return
  const isCover = isFloorShaped(plan.bounds(target))
  yield* plan.call('node.resize', {
    nodes: nodes.filter((id) => !round.includes(id)),
    ...(width && { width }),
    ...(height && !isCover && { height }),
    ...(depth && { depth }),
  })
  if (isCover) yield* within(plan, nodes, target)
}

/** "As tall as the cone and twice as wide": what is said of the other sides. */
function* besides(plan: Planner, nodes: readonly NodeId[], { likeSide, factor = [1, 1, 1] }: Slots): Steps {
  const i = AXES[likeSide!.side]
  const isOther = factor[i] === 1 && factor.some((n) => n !== 1)
  if (isOther && !likeSide!.isThan) yield* plan.call('node.scale', { nodes, by: factor })
}

/** "As tall as a door", "as big as a football", where there is none: metres of one as it would be made. */
function sizeOfKind(plan: Planner, noun: Noun): Vec3 | undefined {
  if (!/^(?:an?|one) /i.test(noun.text) || exists(plan, noun)) return undefined
  const item = plan.stage.library.find(({ name }) => name === noun.item)
  if (item) return itemSize(item)
  const plain = Object.hasOwn(PLAIN_THINGS, noun.word ?? '') ? PLAIN_THINGS[noun.word!] : undefined
  return plain && [...plain[1]]
}

/** "Three times as tall as it is wide": by another side of the thing itself. */
function* ownSides(
  plan: Planner,
  nodes: readonly NodeId[],
  side: 'width' | 'height' | 'depth',
  from: 'width' | 'height' | 'depth' | 'length',
  times: number,
): Steps {
  for (const id of nodes) {
    const [w, h, d] = size(plan.bounds(id))
    const own = { width: w, height: h, depth: d, length: Math.max(w, d) }[from]
    yield* plan.call('node.resize', { nodes: [id], [side]: own * times })
  }
}

function* sideLike(plan: Planner, nodes: readonly NodeId[], slots: Slots): Steps {
  const { likeSide, factor } = slots
  const { side, of, from = side, isSum, isThan } = likeSide!
  if (of.pronoun === 'it' && from !== side) return yield* ownSides(plan, nodes, side, from, factor?.[AXES[side]] ?? 1)
  const measure = (id: NodeId) => {
    const [w, h, d] = size(plan.bounds(id))
    return { width: w, height: h, depth: d, length: Math.max(w, d) }[from]
  }
  // "As tall as the two boxes together".
  const all = isSum ? plan.findTargets(of).filter((id) => !nodes.includes(id)) : []
  const one = () =>
    factor && isAllOthers(of)
      ? ofOthers(plan, of, nodes, measure, factor[AXES[side]])
      : plan.findAlike(of, nodes, (id) => measure(id).toFixed(3))
  const kind = all.length ? undefined : sizeOfKind(plan, of)
  if (kind) {
    const [w, h, d] = kind
    const wanted = { width: w, height: h, depth: d, length: Math.max(w, d) }[from]
    yield* plan.call('node.resize', { nodes, [side]: wanted * (factor?.[AXES[side]] ?? 1) })
    return
  }
  const models = all.length ? all : [one()]
  const by = factor?.[AXES[side]] ?? 1
  // "The lamp should be taller than the plant", and is.
  const isSo = (id: NodeId) =>
    by > 1 ? measure(id) > measure(models[0]) + 0.01 : measure(id) < measure(models[0]) - 0.01
  if (isThan && by !== 1 && models.length === 1 && nodes.every(isSo)) {
    const names = nodes.map((id) => plan.nameOf(id)).join(', ')
    plan.said.push(
      `${names} ${nodes.length === 1 ? 'is' : 'are'} so already: ${plan.nameOf(models[0])} is ${by > 1 ? 'less' : 'more'}.`,
    )
    return
  }
  const extent = models.reduce((sum, id) => sum + measure(id), 0) * (factor?.[AXES[side]] ?? 1)
  const extents = { [side]: extent }
  const meant = beyondBound(plan, nodes, { ...slots, extents })
  if (meant.length) yield* (slots.isInProportion ? inProportion : toExtents)(plan, meant, extents)
  if (models.length === 1 && isFloorShaped(plan.bounds(models[0]))) yield* within(plan, nodes, models[0])
}

/** "As wide as the floor": what is so large lies on it, and not beyond its edge. */
function* within(plan: Planner, nodes: readonly NodeId[], floor: NodeId): Steps {
  for (const id of nodes) {
    const by = wayInto(plan.bounds(id), plan.bounds(floor))
    if (by.some((n) => n !== 0)) yield* plan.call('node.translate', { nodes: [id], by })
  }
}
