import type { GLTF } from '@gltf-transform/core'
import { generateNKeysBetween } from 'fractional-indexing'
import { type Asset, createNode, type Material, type NodeId, newId, type SceneNode } from '../../document/index.ts'
import { jointsOf, nameOf, readCamera, readLight, readTransform, readVisibility } from '../gltf/nodes.ts'

export interface Expanded {
  /** Parents before children; the first is the group that stands for the model. */
  nodes: SceneNode[]
  materials: Material[]
}

/** Makes scene nodes of a glTF's nodes, one each, and a material record of each material that is worn. */
export function expandModel(asset: Asset, json: GLTF.IGLTF, roots: readonly number[], name: string): Expanded {
  return new Expander(asset, json).run(roots, name)
}

class Expander {
  readonly #nodes: SceneNode[] = []
  readonly #materials = new Map<number, Material>()
  readonly #instance = newId()
  readonly #joints: Set<number>

  constructor(
    private readonly asset: Asset,
    private readonly json: GLTF.IGLTF,
  ) {
    this.#joints = jointsOf(json)
  }

  run(roots: readonly number[], name: string): Expanded {
    const model = createNode('group', { name, order: 'a0', source: this.#source(-1) })
    this.#nodes.push(model)
    this.#expandAll(roots, model.id)
    return { nodes: this.#nodes, materials: [...this.#materials.values()] }
  }

  #expandAll(indices: readonly number[], parent: NodeId) {
    const keys = generateNKeysBetween(null, null, indices.length)
    indices.forEach((index, i) => {
      const node = this.#expand(index, parent, keys[i])
      this.#nodes.push(node)
      this.#expandAll(this.json.nodes![index].children ?? [], node.id)
    })
  }

  #expand(index: number, parent: NodeId, order: string): SceneNode {
    const gltf = this.json.nodes![index]
    const common = {
      name: nameOf(this.json, index, this.#joints.has(index)),
      parent,
      order,
      ...readTransform(gltf),
      visible: readVisibility(gltf),
      source: this.#source(index),
    }
    if (gltf.mesh !== undefined) return createNode('mesh', { ...common, ...this.#meshFields(gltf, gltf.mesh) })
    if (gltf.camera !== undefined)
      return createNode('camera', { ...common, ...readCamera(this.json.cameras![gltf.camera]) })
    const light = readLight(this.json, gltf)
    if (light) return createNode('light', { ...common, ...light })
    return createNode(this.#joints.has(index) ? 'joint' : 'group', common)
  }

  #meshFields(gltf: GLTF.INode, mesh: number) {
    const { primitives } = this.json.meshes![mesh]
    return {
      geometry: { asset: this.asset.id, mesh },
      materials: primitives.map((primitive) => this.#material(primitive.material ?? -1)),
      ...(gltf.skin !== undefined && { skin: gltf.skin }),
      ...(gltf.weights && { weights: [...gltf.weights] }),
    }
  }

  /** The record of a glTF material; -1 is the default one that glTF gives to what names none. */
  #material(index: number): string {
    let material = this.#materials.get(index)
    if (!material) {
      const name = this.asset.materials?.[index]?.name ?? 'Default'
      material = { id: newId(), name, source: { asset: this.asset.id, material: index } }
      this.#materials.set(index, material)
    }
    return material.id
  }

  #source(node: number) {
    return { asset: this.asset.id, node, instance: this.#instance }
  }
}
