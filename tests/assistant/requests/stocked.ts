import type { Bounds } from '../../../src/spatial/index.ts'
import {
  added,
  at,
  behind,
  bottom,
  boundsOf,
  type Check,
  clear,
  color,
  faces,
  find,
  gone,
  grew,
  holds,
  inLine,
  inside,
  larger,
  left,
  measures,
  newOnes,
  on,
  parent,
  refuses,
  rest,
  right,
  says,
  selected,
  turned,
  within,
} from '../checks.ts'
import { type Request, requests } from '../harness.ts'

/** Lower than the top of what it is on, and above the ground: on a seat, and not at the height of its back. */
const seated = (a: string, b: string): Check =>
  holds(`${a} does not sit on ${b}`, (result) => {
    const [p, q]: Bounds[] = [a, b].map((name) => boundsOf(result, find(result, name)!))
    return p.min[1] > 0.3 && p.min[1] < q.max[1] - 0.2
  })

/** What an armchair is made of that takes its colour. */
const ARMCHAIR = ['Base 2', 'Cushion 3', 'Back 2', 'Back cushion 3', 'Arm 3', 'Arm 4']

/** What people ask of things of the library, and of rooms that they build of them. */
export const STOCKED_REQUESTS: Request[] = [
  ...requests('library', 'stockedroom', [
    ['p', 'place the cat on the sofa', seated('Cat', 'Sofa'), rest('Cat')],
    [
      'p',
      'put a cushion on each armchair',
      added(2),
      seated('Cushion 5', 'Armchair'),
      seated('Cushion 6', 'Armchair 2'),
    ],
    ['p', 'make the sofa dark green', color('Sofa', '#006400'), color('Leg', '#6e4d36')],
    ['p', 'set the position of the plant to 1, 0, -3', at('Plant', [1, 0.45, -3]), rest('Plant')],
    ['p', 'which things are green?', says('Plant')],
    [
      'c',
      'the left armchair should be exactly like the right one but red',
      color('Armchair', 'red'),
      rest('Armchair', ...ARMCHAIR),
    ],
    ['i', ['make the armchairs face each other', 'are they facing each other now?'], says(/^Yes/)],
    ['i', ['isolate the sofa', 'exit isolation'], says(/Showed everything/)],
    ['c', 'select all the seats', selected('Sofa', 'Armchair', 'Armchair 2')],
    ['c', 'group the seating', parent('Sofa', 'Group'), parent('TV bench', null)],
    ['c', 'give the coffee table a glass top', color('Coffee table', 'white'), color('Leg 5', '#b88a5f')],
    ['i', ['turn the tv around', 'a bit more to the left'], turned('TV', 15), at('TV', [0, null, 2.2])],
    ['i', ['place the cat on the sofa', 'no, on the coffee table'], on('Cat', 'Coffee table'), rest('Cat')],
  ]),
  ...requests('library', 'stockedyard', [
    ['p', 'make the car red', color('Body 2', 'red'), color('Wheel', '#22262d')],
    ['p', 'replace the pine with a palm', gone('Pine'), added(1, { name: /palm/i })],
    ['p', 'make all the trees half as tall', grew('Pine', [1, 0.5, 1]), grew('Tree', [1, 0.5, 1])],
    ['c', 'make the house bigger but keep the car the same size', larger('House'), rest('House')],
    [
      'c',
      'plant three more trees behind the house',
      newOnes(3),
      inLine(['Tree 3', 'Tree 4', 'Tree 5'], 0),
      behind('Tree 4', 'House'),
    ],
    ['i', ['put a cat on top of the car', 'and one more under it'], bottom('Cat 2', 0), inside('Cat 2', 'Car'), rest()],
    ['i', ['rotate the car so it faces the house', 'no, the other way'], turned('Car', 180), rest('Car')],
    ['p', 'scale the person to 2 m', measures('Person', [null, 2, null]), rest('Person')],
    ['p', 'put the car in the garage', refuses, rest()],
    ['c', 'make the leaves of the trees orange', color('Crown', 'orange'), color('Trunk', '#6b4a33')],
    ['p', 'put the car in the garage', refuses, rest()],
    ['c', 'make the leaves of the trees orange', color('Crown', 'orange'), color('Trunk', '#6b4a33')],
    ['i', 'how many triangles does the house have?', refuses, rest()],
  ]),
  ...requests('library', 'stockedbedroom', [
    ['p', 'what is in the room?', says('Wardrobe', 'Laptop')],
    ['p', 'which wall is the wardrobe at?', says('Wall 2')],
    ['p', 'add a chest of drawers beside the wardrobe', newOnes(1), clear('Chest of drawers')],
    [
      'c',
      'add a bookshelf next to the desk',
      newOnes(1),
      clear('Bookshelf'),
      within('Bookshelf', 'Desk', 0.4),
      left('Bookshelf', 'Wall 3'),
    ],
    ['c', 'add three stools', newOnes(3), left('Stool 3', 'Wall 3'), right('Stool', 'Wall 2')],
    ['i', ['put a pillow on the bed', 'two of them actually'], newOnes(2), seated('Pillow 4', 'Bed')],
    ['i', 'the wardrobe should touch the back wall as well', within('Wardrobe', 'Wall', 0.02), rest('Wardrobe')],
  ]),
  ...requests('library', 'empty', [
    ['p', 'add a chest of drawers', newOnes(1), measures('Chest of drawers', [0.9, 0.95, null])],
    ['p', 'add a box 1 m wide and 2 m tall called Base', newOnes(1), measures('Base', [1, 2, null])],
    ['c', 'stack three cubes, each half the size of the one below', newOnes(3), measures('Cube 3', [0.25, 0.25, 0.25])],
    [
      'c',
      'create a gradient of 7 cubes from black to white',
      newOnes(7),
      color('Cube', 'black'),
      color('Cube 7', 'white'),
    ],
    [
      'c',
      'put a 20 cm cube at each corner of a 2 m square',
      newOnes(4),
      at('Cube', [-1, 0.1, -1]),
      at('Cube 4', [1, 0.1, 1]),
    ],
    ['p', 'add a pine tree', newOnes(1), holds('it is no pine', ({ editor }) => !!editor.named('Boughs'))],
    ['p', 'add a vase with a flower', newOnes(2), inside('Flower', 'Vase')],
    ['p', 'add a bowl with three apples', newOnes(4), inside('Apple 3', 'Bowl')],
    ['p', 'add a plate with a cake', newOnes(2), on('Cake', 'Plate')],
    [
      'c',
      ['add a table', 'put six chairs around it'],
      newOnes(6),
      faces('Chair', 'Table'),
      faces('Chair 4', 'Table'),
      holds('a chair stands askew', (result) =>
        ['Chair', 'Chair 2', 'Chair 3', 'Chair 4', 'Chair 5', 'Chair 6'].every((name) => {
          const { min, max } = boundsOf(result, find(result, name)!)
          return Math.abs(max[0] - min[0] - 0.45) < 0.03 && Math.abs(max[2] - min[2] - 0.45) < 0.03
        }),
      ),
    ],
    [
      'i',
      ['add a sofa', 'put a lamp left of the sofa', 'and a plant on the other side'],
      newOnes(1),
      right('Plant', 'Sofa'),
      rest(),
    ],
    ['i', ['add a cube', 'put a sphere to the left of it', 'and a cone on the other side'], right('Cone', 'Cube')],
    ['i', ['add a red sofa', 'make it darker'], color('Base', '#a60000'), color('Leg', '#6e4d36')],
    [
      'i',
      ['add a fridge, a stove and a sink in a row', 'put the sink in the middle'],
      right('Sink', 'Fridge'),
      left('Sink', 'Stove'),
    ],
    [
      'c',
      'create a classroom with 12 desks in 3 rows, each with a chair',
      newOnes(24),
      clear('Chair 6'),
      faces('Chair 6', 'Desk 6'),
    ],
    ['c', 'create a bar with five stools', newOnes(6), inLine(['Stool', 'Stool 3', 'Stool 5'], 0)],
    ['p', 'add clouds', newOnes(3), bottom('Cloud', 10)],
    [
      'c',
      'add a tent and a campfire with three logs around it',
      newOnes(5),
      within('Log 5', 'Campfire', 0.6),
      within('Log 7', 'Campfire', 0.6),
    ],
    ['c', 'add a bed and a nightstand with a lamp on it', newOnes(3), on('Lamp', 'Nightstand')],
    ['c', 'add a table with a vase with flowers on it', newOnes(5), on('Vase', 'Table'), inside('Flower', 'Vase')],
    [
      'c',
      ['add a floor 6 by 5 m', 'add walls on three sides'],
      newOnes(3),
      at('Wall', [0, null, -2.55]),
      at('Wall 3', [3.05, null, 0]),
    ],
    [
      'c',
      ['add a floor 6 by 5 m', 'add a white back wall and a blue left wall'],
      newOnes(2),
      color('Wall 2', 'blue'),
      at('Wall 2', [-3.05, null, 0]),
    ],
    ['c', 'create a floor and four walls', newOnes(5), measures('Wall', [4.2, 2.5, 0.1])],
    ['i', ['add a floor 6 by 5 m', 'add a left wall', 'and a right one'], newOnes(1), at('Wall 2', [3.05, null, 0])],
    [
      'i',
      ['create a room 6 x 5 m', 'put a bed against the back wall', 'a nightstand on each side of it'],
      newOnes(2),
      behind('Wall', 'Nightstand'),
      within('Nightstand', 'Wall', 0.05),
    ],
    ['i', ['add a red bench', 'select the red bench'], selected('Bench')],
    ['i', ['add a camera looking at the origin from 5 m up', 'switch to it'], says(/through Camera/)],
    ['i', 'add five spheres in the colors of the rainbow in a row', newOnes(5), color('Sphere 2', 'orange')],
  ]),
]
