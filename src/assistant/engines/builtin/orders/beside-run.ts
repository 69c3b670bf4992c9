import type { NodeId } from '../../../../document/index.ts'
import { center, directionVector, moved, nearestFree, obstacles, size } from '../../../../spatial/index.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Relation, Slots } from '../grammar/slots/slots.ts'
import type { Planner, Steps } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { RUNS } from '../words/seats.ts'

/** What goes on and on, such as a road: things stand by its long sides, all along it. */
export function isRun(plan: Planner, id: NodeId): boolean {
  const [w, , d] = size(plan.bounds(id))
  return RUNS.test(plan.saidName(id)) && Math.max(w, d) >= 1.5 * Math.min(w, d)
}

/** Metres between things along a run, where nothing is said of how many there are; and the most on a side. */
const USUAL = 4
const MOST = 10
/** Metres up to which a run lies on the ground, and is no wall. */
const LOW = 0.5
/** Metres between a run and what stands by it. */
const BY = 0.1

/** "A tree every 5 m along the road", "trees on both sides of it": how many that are. */
export function countAlong(plan: Planner, [noun, ...others]: readonly Noun[], slots: Slots): void {
  const [by] = slots.relations
  const isOpen = noun?.isPlural && noun.count === undefined && !others.length
  if (by?.kind === 'bothSides' && (isOpen || slots.every)) by.targets = [ofRun(plan, by.targets[0])]
  const isOfRun = by?.kind === 'bothSides' && !by.isEnds && plan.find(by.targets).every((id) => isRun(plan, id))
  if (!slots.every && !(isOfRun && isOpen)) return
  // "Five posts every 2 m": so many in a row.
  if (noun?.count && noun.count > 1 && !by) return
  if (!noun || !by) throw new Refuse('Say along what: “a tree every 5 m along the road”, for example.')
  const [w, , d] = size(plan.bounds(plan.findOne(by.targets[0])))
  const length = Math.max(w, d)
  const step = slots.every ?? Math.max(USUAL, length / MOST)
  const count = Math.floor(length / step) + 1
  noun.count ??= isOfRun && !by.isEach ? 2 * count : count
  noun.isPlural = noun.count > 1
  if (!isOfRun) {
    by.isAlong = true
    return
  }
  by.step = step
  slots.every = undefined
}

/** "Along both sides", after a car was put on the road: of the road, and not of the car. */
function ofRun(plan: Planner, noun: Noun): Noun {
  if (!noun.pronoun || noun.ids) return noun
  const { last, thread, mentioned } = plan.world
  if (last.some((id) => plan.scene.node(id) && isRun(plan, id))) return noun
  const isRoad = (id: NodeId) => isRun(plan, id) && size(plan.bounds(id))[1] < LOW
  const runs = [...new Set([...mentioned, ...thread])].filter((id) => plan.scene.node(id) && isRoad(id))
  return runs.length === 1 ? { ...noun, ids: runs } : noun
}

/** On both long sides of a run: by turns on one and the other, and all along it. */
export function* besideRun(plan: Planner, nodes: readonly NodeId[], target: NodeId, by: Relation): Steps {
  const base = plan.bounds(target)
  const [w, , d] = size(base)
  const [i, across] = w >= d ? ([0, 2] as const) : ([2, 0] as const)
  const others = obstacles(plan.scene, [...nodes, target])
  const sides = (['right', 'left', 'front', 'behind'] as const)
    .map((side) => directionVector(side, plan.basis))
    .filter((way) => way[across] !== 0)
  for (const [k, way] of sides.entries()) {
    const own = nodes.filter((_, n) => n % 2 === k)
    const step = by.step ?? size(base)[i] / own.length
    for (const [n, id] of own.entries()) {
      const now = plan.bounds(id)
      const to = center(base)
      to[i] += step * (n - (own.length - 1) / 2)
      to[across] += way[across] * ((size(base)[across] + size(now)[across]) / 2 + (by.metres ?? BY))
      const there = nearestFree(moved(now, [to[0] - center(now)[0], -now.min[1], to[2] - center(now)[2]]), way, others)
      others.push(there)
      yield* plan.call('node.translate', { nodes: [id], by: center(there).map((at, j) => at - center(now)[j]) })
    }
  }
}
