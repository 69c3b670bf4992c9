import { added, at, color, gone, hidden, measures, moved, rest, shown, there } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a gallery. */
export const SHOWROOM = [
  ...requests('relations', 'showroom', [
    [
      'c',
      'Move each plinth 1 m back together with what is on it',
      moved('Plinth 3', [0, 0, -1]),
      moved('Donut', [0, 0, -1]),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Globe', 'Cone', 'Donut'),
    ],
    ['c', 'Place the bin in the corner between the two walls', rest('Bin')],
    ['i', 'It would be nice if visitors could sit near the paintings', added(1), rest()],
  ]),
  ...requests('change', 'showroom', [
    [
      'c',
      'Paint the long wall dark blue and the short one a lighter shade of it',
      color('Long wall', '#00008b'),
      color('Short wall', '#5959b4'),
    ],
    [
      'c',
      'Scale the globe and the cone up by a quarter, keeping them on their plinths',
      measures('Globe', [0.5, 0.5, 0.5]),
      rest('Globe', 'Cone'),
    ],
    ['i', 'Everything yellow, make it orange pls', color('Painting 2', '#ffa500'), rest('Painting 2')],
  ]),
  ...requests('hierarchy', 'showroom', [
    ['c', 'Hide the paintings, then show only the second one again', hidden('Painting'), shown('Painting 2', 'Floor')],
  ]),
  ...requests('memory', 'showroom', [
    ['i', ['Add a cube', 'no, a sphere on the bench'], added(0, { name: 'Cube' }), there('Sphere')],
    ['i', ['Can I have the globe a wee bit larger', 'and the others too'], measures('Floor', [10, 0.1, 8])],
    [
      'i',
      ["What's on the second plinth?", 'replace it with a cube', 'ok a pyramid then'],
      gone('Cube', 'Cone'),
      there('Pyramid'),
      at('Pyramid', [0, null, 0]),
    ],
  ]),
]
