// npm run thumbnails -- [things] [materials] [looks] [environments]: a picture of each of the library in public/, and contact sheets of them
// in docs/images/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, settle } from './browser.mjs'
import { root } from './install.mjs'

/** Pixels of a thumbnail; drawn at twice that. */
const SIDE = 112

const { browser, url, close } = await launch()
const page = await browser.newPage({ viewport: { width: 700, height: 560 }, serviceWorkers: 'block' })
await page.goto(url)
await page.evaluate(() => window.diorama.ready)
const run = (id, params) => page.evaluate(([id, params]) => window.diorama.execute(id, params), [id, params])
await run('mesh.add', { shape: 'box' })
await page.waitForFunction(() => window.diorama.stats().textures > 3)
await settle(page)
const sheets = new Map()
const parts = process.argv.slice(2)
const wants = (part) => !parts.length || parts.includes(part)
if (wants('things')) await things()
if (wants('materials')) await materials()
if (wants('looks')) await looks()
if (wants('environments')) await environments()
await close()

async function things() {
  const { items } = await run('library.list')
  for (const { id, name, category } of items) keep('library', id, name, category, await shootThing(name))
  await contactSheet('library')
}

/** Each material on a ball, which stands on nothing. */
async function materials() {
  const { presets } = await run('material.presets')
  await onNothing()
  await run('scene.set', {
    environment: { map: 'apartment', intensity: 2.2 },
    background: { type: 'gradient', top: '#6b7482', bottom: '#3c434e' },
  })
  await run('mesh.add', { shape: 'sphere', name: 'Ball', position: [0, 0.5, 0] })
  await run('light.add', { type: 'directional', rotation: [-42, 34, 0], intensity: 2.4 })
  await lookAt([0, 0.5, 0], [0.4, 0.3, 1.75])
  for (const { name, category } of presets) {
    await run('material.apply', { nodes: ['Ball'], preset: name })
    await run('select.set', { nodes: [] })
    keep('materials', name.toLowerCase().replaceAll(' ', '-'), name, category, await picture(80, 80, false))
  }
  await contactSheet('materials')
}

/** The same few things under each look. */
async function looks() {
  await run('scene.new')
  await run('scene.set', { ground: { grid: false } })
  const at = (item, x, z, more = {}) => run('library.add', { item, at: [[x, 0, z]], ...more })
  await at('armchair', -0.75, 0, { turn: 24 })
  await at('side table', 0.15, -0.1)
  await at('plant', 0.85, -0.35)
  await at('lamp', -0.3, -0.75)
  await run('mesh.add', { shape: 'sphere', name: 'Ball', size: [0.3, 0.3, 0.3], position: [0.45, 0.15, 0.6] })
  await run('material.apply', { nodes: ['Ball'], preset: 'gold' })
  await lookAt([0.05, 0.62, -0.1], [0.55, 0.75, 2.9])
  for (const look of ['daylight', 'golden hour', 'overcast', 'night', 'studio', 'gallery', 'candlelight']) {
    await run('scene.look', { look })
    await run('select.set', { nodes: [] })
    await settle(page)
    keep('looks', look.replace(' ', '-'), look, 'looks', await picture(160, 100, false))
  }
  await contactSheet('looks')
}

/** White, chrome and glass in the light of each map. */
async function environments() {
  await onNothing()
  const { params } = await page.evaluate(() => window.diorama.commands().find(({ id }) => id === 'scene.set'))
  for (const [i, wears] of ['white porcelain', 'chrome', 'clear glass'].entries()) {
    const name = `Ball ${i}`
    await run('mesh.add', { shape: 'sphere', name, position: [i * 1.1 - 1.1, 0.5, 0] })
    await run('material.apply', { nodes: [name], preset: wears })
  }
  await lookAt([0, 0.5, 0], [0, 0.25, 3.4])
  for (const map of params.properties.environment.properties.map.enum) {
    if (map === 'none' || map === 'gradient') continue
    const textures = await page.evaluate(() => window.diorama.stats().textures)
    await run('scene.set', { environment: { map, intensity: 3.6 }, background: { type: 'environment', blur: 0.25 } })
    await page.waitForFunction((before) => window.diorama.stats().textures >= before, textures)
    await settle(page)
    keep('environments', map, map, 'environments', await picture(104, 68, false))
  }
  await contactSheet('environments')
}

function keep(folder, id, name, category, bytes) {
  mkdirSync(join(root, 'public', folder), { recursive: true })
  writeFileSync(join(root, 'public', folder, `${id}.webp`), bytes)
  sheets.set(category, [...(sheets.get(category) ?? []), { name, picture: bytes.toString('base64') }])
}

async function onNothing() {
  await run('scene.new')
  await run('scene.set', { environment: { map: 'studio', intensity: 1.2 }, ground: { grid: false, shadow: false } })
}

async function lookAt(point, eye) {
  const { created } = await run('camera.add', { position: point.map((n, i) => n + eye[i]), fov: 34 })
  await run('arrange.lookAt', { nodes: created, point })
  await run('view.through', { camera: created[0] })
  await run('select.set', { nodes: [] })
}

/** One thing by itself, from above its right front, on nothing. */
async function shootThing(name) {
  await onNothing()
  await run('library.add', { item: name, at: [[0, 0, 0]] })
  const size = await page.evaluate(() => {
    const { min, max } = window.diorama.bounds()
    return max.map((n, i) => n - min[i])
  })
  const far = Math.hypot(...size) * 1.45
  await lookAt(
    [0, size[1] / 2, 0],
    [0.52, 0.42, 0.74].map((n) => n * far),
  )
  return picture(SIDE, SIDE)
}

/** The view as it is once it has been drawn, in twice so many pixels. */
async function picture(width, height, transparent = true) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return Buffer.from(
    await page.evaluate(
      async ([width, height, transparent]) => {
        const drawn = await window.diorama.screenshot({ width: width * 4, height: height * 4, transparent })
        const canvas = new OffscreenCanvas(width * 2, height * 2)
        canvas.getContext('2d').drawImage(await createImageBitmap(drawn), 0, 0, width * 2, height * 2)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
        return [...new Uint8Array(await blob.arrayBuffer())]
      },
      [width, height, transparent],
    ),
  )
}

/** All of them on one page, to be looked at. */
async function contactSheet(name) {
  const sheet = await browser.newPage({ viewport: { width: 1240, height: 100 } })
  await sheet.setContent(`<style>
    body { margin: 0; padding: 16px; background: #14171c; color: #a4acb9; font: 11px Inter, sans-serif }
    h2 { font-size: 13px; color: #e7e9ee; margin: 14px 0 6px; text-transform: capitalize }
    div { display: grid; grid-template-columns: repeat(${{ looks: 4, environments: 6 }[name] ?? 11}, 1fr); gap: 6px }
    figure { margin: 0; background: #3c434e; border-radius: 6px; text-align: center; padding: 0 0 6px; overflow: hidden }
    img { width: 100%; display: block; margin: 0 0 4px }
  </style>${[...sheets]
    .map(
      ([category, all]) =>
        `<h2>${category}</h2><div>${all.map(({ name, picture }) => `<figure><img src="data:image/webp;base64,${picture}">${name}</figure>`).join('')}</div>`,
    )
    .join('')}`)
  await sheet.screenshot({ path: join(root, 'docs', 'images', `${name}.png`), fullPage: true })
  await sheet.close()
  sheets.clear()
}
