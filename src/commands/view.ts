import { z } from 'zod'
import { TOOLS, type Tool } from '../session/session.ts'
import { VIEW_SIDES } from './context.ts'
import { type Command, defineCommand } from './define.ts'
import { NodeRef, resolveNode } from './params.ts'

export const frame = defineCommand({
  id: 'view.frame',
  title: 'Frame selection',
  about: 'Moves the view so that nodes, what is selected, or else everything fills it.',
  params: z.object({ nodes: z.array(NodeRef).optional() }),
  assistant: 'write',
  shortcut: 'F',
  run: (ctx, { nodes }) => {
    const ids = nodes?.map((ref) => resolveNode(ctx, ref).id) ?? ctx.session.state.selection
    ctx.view.frame(ids.length ? ids : null)
    return {}
  },
})

export const frameAll = defineCommand({
  id: 'view.frameAll',
  title: 'Frame all',
  about: 'Moves the view so that the whole scene fills it.',
  params: z.object({}),
  assistant: 'write',
  shortcut: 'Shift+F',
  run: (ctx) => {
    ctx.view.frame(null)
    return {}
  },
})

export const look = defineCommand({
  id: 'view.look',
  title: 'Look from',
  about: 'Looks at the same point from the front, back, left, right, top, bottom, or in perspective from a corner.',
  params: z.object({ from: z.enum(VIEW_SIDES) }),
  assistant: 'write',
  run: (ctx, { from }) => {
    ctx.view.look(from)
    return {}
  },
})

const TOOL_KEYS: Record<Tool, string> = { select: 'Q', translate: 'W', rotate: 'E', scale: 'R' }
const TOOL_TITLES: Record<Tool, string> = { select: 'Select', translate: 'Move', rotate: 'Rotate', scale: 'Scale' }

const toolCommands = TOOLS.map((tool) =>
  defineCommand({
    id: `tool.${tool}`,
    title: TOOL_TITLES[tool],
    about: `Takes up the ${TOOL_TITLES[tool].toLowerCase()} tool.`,
    params: z.object({}),
    assistant: false,
    shortcut: TOOL_KEYS[tool],
    run: (ctx) => ctx.session.set({ tool }),
  }),
)

const space = defineCommand({
  id: 'tool.space',
  title: 'World or local axes',
  about: 'Switches the gizmo between the axes of the world and the node’s own.',
  params: z.object({ space: z.enum(['world', 'local']).optional() }),
  assistant: false,
  shortcut: 'X',
  run: (ctx, params) => {
    const other = ctx.session.state.space === 'world' ? 'local' : 'world'
    ctx.session.set({ space: params.space ?? other })
  },
})

const snap = defineCommand({
  id: 'tool.snap',
  title: 'Snapping',
  about: 'Turns snapping on or off, or sets its steps: metres, degrees and a factor.',
  params: z.object({
    on: z.boolean().optional(),
    move: z.number().positive().optional().describe('metres'),
    rotate: z.number().positive().optional().describe('degrees'),
    scale: z.number().positive().optional().describe('a factor; 0.1 is ten per cent'),
  }),
  assistant: false,
  run: (ctx, params) => {
    const now = ctx.session.state.snap
    const set = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
    ctx.session.set({ snap: Object.keys(set).length ? { ...now, ...set } : { ...now, on: !now.on } })
  },
})

const stats = defineCommand({
  id: 'view.stats',
  title: 'Show or hide statistics',
  about: 'Shows or hides the counts of nodes, triangles and draw calls in the viewport.',
  params: z.object({}),
  assistant: false,
  run: (ctx) => ctx.session.set({ statsShown: !ctx.session.state.statsShown }),
})

export const VIEW_COMMANDS: readonly Command[] = [
  frame,
  frameAll,
  look,
  ...toolCommands,
  space,
  snap,
  stats,
] as Command[]
