import { isPrimitive, type NodeId, type SceneReader, subtree } from '../document/index.ts'
import { boundsOrOrigin, size } from './bounds.ts'

/** Whether a node is round as seen from above: a part of it, of a round shape, is as wide and as deep as all of it is. */
export function isRound(scene: SceneReader, id: NodeId): boolean {
  const [w, , d] = size(boundsOrOrigin(scene, [id]))
  return [...subtree(scene, id)].some((node) => {
    if (node.kind !== 'mesh' || !isPrimitive(node.geometry)) return false
    const own = size(boundsOrOrigin(scene, [node.id]))
    const isRoundShape = /^(?:sphere|cylinder|cone|torus|capsule|lathe)$/.test(node.geometry.shape)
    return isRoundShape && own[0] > w * 0.95 && own[2] > d * 0.95
  })
}
