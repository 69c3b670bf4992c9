import { ancestors, isBelow, type NodeId, topmost } from '../../../../document/index.ts'
import { holdsWhat } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, type Noun } from '../grammar/noun.ts'
import { saysWhere } from '../grammar/slots/slots.ts'
import { wordsOf } from '../meaning/lexicon.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { byRank } from '../meaning/ranks.ts'
import { Incomplete, Refuse } from '../meaning/world.ts'
import { TABLES } from '../words/seats.ts'
import { cornersBut, cornersOf } from './across.ts'
import { arrangeThem } from './arrange.ts'
import { backIndoors, backOntoHolder, copyOffset } from './copies.ts'
import { lookFrom } from './looked-from.ts'
import { hasLook, look } from './looks.ts'
import { place } from './move.ts'
import { relate } from './relate.ts'
import { isOfScene } from './scene.ts'
import { switchLights } from './switch.ts'
import { takenOff } from './taken.ts'
import { nearestOf, pairedOff, standing } from './targets.ts'
import { attachPlaces } from './telling.ts'

export function* remove(plan: Planner, clause: Clause): Steps {
  // "Remove one chair": whichever.
  const objects = takenOff(clause).map(
    (noun): Noun => (noun.isNew && noun.count !== undefined ? { ...noun, isAny: true, isAll: true } : noun),
  )
  const nodes = someOfEach(plan, clause) ?? plan.find(withoutNothing(plan, objects))
  const kept = objects.flatMap((noun) => left(plan, noun))
  const wholes = nodes.map((id) => plan.scene.node(id)!.parent).filter((id) => id !== null)
  yield* plan.call('node.delete', { nodes })
  // "Take the wheels off the car and lower it": the car. "Delete all but the red one and move it": the red one.
  plan.remember([...new Set([...kept, ...wholes])].filter((id) => plan.scene.node(id)))
}

/** "The nightstand and everything on it", where nothing stands on it: the nightstand. */
function withoutNothing(plan: Planner, objects: readonly Noun[]): Noun[] {
  const isOnIt = ({ kind, where }: Noun) =>
    kind === 'any' && where.some((one) => one.by === 'relation' && one.to.every(({ pronoun }) => pronoun))
  const holds = (nouns: readonly Noun[]) => plan.find(nouns).some((id) => holdsWhat(plan.scene, id).length > 0)
  return objects.filter((noun, i) => !i || !isOnIt(noun) || holds(objects.slice(0, i).filter((one) => !isOnIt(one))))
}

/** "Delete everything that is not a box", "all but the red one": what it leaves, with what it takes. */
function left(plan: Planner, noun: Noun): NodeId[] {
  const where = noun.where.filter((one) => !('not' in one && one.not))
  const isAll = !noun.except.length && where.length === noun.where.length
  return isAll ? [] : plan.candidates({ ...noun, except: [], where })
}

/** "Remove one chair from each table": the nearest to each. */
function someOfEach(plan: Planner, { objects, slots }: Clause): NodeId[] | null {
  const from = slots.relations.find(({ isFrom, targets }) => isFrom && targets[0].isEach)
  const [noun] = objects
  if (!from || objects.length !== 1 || noun.count === undefined) return null
  const found: NodeId[] = []
  for (const target of plan.findTargets(from.targets[0])) {
    const rankTo = { ...blankNoun(), ids: [target] }
    found.push(...plan.find([{ ...noun, isNew: false, rank: 'nearest', rankTo }]).filter((id) => !found.includes(id)))
  }
  return found
}

/** "Clear the table": what stands on it goes, it stays. */
export function* clearOff(plan: Planner, clause: Clause): Steps {
  if (clause.slots.relations.length) return yield* remove(plan, clause)
  const targets = plan.find(clause.objects)
  const isSurface = targets.every((id) => plan.scene.node(id)!.kind !== 'light')
  const kept = clause.objects.flatMap((noun) => noun.except).flatMap((noun) => plan.find([{ ...noun, isNew: false }]))
  const pile = isSurface ? targets.flatMap((id) => [...pileOn(plan, id)]) : []
  // "Clear the crates", which stand on each other: they go.
  const standing = [...new Set(pile)].filter((id) => !kept.includes(id) && !targets.includes(id))
  // A table is cleared of what is on it, and does not go itself.
  const areTables = targets.every((id) => TABLES.test(plan.saidName(id)))
  const isToKeep = kept.length > 0 || areTables || /^clear-off\b/i.test(clause.text)
  if (isSurface && isToKeep && !standing.length && (areTables || targets.length === 1))
    throw new Refuse(`There is nothing${kept.length ? ' else' : ''} on ${plan.nameOf(targets[0])}.`)
  yield* plan.call('node.delete', { nodes: standing.length ? standing : targets })
  plan.memory.last = standing.length ? targets : []
}

/** What stands on a thing, and on that, and so on. */
export function pileOn(plan: Planner, id: NodeId, pile = new Set<NodeId>()): Set<NodeId> {
  for (const other of holdsWhat(plan.scene, id)) {
    if (pile.has(other)) continue
    pile.add(other)
    pileOn(plan, other, pile)
  }
  return pile
}

/** Copies beside the original, one width and a little apart, unless the order says where. */
export function* duplicate(plan: Planner, said: Clause): Steps {
  // "Copy everything on the table onto the counter": the first place tells what; a single one is where it goes.
  const clause = said.slots.relations.length === 1 ? said : attachPlaces(plan, said)
  const { objects } = clause
  const [first] = objects
  const counted = first?.isNew && first.count !== undefined && !said.slots.times ? first.count : undefined
  const asked = first
    ? objects.map((noun) => ({ ...noun, isNew: false, ...(noun.isNew && { count: undefined }) }))
    : objects
  const nodes = plan.find(asked)
  const corner = clause.slots.corner && cornersBut(plan, clause.slots.corner, nodes[0])
  const slots = { ...clause.slots, corner }
  const count = corner?.every ? cornersOf(corner).length : (slots.times ?? counted ?? 1)
  plan.memory.copied = nodes
  for (const { targets } of slots.relations)
    for (const target of targets) {
      const isSource = target.pronoun === 'it' && objects.length > 0 && !objects[0].pronoun
      if (isSource || /^(first|other)$/.test(target.word ?? '')) target.ids = nodes
    }
  if (count < 1 || count > 1000 || !Number.isInteger(count))
    throw new Refuse(`I cannot make ${count} copies; ask for 1 to 1000.`)
  const { created = [] } = yield* plan.call('node.duplicate', {
    nodes,
    count,
    offset: copyOffset(plan, nodes, slots, count),
  })
  const isLoose = !saysWhere(slots) && !slots.layout && slots.gap === undefined
  if (nodes.length === 1 && isLoose) yield* backIndoors(plan, created, nodes[0])
  if (!saysWhere(slots) && !slots.layout && slots.metres === undefined) yield* backOntoHolder(plan, created, nodes)
  // "Each smaller than the last": than the first, which is copied.
  for (const [i, id] of slots.graded ? created.entries() : [])
    yield* plan.call('node.scale', { nodes: [id], by: slots.graded!.map((n) => n ** (i + 1)) })
  if (slots.graded?.some((n) => n > 1)) yield* plan.call('arrange.separate', { nodes: created })
  plan.remember(created)
  plan.memory.copies = created
  plan.made = created
  // "Copy the chair three times" … "arrange them in a square": all four.
  if (nodes.length === 1 && created.length > 1) plan.memory.series = [...nodes, ...created]
  if (hasLook(slots)) yield* look(plan, created, slots)
  if (slots.at || slots.axes) return yield* place(plan, { ...clause, objects: [{ ...blankNoun(), ids: created }] })
  // "The table and everything on it": what stands on another of them goes along with it.
  const bases = standing(plan, created)
  if (slots.relations.length || slots.toOrigin || slots.corner || slots.otherSide) yield* relate(plan, bases, slots)
  else if (slots.layout && slots.layout.kind !== 'row') yield* arrangeThem(plan, [...nodes, ...created], slots)
  if (slots.name && created.length === 1) yield* plan.call('node.rename', { node: created[0], name: slots.name })
}

export function* rename(plan: Planner, { objects, slots, text }: Clause): Steps {
  const nodes = topmost(plan.scene, plan.find(objects))
  if (!slots.name)
    throw new Incomplete(
      `I did not find the new name in “${text}”. Say “rename it to Base”, for example.`,
      nodes,
      'rename it to',
    )
  slots.name = slots.name.replace(/ (?:again|please|instead)$/, '')
  const inTurn = slots.areNamedAcross ? byRank(nodes, { rank: 'leftmost', count: nodes.length }, plan.world) : nodes
  const names = inFull(slots.name.split(/,? and |, /))
  if (nodes.length > 1 && names.length === nodes.length) {
    for (const [i, node] of inTurn.entries()) yield* plan.call('node.rename', { node, name: names[i] })
    return
  }
  for (const [i, node] of nodes.entries())
    yield* plan.call('node.rename', { node, name: i ? `${slots.name} ${i + 1}` : slots.name })
}

/** "Gift A, B and C" are Gift A, Gift B and Gift C. */
function inFull([first, ...others]: string[]): string[] {
  const head = /^(.+ )(?:\p{L}|\d+)$/u.exec(first)?.[1]
  const areMarks = head && others.length && others.every((name) => /^(?:\p{L}|\d+)$/u.test(name))
  return [first, ...(areMarks ? others.map((name) => head + name) : others)]
}

export function* select(plan: Planner, { objects, isAlso }: Clause): Steps {
  if (!objects.length) throw new Refuse('Say what to select: “select all red boxes”, for example.')
  if (objects[0].word === 'nothing') return yield* deselect(plan, { objects: [] })
  // "Select the red one" … "and the blue one, too": both.
  const before = isAlso ? plan.stage.selection().filter((id) => plan.scene.node(id)) : []
  const nodes = [...new Set([...before, ...plan.find(objects)])]
  yield* plan.call('select.set', { nodes })
  // "Select all but the house and move it": what is selected, and not the house.
  const out = new Set(objects.filter(({ except }) => except.length).flatMap((noun) => left(plan, noun)))
  plan.memory.places = plan.memory.places.filter((id) => !out.has(id))
}

/** "Deselect the cone": only the cone; "deselect", "deselect everything": all. */
export function* deselect(plan: Planner, { objects }: Pick<Clause, 'objects'>): Steps {
  const named = objects.filter(({ word }) => word !== 'nothing')
  if (!named.length) {
    yield* plan.call('select.set', { nodes: [] })
    return
  }
  const out = new Set(plan.find(named))
  const nodes = plan.stage.selection().filter((id) => !out.has(id))
  yield* plan.call('select.set', { nodes })
  plan.remember(nodes)
}

export function* group(plan: Planner, clause: Clause): Steps {
  const { objects, others, slots } = clause
  const [whole, part, ...more] = [...objects, ...others]
  if (whole?.isEach && part?.owner?.pronoun && !more.length) return yield* groupEach(plan, whole, part)
  const { created = [] } = yield* plan.call('node.group', {
    nodes: plan.find([...objects, ...others]),
    ...(slots.name && { name: slots.name }),
  })
  plan.remember(created)
}

export function* ungroup(plan: Planner, { objects }: Clause): Steps {
  const found = plan.find(objects)
  // "Ungroup everything": what there is of groups.
  const groups = found.filter((id) => plan.scene.node(id)?.kind === 'group')
  const isAll = objects.some(({ isAll: all, kind }) => all || kind === 'any')
  const { freed = [] } = yield* plan.call('node.ungroup', { nodes: isAll && groups.length ? groups : found })
  plan.remember(freed)
}

/** How bright the surroundings are when all lights are turned off in a scene that has none of its own. */
const NO_LAMPS = 0.1

/** "Hide everything else" needs what was spoken of; "show everything" and "hide all lights" do not. */
export function* visible(plan: Planner, { verb, objects, slots }: Clause, value: boolean): Steps {
  const isSwitch = verb === 'on' || verb === 'off'
  const everything =
    objects[0]?.isAll &&
    objects[0].kind === 'any' &&
    !objects[0].where.length &&
    !objects[0].except.length &&
    !objects[0].isOther
  if (value && slots.from) yield* plan.call('view.look', lookFrom(slots.from))
  else if (value && (everything || !objects.length)) {
    // "Show everything", where nothing is hidden: all of it in view.
    const isAllSeen = [...plan.scene.nodes()].every((node) => node.visible)
    yield* done(isAllSeen && verb === 'show' ? plan.call('view.frameAll', {}) : plan.call('node.showAll', {}))
  } else if (isSwitch && (isOfScene(plan, objects) || (!value && areAllKept(plan, objects))))
    yield* plan.call('scene.set', { environment: { intensity: value ? 1 : NO_LAMPS } })
  else {
    const nodes = plan.find(objects.map((noun) => (isSwitch && noun.isNew ? { ...noun, isAll: true } : noun)))
    // "Show the ball", which is to be seen already: from near by.
    const isSeen = (id: NodeId) => [plan.scene.node(id)!, ...ancestors(plan.scene, id)].every((one) => one.visible)
    const areShown = verb === 'show' && nodes.every(isSeen)
    if (areShown) return yield* done(plan.call('view.frame', { nodes }))
    // "Turn everything off" is about what can be turned off.
    const lights =
      isSwitch && objects.some(({ kind }) => kind === 'any')
        ? nodes.filter((id) => plan.scene.node(id)!.kind === 'light')
        : []
    if (isSwitch) yield* switchLights(plan, lights.length ? lights : nodes, value)
    else yield* plan.call('node.setVisible', { nodes, visible: value })
  }
}

/** "Turn off all lights except the lamp", where that is the only one: what shines beside it is the surroundings. */
function areAllKept(plan: Planner, objects: readonly Noun[]): boolean {
  const [all, ...others] = objects
  if (!all?.isAll || all.kind !== 'light' || others.length || !all.except.length) return false
  const kept = plan.find(all.except.map((noun) => ({ ...noun, isNew: false })))
  const isKept = (id: NodeId) => kept.some((one) => one === id || isBelow(plan.scene, id, one))
  return plan.candidates({ ...all, except: [] }).every(isKept)
}

export function* lock(plan: Planner, { objects }: Clause, locked: boolean): Steps {
  yield* plan.call('node.setLocked', { nodes: plan.find(objects), locked })
}

export function* isolate(plan: Planner, { objects }: Clause): Steps {
  yield* plan.call('node.isolate', { nodes: foundOf(plan, objects) })
}

/** "The table and what is on it", where nothing is: the table. */
function foundOf(plan: Planner, objects: readonly Noun[]): NodeId[] {
  const named = objects.filter(({ kind }) => kind !== 'any')
  try {
    return plan.find(objects)
  } catch (error) {
    if (!(error instanceof Refuse) || !named.length || named.length === objects.length) throw error
    return plan.find(named)
  }
}

/** Orders after which nothing has another place. */
const IS_OF_LOOKS = /^(?:change|color|enlarge|shrink|scale|double|halve|triple|rename|lock|unlock)$/

/** "Put it back": where it was before that was moved, and where it was not, as it was before the last order. */
export function* putBack(plan: Planner, clause: Clause): Steps {
  const { orders, areUndone, last, moved } = plan.memory
  const isIt = !!clause.objects[0]?.pronoun
  if (isIt && areUndone) return yield* done(plan.call('history.redo', {}))
  // "Hide everything but the desk" … "bring it all back".
  if (isIt && orders.at(-1)?.verb === 'isolate') return yield* done(plan.call('node.showAll', {}))
  const areOfLooks = orders.length > 0 && orders.every(({ verb }) => IS_OF_LOOKS.test(verb))
  if (isIt && areOfLooks && !last.some((id) => moved.has(id))) return yield* done(plan.call('history.undo', {}))
  yield* restore(plan, clause)
}

/** Where it was; what was hidden is shown, and what was deleted is there again. */
function* restore(plan: Planner, { objects }: Clause): Steps {
  const { last, orders, moved } = plan.memory
  const isGone = last.length > 0 && last.every((id) => !plan.scene.node(id))
  // "I want the drums back", which were deleted.
  const word = objects[0]?.word ?? objects[0]?.name?.toLowerCase()
  const isNamed = !!word && [...plan.memory.gone.keys()].some((name) => wordsOf(name).join(' ').includes(word))
  if (isGone && (objects[0]?.pronoun || isNamed) && orders.at(-1)?.verb === 'delete')
    return yield* done(plan.call('history.undo', {}))
  // "Turn the chairs to the table" … "put that back": the chairs.
  const isThat = objects.length === 1 && /^(?:it|that|this)$/i.test(objects[0].text) && last.length > 1
  const nodes = plan.find(isThat ? [{ ...objects[0], ids: last.filter((id) => plan.scene.node(id)) }] : objects)
  const hidden = nodes.filter((id) => !plan.scene.node(id)!.visible)
  yield* hidden.length
    ? plan.call('node.setVisible', { nodes: hidden, visible: true })
    : plan.call('node.putBack', {
        nodes: nodes.some((id) => moved.has(id)) ? nodes.filter((id) => moved.has(id)) : nodes,
      })
}

/** "Put it back where it started": before all that has moved it. */
export function* putBackFirst(plan: Planner, { objects }: Clause): Steps {
  yield* plan.call('node.putBack', { nodes: plan.find(objects), to: 'first' })
}

/** "Move the sofa back": where it was, if that was spoken of before; else away from the viewer. */
export function* moveBack(plan: Planner, clause: Clause): Steps {
  if (clause.objects[0]?.pronoun && plan.memory.areUndone) return yield* putBack(plan, clause)
  const { last, thread } = plan.world
  const known = new Set([...last, ...thread])
  const nodes = plan.find(clause.objects)
  const areMoved = plan.memory.orders.some(({ verb }) => !/^(note|keep|select)$/.test(verb))
  if (areMoved && nodes.every((id) => known.has(id))) return yield* restore(plan, clause)
  yield* plan.call('arrange.moveTowards', { nodes, direction: 'behind', metres: 1 })
}

/** "Group each table with its chairs": as many groups as tables, each with the chairs that are nearest to it. */
function* groupEach(plan: Planner, whole: Noun, part: Noun): Steps {
  const wholes = plan.find([whole])
  const nearest = new Map<NodeId, NodeId[]>(wholes.map((id) => [id, []]))
  const parts = plan.findTargets({ ...part, owner: undefined, isAll: true })
  // "Each desk with its chair": one for each, and not another one that stands far off.
  if (!part.isPlural && parts.length >= wholes.length)
    for (const [i, id] of pairedOff(plan, wholes, parts).entries()) nearest.get(wholes[i])!.push(id)
  else for (const id of parts) nearest.get(nearestOf(plan, wholes, id))!.push(id)
  const made: NodeId[] = []
  for (const [id, its] of nearest) {
    if (!its.length) continue
    made.push(...((yield* plan.call('node.group', { nodes: [id, ...its] })).created ?? []))
  }
  plan.remember(made)
}

/** "Put it into the group": a place in the tree; else a place in space. */
export function* put(plan: Planner, clause: Clause): Steps {
  if (!saysWhere(clause.slots)) throw new Refuse(`I do not know where “${clause.text}” should go.`)
  yield* place(plan, clause)
}

function* done(steps: Steps<unknown>): Steps {
  yield* steps
}
