import type { LibraryPart } from '../../commands/library-item.ts'
import {
  BLACK_GLASS,
  BLUE_PAINT,
  CHROME,
  GRAPHITE,
  IRON,
  LANTERN,
  OAK,
  ORANGE,
  RED_PAINT,
  RUBBER,
  SKY_PANE,
  STEEL,
  WHITE,
  YELLOW_PAINT,
} from './finishes.ts'
import { item } from './item.ts'
import { along, around, ball, box, corners, cut, frontward, MAIN, path, pole, ring, rod, turned } from './parts.ts'

/** Two legs that lean together at an end of a beam, spread in Z. */
const trestle = (x: number, height: number, spread: number): LibraryPart[] =>
  [-1, 1].map((side) => pole('Leg', [x, 0, side * spread], [x, height, 0], 0.05, OAK))

const seatOnRopes = (x: number, beam: number): LibraryPart[] => [
  ...[-0.2, 0.2].map((dx) => pole('Rope', [x + dx, 0.48, 0], [x + dx, beam, 0], 0.012, GRAPHITE)),
  box('Seat', [x, 0.46, 0], [0.48, 0.04, 0.18], RED_PAINT, MAIN),
]

/** What children play with and on, in the yard and at home. */
export const PLAY = [
  item('Swing', { category: 'outdoors', words: 'swing set, swings, garden swing' }, () => [
    ...[-1.3, 1.3].flatMap((x) => trestle(x, 2.2, 0.75)),
    pole('Beam', [-1.4, 2.2, 0], [1.4, 2.2, 0], 0.06, OAK),
    ...[-0.55, 0.55].flatMap((x) => seatOnRopes(x, 2.2)),
  ]),
  item('Slide', { category: 'outdoors', words: 'playground slide, chute' }, () =>
    frontward([
      ...[-0.3, 0.3].flatMap((z) => [
        pole('Post', [-1.25, 0, z], [-0.95, 2.2, z], 0.035, STEEL),
        pole('Handle', [-0.95, 2.2, z], [-0.5, 1.75, z], 0.025, STEEL),
        cut(
          'Side',
          [0.45, 0.93, z],
          path('-1.25 0.7, -0.95 0.75, 0.95 -0.68, 1.45 -0.68, 1.45 -0.78, 0.9 -0.8, -1.25 0.62'),
          0.05,
          BLUE_PAINT,
        ),
      ]),
      ...along(6, 1.45).map((y) =>
        pole('Rung', [-1.1 + y * 0.136, 0.85 + y, -0.3], [-1.1 + y * 0.136, 0.85 + y, 0.3], 0.02, STEEL),
      ),
      box('Landing', [-0.83, 1.58, 0], [0.36, 0.05, 0.6], OAK),
      cut(
        'Chute',
        [0.47, 0.86, 0],
        path('-1.2 0.74, -0.95 0.74, 0.95 -0.66, 1.45 -0.66, 1.45 -0.7, 0.93 -0.7, -0.97 0.7, -1.2 0.7'),
        0.56,
        YELLOW_PAINT,
        MAIN,
      ),
    ]),
  ),
  item('Seesaw', { category: 'outdoors', words: 'teeter-totter, teeter totter, see-saw' }, () => [
    cut('Stand', [0, 0.24, 0], path('-0.28 -0.24, 0.28 -0.24, 0.08 0.24, -0.08 0.24'), 0.3, OAK),
    box('Plank', [0, 0.5, 0], [3, 0.06, 0.28], RED_PAINT, MAIN),
    ...[-1, 1].flatMap((side) => [
      pole('Grip', [side * 1.02, 0.52, 0], [side * 1.02, 0.74, 0], 0.018, STEEL),
      pole('Handle', [side * 1.02, 0.74, -0.16], [side * 1.02, 0.74, 0.16], 0.018, STEEL),
    ]),
  ]),
  item('Trampoline', { category: 'outdoors' }, () => [
    ...around(6, 1.35).map(([x, z]) => pole('Leg', [x, 0, z], [x, 0.68, z], 0.03, STEEL)),
    ring('Rim', [0, 0.7, 0], 1.42, 0.08, BLUE_PAINT, MAIN),
    rod('Mat', [0, 0.68, 0], [1.36, 0.03], RUBBER),
  ]),
  item('Robot', { category: 'figures', words: 'android, droid' }, () => [
    ...[-1, 1].flatMap((side) => [
      box('Foot', [side * 0.16, 0.05, 0.04], [0.18, 0.1, 0.3], GRAPHITE, { soft: 0.03 }),
      rod('Leg', [side * 0.16, 0.1, 0], [0.06, 0.5], STEEL),
      ball('Shoulder', [side * 0.36, 1.14, 0], 0.16, GRAPHITE),
      pole('Arm', [side * 0.38, 1.12, 0], [side * 0.43, 0.72, 0.08], 0.05, STEEL),
      box('Hand', [side * 0.44, 0.66, 0.1], [0.1, 0.12, 0.14], GRAPHITE, { soft: 0.03 }),
      ball('Eye', [side * 0.1, 1.52, 0.18], [0.09, 0.09, 0.05], LANTERN),
    ]),
    box('Body', [0, 0.92, 0], [0.56, 0.66, 0.34], ORANGE, { ...MAIN, soft: 0.07 }),
    box('Panel', [0, 0.96, 0.172], [0.3, 0.24, 0.02], BLACK_GLASS),
    rod('Neck', [0, 1.24, 0], [0.07, 0.1], GRAPHITE),
    box('Head', [0, 1.5, 0], [0.42, 0.34, 0.34], ORANGE, { ...MAIN, soft: 0.07 }),
    box('Mouth', [0, 1.41, 0.172], [0.18, 0.03, 0.02], GRAPHITE),
    rod('Antenna', [0, 1.66, 0], [0.012, 0.16], STEEL),
    ball('Tip', [0, 1.84, 0], 0.06, RED_PAINT),
  ]),
  item('Rocket', { category: 'products', words: 'spaceship, space ship, rocket ship, space rocket' }, () => [
    turned('Body', [0, 0.6, 0], path('0 0, 0.55 0, 0.7 0.8, 0.72 1.8, 0.58 3, 0.3 3.8, 0 4.2'), WHITE, MAIN),
    turned('Nose', [0, 3.86, 0], path('0.46 0, 0.38 0.2, 0.22 0.62, 0 1.02'), RED_PAINT),
    turned('Nozzle', [0, 0.3, 0], path('0 0, 0.48 0, 0.32 0.36, 0 0.36'), IRON),
    ...around(3, 0.72).map(([x, z, angle]) =>
      cut('Fin', [x, 0.75, z], path('-0.3 0.75, 0.3 -0.1, 0.3 -0.75, -0.15 -0.2'), 0.07, RED_PAINT, {
        rotation: [0, (angle * 180) / Math.PI - 90, 0],
      }),
    ),
    ball('Porthole', [0, 2.7, 0.66], [0.44, 0.44, 0.14], SKY_PANE),
    ring('Frame', [0, 2.7, 0.66], 0.24, 0.05, STEEL, { rotation: [90, 0, 0] }),
  ]),
  item('Microphone', { category: 'products', words: 'mic, microphone stand' }, () => [
    rod('Foot', [0, 0, 0], [0.14, 0.025], IRON),
    rod('Stand', [0, 0.02, 0], [0.011, 1.4], CHROME),
    pole('Grip', [0, 1.4, 0], [0, 1.56, 0.05], 0.016, GRAPHITE, { ...MAIN, top: 0.022 }),
    ball('Grille', [0, 1.59, 0.06], [0.065, 0.075, 0.065], STEEL),
  ]),
  item('Vending machine', { category: 'products', words: 'snack machine, drinks machine' }, () => [
    box('Case', [0, 0.95, 0], [0.95, 1.9, 0.8], RED_PAINT, { ...MAIN, soft: 0.03 }),
    box('Pane', [-0.1, 1.15, 0.395], [0.62, 1.3, 0.03], BLACK_GLASS),
    ...along(4, 0.96).flatMap((y) =>
      along(4, 0.42).map((x, i) =>
        rod('Bottle', [x - 0.1, 1.07 + y, 0.41], [0.045, 0.18], [BLUE_PAINT, ORANGE, YELLOW_PAINT, WHITE][i]),
      ),
    ),
    box('Panel', [0.34, 1.25, 0.4], [0.14, 0.5, 0.03], GRAPHITE),
    box('Screen', [0.34, 1.4, 0.416], [0.1, 0.08, 0.01], LANTERN),
    box('Tray', [-0.1, 0.3, 0.4], [0.62, 0.2, 0.03], GRAPHITE),
    ...corners(0.8, 0.65).map(([x, z]) => rod('Foot', [x, -0.05, z], [0.03, 0.06], GRAPHITE)),
  ]),
]
