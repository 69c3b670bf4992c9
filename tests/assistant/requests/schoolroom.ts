import { added, at, beside, color, measures, moved, on, rest, turned, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a classroom. */
export const SCHOOLROOM = [
  ...requests('relations', 'schoolroom', [
    ['c', 'Turn the chairs around so they face the back', turned('Chair 1', 180), turned('Chair 3', 180)],
    ['c', 'Add a second row of three chairs 1 m behind the first', added(3), at('Chair 4', [-2, 0.4, -0.7])],
    ['c', 'Add a laptop on every student desk', added(3), on('Laptop', 'Desk 1'), on('Laptop 3', 'Desk 3')],
    [
      'c',
      'Take the books off the desk and put them in the cupboard',
      within('Book', 'Cupboard', 0),
      within('Book 2', 'Cupboard', 0),
      rest('Book', 'Book 2'),
    ],
    [
      'c',
      'Make the books twice as thick and spread them on the desk',
      measures('Book', [0.25, 0.08, 0.18]),
      on('Book', 'Teacher desk'),
      on('Book 2', 'Teacher desk'),
    ],
    ['c', 'Stack both books on the globe... no wait, on desk 1', on('Book', 'Desk 1'), rest('Book', 'Book 2')],
    [
      'c',
      'Add two more chairs at the teacher desk, one on each side',
      added(2),
      beside('Chair 4', 'Teacher desk'),
      beside('Chair 5', 'Teacher desk'),
    ],
    ['c', 'Add a clock above the whiteboard', added(1), within('Clock', 'Front wall', 0.02)],
    [
      'c',
      'Put the cupboard next to the whiteboard',
      at('Cupboard', [-1.9, 1, null]),
      within('Cupboard', 'Front wall', 0.03),
    ],
  ]),
  ...requests('change', 'schoolroom', [
    [
      'c',
      'Make desk 3 as high as the teacher desk and the same colour',
      measures('Desk 3', [1.2, 0.75, 0.6]),
      color('Desk 3', '#a52a2a'),
      rest('Desk 3'),
    ],
  ]),
  ...requests('memory', 'schoolroom', [
    ['i', ['How many chairs do we have?', 'add as many as needed so there are six'], added(3)],
    ['i', ['How many chairs are there?', 'there should be 5'], added(2)],
    ['i', ['Put the cupboard next to the whiteboard', 'other side of it'], at('Cupboard', [1.9, 1, null])],
    ['i', ['Could I get the whiteboard a bit lower?', 'lower still'], moved('Whiteboard', [0, -0.3, 0])],
    ['i', "There's too little space between the chairs", moved('Chair 1', [-1, 0, 0]), moved('Chair 3', [1, 0, 0])],
  ]),
  ...requests('create', 'schoolroom', [['i', 'There should be six chairs', added(3)]]),
]
