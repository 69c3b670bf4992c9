import { LENGTH, type Rule, SCENES } from './rules.ts'

/** What things stand on. */
const TOPS =
  '(?:[a-z]+ )?(?:stage|platform|podium|deck|table|desk|counter|bar|shelf|board|tray|bed|sideboard|dresser|rug|carpet|lawn|floor|terrace)'

const SIDE = '(?:front|back|rear|left|right)'

/** "Right", "rear": the back right corner; null of two sides that meet in none. */
function cornerOf(a: string, b: string): string | null {
  const [side, end] = /left|right/i.test(a) ? [a, b] : [b, a]
  if (!/left|right/i.test(side) || /left|right/i.test(end)) return null
  return `${/front/i.test(end) ? 'front' : 'back'} ${side.toLowerCase()} corner`
}

/** Edges, ends and sides at which things go, and the wall along which they are slid. */
export const EDGES_OF: readonly Rule[] = [
  // "Line their fronts up".
  [
    /^(?:line|level|even) (their|its|the) (fronts?|backs?|tops?|bottoms?|left sides?|right sides?|edges?)((?: of .+?)?) up$/gi,
    'align $1 $2$3',
  ],
  // "Along its new front": in front of it.
  [
    /\b(?:along|at) (?:its|their) (?:new |other )?(front|back)(?: side)?(?=$|[,.;])/gi,
    (_all, side: string) => (/front/i.test(side) ? 'in front of it' : 'behind it'),
  ],
  // "At the very tip of the cone".
  [
    /\b(?:at|on|onto|to) the (?:very |exact )?(?:tip|peak|apex|summit|pinnacle|top tip) of (?=the |my |it\b)/gi,
    'on top of ',
  ],
  // "On the desk, near its right front corner": at that corner of the desk.
  [
    new RegExp(
      `\\bon(?:to)? ((?:the|my|that) [\\w ]+?),? (?:in|near|close to|by|at|towards?|into) (?:its|the) (${SIDE})[- ](${SIDE})(?:[- ]hand)? corner$`,
      'gi',
    ),
    (all, what: string, a: string, b: string) => {
      const corner = cornerOf(a, b)
      return corner ? `at the ${corner} of ${what}` : all
    },
  ],
  // "In the back centre", "in the middle of the front of the room": half way along that edge of the floor.
  [
    /\b(?:in|at|to|into) the (front|back) (?:center|middle)(?: of the (?:room|floor|scene|hall|garden))?$/gi,
    'at the $1 edge of the floor',
  ],
  [
    /\b(?:in|at|to|into) the (?:center|middle) of the (front|back)(?: (?:part|side|half|edge))?(?: of the (?:room|floor|scene|hall))?$/gi,
    'at the $1 edge of the floor',
  ],
  // "To the front side of the stage": at that edge of it; of a room, in that part of it.
  [
    new RegExp(
      `\\b(?:to|on|at) the (front|back) (?:edge|end|side(?= of the (?:${TOPS})\\b)) of the (?!(?:${SCENES})\\b)`,
      'gi',
    ),
    'at the $1 edge of the ',
  ],
  [
    /\bto the (left|right) (?:side|edge|end) of the (lawn|floor|garden|yard|field|terrace|patio|park|stage|platform|rug|carpet)\b/gi,
    'on the $1 side of the $2',
  ],
  [
    new RegExp(`\\bto the (left|right|front|back) (?:side|edge|end) of the (?=(?:${SCENES})\\b)`, 'gi'),
    'on the $1 side of the ',
  ],
  [/\bat the front of the (?=(?:stage|platform|podium|deck|riser|dais)\b)/gi, 'at the front edge of the '],
  [
    /\b(?:to|at|in|on|into) the (?:exact )?(?:middle|center) of (?:the|its) (front|back|left|right) (edge|side|end)(?: of| on| at)? (?=the |my |it\b)/gi,
    'at the $1 $2 of ',
  ],
  [
    /\b(?:to|at|in|on|into) the (?:exact )?(?:middle|center) of (the [\w ]+?)'s (front|back|left|right) (?:edge|side|end)\b/gi,
    'at the $2 edge of $1',
  ],
  [
    /(\bat the (?:front|back|left|right) (?:edge|side|end) of the [\w ]+?),? (?:(?:right |exactly )?in the (?:middle|center)|centered)$/gi,
    '$1',
  ],
  [/\b(?:at|to|on) (?:one|an|either) (end|edge) of (?=the |my |it\b)(?!.*\bother\b)/gi, 'at the $1 of '],
  [/\bon the end of (?=the |my |it\b)/gi, 'at the end of '],
  [
    new RegExp(
      `^((?:slide|move|push|shift|pull) .+?) (?:by )?(${LENGTH}),? (along (?:the|its) (?:[a-z]+ )?wall)$`,
      'gi',
    ),
    '$1 $3 by $2',
  ],
  // "Slide it along the wall to the right by 70 cm": so far that way.
  [
    /^((?:slide|move|push|shift|pull)\b.*?),? along (?:the|its) (?:[a-z]+ )?wall\b(.*)$/gi,
    (whole: string, order: string, more: string) =>
      /\b(?:left|right|back(?:wards?)?|forwards?|towards?)\b/i.test(order + more) &&
      new RegExp(LENGTH).test(order + more)
        ? order + more
        : whole,
  ],
  [
    /^(the [\w ]+?) (?:is|are|stands?|sits?) (?:on|at) the wrong (?:side|end) of (the [\w ]+?|it)(?:[,;.:]| -) (?:so |please )*(move|put|bring|shift|slide) (?:it|them) to the other (side|end)(?: of (?:it|\2))?$/gi,
    '$3 $1 to the other $4 of $2',
  ],
  [
    /^(the [\w ]+?) (?:is|are|stands?|sits?) (?:on|at) the wrong (side|end) of (the [\w ]+|it)$/gi,
    'move $1 to the other $2 of $3',
  ],
]
