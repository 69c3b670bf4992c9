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

/** What a message that has made several things calls all of them together. */
export function formedBy(message: string, made: readonly NodeId[]): Formed | null {
  const [, word] = PUT_TOGETHER.exec(message.toLowerCase()) ?? []
  return word && made.length > 1 ? { word, ids: made } : null
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
  if (!formed || isNew || owner || said !== formed.word) return []
  return formed.ids.filter((id) => scene.node(id))
}
