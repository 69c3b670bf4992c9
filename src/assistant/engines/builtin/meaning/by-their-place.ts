import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { distance, holdsWhat } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { isKind, isSynonym } from '../words/synonyms.ts'
import { headOf } from './describe.ts'

/** Metres within which a thing stands at another. */
const NEAR = 0.6

/** "The desk lamp", where none is called so: the lamp on the desk, or else at it. */
export function byTheirPlace({ word, text }: Noun, scene: SceneReader): NodeId[] {
  const [, place, head] = /^([\p{L}-]+) ([\p{L}-]+)$/u.exec(word ?? '') ?? []
  if (!place || !/^(?:the|my|our|both|all|every|each)\b/i.test(text)) return []
  const called = (kind: string) =>
    scene.children(null).filter((id) => {
      const own = headOf(scene.node(id)!.name)
      return own === kind || isSynonym(kind, own) || isKind(kind, own)
    })
  const places = called(place)
  const things = called(head).filter((id) => !places.includes(id))
  const on = things.filter((id) => places.some((one) => holdsWhat(scene, one).includes(id)))
  return on.length ? on : things.filter((id) => places.some((one) => distance(scene, id, one) < NEAR))
}
