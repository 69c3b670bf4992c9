import { ORDER_BEGINS } from './order-begins.ts'
import { COLOR } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

/** What is told back to front, or asks behind itself: "the shelf is wider than the desk, isn't it?" */
export const INVERSIONS: Rule[] = [
  [
    /^(everything|all things|anything) (small|tiny|big|large|huge|tall|short|wide|narrow) (?:should|must|has to|needs to) be (?=\w)/gi,
    'make all $2 things ',
  ],
  // "Darken the machines, no wait, lighten them".
  [
    new RegExp(
      `^(?:${ORDER_BEGINS}) ?(the [\\w ]+?)(?:,| -|\\.{2,}|…) ?(?:no,? wait|wait,? no|hold on|actually,? no|no,? sorry|no),? ((?:${ORDER_BEGINS})) ?(?:it|them)\\b(.*)$`,
      'gi',
    ),
    (_all, what: string, verb: string, rest: string) => `${verb.replace(/ (?:it|them)$/i, '')} ${what}${rest}`,
  ],
  [
    /^(the [\w ]+?) (?:should |must |could |has to |have to )?flank(?:s|ing)? (the [\w ]+)$/gi,
    'put $1 on both sides of $2',
  ],
  [/,? (?:right in the )?dead cent(?:er|re)$/gi, ' in the middle'],
  [
    /^(?:load|haul|cart|carry|roll|transfer|heave|lug) (?=(?:an?|one|two|three|four|five|\d+) (?!of\b|meters?\b|cm\b|m\b))/gi,
    'move ',
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
  [
    /^(?:please )?(?:bring|get|give(?: me| us)?) back (the [\w ]+?)(?: again| please)*$|^(?:i|we) (?:want|would like|need) (the [\w ]+?) back(?: again| please)*$/gi,
    (_all, a?: string, b?: string) => `bring ${a ?? b} back`,
  ],
  [/^new (?=[a-z]+ (?:on|at|next to|behind|in|under|beside|between|against) )/gi, 'add a new '],
  [
    /^(?:clear|empty) (?:the |this )?(?:whole )?(?:room|scene|place) (?:except|but)(?: for)? (.+)$/gi,
    'delete everything except $1',
  ],
  [/^show (?:it|them|everything|that) all(?: again)?$|^show all(?: of it| of them)?(?: again)?$/gi, 'show everything'],
  [
    /^(?:make|let|have) (the [\w ]+?|it) (?:span|cover|fill|take up|reach across|run along) (?:the )?(?:whole|entire|full) ((?:back |left |right |front )?wall|shelf|table|desk|counter|bed|sofa)$/gi,
    'make $1 as wide as the $2',
  ],
  [
    /^(?!the |all |both )([a-z]+ ?[a-z]*s) (?:a bit |a little |much |slightly )?(closer together|further apart|farther apart)(?:,? (?:please|pls|plz))?$/gi,
    'move the $1 $2',
  ],
  [
    /^there is (?:no|not enough|too little|hardly any) (?:space|room|gap|distance) between (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:add|leave|make|make it|give them) (?:about )?(\d[\d.]* ?(?:cm|m|mm|centimeters?|meters?))(?: of space)?$/gi,
    'leave $2 between $1',
  ],
  [
    new RegExp(
      `^(?:make )?(everything|all|anything|whatever)(?: that)?(?: is)? (${COLOR}) (?:(?:should|must|has to|needs to) be|to be) (?:painted )?(${COLOR})$`,
      'gi',
    ),
    'make all $2 things $3',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) ?['’]s (?:${COLOR}|colou?r) is (?:way |much |far |a bit )?too (?:loud|bright|strong|intense|garish|vivid|bold|saturated|much)(?:[,;.] (?:so )?(?:please )?(?:tone|take|bring) it down(?: a bit| a little)?)?$`,
      'gi',
    ),
    'make $1 paler',
  ],
  [
    /^(?:make|turn|let) (the [\w ]+?|it) (?:look like|into|to|be) (?:some |a )?(?:grass|lawn|meadow)$/gi,
    'make $1 green',
  ],
  [
    /^((?:put|place|set|stand|lean) (?:the [\w ]+?|it)) (?:next to|beside|by|against) (the [\w ]+?),? leaning (?:on|against) (?:it|the \w+)$/gi,
    (_all, order: string, by: string) => `${order.replace(/^\w+/, 'lean')} against ${by}`,
  ],
  [
    /^(the [\w ]+?) (?:should|must|could|has to) (?:follow|trail|come) (?:right |directly |close |closely )?(?=behind )/gi,
    'put $1 ',
  ],
  [/\b(behind|next to|beside|in front of) (the [\w ]+?),? (?:with )?no gap(?: between them)?$/gi, '$1 $2, touching it'],
  [
    /^(?:round up|gather|herd|assemble) (the [\w ]+?) (by|at|near|around|next to|in front of) (?=the )/gi,
    (_all, what: string, at: string) => `put ${what} ${/^(?:by|at|near)$/i.test(at) ? 'next to' : at} `,
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:drink|eat|feed|graze) (?:from|at|out of) (the [\w ]+)$/gi,
    'put $1 next to $2 facing it',
  ],
  [/,? (?:nose|head|front|face) (?:to|towards) (the [\w ]+)$/gi, ' facing $1'],
  [
    /^(?:make it |a |have a )?(foggy|misty|hazy) (morning|evening|night|day|sunrise|sunset|dawn|dusk)(?:,? please)?$/gi,
    'make it $2. add fog',
  ],
  [
    /^(?:add|give (?:me|us|it)|set) (?:some |a bit of )?(?:mood|ambient|atmospheric|cozy|cosy|romantic) light(?:ing|s)?$/gi,
    'make the light warmer',
  ],
  [/\b(sparkly|sparkling|glittery|glittering|glossy) (?=[a-z]+ [a-z]+s would )/gi, 'shiny '],
  [
    new RegExp(
      `^((?:shiny |matte |dark |light )?(?:${COLOR})) ([a-z]+(?: [a-z]+)?s) would (?:be|look|seem|feel) (?:so |really |very |much |more |a bit )*[a-z]+$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  [/^(?:closer|nearer) to (the [\w ]+?), (\d[\d.]* ?(?:cm|m|mm|centimeters?|meters?)) away$/gi, '$2 away from $1'],
  [
    /^(?:move|bring|put|pull|push|shift|slide) (the [\w ]+?|it|them) (?:closer|nearer) to (the [\w ]+?),? (?:so (?:that )?(?:it|they) (?:is|are) |until (?:it|they) (?:is|are) |just |only |about )?(\d[\d.]* ?(?:cm|m|mm|centimeters?|meters?)) (?:away|from it|apart)(?: from it)?$/gi,
    'put $1 $3 away from $2',
  ],
  [/^((?:which|what) [\w ]+? (?:is|are|stands?)) (nearest|closest|furthest|farthest) (the )/gi, '$1 $2 to $3'],
  // "People should be able to sit at the bar, give it three stools".
  [
    /^(?:people|guests|customers|visitors|everyone|everybody|clients|you|we|i|one|someone|somebody) (?:should|must|need to|want to|would like to|have to|has to|needs to|wants to|can|could) (?:be able to )?sit (?:down )?(?:at|by|around|near|in front of) (the [\w ]+?)[,;.] (?:so )?(?:please )?(give|put|add|place|set) (?:it )?(?=(?:an?|one|two|three|four|five|six|some|\d+) )/gi,
    (_all, what: string, verb: string) => (/^give$/i.test(verb) ? `give ${what} ` : `${verb} `),
  ],
  [
    new RegExp(
      `^((?:the|one of the|some of the|all|both|every|each|my|nothing|something) [\\w ]+?) (is|are) ([^,?;.]*?\\b(?:\\w+er than|as \\w+ as|on|in|under|behind|next to|beside|between|locked|hidden|visible|floating|${COLOR})\\b[^,?;.]*?),? (?:(?:is|are)(?: not|n['’]?t) (?:it|they|he|she)|is it not|are they not|right|correct|am i right|is that (?:right|correct|so)|or not|yes|no)\\?+$`,
      'gi',
    ),
    '$2 $1 $3',
  ],
  [/\bwhichever ([a-z]+(?: [a-z]+)??) (is|are|stands?|has|have) /gi, 'the $1 that $2 '],
  [
    new RegExp(
      `^(?:i|we) (?:need|want|could use|would like|require) an? (?:bigger|larger|longer|wider|taller|higher) ([a-z]+(?: [a-z]+)?)[,;:] (?:about |around |say )?(${LENGTH})(?: (?:wide|long|tall|high))?(?: (?:would|will|should|is|might|could) (?:do|be enough|be fine|be good|be right|suffice|be perfect|enough))?$`,
      'gi',
    ),
    (whole, what: string, much: string) => `make the ${what} ${much} ${/tall|high/i.test(whole) ? 'tall' : 'wide'}`,
  ],
  [new RegExp(`^(?:back|reverse) (the [\\w ]+?|it)(?: up)?(?: by)? (${LENGTH})$`, 'gi'), 'move $1 back $2'],
  [/^(?:back|reverse) (the [\w ]+?|it)(?: up)?(?: (?:a bit|a little))$/gi, 'move $1 back a bit'],
  [
    /^keep (the [\w ]+?|it|them) (?:(?:exactly |right )?where (?:it|they) (?:is|are|stands?)|in place)(?:,? (?:no matter what|whatever happens|at all costs|for good|forever|please))*$/gi,
    'lock $1',
  ],
  [/^shelve (the [\w ]+|it|them)$/gi, 'put $1 on the shelf'],
  [/^(?:now )?(?:only|just) (the [\w ]+?),? (?:and )?nothing else(?: please)?$/gi, 'isolate $1'],
  [
    /^(?:make sure|ensure|see to it)(?: that)? (the [\w ]+?) (?:is|are)(?: not|n['’]?t) [^,;.:]*[,;.:] (?:so )?(?:please )?([a-z]+) (?:it|them) /gi,
    '$2 $1 ',
  ],
  [
    /^(hide|delete|remove|move|lower) (.+?),? so (?:that )?(?:i|we|you|one|people|everyone) can (?:better )?(?:see|look at|watch) [^,;.]+$/gi,
    '$1 $2',
  ],
  [
    /^give (the [\w ]+?|it|them) ((?:an?|one|two|three|four|five|six|some|\d+) [\w ]+?) (in front|behind|beside|next to it|on top|on the left|on the right|underneath|under it|above)(?: of (?:it|them))?$/gi,
    (_all, what: string, made: string, where: string) =>
      `put ${made} ${
        {
          'in front': 'in front of',
          'on top': 'on',
          'on the left': 'to the left of',
          'on the right': 'to the right of',
          underneath: 'under',
          'next to it': 'next to',
          'under it': 'under',
        }[where.toLowerCase()] ?? where
      } ${what}`,
  ],
  [/\b(?:miles|ages|light ?years|worlds) (apart|away from|from)\b/gi, 'too far $1'],
  [/^(?:set|lay|put) out (?=(?:an?|one|two|three|four|five|six|some|several|\d+) )/gi, 'add '],
  [/^take back (?=(?:the )?last (?:two|three|four|five|\d+)\b)/gi, 'undo '],
  [
    /^(?:make|create) an? (?:spare|duplicate|twin|clone|replica) of (the [\w ]+?), (?:in )?([a-z]+),? (?=(?:right |directly )?(?:beside|next to|behind|in front of|on|under) )/gi,
    'make a copy of $1. make it $2. put it ',
  ],
  [
    /^(?:there is|there['’]s|we have|we['’]ve got|i have|we have got) (?:too little|not enough|hardly any|no|very little) light (near|at|by|over|above|next to|around|on|beside) (the [\w ]+)$/gi,
    (_all, where: string, what: string) =>
      `add a lamp ${/^(?:near|at|by|around|on)$/i.test(where) ? 'next to' : where} ${what}`,
  ],
  [/^(?:it|the (?:room|place|scene)|this(?: place| room)?) feels like an? [\w ]+?(?: in here)?, /gi, ''],
  [/^(?:warm) (?:it|this|things|the (?:room|place|scene)) up(?: a bit| a little)?$/gi, 'make the light warmer'],
  [
    /^make (?:the (?:room|place|scene)|it) (?:a bit )?(?:less (?:sterile|clinical|cold|bleak)|(?:cozier|cosier|more (?:cozy|cosy|inviting|welcoming)))$/gi,
    'make the light warmer',
  ],
  [
    /^(the [\w ]+?|it|they) (?:parks?|stands?|sits?|hangs?|lies|leans?|is parked|is placed|is standing) (too (?:close|near) to|too far (?:away )?from) /gi,
    '$1 is $2 ',
  ],
  [
    /^(.+?) (is|are) too (?:close|near) to (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:give|leave) (?:it|them) (?:some |a bit |a little |a bit of )*(?:more )?(?:room|space|air|distance)$/gi,
    '$1 $2 too close to $3',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are|stands?|sits?|hangs?) (?:at|on) the wrong (end|side) of (the [\w ]+)$/gi,
    'put $1 at the other $2 of $3',
  ],
  [/^(?:let us|let['’]s) have (.+?) (?:at|of|in) the same (height|size|width|color)$/gi, 'make $1 the same $2'],
  [/\b(scatter|strew|arrange|spread|place|set|put) (.+?) about (?=the )/gi, '$1 $2 around '],
  [/\bone ([a-z]+) too many, (?:drop|lose|remove|delete|take away|get rid of) (the (?:one|ones?) .+)$/gi, 'delete $2'],
  [
    /^(?:(?:can|could) (?:i|we) )?(?:get|give|show|let|have|see)(?: me| us)?(?: have| see| get)? (?:a |the )?view (?:(?:of (the [\w ]+?) )?from above|from above (the [\w ]+))$/gi,
    (_all, a?: string, b?: string) => `look at ${a ?? b ?? 'everything'} from above`,
  ],
  [
    /^(?:a |an |show me a |give me a |get a |take a |do a )?(?:extreme )?close-?up (?:shot |view )?(?:of|on) (the [\w ]+|it)$/gi,
    'zoom to $1',
  ],
  [
    /^(?:i (?:want|would like|['’]d like|would love) to )?see (?:this|it|everything|the (?:scene|room|place|whole thing)) (?:at|by|in the|during the) (sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|moonlight)$/gi,
    'make it $1',
  ],
  [
    /\bwhat (?:is|are) (?:standing|sitting|lying|located|placed) (?=(?:closest|nearest|furthest|farthest|next|behind|under|on|in|beside|between|to the)\b)/gi,
    'what is ',
  ],
  [
    /^(?:someone|somebody)(?: please)? (?=(?:light|turn|switch|get|bring|make|add|delete|remove|paint|hide|place)\b[^,;.]*$)/gi,
    '',
  ],
  [
    /^who (?:left|put|placed|moved|parked|set) (the [\w ]+?) (?:there|here|(?:on|in|under|behind|next to|beside|at|in front of|by) [\w ]+?)\? (?:it|they) (?:goes|go|belongs?|should be|should go|must go) /gi,
    'put $1 ',
  ],
]
