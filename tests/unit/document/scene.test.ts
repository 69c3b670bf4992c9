import { beforeEach, describe, expect, test } from 'vitest'
import { createNode, createScene, type Scene, type SceneDiff } from '../../../src/document/index.ts'
import { snapshot } from '../../support/editor.ts'

const USER = { source: 'user' } as const
let scene: Scene

const add = (name: string, parent: string | null = null, order = 'a0') => {
  const node = createNode('group', { name, parent, order })
  scene.transact(`Add ${name}`, USER, (tx) => tx.nodes.put(node))
  return node.id
}

beforeEach(() => {
  scene = createScene()
})

describe('transactions', () => {
  test('a commit is one entry, with the first before and the last after of each record', () => {
    const id = add('A')
    const tx = scene.begin('Rename twice', USER)
    tx.nodes.update(id, (node) => void (node.name = 'B'))
    tx.nodes.update(id, (node) => void (node.name = 'C'))
    const entry = tx.commit()!
    const change = entry.diff.nodes.get(id)!
    expect([change.before?.name, change.after?.name]).toEqual(['A', 'C'])
    expect(scene.history.entries()).toHaveLength(2)
  })

  test('an empty one leaves no entry', () => {
    const id = add('A')
    const tx = scene.begin('Nothing', USER)
    tx.nodes.put({ ...scene.node(id)!, name: 'B' })
    tx.nodes.put({ ...scene.node(id)! })
    tx.rollback()
    expect(scene.begin('Nothing', USER).commit()).toBeNull()
    expect(scene.history.entries()).toHaveLength(1)
  })

  test('rollback leaves no trace', () => {
    const id = add('A')
    const before = snapshot(scene)
    const tx = scene.begin('Try', USER)
    tx.nodes.put(createNode('group', { name: 'B', parent: id, order: 'a0' }))
    tx.nodes.remove(id)
    tx.settings((draft) => void (draft.name = 'Other'))
    tx.rollback()
    expect(snapshot(scene)).toEqual(before)
    expect(scene.children(null)).toEqual([id])
  })

  test('a throw in transact rolls back and comes through', () => {
    const before = snapshot(scene)
    expect(() =>
      scene.transact('Bad', USER, (tx) => {
        tx.nodes.put(createNode('group', { name: 'A', order: 'a0' }))
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(snapshot(scene)).toEqual(before)
    expect(scene.open).toBeNull()
  })

  test('only one is open at a time', () => {
    scene.begin('First', USER)
    expect(() => scene.begin('Second', USER)).toThrow('"Second" cannot begin while "First" is open')
  })

  test('transact inside transact is a part of it; a throw inside takes back just that part', () => {
    scene.transact('Outer', USER, (tx) => {
      tx.nodes.put(createNode('group', { id: 'a', name: 'A', order: 'a0' }))
      expect(() =>
        scene.transact('Inner', USER, (inner) => {
          inner.nodes.put(createNode('group', { id: 'b', name: 'B', order: 'a1' }))
          throw new Error('no')
        }),
      ).toThrow('no')
      scene.transact('Inner', USER, (inner) =>
        inner.nodes.put(createNode('group', { id: 'c', name: 'C', order: 'a2' })),
      )
    })
    expect(scene.children(null)).toEqual(['a', 'c'])
    expect(scene.history.entries()).toHaveLength(1)
  })

  test('an asynchronous write is refused and rolled back', () => {
    expect(() =>
      scene.transact('Late', USER, async (tx) => {
        tx.nodes.put(createNode('group', { name: 'A', order: 'a0' }))
      }),
    ).toThrow('gather first')
    expect(scene.nodeCount).toBe(0)
  })

  test.each([
    ['a missing parent', { parent: 'nobody' }, 'does not exist'],
    ['a number that is not finite', { position: [Number.NaN, 0, 0] as [number, number, number] }, 'no finite number'],
  ])('refuses %s', (_what, fields, message) => {
    expect(() =>
      scene.transact('Bad', USER, (tx) => tx.nodes.put(createNode('group', { name: 'A', order: 'a0', ...fields }))),
    ).toThrow(message)
    expect(scene.nodeCount).toBe(0)
  })

  test('refuses a cycle', () => {
    const a = add('A')
    const b = add('B', a)
    expect(() => scene.transact('Loop', USER, (tx) => tx.nodes.update(a, (node) => void (node.parent = b)))).toThrow(
      'below itself',
    )
    expect(scene.node(a)!.parent).toBeNull()
  })

  test('removing a node removes all below it', () => {
    const a = add('A')
    add('C', add('B', a))
    scene.transact('Remove', USER, (tx) => tx.nodes.remove(a))
    expect(scene.nodeCount).toBe(0)
    scene.history.undo()
    expect(scene.nodeCount).toBe(3)
  })

  test('idle waits for the open one', async () => {
    const tx = scene.begin('Drag', USER)
    let isIdle = false
    const waiting = scene.idle().then(() => {
      isIdle = true
    })
    await Promise.resolve()
    expect(isIdle).toBe(false)
    tx.commit()
    await waiting
    expect(isIdle).toBe(true)
  })
})

describe('listeners', () => {
  test('live diffs add up to the commit', () => {
    const live: SceneDiff[] = []
    const commits: SceneDiff[] = []
    scene.onDiff((diff, { phase }) => (phase === 'live' ? live : commits).push(diff))
    const tx = scene.begin('Two', USER)
    tx.nodes.put(createNode('group', { id: 'a', name: 'A', order: 'a0' }))
    scene.flush()
    tx.nodes.put(createNode('group', { id: 'b', name: 'B', order: 'a1' }))
    tx.commit()
    expect(live.map((diff) => [...diff.nodes.keys()])).toEqual([['a'], ['b']])
    expect(commits.map((diff) => [...diff.nodes.keys()])).toEqual([['a', 'b']])
  })

  test('only the listeners of a record that changed are called', () => {
    const [a, b] = [add('A'), add('B', null, 'a1')]
    const called: string[] = []
    scene.onRecord(a, () => called.push('a'))
    scene.onRecord(b, () => called.push('b'))
    scene.transact('Rename', USER, (tx) => tx.nodes.update(a, (node) => void (node.name = 'X')))
    expect(called).toEqual(['a'])
  })
})

describe('children', () => {
  test('are in order, and the same list until one changes', () => {
    const [b, a] = [add('B', null, 'a1'), add('A', null, 'a0')]
    expect(scene.children(null)).toEqual([a, b])
    const list = scene.children(null)
    scene.transact('Rename', USER, (tx) => tx.nodes.update(a, (node) => void (node.name = 'X')))
    expect(scene.children(null)).toBe(list)
  })
})
