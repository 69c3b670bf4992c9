import { ORDER_BEGINS } from './order-begins.ts'
import { COLOR, THING } from './phrases.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

const LAMPS =
  '(?:(?:spot|floor|table|desk|bedside|ceiling|night|street)? ?(?:lamps?|lights?|lanterns?)|spotlights?|candles?)'

/** Orders that go about what they want: "could we do something about the colour of the ball? Green would be nice". */
export const ROUNDABOUT: Rule[] = [
  [
    new RegExp(
      `^(?:could|can|should|may) (?:we|you|i) (?:please )?do something about (?:the colou?r of )?${THING}(?: ?['’]s colou?r)?[?.!,;]+ (?:maybe |perhaps |i think )?(${COLOR}) (?:would|might|could) (?:be|look|do|work)\\b[^,;.]*[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "One more chair for the dining table": at it.
  [/\b((?:chair|stool|armchair|bench|seat)s?) for (?=the (?:[\w]+ )?(?:table|desk|counter|bar|island)\b)/gi, '$1 at '],
  [
    /^(the [\w ]+?) is (too \w+) for (?:the [\w ]*(?:area|room|space|corner|wall)|(?:an?|my|our|this) [\w ]+|me|us|kids|people|guests|[a-z]+ing)(?=[,;.] )/gi,
    '$1 is $2',
  ],
  [/\b(face|facing|look at|looking at|point at|pointing at) the (?:middle|center|centre) of (?=the |it\b)/gi, '$1 '],
  // "Make the lamp glow and turn it up": its light.
  [
    new RegExp(`^((?=.*\\b${LAMPS}\\b.*\\bturn (?:it|them) (?:up|down))(?:.*?))\\bturn (it|them) (up|down)\\b`, 'gi'),
    (_all, before: string, it: string, way: string) => `${before}make ${it} ${/up/i.test(way) ? 'brighter' : 'dimmer'}`,
  ],
  [
    new RegExp(`^turn (?:(up|down) (the ${LAMPS})|(the ${LAMPS}) (up|down))(?= |$)`, 'gi'),
    (_all, a?: string, b?: string, c?: string, d?: string) =>
      `make ${b ?? c} ${/up/i.test(a ?? d ?? '') ? 'brighter' : 'dimmer'}`,
  ],
  // "Pull the chairs out a bit": from the tables at which they stand.
  [
    new RegExp(
      `^(?:pull|draw|slide|move) ((?:the|all the|both) [\\w ]*?(?:chairs?|stools?|seats?|bench|benches)) out(?: from (?:under )?(the [\\w ]+?))?( a bit| a little| slightly| by ${LENGTH}| ${LENGTH})?$`,
      'gi',
    ),
    (_all, what: string, from?: string, by?: string) =>
      `move ${what}${(by ?? ' a bit').replace(/ by /, ' ')} away from ${from ?? 'the nearest table'}`,
  ],
  [
    new RegExp(
      `^(?:bring|move|put|push|pull|slide) (.+?) (?:closer|nearer) together,? (?:to |with |so there is |leaving )?(?:about |just |only )?(${LENGTH})(?: (?:apart|between them|between each|of space between them|of space))?$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  [
    new RegExp(
      `^(?:i (?:want|would like) to |let me |show me )?see (?:how |what )?(?:the (?:room|scene|place)|it|this|everything) (?:looks )?(?:like )?(?:at|in the|by) (night|evening|dusk|dawn|daylight) with (the ${LAMPS}) on$`,
      'gi',
    ),
    'make it $1. turn on $2',
  ],
  // "Only keep two chairs": the others of their kind go.
  [
    new RegExp(
      `^(?:only keep|keep only|just keep|keep just|leave only|leave just|only leave|just leave) (one|${COUNT})(?: of the)? ([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    (_all, count: string, what: string) => `delete all ${/s$/i.test(what) ? what : `${what}s`} but ${count}`,
  ],
  [
    /^(the [\w ]+?) (?:should|must|has to|needs to) (?:carry|hold|support|bear) (the [\w ]+?)(?:,? so (?:keep|put|leave) (?:it|them) on top)?$/gi,
    'put $2 on $1',
  ],
  [/^empty (the [\w ]+?) (?:into|in|onto) (the [\w ]+)$/gi, 'put everything on $1 into $2'],
  [
    /^(?:there (?:is|are) )?(?:lots of|so much|too much|all that|a lot of|plenty of) (?:clutter|stuff|things|junk|mess) (on|in|under) (the [\w ]+?)[,;.] (?:so )?(?:please )?(put|move|take|bring) (?:it|them)(?: all)? (.+)$/gi,
    '$3 everything $1 $2 $4',
  ],
  [
    /^(?:add |put |make |place |set up )?an? (?:row|line|string|chain|trail) of ((?:[a-z]+ )?[a-z]+s) from (the [\w ]+?) to (the [\w ]+)$/gi,
    'add five $1 in a row between $2 and $3',
  ],
  [
    /^(?:stand|set) (the (?!.*\b(?:to|and|on|in|further|higher|bit|a)\b)[a-z ]+?|it|them) (?:back )?up(?:right)?(?: again)?$/gi,
    'put $1 upright',
  ],
  [
    new RegExp(
      `^the first ([a-z]+(?: [a-z]+)?) (?:should be |in |is )?(${COLOR}),? the (?:next|second)(?: one)? (?:should be |in |is )?(${COLOR}),? and so on$`,
      'gi',
    ),
    'make the $1s alternately $2 and $3',
  ],
  [
    new RegExp(`^alternate (the [\\w ]+?) (?:between|in|with) (${COLOR}) (?:and|or) (${COLOR})$`, 'gi'),
    'make $1 alternately $2 and $3',
  ],
  [/,? with (?:the [\w ]+?|it|everything|all) still (?:on|in|under) (?:it|them|there|top)$/gi, ''],
  [
    new RegExp(
      `^(?:add |put )?(${COUNT}|one) more ((?:[a-z]+ )?[a-z]+?) (?:in (?:the same|that|this) row|at the end of (?:the|that) row)$`,
      'gi',
    ),
    'add $1 more $2',
  ],
  [/^an? (\w+) ([a-z]+(?: [a-z]+)?) instead of the \w+ one$/gi, 'replace the $2 with a $1 $2'],
  [
    /^((?:the [\w ]+? and the [\w ]+?)|(?:all )?the [a-z]+s) (?:should|must|need to|have to|ought to) (?:be|stand|hang) (?:aligned|lined up|in line)$/gi,
    'align $1',
  ],
  [
    /^((?:make|paint|color|turn|give|move|put) .+?),? (?:and |but )?the [\w ]+? (?:stays?|remains?|keeps?)(?: (?:as (?:it is|they are)|[a-z]+))?$/gi,
    '$1',
  ],
  [/^(?:view|look|show me the room|see it) from the ceiling$/gi, 'look from above'],
  [/^how much (?:space|room) (?:does|do) (the [\w ]+?) (?:take|take up|need|occupy)\??$/gi, 'how big is $1'],
  [/\b(onto|on|on top of|above) (the [\w ]+?)(?: ['’]s|['’]s| s) (?:roof|top|lid|hood|tabletop|surface)$/gi, '$1 $2'],
  [/^(?:jack|hoist|crank|winch) (the [\w ]+?|it) up (?:by )?(?=\d)/gi, 'raise $1 by '],
  [/^(?:fence|cordon|rope|block) off (the [\w ]+?) with ((?:[a-z]+ )?[a-z]+s)$/gi, 'surround $1 with $2'],
  [
    /^(?:add |put |place |shine |point |aim )?(an?|another|one) (spotlight|spot|beam of light) (?:on|onto|at) (the (?!.*\b(?:ceiling|wall|desk|table|shelf|floor|stand|truss|stage|ground|counter|beam|pole)\b)[\w ]+)$/gi,
    'add $1 spotlight pointing at $3',
  ],
  // "Make the deck longer at the front by 2 m".
  [
    new RegExp(
      `^make (the [\\w ]+?|it) (?:longer|wider|deeper|broader|larger|bigger) (?:at|on|to|towards) the (front|back|left|right)(?: side| end)?(?: by)? (${LENGTH})$`,
      'gi',
    ),
    'make $1 $3 longer to the $2',
  ],
  [
    new RegExp(
      `^(?:extend|lengthen|widen|expand|enlarge|continue) (the [\\w ]+?|it)(?: by)? (${LENGTH}) (?:at|on|to|towards) the (front|back|left|right)(?: side| end)?$`,
      'gi',
    ),
    'make $1 $2 longer to the $3',
  ],
  [/^(?:open|set up|put up|spread|erect|pitch|install) (?=(?:an?|another|one more|a second|a third) )/gi, 'add '],
  [/^turn on (?=(?:an?|another) )/gi, 'add '],
  [
    /^(the [\w ]+?) (?:wants|needs|would like|is looking for|lost|misses|asks for) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|take|give|move|put|carry) it (?:back )?to (?:him|her|it|them)$/gi,
    'put $2 next to $1',
  ],
  [
    new RegExp(
      `^(?:move|bring|put|pull|push) (the [\\w ]+?|it|them) (?:nearer|closer) to (the [\\w ]+?),? (?:but )?(?:not closer than|no closer than|no nearer than|but leave|leaving|keeping) (${LENGTH})(?: [\\w ]+)?$`,
      'gi',
    ),
    'put $1 $3 away from $2',
  ],
  [
    /\b(?:bring|take|scale|cut) (it|them) (?:down|up) to (?:their|the others['’]?) size$/gi,
    'make $1 the same size as the others',
  ],
  // "Tilt the easel back by 10 degrees with the canvas": both.
  [
    /^(tilt|turn|rotate|raise|lower|lift) (the [\w ]+?) ((?:back|forward|to the|by|up|down|\d)[\w° ]*?),? (?:together )?with (the [\w ]+)$/gi,
    '$1 $2 and $4 $3',
  ],
  [
    /\b(?:landscape|portrait)(?: format| orientation)?,? (\d[\d.]*) ?(m|cm)? (?:by|x|×) (\d[\d.]*) ?(m|cm)?$/gi,
    (_all, w: string, unit: string | undefined, h: string, other?: string) =>
      `${w} ${unit ?? other ?? 'm'} wide and ${h} ${other ?? unit ?? 'm'} tall`,
  ],
  [/^flip (the [\w ]+?|it|them) (?:by )?(?=\d+ ?(?:degrees?|°|deg))/gi, 'rotate $1 by '],
  [new RegExp(`^((?:add )?(?:${COUNT}|one) more .+?),? in (?:the same|that) row$`, 'gi'), '$1'],
  [
    /^(?:take|use|choose|try) an? (bigger|larger|smaller|taller|shorter|wider|narrower|longer|deeper) (?!one\b)([a-z]+(?: [a-z]+)?)$/gi,
    'make the $2 $1',
  ],
  [/^shine (the [\w ]+?) (?:at|on|onto|towards?) (?=the )/gi, 'point $1 at '],
  [/^(?:is )?(?:anything|something) (floating|overlapping|sunk|hidden|locked|selected)\?*$/gi, 'is anything $1?'],
  [/^(align|line up) (.+?) (?:along|on|in) (?:the same|one|a(?: single)?) line$/gi, '$1 $2'],
  // "Stack the blocks: blue at the bottom, then yellow, then red on top".
  [
    new RegExp(
      `^stack the ([a-z]+?)(?:e?s)[:,] (?:the )?(${COLOR})(?: one)? (?:at the bottom|first|lowest|below),? (?:and |then |and then )?(?:the )?(${COLOR})(?: one)?(?: (?:on top|next|in the middle|above(?: it)?))?(?:,? (?:and |then |and then )?(?:the )?(${COLOR})(?: one)?(?: on top| at the top| last)?)?$`,
      'gi',
    ),
    (_all, what: string, a: string, b: string, c?: string) =>
      `put the ${b} ${what} on the ${a} ${what}${c ? `. put the ${c} ${what} on the ${b} ${what}` : ''}`,
  ],
  [
    new RegExp(
      `^(?:move|push|pull|bring|slide|drag) (.+?)(?: back| forward| away| closer| nearer| (?:to the )?(?:left|right))? until (?:it is|they are|there is|there are) (?:exactly |about )?(${LENGTH}) (?:away )?from (the [\\w ]+)$`,
      'gi',
    ),
    'put $1 $2 away from $3',
  ],
  [
    /^(?:i|we) (?:need|want|could use|would like) (?:some |a bit |a little )?more ([a-z]+(?: [a-z]+)?) (width|height|depth|length)$/gi,
    (_all, what: string, side: string) =>
      `make the ${what} ${{ width: 'wider', height: 'taller', depth: 'deeper', length: 'longer' }[side.toLowerCase()]}`,
  ],
  [
    /^(?:(?:can|could|may) (?:we|i) (?:have|get|use|try)|how about|what about) an? (lower|higher) ([a-z]+(?: [a-z]+)?)\?*$/gi,
    (_all, how: string, what: string) => `make the ${what} ${/lower/i.test(how) ? 'shorter' : 'taller'}`,
  ],
  [
    /\b(should|must|has to|have to|could|can) be (?:tidied|stowed|packed|cleared|put|tucked)(?: away)? (in|into|inside) (?=the )/gi,
    '$1 go into ',
  ],
  [
    /^(?:bring|move|take) (the [a-z]+(?: [a-z]+)?) from (the [\w ]*table[\w ]*?) (?:over )?to (the (?!left\b|right\b|front\b|back\b)[\w ]*table[\w ]*)$/gi,
    'put $1 at $2 next to $3',
  ],
  [/^trim (the (?!.*\b(?:to|by)\b)[\w ]+|it)(?: a bit| a little)?$/gi, 'make $1 smaller'],
  [
    /^(?:make|create|add|put|give me) an? ([a-z]+) (?:copy|duplicate|clone|twin) of (the [\w ]+?)(?: ((?:beside|next to|behind|in front of|to the (?:left|right) of) (?:it|the original)))?$/gi,
    (_all, look: string, what: string, where?: string) =>
      `make a copy of ${what}. make it ${look}${where ? `. put it ${where.replace(/\bit$/i, 'the original')}` : ''}`,
  ],
  [
    /^(?:people|guests|customers|visitors|passengers|patients|kids|children|students|clients|everyone) (?:waiting|sitting|standing|queuing|working|resting) (?:at|by|near|in front of|on|in) (the [\w ]+?) (?:need|needs|want|wants|could use|should have) ((?:an?|some|another|two|three) [\w ]+?) (next to|near|beside|behind|in front of|above|over) (?:it|them|there)$/gi,
    'add $2 $3 $1',
  ],
  [
    new RegExp(`^(?:make |paint )?one ([a-z]+(?: [a-z]+)?) (${COLOR}),? (?:and )?the other(?: one)? (${COLOR})$`, 'gi'),
    'make all $1s alternately $2 and $3',
  ],
  [
    /^((?:all|every|each)(?: the| of the)? [\w ]+?) (?:but|except|apart from|other than)(?: for)? (the [\w ]+?) (?:should|must|have to|has to|need to|needs to) be ([a-z]+)$/gi,
    'make $1 $3 except $2',
  ],
  [new RegExp(`\\bthe (${COLOR}) of (?:that|the|this) ([a-z]+)(?=[,;.])`, 'gi'), 'the $1 $2'],
  [
    /\b(should|must|has to|have to|ought to|needs to) be (?:kept|stored|stashed|parked) (?=(?:by|at|in|on|near|next to|beside|under|behind|against) )/gi,
    '$1 go ',
  ],
  [
    /^(?:one|a single) ([a-z]+(?: [a-z]+)?) is(?: not|n['’]t) enough[,;.] (?:so )?(?:please )?(?:add|put|get|place|bring) another(?: one)?( .+)?$/gi,
    'add another $1$2',
  ],
  [
    /^(?:the |my )?[a-z]+ (?:wants|needs|would like|has) to sit (?:at|by|around) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|get|fetch|move|put) (the [\w ]+?)(?: over| there)?$/gi,
    'put $2 next to $1',
  ],
  [
    /^(the [\w ]+?|it|they|both [\w ]+?) (?:goes|go|belongs?|should go|should be|can go|must go|could go) there(?: too| as well)?$/gi,
    'put $1 there',
  ],
  [
    /^(?:lay|put|set|add|place) (an? [\w ]+?) on (the [\w ]+?) for (?:every|each) (chair|seat|stool|person|guest)$/gi,
    (_all, what: string, on: string, each: string) =>
      `put ${what} on ${on} in front of each ${/person|guest/i.test(each) ? 'chair' : each}`,
  ],
  [
    new RegExp(
      `^(?:continue|extend|lengthen|complete) (?:the|that|this) row (?:with|by) (${COUNT}|one) (?:more |further )?([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    'add $1 more $2',
  ],
  [
    new RegExp(
      `^(?:bring|move|put|get|pull) (the [\\w ]+?|it|them) (?:to )?within (${LENGTH}) of (the [\\w ]+)$`,
      'gi',
    ),
    'put $1 $2 away from $3',
  ],
  [
    /^(?:add |i want |i would like |give me |have )?(?:an? )(?:romantic|beautiful|nice|lovely|dramatic|glowing|golden)? ?(sunset|sunrise|dawn|dusk) (?:over|above|behind|at|in) the [\w ]+$/gi,
    'make it $1',
  ],
  [/^the sun (?:should be|is|must be) (?:going down|setting|low)$/gi, 'make it sunset'],
  [/^the sun (?:should be|is|must be) (?:coming up|rising|just rising)$/gi, 'make it sunrise'],
  [/^(?:let|have|make) (the [\w ]+?|it) (?:land|perch|settle|nest|alight) (?=(?:on|in|next to|beside) )/gi, 'put $1 '],
  [
    new RegExp(
      `^(?:do not|don['’]t) (?:touch|move|change|delete|paint|hide|turn) (?:the [\\w ]+?|it|them),? (?:but|just|only|rather|instead) (?=${ORDER_BEGINS})`,
      'gi',
    ),
    '',
  ],
  [
    /^(move|bring|push|take|pull|shift) (the [\w ]+?) (to .+?),? and (the [\w ]+?)(?: along)? with (?:it|them)$/gi,
    '$1 $2 and $4 $3',
  ],
  [new RegExp(`^(?:please )?try to (?=${ORDER_BEGINS})`, 'gi'), ''],
  [
    /^(?:check|see|look)(?: if| whether) (?:anything|something|things|any things?|objects) (?:is|are) overlapping,? and (?:if so,? )?(?:fix|separate|resolve|correct) (?:it|them|that|those)$/gi,
    'nothing should overlap',
  ],
  [/\bthe dining area\b/gi, 'the dining table'],
  [/^(?:please )?(?:toss|chuck|dump|ditch|bin|trash|scrap|junk) (it|them)(?: out| away)?(?: please)?$/gi, 'delete $1'],
  [
    /^(?:please )?take (?:(it|them|the [\w ]+?) away|away (it|them|the [\w ]+?))(?: please)?$/gi,
    (_all, a?: string, b?: string) => `delete ${a ?? b}`,
  ],
  [
    new RegExp(
      `^why (?:is|are) ${THING} (?:still |so )?(?:${COLOR})\\? (?:i think |maybe )?(${COLOR}) (?:would|might|could) (?:suit|fit|be|look|match|go)\\b[^,;.]*[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /\b(should|must|has to|have to|ought to|needs to) (be|stand|sit|go|lie) (?:together )?with (?=the [a-z]+$)/gi,
    '$1 $2 next to ',
  ],
  [
    /\bsomewhere [\w ]+?,? (?:like|such as|say|maybe|perhaps|for example) (?=(?:on|under|next to|beside|behind|in|near|by|in front of|against|between) )/gi,
    '',
  ],
  [
    /, (?:so )?(?:can|could|may) (it|they) (?:please |all )?be (?:made )?(?=[\w ]+\?*$)/gi,
    (_all, it: string) => `, make ${/^it$/i.test(it) ? 'it' : 'them'} `,
  ],
  [/^(paint|color) (it|them|the [\w ]+?) over(?: in| with)? (?=\w)/gi, '$1 $2 '],
  [
    /^the light(?:ing)? is (?:a bit |far |way |much |a little )?too (?:yellow|orange|warm|red)$/gi,
    'make the light cooler',
  ],
  [
    /^the light(?:ing)? is (?:a bit |far |way |much |a little )?too (?:blue|cold|cool|white)$/gi,
    'make the light warmer',
  ],
  [/(?<=\w),? (?:anyway|anyhow|regardless|nonetheless)[.!]*$/gi, ''],
  [
    /^(?:take|bring|get|switch|fly) (?:me |us )?(?:back )?to the (front|back|left|right|top|side|bottom|perspective) view$/gi,
    '$1 view',
  ],
  [/\bgoing (?:to the )?(left|right)\b/gi, 'to the $1'],
  [
    /^do (?:it|that|this|the same)(?: thing)? again,? (?:but |only )?(?:with|to|for|on) (the [\w ]+)$/gi,
    'the same for $1',
  ],
]
