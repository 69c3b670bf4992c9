import type { LibraryItem, LibraryPart } from '../../commands/context.ts'
import { CLOTH, CREAM, item, LEAF, legs, MAIN, OAK, part, STEEL, soft, WALNUT } from './item.ts'

const STEM = '#5d7a4a'

const top = (width: number, depth: number, height: number, thick = 0.04): LibraryPart =>
  part('box', 'Top', [0, height - thick / 2, 0], [width, thick, depth], OAK, { ...MAIN, bevel: 0.01 })

const table = (width: number, depth: number, height: number): LibraryPart[] => [
  top(width, depth, height),
  ...legs(width - 0.08, depth - 0.08, height - 0.04, 0.06, OAK),
]

const seat = (width: number, arms: boolean): LibraryPart[] => [
  part('box', 'Base', [0, 0.2, 0], [width, 0.28, 0.86], CLOTH, soft(0.05)),
  part('box', 'Cushion', [0, 0.41, 0.05], [width - (arms ? 0.36 : 0.04), 0.14, 0.72], CLOTH, soft(0.06)),
  part('box', 'Back', [0, 0.56, -0.34], [width, 0.48, 0.18], CLOTH, soft(0.07)),
  ...(arms
    ? [-1, 1].map((side) =>
        part('box', 'Arm', [side * (width / 2 - 0.09), 0.36, 0.02], [0.18, 0.44, 0.82], CLOTH, soft(0.07)),
      )
    : []),
  ...legs(width - 0.12, 0.74, 0.06, 0.05, WALNUT),
]

const shelf = (boards: number): LibraryPart[] => [
  ...[-1, 1].map((side) => part('box', 'Side', [side * 0.43, 0.9, 0], [0.04, 1.8, 0.3], OAK, MAIN)),
  ...Array.from({ length: boards }, (_, i) =>
    part('box', 'Board', [0, 0.02 + (i * 1.76) / (boards - 1), 0], [0.82, 0.04, 0.3], OAK, MAIN),
  ),
  part('box', 'Back', [0, 0.9, -0.14], [0.82, 1.72, 0.02], WALNUT),
]

const leaves = (count: number, reach: number, high: number): LibraryPart[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const [r, y] = [reach * (0.5 + 0.5 * (i % 2)), high + 0.12 * (i % 3)]
    return part('sphere', 'Leaf', [Math.cos(angle) * r, y, Math.sin(angle) * r], [0.14, 0.42, 0.14], LEAF, {
      ...MAIN,
      rotation: [Math.sin(angle) * 30, 0, -Math.cos(angle) * 30],
    })
  })

/** Furniture and what stands on it, in real sizes. */
export const FURNITURE: readonly LibraryItem[] = [
  item('Table', 'dining table, kitchen table', table(1.6, 0.9, 0.75)),
  item('Desk', 'writing desk, work desk, workbench', table(1.4, 0.7, 0.74)),
  item('Coffee table', 'low table', table(1, 0.6, 0.42)),
  item('Round table', 'bistro table, pedestal table, circular table', [
    part('cylinder', 'Top', [0, 0.73, 0], [1.1, 0.04, 1.1], OAK, MAIN),
    part('cylinder', 'Stem', [0, 0.375, 0], [0.12, 0.67, 0.12], OAK),
    part('cylinder', 'Foot', [0, 0.02, 0], [0.6, 0.04, 0.6], OAK),
  ]),
  item('Side table', 'end table, bedside table, nightstand', table(0.45, 0.45, 0.55)),
  item('Chair', 'dining chair, kitchen chair', [
    ...legs(0.42, 0.42, 0.44, 0.04, OAK),
    part('box', 'Seat', [0, 0.46, 0], [0.45, 0.04, 0.45], OAK, { ...MAIN, bevel: 0.01 }),
    part('box', 'Back', [0, 0.72, -0.205], [0.45, 0.36, 0.03], OAK, { ...MAIN, bevel: 0.01 }),
    ...[-1, 1].map((side) => part('box', 'Post', [side * 0.19, 0.52, -0.205], [0.04, 0.1, 0.03], OAK)),
  ]),
  item('Stool', 'bar stool', [
    part('cylinder', 'Seat', [0, 0.46, 0], [0.36, 0.05, 0.36], OAK, MAIN),
    ...legs(0.3, 0.3, 0.435, 0.04, OAK),
  ]),
  item('Sofa', 'couch, settee, loveseat', seat(2, true)),
  item('Armchair', 'easy chair, lounge chair, recliner', seat(0.95, true)),
  item('Bed', 'double bed', [
    part('box', 'Frame', [0, 0.18, 0], [1.6, 0.24, 2.05], WALNUT, { bevel: 0.02 }),
    part('box', 'Mattress', [0, 0.41, 0.02], [1.54, 0.22, 1.96], CREAM, soft(0.06)),
    part('box', 'Headboard', [0, 0.53, -1.05], [1.6, 1.06, 0.06], WALNUT, { bevel: 0.02 }),
    ...[-1, 1].map((side) =>
      part('box', 'Pillow', [side * 0.38, 0.57, -0.72], [0.62, 0.12, 0.4], '#ffffff', { bevel: 0.05 }),
    ),
    ...legs(1.5, 1.95, 0.06, 0.06, WALNUT),
  ]),
  item('Bookshelf', 'shelf, bookcase, shelving, book shelf, shelving unit', shelf(5)),
  item('Cabinet', 'cupboard, sideboard, dresser, chest of drawers, wardrobe, closet', [
    part('box', 'Body', [0, 0.42, 0], [1.2, 0.76, 0.45], OAK, { ...MAIN, bevel: 0.01 }),
    ...[-1, 1].map((side) =>
      part('box', 'Door', [side * 0.29, 0.42, 0.232], [0.56, 0.7, 0.02], WALNUT, { bevel: 0.005 }),
    ),
    ...[-1, 1].map((side) => part('sphere', 'Knob', [side * 0.06, 0.42, 0.255], [0.03, 0.03, 0.03], STEEL)),
    ...legs(1.1, 0.4, 0.04, 0.04, WALNUT),
  ]),
  item(
    'Lamp',
    'floor lamp, standing lamp, reading lamp',
    [
      part('cylinder', 'Foot', [0, 0.015, 0], [0.3, 0.03, 0.3], STEEL, { surface: { metalness: 1, roughness: 0.3 } }),
      part('cylinder', 'Pole', [0, 0.72, 0], [0.03, 1.4, 0.03], STEEL, { surface: { metalness: 1, roughness: 0.3 } }),
      part('cylinder', 'Shade', [0, 1.5, 0], [0.38, 0.3, 0.38], '#fff3d6', {
        ...MAIN,
        surface: { emissive: '#ffdca8', emissiveIntensity: 0.8 },
      }),
    ],
    { position: [0, 1.45, 0], color: '#ffd9a8', intensity: 5 },
  ),
  item(
    'Table lamp',
    'desk lamp, bedside lamp',
    [
      part('cylinder', 'Foot', [0, 0.12, 0], [0.14, 0.24, 0.14], '#c66b4a', { ...MAIN }),
      part('cylinder', 'Shade', [0, 0.34, 0], [0.26, 0.2, 0.26], '#fff3d6', {
        surface: { emissive: '#ffdca8', emissiveIntensity: 0.8 },
      }),
    ],
    { position: [0, 0.34, 0], color: '#ffd9a8', intensity: 2.5 },
  ),
  item(
    'Pendant lamp',
    'hanging lamp, ceiling lamp, pendant light, ceiling light, pendant, chandelier',
    [
      part('cylinder', 'Cord', [0, 0.55, 0], [0.01, 0.7, 0.01], STEEL),
      part('cone', 'Shade', [0, 0.12, 0], [0.36, 0.24, 0.36], '#2a2f39', { ...MAIN }),
      part('sphere', 'Bulb', [0, 0.04, 0], [0.08, 0.08, 0.08], '#fff3d6', {
        surface: { emissive: '#ffdca8', emissiveIntensity: 1 },
      }),
    ],
    { position: [0, 0, 0], color: '#ffd9a8', intensity: 4 },
  ),
  item('Rug', 'mat, carpet', [
    part('box', 'Weave', [0, 0.006, 0], [2.4, 0.012, 1.6], '#b4524b', { ...MAIN, surface: { roughness: 1 } }),
    part('box', 'Border', [0, 0.004, 0], [2.5, 0.008, 1.7], CREAM, { surface: { roughness: 1 } }),
  ]),
  item('TV', 'television, tv set, flat screen, monitor, telly', [
    part('box', 'Screen', [0, 0.42, 0], [1.2, 0.68, 0.04], '#14171c', {
      ...MAIN,
      bevel: 0.01,
      surface: { roughness: 0.15 },
    }),
    part('box', 'Neck', [0, 0.05, -0.02], [0.08, 0.08, 0.05], '#2a2f39'),
    part('box', 'Stand', [0, 0.01, 0], [0.5, 0.02, 0.24], '#2a2f39', { bevel: 0.005 }),
  ]),
  item('Plant', 'houseplant, potted plant, flower pot, pot plant', [
    part('cylinder', 'Pot', [0, 0.16, 0], [0.32, 0.32, 0.32], '#c66b4a', {}),
    part('cylinder', 'Soil', [0, 0.325, 0], [0.28, 0.02, 0.28], '#3d2b20'),
    part('cylinder', 'Stem', [0, 0.48, 0], [0.03, 0.3, 0.03], STEM),
    ...leaves(9, 0.2, 0.6),
  ]),
  item('Picture', 'picture frame, painting, poster, photo', [
    part('box', 'Frame', [0, 0.3, 0], [0.8, 0.6, 0.03], WALNUT, { bevel: 0.005 }),
    part('box', 'Canvas', [0, 0.3, 0.012], [0.7, 0.5, 0.02], '#d9c7a8', MAIN),
  ]),
  item('Vase', 'flower vase, jar, jug', [
    part('sphere', 'Belly', [0, 0.12, 0], [0.2, 0.24, 0.2], '#4f7fa8', {
      ...MAIN,
      surface: { roughness: 0.15, clearcoat: 1 },
    }),
    part('cylinder', 'Neck', [0, 0.25, 0], [0.08, 0.12, 0.08], '#4f7fa8', {
      ...MAIN,
      surface: { roughness: 0.15, clearcoat: 1 },
    }),
  ]),
  item('Plate', 'dish', [
    part('cylinder', 'Dish', [0, 0.01, 0], [0.26, 0.02, 0.26], '#f4f2ec', { ...MAIN, surface: { roughness: 0.15 } }),
  ]),
  item('Bowl', '', [
    part('cylinder', 'Foot', [0, 0.01, 0], [0.1, 0.02, 0.1], CREAM, MAIN),
    part('cylinder', 'Body', [0, 0.06, 0], [0.24, 0.08, 0.24], CREAM, MAIN),
  ]),
  item('Fruit bowl', 'bowl of fruit', [
    part('cylinder', 'Dish', [0, 0.03, 0], [0.28, 0.06, 0.28], CREAM, { ...MAIN }),
    part('sphere', 'Apple', [-0.06, 0.09, 0.03], [0.08, 0.08, 0.08], '#c0392b'),
    part('sphere', 'Orange', [0.06, 0.095, 0.04], [0.085, 0.085, 0.085], '#e67e22'),
    part('sphere', 'Lime', [0, 0.09, -0.06], [0.075, 0.075, 0.075], '#7cb342'),
  ]),
  item('Cup', 'mug, coffee cup, teacup, tea cup', [
    part('cylinder', 'Body', [0, 0.05, 0], [0.08, 0.1, 0.08], CREAM, MAIN),
    part('torus', 'Handle', [0.05, 0.05, 0], [0.06, 0.06, 0.02], CREAM, MAIN),
  ]),
  item('Drinking glass', 'glass, glasses, wine glass, water glass, tumbler, goblet', [
    part('cylinder', 'Body', [0, 0.06, 0], [0.07, 0.12, 0.07], '#e8f4f8', {
      ...MAIN,
      surface: { transmission: 1, roughness: 0.03, thickness: 0.02 },
    }),
  ]),
  item('Mirror', 'looking glass, wall mirror', [
    part('box', 'Frame', [0, 0.5, -0.015], [0.7, 1, 0.03], OAK, { ...MAIN, bevel: 0.01 }),
    part('box', 'Glass', [0, 0.5, 0.005], [0.62, 0.92, 0.01], '#f5f6f8', {
      surface: { metalness: 1, roughness: 0.02 },
    }),
  ]),
  item('Cushion', 'pillow, throw pillow', [part('box', 'Cover', [0, 0.06, 0], [0.45, 0.12, 0.45], CLOTH, soft(0.055))]),
  item('Bin', 'trash can, waste basket, wastebasket, rubbish bin, trash bin, garbage can', [
    part('cylinder', 'Body', [0, 0.2, 0], [0.28, 0.4, 0.28], STEEL, MAIN),
    part('torus', 'Rim', [0, 0.4, 0], [0.3, 0.03, 0.3], STEEL, MAIN),
  ]),
  item('Fridge', 'refrigerator, freezer', [
    part('box', 'Body', [0, 0.9, -0.02], [0.7, 1.8, 0.62], CREAM, { ...MAIN, bevel: 0.02 }),
    part('box', 'Door', [0, 1.2, 0.31], [0.68, 1.14, 0.04], CREAM, { ...MAIN, bevel: 0.01 }),
    part('box', 'Freezer door', [0, 0.32, 0.31], [0.68, 0.58, 0.04], CREAM, { ...MAIN, bevel: 0.01 }),
    part('box', 'Handle', [-0.28, 1.2, 0.35], [0.03, 0.6, 0.03], STEEL),
  ]),
  item('Candle', '', [
    part('cylinder', 'Wax', [0, 0.08, 0], [0.06, 0.16, 0.06], CREAM, { ...MAIN }),
    part('sphere', 'Flame', [0, 0.18, 0], [0.02, 0.04, 0.02], '#ffb648', {
      surface: { emissive: '#ff9d2e', emissiveIntensity: 2 },
    }),
  ]),
  item('Cake', 'birthday cake', [
    part('cylinder', 'Plate', [0, 0.01, 0], [0.32, 0.02, 0.32], '#f4f2ec'),
    part('cylinder', 'Sponge', [0, 0.07, 0], [0.26, 0.1, 0.26], '#e8b4bc', { ...MAIN }),
    part('sphere', 'Cherry', [0, 0.135, 0], [0.03, 0.03, 0.03], '#b3122c'),
  ]),
  item('Bottle', 'wine bottle, flask', [
    part('cylinder', 'Body', [0, 0.1, 0], [0.08, 0.2, 0.08], '#3f6b4f', { ...MAIN, surface: { roughness: 0.08 } }),
    part('cone', 'Shoulder', [0, 0.23, 0], [0.08, 0.06, 0.08], '#3f6b4f', { ...MAIN, surface: { roughness: 0.08 } }),
    part('cylinder', 'Neck', [0, 0.26, 0], [0.03, 0.08, 0.03], '#3f6b4f', { ...MAIN, surface: { roughness: 0.08 } }),
  ]),
  item('Book', 'novel, notebook', [
    part('box', 'Cover', [0, 0.02, 0], [0.16, 0.04, 0.23], '#37506b', { ...MAIN, bevel: 0.003 }),
    part('box', 'Pages', [0.004, 0.02, 0], [0.156, 0.03, 0.222], CREAM),
  ]),
  item('Laptop', 'computer, notebook computer', [
    part('box', 'Base', [0, 0.01, 0], [0.34, 0.02, 0.24], STEEL, { ...MAIN, bevel: 0.004 }),
    part('box', 'Screen', [0, 0.125, -0.135], [0.34, 0.23, 0.01], '#14171c', { bevel: 0.003, rotation: [-12, 0, 0] }),
  ]),
]
