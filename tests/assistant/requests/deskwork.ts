import { added, beside, bottom, gap, moved, newBounds, on, rest, says, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight at a desk with books, a globe and a lamp. */
export const DESKWORK = [
  ...requests('create', 'deskwork', [
    [
      'c',
      "make a copy of the desk with all that's on it, 3 m to the right",
      added(9),
      on('Monitor 2', 'Desk 2'),
      rest(),
    ],
    [
      'c',
      'add two more monitors, one on each side of the existing one, angled 30 degrees inward',
      added(2),
      turned('Monitor 2', 30),
      turned('Monitor 3', -30),
      rest(),
    ],
    [
      'c',
      'make a ring of 10 pencils around the mug',
      added(10),
      (result) => (newBounds(result).every(({ bounds }) => bounds.min[1] > 0.73) ? null : 'a pencil fell off the desk'),
      rest(),
    ],
  ]),
  ...requests('relations', 'deskwork', [
    ['c', 'put the top book next to the other two', beside('Book 3', 'Book'), bottom('Book 3', 0.74), rest('Book 3')],
    [
      'c',
      'lift the monitor by the height of a book and put the green book under it',
      moved('Monitor', [0, 0.03, 0]),
      bottom('Book 2', 0.74),
      rest('Monitor', 'Book', 'Book 2', 'Book 3'),
    ],
    [
      'i',
      "i'm left handed, put the mug on the other side",
      moved('Mug', [null, 0, 0.01]),
      on('Mug', 'Desk'),
      rest('Mug'),
    ],
    [
      'i',
      ['how far is the mug from the keyboard?', 'make it 10 cm'],
      gap('Mug', 'Keyboard', 0.1),
      on('Mug', 'Desk'),
      rest('Mug'),
    ],
    ['c', 'hang two shelves above the cabinet, 40 cm apart, each as wide as the cabinet', added(2), rest()],
  ]),
  ...requests('questions', 'deskwork', [['p', 'which of the books is on top?', says(/Book 3/), rest()]]),
]
