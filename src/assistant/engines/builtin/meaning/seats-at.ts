import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import { SEATS, TABLES } from '../words/seats.ts'

/** Metres from a table within which a seat stands at it. */
const REACH = 0.6

/** The seats that stand at a table: it has them, though they are not on it. */
export function seatsAt(scene: SceneReader, id: NodeId): NodeId[] {
  if (!TABLES.test(scene.node(id)!.name)) return []
  return scene
    .children(null)
    .filter((other) => other !== id && SEATS.test(scene.node(other)!.name) && distance(scene, id, other) < REACH)
}

/** The share of tables that have seats, from which on these go along with them. */
const SEATED = 0.9

/** Of tables that nearly all have seats: those that go where each of them goes, which stand nearest to it. */
export function seatsByTable(scene: SceneReader, nodes: readonly NodeId[]): ReadonlyMap<NodeId, readonly NodeId[]> {
  const found = new Map<NodeId, NodeId[]>()
  const near = new Map<NodeId, NodeId>()
  for (const table of nodes)
    for (const seat of seatsAt(scene, table)) {
      const other = near.get(seat)
      if (!nodes.includes(seat) && (!other || distance(scene, table, seat) < distance(scene, other, seat)))
        near.set(seat, table)
    }
  for (const [seat, table] of near) found.set(table, [...(found.get(table) ?? []), seat])
  return found.size > 0 && found.size >= nodes.length * SEATED ? found : new Map()
}
