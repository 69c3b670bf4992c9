// The pages that the benchmark measures: the built app, and a bare three.js page beside it.
import { join } from 'node:path'
import { launch, settle } from '../browser.mjs'
import { root } from '../install.mjs'
import { serve } from '../server.mjs'

const { browser, url, close } = await launch()
const SIZE = { viewport: { width: 1100, height: 700 }, serviceWorkers: 'block' }

export const bare = await openBare()

export async function closeAll() {
  await bare.close()
  await close()
}

/** The bare page, built and served like the app. */
async function openBare() {
  const { build } = await import('vite')
  const outDir = join(root, 'node_modules', '.cache', 'bench')
  await build({
    root: join(root, 'tests', 'bench', 'bare'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const { server, url: address } = await serve(outDir, 4391)
  const page = await browser.newPage(SIZE)
  const start = Date.now()
  await page.goto(address)
  await page.waitForFunction(() => window.bare)
  const ready = Date.now() - start
  const closeAll = async () => {
    await page.close()
    server.close()
  }
  return { page, ready, close: closeAll }
}

/** The app, freshly opened, with what that took. */
export async function open() {
  const page = await browser.newPage(SIZE)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  let [requests, bytes, counting] = [0, 0, true]
  client.on('Network.responseReceived', ({ response }) => {
    if (counting && response.url.startsWith('http')) requests++
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (counting) bytes += encodedDataLength
  })
  const start = Date.now()
  await page.goto(url)
  await page.evaluate(() => window.diorama.ready)
  const ready = Date.now() - start
  counting = false
  return { page, client, requests, bytes, ready }
}

/** The app at rest, with helpers to time what is done to it. */
export async function openAtRest() {
  const opened = await open()
  await settle(opened.page)
  await opened.page.evaluate(() => {
    window.painted = () =>
      new Promise((resolve) => {
        const off = window.diorama.on('frame', () => {
          off()
          resolve()
        })
      })
    window.timed = async (act) => {
      const frame = window.painted()
      const start = performance.now()
      await act()
      await frame
      return performance.now() - start
    }
  })
  return opened
}

/** Milliseconds from doing something, given as the text of a function, to the frame that shows it. */
export const timed = (page, act) => page.evaluate(`window.timed(${act})`)

/** Used heap after collection, MB. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage')
  return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** Milliseconds from one frame to the next while the view is orbited by the pointer (mean), and triangles of a frame (median). */
export async function pace(page) {
  await page.evaluate(() => {
    window.frames = []
    window.stopFrames = window.diorama.on('frame', () =>
      window.frames.push([performance.now(), window.diorama.stats().drawnTriangles]),
    )
  })
  const box = await page.locator('.viewport-canvas').boundingBox()
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (const start = Date.now(); Date.now() - start < 8000; ) {
    await page.mouse.move(box.x + 40 + ((Date.now() / 20) % 200), box.y + 60)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  // While it is still moved: the last frame of all is drawn in full.
  const frames = await page.evaluate(() => {
    window.stopFrames()
    return window.frames
  })
  await page.mouse.up()
  await settle(page)
  const later = frames.slice(Math.min(10, frames.length >> 1))
  const triangles = later.map(([, count]) => count).sort((a, b) => a - b)
  return {
    ms: (later.at(-1)[0] - later[0][0]) / (later.length - 1),
    triangles: triangles[triangles.length >> 1],
  }
}

/** CPU time of `render()` while the view is orbited by the pointer, milliseconds: median and 95th percentile. */
export async function orbit(page) {
  await page.evaluate(() => {
    window.frameTimes = []
    window.stopTimes = window.diorama.on('frame', () => window.frameTimes.push(window.diorama.stats().frameMs))
  })
  const box = await page.locator('.viewport-canvas').boundingBox()
  await page.keyboard.down('Shift').then(() => page.keyboard.up('Shift'))
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let i = 1; i <= 30; i++) await page.mouse.move(box.x + 40 + i * 6, box.y + 60)
  await page.mouse.up()
  await settle(page)
  const times = await page.evaluate(() => {
    window.stopTimes()
    return window.frameTimes.sort((a, b) => a - b)
  })
  return { median: times[times.length >> 1], most: times[Math.floor(times.length * 0.95)], frames: times.length }
}
