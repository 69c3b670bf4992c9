import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diffBetween, emptyRecords, isSame, mend, recordsOf, type SceneRecords } from '../../src/document/index.ts'
import { acts } from '../support/acts.ts'
import { createTestEditor, snapshot, type TestEditor } from '../support/editor.ts'
import { createTestAutosave, createTestStore } from '../support/projects.ts'

type Step = { id: string; params: (nodes: string[]) => unknown } | 'undo' | 'redo' | 'save' | 'reload'

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: acts },
  { weight: 3, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  { weight: 1, arbitrary: fc.constant('save' as const) },
  { weight: 1, arbitrary: fc.constant('reload' as const) },
)

describe('keeping a project', () => {
  test('2,000 commands with undo, redo, saving and loading: what is loaded is what was saved', async () => {
    // One seed a run, printed where it fails; the sequence is one, since what matters is what adds up.
    const seed = Date.now() % 1_000_000
    const all = fc.sample(steps, { numRuns: 2000, seed })
    const store = await createTestStore()
    let editor = createTestEditor()
    let kept = await createTestAutosave(store, editor)
    let [done, reloads] = [0, 0]
    for (const step of all) {
      if (step === 'undo') editor.scene.history.undo()
      else if (step === 'redo') editor.scene.history.redo()
      else if (step === 'save') await kept.autosave.flush()
      else if (step !== 'reload') {
        await run(editor, step)
        done++
      } else if (editor.scene.nodeCount) {
        await kept.autosave.flush()
        kept.autosave.end()
        const before = snapshot(editor.scene)
        editor = await load((await store.read(kept.project)).records)
        expect(isSame(snapshot(editor.scene), before), `seed ${seed}`).toBe(true)
        kept = await createTestAutosave(store, editor)
        reloads++
      }
    }
    expect([done > 1000, reloads > 20]).toEqual([true, true])
  }, 120_000)

  test('what one scene differs from another in makes the one of the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { maxLength: 12 }), fc.array(acts, { maxLength: 12 }), async (first, then) => {
        const editor = createTestEditor()
        for (const act of first) await run(editor, act)
        const before = structuredClone(recordsOf(editor.scene))
        for (const act of then) await run(editor, act)
        const other = await load(before)
        other.scene.receive(diffBetween(recordsOf(other.scene), recordsOf(editor.scene)))
        expect(snapshot(other.scene)).toEqual(snapshot(editor.scene))
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('mending makes a sound scene of any', async () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const holes = fc.array(fc.tuple(id, fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'nobody'))), {
      maxLength: 8,
    })
    await fc.assert(
      fc.asyncProperty(holes, async (nodes) => {
        const editor = createTestEditor()
        await editor.run('mesh.add', { shape: 'box' })
        const [box] = editor.scene.nodes()
        const records = { ...emptyRecords(), nodes: nodes.map(([own, parent]) => ({ ...box, id: own, parent })) }
        const { records: mended } = mend(records)
        const seen = new Set<string>()
        const scene = (await load(mended)).scene
        const visit = (at: string) => {
          expect(seen.has(at)).toBe(false)
          seen.add(at)
          for (const child of scene.children(at)) visit(child)
        }
        for (const top of scene.children(null)) visit(top)
        expect(seen).toEqual(new Set(nodes.map(([own]) => own)))
      }),
    )
  })
})

async function run(editor: TestEditor, { id, params }: Exclude<Step, string>) {
  const nodes = [...editor.scene.nodes()].map((node) => node.id).sort()
  // Scenes that only grow make all that follows slow, and nothing truer.
  if (nodes.length > 150)
    await editor.registry.execute('node.delete', { nodes: nodes.slice(0, 100) }, { source: 'script' })
  await editor.registry.execute(id, params(nodes.length ? nodes : ['none']), { source: 'script' })
}

async function load(records: SceneRecords): Promise<TestEditor> {
  const editor = createTestEditor()
  editor.scene.receive(diffBetween(recordsOf(editor.scene), records))
  return editor
}
