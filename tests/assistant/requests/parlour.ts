import { added, at, color, measures, moved, on, rest, says, setting, surface, viewed } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a living room and among blocks. */
export const PARLOUR = [
  ...requests('create', 'blockyard', [
    ['p', 'Give me ten small grey spheres in a circle with radius 3', added(10, { shape: 'sphere', color: 'gray' })],
    ['p', 'Make a 3x3x3 block of small cubes', added(27, { shape: 'box', where: ({ max }) => max[1] <= 1.51 })],
    [
      'c',
      'Insert a directional light from the upper left',
      added(1, { type: 'directional', where: ({ min }) => min[0] < -2 }),
    ],
    ['c', 'Light the cone from behind', added(1, { type: 'spot', where: ({ max }) => max[2] < 1.5 })],
    ['c', 'Arrange 6 hats in a circle', added(6)],
    [
      'c',
      'Create three spheres, make one red, one green and the last one blue',
      added(1, { color: 'red' }),
      added(1, { color: 'green' }),
      added(1, { color: 'blue' }),
    ],
    [
      'c',
      'Add three cups and put one on the red cube, one on the blue cube and one on the green cube',
      added(3),
      on('Cup', 'Red cube'),
      on('Cup 2', 'Blue cube'),
      on('Cup 3', 'Green cube'),
    ],
    [
      'c',
      'Center a bowl on the blue cube and paint it white',
      added(1),
      on('Bowl', 'Blue cube'),
      at('Bowl', [0, null, null]),
    ],
  ]),
  ...requests('sets', 'blockyard', [
    [
      'c',
      'Duplicate the yellow ball twice and put one copy on the red cube and the other on the blue cube',
      added(2),
      on('Yellow ball 2', 'Red cube'),
      on('Yellow ball 3', 'Blue cube'),
      rest(),
    ],
    ['c', 'Make three copies of the yellow ball and put one on each cube', added(3), on('Yellow ball 4', 'Green cube')],
    [
      'c',
      'Make the tallest objects glass and the smallest gold',
      surface('Pillar', ({ transmission }) => (transmission ?? 0) > 0.5),
      surface('Pillar 2', ({ transmission }) => (transmission ?? 0) > 0.5),
    ],
    [
      'c',
      'Make the cubes 10% smaller each from left to right',
      measures('Red cube', [1, 1, 1]),
      measures('Blue cube', [0.9, 0.9, 0.9]),
      measures('Green cube', [0.81, 0.81, 0.81]),
    ],
    [
      'c',
      'Put the red ball 30 cm to the right of the green cube, touching the floor',
      at('Red ball', [3.2, 0.4, 0]),
      rest('Red ball'),
    ],
  ]),
  ...requests('light and view', 'stage', [['p', 'Make the bulb light red', color('Bulb', 'red'), rest('Bulb')]]),
  ...requests('mood', 'blockyard', [['p', 'warmer', setting(({ environment }) => environment.map === 'sunset')]]),
  ...requests('light and view', 'blockyard', [
    ['p', 'Reset the camera', viewed((_looks, framed) => framed.length > 0)],
  ]),
  ...requests('questions', 'blockyard', [
    ['p', 'List everything in the scene', says('Pillar 2', 'Orange cone', 'Ring')],
  ]),
  ...requests('relations', 'parlour', [
    [
      'c',
      'Put a small round side table to the right of the sofa with a lamp on top',
      added(2),
      on('Lamp', 'Round side table'),
    ],
    ['p', 'Add a round coffee table', added(1, { name: 'Round coffee table' })],
    [
      'c',
      'A round blue rug 1.5 m across in front of the TV stand',
      added(1, { name: 'Round rug', size: [1.5, null, 1.5] }),
    ],
    [
      'c',
      'Move the sofa 1 m back and everything on the rug 20 cm to the left',
      moved('Coffee table', [-0.2, 0, 0]),
      moved('Vase', [-0.2, 0, 0]),
      moved('Armchair', [0, 0, 0]),
    ],
    ['c', 'Clone the lamp four times and put one in each corner of the room', added(4), rest()],
    ['c', 'Arrange three vases on the bookcase from small to large', added(2), on('Vase 3', 'Bookcase')],
    [
      'c',
      'Make all the furniture wooden, but leave the sofa as it is',
      color('Bookcase', '#a9743f'),
      color('Armchair', '#a9743f'),
      rest('Armchair', 'Bookcase', 'Coffee table', 'TV stand'),
    ],
    ['i', 'Put something green in the corner by the bookcase', added(1, { name: 'Plant' })],
    ['i', ['Put the ball on the bookcase', 'hm, the sofa is better'], on('Ball', 'Sofa')],
    ['i', ['Put the vase on the bookcase', 'no, the TV stand'], on('Vase', 'TV stand')],
  ]),
  ...requests('relations', 'parlour', [
    [
      'c',
      [
        'Put a cup on the left end of the coffee table',
        'place three candles on the coffee table between the vase and the cup',
      ],
      added(3),
      on('Candle', 'Coffee table'),
    ],
    [
      'c',
      'Put the ball on top of the bookcase and the vase next to it',
      on('Ball', 'Bookcase'),
      on('Vase', 'Bookcase'),
      rest('Ball', 'Vase'),
    ],
    ['c', 'Swap the sofa and the TV stand along with the TV', on('TV', 'TV stand'), at('TV stand', [0, null, 2])],
    [
      'c',
      'Create a sphere at the center of the coffee table with a diameter of 20 cm and make it glass',
      added(1, { size: [0.2, 0.2, 0.2] }),
    ],
    ['i', 'pleese muve teh lapm behnd the sofa', rest('Floor lamp')],
    ['i', ['Move the sofa closer to the TV', "that's too close"], moved('Sofa', [0, 0, 0.25])],
    ['i', ['How tall is the bookcase?', 'make the lamp the same'], measures('Floor lamp', [null, 2, null])],
  ]),
  ...requests('change', 'parlour', [
    ['c', 'Make the vase taller than the ball by 40 cm', measures('Vase', [null, 0.7, null]), rest('Vase')],
  ]),
]
