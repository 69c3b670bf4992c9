import { close, type Editor, expect, test } from '../support/page.ts'

const add = (editor: Editor, name: string, position: number[], fields: object = {}) =>
  editor.run('mesh.add', { shape: 'box', name, position, ...fields })

async function look(editor: Editor) {
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.run('view.frameAll')
  await editor.settled()
}

test('a click selects, Shift adds, empty space clears; the outliner and the view agree', async ({ editor }) => {
  await add(editor, 'A', [-1.5, 0.5, 0])
  await add(editor, 'B', [1.5, 0.5, 0])
  await look(editor)
  const [a, b] = [await editor.at('A'), await editor.at('B')]
  await editor.page.mouse.click(a.x, a.y)
  expect(await editor.selection()).toEqual(['A'])
  await expect(editor.row('A')).toHaveAttribute('aria-selected', 'true')
  await editor.page.keyboard.down('Shift')
  await editor.page.mouse.click(b.x, b.y)
  await editor.page.keyboard.up('Shift')
  expect(await editor.selection()).toEqual(['A', 'B'])
  const empty = await editor.emptySpot()
  await editor.page.mouse.click(empty.x, empty.y)
  expect(await editor.selection()).toEqual([])
  await editor.row('B').click()
  expect(await editor.selection()).toEqual(['B'])
})

test('a drag moves an object over the ground, one step of undo; Esc takes it back', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const from = await editor.at('A')
  await editor.drag(from, { x: from.x + 80, y: from.y + 40 })
  const { position } = await editor.node('A')
  expect([position[1], Math.hypot(position[0], position[2]) > 0.2]).toEqual([expect.closeTo(0.5, 5), true])
  expect(await editor.history()).toEqual(expect.arrayContaining(['Move A']))
  const steps = (await editor.history()).length

  const now = await editor.at('A')
  await editor.drag(now, { x: now.x - 90, y: now.y }, { release: false })
  expect((await editor.node('A')).position).not.toEqual(position)
  await editor.page.keyboard.press('Escape')
  expect((await editor.node('A')).position).toEqual(position)
  await editor.page.mouse.up()
  expect(await editor.history()).toHaveLength(steps)

  await editor.page.keyboard.press('Control+z')
  expect((await editor.node('A')).position).toEqual([0, 0.5, 0])
})

test('the grabbed point stays under the pointer', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const from = await editor.at('A')
  const to = { x: from.x + 60, y: from.y + 30 }
  await editor.drag(from, to)
  const box = (await editor.canvas.boundingBox())!
  const picked = await editor.page.evaluate(([x, y]) => window.diorama.pick(x, y), [to.x - box.x, to.y - box.y])
  expect(picked).toBe((await editor.node('A')).id)
})

test('snapping puts it on the grid; Ctrl flips it', async ({ editor }) => {
  await add(editor, 'A', [0.1, 0.5, 0.1])
  await editor.run('tool.snap', { on: true, move: 0.5 })
  await look(editor)
  const from = await editor.at('A')
  await editor.drag(from, { x: from.x + 90, y: from.y + 10 })
  const { position } = await editor.node('A')
  expect([position[0] * 2, position[2] * 2]).toEqual([
    expect.closeTo(Math.round(position[0] * 2), 5),
    expect.closeTo(Math.round(position[2] * 2), 5),
  ])
})

test('several move together; Alt drags a copy', async ({ editor }) => {
  await add(editor, 'A', [-1, 0.5, 0])
  await add(editor, 'B', [1, 0.5, 0])
  await look(editor)
  await editor.page.evaluate(() => window.diorama.select([window.diorama.get('A')!.id, window.diorama.get('B')!.id]))
  await editor.run('tool.select')
  const from = await editor.at('A')
  await editor.drag(from, { x: from.x + 60, y: from.y + 20 })
  const [a, b] = [(await editor.node('A')).position, (await editor.node('B')).position]
  expect([b[0] - a[0], b[2] - a[2]]).toEqual([expect.closeTo(2, 4), expect.closeTo(0, 4)])
  await editor.page.evaluate(() => window.diorama.select([]))
  const again = await editor.at('B')
  await editor.page.keyboard.down('Alt')
  await editor.drag(again, { x: again.x + 50, y: again.y + 50 })
  await editor.page.keyboard.up('Alt')
  expect((await editor.nodes()).map((node) => node.name).sort()).toEqual(['A', 'B', 'B 2'])
  expect((await editor.node('B')).position).toEqual(close(b))
})

test('a child of a turned and scaled group moves as the pointer does', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('node.group', { nodes: ['A'], name: 'G' })
  await editor.run('node.transform', { nodes: ['G'], rotation: [0, 35, 0], scale: [2, 1, 0.5] })
  await look(editor)
  const from = await editor.at('G')
  await editor.page.mouse.dblclick(from.x, from.y)
  expect(await editor.selection()).toEqual(['A'])
  const center = () => editor.page.evaluate(() => window.diorama.bounds('A')!)
  const before = await center()
  await editor.run('tool.select')
  await editor.drag(from, { x: from.x + 70, y: from.y })
  const after = await center()
  expect(after.min[1]).toBeCloseTo(before.min[1], 4)
  expect(Math.hypot(after.min[0] - before.min[0], after.min[2] - before.min[2])).toBeGreaterThan(0.2)
  expect((await editor.node('G')).position).toEqual(close([0, 0, 0]))
})

test('the gizmo moves along one axis, turns and scales; each drag is one step', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('view.look', { from: 'front' })
  await look(editor)
  await editor.run('select.set', { nodes: ['A'] })
  await editor.page.keyboard.press('w')
  await editor.settled()
  const middle = await editor.pixel([0, 0.5, 0])
  const handle = { x: middle.x + 48, y: middle.y }
  const steps = (await editor.history()).length
  await editor.drag(handle, { x: handle.x + 80, y: handle.y + 12 })
  const moved = (await editor.node('A')).position
  expect([moved[0] > 0.1, moved[1], moved[2]]).toEqual([true, expect.closeTo(0.5, 4), expect.closeTo(0, 4)])
  expect(await editor.history()).toHaveLength(steps + 1)
  await editor.page.keyboard.press('Control+z')
  expect((await editor.node('A')).position).toEqual([0, 0.5, 0])
})

test('locked nodes are not picked; a click passes through', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const at = await editor.at('A')
  await editor.run('node.setLocked', { nodes: ['A'], locked: true })
  await editor.page.mouse.click(at.x, at.y)
  expect(await editor.selection()).toEqual([])
})

test('orbit, pan and zoom write nothing, and come to rest: an idle page draws no frame', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const steps = await editor.history()
  const camera = () => editor.page.evaluate(() => [0, 1].map((i) => window.diorama.pick(100 + i * 300, 300)).join())
  const empty = await editor.emptySpot()
  await editor.drag(empty, { x: empty.x + 120, y: empty.y - 30 })
  await editor.page.mouse.wheel(0, -240)
  await editor.settled()
  expect(await editor.history()).toEqual(steps)
  expect(await camera()).toBeDefined()
  const frames = () => editor.page.evaluate(() => window.diorama.stats().frames)
  const before = await frames()
  await editor.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 120
        const next = () => (--left ? requestAnimationFrame(next) : resolve())
        requestAnimationFrame(next)
      }),
  )
  expect(await frames()).toBe(before)
})

test('keys: duplicate, group, hide, nudge, delete, tools, frame', async ({ editor }) => {
  const { keyboard } = editor.page
  await add(editor, 'A', [0, 0.5, 0])
  await editor.run('view.look', { from: 'front' })
  await look(editor)
  const at = await editor.at('A')
  await editor.page.mouse.click(at.x, at.y)
  await keyboard.press('Control+d')
  expect(await editor.selection()).toEqual(['A 2'])
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await expect.poll(async () => (await editor.node('A 2')).position[0]).toBeCloseTo(0.5, 5)
  await keyboard.press('Control+g')
  await expect.poll(() => editor.selection()).toEqual(['Group'])
  await keyboard.press('h')
  await expect.poll(async () => (await editor.node('Group')).visible).toBe(false)
  await keyboard.press('Shift+H')
  await expect.poll(async () => (await editor.node('Group')).visible).toBe(true)
  await keyboard.press('Control+Shift+g')
  await keyboard.press('e')
  await expect(editor.page.getByRole('button', { name: 'Rotate', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('f')
  await keyboard.press('Delete')
  await expect.poll(async () => (await editor.nodes()).map((node) => node.name)).toEqual(['A'])
  await editor.page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => (await editor.nodes()).length).toBe(2)
})
