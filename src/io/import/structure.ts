import type { GLTF } from '@gltf-transform/core'
import { FileError } from '../gltf/glb.ts'

/**
 * Makes sure that a glTF's nodes form trees and that what they name is there; returns the nodes of its default scene.
 * Throws a FileError that says what is wrong.
 */
export function checkStructure(json: GLTF.IGLTF, name: string): number[] {
  const nodes = json.nodes ?? []
  const fail = (fault: string): never => {
    throw new FileError(`"${name}" is damaged: ${fault}`)
  }
  const parents = new Map<number, number>()
  nodes.forEach((node, i) => {
    inRange(node.mesh, json.meshes, `node ${i} names mesh`, fail)
    inRange(node.skin, json.skins, `node ${i} names skin`, fail)
    inRange(node.camera, json.cameras, `node ${i} names camera`, fail)
    for (const child of node.children ?? []) {
      inRange(child, nodes, `node ${i} names child`, fail)
      if (parents.has(child)) fail(`node ${child} has two parents`)
      parents.set(child, i)
    }
  })
  nodes.forEach((_, i) => {
    let steps = 0
    for (let at: number | undefined = i; at !== undefined; at = parents.get(at)) {
      if (++steps > nodes.length) fail(`node ${i} is below itself`)
    }
  })
  for (const mesh of json.meshes ?? []) {
    for (const primitive of mesh.primitives ?? []) {
      inRange(primitive.material, json.materials, `mesh "${mesh.name ?? ''}" names material`, fail)
      inRange(primitive.indices, json.accessors, `mesh "${mesh.name ?? ''}" names accessor`, fail)
      for (const accessor of Object.values(primitive.attributes ?? {})) {
        inRange(accessor, json.accessors, `mesh "${mesh.name ?? ''}" names accessor`, fail)
      }
    }
  }
  for (const skin of json.skins ?? [])
    for (const joint of skin.joints ?? []) inRange(joint, nodes, 'a skin names node', fail)
  const scene = json.scenes?.[json.scene ?? 0]
  const roots = scene?.nodes ?? (json.scenes?.length ? [] : nodes.map((_, i) => i).filter((i) => !parents.has(i)))
  for (const root of roots) inRange(root, nodes, 'its scene names node', fail)
  if (!roots.length) throw new FileError(`"${name}" has no scene with nodes in it; there is nothing to import`)
  return [...roots]
}

function inRange(
  index: number | undefined,
  list: readonly unknown[] | undefined,
  what: string,
  fail: (s: string) => never,
) {
  if (index === undefined) return
  const count = list?.length ?? 0
  if (!Number.isInteger(index) || index < 0 || index >= count) fail(`${what} ${index}, but there are ${count}`)
}
