import {
  added,
  at,
  bottom,
  evenly,
  faces,
  front,
  holds,
  measures,
  newBounds,
  on,
  rest,
  setting,
  size,
  sound,
} from '../checks.ts'
import { requests } from '../harness.ts'

const KEY = 'add a spotlight called Key light 2 m to the left of the podium'

/** What was not understood at first sight in a photo studio, and when building from nothing. */
export const PHOTOSTUDIO = [
  ...requests('light and view', 'photostudio', [
    ['c', 'add a rim light behind the podium, pointing at the perfume', added(1), rest()],
    [
      'i',
      [KEY, 'the key light is too harsh'],
      holds('it is dimmer', ({ editor }) =>
        [...editor.scene.nodes()].some((node) => node.kind === 'light' && node.intensity < 60),
      ),
    ],
    [
      'c',
      'set the background to dark gray and the exposure a bit up',
      setting(({ background, exposure }) => background.color === '#505050' && exposure > 1),
    ],
  ]),
  ...requests('relations', 'photostudio', [
    ['c', 'lift the backdrop 1 m, then lower the backdrop so that its bottom touches the floor', bottom('Backdrop', 0)],
    [
      'c',
      'scale the perfume up to 50 cm and sink it 5 cm into the podium',
      bottom('Perfume', 0.45),
      measures('Perfume', [0.5, 0.5, 0.5]),
    ],
    ['i', 'the podium, can it be round?', measures('Podium', [1, 0.5, 1]), rest('Podium', 'Perfume')],
    ['i', [KEY, "what's the smallest thing", 'make it bigger'], measures('Perfume', [0.3, 0.3, 0.3])],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      'add three cubes of 1, 2 and 3 m in a row, touching each other',
      added(3),
      evenly(['Cube', 'Cube 2', 'Cube 3'], 0, 0),
      sound,
    ],
    ['c', 'add three cubes of 1, 2 and 3 m in a row', evenly(['Cube', 'Cube 2', 'Cube 3'], 0), sound],
    [
      'c',
      'make a row of five cylinders, each 20 cm taller than the one before',
      added(5),
      measures('Cylinder', [1, 1, 1]),
      measures('Cylinder 5', [1, 1.8, 1]),
      sound,
    ],
    ['c', 'add a row of four trees, each 50 cm taller than the previous one', added(4), sound],
    [
      'c',
      'create a circle of 12 columns with a radius of 5 m and a fountain in the middle',
      added(13),
      at('Fountain', [0, null, 0]),
      sound,
    ],
    [
      'c',
      'create a desk with a monitor and a mouse in front of the monitor',
      added(3),
      on('Monitor', 'Desk'),
      on('Mouse', 'Desk'),
      front('Mouse', 'Monitor'),
    ],
    [
      'c',
      'create a desk with a monitor, a keyboard in front of it and a chair facing the desk',
      added(4),
      on('Keyboard', 'Desk'),
      faces('Chair', 'Desk'),
    ],
    ['c', 'add a TV on a TV stand and a sofa facing the TV, 3 m away', faces('Sofa', 'TV'), front('Sofa', 'TV'), sound],
    ['c', 'build a simple house: a beige box 4 m wide, 3 m high and a red pyramid as the roof', on('Pyramid', 'Box')],
    [
      'c',
      'make a 4 by 4 grid of small cubes, spaced 50 cm apart, coloured randomly',
      added(16),
      holds('they are small', (result) => newBounds(result).every(({ bounds }) => size(bounds)[0] < 0.6)),
    ],
    ['c', 'make a chessboard of 8 by 8 squares of 20 cm', added(64)],
  ]),
]
