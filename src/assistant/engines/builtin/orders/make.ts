import { itemSize } from '../../../../commands/item-parts.ts'
import { defined } from '../../../../commands/params.ts'
import { defaultPrimitive, type NodeId, type Shape, type Surface, type Vec3 } from '../../../../document/index.ts'
import { primitiveSize } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { noSlots, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { type Extents, sidesOf } from '../language/measures.ts'
import { headOf } from '../meaning/describe.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse, Unmade } from '../meaning/world.ts'
import { colorsBetween } from '../words/colors.ts'
import { RUNS, SEATS } from '../words/seats.ts'
import { NOUN_COLORS, NOUN_SIZES } from '../words/shapes.ts'
import { isKind } from '../words/synonyms.ts'
import { sideOfRow } from './another-aside.ts'
import { acrossAxis } from './arrange.ts'
import { copies } from './copies.ts'
import { toFreePlace } from './free-place.ts'
import { growEach } from './grow-along.ts'
import { fitParams, isEvenly, sizeBeside } from './item-params.ts'
import { layOut } from './layouts.ts'
import { lastMade, like, sameKind } from './like.ts'
import { inTurn } from './looks.ts'
import { meantSides } from './meant-sides.ts'
import { asWideAsDeep, meanSide } from './outline.ts'
import { toPoint } from './points.ts'
import { resize, sizeEach, vary } from './size.ts'
import { withThoseThere } from './totals.ts'

/** More than this at once is a slip of the pen. */
const MOST = 2000

export const canAdd = (plan: Planner): string => {
  const items = plan.stage.library.slice(0, 8).map(({ name }) => name.toLowerCase())
  return `I can add shapes (box, sphere, cylinder, cone, ring, plane, capsule), lights, cameras and things such as ${items.join(', ')}.`
}

export function assertOnePattern({ material, colors }: Noun) {
  if (material && colors)
    throw new Refuse(`I cannot mix the colours of patterns; there is “${material}”. Say that, or one colour.`)
}

export function assertCanAdd(plan: Planner, noun: Noun) {
  const count = noun.count ?? 1
  if (count > MOST) throw new Refuse(`${count} is more than I add at once; ask for up to ${MOST}.`)
  if (count < 1 || !Number.isInteger(count)) throw new Refuse(`I cannot add ${count} of something.`)
  if (noun.shape || noun.item || noun.kind === 'light' || noun.kind === 'camera' || noun.kind === 'group') return
  if (like(plan, noun).length) return
  if (!noun.word && noun.isMore)
    throw new Refuse(`I do not know what “${noun.text}” is to be of: nothing was added yet. ${canAdd(plan)}`)
  const word = noun.word ?? noun.text
  throw new Unmade(`I cannot make “${word}” yet. ${canAdd(plan)} Models can be dropped into the window.`, word)
}

export function* createSome(plan: Planner, told: Noun, slots: Slots, targets: number): Steps<NodeId[]> {
  const noun = withThoseThere(plan, told, slots)
  const table =
    slots.layout?.rows && slots.layout.columns
      ? slots.layout.rows * slots.layout.columns * (slots.layout.layers ?? 1)
      : undefined
  const colors = noun.colors ?? slots.colors
  const fallback =
    targets > 1
      ? 1
      : colors && colors.length < 8
        ? colors.length
        : slots.layout?.kind === 'pyramid'
          ? 6
          : slots.isScattered && noun.isPlural
            ? 8
            : noun.isPlural
              ? slots.relations.some(({ kind }) => kind === 'around')
                ? SEATS.test(noun.item ?? '') || noun.word === 'wall'
                  ? 4
                  : 6
                : 3
              : 1
  const isShared =
    slots.relations.some(({ kind, isEach }) => kind === 'bothSides' && !isEach) ||
    (slots.corner?.every && noun.count !== 1)
  const count = table ?? (isShared && noun.count !== undefined ? noun.count : (noun.count ?? fallback) * targets)
  if (count > MOST) throw new Refuse(`${count} is more than I add at once; ask for up to ${MOST}.`)
  const made = yield* createOne(plan, noun, count, slots)
  if (slots.layout?.isBoard && slots.layout.columns) yield* checker(plan, made, slots.layout.columns, colors)
  else if (colors) yield* inTurn(plan, made, colors)
  if (slots.fade) yield* inTurn(plan, made, colorsBetween(...slots.fade, made.length))
  for (const [i, name] of (noun.names ?? []).entries())
    if (made[i]) yield* plan.call('node.rename', { node: made[i], name })
  if (noun.outline === 'square') yield* asWideAsDeep(plan, made)
  if (noun.sizes) yield* sizeEach(plan, made, noun.sizes)
  if (slots.step) yield* growEach(plan, made, slots.step)
  if (noun.sizes || slots.step) yield* setInRow(plan, made, slots)
  if (slots.graded) yield* grade(plan, made, slots)
  if (noun.isVaried || slots.varied) yield* vary(plan, made, slots.varied ?? 'all')
  return made
}

/** The squares of a board, row by row. */
const checker = (plan: Planner, squares: readonly NodeId[], columns: number, [a, b]: readonly string[] = []) =>
  inTurn(
    plan,
    squares,
    squares.map((_, i) => [a ?? '#000000', b ?? '#ffffff'][((i % columns) + Math.floor(i / columns)) % 2]),
  )

function* createOne(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const color = colorFor(noun, slots)
  const { toOrigin } = slots
  const gap = saysWhere(slots) || slots.layout ? undefined : slots.gap
  const areToGo = (slots.relations.length > 0 || !!slots.corner) && !slots.layout && slots.gap === undefined
  const model = slots.isLike ? plan.findOne(slots.likeColorOf!) : undefined
  if (model && (like(plan, noun).includes(model) || isKind(noun.word ?? '', headOf(plan.nameOf(model)))))
    return yield* inRow(plan, yield* copies(plan, model, count, { color, areToGo, toOrigin }), slots)
  // "A barrel", where barrels are: as those, and no plain cylinder.
  const alike = noun.isMore ? like(plan, noun) : sameKind(plan, noun)
  // "Another one, but smaller": a copy of how the last is by now, made smaller.
  const sized = noun.isMore ? { ...noun, size: [1, 1, 1] as Vec3, ...(noun.isAsMade && { finish: {} }) } : noun
  const told = noun.isMore ? { ...slots, factor: undefined } : slots
  const twin = alike.length && isPlain(sized, told) ? lastMade(plan, alike) : undefined
  if (twin) {
    const by = noun.size.map((n, i) => n * (slots.graded ? 1 : (slots.factor?.[i] ?? 1))) as Vec3
    const own = noun.isAsMade && plan.memory.series.includes(twin) ? slots.surface.color : color
    const side = sideOfRow(noun, slots, alike)
    const made = yield* copies(plan, twin, count, { color: own, by, areToGo, toOrigin, gap, twins: alike, side })
    if (slots.at?.length === 3 && made.length === 1) yield* toPoint(plan, made, slots.at as Vec3)
    return yield* inRow(plan, made, slots)
  }
  if (noun.item) return yield* fromLibrary(plan, noun, count, slots)
  if (noun.shape) return yield* shapes(plan, noun, noun.shape, count, slots)
  if (noun.kind === 'light') return yield* lights(plan, noun, count, slots)
  if (noun.kind === 'camera')
    return yield* some(count, () => plan.call('camera.add', { ...named(noun, slots), ...cameraAt(slots) }))
  if (noun.kind === 'group') return yield* some(count, () => plan.call('group.add', named(noun, slots)))
  const made = yield* copies(plan, like(plan, noun)[0], count, {
    color,
    gap,
    by: noun.size,
    areToGo,
    toOrigin,
    twins: like(plan, noun),
  })
  if (slots.factor && !slots.graded) yield* resize(plan, made, { ...noSlots(), factor: slots.factor })
  return yield* inRow(plan, made, slots)
}

/** Copies that are to stand in a row by something, or on a side. */
function* inRow(plan: Planner, made: NodeId[], { layout, relations, moves, gap }: Slots): Steps<NodeId[]> {
  if (made.length > 1 && layout?.kind === 'row' && relations.length + moves.length > 0)
    yield* plan.call('arrange.row', { nodes: made, axis: acrossAxis(plan), ...(gap !== undefined && { gap }) })
  return made
}

/** "Another chair" is as the one that is there; "another, larger one" is not. */
const isPlain = ({ item, shape, size, extents, finish }: Noun, slots: Slots): boolean =>
  !!(item || shape) &&
  size.every((n) => n === 1) &&
  !Object.keys(extents).length &&
  !Object.keys(finish).length &&
  !slots.extents &&
  !slots.factor &&
  (!slots.layout || slots.layout.kind === 'row')

/** Each smaller, or larger, than the one before; what stood on each other does so still. */
function* grade(plan: Planner, made: readonly NodeId[], slots: Slots): Steps {
  const { graded } = slots
  for (const [i, id] of made.entries())
    if (i) yield* plan.call('node.scale', { nodes: [id], by: graded!.map((n) => n ** i) })
  yield* setInRow(plan, made, slots)
}

/** What has got its sizes stands clear of each other again. */
export function* setInRow(plan: Planner, made: readonly NodeId[], slots: Slots): Steps {
  const { layout } = slots
  const gap = slots.touching ? 0 : slots.gap
  if (made.length < 2) return
  if (layout?.kind === 'stack') yield* plan.call('arrange.stack', { nodes: made })
  else {
    yield* plan.call('arrange.row', { nodes: made, axis: acrossAxis(plan), ...(gap !== undefined && { gap }) })
    yield* plan.call('arrange.rest', { nodes: made })
  }
  if (!saysWhere(slots) || slots.layout) yield* toFreePlace(plan, made)
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

/** "A couch" is called Couch, though the library calls it a sofa. */
function asCalled(noun: Noun, slots: Slots) {
  const { word, item } = noun
  const own = word && word !== item?.toLowerCase() ? { name: word[0].toUpperCase() + word.slice(1) } : {}
  return { ...own, ...named(noun, slots) }
}

const colorFor = (noun: Noun, slots: Slots): string | undefined => noun.color?.hex ?? slots.surface.color

/** At the origin a camera stands as high as one that is placed by itself. */
const cameraAt = ({ at, toOrigin }: Slots) =>
  at?.length === 3 ? { position: at } : toOrigin ? { position: [0, 1.6, 0] } : {}

function* lights(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const color = colorFor(noun, slots) ?? slots.warmth
  const position = slots.at?.length === 3 ? { position: slots.at } : {}
  const made = yield* some(count, () =>
    plan.call('light.add', {
      type: noun.light ?? 'point',
      ...named(noun, slots),
      ...position,
      ...(color && { color }),
    }),
  )
  if (count > 1 && !saysWhere(slots)) yield* plan.call('arrange.row', { nodes: made, axis: acrossAxis(plan), gap: 1.5 })
  return made
}

function* fromLibrary(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const item = plan.stage.library.find(({ name }) => name === noun.item)!
  const told = saidSides(noun, slots, itemSize(item))
  // "A table 1.2 m in diameter" is as high as others.
  const wanted = told.isAcross && told.all ? { ...told, width: told.all, depth: told.all, all: undefined } : told
  const isUnsized = wanted.all === undefined && wanted.width === undefined && wanted.depth === undefined
  if (noun.outline === 'square' && isUnsized) wanted.width = wanted.depth = meanSide(itemSize(item))
  noun.size = sizeBeside(item, noun.size, wanted)
  const { values, said, usual } = fitParams(item, wanted)
  const isEven = isEvenly(noun.size)
  // "A 20 m road": so long, and no wider than others.
  const only = Object.values(defined({ all: said.all, width: said.width, height: said.height, depth: said.depth }))
  const length = RUNS.test(item.name) && only.length === 1 ? (said.all ?? said.width) : undefined
  // "A road 20 m long and 4 m wide": no thicker than others.
  const areBoth = said.width !== undefined && said.depth !== undefined && said.height === undefined
  const isSpread = areBoth && usual[1] < Math.min(usual[0], usual[2]) / 4
  const factor =
    length !== undefined || isSpread
      ? 1
      : said.height !== undefined
        ? said.height / usual[1]
        : said.width !== undefined
          ? said.width / usual[0]
          : said.all !== undefined
            ? said.all / Math.max(...usual)
            : isEven
              ? noun.size[0]
              : 1
  const across = [said.width, said.height, said.depth]
  const extent = usual.map((n, i) => across[i] ?? n * (isEven ? factor : noun.size[i])) as Vec3
  const sides = across.filter((n) => n !== undefined)
  // The place of a thing of the library is where it stands, and not its middle.
  const middle = slots.at?.length === 3 ? [slots.at[0], slots.at[1] + extent[1] / 2, slots.at[2]] : slots.at
  const at = layOut(plan, count, extent, { ...slots, at: middle })
  const color = colorFor(noun, slots)
  const { created = [] } = yield* plan.call('library.add', {
    item: item.name,
    count,
    ...asCalled(noun, slots),
    ...(at && { at }),
    ...(color && { color }),
    ...(Object.keys(values).length && { values }),
    size: factor,
  })
  if (!isEven && !sides.length) yield* plan.call('node.scale', { nodes: created, by: noun.size })
  // A road is as wide as it is deep, and its lanes lead away: one that is to be long is turned across the view.
  const isRoad = RUNS.test(item.name) && usual[0] === usual[2]
  const leadsAcross = isRoad && (length !== undefined || (said.width ?? 0) > (said.depth ?? Number.POSITIVE_INFINITY))
  if (sides.length > 1) {
    const { height } = said
    const [width, depth] = leadsAcross ? [said.depth, said.width] : [said.width, said.depth]
    yield* plan.call('node.resize', { nodes: created, ...defined({ width, height, depth }) })
  }
  if (length !== undefined)
    yield* plan.call('node.resize', { nodes: created, [isRoad || usual[2] > usual[0] ? 'depth' : 'width']: length })
  if (leadsAcross) yield* plan.call('node.rotate', { nodes: created, axis: 'y', degrees: 90 })
  // What was made longer than usual may reach into the next.
  const isResized = (!isEven && !sides.length) || sides.length > 1 || length !== undefined
  if (isResized && !at && !saysWhere(slots))
    yield* created.length > 1 ? setInRow(plan, created, slots) : toFreePlace(plan, created)
  const finish = { ...noun.finish, ...slots.surface }
  if (Object.keys(finish).some((key) => key !== 'color'))
    yield* plan.call('material.set', { nodes: created, ...finish })
  yield* dress(plan, created, noun, slots)
  return created
}

function* shapes(plan: Planner, noun: Noun, shape: Shape, count: number, slots: Slots): Steps<NodeId[]> {
  const size = sizeOf(noun, shape, slots)
  const name = noun.called ?? slots.name ?? nameFor(noun, shape)
  const color = colorFor(noun, slots) ?? NOUN_COLORS[noun.word ?? '']
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
  yield* dress(plan, created, noun, slots)
  return created
}

/** "A denim sofa", "a ball of white marble". */
function* dress(plan: Planner, nodes: NodeId[], { material }: Noun, slots: Slots): Steps {
  const preset = material ?? slots.material
  if (preset) yield* plan.call('material.apply', { nodes, preset })
}

/** "A wall" is called Wall, though it is a box. */
function nameFor(noun: Noun, shape: Shape): string | undefined {
  const { word } = noun
  return word && word !== shape ? word[0].toUpperCase() + word.slice(1) : undefined
}

function saidSides(noun: Noun, slots: Slots, usual: Vec3): Extents {
  const told = meantSides(noun, { ...slots.extents, ...noun.extents })
  // "35 cm high, with a diameter of 12 cm".
  const isAcross = told.all !== undefined && told.height !== undefined
  const said = isAcross ? { width: told.all, depth: told.all, ...told, all: undefined } : told
  return { ...said, ...sidesOf(said, usual) }
}

function sizeOf(noun: Noun, shape: Shape, slots: Slots): Vec3 {
  const usual = NOUN_SIZES[noun.word ?? ''] ?? primitiveSize(defaultPrimitive(shape))
  const said = saidSides(noun, slots, usual)
  if (slots.radius !== undefined && !slots.layout) said.all = slots.radius * 2
  const { all, width, height, depth } = said
  if ([all, width, height, depth].some((n) => n !== undefined && n <= 0))
    throw new Refuse('A size must be more than nothing.')
  const scaled = usual.map((n, i) => n * noun.size[i] * (slots.factor?.[i] ?? 1)) as Vec3
  // "75 cm in diameter and 2 m high".
  const isAcross = said.radius !== undefined || /cylinder|cone|capsule/.test(shape)
  const isRadius = all !== undefined && isAcross && (height ?? width ?? depth) !== undefined
  if (isRadius) return [width ?? all, height ?? scaled[1], depth ?? all]
  if (all !== undefined) {
    const by = all / Math.max(...usual)
    return usual.map((n) => n * by) as Vec3
  }
  const round = shape === 'sphere' ? (width ?? height ?? depth) : undefined
  if (round) return [round, round, round]
  // "A cone 30 cm tall", of a metre's width, would be a plate: below half of its usual size it keeps its proportions.
  const [only, ...others] = ([width, height, depth] as const).flatMap((n, i) => (n === undefined ? [] : [{ n, i }]))
  const isSmaller =
    shape === 'cone' && only && !others.length && only.n < usual[only.i] / 2 && noun.size.every((n) => n === 1)
  if (isSmaller && said.thickness === undefined) return usual.map((n) => (n * only.n) / usual[only.i]) as Vec3
  const isRound = /cylinder|cone|capsule|torus/.test(shape)
  return [
    width ?? (isRound ? depth : undefined) ?? scaled[0],
    shape === 'plane' ? 0 : (height ?? scaled[1]),
    depth ?? (shape === 'plane' ? height : undefined) ?? (isRound ? width : undefined) ?? scaled[2],
  ]
}
