import { type Remote, transfer, wrap } from 'comlink'
import { type BufferGeometry, type Intersection, Mesh, type Raycaster, Sphere } from 'three'
import { acceleratedRaycast, MeshBVH } from 'three-mesh-bvh'
import { Batch } from '../batches/Batch.ts'
import { buffersOf, countTriangles, trianglesOf } from '../triangles.ts'
import { SlotTree } from './SlotTree.ts'
import type { TreeWorker } from './tree.worker.ts'

/** Meshes with more triangles than this are picked through a tree over their triangles. */
const TREE_FROM = 500

let worker: Remote<TreeWorker> | null = null
/** Those whose tree is there, on its way, or cannot be built. */
const known = new WeakSet<BufferGeometry>()
const sphere = new Sphere()

/**
 * Has rays find in a million triangles the few that they may meet, by trees over triangles, and of the slots of a batch the
 * few that they may meet. A worker builds those over triangles, once for each geometry that a ray comes near; until then
 * rays go through every triangle.
 */
export function castByTrees(): void {
  Batch.makeTree = () => new SlotTree()
  Mesh.prototype.raycast = raycast
}

function raycast(this: Mesh, raycaster: Raycaster, hits: Intersection[]) {
  const { geometry } = this
  if (!geometry.boundingSphere) geometry.computeBoundingSphere()
  if (!raycaster.ray.intersectsSphere(sphere.copy(geometry.boundingSphere!).applyMatrix4(this.matrixWorld))) return
  plant(geometry)
  acceleratedRaycast.call(this, raycaster, hits)
}

/** Has the tree of a geometry built, where it is worth one and has none. */
export function plant(geometry: BufferGeometry) {
  if (known.has(geometry)) return
  known.add(geometry)
  if (countTriangles(geometry) < TREE_FROM || Object.keys(geometry.morphAttributes).length) return
  // Without its tree a geometry is picked as well, more slowly.
  void grow(geometry).catch((error: Error) => console.warn(`No tree: ${error.message}`))
}

async function grow(geometry: BufferGeometry) {
  worker ??= wrap<TreeWorker>(new Worker(new URL('./tree.worker.ts', import.meta.url), { type: 'module' }))
  const triangles = trianglesOf(geometry)
  const tree = await worker.build(transfer(triangles, buffersOf(triangles)))
  geometry.boundsTree = MeshBVH.deserialize(tree, geometry, { setIndex: false })
}
