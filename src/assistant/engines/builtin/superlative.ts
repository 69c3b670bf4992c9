import { isFlat, isFloorShaped, isWallShaped } from '../../../spatial/index.ts'
import { apart } from './distances.ts'
import { blankNoun, hasHead, type Noun } from './grammar/noun.ts'
import { wordsOf } from './meaning/lexicon.ts'
import type { Planner } from './meaning/planner.ts'
import { byRank } from './meaning/ranks.ts'
import { Refuse } from './meaning/world.ts'
import { ofThose } from './of-those.ts'
import { called, measureOf, resolved } from './told.ts'

/** "Which box is the biggest?" */
export function superlative(plan: Planner, objects: readonly Noun[], text: string): string {
  const ranked = objects.find(({ rank }) => rank)
  if (!ranked) throw new Refuse('I did not understand what to compare.')
  const pool = objects.find((noun) => noun !== ranked && (noun.shape || noun.item || noun.name || noun.kind))
  const noun = pool
    ? { ...pool, rank: ranked.rank, rankTo: ranked.rankTo, isPlural: false, isAll: false }
    : ranked.word || ranked.kind
      ? ranked
      : { ...ranked, kind: 'any' as const }
  const to = noun.rankTo ? plan.findOne(noun.rankTo) : undefined
  const those = noun.kind === 'any' && !noun.where.length ? ofThose(plan, text).filter((id) => id !== to) : []
  const all = those.length
    ? those
    : resolved(plan, { ...noun, rank: undefined, nth: undefined, rankTo: undefined }).filter((id) => id !== to)
  // Everything is near the floor; and the tallest thing in a room is no wall of it.
  const isOfThings = to !== undefined || noun.kind === 'any'
  const things = isOfThings ? all.filter((id) => !isShell(plan, id, noun.kind === 'any')) : all
  const found = byRank(things.length ? things : all, { rank: noun.rank!, nth: noun.nth, to }, plan.world)
  if (!found.length) throw new Refuse(`There is no “${called(noun)}” to compare.`)
  plan.remember(found)
  // "And the other two blue": of what was compared.
  const word = wordsOf(plan.nameOf(found[0]))
    .filter((one) => one.length > 1 && !/^\d+$/.test(one))
    .at(-1)
  if (noun.kind === 'any' && word) Object.assign(plan.memory, { noun: { ...blankNoun(), text: word, word }, pool: [] })
  else if (hasHead(noun))
    Object.assign(plan.memory, { noun: { ...noun, rank: undefined, nth: undefined, rankTo: undefined }, pool: [] })
  const [first] = byRank(all, { rank: noun.rank!, nth: noun.nth, to }, plan.world)
  const isWanted = !to && !noun.except.length && /^(?:tallest|highest|largest|widest|deepest)$/.test(noun.rank!)
  const shell = isWanted && first !== found[0] ? ` Of walls and floor, too: ${plan.nameOf(first)}.` : ''
  // "Which one is closest to the fire?": how close.
  if (to) return apart(plan, found[0], to)
  return `${plan.nameOf(found[0])}. ${measureOf(plan, found[0])}${shell}`.trim()
}

/** What all else is near to: a floor; and of things of any kind, a wall. */
function isShell(plan: Planner, id: string, isAnyKind: boolean): boolean {
  const bounds = plan.bounds(id)
  return isFlat(bounds) || isFloorShaped(bounds) || (isAnyKind && isWallShaped(bounds))
}
