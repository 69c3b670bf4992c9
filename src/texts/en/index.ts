import { inspector } from './inspector.ts'
import { kinds, shapes } from './kinds.ts'

/** All texts of the window in English. The titles of commands are with the commands. */
export const en = {
  common: {
    nodes: (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'node' : 'nodes'}`,
  },
  kinds,
  shapes,
  inspector,
}
