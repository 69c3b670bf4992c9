import type { Clause } from './grammar/clause.ts'

const BACK =
  /^(?:(?:now|and|then|please|ok(?:ay)?),? )*(?:(?:turn|switch|put) (?:it|them|that|those|all of them|everything|(?:all )?(?:of )?the (?:lights?|lamps?)) )?(?:back (on|off)(?: again)?|(on|off) again)(?: please)?[.!]*$/

/** "Turn off all the lights" … "back on": what the last orders switched, the other way; null where they switched nothing. */
export function switchedBack(message: string, orders: readonly Clause[]): Clause[] | null {
  const [, back, again] = BACK.exec(message.trim().toLowerCase()) ?? []
  const verb = back ?? again
  const isOther = (order: Clause) => order.verb === (verb === 'on' ? 'off' : 'on')
  return verb && orders.length && orders.every(isOther) ? orders.map((order) => ({ ...order, verb })) : null
}
