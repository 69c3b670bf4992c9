import OpenAI from 'openai'
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions'
import type { Engine, EngineEnd, EngineEvent, Exchange, Tool, ToolOutcome, TurnRequest } from '../../types.ts'
import { CallCollector, type CollectedCall } from './calls.ts'
import { explain } from './errors.ts'
import { systemPrompt } from './prompt.ts'

export interface OpenAiSettings {
  baseURL: string
  model: string
  /** Kept in memory only. Local servers need none. */
  apiKey: string
}

/** A turn ends after this many rounds of calls, and says so. */
const MOST_ROUNDS = 16
/** Earlier messages that go along. */
const REMEMBERED = 12
/** Milliseconds until a server must have begun to answer. */
const PATIENCE = 60_000

/** Any language model behind chat completions with tools. */
export function createOpenAiEngine(settings: OpenAiSettings): Engine {
  const client = new OpenAI({
    baseURL: settings.baseURL,
    apiKey: settings.apiKey || 'none',
    // The key is the user's own, entered in this page and kept in its memory.
    dangerouslyAllowBrowser: true,
    maxRetries: 1,
    timeout: PATIENCE,
  })

  async function* reply(
    request: TurnRequest,
    tools: readonly Tool[],
    signal: AbortSignal,
  ): AsyncGenerator<EngineEvent, EngineEnd, ToolOutcome | undefined> {
    const messages: ChatCompletionMessageParam[] = [
      { role: 'system', content: systemPrompt(request) },
      ...request.past.slice(-REMEMBERED).flatMap(remember),
      { role: 'user', content: request.text },
    ]
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { text, calls } = yield* complete(messages, tools, signal)
      if (!calls.length) {
        if (!text)
          yield { type: 'text', delta: round ? 'Done.' : 'The model gave no answer; try to ask in other words.' }
        return { status: 'done' }
      }
      messages.push({ role: 'assistant', content: text || null, tool_calls: calls.map(toMessageCall) })
      for (const call of calls) {
        const outcome = yield* run(call)
        messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(outcome) })
      }
    }
    yield { type: 'text', delta: `\n\nI stopped after ${MOST_ROUNDS} rounds of changes; say “go on” to continue.` }
    return { status: 'done' }
  }

  async function* complete(messages: ChatCompletionMessageParam[], tools: readonly Tool[], signal: AbortSignal) {
    const collector = new CallCollector()
    let text = ''
    try {
      const stream = await client.chat.completions.create(
        { model: settings.model, messages, tools: tools.map(toDefinition), stream: true },
        { signal },
      )
      for await (const { choices } of stream) {
        const delta = choices?.[0]?.delta
        if (delta?.content) {
          text += delta.content
          yield { type: 'text' as const, delta: delta.content }
        }
        for (const piece of delta?.tool_calls ?? []) collector.add(piece)
      }
    } catch (error) {
      signal.throwIfAborted()
      throw explain(error, settings.baseURL, settings.model)
    }
    return { text, calls: collector.finish() }
  }

  return { reply }
}

/** Makes a call; arguments that are no JSON go back to the model as its fault. */
async function* run(call: CollectedCall): AsyncGenerator<EngineEvent, ToolOutcome, ToolOutcome | undefined> {
  let args: unknown
  try {
    args = JSON.parse(call.args || '{}')
  } catch (error) {
    return {
      ok: false,
      error: `The arguments of ${call.name} are no valid JSON (${(error as Error).message}); send them again`,
    }
  }
  const outcome = yield { type: 'call', id: call.id, name: call.name, args }
  return outcome ?? { ok: false, error: 'The call was not carried out' }
}

const toDefinition = ({ name, about, parameters }: Tool): ChatCompletionTool => ({
  type: 'function',
  function: { name, description: about, parameters },
})

const toMessageCall = ({ id, name, args }: CollectedCall) => ({
  id,
  type: 'function' as const,
  function: { name, arguments: args || '{}' },
})

/** An earlier turn as messages; calls and their results stay in pairs. */
function remember({ user, text, calls }: Exchange): ChatCompletionMessageParam[] {
  const made = calls.map((call, i) => ({ ...call, id: call.id || `past_${i}` }))
  const rounds: ChatCompletionMessageParam[] = made.length
    ? [
        {
          role: 'assistant',
          content: null,
          tool_calls: made.map(({ id, name, args }) => toMessageCall({ id, name, args: JSON.stringify(args ?? {}) })),
        },
        ...made.map(({ id, outcome }) => ({
          role: 'tool' as const,
          tool_call_id: id,
          content: JSON.stringify(outcome),
        })),
      ]
    : []
  return [{ role: 'user', content: user }, ...rounds, { role: 'assistant', content: text || 'Done.' }]
}
