import {
  added,
  at,
  behind,
  beside,
  boundsOf,
  center,
  color,
  evenly,
  find,
  fresh,
  gone,
  holds,
  inLine,
  larger,
  measures,
  moved,
  newOnes,
  on,
  rest,
  right,
  says,
  smaller,
  sound,
  turned,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was said of a loft and a yard, and not understood at first sight. */
export const LOFTS = [
  ...requests('sets', 'loft', [
    ['p', 'Shrink the plant in the corner by half', smaller('Plant'), rest('Plant')],
    [
      'c',
      'Color the left wall, the right wall and the back wall in three different pastel colors',
      rest('Left wall', 'Right wall', 'Back wall'),
      holds(
        'they differ',
        (r) => new Set(['Left wall', 'Right wall', 'Back wall'].map((name) => color(name, '#ffffff')(r))).size === 3,
      ),
    ],
    [
      'c',
      'Take the taller plant, make it red and move it behind the sofa',
      color('Plant', 'red'),
      behind('Plant', 'Sofa'),
    ],
    ['i', 'no one wants to sit in the sun, make the sofa red', color('Sofa', 'red'), rest('Sofa')],
  ]),
  ...requests('change', 'loft', [
    [
      'c',
      'Replace the round table with a rectangular one that is 1.2 m long',
      gone('Round table'),
      added(1, { size: [1.2, null, null] }),
    ],
    ['c', 'replace the sofa with a 3 m wide one', measures('Sofa', [3, null, null])],
    ['c', 'replace the sofa with a sofa that is 3 m wide', added(1, { size: [3, null, null] })],
    ['i', 'replace the stools with taller ones', larger('Stool', [1]), larger('Stool 2', [1])],
    ['i', 'could i get a desk instead of the round table', gone('Round table'), added(1, { name: 'Desk' })],
    ['i', "the bed's pointing the wrong way", turned('Bed', 180), rest('Bed')],
  ]),
  ...requests('relations', 'loft', [
    [
      'c',
      'Put three frames on the back wall in a row, 30 cm apart, at eye level',
      newOnes(3),
      inLine(['Picture', 'Picture 2', 'Picture 3'], 0),
      evenly(['Picture', 'Picture 2', 'Picture 3'], 0, 0.3),
    ],
    [
      'c',
      'Swap the bed and the sofa and turn the sofa to face the TV',
      holds('neither is in the wall', (r) =>
        ['Bed', 'Sofa'].every((name) => boundsOf(r, find(r, name)!).min[2] > -3.51),
      ),
    ],
    ['i', "the fridge door can't open, move the stools away from it", rest('Stool', 'Stool 2')],
    ['i', 'is the bed closer to the window or to the sofa?', says(/^Window/)],
    ['i', ['add curtains', 'in red', 'on both sides of the window'], right('Curtain 2', 'Window')],
  ]),
  ...requests('relations', 'yard', [
    [
      'c',
      'Add a row of five bushes along the fence',
      newOnes(5),
      sound,
      holds('they stand along it', (r) =>
        fresh(r).every((node) => Math.abs(center(boundsOf(r, node))[0] + 9.05) < 0.3),
      ),
    ],
    [
      'c',
      'Plant four more trees behind the house in a row with 2 m between them',
      newOnes(4),
      evenly(['Tree 4', 'Tree 5', 'Tree 6', 'Tree 7'], 0, 2),
      behind('Tree 4', 'House'),
      sound,
    ],
    [
      'c',
      'Line up the trees from the smallest to the largest behind the pool',
      right('Tree', 'Tree 2'),
      right('Tree 3', 'Tree'),
      behind('Tree 2', 'Pool'),
    ],
    [
      'c',
      'Take the smallest tree, make it as tall as the biggest and move it behind the garage',
      measures('Tree 2', [null, 5, null]),
      behind('Tree 2', 'Garage'),
    ],
    ['i', "the trees aren't the same size, fix it", measures('Tree 2', [2, 4, 2]), measures('Tree 3', [2, 4, 2])],
    ['i', 'the house looks boring, paint it some nice color', rest('House')],
    ['i', 'somebody moved the letterbox, it belongs next to the garage', beside('Letterbox', 'Garage')],
    ['i', ['put the ball on the doghouse'], on('Ball', 'Doghouse'), moved('Ball', [2, 1, 2])],
    [
      'c',
      'Move the letterbox to the front left corner of the lawn and rotate it 180 degrees',
      at('Letterbox', [-9.58, null, 7.83]),
      turned('Letterbox', 180),
    ],
  ]),
]
