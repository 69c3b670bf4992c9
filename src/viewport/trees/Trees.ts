import { type Remote, transfer, wrap } from 'comlink'
import { type BufferGeometry, Mesh } from 'three'
import { acceleratedRaycast, MeshBVH } from 'three-mesh-bvh'
import type { TreeWorker, Triangles } from './tree.worker.ts'

/** Meshes with more triangles than this are picked through a tree over their triangles. */
const TREE_FROM = 500

/**
 * Trees over the triangles of geometries, by which rays find in a million triangles the few that they may meet. A worker
 * builds them, once for each geometry that a ray comes near; until then rays go through every triangle.
 */
export class Trees {
  #worker: Remote<TreeWorker> | null = null
  /** Those whose tree is on its way, or cannot be built. */
  readonly #known = new WeakSet<BufferGeometry>()

  constructor() {
    // Goes through a geometry's tree where it has one, and through its triangles where not.
    Mesh.prototype.raycast = acceleratedRaycast
  }

  /** Has the tree of a geometry built, where it is worth one and has none. */
  plant(geometry: BufferGeometry): void {
    if (geometry.boundsTree || this.#known.has(geometry)) return
    this.#known.add(geometry)
    if (countTriangles(geometry) < TREE_FROM || Object.keys(geometry.morphAttributes).length) return
    // Without its tree a geometry is picked as well, more slowly.
    void this.#grow(geometry).catch((error: Error) => console.warn(`No tree: ${error.message}`))
  }

  async #grow(geometry: BufferGeometry) {
    this.#worker ??= wrap<TreeWorker>(new Worker(new URL('./tree.worker.ts', import.meta.url), { type: 'module' }))
    const triangles = copyOf(geometry)
    const buffers = [triangles.corners.buffer, ...(triangles.index ? [triangles.index.buffer] : [])]
    const tree = await this.#worker.build(transfer(triangles, buffers as Transferable[]))
    geometry.boundsTree = MeshBVH.deserialize(tree, geometry, { setIndex: false })
  }
}

const countTriangles = ({ index, attributes }: BufferGeometry) => (index?.count ?? attributes.position?.count ?? 0) / 3

/** A geometry's triangles in arrays of their own; quantized corners as what they stand for. */
function copyOf({ index, attributes: { position } }: BufferGeometry): Triangles {
  const corners = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) {
    corners[i * 3] = position.getX(i)
    corners[i * 3 + 1] = position.getY(i)
    corners[i * 3 + 2] = position.getZ(i)
  }
  const own = index && (index.array.slice() as Uint16Array | Uint32Array)
  return {
    corners,
    index: own instanceof Uint16Array || own instanceof Uint32Array ? own : own && Uint32Array.from(own),
  }
}
