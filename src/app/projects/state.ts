import { createStore } from 'zustand/vanilla'
import type { SaveState } from '../../io/project/autosave.ts'

/**
 * What this tab does with the project: it is being opened; this tab edits it; it shows what another tab edits; it shows a
 * file that may only be looked at; or it edits what cannot be kept, since the browser keeps nothing.
 */
export type Role = 'opening' | 'edits' | 'watches' | 'looks' | 'unkept'

export interface ProjectState {
  id: string | null
  role: Role
  save: SaveState
  /** When the last session was last heard of, if it ended badly; milliseconds since the epoch. */
  crashed: number | null
}

export const createProjectState = () =>
  createStore<ProjectState>(() => ({ id: null, role: 'opening', save: { is: 'saved' }, crashed: null }))
export type ProjectStateStore = ReturnType<typeof createProjectState>
