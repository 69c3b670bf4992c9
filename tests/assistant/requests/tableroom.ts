import { added, at, bottom, color, gap, measures, on, rest, turned, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a dining room. */
export const TABLEROOM = [
  ...requests('relations', 'tableroom', [
    ['p', 'turn the sideboard to face the right wall', turned('Sideboard', 90)],
    ['c', 'turn the sideboard so its front faces the right wall', turned('Sideboard', 90)],
    ['p', 'rotate the sideboard to face the back wall', turned('Sideboard', 180)],
    [
      'c',
      "align the sideboard's left edge with the table's left edge",
      at('Sideboard', [-0.1, 0.4, -2.7]),
      on('Vase', 'Sideboard'),
    ],
    [
      'c',
      'line up the right edge of the sideboard with the right edge of the table',
      at('Sideboard', [0.1, 0.4, -2.7]),
    ],
    [
      'c',
      'slide the chairs on the far side under the table',
      within('Chair 3', 'Dining table', 0.01),
      rest('Chair 3', 'Chair 4'),
    ],
    [
      'i',
      'move the whole dining group into the corner',
      gap('Chair 1', 'Dining table', 0.125),
      gap('Chair 4', 'Dining table', 0.125),
    ],
    ['i', "the lamp's too low, people will bump their heads", bottom('Lamp', 2.35), rest('Lamp')],
  ]),
  ...requests('create', 'tableroom', [
    [
      'c',
      'Set plates in front of all chairs and a bowl in the middle',
      added(5),
      on('Bowl', 'Dining table'),
      on('Plate', 'Dining table'),
    ],
    [
      'c',
      'Hang a second picture to the left of the first, 30 cm apart and at the same height',
      added(1),
      at('Picture 2', [0.4, 1.6, -2.97]),
    ],
    ['i', 'the room is bare. art on the right wall please', added(1), within('Picture 2', 'Right wall', 0.01)],
  ]),
  ...requests('change', 'tableroom', [
    ['c', 'Make the lamp wider than it is tall', measures('Lamp', [0.39, 0.3, null])],
    [
      'c',
      'paint the back wall like the vase and the right wall a bit lighter',
      color('Back wall', '#0000ff'),
      color('Right wall', '#2d2dff'),
    ],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      'create a white room 5 m wide, 4 m deep and 2.5 m high',
      added(4),
      at('Wall', [0, 1.25, -2.05]),
      color('Wall 2', '#ffffff'),
    ],
    ['c', 'create a dark blue room 6 by 5 m', added(4), color('Wall', '#00008b'), at('Floor', [0, null, 0])],
    ['c', 'add a small pond surrounded by stones', added(7)],
    [
      'c',
      'add a row of four chairs facing a screen',
      added(5),
      at('Chair', [null, null, 1.25]),
      at('Chair 4', [null, null, 1.25]),
    ],
    [
      'c',
      'make a gold cylinder 50 cm in diameter and 2 m tall, then put a silver sphere of the same diameter on it',
      added(2),
      measures('Sphere', [0.5, 0.5, 0.5]),
      on('Sphere', 'Cylinder'),
    ],
    ['c', 'add a street lamp every 5 m along a 20 m road', added(6), measures('Road', [20, null, 6])],
    ['p', 'add a 6 m fence', measures('Fence', [6, 1, null])],
    ['c', 'make a long corridor: two parallel walls 10 m long and 2 m apart', added(2), gap('Wall', 'Wall 2', 2)],
    ['c', 'create three columns of 1, 2 and 3 m height side by side', measures('Column 3', [null, 3, null])],
    ['c', 'a clock on a wall above a sofa', added(3), within('Clock', 'Wall', 0.01), within('Wall', 'Sofa', 0.2)],
  ]),
]
