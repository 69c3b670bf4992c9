import { z } from 'zod'
import { defineCommand } from './define.ts'
import { NodeRef, NodeRefs } from './params.ts'
import { Query } from './query.ts'

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
  run: async (ctx, { tokens, from }) => (await import('./later/summary.ts')).outline(ctx, tokens, from),
})

export const findNodes = defineCommand({
  id: 'scene.find',
  title: 'Find nodes',
  about:
    'Finds nodes by a part of their name, kind, material, colour, size or place; all that is given must hold. The nearest come first where `near` is given.',
  params: Query,
  assistant: 'read',
  run: async (ctx, params) => (await import('./later/reading.ts')).find(ctx, params),
})

export const inspectNodes = defineCommand({
  id: 'node.inspect',
  title: 'Inspect',
  about: 'Tells all about nodes: transform, bounds in the world in metres, surface.',
  params: z.object({ nodes: NodeRefs }),
  assistant: 'read',
  run: async (ctx, { nodes }) => (await import('./later/reading.ts')).inspect(ctx, nodes),
})

export const measureNodes = defineCommand({
  id: 'scene.measure',
  title: 'Measure',
  about:
    'Tells the bounds of nodes in metres, and the distances between each two of them: of their bounds, and of their centres.',
  params: z.object({ nodes: z.array(NodeRef).min(1).max(20) }),
  assistant: 'read',
  run: async (ctx, { nodes }) => (await import('./later/reading.ts')).measure(ctx, nodes),
})

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
