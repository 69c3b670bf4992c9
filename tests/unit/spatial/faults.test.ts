import { beforeEach, describe, expect, test } from 'vitest'
import { buildExample } from '../../../src/app/examples/builder.ts'
import { cafe } from '../../../src/app/examples/cafe.ts'
import { camp } from '../../../src/app/examples/camp.ts'
import { cityBlock } from '../../../src/app/examples/city-block.ts'
import { gallery } from '../../../src/app/examples/gallery.ts'
import { livingRoom } from '../../../src/app/examples/living-room.ts'
import { product } from '../../../src/app/examples/product.ts'
import { boundsOf } from '../../../src/spatial/index.ts'
import { faultsOf, faultText } from '../../../src/spatial/later/faults.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
beforeEach(() => {
  editor = createTestEditor()
})

const add = async (shape: string, name: string, position: number[], size: number[], rotation?: number[]) => {
  const { created } = await editor.run('mesh.add', { shape, name, position, size, ...(rotation && { rotation }) })
  return (created as unknown as string[])[0]
}
const said = () => faultsOf(editor.scene).map((fault) => faultText(editor.scene, fault))

describe('faults of a layout', () => {
  test('what overlaps, and by how much', async () => {
    await add('box', 'A', [0, 0.5, 0], [1, 1, 1])
    await add('box', 'B', [0.8, 0.5, 0], [1, 1, 1])
    expect(said()).toEqual(['A and B overlap by 20 cm'])
  })

  test('what touches, and what stands on another, does not', async () => {
    await add('box', 'A', [0, 0.5, 0], [1, 1, 1])
    await add('box', 'B', [1, 0.5, 0], [1, 1, 1])
    await add('sphere', 'C', [0, 1.5, 0], [1, 1, 1])
    expect(said()).toEqual([])
  })

  test('round and turned things are measured as they are, not by the boxes about them', async () => {
    await add('sphere', 'A', [0, 0.5, 0], [1, 1, 1])
    await add('sphere', 'B', [0.75, 0.5, 0.75], [1, 1, 1])
    await add('box', 'C', [4, 0.5, 0], [1, 1, 1], [0, 45, 0])
    await add('box', 'D', [4.95, 0.5, 0.95], [1, 1, 1], [0, 45, 0])
    await add('cone', 'E', [8, 0.5, 0], [1, 1, 1])
    await add('sphere', 'F', [8.5, 0.95, 0], [0.3, 0.3, 0.3])
    expect(said().filter((text) => text.includes('overlap'))).toEqual([])
  })

  test('turned things that do overlap are found', async () => {
    await add('box', 'A', [0, 0.5, 0], [1, 1, 1], [0, 45, 0])
    await add('box', 'B', [1.1, 0.5, 0], [1, 1, 1], [0, 45, 0])
    expect(said()).toEqual([expect.stringMatching(/^A and B overlap by 2\d cm$/)])
  })

  test('what stands in the hole of a ring does not overlap it; what goes through the ring itself does', async () => {
    await add('torus', 'Ring', [0, 0.1, 0], [1, 0.2, 1])
    await add('cylinder', 'Post', [0, 0.5, 0], [0.4, 1, 0.4])
    await add('torus', 'Hoop', [4, 0.6, 0], [1, 0.2, 1])
    await add('cone', 'Cone', [4, 0.5, 0], [1, 1, 1])
    expect(said()).toEqual([])
    await add('box', 'Stick', [0.4, 0.5, 0], [0.1, 1, 0.1])
    expect(said()).toEqual([expect.stringMatching(/^Ring and Stick overlap by 1\d cm$/)])
  })

  test('what floats; what stands, leans or hangs does not', async () => {
    await add('box', 'Wall', [0, 1.25, -2], [4, 2.5, 0.1])
    await add('box', 'Picture', [0, 1.5, -1.93], [0.8, 0.6, 0.04])
    await add('box', 'Table', [0, 0.4, 0], [1, 0.8, 1])
    await add('box', 'Cup', [0, 0.85, 0], [0.1, 0.1, 0.1])
    await add('sphere', 'Balloon', [3, 2, 0], [0.5, 0.5, 0.5])
    expect(said()).toEqual(['Balloon floats 1.75 m above the ground'])
  })

  test('a pendant lamp hangs from a ceiling that nobody has drawn; a table lamp in the air floats', async () => {
    await editor.run('library.add', { item: 'pendant-lamp', at: [[0, 1.7, 0]] })
    await editor.run('library.add', { item: 'lamp', at: [[3, 0, 0]] })
    await editor.run('node.rename', { node: 'Pendant lamp', name: 'Light over the table' })
    expect(said()).toEqual([])
    await editor.run('node.translate', { nodes: ['Lamp'], by: [0, 1, 0] })
    expect(said()).toEqual(['Lamp floats 1 m above the ground'])
  })

  test('what is sunk into the ground; a floor is not', async () => {
    await add('box', 'Floor', [0, -0.1, 0], [6, 0.2, 6])
    await add('box', 'Rock', [0, 0.2, 0], [1, 1, 1])
    expect(said()).toContain('Rock is sunk 30 cm into the ground')
    expect(said().some((text) => text.startsWith('Floor is sunk'))).toBe(false)
  })

  test('what stands outside of the walls', async () => {
    await add('box', 'Back wall', [0, 1.25, -3], [6, 2.5, 0.1])
    await add('box', 'Left wall', [-3, 1.25, 0], [0.1, 2.5, 6])
    await add('box', 'Chair', [-4, 0.5, 0], [0.5, 1, 0.5])
    await add('box', 'Stool', [1, 0.5, 0], [0.5, 1, 0.5])
    expect(said()).toEqual(['Chair stands 95 cm outside of the walls'])
  })

  test('a chair that faces away from its table', async () => {
    const at = (z: number) => [[0, 0, z]]
    await editor.run('library.add', { item: 'table', at: at(0) })
    await editor.run('library.add', { item: 'chair', at: at(1) })
    expect(said()).toEqual(['Chair faces away from Table'])
    await editor.run('arrange.lookAt', { nodes: ['Chair'], target: 'Table' })
    expect(said()).toEqual([])
  })

  test('a size out of reason', async () => {
    await add('box', 'Speck', [0, 0, 0], [0.001, 0.001, 0.001])
    expect(said()).toEqual(['Speck measures 1 mm, which is hardly meant'])
  })

  test('only what has to do with some nodes, where they are named', async () => {
    const a = await add('box', 'A', [0, 0.5, 0], [1, 1, 1])
    await add('box', 'B', [0.5, 0.5, 0], [1, 1, 1])
    await add('box', 'C', [5, 3, 0], [1, 1, 1])
    expect(faultsOf(editor.scene, new Set([a])).map(({ kind }) => kind)).toEqual(['overlap'])
  })

  test('things of nested, turned and scaled groups are found as well', async () => {
    await add('box', 'A', [0, 0.5, 0], [1, 1, 1])
    await editor.run('node.group', { nodes: ['A'], name: 'Inner' })
    await editor.run('node.transform', { nodes: ['Inner'], rotation: [0, 30, 0], scale: [2, 2, 2] })
    await add('box', 'B', [1.2, 0.5, 0], [1, 1, 1])
    expect(said()).toEqual([expect.stringMatching(/^Inner and B overlap|^B and Inner overlap/)])
  })
})

describe('none is invented', () => {
  test.each([livingRoom, cafe, product, cityBlock, gallery, camp])('in an example: $name', async (example) => {
    await buildExample(editor.registry, example)
    expect(said()).toEqual([])
  })

  test('in the library: each thing stands on the ground, and has no fault', async () => {
    const { items } = (await editor.run('library.list')) as unknown as { items: { name: string }[] }
    for (const [i, { name }] of items.entries()) await editor.run('library.add', { item: name, at: [[i * 8, 0, 0]] })
    expect(said()).toEqual([])
    const feet = editor.scene
      .children(null)
      .map((id) => [editor.scene.node(id)!.name, boundsOf(editor.scene, [id])!.min[1]] as const)
    expect(feet.filter(([, foot]) => Math.abs(foot) > 0.001)).toEqual([])
  })
})
