import type { Registry } from '../commands/registry.ts'
import { newId, type Scene } from '../document/index.ts'
import type { Undoing } from '../panels/assistant/chat-port.ts'

/**
 * Takes back what a reply changed, and does it again. The latest step is just undone; an older reply is taken back by a
 * new step, if nothing has touched the same things since, and that step is taken back in turn to do it again.
 */
export class Replies {
  /** The groups by which a reply was done, taken back, done again, and so on. */
  readonly #turns = new Map<string, string[]>()
  #known: { last: unknown; count: number; groups: Set<string> } | null = null

  constructor(
    private readonly scene: Scene,
    private readonly registry: Registry,
  ) {}

  undoing(group: string): Undoing {
    const turns = this.#turnsOf(group)
    const at = turns.findLastIndex((one) => this.#groups().has(one))
    if (at >= 0) return at % 2 ? 'redo' : 'undo'
    return this.scene.history.redoStep?.group === group ? 'redo' : null
  }

  /** Throws a sentence that says who has changed the same things since. */
  async undo(group: string): Promise<void> {
    if (this.undoing(group) === 'undo') await this.#turn(group)
  }

  async redo(group: string): Promise<void> {
    if (this.undoing(group) !== 'redo') return
    const isNext = this.#turnsOf(group).includes(this.scene.history.redoStep?.group ?? '')
    if (isNext) await this.registry.execute('history.redo')
    else await this.#turn(group)
  }

  async #turn(group: string): Promise<void> {
    const turns = this.#turnsOf(group)
    const last = turns.findLast((one) => this.#groups().has(one))
    const next = `${group}:${newId()}`
    // Who listens to history asks as soon as it changes. The latest step is just undone, and leaves no new one.
    this.#turns.set(group, [...turns.slice(0, turns.indexOf(last!) + 1), next])
    const outcome = await this.registry.execute('history.revert', { group: last }, { group: next })
    if (outcome.ok) return
    this.#turns.set(group, turns)
    throw outcome.error
  }

  #turnsOf = (group: string): string[] => this.#turns.get(group) ?? [group]

  /** The groups of all entries that are done. */
  #groups(): Set<string> {
    const entries = this.scene.history.entries()
    const last = entries.at(-1)
    if (this.#known?.last !== last || this.#known?.count !== entries.length) {
      const groups = new Set(entries.flatMap(({ origin }) => origin.group ?? []))
      this.#known = { last, count: entries.length, groups }
    }
    return this.#known!.groups
  }
}
