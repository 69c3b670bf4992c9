import { createStore } from 'zustand/vanilla'
import type { GizmoFrame } from './frame.ts'
import type { Handle } from './handles.ts'

const store = createStore<{ hover: Handle | null; active: Handle | null; frame: GizmoFrame | null }>(() => ({
  hover: null,
  active: null,
  frame: null,
}))

/** Which handle the pointer is over or drags, and where the gizmo stands while it is dragged. */
export const gizmo = {
  store,
  hover: (handle: Handle | null) => store.getState().hover !== handle && store.setState({ hover: handle }),
  hold: (active: Handle, frame: GizmoFrame) => store.setState({ active, frame, hover: null }),
  release: () => store.getState().active && store.setState({ active: null, frame: null }),
}
