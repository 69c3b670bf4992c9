import type { Finish, LibraryPart } from '../../commands/library-item.ts'
import type { Vec3 } from '../../document/index.ts'
import {
  BARK,
  BEAK,
  BLUE,
  CLOTH,
  CREAM,
  DENIM,
  FUR,
  GRAPHITE,
  GREY_FUR,
  HAIR,
  MUSTARD_CLOTH,
  ORANGE,
  PINK,
  RUBBER,
  RUST_CLOTH,
  SKIN,
  SNOW,
  WHITE,
  WOOL,
} from './finishes.ts'
import { item } from './item.ts'
import { ball, blade, box, MAIN, path, pole, rod, turned } from './parts.ts'

const pair = (make: (side: 1 | -1) => LibraryPart[]) => [...make(-1), ...make(1)]

/** A standing figure of some height in metres, as of wood. */
const person = (height: number, top: Finish, legs: Finish, hair: readonly LibraryPart[] = []): LibraryPart[] => {
  const k = height / 1.8
  const at = (x: number, y: number, z = 0): Vec3 => [x * k, y * k, z * k]
  return [
    ...pair((side) => [
      box('Shoe', at(side * 0.1, 0.04, 0.04), [0.11 * k, 0.08 * k, 0.26 * k], RUBBER, { soft: 0.03 * k }),
      pole('Leg', at(side * 0.1, 0.05), at(side * 0.095, 0.86), 0.065 * k, legs, {
        top: 0.085 * k,
        sides: 14,
        soft: 0.02,
      }),
      pole('Arm', at(side * 0.21, 1.42), at(side * 0.3, 0.88, 0.04), 0.055 * k, top, {
        ...MAIN,
        top: 0.042 * k,
        sides: 14,
        soft: 0.03,
      }),
      ball('Hand', at(side * 0.305, 0.83, 0.045), [0.08 * k, 0.11 * k, 0.08 * k], SKIN),
    ]),
    turned(
      'Body',
      at(0, 0.8),
      path('0 0, 0.14 0.01, 0.165 0.08, 0.15 0.3, 0.2 0.58, 0.15 0.68, 0.06 0.72, 0 0.72').map(([r, y]) => [
        r * k,
        y * k,
      ]),
      top,
      {
        ...MAIN,
        scale: [1.1, 1, 0.75],
      },
    ),
    rod('Neck', at(0, 1.48), [0.05 * k, 0.1 * k], SKIN, { sides: 14 }),
    ball('Head', at(0, 1.67), [0.2 * k, 0.26 * k, 0.22 * k], SKIN),
    turned(
      'Hair',
      at(0, 1.68),
      path('0.115 0, 0.118 0.04, 0.085 0.1, 0 0.122').map(([r, y]) => [r * k, y * k]),
      HAIR,
      { scale: [1, 1, 1.08] },
    ),
    ...hair,
  ]
}

/** A body on four legs, facing +Z; sizes in metres. */
function fourLegged(
  [width, height, length]: Vec3,
  legHeight: number,
  coat: Finish,
  foot: Finish,
  thick: number,
): LibraryPart[] {
  const y = legHeight + height * 0.42
  return [
    ball('Body', [0, y, 0], [width, height, length], coat, MAIN),
    ...pair((side) =>
      [-1, 1].flatMap((end) => {
        const at: Vec3 = [side * width * 0.28, 0, end * length * 0.3]
        return [
          rod('Leg', at, [thick * 0.8, legHeight + height * 0.3], coat, { ...MAIN, top: thick, sides: 12 }),
          rod('Foot', at, [thick * 0.9, thick], foot, { sides: 12 }),
        ]
      }),
    ),
  ]
}

const face = (at: Vec3, apart: number, size: number): LibraryPart[] =>
  pair((side) => [ball('Eye', [at[0] + side * apart, at[1], at[2]], size, GRAPHITE)])

/** People and animals, in few shapes. */
export const FIGURES = [
  item(
    'Person',
    {
      category: 'figures',
      words:
        'man, woman, guest, figure, human, mannequin, visitor, customer, waiter, singer, musician, teacher, worker, player, dancer, passenger, traveller, commuter, pedestrian, shopper, spectator, tourist, hiker, lady',
    },
    () => person(1.8, BLUE, DENIM),
  ),
  item('Child', { category: 'figures', words: 'boy, girl, kid' }, () => person(1.2, MUSTARD_CLOTH, CLOTH)),
  item('Snowman', { category: 'figures' }, () => [
    ball('Base', [0, 0.44, 0], [0.9, 0.88, 0.9], SNOW, MAIN),
    ball('Middle', [0, 1.1, 0], 0.64, SNOW, MAIN),
    ball('Head', [0, 1.58, 0], 0.44, SNOW, MAIN),
    pole('Nose', [0, 1.58, 0.19], [0, 1.56, 0.44], 0.04, ORANGE, { top: 0.006 }),
    ...face([0, 1.66, 0.19], 0.075, 0.045),
    ...[1.0, 1.14, 1.28].map((y, i) => ball('Button', [0, y, [0.3, 0.315, 0.26][i]], 0.05, GRAPHITE)),
    ...pair((side) => [
      pole('Arm', [side * 0.28, 1.16, 0], [side * 0.72, 1.4, 0.06], 0.022, BARK, { top: 0.012, sides: 8 }),
    ]),
    rod('Brim', [0, 1.76, 0], [0.26, 0.025], GRAPHITE),
    rod('Hat', [0, 1.78, 0], [0.17, 0.24], GRAPHITE),
    rod('Band', [0, 1.79, 0], [0.173, 0.05], RUST_CLOTH, { soft: 0.002 }),
  ]),
  item('Dog', { category: 'figures', words: 'puppy, hound' }, () => [
    ...fourLegged([0.26, 0.28, 0.62], 0.26, FUR, CREAM, 0.042),
    ball('Head', [0, 0.58, 0.36], [0.22, 0.22, 0.24], FUR, MAIN),
    ball('Muzzle', [0, 0.54, 0.48], [0.12, 0.1, 0.16], CREAM),
    ball('Nose', [0, 0.57, 0.555], 0.04, GRAPHITE),
    ...face([0, 0.62, 0.455], 0.06, 0.03),
    ...pair((side) => [blade('Ear', [side * 0.08, 0.67, 0.34], [side * 0.15, 0.52, 0.36], [0.1, 0.04], BARK)]),
    pole('Tail', [0, 0.44, -0.27], [0, 0.64, -0.42], 0.028, FUR, { ...MAIN, top: 0.014, sides: 10 }),
  ]),
  item('Cat', { category: 'figures', words: 'kitten' }, () => [
    ...fourLegged([0.18, 0.2, 0.42], 0.16, GREY_FUR, WHITE, 0.028),
    ball('Head', [0, 0.4, 0.22], [0.17, 0.15, 0.15], GREY_FUR, MAIN),
    ball('Muzzle', [0, 0.375, 0.285], [0.075, 0.05, 0.05], WHITE),
    ball('Nose', [0, 0.39, 0.31], 0.018, PINK),
    ...face([0, 0.42, 0.285], 0.04, 0.024),
    ...pair((side) => [
      turned('Ear', [side * 0.055, 0.45, 0.21], path('0 0, 0.032 0, 0 0.07'), GREY_FUR, {
        ...MAIN,
        sides: 4,
        faceted: true,
      }),
    ]),
    pole('Tail', [0, 0.27, -0.18], [0, 0.5, -0.32], 0.02, GREY_FUR, { ...MAIN, top: 0.014, sides: 10 }),
  ]),
  item('Horse', { category: 'figures', words: 'pony, foal' }, () => [
    ...fourLegged([0.56, 0.68, 1.5], 0.85, BARK, GRAPHITE, 0.085),
    pole('Neck', [0, 1.22, 0.5], [0, 1.72, 0.86], 0.2, BARK, { ...MAIN, top: 0.13, sides: 14, soft: 0.05 }),
    blade('Head', [0, 1.83, 0.78], [0, 1.5, 1.22], [0.24, 0.27], BARK, MAIN),
    blade('Mane', [0, 1.86, 0.7], [0, 1.3, 0.42], [0.1, 0.3], HAIR),
    blade('Tail', [0, 1.35, -0.68], [0, 0.62, -0.86], [0.16, 0.16], HAIR),
    ...pair((side) => [blade('Ear', [side * 0.06, 1.8, 0.82], [side * 0.08, 1.97, 0.8], [0.07, 0.05], BARK, MAIN)]),
    ...face([0, 1.73, 0.99], 0.1, 0.045),
  ]),
  item('Cow', { category: 'figures', words: 'cattle, bull, calf' }, () => [
    ...fourLegged([0.68, 0.8, 1.55], 0.62, WHITE, GRAPHITE, 0.09),
    ball('Patch', [0.2, 1.06, 0.25], [0.34, 0.42, 0.5], GRAPHITE),
    ball('Patch', [-0.2, 1.04, -0.3], [0.34, 0.5, 0.46], GRAPHITE),
    ball('Head', [0, 1.3, 0.86], [0.34, 0.36, 0.46], WHITE, MAIN),
    ball('Muzzle', [0, 1.2, 1.07], [0.26, 0.22, 0.2], PINK),
    ...face([0, 1.38, 1.03], 0.12, 0.05),
    ...pair((side) => [
      blade('Ear', [side * 0.14, 1.4, 0.82], [side * 0.34, 1.36, 0.8], [0.12, 0.05], GRAPHITE),
      pole('Horn', [side * 0.1, 1.45, 0.84], [side * 0.16, 1.6, 0.86], 0.03, CREAM, { top: 0.01, sides: 8 }),
    ]),
    pole('Tail', [0, 1.15, -0.75], [0, 0.55, -0.82], 0.02, WHITE, { sides: 8 }),
  ]),
  item('Sheep', { category: 'figures', words: 'lamb' }, () => [
    ...fourLegged([0.5, 0.5, 0.85], 0.34, WOOL, GRAPHITE, 0.045),
    ball('Fleece', [0, 0.66, 0.22], [0.46, 0.44, 0.42], WOOL, MAIN),
    ball('Fleece', [0, 0.64, -0.22], [0.48, 0.46, 0.44], WOOL, MAIN),
    ball('Head', [0, 0.76, 0.5], [0.18, 0.24, 0.24], GRAPHITE),
    ball('Topknot', [0, 0.87, 0.45], [0.2, 0.12, 0.18], WOOL, MAIN),
    ...pair((side) => [blade('Ear', [side * 0.07, 0.81, 0.48], [side * 0.2, 0.76, 0.47], [0.07, 0.03], GRAPHITE)]),
  ]),
  item('Duck', { category: 'figures', words: 'duckling, rubber duck' }, () => [
    ball('Body', [0, 0.12, 0], [0.2, 0.18, 0.32], MUSTARD_CLOTH, MAIN),
    blade('Tail', [0, 0.14, -0.12], [0, 0.22, -0.22], [0.1, 0.06], MUSTARD_CLOTH, MAIN),
    ball('Head', [0, 0.28, 0.1], 0.15, MUSTARD_CLOTH, MAIN),
    blade('Beak', [0, 0.275, 0.14], [0, 0.265, 0.235], [0.07, 0.03], BEAK),
    ...face([0, 0.305, 0.16], 0.045, 0.022),
    ...pair((side) => [
      blade('Wing', [side * 0.095, 0.15, 0.06], [side * 0.1, 0.15, -0.12], [0.11, 0.03], MUSTARD_CLOTH, MAIN),
      ball('Foot', [side * 0.05, 0.015, 0.04], [0.06, 0.03, 0.1], BEAK),
    ]),
  ]),
  item('Bird', { category: 'figures', words: 'sparrow, robin, songbird, seagull, gull, pigeon, crow, parrot' }, () => [
    ball('Body', [0, 0.085, 0], [0.09, 0.09, 0.14], BLUE, MAIN),
    ball('Breast', [0, 0.08, 0.03], [0.075, 0.075, 0.09], RUST_CLOTH),
    ball('Head', [0, 0.145, 0.05], 0.07, BLUE, MAIN),
    pole('Beak', [0, 0.145, 0.08], [0, 0.143, 0.11], 0.009, BEAK, { top: 0.002, sides: 8 }),
    ...face([0, 0.155, 0.075], 0.022, 0.011),
    blade('Tail', [0, 0.09, -0.05], [0, 0.11, -0.15], [0.045, 0.012], BLUE, MAIN),
    ...pair((side) => [
      blade('Wing', [side * 0.043, 0.1, 0.03], [side * 0.045, 0.085, -0.08], [0.05, 0.014], BLUE, MAIN),
      rod('Leg', [side * 0.018, 0, 0.005], [0.003, 0.05], BEAK, { sides: 6 }),
    ]),
  ]),
  item('Rabbit', { category: 'figures', words: 'bunny, hare' }, () => [
    ball('Body', [0, 0.13, -0.03], [0.19, 0.22, 0.27], CREAM, MAIN),
    ball('Head', [0, 0.28, 0.1], [0.13, 0.13, 0.14], CREAM, MAIN),
    ...pair((side) => [
      blade('Ear', [side * 0.03, 0.32, 0.08], [side * 0.055, 0.5, 0.05], [0.05, 0.025], CREAM, MAIN),
      ball('Foot', [side * 0.055, 0.02, 0.07], [0.05, 0.04, 0.12], CREAM, MAIN),
    ]),
    ball('Tail', [0, 0.11, -0.165], 0.07, WHITE),
    ball('Nose', [0, 0.275, 0.168], 0.018, PINK),
    ...face([0, 0.3, 0.145], 0.045, 0.02),
  ]),
  item('Fish', { category: 'figures', words: 'goldfish' }, () => [
    ball('Body', [0, 0.07, 0], [0.06, 0.12, 0.22], ORANGE, MAIN),
    blade('Tail', [0, 0.07, -0.09], [0, 0.07, -0.2], [0.02, 0.12], ORANGE, MAIN),
    blade('Fin', [0, 0.11, 0.03], [0, 0.16, -0.04], [0.012, 0.05], RUST_CLOTH),
    ...face([0, 0.085, 0.075], 0.021, 0.016),
  ]),
]
