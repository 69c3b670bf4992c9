import { LENGTH, type Rule } from './rules.ts'

const PART: Record<string, 'bottom' | 'center' | 'top'> = {
  bottom: 'bottom',
  base: 'bottom',
  underside: 'bottom',
  foot: 'bottom',
  'lower edge': 'bottom',
  'bottom edge': 'bottom',
  center: 'center',
  middle: 'center',
  top: 'top',
  'upper edge': 'top',
  'top edge': 'top',
}
const PARTS = `(${Object.keys(PART).join('|')})s?`
const partOf = (word: string) => PART[word.toLowerCase()]

/** "Its top", "the top of the table", "the table's top": the part, and what it is of. */
const OF = `(?:the )?${PARTS} of (.+?)`
const WHOSE = `(.+?)(?:'s|(?<=s)') ${PARTS}`

/** At which height a part of a thing is to be, in the one way that the grammar knows: `move it level-bottom-top the box`. */
export const LEVELLING: Rule[] = [
  // "Align the picture's top with the window's top".
  [
    /^((?:align|line up) )(the [\w ]+?) ?['’]s (top|bottom)(?: edge| side)? with (the [\w ]+?) ?['’]s (?:\3)(?: edge| side)?$/gi,
    '$1the $3 of $2 with the $3 of $4',
  ],
  [
    /^level (?:out |up )?(?:everything|all|all things) (?:on|onto|to|with|at) (?:the )?(?:ground|floor)(?: level)?$/gi,
    'put everything that is floating on the ground',
  ],
  [/^level (?:out |up )?(.+?) (?:on|onto|to|with|at) (?:the )?(?:ground|floor)(?: level)?$/gi, 'put $1 on the ground'],
  [
    /^(?:and |then |so )*(?:lower|raise|bring|set|shrink|stretch) (it|that one|the [\w ]+?) to (?:the same|an equal|that) (height|width|length)$/gi,
    'make $1 the same $2 as the other one',
  ],
  // "Align the sideboard's left edge with the table's left edge", "the left edge of … with that of …".
  [
    /^(?:align|line up|match) (?:the )?(left|right|front|back) (?:edges?|sides?) of (.+?) (?:with|to) (?:the )?(?:(left|right|front|back) (?:edges?|sides?) of |that of |those of )?(.+?)$/gi,
    (_all, own: string, what: string, part: string | undefined, of: string) =>
      `move ${what} level-${own.toLowerCase()}-${(part ?? own).toLowerCase()} ${of}`,
  ],
  [
    /^(?:align|line up|match) (.+?)(?:'s|(?<=s)') (left|right|front|back)(?: edges?| sides?)? (?:with|to) (?:(?:the )?(left|right|front|back)(?: edges?| sides?)? of )?(.+?)(?:'s (left|right|front|back)(?: edges?| sides?)?)?$/gi,
    (_all, what: string, own: string, before: string | undefined, of: string, after?: string) =>
      `move ${what} level-${own.toLowerCase()}-${(before ?? after ?? own).toLowerCase()} ${of}`,
  ],
  // "Align the bottom of the cube with the top of the block".
  [
    new RegExp(`^(?:align|line up|level|match) ${OF} (?:with|to|on|at) ${OF}$`, 'gi'),
    (_all, own: string, what: string, part: string, of: string) =>
      `move ${what} level-${partOf(own)}-${partOf(part)} ${of}`,
  ],
  [
    new RegExp(`^(?:align|line up|level|match) ${OF} (?:with|to|on|at) ${WHOSE}$`, 'gi'),
    (_all, own: string, what: string, of: string, part: string) =>
      `move ${what} level-${partOf(own)}-${partOf(part)} ${of}`,
  ],
  [
    new RegExp(`^(?:align|line up|level|match) ${WHOSE} (?:with|to|on|at) (?:${OF})$`, 'gi'),
    (_all, what: string, own: string, part: string, of: string) =>
      `move ${what} level-${partOf(own)}-${partOf(part)} ${of}`,
  ],
  // "Line up the bottoms of the paintings at 1.2 m", "the paintings' bottoms".
  [
    new RegExp(`^(?:align|line up|level|set|put|move) ${OF} (?:at|to|on) (?:a height of )?(${LENGTH})\\b.*$`, 'gi'),
    (_all, own: string, what: string, height: string) => `move ${what} level-${partOf(own)}-meters ${height}`,
  ],
  [
    new RegExp(`^(?:align|line up|level|set|put|move) ${WHOSE} (?:at|to|on) (?:a height of )?(${LENGTH})\\b.*$`, 'gi'),
    (_all, what: string, own: string, height: string) => `move ${what} level-${partOf(own)}-meters ${height}`,
  ],
  // "Raise the paintings so that their centers are at 1.7 m".
  [
    new RegExp(
      `^(?:move|raise|lower|lift|hang|put|place|shift|bring|adjust|set) (.+?)(?: up| down)?,? (?:so (?:that )?|until |till |such that |with )(?:its|their|the) ${PARTS} (?:edges? )?(?:is |are |hangs? |comes? |lies? |being )?(?:(?:at|on|to) )?(?:a height of )?(${LENGTH})\\b.*$`,
      'gi',
    ),
    (_all, what: string, own: string, height: string) => `move ${what} level-${partOf(own)}-meters ${height}`,
  ],
  // "Move the cube up until its bottom is level with the top of the block".
  [
    new RegExp(
      `^(?:move|raise|lower|lift|hang|put|place|shift|bring|adjust|set) (.+?)(?: up| down)?,? (?:so (?:that )?|until |till |such that |with )(?:its|their|the) ${PARTS} (?:is |are |being )?(?:level|flush|even|aligned|in line|at the same (?:height|level)|as high|on a level) (?:with|as|to) (?:${OF}|${WHOSE})$`,
      'gi',
    ),
    (_all, what: string, own: string, part1: string, of1: string, of2: string, part2: string) =>
      `move ${what} level-${partOf(own)}-${partOf(part1 ?? part2)} ${of1 ?? of2}`,
  ],
  [
    new RegExp(
      `^(?:move|raise|lower|lift|hang|put|place|shift|bring|adjust|set) (.+?)(?: up| down)?,? (?:so (?:that )?|until |till |such that |with )(?:its|their|the) ${PARTS} (?:is |are |being )?(?:level|flush|even|aligned|in line|at the same (?:height|level)|as high|on a level) (?:with|as|to) (?:(?:that|those) of )?(.+)$`,
      'gi',
    ),
    (_all, what: string, own: string, of: string) => `move ${what} level-${partOf(own)}-${partOf(own)} ${of}`,
  ],
  // "Raise the ball to the height of the column's top", "up to the top of the column".
  [
    /^(?:raise|lift|lower|move|bring) (.+?)(?: up| down)? to (?:the )?(?:height|level) of (?:the )?(?:top of (.+?)|(.+?)(?:'s|(?<=s)') top)$/gi,
    (_all, what: string, of1: string, of2: string) => `move ${what} level-bottom-top ${of1 ?? of2}`,
  ],
  // "At the same height, 1.5 m above the floor".
  [
    new RegExp(
      `\\b(?:at|on) (?:the|one) same (?:height|level)[,:]? (?:at |about |namely )?(?=${LENGTH} (?:above|over|from|off) the (?:floor|ground)\\b)`,
      'gi',
    ),
    '',
  ],
  // "The clock should hang a little lower".
  [
    /^(.+?) (?:should|could|must|needs to|has to|ought to) (?:hang|sit|be hung|be mounted) (?:a )?(?:bit|little|touch) (lower|higher)(?: up| down)?$/gi,
    (_all, what: string, way: string) => `${/low/i.test(way) ? 'lower' : 'raise'} ${what} a bit`,
  ],
]
