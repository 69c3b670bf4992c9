import type { LibraryPart } from '../../commands/library-item.ts'
import { BIRCH, GRAPHITE, OAK, STEEL, WALNUT, WHITE } from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, box, cut, legs, MAIN, path, pole, rod, rounded, turned } from './parts.ts'

const table = (width: number, depth: number, height: number): LibraryPart[] => [
  cut('Top', [0, height - 0.018, 0], rounded(width, depth, 0.03), 0.036, OAK, {
    ...MAIN,
    bevel: 0.008,
    rotation: [-90, 0, 0],
  }),
  ...[-1, 1].flatMap((side) => [
    box('Apron', [0, height - 0.075, side * (depth / 2 - 0.08)], [width - 0.18, 0.08, 0.02], OAK),
    box('Apron', [side * (width / 2 - 0.08), height - 0.075, 0], [0.02, 0.08, depth - 0.18], OAK),
  ]),
  ...legs(width - 0.08, depth - 0.08, height - 0.034, 0.06, OAK),
]

/** A round top on one foot; metres. */
const pedestal = (diameter: number, height: number): LibraryPart[] => [
  rod('Top', [0, height - 0.035, 0], [diameter / 2, 0.035], OAK, { ...MAIN, sides: 48 }),
  turned(
    'Stem',
    [0, 0, 0],
    [
      [0, 0],
      [diameter * 0.28, 0],
      [diameter * 0.28, 0.02],
      [0.07, 0.06],
      [0.045, 0.16],
      [0.045, height - 0.12],
      [0.11, height - 0.035],
      [0, height - 0.035],
    ],
    OAK,
  ),
]

const extent = (width: number, depth: number, height: number) => ({
  width: metres(width, 0.3, 4),
  depth: metres(depth, 0.3, 2.5),
  height: metres(height, 0.2, 1.3),
})

const drawers = (places: number, at: { x: number; from: number; to: number; front: number; width: number }) => {
  const tall = (at.to - at.from) / places
  return Array.from({ length: places }, (_, i) => {
    const y = at.from + tall * (i + 0.5)
    return [
      box('Drawer', [at.x, y, at.front], [at.width, tall - 0.012, 0.02], BIRCH),
      box('Handle', [at.x, y, at.front + 0.018], [Math.min(0.16, at.width / 3), 0.014, 0.016], STEEL),
    ]
  }).flat()
}

const body = (width: number, height: number, depth: number, foot: number): LibraryPart[] => [
  box('Body', [0, foot + (height - foot) / 2, 0], [width, height - foot, depth], OAK, MAIN),
  ...legs(width - 0.08, depth - 0.06, foot + 0.004, 0.04, WALNUT),
]

const doors = (width: number, from: number, to: number, front: number) =>
  [-1, 1].flatMap((side) => [
    box('Door', [(side * width) / 4, (from + to) / 2, front], [width / 2 - 0.012, to - from, 0.02], BIRCH),
    pole('Knob', [side * 0.05, (from + to) / 2, front], [side * 0.05, (from + to) / 2, front + 0.03], 0.014, STEEL),
  ])

/** Tables, and what things are kept in. */
export const TABLES = [
  item(
    'Table',
    { category: 'furniture', words: 'dining table, kitchen table', params: extent(1.6, 0.9, 0.75) },
    ({ width, depth, height }) => table(width, depth, height),
  ),
  item(
    'Desk',
    { category: 'furniture', words: 'writing desk, work desk, workbench', params: extent(1.4, 0.7, 0.74) },
    ({ width, depth, height }) => table(width, depth, height),
  ),
  item(
    'Coffee table',
    { category: 'furniture', words: 'low table', params: extent(1, 0.6, 0.42) },
    ({ width, depth, height }) => table(width, depth, height),
  ),
  item(
    'Round table',
    {
      category: 'furniture',
      words: 'bistro table, pedestal table, circular table',
      params: { diameter: metres(1.1, 0.5, 2.4), height: metres(0.75, 0.4, 1.2) },
    },
    ({ diameter, height }) => pedestal(diameter, height),
  ),
  item(
    'Round coffee table',
    {
      category: 'furniture',
      words: 'round low table',
      params: { diameter: metres(0.8, 0.3, 2), height: metres(0.42, 0.2, 0.8) },
    },
    ({ diameter, height }) => pedestal(diameter, height),
  ),
  item(
    'Round side table',
    {
      category: 'furniture',
      words: 'round end table, round bedside table, round nightstand',
      params: { diameter: metres(0.45, 0.25, 0.9), height: metres(0.55, 0.3, 0.9) },
    },
    ({ diameter, height }) => pedestal(diameter, height),
  ),
  item('Side table', { category: 'furniture', words: 'end table, bedside table, nightstand' }, () => [
    ...table(0.45, 0.45, 0.55).slice(0, 1),
    box('Shelf', [0, 0.18, 0], [0.35, 0.02, 0.35], OAK),
    ...legs(0.41, 0.41, 0.52, 0.045, OAK),
  ]),
  item(
    'Bookshelf',
    {
      category: 'furniture',
      words: 'shelf, bookcase, shelving, book shelf, shelving unit',
      params: { width: metres(0.9, 0.3, 3), height: metres(1.8, 0.4, 2.6), boards: count(5, 2, 12) },
    },
    ({ width, height, boards }) => [
      ...[-1, 1].map((side) =>
        box('Side', [side * (width / 2 - 0.015), height / 2, 0], [0.03, height, 0.3], OAK, MAIN),
      ),
      ...along(boards, height - 0.03).map((y) =>
        box('Board', [0, y + height / 2, 0.005], [width - 0.06, 0.03, 0.28], OAK, MAIN),
      ),
      box('Back', [0, height / 2, -0.143], [width - 0.05, height - 0.02, 0.012], WALNUT),
    ],
  ),
  item(
    'Wall shelf',
    { category: 'furniture', words: 'floating shelf', params: { width: metres(0.9, 0.3, 2.4) } },
    ({ width }) => [
      box('Board', [0, 0.155, 0], [width, 0.03, 0.22], OAK, MAIN),
      ...[-1, 1].map((side) =>
        cut(
          'Bracket',
          [side * (width / 2 - 0.12), 0.07, -0.02],
          path('-0.08 -0.07, -0.06 -0.07, 0.08 0.05, 0.08 0.07, -0.08 0.07'),
          0.02,
          GRAPHITE,
          {
            rotation: [0, -90, 0],
          },
        ),
      ),
    ],
  ),
  item('Cabinet', { category: 'furniture', words: 'cupboard, sideboard, dresser, buffet' }, () => [
    ...body(1.2, 0.8, 0.44, 0.1),
    ...doors(1.16, 0.13, 0.77, 0.225),
  ]),
  item(
    'Chest of drawers',
    { category: 'furniture', words: 'drawers, commode', params: { drawers: count(4, 1, 8) } },
    ({ drawers: places }) => [
      ...body(0.9, 0.95, 0.45, 0.08),
      ...drawers(places, { x: 0, from: 0.11, to: 0.92, front: 0.23, width: 0.86 }),
    ],
  ),
  item('Wardrobe', { category: 'furniture', words: 'closet, armoire' }, () => [
    ...body(1.2, 2.05, 0.58, 0.06),
    ...doors(1.16, 0.1, 2.01, 0.295),
  ]),
  item('TV bench', { category: 'furniture', words: 'tv stand, media console, tv unit, lowboard' }, () => [
    ...body(1.6, 0.45, 0.4, 0.12),
    ...[-0.53, 0, 0.53].flatMap((x) => drawers(1, { x, from: 0.14, to: 0.43, front: 0.205, width: 0.5 })),
  ]),
  item(
    'Counter',
    {
      category: 'kitchen',
      words: 'kitchen counter, worktop, kitchen unit, kitchen island',
      params: { width: metres(1.8, 0.6, 4) },
    },
    ({ width }) => {
      const units = Math.max(1, Math.round(width / 0.6))
      const unit = width / units
      return [
        box('Plinth', [0, 0.05, -0.03], [width - 0.02, 0.1, 0.54], GRAPHITE),
        box('Body', [0, 0.48, -0.02], [width - 0.01, 0.76, 0.54], WHITE, MAIN),
        box('Top', [0, 0.88, 0.0], [width, 0.04, 0.6], OAK),
        ...along(units, width - unit).flatMap((x) =>
          drawers(2, { x, from: 0.12, to: 0.84, front: 0.26, width: unit - 0.014 }),
        ),
      ]
    },
  ),
]
