import type { Lexicon, Noun } from './noun.ts'
import type { Slots } from './slots/slots.ts'

/** "Add a cylinder left of the sofa called Post": where nothing has that name, it is that of what is new. */
export function nameOfNew([first, ...more]: readonly Noun[], { relations }: Slots, { names }: Lexicon): void {
  const target = relations.at(-1)?.targets.at(-1)
  const told = target && / (?:called|named|labell?ed) /i.test(target.text) ? target.name : undefined
  if (!told || !target?.word || !first?.isNew || first.called || first.names || more.length) return
  if (names.has(told.toLowerCase().split(' ')[0])) return
  first.called = told
  target.name = undefined
}
