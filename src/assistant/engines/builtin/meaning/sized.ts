import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { boundsOrOrigin, size } from '../../../../spatial/index.ts'
import type { Noun, Rank } from '../grammar/noun.ts'
import { furnishings } from './furnishings.ts'
import { Refuse, type World } from './world.ts'

/** Whether the size is a part of their names: "the small cup". */
export const inName = (noun: Noun, found: readonly NodeId[], scene: SceneReader) =>
  found.every((id) => noun.sizeWords.some((word) => scene.node(id)!.name.toLowerCase().includes(word)))

/** How much smaller, or larger, than the usual one a "small" or a "big" one is. */
const NOTABLY = 1.2

/** "The small boxes": those that are notably smaller than the usual one; where all are alike, all. */
export function notable(noun: Noun, found: readonly NodeId[], rank: Rank, world: World): NodeId[] {
  const measure = (id: NodeId) => {
    const [w, h, d] = size(boundsOrOrigin(world.scene, [id]))
    return /tall|short/.test(rank) ? h : /wid|narrow/.test(rank) ? Math.max(w, d) : Math.max(w, h, d)
  }
  const sizes = found.map(measure)
  const sorted = [...sizes].sort((a, b) => a - b)
  const usual = (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
  const isUpper = /largest|tallest|widest/.test(rank)
  const meant = found.filter((_id, i) => (isUpper ? sizes[i] > usual * NOTABLY : sizes[i] < usual / NOTABLY))
  if (meant.length) return meant
  const kinds = twoKinds(sorted)
  if (kinds !== null) return found.filter((_id, i) => (isUpper ? sizes[i] > kinds : sizes[i] <= kinds))
  // "The small boxes", where all are alike.
  const areAlike = Math.max(...sizes) < Math.min(...sizes) * NOTABLY
  if (noun.isPlural && areAlike && noun.word !== 'one') return [...found]
  // "Delete the small ones", where those spoken of last are alike: of all things.
  const all = areAlike ? furnishings(world.scene.children(null), world) : found
  if (all.length > found.length) return notable(noun, all, rank, world)
  if (areAlike) throw new Refuse(`They are all of about one size, so I cannot tell which “${noun.text}” are.`)
  throw new Refuse(`I cannot tell which “${noun.text}” are: say a size, “smaller than 50 cm” for example.`)
}

/** Of small and large ones, as many of the one as of the other or not: the size up to which they are small. */
function twoKinds(sorted: readonly number[]): number | null {
  const steps = sorted.slice(1).map((n, i) => n / sorted[i])
  const widest = Math.max(...steps)
  const from = steps.indexOf(widest)
  const isClear = widest >= NOTABLY && steps.every((step, i) => i === from || step ** 2 < widest)
  return isClear ? sorted[from] : null
}
