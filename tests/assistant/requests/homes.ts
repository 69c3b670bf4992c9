import {
  added,
  asks,
  at,
  beside,
  between,
  boundsOf,
  center,
  clear,
  color,
  faces,
  facesPoint,
  find,
  fresh,
  gap,
  gone,
  grew,
  hidden,
  holds,
  inside,
  larger,
  measures,
  moved,
  newOnes,
  on,
  rest,
  right,
  says,
  size,
  smaller,
  sound,
  surface,
  there,
  turned,
  up,
} from '../checks.ts'
import { requests } from '../harness.ts'

const CHAIRS = ['Chair', 'Chair 2', 'Chair 3', 'Chair 4']
const turnsFrom = (name: string, target: string) =>
  holds(`${name} has its back to ${target}`, (r) => {
    const [own, other] = [name, target].map((one) => center(boundsOf(r, find(r, one)!)))
    return facesPoint(
      r,
      find(r, name)!,
      boundsOf(r, find(r, name)!),
      own.map((n, i) => 2 * n - other[i]),
    )
  })
const stand = (...names: string[]) =>
  holds('all stand on the ground', (r) => names.every((name) => Math.abs(boundsOf(r, find(r, name)!).min[1]) < 0.02))
const coloredLikeBelow = holds('each new one is of the colour below it', (r) =>
  fresh(r).every((node) => {
    const [x] = center(boundsOf(r, node))
    const below = x < -3 ? 'red' : x < -1 ? 'green' : 'blue'
    return color(node.name, below)(r) === null
  }),
)

/** What was said of a sitting room, a laid table and a few shapes, and not understood at first sight. */
export const HOMES = [
  ...requests('change', 'sitting', [
    [
      'c',
      'Turn everything except the walls and the floor white',
      color('Sofa', 'white'),
      color('Vase', 'white'),
      rest(...'Sofa,Armchair,Armchair 2,Coffee table,TV,Floor lamp,Bookcase,Ficus,Vase,Magazine,Carpet'.split(',')),
    ],
    ['i', 'Make this room cozier', holds('is warmer', (r) => r.editor.scene.settings.environment.map === 'sunset')],
    ['i', ['the floor lamp', 'make it red'], color('Floor lamp', 'red'), rest('Floor lamp')],
    ['i', ['sofa', 'move it left'], moved('Sofa', [-0.55, 0, 0])],
    ['i', 'the tv is rather low', moved('TV', [0, 0.3, 0])],
  ]),
  ...requests('relations', 'sitting', [
    ['c', 'Select everything on the coffee table and delete it', gone('Vase', 'Magazine'), there('Coffee table')],
    ['c', 'move the sofa against the back wall and center it', at('Sofa', [0, 0.4, -2.55]), rest('Sofa', 'Floor lamp')],
    [
      'c',
      'add a cup to the left of the vase and a plate behind it',
      on('Cup', 'Coffee table'),
      on('Plate', 'Coffee table'),
      sound,
    ],
    [
      'c',
      'Turn both armchairs to face each other and bring them 50 cm closer',
      faces('Armchair', 'Armchair 2'),
      gap('Armchair', 'Armchair 2', 3.6),
    ],
    ['i', ['how far is the sofa from the TV?', 'make it 3 m'], gap('Sofa', 'TV', 3)],
    ['i', ['what is next to the sofa?', 'delete it'], asks('Back wall', 'Floor lamp')],
    ['c', 'Move the ficus next to the TV', beside('Ficus', 'TV'), stand('Ficus'), rest('Ficus')],
    [
      'c',
      'Place an armchair on either side of the TV, facing the sofa',
      newOnes(2),
      stand('Armchair 3', 'Armchair 4'),
      faces('Armchair 3', 'Sofa'),
      sound,
    ],
    [
      'i',
      'actually the sofa would look better on the left side of the room, facing right',
      turned('Sofa', 90),
      clear('Sofa'),
    ],
    ['c', 'move the ficus into the middle of the room', at('Ficus', [0, null, 0])],
    [
      'i',
      ['move the lamp', 'the floor lamp', 'to the right of the TV'],
      right('Floor lamp', 'TV'),
      stand('Floor lamp'),
    ],
    [
      'c',
      'Swap the two armchairs and the lamp with the ficus',
      moved('Armchair', [5, 0, 0]),
      moved('Floor lamp', [5.1, 0, 4.6]),
      rest('Armchair', 'Armchair 2', 'Floor lamp', 'Ficus'),
    ],
    [
      'i',
      'everything is too close together',
      inside('Sofa', 'Floor'),
      inside('Ficus', 'Floor'),
      on('Vase', 'Coffee table'),
      there('Back wall'),
      holds('walls stay', (r) => moved('Back wall', [0, 0, 0])(r) === null),
    ],
  ]),
  ...requests('create', 'sitting', [
    ['p', 'add a window', added(1, { where: (b) => b.min[1] > 0.3 && b.min[2] < -2.8 }), rest()],
    ['c', ['add a clock', 'add a picture'], added(1, { where: (b) => b.min[1] > 0.3 && b.min[2] < -2.8 }), sound],
    ['i', 'the room needs a window', added(1, { where: (b) => b.min[1] > 0.3 && b.min[2] < -2.8 })],
    [
      'c',
      'Create a wall on the right side of the room',
      added(1, { size: [0.1, null, 6], where: (b) => b.min[0] > 3.99 && b.min[0] < 4.1 }),
    ],
    ['c', 'put four little cypress trees in a ring around the coffee table', newOnes(4), stand('Tree', 'Tree 4')],
    ['i', 'could we have more light over the coffee table', added(1, { kind: 'light' }), rest()],
  ]),
  ...requests('hierarchy', 'sitting', [
    ['i', "the lamp isn't needed anymore", gone('Floor lamp')],
    ['i', 'nothing should be standing on the table', gone('Vase', 'Magazine'), there('Coffee table')],
  ]),
  ...requests('sets', 'supper', [
    [
      'c',
      'Make the two chairs in the back red and the two in the front blue',
      ...['Chair 3', 'Chair 4'].map((name) => color(name, 'red')),
      ...['Chair', 'Chair 2'].map((name) => color(name, 'blue')),
    ],
    [
      'i',
      ['the plate on the right, make it blue', 'and the other one red'],
      color('Plate 2', 'blue'),
      color('Plate', 'red'),
    ],
    ['i', 'the odd chair out should match the others', color('Chair 4', '#d2b48c'), rest('Chair 4')],
    ['i', "delete the chair that doesn't match the others", gone('Chair 4'), there('Chair', 'Chair 2', 'Chair 3')],
    [
      'i',
      "the black one doesn't fit, make it like the rest",
      rest('Chair 4'),
      holds('is as they are', (r) => color('Chair 4', 'black')(r) !== null),
    ],
    ['i', 'the black chair must be deleted', gone('Chair 4')],
    ['i', 'the chairs should be grouped', newOnes(1)],
  ]),
  ...requests('relations', 'supper', [
    ['i', ['put the glass on the left plate', 'now on the right one'], on('Wine glass', 'Plate 2')],
    [
      'i',
      ["what's the distance between the two plates?", 'make it 80 cm'],
      gap('Plate', 'Plate 2', 0.8),
      measures('Plate', [0.24, null, 0.24]),
    ],
    ['p', 'turn the chairs away from the table', ...CHAIRS.map((name) => turnsFrom(name, 'Dining table'))],
    [
      'c',
      'turn the chairs around so they face away from the table',
      ...CHAIRS.map((name) => turnsFrom(name, 'Dining table')),
    ],
    [
      'i',
      ['turn the chairs around so they face away from the table', 'put that back'],
      ...CHAIRS.map((name) => up(name, [0, 1, 0])),
      measures('Chair', [0.45, 0.9, 0.45]),
    ],
    ['i', 'could the chairs be tucked under the table?', smallerGap('Chair'), rest(...CHAIRS)],
    [
      'c',
      'rotate the table 90 degrees',
      on('Plate', 'Dining table'),
      on('Plate 2', 'Dining table'),
      turned('Plate', 90),
    ],
    [
      'c',
      'Put the candle in the middle of the table and make it twice as tall',
      on('Candle', 'Dining table'),
      clear('Candle'),
      grew('Candle', [1, 2, 1]),
    ],
    ['c', 'put a ball on each plate', added(2, { shape: 'sphere' }), on('Ball', 'Plate'), on('Ball 2', 'Plate 2')],
    ['c', 'Fill the table with eight plates', newOnes(8), sound],
    ['i', 'the table should be empty', gone('Plate', 'Plate 2', 'Wine glass'), there('Dining table')],
    ['i', "I'd like six people to be able to eat here", newOnes(2), clear('Chair'), clear('Chair 2')],
    ['i', "the table's a tad low", larger('Dining table', [1]), on('Plate', 'Dining table')],
  ]),
  ...requests('change', 'forms', [
    [
      'c',
      'Make the cubes progressively bigger from left to right',
      larger('Cube 2'),
      larger('Cube 3'),
      rest('Cube 2', 'Cube 3'),
    ],
    ['i', 'make each cube bigger than the last', larger('Cube 2'), larger('Cube 3'), rest('Cube 2', 'Cube 3')],
    ['c', 'Rotate the blue cube 45 degrees around x and 30 around y', up('Cube 3', [0.35, 0.71, 0.61])],
    [
      'i',
      'change the shade of the cone to a darker one',
      surface('Cone', ({ color: hex }) => hex < '#800080'),
      rest('Cone'),
    ],
    [
      'i',
      ['the cone', 'make it glow'],
      surface('Cone', ({ emissiveIntensity = 0 }) => emissiveIntensity > 0),
      rest('Cone'),
    ],
  ]),
  ...requests('create', 'forms', [
    [
      'i',
      ['make a red ball', 'and a blue one', 'and a green one next to the red one'],
      beside('Ball 3', 'Ball'),
      color('Ball 3', 'green'),
    ],
    ['i', 'I want the cubes to form a tower', on('Cube 2', 'Cube'), on('Cube 3', 'Cube 2')],
    [
      'i',
      'could u put somthing round on top of the tallest one',
      added(1, { shape: 'sphere' }),
      on('Ball', 'Sphere 2'),
    ],
    ['c', 'Give each cube a ball on top in the same color', newOnes(3), on('Ball', 'Cube'), coloredLikeBelow],
    ['c', 'put a cone next to each cube, each in the same color as its cube', newOnes(3), coloredLikeBelow],
    ['c', 'make a staircase of five steps', added(1, { size: [null, 0.9, null] })],
    [
      'c',
      'put the torus around the cone',
      up('Torus', [0, 0, -1]),
      at('Torus', [-2, null, 3]),
      measures('Torus', [1, 0.3, 1]),
      holds('it lies where the cone is as wide as its hole', (r) => {
        const [cone, ring] = ['Cone', 'Torus'].map((name) => boundsOf(r, find(r, name)!))
        return ring.min[1] > cone.min[1] + 0.1 && ring.max[1] < cone.max[1] + 0.3
      }),
    ],
    [
      'c',
      'Create a camera in front of the cubes, looking at them',
      holds('it stands off and looks at their middle', (r) => {
        const [camera] = fresh(r)
        const [x, , z] = center(boundsOf(r, camera))
        return Math.abs(x + 2) < 0.1 && z > 2
      }),
    ],
    [
      'i',
      ['add a cone', 'now make it red', 'and another one to its left', 'delete the first one'],
      gone('Cone 2'),
      there('Cone', 'Cone 3'),
    ],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      'Put a red ball at 1, 0, 2 and a blue one at -1, 0, 2',
      added(1, { color: 'red', where: (b) => b.min[0] > 0 }),
      added(1, { color: 'blue', where: (b) => b.max[0] < 0 }),
    ],
    [
      'c',
      'Create four white pillars at the corners of a 4 m square',
      newOnes(4),
      added(1, { where: (b) => Math.abs(center(b)[0] - 2) < 0.01 && Math.abs(center(b)[2] + 2) < 0.01 }),
    ],
    ['c', 'Add a street lamp every 4 meters in a line of five', newOnes(5), sound],
    [
      'c',
      'Build a snowman from three spheres and give it an orange cone as a nose',
      newOnes(4),
      on('Sphere 2', 'Sphere'),
    ],
    ['c', 'Add a desk with a monitor, a keyboard and a mouse on it', newOnes(4), on('Mouse', 'Desk'), sound],
    ['i', 'I need somewhere to sleep', added(1, { name: 'Bed' })],
    [
      'i',
      ['put something to sit on here', 'and something to put my coffee on next to it'],
      beside('Side table', 'Chair'),
    ],
    ['i', 'add a red cube, no, make that two', added(2, { color: 'red' })],
    [
      'i',
      ['create a chair', 'copy it 3 times', 'arrange them in a square', 'now have them look at each other'],
      turned('Chair', 45),
    ],
    ['i', ['a table', 'chairs around it', '2 more', 'take one away'], gone('Chair 5'), there('Chair 6')],
    [
      'i',
      'can you make a cube red and put it next to a blue one?',
      added(1, { color: 'red' }),
      added(1, { color: 'blue' }),
      sound,
    ],
  ]),
  ...requests('mood', 'stage', [
    ['c', 'Put the crate to the left of the podium and let the spot shine on it', rest('Crate', 'Spot')],
    [
      'c',
      'Add a second spot on the other side pointing at the globe',
      added(1, { type: 'spot', where: (b) => b.min[0] > 1 }),
    ],
    ['i', 'the globe needs more light', added(1, { kind: 'light' }), rest()],
    ['i', 'everythng off but the spot', hidden('Sun', 'Bulb')],
    ['i', 'let there be light from the left', added(1, { kind: 'light', where: (b) => b.min[0] < -2 })],
    ['i', 'the camera is too far away', moved('Camera', [0, 0, -1])],
  ]),
  ...requests('sets', 'street', [
    [
      'c',
      'Move the middle tree closer to the left one and remove the right one',
      gone('Tree 3'),
      there('Tree', 'Tree 2'),
    ],
    [
      'i',
      'the trees look too much alike, vary their sizes',
      holds('they differ', (r) => {
        const [a, b, c] = ['Tree', 'Tree 2', 'Tree 3'].map((name) => size(boundsOf(r, find(r, name)!))[1])
        return a !== b && b !== c
      }),
    ],
    ['i', ['paint the red car blue', 'and the mailbox to match'], color('Mailbox', 'blue')],
    ['i', ['tree 2 is dead, take it out', 'put a bush in its place'], gone('Tree 2'), at('Bush', [3, null, -2])],
  ]),
  ...requests('sets', 'nursery', [
    ['p', 'Put the red ball between the two robots', between('Red ball', 'Robot', 'Broken robot')],
    ['p', 'Delete every ball except the blue one', gone('Red ball', 'Football'), there('Blue ball')],
    [
      'c',
      'Put the red block on the yellow one and the green one on top of the red one',
      on('Block 3', 'Block'),
      on('Block 2', 'Block 3'),
    ],
    [
      'c',
      'Move all the toys next to the toy chest',
      clear('Drum'),
      rest('Football', 'Red ball', 'Blue ball', 'Block', 'Block 2', 'Block 3', 'Drum', 'Robot', 'Broken robot'),
    ],
    ['c', 'Leave 20 cm between the desk and the right wall', gap('Desk', 'Right wall', 0.2), rest('Desk', 'Desk lamp')],
    [
      'c',
      'Throw away the broken robot and make the other one twice as big',
      gone('Broken robot'),
      grew('Robot', [2, 2, 2]),
    ],
    [
      'c',
      'Create two more blocks, one blue and one orange, next to the others',
      added(1, { color: 'blue', size: [0.1, 0.1, 0.1] }),
      added(1, { color: 'orange', size: [0.1, 0.1, 0.1] }),
    ],
    [
      'c',
      'Put a pillow on the bunk bed and a blanket over it',
      on('Blanket', 'Bunk bed'),
      on('Pillow', 'Bunk bed'),
      sound,
    ],
    ['i', "the robot that's broken can go", gone('Broken robot'), there('Robot')],
    ['i', 'make the read ball blue and the blu one red', color('Red ball', 'blue'), color('Blue ball', 'red')],
    ['i', "I can't reach the desk, it's too high", smaller('Desk', [1]), on('Desk lamp', 'Desk')],
    ['i', 'kids will trip over the drum, put it somewhere safe, like the corner', clear('Drum'), rest('Drum')],
    [
      'i',
      ['paint the chair', 'green', 'no, darker'],
      color('Chair', 'green'),
      surface('Chair', ({ color: hex }) => hex < '#008000'),
    ],
    ['i', "there's no lamp by the bed", beside('Lamp', 'Bunk bed'), sound],
  ]),
  ...requests('relations', 'terrace', [
    [
      'c',
      'Make the chairs green except the one on the far right, which should be white',
      color('Chair 4', 'green'),
      color('Chair 5', 'white'),
    ],
    ['c', 'Put two menus on every table except the black one', newOnes(4), sound],
    [
      'c',
      'Turn the bench so that it looks at the grill and move it half way there',
      moved('Bench', [-1.25, 0, null], 0.2),
    ],
    ['i', "the yellow chair doesn't match, fix that", color('Chair 4', 'green'), rest('Chair 4')],
    [
      'i',
      'one chair is missing at the last table',
      newOnes(1),
      beside('Chair 6', 'Table 3'),
      faces('Chair 6', 'Table 3'),
    ],
    ['i', 'make table one look like table three', color('Table', 'black'), rest('Table')],
    ['i', 'its gonna rain, put the parasol over the first table', at('Parasol', [-3, null, 0])],
    ['i', 'guests at the right table have nowhere to sit', newOnes(2), beside('Chair 6', 'Table 3')],
    ['i', 'Could everything be a bit closer together?', on('Glass', 'Table'), there('Deck')],
    ['i', 'the tables are all different, make them match', color('Table 3', 'white')],
    ['i', 'how many people can sit here?', says('6')],
    ['i', 'which table has no chairs?', says(/nothing|none|0/i)],
  ]),
  ...requests('questions', 'supper', [['i', 'which chair is the odd one out?', says('Chair 4')]]),
]

function smallerGap(name: string) {
  return holds(`${name} is nearer to the table`, (r) => boundsOf(r, find(r, name)!).min[2] < 0.6)
}
