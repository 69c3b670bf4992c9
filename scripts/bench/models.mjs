// Models: imported and exported, in numbers, and coming and going.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settle } from '../browser.mjs'
import { bare, heapOf, open, openAtRest, orbit, pace, timed } from './pages.mjs'

/** The models of a folder, by name. */
export const modelsIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.glb'))

/** Has a page take in a file, with those that belong to it: names and bytes in base64. */
const importFiles = (page, files) =>
  page.evaluate(
    (all) =>
      window.diorama.importFiles(
        all.map(([name, text]) => new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], name)),
      ),
    files,
  )

const inBase64 = (folder, name) => [name.split('/').at(-1), readFileSync(join(folder, name)).toString('base64')]

/** Some pieces of a city, which share a picture, copied until there are `count` of them. */
export async function crowd(folder, names, count) {
  const there = names.filter((name) => folder && existsSync(join(folder, name)))
  if (!there.length) return []
  const picture = inBase64(folder, join(there[0], '..', 'Textures', 'colormap.png').replaceAll('\\', '/'))
  const { page, client } = await openAtRest()
  const each = count / there.length
  let copying = 0
  for (const [i, name] of there.entries()) {
    await importFiles(page, [inBase64(folder, name), picture])
    await settle(page)
    copying += await timed(
      page,
      `async () => {
        const [id] = diorama.selection()
        await diorama.execute('node.transform', { nodes: [id], position: [0, 0, ${i * 3}] })
        await diorama.execute('node.duplicate', { nodes: [id], offset: [3, 0, 0], count: ${each - 1} })
        diorama.select([])
      }`,
    )
    await settle(page)
  }
  await page.evaluate(() => window.diorama.execute('view.frameAll', {}))
  await settle(page)
  const turned = await orbit(page)
  const { drawCalls, nodes, triangles } = await page.evaluate(() => window.diorama.stats())
  const heap = await heapOf(client)
  await page.close()
  const name = `${count.toLocaleString('en')} copies of ${there.length} models`
  const row = (what, ours, unit, limit) => ({ what: `${name}: ${what}`, ours, bare: limit, unit })
  return [
    row('nodes', nodes, ''),
    row('triangles', triangles, ''),
    row('copied', copying, 'ms'),
    row('draw calls', drawCalls, ''),
    row('CPU of a frame while orbiting, median', turned.median, 'ms'),
    row('… 95th percentile', turned.most, 'ms'),
    row('heap', heap, 'MB'),
  ]
}

/** Picking in a land of a million triangles: at first, and once its tree is built. */
export async function pick() {
  const { Document, NodeIO } = await import('@gltf-transform/core')
  const glb = await new NodeIO().writeBinary(land(new Document(), 708))
  const { page } = await openAtRest()
  await importFiles(page, [['land.glb', Buffer.from(glb).toString('base64')]])
  await settle(page)
  const cast = () =>
    page.evaluate(() => {
      const { min, max } = window.diorama.bounds(window.diorama.nodes()[0].id)
      const { x, y } = window.diorama.project(min.map((low, i) => (low + max[i]) / 2))
      const start = performance.now()
      for (let i = 0; i < 20; i++) if (!window.diorama.pick(x + i - 10, y)) throw new Error('Nothing is there')
      return (performance.now() - start) / 20
    })
  const first = await cast()
  let later = first
  // The tree comes when the worker has built it.
  for (const start = Date.now(); later > 1 && Date.now() - start < 20_000; later = await cast()) await settle(page)
  await page.close()
  const plain = await bare.page.evaluate(() => window.bare.pick(708))
  return [
    { what: '1,000,000 triangles: pick, at first', ours: first, bare: plain, unit: 'ms' },
    { what: '1,000,000 triangles: pick, once built', ours: later, bare: plain, unit: 'ms' },
  ]
}

/** A model of `count` meshes, all different, with `triangles` triangles in all: imported, orbited and exported. */
export async function heavy(count, triangles) {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-'))
  const path = join(folder, 'heavy.glb')
  writeFileSync(path, await knots(count, triangles / count))
  const { page } = await openAtRest()
  await page.evaluate(() => {
    window.tasks = [0]
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
    })
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const start = Date.now()
  await (await chooser).setFiles(path)
  await page.waitForFunction(() => window.diorama.nodes().length > 0, null, { timeout: 120_000 })
  const imported = Date.now() - start
  await settle(page)
  const drawn = Date.now() - start
  const longest = await page.evaluate(() => Math.max(...window.tasks))
  await page.evaluate(() => window.diorama.select([]))
  await settle(page)
  const turned = await pace(page)
  const exported = await page.evaluate(async () => {
    const from = performance.now()
    await window.diorama.exportScene('glb')
    return performance.now() - from
  })
  await page.close()
  rmSync(folder, { recursive: true })
  const plain = await bare.page.evaluate(([n, each]) => window.bare.knots(n, each), [count, triangles / count])
  const name = `${triangles.toLocaleString('en')} triangles in ${count === 1 ? 'one mesh' : `${count} meshes`}`
  return [
    { what: `${name}: in the document`, ours: imported, unit: 'ms' },
    { what: `${name}: import, until all is drawn`, ours: drawn, unit: 'ms' },
    { what: `${name}: longest task`, ours: longest, unit: 'ms' },
    { what: `${name}: from frame to frame while orbiting`, ours: turned.ms, bare: plain, unit: 'ms' },
    { what: `${name}: triangles drawn meanwhile`, ours: turned.triangles, unit: '' },
    { what: `${name}: exported`, ours: exported, unit: 'ms' },
  ]
}

/** Knots in rows, no two alike. */
async function knots(count, triangles) {
  const { Document, NodeIO } = await import('@gltf-transform/core')
  const { TorusKnotGeometry } = await import('three')
  const document = new Document()
  const buffer = document.createBuffer()
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const clay = document.createMaterial('Clay').setBaseColorFactor([0.8, 0.4, 0.2, 1])
  const scene = document.createScene()
  const [row, side] = [Math.ceil(Math.sqrt(count)), Math.round(Math.sqrt(triangles / 2))]
  for (let i = 0; i < count; i++) {
    const { attributes, index } = new TorusKnotGeometry(0.4, 0.12, side, side, 2 + (i % 3), 3 + (i % 5))
    const surface = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', attributes.position.array))
      .setAttribute('NORMAL', accessor('VEC3', attributes.normal.array))
      .setIndices(accessor('SCALAR', Uint32Array.from(index.array)))
      .setMaterial(clay)
    const node = document.createNode(`Knot ${i}`).setMesh(document.createMesh().addPrimitive(surface))
    scene.addChild(node.setTranslation([i % row, 0.6, Math.floor(i / row)]))
  }
  return new NodeIO().writeBinary(document)
}

/** A wavy square of `n` by `n` squares. */
function land(document, n) {
  const buffer = document.createBuffer()
  const corners = new Float32Array((n + 1) ** 2 * 3)
  for (let i = 0; i <= n * (n + 2); i++) {
    const [x, z] = [i % (n + 1), Math.floor(i / (n + 1))]
    corners.set([(x / n) * 4 - 2, 0.3 + Math.sin(x / 20) * 0.1, (z / n) * 4 - 2], i * 3)
  }
  const index = new Uint32Array(n * n * 6)
  for (let i = 0; i < n * n; i++) {
    const a = Math.floor(i / n) * (n + 1) + (i % n)
    index.set([a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2], i * 6)
  }
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const surface = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', corners))
    .setIndices(accessor('SCALAR', index))
  document.createScene().addChild(document.createNode('Land').setMesh(document.createMesh().addPrimitive(surface)))
  return document
}

/** The heap after a model was imported and deleted so often, beside that after the first ten times. */
export async function comeAndGo(folder, name, rounds) {
  const path = folder && join(folder, name)
  if (!path || !existsSync(path)) return []
  const { page, client } = await open()
  const base64 = readFileSync(path).toString('base64')
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
  const first = await heapOf(client)
  await run(rounds - 10)
  const last = await heapOf(client)
  const textures = await page.evaluate(() => window.diorama.stats().textures)
  await page.evaluate(() => window.diorama.execute('project.new'))
  await settle(page)
  const empty = await heapOf(client)
  await page.close()
  return [
    { what: `${name}: heap after ${rounds} imports and deletions, beside ten`, ours: last, bare: first, unit: 'MB' },
    { what: `${name}: heap in a new project after that`, ours: empty, bare: first, unit: 'MB' },
    { what: `${name}: textures on the graphics card after that`, ours: textures, unit: '' },
  ]
}

export async function importModel(folder, name) {
  const path = join(folder, name)
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
