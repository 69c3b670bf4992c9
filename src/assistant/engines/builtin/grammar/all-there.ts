import type { Noun } from './noun.ts'
import { type Slots, saysWhere } from './slots/slots.ts'

/** "Everything on the cooler", or "… red": it tells which things, and not where they are to go; null for all else. */
export function allThere([first, ...more]: readonly Noun[], slots: Slots): Noun | null {
  const [relation, ...others] = slots.relations
  const isAll = first?.kind === 'any' && first.isAll && !first.where.length && !more.length
  if (!isAll || !relation?.targets.length || others.length || slots.unknown.length) return null
  const left = { ...slots, relations: [] }
  const saysMore =
    saysWhere(left) ||
    [slots.gap, slots.metres, slots.degrees, slots.turn, slots.facing].some((said) => said !== undefined)
  return saysMore ? null : { ...first, where: [{ by: 'relation', kind: relation.kind, to: relation.targets }] }
}
