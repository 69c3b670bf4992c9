import type { Clause } from './grammar/clause.ts'

const SOFTLY = '(?:(?:now|and|then|please|ok(?:ay)?),? )*'
const BACK = [
  `${SOFTLY}(?:(?:turn|switch|put) )?(?:(?:it|them|that|those|all of them) )?(?:back )?(on|off)(?: again)?`,
  `${SOFTLY}(?:turn|switch|put) (?:everything|(?:all )?(?:of )?the (?:lights?|lamps?)) (?:back (on|off)(?: again)?|(on|off) again)`,
].map((one) => new RegExp(`^${one}(?: please)?[.!]*$`))

/** "Turn off all the lights" … "back on": what the last orders switched, the other way; null where they switched nothing. */
export function switchedBack(message: string, orders: readonly Clause[]): Clause[] | null {
  const said = message.trim().toLowerCase()
  const verb = BACK.flatMap((one) => one.exec(said)?.slice(1) ?? []).find((way) => way)
  const isOther = (order: Clause) => order.verb === (verb === 'on' ? 'off' : 'on')
  return verb && orders.length && orders.every(isOther) ? orders.map((order) => ({ ...order, verb })) : null
}
