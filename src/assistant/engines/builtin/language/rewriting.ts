import { holds, literalsOf, type Needed } from './literals.ts'
import type { Rule } from './rules.ts'

/** A rule that is ready to be used: most texts lack what it needs, and never come to its pattern. */
export class Rewriting {
  readonly #needed: Needed
  #pattern: RegExp | undefined

  constructor(
    readonly source: RegExp,
    private readonly by: Rule[1],
    private readonly ready: (pattern: RegExp) => RegExp,
  ) {
    this.#needed = literalsOf(source)
  }

  on(text: string, lower: string): string {
    if (!holds(lower, this.#needed)) return text
    this.#pattern ??= this.ready(this.source)
    return text.replace(this.#pattern, this.by as never)
  }
}

/** Rules to be used again and again; `ready` mends a pattern before its first use. */
export const readied = (rules: readonly Rule[], ready = (pattern: RegExp) => pattern): Rewriting[] =>
  rules.map(([pattern, by]) => new Rewriting(pattern, by, ready))

/** Says a text in other words, rule by rule. */
export function rewrite(text: string, rules: readonly Rewriting[]): string {
  let [now, lower] = [text, text.toLowerCase()]
  for (const rule of rules) {
    const next = rule.on(now, lower)
    if (next !== now) [now, lower] = [next, next.toLowerCase()]
  }
  return now
}
