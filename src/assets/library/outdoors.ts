import {
  BARK,
  BIRCH,
  CLOTH,
  CONCRETE,
  FLAME,
  GREY_FUR,
  IRON,
  LANTERN,
  LEAF,
  LINEN,
  MUSTARD_CLOTH,
  OAK,
  PINK,
  RED,
  RUST_CLOTH,
  SAND,
  STEEL,
  STONE,
  STRAW,
  TERRACOTTA,
  WATER,
  YELLOW_PAINT,
} from './finishes.ts'
import { item, metres } from './item.ts'
import { along, around, ball, box, corners, cut, MAIN, type Point, path, pole, ring, rod, turned } from './parts.ts'

/** A round outline that is not quite a circle: [x, y] about the middle. */
const blob = (width: number, depth: number, points = 24): Point[] =>
  around(points, 1).map(([x, z, angle]): Point => {
    const wobble = 1 + 0.07 * Math.sin(angle * 3 + 1) + 0.04 * Math.sin(angle * 5)
    return [(z * width * wobble) / 2.2, (x * depth * wobble) / 2.2]
  })

/** As `blob`, of just that width and depth. */
function shore(width: number, depth: number): Point[] {
  const points = blob(1, 1, 40)
  const [x, y] = ([0, 1] as const).map((i) => {
    const all = points.map((point) => point[i])
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return { middle: (least + most) / 2, size: most - least }
  })
  return points.map(([px, py]): Point => [((px - x.middle) / x.size) * width, ((py - y.middle) / y.size) * depth])
}

/** Things of garden and wild. */
export const OUTDOORS = [
  item('Rock', { category: 'outdoors', words: 'boulder, stone' }, () => [
    turned('Boulder', [0, 0, 0], path('0 0, 0.42 0, 0.45 0.16, 0.36 0.42, 0.18 0.58, 0 0.6'), STONE, {
      ...MAIN,
      sides: 7,
      faceted: true,
      scale: [1, 1, 0.78],
    }),
  ]),
  item('Rocks', { category: 'outdoors', words: 'rock group, pile of rocks, stones' }, () =>
    (
      [
        [-0.3, 0.05, 0.9, 0.5],
        [0.42, 0.1, 0.55, 0.32],
        [0.1, 0.45, 0.4, 0.22],
      ] as const
    ).map(([x, z, wide, high], i) =>
      turned(
        'Rock',
        [x, 0, z],
        [
          [0, 0],
          [wide * 0.46, 0],
          [wide / 2, high * 0.28],
          [wide * 0.38, high * 0.75],
          [0, high],
        ],
        i === 1 ? CONCRETE : STONE,
        { ...MAIN, sides: 7, faceted: true, rotation: [0, i * 41, 0] },
      ),
    ),
  ),
  item(
    'Fence',
    { category: 'outdoors', words: 'picket fence', params: { length: metres(1.9, 0.6, 12) } },
    ({ length }) => [
      ...along(Math.max(2, Math.round(length / 0.16)), length - 0.09).map((x) =>
        cut('Picket', [x, 0.5, 0.02], path('-0.04 0, 0.04 0, 0.04 0.93, 0 1, -0.04 0.93'), 0.02, OAK, MAIN),
      ),
      ...[0.3, 0.75].map((y) => box('Rail', [0, y, -0.005], [length, 0.08, 0.03], OAK, MAIN)),
    ],
  ),
  item(
    'Stepping stones',
    { category: 'outdoors', words: 'garden path, stepping stone, paving stones', params: { length: metres(3, 1, 20) } },
    ({ length }) =>
      along(Math.max(2, Math.round(length / 0.55)), length - 0.5).map((z, i) =>
        cut('Slab', [(i % 2 ? 1 : -1) * 0.1, 0.02, z], blob(0.62, 0.5, 10), 0.04, STONE, {
          ...MAIN,
          bevel: 0.01,
          rotation: [-90, 0, 0],
        }),
      ),
  ),
  item('Pond', { category: 'outdoors', words: 'pool, swimming pool, paddling pool, puddle' }, () => [
    cut('Rim', [0, 0.03, 0], blob(2.4, 1.8), 0.06, STONE, { bevel: 0.02, rotation: [-90, 0, 0] }),
    cut('Water', [0, 0.035, 0], blob(2.15, 1.55), 0.07, WATER, { ...MAIN, bevel: 0.005, rotation: [-90, 0, 0] }),
    ...path('-0.4 0.2, -0.15 0.4, 0.5 -0.2').map(([x, z]) =>
      rod('Lily pad', [x, 0.068, z], [0.13, 0.01], LEAF, { sides: 14 }),
    ),
    ball('Lily', [-0.38, 0.1, 0.2], [0.12, 0.07, 0.12], PINK),
  ]),
  item(
    'Lake',
    { category: 'outdoors', words: 'large pond', params: { width: metres(12, 4, 60), depth: metres(9, 3, 60) } },
    ({ width, depth }) => [
      cut('Shore', [0, 0.02, 0], shore(width, depth), 0.04, SAND, { bevel: 0.02, rotation: [-90, 0, 0] }),
      cut('Water', [0, 0.03, 0], shore(width - 0.6, depth - 0.6), 0.06, WATER, {
        ...MAIN,
        bevel: 0.005,
        rotation: [-90, 0, 0],
      }),
    ],
  ),
  item('Tent', { category: 'outdoors', words: 'camping tent' }, () => [
    cut('Sheet', [0, 0.65, 0], path('-1 0, -0.93 0, 0 1.18, 0.93 0, 1 0, 0 1.3'), 2.2, MUSTARD_CLOTH, MAIN),
    cut('Back', [0, 0.62, -1.02], path('-0.94 0, 0.94 0, 0 1.2'), 0.03, MUSTARD_CLOTH, MAIN),
    cut('Flap', [-0.62, 0.42, 1.05], path('-0.33 0, 0.1 0, 0.33 0.84'), 0.02, LINEN),
    cut('Flap', [0.62, 0.42, 1.05], path('0.33 0, -0.1 0, -0.33 0.84').reverse() as Point[], 0.02, LINEN),
    box('Floor', [0, 0.01, 0], [1.8, 0.02, 2.1], CLOTH),
  ]),
  item(
    'Campfire',
    {
      category: 'outdoors',
      words: 'fire, bonfire, fireplace outdoors',
      light: { position: [0, 0.45, 0], color: '#ff9d4a', intensity: 12 },
    },
    () => [
      ...around(9, 0.42).map(([x, z], i) =>
        turned('Stone', [x, 0, z], path('0 0, 0.1 0, 0.11 0.05, 0.06 0.13, 0 0.14'), STONE, {
          sides: 6,
          faceted: true,
          rotation: [0, i * 37, 0],
        }),
      ),
      ...around(4, 0.26).map(([x, z]) =>
        pole('Log', [x, 0.05, z], [-x * 0.25, 0.32, -z * 0.25], 0.045, BARK, { sides: 9 }),
      ),
      ...around(3, 0.08).map(([x, z], i) =>
        turned(
          'Flame',
          [x, 0.1, z],
          [
            [0, 0],
            [0.1, 0.1],
            [0.06, 0.28],
            [0, 0.44 + i * 0.06],
          ],
          FLAME,
          { ...MAIN, sides: 9, faceted: true },
        ),
      ),
    ],
  ),
  item('Picnic table', { category: 'outdoors', words: 'garden table' }, () => [
    ...along(5, 0.6).map((z) => box('Slat', [0, 0.735, z], [1.7, 0.03, 0.135], OAK, MAIN)),
    ...[-1, 1].flatMap((side) =>
      along(2, 0.14).map((z) => box('Seat', [0, 0.44, side * 0.66 + z], [1.7, 0.03, 0.13], OAK, MAIN)),
    ),
    ...[-0.6, 0.6].flatMap((x) => [
      box('Beam', [x, 0.4, 0], [0.05, 0.07, 1.46], OAK),
      ...[-1, 1].map((side) => pole('Leg', [x, 0.02, side * 0.52], [x, 0.73, side * 0.22], 0.035, OAK, { sides: 8 })),
    ]),
  ]),
  item('Parasol', { category: 'outdoors', words: 'sunshade, garden umbrella, beach umbrella' }, () => [
    rod('Foot', [0, 0, 0], [0.24, 0.06], CONCRETE),
    rod('Pole', [0, 0.05, 0], [0.022, 2.3], OAK, { sides: 12 }),
    turned('Canopy', [0, 1.95, 0], path('1.25 0, 0.7 0.26, 0 0.42'), RUST_CLOTH, { ...MAIN, sides: 8, faceted: true }),
    turned('Lining', [0, 1.94, 0], path('0 0.4, 0.7 0.24, 1.24 0'), LINEN, { sides: 8, faceted: true }),
    ball('Tip', [0, 2.38, 0], 0.06, OAK),
  ]),
  item('Barrel', { category: 'outdoors', words: 'cask, keg' }, () => [
    turned(
      'Staves',
      [0, 0, 0],
      path('0 0, 0.24 0, 0.29 0.25, 0.3 0.45, 0.29 0.65, 0.24 0.9, 0.22 0.9, 0.22 0.87, 0 0.87'),
      OAK,
      { ...MAIN, sides: 20 },
    ),
    ...[0.15, 0.75].map((y) => ring('Hoop', [0, y, 0], 0.268, 0.014, IRON)),
  ]),
  item('Crate', { category: 'outdoors', words: 'wooden box, wooden crate, chest' }, () => [
    box('Inside', [0, 0.25, 0], [0.46, 0.46, 0.46], BIRCH),
    ...corners(0.45, 0.45).map(([x, z]) => box('Post', [x, 0.25, z], [0.05, 0.5, 0.05], OAK, MAIN)),
    ...[-1, 1].flatMap((side) =>
      [0.04, 0.25, 0.46].flatMap((y) => [
        box('Board', [0, y, side * 0.238], [0.42, 0.08, 0.02], OAK, MAIN),
        box('Board', [side * 0.238, y, 0], [0.02, 0.08, 0.42], OAK, MAIN),
      ]),
    ),
  ]),
  item('Sandbox', { category: 'outdoors', words: 'sandpit' }, () => [
    box('Sand', [0, 0.09, 0], [1.5, 0.18, 1.5], SAND),
    ...[-1, 1].flatMap((side) => [
      box('Board', [0, 0.13, side * 0.77], [1.6, 0.26, 0.06], OAK, MAIN),
      box('Board', [side * 0.77, 0.13, 0], [0.06, 0.26, 1.48], OAK, MAIN),
    ]),
  ]),
  item('Hay roll', { category: 'outdoors', words: 'haystack, hay, straw roll' }, () => [
    pole('Hay', [-0.6, 0.6, 0], [0.6, 0.6, 0], 0.6, STRAW, { ...MAIN, sides: 22, soft: 0.06 }),
    ...[-0.25, 0.25].map((x) => ring('Twine', [x, 0.6, 0], 0.596, 0.01, BARK, { rotation: [0, 0, 90] })),
  ]),
  item(
    'Lantern',
    {
      category: 'outdoors',
      words: 'camping lantern',
      light: { position: [0, 0.16, 0], color: '#ffcf8a', intensity: 3 },
    },
    () => [
      rod('Foot', [0, 0, 0], [0.075, 0.03], IRON, MAIN),
      rod('Glass', [0, 0.03, 0], [0.055, 0.15], LANTERN),
      turned('Roof', [0, 0.18, 0], path('0 0, 0.08 0, 0.05 0.04, 0.02 0.06, 0 0.06'), IRON, MAIN),
      ...corners(0.1, 0.1).map(([x, z]) => rod('Bar', [x * 1.05, 0.02, z * 1.05], [0.004, 0.165], IRON, { sides: 6 })),
      ring('Handle', [0, 0.26, 0], 0.04, 0.005, STEEL, { rotation: [90, 0, 0] }),
    ],
  ),
  item('Beach ball', { category: 'outdoors', words: 'inflatable ball' }, () => [
    ball('Ball', [0, 0.2, 0], 0.4, YELLOW_PAINT, MAIN),
    ...[0, 60, 120].map((turn) => ring('Stripe', [0, 0.2, 0], 0.197, 0.008, RED, { rotation: [90, 0, turn] })),
  ]),
  item('Watering can', { category: 'outdoors', words: 'can for watering' }, () => [
    rod('Body', [0, 0, 0], [0.12, 0.24], TERRACOTTA, { ...MAIN, top: 0.1 }),
    pole('Spout', [0.1, 0.06, 0], [0.3, 0.26, 0], 0.022, TERRACOTTA, { ...MAIN, top: 0.016 }),
    pole('Rose', [0.28, 0.24, 0], [0.325, 0.285, 0], 0.02, GREY_FUR, { top: 0.045 }),
    ring('Handle', [-0.08, 0.2, 0], 0.09, 0.01, TERRACOTTA, { ...MAIN, rotation: [90, 0, 0] }),
  ]),
]
