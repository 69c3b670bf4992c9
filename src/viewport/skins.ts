import { Bone, Matrix4, type Object3D, Skeleton, SkinnedMesh } from 'three'
import type { MeshNode, NodeId, SceneDiff, SceneReader } from '../document/index.ts'
import type { ModelLibrary } from './models.ts'
import { partsOf } from './views/mesh.ts'

const IDENTITY = new Matrix4()

/** Binds skinned meshes to the objects of their joints, anew when joints of their placing come or go. */
export class Skins {
  readonly #meshes = new Map<NodeId, MeshNode>()

  constructor(
    private readonly scene: SceneReader,
    private readonly models: ModelLibrary,
    private readonly objectOf: (id: NodeId) => Object3D | null,
  ) {}

  apply(diff: SceneDiff): void {
    const touched = new Set<string>()
    for (const [id, { before, after }] of diff.nodes) {
      if (after?.kind === 'mesh' && after.skin !== undefined) this.#meshes.set(id, after)
      else this.#meshes.delete(id)
      const source = after?.source ?? before?.source
      if (source && (!before || !after || isSkinned(after) !== isSkinned(before))) touched.add(source.instance)
    }
    for (const mesh of this.#meshes.values()) {
      if (mesh.source && touched.has(mesh.source.instance)) this.#bind(mesh)
      else if (diff.nodes.size) forgetBounds(this.objectOf(mesh.id))
    }
  }

  /** Told that joints moved. */
  forgetBounds(): void {
    for (const id of this.#meshes.keys()) forgetBounds(this.objectOf(id))
  }

  #bind(mesh: MeshNode) {
    const object = this.objectOf(mesh.id)
    const source = mesh.source!
    const joints = this.scene.asset(source.asset)?.skins?.[mesh.skin!]?.joints
    const inverses = this.models.get(source.asset)?.skins[mesh.skin!]
    if (!object || !joints || !inverses) return
    const bones = joints.map((joint, i) => {
      const id = this.scene.placed(source.instance, joint)
      return (id && this.objectOf(id)) || still(object, inverses[i])
    })
    for (const part of partsOf(object)) {
      if (!(part instanceof SkinnedMesh)) continue
      part.skeleton?.dispose()
      part.bind(new Skeleton(bones as Bone[], inverses), IDENTITY)
      part.updateMatrixWorld(true) // takes the mesh's own matrix out again, which a skinned mesh ignores
    }
    forgetBounds(object)
  }
}

const isSkinned = (node: { kind: string; skin?: number }) => node.kind === 'mesh' && node.skin !== undefined

/** Stands for a joint that was deleted: it keeps its vertices where the mesh has them. */
function still(mesh: Object3D, inverse: Matrix4): Bone {
  const bone = new Bone()
  bone.matrixWorld.copy(mesh.matrixWorld).multiply(new Matrix4().copy(inverse).invert())
  return bone
}

/** A skinned mesh's bounds are those of its pose, so they hold only until a joint moves. */
function forgetBounds(object: Object3D | null) {
  if (!object) return
  for (const part of partsOf(object)) {
    if (part instanceof SkinnedMesh) {
      part.boundingBox = null as never
      part.boundingSphere = null as never
    }
  }
}
