import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delta = Record<string, unknown>

interface ChatRequest {
  model: string
  // biome-ignore lint/suspicious/noExplicitAny: messages are looked at as they came
  messages: any[]
  tools: { function: { name: string } }[]
}

export interface LlmServer {
  url: string
  requests: ChatRequest[]
  /** What to stream to each request in turn: the deltas of its chunks. */
  script(...replies: Delta[][]): void
  /** Answers everything with this status. */
  fail(status: number): void
  close(): Promise<void>
}

/** A server that speaks the chat-completions protocol over HTTP, from a script. */
export async function startLlmServer(): Promise<LlmServer> {
  const requests: ChatRequest[] = []
  let replies: Delta[][] = []
  let status = 200
  const server = createServer((request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
    if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      requests.push(JSON.parse(body))
      if (status !== 200) {
        response.writeHead(status, { ...headers, 'Content-Type': 'application/json', 'Retry-After': '0' })
        return response.end(JSON.stringify({ error: { message: 'from the script' } }))
      }
      response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' })
      for (const delta of replies.shift() ?? []) {
        response.write(
          `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta }] })}\n\n`,
        )
      }
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...all) => {
      replies = all
    },
    fail: (code) => {
      status = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const call = (id: string, name: string, args: unknown, index = 0): Delta => ({
  tool_calls: [{ index, id, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
})

/** Text in pieces, as one delta with all of it or several. */
export function text(...pieces: string[]): Delta {
  return { content: pieces.join('') }
}
