import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import type { Mesh, MeshStandardMaterial } from 'three'
import { build } from 'vite'
import { serve } from '../../scripts/server.mjs'
import type { ExportFormat, ExportOptions } from '../../src/commands/export-options.ts'
import { parseGlb } from '../../src/io/gltf/glb.ts'
import { OTHER_FORMATS } from '../fixtures/formats.ts'
import { hdr, png } from '../fixtures/images.ts'
import { FIXTURES, type Files } from '../fixtures/models.ts'
import { createDecodingIo } from '../support/decode.ts'
import { type Editor, expect, test } from '../support/page.ts'

type Bytes = Uint8Array<ArrayBuffer>
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const glb = async (name: keyof typeof FIXTURES) => (await FIXTURES[name]()) as Bytes

/** Imports files as a script does; returns the names of the new roots. */
async function bring(editor: Editor, files: Files, options: object = {}): Promise<string[]> {
  const encoded = Object.entries(files).map(([path, bytes]) => [path, base64(bytes)])
  const names = await editor.page.evaluate(
    async ([list, how]) => {
      const made = (list as string[][]).map(([path, text]) => {
        const file = new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], path.split('/').at(-1)!)
        Object.defineProperty(file, 'webkitRelativePath', { value: path })
        return file
      })
      const { roots } = await window.diorama.importFiles(made, how as object)
      return roots.map((id) => window.diorama.get(id)!.name)
    },
    [encoded, options] as const,
  )
  await editor.settled()
  return names
}

async function exported(editor: Editor, format: ExportFormat, options: Partial<ExportOptions> = {}): Promise<Bytes> {
  const text = await editor.page.evaluate(
    async ([to, how]) => {
      const blob = await window.diorama.exportScene(to as ExportFormat, how as object)
      const bytes = new Uint8Array(await blob.arrayBuffer())
      let binary = ''
      for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
      return btoa(binary)
    },
    [format, options] as const,
  )
  return new Uint8Array(Buffer.from(text, 'base64'))
}

/** The view as pixels, small. */
async function picture(editor: Editor): Promise<number[]> {
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.settled()
  return editor.page.evaluate(async () => {
    const blob = await window.diorama.screenshot({ width: 240, height: 160 })
    const bitmap = await createImageBitmap(blob)
    const context = new OffscreenCanvas(240, 160).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    return [...context.getImageData(0, 0, 240, 160).data]
  })
}

/** The share of pixels that differ by more than a little. */
function difference(a: readonly number[], b: readonly number[]): number {
  let count = 0
  for (let i = 0; i < a.length; i += 4) {
    if ([0, 1, 2].some((k) => Math.abs(a[i + k] - b[i + k]) > 12)) count++
  }
  return count / (a.length / 4)
}

async function drop(editor: Editor, files: Files, at: { x: number; y: number }) {
  const transfer = await editor.page.evaluateHandle(
    (list) => {
      const data = new DataTransfer()
      for (const [path, text] of list) {
        data.items.add(new File([Uint8Array.from(atob(text), (c) => c.charCodeAt(0))], path))
      }
      return data
    },
    Object.entries(files).map(([path, bytes]) => [path, base64(bytes)]),
  )
  const event = { dataTransfer: transfer, clientX: at.x, clientY: at.y }
  await editor.canvas.dispatchEvent('dragover', event)
  await editor.canvas.dispatchEvent('drop', event)
}

test.describe('import', () => {
  for (const format of Object.keys(OTHER_FORMATS)) {
    test(`${format} is read in a worker and drawn`, async ({ editor }) => {
      const [root] = await bring(editor, OTHER_FORMATS[format])
      await editor.page.evaluate(() => window.diorama.select([]))
      await editor.run('view.look', { from: 'front' })
      await editor.run('view.frameAll')
      await editor.settled()
      await editor.at(root)
    })
  }

  test('asks what a file does not say, and shows what the answer means', async ({ editor }) => {
    const { page } = editor
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const [[name, bytes]] = Object.entries(OTHER_FORMATS.stl)
    await (await chooser).setFiles({ name, mimeType: 'model/stl', buffer: Buffer.from(bytes) })
    const dialog = page.getByRole('dialog', { name: 'Import square.stl' })
    await dialog.getByLabel('One unit is').selectOption('a centimetre')
    await expect(dialog.getByText('2 × 0 × 1 cm')).toBeVisible()
    await dialog.getByLabel('Up is').selectOption('its Y axis')
    await expect(dialog.getByText('2 × 1 × 0 cm')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect.poll(() => editor.selection()).toEqual(['square'])
    const { min, max } = await editor.bounds('square')
    expect([max[0] - min[0], max[1] - min[1]]).toEqual([expect.closeTo(0.02, 5), expect.closeTo(0.01, 5)])
  })

  test('a picture dropped on a mesh is its colour, or stands there, as the user likes', async ({ editor }) => {
    const { page } = editor
    await editor.run('mesh.add', { shape: 'box', name: 'Crate' })
    await editor.run('view.frameAll')
    await editor.settled()
    await drop(editor, { 'wood.png': png() }, await editor.at('Crate'))
    const toast = page.getByText('Laid over Crate as its colour')
    await expect(toast).toBeVisible()
    expect(await editor.history()).toEqual(expect.arrayContaining([expect.stringContaining('texture')]))
    await page.getByRole('button', { name: 'Stand it there instead' }).click()
    await expect.poll(async () => (await editor.nodes()).map((node) => node.name)).toContain('wood')
  })

  test('a panorama lights the scene, and the inspector says which', async ({ editor }) => {
    await bring(editor, { 'sky.hdr': hdr() })
    await editor.page.evaluate(() => window.diorama.select([]))
    await editor.inspect()
    const map = editor.page.locator('.inspector').getByRole('combobox', { name: 'Map', exact: true })
    await expect(map.locator('option:checked')).toHaveText('sky.hdr')
    await map.selectOption('Studio')
    await expect(map.locator('option', { hasText: 'sky.hdr' })).toHaveCount(0)
  })

  test('what is damaged in the packed vertices is refused in a sentence', async ({ editor }) => {
    const bytes = (await glb('draco')).slice()
    const { bin } = parseGlb(bytes, 'draco')
    bin.fill(7, 8, bin.byteLength - 8)
    const before = await editor.nodes()
    await expect(bring(editor, { 'spoilt.glb': bytes })).rejects.toThrow('"spoilt.glb" cannot be decoded')
    expect(await editor.nodes()).toEqual(before)
    // The decoder tells the console by itself, too.
    expect(editor.faults.splice(0).filter((fault) => !fault.includes('DRACOLoader'))).toEqual([])
  })
})

test.describe('export', () => {
  for (const name of ['textured', 'skinned', 'basis', 'meshopt', 'draco'] as const) {
    test(`${name}: imported again looks the same`, async ({ editor }) => {
      await bring(editor, { [`${name}.glb`]: await glb(name) })
      await editor.run('view.frameAll')
      const before = await picture(editor)
      const again = await exported(editor, 'glb')
      await editor.run('scene.new')
      await bring(editor, { [`${name}.glb`]: again })
      await editor.run('view.frameAll')
      expect(difference(before, await picture(editor))).toBeLessThan(0.005)
    })
  }

  test('shows how large the file becomes before it is saved', async ({ editor }) => {
    const { page } = editor
    await bring(editor, { 'crate.glb': await glb('textured') })
    await editor.run('mesh.add', { shape: 'sphere' })
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /All formats/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Export' })
    await expect(dialog.getByRole('status')).toHaveText(/\d+ kB/)
    const large = (await dialog.getByRole('status').textContent())!
    await dialog.getByRole('radio', { name: /For the web/ }).click()
    await expect(dialog.getByRole('status')).not.toHaveText(large)
    await expect(dialog.getByRole('status')).toHaveText(/\d+ kB/)
    expect(parseFloat((await dialog.getByRole('status').textContent())!)).toBeLessThan(parseFloat(large))
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Untitled.glb')
    const root = (
      await (await createDecodingIo()).readBinary(new Uint8Array(readFileSync(await file.path())))
    ).getRoot()
    expect(root.listTextures().map((texture) => texture.getMimeType())).toEqual(['image/webp'])
    expect(root.listExtensionsUsed().map(({ extensionName }) => extensionName)).toContain('KHR_draco_mesh_compression')
    await dialog.waitFor({ state: 'detached' })
  })

  test('textures become KTX2, and are drawn from it', async ({ editor }) => {
    await bring(editor, { 'crate.glb': await glb('textured') })
    const packed = await exported(editor, 'glb', { textures: 'ktx2' })
    const root = (await (await createDecodingIo()).readBinary(packed)).getRoot()
    expect(root.listTextures().map((texture) => texture.getMimeType())).toEqual(['image/ktx2'])
    await editor.run('scene.new')
    await bring(editor, { 'packed.glb': packed })
    await editor.at('packed')
  })

  test('USDZ has its pictures, KTX2 and all', async ({ editor }) => {
    await bring(editor, { 'tile.glb': await glb('basis') })
    const files = unzipSync(await exported(editor, 'usdz'))
    const [name] = Object.keys(files).filter((path) => /^textures\/.*\.png$/.test(path))
    expect([...files[name].subarray(1, 4)]).toEqual([...'PNG'].map((c) => c.charCodeAt(0)))
  })

  test('a web page shows its model by itself, without any network', async ({ editor, browser }) => {
    await bring(editor, { 'arm.glb': await glb('skinned') })
    await bring(editor, { 'tile.glb': await glb('basis') })
    await bring(editor, { 'ball.glb': await glb('draco') })
    // A sky that is painted goes along as a picture.
    await editor.run('scene.set', { environment: { map: 'softboxes' } })
    const html = await exported(editor, 'html')
    const path = join(test.info().outputDir, 'scene.html')
    mkdirSync(test.info().outputDir, { recursive: true })
    writeFileSync(path, html)
    const page = await browser.newPage()
    await page.setViewportSize({ width: 320, height: 220 })
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('request', (request) => /^https?:/.test(request.url()) && faults.push(request.url()))
    await page.goto(`file://${path}`)
    await expect(page.locator('body')).toHaveAttribute('data-state', 'shown', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'false')
    const shot = await page.screenshot()
    const colors = await editor.page.evaluate(async (text) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      return new Set(
        Array.from(
          { length: data.length / 4 },
          (_, i) => `${data[i * 4] >> 4},${data[i * 4 + 1] >> 4},${data[i * 4 + 2] >> 4}`,
        ),
      ).size
    }, shot.toString('base64'))
    expect(colors).toBeGreaterThan(40)
    expect(faults).toEqual([])
    await page.close()
  })

  test('a React component is built and drawn by an app', async ({ editor, browser }) => {
    await bring(editor, { 'crate.glb': await glb('textured') })
    await bring(editor, { 'arm.glb': await glb('skinned') })
    const files = unzipSync(await exported(editor, 'react'))
    // Beside the project's packages, which the app is built from.
    const root = join(process.cwd(), 'test-results', 'react-app')
    rmSync(root, { recursive: true, force: true })
    mkdirSync(join(root, 'public'), { recursive: true })
    writeFileSync(join(root, 'Scene.tsx'), files['Scene.tsx'])
    writeFileSync(join(root, 'public', 'scene.glb'), files['scene.glb'])
    writeFileSync(
      join(root, 'index.html'),
      '<link rel="icon" href="data:,"><div id="root" style="height:200px"></div><script type="module" src="/main.tsx"></script>',
    )
    writeFileSync(
      join(root, 'main.tsx'),
      `import { Canvas } from '@react-three/fiber'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Scene } from './Scene.tsx'
const seen = (name: string) => (object: unknown) => Object.assign(window, { [name]: object })
createRoot(document.getElementById('root')!).render(
  <Canvas camera={{ position: [3, 2, 5] }} onCreated={({ gl }) => Object.assign(window, { gl })}>
    <ambientLight intensity={2} />
    <Suspense><Scene play="Bend" ref={seen('scene')} crate={{ ref: seen('crate') }} leftKnob={{ visible: false, ref: seen('knob') }} /></Suspense>
  </Canvas>,
)
`,
    )
    await build({ root, configFile: false, logLevel: 'error', build: { outDir: 'dist' } })
    const { server, url } = await serve(join(root, 'dist'), 4390)
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(url)
    await page.waitForFunction(() => {
      const { gl } = window as never as { gl?: { info: { render: { triangles: number } } } }
      return (gl?.info.render.triangles ?? 0) > 300
    })
    const parts = await page.evaluate(() => {
      const { crate, knob } = window as never as { crate: Mesh; knob: Mesh }
      return [
        crate.name,
        (crate.material as MeshStandardMaterial).name,
        !!(crate.material as MeshStandardMaterial).map,
        knob.visible,
      ]
    })
    expect(parts).toEqual(['Crate', 'Wood', true, false])
    expect(faults).toEqual([])
    await page.close()
    server.close()
  })

  test('pictures are large, see-through, and taken from all round', async ({ editor }) => {
    const { page } = editor
    await editor.run('mesh.add', { shape: 'box', color: 'red' })
    await editor.run('view.frameAll')
    await editor.settled()
    const [width, corner, middle] = await page.evaluate(async () => {
      const blob = await window.diorama.screenshot({ width: 2100, height: 120, transparent: true })
      const bitmap = await createImageBitmap(blob)
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
      return [bitmap.width, at(2, 2), at(1050, 60)] as const
    })
    expect([width, corner[3], middle[3]]).toEqual([2100, 0, 255])
    expect(middle[0]).toBeGreaterThan(middle[1] * 2)
    const download = page.waitForEvent('download')
    await editor.run('file.turntable', { width: 64, height: 48, frames: 4 })
    const files = unzipSync(new Uint8Array(readFileSync(await (await download).path())))
    expect(Object.keys(files)).toEqual(['1.png', '2.png', '3.png', '4.png'])
    expect(new Set(Object.values(files).map((bytes) => base64(bytes))).size).toBeGreaterThan(1)
  })
})

test.describe('clips', () => {
  const record = (editor: Editor) => editor.page.evaluate(() => JSON.stringify(window.diorama.nodes()))

  test('play over the scene, which stays as it is; both of two placings', async ({ editor }) => {
    const { page } = editor
    await bring(editor, { 'arm.glb': await glb('skinned') })
    await editor.run('node.duplicate', { offset: [1, 0, 0] })
    await editor.run('view.frameAll')
    const still = await picture(editor)
    const before = await record(editor)
    await page.evaluate(() => window.diorama.select([window.diorama.get('arm')!.id]))
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => Number(await timeline.getByLabel('Time in seconds').inputValue())).toBeGreaterThan(0)
    await timeline.getByRole('button', { name: 'Pause' }).click()
    await timeline.getByLabel('Time in seconds').fill('1')
    const one = await picture(editor)
    expect(difference(still, one)).toBeGreaterThan(0.003)
    await editor.run('clip.seek', { model: 'arm 2', seconds: 1 })
    const two = await picture(editor)
    expect(difference(one, two)).toBeGreaterThan(0.003)
    expect(await record(editor)).toBe(before)

    await page.evaluate(() => window.diorama.select([window.diorama.get('arm')!.id]))
    await timeline.getByRole('button', { name: /^Stop/ }).click()
    await editor.run('clip.stop', { model: 'arm 2' })
    expect(difference(still, await picture(editor))).toBeLessThan(0.001)
  })

  test('go on while the scene is edited, and end with their model', async ({ editor }) => {
    await bring(editor, { 'arm.glb': await glb('skinned') })
    await editor.run('clip.play', { model: 'arm', clip: 'Bend', loop: 'pingpong', speed: 2 })
    await editor.run('node.transform', { nodes: ['arm'], position: [1, 0, 0] })
    expect((await editor.node('arm')).position).toEqual([1, 0, 0])
    expect((await editor.node('Elbow')).rotation).toEqual([0, 0, 0, 1])
    await editor.run('node.delete', { nodes: ['arm'] })
    await expect(editor.page.getByRole('region', { name: 'Timeline' })).toHaveCount(0)
    await editor.settled()
  })
})
