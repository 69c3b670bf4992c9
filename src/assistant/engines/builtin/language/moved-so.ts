import { ONE, WHAT } from './phrases.ts'
import { DUTY, LENGTH, type Rule } from './rules.ts'

const METRE = '(?:meters?|m|cm|centimeters?|feet|foot|ft|inch(?:es)?)'
const WISH = "(?:i (?:want|need|would like|would love|would prefer|wish)|i['’]d (?:like|love|prefer)|we (?:want|need))"
const PLACE =
  '(?:on|onto|on top of|in|inside|next to|beside|near|by|behind|under|underneath|below|beneath|in front of|between|at|against|above|over|around|to the|left|right)\\b'

/** How a thing is moved, in the words that people have for it: pulled up, hidden behind, wanted somewhere. */
export const MOVED_SO: Rule[] = [
  // "By two of its lengths", "three lengths to the right".
  [
    /\b(?:by )?(two|three|four|five|six|\d+) (?:of (?:its|their) |times (?:its|their) )?(?:own )?(length|width|height|depth)s\b(?! (?:of|and|from|between)\b)/gi,
    (all, n: string, side: string) => (/^by |of its|own/i.test(all) ? `by ${n} times its ${side}` : all),
  ],
  [
    /^(move|shift|slide|push|pull|roll|drive) (.+?) (two|three|four|five|six|\d+) (length|width)s (?=(?:to the |further )?(?:left|right|forwards?|backwards?|back|up|down)\b)/gi,
    '$1 $2 by $3 times its $4 ',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:pull|drive|roll|drift|coast|glide|head|set|take) (?:off|away|out|on) (?=(?:to the )?(?:left|right|back|front|forwards?|backwards?)\b)/gi,
    'move $1 ',
  ],
  [/\brearwards?\b/gi, 'backwards'],
  [/\bright (?=to the (?:left|right) of\b|in front of\b)/gi, ''],
  [/\bat the (?=(?:middle|center) of (?:the )?(?:scene|room|floor|world)\b)/gi, 'in the '],
  [new RegExp(`\\bone more (?=(?:${METRE}) (?:(?:to the )?(?:left|right)|up|down|forward|back)\\b)`, 'gi'), 'one '],
  [
    new RegExp(`(?<=^(?:move|put|shift|push|slide) ${WHAT} [^,;.]*${METRE}) to (?:its|their) (left|right)$`, 'gi'),
    ' to the $1',
  ],
  [
    new RegExp(
      `^((?:put|place|set|move|position|get|bring) ${WHAT}) (left|right) (?:to|from|off) (?=the |my |it\\b|them\\b)`,
      'gi',
    ),
    '$1 to the $2 of ',
  ],
  [
    new RegExp(
      `^(?:pull|tug|yank|heave) (${WHAT}) (?=(?:by )?(?:${LENGTH}|half an? ${METRE}) (?:up|upwards)\\b)`,
      'gi',
    ),
    'move $1 ',
  ],
  [
    new RegExp(`^(?:make|let|have) (${WHAT}) (rise|climb|ascend|sink|fall|descend|drop) (?=by |\\d|half |an? )`, 'gi'),
    (_all, what: string, verb: string) => `${/rise|climb|ascend/i.test(verb) ? 'raise' : 'lower'} ${what} `,
  ],
  [
    new RegExp(
      `^(?:hide|stash|conceal|stow) (${WHAT}) (?=(?:in back of|at the back of|to the rear of|beneath|underneath|below|under|behind) )`,
      'gi',
    ),
    'put $1 ',
  ],
  [
    new RegExp(`^(${WHAT}) (?:is|are) (${LENGTH}) too (close|near|far away|far forward|far back)$`, 'gi'),
    (_all, what: string, by: string, how: string) =>
      `move ${what} ${by} ${/away|back/i.test(how) ? 'forward' : 'back'}`,
  ],
  [
    new RegExp(
      `^${WISH} (${WHAT}) (?:to (?:sit|lie|stand|rest|be placed|be put|be standing|go|live)|placed|put|standing|sitting|lying|positioned|moved) (?=${PLACE})`,
      'gi',
    ),
    'put $1 ',
  ],
  [
    new RegExp(`^(on|onto|under|behind|beside|next to|in front of) (the [\\w ]+?) with (${WHAT})$`, 'gi'),
    'put $3 $1 $2',
  ],
  [
    new RegExp(`^use (the [\\w ]+?) as (?:a|the) (?:place|stand|base|pedestal|support|seat) for (${WHAT})$`, 'gi'),
    'put $2 on $1',
  ],
  [
    new RegExp(
      `^(?:move|push|slide|shift|take) (${WHAT}) back (?:to|against|until (?:it|they) touch(?:es)?|up to) (the (?:[a-z]+ )?wall)$`,
      'gi',
    ),
    (_all, what: string, wall: string) => `put ${what} against ${/the wall/i.test(wall) ? 'the back wall' : wall}`,
  ],
  [
    new RegExp(`(?<=^(?:put|place|set|move|position) ${WHAT} ${LENGTH}) from the (left|right) side of `, 'gi'),
    ' to the $1 of ',
  ],
  // "Move up book 2 by 20 cm".
  [
    new RegExp(
      `^(?:move|shift|push|bring|slide) (up|down|left|right|forwards?|backwards?|back) (${ONE}|[a-z]+ (?:number )?(?:\\d+|two|three|four)) ((?:by )?${LENGTH})$`,
      'gi',
    ),
    'move $2 $1 $3',
  ],
  // "The rug needs to be centered in the room and a bit bigger".
  [
    new RegExp(
      `^(${WHAT}) ${DUTY} be (?:perfectly |exactly |nicely )?centered ((?:in|on|under|over|above) (?:the|my|it)\\b(?: (?!and\\b)[\\w-]+){0,3}?)(?:,? and (?:made )?((?:a bit |a little |much )?[a-z]+er))?$`,
      'gi',
    ),
    (_all, what: string, where: string, how: string | undefined) =>
      `center ${what} ${where}${how ? `. make it ${how}` : ''}`,
  ],
  [
    /^(?:push|shove|slide|shift|stand|move|put|place|set|back) (the [\w ]+?|it|them) with (?:its|their) backs? (?:(?:up )?against|to|on|at) (the [\w ]*wall)$/gi,
    'turn $1 with its back to $2',
  ],
  // "Drop it by 20 cm": so far, and not to the ground.
  [new RegExp(`^(?:drop|sink) (${ONE}) (?:down )?(?:by )?(${LENGTH})$`, 'gi'), 'lower $1 by $2'],
]
