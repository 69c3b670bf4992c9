import { NEW } from './phrases.ts'
import { singular } from './plural.ts'
import { DUTY, type Rule } from './rules.ts'

/** Each of several, in any of the ways that say so; the second part is what there are several of. */
const EACH =
  '(?:(?:each|every)(?: single)?(?: one)?(?: of)?|every one of|all(?: of)?|both(?: of)?)((?: (?:the|my|these|those))?(?: (?!of\\b|on\\b|in\\b)[a-z][a-z-]*){1,3}?)'
const HAS =
  '(?:(?:should|must|needs? to|has to|have to|ought to|shall|could) (?:each )?(?:have|get|carry|hold|bear|wear|be given)|(?:each )?(?:needs?|gets?|deserves?|receives?|wants?)|could use)'
const SOMETHING = `(${NEW}(?: (?!on\\b|in\\b|next\\b|beside\\b|behind\\b|under\\b|above\\b|and\\b|with\\b|that\\b|each\\b)[\\w-]+)+?)`
const WHERE =
  '(on top|on it|on them|on its top|on|at (?:the|its) top|in front|behind|next to|beside|by|under|underneath|below|above|inside|in|left|to the left|to the right)(?: of)?(?: (?:it|them|its side))?'
const VERB = '(?:add|put|place|set|create|make|stand|lay|insert|position|hang)'

const RELATION: Record<string, string> = {
  'on it': 'on',
  'on them': 'on',
  'on top': 'on top of',
  'on its top': 'on top of',
  'at the top': 'on top of',
  'at its top': 'on top of',
  'in front': 'in front of',
  underneath: 'under',
  below: 'under',
  by: 'beside',
  left: 'to the left of',
  'to the left': 'to the left of',
  'to the right': 'to the right of',
}

const eachOne = (several: string): string =>
  `each ${several
    .trim()
    .replace(/^(?:the|my|these|those) /i, '')
    .replace(/^(?:two|three|four|five|six|\d+) /i, '')
    .replace(/[a-z-]+$/i, (word) => singular(word.toLowerCase()))}`

const isCorner = (several: string): boolean => /\bcorners?$/i.test(several)

/** "A cone", "on top", of "the boxes": an order that puts one on each. */
const setOnEach = (what: string, where: string | undefined, several: string): string =>
  isCorner(several)
    ? `put ${what} in each corner`
    : `put ${what.trim()} ${where ? (RELATION[where.toLowerCase()] ?? where) : 'on'} ${eachOne(several)}`

/** "For each box, add a cone on top": of two parts that only together are an order. */
export const FOR_EACH_AHEAD: Rule[] = [
  // "On each box, put a cone".
  [
    new RegExp(
      `^(on|onto|on top of|atop|in|inside|next to|beside|by|behind|in front of|under|above|for) ${EACH},? (?:please )?${VERB} ${SOMETHING}(?: ${WHERE})?$`,
      'gi',
    ),
    (whole, by: string, several: string, what: string, where: string | undefined) =>
      (/^for$/i.test(by) && !where) || /^(?:an?|the) /i.test(several.trim()) || isPlural(what)
        ? whole
        : setOnEach(what, where ?? by, several),
  ],
]

/** What each of several is to get: "each box gets a cone on top". */
export const FOR_EACH: Rule[] = [
  [/\beach (?:single )?one of (?=the |my |these |those )/gi, 'each of '],
  // "Each box gets a cone on top", "all the boxes should have a cone on them".
  [
    new RegExp(`^${EACH} (?:of (?:the|this) room )?${HAS} ${SOMETHING} ${WHERE}$`, 'gi'),
    (_all, several: string, what: string, where: string) => setOnEach(what, where, several),
  ],
  [
    new RegExp(
      `^(?:each|every|all)(?: of)?((?: the)?(?: four)? corners?)(?: of the (?:room|floor))? (?:${HAS}|${DUTY} (?:have|get)) ${SOMETHING}$`,
      'gi',
    ),
    (_all, several: string, what: string) => setOnEach(what, undefined, several),
  ],
  [
    new RegExp(`^${EACH} (?:should|must|shall|has to|needs to) (?:carry|hold|bear|wear) ${SOMETHING}$`, 'gi'),
    (_all, several: string, what: string) => setOnEach(what, undefined, several),
  ],
  // "Put a cone on the three boxes, one each".
  [
    new RegExp(
      `^(${VERB}) ${SOMETHING} (on|onto|on top of|next to|beside|behind|in front of|under|above|in|inside) (?:the|my|all|both)((?: (?!each\\b)[a-z][a-z-]*){1,3}),? (?:one (?:on |for )?each|one apiece|each)$`,
      'gi',
    ),
    (_all, verb: string, what: string, by: string, several: string) => `${verb} ${what} ${by} ${eachOne(several)}`,
  ],
  // "Put one stool on either side of the sofa": one on each.
  [
    new RegExp(
      `^(${VERB}) one ((?:(?!on\\b|in\\b|next\\b|of\\b)[a-z-]+ ){1,3}?)(?=(?:on|to|at) (?:each|either|both|every) |(?:(?:on|to) the )?left and (?:the )?right |at both |on the left and )`,
      'gi',
    ),
    '$1 a $2',
  ],
  // "The sofa needs a stool on either side".
  [
    new RegExp(
      `^((?:the|my) (?:[a-z-]+ ){1,3}?)${HAS} ${SOMETHING} (on (?:each|either|both) sides?|at (?:each|either|both) ends?|on its (?:left and right|both sides))$`,
      'gi',
    ),
    (_all, what: string, one: string, sides: string) =>
      `put ${one} ${sides.replace(/^on its .*/i, 'on each side')} of ${what.trim()}`,
  ],
]

const isPlural = (what: string): boolean => !/^(?:an?|another|one) /i.test(what)
