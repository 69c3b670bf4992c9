import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NodeId, Scene } from '../document/index.ts'

export const TOOLS = ['select', 'translate', 'rotate', 'scale'] as const
export type Tool = (typeof TOOLS)[number]

export interface Snapping {
  on: boolean
  /** Metres. */
  move: number
  /** Degrees. */
  rotate: number
  /** A factor: 0.1 is ten per cent. */
  scale: number
}

/** What the user is doing now. Never saved in a scene, never undone. */
export interface SessionState {
  /** In the order of selecting; the last is the active one. */
  selection: readonly NodeId[]
  hover: NodeId | null
  /** The group that was entered by a double click: clicks select its children. */
  entered: NodeId | null
  tool: Tool
  space: 'world' | 'local'
  snap: Snapping
  statsShown: boolean
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
    hover: null,
    entered: null,
    tool: 'select',
    space: 'world',
    snap: { on: false, move: 0.25, rotate: 15, scale: 0.1 },
    statsShown: true,
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
    const { selection, hover, entered } = store.getState()
    const gone = (id: NodeId | null) => id !== null && diff.nodes.has(id) && !scene.node(id)
    if (selection.some(gone)) store.setState({ selection: selection.filter((id) => !gone(id)) })
    if (gone(hover)) store.setState({ hover: null })
    if (gone(entered)) store.setState({ entered: null })
  })
  return session
}
