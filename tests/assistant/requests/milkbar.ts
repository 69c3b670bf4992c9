import {
  added,
  at,
  color,
  gone,
  grew,
  hidden,
  measures,
  moved,
  on,
  rest,
  shown,
  there,
  turned,
  viewed,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a milk bar. */
export const MILKBAR = [
  ...requests('create', 'milkbar', [
    ['c', 'add a fourth bar stool at the right end of the row', added(1), at('Bar stool 4', [-1, 0.35, -2.3]), rest()],
    ['c', 'hang a pendant lamp over each booth table', added(2), rest()],
    [
      'c',
      'create a door in the middle of the side wall, 90 cm wide and 2.1 m high',
      measures('Door', [0.12, 2.1, 0.9]),
      at('Door', [-5.94, null, 0]),
    ],
    ['i', 'table 2 has no ketchup', added(1), on('Ketchup 2', 'Booth table 2')],
  ]),
  ...requests('relations', 'milkbar', [
    ['c', 'move the jukebox against the side wall, halfway along it', at('Jukebox', [-5.55, null, 0])],
    [
      'c',
      'rotate booth table 2 by 90 degrees with its benches',
      turned('Booth table 2', 90),
      turned('Booth bench 3', 90),
      turned('Booth bench 1', 0),
    ],
    [
      'c',
      'turn the bar stools so that they face the bar',
      turned('Bar stool 1', 180),
      turned('Bar stool 2', 180),
      turned('Bar stool 3', 180),
    ],
    [
      'c',
      'swap the two booth tables but leave the benches',
      moved('Booth table 1', [0, 0, 3.5]),
      rest('Booth table 1', 'Booth table 2', 'Ketchup', 'Mustard', 'Napkin box'),
    ],
    ['i', ["what's on table 1?", 'move all that to the bar'], on('Ketchup', 'Bar'), on('Mustard', 'Bar')],
    ['i', 'take the middle stool away and close the gap', gone('Bar stool 2'), moved('Bar stool 3', [-1, 0, 0])],
    ['c', ['delete bar stool 1', 'delete booth table 1', 'close the gap'], rest()],
  ]),
  ...requests('sets', 'milkbar', [
    [
      'c',
      'delete all but one of the bar stools',
      there('Bar stool 1', 'Jukebox', 'Bar'),
      gone('Bar stool 2', 'Bar stool 3'),
    ],
    ['p', 'delete the booth tables', gone('Booth table 1', 'Booth table 2'), there('Booth bench 1')],
    ['c', 'paint each booth table blue', color('Booth table 1', '#0000ff'), color('Booth table 2', '#0000ff')],
    ['i', 'one of the stools is broken, remove it', gone('Bar stool 1'), there('Bar stool 2', 'Bar stool 3')],
    [
      'i',
      ['make bar stool 2 red', 'and the ones beside it white'],
      color('Bar stool 1', '#ffffff'),
      color('Bar stool 2', '#ff0000'),
      color('Bar stool 3', '#ffffff'),
      moved('Bar stool 1', [0, 0, 0]),
    ],
    ['i', 'show me only the booths', hidden('Bar'), shown('Booth table 1')],
  ]),
  ...requests('change', 'milkbar', [
    ['c', 'scale the jukebox up so it is as tall as the wall', measures('Jukebox', [0.9, 3, 0.6])],
    ['i', ['how wide is the bar?', 'make it twice that'], grew('Bar', [2, 1, 1])],
    ['i', 'make teh juekbox biger and trun it 30 degres', added(0), turned('Jukebox', 30)],
    [
      'i',
      ['those benches are ugly, try blue', 'nah, go back'],
      color('Booth bench 1', '#800000'),
      moved('Booth bench 1', [0, 0, 0]),
    ],
  ]),
  ...requests('light and view', 'milkbar', [
    ['i', 'i wonder how it looks from above', viewed((looks) => JSON.stringify(looks).includes('top'))],
  ]),
]
