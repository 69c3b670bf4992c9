import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOpenAiEngine } from '../../../src/assistant/engines/openai/engine.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'
import { LLM_CASES } from '../../support/llm-cases.ts'
import { type LlmServer, startLlmServer, text } from '../../support/llm-server.ts'

let server: LlmServer
beforeAll(async () => {
  server = await startLlmServer()
})
afterAll(() => server.close())

test.each(LLM_CASES)('$name', async ({ answers, says = ['go'], limits, stopsAt, boxes = 0, allows = true, holds }) => {
  const editor = createTestEditor()
  for (let i = 0; i < boxes; i++) await editor.run('mesh.add', { shape: 'box' })
  const before = editor.scene.history.steps().length
  const settings = { baseURL: server.url, model: 'test-model', apiKey: 'sk-test-secret', limits }
  const say = createTestChat(editor, createOpenAiEngine(settings), { stopsAt, allows })
  server.script(...answers)
  let outcome = await say(says[0])
  for (const text of says.slice(1)) outcome = await say(text)
  const said = [outcome.exchange.text, outcome.error].filter(Boolean).join('\n\n')
  expect(outcome.status, said).toBe(holds.status)
  if (holds.text) expect(said).toMatch(holds.text)
  expect([...editor.scene.nodes()].map(({ name }) => name).sort()).toEqual(holds.nodes ?? [])
  if (holds.requests !== undefined) expect(server.requests).toHaveLength(holds.requests)
  if (holds.steps !== undefined) expect(editor.scene.history.steps()).toHaveLength(before + holds.steps)
  if (holds.tells) expect(JSON.stringify(server.requests.at(-1)?.messages).replaceAll('\\', '')).toMatch(holds.tells)
  expect(said).not.toContain('sk-test-secret')
  // Each call has one result, straight behind it.
  for (const { messages } of server.requests) {
    const calls = messages.flatMap((message) => message.tool_calls ?? []).map(({ id }: { id: string }) => id)
    expect(messages.filter(({ role }) => role === 'tool').map((message) => message.tool_call_id)).toEqual(calls)
    expect(new Set(calls).size).toBe(calls.length)
  }
  if (outcome.exchange.calls.length && holds.nodes?.length && (holds.steps ?? 0) > 0) {
    editor.scene.history.undo()
    expect(editor.scene.history.steps()).toHaveLength(before)
  }
})

/** In the shapes that the servers' documentation shows, tool calls and all. */
const TRANSCRIPTS: [server: string, nodes: string[], thinks: string, tokens: number][] = [
  ['openai', ['Crate'], '', 5033],
  ['ollama', ['Crate', 'Lid'], 'Two boxes.', 4177],
  ['llama-cpp', ['Crate'], 'A box.', 3940],
  ['vllm', ['Crate'], 'A box then.', 4033],
  ['lm-studio', ['Crate'], '', 0],
  ['openrouter', ['Crate'], 'A box.', 6090],
]

describe('transcripts', () => {
  test.each(TRANSCRIPTS)('%s', async (name, nodes, thinks, tokens) => {
    const editor = createTestEditor()
    let [thought, spent] = ['', 0]
    const say = createTestChat(editor, createOpenAiEngine({ baseURL: server.url, model: 'test-model', apiKey: '' }), {
      onThinking: (now) => {
        thought = now
      },
      onUsage: ({ input, output }) => {
        spent = input + output
      },
    })
    const body = readFileSync(new URL(`../../fixtures/llm/${name}.sse`, import.meta.url), 'utf8')
    server.script({ body, headers: { 'Content-Type': 'text/event-stream' } }, [text('There.')])
    const outcome = await say('a crate')
    expect([outcome.status, outcome.error]).toEqual(['done', undefined])
    expect([...editor.scene.nodes()].map((node) => node.name)).toEqual(nodes)
    expect([thought, spent]).toEqual([thinks, tokens])
    editor.scene.history.undo()
    expect(editor.scene.nodeCount).toBe(0)
  })
})
