import { COLOR_WORDS, SHADES } from '../words/colors.ts'
import { SIZE_WORDS } from '../words/sizes.ts'
import { FINISH_WORDS } from '../words/surfaces.ts'
import { numberWord } from './numbers.ts'
import { AT } from './phrases.ts'
import { singular } from './plural.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** What is made, up to the thing. */
const MAKE = '(?:add|create|make|place|put|spawn|insert|build|give me|bring)'
/** A word for how a new thing looks. */
const LOOK = `(?:${[...Object.keys(SIZE_WORDS), ...COLOR_WORDS, ...FINISH_WORDS, ...Object.keys(SHADES)].join('|')})`
/** "Balls" of "ball"; what is many stays. */
const several = (thing: string): string => (/s$/i.test(thing) ? thing : `${thing}s`)

const countOf = (words: string) => numberWord(words.toLowerCase()) ?? Number(words)

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

/** What is to be made, and of what, in the words that the grammar knows. */
export const MAKING: Rule[] = [
  // "A picture of a cat": of a kind that is not known, and said to be plain.
  [
    /\b((?:an?|one|two|three|\d+|another) (?:[a-z]+ )??)(picture|painting|poster|photo|drawing|statue|sculpture|bust|portrait)(s?) of (?:an? |some )(?!(?:glass|wood|stone|metal|gold|kind)\b)([a-z]+)\b(?! (?:made|in))/gi,
    '$1$4 $2$3',
  ],
  // "A basket of apples", "a bowl of three pears": those in it.
  [
    /\b((?:an?|one|another) (?:[a-z]+ )??(?:bowl|basket|vase|jar|plate|tray|bucket|pot|crate)) of ((?:two|three|four|five|six|\d+|some|a few) )?(apples|oranges|pears|lemons|flowers|roses|tulips|balls|books|plants)\b/gi,
    (_all, holder: string, count: string | undefined, what: string) =>
      `${holder} with ${/^(?:some|a few)/.test(count ?? 'some') ? 'three ' : count}${what}`,
  ],
  // "A classroom with 12 desks in 3 rows, each with a chair": with room for them.
  [
    /\b(desks|tables) in (\d+|two|three|four|five|six) rows,? (?:and )?each with an? ((?:[a-z]+ )?(?:chair|stool|seat))$/gi,
    (_all, tables: string, rows: string, seat: string) =>
      `${tables} in ${rows} rows 1 m apart. put a ${seat} in front of each ${tables.slice(0, -1)} facing it`,
  ],
  // "Give the robot a table to stand on".
  [
    /^(?:give|get|find) (the [\w ]+?|it|them) (an? [\w ]+?) to (?:stand|sit|lie|rest|sleep) on(?=$|[,.;]| and )/gi,
    'put $1 on $2',
  ],
  // "A bar with five stools".
  [
    /^(create|add|build|make|put|place) an? (?:[a-z]+ )?bar with (?=(?:[a-z]+|\d+) (?:bar )?(?:stools|chairs|seats)\b)/gi,
    '$1 a counter with ',
  ],
  // "A street with three cars parked along it".
  [/(?<=^(?:create|add|build|make) .+ with .+) (?:parked|standing|placed|lined up|set) (?=along (?:it|the)\b)/gi, ' '],
  // "A table with a vase with flowers on it": the vase is on the table, the flowers are in the vase.
  [
    /\bwith (an?) ((?:[a-z]+ )??)(vase|bowl|basket|jar|bucket|pot|glass|cup|mug) with ((?:an?|some|two|three|four|five|six|\d+) [a-z ]+?) (on (?:it|top(?: of it)?))((?:,| and) .+)?$/gi,
    (_all, one: string, which: string, holder: string, what: string, where: string, more = '') =>
      `with ${one} ${which}${holder} ${where}${more}. put ${what} in the ${holder}`,
  ],
  // "A bowl of cherries": of a kind that is not known, and said to be plain.
  [
    /\b((?:an?|one|two|three|\d+|another) (?:[a-z]+ )??)(bowl|basket|vase|jar|plate|tray|bucket|pot|crate|bag)(s?) of (?!(?:the|my|an?|fruit|fruits|flowers|water|apples|oranges|each|all|wood|glass|metal|stone|gold|silver|steel|marble|copper|clay)\b)([a-z]+?s)\b/gi,
    (_all, one: string, holder: string, many: string, what: string) =>
      `${one}${what.replace(/ies$/i, 'y').replace(/s$/i, '')} ${holder}${many}`,
  ],
  // "A carpet under the drums, round, 3 m across": a round carpet.
  [
    /^(add|put|place|create|lay) (an?) (?!round|square|rectangular)((?:[a-z]+ )?[a-z]+) ((?:on|under|in|at|by|next to|beside|behind|between|in front of|around|above) [^,]+), (?:a )?(round|square|rectangular)(?: one)?(?=$|[,.])/gi,
    (_all, verb: string, _one: string, what: string, where: string, outline: string) =>
      `${verb} a ${outline} ${what} ${where}`,
  ],
  // "A small red and a large blue box": a small red box.
  [
    new RegExp(
      `(?<=^(?:${MAKE}|put|place|i (?:want|need|would like)) (?:.* and |.*, )?)(an?|one|${COUNT}) ((?:${LOOK} )*${LOOK}),? and (an?|one|${COUNT}) ((?:${LOOK} )+)([a-z]+)(?=$|[,.;]| (?:${AT}|inside|around|from|with|for)\\b)`,
      'gi',
    ),
    (_all, a: string, look: string, b: string, other: string, thing: string) =>
      `${a} ${look} ${/^(?:an?|one|1)$/i.test(a) ? singular(thing) : several(thing)} and ${b} ${other}${thing}`,
  ],
  // "4 x 50 cm boxes": four of them.
  [
    new RegExp(
      `(?<=^${MAKE} )(\\d{1,2}) ?(?:x|times|×) (?=${LENGTH} (?:(?:wide|tall|long|high) )?(?:${LOOK} )*[a-z]+s\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // "Both bedside tables should have a lamp": that which has none gets one.
  [
    /^(?:both|all)(?: of)?(?: the)? ((?:[a-z]+ ){0,2}[a-z]+?)s (?:should|must|need to|have to|ought to) (?:have|get|carry|hold) (an?) ([a-z]+(?: [a-z]+)?)(?: each)?$/gi,
    (whole, what: string, a: string, thing: string) =>
      /^(?:height|width|depth|size|length|look|color|gap|distance|diameter|surface|finish|shine|bit|little)\b/i.test(
        thing.split(' ').at(-1)!,
      )
        ? whole
        : `put ${a} ${thing} on every ${what} that has none`,
  ],
  [
    /^light (an?|two|three|four|five|some|\d+) ((?:[a-z]+ )?(?:candle|torch|lantern|campfire|fire)(?:s|es)?)\b/gi,
    'add $1 $2',
  ],
  // "Give the counter a marble top".
  [
    new RegExp(`^give (the [\\w ]+?|it) an? (${LOOK}) (?:top|surface|worktop|tabletop|countertop|finish)$`, 'gi'),
    'make $1 $2',
  ],
  // "And add two chairs at the ends": of it.
  [
    /\b((?:add|put|place) (?:an? |two |2 |some )?[\w ]*?(?:chair|stool|bench)(?:s|es)?) (?:at|on) (?:the|its|both) (ends|heads)(?=$|[,.;])/gi,
    '$1 at both ends of it',
  ],
  // "A camera 5 m in front of the table and 2 m high": so far up.
  [
    new RegExp(
      `^((?:add|create|put|place|set up|mount|hang) (?:an?|another) (?:[\\w]+ )*?(?:camera|light|spotlight|spot)\\b[^.;]*?),? (?:and )?(${LENGTH}) (?:high|up)\\b(?! (?:above|over))`,
      'gi',
    ),
    '$1 at a height of $2',
  ],
  [
    new RegExp(
      `\\b(pyramid)\\b(.*?) with an? (?:square |quadratic )?(?:base|foot) of (${LENGTH})(?: (?:by|x) ${LENGTH})?(?: and|,) an? height of (${LENGTH})`,
      'gi',
    ),
    '$1$2 $3 wide, $3 deep and $4 tall',
  ],
  // "As many cones as there are boxes".
  [
    /^(?:add|create|make|put|place) as many ((?:[a-z]+ )*?[a-z]+)s as (?:there are|we have|i have|you see|it has) (?:the )?((?:[a-z]+ )*?[a-z]+?)s(?: (?:in the (?:scene|room)|here))?$/gi,
    (_all, what: string, of: string) => `add a ${singular(`${what}s`)} for each ${singular(`${of}s`)}`,
  ],
  [
    new RegExp(
      `\\b(cone|pyramid|cylinder|column|pillar)\\b(.*?) with an? (?:base|foot|bottom) of (${LENGTH})(?: (?:in diameter|wide|across))?`,
      'gi',
    ),
    '$1$2 and $3 wide',
  ],
  [
    /^(?:both|all|the(?: two| three)?) ([a-z ]+?)(?:s|es) need (an? [\w ]+?) (beside|next to|behind|in front of|under|above|over|near) them$/gi,
    (_all, what: string, thing: string, where: string) =>
      `put ${thing} ${where} each ${what.replace(/shelv$/, 'shelf')}`,
  ],
  [
    /\b(wooden|metal|glass|plastic|stone|golden) (\d[\d.]* ?(?:cm|m)) (?=[a-z]+)(?!(?:to|tall|high|wide|long|deep|thick|left|right|up|down|forwards?|backwards?|back|away|from|apart|behind|above|in|closer|further|further|taller|higher|wider|longer|deeper)\b)/gi,
    '$2 $1 ',
  ],
  [/\b(?:visitor|visitors['’]|guest|spare|additional) (?=(?:chair|seat|lamp|table|bed|stool)s?\b)/gi, ''],
  [
    /^(?:put|place|add|set) an? ([a-z]+) like (the (?:[a-z]+ )?\1(?: \d+)?) ((?:on|in|under|behind|beside|next to|in front of) (?:the|my) .+)$/gi,
    'duplicate $2 and put it $3',
  ],
  [
    /^(?:each|every) (?:of the )?([a-z ]+?)s? (?:gets|should get|needs|must have|should have|has to have) (an? [\w ]+?) (beside|next to|behind|in front of|under|above|near) (?:it|them)$/gi,
    'put $2 $3 each $1',
  ],
  [
    /^(?:each|every) (?:of the )?([a-z ]+?)s? (?:gets|should get|needs|must have|should have|has to have) (an? [\w ]+?) (?:on|at) (?:it|top|top of it|(?:its|the) top)$/gi,
    'put $2 on each $1',
  ],
  // "Every pot gets a plant", "fill each pot with a plant": one in each.
  [
    /^(?:each|every) (?:of the )?(pot|vase|bowl|basket|box|crate|cup|glass|bucket|planter)s? (?:gets|should get|needs|must have|should have|has to have) (an? [\w ]+)$/gi,
    'put $2 in each $1',
  ],
  [
    /^((?:each|every) (?:of the )?[a-z ]+?|the [a-z]+) (?:gets|receives|has to get|must get|has to have|must have) (an? [\w ]+)$/gi,
    'give $1 $2',
  ],
  [/^fill (?:each|every) (?:of the )?([a-z]+?)s? with (an? [\w ]+)$/gi, 'put $2 in each $1'],
  [/^(?:plant|grow) (?:something|anything|some plants?|flowers|a flower) (?=in|into|on )/gi, 'put a plant '],
  [
    /^(?:each|every) (?:of the )?((?:[a-z]+(?: ?'s)? )?)((?:[a-z]+ )?(?:table|desk|shelf|nightstand|counter|bench|windowsill))s? (?:gets|should get|needs|must have|should have|has to have) (an? [\w ]+)$/gi,
    (_all, whose: string, what: string, thing: string) =>
      `put ${thing} on each ${/'s $/i.test(whose) ? '' : whose}${what}`,
  ],
  // "New cylinder: Tower": what it is to be called.
  [
    /^(?:add |create |make |insert )?(?:an? )?new ([a-z]+)(?:: |, (?:name|called|named):? )([A-Z][\w-]*)$/g,
    'add a $1 called $2',
  ],
  // "Build the robot a stage, and stand it on that": it is the robot that goes there.
  [
    /^(?:build|construct|buy|make) (the [\w ]+?|it) (an? (?!.*\b(?:bigger|smaller|taller)\b).+?),? and (?:then )?(put|place|stand|set|sit|lay) (?:it|him|her|them) (on|under|inside|behind|in front of|next to) (?:it|that|this|top)$/gi,
    'add $2 and $3 $1 $4 it',
  ],
  [/^(?:build|construct|buy) (the [\w ]+?|it) (?=an? )/gi, 'give $1 '],
  [
    /\b(an?) ((?:[a-z]+ )?[a-z]+) with an? (wooden|metallic|golden|shiny|matte|glossy|rough|rusty|marble|stone|leather|glass|chrome) (?:look|finish|surface|appearance)\b/gi,
    'a $3 $2',
  ],
  // "The robot could use an audience: four chairs facing it": what it is comes behind.
  [
    /^((?:the|my|our) [\w ]+?|we|i) (?:could use|could do with|needs?|wants?|lacks?) (?:an?|some) [\w ]+?: ?(?=(?:an?|some|two|three|four|five|six|eight|ten|\d+) )(.+)$/gi,
    (_all, who: string, what: string) => `add ${/^(?:we|i)$/i.test(who) ? what : what.replace(/\bit\b/gi, who)}`,
  ],
  // "A rim light", "a fill light": by what it does.
  [
    /\b(an?|another|(?:a )?(?:second|third)|one more) (?:(warm|cold|cool|soft|red|blue|green|yellow|white) )?(?:(rim|hair|key|accent|kicker|back|main)|(fill|ambient|side|bounce|base)) light\b(?! (?:called|named))/gi,
    (_all, article: string, tone: string | undefined, spot: string | undefined) =>
      `${/^an$/i.test(article) ? 'a' : article} ${tone ? `${tone} ` : ''}${spot ? 'spotlight' : 'point light'}`,
  ],
  [
    /^(copy|duplicate|clone) (.+?) to (\d[\d.]* ?(?:cm|m)) (in front|behind|to the left|to the right|further)\b/gi,
    (_all, verb: string, what: string, far: string, way: string) =>
      `${verb} ${what} ${far} ${{ 'in front': 'forward', behind: 'back' }[way.toLowerCase()] ?? way}`,
  ],
  [
    /^((?:put|add|place|set) )an? ([a-z]+(?: [a-z]+)?) like the [a-z]+ one (?=(?:on|in|next|beside|under|behind|above|at) )/gi,
    '$1another $2 ',
  ],
  // What has a diameter is round.
  [
    /\b(an? (?!round\b)(?:[\w-]+ )?)((?:rug|carpet|mat)\b(?=[^.;]*\b(?:diameter|radius)\b))/gi,
    (_all, before: string, what: string) => `${/^an? $/i.test(before) ? 'a ' : before}round ${what}`,
  ],
  // "Larger than it by 50 cm on all sides".
  [
    /(?:,| that is| which is)* (larger|bigger|wider) than (it|the [\w ]+?) by (?:about |around |roughly )?(a|\d[\d.]*) ?(cm|m|meters?) (on (?:all|every|each|both)(?: its)?(?: four)? sides?)\b/gi,
    ' that is $3 $4 $1 than $2 $5',
  ],
  [
    /^((?:add|put|place|create|lay) an? [\w ]*?(?:rug|carpet|mat|platform|slab|plinth|base|deck))((?:,| that is| which is)* (?:about |around |roughly )?(?:a|\d[\d.]*) ?(?:cm|m|meters?) (?:larger|bigger|wider) than (?:it|the [\w ]+?) on (?:all|every|each|both)(?: its)?(?: four)? sides?),? ((?:under|below|beneath) the [\w ]+)$/gi,
    '$1 $3$2',
  ],
  // "A rug under the table that is 50 cm larger than it on all sides": so much on either side of it.
  [
    /^((?:add|put|place|create|lay) an? [\w ]*?)(rug|carpet|mat|platform|slab|plinth|base|deck)( (?:under|below|beneath) (the [\w ]+?))(?:,| that is| which is)* (?:about |around |roughly )?(a|\d[\d.]*) ?(cm|m|meters?) (?:larger|bigger|wider) (?:than (?:it|the \w+) )?on (?:all|every|each|both)(?: its)?(?: four)? sides?(?: than (?:it|the \w+))?$/gi,
    (_all, what: string, rug: string, under: string, table: string, by: string, unit: string) => {
      const more = `${2 * (by === 'a' ? 1 : Number(by))} ${unit}`
      return `${what}${rug}${under}. make it as wide as ${table}. make it as deep as ${table}. make it ${more} wider. make it ${more} deeper`
    },
  ],
  [
    /\b(pointing|shining|looking|aimed|facing)(?: straight)? down(?:wards?)? from (?:a height of )?(\d[\d.]* ?(?:m|cm|meters?|feet|ft))(?: up| high| above(?: the (?:ground|floor))?)?\b/gi,
    'facing down at a height of $2',
  ],
  [
    /\bcamera (?:that |which )?(?:looks|looking|aimed|aiming|points|pointing|facing) (?:down )?(?:at|to|towards|on|onto) (?:the )?(?:world )?(?:origin|scene|center) from above\b/gi,
    'camera at 0, 6, 0 facing down',
  ],
  [
    /\b(?:in )?(?:autumn|fall)(?:al)?[- ]?(?:colors?|tones?|colored|shades)\b/gi,
    'in orange, firebrick, goldenrod and brown',
  ],
  [
    /\b(?:in )?(?:(?:two|three|four|five|\d+|an?) )?(?:different )?pastel[- ]?(?:colors?|tones?|shades?)\b/gi,
    'in pink, lightblue, palegreen and lavender',
  ],
  [
    /\b(another(?: one| [a-z]+)?),? (twice|half|three times|double) (?:its|the|that) size\b/gi,
    (_all, what: string, times: string) => `${what} ${/double/i.test(times) ? 'twice' : times} as big`,
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
    new RegExp(
      `\\bin (?:${COUNT}|some|several) (?:different )?(?:shades|tones|tints|hues) of (${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    'from dark $1 to light $1',
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
    /\b(row|line|column|circle|grid|stack|tower) (of [\w ]+?) (?:that (?:goes?|fades?|changes?)|which (?:goes?|fades?)|going|fading|ranging|changing)(?: in colou?r)? from\b/gi,
    '$1 $2 from',
  ],
  [
    /^(add|put|place) (an? [\w ]+?) to (an? (?:[a-z]+ )?(?:table|desk|shelf|counter|bookshelf|nightstand|dresser))$/gi,
    'add $2 on $3',
  ],
  [
    new RegExp(
      `^(?:add |put |place )?((?:${COUNT}) )([a-z]+s) on the left and (?:${COUNT}) (?:[a-z]+ )?on the right,? facing each other$`,
      'gi',
    ),
    'add a column of $1$2 at -1.5, 0, 0 facing right. add a column of $1$2 at 1.5, 0, 0 facing left',
  ],
  [/^sit (by|at|next to|near|in front of|beside|on|under) (.+)$/gi, 'add a chair $1 $2'],
  // "Three towers, each of four cubes, a metre apart".
  [
    new RegExp(
      `^(?:add |create |make |build |put |set up |place )?(${COUNT}) (?:identical |equal |separate )?(tower|stack|pile|column)s,? (?:each |all )?(?:made )?(?:up )?(?:of|with|from) ((?:${COUNT}|\\d+) [a-z]+(?: [a-z]+)??)(?: each)?(?:,? (?:and )?(?:spaced )?(${LENGTH}|(?:an? |half an? )?meter|0\\.5 meter) apart)?$`,
      'gi',
    ),
    (_all, count: string, kind: string, things: string, gap: string | undefined) =>
      `add a ${kind} of ${things}. group them as ${kind[0].toUpperCase()}${kind.slice(1)}. duplicate it ${countOf(count) - 1} times with a gap of ${gap ?? '0.5 m'}`,
  ],
  [
    new RegExp(
      `^((?:add|create|make|build) )?((?:${COUNT}) [a-z]+s),? (?:that |which )?(?:get|getting|become|becoming|turn|turning) (darker|lighter)(?: and \\3)?(?: from left to right)?$`,
      'gi',
    ),
    (_all, verb: string | undefined, things: string, how: string) =>
      `${verb ?? 'add '}a row of ${things} from ${/^d/i.test(how) ? 'lightgray to black' : 'black to white'}`,
  ],
  [
    /\b(\w+ [a-z]+s), ((?:\d[\d.]*, )+\d[\d.]* and \d[\d.]*) ?(cm|m|mm|meters?|feet|ft) (?:large|big|wide|tall|high|long)\b/gi,
    '$1 of $2 $3',
  ],
  // "A dining area: round table, four chairs, lamp above it".
  [/^(?:create|make|build|set up|add|design) an? [\w -]+?: ?(?!the\b|its\b)(?=[a-z])/gi, 'add '],
]
