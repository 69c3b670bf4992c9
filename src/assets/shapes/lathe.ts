import { BufferGeometry, Float32BufferAttribute } from 'three'
import type { Primitive } from '../../document/index.ts'

type Lathe = Extract<Primitive, { shape: 'lathe' }>
type Point = readonly [number, number]

/** Radians between two stretches of a profile from which on their edge is sharp. */
const CREASE = 0.7

/** One stretch of a profile, with the normal at each end: [outwards, up]. */
interface Stretch {
  ends: readonly [Point, Point]
  normals: readonly [Point, Point]
}

/**
 * Turns a profile about Y: metres. Edges sharper than 40° stay edges, and others are smooth; faceted ones are all sharp.
 * Texture coordinates run once around, and up along the profile.
 */
export function buildLathe({ profile, sides, faceted = false }: Lathe): BufferGeometry {
  const [position, normal, uv, index]: number[][] = [[], [], [], []]
  const whole = profile.slice(1).reduce((sum, point, i) => sum + distance(profile[i], point), 0)
  let passed = 0
  for (const { ends, normals } of stretchesOf(profile, faceted)) {
    const rise = [passed, passed + distance(...ends)].map((n) => n / whole)
    passed += distance(...ends)
    const corner = (turn: number, end: 0 | 1, facing = turn) => {
      const [[radius, y], [out, up]] = [ends[end], normals[end]]
      const [angle, normalAngle] = [turn, facing].map((n) => (n / sides) * Math.PI * 2)
      position.push(Math.sin(angle) * radius, y, Math.cos(angle) * radius)
      normal.push(Math.sin(normalAngle) * out, up, Math.cos(normalAngle) * out)
      uv.push(turn / sides, rise[end])
    }
    for (let side = 0; side < sides; side++) {
      const isShared = side > 0 && !faceted
      if (!isShared) for (const end of [0, 1] as const) corner(side, end, faceted ? side + 0.5 : side)
      for (const end of [0, 1] as const) corner(side + 1, end, faceted ? side + 0.5 : side + 1)
      const first = position.length / 3 - 4
      // Where an end lies on the axis, the face there is a triangle.
      if (ends[0][0] > 0) index.push(first, first + 2, first + 1)
      if (ends[1][0] > 0) index.push(first + 1, first + 2, first + 3)
    }
  }
  return new BufferGeometry()
    .setIndex(index)
    .setAttribute('position', new Float32BufferAttribute(position, 3))
    .setAttribute('normal', new Float32BufferAttribute(normal, 3))
    .setAttribute('uv', new Float32BufferAttribute(uv, 2))
}

/** How many triangles `buildLathe` makes. */
export const latheTriangles = ({ profile, sides }: Lathe): number =>
  stretchesOf(profile, true).reduce((sum, { ends }) => sum + sides * ends.filter(([radius]) => radius > 0).length, 0)

function stretchesOf(profile: readonly Point[], faceted: boolean): Stretch[] {
  const lines = profile
    .slice(1)
    .map((to, i) => [profile[i], to] as const)
    .filter(([from, to]) => distance(from, to) > 1e-9)
  const facing = lines.map(outwards)
  return lines.map((ends, i) => ({
    ends,
    normals: faceted ? [facing[i], facing[i]] : [blend(facing[i], facing[i - 1]), blend(facing[i], facing[i + 1])],
  }))
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Right of the way from one point to the other: the profile goes up with its outside on that hand. */
function outwards([from, to]: readonly [Point, Point]): Point {
  const long = distance(from, to)
  return [(to[1] - from[1]) / long, (from[0] - to[0]) / long]
}

function blend(own: Point, next: Point | undefined): Point {
  if (!next || own[0] * next[0] + own[1] * next[1] < Math.cos(CREASE)) return own
  const [x, y] = [own[0] + next[0], own[1] + next[1]]
  const long = Math.hypot(x, y)
  return [x / long, y / long]
}
