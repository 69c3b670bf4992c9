import { beforeEach, describe, expect, test } from 'vitest'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

let editor: TestEditor
const selection = () => editor.session.state.selection.map((id) => editor.scene.node(id)!.name).sort()
const select = (...names: string[]) => editor.session.select(names.map((name) => editor.named(name).id))

beforeEach(async () => {
  editor = createTestEditor()
  await editor.run('mesh.addMany', {
    items: [
      { shape: 'box', name: 'A', color: 'red' },
      { shape: 'box', name: 'B', color: 'red' },
      { shape: 'sphere', name: 'C', color: 'blue' },
    ],
  })
  await editor.run('node.group', { nodes: ['A', 'C'], name: 'G' })
  editor.session.select([])
})

describe('selecting', () => {
  test('children, and the parent again', async () => {
    select('G')
    await editor.run('select.children')
    expect(selection()).toEqual(['A', 'C'])
    expect(editor.session.state.entered).toBe(editor.named('G').id)
    await editor.run('select.parent')
    expect(selection()).toEqual(['G'])
    expect(editor.session.state.entered).toBeNull()
  })

  test('what has no parent or children says so', async () => {
    select('B')
    await expect(editor.run('select.parent')).rejects.toThrow('in no group')
    await expect(editor.run('select.children')).rejects.toThrow('Nothing is below')
  })

  test('all that look alike, and all of one geometry; locked and hidden ones are passed over', async () => {
    select('A')
    await editor.run('select.sameMaterial')
    expect(selection()).toEqual(['A', 'B'])
    await editor.run('node.setLocked', { nodes: ['B'], locked: true })
    await editor.run('select.sameGeometry')
    expect(selection()).toEqual(['A'])
  })

  test('adds, removes and toggles', async () => {
    await editor.run('select.set', { nodes: ['B'] })
    await editor.run('select.set', { nodes: ['G', 'B'], mode: 'add' })
    expect(selection()).toEqual(['B', 'G'])
    await editor.run('select.set', { nodes: ['B'], mode: 'remove' })
    expect(selection()).toEqual(['G'])
    await editor.run('select.set', { nodes: ['B', 'G'], mode: 'toggle' })
    expect(selection()).toEqual(['B'])
  })

  test('Escape puts down a shape, then the tape, then leaves the group, then selects nothing', async () => {
    select('G')
    await editor.run('select.children')
    editor.session.set({ tool: 'measure' })
    await editor.run('tool.place', { shape: 'cone' })
    const state = () => {
      const { placing, tool, entered, selection: ids } = editor.session.state
      return { placing, tool, isIn: entered !== null, count: ids.length }
    }
    expect(state()).toEqual({ placing: 'cone', tool: 'select', isIn: true, count: 2 })
    await editor.run('select.up')
    expect(state()).toMatchObject({ placing: null, isIn: true })
    await editor.run('tool.measure')
    await editor.run('select.up')
    expect(state()).toMatchObject({ tool: 'select', isIn: true })
    await editor.run('select.up')
    expect(state()).toMatchObject({ isIn: false, count: 1 })
    await editor.run('select.up')
    expect(state()).toMatchObject({ count: 0 })
  })
})

test('Escape leaves groups within groups that hold nothing else, all at once', async () => {
  await editor.run('node.group', { nodes: ['G'], name: 'Outer' })
  await editor.run('node.group', { nodes: ['Outer'], name: 'Outermost' })
  editor.session.set({ entered: editor.named('G').id })
  await editor.run('select.up')
  expect(selection()).toEqual(['Outermost'])
  expect(editor.session.state.entered).toBeNull()
})

describe('views', () => {
  test('come closer to the point that they look at by a factor, and go back by its inverse', async () => {
    const before = editor.view.pose()
    await editor.run('view.zoom', { by: 2 })
    const { eye, target } = editor.view.pose()
    expect(eye).toEqual(before.eye.map((n, i) => target[i] + (n - target[i]) / 2))
    expect(target).toEqual(before.target)
    await editor.run('view.zoom', { by: 0.5 })
    expect(editor.view.pose()).toEqual(before)
    await expect(editor.run('view.zoom', { by: 0 })).rejects.toThrow('by')
  })

  test('turn about the point that they look at, and never over its top', async () => {
    editor.view.setPose({ eye: [0, 0, 5], target: [0, 0, 0], projection: 'perspective', height: 6 })
    await editor.run('view.orbit', { right: 90 })
    expect(editor.view.pose().eye.map((n) => Math.round(n * 1e6) / 1e6)).toEqual([5, 0, 0])
    await editor.run('view.orbit', { right: -90, up: 30 })
    expect(editor.view.pose().eye[1]).toBeCloseTo(2.5, 6)
    await editor.run('view.orbit', { up: 300 })
    const { eye } = editor.view.pose()
    expect(Math.hypot(...eye)).toBeCloseTo(5, 6)
    expect(eye[2]).toBeGreaterThan(0)
  })

  test('are saved, opened and forgotten by name, without a step of undo', async () => {
    const steps = editor.scene.history.steps().length
    await editor.run('view.save', { name: 'Front door' })
    await editor.run('view.save')
    editor.view.setPose({ eye: [9, 9, 9], target: [1, 1, 1], projection: 'orthographic', height: 3 })
    await editor.run('view.open', { name: 'front door' })
    expect(editor.view.pose().eye).toEqual([4, 3, 6])
    expect(editor.session.state.views.map((view) => view.name)).toEqual(['Front door', 'View 1'])
    await editor.run('view.forget', { name: 'View 1' })
    await expect(editor.run('view.open', { name: 'View 1' })).rejects.toThrow(
      'There is no saved view "View 1"; there are: "Front door"',
    )
    expect(editor.scene.history.steps()).toHaveLength(steps)
  })

  test('looking through a camera: the selected one, none, or what is no camera', async () => {
    await expect(editor.run('view.through')).rejects.toThrow('There is no camera in the scene; add one first')
    await editor.run('camera.add', { name: 'Eye' })
    await editor.run('view.through', { steer: true })
    expect(editor.session.state).toMatchObject({ through: editor.named('Eye').id, steering: true })
    await editor.run('view.through')
    expect(editor.session.state).toMatchObject({ through: null, steering: false })
    await expect(editor.run('view.through', { camera: 'B' })).rejects.toThrow('"B" is a mesh; expected a camera')
    await editor.run('view.projection', { projection: 'orthographic' })
    await editor.run('node.setLocked', { nodes: ['Eye'], locked: true })
    await expect(editor.run('view.through', { camera: 'Eye', steer: true })).rejects.toThrow('locked; unlock first')
    await editor.run('node.setLocked', { nodes: ['Eye'], locked: false })
    await editor.run('view.through', { camera: 'Eye' })
    expect(editor.session.state.projection).toBe('perspective')
    await editor.run('node.delete', { nodes: ['Eye'] })
    expect(editor.session.state.through).toBeNull()
  })

  test('a camera is set to where the view stands, below a moved parent too', async () => {
    await editor.run('camera.add', { name: 'Eye' })
    await editor.run('node.group', { nodes: ['Eye'], name: 'Rig' })
    await editor.run('node.transform', { nodes: ['Rig'], position: [1, 2, 3], rotation: [0, 40, 0] })
    await editor.run('camera.fromView', { camera: 'Eye' })
    const { worldMatrix } = await import('../../../src/spatial/index.ts')
    const { elements } = worldMatrix(editor.scene, editor.named('Eye').id)
    expect([elements[12], elements[13], elements[14]]).toEqual([4, 3, 6].map((n) => expect.closeTo(n, 5)))
    const length = Math.hypot(4, 3, 6)
    expect([elements[8], elements[9], elements[10]]).toEqual([4, 3, 6].map((n) => expect.closeTo(n / length, 5)))
  })

  test('a direction that points nowhere is refused', async () => {
    await expect(editor.run('view.look', { direction: [0, 0, 0] })).rejects.toThrow('expected a vector')
    await editor.run('view.look', { direction: [1, 1, 0] })
    expect(editor.looks.at(-1)).toEqual([1, 1, 0])
  })

  test('snapping takes a part of its settings, or just flips', async () => {
    await editor.run('tool.snap', { rotate: 30, surface: true })
    expect(editor.session.state.snap).toMatchObject({ on: false, rotate: 30, surface: true, move: 0.25 })
    await editor.run('tool.snap')
    expect(editor.session.state.snap.on).toBe(true)
  })
})
