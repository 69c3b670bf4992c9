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
  faces,
  find,
  gap,
  gone,
  grew,
  hidden,
  holds,
  inside,
  larger,
  left,
  locked,
  measures,
  moved,
  newBounds,
  newOnes,
  on,
  parent,
  refuses,
  rest,
  right,
  says,
  selected,
  shown,
  smaller,
  sound,
  surface,
  surfaceOf,
  there,
  turned,
  up,
  viewed,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Everyday orders over the first scenes. */
export const EVERYDAY_WORDS = [
  ...requests('create', 'shapes', [
    ['p', 'add five red spheres', added(5, { shape: 'sphere', color: 'red' }), rest()],
    ['p', 'create 5 red balls', added(5, { shape: 'sphere', color: 'red' }), rest()],
    ['p', 'add a torus', added(1, { shape: 'torus' }), rest()],
    ['p', 'insert a capsule', added(1, { shape: 'capsule' }), rest()],
    ['p', 'add a cylinder 2 m high', added(1, { shape: 'cylinder', size: [null, 2, null] }), rest()],
    ['p', 'add a 2 m tall cylinder', added(1, { shape: 'cylinder', size: [null, 2, null] }), rest()],
    ['p', 'add a cube with the color #ff8800', added(1, { shape: 'box', color: '#ff8800' }), rest()],
    ['p', 'add a #ff8800 cube', added(1, { shape: 'box', color: '#ff8800' }), rest()],
    ['p', 'add a cube named Base', added(1, { name: 'Base', shape: 'box' }), rest()],
    ['p', 'create a box and call it Base', added(1, { name: 'Base', shape: 'box' }), rest()],
    ['p', 'add a point light', added(1, { kind: 'light', type: 'point' }), rest()],
    ['p', 'add a directional light', added(1, { kind: 'light', type: 'directional' }), rest()],
    [
      'c',
      'make a stack of three yellow cubes',
      added(3, { shape: 'box', color: 'yellow' }),
      holds('stacked', (r) => {
        const b = newBounds(r)
          .map((x) => x.bounds)
          .sort((p, q) => p.min[1] - q.min[1])
        return b.every((x, i) => i === 0 || Math.abs(x.min[1] - b[i - 1].max[1]) < 0.01)
      }),
      rest(),
    ],
    [
      'c',
      'add three yellow boxes stacked on top of each other',
      added(3, { shape: 'box', color: 'yellow' }),
      holds('stacked', (r) => {
        const b = newBounds(r)
          .map((x) => x.bounds)
          .sort((p, q) => p.min[1] - q.min[1])
        return b.every((x, i) => i === 0 || Math.abs(x.min[1] - b[i - 1].max[1]) < 0.01)
      }),
      rest(),
    ],
    [
      'c',
      'build a tower of three yellow cubes',
      added(3, { shape: 'box', color: 'yellow' }),
      holds('stacked', (r) => {
        const b = newBounds(r)
          .map((x) => x.bounds)
          .sort((p, q) => p.min[1] - q.min[1])
        return b.every((x, i) => i === 0 || Math.abs(x.min[1] - b[i - 1].max[1]) < 0.01)
      }),
      rest(),
    ],
    [
      'c',
      'put eight small spheres in a circle around the cylinder',
      added(8, { shape: 'sphere' }),
      sound,
      holds('ring', (r) => {
        const c = newBounds(r).map((x) => center(x.bounds))
        const m = [0, 2].map((i) => c.reduce((a, v) => a + v[i], 0) / 8)
        const d = c.map((v) => Math.hypot(v[0] - m[0], v[2] - m[1]))
        return d.every((x) => Math.abs(x - d[0]) < 0.05)
      }),
      rest(),
    ],
    ['c', 'create a 3 by 3 grid of small boxes', added(9, { shape: 'box' }), sound, rest()],
    ['c', 'add nine tiny cubes in a 3x3 grid', added(9, { shape: 'box' }), sound, rest()],
  ]),
  ...requests('create', 'room', [
    ['p', 'add an armchair', added(1, { name: /chair/i }), rest()],
    ['p', 'add an office chair', added(1, { name: /chair/i }), rest()],
    [
      'c',
      'put a small pink sphere on the table',
      added(1, { shape: 'sphere', color: 'pink' }),
      holds('on table', (r) => {
        const [{ bounds: b }] = newBounds(r)
        return Math.abs(b.min[1] - 0.75) < 0.02
      }),
      rest(),
    ],
    [
      'c',
      'add a tiny pink ball on top of the table',
      added(1, { shape: 'sphere', color: 'pink' }),
      holds('on table', (r) => {
        const [{ bounds: b }] = newBounds(r)
        return Math.abs(b.min[1] - 0.75) < 0.02
      }),
      rest(),
    ],
    ['c', 'add four candles in a row on the table', added(4), sound, rest()],
    ['c', 'place four small cubes on the table in a line', added(4), sound, rest()],
    [
      'c',
      'put a lamp on each side of the sofa',
      added(2),
      holds('sides', (r) => {
        const b = newBounds(r)
          .map((x) => center(x.bounds)[0])
          .sort((a, b) => a - b)
        return b[0] < -4 && b[1] > -2
      }),
      rest(),
    ],
    [
      'c',
      'add a plant on either side of the sofa',
      added(2),
      holds('sides', (r) => {
        const b = newBounds(r)
          .map((x) => center(x.bounds)[0])
          .sort((a, b) => a - b)
        return b[0] < -4 && b[1] > -2
      }),
      rest(),
    ],
  ]),
  ...requests('change', 'shapes', [
    ['p', 'make the red boxes green', color('Box', 'green'), color('Box 2', 'green'), rest('Box', 'Box 2')],
    ['p', 'color the red boxes green', color('Box', 'green'), color('Box 2', 'green'), rest('Box', 'Box 2')],
    ['p', 'make the green sphere gold', surface('Sphere', (s) => s.metalness > 0.8), rest('Sphere')],
    ['p', 'turn the green sphere to gold', surface('Sphere', (s) => s.metalness > 0.8), rest('Sphere')],
    ['p', 'make the cone glass', surface('Cone', (s) => s.opacity < 0.9 || (s.transmission ?? 0) > 0.5), rest('Cone')],
    [
      'p',
      'make the cone transparent',
      surface('Cone', (s) => s.opacity < 0.9 || (s.transmission ?? 0) > 0.5),
      rest('Cone'),
    ],
    [
      'p',
      'make the cone glow',
      surface('Cone', (s) => s.emissiveIntensity > 0 && s.emissive !== '#000000'),
      rest('Cone'),
    ],
    [
      'p',
      'make the cone glowing',
      surface('Cone', (s) => s.emissiveIntensity > 0 && s.emissive !== '#000000'),
      rest('Cone'),
    ],
    ['p', 'make the cylinder half as tall', grew('Cylinder', [1, 0.5, 1]), rest('Cylinder')],
    ['p', 'halve the height of the cylinder', grew('Cylinder', [1, 0.5, 1]), rest('Cylinder')],
    ['p', 'make the blue box half as big', grew('Box 3', [0.5, 0.5, 0.5]), rest('Box 3')],
    ['p', 'scale the blue box to 50%', grew('Box 3', [0.5, 0.5, 0.5]), rest('Box 3')],
    ['p', 'shrink the blue box by half', grew('Box 3', [0.5, 0.5, 0.5]), rest('Box 3')],
    ['p', 'rotate the blue box by 45 degrees', turned('Box 3', 45), rest('Box 3')],
    ['p', 'turn the blue box 45° to the left', turned('Box 3', 45), rest('Box 3')],
    ['p', 'turn the cone upside down', up('Cone', [0, -1, 0]), rest('Cone')],
    ['p', 'flip the cone', up('Cone', [0, -1, 0]), rest('Cone')],
    ['i', 'polish the blue box', surface('Box 3', (s) => s.roughness < 0.35), rest('Box 3')],
    ['i', 'make the blue box really shiny', surface('Box 3', (s) => s.roughness < 0.35), rest('Box 3')],
    ['i', 'the blue box should be glossy', surface('Box 3', (s) => s.roughness < 0.35), rest('Box 3')],
    [
      'i',
      'the blue box should be a darker blue',
      holds('darker', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Box 3')!)!
        return parseInt(s.color.slice(5), 16) < 255
      }),
      rest('Box 3'),
    ],
    [
      'i',
      'make the blue of the big box darker',
      holds('darker', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Box 3')!)!
        return parseInt(s.color.slice(5), 16) < 255
      }),
      rest('Box 3'),
    ],
    [
      'i',
      'darken box 3 a little',
      holds('darker', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Box 3')!)!
        return parseInt(s.color.slice(5), 16) < 255
      }),
      rest('Box 3'),
    ],
  ]),
  ...requests('change', 'room', [
    ['p', 'make the sofa 2.5 m wide', measures('Sofa', [2.5, null, null]), rest('Sofa')],
    ['p', 'set the width of the sofa to 2.5 m', measures('Sofa', [2.5, null, null]), rest('Sofa')],
    ['p', 'make the plant taller', larger('Plant', [1]), rest('Plant')],
    ['p', 'make the plant a bit taller', larger('Plant', [1]), rest('Plant')],
    [
      'c',
      'make the table 2 m wide, 80 cm high and 1 m deep',
      measures('Table', [2, 0.8, 1]),
      rest('Table', 'Cup', 'Book'),
    ],
    ['c', 'resize the table to 2 x 0.8 x 1 m', measures('Table', [2, 0.8, 1]), rest('Table', 'Cup', 'Book')],
  ]),
  ...requests('move', 'shapes', [
    ['p', 'move the cone 1 m forward', moved('Cone', [0, 0, 1]), rest('Cone')],
    ['p', 'move the cone one metre towards me', moved('Cone', [0, 0, 1]), rest('Cone')],
    ['p', 'move the cone 50 cm to the right', moved('Cone', [0.5, 0, 0]), rest('Cone')],
    ['p', 'shift the cone right by 50cm', moved('Cone', [0.5, 0, 0]), rest('Cone')],
    ['p', 'move the cylinder to the center', at('Cylinder', [0, null, 0]), clear('Cylinder')],
    ['p', 'move the cylinder to the origin', at('Cylinder', [0, null, 0]), clear('Cylinder')],
    ['p', 'move the cylinder to x = 2', at('Cylinder', [2, null, -3]), rest('Cylinder')],
    ['p', 'set the x position of the cylinder to 2', at('Cylinder', [2, null, -3]), rest('Cylinder')],
  ]),
  ...requests('relations', 'room', [
    ['p', 'put the ball on the sofa', on('Ball', 'Sofa'), rest('Ball')],
    ['p', 'place the ball on top of the sofa', on('Ball', 'Sofa'), rest('Ball')],
    ['p', 'put the plant to the left of the sofa', left('Plant', 'Sofa'), beside('Plant', 'Sofa'), rest('Plant')],
    ['p', 'move the plant left of the sofa', left('Plant', 'Sofa'), beside('Plant', 'Sofa'), rest('Plant')],
    ['p', 'put the lamp behind the sofa', behind('Lamp', 'Sofa'), rest('Lamp')],
    ['p', 'move the lamp behind the sofa', behind('Lamp', 'Sofa'), rest('Lamp')],
    ['p', 'put the ball between the sofa and the table', between('Ball', 'Sofa', 'Table'), rest('Ball')],
    ['p', 'turn the sofa to face the TV', faces('Sofa', 'TV'), rest('Sofa')],
    ['p', 'rotate the sofa towards the TV', faces('Sofa', 'TV'), rest('Sofa')],
    ['p', 'stack the ball on the table', on('Ball', 'Table'), rest('Ball')],
    [
      'c',
      'move the white chair to the right of the table with a gap of 40 cm',
      gap('Chair 3', 'Table', 0.4),
      right('Chair 3', 'Table'),
      rest('Chair 3'),
    ],
    [
      'c',
      'put the white chair 40 cm to the right of the table',
      gap('Chair 3', 'Table', 0.4),
      right('Chair 3', 'Table'),
      rest('Chair 3'),
    ],
    [
      'c',
      'turn all the chairs towards the table',
      faces('Chair', 'Table'),
      faces('Chair 2', 'Table'),
      faces('Chair 3', 'Table'),
    ],
    [
      'c',
      'make every chair face the table',
      faces('Chair', 'Table'),
      faces('Chair 2', 'Table'),
      faces('Chair 3', 'Table'),
    ],
    [
      'c',
      'arrange the chairs around the table',
      holds('around', (r) =>
        ['Chair', 'Chair 2', 'Chair 3'].every((n) => {
          const b = boundsOf(r, find(r, n)!)
          const c = center(b)
          return Math.hypot(c[0], c[2]) < 2
        }),
      ),
      faces('Chair', 'Table'),
      clear('Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'place the three chairs around the table facing it',
      holds('around', (r) =>
        ['Chair', 'Chair 2', 'Chair 3'].every((n) => {
          const b = boundsOf(r, find(r, n)!)
          const c = center(b)
          return Math.hypot(c[0], c[2]) < 2
        }),
      ),
      faces('Chair', 'Table'),
      clear('Chair 3'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'push the sofa against the left wall',
      holds('wall', (r) => {
        const b = boundsOf(r, find(r, 'Sofa')!)
        return Math.abs(b.min[0] + 5) < 0.05 || Math.abs(b.min[2] + 4) < 0.05
      }),
    ],
    [
      'c',
      'put the sofa against the back wall',
      holds('wall', (r) => {
        const b = boundsOf(r, find(r, 'Sofa')!)
        return Math.abs(b.min[0] + 5) < 0.05 || Math.abs(b.min[2] + 4) < 0.05
      }),
    ],
    ['c', 'move everything on the table to the sofa', on('Book', 'Sofa'), on('Cup', 'Sofa'), rest('Book', 'Cup')],
    ['c', 'put the things on the table onto the sofa', on('Book', 'Sofa'), on('Cup', 'Sofa'), rest('Book', 'Cup')],
    [
      'c',
      'move the cup and the book from the table onto the sofa',
      on('Book', 'Sofa'),
      on('Cup', 'Sofa'),
      rest('Book', 'Cup'),
    ],
    [
      'c',
      'swap the lamp and the plant',
      holds(
        'swap',
        (r) => center(boundsOf(r, find(r, 'Lamp')!))[0] > 4 && center(boundsOf(r, find(r, 'Plant')!))[0] < -4,
      ),
      rest('Lamp', 'Plant'),
    ],
    [
      'c',
      'exchange the positions of lamp and plant',
      holds(
        'swap',
        (r) => center(boundsOf(r, find(r, 'Lamp')!))[0] > 4 && center(boundsOf(r, find(r, 'Plant')!))[0] < -4,
      ),
      rest('Lamp', 'Plant'),
    ],
    ['i', 'the ball belongs on the table', inside('Ball', 'Table'), on('Ball', 'Table'), rest('Ball')],
    ['i', 'let the ball rest on the table', inside('Ball', 'Table'), on('Ball', 'Table'), rest('Ball')],
    ['i', 'have the ball sit on the table', inside('Ball', 'Table'), on('Ball', 'Table'), rest('Ball')],
    [
      'i',
      'shove the plant into a corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Plant')!)
        return (
          (b.max[0] > 4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.max[2] > 3.5) ||
          (b.max[0] > 4.5 && b.max[2] > 3.5)
        )
      }),
      rest('Plant'),
    ],
    [
      'i',
      'the plant should stand in the corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Plant')!)
        return (
          (b.max[0] > 4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.max[2] > 3.5) ||
          (b.max[0] > 4.5 && b.max[2] > 3.5)
        )
      }),
      rest('Plant'),
    ],
    [
      'i',
      'tuck the plant into the back right corner',
      holds('corner', (r) => {
        const b = boundsOf(r, find(r, 'Plant')!)
        return (
          (b.max[0] > 4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.min[2] < -3.5) ||
          (b.min[0] < -4.5 && b.max[2] > 3.5) ||
          (b.max[0] > 4.5 && b.max[2] > 3.5)
        )
      }),
      rest('Plant'),
    ],
    ['i', 'bring the sofa closer to the TV, about 2 m away', within('Sofa', 'TV', 3), rest('Sofa')],
    ['i', 'the sofa should be 2 m from the TV', within('Sofa', 'TV', 3), rest('Sofa')],
  ]),
  ...requests('sets', 'shapes', [
    ['p', 'delete all the red boxes', gone('Box', 'Box 2'), there('Box 3'), rest('Box', 'Box 2')],
    ['p', 'remove every red box', gone('Box', 'Box 2'), there('Box 3'), rest('Box', 'Box 2')],
    ['p', 'select all boxes', selected('Box', 'Box 2', 'Box 3')],
    ['p', 'select the boxes', selected('Box', 'Box 2', 'Box 3')],
    [
      'p',
      'paint both spheres purple',
      color('Sphere', 'purple'),
      color('Sphere 2', 'purple'),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'p',
      'make all spheres purple',
      color('Sphere', 'purple'),
      color('Sphere 2', 'purple'),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'make all boxes except the blue one black',
      color('Box', 'black'),
      color('Box 2', 'black'),
      color('Box 3', 'blue'),
      rest('Box', 'Box 2'),
    ],
    [
      'c',
      'paint every box but the blue one black',
      color('Box', 'black'),
      color('Box 2', 'black'),
      color('Box 3', 'blue'),
      rest('Box', 'Box 2'),
    ],
    ['c', 'delete everything taller than 1.2 m', gone('Box 3', 'Cylinder'), there('Box', 'Sphere')],
    ['c', 'delete the two tallest objects', gone('Box 3', 'Cylinder'), there('Box', 'Sphere')],
    ['c', 'make the leftmost box white', color('Box', 'white'), rest('Box')],
    ['c', 'paint the box on the far left white', color('Box', 'white'), rest('Box')],
    ['c', 'make the red box on the left white', color('Box', 'white'), rest('Box')],
    ['c', 'make the smallest object red', color('Sphere 2', 'red'), rest('Sphere 2')],
    ['c', 'make the smaller of the two spheres red', color('Sphere 2', 'red'), rest('Sphere 2')],
    ['i', 'select everything round', selected('Sphere', 'Sphere 2')],
    ['i', 'pick all the balls', selected('Sphere', 'Sphere 2')],
    ['i', 'grab the two spheres', selected('Sphere', 'Sphere 2')],
    [
      'i',
      'delete everything except the blue box',
      gone('Box', 'Box 2', 'Sphere', 'Cone', 'Sphere 2', 'Cylinder'),
      there('Box 3'),
    ],
    ['i', 'keep only the blue box', gone('Box', 'Box 2', 'Sphere', 'Cone', 'Sphere 2', 'Cylinder'), there('Box 3')],
    [
      'i',
      'remove all but the blue box',
      gone('Box', 'Box 2', 'Sphere', 'Cone', 'Sphere 2', 'Cylinder'),
      there('Box 3'),
    ],
  ]),
  ...requests('hierarchy', 'street', [
    ['p', 'delete the mailbox', gone('Mailbox'), rest('Mailbox')],
    ['p', 'erase the mailbox', gone('Mailbox'), rest('Mailbox')],
    ['p', 'hide the car', hidden('Car'), rest('Car')],
    ['p', 'ungroup the house', parent('Body', null), gone('House')],
  ]),
  ...requests('hierarchy', 'shapes', [
    ['p', 'group the spheres', parent('Sphere', 'Group'), parent('Sphere 2', 'Group')],
    ['p', 'duplicate the cone', newOnes(1), rest()],
    ['p', 'copy the cone', newOnes(1), rest()],
    ['p', 'make a copy of the cone', newOnes(1), rest()],
    ['i', 'call the blue box Big Blue', there('Big Blue'), gone('Box 3')],
    ['i', "the blue box's name should be Big Blue", there('Big Blue'), gone('Box 3')],
    ['i', 'rename box 3 "Big Blue"', there('Big Blue'), gone('Box 3')],
    ['i', 'make sure nobody can move the cylinder', locked('Cylinder'), rest('Cylinder')],
    ['i', 'freeze the cylinder in place', locked('Cylinder'), rest('Cylinder')],
    ['i', 'pin the cylinder', locked('Cylinder'), rest('Cylinder')],
    ['i', ['hide the cone', 'show it again'], shown('Cone')],
    ['i', ['hide the cone', 'unhide everything'], shown('Cone')],
    ['i', ['hide the cone', 'where did the cone go? show it'], shown('Cone')],
  ]),
  ...requests('questions', 'shapes', [
    ['p', 'how many boxes are there?', says(/\b3\b|three/), rest()],
    ['p', 'count the boxes', says(/\b3\b|three/), rest()],
    ['p', 'how tall is the cylinder?', says('2.5'), rest()],
    ['p', "what's the height of the cylinder?", says('2.5'), rest()],
    ['c', 'what is the tallest object?', says('Cylinder'), rest()],
    ['c', 'which object is the tallest', says('Cylinder'), rest()],
    ['c', "what's the highest thing in the scene?", says('Cylinder'), rest()],
  ]),
  ...requests('questions', 'room', [
    ['p', 'what is selected?', says(/nothing/i), rest()],
    ['p', 'how far is the sofa from the TV?', says(/m\b/), rest()],
    ['p', 'what is the distance between the lamp and the plant?', says(/m\b/), rest()],
    ['c', 'what is on the table?', says('Cup', 'Book'), rest()],
    ['c', 'which things are on the table?', says('Cup', 'Book'), rest()],
    ['c', "what's standing on the table", says('Cup', 'Book'), rest()],
    ['i', 'chairs?', says(/3|three/), rest()],
    ['i', 'do we have three chairs', says(/3|three/), rest()],
    ['i', 'count chairs', says(/3|three/), rest()],
    ['i', "what's the sofa's color", says(/teal|green|blue/i), rest()],
    ['i', 'which colour does the sofa have?', says(/teal|green|blue/i), rest()],
    ['i', 'sofa color?', says(/teal|green|blue/i), rest()],
  ]),
  ...requests('light and view', 'room', [
    ['p', 'frame everything', viewed((l, f) => f.length + l.length > 0), rest()],
    ['p', 'look at the table from above', viewed((l, f) => f.length + l.length > 0), rest()],
    ['p', 'zoom to the sofa', viewed((l, f) => f.length + l.length > 0), rest()],
    ['p', 'show the front view', viewed((l, f) => f.length + l.length > 0), rest()],
    ['i', "it's too dark in here", rest(), says()],
    ['i', 'could you turn up the lights', rest(), says()],
    ['i', 'let there be light', rest(), says()],
    ['i', 'evening mood please', rest(), says()],
    ['i', 'give me a cozy evening light', rest(), says()],
  ]),
  ...requests('mood', 'room', [
    ['p', 'make it sunset', says(), rest()],
    ['p', 'make it warmer', says(), rest()],
    ['p', 'studio lighting please', says(), rest()],
  ]),
  ...requests('sets', 'room', [
    ['c', 'clear the table', gone('Cup', 'Book'), rest('Cup', 'Book')],
    ['c', 'delete everything on the table', gone('Cup', 'Book'), rest('Cup', 'Book')],
    ['c', 'hide the two brown chairs', hidden('Chair', 'Chair 2'), shown('Chair 3'), rest('Chair', 'Chair 2')],
    ['c', 'hide all chairs but the white one', hidden('Chair', 'Chair 2'), shown('Chair 3'), rest('Chair', 'Chair 2')],
    [
      'i',
      'make the other chairs match the white one',
      color('Chair', 'white'),
      color('Chair 2', 'white'),
      rest('Chair', 'Chair 2'),
    ],
    [
      'i',
      'the brown chairs should be white too',
      color('Chair', 'white'),
      color('Chair 2', 'white'),
      rest('Chair', 'Chair 2'),
    ],
    ['i', 'turn the brown chairs white', color('Chair', 'white'), color('Chair 2', 'white'), rest('Chair', 'Chair 2')],
  ]),
  ...requests('several', 'room', [
    [
      'c',
      'make the sofa red and move it 1 m to the right',
      color('Sofa', 'red'),
      moved('Sofa', [1, 0, 0]),
      rest('Sofa'),
    ],
    [
      'c',
      'paint the sofa red, then move it one metre right',
      color('Sofa', 'red'),
      moved('Sofa', [1, 0, 0]),
      rest('Sofa'),
    ],
    [
      'c',
      'delete the ball, paint the lamp blue and double the size of the plant',
      gone('Ball'),
      color('Lamp', 'blue'),
      grew('Plant', [2, 2, 2]),
      rest('Ball', 'Lamp', 'Plant'),
    ],
    [
      'c',
      'remove the ball; make the lamp blue; scale the plant by 2',
      gone('Ball'),
      color('Lamp', 'blue'),
      grew('Plant', [2, 2, 2]),
      rest('Ball', 'Lamp', 'Plant'),
    ],
  ]),
  ...requests('memory', 'room', [
    ['c', ['put the cup on the sofa', 'and the book too'], on('Cup', 'Sofa'), on('Book', 'Sofa')],
    ['c', ['put the cup on the sofa', 'the book as well'], on('Cup', 'Sofa'), on('Book', 'Sofa')],
    ['c', ['move the ball 50 cm forward', 'once more'], moved('Ball', [0, 0, 0.5])],
    ['c', ['select the ball', 'move it half a meter to the front'], moved('Ball', [0, 0, 0.5])],
    [
      'i',
      ['paint the chairs blue', 'but the white one red'],
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      color('Chair 3', 'red'),
    ],
    [
      'i',
      ['make all chairs blue', 'no, the white one red'],
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      color('Chair 3', 'red'),
    ],
    [
      'i',
      ['move the plant behind the sofa and make it red', 'put it back where it was'],
      at('Plant', [4.2, null, -3]),
      color('Plant', 'red'),
    ],
    [
      'i',
      ['move the plant next to the sofa', 'paint it red', 'now move it back'],
      at('Plant', [4.2, null, -3]),
      color('Plant', 'red'),
    ],
    ['i', ['select the white chair', 'a metre to the left'], moved('Chair 3', [-1, 0, 0])],
    ['i', ['get rid of the lamp', 'same with the plant'], gone('Lamp', 'Plant')],
    ['i', ['delete the lamp', 'also the plant'], gone('Lamp', 'Plant')],
    ['i', ['put the ball next to the table', 'on the other side'], left('Ball', 'Table'), on('Ball', 'Floor')],
    ['i', ['put the ball to the right of the table', 'i meant left'], left('Ball', 'Table'), on('Ball', 'Floor')],
  ]),
  ...requests('memory', 'shapes', [
    ['c', ['make the box green', 'the blue one'], color('Box 3', 'green'), color('Box 2', 'red')],
    [
      'c',
      ['delete the cone', 'no wait, undo that', 'paint the blue box green'],
      color('Box 3', 'green'),
      color('Box 2', 'red'),
    ],
    ['c', ['add a small pink sphere', 'three more'], added(3, { shape: 'sphere' }), rest()],
    ['c', ['add a tiny ball', 'now three more of those'], added(3, { shape: 'sphere' }), rest()],
    [
      'i',
      ['what colour is box 2?', 'paint the big sphere in that colour'],
      color('Box', 'red'),
      color('Sphere', 'red'),
    ],
    ['i', ['delete the sphere', 'the bigger one'], gone('Sphere'), there('Sphere 2')],
    ['i', ['delete the sphere', 'the green one'], gone('Sphere'), there('Sphere 2')],
    ['i', ['delete the sphere', 'the one at the back'], gone('Sphere'), there('Sphere 2')],
    ['i', ['make the cone twice as big', 'now half that size'], grew('Cone', [0.5, 0.5, 0.5])],
    ['i', ['double the cone', 'back to its original size'], grew('Cone', [0.5, 0.5, 0.5])],
  ]),
  ...requests('questions', 'kitchen', [
    ['c', 'is anything overlapping?', says(), rest()],
    ['c', 'is something floating?', says(), rest()],
    ['c', 'what can you do?', says(), rest()],
  ]),
  ...requests('typos', 'room', [
    ['i', 'put teh bal on the sofa', on('Ball', 'Sofa'), rest('Ball')],
    ['i', 'plcae the ball on teh soffa', on('Ball', 'Sofa'), rest('Ball')],
    ['i', 'pu the ball onto the sofa', on('Ball', 'Sofa'), rest('Ball')],
    ['i', 'mvoe the lamp 1m to the rihgt', moved('Lamp', [1, 0, 0]), rest('Lamp')],
    ['i', 'move teh lmap 1 meter rigth', moved('Lamp', [1, 0, 0]), rest('Lamp')],
  ]),
  ...requests('typos', 'shapes', [
    ['i', 'pain the cone purpel', color('Cone', 'purple'), rest('Cone')],
    ['i', 'colr the cone purple', color('Cone', 'purple'), rest('Cone')],
    ['i', 'mak teh cone purlpe', color('Cone', 'purple'), rest('Cone')],
    ['i', 'dupilcate the cone', newOnes(1), rest()],
    ['i', 'copie the cone', newOnes(1), rest()],
    ['i', 'dublicate the cone', newOnes(1), rest()],
  ]),
  ...requests('wishes', 'room', [
    ['i', 'green would suit the sofa better', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'could we have the sofa in green?', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'sofa in green pls', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'the lamp is too high', smaller('Lamp', [1]), rest('Lamp')],
    ['i', "the lamp shouldn't be so tall", smaller('Lamp', [1]), rest('Lamp')],
    ['i', "that lamp is a bit tall, isn't it", smaller('Lamp', [1]), rest('Lamp')],
    [
      'i',
      'the ball is in the way, move it somewhere else',
      rest('Ball'),
      holds('off', (r) => center(boundsOf(r, find(r, 'Ball')!))[0] !== -1.5),
    ],
    [
      'i',
      "the ball shouldn't be there, put it behind the sofa",
      rest('Ball'),
      holds('off', (r) => center(boundsOf(r, find(r, 'Ball')!))[0] !== -1.5),
    ],
    ['i', 'point the chairs at the TV', faces('Chair', 'TV'), faces('Chair 2', 'TV'), faces('Chair 3', 'TV')],
    [
      'i',
      'the table looks empty, put a vase on it',
      added(1),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.02),
    ],
    [
      'i',
      'a vase for the table please',
      added(1),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.02),
    ],
    [
      'i',
      'decorate the table with a vase',
      added(1),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.02),
    ],
  ]),
  ...requests('refusing', 'room', [
    ['i', "what's the weather tomorrow?", refuses, rest()],
    ['i', 'write me a poem', refuses, rest()],
    ['i', 'make the sofa taste better', refuses, rest()],
    ['i', 'book a table for two', refuses, rest()],
  ]),
]
