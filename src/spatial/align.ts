import type { NodeId, SceneReader, Vec3 } from '../document/index.ts'
import { type Bounds, boundsOrOrigin, center, union } from './bounds.ts'
import type { Move } from './moves.ts'

export type Axis = 'x' | 'y' | 'z'
export type Edge = 'min' | 'center' | 'max'

export const axisIndex = (axis: Axis): 0 | 1 | 2 => (axis === 'x' ? 0 : axis === 'y' ? 1 : 2)

const along = (axis: Axis, by: number): Vec3 => (axis === 'x' ? [by, 0, 0] : axis === 'y' ? [0, by, 0] : [0, 0, by])

const edgeOf = (bounds: Bounds, axis: Axis, edge: Edge): number =>
  edge === 'center' ? center(bounds)[axisIndex(axis)] : bounds[edge][axisIndex(axis)]

/** Brings one side, or the centre, of every node's bounds to that of `to`, or else of all of them together. */
export function align(scene: SceneReader, nodes: readonly NodeId[], axis: Axis, edge: Edge, to?: NodeId): Move[] {
  const bounds = nodes.map((node) => boundsOrOrigin(scene, [node]))
  const frame = to === undefined ? union(bounds) : boundsOrOrigin(scene, [to])
  if (!frame) return []
  const target = edgeOf(frame, axis, edge)
  return nodes.map((node, i) => ({ node, by: along(axis, target - edgeOf(bounds[i], axis, edge)) }))
}

/**
 * Spreads nodes so that the gaps between their bounds, or the distances between their centres, are equal; the outermost
 * two stay.
 */
export function distribute(
  scene: SceneReader,
  nodes: readonly NodeId[],
  axis: Axis,
  equal: 'gaps' | 'centers' = 'gaps',
): Move[] {
  const i = axisIndex(axis)
  const sorted = nodes
    .map((node) => ({ node, bounds: boundsOrOrigin(scene, [node]) }))
    .sort((a, b) => center(a.bounds)[i] - center(b.bounds)[i])
  if (sorted.length < 3) return []
  if (equal === 'centers') {
    const centers = sorted.map(({ bounds }) => center(bounds)[i])
    const step = (centers.at(-1)! - centers[0]) / (sorted.length - 1)
    return sorted.map(({ node }, k) => ({ node, by: along(axis, centers[0] + k * step - centers[k]) }))
  }
  const span = sorted.at(-1)!.bounds.max[i] - sorted[0].bounds.min[i]
  const filled = sorted.reduce((sum, { bounds }) => sum + bounds.max[i] - bounds.min[i], 0)
  const gap = (span - filled) / (sorted.length - 1)
  let next = sorted[0].bounds.min[i]
  return sorted.map(({ node, bounds }) => {
    const by = next - bounds.min[i]
    next += bounds.max[i] - bounds.min[i] + gap
    return { node, by: along(axis, by) }
  })
}
