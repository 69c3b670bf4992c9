import type { Clause } from './grammar/clause.ts'

const WIDER = /^(?:bigger|larger|wider|longer|looser)$/
const CHANGED =
  /^(?:(?:and|now|then|ok(?:ay)?),? )*(?:make )?(it|that|the (?:circle|ring|triangle|square|row|line|grid|arc|semicircle|formation|arrangement)) (?:(?:(?:a )?(?:bit|little)|a lot|much|somewhat|even|slightly) )*(bigger|larger|wider|longer|looser|smaller|tighter|narrower|shorter)[.!]*$/

/** "Arrange the stools in a circle" … "make it bigger": the circle, and not the stools. */
export function formedAnew(plain: string, orders: readonly Clause[]): string | null {
  const [, what, how] = CHANGED.exec(plain) ?? []
  const last = orders.at(-1)
  const isFormed = !!last?.slots.layout && !/^(?:stack|pyramid|block)$/.test(last.slots.layout.kind)
  const isMeant = !/^(?:it|that)$/.test(what) || last?.verb !== 'create' || how === 'longer'
  if (!how || !isFormed || !isMeant) return null
  return WIDER.test(how) ? 'move them further apart' : 'move them closer together'
}
