import type { TestEditor } from '../support/editor.ts'

type Triple = [number, number, number]
type Item = { shape: string; name: string; position: Triple; size: Triple; color: string; parent?: string }

const item = (shape: string, name: string, position: Triple, size: Triple, color: string, parent?: string): Item => ({
  shape,
  name,
  position,
  size,
  color,
  ...(parent && { parent }),
})

const add = (editor: TestEditor, items: Item[]) => editor.run('mesh.addMany', { items })

/** A living room of ten by eight metres, seen from the front: left is -X, behind is -Z. */
async function room(editor: TestEditor) {
  await add(editor, [
    item('plane', 'Floor', [0, 0, 0], [10, 0, 8], 'tan'),
    item('box', 'Back wall', [0, 1.25, -4.05], [10, 2.5, 0.1], 'white'),
    item('box', 'Left wall', [-5.05, 1.25, 0], [0.1, 2.5, 8], 'white'),
    item('box', 'Right wall', [5.05, 1.25, 0], [0.1, 2.5, 8], 'white'),
    item('box', 'Window', [0, 1.4, -3.97], [1.6, 1.2, 0.06], 'lightblue'),
    item('box', 'Sofa', [-3, 0.4, 0], [2, 0.8, 0.9], 'teal'),
    item('box', 'TV', [3, 0.4, 0], [0.1, 0.8, 1.4], 'black'),
    item('box', 'Table', [0, 0.375, 0], [1.6, 0.75, 0.9], 'saddlebrown'),
    item('box', 'Chair', [-0.5, 0.45, 1.5], [0.45, 0.9, 0.45], 'peru'),
    item('box', 'Chair 2', [0.5, 0.45, 1.5], [0.45, 0.9, 0.45], 'peru'),
    item('box', 'Chair 3', [2, 0.45, 2.5], [0.45, 0.9, 0.45], 'white'),
    item('cylinder', 'Lamp', [-4.2, 0.8, -3], [0.3, 1.6, 0.3], 'yellow'),
    item('cylinder', 'Cup', [0.3, 0.8, 0], [0.08, 0.1, 0.08], 'red'),
    item('box', 'Book', [-0.3, 0.77, 0.1], [0.2, 0.04, 0.15], 'blue'),
    item('sphere', 'Ball', [-1.5, 0.2, 2.5], [0.4, 0.4, 0.4], 'green'),
    item('cone', 'Plant', [4.2, 0.5, -3], [0.6, 1, 0.6], 'green'),
  ])
}

/** Shapes with the names that they get by themselves. */
async function shapes(editor: TestEditor) {
  await add(editor, [
    item('box', 'Box', [-3, 0.5, 0], [1, 1, 1], 'red'),
    item('box', 'Box 2', [-1, 0.5, 0], [1, 1, 1], 'red'),
    item('box', 'Box 3', [1.2, 0.75, 0], [1.5, 1.5, 1.5], 'blue'),
    item('sphere', 'Sphere', [3.5, 0.5, 0], [1, 1, 1], 'green'),
    item('sphere', 'Sphere 2', [3.5, 0.25, 3], [0.5, 0.5, 0.5], 'yellow'),
    item('cone', 'Cone', [-3, 0.5, 3], [1, 1, 1], 'orange'),
    item('cylinder', 'Cylinder', [0, 1.25, -3], [0.6, 2.5, 0.6], 'white'),
  ])
}

/** A street of things that are groups of parts. */
async function street(editor: TestEditor) {
  const group = async (name: string, parts: Item[]) => {
    const { created } = (await editor.run('mesh.addMany', { items: parts })) as unknown as { created: string[] }
    await editor.run('node.group', { nodes: created, name })
  }
  await group('House', [
    item('box', 'Body', [-4, 1.5, -3], [4, 3, 3], 'beige'),
    item('cone', 'Roof', [-4, 3.75, -3], [5, 1.5, 4], 'firebrick'),
    item('box', 'Door', [-4, 1, -1.48], [0.9, 2, 0.05], 'brown'),
  ])
  for (const [i, x] of [1, 3, 5].entries()) {
    await group(i ? `Tree ${i + 1}` : 'Tree', [
      item('cylinder', 'Trunk', [x, 0.6, -2], [0.3, 1.2, 0.3], 'saddlebrown'),
      item('sphere', 'Crown', [x, 2, -2], [1.6, 1.8, 1.6], 'forestgreen'),
    ])
  }
  await group('Car', [
    item('box', 'Chassis', [1, 0.6, 2], [3.6, 0.7, 1.6], 'crimson'),
    item('box', 'Cabin', [1, 1.2, 2], [1.8, 0.6, 1.4], 'lightblue'),
    item('cylinder', 'Wheel', [-0.2, 0.3, 2.8], [0.6, 0.6, 0.2], 'black'),
    item('cylinder', 'Wheel 2', [2.2, 0.3, 2.8], [0.6, 0.6, 0.2], 'black'),
  ])
  await add(editor, [item('box', 'Mailbox', [-1, 0.5, 0], [0.3, 1, 0.3], 'blue')])
}

/** Three lights and a camera about a table, and a crate that is hidden. */
async function stage(editor: TestEditor) {
  await add(editor, [
    item('cylinder', 'Podium', [0, 0.25, 0], [2, 0.5, 2], 'gray'),
    item('sphere', 'Globe', [0, 1, 0], [1, 1, 1], 'royalblue'),
    item('box', 'Crate', [3, 0.5, 0], [1, 1, 1], 'sienna'),
  ])
  await editor.run('light.add', { type: 'directional', name: 'Sun', position: [3, 6, 3] })
  await editor.run('light.add', { type: 'spot', name: 'Spot', position: [-3, 4, 2] })
  await editor.run('light.add', { type: 'point', name: 'Bulb', position: [0, 3, 3] })
  await editor.run('camera.add', { name: 'Camera', position: [0, 2, 8] })
  await editor.run('node.setVisible', { nodes: ['Crate'], visible: false })
}

/** Two tables, and what overlaps, floats and is sunk. */
async function mess(editor: TestEditor) {
  await add(editor, [
    item('box', 'Dining table', [-3, 0.375, 0], [1.8, 0.75, 1], 'sienna'),
    item('box', 'Coffee table', [2, 0.2, 0], [1, 0.4, 0.6], 'sienna'),
    item('box', 'Crate', [0, 0.5, 3], [1, 1, 1], 'orange'),
    item('box', 'Crate 2', [0.5, 0.5, 3.2], [1, 1, 1], 'orange'),
    item('sphere', 'Balloon', [4, 3, -2], [0.5, 0.5, 0.5], 'red'),
    item('box', 'Rock', [-4, 0.1, 3], [1, 1, 1], 'gray'),
    item('cylinder', 'Vase', [5, 0.2, 2], [0.2, 0.4, 0.2], 'purple'),
  ])
}

/** A café with names as programs give them. */
async function cafe(editor: TestEditor) {
  await add(editor, [
    item('box', 'floor_slab', [0, -0.05, 0], [12, 0.1, 8], 'gray'),
    item('box', 'counter', [0, 0.55, -3], [4, 1.1, 0.7], 'sienna'),
    item('box', 'espresso_machine', [1, 1.35, -3], [0.6, 0.5, 0.5], 'silver'),
    item('cylinder', 'table_1', [-3, 0.375, 1], [0.8, 0.75, 0.8], 'white'),
    item('cylinder', 'table_2', [3, 0.375, 1], [0.8, 0.75, 0.8], 'white'),
    item('box', 'chair_1', [-3.9, 0.45, 1], [0.4, 0.9, 0.4], 'black'),
    item('box', 'chair_2', [-2.1, 0.45, 1], [0.4, 0.9, 0.4], 'black'),
    item('box', 'chair_3', [2.1, 0.45, 1], [0.4, 0.9, 0.4], 'red'),
    item('box', 'chair_4', [3.9, 0.45, 1], [0.4, 0.9, 0.4], 'black'),
    item('cylinder', 'bigCup', [-3, 0.82, 1], [0.12, 0.14, 0.12], 'white'),
    item('cylinder', 'small cup', [3, 0.78, 1], [0.06, 0.06, 0.06], 'blue'),
    item('cone', 'Plant.001', [5, 0.6, -3], [0.6, 1.2, 0.6], 'green'),
    item('box', 'menu board', [-4, 1.5, -3.3], [1, 0.8, 0.05], 'black'),
  ])
}

async function empty() {}

export const SCENES = { empty, room, shapes, street, stage, mess, cafe }
export type SceneName = keyof typeof SCENES
