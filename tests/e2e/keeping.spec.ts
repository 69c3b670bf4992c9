import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { serve } from '../../scripts/server.mjs'
import { readArchive } from '../../src/io/project/file/archive.ts'
import { FIXTURES } from '../fixtures/models.ts'
import { test as base, Editor, expect, PAGE } from '../support/page.ts'

/** A browser of its own for each test, and pages in it. */
const test = base.extend<{ url: string; context: BrowserContext; visit(): Promise<Editor>; mine: Editor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  url: async ({}, use) => {
    const { server, url } = await serve(new URL('../../dist', import.meta.url).pathname, 4330)
    await use(url)
    server.closeAllConnections()
    server.close()
  },
  context: async ({ browser }, use) => {
    const context = await browser.newContext(PAGE)
    await use(context)
    await context.close()
  },
  visit: async ({ context, url }, use) => {
    const editors: Editor[] = []
    await use(async () => {
      const editor = new Editor(await context.newPage(), url)
      editors.push(editor)
      await editor.open()
      return editor
    })
    for (const { faults } of editors) expect(faults).toEqual([])
  },
  mine: async ({ visit }, use) => use(await visit()),
})

const saved = ({ page }: Editor) => page.evaluate(() => window.diorama.saved())
const stateOf = ({ page }: Editor) => page.evaluate(() => window.diorama.projectState())
const names = async (editor: Editor) => (await editor.nodes()).map(({ name }) => name).sort()

async function reload(editor: Editor) {
  await editor.page.reload()
  await editor.page.evaluate(() => window.diorama.ready)
}

async function projectsOf({ page }: Editor) {
  await page.evaluate(() => window.diorama.execute('window.projects'))
  const dialog = page.getByRole('dialog', { name: 'Projects' })
  await expect(dialog.locator('.project').first()).toBeVisible()
  return dialog
}

async function bring(editor: Editor, name: keyof typeof FIXTURES, file: string) {
  await editor.drop({ [file]: (await FIXTURES[name]()) as Uint8Array }, await editor.emptySpot())
  await expect.poll(async () => (await names(editor)).length).toBeGreaterThan(0)
}

test('a reload brings back the scene, the view, the selection and the conversation', async ({ mine }) => {
  const { page } = mine
  await bring(mine, 'textured', 'crate.glb')
  await mine.ask('add a red ball on the crate')
  await mine.run('view.look', { from: 'right' })
  await mine.settled()
  const [nodes, selection] = [await mine.nodes(), await mine.selection()]
  const eye = await page.evaluate(() => window.diorama.project([0, 0, 0]))
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await saved(mine)
  // Where the view came to rest is kept a moment later, as what nobody waits for.
  await expect.poll(() => keptView(page)).toBe(true)

  await reload(mine)
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  expect((await mine.nodes()).sort(byId)).toEqual(nodes.sort(byId))
  expect(await mine.selection()).toEqual(selection)
  await mine.settled()
  const now = await page.evaluate(() => window.diorama.project([0, 0, 0]))
  expect(Math.hypot(now!.x - eye!.x, now!.y - eye!.y)).toBeLessThan(2)
  await page.getByRole('tab', { name: 'Assistant' }).click()
  await expect(page.locator('.assistant-card')).toHaveText([/Added Ball/, /Placed Ball/])
  expect(await page.evaluate(() => window.diorama.stats().drawCalls)).toBeGreaterThan(0)
  // What is remembered of the conversation goes on, too.
  await mine.ask('make the ball blue')
  expect(await mine.color('Ball')).toBe('#0000ff')
})

/** Whether the last write of this page's project was that of where the view stands. */
const keptView = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('diorama')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const { id } = window.diorama.projectState()
    const get = db.transaction('records').objectStore('records').get([id!, 'session', 'session'])
    const kept = await new Promise<{ view: Record<'eye' | 'target', number[]> } | undefined>((resolve) => {
      get.onsuccess = () => resolve(get.result)
    })
    db.close()
    // Seen from the right: far along X, and hardly along Z.
    const along = (axis: number) => Math.abs(kept!.view.eye[axis] - kept!.view.target[axis])
    return !!kept && along(0) > along(2) * 3
  })

test('projects are made, named, copied, found, thrown away and put back', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'First box' })
  await mine.run('scene.set', { name: 'Kitchen' })
  await saved(mine)
  let dialog = await projectsOf(mine)
  await expect(dialog.locator('.project img')).toBeVisible()
  await dialog.getByRole('button', { name: 'New project' }).click()
  await expect(dialog).toBeHidden()
  expect(await names(mine)).toEqual([])
  expect(await mine.history()).toEqual([])
  await mine.run('mesh.add', { shape: 'sphere', name: 'Second ball' })
  await saved(mine)

  dialog = await projectsOf(mine)
  await expect(dialog.locator('.project')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'More for Kitchen' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog.getByLabel('Name of Kitchen').fill('Garden')
  await dialog.getByLabel('Name of Kitchen').press('Enter')
  await dialog.getByRole('button', { name: 'More for Garden' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(dialog.getByText('Garden copy')).toBeVisible()
  await dialog.getByLabel('Find a project').fill('copy')
  await expect(dialog.locator('.project')).toHaveCount(1)
  await dialog.getByLabel('Find a project').fill('')

  await dialog.getByRole('button', { name: 'More for Garden copy' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(dialog.locator('.project')).toHaveCount(2)
  await dialog.getByText('Deleted (1)').click()
  await dialog.locator('.projects-bin').getByRole('button', { name: 'Put back' }).click()
  await expect(dialog.locator('.project')).toHaveCount(3)
  await expect(dialog.locator('.projects-storage')).toContainText('left')

  await dialog.getByRole('button', { name: 'Open Garden', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => names(mine)).toEqual(['First box'])
  expect((await stateOf(mine)).name).toBe('Garden')
  await reload(mine)
  expect(await names(mine)).toEqual(['First box'])
})

test('versions are kept, compared and restored, and undo brings the present back', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'Stays' })
  await mine.run('mesh.add', { shape: 'box', name: 'Goes' })
  await mine.run('window.versions')
  const dialog = page.getByRole('dialog', { name: 'Versions' })
  await dialog.getByLabel('Name of this version').fill('Before the party')
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(dialog.getByRole('button', { name: 'Compare with Before the party' })).toBeVisible()
  await page.keyboard.press('Escape')
  await mine.run('node.delete', { nodes: ['Goes'] })
  await mine.run('node.translate', { nodes: ['Stays'], by: [1, 0, 0] })
  await mine.run('mesh.add', { shape: 'cone', name: 'Comes' })

  await mine.run('window.versions')
  await dialog.getByRole('button', { name: 'Compare with Before the party' }).click()
  await expect(dialog.locator('[data-kind=added]')).toContainText('Comes')
  await expect(dialog.locator('[data-kind=removed]')).toContainText('Goes')
  await expect(dialog.locator('[data-kind=changed]')).toContainText('Stays')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => names(mine)).toEqual(['Goes', 'Stays'])
  await page.locator('.viewport-canvas').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(mine)).toEqual(['Comes', 'Stays'])
})

/** As in a browser that cannot write files of the user. */
const withoutPicker = (page: Page) => page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }))

test('a project goes out as a file, and comes in by drop as it was', async ({ mine }) => {
  const { page } = mine
  await bring(mine, 'textured', 'crate.glb')
  await mine.ask('add a green box next to the crate')
  await mine.run('scene.set', { name: 'To go' })
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  // Wherever the keyboard is: else the browser would save its page.
  await page.getByLabel('Message to the assistant').focus()
  await page.keyboard.press('Control+s')
  const file = await download
  expect(file.suggestedFilename()).toBe('To go.diorama')
  const bytes = new Uint8Array(readFileSync(await file.path()))
  expect(readArchive(bytes).entries.map(({ path }) => path.replace(/[0-9a-f]{64}/, 'hash'))).toEqual([
    'scene.json',
    'conversation.json',
    'assets/hash.glb',
    'thumbnail.webp',
  ])
  const before = await names(mine)
  const exported = await exportedSize(page)

  await mine.run('project.new')
  await mine.drop({ 'To go.diorama': bytes }, await mine.emptySpot())
  await expect.poll(() => names(mine)).toEqual(before)
  await expect(page.locator('.assistant-card').first()).toContainText('Added Box')
  expect(await exportedSize(page)).toBe(exported)
  await reload(mine)
  expect(await names(mine)).toEqual(before)
})

const exportedSize = (page: Page) => page.evaluate(async () => (await window.diorama.exportScene('glb')).size)

test('where the browser can, the file is saved in place, again and again', async ({ mine }) => {
  const { page } = mine
  // The dialog is the system's; a file of the page's own file system stands for the one that is chosen there.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const handle = await root.getFileHandle('chosen.diorama', { create: true })
    Object.assign(window, { showSaveFilePicker: async () => handle })
  })
  const size = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory()
      return (await (await root.getFileHandle('chosen.diorama')).getFile()).size
    })
  await mine.run('mesh.add', { shape: 'box' })
  await mine.run('project.save')
  const first = await size()
  expect(first).toBeGreaterThan(500)
  await page.evaluate(() =>
    Object.assign(window, {
      showSaveFilePicker: () => {
        throw new Error('asked twice')
      },
    }),
  )
  await mine.run('mesh.addMany', { items: Array.from({ length: 40 }, () => ({ shape: 'sphere' })) })
  await mine.run('project.save')
  expect(await size()).toBeGreaterThan(first)
})

test('a damaged file is opened as far as it goes, and what is missing is told', async ({ mine }) => {
  const { page } = mine
  await bring(mine, 'textured', 'crate.glb')
  await mine.run('mesh.add', { shape: 'box', name: 'Sound' })
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  await mine.run('project.save')
  const bytes = new Uint8Array(readFileSync(await (await download).path()))
  const at = Buffer.from(bytes).indexOf('glTF\x02', 'latin1')
  bytes[at + 300] ^= 0xff
  await mine.drop({ 'damaged.diorama': bytes }, await mine.emptySpot())
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'crate.glb' }).first()).toBeVisible()
  await expect.poll(async () => (await mine.node('Sound')).kind).toBe('mesh')

  await mine.drop({ 'nonsense.diorama': new Uint8Array([1, 2, 3]) }, await mine.emptySpot())
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'nonsense.diorama' })).toContainText(
    'cannot be opened',
  )
  expect((await mine.node('Sound')).kind).toBe('mesh')
})

test('a file of a newer version is shown, and cannot be changed', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'From the future' })
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  await mine.run('project.save')
  const { entries } = readArchive(new Uint8Array(readFileSync(await (await download).path())))
  const files = Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes]))
  const scene = Buffer.from(files['scene.json']).toString().replace('"version":1', '"version":2')
  await mine.run('project.new')
  await mine.drop({ 'newer.diorama': zipSync({ ...files, 'scene.json': Buffer.from(scene) }) }, await mine.emptySpot())
  await expect.poll(() => names(mine)).toEqual(['From the future'])
  expect((await stateOf(mine)).role).toBe('looks')
  await expect(page.locator('.notice')).toContainText('newer version')
  await expect(mine.run('node.delete', { nodes: ['From the future'] })).rejects.toThrow('newer version')
  await mine.run('project.new')
  await mine.run('mesh.add', { shape: 'box' })
})

test('without a file system of its own, models are kept in the database', async ({ context, url }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  const editor = new Editor(page, url)
  await editor.open()
  await bring(editor, 'textured', 'crate.glb')
  await saved(editor)
  const size = await exportedSize(page)
  await reload(editor)
  expect(await exportedSize(page)).toBe(size)
  expect(editor.faults).toEqual([])
})

test('of two tabs one edits, the other shows it live and can take over', async ({ mine, visit }) => {
  await mine.run('mesh.add', { shape: 'box', name: 'A' })
  await saved(mine)
  const other = await visit()
  expect((await stateOf(other)).role).toBe('watches')
  expect(await names(other)).toEqual(['A'])
  await expect(other.page.getByText('Another tab edits this project')).toBeVisible()

  await bring(mine, 'textured', 'crate.glb')
  await saved(mine)
  await expect.poll(() => names(other)).toEqual(await names(mine))
  // Nothing that is done there stays, by command or by hand.
  await expect(other.run('mesh.add', { shape: 'box' })).rejects.toThrow('Another tab edits this project')
  await other.run('select.set', { nodes: ['A'] })
  await other.settled()
  const from = await other.at('A')
  const before = (await other.node('A')).position
  await other.drag(from, { x: from.x + 80, y: from.y + 20 })
  expect((await other.node('A')).position).toEqual(before)
  await expect(other.page.locator('[data-sonner-toast]')).toContainText('take over')

  await other.page.getByRole('button', { name: 'Edit here' }).click()
  await expect.poll(async () => (await stateOf(other)).role).toBe('edits')
  await expect.poll(async () => (await stateOf(mine)).role).toBe('watches')
  await other.run('mesh.add', { shape: 'cone', name: 'C' })
  await saved(other)
  await expect.poll(() => names(mine)).toContain('C')
  await expect(mine.run('mesh.add', { shape: 'box' })).rejects.toThrow('Another tab edits this project')

  // The last tab edits again, once the other is closed.
  await other.page.close()
  await expect.poll(async () => (await stateOf(mine)).role).toBe('edits')
  await mine.run('mesh.add', { shape: 'torus', name: 'T' })
  await saved(mine)
  await reload(mine)
  expect(await names(mine)).toEqual(expect.arrayContaining(['A', 'C', 'T']))
})

test('a tab that hangs is taken over all the same, and what it had not written is kept apart', async ({
  mine,
  visit,
}) => {
  await mine.run('mesh.add', { shape: 'box', name: 'A' })
  await saved(mine)
  const other = await visit()
  // One change never comes to the disk.
  await mine.page.evaluate(() => {
    const { id } = window.diorama.projectState()
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, key) {
      if (value?.name === 'Stuck' && (key as string[])[0] === id) throw new DOMException('stuck', 'DataError')
      return put.call(this, value, key as IDBValidKey)
    }
  })
  await mine.run('mesh.add', { shape: 'box', name: 'Stuck' })
  // It never hears that another wants the project.
  await mine.page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
    window.addEventListener('message', (event) => event.stopImmediatePropagation(), true)
  })
  await other.run('project.takeOver')
  await expect.poll(async () => (await stateOf(other)).role).toBe('edits')
  await other.run('node.rename', { node: 'A', name: 'Mine now' })
  await saved(other)
  await expect(mine.run('mesh.add', { shape: 'box', name: 'Too late' })).rejects.toThrow('Another tab')
  await reload(other)
  expect(await names(other)).toEqual(['Mine now'])
  // What the tab that hung had not saved is no part of the project, and not lost either.
  const { projects } = (await other.run('project.list')) as { projects: { id: string; name: string }[] }
  const rescued = projects.find(({ name }) => name === 'Untitled (from another tab)')
  await other.run('project.open', { project: rescued!.id })
  expect(await names(other)).toEqual(['A', 'Stuck'])
})

test('a full disk is told, the project can be had as a file, and what was pending is written later', async ({
  mine,
}) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'Before' })
  await saved(mine)
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.assign(window, { mendDisk: () => Object.assign(IDBObjectStore.prototype, { put }) })
  })
  await mine.run('mesh.add', { shape: 'box', name: 'Pending' })
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'The disk is full' })).toBeVisible()
  const status = page.getByRole('button', { name: 'Not saved' })
  await status.click()
  await expect(page.locator('.save-why')).toContainText('The disk is full')
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  await page.locator('.save-why').getByRole('button', { name: 'Save to a file' }).click()
  expect((await download).suggestedFilename()).toBe('Untitled.diorama')
  await page.evaluate(() => (window as unknown as { mendDisk(): void }).mendDisk())
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await reload(mine)
  expect(await names(mine)).toEqual(['Before', 'Pending'])
})

test('where the browser keeps nothing, it says so, and works', async ({ context, url }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  const editor = new Editor(page, url)
  await editor.open()
  await editor.run('mesh.add', { shape: 'box' })
  await page.getByRole('button', { name: 'Not saved' }).click()
  await expect(page.locator('.save-why')).toContainText('This browser keeps nothing for this site')
  await page.keyboard.press('Escape')
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  await editor.run('project.save')
  const bytes = new Uint8Array(readFileSync(await (await download).path()))
  await editor.run('scene.new')
  await editor.drop({ 'back.diorama': bytes }, await editor.emptySpot())
  await expect.poll(() => names(editor)).toEqual(['Box'])
  expect(editor.faults).toEqual([])
})

test('a project that the browser has cleared away is not passed over in silence', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box' })
  await saved(mine)
  await page.evaluate(async () => {
    const open = indexedDB.open('diorama')
    const db = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result)
    })
    const tx = db.transaction(['projects', 'records'], 'readwrite')
    tx.objectStore('projects').clear()
    tx.objectStore('records').clear()
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    db.close()
  })
  await reload(mine)
  expect(await names(mine)).toEqual([])
  await expect(page.locator('[data-sonner-toast]')).toContainText('cleared away')
})

test('after a crash the last state is there, and it is said', async ({ mine, context, url }) => {
  await mine.run('mesh.add', { shape: 'box', name: 'Survivor' })
  await saved(mine)
  const crashed = mine.page.waitForEvent('crash')
  const cdp = await context.newCDPSession(mine.page)
  cdp.send('Page.crash').catch(() => {})
  await crashed
  const editor = new Editor(await context.newPage(), url)
  await editor.open()
  expect(await names(editor)).toEqual(['Survivor'])
  await expect(editor.page.getByText('Diorama was not closed as it should be')).toBeVisible()
  await editor.page.locator('.notice').getByRole('button', { name: 'Close' }).click()
  await expect(editor.page.getByText('Diorama was not closed as it should be')).toBeHidden()
  // Closed as it should be, nothing is said the next time.
  await reload(editor)
  await expect(editor.page.locator('.topbar')).toBeVisible()
  await expect(editor.page.getByText('Diorama was not closed as it should be')).toBeHidden()
  expect(editor.faults).toEqual([])
})

test('a project that crashes again and again is not opened by itself any more', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'Fatal' })
  await saved(mine)
  const { id } = await stateOf(mine)
  // As the third crash in a row leaves it: written after the page has said goodbye.
  await page.addInitScript((project) => {
    if (sessionStorage.getItem('crashed')) return
    sessionStorage.setItem('crashed', 'yes')
    localStorage.setItem(`diorama.running.${project}`, JSON.stringify({ at: Date.now(), crashes: 2 }))
  }, id)
  await reload(mine)
  expect(await names(mine)).toEqual([])
  await expect(page.locator('.notice')).toContainText('several times')
  await page.locator('.notice').getByRole('button', { name: 'Projects' }).click()
  await page.getByRole('button', { name: 'Open Untitled', exact: true }).click()
  await expect.poll(() => names(mine)).toEqual(['Fatal'])
})

test('the page runs no script but its own, and reaches no other host', async ({ context, url }) => {
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(() => window.diorama.ready)
  const tried = await page.evaluate(async () => {
    const violated: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    const image = new Image()
    image.src = 'https://example.com/x.png'
    const attempts = [
      () => fetch('https://example.com/'),
      // Playwright's own evaluation may make code of text; what runs later may not.
      async () => setTimeout('window.injected = true'),
      async () => new WebSocket('wss://example.com/'),
    ]
    const ended = await Promise.all(
      attempts.map((attempt) =>
        attempt()
          .then(() => 'done')
          .catch(() => 'refused'),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { ended, violated: [...new Set(violated)].sort(), injected: 'injected' in window }
  })
  expect(tried.injected).toBe(false)
  expect(tried.ended[0]).toBe('refused')
  expect(tried.violated).toEqual(['connect-src', 'img-src', 'script-src', 'script-src-elem'])
})

test('names and texts stay texts', async ({ mine }) => {
  const { page } = mine
  const evil = '<img src=x onerror="document.title=1"><b>bold</b>'
  await mine.run('mesh.add', { shape: 'box', name: evil })
  await mine.run('scene.set', { name: evil })
  await expect(mine.row(evil)).toBeVisible()
  await mine.ask(`rename it to ${evil}`)
  await saved(mine)
  await projectsOf(mine)
  await expect(page.locator('.project')).toContainText('<img')
  expect(await page.locator('img[src=x]').count()).toBe(0)
  expect(await page.title()).toBe('Diorama')
})

test('what is not saved is not given up for another project', async ({ mine }) => {
  const { page } = mine
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await mine.run('mesh.add', { shape: 'box', name: 'At risk' })
  await expect(mine.run('project.new')).rejects.toThrow('not saved yet')
  expect(await names(mine)).toEqual(['At risk'])
  await withoutPicker(page)
  const download = page.waitForEvent('download')
  await mine.run('project.save')
  await download
  await mine.run('project.new')
  expect(await names(mine)).toEqual([])
})

test('an address names its project, in the window and in a new one', async ({ mine, context }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'One' })
  await saved(mine)
  const first = page.url()
  await mine.run('project.new')
  await mine.run('mesh.add', { shape: 'box', name: 'Two' })
  await saved(mine)
  expect(page.url()).not.toBe(first)
  const other = new Editor(await context.newPage(), first)
  await other.open()
  expect(await names(other)).toEqual(['One'])
  await other.page.close()
  await page.evaluate((url) => location.assign(url), first)
  await expect.poll(() => names(mine)).toEqual(['One'])
})

test('an error in a panel takes down that panel only, which can be loaded again', async ({ mine }) => {
  const { page } = mine
  await mine.run('mesh.add', { shape: 'box', name: 'Box' })
  await page.evaluate(() => {
    const { toLocaleTimeString } = Date.prototype
    Date.prototype.toLocaleTimeString = () => {
      throw new Error('broken clock')
    }
    Object.assign(window, { mend: () => Object.assign(Date.prototype, { toLocaleTimeString }) })
  })
  await page.getByRole('tab', { name: 'History' }).click()
  const guard = page.getByRole('alert').filter({ hasText: 'This panel stopped working' })
  await expect(guard).toBeVisible()
  await guard.getByText('Details').click()
  await expect(guard).toContainText('broken clock')
  await mine.ask('add a ball')
  expect(await names(mine)).toContain('Ball')
  await page.evaluate(() => (window as unknown as { mend(): void }).mend())
  await guard.getByRole('button', { name: 'Reload panel' }).click()
  await expect(guard).toBeHidden()
  await expect(page.locator('.history')).toContainText('Add Ball')
  // React tells of what it caught, on the console.
  mine.faults.splice(0, mine.faults.length, ...mine.faults.filter((fault) => !fault.includes('broken clock')))
})
