import {
  added,
  color,
  evenly,
  gap,
  holds,
  measures,
  moved,
  newBounds,
  on,
  parent,
  rest,
  says,
  size,
  sound,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a concert hall. */
export const CONCERTHALL = [
  ...requests('create', 'concerthall', [
    [
      'c',
      'add a second row of four seats behind the first one, 1 m apart from it',
      added(4),
      gap('Seat 5', 'Seat 1', 1),
      gap('Seat 8', 'Seat 4', 1),
    ],
    ['c', 'copy seats 1 to 4 and put the copies 1.2 m behind', added(4), gap('Seat 5', 'Seat 1', 1.2), rest()],
    [
      'c',
      'create a low railing around the drum riser',
      holds('the railing is on the stage', (result) => newBounds(result).every(({ bounds }) => bounds.min[1] > 0.7)),
    ],
    [
      'c',
      'stack two boxes on the left speaker',
      added(2),
      on('Box', 'Speaker left'),
      holds('they are no wider', (result) => newBounds(result).every(({ bounds }) => size(bounds)[0] < 0.51)),
    ],
    ['c', 'hang two lamps from the ceiling over the seats', added(2), rest()],
    ['c', 'add three steps leading up to the stage at the front', added(3), sound],
    ['i', ['how many people can sit here?', 'add enough seats for ten'], added(6)],
    ['i', 'put somthing on the ticket desk, like a lamp', added(1), on('Lamp', 'Ticket desk')],
    ['i', 'thre more seets on the rigt', added(3), rest()],
    ['i', ['add a chair next to seat 4', 'in the same colour'], color('Seat 4', '#ff0000')],
    ['i', ['add a box next to seat 4', 'in the same colour', 'and same size'], measures('Box', [0.5, 0.9, 0.5])],
  ]),
  ...requests('relations', 'concerthall', [
    [
      'c',
      'swap the piano with the drum riser and the drum on it',
      on('Bass drum', 'Drum riser'),
      moved('Piano', [4, 0, -0.6], 0.05),
    ],
    [
      'c',
      'space the four seats out evenly over 6 m',
      evenly(['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4'], 0, 4 / 3),
      rest('Seat 1', 'Seat 2', 'Seat 3', 'Seat 4'),
    ],
  ]),
  ...requests('change', 'concerthall', [
    [
      'c',
      'make the stage 20 cm higher, everything on it should move along',
      measures('Stage', [8, 1, 4]),
      on('Piano', 'Stage'),
      on('Back curtain', 'Stage'),
    ],
    [
      'c',
      'group the seats into a group called Audience and move it 1 m back',
      parent('Seat 4', 'Audience'),
      parent('Piano stool', null),
    ],
    ['i', 'that curtain is hideous, get me a blue one', added(0), color('Back curtain', '#0000ff')],
  ]),
  ...requests('questions', 'concerthall', [['p', 'how many seats are there?', says('4')]]),
]
