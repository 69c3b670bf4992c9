import type { NodeId } from '../../../../document/index.ts'
import { hasHead, type Noun } from '../grammar/noun.ts'
import { wordsOf } from './lexicon.ts'
import { matching, plainName } from './matching.ts'
import { withoutSpoken } from './spoken.ts'
import type { World } from './world.ts'

/** Whether there is no more of the kind that was spoken of than some things: "the chair on the left … and the one on the right". */
export function areAllThereIs(ids: readonly NodeId[], world: World): boolean {
  const { noun } = world
  if (!noun || !hasHead(noun) || noun.pronoun) return true
  const kin = matching({ ...noun, name: plainName(noun), isAll: true, isNew: false }, world)
  return kin.length < 2 || ids.every((id) => kin.includes(id))
}

/** What is as the noun that was spoken of before, and was not it. */
export function othersLike(spoken: Noun, color: Noun['color'], noun: Noun, world: World): NodeId[] {
  const like = {
    ...spoken,
    color,
    where: [],
    rank: undefined,
    count: undefined,
    isOther: false,
    isAll: noun.isPlural || noun.isAll,
    isPlural: noun.isPlural,
    name: plainName(spoken),
  }
  const found = withoutSpoken(noun, matching(like, world), world)
  // "Delete the broken robot" … "the other one": another robot, though none is called so any more.
  const last = wordsOf(plainName(spoken) ?? '').at(-1)
  if (found.length || !last) return found
  return withoutSpoken(noun, matching({ ...like, name: undefined, word: last }, world), world)
}
