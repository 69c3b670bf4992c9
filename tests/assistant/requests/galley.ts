import { added, at, between, color, gap, gone, left, measures, moved, on, rest, right, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a kitchen with a counter, a table and three stools. */
export const GALLEY = [
  ...requests('create', 'galley', [
    [
      'c',
      'Make the table a bit longer and put a fourth stool across from the third',
      added(1),
      at('Stool 4', [0, 0.25, 1.4]),
    ],
    [
      'c',
      'Add two shelves on the north wall above the counter, one 50 cm above the other',
      added(2),
      gap('Shelf 2', 'Shelf', 0.5),
    ],
    [
      'c',
      "Add a rug under the table that's 50 cm larger than it on all sides",
      added(1),
      measures('Rug', [2.6, null, 1.9]),
      at('Rug', [0, null, 0.5]),
    ],
    ['c', 'Add a wall on the west side, same as the east one', added(1), at('East wall 2', [-3.55, 1.4, 0]), rest()],
    ['i', ['add a bin', 'no wait we have one already, undo'], gone('Bin 2')],
  ]),
  ...requests('relations', 'galley', [
    [
      'c',
      'Distribute the pot, the pan and the toaster evenly along the counter',
      on('Pot', 'Counter'),
      on('Pan', 'Counter'),
      between('Pan', 'Pot', 'Toaster'),
      rest('Pot', 'Pan', 'Toaster'),
    ],
    ['c', 'put the lamp... I mean the bin into the corner between the two walls', within('Bin', 'North wall', 0.1)],
    [
      'c',
      'the two black stools should go to the left of the table, the white one to the right',
      left('Stool 1', 'Table'),
      left('Stool 2', 'Table'),
      right('Stool 3', 'Table'),
    ],
    ['i', 'I think the fridge would be better off on the other side of the counter', left('Fridge', 'Counter')],
    ['i', 'the apple rolled off the table', on('Apple', 'Table'), rest('Apple')],
    ['i', 'the toaster is in the way of the pot', moved('Toaster', [0.3, 0, 0]), on('Toaster', 'Counter')],
  ]),
  ...requests('change', 'galley', [
    ['i', 'the pan is too big for the pot, shrink it to the same diameter', measures('Pan', [0.3, 0.08, 0.3])],
    ['i', "the stools don't match", color('Stool 3', '#000000'), rest('Stool 3')],
  ]),
]
