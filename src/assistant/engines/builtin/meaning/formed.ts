import type { NodeId, SceneReader } from '../../../../document/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import { singular } from '../language/plural.ts'

/** What several things were put together to be: the snowman of "a snowman out of three spheres". */
export interface Formed {
  word: string
  ids: readonly NodeId[]
}

const PUT_TOGETHER =
  /\b(?:make|build|create|add|construct|form|assemble|stack) (?:me |us )?(?:an?|the|one) (?:[a-z]+ ){0,2}?([a-z]+) (?:(?:made )?(?:out )?of|made from|from|using|with|consisting of) (?:an?|some|the|\d+|[a-z]+) /

/** "In a row", "a 3 x 3 grid of": the form in which things are set out. */
const SET_OUT =
  /\b(?:in|into|as|to) (?:an? |one )?(?:[\w-]+ ){0,2}?(row|line|circle|ring|grid|column|square|triangle|semicircle|spiral|arc|pyramid)\b|\b(row|line|circle|ring|grid|column|square|triangle|semicircle|spiral|arc|pyramid) of\b/

/** Words for one form. */
const SAME: Record<string, string> = { line: 'row', ring: 'circle', square: 'grid' }
const formOf = (word: string): string => SAME[word] ?? word

/** What a message calls several things together that it has made, or set out. */
export function formedBy(message: string, made: readonly NodeId[], last: readonly NodeId[]): Formed | null {
  const plain = message.toLowerCase()
  const [, word] = PUT_TOGETHER.exec(plain) ?? []
  const [, form = SET_OUT.exec(plain)?.[2]] = SET_OUT.exec(plain) ?? []
  const ids = made.length > 1 ? made : form ? last : []
  const called = form ?? word
  return called && ids.length > 1 ? { word: called, ids } : null
}

/** "Turn the wall", of bricks: as one. */
export function formedAsOne({ objects, slots }: Clause, formed: Formed | null, scene: SceneReader): Slots {
  const [noun, ...others] = objects
  const isOne = noun && !others.length && !noun.ids && formedSo(noun, formed, scene).length > 1
  return isOne ? { ...slots, together: true } : slots
}

/** "Move the snowman", where nothing is called so: all that it was made of. */
export function formedSo({ word, name, isNew, owner }: Noun, formed: Formed | null, scene: SceneReader): NodeId[] {
  const said = singular((name ?? word ?? '').toLowerCase())
  if (!formed || isNew || owner || formOf(said) !== formOf(formed.word)) return []
  return formed.ids.filter((id) => scene.node(id))
}
