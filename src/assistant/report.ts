import type { NodeId, SceneReader } from '../document/index.ts'
import { boundsOf } from '../spatial/index.ts'
import type { Critic, Warning } from './critic.ts'

/** At most so many nodes are told of one by one. */
const MOST = 20

/** What a command gave back, with what has changed in space, for the engine to go on with. */
export interface Report {
  /** The nodes that were added or changed, and where they are now: bounds in metres, in the world. */
  nodes?: { id: NodeId; name: string; min?: number[]; max?: number[] }[]
  /** How many more there are. */
  more?: number
  warnings?: Warning[]
  [result: string]: unknown
}

/** Adds to the result of a command the new bounds of what it changed, and what the critic says of that and of what it left behind. */
export function reportOf(scene: SceneReader, result: unknown, critic: Critic, left: readonly NodeId[] = []): unknown {
  if (typeof result !== 'object' || result === null) return result
  const { created, changed, freed } = result as { created?: NodeId[]; changed?: NodeId[]; freed?: NodeId[] }
  const ids = [...(created ?? []), ...(changed ?? []), ...(freed ?? [])].filter((id) => scene.node(id))
  if (!ids.length && !left.length) return result
  const warnings = critic.review([...ids, ...left.filter((id) => scene.node(id))])
  return {
    ...result,
    ...(ids.length > 0 && { nodes: told(scene, ids) }),
    ...(ids.length > MOST && { more: ids.length - MOST }),
    ...(warnings.length && { warnings }),
  } satisfies Report
}

const told = (scene: SceneReader, ids: readonly NodeId[]) =>
  ids.slice(0, MOST).map((id) => ({ id, name: scene.node(id)!.name, ...rounded(scene, id) }))

function rounded(scene: SceneReader, id: NodeId): { min?: number[]; max?: number[] } {
  const bounds = boundsOf(scene, [id])
  if (!bounds) return {}
  const short = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * 1000) / 1000)
  return { min: short(bounds.min), max: short(bounds.max) }
}
