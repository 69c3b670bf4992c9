import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import type { Triangles } from '../triangles.ts'

/** Fewer triangles over some of the same corners. */
export interface Simplified {
  /** Which of `vertices` make triangles. */
  index: Uint32Array<ArrayBuffer>
  /** Which of the corners are left. */
  vertices: Uint32Array<ArrayBuffer>
}

/** Triangles that a stand-in has at most, and at least: as many as are told apart in motion. */
const MOST = 30_000
const LEAST = 32
/** Above this many triangles a quick look at where they are leaves so many, before a closer one: five millions take 0.5 s instead of 4. */
const ROUGHLY = 500_000

/** A share of the triangles that looks much like all of them (quadric error, meshoptimizer). */
export async function simplify({ corners, index }: Triangles, share: number): Promise<Simplified> {
  await MeshoptSimplifier.ready
  const all = index ? Uint32Array.from(index) : Uint32Array.from({ length: corners.length / 3 }, (_, i) => i)
  const most = Math.round(Math.min(Math.max((all.length / 3) * share, LEAST), MOST))
  const some = all.length > 6 * ROUGHLY ? byPlace(all, corners, ROUGHLY) : all
  let [kept] = MeshoptSimplifier.simplify(some, corners, 3, most * 3, 1, [
    'Permissive',
    'Prune',
    'RegularizeLight',
    'Sparse',
  ])
  // Thousands of loose pieces are each too small to become simpler.
  if (kept.length > 2 * most * 3) kept = byPlace(all, corners, most)
  return compact(kept)
}

/** At most so many triangles, gathered by where they are: quick, and less even. */
const byPlace = (index: Uint32Array, corners: Float32Array, most: number) =>
  MeshoptSimplifier.simplifySloppy(index, corners, 3, null, most * 3, 1)[0]

function compact(kept: Uint32Array): Simplified {
  const index = Uint32Array.from(kept)
  const [places, count] = MeshoptSimplifier.compactMesh(index)
  const vertices = new Uint32Array(count)
  for (let i = 0; i < places.length; i++) if (places[i] < count) vertices[places[i]] = i
  return { index, vertices }
}
