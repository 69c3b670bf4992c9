import validator from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { paint } from '../../../src/assets/materials/paint.ts'
import { PRESETS } from '../../../src/assets/materials/presets.ts'
import { PRESET_CATEGORIES } from '../../../src/commands/material-preset.ts'
import { Surface } from '../../../src/document/index.ts'
import { createTestEditor } from '../../support/editor.ts'

type TestEditor = ReturnType<typeof createTestEditor>

const box = (editor: TestEditor, name: string) => editor.run('mesh.add', { shape: 'box', name })
const materialOf = ({ scene, named }: TestEditor, name: string) => {
  const node = named(name)
  return node.kind === 'mesh' ? scene.material(node.materials[0])! : undefined
}
const snapshot = ({ scene }: TestEditor) =>
  JSON.stringify([scene.nodes(), scene.materials(), scene.assets()].map((all) => [...all].sort(byId)))
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
/** Viewers make the tangents that a normal texture needs, as the format asks of them; the validator tells of it. */
const TANGENTS = 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE'

test('there are about forty, in every category, and no name is said of two', () => {
  expect(PRESETS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(PRESETS.map(({ category }) => category))).toEqual(new Set(PRESET_CATEGORIES))
  const words = PRESETS.flatMap((preset) => preset.words)
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  for (const { surface, name } of PRESETS)
    expect(Surface.partial().strict().safeParse(surface).error, name).toBeUndefined()
})

describe.each(PRESETS.filter(({ pattern }) => pattern).map((one) => [one.name, one.pattern!] as const))(
  '%s',
  (_, pattern) => {
    test('is painted the same every time, with no seam at its edges', () => {
      const [first, second] = [paint(pattern), paint(pattern)]
      expect(Buffer.compare(first.color, second.color)).toBe(0)
      expect(first.color.length).toBeGreaterThan(500)
      expect(first.color.length).toBeLessThan(800_000)
    })
  },
)

test('every material is worn, exported without a fault, and comes in again with its textures', async () => {
  for (const { name, surface, pattern } of PRESETS) {
    const editor = createTestEditor()
    await box(editor, 'Box')
    await editor.run('material.apply', { nodes: ['Box'], preset: name })
    expect(materialOf(editor, 'Box')).toMatchObject({ name, ...surface })
    const { blob } = await editor.io.export({ format: 'glb' } as never, new AbortController().signal)
    const report = await validator.validateBytes(new Uint8Array(await blob.arrayBuffer()))
    const faults = report.issues.messages.filter(({ severity, code }) => severity < 2 && code !== TANGENTS)
    expect(faults, name).toEqual([])
    await editor.run('scene.new', {})
    await editor.importFiles([{ path: 'box.glb', blob }])
    const [model] = [...editor.scene.assets()].filter(({ kind }) => kind === 'model')
    expect(model.materials![0].textures.includes('color'), name).toBe(!!pattern)
  }
}, 60_000)

test('several wear one, one undo takes it back, and applying it again makes no second', async () => {
  const editor = createTestEditor()
  for (const name of ['A', 'B', 'C']) await box(editor, name)
  const before = snapshot(editor)
  await editor.run('material.apply', { nodes: ['A', 'B'], preset: 'oak' })
  expect(materialOf(editor, 'A')).toBe(materialOf(editor, 'B'))
  expect([...editor.scene.assets()].length).toBe(3)
  await editor.run('history.undo')
  expect(snapshot(editor)).toBe(before)
  await editor.run('history.redo')
  await editor.run('material.apply', { nodes: ['C'], preset: 'Oak wood' })
  expect(materialOf(editor, 'C')).toBe(materialOf(editor, 'A'))
})

test('one takes the place of another everywhere, and what is no longer worn goes with its pictures', async () => {
  const editor = createTestEditor()
  for (const name of ['A', 'B', 'C']) await box(editor, name)
  await editor.run('material.apply', { nodes: ['A', 'B'], preset: 'oak' })
  await editor.run('material.apply', { nodes: ['C'], preset: 'gold' })
  await editor.run('material.replace', { from: 'Oak wood', to: 'Gold' })
  expect(new Set(['A', 'B', 'C'].map((name) => materialOf(editor, name)!.name))).toEqual(new Set(['Gold']))
  expect([...editor.scene.assets()]).toEqual([])
  expect([...editor.scene.materials()].map(({ name }) => name)).toEqual(['Gold'])
})

test('unused materials are removed, and used ones are not', async () => {
  const editor = createTestEditor()
  await box(editor, 'A')
  await editor.scene.transact('Spare', { source: 'script' }, (tx) => tx.materials.put({ id: 'spare', name: 'Spare' }))
  expect(await editor.run('material.removeUnused', {})).toEqual({ removed: ['Spare'] })
  expect([...editor.scene.materials()].map(({ name }) => name)).toEqual(['A'])
})

test('what is not there is named, with what is', async () => {
  const editor = createTestEditor()
  await box(editor, 'A')
  const before = snapshot(editor)
  await expect(editor.run('material.apply', { nodes: ['A'], preset: 'cheese' })).rejects.toThrow('no material "cheese"')
  await expect(editor.run('material.replace', { from: 'A', to: 'A' })).rejects.toThrow('cannot take its own place')
  expect(snapshot(editor)).toBe(before)
})
