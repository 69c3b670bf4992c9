import { z } from 'zod'
import { SHAPES } from '../document/index.ts'
import { PIVOTS, SPACES, TOOLS, type Tool } from '../session/session.ts'
import { type Command, defineCommand } from './define.ts'
import { defined } from './params.ts'

const TOOL_KEYS: Record<Tool, string> = { select: 'Q', translate: 'W', rotate: 'E', scale: 'R', measure: 'M' }
const TOOL_TITLES: Record<Tool, string> = {
  select: 'Select',
  translate: 'Move',
  rotate: 'Rotate',
  scale: 'Scale',
  measure: 'Measure',
}

const toolCommands = TOOLS.map((tool) =>
  defineCommand({
    id: `tool.${tool}`,
    title: TOOL_TITLES[tool],
    about: `Takes up the ${TOOL_TITLES[tool].toLowerCase()} tool.`,
    params: z.object({}),
    assistant: false,
    shortcut: TOOL_KEYS[tool],
    run: (ctx) => ctx.session.set({ tool, placing: null, picking: false }),
  }),
)

const space = defineCommand({
  id: 'tool.space',
  title: 'Axes of the gizmo',
  about: 'Switches the gizmo between the axes of the world, the node’s own and those of its parent.',
  params: z.object({ space: z.enum(SPACES).optional() }),
  assistant: false,
  shortcut: 'X',
  run: (ctx, params) => {
    const other = ctx.session.state.space === 'world' ? 'local' : 'world'
    ctx.session.set({ space: params.space ?? other })
  },
})

const pivot = defineCommand({
  id: 'tool.pivot',
  title: 'Pivot',
  about: 'Sets what the gizmo turns and scales about: the middle, its bottom, the origin, or each node’s own origin.',
  params: z.object({ pivot: z.enum(PIVOTS) }),
  assistant: false,
  run: (ctx, params) => ctx.session.set(params),
})

const snap = defineCommand({
  id: 'tool.snap',
  title: 'Snapping',
  about: 'Turns snapping on or off, or sets its steps and what it snaps to.',
  shortcut: 'Shift+S',
  params: z.object({
    on: z.boolean().optional(),
    move: z.number().positive().optional().describe('metres'),
    rotate: z.number().positive().optional().describe('degrees'),
    scale: z.number().positive().optional().describe('a factor; 0.1 is ten per cent'),
    grid: z.boolean().optional().describe('to multiples of the steps'),
    surface: z.boolean().optional().describe('to what lies under the pointer'),
    points: z.boolean().optional().describe('to corners, middles of edges and centres of other nodes'),
    guides: z.boolean().optional().describe('smart guides, while snapping is off'),
  }),
  assistant: false,
  run: (ctx, params) => {
    const now = ctx.session.state.snap
    const set = defined(params)
    ctx.session.set({ snap: Object.keys(set).length ? { ...now, ...set } : { ...now, on: !now.on } })
  },
})

const directDrag = defineCommand({
  id: 'tool.directDrag',
  title: 'Drag nodes directly',
  about: 'Says whether a drag on a node moves it; else only the gizmo does, and every other drag moves the view.',
  params: z.object({ on: z.boolean().optional() }),
  assistant: false,
  run: (ctx, { on }) => ctx.session.set({ directDrag: on ?? !ctx.session.state.directDrag }),
})

const place = defineCommand({
  id: 'tool.place',
  title: 'Draw a shape',
  about: 'Takes up a shape: a click in the view places it, a drag draws it at that size on the surface below.',
  params: z.object({ shape: z.enum(SHAPES).nullable() }),
  assistant: false,
  run: (ctx, { shape }) => ctx.session.set({ placing: shape, tool: 'select', picking: false }),
})

const eyedropper = defineCommand({
  id: 'tool.eyedropper',
  title: 'Take a material from the view',
  about: 'Takes up the eyedropper: the next click in the view gives the selection the material of what is clicked.',
  params: z.object({}),
  assistant: false,
  shortcut: 'I',
  when: (ctx) => ctx.session.state.selection.length > 0 || 'Select what shall wear the material',
  run: (ctx) => ctx.session.set({ picking: !ctx.session.state.picking, placing: null }),
})

export const TOOL_COMMANDS: readonly Command[] = [
  ...toolCommands,
  space,
  pivot,
  snap,
  directDrag,
  place,
  eyedropper,
] as Command[]
