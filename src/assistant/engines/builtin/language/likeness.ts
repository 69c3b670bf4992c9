import { COLOR_WORDS } from '../words/colors.ts'
import { COLOR } from './phrases.ts'
import type { Rule } from './rules.ts'

/** What colour is taken where only its character is told. */
const TONES: Record<string, string> = {
  warm: 'sandybrown',
  cool: 'lightsteelblue',
  cold: 'lightsteelblue',
  neutral: 'beige',
  natural: 'tan',
  earthy: 'peru',
  calm: 'powderblue',
  soothing: 'powderblue',
  fresh: 'mediumaquamarine',
  cheerful: 'orange',
  bright: 'gold',
  vivid: 'crimson',
  bold: 'crimson',
  soft: 'mistyrose',
  pastel: 'thistle',
  dark: 'darkslategray',
  light: 'whitesmoke',
}

/** What is to be like another, or is unlike all others: "the odd one out", "the cushions to match". */
export const LIKENESS: Rule[] = [
  // "Four matching chairs around it": in its colour.
  [
    /\b((?:an?|another|one|two|three|four|five|six|eight|\d+) )matching ([a-z]+(?: [a-z]+)?) ((?:around|next to|beside|at|on|in front of|behind|near|under|by|opposite|to the (?:left|right) of) (it|them|the [a-z]+(?: [a-z]+)?))\b/gi,
    '$1$2 $3 in the same color as $4',
  ],
  [
    /\b(an? [a-z]+ [a-z]+(?: [a-z]+)?) with ((?:an?|two|three|four|five|six|eight|\d+) )(?:matching ([a-z]+(?: [a-z]+)?)|([a-z]+) (?:in|of) the same color)(?: around it)?$/gi,
    (_all, what: string, count: string, one: string | undefined, other: string) =>
      `${what} and ${count}${one ?? other} ${/chair|stool|seat|bench/i.test(one ?? other) ? 'around' : 'next to'} it in the same color as it`,
  ],
  [
    /\b(?:in|of) the same color ((?:next to|beside|around|behind|in front of|near|on|opposite) (it|them))\b/gi,
    '$1 in the same color as $2',
  ],
  [/\bequally (tall|high|wide|long|big|large|deep) as (?=the |it\b)/gi, 'as $1 as '],
  [/\bmake (the [\w ]+?|it|them) colou?red like /gi, 'paint $1 like '],
  [/^(the [\w ]+?|it|they) (?:should|must) be (?:colou?red|painted) like /gi, 'paint $1 like '],
  [/^(?:take|use) the colou?r of (the [\w ]+?) for (the [\w ]+)$/gi, 'make $2 the same color as $1'],
  // "The nightstands should look the same as the wardrobe".
  [
    /^(.+?) (?:should|must|needs? to|has to|have to) look (?:exactly |just )?the same as (the [\w ]+?|it|them)$/gi,
    'make $1 look like $2',
  ],
  // "Same height as the wardrobe", of what was spoken of.
  [
    /^(?:and |with |but |now )?(?:the |in the |of the )?same (color|size|height|width|depth|length) as (the [\w ]+?)(?: too| please)?[.!]*$/gi,
    'make it the same $1 as $2',
  ],
  // "Make the sofa the same colour", of one: as what was spoken of.
  [
    /^(?:and |now |then )*(?:make|paint|color) ((?:the|my) (?!.*\b(?:and|all|both|every|each)\b)(?:[\w-]+ )*?[\w-]*[^s\W]) (?:in )?the same (color|size|height|width|depth|length)(?: too| as well)?$/gi,
    'make $1 the same $2 as it',
  ],
  // "The chairs should match", "the sofa and the armchair don't match, fix that".
  [
    /^(the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|they)(?: all)? (?:should|must|need to|have to|ought to)(?: all)? (?:match|look alike|look the same|be the same)(?: each other)?$/gi,
    'make $1 the same color',
  ],
  [
    /^(the [\w ]+?) and (the [\w ]+?) (?:do not|don['’]?t) (?:match|go together|look alike)(?: at all)?[,;.:] (?:so |please |can you |could you )*(?:fix|change|mend|correct|solve) (?:that|it|this)$/gi,
    'give $2 the same color as $1',
  ],
  [
    /^(?:let )?(the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|they|them)(?: all)? (?:match|agree) in colou?r$/gi,
    'make $1 the same color',
  ],
  [
    /^(?:make|let|have) (the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|them)(?: all)? (?:match(?: (?:in colou?r|each other))?|agree in colou?r)$/gi,
    'make $1 the same color',
  ],
  [
    /^give (the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|them)(?: all)? (?:one|a single|the same|a common|a uniform|one and the same) colou?r$/gi,
    'make $1 the same color',
  ],
  [/\b(the [a-z]+s)' (color|material|finish|size|height|width|depth|length|look)\b/gi, 'the $2 of $1'],
  [
    /^match (the (?!(?:height|width|depth|length|size|color)\b)[\w ]+?|it|them) (?:to|with) (the [\w ]+)$/gi,
    'make $1 match $2',
  ],
  [/\bin (?:that|this) (?:very |same )?color$/gi, 'the same color as it'],
  // "Paint the backpack in the kayak's colour".
  [
    /\b(in|to|into|with|have|has|get|gets) (the [\w ]+?) ?'s (color|material|finish|size|height|width|depth|length)(?! of)\b/gi,
    '$1 the $3 of $2',
  ],
  [
    /^(paint|make|give|color|tint) (it|them|(?:the|all|both|every) (?!.*\b(?:match|like|as|of|than|and)\b)[\w ]+?) (the [\w ]+?) ?'s (color|material|finish|size|height|width)$/gi,
    'make $2 the same $4 as $3',
  ],
  // "A darker brown than the table": the table's, and then darker.
  [
    /^(?:make|paint|color) (.+?) (?:a |in a |in )?(?:bit |slightly |much )?(darker|lighter|brighter|paler) [a-z]+ than (the [\w ]+)$/gi,
    'make $1 the same color as $3. make $1 $2',
  ],
  [
    /\b((?:two|three|\d+|one) more [a-z]+?s?) like the (?:one|other|others|ones) (?:that (?:is|are) )?(?:there|here|already there)\b/gi,
    '$1',
  ],
  [/\b(?:an? identical|an? exactly equal|the same kind of) (?=[a-z])/gi, 'another '],
  [
    /^((?:add|put|place) )an? ([\w ]+?) ((?:to|on|onto|at|next to) .+?) (?:just )?like the (?:ones?|those) (?:on|at|in|next to) (?:the )?(?:other|others)\b.*$/gi,
    '$1another $2 $3',
  ],
  [
    /^(?:and )?(?:put |add )?(?:the )?same ([a-z]+) (?:for|on|at) (?:each of |all )?(the other [a-z]+s|the others)$/gi,
    'put another $1 on each of $2',
  ],
  // "As high as the desk and the same colour": the desk's.
  [
    /\bas (\w+) as (the [\w ]+?) and (?:of |in |also )?the same (color|material|width|height|depth)$/gi,
    'as $1 as $2 and the same $3 as $2',
  ],
  [/^which ([a-z]+) is the odd one(?: out)?\??$/gi, 'which $1 is odd'],
  [
    /^which (?:one of the |of the )?([a-z]+?)s? is (?:different from|unlike|not like) (?:the (?:rest|others|other [a-z]+)|all (?:the )?others)\??$/gi,
    'which $1 is odd',
  ],
  // "Replace the white chair by one like the others".
  [
    /^(?:replace|swap|exchange) (the [\w ]+?) (?:by|with|for) (?:one|a copy|another(?: one)?|the same) (?:like|of|as) (?:the others?|the other [\w ]+|the rest)$/gi,
    'make $1 like the others',
  ],
  [/\b(?:odd|different) (one|[a-z]+) out\b/gi, 'odd $1'],
  [
    /\bthe (one|[a-z]+) (?:that|which) (?:is (?:different|unlike|not like)(?: from)?|does not (?:match|fit|look like|belong with)|differs(?: from)?)(?: the (?:others?|rest)(?: of them)?)?(?=$|[,.;?]| (?!the )[a-z])/gi,
    'the odd $1',
  ],
  [
    /^(?!make\b)((?:the|it|that|this|all|both|they)\b.*?) (?:should|must|needs? to|ought to|has to|have to|could) (?:match|look like(?! (?:an? |the )?(?:wood|stone|glass|gold|silver|metal|steel|marble|leather|plastic|rubber|concrete|chrome|copper|brass|clay|paper|velvet|fabric|ice|porcelain)\b)|resemble|be like)(?: with)? (.+)$/gi,
    'make $1 match $2',
  ],
  [/^(?:replace|swap|exchange) (the [\w ]+?) (?:with|by|for) (\w+er) ones?$/gi, 'make $1 $2'],
  // "Duplicate the couch, mirrored, on the opposite side of the table": turned round there.
  [
    /^((?:duplicate|copy|clone) .+?),? (?:as an? )?(?:mirror image|mirrored|mirror-inverted|in mirror image|flipped),? (?=(?:on|to|at|in|beside|next|opposite|behind)\b)(.+)$/gi,
    '$1 $2 and turn the copy around',
  ],
  [
    /\b(place|put|set) the (copy|clone|duplicate) opposite(?: it)?,? (?:and )?facing (?:the original|it)$/gi,
    '$1 the $2 opposite the original, facing it',
  ],
  // "A second chair mirrored on the other side": set there as in a mirror, and not made of one.
  [/(?<=\w),? mirrored,? (?=(?:on|to|at|across|about|opposite)\b)/gi, ' '],
  [
    /\ba (?:(?:bit|slightly|little) )?(light|dark|pale)(?:er)? (?:tone|shade|version|tint|variant) of (?=it\b|that\b|the same\b|this\b)/gi,
    'a $1er tone of ',
  ],
  [
    /^((?:the|it|that|this|all|both|they)\b.*?) (?:should|must|needs? to|ought to|has to|have to|could) look like (?=(?:wood|stone|glass|gold|silver|metal|steel|marble|leather|plastic|rubber|concrete|chrome|copper|brass|clay|paper|velvet|fabric|ice|porcelain)\b)/gi,
    'make $1 look like ',
  ],
  [/\blook(?:s|ing)? like (?:real|genuine|solid|actual|proper|true) (?=[a-z])/gi, 'look like '],
  // "Give me the same sofa in black": another.
  [
    /^(?:give me|i want|i would like|get me|add|place|put|i need|let us have) the same ([a-z]+)(?: again| once more)?(?= in\b| but\b| next\b| beside\b| on\b| by\b| over\b| at\b|$)/gi,
    'add another $1',
  ],
  // "Three baskets like the existing one, in a line to the left of it": of that.
  [
    /^((?:add|put|place|create|make) (?:\w+ )*?)([a-z]+?)(s?) like the (?:existing|other|first|old|present|current) (?:one|\2),? ((?:.+ )?(?:of|to|behind|beside)) it$/gi,
    (_all, start: string, what: string, s: string, where: string) => `${start}${what}${s} ${where} the ${what}`,
  ],
  [/\bas (?:large|big|wide|long) as (the [a-z]+(?: [a-z]+)?) is (wide|long|deep)\b/gi, 'as $2 as $1'],
  [/^make (the [\w ]+?|it|them) to (?:match|go with|fit) (the [\w ]+)$/gi, 'make $1 match $2'],
  // "Paint the walls something warm", "in a neutral colour".
  [
    new RegExp(
      `\\b(paint|color|make|do|tint|dye) (it|them|(?:the|all|both|every|my) [\\w ]+?) (?:in )?(?:(?:something|anything)(?: in)?(?: an?)?|an?|some)(?: bit| more| nice| rather| kind of)* (${Object.keys(TONES).join('|')})(?: (?:colou?rs?|tones?|shades?|hues?|paint))?$`,
      'gi',
    ),
    (whole, _verb: string, what: string, tone: string) =>
      !/something|anything|colou?r|tone|shade|hue|paint$/i.test(whole)
        ? whole
        : `paint ${what} ${TONES[tone.toLowerCase()]}`,
  ],
  // "A different colour, maybe light blue": that one.
  [
    new RegExp(
      `\\b(?:in )?(?:some|an?)(?: other| nice| different| new| another)+ colou?r,? *(?:(?:maybe|perhaps|say|like|such as|for example|i think),? *)?(?=${COLOR}\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /\b(paint|color|make) (it|them|the [\w ]+?) (?:in )?(?:some|an?)(?: other| nice| different| new| random| pretty| bright| cheerful)+ colou?r$/gi,
    'make $2 more colorful',
  ],
  [
    new RegExp(
      `\\b(${COLOR_WORDS.join('|')}) (?:instead of|rather than|and not|not) (?:in )?(?:${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    '$1',
  ],
  // "A wall on the west side, same as the east one": as the east wall.
  [
    /^((?:add|put|place|create|build|make) an? (?:\w+ )?(\w+) .+?),? (?:the )?(?:just |exactly )?(?:same as|like|identical to) the ((?!other\b|first\b|second\b|last\b|one\b|same\b)\w+) one$/gi,
    '$1 like the $3 $2',
  ],
  // "The same colour for the lamp as for the sofa".
  [
    /^(?:use |take |choose )?(?:the )?same (color|size|height|width|material|finish) for (the [\w ]+?) as (?:for |on |of |that of )?(the [\w ]+)$/gi,
    'make $2 the same $1 as $3',
  ],
  // "Make the chair match", after something was said of another.
  [
    /^(?:and )?(?:please )?(?:make|let|have) (the [a-z]+(?: [a-z]+)?) match(?: too| as well)?$/gi,
    'make $1 the same color as it',
  ],
  [/^(?:paint|put|use) (the [\w ]+?)'s colou?r on (?:to )?(the [\w ]+)$/gi, 'make $2 the same color as $1'],
  [/^((?:the )?\w+(?: \d+)?) is the odd (?:one|thing)[,.;] (?:so )?/gi, '$1. '],
  [/,? and (the [a-z]+(?: [a-z]+)?) to match$/gi, ' and make $1 the same color as it'],
  [/^and (the [a-z]+(?: [a-z]+)?) to match$/gi, 'make $1 the same color as it'],
  [
    /\bmake (them|the [a-z]+s|both|all of them)(?: all| both)? match(?: each other| one another)?$/gi,
    'make $1 the same color',
  ],
  [
    /\b(?:shade|tone|hue|tint) of (the [\w ]+?|it) (?:in)?to (?:an? )?(darker|lighter)(?: one| tone| shade)?$/gi,
    'color of $1 $2',
  ],
  [/^change the color of (the [\w ]+?|it) (?:to )?(?:an? )?(darker|lighter)(?: one| tone| shade)?$/gi, 'make $1 $2'],
]
