import { boundsOrOrigin, size } from '../../../spatial/index.ts'
import { inUnit, metres } from './distances.ts'
import type { Noun } from './grammar/noun.ts'
import { formedSo } from './meaning/formed.ts'
import type { Planner } from './meaning/planner.ts'
import { isStacked, stackOf } from './meaning/stacked.ts'
import { resolved } from './told.ts'

/** "How high is the stack of crates?", "how long is the row?": all of them as one; null where no more than one is meant. */
export function measuredTogether(plan: Planner, noun: Noun, text: string): string | null {
  const { formed } = plan.memory
  const said = /\bthe (?:whole |entire )?(stack|pile|tower|row|line)\b/i.exec(text)?.[1]
  const what = formedSo(noun, formed, plan.scene).length ? formed!.word : said
  const isWhole = /\b(?:whole|entire) (?:thing|structure|construction|assembly)\b/i.test(noun.text)
  const isOne = noun.pronoun === 'it' && /\b(?:it|thing)\b/i.test(noun.text)
  const areAll =
    !what && (isOne || isWhole || /\b(?:all of (?:it|them)|it all|together|in total|altogether)\b/i.test(text))
  if (!what && !areAll) return null
  const { last } = plan.world
  const all = isWhole && last.length ? stackOf(last, plan.scene) : resolved(plan, noun)
  const ids = !/^(?:stack|pile|tower)$/i.test(what ?? '') ? all : all.filter((id) => isStacked(plan.scene, id))
  if (ids.length < 2) return null
  plan.remember(ids)
  const [w, h, d] = size(boundsOrOrigin(plan.scene, ids))
  const they = what ? `The ${what.toLowerCase()} of ${ids.length} is` : 'Together they are'
  return `${they} ${metres(w)} wide, ${metres(h)} tall and ${metres(d)} deep.${inUnit(text, [w, h, d])}`
}
