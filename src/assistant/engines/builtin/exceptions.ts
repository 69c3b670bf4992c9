import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import { saysHow } from './grammar/slots/slots.ts'

const OPENING = /^(?:no|but|and|only|except|just|wait)[, ]+(?:for )?(?=(?:the|both|those|that|this) )/

const areMany = ({ isPlural, isAll, count, pronoun }: Noun): boolean =>
  isPlural || isAll || (count ?? 1) > 1 || pronoun === 'them'

/**
 * "Paint the chairs blue" … "but the white one red": both orders anew, as what is told apart by its look is so before
 * the first; null where no such exception is said.
 */
export function exceptionTo(
  orders: readonly Clause[],
  plain: string,
  parse: (text: string) => Clause,
): Clause[] | null {
  const last = orders.at(-1)
  const [noun] = last?.objects ?? []
  if (!last || !noun || noun.isNew || last.verb === 'delete' || !(areMany(noun) || last.objects.length > 1)) return null
  if (!OPENING.test(plain)) return null
  const said = parse(plain.replace(OPENING, ''))
  const [own] = said.objects
  const tells = said.verb === 'change' && said.isVerbless && said.objects.length === 1 && saysHow(said.slots)
  const isApart = own && own.word === 'one' && !!(own.color || own.rank || own.where.length || own.sizeWords.length)
  return tells && isApart && !said.slots.unknown.length ? [...orders, { ...said, isElliptic: true }] : null
}
