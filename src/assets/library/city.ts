import type { Finish, LibraryPart } from '../../commands/library-item.ts'
import {
  AMBER_LIGHT,
  ASPHALT,
  BLUE_PAINT,
  CHROME,
  CLEAR,
  CONCRETE,
  CREAM,
  DARK_PANE,
  GRAPHITE,
  GREEN_LIGHT,
  GREEN_PAINT,
  IRON,
  LANTERN,
  LINEN,
  OAK,
  PLASTER,
  RED,
  RED_LIGHT,
  RED_PAINT,
  ROAD_PAINT,
  ROOF_TILE,
  RUBBER,
  RUST_CLOTH,
  SIGN_BLUE,
  SKY_PANE,
  STEEL,
  TERRACOTTA,
  WALNUT,
  WHITE,
  YELLOW_PAINT,
} from './finishes.ts'
import { count, item } from './item.ts'
import { along, arc, ball, box, cut, frontward, MAIN, type Point, path, pole, rectangle, ring, rod } from './parts.ts'

const wheel = (x: number, z: number, radius: number): LibraryPart[] => {
  const side = Math.sign(z)
  return [
    pole('Wheel', [x, radius, z - 0.11 * side], [x, radius, z + 0.09 * side], radius, RUBBER, {
      sides: 20,
      soft: 0.03,
    }),
    pole('Hub', [x, radius, z + 0.06 * side], [x, radius, z + 0.1 * side], radius * 0.55, STEEL, { sides: 14 }),
  ]
}

const wheels = (xs: readonly number[], width: number, radius: number) =>
  xs.flatMap((x) => [-1, 1].flatMap((side) => wheel(x, (side * width) / 2 - side * 0.1, radius)))

/** The lights of a car, whose front is at +X. */
const headlights = (front: number, back: number, y: number, apart: number) =>
  [-1, 1].flatMap((side) => [
    box('Headlight', [front, y, side * apart], [0.04, 0.1, 0.22], LANTERN),
    box('Tail light', [back, y, side * apart], [0.04, 0.1, 0.2], RED_LIGHT),
  ])

/** The lower edge of a body with its wheel arches, from the back to the front. */
const arches = (xs: readonly number[], radius: number, y: number): Point[] =>
  xs.flatMap((x) => arc(x, y, radius, 180, 0, 8))

const car = (
  paint: Finish,
  roof: readonly Point[],
  glass: readonly Point[],
  more: readonly LibraryPart[] = [],
): LibraryPart[] =>
  frontward([
    ...more,
    cut(
      'Body',
      [0, 0.6, 0],
      [
        [-2, 0.3],
        ...arches([-1.25, 1.25], 0.38, 0.3),
        [2, 0.3],
        [2, 0.62],
        [1.9, 0.78],
        [1.1, 0.86],
        [-1.8, 0.9],
        [-2, 0.8],
      ],
      1.7,
      paint,
      { ...MAIN, bevel: 0.07 },
    ),
    cut('Cabin', [glass[0][0] / 2 + glass[1][0] / 2, 1.13, 0], glass, 1.42, DARK_PANE, { bevel: 0.06 }),
    cut('Roof', [(roof[0][0] + roof[1][0]) / 2, 1.4, 0], roof, 1.36, paint, { ...MAIN, bevel: 0.03 }),
    ...wheels([-1.25, 1.25], 1.7, 0.32),
    ...headlights(1.97, -1.99, 0.68, 0.6),
    box('Bumper', [1.98, 0.4, 0], [0.08, 0.12, 1.5], GRAPHITE),
    box('Bumper', [-1.98, 0.4, 0], [0.08, 0.12, 1.5], GRAPHITE),
  ])

const windows = (width: number, floors: number, from: number, storey: number, front: number, columns: number) =>
  Array.from({ length: floors }, (_, floor) =>
    along(columns, width - width / columns).flatMap((x) => [
      box('Window', [x, from + floor * storey, front], [(width / columns) * 0.55, storey * 0.5, 0.06], SKY_PANE),
      box(
        'Sill',
        [x, from + floor * storey - storey * 0.27, front + 0.03],
        [(width / columns) * 0.62, 0.06, 0.12],
        WHITE,
      ),
    ]),
  ).flat()

/** A square of road, so many metres a side on a grid: two lanes between two pavements. */
const TILE = 6
const KERB = 0.8
/** From the middle of a piece to that of its pavement. */
const EDGE = (TILE - KERB) / 2
const tile = (marks: LibraryPart[], curbs: LibraryPart[]) => [
  box('Asphalt', [0, 0.01, 0], [TILE, 0.02, TILE], ASPHALT, MAIN),
  ...curbs,
  ...marks,
]
const pavement = (x: number) => box('Pavement', [x, 0.05, 0], [KERB, 0.1, TILE], CONCRETE)
const corner = (x: number, z: number) => box('Pavement', [x, 0.05, z], [KERB, 0.1, KERB], CONCRETE)
const dash = (z: number) => box('Dash', [0, 0.021, z], [0.12, 0.006, 0.9], ROAD_PAINT)

const sign = (name: string, words: string, plate: (y: number) => LibraryPart[]) =>
  item(name, { category: 'city', words }, () => [
    rod('Foot', [0, 0, 0], [0.12, 0.05], CONCRETE),
    rod('Post', [0, 0.04, 0], [0.03, 2.3], STEEL, { sides: 12 }),
    ...plate(2.15),
  ])

/** Houses, streets and what stands and drives there. */
export const CITY = [
  item('House', { category: 'city', words: 'home, cottage, hut, building, farmhouse, cabin, villa' }, () => [
    box('Body', [0, 1.35, 0], [4.2, 2.7, 3.6], CREAM, MAIN),
    cut('Gable', [0, 3.35, 0], path('-1.8 0, 1.8 0, 0 1.3'), 4.2, CREAM, { ...MAIN, rotation: [0, 90, 0] }),
    cut('Roof', [0, 3.4, 0], path('-2.2 0, -2.0 -0.1, 0 1.35, 2.0 -0.1, 2.2 0, 0 1.58'), 4.7, ROOF_TILE, {
      rotation: [0, 90, 0],
    }),
    box('Chimney', [1.2, 3.85, -0.7], [0.45, 1.2, 0.45], TERRACOTTA),
    box('Door', [-0.9, 1, 1.81], [0.9, 2, 0.06], WALNUT),
    ball('Knob', [-0.58, 1, 1.86], 0.06, STEEL),
    box('Step', [-0.9, 0.06, 2.0], [1.2, 0.12, 0.5], CONCRETE),
    ...[-1.3, 1.3].map((z) => box('Window', [-2.11, 1.5, z * 0.6], [0.06, 0.9, 0.8], SKY_PANE)),
    box('Window', [0.9, 1.5, 1.81], [1.1, 0.9, 0.06], SKY_PANE),
    cut('Window frame', [0.9, 1.5, 1.83], rectangle(1.24, 1.04), 0.06, WHITE, {
      holes: [rectangle(1.04, 0.84).reverse()],
    }),
    box('Shutter', [0.1, 1.5, 1.83], [0.3, 1, 0.05], GREEN_PAINT),
    box('Shutter', [1.7, 1.5, 1.83], [0.3, 1, 0.05], GREEN_PAINT),
  ]),
  item(
    'Apartment house',
    {
      category: 'city',
      words: 'apartment building, apartment block, block of flats, town house',
      params: { floors: count(4, 2, 12) },
    },
    ({ floors }) => [
      box('Body', [0, (floors * 3) / 2 + 0.2, 0], [8, floors * 3, 6], TERRACOTTA, MAIN),
      box('Plinth', [0, 0.2, 0], [8.1, 0.4, 6.1], CONCRETE),
      box('Cornice', [0, floors * 3 + 0.3, 0], [8.4, 0.3, 6.4], PLASTER),
      box('Door', [0, 1.3, 3.02], [1.4, 2.4, 0.1], WALNUT),
      box('Canopy', [0, 2.65, 3.3], [2, 0.1, 0.7], GRAPHITE),
      ...windows(8, floors - 1, 4.8, 3, 3.02, 4),
      ...[-2.8, 2.8].map((x) => box('Window', [x, 1.7, 3.02], [1.6, 1.6, 0.06], SKY_PANE)),
    ],
  ),
  item(
    'Tower',
    {
      category: 'city',
      words: 'skyscraper, high-rise, office building, office block',
      params: { floors: count(10, 3, 40) },
    },
    ({ floors }) => [
      box('Core', [0, (floors * 3.2) / 2, 0], [7.4, floors * 3.2, 7.4], SKY_PANE),
      ...Array.from({ length: floors + 1 }, (_, i) => box('Slab', [0, i * 3.2 + 0.15, 0], [8, 0.3, 8], WHITE, MAIN)),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          box('Pier', [x * 3.85, (floors * 3.2) / 2, z * 3.85], [0.3, floors * 3.2, 0.3], WHITE, MAIN),
        ),
      ),
      box('Plant room', [0, floors * 3.2 + 0.8, 0], [3, 1.2, 3], CONCRETE),
    ],
  ),
  item('Shop', { category: 'city', words: 'store, cafe, bakery, boutique' }, () => [
    box('Body', [0, 1.75, 0], [5, 3.5, 4], LINEN, MAIN),
    box('Parapet', [0, 3.55, 0], [5.2, 0.25, 4.2], WHITE),
    box('Shop window', [-0.8, 1.3, 2.01], [2.8, 1.9, 0.06], SKY_PANE),
    box('Door', [1.6, 1.1, 2.01], [1, 2.2, 0.06], DARK_PANE),
    box('Name board', [0, 2.9, 2.05], [4.4, 0.5, 0.1], GRAPHITE),
    ...along(10, 4.05).map((x, i) =>
      box('Awning', [x, 2.42, 2.45], [0.45, 0.05, 0.95], i % 2 ? LINEN : RUST_CLOTH, { rotation: [22, 0, 0] }),
    ),
  ]),
  item('Car', { category: 'city', words: 'automobile, auto, hatchback' }, () =>
    car(
      RED_PAINT,
      path('-1.15 1.36, 0.35 1.36, 0.3 1.44, -1.1 1.44'),
      path('-1.75 0.86, 1.05 0.86, 0.35 1.4, -1.2 1.4'),
    ),
  ),
  item('Taxi', { category: 'city', words: 'cab, yellow cab' }, () =>
    car(
      YELLOW_PAINT,
      path('-1.0 1.36, 0.35 1.36, 0.3 1.44, -0.95 1.44'),
      path('-1.5 0.86, 1.05 0.86, 0.35 1.4, -1.05 1.4'),
      [box('Roof sign', [-0.35, 1.5, 0], [0.2, 0.14, 0.5], LANTERN)],
    ),
  ),
  item('Van', { category: 'city', words: 'delivery van, minivan, camper' }, () =>
    frontward([
      cut(
        'Body',
        [0, 1.15, 0],
        [
          [-2.4, 0.35],
          ...arches([-1.5, 1.5], 0.42, 0.35),
          [2.4, 0.35],
          [2.4, 0.95],
          [1.7, 1.15],
          [1.2, 1.95],
          [-2.4, 1.95],
        ],
        1.9,
        WHITE,
        { ...MAIN, bevel: 0.08 },
      ),
      cut(
        'Windscreen',
        [1.42, 1.55, 0],
        path('-0.24 0.3, -0.2 0.3, 0.24 -0.34, 0.2 -0.34').reverse() as Point[],
        1.6,
        DARK_PANE,
      ),
      ...[-1, 1].map((side) => box('Side window', [0.75, 1.5, side * 0.945], [0.7, 0.5, 0.03], DARK_PANE)),
      ...wheels([-1.5, 1.5], 1.9, 0.36),
      ...headlights(2.37, -2.39, 0.75, 0.7),
      box('Bumper', [2.36, 0.45, 0], [0.1, 0.16, 1.7], GRAPHITE),
    ]),
  ),
  item('Truck', { category: 'city', words: 'lorry' }, () =>
    frontward([
      box('Chassis', [0, 0.6, 0], [6.2, 0.2, 1.2], GRAPHITE),
      box('Cargo', [-0.9, 1.95, 0], [4.4, 2.4, 2.2], WHITE, { soft: 0.04 }),
      cut('Cab', [2.25, 1.45, 0], path('-0.85 -0.85, 0.85 -0.85, 0.85 0.0, 0.6 0.85, -0.85 0.85'), 2.1, BLUE_PAINT, {
        ...MAIN,
        bevel: 0.08,
      }),
      box('Windscreen', [2.98, 1.86, 0], [0.05, 0.62, 1.8], DARK_PANE, { rotation: [0, 0, 16.4] }),
      ...[-1, 1].map((side) => box('Side window', [2.2, 1.8, side * 1.045], [0.8, 0.5, 0.03], DARK_PANE)),
      ...wheels([-2.3, -1.3, 2.2], 2.1, 0.46),
      ...headlights(3.08, -3.09, 0.85, 0.8),
    ]),
  ),
  item('Bus', { category: 'city', words: 'coach, city bus' }, () =>
    frontward([
      cut(
        'Body',
        [0, 1.55, 0],
        [[-4, 0.4], ...arches([-2.4, 2.5], 0.5, 0.4), [4, 0.4], [4, 2.75], [-4, 2.75]],
        2.4,
        GREEN_PAINT,
        { ...MAIN, bevel: 0.12 },
      ),
      ...[-1, 1].map((side) => box('Windows', [-0.1, 2.0, side * 1.19], [7.2, 0.8, 0.04], DARK_PANE)),
      box('Windscreen', [3.99, 1.9, 0], [0.04, 1.2, 2.0], DARK_PANE),
      box('Line board', [3.99, 2.6, 0], [0.05, 0.2, 1.4], LANTERN),
      ...[-0.6, 1.6].map((x) => box('Door', [x, 1.4, 1.195], [0.9, 1.9, 0.03], DARK_PANE)),
      ...wheels([-2.4, 2.5], 2.4, 0.44),
      ...headlights(3.99, -3.99, 0.8, 0.9),
    ]),
  ),
  item('Bicycle', { category: 'city', words: 'bike, cycle' }, () =>
    frontward([
      ...[-0.52, 0.52].flatMap((x) => [
        ring('Tyre', [x, 0.34, 0], 0.315, 0.025, RUBBER, { rotation: [90, 0, 0] }),
        pole('Hub', [x, 0.34, -0.03], [x, 0.34, 0.03], 0.03, STEEL),
        ...[0, 60, 120].map((turn) =>
          box('Spokes', [x, 0.34, 0], [0.62, 0.006, 0.006], STEEL, { rotation: [0, 0, turn] }),
        ),
      ]),
      pole('Tube', [-0.52, 0.34, 0], [-0.12, 0.32, 0], 0.014, RED_PAINT, MAIN),
      pole('Tube', [-0.52, 0.34, 0], [-0.2, 0.74, 0], 0.014, RED_PAINT, MAIN),
      pole('Tube', [-0.12, 0.32, 0], [-0.22, 0.84, 0], 0.018, RED_PAINT, MAIN),
      pole('Tube', [-0.12, 0.32, 0], [0.36, 0.76, 0], 0.02, RED_PAINT, MAIN),
      pole('Tube', [-0.2, 0.74, 0], [0.35, 0.8, 0], 0.018, RED_PAINT, MAIN),
      pole('Fork', [0.34, 0.92, 0], [0.52, 0.34, 0], 0.016, RED_PAINT, MAIN),
      pole('Handlebar', [0.36, 0.95, -0.26], [0.36, 0.95, 0.26], 0.014, CHROME),
      ...[-0.24, 0.24].map((z) => pole('Grip', [0.36, 0.95, z - 0.06], [0.36, 0.95, z + 0.06], 0.02, RUBBER)),
      box('Saddle', [-0.23, 0.87, 0], [0.26, 0.06, 0.15], RUBBER, { soft: 0.025 }),
      pole('Crank', [-0.12, 0.32, -0.12], [-0.12, 0.32, 0.12], 0.012, STEEL),
      pole('Chainring', [-0.12, 0.32, 0.045], [-0.12, 0.32, 0.055], 0.09, STEEL, { sides: 18, soft: 0.001 }),
    ]),
  ),
  item('Road', { category: 'city', words: 'road piece, street, straight road' }, () =>
    tile([-2.25, -0.75, 0.75, 2.25].map(dash), [pavement(-EDGE), pavement(EDGE)]),
  ),
  item('Road bend', { category: 'city', words: 'road corner, road curve, street corner' }, () =>
    tile(
      arc(TILE / 2, TILE / 2, TILE / 2, 186, 264, 5).map(([x, z], i) =>
        box('Dash', [x, 0.021, z], [0.12, 0.006, 0.6], ROAD_PAINT, { rotation: [0, 6 + i * 15.6, 0] }),
      ),
      [
        pavement(-EDGE),
        box('Pavement', [KERB / 2, 0.05, -EDGE], [TILE - KERB, 0.1, KERB], CONCRETE),
        corner(EDGE, EDGE),
      ],
    ),
  ),
  item('Crossroads', { category: 'city', words: 'junction, intersection, crossing' }, () =>
    tile(
      [-1, 1].flatMap((side) =>
        along(7, 3.6).map((x) => box('Stripe', [x, 0.021, side * EDGE], [0.3, 0.006, 0.7], ROAD_PAINT)),
      ),
      [corner(-EDGE, -EDGE), corner(EDGE, -EDGE), corner(-EDGE, EDGE), corner(EDGE, EDGE)],
    ),
  ),
  item(
    'Street lamp',
    {
      category: 'city',
      words: 'streetlamp, streetlight, street light, lamp post, lamppost',
      light: { position: [0, 3.4, 0], color: '#ffd9a8', intensity: 20 },
    },
    () => [
      rod('Foot', [0, 0, 0], [0.13, 0.22], IRON, { top: 0.08 }),
      rod('Post', [0, 0.2, 0], [0.05, 3.05], IRON, { top: 0.035, sides: 14 }),
      rod('Collar', [0, 3.22, 0], [0.1, 0.05], IRON),
      rod('Lantern', [0, 3.26, 0], [0.11, 0.34], LANTERN, { top: 0.16 }),
      rod('Cap', [0, 3.58, 0], [0.19, 0.09], IRON, { top: 0.04 }),
    ],
  ),
  item('Traffic light', { category: 'city', words: 'traffic lights, stop light, traffic signal' }, () => [
    rod('Foot', [0, 0, 0], [0.13, 0.08], CONCRETE),
    rod('Post', [0, 0.06, 0], [0.045, 2.1], GRAPHITE, { sides: 12 }),
    box('Housing', [0, 2.55, 0], [0.3, 0.86, 0.22], GRAPHITE, MAIN),
    ...(
      [
        [0.27, RED_LIGHT],
        [0, AMBER_LIGHT],
        [-0.27, GREEN_LIGHT],
      ] as const
    ).map(([y, finish]) => pole('Light', [0, 2.55 + y, 0.1], [0, 2.55 + y, 0.125], 0.095, finish, { sides: 18 })),
  ]),
  sign('Stop sign', 'road sign, street sign, traffic sign', (y) => [
    pole('Plate', [0, y, 0.028], [0, y, 0.042], 0.34, RED, { ...MAIN, sides: 8, soft: 0.002 }),
    box('Bar', [0, y, 0.045], [0.4, 0.09, 0.006], WHITE),
  ]),
  sign('Parking sign', 'car park sign', (y) => [
    box('Plate', [0, y, 0.035], [0.5, 0.5, 0.014], SIGN_BLUE, MAIN),
    box('Stem', [-0.08, y, 0.045], [0.07, 0.34, 0.006], WHITE),
    cut(
      'Bow',
      [0.035, y + 0.085, 0.045],
      [[-0.08, -0.085], ...arc(0.02, 0, 0.085, -90, 90, 8), [-0.08, 0.085]],
      0.006,
      WHITE,
      {
        holes: [path('-0.04 -0.03, 0.02 -0.03, 0.045 0, 0.02 0.03, -0.04 0.03').reverse() as Point[]],
        bevel: 0,
      },
    ),
  ]),
  item('Bus stop', { category: 'city', words: 'bus shelter' }, () => [
    box('Roof', [0, 2.4, 0], [3.2, 0.1, 1.4], GRAPHITE, MAIN),
    ...[-1.5, 1.5].map((x) => box('Post', [x, 1.175, -0.6], [0.08, 2.35, 0.08], GRAPHITE)),
    box('Back pane', [0, 1.25, -0.6], [2.9, 1.9, 0.02], CLEAR),
    box('Side pane', [-1.5, 1.25, -0.1], [0.02, 1.9, 0.9], CLEAR),
    box('Seat', [0.2, 0.46, -0.35], [2, 0.05, 0.36], OAK),
    ...[-0.6, 1].map((x) => box('Foot', [x, 0.22, -0.35], [0.06, 0.44, 0.3], GRAPHITE)),
    box('Board', [1.3, 1.4, -0.57], [0.6, 1, 0.04], SIGN_BLUE),
  ]),
  item('Hydrant', { category: 'city', words: 'fire hydrant' }, () => [
    rod('Foot', [0, 0, 0], [0.16, 0.05], RED, MAIN),
    rod('Body', [0, 0.05, 0], [0.11, 0.5], RED, MAIN),
    rod('Collar', [0, 0.5, 0], [0.14, 0.05], RED, MAIN),
    ball('Cap', [0, 0.56, 0], [0.22, 0.2, 0.22], RED, MAIN),
    pole('Outlet', [-0.18, 0.36, 0], [0.18, 0.36, 0], 0.055, STEEL),
    pole('Outlet', [0, 0.36, 0], [0, 0.36, 0.18], 0.065, STEEL),
  ]),
  item('Post box', { category: 'city', words: 'mailbox, letter box, letterbox' }, () => [
    rod('Post', [0, 0, 0], [0.04, 0.8], GRAPHITE, { sides: 12 }),
    cut('Box', [0, 1.02, 0], [[-0.2, -0.22], [0.2, -0.22], ...arc(0, 0.02, 0.2, 0, 180, 10)], 0.32, YELLOW_PAINT, {
      ...MAIN,
      bevel: 0.015,
    }),
    box('Slot', [0, 1.08, 0.161], [0.26, 0.03, 0.006], GRAPHITE),
  ]),
  item('Traffic cone', { category: 'city', words: 'pylon, road cone' }, () => [
    box('Foot', [0, 0.015, 0], [0.36, 0.03, 0.36], RUBBER),
    rod('Cone', [0, 0.025, 0], [0.14, 0.5], TERRACOTTA, { ...MAIN, top: 0.03 }),
    rod('Band', [0, 0.24, 0], [0.098, 0.1], WHITE, { top: 0.077, soft: 0.001 }),
  ]),
]
