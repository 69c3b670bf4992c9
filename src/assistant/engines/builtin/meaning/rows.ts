import type { NodeId } from '../../../../document/index.ts'
import { boundsOrOrigin, center, directionVector, size } from '../../../../spatial/index.ts'
import type { Noun, Rank } from '../grammar/noun.ts'
import { wordsOf } from './lexicon.ts'
import { kindName } from './pieces.ts'
import { SIDE_OF } from './ranks.ts'
import type { World } from './world.ts'

type Place = Pick<World, 'scene' | 'basis'>

/** The row that comes so-manieth from a side, or that in the middle; of what, may be left to the scene. */
export function thatRow(found: readonly NodeId[], { word, rank, nth = 1, rowMark }: Noun, world: Place): NodeId[] {
  const marked = rowMark ? found.filter((id) => isMarkedBy(rowMark, world.scene.node(id)!.name)) : []
  if (marked.length) return marked
  const rows = rowsFrom(word ? found : standingInRows(found, rank!, world), rank!, world)
  return rows[rank === 'middle' ? Math.floor(rows.length / 2) : nth - 1] ?? []
}

/** "Seat B2" is in row B. */
const isMarkedBy = (letter: string, name: string): boolean =>
  new RegExp(`^${letter}\\d+$`).test(wordsOf(name).at(-1) ?? '')

/** "The last row": of what there is the most of a kind, and stands in rows. */
function standingInRows(found: readonly NodeId[], rank: Rank, world: Place): readonly NodeId[] {
  const kinds = new Map<string, NodeId[]>()
  for (const id of found) {
    const kind = kindName(world.scene, id)
    kinds.set(kind, [...(kinds.get(kind) ?? []), id])
  }
  const inRows = [...kinds.values()].filter((ids) => {
    const rows = rowsFrom(ids, rank, world)
    return rows.length > 1 && rows.length < ids.length
  })
  return inRows.sort((a, b) => b.length - a.length)[0] ?? []
}

/** All rows, from that side on; what stands less than half its size off is in one row. */
export function rowsFrom(found: readonly NodeId[], rank: Rank, { scene, basis }: Place): NodeId[][] {
  const way = directionVector(SIDE_OF[rank] ?? 'front', basis)
  const i = way[0] !== 0 ? 0 : 2
  const along = (id: NodeId) => center(boundsOrOrigin(scene, [id]))[i] * way[i]
  const rows: NodeId[][] = []
  for (const id of [...found].sort((a, b) => along(b) - along(a))) {
    const row = rows.at(-1)
    const isSame = row && along(row[0]) - along(id) < size(boundsOrOrigin(scene, [id]))[i] / 2
    if (isSame) row.push(id)
    else rows.push([id])
  }
  // One that stands by itself, such as the desk of the teacher, is no row.
  const several = rows.filter((row) => row.length > 1)
  return several.length > 1 ? several : rows
}
