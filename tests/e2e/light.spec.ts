import { type Editor, expect, test } from '../support/page.ts'

const rotation = (editor: Editor) => editor.page.evaluate(() => window.diorama.settings().environment.rotation)

/** How bright the view is on the whole, from 0 to 255, and on a point below its middle. */
const brightness = (editor: Editor) =>
  editor.page.evaluate(async () => {
    const bitmap = await createImageBitmap(await window.diorama.screenshot({ width: 200, height: 120 }))
    const context = new OffscreenCanvas(200, 120).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, 200, 120)
    return data.reduce((sum, value) => sum + value, 0) / data.length
  })

test('Shift with a right drag turns the environment, in one step; Esc puts it back', async ({ editor }) => {
  const { page } = editor
  await editor.run('mesh.add', { shape: 'sphere', position: [0, 0.5, 0] })
  await editor.settled()
  const { x, y } = await editor.emptySpot()
  await page.keyboard.down('Shift')
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(x + 60, y, { steps: 4 })
  expect(await rotation(editor)).toBe(30)
  await page.mouse.up({ button: 'right' })
  await page.keyboard.up('Shift')
  expect((await editor.history()).at(-1)).toBe('Turn the environment')
  await page.keyboard.press('Control+z')
  expect(await rotation(editor)).toBe(0)

  await page.keyboard.down('Shift')
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(x - 40, y, { steps: 4 })
  expect(await rotation(editor)).toBe(-20)
  await page.keyboard.press('Escape')
  expect(await rotation(editor)).toBe(0)
  await page.mouse.up({ button: 'right' })
  await page.keyboard.up('Shift')
})

test('an endless floor is laid in the inspector, and corners darken', async ({ editor }) => {
  const { page } = editor
  await editor.run('mesh.add', { shape: 'box', position: [0, 0.5, 0] })
  await editor.run('view.frameAll')
  await page.evaluate(() => window.diorama.select([]))
  await editor.settled()
  const bare = await brightness(editor)
  await page.getByRole('checkbox', { name: 'Floor', exact: true }).check()
  await expect.poll(() => brightness(editor)).toBeGreaterThan(bare + 20)
  // The light of the surroundings may still be on its way.
  await editor.settled()
  const open = await brightness(editor)
  await editor.run('scene.set', { occlusion: 1 })
  await expect.poll(() => brightness(editor)).toBeLessThan(open - 0.3)
  await editor.run('history.undo')
  await editor.run('history.undo')
  await expect.poll(async () => Math.abs((await brightness(editor)) - bare)).toBeLessThan(1)
})

test('a painted sky lights the scene, and the colours of the background do', async ({ editor }) => {
  await editor.run('mesh.add', { shape: 'sphere', position: [0, 0.5, 0], color: 'white' })
  await editor.run('scene.set', { environment: { map: 'none' }, background: 'black' })
  await editor.run('view.frameAll')
  await editor.settled()
  const dark = await brightness(editor)
  await editor.run('scene.set', { environment: { map: 'softboxes' } })
  await expect.poll(() => brightness(editor)).toBeGreaterThan(dark + 3)
  await editor.run('scene.set', { environment: { map: 'gradient', intensity: 3 } })
  await expect.poll(async () => Math.abs((await brightness(editor)) - dark)).toBeLessThan(3)
  await editor.run('scene.set', { background: { type: 'gradient', top: 'white', bottom: 'white' } })
  await expect.poll(() => brightness(editor)).toBeGreaterThan(dark + 100)
})
