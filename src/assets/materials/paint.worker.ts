import { expose, transfer } from 'comlink'
import { paint } from './paint.ts'

const api = {
  paint(pattern: Parameters<typeof paint>[0]) {
    const painted = paint(pattern)
    return transfer(painted, [...new Set(Object.values(painted).map(({ buffer }) => buffer))])
  },
}
export type PaintWorker = typeof api

expose(api)
