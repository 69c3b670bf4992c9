import { Matrix3, type Matrix4, Vector3 } from 'three'
import { isPrimitive, type MeshNode, type Primitive, type SceneReader } from '../document/index.ts'
import { worldMatrix } from './matrices.ts'
import { primitiveReach } from './primitive-bounds.ts'

/** A convex body: how far it reaches along a direction of the world, [from, to] metres. */
interface Hull {
  span(direction: Vector3): [number, number]
  center: Vector3
  axes: Vector3[]
}

/** Directions to try beside those of the bodies: the middles of the faces, edges and corners of a cube. */
const AROUND: readonly Vector3[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].flatMap((y) => [0, 1].map((z) => new Vector3(x, y, z))))
  .filter((v) => v.lengthSq() > 0)
  .map((v) => v.normalize())

/**
 * Metres by which two meshes stick in each other, 0 where they do not: the least way that would part them. Shapes are
 * measured by their support functions, exactly, but for rings, which are a chain of round links about their hole; models
 * by the box about each mesh, as it is turned. A depth of no more than `ignored` metres is told as 0, and found sooner.
 */
export function penetration(scene: SceneReader, a: MeshNode, b: MeshNode, ignored = 0): number {
  let most = 0
  for (const p of hullsOf(scene, a))
    for (const q of hullsOf(scene, b)) most = Math.max(most, depthOf(p, q, Math.max(most, ignored)))
  return most
}

/** Two convex bodies are apart where some direction parts them (separating axis theorem): many are tried, and the best is refined. */
function depthOf(p: Hull, q: Hull, ignored: number): number {
  const shared = (direction: Vector3): number => {
    const [a0, a1] = p.span(direction)
    const [b0, b1] = q.span(direction)
    return Math.min(a1 - b0, b1 - a0)
  }
  const between = new Vector3().subVectors(q.center, p.center)
  const axes = [...p.axes, ...q.axes]
  const crosses = p.axes.flatMap((u) => q.axes.map((v) => new Vector3().crossVectors(u, v)))
  const candidates = [between, ...axes, ...crosses]
    .filter((v) => v.lengthSq() > 1e-12)
    .map((v) => v.clone().normalize())
  let best = { direction: new Vector3(0, 1, 0), depth: Number.POSITIVE_INFINITY }
  for (const direction of [...candidates, ...AROUND]) {
    const depth = shared(direction)
    if (depth <= ignored) return 0
    if (depth < best.depth) best = { direction, depth }
  }
  return refine(best, shared, ignored)
}

/** Looks about a direction, closer and closer, for one that parts the bodies better. */
function refine(
  start: { direction: Vector3; depth: number },
  shared: (direction: Vector3) => number,
  ignored: number,
): number {
  let { direction, depth } = start
  const next = new Vector3()
  for (let step = 0.4; step > 0.01; step /= 2) {
    for (const offset of AROUND) {
      for (const sign of [step, -step]) {
        const found = shared(next.copy(direction).addScaledVector(offset, sign).normalize())
        if (found <= ignored) return 0
        if (found < depth) [direction, depth] = [next.clone(), found]
      }
    }
  }
  return depth
}

const rowFor = (matrix: Matrix4, d: Vector3): [number, number, number] => {
  const e = matrix.elements
  return [
    d.x * e[0] + d.y * e[1] + d.z * e[2],
    d.x * e[4] + d.y * e[5] + d.z * e[6],
    d.x * e[8] + d.y * e[9] + d.z * e[10],
  ]
}

function hullsOf(scene: SceneReader, node: MeshNode): Hull[] {
  const { geometry } = node
  if (isPrimitive(geometry) && geometry.shape === 'torus') return linksOf(geometry, worldMatrix(scene, node.id))
  const hull = hullOf(scene, node)
  return hull ? [hull] : []
}

/** In how many links a ring is measured: each is within 2 % of its radius of the arc that it stands for. */
const LINKS = 16

function linksOf({ radius, tube }: Extract<Primitive, { shape: 'torus' }>, matrix: Matrix4): Hull[] {
  const rim = Array.from({ length: LINKS }, (_, i) => {
    const angle = (i / LINKS) * 2 * Math.PI
    return new Vector3(radius * Math.cos(angle), 0, radius * Math.sin(angle)).applyMatrix4(matrix)
  })
  return rim.map((from, i) => {
    const to = rim[(i + 1) % LINKS]
    return {
      center: from.clone().add(to).divideScalar(2),
      axes: [to.clone().sub(from)],
      span: (direction) => {
        const thick = tube * Math.hypot(...rowFor(matrix, direction))
        const [a, b] = [from.dot(direction), to.dot(direction)]
        return [Math.min(a, b) - thick, Math.max(a, b) + thick]
      },
    }
  })
}

function hullOf(scene: SceneReader, node: MeshNode): Hull | null {
  const matrix = worldMatrix(scene, node.id)
  const linear = new Matrix3().setFromMatrix4(matrix).elements
  const axes = [0, 3, 6].map((i) => new Vector3(linear[i], linear[i + 1], linear[i + 2]))
  const { geometry } = node
  if (isPrimitive(geometry)) {
    const center = new Vector3().setFromMatrixPosition(matrix)
    return {
      center,
      axes: geometry.shape === 'sphere' ? [] : axes,
      span: (direction) => {
        const [down, up] = primitiveReach(geometry, rowFor(matrix, direction))
        const at = center.dot(direction)
        return [at - down, at + up]
      },
    }
  }
  const facts = scene.asset(geometry.asset)?.meshes?.[geometry.mesh]
  if (!facts || node.skin !== undefined) return null
  const half = facts.max.map((n, i) => (n - facts.min[i]) / 2)
  const center = new Vector3(...facts.max.map((n, i) => (n + facts.min[i]) / 2)).applyMatrix4(matrix)
  return {
    center,
    axes,
    span: (direction) => {
      const reach = rowFor(matrix, direction).reduce((sum, n, i) => sum + Math.abs(n) * half[i], 0)
      const at = center.dot(direction)
      return [at - reach, at + reach]
    },
  }
}
