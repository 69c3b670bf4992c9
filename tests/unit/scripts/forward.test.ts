import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forwardingFrom } from '../../../scripts/forward.mjs'
import { serve } from '../../../scripts/server.mjs'
import { createOpenAiEngine } from '../../../src/assistant/engines/openai/engine.ts'
import { listModels } from '../../../src/assistant/engines/openai/models.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'
import { call, fault, type LlmServer, startLlmServer, text } from '../../support/llm-server.ts'

const KEY = 'sk-the-key-that-nobody-sees'
let model: LlmServer
let editorServer: Server
let url: string
let port: number

beforeAll(async () => {
  model = await startLlmServer()
  const folder = mkdtempSync(join(tmpdir(), 'diorama-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head><body></body>')
  const served = await serve(folder, 5600, { address: model.url, key: KEY, model: 'a "model"' })
  editorServer = served.server
  url = served.url
  port = (editorServer.address() as AddressInfo).port
})
afterAll(async () => {
  editorServer.closeAllConnections()
  editorServer.close()
  await model.close()
})
beforeEach(() => model.script([text('ok')]))

interface Sent {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** A request as any program may make it, which `fetch` would not. */
function send({
  method = 'POST',
  path = '/api/llm/chat/completions',
  headers,
  body = '{"model":"m","messages":[]}',
}: Sent) {
  const own = { Host: `127.0.0.1:${port}`, Origin: `http://127.0.0.1:${port}`, 'Content-Type': 'application/json' }
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers: { ...own, ...headers } }
    const request = httpRequest(options, (response) => {
      let said = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => {
        said += piece
      })
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text: said }))
    })
    request.on('error', reject)
    if (method === 'POST') request.write(body)
    request.end()
  })
}

describe('the forwarding server', () => {
  test('streams an answer through, with the key', async () => {
    const { status, headers, text: said } = await send({})
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/event-stream', 'no-store'])
    expect(said).toContain('"content":"ok"')
    expect(model.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  test('carries a whole turn of the assistant, and the list of models', async () => {
    model.script([call('a', 'mesh_add', { shape: 'box', name: 'A' })], [text('There.')])
    const editor = createTestEditor()
    // Browsers say where a request comes from; Node does not.
    const fetchAs = globalThis.fetch
    vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers)
      headers.set('Origin', url.slice(0, -1))
      return fetchAs(input, { ...init, headers })
    })
    const settings = { baseURL: `${url}api/llm`, model: 'm', apiKey: '' }
    const outcome = await createTestChat(editor, createOpenAiEngine(settings))('a box')
    expect([outcome.status, editor.named('A').kind]).toEqual(['done', 'mesh'])
    expect(await listModels(settings)).toEqual(['another-model', 'test-model'])
    vi.unstubAllGlobals()
  })

  test.each<[string, Sent, number]>([
    ['another Host', { headers: { Host: `evil.example:${port}` } }, 403],
    ['a Host without the port', { headers: { Host: '127.0.0.1' } }, 403],
    ['another Origin', { headers: { Origin: 'https://evil.example' } }, 403],
    ['the Origin of another port', { headers: { Origin: `http://127.0.0.1:${1}` } }, 403],
    ['the Origin "null"', { headers: { Origin: 'null' } }, 403],
    [
      'a page of another site',
      { method: 'GET', path: '/api/llm/models', headers: { 'Sec-Fetch-Site': 'cross-site' } },
      403,
    ],
    ['another path', { path: '/api/llm/files' }, 404],
    ['a path that climbs', { path: '/api/llm/../../v1/files' }, 404],
    ['a path that climbs, encoded', { path: '/api/llm/%2e%2e/files' }, 404],
    ['another method', { method: 'GET' }, 405],
    ['a form', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['a body that is too large', { body: Buffer.alloc(17 * 1024 * 1024, 'x') }, 413],
  ])('refuses %s', async (_name, sent, status) => {
    const answer = await send(sent)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain(KEY)
    expect(model.requests).toHaveLength(0)
  })

  test('follows no redirect', async () => {
    const other = createServer((_request, response) =>
      response.writeHead(307, { Location: `${model.url}/chat/completions` }).end(),
    )
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    const served = await serve(tmpdir(), 5700, { address, key: KEY, model: '' })
    const answer = await fetch(`${served.url}api/llm/models`)
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('redirects')])
    expect(model.requests).toHaveLength(0)
    served.server.close()
    other.close()
  })

  test('says when the model is not there', async () => {
    const served = await serve(tmpdir(), 5800, { address: 'http://127.0.0.1:9/v1', key: KEY, model: '' })
    const answer = await fetch(`${served.url}api/llm/models`)
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('cannot be reached')])
    served.server.close()
  })

  test('blots the key out of what the model’s server says, even where it is split', async () => {
    model.script(fault(401, `Incorrect API key provided: ${KEY}`, { key: KEY }))
    expect((await send({})).text).not.toContain(KEY)
    model.script([
      { raw: `data: {"choices":[{"delta":{"content":"${KEY.slice(0, 9)}` },
      { wait: 30 },
      { raw: `${KEY.slice(9)} ok"}}]}\n\n` },
    ])
    const { text: said } = await send({})
    expect(said).not.toContain(KEY)
    expect(said).toContain('… ok')
  })

  test('tells the page that there is a model, and not its key', async () => {
    const facts = await (await fetch(new URL('/server.json', url))).text()
    expect(JSON.parse(facts)).toEqual({ llm: { path: '/api/llm', model: 'a "model"' } })
    expect(facts + (await (await fetch(url)).text())).not.toContain(KEY)
  })

  test('logs nothing', async () => {
    const logs = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    model.script(fault(500, KEY))
    await send({})
    for (const log of logs) expect(log).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('its settings', () => {
  test('come from the environment', () => {
    expect(forwardingFrom({})).toBeNull()
    expect(forwardingFrom({ OPENAI_API_KEY: 'k' })).toEqual({
      address: 'https://api.openai.com/v1',
      key: 'k',
      model: 'gpt-4o-mini',
    })
    expect(forwardingFrom({ OPENAI_BASE_URL: 'http://localhost:11434/v1/', OPENAI_MODEL: 'qwen3' })).toEqual({
      address: 'http://localhost:11434/v1',
      key: '',
      model: 'qwen3',
    })
    expect(() => forwardingFrom({ OPENAI_BASE_URL: 'file:///etc' })).toThrow('expected an http or https address')
  })
})
