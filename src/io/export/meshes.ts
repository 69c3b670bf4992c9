import type { Accessor, Document, Material as GltfMaterial, Mesh } from '@gltf-transform/core'
import { buildPrimitive } from '../../assets/primitives.ts'
import { isPrimitive, type MeshNode, type Primitive } from '../../document/index.ts'
import type { SourceModel } from './sources.ts'
import type { SurfaceWriter } from './surfaces.ts'

/** Writes the meshes of nodes; nodes with the same geometry and materials share one. */
export class MeshWriter {
  readonly #written = new Map<string, Mesh>()

  constructor(
    private readonly doc: Document,
    private readonly models: ReadonlyMap<string, SourceModel>,
    private readonly surfaces: SurfaceWriter,
  ) {}

  /** Null where the node's model is not there. */
  write(node: MeshNode): Mesh | null {
    const key = JSON.stringify([node.geometry, node.materials])
    const known = this.#written.get(key)
    if (known) return known
    const mesh = isPrimitive(node.geometry)
      ? this.#shape(node.geometry, this.surfaces.write(node.materials[0]), node.name)
      : this.#fromModel(node)
    if (mesh) this.#written.set(key, mesh)
    return mesh
  }

  #fromModel(node: MeshNode): Mesh | null {
    if (isPrimitive(node.geometry)) return null
    const source = this.models.get(node.geometry.asset)?.meshes[node.geometry.mesh]
    if (!source) return null
    const primitives = source.listPrimitives()
    const materials = primitives.map((_, i) => this.surfaces.write(node.materials[i]))
    if (primitives.every((primitive, i) => primitive.getMaterial() === materials[i])) return source
    const copy = source.clone()
    // Primitives keep their order, since morph weights and variants speak of them by it.
    for (const primitive of copy.listPrimitives()) copy.removePrimitive(primitive)
    primitives.forEach((primitive, i) => {
      copy.addPrimitive(
        primitive.getMaterial() === materials[i] ? primitive : primitive.clone().setMaterial(materials[i]),
      )
    })
    return copy
  }

  #shape(shape: Primitive, material: GltfMaterial | null, name: string): Mesh {
    const geometry = buildPrimitive(shape)
    const buffer = this.doc.getRoot().listBuffers()[0] ?? this.doc.createBuffer()
    const accessor = (key: string, type: 'VEC3' | 'VEC2'): Accessor =>
      this.doc
        .createAccessor()
        .setType(type)
        .setArray(geometry.getAttribute(key).array.slice() as Float32Array<ArrayBuffer>)
        .setBuffer(buffer)
    const indices = this.doc
      .createAccessor()
      .setType('SCALAR')
      .setArray(Uint16Array.from(geometry.getIndex()!.array))
      .setBuffer(buffer)
    const primitive = this.doc
      .createPrimitive()
      .setAttribute('POSITION', accessor('position', 'VEC3'))
      .setAttribute('NORMAL', accessor('normal', 'VEC3'))
      .setAttribute('TEXCOORD_0', accessor('uv', 'VEC2'))
      .setIndices(indices)
      .setMaterial(material)
    return this.doc.createMesh(name).addPrimitive(primitive)
  }
}
