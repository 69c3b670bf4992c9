import { ORDER_BEGINS } from './order-begins.ts'
import { AT, COLOR } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

/** One or several things that are there, of which nothing is told: "the sofa", "both lamps", "stool 2". */
const THINGS =
  '((?:the|both|all(?: the)?|my|every) (?:(?! (?:is|are|was|were|has|have|should|must|needs?|could|looks?|seems?|wants?|goes|go)\\b)[\\w ])+?|everything [a-z]+|[a-z]+(?: [a-z]+)? \\d+)'
/** How a list in brackets joins its things. */
const COMMAS = /, ?(?:and )?| and | & /i

/** "The furniture (sofa, table, chairs)": those. */
const listed = (things: string): string =>
  things
    .split(COMMAS)
    .map((thing) => `the ${thing.trim().replace(/^the /i, '')}`)
    .join(' and ')

/** What stands in brackets, or behind a thing and a colon: "the chair (the white one)", "the cooler: half a metre to the left". */
export const BRACKETING: Rule[] = [
  [
    new RegExp(`\\bthe ([\\w ]+?) \\((?:the )?((?:${COLOR})|[a-z]+(?:er|est)|left|right|small|big|tall) one\\)`, 'gi'),
    'the $2 $1',
  ],
  [/ \(((?:and|but not|except|without) [\w ]+)\)/gi, ' $1'],
  [
    /\b(?:the|my|our|all)(?: the)? (?:whole |entire )?[a-z][\w ]*? \(((?:(?!(?:all|if|and|not) |please)[a-z][\w ]*?(?:, ?(?:and )?| and | & ))+[a-z][\w ]*)\)/gi,
    (_all, things: string) => listed(things),
  ],
  [
    new RegExp(
      `^${THINGS}: (?=(?:(?:${LENGTH}|half an? (?:meter|foot)|0\\.5 meter|a bit|bit|a little|slightly|much|further) )?(?:closer|nearer|further|farther|away|to the (?:left|right|back|front)|left|right|up|down|back|forward|higher|lower)\\b)`,
      'gi',
    ),
    'move $1 ',
  ],
  [new RegExp(`^${THINGS}: (?=(?:${AT}|inside|over|around) )`, 'gi'), 'put $1 '],
  [new RegExp(`^${THINGS}: (${COLOR})(?=$|[,.;]| and )`, 'gi'), 'make $1 $2'],
  [
    new RegExp(`^${THINGS}: (?:please )?((?:${ORDER_BEGINS})) ?(?:it|them)\\b(.*)$`, 'gi'),
    (_all, what: string, verb: string, rest: string) => `${verb.replace(/ (?:it|them)$/i, '')} ${what}${rest}`,
  ],
  // "Bring the plant to life: make it green": the plant.
  [
    /^(?!which|what|who|how|where|when)(?:[a-z]+ ){0,4}?(the [a-z]+(?: [a-z]+)??)(?: (?:to|is|are|up|in|on|at|for|with|a|looks?|needs?|has|have|could|should|would|must) [a-z ]+)?: (put|make|move|paint|turn|delete|rotate|place|lift|scale) (?:it|them)\b/gi,
    '$2 $1',
  ],
]
