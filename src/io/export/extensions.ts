import type { GLTF } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { FOLLOWED } from '../gltf/references.ts'

type Json = Record<string, unknown>

/** Extensions of which it is known what they name by number: nothing, or what `references.ts` follows. */
const KNOWN = new Set([...ALL_EXTENSIONS.map(({ EXTENSION_NAME }) => EXTENSION_NAME), ...FOLLOWED])

/** Extensions that change how others are read, and have no object of their own in the file. */
const WITHOUT_OBJECT = new Set(['KHR_mesh_quantization', 'KHR_accessor_float64'])

/** Takes away unknown extensions that hold whole numbers, which may be indices; returns the names of those. */
export function stripStrangers(json: GLTF.IGLTF): string[] {
  const lost = new Set<string>()
  visitExtensions(json, (extensions) => {
    for (const [name, value] of Object.entries(extensions)) {
      if (KNOWN.has(name) || !holdsNumbers(value)) continue
      delete extensions[name]
      lost.add(name)
    }
  })
  if (lost.size) dropEmpty(json)
  return [...lost].sort()
}

/** Takes away `extensions` in which nothing is left. */
function dropEmpty(at: unknown): void {
  if (typeof at !== 'object' || at === null) return
  const { extensions } = at as { extensions?: object }
  if (extensions && !Object.keys(extensions).length) delete (at as { extensions?: object }).extensions
  for (const [key, value] of Object.entries(at)) if (key !== 'extras') dropEmpty(value)
}

/** Adds the extensions that another file uses and requires. */
export function joinUsed(json: GLTF.IGLTF, other: GLTF.IGLTF): void {
  for (const key of ['extensionsUsed', 'extensionsRequired'] as const) {
    const names = new Set([...(json[key] ?? []), ...(other[key] ?? [])])
    if (names.size) json[key] = [...names]
  }
}

/** Lets the file name just the extensions that are in it; those that were never in it as objects stay. */
export function listExtensions(json: GLTF.IGLTF, sources: readonly GLTF.IGLTF[]): void {
  const present = presentIn(json)
  const before = new Set(sources.flatMap((source) => [...presentIn(source)]))
  const gone = (name: string) => !present.has(name) && (before.has(name) || !declaredIn(sources, name))
  const used = [...(json.extensionsUsed ?? []).filter((name) => !gone(name))]
  for (const name of present) if (!used.includes(name)) used.push(name)
  const required = (json.extensionsRequired ?? []).filter((name) => used.includes(name))
  setNames(json, 'extensionsUsed', used)
  setNames(json, 'extensionsRequired', required)
}

const declaredIn = (sources: readonly GLTF.IGLTF[], name: string) =>
  WITHOUT_OBJECT.has(name) || sources.some((source) => source.extensionsUsed?.includes(name))

function setNames(json: GLTF.IGLTF, key: 'extensionsUsed' | 'extensionsRequired', names: string[]) {
  if (names.length) json[key] = names
  else delete json[key]
}

/** The names of the extensions that have objects in a file. */
export function presentIn(json: GLTF.IGLTF): Set<string> {
  const names = new Set<string>()
  visitExtensions(json, (extensions) => {
    for (const name of Object.keys(extensions)) names.add(name)
  })
  return names
}

function visitExtensions(at: unknown, visit: (extensions: Json) => void): void {
  if (typeof at !== 'object' || at === null) return
  for (const [key, value] of Object.entries(at)) {
    if (key === 'extras' || typeof value !== 'object' || value === null) continue
    if (key === 'extensions') visit(value as Json)
    visitExtensions(value, visit)
  }
}

/** Whether whole numbers stand somewhere; those of textures are followed, whatever names them. */
function holdsNumbers(at: unknown): boolean {
  if (typeof at === 'number') return Number.isInteger(at) && at >= 0
  if (typeof at !== 'object' || at === null) return false
  return Object.entries(at).some(([key, value]) => !/Texture$/.test(key) && key !== 'extras' && holdsNumbers(value))
}
