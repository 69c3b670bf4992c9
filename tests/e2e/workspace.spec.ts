import { readFileSync } from 'node:fs'
import { FIXTURES } from '../fixtures/models.ts'
import { type Editor, expect, test } from '../support/page.ts'

const names = async (editor: Editor) => (await editor.nodes()).map((node) => node.name)
const press = async (editor: Editor, ...keys: string[]) => {
  for (const key of keys) await editor.page.keyboard.press(key)
}
const toView = (editor: Editor) => editor.page.locator('.viewport-canvas').focus()

async function boxes(editor: Editor, ...list: string[]) {
  const items = list.map((name, i) => ({ shape: 'box', name, position: [i * 2 - 2, 0.5, 0], color: 'teal' }))
  await editor.run('mesh.addMany', { items })
  await editor.page.evaluate(() => window.diorama.select([]))
}

test('the main job by keyboard alone: import, select, move, ask, undo, export', async ({ editor }) => {
  const { page } = editor
  // A test before may have left the assistant in the column that it shares with the inspector.
  await editor.inspect()
  await toView(editor)
  const chooser = page.waitForEvent('filechooser')
  await press(editor, 'Control+k')
  await page.keyboard.type('import')
  await press(editor, 'Enter')
  const buffer = Buffer.from((await FIXTURES.textured()) as Uint8Array)
  await (await chooser).setFiles({ name: 'crate.glb', mimeType: 'model/gltf-binary', buffer })
  await expect.poll(() => editor.selection()).toEqual(['crate'])

  // To the tree, into the model, onto its first part.
  await toView(editor)
  await press(editor, 'F6')
  await expect(page.getByRole('tree')).toBeFocused()
  await press(editor, 'Home', 'ArrowRight', 'ArrowRight')
  await expect.poll(() => editor.selection()).toEqual(['Crate'])

  // On to the inspector, and along its fields to X.
  await press(editor, 'F6')
  for (let i = 0; i < 6; i++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Position X') break
    await press(editor, 'Tab')
  }
  await expect(editor.field('Position X')).toBeFocused()
  await page.keyboard.type('1.5')
  await press(editor, 'Enter')
  await expect.poll(async () => (await editor.node('Crate')).position[0]).toBe(1.5)

  await press(editor, '/')
  await expect(page.getByLabel('Message to the assistant')).toBeFocused()
  await page.keyboard.type('add a red ball')
  await press(editor, 'Enter')
  await expect.poll(() => names(editor)).toContain('Ball')
  await press(editor, 'Escape', 'Control+z')
  await expect.poll(() => names(editor)).not.toContain('Ball')
  await press(editor, 'Control+z')
  await expect.poll(async () => (await editor.node('Crate')).position[0]).toBe(0)

  const download = page.waitForEvent('download')
  await press(editor, 'Control+e')
  expect(
    readFileSync(await (await download).path())
      .subarray(0, 4)
      .toString(),
  ).toBe('glTF')
  await editor.inspect()
})

test.describe('outliner', () => {
  test('filters by name, kind and material, and says how many', async ({ editor }) => {
    await boxes(editor, 'Table', 'Chair', 'Lamp')
    await editor.run('light.add', { type: 'point', name: 'Bulb' })
    await editor.run('material.set', { nodes: ['Chair'], name: 'Oak' })
    await toView(editor)
    await press(editor, 'Control+f')
    const filter = editor.page.getByLabel('Filter the nodes')
    await expect(filter).toBeFocused()
    for (const [text, rows] of [
      ['cha', ['Chair']],
      ['kind:light', ['Bulb']],
      ['mat:oak', ['Chair']],
    ] as const) {
      await filter.fill(text)
      await expect(editor.page.getByRole('treeitem')).toHaveCount(rows.length)
      await expect(editor.row(rows[0])).toBeVisible()
    }
    await expect(editor.page.getByText('1 of 4 nodes')).toBeVisible()
    await filter.fill('zebra')
    await expect(editor.page.getByText('Nothing matches “zebra”.')).toBeVisible()
    await press(editor, 'Escape')
    await expect(editor.page.getByRole('treeitem')).toHaveCount(4)
  })

  test('letters find; Shift with arrows and clicks selects ranges, Ctrl toggles', async ({ editor }) => {
    await boxes(editor, 'Apple', 'Banana', 'Blueberry', 'Cherry')
    await editor.page.getByRole('tree').focus()
    await press(editor, 'b')
    expect(await editor.selection()).toEqual(['Banana'])
    await press(editor, 'l')
    expect(await editor.selection()).toEqual(['Blueberry'])
    await press(editor, 'Home', 'Shift+ArrowDown', 'Shift+ArrowDown')
    expect(await editor.selection()).toEqual(['Apple', 'Banana', 'Blueberry'])
    await press(editor, 'Shift+ArrowUp')
    expect(await editor.selection()).toEqual(['Apple', 'Banana'])
    await editor.row('Cherry').click({ modifiers: ['Shift'] })
    expect((await editor.selection()).length).toBe(4)
    await editor.row('Banana').click({ modifiers: ['Control'] })
    expect(await editor.selection()).not.toContain('Banana')
  })

  test('Alt with arrows does what a drag does: among siblings, into and out of a parent', async ({ editor }) => {
    await boxes(editor, 'A', 'B', 'C')
    const order = async () =>
      (await editor.nodes()).sort((a, b) => (a.order < b.order ? -1 : 1)).map((node) => node.name)
    await editor.row('C').click()
    await press(editor, 'Alt+ArrowUp')
    await expect.poll(order).toEqual(['A', 'C', 'B'])
    await press(editor, 'Alt+ArrowRight')
    await expect.poll(async () => (await editor.node('C')).parent).toBe((await editor.node('A')).id)
    await expect(editor.row('C')).toHaveAttribute('aria-level', '2')
    await press(editor, 'Alt+ArrowLeft')
    await expect.poll(async () => (await editor.node('C')).parent).toBeNull()
    await press(editor, 'Alt+ArrowDown')
    await expect.poll(order).toEqual(['A', 'B', 'C'])
  })

  test('Tab goes on renaming with the next; F2 works from the view, too', async ({ editor }) => {
    await boxes(editor, 'One', 'Two')
    await editor.run('select.set', { nodes: ['One'] })
    await toView(editor)
    await press(editor, 'F2')
    await editor.page.keyboard.type('First')
    await press(editor, 'Tab')
    await editor.page.keyboard.type('Second')
    await press(editor, 'Enter')
    expect(await names(editor)).toEqual(['First', 'Second'])
  })

  test('eyes are painted down the column, as one step of undo', async ({ editor }) => {
    await boxes(editor, 'A', 'B', 'C')
    const eye = async (name: string) => {
      await editor.row(name).hover()
      return (await editor.row(name).getByRole('button', { name: 'Hide' }).boundingBox())!
    }
    const [a, c] = [await eye('A'), await eye('C')]
    const steps = (await editor.history()).length
    await editor.drag({ x: a.x + 8, y: a.y + 8 }, { x: c.x + 8, y: c.y + 8 })
    await expect.poll(async () => (await editor.nodes()).map((node) => node.visible)).toEqual([false, false, false])
    expect(await editor.history()).toHaveLength(steps + 1)
  })

  test('Alt drags copies, Shift keeps local values; a drag at the edge scrolls', async ({ editor }) => {
    await boxes(editor, ...Array.from({ length: 40 }, (_, i) => `N${i}`))
    await editor.run('group.add', { name: 'Target' })
    await editor.run('node.transform', { nodes: ['Target'], position: [5, 0, 0] })
    await editor.run('node.move', { nodes: ['Target'], parent: null, before: 'N0' })
    await editor.page.evaluate(() => window.diorama.select(['N0']))
    const list = editor.page.locator('.outliner-list')
    await expect(editor.row('N0')).toBeVisible()
    await list.evaluate((element) => {
      element.scrollTop = 0
    })
    await expect(editor.row('Target')).toBeVisible()
    const into = async (row: string, key: 'Alt' | 'Shift') => {
      const [from, to] = [(await editor.row(row).boundingBox())!, (await editor.row('Target').boundingBox())!]
      await editor.page.mouse.move(from.x + 60, from.y + 13)
      await editor.page.mouse.down()
      await editor.page.mouse.move(from.x + 66, from.y + 20, { steps: 3 })
      await editor.page.keyboard.down(key)
      await editor.page.mouse.move(to.x + 66, to.y + 13, { steps: 5 })
      await expect(editor.row('Target')).toHaveClass(/target/)
      await editor.page.mouse.up()
      await editor.page.keyboard.up(key)
    }
    await into('N1', 'Alt')
    await expect(editor.row('N1 2')).toBeVisible()
    expect((await editor.node('N1')).parent).toBeNull()
    const local = (await editor.node('N2')).position
    await into('N2', 'Shift')
    await expect.poll(async () => (await editor.node('N2')).parent).not.toBeNull()
    expect((await editor.node('N2')).position).toEqual(local)

    const box = (await list.boundingBox())!
    const from = (await editor.row('N5').boundingBox())!
    await editor.page.mouse.move(from.x + 60, from.y + 13)
    await editor.page.mouse.down()
    await editor.page.mouse.move(from.x + 60, box.y + box.height - 6, { steps: 6 })
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
    await editor.page.keyboard.press('Escape')
    await editor.page.mouse.up()
  })

  test('a right click opens the menu of what applies; expand and collapse all', async ({ editor }) => {
    await boxes(editor, 'A', 'B')
    await editor.run('node.group', { nodes: ['A', 'B'], name: 'Pair' })
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.page.getByRole('button', { name: 'Expand all' }).click()
    await expect(editor.row('B')).toBeVisible()
    await editor.row('B').click({ button: 'right' })
    expect(await editor.selection()).toEqual(['B'])
    await expect(editor.page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await editor.page.getByRole('menuitem', { name: /^Delete/ }).click()
    await expect.poll(() => names(editor)).not.toContain('B')
    await editor.page.getByRole('button', { name: 'Collapse all' }).click()
    await expect(editor.row('A')).toBeHidden()
  })
})

test('history lists every step with its source; a click goes there', async ({ editor }) => {
  await boxes(editor, 'Crate')
  await editor.ask('make the crate red')
  await editor.page.getByRole('tab', { name: 'History' }).click()
  const step = (name: RegExp) => editor.page.getByRole('option', { name })
  await expect(step(/Set material of Crate.*by the assistant/)).toHaveAttribute('aria-selected', 'true')
  await step(/Add Box/)
    .last()
    .click()
  await expect.poll(() => editor.color('Crate')).toBe('#008080')
  await expect(editor.page.getByText('1 undone')).toBeVisible()
  await step(/Set material of Crate/).click()
  await expect.poll(() => editor.color('Crate')).toBe('#ff0000')
  await editor.page.getByRole('tab', { name: 'Scene' }).click()
  await editor.inspect()
})

test.describe('palette', () => {
  test('asks for what a command needs, and remembers what was chosen', async ({ editor }) => {
    await boxes(editor, 'A')
    await editor.run('select.set', { nodes: ['A'] })
    await toView(editor)
    await press(editor, 'Control+k')
    await editor.page.keyboard.type('rotate by')
    await press(editor, 'Enter')
    await editor.page.getByLabel('Degrees').fill('ninety')
    await press(editor, 'Enter')
    await expect(editor.page.getByRole('alert')).toContainText('Expected a number')
    await editor.page.getByLabel('Degrees').fill('90')
    await press(editor, 'Enter')
    await expect.poll(async () => (await editor.node('A')).rotation[1]).toBeCloseTo(Math.SQRT1_2, 5)
    await press(editor, 'Control+k')
    await expect(editor.page.getByRole('option').first()).toContainText('Rotate by')
    await press(editor, 'Escape')
  })

  test('says why a command cannot run, finds nodes, and puts other text to the assistant', async ({ editor }) => {
    await boxes(editor, 'Walnut table')
    await toView(editor)
    await press(editor, 'Control+k')
    await editor.page.keyboard.type('ungroup')
    await expect(editor.page.getByRole('option', { name: /^Ungroup/ })).toContainText('Nothing is selected')
    await editor.page.getByPlaceholder(/^Type a command/).fill('walnut')
    await press(editor, 'Enter')
    expect(await editor.selection()).toEqual(['Walnut table'])
    await press(editor, 'Control+k')
    await editor.page.keyboard.type('make it purple')
    await press(editor, 'Enter')
    await expect.poll(() => editor.color('Walnut table')).toBe('#800080')
    await editor.inspect()
  })
})

test('shortcuts can be changed, are kept, and show wherever the command does', async ({ editor }) => {
  await boxes(editor, 'A')
  await toView(editor)
  await press(editor, '?')
  const sheet = editor.page.getByRole('dialog', { name: 'Shortcuts' })
  await sheet.getByLabel('Find a command or a key').fill('duplicate')
  await sheet.getByRole('button', { name: /^Change the shortcut of Duplicate:/ }).click()
  await press(editor, 'Control+t')
  await expect(sheet).toContainText('Ctrl T belongs to the browser')
  await sheet.getByRole('button', { name: /^Change the shortcut of Duplicate:/ }).click()
  await press(editor, 'Control+g')
  await expect(sheet).toContainText('Ctrl G was taken from Group')
  await press(editor, 'Escape')
  await editor.run('select.set', { nodes: ['A'] })
  await toView(editor)
  await press(editor, 'Control+g')
  await expect.poll(() => names(editor)).toEqual(['A', 'A 2'])
  expect(await editor.page.evaluate(() => localStorage.getItem('diorama.preferences'))).toContain('node.duplicate')
  await press(editor, '?')
  await sheet.getByRole('button', { name: 'Reset all' }).click()
  await press(editor, 'Escape')
  await toView(editor)
  await press(editor, 'Control+g')
  await expect.poll(() => names(editor)).toContain('Group')
})

test.describe('layout', () => {
  test('panels resize by pointer and keys, fold, and remember; focus mode hides all but the view', async ({
    editor,
  }) => {
    const { page } = editor
    const outliner = page.getByRole('complementary', { name: 'Scene, library and history' })
    const edge = page.getByRole('separator', { name: 'Width of the outliner' })
    const before = (await outliner.boundingBox())!.width
    const at = (await edge.boundingBox())!
    await editor.drag({ x: at.x + 3, y: 300 }, { x: at.x + 43, y: 300 })
    expect((await outliner.boundingBox())!.width).toBeCloseTo(before + 40, 0)
    await edge.focus()
    await press(editor, 'ArrowLeft')
    expect((await outliner.boundingBox())!.width).toBeCloseTo(before + 24, 0)
    await press(editor, 'Enter')
    await expect(outliner).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('diorama.preferences'))).toContain('"leftShown":false')
    await page.getByRole('button', { name: 'Show scene' }).click()
    await expect(outliner).toBeVisible()
    await toView(editor)
    await press(editor, 'Control+\\')
    await expect(outliner).toBeHidden()
    await expect(page.getByRole('button', { name: 'Export' })).toBeHidden()
    await page.getByRole('button', { name: 'Leave focus mode' }).click()
    await expect(outliner).toBeVisible()
  })

  test('in a narrow window panels are drawers, at 200 % zoom as well', async ({ editor }) => {
    const { page } = editor
    for (const size of [
      { width: 1024, height: 700 },
      { width: 720, height: 450 },
    ]) {
      await page.setViewportSize(size)
      const view = async () => (await editor.canvas.boundingBox())!.width
      await expect.poll(view).toBe(size.width)
      await page.getByRole('button', { name: 'Show inspector' }).click()
      await expect(page.locator('.inspector')).toBeVisible()
      expect(await view()).toBe(size.width)
      await page.getByRole('button', { name: 'Hide inspector' }).click()
      await expect(page.locator('.inspector')).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
    await page.setViewportSize({ width: 1100, height: 640 })
    await expect(page.locator('.inspector')).toBeVisible()
  })

  test('speaks German at run time, and goes light', async ({ editor }) => {
    const { page } = editor
    await boxes(editor, 'A')
    await editor.run('select.set', { nodes: ['A'] })
    await page.locator('.topbar-name').click()
    await page.getByRole('menuitem', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: 'Deutsch' }).click()
    await expect(page.getByRole('button', { name: 'Ordnen' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Drehung X', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rückgängig: Box hinzufügen' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
    await editor.run('window.language', { language: 'en' })
    await expect(page.getByRole('button', { name: 'Arrange' })).toBeVisible()
    await editor.run('window.theme', { theme: 'light' })
    const panel = () => page.locator('.topbar').evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect.poll(panel).toBe('rgb(251, 251, 253)')
    await editor.run('window.theme', { theme: 'dark' })
    await expect.poll(panel).toBe('rgb(20, 23, 28)')
  })
})

for (const [title, node] of [
  ['Living room', 'Sofa'],
  ['Café corner', 'Counter'],
  ['Product', 'Flacon'],
  ['City block', 'Taxi'],
  ['Gallery', 'Visitor'],
  ['Camp by night', 'Campfire'],
]) {
  test(`the example opens in one click, and one undo takes it back: ${title}`, async ({ editor }) => {
    await editor.page.getByRole('button', { name: title, exact: true }).click()
    await expect.poll(() => names(editor)).toContain(node)
    await toView(editor)
    await press(editor, 'Control+z')
    await expect.poll(() => names(editor)).toEqual([])
  })
}
