import type { Vec3 } from '../../../../document/index.ts'
import {
  type Bounds,
  circleRadius,
  directionVector,
  FreeSpots,
  isClear,
  isIndoors,
  moved,
  obstacles,
  roomAround,
} from '../../../../spatial/index.ts'
import { type Slots, saysWhere } from '../grammar/slots/slots.ts'
import type { Planner } from '../meaning/planner.ts'
import { Refuse } from '../meaning/world.ts'
import { letterPlaces } from './letters.ts'
import { spiralPlaces } from './spiral.ts'

/** Metres between things that are set out, where nothing else is said. */
const GAP = 0.25
/** So many new things stand side by side, where nothing else is said; more of them about the place that is looked at. */
const MOST_IN_ROW = 5
/** Metres between the places that are tried. */
const STEP = 0.5

/** Where new things of one size stand, as the middles of their bottoms; null lets the editor find free places. */
export function layOut(plan: Planner, count: number, size: Vec3, slots: Slots): Vec3[] | null {
  assertTriangle(slots, count)
  if (slots.at && count === 1) return [foot(slots.at, size[1])]
  const areFew = count >= 3 && count <= MOST_IN_ROW && !slots.graded && !saysWhere(slots)
  const offsets = areFew || slots.layout || slots.gap !== undefined ? layoutOffsets(plan, count, size, slots) : null
  if (!offsets) return slots.toOrigin && count === 1 ? [[0, 0, 0]] : null
  const span = (i: 0 | 2) => Math.max(...offsets.map((o) => Math.abs(o[i]))) * 2 + size[i]
  const middle = slots.at
    ? foot(slots.at, size[1])
    : slots.toOrigin
      ? [0, 0, 0]
      : freeMiddle(plan, [span(0), size[1], span(2)], offsets, size)
  const isFarOff = Math.hypot(middle[0] - plan.target[0], middle[2] - plan.target[2]) > 2 * span(0)
  // Apart and in sight rather than side by side and out of it.
  if (areFew && isFarOff && !slots.layout && slots.gap === undefined) return null
  return offsets.map(([x, y, z]) => [middle[0] + x, middle[1] + y, middle[2] + z])
}

/**
 * The middle of a free place of this size near where the user looks: in the room rather than out of it, and about what
 * stands there rather than outside.
 */
function freeMiddle(plan: Planner, extent: Vec3, offsets: readonly Vec3[], own: Vec3): Vec3 {
  const [x, , z] = plan.target
  const half = extent.map((n) => n / 2)
  const wish: Bounds = { min: [x - half[0], 0.01, z - half[2]], max: [x + half[0], extent[1], z + half[2]] }
  const room = roomAround(plan.scene, wish)
  const fits = room && [0, 2].every((i) => room.max[i] - room.min[i] >= extent[i])
  if (!fits) return new FreeSpots(plan.scene).take(plan.target, extent)
  const others = obstacles(plan.scene)
  const steps = (i: 0 | 2) => {
    const [from, to] = [room.min[i] - wish.min[i], room.max[i] - wish.max[i]]
    return [0, from, to, ...Array.from({ length: Math.ceil((to - from) / STEP) }, (_, k) => from + k * STEP)]
  }
  const ways = steps(0).flatMap((dx) => steps(2).map((dz): Vec3 => [dx, 0, dz]))
  const inside = ways
    .sort((a, b) => Math.hypot(a[0], a[2]) - Math.hypot(b[0], b[2]))
    .filter((by) => isIndoors(moved(wish, by), room))
  const each = offsets.map(
    ([ox, oy, oz]): Bounds => ({
      min: [x + ox - own[0] / 2, oy + 0.01, z + oz - own[2] / 2],
      max: [x + ox + own[0] / 2, oy + own[1], z + oz + own[2] / 2],
    }),
  )
  const free =
    inside.find((by) => isClear(moved(wish, by), others)) ??
    inside.find((by) => each.every((bounds) => isClear(moved(bounds, by), others)))
  return free ? [x + free[0], 0, z + free[2]] : new FreeSpots(plan.scene).take(plan.target, extent)
}

export function assertTriangle({ layout }: Slots, count: number) {
  if (layout?.isTriangle && count !== 3) throw new Refuse(`I can make a triangle of three things, not of ${count}.`)
}

/** Of coordinates, three say where the middle is; two, or a height of nothing, where it stands on the ground. */
const foot = (at: readonly number[], height: number): Vec3 =>
  at.length === 2 ? [at[0], 0, at[1]] : [at[0], at[1] === 0 ? 0 : at[1] - height / 2, at[2]]

/** Dominoes and cups stand nearer to each other than chairs. */
const usualGap = (size: Vec3): number => Math.min(GAP, 0.6 * Math.max(...size))

/** Places about a middle: rows run along the view's axis that is nearest to its right. */
function layoutOffsets(
  plan: Planner,
  count: number,
  size: Vec3,
  {
    layout = { kind: 'row' },
    gap = layout.isBoard || layout.kind === 'block' ? 0 : usualGap(size),
    radius,
    axis,
  }: Slots,
): Vec3[] {
  const right = directionVector('right', plan.basis)
  const behind = directionVector('behind', plan.basis)
  const along =
    axis === 'z' ? [0, 0, 1] : axis === 'x' ? [1, 0, 0] : (layout.kind === 'column' ? behind : right).map(Math.abs)
  const ids = Array.from({ length: count }, (_, i) => i)
  const step = (i: 0 | 2) => size[i] + gap
  switch (layout.kind) {
    case 'stack':
      return ids.map((i) => [0, i * size[1], 0])
    case 'pyramid':
      return pyramid(count, size)
    case 'circle': {
      const r =
        radius ??
        Math.max(
          1,
          circleRadius(
            ids.map(() => Math.hypot(size[0], size[2])),
            gap,
          ),
        )
      return ids.map((i) => [r * Math.sin((2 * Math.PI * i) / count), 0, r * Math.cos((2 * Math.PI * i) / count)])
    }
    case 'letter':
      return letterPlaces(layout.letter!, count, Math.max(size[0], size[2]) + gap)
    case 'spiral':
      return spiralPlaces(count, Math.max(size[0], size[2]) + gap)
    case 'arc':
      return arc(count, Math.hypot(size[0], size[2]), gap, radius)
    case 'block': {
      const { columns = count, rows = 1 } = layout
      return ids.map((i) => [
        ((i % columns) - (columns - 1) / 2) * step(0),
        Math.floor(i / (columns * rows)) * size[1],
        ((Math.floor(i / columns) % rows) - (rows - 1) / 2) * step(2),
      ])
    }
    case 'grid': {
      const columns = layout.columns ?? (layout.rows ? Math.ceil(count / layout.rows) : Math.ceil(Math.sqrt(count)))
      const rows = Math.ceil(count / columns)
      return ids.map((i) => [
        ((i % columns) - (Math.min(columns, count) - 1) / 2) * step(0),
        0,
        (Math.floor(i / columns) - (rows - 1) / 2) * step(2),
      ])
    }
    default: {
      const pitch = along[0] ? step(0) : step(2)
      return ids.map((i) => along.map((n) => n * (i - (count - 1) / 2) * pitch) as Vec3)
    }
  }
}

/** Half a circle that is open to the front; `across` is that of each, metres. */
export function arc(count: number, across: number, gap: number, radius?: number): Vec3[] {
  const r = radius ?? Math.max(1, ((count - 1) * (across + gap)) / Math.PI)
  const turn = (i: number) => (count > 1 ? (Math.PI * i) / (count - 1) : Math.PI / 2)
  return Array.from({ length: count }, (_, i) => [-r * Math.cos(turn(i)), 0, -r * Math.sin(turn(i))])
}

/** Rows upon rows, each with one less, the broadest at the bottom. */
export function pyramid(count: number, size: Vec3): Vec3[] {
  let base = 1
  while ((base * (base + 1)) / 2 < count) base++
  const found: Vec3[] = []
  for (let level = 0; found.length < count; level++) {
    const here = Math.min(base - level, count - found.length)
    for (let i = 0; i < here; i++) found.push([(i - (base - level - 1) / 2) * size[0], level * size[1], 0])
  }
  return found
}
