import { expose, transfer } from 'comlink'
import { BufferAttribute, BufferGeometry } from 'three'
import { MeshBVH, type SerializedBVH } from 'three-mesh-bvh'
import type { Triangles } from '../triangles.ts'

/** A tree over triangles that leaves their order as it is. */
function build({ corners, index }: Triangles): SerializedBVH {
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3))
  if (index) geometry.setIndex(new BufferAttribute(index, 1))
  const tree = MeshBVH.serialize(new MeshBVH(geometry, { indirect: true }), { cloneBuffers: false })
  const buffers = [...tree.roots, ...(tree.indirectBuffer ? [tree.indirectBuffer.buffer] : [])]
  return transfer({ ...tree, index: null as never }, buffers as Transferable[])
}

const worker = { build }
export type TreeWorker = typeof worker

expose(worker)
