import { png } from '../fixtures/images.ts'
import { type Editor, expect, test } from '../support/page.ts'

async function three(editor: Editor) {
  await editor.run('mesh.addMany', {
    items: ['A', 'B', 'C'].map((name, i) => ({ shape: 'box', name, position: [i * 2 - 2, 0.5, 0], color: 'red' })),
  })
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.inspect()
}

const select = (editor: Editor, ...names: string[]) =>
  editor.page.evaluate((refs) => window.diorama.select(refs), names)

const type = async (editor: Editor, field: string, text: string) => {
  await editor.field(field).fill(text)
  await editor.field(field).press('Enter')
}

const x = async (editor: Editor, name: string) => (await editor.node(name)).position[0]
const undo = async (editor: Editor) => {
  await editor.page.locator('.viewport-canvas').focus()
  await editor.page.keyboard.press('Control+z')
}

test.describe('numbers', () => {
  test('a typed number is one step; the field follows undo, redo and scripts', async ({ editor }) => {
    await three(editor)
    await editor.row('A').click()
    const field = editor.field('Position X')
    await expect(field).toHaveValue('-2')
    const steps = (await editor.history()).length
    await type(editor, 'Position X', '1.5')
    await expect.poll(() => x(editor, 'A')).toBe(1.5)
    expect(await editor.history()).toHaveLength(steps + 1)
    await editor.page.keyboard.press('Control+z')
    await expect(field).toHaveValue('-2')
    await editor.page.keyboard.press('Control+Shift+z')
    await expect(field).toHaveValue('1.5')
    await editor.run('node.transform', { nodes: ['A'], position: [7, 0.5, 0], rotation: [0, 90, 0] })
    await expect(field).toHaveValue('7')
    await expect(editor.field('Rotation Y')).toHaveValue('90')
  })

  for (const [text, field, expected] of [
    ['2*1.5', 'Position X', '3'],
    ['+0.25', 'Position X', '-1.75'],
    ['30cm', 'Position X', '0.3'],
    ['1/2 turn', 'Rotation Y', '180'],
    ['50%', 'Roughness', '0.5'],
  ]) {
    test(`takes ${text}`, async ({ editor }) => {
      await three(editor)
      await select(editor, 'A')
      await type(editor, field, text)
      await expect(editor.field(field)).toHaveValue(expected)
    })
  }

  test('says what is wrong with a text, and leaves the scene as it is', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A')
    const steps = (await editor.history()).length
    await type(editor, 'Position X', '12 deg')
    await expect(editor.page.getByRole('alert')).toContainText('measures an angle')
    await editor.page.keyboard.press('Escape')
    await expect(editor.field('Position X')).toHaveValue('-2')
    expect(await editor.history()).toHaveLength(steps)
  })

  test('scrubbing is one step of undo; Esc puts it back', async ({ editor }) => {
    await three(editor)
    await editor.row('B').click()
    const box = (await editor.field('Position Y').boundingBox())!
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const steps = (await editor.history()).length
    await editor.drag(from, { x: from.x + 60, y: from.y })
    const y = (await editor.node('B')).position[1]
    expect(y).toBeGreaterThan(0.9)
    expect(y).toBeLessThan(1.15)
    expect(await editor.history()).toHaveLength(steps + 1)
    await editor.drag(from, { x: from.x + 40, y: from.y }, { release: false })
    expect((await editor.node('B')).position[1]).toBeGreaterThan(y)
    await editor.page.keyboard.press('Escape')
    await editor.page.mouse.up()
    expect((await editor.node('B')).position[1]).toBe(y)
    expect(await editor.history()).toHaveLength(steps + 1)
    await undo(editor)
    expect((await editor.node('B')).position[1]).toBe(0.5)
  })

  test('arrows step, and steps in a row are one of undo', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A')
    const steps = (await editor.history()).length
    await editor.field('Position X').focus()
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowUp', 'ArrowDown']) await editor.page.keyboard.press(key)
    await expect.poll(() => x(editor, 'A')).toBeCloseTo(-1.89, 9)
    expect(await editor.history()).toHaveLength(steps + 1)
  })

  test('linked scales follow each other', async ({ editor }) => {
    await three(editor)
    await editor.run('node.transform', { nodes: ['A'], scale: [1, 2, 1] })
    await select(editor, 'A')
    const link = editor.page.getByRole('button', { name: 'Link X, Y and Z' }).first()
    await link.click()
    await type(editor, 'Scale X', '3')
    await expect.poll(async () => (await editor.node('A')).scale).toEqual([3, 6, 3])
    await editor.page.getByRole('button', { name: 'Unlink X, Y and Z' }).first().click()
  })

  test('the size is that of the bounds, in metres', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A')
    await type(editor, 'Size Y', '2.5')
    await expect
      .poll(async () => (await editor.bounds('A')).max[1] - (await editor.bounds('A')).min[1])
      .toBeCloseTo(2.5, 6)
  })
})

test.describe('several nodes', () => {
  test('what differs is mixed; a change sets all; i counts them', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A', 'B', 'C')
    await expect(editor.field('Position X')).toHaveAttribute('placeholder', '—')
    await expect(editor.field('Position Y')).toHaveValue('0.5')
    const steps = (await editor.history()).length
    await type(editor, 'Position Y', '2')
    await expect
      .poll(async () => (await editor.nodes()).map((node) => node.position))
      .toEqual([
        [-2, 2, 0],
        [0, 2, 0],
        [2, 2, 0],
      ])
    expect(await editor.history()).toHaveLength(steps + 1)
    await type(editor, 'Position X', '=i*0.5')
    await expect.poll(async () => (await editor.nodes()).map((node) => node.position[0])).toEqual([0, 0.5, 1])
    await type(editor, 'Position X', '+=1')
    await expect.poll(async () => (await editor.nodes()).map((node) => node.position[0])).toEqual([1, 1.5, 2])
    await type(editor, 'Metalness', '0.75')
    const metal = () =>
      editor.page.evaluate(() => ['A', 'B', 'C'].map((name) => window.diorama.materialOf(name)?.metalness))
    await expect.poll(metal).toEqual([0.75, 0.75, 0.75])
    await undo(editor)
    await expect.poll(metal).toEqual([0, 0, 0])
  })

  test('quick switches of selection show each node its own, and write nothing', async ({ editor }) => {
    await three(editor)
    await editor.run('light.add', { type: 'spot', name: 'Lamp' })
    const steps = (await editor.history()).length
    await editor.page.evaluate(async () => {
      for (let i = 0; i < 40; i++) {
        window.diorama.select([['A', 'B', 'Lamp', 'C'][i % 4]])
        if (i % 3 === 0) await new Promise(requestAnimationFrame)
      }
      window.diorama.select(['B'])
    })
    await expect(editor.field('Position X')).toHaveValue('0')
    await select(editor, 'C')
    await expect(editor.field('Position X')).toHaveValue('2')
    expect(await editor.history()).toHaveLength(steps)
  })

  test('shows what the assistant changes', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A')
    await editor.ask('make it blue')
    await editor.inspect()
    await expect(editor.field('Colour')).toHaveValue('#0000FF')
    await undo(editor)
    await expect(editor.field('Colour')).toHaveValue('#FF0000')
  })
})

test.describe('materials', () => {
  const material = (editor: Editor, name: string) =>
    editor.page.evaluate((node) => window.diorama.materialOf(node)!, name)

  test('a change is for what is selected; for all wearers when that is chosen', async ({ editor }) => {
    await three(editor)
    await editor.run('node.duplicate', { nodes: ['A'], offset: [0, 0, 3] })
    await select(editor, 'A')
    await editor.page.getByRole('button', { name: 'All 2' }).click()
    await type(editor, 'Colour', '#00ff00')
    await expect.poll(() => editor.color('A 2')).toBe('#00ff00')
    await editor.page.getByRole('button', { name: 'Only here' }).click()
    await type(editor, 'Colour', 'teal')
    await expect.poll(() => editor.color('A')).toBe('#008080')
    expect(await editor.color('A 2')).toBe('#00ff00')
  })

  test('can be made unique, chosen from those of the scene, and dragged onto a node', async ({ editor }) => {
    await three(editor)
    await editor.run('node.duplicate', { nodes: ['A'], offset: [0, 0, 3] })
    await select(editor, 'A')
    await editor.page.getByRole('button', { name: 'Make unique' }).click()
    await expect.poll(async () => (await material(editor, 'A')).id === (await material(editor, 'A 2')).id).toBe(false)
    await editor.run('material.set', { nodes: ['C'], color: '#123456', name: 'Ink' })
    await editor.page.getByRole('button', { name: 'Choose another material' }).click()
    await editor.page.getByRole('textbox', { name: 'Find a material' }).fill('ink')
    await editor.page.locator('.material-list').getByRole('button', { name: 'Ink' }).click()
    await expect.poll(() => editor.color('A')).toBe('#123456')
    await editor.settled()
    const box = (await editor.canvas.boundingBox())!
    const to = await editor.at('B')
    await editor.page
      .getByRole('img', { name: /^Ink: drag/ })
      .dragTo(editor.canvas, { targetPosition: { x: to.x - box.x, y: to.y - box.y } })
    await expect.poll(() => editor.color('B')).toBe('#123456')
    await undo(editor)
    await expect.poll(() => editor.color('B')).toBe('#ff0000')
  })

  test('textures are laid on by dialog and by drop, shown small, and taken away', async ({ editor }) => {
    await three(editor)
    await select(editor, 'A')
    await editor.page.getByRole('button', { name: 'Textures' }).click()
    const chooser = editor.page.waitForEvent('filechooser')
    await editor.page.getByRole('button', { name: /^Add colour texture/ }).click()
    await (await chooser).setFiles({ name: 'checker.png', mimeType: 'image/png', buffer: Buffer.from(png()) })
    const slot = editor.page.getByRole('button', { name: 'Replace colour texture' })
    await expect(slot.locator('canvas[data-drawn="true"]')).toBeVisible()
    const transfer = await editor.page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], 'bumps.png', { type: 'image/png' }))
        return data
      },
      [...png()],
    )
    const normal = editor.page.getByRole('button', { name: /^Add normal texture/ })
    await normal.dispatchEvent('dragover', { dataTransfer: transfer })
    await normal.dispatchEvent('drop', { dataTransfer: transfer })
    await expect(editor.page.getByRole('button', { name: 'Replace normal texture' })).toBeVisible()
    await slot.hover()
    await editor.page.getByRole('button', { name: 'Remove colour texture' }).click()
    await expect(editor.page.getByRole('button', { name: /^Add colour texture/ })).toBeVisible()
    await undo(editor)
    await expect(slot).toBeVisible()
    await editor.page.getByRole('button', { name: 'Textures' }).click()
  })
})

test('lights have units and a temperature, cameras a preview; nothing selected shows the scene', async ({ editor }) => {
  await editor.inspect()
  await editor.run('light.add', { type: 'spot', name: 'Lamp' })
  await expect(editor.field('Intensity')).toHaveValue('60')
  await type(editor, 'Temperature', '2700')
  await expect.poll(async () => (await editor.node('Lamp')) as unknown).toMatchObject({ color: /^#ffa/ })
  await type(editor, 'Power', '100 lm')
  await expect(editor.field('Power')).toHaveValue('100')
  await editor.run('camera.add', { name: 'Eye' })
  await expect(editor.field('Field of view')).toHaveValue('45')
  await type(editor, 'Lens (mm)', '50')
  await expect(editor.field('Field of view')).toHaveValue('26.99')
  await expect(editor.page.locator('.camera-preview canvas[data-drawn="true"]')).toBeVisible()
  await select(editor)
  await editor.page.getByLabel('Type').selectOption('Colour')
  await type(editor, 'Colour', 'navy')
  const settings = () => editor.page.evaluate(() => window.diorama.execute('scene.summary', {}))
  await expect.poll(async () => JSON.stringify(await settings())).toContain('#000080')
})
