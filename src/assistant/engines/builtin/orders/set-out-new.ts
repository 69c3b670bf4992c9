import type { NodeId } from '../../../../document/index.ts'
import { type Relation, type Slots, saysWhere } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { acrossAxis, arrangeThem } from './arrange.ts'
import { asOne } from './as-one.ts'
import { aside } from './aside.ts'
import { layIndoors, toFreePlace } from './free-place.ts'
import { rowsTarget, setOutOn } from './gaps.ts'
import { liftTo } from './points.ts'
import { relate } from './relate.ts'
import { floorOf, keepingClear, strewAround, strewOver } from './strew.ts'
import { targetsOf } from './targets.ts'
import { face, turn } from './turn.ts'

/** Whether things go to a place as they are set out among each other; on a wall they are hung anew. */
const keepsLayout = ({ kind, targets: [{ word, name }] }: Relation): boolean =>
  /^(on|under|above)$/.test(kind) && !/\bwall\b/i.test(name ?? word ?? '')

/** Sets what was made where the order says: strewn, in a layout, in relation to what is there, and turned as told. */
export function* setOut(plan: Planner, made: readonly NodeId[], told: Slots): Steps {
  const { rest: slots, kept } = told.isScattered ? keepingClear(plan, made, told) : { rest: told, kept: {} }
  if (!saysWhere(slots)) yield* layIndoors(plan, made)
  const ring = slots.isScattered ? slots.relations.find(({ kind }) => kind === 'around') : undefined
  if (ring) return yield* strewAround(plan, made, targetsOf(plan, ring.targets[0], made, 'around'), slots)
  const floor = slots.isScattered ? floorOf(plan, slots) : undefined
  if (floor) return yield* strewOver(plan, made, floor, slots, kept)
  const around = slots.relations.some(({ kind }) => kind === 'around')
  if (around && slots.layout?.kind === 'arc') return yield* arrangeThem(plan, made, slots, true)
  if (
    slots.relations.length ||
    slots.corner ||
    slots.otherSide ||
    (slots.toOrigin && made.length > 1 && !slots.layout) ||
    (slots.facing && !around)
  ) {
    const isSpaced = slots.gap !== undefined && slots.relations.some(keepsLayout)
    const shelf = rowsTarget(plan, made, slots)
    const isSetOut = slots.corner && slots.layout && made.length > 1
    if (shelf) yield* setOutOn(plan, made, shelf, slots)
    else if (isSetOut) yield* asOne(plan, made, { ...slots, layout: undefined })
    else if (slots.layout?.kind === 'row' && slots.gap === undefined && slots.relations[0]?.kind === 'between')
      yield* relate(plan, made, { ...slots, layout: undefined })
    else if (slots.relations[0]?.isAlong) yield* relate(plan, made, { ...slots, layout: undefined })
    else if (slots.relations.length && (slots.layout || isSpaced) && made.length > 1 && !around)
      yield* asOne(plan, made, { ...slots, layout: undefined, ...(isSpaced && { gap: undefined }) })
    else yield* relate(plan, made, slots)
  }
  if (slots.facing === 'each other' && made.length > 2 && !slots.relations.length && !slots.layout) {
    yield* plan.call('arrange.circle', { nodes: made })
    yield* toFreePlace(plan, made)
    yield* face(plan, made, slots)
  }
  // Two that face each other leave room between them.
  const apart = slots.gap ?? (made.length === 2 ? 1.5 : undefined)
  if (slots.facing === 'each other' && apart !== undefined && made.length > 1 && !slots.relations.length) {
    yield* plan.call('arrange.row', { nodes: made, axis: acrossAxis(plan), gap: apart })
    yield* toFreePlace(plan, made)
  }
  const isPile = /^(?:stack|pyramid|block)$/.test(slots.layout?.kind ?? '') || !!slots.layout?.layers
  if (slots.toGround && !isPile && slots.relations.every(({ kind }) => !/^(on|inside)$/.test(kind)))
    yield* plan.call('arrange.rest', { nodes: made })
  // The copy of what stands on a desk does not go into the desk.
  if (slots.toGround && slots.relations.length === 0 && !slots.at && plan.standing('overlap').length)
    yield* plan.call('arrange.separate', { nodes: made })
  if (slots.isScattered && made.length > 1) {
    yield* plan.call('arrange.scatter', { nodes: made, ...slots.area, ...kept })
    if (slots.relations.length) yield* plan.call('arrange.restBelow', { nodes: made })
  }
  if (!slots.relations.length) yield* aside(plan, made, slots)
  const hasMoved = !slots.relations.length && slots.moves.length > 0
  if (hasMoved && slots.facing && slots.facing !== 'each other') yield* face(plan, made, slots)
  if (slots.lowest !== undefined) yield* liftTo(plan, made, slots.lowest)
  // What looks at a thing is aimed anew from where it is now.
  const aimed = made.filter((id) => /^(light|camera)$/.test(plan.scene.node(id)!.kind))
  if (slots.lowest !== undefined && aimed.length && slots.facing && slots.facing !== 'each other')
    yield* face(plan, aimed, slots)
  if (slots.degrees !== undefined || slots.turn) yield* turn(plan, made, { ...slots, relations: [], facing: undefined })
}
