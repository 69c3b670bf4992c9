import { createStore } from 'zustand/vanilla'
import type { SaveState } from '../../io/project/autosave.ts'

/**
 * What this tab does with the project: it is being opened; this tab edits it; it shows what another tab edits; it shows a
 * file that may only be looked at; or it edits what cannot be kept, since the browser keeps nothing.
 */
export type Role = 'opening' | 'edits' | 'watches' | 'looks' | 'unkept'

/** Why nothing can be changed, by what this tab does with the project. */
export const READ_ONLY: Partial<Record<Role, string>> = {
  opening: 'The project is still being opened',
  watches: 'Another tab edits this project; take over to change it here',
  looks: 'This file was made by a newer version of Diorama, and can only be looked at',
}

export interface ProjectState {
  id: string | null
  role: Role
  save: SaveState
  /**
   * The last session, if it ended badly: when it began, milliseconds since the epoch, and whether its project was not opened
   * again by itself, since that had happened several times.
   */
  crashed: { at: number; isShut: boolean } | null
}

export const createProjectState = () =>
  createStore<ProjectState>(() => ({ id: null, role: 'opening', save: { is: 'saved' }, crashed: null }))
export type ProjectStateStore = ReturnType<typeof createProjectState>
