import type { Memory } from './memory.ts'

/** "What did you do?" */
export function lastDone(memory: Memory): string {
  const said = memory.orders.map(({ text }) => `“${text.trim()}”`).filter((text) => text.length > 2)
  if (!said.length) return 'I have changed nothing yet.'
  const since = memory.areUndone
    ? 'It has been undone.'
    : memory.areIdle
      ? 'It changed nothing, as all was so already.'
      : '“Undo” takes it back.'
  return `The last order that I carried out was ${said.join(' and ')}. ${since} History tells all steps.`
}
