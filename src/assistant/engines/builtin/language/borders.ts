import type { Rule } from './rules.ts'

/** Sides, ends and corners of things, and what goes along and around them. */
export const BORDERS: Rule[] = [
  [
    /\btowards? (the (?:[a-z]+ )?[a-z]+) until (?:it|they|both|the two) (?:touch(?:es)?|hits?|meets?|reach(?:es)?)(?: (?:it|each other))?\b/gi,
    'against $1',
  ],
  [
    /\b(?:on|at|to) the (?:free|empty|open|unoccupied|remaining|last free) (?:side|place|spot|end|seat) (?:of|at|around) (the [\w ]*?table)\b/gi,
    'at $1',
  ],
  [
    /\b(?:line|border|edge|frame|ring|rim|encircle|fringe) (the [\w ]+?|it) with (?=(?:some |small |big |large |little |round |white |gr[ae]y )*[a-z]+s\b)/gi,
    'surround $1 with twelve ',
  ],
  [
    /^(the (?:[a-z]+ )?(?:fence|hedge|wall|path|railing)) (?:should |must |needs to |has to |ought to )?(?:go(?:es)?|runs?|be|extends?|continues?) (?:all the way |all |completely |right )*a?round(?: (the [\w ]+|it|everything))?$/gi,
    (_all, fence: string, what: string | undefined) =>
      `put ${fence} around ${what && !/^(?:it|everything)$/i.test(what) ? what : 'the ground'}`,
  ],
  [
    /^(?:push|move|pull|bring|slide|shift) (.+?) (?:closer |nearer )?together until (?:only )?(\d[\d.]* ?(?:mm|cm|m)) (?:are|is|remain|remains) (?:left|free)?(?: between them)?$/gi,
    'space $1 with a gap of $2',
  ],
  [
    /\bcorner,? (?:that is |which is )?(?:the )?(?:farthest|furthest|most distant|far)(?: away)? from (?=the )/gi,
    'corner away from ',
  ],
  [/\bcorner,? (?:that is |which is )?(?:the )?(?:nearest|closest)(?: to)? (?=the )/gi, 'corner next to '],
  [
    /^which (?:one )?(?:of the )?([\w ]+?)s? (?:is|lies|stands|sits) (?:on top|at the top|uppermost|topmost)\??$/gi,
    'which $1 is the highest',
  ],
  [
    /^which (?:one )?(?:of the )?([\w ]+?)s? (?:is|lies|stands|sits) (?:at the bottom|lowermost|undermost)\??$/gi,
    'which $1 is the lowest',
  ],
  // "Against the cube's left side", "the desk's front edge", "the cone's right, touching it".
  [
    /\b(against|along|at|on|onto|to) the ((?:[a-z]+ ){0,2}[a-z]+?) ?'s (left|right|front|back|rear) (side|edge|end|half)\b/gi,
    '$1 the $3 $4 of the $2',
  ],
  [/\b(?:to|on|at) the ((?:[a-z]+ ){0,2}[a-z]+?) ?'s (left|right)(?=,)/gi, 'to the $2 of the $1'],
  [
    /,? (?:lying |placed )?around (the [\w ]+?) (?:like )?(?:a|an) (?:hoop|ring|collar|belt|necklace|halo|bracelet)\b/gi,
    ' around $1',
  ],
  [/\b(in an? (?:row|line)) parallel to the (?:back|front|rear|north|south) wall\b/gi, '$1 along the x axis'],
  [/\b(in an? (?:row|line)) parallel to the (?:left|right|side|east|west) wall\b/gi, '$1 along the z axis'],
  [
    /,? (?:and )?(?:turned|rotated|angled|facing) (?:by )?(?:\d+ degrees? )?(?:in)?to(?:wards)? the room\b/gi,
    ', facing the center of the room',
  ],
  // "Hang a picture on each side of the mirror, same height": they do so anyway.
  [/, ?(?:all |both )?(?:at |on )?(?:the )?same height$/gi, ''],
  // "Give table 1 a red, table 2 a blue and table 3 a green cloth": a cloth for each.
  [
    /^(give|put on) ([\w ]+?) an? ([a-z]+), ([\w ]+?) an? ([a-z]+),? and ([\w ]+?) an? ([a-z]+) ([a-z]+)$/gi,
    'give $2 a $3 $8. give $4 a $5 $8. give $6 a $7 $8',
  ],
  [/^(give|put on) ([\w ]+?) an? ([a-z]+) and ([\w ]+?) an? ([a-z]+) ([a-z]+)$/gi, 'give $2 a $3 $6. give $4 a $5 $6'],
]
