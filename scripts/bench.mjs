// npm run bench: figures of the built app beside those of a bare three.js page in the same run. Nothing is asserted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, settle } from './browser.mjs'
import { root } from './install.mjs'
import { serve } from './server.mjs'

const models = process.argv[2]
const { browser, url, close } = await launch()
const bare = await openBare()
const rows = [
  ...(await load()),
  ...(await boxes(1000)),
  ...(await boxes(10_000)),
  ...(await importModel('LittlestTokyo.glb')),
  ...(await comeAndGo('LittlestTokyo.glb', 100)),
]
await bare.close()
await close()

console.table(
  rows.map(({ what, ours, bare: limit, unit }) => ({
    what,
    ours: show(ours),
    bare: show(limit),
    ratio: limit ? (ours / limit).toFixed(2) : '',
    unit,
  })),
)
const folder = join(root, 'tests', 'bench', 'results')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'latest.json'), JSON.stringify({ at: new Date().toISOString(), rows }, null, 1))

function show(value) {
  return value === undefined ? '' : value >= 100 ? Math.round(value) : Number(value.toFixed(2))
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
  const page = await browser.newPage({ viewport: { width: 1100, height: 700 }, serviceWorkers: 'block' })
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

async function open() {
  const page = await browser.newPage({ viewport: { width: 1100, height: 700 }, serviceWorkers: 'block' })
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

async function load() {
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

async function boxes(count) {
  const { page, client } = await open()
  await settle(page)
  const limit = await bare.page.evaluate((n) => ({ add: window.bare.add(n), frame: window.bare.frame() }), count)
  await page.evaluate((n) => {
    const side = Math.ceil(Math.sqrt(n))
    window.items = Array.from({ length: n }, (_, i) => ({
      shape: 'box',
      size: [0.5, 0.5, 0.5],
      position: [(i % side) - side / 2, 0.25, Math.floor(i / side) - side / 2],
    }))
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
  }, count)
  const timed = (act) => page.evaluate(`window.timed(${act})`)
  const added = await timed("() => diorama.execute('mesh.addMany', { items })")
  await page.evaluate(() => window.diorama.select([]))
  const moved = await timed(
    "() => diorama.execute('node.translate', { nodes: [diorama.nodes()[7].id], by: [0, 1, 0] })",
  )
  const undone = await timed('() => diorama.undo()')
  const picked = await timed('() => diorama.select([diorama.nodes()[7].id])')
  await page.evaluate(() => window.diorama.select([]))
  await settle(page)
  const frame = await page.evaluate(() => window.diorama.stats().frameMs)
  await client.send('HeapProfiler.collectGarbage')
  const heap = (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  const dom = await page.evaluate(() => document.querySelectorAll('*').length)
  const kept = await keeping(page)
  await page.close()
  const name = `${count.toLocaleString('en')} boxes`
  return [
    { what: `${name}: add in one step, to the frame`, ours: added, bare: limit.add, unit: 'ms' },
    { what: `${name}: CPU of a frame`, ours: frame, bare: limit.frame, unit: 'ms' },
    { what: `${name}: move one, to the frame`, ours: moved, unit: 'ms' },
    { what: `${name}: undo, to the frame`, ours: undone, unit: 'ms' },
    { what: `${name}: select one, to the frame`, ours: picked, unit: 'ms' },
    { what: `${name}: DOM nodes`, ours: dom, unit: '' },
    { what: `${name}: heap`, ours: heap, unit: 'MB' },
    { what: `${name}: one change on the disk`, ours: kept.written, unit: 'ms' },
    { what: `${name}: … of it on the main thread, in the database’s calls`, ours: kept.busy, unit: 'ms' },
    { what: `${name}: opened again after a reload`, ours: kept.opened, unit: 'ms' },
  ]
}

/** What it costs to keep one change, and to open the project again. */
async function keeping(page) {
  await page.evaluate(() => window.diorama.saved())
  const { written, busy } = await page.evaluate(async () => {
    let total = 0
    const timing = (prototype, method) => {
      const plain = prototype[method]
      prototype[method] = function (...args) {
        const start = performance.now()
        const result = plain.apply(this, args)
        total += performance.now() - start
        return result
      }
    }
    timing(IDBDatabase.prototype, 'transaction')
    for (const method of ['get', 'put', 'delete']) timing(IDBObjectStore.prototype, method)
    const start = performance.now()
    await window.diorama.execute('node.translate', { nodes: [window.diorama.nodes()[7].id], by: [0, 1, 0] })
    await window.diorama.saved()
    return { written: performance.now() - start, busy: total }
  })
  const start = Date.now()
  await page.reload()
  await page.evaluate(() => window.diorama.ready)
  return { written, busy, opened: Date.now() - start }
}

/** The heap after a model was imported and deleted so often, beside that after the first ten times. */
async function comeAndGo(name, rounds) {
  const path = models && join(models, name)
  if (!path || !existsSync(path)) return []
  const { page, client } = await open()
  const base64 = readFileSync(path).toString('base64')
  const heap = async () => {
    await client.send('HeapProfiler.collectGarbage')
    return (await client.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const run = (times) =>
    page.evaluate(
      async ([text, file, count]) => {
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
        for (let i = 0; i < count; i++) {
          await window.diorama.importFiles([new File([bytes], file)])
          await window.diorama.execute('scene.new')
        }
      },
      [base64, name, times],
    )
  await run(10)
  const first = await heap()
  await run(rounds - 10)
  const last = await heap()
  const textures = await page.evaluate(() => window.diorama.stats().textures)
  await page.evaluate(() => window.diorama.execute('project.new'))
  await settle(page)
  const empty = await heap()
  await page.close()
  return [
    { what: `${name}: heap after ${rounds} imports and deletions, beside ten`, ours: last, bare: first, unit: 'MB' },
    { what: `${name}: heap in a new project after that`, ours: empty, bare: first, unit: 'MB' },
    { what: `${name}: textures on the graphics card after that`, ours: textures, unit: '' },
  ]
}

async function importModel(name) {
  const path = models && join(models, name)
  if (!path || !existsSync(path)) return []
  const { page } = await open()
  await settle(page)
  const base64 = readFileSync(path).toString('base64')
  const size = Buffer.byteLength(base64, 'base64') / 1e6
  const result = await page.evaluate(
    async ([text, file]) => {
      const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
      let longest = 0
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
      })
      observer.observe({ entryTypes: ['longtask'] })
      const frame = new Promise((resolve) => {
        const off = window.diorama.on('change', () => {
          off()
          const drawn = window.diorama.on('frame', () => {
            drawn()
            resolve()
          })
        })
      })
      const start = performance.now()
      await window.diorama.importFiles([new File([bytes], file)])
      const written = performance.now() - start
      await frame
      const drawn = performance.now() - start
      const exportStart = performance.now()
      const blob = await window.diorama.exportScene('glb')
      return { written, drawn, longest, exported: performance.now() - exportStart, size: blob.size / 1e6 }
    },
    [base64, name],
  )
  await page.close()
  return [
    { what: `${name}: import, written`, ours: result.written, unit: 'ms' },
    { what: `${name}: import, drawn`, ours: result.drawn, unit: 'ms' },
    { what: `${name}: longest task, drawing included`, ours: result.longest, unit: 'ms' },
    { what: `${name}: export`, ours: result.exported, unit: 'ms' },
    { what: `${name}: size of the export beside the source`, ours: result.size, bare: size, unit: 'MB' },
  ]
}
