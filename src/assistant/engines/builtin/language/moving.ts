import { COLOR_WORDS } from '../words/colors.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

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

/** Where things go, how they turn and what they become, in the words that the grammar knows. */
export const MOVING: Rule[] = [
  [
    new RegExp(`^(?:take a )?step (back|forward|forwards|backwards?|left|right|aside)(?: by)? (${LENGTH})$`, 'gi'),
    'move it $2 $1',
  ],
  // "Move the tree in the middle 2 m to the front".
  [
    /^(move|shift|push|pull|slide|turn|rotate|raise|lift|lower|scale) the ([a-z]+) in the (?:middle|center) (?=(?:by )?\d|up\b|down\b|forwards?\b|backwards?\b)/gi,
    '$1 the middle $2 ',
  ],
  [
    /^(?:move|raise|lift|lower|bring) (the [\w ]+?|it) (?:up |down )?until (?:it|its top) is (?:level|flush|even) with the top of (the [\w ]+|it)$/gi,
    'move $1 level-top-top $2',
  ],
  // "Move everything on the floor 1 m to the left": what stands there.
  [
    new RegExp(
      `^((?:move|push|shift|slide|nudge|pull|bring) (?:everything|all(?: of)?(?: the)? [\\w ]+?|anything|whatever)) on the (floor|ground) (?=(?:by )?${LENGTH}|a (?:bit|little)|to the (?:left|right|back|front)\\b|towards?\\b|away\\b|closer\\b|nearer\\b|left\\b|right\\b|forwards?\\b|backwards?\\b|up\\b)`,
      'gi',
    ),
    '$1 that is on the $2 ',
  ],
  // "Lift the rock out of the ground": onto it.
  [
    /^(?:lift|raise|pull|bring|get|move|push|dig) (the [\w ]+?|it|them) (?:up )?(?:out of|from under|up from|up out of) (?:the )?(?:ground|floor|earth|soil)$/gi,
    'put $1 on the ground',
  ],
  // "Take everything off the table and delete it": all of that, and not the table.
  [
    /^(?:take|move|get|pick) (?:everything|all(?: the)? (?:things|objects|items)|all) (?:off|from) (the [\w ]+?) and (?:then )?(delete|remove|hide|lock|select) (?:it|them)(?: all)?$/gi,
    '$2 everything on $1',
  ],
  // "In the negative z direction by 1 m": how far comes first, as the sign is its own.
  [
    new RegExp(
      `\\b(?:in|along|on) (?:the )?(?:negative|minus) ([xyz])(?:[ -]?(?:direction|axis))?,? (?:by )?(${LENGTH}|\\d+,\\d+ ?m|an? met(?:er|re))\\b`,
      'gi',
    ),
    '$2 in the negative $1 direction',
  ],
  [/^upscale (?=\w)/gi, 'scale up '],
  [/^downscale (?=\w)/gi, 'scale down '],
  [/^quadruple (?:the size of )?(the (?!height|width|depth)[\w ]+|it|them)$/gi, 'make $1 four times as big'],
  // "Put all on the counter but the till on the table": where it goes is said of all that goes.
  [
    /^(move|put|place|bring|take|transfer|carry|set) (everything|all(?: the| of the)?(?: things| objects| items)?|all) (?:that is )?(?:on|from|off) (the [a-z]+(?: [a-z]+)?),? (?:except(?: for)?|but(?: not)?|apart from|other than|besides) (the [a-z]+(?: [a-z]+)?),? ((?:to|onto|on|into|in) the [\w ]+)$/gi,
    '$1 everything on $3 $5 except $4',
  ],
  [
    /^(move|put|place|bring|take|transfer|carry|set) (?:everything|all(?: the| of the)? (?:things|objects|items)) (?:from|off) (the [a-z]+(?: [a-z]+)?) (?=(?:to|onto|on|into|in) the )/gi,
    '$1 everything on $2 ',
  ],
  // "Toss the cups": without a place to, that is away.
  [
    /^(?:toss|chuck|throw)(?: out| away)? ((?:the|all|both|every|my|these|those) (?!.*\b(?:on|onto|in|into|to|at|over|under|behind|next|beside|between|against|up|around)\b).+)$/gi,
    'delete $1',
  ],
  // "Angle the screen 20 degrees towards the chair": about the upright axis.
  [
    /^(and |then )?angled? (it|them|the [\w ]+? )?(?:by )?(\d[\d.]*) ?(?:degrees?|°) (?=towards? )/gi,
    (_all, and = '', what = 'it', degrees: string) => `${and}rotate ${what.trim()} ${degrees} degrees `,
  ],
  [
    /^(?:pull|move|slide|take) (them|it|(?:the |all )?[\w ]*?(?:chairs?|stools?)(?: \d+)?) (?:back )?out(?: again)?$/gi,
    'move $1 30 cm away from the nearest table',
  ],
  [
    /^(?:push|scoot|slide|tuck|pull|move) (them|it|(?:the |all )?[\w ]*?(?:chairs?|stools?)(?: \d+)?) in$/gi,
    'move $1 up to the nearest table',
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
    new RegExp(
      `\\b(?:at )?(?:a height of )?(${LENGTH})(?: high| up| height| in height)? (?:right |directly |straight )?(?:above|over) the origin\\b`,
      'gi',
    ),
    'at the origin at a height of $1',
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
    /(?<=\b(?:left|right|front|behind|beside|next|sides)\b.*),? (?:and |but |just )*touching (?:it|them)\b/gi,
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
      `\\b(${COUNT}|some|several) random(?:ly placed)? ([a-z]+s?) (?:(?:around|about|everywhere)$|(?=(?:on|in|over|across|around|about)\\b))`,
      'gi',
    ),
    '$1 $2 randomly ',
  ],
  [
    /^(?:put|move|place|bring|make) (.+?) (?:exactly |right )?where (.+?) (?:is|are|stands?) and (?:vice versa|the other way a?round)$/gi,
    'swap $1 and $2',
  ],
  [/^(?:stretch|extend|elongate|pull) (.+?) (?:sideways|horizontally|in width)$/gi, 'make $1 wider'],
  [/^(?:stretch|extend|elongate|pull) (.+?) (?:upwards?|vertically|in height)$/gi, 'make $1 taller'],
  [
    /\b(?:facing|looking at|opposite) (an? [\w ]+?|the [\w ]+?),? (?:with )?(?:a (?:gap|distance|space) of )?(\d[\d.]* ?(?:m|cm|meters?|feet|ft)) (?:of space )?(?:between|apart)(?: (?:them|the two))?$/gi,
    '$2 in front of $1 facing it',
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
  [
    /^(?:throw|kick|toss|hit|lob|bowl|chuck) (.+?) over (?=the [\w ]*?(?:fence|wall|hedge|net|gate|railing)\b)/gi,
    'put $1 on the other side of ',
  ],
  [
    /^pull (it|them|the [\w ]*?(?:chair|stool|seat|bench)s?) out(?: (?:a bit|bit|a little|slightly))?$/gi,
    (whole, what: string) => {
      const far = /bit|little|slightly/i.test(whole) ? '20 cm' : '40 cm'
      return /^the /i.test(what) ? `pull ${what} out by ${far}` : `move ${what} ${far} away from the nearest thing`
    },
  ],
  [/^(?:move|push|get|put|take|pull|shove) (.+?) (?:aside|out of the way)$/gi, 'move $1 aside'],
  [
    /\bfix (?:everything|all|whatever|what|anything)(?: that| which)? (?:floats?|hovers?|is floating)(?: in the air)?\b/gi,
    'put everything that is floating on the ground',
  ],
  [
    /\bfix (?:everything|all|whatever|what|anything)(?: that| which)? (?:sinks?|is sunk|sank)(?: in)?\b/gi,
    'put everything that is sunk on the ground',
  ],
  [
    /^(?:nothing|none(?: of (?:them|these|it))?|no two(?: of them)?) (?:should|must|may|can|is allowed to|is supposed to) (?:overlap|touch|collide|intersect)(?: (?:anything|each other|anymore|any more))?$/gi,
    'fix the overlaps',
  ],
  [
    /^(?:nothing (?:should|must|may|can|is allowed to|is supposed to) (?:float|hover|be (?:floating|hovering))|(?:make(?: sure)?|see to it|ensure)(?: that)? nothing (?:floats|hovers|is (?:floating|hovering)))(?: (?:in the air|anymore|any more))*$/gi,
    'put everything that is floating on the ground',
  ],
  [/^(?:make|turn|keep) (.+?) (?:hidden|invisible)$/gi, 'hide $1'],
  [
    /^(?:now |and |then )*(?:one|another)(?: one)?(?: just)? like (?:it|that|this|that one|this one) (?=on|in|at|next|behind|to|under|beside|between)/gi,
    'duplicate it and put the copy ',
  ],
  [/\b(turn|rotate|spin) (.+?) (?:by )?(?:a |one )?quarter(?: of a turn)?$/gi, '$1 $2 a quarter turn'],
  [
    /\bmove the camera so (?:that )?(?:i|we|you) (?:can |could )?see (?:all of it|everything|the whole [\w ]+|the entire [\w ]+|all)$/gi,
    'frame everything',
  ],
  [/\bmove the camera so (?:that )?(?:i|we|you) (?:can |could )?see (the .+)$/gi, 'frame $1'],
  [
    /^(scale|shrink|enlarge|resize) (?:the )?(?:whole |entire )?scene (?=by|to|\d+|up|down)/gi,
    '$1 everything together ',
  ],
  [
    /^(move|shift|lift|raise|lower|center) (?:the )?(?:whole |entire )?scene (?=by|to|\d+|up|down|left|right)/gi,
    '$1 everything ',
  ],
  [
    /(?<=\b(?:row|line)), (?:with )?(?:the )?(biggest|largest|smallest|tallest|shortest)(?: one)? (?:on the |at the |to the )?(left|right)$/gi,
    (_all, which: string, side: string) => ` ${fromTo(which.toLowerCase(), side.toLowerCase())}`,
  ],
  [
    /,? (?:and )?(?:everything|all of (?:it|them)|all|both)(?: (?:is|are))? scaled(?: (?:up|down))? (to|by) (.+)$/gi,
    '. scale them $1 $2',
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
  [/^(?:tip|knock|push) over (.+)$/gi, 'turn $1 on its side'],
  [/^(?:tip|knock|push) ((?:the|it|them|all|both)\b[\w ]*?) over$/gi, 'turn $1 on its side'],
  [/^(?:snap|stick|glue|drop|bring|pull) (.+?) (?:down )?(?:to|onto) the (?:ground|floor)$/gi, 'put $1 on the ground'],
  [/\bgive (the [\w ]+?|them|it) (?:some |a bit )?more (?:room|space|air)\b/gi, 'spread $1 out more'],
  [
    /(?<=\b(?:on|onto|in|into|under|next to|behind|at|by|beside|in front of|above) .+)(?<!\b(?:is|are|was|were|stands?|sits?|lies|lie)),? (?:and |but )?not (?:on|in|under|next to|behind|at|by|beside|in front of) (?:the|my) [a-z]+(?: [a-z]+)?$/gi,
    '',
  ],
  [
    /^there is (?:nothing|no [a-z]+|(?:an? )?(?:empty |free )?(?:spot|space|place)) ((?:between|next to|behind|in front of|on|under|beside|above|around) [\w ]+?)[,;.:] (?:so |please )*(?:put|add|place|set) (.+?) there$/gi,
    'put $2 $1',
  ],
  [/\b(?:have|make|let|get) (.+?) (?:to )?look (?:out of|out|through) (the .+)$/gi, 'turn $1 to face $2'],
  [/^.*\b(?:dinner|lunch|breakfast)[:,.!] (?=(?:lay|set) the (?:dining )?table\b)/gi, ''],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:could (?:really )?(?:do with|use)|needs?|wants?) (?:some |a bit of )?(?:new |more )?colou?r,? (?:maybe |perhaps |say |like )?(?:an? |some )?((?:dark |light |pale |bright )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /^(the [\w ]+?) (?:is|are|looks?|seems?) (?:so |bit |a bit |all |very |rather )*(?:lonely|alone|lost|out of place|bored|sad)[,;.:] (?:so )?(put|move|place|bring) (?:it|them) (.+)$/gi,
    '$2 $1 $3',
  ],
  [
    /\b(put|move|place|bring) (.+?) (?:together )?with the other (?:two|three|ones|chairs|others)$/gi,
    '$1 $2 next to the others',
  ],
  [
    new RegExp(
      `^(?:no,? )?(?:the )?((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) (?:was|looked|is) (?:much |a lot )?(?:better|nicer|prettier)(?: before)?$`,
      'gi',
    ),
    'make it $1',
  ],
  [/^(?:now |then |and )*(swap|exchange|switch) (?:those|these|the) two(?: (?:around|over))?$/gi, '$1 them'],
  [
    /^(?:give|tell|show)(?: me)? the (size|height|width|depth|length|dimensions?|color|position|name) of (?=the |it\b|them\b|my )/gi,
    'what is the $1 of ',
  ],
  [
    /^(turn|stand|put|rotate|set|place) (.+?) (?:so (?:that )?(?:it|they) (?:stands?|is|are) |up )?on (?:its|their) (?:edge|end|rim)$/gi,
    'turn $2 upright',
  ],
  [/^(?:lay|put|place|set) (.+?) (?:back )?(?:down )?flat(?: again)?$/gi, 'turn $1 flat'],
  [/\bin (?:the|this) order:? (?=[a-z]+, )/gi, 'in '],
  [
    /^how much (taller|wider|longer|deeper|bigger|higher|larger|smaller|shorter|narrower|lower|thicker|thinner) (?:is|are) (.+?) than (.+)$/gi,
    'by-how-much $2 $1 than $3',
  ],
  [
    /^(swap|switch|exchange|trade) (the [\w ]+?)'s (?:colors? )?and (the [\w ]+?)'s (colors?|places?|positions?)$/gi,
    'swap the $4 of $2 and $3',
  ],
  [
    /^(?:scale|resize|shrink|enlarge) (.+?) so (?:that )?(?:it is|they are) (?:all |each |both )?(\d[\d.]* ?(?:mm|cm|m|meters?|feet|ft)(?: (?:tall|wide|high|long|deep))?)$/gi,
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:swap|replace|exchange|trade) (the [\\w ]+?) (?:for|with|by) (?:(?:${COUNT}|some|an?) )?((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) ones?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /^(put|place|lay|set|move) (the [\w ]*(?:pillows?|cushions?|blanket|teddy|books?)) at the (head|foot) of (?=(?:the|my|each|every) (?:\w+ )?bed\b)/gi,
    (_all, verb: string, what: string, end: string) =>
      `${verb} ${what} at the ${/head/i.test(end) ? 'back' : 'front'} edge of `,
  ],
  [
    /^how many ([a-z]+) (?:does|do|has|have) (.+?)(?: have| has| got)?\??$/gi,
    (_all, what: string, whole: string) =>
      /^(?:legs|parts|pieces|wheels|doors|windows|drawers|arms|shelves|boards|steps|branches|feet|sides|corners)$/i.test(
        what,
      )
        ? `how many ${what} of ${whole} are there`
        : `how many ${what} are next to ${whole}`,
  ],
  [
    /^(?:turn|rotate|point) (.+?) (?:to|towards) the (?:middle|center)(?: of (?:the )?(?:room|scene))?$/gi,
    'turn $1 to face the origin',
  ],
  [
    /\b(one|another|a (?:second|third|fourth|fifth)(?: one)?) (left|right) of (?=it\b|the |them\b)/gi,
    '$1 to the $2 of ',
  ],
  [
    /^((?:put|add|place|create) an? [\w ]+? (?:to the (?:left|right) of|(?:left|right) of|in front of|behind|next to|on|under) (?:the|my) [\w ]+?), one (?=to the|in front|behind|next to|on|under|above)/gi,
    '$1 and add one more ',
  ],
  [
    /(?<=\badd one more .+) and a (?:second|third|fourth|fifth)(?: one)? (?=to the|in front|behind|next to|on|under|above)/gi,
    ' and add one more ',
  ],
  [/\bcentered on (?=(?:the|my) (?:[a-z]+ )?wall\b)/gi, 'in the middle of '],
  [
    /^how high (?:is|does|do|are) (.+?)(?: (?:hang|hanging|float|floating))? (?:above|over|off) the (?:floor|ground)\??$/gi,
    'how far is $1 from the floor',
  ],
  [/^what is the (?:total )?number of (?:all )?(?:the )?(objects|things|items|nodes)\b.*$/gi, 'how many $1 are there'],
  [/\bwith all (?:of )?(its|their) (?=[a-z]+s\b)/gi, 'and $1 '],
  [/\bon the very top\b(?! of)/gi, 'on top of them'],
  [/\b(left|right)[- ]hand side\b/gi, '$1'],
  [/^look at (?:it all|everything|all of it|the whole (?:thing|scene)) from /gi, 'look from '],
  [/^(?:make|have|get) (.+?) (?:nicely |nicer |better |properly |neatly |well )aligned$/gi, 'align $1'],
  [
    /^(?:could|can|should|would|may) (the .+?) (?:swap|trade|switch|exchange) (places|positions|colors)$/gi,
    'swap the $2 of $1',
  ],
  [new RegExp(`\\b(one|${COUNT}) more of (?:those|these|the) ([a-z]+?)s\\b`, 'gi'), '$1 more $2'],
  [
    /,? but (half|twice|double|three times) (?:the|its|that) size$/gi,
    (_all, times: string) => ` ${/double/i.test(times) ? 'twice' : times} as big`,
  ],
  [
    /^light (?:up )?(the [\w ]+?) with (.+?) (?:around|next to|above|behind|in front of|beside) (?:it|them)$/gi,
    'add $2 around $1 pointing at it',
  ],
  [
    new RegExp(
      `^give (it|them|the [\\w ]+?) (?:some |an? |a bit of )?(?:fresh |nice |new |lovely |touch of )*((?:dark |light |pale |bright )?(?:${COLOR_WORDS.join('|')}))(?: paint| colou?r)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /,? (?:because |since |as )?(?:i|we) (?:do not|don't) (?:need|want) (?:it|them) (?:out |in |over )?(?:there|here)$/gi,
    '',
  ],
  [/^show me where (.+?) (?:is|are)$/gi, 'where is $1'],
  [/\b(?:bigger|larger) but not (?:taller|higher)\b/gi, 'wider and deeper'],
  [/\b(?:bigger|larger) but not (?:wider|longer)\b/gi, 'taller'],
]
