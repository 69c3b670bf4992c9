import type { GLTF } from '@gltf-transform/core'
import type { BufferGeometry } from 'three'
import { buildPrimitive } from '../../assets/primitives.ts'
import { isPrimitive, type MeshNode, type ModelMesh, type Primitive } from '../../document/index.ts'
import type { GltfFile } from './file.ts'
import type { MaterialWriter } from './materials.ts'
import type { SourceModels } from './sources.ts'

const FLOAT = 5126
const UNSIGNED_SHORT = 5123
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963

/** Writes the meshes of nodes; nodes with the same geometry and materials share one, and copies share their vertices. */
export class MeshWriter {
  readonly #written = new Map<string, number>()
  readonly #shapes = new Map<string, GLTF.IMeshPrimitive>()
  /** For each mesh of a model the ways in which it is dressed. */
  readonly #dresses = new Map<string, Set<string>>()

  constructor(
    private readonly file: GltfFile,
    private readonly models: SourceModels,
    private readonly materials: MaterialWriter,
    nodes: readonly MeshNode[],
  ) {
    for (const { geometry, materials } of nodes) {
      if (isPrimitive(geometry)) continue
      const key = meshKey(geometry)
      this.#dresses.set(key, (this.#dresses.get(key) ?? new Set()).add(materials.join()))
    }
  }

  /** The index of a node's mesh; undefined where its model is not there. */
  write(node: MeshNode): number | undefined {
    const { geometry } = node
    const key = JSON.stringify([geometry, node.materials])
    const known = this.#written.get(key)
    if (known !== undefined) return known
    const mesh = isPrimitive(geometry) ? this.#shape(node, geometry) : this.#fromModel(node, geometry)
    if (mesh !== undefined) this.#written.set(key, mesh)
    return mesh
  }

  /** The model's own mesh where it is dressed in one way only; else a copy, which names the same vertices. */
  #fromModel(node: MeshNode, geometry: ModelMesh): number | undefined {
    const index = this.models.get(geometry.asset)?.at('meshes', geometry.mesh)
    const mesh = index === undefined ? undefined : this.file.json.meshes?.[index]
    if (index === undefined || !mesh) return undefined
    const materials = mesh.primitives.map((_, i) => this.materials.write(node.materials[i]))
    if (mesh.primitives.every((primitive, i) => primitive.material === materials[i])) return index
    if (this.#dresses.get(meshKey(geometry))!.size === 1) {
      for (const [i, primitive] of mesh.primitives.entries()) dress(primitive, materials[i])
      return index
    }
    const copy = structuredClone(mesh)
    for (const [i, primitive] of copy.primitives.entries()) dress(primitive, materials[i])
    return this.file.add('meshes', copy)
  }

  /** Shapes of one size share their vertices, whatever they wear. */
  #shape(node: MeshNode, shape: Primitive): number {
    const key = JSON.stringify(shape)
    const vertices = this.#shapes.get(key) ?? this.#writeShape(shape)
    this.#shapes.set(key, vertices)
    const primitive = { ...vertices }
    dress(primitive, this.materials.write(node.materials[0]))
    return this.file.add('meshes', { name: node.name, primitives: [primitive] })
  }

  #writeShape(shape: Primitive): GLTF.IMeshPrimitive {
    const geometry = buildPrimitive(shape)
    const indices = geometry.getIndex()!
    return {
      attributes: {
        POSITION: this.#accessor(geometry, 'position', 'VEC3'),
        NORMAL: this.#accessor(geometry, 'normal', 'VEC3'),
        TEXCOORD_0: this.#accessor(geometry, 'uv', 'VEC2'),
      },
      indices: this.file.add('accessors', {
        bufferView: this.file.addView(bytesOf(Uint16Array.from(indices.array)), ELEMENT_ARRAY_BUFFER),
        componentType: UNSIGNED_SHORT,
        count: indices.count,
        type: 'SCALAR',
      }),
    }
  }

  #accessor(geometry: BufferGeometry, key: 'position' | 'normal' | 'uv', type: 'VEC3' | 'VEC2'): number {
    const { array, count } = geometry.getAttribute(key)
    geometry.computeBoundingBox()
    const { min, max } = geometry.boundingBox!
    return this.file.add('accessors', {
      bufferView: this.file.addView(bytesOf(Float32Array.from(array)), ARRAY_BUFFER),
      componentType: FLOAT,
      count,
      type,
      ...(key === 'position' && { min: min.toArray(), max: max.toArray() }),
    })
  }
}

const meshKey = ({ asset, mesh }: ModelMesh) => `${asset} ${mesh}`

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

function dress(primitive: GLTF.IMeshPrimitive, material: number | undefined) {
  if (material === undefined) delete primitive.material
  else primitive.material = material
}
