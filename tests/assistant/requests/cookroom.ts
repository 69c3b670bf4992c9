import {
  added,
  beside,
  bottom,
  color,
  faces,
  front,
  gap,
  inLine,
  measures,
  moved,
  newBounds,
  on,
  rest,
  size,
  up,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a kitchen with a table for four. */
export const COOKROOM = [
  ...requests('create', 'cookroom', [
    [
      'p',
      'add a ceiling light',
      added(1),
      (result) =>
        newBounds(result).every(({ bounds }) => size(bounds)[0] < 1) ? null : 'the light is as wide as the room',
      rest(),
    ],
    ['c', 'add a fourth chair on the free side of the table', added(1), beside('Chair 5', 'Table'), rest()],
    ['c', 'add upper cabinets above the counter', added(2), rest()],
    ['c', 'set the table for four with plates and mugs', added(6), on('Mug 2', 'Table'), rest()],
    ['i', 'breakfast for two please', added(1), on('Plate 2', 'Table'), rest()],
    ['i', "there's no place for the trash near the table", added(1), beside('Bin 2', 'Table'), rest()],
    ['i', 'we need something to drink on the table', added(1), on('Glass', 'Table'), rest()],
  ]),
  ...requests('relations', 'cookroom', [
    [
      'c',
      'move the white chair to the table so that all four sides are taken',
      beside('Chair 4', 'Table'),
      faces('Chair 4', 'Table'),
      rest('Chair 4'),
    ],
    [
      'c',
      'move the table with everything on it towards the right wall until it touches',
      gap('Table', 'Right wall', 0),
      on('Mug', 'Table'),
      on('Plate', 'Table'),
    ],
    [
      'c',
      'line up the mug, the plate and the apple along the front edge of the table',
      inLine(['Mug', 'Plate', 'Apple'], 0),
      bottom('Apple', 0.74),
      rest('Mug', 'Plate', 'Apple'),
    ],
    ['c', 'line up the mug, the plate and the apple', bottom('Apple', 0.74), rest('Mug', 'Plate', 'Apple')],
    ['c', 'tilt the mug as if it fell over', up('Mug', [1, 0, 0]), rest('Mug')],
    [
      'i',
      'the mug is about to fall, push it back from the edge',
      moved('Mug', [-0.3, null, 0.1]),
      on('Mug', 'Table'),
      rest('Mug'),
    ],
    ['i', 'the fridge door should face the table', faces('Fridge', 'Table'), rest('Fridge')],
    ['i', 'who sits on the fourth chair? bring it over', up('Chair 4', [0, 1, 0]), rest('Chair 4')],
    [
      'i',
      'the chairs are all over the place',
      beside('Chair', 'Table'),
      beside('Chair 4', 'Table'),
      faces('Chair 4', 'Table'),
    ],
    [
      'i',
      ["what's the distance between the stove and the sink?", 'make it 20 cm more'],
      moved('Stove', [0.2, 0, 0]),
      on('Pot', 'Stove'),
    ],
    [
      'i',
      ['is the bin touching the wall?', 'move it until it does'],
      gap('Bin', 'Right wall', 0),
      front('Bin', 'Fridge'),
      rest('Bin'),
    ],
  ]),
  ...requests('change', 'cookroom', [
    ['i', "one of the chairs doesn't match, can you fix that", color('Chair 4', '#cc9966'), rest('Chair 4')],
    ['p', 'make the fridge 20 cm taller', measures('Fridge', [0.7, 2, 0.7]), rest('Fridge')],
  ]),
  ...requests('mood', 'cookroom', [
    [
      'i',
      "it's not very cosy in here",
      ({ editor }) => (editor.scene.settings.environment.map === 'sunset' ? null : 'the light is no warmer'),
      rest(),
    ],
  ]),
]
