import { item, sceneOf } from './item.ts'

/** Scenes that one walks into: a flat with a place to sit and one to eat, a soldier on his ground, strewn pines. */
export const WALK_INS = {
  twozones: sceneOf([
    item('box', 'Floor', [0, -0.05, 0], [10, 0.1, 8], 'tan'),
    item('box', 'Back Wall', [0, 1.4, -4.05], [10, 2.8, 0.1], 'white'),
    item('box', 'Left Wall', [-5.05, 1.4, 0], [0.1, 2.8, 8], 'white'),
    item('box', 'Right Wall', [5.05, 1.4, 0], [0.1, 2.8, 8], 'white'),
    item('box', 'Sofa', [-2.5, 0.4, -3.3], [2.2, 0.8, 0.9], 'teal'),
    item('box', 'Coffee Table', [-2.5, 0.2, -1.8], [1.2, 0.4, 0.6], 'brown'),
    item('box', 'TV Stand', [-2.5, 0.25, 0.6], [1.6, 0.5, 0.4], 'black'),
    item('box', 'TV', [-2.5, 0.9, 0.6], [1.3, 0.8, 0.08], 'black'),
    item('box', 'Armchair', [-4.2, 0.45, -1.8], [0.85, 0.9, 0.85], 'orange'),
    item('box', 'Bookcase', [4.8, 1, -2], [0.4, 2, 1.2], 'brown'),
    item('box', 'Dining Table', [2, 0.37, 1.5], [1.6, 0.74, 0.9], 'burlywood'),
    item('box', 'Chair 1', [1.5, 0.45, 2.3], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair 2', [2.5, 0.45, 2.3], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair 3', [1.5, 0.45, 0.7], [0.45, 0.9, 0.45], 'white'),
    item('box', 'Chair 4', [2.5, 0.45, 0.7], [0.45, 0.9, 0.45], 'red'),
    item('cylinder', 'Floor Lamp', [-0.9, 0.8, -3.5], [0.4, 1.6, 0.4], 'yellow'),
    item('cylinder', 'Vase', [2, 0.89, 1.5], [0.2, 0.3, 0.2], 'blue'),
    item('sphere', 'Ball', [0, 0.15, 2.5], [0.3, 0.3, 0.3], 'red'),
    item('box', 'Gift Box', [3.8, 0.2, 3.2], [0.4, 0.4, 0.4], 'purple'),
    item('cone', 'Plant', [4.4, 0.6, -3.4], [0.6, 1.2, 0.6], 'green'),
  ]),
  parade: sceneOf([
    item('box', 'Ground', [0, -0.05, 0], [14, 0.1, 10], 'gray'),
    item('box', 'Soldier', [0, 0.9, 0], [1.8, 1.8, 0.4], 'darkgreen'),
    item('box', 'Chair', [3, 0.45, 2], [0.5, 0.9, 0.5], 'brown'),
  ]),
  fewpines: sceneOf([
    item('box', 'Ground', [0, -0.05, 0], [20, 0.1, 20], 'green'),
    item('cone', 'Pine 1', [-6, 2, -3], [2, 4, 2], 'darkgreen'),
    item('cone', 'Pine 2', [-2, 2, -5], [2, 4, 2], 'darkgreen'),
    item('cone', 'Pine 3', [3, 2, -4], [2, 4, 2], 'darkgreen'),
    item('cone', 'Pine 4', [6, 2, 1], [2, 4, 2], 'darkgreen'),
  ]),
}
