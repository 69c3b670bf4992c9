import type { Token } from './tokens.ts'

const known = new Map<string, readonly (readonly string[])[]>()

/** The phrases that a text lists, as rows of words; remembered, since the grammar asks for the same ones again and again. */
function phrasesOf(alternatives: string): readonly (readonly string[])[] {
  const found = known.get(alternatives) ?? alternatives.split(' | ').map((phrase) => phrase.split(' '))
  known.set(alternatives, found)
  return found
}

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

  /** The number at the cursor, if there is one. */
  number(ahead = 0): number | undefined {
    return this.peek(ahead)?.value
  }

  next(): Token {
    return this.tokens[this.at++]
  }

  /** Moves past one of some phrases ("next to", "beside | close to"); says which. The longest that fits is taken. */
  take(...alternatives: string[]): string | null {
    let best: readonly string[] | null = null
    for (const alternative of alternatives) {
      for (const words of phrasesOf(alternative)) {
        if ((!best || words.length > best.length) && words.every((word, i) => this.word(i) === word)) best = words
      }
    }
    if (!best) return null
    this.at += best.length
    return best.join(' ')
  }

  /** Moves past words, one after another, as long as they are among some. */
  skip(...words: string[]): void {
    while (!this.done && words.includes(this.word())) this.at++
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
