import { added, at, between, color, front, hidden, measures, on, rest } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight on a market square. */
export const MARKETPLACE = [
  ...requests('create', 'marketplace', [
    ['c', 'Place four lamp posts around the fountain, 3 m from its centre', added(4), at('Lamp post', [0, null, 5])],
    [
      'c',
      'Add a fourth stall to the right of the third with the same spacing, in yellow',
      added(1, { color: '#ffff00' }),
      at('Stall 4', [7, 1, -4]),
    ],
    ['c', 'Build a low wall around the whole square', added(4), measures('Wall', [20.2, 1.25, 0.1])],
    [
      'c',
      'Create a path 1.5 m wide from the fountain to stall 2',
      added(1),
      measures('Path', [1.5, null, 4.05]),
      rest(),
    ],
    ['c', 'put a box between tree and tree 2', added(1), between('Box', 'Tree', 'Tree 2')],
    [
      'c',
      'Add people: three in front of stall 1, two at the fountain',
      added(5),
      front('Person', 'Stall 1'),
      front('Person 4', 'Stall 3'),
    ],
    ['c', 'Place a dog under the cart', added(1), rest()],
    ['i', "it's market day: put some fruit on the stalls", added(3), on('Apple', 'Stall 1'), on('Apple 3', 'Stall 3')],
  ]),
  ...requests('change', 'marketplace', [
    ['c', 'Make the fountain 50 % wider but keep its height', measures('Fountain', [3.6, 0.8, 3.6])],
    [
      'c',
      'Lower the stalls to 1.5 m and make their colours paler',
      measures('Stall 1', [2, 1.5, 1.5]),
      color('Stall 1', '#ff5959'),
    ],
  ]),
  ...requests('hierarchy', 'marketplace', [
    ['c', 'Hide the stalls one and two', hidden('Stall 1', 'Stall 2'), rest('Stall 1', 'Stall 2')],
  ]),
]
