import { colorWord, SHADES } from '../words/colors.ts'
import { finishWord } from '../words/surfaces.ts'
import { ROOMS, type Rule } from './rules.ts'

const LENGTH = '((?:\\d+(?:[.,]\\d+)?|half a|an?|one) ?(?:mm|cm|m|meters?|feet|foot|ft|inch(?:es)?|centimeters?)\\b)'

/** Whether words are a colour or a finish: "dark blue", "gold". */
const isLook = (words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .every((word) => colorWord(word) !== undefined || finishWord(word) !== undefined || Object.hasOwn(SHADES, word))

const AS_LARGE: Record<string, string> = {
  diameter: 'big',
  size: 'big',
  width: 'wide',
  height: 'tall',
  depth: 'deep',
  length: 'long',
}

/** Where things go and how they are set out, in the words that the grammar knows. */
export const PLACES: Rule[] = [
  // "Put the plant at the front left": in that corner.
  [
    /^(?!.*\bcorner\b)((?:put|place|add|set|stand|move|bring|push) .+?) (?:at|to|into|in|on) the (front|back|rear|far)[ -](left|right)(?: side| end)?(?: of the (?:room|scene|floor))?$/gi,
    '$1 in the $2 $3 corner',
  ],
  // Other words for where a thing is to be.
  [/\b(?:to|on|at) one side of (?=the |it\b|my )/gi, 'next to '],
  [/\bnext (?=the (?!to\b)|my )/gi, 'next to '],
  [
    /\b(?:not (?:too |so |very )?far (?:away )?from|in (?:close|direct|the immediate|immediate) (?:proximity|vicinity|neighbou?rhood) (?:to|of)|in the immediate (?:vicinity|proximity) of) /gi,
    'near ',
  ],
  [/\bin the (?:air|sky) (?=(?:above|over) )/gi, ''],
  [/\b(?:in|into) the (?:space|gap|room|area|free space) (?=(?:in )?between )/gi, ''],
  [/\b(to|at|on) the (?:world|scene|global)(?:['’]s)? origin\b/gi, '$1 the origin'],
  [
    /^((?:put|place|set|stand|move|bring|park|position) .+?) (?:very |quite |right |up )?close to (?=(?:the|it|them|that|my) ?)/gi,
    '$1 next to ',
  ],
  [/^advance (the [\w ]+?|it|them) (by )?(?=\d|an? )(.+)$/gi, 'move $1 $3 forward'],
  [/\bto the fore\b|\bfrontwards?\b|\bto the fore side\b/gi, 'forward'],
  [/\b(?:in|to) the (?:vicinity|proximity|neighbou?rhood|surroundings) of /gi, 'near '],
  // "Put everything from the left bench on the right one".
  [
    /^(put|move|place|bring|take|carry|transfer|shift) (?:everything|all(?: of)?(?: the)? (?:things|stuff|objects|items)|the (?:things|stuff|objects|items)) (?:from|off) (.+?) (?=(?:on|onto|to|into|in|over to) )/gi,
    '$1 everything on $2 ',
  ],
  [/^one (?=[\w ]+? (?:on|in|next to|beside|behind|in front of|under|at|near) (?:each|every) )/gi, 'put one '],
  [/\bup on(?:to)? (?=the |it\b|them\b|my |that |this )/gi, 'on '],
  [/^store (?=(?:the|it|them|all|both|my|these|those)\b)/gi, 'put '],
  // "On the horse's back".
  [
    /\b(on|onto) (the [\w ]+?) ?['’]s (?:back|top)\b(?! (?:wall|side|left|right|corner|edge|half|row|part|panel))/gi,
    '$1 $2',
  ],
  [
    /\balong the (back|front|left|right|rear|far) (edge|side)(?: of (?:the )?(?:scene|room|place|whole thing))?$/gi,
    'along the $1 $2 of the floor',
  ],
  // "At -2, 3": on the ground there.
  [
    /^((?:move|place|put|position|set|bring|add|create|insert|send)\b.*?) (?:at|to)(?: position| coordinates?| point)? \(?(-?\d[\d.]*)(?: ?m\b)?(?: ?, ?| )(-?\d[\d.]*)(?: ?m\b)?\)?$/gi,
    '$1 to x $2, z $3',
  ],
  [/\b(both|all|the|two|three|four) (?:the |of the )?(?:pieces|bits) of ([a-z]+?)s?\b/gi, '$1 $2s'],
  [/\b(at|on|to) the two (ends|sides) of\b/gi, '$1 both $2 of'],
  [/(?<=\w )(?<!\b(?:on|to|at) )either side of (?=the |it\b|them\b|my )/gi, 'on either side of '],
  // "One crate on the other: the front one on the back one".
  [
    /^one ([a-z]+) on(?:to| top of)? the other(?: one)? ?[:,;] (?:put )?the ([a-z]+)(?: one)? on(?:to| top of)? the ([a-z]+)(?: one)?$/gi,
    'put the $2 $1 on the $3 $1',
  ],
  [
    /^why (?:is|are) (the [\w ]+?) not ((?:on|in|under|behind|next to|beside|in front of|by) the [\w ]+?)\?,? (?:put|place|move|bring) (?:it|them) there$/gi,
    'put $1 $2',
  ],
  // "On the rug, place three cubes": the place comes last.
  [
    /^((?:on|in|under|behind|next to|beside|above|in front of) the [\w ]+?), (place|put|add|create|make|build) ((?:an?|some|one|two|three|four|five|six|\d+) [^,;.]+)$/gi,
    '$2 $3 $1',
  ],
  // "The lamp left and the plant right of the sofa": both of the sofa.
  [
    /\b(put|place|set|move|stand) (.+?) (?:to the |on the )?(left|right) and (.+?) (?:to the |on the )?(left|right) of (.+)$/gi,
    '$1 $2 to the $3 of $6 and $4 to the $5 of $6',
  ],
  [
    /\b(put|place|set|move|stand) (.+?) (?:at|on|to) the (left|right) (?:side |hand side )?of (.+?) and (.+?) (?:at|on|to) (?:the|its) (?:other|opposite) side$/gi,
    (_all, verb: string, a: string, side: string, of: string, b: string) =>
      `${verb} ${a} to the ${side} of ${of} and ${b} to the ${/left/i.test(side) ? 'right' : 'left'} of ${of}`,
  ],
  [/\b(put|set|place|get|lift|bring|move|stand) (.+?) up (?=(?:on|onto|on top of) )/gi, '$1 $2 '],
  [
    /\b((?:red|blue|green|white|black|yellow|brown|gray|pink|orange|small|large|big|tall|old|new|wooden|broken)) (ones?) (?:of|among|from) (?:the|my) ([a-z]+?)s\b/gi,
    (_all, how: string, ones: string, what: string) => `${how} ${what}${/s$/i.test(ones) ? 's' : ''}`,
  ],
  [
    /^(?:the |my )?(.+?) (?:goes|go|belongs|should go|must go) through (?:the )?(?:middle|center) of (.+)$/gi,
    'put $1 in the center of $2',
  ],
  [/\bthe (left|right)most ([a-z]+) but one\b/gi, 'the second $2 from the $1'],
  [/\bthe last ([a-z]+) but one\b/gi, 'the second $1 from the right'],
  [
    /\bwhere (?:everybody|everyone|people|all|i|we|you|one|all of us) can (?:see|reach|get to) (?:it|them),? (?=(?:in|on|at|next|near|by|beside|under|above|behind)\b)/gi,
    '',
  ],
  [
    /\b(an? [a-z]+(?: [a-z]+)?) (?:that|which) (?:stands|sits|lies|hangs|is) (?=(?:on|in|under|next to|beside|behind|above|in front of) an? )/gi,
    '$1 ',
  ],
  // "Lower it so that its bottom touches the floor".
  [
    /^(?:lower|move|bring|drop|put|pull|push|get) (the [\w ]+?|it|them)(?: down)?,? (?:so|until|such) (?:that )?(?:its|their|the) (?:bottoms?|feet|base|underside|legs|lower edge) (?:touch(?:es)?|is on|are on|rests? on|sits? on|is at|reach(?:es)?|meets?) the (?:floor|ground)$/gi,
    'put $1 on the ground',
  ],
  // "Sink it 5 cm into the podium".
  [
    new RegExp(
      `\\bsink (the [\\w ]+?|it|them) ${LENGTH} (?:deep )?(?:into|in) (?:the (?:floor|ground)|(the [\\w ]+?|it))(?=$|[,.;]| and\\b)`,
      'gi',
    ),
    (_all, what: string, by: string, into: string | undefined) =>
      into ? `put ${what} on ${into}. lower ${what} by ${by}` : `lower ${what} by ${by}`,
  ],
  [
    /^(rotate|turn|swivel|set|orient|put) (the [\w ]+?|it) (?:so (?:that )?|such that |until )its long(?:er)? side (?:faces|is facing|looks at|points at|is towards?) (?=the |my |it\b)/gi,
    'turn $2 parallel to ',
  ],
  [
    /^(?:rotate|turn|swivel|orient|spin) (the [\w ]+?|it|them) (?:to|so (?:that )?it|so (?:that )?they) lines? up with (?=the |my |it\b)/gi,
    'turn $1 parallel to ',
  ],
  // "Rotate the counter so that it is parallel to the wall", "park the car parallel to the house".
  [
    /^(?:rotate|turn|spin|make|align|orient|swivel|set|let|have|park) (the [\w ]+?|it|them|both [\w ]+?|all [\w ]+?) (?:(?:so (?:that )?|until |such that )(?:it|they) (?:is|are|runs?|stands?|lies?) |to be |to run |stand |lie |run )?(?:exactly )?parallel (?:to|with) (?=the |my |it\b|each |[a-z]+ \d)/gi,
    'turn $1 to face the parallel of ',
  ],
  // "Somewhere safe, away from the water": the place that is told tells enough.
  [
    /\b(put|move|place|take|bring|set|keep) (the [\w ]+?|it|them) somewhere(?: (?:safe|safer|else|nice|better|good|quiet|different))?,? (?=(?:away|next|near|close|in|on|under|behind|between|by|far|beside|outside)\b)/gi,
    (_all, verb: string, what: string) => `${/keep/i.test(verb) ? 'move' : verb} ${what} `,
  ],
  [/^(\d[\d.]* ?(?:cm|m|meters?|centimeters?)) from (?=the |my )/gi, '$1 away from '],
  // "In the front right part of the room".
  [
    new RegExp(
      `\\b(?:in|into|to|at|on) the (?:(front|back|rear)[- ](left|right)|(left|right)[- ](front|back|rear)) (?:part|area|section|quarter|region|zone|quadrant|end) of the (${ROOMS})\\b`,
      'gi',
    ),
    (_all, z1: string, x1: string, x2: string, z2: string, room: string) =>
      `in the ${(z1 ?? z2).replace(/rear/i, 'back')} ${x1 ?? x2} corner of the ${room}`,
  ],
  [
    new RegExp(
      `(?<!\\b(?:everything|all|anything|things|that is|that are) )\\b(?:in|into|to) the (left|right|front|back|rear) (?:part|third|section|area|region|zone|half) of the (${ROOMS})\\b`,
      'gi',
    ),
    (_all, side: string, room: string) => `on the ${side.replace(/rear/i, 'back')} side of the ${room}`,
  ],
  [/^(turn|rotate|spin) (.+?) around (?:so (?:that )?(?:it|they) faces?|to face) (?=\w)/gi, '$1 $2 to face '],
  // "A ball at the center of the table with a diameter of 20 cm": the ball's.
  [
    /^((?:create|add|make|put|place) an? [\w ]+?) ((?:at|in|on|next to|behind|under|above|beside) .+?) with an? ((?:diameter|radius|height|width|length|size|side) of \d[\d.]* ?(?:m|cm|mm|meters?|feet|inch(?:es)?))(?=$|,| and)/gi,
    '$1 with a $3 $2',
  ],
  [
    /\b(taller|higher|wider|deeper|longer|shorter|lower|narrower) than (the [\w ]+?) by (\d[\d.]* ?(?:m|cm|mm|meters?|feet|inch(?:es)?))(?=$|,| and)/gi,
    '$3 $1 than $2',
  ],
  [/,? (?:and )?touching the (?:floor|ground)$/gi, '. put it on the ground'],
  [
    /,? (?:and )?(?:each|every)(?: one)? (?:a )?(?:bit |little |slightly )?(smaller|bigger|larger|taller|shorter|wider|narrower)$/gi,
    ' getting $1',
  ],
  [/\b((?:an? )?checkerboard) (?:of|with|made of) (\d+) ?(?:x|by|×) ?(\d+)(?= |$)/gi, '$2 by $3 checkerboard of'],
  [
    /^(?:rotate|turn|lay|put|place|tilt|move) (.+?) so (?:that )?(?:it|they) (?:lies?|is lying|are lying|rests?) along the x(?:[- ]axis)?$/gi,
    'lay $1 on its side',
  ],
  [
    /^(?:rotate|turn|lay|put|place|tilt|move) (.+?) so (?:that )?(?:it|they) (?:lies?|is lying|are lying|rests?) along the z(?:[- ]axis)?$/gi,
    'lay $1 on its side. turn $1 by 90 degrees',
  ],
  [
    /\b(push|put|place|set|move) (?:its|their) (?:head|headboard|back|rear)(?: end| side)? against /gi,
    (_all, verb: string) => `${verb} it against `,
  ],
  [
    /\b((?:in|at) the (?:middle|center) of the [a-z]+), (\d[\d.]* m) (?:up|high|above the (?:floor|ground))$/gi,
    '$1 at a height of $2',
  ],
  [/^drop (an? [\w ]+?) from (\d[\d.]* ?\w+ (?:above|over) )/gi, 'put $1 $2'],
  // "A door on the front of the house".
  [
    /\b((?:doors?|windows?|shutters?)) (?:on|onto|to|in|at|into) the (front|back|left|right)(?:[- ]hand)?(?: side| wall| face| facade)? of (?=the |my |each |every )/gi,
    '$1 at the $2 edge of ',
  ],
  [/\b(?:to|on|at) (the [a-z]+) ?'s front(?: side)?(?=$|[,.;]| and)/gi, 'in front of $1 with a gap of 0 m'],
  [
    /^((?:add|put|hang|place) an? (?:[a-z]+ )?(?:mirror|poster|picture|painting|sign|clock|photo|handle|banner)) (?:on|onto|to) the front (?:side )?of (the [a-z]+)$/gi,
    '$1 in front of $2 with a gap of 0 m',
  ],
  [/\b(?:to|on|at) (the [a-z]+(?: [a-z]+)?) ?'s (left|right)(?: side)?(?=$|[,.;]| and)/gi, 'to the $2 of $1'],
  [
    /\b(?:move|raise|lift|lower|bring|hang|put|place) (.+?) (?:up |down )?(?:at|to) a height of (?=\d|one|two|half)/gi,
    'put $1 at a height of ',
  ],
  [
    /^lower (.+?) (?:down )?to (\d+(?:\.\d+)? ?(?:mm|cm|m|meters?|feet|foot|inch(?:es)?))(?: high| (?:above|over|off) the (?:ground|floor))?$/gi,
    'lower $1 at a height of $2',
  ],
  [
    /^(?:raise|lift|(?:move|bring) (?=.+? (?:up|down) to)) ?(.+?) (?:up |down )?to (\d+(?:\.\d+)? ?(?:mm|cm|m|meters?|feet|foot|inch(?:es)?))(?: high| (?:above|over|off) the (?:ground|floor))?$/gi,
    'put $1 at a height of $2',
  ],
  [
    /^((?:move|put|bring|take|place|push|slide|drag|shift|carry|roll|get|send|set)\b.+?) over (?=(?:to|by|near|next to|there|here|beside|behind|in front of|against|onto|on) )/gi,
    '$1 ',
  ],
  [/^make (?:some |more |bit of )?(?:room|space) between (.+)$/gi, 'spread $1 out more'],
  [
    /(\bof the origin\b.*?\b(?:left|right|front|above|below)(?: of)?|\bof the origin\b.*?\bbehind) it\b/gi,
    '$1 the origin',
  ],
  [/ opposite (?:to )?(?:each other|one another)\b/gi, ' facing each other'],
  [
    /\b(?:copy|duplicate) (.+?) and put one (?:of them )?(?:on|at) (?:each|either) (side|end) of (.+)$/gi,
    'duplicate $1 and put the copy and the original on both $2s of $3',
  ],
  [
    /^((?:stack|pile|line up|arrange|put|order)\b(?! the \w+(?: one)? (?:on|at|in) ).+?),? (?:and )?(?:with )?(?:the )?((?:(?:red|green|blue|white|black|yellow|orange|brown|gray|pink|purple) one|largest|biggest|smallest|tallest|shortest|widest|[a-z]+ (?:\d+|[a-e])|[a-e])(?: one)? (?:(?:at|on|in) the (?:bottom|top|middle|center|left|right)|on top|first|last))$/gi,
    '$1 with the $2',
  ],
  [/, one (in|at|on) each corner(?! of)\b/gi, ' $1 each corner'],
  // "A sphere and three cubes around it, all yellow".
  [
    /^((?:add|create|make|put|place|build|an?|\d+|two|three|four|five|six) .+), (?:all|both)(?: of (?:it|them))?(?: in)? ((?:[a-z-]+ )?[a-z-]+)$/gi,
    (whole, made, look) => (isLook(look) ? `${made}. make them all ${look}` : whole),
  ],
  [/\b(against|along) (.+?),? centered(?=$|[,;.]| and)/gi, '$1 $2 central'],
  [/,? centered(?=$|[,;.]| and)/gi, ''],
  [
    /(?<=[a-z0-9] )(?<!\band |\bthen )(twice|half|double|three times) the (diameter|size|width|height|depth|length) of (?=the |my |it\b|that )/gi,
    (_m, times, side) => `${times} as ${AS_LARGE[side.toLowerCase()]} as `,
  ],
  [
    new RegExp(
      `^(?:leave|put|keep|have|make|set) ${LENGTH}(?: of (?:space|room|distance))? between ((?:the|all|each|every|both|my) .+|them|[a-z]+ \\d+ and .+)$`,
      'gi',
    ),
    'space $2 with a gap of $1',
  ],
  [
    /\b(?:add|put|place|make|create) an? (half|double|quarter|third)[- ](?:size|sized|scale) (?:copy|version|duplicate) of (.+?)(?: ((?:on|onto|next|beside|behind|under|above|to|in)\b.+))?$/gi,
    (_m, size: string, what: string, where: string | undefined) => {
      const by = { half: 'half as big', double: 'twice as big', quarter: '25 % of its size', third: '33 % of its size' }
      const there = where ? ` and put it ${where.replace(/\bit\b/, 'the original')}` : ''
      return `duplicate ${what}, make it ${by[size.toLowerCase() as keyof typeof by]}${there}`
    },
  ],
  [
    /\b(?:add|put|place) an? (smaller|bigger|larger|taller|shorter) (?:copy|version|duplicate) of (.+?) ((?:on|onto|next|beside|behind|under|above|to|in)\b.+)$/gi,
    (_m, size, what, where) =>
      `duplicate ${what}, make it ${size} and put it ${where.replace(/\bit\b/, 'the original')}`,
  ],
  // "Add a house with ten trees scattered around it": the trees are scattered.
  [
    /(^(?:(?:add|create|make|put|place|plant|build) )?|,? (?:and|with) )((?:\d+|some|several|many|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:(?!and |with |to |on )[\w-]+ )+?)(?:randomly )?scatter(?:ed)? (?:randomly )?(?:(?:around|about|everywhere)(?=$|[,.;])|(?=on\b|around (?:it|the|an?)\b|over|across|in\b|within))/gi,
    (_m, before, what) => `${/and|with/i.test(before) ? '. add ' : before || 'add '}${what}randomly `,
  ],
  [/\bcenter(?:ed)? between\b/gi, 'between'],
  [
    /\b(?:create|make|add) (?:two|2) copies of (.+?),? (?:one )?(?:on|at) (?:each|either|both) sides? of (?:it|the original)\b/gi,
    'duplicate $1 twice and put the copies on both sides of the original',
  ],
  [/\bin the same corner as\b/gi, 'next to'],
  [
    /^(?:move|put|place|push|set|turn|rotate|turn and move) (.+?) (?:so (?:that )?|with )(?:its|their) backs? (?:is |are |goes |go )?(?:right |flat |up )?(?:against|touching) (?=the |my |an? )/gi,
    'put $1 against ',
  ],
  [
    /\b(?:so (?:that )?|with )(?:its|their) backs? (?:is |are )?(?:to|towards|against|facing) (?=the |my |it\b)/gi,
    'to face away from ',
  ],
  [
    new RegExp(
      `\\b(?:facing|looking at) ((?:an?|the|my) [a-z]+(?: [a-z]+)?) (?:(?:that |which )?(?:stands|is|sits|hangs) )?${LENGTH} away\\b(?! from)`,
      'gi',
    ),
    '$2 in front of $1 facing it',
  ],
  [/\b(?:that|which) (?:get|become|grow)s? (bigger|larger|smaller|taller|shorter|wider|narrower)\b/gi, 'getting $1'],
  [
    /^(?:put|arrange|sort|order|line up|organize|place) (.+?) (?:in order(?: of| by)?|by|in a (?:row|line) by)(?: their)? (size|height|width)(?:,? (?:with )?(?:the )?(smallest|shortest|lowest|narrowest|largest|biggest|tallest|highest|widest)(?: one)? (?:on the left|to the left|first|at the left))?$/gi,
    (_m, what, by, first) => {
      const [low, high] = /height/i.test(by) ? ['shortest', 'tallest'] : ['smallest', 'largest']
      const isDown = /^(?:largest|biggest|tallest|highest|widest)$/i.test(first ?? '')
      return `line up ${what} from ${isDown ? high : low} to ${isDown ? low : high}`
    },
  ],
  [
    /\bin a (?:straight )?(?:row|line) (?:going|leading|running|extending|stretching|that goes) (?:backwards?|back|away|to the back)\b/gi,
    'in a column',
  ],
  [
    /\bin a (?:straight )?(?:row|line) (?:going|leading|running|extending|stretching|that goes) (?:sideways|(?:to the )?(?:left|right)|from left to right)\b/gi,
    'in a row',
  ],
  [
    /\bcamera (?:that |which )?(?:looks|looking|aimed|aiming|points|pointing|facing) (?:at|to|towards) (.+?) from (?:the |its )?(left|right|front|back|behind)(?: side)?\b/gi,
    (_m, what, side) =>
      `camera 3 m ${/left|right/i.test(side) ? `to the ${side} of` : /front/i.test(side) ? 'in front of' : 'behind'} ${what} looking at it`,
  ],
  [
    /\bbetween (?:each|every|all) (?:pairs? of|two(?: adjacent| neighboring)?|adjacent|neighboring)(?: of)?(?: the)? (?=\w)/gi,
    'between each of the ',
  ],
  [
    /(\bof the origin\b),? (?:and )?(looking|pointing|facing|aimed|aiming)( at| to| towards)? it\b/gi,
    '$1, $2$3 the origin',
  ],
  [/\b(?:right |directly |straight )?(?:above|over) the origin\b/gi, 'at the origin at a height of 2 m'],
  [
    new RegExp(
      `(?:${LENGTH} )?(in front|behind|(?:to the )?left|(?:to the )?right)(?: of)? the (?:world )?origin\\b`,
      'gi',
    ),
    (_m, metres, side) =>
      `at the origin, ${metres ?? '1 m'} ${side.toLowerCase().replace('in front', 'forward').replace('behind', 'back')}`,
  ],
  [
    /\b(?:move|push|slide|shift) (the (?!(?:[a-z]+ )*(?:bit|much|far|half|slightly|another)\b)[a-z]+(?: [a-z]+)*?) (?<!\bthe )back$/gi,
    'move-back $1',
  ],
  [
    /\b(?:move|bring|take|set|put) ((?:it|them|that|the (?!(?:[a-z]+ )*(?:bit|much|far|half|slightly|another)\b)[a-z]+(?: [a-z]+)*?)) (?<!\b(?:the|to) )back(?: (?:to )?(?:where (?:it|they) (?:was|were|had been|came from|used to be|stood)(?: before)?|(?:its|their|the) (?:old|original|previous|former|last) (?:place|position|spot)))?$/gi,
    'put-back $1',
  ],
  [
    /\b(?:align|line up) (?:the )?((?:left |right |top |bottom |front |back )?(?:tops?|bottoms?|centers?|middles?|fronts?|backs?|edges?|sides?)) of (.+?) (?:with|to) (?:the |that )?(?:(?:left |right )?(?:top|bottom|center|middle|front|back|edge|side)) of (.+)$/gi,
    'align $2 with $3 by their $1',
  ],
  [
    /\b(align|line up) (.+?),? so (?:that )?their (tops|bottoms|centers|fronts|backs|sides|edges) (?:are in (?:a )?line|line up|are level|match|are flush|are aligned)\b/gi,
    'align $2 by their $3',
  ],
  [
    /\balign (?:the )?((?:left |right |top |bottom |front |back )?(?:tops|bottoms|centers|middles|fronts|backs|edges|sides)) of (.+)$/gi,
    'align $2 by their $1',
  ],
  [
    /,? (?:each|every) (?:one |copy |time )?(?:(?:a )?(?:bit|little) )?(smaller|bigger|larger|taller|shorter|wider|narrower) than the (?:one |box |cube |ball |sphere )?(?:below|before|under|last|previous|next to)(?: (?:it|one))?\b/gi,
    ' getting $1',
  ],
  [/, (?:and )?parallel (?:to|with) (?:it|the \w+)(?=$|[,.;]| and)/gi, ''],
  [/\bparallel (?:to|with)\b/gi, 'next to'],
  [
    /\b(?:path|trail|line|string|chain|queue|avenue) of (?=\d|an?\b|two|three|four|five|six|seven|eight|nine|ten|some)/gi,
    'row of ',
  ],
  [
    /\b(?:so that )?(?:it|they) (?:faces?|looks? at) (.+?) from (?=\d|half|one|two|three|an? )(.+?) away\b/gi,
    'so that it is $2 from $1, facing it',
  ],
  [
    /\bfrom the (?:left|right|front|back) corner to the (left|right|front|back)(?: one| corner)?\b/gi,
    'to the $1 corner',
  ],
  [
    /\bput (.+?) (?:in|on) (?:one|a|the same) (?:straight )?(?:line|row) with (?=the |my |it\b|them\b)(.+)$/gi,
    'align $1 with $2',
  ],
  [/\b(aiming|aimed|pointing|pointed|looking|facing) (at|to|towards) its (?:center|middle)\b/gi, '$1 $2 it'],
  [
    /\balign (.+?) (?:to|with) the (left|right|front|back|top|bottom) (?:edge|side|face) of (.+)$/gi,
    'align $1 with $3 by their $2 edges',
  ],
  [
    /\balign their (tops|bottoms|centers|fronts|backs|(?:left|right|top|bottom|front|back) (?:edges|sides))$/gi,
    'align them by their $1',
  ],
  [
    /\balign (.+?) (?:on|at|by|along|to) (?:the |their )(left|right|front|back|top|bottom)(?: edges?| sides?)?$/gi,
    'align $1 by their $2 edges',
  ],
  [/\bup against\b/gi, 'against'],
  [/\b(?:flush|tight) (?:with|against|to)\b/gi, 'against'],
  [
    /\b(?:besides|(?<!\b(?:on|to) the )right beside|(?<!\b(?:the|to) )right by(?! (?:\d|an?\b|one\b|half\b))|directly next to|(?<!\b(?:on|to) the )right next to|close by|adjacent to|adjoining)\b/gi,
    'next to',
  ],
  [/\bfacing (?:towards?|to)\b/gi, 'facing'],
]
