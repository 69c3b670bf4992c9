import type { NodeId } from '../../../../document/index.ts'
import type { Bounds } from '../../../../spatial/index.ts'
import type { Clause } from '../grammar/clause.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Formed } from './formed.ts'
import { wordsOf } from './lexicon.ts'

/** A question that waits for its answer. */
export interface Pending {
  /** The message that led to it. */
  text: string
  /** What it called the things, so that the answer is put in its place. */
  phrase: string
  noun: Noun
  candidates: readonly NodeId[]
  /** The nodes behind each button. */
  choices: ReadonlyMap<string, readonly NodeId[]>
  /** Answers that were given before, to other questions about the message. */
  answers: ReadonlyMap<string, readonly NodeId[]>
}

/** What the engine remembers from turn to turn. */
export interface Memory {
  /** What was spoken of last: "it", "them". */
  last: NodeId[]
  /** What this message and those that it goes on from were about: "make the box red", "and the cone". */
  chain: NodeId[]
  /** What the orders of the last message were about, one after another. */
  acted: readonly NodeId[]
  /** All that was spoken of since messages last went on from each other: "them all". */
  thread: readonly NodeId[]
  /** Whether this message speaks of someone, as "him"; where it says "it", too, until something is made that can be that. */
  isOfSomeone: boolean | 'untilMade'
  /** The thread before that one. */
  earlier: readonly NodeId[]
  /** All that the last order spoke of, its targets too. */
  mentioned: NodeId[]
  /** What the last order told things apart by: the table of "the cup on the table". */
  places: NodeId[]
  /** What was copied last: "the original". */
  copied: readonly NodeId[]
  /** What that made: "the copy". */
  copies: readonly NodeId[]
  /** The last noun with a head, and all that it could have meant. */
  noun: Noun | null
  pool: NodeId[]
  /** The orders of the last message that changed something: "again", "no, the blue one". */
  orders: Clause[]
  /** Whether they were undone by a message. */
  areUndone: boolean
  /** Whether all was as they would have it, so that there is nothing to take back. */
  areIdle: boolean
  /** The last order that added something: "three more". */
  create: Clause | null
  /** What the last order that added something made first, and the rest of it for: the table of "a table with four chairs". */
  heads: readonly NodeId[]
  /** All that messages have made so far. */
  made: ReadonlySet<NodeId>
  /** What was made by the last such order, and by every "more" since. */
  series: NodeId[]
  /** The same, where that was no "more" of what was there before: "the chairs" are those. */
  added: readonly NodeId[]
  /** What was selected after the last turn: another selection is the user's. */
  selection: readonly NodeId[]
  /** What several things were put together to be last: "the snowman". */
  formed: Formed | null
  pending: Pending | null
  /** An order that waits for its last words: "rename it to". */
  begun: string | null
  /** A message that was refused since the thing that it names so cannot be made: "a bench, then". */
  unmade: { text: string; word: string } | null
  /** What was asked for last: "how wide is it?". */
  asked: 'width' | 'height' | 'depth' | null
  /** The last question: "how far now?". */
  question: Clause | null
  /** Whether the last message only asked. */
  isQuestionLast: boolean
  /** What the last message said of the view, if that is what it was about: "zoomview in". */
  viewLast: string | null
  /** Where things stood before the last message that moved them, and what it deleted, by name. */
  origins: ReadonlyMap<NodeId, Bounds>
  /** What each thing was last set beside: "on its other side". */
  besides: ReadonlyMap<NodeId, NodeId>
  /** What messages have moved so far. */
  moved: ReadonlySet<NodeId>
  gone: ReadonlyMap<string, Bounds>
}

export const freshMemory = (): Memory => ({
  last: [],
  chain: [],
  acted: [],
  thread: [],
  isOfSomeone: false,
  earlier: [],
  mentioned: [],
  copied: [],
  copies: [],
  places: [],
  noun: null,
  pool: [],
  orders: [],
  areUndone: false,
  areIdle: false,
  create: null,
  heads: [],
  made: new Set(),
  series: [],
  added: [],
  selection: [],
  formed: null,
  pending: null,
  begun: null,
  unmade: null,
  asked: null,
  question: null,
  isQuestionLast: false,
  viewLast: null,
  origins: new Map(),
  besides: new Map(),
  moved: new Set(),
  gone: new Map(),
})

/** A copy to rehearse with. */
export const copyMemory = (memory: Memory): Memory => ({ ...memory })

/** What things were called of late: "table" of "the round table". */
export function headsSpokenOf({ noun, orders }: Memory): string[] {
  const told = orders.flatMap(({ objects, slots }) => [
    ...objects,
    ...slots.relations.flatMap(({ targets }) => targets),
  ])
  return [...(noun ? [noun] : []), ...told].flatMap(({ word, name }) => wordsOf(name ?? word ?? '').slice(-1))
}
