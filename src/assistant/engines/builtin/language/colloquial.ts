import { COMPARATIVE_OF } from '../words/sizes.ts'
import { MODAL, type Rule } from './rules.ts'

const OF_MADE =
  'the (?:first|second|third|fourth|last|bottom|top|middle|center|left|right|outer|inner|leftmost|rightmost|front|back|others?|other ones|rest|remaining ones)(?: one| ones| two)?'

/** "Three cones, the first red and the others green": how some of them look is an order of its own. */
const looksOfMade = (_all: string, made: string, told: string) => {
  const looks = told.split(new RegExp(`(?:,|,? and|,? but) (?=${OF_MADE} )`, 'i'))
  const each = looks.map((look) => new RegExp(`^(${OF_MADE}) (?:(?:is|are|being|should be) )?(.+)$`, 'i').exec(look))
  const isLook = (words: string) =>
    words.split(' ').length < 5 &&
    !/^(?:on|in|at|to|of|under|over|next|near|by|from|facing|turned|and|a|an)\b/i.test(words)
  if (!each.every((one) => one && isLook(one[2]))) return _all
  return [made, ...each.map((one) => `make ${one![1]} ${one![2]}`)].join('. ')
}

/** What somebody cannot well do: no order, but what comes of how a thing is. */
const SEES_BADLY =
  /^(?:nobody|no one|people|guests|visitors|one|you|i|we) (?:can|could|will|would|do|does|hardly|barely|never|always|often)\b/i

/** Wishes, complaints and everyday turns of phrase, and the orders that they stand for. */
export const COLLOQUIAL: Rule[] = [
  [/^(?:away|off|out|down) with (?=(?:the|my|all|both|every|these|those|that|this|it|them)\b)/gi, 'delete '],
  [
    /^(?:take|clear|get|remove) (everything|all(?: the)?(?: things| stuff)?) (?:off|from|out of) (the [\w ]+?) and (?:(?:throw|toss|chuck) (?:it|them|it all|them all|everything) (?:away|out)|(?:delete|remove|scrap|discard) (?:it|them)(?: all)?)$/gi,
    'delete everything on $2',
  ],
  [
    /^(?:i think )?(?:we|i|you|it) (?:can|could|should) (?:easily )?(?:do|live|go|manage) without (?=the |my |this |that |these |those |all |both |it\b|them\b)/gi,
    'delete ',
  ],
  [
    new RegExp(
      `^((?:the|all|every|each|both|my) [\\w ]+?|they|everyone) (?:${MODAL}) (?:all )?(?:be )?watch(?:ing)? (the [\\w ]+|it|me)$`,
      'gi',
    ),
    'turn $1 to face $2',
  ],
  [
    /^(?:make|let|have) ((?:the|all|every|each|both|my) [\w ]+?|them|it) (?:to )?(?:all )?watch (the [\w ]+|it|me)$/gi,
    'turn $1 to face $2',
  ],
  [
    new RegExp(
      `^(?!.* where the [\\w ]+ (?:is|was|are|were|stands|stood|sits|sat)$)((?:add|make|create|build|put|place|draw|give me|an? (?:row|line|tower|stack|pyramid|circle|grid|ring))\\b.+?)(?:,| with|:|,? where) (?:and )?(${OF_MADE} .+)$`,
      'gi',
    ),
    looksOfMade,
  ],
  [/^(?:no|yes|ok|really)\? (?:then |so |well,? )?/gi, ''],
  [
    /^(?:honestly|frankly|obviously|clearly|personally|to be honest|apparently|i feel like|i feel that|it seems(?: that)?),? /gi,
    '',
  ],
  [
    /^(?!which|what|who|how|where|when)(?!one )[a-z ]+: (?=(?:the|all|every|both|each|put|make|move|paint|turn|delete|my) )/gi,
    '',
  ],
  [/,? so (?:that )?(?:i|we|you|one) can (?!not)[\w ]+$/gi, ''],
  [
    /\b(?:a place|somewhere|something|room) (?:for|to (?:put|keep|store)) (?:my |the |our |all my )?books\b/gi,
    'a bookshelf',
  ],
  [
    /\b(?:a place|somewhere|something|room) (?:for|to (?:put|keep|store|hang)) (?:my |the |our |all my )?(?:clothes|cloths|shirts|jackets|coats)\b/gi,
    'a wardrobe',
  ],
  [
    /^((?:dark |light |pale |bright )?[a-z]+) (?:is|would be|looks) (?:much |a lot )?(?:better|nicer|prettier)$/gi,
    'make it $1',
  ],
  [/\banother (?:one )?of (?:those|these|the|my) (\w+?)s\b/gi, 'another $1'],
  [
    /^(bit|bit more|more|a bit more) (to the \w+|up|down|left|right|forward|back) with (the [\w ]+)$/gi,
    'move $3 $1 $2',
  ],
  [/\b(?:cut|chop|trim|saw) (.+?) (?:in|by) half\b/gi, 'make $1 half as tall'],
  [
    /^(?:add |leave |there should be |we need )?(?:bit |some )?more (?:space|room|distance) between (.+?), (?:like |say |about |maybe |around )?((?:\d|an? |half |one |two )[\w. ]+)$/gi,
    'leave $2 between $1',
  ],
  [/^(?:and )?(?:what about |how about )?the (second|third|next|fourth) (\w+est)\?$/gi, 'which is the $1 $2?'],
  [
    /^(?:no,? )?(?:the )?(other|opposite|left|right|back left|back right|front left|front right) corner$/gi,
    'put it in the $1 corner',
  ],
  [
    /^(should|could|would|can|must|does|do|is|are) not (?=the\b|it\b|they\b|that\b|this\b|these\b|those\b|all\b|my\b)/gi,
    '$1 ',
  ],
  [/^why (?:not|do not (?:you|we|i)) /gi, ''],
  [/^what if (?:you|i|we) (?=put|move|make|paint|turn|place|add|delete|remove|swap)/gi, ''],
  [/^(?:forget(?: about)?|as for|regarding|about) (the [\w ]+?), /gi, '$1. '],
  [/\bmake (.+?) (?:gone|disappear|vanish|go away|out of (?:here|the (?:room|scene)))$/gi, 'delete $1'],
  [/^no (?:more )?(\w+s)$/gi, 'delete all $1'],
  [/^(the [\w ]+?) can (?:go|leave|disappear)(?:,? (?:and|but)|[,;]) /gi, 'delete $1. '],
  [/\bframed (?=picture|painting|photo|poster|print|mirror)/gi, ''],
  [/\bthe golden (?=[a-z])/gi, 'the gold '],
  [/^(make .+?|paint .+?),? but not (?:for )?(the .+)$/gi, '$1 except $2'],
  // "A bigger one of those, twice the size, but keep it there".
  [
    /^(?:an? )?(?:much |way |slightly )?(?:bigger|larger|smaller) ([a-z]+(?: [a-z]+)?),? ((?:about |exactly )?(?:twice|half|double|triple|\d+ times|three times) (?:the size|as (?:big|large|small)))(?:,? (?:but|and) (?:keep|leave) it[^,;.]*)?$/gi,
    'make the $1 $2',
  ],
  [
    /^(?:add |give me )?(?:an? )?((?:(?:slightly|much|bit|a bit|a little|even) )?(?:bigger|smaller|larger|taller|shorter|wider|darker|brighter|lighter|shinier|lower|higher)) (?!than|and|please|still|again|now|by|version|one|light\b|it\b|them\b|that\b|(?:the|my|our|all|both|every|each|this|these|those|everything)\b)([a-z]+(?: [a-z]+)?)$/gi,
    'make the $2 $1',
  ],
  [/^(?:and |now |then )*from (?:the )?(front|back|left|right|top|above|side|behind)$/gi, 'look from $1'],
  [/^\s*((?:dark |light |pale |bright )?(?!same\b)[a-z]+) for (the [a-z ]+|it|them)$/gi, 'make $2 $1'],
  [/, (?:but )?not (the [\w ]+?)(?: though| please)?$/gi, ' but not $1'],
  [/ at eye (?:level|height)(?= on the [\w ]*wall)/gi, ''],
  [/ at eye (?:level|height)\b/gi, ' at a height of 1.4 m'],
  [
    /\bmake (.+?) as (tall|wide|high|big|long|deep|large|small)$/gi,
    (whole, what, word) =>
      /(?:twice|half|thrice|times|third|quarter|x)$/i.test(what) ? whole : `make ${what} as ${word} as it`,
  ],
  [
    /^(?:create |make |build |add |design )?(?:an?|the) (?:\w+ )?(?:living room|bedroom|kitchen|office|garden|park|street|bathroom|cafe|dining room|classroom|playground|scene)(?: scene)? *,? *(?:with|containing|that has|:) *(?!.* (?:each|both|either) sides?$)(?!.* (?:along|on|across) it$)/gi,
    'add ',
  ],
  [/, (?:is not it|are not they|does not it|do not they|do not you think|right)\?*$/gi, ''],
  [/,? if i (?:were|was) you$/gi, ''],
  [
    /\bsomewhere(?: \w+)?,? (?:like|such as|for example|maybe|perhaps) (?:in |at )?(?=the (?:middle|center|corner))/gi,
    'in ',
  ],
  [
    /\bsomewhere(?: \w+)?,? (?:like|such as|for example|maybe|perhaps) (?=on |in |at |next|behind|under|near|by )/gi,
    '',
  ],
  [
    /^(?:someone|somebody|people|i|we|you) (?:should|must|can|could|wants?|needs?)(?: to)? (?:be able to )?(sit|sleep|lie)(?: down)? (?!(?:a bit |much |a little )?(?:closer|nearer|further|farther)\b)(.+)$/gi,
    (_m, verb, where) => `add a ${verb === 'sit' ? 'chair' : 'bed'} ${where}`,
  ],
  [/\bis there (?:enough|any|much|some|a lot of) (?:space|room|distance) between\b/gi, 'how much space is between'],
  [/^(?:what|which) lights are on\b/gi, 'which lights are visible'],
  [/^(?:what|which) lights are off\b/gi, 'which lights are hidden'],
  [/\b(?:so that|so|until|till) its (?:bottom|base|lower edge|underside|foot) is (?:at )?/gi, 'so that it is '],
  [/^(?:and |now |then )*back again$/gi, 'put-back them'],
  [
    /^(?:and )?(?:everything|all|the) (?:else|rest) (?:stays|remains)(?: as it is| the same| where it is)?$/gi,
    'keep everything else',
  ],
  [
    /^(.+?) (?:should|must|have to|has to|need to|ought to) (swap|trade|exchange|switch) (places|positions|colors)$/gi,
    'swap the $3 of $1',
  ],
  [
    /^(?:no,? )?(?:i liked it |it was better |put it |make it |leave it )?(?:back )?(?:to )?(?:the way|how|like|as) it was(?: before)?$/gi,
    'undo',
  ],
  [/ ?(?:\.{2,}|…) ?/g, '. '],
  [/\btoo (\w+) for (?!me\b|it\b|the\b)[\w ]+$/gi, 'too $1'],
  [
    /\b(?:get|move|put|push) (.+?) out of the way[.,;?!]* +(?:maybe |perhaps |and )?(?=behind|under|next|beside|on\b|onto|in\b|into|to the|against|near)/gi,
    'put $1 ',
  ],
  [/\b(?:tidy|clean|neaten|straighten) (them|these|those|the \w+s) up\b/gi, 'arrange $1'],
  [
    /^(?:shrink|grow|enlarge|scale|resize|stretch|make) (.+?) (?:so (?:that )?(?:it|they) (?:matche?s?|fits?|is the same size as)|to match) (the .+)$/gi,
    'make $1 the same size as $2',
  ],
  [/\bput ((?:the )?\w+) to bed\b/gi, 'put $1 on the bed'],
  [
    /\btake ((?:the|this|that|these|those|all|both|it|them|its|their|my)\b(?: [\w-]+){0,4}?) away(?! from)(?=$|[,;.]| and| then)/gi,
    'delete $1',
  ],
  [/\b(?:throw|toss|chuck|kick) (it|them|this|that|(?:the|my|all) [\w ]+?) (?:out|away)\b/gi, 'delete $1'],
  [
    /\b(?:get rid of|take away|throw (?:away|out)|chuck (?:away|out)|do away with|toss out|kick out|take out|wipe out)\b/gi,
    'delete',
  ],
  [/\b(?:i|we) (?:do not|no longer) (?:need|want)\b/gi, 'delete'],
  [
    /^i (?:do not|really do not) like (?:the (?:color|look|size|position|place) of )?(.+?)[,;]? (?:so |please |and )*(make|paint|turn|move|put|color|scale|rotate|delete|change) (?:it|them)\b/gi,
    '$2 $1',
  ],
  [
    /^(?:that is |it is |this is )?(?:way |much |far )*(?:too \w+|wrong|bad|ugly|not (?:good|right|nice|what i (?:want|meant|wanted)))[,.;]? (?:so )?(?=undo|revert)/gi,
    '',
  ],
  [/\b(leave|keep) (.+?) (?:exactly )?(?:where|as|the way|how) (?:it|they) (?:is|are|was|were)(?: now)?\b/gi, '$1 $2'],
  [/\b(?:make|let|have) (.+?) (?:spin|turn|rotate) (?=\d|by\b|around\b|to\b|clockwise|counter)/gi, 'rotate $1 '],
  [
    /\b(two|three|four|five|six|\d+) rows of (two|three|four|five|six|seven|eight|ten|\d+) ([a-z]+(?: [a-z]+)??)(?: each)?(?=$|,| with| and| \d| facing| in | on | at | behind | before | next | beside | to the | left | right | near | by | between | around | along | under | above | against | opposite )/gi,
    'a $1 by $2 grid of $3',
  ],
  [/\bmake (.+?) (?:swap|exchange|trade) (colors|places|positions)\b/gi, 'swap the $2 of $1'],
  [/\bturn down (?=[\w ]*\b(?:lights?|lamps?|sun|bulbs?|spots?)\b)/gi, 'dim '],
  [/\bturn up (?=[\w ]*\b(?:lights?|lamps?|sun|bulbs?|spots?)\b)/gi, 'brighten '],
  [/\b(?:that|which) (?:is|stands) (?:further|furthest|farther|more) (?:to|on) the (left|right)\b/gi, 'on the $1'],
  [/\bas (?:red|green|blue|brown|white|black|gray|yellow|orange|pink|purple|dark|light) as\b/gi, 'the same color as'],
  [/\b(?:get|take) (.+?) out of (?:here|my sight|the scene|sight)\b/gi, 'delete $1'],
  [/\bgive (.+?) some color\b/gi, 'make $1 in different colors'],
  [
    /\b(?:make |have |turn )?(.+?)(?<!\b(?:that|which|who))(?: is| are)? (?:to )?(?:facing|face|faces|pointing|point) (?:in )?the (?:other|opposite|wrong) (?:way|direction)\b/gi,
    'turn $1 around',
  ],
  [
    /^(?:add|leave|put|make|there should be|we need)? ?(?:bit |some |a little )?more (?:space|room|distance) between (.+)$/gi,
    'spread $1 out more',
  ],
  [
    /^(?!i |we |you |it )([\w ]+?) (?:could (?:really )?use|could do with|needs|need|lacks|is missing|wants|requires|deserves) ((?:an?|another|some|two|three|four|\d+) (?!bit\b|little\b|lot\b|color\b|new\b|different\b|more\b|less\b).+?)(?: (on|next to|beside|behind|under|in front of|around) (?:it|them))?$/gi,
    (_m, what, thing, where) => (where ? `add ${thing} ${where} ${what}` : `give ${what} ${thing}`),
  ],
  [
    /^would (?:not )?(?!(?:not )?it be )(.+?) (?:look|be) (?:nicer|nice|better|great|good|prettier|cool|lovely) (.+)$/gi,
    '$1 should be $2',
  ],
  [/^(.+?) (?:has|have|needs?|must|should|can) (?:to )?go(?: away)?$/gi, 'delete $1'],
  [/^can (the [\w ]+?|it|they|these|those) go(?: away| now)?\??$/gi, 'delete $1'],
  [/^what would (.+?) look like (in|as|with|made of) (.+)$/gi, 'make $1 $2 $3'],
  [
    /^((?:add|create|put|place|make) )?(two|three|four|five|six|\d+) (?:more )?of (?:those|these|the same) (\w+s)\b/gi,
    'add $2 more $3',
  ],
  [/\blying (?:down|flat)(?: on (?:the|its) (?:ground|floor|back))?\b/gi, 'flat'],
  [
    /^(?!the |my |it )(\w+(?: \w+)?) would (?:suit|fit|look (?:better|good|nice) on) (.+?)(?: better| more| well| nicely| best)?$/gi,
    'make $2 $1',
  ],
  [/\bmake (.+?) shine\b(?! (?:on|onto|at|down|towards))/gi, 'make $1 shiny'],
  // "Shrink it, it is huge": why is not what.
  [
    /[,;] (?:because |since |as )?(?:it|they|that|this) (?:is|are|looks?|seems?) (?:just |really |way |so |too |bit |very |quite )*(?!(?:bright|dark|gloomy|dim)\b)[\w-]+(?: (?:here|there|now|anyway))?$/gi,
    (said, ...more) => {
      // "Nobody can read the sign, it is too small": there that is what is meant.
      const [at, whole] = more.slice(-2) as unknown as [number, string]
      return SEES_BADLY.test(whole.slice(0, at)) && /\btoo\b/i.test(said) ? said.replace(/^[,;]/, '.') : ''
    },
  ],
  [/,? (?:because|since) [^,;.]+$/gi, ''],
  [
    /^(?:(?:bit|a bit|a little|some|much|a lot) )?(more|less) light (?:from|on|at|for) (.+)$/gi,
    (_m, more, what) => `make ${what} ${more === 'more' ? 'brighter' : 'dimmer'}`,
  ],
  [/\bkill ((?:the |all |all the )?lights?)\b/gi, 'switch-off $1'],
  [/\b(?:tidy|clean|neaten|straighten) up (?=the \w+s\b|all |them\b|these |those )/gi, 'line up '],
  [/\bsomething to sit on\b/gi, 'a chair'],
  [/\bsomething to (?:sleep on|lie on)\b/gi, 'a bed'],
  [/\bto the side\b(?! of| edge)/gi, 'to the right'],
  [/(?<!\b(?:is|are|looks?|was|were) )\b(?:that|this|so) (tall|wide|high|big|long|deep)$/gi, 'as $1 as that'],
  [
    /^would (?:not )?it be (?:better|nicer|nice|good|great) if (.+?) (?:stood|was|were|sat|hung|lay|went|moved) (.+)$/gi,
    '$1 should be $2',
  ],
  [
    /^add more (\w+)s?, (two|three|four|five|six|\d+) (?:will do|would do|should do|is enough|are enough|is fine)$/gi,
    'add $2 more $1',
  ],
  [/^why (?:is|are) (.+?) so \w+[,;.?!]+ */gi, '$1. '],
  [/^(?:the )?other side(?: of (?:it|that))?$/gi, 'on the other side'],
  [
    /\b(more|less) (tall|high|wide|big|large|long|deep|thick|narrow|small|short|bright|dark)\b(?! than)/gi,
    (_m, more, word) => COMPARATIVE_OF[word.toLowerCase()][more.toLowerCase() as 'more' | 'less'],
  ],
  [
    /^(?:add|create|make|build|set up|design|arrange|put together) (?:me |us )?(?:an?|some|the) (?:(?!(?:in|on|at|into|by|the|a|an|of|for)\b)[\w-]+ ){0,3}?(?:corner|area|nook|spot|setup|setting|arrangement|ensemble|place|room|kitchen|scenery|landscape|still life|system|workshop|lot|park|garden|village|playground|town|farm|camp|graveyard)(?: scene)? *,? *(?:with|containing|of|consisting of|made of|made up of|that has|:) *(?=(?:an?|some|two|three|four|five|six|\d+) )/gi,
    'add ',
  ],
  [
    /^(?:let us )?(?:start|begin)(?: off| out)? (?:with|by adding|by making) (?=(?:an?|some|two|three|four|five|six|\d+) )/gi,
    'add ',
  ],
  [/^take ((?:the|this|that) [\w-]+(?: [\w-]+)?|it|them) off(?: again)?$/gi, 'put $1 on the ground'],
  [/^(?:try |maybe )?(?:something|anything)(?: a)?(?: bit| little| much)? (\w+er)$/gi, 'make it $1'],
  [
    /^(?:crate|creat|cerate|creaet) (?=(?:an?|some|one|two|three|four|five|six|seven|eight|nine|ten|\d+) )/gi,
    'create ',
  ],
  [
    /^\s*(?:be able to )?(?:watch|see) (?:the )?([a-z]+) from (the (?!front|back|left|right|side|top|rear|other|above|below|bottom|street|north|south|east|west)[a-z ]+)$/gi,
    'turn $2 to face the $1',
  ],
  [
    /\b(?:a place|somewhere|something|room) (?:to |where we can )?(?:eat|dine|have (?:dinner|breakfast|lunch)|for (?:dinner|breakfast|lunch))(?: (?:breakfast|lunch|dinner|at))?(?: for (\d+|two|three|four|five|six|eight)(?: people| persons| guests)?)?/gi,
    (_m, count) => `a table with ${count ?? 'four'} chairs around it`,
  ],
  [/\b(?:a place|somewhere|room) to work(?: at)?\b/gi, 'a desk and a chair in front of it'],
  [/\b(?:some|any|an?) (?:kind|sort|type) of (?:an? )?(?=[a-z])/gi, 'a '],
  [
    /^((?:\s*add|create|put|place|make) (?:an?|some|another|two|three|four|\d+) .+?) for (?:my|our|the|all) (?:[a-z]+ ?){1,2}$/gi,
    '$1',
  ],
  [
    /\b(two|three|four|five|six|\d+) (?:or|to) (?:two|three|four|five|six|seven|eight|\d+) (?=[a-z]+s\b(?<!degrees|meters|feet|times|percent))/gi,
    '$1 ',
  ],
  [/^(?:the )?same (?:thing )?(?:once )?again,? (?:but |only |just )*(?:in |with )?(.+)$/gi, 'one more in $1'],
  [
    /^do not [a-z]+ (.+?)[,;.] (?:just |only |but |rather |instead )*(hide|move|paint|color|turn|rotate|shrink|select|lock|show|lift|lower) (?:it|them)$/gi,
    '$2 $1',
  ],
  [/^(?:sorry|oops|wait|hm+)[,. ]+(?=(?:undo|redo)\b)/gi, ''],
  [/^i (?:only|just) (?:want|need) to see (.+)$/gi, 'show only $1'],
  [/^\s*(?:i (?:want|need) to )?see only (.+)$/gi, 'show only $1'],
  [
    /^(?:bring|get) (?:everything|it all|all(?: of (?:it|them))?) back(?: again)?$|^bring back (?:everything|all)$/gi,
    'show everything',
  ],
  [/\bin (?:an? )?(?:more )?[a-z]+ color ?, ?((?:dark |light |pale )?[a-z]+)$/gi, '$1'],
  [/^(?:bit |a bit |much |a lot )?less light(?: here| in here)?$/gi, 'dim the lights'],
  [/^(?:can|could|may) (?:i|we) (?=(?:look|go|switch|undo|redo|move|delete|put|have|see)\b)/gi, ''],
  [
    /^(?:go |switch |change )?back to (?:the |a |my )?(?:normal|default|standard|usual|perspective|previous|regular) view$/gi,
    'look from the corner',
  ],
  [/^go back(?: please)?$/gi, 'undo'],
  [
    /\b(?:an? )?(?:little |small |big |tiny |nice |whole |lovely )?(?:village|town|city|family|team|gang|orchard|fleet|colony|forest|wood|grove|crowd|bunch|couple|collection|handful|cluster|herd|flock|bouquet|number|total) of (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty) )/gi,
    '',
  ],
  [
    /\b(facing|face|looking at|look at|pointing at|towards) (the [\w-]+(?: [\w-]+)?) (?:instead of|rather than|and not|not) (?:at |towards )?the [\w-]+(?: [\w-]+)?$/gi,
    '$1 $2',
  ],
  [
    /\bmake\s+(?:so\s+)?(?:that\s+)?nothing (?:is )?(taller|higher|wider|longer|deeper) than (\d[\w. ]*)$/gi,
    (_m, more, metres) =>
      `make everything that is ${more} than ${metres} exactly ${metres} ${more.replace(/r$/i, '').replace(/e$/i, more.toLowerCase() === 'wider' ? 'e' : '')}`,
  ],
  [
    /\b(is|are) (?:parked|located|situated|positioned|placed) (?=too |way |far |very |so |much |bit |right |on |in |next|under|behind|at )/gi,
    '$1 ',
  ],
  [/\bshining (?:down )?(?:on|onto|at|towards) /gi, 'pointing at '],
  // "Put it next to the sofa and make it the same color": as that.
  [
    /\b(make (?:it|that|that one|this one|the new one)) (?:to be )?(?:of |in )?the same (color|size|height|width)$/gi,
    '$1 the same $2 as it',
  ],
  [/\b(?:to )?look (?:like|as if) (?:it is|they are|it was|it were) (?:made (?:out )?of )?(?=\w+)/gi, ''],
  [/\b(under|below|beneath) the (?:whole |entire )?scene\b/gi, '$1 everything'],
  [
    /\bhide (.+?) and (?:put|place|add) (.+?) (?:in|at|into) (?:its|their) (?:place|spot|position)\b/gi,
    'put $2 where $1 is and hide $1',
  ],
  [/\b(chairs|sofas|benches|armchairs|people|persons) opposite (?:each other|one another)\b/gi, '$1 facing each other'],
  [/^no more (\w+s)$/gi, 'delete all $1'],
  [/^\s*see (?=the |it\b|them\b|everything|all )/gi, 'look at '],
  [/\b(?:pile|stack) up (?=the |all |them\b|these |those )/gi, 'stack '],
  [/^(.+?) should (?:float|hover)$/gi, 'move $1 up'],
  [
    /^is there (?:an? |any )?(.+?)\? ?(?:and )?if so,? (make|paint|turn|move|put|color|scale|delete|hide) (?:it|them)\b/gi,
    '$2 the $1',
  ],
  [/^what if (.+?) (?:were|was) (.+)$/gi, '$1 should be $2'],
  [/^(.+?) (?:needs?|could use|could do with) (?:some|a bit of|bit of|more) color$/gi, 'make $1 in different colors'],
  [
    /^(.+?),? and ((?:move|put|place|set|bring) .+?) (?:to|on|at|onto) (?:its|their) (?:left and (?:its )?right|right and (?:its )?left)(?: sides?)?$/gi,
    '$1 and $2 on both sides of it',
  ],
  // "Two books on the table, one on the left and one on the right".
  [
    /\b(?:on|onto) (the [a-z ]+?), one (?:on|to|at) the left(?: side| end)?,? and (?:one|the other|another)(?: one)? (?:on|to|at) the right(?: side| end)?(?! of)\b/gi,
    'on $1 at both ends of $1',
  ],
  [
    /, one (?:on|to|at) the left(?: side)?,? and (?:one|the other|another)(?: one)? (?:on|to|at) the right(?: side)? of\b/gi,
    ' on both sides of',
  ],
  // "Except the back one, which should be green": an order of its own.
  [
    new RegExp(
      `\\b((?:the|my|its) (?!the |my |its )\\w+(?: (?!the |my |its )\\w+)*?),? (?:which|that one) (?=${MODAL} )`,
      'gi',
    ),
    '$1. $1 ',
  ],
  [/^(?:only keep|keep only|leave only|just keep|keep just) (?!.*\bbetween\b)(.+)$/gi, 'delete everything except $1'],
  [
    /\b(?:remove|delete|take away) (?:the |any |all )?(?:transparency|see-through) (?:from|of|on) (.+)$/gi,
    'make $1 opaque',
  ],
  [
    /\b(?:remove|delete|take away) (?:the |any |all )?(?:shine|gloss|shininess|reflections?) (?:from|of|on) (.+)$/gi,
    'make $1 matte',
  ],
  [/\bmake (.+?) invisible\b/gi, 'hide $1'],
  [/\bmake (.+?) visible(?: again)?\b/gi, 'show $1'],
  [/,? but (?:not touching|without touching|do not touch) (?:it|them|each other)\b/gi, ''],
  [
    /,? each ((?:\d|one|half|a )[\w. ]*? )?to the (left|right|front|back) of the (?:last|previous|one before|other|one)(?: one)?\b/gi,
    ' $1to the $2',
  ],
  [/\b(?:to|on|at) the left and (?:to |on )?(?:the )?right (?:side )?of\b|\bleft and right of\b/gi, 'on both sides of'],
  [
    /^there (?:is|are) (?:an?|some|the|\w+) (.+?)[,;] (?:please |and )*(make|paint|turn|move|put|color|scale|rotate|delete|change) (?:it|them)\b/gi,
    '$2 the $1',
  ],
]
