import type { Noun } from '../grammar/noun.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import { isSeat } from './joined.ts'

/** "Four chairs facing the robot": where no place is said, in a row 1 m before it; rows of them, as they are. */
export function asAudience(slots: Slots, things: readonly Noun[]): void {
  const { facing, layout } = slots
  const areRows = layout?.kind === 'grid' || layout?.kind === 'row'
  const areMany = things.every(isSeat) && (areRows || things.some(({ count = 1 }) => count > 1))
  if (!areMany || typeof facing !== 'object' || saysWhere({ ...slots, layout: undefined }) || (layout && !areRows))
    return
  slots.relations = [{ kind: 'front', targets: [facing], metres: 1 }]
  slots.layout ??= { kind: 'row' }
}
