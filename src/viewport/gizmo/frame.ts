import { Quaternion, Vector3 } from 'three'
import { shallow } from 'zustand/shallow'
import { isLocked, type NodeId, type SceneReader, topmost } from '../../document/index.ts'
import type { Session, SessionState } from '../../session/session.ts'
import { boundsOrOrigin, center, worldMatrix, worldPosition } from '../../spatial/index.ts'

/** Where the gizmo stands and how it is turned, in the world. */
export interface GizmoFrame {
  origin: Vector3
  rotation: Quaternion
  /** What it moves: the topmost selected nodes that are not locked. */
  nodes: NodeId[]
}

type Asked = Pick<SessionState, 'tool' | 'selection' | 'space' | 'pivot'> & { revision: number }

const known = new WeakMap<Session, { asked: Asked; frame: GizmoFrame | null }>()

/**
 * The frame of the gizmo for what is selected; null where there is nothing that it could move. It is asked for with every
 * frame and every move of the pointer, and so worked out only where something has changed.
 */
export function gizmoFrame(scene: SceneReader, session: Session): GizmoFrame | null {
  const before = known.get(session)
  const { tool, selection, space, pivot } = session.state
  const asked: Asked = { tool, selection, space, pivot, revision: scene.revision }
  if (before && shallow(before.asked, asked)) return before.frame
  const frame = makeFrame(scene, session)
  known.set(session, { asked, frame })
  return frame
}

function makeFrame(scene: SceneReader, session: Session): GizmoFrame | null {
  const { tool, selection } = session.state
  if (tool === 'select' || tool === 'measure') return null
  const nodes = movable(scene, selection)
  if (!nodes.length) return null
  return { nodes, origin: pivotPoint(scene, session, nodes), rotation: orientation(scene, session, nodes) }
}

export const movable = (scene: SceneReader, selection: readonly NodeId[]): NodeId[] =>
  topmost(scene, selection).filter((id) => !isLocked(scene, id))

function pivotPoint(scene: SceneReader, { state }: Session, nodes: readonly NodeId[]): Vector3 {
  if (state.pivot === 'origin') return new Vector3(...worldPosition(scene, nodes.at(-1)!))
  const bounds = boundsOrOrigin(scene, nodes)
  const [x, y, z] = center(bounds)
  return new Vector3(x, state.pivot === 'bottom' ? bounds.min[1] : y, z)
}

/** One node is scaled along its own axes: along others it would be sheared, which a transform cannot say. */
function orientation(scene: SceneReader, { state }: Session, nodes: readonly NodeId[]): Quaternion {
  const active = nodes.at(-1)!
  const space = state.tool === 'scale' && nodes.length === 1 ? 'local' : state.space
  const rotation = new Quaternion()
  if (space === 'world') return rotation
  const of = space === 'local' ? active : (scene.node(active)?.parent ?? null)
  worldMatrix(scene, of).clone().decompose(new Vector3(), rotation, new Vector3())
  return rotation
}
