import { inTreeOrder, type NodeId, resolveMaterial, type SceneNode } from '../../document/index.ts'
import { boundsOf, boundsOrOrigin, center, distance, size, toDegrees } from '../../spatial/index.ts'
import type { CommandContext } from '../context.ts'
import { CommandError } from '../errors.ts'
import { parseColor, resolveNode, resolveNodes } from '../params.ts'
import type { Query } from '../query.ts'

/** The nodes that meet a query, as many as it wants. */
export function find(ctx: CommandContext, { limit, ...query }: Query) {
  const found = [...inTreeOrder(ctx.scene)].filter(matcher(ctx, query))
  const origin = query.near === undefined ? null : resolveNode(ctx, query.near).id
  if (origin !== null) found.sort((a, b) => distance(ctx.scene, a.id, origin) - distance(ctx.scene, b.id, origin))
  return {
    nodes: found.slice(0, limit).map((node) => brief(ctx, node)),
    ...(found.length > limit && { more: found.length - limit }),
  }
}

/** All about some nodes. */
export const inspect = (ctx: CommandContext, nodes: readonly string[] | undefined) => ({
  nodes: resolveNodes(ctx, nodes).map((node) => full(ctx, node)),
})

/** The bounds of nodes, and how far each two are from each other. */
export function measure(ctx: CommandContext, refs: readonly string[]) {
  const nodes = refs.map((ref) => resolveNode(ctx, ref))
  const distances = nodes.flatMap((a, i) =>
    nodes.slice(i + 1).map((b) => ({
      from: a.name,
      to: b.name,
      gap: mm(distance(ctx.scene, a.id, b.id)),
      centers: mm(between(ctx, a.id, b.id)),
    })),
  )
  return {
    nodes: nodes.map((node) => ({ ...brief(ctx, node), size: round(size(boundsOrOrigin(ctx.scene, [node.id]))) })),
    distances,
  }
}

const mm = (metres: number) => Math.round(metres * 1000) / 1000
const round = (numbers: readonly number[]) => numbers.map(mm)

function between(ctx: CommandContext, a: NodeId, b: NodeId): number {
  const [p, q] = [a, b].map((id) => center(boundsOrOrigin(ctx.scene, [id])))
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

function brief(ctx: CommandContext, node: SceneNode) {
  const bounds = boundsOf(ctx.scene, [node.id])
  return {
    id: node.id,
    name: node.name,
    kind: node.kind,
    ...(node.parent && { parent: node.parent }),
    ...(bounds && { min: round(bounds.min), max: round(bounds.max) }),
    ...(node.kind === 'mesh' && { color: surfaceOf(ctx, node)?.color }),
    ...(!node.visible && { hidden: true }),
    ...(node.locked && { locked: true }),
  }
}

function full(ctx: CommandContext, node: SceneNode) {
  return {
    ...brief(ctx, node),
    position: round(node.position),
    rotation: round(toDegrees(node.rotation)),
    scale: round(node.scale),
    ...(node.kind === 'mesh' && { surface: surfaceOf(ctx, node) }),
    children: ctx.scene.children(node.id),
  }
}

function surfaceOf(ctx: CommandContext, node: SceneNode) {
  const material = node.kind === 'mesh' ? ctx.scene.material(node.materials[0]) : undefined
  return material && resolveMaterial(material, ctx.scene.asset)
}

/** Whether a node meets every condition of a query. */
function matcher(ctx: CommandContext, query: Omit<Query, 'limit'>): (node: SceneNode) => boolean {
  const { scene } = ctx
  const color = query.color === undefined ? undefined : parseColor(query.color)
  const near = query.near === undefined ? undefined : resolveNode(ctx, query.near).id
  const below = query.below === undefined ? undefined : resolveNode(ctx, query.below).id
  if (query.reach !== undefined && near === undefined)
    throw new CommandError('reach needs `near`: the node to measure from')
  const tests: ((node: SceneNode) => boolean)[] = []
  if (query.kind) tests.push((node) => node.kind === query.kind)
  if (query.name) tests.push((node) => node.name.toLowerCase().includes(query.name!.toLowerCase()))
  if (color) tests.push((node) => surfaceOf(ctx, node)?.color === color)
  if (query.material)
    tests.push(
      (node) =>
        node.kind === 'mesh' &&
        node.materials.some((id) => scene.material(id)?.name.toLowerCase().includes(query.material!.toLowerCase())),
    )
  if (below) tests.push((node) => isIn(ctx, node, below))
  if (near) tests.push((node) => node.id !== near && !isIn(ctx, node, near))
  if (near && query.reach !== undefined) tests.push((node) => distance(scene, node.id, near) <= query.reach!)
  const { within, minSize, maxSize } = query
  if (within || minSize !== undefined || maxSize !== undefined) {
    tests.push((node) => {
      const bounds = boundsOf(scene, [node.id])
      if (!bounds) return false
      const largest = Math.max(...size(bounds))
      const inside = !within || [0, 1, 2].every((i) => bounds.min[i] >= within.min[i] && bounds.max[i] <= within.max[i])
      return inside && largest >= (minSize ?? 0) && largest <= (maxSize ?? Number.POSITIVE_INFINITY)
    })
  }
  return (node) => tests.every((test) => test(node))
}

function isIn(ctx: CommandContext, node: SceneNode, of: NodeId): boolean {
  for (let at = node.parent; at !== null; at = ctx.scene.node(at)?.parent ?? null) if (at === of) return true
  return false
}
