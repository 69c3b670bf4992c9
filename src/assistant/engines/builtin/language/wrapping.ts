import { COLOR_WORDS, colorWord } from '../words/colors.ts'
import { VERBS } from '../words/verbs.ts'
import { verbOfPast } from './gerunds.ts'
import { NUMBERS, numberWord } from './numbers.ts'
import { COUNT, LENGTH, type Rule, THE } from './rules.ts'

const UNIT = '(?:meters?|centimeters?|millimeters?|cm|feet|foot|inch(?:es)?|yards?|degrees?|percent)\\b'
const NUMBER = `(?:${NUMBERS.filter((word) => !/hundred|dozen|couple|pair/.test(word)).join('|')})`
const between = (low: number, high: number) =>
  NUMBERS.filter(
    (word) => numberWord(word)! >= low && numberWord(word)! <= high && !/dozen|couple|pair/.test(word),
  ).join('|')
const [UNITS, TEENS, TENS] = [between(1, 9), between(7, 19), `(?:${between(20, 90)})`]
const amountOf = (words: string) =>
  words.split(/[ -]/).reduce((sum, word) => sum + (/^an?$/i.test(word) ? 1 : numberWord(word.toLowerCase())!), 0)

/** Apostrophes left out, and what is shortened. */
export const SPELLED_OUT: Rule[] = [
  // "Add a table, no chairs": what is not asked for.
  [
    /^((?:add|create|put|place|build|i want|i need|give me) [^,;.]+), (?:but )?(?:no|without(?: any)?) (?!wait|sorry|more|actually|need|thanks|rather|the\b|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|to\b|on\b|in\b|at\b|under|behind|next|left|right|up|down|make|put)([a-z]+)(?: please)?$/gi,
    (whole: string, order: string, what: string) => (colorWord(what.toLowerCase()) ? whole : order),
  ],
  [
    /,? (?:and )?(?:afterwards?|after that|after this|thereafter|subsequently|following that),? (?=(?:the|it|them|they|[a-z]+) )/gi,
    ', then ',
  ],
  [/\b(red|green|blue|yellow|brown|gray|pink|purple)(?:d|n)?ish\b/gi, '$1'],
  [/\bbluish\b/gi, 'blue'],
  [/\b(?:half|semi)(?:[- ]| a )?circle(?=s?\b)/gi, 'semicircle'],
  [
    /(?<=\b(?:away|far|apart|off|out|down|cm|m|met(?:er|re)s?|(?:remove|take|delete|pull|push|move|copy|bring)\b[^,.;]*) )form (?=(?:the|it|them|my|each|this|that|here)\b)/gi,
    'from ',
  ],
  // What is mistyped the most is mended first: other rules look for these words.
  [/\bwht (?=(?:is|are|can|do|does|did|color|colour|height|size|objects|things|else|happens)\b)/gi, 'what '],
  [/\b(?:teh|hte|tehe)\b/gi, 'the'],
  [/\badn\b/gi, 'and'],
  [/\b(?:wiht|wtih)\b/gi, 'with'],
  [/\btaht\b/gi, 'that'],
  [/\bought to\b/gi, 'should'],
  [/^pt (?=(?:the|it|them|an?|all)\b)/gi, 'put '],
  [/\b(?:a|one) pair of (?=(?:scissors|pliers|headphones|earphones|binoculars|sunglasses)\b)/gi, 'a '],
  // "Move them so they're one metre from each other": so far apart.
  [
    new RegExp(
      `^((?:move|put|set|place|push|pull|space) [\\w ]+?),? so (?:that )?(?:they['’]?re|they are|they stand|they sit) (${LENGTH})(?: away| apart)? from each other$`,
      'gi',
    ),
    '$1 $2 apart',
  ],
  [/(?<=^| )w\/(o\b ?|out\b ?| ?(?=[a-z]))/gi, (_m, out: string) => (/^o/i.test(out) ? 'without ' : 'with ')],
  [/\bone another(?=$|[,.;!?]| (?:and|so|but|with|by|at|on|in|then)\b)/gi, 'each other'],
  // "I'd prefer the fern in the corner": there, and not so.
  [
    /^(?:i|we)(?: would|['’]d) (?:rather|sooner|prefer(?: to)?) (?:have |see |like )?((?:the|my) [\w ]+?|it|them) (?=(?:in|on|under|behind|next to|beside|near|by|at|between|against|in front of|over|above) (?:the|a|my|it|them|that)\b)/gi,
    'put $1 ',
  ],
  // "It is to bright": too.
  [
    /\b((?:its|it['’]s|is|are|looks?|still|was|feels?|way|bit|much|little|far|its all) )to (?=(?:bright|dark|big|small|tall|short|wide|narrow|high|low|close|near|far|large|shiny|loud|cold|warm|thin|thick|heavy|long)(?:$|[ ,.;!]))/gi,
    '$1too ',
  ],
  [/^its (?=(?:too|way|much|so|a bit|bit|still|all)\b)/gi, 'it is '],
  // "Mat black": matte.
  [new RegExp(`(?<=\\b(?:and|in|it|them) )mat (?=(?:${COLOR_WORDS.join('|')})\\b|finish\\b)`, 'gi'), 'matte '],
  // "The sofa an the rug": a letter was left out.
  [
    /\ban (?=(?:the|its|their|my|it|them|then|put|make|move|turn|add|paint|place|delete|remove|rotate|two|three|four|five)\b)/gi,
    'and ',
  ],
  [/\bone (behind|after|above|below) (?:another|the next)\b/gi, 'one $1 the other'],
  [/\bit['’]s (?=(?:way |much |far |a bit |really |so |just )*(?:too|so) )/gi, 'it is '],
  [/\b(?:hwo|howw|hw) (?=many|much|tall|far|big|wide|high|long|mny)/gi, 'how '],
  [/\bhow (?:mny|manny|mayn|meny|mani)\b/gi, 'how many'],
  [/\b(is|are) (?:ther|thre|htere)\b/gi, '$1 there'],
  [/\b(what colou?r)['’]s\b/gi, '$1 is'],
  [/ \+ (?=[a-z])/gi, ' and '],
  [/\b(it|that|there)['’]d\b/gi, '$1 would'],
  [/\bqube(s?)\b/gi, 'cube$1'],
  // How an order is to be carried out says nothing of what is to be done.
  [
    /(?<!\bplay(?: \w+)*? )\b(?:very |as )?(?:carefully|gently|neatly|nicely|properly|kindly|smoothly|cautiously|tidily|swiftly|quietly|securely|firmly|safely|immediately|instantly|simply|promptly|beautifully|correctly|accurately)(?: as possible)?(?=[ ,.!?]|$),? ?/gi,
    '',
  ],
  [
    /\b(spot|moon|sun|street|flash|head)?lite(s?)\b(?! (?:bigger|smaller|taller|shorter|wider|narrower|darker|lighter|brighter|longer|higher|lower|closer|nearer|further|warmer|cooler|larger|more|less)\b)/gi,
    '$1light$2',
  ],
  [/\b(?:the )?hex(?:adecimal)?(?: (?:colou?r|code|value|colou?r code))*:? #?([0-9a-f]{6}|[0-9a-f]{3})\b/gi, '#$1'],
  // "0xff8800", "ff00aa".
  [/\b0x([0-9a-f]{6})\b/gi, '#$1'],
  [/(?<![#\w])(?=[0-9]*[a-f])(?=[a-f]*[0-9])([0-9a-f]{6})\b/gi, '#$1'],
  [
    /\brgb\s*\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/gi,
    (_m, ...rgb) =>
      `#${rgb
        .slice(0, 3)
        .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, '0'))
        .join('')}`,
  ],
  [/\b(what|where|how|who|there|which|here)['’]?s\b/gi, '$1 is'],
  [/\b(that|it|everything|something|nothing|everyone)['’]s\b/gi, '$1 is'],
  [/\b(the \w+)['’]s (?=(?:\w{3,}ing\b|an?|too|way|so|very|quite|rather|not|in|on|bit|really|pretty)\b)/gi, '$1 is '],
  [/\bthats\b/gi, 'that is'],
  [/\binfront\b/gi, 'in front'],
  [/\b(?:nex|nxt|nexto|nest|nect) to\b/gi, 'next to'],
  [/\bontop\b/gi, 'on top'],
  [/\bhalf[ -]way\b/gi, 'halfway'],
  [/\bmid[ -]way\b/gi, 'midway'],
  [/\bsee[ -]through\b/gi, 'see-through'],
  [/\b(?:a |the )?(?:couple|pair) of (?=(?:them|those|these|the|my)\b)/gi, 'two of '],
  [/\b(?:a |the )?couple of (?=[a-z])/gi, 'two '],
  [/\b(?:a few|some) (?=(?:m|cm|meters?|metres?|centimeters?|centimetres?|feet|degrees)\b)/gi, '3 '],
  [/\b(is|are|does|do|did|was|has|have|should|would|could)n['’]?t\b/gi, '$1 not'],
  [/\bcan['’]?t\b/gi, 'can not'],
  // "Couldn't we have a plant?" asks for it.
  [
    /^((?:maybe |and |but |well,? |so |hey,? )?(?:could|can|would|should)) not (?=(?:we|you|i|it|they|the|that|this|those|these|there)\b(?! be better))/gi,
    '$1 ',
  ],
  [/\b(i|we)['’]?d\b(?= (?:like|love|prefer|want|rather))/gi, '$1 would'],
  [/\b(i|we|you)['’]d\b/gi, '$1 would'],
  [/\b(i)['’]m\b/gi, '$1 am'],
  [/\b(let)['’]?s\b/gi, 'let us'],
  [/\b(?:shud|shuld|shoud|sould|shld)\b/gi, 'should'],
  [/\b(?:cud|culd|coud|cld)\b/gi, 'could'],
  [/\b(?:wud|wuld|woud|wld)\b/gi, 'would'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/(?<=\w )'?em\b/gi, 'them'],
  [/(?<=[a-z] )['’]?n['’]?(?= [a-z]{2})/g, 'and'],
  [/^(?:nope|oops|whoops)\b/gi, 'no'],
  [
    /\b([luv])[- ]?(?:shape|formation|form)\b(?! of the letter)/gi,
    (_m, letter: string) => `${letter.toLowerCase()}-formation`,
  ],
  [/\bgimme\b/gi, 'give me'],
  [/\bcolour/gi, 'color'],
  [/\bgrey\b/gi, 'gray'],
  [/\bcentred\b/gi, 'centered'],
  [/\bcentre/gi, 'center'],
  [/\b(centi|milli|)metre/gi, '$1meter'],
  [new RegExp(`\\b(\\d+) and a half (?=${UNIT})`, 'gi'), (_m, n) => `${Number(n) + 0.5} `],
  // Feet and inches as 6' and 6'2.
  [
    /(?<=^|\s)(\d+)' ?(\d+)''?(?=$|[\s,.;])/g,
    (_m, feet, inches) => `${(Number(feet) * 12 + Number(inches)).toString()} inches`,
  ],
  [/(?<=^|\s)(\d[\d.]*)'(?=$|[\s,.;])/g, '$1 feet'],
  // "One and a half metres", "a metre and a half", "half a metre", "thirty five degrees".
  [new RegExp(`\\b(${NUMBER}|an?) and a half (?=${UNIT})`, 'gi'), (_m, words) => `${amountOf(words) + 0.5} `],
  [new RegExp(`\\b(${NUMBER}|an?) (${UNIT}) and a half\\b`, 'gi'), (_m, n, unit) => `${amountOf(n) + 0.5} ${unit}`],
  [new RegExp(`\\bhalf (?:an? )?(?=${UNIT})`, 'gi'), '0.5 '],
  [
    new RegExp(`(?<!\\bhundred (?:and )?)\\b(${NUMBER}(?:[ -]${NUMBER})?)[ -](?=${UNIT})`, 'gi'),
    (_m, words) => `${amountOf(words)} `,
  ],
  // "Twelve", "twenty-five": the rules tell numbers by their digits.
  [
    new RegExp(`\\b(?:${TENS}(?:[ -](?:${UNITS}))?|(?:${TEENS}))\\b(?! (?:hundred|dozen))`, 'gi'),
    (words) => String(amountOf(words)),
  ],
  [/°/g, ' degrees '],
  [/\bdegs?\b/gi, 'degrees'],
  [/(\d)\s*['’]\s*(\d+(?:\.\d+)?)\s*(?:"|”|'')/g, (_m, feet, inches) => `${Number(feet) * 12 + Number(inches)} inches`],
  [/(\d)\s*(?:"|”)(?!\w)/g, '$1 inches '],
  [/(\d)\s+in\b(?= (?:tall|high|wide|long|deep|to|up|down|left|right|apart|thick))/gi, '$1 inches'],
  [/(\d+)-(?=(?:m|cm|mm|meter|foot|inch|degree)s?\b)/gi, '$1 '],
  [/\b(meter|cm|foot|inch)s?-(tall|high|wide|long|deep)\b/gi, '$1 $2'],
]

/** What is said out of politeness, and what only wraps an order. */
export const WRAPPING: Rule[] = [
  // "What about a blue barn?", "I would prefer a red couch": one that is there, if any is.
  [
    new RegExp(
      `^(?:and |so |but )?(?:(?:what|how) about (?:having )?|why not (?:have |try |take )?|(?:i|we)(?: would|['’]d)? (?:rather|prefer)(?: have| to have| see)? )an? ((?:light |dark )?(?:${COLOR_WORDS.join('|')})) ([a-z]+)(?: instead)?[?.!]*$`,
      'gi',
    ),
    'make a $2 $1',
  ],
  [
    new RegExp(
      `^(?:let us |we should |i would )?(?:go|opt|vote) (?:for|with) ((?:light |dark )?(?:${COLOR_WORDS.join('|')})) (?:on|for|with) (the [\\w ]+)$`,
      'gi',
    ),
    'make $2 $1',
  ],
  // "Red suitcase on the trolley, blue one on the desk": the blue one.
  [
    new RegExp(
      `(?<!^(?:add|create|insert|build|generate|make|give|i|we) .*)(?<=^|[,;] |\\band )((?:${COLOR_WORDS.join('|')}|big|small|large|little|tall|short|left|right|front|back|middle|first|second|third|last) one) (?=(?:on|onto|in|into|to|under|behind|beside|next|above|between|near|by|against|at|left|right)\\b)`,
      'gi',
    ),
    'the $1 ',
  ],
  // "Hide the bales for a moment": it stays so until it is shown again.
  [
    /(?<=\b(?:hide|hidden|invisible|off|show|isolate)\b.*?),? (?:just )?(?:for (?:a|the|one|now|some) ?(?:moment|little while|while|bit|second|sec|minute|time being|time)?|temporarily)$/gi,
    '',
  ],
  [/^((?:stack|pile)(?: up)? (?:them|it|the [\w ]+?|all [\w ]+?)(?: up)?),? like an? [\w ]+$/gi, '$1'],
  // What one wants to do oneself is no order yet.
  [
    /^(?:i|we) (?:want|would like|need|prefer|wish|would love) to (?=sit (?:a bit |a little |much )?(?:closer|nearer|further)\b)/gi,
    'we should ',
  ],
  // "A cylinder with a cone on top, like a tower": no tower beside it.
  [
    /(?<=\b(?:on top|on it|on them)),? like an? (?:tower|hat|roof|lighthouse|rocket|castle|crown|mushroom|snowman|lamp)$/gi,
    '',
  ],
  [
    /^(?:i want|i need|i would like|we need|we want|i would prefer|i prefer|how about|what about|(?:can|could|may) (?:we|i) (?:have|get|use|try)|let us (?:have|try)|would not (?:we|it) need) an? (bigger|larger|smaller|taller|shorter|wider|narrower|longer|deeper|darker|lighter|brighter) (?!one\b)([a-z]+)(?:,? (?:say|maybe|perhaps|about|like|something like) (\d.*)|)$/gi,
    (_all, how: string, what: string, size?: string) => `make the ${what} ${size ?? how}`,
  ],
  [
    new RegExp(
      `^(?:i|we) would (?=(?:${Object.keys(VERBS)
        .filter((verb) => !/^(like|prefer)$/.test(verb))
        .join('|')})\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /\bwould you mind (\w+)ing\b/gi,
    (_m, stem) => [stem, `${stem}e`, stem.slice(0, -1)].find((verb) => verb in VERBS) ?? stem,
  ],
  [/^(?:hmm+|hm|umm?|uh+|er|well|oh|ah+)\b,? (?=what|how|maybe|could|can|the|i )/gi, ''],
  [
    /^(?:hmm+|hm|umm?|uh+|er|well|so|actually|alright|right|yes|yeah|great|perfect|nice|cool|oh|ah+|aha|ugh|argh|wow|whoops|yikes|oh no|ok so|okay so)\b[,.!]+\s*(?=\w)/gi,
    '',
  ],
  [
    /\bwould you be so kind (?:as )?to\b|\bbe so kind (?:as )?to\b|\bi was wondering if you could\b|\bdo me a favou?r and\b/gi,
    ' ',
  ],
  [/, say,? (?=\d)/gi, ' '],
  [
    /(?<=\b(?:the size|\d ?(?:m|cm)|meters?|degrees?|percent|%|big|high|tall|wide|long|much|twice|or so)),? say\b/gi,
    '',
  ],
  [/^(?:create|make|build|set up|design) (?:me )?a (?:new )?scene (?:with|containing|of|that has)\b/gi, 'add'],
  // "A bigger one please, twice the size": the comma parts the two.
  [/(?<=\w) (?:please|pls|plz)(?=, (?!please)\w)/gi, ''],
  [
    /\b(?:please|kindly|pls|plz|pleas|plese|pleae|palese|pleese|(?<=^)plase|hey|hi|hello|ok|okay|thanks|thank you|thx|cheers|if possible|if you can|for me|would you mind|if you would)\b[,!]?/gi,
    ' ',
  ],
  [
    /(?<!what |how |what else |how many \w+ )\b(?:can|could|would|will) (?:you|we|u)\b(?! do\b)(?: please)?(?: maybe)?/gi,
    ' ',
  ],
  [
    /\b(?:maybe|perhaps|simply|basically|just|really quick|quickly|at once|all right|alright|go ahead and|i think|i guess|i suppose)\b,?/gi,
    ' ',
  ],
  [
    /\bit would be (?:nice|great|good|cool|lovely|better|fun) (?:to have|to see|if (?:there|we) (?:was|were|had))\b/gi,
    'add',
  ],
  [
    /(?<!would |stand |standing |look |looks |feel |feels |shaped )\blike (?=(?:an?|two|three|four|five|six|seven|eight|ten|\d+)\b (?!the\b))/gi,
    '',
  ],
  [
    /\bi (?:would like|would love|want|need|prefer|wish)(?: for)? (?:you )?to (?!(?:see|have|get) (?:an?|some|more|another|two|three|\d))(?=\w)/gi,
    ' ',
  ],
  // "I need the workbench cleared": clear it.
  [
    /^(?:i|we) (?:would like|would love|want|need|prefer)(?: to have| to see)? ((?:the|both|all|every|my|this|that) [\w ]+?|it|them) (?:to be )?(cleared|removed|deleted|hidden|moved|painted|cleaned|emptied|stacked|grouped|locked|centered|rotated|turned|swapped|duplicated|raised|lowered|lifted|aligned)\b/gi,
    (_all, what: string, done: string) => `${/^hidden$/i.test(done) ? 'hide' : (verbOfPast(done) ?? done)} ${what}`,
  ],
  [
    new RegExp(
      `\\b(?:i|we) (?:would like|would love|want|need|prefer|wish)(?: to have| to see| to get)? (?=${THE}\\b)`,
      'gi',
    ),
    'make ',
  ],
  [
    /\bi would (?:rather|sooner|prefer(?: to)?) (?:have |see |like )?(?=the\b|my\b|all\b|both\b|it\b|them\b)/gi,
    'make ',
  ],
  [
    /\b(?:i|we) (?:would like|would love|would prefer|would enjoy|would appreciate|want|need|prefer|fancy|could use|wish for)(?: to have| to see| to get)?\b/gi,
    'add',
  ],
  [/\b(?:can|could|may) (?:i|we) (?:have|get|see)\b(?= (?:an?|some|another|\d+|one|two|three|four|five))/gi, 'add'],
  [/\b(?:can|could|may) (?:i|we) see\b|\blet (?:me|us) (?:see|look at)\b/gi, 'look at'],
  [/\blet us (?:have|get(?! rid)|add|put)\b(?! the\b| it\b| them\b)/gi, 'add'],
  [/\blet us\b/gi, ' '],
  [
    /\b(?:how|what) about (?:adding |putting |having |we add )?(?=(?:an?|some|another|\d+|one|two|three|four|five|six)\b)/gi,
    'add ',
  ],
  [/\b(?:how|what) about\b/gi, ' '],
  // "There should be six chairs": so many with those that are there.
  [
    new RegExp(
      `\\bthere (?:should|must|needs? to|has to|have to|ought to) be (?:exactly |only )?(${COUNT}) (?!more |other |additional |extra )([a-z]+(?: [a-z]+)?s)(?: in total| altogether| overall)?$`,
      'gi',
    ),
    'add $1 $2 altogether',
  ],
  [
    new RegExp(
      `^add (?:more |some |some more |enough )?([a-z]+(?: [a-z]+)?s) (?:until|till|so that|so) there are (${COUNT})(?: of them)?(?: in total| altogether| overall)?$`,
      'gi',
    ),
    'add $2 $1 altogether',
  ],
  [
    new RegExp(
      `^(?:add|make|put) (?:as many as (?:are )?needed|enough|some|some more|more|a few(?: more)?) (?:until|till|so that|so) there are (${COUNT})(?: of them)?(?: in total| altogether| overall)?$`,
      'gi',
    ),
    'make it $1',
  ],
  [new RegExp(`^there (?:should|must|have to|ought to) be (${COUNT})(?: of them)?(?: in total)?$`, 'gi'), 'make it $1'],
  [/\bthere (?:should|must|could|needs? to|has to|ought to) be\b/gi, 'add'],
  [
    /\b(?:give|get|bring|show|make|build|draw) (?:me|us) (?=(?:an?|some|another|\d+|one|two|three|four|five|six|half a)\b)(?!an? (?:view|look|overview|summary|list|description|hint|tip|break|hand|picture|screenshot)\b)/gi,
    'add ',
  ],
  [/\bmake (?:it so(?: that)?|sure(?: that)?)\b/gi, 'make '],
  [/\b(?:see to it|ensure|make sure) that\b/gi, 'make'],
  [/ {2,}/g, ' '],
  [/^ +/g, ''],
  [/^now,? (?=(?:what|which|how|where|is|are|who)\b|[a-z-]+ (?:it|them|that|the|all|every|both|my)\b)/gi, ''],
]
