import { type Quantity, quantityOf, unitFactor } from './units.ts'

/** What a typed text makes of a number: of the old value, and of the node's index among those selected. */
export type Change = (old: number, index: number) => number

/** A typed text that says no number: where it stops making sense, in words. */
export class ExpressionError extends Error {}

const FUNCTIONS: Record<string, (...n: number[]) => number> = {
  sqrt: Math.sqrt,
  abs: Math.abs,
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
}

/**
 * Reads what is typed into a number field: arithmetic with units ("2*1.5", "30cm", "1/2 turn", "5'11""), `pi`, and
 * `i`, the index among the nodes selected. A leading `+`, `*` or `/` (or `+=`, `-=`, `*=`, `/=`) works on the old value.
 * A unit counts for the product before it, so that half a turn may be written "1/2 turn".
 * Throws an `ExpressionError` with a sentence for the user.
 */
export function parseChange(text: string, quantity: Quantity = 'plain'): Change {
  const [, operator, rest] = /^\s*([-+*/]=|[+*/]|=)?(.*)$/s.exec(text)!
  const value = parse(rest, quantity)
  switch (operator?.[0]) {
    case '+':
      return finite((old, i) => old + value(i))
    case '-':
      return finite((old, i) => old - value(i))
    case '*':
      return finite((old, i) => old * value(i))
    case '/':
      return finite((old, i) => old / value(i))
    default:
      return finite((_, i) => value(i))
  }
}

const finite =
  (change: Change): Change =>
  (old, index) => {
    const result = change(old, index)
    if (!Number.isFinite(result)) throw new ExpressionError('That is no finite number')
    return result
  }

type Value = (index: number) => number

/** Numbers, names, units and signs; a comma between digits is a decimal point, any other one parts arguments. */
const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?(?:e[-+]?\d+)?|[.,]\d+)|([a-zA-Z]+|["'°%])|([-+*/^();,]))/y

function tokenize(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  let end = 0
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    tokens.push(match[1]?.replace(',', '.') ?? match[2] ?? match[3])
    end = TOKEN.lastIndex
  }
  const rest = text.slice(end).trim()
  if (rest) throw new ExpressionError(`"${rest}" is no number`)
  if (!tokens.length) throw new ExpressionError('Expected a number')
  return tokens
}

function parse(text: string, quantity: Quantity): Value {
  const reader = new Reader(tokenize(text), quantity)
  const value = reader.sum()
  reader.end()
  return value
}

/** Recursive descent: sum, product (with units), power, sign, atom. */
class Reader {
  #at = 0

  constructor(
    private readonly tokens: readonly string[],
    private readonly quantity: Quantity,
  ) {}

  sum(): Value {
    let left = this.#product()
    for (;;) {
      if (this.#take('+')) left = combine(left, this.#product(), (a, b) => a + b)
      else if (this.#take('-')) left = combine(left, this.#product(), (a, b) => a - b)
      // Feet and inches stand beside each other: 5'11".
      else if (this.#startsNumber() && this.#wasUnit()) left = combine(left, this.#product(), (a, b) => a + b)
      else return left
    }
  }

  end(): void {
    if (this.#peek() !== undefined) throw new ExpressionError(`"${this.#peek()}" was not expected there`)
  }

  #product(): Value {
    let left = this.#unit(this.#power())
    for (;;) {
      if (this.#take('*')) left = combine(left, this.#power(), (a, b) => a * b)
      else if (this.#take('/')) left = combine(left, this.#power(), (a, b) => a / b)
      else return left
      left = this.#unit(left)
    }
  }

  #unit(value: Value): Value {
    const name = this.#peek()
    if (name === undefined || !/^(?:[a-zA-Z]+|["'°%])$/.test(name)) return value
    this.#at++
    const factor = unitFactor(name, this.quantity)
    if (factor !== undefined) return (i) => value(i) * factor
    const other = quantityOf(name)
    throw new ExpressionError(
      other ? `"${name}" measures ${WORDS[other]}; this field is ${WORDS[this.quantity]}` : `"${name}" is no unit`,
    )
  }

  #power(): Value {
    const base = this.#atom()
    return this.#take('^') ? combine(base, this.#power(), (a, b) => a ** b) : base
  }

  #atom(): Value {
    if (this.#take('-'))
      return combine(
        () => 0,
        this.#power(),
        (a, b) => a - b,
      )
    if (this.#take('+')) return this.#atom()
    if (this.#take('(')) {
      const inner = this.sum()
      this.#expect(')')
      return inner
    }
    const token = this.tokens[this.#at++]
    if (token === undefined) throw new ExpressionError('Something is missing at the end')
    if (/^[\d.]/.test(token)) return constant(Number(token))
    if (token.toLowerCase() === 'pi') return constant(Math.PI)
    if (token === 'i') return (i) => i
    const name = token.toLowerCase()
    if (Object.hasOwn(FUNCTIONS, name)) return this.#call(FUNCTIONS[name])
    throw new ExpressionError(`"${token}" is no number`)
  }

  #call(f: (...n: number[]) => number): Value {
    this.#expect('(')
    const args = [this.sum()]
    while (this.#take(',') || this.#take(';')) args.push(this.sum())
    this.#expect(')')
    return (i) => f(...args.map((arg) => arg(i)))
  }

  #peek(): string | undefined {
    return this.tokens[this.#at]
  }

  #startsNumber(): boolean {
    return /^[\d.(]/.test(this.#peek() ?? '')
  }

  #wasUnit(): boolean {
    return unitFactor(this.tokens[this.#at - 1] ?? '', this.quantity) !== undefined
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false
    this.#at++
    return true
  }

  #expect(token: string): void {
    if (!this.#take(token)) throw new ExpressionError(`Expected "${token}"`)
  }
}

const constant =
  (n: number): Value =>
  () =>
    n
const combine =
  (a: Value, b: Value, f: (a: number, b: number) => number): Value =>
  (i) =>
    f(a(i), b(i))

const WORDS: Record<Quantity, string> = {
  length: 'a length',
  angle: 'an angle',
  share: 'a share',
  plain: 'a plain number',
  lux: 'an illuminance',
  candela: 'a luminous intensity',
  lumen: 'a luminous power',
  kelvin: 'a temperature',
}
