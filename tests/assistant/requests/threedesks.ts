import {
  added,
  asks,
  clear,
  color,
  inLine,
  locked,
  measures,
  newBounds,
  on,
  parent,
  says,
  sound,
  turned,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in an office of three desks. */
export const THREEDESKS = [
  ...requests('create', 'threedesks', [
    [
      'c',
      'make a 3 by 2 grid of crates in the front right part of the room',
      added(6),
      (result) =>
        newBounds(result).every(({ bounds }) => bounds.min[0] > 3 && bounds.min[2] > 1) ? null : 'not there',
    ],
    [
      'c',
      'add two bookshelves against the left wall, one either side of the couch',
      added(2),
      (result) =>
        newBounds(result).every(({ bounds }) => bounds.min[0] < -5.9 && (bounds.max[2] < 2.05 || bounds.min[2] > 2.95))
          ? null
          : 'not on both sides',
    ],
    [
      'c',
      'duplicate the couch, mirror image, on the opposite side of the coffee table',
      added(1),
      turned('Couch 2', 180),
      clear('Couch 2'),
    ],
    [
      'c',
      'set a plant in every corner',
      added(4),
      (result) =>
        new Set(newBounds(result).map(({ bounds }) => `${bounds.min[0] > 0} ${bounds.min[2] > 0}`)).size === 4
          ? null
          : 'not in four corners',
    ],
    ['c', 'add a wall on the right with the door in it', added(1), (result) => sound(result)],
    [
      'p',
      'clone the palm 3 times',
      added(3),
      (result) => (newBounds(result).every(({ bounds }) => bounds.max[0] < 6) ? null : 'outside of the room'),
    ],
    ['i', 'this office needs some green', added(1)],
    ['i', ['put a lamp on desk 1', 'same for the others'], added(2), on('Lamp 2', 'Desk 2'), on('Lamp 3', 'Desk 3')],
    ['i', ['put a lamp on desk 1', 'do the same for desk 3'], added(1), on('Lamp 2', 'Desk 3')],
    [
      'i',
      ['how many desks have nothing on them?', 'put a laptop on each of those'],
      added(1),
      on('Laptop 2', 'Desk 3'),
    ],
    ['i', ['add a bowl', 'on desk 1', 'no, the other one'], asks('Desk 2', 'Desk 3')],
    ['i', ['add a bowl', 'on desk 1', 'no, the middle one'], on('Bowl', 'Desk 2')],
  ]),
  ...requests('change', 'threedesks', [
    [
      'c',
      'make the two outer desks white and the middle one black',
      color('Desk 1', '#ffffff'),
      color('Desk 2', '#000000'),
      color('Desk 3', '#ffffff'),
    ],
    [
      'c',
      'raise all desks to 1.1 m and lower the chairs by 10 cm',
      measures('Desk 1', [null, 1.1, null]),
      measures('Office chair 2', [null, 0.9, null]),
    ],
    [
      'c',
      'group everything on desk 1 with the desk and call it Workplace',
      parent('Desk 1', 'Workplace'),
      parent('Monitor', 'Workplace'),
    ],
    ['c', 'turn the monitor 20 degrees towards the palm', turned('Monitor', 20)],
    ['p', 'make the printer unselectable', locked('Printer')],
    ['i', 'can you tidy the desks into a neat row', inLine(['Desk 1', 'Desk 2', 'Desk 3'], 0)],
  ]),
  ...requests('questions', 'threedesks', [['p', 'how many desks have nothing on them?', says('1')]]),
]
