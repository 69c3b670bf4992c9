import type { GLTF } from '@gltf-transform/core'
import { generateNKeysBetween } from 'fractional-indexing'
import { Color, MathUtils, Matrix4, SRGBColorSpace } from 'three'
import { z } from 'zod'
import {
  type Asset,
  createNode,
  LightNode,
  type LightType,
  lightDefaults,
  type Material,
  type NodeId,
  newId,
  type Quat,
  type SceneNode,
  type Vec3,
} from '../../document/index.ts'
import { decompose } from '../../spatial/index.ts'

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
    this.#joints = new Set((json.skins ?? []).flatMap((skin) => skin.joints ?? []))
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
      name: gltf.name || this.#fallbackName(gltf, index),
      parent,
      order,
      ...transformOf(gltf),
      visible: visibilityOf(gltf),
      source: this.#source(index),
    }
    if (gltf.mesh !== undefined) return createNode('mesh', { ...common, ...this.#meshFields(gltf, gltf.mesh) })
    if (gltf.camera !== undefined)
      return createNode('camera', { ...common, ...cameraFields(this.json.cameras![gltf.camera]) })
    const light = lightOf(this.json, gltf)
    if (light) return createNode('light', { ...common, ...lightFields(light) })
    const ours = OwnLight.safeParse(gltf.extras).data?.diorama.light
    if (ours) return createNode('light', { ...common, ...lightDefaults(ours.type), ...ours })
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

  #fallbackName(gltf: GLTF.INode, index: number): string {
    if (gltf.mesh !== undefined) return this.json.meshes![gltf.mesh].name || `Mesh ${gltf.mesh + 1}`
    return `${this.#joints.has(index) ? 'Joint' : 'Node'} ${index + 1}`
  }
}

/** Lights that glTF does not have travel in the extras of their node. */
const OwnLight = z.object({
  diorama: z.object({ light: LightNode.pick({ type: true, color: true, intensity: true, groundColor: true }) }),
})

function transformOf(gltf: GLTF.INode) {
  if (gltf.matrix) return decompose(new Matrix4().fromArray(gltf.matrix))
  return {
    position: (gltf.translation ?? [0, 0, 0]) as Vec3,
    rotation: (gltf.rotation ?? [0, 0, 0, 1]) as Quat,
    scale: (gltf.scale ?? [1, 1, 1]) as Vec3,
  }
}

function visibilityOf(gltf: GLTF.INode): boolean {
  const extension = gltf.extensions?.KHR_node_visibility as { visible?: boolean } | undefined
  return extension?.visible ?? true
}

interface PunctualLight {
  type: LightType
  color?: [number, number, number]
  intensity?: number
  range?: number
  spot?: { innerConeAngle?: number; outerConeAngle?: number }
}

function lightOf(json: GLTF.IGLTF, gltf: GLTF.INode): PunctualLight | undefined {
  const index = (gltf.extensions?.KHR_lights_punctual as { light?: number } | undefined)?.light
  const all = (json.extensions?.KHR_lights_punctual as { lights?: PunctualLight[] } | undefined)?.lights
  return index === undefined ? undefined : all?.[index]
}

function lightFields(light: PunctualLight) {
  const outer = light.spot?.outerConeAngle ?? Math.PI / 4
  const inner = light.spot?.innerConeAngle ?? 0
  const [r, g, b] = light.color ?? [1, 1, 1]
  return {
    ...lightDefaults(light.type),
    color: `#${new Color(r, g, b).getHexString(SRGBColorSpace)}`,
    intensity: light.intensity ?? 1,
    range: light.range ?? 0,
    angle: Math.min(90, Math.max(0.1, MathUtils.radToDeg(outer))),
    penumbra: outer > 0 ? Math.min(1, Math.max(0, 1 - inner / outer)) : 0,
  }
}

function cameraFields(camera: GLTF.ICamera) {
  const { perspective, orthographic } = camera
  if (orthographic) {
    const { ymag, znear, zfar } = orthographic
    return {
      projection: 'orthographic' as const,
      height: Math.abs(ymag) * 2 || 1,
      near: Math.max(znear, 1e-3),
      far: zfar,
    }
  }
  const fov = MathUtils.radToDeg(perspective?.yfov ?? 0.8)
  return {
    projection: 'perspective' as const,
    fov: Math.min(179, Math.max(1, fov)),
    near: perspective?.znear || 0.05,
    far: perspective?.zfar ?? 1000,
  }
}
