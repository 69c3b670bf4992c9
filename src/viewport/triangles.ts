import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute } from 'three'

/** Triangles, for a worker: corners, three numbers each, and which of them make triangles, where they are not in order. */
export interface Triangles {
  corners: Float32Array
  index: Uint16Array | Uint32Array | null
}

export const countTriangles = ({ index, attributes }: BufferGeometry): number =>
  (index?.count ?? attributes.position?.count ?? 0) / 3

/** A geometry's triangles in arrays of their own; quantized corners as what they stand for. */
export function trianglesOf({ index, attributes: { position } }: BufferGeometry): Triangles {
  const own = index && (index.array.slice() as Uint16Array | Uint32Array)
  return {
    corners: cornersOf(position),
    index: own instanceof Uint16Array || own instanceof Uint32Array ? own : own && Uint32Array.from(own),
  }
}

/** What can be handed to a worker, instead of being copied once more. */
export const buffersOf = ({ corners, index }: Triangles): Transferable[] =>
  [corners.buffer, ...(index ? [index.buffer] : [])] as Transferable[]

function cornersOf(position: BufferAttribute | InterleavedBufferAttribute): Float32Array {
  if (position.array instanceof Float32Array && !('data' in position)) return position.array.slice()
  const corners = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) {
    corners[i * 3] = position.getX(i)
    corners[i * 3 + 1] = position.getY(i)
    corners[i * 3 + 2] = position.getZ(i)
  }
  return corners
}
