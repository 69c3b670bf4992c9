import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, directionVector } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { arrangeThem, distribute } from './arrange.ts'
import { keepAway, pairToPart } from './away.ts'
import { copies } from './copies.ts'
import { create } from './create.ts'
import { withFresh } from './fresh-ones.ts'
import { setGaps } from './gaps.ts'
import { growAlong, isInTurn } from './grow-along.ts'
import { like } from './like.ts'
import { place } from './move.ts'
import { ofSeries, thingsOf } from './series.ts'
import { comingDown, holderOf, outermost, targetsOf } from './targets.ts'
import { ofThoseThere } from './those-there.ts'
import { face } from './turn.ts'

/** "Arrange six chairs around the table": what is there, with as many copies as are missing. */
export function* arrange(plan: Planner, said: Clause): Steps {
  const clause = yield* withFresh(plan, ofThoseThere(plan, said))
  if (areMissing(plan, clause))
    return yield* create(plan, {
      ...clause,
      verb: 'create',
      objects: clause.objects.map((noun) => ({ ...noun, isNew: true })),
    })
  const isThere = clause.slots.relations.some(({ kind }) => kind !== 'around')
  yield* isThere ? placeEnough(plan, clause) : arrangeEnough(plan, clause)
}

/** "Spread the books over the desk", "distribute the lamps evenly". */
export function setOut(plan: Planner, clause: Clause): Steps {
  const kind = clause.slots.relations[0]?.kind ?? ''
  if (clause.slots.relations.some((one) => /^(around|between)$/.test(one.kind))) return place(plan, clause)
  const pair = pairToPart(plan, clause)
  if (pair) return keepAway(plan, [pair[0]], pair[1], clause.slots.gap!, {})
  const isOnIt = /^(on|above)$/.test(kind) && clause.objects.every((noun) => noun.kind !== 'any')
  return isOnIt ? spreadOn(plan, clause) : distribute(plan, clause)
}

/** "Arrange the chairs in front of the TV, 30 cm apart": in a row there. */
function inRow(clause: Clause): Clause {
  const { slots } = clause
  const isAside =
    slots.relations.length === 1 &&
    /^(left|right|front|behind)$/.test(slots.relations[0].kind) &&
    slots.gap !== undefined
  return isAside && !slots.layout ? { ...clause, slots: { ...slots, layout: { kind: 'row' } } } : clause
}

/** "Arrange three vases on the shelf", where there are none: they are made. */
const areMissing = (plan: Planner, { objects: [noun, ...others] }: Clause): boolean =>
  !others.length && !!noun?.isBare && (noun.count ?? 1) > 1 && !!(noun.item ?? noun.shape) && !like(plan, noun).length

/** "Plant a row of apple trees", where there is but one: new ones. */
export const isNewRow = (plan: Planner, { objects: [noun, ...others], slots }: Clause): boolean =>
  !others.length &&
  !!noun?.isBare &&
  noun.isPlural &&
  noun.count === undefined &&
  slots.layout?.kind === 'row' &&
  like(plan, noun).length === 1

function* placeEnough(plan: Planner, clause: Clause): Steps {
  const [noun, ...others] = clause.objects
  const isCounted = noun?.isBare && noun.count !== undefined && !others.length
  const nodes = isCounted ? yield* enoughOf(plan, clause) : []
  if (isInTurn(nodes, clause)) yield* growAlong(plan, nodes, clause)
  const counted = isCounted ? { ...clause, objects: [{ ...noun, ids: nodes }] } : ofSeries(plan, clause)
  if (yield* keepsLine(plan, counted)) return
  const placing = place(plan, inRow(counted))
  const isAlong = counted.slots.relations.some((one) => one.isAlong)
  yield* isAlong ? comingDown(plan, plan.find(counted.objects), placing) : placing
}

/** "Line the lamps up behind the road", where they stand in line far apart: they keep their distances. */
function* keepsLine(plan: Planner, { slots, objects, text }: Clause): Steps<boolean> {
  const [by, ...others] = slots.relations
  const isPlainRow = slots.layout?.kind === 'row' && slots.gap === undefined && !slots.sort && /^line\b/i.test(text)
  if (!isPlainRow || others.length || !/^(front|behind)$/.test(by.kind)) return false
  const nodes = plan.find(objects)
  if (nodes.length < 3 || !standEvenly(plan, nodes)) return false
  if (!areAcrossFrom(plan, nodes, targetsOf(plan, by.targets[0], nodes, by.kind))) return false
  const side = by.kind as 'front' | 'behind'
  const way = directionVector(side, plan.basis)
  const far = (id: NodeId, side: 1 | -1) =>
    way.reduce((sum, n, i) => sum + n * plan.bounds(id)[n * side > 0 ? 'max' : 'min'][i], 0)
  const target = outermost(plan, targetsOf(plan, by.targets[0], nodes, side), side)
  const goal = far(target, 1) + (by.metres ?? slots.metres ?? 0.1)
  const step = goal - Math.min(...nodes.map((id) => far(id, -1)))
  yield* plan.call('node.translate', { nodes, by: way.map((n) => n * step) })
  return true
}

/** Whether a row has its middle before or behind things, and not off to their side. */
function areAcrossFrom(plan: Planner, nodes: readonly NodeId[], targets: readonly NodeId[]): boolean {
  const i = directionVector('right', plan.basis)[0] !== 0 ? 0 : 2
  const [row, goal] = [boundsOrOrigin(plan.scene, nodes), boundsOrOrigin(plan.scene, targets)]
  return center(row)[i] > goal.min[i] && center(row)[i] < goal.max[i]
}

/** Whether things stand in a line across the view, at equal distances. */
function standEvenly(plan: Planner, nodes: readonly NodeId[]): boolean {
  const right = directionVector('right', plan.basis)
  const [along, across] = right[0] !== 0 ? [0, 2] : [2, 0]
  const at = nodes.map((id) => center(plan.bounds(id))).sort((a, b) => a[along] - b[along])
  const steps = at.slice(1).map((point, i) => point[along] - at[i][along])
  const isEqual = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers) < 0.05
  return isEqual(at.map((point) => point[across])) && isEqual(steps) && steps[0] > 0.05
}

/** "Spread the books over the desk": in a row on it; where there are several desks, on that on which they lie. */
function* spreadOn(plan: Planner, clause: Clause): Steps {
  const [by, ...others] = clause.slots.relations
  const [holder] = plan.find(clause.objects).map((id) => holderOf(plan, id))
  const [target] = by.targets
  const isOwn = holder && !target.pronoun && plan.candidates(target).includes(holder)
  const on = { ...by, kind: 'on' as const, targets: [isOwn ? { ...target, ids: [holder] } : target] }
  const { layout = { kind: 'row' } } = clause.slots
  yield* placeEnough(plan, { ...clause, slots: { ...clause.slots, layout, relations: [on, ...others] } })
}

function* arrangeEnough(plan: Planner, clause: Clause): Steps {
  const nodes = yield* enoughOf(plan, clause)
  const { slots } = clause
  if (isInTurn(nodes, clause)) yield* growAlong(plan, nodes, clause)
  // "The chairs are too close. 30 cm between each": along the line on which they stand.
  const isGapOnly = clause.isVerbless && !clause.objects.length && slots.gap !== undefined && !slots.layout
  if (isGapOnly && !slots.relations.length && nodes.length > 1) return yield* setGaps(plan, nodes, slots.gap!)
  yield* arrangeThem(plan, nodes, slots, clause.objects.length > 1)
  // "Line the chairs up facing the TV".
  if (slots.facing && !slots.relations.length && slots.layout?.kind !== 'arc') yield* face(plan, nodes, slots)
}

/** "Arrange six chairs around the table", where three are: three more are made. */
export function* enoughOf(plan: Planner, clause: Clause): Steps<NodeId[]> {
  const nodes = thingsOf(plan, clause)
  const [noun] = clause.objects
  const missing = clause.objects.length === 1 && noun.isBare ? (noun.count ?? 0) - nodes.length : 0
  if (missing <= 0) return nodes
  return [...nodes, ...(yield* copies(plan, nodes[0], missing, {}))]
}
