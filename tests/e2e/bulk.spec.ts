import { type Editor, expect, test } from '../support/page.ts'

const COUNT = 5200

async function field(editor: Editor) {
  const items = Array.from({ length: COUNT }, (_, i) => ({
    shape: 'box',
    name: `N${i}`,
    size: [0.5, 0.5, 0.5],
    position: [(i % 80) - 40, 0.25, Math.floor(i / 80) - 40],
  }))
  await editor.run('mesh.addMany', { items })
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.settled()
}

const elements = (editor: Editor) => editor.page.evaluate(() => document.querySelectorAll('*').length)
const count = async (editor: Editor) => (await editor.nodes()).length

/** How many rows of the outliner are touched in any way while something is done. */
async function rowsTouched(editor: Editor, id: string, params: unknown): Promise<number> {
  return editor.page.evaluate(
    async ([command, values]) => {
      const rows = new Set<Element>()
      const note = (target: Node) => {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('[role="treeitem"]')
        if (row) rows.add(row)
      }
      const observer = new MutationObserver((all) => {
        for (const { target } of all) note(target)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      const frame = new Promise<void>((resolve) => {
        const off = window.diorama.on('frame', () => {
          off()
          resolve()
        })
      })
      await window.diorama.execute(command as string, values)
      await frame
      observer.disconnect()
      return rows.size
    },
    [id, params],
  )
}

test('thousands of nodes: a change says that it is under way, is one step, and costs the panels nothing', async ({
  editor,
}) => {
  await field(editor)
  const { keyboard } = editor.page
  const [before, first] = [await elements(editor), await editor.node('N7')]
  await editor.page.locator('.viewport-canvas').focus()

  await keyboard.press('Control+a')
  await expect.poll(() => editor.selection().then((all) => all.length)).toBe(COUNT)
  await editor.inspect()
  await keyboard.press('Control+d')
  await expect(editor.page.getByText(`Changing ${COUNT.toLocaleString('en')} nodes`)).toBeVisible()
  await expect.poll(() => count(editor)).toBe(2 * COUNT)
  await expect(editor.page.getByText('Changing')).toHaveCount(0)

  // A field of the inspector speaks of all of them.
  const height = editor.field('Height')
  await height.fill('2')
  await height.press('Enter')
  const raised = () =>
    editor.page.evaluate(() => {
      const ids = new Set(window.diorama.selection())
      const tall = (id: string) => window.diorama.bounds(id)!
      return [...ids].filter((id) => Math.abs(tall(id).max[1] - tall(id).min[1] - 2) < 1e-6).length
    })
  await expect.poll(raised).toBe(COUNT)

  await editor.page.locator('.viewport-canvas').focus()
  await keyboard.press('Control+z')
  await keyboard.press('Control+z')
  await expect.poll(() => count(editor)).toBe(COUNT)

  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.settled()
  expect(await editor.page.getByRole('treeitem').count()).toBeLessThan(60)
  expect(Math.abs((await elements(editor)) - before)).toBeLessThan(200)
  expect(await rowsTouched(editor, 'node.translate', { nodes: [first.id], by: [0, 1, 0] })).toBeLessThanOrEqual(2)
  expect(await rowsTouched(editor, 'node.rename', { node: first.id, name: 'Seven' })).toBeLessThanOrEqual(2)
  expect(await editor.page.evaluate(() => window.diorama.stats().drawCalls)).toBeLessThan(10)
})
