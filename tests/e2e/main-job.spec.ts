import { readFileSync } from 'node:fs'
import { FIXTURES, type Files } from '../fixtures/models.ts'
import { createDecodingIo } from '../support/decode.ts'
import { type Editor, expect, test } from '../support/page.ts'

const glb = async (name: keyof typeof FIXTURES) => Buffer.from((await FIXTURES[name]()) as Uint8Array)

async function importByDialog(editor: Editor, files: { name: string; buffer: Buffer }[]) {
  const chooser = editor.page.waitForEvent('filechooser')
  await editor.page.getByRole('button', { name: 'Import', exact: true }).click()
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))
  await expect.poll(async () => (await editor.selection()).length).toBe(1)
  await editor.settled()
}

test('import, arrange, ask, undo, export: the main job by mouse and keyboard', async ({ editor }) => {
  const { page } = editor
  await importByDialog(editor, [{ name: 'crate.glb', buffer: await glb('textured') }])
  expect(await editor.selection()).toEqual(['crate'])
  expect(await page.evaluate(() => window.diorama.bounds('crate')!.min[1])).toBeCloseTo(0, 4)

  const from = await editor.at('crate')
  const start = (await editor.node('crate')).position
  await editor.drag(from, { x: from.x + 90, y: from.y + 30 })
  const moved = (await editor.node('crate')).position
  expect(Math.hypot(moved[0] - start[0], moved[2] - start[2])).toBeGreaterThan(0.2)
  expect(moved[1]).toBeCloseTo(start[1], 5)

  await editor.ask('add two red balls and put them on the crate')
  await expect(page.locator('.assistant-card')).toHaveText([/Added Ball and Ball 2/, /Placed Ball and Ball 2/])
  await editor.ask('make them blue')
  expect(await editor.color('Ball')).toBe('#0000ff')

  await page.getByRole('button', { name: 'Undo reply' }).last().click()
  await expect.poll(() => editor.color('Ball')).toBe('#ff0000')
  await page.locator('.viewport-canvas').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await editor.nodes()).some((node) => node.name === 'Ball')).toBe(false)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => editor.color('Ball 2')).toBe('#ff0000')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /GLB/ }).click()
  const bytes = readFileSync(await (await download).path())
  const doc = await (await createDecodingIo()).readBinary(new Uint8Array(bytes))
  expect(
    doc
      .getRoot()
      .listNodes()
      .map((node) => node.getName()),
  ).toEqual(expect.arrayContaining(['Crate', 'Lid', 'Ball', 'Ball 2']))
  expect(doc.getRoot().listTextures()).toHaveLength(1)
})

for (const name of ['draco', 'meshopt', 'basis', 'skinned', 'lit'] as const) {
  test(`imports and draws: ${name}`, async ({ editor }) => {
    await importByDialog(editor, [{ name: `${name}.glb`, buffer: await glb(name) }])
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.run('view.frameAll')
    await editor.settled()
    await editor.at(name)
    expect((await editor.page.evaluate(() => window.diorama.stats())).triangles).toBeGreaterThan(10)
  })
}

test('takes several files by drop, where they are dropped', async ({ editor }) => {
  const box = (await editor.canvas.boundingBox())!
  await editor.drop((await FIXTURES.several()) as Files, {
    x: box.x + box.width * 0.5,
    y: box.y + box.height * 0.75,
  })
  await expect.poll(async () => (await editor.nodes()).length).toBe(5)
  const { min, max } = (await editor.page.evaluate(() => window.diorama.bounds('crate')))!
  expect([(min[0] + max[0]) / 2 > 0.1 || (min[2] + max[2]) / 2 > 0.1, Math.abs(min[1]) < 1e-4]).toEqual([true, true])
})

test('a file that cannot be read says why, and leaves the scene', async ({ editor }) => {
  await editor.run('mesh.add', { shape: 'box' })
  const before = await editor.nodes()
  const box = (await editor.canvas.boundingBox())!
  await editor.drop(
    { 'broken.glb': (await glb('textured')).subarray(0, 300) as never },
    { x: box.x + 200, y: box.y + 200 },
  )
  await expect(editor.page.getByText(/"broken.glb" is cut short/)).toBeVisible()
  expect(await editor.nodes()).toEqual(before)
})

test('a picture of the view is a PNG without the grid', async ({ editor }) => {
  await editor.run('mesh.add', { shape: 'box', color: 'red' })
  const size = await editor.page.evaluate(async () => {
    const blob = await window.diorama.screenshot({ width: 320, height: 200 })
    const image = await createImageBitmap(blob)
    return [blob.type, image.width, image.height]
  })
  expect(size).toEqual(['image/png', 320, 200])
})
