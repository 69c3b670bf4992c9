import type { Clause } from './grammar/clause.ts'
import { colorWord } from './words/colors.ts'

const LIES =
  /^(?:(?:and|now|then|but|no|ok(?:ay)?),? )*(?:(?:put|move|place|have|make|with) )?(?:the )?([a-z]+(?: (?!one\b)[a-z\d]+)?)( one)? (?:(?:should|must|has to|needs to|ought to) (?:be|go|lie|come) |goes |is )?(?:on|at|to|in) (?:the )?(top|bottom|middle)[.!]*$/
const HOW = /^(?:largest|biggest|smallest|tallest|shortest|widest|heaviest|lightest|darkest)$/

/** "Stack the books" … "the red one on top": the same stack, in another order. */
export function stackedAnew(plain: string, orders: readonly Clause[]): string | null {
  const [, which, one, end] = LIES.exec(plain) ?? []
  const isStack = orders.some(({ verb, slots }) => verb === 'stack' || slots.layout?.kind === 'stack')
  if (!which || !isStack) return null
  const isLook = one || colorWord(which) || HOW.test(which)
  return `stack them with the ${which}${isLook ? ' one' : ''} at the ${end}`
}
