// Forwards what the assistant asks of a language model, and keeps the key to itself. Node built-ins only.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export const FORWARD_PATH = '/api/llm'
/** What is forwarded: all that the assistant needs, and nothing else. */
const PATHS = { '/chat/completions': 'POST', '/models': 'GET' }
/** Of OpenAI's; other servers have others. */
const DEFAULT_MODEL = 'gpt-4o-mini'
const LARGEST_BODY = 16 * 1024 * 1024
/** What of an answer's headers comes through. */
const HEADERS = ['content-type', 'retry-after', 'retry-after-ms']

/** The settings for forwarding that the environment gives; null where it gives none. Throws for an address that is none. */
export function forwardingFrom({ OPENAI_API_KEY: key = '', OPENAI_BASE_URL: base = '', OPENAI_MODEL: model = '' }) {
  if (!key && !base) return null
  const address = (base || 'https://api.openai.com/v1').replace(/\/+$/, '')
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `OPENAI_BASE_URL was "${address}"; expected an http or https address, such as http://localhost:11434/v1`,
    )
  return { address, key, model: model || (base ? '' : DEFAULT_MODEL) }
}

/**
 * Answers a request below `FORWARD_PATH`. Only pages of this very server may ask: its Host is a loopback name with its
 * port, which no name server can point elsewhere, and its Origin is the same. Redirects are not followed, since they
 * would take the key along.
 */
export async function forward({ address, key }, request, response) {
  const refuse = (status, message) => {
    request.resume()
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(JSON.stringify({ error: { message } }))
  }
  const stranger = strangerIn(request)
  if (stranger) return refuse(403, stranger)
  const { pathname } = new URL(request.url, 'http://localhost')
  const path = pathname.slice(FORWARD_PATH.length)
  if (!pathname.startsWith(FORWARD_PATH) || !Object.hasOwn(PATHS, path))
    return refuse(404, `Only ${Object.keys(PATHS).join(' and ')} are forwarded`)
  if (request.method !== PATHS[path]) return refuse(405, `Only ${PATHS[path]} is forwarded to ${path}`)
  if (request.method === 'POST' && !/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return refuse(415, 'Only JSON is forwarded')
  const body = request.method === 'POST' ? await bodyOf(request) : undefined
  if (body === null) return refuse(413, `A request may have ${LARGEST_BODY / 1024 / 1024} MB; leave out some pictures`)
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  let answer
  try {
    answer = await fetch(address + path, {
      method: request.method,
      headers: {
        accept: request.headers.accept ?? '*/*',
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body,
      redirect: 'manual',
      signal: gone.signal,
    })
  } catch {
    // The cause may name the address with what is in it: that is not for the page.
    return response.destroyed ? undefined : refuse(502, 'The language model cannot be reached; is its server running?')
  }
  if (answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel()
    return refuse(502, 'The language model’s server redirects; set OPENAI_BASE_URL to the address that it names')
  }
  const headers = HEADERS.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []))
  response.writeHead(answer.status, {
    ...Object.fromEntries(headers),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  if (!answer.body) return response.end()
  try {
    await pipeline(Readable.fromWeb(answer.body), (source) => without(key, source), response)
  } catch {
    response.destroy() // one of the two has gone: the other sees a connection that is cut
  }
}

/** Why a request is not from a page of this server; null where it is. */
function strangerIn({ headers, socket, method }) {
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${socket.localPort}`)
  const host = headers.host ?? ''
  if (!names.includes(host)) return 'This Host is not the one that the editor is served from'
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === undefined ? method !== 'GET' : origin !== `http://${host}`) return 'Only the editor’s own page may ask'
  return site === undefined || site === 'same-origin' ? null : 'Only the editor’s own page may ask'
}

/** The body of a request; null where it is too large. */
async function bodyOf(request) {
  if (Number(request.headers['content-length']) > LARGEST_BODY) return null
  const pieces = []
  let bytes = 0
  for await (const piece of request) {
    bytes += piece.length
    if (bytes > LARGEST_BODY) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A stream in which a key is blotted out, though it may be split over pieces. */
async function* without(key, source) {
  const secret = Buffer.from(key)
  let held = Buffer.alloc(0)
  for await (const piece of source) {
    let rest = Buffer.concat([held, piece])
    for (let at = find(rest, secret); at >= 0; at = find(rest, secret)) {
      yield Buffer.concat([rest.subarray(0, at), Buffer.from('…')])
      rest = rest.subarray(at + secret.length)
    }
    const sure = rest.length - startOf(secret, rest)
    held = rest.subarray(sure)
    if (sure) yield rest.subarray(0, sure)
  }
  if (held.length) yield held
}

const find = (bytes, secret) => (secret.length ? bytes.indexOf(secret) : -1)

/** How many bytes at the end may be the beginning of a key. */
function startOf(secret, bytes) {
  for (let n = Math.min(secret.length - 1, bytes.length); n > 0; n--)
    if (bytes.subarray(bytes.length - n).equals(secret.subarray(0, n))) return n
  return 0
}
