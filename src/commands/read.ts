import { z } from 'zod'
import { inTreeOrder, resolveMaterial, type SceneNode } from '../document/index.ts'
import { boundsOf, toDegrees } from '../spatial/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { NodeRefs, resolveNodes } from './params.ts'

const round = (numbers: readonly number[]) => numbers.map((n) => Math.round(n * 1000) / 1000)

export const summarize = defineCommand({
  id: 'scene.summary',
  title: 'Describe the scene',
  about: 'Lists the nodes of the scene as an outline, up to a limit, with what is selected.',
  params: z.object({ limit: z.number().int().min(1).max(500).default(100), from: z.number().int().min(0).default(0) }),
  assistant: 'read',
  run: (ctx, { limit, from }) => {
    const nodes: object[] = []
    let index = 0
    for (const node of inTreeOrder(ctx.scene)) {
      if (index >= from && nodes.length < limit) nodes.push(brief(ctx, node))
      if (++index >= from + limit) break
    }
    return {
      settings: ctx.scene.settings,
      count: ctx.scene.nodeCount,
      selection: ctx.session.state.selection,
      nodes,
      ...(from + limit < ctx.scene.nodeCount && { next: from + limit }),
    }
  },
})

export const findNodes = defineCommand({
  id: 'scene.find',
  title: 'Find nodes',
  about: 'Finds nodes by a part of their name, by kind or by colour.',
  params: z.object({
    name: z.string().optional(),
    kind: z.enum(['group', 'mesh', 'light', 'camera', 'joint']).optional(),
    color: z.string().optional().describe('#rrggbb'),
    limit: z.number().int().min(1).max(500).default(50),
  }),
  assistant: 'read',
  run: (ctx, query) => {
    const found: object[] = []
    for (const node of inTreeOrder(ctx.scene)) {
      if (matches(ctx, node, query)) found.push(brief(ctx, node))
      if (found.length >= query.limit) break
    }
    return { nodes: found }
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

function matches(
  ctx: CommandContext,
  node: SceneNode,
  query: { name?: string; kind?: string; color?: string },
): boolean {
  if (query.kind && node.kind !== query.kind) return false
  if (query.name && !node.name.toLowerCase().includes(query.name.toLowerCase())) return false
  return !query.color || surfaceOf(ctx, node)?.color === query.color.toLowerCase()
}
