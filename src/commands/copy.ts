import {
  keysBefore,
  Names,
  type NodeId,
  newId,
  type SceneNode,
  type SceneReader,
  subtree,
  type Transaction,
  type Vec3,
} from '../document/index.ts'
import { movedPosition } from '../spatial/index.ts'

/**
 * Copies trees, `count` times, each copy behind its original and `offset` metres further than the one before; returns
 * the new roots. Geometry is shared. Materials are shared too: giving one of the wearers another colour parts them.
 */
export function copyNodes(
  scene: SceneReader,
  tx: Transaction,
  roots: readonly NodeId[],
  offset: Vec3,
  count: number,
): NodeId[] {
  const names = new Names(scene)
  const created: NodeId[] = []
  for (const [parent, ids] of byParent(scene, roots)) {
    const siblings = scene.children(parent)
    const next = siblings[siblings.indexOf(ids.at(-1)!) + 1] ?? null
    const keys = keysBefore(scene, tx, parent, next, ids.length * count)
    for (let k = 0; k < count; k++) {
      for (const [i, id] of ids.entries()) {
        const root = scene.node(id)!
        const by = offset.map((n) => n * (k + 1)) as Vec3
        created.push(
          copyTree(scene, tx, root, {
            order: keys[k * ids.length + i],
            name: names.free(root.name),
            position: movedPosition(scene, { node: id, by }),
          }),
        )
      }
    }
  }
  return created
}

function byParent(scene: SceneReader, ids: readonly NodeId[]): Map<NodeId | null, NodeId[]> {
  const groups = new Map<NodeId | null, NodeId[]>()
  for (const id of ids) {
    const parent = scene.node(id)!.parent
    const group = groups.get(parent)
    if (group) group.push(id)
    else groups.set(parent, [id])
  }
  return groups
}

function copyTree(
  scene: SceneReader,
  tx: Transaction,
  root: SceneNode,
  changes: Pick<SceneNode, 'order' | 'name' | 'position'>,
): NodeId {
  const nodes = [...subtree(scene, root.id)]
  const ids = new Map(nodes.map((node) => [node.id, newId()]))
  const instances = freshInstances(scene, nodes)
  for (const node of nodes) {
    const source = node.source && { ...node.source, instance: instances.get(node.source.instance)! }
    tx.nodes.put({
      ...node,
      ...(node === root ? changes : { parent: ids.get(node.parent!)! }),
      id: ids.get(node.id)!,
      ...(source && { source }),
    })
  }
  return ids.get(root.id)!
}

/**
 * A copied model becomes a placing of its own, so that its skins follow its own joints. A copied part whose joints
 * stay behind still belongs to the placing it came from.
 */
function freshInstances(scene: SceneReader, nodes: readonly SceneNode[]): Map<string, string> {
  const copied = new Set(nodes.map((node) => node.id))
  const instances = new Map<string, string>()
  for (const { source } of nodes) {
    if (!source || instances.has(source.instance)) continue
    const joints = (scene.asset(source.asset)?.skins ?? []).flatMap((skin) => skin.joints)
    const staysBehind = joints.some((joint) => {
      const id = scene.placed(source.instance, joint)
      return id !== undefined && !copied.has(id)
    })
    instances.set(source.instance, staysBehind ? source.instance : newId())
  }
  return instances
}
