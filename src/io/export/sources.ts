import { Document, type Node as GltfNode, type Property, type Root, type WebIO } from '@gltf-transform/core'
import { mergeDocuments } from '@gltf-transform/functions'
import type { ExportInput } from './input.ts'

/** One model's properties inside the document that is being written, by their indices in the model. */
export interface SourceModel {
  nodes: GltfNode[]
  meshes: ReturnType<Root['listMeshes']>
  materials: ReturnType<Root['listMaterials']>
  skins: ReturnType<Root['listSkins']>
  animations: ReturnType<Root['listAnimations']>
}

export interface Sources {
  doc: Document
  models: Map<string, SourceModel>
  warnings: string[]
}

const COMPRESSION = ['EXT_meshopt_compression', 'KHR_meshopt_compression']

/** Reads the models that a scene uses into one document. Their textures stay the bytes that they are. */
export async function readSources(input: ExportInput, io: WebIO): Promise<Sources> {
  const models = new Map<string, SourceModel>()
  const docs: Document[] = []
  const assets = input.assets.filter(({ kind }) => kind === 'model')
  for (const asset of assets) docs.push(await io.readBinary(input.blobs.get(asset.id)!))
  if (docs.length === 1) {
    models.set(assets[0].id, listModel(docs[0].getRoot()))
    return { doc: docs[0], models, warnings: [] }
  }
  const doc = new Document()
  const warnings: string[] = []
  docs.forEach((source, i) => {
    const model = listModel(source.getRoot())
    const map = mergeDocuments(doc, source)
    models.set(assets[i].id, mapModel(model, map))
  })
  for (const name of COMPRESSION) warnings.push(...dropUnlessAll(doc, docs, name))
  return { doc, models, warnings }
}

/** A compression that only some models came with would be forced on all: then it is left off instead. */
function dropUnlessAll(doc: Document, docs: readonly Document[], name: string): string[] {
  const uses = (d: Document) =>
    d
      .getRoot()
      .listExtensionsUsed()
      .some((extension) => extension.extensionName === name)
  if (!docs.some(uses) || docs.every(uses)) return []
  for (const extension of doc.getRoot().listExtensionsUsed()) {
    if (extension.extensionName === name) extension.dispose()
  }
  return ['Geometry that came compressed with Meshopt is written uncompressed, since other models came without']
}

const listModel = (root: Root): SourceModel => ({
  nodes: root.listNodes(),
  meshes: root.listMeshes(),
  materials: root.listMaterials(),
  skins: root.listSkins(),
  animations: root.listAnimations(),
})

function mapModel(model: SourceModel, map: Map<Property, Property>): SourceModel {
  const follow = <P extends Property>(list: P[]): P[] => list.map((property) => map.get(property) as P)
  return {
    nodes: follow(model.nodes),
    meshes: follow(model.meshes),
    materials: follow(model.materials),
    skins: follow(model.skins),
    animations: follow(model.animations),
  }
}
