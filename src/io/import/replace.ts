import {
  type Asset,
  ancestors,
  type Material,
  type MaterialId,
  type MeshNode,
  type NodeId,
  newId,
  type SceneNode,
  type Transaction,
} from '../../document/index.ts'
import { parseGlb } from '../gltf/glb.ts'
import { rootsOf } from '../gltf/nodes.ts'
import type { ImportEnv } from './env.ts'
import { type Expanded, expandModel } from './expand.ts'
import type { ParsedModel } from './parse.ts'

/** What a node takes from its model, beside its geometry, materials and skin. */
const TAKEN = [
  ...['name', 'position', 'rotation', 'scale', 'visible', 'weights'],
  ...['type', 'color', 'intensity', 'range', 'angle', 'penumbra', 'projection', 'fov', 'height', 'near', 'far'],
] as const

/**
 * Lets another version of a model take the place of one, in all of its placings. Parts are known again by their names
 * and what they are below. What was changed in the scene stays; what was as the old file had it becomes as the new one
 * has it; parts that the new file has not go, and those that it has besides come.
 */
export function replaceModel(env: ImportEnv, tx: Transaction, old: Asset, next: ParsedModel): void {
  if (old.id === next.asset.id) return // the very same file
  const { json } = parseGlb(env.blobs.get(old.id), old.name)
  const before = expandModel(old, json, rootsOf(json), stem(old))
  const instances = new Set<string>()
  for (const { source } of env.scene.nodes()) if (source?.asset === old.id) instances.add(source.instance)
  if (!env.scene.asset(next.asset.id)) tx.assets.put(next.asset)
  const materials = followMaterials(env, tx, old, next.asset)
  for (const instance of instances) new Placing(env, tx, instance, before, next, materials).replace()
  tx.assets.remove(old.id)
}

const stem = ({ name }: Asset) => name.replace(/\.\w+$/, '')

/** Lets material records name the materials of the new model that are called the same; returns these by their index. */
function followMaterials({ scene }: ImportEnv, tx: Transaction, old: Asset, next: Asset): Map<number, MaterialId> {
  const followed = new Map<number, MaterialId>()
  const indices = new Map((next.materials ?? []).map(({ name }, i) => [name, i]))
  for (const record of [...scene.materials()]) {
    if (record.source?.asset !== old.id) continue
    const name = old.materials?.[record.source.material]?.name
    const index = record.source.material === -1 ? -1 : indices.get(name ?? '')
    if (index === undefined) {
      const { source, ...own } = record
      tx.materials.put({ ...old.materials?.[source.material]?.surface, ...own })
      continue
    }
    tx.materials.put({ ...record, source: { asset: next.id, material: index } })
    if (!followed.has(index)) followed.set(index, record.id)
  }
  return followed
}

/** One placing of the model that is replaced. */
class Placing {
  readonly #instance: string
  readonly #records = new Map<number, SceneNode>()
  /** Copies of parts that stayed in their placing: their skins follow its joints. */
  readonly #copies: SceneNode[] = []
  /** The nodes of the old model by their paths. */
  readonly #paths: Map<string, SceneNode>
  /** The records of the new model's nodes. */
  readonly #ids = new Map<NodeId, NodeId>()

  constructor(
    private readonly env: ImportEnv,
    private readonly tx: Transaction,
    instance: string,
    private readonly before: Expanded,
    private readonly next: ParsedModel,
    private readonly materials: Map<number, MaterialId>,
  ) {
    for (const node of env.scene.nodes()) {
      if (node.source?.instance !== instance) continue
      if (this.#records.has(node.source.node)) this.#copies.push(node)
      else this.#records.set(node.source.node, node)
    }
    this.#instance = instance
    this.#paths = pathsOf(before.nodes)
  }

  replace(): void {
    const { nodes } = this.next.expanded
    const kept = new Set<NodeId>()
    for (const [path, node] of pathsOf(nodes)) {
      const was = this.#paths.get(path)
      const record = was && this.#records.get(was.source!.node)
      // A part that was deleted from the scene stays away.
      if (was && !record) continue
      const parent = node.parent === null ? null : this.#ids.get(node.parent)
      if (!record && parent === undefined) continue
      const id = record?.id ?? newId()
      this.#ids.set(node.id, id)
      kept.add(id)
      this.tx.nodes.put(record ? this.#merge(record, was!, node) : this.#added(id, node, parent ?? null))
      for (const copy of this.#copies) {
        if (!was || copy.source!.node !== was.source!.node) continue
        kept.add(copy.id)
        this.tx.nodes.put(this.#merge(copy, was, node))
      }
    }
    this.#removeGone(kept)
  }

  /** The record with the new values of what it had as the old file has it. */
  #merge(record: SceneNode, was: SceneNode, node: SceneNode): SceneNode {
    const source = { ...record.source!, asset: this.next.asset.id, node: node.source!.node }
    if (record.kind !== node.kind) return this.#dressed({ ...node, ...common(record), source }, node)
    const merged: Record<string, unknown> = { ...record, source }
    const [old, now] = [was, node] as unknown as Record<string, unknown>[]
    for (const key of TAKEN) {
      if (node.source!.node === -1 && key !== 'name') continue
      if (same(merged[key], old[key]) && key in now) merged[key] = now[key]
    }
    return this.#dressed(merged as SceneNode, node, record, was)
  }

  #added(id: NodeId, node: SceneNode, parent: NodeId | null): SceneNode {
    const source = { ...node.source!, instance: this.#instance }
    return this.#dressed({ ...node, id, parent, source }, node)
  }

  /** Geometry, skin and materials of the new model; materials that were given to the node in the scene stay. */
  #dressed(merged: SceneNode, node: SceneNode, record?: SceneNode, was?: SceneNode): SceneNode {
    if (merged.kind !== 'mesh' || node.kind !== 'mesh') return merged
    const { geometry, skin } = node
    const materials = node.materials.map((id, i) => {
      const worn = record?.kind === 'mesh' ? record.materials[i] : undefined
      return worn && this.#stays(worn, was, i, id) ? worn : this.#materialFor(id)
    })
    const { skin: _, ...rest } = merged
    return { ...rest, geometry, materials, ...(skin !== undefined && { skin }) } as MeshNode
  }

  /** A part goes on wearing what it does, unless that is what the old file gave it, and the new one gives it another. */
  #stays(worn: MaterialId, was: SceneNode | undefined, i: number, next: MaterialId): boolean {
    const name = (of: Expanded, id: MaterialId | undefined) => of.materials.find((material) => material.id === id)?.name
    const given = was?.kind === 'mesh' ? name(this.before, was.materials[i]) : undefined
    const { source } = this.env.scene.material(worn)!
    const wearsGiven = source?.asset === this.next.asset.id && this.#nameOf(source.material) === given
    return !wearsGiven || name(this.next.expanded, next) === given
  }

  #nameOf(material: number): string {
    return this.next.asset.materials?.[material]?.name ?? 'Default'
  }

  /** The scene's record of a material of the new model. */
  #materialFor(id: MaterialId): MaterialId {
    const material = this.next.expanded.materials.find((one) => one.id === id) as Material
    const index = material.source!.material
    const known = this.materials.get(index)
    if (known) return known
    this.tx.materials.put(material)
    this.materials.set(index, id)
    return id
  }

  /** What the new model has not goes; what the user put below it stays, below the model. */
  #removeGone(kept: ReadonlySet<NodeId>) {
    const { scene } = this.env
    const group = this.#records.get(-1)?.id ?? null
    const gone = [...this.#records.values(), ...this.#copies].filter(({ id }) => !kept.has(id))
    const depth = new Map(gone.map(({ id }) => [id, ancestors(scene, id).length]))
    // The deepest first: what is to stay is lifted out before what is around it goes.
    for (const { id } of gone.sort((a, b) => depth.get(b.id)! - depth.get(a.id)!)) {
      for (const child of [...scene.children(id)]) this.tx.nodes.put({ ...scene.node(child)!, parent: group })
      this.tx.nodes.remove(id)
    }
  }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What a node of another kind keeps. */
const common = ({ id, parent, order, locked, visible }: SceneNode) => ({ id, parent, order, locked, visible })

/** Nodes by the names that lead to them, those of one name counted; parents before children. */
function pathsOf(nodes: readonly SceneNode[]): Map<string, SceneNode> {
  const paths = new Map<string, SceneNode>()
  const own = new Map<NodeId, string>()
  for (const node of nodes) {
    const above = node.parent === null ? '' : `${own.get(node.parent)}/`
    const name = node.parent === null ? '' : node.name
    let path = `${above}${name}`
    for (let n = 2; paths.has(path); n++) path = `${above}${name}#${n}`
    paths.set(path, node)
    own.set(node.id, path)
  }
  return paths
}
