import { z } from 'zod'
import { inTreeOrder, type NodeId, resolveMaterial, type SceneNode } from '../document/index.ts'
import { boundsOf, boundsOrOrigin, center, distance, size, toDegrees } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { Metres3, NodeRef, NodeRefs, parseColor, resolveNode, resolveNodes } from './params.ts'
import { outline } from './summary.ts'

const round = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * 1000) / 1000)

export const summarize = defineCommand({
  id: 'scene.summary',
  title: 'Describe the scene',
  about:
    'Describes the scene in few words: how many nodes of each kind, an outline that says so where much is alike, what is selected and what is near it. Read on with `from`.',
  params: z.object({
    tokens: z.number().int().min(200).max(20_000).default(1500).describe('at most about so many tokens'),
    from: z.number().int().min(0).default(0).describe('the place in the outline to begin at, as `next` gave it'),
  }),
  assistant: 'read',
  run: (ctx, { tokens, from }) => outline(ctx, tokens, from),
})

export const findNodes = defineCommand({
  id: 'scene.find',
  title: 'Find nodes',
  about:
    'Finds nodes by a part of their name, kind, material, colour, size or place; all that is given must hold. The nearest come first where `near` is given.',
  params: z.object({
    name: z.string().optional(),
    kind: z.enum(['group', 'mesh', 'light', 'camera', 'joint']).optional(),
    material: z.string().optional().describe('a part of the name of the material it wears'),
    color: z.string().optional().describe('#rrggbb or the CSS name of a colour'),
    below: NodeRef.optional().describe('only what is in this node'),
    within: z
      .object({ min: Metres3, max: Metres3 })
      .optional()
      .describe('only what lies wholly in this box of the world'),
    near: NodeRef.optional().describe('the node to measure from'),
    reach: z.number().min(0).optional().describe('metres from `near`, at most'),
    minSize: z.number().min(0).optional().describe('metres of the largest side, at least'),
    maxSize: z.number().min(0).optional().describe('metres of the largest side, at most'),
    limit: z.number().int().min(1).max(500).default(50),
  }),
  assistant: 'read',
  run: (ctx, { limit, ...query }) => {
    const test = matcher(ctx, query)
    const found = [...inTreeOrder(ctx.scene)].filter(test)
    const origin = query.near === undefined ? null : resolveNode(ctx, query.near).id
    if (origin !== null) found.sort((a, b) => distance(ctx.scene, a.id, origin) - distance(ctx.scene, b.id, origin))
    return {
      nodes: found.slice(0, limit).map((node) => brief(ctx, node)),
      ...(found.length > limit && { more: found.length - limit }),
    }
  },
})

export const inspectNodes = defineCommand({
  id: 'node.inspect',
  title: 'Inspect',
  about: 'Tells all about nodes: transform, bounds in the world in metres, surface.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'read',
  run: (ctx, { nodes }) => ({ nodes: resolveNodes(ctx, nodes).map((node) => full(ctx, node)) }),
})

export const measureNodes = defineCommand({
  id: 'scene.measure',
  title: 'Measure',
  about:
    'Tells the bounds of nodes in metres, and the distances between each two of them: of their bounds, and of their centres.',
  params: z.object({ nodes: z.array(NodeRef).min(1).max(20) }),
  assistant: 'read',
  run: (ctx, { nodes: refs }) => {
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
  },
})

const mm = (metres: number) => Math.round(metres * 1000) / 1000

function between(ctx: CommandContext, a: NodeId, b: NodeId): number {
  const [p, q] = [a, b].map((id) => center(boundsOrOrigin(ctx.scene, [id])))
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

export const seeView = defineCommand({
  id: 'view.picture',
  title: 'See the view',
  about: 'Gives a picture of what the user sees, for models that see: a PNG as a data URL.',
  params: z.object({ width: z.number().int().min(64).max(1024).default(512) }),
  assistant: 'read',
  run: async (ctx, { width }) => {
    const blob = await ctx.view.capture({ width, height: Math.round(width * 0.625) })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
    return { image: `data:image/png;base64,${btoa(text)}` }
  },
})

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

type Query = Partial<Omit<z.output<typeof findNodes.params>, 'limit'>>

/** Whether a node meets every condition of a query. */
function matcher(ctx: CommandContext, query: Query): (node: SceneNode) => boolean {
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
