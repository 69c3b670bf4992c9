import type { NodeId, SceneReader, Vec3 } from '../../../../document/index.ts'
import type { ViewBasis } from '../../../../spatial/index.ts'
import type { Lexicon, Noun } from '../grammar/noun.ts'
import type { Formed } from './formed.ts'

/** The message can mean several things: the user is asked which. */
export class Ask extends Error {
  constructor(
    question: string,
    readonly noun: Noun,
    readonly candidates: readonly NodeId[],
  ) {
    super(question)
  }
}

/** The message cannot be followed: said in a sentence, and nothing is changed. */
export class Refuse extends Error {}

/** It was said of what, but not what is to be done: the next message may say that. */
export class Incomplete extends Refuse {
  constructor(
    message: string,
    readonly about: readonly NodeId[],
    /** The order that the next message completes: "rename it to". */
    readonly begun?: string,
  ) {
    super(message)
  }
}

/** "Make it red", where nothing was spoken of: the next message may name it. */
export class Unnamed extends Refuse {
  constructor(
    message: string,
    readonly noun: Noun,
  ) {
    super(message)
  }
}

/** "Add a seesaw", which is nothing that can be made: the next message may say what would do. */
export class Unmade extends Refuse {
  constructor(
    message: string,
    readonly word: string,
  ) {
    super(message)
  }
}

/** What references are resolved against: the scene, the view, and what was spoken of. */
export interface World {
  scene: SceneReader
  selection: readonly NodeId[]
  /** What of it the user has chosen: what a script has made is selected, but nobody chose it. */
  chosen: readonly NodeId[]
  basis: ViewBasis
  target: Vec3
  lexicon: Lexicon
  /** What was spoken of last: "it", "them". */
  last: readonly NodeId[]
  /** All that the last order spoke of, its targets too: "them both". */
  mentioned: readonly NodeId[]
  /** The last noun that said what kind of thing it was: "the blue one". */
  noun: Noun | null
  /** The things that noun meant. */
  pool: readonly NodeId[]
  /** Whether the user has selected something since. */
  isSelectionNewer: boolean
  /** What several things were put together to be last. */
  formed: Formed | null
  /** What the last order told things apart by. */
  places: readonly NodeId[]
  /** What the orders before in the same message were about. */
  spoken: readonly NodeId[]
  /** What was made by the last order that adds, and by every "another" since. */
  series: readonly NodeId[]
  /** The same, where that was no "more" of what was there before: "the chairs" are those. */
  added: readonly NodeId[]
  /** What the messages before were about, where each went on from the one before. */
  chain: readonly NodeId[]
  /** What the last message made, where it did nothing but make things. */
  together: readonly NodeId[]
  /** All that was spoken of since messages last went on from each other. */
  thread: readonly NodeId[]
  /** What the order before, in this message, has made. */
  fresh: readonly NodeId[]
  /** What was copied last: "the original". */
  copied: readonly NodeId[]
  /** What that made: "the copy". */
  copies: readonly NodeId[]
  /** Whether this message has made a node: what is refused takes it back. */
  isNew?: (id: NodeId) => boolean
  /** Answers to questions: what a phrase stands for. */
  answers: ReadonlyMap<string, readonly NodeId[]>
}
