import type { LibraryItem, LibraryPart } from '../../commands/context.ts'
import { BARK, CREAM, item, LEAF, MAIN, OAK, part, STEEL, STONE, WALNUT } from './item.ts'

const wheel = (x: number, z: number): LibraryPart =>
  part('cylinder', 'Wheel', [x, 0.32, z], [0.64, 0.22, 0.64], '#22262d', {
    rotation: [90, 0, 0],
    surface: { roughness: 0.9 },
  })

const METAL = { surface: { metalness: 1, roughness: 0.35 } }

/** Things of garden, street and town, and what buildings are made of. */
export const OUTDOORS: readonly LibraryItem[] = [
  item('Tree', 'oak tree, leafy tree', [
    part('cylinder', 'Trunk', [0, 0.7, 0], [0.28, 1.4, 0.28], BARK),
    part('sphere', 'Crown', [0, 2.2, 0], [1.9, 1.9, 1.9], LEAF, MAIN),
    part('sphere', 'Bough', [0.45, 1.75, 0.25], [1.1, 1, 1.1], '#5d8f5f', MAIN),
  ]),
  item('Pine', 'pine tree, fir, fir tree, christmas tree, conifer, spruce', [
    part('cylinder', 'Trunk', [0, 0.3, 0], [0.22, 0.6, 0.22], BARK),
    ...[0, 1, 2].map((i) =>
      part('cone', 'Boughs', [0, 1 + i * 0.62, 0], [1.7 - i * 0.45, 1.1, 1.7 - i * 0.45], '#3f6b4f', MAIN),
    ),
  ]),
  item('Hedge', 'box hedge', [part('box', 'Leaves', [0, 0.5, 0], [1.5, 1, 0.5], LEAF, MAIN)]),
  item('Bush', 'shrub', [
    part('sphere', 'Leaves', [0, 0.4, 0], [1, 0.8, 0.9], LEAF, MAIN),
    part('sphere', 'Leaves', [0.35, 0.3, 0.15], [0.6, 0.6, 0.6], '#5d8f5f', MAIN),
  ]),
  item('Flower', 'daisy, blossom, tulip, rose, sunflower, lily', [
    part('cylinder', 'Stem', [0, 0.15, 0], [0.02, 0.3, 0.02], '#5d7a4a'),
    ...Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * Math.PI * 2
      return part(
        'sphere',
        'Petal',
        [Math.cos(angle) * 0.06, 0.31, Math.sin(angle) * 0.06],
        [0.08, 0.02, 0.08],
        '#e8b4bc',
        MAIN,
      )
    }),
    part('sphere', 'Heart', [0, 0.315, 0], [0.05, 0.03, 0.05], '#f5c518'),
  ]),
  item('Rock', 'boulder, stone, pebble', [
    part('sphere', 'Boulder', [0, 0.3, 0], [0.9, 0.6, 0.7], STONE, { ...MAIN, surface: { roughness: 1 } }),
  ]),
  item('Fence', 'picket fence', [
    ...[-0.85, 0, 0.85].map((x) => part('box', 'Post', [x, 0.5, 0], [0.08, 1, 0.08], OAK, MAIN)),
    ...[0.35, 0.75].map((y) => part('box', 'Rail', [0, y, 0.05], [1.9, 0.1, 0.03], OAK, MAIN)),
  ]),
  item('Bench', 'park bench, garden bench', [
    part('box', 'Seat', [0, 0.43, 0.02], [1.5, 0.05, 0.42], OAK, { ...MAIN, bevel: 0.01 }),
    part('box', 'Back', [0, 0.72, -0.2], [1.5, 0.34, 0.04], OAK, { ...MAIN, bevel: 0.01 }),
    ...[-0.6, 0.6].map((x) => part('box', 'Foot', [x, 0.205, 0], [0.06, 0.41, 0.4], STEEL, METAL)),
    ...[-0.6, 0.6].map((x) => part('box', 'Strut', [x, 0.6, -0.2], [0.06, 0.4, 0.03], STEEL, METAL)),
  ]),
  item(
    'Street lamp',
    'streetlamp, streetlight, street light, lamp post, lamppost, lantern',
    [
      part('cylinder', 'Foot', [0, 0.1, 0], [0.26, 0.2, 0.26], '#36393f'),
      part('cylinder', 'Post', [0, 1.7, 0], [0.1, 3.2, 0.1], '#36393f'),
      part('sphere', 'Lantern', [0, 3.45, 0], [0.36, 0.36, 0.36], '#fff3d6', {
        surface: { emissive: '#ffdca8', emissiveIntensity: 1.5 },
      }),
    ],
    { position: [0, 3.4, 0], color: '#ffd9a8', intensity: 20 },
  ),
  item('House', 'home, cottage, hut, building, farmhouse, cabin, villa', [
    part('box', 'Body', [0, 1.4, 0], [4.2, 2.8, 3.6], CREAM, MAIN),
    part('box', 'Roof', [0, 3.35, 0.83], [4.7, 0.14, 2.3], '#a14b3b', { rotation: [33, 0, 0] }),
    part('box', 'Roof', [0, 3.35, -0.83], [4.7, 0.14, 2.3], '#a14b3b', { rotation: [-33, 0, 0] }),
    part('box', 'Door', [-0.9, 1, 1.81], [0.9, 2, 0.06], WALNUT),
    part('box', 'Window', [0.9, 1.5, 1.81], [1.1, 0.9, 0.06], '#a9cbe0', { surface: { roughness: 0.1 } }),
  ]),
  item('Car', 'automobile, auto', [
    part('box', 'Body', [0, 0.62, 0], [4, 0.6, 1.7], '#b4262e', {
      ...MAIN,
      bevel: 0.12,
      surface: { roughness: 0.25, clearcoat: 1 },
    }),
    part('box', 'Cabin', [-0.2, 1.15, 0], [2, 0.55, 1.45], '#22262d', { bevel: 0.14, surface: { roughness: 0.1 } }),
    ...[-1.25, 1.25].flatMap((x) => [-0.76, 0.76].map((z) => wheel(x, z))),
  ]),
  item('Door', '', [
    part('box', 'Leaf', [0, 1, 0], [0.9, 2, 0.05], WALNUT, { ...MAIN, bevel: 0.005 }),
    part('sphere', 'Knob', [0.36, 1, 0.05], [0.05, 0.05, 0.05], STEEL, METAL),
  ]),
  item('Window', '', [
    part('box', 'Pane', [0, 0.6, 0], [1.1, 1.1, 0.02], '#d7ebf5', { surface: { transmission: 0.9, roughness: 0.05 } }),
    ...[-1, 1].map((side) => part('box', 'Frame', [side * 0.575, 0.6, 0], [0.05, 1.2, 0.06], CREAM, MAIN)),
    ...[0.025, 1.175].map((y) => part('box', 'Frame', [0, y, 0], [1.1, 0.05, 0.06], CREAM, MAIN)),
    part('box', 'Mullion', [0, 0.6, 0], [0.04, 1.1, 0.05], CREAM, MAIN),
  ]),
  item(
    'Stairs',
    'staircase, steps, stairway',
    Array.from({ length: 8 }, (_, i) =>
      part('box', 'Step', [0, (i + 1) * 0.09, 1.12 - i * 0.28], [1.2, (i + 1) * 0.18, 0.28], CREAM, MAIN),
    ),
  ),
  item('Pedestal', 'plinth, podium, stand', [
    part('box', 'Base', [0, 0.05, 0], [0.6, 0.1, 0.6], CREAM, MAIN),
    part('box', 'Shaft', [0, 0.5, 0], [0.46, 0.8, 0.46], CREAM, MAIN),
    part('box', 'Cap', [0, 0.95, 0], [0.6, 0.1, 0.6], CREAM, MAIN),
  ]),
  item('Person', 'man, woman, child, boy, girl, kid, guest, figure, human, mannequin', [
    part('capsule', 'Body', [0, 0.78, 0], [0.42, 1.56, 0.42], '#4f7fa8', MAIN),
    part('sphere', 'Head', [0, 1.66, 0], [0.26, 0.28, 0.26], '#e3b58f'),
  ]),
  item('Snowman', '', [
    part('sphere', 'Base', [0, 0.45, 0], [0.9, 0.9, 0.9], '#ffffff', MAIN),
    part('sphere', 'Middle', [0, 1.1, 0], [0.64, 0.64, 0.64], '#ffffff', MAIN),
    part('sphere', 'Head', [0, 1.58, 0], [0.44, 0.44, 0.44], '#ffffff', MAIN),
    part('cone', 'Nose', [0, 1.58, 0.32], [0.08, 0.24, 0.08], '#f76b15', { rotation: [90, 0, 0] }),
  ]),
]
