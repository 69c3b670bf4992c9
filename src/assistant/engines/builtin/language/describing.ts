import { COLOR } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

/** Verbs that give nothing a look: a colour behind what they are about tells which is meant. */
const CHOOSING =
  'delete|remove|erase|trash|destroy|discard|scrap|ditch|bin|eliminate|get rid of|throw away|throw out|select|pick|choose|highlight|mark|find|list|count|hide|show|unhide|isolate|lock|unlock|freeze|group|ungroup|frame|focus on|zoom to|zoom in on|how many|duplicate|copy|clone|move|push|pull|shift|raise|lift|lower|enlarge|shrink|scale|double|halve|rotate|turn|align|stack|line up|scatter|distribute|swap'
const SET = '(?:all|every|each|any|both|everything|anything|whatever|those|the)\\b[\\w -]*?'

const SIDE_MOST = '(?:furthest|farthest|most|all the way|far) (?:over )?(?:to|on) the'
const TALLER: Record<string, [more: string, less: string]> = {
  height: ['taller', 'shorter'],
  tall: ['taller', 'shorter'],
  high: ['taller', 'shorter'],
  width: ['wider', 'narrower'],
  wide: ['wider', 'narrower'],
  length: ['longer', 'shorter'],
  long: ['longer', 'shorter'],
  depth: ['deeper', 'shallower'],
  deep: ['deeper', 'shallower'],
  size: ['larger', 'smaller'],
  big: ['larger', 'smaller'],
  large: ['larger', 'smaller'],
}
const MORE =
  'more than|over|above|greater than|larger than|bigger than|higher than|exceeding|in excess of|less than|under|below|smaller than|lower than'
const isLess = (than: string): boolean => /^(?:less|under|below|smaller|lower)/i.test(than)
const than = (side: string, word: string, length: string): string =>
  `${TALLER[side.toLowerCase()][isLess(word) ? 1 : 0]} than ${length}`

const isOne = (order: string): boolean =>
  /\b(?:every|each|any|everything|anything|whatever)\b/i.test(order) || /\bthe [a-z -]*[^s]$/i.test(order)

/** Which things are meant, where that is told behind them: "all items in red", "the box furthest to the right". */
export const DESCRIBING: Rule[] = [
  // "Every pupil's chair": each chair, whosever it is.
  [
    /\b(every|each|all(?: of)?(?: the)?|the) (?:pupil|student|guest|visitor|customer|child|children|kid|worker|player|diner|reader|viewer)s?['’]s? (?=(?:chair|seat|stool|desk|table|bench|bed|locker|plate|cup|glass)(?:s|es)?\b)/gi,
    '$1 ',
  ],
  // "The lonely carton".
  [
    /\bthe (?:lonely|isolated|solitary|lone) ((?:[a-z]+ )?[a-z]+)\b(?=$|[,.;]| (?:to|by|up|down|red|blue|green|white|black|next|on|behind|in|and)\b)/gi,
    'the $1 that is alone',
  ],
  [
    new RegExp(
      `^((?:${CHOOSING}) (?:${SET})) (?:(?:with|having|of|in) (?:an? |the )?(${COLOR}) colou?r|(?:in|with) the colou?r (${COLOR})|whose colou?r is (${COLOR})|(?:that|which) (?:have|has) (?:an? |the )?(${COLOR}) colou?r|(?:that|which) (?:have|has) the colou?r (${COLOR})|(?:that|which) (?:is|are) (?:in|colou?red|painted) (${COLOR}))(?=$|[,.;?]| (?:and|to|by|up|down|on|in|left|right)\\b)`,
      'gi',
    ),
    (_all, order: string, ...colors: string[]) =>
      `${order} that ${isOne(order) ? 'is' : 'are'} ${colors.slice(0, 6).find((one) => one)}`,
  ],
  [
    new RegExp(
      `^((?:delete|remove|erase|trash|destroy|discard|get rid of|throw away|select|pick|choose|highlight|hide|show|isolate|lock|unlock|freeze|group|frame|focus on|list|count|how many) (?:${SET})) (?:in|colou?red|painted) (${COLOR})(?=$|[,.;?]| (?:and|are)\\b)`,
      'gi',
    ),
    (_all, order: string, color: string) => `${order} that ${isOne(order) ? 'is' : 'are'} ${color}`,
  ],
  [new RegExp(`\\b(${COLOR})-colou?red\\b`, 'gi'), '$1'],
  [new RegExp(`^(delete|remove|erase|select|hide|lock) (${COLOR})$`, 'gi'), '$1 everything $2'],
  // "The box furthest to the right", "the right-most box".
  [/\b(left|right|front|back|top|bottom)-most\b/gi, '$1most'],
  [
    new RegExp(
      `\\bthe ([a-z]+(?: [a-z]+)?) (?:(?:that|which) (?:is|stands|sits|lies) )?${SIDE_MOST} (left|right)(?! (?:wall|side|corner|edge|end|of|hand|half|of)\\b)(?= |$|[,.;?])`,
      'gi',
    ),
    (_all, what: string, side: string) => `the ${side}most ${what}`,
  ],
  [
    /\bthe ([a-z]+(?: [a-z]+)?) (?:with|of|having) the (largest|biggest|smallest|greatest|highest|lowest|shortest) (size|height|width|volume|depth)\b/gi,
    (_all, what: string, most: string, side: string) => {
      const isLeast = /^(?:small|low|short)/i.test(most)
      const word = /^(?:size|volume)$/i.test(side)
        ? isLeast
          ? 'smallest'
          : 'largest'
        : TALLER[side.toLowerCase()][isLeast ? 1 : 0].replace(/r$/, 'st')
      return `the ${word} ${what}`
    },
  ],
  [/\bthe only (?=(?:[a-z]+ )?[a-z]+)(?!one\b)/gi, 'the '],
  // "Everything that exceeds 1.5 m in height", "objects more than 1.5 m tall", "all with height greater than 1.5 m".
  [
    new RegExp(
      `\\b(?:(?:that|which) (?:exceeds?|surpass(?:es)?|is over|are over)|exceeding) (${LENGTH}) in (height|width|length|depth|size)\\b`,
      'gi',
    ),
    (_all, length: string, side: string) => than(side, 'over', length),
  ],
  [
    new RegExp(`\\b(?:(?:that|which) (?:is|are) )?(${MORE}) (${LENGTH}) (tall|high|wide|long|deep|big|large)\\b`, 'gi'),
    (_all, word: string, length: string, side: string) => than(side, word, length),
  ],
  [
    new RegExp(
      `\\b(?:with|having|of) (?:an? |the |their )?(height|width|length|depth|size) (?:of |that is )?(${MORE}) (${LENGTH})`,
      'gi',
    ),
    (_all, side: string, word: string, length: string) => than(side, word, length),
  ],
  [
    new RegExp(
      `^((?:${CHOOSING}) (?:all|every|any|everything|anything|objects|things|items)(?: (?:objects|things|items))?) (more than|over|above|exceeding|less than|under|below) (${LENGTH})$`,
      'gi',
    ),
    (_all, order: string, word: string, length: string) => `${order} ${than('height', word, length)}`,
  ],
  [
    /^(delete|remove|erase|select|hide|show|lock|unlock|group|color|paint|count|list) (objects|things|items) (?=(?:taller|shorter|larger|smaller|wider|narrower|longer|deeper|higher|lower) than )/gi,
    '$1 all $2 ',
  ],
  [
    /^((?:select|delete|remove|hide|show|lock|list|count|group)) all (?=(?:taller|shorter|larger|smaller|wider|narrower|longer|deeper) than )/gi,
    '$1 everything ',
  ],
  // "Non-blue boxes", "the one box that is blue", "the sphere that is smaller".
  [/\b(every|each|all|all the|the) non-([a-z]+) ([a-z]+)\b/gi, '$1 $3 that is not $2'],
  [/\bthe one ([a-z]+) (?=(?:that|which) is )/gi, 'the $1 '],
  [
    /\bthe ([a-z]+) (?:that|which) is (?:the )?(smaller|bigger|larger|taller|shorter|wider|narrower)(?= (?:to |by |black|white|red|green|blue|yellow|gray|orange|purple|pink|brown|\d))/gi,
    'the $2 $1',
  ],
]
