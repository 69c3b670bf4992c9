import { COLOR_WORDS } from '../words/colors.ts'
import { singular } from './plural.ts'
import { COUNT, LENGTH, PREPOSITION, type Rule } from './rules.ts'

/** Colours that are no names of things: an orange, a rose and a gold ring are. */
const PLAIN_COLORS = COLOR_WORDS.filter((word) =>
  /^(red|green|blue|yellow|purple|pink|white|black|brown|gray)$/.test(word),
)

const isPlace = new RegExp(`^(?:${PREPOSITION})\\b`, 'i')
const isStep = new RegExp(`^(?:${LENGTH} )?(?:up|down|left|right|back|forwards?|backwards?|to the)\\b`, 'i')
const isColor = new RegExp(`^(?:dark |light |pale |bright )?(?:${COLOR_WORDS.join('|')})$`, 'i')

/** Colours are those of the things; what is said with the things' word is one of them. */
function inThatOrder(_all: string, things: string, list: string): string {
  const one = singular(things.toLowerCase())
  const names = list.split(/,? and |, /).map((name) => name.trim())
  const areThings = names.some((name) => name.split(' ').at(-1) === one)
  return areThings
    ? `line up ${names.map((name) => `the ${name.replace(/^the /, '')}`).join(', ')}`
    : `line up the ${things}: ${names.join(', ')}`
}

/** What a word of a list asks for: "white", "2 m left", "on the floor", "back left corner", "gone". */
function orderFor(name: string, how: string): string {
  const what = /^(?:every|all\b|both\b|it$|them$)/i.test(name) ? name : `the ${name}`
  const plain = how.replace(/^(?:all|both|now|make (?:it|them)) /i, '').trim()
  if (/^(?:gone|away|out|deleted|removed)$/i.test(plain)) return `delete ${what}`
  if (/^hidden$/i.test(plain)) return `hide ${what}`
  if (isColor.test(plain)) return `make ${what} ${plain}`
  if (/^(?:the )?(?:\w+ )*(?:corner|middle|center)$/i.test(plain))
    return `put ${what} in the ${plain.replace(/^the /i, '')}`
  if (isStep.test(plain)) return `move ${what} ${plain}`
  return isPlace.test(plain) ? `put ${what} ${plain}` : ''
}

/** Every one from a letter to another. */
function lettered(said: string, thing: string, from: string, to: string): string {
  const [first, last] = [from, to].map((letter) => letter.charCodeAt(0))
  if (last <= first) return said
  const names = Array.from({ length: last - first + 1 }, (_, i) => `${thing} ${String.fromCharCode(first + i)}`)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Couch: 10 cm back, vase: on the floor": a list of things, and what is to become of each. */
function listed(all: string): string {
  const parts = all
    .split(/(?:[,;.]|\n) ?(?=(?:the )?[a-z][a-z ]*?(?::| ?(?:->|→|=>)) ?)/i)
    .map((part) => /^(?:the )?([a-z][a-z ]*?)(?::| ?(?:->|→|=>)) ?(.+?)[.]?$/i.exec(part.trim()))
  if (parts.length < 2 || parts.some((part) => !part)) return all
  const orders = parts.map((part) => orderFor(part![1], part![2]))
  return orders.every(Boolean) ? orders.join('. ') : all
}

const STEP = `(?:the )?[a-z]+(?: [a-z]+)? ${LENGTH} (?:to the )?(?:left|right|up|down|back|forwards?|backwards?)`

/** "Sofa 2 m left, tv 1 m right": each of them moved. */
const stepped = (all: string): string =>
  all
    .split(/, ?(?:and )?| and /i)
    .map((part) => part.replace(/^the /i, ''))
    .map((part) => part.replace(new RegExp(`^([a-z]+(?: [a-z]+)??) (${LENGTH} .+)$`, 'i'), 'move the $1 $2'))
    .join('. ')

/** Some of what is to be added, and a place about what was named before. */
const SOME = '(?:an?|one|two|three|four|five|six|some|\\d+)'
const ASIDE =
  '(?:(?:to|on) (?:the|its) (?:left|right)(?: side)?|above|overhead|behind|in front|underneath|below|beneath)'

/** What is left out because everybody knows it: the thing that a colour is of, and the verb of a list. */
export const LISTING: Rule[] = [
  // "A candle on each table and on the TV stand": on that as well.
  [
    /\b(on|under|behind|beside|next to|in front of|above) (each|every) ([\w ]+?) and \1 (the [\w ]+)$/gi,
    '$1 $2 $3 and $4',
  ],
  // "Shelves A to D".
  [
    /\b([a-z]+) ([A-Z]) (?:to|through|till|until|–) ([A-Z])\b/g,
    (all, things: string, from: string, to: string) => lettered(all, singular(things), from, to),
  ],
  // "Between red and blue", of blocks that are so.
  [
    new RegExp(
      `\\bbetween (?:the )?(${PLAIN_COLORS.join('|')}) and (?:the )?(${PLAIN_COLORS.join('|')})(?: ones?)?(?=$|[,.;])`,
      'gi',
    ),
    'between the $1 one and the $2 one',
  ],
  // "Put the cubes in the order blue, green, red from left to right".
  [
    /^(?:put|arrange|place|sort|set|order|line up|bring|line) (?:all )?(?:the )?([a-z]+s)(?: up)? (?:in(?:to)?|with|by) (?:the|this) (?:colou?r )?order:? ([a-z, ]+?)(?:,? from (?:the )?left(?: to (?:the )?right)?)?$/gi,
    inThatOrder,
  ],
  // "Give the cottage a red door and two blue windows": both.
  [
    /^give (the [a-z]+(?: [a-z]+)?) (an? [\w ]+?) and ((?:an?|two|three|four|five|six|\d+|some) (?!bit\b|little\b)(?:[a-z]+ )*?(?:doors?|windows?|chimneys?|roofs?|handles?|wheels?|legs?|lamps?|lights?|hats?|ears?|eyes?|flags?|steps|stairs|shelves|shelf|drawers?|plants?|pillows?|cushions?))$/gi,
    'give $1 $2. give $1 $3',
  ],
  // "I'd like the balls sorted away into the chest".
  [
    /\b(put|make|get|have) (the [\w ]+?|them|it|all [\w ]+?) (?:sorted|tidied|stowed|packed|cleared|cleaned)(?: up| away)? (?=(?:in|into|inside|on|onto|under) )/gi,
    'put $2 ',
  ],
  // "Throw it out and replace it with one like the green one".
  [/\b(?:throw|chuck) (?:it|them) (?:out|away) and replace (it|them) (?=(?:with|by) )/gi, 'replace $1 '],
  // "A cube on the floor and another one 2 m behind it".
  [/^((?:add|put|place|set|create) an? .+? on the (?:floor|ground)),? and (?=(?:another|one more|an?) )/gi, '$1. add '],
  // "A sofa, a lamp to the left and a plant to the right": of the sofa.
  [
    new RegExp(
      `^((?:add|create|build|make|put|place|set up) (?:me )?an? (?:(?!(?:with|on|in|at|to|of|next|behind|under)\\b)[\\w-]+ )*?[\\w-]+), (?=(?:${SOME} (?:[\\w-]+ )+?${ASIDE}(?:, and |, | and |$))+$)`,
      'gi',
    ),
    '$1 with ',
  ],
  // "Between the blue and the green one": two of them.
  [
    /\bbetween (the (?!one\b)[a-z]+) and (the [a-z]+) ones?\b/gi,
    (all, a: string, b: string) =>
      /^the (?:red|blue|green|yellow|white|black|gr[ae]y|brown|orange|pink|purple|gold|silver|big|small|large|tall|short|left|right|first|second|third|last|front|back|middle)$/i.test(
        a,
      )
        ? `between ${a} one and ${b} one`
        : all,
  ],
  // "Marble 1 and 2 on the table and 3 beside it": marble 3.
  [
    /\b([a-z]+) (\d) and (\d) ((?:on|in|under|behind|next to|beside|in front of) [\w ]+?) and (\d) (?=(?:on|in|under|behind|next to|beside|in front of|above) )/gi,
    '$1 $2 and $1 $3 $4 and put $1 $5 ',
  ],
  // "Hide the stuff that I don't need: the case and both stands": those.
  [
    /\b(?:the |all (?:the )?)?(?:stuff|things|objects|items|junk|clutter) (?:that |which )?(?:(?:i|we) (?:do not|no longer|will not|can not) (?:really )?(?:need|want|use|like)|(?:delete|is not needed|are not needed))(?: any ?more| now| here| today)?(?: ?: | ?, namely | ?, (?=(?:the|both|all|my) ))/gi,
    '',
  ],
  // "Paint the stools, not the crates, white": the stools.
  [/^(paint|make|color|turn|move|hide|delete) (the [\w ]+?), (?:but )?not (the [\w ]+?), (?=\w)/gi, '$1 $2 '],
  [/\bthe (?:two |both )?side walls\b/gi, 'the left wall and the right wall'],
  // "The chairs at table 1 red and those at table 2 blue".
  [
    new RegExp(
      `^((?:make|paint|color) )(the [a-z]+(?: [a-z]+)?s) ((?:at|on|in|by|near|behind|next to|under|around|left of|right of) [\\w ]+?) ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})),? and (?:those|the ones) ((?:at|on|in|by|near|behind|next to|under|around|left of|right of) [\\w ]+?) ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    '$1$2 $3 $4. $1$2 $5 $6',
  ],
  // "A desk with a monitor and a mouse in front of the monitor": the one of that desk.
  [
    /^((?:add|create|make|build|put|place) .+? with an? ([a-z]+(?: [a-z]+)?)(?:, an? [a-z]+(?: [a-z]+)?)*),? and (an? [a-z]+(?: [a-z]+)?) (in front of|behind|on|on top of|under|next to|beside|above|to the left of|to the right of) the \2\b/gi,
    (_all, start: string, what: string, more: string, where: string) => `${start}. add ${more} ${where} the ${what}`,
  ],
  [
    /^((?:add|create|make|build|put|place) .+? with an? ([a-z]+(?: [a-z]+)?))(?:,? and|,) (an? [a-z]+(?: [a-z]+)?) (in front of|behind|next to|beside|to the left of|to the right of) it\b/gi,
    '$1. add $3 $4 the $2',
  ],
  // "A circle of columns and a fountain in the middle": of the circle.
  [
    /^((?:add|create|make|build|put|place) an? (?:[a-z]+ )?(?:circle|ring|square|semicircle) of .+?),? (?:and|with) (an? [a-z]+(?: [a-z]+)?) (?:in|at) (?:the|its) (?:middle|center)(?: of (?:it|them))?$/gi,
    '$1. put $2 in the middle of them',
  ],
  // "Two more blocks, a yellow one on block A and a purple one on block B".
  [
    /^((?:add|put|place|create|make) )(?:two|2|three|3|four|4) more ([a-z]+?)s[,:] an? ((?:[a-z]+ )+?)one ((?:on|in|next|beside|behind|under|to|at|above|between)\b[^,]+?)(?:,? and|,) an? ((?:[a-z]+ )+?)one ((?:on|in|next|beside|behind|under|to|at|above|between)\b[^,]+?)$/gi,
    '$1another $3$2 $4 and $1another $5$2 $6',
  ],
  [/\bone (?:at |on |for )?(?:either|each) (side|end)(?= of\b)/gi, 'one on each $1'],
  // "Two shelves on the wall, one 50 cm above the other": one, and another above it.
  [
    new RegExp(
      `^((?:add|put|place|create|hang|mount) )two ((?:[\\w-]+ )??)(\\w+s)( (?:${PREPOSITION}) .+?)?,? one ((?:${LENGTH} )?(?:above|over|below|under|behind|in front of|next to|beside|on top of|to the (?:left|right) of)) the other(?: one)?$`,
      'gi',
    ),
    (_all, put: string, look: string, things: string, where: string | undefined, aside: string) =>
      `${put}a ${look}${singular(things)}${where ?? ''}. add another ${singular(things)} ${aside} it`,
  ],
  // "The black ones to the left of the table, the white one to the right": of the table.
  [
    /\bto the (left|right) of (the [\w ]+?),? (?:and )?(the (?!left|right)[\w ]+?) to (?:the|its) (left|right)$/gi,
    'to the $1 of $2 and put $3 to the $4 of $2',
  ],
  [
    /\b(behind|in front of) (the [\w ]+?),? (?:and )?(the [\w ]+?) (behind|in front of) it$/gi,
    '$1 $2 and put $3 $4 $2',
  ],
  // "Move the desk under the window; add the window first".
  [/^([^;]+); ([^;]+?),? first$/gi, '$2 and then $1'],
  [
    /\b(everything|all|anything|whatever) (?:that is |that's )?(on|in|under) (the [\w ]+?) or \2 (the [\w ]+)$/gi,
    '$1 $2 $3 and $1 $2 $4',
  ],
  [/\bthe left(?:hand)? and (?:the )?right(?:hand)? walls?\b/gi, 'the leftmost wall and the rightmost wall'],
  [/\bthe front and (?:the )?(?:back|rear) walls\b/gi, 'the front wall and the back wall'],
  // "Two plates on the table, one in front of each chair": as many as chairs.
  [
    new RegExp(
      `\\b(?:${COUNT}) ([\\w ]+?s) (?:on|in|at) the [\\w ]+?,? (?:with )?one (?=(?:at|in front of|next to|beside|behind|by|for) (?:each|every) (?!corner|side|end|edge))`,
      'gi',
    ),
    'some $1 ',
  ],
  // "Stack three boxes: a red one, a blue one on top and a green one on the very top".
  [
    /^((?:stack|pile up|build|make|add|create) .*?(?:boxes|cubes|blocks|crates|things|balls|cylinders|discs|stack|tower)),? ?: ?(an? .+)$/gi,
    (_all, what: string, list: string) =>
      `${what}: ${list.replace(/ (?:right |directly )?(?:on (?:the )?(?:very )?top(?: of (?:it|that|them|those))?|above (?:it|that)|at the bottom|in the middle)(?=,| and|$)/gi, '')}`,
  ],
  [/^(?:the )?[a-z][a-z ]*?(?::| ?(?:->|→|=>)) ?.+?[,;.] ?(?:the )?[a-z][a-z ]*?(?::| ?(?:->|→|=>)) ?.+$/gi, listed],
  [new RegExp(`^(?!move\\b|put\\b)${STEP}(?:(?:, ?(?:and )?| and )${STEP})+$`, 'gi'), stepped],
  // "One red, two blue and three green cubes".
  [
    new RegExp(
      `\\b((?:(?:an?|one|${COUNT}) (?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}),? (?:and )?)+)(an?|one|${COUNT}) ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) ([a-z]+?)s?(?=$|[,.;]| (?:in|on|next|and|at|to)\\b)`,
      'gi',
    ),
    (_all, some: string, count: string, color: string, thing: string) =>
      `${some
        .replace(/,? (?:and )?$/, '')
        .split(/,? and |, /)
        .map((one) => `${one} ${thing}${/^(?:an?|one)\b/i.test(one) ? '' : 's'}`)
        .join(', ')} and ${count} ${color} ${thing}${/^(?:an?|one)$/i.test(count) ? '' : 's'}`,
  ],
  // "Put the red on the blue": the red one.
  [
    new RegExp(
      `\\b(put|place|set|move|stack|swap|delete|remove|hide|select) the (${PLAIN_COLORS.join('|')}) (?=(?:${PREPOSITION})\\b)`,
      'gi',
    ),
    '$1 the $2 one ',
  ],
  [
    new RegExp(
      `(?<=\\bone )((?:on|onto|in|under|behind|next to|beside|to the (?:left|right) of|in front of|on top of|with|and)) the (${PLAIN_COLORS.join('|')})(?=$|[,.;]| and)`,
      'gi',
    ),
    '$1 the $2 one',
  ],
  [/\bthe former\b(?! \w*(?:one|office|place|spot|position))/gi, 'the first one'],
  [/\bthe latter\b/gi, 'the second one'],
  // "Give table 1 a red, table 2 a blue and table 3 a green cloth": a cloth for each.
  [
    /^(give|put on) ([\w ]+?) an? ([a-z]+), ([\w ]+?) an? ([a-z]+),? and ([\w ]+?) an? ([a-z]+) ([a-z]+)$/gi,
    'give $2 a $3 $8. give $4 a $5 $8. give $6 a $7 $8',
  ],
  [/^(give|put on) ([\w ]+?) an? ([a-z]+) and ([\w ]+?) an? ([a-z]+) ([a-z]+)$/gi, 'give $2 a $3 $6. give $4 a $5 $6'],
]
