const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * Parts an answer from the thinking that some servers send in it, between `<think>` and `</think>` (llama.cpp, LM
 * Studio, vLLM without a reasoning parser). A tag may be split over pieces.
 */
export class ThinkingSplitter {
  #isThinking = false
  #held = ''
  #hasText = false

  /** What of a piece, and of what was held back, is surely text or thinking. */
  push(piece: string): { text: string; thinking: string } {
    const out = { text: '', thinking: '' }
    let rest = this.#held + piece
    this.#held = ''
    for (;;) {
      const tag = this.#isThinking ? CLOSE : OPEN
      // Models think before they answer: a tag in the middle of an answer is part of it.
      const at = this.#isThinking || !this.#hasText ? rest.indexOf(tag) : -1
      if (at < 0 || (!this.#isThinking && rest.slice(0, at).trim())) break
      this.#put(out, rest.slice(0, at))
      rest = rest.slice(at + tag.length)
      this.#isThinking = !this.#isThinking
    }
    const held = this.#hasText && !this.#isThinking ? 0 : startOf(this.#isThinking ? CLOSE : OPEN, rest)
    this.#held = rest.slice(rest.length - held)
    this.#put(out, rest.slice(0, rest.length - held))
    return out
  }

  /** What is left when the stream ends. */
  end(): { text: string; thinking: string } {
    const out = { text: '', thinking: '' }
    this.#put(out, this.#held)
    this.#held = ''
    return out
  }

  #put(out: { text: string; thinking: string }, piece: string) {
    if (this.#isThinking) out.thinking += piece
    else {
      // The blank lines around the thinking are no part of the answer.
      const text = this.#hasText ? piece : piece.trimStart()
      this.#hasText ||= text !== ''
      out.text += text
    }
  }
}

/** How many letters at the end of a text may be the beginning of a tag. */
function startOf(tag: string, text: string): number {
  for (let n = Math.min(tag.length - 1, text.length); n > 0; n--) if (text.endsWith(tag.slice(0, n))) return n
  return 0
}
