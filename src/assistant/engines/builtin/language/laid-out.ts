import { numberWord } from './numbers.ts'
import { COUNT, MANY, type Rule } from './rules.ts'

const FORM =
  '(?:grid|circle|ring|row|line|column|semicircle|half circle|arc|triangle|square|pyramid|spiral|stack|tower|pile|wave|zigzag|cross|v|heart|star|checkerboard|staircase)'
const FORMED = `(?:[\\w×]+ )*?(?:[a-z]+-)?${FORM}s?\\b`
const PILE = /^(?:tower|stack|pile)$/i
const MAKES = '(?:add|create|make|build|put|place|give me|i want|i need|set up|spawn|generate|draw|lay out)'

/** How many stand how, said in other words: "laid out in a grid", "a circle made of", "one next to the other". */
export const LAID_OUT: Rule[] = [
  // "A grid of cubes with 3 rows and 4 columns", "three rows with four cubes each".
  [
    new RegExp(
      `\\ban? grid of ([a-z ]+?)(?:,| with| of| in)? (?:with |of |in )?(${MANY}) (rows|columns)(?: and| by| x|,)? (${MANY}) (?:rows|columns)(?=$|[,.;])`,
      'gi',
    ),
    (_all, what: string, n: string, first: string, m: string) =>
      `a ${/^r/i.test(first) ? `${n} by ${m}` : `${m} by ${n}`} grid of ${what}`,
  ],
  [
    new RegExp(
      `\\ban? grid of ([a-z ]+?),? (${MANY}) (?:wide|across) (?:and|by|x) (${MANY}) (?:deep|long)(?=$|[,.;])`,
      'gi',
    ),
    'a $3 by $2 grid of $1',
  ],
  [
    new RegExp(
      `\\b(${MANY}) rows (?:with|of|having|containing) (${MANY}) ([a-z]+(?: [a-z]+)??s) (?:each|apiece|per row)(?=$|[,.;])`,
      'gi',
    ),
    'a $1 by $2 grid of $3',
  ],
  [
    new RegExp(
      `(?<=^(?:add|create|make|place|put|arrange|set|build) )((?:${MANY}|half a dozen) [a-z]+(?: [a-z]+)?s) (?:around|along|on) (an? (?:circle|ring))\\b`,
      'gi',
    ),
    '$1 in $2',
  ],
  [/\b(?:matrix|lattice) of (?=[a-z\d]+)/gi, 'grid of '],
  [
    new RegExp(
      `(?<=\\w),? (?:and )?(?:(?:that|which) are )?(?:arranged|laid out|organi[sz]ed|ordered|placed|set out|set up|positioned|distributed|spread out|spaced|aligned|lined up|formed|grouped) (?:in|as|into|to form|on|along|around) (?=(?:an?|one|\\d+|two|three|four|five) ${FORMED})`,
      'gi',
    ),
    ' in ',
  ],
  [
    new RegExp(`(?<=\\b${MAKES} ${MANY} [\\w ]+?),? (?:that form|which form|forming|to form) (?=an? ${FORMED})`, 'gi'),
    ' in ',
  ],
  // "A circle made of eight spheres", "a row with five cubes".
  [
    new RegExp(
      `\\b(an? (?:[a-z]+ )?${FORM}) (?:made up of|made of|made out of|made from|consisting of|composed of|out of|comprising|containing) (?=${MANY} )`,
      'gi',
    ),
    '$1 of ',
  ],
  [new RegExp(`^(${MAKES} an? (?:row|line|stack|tower|pile|circle|ring)) with (?=${MANY} )`, 'gi'), '$1 of '],
  // "In a grid of 3 rows and 4 columns", "a grid of cubes, 3 by 4".
  [
    new RegExp(
      `\\b(?:in (?:a|the) grid (?:of|with)|in|as|with) (${MANY}) rows?(?: and| by| of| x|,)? (${MANY}) columns\\b`,
      'gi',
    ),
    'in a $1 by $2 grid',
  ],
  [
    new RegExp(
      `\\b(an?) grid of ([a-z ]+?),? (?:in |of |with |\\()?(${MANY})(?: rows?)? ?(?:by|x|×|and|times) ?(${MANY})(?: columns)?\\)?(?=$|[,.;])`,
      'gi',
    ),
    '$1 $3 by $4 grid of $2',
  ],
  [
    new RegExp(`^fill (an? (?:${MANY} ?(?:by|x|×) ?${MANY} )?grid) with (?=[a-z]+s\\b|${MANY} )`, 'gi'),
    'create $1 of ',
  ],
  [
    new RegExp(
      `^(?:distribute|spread|space|arrange) (${MANY} (?!of )[a-z ]+?) (?:around|along|on|over) an? (circle|ring)\\b`,
      'gi',
    ),
    'put $1 in a $2',
  ],
  // "One next to the other", "one above the other".
  [/,? one (?:next to|beside|alongside|after) (?:the other|another)\b/gi, ' side by side'],
  [/,? one (?:above|over|atop) (?:the other|another)\b/gi, ' on top of each other'],
  [/\b(?:in|into|as) an? vertical (?:line|row|column|stack|pile)\b/gi, 'on top of each other'],
  [
    new RegExp(
      `^(${MAKES} )?an? (?:vertical )?column of (${MANY}) (?=(?:[a-z]+ )?(?:cubes|boxes|blocks|bricks|crates|cylinders|spheres|balls|stones|barrels|dis[ck]s|drums|tires)\\b)`,
      'gi',
    ),
    (_all, verb: string | undefined, many: string) => `${verb ?? 'add '}a stack of ${many} `,
  ],
  // "Nine cubes in three columns".
  [
    new RegExp(`\\b(\\d+) ([a-z ]+?),? in (\\d+|${COUNT}) columns\\b`, 'gi'),
    (whole: string, many: string, what: string, columns: string) => {
      const count = numberWord(columns.toLowerCase()) ?? Number(columns)
      return Number(many) % count ? whole : `${many} ${what} in a ${Number(many) / count} by ${count} grid`
    },
  ],
  [new RegExp(`^pile up (?=${MANY} )`, 'gi'), 'stack '],
  [
    new RegExp(
      `^line up (${MANY} (?!of )[a-z ]+?) with (?:an? )?(?:spacings?|gaps?|distances?|spaces?) of (?=\\d)`,
      'gi',
    ),
    'add $1 in a row with a gap of ',
  ],
  [/\bspaced by (?=\d)/gi, 'with a gap of '],
  // "Make them into a tower", "form a ring".
  [
    new RegExp(
      `^(?:make|turn|form|shape|put|bring|combine) (them|these|those|all of them|the [a-z]+s)(?: all)? (?:in)?to an? (${FORM})$`,
      'gi',
    ),
    (_all, what: string, form: string) => (PILE.test(form) ? `stack ${what}` : `arrange ${what} in a ${form}`),
  ],
  [
    /^(?:form|shape) an? (circle|ring|row|line|semicircle|grid|tower|stack|pile)$/gi,
    (_all, form: string) => (PILE.test(form) ? 'stack them' : `arrange them in a ${form}`),
  ],
]
