import { added, at, beside, color, front, inside, left, measures, moved, on, rest, right } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a café with a counter, a piano and three tables. */
export const CORNERCAFE = [
  ...requests('create', 'cornercafe', [
    [
      'c',
      'put a vase with a flower on every table',
      added(6),
      on('Vase 3', 'Table 3'),
      inside('Flower 3', 'Vase 3'),
      rest(),
    ],
    [
      'c',
      'give table 1 a red, table 2 a blue and table 3 a green tablecloth',
      added(3),
      on('Tablecloth', 'Table 1'),
      color('Tablecloth', '#ff0000'),
      color('Tablecloth 3', '#008000'),
      rest(),
    ],
    [
      'c',
      'hang a picture on each side of the menu board, same height',
      added(2),
      at('Picture', [null, 1.6, null]),
      left('Picture', 'Menu board'),
      right('Picture 2', 'Menu board'),
      rest(),
    ],
    [
      'c',
      'place a cash register on the right end of the counter and a cake on the left end',
      added(2),
      on('Register', 'Counter'),
      on('Cake', 'Counter'),
      rest(),
    ],
    ['i', 'it should be possible to sit at the counter', added(2), beside('Stool', 'Counter'), rest()],
    ['i', 'the piano player needs something to sit on', added(1), front('Stool', 'Piano'), rest()],
  ]),
  ...requests('relations', 'cornercafe', [
    [
      'c',
      'arrange the three tables in a row parallel to the back wall',
      at('Table 1', [-2.65, null, 0]),
      at('Table 3', [-0.35, null, 0]),
      rest('Table 1', 'Table 2', 'Table 3'),
    ],
    [
      'c',
      'make the counter half a metre longer on the left side',
      measures('Counter', [3.7, 1, 0.7]),
      moved('Counter', [-0.25, 0, 0]),
      rest('Counter'),
    ],
  ]),
  ...requests('change', 'cornercafe', [
    [
      'i',
      "people can't read the menu board, it's too high and too small",
      measures('Menu board', [1.8, 1.2, null]),
      moved('Menu board', [0, -0.1, null]),
      rest('Menu board'),
    ],
  ]),
]
