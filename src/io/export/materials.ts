import type { GLTF } from '@gltf-transform/core'
import { type Material, NEW_SURFACE, overrides } from '../../document/index.ts'
import { materialName } from '../gltf/nodes.ts'
import { writeSurface } from '../gltf/surface.ts'
import type { GltfFile } from './file.ts'
import type { PictureWriter } from './pictures.ts'
import type { SourceModels } from './sources.ts'

/**
 * Writes material records, each once. A record that differs in nothing is its source; the only record of a source is
 * written in its place, so that variants which name it show the change; another one gets a copy of the source.
 */
export class MaterialWriter {
  readonly #written = new Map<string, number | undefined>()
  readonly #bySource = new Map<string, number>()

  constructor(
    private readonly file: GltfFile,
    private readonly models: SourceModels,
    private readonly records: ReadonlyMap<string, Material>,
    private readonly pictures: PictureWriter,
    worn: ReadonlySet<string>,
  ) {
    for (const id of worn) {
      const key = sourceKey(records.get(id))
      if (key) this.#bySource.set(key, (this.#bySource.get(key) ?? 0) + 1)
    }
  }

  /** The index of a record's material; undefined for glTF's own default. */
  write(id: string): number | undefined {
    if (!this.#written.has(id)) {
      const record = this.records.get(id)
      this.#written.set(id, record && this.#make(record))
    }
    return this.#written.get(id)
  }

  #make(record: Material): number | undefined {
    const { source } = record
    const model = source && this.models.get(source.asset)
    const original = source && model?.json.materials?.[source.material]
    const changes = overrides(record)
    const isChanged = Object.keys(changes).length > 0 || record.textures !== undefined
    if (!source || !model || !original) {
      if (source && !isChanged) return undefined
      const surface = source ? changes : { ...NEW_SURFACE, ...changes }
      return this.#add({ name: record.name }, surface, record)
    }
    const index = model.at('materials', source.material)
    const isRenamed = record.name !== materialName(original, source.material)
    if (!isChanged && !isRenamed) return index
    const slot = this.file.json.materials![index]
    const name = isRenamed || original.name ? { name: record.name } : {}
    if (this.#bySource.get(sourceKey(record)!) !== 1)
      return this.#add({ ...structuredClone(slot), ...name }, changes, record)
    Object.assign(slot, name)
    this.#apply(slot, changes, record)
    return index
  }

  #add(material: GLTF.IMaterial, surface: ReturnType<typeof overrides>, record: Material): number {
    this.#apply(material, surface, record)
    return this.file.add('materials', material)
  }

  #apply(material: GLTF.IMaterial, surface: ReturnType<typeof overrides>, { textures }: Material) {
    this.pictures.lay(material, textures ?? {})
    writeSurface(material, surface)
    if (surface.repeat !== undefined && surface.repeat !== 1) this.pictures.wrap(material)
  }
}

const sourceKey = (record: Material | undefined) =>
  record?.source ? `${record.source.asset} ${record.source.material}` : null
