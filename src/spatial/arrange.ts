import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Axis, axisIndex } from './align.ts'
import { type Bounds, boundsOrOrigin, center, size, union } from './bounds.ts'
import type { Move } from './moves.ts'

interface Measured {
  node: NodeId
  bounds: Bounds
}

const measureAll = (scene: SceneReader, nodes: readonly NodeId[]): Measured[] =>
  nodes.map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))

const middle = (all: Measured[]): Vec3 => center(union(all.map(({ bounds }) => bounds))!)

/** Moves a node so that the centre of its bounds stands at `x`, `z`; its height stays. */
const stand = ({ node, bounds }: Measured, x: number, z: number): Move => {
  const [cx, , cz] = center(bounds)
  return { node, by: [x - cx, 0, z - cz] }
}

/**
 * Lines nodes up along X or Z in the order given, with `gap` metres between their bounds, about their common middle
 * or with the middle of the row at `at`.
 */
export function row(scene: SceneReader, nodes: readonly NodeId[], axis: 'x' | 'z', gap: number, at?: Vec3): Move[] {
  const all = measureAll(scene, nodes)
  if (!all.length) return []
  const i = axisIndex(axis)
  const lengths = all.map(({ bounds }) => size(bounds)[i])
  const total = lengths.reduce((sum, n) => sum + n, 0) + gap * (all.length - 1)
  const mid = at ?? middle(all)
  let next = mid[i] - total / 2
  return all.map((one, k) => {
    const here = next + lengths[k] / 2
    next += lengths[k] + gap
    return axis === 'x' ? stand(one, here, mid[2]) : stand(one, mid[0], here)
  })
}

/** Sets nodes on a grid of `columns`, cells as large as the largest plus `gap` metres, rows towards +Z. */
export function grid(scene: SceneReader, nodes: readonly NodeId[], columns: number, gap: number, at?: Vec3): Move[] {
  const all = measureAll(scene, nodes)
  if (!all.length) return []
  const cell = (axis: Axis) => Math.max(...all.map(({ bounds }) => size(bounds)[axisIndex(axis)])) + gap
  const [width, depth] = [cell('x'), cell('z')]
  const rows = Math.ceil(all.length / columns)
  const used = Math.min(columns, all.length)
  const mid = at ?? middle(all)
  return all.map((one, k) => {
    const x = mid[0] + ((k % columns) - (used - 1) / 2) * width
    const z = mid[2] + (Math.floor(k / columns) - (rows - 1) / 2) * depth
    return stand(one, x, z)
  })
}

/** Radius of the smallest circle on which nodes of these widths stand `gap` metres apart. */
export function circleRadius(widths: readonly number[], gap: number): number {
  if (widths.length < 2) return 0
  const chord = Math.max(...widths) + gap
  return chord / (2 * Math.sin(Math.PI / widths.length))
}

/** Sets nodes on a circle about `at`, or their middle; evenly, the first towards +Z. */
export function circle(scene: SceneReader, nodes: readonly NodeId[], radius: number | null, at?: Vec3): Move[] {
  const all = measureAll(scene, nodes)
  if (!all.length) return []
  const mid = at ?? middle(all)
  const widths = all.map(({ bounds }) => Math.hypot(size(bounds)[0], size(bounds)[2]))
  const r = radius ?? circleRadius(widths, 0.2)
  return all.map((one, k) => {
    const angle = (2 * Math.PI * k) / all.length
    return stand(one, mid[0] + r * Math.sin(angle), mid[2] + r * Math.cos(angle))
  })
}
