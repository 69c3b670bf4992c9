import type { Vec3 } from '../../../../document/index.ts'

/** Places about a middle that form a letter, seen from above with its top behind; `pitch` is from one to the next, metres. */
export function letterPlaces(letter: 'l' | 'u' | 'v', count: number, pitch: number): Vec3[] {
  const cells = { l: cellsOfL, u: cellsOfU, v: cellsOfV }[letter](count)
  const middle = [0, 1].map((i) => (Math.min(...cells.map((c) => c[i])) + Math.max(...cells.map((c) => c[i]))) / 2)
  return cells.map(([x, z]) => [(x - middle[0]) * pitch, 0, (z - middle[1]) * pitch])
}

type Cell = readonly [x: number, z: number]

const upTo = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i)

/** Down, and on to the right. */
function cellsOfL(count: number): Cell[] {
  const down = Math.ceil(count / 2)
  return [...upTo(down).map((i): Cell => [0, i]), ...upTo(count - down).map((i): Cell => [i + 1, down - 1])]
}

/** Two arms to the front from the ends of what is behind. */
function cellsOfU(count: number): Cell[] {
  const back = Math.max(1, Math.round(count / 3))
  const left = Math.ceil((count - back) / 2)
  const [from, to] = back > 1 ? [0, back - 1] : [-1, 1]
  return [
    ...upTo(left).map((i): Cell => [from, left - i]),
    ...upTo(back).map((i): Cell => [i, 0]),
    ...upTo(count - back - left).map((i): Cell => [to, i + 1]),
  ]
}

/** From the tip in front, to both sides. */
const cellsOfV = (count: number): Cell[] =>
  upTo(count).map((i): Cell => [(i % 2 ? 1 : -1) * Math.ceil(i / 2), -Math.ceil(i / 2)])
