import type { Clause } from '../grammar/clause.ts'
import { noSlots } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import type { RelationKind } from '../words/relations.ts'

const FROM: Partial<Record<RelationKind, string>> = {
  behind: 'back',
  front: 'front',
  left: 'left',
  right: 'right',
  above: 'top',
  under: 'bottom',
}

/**
 * "Point the camera at the sofa" where the scene holds no camera: that of the view, which is one to whoever looks
 * through it. An order about anything else comes back as it is.
 */
export function asOfView<T extends Clause>(plan: Planner, clause: T): T {
  const { verb, objects, slots } = clause
  const [noun, ...others] = objects
  if (noun?.kind !== 'camera' || noun.isNew || others.length || !/^(?:place|move|point|face|rotate)$/.test(verb))
    return clause
  if ([...plan.scene.nodes()].some(({ kind }) => kind === 'camera')) return clause
  const [by] = slots.relations
  const target = typeof slots.facing === 'object' ? slots.facing : by?.targets[0]
  if (target) return { ...clause, verb: 'frame', objects: [target], slots: { ...noSlots(), from: by && FROM[by.kind] } }
  const way = slots.moves[0]?.direction
  return way === 'front' || way === 'behind'
    ? { ...clause, verb: 'zoom', objects: [], text: way === 'front' ? 'zoom in' : 'zoom out' }
    : clause
}
