import type { TestEditor } from '../support/editor.ts'
import { ATELIERS } from './ateliers.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { FIRST_TRIES } from './first-tries.ts'
import { HAUNTS } from './haunts.ts'
import { HOMES } from './homes.ts'
import { LATER_TRIES } from './later-tries.ts'
import { LODGINGS } from './lodgings.ts'
import { NEXT_TRIES } from './next-tries.ts'
import { ORDINARY_PLACES } from './ordinary-places.ts'
import { OUTINGS } from './outings.ts'
import { PREMISES } from './premises.ts'
import { RETREATS } from './retreats.ts'
import { SALONS } from './salons.ts'
import { STOCKED } from './stocked.ts'
import { TOWN } from './town.ts'
import { TRADES } from './trades.ts'
import { VENUES } from './venues.ts'
import { WALK_INS } from './walk-ins.ts'

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

/** An office of eight by six metres, with a door and what lies on its desk. */
async function office(editor: TestEditor) {
  await add(editor, [
    item('plane', 'Floor', [0, 0, 0], [8, 0, 6], 'lightgray'),
    item('box', 'North wall', [0, 1.4, -3.05], [8, 2.8, 0.1], 'white'),
    item('box', 'West wall', [-4.05, 1.4, 0], [0.1, 2.8, 6], 'white'),
    item('box', 'Door', [2.5, 1, -2.98], [0.9, 2, 0.06], 'brown'),
    item('box', 'Desk', [-1, 0.375, -2], [1.6, 0.75, 0.8], 'maroon'),
    item('box', 'Monitor', [-1, 1, -2.2], [0.6, 0.5, 0.05], 'black'),
    item('box', 'Keyboard', [-1, 0.765, -1.8], [0.45, 0.03, 0.15], 'gray'),
    item('cylinder', 'Mug', [-0.5, 0.8, -1.9], [0.08, 0.1, 0.08], 'yellow'),
    item('box', 'Office chair', [-1, 0.5, -1.1], [0.6, 1, 0.6], 'black'),
    item('box', 'Bookshelf', [-3.8, 1, 0], [0.4, 2, 1.2], 'sienna'),
    item('box', 'Cabinet', [-3.75, 0.5, 2], [0.5, 1, 0.8], 'gray'),
    item('cylinder', 'Bin', [0.3, 0.2, -2.5], [0.3, 0.4, 0.3], 'green'),
    item('box', 'Couch', [2, 0.4, 1.5], [2, 0.8, 0.9], 'navy'),
    item('cylinder', 'Coffee table', [2, 0.2, 0.3], [0.8, 0.4, 0.8], 'white'),
    item('cone', 'Plant', [3.6, 0.6, -2.6], [0.5, 1.2, 0.5], 'green'),
    item('box', 'Box', [0.5, 0.15, 2], [0.4, 0.3, 0.4], 'tan'),
    item('box', 'Box 2', [1, 0.15, 2.6], [0.4, 0.3, 0.4], 'tan'),
  ])
}

/** A park: a fountain in the middle, and things in twos and threes about it. */
async function park(editor: TestEditor) {
  await add(editor, [
    item('plane', 'Lawn', [0, 0, 0], [30, 0, 30], 'green'),
    item('box', 'Bench', [-4, 0.25, 0], [1.6, 0.5, 0.5], 'brown'),
    item('box', 'Bench 2', [4, 0.25, 0], [1.6, 0.5, 0.5], 'brown'),
    item('cylinder', 'Fountain', [0, 0.5, 0], [3, 1, 3], 'gray'),
    item('cone', 'Pine', [-6, 2, -5], [2, 4, 2], 'darkgreen'),
    item('cone', 'Pine 2', [0, 1.5, -6], [1.6, 3, 1.6], 'darkgreen'),
    item('cone', 'Pine 3', [6, 2.5, -5], [2.4, 5, 2.4], 'darkgreen'),
    item('cylinder', 'Street lamp', [-2.5, 1.5, 2], [0.2, 3, 0.2], 'black'),
    item('cylinder', 'Street lamp 2', [2.5, 1.5, 2], [0.2, 3, 0.2], 'black'),
    item('sphere', 'Bush', [-8, 0.5, 3], [1, 1, 1], 'olive'),
    item('sphere', 'Bush 2', [8, 0.4, 3], [0.8, 0.8, 0.8], 'olive'),
    item('box', 'Kiosk', [9, 1.25, -2], [2, 2.5, 2], 'red'),
    item('sphere', 'Dog', [1, 0.3, 4], [0.5, 0.6, 0.8], 'tan'),
  ])
}

/** A bedroom without a right wall: one nightstand has a lamp, the other has none. */
async function bedroom(editor: TestEditor) {
  await add(editor, [
    item('box', 'Floor', [0, -0.05, 0], [6, 0.1, 5], 'tan'),
    item('box', 'Wall back', [0, 1.25, -2.55], [6, 2.5, 0.1], 'white'),
    item('box', 'Wall left', [-3.05, 1.25, 0], [0.1, 2.5, 5], 'white'),
    item('box', 'Bed', [0, 0.3, -1.4], [1.6, 0.6, 2.1], 'ivory'),
    item('box', 'Pillow', [-0.4, 0.67, -2.2], [0.6, 0.14, 0.4], 'white'),
    item('box', 'Pillow 2', [0.4, 0.67, -2.2], [0.6, 0.14, 0.4], 'white'),
    item('box', 'Nightstand', [-1.2, 0.25, -2.2], [0.5, 0.5, 0.4], 'brown'),
    item('box', 'Nightstand 2', [1.2, 0.25, -2.2], [0.5, 0.5, 0.4], 'brown'),
    item('cylinder', 'Bedside lamp', [-1.2, 0.7, -2.2], [0.2, 0.4, 0.2], 'gold'),
    item('box', 'Wardrobe', [-2.6, 1.1, 0.5], [0.8, 2.2, 1.6], 'white'),
    item('box', 'Dresser', [2.4, 0.5, 0], [0.9, 1, 0.5], 'brown'),
    item('box', 'Mirror', [0, 1.5, -2.48], [0.8, 1, 0.04], 'silver'),
    item('plane', 'Rug', [0, 0.01, 1], [2, 0, 1.4], 'red'),
    item('sphere', 'Teddy', [0.5, 0.15, 1.5], [0.3, 0.3, 0.3], 'brown'),
  ])
}

async function empty() {}

export const SCENES = {
  empty,
  room,
  shapes,
  street,
  stage,
  mess,
  cafe,
  office,
  park,
  bedroom,
  ...ELSEWHERE,
  ...TRADES,
  ...TOWN,
  ...HOMES,
  ...SALONS,
  ...ORDINARY_PLACES,
  ...OUTINGS,
  ...VENUES,
  ...RETREATS,
  ...PREMISES,
  ...HAUNTS,
  ...LODGINGS,
  ...ATELIERS,
  ...FIRST_TRIES,
  ...NEXT_TRIES,
  ...LATER_TRIES,
  ...WALK_INS,
  ...STOCKED,
}
export type SceneName = keyof typeof SCENES

const SETS = [
  ELSEWHERE,
  TRADES,
  TOWN,
  HOMES,
  SALONS,
  ORDINARY_PLACES,
  OUTINGS,
  VENUES,
  RETREATS,
  PREMISES,
  HAUNTS,
  LODGINGS,
  ATELIERS,
  FIRST_TRIES,
  NEXT_TRIES,
  LATER_TRIES,
  WALK_INS,
  STOCKED,
]
const twice = SETS.flatMap((scenes) => Object.keys(scenes)).filter((name, i, all) => all.indexOf(name) !== i)
if (twice.length) throw new Error(`Two scenes are called ${twice.join(', ')}; give each a name of its own.`)
