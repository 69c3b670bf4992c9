import type { NodeId } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, hasHead, isHeadOf, type Noun } from '../grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { exists, isMeant } from '../meaning/exists.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { resolve } from '../meaning/resolve.ts'
import { Refuse } from '../meaning/world.ts'
import { PICTURES } from '../words/seats.ts'
import { isTheRoom } from './across.ts'
import { besideTwins } from './another-aside.ts'
import { arrangeThem } from './arrange.ts'
import { seatedAt } from './at-bar.ts'
import { asAudience } from './audience.ts'
import { makeBed } from './bedding.ts'
import { countAlong } from './beside-run.ts'
import { amidSpoken, besideSpoken } from './by-spoken.ts'
import { change } from './change.ts'
import { dealOut } from './deal-out.ts'
import { describedLast } from './described-last.ts'
import { belongsToFront } from './facade.ts'
import { makeFirst, makeTargets, NOTHING } from './first.ts'
import { setEvery } from './gaps.ts'
import { isSeat, joinToMade, partsByKind, wholesOf } from './joined.ts'
import { hangLamps, lampFor } from './lamps.ts'
import { like } from './like.ts'
import { look } from './looks.ts'
import { assertCanAdd, assertOnePattern, canAdd, createSome } from './make.ts'
import { place } from './move.ts'
import { isOfThoseThere, ofLibrary, onesLike, tellPassed, tellThere } from './new-things.ts'
import { madeWith, ownParts, roofed, roofOn } from './parts.ts'
import { isForEach, perTarget } from './per-target.ts'
import { atPlaces } from './places.ts'
import { raiseWalls } from './room-walls.ts'
import { takeColors, takesColor } from './same-color.ts'
import { setOut } from './set-out-new.ts'
import { shineFrom, shineOnFace } from './shine.ts'
import { byModel, onSideSaid } from './sides.ts'
import { resize } from './size.ts'
import { belongsOn, fitAmong, fitCorners, fitUnder, keepOnTable, onEnd, onTable, spreadCloths } from './tables.ts'
import { betweenWhich, targetsOf } from './targets.ts'
import { nestPlaces } from './telling.ts'
import { takeSurplus } from './totals.ts'
import { coverRoom, wallFor } from './walls.ts'

/** Adds shapes, things of the library, lights and cameras, or more of what is there, and sets them where the order says. */
export function* create(plan: Planner, said: Clause): Steps {
  const all = plan.made
  if (said.isJoined) plan.made = wholesOf(plan, said)
  const isOfFewer = plan.made.length < all.length
  yield* createAll(plan, said)
  if (!isOfFewer) return
  const { last } = plan.memory
  plan.remember([...all.filter((id) => !last.includes(id)), ...last])
  plan.made = all
}

function* createAll(plan: Planner, said: Clause): Steps {
  if (yield* dealOut(plan, said)) return
  // "Ball on table", where there is a ball: that ball.
  if (said.isImplied && saysWhere(said.slots) && said.objects.every((one) => !one.isMore && isMeant(plan, one, said)))
    return yield* place(plan, {
      ...said,
      verb: 'place',
      objects: said.objects.map((one) => ({ ...one, isNew: false })),
    })
  if (isOfThoseThere(plan, said)) {
    const objects = said.objects.map((one) => ({ ...one, isNew: false }))
    return yield* change(plan, { ...said, verb: 'change', objects })
  }
  // "Give the room a carpet", where nothing is called so: it stands in the room anyway.
  if (said.isGift && isTheRoom(plan, said.slots.relations[0].targets[0]))
    return yield* create(plan, { ...said, isGift: false, slots: { ...said.slots, relations: [] } })
  const parts = said.isJoined ? partsByKind(plan, said) : null
  if (parts) {
    for (const part of parts) yield* create(plan, part)
    return
  }
  const all = yield* roofOn(
    plan,
    onesLike(said.objects).map((noun) => ofLibrary(plan, noun)),
    said.slots,
  )
  if (!all.length && said.objects.length) return
  all.forEach(assertOnePattern)
  if (said.isGift) said.slots.relations = said.slots.relations.map((one) => withoutTwin(plan, one, all))
  const wholes = said.isJoined
    ? plan.made
    : said.isGift
      ? targetsOf(plan, said.slots.relations[0].targets[0], [], 'on')
      : []
  if (said.isGift && all.every((noun) => belongsOn(plan, noun, wholes) || belongsToFront(plan, noun, wholes)))
    said.slots.relations = said.slots.relations.map((one) => (one.kind === 'beside' ? { ...one, kind: 'on' } : one))
  // "A campfire with four logs around it": not those that it is made of.
  const areAround = said.slots.relations.some(({ kind }) => /^(?:around|above)$/.test(kind))
  const own = wholes.length && !areAround ? yield* roofed(plan, wholes, yield* ownParts(plan, wholes, all)) : all
  const objects = yield* madeWith(plan, holdersFor(plan, said, wholes), own, !!said.isJoined)
  if ((!objects.length && all.length) || (yield* takeSurplus(plan, { ...said, objects }))) return
  const clause = { ...said, objects }
  const slots = readied(plan, clause)
  const { before, first } =
    clause.isJoined || isOfTopic(plan, clause) ? NOTHING : yield* makeFirst(plan, objects, slots)
  const things = objects.slice(before)
  yield* makeTargets(plan, slots)
  settlePlaces(plan, clause, slots, things, first)
  const isColored = takesColor(slots, things)
  countAlong(plan, things, slots)
  // "Two more" belong to those that are there.
  const twins = things.flatMap((noun) => (noun.isMore ? like(plan, noun) : []))
  const made: NodeId[] = []
  for (const noun of things.map((one) => lampFor(plan, one, slots)))
    made.push(
      ...(yield* createSome(plan, noun, slots, things.length > 1 && isForEach(slots) ? 1 : perTarget(plan, slots))),
    )
  if (slots.likeSide || slots.likeSizeOf)
    yield* resize(plan, made, { ...slots, factor: slots.graded ? undefined : slots.factor })
  if (slots.likeColorOf && !slots.likeColorOf.pronoun && !slots.isLike && !slots.isBrightness)
    yield* look(plan, made, { ...noSlots(), likeColorOf: slots.likeColorOf })
  plan.remember(made)
  plan.mention(first)
  if (slots.every) yield* setEvery(plan, made, slots)
  yield* fitUnder(plan, things, made, slots)
  yield* fitCorners(plan, things, made, slots)
  yield* setOut(plan, made, slots)
  yield* shineFrom(plan, made, slots)
  yield* shineOnFace(plan, made, slots)
  yield* keepOnTable(plan, made, slots)
  if (isColored) yield* takeColors(plan, made, slots)
  yield* hangLamps(plan, made, slots)
  yield* coverRoom(plan, made, slots)
  yield* fitAmong(plan, things, made, slots)
  yield* spreadCloths(plan, things, made, slots)
  yield* makeBed(plan, things, made, slots)
  yield* raiseWalls(plan, made, slots)
  const isSpread = !!slots.layout || slots.gap !== undefined
  if (isSpread && objects.length > 1 && made.length > 1 && !slots.relations.length)
    yield* arrangeThem(plan, made, slots, true)
  rememberMade(plan, clause, slots, made, twins)
  tellPassed(plan, things)
  tellThere(plan, said)
}

/** Finds out that all of it can be made, and what the words about size and place are about. */
function readied(plan: Planner, clause: Clause): Slots {
  const { objects } = clause
  const slots = nestPlaces(plan, clause.slots)
  for (const noun of objects) {
    // "A circle of 12 stones with radius 5": the circle's, not the stones'.
    if (slots.layout?.kind !== 'circle' || noun.extents.radius === undefined || slots.radius !== undefined) continue
    slots.radius = noun.extents.radius
    noun.extents = { ...noun.extents, all: undefined, radius: undefined }
  }
  const { axes } = slots
  // "At x = 2": the other place on the ground is the origin's.
  if (axes && !slots.at) slots.at = [axes.x ?? 0, axes.y ?? 0, axes.z ?? 0]
  describedLast(plan, objects, slots)
  if (!objects.length) throw new Refuse(`I did not understand what to add. ${canAdd(plan)}`)
  const told = slots.relations.map((one) => onEnd(plan, one, objects))
  // "Cups along the counter": on it in a row.
  if (told.some(({ kind, isAlong }) => kind === 'on' && isAlong)) slots.layout ??= { kind: 'row' }
  slots.relations = atPlaces(plan, told, objects)
  for (const noun of objects) assertCanAdd(plan, noun)
  if (clause.isJoined) joinToMade(plan, slots, objects)
  // "Another sofa opposite the first one": the first sofa.
  if (objects[0].isMore && hasHead(objects[0]) && !objects[0].pronoun)
    Object.assign(plan.memory, { noun: { ...objects[0], isNew: false, color: undefined, count: undefined }, pool: [] })
  return slots
}

/** Settles what places are meant, and asks where that is not clear, before anything is made. */
function settlePlaces(
  plan: Planner,
  clause: Clause,
  slots: Slots,
  things: readonly Noun[],
  first: readonly NodeId[],
): void {
  amidSpoken(plan, slots, things)
  besideSpoken(plan, slots, things)
  if (!clause.isJoined) onWall(plan, slots, things)
  onTable(plan, slots, things)
  keepTopic(plan, clause, slots, first)
  slots.relations = slots.relations.map((one) =>
    byThoseThere(plan, withoutTwin(plan, addedTo(one, things), things), things),
  )
  const at = slots.relations.find(({ isAt }) => isAt)
  onSideSaid(slots)
  byModel(slots)
  besideTwins(plan, slots, things, clause.text)
  // "Two chairs at the table, opposite each other": across it.
  const isAcross = /\bacross\b/i.test(clause.text)
  const by = slots.relations.find(({ kind }) => kind === 'beside' || (isAcross && /^(front|opposite)$/.test(kind)))
  // "Five chairs in a semicircle facing a podium": around it.
  if (slots.layout?.kind === 'arc' && typeof slots.facing === 'object' && !slots.relations.length)
    slots.relations = [{ kind: 'around', targets: [slots.facing] }]
  if (!clause.isJoined) asAudience(slots, things)
  if (by && slots.facing === 'each other' && things.every(isSeat)) {
    slots.relations = slots.relations.map((one) => (one === by ? { ...one, kind: 'bothSides' } : one))
    slots.facing = by.targets[0]
  }
  // "A spotlight above the stand, pointing at it".
  const target = slots.relations[0]?.targets[0]
  // "A shelf facing the others, 4 m in front of them": of the others.
  const faced = slots.facing
  if (target?.pronoun && typeof faced === 'object' && !faced.pronoun && !plan.memory.last.length)
    slots.relations[0] = { ...slots.relations[0], targets: [faced] }
  // "To the right of the second table, facing the table": that one.
  else if (target && typeof faced === 'object' && isHeadOf(faced, target)) slots.facing = target
  else if (target && !target.pronoun && isIt(slots.facing) && !first.length && !clause.isJoined) slots.facing = target
  const many = things.reduce((sum, { count }) => sum + (count ?? 1), 0)
  if (at && things.every(isSeat) && many > 1)
    slots.relations = slots.relations.map((one) => (one === at ? seatedAt(plan, one) : one))
  // Around it they look at it anyhow.
  const isAround = slots.relations.some(({ kind }) => kind === 'around')
  if (at && !isAround && things.every(isSeat)) slots.facing ??= at.targets[0]
  askBefore(plan, slots)
}

/** "Add a window", "add a clock": what hangs on walls does so, where there are any. */
function onWall(plan: Planner, slots: Slots, things: readonly Noun[]): void {
  const areHung = things.every(({ item, word }) => !!item && PICTURES.test(word ?? item))
  if (!areHung || saysWhere(slots) || slots.gap !== undefined || slots.otherSide) return
  const wall = wallFor(plan)
  if (wall)
    slots.relations = [{ kind: 'on', targets: [{ ...blankNoun(), text: 'the wall', word: 'wall', ids: [wall] }] }]
}

/** What things go into, or become a part of. */
function holdersFor(plan: Planner, { slots }: Clause, wholes: readonly NodeId[]): readonly NodeId[] {
  if (wholes.length) return wholes
  const [into, ...others] = slots.relations
  if (!into || others.length || !/^(inside|on|towards)$/.test(into.kind) || into.targets[0].isIndefinite) return []
  return exists(plan, into.targets[0]) ? plan.candidates(into.targets[0]) : []
}

/** "A lamp to the left of it": by the next message "it" is the lamp, and that is still to the left of the sofa. */
const ofWhatWasThere =
  (plan: Planner, made: readonly NodeId[]) =>
  (one: Relation): Relation => {
    const [noun, ...others] = one.targets
    const ids = plan.world.last.filter((id) => plan.scene.node(id) && !made.includes(id))
    return noun.pronoun === 'it' && !noun.ids && ids.length ? { ...one, targets: [{ ...noun, ids }, ...others] } : one
  }

function rememberMade(plan: Planner, clause: Clause, slots: Slots, made: NodeId[], twins: NodeId[]): void {
  const { memory } = plan
  memory.series = clause.isMore ? [...memory.series, ...made] : [...twins, ...made]
  memory.added = clause.isMore && !memory.added.length ? [] : memory.series
  plan.made = clause.isJoined ? plan.made : made
  plan.heads = clause.isJoined ? plan.made : []
  if (clause.isJoined) plan.remember([...plan.made, ...made])
  // "Two more" are of the kind that was spoken of.
  const last = clause.objects.at(-1)!
  if (hasHead(last) || !memory.noun) memory.noun = last
  memory.pool = made.length > 1 ? made : []
  memory.create = {
    ...clause,
    slots: { ...slots, at: undefined, relations: slots.relations.map(ofWhatWasThere(plan, made)) },
  }
}

const isIt = (facing: Slots['facing']): boolean =>
  typeof facing === 'object' && /^(it|them)$/.test(facing.pronoun ?? '')

/** "Add a cup to the table" is on it, "add a chair to the table" beside it. */
function addedTo(relation: Relation, objects: readonly Noun[]): Relation {
  if (relation.kind !== 'towards' || !relation.isArrival || relation.targets[0].kind === 'group') return relation
  return { ...relation, kind: objects.every(isSeat) ? 'beside' : 'on' }
}

/** "A lamp on the other nightstand": on the one that has none yet. */
function withoutTwin(plan: Planner, relation: Relation, things: readonly Noun[]): Relation {
  const [noun, ...others] = relation.targets
  const isEach = noun.isAll || noun.isEach
  if (!noun.isOther || noun.pronoun || (plan.memory.last.length && !isEach)) return relation
  const twins = things.flatMap((thing) => like(plan, thing))
  const free = plan.candidates(noun).filter((id) => !twins.some((twin) => distance(plan.scene, id, twin) < 0.3))
  return free.length === 1 || (isEach && free.length && twins.length)
    ? { ...relation, targets: [{ ...noun, ids: free }, ...others] }
    : relation
}

/** "Two more blocks next to the others": the blocks that are there. */
function byThoseThere(plan: Planner, relation: Relation, [thing]: readonly Noun[]): Relation {
  const [noun, ...others] = relation.targets
  const isOfOthers = noun.isOther && !hasHead(noun) && !noun.pronoun
  // "Two more pictures, one on each side of it": of the one that is there.
  // "Another locker next to it", where nothing was spoken of: next to the one that is there.
  const isFirst = !plan.memory.last.length && plan.stage.selection().length !== 1
  const isOfIt =
    noun.pronoun === 'it' && isFirst && /^(?:bothSides|beside|left|right|front|behind)$/.test(relation.kind)
  const ids = thing?.isMore && (isOfOthers || isOfIt) ? like(plan, thing) : []
  const isEach = isOfIt && thing.count === 2 ? undefined : relation.isEach
  return ids.length ? { ...relation, isEach, targets: [{ ...noun, ids }, ...others] } : relation
}

/** "Add a desk and put a laptop and a mug on it": all that is put there is on the desk. */
const isOfTopic = (plan: Planner, { text, slots }: Clause): boolean =>
  /^(put|place|set|lay|stand)\b/i.test(text) &&
  plan.memory.last.length > 0 &&
  slots.relations.some(({ kind, targets }) => /^(on|inside|under)$/.test(kind) && targets[0].pronoun === 'it')

/** "A snowman, a tree to its left and a bench in front of it": of the snowman. */
function keepTopic(plan: Planner, { isJoined, text }: Clause, slots: Slots, first: readonly NodeId[]) {
  const isByIt = ({ kind, targets }: Relation) =>
    /^(left|right|front|behind|beside|around|bothSides)$/.test(kind) && targets[0].pronoun === 'it'
  const isOfIt = (one: Relation) =>
    isByIt(one) ||
    (/^(on|center|edge)$/.test(one.kind) &&
      (/^(it|its)$/.test(one.targets[0].text) || (!!isJoined && /top$/.test(one.targets[0].text))))
  if (!slots.relations.some(isOfIt)) return
  const topic = (isJoined ? plan.made : plan.topic).filter((id) => plan.scene.node(id))
  if (topic.length && !first.length)
    slots.relations = slots.relations.map((one) =>
      isOfIt(one) ? { ...one, targets: [{ ...one.targets[0], ids: topic }] } : one,
    )
  // "A vase on it and a bin to its left": of what the vase is on.
  const goesOn = !!plan.upcoming?.isElliptic && plan.upcoming.slots.relations.some(isByIt)
  // "A sofa on its left edge and an armchair on its right edge": of one rug.
  const isOfEdge = slots.relations.some(
    ({ kind, targets }) => kind === 'edge' && targets[0].pronoun && /\bits\b/i.test(text),
  )
  if (!slots.relations.some(isByIt) && !goesOn && !isOfEdge) return
  const it = first.length ? first.slice(-1) : topic.length ? topic : plan.memory.last
  plan.nextTopic = [...it]
}

/** Asks which thing the new ones are to stand by, and finds out that it is there, before anything is made. */
function askBefore(plan: Planner, { relations, facing, corner }: Slots) {
  const check = ({ kind, targets }: Relation) => {
    const isPair = kind === 'between' && targets.length === 2
    const areOnes = targets.every((noun) => noun.name && !noun.isPlural && !noun.isAll && !noun.isEach)
    if (isPair && areOnes) betweenWhich(plan, targets, [])
    for (const noun of targets) {
      const isGone = kind === 'where' && plan.placeOfGone((noun.name ?? noun.word ?? '').toLowerCase()) !== undefined
      if (isTheRoom(plan, noun, kind) || noun.pronoun || isGone || (isPair && areOnes)) continue
      const areMany = kind === 'between' || noun.isAll || noun.isPlural || noun.also
      const ids = areMany ? resolve({ ...noun, isNew: false }, plan.world) : [plan.findOne(noun)]
      // "On the empty shelf": it is empty no more when something is there.
      if (noun.where.some(({ by }) => by === 'holding')) noun.ids = ids
    }
  }
  relations.forEach(check)
  if (corner?.of && !isTheRoom(plan, corner.of)) plan.findOne(corner.of)
  if (facing && typeof facing === 'object' && !facing.pronoun && !facing.isNew)
    resolve({ ...facing, isNew: false }, plan.world)
}
