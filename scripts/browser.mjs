// A Chromium on the built app, for screenshots and benchmarks.
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { CHROMIUM_FLAGS } from './flags.mjs'
import { ensureInstalled, root, run } from './install.mjs'
import { serve } from './server.mjs'

/** Builds the app, serves it, and starts a browser. */
export async function launch() {
  ensureInstalled()
  run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'])
  const { chromium } = await import('@playwright/test')
  const { server, url } = await serve(join(root, 'dist'), 4390)
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  const close = async () => {
    await browser.close()
    server.close()
  }
  return { browser, url, close }
}

/** Waits until no more frames are drawn. */
export async function settle(page) {
  await page.evaluate(() => Object.assign(window, { calm: 0 }))
  await page.waitForFunction(() => {
    const { frames } = window.diorama.stats()
    window.calm = window.seen === frames ? (window.calm ?? 0) + 1 : 0
    window.seen = frames
    return window.calm > 20
  })
}
