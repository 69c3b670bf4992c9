// npm run screenshots: the pictures of README and docs, and docs/commands.md from the registry.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launch, settle } from './browser.mjs'
import { root } from './install.mjs'

const { browser, url, close } = await launch()
const images = join(root, 'docs', 'images')
mkdirSync(images, { recursive: true })

for (const [width, height, suffix] of [
  [1440, 900, ''],
  [1024, 700, '-small'],
]) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(url)
  await page.evaluate(() => window.diorama.ready)
  await page.waitForFunction(() => window.diorama.stats().textures > 3)
  await settle(page)
  await page.screenshot({ path: join(images, `empty${suffix}.png`) })
  await page.getByRole('button', { name: /^Open an example/ }).click()
  await settle(page)
  for (const text of ['add two small orange balls on the side table', 'make the rug dark blue']) {
    await page.evaluate((said) => window.diorama.assistant.send(said), text)
  }
  await page.evaluate(() => window.diorama.select(['Armchair']))
  await page.evaluate(() => window.diorama.execute('tool.translate'))
  await settle(page)
  await page.screenshot({ path: join(images, `workspace${suffix}.png`) })
  await page.close()
}
await close()

const { createServer } = await import('vite')
const server = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { writeCommands } = await server.ssrLoadModule('/scripts/docs.ts')
writeCommands(join(root, 'docs', 'commands.md'))
await server.close()
console.log('Wrote docs/images and docs/commands.md')
