import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'

const COLOR = `(?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})`
const MORE =
  '(?:bigger|smaller|larger|taller|shorter|wider|narrower|longer|darker|lighter|brighter|higher|lower|shinier)'
const THING = '(?:the |my )?([a-z]+(?: [a-z]+)?)'
const BIT = '(?:a bit |a little |bit |much |slightly )?'

/** What each part of such a list asks for, said by itself. */
const PARTS: readonly [pattern: RegExp, order: (what: string, how: string) => string, isSure: boolean][] = [
  [new RegExp(`^${THING} (?:in )?(${COLOR})$`, 'i'), (what, how) => `make the ${what} ${how}`, false],
  [new RegExp(`^${THING} (${BIT}${MORE})$`, 'i'), (what, how) => `make the ${what} ${how}`, true],
  [new RegExp(`^${THING} (?:gone|away|out|deleted|removed)$`, 'i'), (what) => `delete the ${what}`, true],
  [new RegExp(`^${THING} (?:hidden|invisible)$`, 'i'), (what) => `hide the ${what}`, true],
  [/^(?:no|without (?:the|a)) ([a-z]+(?: [a-z]+)?)$/i, (what) => `delete the ${what}`, true],
  [new RegExp(`^(?:a )?(${BIT}${MORE}) ([a-z]+(?: [a-z]+)?)$`, 'i'), (how, what) => `make the ${what} ${how}`, true],
]

/** "Sofa white, vase gone, plant bigger": one order for each; the whole as it was, where a part is none of these. */
function eachWish(whole: string): string {
  const parts = whole
    .replace(/^(?:i want|i would like|please|make|add) /i, '')
    .split(/, (?:and )?| and (?=no |a \w+er )/i)
  const told = parts.map((part) => {
    for (const [pattern, order, isSure] of PARTS) {
      const said = pattern.exec(part.trim())
      if (said && !/\b(?:the|a|an|and|it|them|all)$/i.test(said[1])) return { text: order(said[1], said[2]), isSure }
    }
    return null
  })
  // Of colours alone it may be a list of what is to be added.
  const isWish = told.every((one) => one !== null) && told.some((one) => one!.isSure)
  return parts.length > 1 && isWish ? told.map((one) => one!.text).join('. ') : whole
}

/** What is wanted of several things, without verbs. */
export const WISH_LISTS: Rule[] = [[/^[a-z][a-z ]+(?:, (?:and )?[a-z ]+)+$/gi, eachWish]]
