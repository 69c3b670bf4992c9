import { LENGTH, type Rule } from './rules.ts'
import { SIDE_OF } from './sizing.ts'

const WHAT = '(the (?:(?! (?:should|must|can|may|is|are|to) )[\\w ])+?|it|they|them|all [\\w ]+?|every [\\w ]+?)'
const MAY = '(?:should|must|can|may|has to|have to|needs to|need to|ought to|is to|are to)'
const MORE = '(taller|higher|wider|longer|deeper)'
const LESS = '(lower|shorter|narrower)'
const SIDE = '(tall|high|wide|long|deep)'
const AT_MOST = '(?:no more than|not more than|at (?:the )?most|up to|a maximum of|max(?:imum)?)'
const AT_LEAST = '(?:no less than|not less than|at (?:the )?least|a minimum of|min(?:imum)?)'
const OF_SIDE: Record<string, string> = { height: 'tall', width: 'wide', length: 'long', depth: 'deep', ...SIDE_OF }

const sideOf = (side: string): string => OF_SIDE[side.toLowerCase()] ?? side
const bound = (kind: 'maximum-of' | 'minimum-of') => (_all: string, what: string, length: string, side: string) =>
  `make ${what} ${kind} ${length} ${sideOf(side)}`
const sideFirst = (kind: 'maximum-of' | 'minimum-of') => (all: string, what: string, side: string, length: string) =>
  bound(kind)(all, what, length, side)
const atMost = bound('maximum-of')
const rule = (pattern: string, by: Rule[1]): Rule => [new RegExp(`^${pattern}(?: please)?$`, 'gi'), by]

/** "No more than 1.5 m tall", "at least 2 m wide": bounds, and no sizes. */
export const LIMITS: Rule[] = [
  rule(`${WHAT} ${MAY}(?: be no| not be| never be) ${MORE} than (${LENGTH})`, sideFirst('maximum-of')),
  rule(`${WHAT} ${MAY}(?: be no| not be| never be) ${LESS} than (${LENGTH})`, sideFirst('minimum-of')),
  rule(`no ([\\w ]+?) (?:${MAY}|is allowed to|are allowed to) be ${MORE} than (${LENGTH})`, (all, what, side, length) =>
    atMost(all, `all ${what} that are ${side} than ${length}`, length, side),
  ),
  rule(
    `${WHAT} ${MAY}(?: only)? be (?:${AT_MOST} )?(${LENGTH}) ${SIDE} (?:at (?:the )?most|max(?:imum)?|tops)`,
    atMost,
  ),
  rule(`make ${WHAT} (?:${AT_MOST} (${LENGTH}) ${SIDE})`, atMost),
  rule(`make ${WHAT} (${LENGTH}) ${SIDE} (?:at (?:the )?most|max(?:imum)?|tops)`, atMost),
  rule(`make ${WHAT} (?:${AT_LEAST} (${LENGTH}) ${SIDE})`, bound('minimum-of')),
  rule(`make ${WHAT} (${LENGTH}) ${SIDE} (?:at (?:the )?least|min(?:imum)?)`, bound('minimum-of')),
  rule(
    `${WHAT} ${MAY}(?: only)?(?: be ${AT_MOST}| not be more than| not exceed) (${LENGTH}) (?:in )?(tall|high|wide|long|deep|height|width|length|depth)`,
    atMost,
  ),
  rule(`${WHAT} ${MAY}(?: be ${AT_LEAST}| not be less than) (${LENGTH}) ${SIDE}`, bound('minimum-of')),
  rule(
    `(?:limit|restrict|cap|keep) the (height|width|length|depth) of ${WHAT} (?:to|at|below|under|within)(?: ${AT_MOST})? (${LENGTH})`,
    (all, side, what, length) => atMost(all, what, length, side),
  ),
  rule(`(?:limit|restrict|keep|cap) ${WHAT} (?:to|under|below|at)(?: at most)? (${LENGTH}) (?:in )?${SIDE}`, atMost),
  rule(
    `${WHAT} (?:is|are|looks?|seems?) (?:way |much |far |a bit |a little |rather )*too ${SIDE}[,;.:]+ (?:so )?(?:make (?:it|them) )?(?:${AT_MOST}|no \\w+er than) (${LENGTH})(?: ${SIDE})?`,
    sideFirst('maximum-of'),
  ),
  // "Add a cabinet at most 1.2 m tall".
  rule(
    `((?:add|create|put|place|make|build) an? [\\w ]+?),? (${AT_MOST}|${AT_LEAST}|under|over) (${LENGTH}) ${SIDE}( .+)?`,
    (_all, order, than, length, side, where = '') =>
      `${order}${where}. make it ${/^(?:no more|not more|at (?:the )?most|up|a max|max|under)/i.test(than) ? 'maximum' : 'minimum'}-of ${length} ${sideOf(side)}`,
  ),
  rule(`make sure (?:that )?${WHAT} (?:is|are) no ${MORE} than (${LENGTH})`, sideFirst('maximum-of')),
  rule(`make sure (?:that )?${WHAT} (?:is|are) ${AT_MOST} (${LENGTH}) ${SIDE}`, atMost),
  rule(`make sure (?:that )?${WHAT} (?:is|are) ${AT_LEAST} (${LENGTH}) ${SIDE}`, bound('minimum-of')),
]
