import { added, bottom, clear, color, faces, inside, measures, moved, on, rest, right, sound } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a room with a sofa, a television and a coffee table. */
export const TVROOM = [
  ...requests('create', 'tvroom', [
    ['p', 'add a box, 30 cm high', added(1), measures('Box', [null, 0.3, null]), bottom('Box', 0), rest()],
    [
      'c',
      'build the plant a small stage with a wooden look, 30 cm high, and stand it on that',
      added(1),
      measures('Stage', [null, 0.3, null]),
      color('Stage', '#a9743f'),
      on('Plant', 'Stage'),
      rest('Plant'),
    ],
    [
      'i',
      "it's a bit gloomy in here, and the plant could use an audience: three stools facing it",
      added(3),
      faces('Stool', 'Plant'),
      faces('Stool 3', 'Plant'),
      rest(),
    ],
    [
      'c',
      'add four balls, alternately dark blue and white',
      added(4),
      color('Ball 2', '#00008b'),
      color('Ball 3', '#ffffff'),
      rest(),
    ],
    ['p', 'add a whiteboard', added(1), rest()],
    ['p', 'add an orange', added(1), color('Orange', '#f08a24'), rest()],
    ['c', 'add a bowl with three oranges on the coffee table', added(4), on('Bowl', 'Coffee table'), rest()],
    [
      'c',
      'stack five cubes of 20 cm next to the sofa and alternate red and white',
      added(5),
      on('Cube 2', 'Cube'),
      color('Cube', '#ff0000'),
      color('Cube 4', '#ffffff'),
      rest(),
    ],
    ['c', 'stack two boxes on the armchair', added(2), on('Box', 'Armchair'), on('Box 2', 'Box'), rest()],
    [
      'c',
      'add a dining table with six chairs to the right of the sofa',
      added(7),
      sound,
      right('Dining table', 'Sofa'),
    ],
    ['i', "one armchair isn't enough", added(1), clear('Armchair 2'), rest()],
  ]),
  ...requests('change', 'tvroom', [
    [
      'c',
      'paint the books alternately white and dark red',
      color('Book', '#ffffff'),
      color('Book 2', '#8b0000'),
      rest('Book', 'Book 2'),
    ],
    ['i', 'the plant looks a bit sad, make it greener', color('Plant', '#008000'), rest('Plant')],
  ]),
  ...requests('relations', 'tvroom', [
    ['p', 'put ball on armchair', on('Ball', 'Armchair'), rest('Ball')],
    ['i', 'ball should be between sofa and armchair', moved('Ball', [-2.75, 0, null]), rest('Ball')],
    [
      'c',
      'add a bookshelf against the left wall and put the two books in it',
      inside('Book', 'Bookshelf'),
      inside('Book 2', 'Bookshelf'),
      bottom('Book', 0.92),
    ],
    ['i', 'the sofa is blocking the lamp', moved('Sofa', [null, 0, 0]), rest('Sofa')],
  ]),
]
