import type { Vec3 } from '../../src/document/index.ts'
import { FIXTURES } from '../fixtures/models.ts'
import { close, type Editor, expect, test } from '../support/page.ts'

const add = (editor: Editor, name: string, position: number[], fields: object = {}) =>
  editor.run('mesh.add', { shape: 'box', name, position, ...fields })

async function look(editor: Editor, direction: number[] = [0.62, 0.5, 0.78]) {
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.run('view.look', { direction })
  await editor.run('view.frameAll')
  await editor.settled()
  await editor.page.locator('.viewport-canvas').focus()
}

/** Where some points of the world are seen: tells one view from another. */
const seen = (editor: Editor) =>
  editor.page.evaluate(() =>
    [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ].map((p) => {
      const at = window.diorama.project(p as [number, number, number])
      return at && [Math.round(at.x), Math.round(at.y)]
    }),
  )

/** A picture of the scene alone, without what is drawn over it. */
const picture = (editor: Editor) =>
  editor.page.evaluate(async () => {
    const bytes = new Uint8Array(await (await window.diorama.screenshot()).arrayBuffer())
    return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')
  })

test.describe('selection', () => {
  test('a box takes what is whole from left to right, what it touches from right to left; Alt takes away', async ({
    editor,
  }) => {
    await add(editor, 'A', [-2, 0.5, 0])
    await add(editor, 'B', [0, 0.5, 0])
    await add(editor, 'C', [2, 0.5, 0])
    await look(editor, [0, 0.3, 1])
    const [left, right] = [await editor.pixel([-2.8, 1.6, 0.5]), await editor.pixel([0, -0.4, 0.5])]
    const { keyboard } = editor.page
    await keyboard.down('Shift')
    await editor.drag(left, right, { release: false })
    expect(await editor.selection()).toEqual(['A'])
    await keyboard.press('Escape')
    expect(await editor.selection()).toEqual([])
    await editor.page.mouse.up()
    await editor.drag(left, right)
    expect(await editor.selection()).toEqual(['A'])
    await editor.drag(right, left)
    expect((await editor.selection()).sort()).toEqual(['A', 'B'])
    await keyboard.down('Alt')
    await editor.drag(right, left)
    await keyboard.up('Alt')
    await keyboard.up('Shift')
    expect(await editor.selection()).toEqual([])
    await keyboard.press('Control+a')
    await expect.poll(() => editor.selection()).toHaveLength(3)
    expect(await editor.history()).not.toContain('Select')
  })

  test('a click on the same spot again takes what lies behind', async ({ editor }) => {
    await add(editor, 'Front', [0, 0.5, 1])
    await add(editor, 'Back', [0, 0.5, -1])
    await look(editor, [0, 0.1, 1])
    const at = await editor.pixel([0, 0.5, 1.5])
    await editor.page.mouse.click(at.x, at.y)
    expect(await editor.selection()).toEqual(['Front'])
    const first = await editor.page.evaluate(() => performance.now())
    await editor.page.waitForFunction((start) => performance.now() > start + 600, first)
    await editor.page.mouse.click(at.x, at.y)
    expect(await editor.selection()).toEqual(['Back'])
  })

  test('hovering shows what a click would take; a double click enters, the rest is dimmed, Esc leaves', async ({
    editor,
  }) => {
    await add(editor, 'Lid', [0, 1.25, 0], { size: [1, 0.5, 1] })
    await add(editor, 'Base', [0, 0.5, 0])
    await add(editor, 'Other', [2, 0.5, 0])
    await editor.run('node.group', { nodes: ['Lid', 'Base'], name: 'Jar' })
    await look(editor)
    const plain = await editor.canvas.screenshot()
    const lid = await editor.pixel([0, 1.5, 0])
    await editor.page.mouse.move(lid.x, lid.y)
    await expect(editor.page.locator('.viewport-canvas')).toHaveAttribute('data-cursor', 'node')
    await editor.settled()
    expect(plain.equals(await editor.canvas.screenshot())).toBe(false)
    await editor.page.mouse.dblclick(lid.x, lid.y)
    expect(await editor.selection()).toEqual(['Lid'])
    await expect(editor.page.getByRole('navigation', { name: 'Place in the scene' })).toContainText('Jar')
    await editor.page.keyboard.press('Escape')
    await expect.poll(() => editor.selection()).toEqual(['Jar'])
    await editor.page.keyboard.press('Escape')
    await expect.poll(() => editor.selection()).toEqual([])
  })
})

test('lights are picked by their outlines, unless those are hidden', async ({ editor }) => {
  await add(editor, 'Floor', [0, -0.5, 0], { size: [6, 0.1, 6] })
  await editor.run('light.add', { type: 'spot', name: 'Lamp', position: [0, 2, 0] })
  await look(editor)
  const rim = await editor.page.evaluate(() => {
    const node = window.diorama.get('Lamp') as unknown as { angle: number; range: number }
    const m = window.diorama.matrixWorld('Lamp')
    const reach = node.range || 2
    const x = reach * Math.tan((node.angle * Math.PI) / 180)
    return [0, 1, 2].map((i) => m[12 + i] + m[i] * x - m[8 + i] * reach)
  })
  const at = await editor.pixel(rim)
  await editor.page.mouse.click(at.x, at.y)
  expect(await editor.selection()).toEqual(['Lamp'])
  await editor.run('view.helpers', { shown: false })
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.page.mouse.click(at.x, at.y)
  expect(await editor.selection()).not.toContain('Lamp')
  await editor.run('view.helpers', { shown: true })
})

test('with direct dragging off, a drag on a node moves the view and not the node', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  await editor.run('tool.directDrag', { on: false })
  const [at, before] = [await editor.at('A'), await seen(editor)]
  await editor.drag(at, { x: at.x + 60, y: at.y })
  await editor.settled()
  expect((await editor.node('A')).position).toEqual([0, 0.5, 0])
  expect(await seen(editor)).not.toEqual(before)
  await editor.run('tool.directDrag', { on: true })
})

test.describe('views', () => {
  test('the cube looks from faces, edges and corners and orbits; nothing is written', async ({ editor }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await look(editor)
    const steps = await editor.history()
    const corner = await seen(editor)
    await editor.page.getByRole('button', { name: 'Look from the front', exact: true }).click()
    await editor.settled()
    const [origin, x, y] = (await seen(editor)) as [number[], number[], number[]]
    expect(x[0] - origin[0]).toBeGreaterThan(20)
    expect(Math.abs(x[1] - origin[1])).toBeLessThan(2)
    expect(origin[1] - y[1]).toBeGreaterThan(20)
    const cube = (await editor.page.locator('.view-cube').boundingBox())!
    const middle = { x: cube.x + cube.width / 2, y: cube.y + cube.height / 2 }
    await editor.drag(middle, { x: middle.x - 30, y: middle.y + 20 })
    await editor.settled()
    const turned = await seen(editor)
    expect(turned).not.toEqual([origin, x, y])
    await editor.page.locator('[data-direction="1,1,1"] polygon').first().click()
    await editor.settled()
    expect(await seen(editor)).not.toEqual(turned)
    expect(await seen(editor)).not.toEqual(corner)
    expect(await editor.history()).toEqual(steps)
  })

  test('a picture is taken where a move of the view leads, and a turn goes on from there', async ({ editor }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await look(editor, [0, 0.3, 1])
    await editor.page.evaluate(async () => {
      await window.diorama.execute('view.look', { from: 'right' })
      await window.diorama.execute('view.orbit', { right: -45, up: 20 })
      await window.diorama.screenshot({ width: 32, height: 32 })
    })
    const then = await seen(editor)
    await editor.settled()
    expect(await seen(editor)).toEqual(then)
    const eye = await editor.page.evaluate(() => window.diorama.project([1, 0.5, 1]))
    const middle = await editor.page.evaluate(() => window.diorama.project([0, 0.5, 0]))
    // From between the front and the right, what is there is straight before the middle.
    expect(eye!.x).toBeCloseTo(middle!.x, 0)
  })

  test('numpad: front, right, top, and orthographic, in which what is far is as large', async ({ editor }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await look(editor)
    await editor.page.keyboard.press('Numpad1')
    await editor.settled()
    const width = async (z: number) => {
      const [a, b] = [await editor.pixel([-0.5, 0.5, z]), await editor.pixel([0.5, 0.5, z])]
      return b.x - a.x
    }
    expect(await width(-3)).toBeLessThan((await width(0)) * 0.8)
    const before = await width(0)
    await editor.page.keyboard.press('Numpad5')
    await editor.settled()
    expect(await width(-3)).toBeCloseTo(await width(0), 1)
    expect(await width(0)).toBeGreaterThan(before * 0.8)
    const at = await editor.pixel([0, 0.5, 0])
    await editor.page.mouse.click(at.x, at.y)
    expect(await editor.selection()).toEqual(['A'])
    await editor.drag(at, { x: at.x + 50, y: at.y })
    const [x, y, z] = (await editor.node('A')).position
    expect([x > 0.1, y, z]).toEqual([true, expect.closeTo(0.5, 5), expect.closeTo(0, 5)])
    await editor.page.keyboard.press('Numpad7')
    await editor.settled()
    const top = (await seen(editor)) as number[][]
    expect(top[0]).toEqual(top[2])
    await editor.page.keyboard.press('Numpad5')
  })

  test('a saved view is come back to', async ({ editor }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await look(editor, [-1, 0.4, 0.3])
    const there = await seen(editor)
    await editor.page.getByRole('button', { name: 'Views', exact: true }).click()
    await editor.page.getByLabel('Save this view as').fill('Side')
    await editor.page.getByLabel('Save this view as').press('Enter')
    await editor.page.getByRole('menuitem', { name: /^Top/ }).click()
    await editor.settled()
    expect(await seen(editor)).not.toEqual(there)
    await editor.page.getByRole('button', { name: 'Views', exact: true }).click()
    await editor.page.getByRole('menuitem', { name: 'Side', exact: true }).click()
    await editor.settled()
    expect(await seen(editor)).toEqual(there)
  })

  test('through a camera: orbiting leaves it, steering moves it in one step, undo takes the view along', async ({
    editor,
  }) => {
    await add(editor, 'A', [0, 0.5, 0])
    await editor.run('camera.add', { name: 'Eye', position: [0, 1, 6] })
    await look(editor)
    await editor.page.keyboard.press('Numpad0')
    await expect(editor.page.getByRole('toolbar', { name: 'Looking through Eye' })).toBeVisible()
    await editor.settled()
    const first = await seen(editor)
    await editor.page.getByRole('button', { name: 'Move with the view' }).click()
    const steps = (await editor.history()).length
    const before = await editor.node('Eye')
    const empty = await editor.emptySpot()
    await editor.drag(empty, { x: empty.x + 60, y: empty.y - 20 })
    await editor.settled()
    expect((await editor.node('Eye')).position).not.toEqual(before.position)
    expect((await editor.history()).length).toBe(steps + 1)
    await editor.run('history.undo')
    await editor.settled()
    expect((await editor.node('Eye')).position).toEqual(before.position)
    expect(await seen(editor)).toEqual(first)
    await editor.page.getByRole('button', { name: 'Moving the camera' }).click()
    await editor.drag(empty, { x: empty.x + 60, y: empty.y - 20 })
    await expect(editor.page.getByRole('toolbar', { name: 'Looking through Eye' })).toBeHidden()
    expect((await editor.node('Eye')).position).toEqual(before.position)
    await editor.settled()
  })

  test('every shading draws another picture, and things can be picked in each', async ({ editor }) => {
    await editor.run('mesh.add', { shape: 'sphere', name: 'A', position: [0, 0.5, 0], color: 'teal' })
    await look(editor)
    const at = await editor.pixel([0, 0.5, 0.5])
    const pictures: string[] = []
    for (const name of ['Clay', 'Unlit', 'Normals', 'Wireframe', 'Bounding boxes', 'Lit']) {
      await editor.page.getByRole('button', { name: /^Shading/ }).click()
      await editor.page.getByRole('menuitem', { name, exact: true }).click()
      await editor.settled()
      pictures.push(await picture(editor))
      await editor.page.mouse.click(at.x, at.y)
      expect(await editor.selection()).toEqual(['A'])
      await editor.page.evaluate(() => window.diorama.select([]))
    }
    expect(new Set(pictures).size).toBe(6)
  })

  test('the tape measures between corners that are near, and shows the size of what is selected', async ({
    editor,
  }) => {
    await add(editor, 'A', [0, 0.5, 0], { size: [1, 1, 2] })
    await look(editor)
    await editor.run('select.set', { nodes: ['A'] })
    await editor.page.keyboard.press('m')
    await expect(editor.page.locator('.mark-size')).toHaveCount(3)
    await expect(editor.page.locator('.mark-size', { hasText: '2.00 m' })).toHaveCount(1)
    const [from, to] = [await editor.pixel([-0.48, 1, 0.98]), await editor.pixel([0.49, 1, 0.98])]
    await editor.page.mouse.click(from.x, from.y)
    await editor.page.mouse.click(to.x, to.y)
    await expect(editor.page.locator('.mark-measure')).toContainText('1.00 m')
    await editor.page.keyboard.press('Escape')
    await expect(editor.page.locator('.mark-measure')).toHaveCount(0)
  })
})

test.describe('placing', () => {
  test('a shape is clicked onto a table, drawn on the ground at its size, or given up', async ({ editor }) => {
    await add(editor, 'Table', [0, 0.4, 0], { size: [2, 0.8, 2] })
    await look(editor, [0.62, 0.8, 0.78])
    const choose = async (shape: string) => {
      await editor.page.getByRole('button', { name: 'Add', exact: true }).click()
      await editor.page.getByRole('menuitem', { name: shape, exact: true }).click()
    }
    await choose('Sphere')
    const table = await editor.pixel([0.2, 0.8, 0.2])
    await editor.page.mouse.click(table.x, table.y)
    await expect.poll(async () => (await editor.nodes()).length).toBe(2)
    expect((await editor.bounds('Sphere')).min[1]).toBeCloseTo(0.8, 4)

    await choose('Box')
    await editor.drag(await editor.pixel([-1, 0, 1.4]), await editor.pixel([0.2, 0, 1.8]))
    const { min, max } = await editor.bounds('Box')
    expect([min[0], min[1], min[2]]).toEqual([-1, 0, 1.4].map((n) => expect.closeTo(n, 1)))
    expect([max[0], max[2]]).toEqual([0.2, 1.8].map((n) => expect.closeTo(n, 1)))
    expect((await editor.history()).at(-1)).toBe('Draw box')
    const count = (await editor.nodes()).length

    await choose('Cone')
    await editor.drag(await editor.pixel([1.4, 0, 1.4]), await editor.pixel([1.8, 0, 1.6]), { release: false })
    await editor.page.keyboard.press('Escape')
    await editor.page.mouse.up()
    expect(await editor.nodes()).toHaveLength(count)
    await choose('Cone')
    await editor.page.keyboard.press('Escape')
    await editor.page.mouse.click(table.x, table.y)
    expect(await editor.nodes()).toHaveLength(count)
  })

  test('a file dragged over the view shows where it will land, and lands there, on the table', async ({ editor }) => {
    await add(editor, 'Table', [0, 0.4, 0], { size: [2, 0.8, 2] })
    await look(editor, [0.62, 0.8, 0.78])
    const at = await editor.pixel([0.3, 0.8, 0.3])
    const bytes = Buffer.from((await FIXTURES.textured()) as Uint8Array).toString('base64')
    const plain = await editor.canvas.screenshot()
    const files = await editor.page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], 'crate.glb'))
      return transfer
    }, bytes)
    const send = (type: string) =>
      editor.canvas.dispatchEvent(type, { dataTransfer: files, clientX: at.x, clientY: at.y, bubbles: true })
    await send('dragover')
    await editor.settled()
    expect(plain.equals(await editor.canvas.screenshot())).toBe(false)
    await send('drop')
    await expect.poll(async () => (await editor.nodes()).some((node) => node.name === 'crate')).toBe(true)
    const { min, max } = await editor.bounds('crate')
    expect(min[1]).toBeCloseTo(0.8, 3)
    expect([(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]).toEqual([0.3, 0.3].map((n) => expect.closeTo(n, 1)))
  })
})

test.describe('arranging', () => {
  const x = async (editor: Editor) => (await editor.nodes()).map((node) => node.position[0])

  test('from the context menu, the top bar with live settings, and the palette', async ({ editor }) => {
    await add(editor, 'A', [-1.5, 0.5, 0])
    await add(editor, 'B', [0.3, 0.5, -1])
    await add(editor, 'C', [1.5, 0.5, 1])
    await look(editor)
    await editor.page.keyboard.press('Control+a')
    const at = await editor.at('A')
    await editor.page.mouse.click(at.x, at.y, { button: 'right' })
    await editor.page.getByRole('menuitem', { name: 'Arrange' }).click()
    await editor.page.getByRole('menuitem', { name: 'Align centres (Z)' }).click()
    await expect.poll(async () => (await editor.nodes()).map((node) => node.position[2])).toEqual(close([0, 0, 0]))

    await editor.page.getByRole('button', { name: 'Arrange', exact: true }).click()
    await editor.page.getByRole('menuitem', { name: 'Row…' }).click()
    const steps = (await editor.history()).length
    await editor.page.getByRole('slider', { name: 'Gap' }).fill('1')
    await expect.poll(() => x(editor)).toEqual(close([-2, 0, 2]))
    await editor.page.getByRole('slider', { name: 'Gap' }).fill('0.5')
    await expect.poll(() => x(editor)).toEqual(close([-1.5, 0, 1.5]))
    await editor.page.getByRole('button', { name: 'Done' }).click()
    expect((await editor.history()).length).toBe(steps + 1)

    await editor.page.keyboard.press('Control+k')
    await editor.page.getByPlaceholder(/Type a command/).fill('array')
    await editor.page.keyboard.press('Enter')
    await expect.poll(async () => (await editor.nodes()).length).toBe(9)
    await editor.page.keyboard.press('Escape')
    await expect.poll(async () => (await editor.nodes()).length).toBe(3)
  })
})

test('the graphics are taken away: the view says so, comes back by itself, and the scene is as it was', async ({
  editor,
}) => {
  await editor.run('mesh.add', { shape: 'box', name: 'A', position: [0, 0.5, 0], color: 'coral' })
  await look(editor)
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.page.mouse.move(5, 5)
  await editor.settled()
  const [nodes, history, before] = [await editor.nodes(), await editor.history(), await picture(editor)]
  const lose = () =>
    editor.page.evaluate(() => {
      const gl = document.querySelector<HTMLCanvasElement>('.viewport canvas')!.getContext('webgl2')!
      const extension = gl.getExtension('WEBGL_lose_context')!
      ;(window as unknown as { lost: typeof extension }).lost = extension
      extension.loseContext()
    })
  const isBack = async () => {
    await expect(editor.page.getByRole('alert')).toBeHidden()
    // A new canvas is there a moment later.
    await expect.poll(() => editor.page.evaluate(() => window.diorama.project([0, 0.5, 0]))).not.toBeNull()
    await editor.settled()
    expect([await editor.nodes(), await editor.history()]).toEqual([nodes, history])
    const at = await editor.pixel([0, 0.5, 0])
    await editor.page.mouse.click(at.x, at.y)
    await expect.poll(() => editor.selection()).toEqual(['A'])
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.page.mouse.move(5, 5)
    await expect.poll(async () => (await picture(editor)) === before, { timeout: 30_000 }).toBe(true)
  }
  await lose()
  await expect(editor.page.getByRole('alert')).toContainText('Your scene is safe')
  await editor.page.evaluate(() => (window as unknown as { lost: { restoreContext(): void } }).lost.restoreContext())
  await isBack()
  await lose()
  await editor.page.getByRole('button', { name: 'Bring it back now' }).click()
  await isBack()
  // The third time the scene is too much for them: less is drawn, until the user wants all of it.
  await lose()
  await editor.page.getByRole('button', { name: 'Bring it back now' }).click()
  await expect(editor.page.getByText('drawn with less detail')).toBeVisible()
  await editor.page.getByRole('button', { name: 'Draw it in full' }).click()
  await expect(editor.page.getByText('drawn with less detail')).toBeHidden()
  await isBack()
})

test('touch: one finger orbits, two pinch, a finger on a node moves it; a pen does as a mouse', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const touch = await editor.page.context().newCDPSession(editor.page)
  const send = (type: string, ...points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const empty = await editor.emptySpot()
  const steps = await editor.history()
  const start = await seen(editor)
  await send('touchStart', empty)
  for (const k of [10, 30, 60]) await send('touchMove', { x: empty.x + k, y: empty.y })
  await send('touchEnd')
  await editor.settled()
  const orbited = await seen(editor)
  expect(orbited).not.toEqual(start)
  const other = { x: empty.x + 60, y: empty.y }
  await send('touchStart', empty)
  await send('touchStart', empty, other)
  for (const k of [10, 30, 60]) await send('touchMove', empty, { x: other.x + k, y: other.y })
  await send('touchEnd')
  await editor.settled()
  const [p, q] = [orbited, await seen(editor)] as [number[][], number[][]]
  const size = (points: number[][]) => Math.hypot(points[1][0] - points[0][0], points[1][1] - points[0][1])
  expect(size(q)).toBeGreaterThan(size(p) * 1.1)
  expect(await editor.history()).toEqual(steps)

  const top = await editor.pixel([0, 1, 0] satisfies Vec3)
  await send('touchStart', top)
  for (const k of [10, 30, 50]) await send('touchMove', { x: top.x + k, y: top.y })
  await send('touchEnd')
  expect((await editor.history()).at(-1)).toBe('Move A')
  const { position } = await editor.node('A')
  expect(position[1]).toBeCloseTo(0.5, 5)

  const pen = (type: string, at: { x: number; y: number }) =>
    touch.send('Input.dispatchMouseEvent', {
      type: type as 'mousePressed',
      ...at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      pointerType: 'pen',
    })
  const now = await editor.pixel([position[0], 1, position[2]])
  await pen('mousePressed', now)
  for (const k of [10, 30, 50]) await pen('mouseMoved', { x: now.x - k, y: now.y })
  await pen('mouseReleased', { x: now.x - 50, y: now.y })
  expect((await editor.node('A')).position[0]).toBeLessThan(position[0] - 0.1)
  expect((await editor.history()).length).toBe(steps.length + 2)
})

test('Shift and two-finger scrolling pan, the wheel zooms to the pointer; neither writes', async ({ editor }) => {
  await add(editor, 'A', [0, 0.5, 0])
  await look(editor)
  const steps = await editor.history()
  const at = await editor.pixel([0.5, 1, 0.5])
  await editor.page.mouse.move(at.x, at.y)
  await editor.page.mouse.wheel(0, -300)
  await editor.settled()
  const zoomed = await editor.pixel([0.5, 1, 0.5])
  expect(Math.hypot(zoomed.x - at.x, zoomed.y - at.y)).toBeLessThan(6)
  const before = (await seen(editor)) as number[][]
  await editor.page.keyboard.down('Shift')
  await editor.page.mouse.wheel(60, 0)
  await editor.page.keyboard.up('Shift')
  await editor.settled()
  const after = (await seen(editor)) as number[][]
  expect(after[0][0]).toBeLessThan(before[0][0] - 30)
  expect(Math.abs(after[0][1] - before[0][1])).toBeLessThan(6)
  expect(await editor.history()).toEqual(steps)
})
