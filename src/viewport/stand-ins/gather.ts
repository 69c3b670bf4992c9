import { BufferAttribute, BufferGeometry, type InterleavedBufferAttribute, type TypedArray } from 'three'
import type { Simplified } from './simplify.ts'

/** A geometry of some of another's vertices, with the same layout: where that has no index, this has none. */
export function gather(from: BufferGeometry, { index, vertices }: Simplified): BufferGeometry {
  const picked = from.index ? vertices : index.map((i) => vertices[i])
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(from.attributes)) geometry.setAttribute(name, pick(attribute, picked))
  if (from.index) geometry.setIndex(new BufferAttribute(vertices.length > 65_535 ? index : Uint16Array.from(index), 1))
  // What is culled and sorted goes by the whole.
  geometry.boundingSphere = from.boundingSphere?.clone() ?? null
  geometry.boundingBox = from.boundingBox?.clone() ?? null
  return geometry
}

function pick(attribute: BufferAttribute | InterleavedBufferAttribute, vertices: Uint32Array): BufferAttribute {
  const { array, itemSize, normalized } = attribute
  const [stride, offset] = 'data' in attribute ? [attribute.data.stride, attribute.offset] : [itemSize, 0]
  const picked = new (array.constructor as new (length: number) => TypedArray)(vertices.length * itemSize)
  for (let i = 0; i < vertices.length; i++) {
    const at = vertices[i] * stride + offset
    for (let k = 0; k < itemSize; k++) picked[i * itemSize + k] = array[at + k]
  }
  return new BufferAttribute(picked, itemSize, normalized)
}
