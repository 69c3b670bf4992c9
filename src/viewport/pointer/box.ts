import { type BufferGeometry, Vector3 } from 'three'
import type { MeshBVH } from 'three-mesh-bvh'
import type { NodeId, Vec3 } from '../../document/index.ts'
import type { Bounds } from '../../spatial/index.ts'
import type { DrawnPart } from '../drawn.ts'

/** A rectangle of the view, CSS pixels. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

type Point = { x: number; y: number }
type Project = (point: Vec3) => Point | null
type At = (x: number, y: number, z: number) => Point | null
type Relation = 'inside' | 'touches' | 'apart'

/** The rectangle between two corners. */
export const rectOf = (a: Point, b: Point): Rect => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
})

/** A node as a box meets it: the surfaces of it and of all below it, and where it is in the world. */
export interface Boxed {
  parts: Iterable<DrawnPart>
  /** About all of the surfaces, where they are known; then most need no closer look. */
  bounds?: Bounds | null
  origin: Vec3
}

/**
 * How a node, with all below it, lies to a rectangle of the view. What has no surface (a light, a camera, an empty
 * group) counts as its origin.
 */
export function relationTo({ parts, bounds, origin }: Boxed, rect: Rect, project: Project): Relation {
  const known = bounds && cornersTo(bounds, (x, y, z) => project([x, y, z]), rect)
  if (known) return known
  let [some, all, any] = [false, true, false]
  for (const part of parts) {
    any = true
    const relation = partTo(part, rect, project)
    if (relation !== 'apart') some = true
    if (relation !== 'inside') all = false
  }
  if (any) return all ? 'inside' : some ? 'touches' : 'apart'
  const at = project(origin)
  return at && contains(rect, at) ? 'inside' : 'apart'
}

function partTo({ geometry, matrixWorld }: DrawnPart, rect: Rect, project: Project) {
  if (!geometry.boundingBox) geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox!
  const at: At = (x, y, z) => project(new Vector3(x, y, z).applyMatrix4(matrixWorld).toArray())
  return cornersTo({ min: min.toArray(), max: max.toArray() }, at, rect) ?? trianglesTo(geometry, at, rect)
}

/** How all that is within some bounds lies to a rectangle; null where that takes a closer look. */
function cornersTo({ min, max }: Bounds, at: At, rect: Rect): 'inside' | 'apart' | null {
  const seen: Point[] = []
  for (let i = 0; i < 8; i++) {
    const point = at((i & 1 ? max : min)[0], (i & 2 ? max : min)[1], (i & 4 ? max : min)[2])
    if (point) seen.push(point)
  }
  if (!seen.length) return 'apart'
  if (seen.length < 8) return null
  if (seen.every((point) => contains(rect, point))) return 'inside'
  return overlaps(rect, seen) ? null : 'apart'
}

/** How the triangles themselves lie to a rectangle, for things whose bounds lie across its edge. */
function trianglesTo(geometry: BufferGeometry, at: At, rect: Rect): Relation {
  const tally = new Tally(rect)
  if (geometry.boundsTree) tellByTree(geometry.boundsTree as MeshBVH, at, rect, tally)
  else tellOneByOne(geometry, at, tally)
  return tally.relation
}

/** What is known of some triangles: whether some of them are touched, and whether all are inside. */
class Tally {
  some = false
  all = true

  constructor(private readonly rect: Rect) {}

  get isSettled(): boolean {
    return this.some && !this.all
  }

  get relation(): Relation {
    return this.all && this.some ? 'inside' : this.some ? 'touches' : 'apart'
  }

  /** Corners behind the eye are null. */
  add(corners: (Point | null)[]) {
    if (corners.some((p) => p === null)) {
      this.all = false
      return
    }
    const triangle = corners as Point[]
    if (triangle.every((p) => contains(this.rect, p))) this.some = true
    else {
      this.all = false
      this.some ||= meets(triangle, this.rect)
    }
  }
}

/** Of millions of triangles, only those are looked at that are near to the edge of the rectangle. */
function tellByTree(tree: MeshBVH, at: At, rect: Rect, tally: Tally) {
  tree.shapecast({
    intersectsBounds: ({ min, max }) => {
      const known = cornersTo({ min: min.toArray(), max: max.toArray() }, at, rect)
      if (known === 'inside') tally.some = true
      if (known === 'apart') tally.all = false
      return known === null && !tally.isSettled
    },
    intersectsTriangle: ({ a, b, c }) => {
      tally.add([a, b, c].map(({ x, y, z }) => at(x, y, z)))
      return tally.isSettled
    },
  })
}

function tellOneByOne({ attributes: { position }, index }: BufferGeometry, at: At, tally: Tally) {
  const points: (Point | null)[] = []
  for (let i = 0; i < position.count; i++) points.push(at(position.getX(i), position.getY(i), position.getZ(i)))
  const count = index ? index.count : position.count
  for (let i = 0; i + 2 < count && !tally.isSettled; i += 3) {
    tally.add([0, 1, 2].map((k) => points[index ? index.getX(i + k) : i + k]))
  }
}

const contains = ({ left, top, right, bottom }: Rect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom

function overlaps(rect: Rect, points: Point[]): boolean {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  return (
    Math.min(...xs) <= rect.right &&
    Math.max(...xs) >= rect.left &&
    Math.min(...ys) <= rect.bottom &&
    Math.max(...ys) >= rect.top
  )
}

/** Whether a triangle and a rectangle share a point, by the separating axis theorem. */
function meets(triangle: Point[], rect: Rect): boolean {
  if (!overlaps(rect, triangle)) return false
  const corners: Point[] = [
    { x: rect.left, y: rect.top },
    { x: rect.right, y: rect.top },
    { x: rect.right, y: rect.bottom },
    { x: rect.left, y: rect.bottom },
  ]
  return triangle.every((a, i) => {
    const b = triangle[(i + 1) % 3]
    const side = (p: Point) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    const [own, others] = [side(triangle[(i + 2) % 3]), corners.map(side)]
    // Seen edge-on, a triangle is a line: the rectangle meets it with corners on both sides.
    if (Math.abs(own) < 1e-6) return others.some((n) => n >= 0) && others.some((n) => n <= 0)
    return others.some((n) => n * own >= 0)
  })
}

/** Those of `nodes` that a box takes: drawn from left to right what is wholly inside, else all that it touches. */
export function takenBy(
  nodes: readonly NodeId[],
  boxedOf: (id: NodeId) => Boxed,
  from: Point,
  to: Point,
  project: Project,
): NodeId[] {
  const rect = rectOf(from, to)
  const whole = to.x >= from.x
  return nodes.filter((id) => {
    const relation = relationTo(boxedOf(id), rect, project)
    return relation === 'inside' || (!whole && relation === 'touches')
  })
}
