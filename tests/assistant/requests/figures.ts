import {
  added,
  at,
  behind,
  boundsOf,
  center,
  color,
  find,
  gap,
  gone,
  hidden,
  holds,
  inLine,
  left,
  measures,
  moved,
  newBounds,
  on,
  rest,
  says,
  selected,
  size,
  sound,
  surface,
  there,
  turned,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders with sizes, gaps and angles among figures, in a study and on a terrace. */
export const FIGURES = [
  ...requests('create', 'figures', [
    [
      'c',
      'create a row of 5 red cubes, each 30 cm, spaced 20 cm apart',
      added(5, { shape: 'box', color: 'red', size: [0.3, 0.3, 0.3] }),
      holds('row', (r) => {
        const b = newBounds(r)
          .map(({ bounds }) => bounds)
          .sort((p, q) => p.min[0] - q.min[0])
        return b.length === 5 && b.slice(1).every((x, i) => Math.abs(x.min[0] - b[i].max[0] - 0.2) < 0.02)
      }),
      rest(),
    ],
    [
      'c',
      '5 red 30-cm cubes in a row with 20 cm between them',
      added(5, { shape: 'box', color: 'red', size: [0.3, 0.3, 0.3] }),
      holds('row', (r) => {
        const b = newBounds(r)
          .map(({ bounds }) => bounds)
          .sort((p, q) => p.min[0] - q.min[0])
        return b.length === 5 && b.slice(1).every((x, i) => Math.abs(x.min[0] - b[i].max[0] - 0.2) < 0.02)
      }),
      rest(),
    ],
    [
      'c',
      'make a line of five red cubes with 30 cm edges and gaps of 20 cm',
      added(5, { shape: 'box', color: 'red', size: [0.3, 0.3, 0.3] }),
      holds('row', (r) => {
        const b = newBounds(r)
          .map(({ bounds }) => bounds)
          .sort((p, q) => p.min[0] - q.min[0])
        return b.length === 5 && b.slice(1).every((x, i) => Math.abs(x.min[0] - b[i].max[0] - 0.2) < 0.02)
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add a white cylinder 2 m tall with a diameter of 40 cm',
      added(1, { shape: 'cylinder', size: [0.4, 2, 0.4], color: 'white' }),
      sound,
      rest(),
    ],
    [
      'c',
      'make a white cylinder, 2 m high and 40 cm thick',
      added(1, { shape: 'cylinder', size: [0.4, 2, 0.4], color: 'white' }),
      sound,
      rest(),
    ],
    [
      'c',
      'create a white cylinder with radius 20 cm and height 2 m',
      added(1, { shape: 'cylinder', size: [0.4, 2, 0.4], color: 'white' }),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add a sphere floating 50 cm above the red cube',
      added(1, { shape: 'sphere' }),
      holds('above', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[0] + 3) < 0.1 && Math.abs(c[2]) < 0.1 && newBounds(r)[0].bounds.min[1] > 1.4
      }),
      rest(),
    ],
    [
      'c',
      'put a sphere half a metre above the red cube',
      added(1, { shape: 'sphere' }),
      holds('above', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[0] + 3) < 0.1 && Math.abs(c[2]) < 0.1 && newBounds(r)[0].bounds.min[1] > 1.4
      }),
      rest(),
    ],
    [
      'c',
      'let a new sphere hover 50 cm over the red cube',
      added(1, { shape: 'sphere' }),
      holds('above', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[0] + 3) < 0.1 && Math.abs(c[2]) < 0.1 && newBounds(r)[0].bounds.min[1] > 1.4
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'place six cubes in a circle of radius 2 m around the column',
      added(6, { shape: 'box' }),
      holds('ring', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(Math.hypot(center(bounds)[0], center(bounds)[2] + 3) - 2) < 0.1),
      ),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    ['c', 'make a 3 by 3 grid of blue spheres', added(9, { shape: 'sphere', color: 'blue' }), sound, rest()],
    ['c', 'create a 3x3 grid of blue balls', added(9, { shape: 'sphere', color: 'blue' }), sound, rest()],
    ['c', 'nine blue spheres in a three by three grid', added(9, { shape: 'sphere', color: 'blue' }), sound, rest()],
  ]),
  ...requests('create', 'figures', [
    ['c', 'add a gray cube called Base', added(1, { shape: 'box', name: 'Base', color: 'gray' }), sound, rest()],
    [
      'c',
      'create a cube, name it Base, and make it gray',
      added(1, { shape: 'box', name: 'Base', color: 'gray' }),
      sound,
      rest(),
    ],
    ['c', 'new gray box, call it Base', added(1, { shape: 'box', name: 'Base', color: 'gray' }), sound, rest()],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'add a point light 3 m above the ground',
      added(1, { kind: 'light', type: 'point' }),
      holds('at', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[1] - 3) < 0.05
      }),
      rest(),
    ],
    [
      'c',
      'put a point light at a height of 3 m',
      added(1, { kind: 'light', type: 'point' }),
      holds('at', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[1] - 3) < 0.05
      }),
      rest(),
    ],
    [
      'c',
      'create a point light at 0, 3, 0',
      added(1, { kind: 'light', type: 'point' }),
      holds('at', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[1] - 3) < 0.05
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'figures', [
    [
      'c',
      'stack four boxes, each smaller than the one below',
      added(4, { shape: 'box' }),
      holds('smaller', (r) => {
        const s = newBounds(r)
          .map(({ bounds }) => size(bounds)[0])
          .sort((a, b) => a - b)
        return s[0] < s[1] && s[1] < s[2] && s[2] < s[3]
      }),
      rest(),
    ],
    [
      'c',
      'build a tower of 4 cubes getting smaller towards the top',
      added(4, { shape: 'box' }),
      holds('smaller', (r) => {
        const s = newBounds(r)
          .map(({ bounds }) => size(bounds)[0])
          .sort((a, b) => a - b)
        return s[0] < s[1] && s[1] < s[2] && s[2] < s[3]
      }),
      rest(),
    ],
  ]),
  ...requests('change', 'figures', [
    [
      'c',
      'rotate both cubes 15 degrees clockwise',
      turned('Red cube', -15),
      turned('Blue cube', -15),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'c',
      'turn the two cubes clockwise by 15°',
      turned('Red cube', -15),
      turned('Blue cube', -15),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('change', 'figures', [
    ['c', 'halve the diameter of the green sphere', measures('Green sphere', [0.5, 0.5, 0.5]), rest('Green sphere')],
    [
      'c',
      'make the green sphere half a metre in diameter',
      measures('Green sphere', [0.5, 0.5, 0.5]),
      rest('Green sphere'),
    ],
    [
      'c',
      'the green sphere should measure 50 cm across',
      measures('Green sphere', [0.5, 0.5, 0.5]),
      rest('Green sphere'),
    ],
  ]),
  ...requests('change', 'figures', [
    ['c', 'double the height of the cone, keep its width', measures('Yellow cone', [1, 3, 1]), rest('Yellow cone')],
    ['c', 'make the cone twice as tall but not wider', measures('Yellow cone', [1, 3, 1]), rest('Yellow cone')],
    ['c', 'stretch the yellow cone to twice its height', measures('Yellow cone', [1, 3, 1]), rest('Yellow cone')],
  ]),
  ...requests('change', 'figures', [
    [
      'c',
      'make the red cube 70 % transparent',
      surface('Red cube', (s) => Math.abs(s.opacity - 0.3) < 0.02),
      rest('Red cube'),
    ],
    [
      'c',
      'set the opacity of the red cube to 30 %',
      surface('Red cube', (s) => Math.abs(s.opacity - 0.3) < 0.02),
      rest('Red cube'),
    ],
    [
      'c',
      "the red cube's opacity should be 0.3",
      surface('Red cube', (s) => Math.abs(s.opacity - 0.3) < 0.02),
      rest('Red cube'),
    ],
  ]),
  ...requests('change', 'figures', [
    ['c', 'give the ball the same colour as the red cube', surface('Ball', (s) => s.color === '#ff0000'), rest('Ball')],
    ['c', 'the ball should be the colour of the red cube', surface('Ball', (s) => s.color === '#ff0000'), rest('Ball')],
    ['c', "copy the red cube's colour to the ball", surface('Ball', (s) => s.color === '#ff0000'), rest('Ball')],
    ['c', 'colour the ball like the red cube', surface('Ball', (s) => s.color === '#ff0000'), rest('Ball')],
  ]),
  ...requests('change', 'figures', [
    ['c', 'make the blue cube as tall as the column', measures('Blue cube', [1, 3, null]), rest('Blue cube')],
    [
      'c',
      'the blue cube should be the same height as the column',
      measures('Blue cube', [1, 3, null]),
      rest('Blue cube'),
    ],
    ['c', 'match the height of the blue cube to the column', measures('Blue cube', [1, 3, null]), rest('Blue cube')],
  ]),
  ...requests('move', 'figures', [
    ['c', 'move the ball 2 m back', at('Ball', [2, 0.25, 0]), rest('Ball')],
    ['c', 'push the ball back until z is 0', at('Ball', [2, 0.25, 0]), rest('Ball')],
    ['c', 'set the z of the ball to 0', at('Ball', [2, 0.25, 0]), rest('Ball')],
  ]),
  ...requests('move', 'figures', [
    ['c', 'move the ball up by half its height', moved('Ball', [0, 0.25, 0]), rest('Ball')],
    ['c', 'raise the ball by 25 cm', moved('Ball', [0, 0.25, 0]), rest('Ball')],
    ['c', 'lift the ball a quarter of a metre', moved('Ball', [0, 0.25, 0]), rest('Ball')],
  ]),
  ...requests('move', 'figures', [
    ['c', 'move the ball to within 50 cm of the green sphere', gap('Ball', 'Green sphere', 0.5), rest('Ball')],
    ['c', 'bring the ball up to half a metre from the green sphere', gap('Ball', 'Green sphere', 0.5), rest('Ball')],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'stack the blue cube on the red cube and the ball on the blue cube',
      on('Blue cube', 'Red cube'),
      on('Ball', 'Blue cube'),
      rest('Blue cube', 'Ball'),
    ],
    [
      'c',
      'put the blue cube on top of the red one and then the ball on top of that',
      on('Blue cube', 'Red cube'),
      on('Ball', 'Blue cube'),
      rest('Blue cube', 'Ball'),
    ],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'line up everything except the column along x',
      inLine(['Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Ball'], 0),
    ],
    [
      'c',
      'put all but the column in one row',
      inLine(['Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Ball'], 0),
    ],
  ]),
  ...requests('relations', 'figures', [
    [
      'c',
      'move the cone directly behind the column',
      behind('Yellow cone', 'Column'),
      within('Yellow cone', 'Column', 1),
      rest('Yellow cone'),
    ],
    [
      'c',
      'hide the cone behind the column',
      behind('Yellow cone', 'Column'),
      within('Yellow cone', 'Column', 1),
      rest('Yellow cone'),
    ],
    [
      'c',
      'the cone should stand right behind the column',
      behind('Yellow cone', 'Column'),
      within('Yellow cone', 'Column', 1),
      rest('Yellow cone'),
    ],
  ]),
  ...requests('sets', 'figures', [
    ['c', 'delete everything that is taller than 1.2 m', gone('Yellow cone', 'Column'), rest('Yellow cone', 'Column')],
    ['c', 'remove all objects higher than 120 cm', gone('Yellow cone', 'Column'), rest('Yellow cone', 'Column')],
    ['c', 'delete anything above 1.2 m tall', gone('Yellow cone', 'Column'), rest('Yellow cone', 'Column')],
  ]),
  ...requests('sets', 'figures', [
    [
      'c',
      'paint all round things black',
      color('Green sphere', 'black'),
      color('Ball', 'black'),
      rest('Green sphere', 'Ball'),
    ],
    [
      'c',
      'make every sphere black, the ball too',
      color('Green sphere', 'black'),
      color('Ball', 'black'),
      rest('Green sphere', 'Ball'),
    ],
    [
      'c',
      'the ball and the green sphere: black',
      color('Green sphere', 'black'),
      color('Ball', 'black'),
      rest('Green sphere', 'Ball'),
    ],
  ]),
  ...requests('sets', 'figures', [
    [
      'c',
      'hide everything except the ball',
      hidden('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
      rest('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
    ],
    [
      'c',
      'show only the ball',
      hidden('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
      rest('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
    ],
    [
      'c',
      'isolate the ball',
      hidden('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
      rest('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
    ],
    [
      'c',
      'hide all but the ball',
      hidden('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
      rest('Red cube', 'Blue cube', 'Green sphere', 'Yellow cone', 'Column'),
    ],
  ]),
  ...requests('sets', 'figures', [
    ['c', 'select all cubes', selected('Red cube', 'Blue cube')],
    ['c', 'pick both boxes', selected('Red cube', 'Blue cube')],
    ['c', 'select the red and the blue cube', selected('Red cube', 'Blue cube')],
  ]),
  ...requests('relations', 'studyroom', [
    ['c', 'move the mug to the other side of the monitor', left('Mug', 'Monitor'), on('Mug', 'Desk'), rest('Mug')],
    ['c', 'put the mug on the desk, left of the monitor', left('Mug', 'Monitor'), on('Mug', 'Desk'), rest('Mug')],
  ]),
  ...requests('relations', 'studyroom', [
    ['c', 'put carton 2 on top of the first carton', on('Carton 2', 'Carton'), rest('Carton 2')],
    ['c', 'stack carton 2 onto carton 1', on('Carton 2', 'Carton'), rest('Carton 2')],
  ]),
  ...requests('relations', 'studyroom', [
    [
      'c',
      'push the filing cabinet against the right wall',
      holds('by wall', (r) => boundsOf(r, find(r, 'Filing cabinet')!).max[0] > 2.9),
      rest('Filing cabinet'),
    ],
    [
      'c',
      'the filing cabinet should stand at the right-hand wall',
      holds('by wall', (r) => boundsOf(r, find(r, 'Filing cabinet')!).max[0] > 2.9),
      rest('Filing cabinet'),
    ],
    [
      'c',
      'move the filing cabinet over to the right wall',
      holds('by wall', (r) => boundsOf(r, find(r, 'Filing cabinet')!).max[0] > 2.9),
      rest('Filing cabinet'),
    ],
  ]),
  ...requests('relations', 'studyroom', [
    [
      'c',
      'move the desk and everything on it 1 m to the left',
      moved('Desk', [-1, 0, 0]),
      moved('Monitor', [-1, 0, 0]),
      moved('Mug', [-1, 0, 0]),
      rest('Desk', 'Monitor', 'Mug', 'Keyboard'),
    ],
    [
      'c',
      'shift the desk with all that stands on it a metre left',
      moved('Desk', [-1, 0, 0]),
      moved('Monitor', [-1, 0, 0]),
      moved('Mug', [-1, 0, 0]),
      rest('Desk', 'Monitor', 'Mug', 'Keyboard'),
    ],
    [
      'c',
      "slide the desk 1 m left, including what's on top of it",
      moved('Desk', [-1, 0, 0]),
      moved('Monitor', [-1, 0, 0]),
      moved('Mug', [-1, 0, 0]),
      rest('Desk', 'Monitor', 'Mug', 'Keyboard'),
    ],
  ]),
  ...requests('create', 'studyroom', [
    [
      'c',
      'add a plant between the filing cabinet and the desk',
      added(1),
      holds('beside', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1]) < 0.03 && b.min[0] > -2.3 && b.max[0] < -0.7 && center(b)[2] < -1.5
      }),
      sound,
      rest(),
    ],
    [
      'c',
      'a floor lamp between filing cabinet and desk please',
      added(1),
      holds('beside', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[1]) < 0.03 && b.min[0] > -2.3 && b.max[0] < -0.7 && center(b)[2] < -1.5
      }),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'studyroom', [
    [
      'c',
      'hang a picture on the back wall above the monitor',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[2] + 2.5) < 0.12 && b.min[1] > 1.2 && Math.abs(center(b)[0]) < 0.3
      }),
      rest(),
    ],
    [
      'c',
      'put a painting on the wall over the desk',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[2] + 2.5) < 0.12 && b.min[1] > 1.2 && Math.abs(center(b)[0]) < 0.3
      }),
      rest(),
    ],
    [
      'c',
      'add a clock to the back wall, above the desk',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.min[2] + 2.5) < 0.12 && b.min[1] > 1.2 && Math.abs(center(b)[0]) < 0.3
      }),
      rest(),
    ],
  ]),
  ...requests('several', 'studyroom', [
    [
      'c',
      'delete the cartons, make the chair red and put the palm on the filing cabinet',
      gone('Carton', 'Carton 2', 'Carton 3'),
      color('Swivel chair', 'red'),
      on('Palm', 'Filing cabinet'),
      rest('Carton', 'Carton 2', 'Carton 3', 'Swivel chair', 'Palm'),
    ],
  ]),
  ...requests('several', 'patiodeck', [
    [
      'c',
      'move the bench 1 m to the right and turn it by 90 degrees',
      moved('Bench', [1, 0, 0]),
      turned('Bench', 90),
      rest('Bench'),
    ],
    ['c', 'turn the bench 90° and shift it 1 m right', moved('Bench', [1, 0, 0]), turned('Bench', 90), rest('Bench')],
  ]),
  ...requests('several', 'patiodeck', [
    [
      'c',
      'make the garden chairs white and the garden table brown',
      color('Garden chair', 'white'),
      color('Garden chair 2', 'white'),
      color('Garden chair 3', 'white'),
      color('Garden table', 'brown'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3', 'Garden table'),
    ],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    [
      'c',
      'group the garden table and its chairs as "Dining set"',
      holds('dining', (r) => {
        const p = find(r, 'Garden table')!.parent
        return !!p && r.editor.scene.node(p)!.name === 'Dining set' && find(r, 'Garden chair 3')!.parent === p
      }),
    ],
    [
      'c',
      'put the garden table and all garden chairs in a group named Dining set',
      holds('dining', (r) => {
        const p = find(r, 'Garden table')!.parent
        return !!p && r.editor.scene.node(p)!.name === 'Dining set' && find(r, 'Garden chair 3')!.parent === p
      }),
    ],
    [
      'c',
      'group the table with the chairs and name the group Dining set',
      holds('dining', (r) => {
        const p = find(r, 'Garden table')!.parent
        return !!p && r.editor.scene.node(p)!.name === 'Dining set' && find(r, 'Garden chair 3')!.parent === p
      }),
    ],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    ['c', 'rename the first pot to Planter', gone('Pot'), there('Planter', 'Pot 2'), rest('Pot')],
    ['c', 'call the leftmost pot Planter', gone('Pot'), there('Planter', 'Pot 2'), rest('Pot')],
    ['c', 'pot 1 should be called Planter', gone('Pot'), there('Planter', 'Pot 2'), rest('Pot')],
  ]),
  ...requests('hierarchy', 'patiodeck', [
    ['c', 'duplicate the grill and put the copy to the right of it', added(1), there('Grill 2'), rest()],
    ['c', 'make a copy of the grill next to it', added(1), there('Grill 2'), rest()],
    ['c', 'clone the grill', added(1), there('Grill 2'), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'which is the largest of the pots and how tall is it?', says(/Pot 3|3/), rest()],
    ['c', 'how big is the biggest pot?', says(/Pot 3|3/), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'is there a grill?', says(/yes/i), rest()],
    ['c', 'do we have an umbrella?', says(/yes/i), rest()],
    ['c', 'is the lantern yellow?', says(/yes/i), rest()],
    ['c', 'is the grill bigger than the cooler?', says(/yes/i), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['c', 'is there a pool?', says(/no/i), rest()],
    ['c', 'is the bench red?', says(/no/i), rest()],
    ['c', 'does anything overlap?', says(/no/i), rest()],
    ['c', 'is the cooler taller than the umbrella?', says(/no/i), rest()],
  ]),
  ...requests('questions', 'patiodeck', [['c', "name what's brown", says(/bench/i), rest()]]),
]
