import { COMPARATIVE_OF } from '../words/sizes.ts'
import { MODAL, type Rule } from './rules.ts'

const LENGTH = '((?:\\d+(?:[.,]\\d+)?|half a|an?|one) ?(?:mm|cm|m|meters?|feet|foot|ft|inch(?:es)?|centimeters?)\\b)'

const SOMEWHERE =
  '(?:on|onto|under|below|beside|behind|above|over|near|inside|next to|in front of|to the (?:left|right)|between)\\b'

const COMPARED: Record<string, string> = {
  smaller: 'small',
  bigger: 'big',
  larger: 'big',
  taller: 'tall',
  shorter: 'short',
  longer: 'long',
  wider: 'wide',
}

/** Turns of phrase for which there is a plainer verb. */
export const IDIOMS: Rule[] = [
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
    /\b(two|three|four|five|six|\d+) rows of (two|three|four|five|six|seven|eight|ten|\d+) ([a-z]+(?: [a-z]+)??)(?: each)?(?=$|,| with| and| \d)/gi,
    'a $1 by $2 grid of $3',
  ],
  [/\bmake (.+?) (?:swap|exchange|trade) (colors|places|positions)\b/gi, 'swap the $2 of $1'],
  [/\bturn down (?=[\w ]*\b(?:lights?|lamps?|sun|bulbs?|spots?)\b)/gi, 'dim '],
  [/\bturn up (?=[\w ]*\b(?:lights?|lamps?|sun|bulbs?|spots?)\b)/gi, 'brighten '],
  [/\b(?:that|which) (?:is|stands) (?:further|furthest|farther|more) (?:to|on) the (left|right)\b/gi, 'on the $1'],
  [
    /\bas (?:red|green|blue|brown|white|black|gray|yellow|orange|pink|purple|dark|light|bright) as\b/gi,
    'the same color as',
  ],
  [/\b(?:get|take) (.+?) out of (?:here|my sight|the scene|sight)\b/gi, 'delete $1'],
  [/^(?:nobody|no one) (?:needs|wants|likes|uses) (.+?)(?: any ?more)?$/gi, 'delete $1'],
  [/^i (?:can not|can hardly|do not) (?:really )?see (the .+?)(?: from [^,;.]+)?[,;.] (?:so )?/gi, '$1. '],
  [
    /^(.+?) (?:is|are|looks?) (?:so |too |bit |very |rather |quite )*(?:boring|dull|ugly|plain|bland|sad)[,;.] (?:so )?/gi,
    '$1. ',
  ],
  [/\bgive (.+?) some color\b/gi, 'make $1 in different colors'],
  [
    /^(?:something|some things?|a thing) (?:is|are) (floating|overlapping|sunk)[,;.]? (?:and )?(?:fix|solve|repair|correct|change) (?:that|it|this)$/gi,
    'fix everything that is $1',
  ],
  [
    /\bfix (?:everything|all|what|whatever|the things?) (?:that |which )?(?:is|are) (floating|sunk)\b/gi,
    'put everything that is $1 on the ground',
  ],
  [
    /\b(?:make |have |turn )?(.+?)(?: is| are)? (?:to )?(?:facing|face|faces|pointing|point) (?:in )?the (?:other|opposite|wrong) (?:way|direction)\b/gi,
    'turn $1 around',
  ],
  [
    /^(?:add|leave|put|make|there should be|we need)? ?(?:bit |some |a little )?more (?:space|room|distance) between (.+)$/gi,
    'spread $1 out more',
  ],
  [
    /^(?!i |we |you |it )([\w ]+?) (?:could (?:really )?use|could do with|needs|need|lacks|is missing) ((?:an?|another|some|two|three|four|\d+) (?!bit\b|little\b|lot\b|color\b|new\b|different\b|more\b|less\b).+?)(?: (on|next to|beside|behind|under|in front of|around) (?:it|them))?$/gi,
    (_m, what, thing, where) => (where ? `add ${thing} ${where} ${what}` : `give ${what} ${thing}`),
  ],
  [
    /^would (?:not )?(?!(?:not )?it be )(.+?) (?:look|be) (?:nicer|nice|better|great|good|prettier|cool|lovely) (.+)$/gi,
    '$1 should be $2',
  ],
  [
    /^there (?:is|are) (?:not enough|too little|no|hardly any) light(?:s|ing)? (?:near|next to|at|by|around|beside) (.+)$/gi,
    'add a lamp next to $1',
  ],
  [/^(.+?) (?:has|have|needs?|must|should|can) (?:to )?go(?: away)?$/gi, 'delete $1'],
  [/^(.+?) should not (?:be|stand|sit) (?:so|that|too|this) (?:close|near) to (.+)$/gi, 'move $1 away from $2'],
  [/^(.+?) should not (?:be|stand|sit|lie) on (.+)$/gi, 'move $1 off $2'],
  [/^what would (.+?) look like (in|as|with|made of) (.+)$/gi, 'make $1 $2 $3'],
  [/^(two|three|four|five|six|\d+) (?:more )?of (?:those|these|the same) (\w+s)\b/gi, 'add $1 $2'],
  [/\blying (?:down|flat)\b/gi, 'on its side'],
  [/^(?!the |my |it )(\w+(?: \w+)?) would (?:suit|fit) (.+)$/gi, 'make $2 $1'],
  [/\bmake (.+?) shine\b/gi, 'make $1 shiny'],
  // "Shrink it, it is huge": why is not what.
  [
    /[,;] (?:because |since |as )?(?:it|they|that|this) (?:is|are|looks?|seems?) (?:just |really |way |so |too |bit |very |quite )*[\w-]+(?: (?:here|there|now|anyway))?$/gi,
    '',
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
  [/\b(?:that|this|so) (tall|wide|high|big|long|deep)$/gi, 'as $1 as that'],
  [
    /^would (?:not )?it be (?:better|nicer|nice|good|great) if (.+?) (?:stood|was|were|sat|hung|lay|went|moved) (.+)$/gi,
    '$1 should be $2',
  ],
  [
    /^add more (\w+)s?, (two|three|four|five|six|\d+) (?:will do|would do|should do|is enough|are enough|is fine)$/gi,
    'add $2 more $1',
  ],
  [/^why (?:is|are) (.+?) so \w+[,;.?!]+ */gi, '$1. '],
  [/^(?:the )?other side$/gi, 'on the other side'],
  [
    /^not (?:that|so|too|as|quite so) (\w+)$/gi,
    (whole, word) => {
      const by = Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? COMPARATIVE_OF[word.toLowerCase()] : undefined
      return by ? `make it ${by.less}` : whole
    },
  ],
  [/\bshining (?:down )?(?:on|onto|at|towards) /gi, 'pointing at '],
  // "Put it next to the sofa and make it the same color": as that.
  [/\b(make (?:it|that)) (?:to be )?(?:of |in )?the same (color|size|height|width)$/gi, '$1 the same $2 as it'],
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
  [/^there are too many (\w+s)[,;.] (?:so )?(?:remove|delete|take away) (one|two|three|\d+)$/gi, 'delete $2 of the $1'],
  [
    /^is there (?:an? |any )?(.+?)\? ?(?:and )?if so,? (make|paint|turn|move|put|color|scale|delete|hide) (?:it|them)\b/gi,
    '$2 the $1',
  ],
  [/^what if (.+?) (?:were|was) (.+)$/gi, '$1 should be $2'],
  [/^(.+?) (?:needs?|could use) (?:some|a bit of|bit of|more) color$/gi, 'make $1 in different colors'],
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
  [/^(?:only keep|keep only|leave only|just keep|keep just) (.+)$/gi, 'delete everything except $1'],
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
    /^(.+?) (?:is|are|stand|stands) (?:bit |way |far |much |a little )*too close(?: together| to each other| to one another)?$/gi,
    'spread $1 out more',
  ],
  [
    /^(.+?) (?:is|are|stand|stands) (?:bit |way |far |much |a little )*too far (?:apart|away from each other)$/gi,
    'move $1 closer together',
  ],
  [
    /^there (?:is|are) (?:an?|some|the|\w+) (.+?)[,;] (?:please |and )*(make|paint|turn|move|put|color|scale|rotate|delete|change) (?:it|them)\b/gi,
    '$2 the $1',
  ],
  [
    /\b(?:switch|change|go) to (?:the |a )?(top|front|back|left|right|bottom|side|perspective)[- ]?(?:down )?view\b/gi,
    'look from $1',
  ],
  [/\bfix (?:all )?(?:the )?overlap(?:s|ping|ping things)?$/gi, 'separate everything that is overlapping'],
  [/\bput (.+?) back (?=on|in|to|at|next|under|behind|beside|onto|into)/gi, 'put $1 '],
  [
    new RegExp(
      `^(?:leave|put|keep|have|make|set) ${LENGTH}(?: of (?:space|room|distance))? between ((?:the|all|each|every|both|my) .+|them)$`,
      'gi',
    ),
    'line up $2 with a gap of $1',
  ],
  [
    new RegExp(
      `^(?:make|set|change) the (?:gaps?|distances?|spaces?|spacing) between (.+?) (?:to |be )?${LENGTH}$`,
      'gi',
    ),
    'line up $1 with a gap of $2',
  ],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:put|place|move|bring) (the .+?) (?:in|at|into|to) (?:its|their) (?:place|spot|position)\b/gi,
    'put $2 where $1 is and delete $1',
  ],
  [
    /\b(?:delete|remove|take away) (.+?) and (?:add|put|place) (.+?) (?:(?:in|at) (?:its|their) (?:place|spot|position)|where (?:it|they|each of them|each one) (?:was|were|stood)(?: before)?)\b/gi,
    'replace $1 with $2',
  ],
  [/\b(?:what(?:ever)?|everything that|all that) (?:is|are|remains) left of (?=the |my )/gi, 'all of '],
  [
    /\b(?:in|of|with) (different|random|various|varying) colors and (?:(?:different|random|various|varying) )?sizes\b/gi,
    'of different sizes in $1 colors',
  ],
  [
    /\b(?:in|of|with) (different|random|various|varying) sizes and (?:(?:different|random|various|varying) )?colors\b/gi,
    'of different sizes in $1 colors',
  ],
  [
    /\b(?:add|put|place) an? (smaller|bigger|larger|taller|shorter) (?:copy|version|duplicate) of (.+?) ((?:on|onto|next|beside|behind|under|above|to|in)\b.+)$/gi,
    (_m, size, what, where) =>
      `duplicate ${what}, make it ${size} and put it ${where.replace(/\bit\b/, 'the original')}`,
  ],
  [/\b(an?) even smaller\b/gi, 'a tiny'],
  [
    /\b(an?|another|two|three|four|five|six|\d+) (smaller|bigger|larger|taller|shorter|longer|wider)(?= [a-z]+)/gi,
    (_m, count, word) => `${count} ${COMPARED[word.toLowerCase()]}`,
  ],
  [/\b(an?) even (?:bigger|larger)\b/gi, 'a huge'],
  [/\b(?:whatever|what|(?:any|every)thing that|all that) (float|hover|overlap)s?\b/gi, 'everything that is $1ing'],
  [/\blift (?:everything|what|all) (?:that )?(?:is|has) sunk(?: in)?\b/gi, 'put everything that is sunk on the ground'],
  [/\b(?:add|make|create|build|set up|design) an? [a-z ]+?: ?(?=(?:an?|some|\d+|two|three|four|five|six) )/gi, 'add '],
  [
    /\b(?:add|make|create|give me) an? (smaller|bigger|larger|taller|shorter|wider) (?:version|copy|duplicate) of (.+)$/gi,
    'duplicate $2 and make it $1',
  ],
  [
    new RegExp(
      `^((?:please )?(?:add|put|place|create|insert) (?:an?|\\d+|two|three|four|five|six|some) .+?),? and (one|another|two|three|\\d+)(?: more| others?)? (?=${SOMEWHERE})`,
      'gi',
    ),
    '$1 and add $2 more ',
  ],
  [new RegExp(`\\badd (one|another) (?=${SOMEWHERE})`, 'gi'), 'add $1 more '],
  [/\bcenter(?:ed)? between\b/gi, 'between'],
  [/\b(on|to|at) the far (left|right)\b/gi, '$1 the $2'],
  [
    /^(?:can you |could you )?(?:tell me|i want to know|i would like to know|do you know|let me know) (?=how|what|which|where|whether|if)/gi,
    '',
  ],
  [/\b(?:and )?(?:tell me|let me know) (?=how|what|which|where)/gi, 'and '],
  [
    /^make (.+?) (?:are |to be )?(?:all )?(?:the same|equal in|equally|of equal) (size|height|width|depth|length|big|tall|wide|color)$/gi,
    'make $1 alike in $2',
  ],
  [/\b(?:above|over) the origin\b/gi, 'above the ground at the origin'],
  [/^flatten (.+)$/gi, 'make $1 much flatter'],
  [/^widen (.+)$/gi, 'make $1 wider'],
  [/^shorten (.+)$/gi, 'make $1 shorter'],
  [/^lengthen (.+)$/gi, 'make $1 longer'],
  [/^thicken (.+)$/gi, 'make $1 thicker'],
  [
    /^(?:rotate|turn|tip|lay) (.+?) so (?:that )?(?:it|they) (?:lies?|rests?|is lying|are lying)(?: down)?(?: flat)?(?: on (?:the ground|the floor|its side))?$/gi,
    'turn $1 on its side',
  ],
  [/^(?:make|let|have) (.+?) lean (?:against|on) (.+)$/gi, 'put $1 against $2'],
  [
    /\b(?:let|have|make) (.+?) (?:float|hover|hang|stand|sit|rest|lie|go) (?=\d|on\b|above|over|in\b|at\b|next|behind|beside|between|under|off|near|against)/gi,
    'put $1 ',
  ],
  [
    /^(?:put|leave|make) (?:equal|the same|even) (?:space|spaces|gaps?|distances?|spacing) between (.+)$/gi,
    'distribute $1 evenly',
  ],
  [/^sort (.+?) by (?:size|height|width)$/gi, 'line up $1 from smallest to largest'],
  [/^look down (?:on|at|onto) (.+)$/gi, 'look at $1 from above'],
  [/^what is (hidden|invisible|locked|off)\??$/gi, 'which things are $1'],
  [/\bfit (.+?) (?:in|into|to|on) (?:the |my )?(?:view|screen|window|frame|viewport)\b/gi, 'frame $1'],
  [
    /\b(?:apply|use|put) (?:a |an |the )?(.+?) (?:finish|material|color|paint|look|texture) (?:to|on|onto|for) (.+)$/gi,
    'make $2 $1',
  ],
  [
    /^(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:bright)(?: in here| here)?$/gi,
    'make the scene darker',
  ],
  [
    /^(?:its|(?:it|everything|this|the room|the scene) (?:is|looks|seems|feels)) (?:bit |way |far |much |a little |rather |quite |pretty |very |so |too )*(?:dark|gloomy|dim)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/\b(delete .+?) (?:any ?more|any longer|here|there)$/gi, '$1'],
  [/^lose (?=the|all|every)/gi, 'delete '],
  [/\b(?:swap|trade|change|switch|exchange) their (?:places|positions)\b/gi, 'swap them'],
  [/\b(?:swap|trade|change|switch|exchange) (?:the )?(?:places|positions)(?: of| with|:)?/gi, 'swap'],
  [/ (?:exactly )?in (?:that|this|the given) order\b/gi, ''],
  [/\bwhichever (\w+) is (\w+est)\b/gi, 'the $2 $1'],
  [
    /\b(?:that|which) (?:is|are|has|have) ((?:(?!and\b)[\w.]+ )+?)and (?:is |are )?(?:floats?|hovers?|hangs?|stands?|sits?|lies?) (?=\d|on\b|above|in\b|at\b|next|under|between|behind)/gi,
    'that is $1',
  ],
  [/\bthat (?:floats?|hovers?|hangs?) (?=\d|above|over)/gi, ''],
  [/\b(?:zoom|close) in(?: on)?\b/gi, 'frame'],
  [/\bzoom out\b/gi, 'frame everything'],
  [/\bzoom (?:to|on)\b/gi, 'frame'],
  [/\b(?:turn|switch) (off|on) /gi, 'switch-$1 '],
  [
    /\b(?:turn|switch) ((?:the|all|every|both|my)(?: [\w-]+){1,4}?|it|them|that|this|those|these) (off|on)\b(?!-| (?:the|its|an?)\b)/gi,
    'switch-$2 $1',
  ],
  [/\bshow (?=(?:the (?:whole |entire )?(?:scene|room)|everything|it all) from\b)/gi, 'show me '],
  [/\bput (?:the )?lights? out\b/gi, 'switch-off all lights'],
  [
    /\b(?:move|bring|take|set|put) ((?:it|them|that|the (?!(?:[a-z]+ )*(?:bit|much|far|half|slightly|another)\b)[a-z]+(?: [a-z]+)*?)) back(?: (?:to )?(?:where (?:it|they) (?:was|were|had been)(?: before)?|(?:its|their|the) (?:old|original|previous|former|last) (?:place|position|spot)))?$/gi,
    'put-back $1',
  ],
  [/\b(?:move|go) back to where (?:it|they) (?:was|were)(?: before)?/gi, 'put-back it'],
  [
    /^(?:now |and |then )*(?:back|return|restore)(?: it| them)?(?: to)? where (?:it|they) (?:was|were)(?: before)?$/gi,
    'put-back it',
  ],
  [
    /\b(?:align|line up) (?:the )?((?:left |right |top |bottom |front |back )?(?:tops?|bottoms?|centers?|middles?|fronts?|backs?|edges?|sides?)) of (.+?) (?:with|to) (?:the |that )?(?:(?:left |right )?(?:top|bottom|center|middle|front|back|edge|side)) of (.+)$/gi,
    'align $2 with $3 by their $1',
  ],
  [
    /\b(align|line up) (.+?),? so (?:that )?their (tops|bottoms|centers|fronts|backs|sides|edges) (?:are in (?:a )?line|line up|are level|match|are flush|are aligned)\b/gi,
    'align $2 by their $3',
  ],
  [/\bbase (?=color)/gi, ''],
  [
    /\balign (?:the )?((?:left |right |top |bottom |front |back )?(?:tops|bottoms|centers|middles|fronts|backs|edges|sides)) of (.+)$/gi,
    'align $2 by their $1',
  ],
  [
    /\b(select|delete|hide|show|paint|move|find|mark|highlight|lift|drop) what(?:ever)? (is|are|stands|lies|sits)\b/gi,
    '$1 everything that $2',
  ],
  [
    /,? so (?:that )?(?:i|we|you|nobody|no one|it) (?:can not|can|do not|cannot|does not|will not) (?:\w+ ?){1,3}$/gi,
    '',
  ],
  [
    /(?<=\w )\b(?:what|whatever|everything that|all that) (?:is left(?: over)?|is still there|remains|is remaining)\b(?! of)/gi,
    'everything',
  ],
  [
    /\bso (?:that )?(it|they) (?:floats?|hovers?|hangs?|sits?|lies?|stands?|rests?|goes?) (?=\d|half|an? |above|over|on\b|in\b|at\b|next|behind|between|under|near|against|beside|to the)/gi,
    'so that $1 is ',
  ],
  [
    /\b(on|to|at) the (left|right|front|back)(?: side)? and ((?:an?|another|the|one|two|three|\d+) [^,;.]+?) (on|to|at) the (left|right|front|back) (?:side )?of (.+?)(?=$|[,;.]| and )/gi,
    '$1 the $2 of $6 and $3 $4 the $5 of $6',
  ],
  [
    /,? (?:each|every) (?:one )?(?:(?:a )?(?:bit|little) )?(smaller|bigger|larger|taller|shorter|wider|narrower) than the (?:one |box |cube |ball |sphere )?(?:below|before|under|last|previous|next to)(?: (?:it|one))?\b/gi,
    ' getting $1',
  ],
  [/\bput in\b(?=\s+(?:an?|\d|one|two|three|some)\b)/gi, 'add'],
  [/\bon to\b/gi, 'onto'],
  [/\bin to\b/gi, 'into'],
  [/\bup against\b/gi, 'against'],
  [/\b(?:flush|tight) (?:with|against|to)\b/gi, 'against'],
  [/\b(?:besides|right beside|right by|directly next to|right next to|close by|adjacent to|adjoining)\b/gi, 'next to'],
  [/\bside-by-side\b/gi, 'side by side'],
  [/\banti-?\s?clockwise|counter-?\s?clockwise\b/gi, 'counterclockwise'],
  [/\bupside-down\b/gi, 'upside down'],
  [/\b(?:set|put) (?:.+ )?on fire\b/gi, 'burn it'],
  [/\bin half\b/gi, 'by half'],
  [/\bthe size of (?=a |an )/gi, 'as big as '],
  [/(?<=\w )\b(twice|half|double|three times|four times) (?:the size|as much)(?: of)? (?=the |it)/gi, '$1 as big as '],
  [
    /\b(?:take|save|make|shoot|grab) (?:a |me a )?(?:screenshot|picture|photo|snapshot|screen shot|image|pic)\b(?: of (?:the |this )?(?:scene|view|it))?/gi,
    'screenshot',
  ],
  [/\ba(?=bit\b|lot\b)/gi, 'a '],
  [/\b(?:a )?(?:fair )?(?:bit|tad|smidge|little bit|wee bit)\b(?! of)/gi, 'bit'],
  [/\bquite a bit|quite a lot|a great deal|considerably|significantly|a whole lot|a lot\b/gi, 'much'],
  [/\ba little\b(?= (?:\w+er\b|more|less|to|up|down|left|right|further|closer|bit))/gi, 'bit'],
  [/\b(?:a few)\b/gi, 'some'],
  [/\bfacing (?:towards?|to)\b/gi, 'facing'],
  [/\bwithout (?:any )?(?:gaps?|space|spacing)\b|\bwith no (?:gaps?|space)\b/gi, 'with a gap of 0 m'],
  [/\bwith (?=(?:bit|some|a little) (?:more )?(?:space|room))/gi, 'with '],
  [
    /\bwithout (?:any )?overlap(?:s|ping)?\b|\bso (?:that )?(?:they|nothing) (?:do not|does not|don't|no longer) (?:overlap|touch|collide)s?\b/gi,
    'apart',
  ],
  [/\btouching (?:each other|one another)\b/gi, 'touching'],
  [/\b(?:each other|one another|together) touch(?:ing)?\b/gi, 'touching'],
  [/\b(?:closer |nearer )?together(?: until| so that| so| till) they touch(?: each other)?\b/gi, 'together'],
  [/\b(?:until|so that|so|till) (?:it|they) touch(?:es)?\b/gi, 'against'],
  [/\bto touch(?: each other| one another)?\b|\btouch each other\b/gi, 'touching'],
]
