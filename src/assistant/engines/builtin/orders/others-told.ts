import type { NodeId } from '../../../../document/index.ts'
import type { Relation } from '../grammar/slots/slots.ts'
import { furnishings } from '../meaning/furnishings.ts'
import type { Planner } from '../meaning/planner.ts'

/** "Put the slide between the other two": those that were spoken of with it, else those that there are, where they are so many. */
export const othersTold = (plan: Planner, relations: readonly Relation[], nodes: readonly NodeId[]): Relation[] =>
  relations.map((relation) => {
    const [noun, ...more] = relation.targets
    if (!noun?.isOther || noun.word !== 'one' || !noun.count || more.length) return relation
    const { memory, scene, world } = plan
    const pools = [memory.last, memory.thread, furnishings(scene.children(null), world)]
    const left = pools.map((pool) => pool.filter((id) => scene.node(id) && !nodes.includes(id)))
    const ids = left.find((pool) => pool.length === noun.count)
    return ids ? { ...relation, targets: [{ ...noun, ids, isOther: false, isAll: true }] } : relation
  })
