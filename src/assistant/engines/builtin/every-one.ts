import type { NodeId } from '../../../document/index.ts'
import { distance, holdsWhat } from '../../../spatial/index.ts'
import { list } from '../../cards.ts'
import type { Noun } from './grammar/noun.ts'
import type { Planner } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'

/** Metres within which a thing belongs to another. */
const BY = 0.6

/** "Does every desk have a chair?": which have one on them, in them or by them, no one's counted twice. */
export function everyOneHas(plan: Planner, [whole, part]: readonly Noun[]): string {
  if (!whole || !part) throw new Refuse('Say of what and what: “does every desk have a chair?”, for example.')
  const wholes = plan.find([{ ...whole, isAll: true, isPlural: true, isNew: false }])
  const parts = plan
    .candidates({ ...part, isAll: true, isPlural: true, isNew: false })
    .filter((id) => !wholes.includes(id))
  const isWith = (id: NodeId, one: NodeId) =>
    holdsWhat(plan.scene, id).includes(one) || distance(plan.scene, id, one) < BY
  const pairs = wholes
    .flatMap((id) =>
      parts.filter((one) => isWith(id, one)).map((one) => ({ id, one, metres: distance(plan.scene, id, one) })),
    )
    .sort((a, b) => a.metres - b.metres)
  const owner = new Map<NodeId, NodeId>()
  for (const { id, one } of pairs) if (!owner.has(id) && ![...owner.values()].includes(one)) owner.set(id, one)
  const without = wholes.filter((id) => !owner.has(id))
  plan.remember(without.length ? without : wholes)
  const named = list(without.slice(0, 5).map((id) => plan.nameOf(id)))
  return without.length ? `No. ${named} ${without.length > 1 ? 'have' : 'has'} none.` : 'Yes.'
}
