import type { Noun } from './noun.ts'
import type { Slots } from './slots/slots.ts'

/** Under which circumstances an order is carried out: a question about the scene, and the answer that it needs. */
export interface Given {
  question: Clause
  isYes: boolean
}

/** One order, understood: what to do, to what, and how. */
export interface Clause {
  verb: string
  objects: Noun[]
  /** "Surround the table with six chairs", "replace the box by a sphere": what comes after "with". */
  others: Noun[]
  slots: Slots
  text: string
  /** "A table with four chairs around it": it is about what the order before has made. */
  isJoined?: boolean
  /** "It should be round": an order only in other words. */
  isStated?: boolean
  /** "It is too tall": what is wrong, where no more is said. */
  isComplaint?: boolean
  /** "… , so turn it around": it only says why. */
  isReason?: boolean
  /** "Give the house a red roof": to the target of its relation. */
  isGift?: boolean
  /** "Ball on table", "put ball on table": without an article. */
  isImplied?: boolean
  /** "All of them to the sofa": what is to be done was said before. */
  isVerbless?: boolean
  /** "Three more": it goes on with what was added last. */
  isMore?: boolean
  /** "And the lamp": what was done before is done to more. */
  isAlso?: boolean
  /** Two orders in one: "the first red, the second blue"; without a verb of its own. */
  isElliptic?: boolean
  /** "If it is red": what it depends on. */
  given?: Given
}
