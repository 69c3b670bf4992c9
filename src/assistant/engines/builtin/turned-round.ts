import type { Vec3 } from '../../../document/index.ts'
import type { Clause } from './grammar/clause.ts'
import type { Mood } from './grammar/mood.ts'
import type { Slots } from './grammar/slots/slots.ts'
import type { Extents } from './language/measures.ts'
import { OTHER_WAY } from './orders/sides.ts'

type Told = Clause & { mood?: Mood }

const TURNED =
  /^(?:no,? |ok,? )?(?:(?:in |to )?the |in |to )?(?:other|opposite|wrong|reverse) (?:way|direction|side)(?: a?round)?[!.]*$/
const LESS =
  /^(?:no,? |only |just |rather |(?:that is )?too \w+,? |make (?:it|that) )*(half|twice|double|a third|three times) (?:of that|that|that much|as much|as far|the distance|of it)[!.]*$|^(?:(?:no|that is too \w+)[,.;]? )?(?:and )?(?:(?:go|come|move|bring|put|take|turn|pull|push)(?: it| them)? )?(?:back half(?:way)?|half(?:way)? back)(?: of (?:it|that)| the way)?[!.]*$/
const TOO_MUCH =
  /^(?:no,? |hm+,? |ok,? )*(?:bit less|a bit less|a little less|less|not (?:so|that|quite so|as|this) (?:much|far)|(?:(?:that|it|this) (?:is|was) )?(?:now )?(?:way |a bit |bit |much |far |a little )?too (?:much|far|close|near|extreme|drastic|strong))(?: now| please)*[!.]*$/
/** Of verbs that say themselves how much, how much that is: half as large is twice, the other way. */
const TIMES: Record<string, number> = { double: 2, halve: 2, triple: 3, enlarge: 1.5, shrink: 1.5 }
const SHARES: Record<string, number> = { half: 0.5, twice: 2, double: 2, 'a third': 1 / 3, 'three times': 3 }

/** "Darken the bed" … "that's too dark now": by less. */
function isTooShaded(plain: string, orders: readonly Told[]): boolean {
  const how =
    /^(?:no,? |hm+,? )*(?:that|it|this|they)(?: is|['’]s| was| are| looks?) (?:now )?(?:way |a bit |much |far |a little )?too (dark|bright|light)(?: now)?[!.]*$/.exec(
      plain,
    )?.[1]
  const last = orders.at(-1)
  const by = last?.slots.shadeBy ?? Math.log(last?.mood?.brighter ?? last?.slots.brighter ?? 1)
  return !!how && (how === 'dark' ? by < 0 : by > 0)
}

/** "Turn them to the left" … "now turn them back": that is undone. */
export const isTurnedBack = (plain: string, orders: readonly Told[]): boolean =>
  /^(?:and |now |then |ok,? |please )*(?:turn|rotate|spin|swivel|face) (?:it|them|the [\w ]+) back(?: again)?[.!]*$/.test(
    plain,
  ) &&
  orders.length === 1 &&
  /^(?:rotate|face|point)$/.test(orders[0].verb)

/** "The other way", "half of that", as it was said or in plainer words: the last orders, turned round or with a share of what they said; null where that says nothing. */
export function turnedRound(said: readonly string[], orders: readonly Told[]): Told[] | null {
  if (!orders.length) return null
  const [asSaid, plain] = said.map((one) => one.trim().toLowerCase())
  return turnedRoundBy(asSaid, orders) ?? turnedRoundBy(plain, orders)
}

function turnedRoundBy(plain: string, orders: readonly Told[]): Told[] | null {
  const less = LESS.exec(plain)
  const share = TOO_MUCH.test(plain) || isTooShaded(plain, orders) ? 0.5 : less ? SHARES[less[1] ?? 'half'] : undefined
  if (!share && !TURNED.test(plain)) return null
  const changed = orders.map((order) => {
    const { moves, metres, degrees, turn, shadeBy, brighter, grow, surface, extents } = order.slots
    const times = Object.hasOwn(TIMES, order.verb) && metres === undefined && !extents ? TIMES[order.verb] : undefined
    const factor = order.slots.factor ?? (times ? ([times, times, times] as Vec3) : undefined)
    if (share && order.mood?.brighter)
      return { ...order, mood: { ...order.mood, brighter: order.mood.brighter ** share } }
    if (share && (shadeBy ?? brighter) !== undefined)
      return {
        ...order,
        slots: {
          ...order.slots,
          ...(shadeBy !== undefined && { shadeBy: shadeBy * share }),
          ...(brighter !== undefined && { brighter: brighter ** share }),
        },
      }
    const glow = surface.emissiveIntensity
    if (share && glow)
      return { ...order, slots: { ...order.slots, surface: { ...surface, emissiveIntensity: glow * share } } }
    if (share && grow) return { ...order, slots: { ...order.slots, grow: scaledSides(grow, share) } }
    const isSized = !!factor && !!share
    // "Turn it to face the house" … "the other way": away from it.
    if (typeof order.slots.facing === 'object' && !share && /^(?:rotate|face|point)$/.test(order.verb))
      return { ...order, slots: { ...order.slots, facesAway: !order.slots.facesAway } }
    // "Rotate it a bit" … "the other way": to the right.
    if (order.verb === 'rotate' && !share && !moves.length && metres === undefined && degrees === undefined)
      return { ...order, slots: { ...order.slots, turn: turn === 'right' ? ('left' as const) : ('right' as const) } }
    if (!moves.length && metres === undefined && degrees === undefined && !isSized) return null
    const by = share ?? 1
    const isWay = moves.length > 0 || turn === 'left' || turn === 'right'
    const scaled = (n: number | undefined) => (n === undefined ? undefined : n * by)
    return {
      ...order,
      slots: {
        ...order.slots,
        moves: moves.map((one) => ({
          direction: share ? one.direction : OTHER_WAY[one.direction],
          metres: one.metres === undefined ? undefined : one.metres * by,
        })),
        ...(share && { share: (order.slots.share ?? 1) * share }),
        ...(isSized && { factor: factor.map((n) => n ** share) as Slots['factor'] }),
        metres: scaled(metres),
        // "To the right" says the way already; without such a word it is the sign.
        degrees: degrees === undefined ? undefined : share ? degrees * by : isWay ? degrees : -degrees,
        turn: share ? turn : turn === 'left' ? ('right' as const) : turn === 'right' ? ('left' as const) : turn,
      },
    }
  })
  return changed.every((one) => one !== null) ? changed : null
}

const scaledSides = (grow: Extents, by: number): Extents =>
  Object.fromEntries(Object.entries(grow).map(([side, metres]) => [side, metres * by]))
