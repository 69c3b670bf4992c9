import { type Editor, expect, test } from '../support/page.ts'

const names = async (editor: Editor, parent: string | null = null) => {
  const id = parent === null ? null : (await editor.node(parent)).id
  const all = await editor.nodes()
  return all
    .filter((node) => node.parent === id)
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map((node) => node.name)
}

async function three(editor: Editor) {
  await editor.run('mesh.addMany', {
    items: ['A', 'B', 'C'].map((name, i) => ({ shape: 'box', name, position: [i * 2 - 2, 0.5, 0], color: 'red' })),
  })
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.inspect()
}

async function dragRow(editor: Editor, from: string, to: string, part: number) {
  const [a, b] = [(await editor.row(from).boundingBox())!, (await editor.row(to).boundingBox())!]
  const { mouse } = editor.page
  await mouse.move(a.x + 60, a.y + a.height / 2)
  await mouse.down()
  await mouse.move(a.x + 64, a.y + a.height / 2 + 8, { steps: 3 })
  await mouse.move(b.x + 70, b.y + b.height * part, { steps: 6 })
}

test.describe('outliner', () => {
  test('drags reorder and reparent, with an insertion line; the place in the world stays', async ({ editor }) => {
    await three(editor)
    await dragRow(editor, 'C', 'A', 0.1)
    await expect(editor.page.locator('.outliner-line')).toBeVisible()
    await editor.page.mouse.up()
    await expect.poll(() => names(editor)).toEqual(['C', 'A', 'B'])
    await dragRow(editor, 'B', 'A', 0.5)
    await expect(editor.row('A')).toHaveClass(/target/)
    await editor.page.mouse.up()
    await expect.poll(() => names(editor, 'A')).toEqual(['B'])
    expect(await editor.page.evaluate(() => window.diorama.matrixWorld('B').slice(12, 15))).toEqual([0, 0.5, 0])
    await editor.page.keyboard.press('Control+z')
    await expect.poll(() => names(editor)).toEqual(['C', 'A', 'B'])
  })

  test('Esc puts a drag back', async ({ editor }) => {
    await three(editor)
    await dragRow(editor, 'C', 'A', 0.1)
    await editor.page.keyboard.press('Escape')
    await editor.page.mouse.up()
    expect(await names(editor)).toEqual(['A', 'B', 'C'])
  })

  test('renames in place, hides and locks', async ({ editor }) => {
    await three(editor)
    await editor.row('B').dblclick()
    await editor.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Middle')
    await editor.page.keyboard.press('Enter')
    await expect(editor.row('Middle')).toBeVisible()
    await editor.row('Middle').hover()
    await editor.row('Middle').getByRole('button', { name: 'Hide' }).click()
    await editor.row('Middle').getByRole('button', { name: 'Lock' }).click()
    expect(await editor.node('Middle')).toMatchObject({ visible: false, locked: true })
  })

  test('keys of a tree: arrows move, left and right fold, F2 renames', async ({ editor }) => {
    await three(editor)
    await editor.run('node.group', { nodes: ['B', 'C'], name: 'G' })
    await editor.row('A').click()
    await editor.page.keyboard.press('ArrowDown')
    expect(await editor.selection()).toEqual(['G'])
    await editor.page.keyboard.press('ArrowRight')
    await expect(editor.row('B')).toBeVisible()
    await editor.page.keyboard.press('ArrowRight')
    expect(await editor.selection()).toEqual(['B'])
    await editor.page.keyboard.press('ArrowLeft')
    await editor.page.keyboard.press('ArrowLeft')
    await expect(editor.row('B')).toBeHidden()
    await editor.page.keyboard.press('F2')
    await editor.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pair')
    await editor.page.keyboard.press('Enter')
    expect((await editor.node('Pair')).kind).toBe('group')
  })

  test('shows a window of a long list', async ({ editor }) => {
    const items = Array.from({ length: 2000 }, (_, i) => ({
      shape: 'box',
      name: `N${i}`,
      position: [i % 50, 0, Math.floor(i / 50)],
    }))
    await editor.run('mesh.addMany', { items })
    expect(await editor.page.getByRole('treeitem').count()).toBeLessThan(60)
    await editor.run('select.set', { nodes: ['N1500'] })
    await expect(editor.row('N1500')).toBeVisible()
    expect(await editor.page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000)
  })
})

test.describe('top bar', () => {
  test('adds, undoes and says what: the buttons name the step', async ({ editor }) => {
    await editor.page.getByRole('button', { name: 'Add', exact: true }).click()
    await editor.page.getByRole('menuitem', { name: 'Cone' }).click()
    await editor.page.keyboard.press('Enter')
    await expect.poll(async () => (await editor.nodes()).map((node) => node.name)).toEqual(['Cone'])
    await editor.page.getByRole('button', { name: 'Undo: Add Cone' }).click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(0)
    await editor.page.getByRole('button', { name: 'Redo: Add Cone' }).click()
    await expect.poll(async () => (await editor.nodes()).length).toBe(1)
  })

  test('an empty scene invites to four things', async ({ editor }) => {
    for (const choice of [/^Drop a model/, /^Add a shape/, /^Ask “/, 'Living room', 'Café corner', 'City block']) {
      await expect(editor.page.getByRole('button', { name: choice })).toBeVisible()
    }
    await editor.page.getByRole('button', { name: /^Add a shape/ }).click()
    await expect(editor.row('Box')).toBeVisible()
  })

  test('? shows the shortcuts', async ({ editor }) => {
    await editor.page.locator('.viewport-canvas').focus()
    await editor.page.keyboard.press('?')
    await expect(editor.page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Duplicate')
    await editor.page.keyboard.press('Escape')
    await expect(editor.page.getByRole('dialog')).toBeHidden()
  })
})
