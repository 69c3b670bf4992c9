import { defaultPrimitive, type NodeId, type Shape, type Vec3 } from '../../../document/index.ts'
import { circleRadius, directionVector, FreeSpots, primitiveSize } from '../../../spatial/index.ts'
import type { Noun } from './noun.ts'
import type { Planner, Steps } from './planner.ts'
import { liftTo, oneTarget, relate } from './relate.ts'
import { Refuse, resolve } from './resolve.ts'
import type { Slots } from './slots/slots.ts'
import { NOUN_SIZES } from './words.ts'

/** More than this at once is a slip of the pen. */
const MOST = 2000
/** Metres between things that are set out, where nothing else is said. */
const GAP = 0.25

export const CAN_ADD = 'I can add boxes, spheres, cylinders, cones, rings, planes, capsules, lights and cameras.'

/** Adds shapes, lights and cameras, and sets them where the clause says. */
export function* create(plan: Planner, objects: readonly Noun[], slots: Slots): Steps {
  if (!objects.length) throw new Refuse(`I did not understand what to add. ${CAN_ADD}`)
  for (const noun of objects) assertCanAdd(plan, noun)
  askBefore(plan, slots)
  const made: NodeId[] = []
  for (const noun of objects) made.push(...(yield* createOne(plan, noun, slots)))
  plan.remember(made)
  if (slots.relations.length || slots.toOrigin) yield* relate(plan, made, slots)
  if (slots.lowest !== undefined) yield* liftTo(plan, made, slots.lowest)
  if (slots.degrees !== undefined)
    yield* plan.call('node.rotate', { nodes: made, axis: slots.axis ?? 'y', degrees: slots.degrees })
}

/** Asks which thing the new ones are to stand by before there are any; what the clause itself adds is not there yet. */
function askBefore(plan: Planner, { relations }: Slots) {
  for (const { kind, targets } of relations) {
    const singles = kind !== 'between' ? targets.slice(0, 1) : targets.length === 2 ? targets : []
    for (const noun of singles.filter(({ isAll }) => !isAll)) {
      try {
        oneTarget(plan, noun, [])
      } catch (error) {
        if (!(error instanceof Refuse)) throw error
      }
    }
  }
}

function assertCanAdd(plan: Planner, noun: Noun) {
  if ((noun.count ?? 1) > MOST) throw new Refuse(`${noun.count} is more than I add at once; ask for up to ${MOST}.`)
  if ((noun.count ?? 1) < 1 || !Number.isInteger(noun.count ?? 1))
    throw new Refuse(`I cannot add ${noun.count} of something.`)
  if (noun.shape || noun.kind === 'light' || noun.kind === 'camera' || noun.kind === 'group') return
  if (like(plan, noun).length) return
  throw new Refuse(`I cannot make “${noun.word ?? noun.text}” yet. ${CAN_ADD} Models can be dropped into the window.`)
}

/** What is there already that a noun names: "another chair" copies the chair. */
function like(plan: Planner, noun: Noun): NodeId[] {
  if (noun.pronoun) return plan.find([noun])
  if (!noun.name && !noun.word) return []
  try {
    return resolve({ ...noun, isNew: false, isAll: true, count: undefined, isMore: false }, plan.world)
  } catch (error) {
    if (error instanceof Refuse) return []
    throw error
  }
}

function* createOne(plan: Planner, noun: Noun, slots: Slots): Steps<NodeId[]> {
  const count =
    noun.count ??
    (slots.layout?.rows && slots.layout.columns ? slots.layout.rows * slots.layout.columns : noun.isPlural ? 3 : 1)
  if (noun.shape) return yield* shapes(plan, noun, noun.shape, count, slots)
  if (noun.kind === 'light') return yield* lights(plan, noun, count, slots)
  if (noun.kind === 'camera')
    return yield* some(count, () => plan.call('camera.add', { ...named(noun, slots), ...positioned(slots) }))
  if (noun.kind === 'group') return yield* some(count, () => plan.call('group.add', named(noun, slots)))
  const [original] = like(plan, noun)
  const width = plan.bounds(original).max[0] - plan.bounds(original).min[0]
  const right = directionVector('right', plan.basis)
  const { created } = yield* plan.call('node.duplicate', {
    nodes: [original],
    count,
    offset: right.map((n) => n * (width + GAP)),
  })
  return created ?? []
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
const positioned = (slots: Slots) => (slots.at ? { position: at(slots, 0) } : {})

/** Coordinates as given; of two, the height is chosen so that the thing stands on the ground. */
function at({ at: given }: Slots, height: number): Vec3 {
  return given!.length === 2 ? [given![0], height / 2, given![1]] : (given as Vec3)
}

function* lights(plan: Planner, noun: Noun, count: number, slots: Slots): Steps<NodeId[]> {
  const color = noun.color?.hex ?? slots.surface.color
  const params = { type: noun.light ?? 'point', ...named(noun, slots), ...positioned(slots), ...(color && { color }) }
  return yield* some(count, () => plan.call('light.add', params))
}

function* shapes(plan: Planner, noun: Noun, shape: Shape, count: number, slots: Slots): Steps<NodeId[]> {
  const size = sizeOf(noun, shape, slots)
  const name = noun.called ?? slots.name ?? nameFor(noun, shape)
  const color = noun.color?.hex ?? slots.surface.color ?? noun.finish.color
  const places = positions(plan, count, size, slots)
  const items = places.map((position) => ({
    shape,
    size,
    ...(name && { name }),
    ...(color && { color }),
    ...(position && { position }),
  }))
  const { created = [] } = yield* items.length === 1
    ? plan.call('mesh.add', items[0])
    : plan.call('mesh.addMany', { items })
  const finish = { ...noun.finish, ...slots.surface, ...(color && { color }) }
  const glow = finish.emissiveIntensity ? { emissive: color ?? '#ffffff' } : {}
  if (Object.keys(finish).some((key) => key !== 'color'))
    yield* plan.call('material.set', { nodes: created, ...finish, ...glow })
  return created
}

/** "A wall" is called Wall, though it is a box. */
function nameFor(noun: Noun, shape: Shape): string | undefined {
  const { word } = noun
  return word && word !== shape && NOUN_SIZES[word]
    ? word[0].toUpperCase() + word.slice(1)
    : word === 'cube'
      ? 'Cube'
      : word === 'ball'
        ? 'Ball'
        : undefined
}

function sizeOf(noun: Noun, shape: Shape, slots: Slots): Vec3 {
  const usual = NOUN_SIZES[noun.word ?? ''] ?? primitiveSize(defaultPrimitive(shape))
  const said = { ...slots.extents, ...noun.extents }
  if (slots.radius !== undefined && !slots.layout) said.all = slots.radius * 2
  const scaled = usual.map((n, i) => n * noun.size[i]) as Vec3
  const { all, width, height, depth } = said
  if (all !== undefined) {
    const by = all / Math.max(...usual)
    return usual.map((n) => n * by) as Vec3
  }
  const round = shape === 'sphere' && (width ?? height ?? depth)
  if (round) return [round, round, round]
  const isRound = /cylinder|cone|capsule|torus/.test(shape)
  return [
    width ?? (isRound ? depth : undefined) ?? scaled[0],
    height ?? scaled[1],
    depth ?? (isRound ? width : undefined) ?? scaled[2],
  ]
}

/** Where the things go: null lets the editor find a free place. */
function positions(plan: Planner, count: number, size: Vec3, slots: Slots): (Vec3 | null)[] {
  if (slots.at && count === 1) return [at(slots, size[1])]
  const offsets = slots.layout ? layoutOffsets(plan, count, size, slots) : null
  if (!offsets) return new Array<null>(count).fill(null)
  const span = (i: 0 | 2) => Math.max(...offsets.map((o) => Math.abs(o[i]))) * 2 + size[i]
  const wish: Vec3 = slots.at ? at(slots, 0) : slots.toOrigin ? [0, 0, 0] : plan.target
  const middle = slots.at || slots.toOrigin ? wish : new FreeSpots(plan.scene).take(wish, [span(0), size[1], span(2)])
  return offsets.map(([x, y, z]) => [middle[0] + x, size[1] / 2 + y, middle[2] + z])
}

/** Places about a middle: rows run along the view's axis that is nearest to its right. */
function layoutOffsets(plan: Planner, count: number, size: Vec3, { layout, gap = GAP, radius, axis }: Slots): Vec3[] {
  const right = directionVector('right', plan.basis)
  const behind = directionVector('behind', plan.basis)
  const along =
    axis === 'z'
      ? [0, 0, 1]
      : axis === 'x'
        ? [1, 0, 0]
        : layout!.kind === 'column'
          ? behind.map(Math.abs)
          : right.map(Math.abs)
  const ids = Array.from({ length: count }, (_, i) => i)
  const step = (i: 0 | 2) => size[i] + gap
  switch (layout!.kind) {
    case 'stack':
      return ids.map((i) => [0, i * size[1], 0])
    case 'circle': {
      const r =
        radius ??
        Math.max(
          1,
          circleRadius(
            ids.map(() => Math.hypot(size[0], size[2])),
            gap,
          ),
        )
      return ids.map((i) => [r * Math.sin((2 * Math.PI * i) / count), 0, r * Math.cos((2 * Math.PI * i) / count)])
    }
    case 'grid': {
      const columns = layout!.columns ?? Math.ceil(Math.sqrt(count))
      const rows = Math.ceil(count / columns)
      return ids.map((i) => [
        ((i % columns) - (Math.min(columns, count) - 1) / 2) * step(0),
        0,
        (Math.floor(i / columns) - (rows - 1) / 2) * step(2),
      ])
    }
    default: {
      const pitch = along[0] ? step(0) : step(2)
      return ids.map((i) => along.map((n) => n * (i - (count - 1) / 2) * pitch) as Vec3)
    }
  }
}
