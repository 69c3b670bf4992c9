import { type Editor, expect, test } from '../support/page.ts'

// Without a graphics card the shaders that follow light take up to a minute to be made, in which the page stands still.
const SHADERS = { timeout: 150_000 }

/** Opens the window, and makes a small picture of what is there. */
async function render(editor: Editor, how: 'Path tracing' | 'Many drawings', options: object = {}) {
  const { page } = editor
  await editor.run('file.finalPicture', {
    width: 96,
    height: 64,
    samples: how === 'Path tracing' ? 2 : 8,
    method: how === 'Path tracing' ? 'traced' : 'samples',
    transparent: true,
    ...options,
  })
  const value = how === 'Path tracing' ? 'traced' : 'samples'
  await expect(page.getByRole('combobox', { name: 'How' })).toHaveValue(value, SHADERS)
}

/** The picture that is saved: its size, and its pixels from 0 to 255. */
async function saved(editor: Editor) {
  const { page } = editor
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const url = `data:image/png;base64,${Buffer.concat(chunks).toString('base64')}`
  const { width, height, data } = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { width, height } = image
    return { width, height, data: [...context.getImageData(0, 0, width, height).data] }
  }, url)
  const pixels = Array.from({ length: width * height }, (_, i) => data.slice(i * 4, i * 4 + 4))
  return { width, height, at: (x: number, y: number) => pixels[y * width + x], pixels }
}

for (const how of ['Many drawings', 'Path tracing'] as const) {
  test(`a final picture shows the scene alone, and is saved in its own size: ${how}`, async ({ editor }) => {
    const { page } = editor
    test.slow()
    await editor.run('mesh.add', { shape: 'box', color: 'red', size: [1, 1, 1] })
    await editor.run('view.frameAll')
    await editor.settled()
    await render(editor, how)
    await expect(page.getByText(/^Done in/)).toBeVisible(SHADERS)
    const { width, height, at, pixels } = await saved(editor)
    expect([width, height]).toEqual([96, 64])
    // The mean of some pixels: one alone is noisy after few samples.
    const around = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => at(48 + dx, 32 + dy)))
    const [red, green, blue, alpha] = [0, 1, 2, 3].map(
      (i) => around.reduce((sum, one) => sum + one[i], 0) / around.length,
    )
    expect(alpha).toBe(255)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    expect(at(2, 2)[3]).toBe(0)
    // Of the ground only the shadow is there.
    const shadow = pixels.filter(([r, g, b, a]) => a > 40 && a < 200 && Math.max(r, g, b) < 20)
    expect(shadow.length).toBeGreaterThan(50)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('a picture can be stopped, and what there is of it saved, over what is behind the scene', async ({ editor }) => {
  const { page } = editor
  await editor.run('mesh.add', { shape: 'sphere', color: 'gold' })
  await editor.run('scene.set', { background: { type: 'color', color: '#3366cc' } })
  await editor.run('view.frameAll')
  await editor.settled()
  await render(editor, 'Many drawings', { samples: 4096, transparent: false })
  await expect(page.getByText(/^[1-9]\d* of 4096 samples/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save PNG' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Stopped after [1-9]\d* of 4096/)).toBeVisible()
  const { at } = await saved(editor)
  expect(at(2, 2)).toEqual([0x33, 0x66, 0xcc, 255])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('many drawings have the colours of the view, also of things that are drawn by one call', async ({ editor }) => {
  const { page } = editor
  const colors = ['#b4524b', '#5c8580', '#c98a5a', '#3a66c8']
  const items = Array.from({ length: 48 }, (_, i) => ({
    shape: 'box',
    color: colors[i % 4],
    position: [(i % 8) * 1.5, 0.5, Math.floor(i / 8) * 1.5],
  }))
  await editor.run('mesh.addMany', { items })
  await editor.run('select.set', { nodes: [] })
  await editor.run('view.look', { from: 'top' })
  await editor.run('view.frameAll')
  await editor.settled()
  const tops = await Promise.all(items.slice(0, 4).map(({ position: [x, , z] }) => editor.pixel([x, 1, z])))
  const box = (await editor.canvas.boundingBox())!
  const [width, height] = [96, 64]
  await render(editor, 'Many drawings', { samples: 32, transparent: false })
  await expect(page.getByText(/^Done in/)).toBeVisible()
  const { at } = await saved(editor)
  for (const [i, { x, y }] of tops.entries()) {
    // The picture is as high as the view, and is cut or widened about its middle.
    const scale = height / box.height
    const [px, py] = [width / 2 + (x - box.x - box.width / 2) * scale, (y - box.y) * scale]
    const [r, g, b] = at(Math.round(px), Math.round(py))
    const wanted = [1, 3, 5].map((from) => Number.parseInt(colors[i].slice(from, from + 2), 16))
    // Lit from above each keeps the order and the proportion of its colours.
    const order = (rgb: number[]) => [0, 1, 2].sort((p, q) => rgb[p] - rgb[q]).join('')
    expect(order([r, g, b]), `${colors[i]} became ${[r, g, b]}`).toBe(order(wanted))
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
