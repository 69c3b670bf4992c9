import type { LibraryPart } from '../../commands/library-item.ts'
import {
  BARK,
  BLACK_GLASS,
  BLUE,
  BRASS,
  BRICK,
  CANVAS,
  CLOTH,
  FLAME,
  GLAZE,
  GRAPHITE,
  IRON,
  LEAF,
  LEATHER,
  LINEN,
  MIRROR,
  MUSTARD_CLOTH,
  OAK,
  PAPER,
  PLASTER,
  PORCELAIN,
  RUST_CLOTH,
  SCREEN,
  SHADE,
  SOIL,
  STEEL,
  STEM,
  TERRACOTTA,
  WALNUT,
  WAX,
  WHITE,
  YOUNG_LEAF,
} from './finishes.ts'
import { count, item, metres } from './item.ts'
import {
  along,
  around,
  ball,
  blade,
  box,
  cut,
  gem,
  MAIN,
  type Point,
  path,
  pole,
  rectangle,
  ring,
  rod,
  rounded,
  turned,
} from './parts.ts'

const GLOW = { color: '#ffd9a8' } as const

/** Leaves all around, from the middle outwards and up; metres. */
const leaves = (many: number, foot: number, [reach, rise]: Point, width: number, from = 0): LibraryPart[] =>
  around(many, reach, from).map(([x, z], i) =>
    blade('Leaf', [x * 0.08, foot, z * 0.08], [x, foot + rise, z], [width, 0.014], i % 2 ? LEAF : YOUNG_LEAF, MAIN),
  )

/** Light, pictures, plants and what else makes a room a home. */
export const HOME = [
  item(
    'Lamp',
    {
      category: 'furniture',
      words: 'floor lamp, standing lamp, reading lamp',
      light: { ...GLOW, position: [0, 1.45, 0], intensity: 5 },
    },
    () => [
      rod('Foot', [0, 0, 0], [0.15, 0.025], STEEL),
      rod('Pole', [0, 0.02, 0], [0.012, 1.4], STEEL, { sides: 12 }),
      turned('Shade', [0, 1.35, 0], path('0.19 0, 0.14 0.3, 0.132 0.3, 0.182 0'), SHADE, MAIN),
    ],
  ),
  item(
    'Table lamp',
    { category: 'furniture', words: 'bedside lamp', light: { ...GLOW, position: [0, 0.34, 0], intensity: 2.5 } },
    () => [
      turned(
        'Foot',
        [0, 0, 0],
        path('0 0, 0.06 0, 0.075 0.04, 0.07 0.11, 0.03 0.19, 0.018 0.26, 0 0.26'),
        TERRACOTTA,
        MAIN,
      ),
      turned('Shade', [0, 0.24, 0], path('0.13 0, 0.09 0.2, 0.083 0.2, 0.123 0'), SHADE),
    ],
  ),
  item(
    'Desk lamp',
    {
      category: 'furniture',
      words: 'work lamp, architect lamp',
      light: { ...GLOW, position: [0, 0.4, 0.2], intensity: 2 },
    },
    () => [
      rod('Foot', [0, 0, 0], [0.09, 0.02], GRAPHITE, MAIN),
      rod('Arm', [0, 0.02, 0], [0.009, 0.3], STEEL, { sides: 10 }),
      pole('Arm', [0, 0.31, 0], [0, 0.5, 0.18], 0.009, STEEL),
      turned('Head', [0, 0.42, 0.19], path('0.07 0, 0.045 0.06, 0.02 0.09, 0 0.095'), GRAPHITE, { ...MAIN }),
      ball('Bulb', [0, 0.43, 0.19], 0.045, SHADE),
    ],
  ),
  item(
    'Pendant lamp',
    {
      category: 'furniture',
      words: 'hanging lamp, ceiling lamp, pendant light, ceiling light, pendant, chandelier',
      light: { ...GLOW, position: [0, 0, 0], intensity: 4 },
    },
    () => [
      rod('Cord', [0, 0.2, 0], [0.005, 0.7], GRAPHITE, { sides: 8 }),
      turned('Shade', [0, 0, 0], path('0.172 0, 0.18 0, 0.16 0.06, 0.1 0.15, 0.03 0.21, 0 0.215'), GRAPHITE, MAIN),
      ball('Bulb', [0, 0.05, 0], 0.08, SHADE),
    ],
  ),
  item(
    'Rug',
    {
      category: 'furniture',
      words: 'mat, carpet',
      params: { width: metres(2.5, 0.5, 6), depth: metres(1.7, 0.4, 5) },
    },
    ({ width, depth }) => [
      box('Border', [0, 0.004, 0], [width, 0.008, depth], LINEN),
      box('Weave', [0, 0.006, 0], [width - 0.1, 0.012, depth - 0.1], RUST_CLOTH, MAIN),
      ...[-1, 1].map((side) =>
        box('Stripe', [side * (width / 2 - 0.2), 0.0065, 0], [0.05, 0.013, depth - 0.16], LINEN),
      ),
    ],
  ),
  item(
    'Round rug',
    {
      category: 'furniture',
      words: 'round mat, round carpet, circular rug',
      params: { diameter: metres(2, 0.4, 5) },
    },
    ({ diameter }) => [
      rod('Border', [0, 0, 0], [diameter / 2, 0.008], LINEN, { sides: 64 }),
      rod('Weave', [0, 0, 0], [diameter / 2 - 0.05, 0.012], RUST_CLOTH, { ...MAIN, sides: 64 }),
    ],
  ),
  item('TV', { category: 'furniture', words: 'television, tv set, flat screen, telly' }, () => [
    box('Housing', [0, 0.42, 0], [1.2, 0.68, 0.04], GRAPHITE, { ...MAIN, soft: 0.01 }),
    box('Screen', [0, 0.423, 0.021], [1.17, 0.65, 0.002], SCREEN),
    box('Neck', [0, 0.05, -0.01], [0.1, 0.08, 0.04], GRAPHITE),
    box('Stand', [0, 0.008, 0], [0.5, 0.016, 0.24], GRAPHITE),
  ]),
  item('Plant', { category: 'furniture', words: 'houseplant, potted plant, flower pot, pot plant' }, () => [
    turned(
      'Pot',
      [0, 0, 0],
      path('0 0, 0.11 0, 0.15 0.27, 0.16 0.27, 0.16 0.32, 0.14 0.32, 0.13 0.28, 0 0.28'),
      TERRACOTTA,
    ),
    rod('Soil', [0, 0.27, 0], [0.132, 0.02], SOIL),
    rod('Stem', [0, 0.28, 0], [0.014, 0.3], STEM, { sides: 8 }),
    ...leaves(7, 0.36, [0.3, 0.3], 0.15),
    ...leaves(5, 0.46, [0.2, 0.44], 0.13, 0.4),
  ]),
  item('Cactus', { category: 'furniture', words: 'succulent' }, () => [
    turned('Pot', [0, 0, 0], path('0 0, 0.06 0, 0.08 0.13, 0.07 0.13, 0.065 0.115, 0 0.115'), WHITE),
    turned('Stem', [0, 0.11, 0], path('0 0, 0.045 0, 0.055 0.1, 0.05 0.19, 0.03 0.23, 0 0.24'), LEAF, {
      ...MAIN,
      sides: 10,
      faceted: true,
    }),
    ball('Arm', [0.075, 0.25, 0], [0.05, 0.11, 0.05], LEAF, MAIN),
    ball('Flower', [0, 0.355, 0], [0.04, 0.025, 0.04], RUST_CLOTH),
  ]),
  item(
    'Picture',
    {
      category: 'furniture',
      words: 'picture frame, painting, poster, photo',
      params: { width: metres(0.8, 0.15, 3), height: metres(0.6, 0.15, 2.5) },
    },
    ({ width, height }) => [
      cut('Frame', [0, height / 2, 0], rectangle(width, height), 0.03, WALNUT, {
        holes: [rectangle(width - 0.06, height - 0.06)],
      }),
      box('Mount', [0, height / 2, -0.006], [width - 0.05, height - 0.05, 0.008], PAPER),
      box('Canvas', [0, height / 2, 0], [width * 0.72, height * 0.68, 0.006], CANVAS, MAIN),
    ],
  ),
  item('Mirror', { category: 'furniture', words: 'looking glass, wall mirror' }, () => [
    cut('Frame', [0, 0.5, -0.005], rounded(0.7, 1, 0.12), 0.03, OAK, { ...MAIN, holes: [rounded(0.63, 0.93, 0.09)] }),
    cut('Glass', [0, 0.5, -0.008], rounded(0.64, 0.94, 0.09), 0.008, MIRROR, { bevel: 0.001 }),
  ]),
  item('Clock', { category: 'furniture', words: 'wall clock' }, () => [
    pole('Case', [0, 0.16, -0.018], [0, 0.16, 0.016], 0.16, GRAPHITE, { ...MAIN, sides: 40 }),
    pole('Face', [0, 0.16, 0], [0, 0.16, 0.018], 0.14, PAPER, { sides: 40, soft: 0.001 }),
    box('Hour hand', [-0.025, 0.185, 0.02], [0.01, 0.08, 0.003], GRAPHITE, { rotation: [0, 0, 50] }),
    box('Minute hand', [0.02, 0.205, 0.02], [0.008, 0.11, 0.003], GRAPHITE, { rotation: [0, 0, -22] }),
  ]),
  item(
    'Curtain',
    {
      category: 'furniture',
      words: 'drape, curtains',
      params: { width: metres(1.4, 0.5, 4), height: metres(2.3, 0.8, 4) },
    },
    ({ width, height }) => [
      pole('Rail', [-width / 2 - 0.06, height - 0.012, 0], [width / 2 + 0.06, height - 0.012, 0], 0.012, BRASS),
      ...along(Math.round(width / 0.12), width - 0.1).map((x, i) =>
        box('Fold', [x, (height - 0.04) / 2, i % 2 ? 0.015 : -0.015], [0.125, height - 0.04, 0.06], LINEN, {
          ...MAIN,
          soft: 0.028,
        }),
      ),
    ],
  ),
  item(
    'Fireplace',
    {
      category: 'architecture',
      words: 'hearth, chimney piece',
      light: { ...GLOW, position: [0, 0.3, 0.1], intensity: 4 },
    },
    () => [
      cut('Surround', [0, 0.55, 0], rectangle(1.4, 1.1), 0.4, BRICK, {
        ...MAIN,
        holes: [rectangle(0.8, 0.68, 0, -0.17)],
      }),
      box('Hearth', [0, 0.02, 0.1], [1.5, 0.04, 0.7], PLASTER),
      box('Mantel', [0, 1.13, 0.03], [1.6, 0.07, 0.5], WALNUT),
      box('Chimney', [0, 0.45, -0.17], [0.86, 0.82, 0.04], IRON),
      pole('Log', [-0.2, 0.09, -0.08], [0.2, 0.09, -0.05], 0.05, BARK),
      pole('Log', [-0.2, 0.09, 0.08], [0.2, 0.09, 0.05], 0.05, BARK),
      pole('Log', [-0.17, 0.18, 0.05], [0.18, 0.18, -0.04], 0.05, BARK),
      ...[-0.12, 0, 0.13].map((x, i) =>
        turned(
          'Flame',
          [x, 0.12, 0],
          [
            [0, 0],
            [0.06, 0.06],
            [0.04, 0.16],
            [0, 0.28 + (i % 2) * 0.1],
          ],
          FLAME,
          { sides: 10 },
        ),
      ),
    ],
  ),
  item('Vase', { category: 'furniture', words: 'flower vase, jug' }, () => [
    turned(
      'Body',
      [0, 0, 0],
      path(
        '0 0, 0.06 0, 0.095 0.07, 0.1 0.12, 0.075 0.2, 0.04 0.25, 0.036 0.28, 0.046 0.31, 0.038 0.31, 0.028 0.28, 0 0.26',
      ),
      GLAZE,
      MAIN,
    ),
  ]),
  item(
    'Bin',
    { category: 'furniture', words: 'trash can, waste basket, wastebasket, rubbish bin, trash bin, garbage can' },
    () => [
      turned(
        'Body',
        [0, 0, 0],
        path('0 0, 0.11 0, 0.14 0.4, 0.15 0.4, 0.15 0.42, 0.13 0.42, 0.105 0.02, 0 0.02'),
        STEEL,
        MAIN,
      ),
    ],
  ),
  item('Candle', { category: 'furniture', words: '' }, () => [
    rod('Wax', [0, 0, 0], [0.03, 0.16], WAX, MAIN),
    rod('Wick', [0, 0.155, 0], [0.002, 0.015], GRAPHITE, { sides: 6 }),
    turned('Flame', [0, 0.163, 0], path('0 0, 0.01 0.012, 0.007 0.024, 0 0.04'), FLAME, { sides: 10 }),
  ]),
  item('Book', { category: 'furniture', words: 'novel, notebook' }, () => [
    box('Cover', [0, 0.0025, 0], [0.16, 0.005, 0.23], BLUE, MAIN),
    box('Pages', [0.003, 0.02, 0], [0.15, 0.032, 0.222], PAPER),
    box('Cover', [0, 0.0375, 0], [0.16, 0.005, 0.23], BLUE, MAIN),
    box('Spine', [-0.078, 0.02, 0], [0.005, 0.034, 0.23], BLUE, MAIN),
  ]),
  item(
    'Books',
    { category: 'furniture', words: 'row of books, pile of books', params: { books: count(6, 2, 20) } },
    ({ books }) =>
      along(books, (books - 1) * 0.036).map((x, i) =>
        box(
          'Book',
          [x, 0.115 - (i % 3) * 0.01, 0],
          [0.032, 0.23 - (i % 3) * 0.02, 0.16],
          [BLUE, RUST_CLOTH, MUSTARD_CLOTH, CLOTH, LEATHER][i % 5],
          i ? {} : MAIN,
        ),
      ),
  ),
  item('Piano', { category: 'furniture', words: 'upright piano' }, () => [
    box('Body', [0, 0.62, -0.14], [1.5, 1.2, 0.32], BLACK_GLASS, { ...MAIN, soft: 0.015 }),
    box('Lid', [0, 1.235, -0.13], [1.54, 0.03, 0.36], BLACK_GLASS, MAIN),
    box('Key bed', [0, 0.66, 0.13], [1.46, 0.1, 0.3], BLACK_GLASS, MAIN),
    box('Keys', [0, 0.718, 0.16], [1.28, 0.018, 0.16], WHITE),
    ...along(15, 1.16).map((x) => box('Black key', [x, 0.73, 0.13], [0.02, 0.014, 0.09], GRAPHITE)),
    ...[-1, 1].map((side) => rod('Leg', [side * 0.68, 0, 0.22], [0.03, 0.615], BLACK_GLASS, { sides: 12 })),
    box('Foot', [0, 0.03, -0.14], [1.5, 0.06, 0.32], BLACK_GLASS),
    ...[-0.06, 0.06].map((x) => box('Pedal', [x, 0.05, 0.04], [0.03, 0.012, 0.08], BRASS)),
  ]),
  item('Tea light', { category: 'furniture', words: 'tealight, candle holder' }, () => [
    turned('Holder', [0, 0, 0], path('0 0, 0.035 0, 0.045 0.06, 0.04 0.06, 0.03 0.012, 0 0.012'), PORCELAIN, MAIN),
    rod('Wax', [0, 0.01, 0], [0.028, 0.02], WAX),
    turned('Flame', [0, 0.03, 0], path('0 0, 0.007 0.008, 0.005 0.018, 0 0.028'), FLAME, { sides: 10 }),
  ]),
  item('Pebble dish', { category: 'furniture', words: 'decoration, bowl of pebbles' }, () => [
    turned('Dish', [0, 0, 0], path('0 0, 0.09 0, 0.13 0.035, 0.12 0.035, 0.085 0.01, 0 0.01'), PORCELAIN, MAIN),
    ...around(5, 0.055).map(([x, z], i) =>
      gem('Pebble', [x, 0.03, z], [0.055, 0.035, 0.045], i % 2 ? GLAZE : TERRACOTTA),
    ),
    ring('Rim', [0, 0.034, 0], 0.125, 0.004, BRASS),
  ]),
]
