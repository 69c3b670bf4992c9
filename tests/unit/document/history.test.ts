import { beforeEach, describe, expect, test } from 'vitest'
import { createNode, createScene, type Origin, type Scene } from '../../../src/document/index.ts'
import { createSession, type Session } from '../../../src/session/session.ts'

let scene: Scene
let session: Session
let now = 0

const rename = (name: string, origin: Origin = { source: 'user' }, id = 'a') =>
  scene.transact(`Rename to ${name}`, origin, (tx) => tx.nodes.put({ ...scene.node(id)!, name }))
const nameOf = (id = 'a') => scene.node(id)!.name

beforeEach(() => {
  now = 0
  scene = createScene(() => now)
  session = createSession(scene)
  scene.transact('Add', { source: 'user' }, (tx) => {
    tx.nodes.put(createNode('group', { id: 'a', name: 'A', order: 'a0' }))
    tx.nodes.put(createNode('group', { id: 'b', name: 'B', order: 'a1' }))
  })
})

describe('undo and redo', () => {
  test('go back and forth', () => {
    rename('X')
    rename('Y')
    scene.history.undo()
    expect(nameOf()).toBe('X')
    scene.history.undo()
    expect(nameOf()).toBe('A')
    scene.history.redo()
    scene.history.redo()
    expect(nameOf()).toBe('Y')
    expect(scene.history.redo()).toEqual([])
  })

  test('what is set to what it is already is no step, and writes nothing', () => {
    const before = scene.node('a')
    rename('A')
    scene.transact('Stay', { source: 'user' }, (tx) =>
      tx.nodes.update('a', (node) => {
        node.position = [...node.position]
      }),
    )
    expect(scene.node('a')).toBe(before)
    expect(scene.history.steps()).toHaveLength(1)
  })

  test('a new change forgets what was undone', () => {
    rename('X')
    scene.history.undo()
    rename('Z')
    expect(scene.history.redoStep).toBeUndefined()
  })

  test('restore the selection of that moment', () => {
    session.select(['a'])
    scene.transact('Delete', { source: 'user' }, (tx) => tx.nodes.remove('a'))
    expect(session.state.selection).toEqual([])
    session.select(['b'])
    scene.history.undo()
    expect(session.state.selection).toEqual(['a'])
    scene.history.redo()
    expect(session.state.selection).toEqual([])
  })

  test('a contiguous group is one step', () => {
    const turn: Origin = { source: 'assistant', group: 'turn' }
    rename('X', turn)
    rename('Y', turn)
    expect(scene.history.steps().map((step) => step.label)).toEqual(['Add', 'Rename to X and 1 more'])
    scene.history.undo()
    expect(nameOf()).toBe('A')
    scene.history.redo()
    expect(nameOf()).toBe('Y')
  })

  test('a user’s edit between the calls of a turn stays a step of its own', () => {
    const turn: Origin = { source: 'assistant', group: 'turn' }
    rename('X', turn)
    rename('U', { source: 'user' }, 'b')
    rename('Y', turn)
    scene.history.undo()
    expect([nameOf(), nameOf('b')]).toEqual(['X', 'U'])
    scene.history.undo()
    expect([nameOf(), nameOf('b')]).toEqual(['X', 'B'])
  })

  test('equal coalesce keys merge within a second', () => {
    const nudge: Origin = { source: 'user', coalesce: 'nudge' }
    rename('X', nudge)
    now = 900
    rename('Y', nudge)
    now = 5000
    rename('Z', nudge)
    expect(scene.history.entries()).toHaveLength(3)
    scene.history.undo()
    expect(nameOf()).toBe('Y')
    scene.history.undo()
    expect(nameOf()).toBe('A')
  })
})

describe('revert', () => {
  const turn: Origin = { source: 'assistant', group: 'turn' }

  test('takes a group back as a new step, where nobody touched its records since', () => {
    rename('X', turn)
    rename('U', { source: 'user' }, 'b')
    scene.history.revert('turn', { source: 'user' })
    expect([nameOf(), nameOf('b')]).toEqual(['A', 'U'])
    scene.history.undo()
    expect(nameOf()).toBe('X')
  })

  test('else says what did', () => {
    rename('X', turn)
    rename('Mine')
    expect(scene.history.revert('turn', { source: 'user' })).toMatchObject({
      conflict: true,
      label: 'Rename to Mine',
      source: 'user',
    })
    expect(nameOf()).toBe('Mine')
  })
})
