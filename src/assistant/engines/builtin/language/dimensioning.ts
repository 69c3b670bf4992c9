import { numberOf } from './numbers.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { moreAndLess } from './property-values.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'
import { unitOf } from './units.ts'

const UNIT = '(?:mm|cm|m|centimeters?|centimetres?|meters?|metres?|feet|foot|ft|inch(?:es)?|in)'
const NUMBER = '-?\\d*[.,]?\\d+'
const SIDES = `${NUMBER} ?${UNIT}? ?(?:by|x|×) ?${NUMBER} ?${UNIT}?(?: ?(?:by|x|×) ?${NUMBER})? ?${UNIT}?`
const THREE_SIDES = `${NUMBER} ?${UNIT}? ?(?:by|x|×) ?${NUMBER} ?${UNIT}? ?(?:by|x|×) ?${NUMBER} ?${UNIT}?`
const PLACE = '(?:[- ](?:position|coordinate|value|location|pos))?'

/** What a verb makes of a thing that is given a length. */
const SIDE_OF: Record<string, string> = {
  widen: 'wide',
  narrow: 'wide',
  shorten: 'long',
  lengthen: 'long',
  stretch: 'long',
  extend: 'long',
  heighten: 'tall',
  deepen: 'deep',
}
const WIDE: Record<string, string> = { width: 'wide', height: 'tall', depth: 'deep', length: 'long' }

/** "Set x of the ball to 3, and its z to -2": where it is to be along those axes. */
const coordinates = (_all: string, what: string, first: string, x: string, ...rest: (string | undefined)[]) =>
  `move ${what} to ${first} ${x}${rest[0] && rest[1] ? ` and ${rest[0]} ${rest[1]}` : ''}`

const SIZED = `${LENGTH} (?:wide|high|tall|deep|long|thick|in (?:diameter|height|width|depth|length)|across)`

/** How many there are to be, how long their sides, and which figures tell where they are. */
export const DIMENSIONING: Rule[] = [
  // "A sphere of 30 cm radius".
  [new RegExp(`\\b(?:of|with) (?:an? )?(${LENGTH})(?: in)? (radius|diameter)\\b`, 'gi'), 'with a $2 of $1'],
  // "In a row with growing height from 20 cm to 1 m".
  [
    /\b((?: in an? (?:row|line|column|circle))?),? (?:with|of) (?:(?:gradually|steadily|evenly) )?(?:growing|increasing|rising|ascending|shrinking|decreasing|falling|descending|varying) (height|width|diameter|size)s? (?=from )(from .+? to \d[\d.]* ?[a-z]+)\b/gi,
    ' with $2s $3$1',
  ],
  // "Five spheres with diameters from 20 cm to 1 m": each as much larger than the one before.
  [
    new RegExp(
      `\\b(${COUNT}) ((?:[a-z]+ )*?[a-z]+s),? (?:with|of|having) (diameters|sizes|heights|widths|radii) (?:(?:ranging|going|growing|varying|increasing) )?from (\\d[\\d.]*) ?(${UNIT})? to (\\d[\\d.]*) ?(${UNIT})\\b`,
      'gi',
    ),
    (
      all,
      count: string,
      what: string,
      side: string,
      low: string,
      lowUnit: string | undefined,
      high: string,
      unit: string,
    ) => {
      const many = numberOf(count)
      const by = side === 'radii' ? 2 : 1
      const from = Number(low) * (unitOf(lowUnit ?? unit) ?? 1) * by
      const to = Number(high) * (unitOf(unit) ?? 1) * by
      if (many < 2) return all
      const each = Array.from(
        { length: many },
        (_, i) => Math.round((from + ((to - from) * i) / (many - 1)) * 1000) / 1000,
      )
      return `${count} ${what} with ${/radii|diameters/.test(side) ? 'sizes' : side} of ${each.slice(0, -1).join(', ')} and ${each.at(-1)} m`
    },
  ],
  [/\b(half|twice|double) (the [a-z]+(?: [a-z]+)?) ?['’]s (height|width|depth|length|size)\b/gi, '$1 the $3 of $2'],
  // "Twice as wide without making it taller": no more than that.
  [/,? (?:but )?without (?:making|getting) (?:it|them) (?:any )?\w+er\b/gi, ''],
  [
    /,? (?:but )?without (?:stretching|changing|scaling|affecting|touching|altering) (?:it |them )?(?:in )?(?:its |their |the )?(?:height|width|depth|length)\b/gi,
    '',
  ],
  [
    /^((?:scale|shrink|resize|reduce|make) .+?)(?: down)? (?:to|at|by) (?:a scale of )?1 ?: ?(\d+)$/gi,
    (_all, what: string, n: string) =>
      `${what.replace(/^(?:make|shrink|resize|reduce)/i, 'scale')} by ${Number((1 / Number(n)).toFixed(6))}`,
  ],
  // "A ball, 30 cm, above the rug": that is its size, and not how far above.
  [
    new RegExp(
      `^((?:add |create |put |place |make |insert )?)an? ([a-z][a-z ]*?), (${LENGTH}), (?=(?:floating|hovering|hanging|standing|next|on|onto|in|inside|above|over|under|behind|beside|between|to the|at|against|near)\\b)`,
      'gi',
    ),
    '$1a $3 $2 ',
  ],
  // "Shrink it to half the height of the box".
  [
    /^(?:shrink|enlarge|scale|grow|reduce|stretch|resize) (the [\w ]+?|it|them)(?: down| up)? to (half|twice|double|three times) the (height|width|depth|length|size) of (the [\w ]+|it|[a-z]+ \d+)$/gi,
    (_all, what: string, by: string, side: string, of: string) =>
      `make ${what} ${/double/i.test(by) ? 'twice' : by} as ${{ height: 'tall', width: 'wide', depth: 'deep', length: 'long', size: 'big' }[side.toLowerCase()]} as ${of}`,
  ],
  [
    /^(make .+?) (?:all |both )?equally (high|tall|wide|broad|long|deep|big|large)$/gi,
    (_all, what: string, how: string) =>
      `${what} the same ${/high|tall/i.test(how) ? 'height' : /wide|broad/i.test(how) ? 'width' : /long/i.test(how) ? 'length' : /deep/i.test(how) ? 'depth' : 'size'}`,
  ],
  // "2 metres wide but just as tall": as it is.
  [
    /,? but (?:just |still |exactly |equally )?as (?:tall|high|wide|deep|long)(?: as (?:before|now|it is(?: now)?|it was))?$/gi,
    '',
  ],
  // What people measure by what they have at hand.
  [
    /\b(?:a|one|the width of (?:a|my|your|one)) (?:hand(?: ?['’]?s)?(?:[ -]?(?:width|breadth|span))?|palm(?: ?['’]?s)?[ -]?(?:width|breadth|span))(?=$|[,.;]| (?:to|up|down|higher|lower|closer|further|apart|away|wider|taller|left|right|above|below|over|from)\b)/gi,
    '10 cm',
  ],
  [
    /\b(?:a|one|the width of (?:a|my|your|one)) (?:finger|thumb)(?: ?['’]?s)?(?:[ -]?(?:width|breadth))?(?=$|[,.;]| (?:to|up|down|higher|lower|closer|further|apart|away|wider|taller|left|right)\b)/gi,
    '2 cm',
  ],
  [
    /\b(?:an?|one) (?:arm ?['’]?s length|arm['’]?s[ -]length|big step|stride|pace)(?=$|[,.;]| (?:to|away|from|closer|further|apart|forward|back|left|right)\b)/gi,
    '75 cm',
  ],
  // "A box in front of the couch, 1 m wide and 40 cm high": the box.
  [
    new RegExp(
      `^((?:add|create|put|place|make|build|insert) (?:an?|another|one|${COUNT}) (?:(?! (?:on|next|in|to|beside|behind|under|near|by|above|against|with) )[\\w ])+?) ((?:on|next to|in|to|beside|behind|under|near|by|above|in front of|against) (?:the|my) [\\w ]+?),? ((?:${SIZED})(?:(?:,? and|,) (?:${SIZED}))*)$`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  // "Elongate the board", "raise the height of the wardrobe": along that side, and not up.
  [
    /^(?:elongate|extend|lengthen) (the (?:(?! (?:to|by|of|from|until|towards) )[\w ])+?|it|them|both [\w ]+?|all [\w ]+?)$/gi,
    'make $1 longer',
  ],
  [/^heighten (the (?:(?! (?:to|by|of|from|until) )[\w ])+?|it|them|both [\w ]+?|all [\w ]+?)$/gi, 'make $1 taller'],
  [/^narrow (the (?:(?! (?:to|by|of|from|until) )[\w ])+?|it|them|both [\w ]+?|all [\w ]+?)$/gi, 'make $1 narrower'],
  [/^broaden (the (?:(?! (?:to|by|of|from|until) )[\w ])+?|it|them|both [\w ]+?|all [\w ]+?)$/gi, 'make $1 wider'],
  [
    /^(raise|lift|increase|lower|drop|reduce|decrease) the (height|width|depth|length) of ((?!the |it\b|them\b)[a-z]+(?: [a-z]+)?s \d+ (?:and|to) \d+|the (?:(?! (?:to|by|of|from|until) )[\w ])+?|it|them|all [\w ]+?|both [\w ]+?)( by .+)?$/gi,
    (_all, verb: string, side: string, what: string, by: string | undefined) =>
      `make ${what}${by ? by.replace(/^ by/, '') : ''} ${moreAndLess(side)[/^(?:raise|lift|increase)$/i.test(verb) ? 0 : 1]}`,
  ],
  [/\bhalf as (big|large|tall|high|wide|long|deep|thick|much) again\b/gi, '1.5 times as $1'],
  // "Set cone color to red", "plant height 1.2 m".
  [
    /^(?:set|change) (?!the |it |its |them |their |all |every |each |both |my |this |that |lights? |lighting |background |sky |fog |ambient |sun |scene |room |environment |shadows? |grid )([a-z]+(?: [a-z]+)??(?: \d+)?)(?: ?['’]s)? (colou?r|height|width|depth|length|size|opacity|roughness|metalness) (?:to|=) (.+)$/gi,
    'set the $2 of the $1 to $3',
  ],
  [
    new RegExp(
      `^(?!(?:the|its?|set|make|change)\\b)(?!(?:${ORDER_BEGINS}))([a-z]+(?: [a-z]+)?(?: \\d+)?) (height|width|depth|length)(?: to| =|:| of)? (${LENGTH})$`,
      'gi',
    ),
    'set the $2 of the $1 to $3',
  ],
  // "A 1.2 m wide, 0.75 m high and 0.6 m deep desk".
  [
    new RegExp(
      `\\b(an? )((?:${LENGTH} (?:wide|high|tall|deep|long|thick)(?:,? and |, )){2}${LENGTH} (?:wide|high|tall|deep|long|thick)) ([a-z]+)\\b`,
      'gi',
    ),
    '$1$3 $2',
  ],
  [
    /^((?:increase|extend|lengthen|widen|enlarge|grow|reduce|decrease|shrink|shorten|scale|stretch|cut)\b.+?) by (?:a )?half$/gi,
    '$1 by 50%',
  ],
  // "Stretch the rail by 50 %": along its length.
  [
    /^(?:stretch|elongate|extend) (the (?:(?!(?:vertical|horizontal|upward|sideway|along)\w*)[\w ])+?|it|them|both [\w ]+?|all [\w ]+?) by (\d[\d.]* ?(?:%|percent))$/gi,
    'make $1 $2 longer',
  ],
  // "Half again as wide and deep": both.
  [
    /\b(half again|twice|three times|half|1\.5 times) as (wide|tall|deep|long|high) and (?:as )?(wide|tall|deep|long|high)\b/gi,
    '$1 as $2 and $1 as $3',
  ],
  // "There should be 1 m between the bench and the table".
  [
    /^(?:there (?:should|must|has to|needs to) be|i want|we need|i need) (?:a (?:gap|distance|space) of )?((?:\d[\d.]*|one|two|three|half an?|an?) ?(?:m|cm|meters?|metres?|ft|feet)(?: of (?:space|room|air))?) (?=between )/gi,
    'leave $1 ',
  ],
  [
    /^(?:tone|turn|bring|take|scale|cut) (?:down the size of (.+)|the size of (.+) down)$/gi,
    (_all, a?: string, b?: string) => `make ${a ?? b} smaller`,
  ],
  [/\bby (?:an?|one) (?:meter|metre)\b/gi, 'by 1 m'],
  [
    new RegExp(
      `^(increase|widen|enlarge|extend|decrease|reduce|shorten|narrow) the (?:distances?|gaps?|spaces?|spacing) between (.+?) by (${LENGTH})$`,
      'gi',
    ),
    (_all, how: string, what: string, by: string) =>
      `move ${what} ${by} ${/^(?:de|re|sh|na)/i.test(how) ? 'closer together' : 'further apart'}`,
  ],
  // "Widen the gaps between the posts to 1 m": the posts go, and nothing gets wider.
  [
    new RegExp(
      `^(?:reduce|increase|decrease|set|change|make|widen|narrow|close|extend|shorten|lengthen|open(?: up)?) the (?:gaps?|spacing|distances?|spaces?) between (.+?) (?:(?:out )?to )?(?:be )?(${LENGTH})$`,
      'gi',
    ),
    'space $1 with a gap of $2',
  ],
  // "Widen the desk to 2 m": that is its width; "by 20 cm" is how much wider it gets.
  [
    new RegExp(`^(${Object.keys(SIDE_OF).join('|')}) (.+?) (?:(?:out )?(?:to|until it is)) (?:be )?(${LENGTH})$`, 'gi'),
    (_all, verb: string, what: string, length: string) => `make ${what} ${length} ${SIDE_OF[verb.toLowerCase()]}`,
  ],
  [/\b(?:half again|half as much again) as (?=\w+)/gi, '1.5 times as '],
  [
    /^(?:extend|raise|lower|increase|stretch|grow|enlarge|shrink|reduce|cut|shorten|scale) (.+?) to (\d[\d.]* ?(?:m|cm|meters?)) (?:in )?(height|width|depth|length|tall|high|wide|deep|long)$/gi,
    (_all, what: string, size: string, side: string) => `make ${what} ${size} ${WIDE[side.toLowerCase()] ?? side}`,
  ],
  [
    /\bwith (?:sides|edges|sizes|diameters|edge lengths|side lengths) of (\d[\d.]*(?: ?(?:m|cm))?(?:, \d[\d.]*(?: ?(?:m|cm))?)*,? and \d[\d.]* ?(?:m|cm))\b/gi,
    'of $1',
  ],
  [
    /^make (.+?) (\d[\d.]* ?(?:m|cm|meters?)) (wider|larger|bigger|smaller|narrower) in diameter$/gi,
    (_all, what: string, by: string, way: string) =>
      /^(?:s|n)/i.test(way)
        ? `make ${what} ${by} narrower and ${by} shallower`
        : `make ${what} ${by} wider and ${by} deeper`,
  ],
  // "A green cube of the same size on the red cube": as that.
  [
    /^(add|put|place|create) (an? [\w ]+?) of the same (size|height|width|color) (on|onto|on top of|next to|beside|behind|in front of) (the [\w ]+)$/gi,
    'add $2. make it the same $3 as $5. put it $4 $5',
  ],
  [/\b(?:exactly|precisely) (?=\d|an? (?:meter|metre)|half an? |one (?:meter|metre))/gi, ''],
  [
    /^double (.+?) in (width|height|depth|length) and (width|height|depth|length)$/gi,
    (_all, what: string, a: string, b: string) =>
      `make ${what} twice as ${WIDE[a.toLowerCase()]} and twice as ${WIDE[b.toLowerCase()]}`,
  ],
  [/^how (tall|high|wide|long|deep|big|large|far)['’]s /gi, 'how $1 is '],
  // "Board: 4 m wide": of one that is there.
  [
    new RegExp(
      `^(?:the )?([a-z]+(?: [a-z]+)?): (?=(?:${NUMBER}) ?${UNIT} (?:wide|tall|high|deep|long|thick)\\b)`,
      'gi',
    ),
    'make the $1 ',
  ],
  [new RegExp(`\\b(?:a|one|another) (?:set|batch|lot|total|bunch) of (${COUNT}) (?=[a-z])`, 'gi'), '$1 '],
  // "4x sphere", and not "2x bigger".
  [
    /^((?:please )?(?:add|create|make|put|place|spawn|insert|give me|i want|i need) )?(\d+) ?[x×] (?!as |the |its |size|his |more|less|\w+er\b)(?=[a-z]{3})/gi,
    '$1$2 ',
  ],
  [
    /\bdimensions?(?: of)?:? (\d[\d.]*),? (\d[\d.]*),? (?:and )?(\d[\d.]*) ?(m|cm|mm|meters?|metres?|feet|ft)?\b/gi,
    'dimensions $1 by $2 by $3 $4',
  ],
  [
    new RegExp(
      `(?:,? (?:that |which )?(?:measuring|measures|sized|having|with|of|is)(?: (?:an? |the )?(?:dimensions?|sizes?|measurements?))?(?: of)?|,|:) (${THREE_SIDES})(?: (?:big|large|in size|in total))?(?=$|[ ,.;])`,
      'gi',
    ),
    ' $1',
  ],
  [
    new RegExp(
      `(?: (?:that |which )?(?:measuring|measures|sized|having)(?: (?:an? |the )?(?:dimensions?|sizes?))?(?: of)?| with (?:an? |the )?(?:dimensions?|sizes?) of| of (?:the )?(?:dimensions?|size)) (${SIDES})(?: (?:big|large|in size))?(?=$|[ ,.;])`,
      'gi',
    ),
    ' $1',
  ],
  [new RegExp(`\\b(${THREE_SIDES}) (?:big|large|in size)(?=$|[,.;])`, 'gi'), '$1'],
  [
    new RegExp(
      `^(?:set|change|make|put|move) (?:the )?([xyz])${PLACE} of (.+?) (?:to|=|at|equal to) (${NUMBER})(?: ?m)?(?:,? (?:and |, )?(?:its |the )?([xyz])${PLACE} (?:to|=|at)? ?(${NUMBER})(?: ?m)?)?$`,
      'gi',
    ),
    (all, axis, what, ...rest) => coordinates(all, what, axis, ...(rest as [string, string, string])),
  ],
  [
    new RegExp(
      `^(?:set|change|make|put|move) (.+?) ?'s ([xyz])${PLACE} (?:to|=|at|equal to) (${NUMBER})(?: ?m)?(?:,? (?:and |, )?(?:its |the )?([xyz])${PLACE} (?:to|=|at)? ?(${NUMBER})(?: ?m)?)?$`,
      'gi',
    ),
    coordinates,
  ],
  // "Make the desk a standing desk, 110 cm high": so high.
  [
    new RegExp(
      `^(?:make|turn) (the (?:[a-z]+ )*?([a-z]+)) (?:into )?an? (?:[a-z]+ ){0,2}?\\2,? (?:about |exactly )?(?=${LENGTH} (?:tall|high|wide|long|deep)$)`,
      'gi',
    ),
    'make $1 ',
  ],
  // "Scale the trees randomly between 80 and 120 percent", "vary their size by 20 %".
  [
    /^(?:make|let|have) (.+?) (?:be )?(?:(?:a (?:little|bit)|slightly|somewhat|all) )*(?:different|differ|vary|varied)(?: a (?:little|bit)| slightly)? in (size|height|width|color)$/gi,
    'make $1 different $2s',
  ],
  [/^(?:scale|resize|size) (.+?) (?:randomly|at random)(?:,? (?=between|from|by))?/gi, 'make $1 different sizes '],
  [
    /^(?:vary|randomi[sz]e) (?:the )?(size|height|width|length|depth)s? of (.+?)(?= between| from| by|$)/gi,
    'make $2 different $1s',
  ],
  [
    /^(?:vary|randomi[sz]e) (?:their|its) (size|height|width|length|depth)s?(?= between| from| by|$)/gi,
    'make them different $1s',
  ],
  [
    /(?<=\bdifferent (?:size|height|width|length|depth)s )by (?:up to )?(\d+) ?(?:%|percent)$/gi,
    (_all, n: string) => `between ${100 - Number(n)} and ${100 + Number(n)} percent`,
  ],
]
