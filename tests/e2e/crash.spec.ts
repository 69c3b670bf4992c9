import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import { serve } from '../../scripts/server.mjs'
import type { SceneNode } from '../../src/document/index.ts'
import { randomFrom } from '../support/mutate.ts'

/** How often a session is killed, and how many of these times the whole browser is. */
const [KILLS, BROWSERS] = [200, 40]
/** Milliseconds that a session lives, at most. */
const LONGEST = 900

/** Without graphics a session begins in a fraction of a second; what is kept is the same. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-3d-apis',
  '--no-first-run',
  '--disable-background-networking',
]

interface Seen {
  /** The scene as it was when a write of it was confirmed, by the number of that write. */
  confirmed: { sequence: number; scene: string } | null
  /** The scenes that were committed since. */
  committed: string[]
}

/** A browser with a profile of its own on the disk, which outlives it. */
const test = base.extend<{ url: string; profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  url: async ({}, use) => {
    const { server, url } = await serve(new URL('../../dist', import.meta.url).pathname, 4340)
    await use(url)
    server.closeAllConnections()
    server.close()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  profile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'diorama-crash-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

test(`${KILLS} sessions, killed at any moment, lose nothing that was confirmed, and half of nothing`, async ({
  url,
  profile,
}) => {
  test.setTimeout(1_200_000)
  const seed = Date.now() % 1_000_000
  const random = randomFrom(seed)
  let browser = await start(profile)
  let expected: Seen = { confirmed: null, committed: [] }
  let kept = 0
  for (let round = 0; round < KILLS; round++) {
    const page = await open(browser, url)
    const found = await sceneOf(page)
    const allowed = [expected.confirmed?.scene ?? '[]', ...expected.committed]
    expect(allowed, `seed ${seed}, round ${round}: ${found.slice(0, 300)}`).toContain(found)
    if (expected.confirmed) kept++

    const seen: Seen = { confirmed: { sequence: 0, scene: found }, committed: [] }
    await page.route('**/tell', async (route) => {
      const { what, scene } = route.request().postDataJSON() as { what: string; scene: string }
      // Noted before it is answered: what goes on when it was heard may be on the disk before the answer is known to be sent.
      if (what === 'commit') seen.committed.push(scene)
      else {
        // What was committed before this write was confirmed is part of it, or older.
        seen.committed.splice(0, seen.committed.lastIndexOf(scene) + 1)
        seen.confirmed = { sequence: Number(what), scene }
      }
      await route.fulfill({ status: 204 })
    })
    const life = Math.floor(random() * LONGEST)
    await page.evaluate(edit, Math.floor(random() * 1e9)).catch(() => {})
    await killAfter(life, page, browser, round % Math.floor(KILLS / BROWSERS) === 0)
    if (round % Math.floor(KILLS / BROWSERS) === 0) browser = await start(profile)
    else await page.close().catch(() => {})
    expected = seen
  }
  expect(kept).toBe(KILLS - 1)
  await browser.close()
})

const start = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: FLAGS,
    serviceWorkers: 'block',
  })

async function open(browser: BrowserContext, url: string): Promise<Page> {
  const page = await browser.newPage()
  // Crashes in a row would have it open an empty project; here they are what is wanted.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('diorama.running')) localStorage.removeItem(key)
  })
  await page.goto(url)
  await page.evaluate(() => window.diorama.ready)
  return page
}

/** The scene as one text. */
const sceneOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const byId = (a: SceneNode, b: SceneNode) => (a.id < b.id ? -1 : 1)
    return JSON.stringify(window.diorama.nodes().sort(byId))
  })

/** Edits on and on, and tells of each commit, and of each that is confirmed to be on the disk. */
function edit(seed: number): void {
  // Goes on only when the test has heard it: what it has not heard of cannot be on the disk.
  const tell = (what: string, scene: string) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/tell', false)
    request.send(JSON.stringify({ what, scene }))
  }
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const scene = () => JSON.stringify(window.diorama.nodes().sort((a, b) => (a.id < b.id ? -1 : 1)))
  const any = () => {
    const nodes = window.diorama.nodes()
    return nodes.length ? [nodes[Math.floor(random() * nodes.length)].id] : []
  }
  const acts = [
    () => window.diorama.execute('mesh.add', { shape: 'box' }),
    () => window.diorama.execute('mesh.addMany', { items: Array.from({ length: 30 }, () => ({ shape: 'sphere' })) }),
    () => window.diorama.execute('node.translate', { nodes: any(), by: [random(), 0, 0] }),
    () => window.diorama.execute('node.duplicate', { nodes: any(), offset: [1, 0, 0] }),
    () => window.diorama.execute('node.delete', { nodes: any() }),
    () => window.diorama.execute('material.set', { nodes: any(), color: 'red' }),
    async () => window.diorama.undo(),
    async () => window.diorama.redo(),
  ]
  window.diorama.on('change', () => tell('commit', scene()))
  let count = 0
  const confirm = async () => {
    for (;;) {
      const before = scene()
      await window.diorama.saved()
      // Commits may have come meanwhile: then what is on the disk is this or later.
      if (scene() === before) tell(String(++count), before)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
  const work = async () => {
    for (;;) {
      await acts[Math.floor(random() * acts.length)]().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, random() * 60))
    }
  }
  void confirm()
  void work()
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

/** Kills the page's process, or the whole browser, after so many milliseconds. */
async function killAfter(ms: number, page: Page, browser: BrowserContext, whole: boolean): Promise<void> {
  const cdp = await browser.newCDPSession(page)
  await new Promise((resolve) => setTimeout(resolve, ms))
  if (whole) {
    const closed = new Promise((resolve) => browser.once('close', resolve))
    const system = await browser.browser()!.newBrowserCDPSession()
    const { processInfo } = await system.send('SystemInfo.getProcessInfo')
    const own = processInfo.find(({ type }) => type === 'browser')!.id
    await system.send('Browser.crash').catch(() => {})
    await closed
    // Two browsers over one profile spoil its databases; a user's own browser sees to that itself.
    await expect.poll(() => isAlive(own), { timeout: 30_000, intervals: [20] }).toBe(false)
    return
  }
  const gone = page.waitForEvent('crash')
  cdp.send('Page.crash').catch(() => {})
  await gone
}
