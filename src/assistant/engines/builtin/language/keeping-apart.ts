import { WHAT } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

const VERB_OF: Record<string, string> = {
  doubling: 'double',
  halving: 'halve',
  moving: 'move',
  turning: 'turn',
  making: 'make',
  painting: 'paint',
  raising: 'raise',
  lowering: 'lower',
  rotating: 'rotate',
  hiding: 'hide',
}
const TIMES: Record<string, string> = { double: 'twice', triple: 'three times' }
/** "The lamp" is "the floor lamp". */
const isSame = (whole: string, said: string) => whole.toLowerCase().endsWith(said.toLowerCase().replace(/^the /, ''))

/** How far from each other things are to be, which of them is to go, and which way that is. */
export const KEEPING_APART: Rule[] = [
  // "Scatter six rocks around the house but keep the front free", "… but not behind it".
  [
    /(?<=^(?:scatter|strew|sprinkle|spread) .+ around (?:the [\w ]+?|it|them)),? (?:but |and |only )?(?:(?:keep|leave) (?:the|its) (front|back|rear|left|right)(?: side)?(?: of (?:it|them|the [\w ]+?))? (?:free|clear|open|empty)|(?:not|except|but not) (in front|behind|(?:to|on) (?:the|its) left|(?:to|on) (?:the|its) right)(?: side)?(?: of)?(?: (?:it|them))?)$/gi,
    (_all, side: string | undefined, place: string | undefined) => {
      const word = (side ?? place!).toLowerCase().split(' ').at(-1)!
      return ` sparing-${/^(?:back|rear)$/.test(word) ? 'behind' : word}`
    },
  ],
  // "The boats should be at least 5 m apart".
  [
    new RegExp(
      `^(${WHAT}) (?:should|must|need to|have to|are to) (?:all )?(?:be|stand|stay|sit|keep) (?:at least|no less than|a minimum of) (${LENGTH}) (?:apart|away)(?: from (?:each other|one another))?$`,
      'gi',
    ),
    'space $1 with a gap of minimum-of $2',
  ],
  [
    new RegExp(
      `^(?:keep|move|put|place|set|space|make|spread) (${WHAT}) (?:at least|no less than|a minimum of) (${LENGTH}) (?:apart|away)(?: from (?:each other|one another))?$`,
      'gi',
    ),
    'space $1 with a gap of minimum-of $2',
  ],
  // "Scatter some flowers, but not near the tents", "… but not on the path": away from it.
  [
    /^((?:scatter|strew|spread|distribute|sprinkle|plant|drop|toss|add|put|place)\b.+?),? (?:but )?not (?:too )?(near|close to|around|by|next to|on|in|inside|onto)(?: any of)? (the [\w ]+?)$/gi,
    (_all, order: string, where: string, of: string) =>
      `${order} ${/^(?:on|in)/i.test(where) ? '0.1 m ' : ''}away from ${of}`,
  ],
  // "Set up the room for an exam: 1 m between the desks".
  [
    /^(?:set up|prepare|arrange|get|make|organize) (?:the |my |our |this )?[\w ]+? (?:ready )?for (?:an? |the |our )?[\w ]+?[:;] (?=\S)/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:about |exactly |at least )?(${LENGTH})(?: (?:of )?(?:space|room|distance|gap))? between (the [\\w ]+s)$`,
      'gi',
    ),
    'space $2 $1 apart',
  ],
  // "It is a bit crowded around the fire, give it more room".
  [
    /^(?:it|this|that) (?:is|feels|looks|seems) (?:(?:way|much|far|a bit|bit|a little|rather|so|too|very) )*(?:crowded|cramped|tight|packed|full|busy) (?:around|near|at|by|about|next to) (the [\w ]+?)(?:[,;.] (?:so )?(?:please )?(?:give it (?:some |a bit )?more (?:room|space|air)|spread (?:it|them|things|everything) out(?: more)?|make (?:some |more )?(?:room|space)))?$/gi,
    'move everything near $1 0.5 m away from $1',
  ],
  [
    /^(?:cluster|huddle|bunch|gather|squeeze|crowd) (.+?) (?:closer|more tightly|tightly|close|tighter) together$/gi,
    'move $1 closer together',
  ],
  // "Up to the right wall but leave 60 cm behind it".
  [
    new RegExp(
      `^((?:move|put|place|push|set|stand|slide|shift) .+? )(?:up )?(?:to|against|at|along|by) (the (?:[a-z]+ )?wall),? (?:(?:but|and) )?(?:leave|leaving|with|keep|keeping) (?:a (?:gap|space) of |about |some )?(${LENGTH})(?: of (?:space|room|air))?(?: (?:free|gap|space))?(?: (?:behind|between|to) (?:it|them|the wall|the two))?$`,
      'gi',
    ),
    '$1against $2 with a gap of $3',
  ],
  // "To the back of the tractor, leaving 20 cm": between them.
  [
    new RegExp(
      `^((?:attach|hitch|couple|connect|move|put|park|place) .+? (?:to|at|behind|before|next to|beside|in front of) .+?),? leaving (?:a (?:gap|space|distance) of |about |just |only )?(${LENGTH})(?: free| between(?: them)?| of space)?$`,
      'gi',
    ),
    '$1 with a gap of $2',
  ],
  // "In front of the house, 1 m from it".
  [
    new RegExp(
      `^((?:gather|put|place|move|set|stand|line up|add|arrange|bring) .+?) (in front of|behind|next to|beside|to the (?:left|right) of) (the [a-z]+(?: [a-z]+)?),? (?:about |exactly )?(${LENGTH}) (?:away |off )?from it$`,
      'gi',
    ),
    '$1 $4 $2 $3',
  ],
  // "Closer to the table so that there is half a metre between each of them and the table", "so there are 30 cm between it and the table".
  [
    new RegExp(
      `^(?:bring|move|push|pull|put|slide|shift) (the [\\w ]+?|[a-z]+ \\d+|it|them)(?: (?:closer|nearer|towards|up)(?: to)? (the [\\w ]+?))?,? so (?:that )?(?:there is|there are|(?:we|you) have|it leaves) (?:about |exactly |just |only )?(${LENGTH})(?: of space| of room| left| free)? between (?:each(?: one)? of )?(?:them|it|each(?: one)?|the two|\\1)(?: and (the [\\w ]+|it))?$`,
      'gi',
    ),
    (whole, what: string, to: string | undefined, far: string, from: string | undefined) =>
      (to ?? from) ? `move ${what} to within ${far} of ${to ?? from}` : whole,
  ],
  [
    /^(?:sort out|mend|repair|resolve|untangle|clean up) (?=(?:anything|everything|whatever|all) (?:that )?(?:is )?overlap)/gi,
    'fix ',
  ],
  // "Next to the sofa and leave 20 cm between": the sofa stays.
  [
    new RegExp(
      `^((?:put|place|move|set|stand|add) .+? (?:next to|beside|(?:to the )?(?:left|right) of|in front of|behind) (?:the |it\\b)[\\w ]*?),? (?:and |but |then )?(?:please )?(?:leave|keep) (?:a (?:gap|space|distance) of |about |some )?(${LENGTH})(?: of (?:space|room))?(?: free| clear)? (?:in )?between(?: them| the two| both)?$`,
      'gi',
    ),
    '$1 with a gap of $2',
  ],
  [/^leave (?:only|just) (?=.* between )/gi, 'leave '],
  // "Leave a 60 cm gap between", "there should be a gap of 60 cm between".
  [
    new RegExp(
      `^(?:leave|keep|set|put|add|create|make|have|get|give me|there (?:should|must|has to|needs to) be|i (?:would like|want|need)|we need) (?:an? )?(?:(?:gap|distance|space|clearance|opening) of (${LENGTH})|(${LENGTH})(?: wide| big| of)? (?:gap|distance|space|clearance|opening)) between `,
      'gi',
    ),
    (_all, a: string | undefined, b: string | undefined) => `leave ${a ?? b} between `,
  ],
  // "To the right of the stand leaving 10 cm".
  [
    new RegExp(
      `^((?:put|place|move|set|stand|add) .+? (?:next to|beside|(?:to the )?(?:left|right) of|in front of|behind) .+?),? leaving (?:a (?:gap|space|distance) of |about |some )?(${LENGTH})(?: of (?:space|room))?(?: free| clear| between| in between)*(?: them| the two| both)?$`,
      'gi',
    ),
    '$1 with a gap of $2',
  ],
  [
    new RegExp(
      `^((?:move|slide|push|shift|pull) .+? ${LENGTH} (?:to the )?(?:left|right|back|forwards?|backwards?)) along (?:the |its )(?:[a-z]+ )?[a-z]+$`,
      'gi',
    ),
    '$1',
  ],
  [
    /^(?:let|make|have) (.+?) (?:sink|fall|drop|come down|float down)(?: down)? (?:to|onto|on) the (?:ground|floor)$/gi,
    'put $1 on the ground',
  ],
  [
    /^(the [\w ]+?) is (?:half |partly )?sunk (?:in|into|below) the (?:ground|floor)[,;.] (?:please )?(?:lift|raise|pull|bring|get) it (?:out|up)(?: again)?$/gi,
    'put $1 on the ground',
  ],
  [
    /^make (?:sure )?(?:that )?(.+?) (?:do|does) not (?:overlap|collide|intersect)(?: any ?more| each other)?$/gi,
    'push $1 apart',
  ],
  [
    /^(.+?) (?:should|must|have to|are to) (?:be )?touch(?:ing)?(?: each other| one another)?$/gi,
    'push $1 together so that they touch',
  ],
  [/\bby an? right angle\b/gi, 'by 90 degrees'],
  [/\bback (it|them) (?:up|off) (?:by )?(?=\d|an? |one |half )/gi, 'move $1 back '],
  [
    /\b(?:on|at|to) (the [\w ]+?) ?['’]s (left|right)(?: (?:hand )?side)?(?= *$|[,.;]| and\b| please)/gi,
    'to the $2 of $1',
  ],
  [
    new RegExp(
      `^(?:bring|move|push|pull) (.+?) (?:closer )?together (?:until|so that|so|till) there (?:are|is) (?:only )?(${LENGTH}) (?:left )?between them$`,
      'gi',
    ),
    'space $1 $2 apart',
  ],
  // "Slide it back 1 m along the wall": so far.
  [
    /^((?:move|slide|push|shift|pull) .*?(?:\d|\bone|\btwo|\bhalf|\ba) ?.*?(?:m|cm|meters?|metres?)\b.*?) along (?:the |its )?(?:[a-z]+ )?wall$/gi,
    '$1',
  ],
  [/\bthe very (?=top|bottom|edge|middle|center|end|left|right|back|front)/gi, 'the '],
  [
    /^(?:let|have|make) (.+?) (?:trade|swap|exchange|switch) (colou?rs|places|positions|spots|seats|sizes)$/gi,
    'swap the $2 of $1',
  ],
  [
    /^(.+? and .+?|(?:the|both|all) [\w ]+?s) (?:should|must|have to|are to) (?:swap|trade|change|exchange|switch)(?: (?:places|positions|spots|seats))?$/gi,
    'swap $1',
  ],
  [/^(swap|exchange|switch) (the [\w ]+?s)(?:['’]| ') ?(?:places|positions|spots|seats)$/gi, '$1 $2'],
  [/\b(turn|rotate) (?!them\b)(.+?) (?:to|towards?) (?:each other|one another)$/gi, 'turn $2 to face each other'],
  [/\b(?:towards?|to|closer to|nearer to) the (?:viewer|user|observer|spectator)\b/gi, 'towards me'],
  [/\b(around|about|on) (?:the |its )?(?:vertical|upright|up) axis\b/gi, '$1 y'],
  [
    /^add (-?\d[\d.]*) ?(?:degrees?|°) to (?:the |its )?(?:rotation|angle|yaw|heading)(?: of (.+))?$/gi,
    (_all, degrees: string, what = 'it') => `rotate ${what} by ${degrees} degrees`,
  ],
  [new RegExp(`,? (?:and|with) (?:an? )?(?:gaps?|spaces?|distances?) of (?=${LENGTH})`, 'gi'), ' with a gap of '],
  [/\bto within (\d[\d.]* ?(?:m|cm|meters?)|half an? meter|an? meter) of\b/gi, 'to $1 from'],
  [
    /^(?:move|push|pull|slide|shift|bring) (.+?) (?:back |forward |left |right |up |down )?(?:until|till|so that) (?:its |the )?([xyz]) (?:is|=|equals|becomes) (-?\d[\d.]*)(?: ?m)?$/gi,
    'move $1 to $2 $3',
  ],
  // "Slide the desk 1 m left, with everything on it": both go.
  [
    /^(move|slide|shift|push|pull|raise|lift|lower|turn|rotate|drag|bring|nudge|scoot) (the [\w ]+?|it|them) ((?:by )?(?:\d|a |one |half |to the |left|right|up|down|back|forward).*?),? (?:including|along with|together with|with|and) (?:also )?(?:everything|all|what(?:ever)?)(?: that)?(?: is| stands| lies)? on (?:top of )?(it|them)$/gi,
    '$1 $2 and everything on $4 $3',
  ],
  [
    /^(?:gather|assemble|collect|huddle|bunch) (.+?) (?:all |up )?(?:together )?(?=in (?:the |a )[\w ]*corner)/gi,
    'put $1 together ',
  ],
  [
    /^(?:gather|assemble|collect|huddle|group) (?!.*\b(?:as|called|named)\b)(.+?) (?:all )?(around|round|about|at|by|near|next to) (the [\w ]+|it)$/gi,
    (_all, what: string, where: string, of: string) =>
      `put ${what} ${/^(?:round|about|at|by|near)$/i.test(where) ? 'around' : where} ${of}`,
  ],
  [
    /^(?:let|have|make) (.+?) and (.+?) (?:swap|trade|exchange|switch|change)(?: (?:places|positions|spots|seats))?$/gi,
    'swap $1 and $2',
  ],
  [
    /^(?:let|make|have) (.+?) (?:grow|shrink) to (\d[\d.]* ?(?:m|cm|meters?))(?: tall| high| in height)?$/gi,
    'make $1 $2 tall',
  ],
  [
    /^(?:make |turn )?(the [\w ]+?|it|they|them) (?:should |must |has to |have to |needs to )?(?:to )?(?:point|face|look|be facing|be turned)s? (?:in )?the (?:other|opposite) (?:way|direction)(?: a?round)?$/gi,
    'turn $1 around',
  ],
  // "Colour them randomly", "paint the stools at random": in random colours, where they are.
  [
    /^(paint|color|tint|dye|recolor) (the [\w ]+?|it|them|all [\w ]+?|everything|each [\w ]+?) (?:completely |totally )?(?:randomly|at random|in (?:a )?random (?:way|fashion))$/gi,
    'make $2 random colors',
  ],
  [
    /^(?:randomly|at random) (?:paint|color|tint|dye|recolor) (the [\w ]+?|it|them|all [\w ]+?|everything)$/gi,
    'make $1 random colors',
  ],
  [/\b(?:at|in|to|on) random (?:places|positions|spots|locations|points)(?: (?=on|in|across))?/gi, 'randomly '],
  // "Closer to the sofa so that 40 cm are left between them": to 40 cm from it.
  [
    new RegExp(
      `^(?:move|bring|pull|push|slide|shift) (the [\\w ]+?|it) (?:closer |nearer |further |away )?(?:to|towards|from) (the [\\w ]+?),? (?:so|until|such) (?:that )?(?:there (?:are|is) )?(?:only |just )?(${LENGTH}) (?:are |is |remains? |stays? )?(?:left |free )?(?:between|in between)(?: them| the two)?$`,
      'gi',
    ),
    'move $1 to $3 from $2',
  ],
  [
    /,? while (?:also )?(doubling|halving|moving|turning|making|painting|raising|lowering|rotating|hiding) (?=it\b|its\b|them\b|their\b|the\b)/gi,
    (_all, verb: string) => ` and ${VERB_OF[verb.toLowerCase()]} `,
  ],
  // Into the picture is away from who looks at it.
  [
    /\b(?:deeper|further|farther) (?:back )?(?:in )?(?:to|into) the (?:scene|room|picture|background|distance|back|screen)\b/gi,
    'back',
  ],
  [
    /^(?:and )?(blow|scale|size|pump|puff|inflate) (it|them|(?:the|all|both|every|my) [\w ]+?) up(?= (?:to|by)\b|$)/gi,
    'enlarge $2',
  ],
  [/^(?:and )?(?:blow|pump|puff|inflate) up (?=it|them|(?:the|all|both|every|my)\b)/gi, 'enlarge '],
  [
    /^(enlarge|scale|size|increase|grow) (it|them|(?:the|all|both|every|my) [\w ]+?) to (double|twice|triple|three times|half) (?:its|their|the)?(?: (?:original|current|present|normal))? ?size$/gi,
    (_all, _verb: string, what: string, times: string) => `make ${what} ${TIMES[times.toLowerCase()] ?? times} as big`,
  ],
  // "Leave 30 cm between the sofa and the armchair by moving the armchair": that is the one to go.
  [
    new RegExp(
      `^(?:leave|keep|make|have|put|set|space|create|ensure) (?:an? )?(${LENGTH})(?: (?:gap|space|of (?:space|room|air|distance)|distance|room))? between (the [\\w ]+?) and (the [\\w ]+?) by moving (?:only |just )?(the [\\w ]+?|it)$`,
      'gi',
    ),
    (_all, length: string, a: string, b: string, mover: string) =>
      `move ${mover} to ${length} from ${isSame(a, mover) ? b : a}`,
  ],
  [
    /^(increase|enlarge|widen|raise|decrease|reduce|shorten|lessen|make|close) the (?:distance|gap|space) (?:between|from) (the [\w ]+?) (?:and|to) (the [\w ]+?)( (?:larger|bigger|greater|wider|smaller|shorter))?( by \d[\d.]* ?\w+)? by moving (?:only |just )?(the [\w ]+?|it)$/gi,
    (_all, verb: string, a: string, b: string, way: string | undefined, by: string | undefined, mover: string) =>
      `move ${mover}${(by ?? '').replace(' by', '')} ${/smaller|shorter/i.test(way ?? '') || /^(?:de|re|sh|le|cl)/i.test(verb) ? 'closer to' : 'away from'} ${isSame(a, mover) ? b : a}`,
  ],
  [
    new RegExp(
      `^(?:move|put|place|shift|push|set) (the [\\w ]+?|it),? so (?:that )?there (?:are|is|will be) (?:an? )?(${LENGTH})(?: (?:gap|space|of (?:space|room|air)|distance))? between (?:it|them|that) and (.+)$`,
      'gi',
    ),
    'move $1 to $2 from $3',
  ],
  [
    new RegExp(
      `^(?:move|put|place|shift|push|set) (the [\\w ]+?|it),? so (?:that )?there (?:are|is|will be) (?:an? )?(${LENGTH})(?: (?:gap|space|of (?:space|room|air)|distance))? between (the [\\w ]+?) and (?:it|that)$`,
      'gi',
    ),
    'move $1 to $2 from $3',
  ],
  [
    /^(?:move|bring|put|get|place|set) (.+?) (?:in(?:to)?|on(?:to)?) (?:a |one |the same )?line with (?!each other|one another|(?:an? )?(?:gaps?|spaces?|distances?) of|\d)/gi,
    'align $1 with ',
  ],
]
