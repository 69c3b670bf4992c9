import type { LibraryPart } from '../../commands/library-item.ts'
import {
  CHROME,
  CLOTH,
  CREAM,
  GRAPHITE,
  LEATHER,
  LINEN,
  MUSTARD_CLOTH,
  OAK,
  RUBBER,
  WALNUT,
  WHITE,
} from './finishes.ts'
import { count, item, metres } from './item.ts'
import { along, around, ball, box, corners, cut, legs, MAIN, path, ring, rod, rounded, turned } from './parts.ts'

/** Cushions side by side, each a little round. */
const cushions = (name: string, places: number, width: number, at: [number, number], size: [number, number]) =>
  along(places, width - width / places).map((x) =>
    box(name, [x, at[0], at[1]], [width / places - 0.012, ...size], CLOTH, { ...MAIN, soft: 0.05 }),
  )

function couch(width: number, places: number): LibraryPart[] {
  const inner = width - 0.36
  return [
    box('Base', [0, 0.2, 0], [width, 0.24, 0.86], CLOTH, { ...MAIN, soft: 0.04 }),
    ...cushions('Cushion', places, inner, [0.39, 0.06], [0.16, 0.7]),
    box('Back', [0, 0.55, -0.34], [width, 0.5, 0.18], CLOTH, { ...MAIN, soft: 0.07 }),
    ...cushions('Back cushion', places, inner, [0.6, -0.2], [0.34, 0.16]),
    ...[-1, 1].map((side) =>
      box('Arm', [side * (width / 2 - 0.09), 0.36, 0.02], [0.18, 0.44, 0.82], CLOTH, { ...MAIN, soft: 0.07 }),
    ),
    ...legs(width - 0.12, 0.74, 0.085, 0.05, WALNUT),
  ]
}

const bedFor = (width: number, pillows: number): LibraryPart[] => [
  box('Frame', [0, 0.19, 0], [width, 0.22, 2.05], WALNUT, { soft: 0.02 }),
  box('Mattress', [0, 0.4, 0.02], [width - 0.06, 0.22, 1.96], LINEN, { ...MAIN, soft: 0.06 }),
  box('Blanket', [0, 0.43, 0.38], [width - 0.02, 0.2, 1.26], CLOTH, { soft: 0.05 }),
  box('Headboard', [0, 0.53, -1.05], [width, 1.06, 0.06], WALNUT, { soft: 0.02 }),
  ...along(pillows, width * 0.48).map((x) =>
    box('Pillow', [x, 0.56, -0.72], [Math.min(0.66, width / pillows - 0.16), 0.14, 0.42], WHITE, { soft: 0.06 }),
  ),
  ...legs(width - 0.1, 1.95, 0.09, 0.06, WALNUT),
]

/** What one sits and lies on. */
export const SEATING = [
  item('Chair', { category: 'furniture', words: 'dining chair, kitchen chair, camp chair, camping chair' }, () => [
    ...corners(0.38, 0.37).map(([x, z]) => rod('Leg', [x, 0, z], [0.014, 0.44], OAK, { top: 0.02, sides: 12 })),
    cut('Seat', [0, 0.455, 0], rounded(0.45, 0.45, 0.07), 0.04, OAK, { ...MAIN, bevel: 0.01, rotation: [-90, 0, 0] }),
    ...[-1, 1].map((side) => rod('Post', [side * 0.18, 0.46, -0.19], [0.016, 0.42], OAK, { top: 0.012, sides: 12 })),
    box('Back', [0, 0.79, -0.19], [0.42, 0.18, 0.028], OAK, { ...MAIN, soft: 0.012 }),
    box('Rail', [0, 0.6, -0.19], [0.36, 0.05, 0.02], OAK, MAIN),
  ]),
  item('Armchair', { category: 'furniture', words: 'easy chair, lounge chair, recliner' }, () => couch(0.95, 1)),
  item(
    'Sofa',
    {
      category: 'furniture',
      words: 'couch, settee, loveseat',
      params: { width: metres(2, 1.2, 4), seats: count(2, 1, 5) },
    },
    ({ width, seats }) => couch(width, seats),
  ),
  item('Ottoman', { category: 'furniture', words: 'pouf, pouffe, footstool, hassock' }, () => [
    box('Seat', [0, 0.24, 0], [0.6, 0.3, 0.6], MUSTARD_CLOTH, { ...MAIN, soft: 0.08 }),
    ...legs(0.48, 0.48, 0.1, 0.045, WALNUT),
  ]),
  item('Stool', { category: 'furniture', words: 'bar stool' }, () => [
    rod('Seat', [0, 0.435, 0], [0.18, 0.05], OAK, { ...MAIN, soft: 0.015 }),
    ...legs(0.3, 0.3, 0.437, 0.04, OAK),
    ring('Footrest', [0, 0.18, 0], 0.15, 0.009, OAK),
  ]),
  item('Office chair', { category: 'furniture', words: 'desk chair, swivel chair, task chair' }, () => [
    ...around(5, 0.15).map(([x, z, angle]) =>
      box('Foot', [x, 0.075, z], [0.05, 0.035, 0.3], GRAPHITE, { rotation: [0, (angle * 180) / Math.PI, 0] }),
    ),
    ...around(5, 0.28).map(([x, z]) => ball('Castor', [x, 0.028, z], 0.056, RUBBER)),
    rod('Column', [0, 0.09, 0], [0.03, 0.32], CHROME, { sides: 16 }),
    box('Seat', [0, 0.46, 0.02], [0.48, 0.1, 0.48], CLOTH, { ...MAIN, soft: 0.045 }),
    box('Spine', [0, 0.58, -0.23], [0.06, 0.34, 0.03], GRAPHITE),
    box('Back', [0, 0.84, -0.22], [0.44, 0.5, 0.08], CLOTH, { ...MAIN, soft: 0.035 }),
    ...[-1, 1].flatMap((side) => [
      box('Arm', [side * 0.28, 0.66, 0.0], [0.06, 0.03, 0.26], GRAPHITE, { soft: 0.012 }),
      box('Strut', [side * 0.28, 0.55, -0.04], [0.03, 0.2, 0.05], GRAPHITE),
    ]),
  ]),
  item(
    'Bed',
    { category: 'furniture', words: 'double bed, king bed, queen bed', params: { width: metres(1.6, 0.8, 2.2) } },
    ({ width }) => bedFor(width, width > 1.25 ? 2 : 1),
  ),
  item('Single bed', { category: 'furniture', words: 'narrow bed, twin bed, cot, child bed' }, () => bedFor(0.9, 1)),
  item('Cushion', { category: 'furniture', words: 'pillow, throw pillow' }, () => [
    box('Cover', [0, 0.06, 0], [0.45, 0.12, 0.45], CLOTH, { ...MAIN, soft: 0.055 }),
  ]),
  item(
    'Bench',
    { category: 'outdoors', words: 'park bench, garden bench', params: { width: metres(1.5, 0.8, 4) } },
    ({ width }) => [
      ...along(4, 0.33).map((z) => box('Slat', [0, 0.44, z + 0.03], [width, 0.035, 0.09], OAK, MAIN)),
      ...along(3, 0.26).map((y) => box('Back slat', [0, 0.73 + y, -0.2], [width, 0.09, 0.03], OAK, MAIN)),
      ...[-1, 1].flatMap((side) => [
        box('Foot', [side * (width / 2 - 0.15), 0.21, 0.01], [0.05, 0.42, 0.4], GRAPHITE),
        box('Strut', [side * (width / 2 - 0.15), 0.65, -0.222], [0.05, 0.5, 0.02], GRAPHITE),
      ]),
    ],
  ),
  item('Bean bag', { category: 'furniture', words: 'beanbag, bean bag chair' }, () => [
    turned('Bag', [0, 0, 0], path('0 0, 0.34 0.01, 0.44 0.12, 0.4 0.34, 0.24 0.56, 0.1 0.66, 0 0.68'), LEATHER, {
      ...MAIN,
      scale: [1, 1, 1.08],
    }),
    rod('Tuft', [0, 0.66, 0], [0.03, 0.05], CREAM, { sides: 12 }),
  ]),
]
