import { animatedIn } from '../../../commands/clip.ts'
import { boundsOf, isFloorShaped, sceneBounds, size } from '../../../spatial/index.ts'
import { type Fault, type FaultKind, faultsOf, faultText } from '../../../spatial/later/faults.ts'
import { counted, isWithinLimit, listed } from './counting.ts'
import { closer, evenlyApart, howFar, inUnit, metres } from './distances.ts'
import { everyOneHas } from './every-one.ts'
import { facedBy } from './faced.ts'
import { freeSpace } from './free-space.ts'
import type { Clause } from './grammar/clause.ts'
import type { Noun, Where } from './grammar/noun.ts'
import { howCompares } from './how-compares.ts'
import { meeting } from './meaning/conditions.ts'
import { lastDone } from './meaning/last-done.ts'
import { besideOn } from './meaning/on-its-side.ts'
import type { Planner } from './meaning/planner.ts'
import { resolve } from './meaning/resolve.ts'
import { Refuse } from './meaning/world.ts'
import { measuredTogether } from './measured-together.ts'
import { offers } from './offers.ts'
import { isFloor, isWall } from './orders/walls.ts'
import { brighterOf, lightText, settingText, surfaceText, turnedText } from './properties-told.ts'
import { sidedBy } from './sided.ts'
import { superlative } from './superlative.ts'
import { called, colorText, elevation, exceeds, materialText, measureOf, resolved, sized, topsOf } from './told.ts'
import { whereabouts } from './whereabouts.ts'
import { colorFamily } from './words/colors.ts'
import { RANK_OF_SIDE } from './words/ranks.ts'
import { comparison, SIDE_WORDS } from './words/sizes.ts'
import { howMuchMore, standingSo, yesNo } from './yes-no.ts'

export const HELP = `You can say, for example:
• add three red boxes in a row, a table with four chairs around it, a tall blue cone called Roof
• move it 2 m to the left, put the lamp next to the sofa, place the cup on each of the tables
• turn it 45 degrees, make it twice as big, make the box 20 cm taller, tilt it to the right
• paint all the red boxes gold, make the ball 50% transparent, the same colour as the sofa
• line them up 1 m apart, arrange the chairs around the table facing it, stack the boxes
• duplicate it three times, rename it to Base, group them, delete everything except the floor
• if there is no lamp, add one next to the sofa; hide the box if it is taller than 2 m
• make it night, look from above, is anything overlapping?, how far is the sofa from the wall?, undo that
“It” and “them” are what was spoken of last, or what is selected.`

/** Answers a question about the scene; changes nothing. */
export function answer(plan: Planner, { verb, objects, others, slots, text }: Clause): string {
  const kind = verb.slice('ask:'.length)
  switch (kind) {
    case 'help':
      return HELP
    case 'count':
      return countOf(plan, objects, slots, text)
    case 'exists':
      return exists(plan, { objects, slots, text })
    case 'selected':
      return selected(plan)
    case 'measure':
      plan.memory.asked = sideIn(text)
      return measure(plan, objects, text)
    case 'distance':
      return howFar(plan, { objects, slots, text })
    case 'space':
      return freeSpace(plan, { slots, others })
    case 'library':
      return offers(plan.stage.library, text)
    case 'clips':
      return clipsOf(plan)
    case 'parts':
      return ofEach(plan, objects, 3, (id) => partsOf(plan, id, /\bmade of\b/i.test(text)))
    case 'whatIs':
      return ofEach(
        plan,
        objects,
        4,
        (id) => `That is ${plan.nameOf(id)}. ${colorText(plan, id)} ${measureOf(plan, id)}`,
      )
    case 'where':
      return ofEach(plan, objects, 8, (id) => whereabouts(plan, id))
    case 'material':
      return ofEach(plan, objects, 8, (id) => materialText(plan, id))
    case 'light':
      return ofEach(plan, objects, 8, (id) => lightText(plan, id))
    case 'brighter':
      return brighterOf(plan, plan.findOne(objects[0]), plan.findOne(objects.at(-1)!), text)
    case 'setting':
      return settingText(plan)
    case 'turned':
      return ofEach(plan, objects, 8, (id) => turnedText(plan, id))
    case 'surface':
      return ofEach(plan, objects, 8, (id) => surfaceText(plan, id))
    case 'color':
      return ofEach(plan, objects, 8, (id) => colorText(plan, id))
    case 'numbers':
      return compareNumbers(plan, objects, text)
    case 'versus':
      return versus(plan, { objects, others, text })
    case 'overlaps':
      return faults(plan, objects, 'overlap', 'No, nothing overlaps.')
    case 'floats':
      return faults(plan, objects, 'floating', 'No, nothing floats.')
    case 'sunk':
      return faults(plan, objects, 'sunk', 'No, nothing is sunk into the ground.')
    case 'faults':
      return faults(plan, [], null, 'I see nothing wrong: nothing overlaps, floats or is sunk.')
    case 'done':
      return lastDone(plan.memory)
    case 'superlative':
      return superlative(plan, objects, text)
    case 'related':
      return related(plan, slots, objects)
    case 'elevation':
      return ofEach(plan, objects, 8, (id) => elevation(plan, id))
    case 'everyone':
      return everyOneHas(plan, objects)
    case 'faced':
      return ofEach(plan, objects, 4, (id) => facedBy(plan, id))
    case 'sided':
      return sidedBy(plan, plan.findOne(objects[0]), plan.findOne(objects.at(-1)!))
    case 'difference':
      return howMuchMore(plan, objects)
    case 'compares':
      return howCompares(plan, plan.find(objects), text)
    case 'even':
      return evenlyApart(plan, plan.find(objects))
    case 'yesno':
      return yesNo(plan, objects, slots, text)
    default:
      return objects.length && /^(?:list|name|(?:what|which) \w+ (?:are|is) (?:there|here))\b/i.test(text)
        ? countOf(plan, objects, slots, text)
        : inventory(plan)
  }
}

/** A sentence for each thing that is meant, but for no more than `most`. */
const ofEach = (plan: Planner, objects: readonly Noun[], most: number, tell: (id: string) => string) =>
  plan.find(objects).slice(0, most).map(tell).join(' ')

/** What a question asks for beside its noun: "how many boxes are red", "which chairs are next to the table". */
function conditioned(noun: Noun | undefined, slots: Clause['slots']): Noun | undefined {
  if (!noun) return undefined
  const conditions: Where[] = [
    ...slots.relations.map(({ kind, targets }) => ({ by: 'relation' as const, kind, to: targets })),
    ...(slots.corner ? [cornerOf(slots.corner)] : []),
    ...(typeof slots.facing === 'object' ? [{ by: 'facing' as const, to: slots.facing }] : []),
    ...(slots.surface.color
      ? [{ by: 'color' as const, word: colorFamily(slots.surface.color), hex: slots.surface.color }]
      : []),
  ]
  const side = slots.relations.length ? undefined : RANK_OF_SIDE[slots.moves[0]?.direction ?? '']
  return { ...noun, where: [...noun.where, ...conditions], ...(side && { rank: side, isPlural: true }) }
}

const cornerOf = ({ side, end }: NonNullable<Clause['slots']['corner']>): Where => ({
  by: 'corner',
  ...(side && { side }),
  ...(end && { end: end === 'back' ? 'behind' : 'front' }),
})

const isEverything = (noun: Noun) =>
  noun.kind === 'any' && !noun.color && !noun.where.length && !noun.isAll && !noun.isRow

function countOf(plan: Planner, objects: readonly Noun[], slots: Clause['slots'], text: string): string {
  // "Which boxes are red?" … "how many?": of those that were told.
  const told = plan.memory.isQuestionLast ? plan.memory.last : []
  if (told.length && BARE_COUNT.test(text)) return counted(plan, told)
  // "How many are left?", after chairs were spoken of: chairs.
  const spoken = objects.length ? undefined : (plan.memory.noun ?? undefined)
  const noun = conditioned(objects[0] ?? (spoken && { ...spoken, isAll: true, rank: undefined, where: [] }), slots)
  if (!noun || isEverything(noun)) {
    const tops = plan.scene.children(null).length
    return `There are ${tops} things in the scene, ${plan.scene.nodeCount} nodes in all.`
  }
  const found = [...new Set([noun, ...objects.slice(1)].flatMap((one) => resolved(plan, one)))]
  plan.recall(noun, found)
  if (!found.length && /^(?:triangle|polygon|poly|vertex|vertice|draw call)s?$/.test(noun.word ?? ''))
    throw new Refuse(`I do not count ${called(noun)}. The command “Statistics” shows them in the viewport.`)
  if (!found.length)
    return noun.kind === 'any' || /^every\b/.test(called(noun))
      ? 'There is nothing like that.'
      : `There are 0 ${called(noun)}: none.`
  return counted(plan, found)
}

/** "Are there more chairs than tables?" */
function compareNumbers(plan: Planner, objects: readonly Noun[], text: string): string {
  if (objects.length !== 2) throw new Refuse('I did not understand what to count.')
  const [a, b] = objects.map((noun) => resolved(plan, noun).length)
  const isSo = /\b(?:fewer|less)\b/i.test(text) ? a < b : /\bmany\b/i.test(text) ? a === b : a > b
  return `${isSo ? 'Yes' : 'No'}: ${a} ${called(objects[0])} and ${b} ${called(objects[1])}.`
}

const BARE_COUNT = /^(?:and |so )?how many(?: (?:are they|are there|are those|of them|is that|are that))?\W*$/i

function exists(plan: Planner, { objects, slots, text }: Pick<Clause, 'objects' | 'slots' | 'text'>): string {
  const noun = conditioned(objects[0], slots)
  if (!noun || isEverything(noun)) return inventory(plan)
  const [where] = noun.where
  const meant = resolved(plan, noun)
  const isBy = where?.by === 'relation' && !where.not
  const found = isBy ? standingSo(plan, { kind: where.kind, targets: where.to }, meant) : meant
  plan.recall(noun, found)
  if (!found.length && where?.by === 'relation') plan.remember(where.to.flatMap((one) => resolved(plan, one)))
  const within = isWithinLimit(text, found.length)
  if (within !== null) return `${within ? 'Yes' : 'No'}. ${counted(plan, found)}`
  // "Are there five stools?", where four are.
  if (found.length && found.length < (noun.count ?? 0)) return `No. ${counted(plan, found)}`
  const none = found.length ? null : noneSo(plan, noun)
  if (none && !/^(?:which|what)\b/i.test(text)) return none
  return found.length
    ? `${/^(which|what)\b/i.test(text) ? '' : 'Yes, '}${found.length}: ${listed(found.map((id) => plan.nameOf(id)))}.`
    : /^(?:which|what)\b/i.test(text)
      ? 'None.'
      : `No, there ${noun.isPlural && noun.kind !== 'any' ? 'are' : 'is'} ${noun.kind === 'any' ? called(noun).replace(/^(?:any|every|some)?thing\b/, 'nothing') : `no ${called(noun)}`}${isBy && noun.kind !== 'any' ? ' there' : ''}.`
}

/** "Are any of the chairs red?", where there are chairs, and none is: how many there are. */
function noneSo(plan: Planner, noun: Noun): string | null {
  if (!noun.where.length || !noun.where.every(({ by }) => /^(?:color|size|finish|facing)$/.test(by))) return null
  const all = resolved(plan, { ...noun, where: [] }).length
  return all > 1 ? `No, none of the ${all} is.` : null
}

function selected(plan: Planner): string {
  const ids = plan.stage.selection()
  plan.remember(ids)
  return ids.length
    ? `${listed(ids.map((id) => plan.nameOf(id)))} ${ids.length === 1 ? 'is' : 'are'} selected.`
    : 'Nothing is selected.'
}

/** Which side a question is about. */
function sideIn(text: string): 'width' | 'height' | 'depth' | null {
  const word = /\b(tall|high|height|wide|long|broad|width|length|deep|thick|depth)\b/i.exec(text)?.[1].toLowerCase()
  const side = word ? SIDE_WORDS[word] : undefined
  return side && side !== 'all' ? side : null
}

function measure(plan: Planner, objects: readonly Noun[], text: string): string {
  const isScene = objects.length === 1 && /^(scene|room|everything)$/.test(objects[0].word ?? '')
  const whole = isScene ? sceneBounds(plan.scene) : null
  if (whole) {
    const [w, h, d] = size(whole)
    return `The whole scene is ${metres(w)} wide, ${metres(h)} tall and ${metres(d)} deep.`
  }
  const together = objects.length === 1 ? measuredTogether(plan, objects[0], text) : null
  if (together) return together
  return ofEach(plan, objects, 5, (id) => {
    const bounds = boundsOf(plan.scene, [id])
    if (!bounds) return `${plan.nameOf(id)} has no size.`
    return `${sized(plan, id)}${inUnit(text, size(bounds))}`
  })
}

function clipsOf(plan: Planner): string {
  const all = animatedIn(plan.scene).map(
    ({ node, asset }) => `${node.name} has ${asset.clips!.map(({ name }) => name).join(', ')}.`,
  )
  return all.join(' ') || 'No model of this scene has animations.'
}

/** The parts of a thing; of what it is "made of", how its largest one looks, too. */
function partsOf(plan: Planner, id: string, isOfWhat = false): string {
  const parts = plan.scene.children(id).map((child) => plan.nameOf(child))
  if (!parts.length) return `${plan.nameOf(id)} has no parts. ${materialText(plan, id)}`
  const more = parts.length > 20 ? ` and ${parts.length - 20} more` : ''
  const told = `${plan.nameOf(id)} has ${parts.length} parts: ${parts.slice(0, 20).join(', ')}${more}.`
  return isOfWhat ? `${materialText(plan, id)} ${told}` : told
}

function faults(plan: Planner, objects: readonly Noun[], kind: FaultKind | null, none: string): string {
  const about = objects.filter(
    (noun) =>
      noun.pronoun === 'it' ||
      noun.name ||
      noun.item ||
      (noun.shape && noun.word !== 'ground' && noun.word !== 'floor'),
  )
  const ids = about.length ? new Set(about.flatMap((noun) => resolved(plan, noun))) : undefined
  const found = faultsOf(plan.scene, ids).filter((fault) => kind === null || fault.kind === kind)
  plan.remember([
    ...new Set(found.flatMap(({ nodes, kind: one }: Fault) => (one === 'overlap' ? nodes : nodes.slice(0, 1)))),
  ])
  if (!found.length) return none
  const said = found.slice(0, 8).map((fault) => `${faultText(plan.scene, fault)}.`)
  return `Yes. ${said.join(' ')}${found.length > 8 ? ` And ${found.length - 8} more.` : ''}`
}

/** "Which is taller, the house or the tree?" */
function versus(plan: Planner, { objects, others, text }: Pick<Clause, 'objects' | 'others' | 'text'>): string {
  if (others.length && objects.length > 1) return closer(plan, objects, others[0], text)
  const by = text
    .toLowerCase()
    .match(/\w+er\b/g)
    ?.map(comparison)
    .find(Boolean)
  if (!by || objects.length < 2) throw new Refuse('I can compare two things: “which is taller, the lamp or the plant?”')
  const [a, b] = objects.map((noun) =>
    plan.findAlike(noun, [], (id) =>
      size(plan.bounds(id))
        .map((n) => n.toFixed(3))
        .join(),
    ),
  )
  const isLevel = /\b(?:higher|lower)\b/i.test(text)
  const first = exceeds(plan, a, b, { ...by, isLevel }) ? a : exceeds(plan, b, a, { ...by, isLevel }) ? b : null
  plan.remember(first ? [first] : [a, b])
  const sizes = (isLevel && topsOf(plan, a, b)) || [a, b].map((id) => sized(plan, id)).join(' ')
  return `${first ? plan.nameOf(first) : 'Neither, they are alike'}. ${sizes}`
}

/** "What is on the table?" */
function related(plan: Planner, slots: Clause['slots'], objects: readonly Noun[]): string {
  const [relation] = slots.relations
  if (!relation && slots.toGround) return onGround(plan, objects)
  if (!relation) {
    const noun = objects[0]?.kind === 'any' && !objects[0].isRow ? undefined : conditioned(objects[0], slots)
    if (!noun) return inventory(plan)
    const found = resolved(plan, noun)
    plan.remember(found)
    return found.length ? `${listed(found.map((id) => plan.nameOf(id)))}.` : `There is no ${called(noun)} there.`
  }
  const group =
    relation.kind === 'inside'
      ? resolved(plan, relation.targets[0]).find((id) => plan.scene.children(id).length)
      : undefined
  if (group) return partsOf(plan, group)
  const where: Where = { by: 'relation', kind: relation.kind, to: relation.targets }
  // What all things stand on is next to none.
  const isSetAgainst = (id: string) =>
    relation.kind === 'against'
      ? !(isWall(plan, id) || isFloor(plan, id))
      : relation.kind !== 'beside' || !isFloorShaped(plan.bounds(id))
  const pool =
    objects[0] && objects[0].kind !== 'any'
      ? resolved(plan, objects[0])
      : plan.scene.children(null).filter(isSetAgainst)
  const there =
    relation.kind === 'between' ? standingSo(plan, relation, pool) : meeting(where, pool, plan.world, resolve)
  const targets = relation.targets.flatMap((noun) => resolved(plan, noun))
  // "What is next to the kettle on the right?"
  const side = relation.kind === 'beside' && targets.length === 1 ? slots.moves[0]?.direction : undefined
  const meant = side ? besideOn(there, targets[0], side, plan.world) : there
  const found = meant.filter((id) => plan.scene.node(id)!.kind !== 'light' || relation.kind !== 'above')
  plan.remember(found.length ? found : targets)
  // "Delete everything on it": on what was asked about.
  plan.mention([...found, ...targets])
  return found.length ? `${listed(found.map((id) => plan.nameOf(id)))}.` : 'Nothing.'
}

/** "What stands on the floor?": neither the floor itself nor its walls. */
function onGround(plan: Planner, [noun]: readonly Noun[]): string {
  const tops = plan.scene.children(null)
  const levels = [0, ...tops.filter((id) => isFloor(plan, id)).map((id) => plan.bounds(id).max[1])]
  const found = (noun && noun.kind !== 'any' ? resolved(plan, noun) : tops).filter((id) => {
    const isThing = !isFloor(plan, id) && !isWall(plan, id) && !/^(?:light|camera)$/.test(plan.scene.node(id)!.kind)
    return isThing && levels.some((level) => Math.abs(plan.bounds(id).min[1] - level) < 0.02)
  })
  plan.remember(found)
  return found.length ? `${listed(found.map((id) => plan.nameOf(id)))}.` : 'Nothing.'
}

function inventory(plan: Planner): string {
  const tops = plan.scene.children(null)
  if (!tops.length) return 'The scene is empty.'
  const names = tops.slice(0, 16).map((id) => plan.nameOf(id))
  const more = tops.length > 16 ? ` and ${tops.length - 16} more` : ''
  return `There ${tops.length === 1 ? 'is' : 'are'} ${names.join(', ')}${more}: ${plan.scene.nodeCount} nodes in all.`
}
