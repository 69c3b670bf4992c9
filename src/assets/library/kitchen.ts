import type { Vec3 } from '../../document/index.ts'
import {
  BLACK_GLASS,
  BLUE,
  CHROME,
  CLEAR,
  CREAM,
  GRAPHITE,
  IRON,
  LIME,
  OAK,
  ORANGE,
  PORCELAIN,
  RED,
  SPONGE,
  STEEL,
  WATER,
  WHITE,
} from './finishes.ts'
import { item, metres } from './item.ts'
import { around, ball, box, cut, MAIN, type Point, path, pole, ring, rod, rounded, turned } from './parts.ts'

/** A vessel with a wall of some thickness: its outside from the middle of its bottom to the rim, metres. */
const vessel = (outside: readonly Point[], wall: number): Point[] => {
  const inside = outside
    .slice(1)
    .map(([radius, height]): Point => [Math.max(0, radius - wall), Math.max(wall, height)])
    .reverse()
  return [...outside, ...inside, [0, wall]]
}

/** A tap over a basin: its foot, and how far it reaches. */
const tap = ([x, y, z]: Vec3, height: number, reach: number) => [
  rod('Tap', [x, y, z], [0.014, height], CHROME, { sides: 12 }),
  pole('Spout', [x, y + height - 0.012, z - 0.01], [x, y + height - 0.012, z + reach], 0.011, CHROME),
  pole('Lever', [x + 0.01, y + height * 0.6, z], [x + 0.07, y + height * 0.75, z], 0.006, CHROME, { sides: 8 }),
]

/** What stands in kitchens and bathrooms, and on their tables. */
export const KITCHEN = [
  item('Fridge', { category: 'kitchen', words: 'refrigerator, freezer' }, () => [
    box('Body', [0, 0.92, -0.03], [0.7, 1.76, 0.6], WHITE, { ...MAIN, soft: 0.02 }),
    box('Foot', [0, 0.025, -0.03], [0.66, 0.05, 0.54], GRAPHITE),
    box('Door', [0, 1.22, 0.29], [0.69, 1.14, 0.05], WHITE, { ...MAIN, soft: 0.015 }),
    box('Freezer door', [0, 0.35, 0.29], [0.69, 0.58, 0.05], WHITE, { ...MAIN, soft: 0.015 }),
    pole('Handle', [-0.28, 0.9, 0.335], [-0.28, 1.4, 0.335], 0.013, STEEL),
    pole('Handle', [-0.28, 0.4, 0.335], [-0.28, 0.58, 0.335], 0.013, STEEL),
  ]),
  item('Stove', { category: 'kitchen', words: 'oven, cooker, range, hob' }, () => [
    box('Body', [0, 0.44, -0.01], [0.6, 0.88, 0.58], WHITE, MAIN),
    box('Hob', [0, 0.89, 0], [0.6, 0.02, 0.6], BLACK_GLASS),
    ...[-0.14, 0.14].flatMap((x) => [-0.13, 0.13].map((z) => ring('Burner', [x, 0.899, z], 0.075, 0.003, STEEL))),
    box('Oven door', [0, 0.38, 0.285], [0.56, 0.5, 0.02], BLACK_GLASS),
    pole('Handle', [-0.24, 0.6, 0.32], [0.24, 0.6, 0.32], 0.01, STEEL),
    ...[-0.2, -0.07, 0.07, 0.2].map((x) => pole('Dial', [x, 0.75, 0.28], [x, 0.75, 0.305], 0.022, STEEL)),
  ]),
  item('Kitchen sink', { category: 'kitchen', words: 'sink unit, sink' }, () => [
    box('Body', [0, 0.44, -0.01], [0.8, 0.76, 0.56], WHITE, MAIN),
    box('Plinth', [0, 0.05, -0.03], [0.78, 0.1, 0.5], GRAPHITE),
    cut('Top', [0, 0.88, 0], rounded(0.82, 0.64, 0.02), 0.04, OAK, {
      holes: [rounded(0.48, 0.36, 0.05, -0.04, -0.04)],
      rotation: [-90, 0, 0],
      bevel: 0.004,
    }),
    cut('Basin', [-0.04, 0.8, 0.04], rounded(0.48, 0.36, 0.05), 0.2, STEEL, {
      holes: [rounded(0.46, 0.34, 0.045)],
      rotation: [-90, 0, 0],
      bevel: 0.002,
    }),
    box('Basin floor', [-0.04, 0.71, 0.04], [0.46, 0.012, 0.34], STEEL),
    ...[-0.2, 0.2].map((x) => box('Door', [x, 0.46, 0.275], [0.385, 0.68, 0.02], WHITE)),
    ...[-0.04, 0.04].map((x) => pole('Handle', [x, 0.6, 0.295], [x, 0.74, 0.295], 0.007, STEEL, { sides: 8 })),
    ...tap([-0.04, 0.9, -0.22], 0.28, 0.2),
  ]),
  item('Kettle', { category: 'kitchen', words: 'teapot, tea kettle' }, () => [
    turned('Body', [0, 0, 0], path('0 0, 0.085 0, 0.095 0.02, 0.085 0.1, 0.05 0.15, 0 0.155'), STEEL, MAIN),
    ball('Lid knob', [0, 0.165, 0], 0.028, GRAPHITE),
    pole('Spout', [0.07, 0.07, 0], [0.14, 0.14, 0], 0.018, STEEL, { top: 0.011 }),
    ring('Handle', [0, 0.16, 0], 0.065, 0.008, GRAPHITE, { rotation: [90, 0, 0] }),
  ]),
  item('Pot', { category: 'kitchen', words: 'cooking pot, saucepan, stockpot' }, () => [
    turned('Body', [0, 0, 0], path('0 0, 0.115 0, 0.125 0.012, 0.125 0.15, 0 0.15'), STEEL, MAIN),
    turned('Lid', [0, 0.15, 0], path('0.13 0, 0.13 0.008, 0.06 0.025, 0 0.03'), STEEL),
    ball('Knob', [0, 0.192, 0], 0.032, GRAPHITE),
    ...[-1, 1].map((side) => ring('Handle', [side * 0.13, 0.11, 0], 0.032, 0.007, GRAPHITE)),
  ]),
  item('Plate', { category: 'kitchen', words: 'dish' }, () => [
    turned('Dish', [0, 0, 0], path('0 0, 0.075 0, 0.13 0.02, 0.124 0.02, 0.08 0.008, 0 0.008'), PORCELAIN, MAIN),
  ]),
  item('Bowl', { category: 'kitchen' }, () => [
    turned('Body', [0, 0, 0], vessel(path('0 0, 0.045 0, 0.05 0.01, 0.09 0.045, 0.12 0.1'), 0.007), CREAM, MAIN),
  ]),
  item('Fruit bowl', { category: 'kitchen', words: 'bowl of fruit' }, () => [
    turned('Body', [0, 0, 0], vessel(path('0 0, 0.06 0, 0.07 0.01, 0.12 0.035, 0.14 0.06'), 0.008), CREAM, MAIN),
    ball('Apple', [-0.055, 0.065, 0.035], [0.08, 0.075, 0.08], RED),
    ball('Orange', [0.055, 0.066, 0.04], 0.08, ORANGE),
    ball('Lime', [0, 0.064, -0.055], [0.08, 0.066, 0.066], LIME),
    ball('Apple', [0, 0.105, 0.01], [0.075, 0.07, 0.075], LIME),
    rod('Stalk', [0, 0.135, 0.01], [0.003, 0.02], OAK, { sides: 6 }),
  ]),
  item('Cup', { category: 'kitchen', words: 'mug, coffee cup, coffee mug, tea mug, teacup, tea cup' }, () => [
    turned('Body', [0, 0, 0], vessel(path('0 0, 0.034 0, 0.04 0.008, 0.04 0.1'), 0.004), CREAM, MAIN),
    ring('Handle', [0.045, 0.052, 0], 0.024, 0.006, CREAM, { ...MAIN, rotation: [90, 0, 0] }),
  ]),
  item('Drinking glass', { category: 'kitchen', words: 'glass, glasses, water glass, tumbler' }, () => [
    turned('Glass', [0, 0, 0], vessel(path('0 0, 0.027 0, 0.03 0.005, 0.035 0.12'), 0.003), CLEAR, MAIN),
  ]),
  item('Wine glass', { category: 'kitchen', words: 'goblet, champagne glass' }, () => [
    turned(
      'Glass',
      [0, 0, 0],
      path(
        '0 0, 0.035 0, 0.034 0.004, 0.006 0.012, 0.004 0.09, 0.03 0.115, 0.04 0.15, 0.034 0.21, 0.032 0.21, 0.037 0.15, 0.027 0.118, 0 0.1',
      ),
      CLEAR,
      MAIN,
    ),
  ]),
  item('Cake', { category: 'kitchen', words: 'birthday cake' }, () => [
    turned('Plate', [0, 0, 0], path('0 0, 0.1 0, 0.16 0.018, 0 0.018'), PORCELAIN),
    rod('Sponge', [0, 0.018, 0], [0.13, 0.085], SPONGE, { ...MAIN, soft: 0.012 }),
    rod('Icing', [0, 0.098, 0], [0.132, 0.022], PORCELAIN, { soft: 0.01 }),
    ...around(8, 0.1).map(([x, z]) => ball('Cherry', [x, 0.128, z], 0.03, RED)),
  ]),
  item('Loaf', { category: 'kitchen', words: 'bread, loaf of bread' }, () => [
    box('Crust', [0, 0.055, 0], [0.26, 0.11, 0.12], OAK, { ...MAIN, soft: 0.05 }),
    ...[-0.07, 0, 0.07].map((x) => box('Cut', [x, 0.106, 0], [0.012, 0.01, 0.09], CREAM, { rotation: [0, 25, 0] })),
  ]),
  item(
    'Bathtub',
    { category: 'kitchen', words: 'bath, bath tub, tub', params: { width: metres(1.7, 1.2, 2.2) } },
    ({ width }) => [
      cut('Tub', [0, 0.29, 0], rounded(width, 0.75, 0.3), 0.58, PORCELAIN, {
        ...MAIN,
        holes: [rounded(width - 0.14, 0.61, 0.24)],
        bevel: 0.025,
        rotation: [-90, 0, 0],
      }),
      cut('Floor', [0, 0.06, 0], rounded(width - 0.1, 0.65, 0.26), 0.12, PORCELAIN, { ...MAIN, rotation: [-90, 0, 0] }),
      cut('Water', [0, 0.43, 0], rounded(width - 0.13, 0.62, 0.245), 0.004, WATER, { bevel: 0, rotation: [-90, 0, 0] }),
      ...tap([-width / 2 + 0.05, 0.58, 0], 0.12, 0.1),
    ],
  ),
  item('Toilet', { category: 'kitchen', words: 'loo, lavatory, wc' }, () => [
    turned('Body', [0, 0, 0.08], path('0 0, 0.13 0, 0.12 0.1, 0.15 0.25, 0.19 0.37, 0.19 0.4, 0 0.4'), PORCELAIN, {
      ...MAIN,
      scale: [1, 1, 1.25],
    }),
    turned('Seat', [0, 0.4, 0.08], path('0 0, 0.19 0, 0.195 0.012, 0.185 0.03, 0 0.035'), WHITE, {
      scale: [1, 1, 1.25],
    }),
    box('Cistern', [0, 0.57, -0.23], [0.42, 0.4, 0.17], PORCELAIN, { ...MAIN, soft: 0.03 }),
    box('Trunk', [0, 0.2, -0.16], [0.22, 0.4, 0.26], PORCELAIN, { ...MAIN, soft: 0.04 }),
    rod('Button', [0, 0.765, -0.23], [0.025, 0.01], CHROME, { sides: 16 }),
  ]),
  item('Washbasin', { category: 'kitchen', words: 'wash basin, bathroom sink, basin' }, () => [
    turned('Column', [0, 0, -0.04], path('0 0, 0.11 0, 0.09 0.1, 0.08 0.5, 0.12 0.7, 0 0.7'), PORCELAIN, MAIN),
    turned('Basin', [0, 0.68, 0], vessel(path('0 0, 0.1 0, 0.2 0.08, 0.25 0.17'), 0.025), PORCELAIN, {
      ...MAIN,
      scale: [1.1, 1, 0.85],
    }),
    ...tap([0, 0.84, -0.19], 0.12, 0.11),
  ]),
  item('Shower', { category: 'kitchen', words: 'shower cabin, shower stall' }, () => [
    box('Tray', [0, 0.05, 0], [0.9, 0.1, 0.9], PORCELAIN, MAIN),
    box('Pane', [0.445, 1.05, 0], [0.01, 1.9, 0.88], CLEAR),
    box('Pane', [0.2, 1.05, 0.445], [0.48, 1.9, 0.01], CLEAR),
    pole('Rail', [-0.3, 0.1, -0.42], [-0.3, 2.05, -0.42], 0.012, CHROME),
    pole('Arm', [-0.3, 2.05, -0.43], [-0.3, 2.05, -0.12], 0.011, CHROME),
    rod('Head', [-0.3, 2.01, -0.12], [0.11, 0.018], CHROME),
    box('Mixer', [-0.3, 1.05, -0.4], [0.2, 0.05, 0.05], CHROME),
  ]),
  item('Towel', { category: 'kitchen', words: 'folded towel, bath towel' }, () =>
    [0, 1, 2].map((i) =>
      box('Fold', [0, 0.025 + i * 0.05, 0], [0.36 - i * 0.006, 0.05, 0.24 - i * 0.006], BLUE, { ...MAIN, soft: 0.022 }),
    ),
  ),
  item('Frying pan', { category: 'kitchen', words: 'pan, skillet' }, () => [
    turned('Body', [0, 0, 0], vessel(path('0 0, 0.11 0, 0.14 0.045'), 0.006), IRON, MAIN),
    pole('Handle', [0.12, 0.035, 0], [0.33, 0.06, 0], 0.012, OAK, { top: 0.014 }),
  ]),
]
