import { item, sceneOf } from './item.ts'

/** Rooms and grounds in which what goes on from message to message was tried. */
export const LODGINGS = {
  livingplain: sceneOf([
    item('plane', 'Floor', [0, 0, 0], [10, 1, 8], 'burlywood'),
    item('box', 'Back Wall', [0, 1.4, -4], [10, 2.8, 0.2], 'white'),
    item('box', 'Left Wall', [-5, 1.4, 0], [0.2, 2.8, 8], 'white'),
    item('box', 'Window', [2, 1.5, -3.88], [1.6, 1.2, 0.05], 'lightblue'),
    item('box', 'Door', [-4.88, 1, 2], [0.06, 2, 0.9], 'brown'),
    item('box', 'Sofa', [0, 0.4, 1.5], [2.2, 0.8, 0.9], 'slategray'),
    item('box', 'Coffee Table', [0, 0.2, 0], [1.2, 0.4, 0.6], 'saddlebrown'),
    item('box', 'TV Stand', [0, 0.25, -3.5], [1.8, 0.5, 0.4], 'black'),
    item('box', 'TV', [0, 0.9, -3.5], [1.4, 0.8, 0.08], 'black'),
    item('box', 'Armchair', [-2.2, 0.4, 0.5], [0.9, 0.8, 0.9], 'red'),
    item('box', 'Bookshelf', [-4.6, 1, -2], [0.4, 2, 1.2], 'brown'),
    item('cylinder', 'Lamp', [-4.3, 0.8, 3.3], [0.4, 1.6, 0.4], 'gold'),
    item('cylinder', 'Side Table', [1.6, 0.25, 1.5], [0.5, 0.5, 0.5], 'white'),
    item('cylinder', 'Mug', [0.2, 0.45, 0], [0.1, 0.1, 0.1], 'blue'),
    item('box', 'Book', [-0.3, 0.42, 0.1], [0.25, 0.04, 0.18], 'green'),
    item('sphere', 'Ball', [3, 0.2, 2], [0.4, 0.4, 0.4], 'red'),
    item('sphere', 'Ball 2', [3.6, 0.15, 2.4], [0.3, 0.3, 0.3], 'yellow'),
    item('box', 'Red Box', [3.5, 0.25, -1], [0.5, 0.5, 0.5], 'red'),
    item('box', 'Blue Box', [4.3, 0.3, -1], [0.6, 0.6, 0.6], 'blue'),
    item('box', 'Green Box', [3.5, 0.2, 0.2], [0.4, 0.4, 0.4], 'green'),
    item('cone', 'Plant', [4.5, 0.6, -3.4], [0.6, 1.2, 0.6], 'darkgreen'),
    item('box', 'Chair 1', [2, 0.45, -1.5], [0.5, 0.9, 0.5], 'white'),
    item('box', 'Chair 2', [1, 0.45, -1.5], [0.5, 0.9, 0.5], 'white'),
    item('box', 'Broken Chair', [-3, 0.45, -2.8], [0.5, 0.9, 0.5], 'gray'),
  ]),
}
