import { item, sceneOf } from './item.ts'

/** A dining room, a lounge and a garden, with the names that people give. */
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
}
