import {
  added,
  behind,
  beside,
  between,
  boundsOf,
  color,
  faces,
  find,
  gone,
  hidden,
  holds,
  inLine,
  larger,
  left,
  locked,
  measures,
  moved,
  on,
  parent,
  rest,
  says,
  sound,
  surfaceOf,
  there,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Requests of several parts, over many scenes. */
export const COMPOSED_AGAIN = [
  ...requests('several', 'hotelroom', [
    [
      'c',
      'paint the armchair blue and put it next to the desk',
      color('Armchair', 'blue'),
      beside('Armchair', 'Desk'),
      rest('Armchair'),
    ],
    [
      'c',
      'put the armchair beside the desk and colour it blue',
      color('Armchair', 'blue'),
      beside('Armchair', 'Desk'),
      rest('Armchair'),
    ],
    [
      'c',
      'make the armchair blue, then move it next to the desk',
      color('Armchair', 'blue'),
      beside('Armchair', 'Desk'),
      rest('Armchair'),
    ],
  ]),
  ...requests('several', 'lobbyhall', [
    [
      'c',
      'delete the bag and put the bell on the coffee table',
      gone('Bag'),
      on('Bell', 'Coffee table'),
      rest('Bag', 'Bell'),
    ],
    [
      'c',
      'remove the bag, and the bell goes on the coffee table',
      gone('Bag'),
      on('Bell', 'Coffee table'),
      rest('Bag', 'Bell'),
    ],
    [
      'c',
      'the bag can go and the bell should be on the coffee table',
      gone('Bag'),
      on('Bell', 'Coffee table'),
      rest('Bag', 'Bell'),
    ],
    [
      'c',
      'delete the bag. Then put the bell on the coffee table.',
      gone('Bag'),
      on('Bell', 'Coffee table'),
      rest('Bag', 'Bell'),
    ],
  ]),
  ...requests('several', 'vineyard', [
    [
      'c',
      'make the boulder bigger and white and move the cart 1 m to the right',
      larger('Boulder'),
      color('Boulder', 'white'),
      moved('Cart', [1, 0, 0]),
    ],
    [
      'c',
      'the boulder should be bigger and white, and the cart goes 1 m to the right',
      larger('Boulder'),
      color('Boulder', 'white'),
      moved('Cart', [1, 0, 0]),
    ],
    [
      'c',
      'enlarge the boulder, paint it white, and shift the cart right by 1 m',
      larger('Boulder'),
      color('Boulder', 'white'),
      moved('Cart', [1, 0, 0]),
    ],
  ]),
  ...requests('several', 'quayside', [
    ['c', 'hide the hut and lock the crane', hidden('Hut'), locked('Crane'), rest('Hut', 'Crane')],
    ['c', 'lock the crane and make the hut invisible', hidden('Hut'), locked('Crane'), rest('Hut', 'Crane')],
    ['c', 'lock the crane, then hide the hut', hidden('Hut'), locked('Crane'), rest('Hut', 'Crane')],
  ]),
  ...requests('several', 'theatre', [
    [
      'c',
      'paint the red chairs blue and delete the green one',
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      gone('Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'delete the green chair and make the others blue',
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      gone('Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'remove the green chair, then paint the remaining chairs blue',
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      gone('Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ]),
  ...requests('several', 'homeflat', [
    [
      'c',
      'put the plate and the vase on the counter',
      on('Plate', 'Counter'),
      on('Vase', 'Counter'),
      rest('Plate', 'Vase'),
    ],
    [
      'c',
      'move the plate as well as the vase onto the counter',
      on('Plate', 'Counter'),
      on('Vase', 'Counter'),
      rest('Plate', 'Vase'),
    ],
    [
      'c',
      'both the plate and the vase should go on the counter',
      on('Plate', 'Counter'),
      on('Vase', 'Counter'),
      rest('Plate', 'Vase'),
    ],
  ]),
  ...requests('relations', 'bookstore', [
    ['c', 'put the stool to the left of the checkout, 30 cm away', left('Stool', 'Checkout'), rest('Stool')],
    ['c', 'place the stool left of the checkout', left('Stool', 'Checkout'), rest('Stool')],
    ['c', 'the stool should be on the left side of the checkout', left('Stool', 'Checkout'), rest('Stool')],
    ['c', 'move the stool so that it is to the left of the checkout', left('Stool', 'Checkout'), rest('Stool')],
  ]),
  ...requests('relations', 'glasshouse', [
    [
      'c',
      'put the gnome on the front raised bed facing the lemon tree',
      on('Gnome', 'Raised bed 2'),
      faces('Gnome', 'Lemon tree'),
    ],
    [
      'c',
      'place the gnome on raised bed 2 so that it faces the lemon tree',
      on('Gnome', 'Raised bed 2'),
      faces('Gnome', 'Lemon tree'),
    ],
    [
      'c',
      'put the gnome on the front raised bed and turn it to the lemon tree',
      on('Gnome', 'Raised bed 2'),
      faces('Gnome', 'Lemon tree'),
    ],
  ]),
  ...requests('relations', 'vineyard', [
    [
      'c',
      'move the bench behind the picnic table and turn it towards it',
      behind('Bench', 'Picnic table'),
      faces('Bench', 'Picnic table'),
    ],
    [
      'c',
      'put the bench behind the picnic table, facing it',
      behind('Bench', 'Picnic table'),
      faces('Bench', 'Picnic table'),
    ],
    [
      'c',
      'place the bench on the far side of the picnic table facing the table',
      behind('Bench', 'Picnic table'),
      faces('Bench', 'Picnic table'),
    ],
  ]),
  ...requests('relations', 'lobbyhall', [
    ['c', 'put the trunk between the two pillars', between('Trunk', 'Pillar', 'Pillar 2'), rest('Trunk')],
    ['c', 'place the trunk in the middle between the pillars', between('Trunk', 'Pillar', 'Pillar 2'), rest('Trunk')],
    ['c', 'the trunk should stand exactly between both pillars', between('Trunk', 'Pillar', 'Pillar 2'), rest('Trunk')],
    ['c', 'centre the trunk between the pillars', between('Trunk', 'Pillar', 'Pillar 2'), rest('Trunk')],
  ]),
  ...requests('relations', 'quayside', [
    ['c', 'line up the buoy with the bollards', inLine(['Bollard', 'Bollard 2', 'Bollard 3', 'Buoy'], 0)],
    ['c', 'put the buoy in line with the bollards', inLine(['Bollard', 'Bollard 2', 'Bollard 3', 'Buoy'], 0)],
    ['c', 'align the buoy with the row of bollards', inLine(['Bollard', 'Bollard 2', 'Bollard 3', 'Buoy'], 0)],
  ]),
  ...requests('relations', 'hotelroom', [
    [
      'c',
      'push the minibar against the right wall',
      holds('b', (r) => Math.abs(boundsOf(r, find(r, 'Minibar')!).max[0] - 4) < 0.05),
    ],
    [
      'c',
      'put the minibar against the right wall',
      holds('b', (r) => Math.abs(boundsOf(r, find(r, 'Minibar')!).max[0] - 4) < 0.05),
    ],
    [
      'c',
      'move the minibar to the right wall until it touches it',
      holds('b', (r) => Math.abs(boundsOf(r, find(r, 'Minibar')!).max[0] - 4) < 0.05),
    ],
  ]),
  ...requests('create', 'simpleroom', [
    ['c', 'put a stack of three books on the shelf', added(3, { name: /book/i }), rest()],
    ['c', 'stack three books on the table', added(3, { name: /book/i }), rest()],
    ['c', 'add three more books next to the red book on the table', added(3, { name: /book/i }), rest()],
    ['c', 'put three books on the table, one on top of the other', added(3, { name: /book/i }), rest()],
  ]),
  ...requests('create', 'yardshed', [
    ['c', 'add four chairs in a circle in front of the shed', added(4, { name: /chair/i }), sound, rest()],
    ['c', 'put four chairs in a square around the left flower pot', added(4, { name: /chair/i }), sound, rest()],
    ['c', 'add two chairs on each side of the bench', added(4, { name: /chair/i }), sound, rest()],
  ]),
  ...requests('create', 'bookstore', [
    [
      'c',
      'add a red armchair next to the reading chair',
      added(1, { color: 'red' }),
      beside('Armchair', 'Reading chair'),
      rest(),
    ],
    [
      'c',
      'put a red armchair to the right of the reading chair',
      added(1, { color: 'red' }),
      beside('Armchair', 'Reading chair'),
      rest(),
    ],
    [
      'c',
      'next to the reading chair, add a red armchair',
      added(1, { color: 'red' }),
      beside('Armchair', 'Reading chair'),
      rest(),
    ],
  ]),
  ...requests('create', 'lobbyhall', [
    ['c', 'line the back wall with six plants', added(6, { name: /plant/i }), sound, rest()],
    ['c', 'add a 2 by 3 grid of plants on the carpet', added(6, { name: /plant/i }), sound, rest()],
  ]),
  ...requests('create', 'glasshouse', [
    ['c', 'hang two lamps above the raised beds, one above each', added(2, { name: /light|lamp/i }), rest()],
    ['c', 'add a lamp above each raised bed', added(2, { name: /light|lamp/i }), rest()],
    ['c', 'put a lamp over both raised beds, one each', added(2, { name: /light|lamp/i }), rest()],
  ]),
  ...requests('sets', 'simpleroom', [
    [
      'c',
      'make everything orange green',
      color('Crate', 'green'),
      color('Crate 2', 'green'),
      color('Ball', 'green'),
      rest('Crate', 'Crate 2', 'Ball'),
    ],
    [
      'c',
      'paint the crates the colour of the plant',
      color('Crate', 'green'),
      color('Crate 2', 'green'),
      color('Ball', 'green'),
      rest('Crate', 'Crate 2', 'Ball'),
    ],
    [
      'c',
      "the crates should have the ball's colour",
      color('Crate', 'green'),
      color('Crate 2', 'green'),
      color('Ball', 'green'),
      rest('Crate', 'Crate 2', 'Ball'),
    ],
  ]),
  ...requests('sets', 'yardshed', [
    [
      'c',
      'delete every flower pot that is orange',
      gone('Flower pot', 'Flower pot 2'),
      there('Flower pot 3'),
      rest('Flower pot', 'Flower pot 2'),
    ],
    [
      'c',
      'remove all flower pots but the white one',
      gone('Flower pot', 'Flower pot 2'),
      there('Flower pot 3'),
      rest('Flower pot', 'Flower pot 2'),
    ],
    [
      'c',
      'delete the two leftmost flower pots',
      gone('Flower pot', 'Flower pot 2'),
      there('Flower pot 3'),
      rest('Flower pot', 'Flower pot 2'),
    ],
    [
      'c',
      'of the flower pots delete the orange ones',
      gone('Flower pot', 'Flower pot 2'),
      there('Flower pot 3'),
      rest('Flower pot', 'Flower pot 2'),
    ],
  ]),
  ...requests('sets', 'quayside', [
    ['c', 'make all the crates a bit bigger', larger('Crate'), larger('Crate 2'), rest('Crate', 'Crate 2')],
    ['c', 'scale every crate up by 50 %', larger('Crate'), larger('Crate 2'), rest('Crate', 'Crate 2')],
    ['c', 'enlarge both crates by half', larger('Crate'), larger('Crate 2'), rest('Crate', 'Crate 2')],
  ]),
  ...requests('sets', 'hotelroom', [
    [
      'c',
      'delete the bedside table without a lamp',
      gone('Bedside table 2'),
      there('Bedside table'),
      rest('Bedside table 2'),
    ],
    ['c', 'remove the right bedside table', gone('Bedside table 2'), there('Bedside table'), rest('Bedside table 2')],
    [
      'c',
      'delete the bedside table that is on the right of the bed',
      gone('Bedside table 2'),
      there('Bedside table'),
      rest('Bedside table 2'),
    ],
    [
      'c',
      'delete the bedside table with nothing on it',
      gone('Bedside table 2'),
      there('Bedside table'),
      rest('Bedside table 2'),
    ],
  ]),
  ...requests('sets', 'vineyard', [
    [
      'c',
      'paint the first and the third vine row yellow',
      color('Vine row', 'yellow'),
      color('Vine row 3', 'yellow'),
      rest('Vine row', 'Vine row 3'),
    ],
    [
      'c',
      'make every vine row yellow except the middle one',
      color('Vine row', 'yellow'),
      color('Vine row 3', 'yellow'),
      rest('Vine row', 'Vine row 3'),
    ],
    [
      'c',
      'paint the outer vine rows yellow',
      color('Vine row', 'yellow'),
      color('Vine row 3', 'yellow'),
      rest('Vine row', 'Vine row 3'),
    ],
    [
      'c',
      'make the front and the back vine rows yellow',
      color('Vine row', 'yellow'),
      color('Vine row 3', 'yellow'),
      rest('Vine row', 'Vine row 3'),
    ],
  ]),
  ...requests('memory', 'bookstore', [
    [
      'c',
      ['put the cookbook on the checkout', 'paint it white'],
      color('Cookbook', 'white'),
      on('Cookbook', 'Checkout'),
    ],
    [
      'c',
      ['paint the cookbook white', 'then put it on the checkout'],
      color('Cookbook', 'white'),
      on('Cookbook', 'Checkout'),
    ],
    [
      'c',
      ['select the cookbook', 'make it white and put it on the checkout'],
      color('Cookbook', 'white'),
      on('Cookbook', 'Checkout'),
    ],
  ]),
  ...requests('memory', 'theatre', [
    [
      'c',
      ['duplicate the chest', 'again'],
      holds('3', (r) => [...r.editor.scene.nodes()].filter((n) => /^Chest/.test(n.name)).length === 3),
    ],
    [
      'c',
      ['add a copy of the chest', 'another one'],
      holds('3', (r) => [...r.editor.scene.nodes()].filter((n) => /^Chest/.test(n.name)).length === 3),
    ],
    [
      'c',
      ['copy the chest', 'once more'],
      holds('3', (r) => [...r.editor.scene.nodes()].filter((n) => /^Chest/.test(n.name)).length === 3),
    ],
  ]),
  ...requests('memory', 'lobbyhall', [
    [
      'c',
      ['paint the blue sofa white', 'the other sofa too'],
      holds(
        's',
        (r) =>
          surfaceOf(r.editor, find(r, 'Sofa')!)!.color === '#ffffff' &&
          surfaceOf(r.editor, find(r, 'Sofa 2')!)!.color === '#ffffff',
      ),
    ],
    [
      'c',
      ['paint the blue sofa white', 'and the green one'],
      holds(
        's',
        (r) =>
          surfaceOf(r.editor, find(r, 'Sofa')!)!.color === '#ffffff' &&
          surfaceOf(r.editor, find(r, 'Sofa 2')!)!.color === '#ffffff',
      ),
    ],
  ]),
  ...requests('memory', 'quayside', [
    [
      'c',
      ['move the forklift 2 m left', 'undo'],
      holds(
        'same',
        (r) =>
          surfaceOf(r.editor, find(r, 'Forklift')!)!.color === '#ffa500' &&
          Math.abs(boundsOf(r, find(r, 'Forklift')!).min[0] - 4.4) < 0.01,
      ),
    ],
    [
      'c',
      ['paint the forklift blue', 'take that back'],
      holds(
        'same',
        (r) =>
          surfaceOf(r.editor, find(r, 'Forklift')!)!.color === '#ffa500' &&
          Math.abs(boundsOf(r, find(r, 'Forklift')!).min[0] - 4.4) < 0.01,
      ),
    ],
    [
      'c',
      ['make the forklift bigger', 'undo that'],
      holds(
        'same',
        (r) =>
          surfaceOf(r.editor, find(r, 'Forklift')!)!.color === '#ffa500' &&
          Math.abs(boundsOf(r, find(r, 'Forklift')!).min[0] - 4.4) < 0.01,
      ),
    ],
  ]),
  ...requests('hierarchy', 'simpleroom', [
    [
      'c',
      'group the book and the mug as "Table things"',
      parent('Book', 'Table things'),
      parent('Mug', 'Table things'),
    ],
    [
      'c',
      'put the mug and the book in a group called Table things',
      parent('Book', 'Table things'),
      parent('Mug', 'Table things'),
    ],
    [
      'c',
      'make a group named Table things from the book and the mug',
      parent('Book', 'Table things'),
      parent('Mug', 'Table things'),
    ],
  ]),
  ...requests('change', 'vineyard', [
    ['c', 'make the cart 1.5 times as large', measures('Cart', [3, 1.5, 1.8])],
    ['c', 'scale the cart up to 150 percent', measures('Cart', [3, 1.5, 1.8])],
    ['c', 'make the cart 50 % bigger', measures('Cart', [3, 1.5, 1.8])],
  ]),
  ...requests('change', 'hotelroom', [
    ['c', 'make the suitcase 60 cm wide, 40 cm high and 25 cm deep', measures('Suitcase', [0.6, 0.4, 0.25])],
    ['c', 'resize the suitcase to 0.6 x 0.4 x 0.25 m', measures('Suitcase', [0.6, 0.4, 0.25])],
    ['c', 'the suitcase should be 60 cm wide, 25 cm deep and 40 cm high', measures('Suitcase', [0.6, 0.4, 0.25])],
  ]),
  ...requests('move', 'bookstore', [
    ['c', 'move the globe 1 m to the left and 1 m forward', moved('Globe', [-1, 0, 1])],
    ['c', 'shift the globe one metre left and one metre towards me', moved('Globe', [-1, 0, 1])],
    ['c', 'move the globe forward 1 m, then left 1 m', moved('Globe', [-1, 0, 1])],
  ]),
  ...requests('questions', 'lobbyhall', [
    ['c', 'which sofa is green?', says(/sofa 2/i), rest()],
    ['c', 'what is the green sofa called?', says(/sofa 2/i), rest()],
    ['c', 'which of the sofas is closer to the front?', says(/sofa 2/i), rest()],
  ]),
  ...requests('questions', 'vineyard', [
    ['c', 'how tall is the taller cypress?', says(/6|six/), rest()],
    ['c', 'how high is the left cypress?', says(/6|six/), rest()],
    ['c', "what's the height of the cypress on the left?", says(/6|six/), rest()],
  ]),
  ...requests('sets', 'lobbyhall', [
    [
      'c',
      'delete the sofas, the coffee table and everything on it',
      gone('Sofa', 'Sofa 2', 'Coffee table', 'Magazine'),
      rest('Sofa', 'Sofa 2', 'Coffee table', 'Magazine'),
    ],
    [
      'c',
      'delete the trunk, the coffee table and everything on it',
      gone('Trunk', 'Coffee table', 'Magazine'),
      rest('Trunk', 'Coffee table', 'Magazine'),
    ],
  ]),
  ...requests('memory', 'vineyard', [
    ['i', ['move the cart 2 m to the left', 'a metre further'], moved('Cart', [-1, 0, 0])],
  ]),
]
