import OpenAI from 'openai'
import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions'
import { Stream } from 'openai/streaming'
import type { EngineEvent, Usage } from '../../types.ts'
import { CallCollector, type CollectedCall } from './calls.ts'
import { BrokenOff, Silent } from './errors.ts'
import { ThinkingSplitter } from './thinking.ts'

/** All that a model said in one round. */
export interface Said {
  text: string
  calls: CollectedCall[]
  finish: string | null
  refusal: string
  usage?: Usage
}

type Delta = Partial<ChatCompletionChunk.Choice.Delta> & {
  /** DeepSeek, vLLM, llama.cpp. */
  reasoning_content?: string | null
  /** OpenRouter, Ollama. */
  reasoning?: string | null
}

/**
 * Reads an answer as it comes. Yields text and thinking; returns what was said. Throws `Silent` where the server sends
 * nothing for so many milliseconds, and `BrokenOff` where it ends in the middle.
 */
export async function* readAnswer(
  response: Response,
  client: OpenAI,
  abort: AbortController,
  silence: number,
  used: Set<string>,
): AsyncGenerator<EngineEvent, Said> {
  const collector = new CallCollector()
  const splitter = new ThinkingSplitter()
  const said: Said = { text: '', calls: [], finish: null, refusal: '' }
  const events = function* (parts: { text: string; thinking: string }): Generator<EngineEvent> {
    if (parts.thinking) yield { type: 'thinking', delta: parts.thinking }
    if (!parts.text) return
    said.text += parts.text
    yield { type: 'text', delta: parts.text }
  }
  for await (const { choices, usage, error, isEnd } of chunksOf(response, client, abort, silence)) {
    if (error) throw new OpenAI.APIError(undefined, error, error.message, undefined)
    if (usage) said.usage = { input: usage.prompt_tokens ?? 0, output: usage.completion_tokens ?? 0 }
    const choice = choices?.[0]
    if (!choice) continue
    const delta: Delta = choice.delta ?? {}
    const thought = delta.reasoning_content ?? delta.reasoning
    if (thought) yield { type: 'thinking', delta: thought }
    if (delta.content) yield* events(splitter.push(delta.content))
    if (delta.refusal) said.refusal += delta.refusal
    for (const piece of delta.tool_calls ?? []) collector.add(piece)
    said.finish = choice.finish_reason ?? said.finish ?? (isEnd ? 'stop' : null)
  }
  yield* events(splitter.end())
  if (said.finish === null) throw new BrokenOff(said.text)
  said.calls = collector.finish(used)
  return said
}

type Chunk = Partial<ChatCompletionChunk> & {
  error?: { message?: string }
  /** The server has said that nothing more comes. */
  isEnd?: boolean
}

/** The pieces of an answer; the whole at once from a server that does not stream. */
async function* chunksOf(
  response: Response,
  client: OpenAI,
  abort: AbortController,
  silence: number,
): AsyncGenerator<Chunk> {
  const kind = response.headers.get('content-type') ?? ''
  if (/application\/json/.test(kind)) return yield asChunk((await response.json()) as ChatCompletion)
  const end = watchEnd(response)
  const stream = Stream.fromSSEResponse<Chunk>(end.response, abort, client)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const step = await whileHeard(silence, stream.next(), end)
      if (!step.done) yield step.value
      // Some servers end with no more than that.
      else if (end.seen()) return yield { choices: [{ index: 0, delta: {}, finish_reason: null }], isEnd: true }
      else return
    }
  } finally {
    abort.abort()
  }
}

interface Watched {
  response: Response
  /** Whether the line that ends a stream has come. */
  seen(): boolean
  /** Milliseconds since the last byte. */
  quiet(): number
}

/** Waits as long as anything comes at all: servers with a queue send comments meanwhile. */
async function whileHeard<T>(silence: number, step: Promise<T>, { quiet }: Watched): Promise<T> {
  for (let left = silence; ; left = silence - quiet()) {
    try {
      return await within(left, step)
    } catch (error) {
      if (!(error instanceof Silent) || quiet() >= silence) throw error instanceof Silent ? new Silent(silence) : error
    }
  }
}

/** Looks for the line that ends a stream, which the reader of the stream keeps to itself. */
function watchEnd(response: Response): Watched {
  const decoder = new TextDecoder()
  let tail = ''
  let isSeen = false
  let heard = Date.now()
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      heard = Date.now()
      tail += decoder.decode(bytes, { stream: true })
      isSeen ||= /data: ?\[DONE\]/.test(tail)
      tail = tail.slice(-16)
      controller.enqueue(bytes)
    },
  })
  const { headers, body } = response
  return {
    response: new Response(body?.pipeThrough(watch), { headers }),
    seen: () => isSeen,
    quiet: () => Date.now() - heard,
  }
}

function asChunk({ choices, usage, ...rest }: ChatCompletion): Chunk {
  const { message, finish_reason } = choices?.[0] ?? {}
  const tool_calls = message?.tool_calls?.map((call, index) => ({ ...call, index }))
  const delta = { ...message, tool_calls } as ChatCompletionChunk.Choice.Delta
  return {
    ...(rest as object),
    usage,
    choices: message ? [{ index: 0, delta, finish_reason: finish_reason ?? 'stop' }] : [],
  }
}

/** Throws `Silent` where a promise takes longer than so many milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent(ms)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
