import {
  BufferGeometry,
  type Color,
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
function wear(object: Object3D, node: MeshNode, env: ViewEnv): void {
  const loaded = loadedOf(node, env)
  partsOf(object).forEach((part, i) => {
    const before = part.material
    part.material = surfaceOf(node, i, loaded, env)
    env.surfaces.release(before)
  })
}

/** The material of one part of a mesh as it is drawn by itself; to be released. */
export function materialFor(node: MeshNode, part: number, env: ViewEnv): Material {
  return surfaceOf(node, part, loadedOf(node, env), env)
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

/** A part of a mesh that may be drawn by one call with others of the same key. */
export interface SharedPart {
  /** All that must be the same: the material but for its colour, the layout of vertices, the shadows. */
  key: string
  /** Taken from the shared ones where it is a primitive: to be given back. */
  geometry: BufferGeometry
  color: Color
  castShadow: boolean
  receiveShadow: boolean
  /** Takes the white material that draws all of the key; to be given back. */
  material(): Material
}

/** Geometries with more vertices than this are worth a call of their own. */
const MOST_VERTICES = 65_535

/** The parts of a mesh that can share draw calls; null where one must be drawn by itself. */
export function partsToShare(node: MeshNode, env: ViewEnv): SharedPart[] | null {
  if (node.skin !== undefined || copiesOf(node, env)) return null
  const loaded = loadedOf(node, env)
  if (loaded && !(loaded.length && loaded.every(isShareable))) return null
  const { castShadow, receiveShadow } = node
  const parts: SharedPart[] = []
  for (let i = 0; i < (loaded?.length ?? 1); i++) {
    const record = env.scene.material(node.materials[i])
    const tint = env.surfaces.tint(record, baseOf(record, node, loaded?.[i], env))
    if (!tint) break
    const geometry = loaded?.[i].geometry ?? takeShape(node, env)
    const key = `${tint.key} ${layoutOf(geometry)} ${castShadow} ${receiveShadow}`
    parts.push({ key, geometry, color: tint.color, castShadow, receiveShadow, material: tint.take })
  }
  return parts.length === (loaded?.length ?? 1) ? parts : null
}

const isShareable = ({ geometry, template }: LoadedPrimitive) =>
  (template as Mesh).isMesh &&
  geometry.attributes.position.count <= MOST_VERTICES &&
  !Object.keys(geometry.morphAttributes).length

const layouts = new WeakMap<BufferGeometry, string>()

/** What must be alike of geometries that share buffers: their attributes, and whether they are indexed. */
function layoutOf(geometry: BufferGeometry): string {
  const known = layouts.get(geometry)
  if (known !== undefined) return known
  const attributes = Object.entries(geometry.attributes).map(
    ([name, { array, itemSize, normalized }]) => `${name}:${array.constructor.name}${itemSize}${normalized}`,
  )
  const layout = `${attributes.sort().join(',')};${geometry.index ? 'indexed' : ''}`
  layouts.set(geometry, layout)
  return layout
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

function shape(node: MeshNode, env: ViewEnv, material: Material): Drawable {
  return new Mesh(isPrimitive(node.geometry) ? takeShape(node, env) : EMPTY, material)
}

/** The geometry of a primitive, shared by all that have the same. */
function takeShape({ geometry }: MeshNode, env: ViewEnv): BufferGeometry {
  if (!isPrimitive(geometry)) return EMPTY
  return env.geometries.take(JSON.stringify(geometry), () => buildPrimitive(geometry))
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
