import { added, color, moved, on, rest, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a loft. */
export const OPENLOFT = [
  ...requests('create', 'openloft', [
    ['c', 'Add a desk in the corner with a chair and a laptop', added(3), on('Laptop', 'Desk'), rest()],
    ['c', 'Create a lamp on the table that glows yellow', added(1, { color: '#ffff00' }), on('Lamp 2', 'Table')],
  ]),
  ...requests('relations', 'openloft', [
    [
      'c',
      'Move the shelf 50 cm along the wall towards the bed',
      moved('Shelf', [null, 0, -0.48], 0.03),
      on('Box', 'Shelf'),
    ],
    ['i', "the box doesn't belong on the shelf", rest('Box')],
    ['i', ['can you make a copy of the sofa', 'put it opposite'], turned('Sofa 2', 180)],
    ['i', ['can you make a copy of the sofa', 'put it opposite', 'in blue'], color('Sofa 2', '#0000ff')],
  ]),
]
