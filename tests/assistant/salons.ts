import { item, sceneOf } from './item.ts'

/** A salon, coloured figures, a class and what else single orders were tried on. */
export const SALONS = {
  salon: sceneOf([
    item('plane', 'Floor', [0, 0, 0], [8, 0, 6], 'tan'),
    item('box', 'Back wall', [0, 1.3, -3.05], [8, 2.6, 0.1], 'white'),
    item('box', 'Left wall', [-4.05, 1.3, 0], [0.1, 2.6, 6], 'white'),
    item('box', 'Sofa', [0, 0.4, -2], [2.2, 0.8, 0.9], 'blue'),
    item('box', 'Armchair', [2.5, 0.4, 0], [0.9, 0.8, 0.9], 'darkred'),
    item('cylinder', 'Coffee table', [0, 0.2, 0], [1, 0.4, 1], 'sienna'),
    item('cylinder', 'Vase', [0.1, 0.55, 0], [0.16, 0.3, 0.16], 'green'),
    item('cylinder', 'Floor lamp', [-2.5, 0.8, -1], [0.3, 1.6, 0.3], 'gold'),
    item('box', 'Bookshelf', [3.4, 1.1, -2.7], [0.9, 2.2, 0.4], 'brown'),
    item('box', 'TV', [-3.2, 0.6, 2], [1.2, 0.8, 0.1], 'black'),
    item('cone', 'Plant', [3, 0.5, 2.2], [0.5, 1, 0.5], 'green'),
  ]),
  figures: sceneOf([
    item('box', 'Red cube', [-3, 0.5, 0], [1, 1, 1], 'red'),
    item('box', 'Blue cube', [-1, 0.5, 0], [1, 1, 1], 'blue'),
    item('sphere', 'Green sphere', [1, 0.5, 0], [1, 1, 1], 'green'),
    item('cone', 'Yellow cone', [3, 0.75, 0], [1, 1.5, 1], 'yellow'),
    item('cylinder', 'Column', [0, 1.5, -3], [0.5, 3, 0.5], 'white'),
    item('sphere', 'Ball', [2, 0.25, 2], [0.5, 0.5, 0.5], 'orange'),
  ]),
  classhall: sceneOf([
    item('plane', 'Floor', [0, 0, 0], [9, 0, 7], 'beige'),
    item('box', 'Board', [0, 1.4, -3.4], [3, 1.2, 0.1], 'darkgreen'),
    item('box', 'Teacher desk', [0, 0.4, -2.4], [1.6, 0.8, 0.7], 'brown'),
    item('box', 'Desk', [-2, 0.35, -0.5], [1, 0.7, 0.6], 'tan'),
    item('box', 'Desk 2', [0, 0.35, -0.5], [1, 0.7, 0.6], 'tan'),
    item('box', 'Desk 3', [2, 0.35, -0.5], [1, 0.7, 0.6], 'tan'),
    item('box', 'Chair', [-2, 0.4, 0.3], [0.4, 0.8, 0.4], 'red'),
    item('box', 'Chair 2', [0, 0.4, 0.3], [0.4, 0.8, 0.4], 'blue'),
    item('box', 'Chair 3', [2, 0.4, 0.3], [0.4, 0.8, 0.4], 'red'),
    item('sphere', 'Globe', [0.5, 0.95, -2.4], [0.3, 0.3, 0.3], 'blue'),
    item('box', 'Cupboard', [-4, 1, 2], [0.8, 2, 1.2], 'gray'),
    item('cylinder', 'Lamp', [3.6, 0.8, 2.2], [0.3, 1.6, 0.3], 'yellow'),
  ]),
}
