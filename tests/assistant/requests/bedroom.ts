import {
  added,
  asks,
  at,
  beside,
  bottom,
  evenly,
  gone,
  measures,
  moved,
  on,
  rest,
  says,
  selected,
  setting,
  surface,
  turned,
  up,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a bedroom. */
export const BEDROOM = [
  ...requests('relations', 'sleeproom', [
    [
      'c',
      'Turn the bed by 90 degrees and push its head against the east wall',
      turned('Bed', 90),
      within('Bed', 'East wall', 0.02),
    ],
    [
      'c',
      'Move the desk under the window; add a window to the east wall first',
      added(1),
      within('Window', 'East wall', 0.05),
      at('Desk', [null, 0.375, 0]),
    ],
    ['c', 'Put the plant between the wardrobe and the north wall', at('Plant', [-3.1, 0.5, -1.9]), rest('Plant')],
    [
      'c',
      'Hang a shelf above the desk and put three books on it',
      added(4),
      within('Shelf', 'East wall', 0.02),
      on('Book 2', 'Shelf'),
    ],
    [
      'c',
      'Throw the pillows on the floor next to the bed',
      bottom('Pillow', 0),
      bottom('Pillow 2', 0),
      beside('Pillow', 'Bed'),
      rest('Pillow', 'Pillow 2'),
    ],
    ['c', 'Align the front of the desk with the front of the wardrobe', at('Desk', [2.9, null, 0.1])],
    [
      'c',
      'Move everything 50 cm away from the walls',
      moved('Bed', [0, 0, 0.5]),
      moved('Pillow', [0, 0, 0.5]),
      moved('Desk', [-0.5, 0, 0]),
      moved('Laptop', [-0.5, 0, 0]),
    ],
    [
      'c',
      'Add a book on the left nightstand, rotated 20 degrees, and a glass of water next to it',
      on('Book', 'Nightstand'),
      on('Glass', 'Nightstand'),
    ],
    ['c', 'Add a ceiling light in the middle of the room, 2.4 m up', bottom('Ceiling light', 2.4), rest()],
    ['c', "Add a mirror to the wardrobe's front", within('Mirror', 'Wardrobe', 0.02), rest()],
  ]),
  ...requests('sets', 'sleeproom', [
    ['c', 'Delete the nightstand without the lamp', gone('Nightstand 2'), rest('Nightstand 2')],
    ['c', 'Make the nightstand with the lamp darker', surface('Nightstand', ({ color }) => color !== '#a52a2a')],
    [
      'c',
      'Duplicate the nightstand and its lamp and place them next to the desk',
      added(2),
      beside('Nightstand 3', 'Desk'),
      rest(),
    ],
    [
      'c',
      'Paint the left and the right wall in different shades of blue',
      surface('West wall', ({ color }) => color !== '#ffffff'),
      surface('East wall', ({ color }) => color !== '#ffffff'),
      rest('West wall', 'East wall'),
    ],
    ['c', 'Light the room with a lamp in each corner', added(4), rest()],
    ['c', 'Select everything that is on the desk or on the nightstands', selected('Laptop', 'Lamp', 'Alarm clock')],
  ]),
  ...requests('change', 'sleeproom', [
    ['c', 'Replace the chair by a stool of the same height', gone('Chair'), measures('Stool', [null, 0.9, null])],
    [
      'c',
      'Make the left pillow red, the right one blue and both 10 cm longer',
      measures('Pillow', [0.7, 0.12, 0.4]),
      measures('Pillow 2', [0.7, 0.12, 0.4]),
      rest('Pillow', 'Pillow 2'),
    ],
    ['c', 'Make the wardrobe reach the ceiling', measures('Wardrobe', [0.7, 2.6, 1.6]), bottom('Wardrobe', 0)],
  ]),
  ...requests('create', 'sleeproom', [
    ['c', 'Create a copy of the whole room 10 m to the right', added(17), at('Bed 2', [10, 0.3, -1.9]), rest()],
  ]),
  ...requests('move', 'sleeproom', [
    ['c', 'Increase the distance between the nightstands to 3 m', evenly(['Nightstand', 'Nightstand 2'], 0, 3)],
    [
      'c',
      'Lay the plant down on the floor as if it fell over',
      up('Plant', [1, 0, 0]),
      bottom('Plant', 0),
      rest('Plant'),
    ],
  ]),
  ...requests('memory', 'sleeproom', [
    ['i', ['move the chair 20 cm left', 'do that 3 more times'], moved('Chair', [-0.6, 0, 0]), rest('Chair')],
    ['i', ['put a stone beside the bed', 'again twice'], added(2), rest()],
    ['i', "it's getting dark, can we have some light?", added(1, { kind: 'light' }), rest()],
  ]),
  ...requests('light and view', 'sleeproom', [
    [
      'c',
      'Set the scene at sunset with a little fog',
      setting(({ environment, fog }) => environment?.map === 'sunset' && !!fog),
      rest(),
    ],
  ]),
  ...requests('sets', 'sleeproom', [
    [
      'c',
      'Give each nightstand a different shade of green',
      surface('Nightstand', ({ color }) => color === '#004600'),
      rest('Nightstand', 'Nightstand 2'),
    ],
    ['c', 'lean a ladder against the wardrobe', added(1), within('Ladder', 'Wardrobe', 0.02), rest()],
    ['c', 'Fence in the bed', added(1, { kind: 'group' }), rest()],
  ]),
  ...requests('move', 'bedroom', [
    [
      'c',
      'move the nightstand with the lamp 50 cm to the left',
      moved('Nightstand', [-0.5, 0, 0]),
      moved('Bedside lamp', [-0.5, 0, 0]),
      rest('Nightstand', 'Bedside lamp'),
    ],
    ['i', 'move the pillow and the teddy 1 m to the right', asks('Pillow', 'Pillow 2')],
  ]),
  ...requests('questions', 'sleeproom', [
    ['p', 'How far does the desk stick out from the wall?', says('0.25 m from East wall')],
    ['p', 'Which things stand against the west wall?', says(/^Wardrobe\.$/)],
  ]),
]
