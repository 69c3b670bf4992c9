import type { GLTF } from '@gltf-transform/core'
import { MathUtils, Matrix4 } from 'three'
import { z } from 'zod'
import { type CameraNode, LightNode, lightDefaults, type Quat, type Vec3 } from '../../document/index.ts'
import { decompose } from '../../spatial/index.ts'
import { cut, put } from './path.ts'
import { itemsOf } from './references.ts'
import { hexOf, linear } from './surface.ts'

/** Where a node stands, relative to its parent. A sheared matrix gives the nearest that can be said so. */
export function readTransform(node: GLTF.INode): { position: Vec3; rotation: Quat; scale: Vec3 } {
  if (node.matrix) return decompose(new Matrix4().fromArray(node.matrix))
  return {
    position: (node.translation ?? [0, 0, 0]) as Vec3,
    rotation: (node.rotation ?? [0, 0, 0, 1]) as Quat,
    scale: (node.scale ?? [1, 1, 1]) as Vec3,
  }
}

type Transform = ReturnType<typeof readTransform>

/** Moves a node, unless it stands there already: then its own numbers stay, a matrix too. */
export function writeTransform(node: GLTF.INode, { position, rotation, scale }: Transform): void {
  const now = readTransform(node)
  if (same(now.position, position) && same(now.rotation, rotation) && same(now.scale, scale)) return
  delete node.matrix
  const write = (key: 'translation' | 'rotation' | 'scale', value: number[], initial: number[]) => {
    if (node[key] || !same(value, initial)) Object.assign(node, { [key]: [...value] })
  }
  write('translation', position, [0, 0, 0])
  write('rotation', rotation, [0, 0, 0, 1])
  write('scale', scale, [1, 1, 1])
}

const same = (a: readonly number[], b: readonly number[]) => a.every((n, i) => n === b[i])

const VISIBILITY = 'extensions.KHR_node_visibility'

export function readVisibility(node: GLTF.INode): boolean {
  const extension = node.extensions?.KHR_node_visibility as { visible?: boolean } | undefined
  return extension?.visible !== false
}

export function writeVisibility(node: GLTF.INode, visible: boolean): void {
  if (readVisibility(node) === visible) return
  if (visible) cut(node, VISIBILITY)
  else put(node, `${VISIBILITY}.visible`, false)
}

/** A light of KHR_lights_punctual. */
export interface PunctualLight {
  name?: string
  type: 'directional' | 'point' | 'spot'
  color?: number[]
  intensity?: number
  range?: number
  spot?: { innerConeAngle?: number; outerConeAngle?: number }
}

/** The index of a node's light. */
export const lightIndex = (node: GLTF.INode): number | undefined =>
  (node.extensions?.KHR_lights_punctual as { light?: number } | undefined)?.light

/** The fields of a light; undefined where the node is none. Sky and ambient lights travel in `extras.diorama.light`. */
export function readLight(json: GLTF.IGLTF, node: GLTF.INode) {
  const index = lightIndex(node)
  const light = index === undefined ? undefined : itemsOf(json, 'lights')[index]
  if (light) return punctualFields(light as unknown as PunctualLight)
  const own = OwnLight.safeParse(node.extras).data?.diorama.light
  return own && { ...lightDefaults(own.type), ...own }
}

const OwnLight = z.object({
  diorama: z.object({ light: LightNode.pick({ type: true, color: true, intensity: true, groundColor: true }) }),
})

function punctualFields(light: PunctualLight) {
  const outer = light.spot?.outerConeAngle ?? Math.PI / 4
  const inner = light.spot?.innerConeAngle ?? 0
  return {
    ...lightDefaults(light.type),
    color: hexOf(light.color ?? [1, 1, 1]),
    intensity: light.intensity ?? 1,
    range: light.range ?? 0,
    angle: Math.min(90, Math.max(0.1, MathUtils.radToDeg(outer))),
    penumbra: outer > 0 ? Math.min(1, Math.max(0, 1 - inner / outer)) : 0,
  }
}

/** Whether glTF has such a light. */
export const isPunctual = (node: LightNode): boolean => node.type !== 'hemisphere' && node.type !== 'ambient'

/** A light as KHR_lights_punctual has it. What `before` says beside these fields stays. */
export function punctualLight(node: LightNode, before?: PunctualLight): PunctualLight {
  const { range: _, spot: __, ...rest } = before ?? { name: node.name }
  const outer = MathUtils.degToRad(node.angle)
  return {
    ...rest,
    type: node.type as PunctualLight['type'],
    color: linear(node.color),
    intensity: node.intensity,
    ...(node.range && node.type !== 'directional' && { range: node.range }),
    ...(node.type === 'spot' && {
      spot: { outerConeAngle: outer, innerConeAngle: Math.min(outer - 1e-6, outer * (1 - node.penumbra)) },
    }),
  }
}

/** Nearer than this glTF allows, but no view can show it; metres. */
const NEAREST = 1e-3

type CameraFields = Partial<Pick<CameraNode, 'projection' | 'fov' | 'height' | 'near' | 'far'>>

export function readCamera({ perspective, orthographic }: GLTF.ICamera): CameraFields {
  if (orthographic) {
    const { ymag, znear, zfar } = orthographic
    return {
      projection: 'orthographic',
      height: Math.abs(ymag) * 2 || 1,
      near: Math.max(znear, NEAREST),
      far: zfar,
    }
  }
  const fov = MathUtils.radToDeg(perspective?.yfov ?? 0.8)
  return {
    projection: 'perspective',
    fov: Math.min(179, Math.max(1, fov)),
    near: perspective?.znear || 0.05,
    far: perspective?.zfar ?? 1000,
  }
}

/** Width over height of an orthographic camera's picture, where nothing else says it. */
const ASPECT = 16 / 9

/** A camera as glTF has it. What `before` says beside these fields stays. */
export function gltfCamera(node: CameraNode, before?: GLTF.ICamera): GLTF.ICamera {
  const { perspective, orthographic, ...rest } = before ?? { name: node.name }
  const { near: znear, far: zfar } = node
  if (node.projection === 'perspective') {
    const yfov = MathUtils.degToRad(node.fov)
    return { ...rest, type: 'perspective', perspective: { ...perspective, yfov, znear, zfar } }
  }
  const ymag = node.height / 2
  const aspect = orthographic ? Math.abs(orthographic.xmag / orthographic.ymag) || ASPECT : ASPECT
  return { ...rest, type: 'orthographic', orthographic: { ...orthographic, xmag: ymag * aspect, ymag, znear, zfar } }
}

/** What an import calls a node, and what it calls one that has no name. */
export function nameOf(json: GLTF.IGLTF, index: number, isJoint: boolean): string {
  const node = json.nodes![index]
  if (node.name) return node.name
  if (node.mesh !== undefined) return json.meshes![node.mesh].name || `Mesh ${node.mesh + 1}`
  return `${isJoint ? 'Joint' : 'Node'} ${index + 1}`
}

export const materialName = (material: GLTF.IMaterial, index: number): string =>
  material.name || `Material ${index + 1}`

/** The nodes that are joints of a skin. */
export const jointsOf = (json: GLTF.IGLTF): Set<number> => new Set((json.skins ?? []).flatMap((skin) => skin.joints))

/** The nodes that a scene shows: those of the default one, or, where there are no scenes, all without a parent. */
export function rootsOf(json: GLTF.IGLTF): number[] {
  const scene = json.scenes?.[json.scene ?? 0]
  if (scene) return [...(scene.nodes ?? [])]
  const children = new Set((json.nodes ?? []).flatMap((node) => node.children ?? []))
  return (json.nodes ?? []).map((_, i) => i).filter((i) => !children.has(i))
}
