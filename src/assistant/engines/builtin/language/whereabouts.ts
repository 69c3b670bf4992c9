import { AT, NEW, THING } from './phrases.ts'
import { POINTED, ROOMS, type Rule } from './rules.ts'

/** What is done to things that are there, and does not say where they go. */
const OF_THERE =
  '^((?:(?:now|then|and) )?(?:remove|delete|hide|show|select|paint|color|make|turn|rotate|raise|lower|enlarge|shrink|scale|flip|tilt) )the '
const OF_ROW = '(?: of (?:the|that|this) (?:row|line))?'

/** Where things had better be, or not be at all, and what had better be there: "the desk is where the cup should be". */
export const WHEREABOUTS: Rule[] = [
  [
    /^(?:hm+,? |so,? |now,? |and )*where (?:did (?:i|we|you) (?:put|leave|place|set|hide)|have (?:i|we|you) (?:put|left|placed|hidden)) (the [\w ]+?|it|them)\??$/gi,
    'where is $1?',
  ],
  // "All the things not on the stage".
  [
    /\b(everything|anything|(?:all (?:of )?(?:the )?|the |those |these )[a-z]+s|things|objects|items) not (?=(?:on|in|inside|under|near|next to|behind|at|above) (?:the|a|any|it)\b)/gi,
    (_all, what: string) => `${what} that ${/^(?:every|any)thing$/i.test(what) ? 'is' : 'are'} not `,
  ],
  // "The chairs at the ends", "the cube at the left end of the row".
  [
    new RegExp(
      `${OF_THERE}(?:two |both )?([a-z]+s|two|ones) (?:at|on) (?:the|its|both|either|each) (?:two |outer )?ends?${OF_ROW}$`,
      'gi',
    ),
    (_all, verb: string, what: string) => `${verb}the outer ${what === 'two' ? 'ones' : what}`,
  ],
  [new RegExp(`${OF_THERE}([a-z]+) (?:at|on) (?:the|its) (left|right) end${OF_ROW}(?= |$)`, 'gi'), '$1the $3most $2'],
  [
    /^(?:and )?(?:what is|how much is|tell me) (?:the|their|its) (?:total|overall|combined|whole|entire) (height|width|depth|length)(?: of (?:it all|everything|them|it))?\??$/gi,
    (_all, side: string) =>
      `how ${{ height: 'tall', width: 'wide', depth: 'deep', length: 'long' }[side.toLowerCase()]} is the whole thing?`,
  ],
  [/^(?:(?:now|and|then),? )?back to (?=(?:opaque|matte|shiny|glossy|solid|normal size)$)/gi, 'make it '],
  // "The thing on the far left".
  [/\bthe (thing|object|one|item)s? (?:on|at|to) the far (left|right)\b/gi, 'the $2most $1'],
  [
    new RegExp(
      `^${THING} (?:goes?|comes?|moves?) (\\d[\\d.]* ?(?:mm|cm|m|meters?|centimeters?|feet|inch(?:es)?) (?:(?:to the |further )?(?:left|right|up|down|back|forwards?|backwards?)|towards? .+|away .+))$`,
      'gi',
    ),
    'move $1 $2',
  ],
  [/\bon the (?:far|back) side of (?=the |my |it\b)/gi, 'behind '],
  [/(?<=\b(?:to|against) the [\w ]*wall) until (?:it|they) touch(?:es)? (?:it|the wall)$/gi, ''],
  [
    /^line (the [\w ]+?) with ((?:two|three|four|five|six|seven|eight|ten|\d+|some) (?!(?:cm|mm|m|met(?:er|re)s?|centimet(?:er|re)s?|feet|foot|inch(?:es)?)\b)[\w ]+)$/gi,
    'put $2 along $1',
  ],
  [/,? one (above|over|on|in|under|beside|next to|behind|in front of) each(?: of them)?$/gi, ''],
  [
    /^(?:of|among|from) the ([a-z]+(?: [a-z]+)?s),? (delete|remove|hide|paint|select|move|keep) the ([a-z]+) ones?(.*)$/gi,
    '$2 the $3 $1$4',
  ],
  // Places.
  [/^(the [\w ]+?) is waiting for (the [\w ]+?) (on|next to|beside|behind|under|in front of) it$/gi, 'put $2 $3 $1'],
  [
    /^(the [\w ]+?) and (the [\w ]+?) (?:should|must|could|have to|need to|ought to) be (?:side by side|next to each other|next to one another|beside each other)$/gi,
    'put $1 next to $2',
  ],
  [/^(the [\w ]+?) (?:should|could|must|can|has to|might) keep (the [\w ]+?) company$/gi, 'put $1 next to $2'],
  [/^(the [\w ]+?) (?:should|could|must|can|has to|might) join (the [\w ]+)$/gi, 'put $1 next to $2'],
  [/^(?:move|put|bring|take) (the [\w ]+?|it|them) to where (the [\w ]+?) (?:is|are|stands?)$/gi, 'put $1 next to $2'],
  [
    new RegExp(`^((?:put|move|bring|place) (?:the [\\w ]+?|it|them)) where (?:it|they) belongs?,? (${AT} .+)$`, 'gi'),
    '$1 $2',
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are) too far (?:away )?from (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|move|put|push|pull) (?:it|them) (?:closer|nearer)(?: to it)?$/gi,
    'move $1 closer to $2',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|has to|needs to) (?:be )?oriented (?:towards?|to) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|has to|have to|needs? to) (?:point|aim|look) (?:at|to|towards?) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [
    new RegExp(
      `^(?:turn|rotate|spin|swivel) (the (?!(?:\\w+ )?(?:${POINTED})\\b)[\\w ]+?|it|them) (?:until|till|so|so that) (?:it|they) (?:faces?|looks? at|points? (?:at|to)|looks? towards?) (the [\\w ]+)$`,
      'gi',
    ),
    'turn $1 to face $2',
  ],
  [/^from (the [\w ]+?) one should (?:be able to )?(?:see|look at|watch) (the [\w ]+)$/gi, 'turn $1 to face $2'],
  [
    /^(?:whoever|everyone who|anyone who|someone who|somebody who|the person who|people who) (?:sits?|lies|lie|is sitting|is lying)(?: down)? (?:on|in|at) (the [\w ]+?) (?:should|must|can|could|wants to|has to)(?: be able to)? (?:see|look at|watch|face) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [
    /^it would be (?:better|nicer|nice|best|good|great) if (the [\w ]+?) (?:faced|looked at|pointed at) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [/^(the [\w ]+?|it|they) would be (?:better|nicer|best) facing (the [\w ]+)$/gi, 'turn $1 to face $2'],
  // What is not to be seen, or moved.
  [
    /^(?:temporarily |for now )?(?:remove|take|get) (the [\w ]+?|it|them) (?:from|out of) (?:my |the )?(?:view|sight)$/gi,
    'hide $1',
  ],
  [/^(the [\w ]+?|it|they) (?:does|do) not (?:have|need) to be (?:visible|seen|shown)(?: (?:for )?now)?$/gi, 'hide $1'],
  [/^keep (the [\w ]+?|it|them),? but (?:do not show|hide) (?:it|them)$/gi, 'hide $1'],
  [
    /^(the (?:(?! (?:should|must|has|have|needs?|to)\b)[\w ])+?|it|they) stays? (?:where (?:it|they) (?:is|are)|put|there)$/gi,
    'lock $1',
  ],
  [/^prevent (the [\w ]+?|it|them) from (?:moving|being moved|shifting)$/gi, 'lock $1'],
  [/^(the [\w ]+?|it|they) (?:should|must|may) not (?:move|shift|budge|be moved|be touched)$/gi, 'lock $1'],
  [
    /^(the [\w ]+?) is where (the [\w ]+?) (?:should be|belongs|should go|goes|has to be|ought to be|should stand)$/gi,
    'put $2 on $1',
  ],
  [
    /^(the [\w ]+?) is the (?:right |best |proper |perfect |ideal )?(?:place|spot|home) for (the [\w ]+)$/gi,
    'put $2 on $1',
  ],
  [
    new RegExp(
      `^the (?:right |best |proper |perfect |ideal )?(?:place|spot|home) (?:for|of) (the [\\w ]+?) is (${AT} .+)$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [
    /^(the [\w ]+?) (?:could use|needs|wants|should have|deserves|calls for) (the [\w ]+?) (on|next to|beside|behind|under|in front of) (?:it|top)(?: of it)?$/gi,
    'put $2 $3 $1',
  ],
  [
    /^(the [\w ]+?) (?:looks?|is|seems?) (?:so |rather |a bit |too )?(?:empty|bare)[,;.] (?:so )?(the [\w ]+?) (?:could|can|should|might|may) (?:go|stand|be) (?:there|on it)$/gi,
    'put $2 on $1',
  ],
  [
    new RegExp(`^there is (?:still )?(?:enough )?(?:room|space|place) for (the [\\w ]+?) (${AT} .+)$`, 'gi'),
    'put $1 $2',
  ],
  [
    new RegExp(`^there is (?:still )?(?:enough )?(?:room|space|place) (${AT} [\\w ]+?) for (the [\\w ]+)$`, 'gi'),
    'put $2 $1',
  ],
  [
    new RegExp(
      `^is there (?:enough )?(?:room|space|place) for ((?:the|an?) [\\w ]+?) (${AT} [\\w ]+?)\\?[,;]? (?:then |if so,? |please )*(?:put|place|set|add|move) (?:it|one)(?: there)?$`,
      'gi',
    ),
    (_all, what: string, where: string) => `${/^an? /i.test(what) ? 'add' : 'put'} ${what} ${where}`,
  ],
  [new RegExp(`^${THING} (?:should )?(?:finds?|have|has|gets?) (?:its|their) place (${AT} .+)$`, 'gi'), 'put $1 $2'],
  [new RegExp(`^${THING} moves? (on|onto|to) (the [\\w ]+)$`, 'gi'), 'put $1 on $3'],
  [new RegExp(`^(?:i|we)(?: would|['’]d) (?:have|put|place|set|stand) (the [\\w ]+?) (?=${AT} )`, 'gi'), 'put $1 '],
  [/^(the [\w ]+?) is waiting for (the [\w ]+)$/gi, 'put $2 on $1'],
  [/^(the [\w ]+?) (?:should|must|has to|could|can) (?:carry|hold|bear|support) (the [\w ]+)$/gi, 'put $2 on $1'],
  [
    new RegExp(
      `^${THING} (?:should|must|does|do|is|are) not (?:be |stand |lie |belong )?there,? but (${AT} .+)$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [
    new RegExp(
      `^${THING} (?:should|must|does|do|is|are|may) not (?:be |stand |lie |belong |sit )?${AT} [^,;.]+[,;.] (?:but )?(?:it|they) (?:belongs?|should be|goes|go|has to be|needs? to be|should go|should stand) (${AT} .+)$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [new RegExp(`^what ${THING} needs is (?:a |its )?(?:place|spot|home) (${AT} .+)$`, 'gi'), 'put $1 $2'],
  // What is to go.
  [
    new RegExp(
      `^${THING} (?:is|are|was|were) (?:really |just |quite |completely )?(?:superfluous|unnecessary|redundant|useless|pointless|obsolete|of no use|not necessary|a mistake|an eyesore)(?: here| now)?$`,
      'gi',
    ),
    'delete $1',
  ],
  [
    new RegExp(
      `^${THING} (?:should|must) not be (?:here|there)$|^${THING} (?:has|have) no (?:place|business) (?:here|in here)$`,
      'gi',
    ),
    (_all, a?: string, b?: string) => `delete ${a ?? b}`,
  ],
  [
    /^i would (?:rather|prefer to) not have (the [\w ]+?|it)(?: here| there)?$|^i would prefer not to have (the [\w ]+?|it)$/gi,
    (_all, a?: string, b?: string) => `delete ${a ?? b}`,
  ],
  [
    new RegExp(
      `^(?:i would prefer (?:it|this|the (?:${ROOMS}))|(?:it|this|the (?:${ROOMS})) (?:would be|is|looks|would look) (?:much |far |a lot )?(?:better|nicer)(?: off)?|(?:can|could) (?:we|you|i) do|we (?:can|could) do) without (the [\\w ]+?|it|them)\\?*$`,
      'gi',
    ),
    'delete $1',
  ],
  [/^(?:i|we) have no (?:more )?use for (the [\w ]+?|it)(?: any ?more)?$/gi, 'delete $1'],
  [/^(?:i am|we are|i['’]m|we['’]re) (?:done|finished|through) with (the [\w ]+?|it)$/gi, 'delete $1'],
  [
    new RegExp(`^${THING} (?:should|must|has to|have to|needs? to) (?:leave|disappear|vanish|clear out)$`, 'gi'),
    'delete $1',
  ],
  [
    new RegExp(
      `^${THING} (?:can|should|must|may|has to|is to|could) be (?:thrown|tossed|chucked|cleared|taken) (?:away|out)$`,
      'gi',
    ),
    'delete $1',
  ],
  [
    new RegExp(
      `^(?:the (?:${ROOMS})|we|it) (?:does|do|will|wo) ?(?:not|n['’]?t) (?:really )?(?:need|be needing|want|require) (the [\\w ]+?)(?: any ?more| any longer)?$`,
      'gi',
    ),
    'delete $1',
  ],
  [/^it is (?:about |high )?time (the [\w ]+?) (?:went|left|disappeared)$/gi, 'delete $1'],
  [/^(?:i|we) would like (the [\w ]+?|it|them) to (?:go|leave|disappear)$/gi, 'delete $1'],
  // What is to come.
  [new RegExp(`^(?:could|can|might|should|may) there be (${NEW} .+?)\\?*$`, 'gi'), 'add $1'],
  [
    new RegExp(
      `^(?:what is (?:still )?missing|what (?:i|we) (?:really |still )?(?:need|want|miss)|all (?:i|we) (?:need|want|miss)) is (${NEW} .+)$`,
      'gi',
    ),
    'add $1',
  ],
  [
    new RegExp(
      `^(${AT} the [\\w ]+?) (?:goes|belongs|comes|stands|should stand|should be|should go) (${NEW} [\\w ]+)$`,
      'gi',
    ),
    'add $2 $1',
  ],
  [
    new RegExp(
      `^(${AT} the [\\w ]+?) (?:there is|is) (?:still )?(?:enough )?(?:room|space|place) for (${NEW} [\\w ]+)$`,
      'gi',
    ),
    'add $2 $1',
  ],
  [new RegExp(`^(${AT} the [\\w ]+?)(?::| -) (${NEW} [\\w ]+)$`, 'gi'), 'add $2 $1'],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:looks?|seems?|is|feels?) (?:so |rather |a bit |too )?[a-z]+ without (${NEW} [\\w ]+? )(next to|beside|behind|in front of|on|under) (?:it|top of it)(?:,? (?:so )?add one)?$`,
      'gi',
    ),
    'add $2$3 $1',
  ],
  [new RegExp(`^(?:just )?(?:imagine|picture|visuali[sz]e) (${NEW} [\\w ]+? ${AT} the [\\w ]+)$`, 'gi'), 'add $1'],
  [new RegExp(`^why is(?: there)? (?:there )?no ([\\w ]+? ${AT} the [\\w ]+?)\\?*$`, 'gi'), 'add a $1'],
  [
    new RegExp(
      `\\b(${NEW} [\\w ]+?) to (?:go|stand|be|put|place|sit) (?=(?:next to|beside|behind|in front of|near|by) )`,
      'gi',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:would|could|might) (?:look|be|feel) (?:much |far |a lot )?(?:better|nicer|good|great|complete|prettier|more \\w+) with (${NEW} [\\w ]+?) (next to|beside|behind|in front of|on|under) (?:it|top of it)$`,
      'gi',
    ),
    'add $2 $3 $1',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:should|must|has to|ought to|could) (?:have|get) (${NEW} [\\w ]+?) (next to|beside|behind|in front of|on|under|above) (?:it|top of it)$`,
      'gi',
    ),
    'add $2 $3 $1',
  ],
  [
    new RegExp(
      `^(${NEW} (?:(?!bit |little |more )[\\w ])+?) (?:would|could|might|should) (?:look|be|fit|go|stand|sit|do)(?: [a-z]+)? (${AT} the [\\w ]+)$`,
      'gi',
    ),
    'add $1 $2',
  ],
  [
    new RegExp(
      `^(?:can|could) you (?:fit|squeeze) (?:in )?(${NEW} [\\w ]+? ${AT} the [\\w ]+?)\\?*$|^(?:fit|squeeze) (?:in )?(${NEW} [\\w ]+? ${AT} the [\\w ]+?)\\?*$`,
      'gi',
    ),
    (_all, a?: string, b?: string) => `add ${a ?? b}`,
  ],
  [
    new RegExp(
      `^(?:would|could|can|does) (${NEW} [\\w ]+?) fit (${AT} the [\\w ]+?)\\?[,;]? (?:then |if so,? |please )*(?:put|place|set|add) (?:it|one)(?: there)?$`,
      'gi',
    ),
    'add $1 $2',
  ],
  [
    new RegExp(
      `^the (?:spot|space|place|area|corner|room) (${AT} the [\\w ]+?) (?:needs|calls for|wants|could use|lacks|is missing|cries out for|is perfect for) (${NEW} [\\w ]+)$`,
      'gi',
    ),
    'add $2 $1',
  ],
]
