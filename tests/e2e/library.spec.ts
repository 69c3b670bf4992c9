import { type Editor, expect, test } from '../support/page.ts'

const names = async (editor: Editor) => (await editor.nodes()).map(({ name }) => name)

// The page is shared with other tests, which look for the outliner.
test.afterEach(async ({ editor }) => {
  await editor.page.getByRole('tab', { name: 'Scene' }).click()
})

test('the library is searched by other names; a click adds, and the inspector changes what it is made by', async ({
  editor,
}) => {
  const { page } = editor
  await page.getByRole('tab', { name: 'Library' }).click()
  await page.getByRole('textbox', { name: 'Find in the library' }).fill('bookcase')
  const card = page.getByRole('button', { name: 'Bookshelf', exact: true })
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await card.click()
  await expect(page.getByRole('region', { name: 'Bookshelf' }).or(page.getByText('Boards'))).toBeVisible()
  const boards = page.getByRole('textbox', { name: 'Boards' })
  await boards.fill('7')
  await boards.press('Enter')
  await expect.poll(async () => (await editor.nodes()).filter(({ part }) => part?.startsWith('Board')).length).toBe(7)
  expect((await editor.history()).slice(-2)).toEqual(['Add Bookshelf', 'Set Bookshelf'])
})

test('a thing is dragged into the view and stands where it was dropped, a favourite is kept', async ({ editor }) => {
  const { page } = editor
  await page.getByRole('tab', { name: 'Library' }).click()
  await page.getByRole('textbox', { name: 'Find in the library' }).fill('bar stool')
  const card = page.getByRole('button', { name: 'Stool', exact: true })
  const canvas = page.locator('.viewport canvas').first()
  const box = (await canvas.boundingBox())!
  const spot = { x: Math.round(box.width * 0.5), y: Math.round(box.height * 0.62) }
  await card.hover()
  await page.mouse.down()
  await page.mouse.move(box.x + spot.x - 40, box.y + spot.y - 20, { steps: 4 })
  await expect(page.locator('.empty')).toBeHidden()
  await page.mouse.move(box.x + spot.x, box.y + spot.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => names(editor)).toContain('Stool')
  const foot = await editor.pixel((await editor.node('Stool')).position)
  expect(Math.hypot(foot.x - box.x - spot.x, foot.y - box.y - spot.y)).toBeLessThan(3)
  expect((await editor.bounds('Stool')).min[1]).toBeCloseTo(0, 3)

  await page.getByRole('button', { name: 'Keep Stool among the favourites' }).click()
  await expect(page.getByRole('region', { name: 'Favourites' }).getByText('Stool')).toBeVisible()
})

test('the palette adds a thing by another of its names, and Shift A opens the library', async ({ editor }) => {
  const { page } = editor
  await page.keyboard.press('Shift+A')
  await expect(page.getByRole('tab', { name: 'Library' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('couch')
  await page.getByRole('option', { name: 'Add Sofa' }).click()
  await expect.poll(() => names(editor)).toContain('Sofa')
})

test('a ready material dresses the selection, the eyedropper takes one over, and a look lights all in one step', async ({
  editor,
}) => {
  const { page } = editor
  await editor.run('mesh.add', { shape: 'box', name: 'A', position: [-1, 0.5, 0] })
  await editor.run('mesh.add', { shape: 'box', name: 'B', position: [1, 0.5, 0] })
  await editor.run('view.frameAll')
  await page.getByRole('tab', { name: 'Library' }).click()
  await page.getByRole('button', { name: 'Materials', exact: true }).click()
  await page.evaluate(() => window.diorama.select(['A']))
  await page.getByRole('button', { name: 'Oak wood', exact: true }).click()
  const nameOf = (name: string) => page.evaluate((id) => window.diorama.materialOf(id)?.name, name)
  await expect.poll(() => nameOf('A')).toBe('Oak wood')
  await expect(page.getByRole('region', { name: 'In this scene' }).getByText('Oak wood')).toBeVisible()

  await page.evaluate(() => window.diorama.select(['B']))
  await editor.settled()
  await page.getByRole('button', { name: 'Take a material from the view' }).click()
  const a = await editor.at('A')
  await page.mouse.click(a.x, a.y)
  await expect.poll(() => nameOf('B')).toBe('Oak wood')
  expect(await editor.selection()).toEqual(['B'])

  await page.getByRole('button', { name: 'Looks', exact: true }).click()
  await page.getByRole('button', { name: 'Golden hour' }).click()
  await expect.poll(() => editor.nodes().then((all) => all.map(({ name }) => name))).toContain('Sun')
  expect((await editor.history()).at(-1)).toBe('Look: golden hour')
  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.nodes().then((all) => all.map(({ name }) => name))).not.toContain('Sun')
})

test('what is kept is in the library of every project, by its picture, to be added, asked for and taken out', async ({
  editor,
}) => {
  const { page } = editor
  await editor.run('mesh.add', { shape: 'torus', name: 'Wreath', color: 'green', position: [0, 0.5, 0] })
  await editor.settled()
  const at = await editor.at('Wreath')
  await page.mouse.click(at.x, at.y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Keep in the library' }).click()
  await expect(page.getByText('"Wreath" is in the library')).toBeVisible()
  await page.evaluate(() => window.diorama.saved())

  await editor.open()
  await editor.run('scene.new')
  await page.getByRole('tab', { name: 'Library' }).click()
  const shelf = page.getByRole('region', { name: 'Your things' })
  const picture = shelf.getByRole('button', { name: 'Wreath', exact: true }).locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(224)
  await shelf.getByRole('button', { name: 'Wreath', exact: true }).click()
  await expect.poll(() => names(editor)).toEqual(['Wreath'])
  await page.evaluate(() => window.diorama.assistant.send('put a wreath on the wreath'))
  await expect.poll(() => names(editor)).toHaveLength(2)

  await shelf.getByRole('button', { name: 'Take Wreath out of the library' }).click()
  await expect(shelf).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(shelf).toBeVisible()
  await editor.run('library.forget', { item: 'wreath' })
  await expect(shelf).toBeHidden()
})
