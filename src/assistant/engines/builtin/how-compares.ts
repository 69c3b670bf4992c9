import { alike, apartBy } from './distances.ts'
import type { Planner } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'
import { sized } from './told.ts'
import { SIDE_WORDS } from './words/sizes.ts'

/** "How wide is the bed compared with the desk?": by how much they differ there, and how large each is. */
export function howCompares(plan: Planner, ids: readonly string[], text: string): string {
  if (ids.length < 2) throw new Refuse('I can compare two things: “how wide is the bed compared with the desk?”')
  plan.remember(ids)
  const side = SIDE_WORDS[/\bin (\w+)/.exec(text)?.[1].toLowerCase() ?? ''] ?? 'all'
  if (ids.length > 2) return alike(plan, ids, side === 'all' ? 'size' : side)
  const by = apartBy(plan, ids[0], ids[1], side)
  const isSame = side !== 'all' && !by ? `Both have the same ${side}. ` : ''
  return `${isSame}${by}${ids.map((id) => sized(plan, id)).join(' ')}`
}
