import { SHAPE_WORDS } from '../words/shapes.ts'
import { COMPARATIVE_OF } from '../words/sizes.ts'
import { DOUBTFUL, VERBS } from '../words/verbs.ts'

const LENGTH = '((?:\\d+(?:[.,]\\d+)?|half a|an?|one) ?(?:mm|cm|m|meters?|feet|foot|ft|inch(?:es)?|centimeters?)\\b)'

type Rule = [pattern: RegExp, by: string | ((...parts: string[]) => string)]

const THE = '(?:the|it|that|this|these|those|them|they|everything|all|both|every|each|my|our|its)'
const MODAL =
  '(?:should|must|shall|needs? to|has to|have to|ought to|is to|are to|is supposed to|are supposed to|might|may|can|could|would)'
const VERBS_OF_BEING =
  '(?:be|become|get|look|turn|go|stand|sit|lie|rest|belong|face|have|move|come|fit|hang|touch|feel|seem|appear)'

/** Apostrophes left out, and what is shortened. */
const SPELLED_OUT: Rule[] = [
  [
    /\brgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/gi,
    (_m, ...rgb) =>
      `#${rgb
        .slice(0, 3)
        .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, '0'))
        .join('')}`,
  ],
  [/\b(what|where|how|who|there|which|here)['’]?s\b/gi, '$1 is'],
  [/\b(that|it)['’]s\b/gi, '$1 is'],
  [/\bthats\b/gi, 'that is'],
  [/\b(is|are|does|do|did|was|has|have|should|would|could)n['’]?t\b/gi, '$1 not'],
  [/\bcan['’]?t\b/gi, 'can not'],
  [/\b(i|we)['’]?d\b(?= (?:like|love|prefer|want|rather))/gi, '$1 would'],
  [/\b(i)['’]m\b/gi, '$1 am'],
  [/\b(let)['’]?s\b/gi, 'let us'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgimme\b/gi, 'give me'],
  [/\bcolour/gi, 'color'],
  [/\bgrey\b/gi, 'gray'],
  [/\bcentre/gi, 'center'],
  [/\bmetre/gi, 'meter'],
  [/°/g, ' degrees '],
  [/\bdegs?\b/gi, 'degrees'],
  [/(\d)\s*['’]\s*(\d+(?:\.\d+)?)\s*(?:"|”|'')/g, (_m, feet, inches) => `${Number(feet) * 12 + Number(inches)} inches`],
  [/(\d)\s*(?:"|”)(?!\w)/g, '$1 inches '],
  [/(\d)\s+in\b(?= (?:tall|high|wide|long|deep|to|up|down|left|right|apart|thick))/gi, '$1 inches'],
  [/(\d+)-(?=(?:m|cm|mm|meter|foot|inch|degree)s?\b)/gi, '$1 '],
  [/\b(meter|cm|foot|inch)s?-(tall|high|wide|long|deep)\b/gi, '$1 $2'],
]

/** What is said out of politeness, and what only wraps an order. */
const WRAPPING: Rule[] = [
  [
    /^(?:hmm+|hm|umm?|uh+|er|well|so|actually|alright|right|yes|yeah|great|perfect|nice|cool|oh)\b[,.!]+\s*(?=\w)/gi,
    '',
  ],
  [
    /\bwould you be so kind (?:as )?to\b|\bbe so kind (?:as )?to\b|\bi was wondering if you could\b|\bdo me a favou?r and\b/gi,
    ' ',
  ],
  [/\b[\w#-]+,? (?:no wait|wait,? no|i mean|or rather|sorry,? i meant|no,)[, ]+([\w#-]+)$/gi, '$1'],
  [/, say,? (?=\d)/gi, ' '],
  [/^(?:create|make|build|set up|design) (?:me )?a (?:new )?scene (?:with|containing|of|that has)\b/gi, 'add'],
  [
    /\b(?:please|kindly|pls|plz|hey|hi|hello|ok|okay|thanks|thank you|thx|cheers|if possible|if you can|for me|would you mind|if you would)\b[,!]?/gi,
    ' ',
  ],
  [/(?<!what |how |what else )\b(?:can|could|would|will) (?:you|we|u)\b(?! do\b)(?: please)?(?: maybe)?/gi, ' '],
  [
    /\b(?:maybe|perhaps|simply|basically|just|really quick|quickly|at once|all right|alright|go ahead and|i think|i guess|i suppose)\b,?/gi,
    ' ',
  ],
  [/\bi (?:would like|would love|want|need|prefer|wish)(?: for)? (?:you )?to (?=\w)/gi, ' '],
  [
    new RegExp(
      `\\b(?:i|we) (?:would like|would love|want|need|prefer|wish)(?: to have| to see| to get)? (?=${THE}\\b)`,
      'gi',
    ),
    'make ',
  ],
  [/\bi would (?:rather|sooner|prefer to) (?:have|see|like) /gi, 'make '],
  [/\b(?:i|we) (?:would like|would love|want|need|could use|wish for)(?: to have| to see| to get)?\b/gi, 'add'],
  [/\b(?:can|could|may) (?:i|we) (?:have|get|see)\b(?= (?:an?|some|another|\d|one|two|three|four|five))/gi, 'add'],
  [/\b(?:can|could|may) (?:i|we) see\b|\blet (?:me|us) (?:see|look at)\b/gi, 'look at'],
  [/\blet us (?:have|get|add|put)\b/gi, 'add'],
  [/\blet us\b/gi, ' '],
  [
    /\b(?:how|what) about (?:adding |putting |having |we add )?(?=(?:an?|some|another|\d|one|two|three|four|five|six)\b)/gi,
    'add ',
  ],
  [/\b(?:how|what) about\b/gi, ' '],
  [/\bthere (?:should|must|could|needs? to|has to|ought to) be\b/gi, 'add'],
  [
    /\b(?:give|get|bring|show|make|build|draw) (?:me|us) (?=(?:an?|some|another|\d|one|two|three|four|five|six|half a)\b)/gi,
    'add ',
  ],
  [/\bmake (?:it so(?: that)?|sure(?: that)?)\b/gi, 'make '],
  [/\b(?:see to it|ensure|make sure) that\b/gi, 'make'],
]

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
const IDIOMS: Rule[] = [
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
    new RegExp(`\\b((?:the|my|its) (?:(?!the\\b|my\\b|its\\b)\\w+ ?)+?),? (?:which|that one) (?=${MODAL} )`, 'gi'),
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
    /^(?:it|its|it is|everything is|this is|the room is) (?:bit |way |far |much |a little )*too (bright|light)(?: in here| here)?$/gi,
    'make the scene darker',
  ],
  [
    /^(?:it|its|it is|everything is|this is|the room is) (?:bit |way |far |much |a little )*too (dark|gloomy|dim)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/\b(delete .+?) (?:any ?more|any longer|here|there)$/gi, '$1'],
  [/^lose (?=the|all|every)/gi, 'delete '],
  [/\b(?:swap|trade|change|switch) (?:places|positions)(?: of| with|:)?/gi, 'swap'],
  [/\b(?:zoom|close) in(?: on)?\b/gi, 'frame'],
  [/\bzoom out\b/gi, 'frame everything'],
  [/\bzoom (?:to|on)\b/gi, 'frame'],
  [/\b(?:turn|switch) (off|on) /gi, 'switch-$1 '],
  [
    /\b(?:turn|switch) ((?:the|all|every|both|my)(?: [\w-]+){1,4}?|it|them|that|this|those|these) (off|on)\b(?! (?:the|its|a))/gi,
    'switch-$2 $1',
  ],
  [/\bshow (?=(?:the (?:whole |entire )?(?:scene|room)|everything|it all) from\b)/gi, 'show me '],
  [/\bput (?:the )?lights? out\b/gi, 'switch-off all lights'],
  [
    /\b(?:move|bring|take|set|put) ((?:it|them|the [\w ]+?|that)) back(?: (?:to )?(?:where (?:it|they) (?:was|were|had been)(?: before)?|(?:its|their|the) (?:old|original|previous|former|last) (?:place|position|spot)))?$/gi,
    'put-back $1',
  ],
  [/\b(?:move|go) back to where (?:it|they) (?:was|were)(?: before)?/gi, 'put-back it'],
  [/^(?:back|return|restore)(?: it| them)?(?: to)? where (?:it|they) (?:was|were)(?: before)?$/gi, 'put-back it'],
  [
    /\b(?:align|line up) (?:the )?((?:left |right |top |bottom |front |back )?(?:tops?|bottoms?|centers?|middles?|fronts?|backs?|edges?|sides?)) of (.+?) (?:with|to) (?:the |that )?(?:(?:left |right )?(?:top|bottom|center|middle|front|back|edge|side)) of (.+)$/gi,
    'align $2 with $3 by their $1',
  ],
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
  [/\b(?:each other|one another|together) touch(?:ing)?\b/gi, 'touching'],
  [/\b(?:until|so that|so|till) (?:it|they) touch(?:es)?\b/gi, 'against'],
  [/\bto touch(?: each other| one another)?\b|\btouch each other\b/gi, 'touching'],
]

/** "The sofa should be red" is "make the sofa red"; "the lamp is too tall" is "make the lamp shorter". */
const STATEMENTS: Rule[] = [
  [
    new RegExp(`^(?:can|could|should|would|may) (${THE}\\b.+?) (?:please )?(${VERBS_OF_BEING}) (.+)$`, 'i'),
    (whole, what, verb, rest) => order(whole, what, verb, rest),
  ],
  [
    new RegExp(
      `^(?!(?:what|where|how|which|who|is|are|does|do)\\b)(.+?) ${MODAL} (?:not )?(?:please |all |both |really |probably )?(${VERBS_OF_BEING}) (.+)$`,
      'i',
    ),
    (whole, what, verb, rest) => order(whole, what, verb, rest),
  ],
  [/^(?!what|which|where|how|is|are)(.+?) belongs? (.+)$/i, 'put $1 $2'],
  [
    /^make (.+?) (?:to )?(stand|sit|lie|rest|go|belong|come|hang|be placed|move) (.+)$/i,
    (_m, what, _verb, rest) => `put ${what} ${rest}`,
  ],
  [/^(?:have|get|let|make) (.+?) (?:to )?face (.+)$/i, 'turn $1 to face $2'],
  [/^(?:have|get) (.+?) (touching)$/i, 'put $1 $2'],
  [
    /^(.+?) (?:is|are|looks?|seems?) (?:bit |way |far |much |a little |still )*too (\w+)$/i,
    (m, what, word) => opposite(m, what, word, 'less'),
  ],
  [/^(.+?) (?:is|are|looks?) not (\w+) enough$/i, (m, what, word) => opposite(m, what, word, 'more')],
]

function order(whole: string, what: string, verb: string, said: string): string {
  const rest = said.replace(/^(?:better|nice|nicer|good|great|best|cool|lovely) (?=\w)/i, '')
  if (Object.hasOwn(VERBS, what.toLowerCase().split(' ')[0])) return whole
  if (/^(stand|sit|lie|rest|go|belong|move|come|hang)$/i.test(verb)) return `put ${what} ${rest}`
  if (/^face$/i.test(verb)) return `turn ${what} to face ${rest}`
  if (/^feel$/i.test(verb)) return `make ${what} ${rest}`
  return /^(?:on|in|at|next|beside|behind|under|below|above|between|against|near|inside|around|to the|over|up|down|by|onto|into|closer|further|\d+ ?\w* (?:to|from|above|left|right|away))\b/i.test(
    rest,
  ) && !/^in (?:red|green|blue|white|black|gold|\w+ color)/i.test(rest)
    ? `put ${what} ${rest}`
    : `make ${what} ${rest}`
}

function opposite(whole: string, what: string, word: string, side: 'more' | 'less'): string {
  const by = Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? COMPARATIVE_OF[word.toLowerCase()] : undefined
  return by ? `make ${what} ${side === 'less' ? by.less : by.more}` : whole
}

const VERBS_THERE = Object.keys(VERBS).filter((word) => !Object.hasOwn(SHAPE_WORDS, word))
const ORDER_BEGINS = [
  `(?:${VERBS_THERE.filter((word) => !DOUBTFUL.has(word)).join('|')})\\b`,
  `(?:${VERBS_THERE.filter((word) => DOUBTFUL.has(word)).join('|')}) (?:it|them|the|all|every|this|that|these|those|each|both)\\b`,
].join('|')
/** Words up to where the next order begins: "it blue" of "make it blue and move it up". */
const WITHIN_ORDER = `((?:(?!,? (?:(?:and|then|but|also|plus) )+(?:${ORDER_BEGINS})).)+?)`

/** A rule about a thing, `(.+?)`, looks for it in one order only. */
const withinOrder = ([pattern, by]: Rule): Rule => [
  new RegExp(pattern.source.replaceAll('(.+?)', WITHIN_ORDER), pattern.flags),
  by,
]

const rewrite = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((now, [pattern, by]) => now.replace(pattern, by as never), text)

/** Where one order ends and the next begins. */
const BETWEEN_ORDERS = new RegExp(
  `((?:[.;!?\\n]+ *|,? (?:(?:and|then|but|also|plus) )+|, )(?=(?:${ORDER_BEGINS})))`,
  'i',
)

/** Says each order of a text by itself in other words. */
const eachOrder = (text: string, rules: readonly Rule[]): string =>
  text
    .split(BETWEEN_ORDERS)
    .map((part, i) => (i % 2 ? part : rewrite(part, rules)))
    .join('')

const PLAINER = [...SPELLED_OUT, ...WRAPPING, ...IDIOMS].map(withinOrder)
/** Rules about all that an order says, from its beginning or to its end. */
const WHOLE = PLAINER.filter(([{ source }]) => source.startsWith('^') || source.endsWith('$'))
const STATED = STATEMENTS.map(withinOrder)

/** Says a message in the plainer words that the grammar knows; what stands in quotes is left alone. */
export function normalize(message: string): string {
  const text = message.normalize('NFKC').replace(/[“”]/g, '"').replace(/[‘’`]/g, "'").replace(/[–—]/g, ' - ')
  return text
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') && part.length > 2 ? part : eachOrder(rewrite(part, PLAINER), WHOLE)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** As `normalize`, for one sentence at a time: what is stated of a thing becomes the order that it stands for. */
export const orderOf = (sentence: string): string => rewrite(sentence.trim().replace(/[?]+$/, ''), STATED)
