// npm run screenshots -- [examples] [window]: the pictures of README and docs, and docs/commands.md from the registry.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch, settle } from './browser.mjs'
import { root } from './install.mjs'
import { withModule } from './modules.mjs'
import { shootStates } from './states.mjs'

const { browser, url, close } = await launch()
const parts = process.argv.slice(2)
const wants = (part) => !parts.length || parts.includes(part)
if (wants('examples')) await examples()
const images = join(root, 'docs', 'images')
mkdirSync(images, { recursive: true })

const sizes = [
  [1440, 900, ''],
  [1024, 700, '-small'],
]
for (const [width, height, suffix] of wants('window') ? sizes : []) {
  const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' })
  await page.goto(url)
  await page.evaluate(() => window.diorama.ready)
  await page.waitForFunction(() => window.diorama.stats().textures > 3)
  await settle(page)
  await page.screenshot({ path: join(images, `empty${suffix}.png`) })
  await page.getByRole('button', { name: 'Living room' }).click()
  await page.waitForFunction(() => window.diorama.nodes().length > 40)
  await settle(page)
  for (const text of ['add two small orange balls on the coffee table', 'make the carpet dark blue']) {
    await page.evaluate((said) => window.diorama.assistant.send(said), text)
  }
  await page.evaluate(() => window.diorama.select(['Armchair']))
  await page.evaluate(() => window.diorama.execute('tool.translate'))
  await settle(page)
  await page.screenshot({ path: join(images, `workspace${suffix}.png`) })
  if (!suffix) await arranging(page)
  await page.close()
}
if (wants('window')) await shootStates(browser, url, root)
await close()

/** Final pictures of the examples that an empty scene offers: small ones in public/, and all of them on one sheet. */
async function examples() {
  const folder = join(root, 'public', 'examples')
  mkdirSync(folder, { recursive: true })
  const sheet = []
  for (const [id, title] of [
    ['livingRoom', 'Living room'],
    ['cafe', 'Café corner'],
    ['product', 'Product'],
    ['cityBlock', 'City block'],
    ['gallery', 'Gallery'],
    ['camp', 'Camp by night'],
  ]) {
    // A page of its own keeps nothing of the one before.
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await page.goto(url)
    await page.evaluate(() => window.diorama.ready)
    await page.evaluate(() => window.diorama.execute('window.focus'))
    await page.getByRole('button', { name: title, exact: true }).click()
    await page.waitForFunction(() => window.diorama.nodes().length > 20)
    await page.waitForFunction(() => window.diorama.stats().textures > 3)
    await settle(page)
    const picture = `data:image/png;base64,${await finalPicture(page)}`
    sheet.push(`<figure><img src="${picture}"><figcaption>${title}</figcaption></figure>`)
    const bytes = await page.evaluate(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(336, 210)
      canvas.getContext('2d').drawImage(bitmap, 0, 0, 336, 210)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    }, picture)
    writeFileSync(join(folder, `${id}.webp`), Buffer.from(bytes))
    await page.close()
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 650 } })
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; background: #14171c; color: #a4acb9; font: 13px Inter, sans-serif }
    main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
    figure { margin: 0 } img { width: 100%; display: block; border-radius: 8px; margin-bottom: 6px }
  </style><main>${sheet.join('')}</main>`)
  const path = join(root, 'docs', 'images', 'examples.jpg')
  await page.screenshot({ path, type: 'jpeg', quality: 88, fullPage: true })
  await page.close()
}

/** What the window of final pictures makes of the view, as base64: the mean of many drawings, which any machine can make. */
async function finalPicture(page) {
  const options = { width: 672, height: 420, method: 'samples', samples: 64, transparent: false }
  await page.evaluate((how) => window.diorama.execute('file.finalPicture', how), options)
  await page.getByText(/^Done in/).waitFor({ timeout: 600_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PNG' }).click(),
  ])
  const chunks = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('base64')
}

/** Four moments of arranging in one picture: a drag with guides, turning, the tape, and through a camera. */
async function arranging(page) {
  const run = (id, params) =>
    page.evaluate(([command, values]) => window.diorama.execute(command, values), [id, params])
  const pixel = (point) => page.evaluate((at) => window.diorama.project(at), point)
  const box = await page.locator('.viewport canvas').boundingBox()
  const mouse = (at) => page.mouse.move(box.x + at.x, box.y + at.y, { steps: 4 })
  const shots = []
  const shoot = async () => {
    await settle(page)
    shots.push((await page.screenshot({ clip: { ...box, y: box.y + 150, height: 520 } })).toString('base64'))
  }
  await run('scene.new')
  const colors = ['#d96c5f', '#5f8dd9', '#62b58f', '#d9b35f']
  const items = colors.map((color, i) => ({
    shape: ['box', 'cylinder', 'box', 'cone'][i],
    name: `Piece ${i + 1}`,
    position: [i * 1.3 - 2, 0.45, i === 2 ? 0.9 : 0],
    size: [0.9, 0.9, 0.9],
    color,
  }))
  await run('mesh.addMany', { items })
  await run('tool.select')
  await run('select.set', { nodes: [] })
  await run('view.frameAll')
  await settle(page)
  const from = await pixel([0.6, 0.9, 0.9])
  await mouse(from)
  await page.mouse.down()
  await mouse(await pixel([0.62, 0.9, 0.5]))
  await mouse(await pixel([0.62, 0.9, 0.02]))
  await shoot()
  await page.mouse.up()
  await run('tool.rotate')
  await shoot()
  await run('tool.measure')
  for (const corner of [
    [-2.43, 0.9, 0.43],
    [1.07, 0.9, 0.43],
  ]) {
    const at = await pixel(corner)
    await page.mouse.click(box.x + at.x, box.y + at.y)
  }
  await shoot()
  await run('tool.select')
  await run('camera.add', { name: 'Shot', position: [2.6, 1.4, 3.4] })
  await run('arrange.lookAt', { nodes: ['Shot'], point: [-0.2, 0.4, 0] })
  await run('view.through', { camera: 'Shot' })
  await run('select.set', { nodes: [] })
  await shoot()
  const sheet = await browser.newPage()
  await sheet.setViewportSize({ width: box.width * 2 + 8, height: 1048 })
  const pictures = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('')
  await sheet.setContent(
    `<body style="margin:0;background:#0e1014;display:grid;grid-template-columns:auto auto;gap:8px">${pictures}</body>`,
  )
  await sheet.screenshot({ path: join(images, 'arranging.png') })
  await sheet.close()
}

await withModule('/scripts/docs.ts', ({ writeCommands, writeFileSchema }) => {
  writeCommands(join(root, 'docs', 'commands.md'))
  writeFileSchema(join(root, 'docs', 'file-format.schema.json'))
})
console.log('Wrote docs/images, docs/commands.md and docs/file-format.schema.json')
