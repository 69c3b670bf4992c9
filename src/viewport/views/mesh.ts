import {
  BufferGeometry,
  Group,
  InstancedMesh,
  type Line,
  type Material,
  type Matrix4,
  Mesh,
  type Object3D,
  SkinnedMesh,
} from 'three'
import { buildPrimitive } from '../../assets/primitives.ts'
import { isPrimitive, type Material as MaterialRecord, type MeshNode } from '../../document/index.ts'
import type { LoadedPrimitive } from '../models.ts'
import type { NodeView, ViewEnv } from './env.ts'

type Drawable = Mesh<BufferGeometry, Material>

const EMPTY = new BufferGeometry()

export const meshView: NodeView<MeshNode> = {
  create(node, env) {
    const loaded = loadedOf(node, env)
    const surface = (i: number) => surfaceOf(node, i, loaded, env)
    const parts = loaded
      ? loaded.map((primitive, i) => drawable(node, primitive, surface(i), copiesOf(node, env)))
      : [shape(node, env, surface(0))]
    for (const part of parts) setFlags(part, node)
    return parts.length === 1 ? parts[0] : collect(parts)
  },

  update(object, before, after, env) {
    if (before.geometry !== after.geometry || before.skin !== after.skin) return false
    for (const part of partsOf(object)) setFlags(part, after)
    wear(object, after, env)
    return true
  },

  dispose(object, env) {
    for (const part of partsOf(object)) {
      env.surfaces.release(part.material)
      env.geometries.release(part.geometry)
      if (part instanceof SkinnedMesh) part.skeleton?.dispose()
    }
  },
}

/** Gives a mesh's parts the materials that its node wears now. */
export function wear(object: Object3D, node: MeshNode, env: ViewEnv): void {
  const loaded = loadedOf(node, env)
  partsOf(object).forEach((part, i) => {
    const before = part.material
    part.material = surfaceOf(node, i, loaded, env)
    env.surfaces.release(before)
  })
}

/** What draws a part: over what the loader made of its material's source, be that its own mesh's or another's. */
function surfaceOf(node: MeshNode, i: number, loaded: LoadedPrimitive[] | null, env: ViewEnv): Material {
  const record = env.scene.material(node.materials[i])
  return env.surfaces.take(record, baseOf(record, node, loaded?.[i], env))
}

function baseOf(
  record: MaterialRecord | undefined,
  { geometry }: MeshNode,
  primitive: LoadedPrimitive | undefined,
  { models }: ViewEnv,
): Material | null {
  if (!record?.source) return record ? null : (primitive?.material ?? null)
  const { asset, material } = record.source
  const isOwn = !isPrimitive(geometry) && geometry.asset === asset && primitive?.source === material
  return isOwn ? primitive.material : (models.get(asset)?.materials[material] ?? null)
}

/** The drawables of a mesh node: itself, or its parts where its mesh has several primitives. */
export function partsOf(object: Object3D): Drawable[] {
  if (object.userData.parts) return object.userData.parts as Drawable[]
  return [object as Drawable]
}

function loadedOf(node: MeshNode, env: ViewEnv): LoadedPrimitive[] | null {
  if (isPrimitive(node.geometry)) return null
  return env.models.get(node.geometry.asset)?.meshes[node.geometry.mesh] ?? []
}

function shape({ geometry }: MeshNode, env: ViewEnv, material: Material): Drawable {
  if (!isPrimitive(geometry)) return new Mesh(EMPTY, material)
  return new Mesh(
    env.geometries.take(JSON.stringify(geometry), () => buildPrimitive(geometry)),
    material,
  )
}

/** The places of the copies that a node of EXT_mesh_gpu_instancing draws. */
const copiesOf = ({ source }: MeshNode, { models }: ViewEnv): Matrix4[] | undefined =>
  source && models.get(source.asset)?.copies.get(source.node)

function instanced(geometry: BufferGeometry, material: Material, copies: readonly Matrix4[]): Drawable {
  const mesh = new InstancedMesh(geometry, material, copies.length)
  for (const [i, matrix] of copies.entries()) mesh.setMatrixAt(i, matrix)
  return mesh as unknown as Drawable
}

function drawable(
  node: MeshNode,
  { geometry, template }: LoadedPrimitive,
  material: Material,
  copies: readonly Matrix4[] | undefined,
): Drawable {
  if (copies && (template as Mesh).isMesh) return instanced(geometry, material, copies)
  const isMesh = (template as Mesh).isMesh
  const Template = template.constructor as new (geometry: BufferGeometry, material: Material) => Line
  const part = isMesh
    ? node.skin === undefined
      ? new Mesh(geometry, material)
      : new SkinnedMesh(geometry, material)
    : new Template(geometry, material)
  if (node.skin !== undefined) part.frustumCulled = false
  const own = (template as Mesh).morphTargetInfluences
  if (own) part.userData.weights = [...own]
  return part as unknown as Drawable
}

function setFlags(part: Drawable, node: MeshNode) {
  part.castShadow = node.castShadow
  part.receiveShadow = node.receiveShadow
  setWeights(part, node)
}

/** Gives morph targets the weights of the record; those of the mesh itself where it has none. */
function setWeights(part: Drawable, node: MeshNode) {
  const weights = part.morphTargetInfluences
  const own = node.weights ?? (part.userData.weights as number[] | undefined)
  if (weights && own) for (let i = 0; i < weights.length; i++) weights[i] = own[i] ?? 0
}

/** Takes a mesh's morph targets back to what its record says. */
export function relax(object: Object3D, node: MeshNode): void {
  for (const part of partsOf(object)) setWeights(part, node)
}

function collect(parts: Drawable[]): Group {
  const group = new Group()
  for (const part of parts) part.matrixAutoUpdate = false
  group.add(...parts)
  group.userData.parts = parts
  return group
}
