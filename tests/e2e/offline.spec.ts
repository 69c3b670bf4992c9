import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../scripts/server.mjs'
import { test as base, Editor, expect } from '../support/page.ts'

/** The built app in a folder of its own, which a test may change, and a server that it may stop. */
const test = base.extend<{ app: { folder: string; url: string; stop(): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  app: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'diorama-app-'))
    cpSync(new URL('../../dist', import.meta.url).pathname, folder, { recursive: true })
    const { server, url } = await serve(folder, 4350)
    await use({ folder, url, stop: () => shut(server) })
    shut(server)
    rmSync(folder, { recursive: true, force: true })
  },
})

function shut(server: Server) {
  server.closeAllConnections()
  server.close()
}

/** Until everything of the app is kept in the browser. */
const isKept = ({ page }: Editor) => page.evaluate(async () => !!(await navigator.serviceWorker.ready).active)

test('after the first visit the app opens without a network, with everything that it can', async ({ browser, app }) => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 640 } })
  const editor = new Editor(page, app.url)
  await editor.open()
  await editor.run('mesh.add', { shape: 'box', name: 'Kept' })
  await page.evaluate(() => window.diorama.saved())
  await isKept(editor)
  app.stop()

  await page.reload()
  await page.evaluate(() => window.diorama.ready)
  expect((await editor.nodes()).map(({ name }) => name)).toEqual(['Kept'])
  await page.getByRole('tab', { name: 'Assistant' }).click()
  await editor.ask('add a sofa next to the box')
  expect((await editor.nodes()).map(({ name }) => name)).toContain('Sofa')
  // What comes only when it is asked for: an export in its worker, an environment, a dialog.
  expect(await page.evaluate(async () => (await window.diorama.exportScene('glb')).size)).toBeGreaterThan(1000)
  await editor.run('scene.set', { environment: { map: 'forest' } })
  await editor.run('window.export')
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible()
  expect(editor.faults.filter((fault) => !fault.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
  await page.close()
})

test('a new version waits until it is asked for, and everything is saved before', async ({ browser, app }) => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 640 } })
  const editor = new Editor(page, app.url)
  await editor.open()
  await isKept(editor)
  await page.reload()
  await page.evaluate(() => window.diorama.ready)

  // A new version is other files under the same addresses.
  const html = join(app.folder, 'index.html')
  writeFileSync(html, readFileSync(html, 'utf8').replace('<title>Diorama</title>', '<title>Diorama, newer</title>'))
  const sw = join(app.folder, 'sw.js')
  writeFileSync(sw, readFileSync(sw, 'utf8').replace(/(url:"index\.html",revision:")[0-9a-f]+"/, '$1newer"'))
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())!.update())
  const told = page.locator('[data-sonner-toast]').filter({ hasText: 'A new version of Diorama is there' })
  await expect(told).toBeVisible()
  await page.reload()
  expect(await page.title()).toBe('Diorama')
  await page.evaluate(() => window.diorama.ready)
  await editor.run('mesh.add', { shape: 'box', name: 'Unsaved' })
  await told.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => page.title()).toBe('Diorama, newer')
  // The title is there before the app is.
  await page.waitForFunction(() => window.diorama)
  await page.evaluate(() => window.diorama.ready)
  expect((await editor.nodes()).map(({ name }) => name)).toEqual(['Unsaved'])
  await page.close()
})

test('it can be installed, and opens files', async ({ app }) => {
  const manifest = JSON.parse(readFileSync(join(app.folder, 'manifest.webmanifest'), 'utf8'))
  expect(manifest.display).toBe('standalone')
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src } of manifest.icons) expect(readFileSync(join(app.folder, src)).byteLength).toBeGreaterThan(1000)
  expect(Object.values(manifest.file_handlers[0].accept).flat()).toEqual(['.diorama', '.glb'])
})

test('files that the app is started with are opened', async ({ browser, app }) => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 640 }, serviceWorkers: 'block' })
  // Stands for the system, which cannot be had here: it hands over the files as soon as the page asks.
  await page.addInitScript(() => {
    const launchQueue = {
      setConsumer: async (consume: (launch: { files: FileSystemFileHandle[] }) => void) => {
        const root = await navigator.storage.getDirectory()
        const handle = await root.getFileHandle('boxes.stl', { create: true })
        const writable = await handle.createWritable()
        const corner = (at: string) => `vertex ${at}\n`
        await writable.write(
          `solid t\nfacet normal 0 0 1\nouter loop\n${corner('0 0 0')}${corner('1 0 0')}${corner('0 1 0')}endloop\nendfacet\nendsolid t`,
        )
        await writable.close()
        consume({ files: [handle] })
      },
    }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  const editor = new Editor(page, app.url)
  await editor.open()
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect.poll(async () => (await editor.nodes()).map(({ name }) => name)).toContain('boxes')
  expect(editor.faults).toEqual([])
  await page.close()
})
