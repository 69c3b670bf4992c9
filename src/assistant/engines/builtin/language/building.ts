import { COLOR_WORDS } from '../words/colors.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** What a room is furnished with, where nothing else is said of it. */
const ROOMS: Record<string, string> = {
  bedroom:
    'a bed. add a nightstand to the left of the bed. add a lamp on the nightstand. add a wardrobe 1 m to the right of the bed',
  'living room':
    'a sofa. add a coffee table 40 cm in front of the sofa. add an armchair 50 cm to the right of the coffee table facing the coffee table. add a floor lamp to the left of the sofa. add a plant to the right of the sofa',
  'dining room': 'a table. add six chairs around the table. add a vase on the table',
  office:
    'a desk. add an office chair in front of the desk facing the desk. add a laptop on the desk. add a bookshelf 1 m to the right of the desk',
}
ROOMS.study = ROOMS.office
ROOMS.lounge = ROOMS['living room']

/** Metres: a table that is put together from a board and legs. */
const BOARD = { width: 1.2, depth: 0.7, thick: 0.04, height: 0.75, leg: 0.06 }

/** Orders that put a table together, about the origin. */
function tableOf(name: string, board: string, legs: string): string {
  const { width, depth, thick, height, leg } = BOARD
  const under = height - thick
  const isRound = /cylinder|disc|disk|round/.test(board)
  const top = `add a ${isRound ? 'cylinder' : 'box'} called "${name} board" ${width} m wide, ${thick} m tall and ${isRound ? width : depth} m deep at 0, ${under + thick / 2}, 0`
  const [x, z] = isRound ? [width * 0.3, width * 0.3] : [width / 2 - leg, depth / 2 - leg]
  const shape = /cyl|round/.test(legs) ? 'cylinder' : 'box'
  const corners = [
    [-x, -z],
    [x, -z],
    [-x, z],
    [x, z],
  ]
  const all = corners.map(
    ([a, b], i) =>
      `add a ${shape} called "${name} leg ${i + 1}" ${leg} m wide, ${under} m tall and ${leg} m deep at ${a}, ${under / 2}, ${b}`,
  )
  const names = ['board', 'leg 1', 'leg 2', 'leg 3', 'leg 4'].map((part) => `"${name} ${part}"`)
  return `${[top, ...all].join('. ')}. group ${names.slice(0, -1).join(', ')} and ${names.at(-1)} and call it "${name}"`
}

/** Whether a word stands straight before a place in a text. */
const isAfter = (text: string, at: number, word: string): boolean =>
  text.slice(0, at).trimEnd().toLowerCase().endsWith(word.toLowerCase())

/** How things that are numbered are called. */
const DIGITS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

const MAKE = '(?:add|create|build|make|put|place|set up|assemble|construct)'

/** What is built of several things at once: a room with its furniture, a table of a board and legs, an arch. */
export const BUILDING: Rule[] = [
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|would like|need) |${MAKE} (?:me )?)?an? (?:nice |cozy |cosy |simple |small |little |basic |complete |modern |new )*(bedroom|living room|dining room|office|study|lounge)(?: for me)?(?: please)? *$`,
      'gi',
    ),
    (_all, room: string) => `add ${ROOMS[room.toLowerCase()]}`,
  ],
  // "A white room 5 m wide, 4 m deep and 2.5 m high": a floor and walls, open to the front.
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|would like|need) |${MAKE} (?:me )?)?an? ((?:[a-z]+ )*?)(?:empty )?room(?: (?:that is|which is|of|with the size|measuring|sized))*(?:,? (\\d[\\d.]*) ?m?(?: wide| long)?(?:,| by| x|×| and)* ?(\\d[\\d.]*) ?m?(?: deep| long| wide)?(?:(?:,| by| x|×| and)+ ?(\\d[\\d.]*) ?m?(?: high| tall)?)?)?$`,
      'gi',
    ),
    (all, looks: string, wide = '5', deep = '4', high = '2.5') => {
      const color = looks
        .trim()
        .split(' ')
        .filter((word) => COLOR_WORDS.includes(word.toLowerCase()))
        .join(' ')
      const others = looks
        .trim()
        .split(' ')
        .filter((word) => word && !/^(?:new|big|large|small|simple|nice|plain|square)$/i.test(word))
      if (others.join(' ') !== color) return all
      const wall = (side: string) =>
        `add a ${color ? `${color} ` : ''}wall ${high} m tall ${side === 'back' ? 'at the back' : `on the ${side} side`} of the room`
      return `add a floor ${wide} m wide and ${deep} m deep. ${['back', 'left', 'right'].map(wall).join('. ')}`
    },
  ],
  [
    new RegExp(
      `^(${MAKE} |hang )?(an? (?:[\\w-]+ )*?[\\w-]+) on a wall (?:above|over|behind) an? ((?:[\\w-]+ )*?)([\\w-]+)$`,
      'gi',
    ),
    'add a $3$4. add a wall behind the $4. hang $2 on the wall above the $4',
  ],
  // "Two parallel walls 10 m long and 2 m apart".
  [
    new RegExp(
      `^(?:${MAKE} )?(?:an? (?:[a-z]+ )*(?:corridor|hallway|passage|alley|lane)(?: (?:from|of|with))?:? )?(?:2|two) parallel ([\\w-]+?)s(.*?),? (?:and )?(${LENGTH}) apart(?: from each other)?$`,
      'gi',
    ),
    (_all, thing: string, look: string, gap: string) =>
      `add a ${thing}${look}. add another ${thing} ${gap} in front of the ${thing}`,
  ],
  [
    /\b(an? [\w ]+?),? (?:that is |which is )?(?:surrounded|encircled|ringed|bordered|enclosed) by (?!the\b)(.+)$/gi,
    '$1 with $2 around it',
  ],
  [/\b(an? [\w ]+?),? (?:that is |which is )?flanked by (?!the\b)two (.+)$/gi, '$1 with two $2 on either side of it'],
  [/\bof the same diameter\b/gi, 'of the same width'],
  [
    /\bof ((?:\d[\d.]*(?: ?(?:cm|m))?(?:, and |, | and ))+\d[\d.]* ?(?:m|cm)) (?:in )?(height|width|diameter)s?\b/gi,
    'with $2s of $1',
  ],
  [
    /^make (.+?) (wider|taller|longer|deeper|higher) than (?:it is|they are) (wide|tall|long|deep|high)$/gi,
    (_all, what: string, more: string, side: string) =>
      `make ${what} 1.3 times as ${{ wider: 'wide', taller: 'tall', higher: 'tall', longer: 'long', deeper: 'deep' }[more.toLowerCase()]} as it is ${side}`,
  ],
  // "The back wall like the vase and the right wall a bit lighter": than that.
  [
    /^(paint|color|make) (the [\w ]+?) ((?:like |in )?(?:the [\w ]+|(?:dark |light |pale )?[a-z]+)) and (the [\w ]+?) (a bit |a little |slightly |much )?(lighter|darker|brighter|paler)(?: than (?:that|it))?$/gi,
    (_all, verb: string, what: string, look: string, other: string, bit: string | undefined, way: string) =>
      `${verb} ${what} ${look}. make ${other} the same color as ${what}. make ${other} ${bit ?? ''}${way}`,
  ],
  [/\b(the [a-z]+?s?) on the far side(?: of the (?:table|desk))?\b(?=.*\bthe (table|desk)\b)/gi, '$1 behind the $2'],
  [
    /,? (?:so|such) (?:that )?(?:its|the|their) fronts? (?:faces?|looks?(?: at| to| towards)?|points? (?:at|to|towards)) /gi,
    ' to face ',
  ],
  [
    /,? (?:so|such) (?:that )?(?:its|the|their) backs? (?:faces?|is to|are to|points? (?:at|to|towards)) /gi,
    ' away from ',
  ],
  [
    /(?<=\b(?:hang|picture|painting|mirror|clock|shelf|lamp|poster)\b.*),? (?:and )?(?:at|on) the same (?:height|level)(?: as (?:it|the (?:first|other)(?: one)?))?$/gi,
    '',
  ],
  [/\b(?:some |an? piece of )?(?:art|artwork)\b(?= (?:on|over|above|at|for|to)\b)/gi, 'a picture'],
  [
    /\bthe (?:whole |entire )?(?:dining|table|seating) (?:group|set|area|suite|ensemble|arrangement)\b/gi,
    'the table and the chairs',
  ],
  [
    /^(?:let me )?(?:see|look at|view) (?:it|everything|the (?:room|scene)|this)(?: all)? from (?:the )?(?:ceiling|above|the top|bird's eye)$/gi,
    'look from above',
  ],
  [
    new RegExp(
      `^${MAKE} an? (table|desk|bench|stool|coffee table|workbench) (?:out of|from|of|using|with) an? (?:flat |thin |wide |large |round )*(box|cube|board|plate|slab|cylinder|disc|disk) (?:as (?:a |its |the )?(?:top|table ?top|board) )?and (?:4|four) (?:thin |tall |small |long )*(cylinders|boxes|cubes|legs|posts)(?: as legs| for (?:the )?legs| underneath| under it)?$`,
      'gi',
    ),
    (_all, name: string, board: string, legs: string) =>
      tableOf(name[0].toUpperCase() + name.slice(1).toLowerCase(), board.toLowerCase(), legs.toLowerCase()),
  ],
  // "An arch from two pillars and a beam on top": the beam lies on both.
  [
    new RegExp(
      `^${MAKE} an? (arch|gate|portal|doorway|goal|trilith) (?:out of|from|of|using|with) (?:2|two) ((?:[\\w-]+ )*?)(\\w+)s and an? ((?:[\\w-]+ )*?\\w+)(?: on top| across| over(?: them)?| on them| on top of them)?$`,
      'gi',
    ),
    (_all, _name: string, look: string, post: string, beam: string) =>
      `add two ${look}${post}s 2 m apart. put a ${beam} on both`,
  ],
  // "A golden sphere on it, lit by a spotlight from above".
  [
    /\b([\w-]+)( (?:on|in|above|next to|behind|beside) (?:it|them|top|an? [\w ]+?|the [\w ]+?))?,? (?:and )?(?:lit|illuminated)(?: up)? by an? (spotlight|light|lamp|spot)(?: from above| above(?: it)?| over it)?$/gi,
    '$1$2. add a $3 above the $1 pointing down at the $1',
  ],
  [
    new RegExp(`\\b(?:seats|seating|chairs|places) for (${COUNT}) (?:people|persons|guests) (?=around|at)`, 'gi'),
    '$1 chairs ',
  ],
  // "A sofa, two armchairs facing it": which it is stands before.
  [
    new RegExp(
      `^(${MAKE} )((?:an?|one) (?:[\\w-]+ ){0,3}?)([\\w-]+)(?:, and |, | and )((?:an?|one|${COUNT}) (?!.*\\b(?:on|under|behind|beside|with)\\b.* facing)[\\w -]+? facing) it\\b(?:,? (?:and )?(an? |two |three )(.+))?$`,
      'gi',
    ),
    (_all, put: string, look: string, thing: string, others: string, count: string | undefined, more: string) =>
      `${put}${others} ${look}${thing}${count ? `. add ${count}${more.replace(/ in (?:the )?(?:middle|center|between)$/i, ` between the ${thing} and them`)}` : ''}`,
  ],
  [
    /\b(?:chess ?board|checker ?board)(?:[- ](?:like|style))? (?:grid|pattern|board)? ?of (\d+) (?:by|x) (\d+) (?:\w+ )?(tiles|squares|boxes|fields|cubes),? (?:in |alternating |alternately )*(\w+) and (\w+)$/gi,
    '$1 by $2 checkerboard of $4 and $5 $3',
  ],
  [
    /,? each (?:one )?(?:rotated|turned|oriented|pointing) (?:to (?:face|look at)|towards?) (?=the (?:center|middle)\b|outwards?\b|inwards?\b)/gi,
    ', each facing ',
  ],
  // "Twice as long but half as thick": of two sides, one after the other.
  [
    /^make (.+?) ((?:twice|half|double|(?:three|four|\d+) times) as (?:long|thick|thin)),? (?:and|but) ((?:twice|half|double|(?:three|four|\d+) times) as (?:long|thick|thin|wide|tall|high|deep))$/gi,
    'make $1 $2. make $1 $3',
  ],
  [/\bbalance (?=(?:it|them|the|an?) .*\bon\b)/gi, 'put '],
  [/\b(?:the )?(?:centers|middles) of (?=(?:the|all|both) .*along )/gi, ''],
  [/\b(?:that|which) (?:shines|points) (down|up)(?:wards?)?\b/gi, 'pointing $1'],
  [/ symmetrically(?= (?:on|to|at|about|around)\b|$)/gi, ''],
  [/\b(\w+) and (\w+),? (?:alternating(?:ly)?|alternately)(?=$|[,.;])/gi, 'alternately $1 and $2'],
  // "Stack A, B and C, A at the bottom": in the order in which they are named, or the other way round.
  [
    /^stack (.+?),? (?:in (?:this|that) order,? )?(?:with )?(?:the )?((?:\w+ )?\w+) (?:at|on) the (bottom|top)$/gi,
    (all, list: string, one: string, end: string) => {
      const names = list.split(/, and |, | and /)
      const isNamed = (name: string | undefined) => !!name?.toLowerCase().endsWith(one.toLowerCase())
      if (names.length < 2 || !(isNamed(names[0]) || isNamed(names.at(-1)))) return all
      const isFirst = isNamed(names[0]) === (end === 'bottom')
      const sorted = isFirst ? names : names.reverse()
      return `stack ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
    },
  ],
  // "Put cube C on B and B on A": on cube B.
  [
    /^((?:put|place|stack|move|set|swap|align|line up) (?:the )?([a-z]{3,}) [b-z]\b)(?= .*\b[a-z]\b)(.*)$/gi,
    (_all, first: string, noun: string, rest: string) =>
      first +
      rest.replace(/(?<![\d.] )\b([b-ln-w]|a(?=$|,| and\b| on\b))(?!['\w])/gi, (letter, _one, at: number) =>
        isAfter(rest, at, noun) ? letter : `${noun} ${letter}`,
      ),
  ],
  [/,? in (?:this|that|the given) order(?=$|[,.;])/gi, ''],
  [/\b(?:on|at) (each|every) corner of (.+?)'s top(?: side| face)?$/gi, 'on $1 corner of $2'],
  // "Clone it twice, the first copy 1 m left, the second 1 m right of it".
  [
    new RegExp(
      `^(?:clone|copy|duplicate) (.+?) twice[,:;] ?(?:put |with )?(?:the |one )?(?:first |one )?(?:copy )?(${LENGTH}) (?:to the )?(left|right|in front|behind)(?: of it)?,? (?:and )?(?:the )?(?:second|other)(?: one| copy)? (${LENGTH}) (?:to the )?(left|right|in front|behind)(?: of it)?$`,
      'gi',
    ),
    (_all, what: string, a: string, side: string, b: string, other: string) =>
      `duplicate ${what} ${a} to the ${side}. duplicate the original ${b} to the ${other}`,
  ],
  // "A hedge on the left side of the lawn": along it.
  [
    /\b((?:fence|hedge|railing|path)) (?:on|at|to|along) the (left|right|front|back) (?:side|edge) of the (lawn|garden|yard|field|terrace|patio|park)\b(?:,? as long as (?:the \3|it) is (?:deep|wide|long))?/gi,
    '$1 along the $2 of the $3',
  ],
  [
    /\bto the (left|right|front|back) (?:side|edge|end) of the (lawn|floor|room|garden|yard|field|terrace|patio|park|stage|platform|rug|carpet)\b/gi,
    'on the $1 side of the $2',
  ],
  [/^(?:surround|encircle|ring) (the [\w ]+?|it) with an? (?:ring|circle|row|wreath) of (.+)$/gi, 'put $2 around $1'],
  [
    new RegExp(
      `^(?:spread|distribute|sprinkle|strew) ((?:${COUNT}|some|a few|several) (?!of\\b)[\\w -]+?) (?:randomly |at random )?(?=(?:on|over|across|around|about|in) )`,
      'gi',
    ),
    'scatter $1 ',
  ],
  [
    /\b(\d[\d.]*) ?(cm|m) (longer|wider|deeper) (?:on|at|to) (?:each|either|both) (?:side|end)s?(?: of it)?$/gi,
    (_all, by: string, unit: string, way: string) => `${2 * Number(by)} ${unit} ${way}`,
  ],
  [
    /\b(?:add |have |get |put |need |create )(?:some |a bit of |a little )?shade (?:over|for|at|above|on|by) (the [\w ]+)$/gi,
    'add a parasol next to $1',
  ],
  [
    /^(?:the kids|the children|my [a-z]+|the [a-z]+s|our [a-z]+|she|he|they|we) (?:really )?(?:wants?|would like|would love|needs?) (an? (?!.*\b(?:to|bit)\b)[\w ]+?)(?:,? (?:maybe |perhaps |possibly |say )?((?:next to|beside|behind|in front of|on|to the|left of|right of|near|by|under|in) .+))?$/gi,
    'add $1 $2',
  ],
  [
    /^(the [\w ]+?) (?:are|have)(?: all)? the same colou?r[,;.:] (?:so |but )?(?:please )?(?:vary|change|mix) (?:them|that|it)(?: up)?$/gi,
    'paint $1 in different colors',
  ],
  [
    /^((?:put|add|place|hang|set) a (?:second|third|fourth) [\w ]+?) like the (?:first|second|other|others|one there)(?: one)? (?=(?:on|in|next|beside|to|behind|under|above|at|against)\b)/gi,
    '$1 ',
  ],
  [
    /^((?:put|place|lay|set|add) )((?:an?|two|some|three|four|\d) [\w ]*(?:pillows?|cushions?|blanket|teddy|books?)) (?:at|on) the (head|foot) of (?=(?:the|my) (?:\w+ )?bed\b)/gi,
    (_all, verb: string, what: string, end: string) =>
      `${verb}${what} at the ${/head/i.test(end) ? 'back' : 'front'} edge of `,
  ],
  [/\b(?:to|at|by|before|near) the foot (?:end )?of (?=(?:the|my) (?:\w+ )?bed\b)/gi, 'in front of '],
  [/ (?:accordingly|correspondingly)\b/gi, ''],
  [
    /\b(everything|all|whatever)(?: that)? (?:is|stands|lies) on (the [\w ]+?) off (?:of )?it$/gi,
    '$1 on $2 next to $2',
  ],
  [
    /\b(the [\w ]*?(?:lamp|lantern|light|spot|spotlight))'s light(?= (?:warmer|colder|cooler|brighter|dimmer|softer|stronger|weaker|red|blue|green|yellow|white|orange)\b)/gi,
    '$1',
  ],
  [
    /,? (?:so|such) (?:that )?(?:its|the) head (?:points?|faces?|is|looks?|goes) (?:to|towards|at|against|to face)? ?/gi,
    ' to face away from ',
  ],
  [/^(.+?),? keeping (?:its|their) backs? (?:against|to|at|on) (the [\w ]+)$/gi, '$1. put it against $2'],
  [
    /\b(an? (?:[a-z]+ )?window) with curtains (in|on) (the [\w ]+)$/gi,
    '$1 $2 $3. add a curtain on each side of the window',
  ],
  [/^(the [\w ]*?mirror) (?:should|must|has to|needs to) (?:reflect|show) (.+)$/gi, 'turn $1 to face $2'],
  [
    /^(?:it is|it feels|it looks) (?:way |much |far |a bit |bit |a little )?too (?:cramped|tight|narrow|crowded) between (.+ and .+)$/gi,
    'make more space between $1',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are) not (?:quite |really |exactly )?(?:centered|in the middle|central) (?:on|at|of|along|against) (the [\w ]*wall)$/gi,
    'put $1 against $2 centered',
  ],
  [
    /^give (?:it|the (?:room|place|scene)|this(?: room)?) (?:an? )?(?:bit of an? )?(?:more )?(cosy|cozy|warm|cold|friendly|cheerful|dramatic|gloomy|spooky|romantic|calm)(?:er|ier)? (?:feel|look|touch|vibe|mood|atmosphere|feeling)$/gi,
    'make it $1',
  ],
  [
    /^give (?:it|the (?:room|place|scene)|this(?: room)?) an? (?:cosier|cozier) (?:feel|look|touch|vibe|mood|atmosphere|feeling)$/gi,
    'make it cosy',
  ],
  [/^(?:and )?where (?:did|has) (the [\w ]+?) (?:go|gone|went|end up)\??$/gi, 'where is $1'],
  [/^(?:all )?lights? (out|off|on)$/gi, (_all, way: string) => `turn ${way === 'out' ? 'off' : way} all lights`],
  [/\bagainst the (left|right) side(?! of)\b/gi, 'on the $1 side of the room'],
  [/^(rotate|turn|spin) the (?:whole|entire) (?:scene|thing)\b/gi, '$1 everything'],
  [
    /\b(put|place|set) (an? (?:[\w-]+ )*?(bowl|vase|basket|pot|tray|cup|mug|jar|glass|bucket)) with (.+?) (there|in (?:its|their) place)$/gi,
    '$1 $2 $5. put $4 in the $3',
  ],
  [
    new RegExp(
      `\\b(slide|move|push|shift|pull) (the [\\w ]+?|it) along (?:the|its) (?:[a-z]+ )?wall,? (?:by )?(${LENGTH}) (?:to the )?(left|right)\\b`,
      'gi',
    ),
    '$1 $2 $3 to the $4',
  ],
  [
    new RegExp(
      `\\b(slide|move|push|shift|pull) (the [\\w ]+?|it) (?:by )?(${LENGTH}) (?:to the )?(left|right),? along (?:the|its) (?:[a-z]+ )?wall\\b`,
      'gi',
    ),
    '$1 $2 $3 to the $4',
  ],
  [
    /^((?:delete|remove|take away) (the [\w ]+?)(?:,? (?:and )?then|,? and|,) (?:move|put|place) .+? (?:to )?)where it (?:was|stood|lay)$/gi,
    '$1where $2 was',
  ],
  [
    /\b(?:fix|mount|attach|screw) (it|them|the [\w ]+?) (?:to|on|onto) (?=(?:the|a|its) (?:[a-z]+ )?wall\b)/gi,
    'hang $1 on ',
  ],
  [/\bfire place\b/gi, 'fireplace'],
  [
    /^(?:i |we |you |one )?(?:can not|can hardly|could not) (?:really )?reach (the [\w ]+?) from (the [\w ]+)$/gi,
    'move $1 closer to $2',
  ],
  [/,? (?:mirroring|mirrored from|mirror image of|symmetric(?:al)? to) the (?:first|other)(?: one)?$/gi, ''],
  [
    /\badd (?:some|a bit of|a little|a splash of|a touch of|more) colou?r to (?=the |it\b|them\b)(.+)$/gi,
    'make $1 more colorful',
  ],
  [/^(?:nah|nope)(?: not that)?$/gi, 'undo that'],
  [
    new RegExp(
      `\\baround (the [\\w ]+?|it),? (?:at )?(${LENGTH}) (?:away )?from (?:its|the) (?:center|middle)\\b`,
      'gi',
    ),
    'around $1 with a radius of $2',
  ],
  [
    /^((?:add|put|place|build) a (?:second|third|fourth|fifth|sixth|further) [\w ]+?) to the (?:right|left) of the (?:first|second|third|fourth|fifth|last|others?)(?: one)?,? (?:with|at) the same (?:spacing|gap|distance)s?\b/gi,
    '$1',
  ],
  [
    /\b([a-z]+?)s (one|two|three|four|five|six),? (?:and|&) (one|two|three|four|five|six)\b/gi,
    (_all, thing: string, a: string, b: string) =>
      `${thing} ${DIGITS[a.toLowerCase()]} and ${thing} ${DIGITS[b.toLowerCase()]}`,
  ],
  [/\bpaler\b/gi, 'lighter'],
  [
    new RegExp(
      `^((?:add|put|place|create) )([a-z]+): ((?:${COUNT}|one|an?) (?:at|on|in|under|behind|beside|next|near|by|to)[^,;]*?)(?:, and |, | and |; )((?:${COUNT}|one|an?) (?:at|on|in|under|behind|beside|next|near|by|to)\\b.*)$`,
      'gi',
    ),
    (_all, put: string, things: string, first: string, second: string) =>
      [first, second].map((part) => `${put}${part.replace(/^(\S+) /, `$1 ${things} `)}`).join('. '),
  ],
  [/\bsome fruits?\b/gi, 'three apples'],
  [/\bback to back$/gi, 'facing away from each other, 5 cm apart'],
  [/\bleaning on (?=(?:it|the|a)\b)/gi, 'leaning against '],
  [/,? each (?:one )?touching (?:the )?(?:next|other|previous|neighbou?r)(?: one)?$/gi, ', with a gap of 0 m'],
  [/\b(a |the )sun[- ]?(?:like )?light\b/gi, '$1sun'],
]
