type Point = { x: number; y: number }

/** The area of the convex hull of points in a plane, by Andrew's monotone chain. */
export function hullArea(points: readonly Point[]): number {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const outline = [...chain(sorted), ...chain(sorted.reverse())]
  return Math.abs(outline.reduce((sum, p, i) => sum + cross(p, outline[(i + 1) % outline.length]), 0)) / 2
}

/** One side of the hull, without its last point, which begins the other side. */
function chain(points: readonly Point[]): Point[] {
  const side: Point[] = []
  for (const p of points) {
    while (side.length > 1 && turn(side[side.length - 2], side[side.length - 1], p) <= 0) side.pop()
    side.push(p)
  }
  return side.slice(0, -1)
}

const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x
const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
