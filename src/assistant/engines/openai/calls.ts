import type { ChatCompletionChunk } from 'openai/resources/chat/completions'

export interface CollectedCall {
  id: string
  name: string
  args: string
}

type CallDelta = NonNullable<ChatCompletionChunk.Choice.Delta['tool_calls']>[number]

/**
 * Puts tool calls together from the pieces that a stream sends. A piece belongs to the last call with its index,
 * unless it brings another id or a second name: some servers number all parallel calls 0 (Ollama), or none.
 */
export class CallCollector {
  readonly #calls: CollectedCall[] = []
  readonly #latest = new Map<number, CollectedCall>()

  add({ index, id, function: f }: Partial<CallDelta>): void {
    const at = index ?? 0
    let call = this.#latest.get(at)
    const isAnother = call && (id && call.id ? id !== call.id : !!f?.name && call.name !== '' && call.args !== '')
    if (!call || isAnother) {
      call = { id: id ?? '', name: '', args: '' }
      this.#calls.push(call)
      this.#latest.set(at, call)
    }
    if (id) call.id = id
    // Some servers send the whole name with every piece.
    if (f?.name && f.name !== call.name) call.name += f.name
    if (f?.arguments) call.args += typeof f.arguments === 'string' ? f.arguments : JSON.stringify(f.arguments)
  }

  /** The calls, each with an id that no other of the turn has. */
  finish(used: Set<string>): CollectedCall[] {
    return this.#calls.map((call) => {
      let id = call.id
      for (let n = used.size + 1; !id || used.has(id); n++) id = `call_${n}`
      used.add(id)
      return { ...call, id }
    })
  }
}

/** The arguments of a call; a sentence for the model where they are none. */
export function readArgs({ name, args }: CollectedCall): { args: Record<string, unknown> } | { fault: string } {
  let value: unknown
  try {
    value = JSON.parse(args.trim() || '{}')
    // Some servers encode them twice.
    if (typeof value === 'string') value = JSON.parse(value || '{}')
  } catch (error) {
    return {
      fault: `The arguments of ${name} are no valid JSON (${(error as Error).message}); expected one JSON object: send the call again`,
    }
  }
  if (typeof value === 'object' && !Array.isArray(value)) return { args: (value ?? {}) as Record<string, unknown> }
  return { fault: `The arguments of ${name} were ${JSON.stringify(value).slice(0, 60)}; expected one JSON object` }
}
