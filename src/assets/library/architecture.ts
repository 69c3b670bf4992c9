import type { LibraryPart } from '../../commands/library-item.ts'
import { BRICK, CONCRETE, CREAM, IRON, OAK, PANE, PLASTER, ROOF_TILE, STEEL, STONE, WALNUT, WHITE } from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, arc, box, cut, MAIN, type Point, path, pole, rectangle, rod, turned } from './parts.ts'

const SILL = 0.9
const WINDOW = { width: 1.1, height: 1.2 }
const DOOR = { width: 0.9, height: 2 }

/** A wall with openings side by side, doors first from the left, each in an equal share of its length. */
function wall(length: number, height: number, thickness: number, doors: number, windows: number): LibraryPart[] {
  const share = length / Math.max(1, doors + windows)
  const places = along(doors + windows, length - share)
  const width = (usual: number) => Math.min(usual, share - 0.2)
  const doorHeight = Math.min(DOOR.height, height - 0.2)
  const windowHeight = Math.max(0.3, Math.min(WINDOW.height, height - SILL - 0.2))
  const [open, lit] = [width(DOOR.width), width(WINDOW.width)]
  // A door cuts into the lower edge, and is part of the outline; windows are holes.
  const notches = places.slice(0, doors).flatMap((x): Point[] => [
    [x - open / 2, 0],
    [x - open / 2, doorHeight],
    [x + open / 2, doorHeight],
    [x + open / 2, 0],
  ])
  const outline: Point[] = [[-length / 2, 0], ...notches, [length / 2, 0], [length / 2, height], [-length / 2, height]]
  const sills = places.slice(doors)
  const middle = SILL + windowHeight / 2
  return [
    cut('Masonry', [0, height / 2, 0], outline, thickness, PLASTER, {
      ...MAIN,
      bevel: 0.002,
      holes: sills.map((x) => rectangle(lit, windowHeight, x, middle).reverse()),
    }),
    ...sills.flatMap((x) => [
      cut('Window frame', [x, middle, 0], rectangle(lit, windowHeight), thickness * 0.6, WHITE, {
        holes: [rectangle(lit - 0.1, windowHeight - 0.1).reverse()],
      }),
      box('Pane', [x, middle, 0], [lit - 0.09, windowHeight - 0.09, 0.012], PANE),
      box('Sill', [x, SILL - 0.01, 0], [lit + 0.06, 0.03, thickness + 0.08], WHITE),
    ]),
  ]
}

function stairs(steps: number, width: number): LibraryPart[] {
  const [rise, tread] = [0.18, 0.28]
  const long = steps * tread
  const outline: Point[] = [
    [-long / 2, 0],
    [long / 2, 0],
    [long / 2, steps * rise],
  ]
  for (let i = steps - 1; i > 0; i--) {
    outline.push([-long / 2 + i * tread, (i + 1) * rise], [-long / 2 + i * tread, i * rise])
  }
  outline.push([-long / 2, rise])
  return [
    cut('Flight', [0, (steps * rise) / 2, 0], outline, width, CREAM, { ...MAIN, rotation: [0, 90, 0], bevel: 0.006 }),
  ]
}

/** What buildings are made of. */
export const ARCHITECTURE = [
  item(
    'Wall',
    {
      category: 'architecture',
      words: 'partition, wall with door, wall with window',
      params: {
        length: metres(4, 0.3, 30),
        height: metres(2.5, 0.3, 8),
        thickness: metres(0.1, 0.05, 0.6),
        doors: count(0, 0, 6),
        windows: count(0, 0, 12),
      },
    },
    ({ length, height, thickness, doors, windows }) => wall(length, height, thickness, doors, windows),
  ),
  item(
    'Floor',
    {
      category: 'architecture',
      words: 'floorboards, parquet',
      params: { width: metres(4, 0.5, 30), depth: metres(4, 0.5, 30) },
    },
    ({ width, depth }) => {
      const boards = Math.min(40, Math.max(2, Math.round(depth / 0.25)))
      return along(boards, depth - depth / boards).map((z) =>
        box('Board', [0, 0.0025, z], [width, 0.005, depth / boards - 0.004], OAK, MAIN),
      )
    },
  ),
  item('Door', { category: 'architecture', words: 'front door, house door' }, () => [
    box('Leaf', [0, 1, 0], [0.84, 1.99, 0.045], WALNUT, MAIN),
    ...[0.55, 1.42].flatMap((y) => [-0.2, 0.2].map((x) => box('Panel', [x, y, 0.02], [0.28, 0.66, 0.02], WALNUT))),
    pole('Knob', [0.35, 1, -0.06], [0.35, 1, 0.06], 0.02, STEEL),
    cut(
      'Frame',
      [0, 1.02, 0],
      path('-0.48 0, -0.42 0, -0.42 2, 0.42 2, 0.42 0, 0.48 0, 0.48 2.04, -0.48 2.04'),
      0.1,
      WHITE,
    ),
  ]),
  item(
    'Window',
    { category: 'architecture', params: { width: metres(1.2, 0.4, 4), height: metres(1.2, 0.4, 3) } },
    ({ width, height }) => [
      cut('Frame', [0, height / 2, 0], rectangle(width, height), 0.07, CREAM, {
        ...MAIN,
        holes: [rectangle(width - 0.12, height - 0.12).reverse()],
      }),
      box('Pane', [0, height / 2, 0], [width - 0.1, height - 0.1, 0.015], PANE),
      box('Mullion', [0, height / 2, 0], [0.04, height - 0.1, 0.05], CREAM, MAIN),
      box('Mullion', [0, height / 2, 0], [width - 0.1, 0.04, 0.045], CREAM, MAIN),
    ],
  ),
  item(
    'Stairs',
    {
      category: 'architecture',
      words: 'staircase, steps, stairway',
      params: { steps: count(8, 2, 30), width: metres(1.2, 0.5, 5) },
    },
    ({ steps, width }) => stairs(steps, width),
  ),
  item(
    'Column',
    { category: 'architecture', words: 'pillar', params: { height: metres(2.8, 0.5, 10) } },
    ({ height }) => [
      box('Base', [0, 0.05, 0], [0.5, 0.1, 0.5], CREAM, MAIN),
      turned(
        'Shaft',
        [0, 0.1, 0],
        [
          [0, 0],
          [0.23, 0],
          [0.24, 0.03],
          [0.2, 0.08],
          [0.19, 0.14],
          [0.165, height - 0.34],
          [0.18, height - 0.3],
          [0.23, height - 0.22],
          [0, height - 0.22],
        ],
        CREAM,
        MAIN,
      ),
      box('Capital', [0, height - 0.06, 0], [0.5, 0.12, 0.5], CREAM, MAIN),
    ],
  ),
  item(
    'Arch',
    {
      category: 'architecture',
      words: 'archway, gateway',
      params: { width: metres(1.8, 0.9, 6), height: metres(2.6, 1.2, 8) },
    },
    ({ width, height }) => {
      const inner = width / 2 - 0.25
      const spring = Math.max(0.2, height - 0.25 - inner)
      return [
        cut(
          'Masonry',
          [0, height / 2, 0],
          [
            [-width / 2, 0],
            [-inner, 0],
            ...arc(0, spring, inner, 180, 0, 16),
            [inner, 0],
            [width / 2, 0],
            [width / 2, height],
            [-width / 2, height],
          ],
          0.4,
          PLASTER,
          { ...MAIN, bevel: 0.015 },
        ),
      ]
    },
  ),
  item(
    'Roof',
    {
      category: 'architecture',
      words: 'gable roof, pitched roof',
      params: { width: metres(4.6, 1, 20), depth: metres(4, 1, 20), height: metres(1.4, 0.4, 6) },
    },
    ({ width, depth, height }) => [
      cut(
        'Gable',
        [0, height / 2 - 0.04, 0],
        [
          [-depth / 2 + 0.1, 0],
          [depth / 2 - 0.1, 0],
          [0, height - 0.12],
        ],
        width - 0.2,
        PLASTER,
        { rotation: [0, 90, 0] },
      ),
      cut(
        'Tiles',
        [0, height / 2, 0],
        [
          [-depth / 2, 0],
          [-depth / 2 + 0.12, 0],
          [0, height - 0.14],
          [depth / 2 - 0.12, 0],
          [depth / 2, 0],
          [0, height],
        ],
        width,
        ROOF_TILE,
        { ...MAIN, rotation: [0, 90, 0] },
      ),
    ],
  ),
  item(
    'Railing',
    { category: 'architecture', words: 'banister, balustrade, handrail', params: { length: metres(2, 0.5, 12) } },
    ({ length }) => [
      pole('Handrail', [-length / 2, 0.98, 0], [length / 2, 0.98, 0], 0.025, OAK, MAIN),
      box('Rail', [0, 0.08, 0], [length, 0.03, 0.03], IRON),
      ...along(Math.max(3, Math.round(length / 0.14)), length - 0.03).map((x) =>
        rod('Baluster', [x, 0.0, 0], [0.009, 0.965], IRON, { sides: 8 }),
      ),
    ],
  ),
  item(
    'Ramp',
    {
      category: 'architecture',
      words: 'slope, wedge',
      params: { length: metres(2.4, 0.5, 12), height: metres(0.4, 0.05, 3) },
    },
    ({ length, height }) => [
      cut(
        'Slope',
        [0, height / 2, 0],
        [
          [-length / 2, 0],
          [length / 2, 0],
          [length / 2, height],
        ],
        1.2,
        CONCRETE,
        {
          ...MAIN,
          rotation: [0, 90, 0],
        },
      ),
    ],
  ),
  item(
    'Brick wall',
    {
      category: 'architecture',
      words: 'garden wall',
      params: { length: metres(2.4, 0.6, 10), height: metres(1.2, 0.3, 3) },
    },
    ({ length, height }) => [
      box('Bricks', [0, (height - 0.06) / 2, 0], [length, height - 0.06, 0.22], BRICK, MAIN),
      box('Coping', [0, height - 0.03, 0], [length + 0.06, 0.06, 0.28], STONE),
    ],
  ),
]
