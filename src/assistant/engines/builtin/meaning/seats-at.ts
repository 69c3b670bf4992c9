import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { distance } from '../../../../spatial/index.ts'
import { SEATS, TABLES } from '../words/seats.ts'

/** Metres from a table within which a seat stands at it. */
const REACH = 0.6

const isSeat = (scene: SceneReader, id: NodeId): boolean => SEATS.test(scene.node(id)!.name)
const isTable = (scene: SceneReader, id: NodeId): boolean => TABLES.test(scene.node(id)!.name)

/** The seats that stand at a table: it has them, though they are not on it. */
export function seatsAt(scene: SceneReader, id: NodeId): NodeId[] {
  if (!isTable(scene, id)) return []
  return scene
    .children(null)
    .filter((other) => other !== id && isSeat(scene, other) && distance(scene, id, other) < REACH)
}

/** The share of tables that have seats, from which on these go along with them. */
const SEATED = 0.9

/** Of tables that nearly all have seats: those that go where each of them goes, which stand nearest to it. None of other things. */
export function seatsByTable(scene: SceneReader, nodes: readonly NodeId[]): (table: NodeId) => readonly NodeId[] {
  const found = new Map<NodeId, NodeId[]>()
  const among = new Set(nodes)
  const none = () => []
  if (!nodes.every((id) => isTable(scene, id))) return none
  for (const seat of scene.children(null)) {
    if (among.has(seat) || !isSeat(scene, seat)) continue
    const [table, away] = nearestTo(scene, seat, nodes)
    if (away < REACH) found.set(table, [...(found.get(table) ?? []), seat])
  }
  return found.size >= nodes.length * SEATED ? (table) => found.get(table) ?? [] : none
}

function nearestTo(scene: SceneReader, seat: NodeId, tables: readonly NodeId[]): [table: NodeId, metres: number] {
  const away = tables.map((table) => distance(scene, table, seat))
  const nearest = Math.min(...away)
  return [tables[away.indexOf(nearest)], nearest]
}
