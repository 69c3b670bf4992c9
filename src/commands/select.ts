import { z } from 'zod'
import { isLocked, isShown, type NodeId } from '../document/index.ts'
import type { CommandContext } from './context.ts'
import { defineCommand } from './define.ts'
import { NodeRef, resolveNode } from './params.ts'

export const select = defineCommand({
  id: 'select.set',
  title: 'Select',
  about: 'Selects nodes; an empty list selects nothing.',
  params: z.object({
    nodes: z.array(NodeRef),
    mode: z.enum(['replace', 'add', 'toggle']).default('replace'),
  }),
  assistant: 'write',
  run: (ctx, { nodes, mode }) => {
    const ids = nodes.map((ref) => resolveNode(ctx, ref).id)
    const now = ctx.session.state.selection
    const next: Record<typeof mode, () => NodeId[]> = {
      replace: () => ids,
      add: () => [...now.filter((id) => !ids.includes(id)), ...ids],
      toggle: () => [...now.filter((id) => !ids.includes(id)), ...ids.filter((id) => !now.includes(id))],
    }
    ctx.session.select(next[mode]())
    return { selected: ctx.session.state.selection }
  },
})

export const selectAll = defineCommand({
  id: 'select.all',
  title: 'Select all',
  about: 'Selects every node of the current level that is neither locked nor hidden.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Mod+A',
  run: (ctx) => {
    ctx.session.select(selectable(ctx))
    return { selected: ctx.session.state.selection }
  },
})

export const invertSelection = defineCommand({
  id: 'select.invert',
  title: 'Invert selection',
  about: 'Selects what is not selected on the current level.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Mod+I',
  run: (ctx) => {
    const now = new Set(ctx.session.state.selection)
    ctx.session.select(selectable(ctx).filter((id) => !now.has(id)))
    return { selected: ctx.session.state.selection }
  },
})

export const goUp = defineCommand({
  id: 'select.up',
  title: 'Leave or deselect',
  about: 'Leaves the group that was entered, selecting it; else selects nothing.',
  params: z.object({}),
  assistant: false,
  shortcut: 'Escape',
  gesture: 'cancel',
  run: (ctx) => {
    const { entered } = ctx.session.state
    if (entered === null) return ctx.session.select([])
    ctx.session.set({ entered: ctx.scene.node(entered)?.parent ?? null })
    ctx.session.select([entered])
  },
})

const selectable = (ctx: CommandContext): NodeId[] =>
  ctx.scene.children(ctx.session.state.entered).filter((id) => !isLocked(ctx.scene, id) && isShown(ctx.scene, id))
