import type { Token } from './normalize.ts'

/** A place in a row of tokens. Matchers move it on when they match, and leave it where they do not. */
export class Cursor {
  at = 0

  constructor(readonly tokens: readonly Token[]) {}

  get done(): boolean {
    return this.at >= this.tokens.length
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead]
  }

  /** The word at the cursor; empty at the end, and for what is quoted. */
  word(ahead = 0): string {
    const token = this.peek(ahead)
    return token && !token.quoted ? token.text : ''
  }

  next(): Token {
    return this.tokens[this.at++]
  }

  /** Moves past one of some phrases ("next to", "beside"); says which. The longest is tried first. */
  take(...phrases: string[]): string | null {
    const sorted = [...phrases].sort((a, b) => b.length - a.length)
    for (const phrase of sorted) {
      const words = phrase.split(' ')
      if (words.every((word, i) => this.word(i) === word)) {
        this.at += words.length
        return phrase
      }
    }
    return null
  }

  /** Runs a matcher; where it gives null the cursor goes back. */
  attempt<T>(match: () => T | null): T | null {
    const before = this.at
    const result = match()
    if (result === null) this.at = before
    return result
  }

  /** What was written between two places. */
  text(from: number, to = this.at): string {
    return this.tokens
      .slice(from, to)
      .map((token) => token.raw)
      .join(' ')
  }
}
