import { COLOR_WORDS } from '../words/colors.ts'
import { numberOf } from './numbers.ts'
import { COUNT, LENGTH, PREPOSITION, type Rule } from './rules.ts'

const MAKE = '(?:add|create|build|make|put together|assemble|construct|form) (?:me )?'
const OUT_OF = '(?:(?:made )?out of|made of|made from|from|using)'
const SHAPE = 'box|cube|block|cylinder|sphere|ball|cone|pyramid|disc|disk|capsule'
const PART = `(?:(?:big|small|large|little|tall|thin|flat|round|${COLOR_WORDS.join('|')}) )*(?:${SHAPE})`
const BLOCKS = '(?:[a-z]+ )*?(?:boxes|blocks|cubes|beams|planks|bricks)'

const named = (word: string): string => word[0].toUpperCase() + word.slice(1).toLowerCase()

/** A part with its middle and its sides, in metres. */
const box = (name: string, [w, h, d]: readonly number[], [x, y, z]: readonly number[], shape = 'box'): string =>
  `add a ${shape} called "${name}" ${w} m wide, ${h} m tall and ${d} m deep at ${x}, ${y}, ${z}`

const grouped = (name: string, parts: readonly string[]): string =>
  `group ${parts
    .slice(0, -1)
    .map((part) => `"${part}"`)
    .join(', ')} and "${parts.at(-1)}" and call it "${name}"`

/** What has a stem, and something on it. */
const ON_STEM = /^(?:tree|mushroom|lollipop|palm|flower|lamp|umbrella|parasol|sign)$/i

/** "A tree from a cylinder and a sphere": the second part on the first. */
function stacked(whole: string, below: string, above: string): string {
  const [base, top] = [`${named(whole)} base`, `${named(whole)} top`]
  const stem = ON_STEM.test(whole) ? ' 0.3 m wide, 1.2 m tall and 0.3 m deep' : ''
  const isTree = /^tree$/i.test(whole)
  const painted = (part: string, color: string) =>
    isTree && !COLOR_WORDS.some((word) => part.split(' ').includes(word)) ? `${color} ${part}` : part
  return [
    `add a ${painted(below, 'brown')} called "${base}"${stem}`,
    `add a ${painted(above, 'green')} called "${top}"`,
    ...(/^ice cream$/i.test(whole) ? [`turn "${base}" upside down`] : []),
    `put "${top}" on "${base}"`,
    grouped(named(whole), [base, top]),
  ].join('. ')
}

/** Two that stand, and one across them. */
function arch(whole: string): string {
  const name = named(whole)
  const parts = [`${name} left`, `${name} right`, `${name} top`]
  return [
    box(parts[0], [0.4, 2, 0.4], [-0.8, 1, 0]),
    box(parts[1], [0.4, 2, 0.4], [0.8, 1, 0]),
    box(parts[2], [2, 0.4, 0.4], [0, 2.2, 0]),
    grouped(name, parts),
  ].join('. ')
}

function cross(): string {
  return [
    box('Cross post', [0.3, 2, 0.3], [0, 1, 0]),
    box('Cross bar', [1.2, 0.3, 0.3], [0, 1.45, 0]),
    grouped('Cross', ['Cross post', 'Cross bar']),
  ].join('. ')
}

/** A body on four wheels, whose axles lead across it. */
function car(whole: string): string {
  const name = named(whole)
  const wheels = [1, 2, 3, 4].map((i) => `${name} wheel ${i}`)
  const places = [
    [-0.6, -0.9],
    [0.6, -0.9],
    [-0.6, 0.9],
    [0.6, 0.9],
  ]
  return [
    box(`${name} body`, [1, 0.6, 2.8], [0, 0.7, 0]),
    ...wheels.flatMap((wheel, i) => [
      box(wheel, [0.6, 0.2, 0.6], [places[i][0], 0.3, places[i][1]], 'cylinder'),
      `rotate "${wheel}" by 90 degrees around z`,
    ]),
    grouped(name, [`${name} body`, ...wheels]),
  ].join('. ')
}

/** What is put together out of plain shapes that a message counts. */
export const PUT_TOGETHER: Rule[] = [
  // "Hitch the trailer to the back of the tractor": up to it, from where it stands.
  [
    /^(?:hitch|couple|hook)(?: up)? (the [\w ]+?|it) (?:up )?(?:to|onto) (?:the (?:back|rear|end|tail)(?: end)? of )?(the [\w ]+|it)$/gi,
    'push $1 against $2',
  ],
  [
    new RegExp(
      `^${MAKE}an? (?:simple |little |small |big )*(?!row\\b|line\\b|grid\\b|circle\\b|stack\\b|tower\\b|pile\\b|wall\\b|pyramid\\b|group\\b|copy\\b|column\\b)([a-z]+(?: cream| house)?) ${OUT_OF} an? (${PART}) and an? (${PART})(?: on top(?: of it)?)?$`,
      'gi',
    ),
    (_all, whole: string, below: string, above: string) => stacked(whole, below.toLowerCase(), above.toLowerCase()),
  ],
  [
    new RegExp(
      `^${MAKE}an? (?:simple )?(arch|archway|gate|doorway|portal|goal) ${OUT_OF} (?:three|3) ${BLOCKS}$`,
      'gi',
    ),
    (_all, whole: string) => arch(whole),
  ],
  [new RegExp(`^${MAKE}an? (?:simple )?cross ${OUT_OF} (?:two|2) ${BLOCKS}$`, 'gi'), cross],
  [
    new RegExp(
      `^${MAKE}an? (?:simple |little |toy )*(car|cart|truck|wagon) ${OUT_OF} an? (?:box|cube|block) and (?:four|4) (?:cylinders|discs|wheels)$`,
      'gi',
    ),
    (_all, whole: string) => car(whole),
  ],
  // "Steps out of five boxes, each 20 cm higher".
  [
    new RegExp(
      `^${MAKE}(?:an? )?(?:staircase|stairs|stairway|steps|flight of stairs) ${OUT_OF} (${COUNT}) ((?:[a-z]+ )*?[a-z]+s),? each(?: one)? (?:step )?(${LENGTH}) (?:higher|taller)(?: than the .+)?$`,
      'gi',
    ),
    'add $1 $2 in a row, touching, each $3 taller than the last',
  ],
  // "A fence from ten thin boxes, 20 cm apart": those, and no fence besides.
  [
    new RegExp(
      `^${MAKE}an? (?:simple )?(?:fence|bridge|path|railing|hedge|trail|walkway|barrier) ${OUT_OF} (${COUNT}) ((?:[a-z]+ )*?[a-z]+s)(?:,? (?:spaced )?(${LENGTH}) apart)?$`,
      'gi',
    ),
    (_all, count: string, what: string, gap?: string) =>
      `add ${count} ${what} in a row${gap ? `, ${gap} apart` : ' with a gap of 0 m'}`,
  ],
  // "A staircase of ten steps next to a wall": the staircase is, and not its steps.
  [
    new RegExp(
      `^(${MAKE}an? (?:[a-z]+ )*?(?:staircase|stairs|stairway|flight of stairs|bookshelf|bookcase|shelf|house|tower|ladder)) (?:of|with) (${COUNT}) (steps|stairs|floors|storeys|stories|shelves|boards) ((?:${PREPOSITION}|along|around|in front) .+)$`,
      'gi',
    ),
    '$1 with $2 $3. put it $4',
  ],
  // "A pyramid of spheres, four at the bottom".
  [
    new RegExp(
      `^${MAKE}an? pyramid (?:out )?(?:of|from|with) ((?:[a-z]+ )*?[a-z]+s),? (?:with )?(${COUNT}) (?:of them )?(?:at|in|on) (?:the|its) (?:bottom|base|bottom row|lowest row)$`,
      'gi',
    ),
    (_all, what: string, base: string) => `build a pyramid of ${(numberOf(base) * (numberOf(base) + 1)) / 2} ${what}`,
  ],
  [/(?<=\b(?:with|and|put|on) )(an?|the) chess[ -]board\b/gi, '$1 chessboard'],
  [/\b(?:at|on|in) the (?:three )?corners of a triangle\b/gi, 'in a triangle'],
  [
    /^((?:add|create|place|put|arrange|build|make) (?:an? [a-z ]+, ){1,4}(?:an? [a-z ]+,? )?and an? [a-z ]+?) in a triangle$/gi,
    '$1. arrange them in a triangle',
  ],
  [/\b(a (?:[a-z]+ )*?(?:river|stream|canal|creek|ditch)) with (a (?:[a-z]+ )*?bridge)$/gi, '$1 with $2 over it'],
  [
    /^cover (it|them) with (an? (?:[a-z]+ )*?(?:tablecloth|cloth|blanket|bedspread|sheet|quilt|rug|carpet))$/gi,
    'put $2 on $1',
  ],
  // "Colour the lifted ones red": what was lifted.
  [
    /\bthe (?:lifted|raised|lowered|moved|shifted|turned|rotated|copied|scaled|enlarged|shrunk|painted|colored|duplicated|stacked) ones\b/gi,
    'them',
  ],
]
