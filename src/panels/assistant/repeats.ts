import type { ChatCard } from './chat-port.ts'

/** Commands that lead to the same place however often they are carried out. */
const PLACING = /^arrange\.(?:place|lookAt$|rest)/

/** Of cards that say the same of where something goes the last: a place that had to be mended is told once. */
export const withoutRepeats = (cards: readonly ChatCard[]): ChatCard[] =>
  cards.filter(
    (card, i) =>
      !card.ok ||
      !PLACING.test(card.command) ||
      !cards.some((later, k) => k > i && later.ok && later.text === card.text && later.detail === card.detail),
  )
