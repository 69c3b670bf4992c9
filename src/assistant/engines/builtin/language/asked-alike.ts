import { SIDE_WORDS } from '../words/sizes.ts'
import { GAP, SAME } from './evening-out.ts'
import type { Rule } from './rules.ts'

/** Things that are asked about: "the seats", "all of the seats". */
const THEM = '(?:all (?:of )?(?:the )?|both (?:of )?(?:the )?|the |these |those |my |our )?[\\w -]+?'
const TALL = '(tall|high|wide|long|deep|big|large|thick)'
const SIDE = '(height|width|length|depth|size|thickness)'
/** "Height" of "tall"; of all sides, the size. */
const sideOf = (word: string): string => SIDE_WORDS[word.toLowerCase()].replace('all', 'size')
const COMPARED =
  ',? (?:(?:when )?compared|in comparison|relative|in relation|as compared|next|as opposed) (?:with|to|against)'
const EVENLY =
  '(?:(?:evenly|equally|regularly|uniformly) (?:spaced|distributed|far apart|spread(?: out)?|apart)|(?:spaced|distributed|spread)(?: out)? (?:evenly|equally|regularly)|equidistant(?: from (?:each other|one another))?|(?:at )?the same (?:distance|spacing) (?:apart|from (?:each other|one another))|as far apart as each other)'

/** Questions of whether things are alike, by how much they differ, and how even their gaps are, in one form each. */
export const ASKED_ALIKE: readonly Rule[] = [
  [
    new RegExp(`^how ${TALL} (?:is|are) (${THEM})${COMPARED} (${THEM})$`, 'gi'),
    (_all, how: string, a: string, b: string) => `how-compares in ${sideOf(how)} ${a} and ${b}`,
  ],
  [
    new RegExp(`^what (?:is|are) the ${SIDE} of (${THEM})${COMPARED} (?:that of |the \\1 of )?(${THEM})$`, 'gi'),
    'how-compares in $1 $2 and $3',
  ],
  [
    new RegExp(
      `^how (?:do|does) (${THEM}) (?:compare|measure up) (?:with|to|against|and) (${THEM}) in (?:terms of |its |their )?${SIDE}$`,
      'gi',
    ),
    'how-compares in $3 $1 and $2',
  ],
  [
    new RegExp(`^how (?:do|does) (${THEM}) (?:compare|measure up) (?:with|to|against|and) (${THEM})$`, 'gi'),
    'how-compares in size $1 and $2',
  ],
  [
    new RegExp(`^how (?:do|does) (${THEM}) and (${THEM}) compare(?: (?:with|to) each other)?(?: in ${SIDE})?$`, 'gi'),
    (_all, a: string, b: string, side = 'size') => `how-compares in ${side} ${a} and ${b}`,
  ],
  [
    new RegExp(
      `^(?:(?:what|how (?:big|large|much)) is )?(?:the )?(?:difference in ${SIDE}|${SIDE} difference) (?:between|of) (${THEM}) and (${THEM})$`,
      'gi',
    ),
    (_all, one: string | undefined, other: string, a: string, b: string) =>
      `how-compares in ${one ?? other} ${a} and ${b}`,
  ],
  [
    new RegExp(`^(?:by )?how much (?:do|does) (${THEM}) and (${THEM}) differ(?: in ${SIDE})?$`, 'gi'),
    (_all, a: string, b: string, side = 'size') => `how-compares in ${side} ${a} and ${b}`,
  ],
  [
    new RegExp(`^do (${THEM}) (?:all |both )?have (the same|equal|identical) (colou?r|${SIDE})s?$`, 'gi'),
    'are $1 the same $3',
  ],
  [
    new RegExp(`^are (${THEM}) (?:all |both )?(?:equally ${TALL}|as ${TALL} as (?:each other|one another))$`, 'gi'),
    (_all, them: string, one: string | undefined, other: string) => `are ${them} the same ${sideOf(one ?? other)}`,
  ],
  [
    new RegExp(`^are (${THEM}) (?:all |both )?of (?:equal|the same|identical) (colou?r|${SIDE})$`, 'gi'),
    'are $1 the same $2',
  ],
  [
    new RegExp(
      `^do (${THEM}) (?:all )?(?:(?:form|make|make up|stand in|stand on|lie in|build) (?:an?|one|the same) (?:single |straight )*(?:line|row)|stand in line|line up)$`,
      'gi',
    ),
    'are $1 in a row',
  ],
  [new RegExp(`^are (${THEM}) (?:all )?on (?:an?|one|the same) (?:single |straight )*line$`, 'gi'), 'are $1 in a row'],
  [new RegExp(`^are (${THEM}) (?:all )?${EVENLY}$`, 'gi'), 'are-even $1'],
  [
    new RegExp(`^(?:is|are) the ${GAP} between (${THEM}) (?:all |always )?${SAME}(?: everywhere| size| width)?$`, 'gi'),
    'are-even $1',
  ],
  [
    new RegExp(
      `^do (${THEM}) (?:all )?(?:have|stand at|stand in|stand with|keep) ${SAME} ${GAP}(?: (?:between|from) (?:them|each other|one another))?$`,
      'gi',
    ),
    'are-even $1',
  ],
  [
    new RegExp(`^(?:how (?:big|large|wide|much) (?:is|are)|what (?:is|are)) the ${GAP} between (${THEM}s)$`, 'gi'),
    'how far apart are $1',
  ],
]
