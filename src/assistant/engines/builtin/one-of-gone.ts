import type { Clause } from './grammar/clause.ts'
import { headOf } from './meaning/describe.ts'

const ANOTHER =
  /^(?:(?:and|now|then|ok(?:ay)?),? )*(?:please )?(?:add|put|place|create|make|get me|give me|i want) (?:an?|another) (?:(?:new|fresh|different) )?((?:(?!one\b)[\w-]+ )*)one\b(.*?)[.!]*$/

/** "Delete the stool" … "put a new one there": a stool, where that stood. */
export function oneOfGone(plain: string, orders: readonly Clause[]): string | null {
  const [, how, where] = ANOTHER.exec(plain) ?? []
  const last = orders.at(-1)
  const [gone, ...others] = last?.objects ?? []
  const kind = gone?.name ? headOf(gone.name.replace(/[ _.-]*\d+$/, '')) : gone?.word
  if (how === undefined || last?.verb !== 'delete' || !kind || others.length || gone.isPlural || gone.isAll) return null
  const isThere = /^ (?:there|in (?:the same|that|its) (?:place|spot)|where it (?:was|stood))$/.test(where)
  return `add a ${how}${kind}${isThere ? ' in its place' : where}`
}
