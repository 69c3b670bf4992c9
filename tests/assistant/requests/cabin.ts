import { added, at, bottom, color, larger, measures, on, rest } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a cabin. */
export const CABIN = [
  ...requests('create', 'cabin', [
    [
      'c',
      'add a window in the right wall between the bed and the chest',
      added(1),
      at('Window', [3.97, 1.5, -1.55]),
      rest(),
    ],
    [
      'c',
      'add a shelf on the back wall, 1.6 m high, with three jars on it',
      added(4),
      bottom('Shelf', 1.6),
      on('Jar', 'Shelf'),
      measures('Shelf', [0.9, null, null]),
    ],
  ]),
  ...requests('relations', 'cabin', [
    [
      'c',
      'move the table with both benches to the center of the cabin',
      at('Table', [0, null, 0]),
      on('Lantern', 'Table'),
    ],
  ]),
  ...requests('change', 'cabin', [
    ['c', 'scale the stove to 1.2 m height, keeping its width', measures('Stove', [0.6, 1.2, 0.6])],
    ['i', 'make everything wooden a bit lighter', color('Stove', '#000000'), color('Table', '#b54f4f')],
    ['i', 'the benches look too low for the table', larger('Bench 1', [1]), rest('Bench 1', 'Bench 2')],
  ]),
]
