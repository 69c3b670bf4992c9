import { COLOR_WORDS, SHADES } from '../words/colors.ts'
import { TONES } from '../words/tones.ts'
import { plural } from './plural.ts'
import type { Rule } from './rules.ts'

const SHADE = `(?:${Object.keys(SHADES).join('|')})`
const TONE = `(?:${Object.keys(TONES).join('|')})`
const COLOR = `(?:${TONE}|(?:${SHADE} )?(?:${COLOR_WORDS.join('|')}))`
/** What people say of a colour, of which it is none other. */
const PRAISE =
  'nice|lovely|beautiful|pretty|gorgeous|pleasant|elegant|stylish|tasteful|classy|classic|modern|trendy|fancy|fresh|juicy|crisp|lush|luscious|cheerful|happy|friendly|fun|lively|energetic|vibrant|bold|strong|intense|striking|loud|saturated|pure|proper|real|true|solid|regal|royal(?! blue)|sweet|tender|delicate|calm|calming|soothing|relaxing|cosy|cozy|natural|organic|good|cool|nice warm|sunny|summery|wintry|autumnal|springlike|tropical|exotic|simple|plain|ordinary|standard|basic|regular'

/** Colours as they are praised: "a lovely fresh green", "a deep ocean blue", "a soft pastel pink". */
export const PRAISED_COLORS: readonly Rule[] = [
  // "Each a different green", "make each bush a different shade of green".
  [
    new RegExp(
      `^(?:paint|color|colour|recolor|recolour|make|give) (.+?),? (?:so (?:that )?)?(?:each(?: one| of them)?(?: is| gets| has)?|every one(?: is)?) (?:in )?an? different (?:shade of |tone of )?(${COLOR})$`,
      'gi',
    ),
    'paint $1 in different shades of $2',
  ],
  [
    new RegExp(
      `^(?:paint|color|colour|make) (?:each|every)((?: of the)? [a-z]+(?: [a-z]+)?) (?:in )?an? different (?:shade of |tone of )?(${COLOR})$`,
      'gi',
    ),
    (_all, what: string, color: string) =>
      `paint all${plural(what.replace(/^ of the/, ''))} in different shades of ${color}`,
  ],
  [
    new RegExp(
      `\\b(an? |some |in )(?:(?:very|really|quite|rather|particularly) )?(?:(?:${PRAISE}),? (?:and )?)+(?=${COLOR}\\b)`,
      'gi',
    ),
    '$1',
  ],
  [new RegExp(`\\b${SHADE},? (?:and )?(?=${TONE}\\b)`, 'gi'), ''],
  [
    new RegExp(
      `\\b(?:soft|deep|rich|muted|vivid|bright),? (?:and )?(?=(?:dark|light|pale|pastel|deep|rich) (?:${COLOR_WORDS.join('|')})\\b)`,
      'gi',
    ),
    '',
  ],
]
