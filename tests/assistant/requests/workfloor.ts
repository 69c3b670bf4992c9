import { above, added, at, beside, color, faces, gap, inLine, measures, moved, on, rest } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in an office of three desks with a lounge. */
export const WORKFLOOR = [
  ...requests('create', 'workfloor', [
    ['c', 'put a screen on the third desk like on the others', added(1), on('Screen 3', 'Desk 3'), rest()],
    [
      'c',
      'place two armchairs opposite the sofa, facing it',
      added(2),
      inLine(['Armchair', 'Armchair 2'], 0),
      faces('Armchair', 'Sofa'),
      faces('Armchair 2', 'Sofa'),
      rest(),
    ],
    [
      'c',
      'add 3 ceiling lamps in a row above the desks',
      added(3),
      above('Ceiling lamp', 'Desk'),
      at('Ceiling lamp 3', [3, null, -2.5]),
      rest(),
    ],
    ['i', 'desk 3 has no screen yet', added(1), on('Screen 3', 'Desk 3'), rest()],
    ['i', 'the person at desk 2 needs somewhere to put books', added(1), beside('Bookshelf 2', 'Desk 2'), rest()],
  ]),
  ...requests('relations', 'workfloor', [
    ['c', 'place the plant in the corner farthest from the sofa', at('Plant', [4.68, null, -3.68]), rest('Plant')],
    ['c', 'put the sofa with its back to the east wall', gap('Sofa', 'East wall', 0), rest('Sofa')],
    [
      'c',
      'push the sofa and the coffee table closer together until 30 cm are left',
      gap('Sofa', 'Coffee table', 0.3),
      rest('Sofa', 'Coffee table'),
    ],
    ['i', 'i keep bumping into the bin', moved('Bin', [0.4, 0, 0]), rest('Bin')],
    ['i', ['move desk 2 to the back', 'and its chair'], moved('Chair 2', [0, 0, null]), rest('Chair 2')],
  ]),
  ...requests('change', 'workfloor', [
    ['i', 'who took the red chair? it should match the rest', color('Chair 3', '#222266'), rest('Chair 3')],
    ['i', ['make the sofa longer', '20 cm more'], measures('Sofa', [3.2, 0.8, 0.9]), rest('Sofa')],
    [
      'i',
      ['make the sofa longer', '20 cm more', 'and the table as well'],
      measures('Coffee table', [1.1, 0.4, 0.9]),
      rest('Coffee table'),
    ],
  ]),
]
