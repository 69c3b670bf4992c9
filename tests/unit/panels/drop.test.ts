import { beforeEach, describe, expect, test } from 'vitest'
import { TreeRows } from '../../../src/hooks/tree-rows.ts'
import { dropAt } from '../../../src/panels/outliner/drop.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
let rows: TreeRows
const id = (name: string) => editor.named(name).id
const at = (y: number, dragged: string[], unfolded: string[] = []) =>
  dropAt(editor.scene, rows, y, 20, dragged.map(id), new Set(unfolded.map(id)))

beforeEach(async () => {
  editor = createTestEditor()
  for (const name of ['A', 'B', 'C']) await editor.run('group.add', { name })
  await editor.run('node.move', { nodes: ['B'], parent: 'A' })
  rows = new TreeRows(editor.scene, new Set([id('A')]))
})

describe('a drop in the outliner', () => {
  test('near the top of a row goes before it', () => {
    expect(at(42, ['B'], ['A'])).toMatchObject({ parent: null, before: id('C'), zone: 'before' })
  })
  test('in its middle goes into it', () => {
    expect(at(50, ['B'], ['A'])).toMatchObject({ parent: id('C'), before: null, zone: 'inside' })
  })
  test('near its bottom goes behind it, or into it where it is unfolded', () => {
    expect(at(58, ['B'], ['A'])).toMatchObject({ parent: null, before: null, zone: 'after' })
    expect(at(18, ['C'], ['A'])).toMatchObject({ parent: id('A'), zone: 'inside' })
  })
  test('below all rows goes to the end', () => {
    expect(at(500, ['A'])).toMatchObject({ parent: null, before: null })
  })
  test('into itself, or into what is in it, is none', () => {
    expect(at(10, ['A'])).toBeNull()
    expect(at(30, ['A'], ['A'])).toBeNull()
  })
})
