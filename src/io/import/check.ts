import type { GLTF } from '@gltf-transform/core'
import { FileError, type GlbParts } from '../gltf/glb.ts'
import { rootsOf } from '../gltf/nodes.ts'
import { COLLECTIONS, itemsOf, visitReferences } from '../gltf/references.ts'
import { checkData } from './check-data.ts'
import { Gltf } from './schema.ts'

/** As many nodes can be worked with; each is a record, a row and an object in the view. */
const MOST_NODES = 50_000
/** Deeper trees are no scene's, and would exhaust what walks them. */
const DEEPEST = 500

type Fail = (fault: string) => never

const failing = (name: string): Fail => {
  return (fault) => {
    throw new FileError(`"${name}" is damaged: ${fault}`)
  }
}

/** Makes sure that the JSON of a glTF has the types that glTF says. Throws a FileError that names what has not. */
export function checkShape(json: GLTF.IGLTF, name: string): void {
  const count = Array.isArray(json.nodes) ? json.nodes.length : 0
  if (count > MOST_NODES) {
    throw new FileError(
      `"${name}" has ${count.toLocaleString('en')} nodes; at most ${MOST_NODES.toLocaleString('en')} can be edited. Join some in the program that made it`,
    )
  }
  const { error } = Gltf.safeParse(json)
  if (!error) return
  const [{ path, message }] = error.issues
  failing(name)(
    `${path
      .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .slice(1)}: ${message}`,
  )
}

/**
 * Makes sure of a model that what it names is there, that its nodes form trees, and that its numbers lie inside of its
 * bytes. Throws a FileError that says what is wrong.
 */
export function checkModel(parts: GlbParts, name: string): void {
  const fail = failing(name)
  checkReferences(parts.json, fail)
  checkTrees(parts.json, fail)
  checkData(parts, fail)
}

function checkReferences(json: GLTF.IGLTF, fail: Fail) {
  const counts = new Map(COLLECTIONS.map((collection) => [collection, itemsOf(json, collection).length]))
  visitReferences(json, ({ to, index, path }) => {
    const most = counts.get(to)!
    if (!Number.isInteger(index) || (index as number) < 0 || (index as number) >= most) {
      fail(`${path} names ${to}[${String(index)}], but there are ${most}`)
    }
  })
  for (const [i, { channels, samplers }] of (json.animations ?? []).entries()) {
    const wrong = channels.find(({ sampler }) => sampler >= samplers.length)
    if (wrong) fail(`animations[${i}] names samplers[${wrong.sampler}], but there are ${samplers.length}`)
  }
}

function checkTrees(json: GLTF.IGLTF, fail: Fail) {
  const nodes = json.nodes ?? []
  const parents = new Map<number, number>()
  nodes.forEach((node, i) => {
    for (const child of node.children ?? []) {
      if (parents.has(child)) fail(`nodes[${child}] has two parents`)
      parents.set(child, i)
    }
  })
  for (const [i, scene] of (json.scenes ?? []).entries()) {
    if (new Set(scene.nodes).size < (scene.nodes?.length ?? 0)) fail(`scenes[${i}] names a node twice`)
    const inner = scene.nodes?.find((node) => parents.has(node))
    if (inner !== undefined) fail(`scenes[${i}] names nodes[${inner}], which has a parent`)
  }
  const depths = new Map<number, number>()
  nodes.forEach((_, i) => {
    const path: number[] = []
    for (let at: number | undefined = i; at !== undefined && !depths.has(at); at = parents.get(at)) {
      path.push(at)
      if (path.length > nodes.length) fail(`nodes[${i}] is below itself`)
    }
    for (const at of path.reverse()) {
      const depth = (depths.get(parents.get(at) ?? -1) ?? 0) + 1
      if (depth > DEEPEST) fail(`its nodes are nested more than ${DEEPEST} deep`)
      depths.set(at, depth)
    }
  })
}

/** What an import says of a whole model that will not look as its maker meant: nothing to see, or unknown needs. */
export function doubts(json: GLTF.IGLTF, name: string): string[] {
  const strange = (json.extensionsRequired ?? []).filter((extension) => !STANDARD.test(extension))
  return [
    ...(rootsOf(json).length
      ? []
      : [`"${name}" shows no nodes; what is in it comes along, but there is nothing to see`]),
    ...(strange.length
      ? [`"${name}" requires ${strange.join(', ')}, which Diorama does not know; it may look otherwise`]
      : []),
  ]
}

/** Extensions of Khronos' registry that more than one program knows. */
const STANDARD = /^(KHR|EXT)_/
