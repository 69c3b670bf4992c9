import { beforeEach, describe, expect, test } from 'vitest'
import type { Vec3 } from '../../../src/document/index.ts'
import { boundsOf, center, toDegrees, worldMatrix } from '../../../src/spatial/index.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
const add = (name: string, position: Vec3, fields: object = {}) =>
  editor.run('mesh.add', { shape: 'box', name, position, ...fields })
const bounds = (name: string) => boundsOf(editor.scene, [editor.named(name).id])!
const close = (v: readonly number[]) => v.map((n) => expect.closeTo(n, 5))

beforeEach(() => {
  editor = createTestEditor()
})

describe('rest on what is below', () => {
  test('a box over a table stands on it; one beside it on the ground; one sunk in comes up', async () => {
    await add('Table', [0, 0.5, 0], { size: [2, 1, 2] })
    await add('Over', [0.5, 3, 0.5])
    await add('Beside', [5, 3, 0])
    await add('Sunk', [8, -0.3, 0])
    await editor.run('arrange.restBelow', { nodes: ['Over', 'Beside', 'Sunk'] })
    expect(['Over', 'Beside', 'Sunk'].map((name) => bounds(name).min[1])).toEqual(close([1, 0, 0]))
  })

  test('a pile stays a pile, and is one step of undo', async () => {
    await add('Low', [0, 2, 0])
    await add('High', [0.2, 5, 0])
    const before = snapshot(editor.scene)
    await editor.run('arrange.restBelow', { nodes: ['High', 'Low'] })
    expect([bounds('Low').min[1], bounds('High').min[1]]).toEqual(close([0, 1]))
    await editor.run('history.undo')
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('what only touches with a side does not carry', async () => {
    await add('Wall', [1, 1, 0], { size: [1, 2, 1] })
    await add('A', [0, 5, 0])
    await editor.run('arrange.restBelow', { nodes: ['A'] })
    expect(bounds('A').min[1]).toBeCloseTo(0)
  })
})

describe('look at', () => {
  test('a mesh turns its +Z to the target and stays upright and in place', async () => {
    await add('A', [0, 0.5, 0])
    await add('B', [3, 4, 0])
    await editor.run('arrange.lookAt', { nodes: ['A'], target: 'B' })
    expect(toDegrees(editor.named('A').rotation)).toEqual(close([0, 90, 0]))
    expect(center(bounds('A'))).toEqual(close([0, 0.5, 0]))
  })

  test('a camera aims its -Z, up and down as well', async () => {
    await editor.run('camera.add', { name: 'Eye', position: [0, 5, 5] })
    await editor.run('arrange.lookAt', { nodes: ['Eye'], point: [0, 0, 0] })
    const { elements } = worldMatrix(editor.scene, editor.named('Eye').id)
    const half = Math.SQRT1_2
    expect([-elements[8], -elements[9], -elements[10]]).toEqual(close([0, -half, -half]))
  })

  test('without a target it says what it needs, and nothing is changed', async () => {
    await add('A', [0, 0.5, 0])
    const before = snapshot(editor.scene)
    await expect(editor.run('arrange.lookAt', { nodes: ['A'] })).rejects.toThrow(/target.*point/)
    await expect(editor.run('arrange.lookAt', { nodes: ['A'], target: 'A' })).rejects.toThrow(/itself/)
    expect(snapshot(editor.scene)).toEqual(before)
  })
})

describe('array, mirror, match size, swap', () => {
  test('an array counts the original, steps evenly and shares geometry', async () => {
    await add('A', [0, 0.5, 0])
    await editor.run('arrange.array', { nodes: ['A'], count: 4, step: [0, 0, 1.5] })
    const places = [...editor.scene.nodes()].map((node) => node.position[2]).sort((a, b) => a - b)
    expect(places).toEqual(close([0, 1.5, 3, 4.5]))
    expect(editor.session.state.selection).toHaveLength(4)
  })

  test('a mirrored copy stands beside the original, turned the other way', async () => {
    await add('A', [0, 0.5, 0])
    await editor.run('node.transform', { nodes: ['A'], rotation: [0, 30, 0] })
    const side = bounds('A').max[0]
    await editor.run('arrange.mirror', { nodes: ['A'], axis: 'x', copy: true })
    const copy = [...editor.scene.nodes()].find((node) => node.name === 'A 2')!
    expect(boundsOf(editor.scene, [copy.id])!.min[0]).toBeCloseTo(side)
    expect(worldMatrix(editor.scene, copy.id).determinant()).toBeCloseTo(-1)
  })

  test('the first gives the size to the others', async () => {
    await add('A', [0, 0.5, 0], { size: [1, 2, 3] })
    await add('B', [5, 0.5, 0])
    await editor.run('arrange.matchSize', { nodes: ['A', 'B'], axes: ['y', 'z'] })
    const { min, max } = bounds('B')
    expect(max.map((n, i) => n - min[i])).toEqual(close([1, 2, 3]))
  })

  test('swap needs two', async () => {
    await add('A', [0, 0.5, 0])
    await expect(editor.run('arrange.swap', { nodes: ['A'] })).rejects.toThrow('Swap needs two nodes; there are 1')
  })
})

test('what is scattered keeps clear of the nodes that are named, and an unknown one is refused', async () => {
  await add('Tent', [0, 1, 0], { size: [2, 2, 2] })
  const names = Array.from({ length: 8 }, (_, i) => `Rock ${i}`)
  for (const name of names) await add(name, [0, 0.1, 0], { size: [0.2, 0.2, 0.2] })
  await editor.run('arrange.scatter', { nodes: names, width: 6, depth: 6, clearOf: ['Tent'], clearance: 1.5 })
  const tent = bounds('Tent')
  for (const { min, max } of names.map(bounds))
    expect([0, 2].some((i) => min[i] >= tent.max[i] + 1.5 - 1e-9 || tent.min[i] >= max[i] + 1.5 - 1e-9)).toBe(true)
  const before = snapshot(editor.scene)
  await expect(editor.run('arrange.scatter', { nodes: names, clearOf: ['Nobody'] })).rejects.toThrow('Nobody')
  expect(snapshot(editor.scene)).toEqual(before)
})
