import { COMPARATIVE_OF } from '../words/sizes.ts'
import { COLOR, ONE } from './phrases.ts'
import type { Rule } from './rules.ts'

const IS = '(?:is|are|looks?|seems?|appears?|feels?|stands?|sits?)'
/** How much too much: "a bit" and "far" are kept, the others say nothing more. */
const NO_MORE =
  '(?:rather|somewhat|kind of|sort of|kinda|sorta|just|simply|clearly|definitely|certainly|quite|really|almost|a tad|slightly|maybe|perhaps)'
const BIT = '(?:a bit|a little|bit|little|way|much|far|still|now)'
/** What something is more of than it should be. */
const THAN_WISHED =
  "(?:than (?:i(?:['’]d| would)? (?:like|liked|want|wanted|prefer|wish|hoped|need|expected)(?: it)?(?: to be)?|it should(?: be)?|they should(?: be)?|(?:is )?(?:necessary|needed|good)|it (?:has|needs) to be|i thought))"

/** "Tall" of "taller": what something is too much of. */
const quality = (comparative: string): string | undefined =>
  Object.entries(COMPARATIVE_OF).find(([, { more }]) => more === comparative.toLowerCase())?.[0]

const isOf = (verb: string): string => (/s$/i.test(verb) ? 'is' : 'are')

/** One form of complaints: that something "is too big", whatever it seems, feels or could rather be. */
export const TOO_MUCH: Rule[] = [
  // "Seems rather too big", "appears to be too big".
  [
    new RegExp(
      `(?<=^(?:.*[^a-z])?[a-z\\d]+ )(${IS})(?: to (?:be|me))? (?:${NO_MORE} )*((?:${BIT} )*)too (?=[a-z]+(?:$|[,.;:!?]| (?:for|and|to|from|away|near|close|the|my|in|on|at|now|here|there|as|already|me)\\b))`,
      'gi',
    ),
    (_all, verb: string, bit: string) => `${isOf(verb)} ${bit}too `,
  ],
  // "That is too big, half as big": what it is to be.
  [
    new RegExp(
      `^(?:(?:ok(?:ay)?|hm+|no|well|oh),? )*(?:that|it|this|they|those)(?:['’]?s| is| are) (?:${BIT} )*too [a-z]+(?: (?:now|though))?[,;.:]+ (?:so |make it |rather )?((?:half|twice|a third|two thirds|three quarters|three times) as [a-z]+)(?: please)?$`,
      'gi',
    ),
    'make it $1',
  ],
  // "Too little" of a size.
  [/(?<=\b(?:is|are) (?:[a-z]+ )*)too little(?=$|[,.;:!?])/gi, 'too small'],
  [/\bfar (?=too [a-z]+\b)/gi, 'much '],
  // "Too near the TV", "too distant from it".
  [/\btoo (?:near|close) (?=(?:the|my|it|them|each|its|this|that)\b)/gi, 'too close to '],
  [/\btoo near to\b/gi, 'too close to'],
  [/\btoo distant from\b/gi, 'too far from'],
  // "Sofa too big".
  [
    /^(?!(?:it|that|this|they|way|much|far|still|all|not|is|are|the)\b)([a-z]+(?: (?!is\b|are\b|looks?\b|was\b|one\b|bit\b|little\b|much\b|far\b|way\b|still\b|now\b)[a-z]+)?(?: \d+)?) (?:way |much |far |a bit )?too ([a-z]+)[.!]*$/gi,
    (whole: string, what: string, word: string) =>
      Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? `the ${what} is too ${word}` : whole,
  ],
  // "Taller than I'd like".
  [
    new RegExp(
      `^(${ONE}) (is|are|looks?|seems?) (?:a bit |a little |much |way |far |slightly |even )*([a-z]+er) ${THAN_WISHED}[.!]*$`,
      'gi',
    ),
    (whole: string, what: string, verb: string, more: string) => {
      const of = quality(more)
      return of ? `${what} ${isOf(verb)} too ${of}` : whole
    },
  ],
  [
    new RegExp(
      `^(${ONE}) (?:is|are|stands?|sits?) (?:a bit |a little |much |way |far |slightly )*(?:closer|nearer) to (.+?) ${THAN_WISHED}[.!]*$`,
      'gi',
    ),
    '$1 is too close to $2',
  ],
  [
    new RegExp(
      `^(${ONE}) (?:is|are|stands?|sits?) (?:a bit |a little |much |way |far |slightly )*(?:further|farther)(?: away)? from (.+?) ${THAN_WISHED}[.!]*$`,
      'gi',
    ),
    '$1 is too far from $2',
  ],
  // "Taking too much space".
  [/\b(?:is|are) (?:taking|using|needing|eating)(?: up)? (?=(?:way |far )?too much (?:space|room)\b)/gi, 'takes up '],
  // "Looks better smaller".
  [
    new RegExp(
      `^(${ONE}) (?:looks?|is|works?|fits?) (?:much |a lot |way )?(?:better|nicer|best) ([a-z]+er|${COLOR})[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
]
