import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Finish, LibraryPart } from '../../commands/library-item.ts'
import type { Primitive, Quat, Vec3 } from '../../document/index.ts'
import { fromDegrees, toDegrees } from '../../spatial/index.ts'

export type Point = [number, number]
type More = Pick<LibraryPart, 'rotation' | 'scale' | 'main'>

/** Of the finish that takes the colour asked for: "a red chair". */
export const MAIN = { main: true } as const

/** Flat faces around what is round. */
const SIDES = 28

/** Points as they are read: "0 0, 0.5 0, 0.5 1.2"; metres. */
export const path = (text: string): Point[] =>
  text.split(',').map((pair) => pair.trim().split(' ').map(Number) as Point)

const part = (name: string, geometry: Primitive, position: Vec3, finish: Finish, more: More): LibraryPart => ({
  name,
  geometry,
  position,
  finish,
  ...more,
})

/** A box with slightly broken edges about the middle `at`; metres. `soft` edges are rounded wide, as of upholstery. */
export function box(
  name: string,
  at: Vec3,
  [width, height, depth]: Vec3,
  finish: Finish,
  { soft, ...more }: More & { soft?: number } = {},
): LibraryPart {
  const thin = Math.min(width, height, depth)
  const bevel = round(soft ?? Math.min(0.012, thin / 5))
  const geometry = { shape: 'box', width, height, depth, bevel, ...(soft === undefined && { rounds: 1 }) } as const
  return part(name, geometry, at, finish, more)
}

/** A profile of [radius, height] from the bottom to the top, turned about the upright through `at`, its lowest middle. */
export function turned(
  name: string,
  [x, y, z]: Vec3,
  profile: readonly Point[],
  finish: Finish,
  { sides = SIDES, faceted, ...more }: More & { sides?: number; faceted?: boolean } = {},
): LibraryPart {
  const heights = profile.map(([, height]) => height)
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2
  const geometry: Primitive = {
    shape: 'lathe',
    profile: profile.map(([radius, height]): Point => [round(radius), round(height - middle)]),
    sides,
    ...(faceted && { faceted }),
  }
  return part(name, geometry, [x, y + middle, z], finish, more)
}

interface RodOptions extends More {
  /** The radius at the upper end; that of the lower one where left out. */
  top?: number
  sides?: number
  faceted?: boolean
  soft?: number
}

/** A round post with broken edges that stands on `at`; metres. */
export function rod(
  name: string,
  at: Vec3,
  [radius, height]: Point,
  finish: Finish,
  { top = radius, soft = 0.008, ...more }: RodOptions = {},
): LibraryPart {
  const cut = Math.min(soft, height / 5, Math.max(radius, top) / 4)
  const rim = (r: number, y: number, to: number): Point[] =>
    r > cut
      ? [
          [r, y + cut * to],
          [r - cut, y],
        ]
      : [[r, y]]
  const up: Point[] = [...rim(radius, 0, 1).reverse(), ...rim(top, height, -1)]
  const profile: Point[] = [[0, 0], ...up, [0, height]]
  return turned(name, at, profile.filter(differs), finish, more)
}

/** A round bar from the middle of one end to that of the other. */
export function pole(
  name: string,
  from: Vec3,
  to: Vec3,
  radius: number,
  finish: Finish,
  { sides = 12, ...more }: Omit<RodOptions, 'rotation'> = {},
): LibraryPart {
  const { length, ...placed } = span(from, to)
  return { ...rod(name, [0, 0, 0], [radius, length], finish, { sides, ...more }), ...placed }
}

/** A leaf from its stalk to its tip: flat, and level across. */
export function blade(
  name: string,
  from: Vec3,
  to: Vec3,
  [width, thick]: Point,
  finish: Finish,
  more: Omit<More, 'rotation'> = {},
): LibraryPart {
  const { length, ...placed } = span(from, to)
  return { ...ball(name, [0, 0, 0], [width, length, thick], finish, more), ...placed }
}

/** Parts that were drawn with their front at +X, turned so that it is at +Z. */
export const frontward = (parts: readonly LibraryPart[]): LibraryPart[] =>
  parts.map((part) => {
    const turn = new Quaternion(...fromDegrees([0, -90, 0])).multiply(
      new Quaternion(...fromDegrees(part.rotation ?? [0, 0, 0])),
    )
    const [x, y, z] = part.position
    return { ...part, position: [-z, y, x], rotation: toDegrees(turn.toArray() as Quat).map(round) as Vec3 }
  })

/** Between two points: the middle, and the rotation that takes +Y from one to the other and keeps X level; degrees. */
function span(from: Vec3, to: Vec3): { length: number; position: Vec3; rotation: Vec3 } {
  const way = new Vector3(...to).sub(new Vector3(...from))
  const up = way.clone().normalize()
  const level = new Vector3(0, 1, 0).cross(up)
  const across = level.lengthSq() > 1e-9 ? level.normalize() : new Vector3(1, 0, 0)
  const { x, y, z } = new Euler().setFromRotationMatrix(new Matrix4().makeBasis(across, up, across.clone().cross(up)))
  return {
    length: round(way.length()),
    position: from.map((n, i) => round((n + to[i]) / 2)) as Vec3,
    rotation: [x, y, z].map((radians) => round((radians * 180) / Math.PI)) as Vec3,
  }
}

const differs = (point: Point, i: number, all: readonly Point[]) =>
  i === 0 || Math.hypot(point[0] - all[i - 1][0], point[1] - all[i - 1][1]) > 1e-6

/** An outline of [x, y] drawn out along Z, about the middle of its bounds `at`; metres. */
export function cut(
  name: string,
  at: Vec3,
  outline: readonly Point[],
  depth: number,
  finish: Finish,
  {
    holes = [],
    bevel = Math.min(0.008, depth / 5),
    ...more
  }: More & { holes?: readonly Point[][]; bevel?: number } = {},
): LibraryPart {
  const middle = [0, 1].map((axis) => {
    const all = outline.map((point) => point[axis])
    return (Math.min(...all) + Math.max(...all)) / 2
  })
  const centred = (path: readonly Point[]) => path.map(([x, y]): Point => [round(x - middle[0]), round(y - middle[1])])
  const geometry: Primitive = {
    shape: 'prism',
    outline: centred(outline),
    ...(holes.length && { holes: holes.map(centred) }),
    depth,
    bevel: round(bevel),
  }
  return part(name, geometry, at, finish, more)
}

/** An egg of some whole size about its middle; metres. */
export function ball(name: string, at: Vec3, size: Vec3 | number, finish: Finish, more: More = {}): LibraryPart {
  const [width, height, depth] = typeof size === 'number' ? [size, size, size] : size
  const sides = Math.max(width, depth) < 0.12 ? 14 : 24
  const rows = sides / 2
  const profile = Array.from({ length: rows + 1 }, (_, i): Point => {
    const angle = (i / rows) * Math.PI - Math.PI / 2
    return [i % rows ? round((Math.cos(angle) * width) / 2) : 0, round((Math.sin(angle) * height) / 2)]
  })
  const deep = depth === width ? {} : { scale: [1, 1, round(depth / width)] as Vec3 }
  return part(name, { shape: 'lathe', profile, sides }, at, finish, { ...deep, ...more })
}

/** A ball of few flat faces, as leaves and rocks are drawn. */
export function gem(
  name: string,
  at: Vec3,
  [width, height, depth]: Vec3,
  finish: Finish,
  more: More = {},
): LibraryPart {
  const row = (radius: number, y: number): Point => [round(radius * width), round(y * height)]
  const profile = [row(0, -0.5), row(0.34, -0.42), row(0.5, -0.08), row(0.4, 0.3), row(0.16, 0.47), row(0, 0.5)]
  const scale: Vec3 = [1, 1, round(depth / width)]
  return part(name, { shape: 'lathe', profile, sides: 8, faceted: true }, at, finish, { scale, ...more })
}

/** A ring about its middle, which lies flat until it is turned; metres. */
export const ring = (name: string, at: Vec3, radius: number, tube: number, finish: Finish, more: More = {}) =>
  part(name, { shape: 'torus', radius, tube }, at, finish, more)

/** Four equal legs at the corners of a rectangle about the middle, tapering to the floor; metres. */
export const legs = (width: number, depth: number, height: number, thick: number, finish: Finish): LibraryPart[] =>
  corners(width - thick, depth - thick).map(([x, z]) =>
    rod('Leg', [x, 0, z], [thick * 0.36, height], finish, { top: thick / 2, sides: 12 }),
  )

/** The corners of a rectangle about the middle: [x, z]. */
export const corners = (width: number, depth: number): Point[] =>
  [-1, 1].flatMap((x) => [-1, 1].map((z): Point => [(x * width) / 2, (z * depth) / 2]))

/** So many places in a row about the middle, from the first to the last `length` metres. */
export const along = (count: number, length: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1) - 0.5) * length))

/** So many points on a circle about the upright: [x, z, radians]. */
export const around = (count: number, radius: number, from = 0): [number, number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * Math.PI * 2
    return [Math.sin(angle) * radius, Math.cos(angle) * radius, angle]
  })

/** A rectangle about the middle, anticlockwise. */
export const rectangle = (width: number, height: number, x = 0, y = 0): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
]

/** Points of an arc from one angle to another, degrees anticlockwise from +X. */
export const arc = (x: number, y: number, radius: number, from: number, to: number, count = 8): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })

/** A rectangle with round corners about the middle, anticlockwise. */
export function rounded(width: number, height: number, radius: number, x = 0, y = 0): Point[] {
  const [w, h] = [width / 2 - radius, height / 2 - radius]
  return [
    ...arc(x + w, y - h, radius, -90, 0, 4),
    ...arc(x + w, y + h, radius, 0, 90, 4),
    ...arc(x - w, y + h, radius, 90, 180, 4),
    ...arc(x - w, y - h, radius, 180, 270, 4),
  ]
}

/** To a tenth of a millimetre. */
const round = (n: number) => Math.round(n * 10000) / 10000
