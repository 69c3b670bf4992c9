import type { GLTF } from '@gltf-transform/core'
import type { GlbParts } from '../gltf/glb.ts'
import { checkPictures } from './check-pictures.ts'

type Fail = (fault: string) => never

/** Bytes of vertices that a model may ask for beyond what it brings: zeros, and what decoders make. */
const MOST_MADE_BYTES = 1 << 30

const SIZES: Record<GLTF.AccessorType, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }
const COMPONENT_BYTES: Record<number, number> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }
const MESHOPT = ['EXT_meshopt_compression', 'KHR_meshopt_compression']

/** What the attributes of a primitive must be (glTF 2.0, section 3.7.2.1). */
const ATTRIBUTE_TYPES: Record<string, readonly GLTF.AccessorType[]> = {
  POSITION: ['VEC3'],
  NORMAL: ['VEC3'],
  TANGENT: ['VEC4'],
  TEXCOORD: ['VEC2'],
  COLOR: ['VEC3', 'VEC4'],
  JOINTS: ['VEC4'],
  WEIGHTS: ['VEC4'],
}

/** Makes sure that views lie in their buffers, numbers in their views, and triangles among the vertices. */
export function checkData(parts: GlbParts, fail: Fail): void {
  new DataCheck(parts, fail).run()
  checkPictures(parts, fail)
}

class DataCheck {
  #made = 0

  constructor(
    private readonly parts: GlbParts,
    private readonly fail: Fail,
  ) {}

  run(): void {
    const { json } = this.parts
    for (const [i, view] of (json.bufferViews ?? []).entries()) this.#checkView(view, `bufferViews[${i}]`)
    for (const [i, accessor] of (json.accessors ?? []).entries()) this.#checkAccessor(accessor, `accessors[${i}]`)
    if (this.#made > MOST_MADE_BYTES) {
      this.fail(`it asks for ${Math.round(this.#made / 1e6).toLocaleString('en')} MB of vertices that are not in it`)
    }
    json.meshes?.forEach((mesh, m) => {
      for (const [p, primitive] of mesh.primitives.entries()) {
        this.#checkPrimitive(primitive, `mesh ${mesh.name ? `"${mesh.name}"` : m}`, `meshes[${m}].primitives[${p}]`)
      }
    })
  }

  #checkView(view: GLTF.IBufferView, path: string) {
    const compressed = MESHOPT.map((name) => view.extensions?.[name] as CompressedView | undefined).find((c) => c)
    if (!compressed) return this.#checkStretch(view, path)
    this.#checkStretch(compressed, path)
    const { count, byteStride } = compressed
    if (!(count >= 0) || !(byteStride > 0) || byteStride > 256)
      this.fail(`${path} says nothing of what is packed in it`)
    this.#made += count * byteStride
  }

  #checkStretch({ buffer, byteOffset = 0, byteLength }: GLTF.IBufferView, path: string) {
    const length = this.#lengthOf(buffer)
    if (!(byteOffset >= 0) || !(byteLength > 0) || byteOffset + byteLength > length) {
      this.fail(`${path} reaches to byte ${byteOffset + byteLength} of a buffer of ${length}`)
    }
  }

  #lengthOf(buffer: number): number {
    const { json, bin } = this.parts
    const declared = json.buffers?.[buffer]?.byteLength ?? 0
    // A buffer may say nothing of where its bytes are: then only its length can be checked.
    return buffer === 0 && bin.byteLength ? Math.min(declared, bin.byteLength) : declared
  }

  #checkAccessor(accessor: GLTF.IAccessor, path: string) {
    const element = SIZES[accessor.type] * COMPONENT_BYTES[accessor.componentType]
    const { sparse, bufferView, byteOffset = 0, count } = accessor
    if (bufferView === undefined) this.#made += count * element
    else this.#checkFit(bufferView, byteOffset, count, element, path)
    if (!sparse) return
    if (sparse.count > count) this.fail(`${path}.sparse changes ${sparse.count} of ${count} numbers`)
    const { indices, values } = sparse
    const size = COMPONENT_BYTES[indices.componentType]
    this.#checkFit(indices.bufferView, indices.byteOffset ?? 0, sparse.count, size, path)
    this.#checkFit(values.bufferView, values.byteOffset ?? 0, sparse.count, element, path)
  }

  #checkFit(index: number, byteOffset: number, count: number, element: number, path: string) {
    const view = this.parts.json.bufferViews![index]
    const stride = view.byteStride || element
    const end = byteOffset + stride * (count - 1) + element
    if (end > view.byteLength) this.fail(`${path} reaches to byte ${end} of a view of ${view.byteLength}`)
  }

  #checkPrimitive(primitive: GLTF.IMeshPrimitive, name: string, path: string) {
    const accessors = this.parts.json.accessors!
    const { POSITION } = primitive.attributes
    const vertices = POSITION === undefined ? 0 : accessors[POSITION].count
    for (const [key, index] of Object.entries(primitive.attributes)) {
      const expected = ATTRIBUTE_TYPES[key.replace(/_\d+$/, '')]
      const { type, count } = accessors[index]
      if (expected && !expected.includes(type))
        this.fail(`${path}.${key} is ${type}; expected ${expected.join(' or ')}`)
      if (vertices && count !== vertices) this.fail(`${path}.${key} has ${count} values for ${vertices} vertices`)
    }
    for (const target of primitive.targets ?? []) {
      for (const [key, index] of Object.entries(target)) {
        if (vertices && accessors[index].count !== vertices) {
          this.fail(`${path}.targets.${key} has ${accessors[index].count} values for ${vertices} vertices`)
        }
      }
    }
    if (primitive.extensions?.KHR_draco_mesh_compression) return
    if (POSITION !== undefined) this.#checkFinite(accessors[POSITION], name)
    if (primitive.indices !== undefined) this.#checkIndices(accessors[primitive.indices], vertices, name, path)
  }

  #checkIndices(accessor: GLTF.IAccessor, vertices: number, name: string, path: string) {
    const { type, componentType } = accessor
    if (type !== 'SCALAR' || ![5121, 5123, 5125].includes(componentType)) {
      this.fail(`${path}.indices are no unsigned whole numbers`)
    }
    const values = this.#read(accessor)
    if (!values) return
    let most = 0
    for (const value of values) if (value > most) most = value
    if (most >= vertices) this.fail(`${name} names vertex ${most}, but there are ${vertices}`)
  }

  #checkFinite(accessor: GLTF.IAccessor, name: string) {
    const values = accessor.componentType === 5126 ? this.#read(accessor) : null
    if (values?.some((value) => !Number.isFinite(value))) this.fail(`${name} has vertices whose place is no number`)
  }

  /** The numbers of an accessor that are there as they are; null for those that must be decoded first. */
  #read({
    bufferView,
    byteOffset = 0,
    componentType,
    type,
    count,
    sparse,
  }: GLTF.IAccessor): number[] | TypedArray | null {
    const view = this.parts.json.bufferViews?.[bufferView ?? -1]
    if (
      !view ||
      sparse ||
      view.buffer !== 0 ||
      !this.parts.bin.byteLength ||
      MESHOPT.some((name) => view.extensions?.[name])
    )
      return null
    const size = SIZES[type]
    const width = COMPONENT_BYTES[componentType]
    const start = this.parts.bin.byteOffset + (view.byteOffset ?? 0) + byteOffset
    const { buffer } = this.parts.bin
    const tight = !view.byteStride || view.byteStride === size * width
    if (tight && start % width === 0) return new ARRAYS[componentType](buffer, start, count * size)
    const data = new DataView(buffer)
    const stride = view.byteStride || size * width
    const read = READERS[componentType]
    return Array.from({ length: count * size }, (_, i) =>
      read(data, start + Math.floor(i / size) * stride + (i % size) * width),
    )
  }
}

type TypedArray = Float32Array | Uint8Array | Uint16Array | Uint32Array

const ARRAYS: Record<number, new (buffer: ArrayBuffer, offset: number, length: number) => TypedArray> = {
  5121: Uint8Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
}

const READERS: Record<number, (data: DataView, at: number) => number> = {
  5121: (data, at) => data.getUint8(at),
  5123: (data, at) => data.getUint16(at, true),
  5125: (data, at) => data.getUint32(at, true),
  5126: (data, at) => data.getFloat32(at, true),
}

interface CompressedView extends GLTF.IBufferView {
  count: number
  byteStride: number
}
