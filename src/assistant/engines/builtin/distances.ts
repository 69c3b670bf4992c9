import type { NodeId, Vec3 } from '../../../document/index.ts'
import { boundsOrOrigin, center, directionVector, distance, overlapsFlat, size } from '../../../spatial/index.ts'
import { list } from '../../cards.ts'
import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import { surfaceOf } from './meaning/describe.ts'
import type { Planner } from './meaning/planner.ts'
import { Refuse } from './meaning/world.ts'
import { nearestOf, targetsOf } from './orders/targets.ts'

/** A length as it is told. */
export const metres = (n: number): string => `${Math.round(n * 100) / 100} m`

/** "Are the barrels the same size?" */
export function alike(plan: Planner, ids: readonly NodeId[], what: string): string {
  const told = ids.map((id) => {
    const [w, h, d] = size(plan.bounds(id))
    const color = surfaceOf(plan.scene, plan.scene.node(id)!)?.color ?? 'no colour'
    return {
      size: `${metres(w)} × ${metres(h)} × ${metres(d)}`,
      height: metres(h),
      width: metres(w),
      depth: metres(d),
      color,
    }[what]!
  })
  const isSame = told.every((one) => one === told[0])
  const each = ids.slice(0, 4).map((id, i) => `${plan.nameOf(id)}: ${told[i]}`)
  return isSame ? `Yes. ${told[0]}.` : `No. ${each.join(', ')}${ids.length > 4 ? ' …' : ''}.`
}

/** Metres between things that still touch. */
const TOUCH = 0.01

/** "Are the balloons touching?": which of them do. */
export function touching(plan: Planner, ids: readonly NodeId[]): string {
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b]))
  const found = pairs.filter(([a, b]) => distance(plan.scene, a, b) < TOUCH)
  const named = found.slice(0, 4).map((pair) => pair.map((id) => plan.nameOf(id)).join(' and '))
  const more = found.length > 4 ? ` and ${found.length - 4} more pairs` : ''
  if (!found.length) return 'No.'
  return found.length === pairs.length && pairs.length === 1 ? 'Yes.' : `Yes: ${named.join('; ')}${more}.`
}

const UNITS: [RegExp, string, number][] = [
  [/\bin (?:feet|foot|ft)\b/i, 'ft', 0.3048],
  [/\bin (?:inches|inch)\b/i, 'in', 0.0254],
  [/\bin (?:cm|centimet(?:re|er)s)\b/i, 'cm', 0.01],
  [/\bin (?:mm|millimet(?:re|er)s)\b/i, 'mm', 0.001],
]

/** Lengths in metres, in the unit that a question asks for; none where it asks for none. */
function converted(text: string, lengths: readonly number[]): string[] {
  const unit = UNITS.find(([pattern]) => pattern.test(text))
  if (!unit) return []
  const [, name, metresOf] = unit
  return lengths.map((n) => `${Math.round((n / metresOf) * 10) / 10} ${name}`)
}

/** "How tall is it in feet?": sides in metres, in what was asked for as well. */
export function inUnit(text: string, sides: Vec3): string {
  const [w, h, d] = converted(text, sides)
  return w ? ` That is ${w} by ${h} by ${d}.` : ''
}

const WHICH_TWO = 'Say between which two things: “how far is the sofa from the wall?”, for example.'

/** How far two things are from each other, in metres, and as it was asked for. */
export const apart = (plan: Planner, a: NodeId, b: NodeId, asked?: string): string =>
  `${plan.nameOf(a)} is ${metres(distance(plan.scene, a, b))}${asked ? ` (${asked})` : ''} from ${plan.nameOf(b)} (${metres(between(plan, a, b))} from centre to centre).`

type Asked = Pick<Clause, 'objects' | 'slots' | 'text'>

/** Tells how far two things are from each other. */
export function howFar(plan: Planner, { objects, slots: { relations }, text }: Asked): string {
  if (/\bfrom (?:the )?(?:world )?origin\b/i.test(text)) return fromOrigin(plan, objects)
  const others = relations.flatMap(({ targets }) => targets)
  const nouns = [...objects, ...others]
  if (!nouns.length) throw new Refuse(WHICH_TWO)
  const edge = nouns.find(({ word, owner }) => owner && /^(?:edge|rim|border)$/.test(word ?? ''))
  const thing = nouns.find((noun) => noun !== edge)
  if (edge && thing && nouns.length === 2) return fromEdge(plan, plan.findOne(thing), plan.findOne(edge.owner!))
  const [a, b] = nouns.length === 1 && !nouns[0].rankTo ? pair(plan, plan.find(nouns)) : twoOf(plan, nouns)
  const row = nouns.length === 1 ? plan.find(nouns) : []
  if ((!a || !b) && row.length > 2) return gapsOf(plan, row)
  if (!a || !b) throw new Refuse(WHICH_TWO)
  plan.remember([a])
  const [asked] = converted(text, [distance(plan.scene, a, b)])
  return apart(plan, a, b, asked)
}

/** From the middle of each thing, seen from above. */
function fromOrigin(plan: Planner, objects: readonly Noun[]): string {
  const ids = plan.find(objects)
  plan.remember(ids)
  const far = (id: NodeId) => {
    const [x, , z] = center(plan.bounds(id))
    return metres(Math.hypot(x, z))
  }
  return ids
    .slice(0, 5)
    .map((id) => `${plan.nameOf(id)} is ${far(id)} from the origin.`)
    .join(' ')
}

/** "How far is the dish from the edge of the table?": from each of its sides, the nearest first. */
function fromEdge(plan: Planner, id: NodeId, holder: NodeId): string {
  const [own, base] = [plan.bounds(id), plan.bounds(holder)]
  plan.remember([id])
  if (!overlapsFlat(own, base)) return apart(plan, id, holder)
  const sides = (['left', 'right', 'front', 'behind'] as const).map((side) => {
    const way = directionVector(side, plan.basis)
    const i = way[0] !== 0 ? 0 : 2
    const far = way[i] > 0 ? base.max[i] - own.max[i] : own.min[i] - base.min[i]
    return { side: side === 'behind' ? 'back' : side, far }
  })
  const [nearest, ...others] = sides.sort((a, b) => a.far - b.far)
  if (nearest.far < 0)
    return `${plan.nameOf(id)} reaches ${metres(-nearest.far)} over the ${nearest.side} edge of ${plan.nameOf(holder)}.`
  const rest = others.map(({ side, far }) => `${metres(far)} from the ${side} one`)
  return `${plan.nameOf(id)} is ${metres(nearest.far)} from the ${nearest.side} edge of ${plan.nameOf(holder)} (${list(rest)}).`
}

/** Things along the line by which they are set out, and metres from each to the next. */
function gapsAlong(plan: Planner, ids: readonly string[]) {
  const { min, max } = boundsOrOrigin(plan.scene, ids)
  const i = max[0] - min[0] >= max[2] - min[2] ? 0 : 2
  const line = [...ids].sort((a, b) => center(plan.bounds(a))[i] - center(plan.bounds(b))[i])
  const gaps = line.slice(1).map((id, k) => distance(plan.scene, line[k], id))
  return { line, gaps, areAlike: gaps.every((gap) => Math.abs(gap - gaps[0]) < 0.005) }
}

/** "Are the seats evenly spaced?": whether they are, and how far apart. */
export function evenlyApart(plan: Planner, ids: readonly string[]): string {
  if (ids.length < 2) throw new Refuse('There are no gaps between fewer than two things.')
  return `${gapsAlong(plan, ids).areAlike ? 'Yes' : 'No'}. ${gapsOf(plan, ids)}`
}

/** "How much space is between the desks?" */
function gapsOf(plan: Planner, ids: readonly string[]): string {
  const { line, gaps, areAlike } = gapsAlong(plan, ids)
  plan.remember(ids)
  if (areAlike) return `There are ${metres(gaps[0])} between each two of the ${ids.length}.`
  return line
    .slice(1)
    .map((id, k) => `${plan.nameOf(line[k])} is ${metres(gaps[k])} from ${plan.nameOf(id)}.`)
    .join(' ')
}

/** Whether the middles of some things are in one line along an axis of the world. */
export function areInLine(plan: Planner, ids: readonly NodeId[]): boolean {
  const OFF = 0.05
  const at = ids.map((id) => center(plan.bounds(id)))
  const spread = (i: 0 | 2) => Math.max(...at.map((point) => point[i])) - Math.min(...at.map((point) => point[i]))
  return Math.min(spread(0), spread(2)) < OFF
}

/** Whether two things are as large, along one side or all. */
export function isAsLarge(plan: Planner, [a, b]: readonly NodeId[], side?: 'width' | 'height' | 'depth'): boolean {
  const sides = side ? [{ width: 0, height: 1, depth: 2 }[side]] : [0, 1, 2]
  const [p, q] = [size(plan.bounds(a)), size(plan.bounds(b))]
  return sides.every((i) => Math.abs(p[i] - q[i]) < 0.005)
}

/** "The nearest bench": the nearest to what it is measured from, and not to the viewer. */
const rankedBy = (noun: Noun, to?: Noun): Noun =>
  (noun.rank === 'nearest' || noun.rank === 'farthest') && !noun.rankTo && to ? { ...noun, rankTo: to } : noun

/** The first and what it is measured from. */
function twoOf(plan: Planner, [first, second]: readonly Noun[]): readonly string[] {
  const other = second ?? first.rankTo
  const one = rankedBy(first, other)
  // "The distance between the ovens and the island": from the nearest of them.
  if (one.isPlural && other && !one.rank) {
    const to = plan.findOne(other)
    return [nearestOf(plan, plan.find([one]), to), to]
  }
  const from = plan.findOne(one)
  return other ? [from, ...targetsOf(plan, rankedBy(other, first), [from], 'against').slice(0, 1)] : [from]
}

/** Of two things; "how far is it now?" is from what it was measured from before. */
function pair(plan: Planner, ids: readonly string[]): readonly string[] {
  const before = plan.world.mentioned.filter((id) => !ids.includes(id) && plan.scene.node(id))
  return ids.length === 1 && before.length === 1 ? [...ids, ...before] : ids.length === 2 ? ids : []
}

const between = (plan: Planner, a: string, b: string) => {
  const [p, q] = [center(plan.bounds(a)), center(plan.bounds(b))]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

/** "Which is closer to the TV, the sofa or the armchair?" */
export function closer(plan: Planner, objects: readonly Noun[], noun: Noun, text: string): string {
  const target = plan.findOne(noun)
  const [a, b] = objects.map((one) => plan.findOne(one))
  const [toA, toB] = [a, b].map((id) => distance(plan.scene, id, target))
  const isFar = /\b(further|farther)\b/i.test(text)
  const first = Math.abs(toA - toB) < 5e-3 ? null : toA < toB !== isFar ? a : b
  plan.remember(first ? [first] : [a, b])
  const [nameA, nameB] = [a, b].map((id) => plan.nameOf(id))
  const told = `${nameA} is ${metres(toA)} and ${nameB} ${metres(toB)} from ${plan.nameOf(target)}.`
  return `${first ? plan.nameOf(first) : 'Neither'}. ${told}`
}

/** By how much one thing is larger than another along a side. */
export function apartBy(plan: Planner, a: string, b: string, side: 'width' | 'height' | 'depth' | 'all'): string {
  if (side === 'all') return ''
  const i = { width: 0, height: 1, depth: 2 }[side]
  const by = Math.abs(size(plan.bounds(a))[i] - size(plan.bounds(b))[i])
  return by > 1e-3 ? `The difference is ${Math.round(by * 100) / 100} m. ` : ''
}
