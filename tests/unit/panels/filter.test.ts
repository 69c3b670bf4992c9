import { beforeEach, describe, expect, test } from 'vitest'
import { type Found, parseQuery, search } from '../../../src/panels/outliner/filter.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
const find = (text: string): Found => {
  const going = search(editor.scene, parseQuery(text)!)
  for (;;) {
    const step = going.next()
    if (step.done) return step.value
  }
}
const found = (text: string) => [...find(text).matches].map((id) => editor.scene.node(id)!.name).sort()

beforeEach(async () => {
  editor = createTestEditor()
  await editor.run('mesh.addMany', {
    items: [
      { shape: 'box', name: 'Oak table' },
      { shape: 'sphere', name: 'Glass ball' },
      { shape: 'box', name: 'Table leg' },
    ],
  })
  await editor.run('material.set', { nodes: ['Glass ball'], name: 'Clear glass', transmission: 1 })
  await editor.run('light.add', { type: 'directional', name: 'Sunny' })
  await editor.run('node.group', { nodes: ['Oak table', 'Table leg'], name: 'Furniture' })
})

describe('the filter of the outliner', () => {
  test.each<[string, string[]]>([
    ['table', ['Oak table', 'Table leg']],
    ['TABLE oak', ['Oak table']],
    ['"oak table"', ['Oak table']],
    ['kind:light', ['Sunny']],
    ['kind:sun', ['Sunny']],
    ['kind:box', ['Oak table', 'Table leg']],
    ['kind:group', ['Furniture']],
    ['mat:glass', ['Glass ball']],
    ['mat:"clear glass"', ['Glass ball']],
    ['kind:mesh ball', ['Glass ball']],
    ['nothing', []],
  ])('%s finds %j', (text, names) => expect(found(text)).toEqual(names))

  test('finds what is hidden or locked, by itself or by what is above', async () => {
    await editor.run('node.setVisible', { nodes: ['Furniture'], visible: false })
    await editor.run('node.setLocked', { nodes: ['Sunny'], locked: true })
    expect(found('is:hidden')).toEqual(['Furniture', 'Oak table', 'Table leg'])
    expect(found('is:locked')).toEqual(['Sunny'])
    expect(found('is:visible kind:mesh')).toEqual(['Glass ball'])
  })

  test('shows what is above a match, so that the tree holds together', () => {
    const { shown } = find('leg')
    expect([...shown].map((id) => editor.scene.node(id)!.name).sort()).toEqual(['Furniture', 'Table leg'])
  })

  test('an empty text is no filter', () => {
    for (const text of ['', '  ', 'kind:']) expect(parseQuery(text)).toBeNull()
  })
})
