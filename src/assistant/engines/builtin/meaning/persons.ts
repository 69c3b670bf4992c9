import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { wordsOf } from './lexicon.ts'

/** Who is "he" or "she": people, and what people speak of so. */
const PERSONS =
  /\b(?:man|male|woman|female|boy|girl|kid|child|baby|person|guy|lady|gentleman|policeman|policewoman|fireman|postman|guard|soldier|knight|king|queen|prince|princess|character|figure|npc|hero|player|dancer|singer|musician|teacher|student|doctor|nurse|waiter|waitress|customer|visitor|guest|passenger|worker|driver|farmer|chef|robot|mannequin|statue|snowman|dog|cat|horse|teddy|doll|puppy|kitten)\b/

/** Whether a node is called like somebody. */
export const isPerson = (scene: SceneReader, id: NodeId): boolean =>
  PERSONS.test(wordsOf(scene.node(id)?.name ?? '').join(' '))

/** Whether a message speaks of someone: "in front of him"; "behind him, and make it red" does so until something is made. */
export const speaksOfSomeone = (text: string): boolean | 'untilMade' => {
  const isOf = /\b(?:him|his|he|she)\b|\bher(?! [a-z])|\bher (?:left|right|sides?|back|front)\b/i.test(text)
  return isOf && /\bit\b/i.test(text) ? 'untilMade' : isOf
}

/** What was spoken of last; where someone is meant and that is no one, the last one that was spoken of before, or the only one there. */
export function lastOne(scene: SceneReader, last: readonly NodeId[], thread: readonly NodeId[]): readonly NodeId[] {
  if (last.some((id) => isPerson(scene, id))) return last
  const one = thread.findLast((id) => scene.node(id) && isPerson(scene, id))
  if (one) return [one]
  const there = scene.children(null).filter((id) => isPerson(scene, id))
  return there.length === 1 ? there : last
}
