import { COLOR_WORDS } from '../words/colors.ts'
import { VERBS } from '../words/verbs.ts'
import { LENGTH, PREPOSITION, type Rule } from './rules.ts'

const COLOR = `(?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})`
const MORE =
  '(?:bigger|smaller|larger|taller|shorter|wider|narrower|longer|darker|lighter|brighter|higher|lower|shinier)'
const ONE = '[a-z]+(?: [a-z]+)?(?: \\d+)?'
const THING = `(?:the |my )?(${ONE}(?: and (?:the )?${ONE})?)`
const WHERE = `(?:${PREPOSITION})`
const BIT = '(?:a bit |a little |bit |much |slightly )?'

/** What each part of such a list asks for, said by itself. */
const PARTS: readonly [pattern: RegExp, order: (what: string, how: string) => string, isSure: boolean][] = [
  [new RegExp(`^${THING} (?:in )?(${COLOR})$`, 'i'), (what, how) => `make the ${what} ${how}`, false],
  [new RegExp(`^${THING} (${BIT}${MORE})$`, 'i'), (what, how) => `make the ${what} ${how}`, true],
  [new RegExp(`^${THING} (?:gone|away|out|deleted|removed)$`, 'i'), (what) => `delete the ${what}`, true],
  [new RegExp(`^${THING} (?:hidden|invisible)$`, 'i'), (what) => `hide the ${what}`, true],
  [
    /^(?:no(?! wait| way| more| thanks| problem)|without (?:the|a)) ([a-z]+(?: [a-z]+)?)$/i,
    (what) => `delete the ${what}`,
    true,
  ],
  [new RegExp(`^(${COLOR}) ([a-z]+(?: [a-z]+)?)$`, 'i'), (how, what) => `make the ${what} ${how}`, false],
  [
    new RegExp(
      `^${THING} (${LENGTH} (?:to the |further |more )*(?:left|right|front|back|forwards?|backwards?|up|down|higher|lower))$`,
      'i',
    ),
    (what, how) => `move the ${what} ${how}`,
    true,
  ],
  [
    new RegExp(
      `^${THING} (${WHERE} (?:of )?(?:the|my) (?:[a-z]+ ){0,2}(?!left|right|middle|bottom|top|front|back|other)[a-z]+(?: \\d+)?)$`,
      'i',
    ),
    (what, where) => `put the ${what} ${where}`,
    true,
  ],
  [new RegExp(`^(?:a )?(${BIT}${MORE}) ([a-z]+(?: [a-z]+)?)$`, 'i'), (how, what) => `make the ${what} ${how}`, true],
]

/** No thing, more than one, or something said of it. */
const NO_THING = new RegExp(
  `\\b(?:the|a|an|and|it|them|all|ones?|with|is|are|was|goes|sits|stands|belongs|[a-z]{3,}ed)$|^(?:${PREPOSITION}|[a-z]{3,}ing|another|some|every|all|both|no|not|a|an|and|one|nobody|nothing|it|they)\\b`,
  'i',
)

/** "Sofa white, vase gone, plant bigger": one order for each; the whole as it was, where a part is none of these. */
function eachWish(whole: string): string {
  const parts = whole
    .replace(/^(?:i want|i would like|please|make|add) /i, '')
    .split(/, (?:and )?| and (?=no |a \w+er )/i)
  const told = parts.map((part, i) => {
    for (const [pattern, order, isSure] of PARTS) {
      const said = pattern.exec(part.trim())
      if (said && !NO_THING.test(said[1])) return { text: order(said[1], said[2]), isSure }
    }
    // "…, and paint the door red": an order of its own.
    const isOrder = i > 0 && Object.hasOwn(VERBS, part.trim().split(' ')[0].toLowerCase())
    return isOrder ? { text: part, isSure: false } : null
  })
  // Of colours alone it may be a list of what is to be added.
  const isWish =
    told.every((one) => one !== null) && told.some((one) => one!.isSure) && !/\b(?:one|ones|it|each)\b/i.test(whole)
  return parts.length > 1 && isWish ? told.map((one) => one!.text).join('. ') : whole
}

/** What is wanted of several things, without verbs. */
export const WISH_LISTS: Rule[] = [[/^[a-z][\w. ]+(?:, (?:and )?[\w. ]+)+$/gi, eachWish]]
