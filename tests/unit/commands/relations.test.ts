import { beforeEach, describe, expect, test } from 'vitest'
import type { NodeId } from '../../../src/document/index.ts'
import { boundsOf, center, distance, headingOf, intersects, size } from '../../../src/spatial/index.ts'
import { FIXTURES } from '../../fixtures/models.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
beforeEach(() => {
  editor = createTestEditor()
})

const add = async (name: string, position: number[], extent: number[] = [1, 1, 1], shape = 'box') => {
  const { created } = await editor.run('mesh.add', { shape, name, position, size: extent })
  return (created as unknown as string[])[0]
}
const bounds = (ref: string) => boundsOf(editor.scene, [editor.scene.node(ref) ? ref : editor.named(ref).id])!
const middle = (ref: string) => center(bounds(ref)).map((n) => Math.round(n * 1000) / 1000)

/** A room of eight by six metres. */
async function room() {
  await add('Floor', [0, -0.05, 0], [8, 0.1, 6])
  await add('Back wall', [0, 1.25, -3.05], [8, 2.5, 0.1])
  await add('Left wall', [-4.05, 1.25, 0], [0.1, 2.5, 6])
}

describe('places by relation', () => {
  test('next to: the first side that is free, and round what is in the way', async () => {
    const a = await add('A', [0, 0.5, 0])
    await add('Right', [1.2, 0.5, 0])
    const b = await add('B', [5, 0.5, 5])
    await editor.run('arrange.placeNextTo', { nodes: [b], target: a })
    expect(bounds(b).max[0]).toBeLessThan(bounds(a).min[0])
    await editor.run('arrange.placeNextTo', { nodes: [b], target: a, side: 'right' })
    expect(bounds(b).min[0]).toBeGreaterThan(bounds(a).max[0])
    expect(intersects(bounds(b), bounds('Right'))).toBe(false)
  })

  test.each(['Sofa', 'Armchair', 'Chair'])('on the seat of a %s, and not at the height of its back', async (item) => {
    await editor.run('library.add', { item })
    await editor.run('library.add', { item: 'Cat', at: [[4, 0, 4]] })
    await editor.run('arrange.placeOn', { nodes: ['Cat'], target: item })
    expect(bounds('Cat').min[1]).toBeLessThan(bounds(item).max[1] - 0.2)
    expect(bounds('Cat').min[1]).toBeGreaterThan(0.3)
  })

  test('next to what stands on a table is on the table; next to what hangs on a wall is on the ground', async () => {
    await room()
    await add('Table', [1, 0.4, 0], [2, 0.8, 1])
    await add('Cup', [1, 0.85, 0], [0.1, 0.1, 0.1])
    await add('Book', [-2, 0.05, 2], [0.2, 0.1, 0.2])
    await editor.run('arrange.placeNextTo', { nodes: ['Book'], target: 'Cup' })
    expect(bounds('Book').min[1]).toBeCloseTo(0.8, 6)
    await add('Picture', [0, 1.5, -2.97], [0.8, 0.6, 0.04])
    await add('Plant', [3, 0.5, 2])
    await editor.run('arrange.placeNextTo', { nodes: ['Plant'], target: 'Picture' })
    expect(bounds('Plant').min[1]).toBeCloseTo(0, 6)
  })

  test('next to what stands near the edge of a table: closer to it, and on the floor where that is no use', async () => {
    await add('Table', [0, 0.4, 0], [2, 0.8, 1])
    await add('Screen', [0, 1.1, 0], [1.5, 0.6, 0.1])
    await add('Vase', [5, 0.1, 5], [0.2, 0.2, 0.2])
    await editor.run('arrange.placeNextTo', { nodes: ['Vase'], target: 'Screen', side: 'right' })
    // The edge is 25 cm from the screen: 10 cm of gap are too much, 5 are not.
    expect(bounds('Vase').min[1]).toBeCloseTo(0.8, 6)
    expect(bounds('Vase').min[0] - bounds('Screen').max[0]).toBeCloseTo(0.05, 6)
    await add('Palm', [5, 0.5, 5], [0.8, 1, 0.8])
    await editor.run('arrange.placeNextTo', { nodes: ['Palm'], target: 'Screen', side: 'left' })
    expect(bounds('Palm').min[1]).toBeCloseTo(0, 6)
    expect(bounds('Palm').max[0]).toBeLessThanOrEqual(bounds('Table').min[0] + 1e-6)
    await editor.run('arrange.placeNextTo', { nodes: ['Vase'], target: 'Screen', side: 'right', gap: 0.1 })
    expect(bounds('Vase').min[0] - bounds('Screen').max[0]).toBeCloseTo(0.1, 6)
  })

  test('in the corner: of the room on the ground, of a thing on its top', async () => {
    await room()
    await add('Lamp', [2, 0.8, 2], [0.4, 1.6, 0.4])
    await editor.run('arrange.placeInCorner', { nodes: ['Lamp'], side: 'left', end: 'back' })
    expect(middle('Lamp')).toEqual([-3.78, 0.8, -2.78])
    await add('Table', [1, 0.4, 0], [2, 0.8, 1])
    await add('Cup', [3, 0.05, 2], [0.1, 0.1, 0.1])
    await editor.run('arrange.placeInCorner', { nodes: ['Cup'], side: 'right', end: 'front', of: 'Table' })
    expect(middle('Cup')).toEqual([1.93, 0.85, 0.43])
  })

  test('against a wall, the way it faces, and not into what stands there', async () => {
    await room()
    await add('Shelf', [0, 1, -2.85], [2, 2, 0.3])
    await add('Sofa', [0.2, 0.4, 1], [2, 0.8, 0.9])
    await editor.run('arrange.placeAgainst', { nodes: ['Sofa'], target: 'Back wall' })
    expect(bounds('Sofa').min[2]).toBeCloseTo(-3, 6)
    expect(distance(editor.scene, editor.named('Sofa').id, editor.named('Shelf').id)).toBeGreaterThanOrEqual(0)
    expect(bounds('Sofa').min[0] >= bounds('Shelf').max[0] || bounds('Sofa').max[0] <= bounds('Shelf').min[0]).toBe(
      true,
    )
  })

  test('hangs things clear of what stands below them, where no gap is asked for', async () => {
    await add('Table', [0, 0.4, 0], [2, 0.8, 1])
    await add('Vase', [0, 1.2, 0], [0.3, 0.8, 0.3])
    await add('Lamp', [5, 0.2, 5], [0.4, 0.4, 0.4])
    const top = bounds('Table').max[1]
    await editor.run('arrange.placeOn', { nodes: ['Vase'], target: 'Table' })
    await editor.run('arrange.placeAbove', { nodes: ['Lamp'], target: 'Table' })
    expect(bounds('Lamp').min[1]).toBeCloseTo(bounds('Vase').max[1] + 0.5, 6)
    await editor.run('arrange.placeAbove', { nodes: ['Lamp'], target: 'Table', gap: 0.1 })
    expect(bounds('Lamp').min[1]).toBeCloseTo(top + 0.1, 6)
  })

  test('around, facing; inside, above, under, between', async () => {
    await add('Table', [0, 0.4, 0], [2, 0.8, 1])
    const { created } = await editor.run('library.add', { item: 'chair', count: 4 })
    const chairs = created as unknown as string[]
    await editor.run('arrange.placeAround', { nodes: chairs, target: 'Table', facing: true })
    for (const id of chairs) {
      const [x, , z] = center(bounds(id))
      const { rotation } = editor.scene.node(id)!
      const yaw = 2 * Math.atan2(rotation[1], rotation[3])
      expect((-x * Math.sin(yaw) - z * Math.cos(yaw)) / Math.hypot(x, z)).toBeGreaterThan(0.99)
      expect(distance(editor.scene, id, editor.named('Table').id)).toBeGreaterThan(0)
    }
    await add('Lamp', [5, 0.2, 5], [0.4, 0.4, 0.4])
    await editor.run('arrange.placeAbove', { nodes: ['Lamp'], target: 'Table', gap: 1 })
    expect([middle('Lamp')[0], bounds('Lamp').min[1]]).toEqual([0, expect.closeTo(1.8, 6)])
    await editor.run('arrange.placeUnder', { nodes: ['Lamp'], target: 'Table' })
    expect([middle('Lamp')[2], bounds('Lamp').min[1]]).toEqual([0, expect.closeTo(0, 6)])
    await add('Box', [6, 1, 0], [2, 2, 2])
    await editor.run('arrange.placeInside', { nodes: ['Lamp'], target: 'Box' })
    expect(middle('Lamp')).toEqual([6, 0.2, 0])
    await editor.run('arrange.placeBetween', { nodes: ['Lamp'], a: 'Table', b: 'Box' })
    expect(middle('Lamp')[0]).toBeCloseTo(3, 6)
  })

  test('works on models, and on nodes below turned and scaled parents', async () => {
    const bytes = (await FIXTURES.textured()) as Uint8Array<ArrayBuffer>
    const [root] = (await editor.importFiles([{ path: 'crate.glb', blob: new Blob([bytes]) }]))
      .roots as unknown as string[]
    await editor.run('node.transform', { nodes: [root], rotation: [0, 30, 0], scale: [2, 2, 2] })
    await add('Table', [4, 0.4, 0], [6, 0.8, 6])
    await editor.run('arrange.placeOn', { nodes: [root], target: 'Table' })
    expect(bounds(root).min[1]).toBeCloseTo(0.8, 5)
    expect(center(bounds(root))[0]).toBeCloseTo(4, 5)
    const inner = await add('Inner', [0, 0.5, 0])
    await editor.run('group.add', { name: 'Turned' })
    await editor.run('node.transform', {
      nodes: ['Turned'],
      position: [-5, 1, 2],
      rotation: [0, 45, 0],
      scale: [1, 2, 1],
    })
    await editor.run('node.move', { nodes: [inner], parent: 'Turned' })
    await editor.run('arrange.keepDistance', { nodes: [inner], target: 'Table', metres: 1 })
    expect(bounds('Table').min[0] - bounds(inner).max[0]).toBeCloseTo(1, 5)
  })

  test('inside of a shelf things stand on the board nearest to its middle that has room above it, turned as it may be', async () => {
    const boards = [0.02, 0.5, 1, 1.8].map((y, i) => add(`Board ${i}`, [0, y, 0], [1, 0.04, 0.4]))
    await Promise.all(boards)
    const { created } = await editor.run('node.group', {
      nodes: ['Board 0', 'Board 1', 'Board 2', 'Board 3'],
      name: 'Shelf',
    })
    await editor.run('node.rotate', { nodes: created, degrees: 90 })
    await add('Cup', [3, 0.05, 0], [0.1, 0.1, 0.1])
    await add('Bottle', [4, 0.3, 0], [0.1, 0.6, 0.1])
    await add('Ladder', [5, 1, 0], [0.2, 2, 0.2])
    await editor.run('arrange.placeInside', { nodes: ['Cup', 'Bottle', 'Ladder'], target: 'Shelf' })
    // Of the boards at 0.52 and 1.02 m the upper one is nearer to 0.91 m; the ladder fits on none.
    expect(bounds('Cup').min[1]).toBeCloseTo(1.02, 5)
    expect(bounds('Bottle').min[1]).toBeCloseTo(1.02, 5)
    expect(bounds('Ladder').min[1]).toBeCloseTo(0, 5)
  })

  test('a distance is kept from the end of a long thing by what stands past it, and from its face by what stands before it', async () => {
    await add('Board', [0, 0.1, 0], [2, 0.2, 0.4])
    const [past, before] = [await add('Past', [3, 0.1, 0.1], [0.2, 0.2, 0.2]), await add('Before', [0.5, 0.1, 2])]
    await editor.run('arrange.keepDistance', { nodes: [past, before], target: 'Board', metres: 0.5 })
    expect(bounds(past).min[0] - bounds('Board').max[0]).toBeCloseTo(0.5, 5)
    expect(center(bounds(past))[2]).toBeCloseTo(0.1, 5)
    expect(bounds(before).min[2] - bounds('Board').max[2]).toBeCloseTo(0.5, 5)
  })

  test('a distance is kept along the line between their middles from what stands askew', async () => {
    await add('Table', [0, 0.4, 0], [2, 0.8, 1])
    const askew = await add('Askew', [4, 0.5, 3], [1, 1, 1])
    await editor.run('arrange.keepDistance', { nodes: [askew], target: 'Table', metres: 0.5 })
    const [x, , z] = center(bounds(askew))
    expect(x / z).toBeCloseTo(4 / 3, 5)
    expect(Math.hypot(x - 0.5 - 1, z - 0.5 - 0.5)).toBeCloseTo(0.5, 5)
  })

  test('what is a tenth as wide as it is long is no wall: a distance from it goes askew, too', async () => {
    await add('Beam', [4, 0.1, 0], [0.2, 0.2, 2])
    const askew = await add('Askew', [0, 0.1, -1.2], [0.2, 0.2, 0.2])
    await editor.run('arrange.keepDistance', { nodes: [askew], target: 'Beam', metres: 1.5 })
    const [at, beam] = [bounds(askew), bounds('Beam')]
    const gaps = [0, 2].map((i) => Math.max(0, beam.min[i] - at.max[i]))
    expect(Math.hypot(...gaps)).toBeCloseTo(1.5, 5)
  })

  test('together: the nodes keep their places to each other, below turned and scaled parents, too', async () => {
    const table = await add('Table', [0, 0.4, 0], [2, 0.8, 1])
    await add('Cup', [0.5, 0.85, 0.2], [0.1, 0.1, 0.1])
    await add('Wall', [6, 1.25, 0], [0.1, 2.5, 6])
    const { created } = await editor.run('node.group', { nodes: ['Cup'], name: 'Turned' })
    await editor.run('node.rotate', { nodes: created, degrees: 37 })
    await editor.run('node.scale', { nodes: created, by: 2 })
    const apart = () => center(bounds('Cup')).map((n, k) => n - center(bounds(table))[k])
    const before = apart()
    const groups = editor.scene.nodeCount
    await editor.run('arrange.placeAgainst', { nodes: [table, 'Cup'], target: 'Wall', together: true })
    expect(Math.max(bounds(table).max[0], bounds('Cup').max[0])).toBeCloseTo(5.95, 5)
    for (const [k, n] of apart().entries()) expect(n).toBeCloseTo(before[k], 5)
    await editor.run('arrange.placeNextTo', {
      nodes: [table, 'Cup'],
      target: 'Wall',
      side: 'left',
      gap: 1,
      together: true,
    })
    for (const [k, n] of apart().entries()) expect(n).toBeCloseTo(before[k], 5)
    expect(Math.max(bounds(table).max[0], bounds('Cup').max[0])).toBeCloseTo(4.95, 5)
    expect(editor.scene.nodeCount).toBe(groups)
  })

  test('with: several targets count as one', async () => {
    await add('Left', [-2, 0.5, 0])
    await add('Right', [2, 0.5, 1])
    await add('Rug', [9, 0.005, 9], [5, 0.01, 3])
    await editor.run('arrange.placeUnder', { nodes: ['Rug'], target: 'Left', with: ['Right'] })
    expect(middle('Rug').map((n) => Math.round(n * 100) / 100)).toEqual([0, 0.01, 0.5])
    await add('Ball', [9, 0.5, 9])
    await editor.run('arrange.placeAbove', { nodes: ['Ball'], target: 'Left', with: ['Right'], gap: 1 })
    expect(middle('Ball')).toEqual([0, 2.5, 0.5])
    await expect(editor.run('arrange.placeOn', { nodes: ['Left'], target: 'Right', with: ['Left'] })).rejects.toThrow(
      /itself/,
    )
  })

  test('putBack: before the last move, or before all of them', async () => {
    await add('A', [0, 0.5, 0])
    await editor.run('node.translate', { nodes: ['A'], by: [1, 0, 0] })
    await editor.run('node.rotate', { nodes: ['A'], axis: 'y', degrees: 45 })
    await editor.run('node.translate', { nodes: ['A'], by: [0, 0, 1] })
    await editor.run('node.putBack', { nodes: ['A'] })
    expect(middle('A')).toEqual([1, 0.5, 0])
    await editor.run('node.putBack', { nodes: ['A'], to: 'first' })
    expect(middle('A')).toEqual([0, 0.5, 0])
    expect(editor.named('A').rotation).toEqual([0, 0, 0, 1])
  })

  test('names what is wrong, and changes nothing', async () => {
    await add('A', [0, 0.5, 0])
    const before = snapshot(editor.scene)
    await expect(editor.run('arrange.placeAgainst', { nodes: ['A'], target: 'A' })).rejects.toThrow(
      'cannot be placed against itself',
    )
    await expect(editor.run('arrange.placeInside', { nodes: ['A'], target: 'Crate' })).rejects.toThrow(
      'There is no node "Crate"',
    )
    await expect(editor.run('node.fit', { nodes: ['A'] })).rejects.toThrow('The box has no size')
    await expect(editor.run('node.replace', { nodes: ['A'] })).rejects.toThrow('Nothing to put there')
    await expect(editor.run('node.putBack', { nodes: ['A'] })).rejects.toThrow('was not moved before')
    await expect(editor.run('library.add', { item: 'dragon' })).rejects.toThrow('There is no "dragon" among the')
    expect(snapshot(editor.scene)).toEqual(before)
  })
})

describe('other commands', () => {
  test('replace keeps foot and size of a shape, and its colour; one step of undo', async () => {
    const a = await add('A', [2, 1, 3], [1, 2, 1])
    await editor.run('material.set', { nodes: [a], color: 'teal' })
    const before = snapshot(editor.scene)
    const steps = editor.scene.history.steps().length
    await editor.run('node.replace', { nodes: [a], shape: 'cylinder' })
    const node = editor.named('A')
    expect(node).toMatchObject({ kind: 'mesh', geometry: { shape: 'cylinder' } })
    expect([middle('A'), size(bounds('A')).map((n) => Math.round(n * 1000) / 1000)]).toEqual([
      [2, 1, 3],
      [1, 2, 1],
    ])
    await editor.run('node.replace', { nodes: ['A'], item: 'tree' })
    expect([middle('Tree')[2], bounds('Tree').min[1]]).toEqual([expect.closeTo(3, 0), expect.closeTo(0, 6)])
    expect(editor.scene.history.steps().length - steps).toBe(2)
    editor.scene.history.undo()
    editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('lights have no bounds, and are placed as one where they are all the same', async () => {
    const table = await add('Table', [4, 0.4, 2], [2, 0.8, 1])
    const lights: string[] = []
    for (const x of [-0.5, 0.5]) {
      const { created } = (await editor.run('light.add', { type: 'spot', position: [x, 3, 1] })) as {
        created?: NodeId[]
      }
      lights.push(created![0])
    }
    await editor.run('arrange.placeAbove', { nodes: lights, target: table, gap: 0.5, together: true })
    expect(lights.map((id) => editor.scene.node(id)!.position.map((n) => Math.round(n * 1000) / 1000))).toEqual([
      [3.5, 1.3, 2],
      [4.5, 1.3, 2],
    ])
  })

  test('what takes the place of a thing of a group belongs to that group', async () => {
    const [a, b] = [await add('A', [0, 0.5, 0]), await add('B', [2, 0.5, 0])]
    await editor.run('node.group', { nodes: [a, b], name: 'Corner' })
    const corner = editor.named('Corner').id
    for (const by of [{ item: 'sofa' }, { shape: 'sphere' }, { copyOf: b }]) {
      const old = editor.scene.children(corner).find((id) => id !== b)!
      const { created } = (await editor.run('node.replace', { nodes: [old], ...by })) as { created?: NodeId[] }
      expect(editor.scene.node(created![0])!.parent).toBe(corner)
    }
  })

  test('a thing of the library that replaces another looks where it looked, and to the user where that lay on its back', async () => {
    const turns = [
      { axis: 'y', degrees: 90, looks: 90 },
      { axis: 'y', degrees: -30, looks: -30 },
      { axis: 'x', degrees: -90, looks: 0 },
    ]
    for (const [i, { looks, ...by }] of turns.entries()) {
      const id = await add(`A ${i}`, [i * 5, 0.5, 0])
      await editor.run('node.rotate', { nodes: [id], ...by })
      const { created } = (await editor.run('node.replace', { nodes: [id], item: 'sofa' })) as { created?: NodeId[] }
      expect((headingOf(editor.scene, created![0]) * 180) / Math.PI).toBeCloseTo(looks, 3)
    }
  })

  test('isolate hides all else but lights, and show all brings it back', async () => {
    for (const [i, name] of ['A', 'B', 'C'].entries()) await add(name, [i * 2, 0.5, 0])
    await editor.run('light.add', { type: 'point', name: 'Light' })
    await editor.run('node.isolate', { nodes: ['B'] })
    expect([...editor.scene.nodes()].filter((node) => node.visible).map((node) => node.name)).toEqual(['B', 'Light'])
    await editor.run('node.showAll')
    expect([...editor.scene.nodes()].every((node) => node.visible)).toBe(true)
  })

  test('put back, also after several moves in one turn', async () => {
    const id = await add('A', [0, 0.5, 0])
    const from = { source: 'assistant' as const, group: 'turn' }
    await editor.registry.execute('node.translate', { nodes: [id], by: [1, 0, 0] }, from)
    await editor.registry.execute('node.translate', { nodes: [id], by: [0, 0, 2] }, from)
    await editor.run('node.putBack', { nodes: [id] })
    expect(editor.scene.node(id)!.position).toEqual([0, 0.5, 0])
  })
})

describe('reading', () => {
  test('a scene of ten thousand nodes fits its budget of tokens, and can be read on', async () => {
    const items = Array.from({ length: 10_000 }, (_, i) => ({
      shape: 'box',
      name: i % 3 ? `Crate ${i}` : `Thing of its own ${i} ${'abcdef'[i % 6]}`,
      position: [i % 100, 0.5, Math.floor(i / 100)],
    }))
    await editor.run('mesh.addMany', { items })
    editor.session.select([[...editor.scene.nodes()][0].id])
    const tokens = 800
    const first = (await editor.run('scene.summary', { tokens })) as unknown as {
      outline: string
      next: number
      counts: { nodes: number }
      near: string[]
    }
    expect(JSON.stringify(first).length).toBeLessThan(tokens * 4)
    expect([first.counts.nodes, first.near.length]).toEqual([10_000, 5])
    const second = (await editor.run('scene.summary', { tokens, from: first.next })) as unknown as { outline: string }
    expect(second.outline.split('\n')[0]).not.toBe(first.outline.split('\n')[0])
  })

  test('many of one name are one line', async () => {
    await editor.run('mesh.addMany', { items: Array.from({ length: 50 }, () => ({ shape: 'box', name: 'Crate' })) })
    const { outline } = (await editor.run('scene.summary')) as unknown as { outline: string }
    expect(outline).toMatch(/^50 × Crate \(mesh\)/)
  })

  test('finds by name, colour, size and place, the nearest first', async () => {
    await add('Small', [0, 0.25, 0], [0.5, 0.5, 0.5])
    await add('Large', [6, 1, 0], [2, 2, 2])
    await add('Near', [1.5, 0.5, 0])
    const names = async (query: object) =>
      ((await editor.run('scene.find', query)) as unknown as { nodes: { name: string }[] }).nodes.map(
        ({ name }) => name,
      )
    expect(await names({ minSize: 1.5 })).toEqual(['Large'])
    expect(await names({ near: 'Small' })).toEqual(['Near', 'Large'])
    expect(await names({ near: 'Small', reach: 1 })).toEqual(['Near'])
    expect(await names({ within: { min: [-1, 0, -1], max: [3, 2, 1] } })).toEqual(['Small', 'Near'])
    await expect(editor.run('scene.find', { reach: 1 })).rejects.toThrow('reach needs `near`')
    await expect(editor.run('scene.find', { color: 'blurple' })).rejects.toThrow('is no colour')
  })

  test('measures, checks, and gives a picture', async () => {
    const a = await add('A', [0, 0.5, 0])
    await add('B', [3, 0.5, 0])
    await add('C', [3.5, 0.5, 0])
    expect(await editor.run('scene.measure', { nodes: ['A', 'B'] })).toMatchObject({
      distances: [{ from: 'A', to: 'B', gap: 2, centers: 3 }],
    })
    expect(await editor.run('scene.check')).toEqual({
      faults: [expect.objectContaining({ kind: 'overlap', text: 'B and C overlap by 50 cm' })],
    })
    await add('D', [1, 0.5, 0])
    expect(await editor.run('scene.check', { nodes: [a] })).toMatchObject({
      faults: [],
      touching: [{ touches: [{ name: 'D' }] }],
    })
    expect(await editor.run('view.picture')).toEqual({ image: `data:image/png;base64,${btoa('png')}` })
  })
})
