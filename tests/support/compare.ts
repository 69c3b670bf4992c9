import type { Document, ExtensibleProperty, GLTF, Property, WebIO } from '@gltf-transform/core'
import { parseGlb } from '../../src/io/gltf/glb.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * What of one GLB is not in another: both are read by glTF-Transform, and every property compared with its attributes
 * and with what it refers to; then what that library does not know: unknown extensions and animation pointers.
 */
export async function differences(io: WebIO, before: Bytes, after: Bytes): Promise<string[]> {
  const [a, b] = [await io.readBinary(before), await io.readBinary(after)]
  return [...compareDocuments(a, b), ...compareUnknown(parseGlb(before, 'before').json, parseGlb(after, 'after').json)]
}

const LISTS = {
  scene: (doc: Document) => doc.getRoot().listScenes(),
  node: (doc: Document) => doc.getRoot().listNodes(),
  mesh: (doc: Document) => doc.getRoot().listMeshes(),
  material: (doc: Document) => doc.getRoot().listMaterials(),
  texture: (doc: Document) => doc.getRoot().listTextures(),
  skin: (doc: Document) => doc.getRoot().listSkins(),
  camera: (doc: Document) => doc.getRoot().listCameras(),
  clip: (doc: Document) => doc.getRoot().listAnimations(),
  accessor: (doc: Document) => doc.getRoot().listAccessors(),
} as const

export function compareDocuments(a: Document, b: Document): string[] {
  const faults: string[] = []
  const [idsA, idsB] = [identify(a), identify(b)]
  for (const [kind, list] of Object.entries(LISTS)) {
    const [before, after] = [list(a) as Property[], list(b) as Property[]]
    if (before.length !== after.length) faults.push(`${kind}s ${before.length} → ${after.length}`)
    else {
      const changed = before.findIndex((property, i) => !equal(a, b, property, after[i], idsA, idsB))
      if (changed >= 0) faults.push(`${kind} ${changed} "${before[changed].getName()}" differs`)
    }
  }
  const settings = (doc: Document) => {
    const { generator: _, ...asset } = doc.getRoot().getAsset()
    return JSON.stringify([asset, doc.getRoot().getExtras(), doc.getRoot().getDefaultScene()?.getName()])
  }
  if (settings(a) !== settings(b)) faults.push('asset or extras differ')
  const used = (doc: Document) =>
    doc
      .getRoot()
      .listExtensionsUsed()
      .map((extension) => extension.extensionName)
      .sort()
      .join()
  if (used(a) !== used(b)) faults.push(`extensions ${used(a)} → ${used(b)}`)
  return faults
}

type Ids = Map<Property, string>

const identify = (doc: Document): Ids =>
  new Map(
    Object.entries(LISTS).flatMap(([kind, list]) =>
      (list(doc) as Property[]).map((property, i) => [property, `${kind} ${i}`] as const),
    ),
  )

/** Whether two properties say the same: attributes, and edges to what follows, listed properties by their place. */
function equal(a: Document, b: Document, x: Property, y: Property, idsA: Ids, idsB: Ids): boolean {
  if (x.propertyType !== y.propertyType) return false
  const edges = (doc: Document, of: Property) =>
    doc
      .getGraph()
      .listChildEdges(of as never)
      .filter((edge) => edge.getChild().propertyType !== 'Buffer')
      .sort((p, q) => (p.getName() < q.getName() ? -1 : p.getName() > q.getName() ? 1 : 0))
  const [before, after] = [edges(a, x), edges(b, y)]
  const skip = new Set([...before, ...after].map((edge) => edge.getName().replace(/\[.*/, '')))
  // `equals` takes null in extras for a difference.
  for (const key of ['buffer', 'extensions', 'extras', ...REFERENCES]) skip.add(key)
  if (JSON.stringify(extrasOf(x)) !== JSON.stringify(extrasOf(y))) return false
  if (!x.equals(y as never, skip)) return false
  if (before.length !== after.length) return false
  return before.every((edge, i) => {
    const [p, q] = [edge.getChild() as Property, after[i].getChild() as Property]
    if (edge.getName() !== after[i].getName()) return false
    const id = idsA.get(p)
    return id === undefined ? equal(a, b, p, q, idsA, idsB) : id === idsB.get(q)
  })
}

const extrasOf = (property: Property) => (property as unknown as Partial<ExtensibleProperty>).getExtras?.()

/** Attributes that are edges, which are compared by themselves. */
const REFERENCES = ['children', 'primitives', 'targets', 'attributes', 'joints', 'channels', 'samplers', 'mappings']

/** Extensions that glTF-Transform drops, and the pointers of animations, in the order of the file. */
function compareUnknown(a: GLTF.IGLTF, b: GLTF.IGLTF): string[] {
  const [before, after] = [extensionsOf(a), extensionsOf(b)]
  const faults = [...before].filter(([name, values]) => values.join() !== after.get(name)?.join())
  return faults.map(([name]) => `${name} differs`)
}

/** Extensions of compression name buffer views, which may move. */
const PACKED = new Set(['KHR_draco_mesh_compression', 'EXT_meshopt_compression', 'KHR_meshopt_compression'])

function extensionsOf(json: GLTF.IGLTF): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const visit = (at: unknown) => {
    if (typeof at !== 'object' || at === null) return
    for (const [key, value] of Object.entries(at)) {
      if (key === 'extensions' && value && typeof value === 'object') {
        for (const [name, extension] of Object.entries(value)) {
          if (!PACKED.has(name)) found.set(name, [...(found.get(name) ?? []), JSON.stringify(extension)])
        }
      }
      if (key !== 'extras') visit(value)
    }
  }
  visit(json)
  return found
}
