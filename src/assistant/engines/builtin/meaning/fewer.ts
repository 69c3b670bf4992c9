import type { NodeId } from '../../../../document/index.ts'
import type { Noun } from '../grammar/noun.ts'
import { kindName } from './pieces.ts'
import { Ask, type World } from './world.ts'

/** "Two of the chairs": those that were spoken of, else a question. */
export function fewer(noun: Noun, found: readonly NodeId[], { last, chosen, series, thread, scene }: World): NodeId[] {
  for (const ids of [last, chosen, series, thread]) {
    const among = found.filter((id) => ids.includes(id))
    if (among.length === noun.count) return among
  }
  // "The four chairs", of Office chair and Chair 1 to 4.
  const plain = found.filter((id) => kindName(scene, id) === noun.word)
  if (plain.length === noun.count) return plain
  if (noun.isAll) return found.slice(0, noun.count)
  throw new Ask(`There are ${found.length} that “${noun.text}” could mean. Which ${noun.count}?`, noun, found)
}
