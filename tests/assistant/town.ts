import type { TestEditor } from '../support/editor.ts'
import { item } from './item.ts'

const scene = (items: ReturnType<typeof item>[]) => async (editor: TestEditor) => {
  await editor.run('mesh.addMany', { items })
}

/** A flat, a heap of toys and a square of a town, whose names are those that people give. */
export const TOWN = {
  flat: scene([
    item('plane', 'Ground', [0, 0, 0], [8, 0, 6], 'beige'),
    item('box', 'North wall', [0, 1.3, -3.05], [8, 2.6, 0.1], 'white'),
    item('box', 'West wall', [-4.05, 1.3, 0], [0.1, 2.6, 6], 'white'),
    item('box', 'Couch', [-1, 0.4, -2.3], [2.2, 0.8, 0.9], 'slategray'),
    item('box', 'Armchair', [2.4, 0.4, -1.5], [0.9, 0.8, 0.9], 'maroon'),
    item('cylinder', 'Side table', [0.6, 0.25, -2.4], [0.5, 0.5, 0.5], 'black'),
    item('box', 'Coffee table', [-0.8, 0.2, -0.6], [1.2, 0.4, 0.6], 'sienna'),
    item('sphere', 'Vase', [-0.8, 0.52, -0.6], [0.16, 0.24, 0.16], 'turquoise'),
    item('cylinder', 'Floor lamp', [-3.4, 0.8, -2.4], [0.3, 1.6, 0.3], 'gold'),
    item('box', 'Bookcase', [-3.6, 1, 0.8], [0.4, 2, 1.2], 'saddlebrown'),
    item('box', 'Painting', [0, 1.7, -2.97], [1.2, 0.8, 0.04], 'orchid'),
    item('box', 'Dining table', [1.8, 0.375, 1.4], [1.6, 0.75, 0.9], 'peru'),
    item('box', 'Chair A', [1.4, 0.45, 2.2], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair B', [2.2, 0.45, 2.2], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair C', [1.4, 0.45, 0.6], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair D', [2.2, 0.45, 0.6], [0.45, 0.9, 0.45], 'black'),
    item('cylinder', 'Plate', [1.8, 0.76, 1.4], [0.25, 0.02, 0.25], 'ivory'),
    item('cone', 'Fern', [3.3, 0.4, -2.5], [0.5, 0.8, 0.5], 'green'),
  ]),
  playthings: scene([
    item('box', 'Red block', [-2, 0.25, 0], [0.5, 0.5, 0.5], 'red'),
    item('box', 'Green block', [-1, 0.25, 0.5], [0.5, 0.5, 0.5], 'green'),
    item('box', 'Blue block', [0.2, 0.25, -0.4], [0.5, 0.5, 0.5], 'blue'),
    item('box', 'Yellow block', [1.4, 0.4, 0], [0.8, 0.8, 0.8], 'yellow'),
    item('sphere', 'Marble', [2.4, 0.1, 0.6], [0.2, 0.2, 0.2], 'purple'),
    item('sphere', 'Beach ball', [-2.4, 0.5, -1.6], [1, 1, 1], 'orange'),
    item('cone', 'Party hat', [2.6, 0.4, -1.4], [0.5, 0.8, 0.5], 'hotpink'),
    item('cylinder', 'Drum', [0.6, 0.3, 1.8], [0.8, 0.6, 0.8], 'brown'),
    item('torus', 'Ring', [-0.8, 0.1, 2], [0.8, 0.2, 0.8], 'gold'),
  ]),
  plaza: scene([
    item('plane', 'Pavement', [0, 0, 0], [20, 0, 20], 'lightgray'),
    item('cylinder', 'Fountain', [0, 0.5, 0], [3, 1, 3], 'silver'),
    item('box', 'Kiosk', [-6, 1.25, -4], [2, 2.5, 2], 'darkgreen'),
    item('box', 'Bench', [-3, 0.25, 3], [1.5, 0.5, 0.5], 'brown'),
    item('box', 'Bench 2', [3, 0.25, 3], [1.5, 0.5, 0.5], 'brown'),
    item('box', 'Bench 3', [0, 0.25, -4], [1.5, 0.5, 0.5], 'brown'),
    item('cylinder', 'Lamp post', [-4, 2, 0], [0.2, 4, 0.2], 'black'),
    item('cylinder', 'Lamp post 2', [4, 2, 0], [0.2, 4, 0.2], 'black'),
    item('cone', 'Tree', [-7, 2, 5], [2, 4, 2], 'forestgreen'),
    item('cone', 'Tree 2', [7, 1.5, 5], [1.6, 3, 1.6], 'forestgreen'),
    item('cone', 'Tree 3', [7, 2.5, -6], [2.4, 5, 2.4], 'darkgreen'),
    item('box', 'Statue', [4, 1.5, -5], [1, 3, 1], 'white'),
    item('cylinder', 'Bin', [-1.5, 0.4, 4], [0.4, 0.8, 0.4], 'red'),
    item('cylinder', 'Bin 2', [5.5, 0.4, 2], [0.4, 0.8, 0.4], 'blue'),
  ]),
}
