import { createStore } from 'zustand/vanilla'
import type { Vec3 } from '../document/index.ts'

/** A line with a label, or a point, that is drawn over the view; metres in the world. */
export type Mark =
  | { kind: 'align' | 'gap' | 'equal' | 'drop' | 'axis' | 'measure' | 'size'; from: Vec3; to: Vec3; label?: string }
  | { kind: 'point'; at: Vec3 }

/** Who put marks there: each takes away only its own. */
type Owner = 'drag' | 'measure'

const store = createStore<Record<Owner, readonly Mark[]>>(() => ({ drag: [], measure: [] }))

export const marks = {
  store,
  set(owner: Owner, list: readonly Mark[]): void {
    if (list.length || store.getState()[owner].length) store.setState({ [owner]: list })
  },
}

/** A length in metres for people: to the centimetre, beyond ten metres to the decimetre. */
export const metres = (n: number): string => `${Math.abs(n).toFixed(Math.abs(n) < 10 ? 2 : 1)} m`
