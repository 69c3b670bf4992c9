import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delta = Record<string, unknown>

interface ChatRequest {
  model: string
  // biome-ignore lint/suspicious/noExplicitAny: messages are looked at as they came
  messages: any[]
  tools: { function: { name: string } }[]
  [field: string]: unknown
}

/** One thing that the server does in an answer. */
export type Move =
  /** A chunk with this delta. */
  | Delta
  /** Bytes as they are. */
  | { raw: string | Uint8Array }
  /** Milliseconds of silence. */
  | { wait: number }
  /** The connection is cut. */
  | { drop: true }
  /** Nothing more, and no end. */
  | { hang: true }

/** A whole answer. */
export interface Answer {
  status?: number
  headers?: Record<string, string>
  /** What is streamed; `finish_reason` and the end come by themselves unless `finish` is null. */
  moves?: Move[]
  finish?: string | null
  /** The stream ends without the line that says so. */
  isCut?: boolean
  /** A body in place of a stream. */
  body?: string
  /** Not even a status comes. */
  isMute?: boolean
}

export interface LlmServer {
  url: string
  requests: ChatRequest[]
  /** The headers of the last request. */
  headers: IncomingHttpHeaders
  /** What to answer to each request in turn: whole answers, or the moves of one. The last goes on for all that follow. */
  script(...answers: (Answer | Move[])[]): void
  /** What `GET /models` says; null for nothing, ever. */
  models: string[] | null
  close(): Promise<void>
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
}

/** A server that speaks the chat-completions protocol over HTTP, from a script. */
export async function startLlmServer(): Promise<LlmServer> {
  const requests: ChatRequest[] = []
  let answers: Answer[] = []
  const server = createServer((request, response) => {
    self.headers = request.headers
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end()
    if (request.method === 'GET') {
      if (!self.models) return
      const data = self.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'test' }))
      response.writeHead(200, { ...CORS, 'Content-Type': 'application/json' })
      return response.end(JSON.stringify({ object: 'list', data }))
    }
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      requests.push(JSON.parse(body))
      void answer(response, (answers.length > 1 ? answers.shift() : answers[0]) ?? { moves: [] })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const self: LlmServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    headers: {},
    models: ['test-model', 'another-model'],
    script: (...all) => {
      requests.length = 0
      answers = all.map((one) => (Array.isArray(one) ? { moves: one } : one))
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return self
}

async function answer(
  response: ServerResponse,
  { status = 200, headers, moves = [], finish, body, isMute, isCut }: Answer,
) {
  if (isMute) return
  if (body !== undefined || status !== 200) {
    response.writeHead(status, { ...CORS, 'Content-Type': 'application/json', ...headers })
    return response.end(body ?? JSON.stringify({ error: { message: 'from the script' } }))
  }
  response.writeHead(200, { ...CORS, 'Content-Type': 'text/event-stream', ...headers })
  for (const move of moves) {
    if (response.destroyed) return
    if ('raw' in move) response.write(move.raw)
    else if ('wait' in move) await new Promise((resolve) => setTimeout(resolve, move.wait as number))
    else if ('drop' in move) return response.destroy()
    else if ('hang' in move) return response.flushHeaders()
    else response.write(chunk({ delta: move }))
  }
  const calls = moves.some((move) => 'tool_calls' in move)
  const reason = finish === undefined ? (calls ? 'tool_calls' : 'stop') : finish
  if (reason !== null) response.write(chunk({ delta: {}, finish_reason: reason }))
  response.end(isCut ? '' : 'data: [DONE]\n\n')
}

/** A chunk of a stream. */
const chunk = (choice: Record<string, unknown>): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`

export const call = (id: string, name: string, args: unknown, index = 0): Delta => ({
  tool_calls: [{ index, id, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
})

/** Text in pieces, as one delta with all of it or several. */
export function text(...pieces: string[]): Delta {
  return { content: pieces.join('') }
}

/** An error as OpenAI words it. */
export const fault = (status: number, message = 'from the script', more: object = {}, headers = {}): Answer => ({
  status,
  headers,
  body: JSON.stringify({ error: { message, ...more } }),
})
