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
  gap,
  gone,
  grew,
  hidden,
  holds,
  inLine,
  inside,
  left,
  locked,
  measures,
  moved,
  newBounds,
  on,
  rest,
  right,
  says,
  selected,
  setting,
  sound,
  surface,
  turned,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts on a playground and in a bathroom. */
export const PLAYSPOT = [
  ...requests('sets', 'playspot', [
    [
      'c',
      'make the two brown benches green like the third',
      color('Bench', 'green'),
      color('Bench 2', 'green'),
      rest('Bench', 'Bench 2'),
    ],
    [
      'c',
      'the brown benches should become green',
      color('Bench', 'green'),
      color('Bench 2', 'green'),
      rest('Bench', 'Bench 2'),
    ],
    ['c', 'all benches in green please', color('Bench', 'green'), color('Bench 2', 'green'), rest('Bench', 'Bench 2')],
    ['c', 'let every bench be green', color('Bench', 'green'), color('Bench 2', 'green'), rest('Bench', 'Bench 2')],
  ]),
  ...requests('sets', 'playspot', [
    [
      'c',
      'turn all benches so that they look at the sandbox',
      faces('Bench', 'Sandbox'),
      faces('Bench 2', 'Sandbox'),
      faces('Bench 3', 'Sandbox'),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
    [
      'c',
      'the benches should all face the sandbox',
      faces('Bench', 'Sandbox'),
      faces('Bench 2', 'Sandbox'),
      faces('Bench 3', 'Sandbox'),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
    [
      'c',
      'have every bench face the sandbox',
      faces('Bench', 'Sandbox'),
      faces('Bench 2', 'Sandbox'),
      faces('Bench 3', 'Sandbox'),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
  ]),
  ...requests('sets', 'playspot', [
    [
      'c',
      'put the benches in a row with 2 m between them',
      evenly(['Bench', 'Bench 2', 'Bench 3'], 0, 2),
      inLine(['Bench', 'Bench 2', 'Bench 3'], 0),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
    [
      'c',
      'space the benches 2 m apart',
      evenly(['Bench', 'Bench 2', 'Bench 3'], 0, 2),
      inLine(['Bench', 'Bench 2', 'Bench 3'], 0),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
    [
      'c',
      'line the benches up, two metres apart',
      evenly(['Bench', 'Bench 2', 'Bench 3'], 0, 2),
      inLine(['Bench', 'Bench 2', 'Bench 3'], 0),
      rest('Bench', 'Bench 2', 'Bench 3'),
    ],
  ]),
  ...requests('relations', 'playspot', [
    ['c', 'put the ball into the sandbox', inside('Beach ball', 'Sandbox'), rest('Beach ball')],
    ['c', 'the beach ball belongs in the sandbox', inside('Beach ball', 'Sandbox'), rest('Beach ball')],
    ['c', 'throw the ball in the sandbox', inside('Beach ball', 'Sandbox'), rest('Beach ball')],
  ]),
  ...requests('relations', 'playspot', [
    [
      'c',
      'move the bin to the right of the middle bench',
      beside('Bin', 'Bench 2'),
      right('Bin', 'Bench 2'),
      rest('Bin'),
    ],
    [
      'c',
      'put the bin next to the bench in the middle, on its right',
      beside('Bin', 'Bench 2'),
      right('Bin', 'Bench 2'),
      rest('Bin'),
    ],
    ['c', 'bin to the right of bench 2', beside('Bin', 'Bench 2'), right('Bin', 'Bench 2'), rest('Bin')],
  ]),
  ...requests('create', 'playspot', [
    [
      'c',
      'plant three trees behind the swing and the slide',
      added(3),
      holds('behind', (r) => newBounds(r).every(({ bounds }) => bounds.max[2] < -4)),
      sound,
      rest(),
    ],
    [
      'c',
      'put 3 trees in a row behind the slide',
      added(3),
      holds('behind', (r) => newBounds(r).every(({ bounds }) => bounds.max[2] < -4)),
      sound,
      rest(),
    ],
    [
      'c',
      'add three trees at the back of the playground',
      added(3),
      holds('behind', (r) => newBounds(r).every(({ bounds }) => bounds.max[2] < -4)),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'playspot', [
    [
      'c',
      'put a bench next to the taller tree',
      added(1),
      holds(
        'near tree',
        (r) => Math.hypot(center(newBounds(r)[0].bounds)[0] + 8, center(newBounds(r)[0].bounds)[2]) < 2.6,
      ),
      sound,
      rest(),
    ],
    [
      'c',
      'there should be a bench beside the left tree',
      added(1),
      holds(
        'near tree',
        (r) => Math.hypot(center(newBounds(r)[0].bounds)[0] + 8, center(newBounds(r)[0].bounds)[2]) < 2.6,
      ),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'playspot', [
    ['c', 'put a light on top of each lamp post', added(2, { kind: 'light' }), rest()],
    ['c', 'each lamp post needs a warm light at its top', added(2, { kind: 'light' }), rest()],
    ['c', 'add a point light to both lamp posts', added(2, { kind: 'light' }), rest()],
  ]),
  ...requests('create', 'playspot', [
    [
      'c',
      'place four small stools around the carousel',
      added(4),
      holds('around', (r) =>
        newBounds(r).every(({ bounds }) => Math.hypot(center(bounds)[0] - 3, center(bounds)[2] + 3) < 3),
      ),
      rest(),
    ],
    [
      'c',
      'four stools in a circle around the carousel',
      added(4),
      holds('around', (r) =>
        newBounds(r).every(({ bounds }) => Math.hypot(center(bounds)[0] - 3, center(bounds)[2] + 3) < 3),
      ),
      rest(),
    ],
    [
      'c',
      'surround the carousel with 4 stools',
      added(4),
      holds('around', (r) =>
        newBounds(r).every(({ bounds }) => Math.hypot(center(bounds)[0] - 3, center(bounds)[2] + 3) < 3),
      ),
      rest(),
    ],
  ]),
  ...requests('change', 'playspot', [
    ['c', 'make the slide one metre taller', measures('Slide', [null, 3, null]), rest('Slide')],
    ['c', 'raise the height of the slide to 3 m', measures('Slide', [null, 3, null]), rest('Slide')],
    ['c', 'the slide should be 3 m high', measures('Slide', [null, 3, null]), rest('Slide')],
  ]),
  ...requests('change', 'playspot', [
    ['c', 'make tree 2 as tall as the other tree', grew('Tree 2', [null, 1.3333, null]), rest('Tree 2')],
    ['c', 'the right tree should be as high as the left one', grew('Tree 2', [null, 1.3333, null]), rest('Tree 2')],
  ]),
  ...requests('move', 'playspot', [
    [
      'c',
      'shift the swing and the slide one metre to the right',
      moved('Swing', [1, 0, 0]),
      moved('Slide', [1, 0, 0]),
      rest('Swing', 'Slide'),
    ],
    [
      'c',
      'move both the swing and the slide 1 m right',
      moved('Swing', [1, 0, 0]),
      moved('Slide', [1, 0, 0]),
      rest('Swing', 'Slide'),
    ],
  ]),
  ...requests('several', 'playspot', [
    [
      'c',
      'remove the bin, paint the carousel red and roll the ball 1 m to the left',
      gone('Bin'),
      color('Carousel', 'red'),
      moved('Beach ball', [-1, 0, 0]),
      rest('Bin', 'Carousel', 'Beach ball'),
    ],
    [
      'c',
      'no bin, red carousel, ball 1 m left',
      gone('Bin'),
      color('Carousel', 'red'),
      moved('Beach ball', [-1, 0, 0]),
      rest('Bin', 'Carousel', 'Beach ball'),
    ],
    [
      'c',
      'the bin must go, the carousel should be red and the ball a metre further left',
      gone('Bin'),
      color('Carousel', 'red'),
      moved('Beach ball', [-1, 0, 0]),
      rest('Bin', 'Carousel', 'Beach ball'),
    ],
  ]),
  ...requests('hierarchy', 'playspot', [
    [
      'c',
      'group the benches as Seats',
      holds('grp', (r) => {
        const p = find(r, 'Bench')!.parent
        return !!p && find(r, 'Bench 3')!.parent === p && r.editor.scene.node(p)!.name === 'Seats'
      }),
    ],
    [
      'c',
      'put all benches into a group named Seats',
      holds('grp', (r) => {
        const p = find(r, 'Bench')!.parent
        return !!p && find(r, 'Bench 3')!.parent === p && r.editor.scene.node(p)!.name === 'Seats'
      }),
    ],
    [
      'c',
      'make a group Seats from the three benches',
      holds('grp', (r) => {
        const p = find(r, 'Bench')!.parent
        return !!p && find(r, 'Bench 3')!.parent === p && r.editor.scene.node(p)!.name === 'Seats'
      }),
    ],
  ]),
  ...requests('questions', 'playspot', [
    ['c', 'how many benches are there', says('3'), rest()],
    ['c', 'count all benches', says('3'), rest()],
    ['c', 'how many benches does the playground have?', says('3'), rest()],
  ]),
  ...requests('questions', 'playspot', [
    ['c', 'which tree is taller?', says(/Tree\b(?! 2)/), rest()],
    ['c', 'which of the two trees is the taller one?', says(/Tree\b(?! 2)/), rest()],
    ['c', "what's the tallest tree?", says(/Tree\b(?! 2)/), rest()],
  ]),
  ...requests('questions', 'playspot', [
    ['c', 'how far is the swing from the slide?', says(/m/), rest()],
    ['c', "what's the distance between swing and slide", says(/m/), rest()],
    ['c', 'how many metres are between the swing and the slide?', says(/m/), rest()],
  ]),
  ...requests('relations', 'bathsuite', [
    [
      'c',
      'put the soap bottle on the shelf next to the towel',
      on('Soap bottle', 'Shelf'),
      clear('Soap bottle'),
      rest('Soap bottle'),
    ],
    ['c', 'move the soap to the shelf', on('Soap bottle', 'Shelf'), clear('Soap bottle'), rest('Soap bottle')],
    [
      'c',
      'the soap bottle goes on the shelf beside the towel',
      on('Soap bottle', 'Shelf'),
      clear('Soap bottle'),
      rest('Soap bottle'),
    ],
  ]),
  ...requests('relations', 'bathsuite', [
    ['c', 'lay the towel on the stool', on('Towel', 'Stool'), rest('Towel')],
    ['c', 'take the towel from the shelf and put it on the stool', on('Towel', 'Stool'), rest('Towel')],
    ['c', 'towel onto the stool', on('Towel', 'Stool'), rest('Towel')],
  ]),
  ...requests('relations', 'bathsuite', [
    [
      'c',
      'put the stool 30 cm in front of the washbasin',
      front('Stool', 'Washbasin'),
      gap('Stool', 'Washbasin', 0.3),
      rest('Stool'),
    ],
    [
      'c',
      'stool in front of the washbasin, 30 cm away',
      front('Stool', 'Washbasin'),
      gap('Stool', 'Washbasin', 0.3),
      rest('Stool'),
    ],
  ]),
  ...requests('relations', 'bathsuite', [
    ['c', 'hang the mirror 20 cm higher', moved('Mirror', [0, 0.2, 0]), rest('Mirror')],
    ['c', 'move the mirror up 20 cm', moved('Mirror', [0, 0.2, 0]), rest('Mirror')],
    ['c', 'raise the mirror by 0.2 m', moved('Mirror', [0, 0.2, 0]), rest('Mirror')],
  ]),
  ...requests('relations', 'bathsuite', [
    [
      'c',
      'swap the soap bottle and the toothbrush cup',
      on('Soap bottle', 'Washbasin'),
      left('Toothbrush cup', 'Soap bottle'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
    [
      'c',
      'the soap and the cup should trade places',
      on('Soap bottle', 'Washbasin'),
      left('Toothbrush cup', 'Soap bottle'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
    [
      'c',
      'switch the positions of soap bottle and toothbrush cup',
      on('Soap bottle', 'Washbasin'),
      left('Toothbrush cup', 'Soap bottle'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
  ]),
  ...requests('relations', 'bathsuite', [
    [
      'c',
      'put the laundry basket in the front left corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Laundry basket')!)
        return b.min[0] < -1.7 && b.max[2] > 1.2
      }),
      rest('Laundry basket'),
    ],
    [
      'c',
      'the laundry basket goes to the front left corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Laundry basket')!)
        return b.min[0] < -1.7 && b.max[2] > 1.2
      }),
      rest('Laundry basket'),
    ],
    [
      'c',
      'move the basket into the left front corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Laundry basket')!)
        return b.min[0] < -1.7 && b.max[2] > 1.2
      }),
      rest('Laundry basket'),
    ],
  ]),
  ...requests('create', 'bathsuite', [
    [
      'c',
      'hang a picture over the bathtub',
      added(1),
      holds('over tub', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return c[0] < -0.9 && Math.abs(c[2] + 0.8) < 1
      }),
      rest(),
    ],
    [
      'c',
      'add a lamp above the bathtub',
      added(1),
      holds('over tub', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return c[0] < -0.9 && Math.abs(c[2] + 0.8) < 1
      }),
      rest(),
    ],
    [
      'c',
      'put a shelf on the wall above the bathtub',
      added(1),
      holds('over tub', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return c[0] < -0.9 && Math.abs(c[2] + 0.8) < 1
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'bathsuite', [
    [
      'c',
      'put two small bottles on the shelf',
      added(2),
      holds('on shelf', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 1.22) < 0.03)),
      rest(),
    ],
    [
      'c',
      'add two little boxes on the shelf beside the towel',
      added(2),
      holds('on shelf', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 1.22) < 0.03)),
      rest(),
    ],
    [
      'c',
      'place two small cylinders on the shelf',
      added(2),
      holds('on shelf', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 1.22) < 0.03)),
      rest(),
    ],
  ]),
  ...requests('create', 'bathsuite', [
    [
      'c',
      'add a small bin between the washbasin and the toilet',
      added(1),
      sound,
      holds('between', (r) => {
        const b = newBounds(r)[0].bounds
        return b.min[0] > 0.9 && b.max[0] < 1.5 && center(b)[2] < -1
      }),
      rest(),
    ],
    [
      'c',
      'put a narrow box, 20 cm wide, between toilet and washbasin',
      added(1),
      sound,
      holds('between', (r) => {
        const b = newBounds(r)[0].bounds
        return b.min[0] > 0.9 && b.max[0] < 1.5 && center(b)[2] < -1
      }),
      rest(),
    ],
  ]),
  ...requests('change', 'bathsuite', [
    [
      'c',
      'paint all walls white',
      color('Back wall', 'white'),
      color('Left wall', 'white'),
      rest('Back wall', 'Left wall'),
    ],
    [
      'c',
      'make the walls white instead of blue',
      color('Back wall', 'white'),
      color('Left wall', 'white'),
      rest('Back wall', 'Left wall'),
    ],
    [
      'c',
      'white walls please',
      color('Back wall', 'white'),
      color('Left wall', 'white'),
      rest('Back wall', 'Left wall'),
    ],
    [
      'c',
      'both walls in white',
      color('Back wall', 'white'),
      color('Left wall', 'white'),
      rest('Back wall', 'Left wall'),
    ],
  ]),
  ...requests('change', 'bathsuite', [
    [
      'c',
      'make the bath mat red and 1.5 times as large',
      surface('Bath mat', (s) => s.color === '#ff0000'),
      measures('Bath mat', [0.9, null, 1.35]),
      rest('Bath mat'),
    ],
    [
      'c',
      'red bath mat, 50 % bigger',
      surface('Bath mat', (s) => s.color === '#ff0000'),
      measures('Bath mat', [0.9, null, 1.35]),
      rest('Bath mat'),
    ],
    [
      'c',
      'enlarge the bath mat by 50 % and paint it red',
      surface('Bath mat', (s) => s.color === '#ff0000'),
      measures('Bath mat', [0.9, null, 1.35]),
      rest('Bath mat'),
    ],
  ]),
  ...requests('change', 'bathsuite', [
    ['c', 'turn the bathtub by 90 degrees', turned('Bathtub', 90), rest('Bathtub', 'Bath mat')],
    ['c', 'rotate the tub a quarter turn', turned('Bathtub', 90), rest('Bathtub', 'Bath mat')],
  ]),
  ...requests('sets', 'bathsuite', [
    [
      'c',
      "hide what's on the washbasin",
      hidden('Soap bottle', 'Toothbrush cup'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
    [
      'c',
      'hide the things standing on the washbasin',
      hidden('Soap bottle', 'Toothbrush cup'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
    [
      'c',
      'make everything on the washbasin invisible',
      hidden('Soap bottle', 'Toothbrush cup'),
      rest('Soap bottle', 'Toothbrush cup'),
    ],
  ]),
  ...requests('sets', 'bathsuite', [
    ['c', 'select everything white except the floor', selected('Bathtub', 'Washbasin', 'Toilet')],
    ['c', 'select the bathtub, the washbasin and the toilet', selected('Bathtub', 'Washbasin', 'Toilet')],
  ]),
  ...requests('several', 'bathsuite', [
    [
      'c',
      'put the stool on the bath mat and delete the laundry basket',
      on('Stool', 'Bath mat'),
      gone('Laundry basket'),
      rest('Stool', 'Laundry basket'),
    ],
    [
      'c',
      'stool onto the mat, laundry basket away',
      on('Stool', 'Bath mat'),
      gone('Laundry basket'),
      rest('Stool', 'Laundry basket'),
    ],
  ]),
  ...requests('several', 'bathsuite', [
    [
      'c',
      'lock the bathtub, toilet and washbasin and paint the shelf white',
      locked('Bathtub'),
      locked('Toilet'),
      locked('Washbasin'),
      color('Shelf', 'white'),
      rest('Bathtub', 'Toilet', 'Washbasin', 'Shelf'),
    ],
    [
      'c',
      'fix tub, toilet and basin in place; the shelf should be white',
      locked('Bathtub'),
      locked('Toilet'),
      locked('Washbasin'),
      color('Shelf', 'white'),
      rest('Bathtub', 'Toilet', 'Washbasin', 'Shelf'),
    ],
  ]),
  ...requests('light and view', 'bathsuite', [
    [
      'c',
      'make it night and put a light above the mirror',
      added(1, { kind: 'light' }),
      setting((s) => s.environment.map === 'night'),
      rest(),
    ],
    [
      'c',
      'night, plus a light over the mirror',
      added(1, { kind: 'light' }),
      setting((s) => s.environment.map === 'night'),
      rest(),
    ],
  ]),
]
