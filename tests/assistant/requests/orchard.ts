import { added, at, inside, left, measures, moved, on, rest, setting, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a garden. */
export const ORCHARD = [
  ...requests('create', 'orchard', [
    [
      'c',
      'Put a red roof on the house and a chimney on the roof',
      added(2),
      measures('Roof', [6.6, 1.65, 3.3]),
      on('Roof', 'House'),
    ],
    ['c', 'Surround the well with a ring of eight small stones', added(8)],
    [
      'c',
      'Add a second fence on the left side of the lawn, as long as the lawn is deep',
      added(1),
      measures('Fence 2', [null, 1, 14]),
      within('Fence 2', 'Lawn', 0.2),
    ],
    ['c', 'Spread five bushes randomly on the lawn without touching anything', added(5), inside('Bush', 'Lawn')],
    ['i', 'it would be nice to have some shade over the table', added(1), within('Parasol', 'Table', 0.2)],
    ['i', 'the kids want a sandpit, maybe left of the bench', added(1), left('Sandpit', 'Bench')],
  ]),
  ...requests('relations', 'orchard', [
    [
      'c',
      'Shift the table with both chairs 2 m towards the bench',
      within('Chair 1', 'Table', 0.08),
      within('Chair 2', 'Table', 0.08),
      rest('Table', 'Chair 1', 'Chair 2'),
    ],
    ['c', 'Move the pines to the left side of the lawn', at('Pine 1', [-7.25, null, null])],
    ['i', "the car's blocking the view of the house", moved('Car', [1, 0, 0]), rest('Car')],
  ]),
  ...requests('change', 'orchard', [
    ['c', 'Raise the fence to 1.5 m and make it white', measures('Fence', [14, 1.5, 0.1])],
    ['c', 'make the bench 50 cm longer on each side', measures('Bench', [2.5, 0.5, 0.5])],
    [
      'i',
      'the fence is in a bad state, replace it by a hedge',
      measures('Hedge', [14, 1, null]),
      at('Hedge', [0, 0.5, 6.5]),
    ],
    ['i', 'the pines are all the same colour, vary them', rest('Pine 1', 'Pine 2', 'Pine 3')],
  ]),
  ...requests('light and view', 'workroom', [
    ['p', 'set the background to sky blue', setting(({ background }) => background.color === '#87ceeb'), rest()],
    ['p', 'turn off the shadows', setting(({ ground }) => !ground.shadow), rest()],
  ]),
  ...requests('move', 'workroom', [['p', 'move book 2 away from the shelf by 50 cm', moved('Book 2', [0, 0, 0.5])]]),
]
