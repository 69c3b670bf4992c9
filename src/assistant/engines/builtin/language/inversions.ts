import { verbOfPast } from './gerunds.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { AT, COLOR } from './phrases.ts'
import { COUNT, type Rule } from './rules.ts'

/** What is told back to front, asks behind itself, or goes on: "the shelf is wider than the desk, isn't it?". */
export const INVERSIONS: Rule[] = [
  // "Remove two chairs, the ones at the back": those two.
  [
    new RegExp(
      `\\b(${COUNT}|one) ([a-z]+(?: [a-z]+)?s?), (?:namely )?the (?:(?:two|three|four) )?((?!other|same)[a-z]+) ones?(?=$|[,.;])(?:,(?= ))?`,
      'gi',
    ),
    'the $1 $3 $2',
  ],
  [
    new RegExp(
      `\\b(${COUNT}) ([a-z]+s), (?:namely )?(?:the ones|those) (?:at|on|in) the (back|front|left|right|rear)(?: side)?(?=$|[,.;])`,
      'gi',
    ),
    'the $1 $3 $2',
  ],
  // "The counter is 3 m long, right? Make it 2.5".
  [
    /^(the [\w ]+?) (?:is|are) (?:about |now |currently )?\d[\d.]* ?(m|cm|meters?|feet|ft) (long|wide|tall|high|deep)(?:,? (?:right|correct|isn['’]?t it|is it not|no))?[,;.?]+ ?(?:so |please |then )*make (?:it|that) (\d[\d.]*)(?: (?:m|cm|meters?|feet|ft)| \3)*$/gi,
    'make $1 $4 $2 $3',
  ],
  // "Get the stools tucked under the table".
  [
    new RegExp(
      `^(?:get|have) ((?:the|all|both|every|my) [\\w ]+?|it|them) ([a-z]{3,}ed)(?= (?:${AT}|up|down|out|together|away|back)\\b|$)`,
      'gi',
    ),
    (whole: string, what: string, done: string) => {
      const verb = verbOfPast(done)
      return verb ? `${verb} ${what}` : whole
    },
  ],
  [/,? (?:but |and )?(?:keep|leave) (?:what is|what['’]s|everything|all) on it(?: there| as it is| in place)?$/gi, ''],
  [/,? (?:with )?(?:no overlaps?|without (?:any )?overlaps?|without overlapping)(?: please)?$/gi, ''],
  // "Darken the machines, no wait, lighten them".
  [
    new RegExp(
      `^(?:${ORDER_BEGINS}) ?(?:the )?((?!an? |some |the )[\\w ]+?)(?:,| -|\\.{2,}|…) ?(?:no,? wait|wait,? no|hold on|actually,? no|no,? sorry|no),? ((?:${ORDER_BEGINS})) ?(?:it|them)\\b(.*)$`,
      'gi',
    ),
    (_all, what: string, verb: string, rest: string) =>
      `${verb.replace(/ (?:it|them)$/i, '')} ${/^(?:it|them|all|both|every|each|my)\b/i.test(what) ? '' : 'the '}${what}${rest}`,
  ],
  // "One of the mats is pink, make it purple": the pink one.
  [
    new RegExp(
      `^one of the ([\\w ]+?)s is (${COLOR})[,;.] (?:so )?(?:please )?((?:${ORDER_BEGINS})) ?(?:it|that one)\\b(.*)$`,
      'gi',
    ),
    (_all, what: string, look: string, verb: string, rest: string) =>
      `${verb.replace(/ (?:it|that)$/i, '')} the ${look} ${what}${rest}`,
  ],
  [/^((?:which|what) [\w ]+? (?:is|are|stands?)) (nearest|closest|furthest|farthest) (the )/gi, '$1 $2 to $3'],
  [
    new RegExp(
      `^((?:the|one of the|some of the|all|both|every|each|my|nothing|something) [\\w ]+?) (is|are) ([^,?;.]*?\\b(?:\\w+er than|as \\w+ as|on|in|under|behind|next to|beside|between|locked|hidden|visible|floating|${COLOR})\\b[^,?;.]*?),? (?:(?:is|are)(?: not|n['’]?t) (?:it|they|he|she)|is it not|are they not|right|correct|am i right|is that (?:right|correct|so)|or not|yes|no)\\?+$`,
      'gi',
    ),
    '$2 $1 $3',
  ],
  [/\bwhichever ([a-z]+(?: [a-z]+)??) (is|are|stands?|has|have) /gi, 'the $1 that $2 '],
  [
    /^(?:make sure|ensure|see to it)(?: that)? (the [\w ]+?) (?:is|are)(?: not|n['’]?t) [^,;.:]*[,;.:] (?:so )?(?:please )?([a-z]+) (?:it|them) /gi,
    '$2 $1 ',
  ],
  [
    /^(hide|delete|remove|move|lower) (.+?),? so (?:that )?(?:i|we|you|one|people|everyone) can (?:better )?(?:see|look at|watch) [^,;.]+$/gi,
    '$1 $2',
  ],
  [/^take back (?=(?:the )?last (?:two|three|four|five|\d+)\b)/gi, 'undo '],
  [
    /\bwhat (?:is|are) (?:standing|sitting|lying|leaning|hanging|located|placed) (?=(?:closest|nearest|furthest|farthest|next|behind|under|on|in|beside|between|to the|against|near|by|at|above|over)\b)/gi,
    'what is ',
  ],
  [
    /^(?:someone|somebody)(?: please)? (?=(?:light|turn|switch|get|bring|make|add|delete|remove|paint|hide|place)\b[^,;.]*$)/gi,
    '',
  ],
  [
    /^(the [\w ]+?) is (too \w+) for (?:the [\w ]*(?:area|room|space|corner|wall)|(?:an?|my|our|this) [\w ]+|me|us|kids|people|guests|[a-z]+ing)(?=[,;.] )/gi,
    '$1 is $2',
  ],
  [/,? with (?:the [\w ]+?|it|everything|all) still (?:on|in|under) (?:it|them|there|top)$/gi, ''],
  [/^how much (?:space|room) (?:does|do) (the [\w ]+?) (?:take|take up|need|occupy)\??$/gi, 'how big is $1'],
  // "Tilt the easel back by 10 degrees with the canvas": both.
  [
    /^(tilt|turn|rotate|raise|lower|lift) (the (?!.* lines? up with )[\w ]+?) ((?:back|forward|to the|by|up|down|\d)[\w° ]*?),? (?:together )?with (the [\w ]+)$/gi,
    '$1 $2 and $4 $3',
  ],
  [/^(?:is )?(?:anything|something) (floating|overlapping|sunk|hidden|locked|selected)\?*$/gi, 'is anything $1?'],
  [
    /^(?:check|see|look)(?: if| whether) (?:anything|something|things|any things?|objects) (?:is|are) overlapping,? and (?:if so,? )?(?:fix|separate|resolve|correct) (?:it|them|that|those)$/gi,
    'nothing should overlap',
  ],
  [
    /, (?:so )?(?:can|could|may) (it|they) (?:please |all )?be (?:made )?(?=[\w ]+\?*$)/gi,
    (_all, it: string) => `, make ${/^it$/i.test(it) ? 'it' : 'them'} `,
  ],
  [/(?<=\w),? (?:anyway|anyhow|regardless|nonetheless)[.!]*$/gi, ''],
  [
    /^do (?:it|that|this|the same)(?: thing)? again,? (?:but |only )?(?:with|to|for|on) (the [\w ]+)$/gi,
    'the same for $1',
  ],
]
