import type { Clause } from './grammar/clause.ts'
import type { Memory } from './meaning/memory.ts'

const SIDES: Record<string, string> = { left: 'right', right: 'left', front: 'back', back: 'front' }

/** "The ball on the left end of the table" … "and the cube on the right end": of the table, too. */
export function endOfSame(plain: string, orders: readonly Clause[]): string | null {
  const [, order, said, end] =
    /^(.*) (?:on|at|to) (?:the|its) (left|right|front|back|other|opposite) (end|edge)$/.exec(plain) ?? []
  const by = orders.at(-1)?.slots.relations.find(({ kind }) => kind === 'edge')
  const [target] = by?.targets ?? []
  if (!order || !by?.side || !target || target.pronoun) return null
  const side = /other|opposite/.test(said) ? SIDES[by.side] : said
  return `${order} at the ${side} ${end} of ${target.text}`
}

const ZOOMED =
  /^(?:(?:now|and|then|ok(?:ay)?),? )*(?:go |get |come |move )?(?:(?:a )?(?:bit|little) |much |even |still )*(closer|nearer|further|farther)(?: in| away| out| back| up)*(?: please)?$/

/** "Show me the couch" … "closer": the camera goes, and not the couch. */
export function closerToSame(plain: string, { isViewLast }: Memory): string | null {
  const [, way] = ZOOMED.exec(plain) ?? []
  return way && isViewLast ? `zoomview ${/^(?:closer|nearer)$/.test(way) ? 'in' : 'out'}` : null
}
