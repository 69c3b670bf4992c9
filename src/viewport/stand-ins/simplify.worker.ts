import { expose, transfer } from 'comlink'
import type { Triangles } from '../triangles.ts'
import { type Simplified, simplify } from './simplify.ts'

const worker = {
  async simplify(triangles: Triangles, share: number): Promise<Simplified> {
    const made = await simplify(triangles, share)
    return transfer(made, [made.index.buffer, made.vertices.buffer])
  },
}
export type SimplifyWorker = typeof worker

expose(worker)
