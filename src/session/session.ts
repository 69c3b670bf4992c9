import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NodeId, Scene, Shape, Vec3 } from '../document/index.ts'

export const TOOLS = ['select', 'translate', 'rotate', 'scale', 'measure'] as const
export type Tool = (typeof TOOLS)[number]

/** Along which axes a gizmo works: the world's, those of the active node, or those of its parent. */
export const SPACES = ['world', 'local', 'parent'] as const
export type Space = (typeof SPACES)[number]

/** What a gizmo turns and scales about: one point of all that is selected, or a point of each node. */
export const PIVOTS = ['center', 'bottom', 'origin', 'each'] as const
export type Pivot = (typeof PIVOTS)[number]

/** How surfaces are drawn. */
export const SHADINGS = ['lit', 'clay', 'unlit', 'normals', 'wireframe', 'bounds'] as const
export type Shading = (typeof SHADINGS)[number]

export interface Snapping {
  /** The magnet. Ctrl flips it while held. */
  on: boolean
  /** Metres. */
  move: number
  /** Degrees. */
  rotate: number
  /** A factor: 0.1 is ten per cent. */
  scale: number
  /** What the magnet pulls to: multiples of the steps, */
  grid: boolean
  /** what lies under the pointer, */
  surface: boolean
  /** and the corners, the middles of the edges and the centres of other nodes' bounds. */
  points: boolean
  /** Smart guides: sides, centres and gaps that line up with those of others hold on, while the magnet does not. */
  guides: boolean
}

/** Where the view stands. */
export interface ViewPose {
  /** The eye and what it looks at, metres. */
  eye: Vec3
  target: Vec3
  projection: 'perspective' | 'orthographic'
  /** Metres that an orthographic view shows from bottom to top. */
  height: number
}

export interface NamedView extends ViewPose {
  name: string
}

/** What a clip does at its end: begins anew, stays there, or goes back. */
export const LOOP_MODES = ['repeat', 'once', 'pingpong'] as const
export type LoopMode = (typeof LOOP_MODES)[number]

/** How a clip of one placing of a model is played. */
export interface ClipState {
  asset: string
  /** Its index among the clips of the asset. */
  clip: number
  playing: boolean
  loop: LoopMode
  /** A factor: 1 is as fast as it was made. */
  speed: number
  /** Seconds over which another clip takes over. */
  fade: number
}

/** What the user is doing now. Never saved in a scene, never undone. */
export interface SessionState {
  /** In the order of selecting; the last is the active one. */
  selection: readonly NodeId[]
  /** The selection that the last command of a script left, until something else is selected: nobody chose it. */
  unchosen: readonly NodeId[] | null
  hover: NodeId | null
  /** What the assistant speaks of, shown in the view as under the pointer. */
  hinted: readonly NodeId[]
  /** The group that was entered by a double click: clicks select its children. */
  entered: NodeId | null
  tool: Tool
  /** The node whose name is being written in the outliner. */
  renaming: NodeId | null
  /** The shape that the next click or drag in the view draws. */
  placing: Shape | null
  /** Whether the next click in the view takes up a material, for the selection to wear. */
  picking: boolean
  space: Space
  pivot: Pivot
  snap: Snapping
  /** Whether a drag on a node moves it; else only the gizmo does. */
  directDrag: boolean
  shading: Shading
  projection: 'perspective' | 'orthographic'
  /** The camera node that the view looks through. */
  through: NodeId | null
  /** Whether moving the view moves the camera that it looks through. */
  steering: boolean
  /** Views saved by name, in the order of saving. */
  views: readonly NamedView[]
  /** What plays, by the placing of its model. Poses are seen, and never written. */
  playback: Readonly<Record<string, ClipState>>
  statsShown: boolean
  /** Whether meshes that are alike are drawn by one call; the picture is the same. */
  batching: boolean
  /** Whether the outlines of lights and cameras are drawn, and the axes of the world. */
  helpersShown: boolean
  axesShown: boolean
}

export interface Session {
  readonly store: StoreApi<SessionState>
  readonly state: SessionState
  set(patch: Partial<SessionState>): void
  select(ids: readonly NodeId[]): void
}

/** A session over a scene. Keeps the selection free of nodes that no longer exist, and gives it to history. */
export function createSession(scene: Scene): Session {
  const store = createStore<SessionState>(() => ({
    selection: [],
    unchosen: null,
    hover: null,
    hinted: [],
    entered: null,
    renaming: null,
    tool: 'select',
    placing: null,
    picking: false,
    space: 'world',
    pivot: 'center',
    snap: { on: false, move: 0.25, rotate: 15, scale: 0.1, grid: true, surface: false, points: false, guides: true },
    directDrag: true,
    shading: 'lit',
    projection: 'perspective',
    through: null,
    steering: false,
    views: [],
    playback: {},
    statsShown: true,
    batching: true,
    helpersShown: true,
    axesShown: false,
  }))
  const session: Session = {
    store,
    get state() {
      return store.getState()
    },
    set: (patch) => store.setState(patch),
    select: (ids) => {
      const now = store.getState().selection
      const next = [...new Set(ids)]
      if (next.length === now.length && next.every((id, i) => id === now[i])) return
      store.setState({ selection: next })
    },
  }
  scene.connectSelection({ read: () => store.getState().selection, select: session.select })
  scene.onDiff((diff) => {
    const { selection, hover, entered, renaming, through, playback } = store.getState()
    const gone = (id: NodeId | null) => id !== null && diff.nodes.has(id) && !scene.node(id)
    if (selection.some(gone)) store.setState({ selection: selection.filter((id) => !gone(id)) })
    if (gone(hover)) store.setState({ hover: null })
    if (gone(entered)) store.setState({ entered: null })
    if (gone(renaming)) store.setState({ renaming: null })
    const over = Object.keys(playback).filter((instance) => !scene.hasPlaced(instance))
    if (over.length) {
      store.setState({ playback: Object.fromEntries(Object.entries(playback).filter(([id]) => !over.includes(id))) })
    }
    if (gone(through)) store.setState({ through: null, steering: false })
  })
  return session
}
