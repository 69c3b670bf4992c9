import type { Vec3 } from '../../src/document/index.ts'
import { close, type Editor, expect, test } from '../support/page.ts'

const add = (editor: Editor, name: string, position: number[], fields: object = {}) =>
  editor.run('mesh.add', { shape: 'box', name, position, ...fields })
const middle = ({ min, max }: { min: Vec3; max: Vec3 }): Vec3 => min.map((n, i) => (n + max[i]) / 2) as Vec3
const minus = (a: readonly number[], b: readonly number[]) => a.map((n, i) => n - b[i]) as Vec3

async function look(editor: Editor, direction: number[]) {
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.run('view.look', { direction })
  await editor.run('view.frameAll')
  await editor.settled()
}

/** Presses on the middle of a node's top and drags by pixels; says how far the node went, and where its top ended. */
async function dragTop(editor: Editor, name: string, dx: number, dy: number) {
  const { min, max } = await editor.bounds(name)
  const top: Vec3 = [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2]
  const from = await editor.pixel(top)
  const to = { x: from.x + dx, y: from.y + dy }
  await editor.drag(from, to)
  const by = minus((await editor.bounds(name)).min, min)
  const ended = await editor.pixel(top.map((n, i) => n + by[i]))
  return { by, to, ended }
}

const ANGLES = { 'from a corner': [0.62, 0.5, 0.78], 'from above, behind': [-0.3, 1, -0.5] }

for (const [angle, direction] of Object.entries(ANGLES)) {
  test(`the grabbed point stays under the pointer, ${angle}: one, several, one below a turned and scaled parent`, async ({
    editor,
  }) => {
    await editor.run('tool.snap', { guides: false })
    await add(editor, 'A', [-1.5, 0.5, 0])
    await add(editor, 'B', [1.5, 0.5, 0])
    await add(editor, 'Child', [0, 0.5, 2])
    await editor.run('node.group', { nodes: ['Child'], name: 'Parent' })
    await editor.run('node.transform', { nodes: ['Parent'], rotation: [0, 35, 0], scale: [2, 1, 0.5] })
    await look(editor, direction)
    const steps = (await editor.history()).length

    const one = await dragTop(editor, 'A', 46, 28)
    expect(one.by[1]).toBeCloseTo(0, 6)
    expect(Math.hypot(one.ended.x - one.to.x, one.ended.y - one.to.y)).toBeLessThan(1)
    expect((await editor.history()).length).toBe(steps + 1)

    const before = middle(await editor.bounds('B'))
    await editor.run('select.set', { nodes: ['A', 'B', 'Parent'] })
    const several = await dragTop(editor, 'A', -40, 22)
    expect(minus(middle(await editor.bounds('B')), before)).toEqual(close(several.by))
    expect(Math.hypot(several.ended.x - several.to.x, several.ended.y - several.to.y)).toBeLessThan(1)

    await editor.page.evaluate(() => window.diorama.select([]))
    const at = await editor.pixel(middle(await editor.bounds('Child')))
    await editor.page.mouse.dblclick(at.x, at.y)
    expect(await editor.selection()).toEqual(['Child'])
    const child = await dragTop(editor, 'Child', 30, -20)
    expect(child.by[1]).toBeCloseTo(0, 6)
    expect(Math.hypot(child.ended.x - child.to.x, child.ended.y - child.to.y)).toBeLessThan(1)
    expect((await editor.node('Parent')).position).toEqual(close((await editor.node('Parent')).position))
    expect((await editor.history()).length).toBe(steps + 3)
    await editor.run('tool.snap', { guides: true })
  })
}

test('Y lifts while it is held, the height is shown, and Esc puts all back', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor, [0.62, 0.5, 0.78])
  const from = await editor.pixel([0, 1, 0])
  await editor.drag(from, { x: from.x + 30, y: from.y }, { release: false })
  const ground = (await editor.node('A')).position
  await editor.page.keyboard.down('y')
  await editor.page.mouse.move(from.x + 30, from.y - 60, { steps: 4 })
  const lifted = (await editor.node('A')).position
  expect([lifted[0], lifted[2]]).toEqual([expect.closeTo(ground[0], 5), expect.closeTo(ground[2], 5)])
  expect(lifted[1]).toBeGreaterThan(0.6)
  await expect(editor.page.locator('.mark-drop')).toContainText(`${(lifted[1] - 0.5).toFixed(2)} m`)
  await editor.page.keyboard.up('y')
  await editor.page.keyboard.press('Escape')
  expect((await editor.node('A')).position).toEqual([0, 0.5, 0])
  await editor.page.mouse.up()
  await expect(editor.page.locator('.viewport-marks')).toHaveCount(0)
})

test('typed numbers set the distance, along the way of the drag or an axis', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor, [0.62, 0.5, 0.78])
  const { keyboard, mouse } = editor.page
  const from = await editor.pixel([0, 1, 0])
  await editor.drag(from, { x: from.x + 60, y: from.y + 5 }, { release: false })
  await keyboard.type('2.5')
  await keyboard.press('Enter')
  await mouse.up()
  const { position } = await editor.node('A')
  expect(Math.hypot(position[0], position[2])).toBeCloseTo(2.5, 6)
  expect((await editor.history()).at(-1)).toBe('Move A')

  await look(editor, [0.62, 0.5, 0.78])
  const again = await editor.at('A')
  await editor.drag(again, { x: again.x + 50, y: again.y }, { release: false })
  await keyboard.press('Escape')
  await mouse.up()
  await editor.drag(again, { x: again.x + 12, y: again.y }, { release: false })
  await keyboard.down('z')
  await mouse.move(again.x - 40, again.y + 30, { steps: 2 })
  await keyboard.type('1,25')
  await mouse.up()
  await keyboard.up('z')
  const after = (await editor.node('A')).position
  // The first pixels went over the ground; from where Z was pressed on, only that axis moved, by what was typed.
  expect(after[1]).toBe(0.5)
  expect(Math.abs(after[2] - position[2])).toBeGreaterThan(1)
  expect(Math.abs(after[0] - position[0])).toBeLessThan(0.4)
  await keyboard.press('Control+z')
  expect((await editor.node('A')).position).toEqual(close(position))
})

test('surfaces: it rests on what is under the pointer; with Shift it stands on a slope', async ({ editor }) => {
  await add(editor, 'Table', [0, 0.4, 0], { size: [2, 0.8, 1.4] })
  await add(editor, 'A', [0, 0.2, 2], { size: [0.4, 0.4, 0.4] })
  await editor.run('node.setLocked', { nodes: ['Table'], locked: true })
  await editor.run('tool.snap', { on: true, surface: true, grid: false })
  await look(editor, [0.62, 0.7, 0.78])
  const from = await editor.at('A')
  await editor.drag(from, await editor.pixel([-0.4, 0.8, 0.2]))
  expect((await editor.bounds('A')).min[1]).toBeCloseTo(0.8, 3)
  await editor.drag(await editor.at('A'), await editor.pixel([0.9, 0, 1.6]))
  expect((await editor.bounds('A')).min[1]).toBeCloseTo(0, 3)

  await add(editor, 'Ramp', [-2.2, 0.6, 0.4], { size: [1.4, 0.1, 1.4] })
  await editor.run('node.transform', { nodes: ['Ramp'], rotation: [0, 0, -30] })
  await editor.run('view.frameAll')
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.settled()
  const start = await editor.at('A')
  const up = [Math.sin(Math.PI / 6) * 0.05, Math.cos(Math.PI / 6) * 0.05, 0]
  const goal = await editor.pixel([-2.2 + up[0], 0.6 + up[1], 0.4])
  await editor.drag(start, goal, { release: false })
  await editor.page.keyboard.down('Shift')
  await editor.page.mouse.move(goal.x + 1, goal.y)
  await editor.page.mouse.move(goal.x, goal.y)
  await editor.page.mouse.up()
  await editor.page.keyboard.up('Shift')
  const world = await editor.page.evaluate(() => window.diorama.matrixWorld('A'))
  expect([world[4], world[5], world[6]]).toEqual([0.5, 0.866, 0].map((n) => expect.closeTo(n, 2)))
})

test('guides: a side that nearly lines up with a neighbour’s does, and says so; Ctrl lets go', async ({ editor }) => {
  await add(editor, 'A', [-1.5, 0.5, 0.05])
  await add(editor, 'B', [1.5, 0.5, 0.35])
  await look(editor, [0.01, 1, 0.4])
  const from = await editor.pixel([-1.5, 1, 0.05])
  const to = await editor.pixel([-1.2, 1, 0.36])
  await editor.drag(from, to, { release: false })
  expect((await editor.node('A')).position[2]).toBeCloseTo(0.35, 6)
  await expect(editor.page.locator('.mark-align').first()).toBeVisible()
  await expect(editor.page.locator('.mark-gap, .mark-equal').first()).toContainText(/m$/)
  await editor.page.mouse.up()
  await editor.page.keyboard.press('Control+z')
  await editor.run('tool.snap', { grid: false })
  await editor.page.keyboard.down('Control')
  await editor.drag(from, to)
  await editor.page.keyboard.up('Control')
  expect((await editor.node('A')).position[2]).not.toBeCloseTo(0.35, 4)
})

test('points: a corner meets a neighbour’s corner', async ({ editor }) => {
  await add(editor, 'A', [-1.5, 0.5, 0])
  await add(editor, 'B', [1.5, 0.5, 0])
  await editor.run('tool.snap', { on: true, points: true, grid: false })
  await look(editor, [0.1, 1, 0.5])
  await editor.drag(await editor.pixel([-1.5, 1, 0]), await editor.pixel([0.53, 1, 0.03]))
  expect((await editor.node('A')).position).toEqual(close([0.5, 0.5, 0]))
})
