import { type Editor, expect, test } from '../support/page.ts'

const COLORS = ['#cc3333', '#33aa55', '#3355cc', '#ddbb33', '#eeeeee', '#000000']
const SHAPES = ['box', 'sphere', 'cone', 'cylinder']

/** A field of shapes, alike but for shape, colour and size. */
async function field(editor: Editor, count: number) {
  const side = Math.ceil(Math.sqrt(count))
  const items = Array.from({ length: count }, (_, i) => ({
    shape: SHAPES[i % SHAPES.length],
    name: `N${i}`,
    color: COLORS[i % COLORS.length],
    size: [0.5, 0.5 + (i % 3) * 0.2, 0.5],
    position: [(i % side) - side / 2, 0.4 + (i % 7) * 0.1, Math.floor(i / side) - side / 2],
  }))
  await editor.run('mesh.addMany', { items })
  await editor.page.evaluate(() => window.diorama.select([]))
  await editor.run('view.look', { direction: [0.4, 0.9, 0.78] })
  await editor.run('view.frameAll')
  await editor.settled()
}

const batching = (editor: Editor, shown: boolean) => editor.run('view.batching', { shown })
const calls = (editor: Editor) => editor.page.evaluate(() => window.diorama.stats().drawCalls)

/** How many values of the picture differ at all between the view with and without batches, and how many by much. */
async function difference(editor: Editor): Promise<{ differing: number; far: number }> {
  return editor.page.evaluate(async () => {
    const frames = () => window.diorama.stats().frames
    const pixels = async (shown: boolean) => {
      const before = frames()
      await window.diorama.execute('view.batching', { shown })
      // Only with its next frame the view draws in the other way.
      while (frames() === before) await new Promise(requestAnimationFrame)
      const picture = await createImageBitmap(await window.diorama.screenshot({ width: 480, height: 320 }))
      const context = new OffscreenCanvas(480, 320).getContext('2d')!
      context.drawImage(picture, 0, 0)
      return context.getImageData(0, 0, 480, 320).data
    }
    const [apart, together] = [await pixels(false), await pixels(true)]
    const steps = [...apart.map((n, i) => Math.abs(n - together[i]))]
    return { differing: steps.filter((n) => n > 0).length, far: steps.filter((n) => n > 3).length }
  })
}

/** Matrices that are multiplied in another order round otherwise: few pixels of 153,600 change by a step, on an edge by more. */
async function expectSamePicture(editor: Editor) {
  const { differing, far } = await difference(editor)
  expect(far).toBeLessThanOrEqual(12)
  expect(differing).toBeLessThan(300)
}

test('what is alike is drawn by one call, in the same picture, whatever is done to it', async ({ editor }) => {
  await field(editor, 150)
  await batching(editor, false)
  await expect.poll(() => calls(editor)).toBeGreaterThan(150)
  await editor.page.getByRole('button', { name: /draw calls/ }).click()
  await expect.poll(() => calls(editor)).toBeLessThan(10)
  await expectSamePicture(editor)

  const id = async (name: string) => (await editor.node(name)).id
  await editor.run('material.set', { nodes: [await id('N3'), await id('N4')], color: '#ff00ff' })
  await editor.run('node.setVisible', { nodes: [await id('N10')], visible: false })
  await editor.run('node.delete', { nodes: [await id('N20'), await id('N21')] })
  await editor.run('mesh.setShadow', { nodes: [await id('N30')], cast: false })
  await editor.run('material.set', { nodes: [await id('N40'), await id('N41')], opacity: 0.4 })
  await editor.run('material.set', { nodes: [await id('N50')], metalness: 1, roughness: 0.1 })
  await editor.run('node.group', { nodes: [await id('N60'), await id('N61')], name: 'Pair' })
  await editor.run('node.transform', { nodes: [await id('Pair')], rotation: [0, 40, 0], scale: [2, 1, 1] })
  await editor.run('node.transform', { nodes: [await id('N70')], scale: [-1, 1, 1] })
  await expectSamePicture(editor)
  for (const shading of ['clay', 'unlit', 'normals', 'wireframe']) {
    await editor.run('view.shading', { mode: shading })
    await expectSamePicture(editor)
  }
  await editor.run('view.shading', { mode: 'lit' })
  for (let i = 0; i < 6; i++) await editor.page.evaluate(() => window.diorama.undo())
  await expectSamePicture(editor)
})

test('in a batch each mesh is picked, marked, moved and boxed as by itself', async ({ editor }) => {
  await field(editor, 80)
  const at = await editor.at('N44')
  await editor.page.mouse.click(at.x, at.y)
  expect(await editor.selection()).toEqual(['N44'])
  await editor.settled()
  const one = await calls(editor)
  await editor.page.evaluate(() => window.diorama.select(window.diorama.nodes().map(({ id }) => id)))
  await editor.settled()
  // The marks of many cost no more calls than the mark of one.
  expect(await calls(editor)).toBeLessThanOrEqual(one + 2)

  await editor.page.evaluate(() => window.diorama.select([]))
  const before = (await editor.node('N44')).position
  const to = { x: at.x + 60, y: at.y + 10 }
  await editor.drag(at, to)
  expect((await editor.node('N44')).position).not.toEqual(before)
  const after = await editor.at('N44')
  expect(Math.hypot(after.x - to.x, after.y - to.y)).toBeLessThan(8)
  await expectSamePicture(editor)
  await editor.page.evaluate(() => window.diorama.undo())
  expect((await editor.node('N44')).position).toEqual(before)

  const { width, height } = editor.page.viewportSize()!
  await editor.page.keyboard.down('Shift')
  const box = (await editor.page.locator('.viewport-canvas').boundingBox())!
  await editor.drag(
    { x: box.x + 4, y: box.y + 60 },
    { x: Math.min(width, box.x + box.width) - 4, y: Math.min(height, box.y + box.height) - 60 },
  )
  await editor.page.keyboard.up('Shift')
  expect((await editor.selection()).length).toBeGreaterThan(60)
})
