import { holds, literalsOf, type Needed } from './literals.ts'
import type { Rule } from './rules.ts'

/** A rule that is ready to be used: most texts lack what it needs, and never come to its pattern. */
export class Rewriting {
  readonly needed: Needed
  #pattern: RegExp | undefined

  constructor(
    readonly source: RegExp,
    private readonly by: Rule[1],
    private readonly ready: (pattern: RegExp) => RegExp,
  ) {
    this.needed = literalsOf(source)
  }

  on(text: string, lower: string): string {
    if (!holds(lower, this.needed)) return text
    this.#pattern ??= this.ready(this.source)
    return text.replace(this.#pattern, this.by as never)
  }
}

/** Rules made ready; `ready` mends a pattern before its first use. */
export const readied = (rules: readonly Rule[], ready = (pattern: RegExp) => pattern): Rewriting[] =>
  rules.map(([pattern, by]) => new Rewriting(pattern, by, ready))

/**
 * Rules to be used one after another, again and again. Of thousands, a text meets those alone that need some three
 * letters which it holds.
 */
export class Rewritings {
  /** By three letters, which rules may match a text that holds them. */
  readonly #byTriple = new Map<string, number[]>()
  /** Those that may match any text. */
  readonly #always: number[] = []

  constructor(private readonly rules: readonly Rewriting[]) {
    const telling = new Telling(this.rules.map(({ needed }) => needed))
    for (const [i, { needed }] of this.rules.entries()) {
      const triples = telling.of(needed)
      if (triples) for (const triple of triples) this.#listOf(triple).push(i)
      else this.#always.push(i)
    }
  }

  /** Says a text in other words, rule by rule. */
  rewrite(text: string): string {
    let now = text
    let lower = now.toLowerCase()
    let may = this.#candidates(lower)
    for (let i = may.indexOf(1); i >= 0; i = may.indexOf(1, i + 1)) {
      const next = this.rules[i].on(now, lower)
      if (next === now) continue
      now = next
      lower = now.toLowerCase()
      may = this.#candidates(lower)
    }
    return now
  }

  #listOf(triple: string): number[] {
    const known = this.#byTriple.get(triple)
    if (known) return known
    const list: number[] = []
    this.#byTriple.set(triple, list)
    return list
  }

  /** One for each rule that may match. */
  #candidates(lower: string): Uint8Array {
    const may = new Uint8Array(this.rules.length)
    for (const i of this.#always) may[i] = 1
    for (let at = 0; at + 3 <= lower.length; at++)
      for (const i of this.#byTriple.get(lower.slice(at, at + 3)) ?? []) may[i] = 1
    return may
  }
}

/** Which three letters tell most of what a rule needs: those that the fewest rules have. */
class Telling {
  readonly #counts = new Map<string, number>()

  constructor(all: readonly Needed[]) {
    for (const triple of all.flat(2).flatMap(triplesOf)) this.#counts.set(triple, this.#count(triple) + 1)
  }

  /** Of each of the stretches one of which is needed, its rarest; none, where none is long enough. */
  of(needed: Needed): ReadonlySet<string> | undefined {
    const options = needed
      .filter((stretches) => stretches.every(({ length }) => length >= 3))
      .map((stretches) => new Set(stretches.map((stretch) => this.#rarest(triplesOf(stretch)))))
    return options.length ? options.reduce((best, one) => (this.#sum(one) < this.#sum(best) ? one : best)) : undefined
  }

  #count = (triple: string): number => this.#counts.get(triple) ?? 0
  #rarest = (triples: readonly string[]): string =>
    triples.reduce((best, one) => (this.#count(one) < this.#count(best) ? one : best))
  #sum = (triples: ReadonlySet<string>): number => [...triples].reduce((sum, triple) => sum + this.#count(triple), 0)
}

const triplesOf = (stretch: string): string[] =>
  Array.from({ length: Math.max(0, stretch.length - 2) }, (_, at) => stretch.slice(at, at + 3))
