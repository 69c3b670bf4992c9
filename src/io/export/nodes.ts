import type { GLTF } from '@gltf-transform/core'
import type { CameraNode, LightNode, MeshNode, SceneNode } from '../../document/index.ts'
import {
  gltfCamera,
  isPunctual,
  jointsOf,
  lightIndex,
  nameOf,
  type PunctualLight,
  punctualLight,
  readCamera,
  readLight,
  writeTransform,
  writeVisibility,
} from '../gltf/nodes.ts'
import { cut, put } from '../gltf/path.ts'
import { itemsOf } from '../gltf/references.ts'
import { skinFor } from './clips.ts'
import type { GltfFile } from './file.ts'
import type { MeshWriter } from './meshes.ts'
import type { Placing } from './placings.ts'

const LIGHT = 'extensions.KHR_lights_punctual'

/**
 * Writes nodes. What a node has from its model stays as the model says it, to the last digit, as long as the record
 * says what the import read there.
 */
export class NodeWriter {
  /** The written nodes by their records. */
  readonly written = new Map<string, number>()
  readonly #joints = new Map<Placing['model'], Set<number>>()

  constructor(
    private readonly file: GltfFile,
    private readonly placings: ReadonlyMap<string, Placing>,
    private readonly meshes: MeshWriter,
  ) {}

  /** Finds a place for a node: the model's own for its first placing; a copy for another; a new one for the rest. */
  place(record: SceneNode): number {
    const placing = record.source && this.placings.get(record.source.instance)
    const original = placing?.model.json.nodes?.[record.source!.node]
    const index = this.#indexFor(record, placing, original)
    this.written.set(record.id, index)
    if (original && !placing.nodes.has(record.source!.node)) placing.nodes.set(record.source!.node, index)
    return index
  }

  #indexFor({ source }: SceneNode, placing: Placing | undefined, original: GLTF.INode | undefined): number {
    if (!placing || !original) return this.file.add('nodes', {})
    const own = placing.model.at('nodes', source!.node)
    if (placing.isFirst && !placing.nodes.has(source!.node)) return own
    const { children: _, ...copy } = structuredClone(this.file.json.nodes![own])
    return this.file.add('nodes', copy)
  }

  /** Writes what a record says; after all nodes have their places. */
  fill(record: SceneNode, children: readonly number[]): void {
    const node = this.file.json.nodes![this.written.get(record.id)!]
    const placing = record.source && this.placings.get(record.source.instance)
    this.#writeName(record, node, placing)
    if (children.length) node.children = [...children]
    else delete node.children
    writeTransform(node, record)
    writeVisibility(node, record.visible)
    if (record.kind === 'light') this.#writeLight(record, node)
    if (record.kind === 'camera') this.#writeCamera(record, node)
    if (record.kind === 'mesh') this.#writeMesh(record, node, placing)
  }

  #writeName(record: SceneNode, node: GLTF.INode, placing: Placing | undefined) {
    const source = record.source?.node ?? -1
    const model = placing?.model
    if (model && source >= 0) {
      const joints = this.#joints.get(model) ?? jointsOf(model.json)
      this.#joints.set(model, joints)
      if (record.name === nameOf(model.json, source, joints.has(source))) return
    }
    node.name = record.name
  }

  #writeMesh(record: MeshNode, node: GLTF.INode, placing: Placing | undefined) {
    const mesh = this.meshes.write(record)
    if (mesh === undefined) delete node.mesh
    else node.mesh = mesh
    if (record.weights && !(node.weights && same(node.weights, record.weights))) node.weights = [...record.weights]
    if (record.skin === undefined) return void delete node.skin
    const skin = placing ? skinFor(this.file, placing, record.skin) : null
    if (skin !== null) node.skin = skin
    else {
      delete node.skin
      this.file.warnings.push(`"${record.name}" is written without its skin, since some of its joints were deleted`)
    }
  }

  #writeLight(record: LightNode, node: GLTF.INode) {
    const now = readLight(this.file.json, node)
    if (now && isSubset(now, record)) return
    if (!isPunctual(record)) {
      const { type, color, intensity, groundColor } = record
      cut(node, LIGHT)
      node.extras = { ...(node.extras as object), diorama: { light: { type, color, intensity, groundColor } } }
      return
    }
    cut(node, 'extras.diorama')
    const before = itemsOf(this.file.json, 'lights')[lightIndex(node) ?? -1] as unknown as PunctualLight | undefined
    put(node, `${LIGHT}.light`, this.file.add('lights', punctualLight(record, before)))
  }

  #writeCamera(record: CameraNode, node: GLTF.INode) {
    const before = this.file.json.cameras?.[node.camera ?? -1]
    if (before && isSubset(readCamera(before), record)) return
    node.camera = this.file.add('cameras', gltfCamera(record, before))
  }
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((n, i) => n === b[i])

const isSubset = (fields: object, record: object) =>
  Object.entries(fields).every(([key, value]) => (record as Record<string, unknown>)[key] === value)
