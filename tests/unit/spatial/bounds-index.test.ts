import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NodeId, SceneReader } from '../../../src/document/index.ts'
import { type Bounds, boundsIndex, obstacles, ownBounds, Standing, sceneBounds } from '../../../src/spatial/index.ts'
import { createTestEditor, type TestEditor } from '../../support/editor.ts'

const meets = (a: Bounds, b: Bounds) => [0, 1, 2].every((i) => a.min[i] <= b.max[i] && b.min[i] <= a.max[i])

/** What the index should find, by looking at every node. */
function everyMeeting(scene: SceneReader, box: Bounds): NodeId[] {
  return [...scene.nodes()]
    .filter((node) => {
      const bounds = ownBounds(scene, node)
      return bounds && meets(bounds, box)
    })
    .map(({ id }) => id)
    .sort()
}

const found = (scene: SceneReader, box: Bounds) =>
  boundsIndex(scene)
    .meeting(box)
    .map(({ id }) => id)
    .sort()

type Edit = { is: 'add' | 'move' | 'scale' | 'hide' | 'group' | 'delete' | 'undo' | 'redo'; pick: number; by: number }

async function act({ run, scene, session }: TestEditor, { is, pick, by }: Edit) {
  const ids = [...scene.nodes()].map(({ id }) => id)
  const nodes = ids.length ? [ids[pick % ids.length], ids[(pick * 7) % ids.length]] : []
  if (is === 'add') return run('mesh.add', { shape: 'box', position: [by, 0.5, pick % 5], size: [1, 1, 1] })
  if (is === 'undo') return scene.history.undo()
  if (is === 'redo') return scene.history.redo()
  if (!nodes.length) return
  if (is === 'move') return run('node.translate', { nodes, by: [by, by / 2, -by] })
  if (is === 'scale') return run('node.transform', { nodes: nodes.slice(0, 1), scale: [1 + Math.abs(by), 2, 1] })
  if (is === 'hide') {
    session.select(nodes)
    return run('node.hide')
  }
  if (is === 'group') return run('node.group', { nodes: [...new Set(nodes)] })
  return run('node.delete', { nodes })
}

const edit = fc.record({
  is: fc.constantFrom<Edit['is']>('add', 'add', 'add', 'move', 'scale', 'hide', 'group', 'delete', 'undo', 'redo'),
  pick: fc.nat(100),
  by: fc.integer({ min: -6, max: 6 }),
})
const box = fc
  .tuple(fc.integer({ min: -8, max: 8 }), fc.integer({ min: -8, max: 8 }), fc.integer({ min: 0, max: 6 }))
  .map(([x, z, w]): Bounds => ({ min: [x, 0, z], max: [x + w, 1.2, z + w] }))

describe('the index of bounds', () => {
  test('finds what a look at every node finds, after any edits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 5, maxLength: 40, size: 'max' }),
        fc.array(box, { minLength: 3 }),
        async (edits, boxes) => {
          const editor = createTestEditor()
          boundsIndex(editor.scene)
          for (const [i, one] of edits.entries()) {
            await act(editor, one)
            const asked = boxes[i % boxes.length]
            expect(found(editor.scene, asked)).toEqual(everyMeeting(editor.scene, asked))
          }
        },
      ),
      { numRuns: 80 },
    )
  })

  test('knows what a transaction has written before it ends, and forgets it when it is taken back', async () => {
    const { scene, run } = createTestEditor()
    await run('mesh.add', { shape: 'box', position: [0, 0.5, 0], size: [1, 1, 1] })
    const [id] = [...scene.nodes()].map((node) => node.id)
    const far: Bounds = { min: [9, 0, -1], max: [11, 1, 1] }
    const tx = scene.begin('Move', { source: 'script' } as never)
    tx.nodes.update(id, (node) => {
      node.position = [10, 0.5, 0]
    })
    expect(found(scene, far)).toEqual([id])
    tx.rollback()
    expect(found(scene, far)).toEqual([])
  })

  test('the bounds of the scene shrink again', async () => {
    const { scene, run } = createTestEditor()
    await run('mesh.addMany', {
      items: [0, 10].map((x) => ({ shape: 'box', position: [x, 0.5, 0], size: [1, 1, 1] })),
    })
    expect(sceneBounds(scene)!.max[0]).toBe(10.5)
    scene.history.undo()
    expect(sceneBounds(scene)).toBeNull()
  })
})

describe('obstacles', () => {
  test('are what is shown and does not move, and what was put there since', async () => {
    const { scene, session, run, named } = createTestEditor()
    for (const name of ['A', 'B', 'C']) {
      await run('mesh.add', { shape: 'box', name, position: [0, 0.5, 0], size: [1, 1, 1] })
    }
    session.select([named('C').id])
    await run('node.hide')
    const others = obstacles(scene, [named('A').id])
    const about: Bounds = { min: [-1, 0, -1], max: [1, 1, 1] }
    expect(others.near(about)).toHaveLength(1)
    others.push(about)
    expect(others.near(about)).toHaveLength(2)
  })
})

test('the nearest things that stay are found in a field of thousands, groups as wholes', async () => {
  const { scene, run } = createTestEditor()
  const items = Array.from({ length: 2500 }, (_, i) => ({
    shape: 'box',
    name: `N${i}`,
    position: [(i % 50) * 2, 0.5, Math.floor(i / 50) * 2],
    size: [1, 1, 1],
  }))
  await run('mesh.addMany', { items })
  const at = (x: number, z: number) => [...scene.nodes()].find((n) => n.position[0] === x && n.position[2] === z)!.id
  await run('node.group', { nodes: [at(50, 50), at(52, 50)] })
  const moving = at(48, 50)
  const near = new Standing(scene, [moving]).near(ownBounds(scene, scene.node(moving)!)!, 100)
  expect(near).toHaveLength(24)
  expect(near.some(({ min, max }) => min[0] === 49.5 && max[0] === 52.5)).toBe(true)
  expect(near.every(({ min }) => Math.abs(min[0] - 47.5) <= 8 && Math.abs(min[2] - 49.5) <= 8)).toBe(true)
})
