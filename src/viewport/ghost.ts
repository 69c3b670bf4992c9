import { createStore } from 'zustand/vanilla'
import type { Vec3 } from '../document/index.ts'

/** A box that stands where something will land: the middle of its bottom and its size, metres. */
export interface GhostBox {
  at: Vec3
  size: Vec3
}

const store = createStore<{ box: GhostBox | null }>(() => ({ box: null }))

export const ghost = {
  store,
  show: (box: GhostBox | null): void => {
    if (box || store.getState().box) store.setState({ box })
  },
}
