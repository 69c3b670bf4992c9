import { beforeEach, describe, expect, test } from 'vitest'
import { normalizeChord } from '../../../src/commands/keymap.ts'
import { type MeshNode, resolveMaterial, type Vec3 } from '../../../src/document/index.ts'
import { boundsOf, boundsOrOrigin, center, toDegrees, worldMatrix } from '../../../src/spatial/index.ts'
import { createTestEditor, snapshot, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
const add = async (name: string, fields: object = {}): Promise<string> =>
  (
    (await editor.run('mesh.add', { shape: 'box', name, position: [0, 0.5, 0], ...fields })) as unknown as {
      created: string[]
    }
  ).created[0]
const bounds = (id: string) => boundsOf(editor.scene, [id])!
const colorOf = (id: string) =>
  resolveMaterial(editor.scene.material((editor.scene.node(id) as MeshNode).materials[0])!, editor.scene.asset).color
const close = (v: readonly number[]) => v.map((n) => expect.closeTo(n, 5))
const worldElements = (id: string) => worldMatrix(editor.scene, id).elements.map((n) => expect.closeTo(n, 5))

beforeEach(() => {
  editor = createTestEditor()
})

describe('every command', () => {
  test('has an id, a title and a sentence; parameters that JSON Schema can say; a unique shortcut', async () => {
    const { paramsSchema } = await import('../../../src/commands/registry.ts')
    for (const command of editor.registry.list()) {
      expect(command.id).toMatch(/^[a-z]+\.[a-zA-Z]+$/)
      expect(command.about).toMatch(/^[A-Z].*\.$/s)
      expect(paramsSchema(command)).toMatchObject({ type: 'object' })
    }
    const chords = editor.registry.list().flatMap((command) => command.shortcut?.split(' ').map(normalizeChord) ?? [])
    expect(chords.length).toBeGreaterThan(15)
    expect(new Set(chords).size).toBe(chords.length)
  })

  test('names the field, the value and what was expected', async () => {
    await expect(editor.run('mesh.add', { shape: 'blob' })).rejects.toThrow(/shape was "blob": .*"box"/)
    await expect(editor.run('mesh.add', { shape: 'box', position: [0, 'high', 0] })).rejects.toThrow(
      /position\.1 was "high"/,
    )
    await expect(editor.run('node.delete', { nodes: ['Nobody'] })).rejects.toThrow('There is no node "Nobody"')
    await expect(editor.run('material.set', { nodes: [await add('A')], color: 'reddish' })).rejects.toThrow(
      '"reddish" is no colour',
    )
    await expect(editor.run('nothing.here')).rejects.toThrow('no command "nothing.here"')
  })

  test('says which of several nodes of a name there are', async () => {
    await add('Box')
    const b = await add('Other')
    await editor.run('node.rename', { node: b, name: 'Box' })
    await expect(editor.run('node.delete', { nodes: ['Box'] })).rejects.toThrow(
      `2 nodes are named "Box"; use one of their ids`,
    )
  })
})

describe('mesh', () => {
  test.each(['box', 'sphere', 'cylinder', 'cone', 'torus', 'plane', 'capsule'])(
    'add %s: at its centre, of its size',
    async (shape) => {
      const size = [2, shape === 'plane' ? 0 : 1, 3]
      const id = await add('It', { shape, position: [1, 2, 3], size, color: 'tomato' })
      expect(center(bounds(id))).toEqual(close([1, 2, 3]))
      expect(bounds(id).max.map((n, i) => n - bounds(id).min[i])).toEqual(close(size))
      expect(colorOf(id)).toBe('#ff6347')
      expect(editor.session.state.selection).toEqual([id])
    },
  )

  test('add without a position stands on the ground, clear of others', async () => {
    for (let i = 0; i < 8; i++) await editor.run('mesh.add', { shape: 'box' })
    const all = [...editor.scene.nodes()].map((node) => bounds(node.id))
    for (const b of all) expect(b.min[1]).toBeCloseTo(0, 6)
    all.forEach((a, i) =>
      all
        .slice(i + 1)
        .forEach((b) =>
          expect(a.max[0] <= b.min[0] || b.max[0] <= a.min[0] || a.max[2] <= b.min[2] || b.max[2] <= a.min[2]).toBe(
            true,
          ),
        ),
    )
    expect([...editor.scene.nodes()].map((node) => node.name)).toEqual([
      'Box',
      'Box 2',
      'Box 3',
      'Box 4',
      'Box 5',
      'Box 6',
      'Box 7',
      'Box 8',
    ])
  })

  test('addMany is one step of undo', async () => {
    await editor.run('mesh.addMany', {
      items: Array.from({ length: 50 }, (_, i) => ({ shape: 'box', position: [i, 0, 0] })),
    })
    expect(editor.scene.nodeCount).toBe(50)
    editor.scene.history.undo()
    expect(editor.scene.nodeCount).toBe(0)
    expect([...editor.scene.materials()]).toEqual([])
  })

  test('setPrimitive gives other dimensions', async () => {
    const id = await add('A')
    await editor.run('mesh.setPrimitive', { node: id, primitive: { shape: 'box', width: 2, height: 4, depth: 6 } })
    expect(bounds(id)).toEqual({ min: [-1, -1.5, -3], max: [1, 2.5, 3] })
  })

  test('setShadow', async () => {
    const id = await add('A')
    await editor.run('mesh.setShadow', { nodes: [id], cast: false })
    expect(editor.scene.node(id)).toMatchObject({ castShadow: false, receiveShadow: true })
  })
})

describe('light and camera', () => {
  test.each(['directional', 'point', 'spot', 'hemisphere', 'ambient'])('add %s light', async (type) => {
    await editor.run('light.add', { type, name: 'L', color: '#ff8800', intensity: 7 })
    expect(editor.named('L')).toMatchObject({ kind: 'light', type, color: '#ff8800', intensity: 7 })
  })

  test('set', async () => {
    await editor.run('light.add', { type: 'spot', name: 'L' })
    await editor.run('light.set', { nodes: ['L'], angle: 20, penumbra: 1, color: 'gold' })
    expect(editor.named('L')).toMatchObject({ angle: 20, penumbra: 1, color: '#ffd700' })
    await editor.run('camera.add', { name: 'C', position: [1, 2, 3], fov: 60 })
    await editor.run('camera.set', { nodes: ['C'], projection: 'orthographic', height: 3 })
    expect(editor.named('C')).toMatchObject({ position: [1, 2, 3], fov: 60, projection: 'orthographic', height: 3 })
  })
})

describe('node', () => {
  test('delete takes what is below along, and materials that nobody wears', async () => {
    const group = ((await editor.run('node.group', { nodes: [await add('A')] })) as unknown as { created: string[] })
      .created[0]
    await editor.run('node.delete', { nodes: [group] })
    expect([editor.scene.nodeCount, [...editor.scene.materials()].length]).toEqual([0, 0])
  })

  test('locked nodes are neither deleted nor moved', async () => {
    const id = await add('A')
    await editor.run('node.setLocked', { nodes: [id], locked: true })
    const calls = { 'node.delete': {}, 'node.rotate': { degrees: 5 }, 'arrange.rest': {} }
    for (const [command, params] of Object.entries(calls)) {
      await expect(editor.run(command, { nodes: [id], ...params })).rejects.toThrow('"A" is locked; unlock first')
    }
  })

  test('a parameter that there is not is refused, and those that there are, are told', async () => {
    const id = await add('A')
    editor.session.select([id])
    const before = snapshot(editor.scene)
    await expect(editor.run('node.transform', { node: id, position: [1, 2, 3] })).rejects.toThrow(
      'node.transform: there is no parameter “node”; it takes nodes, position, rotation, scale',
    )
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('duplicate: beside, numbered, selected, sharing geometry and material', async () => {
    const id = await add('Chair 2', { color: 'red' })
    await add('Last')
    const { created } = await editor.run('node.duplicate', { nodes: [id], offset: [2, 0, 0], count: 2 })
    const copies = (created as unknown as string[]).map((c) => editor.scene.node(c) as MeshNode)
    expect(copies.map((copy) => [copy.name, copy.position[0]])).toEqual([
      ['Chair 3', 2],
      ['Chair 4', 4],
    ])
    expect(copies[0].materials).toEqual((editor.scene.node(id) as MeshNode).materials)
    expect(editor.scene.children(null).map((c) => editor.scene.node(c)!.name)).toEqual([
      'Chair 2',
      'Chair 3',
      'Chair 4',
      'Last',
    ])
    expect(editor.session.state.selection).toEqual(created)
  })

  test('rename, show, hide, lock', async () => {
    const id = await add('A')
    await editor.run('node.rename', { node: id, name: '  Base ' })
    await editor.run('node.setVisible', { nodes: [id], visible: false })
    await editor.run('node.setLocked', { nodes: [id], locked: true })
    expect(editor.scene.node(id)).toMatchObject({ name: 'Base', visible: false, locked: true })
    await expect(editor.run('node.rename', { node: id, name: '   ' })).rejects.toThrow('name was')
  })

  test('hide toggles the selection; showAll shows', async () => {
    const [a, b] = [await add('A'), await add('B')]
    editor.session.select([a, b])
    await editor.run('node.hide')
    expect([editor.named('A').visible, editor.named('B').visible]).toEqual([false, false])
    await editor.run('node.showAll')
    expect(editor.named('A').visible).toBe(true)
  })

  test('move keeps the place in the world under a turned and scaled parent, or the local transform', async () => {
    const [a, b] = [await add('A', { position: [3, 1, 0] }), await add('B')]
    await editor.run('node.transform', { nodes: [b], rotation: [0, 40, 0], scale: [2, 2, 2], position: [1, 0, 1] })
    const before = worldElements(a)
    await editor.run('node.move', { nodes: [a], parent: b })
    expect(editor.scene.node(a)!.parent).toBe(b)
    expect(worldMatrix(editor.scene, a).elements).toEqual(before)
    await editor.run('node.move', { nodes: [a], parent: null, keepLocal: true })
    expect(worldMatrix(editor.scene, a).elements).not.toEqual(before)
  })

  test('move reorders, and refuses what cannot be', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    await editor.run('node.move', { nodes: [c], parent: null, before: a })
    expect(editor.scene.children(null)).toEqual([c, a, b])
    await editor.run('node.move', { nodes: [c, a], parent: null })
    expect(editor.scene.children(null)).toEqual([b, c, a])
    await editor.run('node.move', { nodes: [b], parent: a })
    await expect(editor.run('node.move', { nodes: [a], parent: b })).rejects.toThrow('"A" cannot go into "B"')
  })

  test('many insertions at one place keep the keys short', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, (_, i) => add(`N${i}`)))
    for (let i = 0; i < 300; i++)
      await editor.run('node.move', {
        nodes: [others[i % 5]],
        parent: null,
        before: i % 2 ? first : others[(i + 1) % 5],
      })
    for (const node of editor.scene.nodes()) expect(node.order.length).toBeLessThanOrEqual(64)
  })
})

describe('group', () => {
  test('and ungroup leave everything where it is in the world', async () => {
    const [a, b] = [await add('A', { position: [2, 1, 0] }), await add('B', { position: [-1, 3, 2] })]
    const before = [worldElements(a), worldElements(b)]
    const { created } = await editor.run('node.group', { nodes: [a, b], name: 'Pair' })
    const [group] = created as unknown as string[]
    expect(editor.scene.children(group)).toEqual([a, b])
    await editor.run('node.transform', { nodes: [group], rotation: [0, 90, 0] })
    await editor.run('node.transform', { nodes: [group], rotation: [0, 0, 0] })
    await editor.run('node.ungroup', { nodes: [group] })
    expect([a, b].map((id) => worldMatrix(editor.scene, id).elements)).toEqual(before)
    expect(editor.scene.children(null)).toEqual([a, b])
    await expect(editor.run('node.ungroup', { nodes: [a] })).rejects.toThrow('"A" is a mesh, not a group')
  })
})

describe('transform', () => {
  test('sets local values, in degrees', async () => {
    const id = await add('A')
    await editor.run('node.transform', { nodes: [id], position: [1, 2, 3], rotation: [10, 20, 30], scale: [1, 2, 1] })
    expect(editor.scene.node(id)).toMatchObject({ position: [1, 2, 3], scale: [1, 2, 1] })
    expect(toDegrees(editor.scene.node(id)!.rotation)).toEqual(close([10, 20, 30]))
  })

  test('translate is along the world’s axes, whatever the parent does', async () => {
    const [a, b] = [await add('A'), await add('B')]
    await editor.run('node.move', { nodes: [a], parent: b })
    await editor.run('node.transform', { nodes: [b], rotation: [0, 90, 0], scale: [2, 1, 3] })
    const [x, y, z] = center(bounds(a))
    await editor.run('node.translate', { nodes: [a], by: [1, 2, 3] })
    expect(center(bounds(a))).toEqual(close([x + 1, y + 2, z + 3]))
  })

  test('a selected child of a selected parent moves once', async () => {
    const [a, b] = [await add('A'), await add('B')]
    await editor.run('node.move', { nodes: [a], parent: b })
    const [x] = center(bounds(a))
    await editor.run('node.translate', { nodes: [a, b], by: [1, 0, 0] })
    expect(center(bounds(a))[0]).toBeCloseTo(x + 1, 6)
  })

  test('rotate turns about the middle', async () => {
    const id = await add('A', { position: [2, 0.5, 0], size: [2, 1, 1] })
    await editor.run('node.rotate', { nodes: [id], degrees: 90 })
    expect(center(bounds(id))).toEqual(close([2, 0.5, 0]))
    expect(bounds(id).max[2]).toBeCloseTo(1, 6)
  })

  test('scale and resize keep the middle of the bottom', async () => {
    const id = await add('A', { position: [2, 0.5, 1] })
    await editor.run('node.scale', { nodes: [id], by: 3 })
    expect(bounds(id)).toEqual({ min: close([0.5, 0, -0.5]), max: close([3.5, 3, 2.5]) })
    await editor.run('node.resize', { nodes: [id], height: 1 })
    expect(bounds(id)).toEqual({ min: close([0.5, 0, -0.5]), max: close([3.5, 1, 2.5]) })
    await editor.run('node.resize', { nodes: [id], width: 6, uniform: true })
    expect(bounds(id).max[1]).toBeCloseTo(2, 6)
  })

  test('place and transformEach give each its own', async () => {
    const [a, b] = [await add('A'), await add('B')]
    await editor.run('node.transformEach', {
      items: [
        { node: a, position: [1, 0, 0] },
        { node: b, rotation: [0, 90, 0] },
      ],
    })
    await editor.run('node.place', { items: [{ node: b, position: [0, 0, 4] }] })
    expect([editor.scene.node(a)!.position, editor.scene.node(b)!.position]).toEqual([
      [1, 0, 0],
      [0, 0, 4],
    ])
    expect(toDegrees(editor.scene.node(b)!.rotation)).toEqual(close([0, 90, 0]))
  })

  test('nudges within a second are one step', async () => {
    const id = await add('A')
    for (let i = 0; i < 3; i++) await editor.run('node.nudge', { by: [0.25, 0, 0] })
    expect(editor.scene.node(id)!.position[0]).toBeCloseTo(0.75, 6)
    editor.scene.history.undo()
    expect(editor.scene.node(id)!.position[0]).toBe(0)
  })
})

describe('arrange', () => {
  const three = async () => [
    await add('A', { position: [0, 1, 0] }),
    await add('B', { position: [3, 2, 1], size: [2, 1, 1] }),
    await add('C', { position: [9, 0.5, -2] }),
  ]

  test.each(['min', 'center', 'max'] as const)('align %s', async (edge) => {
    const ids = await three()
    await editor.run('arrange.align', { nodes: ids, axis: 'z', edge })
    const places = ids.map((id) => (edge === 'center' ? center(bounds(id)) : bounds(id)[edge])[2])
    expect(places).toEqual(close([places[0], places[0], places[0]]))
  })

  test('distribute makes equal gaps', async () => {
    const ids = await three()
    await editor.run('arrange.distribute', { nodes: ids, axis: 'x' })
    const [a, b, c] = ids.map(bounds)
    expect(b.min[0] - a.max[0]).toBeCloseTo(c.min[0] - b.max[0], 6)
  })

  test('row and grid leave the gap; circle the radius', async () => {
    const ids = await three()
    await editor.run('arrange.row', { nodes: ids, gap: 0.5 })
    const [a, b, c] = ids.map(bounds)
    expect([b.min[0] - a.max[0], c.min[0] - b.max[0]]).toEqual(close([0.5, 0.5]))
    await editor.run('arrange.circle', { nodes: ids, radius: 4, at: [1, 0, 1] })
    for (const id of ids) expect(Math.hypot(center(bounds(id))[0] - 1, center(bounds(id))[2] - 1)).toBeCloseTo(4, 6)
    await editor.run('arrange.grid', { nodes: ids, columns: 2, gap: 1 })
    expect(center(bounds(ids[0]))[2]).toBeCloseTo(center(bounds(ids[1]))[2], 6)
    expect(center(bounds(ids[2]))[2]).toBeGreaterThan(center(bounds(ids[0]))[2])
  })

  test('placeOn rests on top; stack piles up; rest goes to the ground', async () => {
    const [a, b, c] = await three()
    await editor.run('arrange.placeOn', { nodes: [a], target: b })
    expect(bounds(a).min[1]).toBeCloseTo(bounds(b).max[1], 6)
    await editor.run('arrange.rest', { nodes: [a, b, c] })
    for (const id of [a, b, c]) expect(bounds(id).min[1]).toBeCloseTo(0, 6)
    await editor.run('arrange.stack', { nodes: [b, a, c] })
    expect([bounds(a).min[1], bounds(c).min[1]]).toEqual(close([bounds(b).max[1], bounds(a).max[1]]))
  })

  test.each([
    ['right', (a: Vec3, b: Vec3) => a[0] - b[0]],
    ['left', (a: Vec3, b: Vec3) => b[0] - a[0]],
    ['front', (a: Vec3, b: Vec3) => a[2] - b[2]],
    ['behind', (a: Vec3, b: Vec3) => b[2] - a[2]],
  ] as const)('placeNextTo on the %s, as the view sees it', async (side, ahead) => {
    const [a, b] = await three()
    await editor.run('arrange.placeNextTo', { nodes: [a], target: b, side, gap: 0.5 })
    expect(ahead(center(bounds(a)), center(bounds(b)))).toBeGreaterThan(0.9)
    expect(bounds(a).min[1]).toBeCloseTo(bounds(b).min[1], 6)
    await expect(editor.run('arrange.placeNextTo', { nodes: [a], target: a })).rejects.toThrow(
      'cannot be placed next to itself',
    )
  })

  test('placeBetween and moveTowards', async () => {
    const [a, b, c] = await three()
    await editor.run('arrange.placeBetween', { nodes: [a], a: b, b: c })
    expect(center(bounds(a))[0]).toBeCloseTo(6, 6)
    await editor.run('arrange.moveTowards', { nodes: [a], direction: 'left', metres: 2 })
    expect(center(bounds(a))[0]).toBeCloseTo(4, 6)
  })
})

describe('material.set', () => {
  test('changes what is given, and only the nodes that are named', async () => {
    const a = await add('A', { color: 'red' })
    const { created } = await editor.run('node.duplicate', { nodes: [a] })
    const [b] = created as unknown as string[]
    await editor.run('material.set', { nodes: [b], color: 'blue', roughness: 0.1 })
    expect([colorOf(a), colorOf(b)]).toEqual(['#ff0000', '#0000ff'])
    await editor.run('material.set', { nodes: [a], metalness: 1 })
    expect(colorOf(a)).toBe('#ff0000')
  })

  test('everywhere changes all wearers', async () => {
    const a = await add('A')
    await editor.run('node.duplicate', { nodes: [a] })
    await editor.run('material.set', { nodes: [a], color: 'lime', everywhere: true })
    for (const node of editor.scene.nodes()) expect(colorOf(node.id)).toBe('#00ff00')
  })
})

describe('select and view', () => {
  test('all takes what is neither locked nor hidden; invert the others; up leaves', async () => {
    const [a, b, c, d] = [await add('A'), await add('B'), await add('C'), await add('D')]
    await editor.run('node.setLocked', { nodes: [b], locked: true })
    await editor.run('node.setVisible', { nodes: [c], visible: false })
    await editor.run('select.all')
    expect(editor.session.state.selection).toEqual([a, d])
    await editor.run('select.set', { nodes: [a], mode: 'toggle' })
    await editor.run('select.invert')
    expect(editor.session.state.selection).toEqual([a])
    editor.session.set({ entered: d })
    await editor.run('select.up')
    expect([editor.session.state.entered, editor.session.state.selection]).toEqual([null, [d]])
  })

  test('selecting alone is no step', async () => {
    const id = await add('A')
    await editor.run('select.set', { nodes: [id] })
    await editor.run('view.frame', { nodes: [id] })
    await editor.run('view.look', { from: 'top' })
    expect(editor.scene.history.entries()).toHaveLength(1)
    expect([editor.framed, editor.looks]).toEqual([[[id]], ['top']])
  })

  test('tools, axes and snapping', async () => {
    await editor.run('tool.rotate')
    await editor.run('tool.space')
    await editor.run('tool.snap', { on: true, move: 0.5 })
    expect(editor.session.state).toMatchObject({
      tool: 'rotate',
      space: 'local',
      snap: { on: true, move: 0.5, rotate: 15 },
    })
    await editor.run('view.stats')
    expect(editor.session.state.statsShown).toBe(false)
  })
})

describe('history, file, scene', () => {
  test('undo and redo say what they did, or that there is nothing', async () => {
    await add('A')
    expect(await editor.run('history.undo')).toEqual({ undone: ['Add A'] })
    expect(await editor.run('history.redo')).toEqual({ redone: ['Add A'] })
    await expect(editor.run('history.redo')).rejects.toThrow('There is nothing to redo')
  })

  test('new empties all, and comes back', async () => {
    await add('A')
    await editor.run('scene.set', { name: 'Mine' })
    const before = snapshot(editor.scene)
    await editor.run('scene.new')
    expect([editor.scene.nodeCount, editor.scene.settings.name]).toEqual([0, 'Untitled'])
    editor.scene.history.undo()
    expect(snapshot(editor.scene)).toEqual(before)
  })

  test('export hands a file to the user; an empty scene has none', async () => {
    await expect(editor.run('file.export')).rejects.toThrow('The scene is empty')
    await add('A')
    await editor.run('file.export', { format: 'glb' })
    await editor.run('file.screenshot')
    expect(editor.saved.map(({ fileName }) => fileName)).toEqual(['scene.glb', 'Untitled.png'])
  })

  test('reading tells of nodes, and changes nothing', async () => {
    const id = await add('A', { color: 'red' })
    const before = snapshot(editor.scene)
    const summary = (await editor.run('scene.summary')) as unknown as { outline: string; counts: object }
    expect(summary.counts).toMatchObject({ nodes: 1, mesh: 1 })
    expect(summary.outline).toContain(`A (mesh) [${id}] 1×1×1 m`)
    expect(await editor.run('scene.find', { color: 'red' })).toMatchObject({ nodes: [{ id, color: '#ff0000' }] })
    expect(await editor.run('node.inspect', { nodes: [id] })).toMatchObject({ nodes: [{ position: [0, 0.5, 0] }] })
    expect(snapshot(editor.scene)).toEqual(before)
  })
})

describe('gestures', () => {
  test('are one step; a user’s command ends them, undo cancels them', async () => {
    const id = await add('A')
    const drag = editor.registry.gesture('Move A')
    for (const x of [1, 2, 3]) drag.run('node.transform', { nodes: [id], position: [x, 0, 0] })
    await editor.registry.execute('node.rename', { node: id, name: 'B' }, { source: 'user' })
    expect(editor.scene.history.steps().map((step) => step.label)).toEqual(['Add A', 'Move A', 'Rename A to B'])
    const other = editor.registry.gesture('Move B')
    other.run('node.transform', { nodes: [id], position: [9, 0, 0] })
    await editor.registry.execute('history.undo', {}, { source: 'user' })
    expect(editor.scene.node(id)).toMatchObject({ name: 'B', position: [3, 0, 0] })
    expect(other.isOpen).toBe(false)
  })

  test('the assistant waits for them', async () => {
    const id = await add('A')
    const drag = editor.registry.gesture('Move A')
    drag.run('node.transform', { nodes: [id], position: [1, 0, 0] })
    const asked = editor.registry.execute('node.rename', { node: id, name: 'B' }, { source: 'assistant', group: 't' })
    await Promise.resolve()
    expect(editor.scene.node(id)!.name).toBe('A')
    drag.commit()
    expect((await asked).ok).toBe(true)
    expect(editor.scene.node(id)).toMatchObject({ name: 'B', position: [1, 0, 0] })
    expect(boundsOrOrigin(editor.scene, [id]).min[0]).toBeCloseTo(0.5, 6)
  })
})
