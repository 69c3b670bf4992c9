import { COLOR_WORDS } from '../words/colors.ts'
import { numberWord } from './numbers.ts'
import type { Rule } from './rules.ts'

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|\\d+'
const countOf = (words: string) => numberWord(words.toLowerCase()) ?? Number(words)
const PREPOSITION = 'on|onto|in|into|under|behind|beside|next|above|below|between|at|against|near|inside|to|over'
const LENGTH = '\\d[\\d.]* ?(?:mm|cm|m|centimeters?|meters?|feet|foot|ft|inch(?:es)?)'
/** Colours that are no names of things: an orange, a rose and a gold ring are. */
const PLAIN_COLORS = COLOR_WORDS.filter((word) =>
  /^(red|green|blue|yellow|purple|pink|white|black|brown|gray)$/.test(word),
)

const OPPOSITE: Record<string, string> = {
  biggest: 'smallest',
  largest: 'smallest',
  smallest: 'largest',
  tallest: 'shortest',
  shortest: 'tallest',
}
/** "Biggest left" is from the largest to the smallest. */
const fromTo = (which: string, side: string): string => {
  const ends = [which === 'biggest' ? 'largest' : which, OPPOSITE[which]]
  const [from, to] = side === 'left' ? ends : ends.reverse()
  return `from ${from} to ${to}`
}

/** Where a light stands that shines from a side, seen from the front. */
const FROM_SIDE: Record<string, string> = {
  left: '-5, 5, 0',
  right: '5, 5, 0',
  front: '0, 5, 5',
  back: '0, 5, -5',
  behind: '0, 5, -5',
  above: '0, 6, 0',
  top: '0, 6, 0',
}

const isPlace = new RegExp(`^(?:${PREPOSITION})\\b`, 'i')
const isStep = new RegExp(`^(?:${LENGTH} )?(?:up|down|left|right|back|forwards?|backwards?|to the)\\b`, 'i')
const isColor = new RegExp(`^(?:dark |light |pale |bright )?(?:${COLOR_WORDS.join('|')})$`, 'i')

/** "Couch: 10 cm back, vase: on the floor": a list of things, and what is to become of each. */
function listed(all: string): string {
  const parts = all
    .split(/[,;] ?(?=(?:the )?[a-z][a-z ]*: )/i)
    .map((part) => /^(?:the )?([a-z][a-z ]*?): (.+)$/i.exec(part))
  if (parts.length < 2 || parts.some((part) => !part)) return all
  const orders = parts.map((part) => {
    const [, what, how] = part!
    if (isColor.test(how)) return `make the ${what} ${how}`
    if (isStep.test(how)) return `move the ${what} ${how}`
    return isPlace.test(how) ? `put the ${what} ${how}` : ''
  })
  return orders.every(Boolean) ? orders.join('. ') : all
}

/** What is left out because everybody knows it: the thing that a colour is of, the verb, the owner. */
export const ELIDED: Rule[] = [
  [/^(?:the )?[a-z][a-z ]*: .+[,;] ?(?:the )?[a-z][a-z ]*: .+$/gi, listed],
  // "Put the red on the blue": the red one.
  [
    new RegExp(
      `\\b(put|place|set|move|stack|swap|delete|remove|hide|select) the (${PLAIN_COLORS.join('|')}) (?=(?:${PREPOSITION})\\b)`,
      'gi',
    ),
    '$1 the $2 one ',
  ],
  [
    new RegExp(
      `(?<=\\bone )((?:on|onto|in|under|behind|next to|beside|to the (?:left|right) of|in front of|on top of|with|and)) the (${PLAIN_COLORS.join('|')})(?=$|[,.;]| and)`,
      'gi',
    ),
    '$1 the $2 one',
  ],
  [/\bthe former\b(?! \w*(?:one|office|place|spot|position))/gi, 'the first one'],
  [/\bthe latter\b/gi, 'the second one'],
  // "Lift the plate 5 cm off the table": by so much, and no longer on it.
  [
    new RegExp(
      `^(?:lift|raise|hold|pick up|move) (.+?) (?:up )?(${LENGTH}) off (?:the|its) (?:table|desk|floor|ground|shelf|surface)$`,
      'gi',
    ),
    'raise $1 by $2',
  ],
  [
    new RegExp(
      `^(?:raise|lower|bring|lift|set|put) (?:its|the) (?:table ?)?top(?: of (.+?))? (?:up |down )?(?:to|at) (?:a height of )?(${LENGTH})(?: high| above (?:the )?(?:ground|floor))?$`,
      'gi',
    ),
    (_all, what: string | undefined, height: string) => `make ${what ?? 'it'} ${height} tall`,
  ],
  // "Rotate the table by 90 degrees, chairs too".
  [
    /^((?:rotate|turn|move|push|slide|shift|lift|raise|copy|duplicate|delete|hide|scale) )(the [a-z]+(?: (?!by\b|to\b|around\b|away\b|closer\b)[a-z]+)?) (.+?),? (?:and |with )?(?:the |its |their )?(\w+s),? (?:too|as well|included|along)$/gi,
    '$1$2 and the $4 $3',
  ],
  [/ (?:together|along) with (its|their) (\w+s)(?= by\b| to\b| \d)/gi, ' and $1 $2'],
  [
    /\b(pointing|shining|looking|aimed|facing)(?: straight)? down(?:wards?)? from (?:a height of )?(\d[\d.]* ?(?:m|cm|meters?|feet|ft))(?: up| high| above(?: the (?:ground|floor))?)?\b/gi,
    'facing down at a height of $2',
  ],
  [
    new RegExp(
      `\\b(?:at )?(?:a height of )?(${LENGTH})(?: high| up| height| in height)? (?:right |directly |straight )?(?:above|over) the origin\\b`,
      'gi',
    ),
    'at the origin at a height of $1',
  ],
  [
    /\bcamera (?:that |which )?(?:looks|looking|aimed|aiming|points|pointing|facing) (?:down )?(?:at|to|towards|on|onto) (?:the )?(?:world )?(?:origin|scene|center) from above\b/gi,
    'camera at 0, 6, 0 facing down',
  ],
  [
    /\bcamera (?:that |which )?(?:looks|looking|aimed|aiming|points|pointing|facing) (?:down )?(?:at|to|towards|on|onto) (.+?) from above\b/gi,
    'camera 3 m above $1 looking at it',
  ],
  [
    /,? (?:with )?(?:none|no two|none of them|not any)(?: of them)? (?:touching|overlapping|colliding)(?: (?:each other|one another|another))?\b/gi,
    '',
  ],
  [/\b(?:up )?against (?:each other|one another)\b/gi, 'touching each other'],
  [
    /(?<=\b(?:left|right|front|behind|beside|next)\b.*),? (?:and |but |just )*touching (?:it|them)\b/gi,
    ' with a gap of 0 m',
  ],
  [
    /\bagainst the (back|rear|left|right)(?: side)?(?=$|[,.;]| and)/gi,
    (_all, side: string) => `against the ${/rear/i.test(side) ? 'back' : side} wall`,
  ],
  [/\b(?:of|in|from|with) the same (?:wood|metal|fabric|stone|stuff|substance|leather) as\b/gi, 'the same material as'],
  [
    /^what (?:is|are) (its|their|(?:the )?[\w ]+?'s) (height|width|depth|length|size|dimensions?|color|position|name)\??$/gi,
    (_all, whose: string, what: string) =>
      `what is the ${what} of ${/^its$/i.test(whose) ? 'it' : /^their$/i.test(whose) ? 'them' : whose.slice(0, -2)}`,
  ],
  [
    /,? (?:and|but) (?:keep|leave) (?:the rest|everything else|all (?:the )?others?|the others)(?: (?:as|where) (?:it|they) (?:is|are))?$/gi,
    '',
  ],
  [
    new RegExp(
      `\\b(${COUNT}|some|several) random(?:ly placed)? ([a-z]+s?) (?=(?:on|in|over|across|around|about)\\b)`,
      'gi',
    ),
    '$1 $2 randomly ',
  ],
  [
    /^(?:put|move|place|bring) (.+?) where (.+?) (?:is|are|stands?) and (?:vice versa|the other way (?:a)?round)$/gi,
    'swap $1 and $2',
  ],
  [/^(?:stretch|extend|elongate|pull) (.+?) (?:sideways|horizontally|in width)$/gi, 'make $1 wider'],
  [/^(?:stretch|extend|elongate|pull) (.+?) (?:upwards?|vertically|in height)$/gi, 'make $1 taller'],
  [
    /\b(?:in )?(?:autumn|fall)(?:al)?[- ]?(?:colors?|tones?|colored|shades)\b/gi,
    'in orange, firebrick, goldenrod and brown',
  ],
  [/\b(?:in )?(?:pastel)[- ]?(?:colors?|tones?|shades)\b/gi, 'in pink, lightblue, palegreen and lavender'],
  // "One red, two blue and three green cubes".
  [
    new RegExp(
      `\\b((?:(?:an?|one|${COUNT}) (?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}),? (?:and )?)+)(an?|one|${COUNT}) ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) ([a-z]+?)s?(?=$|[,.;]| (?:in|on|next|and|at|to)\\b)`,
      'gi',
    ),
    (_all, some: string, count: string, color: string, thing: string) =>
      `${some
        .replace(/,? (?:and )?$/, '')
        .split(/,? and |, /)
        .map((one) => `${one} ${thing}${/^(?:an?|one)\b/i.test(one) ? '' : 's'}`)
        .join(', ')} and ${count} ${color} ${thing}${/^(?:an?|one)$/i.test(count) ? '' : 's'}`,
  ],
  [
    /\b(another(?: one| [a-z]+)?),? (twice|half|three times|double) (?:its|the|that) size\b/gi,
    (_all, what: string, times: string) => `${what} ${/double/i.test(times) ? 'twice' : times} as big`,
  ],
  [
    /\b(?:facing|looking at|opposite) (an? [\w ]+?|the [\w ]+?),? (?:with )?(?:a (?:gap|distance|space) of )?(\d[\d.]* ?(?:m|cm|meters?|feet|ft)) (?:of space )?(?:between|apart)(?: (?:them|the two))?$/gi,
    '$2 in front of $1 facing it',
  ],
  [
    /\b(light|sun|sunlight)(?: that is| which is)? (?:coming|shining|falling)(?: in)? from (?:the )?(left|right|front|back|behind|above|top)(?: side)?\b/gi,
    (_all, light: string, side: string) => `${light} at ${FROM_SIDE[side.toLowerCase()]} pointing at the origin`,
  ],
  [
    /^(?:add |put |place )?(.+?),? (?:facing|opposite)(?: to)? (?:each other|one another) (?:at|on|by) an? ((?:[a-z]+ )*(?:table|desk))$/gi,
    'add a $2. add $1 on both sides of the $2, facing it',
  ],
  [
    /^(?:i |we |you )?(?:can not|can hardly|could not) (?:really )?see (the [\w ]+?)[,.;:] (?:because |since |as )?(the [\w ]+?) (?:is|are|stands?) (?:right )?in the way$/gi,
    'move $2 away from $1',
  ],
  [
    /^(?:make|let|have) (?:the (?:room|scene|place|whole thing)|it|everything|this) (?:look|feel|seem) like (?:it is )?(?:an? |the )?(?=(?:sunset|sunrise|night|evening|morning|dawn|dusk|day|daytime|studio|noon|winter|summer)\b)/gi,
    'make it ',
  ],
  [
    /^((?:add|create|make|build|put) an? [\w -]+?),? (?:that is |which is )?(twice|half|three times|four times) as (wide|tall|high|deep|long) as (?:it is )?(wide|tall|high|deep|long)$/gi,
    '$1. make it $2 as $3 as it is $4',
  ],
  [/^(?:move|push|get|put|take|pull|shove) (.+?) (?:aside|out of the way)$/gi, 'move $1 to the right'],
  [
    /\bfix (?:everything|all|whatever|what|anything)(?: that| which)? (?:floats?|hovers?|is floating)(?: in the air)?\b/gi,
    'put everything that is floating on the ground',
  ],
  [
    /\bfix (?:everything|all|whatever|what|anything)(?: that| which)? (?:sinks?|is sunk|sank)(?: in)?\b/gi,
    'put everything that is sunk on the ground',
  ],
  [
    /^nothing (?:should|must|may|can|is allowed to|is supposed to) (?:overlap|touch|collide|intersect)(?: (?:anything|each other|anymore|any more))?$/gi,
    'fix the overlaps',
  ],
  [
    /^nothing (?:should|must|may|can|is allowed to|is supposed to) (?:float|hover)(?: (?:in the air|anymore|any more))?$/gi,
    'put everything that is floating on the ground',
  ],
  [/^(?:make|turn|keep) (.+?) (?:hidden|invisible)$/gi, 'hide $1'],
  [
    /^(?:now |and |then )*(?:one|another)(?: one)?(?: just)? like (?:it|that|this|that one|this one) (?=on|in|at|next|behind|to|under|beside|between)/gi,
    'duplicate it and put the copy ',
  ],
  [
    new RegExp(
      `\\bin (?:${COUNT}|some|several) (?:different )?(?:shades|tones|tints|hues) of (${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    'from dark $1 to light $1',
  ],
  [/\b(turn|rotate|spin) (.+?) (?:by )?(?:a |one )?quarter(?: of a turn)?$/gi, '$1 $2 a quarter turn'],
  [
    /\bmove the camera so (?:that )?(?:i|we|you) (?:can |could )?see (?:all of it|everything|the whole [\w ]+|the entire [\w ]+|all)$/gi,
    'frame everything',
  ],
  [/\bmove the camera so (?:that )?(?:i|we|you) (?:can |could )?see (the .+)$/gi, 'frame $1'],
  [
    /^(scale|shrink|enlarge|resize) (?:the )?(?:whole |entire )?scene (?=by|to|\d|up|down)/gi,
    '$1 everything together ',
  ],
  [
    /^(move|shift|lift|raise|lower|center) (?:the )?(?:whole |entire )?scene (?=by|to|\d|up|down|left|right)/gi,
    '$1 everything ',
  ],
  [
    new RegExp(
      `\\bwith (${COUNT}) (chairs|stools|seats) (?:on|along|at) (?:each|either|both) (?:long |longer )?sides?(?: of (?:it|the table))?,? and (one|${COUNT})(?: chairs?)? (?:at|on) (?:each|either|both|the) ends?(?: of (?:it|the table))?`,
      'gi',
    ),
    (_all, sides: string, seats: string, ends: string) =>
      `with ${2 * countOf(sides)} ${seats} on the long sides of it and ${2 * (/one/i.test(ends) ? 1 : countOf(ends))} ${seats} at both ends of it`,
  ],
  [
    new RegExp(
      `\\b(?:an? )?(?:fence|row|line) of ((?:${COUNT}|\\d+) (?:wooden |metal |stone )?(?:posts|poles|pillars|columns|stakes))\\b`,
      'gi',
    ),
    'a row of $1',
  ],
  [/^(?:and )?with (an? [\w ]+? (?:on|in|next to|under|behind|beside|above) (?:it|them))$/gi, 'add $1'],
  [
    /,? (?:and )?(?:lit|illuminated)(?: up)? by (an? [\w ]*?(?:light|lamp)|(?:two|three|four|five|six) [\w ]*?(?:lights|lamps))$/gi,
    (_all, lights: string) => `. add ${lights} ${/^an?\b/i.test(lights) ? 'above it' : 'around it'} pointing at it`,
  ],
  [
    new RegExp(
      `^(?:put |add |place |create |build |make )?(an? [\\w ]+?) in the (?:middle|center) of ((?:a (?:circle|ring) of )?(?:${COUNT}) [\\w ]+s)$`,
      'gi',
    ),
    (_all, what: string, ring: string) => `add ${what}. put ${ring.replace(/^a (?:circle|ring) of /i, '')} around it`,
  ],
  [
    new RegExp(
      `\\ban? ((?:${COUNT}|\\d+) (?:by|x) (?:${COUNT}|\\d+)) grid of ([a-z]+),? (?:alternately|alternating|alternating between) ((?:${COLOR_WORDS.join('|')}) and (?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    'a $1 checkerboard of $3 $2',
  ],
  [
    /\b(an? (?:[a-z]+ )?(?:bookshelf|bookcase|shelf|table|desk|cart))(?:,? (?:that is )?(?:filled with|full of|covered (?:with|in))) ([a-z]+s)\b/gi,
    '$1 with six $2 on it',
  ],
  [
    /\b(an? (?:[a-z]+ )?(?:bowl|basket|box|crate|vase|bucket|bin|pot|bag|chest))(?:,? (?:that is )?(?:filled with|full of)) ([a-z]+s)\b/gi,
    '$1 with three $2 in it',
  ],
  [
    /(?<=\b(?:row|line)), (?:with )?(?:the )?(biggest|largest|smallest|tallest|shortest)(?: one)? (?:on the |at the |to the )?(left|right)$/gi,
    (_all, which: string, side: string) => ` ${fromTo(which.toLowerCase(), side.toLowerCase())}`,
  ],
  [
    /^make each(?: one| of them)? (bigger|larger|smaller|taller|shorter|wider) than the (?:one |[a-z]+ )?(?:before|last|previous)(?: (?:it|one))?$/gi,
    'make them getting $1',
  ],
  [
    new RegExp(
      `^(?:add |create |make |build )?(?:stack|pile)(?: up)? ((?:${COUNT}) [\\w ]+?s) with (an? [\\w ]+?) on (?:the )?top(?: of (?:it|them))?$`,
      'gi',
    ),
    'add a stack of $1. put $2 on top of them',
  ],
  [
    /^(?:stack|pile)(?: up)? (the [\w ]+?|them|all [\w ]+?) with (an? [\w ]+?) on (?:the )?top(?: of (?:it|them))?$/gi,
    'stack $1. put $2 on top of them',
  ],
  [
    /,? (?:and )?(?:everything|all of (?:it|them)|all|both)(?: (?:is|are))? scaled(?: (?:up|down))? (to|by) (.+)$/gi,
    '. scale them $1 $2',
  ],
  [
    /\b(row|line|column|circle|grid|stack|tower) (of [\w ]+?) (?:that (?:goes?|fades?|changes?)|which (?:goes?|fades?)|going|fading|ranging|changing)(?: in colou?r)? from\b/gi,
    '$1 $2 from',
  ],
  [
    /^(add|put|place) (an? [\w ]+?) to (an? (?:[a-z]+ )?(?:table|desk|shelf|counter|bookshelf|nightstand|dresser))$/gi,
    'add $2 on $3',
  ],
  [
    new RegExp(
      `^(?:bring|put|move|place|set|arrange) (.+?) (?:to|at|by|around|next to) (the [\\w ]+?),? (?:with )?(?:${COUNT}|one) (?:of them )?on (?:each|either) side(?: of it)?$`,
      'gi',
    ),
    'put $1 on both sides of $2',
  ],
  [
    /(?<=\bon (?:the|my) (?:[a-z]+ )?wall),? (?:and )?(?:keep(?:ing)? (?:it )?)?at the same height(?: as (?:before|now))?/gi,
    '',
  ],
  [
    /\bso (?:that )?(?:their|its) backs? (?:is|are|faces?|points?|looks?)(?: (?:at|to|towards))? (?=the |my |it\b)/gi,
    'to face away from ',
  ],
  [/^close (?:up )?the (?:gap|space|distance) between (the [\w ]+?) and (the [\w ]+)$/gi, 'move $1 up to $2'],
  [
    /^((?:delete|remove|hide|move|push|rotate|turn|duplicate|copy|group) .+?), (?:together |along )?with (the [a-z]+s)$/gi,
    '$1 and $2',
  ],
  [
    /^.*?(?:\.{2,}|…| -|,) ?(?:no,? |oh,? |hm+,? )?wait,? (?:no,? )?(?=(?:add|put|make|move|delete|paint|turn|rotate|hide|show|create|place) )/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:add |put |place )?((?:${COUNT}) )([a-z]+s) on the left and (?:${COUNT}) (?:[a-z]+ )?on the right,? facing each other$`,
      'gi',
    ),
    'add a column of $1$2 at -1.5, 0, 0 facing right. add a column of $1$2 at 1.5, 0, 0 facing left',
  ],
  // "Three towers, each of four cubes, a metre apart".
  [
    new RegExp(
      `^(?:add |create |make |build |put |set up |place )?(${COUNT}) (?:identical |equal |separate )?(tower|stack|pile|column)s,? (?:each |all )?(?:made )?(?:up )?(?:of|with|from) ((?:${COUNT}|\\d+) [a-z]+(?: [a-z]+)??)(?: each)?(?:,? (?:and )?(?:spaced )?(${LENGTH}|(?:an? |half an? )?meter|0\\.5 meter) apart)?$`,
      'gi',
    ),
    (_all, count: string, kind: string, things: string, gap: string | undefined) =>
      `add a ${kind} of ${things}. group them as ${kind[0].toUpperCase()}${kind.slice(1)}. duplicate it ${countOf(count) - 1} times with a gap of ${gap ?? '0.5 m'}`,
  ],
]
