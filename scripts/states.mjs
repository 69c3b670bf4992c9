// What the window looks like, moment by moment: a part of `npm run screenshots`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settle } from './browser.mjs'

const run = (page, id, params) =>
  page.evaluate(([command, values]) => window.diorama.execute(command, values), [id, params])
const closeAll = async (page) => {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
}
const showRight = (page, panel, isNarrow) =>
  isNarrow
    ? page.evaluate(async (name) => {
        const hidden = !document.querySelector(name === 'inspector' ? '.inspector' : '.assistant-log')
        if (hidden) await window.diorama.execute('window.panel', { panel: name })
      }, panel)
    : null

/** Each goes on from the one before. */
const STATES = [
  ['loading', async () => {}],
  ['empty', async (page) => run(page, 'scene.new')],
  [
    'living-room',
    async (page, isNarrow) => {
      await page.getByRole('button', { name: 'Living room' }).click()
      await page.waitForFunction(() => window.diorama.nodes().length > 40)
      if (isNarrow) await run(page, 'window.panel', { panel: 'left' })
    },
  ],
  [
    'mesh',
    async (page, isNarrow) => {
      await run(page, 'select.set', { nodes: ['Armchair'] })
      await run(page, 'tool.translate')
      await showRight(page, 'inspector', isNarrow)
    },
  ],
  ['several', async (page) => run(page, 'select.set', { nodes: ['Armchair', 'Sofa', 'Carpet'] })],
  [
    'camera',
    async (page) => {
      await run(page, 'camera.add', { view: true })
    },
  ],
  [
    'assistant',
    async (page, isNarrow) => {
      await showRight(page, 'assistant', isNarrow)
      for (const text of [
        'make the carpet dark blue',
        'add two small orange balls on the coffee table',
        'move the cushion up',
      ]) {
        await page.evaluate((said) => window.diorama.assistant.send(said), text)
      }
      await run(page, 'select.set', { nodes: ['Sofa'] })
    },
  ],
  [
    'menu',
    async (page) => {
      await page.getByRole('button', { name: 'Arrange', exact: true }).click()
      await page.getByRole('menu').waitFor()
    },
  ],
  [
    'palette',
    async (page) => {
      await closeAll(page)
      await page.locator('.viewport-canvas').focus()
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder(/^Type a command/).fill('ro')
    },
  ],
  [
    'shortcuts',
    async (page) => {
      await closeAll(page)
      await page.locator('.viewport-canvas').focus()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'export',
    async (page) => {
      await closeAll(page)
      await run(page, 'window.export')
      await page.getByRole('dialog').getByRole('status').waitFor()
    },
  ],
  [
    'history',
    async (page) => {
      await closeAll(page)
      await page.getByRole('tab', { name: 'History' }).click()
      await run(page, 'select.set', { nodes: [] })
    },
  ],
]

/** Twelve moments of the window, in each theme and size: one by one in test-results/, and as four sheets in docs/images. */
export async function shootStates(browser, url, root) {
  for (const theme of ['dark', 'light']) {
    for (const [width, height] of [
      [1440, 900],
      [1024, 700],
    ]) {
      const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' })
      await page.goto(url)
      await page.evaluate(() => window.diorama.ready)
      await page.waitForFunction(() => window.diorama.stats().textures > 3)
      const folder = join(root, 'test-results', 'states', `${theme}-${width}`)
      mkdirSync(folder, { recursive: true })
      const shots = []
      for (const [name, open] of STATES) {
        await open(page, width < 1100)
        await settle(page)
        await page.waitForTimeout(700) // pictures are drawn when all is at rest
        const shot = await page.screenshot()
        writeFileSync(join(folder, `${String(shots.length + 1).padStart(2, '0')}-${name}.png`), shot)
        shots.push(shot.toString('base64'))
        if (shots.length === 1) await page.evaluate((t) => window.diorama.execute('window.theme', { theme: t }), theme)
      }
      await page.close()
      await sheet(browser, shots, width, height, join(root, 'docs', 'images', `states-${theme}-${width}.jpg`))
    }
  }
}

/** All pictures of one theme and size, side by side. */
async function sheet(browser, shots, width, height, file) {
  const page = await browser.newPage()
  await page.setViewportSize({
    width: 1448,
    height: Math.ceil(shots.length / 2) * Math.round((720 * height) / width + 8),
  })
  const pictures = shots.map((shot) => `<img style="width:720px" src="data:image/png;base64,${shot}">`).join('')
  await page.setContent(
    `<body style="margin:0;background:#77808c;display:grid;grid-template-columns:auto auto;gap:8px">${pictures}</body>`,
  )
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
  await page.close()
}
