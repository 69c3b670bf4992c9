import { close, type Editor, expect, test } from '../support/page.ts'

const add = (editor: Editor, name: string, position: number[], fields: object = {}) =>
  editor.run('mesh.add', { shape: 'box', name, position, ...fields })

async function take(editor: Editor, tool: 'w' | 'e' | 'r', nodes: string[], direction = [0.62, 0.5, 0.78]) {
  await editor.run('view.look', { direction })
  await editor.run('view.frameAll')
  await editor.run('select.set', { nodes })
  await editor.canvas
    .locator('..')
    .locator('..')
    .evaluate((element) => (element as HTMLElement).focus())
  await editor.page.keyboard.press(tool)
  await editor.settled()
}

const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }

/** Where a handle can be taken hold of: along the axis as it lies on the screen, found by what the pointer becomes. */
async function handle(editor: Editor, origin: number[], direction: number[], distances = [56, 64, 48, 72, 40]) {
  const [from, to] = [await editor.pixel(origin), await editor.pixel(origin.map((n, i) => n + direction[i] * 0.05))]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  for (const distance of distances) {
    const at = {
      x: from.x + ((to.x - from.x) / length) * distance,
      y: from.y + ((to.y - from.y) / length) * distance,
    }
    await editor.page.mouse.move(at.x, at.y)
    await editor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    if ((await editor.page.locator('.viewport-canvas').getAttribute('data-cursor')) === 'grab') {
      return { at, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
    }
  }
  throw new Error(`There is no handle along [${direction}]`)
}

async function pull(editor: Editor, origin: number[], direction: number[], pixels: number, keys = '') {
  const { at, along } = await handle(editor, origin, direction)
  await editor.drag(at, { x: at.x + along.x * pixels, y: at.y + along.y * pixels }, { release: false })
  if (keys) await editor.page.keyboard.type(keys)
  await editor.page.mouse.up()
}

for (const [angle, direction] of Object.entries({ corner: [0.62, 0.5, 0.78], behind: [-0.5, 0.9, -0.6] })) {
  test(`axes move along themselves alone, one step each (${angle})`, async ({ editor }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await editor.run('tool.snap', { guides: false })
    for (const [i, axis] of (['x', 'y', 'z'] as const).entries()) {
      await take(editor, 'w', ['A'], direction)
      const before = await editor.node('A')
      const steps = (await editor.history()).length
      await pull(editor, before.position, AXES[axis], 40)
      const { position } = await editor.node('A')
      position.forEach((n, k) => {
        if (k === i) expect(n - before.position[k]).toBeGreaterThan(0.1)
        else expect(n).toBeCloseTo(before.position[k], 6)
      })
      expect((await editor.history()).length).toBe(steps + 1)
    }
    await editor.run('tool.snap', { guides: true })
  })
}

test('a typed number sets the length; the own axes of a turned node are followed', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('node.transform', { nodes: ['A'], rotation: [0, 30, 0] })
  await editor.run('tool.space', { space: 'local' })
  await take(editor, 'w', ['A'])
  const own = [Math.cos(Math.PI / 6), 0, -Math.sin(Math.PI / 6)]
  await pull(editor, [0, 0.5, 0], own, 40, '1.5')
  expect((await editor.node('A')).position).toEqual(close([own[0] * 1.5, 0.5, own[2] * 1.5]))
})

test('turns by steps and by typed degrees, several about their middle or each about its own', async ({ editor }) => {
  await add(editor, 'A', [-1, 0.5, 0])
  await add(editor, 'B', [1, 0.5, 0])
  await take(editor, 'e', ['A', 'B'], [0, 1, 0.001])
  const at = await editor.pixel([0, 0.5, 0])
  const from = { x: at.x + 76, y: at.y }
  await editor.drag(from, { x: at.x + 20, y: at.y - 70 }, { release: false })
  await editor.page.keyboard.type('90')
  await editor.page.mouse.up()
  expect((await editor.node('A')).position).toEqual(close([0, 0.5, 1]))
  expect((await editor.node('B')).position).toEqual(close([0, 0.5, -1]))
  await editor.page.keyboard.press('Control+z')
  expect((await editor.node('A')).position).toEqual(close([-1, 0.5, 0]))

  await editor.run('tool.pivot', { pivot: 'each' })
  await editor.run('tool.snap', { on: true, rotate: 15 })
  await editor.drag(from, { x: at.x + 20, y: at.y - 70 })
  const [a, b] = [await editor.node('A'), await editor.node('B')]
  expect([a.position, b.position]).toEqual([close([-1, 0.5, 0]), close([1, 0.5, 0])])
  const degrees = (2 * Math.atan2(b.rotation[1], b.rotation[3]) * 180) / Math.PI
  expect(degrees / 15).toBeCloseTo(Math.round(degrees / 15), 4)
  expect(degrees).toBeGreaterThan(40)
})

test('scales along an axis about the bottom, and evenly from the middle handle', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('tool.pivot', { pivot: 'bottom' })
  await take(editor, 'r', ['A'])
  await pull(editor, [0, 0, 0], AXES.y, 30, '2')
  expect(await editor.node('A')).toMatchObject({ position: close([0, 1, 0]), scale: close([1, 2, 1]) })
  await editor.page.keyboard.press('Control+z')
  await editor.settled()
  const center = await editor.pixel([0, 0, 0])
  await editor.drag(center, { x: center.x + 60, y: center.y }, { release: false })
  await editor.page.keyboard.type('1.5')
  await editor.page.mouse.up()
  expect((await editor.node('A')).scale).toEqual(close([1.5, 1.5, 1.5]))
  expect((await editor.bounds('A')).min[1]).toBeCloseTo(0, 4)
})

test('nodes of different parents move as one; locked ones are left alone; Esc restores', async ({ editor }) => {
  await add(editor, 'A', [-1, 0.5, 0])
  await add(editor, 'B', [1, 0.5, 0])
  await add(editor, 'C', [0, 0.5, 1.5])
  await editor.run('node.group', { nodes: ['B'], name: 'G' })
  await editor.run('node.transform', { nodes: ['G'], rotation: [0, 90, 0], scale: [2, 1, 0.5] })
  await editor.run('node.setLocked', { nodes: ['C'], locked: true })
  const before = await Promise.all(['A', 'B', 'C'].map((name) => editor.bounds(name)))
  await take(editor, 'w', ['A', 'B', 'C'])
  const [a, b] = before
  const origin = [0, 1, 2].map((i) => (Math.min(a.min[i], b.min[i]) + Math.max(a.max[i], b.max[i])) / 2)
  await pull(editor, origin, AXES.y, 30, '0.75')
  const after = await Promise.all(['A', 'B', 'C'].map((name) => editor.bounds(name)))
  expect(after.map(({ min }, i) => min[1] - before[i].min[1])).toEqual(close([0.75, 0.75, 0]))
  await editor.page.keyboard.press('Control+z')
  await editor.settled()
  const { at, along } = await handle(editor, origin, AXES.y)
  await editor.drag(at, { x: at.x + along.x * 40, y: at.y + along.y * 40 }, { release: false })
  await editor.page.keyboard.press('Escape')
  await editor.page.mouse.up()
  expect(await Promise.all(['A', 'B', 'C'].map((name) => editor.bounds(name)))).toEqual(before)
})

test('a plane handle keeps to its plane, the ring goes across the view, the middle over the ground', async ({
  editor,
}) => {
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('tool.snap', { guides: false })
  const start = [0, 0.5, 0]
  const back = async () => {
    await editor.page.keyboard.press('Control+z')
    await editor.settled()
  }
  await take(editor, 'w', ['A'])
  const [center, onX, onY] = await Promise.all([
    editor.pixel(start),
    editor.pixel([0.05, 0.5, 0]),
    editor.pixel([0, 0.55, 0]),
  ])
  // The sizes of the gizmo are pixels where an axis lies across the view: Y is nearly so, and gives their measure.
  const { at: tip } = await handle(editor, start, AXES.y, [84])
  const perStep = Math.hypot(tip.x - center.x, tip.y - center.y) / 84 / Math.hypot(onY.x - center.x, onY.y - center.y)
  const corner = {
    x: center.x + (onX.x + onY.x - 2 * center.x) * perStep * 40,
    y: center.y + (onX.y + onY.y - 2 * center.y) * perStep * 40,
  }
  await editor.drag(corner, { x: corner.x + 30, y: corner.y - 30 })
  const plane = (await editor.node('A')).position
  expect([plane[0] !== 0, plane[1] !== 0.5, plane[2]]).toEqual([true, true, 0])
  await back()

  const ring = { x: center.x - 11, y: center.y + 8 }
  await editor.drag(ring, { x: ring.x, y: ring.y - 50 })
  const free = (await editor.node('A')).position
  expect(free[1]).toBeGreaterThan(0.6)
  const moved = await editor.pixel(free)
  expect([moved.x - center.x, moved.y - center.y]).toEqual([expect.closeTo(0, 0), expect.closeTo(-50, 0)])
  await back()

  await editor.drag(center, { x: center.x + 40, y: center.y })
  expect((await editor.node('A')).position[1]).toBeCloseTo(0.5, 6)
  await editor.run('tool.snap', { guides: true })
})
