import type { TestEditor } from '../support/editor.ts'
import { item, sceneOf } from './item.ts'

/** A table of the library with its chairs, a lamp and a bookshelf: things of many parts. */
async function furnished(editor: TestEditor) {
  const add = (item: string, name: string, at: number[]) => editor.run('library.add', { item, name, at: [at] })
  await add('Table', 'Table', [0, 0, 0])
  for (const [i, at] of [
    [0, 0, 0.8],
    [1.15, 0, 0],
    [0, 0, -0.8],
    [-1.15, 0, 0],
  ].entries()) {
    await add('Chair', i ? `Chair ${i + 1}` : 'Chair', at)
    await editor.run('arrange.lookAt', {
      nodes: [editor.named(i ? `Chair ${i + 1}` : 'Chair').id],
      target: editor.named('Table').id,
    })
  }
  await add('Floor lamp', 'Floor lamp', [-3, 0, 0])
  await add('Bookshelf', 'Bookshelf', [0, 0, -3.6])
  await add('Vase', 'Vase', [0, 0.75, 0])
}

/** A dining room, a garden, an office and a lounge, with the names that people give. */
export const ORDINARY_PLACES = {
  mealroom: sceneOf([
    item('box', 'Floor', [0, -0.05, 0], [10, 0.1, 8], 'beige'),
    item('box', 'Back wall', [0, 1.4, -4.1], [10, 2.8, 0.2], 'white'),
    item('box', 'Left wall', [-5.1, 1.4, 0], [0.2, 2.8, 8], 'white'),
    item('box', 'Right wall', [5.1, 1.4, 0], [0.2, 2.8, 8], 'white'),
    item('box', 'Dining table', [0, 0.375, 0], [1.8, 0.75, 1], 'brown'),
    item('box', 'Chair 1', [-0.5, 0.45, 1.1], [0.45, 0.9, 0.45], 'peru'),
    item('box', 'Chair 2', [0.5, 0.45, 1.1], [0.45, 0.9, 0.45], 'peru'),
    item('box', 'Chair 3', [-0.5, 0.45, -1.1], [0.45, 0.9, 0.45], 'peru'),
    item('box', 'Chair 4', [2.5, 0.45, 2], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Sideboard', [3.9, 0.45, -3.6], [1.6, 0.9, 0.5], 'gray'),
    item('box', 'TV stand', [-3.9, 0.25, -3.6], [1.2, 0.5, 0.5], 'gray'),
    item('box', 'TV', [-3.9, 0.85, -3.6], [1, 0.7, 0.1], 'black'),
    item('cylinder', 'Plate', [-0.5, 0.76, 0.3], [0.26, 0.02, 0.26], 'white'),
    item('cylinder', 'Plate 2', [0.5, 0.76, 0.3], [0.26, 0.02, 0.26], 'white'),
    item('cylinder', 'Glass', [0, 0.825, -0.1], [0.07, 0.15, 0.07], 'lightblue'),
    item('sphere', 'Red ball', [-2, 0.2, 2], [0.4, 0.4, 0.4], 'red'),
  ]),
  backyard: sceneOf([
    item('plane', 'Lawn', [0, 0, 0], [20, 0, 16], 'green'),
    item('box', 'House', [-5, 1.75, -5], [5, 3.5, 4], 'beige'),
    item('cone', 'Roof', [-5, 4.25, -5], [5.6, 1.5, 4.6], 'firebrick'),
    item('box', 'Shed', [6, 1, -5], [2, 2, 2], 'sienna'),
    item('cylinder', 'Oak trunk', [2, 1, -3], [0.4, 2, 0.4], 'saddlebrown'),
    item('sphere', 'Oak crown', [2, 3, -3], [2.4, 2.4, 2.4], 'forestgreen'),
    item('box', 'Garden bench', [0, 0.225, 1], [1.5, 0.45, 0.5], 'peru'),
    item('cylinder', 'Bird bath', [3, 0.45, 2], [0.8, 0.9, 0.8], 'lightgray'),
    item('box', 'Flower pot A', [-2, 0.2, -2], [0.4, 0.4, 0.4], 'orange'),
    item('box', 'Flower pot B', [-1, 0.2, -2], [0.4, 0.4, 0.4], 'orange'),
    item('box', 'Flower pot C', [0.5, 0.2, -2.5], [0.4, 0.4, 0.4], 'purple'),
    item('box', 'Fence', [0, 0.5, 7.5], [18, 1, 0.1], 'white'),
  ]),
  openplan: sceneOf([
    item('box', 'Office floor', [0, -0.05, 0], [14, 0.1, 10], 'gray'),
    item('box', 'North wall', [0, 1.5, -5], [14, 3, 0.2], 'white'),
    item('box', 'West wall', [-7, 1.5, 0], [0.2, 3, 10], 'white'),
    item('box', 'East wall', [7, 1.5, 0], [0.2, 3, 10], 'white'),
    item('box', 'Desk', [-3, 0.375, -2], [1.6, 0.75, 0.8], 'tan'),
    item('box', 'Desk 2', [0, 0.375, -2], [1.6, 0.75, 0.8], 'tan'),
    item('box', 'Desk 3', [3, 0.375, -2], [1.6, 0.75, 0.8], 'tan'),
    item('box', 'Office chair', [-3, 0.5, -1], [0.6, 1, 0.6], 'black'),
    item('box', 'Office chair 2', [0, 0.5, -1], [0.6, 1, 0.6], 'black'),
    item('box', 'Filing cabinet', [6.5, 0.65, -4.4], [0.5, 1.3, 0.6], 'silver'),
    item('box', 'Printer', [6.5, 1.5, -4.4], [0.4, 0.4, 0.4], 'white'),
    item('box', 'Conference table', [0, 0.375, 2.5], [3, 0.75, 1.2], 'brown'),
    item('cone', 'Plant', [-6.3, 0.6, 4], [0.7, 1.2, 0.7], 'green'),
    item('box', 'Whiteboard', [3, 1.6, -4.88], [2, 1.2, 0.05], 'white'),
  ]),
  sitroom: sceneOf([
    item('box', 'Floor', [0, -0.05, 0], [12, 0.1, 10], 'wheat'),
    item('box', 'Back wall', [0, 1.5, -5], [12, 3, 0.2], 'white'),
    item('box', 'Left wall', [-6, 1.5, 0], [0.2, 3, 10], 'white'),
    item('box', 'Right wall', [6, 1.5, 0], [0.2, 3, 10], 'white'),
    item('box', 'Sofa', [-2, 0.4, -3.5], [2.2, 0.8, 0.9], 'gray'),
    item('box', 'Coffee Table', [-2, 0.2, -2], [1.2, 0.4, 0.6], 'brown'),
    item('box', 'Armchair', [-4.5, 0.45, -2], [0.9, 0.9, 0.9], 'green'),
    item('box', 'Armchair 2', [0.5, 0.45, -2], [0.9, 0.9, 0.9], 'green'),
    item('box', 'TV', [-2, 1, 2], [1.4, 0.8, 0.1], 'black'),
    item('box', 'TV Bench', [-2, 0.3, 2], [1.8, 0.6, 0.5], 'white'),
    item('cylinder', 'Floor Lamp', [-5.5, 0.9, -4.4], [0.3, 1.8, 0.3], 'yellow'),
    item('cylinder', 'Vase', [-2, 0.55, -2], [0.15, 0.3, 0.15], 'blue'),
    item('box', 'Bookshelf', [5.6, 1, -2], [0.4, 2, 1.6], 'brown'),
  ]),
  furnished,
  workshop: sceneOf([
    item('plane', 'Ground', [0, 0, 0], [16, 0, 16], 'lightgray'),
    item('box', 'Box', [0, 0.5, 0], [1, 1, 1], 'red'),
    item('box', 'Small box', [2, 0.25, 0], [0.5, 0.5, 0.5], 'blue'),
    item('box', 'Big box', [-3, 1, 0], [2, 2, 2], 'green'),
    item('sphere', 'Ball', [4, 0.5, 0], [1, 1, 1], 'yellow'),
    item('sphere', 'Ball 2', [4, 0.5, 3], [1, 1, 1], 'white'),
    item('cylinder', 'Tube', [-3, 1, -4], [0.5, 2, 0.5], 'purple'),
    item('cone', 'Cone', [0, 0.5, 3], [1, 1, 1], 'orange'),
    item('torus', 'Ring', [3, 0.15, -3], [1.1, 0.3, 1.1], 'gold'),
  ]),
  artshow: sceneOf([
    item('box', 'Gallery floor', [0, -0.05, 0], [16, 0.1, 12], 'whitesmoke'),
    item('box', 'Rear wall', [0, 2, -6], [16, 4, 0.2], 'white'),
    item('box', 'Side wall left', [-8, 2, 0], [0.2, 4, 12], 'white'),
    item('box', 'Side wall right', [8, 2, 0], [0.2, 4, 12], 'white'),
    item('box', 'Plinth 1', [-4, 0.5, -3], [0.8, 1, 0.8], 'beige'),
    item('box', 'Plinth 2', [0, 0.5, -3], [0.8, 1, 0.8], 'beige'),
    item('box', 'Plinth 3', [4, 0.5, -3], [0.8, 1, 0.8], 'beige'),
    item('sphere', 'Bronze sphere', [-4, 1.3, -3], [0.6, 0.6, 0.6], 'sienna'),
    item('cone', 'Marble cone', [0, 1.5, -3], [0.5, 1, 0.5], 'ivory'),
    item('torus', 'Steel ring', [4, 1.1, -3], [0.7, 0.2, 0.7], 'silver'),
    item('box', 'Painting A', [-5, 1.8, -5.87], [1.6, 1.2, 0.05], 'blue'),
    item('box', 'Painting B', [0, 1.8, -5.87], [1.6, 1.2, 0.05], 'red'),
    item('box', 'Painting C', [5, 1.8, -5.87], [1.6, 1.2, 0.05], 'green'),
    item('box', 'Visitor bench', [0, 0.225, 2], [1.8, 0.45, 0.5], 'black'),
    item('cylinder', 'Waste bin', [7.5, 0.3, 5.5], [0.3, 0.6, 0.3], 'gray'),
  ]),
  cookery: sceneOf([
    item('box', 'Floor', [0, -0.05, 0], [9, 0.1, 8], 'linen'),
    item('box', 'Back wall', [0, 1.3, -4.05], [9, 2.6, 0.1], 'white'),
    item('box', 'Left wall', [-4.55, 1.3, 0], [0.1, 2.6, 8], 'white'),
    item('box', 'Fridge', [-4, 0.9, -3.5], [0.8, 1.8, 0.7], 'silver'),
    item('box', 'Stove', [-3, 0.45, -3.6], [0.7, 0.9, 0.6], 'black'),
    item('box', 'Counter', [-1.5, 0.45, -3.65], [2, 0.9, 0.6], 'white'),
    item('box', 'Island', [0, 0.45, 0], [2, 0.9, 1], 'gray'),
    item('cylinder', 'Stool 1', [-0.6, 0.35, 1], [0.35, 0.7, 0.35], 'brown'),
    item('cylinder', 'Stool 2', [0, 0.35, 1], [0.35, 0.7, 0.35], 'brown'),
    item('cylinder', 'Stool 3', [0.6, 0.35, 1], [0.35, 0.7, 0.35], 'red'),
    item('cylinder', 'Bowl', [0.4, 0.95, 0], [0.3, 0.1, 0.3], 'orange'),
    item('sphere', 'Lemon', [0.42, 1.03, 0], [0.08, 0.08, 0.08], 'yellow'),
    item('box', 'Toaster', [-1.8, 1, -3.7], [0.3, 0.2, 0.2], 'red'),
    item('box', 'Cutting board', [-1.2, 0.91, -3.6], [0.4, 0.02, 0.3], 'peru'),
    item('cone', 'Herb pot', [-0.8, 1, -3.7], [0.12, 0.2, 0.12], 'green'),
    item('box', 'Table', [3, 0.375, 2], [1.2, 0.75, 0.8], 'brown'),
    item('box', 'Kitchen chair', [3, 0.45, 2.8], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Kitchen chair 2', [3, 0.45, 1.2], [0.45, 0.9, 0.45], 'white'),
  ]),
}
