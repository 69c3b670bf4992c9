import type { ChatCompletionChunk } from 'openai/resources/chat/completions'

export interface CollectedCall {
  id: string
  name: string
  args: string
}

type CallDelta = NonNullable<ChatCompletionChunk.Choice.Delta['tool_calls']>[number]

/**
 * Puts tool calls together from the pieces that a stream sends. A piece belongs to the last call with its index,
 * unless it brings another id or a second name: some servers number all parallel calls 0.
 */
export class CallCollector {
  readonly calls: CollectedCall[] = []
  readonly #latest = new Map<number, CollectedCall>()

  add({ index = 0, id, function: f }: CallDelta): void {
    let call = this.#latest.get(index)
    const isAnother = call && ((id && call.id && id !== call.id) || (f?.name && call.name && call.args !== ''))
    if (!call || isAnother) {
      call = { id: id ?? '', name: '', args: '' }
      this.calls.push(call)
      this.#latest.set(index, call)
    }
    if (id) call.id = id
    if (f?.name) call.name += f.name
    if (f?.arguments) call.args += typeof f.arguments === 'string' ? f.arguments : JSON.stringify(f.arguments)
  }

  /** The calls, each with an id. */
  finish(): CollectedCall[] {
    return this.calls.map((call, i) => ({ ...call, id: call.id || `call_${i + 1}` }))
  }
}
