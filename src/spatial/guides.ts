import type { Vec3 } from '../document/index.ts'
import type { Bounds } from './bounds.ts'
import { moved } from './bounds.ts'

/** A line that says what a thing lines up with, or how far it is from a neighbour. Metres. */
export interface Guide {
  kind: 'align' | 'gap'
  from: Vec3
  to: Vec3
  /** The length of a gap. Equal gaps are of the kind `gap` with `equal`. */
  equal?: boolean
}

type AxisIndex = 0 | 1 | 2

/** Differences below this, in metres, count as none. */
const SAME = 1e-4

const overlaps = (a: Bounds, b: Bounds, i: number) => a.min[i] < b.max[i] - SAME && b.min[i] < a.max[i] - SAME
const values = (b: Bounds, i: number) => [b.min[i], (b.min[i] + b.max[i]) / 2, b.max[i]]

/**
 * How far `moving` is from lining up with `others` along each axis of `axes`: its sides or centre with theirs, or the
 * gaps beside it with each other or with gaps between them. Axes on which nothing is within `reach` metres stay 0.
 */
export function guideSnap(moving: Bounds, others: readonly Bounds[], axes: readonly AxisIndex[], reach: number): Vec3 {
  const by: Vec3 = [0, 0, 0]
  for (const i of axes) {
    const isBetter = (d: number, than: number) => Math.abs(d) < Math.abs(than)
    const side = sideOffers(moving, others, i).reduce(
      (least, d) => (isBetter(d, least) ? d : least),
      Number.POSITIVE_INFINITY,
    )
    // Where things of a row overlap each other, what is offered beside one may be blocked, or uneven, by the next.
    const gap = gapOffers(moving, others, i)
      .filter((d) => Math.abs(d) <= reach && isBetter(d, side))
      .sort((a, b) => Math.abs(a) - Math.abs(b))
      .find((d) => gapLines(shifted(moving, i, d), others, i, Number.POSITIVE_INFINITY).some(({ equal }) => equal))
    const best = gap ?? side
    if (Math.abs(best) <= reach) by[i] = best
  }
  return by
}

function shifted(bounds: Bounds, i: AxisIndex, by: number): Bounds {
  const along: Vec3 = [0, 0, 0]
  along[i] = by
  return moved(bounds, along)
}

function sideOffers(moving: Bounds, others: readonly Bounds[], i: AxisIndex): number[] {
  const [min, mid, max] = values(moving, i)
  return others.flatMap((other) => {
    const [low, middle, high] = values(other, i)
    return [low - min, high - max, low - max, high - min, middle - mid]
  })
}

/** Moves after which the gap to a neighbour in the row equals another gap of that row. */
function gapOffers(moving: Bounds, others: readonly Bounds[], i: AxisIndex): number[] {
  const row = inRow(moving, others, i)
  const offers: number[] = []
  for (const a of row) {
    for (const b of row) {
      const gap = b.min[i] - a.max[i]
      if (a === b || gap <= SAME) continue
      offers.push(b.max[i] + gap - moving.min[i], a.min[i] - gap - moving.max[i])
      const room = gap - (moving.max[i] - moving.min[i])
      if (room > 0) offers.push(a.max[i] + room / 2 - moving.min[i])
    }
  }
  return offers
}

/** Those of `others` that lie beside `moving` along an axis: they overlap it on the other horizontal axis and in height. */
const inRow = (moving: Bounds, others: readonly Bounds[], i: AxisIndex) =>
  others.filter((other) => [0, 1, 2].every((k) => k === i || overlaps(moving, other, k)))

/**
 * The lines to draw for a thing where it is now: what its sides and centres line up with along `axes`, and the gaps to
 * its nearest neighbour on each side, marked where they equal another gap.
 */
export function guideLines(
  moving: Bounds,
  others: readonly Bounds[],
  axes: readonly AxisIndex[],
  reach: number,
): Guide[] {
  return axes.flatMap((i) => [...alignLines(moving, others, i), ...gapLines(moving, others, i, reach)])
}

function alignLines(moving: Bounds, others: readonly Bounds[], i: AxisIndex): Guide[] {
  const lines = new Map<number, Guide>()
  const across: AxisIndex = i === 0 ? 2 : 0
  for (const own of values(moving, i)) {
    for (const other of others) {
      if (!values(other, i).some((n) => Math.abs(n - own) < SAME)) continue
      const key = Math.round(own / SAME)
      const known = lines.get(key)
      const span = [moving.min[across], moving.max[across], other.min[across], other.max[across]]
      if (known) span.push(known.from[across], known.to[across])
      const point = (n: number): Vec3 => {
        const at: Vec3 = [0, i === 1 ? own : moving.min[1], 0]
        at[i] = own
        at[across] = n
        if (i === 1) at[2] = (moving.min[2] + moving.max[2]) / 2
        return at
      }
      lines.set(key, { kind: 'align', from: point(Math.min(...span)), to: point(Math.max(...span)) })
    }
  }
  return [...lines.values()]
}

function gapLines(moving: Bounds, others: readonly Bounds[], i: AxisIndex, reach: number): Guide[] {
  if (i === 1) return []
  const row = inRow(moving, others, i)
  const before = row.filter((b) => b.max[i] <= moving.min[i] + SAME).sort((a, b) => b.max[i] - a.max[i])[0]
  const after = row.filter((b) => b.min[i] >= moving.max[i] - SAME).sort((a, b) => a.min[i] - b.min[i])[0]
  const lines = [before && gapLine(before, moving, moving, i), after && gapLine(moving, after, moving, i)]
    .filter((line) => !!line)
    .filter((line) => length(line) > SAME && length(line) <= reach)
  const between = row.flatMap((a) =>
    row
      .filter((b) => b.min[i] - a.max[i] > SAME)
      .filter((b) => !row.some((c) => c.min[i] >= a.max[i] - SAME && c.max[i] <= b.min[i] + SAME))
      .map((b) => gapLine(a, b, moving, i)),
  )
  const equal = (a: Guide, b: Guide) => a !== b && Math.abs(length(a) - length(b)) < SAME
  const shown = [...lines, ...between.filter((line) => lines.some((own) => equal(own, line)))]
  return shown.map((line) => ({ ...line, equal: shown.some((other) => equal(line, other)) }))
}

/** From the far side of one to the near side of the next, through the middle of what they share with `moving`. */
function gapLine(a: Bounds, b: Bounds, moving: Bounds, i: AxisIndex): Guide {
  const across: AxisIndex = i === 0 ? 2 : 0
  const low = Math.max(a.min[across], b.min[across], moving.min[across])
  const high = Math.min(a.max[across], b.max[across], moving.max[across])
  const point = (n: number): Vec3 => {
    const at: Vec3 = [0, Math.max(0, Math.max(a.min[1], b.min[1])), 0]
    at[i] = n
    at[across] = (low + high) / 2
    return at
  }
  return { kind: 'gap', from: point(a.max[i]), to: point(b.min[i]) }
}

const length = ({ from, to }: Guide) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
