import type { Memory } from './memory.ts'

/** "What did you do?" */
export function lastDone(memory: Memory): string {
  const said = memory.orders.map(({ text }) => `“${text.trim()}”`).filter((text) => text.length > 2)
  return said.length
    ? `The last order that I carried out was ${said.join(' and ')}. “Undo” takes it back; History tells all steps.`
    : 'I have changed nothing yet.'
}
