import { added, at, evenly, gap, measures, moved, on, rest, setting, sound, there, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight at a grocer's. */
export const GROCER = [
  ...requests('create', 'grocer', [
    ['c', 'put a lamp on the counter, on the far left of it', added(1), on('Lamp', 'Sales counter')],
    [
      'c',
      'add a fourth shelf to the right of shelf C with the same gap',
      added(1),
      at('Shelf C 2', [3, null, -4.2]),
      rest(),
    ],
    [
      'c',
      'add three baskets like the existing one, in a line to the left of it',
      added(3),
      evenly(['Basket 2', 'Basket 3', 'Basket 4'], 0),
      rest(),
    ],
    [
      'c',
      'copy everything on the table onto the counter',
      added(3),
      on('Melon 2', 'Sales counter'),
      on('Apple 3', 'Sales counter'),
      rest(),
    ],
    ['i', ['is there something on shelf B?', 'put a plant there then'], on('Plant', 'Shelf B')],
    ['i', 'swap out the cart with a bench', added(1), at('Bench', [2, null, -2])],
  ]),
  ...requests('relations', 'grocer', [
    ['c', 'hang the poster on the rear wall above shelf B', measures('Poster', [0.6, 0.9, 0.02]), there('Shelf B')],
    [
      'c',
      'turn all the shelves around and move them 30 cm off the wall',
      turned('Shelf A', 180),
      gap('Shelf A', 'Rear wall', 0.3),
      gap('Shelf C', 'Rear wall', 0.3),
    ],
    [
      'c',
      'rotate the counter so that it is parallel to the rear wall and put the register back on top',
      measures('Sales counter', [2.2, 1, 0.7]),
      on('Cash register', 'Sales counter'),
    ],
    ['c', 'make the cart parallel to the left wall', measures('Cart', [0.6, 1, 0.9])],
    ['i', "don't put the basket there, put it under the table", at('Basket', [-1, null, 0.5])],
    ['i', 'that poster is hanging too low', moved('Poster', [0, 0.3, 0])],
  ]),
  ...requests('change', 'grocer', [
    [
      'c',
      'make shelf B a little taller than the others',
      (result) => sound(result),
      measures('Shelf A', [1.2, 1.8, 0.4]),
    ],
    [
      'c',
      'make the display table lower, about 60 cm, and its top stuff should follow',
      measures('Display table', [null, 0.6, null]),
      on('Melon', 'Display table'),
    ],
    ['i', 'i want to see more of the wall, so make the shelves lower', measures('Shelf A', [1.2, 1.2, 0.4])],
    ['i', 'make the shop feel warmer', setting(({ environment }) => environment.map === 'sunset')],
    [
      'i',
      'all the shelfs shuld hav the same hight as the cuonter',
      measures('Shelf A', [null, 1, null]),
      measures('Shelf C', [null, 1, null]),
    ],
  ]),
]
