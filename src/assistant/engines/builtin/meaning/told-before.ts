import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { resolve } from './resolve.ts'
import { Ask, Refuse, type World } from './world.ts'

/** "In front of shelf 1 so that it faces the shelf": of several that a phrase may mean, the one that the message has named. */
export function resolveTold(noun: Noun, world: World, named: readonly NodeId[]): NodeId[] {
  try {
    return resolve(noun, world)
  } catch (error) {
    if (!(error instanceof Ask) || noun.isOther || !/^(?:the|that|this) /i.test(noun.text)) throw error
    const told = error.candidates.filter((id) => named.includes(id))
    if (told.length !== 1) throw error
    return told
  }
}

/** Whether phrases mean something each, and not one of several. */
export function areThere(nouns: readonly Noun[], world: World): boolean {
  try {
    return nouns.every((noun) => resolve({ ...noun, isNew: false }, world).length > 0)
  } catch (error) {
    if (error instanceof Refuse || error instanceof Ask) return false
    throw error
  }
}
