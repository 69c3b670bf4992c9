import { createStore } from 'zustand/vanilla'
import type { Vec3 } from '../document/index.ts'

/** What a drag has done so far, and what has been typed to set it. */
export type Reading = ({ kind: 'metres' | 'factor' | 'size'; value: Vec3 } | { kind: 'degrees'; value: number }) & {
  typed?: string
}

const store = createStore<{ reading: Reading | null; x: number; y: number }>(() => ({ reading: null, x: 0, y: 0 }))

/** The reading that floats beside the pointer while something is dragged. */
export const readout = {
  store,
  set: (reading: Reading | null) => store.setState({ reading }),
  moveTo: (x: number, y: number) => store.setState({ x, y }),
}
