import { added, at, beside, color, gone, left, moved, on, rest, says, there } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a dining room. */
export const SUPPER = [
  ...requests('create', 'eveningroom', [
    ['c', 'Set the table for four: plates, forks and glasses', added(12), on('Fork 4', 'Dining table'), rest()],
    [
      'c',
      'Add a wall on the left side, same size as the right one',
      added(1, { size: [0.1, 2.6, 7], where: ({ max }) => Math.abs(max[0] + 4) < 0.01 }),
    ],
    [
      'c',
      'Add a ceiling at 2.6 m',
      added(1, { size: [8, null, 7], where: ({ min }) => Math.abs(min[1] - 2.6) < 0.01 }),
    ],
    [
      'c',
      'Hang two more pictures like the one there, one on each side of it',
      added(2),
      left('Picture 2', 'Picture'),
      at('Picture 3', [1.1, 1.6, -3.47]),
    ],
    [
      'c',
      'Place a floor lamp in the corner behind the sideboard... I mean next to it',
      added(1),
      beside('Floor lamp', 'Sideboard'),
    ],
    ['c', 'Add a cat lying under the table', added(1), rest()],
  ]),
  ...requests('relations', 'eveningroom', [
    [
      'c',
      'Let the chairs on the left swap sides with the ones on the right',
      at('Chair', [0.5, null, 0.8]),
      at('Chair 4', [-0.5, null, -0.8]),
    ],
    [
      'c',
      'Make the room two metres wider by moving the right wall',
      moved('Right wall', [2, 0, 0]),
      rest('Right wall'),
    ],
    [
      'c',
      'Move the sideboard along the wall to the left until it is under the picture',
      at('Sideboard', [0, 0.45, null]),
      on('Vase', 'Sideboard'),
    ],
  ]),
  ...requests('change', 'eveningroom', [
    [
      'c',
      'Make the chairs a darker brown than the table',
      color('Chair', '#6b1b1b'),
      rest('Chair', 'Chair 2', 'Chair 3', 'Chair 4'),
    ],
  ]),
  ...requests('memory', 'eveningroom', [
    ['i', ['Select everything on the table', 'delete it'], gone('Candle', 'Plate', 'Plate 2'), there('Dining table')],
    ['i', ["There's a chair too many", 'no, keep it'], rest(), says('nothing is changed')],
    ['i', ['make the armchair red', 'hmm, rather a dark red'], color('Armchair', '#8b0000')],
    [
      'i',
      ["What's on the table?", 'take it all off'],
      at('Plate', [null, 0.01, null]),
      rest('Candle', 'Plate', 'Plate 2'),
    ],
    ['i', ['That picture hangs too high', 'still'], moved('Picture', [0, -0.3, 0])],
    ['i', ["I'd prefer a round table", 'with the same chairs around it'], beside('Chair', 'Round table')],
    [
      'i',
      'Could someone please straighten up the chairs',
      at('Chair', [null, null, 0.75]),
      at('Chair 3', [null, null, 0.75]),
    ],
  ]),
]
