import { beforeEach, describe, expect, test } from 'vitest'
import { Critic } from '../../../src/assistant/critic.ts'
import { runTurn } from '../../../src/assistant/turn.ts'
import type { Engine, ToolOutcome } from '../../../src/assistant/types.ts'
import { createTestChat, createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
beforeEach(async () => {
  editor = createTestEditor()
  const item = (name: string, x: number, y = 0.5) => ({ shape: 'box', name, position: [x, y, 0], size: [1, 1, 1] })
  await editor.run('mesh.addMany', { items: [item('A', 0), item('B', 3), item('C', 3.5), item('Kite', 8, 5)] })
})
const id = (name: string) => editor.named(name).id

/** An engine that makes some calls, and keeps what came of them. */
const calls = (list: [name: string, args: object][], seen: ToolOutcome[]): Engine => ({
  async *reply() {
    for (const [i, [name, args]] of list.entries()) seen.push((yield { type: 'call', id: `${i}`, name, args })!)
    return { status: 'done' }
  },
})

async function turn(list: [name: string, args: object][]): Promise<ToolOutcome[]> {
  const seen: ToolOutcome[] = []
  const { scene, session, view, registry } = editor
  await runTurn({
    engine: calls(list, seen),
    registry,
    request: { text: '', past: [], scene, selection: () => session.state.selection, chosen: () => [], view },
    group: 'turn',
    signal: new AbortController().signal,
    confirm: async () => true,
    onText: () => {},
    onCard: () => {},
  })
  return seen
}

describe('the critic', () => {
  test('tells what is newly wrong about what was changed, once, and not what was wrong before', async () => {
    const critic = new Critic(editor.scene)
    critic.note([id('B'), id('A')])
    await editor.run('node.translate', { nodes: ['A'], by: [2.5, 0, 0] })
    expect(critic.review([id('A')]).map(({ text }) => text)).toEqual(['A and B overlap by 50 cm'])
    expect(critic.review([id('A')])).toEqual([])
    expect(critic.review([id('B')])).toEqual([])
  })

  test('what stood on what a turn deletes is told to float; what floated before is not', async () => {
    await editor.run('arrange.placeOn', { nodes: ['A'], target: 'B' })
    const [deleted] = await turn([['node_delete', { nodes: ['B', 'C'] }]])
    expect(deleted).toMatchObject({ ok: true, result: { warnings: [{ kind: 'floating', nodes: [id('A')] }] } })
    const [next] = await turn([['node_delete', { nodes: ['Kite'] }]])
    expect((next as { result: object }).result).not.toHaveProperty('warnings')
  })

  test('every change of a turn comes back with new bounds and warnings; what was wrong already is not told', async () => {
    const [moved, bigger, read] = await turn([
      ['node_translate', { nodes: ['A'], by: [0, 0, -1] }],
      ['node_scale', { nodes: ['B'], by: 1.2 }],
      ['scene_check', {}],
    ])
    expect(moved).toMatchObject({
      ok: true,
      result: { nodes: [{ name: 'A', min: [-0.5, 0, -1.5], max: [0.5, 1, -0.5] }] },
    })
    expect((moved as { result: object }).result).not.toHaveProperty('warnings')
    expect((bigger as { result: object }).result).not.toHaveProperty('warnings')
    expect(read).toMatchObject({ ok: true, result: { faults: [{ kind: 'overlap' }, { kind: 'floating' }] } })
  })

  test('a warning names the nodes and says it in words', async () => {
    const [outcome] = await turn([['node_translate', { nodes: [id('A')], by: [0, 2, 0] }]])
    expect(outcome).toMatchObject({
      result: { warnings: [{ kind: 'floating', nodes: [id('A')], text: 'A floats 2 m above the ground' }] },
    })
  })

  test('the built-in engine mends what was sunk by a turn, and tells what it leaves', async () => {
    const say = createTestChat(editor)
    await say('rotate A 45 degrees around the x axis')
    const { exchange } = await say('move A 3 m to the right')
    expect(exchange.text).toMatch(/^Note: .*overlap/)
    expect((await say('is A sunk into the ground?')).exchange.text).toMatch(/^No/)
  })
})
