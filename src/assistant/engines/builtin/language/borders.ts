import { LENGTH, ROOMS, type Rule } from './rules.ts'

const SHIFT = 'move|shift|slide|push|pull|scoot|drag|nudge'
const WAY = '(?:to the|towards?|back|forwards?|left|right|further)\\b'

const ROADS = '(?:street|road|path|footpath|driveway|avenue|alley|river|canal|track|walkway|runway|sidewalk|drive|lane)'

/** Sides, ends and corners of things, and what goes along and around them. */
export const BORDERS: Rule[] = [
  // "The wardrobe should touch the back wall as well".
  [
    /^(the [\w ]+?|it) (?:should|must|has to|needs to|ought to) (?:just |directly )?(?:touch|be touching|be in contact with) (the [\w ]+?|it)(?:,? (?:as well|too|also))?$/gi,
    'move $1 against $2',
  ],
  [
    /\b((?:add|lay|put|build|make|create|draw) an? (?:[a-z]+ )*?(?:path|pathway|footpath|walkway|road|track|trail))(?: (?:leading|going|running|that (?:leads|goes|runs)))? to (the [\w -]+?) from (the [\w -]+?)(?=$|[,.;])/gi,
    '$1 from $3 to $2',
  ],
  // "A stone path leading up to the house", "a road from the barn": it begins there, and runs away from it.
  [
    /\b((?:add|lay|put|build|make|create|draw|place) an? (?:[a-z]+ )*?(?:path|pathway|footpath|walkway|road|driveway|street|track|trail|lane|runway))(?:,? (?:that |which )?(?:leads?|leading|goes|going|runs?|running))?(?: (?:straight|up|right|all the way|away|off|out|over))* (?:to|towards?|from) (the (?!left\b|right\b|front\b|back\b|far\b|other\b|edge\b|middle\b|side\b|wall\b|ground\b|floor\b)(?:(?!(?:to|from|and|on|in|at|of|with|wall)\b)[\w-]+ ?)*?[\w-]+)(?=$|[,.;](?! to)| and (?!the\b))/gi,
    '$1, rotate it by 90 degrees and put it directly in front of $2, touching it',
  ],
  // "At the water's edge".
  [
    /\b(at|on|along|to|by|near) (?:the )?((?:[a-z]+ )?[a-z]+)['’]s (?:edge|border|rim|shore|bank)\b/gi,
    '$1 the edge of the $2',
  ],
  // "Four lights around the table, one on each side".
  [
    /\b(around (?:the|my) [\w ]+?|around it),? (?:with )?one (?:on|at) each(?: of (?:its|the))? (?:four )?sides?$/gi,
    '$1',
  ],
  // "Fence the pond in", "enclose it with a hedge".
  [
    /^(?:fence|wall) (?:in )?(the [\w ]+?|it|them)(?: in| off| around)?$/gi,
    (all, what: string) => (/^wall/i.test(all) ? all : `put a fence around ${what}`),
  ],
  [
    /^(?:enclose|fence in|close in|hem in|frame) (the [\w ]+?|it|them) (?:with|by|in) (?=an? (?:[a-z]+ )*(?:fence|hedge|wall|railing|rope|ring|circle)\b)/gi,
    'surround $1 with ',
  ],
  // "Connect the two pillars with a beam on top".
  [
    /^(?:connect|join|link|bridge|span) (the [\w ]+?|both [\w ]+?|them)(?: together)? (?:with|by|using) (an? (?:[a-z]+ )*(?:beam|board|plank|slab|bar|rod|bridge|lintel|rail|pole|rope|cable|chain|wire|cord|ribbon|garland|banner))(?: (?:on|across|over|at) (?:the |their )?tops?)?$/gi,
    'put $2 across $1',
  ],
  [
    /\b(an? (?:[a-z]+ )*(?:beam|board|plank|slab|bar|lintel|rail|pole)) on(?: top of)? (?:both|the two) (?=[a-z]+s\b)/gi,
    '$1 across the two ',
  ],
  // "Two columns flanking the door".
  [
    /(?<=\w)(?:,? (?:that |which )?(?:are )?)(?:flanking|framing|to flank|that flank|which flank) (?=the |my |it\b|them\b|an? )/gi,
    ' on both sides of ',
  ],
  [
    /\bagainst the (left|right|front|back|near|far) (edge|side|border) of (?=the (?:floor|ground|lawn|room|carpet|rug|platform|stage|terrace|deck)\b)/gi,
    'along the $1 edge of ',
  ],
  // "Along the right side of the floor": along its edge.
  [
    new RegExp(`\\b(along the (?:left|right|front|back|near|far)) side of (?=the (?:${ROOMS}|ground)\\b)`, 'gi'),
    '$1 edge of ',
  ],
  [/\bthe row (?:in|at) the (back|front|middle)\b/gi, 'the $1 row'],
  [/\bat the heads of (?=the |my )/gi, 'at the ends of '],
  [/^((?:extend|stretch|lengthen) (?:the [\w ]+?|it)) up to (?=the )/gi, '$1 to '],
  // "Along the long side of the bar": along it.
  [/\b(along) (?:the|its|one|a) (?:long(?:er)?|front) sides? of (?=the |my )/gi, '$1 '],
  [
    /\b(?:on|at|by) (?:each|both|either)(?: of)?(?: the)? (?:short(?:er)?|narrow(?:er)?) (?:sides?|ends?) of (?=the |my )/gi,
    'at each end of ',
  ],
  // "Make the lockers reach up to 2 m".
  [
    new RegExp(
      `^(?:make|let|have) (the [\\w ]+?|it|them) (?:go|extend|reach|stretch|rise)(?: up)? to (?:a height of )?(${LENGTH})(?: (?:high|tall))?$`,
      'gi',
    ),
    'make $1 $2 tall',
  ],
  [
    /^(?:make|let|have) (the [\w ]+?|it) (?:run|go|extend|reach|stretch)(?: all the way| right| up)? to (the [\w ]+)$/gi,
    'extend $1 to $2',
  ],
  [
    /\btowards? (the (?:[a-z]+ )?[a-z]+) until (?:it|they|both|the two) (?:touch(?:es)?|hits?|meets?|reach(?:es)?)(?: (?:it|each other))?\b/gi,
    'against $1',
  ],
  [
    /\b(?:on|at|to) the (?:free|empty|open|unoccupied|remaining|last free) (?:side|place|spot|end|seat) (?:of|at|around) (the [\w ]*?table)\b/gi,
    'at $1',
  ],
  // "Line the wall with plants": along it, on the side of the room.
  [
    /\bline (the (?:[a-z]+ )?wall) with (?:some )?((?:(?:small|big|large|little|round|white|gr[ae]y|green|potted|tall) )*[a-z]+s)\b/gi,
    'put a row of six $2 along $1',
  ],
  // "Line the walls with plants": along each, in the room.
  [
    /^line (?:the|all(?: the)?|all four|both|my) walls with (?:some |a few )?((?:(?:small|big|large|little|round|white|gr[ae]y|green|potted|tall) )*[a-z]+s)$/gi,
    'put four $1 along each wall',
  ],
  [
    /\b(?:line|border|edge|frame|ring|rim|encircle|fringe) (the (?!(?:[a-z]+ )?(?:street|road|path|footpath|walkway|avenue|alley|driveway|runway|canal|river|track)\b)[\w ]+?|it) with (?=(?:some |small |big |large |little |round |white |gr[ae]y )*[a-z]+s\b)/gi,
    'surround $1 with twelve ',
  ],
  [
    /^(the (?:[a-z]+ )?(?:fence|hedge|wall|path|railing)) (?:should |must |needs to |has to |ought to )?(?:go(?:es)?|runs?|be|extends?|continues?) (?:all the way |all |completely |right )*a?round(?: (the [\w ]+|it|everything))?$/gi,
    (_all, fence: string, what: string | undefined) =>
      `put ${fence} around ${what && !/^(?:it|everything)$/i.test(what) ? what : 'the ground'}`,
  ],
  [
    /\bcorner,? (?:that is |which is )?(?:the )?(?:farthest|furthest|most distant|far)(?: away)? from (?=the )/gi,
    'corner away from ',
  ],
  [/\bcorner,? (?:that is |which is )?(?:the )?(?:nearest|closest)(?: to)? (?=the )/gi, 'corner next to '],
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
  // "Shift it along the wall 50 cm to the back": so far, and not to another place by the wall.
  [new RegExp(`(?<=^(?:${SHIFT}) .+) along the (?:[a-z]+ )?wall,? (?=(?:by )?(?:${LENGTH}) (?:${WAY}))`, 'gi'), ' '],
  [new RegExp(`(?<=^(?:${SHIFT}) .+ (?:${LENGTH})) along the (?:[a-z]+ )?wall (?=(?:${WAY}))`, 'gi'), ' '],
  // "Move the speakers to the ends of the desk": one to each.
  [
    /^((?:move|put|place|push|set|bring|slide|take) (?:the|both|my)(?: two)? [\w ]*?[a-z]+s)(?: apart)? (?:out )?(?:to|at|on|onto) (?:the|opposite|both|either|the two)(?: outer| far)? (ends?|edges?|sides?) of (?=(?:the|my) (?:[a-z]+ )?(?:desk|table|shelf|sideboard|counter|bench|bed|sofa|bar|cabinet|dresser|stage|mantel|windowsill)\b)/gi,
    '$1 at both ends of ',
  ],
  // "Onto the rug's center".
  [
    /\b((?:on|onto|to|in|at|into) )(the (?:(?! the )[\w ])+?) ?['’]s (?:exact |very )?(center|centre|middle)\b/gi,
    'in the $3 of $2',
  ],
  // "Line the street with trees", "line the path with lamp posts on both sides every 5 m": along both of its sides.
  [
    new RegExp(
      `^(?:line|flank|border|edge) (?:both sides of )?(the (?:[a-z]+ )?${ROADS}) with ((?:some |[a-z]+ )?[a-z]+s)(?: on both sides| on either side| on each side)?(?:,? (?:at )?(?:every|each) (${LENGTH})|,? (${LENGTH}) apart)?$`,
      'gi',
    ),
    (_all, road: string, things: string, every?: string, apart?: string) =>
      every || apart
        ? `add ${things} along both sides of ${road} every ${every ?? apart}`
        : `add ${things} on both sides of ${road}`,
  ],
  // "Lamp posts along both sides of the path, 5 m apart": as many as there is room for.
  [
    new RegExp(
      `^((?:add|put|place|set|plant|create|build) (?!the |my |all |both |those |these )(?:some |[a-z]+ )?[a-z]+s) (?:on|along) (?:both|each|either) sides? of (the (?:[a-z]+ )?${ROADS}),? (?:spaced )?(${LENGTH}) apart$`,
      'gi',
    ),
    '$1 along both sides of $2 every $3',
  ],
  // "Across the path from the bench".
  [
    new RegExp(`\\bacross (the (?:[a-z]+ )?${ROADS}) from (?=(?:the |my )?[a-z])`, 'gi'),
    'on the other side of $1 opposite ',
  ],
  // First over against the bench, and then beyond the path.
  [
    new RegExp(
      `\\b((?:on|to) the (?:other|opposite|far) side of the (?:[a-z]+ )?${ROADS}),? (?:and )?(?:right |just |directly )?(?:across from|opposite(?: of| to| from)?) ((?:the |my )?[a-z]+(?: [a-z0-9]+)?)$`,
      'gi',
    ),
    'opposite $2 $1',
  ],
]
