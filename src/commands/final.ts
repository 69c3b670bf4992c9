import { defineCommand } from './define.ts'
import { FinalOptions } from './final-options.ts'

export const finalPicture = defineCommand({
  id: 'file.finalPicture',
  title: 'Final picture',
  about:
    'Makes a picture of the view with soft shadows and true light, up to 4K: opens a window that shows how it gets better, to be saved from there.',
  params: FinalOptions.partial(),
  assistant: 'write',
  when: (ctx) => ctx.scene.nodeCount > 0 || 'The scene is empty',
  run: (ctx, options) => {
    // A final picture shows surfaces as they are, at one moment.
    const { playback } = ctx.session.state
    const still = Object.entries(playback).map(([id, clip]) => [id, { ...clip, playing: false }] as const)
    ctx.session.set({ shading: 'lit', playback: Object.fromEntries(still) })
    ctx.window.openFinal(options)
    return {}
  },
})
