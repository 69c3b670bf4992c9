import { type Camera, type Intersection, Matrix3, Raycaster, Vector2 } from 'three'
import { ancestors, isPickable, isShown, type NodeId, type SceneReader, type Vec3 } from '../document/index.ts'
import { type SurfacePoint, worldMatrix } from '../spatial/index.ts'
import { Batch } from './batches/Batch.ts'
import type { SceneView } from './SceneView.ts'
import { HELPER_LAYER } from './views/env.ts'

export interface Hit {
  node: NodeId
  point: Vec3
  /** Which of the node's materials was hit. */
  slot: number
}

/** Casts rays at the projection, and says which nodes they meet. */
export class Picker {
  readonly #raycaster = new Raycaster()

  constructor(
    private readonly scene: SceneReader,
    private readonly view: SceneView,
  ) {
    // After the first frame.
    void import('./trees/trees.ts').then(({ castByTrees }) => castByTrees())
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
    return caster.intersectObject(this.view.root, true)
  }
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
