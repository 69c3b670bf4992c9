import { COLOR_WORDS } from '../words/colors.ts'
import { COUNT, LENGTH, ROOMS, type Rule } from './rules.ts'

/** Whether a word stands straight before a place in a text. */
const isAfter = (text: string, at: number, word: string): boolean =>
  text.slice(0, at).trimEnd().toLowerCase().endsWith(word.toLowerCase())

/** How things that are numbered are called. */
const DIGITS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Who may want something. */
const PEOPLE =
  'kid|child|children|boy|girl|guest|visitor|neighbou?r|customer|client|student|parent|friend|boss|colleague|partner|wife|husband|son|daughter|mother|father|mom|dad|brother|sister|cat|dog'

const MORE: Record<string, string> = {
  height: 'taller',
  width: 'wider',
  depth: 'deeper',
  length: 'wider',
  size: 'larger',
}
const LESS: Record<string, string> = {
  height: 'shorter',
  width: 'narrower',
  depth: 'shallower',
  length: 'narrower',
  size: 'smaller',
}
/** The most and the least of each. */
const MOST: Record<string, [string, string]> = {
  height: ['tallest', 'shortest'],
  width: ['widest', 'narrowest'],
  depth: ['deepest', 'shallowest'],
  length: ['longest', 'shortest'],
}

const STATE: Record<string, string> = {
  locked: 'lock',
  unlocked: 'unlock',
  hidden: 'hide',
  invisible: 'hide',
  visible: 'show',
}

/** Which things are meant, how large they are to be and how they are to look, where that is told by the way. */
export const TELLING: Rule[] = [
  [/^how (?:far|many meters) is it (?:from|between) ([\w ]+?) (?:to|and) ([\w ]+?)\??$/gi, 'how far is $1 from $2'],
  [/^(?:what|which) (?:objects|things|items) are (?:there|here)\??$/gi, 'what is there'],
  [/^is (an? [\w ]+?) (?:there|here)\??$/gi, 'is there $1'],
  [/\b(?:all |the )?(?:things|objects|items) higher than (?=\d|the |an? |one |two )/gi, 'everything taller than '],
  // "The locker that is further back".
  [
    /\b(the|that) ([a-z]+) (?:that|which) (?:is|stands|sits|lies) (?:further|farther|furthest|farthest) (?:to the )?(back|behind|away|left|right|forward|front)\b/gi,
    (_all, the: string, what: string, way: string) =>
      `${the} ${/back|behind|away/i.test(way) ? 'farthest' : /forward|front/i.test(way) ? 'nearest' : `${way}most`} ${what}`,
  ],
  [
    /^does (?:the|this|our|my) (?:room|scene|place|house|hall) (?:have|contain|include) (?=an? |any |some )/gi,
    'is there ',
  ],
  // "Make the easel black and the shelf invisible".
  [
    new RegExp(
      `^((?:make|turn|paint) (?:the|it|them|both|all) (?:[\\w ]+ )?(?:${COLOR_WORDS.join('|')}|\\w+er)) and (the [\\w ]+?) (locked|unlocked|hidden|invisible|visible)$`,
      'gi',
    ),
    (_all, first: string, what: string, state: string) => `${first} and ${STATE[state.toLowerCase()]} ${what}`,
  ],
  [/^(the [\w ]+?) ?'s (?:new )?name is (?:now )?(?!what\b)(.+)$/gi, 'rename $1 to $2'],
  [
    /^(?:turn|switch) (off|on) the visibility of (.+)$/gi,
    (_all, on: string, what: string) => `${/off/i.test(on) ? 'hide' : 'show'} ${what}`,
  ],
  [/^(the [\w ]+?) (?:is |are )?(?:stands?|sits?|lies?|standing|sitting|lying) on what\??$/gi, 'what is under $1'],
  [/^what (?:is|are) (the [\w ]+?) (?:standing|sitting|lying|resting|placed) (?:on|upon)\??$/gi, 'what is under $1'],
  [/^what does (the [\w ]+?) hang (?:on|from)\??$/gi, 'what is behind $1'],
  [/^what (?:does|do) (the [\w ]+?) (?:stand|sit|lie|rest) (?:on|upon)\??$/gi, 'what is under $1'],
  [/^what (?:supports|carries|holds up) (the [\w ]+?)\??$/gi, 'what is under $1'],
  [/^where (?:do|can|could|would) (?:i|we|you) (?:find|see) (the [\w ]+?)\??$/gi, 'where is $1'],
  [
    /\b(?:everything|anything|all that is|whatever is) (round|spherical|cubic|boxy|cylindrical|conical)(?=$|[,.;!?]| (?:and|is|are|should|to|in) )/gi,
    'all $1 things',
  ],
  [/^(the [\w ]+?) ?'s name (?:should|must|shall) be (.+)$/gi, 'rename $1 to $2'],
  [
    /^make (.+?) (locked|unlocked|hidden|invisible|visible)(?: again)?$/gi,
    (_all, what: string, state: string) => `${STATE[state.toLowerCase()]} ${what}`,
  ],
  [/(\b(?:called|named|name|rename|call) .+?),? from now on$/gi, '$1'],
  [/\b(everything|anything|all things?|all(?: the)? things) (?:that is )?golden\b/gi, '$1 gold'],
  [
    /^(?!.*\b(?:should|must|is|are|could|can|to|has|needs?)\b)(?:and )?the (color|height|width|depth|size|position) of (the [\w ]+)$/gi,
    'what is the $1 of $2',
  ],
  [/^(?:cut|chop|tear|knock|rip) down (.+)$/gi, 'delete $1'],
  [/^(the [\w ]+?) ?['’]s (colou?r|height|width|depth|size|material|position)\?$/gi, 'what is the $2 of $1'],
  [/^(?:cut|chop|fell|saw|tear|pull|knock|rip|take) (it|them|(?:the|that|this) [\w ]+?) down$/gi, 'delete $1'],
  [/^what did you (?:just )?(?:delete|remove|move|change|add|create|paint|turn|hide)\??$/gi, 'what did you do?'],
  [/^(?:fix|pin|hold|keep) (?!everything)(.+?) (?:in place|in position|in their places)$/gi, 'lock $1'],
  [
    new RegExp(`^(how many [\\w ]+?) does (?:the|this|my|our) (?:${ROOMS}) (?:have|contain)\\??$`, 'gi'),
    '$1 are there',
  ],
  [
    /^which of (?:the )?(?:two |three |four )?([a-z]+?)s is the (taller|bigger|larger|smaller|shorter|wider|tallest|biggest|largest|smallest|shortest|widest)(?: one)?\??$/gi,
    'which $1 is the $2',
  ],
  [/^(?:the )?([a-z]+(?: [a-z]+)?): (delete|hide|remove|lock|show|unlock)(?: it)?$/gi, '$2 the $1'],
  [
    /^(?:protect|guard|secure) (.+?) (?:from|against) (?:changes|edits|moving|being (?:moved|changed|edited)|accidents)$/gi,
    'lock $1',
  ],
  [/^make (.+?) (?:disappear|vanish|go away) (?:for now|for a while|for the moment|temporarily)$/gi, 'hide $1'],
  [
    /^(?:make )?(the [\w ]+?) ?'s name (?:should be|must be|is|to be|becomes)? ?([A-Z][\w-]*|quotedname\w+)$/g,
    'rename $1 to $2',
  ],
  [/^from now on(?:,)? (the [\w ]+?) is (?:called |named )?([A-Z][\w-]*|quotedname\w+)$/g, 'rename $1 to $2'],
  [/^copy and paste (?=the |it\b|them\b|all |both )/gi, 'duplicate '],
  [
    /^(?:start over|start again|begin again|begin anew|start fresh) with (?:an? )?(?:empty|new|blank|clean) (?:scene|canvas|room|page)$/gi,
    'clear the scene',
  ],
  [
    /^(?:give me|get me|i want|i need|send me|let me have|add) (?:the |this |my )?(?:whole |entire )?(?:scene|model|file|project) (?:as|in) (?:an? )?(glb|gltf|obj|stl|usdz)(?: file| format)?$/gi,
    'export the scene as $1',
  ],
  [
    /^(?:make )?(?:sure )?(?:that )?(?:nobody|no one|no-one) (?:can )?(?:moves?|changes?|touch(?:es)?|edits?) (.+)$/gi,
    'lock $1',
  ],
  [
    /^(.+?) (?:must|should|has to|have to|needs? to) (?:stay|remain)(?: exactly)? (?:where (?:it is|they are)|in place|put)(?:,? (?:so )?(?:please )?lock (?:it|them))?$/gi,
    'lock $1',
  ],
  [
    /^(?:fix|pin|lock) (.+?) (?:in place )?so (?:that )?(?:i|we|nobody|no one|one|you) (?:can ?not|can|do not|does not) (?:accidentally )?(?:drag|move|shift|change|touch) (?:it|them)(?: by (?:accident|mistake)| accidentally| any ?more)*$/gi,
    'lock $1',
  ],
  // "The plinth that carries the bust": the one under it.
  [
    /\b(the [a-z]+) (?:that|which) (?:carries|supports|holds|bears|is carrying|is holding) (the [a-z]+)/gi,
    '$1 under $2',
  ],
  [
    /\b(?:what|whatever|the thing(?: that| which)?) (the [a-z]+(?: [a-z]+)?) (?:stands|sits|lies|rests|is standing|is lying|is) on\b(?! the\b)/gi,
    'the thing under $1',
  ],
  [
    /^(?:does|do|is) (?:something|anything) (?:stand|sit|lie|hang|rest|standing|sitting|lying)? ?(?=(?:on|under|in|behind|next to) )/gi,
    'is there anything ',
  ],
  [/^is (the .+?) (?:occupied|taken|in use)\??$/gi, 'is there anything on $1'],
  [/^take (?:down|away) (the [\w ]+)$/gi, 'delete $1'],
  [/^take (the (?!.* (?:on|in|to|from|off|and)\b)[\w ]+?) down$/gi, 'delete $1'],
  [
    /^(?!the\b|it\b|what|which)((?:[a-z]+ )?[a-z]+(?: \d+)?) (?:should|must|shall) be (?:called|named) (.+)$/gi,
    'rename $1 to $2',
  ],
  [
    /^(?:what|which (?:things?|objects?)) (?:is|are|stands?|sits?|lies) (?:at|in|on) the (back|front|rear) (left|right)\??$/gi,
    'list everything in the $1 $2 corner',
  ],
  [/^name (?:what|everything|all)(?: that)? is (\w+)$/gi, 'list everything that is $1'],
  [
    /\bboth (smaller|bigger|larger|taller|shorter|wider|outer|inner|left|right|upper|lower) (?=[a-z]+s\b)/gi,
    'the two $1 ',
  ],
  [
    /^(?:what|which (?:things?|objects?|items?)) (?:is|are|stands?|sits?|lies) in (the (?:[a-z]+[- ]){0,3}corner)(?: of the room)?\??$/gi,
    'list everything in $1',
  ],
  [/^((?:how many|where|which|what|count|list)\b.*?) (?:flower|plant) pot(s?)\b/gi, '$1 pot$2'],
  [/\bbroad(er|est)?\b/gi, (_all, end = '') => `wid${end || 'e'}`],
  [/^tell me (how (?:tall|high|wide|big|large|long|deep)) (the .+?|it) (?:is|are)$/gi, '$1 is $2'],
  [
    /^(?:make )?(?!what|which|who|why|how)(.+?) (?:can ?not|can not|must not|should not|may not|shall not|is not to|are not to) be (?:accidentally )?(?:moved?|changed?|edited|touched|modified|dragged|altered)(?: any ?more| by (?:accident|anyone|mistake)| accidentally| from now on)*$/gi,
    'lock $1',
  ],
  [
    /^(?:do not let|nobody (?:should|may|must|can)|no one (?:should|may|must|can)|prevent) (?:anyone |anybody |me |us |people )?(?:from )?(?:be able to )?(?:move|moving|change|changing|edit|editing|touch|touching|drag|dragging) (.+?)(?: any ?more| by (?:accident|mistake)| accidentally)*$/gi,
    'lock $1',
  ],
  // "Anything over 2 m in height": taller than that.
  [
    new RegExp(
      `\\b(above|over|exceeding|more than|higher than|greater than|beyond|at least|below|under|less than|smaller than|at most) (${LENGTH}) (?:in|of) (height|width|depth|length|size)\\b`,
      'gi',
    ),
    (_all, than: string, length: string, side: string) =>
      `${(/^(?:below|under|less|smaller|at most)/i.test(than) ? LESS : MORE)[side.toLowerCase()]} than ${length}`,
  ],
  [
    new RegExp(
      `\\b(?:whose|with an?|of an?|having an?) (height|width|depth|length) (?:that )?(?:is |of |exceeds )?(above|over|more than|higher than|greater than|larger than|bigger than|exceeding|(?<=exceeds )|below|under|less than|smaller than|lower than) ?(${LENGTH})\\b`,
      'gi',
    ),
    (_all, side: string, than: string, length: string) =>
      `${(/^(?:below|under|less|smaller|lower)/i.test(than) ? LESS : MORE)[side.toLowerCase()]} than ${length}`,
  ],
  // "The biggest thing by height", "what has the greatest height": the tallest.
  [
    /\b(?:the )?(biggest|largest|greatest|smallest|least) ((?:[a-z]+ )?[a-z]+) (?:by|in|in terms of|measured by|according to) (height|width|depth|length)\b/gi,
    (_all, rank: string, what: string, side: string) =>
      `the ${MOST[side.toLowerCase()][/^(?:s|le)/i.test(rank) ? 1 : 0]} ${what}`,
  ],
  [
    /^(?:what|which)( (?:[a-z]+ )?[a-z]+)? (?:has|have) the (biggest|largest|greatest|smallest|least|most|maximum|minimum) (height|width|depth|length)\??$/gi,
    (_all, what = ' thing', rank: string, side: string) =>
      `what is the ${MOST[side.toLowerCase()][/^(?:s|le|min)/i.test(rank) ? 1 : 0]}${what}`,
  ],
  [
    /^(?:name|tell me|give me|identify) (the (?:\w+est|leftmost|rightmost) (?:object|thing|item|one|shape|piece|[a-z]+))(?: (?:here|in the scene|of all))?\??$/gi,
    'what is $1',
  ],
  [
    /\b(has|have) nothing (?:at all |else |yet )?on (?:it|them|top)(?: of (?:it|them))?(?=$|[,.;?])/gi,
    (_all, verb: string) => `${/has/i.test(verb) ? 'is' : 'are'} empty`,
  ],
  [
    /^(?:make|set|render) (the [\w ]+?|it|them) (?:unselectable|unmovable|immovable|unmoveable|fixed|untouchable|uneditable|read-only|not (?:movable|selectable|editable))$/gi,
    'lock $1',
  ],
  [/\bof the same diameter\b/gi, 'of the same width'],
  [
    /\bof ((?:\d[\d.]*(?: ?(?:cm|m))?(?:, and |, | and ))+\d[\d.]* ?(?:m|cm)) (?:in )?(height|width|diameter)s?\b/gi,
    'with $2s of $1',
  ],
  [
    /^make (.+?) (wider|taller|longer|deeper|higher) than (?:it is|they are) (wide|tall|long|deep|high)$/gi,
    (_all, what: string, more: string, side: string) =>
      `make ${what} 1.3 times as ${{ wider: 'wide', taller: 'tall', higher: 'tall', longer: 'long', deeper: 'deep' }[more.toLowerCase()]} as it is ${side}`,
  ],
  // "The back wall like the vase and the right wall a bit lighter": than that.
  [
    /^(paint|color|make) (the [\w ]+?) (like the [\w ]+|(?=.* than (?:that|it)$)(?:in )?(?:dark |light |pale )?[a-z]+) and (the [\w ]+?) (a bit |a little |slightly |much )?(lighter|darker|brighter|paler)(?: than (?:that|it))?$/gi,
    (_all, verb: string, what: string, look: string, other: string, bit: string | undefined, way: string) =>
      `${verb} ${what} ${look}. make ${other} the same color as ${what}. make ${other} ${bit ?? ''}${way}`,
  ],
  [
    /\b(?:some |an? piece of |(?<=^|[.,;:] |\b(?:hang|put|add|place|mount|want|need|have|get|like|with|and|set|install) ))(?:art|artwork)\b(?= (?:on|over|above|at|for|to)\b)/gi,
    'a picture',
  ],
  [/\bthe seating area\b/gi, 'the seats'],
  [
    /\b(hide|show|isolate|delete|remove|select|lock|unlock|group) (?:the )?(?:whole |entire )?dining (?:group|set|area|suite|ensemble)\b/gi,
    '$1 the dining table and the dining chairs',
  ],
  [
    /^(rotate|turn|spin|swivel) the (?:(?:whole |entire )?(?:dining|table|seating) (?:group|set|area|suite|ensemble|arrangement)|(?:whole|entire) (?:set|ensemble|arrangement|suite))\b/gi,
    (all, verb: string) =>
      `${verb} ${/ dining /i.test(all) ? 'the dining table and its chairs' : 'the table and the chairs'} together`,
  ],
  [
    /\bthe (?:(?:whole |entire )?(?:dining|table|seating) (?:group|set|area|suite|ensemble|arrangement)|(?:whole|entire) (?:set|ensemble|arrangement|suite))\b/gi,
    (all) => (/ dining /i.test(all) ? 'the dining table and its chairs' : 'the table and the chairs'),
  ],
  [
    /^(?:let me )?(?:see|look at|view) (?:it|everything|the (?:room|scene)|this)(?: all)? from (?:the )?(?:ceiling|above|the top|bird's eye)$/gi,
    'look from above',
  ],
  // "Twice as long but half as thick": of two sides, one after the other.
  [
    /^make (.+?) ((?:twice|half|double|(?:three|four|\d+) times) as (?:long|thick|thin)),? (?:and|but) ((?:twice|half|double|(?:three|four|\d+) times) as (?:long|thick|thin|wide|tall|high|deep))$/gi,
    'make $1 $2. make $1 $3',
  ],
  [/\bbalance (?=(?:it|them|the|an?) .*\bon\b)/gi, 'put '],
  [/\b(?:the )?(?:centers|middles) of (?=(?:the|all|both) .*along )/gi, ''],
  [/\b(?:that|which) (?:shines|points) (down|up)(?:wards?)?\b/gi, 'pointing $1'],
  [/ symmetrically(?= (?:on|to|at|about|around)\b|$)/gi, ''],
  [/\b(\w+) and (\w+),? (?:alternating(?:ly)?|alternately)(?=$|[,.;])/gi, 'alternately $1 and $2'],
  // "Stack A, B and C, A at the bottom": in the order in which they are named, or the other way round.
  [
    /^stack (.+?),? (?:in (?:this|that) order,? )?(?:with )?(?:the )?((?:\w+ )?\w+) (?:at|on) the (bottom|top)$/gi,
    (all, list: string, one: string, end: string) => {
      const names = list.split(/, and |, | and /)
      const isNamed = (name: string | undefined) => !!name?.toLowerCase().endsWith(one.toLowerCase())
      if (names.length < 2 || !(isNamed(names[0]) || isNamed(names.at(-1)))) return all
      const isFirst = isNamed(names[0]) === (end === 'bottom')
      const sorted = isFirst ? names : names.reverse()
      return `stack ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
    },
  ],
  // "Put cube C on B and B on A": on cube B.
  [
    /^((?:put|place|stack|move|set|swap|align|line up) (?:the )?([a-z]{3,}) [b-z]\b)(?= .*\b[a-z]\b)(.*)$/gi,
    (_all, first: string, noun: string, rest: string) =>
      first +
      rest.replace(/(?<![\d.] )\b([b-ln-w]|a(?=$|,| and\b| on\b))(?!['\w])/gi, (letter, _one, at: number) =>
        isAfter(rest, at, noun) ? letter : `${noun} ${letter}`,
      ),
  ],
  [/,? in (?:this|that|the given) order(?=$|[,.;])/gi, ''],
  // "Clone it twice, the first copy 1 m left, the second 1 m right of it".
  [
    new RegExp(
      `^(?:clone|copy|duplicate) (.+?) twice[,:;] ?(?:put |with )?(?:the |one )?(?:first |one )?(?:copy )?(${LENGTH}) (?:to the )?(left|right|in front|behind)(?: of it)?,? (?:and )?(?:the )?(?:second|other)(?: one| copy)? (${LENGTH}) (?:to the )?(left|right|in front|behind)(?: of it)?$`,
      'gi',
    ),
    (_all, what: string, a: string, side: string, b: string, other: string) =>
      `duplicate ${what} ${a} to the ${side}. duplicate the original ${b} to the ${other}`,
  ],
  [
    /\b(\d[\d.]*) ?(cm|m) (longer|wider|deeper) (?:on|at|to) (?:each|either|both) (?:side|end)s?(?: of it)?$/gi,
    (_all, by: string, unit: string, way: string) => `${2 * Number(by)} ${unit} ${way}`,
  ],
  [
    /\b(?:add |have |get |put |need |create )(?:some |a bit of |a little )?shade (?:over|for|at|above|on|by) (the [\w ]+)$/gi,
    'add a parasol next to $1',
  ],
  // "The kids want a sandpit, maybe left of the bench"; what a desk needs is another matter.
  [
    new RegExp(
      `^(?:(?:the|my|our) (?:${PEOPLE})s?|she|he|they) (?:really )?(?:wants?|would like|would love|needs?) (an? (?!.*\\b(?:to\\b(?! the (?:left|right))|bit\\b))[\\w ]+?)(?:,? (?:maybe |perhaps |possibly |say )?((?:next to|beside|behind|in front of|on|to the|left of|right of|near|by|under|in) .+))?$`,
      'gi',
    ),
    'add $1 $2',
  ],
  [
    /^(the [\w ]+?) (?:are|have)(?: all)? the same colou?r[,;.:] (?:so |but )?(?:please )?(?:vary|change|mix) (?:them|that|it)(?: up)?$/gi,
    'paint $1 in different colors',
  ],
  [
    new RegExp(`^give (the [\\w ]*wall) ((?:an?|${COUNT}) (?:[\\w ]+ )?(?:windows?|doors?))(.*)$`, 'gi'),
    'add $2 in $1$3',
  ],
  [/\b(except|but not|apart from|without|but) (the [a-z]+)'s(?= (?:and|then)\b|[,.;]|$)/gi, '$1 $2 one'],
  [
    /^make (.+?) (\d+) ?(?:percent|%) (bigger|larger|smaller) than (the (?!.*\bnow\b)[\w ]+)$/gi,
    'make $1 the same size as $4. make $1 $2 % $3',
  ],
  [
    /^(?:push|move|put|shove|slide) (the [\w ]+?s|them) together (?:in)?to (?:form |make )?(?:one|an?) (?:single )?(?:long |big |large )*(?:table|desk|row|line|bench|counter|block)$/gi,
    'line up $1 touching',
  ],
  [/ (?:accordingly|correspondingly)\b/gi, ''],
  [
    /\b(the [\w ]*?(?:lamp|lantern|light|spot|spotlight))'s light(?= (?:warmer|colder|cooler|brighter|dimmer|softer|stronger|weaker|red|blue|green|yellow|white|orange)\b)/gi,
    '$1',
  ],
  [/^(the [\w ]*?mirror) (?:should|must|has to|needs to) (?:reflect|show) (.+)$/gi, 'turn $1 to face $2'],
  [
    /^(?:it is|it feels|it looks) (?:way |much |far |a bit |bit |a little )?too (?:cramped|tight|narrow|crowded) between (.+ and .+)$/gi,
    'make more space between $1',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are) not (?:quite |really |exactly )?(?:centered|in the middle|central) (?:on|at|of|along|against) (the [\w ]*wall)$/gi,
    'put $1 against $2 centered',
  ],
  [
    /^give (?:it|the (?:room|place|scene)|this(?: room)?) (?:an? )?(?:bit of an? )?(?:more )?(cosy|cozy|warm|cold|friendly|cheerful|dramatic|gloomy|spooky|romantic|calm)(?:er|ier)? (?:feel|look|touch|vibe|mood|atmosphere|feeling)$/gi,
    'make it $1',
  ],
  [
    /^give (?:it|the (?:room|place|scene)|this(?: room)?) an? (?:cosier|cozier) (?:feel|look|touch|vibe|mood|atmosphere|feeling)$/gi,
    'make it cosy',
  ],
  [/^(?:and )?where (?:did|has) (the [\w ]+?) (?:go|gone|went|end up)\??$/gi, 'where is $1'],
  [/^(?:all )?lights? (out|off|on)$/gi, (_all, way: string) => `turn ${way === 'out' ? 'off' : way} all lights`],
  [
    /^(rotate|turn|spin) the dining (?:set|group|area|suite|ensemble) /gi,
    '$1 the dining table and its chairs together ',
  ],
  [/^(rotate|turn|spin) the (?:whole|entire) (?:scene|thing)\b/gi, '$1 everything together'],
  [
    /^((?:rotate|turn|spin) (?:everything|all of (?:it|them)|them all|them|all)\b.*?) (?:around|about) (?:the|their) (?:common |whole |scene['’]?s? )?(?:center|middle|centre)$/gi,
    '$1 together',
  ],
  [
    /^(scale|shrink|enlarge|resize|move|shift|rotate|turn) the (?:whole|entire) (?:city|town|village|street|block|neighbou?rhood)\b/gi,
    '$1 everything',
  ],
  [/\bfire place\b/gi, 'fireplace'],
  [/,? (?:mirroring|mirrored from|mirror image of|symmetric(?:al)? to) the (?:first|other)(?: one)?$/gi, ''],
  [
    /\badd (?:some|a bit of|a little|a splash of|a touch of|more) colou?r to (?=the |it\b|them\b)(.+)$/gi,
    'make $1 more colorful',
  ],
  [/^(?:nah|nope)(?: not that)?$/gi, 'take-back'],
  [
    /\b([a-z]+?)s (one|two|three|four|five|six),? (?:and|&) (one|two|three|four|five|six)\b/gi,
    (_all, thing: string, a: string, b: string) =>
      `${thing} ${DIGITS[a.toLowerCase()]} and ${thing} ${DIGITS[b.toLowerCase()]}`,
  ],
  [/\bpaler\b/gi, 'lighter'],
  [/\bsome fruits?\b/gi, 'three apples'],
  [/\b(a |the )sun[- ]?(?:like )?light\b/gi, '$1sun'],
  [
    /^which (?:one )?(?:of the )?([\w ]+?)s? (?:is|lies|stands|sits) (?:on top|at the top|uppermost|topmost)\??$/gi,
    'which $1 is the highest',
  ],
  [
    /^which (?:one )?(?:of the )?([\w ]+?)s? (?:is|lies|stands|sits) (?:at the bottom|lowermost|undermost)\??$/gi,
    'which $1 is the lowest',
  ],
]
