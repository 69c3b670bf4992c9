import { z } from 'zod'
import type { Asset, SceneNode, SceneReader } from '../document/index.ts'
import { type ClipState, LOOP_MODES } from '../session/session.ts'
import type { CommandContext } from './context.ts'
import { type Command, defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { defined, NodeRef, resolveNode } from './params.ts'

/** One placing of a model that has clips. */
export interface Animated {
  instance: string
  asset: Asset
  /** The topmost of its nodes. */
  node: SceneNode
}

/** The placings in a scene whose models have clips, in the order of the tree's tables. */
export function animatedIn(scene: SceneReader): Animated[] {
  const found = new Map<string, Animated>()
  if (![...scene.assets()].some((asset) => asset.clips?.length)) return []
  for (const node of scene.nodes()) {
    const { source } = node
    const asset = source && scene.asset(source.asset)
    if (!source || !asset?.clips?.length) continue
    const known = found.get(source.instance)
    if (!known || source.node < known.node.source!.node)
      found.set(source.instance, { instance: source.instance, asset, node })
  }
  return [...found.values()]
}

/** The placing that a command is about: that of a node, else of what is selected, else the first. Throws where none. */
function placingOf(ctx: CommandContext, ref: string | undefined): Animated {
  const all = animatedIn(ctx.scene)
  const of = (node: SceneNode | undefined) => all.find(({ instance }) => instance === node?.source?.instance)
  if (ref !== undefined) {
    const found = of(resolveNode(ctx, ref))
    if (!found) throw new CommandError(`"${ref}" has no clips; ${clipless(all)}`)
    return found
  }
  const selected = ctx.session.state.selection.map((id) => of(ctx.scene.node(id))).find((found) => found)
  const playing = all.find(({ instance }) => ctx.session.state.playback[instance])
  const chosen = selected ?? playing ?? all[0]
  if (!chosen) throw new CommandError('No model of this scene has clips; import one that has')
  return chosen
}

const clipless = (all: readonly Animated[]) =>
  all.length ? `these have: ${all.map(({ node }) => `"${node.name}"`).join(', ')}` : 'no model of this scene has any'

const hasClips = (ctx: CommandContext) => animatedIn(ctx.scene).length > 0 || 'No model of this scene has clips'

/** A clip by its name or its number, from 1. */
function clipIndex({ asset }: Animated, ref: string): number {
  const clips = asset.clips!
  const named = clips.findIndex(({ name }) => name.toLowerCase() === ref.toLowerCase())
  const index = named >= 0 ? named : Number(ref) - 1
  if (clips[index]) return index
  const names = clips.map(({ name }) => `"${name}"`).join(', ')
  throw new CommandError(`There is no clip "${ref}" in "${asset.name}"; there are ${names}`)
}

const Model = NodeRef.optional().describe('the model, or a part of it; what is selected when left out')

const INITIAL = { clip: 0, playing: false, loop: 'repeat', speed: 1, fade: 0.3 } as const

function setState(ctx: CommandContext, { instance, asset }: Animated, patch: Partial<ClipState>) {
  const { playback } = ctx.session.state
  const now = playback[instance] ?? { ...INITIAL, asset: asset.id }
  ctx.session.set({ playback: { ...playback, [instance]: { ...now, ...patch } } })
}

const play = defineCommand({
  id: 'clip.play',
  title: 'Play clip',
  about: 'Plays a clip of an imported model, or goes on with it. The pose is never written into the scene.',
  params: z.object({
    model: Model,
    clip: z
      .string()
      .optional()
      .describe('the name of the clip, or its number from 1; the one chosen last when left out'),
    loop: z.enum(LOOP_MODES).optional().describe('what it does at its end'),
    speed: z.number().min(-10).max(10).optional().describe('a factor; 1 is as fast as it was made'),
    fade: z.number().min(0).max(10).optional().describe('seconds over which it takes over from another'),
  }),
  assistant: 'write',
  when: hasClips,
  run: (ctx, { model, clip, ...options }) => {
    const placing = placingOf(ctx, model)
    const chosen = clip === undefined ? {} : { clip: clipIndex(placing, clip) }
    setState(ctx, placing, { ...defined(options), ...chosen, playing: true })
    return {}
  },
})

const set = defineCommand({
  id: 'clip.set',
  title: 'Clip settings',
  about: 'Chooses a clip of a model, its loop, its speed and its fade, without playing it.',
  params: play.params,
  assistant: false,
  when: hasClips,
  run: (ctx, { model, clip, ...options }) => {
    const placing = placingOf(ctx, model)
    setState(ctx, placing, { ...defined(options), ...(clip !== undefined && { clip: clipIndex(placing, clip) }) })
    return {}
  },
})

const pause = defineCommand({
  id: 'clip.pause',
  title: 'Pause clip',
  about: 'Holds the clip of a model where it is.',
  params: z.object({ model: Model }),
  assistant: 'write',
  when: hasClips,
  run: (ctx, { model }) => {
    setState(ctx, placingOf(ctx, model), { playing: false })
    return {}
  },
})

const toggle = defineCommand({
  id: 'clip.toggle',
  title: 'Play or pause',
  about: 'Plays the clip of a model, or holds it.',
  params: z.object({ model: Model }),
  assistant: false,
  shortcut: 'Shift+Space',
  when: hasClips,
  run: (ctx, { model }) => {
    const placing = placingOf(ctx, model)
    setState(ctx, placing, { playing: !ctx.session.state.playback[placing.instance]?.playing })
  },
})

const stop = defineCommand({
  id: 'clip.stop',
  title: 'Stop clip',
  about: 'Ends the clip of a model, which stands again as the scene has it.',
  params: z.object({ model: Model }),
  assistant: 'write',
  when: hasClips,
  run: (ctx, { model }) => {
    const { instance } = placingOf(ctx, model)
    const { [instance]: _, ...rest } = ctx.session.state.playback
    ctx.session.set({ playback: rest })
    return {}
  },
})

const seek = defineCommand({
  id: 'clip.seek',
  title: 'Go to a time',
  about: 'Takes the clip of a model to a time.',
  params: z.object({ model: Model, seconds: z.number().min(0) }),
  assistant: false,
  when: hasClips,
  run: (ctx, { model, seconds }) => {
    const placing = placingOf(ctx, model)
    const state = ctx.session.state.playback[placing.instance]
    if (!state) setState(ctx, placing, {})
    const clip = placing.asset.clips![state?.clip ?? 0]
    ctx.view.seekClip(placing.instance, Math.min(seconds, clip.seconds))
  },
})

export const CLIP_COMMANDS: readonly Command[] = [play, set, pause, toggle, stop, seek] as never
