import type { LibraryItem } from '../../../../commands/library-item.ts'
import { isBelow, type NodeId, type SceneReader, type Vec3 } from '../../../../document/index.ts'
import { type Bounds, boundsOrOrigin, type ViewBasis } from '../../../../spatial/index.ts'
import { faultsOf } from '../../../../spatial/later/faults.ts'
import type { Warning } from '../../../critic.ts'
import { toolName } from '../../../tools.ts'
import type { Clause } from '../grammar/clause.ts'
import { blankNoun, colorSaid, hasHead, type Lexicon, type Noun } from '../grammar/noun.ts'
import { colorWord } from '../words/colors.ts'
import { alikeToEach } from './alike.ts'
import { headOf } from './describe.ts'
import { placeOfGone } from './gone.ts'
import { headOfIt } from './head-of-it.ts'
import { wordsOf } from './lexicon.ts'
import type { Memory } from './memory.ts'
import { nthBefore } from './nth-before.ts'
import { lastOne } from './persons.ts'
import { resolve } from './resolve.ts'
import { resolveTold } from './told-before.ts'
import { Ask, Refuse, type World } from './world.ts'

/** "The red ball … the blue one", where one is called Red ball: another ball. */
const withoutLook = (noun: Noun): Noun => {
  const words = wordsOf(noun.name ?? '')
  const isColored = words.length > 1 && colorWord(words[0]) !== undefined
  return isColored ? { ...noun, name: undefined, word: words.at(-1) } : noun
}

const SIDE_RANKS = /^(leftmost|rightmost|middle|nearest|farthest)$/

/** "The left chair … the right one": told apart by where they are, both. */
const areContrasted = (noun: Noun, before: Noun): boolean =>
  noun.rank !== before.rank && !noun.nth && SIDE_RANKS.test(noun.rank ?? '') && SIDE_RANKS.test(before.rank ?? '')

/** A command to run. */
export interface Step {
  name: string
  args: Record<string, unknown>
}

/** Commands one after another; each gives its result back to the plan. */
export type Steps<T = void> = Generator<Step, T, unknown>

export interface CallResult {
  created?: NodeId[]
  changed?: NodeId[]
  freed?: NodeId[]
}

/** What the plan of a message works with: the scene as it is by then, and the user's view of it. */
export interface Stage {
  scene: SceneReader
  selection(): readonly NodeId[]
  /** What the user had chosen when the message came. */
  chosen: readonly NodeId[]
  view: { basis(): ViewBasis; target(): Vec3 }
  library: readonly LibraryItem[]
}

/** Finds what the words of orders refer to, and runs commands on it. */
export class Planner {
  /** What was spoken of before the order at hand: what its "it" means. */
  #before: readonly NodeId[]
  #mentionedBefore: readonly NodeId[]
  #placesBefore: readonly NodeId[]
  /** What was spoken of before the message. */
  readonly #first: readonly NodeId[]
  readonly #isNewlyChosen: boolean
  readonly #warnings: Warning[] = []
  /** What the orders before in this message were about. */
  #spoken: readonly NodeId[] = []
  /** What the message found in the scene. */
  readonly #there: ReadonlySet<NodeId>
  /** Sentences to say beside the cards. */
  readonly said: string[] = []
  /** What the order before has made, for "a table with four chairs around it". */
  made: readonly NodeId[] = []
  /** What this message has stacked: it is moved as one. */
  stacked: readonly NodeId[] = []
  /** What the order before has set a new thing by: "a tree to its left and a bench in front of it". */
  topic: readonly NodeId[] = []
  /** What this message made first, and the rest of it for; null where it made nothing. */
  heads: readonly NodeId[] | null = null
  nextTopic: readonly NodeId[] = []
  /** The order after the one at hand. */
  upcoming: Clause | undefined
  /** Where things stood before this message moved them. */
  readonly origins = new Map<NodeId, Bounds>()
  /** What this message has put on what. */
  readonly bases = new Map<NodeId, NodeId>()
  /** What this message has deleted, by its name in lower case: where it stood. */
  readonly gone = new Map<string, Bounds>()

  constructor(
    readonly stage: Stage,
    readonly memory: Memory,
    readonly lexicon: Lexicon,
    private readonly answers: ReadonlyMap<string, readonly NodeId[]>,
  ) {
    this.#before = memory.last
    this.#mentionedBefore = memory.mentioned
    this.#placesBefore = memory.places
    this.#first = memory.last
    this.#there = new Set([...stage.scene.nodes()].map(({ id }) => id))
    this.#isNewlyChosen = stage.chosen.length > 0 && stage.chosen.join() !== memory.selection.join()
  }

  /** Whether this message has made a node. */
  isNew(id: NodeId): boolean {
    return !this.#there.has(id)
  }

  /** From here on "it" is what the orders before spoke of. */
  nextClause(next: Clause | undefined): void {
    this.upcoming = next
    if (this.memory.last !== this.#first) this.#spoken = [...this.#spoken, ...this.memory.last]
    this.topic = this.nextTopic
    this.nextTopic = []
    this.#before = this.memory.last
    this.#mentionedBefore = this.memory.mentioned
    this.#placesBefore = this.memory.places
    this.memory.mentioned = []
    this.memory.places = []
  }

  /** Whether the user has chosen something since the last message, and this one has spoken of nothing yet. */
  get #isSelectionNewer() {
    return this.#isNewlyChosen && this.memory.last === this.#first
  }

  /** All that this message has spoken of so far, where that is several things. */
  get #inMessage(): readonly NodeId[] | undefined {
    const all =
      this.memory.last === this.#first
        ? []
        : [...new Set([...this.#mentionedBefore.filter((id) => this.isNew(id)), ...this.#spoken, ...this.#before])]
    return all.length > 1 ? all : undefined
  }

  get scene() {
    return this.stage.scene
  }
  get basis(): ViewBasis {
    return this.stage.view.basis()
  }
  get target(): Vec3 {
    return this.stage.view.target()
  }

  get world(): World {
    const { memory, lexicon, answers } = this
    return {
      scene: this.scene,
      isNew: (id) => this.isNew(id),
      selection: this.stage.selection(),
      chosen: this.stage.chosen,
      basis: this.basis,
      target: this.target,
      lexicon,
      last: memory.isOfSomeone ? lastOne(this.scene, this.#before, memory.thread) : this.#before,
      mentioned: this.#mentionedBefore,
      places: [...this.#placesBefore, ...memory.places],
      noun: memory.noun,
      pool: memory.pool,
      isSelectionNewer: this.#isSelectionNewer,
      copied: memory.copied,
      copies: memory.copies,
      series: memory.series,
      added: memory.added,
      formed: memory.formed,
      fresh: this.#before.filter((id) => this.isNew(id)),
      chain: memory.chain,
      thread: this.#inMessage ?? (memory.thread.length > 1 ? memory.thread : [...memory.earlier, ...memory.thread]),
      spoken: this.#spoken,
      together: memory.acted.every((id) => memory.made.has(id)) ? memory.acted : [],
      answers,
    }
  }

  /** Keeps a warning of the critic, to be told with the answer if it still holds by then. */
  warn(warning: Warning): void {
    this.#warnings.push(warning)
  }

  /** The warnings, of one kind or of all, that still hold. */
  standing(kind?: Warning['kind']): Warning[] {
    const warnings = kind ? this.#warnings.filter((one) => one.kind === kind) : this.#warnings
    const now = warnings.length ? faultsOf(this.scene, new Set(warnings.flatMap(({ nodes }) => nodes))) : []
    return warnings.filter(({ kind: is, nodes }) =>
      now.some((fault) => fault.kind === is && fault.nodes.every((id) => nodes.includes(id))),
    )
  }

  /** What the critic found that is still so. */
  notes(): string[] {
    const still = this.standing()
    const texts = [...new Set(still.map(({ text }) => text))]
    return texts.length
      ? [`Note: ${texts.slice(0, 4).join('; ')}${texts.length > 4 ? `; and ${texts.length - 4} more` : ''}.`]
      : []
  }

  *call(command: string, args: Record<string, unknown>): Steps<CallResult> {
    if (command === 'node.delete')
      for (const id of args.nodes as NodeId[]) this.gone.set(this.nameOf(id).toLowerCase(), this.bounds(id))
    for (const id of (args.nodes as NodeId[] | undefined) ?? []) {
      if (!this.origins.has(id) && this.scene.node(id)) this.origins.set(id, this.bounds(id))
    }
    if (command === 'arrange.placeOn')
      for (const id of args.nodes as NodeId[]) this.bases.set(id, args.target as NodeId)
    return ((yield { name: toolName(command), args }) ?? {}) as CallResult
  }

  /** Where something stood that this message or the last has deleted; undefined where nothing was called so. */
  placeOfGone(name: string): Bounds | undefined {
    return placeOfGone(name, this.gone, this.memory.gone)
  }

  /** The nodes that phrases mean; what is selected, or was spoken of last, where there are none. */
  find(nouns: readonly Noun[]): NodeId[] {
    if (!nouns.length) return this.#understood()
    const found: NodeId[] = []
    for (const [i, noun] of nouns.entries()) {
      // "The table and everything on it": a pronoun within speaks of what came before it, "it" of the last of several.
      const isOfIt = noun.where.some((place) => place.by === 'relation' && place.to[0]?.pronoun === 'it')
      const isOfLast = found.length > 1 && !nouns[i - 1].isPlural && isOfIt
      const last = isOfLast ? found.slice(-1) : found
      const world = found.length ? { ...this.world, last, isSelectionNewer: false } : this.world
      const plain = { ...noun, isNew: false }
      for (const id of resolveTold(plain, world, this.memory.mentioned)) if (!found.includes(id)) found.push(id)
      this.#mentionPlaces(plain, world)
      this.#keep(plain, plain.except.length ? resolve({ ...plain, except: [] }, world) : found)
    }
    this.remember(found)
    return found
  }

  /** "The red boxes blue and the blue box red": what is blue now, and not what has become so. */
  asItIs(noun: Noun, before: Noun | undefined): Noun {
    // "The two chairs in the back red and the two in front blue": of all chairs, and not of those in the back.
    const isContrast = !!before && areContrasted(noun, before)
    if (!(colorSaid(noun) || isContrast || (noun.nth ?? 1) > 1) || noun.isNew || noun.isOther || noun.pronoun)
      return noun
    const isOne = !hasHead(noun) && noun.word === 'one' && !!before && hasHead(before) && !before.pronoun
    if (!hasHead(noun) && !isOne) return noun
    const { word, shape, item, kind, light, name } = isOne ? withoutLook(before) : noun
    try {
      return { ...noun, ids: resolve({ ...noun, word, shape, item, kind, light, name }, this.world) }
    } catch (error) {
      if (error instanceof Refuse || error instanceof Ask) return noun
      throw error
    }
  }

  /** "Everything on the table", "all but the table": the table is spoken of, too. */
  #mentionPlaces(noun: Noun, world: World) {
    const pool = noun.except.length ? resolve({ ...noun, except: [] }, world) : []
    const out = noun.except.map((one) => ({ ...one, isAll: true }))
    const whole = noun.owner ? [noun.owner] : []
    for (const one of [...noun.where, { by: 'relation' as const, to: [...out, ...whole] }])
      for (const to of one.by === 'relation' ? one.to : []) {
        try {
          const known = out.includes(to) ? { ...world, noun: hasHead(noun) ? noun : world.noun, pool } : world
          this.memory.places = [...this.memory.places, ...resolve(to, known)]
        } catch (error) {
          // What it names in several words may mean nothing by itself.
          if (!(error instanceof Refuse || error instanceof Ask)) throw error
        }
      }
  }

  /** All that "the other table" could mean. */
  candidates(noun: Noun): NodeId[] {
    return resolve({ ...noun, isNew: false, isOther: false, isAll: true }, this.world)
  }

  /** The nodes of a phrase that another thing is related to: not what is spoken of next. */
  findTargets(noun: Noun): NodeId[] {
    const found = resolve({ ...noun, isNew: false }, this.world)
    this.mention(found)
    return found
  }

  /** "The nearest table" of things that move or turn: the nearest to each of them, and not to the viewer. */
  nearestToEach(said: Noun, nodes: readonly NodeId[]): Map<NodeId, NodeId> | null {
    if (said.isOther || said.isRow) return null
    if (said.same) return alikeToEach({ ...said, isNew: false }, nodes, this.world)
    // "All chairs should face their tables": each its own.
    const whose = said.owner?.pronoun
    const isTheirs = nodes.length > 1 && (whose === 'them' || (whose === 'it' && !said.isPlural))
    const noun: Noun = isTheirs ? { ...said, owner: undefined, rank: 'nearest' } : said
    // "The back wall" is the same for all.
    if (/\b(?:back|front|rear|far)\b/i.test(noun.text)) return null
    if (!/^(nearest|farthest)$/.test(noun.rank ?? '') || (noun.rankTo && noun.rankTo.pronoun !== 'it')) return null
    const found = nodes.map((id): [NodeId, NodeId] => {
      const rankTo = { ...blankNoun(), ids: [id] }
      return [id, this.findOne({ ...noun, rankTo, isAll: false, isPlural: false }, [id])]
    })
    return new Map(found)
  }

  findOne(noun: Noun, except: readonly NodeId[] = []): NodeId {
    let found: NodeId[]
    const isOut = (id: NodeId) => except.some((one) => one === id || isBelow(this.scene, id, one))
    try {
      found = nthBefore(this, noun, except) ?? resolveTold({ ...noun, isNew: false }, this.world, this.memory.mentioned)
    } catch (error) {
      if (!(error instanceof Ask)) throw error
      const others = error.candidates.filter((id) => !isOut(id))
      if (others.length !== 1) throw others.length ? new Ask(error.message, error.noun, others) : error
      found = others
    }
    if (noun.pronoun === 'it' && found.every((id) => except.includes(id))) {
      // "Move it next to it": the second is the other thing that was spoken of.
      const { mentioned, places } = this.world
      const spoken = [...mentioned, ...places].filter((id) => !except.includes(id) && this.scene.node(id))
      if (spoken.length) found = spoken.slice(0, 1)
    }
    const head = headOfIt(this, noun)
    if (head && !except.includes(head)) found = [head]
    const others = found.length > 1 ? found.filter((id) => !except.includes(id)) : found
    if (others.length > 1)
      throw new Ask(`There are ${others.length} that “${noun.text}” could mean. Which one?`, noun, others)
    this.mention(others)
    return others[0]
  }

  /** "As tall as the wall", "brown like the others": where all that it may mean are alike in that, whichever. */
  findAlike(noun: Noun, except: readonly NodeId[], measure: (id: NodeId) => string | undefined): NodeId {
    // "The white one brown like the others": those beside the white one.
    const before = this.#before
    const isByThem = noun.where.some((one) => one.by === 'relation' && one.to.some(({ pronoun }) => pronoun))
    if ((noun.isOther || isByThem) && except.length) this.#before = except
    try {
      return this.findOne(noun, except)
    } catch (error) {
      if (!(error instanceof Ask)) throw error
      const candidates = error.candidates.filter((id) => !except.includes(id))
      // "The black one should be like the rest", of chairs: like the other chairs.
      const kind = except.length ? headOf(this.nameOf(except[0])) : ''
      const kin = noun.isOther && !hasHead(noun) ? candidates.filter((id) => headOf(this.nameOf(id)) === kind) : []
      if (noun.isOther) this.mention(kin.length ? kin : candidates)
      const [first, ...others] = kin.length ? kin : candidates
      if (!first || others.some((id) => measure(id) !== measure(first))) throw error
      return first
    } finally {
      this.#before = before
    }
  }

  #understood(): NodeId[] {
    const alive = (ids: readonly NodeId[]) => ids.filter((id) => this.scene.node(id))
    const order = this.#isSelectionNewer ? [this.stage.chosen, this.#before] : [this.#before, this.stage.chosen]
    const chosen = order.map(alive).find((ids) => ids.length)
    if (!chosen) throw new Refuse('I do not know what is meant. Select something, or name it.')
    this.remember(chosen)
    return chosen
  }

  /** Remembers what a question was about. */
  recall(noun: Noun, found: readonly NodeId[]): void {
    if (!found.length) return
    this.#keep(noun, found)
    this.remember(found)
  }

  /** Remembers a noun, and all that it could have meant, for "the other one" and "the blue one". */
  #keep(noun: Noun, found: readonly NodeId[]) {
    if (!hasHead(noun) || noun.pronoun) return
    this.memory.noun = noun
    this.memory.pool = found.length > 1 ? [...found] : []
  }

  /** From now on "it" and "them" are these. */
  remember(ids: readonly NodeId[]): void {
    if (!ids.length) return
    this.memory.last = [...ids]
    this.mention(ids)
  }

  mention(ids: readonly NodeId[]): void {
    this.memory.mentioned = [...new Set([...this.memory.mentioned, ...ids])]
  }

  readonly bounds = (id: NodeId): Bounds => boundsOrOrigin(this.scene, [id])

  readonly nameOf = (id: NodeId): string => this.scene.node(id)?.name ?? 'it'

  /** As it is said: "ExamTable.001" is an "exam table 001". */
  readonly saidName = (id: NodeId): string => wordsOf(this.nameOf(id)).join(' ')
}
