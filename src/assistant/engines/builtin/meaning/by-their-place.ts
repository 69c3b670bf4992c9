import type { NodeId } from '../../../../document/index.ts'
import { holdsWhat } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { isKind, isSynonym } from '../words/synonyms.ts'
import { holds } from './conditions.ts'
import { headOf } from './describe.ts'
import type { World } from './world.ts'

/** "The desk lamp", where none is called so: the lamp on the desk, or else at it. */
export function byTheirPlace({ word, text }: Noun, world: World): NodeId[] {
  const { scene } = world
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
  return on.length ? on : things.filter((id) => holds(scene, 'beside', id, [places], world))
}
