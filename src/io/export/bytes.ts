import type { GLTF } from '@gltf-transform/core'
import { concat } from '../gltf/glb.ts'
import { itemsOf } from '../gltf/references.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What takes a stretch of a buffer: a buffer view, or what its compression says in its place. */
interface Stretch {
  buffer: number
  byteOffset?: number
  byteLength: number
}

interface Span {
  start: number
  end: number
}

/** Numbers of every type stay aligned where stretches move by multiples of this. */
const ALIGNMENT = 8
const alignUp = (n: number) => Math.ceil(n / ALIGNMENT) * ALIGNMENT
const alignDown = (n: number) => Math.floor(n / ALIGNMENT) * ALIGNMENT

/**
 * Joins the buffers of a file to one, which it returns, and leaves out what no view uses: unless nothing was taken from
 * the file, for then it stays as it is, to the byte. Buffers that have no bytes of their own come behind it.
 */
export function joinBuffers(json: GLTF.IGLTF, bytes: readonly (Bytes | undefined)[], isWhole: boolean): Bytes {
  const stretches = itemsOf(json, 'bufferViews').flatMap((view) => stretchesOf(view as unknown as GLTF.IBufferView))
  const parts: Uint8Array[] = []
  let length = 0
  const append = (part: Uint8Array): number => {
    const at = alignUp(length)
    parts.push(new Uint8Array(at - length), part)
    length = at + part.byteLength
    return at
  }
  const joined: GLTF.IBuffer[] = []
  const numbers = new Map<number, number>()
  bytes.forEach((source, buffer) => {
    const own = stretches.filter((stretch) => stretch.buffer === buffer)
    if (!source || (!own.length && !isWhole)) return
    const end = Math.min(source.byteLength, json.buffers![buffer].byteLength)
    const moves = (isWhole ? [{ start: 0, end }] : spans(own, end)).map((span) => ({
      ...span,
      to: append(source.subarray(span.start, span.end)),
    }))
    for (const stretch of own) move(stretch, moves)
    joined[0] ??= json.buffers![buffer]
    numbers.set(buffer, 0)
  })
  ;(json.buffers ?? []).forEach((buffer, i) => {
    if (!bytes[i]) numbers.set(i, joined.push(buffer) - 1)
  })
  for (const stretch of stretches) stretch.buffer = numbers.get(stretch.buffer) ?? stretch.buffer
  if (parts.length) joined[0] = { ...joined[0], byteLength: length }
  if (joined.length) json.buffers = joined
  else delete json.buffers
  return concat(parts)
}

function stretchesOf(view: GLTF.IBufferView): Stretch[] {
  const compressed = ['EXT_meshopt_compression', 'KHR_meshopt_compression'].map((name) => view.extensions?.[name])
  return [view, ...compressed.filter((inner) => inner)] as Stretch[]
}

/** The parts of a buffer that stretches take, none overlapping another. */
function spans(stretches: readonly Stretch[], length: number): Span[] {
  const ends = stretches
    .map(({ byteOffset = 0, byteLength }) => ({ start: alignDown(byteOffset), end: byteOffset + byteLength }))
    .sort((a, b) => a.start - b.start)
  const found: Span[] = []
  for (const { start, end } of ends) {
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, Math.min(end, length))
    else found.push({ start, end: Math.min(end, length) })
  }
  return found
}

function move(stretch: Stretch, moves: readonly (Span & { to: number })[]) {
  const from = stretch.byteOffset ?? 0
  const found = moves.findLast(({ start }) => start <= from)
  if (!found) return
  const offset = from - found.start + found.to
  if (offset || stretch.byteOffset !== undefined) stretch.byteOffset = offset
}
