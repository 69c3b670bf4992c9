import { Quaternion, Vector3 } from 'three'
import {
  assetsOfMaterial,
  assetsOfNode,
  createNode,
  DEFAULT_SETTINGS,
  isSame,
  keysAtEnd,
  type Material,
  type MaterialId,
  type NodeId,
  newId,
  type SceneNode,
  type SceneReader,
  type SceneRecords,
  subtree,
  type Transaction,
  topmost,
  type Vec3,
} from '../../document/index.ts'
import { boundsOrOrigin, decompose, fromDegrees, size, worldMatrix } from '../../spatial/index.ts'

/** Nodes with all that they wear and are made of, the middle of their bottom at the origin; and how large they are. */
export interface Cutting {
  records: SceneRecords
  /** Metres. */
  size: Vec3
}

/** Cuts nodes out of a scene, which keeps them. Several become one group of this name. */
export function cut(scene: SceneReader, ids: readonly NodeId[], name: string): Cutting {
  const roots = topmost(scene, ids)
  const bounds = boundsOrOrigin(scene, roots)
  const foot = new Vector3((bounds.min[0] + bounds.max[0]) / 2, bounds.min[1], (bounds.min[2] + bounds.max[2]) / 2)
  const group = roots.length > 1 ? createNode('group', { name, order: 'a0' }) : null
  const nodes: SceneNode[] = group ? [group] : []
  for (const id of roots) {
    const world = decompose(worldMatrix(scene, id))
    const position = new Vector3(...world.position).sub(foot).toArray()
    for (const node of subtree(scene, id)) {
      nodes.push(node.id === id ? { ...node, ...world, position, parent: group?.id ?? null } : node)
    }
  }
  const worn = new Set(nodes.flatMap((node) => (node.kind === 'mesh' ? node.materials : [])))
  const materials = [...worn].map((id) => scene.material(id)).filter((material) => material !== undefined)
  const used = new Set([...nodes.flatMap(assetsOfNode), ...materials.flatMap(assetsOfMaterial)])
  const assets = [...used].map((id) => scene.asset(id)).filter((asset) => asset !== undefined)
  return { records: { nodes, materials, assets, settings: { ...DEFAULT_SETTINGS, name } }, size: size(bounds) }
}

export interface Plot {
  name: string
  /** Where the middle of the bottom stands, metres. */
  position: Vec3
  /** Degrees about Y. */
  turn: number
  /** A factor of its size. */
  size: number
}

/** Plants a cutting in a scene, as nodes of their own; what is worn alike is shared. Returns its root. */
export function plant(scene: SceneReader, tx: Transaction, records: SceneRecords, plot: Plot): NodeId {
  for (const asset of records.assets) if (!scene.asset(asset.id)) tx.assets.put(asset)
  const materials = new Map(records.materials.map((one) => [one.id, plantMaterial(scene, tx, one)]))
  const ids = new Map(records.nodes.map((node) => [node.id, newId()]))
  const instances = new Map(records.nodes.flatMap(({ source }) => (source ? [[source.instance, newId()]] : [])))
  const turn = new Quaternion(...fromDegrees([0, plot.turn, 0]))
  let root = ''
  for (const node of records.nodes) {
    const id = ids.get(node.id)!
    const own = {
      id,
      ...(node.kind === 'mesh' && { materials: node.materials.map((one) => materials.get(one) ?? one) }),
      ...(node.source && { source: { ...node.source, instance: instances.get(node.source.instance)! } }),
    }
    if (node.parent !== null) tx.nodes.put({ ...node, ...own, parent: ids.get(node.parent)! } as SceneNode)
    else {
      root = id
      const [order] = keysAtEnd(scene, null, 1)
      tx.nodes.put({ ...node, ...own, ...placed(node, turn, plot), name: plot.name, order } as SceneNode)
    }
  }
  return root
}

function placed(node: SceneNode, turn: Quaternion, { position, size }: Plot) {
  const at = new Vector3(...node.position)
    .multiplyScalar(size)
    .applyQuaternion(turn)
    .add(new Vector3(...position))
  return {
    position: at.toArray(),
    rotation: turn
      .clone()
      .multiply(new Quaternion(...node.rotation))
      .toArray() as SceneNode['rotation'],
    scale: node.scale.map((n) => n * size) as Vec3,
  }
}

/** The material of the scene that is the same; else a new one. */
function plantMaterial(scene: SceneReader, tx: Transaction, material: Material): MaterialId {
  const there = scene.material(material.id)
  if (there && isSame(there, material)) return there.id
  const id = there ? newId() : material.id
  tx.materials.put({ ...material, id })
  return id
}
