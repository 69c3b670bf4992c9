import {
  Extension,
  ExtensionProperty,
  type GLTF,
  type IProperty,
  type Primitive,
  PropertyType,
  type ReaderContext,
  type WriterContext,
} from '@gltf-transform/core'

const NAME = 'KHR_draco_mesh_compression'

interface DracoDef {
  bufferView: number
  attributes: Record<string, number>
}

interface IRawGeometry extends IProperty {
  bytes: Uint8Array
  /** Draco's attribute ids, by semantic. */
  ids: Record<string, number>
  /** The accessors as the source describes them, by semantic; `indices` among them. */
  accessors: Record<string, GLTF.IAccessor>
}

/** The Draco bytes of a primitive as they came, with what describes them. */
class RawGeometry extends ExtensionProperty<IRawGeometry> {
  static override EXTENSION_NAME = NAME
  declare extensionName: typeof NAME
  declare propertyType: 'RawGeometry'
  declare parentTypes: [PropertyType.PRIMITIVE]

  protected override init() {
    this.extensionName = NAME
    this.propertyType = 'RawGeometry'
    this.parentTypes = [PropertyType.PRIMITIVE]
  }

  protected override getDefaults() {
    return Object.assign(super.getDefaults(), { bytes: new Uint8Array(0), ids: {}, accessors: {} })
  }

  keep(bytes: Uint8Array, ids: Record<string, number>, accessors: Record<string, GLTF.IAccessor>): this {
    return this.set('bytes', bytes).set('ids', ids).set('accessors', accessors)
  }

  get kept(): Pick<IRawGeometry, 'bytes' | 'ids' | 'accessors'> {
    return { bytes: this.get('bytes'), ids: this.get('ids'), accessors: this.get('accessors') }
  }
}

/**
 * Carries Draco geometry through without decoding it, so that it leaves byte for byte as it came: encoding it anew
 * would move vertices and drop triangles. Takes the place of gltf-transform's KHRDracoMeshCompression.
 */
export class RawDraco extends Extension {
  static override readonly EXTENSION_NAME = NAME
  override readonly extensionName = NAME
  override readonly prewriteTypes = [PropertyType.ACCESSOR]

  read(context: ReaderContext): this {
    const { json } = context.jsonDoc
    json.meshes?.forEach((mesh, m) => {
      mesh.primitives.forEach((def, p) => {
        const draco = def.extensions?.[NAME] as DracoDef | undefined
        if (!draco) return
        const bytes = context.bufferViews[draco.bufferView]
        const named = Object.keys(draco.attributes).map((key) => [key, json.accessors![def.attributes[key]]] as const)
        const accessors = Object.fromEntries(named)
        if (def.indices !== undefined) accessors.indices = json.accessors![def.indices]
        const raw = new RawGeometry(this.document.getGraph()).keep(bytes, draco.attributes, accessors)
        context.meshes[m].listPrimitives()[p].setExtension(NAME, raw)
      })
    })
    return this
  }

  override prewrite(context: WriterContext): this {
    const buffer = this.document.getRoot().listBuffers()[0]
    const written = new Set<RawGeometry>()
    for (const { primitive, raw } of this.#primitives()) {
      for (const [key, { bufferView: _, byteOffset: __, ...def }] of Object.entries(raw.kept.accessors)) {
        const accessor = key === 'indices' ? primitive.getIndices() : primitive.getAttribute(key)
        if (!accessor || context.accessorIndexMap.has(accessor)) continue
        context.accessorIndexMap.set(accessor, context.jsonDoc.json.accessors!.push(def) - 1)
      }
      if (written.has(raw)) continue
      written.add(raw)
      const views = context.otherBufferViews.get(buffer) ?? []
      context.otherBufferViews.set(buffer, [...views, raw.kept.bytes])
    }
    return this
  }

  write(context: WriterContext): this {
    const { json } = context.jsonDoc
    let count = 0
    for (const { mesh, index, raw } of this.#primitives()) {
      const def = json.meshes![context.meshIndexMap.get(mesh)!].primitives[index]
      const bufferView = context.otherBufferViewsIndexMap.get(raw.kept.bytes)
      def.extensions = { ...def.extensions, [NAME]: { bufferView, attributes: raw.kept.ids } }
      count++
    }
    if (!count) forget(json)
    return this
  }

  *#primitives() {
    for (const mesh of this.document.getRoot().listMeshes()) {
      for (const [index, primitive] of mesh.listPrimitives().entries() as IterableIterator<[number, Primitive]>) {
        const raw = primitive.getExtension<RawGeometry>(NAME)
        if (raw) yield { mesh, index, primitive, raw }
      }
    }
  }
}

function forget(json: GLTF.IGLTF) {
  for (const key of ['extensionsUsed', 'extensionsRequired'] as const) {
    const rest = json[key]?.filter((name) => name !== NAME)
    if (rest?.length) json[key] = rest
    else delete json[key]
  }
}
