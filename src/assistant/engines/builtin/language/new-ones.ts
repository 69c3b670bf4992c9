import { SHAPE_WORDS } from '../words/shapes.ts'
import { SIZE_WORDS } from '../words/sizes.ts'
import { LENGTH, type Rule } from './rules.ts'

const SIDE = 'diameter|radius|height|width|depth|length|size|thickness'
const ADJECTIVE: Record<string, string> = { width: 'wide', height: 'high', depth: 'deep', length: 'long' }
const SHAPE = `(?:${Object.keys(SHAPE_WORDS)
  .filter((word) => /^[a-z]+$/.test(word))
  .join('|')})`
const NUMBER = '\\d[\\d.]*(?: ?(?:mm|cm|m|meters?))?'

/** How large something new is, what it is called and which colours there are, told behind it. */
export const NEW_ONES: Rule[] = [
  [/\bhalf-met(?:er|re)\b/gi, '50 cm'],
  [/\bquarter-met(?:er|re)\b/gi, '25 cm'],
  [new RegExp(`\\bwhose (${SIDE}) (?:is|should be|measures) (?=\\d)`, 'gi'), 'with a $1 of '],
  [/\bwhose (?:colou?r|material) is /gi, 'that is '],
  [
    new RegExp(`\\b(${LENGTH}) in (width|height|depth|length)\\b`, 'gi'),
    (_all, length: string, side: string) => `${length} ${ADJECTIVE[side.toLowerCase()]}`,
  ],
  [
    new RegExp(
      `^((?:add|create|make|build|put|place|insert|give me|i need|i want)\\b.* )which (?:is|are) (?=${LENGTH})`,
      'gi',
    ),
    '$1that is ',
  ],
  // "A cube that is huge".
  [
    new RegExp(
      `\\b(?<=^(?:add|create|make|build|put|place|insert|i want|i need|give me)? ?)(an?) ([a-z]+(?: [a-z]+)?) (?:that|which) is (?:very |really )?(${Object.keys(SIZE_WORDS).join('|')})$`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  // "A red sphere 2 m", at the end.
  [
    new RegExp(
      `^((?:(?:add|create|make|build|spawn|insert|draw|place|put|new|give me|i want|i need) )?(?:(?:an?|another|new|one) )*(?:[a-z]+ ){0,3}${SHAPE}),? (${LENGTH})$`,
      'gi',
    ),
    (whole: string, thing: string, length: string) =>
      /\b(?:the|it|them|move|by|to|on|in|every|all|each|and|with|of)\b/i.test(thing)
        ? whole
        : `${thing} with a size of ${length}`,
  ],
  [
    new RegExp(
      `\\b(?:with|of|in) (?:a )?(?:size|dimensions?) (?:of )?(${NUMBER}) ?, ?(${NUMBER}) ?,? (?:and )?(${NUMBER})(?=$|[,.;]| )`,
      'gi',
    ),
    'of $1 x $2 x $3',
  ],
  [
    /,? (?:and )?(?:(?:with )?(?:its|the) name (?:should be|shall be|is|being|of)|(?:it is|it['’]s|which is) (?:called|named)|(?<=^(?:add|create|make|build|put|place|insert) an? [\w ]+?)under the name(?: of)?) (?=["A-Z]|quotedname)/g,
    ' called ',
  ],
  [/\b(?:with|having|in) the colou?rs (?=[a-z]+ ?,)/gi, 'in '],
  [
    /^(?:model|construct|produce|bring in|let me have(?! a look)|sculpt|conjure up) (?=(?:an?|one|two|three|four|five|\d+) )/gi,
    'add ',
  ],
  [/\bmeasuring (?=\d[^,;.]*\b(?:wide|high|tall|deep|long|across)\b)/gi, ''],
  [
    new RegExp(`^((?:add|create|make|insert|put|place) an? [\\w ]+?) ?: ?(?=(?:${SIDE}) ?(?:of |= ?)?\\d)`, 'gi'),
    '$1 with ',
  ],
  [
    /^((?:add|create|make|insert|put|place|give me|i want|i need) )([a-z]+ [a-z]+s), (two|three|four|five|six|ten|\d+) of them$/gi,
    '$1$3 $2',
  ],
  [
    /^(?:add|create|make|insert|put|place|give me|i want|i need) (two|three|four|five|six|\d+) times an? ([a-z ]+)$/gi,
    'add $1 $2s',
  ],
  [
    /^((?:add|create|make|insert|put|place|give me|i want|i need) (?:two|three|four|five|six|\d+) )([a-z]+), all (?:of them )?(?:in )?([a-z]+)$/gi,
    '$1$3 $2',
  ],
  [
    /^(?:make|create|add|insert|put|place|i want|i need|give me) a group of (?=(?:two|three|four|five|six|\d+) )/gi,
    'add ',
  ],
  [
    /\b(an? (?!copy)(?:[a-z]+ ){0,2}[a-z]+) (?:that|which) (?:stands|sits|lies|rests|hangs|is placed) (?=(?:on|in|next to|beside|behind|under|in front of|near|above|against|between) )/gi,
    '$1 ',
  ],
  [
    /^(add|put|place|set|create) ((?:on|under|behind|next to|beside|in front of) (?:the|it)\b[\w ]*?) (an? [\w ]+)$/gi,
    '$1 $3 $2',
  ],
  [
    /^(?:make|create|give me|i want|i need|add|produce) (another one|one more|a twin|a double) of (?=the |it\b)/gi,
    'duplicate ',
  ],
  [/^i want (the [\w ]+?) twice$/gi, 'duplicate $1'],
  [/^i want two of (the [\w ]+)$/gi, 'duplicate $1'],
  [/^(?:throw in|drop in|generate|spawn|draw) one (?=[a-z]+ [a-z]+$|[a-z]+$)/gi, 'add a '],
  [/\b(on|onto|upon) the table ?top\b/gi, '$1 the table'],
  [
    /^(?:insert|make|set up) (?=an? (?:bright|warm|cold|soft|red|green|blue|white|yellow|dim|strong) light\b)|^insert (?=a (?:row|line) )/gi,
    'add ',
  ],
  [/^put (a (?:warm|cold|cool) light) (?=in the middle\b)/gi, 'add $1 '],
  [
    /^(add|put|place|create|arrange|set|i want|i need|give me) ((?:two|three|four|five|six|eight|\d+) [\w ]+?) about (?=the [\w ]+$)/gi,
    '$1 $2 around ',
  ],
  [/,? (?:with )?none of them touching (?:anything(?: else)?|each other|any other|another)$/gi, ' without overlap'],
]
