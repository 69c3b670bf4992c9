import { added, at, behind, bottom, measures, moved, on, refuses, rest, right, says, shown, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in an office. */
export const BUREAU = [
  ...requests('create', 'bureau', [
    ['c', 'Add a monitor to desk C like the ones on the other desks', added(1), on('Monitor A 2', 'Desk C')],
    ['c', 'Put an identical meeting table next to the first, 1 m apart', added(1, { size: [2.4, 0.75, 1.2] })],
    [
      'c',
      'Stack three boxes beside the printer stand, largest at the bottom',
      added(3),
      on('Box 2', 'Box'),
      measures('Box 2', [0.75, 0.75, 0.75]),
    ],
    ['c', 'Add a door in the west wall near the water cooler', added(1), within('Door', 'West wall', 0.02)],
    [
      'c',
      'Create a row of four cabinets along the north wall behind the desks',
      added(4),
      within('Cabinet', 'North wall', 0.05),
      behind('Cabinet 4', 'Desk A'),
    ],
    ['c', 'Add a clock on the north wall between desk A and desk B, 2 m up', added(1), bottom('Clock', 2)],
    ['i', "Let's make it greener", added(3), rest()],
    ['i', 'Same mug for the other desks', added(2), on('Mug 2', 'Desk A'), on('Mug 3', 'Desk C')],
  ]),
  ...requests('relations', 'bureau', [
    [
      'c',
      'Move desk A and everything that belongs to it 1 m to the left',
      moved('Folder', [-1, 0, 0]),
      moved('Desk A', [-1, 0, 0]),
    ],
    [
      'c',
      'Remove the chairs from the desks and line them up against the west wall',
      within('Office chair A', 'West wall', 0.1),
      within('Office chair C', 'West wall', 0.1),
    ],
    ['c', 'Set the mug down next to the monitor on its right side', right('Mug', 'Monitor B'), on('Mug', 'Desk B')],
    [
      'c',
      'Exchange the positions of desk A and desk C including their chairs',
      at('Desk A', [3, null, -2]),
      at('Office chair C', [-3, null, -1]),
    ],
    [
      'c',
      'Move the chair at desk B away from the desk by half a metre and turn it towards the meeting table',
      moved('Office chair B', [0, 0, 0.5]),
      rest('Office chair B'),
    ],
    [
      'c',
      'Duplicate desk B with its chair and monitor, and put the copy behind it',
      added(3),
      on('Monitor B 2', 'Desk B 2'),
    ],
  ]),
  ...requests('change', 'bureau', [
    ['c', 'Make the folder a tenth of its size', measures('Folder', [0.03, 0.004, 0.022])],
    ['c', 'Colour the desks from light to dark brown, left to right', rest('Desk A', 'Desk B', 'Desk C')],
  ]),
  ...requests('hierarchy', 'bureau', [
    ['c', 'Hide everything except the meeting table and what is on it', shown('Meeting table')],
  ]),
  ...requests('questions', 'bureau', [['i', 'Are the desks lined up?', says('Yes')]]),
  ...requests('refusing', 'bureau', [['i', 'Add a flux capacitor to desk A', refuses]]),
]
