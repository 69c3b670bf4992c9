import type { Clause } from '../grammar/clause.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import { saysWhere } from '../grammar/slots/slots.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'
import { synonymsOf } from '../words/synonyms.ts'
import { like } from './like.ts'
import { hasLook } from './looks.ts'
import { hasSize } from './size.ts'

/** "Two apple trees", which the library has not, though the scene has an Apple Tree: as that is. */
function asThere(plan: Planner, noun: Noun): Noun | null {
  if (!noun.isNew || !noun.passed || noun.name) return null
  const called = [...noun.passed, noun.word].join(' ').toLowerCase()
  const id = plan.scene.children(null).find((one) => plan.nameOf(one).toLowerCase() === called)
  return id
    ? {
        ...noun,
        isMore: true,
        name: plan.nameOf(id),
        word: called,
        passed: undefined,
        item: undefined,
        shape: undefined,
      }
    : null
}

/** What was told of by a name of the scene, "bins", or by another word, "umbrella", and is to be made: as the library has it. */
export function ofLibrary(plan: Planner, noun: Noun): Noun {
  const there = asThere(plan, noun)
  if (there) return there
  const isPlain = noun.isNew && !noun.isMore && !noun.item && !noun.shape && !noun.light && !noun.kind && !noun.name
  if (!isPlain || !noun.word) return noun
  const { items } = plan.lexicon
  const known = items.get(noun.word)
  if (known) return { ...noun, item: known }
  const other = synonymsOf(noun.word).find((word) => items.has(word))
  return other && !like(plan, noun).length ? { ...noun, item: items.get(other)! } : noun
}

/** "A snowman and a smaller one": what "one" is, the thing before it is. */
export function onesLike(objects: readonly Noun[]): Noun[] {
  const found: Noun[] = []
  for (const noun of objects) {
    const before = found.at(-1)
    const isOne = before && noun.isNew && noun.word === 'one' && !hasHead(noun)
    const {
      shape,
      item,
      light,
      kind,
      word,
      color = before?.color,
    } = isOne ? { ...before, color: noun.color ?? before.color } : noun
    found.push(isOne ? { ...noun, shape, item, light, kind, word, color } : noun)
  }
  return found
}

/** "Make a chair green", where chairs are: one of those; "make a green chair", "a chair that is green" are new. */
export const isOfThoseThere = (plan: Planner, { text, objects, slots }: Clause): boolean =>
  /^make\b(?! (?:an?|one|another) (?:brand[- ])?new\b)(?!.* (?:that|which) (?:is|are|has|have|measures?)\b)/i.test(
    text,
  ) &&
  objects.length === 1 &&
  !objects[0].called &&
  (objects[0].count ?? 1) === 1 &&
  !(objects[0].isMore || Object.keys(objects[0].extents).length) &&
  (hasLook(slots) || hasSize(slots)) &&
  !saysWhere(slots) &&
  exists(plan, objects[0])

/** Says which words about new things were passed over, as nothing is known to look so. */
export function tellPassed(plan: Planner, things: readonly Noun[]): void {
  for (const { passed, word, isPlural } of things)
    if (passed)
      plan.said.push(
        `I do not know what “${passed.join(' ')}” looks like; ${isPlural ? `they are plain ${word}s` : `it is a plain ${word}`}.`,
      )
}

/** "Put a stool there", where no place was spoken of: that it stands where there was room is said. */
export function tellThere(plan: Planner, { text, slots }: Clause): void {
  if (/\b(?:over )?there$/i.test(text) && !saysWhere(slots))
    plan.said.push('I do not know where “there” is; it stands where there is room.')
}
