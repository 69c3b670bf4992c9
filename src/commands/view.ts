import { MathUtils } from 'three'
import { z } from 'zod'
import { Vec3 } from '../document/index.ts'
import { SHADINGS } from '../session/session.ts'
import { cameraOf } from './camera.ts'
import { type CommandContext, VIEW_SIDES, type ViewSide } from './context.ts'
import { type Command, defineCommand } from './define.ts'
import { CommandError } from './errors.ts'
import { NodeRef, resolveNode, unlocked } from './params.ts'

const frame = defineCommand({
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

const frameAll = defineCommand({
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

const look = defineCommand({
  id: 'view.look',
  title: 'Look from',
  about: 'Looks at the same point from the front, back, left, right, top, bottom, or in perspective from a corner.',
  params: z.object({
    from: z.enum(VIEW_SIDES).optional(),
    direction: Vec3.optional().describe('from the point looked at towards the eye, instead of a side'),
  }),
  assistant: 'write',
  run: (ctx, { from, direction }) => {
    if (direction && !direction.some((n) => n !== 0)) {
      throw new CommandError('direction was [0,0,0]; expected a vector that points somewhere')
    }
    ctx.session.set({ through: null, steering: false })
    ctx.view.look(direction ?? from ?? 'perspective')
    return {}
  },
})

/** The sides that have a key of their own, on the number pad, and a name in menus. */
const SIDES: Partial<Record<ViewSide, [title: string, shortcut?: string]>> = {
  front: ['Front', 'Numpad1'],
  right: ['Right', 'Numpad3'],
  top: ['Top', 'Numpad7'],
  back: ['Back', 'Mod+Numpad1'],
  left: ['Left', 'Mod+Numpad3'],
  bottom: ['Bottom', 'Mod+Numpad7'],
  perspective: ['Corner'],
}

const SIDE_COMMANDS = Object.entries(SIDES).map(([from, [title, shortcut]]) =>
  defineCommand({
    id: `view.${from}`,
    title: `View: ${title}`,
    about: `Looks at the same point from the ${title.toLowerCase()}.`,
    params: z.object({}),
    assistant: false,
    ...(shortcut && { shortcut }),
    run: (ctx) => look.run(ctx, { from: from as ViewSide }),
  }),
)

const setProjection = defineCommand({
  id: 'view.projection',
  title: 'Perspective or orthographic',
  about: 'Switches the view between perspective and orthographic; in the latter, parallel lines stay parallel.',
  shortcut: 'Numpad5',
  params: z.object({ projection: z.enum(['perspective', 'orthographic']).optional() }),
  assistant: 'write',
  run: (ctx, { projection }) => {
    const other = ctx.session.state.projection === 'perspective' ? 'orthographic' : 'perspective'
    ctx.session.set({ projection: projection ?? other, through: null, steering: false })
    return { projection: ctx.session.state.projection }
  },
})

const lookThrough = defineCommand({
  id: 'view.through',
  title: 'Look through a camera',
  about: 'Looks through a camera of the scene, and back; `steer` lets moving the view move that camera.',
  shortcut: 'Numpad0',
  params: z.object({
    camera: NodeRef.nullable()
      .optional()
      .describe('null leaves it; the selected, the active or the first one when left out'),
    steer: z.boolean().optional(),
  }),
  assistant: 'write',
  run: (ctx, { camera: ref, steer }) => {
    const { through } = ctx.session.state
    const leaves = ref === null || (ref === undefined && steer === undefined && through !== null)
    const camera = leaves ? null : cameraOf(ctx, ref ?? through ?? undefined).id
    if (camera !== null && steer) unlocked(ctx, [camera])
    const steering = camera !== null && (steer ?? false)
    ctx.session.set({ through: camera, steering, ...(camera !== null && { projection: 'perspective' }) })
    return { through: camera }
  },
})

/** Degrees above and below the horizon that the eye goes at most: straight above, the view would not know its left. */
const HIGHEST = 89

const orbit = defineCommand({
  id: 'view.orbit',
  title: 'Orbit',
  about:
    'Turns the view about the point that it looks at: the eye goes so many degrees to the right, or up; minus goes left, or down.',
  params: z.object({ right: z.number().default(0), up: z.number().default(0) }),
  assistant: 'write',
  run: (ctx, { right, up }) => {
    ctx.session.set({ through: null, steering: false })
    const pose = ctx.view.pose()
    const [x, y, z] = pose.eye.map((n, i) => n - pose.target[i])
    const far = Math.hypot(x, y, z)
    const turned = Math.atan2(x, z) + MathUtils.degToRad(right)
    const raised = MathUtils.radToDeg(Math.asin(y / far)) + up
    const height = MathUtils.degToRad(MathUtils.clamp(raised, -HIGHEST, HIGHEST))
    const away = [Math.cos(height) * Math.sin(turned), Math.sin(height), Math.cos(height) * Math.cos(turned)]
    ctx.view.setPose({ ...pose, eye: away.map((n, i) => pose.target[i] + n * far) as Vec3 })
    return {}
  },
})

const zoom = defineCommand({
  id: 'view.zoom',
  title: 'Zoom',
  about: 'Brings the view closer to the point that it looks at, by a factor: 2 shows things twice as large, 0.5 half.',
  params: z.object({ by: z.number().positive() }),
  assistant: 'write',
  run: (ctx, { by }) => {
    ctx.session.set({ through: null, steering: false })
    const { eye, target, projection, height } = ctx.view.pose()
    const nearer = eye.map((n, i) => target[i] + (n - target[i]) / by) as Vec3
    ctx.view.setPose({ eye: nearer, target, projection, height: height / by })
    return {}
  },
})

const saveView = defineCommand({
  id: 'view.save',
  title: 'Save view',
  about: 'Keeps where the view stands under a name; the same name replaces the view before.',
  params: z.object({ name: z.string().trim().min(1).max(80).optional() }),
  assistant: 'write',
  run: (ctx, { name: wished }) => {
    const { views } = ctx.session.state
    const name = wished ?? freeName(views.map((view) => view.name))
    const view = { name, ...ctx.view.pose() }
    const known = views.some((other) => other.name === name)
    ctx.session.set({ views: known ? views.map((other) => (other.name === name ? view : other)) : [...views, view] })
    return { name }
  },
})

const openView = defineCommand({
  id: 'view.open',
  title: 'Go to a saved view',
  about: 'Brings the view to where it stood when it was saved under a name.',
  params: z.object({ name: z.string() }),
  assistant: 'write',
  run: (ctx, { name }) => {
    const pose = savedView(ctx, name)
    ctx.session.set({ through: null, steering: false, projection: pose.projection })
    ctx.view.setPose(pose)
    return {}
  },
})

const forgetView = defineCommand({
  id: 'view.forget',
  title: 'Forget a saved view',
  about: 'Forgets a view that was saved under a name.',
  params: z.object({ name: z.string() }),
  assistant: false,
  run: (ctx, { name }) => {
    const gone = savedView(ctx, name)
    ctx.session.set({ views: ctx.session.state.views.filter((view) => view !== gone) })
  },
})

const setShading = defineCommand({
  id: 'view.shading',
  title: 'Shading',
  about: 'Draws surfaces lit, as clay, unlit, by their normals, as wireframe or as bounding boxes; nothing is changed.',
  params: z.object({ mode: z.enum(SHADINGS) }),
  assistant: 'write',
  run: (ctx, { mode }) => {
    ctx.session.set({ shading: mode })
    return {}
  },
})

/** Switches of what the view shows beside the scene. */
const shows = <K extends 'statsShown' | 'batching' | 'helpersShown' | 'axesShown'>(
  id: string,
  key: K,
  title: string,
  about: string,
) =>
  defineCommand({
    id,
    title,
    about,
    params: z.object({ shown: z.boolean().optional() }),
    assistant: false,
    run: (ctx, { shown }) => ctx.session.set({ [key]: shown ?? !ctx.session.state[key] }),
  })

const showStats = shows(
  'view.stats',
  'statsShown',
  'Statistics',
  'Shows or hides the counts of nodes, triangles and draw calls in the viewport.',
)
const showBatched = shows(
  'view.batching',
  'batching',
  'Draw alike meshes together',
  'Draws meshes that are alike by one call, or each by its own, to compare: the picture is the same.',
)
const showHelpers = shows(
  'view.helpers',
  'helpersShown',
  'Lights and cameras',
  'Shows or hides the icons and outlines of lights and cameras.',
)
const showAxes = shows('view.axes', 'axesShown', 'World axes', 'Shows or hides the axes of the world.')

export const VIEW_COMMANDS: readonly Command[] = [
  frame,
  frameAll,
  look,
  setProjection,
  lookThrough,
  orbit,
  zoom,
  saveView,
  openView,
  forgetView,
  setShading,
  showStats,
  showBatched,
  showHelpers,
  showAxes,
  ...SIDE_COMMANDS,
] as Command[]

function savedView(ctx: CommandContext, name: string) {
  const { views } = ctx.session.state
  const view = views.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (view) return view
  const known = views.map((one) => `"${one.name}"`).join(', ') || 'none yet'
  throw new CommandError(`There is no saved view "${name}"; there are: ${known}`)
}

function freeName(taken: readonly string[]): string {
  let n = 1
  while (taken.includes(`View ${n}`)) n++
  return `View ${n}`
}
