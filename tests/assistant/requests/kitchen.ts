import { added, at, bottom, gone, left, on, rest, right, says, turned, up, viewed, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a kitchen. */
export const KITCHEN = [
  ...requests('create', 'cookery', [
    [
      'c',
      'place two plates on the table, one in front of each chair',
      added(2),
      on('Plate', 'Table'),
      on('Plate 2', 'Table'),
    ],
    ['c', 'give the table a red tablecloth', added(1), on('Tablecloth', 'Table'), at('Tablecloth', [3, null, 2])],
    ['c', 'cover the table with a tablecloth', added(1), on('Tablecloth', 'Table'), rest()],
    ['c', 'add a bar stool to the row', at('Stool 4', [1.2, 0.35, 1]), rest()],
    [
      'c',
      'delete the red stool and replace it with a copy of the first one',
      gone('Stool 3'),
      at('Stool 4', [0.6, 0.35, 1]),
      rest('Stool 3'),
    ],
    [
      'c',
      'light the island with two spotlights from the left and the right',
      added(2, { kind: 'light', type: 'spot' }),
      left('Spot light', 'Island'),
      right('Spot light 2', 'Island'),
      rest(),
    ],
  ]),
  ...requests('relations', 'cookery', [
    [
      'c',
      'put the chairs on the left and right side of the table',
      left('Kitchen chair', 'Table'),
      right('Kitchen chair 2', 'Table'),
      rest('Kitchen chair', 'Kitchen chair 2'),
    ],
    [
      'c',
      'put the bowl in the middle of the table with the lemon in it',
      at('Bowl', [3, 0.8, 2]),
      at('Lemon', [3, null, 2]),
      rest('Bowl', 'Lemon'),
    ],
    ['c', 'rotate the table with the chairs by 45 degrees', turned('Table', 45), turned('Kitchen chair', 45)],
    [
      'c',
      'stand the cutting board upright against the wall',
      within('Cutting board', 'Back wall', 0.02),
      bottom('Cutting board', 0.9),
      rest('Cutting board'),
    ],
    [
      'c',
      'lean the cutting board against the toaster',
      within('Cutting board', 'Toaster', 0.02),
      bottom('Cutting board', 0.9),
      up('Cutting board', [0.98, 0.21, 0]),
      rest('Cutting board'),
    ],
  ]),
  ...requests('questions', 'cookery', [['p', "what's the closest thing to the fridge?", says('Stove')]]),
  ...requests('light and view', 'cookery', [
    [
      'p',
      'show the kitchen from the upper left',
      viewed((looks) => JSON.stringify(looks).includes('[-0.62,0.5,0.78]')),
      rest(),
    ],
  ]),
]
