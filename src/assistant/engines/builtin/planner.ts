import type { NodeId, Vec3 } from '../../../document/index.ts'
import { boundsOrOrigin, type ViewBasis } from '../../../spatial/index.ts'
import { toolName } from '../../tools.ts'
import type { TurnRequest } from '../../types.ts'
import type { Noun } from './noun.ts'
import type { Clause } from './parse.ts'
import { Refuse, resolve, resolveOne, type World } from './resolve.ts'

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

/** What the engine remembers from turn to turn. */
export interface Memory {
  /** What was spoken of last. */
  last: NodeId[]
  /** The last order that added something, for "three more". */
  lastCreate: Clause | null
  /** The last order, for "again". */
  lastClause: Clause | null
  /** A question that waits for its answer. */
  pending: { text: string; phrase: string; candidates: readonly NodeId[] } | null
}

export const freshMemory = (): Memory => ({ last: [], lastCreate: null, lastClause: null, pending: null })

/** What the plans of clauses work with: the scene, what words refer to, and calls. */
export class Planner {
  /** What was spoken of before the clause at hand: what its "it" means. */
  #before: readonly NodeId[]
  /** Sentences to say beside the cards. */
  readonly said: string[] = []

  constructor(
    readonly request: TurnRequest,
    readonly memory: Memory,
    private readonly answers: ReadonlyMap<string, readonly NodeId[]>,
  ) {
    this.#before = memory.last
  }

  /** From here on "it" is what the clauses before spoke of. */
  nextClause(): void {
    this.#before = this.memory.last
  }

  get scene() {
    return this.request.scene
  }
  get basis(): ViewBasis {
    return this.request.view.basis()
  }
  get target(): Vec3 {
    return this.request.view.target()
  }

  get world(): World {
    const { scene, selection } = this.request
    return { scene, selection: selection(), basis: this.basis, last: this.#before, answers: this.answers }
  }

  *call(command: string, args: Record<string, unknown>): Steps<CallResult> {
    return ((yield { name: toolName(command), args }) ?? {}) as CallResult
  }

  /** The nodes that phrases mean; what is selected, or was spoken of last, where there are none. */
  find(nouns: readonly Noun[]): NodeId[] {
    const last = this.#before
    if (!nouns.length) {
      const alive = (ids: readonly NodeId[]) => ids.filter((id) => this.scene.node(id))
      const chosen = [alive(this.request.selection()), alive(last)].find((ids) => ids.length)
      if (!chosen) throw new Refuse('I do not know what to change. Select something, or name it.')
      return chosen
    }
    const found = [...new Set(nouns.flatMap((noun) => resolve({ ...noun, isNew: false }, this.world)))]
    this.remember(found)
    return found
  }

  findOne(noun: Noun): NodeId {
    return resolveOne(noun, this.world)
  }

  /** From now on "it" and "them" are these. */
  remember(ids: readonly NodeId[]): void {
    if (ids.length) this.memory.last = [...ids]
  }

  bounds(id: NodeId) {
    return boundsOrOrigin(this.scene, [id])
  }

  nameOf(id: NodeId): string {
    return this.scene.node(id)?.name ?? 'it'
  }
}
