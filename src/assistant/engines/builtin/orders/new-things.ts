import { hasHead, type Noun } from '../grammar/noun.ts'
import type { Planner } from '../meaning/planner.ts'

/** What was told of by a name of the scene, "bins", and is to be made: as the library has it. */
export function ofLibrary({ lexicon }: Planner, noun: Noun): Noun {
  const isPlain = noun.isNew && !noun.isMore && !noun.item && !noun.shape && !noun.light && !noun.kind && !noun.name
  const item = isPlain && noun.word ? lexicon.items.get(noun.word) : undefined
  return item ? { ...noun, item } : noun
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
