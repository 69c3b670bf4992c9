import { type NodeId, type SceneNode, subtree } from '../../../document/index.ts'
import { isFlat, looksAt, size } from '../../../spatial/index.ts'
import { listed } from './counting.ts'
import { alike, apart, apartBy, areInLine, isAsLarge, touching } from './distances.ts'
import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import type { Relation } from './grammar/slots/slots.ts'
import { holds, meeting } from './meaning/conditions.ts'
import { hasColor, hasFinish, surfaceOf } from './meaning/describe.ts'
import type { Planner } from './meaning/planner.ts'
import { resolve } from './meaning/resolve.ts'
import { Ask, Refuse } from './meaning/world.ts'
import { superlative } from './superlative.ts'
import { colorText, exceeds, materialText, sized, topsOf } from './told.ts'
import { colorFamily } from './words/colors.ts'
import { comparison } from './words/sizes.ts'

/** "How much taller is the lamp than the plant?": the difference, and what is wrong with the question where it is not so. */
export function howMuchMore(plan: Planner, [noun]: readonly Noun[]): string {
  if (!noun?.where.length) throw new Refuse('I did not understand what is to be compared.')
  const { isSo, told } = describedSo(plan, noun)
  return isSo ? told : `No. ${told}`
}

/** Whether things are as a phrase describes them, "the lamp taller than the plant", and what there is to say of it. */
function describedSo(plan: Planner, noun: Noun): { isSo: boolean; told: string } {
  const [said] = noun.where
  const ids = plan.find([{ ...noun, where: [] }])
  const than = said.by === 'size' ? said.than : undefined
  const extents = (id: NodeId) =>
    size(plan.bounds(id))
      .map((n) => n.toFixed(3))
      .join()
  const other = than ? [plan.findAlike(than, ids, extents)] : []
  const where = than ? { ...said, than: { ...than, ids: other } } : said
  const isLevel = said.by === 'size' && said.isLevel
  const isOfTwo = said.by === 'size' && other.length > 0 && ids.length === 1
  const tops = isLevel && isOfTwo ? topsOf(plan, ids[0], other[0]) : ''
  const by = isOfTwo ? apartBy(plan, ids[0], other[0], said.side) : ''
  return {
    isSo: meeting(where, ids, plan.world, resolve).length === ids.length,
    told:
      said.by === 'finish'
        ? listed(ids.slice(0, 3).map((id) => materialText(plan, id)))
        : tops || by + [...ids.slice(0, 2), ...other].map((id) => sized(plan, id)).join(' '),
  }
}

/** What a phrase means, or all that it could mean: a question about one of them has its answer without asking which. */
function anyOf(plan: Planner, noun: Noun): readonly NodeId[] {
  try {
    return plan.find([noun])
  } catch (error) {
    if (error instanceof Ask) return error.candidates
    throw error
  }
}

/** "Is the lamp taller than the plant?", "is the cup on the table?", "is the box red?" */
export function yesNo(plan: Planner, objects: readonly Noun[], slots: Clause['slots'], text: string): string {
  const [noun] = objects
  if (!noun) throw new Refuse('I did not understand what is asked.')
  const say = (yes: boolean, detail = '') => `${yes ? 'Yes' : 'No'}.${detail ? ` ${detail}` : ''}`
  if (/\bcast(?:ing|s)? (?:(?:any|an?|its|their) )?shadows?\b/i.test(text))
    return say(plan.find([noun]).every((id) => castsShadow(plan, id)))
  if (noun.where.length) {
    const { isSo, told } = describedSo(plan, noun)
    return say(isSo, told)
  }
  const [relation] = slots.relations
  const ids = relation ? anyOf(plan, noun) : plan.find([noun])
  if (slots.facing === 'each other' && ids.length === 2)
    return say([ids, [...ids].reverse()].every(([id, other]) => looksAt(plan.scene, id, other)))
  if (typeof slots.facing === 'object') {
    const target = plan.findOne(slots.facing, ids)
    return say(ids.every((id) => looksAt(plan.scene, id, target)))
  }
  if (relation) {
    const to = relation.targets.map((target) => ({ ...target, isAll: true }))
    const found = standingSo(plan, { ...relation, targets: to }, ids)
    if (noun.kind !== 'any') {
      const targets = plan.find(to)
      // "Is the lamp on the nightstand?", of two lamps: the one that is.
      if (found.length && found.length < ids.length && !noun.isPlural && !noun.isAll) {
        plan.remember([...found])
        return say(true, `${listed(found.map((id) => plan.nameOf(id)))}.`)
      }
      // "How far apart are they?": both that the question named; "it" is the first.
      plan.remember(ids)
      plan.mention([...ids, ...targets])
      const isNear = /^(?:beside|against|around)$/.test(relation.kind) && ids.length === 1 && targets.length === 1
      return say(found.length > 0, isNear && !found.length ? apart(plan, ids[0], targets[0]) : '')
    }
    // "Is anything on the table?": what is there, and not all that was looked at, is what was spoken of.
    plan.memory.last = found.length ? [...found] : plan.find(relation.targets)
    return say(found.length > 0, found.length ? `${listed(found.map((id) => plan.nameOf(id)))}.` : '')
  }
  if (slots.toGround)
    return say(meeting({ by: 'state', state: 'grounded' }, ids, plan.world, resolve).length === ids.length)
  // "Is the house the tallest thing?"
  if (objects[1]?.rank) {
    const told = superlative(plan, [objects[1]], text)
    return say(
      ids.every((id) => plan.memory.last.includes(id)),
      told,
    )
  }
  const all = objects.length > 1 ? plan.find(objects) : ids
  if (/\b(?:lined up|aligned|in (?:a |one |the same )?(?:straight )?(?:line|row))\b/i.test(text) && all.length > 1)
    return say(areInLine(plan, all))
  if (/\btouching\b/i.test(text) && all.length > 1) return touching(plan, all)
  const same = /\bthe same (size|height|width|depth|color)\b/.exec(text.toLowerCase())?.[1]
  if (same && all.length > 1) return alike(plan, all, same)
  const like = slots.likeSizeOf ?? slots.likeSide?.of
  if (like && !slots.factor && /\bas \w+ as\b|\bthe same \w+ as\b/i.test(text)) {
    const pair = [ids[0], plan.findOne(like, ids)]
    return say(isAsLarge(plan, pair, slots.likeSide?.side), pair.map((id) => sized(plan, id)).join(' '))
  }
  const than = /(\w+er) than/.exec(text.toLowerCase())
  const by = than && comparison(than[1])
  if (by && (slots.likeSizeOf || slots.likeSide)) {
    const other = plan.findOne((slots.likeSizeOf ?? slots.likeSide?.of)!)
    return say(exceeds(plan, ids[0], other, by), `${sized(plan, ids[0])} ${sized(plan, other)}`)
  }
  if (slots.surface.color && noun.kind === 'any' && /^(?:any|some)thing\b/i.test(noun.text)) {
    const hex = slots.surface.color
    const color = { word: colorFamily(hex), hex }
    const found = ids.filter((id) => hasColor(plan.scene, plan.scene.node(id)!, color))
    plan.memory.last = found
    return say(found.length > 0, found.length ? `${listed(found.map((id) => plan.nameOf(id)))}.` : '')
  }
  if (slots.surface.color) {
    const familyOf = (id: NodeId) => colorFamily(surfaceOf(plan.scene, plan.scene.node(id)!)?.color ?? '#808080')
    const others = ids.filter((id) => familyOf(id) !== colorFamily(slots.surface.color!))
    return say(
      !others.length,
      [...(others.length ? others.slice(0, 3) : [ids[0]])].map((id) => colorText(plan, id)).join(' '),
    )
  }
  if (Object.keys(slots.surface).length)
    return say(
      ids.every((id) => looksSo(plan, id, slots.surface)),
      ids
        .slice(0, 3)
        .map((id) => materialText(plan, id))
        .join(' '),
    )
  const switched = /\b(on|off)$/.exec(
    text
      .trim()
      .replace(/\?$/, '')
      .replace(/\b(?:lit|glowing|shining|switched on)$/i, 'on'),
  )?.[1]
  if (switched) return say(ids.every((id) => shines(plan, id) === (switched === 'on')))
  if (/\bhidden|visible\b/.test(text))
    return say(ids.every((id) => plan.scene.node(id)!.visible === /visible/.test(text)))
  if (/\blocked\b/.test(text)) return say(ids.every((id) => plan.scene.node(id)!.locked))
  if (/\bselected\b/.test(text)) return say(ids.every((id) => plan.stage.selection().includes(id)))
  throw new Refuse('I can tell sizes, places, colours, distances and what overlaps; that I cannot tell.')
}

/** What lies on the ground, such as a rug, is between nothing, where there is anything else. */
function withoutFlat(plan: Planner, ids: readonly NodeId[]): readonly NodeId[] {
  const others = ids.filter((id) => !isFlat(plan.bounds(id)))
  return others.length ? others : ids
}

/** Which of some nodes stand as a relation says. Where nothing is by a thing, the nearest is not by it either. */
export function standingSo(plan: Planner, { kind, targets }: Relation, ids: readonly NodeId[]): readonly NodeId[] {
  const isBy = /^(?:beside|against)$/.test(kind)
  if (kind === 'between')
    return meeting({ by: 'relation', kind, to: targets }, withoutFlat(plan, ids), plan.world, resolve)
  if (!isBy) return meeting({ by: 'relation', kind, to: targets }, ids, plan.world, resolve)
  const to = targets.map((target) => plan.find([target]))
  return ids.filter((id) => holds(plan.scene, kind === 'beside' ? 'around' : kind, id, to, plan.world))
}

/** Glass is transparent, by what passes through it and not by its opacity. */
function looksSo(plan: Planner, id: string, finish: Clause['slots']['surface']): boolean {
  const node = plan.scene.node(id)!
  const isGlass = (surfaceOf(plan.scene, node)?.transmission ?? 0) > 0.5
  return hasFinish(plan.scene, node, finish) || (isGlass && (finish.opacity ?? 1) < 1)
}

const castsShadow = (plan: Planner, id: string): boolean =>
  [...subtree(plan.scene, id)].some((node) => (node.kind === 'light' || node.kind === 'mesh') && node.castShadow)

/** Whether a light, or a lamp by its surface, gives light. */
function shines(plan: Planner, id: string): boolean {
  const node = plan.scene.node(id)!
  const parts = [...subtree(plan.scene, id)]
  const isLit = (part: SceneNode) =>
    part.kind === 'light' ? part.intensity > 0 : (surfaceOf(plan.scene, part)?.emissiveIntensity ?? 0) > 1
  return node.visible && parts.some((part) => part.visible && isLit(part))
}
