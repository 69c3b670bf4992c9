// What it takes to open the app, and to leave it alone.
import { settle } from '../browser.mjs'
import { bare, open } from './pages.mjs'

export async function load() {
  const { page, requests, bytes, ready } = await open()
  await settle(page)
  const before = await page.evaluate(() => window.diorama.stats().frames)
  await page.waitForTimeout(5000)
  const idle = (await page.evaluate(() => window.diorama.stats().frames)) - before
  await page.close()
  return [
    { what: 'load: requests before the first frame', ours: requests, unit: '' },
    { what: 'load: gzip before the first frame', ours: bytes / 1000, unit: 'kB' },
    { what: 'load: first frame after navigation', ours: ready, bare: bare.ready, unit: 'ms' },
    { what: 'idle: frames in five seconds', ours: idle, unit: '' },
  ]
}
