/** A number that is typed while something is dragged. */
export class Typed {
  #text = ''

  /** The number so far; null where none is typed. */
  get value(): number | null {
    const value = Number.parseFloat(this.#text.replace(',', '.'))
    return Number.isFinite(value) ? value : null
  }

  get text(): string {
    return this.#text
  }

  /** Takes digits, a sign, a comma or point, and Backspace. */
  key(key: string): boolean {
    if (/^\d$/.test(key)) this.#text += key
    else if ((key === '.' || key === ',') && !/[.,]/.test(this.#text)) this.#text += key
    else if (key === '-') this.#text = this.#text.startsWith('-') ? this.#text.slice(1) : `-${this.#text}`
    else if (key === 'Backspace' && this.#text) this.#text = this.#text.slice(0, -1)
    else return false
    return true
  }
}
