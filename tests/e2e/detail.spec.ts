import { writeFileSync } from 'node:fs'
import { Document, NodeIO } from '@gltf-transform/core'
import { TorusKnotGeometry } from 'three'
import { type Editor, expect, test } from '../support/page.ts'

/** A model of `count` knots, each of so many triangles. */
async function knots(count: number, triangles: number): Promise<Uint8Array> {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene()
  const side = Math.round(Math.sqrt(triangles / 2))
  const { attributes, index } = new TorusKnotGeometry(0.4, 0.12, side, side)
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const [position, normal, indices] = [
    accessor('VEC3', attributes.position.array as Float32Array<ArrayBuffer>),
    accessor('VEC3', attributes.normal.array as Float32Array<ArrayBuffer>),
    accessor('SCALAR', Uint32Array.from(index!.array)),
  ]
  const clay = document.createMaterial('Clay').setBaseColorFactor([0.8, 0.4, 0.2, 1])
  for (let i = 0; i < count; i++) {
    const surface = document.createPrimitive().setAttribute('POSITION', position).setAttribute('NORMAL', normal)
    const mesh = document.createMesh().addPrimitive(surface.setIndices(indices).setMaterial(clay))
    scene.addChild(
      document
        .createNode(`Knot ${i}`)
        .setMesh(mesh)
        .setTranslation([i % 8, 0.6, Math.floor(i / 8)]),
    )
  }
  return new NodeIO().writeBinary(document)
}

async function importFrom(editor: Editor, path: string) {
  const chooser = editor.page.waitForEvent('filechooser')
  await editor.page.getByRole('button', { name: 'Import', exact: true }).click()
  await (await chooser).setFiles(path)
  await expect.poll(async () => (await editor.nodes()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  await editor.settled()
}

const drawn = (editor: Editor) => editor.page.evaluate(() => window.diorama.stats().drawnTriangles)

/** Orbits until few triangles are drawn; returns how many those are. */
async function orbitCoarsely(editor: Editor, all: number): Promise<number> {
  const { x, y } = await editor.emptySpot()
  const { mouse } = editor.page
  await mouse.move(x, y)
  await mouse.down()
  let step = 0
  await expect
    .poll(
      async () => {
        await mouse.move(x + (step++ % 20) * 4, y)
        await editor.page.evaluate(() => new Promise(requestAnimationFrame))
        return drawn(editor)
      },
      { timeout: 60_000, intervals: [0] },
    )
    .toBeLessThan(all / 4)
  const count = await drawn(editor)
  await mouse.up()
  return count
}

for (const [what, count, each] of [
  ['in one mesh', 1, 1_200_000],
  ['in meshes that share a draw call', 64, 20_000],
] as const) {
  test(`over a million triangles ${what} are drawn by few while the view moves, and in full at rest`, async ({
    editor,
  }, info) => {
    test.setTimeout(180_000)
    const path = info.outputPath('heavy.glb')
    writeFileSync(path, await knots(count, each))
    await importFrom(editor, path)
    const all = await drawn(editor)
    expect(all).toBeGreaterThan(1_100_000)
    expect(await orbitCoarsely(editor, all)).toBeGreaterThan(100)
    await expect.poll(() => drawn(editor), { timeout: 60_000 }).toBeGreaterThan(1_100_000)
  })
}
