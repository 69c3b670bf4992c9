import AxeBuilder from '@axe-core/playwright'
import { OTHER_FORMATS } from '../fixtures/formats.ts'
import { FIXTURES } from '../fixtures/models.ts'
import { type Editor, expect, test } from '../support/page.ts'

/** What axe finds against WCAG 2.2 A and AA, in words. */
async function violations(editor: Editor): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page: editor.page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary ?? ''}`))
}

async function fill(editor: Editor) {
  await editor.run('mesh.addMany', {
    items: ['A', 'B', 'C'].map((name, i) => ({ shape: 'box', name, position: [i * 2 - 2, 0.5, 0], color: 'teal' })),
  })
  await editor.run('light.add', { type: 'spot', name: 'Lamp' })
  await editor.run('node.group', { nodes: ['A', 'B'], name: 'Pair' })
  await editor.run('node.setLocked', { nodes: ['C'], locked: true })
  await editor.run('node.setVisible', { nodes: ['Lamp'], visible: false })
}

const screens: [name: string, open: (editor: Editor) => Promise<void>, close?: (editor: Editor) => Promise<void>][] = [
  ['an empty scene', async (editor) => editor.run('scene.new') as Promise<void>],
  [
    'a mesh in the inspector',
    async (editor) => {
      await fill(editor)
      await editor.run('select.set', { nodes: ['C'] })
      await editor.page.getByRole('button', { name: 'Textures' }).click()
      await editor.page.getByRole('button', { name: 'Glass, coat and cloth' }).click()
    },
    async (editor) => {
      await editor.page.getByRole('button', { name: 'Textures' }).click()
      await editor.page.getByRole('button', { name: 'Glass, coat and cloth' }).click()
    },
  ],
  [
    'several nodes, and a filter',
    async (editor) => {
      await fill(editor)
      await editor.run('select.set', { nodes: ['A', 'B', 'Lamp'] })
      await editor.page.getByLabel('Filter the nodes').fill('kind:mesh')
    },
    async (editor) => editor.page.getByLabel('Filter the nodes').fill(''),
  ],
  [
    'the assistant after a reply',
    async (editor) => {
      await fill(editor)
      await editor.ask('make C red')
      await editor.ask('move the box to the left')
    },
    async (editor) => editor.inspect(),
  ],
  [
    'history',
    async (editor) => {
      await fill(editor)
      await editor.page.getByRole('tab', { name: 'History' }).click()
    },
    async (editor) => editor.page.getByRole('tab', { name: 'Scene' }).click(),
  ],
  [
    'a menu',
    async (editor) => {
      await fill(editor)
      await editor.page.getByRole('button', { name: 'Arrange', exact: true }).click()
      await expect(editor.page.getByRole('menu')).toBeVisible()
    },
    async (editor) => editor.page.keyboard.press('Escape'),
  ],
  [
    'the projects, and those thrown away',
    async (editor) => {
      await fill(editor)
      await editor.page.evaluate(() => window.diorama.saved())
      const { project } = (await editor.run('project.duplicate')) as { project: string }
      await editor.run('project.delete', { project })
      await editor.run('window.projects')
      await editor.page.getByText(/^Deleted \(/).click()
      await expect(editor.page.locator('.project img').first()).toBeVisible()
    },
    async (editor) => editor.page.getByRole('button', { name: 'Close' }).click(),
  ],
  [
    'the versions, one compared',
    async (editor) => {
      await fill(editor)
      await editor.run('version.keep', { name: 'First' })
      await editor.run('node.delete', { nodes: ['Pair'] })
      await editor.run('window.versions')
      await editor.page
        .getByRole('button', { name: /^Compare with First/ })
        .first()
        .click()
      await expect(editor.page.getByRole('button', { name: 'Restore' })).toBeVisible()
    },
    async (editor) => editor.page.getByRole('button', { name: 'Close' }).click(),
  ],
  [
    'the palette',
    async (editor) => {
      await fill(editor)
      await editor.page.keyboard.press('Control+k')
      await editor.page.getByPlaceholder(/^Type a command/).fill('ro')
    },
    async (editor) => editor.page.keyboard.press('Escape'),
  ],
  [
    'a command that asks',
    async (editor) => {
      await fill(editor)
      await editor.page.keyboard.press('Control+k')
      await editor.page.getByPlaceholder(/^Type a command/).fill('rotate by')
      await editor.page.keyboard.press('Enter')
      await expect(editor.page.getByLabel('Degrees')).toBeVisible()
    },
    async (editor) => {
      await editor.page.keyboard.press('Escape')
      await editor.page.keyboard.press('Escape')
    },
  ],
  [
    'the shortcuts',
    async (editor) => {
      await editor.page.locator('.viewport-canvas').focus()
      await editor.page.keyboard.press('?')
      await expect(editor.page.getByRole('dialog')).toBeVisible()
    },
    async (editor) => editor.page.keyboard.press('Escape'),
  ],
  [
    'the export',
    async (editor) => {
      await fill(editor)
      await editor.run('window.export')
      await expect(editor.page.getByRole('dialog').getByRole('status')).toBeVisible()
    },
    async (editor) => editor.page.keyboard.press('Escape'),
  ],
  [
    'the final picture',
    async (editor) => {
      await fill(editor)
      const options = { width: 48, height: 32, method: 'samples', samples: 2, transparent: true }
      await editor.run('file.finalPicture', options)
      await expect(editor.page.getByText(/^Done in/)).toBeVisible()
    },
    async (editor) => editor.page.keyboard.press('Escape'),
  ],
  [
    'a question of an import, over a timeline',
    async (editor) => {
      const { page } = editor
      const choose = async (name: string, bytes: Uint8Array) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: 'Import', exact: true }).click()
        await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
      }
      await choose('arm.glb', (await FIXTURES.skinned()) as Uint8Array)
      await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
      await editor.settled()
      await choose('square.stl', OTHER_FORMATS.stl['square.stl'])
      await expect(page.getByRole('dialog', { name: 'Import square.stl' })).toBeVisible()
    },
    async (editor) => editor.page.getByRole('button', { name: 'Leave it out' }).click(),
  ],
  [
    'the settings of the assistant',
    async (editor) => {
      await editor.run('window.assistant')
      await editor.page.getByRole('button', { name: 'Assistant settings' }).click()
      await editor.page.getByLabel('Language model').check()
    },
    async (editor) => {
      await editor.page.getByLabel('Built-in').check()
      await editor.page.keyboard.press('Escape')
      await editor.inspect()
    },
  ],
]

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing against WCAG 2.2 AA on any screen, ${theme}`, async ({ editor }) => {
    await editor.run('window.theme', { theme })
    const found: string[] = []
    for (const [name, open, close] of screens) {
      await editor.run('scene.new')
      await open(editor)
      // What still fades in has no contrast yet.
      await editor.page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((one) => one.effect?.getComputedTiming().iterations === 1)
            .map((one) => one.finished.catch(() => {})),
        ),
      )
      found.push(...(await violations(editor)).map((fault) => `${name}: ${fault}`))
      await close?.(editor)
    }
    await editor.run('window.theme', { theme: 'dark' })
    expect(found).toEqual([])
  })
}
