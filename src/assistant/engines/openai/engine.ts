import { APIConnectionTimeoutError, type OpenAI } from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Engine, EngineEnd, EngineEvent, Tool, ToolOutcome, TurnRequest, Usage } from '../../types.ts'
import { type CollectedCall, readArgs } from './calls.ts'
import { type Extra, explain, NoChat, remedyFor, Unreachable } from './errors.ts'
import { pastMessages, shortened, toDefinition, toMessageCall, toolMessages, userMessage } from './messages.ts'
import { createClient } from './models.ts'
import { systemPrompt } from './prompt.ts'
import { LIMITS, type Limits, type OpenAiSettings } from './settings.ts'
import { readAnswer, type Said, within } from './stream.ts'

export type { OpenAiSettings } from './settings.ts'

/** Milliseconds in which a server that is there lists its models. */
const PROBE = 4_000

type Reply = AsyncGenerator<EngineEvent, EngineEnd, ToolOutcome | undefined>

/** Any language model behind chat completions with tools. */
export function createOpenAiEngine(settings: OpenAiSettings): Engine {
  const limits = { ...LIMITS, ...settings.limits }
  const client = createClient(settings, limits.silence * 1000)
  /** What this server has turned out not to know. */
  const lacks = new Set<Extra>()
  return {
    asksFirst: true,
    reply: (request, tools, signal) => new ModelTurn(client, settings, limits, lacks, request, tools, signal).reply(),
  }
}

/** One turn: requests to the server until it calls no more tools, or a limit is reached. */
class ModelTurn {
  /** What was said and called in this turn. */
  readonly #rounds: ChatCompletionMessageParam[] = []
  readonly #used: Set<string>
  /** Milliseconds of the clock, put off by what was no time of the model's. */
  #started = Date.now()
  readonly #usage: Usage = { input: 0, output: 0 }
  #isShort = false
  /** The time ran out in the middle of an answer. */
  #isLate = false

  constructor(
    readonly client: OpenAI,
    readonly settings: OpenAiSettings,
    readonly limits: Limits,
    readonly lacks: Set<Extra>,
    readonly request: TurnRequest,
    readonly tools: readonly Tool[],
    readonly signal: AbortSignal,
  ) {
    this.#used = new Set(request.past.flatMap(({ calls }) => calls.map(({ id }) => id)))
  }

  async *reply(): Reply {
    for (let round = 0; ; round++) {
      const said = yield* this.#ask()
      if (said.refusal) {
        yield { type: 'text', delta: said.refusal }
        return { status: 'refused' }
      }
      const calls = said.finish === 'length' ? said.calls.filter((call) => 'args' in readArgs(call)) : said.calls
      if (!calls.length) return yield* this.#end(said, round)
      this.#rounds.push({ role: 'assistant', content: said.text || null, tool_calls: calls.map(toMessageCall) })
      yield* this.#carryOut(calls)
      const reached = this.#limitReached(round + 1)
      if (reached) {
        yield {
          type: 'text',
          delta: `\n\n${reached} Say “go on” to continue; the limits are in the assistant’s settings.`,
        }
        return { status: 'done' }
      }
      // What it says after its calls begins a paragraph.
      if (said.text) yield { type: 'text', delta: '\n\n' }
    }
  }

  /** Carries calls out, one after another. All results come straight behind the calls, and pictures behind all results. */
  async *#carryOut(calls: readonly CollectedCall[]): AsyncGenerator<EngineEvent, void, ToolOutcome | undefined> {
    const pictures: ChatCompletionMessageParam[] = []
    for (const call of calls) {
      const begun = Date.now()
      const { result, picture } = toolMessages(call.id, yield* run(call), !this.lacks.has('images'))
      this.#rounds.push(result)
      if (picture) pictures.push(picture)
      // The user may have been asked, and may take their time.
      this.#started += Date.now() - begun
    }
    this.#rounds.push(...pictures)
  }

  *#end({ text, finish }: Said, round: number): Generator<EngineEvent, EngineEnd, ToolOutcome | undefined> {
    if (finish === 'length')
      yield {
        type: 'text',
        delta: `${text ? '\n\n' : ''}The answer was cut off: the server’s limit of its length was reached. Say “go on” to continue.`,
      }
    else if (finish === 'content_filter')
      yield { type: 'text', delta: `${text ? '\n\n' : ''}The server’s filter stopped the answer. Ask in other words.` }
    else if (!text.trim())
      yield {
        type: 'text',
        delta: round ? 'Done.' : 'The model gave no answer. Ask in other words, or choose another model.',
      }
    return { status: finish === 'content_filter' ? 'refused' : 'done' }
  }

  #limitReached(rounds: number): string | null {
    const { steps, seconds, tokens } = this.limits
    if (rounds >= steps) return `I stopped after ${steps} rounds of changes, the limit of one reply.`
    if (Date.now() - this.#started >= seconds * 1000) return this.#timeIsUp()
    const spent = this.#usage.input + this.#usage.output
    return spent >= tokens ? `I stopped after ${spent} tokens, more than one reply may use.` : null
  }

  #timeIsUp = () => `I stopped after ${this.limits.seconds} seconds, the limit of one reply.`

  /** Asks once more where that may help: after a while, shorter, or without what the server does not know. */
  async *#ask(): AsyncGenerator<EngineEvent, Said, ToolOutcome | undefined> {
    for (let attempt = 0; ; attempt++) {
      try {
        return yield* this.#complete()
      } catch (error) {
        this.signal.throwIfAborted()
        if (this.#isLate) throw new Error(this.#timeIsUp())
        const remedy = remedyFor(error, attempt)
        if (remedy.kind === 'wait') {
          const seconds = Math.max(1, Math.round(remedy.ms / 1000))
          yield { type: 'waiting', text: `The server is busy; trying again in ${seconds} s` }
          await pause(remedy.ms, this.signal)
          yield { type: 'waiting', text: '' }
        } else if (remedy.kind === 'shorten' && !this.#isShort) this.#isShort = true
        else if (remedy.kind === 'without' && !this.lacks.has(remedy.extra)) this.lacks.add(remedy.extra)
        else throw explain(error, this.settings.baseURL, this.settings.model)
      }
    }
  }

  async *#complete(): AsyncGenerator<EngineEvent, Said, ToolOutcome | undefined> {
    const abort = new AbortController()
    const silence = this.limits.silence * 1000
    const onStop = () => abort.abort()
    this.signal.addEventListener('abort', onStop, { once: true })
    const timer = setTimeout(
      () => {
        this.#isLate = true
        abort.abort()
      },
      this.#started + this.limits.seconds * 1000 - Date.now(),
    )
    try {
      const body = {
        model: this.settings.model,
        messages: this.#messages(),
        tools: this.tools.map(toDefinition),
        stream: true as const,
        ...(!this.lacks.has('usage') && { stream_options: { include_usage: true } }),
      }
      const sent = this.client.chat.completions.create(body, { signal: abort.signal }).asResponse()
      const response = await within(silence, Promise.race([sent, this.#unreachable(abort.signal)]))
      if (/text\/html/.test(response.headers.get('content-type') ?? ''))
        throw new NoChat(
          `${this.settings.baseURL} answered with a web page and no chat completion. Does the address end in /v1?`,
        )
      const said = yield* readAnswer(response, this.client, abort, silence, this.#used)
      if (said.usage) {
        this.#usage.input += said.usage.input
        this.#usage.output += said.usage.output
        yield { type: 'usage', usage: { ...this.#usage } }
      }
      return said
    } finally {
      clearTimeout(timer)
      this.signal.removeEventListener('abort', onStop)
      abort.abort()
    }
  }

  /**
   * Fails where after a while the server does not answer anything else either: a model that loads takes its time, but an
   * address that leads nowhere is told in less than ten seconds.
   */
  async #unreachable(signal: AbortSignal): Promise<never> {
    await pause(this.limits.doubt * 1000, signal)
    try {
      await this.client.models.list({ signal, timeout: PROBE }).asResponse()
    } catch (error) {
      if (error instanceof APIConnectionTimeoutError) throw new Unreachable()
    }
    return new Promise(() => {})
  }

  #messages(): ChatCompletionMessageParam[] {
    const { request } = this
    const images = this.lacks.has('images') ? [] : request.images
    const missing = request.images?.length && !images?.length
    return [
      { role: 'system', content: systemPrompt(request, this.#isShort) },
      ...pastMessages(request.past, this.#isShort ? 0.2 : 1),
      userMessage(
        missing ? `${request.text}\n(A picture came with this, but this model takes none: say so.)` : request.text,
        images,
      ),
      ...(this.lacks.has('images') ? this.#rounds.filter(isText) : this.#rounds).map(this.#isShort ? shortened : same),
    ]
  }
}

const same = <T>(message: T): T => message

const isText = ({ role, content }: ChatCompletionMessageParam) => role !== 'user' || typeof content === 'string'

/** Makes a call; arguments that are none go back to the model as its fault. */
async function* run(call: CollectedCall): AsyncGenerator<EngineEvent, ToolOutcome, ToolOutcome | undefined> {
  const read = readArgs(call)
  if ('fault' in read) return { ok: false, error: read.fault }
  const outcome = yield { type: 'call', id: call.id, name: call.name, args: read.args }
  return outcome ?? { ok: false, error: 'The call was not carried out' }
}

/** Waits, unless it is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
