import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NodeId, SceneReader } from '../../src/document/index.ts'
import { compareOrder } from '../../src/document/order.ts'
import { type Act, acts, vec } from '../support/acts.ts'
import { createTestEditor, snapshot, type TestEditor } from '../support/editor.ts'

/** Runs what can run; a command that refuses must have changed nothing. */
async function perform(editor: TestEditor, all: readonly Act[]) {
  for (const { id, params } of all) {
    const nodes = [...editor.scene.nodes()].map((node) => node.id).sort()
    const before = snapshot(editor.scene)
    const steps = editor.scene.history.entries().length
    const outcome = await editor.registry.execute(id, params(nodes.length ? nodes : ['none']), { source: 'script' })
    if (outcome.ok) continue
    expect(snapshot(editor.scene)).toEqual(before)
    expect(editor.scene.history.entries()).toHaveLength(steps)
  }
}

function expectIndexesToAgree(scene: SceneReader) {
  const parents = new Map<NodeId | null, NodeId[]>([[null, []]])
  for (const node of scene.nodes()) parents.set(node.parent, [...(parents.get(node.parent) ?? []), node.id])
  for (const [parent, ids] of parents) {
    const sorted = ids.sort((a, b) => compareOrder(scene.node(a)!, scene.node(b)!))
    expect(scene.children(parent)).toEqual(sorted)
  }
  for (const material of scene.materials()) {
    const wearers = [...scene.nodes()].filter((node) => node.kind === 'mesh' && node.materials.includes(material.id))
    expect([...scene.wearers(material.id)].sort()).toEqual(wearers.map((node) => node.id).sort())
  }
}

describe('any sequence of commands', () => {
  test('undoes to the first document and redoes to the last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 25 }), async (all) => {
        const editor = createTestEditor()
        const first = snapshot(editor.scene)
        await perform(editor, all)
        const last = snapshot(editor.scene)
        expectIndexesToAgree(editor.scene)
        while (editor.scene.history.undo().length) expectIndexesToAgree(editor.scene)
        expect(snapshot(editor.scene)).toEqual(first)
        while (editor.scene.history.redo().length) {}
        expect(snapshot(editor.scene)).toEqual(last)
        expectIndexesToAgree(editor.scene)
      }),
      { numRuns: 150 },
    )
  })

  test('in a group undoes as one step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 10 }), async (all) => {
        const editor = createTestEditor()
        await editor.run('mesh.addMany', { items: [{ shape: 'box' }, { shape: 'sphere' }, { shape: 'cone' }] })
        const before = snapshot(editor.scene)
        for (const { id, params } of all) {
          const nodes = [...editor.scene.nodes()].map((node) => node.id).sort()
          await editor.registry.execute(id, params(nodes.length ? nodes : ['none']), {
            source: 'assistant',
            group: 'turn',
          })
        }
        if (editor.scene.history.undoStep?.group === 'turn') editor.scene.history.undo()
        expect(snapshot(editor.scene)).toEqual(before)
      }),
      { numRuns: 80 },
    )
  })

  test('in a gesture that is cancelled leaves no trace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(vec, vec), { minLength: 1, maxLength: 8 }), async (frames) => {
        const editor = createTestEditor()
        const { created } = await editor.run('mesh.addMany', { items: [{ shape: 'box' }, { shape: 'cone' }] })
        const before = snapshot(editor.scene)
        const gesture = editor.registry.gesture('Drag')
        for (const [position, rotation] of frames) gesture.run('node.transform', { nodes: created, position, rotation })
        gesture.cancel()
        expect(snapshot(editor.scene)).toEqual(before)
        expect(editor.scene.history.entries()).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })
})

describe('garbage', () => {
  test('as parameters is refused with the field’s name, and changes nothing', async () => {
    const editor = createTestEditor()
    await editor.run('mesh.add', { shape: 'box' })
    const before = snapshot(editor.scene)
    // biome-ignore lint/suspicious/noExplicitAny: anything at all
    const junk: fc.Arbitrary<any> = fc.anything({ withNullPrototype: false })
    const ids = editor.registry
      .list()
      .map((command) => command.id)
      .filter(
        (id) =>
          !/^(history|select|tool|view|file|scene\.(new|sun)|node\.showAll|node\.hide|group\.add|camera\.add)/.test(id),
      )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), junk, async (id, params) => {
        editor.session.select([])
        const outcome = await editor.registry.execute(id, params, { source: 'script' })
        if (!outcome.ok) expect(outcome.error.message.length).toBeGreaterThan(10)
        expect(snapshot(editor.scene)).toEqual(before)
      }),
      { numRuns: 400 },
    )
  })
})
