import { COLOR_WORDS, colorWord } from '../words/colors.ts'
import { COMPARATIVE_OF } from '../words/sizes.ts'
import { plural } from './plural.ts'
import { LENGTH, type Rule } from './rules.ts'

/** Parts of a whole, in percent. */
const PARTS: Record<string, string> = { third: '33.333', quarter: '25', fifth: '20', tenth: '10' }

const ADJECTIVE: Record<string, string> = {
  longer: 'long',
  taller: 'tall',
  higher: 'tall',
  wider: 'wide',
  deeper: 'deep',
  thicker: 'thick',
  bigger: 'large',
  smaller: 'large',
  shorter: 'tall',
  narrower: 'wide',
}

const COMPARED: Record<string, string> = {
  tall: 'taller',
  high: 'taller',
  wide: 'wider',
  long: 'longer',
  deep: 'deeper',
  big: 'bigger',
  large: 'bigger',
}

/** How large things are to be beside what they are, or beside others. */
export const COMPARING: readonly Rule[] = [
  [/\bof the same (height|width|depth|length|size) as\b/gi, 'the same $1 as'],
  [
    /\b(?:level|equal|identical) in (height|width|depth|length|size) (?:with|to) (?=the |my |it\b)/gi,
    'the same $1 as ',
  ],
  // "The left chair should be exactly like the right one but red".
  [
    new RegExp(
      `^(?:make )?(the [\\w ]+?|it) (?:should (?:be|look) )?(?:exactly |just )?(?:like|the same as) (the [\\w ]+?),? (?:but|only|just) (?:in )?(${COLOR_WORDS.join('|')})$`,
      'gi',
    ),
    'make $1 like $2. paint $1 $3',
  ],
  // "Twice as big but keep its height": the other two.
  [
    /\b(?:(\w+(?: times)?) as (?:big|large)|(bigger|larger|smaller)),? (?:but |and |while |by )?(?:keep|keeping|leave|leaving|without changing) (?:its|the|their) (width|height|depth|length)(?: (?:as (?:it is|they are)|the same|unchanged|alone))?(?=$|[.;] )/gi,
    (_all, times: string | undefined, way: string | undefined, kept: string) => {
      const sides = { height: 'wide deep', width: 'tall deep', depth: 'wide tall', length: 'wide tall' }[
        kept.toLowerCase()
      ]!
      const words = times
        ? sides.split(' ').map((side) => `${times} as ${side}`)
        : sides.split(' ').map((side) => COMPARATIVE_OF[side][way!.toLowerCase() === 'smaller' ? 'less' : 'more'])
      return words.join(' and ')
    },
  ],
  // "But keep its width": only the side that was said.
  [
    /(?<=\w),? (?:but |and |while |by )?(?:keep|keeping|leave|leaving|without changing) (?:its|the|their) (?:width|height|depth|length|diameter|thickness|other (?:sides|dimensions))(?: (?:as (?:it is|they are)|the same|unchanged|alone))?(?=$|[.;] )/gi,
    ' keeping its other sides',
  ],
  // "Scale the stove to 1.2 m height, keeping its other sides": only so tall.
  [
    new RegExp(
      `^(?:scale|resize|stretch|make|set) (the [\\w ]+?|it|them) (?:to )?(?:a (height|width|depth|length) of )?(${LENGTH})(?: (?:in )?(height|width|depth|length|tall|wide|deep|long|high))?,? keeping its other sides$`,
      'gi',
    ),
    (whole, what: string, first: string | undefined, length: string, last: string | undefined) => {
      const side = /^(?:height|tall|high)$/i.test(first ?? last ?? '')
        ? 'tall'
        : /^(?:depth|deep)$/i.test(first ?? last ?? '')
          ? 'deep'
          : /^(?:width|wide|length|long)$/i.test(first ?? last ?? '')
            ? 'wide'
            : null
      return side ? `make ${what} ${length} ${side} keeping its other sides` : whole
    },
  ],
  // "Scale it up so it is as tall as the wall": so tall, and not half as tall again.
  [
    /^(?:scale|size|resize|stretch|blow|make|enlarge|shrink) (the [\w ]+?|it|them)(?: up| down| bigger| larger| smaller| taller)?,? (?:so|such)(?: that)? (?:it|they) (?:is|are|becomes?|gets?) (?=(?:exactly |just )?as \w+ as )/gi,
    'make $1 ',
  ],
  // "Make the table lower, about 60 cm": as high as that.
  [
    new RegExp(
      `\\bmake (the [\\w ]+?|it|them) (lower|higher|taller|shorter|wider|narrower|longer|deeper|smaller|bigger|larger),? (?:to |say,? |maybe |perhaps )*(?:about|around|roughly|exactly|only|like|some)? ?(${LENGTH})(?: (?:tall|high|wide|long|deep|in height|in width))?(?=$|[,.;]| and\\b)`,
      'gi',
    ),
    (whole, what: string, way: string, length: string) =>
      /,|about|around|roughly|\bto\b|exactly|maybe|perhaps/.test(whole)
        ? `make ${what} ${length}${/lower|higher|taller|shorter/i.test(way) ? ' tall' : /deeper/i.test(way) ? ' deep' : /wide|narrow|long/i.test(way) ? ' wide' : ''}`
        : whole,
  ],
  // "A podium that is 30 cm high": the podium, and not what is put on it.
  [
    /\ban? ((?!new\b)[\w -]+?) (?:that|which) is (\d[\d.]* ?(?:cm|mm|m|centimet(?:er|re)s?|met(?:er|re)s?)) (tall|high|wide|long|deep|thick)\b/gi,
    'a $2 $3 $1',
  ],
  [
    /\b(\w+er) by (?:a |one )(third|quarter|fifth|tenth)\b/gi,
    (_all, more: string, part: string) => `${more} by ${PARTS[part.toLowerCase()]} %`,
  ],
  [
    /\b(?:by )?(?:a |one )(third|quarter|fifth|tenth) (?=(?:bigger|larger|smaller|taller|higher|shorter|lower|wider|narrower|longer|deeper|thicker|thinner)\b)/gi,
    (_all, part: string) => `${PARTS[part.toLowerCase()]} % `,
  ],
  [
    /\bas (tall|high|wide|long|deep|big|large) as (the [\w ]+?|it) plus (\d[\d.]* ?(?:m|cm|meters?|metres?)|(?:one|two|three|half an?) (?:met(?:er|re)s?))\b/gi,
    (_all, side: string, what: string, by: string) => `${by} ${COMPARED[side.toLowerCase()]} than ${what}`,
  ],
  [
    /^(make .+?) (longer|taller|higher|wider|deeper|thicker|bigger|smaller|shorter|narrower)[,:]? (?:(?:say|about|maybe|like|to|to about) )?(\d[\d.]* ?(?:m|cm|meters?|metres?))$/gi,
    (_all, what: string, how: string, size: string) => `${what} ${size} ${ADJECTIVE[how.toLowerCase()]}`,
  ],
  // "Smaller, half the size": half, and no smaller than that.
  [
    /\b(?:bigger|larger|smaller),? (?=(?:to )?(?:half|twice|double|three times|(?:a|one) (?:third|quarter)(?: of)?|\d+ ?%(?: of)?) (?:the|its|their) (?:current |old |present )?size\b)/gi,
    '',
  ],
  [
    /,? (?:while |and |but )?(?:keep(?:ing)?|preserv(?:e|ing)|without (?:changing|turning)) (?:its|their|the)(?: current| own| old)? (?:directions?|orientations?|rotations?|headings?)(?: as (?:it is|they are))?$/gi,
    '',
  ],
  [
    /,? without (?:changing|touching|affecting) (?:its|their|the) (?:width|height|depth|length|size|color|position|shape)(?: (?:or|and) (?:width|height|depth|length))?$/gi,
    '',
  ],
  [
    /^make (the (?:(?!except\b)\w+ ){0,2}(?!except\b)\w+|it) the (tall|larg|bigg|small|wid|short|high|long)est(?: one| of (?:all|them|the [\w ]+))?$/gi,
    'make $1 $2er than the others',
  ],
  // "Make earth the biggest planet".
  [
    /^make (the (?:(?!except\b)\w+ ){0,2}(?!except\b)\w+|it|[a-z]+(?: \d+)?) the (tall|larg|bigg|small|wid|short|high|long)est (?!one\b|of\b)([a-z]+(?: [a-z]+)?)(?: (?:of all|here|in the (?:room|scene)))?$/gi,
    (whole: string, what: string, how: string, kind: string) =>
      colorWord(kind.split(' ').at(-1)!.toLowerCase())
        ? whole
        : `make ${what} ${how}er than ${/^(?:object|thing|item|element|part)$/i.test(kind) ? 'everything else' : `the other ${plural(kind)}`}`,
  ],
]
