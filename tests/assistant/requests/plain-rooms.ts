import {
  behind,
  beside,
  color,
  faces,
  front,
  gap,
  gone,
  inLine,
  inside,
  measures,
  moved,
  newOnes,
  on,
  parent,
  right,
  says,
  surface,
  there,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Rooms, toys and a courtyard: the plain sort of scene, in everyday words. */
export const PLAIN_ROOMS = [
  ...requests('relations', 'dining', [
    ['c', "put a plate at each chair's place on the table", newOnes(1), on('Plate 3', 'Table')],
    ['c', 'put a glass in front of every chair at the table', newOnes(1), on('Glass 2', 'Table')],
    ['i', "we're expecting six people for dinner", newOnes(6), within('Chair', 'Table', 1)],
    ['c', 'we need six chairs at the table', newOnes(6), faces('Chair', 'Table'), faces('Chair 8', 'Table')],
    ['p', 'make the table glass', surface('Table', ({ transmission }) => transmission > 0.5)],
    ['c', 'add three more chairs around the table, facing it', newOnes(3), faces('Chair 4', 'Table')],
    [
      'c',
      'make all chairs except the broken one white and 1 m tall',
      measures('Chair 2', [null, 1, null]),
      measures('Broken chair', [null, 0.6, null]),
    ],
    [
      'c',
      'add a bottle 20 cm to the left of the candle and a bowl to its right',
      newOnes(2),
      gap('Bottle', 'Candle', 0.2),
      right('Bowl', 'Candle'),
    ],
    ['i', 'there should be a glass next to every plate', newOnes(2), on('Glass 2', 'Table')],
  ]),
  ...requests('relations', 'lounge', [
    ['c', 'add a blue cushion at each end of the sofa', newOnes(2), on('Cushion', 'Sofa'), on('Cushion 2', 'Sofa')],
    ['i', ['delete both armchairs', 'bring both back'], there('Armchair', 'Armchair 2')],
    ['i', ['how far is the sofa from the TV?', 'move it half a metre nearer', 'how far now?'], says(/4\.61 m/)],
    [
      'i',
      'the plant blocks the window a little, could it go somewhere else, say beside the bookshelf?',
      beside('Plant', 'Bookshelf'),
    ],
    ['i', ['the rug is too small', "that's better, but I don't like the red"], says(/What should I do about Rug/)],
    ['i', "I'd rather sit closer to the TV", moved('Sofa', [0, 0, null])],
  ]),
  ...requests('relations', 'courtyard', [
    ['i', 'teh car shuold be parkd next too the huose', beside('Car', 'House')],
    ['i', 'turn the bench around so people can look at the house', faces('Bench', 'House')],
    [
      'c',
      'park a second car, a white one, behind the red one',
      newOnes(1),
      color('Car 2', '#ffffff'),
      behind('Car 2', 'Car'),
    ],
    ['c', 'scatter six rocks so that none of them touch', newOnes(6)],
  ]),
  ...requests('sets', 'basics', [
    ['c', 'stack the red, the blue and the small cube', on('Blue Cube', 'Red Cube'), on('Small Cube', 'Blue Cube')],
    ['c', 'scatter ten rocks on the ground without touching anything', newOnes(10)],
    ['c', 'make the two largest cubes half as tall', measures('Green Cube', [2, 1, 2])],
    [
      'c',
      'group the three pillars and call the group Columns, then move it 2 m back',
      parent('Pillar', 'Columns'),
      moved('Pillar', [0, 0, -2]),
    ],
  ]),
  ...requests('relations', 'room', [
    [
      'c',
      'line all the chairs up along the back wall, evenly spaced',
      inLine(['Chair', 'Chair 2', 'Chair 3'], 0),
      gap('Chair', 'Chair 2', 0.25),
      gap('Chair 2', 'Chair 3', 0.25),
    ],
    ['c', 'delete the cup, the book and whatever is left of the sofa', gone('Lamp', 'Cup', 'Book')],
    [
      'c',
      'make a bookshelf 2 m tall and 80 cm wide and stand it against the right wall next to the TV',
      newOnes(1),
      measures('Bookshelf', [null, 2, 0.8]),
    ],
  ]),
  ...requests('sets', 'shapes', [
    [
      'c',
      'put all the spheres inside a group called Balls and hide it',
      parent('Sphere', 'Balls'),
      parent('Sphere 2', 'Balls'),
    ],
    ['c', 'put a torus around the cylinder halfway up', newOnes(1), inside('Cylinder', 'Torus')],
  ]),
  ...requests('relations', 'street', [
    ['c', "make the house's roof dark gray and its door green", color('Door', '#008000')],
  ]),
  ...requests('relations', 'bedroom', [
    [
      'c',
      'move the rug so it lies centered in front of the bed and rotate it 90 degrees',
      front('Rug', 'Bed'),
      measures('Rug', [1.4, null, 2]),
    ],
  ]),
]
