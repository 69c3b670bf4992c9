import type { LibraryPart } from '../../commands/library-item.ts'
import type { Vec3 } from '../../document/index.ts'
import {
  BARK,
  BIRCH,
  IRON,
  LEAF,
  LIME,
  LINEN,
  MUSTARD_CLOTH,
  NEEDLES,
  OAK,
  ORANGE,
  PINK,
  RED,
  STEM,
  WHITE,
  YOUNG_LEAF,
} from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, around, ball, blade, box, cut, gem, MAIN, type Point, path, pole, rod, turned } from './parts.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI

/** A round outline that is not quite a circle: [x, y] about the middle. */
const blob = (width: number, depth: number, points = 24): Point[] =>
  around(points, 1).map(([x, z, angle]): Point => {
    const wobble = 1 + 0.07 * Math.sin(angle * 3 + 1) + 0.04 * Math.sin(angle * 5)
    return [(z * width * wobble) / 2.2, (x * depth * wobble) / 2.2]
  })

const bough = (at: Vec3, size: Vec3, turn: number, isYoung = false): LibraryPart =>
  gem(isYoung ? 'Bough' : 'Crown', at, size, isYoung ? YOUNG_LEAF : LEAF, { ...MAIN, rotation: [0, turn, 0] })

/** What grows. */
export const PLANTS = [
  item('Tree', { category: 'outdoors', words: 'oak tree, leafy tree, oak, maple, elm, linden, deciduous tree' }, () => [
    rod('Trunk', [0, 0, 0], [0.16, 1.5], BARK, { top: 0.09, sides: 10, faceted: true }),
    pole('Branch', [0.04, 1.1, 0], [0.42, 1.7, 0.2], 0.05, BARK, { top: 0.03, sides: 8 }),
    bough([0, 2.25, 0], [1.8, 1.8, 1.8], 10),
    bough([0.45, 1.8, 0.25], [1.1, 1, 1.1], 40, true),
    bough([-0.5, 1.9, -0.15], [1.1, 1, 1.1], 70, true),
  ]),
  item('Pine', { category: 'outdoors', words: 'pine tree, fir, fir tree, christmas tree, conifer, spruce' }, () => [
    rod('Trunk', [0, 0, 0], [0.12, 0.7], BARK, { top: 0.09, sides: 8, faceted: true }),
    ...[0, 1, 2, 3].map((i) => {
      const radius = 0.85 - i * 0.18
      return turned(
        'Boughs',
        [0, 0.5 + i * 0.55, 0],
        [
          [0, 0.12],
          [radius, 0],
          [radius * 0.45, 0.5],
          [0, 1.0],
        ],
        NEEDLES,
        {
          ...MAIN,
          sides: 9,
          faceted: true,
          rotation: [0, i * 23, 0],
        },
      )
    }),
  ]),
  item('Birch', { category: 'outdoors', words: 'birch tree, slim tree' }, () => [
    rod('Trunk', [0, 0, 0], [0.09, 2.2], WHITE, { top: 0.05, sides: 10 }),
    ...[0.5, 1.05, 1.5].map((y, i) => box('Mark', [0, y, 0.07 - i * 0.008], [0.09, 0.025, 0.03], IRON)),
    bough([0, 2.4, 0], [1.1, 1.9, 1.1], 0, true),
    bough([0.28, 1.9, 0.1], [0.7, 0.9, 0.7], 30, true),
  ]),
  item('Palm', { category: 'outdoors', words: 'palm tree, coconut tree' }, () => [
    ...[0, 1, 2, 3, 4].map((i) =>
      pole(
        'Trunk',
        [i * i * 0.025, i * 0.62, 0],
        [(i + 1) * (i + 1) * 0.025, (i + 1) * 0.62 + 0.02, 0],
        0.14 - i * 0.014,
        BARK,
        { top: 0.115 - i * 0.014, sides: 10 },
      ),
    ),
    ...around(9, 1).map(([x, z], i) =>
      blade(
        'Frond',
        [0.62, 3.1, 0],
        [0.62 + x * 1.35, 2.55 + (i % 2) * 0.45, z * 1.35],
        [0.32, 0.05],
        i % 2 ? LEAF : YOUNG_LEAF,
        MAIN,
      ),
    ),
    ...around(3, 0.13).map(([x, z]) => ball('Coconut', [0.62 + x, 2.98, z], 0.17, BARK)),
  ]),
  item('Bush', { category: 'outdoors', words: 'shrub' }, () => [
    bough([-0.05, 0.4, 0], [0.9, 0.8, 0.85], 0),
    bough([0.33, 0.3, 0.13], [0.6, 0.6, 0.6], 25, true),
    bough([-0.32, 0.26, 0.16], [0.5, 0.52, 0.5], 50, true),
  ]),
  item(
    'Hedge',
    { category: 'outdoors', words: 'box hedge', params: { length: metres(1.5, 0.5, 10), height: metres(1, 0.3, 2.5) } },
    ({ length, height }) => [box('Leaves', [0, height / 2, 0], [length, height, 0.5], LEAF, { ...MAIN, soft: 0.08 })],
  ),
  item('Flower', { category: 'outdoors', words: 'daisy, blossom, tulip, rose, sunflower, lily' }, () => [
    rod('Stem', [0, 0, 0], [0.008, 0.31], STEM, { sides: 8 }),
    ...[0, 1].map((i) =>
      ball('Leaf', [i ? -0.04 : 0.04, 0.1 + i * 0.05, 0], [0.09, 0.012, 0.035], STEM, {
        rotation: [0, 0, i ? -35 : 35],
      }),
    ),
    ...around(6, 0.05).map(([x, z, angle]) =>
      ball('Petal', [x, 0.313, z], [0.055, 0.02, 0.08], PINK, { ...MAIN, rotation: [0, degrees(angle), 0] }),
    ),
    ball('Heart', [0, 0.32, 0], [0.05, 0.028, 0.05], MUSTARD_CLOTH),
  ]),
  item('Flower bed', { category: 'outdoors', words: 'flowerbed, flowers' }, () => [
    cut('Soil', [0, 0.05, 0], blob(1.3, 0.8), 0.1, BARK, { rotation: [-90, 0, 0], bevel: 0.03 }),
    ...along(4, 0.9).flatMap((x, i) =>
      along(3, 0.4).map((z, k) =>
        rod('Stem', [x + k * 0.05, 0.09, z + (i % 2) * 0.05], [0.006, 0.2], STEM, { sides: 6 }),
      ),
    ),
    ...along(4, 0.9).flatMap((x, i) =>
      along(3, 0.4).map((z, k) =>
        gem(
          'Bloom',
          [x + k * 0.05, 0.31, z + (i % 2) * 0.05],
          [0.11, 0.08, 0.11],
          [PINK, MUSTARD_CLOTH, RED][(i + k) % 3],
          (i + k) % 3 ? {} : MAIN,
        ),
      ),
    ),
  ]),
  item('Grass', { category: 'outdoors', words: 'tuft, tuft of grass, grass tuft' }, () =>
    around(9, 0.07).map(([x, z, angle], i) =>
      turned(
        'Blade',
        [x * (0.4 + (i % 3) * 0.3), 0, z * (0.4 + (i % 3) * 0.3)],
        [
          [0.012, 0],
          [0.01, 0.1],
          [0, 0.2 + (i % 3) * 0.06],
        ],
        i % 2 ? LEAF : YOUNG_LEAF,
        {
          ...MAIN,
          sides: 4,
          faceted: true,
          rotation: [0, degrees(angle), 0],
        },
      ),
    ),
  ),
  item('Log', { category: 'outdoors', words: 'tree trunk, timber' }, () => [
    pole('Bark', [-0.55, 0.16, 0], [0.55, 0.16, 0], 0.16, BARK, { ...MAIN, sides: 12 }),
    ...[-1, 1].map((side) => pole('Cut', [side * 0.54, 0.16, 0], [side * 0.556, 0.16, 0], 0.135, BIRCH, { sides: 12 })),
  ]),
  item('Tree stump', { category: 'outdoors', words: 'stump' }, () => [
    turned('Bark', [0, 0, 0], path('0 0, 0.3 0, 0.22 0.12, 0.2 0.38, 0 0.38'), BARK, {
      ...MAIN,
      sides: 10,
      faceted: true,
    }),
    rod('Cut', [0, 0.375, 0], [0.175, 0.012], BIRCH, { sides: 10 }),
  ]),
  item('Mushroom', { category: 'outdoors', words: 'toadstool' }, () => [
    turned('Stalk', [0, 0, 0], path('0 0, 0.03 0, 0.02 0.06, 0.022 0.1, 0 0.1'), LINEN, { sides: 14 }),
    turned('Cap', [0, 0.08, 0], path('0.02 0.012, 0.075 0, 0.07 0.035, 0.04 0.065, 0 0.075'), RED, {
      ...MAIN,
      sides: 18,
    }),
    ...around(5, 0.05).map(([x, z]) => ball('Spot', [x, 0.127, z], 0.018, WHITE)),
  ]),
  item('Pumpkin', { category: 'outdoors', words: 'gourd' }, () => [
    turned('Flesh', [0, 0, 0], path('0 0, 0.1 0, 0.17 0.06, 0.18 0.13, 0.12 0.22, 0.03 0.22, 0 0.2'), ORANGE, {
      ...MAIN,
      sides: 10,
      faceted: true,
    }),
    rod('Stalk', [0, 0.2, 0], [0.02, 0.07], STEM, { sides: 7 }),
  ]),
  item(
    'Planter',
    {
      category: 'outdoors',
      words: 'planter box, window box',
      params: { width: metres(1, 0.4, 3), shrubs: count(3, 1, 9) },
    },
    ({ width, shrubs }) => [
      box('Box', [0, 0.2, 0], [width, 0.4, 0.36], OAK, MAIN),
      box('Soil', [0, 0.395, 0], [width - 0.05, 0.02, 0.31], BARK),
      ...along(shrubs, width - width / shrubs).map((x, i) =>
        gem('Shrub', [x, 0.52, 0], [Math.min(0.36, width / shrubs), 0.34, 0.32], i % 2 ? LIME : LEAF),
      ),
    ],
  ),
]
