import {
  added,
  beside,
  boundsOf,
  center,
  clear,
  color,
  evenly,
  faces,
  find,
  front,
  gone,
  hidden,
  holds,
  left,
  measures,
  moved,
  newBounds,
  on,
  rest,
  says,
  setting,
  sound,
  surface,
  there,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts in an office, a bedroom and a park. */
export const EVERYWHERE = [
  ...requests('relations', 'office', [
    [
      'c',
      'put the mug on the bookshelf and the first box on the cabinet',
      on('Mug', 'Bookshelf'),
      on('Box', 'Cabinet'),
      rest('Mug', 'Box'),
    ],
    [
      'c',
      'mug onto the bookshelf, box 1 onto the cabinet',
      on('Mug', 'Bookshelf'),
      on('Box', 'Cabinet'),
      rest('Mug', 'Box'),
    ],
  ]),
  ...requests('relations', 'office', [
    ['c', 'move the bin to the left side of the desk', left('Bin', 'Desk'), within('Bin', 'Desk', 0.5), rest('Bin')],
    ['c', 'the bin should stand left of the desk', left('Bin', 'Desk'), within('Bin', 'Desk', 0.5), rest('Bin')],
    ['c', "bin on the desk's left please", left('Bin', 'Desk'), within('Bin', 'Desk', 0.5), rest('Bin')],
  ]),
  ...requests('sets', 'office', [
    ['c', 'stack the second box on the first', on('Box 2', 'Box'), rest('Box 2')],
    ['c', 'put box 2 on top of box 1', on('Box 2', 'Box'), rest('Box 2')],
    ['c', 'the boxes should be stacked, box 2 on top', on('Box 2', 'Box'), rest('Box 2')],
  ]),
  ...requests('change', 'office', [
    ['c', 'give the couch the same colour as the office chair', color('Couch', 'black'), rest('Couch')],
    ['c', 'the couch should be as black as the office chair', color('Couch', 'black'), rest('Couch')],
    ['c', 'paint the couch like the office chair', color('Couch', 'black'), rest('Couch')],
  ]),
  ...requests('change', 'office', [
    ['c', 'let the bookshelf be 2.5 m tall', measures('Bookshelf', [null, 2.5, null]), rest('Bookshelf')],
    ['c', 'make the bookshelf half a metre taller', measures('Bookshelf', [null, 2.5, null]), rest('Bookshelf')],
    ['c', 'extend the bookshelf to 2.5 m in height', measures('Bookshelf', [null, 2.5, null]), rest('Bookshelf')],
  ]),
  ...requests('change', 'office', [
    [
      'c',
      'make the coffee table from glass',
      surface('Coffee table', (s) => s.transmission > 0.5 || s.opacity < 0.7),
      rest('Coffee table'),
    ],
    [
      'c',
      'turn the coffee table into a glass one',
      surface('Coffee table', (s) => s.transmission > 0.5 || s.opacity < 0.7),
      rest('Coffee table'),
    ],
  ]),
  ...requests('move', 'office', [
    ['c', 'bring the couch half a metre forward', moved('Couch', [0, 0, 0.5]), rest('Couch')],
    ['c', 'the couch 50 cm further to the front', moved('Couch', [0, 0, 0.5]), rest('Couch')],
    ['c', 'pull the couch towards the viewer by 50 cm', moved('Couch', [0, 0, 0.5]), rest('Couch')],
  ]),
  ...requests('relations', 'office', [
    [
      'c',
      'put the couch with its back against the west wall',
      holds('against', (r) => boundsOf(r, find(r, 'Couch')!).min[0] < -3.9),
      rest('Couch'),
    ],
    [
      'c',
      'the couch goes against the west wall',
      holds('against', (r) => boundsOf(r, find(r, 'Couch')!).min[0] < -3.9),
      rest('Couch'),
    ],
    [
      'c',
      'move the couch to the west wall',
      holds('against', (r) => boundsOf(r, find(r, 'Couch')!).min[0] < -3.9),
      rest('Couch'),
    ],
  ]),
  ...requests('create', 'office', [
    [
      'c',
      'add a desk lamp to the right of the monitor',
      added(1),
      on('Monitor', 'Desk'),
      holds('on desk', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.03),
      rest(),
    ],
    [
      'c',
      'put a small plant to the left of the monitor',
      added(1),
      on('Monitor', 'Desk'),
      holds('on desk', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.03),
      rest(),
    ],
  ]),
  ...requests('create', 'office', [
    [
      'c',
      'put two chairs in front of the couch',
      added(2),
      holds('front', (r) => newBounds(r).every(({ bounds }) => bounds.min[2] > -0.9 || bounds.max[2] < -2.4 || true)),
      rest(),
    ],
    [
      'c',
      'add two visitor chairs opposite the couch',
      added(2),
      holds('front', (r) => newBounds(r).every(({ bounds }) => bounds.min[2] > -0.9 || bounds.max[2] < -2.4 || true)),
      rest(),
    ],
  ]),
  ...requests('hierarchy', 'office', [
    [
      'c',
      'group everything on the desk',
      holds('g', (r) => {
        const p = find(r, 'Monitor')!.parent
        return !!p && find(r, 'Keyboard')!.parent === p && find(r, 'Mug')!.parent === p
      }),
    ],
    [
      'c',
      'put the things on the desk into one group',
      holds('g', (r) => {
        const p = find(r, 'Monitor')!.parent
        return !!p && find(r, 'Keyboard')!.parent === p && find(r, 'Mug')!.parent === p
      }),
    ],
    [
      'c',
      'group the monitor, the keyboard and the mug',
      holds('g', (r) => {
        const p = find(r, 'Monitor')!.parent
        return !!p && find(r, 'Keyboard')!.parent === p && find(r, 'Mug')!.parent === p
      }),
    ],
  ]),
  ...requests('questions', 'office', [
    ['c', 'what is there on the desk?', says('Monitor', 'Keyboard', 'Mug'), rest()],
    ['c', 'list the objects on the desk', says('Monitor', 'Keyboard', 'Mug'), rest()],
    ['c', 'what do we have on the desk', says('Monitor', 'Keyboard', 'Mug'), rest()],
  ]),
  ...requests('questions', 'office', [
    ['c', 'what colour does the door have?', says(/brown/i), rest()],
    ['c', 'which colour is the door', says(/brown/i), rest()],
    ['c', 'the colour of the door please', says(/brown/i), rest()],
  ]),
  ...requests('relations', 'bedroom', [
    [
      'c',
      'put a lamp like the bedside lamp on the other nightstand',
      added(1),
      holds('on ns2', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.5) < 0.03 && center(b)[0] > 0.9
      }),
      rest(),
    ],
    [
      'c',
      'the other nightstand needs a lamp, too',
      added(1),
      holds('on ns2', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.5) < 0.03 && center(b)[0] > 0.9
      }),
      rest(),
    ],
    [
      'c',
      'copy the bedside lamp to nightstand 2',
      added(1),
      holds('on ns2', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.5) < 0.03 && center(b)[0] > 0.9
      }),
      rest(),
    ],
  ]),
  ...requests('relations', 'bedroom', [
    ['c', 'sit the teddy on the bed between the pillows', on('Teddy', 'Bed'), clear('Teddy'), rest('Teddy')],
    ['c', 'the teddy belongs on the bed', on('Teddy', 'Bed'), clear('Teddy'), rest('Teddy')],
    ['c', 'put the teddy on the bed, leaning against the pillows', on('Teddy', 'Bed'), clear('Teddy'), rest('Teddy')],
  ]),
  ...requests('relations', 'bedroom', [
    ['c', 'lay the rug in front of the bed', front('Rug', 'Bed'), rest('Rug')],
    ['c', 'the rug should lie at the foot of the bed', front('Rug', 'Bed'), rest('Rug')],
    ['c', 'move the rug so it lies before the bed', front('Rug', 'Bed'), rest('Rug')],
  ]),
  ...requests('sets', 'bedroom', [
    [
      'c',
      'make all brown furniture white',
      color('Nightstand', 'white'),
      color('Nightstand 2', 'white'),
      color('Dresser', 'white'),
      rest('Nightstand', 'Nightstand 2', 'Dresser'),
    ],
    [
      'c',
      'paint the nightstands and the dresser white',
      color('Nightstand', 'white'),
      color('Nightstand 2', 'white'),
      color('Dresser', 'white'),
      rest('Nightstand', 'Nightstand 2', 'Dresser'),
    ],
  ]),
  ...requests('sets', 'bedroom', [
    ['c', 'hide the pillows and the teddy', hidden('Pillow', 'Pillow 2', 'Teddy'), rest('Pillow', 'Pillow 2', 'Teddy')],
    [
      'c',
      'hide both pillows as well as the teddy',
      hidden('Pillow', 'Pillow 2', 'Teddy'),
      rest('Pillow', 'Pillow 2', 'Teddy'),
    ],
    [
      'c',
      'make pillows and teddy invisible',
      hidden('Pillow', 'Pillow 2', 'Teddy'),
      rest('Pillow', 'Pillow 2', 'Teddy'),
    ],
  ]),
  ...requests('change', 'bedroom', [
    [
      'c',
      'make the bed 1.8 m wide and 2.2 m long',
      measures('Bed', [1.8, null, 2.2]),
      rest('Bed', 'Pillow', 'Pillow 2'),
    ],
    ['c', 'the bed should measure 1.8 by 2.2 m', measures('Bed', [1.8, null, 2.2]), rest('Bed', 'Pillow', 'Pillow 2')],
  ]),
  ...requests('move', 'bedroom', [
    ['c', 'push the wardrobe 1 m towards the back wall', moved('Wardrobe', [0, 0, -1]), rest('Wardrobe')],
    ['c', 'slide the wardrobe back one metre along the left wall', moved('Wardrobe', [0, 0, -1]), rest('Wardrobe')],
    ['c', 'wardrobe 1 m to the back', moved('Wardrobe', [0, 0, -1]), rest('Wardrobe')],
  ]),
  ...requests('several', 'bedroom', [
    [
      'c',
      'throw out the dresser, make the rug blue and hang the mirror 10 cm higher',
      gone('Dresser'),
      color('Rug', 'blue'),
      moved('Mirror', [0, 0.1, 0]),
      rest('Dresser', 'Rug', 'Mirror'),
    ],
    [
      'c',
      'dresser out, rug blue, mirror 10 cm higher',
      gone('Dresser'),
      color('Rug', 'blue'),
      moved('Mirror', [0, 0.1, 0]),
      rest('Dresser', 'Rug', 'Mirror'),
    ],
    [
      'c',
      'remove the dresser. The rug should be blue. Raise the mirror by 10 cm.',
      gone('Dresser'),
      color('Rug', 'blue'),
      moved('Mirror', [0, 0.1, 0]),
      rest('Dresser', 'Rug', 'Mirror'),
    ],
  ]),
  ...requests('light and view', 'bedroom', [
    ['c', 'it is night', setting((s) => s.environment.map === 'night'), rest()],
    ['c', 'let it be night', setting((s) => s.environment.map === 'night'), rest()],
    ['c', 'make it a night scene', setting((s) => s.environment.map === 'night'), rest()],
    ['c', 'turn day into night', setting((s) => s.environment.map === 'night'), rest()],
  ]),
  ...requests('sets', 'park', [
    ['c', 'leave 2 m between the two benches', evenly(['Bench', 'Bench 2'], 0, 2)],
    ['c', 'bring the benches together until there are 2 m between them', evenly(['Bench', 'Bench 2'], 0, 2)],
  ]),
  ...requests('sets', 'park', [
    ['c', 'cut down the smallest pine', gone('Pine 2'), there('Pine', 'Pine 3'), rest('Pine 2')],
    ['c', 'delete the shortest of the pines', gone('Pine 2'), there('Pine', 'Pine 3'), rest('Pine 2')],
    ['c', 'remove the pine in the middle', gone('Pine 2'), there('Pine', 'Pine 3'), rest('Pine 2')],
  ]),
  ...requests('sets', 'park', [
    [
      'c',
      'make all pines as tall as the tallest one',
      measures('Pine', [null, 5, null]),
      measures('Pine 2', [null, 5, null]),
      rest('Pine', 'Pine 2'),
    ],
    [
      'c',
      'all pines should have the height of pine 3',
      measures('Pine', [null, 5, null]),
      measures('Pine 2', [null, 5, null]),
      rest('Pine', 'Pine 2'),
    ],
    [
      'c',
      'let the pines all be 5 m tall',
      measures('Pine', [null, 5, null]),
      measures('Pine 2', [null, 5, null]),
      rest('Pine', 'Pine 2'),
    ],
  ]),
  ...requests('create', 'park', [
    [
      'c',
      'put six flower pots around the fountain',
      added(6),
      holds('ring', (r) =>
        newBounds(r).every(({ bounds }) => {
          const d = Math.hypot(center(bounds)[0], center(bounds)[2])
          return d > 1.6 && d < 3.2
        }),
      ),
      rest(),
    ],
    [
      'c',
      'place six pots in a ring around the fountain',
      added(6),
      holds('ring', (r) =>
        newBounds(r).every(({ bounds }) => {
          const d = Math.hypot(center(bounds)[0], center(bounds)[2])
          return d > 1.6 && d < 3.2
        }),
      ),
      rest(),
    ],
    [
      'c',
      'surround the fountain with six flower pots',
      added(6),
      holds('ring', (r) =>
        newBounds(r).every(({ bounds }) => {
          const d = Math.hypot(center(bounds)[0], center(bounds)[2])
          return d > 1.6 && d < 3.2
        }),
      ),
      rest(),
    ],
  ]),
  ...requests('create', 'park', [
    [
      'c',
      'put a bin next to each bench',
      added(2),
      holds('beside benches', (r) => newBounds(r).length === 2),
      sound,
      rest(),
    ],
    [
      'c',
      'each bench gets a bin beside it',
      added(2),
      holds('beside benches', (r) => newBounds(r).length === 2),
      sound,
      rest(),
    ],
    [
      'c',
      'add a trash can beside every bench',
      added(2),
      holds('beside benches', (r) => newBounds(r).length === 2),
      sound,
      rest(),
    ],
  ]),
  ...requests('relations', 'park', [
    ['c', 'the dog should sit next to the left bench', beside('Dog', 'Bench'), rest('Dog')],
    ['c', 'put the dog by the bench on the left', beside('Dog', 'Bench'), rest('Dog')],
    ['c', 'dog beside bench 1', beside('Dog', 'Bench'), rest('Dog')],
  ]),
  ...requests('relations', 'park', [
    [
      'c',
      'turn the benches to the fountain',
      faces('Bench', 'Fountain'),
      faces('Bench 2', 'Fountain'),
      rest('Bench', 'Bench 2'),
    ],
    [
      'c',
      'both benches should look at the fountain',
      faces('Bench', 'Fountain'),
      faces('Bench 2', 'Fountain'),
      rest('Bench', 'Bench 2'),
    ],
    [
      'c',
      'let the two benches face the fountain',
      faces('Bench', 'Fountain'),
      faces('Bench 2', 'Fountain'),
      rest('Bench', 'Bench 2'),
    ],
  ]),
  ...requests('questions', 'park', [
    ['c', 'which pine is the tallest?', says(/Pine 3/), rest()],
    ['c', "what's the tallest pine", says(/Pine 3/), rest()],
    ['c', 'which of the pines is tallest', says(/Pine 3/), rest()],
  ]),
  ...requests('questions', 'park', [
    ['c', 'how many pines are there?', says('3'), rest()],
    ['c', 'count the pines', says('3'), rest()],
    ['c', 'how many pine trees do we have', says('3'), rest()],
  ]),
]
