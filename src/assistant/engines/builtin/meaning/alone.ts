import type { NodeId, SceneReader } from '../../../../document/index.ts'
import { boundsOrOrigin, distance, isFloorShaped, isWallShaped } from '../../../../spatial/index.ts'

/** Metres within which what stands beside a thing keeps it company. */
const COMPANY = 0.5

/** "The carton standing alone": nothing but floors, walls, lights and cameras is near it. */
export function isAlone(scene: SceneReader, id: NodeId): boolean {
  return !scene
    .children(scene.node(id)!.parent)
    .some((other) => other !== id && hasBody(scene, other) && distance(scene, id, other) < COMPANY)
}

function hasBody(scene: SceneReader, id: NodeId): boolean {
  const bounds = boundsOrOrigin(scene, [id])
  return !/^(?:light|camera)$/.test(scene.node(id)!.kind) && !isFloorShaped(bounds) && !isWallShaped(bounds)
}
