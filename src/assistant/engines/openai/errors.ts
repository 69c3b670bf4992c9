import { APIConnectionError, APIError } from 'openai'

/** The server sent nothing for so many milliseconds. */
export class Silent extends Error {
  constructor(readonly ms: number) {
    super(`Nothing came for ${Math.round(ms / 1000)} s`)
  }
}

/** The answer ended in the middle. */
export class BrokenOff extends Error {
  constructor(readonly text: string) {
    super('The answer broke off')
  }
}

/** Nothing answers at the address. */
export class Unreachable extends Error {}

/** The server answered, but with something else than chat completions. */
export class NoChat extends Error {}

/** What a request may be sent without, to a server that does not know it. */
export type Extra = 'images' | 'usage'

/** What is to be done about an error. */
export type Remedy =
  | { kind: 'wait'; ms: number }
  | { kind: 'shorten' }
  | { kind: 'without'; extra: Extra }
  | { kind: 'give up' }

/** Milliseconds that are waited at most before a request is made again. */
const MOST_PATIENT = 30_000
const GIVE_UP: Remedy = { kind: 'give up' }

/** What may help against an error, at the nth attempt, counted from 0. */
export function remedyFor(error: unknown, attempt: number): Remedy {
  if (!(error instanceof APIError) || error instanceof APIConnectionError) return GIVE_UP
  const said = textOf(error)
  if (error.status === 400 || error.status === 413 || error.status === 422 || error.status === undefined) {
    if (isTooLong(error, said)) return { kind: 'shorten' }
    if (/stream_options|include_usage/i.test(said)) return { kind: 'without', extra: 'usage' }
    if (/image|vision|multi-?modal|content.*(?:must be|expected) a string/i.test(said))
      return { kind: 'without', extra: 'images' }
    if (error.status === 413) return { kind: 'shorten' }
    return GIVE_UP
  }
  const isPassing = [408, 409, 429].includes(error.status) || error.status >= 500
  if (!isPassing || isQuota(error, said) || attempt >= 2) return GIVE_UP
  const ms = retryAfter(error.headers) ?? 500 * 2 ** attempt
  return ms > MOST_PATIENT ? GIVE_UP : { kind: 'wait', ms }
}

const isTooLong = ({ code }: APIError, said: string) =>
  code === 'context_length_exceeded' ||
  /context (?:length|size|window)|maximum context|too many tokens|prompt is too long|exceeds? the (?:available )?context/i.test(
    said,
  )

const isQuota = ({ code, type }: APIError, said: string) =>
  code === 'insufficient_quota' || type === 'insufficient_quota' || /quota|billing|credits/i.test(said)

/** Milliseconds that the server asks to wait; undefined where it does not. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') || Number.NaN)
  if (ms >= 0) return ms
  const said = headers?.get('retry-after')
  if (!said) return undefined
  const seconds = Number(said)
  const until = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000
  return Number.isNaN(until) ? undefined : Math.max(0, until)
}

/** What the server says of an error, without a key that it may repeat. */
function textOf(error: APIError): string {
  const inner = error.error as { message?: unknown } | string | undefined
  const text = typeof inner === 'string' ? inner : typeof inner?.message === 'string' ? inner.message : error.message
  return text.replace(/^\d+ /, '').replace(/\b(?:sk|key|pk)-[\w*-]{4,}/gi, '…')
}

/** Why a server did not answer, as a sentence for the user. */
export function explain(error: unknown, baseURL: string, model: string): Error {
  if (error instanceof Silent)
    return new Error(
      `${baseURL} sent nothing for ${Math.round(error.ms / 1000)} seconds. A large model may still be loading: try again, or allow more silence in the assistant’s settings.`,
    )
  if (error instanceof BrokenOff)
    return new Error('The answer broke off: the connection to the server was lost. Try again.')
  if (error instanceof NoChat) return error
  if (error instanceof APIConnectionError || error instanceof Unreachable) return new Error(unreachable(baseURL))
  if (error instanceof SyntaxError)
    return new Error(`${baseURL} sent something that is no chat completion. Does the address end in /v1?`)
  if (!(error instanceof APIError))
    return new Error('The answer broke off: the connection to the server was lost. Try again.')
  return new Error(sentence(error, textOf(error), baseURL, model))
}

/** What a status means; the words of the server where they say more. */
function sentence(error: APIError, said: string, baseURL: string, model: string): string {
  switch (error.status) {
    case 401:
      return `${baseURL} refused the key; enter another one in the assistant’s settings.`
    case 403:
      return `${baseURL} refused access: ${said}. The key may not be meant for the model “${model}”.`
    case 404:
      return `${baseURL} does not know the model “${model}”, or has no chat completions at this address.`
    case 408:
      return `${baseURL} gave up waiting. Try again.`
    case 409:
      return `${baseURL} is busy with another request. Try again.`
    case 429:
      if (isQuota(error, said)) return `The quota at ${baseURL} is used up: ${said}`
      return `${baseURL} asks to wait${waiting(error)}: ${said}`
    default:
      break
  }
  if (isTooLong(error, said))
    return `The scene and the conversation are too long for “${model}”: clear the conversation, or choose a model that takes more.`
  if (/does not support tools|tool use|tools? (?:is|are) not supported/i.test(said))
    return `“${model}” cannot call tools, and so cannot change the scene. Choose a model that can.`
  if ((error.status ?? 0) >= 500)
    return `${baseURL} has a fault of its own (${error.status}): ${said}. Try again later.`
  return `${baseURL} answered with an error${error.status ? ` ${error.status}` : ''}: ${said}`
}

function waiting({ headers }: APIError): string {
  const ms = retryAfter(headers)
  if (!ms) return ''
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? ` ${seconds} seconds` : ` ${Math.ceil(seconds / 60)} minutes`
}

/** Browsers do not say why a request failed: what it may be, by what the addresses show. */
function unreachable(baseURL: string): string {
  const page = typeof location === 'undefined' ? null : location
  const isLocal = /^https?:\/\/(?:localhost|127\.|\[::1\])/.test(baseURL)
  if (page?.protocol === 'https:' && baseURL.startsWith('http:') && !isLocal)
    return `${baseURL} cannot be reached: this page is secure (https) and browsers do not let it call an address that is not (mixed content). Use an https address.`
  const isOther = page && !baseURL.startsWith(page.origin)
  const cors = isOther
    ? ` It must also allow this page to call it (CORS): for Ollama, start it with OLLAMA_ORIGINS=${page.origin}; LM Studio has a switch for it.`
    : ''
  return `${baseURL} cannot be reached. Check the address, and that the server runs.${cors}`
}
