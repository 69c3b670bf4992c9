import {
  BLUE_PAINT,
  CREAM,
  DARK_PANE,
  GRAPHITE,
  IRON,
  LANTERN,
  LINEN,
  OAK,
  RED_PAINT,
  ROOF_TILE,
  RUST_CLOTH,
  SKY_PANE,
  STEEL,
  STONE,
  WALNUT,
  WHITE,
} from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, around, ball, box, corners, cut, frontward, MAIN, path, pole, rectangle, rod, turned } from './parts.ts'

/** A round tower with merlons about its top. */
const tower = (x: number, z: number, radius: number, height: number) => [
  rod('Tower', [x, 0, z], [radius, height], STONE, { ...MAIN, soft: 0.02 }),
  ...around(8, radius - 0.12).map(([dx, dz, angle]) =>
    box('Merlon', [x + dx, height + 0.18, z + dz], [0.4, 0.4, 0.24], STONE, {
      rotation: [0, (angle * 180) / Math.PI, 0],
    }),
  ),
]

/** Buildings that are seen from afar, and what sails, flies and runs on rails. */
export const LANDMARKS = [
  item('Barn', { category: 'city', words: 'farm barn, stable' }, () => [
    cut('Body', [0, 2.6, 0], path('-3 -2.6, 3 -2.6, 3 0.4, 2.1 1.9, 0 2.6, -2.1 1.9, -3 0.4'), 7, RUST_CLOTH, MAIN),
    cut(
      'Roof',
      [0, 4.2, 0],
      path('-3.25 -1.15, -2.2 0.45, 0 1.2, 2.2 0.45, 3.25 -1.15, 3.1 -1.25, 2.1 0.28, 0 1.0, -2.1 0.28, -3.1 -1.25'),
      7.5,
      GRAPHITE,
    ),
    ...[-0.8, 0.8].map((x) => box('Door', [x, 1.35, 3.52], [1.5, 2.6, 0.08], WHITE)),
    ...[-0.8, 0.8].map((x) =>
      box('Brace', [x, 1.35, 3.56], [0.14, 2.6, 0.05], RUST_CLOTH, { rotation: [0, 0, Math.sign(x) * 28] }),
    ),
    box('Hatch', [0, 3.9, 3.52], [0.9, 0.9, 0.08], WHITE),
  ]),
  item('Garage', { category: 'city', words: 'carport, car garage' }, () => [
    box('Body', [0, 1.3, 0], [3.4, 2.6, 6], CREAM, MAIN),
    box('Roof', [0, 2.68, 0], [3.7, 0.18, 6.3], GRAPHITE),
    box('Gate', [0, 1.1, 3.01], [2.7, 2.2, 0.06], STEEL),
    ...along(4, 1.5).map((y) => box('Groove', [0, 1.1 + y, 3.045], [2.6, 0.03, 0.02], GRAPHITE)),
    box('Handle', [0, 0.45, 3.06], [0.3, 0.05, 0.05], GRAPHITE),
  ]),
  item('Windmill', { category: 'city', words: 'mill' }, () => [
    turned('Tower', [0, 0, 0], path('0 0, 1.6 0, 1.05 5.6, 0 5.6'), CREAM, { ...MAIN, sides: 8, faceted: true }),
    turned('Cap', [0, 5.6, 0], path('1.25 0, 1.2 0.3, 0.7 1.0, 0 1.25'), ROOF_TILE),
    pole('Shaft', [0, 5.9, 0.6], [0, 5.9, 1.6], 0.12, WALNUT),
    ...[45, 135, 225, 315].map((angle) => {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return box('Sail', [dx * 1.75, 5.9 + dy * 1.75, 1.52], [3.1, 0.62, 0.06], LINEN, { rotation: [0, 0, angle] })
    }),
    box('Door', [0, 0.95, 1.47], [0.9, 1.9, 0.12], WALNUT, { rotation: [-5.6, 0, 0] }),
    ...[2.6, 4.1].map((y) =>
      box('Window', [0, y, 1.62 - y * 0.098], [0.5, 0.6, 0.08], SKY_PANE, { rotation: [-5.6, 0, 0] }),
    ),
  ]),
  item('Lighthouse', { category: 'city', light: { position: [0, 8.2, 0], color: '#ffe2b0', intensity: 30 } }, () => [
    turned('Tower', [0, 0, 0], path('0 0, 1.3 0, 0.85 7.4, 0 7.4'), WHITE),
    ...[1.2, 3.6, 6].map((y) => {
      const radius = (at: number) => 1.3 - (at / 7.4) * 0.45 + 0.01
      return turned(
        'Band',
        [0, y, 0],
        [
          [radius(y), 0],
          [radius(y + 1.2), 1.2],
        ],
        RED_PAINT,
        MAIN,
      )
    }),
    rod('Gallery', [0, 7.4, 0], [1.25, 0.14], IRON),
    rod('Lantern', [0, 7.54, 0], [0.62, 1.2], LANTERN),
    turned('Cap', [0, 8.74, 0], path('0.85 0, 0.5 0.4, 0 0.7'), RED_PAINT),
    box('Door', [0, 0.95, 1.25], [0.8, 1.9, 0.12], WALNUT, { rotation: [-3.5, 0, 0] }),
  ]),
  item('Castle', { category: 'city', words: 'fortress, palace' }, () => [
    ...corners(7, 7).flatMap(([x, z]) => tower(x, z, 1, 4.6)),
    ...[-1, 1].map((side) => box('Wall', [side * 3.5, 1.6, 0], [0.7, 3.2, 6], STONE, MAIN)),
    box('Wall', [0, 1.6, -3.5], [6, 3.2, 0.7], STONE, MAIN),
    cut('Wall', [0, 1.6, 3.5], rectangle(6, 3.2), 0.7, STONE, {
      ...MAIN,
      holes: [path('-0.8 -1.55, 0.8 -1.55, 0.8 0.2, 0.4 0.75, -0.4 0.75, -0.8 0.2')],
    }),
    box('Gate', [0, 1.1, 3.4], [1.6, 2.2, 0.14], WALNUT),
    ...along(5, 4.6).flatMap((at) => [
      ...[-1, 1].map((side) => box('Merlon', [at, 3.4, side * 3.5], [0.5, 0.4, 0.7], STONE)),
      ...[-1, 1].map((side) => box('Merlon', [side * 3.5, 3.4, at], [0.7, 0.4, 0.5], STONE)),
    ]),
    box('Keep', [0, 2.9, -0.6], [2.8, 5.8, 2.8], STONE, MAIN),
    turned('Roof', [0, 5.8, -0.6], path('2.2 0, 0 2.4'), ROOF_TILE, { sides: 4, rotation: [0, 45, 0] }),
    pole('Flagpole', [0, 8.1, -0.6], [0, 9.4, -0.6], 0.04, STEEL),
    box('Flag', [0.45, 9.1, -0.6], [0.85, 0.5, 0.03], RED_PAINT),
  ]),
  item('Boat', { category: 'outdoors', words: 'rowing boat, rowboat, fishing boat' }, () =>
    frontward([
      cut(
        'Hull',
        [0, 0.2, 0],
        path('1.9 0, 1.2 0.52, 0 0.7, -1.4 0.62, -1.8 0.45, -1.8 -0.45, -1.4 -0.62, 0 -0.7, 1.2 -0.52'),
        0.4,
        WHITE,
        { rotation: [90, 0, 0], bevel: 0.12 },
      ),
      cut(
        'Rim',
        [0, 0.42, 0],
        path('1.98 0, 1.24 0.58, 0 0.76, -1.44 0.68, -1.86 0.5, -1.86 -0.5, -1.44 -0.68, 0 -0.76, 1.24 -0.58'),
        0.1,
        BLUE_PAINT,
        {
          ...MAIN,
          rotation: [90, 0, 0],
          holes: [
            path('1.7 0, 1.1 0.45, 0 0.62, -1.35 0.55, -1.68 0.42, -1.68 -0.42, -1.35 -0.55, 0 -0.62, 1.1 -0.45'),
          ],
        },
      ),
      ...[-0.9, 0.45].map((x) => box('Bench', [x, 0.43, 0], [0.28, 0.05, 1.15], OAK)),
      ...[-1, 1].flatMap((side) => [
        pole('Oar', [-0.1, 0.5, side * 0.3], [-0.5, 0.42, side * 1.5], 0.025, OAK),
        box('Blade', [-0.58, 0.4, side * 1.72], [0.16, 0.03, 0.5], OAK, { rotation: [0, side * 18, 0] }),
      ]),
    ]),
  ),
  item('Sailboat', { category: 'outdoors', words: 'sailing boat, yacht, sailing ship, ship' }, () =>
    frontward([
      cut(
        'Hull',
        [0, 0.4, 0],
        path('3.2 0, 2.4 0.75, 0.4 1.0, -2 0.85, -2.8 0.7, -2.8 -0.7, -2 -0.85, 0.4 -1.0, 2.4 -0.75'),
        0.8,
        BLUE_PAINT,
        { ...MAIN, rotation: [90, 0, 0], bevel: 0.25 },
      ),
      cut(
        'Deck',
        [0, 0.82, 0],
        path('2.9 0, 2.2 0.62, 0.4 0.86, -2.6 0.6, -2.6 -0.6, 0.4 -0.86, 2.2 -0.62'),
        0.06,
        OAK,
        { rotation: [90, 0, 0] },
      ),
      box('Cabin', [-0.7, 1.05, 0], [1.7, 0.45, 1.05], WHITE, { soft: 0.08 }),
      pole('Mast', [0.5, 0.82, 0], [0.5, 6.6, 0], 0.06, WALNUT),
      pole('Boom', [0.5, 1.6, 0], [-2.4, 1.5, 0], 0.045, WALNUT),
      cut('Sail', [-0.95, 4.05, 0], path('1.35 2.4, 1.35 -2.4, -1.45 -2.4'), 0.03, LINEN),
      cut('Jib', [1.55, 3.2, 0], path('-0.95 2.0, 1.15 -2.1, -0.9 -1.9'), 0.03, LINEN),
    ]),
  ),
  item('Airplane', { category: 'products', words: 'aeroplane, aircraft, jet, jet plane, passenger plane' }, () =>
    frontward([
      pole('Body', [-3.6, 1.5, 0], [2.6, 1.5, 0], 0.62, WHITE, { ...MAIN, sides: 24, soft: 0.2 }),
      ball('Nose', [2.6, 1.5, 0], [2, 1.24, 1.24], WHITE, MAIN),
      turned('Tail', [-4.6, 1.5, 0], path('0.08 -1, 0.62 1'), WHITE, { ...MAIN, rotation: [0, 0, -90] }),
      cut(
        'Wing',
        [0.1, 1.3, 0],
        path('0.9 0.5, -0.6 4.6, -1.2 4.6, -0.9 0.5, -0.9 -0.5, -1.2 -4.6, -0.6 -4.6, 0.9 -0.5'),
        0.12,
        STEEL,
        { rotation: [90, 0, 0] },
      ),
      cut('Tailplane', [-4.8, 1.7, 0], path('0.4 0, -0.3 1.7, -0.7 1.7, -0.6 0, -0.7 -1.7, -0.3 -1.7'), 0.08, STEEL, {
        rotation: [90, 0, 0],
      }),
      cut('Fin', [-4.85, 2.6, 0], path('0.8 -0.9, -0.3 0.9, -0.8 0.9, -0.7 -0.9'), 0.1, RED_PAINT),
      ...[-1, 1].flatMap((side) => [
        pole('Engine', [-0.2, 0.95, side * 2], [0.9, 0.95, side * 2], 0.28, GRAPHITE),
        box('Windows', [-0.4, 1.68, side * 0.61], [4.6, 0.14, 0.04], DARK_PANE),
      ]),
      box('Cockpit', [3.0, 1.85, 0], [0.5, 0.26, 0.9], DARK_PANE, { soft: 0.05, rotation: [0, 0, -20] }),
      ...[
        [2.2, 0],
        [-0.6, -0.9],
        [-0.6, 0.9],
      ].flatMap(([x, z]) => [
        pole('Strut', [x, 0.25, z], [x, 1.2, z], 0.04, STEEL),
        pole('Wheel', [x, 0.25, z - 0.08], [x, 0.25, z + 0.08], 0.25, GRAPHITE, { sides: 20 }),
      ]),
    ]),
  ),
  item(
    'Railway track',
    {
      category: 'city',
      words: 'track, tracks, rails, railroad, railway, train track',
      params: { length: metres(12, 2, 60) },
    },
    ({ length }) => [
      box('Ballast', [0, 0.06, 0], [2.6, 0.12, length], STONE, MAIN),
      ...along(Math.max(2, Math.round(length / 0.7)), length - 0.3).map((z) =>
        box('Sleeper', [0, 0.14, z], [2.2, 0.1, 0.24], WALNUT),
      ),
      ...[-1, 1].map((side) => box('Rail', [(side * GAUGE) / 2, 0.25, 0], [0.08, 0.12, length], STEEL)),
    ],
  ),
  item(
    'Train',
    { category: 'city', words: 'locomotive, railway engine, steam engine', params: { wagons: count(2, 0, 6) } },
    ({ wagons }) =>
      frontward([
        box('Frame', [0, 0.75, 0], [5, 0.25, 1.6], GRAPHITE),
        pole('Boiler', [-0.5, 1.6, 0], [2.4, 1.6, 0], 0.68, RED_PAINT, { ...MAIN, sides: 24 }),
        box('Cab', [-1.6, 1.95, 0], [1.7, 2.2, 1.9], RED_PAINT, MAIN),
        box('Roof', [-1.6, 3.12, 0], [2, 0.14, 2.1], GRAPHITE),
        ...[-1, 1].map((side) => box('Window', [-1.6, 2.35, side * 0.955], [1, 0.7, 0.03], DARK_PANE)),
        rod('Chimney', [1.9, 2.2, 0], [0.2, 0.9], GRAPHITE, { top: 0.3 }),
        rod('Dome', [0.8, 2.2, 0], [0.26, 0.35], STEEL),
        ball('Lamp', [2.5, 1.75, 0], 0.3, LANTERN),
        ...[-1.7, -0.2, 1.4].flatMap((x) => axle(x, 0.5)),
        ...Array.from({ length: wagons }, (_, i) => wagon(-5.4 - i * 5.6)).flat(),
      ]),
  ),
]

/** Metres between the rails. */
const GAUGE = 1.44

const axle = (x: number, radius: number) =>
  [-1, 1].map((side) => pole('Wheel', [x, radius, side * 0.68], [x, radius, side * 0.8], radius, IRON, { sides: 24 }))

const wagon = (x: number) => [
  box('Coupling', [x + 2.75, 0.8, 0], [0.5, 0.12, 0.2], GRAPHITE),
  box('Floor', [x, 0.8, 0], [5.1, 0.25, 1.8], GRAPHITE),
  box('Wagon', [x, 1.85, 0], [5, 1.9, 1.9], BLUE_PAINT),
  box('Roof', [x, 2.88, 0], [5.2, 0.16, 2.05], GRAPHITE),
  ...along(4, 3.6).flatMap((dx) =>
    [-1, 1].map((side) => box('Window', [x + dx, 2.1, side * 0.955], [0.8, 0.7, 0.03], DARK_PANE)),
  ),
  ...[-1.6, 1.6].flatMap((dx) => axle(x + dx, 0.4)),
]
