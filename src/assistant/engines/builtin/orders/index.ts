import type { Vec3 } from '../../../../document/index.ts'
import { directionVector } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import { saysHow, saysWhere } from '../grammar/slots/slots.ts'
import { isYetToBe } from '../meaning/exists.ts'
import { noteTopics } from '../meaning/noting.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { cornersOf, isTheRoom } from './across.ts'
import { anotherRow } from './another-row.ts'
import { align } from './arrange.ts'
import { castShadow } from './cast-shadow.ts'
import { change } from './change.ts'
import { clips } from './clips.ts'
import { closeGap } from './close-gap.ts'
import { create } from './create.ts'
import { divide } from './divide.ts'
import { arrange, enoughOf, isNewRow, setOut } from './enough.ts'
import { exportThem } from './export.ts'
import { extendsTo, extendTo } from './extend-to.ts'
import { fillWith } from './fill.ts'
import { makeTargets, slideUnder } from './first.ts'
import { fitInto } from './fit.ts'
import { floorAnew } from './floor-anew.ts'
import { toPutUp } from './hang-up.ts'
import { beam, beamEdge, fieldOfView, lightRange } from './lens.ts'
import { lift } from './lift.ts'
import { lookedFrom, lookFrom } from './looked-from.ts'
import { brighten, lightsIn, look } from './looks.ts'
import { mixedThings } from './mixed-things.ts'
import { place } from './move.ts'
import { orbit } from './orbit.ts'
import type { Order } from './order.ts'
import { overturn, setUpright, tilt } from './posture.ts'
import { assertSolid } from './pour.ts'
import { relate } from './relate.ts'
import { replace } from './replace.ts'
import { falls, rest, separateAll } from './rest.ts'
import { reverse } from './reverse.ts'
import { makeRoomy } from './roomy.ts'
import { runs } from './runs.ts'
import { scatter } from './scatter.ts'
import { isOfScene, mend, setMood } from './scene.ts'
import { ofSeries } from './series.ts'
import { shading } from './shading.ts'
import { sunFrom } from './shine.ts'
import { stack } from './stack.ts'
import { staggering } from './stagger.ts'
import { about } from './surround.ts'
import { swap } from './swap.ts'
import { targetsOf } from './targets.ts'
import * as tree from './tree.ts'
import { turn } from './turn.ts'
import { newUnder } from './under-new.ts'
import { timesOf, undo } from './undo.ts'
import { isWall, toMiddleOfWall } from './walls.ts'

/** "The scene", "everything", "the kitchen": all that there is to look at. */
const isEverything = (plan: Planner, noun: Noun): boolean =>
  /^(scene|thing|view)$/.test(noun.word ?? '') || noun.kind === 'any' || isTheRoom(plan, noun)

/** For each verb of the grammar, the commands that carry it out. */
export const ORDERS: Record<string, Order> = {
  create: staggering((plan, clause) => {
    const up = toPutUp(plan, clause)
    return up ? placed(plan, up) : created(plan, clause)
  }),
  change: (plan, clause) => (clause.slots.grow && extendsTo(clause) ? extendTo : change)(plan, clause),
  color: change,
  scale: (plan, clause) => change(plan, { ...clause, slots: withFactor(clause) }),
  enlarge: (plan, clause) => (extendsTo(clause) ? extendTo(plan, clause) : resizeBy(plan, clause, 1.5)),
  fill: (plan, clause) => fillWith(plan, clause),
  shrink: (plan, clause) => resizeBy(plan, clause, 1 / 1.5),
  double: (plan, clause) => resizeBy(plan, clause, 2),
  triple: (plan, clause) => resizeBy(plan, clause, 3),
  halve: (plan, clause) => resizeBy(plan, clause, 0.5),
  fit: fitInto,
  darken: (plan, clause) => shade(plan, clause, -0.35),
  dim: (plan, clause) => shade(plan, clause, -0.35),
  lighten: (plan, clause) => shade(plan, clause, 0.35),
  brighten: (plan, clause) => shade(plan, clause, 0.35),
  // "Keep the white one": nothing is done to it, but "the others" are those beside it.
  // biome-ignore lint/correctness/useYield: an order is made of steps, and this one has none
  keep: function* (plan, { objects }) {
    plan.find(objects)
  },
  // biome-ignore lint/correctness/useYield: as above
  note: function* (plan, { objects, others }) {
    noteTopics(plan, objects, others)
  },
  // "Slide a low table under the dish", where there is none: a new one.
  move: staggering((plan, clause) =>
    isYetToBe(plan, clause) ? create(plan, { ...clause, verb: 'create' }) : placed(plan, clause),
  ),
  place: staggering((plan, clause) => placed(plan, assertSolid(clause))),
  raise: (plan, clause) => lift(plan, clause, 'up'),
  lower: (plan, clause) => lift(plan, clause, 'down'),
  rest: (plan, clause) =>
    clause.slots.turn || clause.slots.relations.length
      ? place(plan, clause)
      : rest(plan, plan.find(clause.objects), falls(clause)),
  rotate: (plan, clause) =>
    saysHow(clause.slots) && !saysWhere(clause.slots)
      ? change(plan, clause)
      : turn(plan, plan.find(clause.objects), clause.slots),
  face: (plan, { objects, slots }) =>
    slots.facing || !objects.length
      ? turn(plan, plan.find(objects), slots)
      : turn(plan, plan.find([]), { ...slots, facing: { ...objects[0], isNew: false } }),
  point: (plan, { objects, slots }) => turn(plan, plan.find(objects), slots),
  tilt: (plan, { objects, slots }) => tilt(plan, plan.find(objects), slots),
  flip: (plan, { objects }) => overturn(plan, plan.find(objects)),
  reset: (plan, { objects }) => {
    const { property } = objects[0] ?? {}
    if (property && !/^(?:rotation|orientation|tilt)$/.test(property))
      throw new Refuse(`I do not know which ${property} it had before. “Undo” takes back the last step.`)
    return setUpright(plan, plan.find(objects))
  },
  delete: tree.remove,
  clearOff: tree.clearOff,
  duplicate: tree.duplicate,
  rename: tree.rename,
  select: tree.select,
  deselect: tree.deselect,
  group: tree.group,
  ungroup: tree.ungroup,
  hide: (plan, clause) => tree.visible(plan, clause, false),
  off: (plan, clause) => tree.visible(plan, clause, false),
  on: (plan, clause) => tree.visible(plan, clause, true),
  show: (plan, clause) => tree.visible(plan, clause, true),
  showMe: function* (plan, clause) {
    const side = clause.objects.length ? undefined : SIDE_OF[clause.slots.moves[0]?.direction ?? '']
    const from = clause.slots.from ?? side
    if (from) yield* plan.call('view.look', lookFrom(from))
    const [noun] = clause.objects
    if (noun && isEverything(plan, noun)) return yield* done(plan.call('view.frameAll', {}))
    if (!clause.objects.length) return
    const nodes = plan.find(clause.objects)
    const hidden = nodes.filter((id) => !plan.scene.node(id)!.visible)
    if (hidden.length) yield* plan.call('node.setVisible', { nodes: hidden, visible: true })
    yield* plan.call('view.frame', { nodes })
  },
  isolate: tree.isolate,
  closegap: closeGap,
  rowanew: anotherRow,
  reverse,
  // biome-ignore lint/correctness/useYield: there is nothing to do
  weather: function* (_plan, { text }) {
    const [, word] = text.split(' ')
    throw new Refuse(`I cannot make it ${word}. I can change the light: “overcast”, “night” or “foggy”, for example.`)
  },
  noshadow: (plan, clause) => castShadow(plan, clause, false),
  castshadow: (plan, clause) => castShadow(plan, clause, true),
  lock: (plan, clause) => tree.lock(plan, clause, true),
  unlock: (plan, clause) => tree.lock(plan, clause, false),
  replace,
  putBack: tree.putBack,
  bigFor: (plan, clause) => makeRoomy(plan, clause, 'big'),
  wideFor: (plan, clause) => makeRoomy(plan, clause, 'wide'),
  tallFor: (plan, clause) => makeRoomy(plan, clause, 'tall'),
  runAcross: (plan, { objects }) => runs(plan, plan.find(objects), 'across'),
  runAlong: (plan, { objects }) => runs(plan, plan.find(objects), 'along'),
  putBackFirst: tree.putBackFirst,
  moveBack: tree.moveBack,
  arrange,
  align,
  distribute: setOut,
  separate: separateAll,
  mend,
  scatter,
  stack,
  surround: (plan, clause) => about(plan, clause, 'around'),
  flank: (plan, clause) => about(plan, clause, 'bothSides'),
  top: (plan, clause) => about(plan, clause, 'on'),
  divide,
  undo,
  redo: function* (plan, clause) {
    for (let i = 0; i < timesOf(clause); i++) yield* plan.call('history.redo', {})
  },
  frame: function* (plan, { objects, slots }) {
    if (slots.from) yield* plan.call('view.look', lookFrom(slots.from))
    const isNothing = objects[0]?.pronoun === 'it' && !plan.memory.last.length && !plan.stage.selection().length
    const all = !objects.length || isNothing || isEverything(plan, objects[0])
    if (all && slots.from && !objects.length) return
    const [by] = slots.relations.filter(({ isFrom }) => isFrom)
    if (by) {
      const from = plan.findOne(by.targets[0])
      const direction = lookedFrom(plan, from, all ? undefined : plan.find(objects))
      yield* plan.call('view.look', { direction })
    }
    yield* all ? plan.call('view.frameAll', {}) : plan.call('view.frame', { nodes: plan.find(objects) })
  },
  // "Zoom out a bit", "zoom in twice as far".
  zoom: function* (plan, { text, slots }) {
    const [times] = slots.factor ?? [slots.degree === 'bit' || /\b(?:bit|little|slightly)\b/i.test(text) ? 1.2 : 1.5]
    yield* plan.call('view.zoom', { by: /\bout\b/i.test(text) ? 1 / times : times })
  },
  orbit,
  shading,
  beam,
  beamedge: beamEdge,
  lightrange: lightRange,
  sunfrom: sunFrom,
  fieldofview: fieldOfView,
  look: function* (plan, clause) {
    const from = clause.slots.from ?? SIDE_OF[clause.slots.moves[0]?.direction ?? '']
    const [by] = clause.slots.relations.filter(({ isFrom }) => isFrom)
    if (!from && !by) throw new Refuse('Say from where to look: front, back, left, right, above.')
    yield* plan.call('view.look', from ? lookFrom(from) : { direction: lookedFrom(plan, plan.findOne(by.targets[0])) })
  },
  projection: function* (plan, { text }) {
    const projection = /perspective/i.test(text) ? 'perspective' : 'orthographic'
    yield* plan.call('view.projection', { projection })
  },
  through: function* (plan, { objects }) {
    const camera = objects.length ? { camera: plan.findOne(objects[0]) } : {}
    yield* plan.call('view.through', camera)
  },
  center: function* (plan, clause) {
    const { objects, slots } = clause
    // "Center a bowl on the table": a new one.
    if (objects.length && objects.every(({ isNew, isBare }) => isNew && !isBare))
      return yield* create(plan, { ...clause, verb: 'create', slots: { ...slots, isMiddle: !slots.relations.length } })
    const nodes = plan.find(objects)
    if (!slots.relations.length) return yield* relate(plan, nodes, { ...slots, toOrigin: true })
    const wall =
      slots.relations[0].kind === 'on' ? targetsOf(plan, slots.relations[0].targets[0], nodes, 'against')[0] : undefined
    if (wall && isWall(plan, wall)) return yield* toMiddleOfWall(plan, nodes, wall)
    const relations = slots.relations.map((one) =>
      one.kind === 'on' || (one.kind === 'inside' && isTheRoom(plan, one.targets[0]))
        ? { ...one, kind: 'center' as const }
        : one,
    )
    const [first] = relations
    if (!/^(under|above)$/.test(first.kind)) return yield* relate(plan, nodes, { ...slots, relations })
    const target = plan.findOne(first.targets[0], nodes)
    yield* plan.call('arrange.align', { nodes, axis: 'x', edge: 'center', to: target })
  },
  swap,
  mirror: function* (plan, { objects, slots }) {
    yield* plan.call('arrange.mirror', { nodes: plan.find(objects), axis: slots.axis ?? 'x' })
  },
  clear: function* (plan) {
    yield* plan.call('scene.new', {})
    plan.memory.last = []
  },
  play: clips,
  pause: clips,
  stop: clips,
  export: exportThem,
  screenshot: function* (plan) {
    yield* plan.call('file.screenshot', {})
  },
  finalpicture: function* (plan) {
    yield* plan.call('file.finalPicture', {})
  },
  stash: function* (plan, { objects }) {
    yield* plan.call('library.keep', { nodes: plan.find(objects) })
  },
}

/** "Put a book and the phone on the bench": the phone goes there, too. */
function* created(plan: Planner, clause: Clause): Steps {
  const floor = floorAnew(plan, clause)
  if (floor) return yield* change(plan, floor)
  const mixed = mixedThings(plan, clause)
  if (mixed) yield* placed(plan, mixed.there)
  yield* create(plan, mixed?.fresh ?? clause)
}

/** "Move the cone up, and blue": what says how as well changes the thing first. */
function* placed(plan: Planner, told: Clause): Steps {
  const mixed = mixedThings(plan, told)
  if (mixed) {
    yield* placed(plan, mixed.there)
    return yield* create(plan, mixed.fresh)
  }
  // "Copy it twice" … "put them in a row": all three.
  const clause = told.slots.layout ? ofSeries(plan, told) : told
  yield* makeTargets(plan, clause.slots)
  yield* newUnder(plan, clause)
  yield* slideUnder(plan, clause)
  const { corner } = clause.slots
  const [noun, ...others] = clause.objects
  if (isNewRow(plan, clause))
    return yield* create(plan, { ...clause, verb: 'create', objects: [{ ...noun, isNew: true, count: 5 }] })
  // "Put lanterns on both sides of the bench", where there is one.
  const places = corner?.every ? cornersOf(corner).length : clause.slots.relations[0]?.kind === 'bothSides' ? 2 : 0
  if (places && noun?.isBare && noun.isPlural && !others.length) {
    const counted = { ...clause, objects: [{ ...noun, count: noun.count ?? places }] }
    clause.objects = [{ ...noun, ids: yield* enoughOf(plan, counted) }]
  }
  yield* saysHow(clause.slots) ? change(plan, clause) : place(plan, clause)
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}

const SIDE_OF: Record<string, string> = {
  up: 'top',
  down: 'bottom',
  left: 'left',
  right: 'right',
  front: 'front',
  behind: 'back',
}

function withFactor({ slots, objects, text }: Clause): Clause['slots'] {
  // "Scale the height by 1.5": no metres, where no unit is said.
  const own = SIDE[objects[0]?.property ?? '']
  const [, times] = /\bby (?:about )?(\d*\.?\d+)$/i.exec(text) ?? []
  if (times && own !== undefined)
    return { ...slots, extents: undefined, factor: [0, 1, 2].map((i) => (i === own ? Number(times) : 1)) as Vec3 }
  const by = slots.times ?? slots.metres
  if (slots.factor || slots.extents || by === undefined) return slots
  const axis = slots.axis && { x: 0, y: 1, z: 2 }[slots.axis]
  return { ...slots, factor: [0, 1, 2].map((i) => (axis === undefined || axis === i ? by : 1)) as Vec3 }
}

function* resizeBy(plan: Planner, clause: Clause, factor: number): Steps {
  const { objects, slots } = clause
  const lights = plan.find(objects).filter((id) => plan.scene.node(id)?.kind === 'light')
  if (lights.length) return yield* brighten(plan, lights, slots.factor?.[0] ?? factor)
  const isLike = slots.likeSizeOf || (slots.likeSide && !slots.factor)
  if (slots.extents || slots.grow || isLike) return yield* change(plan, clause)
  // "Stretch it upwards", "to the left": along that axis.
  const [way, ...ways] = slots.moves
  const isWay = way && !ways.length && way.metres === undefined
  const along = isWay ? directionVector(way.direction, plan.basis).findIndex((n) => n !== 0) : undefined
  if (isWay) slots.moves = []
  const side = SIDE[objects[0]?.property ?? ''] ?? along ?? (slots.axis && { x: 0, y: 1, z: 2 }[slots.axis])
  const property = /^(opacity|transparency|roughness|metalness)$/.exec(objects[0]?.property ?? '')?.[1]
  if (property) {
    const by = factor > 1 ? 0.5 : -0.5
    const grade =
      property === 'transparency'
        ? { property: 'opacity' as const, by: -by }
        : { property: property as 'opacity' | 'roughness' | 'metalness', by }
    return yield* change(plan, { ...clause, slots: { ...slots, grades: [grade] } })
  }
  // "Shrink it to 80 %", "to half its size", and not "by".
  const isGoal = /\bto (?:about |only |just )?(?:[\d.]+ ?(?:%|percent)|half|twice|double|a third|a quarter)/i.test(
    clause.text,
  )
  // "By 100 %": by as much as it is.
  const isShare = factor > 1 && /\bby (?:about |another )?[\d.]+ ?(?:%|percent)/i.test(clause.text)
  const by = slots.times ?? slots.metres
  const degree = slots.degree === 'bit' ? factor ** 0.4 : slots.degree === 'much' ? factor ** 2 : factor
  const size = (slots.factor ?? [by ?? degree, by ?? degree, by ?? degree]).map((n, i) =>
    side === undefined || side === i || slots.factor ? (isGoal ? n : isShare ? 1 + n : towards(n, degree)) : 1,
  ) as Vec3
  yield* change(plan, {
    ...clause,
    slots: { ...slots, factor: side === undefined ? size : (size.map((n, i) => (i === side ? n : 1)) as Vec3) },
  })
}
const SIDE: Record<string, number> = { width: 0, length: 0, height: 1, depth: 2 }

/** "Enlarge by 20 %" is 1.2, "shrink by 20 %" 0.8, "shrink by half" and "shrink 2 times" 0.5. */
function towards(by: number, usual: number): number {
  if (by === 1 || by === usual) return by
  if (usual > 1) return by < 1 ? 1 + by : by
  return by > 1 ? 1 / by : by === 0.5 ? by : 1 - by
}

function* shade(plan: Planner, { objects, slots, text }: Clause, amount: number): Steps {
  const bit = slots.degree === 'bit' ? 0.5 : 1
  if (isOfScene(plan, objects))
    return yield* setMood(plan, { brighter: amount > 0 ? 1 + 0.4 * bit : 1 / (1 + 0.4 * bit) })
  const found = plan.find(objects)
  // "Dim everything else": what shines.
  const shining = /^(?:dim|brighten)\b/i.test(text) ? found.filter((id) => lightsIn(plan, [id]).length) : []
  // Where nothing does, it is the scene that is dimmed.
  if (/^dim\b/i.test(text) && objects[0]?.kind === 'any' && !shining.length)
    return yield* setMood(plan, { brighter: 1 / (1 + 0.4 * bit) })
  const nodes = objects[0]?.kind === 'any' && shining.length ? shining : found
  const usual = amount > 0 ? 1 + 0.5 * bit : 1 / (1 + 0.5 * bit)
  const said = slots.factor?.[0] ?? slots.metres
  yield* look(plan, nodes, {
    ...slots,
    shadeBy: amount * bit,
    brighter: said ? towards(said, amount > 0 ? 1.5 : 0.5) : usual,
  })
}
