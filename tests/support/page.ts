import { test as base, expect, type Page } from '@playwright/test'
import { serve } from '../../scripts/server.mjs'
import type { Scripting } from '../../src/app/scripting.ts'
import type { SceneNode, Vec3 } from '../../src/document/index.ts'

declare global {
  interface Window {
    diorama: Scripting
  }
}

/** The window as a user has it before them: what they see, and where to point. */
export class Editor {
  readonly faults: string[] = []

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    const origin = new URL(url).origin
    page.on('console', (message) => {
      // A browser tells of every answer that is no success: those of a test's own host are its business.
      const from = URL.canParse(message.location().url) ? new URL(message.location().url).origin : ''
      if (message.type() === 'error' && !this.allowed.has(from)) this.faults.push(`console: ${message.text()}`)
    })
    // What the content security policy forbids is told on the console; this tells it where a library catches the error.
    void page.exposeFunction('tellViolation', (what: string) => this.faults.push(`content security policy: ${what}`))
    void page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { tellViolation(what: string): void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        ),
      ),
    )
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`))
    page.on('request', (request) => {
      const { protocol, origin: to } = new URL(request.url())
      if (/^https?:$/.test(protocol) && to !== origin && !this.allowed.has(to))
        this.faults.push(`request to ${request.url()}`)
    })
  }

  /** Hosts that the test itself has set up. */
  readonly allowed = new Set<string>()

  async open(): Promise<void> {
    await this.page.goto(this.url)
    await this.page.evaluate(() => window.diorama.ready)
  }

  /** An empty scene, seen from the corner; nothing to undo matters. */
  async clear(): Promise<void> {
    await this.page.evaluate(async () => {
      window.diorama.assistant.reset()
      await window.diorama.execute('scene.new')
      await window.diorama.execute('tool.select')
      await window.diorama.execute('tool.snap', { on: false, move: 0.25, grid: true, surface: false, points: false })
      await window.diorama.execute('tool.space', { space: 'world' })
      await window.diorama.execute('tool.pivot', { pivot: 'center' })
      await window.diorama.execute('view.projection', { projection: 'perspective' })
      await window.diorama.execute('view.shading', { mode: 'lit' })
      await window.diorama.execute('view.look', { from: 'perspective' })
      await window.diorama.execute('view.frameAll')
    })
    await this.settled()
  }

  run(id: string, params?: unknown): Promise<unknown> {
    return this.page.evaluate(([command, values]) => window.diorama.execute(command as string, values), [id, params])
  }

  nodes(): Promise<SceneNode[]> {
    return this.page.evaluate(() => window.diorama.nodes())
  }

  async node(name: string): Promise<SceneNode> {
    const node = await this.page.evaluate((n) => window.diorama.get(n), name)
    if (!node) throw new Error(`There is no node "${name}"`)
    return node
  }

  history(): Promise<string[]> {
    return this.page.evaluate(() => window.diorama.history().map((step) => step.label))
  }

  selection(): Promise<string[]> {
    return this.page.evaluate(() => window.diorama.selection().map((id) => window.diorama.get(id)!.name))
  }

  color(name: string): Promise<string | undefined> {
    return this.page.evaluate((n) => window.diorama.materialOf(n)?.color, name)
  }

  /** Waits until no more frames are drawn: the camera has come to rest. */
  async settled(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { calm: 0 }))
    await this.page.waitForFunction(() => {
      const w = window as unknown as { seen?: number; calm?: number }
      const { frames } = window.diorama.stats()
      w.calm = w.seen === frames ? (w.calm ?? 0) + 1 : 0
      w.seen = frames
      return w.calm > 12
    })
  }

  /** Where a point of the world is on the page, in CSS pixels. Found by asking what is picked there. */
  async at(name: string): Promise<{ x: number; y: number }> {
    const box = (await this.canvas.boundingBox())!
    const point = await this.page.evaluate(
      ([n, width, height]) => {
        const { id } = window.diorama.get(n as string)!
        const below = (node: string | null): boolean =>
          node !== null && (node === id || below(window.diorama.get(node)?.parent ?? null))
        let found: [number, number][] = []
        // A coarse look first: casting a ray through every few pixels takes seconds.
        for (const step of [24, 8]) {
          for (let y = step; y < (height as number); y += step) {
            for (let x = step; x < (width as number); x += step) {
              const hit = window.diorama.pick(x, y)
              if (hit === id || below(hit)) found.push([x, y])
            }
          }
          if (found.length >= 3) break
          if (step > 8) found = []
        }
        if (!found.length) return null
        const mean = [0, 1].map((i) => found.reduce((sum, p) => sum + p[i], 0) / found.length)
        found.sort((a, b) => Math.hypot(a[0] - mean[0], a[1] - mean[1]) - Math.hypot(b[0] - mean[0], b[1] - mean[1]))
        return found[0]
      },
      [name, box.width, box.height] as const,
    )
    if (!point) throw new Error(`"${name}" is not in view`)
    return { x: box.x + point[0], y: box.y + point[1] }
  }

  /** Where a point of the world is on the page, in CSS pixels. */
  async pixel(point: readonly number[]): Promise<{ x: number; y: number }> {
    const box = (await this.canvas.boundingBox())!
    const at = await this.page.evaluate((p) => window.diorama.project(p as [number, number, number]), [...point])
    if (!at) throw new Error(`[${point}] is behind the view`)
    return { x: box.x + at.x, y: box.y + at.y }
  }

  bounds(name: string): Promise<{ min: Vec3; max: Vec3 }> {
    return this.page.evaluate((n) => window.diorama.bounds(n)!, name)
  }

  /** A point of the view where nothing is. */
  async emptySpot(): Promise<{ x: number; y: number }> {
    const box = (await this.canvas.boundingBox())!
    return { x: box.x + box.width * 0.12, y: box.y + box.height * 0.72 }
  }

  get canvas() {
    return this.page.locator('.viewport canvas')
  }

  row(name: string) {
    return this.page.getByRole('treeitem', { name, exact: true })
  }

  /** A field of the inspector, by its name. */
  field(name: string) {
    return this.page.locator('.inspector').getByRole('textbox', { name, exact: true })
  }

  /** Drops files on a point of the page, as from the desktop. */
  async drop(files: Record<string, Uint8Array>, at: { x: number; y: number }): Promise<void> {
    const encoded = Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])
    const transfer = await this.page.evaluateHandle((list) => {
      const data = new DataTransfer()
      for (const [path, text] of list) {
        const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
        data.items.add(new File([bytes], path.split('/').at(-1)!))
      }
      return data
    }, encoded)
    const event = { dataTransfer: transfer, clientX: at.x, clientY: at.y }
    const view = this.page.locator('.viewport-canvas')
    // What takes files comes after the first frame.
    await expect(async () => {
      await view.dispatchEvent('dragover', event)
      await expect(this.page.getByText('Drop to import')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await view.dispatchEvent('drop', event)
  }

  async ask(text: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Assistant' })
    if (await tab.isVisible()) await tab.click()
    const prompt = this.page.getByLabel('Message to the assistant')
    await prompt.fill(text)
    await prompt.press('Enter')
    await expect(this.page.locator('.assistant-reply').last()).not.toHaveAttribute('data-status', 'running')
  }

  async inspect(): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Inspector' })
    if (await tab.isVisible()) await tab.click()
  }

  /** Drags with the mouse in steps, as a hand does. */
  async drag(
    from: { x: number; y: number },
    to: { x: number; y: number },
    options: { release?: boolean } = {},
  ): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x + (to.x - from.x) * 0.3, from.y + (to.y - from.y) * 0.3, { steps: 3 })
    await mouse.move(to.x, to.y, { steps: 5 })
    if (options.release !== false) await mouse.up()
  }
}

/** A page of its own; the whole app would be kept for offline use by each. */
export const PAGE = {
  viewport: { width: 1100, height: 640 },
  acceptDownloads: true,
  serviceWorkers: 'block',
} as const

interface WorkerFixtures {
  /** One page for all tests of a file: starting WebGL anew is slow without a GPU. */
  shared: Editor
}

/** Tests of the built app. Each fails on a console error, an uncaught exception, or a request to another host. */
export const test = base.extend<{ editor: Editor }, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      const { server, url } = await serve(new URL('../../dist', import.meta.url).pathname, 4310)
      const page = await browser.newPage(PAGE)
      const editor = new Editor(page, url)
      await editor.open()
      await use(editor)
      await page.close()
      server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ shared }, use) => {
    shared.faults.length = 0
    await shared.clear()
    await use(shared)
    expect(shared.faults).toEqual([])
  },
})

export { expect }
export const close = (v: readonly number[]): Vec3 => v.map((n) => expect.closeTo(n, 3)) as unknown as Vec3
