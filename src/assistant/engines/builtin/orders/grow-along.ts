import type { NodeId, Vec3 } from '../../../../document/index.ts'
import { center, type Direction, directionVector, size } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'

const WAYS: [RegExp, Direction][] = [
  [/\b(?:from )?left to (?:the )?right\b|\btowards the right\b/i, 'right'],
  [/\b(?:from )?right to (?:the )?left\b|\btowards the left\b/i, 'left'],
  [/\b(?:from )?front to (?:the )?back\b|\btowards the back\b/i, 'behind'],
  [/\b(?:from )?back to (?:the )?front\b|\btowards the front\b/i, 'front'],
]
/** How much larger each is than the one before. */
const STEP = 1.25

const wayOf = (text: string): Direction | undefined => WAYS.find(([pattern]) => pattern.test(text))?.[1]

/** "Larger from left to right": each of several, and not all of them. */
export const isInTurn = (nodes: readonly NodeId[], { slots, text }: Clause): boolean =>
  nodes.length > 1 && (!!slots.graded || (!!slots.factor && wayOf(text) !== undefined))

/** Makes each larger, or smaller, than the one before it along a way; the smallest keeps its size. */
export function* growAlong(plan: Planner, nodes: readonly NodeId[], { slots, text }: Clause): Steps {
  const way = directionVector(wayOf(text) ?? 'right', plan.basis)
  const along = (id: NodeId) => center(plan.bounds(id)).reduce((sum, n, i) => sum + n * way[i], 0)
  const factor = slots.graded ?? slots.factor!
  // "10 % smaller each": by so much, from the first on.
  if (!slots.graded && /\d/.test(text))
    return yield* byAmount(
      plan,
      [...nodes].sort((a, b) => along(a) - along(b)),
      factor,
    )
  const isLess = factor.some((n) => n < 1)
  const told = isLess ? [...nodes].reverse() : nodes
  // "Each bigger than the one before": in the order in which they are told of.
  const sorted = slots.graded ? told : [...nodes].sort((a, b) => (along(a) - along(b)) * (isLess ? -1 : 1))
  const sides = ([0, 1, 2] as const).filter((i) => factor[i] !== 1)
  const measure = (id: NodeId) => Math.max(...sides.map((i) => size(plan.bounds(id))[i]))
  const least = Math.min(...sorted.map(measure))
  for (const [k, id] of sorted.entries()) {
    const by = (least * STEP ** k) / measure(id)
    const scale = factor.map((n) => (n === 1 ? 1 : by)) as Vec3
    if (Math.abs(by - 1) > 1e-3) yield* plan.call('node.scale', { nodes: [id], by: scale })
  }
}

function* byAmount(plan: Planner, [first, ...others]: readonly NodeId[], factor: Vec3): Steps {
  const sides = size(plan.bounds(first))
  for (const [k, id] of others.entries()) {
    const own = size(plan.bounds(id))
    const by = factor.map((n, i) => (n === 1 ? 1 : (sides[i] * n ** (k + 1)) / own[i])) as Vec3
    yield* plan.call('node.scale', { nodes: [id], by })
  }
}

/** "Each 20 cm taller than the last": the first as it is, and each by so much more. */
export function* growEach(
  plan: Planner,
  nodes: readonly NodeId[],
  { side, metres }: NonNullable<Slots['step']>,
): Steps {
  for (const [i, id] of nodes.entries()) {
    const [width, height, depth] = size(plan.bounds(id))
    const own = side === 'all' ? Math.max(width, height, depth) : { width, height, depth }[side]
    const wanted = Math.max(0.01, own + i * metres)
    if (!i) continue
    if (side === 'all') yield* plan.call('node.scale', { nodes: [id], by: wanted / own })
    else yield* plan.call('node.resize', { nodes: [id], [side]: wanted })
  }
}
