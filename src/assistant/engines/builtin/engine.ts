import type { Engine } from '../../types.ts'
export function createBuiltinEngine(): Engine {
  return {
    async *reply() {
      yield { type: 'text', delta: 'Not yet.' }
      return { status: 'refused' }
    },
  }
}
