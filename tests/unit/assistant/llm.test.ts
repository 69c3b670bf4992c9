import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenAiEngine } from '../../../src/assistant/engines/openai/engine.ts'
import { createTestChat, createTestEditor } from '../../support/editor.ts'
import { LLM_CASES } from '../../support/llm-cases.ts'
import { type LlmServer, startLlmServer } from '../../support/llm-server.ts'

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
