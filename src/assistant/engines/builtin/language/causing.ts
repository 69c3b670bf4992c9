import { verbOfGerund, verbOfPast } from './gerunds.ts'
import { ONE, WHAT } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

const WAY =
  'left|right|up|down|forwards?|backwards?|back|upwards?|downwards?|higher|lower|closer|nearer|further|farther|away|towards?|to the|a bit|a little|half|by|over|along|out|into|onto|in front'
const FAR = `(?:${LENGTH}|an? (?:half |quarter )?(?:met(?:er|re)|foot|cm|centimeter)|half a met(?:er|re))`
const OPPOSITE: Record<string, string> = {
  left: 'right',
  right: 'left',
  back: 'forward',
  front: 'back',
}

/** What somebody has a thing do, and how much too far it stands: "let it go up 1 m", "it is 1 m too far to the right". */
export const CAUSING: Rule[] = [
  [new RegExp(`^(?:make|let|have) (${WHAT}) (?:go )?away$`, 'gi'), 'delete $1'],
  [
    new RegExp(
      `^(?:have|let|make|get|let['’]s have) (?!the (?:sun|moon)\\b)(${WHAT}) (?:to )?(?:go|move|come|slide|shift|travel|drift|advance) (?=(?:${WAY}|${FAR})\\b)`,
      'gi',
    ),
    'move $1 ',
  ],
  // "1 m to the left with the sofa".
  [
    new RegExp(`^(${FAR}) (to the (?:left|right|back|front)|up|down|left|right|back|forward) with (${WHAT})$`, 'gi'),
    'move $3 $1 $2',
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:is|are|stands?|hangs?|sits?|lies?) (${FAR}) too far (?:to the |over to the )?(left|right|back|front)(?:,? (?:so )?(?:please )?(?:fix|correct|change|mend|adjust) (?:it|that|this))?$`,
      'gi',
    ),
    (_all, what: string, far: string, side: string) => {
      const way = OPPOSITE[side.toLowerCase()]
      return `move ${what} ${far} ${/^(?:left|right)$/.test(way) ? `to the ${way}` : way}`
    },
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:is|are) (${FAR}) too (narrow|wide|thin|short|tall|long|deep|shallow)(?:,? (?:so )?(?:please )?(?:fix|correct|change|mend|adjust) (?:it|that|this))?$`,
      'gi',
    ),
    (_all, what: string, far: string, side: string) => `make ${what} ${far} ${LESS_SO[side.toLowerCase()]}`,
  ],
  // "50 cm higher up".
  [/\b(higher) up\b(?! to\b)/gi, '$1'],
  [/\b(lower) down\b(?! to\b)/gi, '$1'],
  [
    new RegExp(
      `\\b(${FAR}) (?:in my direction|toward(?:s)? the (?:front|viewer|camera)|nearer to (?:me|the camera))\\b`,
      'gi',
    ),
    '$1 towards me',
  ],
  [
    /^((?:move|bring|push|pull|shift|slide|take) (?:the [\w ]+?|it|them)) (?:in my direction|nearer to the camera|closer to the camera)\b/gi,
    '$1 towards me',
  ],
  [
    new RegExp(`^((?:move|push|shift|slide|take|send) (?:${WHAT}) (?:by )?${FAR}) (?:in)?to the background$`, 'gi'),
    '$1 back',
  ],
  [
    new RegExp(`^pull (the (?!chairs?|stools?|seats?|drawers?)[a-z]+ ?[a-z]*?) out (?:by )?(?=${FAR}$)`, 'gi'),
    'pull $1 towards me by ',
  ],
  // "It should go 1 m to the right and be turned by 90 degrees", "…, rotating it by 90 degrees".
  [
    /^((?:the [\w ]+?|it|they) (?:should|must|needs? to|has to|have to) [^,;.]+?),? and (?:then |also )?be ([a-z]+ed) (?=by |to |around|over|\d)/gi,
    (whole: string, first: string, done: string) => {
      const verb = verbOfPast(done)
      return verb ? `${first}. ${verb} it ` : whole
    },
  ],
  [
    /^([a-z]+ (?:the|it|them|all)\b[^;.]*?),? (?:while |and |by )?(rotating|turning|moving|painting|scaling|tilting|flipping) (it|them) /gi,
    (_all, first: string, doing: string, it: string) => `${first}. ${verbOfGerund(doing)} ${it} `,
  ],
  // Away, and more room between two.
  [
    new RegExp(
      `^(?:reduce|decrease|shorten|shrink|lessen) the (?:distance|gap|space) between (${WHAT}) and (${WHAT})$`,
      'gi',
    ),
    'move $1 closer to $2',
  ],
  [
    new RegExp(
      `^(?:take|get|bring|send|move|push|pull|shift|drag) (${ONE}) (?:(?:some|a bit of|a little|more) (?:distance|space|room)|further|farther) from `,
      'gi',
    ),
    'move $1 away from ',
  ],
  [
    new RegExp(
      `^(${ONE}) (?:needs?|wants?|should have|could use|must have) (?:some |a bit |a little )?(?:more )?(?:distance|space|room) (?:from|to) (?=the |my |it\\b)`,
      'gi',
    ),
    'move $1 away from ',
  ],
  [new RegExp(`^(${ONE}) (?:is|stands) not far enough (?:away )?from `, 'gi'), 'move $1 away from '],
  [new RegExp(`^(?:take|get|bring|send) (${WHAT}) (?:further |farther )?away from `, 'gi'), 'move $1 away from '],
  [
    new RegExp(
      `^(?:increase|enlarge|widen|extend) the (?:distance|gap|space) between (?=(?:${ONE}) and (?:${ONE})$)`,
      'gi',
    ),
    'more space between ',
  ],
  [
    new RegExp(
      `^(?:put|leave|make|add) (?:some|a bit of|a little|a bit more|more) (?:distance|space|room) between (?=(?:${ONE}) and (?:${ONE})$)`,
      'gi',
    ),
    'more space between ',
  ],
  [
    new RegExp(`^(${WHAT}) (?:should|must) keep (?:its|their|some|more) distance (?:from|to) `, 'gi'),
    'move $1 away from ',
  ],
  [new RegExp(`^(slide|push|move|bring|shift|roll|pull) (${WHAT}) over toward(?:s)? `, 'gi'), '$1 $2 towards '],
]

const LESS_SO: Record<string, string> = {
  narrow: 'wider',
  thin: 'thicker',
  short: 'taller',
  shallow: 'deeper',
  wide: 'narrower',
  tall: 'shorter',
  long: 'shorter',
  deep: 'shallower',
}
