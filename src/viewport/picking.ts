import { type BufferGeometry, type Camera, type Intersection, Matrix3, Mesh, Raycaster, Vector2 } from 'three'
import { ancestors, isPickable, isShown, type NodeId, type SceneReader, type Vec3 } from '../document/index.ts'
import { type SurfacePoint, worldMatrix } from '../spatial/index.ts'
import { Batch } from './batches/Batch.ts'
import type { SceneView } from './SceneView.ts'
import { HELPER_LAYER } from './views/env.ts'

/** Meshes with more triangles than this are picked through a tree over their triangles. */
const TREE_FROM = 500

export interface Hit {
  node: NodeId
  point: Vec3
  /** Which of the node's materials was hit. */
  slot: number
}

/** The library of trees comes after the first frame; until then rays go through every triangle. */
type Trees = typeof import('three-mesh-bvh')

/** Casts rays at the projection, and says which nodes they meet. */
export class Picker {
  #trees: Trees | null = null
  readonly #raycaster = new Raycaster()

  constructor(
    private readonly scene: SceneReader,
    private readonly view: SceneView,
  ) {
    void import('three-mesh-bvh').then((trees) => {
      this.#trees = trees
      // Goes through a geometry's tree where it has one, and through its triangles where not.
      Mesh.prototype.raycast = trees.acceleratedRaycast
    })
  }

  /** What lies under a point (-1 to 1 across the view, Y up), the nearest first; what is locked or hidden is not there. */
  hits(x: number, y: number, camera: Camera): Hit[] {
    const seen = new Set<NodeId>()
    const hits: Hit[] = []
    for (const hit of this.#cast(x, y, camera, true).sort((a, b) => rank(a) - rank(b))) {
      const at = this.view.nodeAt(hit)
      if (!at || seen.has(at.node)) continue
      seen.add(at.node)
      if (isPickable(this.scene, at.node)) hits.push({ node: at.node, point: hit.point.toArray(), slot: at.part })
    }
    return hits
  }

  /** The nearest surface of a shown node under a point; locked ones count, those that `except` names do not. */
  surface(x: number, y: number, camera: Camera, except: (id: NodeId) => boolean): SurfacePoint | null {
    for (const hit of this.#cast(x, y, camera, false)) {
      const node = this.view.nodeAt(hit)?.node
      if (!node || !hit.face || !isShown(this.scene, node) || except(node)) continue
      const world = hit.object instanceof Batch ? worldMatrix(this.scene, node) : hit.object.matrixWorld
      const toWorld = new Matrix3().getNormalMatrix(world)
      const normal = hit.face.normal.clone().applyMatrix3(toWorld).normalize()
      // The back of a face, seen through an open side, faces the eye as well.
      if (normal.dot(this.#raycaster.ray.direction) > 0) normal.negate()
      return { point: hit.point.toArray(), normal: normal.toArray() }
    }
    return null
  }

  #cast(x: number, y: number, camera: Camera, helpers: boolean): Intersection[] {
    const caster = this.#raycaster
    caster.layers.set(0)
    if (helpers) caster.layers.mask |= camera.layers.mask & (1 << HELPER_LAYER)
    caster.setFromCamera(new Vector2(x, y), camera)
    this.#plantTrees()
    return caster.intersectObject(this.view.root, true)
  }

  /** Builds trees for the geometries whose bounds the ray meets, once each. */
  #plantTrees() {
    const trees = this.#trees
    if (!trees) return
    const { ray } = this.#raycaster
    this.view.root.traverseVisible((object) => {
      if (object instanceof Batch) for (const geometry of object.along(this.#raycaster)) plant(trees, geometry)
      const { geometry, isMesh } = object as Mesh
      if (!isMesh || object instanceof Batch || (object as { isSkinnedMesh?: boolean }).isSkinnedMesh) return
      geometry.computeBoundingSphere()
      const sphere = geometry.boundingSphere!.clone().applyMatrix4(object.matrixWorld)
      if (ray.intersectsSphere(sphere)) plant(trees, geometry)
    })
  }
}

function plant({ computeBoundsTree }: Trees, geometry: BufferGeometry) {
  if (geometry.boundsTree || Object.keys(geometry.morphAttributes).length) return
  const corners = geometry.index?.count ?? geometry.attributes.position?.count ?? 0
  if (corners >= TREE_FROM * 3) computeBoundsTree.call(geometry)
}

/** Icons are drawn over everything, and so are hit first; the lines of helpers are thin, and so win over what is near. */
const rank = ({ object, distance }: Intersection) =>
  object.userData.icon ? -2 + distance * 1e-9 : object.userData.helper ? distance * 0.98 : distance

/**
 * The node that a click on `hit` selects: the outermost group above it, below the group that was entered. Where the
 * hit lies outside of that group, the outermost of all.
 */
export function clickTarget(scene: SceneReader, hit: NodeId, entered: NodeId | null): NodeId {
  const path = [hit, ...ancestors(scene, hit).map((node) => node.id)]
  const level = entered === null ? -1 : path.indexOf(entered)
  return level > 0 ? path[level - 1] : path.at(-1)!
}
