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
]
