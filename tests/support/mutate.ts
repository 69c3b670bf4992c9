import type { GLTF } from '@gltf-transform/core'
import { parseGlb, writeGlb } from '../../src/io/gltf/glb.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type Random = () => number

/** Random numbers in [0, 1) that are the same for the same seed (mulberry32, by Tommy Ettinger). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]
const below = (random: Random, n: number) => Math.floor(random() * n)

/** A file with something wrong with it. */
export function mutate(bytes: Bytes, isGlb: boolean, random: Random): Bytes {
  const ways = isGlb ? [cut, flip, splice, ...Array(6).fill(bend)] : [cut, flip, splice, digits]
  return pick(random, ways)(bytes, random)
}

const cut = (bytes: Bytes, random: Random): Bytes => bytes.slice(0, below(random, bytes.byteLength))

function flip(bytes: Bytes, random: Random): Bytes {
  const out = bytes.slice()
  for (let n = 1 + below(random, 8); n > 0; n--) out[below(random, out.byteLength)] = below(random, 256)
  return out
}

/** Leaves a stretch out, or says it twice. */
function splice(bytes: Bytes, random: Random): Bytes {
  const start = below(random, bytes.byteLength)
  const end = Math.min(bytes.byteLength, start + below(random, 64))
  const rest = bytes.slice(random() < 0.5 ? end : start)
  const out = new Uint8Array(end + rest.byteLength)
  out.set(bytes.subarray(0, end))
  out.set(rest, end)
  return out
}

/** Turns numbers of a text into others. */
function digits(bytes: Bytes, random: Random): Bytes {
  const out = bytes.slice()
  for (let i = 0; i < out.byteLength; i++) {
    if (out[i] >= 48 && out[i] <= 57 && random() < 0.05) out[i] = 48 + below(random, 10)
  }
  return out
}

const ODD = [
  -1,
  0,
  1,
  2,
  7,
  65535,
  2 ** 31,
  1e9,
  1e300,
  0.5,
  '',
  'x',
  null,
  true,
  [],
  {},
  [0],
  'https://example.com/a.bin',
]

/** Changes values of the JSON of a GLB, and keeps it a GLB. */
function bend(bytes: Bytes, random: Random): Bytes {
  const { json, bin } = parseGlb(bytes, 'source')
  const bent = structuredClone(json)
  for (let n = 1 + below(random, 3); n > 0; n--) {
    const places = placesOf(bent)
    const [holder, key] = pick(random, places)
    const way = random()
    if (way < 0.15) delete holder[key]
    else if (way < 0.3) holder[key] = structuredClone(pick(random, places)[0])
    else if (typeof holder[key] === 'number' && way < 0.6) holder[key] = below(random, 12)
    else holder[key] = pick(random, ODD)
  }
  const data = random() < 0.3 ? flip(new Uint8Array(bin), random) : bin
  return writeGlb(bent as GLTF.IGLTF, data)
}

type Holder = Record<string, unknown>

/** Every place of a JSON: what holds it, and under which key. */
function placesOf(json: unknown): [Holder, string][] {
  if (typeof json !== 'object' || json === null) return []
  return Object.keys(json).flatMap((key): [Holder, string][] => [
    [json as Holder, key],
    ...placesOf((json as Holder)[key]),
  ])
}
