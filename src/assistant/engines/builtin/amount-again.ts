import type { Clause } from './grammar/clause.ts'
import type { Extents } from './language/measures.ts'
import { unitOf } from './language/units.ts'
import { OTHER_WAY } from './orders/sides.ts'

/** What is counted in tens; of metres, "three more" may well be three more things. */
const WITH_UNIT = /\d ?(mm|cm|centimeters?|inch(?:es)?|degrees?|°|%|percent)(?![a-z])/i

/** "Raise it by 10 cm" … "another 10": as it was counted before; null where it was not. */
export function anotherSo(plain: string, orders: readonly Clause[]): string | null {
  const last = orders.at(-1)
  const amount = /^(?:and |now |then |ok,? )*(?:another (?=\d+$))?(\d[\d.]*)(?: more)?[.!]*$/.exec(plain)?.[1]
  const unit = last?.verb === 'create' ? undefined : WITH_UNIT.exec(last?.text ?? '')?.[1]
  return amount && unit ? `${amount} ${unit} more` : null
}

/** "1 m in front of the sofa" … "50 cm more": as much farther off; after a move, as much once more. */
export function moreOfWay(plain: string, orders: readonly Clause[]): Clause[] | null {
  const said =
    /^(?:and |now |another )*(\d[\d.]*) ?(mm|cm|m|meters?|centimeters?|feet|foot|ft|inch(?:es)?|degrees?|°)? ?(more|further|farther|less|closer|nearer)$/.exec(
      plain,
    )
  const last = orders.at(-1)
  if (!said || !last) return null
  if (last.slots.degrees !== undefined) {
    // "Turn it 45 degrees" … "another 30".
    const degrees = Number(said[1]) * Math.sign(last.slots.degrees) * (said[3] === 'less' ? -1 : 1)
    return /^(?:d|°)/.test(said[2] ?? 'd') ? [{ ...last, slots: { ...last.slots, degrees } }] : null
  }
  if (!said[2] || /^(?:d|°)/.test(said[2])) return null
  const metres = Number(said[1]) * (unitOf(said[2]) ?? 1)
  const isMore = /^(?:more|further|farther)$/.test(said[3])
  const [by] = last.slots.relations
  if (by?.metres !== undefined) {
    const relations = [{ ...by, metres: Math.max(0, by.metres + (isMore ? metres : -metres)) }]
    return [{ ...last, slots: { ...last.slots, relations } }]
  }
  const { grow, moves } = last.slots
  const [side, ...sides] = Object.keys(grow ?? {}) as Exclude<keyof Extents, 'isAcross'>[]
  // "Make it 10 cm taller" … "another 10".
  if (grow && side && !sides.length)
    return [
      { ...last, slots: { ...last.slots, grow: { [side]: (isMore ? 1 : -1) * Math.sign(grow[side]!) * metres } } },
    ]
  if (/^(?:raise|lower)$/.test(last.verb) && last.slots.metres !== undefined) {
    const verb = isMore === (last.verb === 'raise') ? 'raise' : 'lower'
    return [{ ...last, verb, slots: { ...last.slots, metres } }]
  }
  const [move, ...others] = moves
  if (!move || others.length) return null
  const direction = isMore ? move.direction : OTHER_WAY[move.direction]
  return [{ ...last, slots: { ...last.slots, metres: undefined, moves: [{ direction, metres }] } }]
}
