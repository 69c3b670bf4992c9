import type { Rule } from './rules.ts'

const WHAT = '(it|them|(?:the|my|both|all) .+?)'
const SHRINK = '(?:scale|shrink|resize|make|reduce|size)'
/** "So that it fits", "until they fit", "small enough to fit", "to fit". */
const SO = '(?:(?:so(?: that)?|until|till|such that) (?:it|they) |(?:small enough )?to )?fits?'
const THERE =
  '(?:,? and (?:then )?(?:put|place|set|stand|lay) (?:it|them) (?:there|on(?: top of)? it|in(?:side)?(?: it)?|on top))?'
/** What things are put into rather than onto. */
const HOLLOW =
  /\b(?:box|crate|basket|drawer|case|suitcase|bag|bin|bucket|niche|alcove|closet|wardrobe|cabinet|garage|shed|fireplace|frame|corner)\b(?! (?:table|lid))/i

const intoOrOnto = (holder: string): string => (HOLLOW.test(holder) ? 'into' : 'onto')

/** How large a thing may be, told by where it has to fit. */
export const FITTING: Rule[] = [
  // "The cube is too big for the table, shrink it until it fits and put it there".
  [
    new RegExp(
      `^(the [\\w ]+?) (?:is|are) (?:a bit |far |much |way )?too (?:big|large|wide|long|broad|deep) for (the [\\w ]+?)[,;.] (?:so )?(?:please )?${SHRINK} (?:it|them)(?: down)? ${SO}${THERE}$`,
      'gi',
    ),
    (_all, what: string, holder: string) => `fit ${what} ${intoOrOnto(holder)} ${holder}`,
  ],
  [
    new RegExp(`\\b${SHRINK} ${WHAT} (?:down )?${SO} (?:in|inside|into|within) (?=the |my |it\\b)`, 'gi'),
    'fit $1 into ',
  ],
  [
    new RegExp(`\\b${SHRINK} ${WHAT} (?:down )?${SO} (?:on|onto|on top of) (the [\\w ]+?|it)${THERE}(?=$|[,;.])`, 'gi'),
    'fit $1 onto $2',
  ],
  [
    new RegExp(`\\b(?:scale|shrink|reduce|size) ${WHAT} (?:down )?${SO} (the [\\w ]+?)${THERE}(?=$|[,;.])`, 'gi'),
    (_all, what: string, holder: string) => `fit ${what} ${intoOrOnto(holder)} ${holder}`,
  ],
  [/^fit (.+?) (?:in|inside|within) (?=the |my )/gi, 'fit $1 into '],
]
