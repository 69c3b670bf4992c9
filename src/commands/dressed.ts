import type { MeshNode, SceneNode, SceneReader } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { CommandError } from './errors.ts'
import { meshesOf, nameThem } from './params.ts'

/** The meshes among nodes and all below them. Throws where there is none. */
export function worn(ctx: CommandContext, nodes: readonly SceneNode[]): MeshNode[] {
  const meshes = meshesOf(ctx, nodes)
  if (!meshes.length) throw new CommandError(`${nameThem(nodes)} has no surface; expected a mesh, or a group of them`)
  return meshes
}

/**
 * What of nodes takes a colour or a material: all meshes, but of a thing of the library only the parts that give it its
 * colour. A sofa in denim has no legs of denim, a red car no red wheels. A part that is named itself takes it. Throws
 * where there is none.
 */
export function dressed(ctx: CommandContext, nodes: readonly SceneNode[]): MeshNode[] {
  const named = new Set(nodes.map(({ id }) => id))
  return worn(ctx, nodes).filter((mesh) => named.has(mesh.id) || isDressed(ctx.scene, mesh))
}

/** Whether a mesh is no part of a thing of the library, or one that takes its colour. */
export function isDressed(scene: SceneReader, mesh: MeshNode): boolean {
  const item = mesh.parent === null ? undefined : scene.node(mesh.parent)
  if (mesh.takesColor || mesh.part === undefined || item?.kind !== 'group' || !item.item) return true
  return !scene.children(item.id).some((id) => {
    const sibling = scene.node(id)
    return sibling?.kind === 'mesh' && sibling.takesColor
  })
}
