import { COLOR_WORDS } from '../words/colors.ts'
import { NUMBERS } from './numbers.ts'
import { singular } from './plural.ts'
import type { Rule } from './rules.ts'

const COUNT = `\\d+|${NUMBERS.join('|')}`

const FROM: Record<string, string> = {
  left: 'to the left of',
  right: 'to the right of',
  front: 'in front of',
  back: 'behind',
  above: 'above',
}

/** How things are to stand, and to each other: back to back, at one height, across, in a row with the others. */
export const ARRANGING: Rule[] = [
  [/^(?:scatter|strew) (?=(?:the |all |them\b)[\w ]*? ?along the )/gi, 'distribute '],
  // "Line the trees up with the front of the house".
  [
    /^line (?:up )?(the [\w ]+?|them|it) (?:up )?with the (front|back|left|right)(?: side| edge| face)? of (?=the |my )/gi,
    'align $1 with the $2 of ',
  ],
  [
    /^(?:evenly|equally) (?:space|distribute|spread|arrange)(?: out)? (?=(?:the|all|both|these|those|my|them)\b)/gi,
    'distribute ',
  ],
  // "Stack another crate on top": of those that are stacked.
  [/^(?:stack|put|place|add) (?:another|one more) ([a-z]+) on(?: the)? top$/gi, 'put another $1 on the highest $1'],
  // "Take one melon and put it on the bench": one of them.
  [
    /^take one (?!of\b)((?:[a-z]+ )?[a-z]+) and (put|place|set|move|hang|lay) it (?=\w)/gi,
    (_all, what: string, verb: string) => `${verb} one of the ${what}s `,
  ],
  [
    /^(?:duplicate|copy|clone) (.+?) (?:and|to|then) (?:put|place|have|set) (?:one|a copy|it)(?: of them)? in (?:each|every)(?: of the)? corners?$/gi,
    'duplicate $1 3 times and put the copies and the original in each corner',
  ],
  [
    /^(?:remove|close|eliminate|get rid of|delete|fill) (?:the |all |any )?(?:gaps?|spaces?|distance) between ((?:(?! with ).)+)$/gi,
    'space $1 with a gap of 0 m',
  ],
  [
    /(?<!\b(?:the|to|on|its|from|turn|far|upper|lower|front|back|rear|a|outer|top|bottom) )\bright (?=(?:behind|next to|beside|in front of|under|above|on top|between|against|below|opposite|over|in the (?:middle|center|very middle|corner)|into|onto|inside)(?: |$))/gi,
    '',
  ],
  [
    new RegExp(
      `^(add|put|place|create) (${COUNT}|an?) (?!more\\b)([\\w ]+?)((?: (?:to|at|on|in|by|beside|next to|behind|along) [\\w ]+?)?),? (?:just )?(?:the same as|same as|like|identical to) the (?:others?|rest|existing ones?)$`,
      'gi',
    ),
    (_all, verb: string, n: string, what: string, where = '') =>
      `${verb} ${/^an?$/i.test(n) ? 'one' : n} more ${what}${where}`,
  ],
  [
    new RegExp(
      `\\b((?:${COUNT}) (?:\\w+ )?(\\w+s)\\b[^,.;]*), (?:with )?(one|two|three) of (?:them|which|those) (?:being )?(?:in )?((?:dark |light )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    '$1. make $3 of the $2 $4',
  ],
  [
    /^light(?: up)? (the [\w ]+?|it) from (?:the )?(left|right|front|back|above) (?:with|by|using) (an? .+)$/gi,
    (_all, what: string, side: string, lamp: string) =>
      `add ${lamp} 2 m ${FROM[side.toLowerCase()]} ${what} pointing at ${what}`,
  ],
  [/\b(?:by|at|near|beside) the front of (?=the (?!(?:floor|ground|lawn|field)\b)|my |it\b)/gi, 'in front of '],
  [
    /^((?:put|place|add|set|hang|stand) (?:\d+|two|three|four|five|six) (?!of\b)((?:[a-z]+ )?)([a-z]+s) [^,]+?) and (one|another one|another) (?=(?:by|next to|on|under|in|behind|beside|at|against|to the|in front of|above)\b)/gi,
    (_all, first: string, kind: string, things: string, one: string) =>
      `${first} and ${one === 'one' ? 'one' : 'another'} ${kind}${singular(things.toLowerCase())} `,
  ],
  [
    /^((?:move|put|place|set|bring) (?:one|two|three|four|\d+) of (?:the|these|those|my) .+?) and (one|two|three|\d+) (?=(?:by|next to|on|under|in|behind|beside|at|against|to the|in front of)\b)/gi,
    '$1 and the other $2 ',
  ],
  [
    /^(?:copy|apply|transfer|use|give) (the [\w ]+?)'s (colou?r|size|height|width)s? (?:over )?(?:to|for|on|onto) (the [\w ]+|all [\w ]+|it|them|both [\w ]+)$/gi,
    'make $3 the same $2 as $1',
  ],
  [
    /^(?:copy|apply|transfer|use) the (colou?r|size|height|width) of (the [\w ]+?) (?:to|for|on|onto) (the [\w ]+|all [\w ]+|it|them|both [\w ]+)$/gi,
    'make $3 the same $1 as $2',
  ],
  [/^(?:put|place|set|stand) ((?:one|two|three|four|five|\d+) of (?:the|these|those|my) )/gi, 'move $1'],
  [
    /^(make|paint|color|delete|remove|hide|select|rotate|turn|lift|raise|lower|give|tilt|flip|scale|enlarge|shrink|recolor|lock|tint) every other (?!one\b)([a-z]+)\b/gi,
    '$1 every second $2',
  ],
  [
    new RegExp(
      `^(make|paint|color|move|delete|remove|hide|turn|rotate) the (\\w+)( .+?)? if (?:it|they) (?:is|are) (${COLOR_WORDS.join('|')})$`,
      'gi',
    ),
    (_all, verb: string, noun: string, rest: string | undefined, color: string) =>
      `${verb} the ${color} ${noun}${rest ?? ''}`,
  ],
  [
    new RegExp(
      `\\b(?:everything|all|all things|whatever) (?:that is |which is |is )?(${COLOR_WORDS.join('|')}) or (${COLOR_WORDS.join('|')})(?=$|,| and\\b)`,
      'gi',
    ),
    'all $1 and $2 things',
  ],
  [/\b(?:a |the |any )?piece of furniture\b/gi, 'furniture'],
  [/^(?:what|which) (?:is|one is) the (\w+est) (?:of the |of all )?furniture\??$/gi, 'which furniture is the $1?'],
  [/^make (the [\w ]+?|all [\w ]+?|them) sorted (by \w+)\b/gi, 'sort $1 $2'],
  [/^(is|are) there something\b/gi, '$1 there anything'],
  [/\b(?:add|have|get|put|place) (?:some |a bit of |more )(?:greenery|vegetation)\b/gi, 'add a plant'],
  [
    new RegExp(
      `\\b(${COLOR_WORDS.join('|')}) like (?:the |an? )?(?:sky|sea|grass|blood|snow|coal|sun|night|gold|sand|wood|rose|leaf|leaves|lemon|ocean)\\b`,
      'gi',
    ),
    '$1',
  ],
  [
    /^(?:clear|empty) (?:off )?(all (?:of )?the |both |every |the )((?:[a-z]+ )?(?:tables|desks|shelves|counters|nightstands))$/gi,
    'delete everything on $1$2',
  ],
  [
    /^(?:clear|empty) (?:off )?(all (?:of )?the |both |every |the )((?:[a-z]+ )?(?:tables|desks|shelves|counters|nightstands)) and (?=\w)/gi,
    'delete everything on $1$2 and ',
  ],
  [/(?:\bsemi[ -]?transparent|\bhalf[ -]transparent|\btranslucent)(?=$|,| and\b)/gi, '50% transparent'],
  [
    /^fix everything that (?:is )?(?:overlap\w*|floats|floating|sunk)(?:, (?:is )?(?:overlap\w*|floats|floating|sunk))* (?:or|and) (?:is )?(?:overlap\w*|floats|floating|sunk)$/gi,
    'separate everything that is overlapping. put everything that is floating on the ground. put everything that is sunk on the ground',
  ],
  [/^make (the (?:sun|light|lights|spot|spotlight|bulb|point light)) softer and (?=\w)/gi, 'make $1 dimmer and '],
  [/^make (the (?:sun|light|lights|spot|spotlight|bulb|point light)) softer$/gi, 'make $1 dimmer'],
  [
    /^(?:give|make|put|move|turn|paint|add) (the \w+)\b[\w ]*?(?:\.{2,}|,| -)+ ?(?:actually|no|wait|hmm),? (?:just |rather |only )?(?=(?:make|move|turn|put|paint|delete|hide) it\b)/gi,
    '$1. ',
  ],
  [
    /^(?:move|put|place|arrange|set) (the [\w ]+?|both [\w ]+?|them) (?:so (?:that )?(?:they|both) )?(?:to )?fac(?:e|ing) each other across (?=the |my )/gi,
    'put $1 facing each other on both sides of ',
  ],
  [
    /^(?:distribute|spread|space|arrange|spread out) (the [\w ]+?|them|all [\w ]+?)(?: evenly| equally)? around (the [\w ]+?|it)(?: evenly| equally)?$/gi,
    'put $1 around $2',
  ],
  [/\b(?:exactly|precisely) (?=(?:in|at|on|between|next|behind|under|above|to|beside)\b)/gi, ''],
  [/\bin the middle between\b/gi, 'between'],
  [
    /^(?:rotate|turn|tip|tilt) (the [\w ]+?|it|them) (?:until|so that|so) (?:it|they) (?:lies?|is|are) on (?:its|their) sides?$/gi,
    'lay $1 on its side',
  ],
  [/\b((?:get|put|hang|move|bring|mount|place) (?:the [\w ]+?|it|them)) up on(?:to)? the wall\b/gi, '$1 on the wall'],
  [/\ban? ([a-z]+) or two\b/gi, 'two $1s'],
  [/\bsomewhere (?=(?:by|near|next to|close to|beside|around|in|on|at|under|behind)\b)/gi, ''],
  [
    /^(?:make|have|i want|let) (the .+?|both [\w ]+?) (?:stand |be |stacked )?on top of (?:each other|one another)$/gi,
    'stack $1',
  ],
  [/^lower (it|them|the [\w ]+?) by half$/gi, 'make $1 half as tall'],
  [/,? (?:its )?(?:nose|front|face) (?:towards?|to|facing|pointing (?:at|to)) (?=the |my |me\b)/gi, ' facing '],
  [/\b(in|into) (the|my|his|her|their) ((?:[a-z]+ )?(?:bed|sofa|couch|armchair))$/gi, 'on $2 $3'],
  [
    /^(?:there is )?one ([a-z]+) (?:has|with) no ([a-z]+),? (?:and |so |please |can you |could you )*(?:fix|change|mend|correct|solve) (?:that|this|it)$/gi,
    'give the $1 without a $2 another $2',
  ],
  [/^((?:put|move|place|delete|remove|hide|paint|make|bring|take|stack|group|set|clear) )it all\b/gi, '$1them all'],
  [/^(delete|remove|hide|take|clear) it all( away)?$/gi, '$1 them all'],
  [
    /^(the [\w ]+?) (?:is|are) [\w ]+?[,. ]+(?:no,? )?wait,? (?:it|that|they) (?:is|are) (?:fine|ok|okay|good|all right),? (?:just |but )?(?=\w)/gi,
    '$1. ',
  ],
  [
    /^(put|place|set|stack) (the \w+(?: \w+)?) on (?:top of )?(the [\w ]+?),? and (the [\w ]+?|an? [\w ]+?) on top$/gi,
    '$1 $2 on $3 and $4 on $2',
  ],
  [
    /\b(?:in|into|as) (?:a|an equilateral) triangle with (\d[\d.]*) ?m(?:eters?)?(?: long)? sides?$/gi,
    (_all, side: string) =>
      `in a triangle with a radius of ${Math.round((Number(side) / Math.sqrt(3)) * 1000) / 1000} m`,
  ],
  [/\b(around the [\w ]+?) at half (?:its|the) height$/gi, '$1'],
  // "Three stools at the island, evenly spaced along the front".
  [
    /\b(?:at|by|to|next to|beside) (the [\w ]+?),? (?:all |and )?(?:evenly|equally|nicely) (?:spaced|distributed|spread)(?: out)? (?:along|on|at) (?:its|the) (front|back|left|right)(?: side| edge)?$/gi,
    'along the $2 of $1',
  ],
  [/,? evenly spaced along (?:its|the) (?:width|length|side|front)$/gi, ', evenly spaced'],
  [/\bdouble (?:the )?size of (the (?!.*\band\b)[\w ]+)$/gi, 'make $1 twice as big'],
  [/\b(rotate|turn|tilt|spin) both (?=\d)/gi, '$1 them by '],
  [
    /(?<!^(?:how|what|which|where|who|is|are)\b.*)(?<!(?:tell|show) me )(?<=[\w,] )(?:whatever|what|all that|everything that) (?:is|stands?|lies|are) (?:(?:to the |on the )?(left|right) of|to the (left|right) of) /gi,
    (_all, a: string, b: string) => `everything to the ${a ?? b} of `,
  ],
  [
    /^(?:put|place|move|collect|gather) (.+?) (?:inside|into|in) a (?:new )?(group|folder) (?:called|named) (?!.* with )/gi,
    'group $1 and call it ',
  ],
  [/^(?:put|place|move|collect|gather) (.+?) (?:inside|into|in) a (?:new )?(?:group|folder)$/gi, 'group $1'],
  [
    /\b(move|turn|put|shift|place|set|rotate) (the [\w ]+?|it|them) (?:so (?:that )?|such that )(?:it|they) (?:lies?|sits?|stands?|goes|is|are|hangs?) (?:centered |right |directly |exactly )*(?=(?:in front of|behind|next to|under|above|beside|on|between|in|against|to the) )/gi,
    '$1 $2 ',
  ],
  [
    /^(make|paint|color) (the \w+)'s (\w+) ([\w ]+?) and its (\w+) (\w[\w ]*)$/gi,
    '$1 the $3 of $2 $4 and the $5 of $2 $6',
  ],
  [/\b(?:around|about) (the [\w ]+?|it) (?:half ?way|midway) up$/gi, 'around $1'],
  [/\bnext too\b/gi, 'next to'],
  [/(?<=\w )too (?=(?:the|my) (?!(?:big|small|much|far|many)\b))/gi, 'to '],
  [/^(bring|get|put) (?:both|all|all of them|both of them|them both|them all) back(?: again)?$/gi, '$1 them back'],
  [
    /\b(?:at|on) (?:each|every) (?:chair|seat|stool|person|guest)(?:'s)? (?:place|spot|setting|position)(?: (?:on|at) the table)?|\b(?:at|for) (?:each|every) (?:place|seat|guest|person)(?: (?:on|at) the table)?$/gi,
    'in front of each chair',
  ],
  [
    /,? so (?:that )?(?:people|you|we|one|i|everyone|everybody|visitors|guests) (?:can|could|may|will) (?:look at|see|face|watch|admire|view) ((?:the |my )[\w ]+?(?= from (?:it|there)\b)|(?=the |my |it\b))(?: from (?:it|there))?/gi,
    ' to face $1',
  ],
  [
    /^(?:there is )?(?:one|some) of the ([a-z]+?)s (?:has|have) no ([a-z]+),? (?:and |so |please |can you |could you )*(?:fix|change|mend|correct|solve) (?:that|this|it)$/gi,
    'give the $1 without a $2 another $2',
  ],
  [
    /^(the [\w ]+?|it) (?:has|have) no ([a-z]+),? (?:and |so |please |can you |could you )*(?:fix|change|mend|correct|solve) (?:that|this|it)$/gi,
    'give $1 another $2',
  ],
  [/^which ([a-z]+) is (?:the one )?(?:in (?:the )?front|at the front)\??$/gi, 'which $1 is the frontmost'],
  [/^which ([a-z]+) is (?:at the back|in the back|behind)\??$/gi, 'which $1 is the backmost'],
  [/\b(add|put) (?:some )?more light (?:on|onto|over|to) (the [\w ]+|it)$/gi, '$1 a light above $2'],
  [
    /\b(next to|beside|behind|in front of|left of|right of|under|above|on|onto|facing) the (\w+) in the middle$/gi,
    '$1 the middle $2',
  ],
  [
    /^(double|halve) the (?:gaps?|distances?|spaces?|spacing) (?:between|of|among) (them|the [\w ]+?)$/gi,
    (_all, by: string, what: string) =>
      `spread ${what} ${by.toLowerCase() === 'double' ? 'twice' : 'half'} as far apart`,
  ],
  [
    new RegExp(
      `^(?:ok(?:ay)?,? )?(?:all|completely|entirely|fully|just|only|plain) ((?:dark |light )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    'make it $1',
  ],
  [
    /\b(hangs?|sits?|stands?|feels?|seems?) (?=(?:way |far |much |a bit |a little )?too (?:low|high|big|small|tall|short|wide|far|close|dark|bright|plain)\b)/gi,
    'is ',
  ],
  [
    /^(?:(?:i think|maybe|perhaps) )?((?:against|on|onto|next to|under|in|by|behind|beside|near|in front of|above) (?:the|my|a) [\w ]+?) (?:would|might) be (?:better|nicer|best|good|great|nice|fine)$/gi,
    'put it $1',
  ],
  [
    /^((?:the|both|all|all the) [\w ]+?) should (?:all |both )?(?:point|face|look)(?: at| to| towards?)? (?=(?:outwards?|inwards?|away|the|their|its|my|each|left|right|forwards?|backwards?|up|down)\b)/gi,
    'turn $1 to face ',
  ],
  [/\b(palm|pine|oak|fir|birch|spruce|maple) trees\b(?! ?\d)/gi, '$1s'],
  [/^(?:twice|double|2 times) (?:that|the|this) (?:gap|distance|space|spacing)$/gi, 'twice as far apart'],
  [/^make (them|both|both of them|the [\w ]+?) equal$/gi, 'make $1 the same size'],
  [
    /^(give|add|put)( (?:the|it|them)(?: [\w ]+?)?)? an? ([\w ]+?),? (?:just )?like (?:all )?the (?:others?|rest)(?: have| has)?$/gi,
    '$1$2 another $3',
  ],
  [
    /^(put|place|set|stack|lay|stand) one (\w+(?: \w+)?) (on top of|on|next to|beside|behind|in front of|under|above|against|inside|over) the other(?: one)?$/gi,
    '$1 the second $2 $3 the first $2',
  ],
  [
    /^(?=(?:hang|mount)\b.* on )(.+?),? (\d[\d.]* ?(?:m|cm|metres?|meters?)) (?:up|high|(?:off|above) the (?:ground|floor))\b/gi,
    '$1 at a height of $2',
  ],
  [
    /^mirror (the [\w ]+?|them|it) (?:on|onto|to|at|across to) the (?:other|opposite) (side|end) of /gi,
    'add copies of $1 on the other $2 of ',
  ],
  [/^at (\d[\d.]* ?(?:m|cm|metres?|meters?))(?: high| up)?$/gi, 'put it at a height of $1'],
  [/ n (?=(?:make|paint|put|move|turn|color|delete|add|the)\b)/gi, ' and '],
  [/^(?:light|ignite)(?: up)? (the (?!scene|room|stage|sky)[\w ]+?)(?=$|[:,.] )/gi, 'make $1 glowing'],
  [/\b(?:the|all|all the) (\w+s), all (?:but|except) /gi, 'all $1 except '],
  [/\b(around (?:the |my |a )[\w ]+?),? (?:all )?touching it$/gi, '$1 with a gap of 0 m'],
  [/\b(on|onto|to) its (?:roof|top)\b/gi, 'on top of it'],
  [/\bfrom (light|pale|dark) to (light|pale|dark) ((?!and\b)[a-z]+)\b/gi, 'from $1 $3 to $2 $3'],
  [/^(?:put|place|set|stand) (the [\w ]+?) leaning (?=against )/gi, 'lean $1 '],
  [/^(lean|prop) (.+?) (?:up )?(?:on|onto) (?=the |my |it\b)/gi, '$1 $2 against '],
  [
    /^(?:face|turn|point) (it|them|the [\w ]+?) the (?:other|opposite) (?:way|direction)(?: round)?$/gi,
    'turn $1 around',
  ],
  [
    /\b(the \w+)'s (?=(?:empty|full|missing|gone|broken|dirty|ugly|boring|upside down|wrong|fine|crooked|lonely|too|in the way|in my way|over there)\b)/gi,
    '$1 is ',
  ],
  [/^(?:sort out|arrange|tidy up|tidy|organi[sz]e) (the [\w ]+?): one on top of (?:the other|another)\b/gi, 'stack $1'],
  [new RegExp(`^(?:no,? )?((?:dark |light )?(?:${COLOR_WORDS.join('|')})) ones$`, 'gi'), 'make them $1'],
  [
    new RegExp(
      `^(make|paint|color|turn) one (?=(?:(?:dark|light) )?(?:${COLOR_WORDS.join('|')}|bigger|smaller|taller|shorter|wider|darker|lighter)(?=$|[,.;]| and\\b))`,
      'gi',
    ),
    '$1 one of them ',
  ],
  [/\b(?:up )?into the (?:air|sky)\b(?!,? next)/gi, 'up'],
  [
    /,? (?:so (?:that )?|such that )(?:it|they) (?:both |all )?(?:face|point|look|aim)s? (?:to |at |towards? )?(?=the |my |it\b|me\b|each other)/gi,
    ' to face ',
  ],
  [
    /\b(?:by )?(?:a|one) (?:small |little |tiny )?step (?=to the|towards?|closer|forwards?|backwards?|back|up|down|left|right|away|further)/gi,
    '',
  ],
  [
    /^(?:hang|put|place|set|move|bring) (them(?: all)?|(?:all )?the .+?) (?:(?:all )?at|to) the same (?:height|level)(?: and|,)? (\d[\d.]* ?(?:m|cm|metres?|meters?|centimet(?:re|er)s?)) apart$/gi,
    'align $1 along y and put them $2 apart',
  ],
  [
    /^(?:hang|put|place|set|move|bring) (them(?: all)?|(?:all )?the .+?) (?:(?:all )?at|to) the same (?:height|level)$/gi,
    'align $1 along y',
  ],
  [
    /\b(?:shrink|scale|resize) (it|them)(?: down)? (?:so (?:that )?(?:it|they) fits?|to fit)(?: (?:on|onto) (?:it|top|there))?$/gi,
    'fit $1',
  ],
  [/\b(?:a )?(bit|little|even)? ?further (?:out|outwards?)$/gi, '$1 further'],
  [/\b(between [\w ]+? and [\w ]+?),? (?:exactly |right )?(?:halfway|midway|in the middle)$/gi, '$1'],
  [/^give (the [\w ]+?|it|them) an? (?:warm |cool |soft |faint |bright |slight )?glow$/gi, 'make $1 glowing'],
  [
    /^(?:put|place|set|stand|turn|arrange|seat) (them(?: all)?|the [\w ]+?) back to back$/gi,
    'put $1 next to each other and turn them to face away from each other',
  ],
  [
    /\b(?:in )?the same (?:shade of )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|gr[ae]y|black|white|beige|teal) as (?=the |my |it\b)/gi,
    'the same color as ',
  ],
  [
    /^((?:put|place|set|line up|arrange|move|spread|leave|space) .+?),? with (the [\w ]+?) (?:right |exactly |placed |standing )?(between|behind|in front of|next to|around) (them|it)$/gi,
    '$1 and put $2 $3 $4',
  ],
  [
    /^(?:open up|make|create|leave|add) (?:some )?more (?:space|room) between ([\w ]+? and [\w ]+?)(?::|,| of|, say)? (\d[\d.]* ?(?:mm|cm|m|centimeters?|meters?|feet|ft))$/gi,
    'leave $2 between $1',
  ],
  [
    /^(lay|put|place|set|rest) (.+?) across (?=(?:the |both )(?:two |both )?(?:[a-z]+ )?[a-z]+s\b|it\b|them\b|both\b)/gi,
    '$1 $2 on ',
  ],
  [/,? in (?:a|the|one|the same) (?:row|line) with the (?:others?|rest)$/gi, ''],
  [
    /^(delete|remove|hide|show|select|paint|move|group|lock|take away) what(?:ever)? (?:is|are|stands?|sits?|lies|lie) (?=on|in|under|next|behind|above|below|inside|near|to the|around|between)/gi,
    '$1 everything ',
  ],
  [/^(?:and |now )?((?:a )?(?:bit|little) |much |even )?(tighter|denser)$/gi, 'move them $1closer together'],
  [/^(?:and |now )?((?:a )?(?:bit|little) |much |even )?looser$/gi, 'move them $1further apart'],
  [
    /^(put|move|place|set) (the [\w ]+?) where (the [\w ]+?) (?:is|are) and (?:put |move )?\3 where \2 (?:is|are|was|were)$/gi,
    'swap $2 and $3',
  ],
  [/^(?:can|could|should|would|may) (it|they|that|this) (go|be|stand|sit|move|lie|hang) /gi, '$1 should $2 '],
  [/^(what|which|who) (is|are|stands?) (left|right) of /gi, '$1 $2 to the $3 of '],
  [
    /^(?:remove|take off|take away|take|take out|get|pull off|lift off) (the [^,]+?)(?: (?:from|off|out of) (?:the .+?|it))? and (?:put|place|set|move|stick) it (?!.*\bit\b)(?=on|onto|in|into|next|behind|under|beside)/gi,
    'put $1 ',
  ],
  [/^give (.+?) an? (\w+) (?:just )?like (the .+?)'s$/gi, "duplicate $3's $2 and put the copy on $1"],
  [
    /^(?:trim|cut|crop|prune|shorten|clip) (.+?) (?:down )?to (\d[\d.]* ?(?:cm|mm|m|metres?|meters?|feet|ft))(?: (?:tall|high))?(?=$|,| and )/gi,
    'make $1 $2 tall',
  ],
  [/,? but (?:not|no) (?:any )?(?:wider|taller|longer|deeper|bigger|higher|thicker|larger)$/gi, ''],
  [
    /(?<! together),? (?:bumper to bumper|nose to tail|head to tail|end to end|side to side|shoulder to shoulder|edge to edge|wall to wall)$/gi,
    ' touching',
  ],
  [/\bon the (left|right|front|back) half(?: of the (?:scene|room))?\b/gi, 'on the $1'],
  [
    /\b(?:pointing|aimed|shining|facing|looking|directed) (?:straight )?down (?:at|on|to|onto) (?=it\b|them\b|the |my )/gi,
    'facing ',
  ],
  [/\bin the colors of (?=their |its )/gi, 'in the color of '],
  [
    /,? (?:with no|without(?: a| any)?) (?:gaps?|space|distance)(?: between (?:them|the two))?$/gi,
    ' with a gap of 0 m',
  ],
  [
    /^(hang|mount|fix) (.+? (?:on|to|at|against) the [\w ]+?),? (?:at )?(\d[\d.]* ?(?:cm|m|metres?|meters?)) (?:high|up)$/gi,
    '$1 $2 at $3',
  ],
  [
    /^(?:i (?:want|need|would like) |have |make |let )(the [\w ]+?|it|them) (?:to )?(?:be )?stand(?:ing)? (?:straight )?up(?:right)?$/gi,
    'turn $1 upright',
  ],
  [/^bring (it|them|the [\w ]+?) here$/gi, 'move $1 closer to me'],
  [/^(?:and )?looking (?:at|to|towards?) /gi, 'facing '],
]
