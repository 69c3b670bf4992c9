import type { Clause } from '../grammar/clause.ts'
import { colorSaid } from '../grammar/noun.ts'
import { exists } from '../meaning/exists.ts'
import type { Planner } from '../meaning/planner.ts'
import { isTheRoom } from './across.ts'

/** "Give the room a wooden floor", where it has one: that becomes so. Null for what is yet to be made. */
export function floorAnew(plan: Planner, clause: Clause): Clause | null {
  const [floor, ...others] = clause.objects
  const room = clause.slots.relations[0]?.targets[0]
  if (!clause.isGift || floor?.item !== 'Floor' || others.length || !room || !isTheRoom(plan, room)) return null
  const { text, color, finish, material } = floor
  const plain = { ...floor, text: 'the floor', isNew: false, color: undefined, finish: {}, material: undefined }
  if (!exists(plan, plain) || !(colorSaid(floor) || Object.keys(finish).length || material)) return null
  const surface = { ...clause.slots.surface, ...finish, ...(color && { color: color.hex }) }
  const slots = { ...clause.slots, relations: [], surface, ...(material && { material }) }
  return { ...clause, verb: 'change', objects: [plain], slots, text }
}
