import { numberWord } from './numbers.ts'
import { WHAT } from './phrases.ts'
import { COUNT, type Rule } from './rules.ts'

/** "Three times", "twice", "2.5". */
const timesOf = (said: string): number => {
  const [word] = said.toLowerCase().split(' ')
  return /^(?:twice|double)$/.test(word) ? 2 : (numberWord(word) ?? Number.parseFloat(word))
}
const share = (times: number): number => Math.round(1e5 / times) / 1e5
const ENLARGED: Record<string, string> = { wide: 'wide', tall: 'tall', high: 'tall', long: 'long', deep: 'deep' }

/** How much larger or smaller a thing is to be, told by the other end of it: "two times smaller", "half as big as it should be". */
export const RESIZING: Rule[] = [
  [
    new RegExp(`\\b(${COUNT}|twice|\\d[\\d.]*)(?: ?x)?(?: times)? smaller\\b(?! than)`, 'gi'),
    (whole: string, word: string) =>
      /times|x|twice/i.test(whole) && timesOf(word) > 1 ? `${share(timesOf(word))} times as big` : whole,
  ],
  [/\bsmaller by (?:a )?half\b/gi, 'half as big'],
  [/\b(?:bigger|larger) by (?:a )?half\b/gi, '1.5 times as big'],
  [/\bsmaller by a third\b/gi, '0.66667 times as big'],
  [/\b(?:bigger|larger) by a third\b/gi, '1.33333 times as big'],
  [
    new RegExp(
      `^(${WHAT}) (?:is|are) (half|twice|${COUNT} times|\\d[\\d.]* times|double) as (big|large|wide|tall|high|long|deep) as (?:it|they|that) (?:should|ought to|must|needs? to) be$`,
      'gi',
    ),
    (_all, what: string, word: string, side: string) => {
      const by = /^half$/i.test(word) ? 'twice' : `${share(timesOf(word))} times`
      return `make ${what} ${by} as ${ENLARGED[side.toLowerCase()] ?? 'big'}`
    },
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:is|are) (twice|${COUNT} times|\\d[\\d.]* times) too (big|large|wide|tall|high|long|deep)$`,
      'gi',
    ),
    (_all, what: string, word: string, side: string) =>
      `make ${what} ${share(timesOf(word))} times as ${ENLARGED[side.toLowerCase()] ?? 'big'}`,
  ],
  [
    new RegExp(
      `^multiply (?:the (?:size|scale) of )?(${WHAT})(?: ?['’]s (?:size|scale))? (?:by|with) (${COUNT}|\\d[\\d.]*)$`,
      'gi',
    ),
    'scale $1 by $2',
  ],
  [
    new RegExp(`^divide the (?:size|scale) of (${WHAT}) by (${COUNT}|\\d[\\d.]*)$`, 'gi'),
    (_all, what: string, by: string) => `scale ${what} by ${share(timesOf(by))}`,
  ],
  [new RegExp(`^scale (${WHAT}) (?:by |to )?(\\d[\\d.]*) ?, ?\\2 ?, ?\\2$`, 'gi'), 'scale $1 by $2'],
  [
    new RegExp(
      `^(?:make|let|have) (${WHAT}) (?:to )?(grow|shrink|get|become|go up|go down) to (?=twice|double|half|\\d)`,
      'gi',
    ),
    'scale $1 to ',
  ],
  [
    new RegExp(
      `^(?:turn|make|change) (${WHAT}) (?:in)?to one (twice|half|double|${COUNT} times) (?:the|its|that) size$`,
      'gi',
    ),
    'make $1 $2 as big',
  ],
  [new RegExp(`^(?:minify|miniaturi[sz]e|minimi[sz]e) (?=(?:${WHAT}) by )`, 'gi'), 'shrink '],
  [new RegExp(`^(${WHAT}) at (half|double|twice) (?:the |its )?(?:current )?size$`, 'gi'), 'make $1 $2 the size'],
  [/^((?:a )?(?:bit |little |tad |lot |much )?[a-z]{3,}er), (the [\w ]+)$/gi, 'make $2 $1'],
  [
    /^(?:make|let) (the [\w ]+?|it|them) (?:to )?grow (?=(?:a )?(?:bit |little |much |slightly )?[a-z]{3,}er$)/gi,
    'make $1 ',
  ],
  // "The brown chairs' height".
  [
    /\b((?:all (?:of )?|both )?(?:the|my)) ((?:[a-z]+ )?[a-z]+s)['’] (height|width|depth|size|length|opacity|rotation)\b/gi,
    'the $3 of $1 $2',
  ],
  [
    /^(?:scale|size|resize|shrink|make) (it|them|the [\w ]+?) (?:down )?(?:so (?:that )?(?:it|they) fits?|to fit|fit) (?:in|into|within) (?=\d[\d.]* ?(?:mm|cm|m|meters?)$)/gi,
    'make $1 ',
  ],
  [
    /^(?:make )?(it|they|the [\w ]+?) (?:should|must|may) (?:only )?be (?:at most|no more than|not more than|no larger than|no bigger than|at the most) (?=\d[\d.]* ?(?:mm|cm|m|meters?)$)/gi,
    'make $1 ',
  ],
  // "As tall as 2 m": so tall.
  [/\bas (tall|high|wide|long|deep|big|large) as (\d[\d.]* ?(?:mm|cm|m|meters?|feet|ft|inch(?:es)?))\b/gi, '$2 $1'],
  [/^extend (the [\w ]+?|it) up to (?=\d[\d.]* ?(?:cm|m|meters?|ft|feet)\b)/gi, 'make $1 as tall as '],
  [/^heighten (?=(?:the|it|them|my|all|both) ?.* by )/gi, 'raise the height of '],
  [/^heighten (the [\w ]+?|it|them|all [\w ]+?|both [\w ]+?)$/gi, 'make $1 taller'],
  // "Lower the opacity to 50 %".
  [
    /^(?:lower|raise|increase|decrease|reduce|drop|bring|turn|dial) (?:down |up )?((?:the [\w ]+?|its|their) ?(?:['’]s )?(?:opacity|transparency|roughness|metalness|shininess|brightness|intensity)|the (?:opacity|transparency|roughness|metalness|brightness|intensity) of (?:the [\w ]+?|it|them)) (?:down |up )?to (\d[\d.]* ?(?:%|percent)?)$/gi,
    'set $1 to $2',
  ],
  [/^turn (the [\w ]+?|it|them) (\d[\d.]* ?(?:%|percent) (?:transparent|see-through|opaque))$/gi, 'make $1 $2'],
  [
    /^(?:scale|enlarge|increase) (the [\w ]+?|all (?:the )?[\w ]+?|every [\w ]+?|both [\w ]+?|it|them) by 100 ?(?:%|percent)$/gi,
    'double $1',
  ],
  [
    /^(?:make )?((?:the|all|every|both|each) [\w ]+?|it|they|them) (?:should be |must be |has to be |have to be )?doubled(?: in size)?$/gi,
    'double $1',
  ],
]
