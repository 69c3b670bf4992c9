import { LENGTH, type Rule } from './rules.ts'

const WHAT = '(the (?:(?! (?:to|by|until|down|up) )[\\w ])+?|it|them)'
const A_BIT = '( a bit| a little| slightly| somewhat| a touch)?'
/** What says that so much will do. */
const WOULD_DO =
  '(?:would|will|should|might|could|is|are) (?:be )?(?:do|enough|fine|good|ok|okay|plenty|better|right|perfect|nice|nicer|sufficient|suffice)'
const AT_MOST = '(?:at (?:the )?most|max(?:imum)?|tops|at (?:the )?least|(?:is|are) the (?:max(?:imum)?|limit))'
const SIDE: Record<string, string> = {
  tall: 'tall',
  high: 'tall',
  low: 'tall',
  short: 'tall',
  wide: 'wide',
  broad: 'wide',
  narrow: 'wide',
  long: 'long',
  deep: 'deep',
  shallow: 'deep',
}

/** What is longer than it is tall, and so is short by its length. */
const LIES =
  /\b(?:bench|workbench|table|desk|counter|sofa|couch|bed|rug|carpet|bar|car|truck|bus|train|fence|path|road|bridge|pool|board|plank|beam|rope|hammock|boat|runway|track|ramp|worktop|sideboard)s?$/i

/** The side that is meant by what a thing is too much of. */
const sideSaid = (what: string, how: string): string =>
  /^short$/i.test(how) && LIES.test(what) ? 'long' : SIDE[how.toLowerCase()]

/** Metres across and along. */
const MATTRESSES: Record<string, readonly [wide: number, long: number]> = {
  king: [1.93, 2.03],
  queen: [1.52, 2.03],
  double: [1.37, 1.91],
  full: [1.37, 1.91],
  twin: [0.97, 1.91],
  single: [0.97, 1.91],
}

/** The side that a comparative is about. */
export const SIDE_OF: Record<string, string> = {
  ...Object.fromEntries(['higher', 'lower', 'taller', 'shorter'].map((how) => [how, 'tall'])),
  ...Object.fromEntries(['wider', 'narrower'].map((how) => [how, 'wide'])),
  longer: 'long',
  deeper: 'deep',
}

const SO: Record<string, string> = {
  ...Object.fromEntries(['small', 'tiny', 'little'].map((how) => [how, 'smaller'])),
  ...Object.fromEntries(['big', 'large', 'huge'].map((how) => [how, 'bigger'])),
  tall: 'taller',
  high: 'taller',
  wide: 'wider',
  long: 'longer',
  thin: 'narrower',
  narrow: 'narrower',
}

/** What hangs, and is higher by where it is. */
const HUNG =
  /\b(?:poster|picture|painting|photo|mirror|clock|lamp|sign|shelf|window|tv|curtain|board|chandelier|balloon|lantern)s?$/i

/** By so much: what hangs is moved, and what stands gets taller. */
const byMuch = (what: string, length: string, how: string, hangs = false): string =>
  (hangs || HUNG.test(what)) && /^(?:high|low)er$/i.test(how)
    ? `move ${what} ${length} ${/^high/i.test(how) ? 'up' : 'down'}`
    : `make ${what} ${length} ${how.replace(/^higher$/i, 'taller').replace(/^lower$/i, 'shorter')}`

const grown = (what: string, much: string | undefined, how: string) => `make ${what}${much ?? ''} ${how}`

/** How large things get, by the verbs of every day: "slim it down", "bulk it up", "half its size". */
export const SIZING: Rule[] = [
  // "Widen the screen until it's as wide as the wall": no wider than that.
  [
    /^(?:widen|stretch|extend|lengthen|heighten|enlarge|shrink|narrow|shorten|grow|scale) (the [\w ]+?|it|them) (?:up |down |out )?until (?:it is|it['’]s|they are|they['’]re) (?=(?:just |exactly )?as \w+ as )/gi,
    'make $1 ',
  ],
  // "I want the bushes trimmed to 60 cm".
  [
    /^(?:i want |i would like |have |get )?(the [\w ]+?) (?:trimmed|cut|pruned|cropped|clipped|mown|shortened)(?: back)?(?: down)? to (\d[\d.]* ?\w+)$/gi,
    'make $1 $2 tall',
  ],
  [
    /^(?:trim|cut|prune|crop|clip|mow|saw|shorten)(?: back)? (the [\w ]+?|it|them)(?: back)?(?: down)? to (?:a height of )?(\d[\d.]* ?\w+)(?: (?:tall|high|in height))?$/gi,
    'make $1 $2 tall',
  ],
  // "Raise the table to 60 cm": what stands on the floor is to be so high.
  [
    /^(?:raise|lower|lift|bring) (the (?:[a-z]+ )*?(?:tables?|desks?|counters?|worktops?|bench(?:es)?|plinths?|pedestals?|stools?|platforms?|stages?|fences?|hedges?|beds?|islands?))(?: up| down)? to (?:a height of )?(\d[\d.]* ?(?:cm|m|mm|met(?:er|re)s?|centimet(?:er|re)s?|feet|foot|inch(?:es)?))(?:,? (?:together |along )?with (?:the [\w ]+|everything on (?:it|them)|what(?: is|['’]s) on (?:it|them))|,? what (?:is|stands) on (?:it|them),? too)?$/gi,
    'make $1 $2 tall',
  ],
  // "A little bigger, say half again".
  [
    /\b(?:a (?:bit|little|touch) |slightly |somewhat )?(bigger|larger|taller|wider|longer|smaller),? (?:say|like|about|roughly|perhaps|maybe) (half again|twice|double|\d+ ?(?:%|percent))(?: as (?:big|large|tall|wide|long))?(?=$|[,.;])/gi,
    (_all, how: string, by: string) => {
      const as = { bigger: 'big', larger: 'big', taller: 'tall', wider: 'wide', longer: 'long', smaller: 'big' }[
        how.toLowerCase()
      ]
      return /^half again$/i.test(by)
        ? `1.5 times as ${as}`
        : /^(?:twice|double)$/i.test(by)
          ? `twice as ${as}`
          : `${by} ${how}`
    },
  ],
  // "The same height by stretching the short one".
  [
    /^(?:give|make) (?:both|the (?:two|2)) (?:of the )?([a-z]+?)s (?:have )?(?:the )?same (height|width|size|length|depth)(?: as each other)?,? by (?:stretching|growing|enlarging|raising|extending|shrinking|lowering|cutting|reducing|changing) (the [\w ]+)$/gi,
    (_all, what: string, side: string, which: string) =>
      `make ${which} as ${{ height: 'tall', width: 'wide', length: 'long', depth: 'deep' }[side.toLowerCase()] ?? 'big'} as the other ${what}`,
  ],
  [new RegExp(`\\b(${LENGTH}) cubed\\b`, 'gi'), '$1 wide, $1 tall and $1 deep'],
  // "The lamp is too bright" … "and too tall".
  [
    /^(?:and|also|but) (?:(?:also|way|much|far|a bit|a little|it is) )*too (?=(?:tall|high|short|low|wide|narrow|big|large|small|bright|dark|shiny|long|deep|thick|thin|close|far)[.!]*$)/gi,
    'it is too ',
  ],
  // "Shave 30 cm off the bookshelf", "it is too tall, shave off 30 cm".
  [
    new RegExp(
      `^(?:shave|trim|cut|saw|chop|take|knock|lop) (?:off )?(${LENGTH}) (?:off|from) (?:the top of )?(?=the |it\\b|them\\b|both )(.+)$`,
      'gi',
    ),
    'make $2 $1 shorter',
  ],
  [
    new RegExp(
      `^(.+?) (?:is|are) (?:way |much |far |a bit |a little |somewhat |slightly |still )*too (tall|high|wide|long|deep)[,.;] (?:so )?(?:please )?(?:shave|trim|cut|saw|chop|take|knock|lop) (?:off )?(${LENGTH})(?: off(?: of)?)?(?: (?:it|them))?$`,
      'gi',
    ),
    (_all, what: string, how: string, by: string) =>
      `make ${what} ${by} ${/tall|high/i.test(how) ? 'shorter' : /deep/i.test(how) ? 'less deep' : 'narrower'}`,
  ],
  [/^half (the (?:height|width|depth|length|size|radius|diameter|thickness) of )/gi, 'halve $1'],
  [/^(?:twice|double|2x) (the (?:height|width|depth|length|size|radius|diameter|thickness) of )/gi, 'double $1'],
  // "A bit bigger, but not taller than the shelves": the one, and then the other.
  [
    /^make (the [\w ]+?|it) ((?:a bit |bit |a little |slightly |somewhat |much |a lot )?(?:bigger|larger|taller|wider|higher)),? but (?:no|not) ((?:wider|taller|longer|higher|deeper|larger|bigger) than the [\w ]+)$/gi,
    'make $1 $2. make $1 no $3',
  ],
  // "So it is no wider than the table".
  [
    /^(?:make|shrink|reduce|scale|narrow|shorten) (?:down )?(the [\w ]+?|it)(?: down)?,? (?:(?:so|until) (?:that )?)?(?:it is |to be )?(?:no|not) (wider|taller|longer|higher|deeper|larger|bigger) than (the [\w ]+)$/gi,
    (_all, what: string, how: string, than: string) =>
      `make ${what} ${/^(?:larg|bigg)/i.test(how) ? 'as big' : `maximum-of as ${{ wider: 'wide', taller: 'tall', longer: 'long', higher: 'tall', deeper: 'deep' }[how.toLowerCase()]}`} as ${than}`,
  ],
  // "The middle stool taller than the others": than the other stools.
  [
    /\b(the (?:(?:first|second|third|fourth|last|middle|left|right|leftmost|rightmost|front|back|red|blue|green|white|black|yellow|big|small|tallest|smallest|biggest) )+)((?:[a-z]+ )?[a-z]+) ([a-z]+er) than the (?:others|rest|other ones|other two|other three)$/gi,
    '$1$2 $3 than the other $2s',
  ],
  [/\ba lite (?=[a-z]+er\b|more\b|less\b)/gi, 'a little '],
  // "The TV should be a bit higher, 20 cm or so": by so much; "the lamp should be taller, 2 m": that is its height.
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:should|could|must|needs? to|has to|have to|ought to|might) be (?:a bit |a little |slightly |somewhat )?(higher|lower|taller|shorter|wider|narrower|longer|deeper)[,;:] (?:about |say |maybe |perhaps |by |around )*(${LENGTH})(?: or so| maybe| perhaps| please| would do| is enough)*$`,
      'gi',
    ),
    (_all, what: string, how: string, length: string) =>
      /(?:cm|mm|centimeters?)$/i.test(length) && Number.parseFloat(length) <= 60
        ? byMuch(what, length, how)
        : `make ${what} ${length} ${SIDE_OF[how.toLowerCase()]}`,
  ],
  // "So small that I can hardly see them".
  [
    new RegExp(
      `^make ${WHAT} so (small|tiny|little|big|large|huge|tall|high|wide|long|thin|narrow) that [^,;.]+$`,
      'gi',
    ),
    (_all, what: string, how: string) => `make ${what} much ${SO[how.toLowerCase()]}`,
  ],
  [
    /\ban? (?:handbreadth|hand['’]?s? (?:breadth|width)|hand) (?=(?:to the |further |more )?(?:left|right|up|down|back|forwards?|higher|lower|away)\b)/gi,
    '10 cm ',
  ],
  [/\ban? pace (?=(?:to the |further |more )?(?:left|right|back|forwards?|away)\b)/gi, '75 cm '],
  [/\ban arm['’]?s length\b/gi, '70 cm'],
  [new RegExp(`(?<=\\w),? (?:so |about )?${LENGTH}(?:,)? that is$`, 'gi'), ''],
  [
    /^(?:do you not think|do not you think|don['’]?t you think|would you not say|do you agree)(?: that)? (?=(?:the|it|they|this|that|these|those) [^,;.?]*\btoo [a-z]+)/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:make|turn) (the [\\w ]+?|it|them|all [\\w ]+?) (?:into )?(?:a )?cubes? (?:of|with sides of|with) (${LENGTH})(?: sides| each)?$`,
      'gi',
    ),
    'make $1 $2 wide, $2 tall and $2 deep',
  ],
  [/(?<=^|[,;.] |\b(?:and|then|please) )half (?=(?:its|their) (?:size|height|width|depth|length)\b)/gi, 'halve '],
  // "Slim the fridge down to 60 cm": how wide it gets, unless a side is told.
  [
    new RegExp(
      `\\b(?:slim|thin|trim|pare|whittle|cut|scale|bring)(?: down)? ${WHAT}(?: down)? to (${LENGTH})( (?:wide|tall|high|deep|long|across|in (?:width|height|depth|length)))?`,
      'gi',
    ),
    (whole: string, what: string, length: string, side?: string) =>
      side ? `make ${what} ${length}${side}` : /^(?:slim|thin)/i.test(whole) ? `make ${what} ${length} wide` : whole,
  ],
  [
    new RegExp(`\\b(?:slim|thin) (?:down ${WHAT}|${WHAT} down|${WHAT})${A_BIT}(?=$|[,;.]| and )`, 'gi'),
    (_all, a?: string, b?: string, c?: string, much?: string) => grown((a ?? b ?? c) as string, much, 'narrower'),
  ],
  [
    new RegExp(
      `\\b(?:beef|bulk|plump|fatten|puff|blow|pump) (?:up ${WHAT}|${WHAT} up)${A_BIT}(?: by( \\d+ ?(?:%|percent)))?(?=$|[,;.]| and )`,
      'gi',
    ),
    (_all, a?: string, b?: string, much?: string, by?: string) => grown((a ?? b) as string, by ?? much, 'bigger'),
  ],
  // "The poster hangs too low, 30 cm higher".
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (hangs?|is hanging|are hanging|is mounted|floats?|sits?|stands?|is|are) (?:way |much |far |a bit |a little )*too [a-z]+[,;.:] (?:make (?:it|them) |about |around |just |only )*(${LENGTH}) (higher|lower|taller|shorter|wider|narrower|longer|deeper|smaller|bigger|larger)$`,
      'gi',
    ),
    (_all, what: string, verb: string, length: string, how: string) =>
      byMuch(what, length, how, /^(?:hang|is hang|are hang|is mount|float)/i.test(verb)),
  ],
  // "The couch takes up too much room, 1.5 m is plenty".
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:takes? up|uses?|needs?|eats?(?: up)?) (?:way |far |much )?too much (?:room|space)[,;.:?]+ (?:i think |maybe |perhaps |about |around |just |only )*(${LENGTH}) (?:${WOULD_DO}[^,;.]*|${AT_MOST})$`,
      'gi',
    ),
    'make $1 $2 wide',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:is|are|looks?|seems?) (?:way |much |far |a bit |a little |rather )*(?:too )?(?:big|large|bulky|huge|small|tiny|broad)(?: for [\\w ]+?)?[,;.:?]+ (?:i think |maybe |perhaps |about |around |just |only )*(${LENGTH}) (wide|tall|high|deep|long) (?:${WOULD_DO}[^,;.]*|${AT_MOST})$`,
      'gi',
    ),
    'make $1 $2 $3',
  ],
  // "The sofa is too wide, it should be 1.5 m".
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:is|are|looks?|seems?) (?:way |much |far |a bit |a little |rather )*too (tall|high|wide|broad|long|deep|low|short|narrow|shallow)[,;.:]+ (?:so )?(?:it|they) (?:should|must|has to|have to|needs? to|ought to) be (?:only |just |about |around )*(${LENGTH})$`,
      'gi',
    ),
    (_all, what: string, how: string, length: string) => `make ${what} ${length} ${sideSaid(what, how)}`,
  ],
  // "The vase is taller than I want, 30 cm would be fine".
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:is|are|looks?|seems?|came out|turned out|got) (?:way |much |far |a bit |a little |rather )*(?:(?:too )?(tall|high|wide|broad|long|deep|low|short|narrow|shallow)|(tall|high|wid|broad|long|deep)er)(?: than (?:i|we) (?:want|need|like|thought|would like|wanted|expected|hoped|had in mind)(?: it| to)?| for (?:my|our) taste| for (?:me|us|here|this room|(?:the |my |our )?(?:kids|children|guests|people|customers|visitors|room|ceiling|wheelchairs)))?[,;.:?]+ (?:i think |maybe |perhaps |about |around |just |only )*(${LENGTH}) (?:${WOULD_DO}[^,;.]*|${AT_MOST})$`,
      'gi',
    ),
    (_all, what: string, a: string | undefined, b: string | undefined, length: string) => {
      const word = (a ?? b)!.toLowerCase()
      return `make ${what} ${length} ${sideSaid(what, word === 'wid' ? 'wide' : word)}`
    },
  ],
  // "King size, 2 m wide": mattresses as they are sold in the United States.
  [/,? (?:king|queen|double|full|twin|single)[ -]sized?,? (?=(?:and )?\d)/gi, ' '],
  [
    /^make (the (?:[a-z]+ )?bed|it) (?:a )?(king|queen|double|full|twin|single)[ -]sized?(?: bed| one)?$/gi,
    (_all, bed: string, size: string) => {
      const [wide, long] = MATTRESSES[size.toLowerCase()]
      return `make ${bed} ${wide} m wide and ${long} m deep`
    },
  ],
]
