import { Box3, Matrix4, Vector3 } from 'three'
import {
  isPrimitive,
  type MeshNode,
  type NodeId,
  type SceneNode,
  type SceneReader,
  type Vec3,
} from '../document/index.ts'
import { worldMatrix } from './matrices.ts'
import { primitiveBounds } from './primitive-bounds.ts'

/** An axis-aligned box in the world, metres. */
export interface Bounds {
  min: Vec3
  max: Vec3
}

const memo = new WeakMap<SceneNode, { matrix: Matrix4; bounds: Bounds | null }>()

/** The bounds of what a node draws itself, without what is below it; null where it draws nothing. */
export function ownBounds(scene: SceneReader, node: SceneNode): Bounds | null {
  if (node.kind !== 'mesh') return null
  const matrix = drawnMatrix(scene, node)
  const known = memo.get(node)
  if (known?.matrix === matrix) return known.bounds
  const bounds = measure(scene, node, matrix)
  memo.set(node, { matrix, bounds })
  return bounds
}

/**
 * The bounds of nodes and all below them; null where they draw nothing. Models are measured by the bounds of their
 * meshes, so turned ones may measure larger than they are.
 */
export function boundsOf(scene: SceneReader, ids: Iterable<NodeId>): Bounds | null {
  const box = new Box3()
  for (const id of ids) expand(scene, id, box)
  return fromBox(box)
}

/** The bounds of nodes, where those that draw nothing (lights, cameras, empty groups) count as their origin. */
export function boundsOrOrigin(scene: SceneReader, ids: Iterable<NodeId>): Bounds {
  const box = new Box3()
  for (const id of ids) {
    const own = new Box3()
    expand(scene, id, own)
    if (own.isEmpty()) own.expandByPoint(new Vector3().setFromMatrixPosition(worldMatrix(scene, id)))
    box.union(own)
  }
  return fromBox(box) ?? { min: [0, 0, 0], max: [0, 0, 0] }
}

/** Bounds that reach so many metres further on every side. */
export const grown = ({ min, max }: Bounds, by: number): Bounds => ({
  min: [min[0] - by, min[1] - by, min[2] - by],
  max: [max[0] + by, max[1] + by, max[2] + by],
})

/** All that is over and under some bounds. */
export const column = ({ min, max }: Bounds): Bounds => ({
  min: [min[0], Number.NEGATIVE_INFINITY, min[2]],
  max: [max[0], Number.POSITIVE_INFINITY, max[2]],
})

export const center = ({ min, max }: Bounds): Vec3 => [0, 1, 2].map((i) => (min[i] + max[i]) / 2) as Vec3
export const size = ({ min, max }: Bounds): Vec3 => [0, 1, 2].map((i) => max[i] - min[i]) as Vec3

export function union(all: readonly Bounds[]): Bounds | null {
  if (!all.length) return null
  const side = (pick: (...n: number[]) => number, key: 'min' | 'max') =>
    [0, 1, 2].map((i) => all.reduce((n, b) => pick(n, b[key][i]), all[0][key][i])) as Vec3
  return { min: side(Math.min, 'min'), max: side(Math.max, 'max') }
}

export const moved = ({ min, max }: Bounds, by: Vec3): Bounds => ({
  min: [min[0] + by[0], min[1] + by[1], min[2] + by[2]],
  max: [max[0] + by[0], max[1] + by[1], max[2] + by[2]],
})

/** Whether two bounds share space, by more than `tolerance` metres on every axis. */
export function intersects(a: Bounds, b: Bounds, tolerance = 1e-4): boolean {
  return [0, 1, 2].every((i) => a.min[i] < b.max[i] - tolerance && b.min[i] < a.max[i] - tolerance)
}

/** As `intersects`, as seen from above: however high they are. A negative tolerance counts what comes so near as well. */
export function overlapsFlat(a: Bounds, b: Bounds, tolerance = 1e-4): boolean {
  return [0, 2].every((i) => a.min[i] < b.max[i] - tolerance && b.min[i] < a.max[i] - tolerance)
}

const point = new Vector3()

function expand(scene: SceneReader, id: NodeId, box: Box3) {
  const node = scene.node(id)
  if (!node) return
  const own = ownBounds(scene, node)
  if (own) {
    box.min.min(point.fromArray(own.min))
    box.max.max(point.fromArray(own.max))
  }
  for (const child of scene.children(id)) expand(scene, child, box)
}

/** A skinned mesh is drawn where its joints are, not where its node is (glTF 2.0, 3.7.3.3). */
function drawnMatrix(scene: SceneReader, node: MeshNode): Matrix4 {
  if (node.skin === undefined || !node.source) return worldMatrix(scene, node.id)
  const skin = scene.asset(node.source.asset)?.skins?.[node.skin]
  const joint = skin && scene.placed(node.source.instance, skin.joints[0])
  if (!joint) return worldMatrix(scene, node.id)
  return new Matrix4().fromArray(skin.bind).premultiply(worldMatrix(scene, joint))
}

function measure(scene: SceneReader, { geometry }: MeshNode, matrix: Matrix4): Bounds | null {
  if (!isPrimitive(geometry)) {
    const facts = scene.asset(geometry.asset)?.meshes?.[geometry.mesh]
    if (!facts) return null
    return fromBox(new Box3(new Vector3(...facts.min), new Vector3(...facts.max)).applyMatrix4(matrix))
  }
  return primitiveBounds(geometry, matrix)
}

const fromBox = (box: Box3): Bounds | null =>
  box.isEmpty() ? null : { min: box.min.toArray() as Vec3, max: box.max.toArray() as Vec3 }
