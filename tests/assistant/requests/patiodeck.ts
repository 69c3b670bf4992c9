import {
  added,
  at,
  behind,
  beside,
  between,
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
  parent,
  rest,
  right,
  says,
  setting,
  sound,
  surface,
  turned,
  viewed,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts in a salon, a class, a study and on a terrace. */
export const PATIODECK = [
  ...requests('several', 'salon', [
    [
      'c',
      'paint the sofa red and move the armchair a metre to the left',
      color('Sofa', 'red'),
      moved('Armchair', [-1, 0, 0]),
      rest('Sofa', 'Armchair'),
    ],
    [
      'c',
      'the sofa should be red; the armchair has to go 1 m left',
      color('Sofa', 'red'),
      moved('Armchair', [-1, 0, 0]),
      rest('Sofa', 'Armchair'),
    ],
    [
      'c',
      'first make the sofa red, afterwards shift the armchair one metre left',
      color('Sofa', 'red'),
      moved('Armchair', [-1, 0, 0]),
      rest('Sofa', 'Armchair'),
    ],
  ]),
  ...requests('several', 'salon', [
    [
      'c',
      'remove the vase and put the plant where it was',
      gone('Vase'),
      on('Plant', 'Coffee table'),
      rest('Vase', 'Plant'),
    ],
    [
      'c',
      'get rid of the vase and stand the plant on the coffee table instead',
      gone('Vase'),
      on('Plant', 'Coffee table'),
      rest('Vase', 'Plant'),
    ],
    [
      'c',
      'replace the vase on the coffee table with the plant',
      gone('Vase'),
      on('Plant', 'Coffee table'),
      rest('Vase', 'Plant'),
    ],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'put the lamp on the left of the sofa and the plant on its right',
      left('Floor lamp', 'Sofa'),
      within('Floor lamp', 'Sofa', 0.5),
      right('Plant', 'Sofa'),
      within('Plant', 'Sofa', 0.5),
      rest('Floor lamp', 'Plant'),
    ],
    [
      'c',
      'floor lamp to the left of the sofa, plant to the right',
      left('Floor lamp', 'Sofa'),
      within('Floor lamp', 'Sofa', 0.5),
      right('Plant', 'Sofa'),
      within('Plant', 'Sofa', 0.5),
      rest('Floor lamp', 'Plant'),
    ],
    [
      'c',
      'place the floor lamp left and the plant right of the sofa',
      left('Floor lamp', 'Sofa'),
      within('Floor lamp', 'Sofa', 0.5),
      right('Plant', 'Sofa'),
      within('Plant', 'Sofa', 0.5),
      rest('Floor lamp', 'Plant'),
    ],
    [
      'c',
      'stand the lamp at the left side of the sofa and the plant at the other side',
      left('Floor lamp', 'Sofa'),
      within('Floor lamp', 'Sofa', 0.5),
      right('Plant', 'Sofa'),
      within('Plant', 'Sofa', 0.5),
      rest('Floor lamp', 'Plant'),
    ],
  ]),
  ...requests('relations', 'salon', [
    [
      'c',
      'put the coffee table 40 cm in front of the sofa',
      front('Coffee table', 'Sofa'),
      gap('Coffee table', 'Sofa', 0.4),
      on('Vase', 'Coffee table'),
      rest('Coffee table', 'Vase'),
    ],
    [
      'c',
      'move the coffee table closer to the sofa so that 40 cm are left between them',
      front('Coffee table', 'Sofa'),
      gap('Coffee table', 'Sofa', 0.4),
      on('Vase', 'Coffee table'),
      rest('Coffee table', 'Vase'),
    ],
    [
      'c',
      'bring the coffee table with the vase to 40 cm in front of the sofa',
      front('Coffee table', 'Sofa'),
      gap('Coffee table', 'Sofa', 0.4),
      on('Vase', 'Coffee table'),
      rest('Coffee table', 'Vase'),
    ],
  ]),
  ...requests('create', 'salon', [
    ['c', 'add two orange boxes left and right of the TV', added(2, { shape: 'box', color: 'orange' }), sound, rest()],
    ['c', 'place an orange box on either side of the TV', added(2, { shape: 'box', color: 'orange' }), sound, rest()],
    ['c', 'put an orange box on both sides of the TV', added(2, { shape: 'box', color: 'orange' }), sound, rest()],
  ]),
  ...requests('create', 'salon', [
    [
      'c',
      'put a 30 cm red ball on top of the bookshelf',
      added(1, { shape: 'sphere', color: 'red', size: [0.3, 0.3, 0.3], where: (b) => Math.abs(b.min[1] - 2.2) < 0.02 }),
      rest(),
    ],
    [
      'c',
      'add a red sphere, 30 cm across, on the bookshelf',
      added(1, { shape: 'sphere', color: 'red', size: [0.3, 0.3, 0.3], where: (b) => Math.abs(b.min[1] - 2.2) < 0.02 }),
      rest(),
    ],
    [
      'c',
      'a red sphere with a diameter of 30 cm should lie on the bookshelf',
      added(1, { shape: 'sphere', color: 'red', size: [0.3, 0.3, 0.3], where: (b) => Math.abs(b.min[1] - 2.2) < 0.02 }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'line up five new cylinders in a row',
      added(5, { shape: 'cylinder' }),
      sound,
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.02)
      }),
      rest(),
    ],
    [
      'c',
      'add 5 cylinders side by side',
      added(5, { shape: 'cylinder' }),
      sound,
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.02)
      }),
      rest(),
    ],
    [
      'c',
      'make five cylinders standing in a line',
      added(5, { shape: 'cylinder' }),
      sound,
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.02)
      }),
      rest(),
    ],
    [
      'c',
      'create a row of 5 cylinders',
      added(5, { shape: 'cylinder' }),
      sound,
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.02)
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'stack three 40 cm cubes on each other',
      added(3, { shape: 'box' }),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[1] - y[0] - 0.4) < 0.02 && Math.abs(y[2] - y[1] - 0.4) < 0.02
      }),
      rest(),
    ],
    [
      'c',
      'make a tower out of three cubes of 40 cm',
      added(3, { shape: 'box' }),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[1] - y[0] - 0.4) < 0.02 && Math.abs(y[2] - y[1] - 0.4) < 0.02
      }),
      rest(),
    ],
    [
      'c',
      'build a tower from 3 new cubes, 40 cm each',
      added(3, { shape: 'box' }),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[1] - y[0] - 0.4) < 0.02 && Math.abs(y[2] - y[1] - 0.4) < 0.02
      }),
      rest(),
    ],
  ]),
  ...requests('sets', 'classhall', [
    ['c', 'make the red chairs white', color('Chair', 'white'), color('Chair 3', 'white'), rest('Chair', 'Chair 3')],
    [
      'c',
      'all chairs that are red should become white',
      color('Chair', 'white'),
      color('Chair 3', 'white'),
      rest('Chair', 'Chair 3'),
    ],
    ['c', 'turn every red chair white', color('Chair', 'white'), color('Chair 3', 'white'), rest('Chair', 'Chair 3')],
    [
      'c',
      'paint the red ones of the chairs white',
      color('Chair', 'white'),
      color('Chair 3', 'white'),
      rest('Chair', 'Chair 3'),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      "move all the pupils' desks one metre to the front",
      moved('Desk', [0, 0, 1]),
      moved('Desk 2', [0, 0, 1]),
      moved('Desk 3', [0, 0, 1]),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    [
      'c',
      'bring the three small desks 1 m forward',
      moved('Desk', [0, 0, 1]),
      moved('Desk 2', [0, 0, 1]),
      moved('Desk 3', [0, 0, 1]),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    [
      'c',
      'move every desk but the teacher desk 1 m towards me',
      moved('Desk', [0, 0, 1]),
      moved('Desk 2', [0, 0, 1]),
      moved('Desk 3', [0, 0, 1]),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    [
      'c',
      'pull desk, desk 2 and desk 3 forward by a metre',
      moved('Desk', [0, 0, 1]),
      moved('Desk 2', [0, 0, 1]),
      moved('Desk 3', [0, 0, 1]),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
  ]),
  ...requests('sets', 'classhall', [
    [
      'c',
      'hide the chairs, leave the rest',
      hidden('Chair', 'Chair 2', 'Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    ['c', 'hide nothing but the chairs', hidden('Chair', 'Chair 2', 'Chair 3'), rest('Chair', 'Chair 2', 'Chair 3')],
    [
      'c',
      'make the chairs invisible and touch nothing else',
      hidden('Chair', 'Chair 2', 'Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ]),
  ...requests('sets', 'classhall', [
    ['c', 'keep the blue chair, delete the other chairs', gone('Chair', 'Chair 3'), rest('Chair', 'Chair 3')],
    ['c', 'throw away all chairs except the blue one', gone('Chair', 'Chair 3'), rest('Chair', 'Chair 3')],
    ['c', "remove the chairs that aren't blue", gone('Chair', 'Chair 3'), rest('Chair', 'Chair 3')],
    ['c', 'delete the chairs, but not the blue one', gone('Chair', 'Chair 3'), rest('Chair', 'Chair 3')],
  ]),
  ...requests('relations', 'classhall', [
    [
      'c',
      'turn all the chairs to the board',
      faces('Chair', 'Board'),
      faces('Chair 2', 'Board'),
      faces('Chair 3', 'Board'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'every chair should look at the board',
      faces('Chair', 'Board'),
      faces('Chair 2', 'Board'),
      faces('Chair 3', 'Board'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'have the chairs face the board',
      faces('Chair', 'Board'),
      faces('Chair 2', 'Board'),
      faces('Chair 3', 'Board'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'make all chairs point towards the board',
      faces('Chair', 'Board'),
      faces('Chair 2', 'Board'),
      faces('Chair 3', 'Board'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ]),
  ...requests('relations', 'classhall', [
    ['c', 'take the globe off the teacher desk and put it on the cupboard', on('Globe', 'Cupboard'), rest('Globe')],
    ['c', 'the globe belongs on top of the cupboard', on('Globe', 'Cupboard'), rest('Globe')],
    ['c', 'set the globe up on the cupboard', on('Globe', 'Cupboard'), rest('Globe')],
    ['c', "move the globe from the teacher's desk to the cupboard", on('Globe', 'Cupboard'), rest('Globe')],
  ]),
  ...requests('relations', 'classhall', [
    ['c', 'put the cupboard behind desk 3', behind('Cupboard', 'Desk 3'), rest('Cupboard')],
    ['c', 'cupboard behind the third desk', behind('Cupboard', 'Desk 3'), rest('Cupboard')],
    ['c', 'stand the cupboard behind the rightmost small desk', behind('Cupboard', 'Desk 3'), rest('Cupboard')],
  ]),
  ...requests('change', 'classhall', [
    ['c', 'make the board 4 m wide and 1.5 m high', measures('Board', [4, 1.5, null]), rest('Board')],
    ['c', 'board: 4 m wide, 1.5 m tall', measures('Board', [4, 1.5, null]), rest('Board')],
    ['c', 'resize the board to 4 m by 1.5 m', measures('Board', [4, 1.5, null]), rest('Board')],
    ['c', 'the board should be 4 metres wide and 1.5 metres high', measures('Board', [4, 1.5, null]), rest('Board')],
  ]),
  ...requests('change', 'figures', [
    ['c', 'make the ball twice as large and blue', grew('Ball', [2, 2, 2]), color('Ball', 'blue'), rest('Ball')],
    ['c', "double the ball's size and paint it blue", grew('Ball', [2, 2, 2]), color('Ball', 'blue'), rest('Ball')],
    ['c', 'the ball should be blue and two times bigger', grew('Ball', [2, 2, 2]), color('Ball', 'blue'), rest('Ball')],
    ['c', 'turn the ball blue while doubling its size', grew('Ball', [2, 2, 2]), color('Ball', 'blue'), rest('Ball')],
  ]),
  ...requests('change', 'figures', [
    [
      'c',
      'make the green sphere chrome and the red cube white',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.3),
      color('Red cube', 'white'),
      rest('Green sphere', 'Red cube'),
    ],
    [
      'c',
      'chrome for the green sphere, white for the red cube',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.3),
      color('Red cube', 'white'),
      rest('Green sphere', 'Red cube'),
    ],
    [
      'c',
      'green sphere: chrome; red cube: white',
      surface('Green sphere', (s) => s.metalness > 0.8 && s.roughness < 0.3),
      color('Red cube', 'white'),
      rest('Green sphere', 'Red cube'),
    ],
  ]),
  ...requests('change', 'figures', [
    [
      'c',
      'rotate the red cube 45° counterclockwise and the blue one 45° clockwise',
      turned('Red cube', 45),
      turned('Blue cube', -45),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      'turn the red cube 45 degrees to the left and the blue cube 45 degrees to the right',
      turned('Red cube', 45),
      turned('Blue cube', -45),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('move', 'figures', [
    ['c', 'lift the cone by 1 m and move it back by 1 m', moved('Yellow cone', [0, 1, -1]), rest('Yellow cone')],
    ['c', 'move the yellow cone 1 m up and 1 m back', moved('Yellow cone', [0, 1, -1]), rest('Yellow cone')],
    [
      'c',
      'raise the cone one metre, then push it one metre back',
      moved('Yellow cone', [0, 1, -1]),
      rest('Yellow cone'),
    ],
  ]),
  ...requests('move', 'figures', [
    [
      'c',
      'put the ball at the centre of the scene, on the ground',
      at('Ball', [0, 0.25, 0]),
      clear('Ball'),
      rest('Ball'),
    ],
    ['c', 'move the ball to the origin', at('Ball', [0, 0.25, 0]), clear('Ball'), rest('Ball')],
    ['c', 'centre the ball on the floor', at('Ball', [0, 0.25, 0]), clear('Ball'), rest('Ball')],
  ]),
  ...requests('relations', 'figures', [
    ['c', 'the ball goes between the red cube and the column', between('Ball', 'Red cube', 'Column'), rest('Ball')],
    ['c', 'place the ball halfway between red cube and column', between('Ball', 'Red cube', 'Column'), rest('Ball')],
    [
      'c',
      "put the ball so that it's right between the red cube and the column",
      between('Ball', 'Red cube', 'Column'),
      rest('Ball'),
    ],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'put the ball on the blue cube and the cone on the red one',
      on('Ball', 'Blue cube'),
      on('Yellow cone', 'Red cube'),
      rest('Ball', 'Yellow cone'),
    ],
    [
      'c',
      'ball onto blue cube, cone onto red cube',
      on('Ball', 'Blue cube'),
      on('Yellow cone', 'Red cube'),
      rest('Ball', 'Yellow cone'),
    ],
    [
      'c',
      'the ball should sit on the blue cube, and the cone on the red cube',
      on('Ball', 'Blue cube'),
      on('Yellow cone', 'Red cube'),
      rest('Ball', 'Yellow cone'),
    ],
  ]),
  ...requests('sets', 'figures', [
    [
      'c',
      'arrange the red cube, the blue cube, the green sphere and the cone in a row with 50 cm gaps',
      evenly(['Red cube', 'Blue cube', 'Green sphere', 'Yellow cone'], 0, 0.5),
    ],
    [
      'c',
      'line up red cube, blue cube, green sphere and yellow cone, half a metre apart',
      evenly(['Red cube', 'Blue cube', 'Green sphere', 'Yellow cone'], 0, 0.5),
    ],
  ]),
  ...requests('sets', 'studyroom', [
    [
      'c',
      'stack the cartons',
      holds('stacked', (r) =>
        ['Carton', 'Carton 2', 'Carton 3']
          .map((n) => boundsOf(r, find(r, n)!).min[1])
          .sort((x, y) => x - y)
          .every((y, i) => Math.abs(y - i * 0.4) < 0.02),
      ),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'c',
      'pile the three cartons on top of each other',
      holds('stacked', (r) =>
        ['Carton', 'Carton 2', 'Carton 3']
          .map((n) => boundsOf(r, find(r, n)!).min[1])
          .sort((x, y) => x - y)
          .every((y, i) => Math.abs(y - i * 0.4) < 0.02),
      ),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'c',
      'put the cartons on top of one another in a corner',
      holds('stacked', (r) =>
        ['Carton', 'Carton 2', 'Carton 3']
          .map((n) => boundsOf(r, find(r, n)!).min[1])
          .sort((x, y) => x - y)
          .every((y, i) => Math.abs(y - i * 0.4) < 0.02),
      ),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'c',
      'make one stack of all the cartons',
      holds('stacked', (r) =>
        ['Carton', 'Carton 2', 'Carton 3']
          .map((n) => boundsOf(r, find(r, n)!).min[1])
          .sort((x, y) => x - y)
          .every((y, i) => Math.abs(y - i * 0.4) < 0.02),
      ),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
  ]),
  ...requests('sets', 'studyroom', [
    [
      'c',
      'line the cartons up neatly',
      inside('Carton', 'Floor'),
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      evenly(['Carton', 'Carton 2', 'Carton 3'], 0),
      inLine(['Carton', 'Carton 2', 'Carton 3'], 0),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'c',
      'put the cartons in a straight row',
      inside('Carton', 'Floor'),
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      evenly(['Carton', 'Carton 2', 'Carton 3'], 0),
      inLine(['Carton', 'Carton 2', 'Carton 3'], 0),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'c',
      'arrange the three cartons in a line, evenly spaced',
      inside('Carton', 'Floor'),
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      evenly(['Carton', 'Carton 2', 'Carton 3'], 0),
      inLine(['Carton', 'Carton 2', 'Carton 3'], 0),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
  ]),
  ...requests('relations', 'studyroom', [
    [
      'c',
      'put the mug right beside the keyboard, on the right',
      right('Mug', 'Keyboard'),
      on('Mug', 'Desk'),
      rest('Mug'),
    ],
    [
      'c',
      'the mug should stand to the right of the keyboard',
      right('Mug', 'Keyboard'),
      on('Mug', 'Desk'),
      rest('Mug'),
    ],
    [
      'c',
      'move the mug next to the keyboard on the right-hand side',
      right('Mug', 'Keyboard'),
      on('Mug', 'Desk'),
      rest('Mug'),
    ],
  ]),
  ...requests('relations', 'studyroom', [
    ['c', 'put the palm on top of the filing cabinet', on('Palm', 'Filing cabinet'), rest('Palm')],
    ['c', 'the palm would look good on the filing cabinet', on('Palm', 'Filing cabinet'), rest('Palm')],
    ['c', 'get the palm up onto the filing cabinet', on('Palm', 'Filing cabinet'), rest('Palm')],
  ]),
  ...requests('relations', 'studyroom', [
    [
      'c',
      'put the first carton on the desk without hitting anything',
      on('Carton', 'Desk'),
      clear('Carton'),
      rest('Carton'),
    ],
    ['c', 'set carton 1 on the desk where there is room', on('Carton', 'Desk'), clear('Carton'), rest('Carton')],
    ['c', 'place the leftmost carton but one on the desk', on('Carton', 'Desk'), clear('Carton'), rest('Carton')],
  ]),
  ...requests('relations', 'studyroom', [
    [
      'c',
      'let the swivel chair face the desk',
      faces('Swivel chair', 'Desk'),
      front('Swivel chair', 'Desk'),
      rest('Swivel chair'),
    ],
    [
      'c',
      'turn the chair to the desk',
      faces('Swivel chair', 'Desk'),
      front('Swivel chair', 'Desk'),
      rest('Swivel chair'),
    ],
    [
      'c',
      'rotate the swivel chair so it looks at the desk',
      faces('Swivel chair', 'Desk'),
      front('Swivel chair', 'Desk'),
      rest('Swivel chair'),
    ],
  ]),
  ...requests('create', 'studyroom', [
    [
      'c',
      'hang a warm light over the desk',
      added(1, { kind: 'light' }),
      holds('above', (r) => {
        const b = newBounds(r).find(({ node }) => node.kind === 'light')!.bounds
        const c = center(b)
        return Math.abs(c[0]) < 0.9 && Math.abs(c[2] + 2) < 0.6 && c[1] > 1
      }),
      rest(),
    ],
    [
      'c',
      'add a warm lamp light above the desk',
      added(1, { kind: 'light' }),
      holds('above', (r) => {
        const b = newBounds(r).find(({ node }) => node.kind === 'light')!.bounds
        const c = center(b)
        return Math.abs(c[0]) < 0.9 && Math.abs(c[2] + 2) < 0.6 && c[1] > 1
      }),
      rest(),
    ],
    [
      'c',
      'put a warm point light above the desk',
      added(1, { kind: 'light' }),
      holds('above', (r) => {
        const b = newBounds(r).find(({ node }) => node.kind === 'light')!.bounds
        const c = center(b)
        return Math.abs(c[0]) < 0.9 && Math.abs(c[2] + 2) < 0.6 && c[1] > 1
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'studyroom', [
    [
      'c',
      'put a small plant on the desk',
      added(1),
      holds('on desk', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.74) < 0.03
      }),
      clear('Mug'),
      rest(),
    ],
    [
      'c',
      'add a little plant to the desktop, next to the monitor',
      added(1),
      holds('on desk', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.74) < 0.03
      }),
      clear('Mug'),
      rest(),
    ],
    [
      'c',
      'i want a small plant beside the monitor',
      added(1),
      holds('on desk', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1] - 0.74) < 0.03
      }),
      clear('Mug'),
      rest(),
    ],
  ]),
  ...requests('create', 'patiodeck', [
    [
      'c',
      'put two yellow spheres of 10 cm on the garden table',
      added(2, { color: 'yellow' }),
      holds('on table', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.72) < 0.03)),
      rest(),
    ],
    [
      'c',
      'place 2 little yellow balls on the garden table',
      added(2, { color: 'yellow' }),
      holds('on table', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.72) < 0.03)),
      rest(),
    ],
    [
      'c',
      'add two small yellow spheres on top of the garden table',
      added(2, { color: 'yellow' }),
      holds('on table', (r) => newBounds(r).every(({ bounds }) => Math.abs(bounds.min[1] - 0.72) < 0.03)),
      rest(),
    ],
  ]),
  ...requests('create', 'patiodeck', [
    [
      'c',
      'add a fourth garden chair at the table',
      added(1),
      holds('fourth', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.hypot(center(b)[0], center(b)[2]) < 2
      }),
      sound,
      rest(),
    ],
    [
      'c',
      'one more garden chair on the free side of the table',
      added(1),
      holds('fourth', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.hypot(center(b)[0], center(b)[2]) < 2
      }),
      sound,
      rest(),
    ],
    [
      'c',
      'put another garden chair at the front of the table',
      added(1),
      holds('fourth', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.hypot(center(b)[0], center(b)[2]) < 2
      }),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'patiodeck', [
    [
      'c',
      'put a plant in each pot',
      added(3),
      holds('in pots', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] + 3) < 0.4 && center(bounds)[0] > 2.5),
      ),
      rest(),
    ],
    [
      'c',
      'every pot gets a plant',
      added(3),
      holds('in pots', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] + 3) < 0.4 && center(bounds)[0] > 2.5),
      ),
      rest(),
    ],
    [
      'c',
      'plant something in each of the pots',
      added(3),
      holds('in pots', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] + 3) < 0.4 && center(bounds)[0] > 2.5),
      ),
      rest(),
    ],
    [
      'c',
      'fill each pot with a plant',
      added(3),
      holds('in pots', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] + 3) < 0.4 && center(bounds)[0] > 2.5),
      ),
      rest(),
    ],
  ]),
  ...requests('sets', 'patiodeck', [
    ['c', 'paint the two small pots brown', color('Pot', 'brown'), color('Pot 2', 'brown'), rest('Pot', 'Pot 2')],
    ['c', 'make both smaller pots brown', color('Pot', 'brown'), color('Pot 2', 'brown'), rest('Pot', 'Pot 2')],
    [
      'c',
      'brown for the pots, but not for the biggest one',
      color('Pot', 'brown'),
      color('Pot 2', 'brown'),
      rest('Pot', 'Pot 2'),
    ],
  ]),
  ...requests('sets', 'patiodeck', [
    [
      'c',
      'put the pots in a row 1 m apart',
      inLine(['Pot', 'Pot 2', 'Pot 3'], 0),
      evenly(['Pot', 'Pot 2', 'Pot 3'], 0, 1),
      rest('Pot', 'Pot 2', 'Pot 3'),
    ],
    [
      'c',
      'space the pots out so there is one metre between them',
      inLine(['Pot', 'Pot 2', 'Pot 3'], 0),
      evenly(['Pot', 'Pot 2', 'Pot 3'], 0, 1),
      rest('Pot', 'Pot 2', 'Pot 3'),
    ],
    [
      'c',
      'leave a metre between the pots',
      inLine(['Pot', 'Pot 2', 'Pot 3'], 0),
      evenly(['Pot', 'Pot 2', 'Pot 3'], 0, 1),
      rest('Pot', 'Pot 2', 'Pot 3'),
    ],
  ]),
  ...requests('relations', 'patiodeck', [
    ['c', 'bring the lantern to the umbrella', within('Lantern', 'Umbrella', 0.5), rest('Lantern')],
    ['c', 'put the lantern right by the umbrella', within('Lantern', 'Umbrella', 0.5), rest('Lantern')],
    ['c', 'the lantern should stand next to the umbrella', within('Lantern', 'Umbrella', 0.5), rest('Lantern')],
  ]),
  ...requests('relations', 'patiodeck', [
    ['c', 'put the umbrella in the middle of the garden table', at('Umbrella', [0, null, 0]), rest('Umbrella')],
    ['c', 'plant the umbrella in the centre of the table', at('Umbrella', [0, null, 0]), rest('Umbrella')],
    ['c', 'the umbrella goes through the middle of the garden table', at('Umbrella', [0, null, 0]), rest('Umbrella')],
  ]),
  ...requests('relations', 'patiodeck', [
    ['c', 'move the cooler over to the grill', beside('Cooler', 'Grill'), rest('Cooler')],
    ['c', 'cooler next to the grill please', beside('Cooler', 'Grill'), rest('Cooler')],
    ['c', 'set the cooler down beside the grill', beside('Cooler', 'Grill'), rest('Cooler')],
  ]),
  ...requests('relations', 'patiodeck', [
    ['c', 'turn the bench so it faces the table', faces('Bench', 'Garden table'), rest('Bench')],
    ['c', 'the bench should look towards the garden table', faces('Bench', 'Garden table'), rest('Bench')],
    ['c', 'rotate the bench to face the table', faces('Bench', 'Garden table'), rest('Bench')],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    [
      'c',
      'group the pots and name the group Pots',
      holds('group', (r) => {
        const p = find(r, 'Pot')!.parent
        return (
          !!p &&
          find(r, 'Pot 2')!.parent === p &&
          find(r, 'Pot 3')!.parent === p &&
          r.editor.scene.node(p)!.name === 'Pots'
        )
      }),
    ],
    [
      'c',
      'make the pots a group called Pots',
      holds('group', (r) => {
        const p = find(r, 'Pot')!.parent
        return (
          !!p &&
          find(r, 'Pot 2')!.parent === p &&
          find(r, 'Pot 3')!.parent === p &&
          r.editor.scene.node(p)!.name === 'Pots'
        )
      }),
    ],
    [
      'c',
      'group all pots as Pots',
      holds('group', (r) => {
        const p = find(r, 'Pot')!.parent
        return (
          !!p &&
          find(r, 'Pot 2')!.parent === p &&
          find(r, 'Pot 3')!.parent === p &&
          r.editor.scene.node(p)!.name === 'Pots'
        )
      }),
    ],
    [
      'c',
      'put the three pots into a group and call it Pots',
      holds('group', (r) => {
        const p = find(r, 'Pot')!.parent
        return (
          !!p &&
          find(r, 'Pot 2')!.parent === p &&
          find(r, 'Pot 3')!.parent === p &&
          r.editor.scene.node(p)!.name === 'Pots'
        )
      }),
    ],
  ]),
  ...requests('hierarchy', 'studyroom', [
    [
      'c',
      'make the monitor, the keyboard and the mug children of the desk',
      parent('Monitor', 'Desk'),
      parent('Keyboard', 'Desk'),
      parent('Mug', 'Desk'),
    ],
    [
      'c',
      'parent the things on the desk to it',
      parent('Monitor', 'Desk'),
      parent('Keyboard', 'Desk'),
      parent('Mug', 'Desk'),
    ],
  ]),
  ...requests('hierarchy', 'studyroom', [
    [
      'c',
      'lock the walls and the floor',
      locked('Back wall'),
      locked('Right wall'),
      locked('Floor'),
      rest('Back wall', 'Right wall', 'Floor'),
    ],
    [
      'c',
      'lock floor and walls',
      locked('Back wall'),
      locked('Right wall'),
      locked('Floor'),
      rest('Back wall', 'Right wall', 'Floor'),
    ],
    [
      'c',
      'make the floor and both walls locked',
      locked('Back wall'),
      locked('Right wall'),
      locked('Floor'),
      rest('Back wall', 'Right wall', 'Floor'),
    ],
    [
      'c',
      'fix the walls and the floor in place',
      locked('Back wall'),
      locked('Right wall'),
      locked('Floor'),
      rest('Back wall', 'Right wall', 'Floor'),
    ],
  ]),
  ...requests('light and view', 'salon', [
    [
      'c',
      'light the TV with a spot from above',
      added(1, { kind: 'light', type: 'spot' }),
      holds('from above', (r) => {
        const b = center(newBounds(r)[0].bounds)
        return b[1] > 1.2
      }),
      rest(),
    ],
    [
      'c',
      'add a spotlight over the TV shining down on it',
      added(1, { kind: 'light', type: 'spot' }),
      holds('from above', (r) => {
        const b = center(newBounds(r)[0].bounds)
        return b[1] > 1.2
      }),
      rest(),
    ],
    [
      'c',
      'put a spotlight above the TV, aimed at it',
      added(1, { kind: 'light', type: 'spot' }),
      holds('from above', (r) => {
        const b = center(newBounds(r)[0].bounds)
        return b[1] > 1.2
      }),
      rest(),
    ],
  ]),
  ...requests('light and view', 'salon', [
    [
      'c',
      'make it night and add a warm light over the coffee table',
      setting((s) => s.environment.map === 'night'),
      added(1, { kind: 'light' }),
      rest(),
    ],
    [
      'c',
      'night time, with a warm light above the coffee table',
      setting((s) => s.environment.map === 'night'),
      added(1, { kind: 'light' }),
      rest(),
    ],
    [
      'c',
      'it should be night; hang a warm lamp light over the coffee table',
      setting((s) => s.environment.map === 'night'),
      added(1, { kind: 'light' }),
      rest(),
    ],
  ]),
  ...requests('light and view', 'salon', [
    ['c', 'show me the coffee table from above', viewed((l, f) => l.length + f.length > 0), rest()],
    ['c', 'look down at the coffee table', viewed((l, f) => l.length + f.length > 0), rest()],
    ['c', 'view the coffee table from the top', viewed((l, f) => l.length + f.length > 0), rest()],
    ['c', "a bird's eye view of the coffee table please", viewed((l, f) => l.length + f.length > 0), rest()],
  ]),
  ...requests('questions', 'salon', [
    ['c', 'how many walls does the room have', says(/2/), rest()],
    ['c', 'count the walls', says(/2/), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'how many chairs and benches are there in total', says(/4/), rest()],
    ['c', 'how many seats do I have, benches included', says(/4/), rest()],
    ['c', 'count the garden chairs and the bench', says(/4/), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'which pot is the biggest', says('Pot 3'), rest()],
    ['c', "what's the name of the largest pot", says('Pot 3'), rest()],
    ['c', 'which one of the pots is largest?', says('Pot 3'), rest()],
  ]),
  ...requests('questions', 'studyroom', [
    ['c', "what's on the desk", says('Monitor', 'Keyboard', 'Mug'), rest()],
    ['c', 'list what is on the desk', says('Monitor', 'Keyboard', 'Mug'), rest()],
    ['c', 'which things are on the desk?', says('Monitor', 'Keyboard', 'Mug'), rest()],
    ['c', "tell me everything that's on the desk", says('Monitor', 'Keyboard', 'Mug'), rest()],
  ]),
  ...requests('export', 'studyroom', [
    ['c', 'take a picture of the scene', says(/export|saved|download|picture|screenshot|image/i), rest()],
    ['c', 'save a screenshot', says(/export|saved|download|picture|screenshot|image/i), rest()],
    ['c', 'export the scene as glb', says(/export|saved|download|picture|screenshot|image/i), rest()],
    ['c', 'download this as a GLB file', says(/export|saved|download|picture|screenshot|image/i), rest()],
    ['c', 'give me a png of the view', says(/export|saved|download|picture|screenshot|image/i), rest()],
  ]),
]
