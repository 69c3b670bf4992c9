import { Color as ThreeColor } from 'three'
import { z } from 'zod'
import { isLocked, type MeshNode, type NodeId, type SceneNode, topmost } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { CommandError } from './errors.ts'

const three = (about: string) => z.tuple([z.number(), z.number(), z.number()]).describe(about)

export const Axis = z.enum(['x', 'y', 'z'])
export const Metres3 = three('[x, y, z] in metres, Y up')
export const Degrees3 = three('[x, y, z] in degrees, applied in the order X, Y, Z')
export const Factors3 = three('[x, y, z] factors')
export const NodeRef = z.string().describe('the id of a node, or its name where only one has it')
export const NodeRefs = z
  .array(z.string())
  .optional()
  .describe('ids of nodes, or names where only one has it; what is selected when left out')
export const ColorInput = z.string().describe('#rrggbb or the CSS name of a colour')

/** One node by id, or by name where only one has it. Throws a sentence that says which there are. */
export function resolveNode(ctx: CommandContext, ref: string): SceneNode {
  const byId = ctx.scene.node(ref)
  if (byId) return byId
  const lower = ref.toLowerCase()
  const named = [...ctx.scene.nodes()].filter((node) => node.name.toLowerCase() === lower)
  if (named.length === 1) return named[0]
  if (named.length > 1) {
    const ids = named.slice(0, 8).map((node) => node.id)
    throw new CommandError(`${named.length} nodes are named "${ref}"; use one of their ids: ${ids.join(', ')}`)
  }
  throw new CommandError(`There is no node "${ref}"; expected the id or the name of a node of this scene`)
}

/** The nodes that `refs` name, or the selection where it is left out. Throws where there are none. */
export function resolveNodes(ctx: CommandContext, refs: readonly string[] | undefined): SceneNode[] {
  if (refs) {
    if (!refs.length) throw new CommandError('The list of nodes is empty; name at least one node')
    return refs.map((ref) => resolveNode(ctx, ref))
  }
  const selected = ctx.session.state.selection.map((id) => ctx.scene.node(id)).filter((node) => !!node)
  if (!selected.length) throw new CommandError('Nothing is selected; select something or name the nodes')
  return selected
}

/** As `resolveNodes`, without those that are below another of them, and only ones that may be changed. */
export function resolveMovable(ctx: CommandContext, refs: readonly string[] | undefined): NodeId[] {
  const ids = topmost(
    ctx.scene,
    resolveNodes(ctx, refs).map((node) => node.id),
  )
  return unlocked(ctx, ids)
}

/** Those that are not locked; throws where all are. */
export function unlocked(ctx: CommandContext, ids: readonly NodeId[]): NodeId[] {
  const free = ids.filter((id) => !isLocked(ctx.scene, id))
  if (ids.length && !free.length) {
    const names = ids.slice(0, 3).map((id) => `"${ctx.scene.node(id)?.name}"`)
    throw new CommandError(`${names.join(', ')} ${ids.length === 1 ? 'is' : 'are'} locked; unlock first`)
  }
  return free
}

/** The meshes among nodes and all below them. */
export function meshesOf(ctx: CommandContext, nodes: readonly SceneNode[]): MeshNode[] {
  const found = new Map<NodeId, MeshNode>()
  const visit = (node: SceneNode) => {
    if (node.kind === 'mesh') found.set(node.id, node)
    for (const child of ctx.scene.children(node.id)) visit(ctx.scene.node(child)!)
  }
  nodes.forEach(visit)
  return [...found.values()]
}

/** `#rrggbb` of a colour given as #rgb, #rrggbb or a CSS name. */
export function parseColor(input: string): string {
  const text = input.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  if (/^#[0-9a-f]{3}$/.test(text)) return `#${[...text.slice(1)].map((c) => c + c).join('')}`
  const named = (ThreeColor.NAMES as Record<string, number>)[text.replace(/[\s-]/g, '')]
  if (named === undefined)
    throw new CommandError(`"${input}" is no colour; expected #rrggbb or a CSS name such as teal`)
  return `#${named.toString(16).padStart(6, '0')}`
}

/** "Chair", or "3 nodes". */
export const nameThem = (nodes: readonly { name: string }[]): string =>
  nodes.length === 1 ? nodes[0].name : `${nodes.length} nodes`

export const hasSelection = (ctx: CommandContext): true | string =>
  ctx.session.state.selection.length > 0 || 'Nothing is selected'

/** The fields that are there: what was left out of optional parameters must not overwrite anything. */
export const defined = <T extends object>(fields: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>
