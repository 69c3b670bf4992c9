import { COMPARATIVE_OF } from '../words/sizes.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { AT } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

const AGAINST: Record<string, string> = {
  left: 'to the right',
  right: 'to the left',
  back: 'forward',
  backward: 'forward',
  front: 'back',
  forward: 'back',
  up: 'down',
  high: 'down',
  down: 'up',
  low: 'up',
}

/** What stands where it should not, or takes more room than it should: "the bin is too far to the right". */
export const MISPLACED: Rule[] = [
  // "On the wall instead of the stand": that is where it stood.
  [
    /^((?:hang|put|place|mount|set|move) (?:it|them|the [\w ]+?) (?:on|onto|at|in|against|under|next to|beside) (?:the|it)\b[\w ]*?) (?:instead of|rather than|and not) (?:on |at |in )?the (?:\w+ )?(?:stand|table|desk|shelf|counter|dresser|floor|ground|wall|cabinet|sideboard|corner|nightstand|ceiling)$/gi,
    '$1',
  ],
  // "In the way of the wardrobe doors": of the wardrobe.
  [
    /\bin the way of (the (?:wardrobe|closet|cupboard|cabinet|dresser|fridge|oven|desk)) (?:doors?|drawers?)\b/gi,
    'in the way of $1',
  ],
  // "The cabinet is 10 cm too low", "the sofa is half a metre too far left".
  [
    /^(the [\w ]+?|it|they) (?:is|are|hangs?|stands?|sits?) (?:about |around |maybe |roughly )*(\d[\d.]* ?(?:m|cm|mm|meters?|centimeters?|feet|foot|inch(?:es)?)) too (?:far (?:to the |on the )?)?([a-z]+)$/gi,
    (whole, what: string, by: string, how: string) =>
      /^(?:left|right|front|back|forward)$/i.test(how)
        ? `move ${what} ${by} ${AGAINST[how.toLowerCase()]}`
        : Object.hasOwn(COMPARATIVE_OF, how.toLowerCase())
          ? `make ${what} ${by} ${COMPARATIVE_OF[how.toLowerCase()].less}`
          : whole,
  ],
  // "Someone left a cup on the piano, get rid of it": of the cup.
  [
    new RegExp(
      `^(?:someone|somebody|they|we|i|you|the (?:kids?|children|guests?|cleaners?|movers?|workers?)) (?:has |have |must have )?(?:left|forgot|forgotten|put|dropped|placed|parked|lost|dumped|set|stuck|hung) (?:an?|one) ([\\w ]+? (?:${AT}) [^,;.]+?)[,;.] (?:so |please |could you |can you )*((?:${ORDER_BEGINS})) ?it\\b(.*)$`,
      'gi',
    ),
    (_all, what: string, verb: string, rest: string) => `${verb.trim().replace(/ it$/i, '')} the ${what}${rest}`,
  ],
  // "The chairs aren't facing the table, please fix".
  [
    /^(the [\w ]+?|it|they) (?:is|are) not (?:really |quite |all |both )?(?:facing|looking at|pointing (?:at|to|towards?)|turned to(?:wards)?) (the [\w ]+?)(?:[,;.] (?:so )?(?:please |can you |could you )*(?:fix|correct|change|mend|turn|sort|adjust)(?: (?:that|it|this|them))?(?: out| please)?)?$/gi,
    'turn $1 to face $2',
  ],
  // "Give it a little table to stand on".
  [
    /^(?:(the [\w ]+?) (?:is|stands?|sits?|lies?)[^,;.]*[,;.] )?(?:so |please )?give (it|them|the [\w ]+?) (an? [\w ]+?) to (?:stand|sit|lie|rest) on$/gi,
    (_all, what: string | undefined, it: string, base: string) =>
      `put ${base} under ${what && /^(?:it|them)$/i.test(it) ? what : it}`,
  ],
  // "Too big now": it, which was spoken of.
  [
    /^(?:that is |it is |ok,? |hm+,? |now )*(?:way |much |far |a bit |a little )?too (big|small|large|tall|wide|long|dark|bright|high|low|short|narrow|shiny) (?:now|then|again)$/gi,
    'it is too $1',
  ],
  // "Away from the edge": where that is the edge of is where it stands.
  [
    /^(?:put|move|push|pull|shift|slide|bring|take|get|keep) (the [\w ]+?|it|them) (?:a bit |a little |further |back |well |safely )*(?:away |in )?from the edges?(?: of it| please)?$/gi,
    'put $1 in the middle',
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are|stands?|sits?|lies?) (?:way |much |far |a bit |a little |rather |dangerously )*(?:too )?(?:close to|near|right at|right on|over) the edge(?: of (?:the|its|my) [\w ]*?(?:table|desk|counter|shelf|stand|dresser|sideboard|nightstand|cabinet))?$/gi,
    'put $1 in the middle',
  ],
  // "The TV floats, sort that out".
  [
    /(?<=[,.;:!] |^)(?:so |and |then |please |can you |could you |would you )*(?:sort (?:it|that|this|them)(?: all)? out|put (?:it|that|this) right|deal with (?:it|that|this)|take care of (?:it|that|this)|do something about (?:it|that|this)|rectify (?:it|that|this)|see to (?:it|that|this))(?: please)?(?=$|[.,;!?])/gi,
    'fix it',
  ],
  // "Twice its size, but stay on the ground": where it stands, which it does.
  [
    /,? (?:but|and|while|though|yet) (?:it |they )?(?:should |must |has to |have to |still |to )*(?:stay(?:s|ing)?|remain(?:s|ing)?) (?:right )?(?:on the (?:ground|floor)|where (?:it|they) (?:is|are)|in (?:its|their|the same) places?|in place|put)$/gi,
    '',
  ],
  // "The lamp is not centered over the table, fix that".
  [
    /^(the [\w ]+?|it|they) (?:is|are|stands?|hangs?|sits?) not (?:really |quite |exactly |properly )?(?:(centered|aligned|straight|level) )?((?:on|over|under|above|with|in|at|between|next to|against|behind|in front of) .+?)[,;.] (?:so )?(?:please |can you |could you )?(?:fix|correct|change|mend) (?:that|it|this)(?: please)?$/gi,
    (_all, what: string, how: string | undefined, where: string) =>
      `${how && /^(?:align|level|straight)/i.test(how) ? 'align' : how ? 'center' : 'put'} ${what} ${where}`,
  ],
  // "Is the bed not a bit big? Shrink it".
  [
    /^(?:is|are) (?:not )?(the [\w ]+?|it) (?:not )?((?:a bit|a little|too|rather|quite|way too) [\w ]+?)\? (?=[a-z]+ (?:it|them|that)\b)/gi,
    '$1 is $2. ',
  ],
  [
    /^(the [\w ]+?|it|they) (?:does|do) not (?:really )?(?:need|have) to be (?:that|so|this|quite so) (\w+)$/gi,
    '$1 is too $2',
  ],
  [/\b(?:closer|nearer) to (the [\w ]+?), (?:right |directly |just )?(?:beside|next to|by) it$/gi, 'next to $1'],
  // "It should not lie on the floor, put it on the counter".
  [
    /^(the [\w ]+?|it|they) (?:should|must|may|can|does|do|is|are) not (?:be |supposed to |allowed to )*(?:lie|lay|stand|sit|be|hang|lying|standing|sitting)? ?(?:around )?(?:on|in|under|behind|next to|beside|near) [^,;.]+[,;.] (?:so |please )?(put|move|place|bring|set|hang) (?:it|them) /gi,
    '$2 $1 ',
  ],
  [
    /^(.+?) (?:is|are|stands?|sits?|hangs?|lies?) (?:way |much |far |a bit |bit |a little |slightly |still )*too far (?:to the |on the |towards the )?(left|right|back|front|forwards?|backwards?|up|down|high|low)$/gi,
    (_all, what: string, way: string) => `move ${what} ${AGAINST[way.toLowerCase().replace(/s$/, '')]} a bit`,
  ],
  [
    /^((?:the|that|this) [\w ]+?|it|they) (?:takes?|uses?|needs?|eats?)(?: up)? (?:far |way |much )?too much (?:space|room)$/gi,
    '$1 is too big',
  ],
  [/^(the [\w ]+?|it|they) could use (?:some |a bit |a little )?more size$/gi, 'make $1 bigger'],
  // "It is hard to see the TV from the armchair": that is turned to it.
  [
    /^(?:it is |it['’]s )?(?:hard|difficult|impossible|not possible|awkward) to (?:see|watch|look at) (the [\w ]+?) from (the [\w ]+?)[.!]*$|^(?:you|i|we|one) (?:can ?not|can hardly|can barely|can['’]t) (?:see|watch) (the [\w ]+?) from (the [\w ]+?)[.!]*$/gi,
    (_all, a?: string, from?: string, b?: string, seat?: string) => `turn ${from ?? seat} to face ${a ?? b}`,
  ],
  // "Be able to walk between the sofa and the table": as far apart as it takes.
  [
    /^(?:(?:i|we|you|one|people) (?:want to |need to |should |must |would like to |have to )?)?be able to (?:walk|pass|get|go|move)(?: through)? between (the [\w ]+?) and (the [\w ]+?)[.!]*$/gi,
    'leave 80 cm between $1 and $2',
  ],
  // "Too many books, keep just one".
  [
    /^(?:there are |that is |i have |we have )?(?:way |far )?too many ([a-z]+(?: [a-z]+)?)[,;.] (?:so )?(?:please )?(?:only keep|keep only|just keep|keep just|leave only|leave just|keep) (one|two|three|four|five|six|\d+)(?: of (?:them|those))?[.!]*$/gi,
    'delete all $1 but $2',
  ],
  [/,? (?:where|like) (?:it|they) belongs?$/gi, ''],
  // "Closer to the sofa, like half a metre away": so far from it.
  [
    new RegExp(
      `^(?:move |put |bring )?(the [\\w ]+?|it|them) (?:(?:should|must|has to|needs to) be |(?:a bit |much )?)?(?:closer to|further from|farther from|nearer to) (the [\\w ]+?),? (?:like |say |about |around |maybe |to |at )+(${LENGTH})(?: away)?$`,
      'gi',
    ),
    'put $1 $3 from $2',
  ],
]
