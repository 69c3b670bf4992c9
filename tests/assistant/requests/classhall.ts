import {
  added,
  at,
  bottom,
  boundsOf,
  center,
  color,
  faces,
  find,
  fresh,
  front,
  gap,
  gone,
  hidden,
  holds,
  left,
  locked,
  measures,
  moved,
  newBounds,
  newOnes,
  on,
  rest,
  says,
  size,
  surfaceOf,
  turned,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts among figures, in a class, a salon, a study and on a terrace. */
export const CLASSHALL = [
  ...requests('relations', 'figures', [
    [
      'c',
      'put the ball 1 m in front of the column',
      at('Ball', [0, 0.25, null]),
      within('Ball', 'Column', 1.3),
      front('Ball', 'Column'),
      rest('Ball'),
    ],
    [
      'c',
      'place the ball in front of the column at a distance of 1 m',
      at('Ball', [0, 0.25, null]),
      within('Ball', 'Column', 1.3),
      front('Ball', 'Column'),
      rest('Ball'),
    ],
    [
      'c',
      'the ball should be one metre in front of the column',
      at('Ball', [0, 0.25, null]),
      within('Ball', 'Column', 1.3),
      front('Ball', 'Column'),
      rest('Ball'),
    ],
  ]),
  ...requests('relations', 'figures', [
    ['c', 'the ball goes to the very top of the column', on('Ball', 'Column'), rest('Ball')],
    ['c', 'crown the column with the ball', on('Ball', 'Column'), rest('Ball')],
    ['c', 'put the ball up on the column', on('Ball', 'Column'), rest('Ball')],
    ['c', 'top the column with the ball', on('Ball', 'Column'), rest('Ball')],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'put the ball 20 cm to the left of the red cube',
      left('Ball', 'Red cube'),
      gap('Ball', 'Red cube', 0.2),
      rest('Ball'),
    ],
    [
      'c',
      'ball left of the red cube with 20 cm between them',
      left('Ball', 'Red cube'),
      gap('Ball', 'Red cube', 0.2),
      rest('Ball'),
    ],
    [
      'c',
      "place the ball on the red cube's left side, 20 cm away",
      left('Ball', 'Red cube'),
      gap('Ball', 'Red cube', 0.2),
      rest('Ball'),
    ],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'swap the colours of the two cubes',
      color('Red cube', 'blue'),
      color('Blue cube', 'red'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      'exchange the colours of the red and the blue cube',
      color('Red cube', 'blue'),
      color('Blue cube', 'red'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      'let the cubes trade colours',
      color('Red cube', 'blue'),
      color('Blue cube', 'red'),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'swap the positions of the two cubes',
      at('Red cube', [-1, 0.5, 0]),
      at('Blue cube', [-3, 0.5, 0]),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      'the red cube and the blue cube should change places',
      at('Red cube', [-1, 0.5, 0]),
      at('Blue cube', [-3, 0.5, 0]),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      "exchange the cubes' places",
      at('Red cube', [-1, 0.5, 0]),
      at('Blue cube', [-3, 0.5, 0]),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add five spheres in five different colours',
      added(5, { shape: 'sphere' }),
      holds('colors', (r) => new Set(fresh(r).map((n) => surfaceOf(r.editor, n)!.color)).size === 5),
      rest(),
    ],
    [
      'c',
      'create 5 balls, each in another colour',
      added(5, { shape: 'sphere' }),
      holds('colors', (r) => new Set(fresh(r).map((n) => surfaceOf(r.editor, n)!.color)).size === 5),
      rest(),
    ],
    [
      'c',
      'five spheres, every one a different colour',
      added(5, { shape: 'sphere' }),
      holds('colors', (r) => new Set(fresh(r).map((n) => surfaceOf(r.editor, n)!.color)).size === 5),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add three cubes of 50 cm, 1 m and 1.5 m',
      added(3, { shape: 'box' }),
      holds('sizes', (r) => {
        const s = newBounds(r)
          .map(({ bounds }) => Math.round(size(bounds)[0] * 100))
          .sort((a, b) => a - b)
        return s.join() === '50,100,150'
      }),
      rest(),
    ],
    [
      'c',
      'create three boxes with sides of 0.5, 1 and 1.5 m',
      added(3, { shape: 'box' }),
      holds('sizes', (r) => {
        const s = newBounds(r)
          .map(({ bounds }) => Math.round(size(bounds)[0] * 100))
          .sort((a, b) => a - b)
        return s.join() === '50,100,150'
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add a red cone and a blue torus',
      added(2),
      holds('two', (r) => fresh(r).some((n) => n.kind === 'mesh') && fresh(r).length === 2),
      rest(),
    ],
    [
      'c',
      'create a torus in blue and a cone in red',
      added(2),
      holds('two', (r) => fresh(r).some((n) => n.kind === 'mesh') && fresh(r).length === 2),
      rest(),
    ],
    [
      'c',
      'a blue ring and a red cone please',
      added(2),
      holds('two', (r) => fresh(r).some((n) => n.kind === 'mesh') && fresh(r).length === 2),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'put a green cube of the same size on the red cube',
      added(1, { shape: 'box', size: [1, 1, 1], color: 'green' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1) < 0.02),
      rest(),
    ],
    [
      'c',
      'add another cube, green, on top of the red one',
      added(1, { shape: 'box', size: [1, 1, 1], color: 'green' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1) < 0.02),
      rest(),
    ],
    [
      'c',
      'stack a green 1 m cube onto the red cube',
      added(1, { shape: 'box', size: [1, 1, 1], color: 'green' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1) < 0.02),
      rest(),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      'pull every chair 30 cm away from its desk',
      moved('Chair', [0, 0, 0.3]),
      moved('Chair 2', [0, 0, 0.3]),
      moved('Chair 3', [0, 0, 0.3]),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'move all chairs 30 cm back from the desks',
      moved('Chair', [0, 0, 0.3]),
      moved('Chair 2', [0, 0, 0.3]),
      moved('Chair 3', [0, 0, 0.3]),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'slide the chairs 30 cm towards the front',
      moved('Chair', [0, 0, 0.3]),
      moved('Chair 2', [0, 0, 0.3]),
      moved('Chair 3', [0, 0, 0.3]),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      'make the outer chairs blue like the middle one',
      color('Chair', 'blue'),
      color('Chair 3', 'blue'),
      rest('Chair', 'Chair 3'),
    ],
    [
      'c',
      'the first and the last chair should be blue',
      color('Chair', 'blue'),
      color('Chair 3', 'blue'),
      rest('Chair', 'Chair 3'),
    ],
    [
      'c',
      'all chairs should have the colour of the middle chair',
      color('Chair', 'blue'),
      color('Chair 3', 'blue'),
      rest('Chair', 'Chair 3'),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      'put a book on each small desk',
      added(3),
      holds('on desks', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.7) < 0.03)),
      rest(),
    ],
    [
      'c',
      "every pupil's desk needs a book",
      added(3),
      holds('on desks', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.7) < 0.03)),
      rest(),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      'add a fourth desk to the right of desk 3, same distance as between the others',
      added(1),
      holds('4th', (r) => {
        const b = newBounds(r)[0].bounds
        return center(b)[0] > 2.9 && Math.abs(center(b)[2] + 0.5) < 0.2
      }),
      rest(),
    ],
    [
      'c',
      'continue the row of small desks with one more on the right',
      added(1),
      holds('4th', (r) => {
        const b = newBounds(r)[0].bounds
        return center(b)[0] > 2.9 && Math.abs(center(b)[2] + 0.5) < 0.2
      }),
      rest(),
    ],
  ]),
  ...requests('relations', 'classhall', [
    [
      'c',
      'move the cupboard to the right side of the room',
      holds('side', (r) => boundsOf(r, find(r, 'Cupboard')!).min[0] > 2.5),
      rest('Cupboard'),
    ],
    [
      'c',
      'the cupboard belongs on the other side of the room',
      holds('side', (r) => boundsOf(r, find(r, 'Cupboard')!).min[0] > 2.5),
      rest('Cupboard'),
    ],
    [
      'c',
      'put the cupboard on the opposite side',
      holds('side', (r) => boundsOf(r, find(r, 'Cupboard')!).min[0] > 2.5),
      rest('Cupboard'),
    ],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'turn the sofa and the armchair towards the TV',
      faces('Sofa', 'TV'),
      faces('Armchair', 'TV'),
      rest('Sofa', 'Armchair'),
    ],
    ['c', 'both seats should face the TV', faces('Sofa', 'TV'), faces('Armchair', 'TV'), rest('Sofa', 'Armchair')],
    [
      'c',
      'have the sofa and the armchair look at the TV',
      faces('Sofa', 'TV'),
      faces('Armchair', 'TV'),
      rest('Sofa', 'Armchair'),
    ],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'the sofa and the armchair should face each other',
      faces('Sofa', 'Armchair'),
      faces('Armchair', 'Sofa'),
      rest('Sofa', 'Armchair'),
    ],
    [
      'c',
      'turn sofa and armchair to each other',
      faces('Sofa', 'Armchair'),
      faces('Armchair', 'Sofa'),
      rest('Sofa', 'Armchair'),
    ],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'move the vase to the bookshelf and throw the plant away',
      on('Vase', 'Bookshelf'),
      gone('Plant'),
      rest('Vase', 'Plant'),
    ],
    ['c', 'vase onto the bookshelf; plant: delete', on('Vase', 'Bookshelf'), gone('Plant'), rest('Vase', 'Plant')],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'put the plant next to the TV and the lamp next to the bookshelf',
      within('Plant', 'TV', 0.5),
      within('Floor lamp', 'Bookshelf', 0.6),
      rest('Plant', 'Floor lamp'),
    ],
    [
      'c',
      'plant beside the TV, lamp beside the bookshelf',
      within('Plant', 'TV', 0.5),
      within('Floor lamp', 'Bookshelf', 0.6),
      rest('Plant', 'Floor lamp'),
    ],
  ]),
  ...requests('change', 'salon', [
    [
      'c',
      'replace the blue of the sofa by gray and make it 2.8 m wide',
      measures('Sofa', [2.8, null, null]),
      color('Sofa', 'gray'),
      rest('Sofa'),
    ],
    [
      'c',
      'the sofa should be gray and 2.8 m wide',
      measures('Sofa', [2.8, null, null]),
      color('Sofa', 'gray'),
      rest('Sofa'),
    ],
    ['c', 'gray sofa, 2.8 m wide please', measures('Sofa', [2.8, null, null]), color('Sofa', 'gray'), rest('Sofa')],
  ]),
  ...requests('change', 'salon', [
    [
      'c',
      'make the coffee table 30 cm wider in diameter',
      measures('Coffee table', [1.3, null, 1.3]),
      rest('Coffee table', 'Vase'),
    ],
    [
      'c',
      'the coffee table should have a diameter of 1.3 m',
      measures('Coffee table', [1.3, null, 1.3]),
      rest('Coffee table', 'Vase'),
    ],
    ['c', 'coffee table diameter 1.3 m', measures('Coffee table', [1.3, null, 1.3]), rest('Coffee table', 'Vase')],
  ]),
  ...requests('change', 'salon', [
    ['c', 'rotate the sofa a quarter turn to the left', turned('Sofa', 90), rest('Sofa')],
    ['c', 'turn the sofa 90 degrees anticlockwise', turned('Sofa', 90), rest('Sofa')],
    ['c', 'give the sofa a quarter turn counterclockwise', turned('Sofa', 90), rest('Sofa')],
  ]),
  ...requests('move', 'salon', [
    ['c', 'move the lamp 50 cm right and 50 cm forward', moved('Floor lamp', [0.5, 0, 0.5]), rest('Floor lamp')],
    [
      'c',
      'shift the floor lamp half a metre to the right and half a metre to the front',
      moved('Floor lamp', [0.5, 0, 0.5]),
      rest('Floor lamp'),
    ],
  ]),
  ...requests('move', 'salon', [
    ['c', 'lift the vase 30 cm above the coffee table', bottom('Vase', 0.7), rest('Vase')],
    ['c', 'let the vase hover 30 cm over the table', bottom('Vase', 0.7), rest('Vase')],
    ['c', 'raise the vase by its own height', bottom('Vase', 0.7), rest('Vase')],
  ]),
  ...requests('several', 'salon', [
    ['c', 'remove the TV and put a fireplace there', gone('TV'), newOnes(1), rest('TV')],
    ['c', 'swap the TV for a plant', gone('TV'), newOnes(1), rest('TV')],
    ['c', 'replace the TV with a bookshelf', gone('TV'), newOnes(1), rest('TV')],
    ['c', 'instead of the TV i want a cabinet', gone('TV'), newOnes(1), rest('TV')],
  ]),
  ...requests('several', 'studyroom', [
    [
      'c',
      'bookcase and filing cabinet white, and hide the palm',
      color('Bookcase', 'white'),
      color('Filing cabinet', 'white'),
      hidden('Palm'),
      rest('Bookcase', 'Filing cabinet', 'Palm'),
    ],
    [
      'c',
      'paint the bookcase and the filing cabinet white and make the palm invisible',
      color('Bookcase', 'white'),
      color('Filing cabinet', 'white'),
      hidden('Palm'),
      rest('Bookcase', 'Filing cabinet', 'Palm'),
    ],
  ]),
  ...requests('several', 'studyroom', [
    [
      'c',
      'create a yellow 30 cm cube and put it on carton 2',
      added(1, { shape: 'box', size: [0.3, 0.3, 0.3], color: 'yellow' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.4) < 0.02),
      rest(),
    ],
    [
      'c',
      'a yellow cube of 30 cm goes on top of carton 2',
      added(1, { shape: 'box', size: [0.3, 0.3, 0.3], color: 'yellow' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.4) < 0.02),
      rest(),
    ],
    [
      'c',
      'add a 0.3 m yellow box onto the second carton',
      added(1, { shape: 'box', size: [0.3, 0.3, 0.3], color: 'yellow' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.4) < 0.02),
      rest(),
    ],
  ]),
  ...requests('several', 'patiodeck', [
    [
      'c',
      'put a red sphere of 20 cm on top of every pot',
      added(3, { shape: 'sphere' }),
      holds('on pots', (r) => newBounds(r).every(({ bounds }) => bounds.min[1] > 0.35)),
      rest(),
    ],
    [
      'c',
      'each pot gets a red 20 cm ball on top',
      added(3, { shape: 'sphere' }),
      holds('on pots', (r) => newBounds(r).every(({ bounds }) => bounds.min[1] > 0.35)),
      rest(),
    ],
    [
      'c',
      'add three small red balls, one on each pot',
      added(3, { shape: 'sphere' }),
      holds('on pots', (r) => newBounds(r).every(({ bounds }) => bounds.min[1] > 0.35)),
      rest(),
    ],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    [
      'c',
      'hide the garden table and its chairs',
      hidden('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
    ],
    [
      'c',
      'hide the table with all the chairs',
      hidden('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
    ],
    [
      'c',
      'make the garden chairs and the table disappear for now',
      hidden('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
    ],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    ['c', 'lock the grill and the cooler', locked('Grill'), locked('Cooler'), rest('Grill', 'Cooler')],
    ['c', 'protect grill and cooler from changes', locked('Grill'), locked('Cooler'), rest('Grill', 'Cooler')],
    ['c', 'freeze the grill and the cooler', locked('Grill'), locked('Cooler'), rest('Grill', 'Cooler')],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'what is behind the grill?', says(/Pot/), rest()],
    ['c', 'which things are orange?', says(/Pot/), rest()],
    ['c', "what's next to pot 2?", says(/Pot/), rest()],
  ]),
  ...requests('questions', 'studyroom', [
    ['c', 'how tall is the plant', says(/1\.6|1.60/), rest()],
    ['c', 'is the palm taller than 1 m, and how tall exactly?', says(/1\.6|1.60/), rest()],
    ['c', 'what are the dimensions of the palm?', says(/1\.6|1.60/), rest()],
  ]),
]
