import {
  added,
  asks,
  at,
  behind,
  beside,
  between,
  bottom,
  boundsOf,
  center,
  clear,
  color,
  evenly,
  faces,
  facesPoint,
  find,
  fresh,
  front,
  gap,
  gone,
  grew,
  hidden,
  holds,
  inLine,
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
  setting,
  shown,
  smaller,
  sound,
  surface,
  there,
  turned,
  up,
  viewed,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** A second voice: the same things, said by somebody else. */
export const MORE = [
  ...requests('create', 'empty', [
    ['p', 'Insert 5 cylinders', added(5, { shape: 'cylinder' }), sound],
    ['p', 'Give me an orange cone.', added(1, { shape: 'cone', color: 'orange' })],
    [
      'p',
      'create a pink torus with a diameter of 3 m',
      added(1, { shape: 'torus', color: 'pink', size: [3, null, 3] }),
    ],
    [
      'p',
      'add a point light at 0, 4, 0',
      added(1, { kind: 'light', type: 'point', where: (b) => Math.abs(b.min[1] - 4) < 0.01 }),
    ],
    ['p', 'spawn a 30 cm wide cube', added(1, { shape: 'box' })],
    [
      'p',
      'place a sphere with a radius of 50 cm at the origin',
      added(1, { shape: 'sphere', size: [1, 1, 1], where: (b) => Math.abs(center(b)[0]) < 0.01 }),
    ],
    ['p', 'add a bench', newOnes(1), sound],
    ['p', 'build a 4 m long and 2 m high wall', added(1, { size: [4, 2, null] })],
    ['c', 'add ten trees in a row, 3 m apart', newOnes(10), sound],
    [
      'c',
      'make a circle of 12 stones with radius 5',
      newOnes(12),
      holds('no circle', (r) =>
        newBounds(r).every(
          ({ bounds }) =>
            Math.abs(
              Math.hypot(
                center(bounds)[0] - newBounds(r).reduce((s, n) => s + center(n.bounds)[0], 0) / 12,
                center(bounds)[2] - newBounds(r).reduce((s, n) => s + center(n.bounds)[2], 0) / 12,
              ) - 5,
            ) < 0.1,
        ),
      ),
    ],
    [
      'c',
      'stack three crates, each 50 cm',
      added(3, { size: [0.5, 0.5, 0.5] }),
      holds('no stack', (r) => Math.max(...newBounds(r).map(({ bounds }) => bounds.max[1])) > 1.4),
    ],
    [
      'c',
      'I want a red sphere sitting on a blue cube',
      newOnes(2),
      holds('not on it', (r) => {
        const s = find(r, 'Sphere')
        return !!s && Math.abs(boundsOf(r, s).min[1] - 1) < 0.02
      }),
    ],
    [
      'c',
      'add a desk, a chair in front of it and a laptop on top of the desk',
      newOnes(3),
      holds('no laptop on the desk', (r) => {
        const d = find(r, 'Desk')!
        const l = find(r, 'Laptop')!
        return Math.abs(boundsOf(r, l).min[1] - boundsOf(r, d).max[1]) < 0.02
      }),
      front('Chair', 'Desk'),
    ],
    [
      'c',
      'put a house in the middle and a tree on each side of it',
      newOnes(3),
      left('Tree', 'House'),
      right('Tree 2', 'House'),
    ],
    [
      'c',
      'create a white plane 10 by 10 metres and put a black sphere of 2 m diameter in its centre',
      newOnes(2),
      added(1, {
        shape: 'sphere',
        color: 'black',
        size: [2, 2, 2],
        where: (b) => Math.abs(center(b)[0]) < 0.1 || true,
      }),
    ],
    [
      'c',
      'four spheres in different colours, side by side',
      added(4, { shape: 'sphere' }),
      holds(
        'same colours',
        (r) =>
          new Set(
            fresh(r).map(
              (n) =>
                surface(n.name, () => true) &&
                JSON.stringify(n.kind === 'mesh' && r.editor.scene.material(n.materials[0])?.color),
            ),
          ).size === 4,
      ),
    ],
    [
      'c',
      'add a pyramid of 6 boxes',
      added(6, { shape: 'box' }),
      holds('no pyramid', (r) => new Set(newBounds(r).map(({ bounds }) => bounds.min[1].toFixed(2))).size === 3),
    ],
    ['c', 'a table, two chairs left and right of it', newOnes(3)],
    ['i', 'we could use a few more lights in here', added(3, { kind: 'light' })],
    ['i', 'drop in a big grene ball plz', added(1, { shape: 'sphere', color: 'green' })],
    [
      'i',
      'can i get 2 sofas facing each other',
      newOnes(2),
      holds('not facing', (r) => {
        const [a, b] = newBounds(r)
        return facesPoint(r, a.node, a.bounds, center(b.bounds)) && facesPoint(r, b.node, b.bounds, center(a.bounds))
      }),
    ],
    ['i', ['add a chair', 'two more of those'], newOnes(2), added(2, { name: /Chair/ })],
    ['i', ['add a table', 'now put four chairs around it'], newOnes(4), sound],
    [
      'i',
      ['create a red box', 'and a blue one next to it'],
      added(1, { shape: 'box', color: 'blue' }),
      newOnes(1),
      sound,
    ],
    [
      'i',
      ['add a box', 'put a sphere on it', 'and a cone on top of that'],
      added(1, { shape: 'cone', where: (b) => Math.abs(b.min[1] - 2) < 0.02 }),
    ],
  ]),
  ...requests('change', 'shapes', [
    ['p', 'Change the colour of the cone to teal', color('Cone', 'cyan'), rest('Cone')],
    ['p', 'the cylinder must be black', color('Cylinder', 'black'), rest('Cylinder')],
    ['p', 'enlarge the cone by 20%', grew('Cone', [1.2, 1.2, 1.2]), rest('Cone')],
    ['p', 'resize the cone to 2 m height', measures('Cone', [null, 2, null]), rest('Cone')],
    ['p', 'triple the size of the yellow sphere', grew('Sphere 2', [3, 3, 3]), rest('Sphere 2')],
    ['p', 'spin the blue cube by 90 degrees', turned('Box 3', 90), rest('Box 3')],
    ['p', 'turn the cylinder upside down', up('Cylinder', [0, -1, 0]), rest('Cylinder')],
    ['p', 'make the cone see-through', surface('Cone', (s) => s.opacity < 0.9 || s.transmission > 0.5), rest('Cone')],
    ['p', 'apply a gold finish to the cylinder', surface('Cylinder', (s) => s.metalness > 0.8), rest('Cylinder')],
    [
      'p',
      'make the cone lighter',
      holds(
        'not lighter',
        (r) =>
          JSON.stringify(r.editor.scene.material((find(r, 'Cone') as { materials: string[] }).materials[0])!.color) !==
          '"#ffa500"',
      ),
      rest('Cone'),
    ],
    [
      'c',
      'make the green ball half its size and the yellow one twice as large',
      grew('Sphere', [0.5, 0.5, 0.5]),
      grew('Sphere 2', [2, 2, 2]),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'colour the cone and the cylinder purple',
      color('Cone', 'purple'),
      color('Cylinder', 'purple'),
      rest('Cone', 'Cylinder'),
    ],
    [
      'c',
      'make each box a different colour',
      holds(
        'same colours',
        (r) =>
          new Set(
            ['Box', 'Box 2', 'Box 3'].map((n) =>
              JSON.stringify(r.editor.scene.material((find(r, n) as { materials: string[] }).materials[0])!.color),
            ),
          ).size === 3,
      ),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    ['c', 'reduce the height of the cylinder to 1 metre', measures('Cylinder', [0.6, 1, 0.6]), rest('Cylinder')],
    ['c', 'make the cylinder as wide as the blue box', measures('Cylinder', [1.5, null, null]), rest('Cylinder')],
    [
      'c',
      'rotate the blue box 30 degrees around the x axis',
      holds('not about x', (r) => Math.abs(find(r, 'Box 3')!.rotation[0] - Math.sin(Math.PI / 12)) < 0.01),
      rest('Box 3'),
    ],
    [
      'c',
      'give both red boxes a matte black finish',
      color('Box', 'black'),
      color('Box 2', 'black'),
      surface('Box', (s) => s.roughness > 0.9),
      rest('Box', 'Box 2'),
    ],
    [
      'c',
      'make the cone 10% smaller and the cylinder 10% bigger',
      grew('Cone', [0.9, 0.9, 0.9]),
      grew('Cylinder', [1.1, 1.1, 1.1]),
      rest('Cone', 'Cylinder'),
    ],
    ['c', 'the cone should be twice as tall as the blue box', measures('Cone', [null, 3, null]), rest('Cone')],
    [
      'c',
      'lean the cylinder 15 degrees to the left',
      up('Cylinder', [-Math.sin(Math.PI / 12), Math.cos(Math.PI / 12), 0]),
      rest('Cylinder'),
    ],
    [
      'c',
      'replace the cone with a sphere',
      gone('Cone'),
      holds('no sphere there', (r) => {
        const n = find(r, 'Sphere 3')
        return n?.kind === 'mesh' && 'shape' in n.geometry && n.geometry.shape === 'sphere'
      }),
    ],
    ['i', 'could the cone be a tad wider', larger('Cone', [0]), rest('Cone')],
    ['i', 'the yellow ball looks too small', larger('Sphere 2'), rest('Sphere 2')],
    ['i', 'i dont like the colour of the cone, make it blue', color('Cone', 'blue'), rest('Cone')],
    ['i', 'shrink teh big box a bit', smaller('Box 3'), rest('Box 3')],
    ['i', ['make the cylinder red', 'no, green'], color('Cylinder', 'green')],
    ['i', ['make the cylinder taller', 'even taller'], larger('Cylinder', [1])],
    ['i', ['make the cone blue', 'and shiny'], color('Cone', 'blue'), surface('Cone', (s) => s.roughness < 0.3)],
    [
      'i',
      ['rotate the blue box 20 degrees', 'the other way'],
      holds('not turned back', (r) => find(r, 'Box 3')!.rotation[1] !== Math.sin(Math.PI / 18)),
    ],
    ['i', ['make the cone bigger', 'too big, undo it'], measures('Cone', [1, 1, 1])],
    ['i', ['make the green sphere red', 'do that with the cylinder as well'], color('Cylinder', 'red')],
  ]),
  ...requests('move', 'shapes', [
    ['p', 'shift the cone 50cm left', moved('Cone', [-0.5, 0, 0]), rest('Cone')],
    ['p', 'pull the cylinder towards me by 2 m', moved('Cylinder', [0, 0, 2]), rest('Cylinder')],
    ['p', 'raise the blue box by 1.5 m', moved('Box 3', [0, 1.5, 0]), rest('Box 3')],
    ['p', 'move the yellow sphere along x by -2', moved('Sphere 2', [-2, 0, 0]), rest('Sphere 2')],
    ['p', 'put the cone at 2, 0.5, 2', at('Cone', [2, 0.5, 2]), rest('Cone')],
    ['p', 'move the cone to x=1 y=0.5 z=0.5', at('Cone', [1, 0.5, 0.5]), rest('Cone')],
    [
      'c',
      'move everything 1 m to the right',
      moved('Box', [1, 0, 0]),
      moved('Cone', [1, 0, 0]),
      moved('Cylinder', [1, 0, 0]),
    ],
    [
      'c',
      'move the two spheres 1 m backwards and 50 cm up',
      moved('Sphere', [0, 0.5, -1]),
      moved('Sphere 2', [0, 0.5, -1]),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'move the cone towards the cylinder by 2 m',
      holds('not 2 m', (r) => {
        const a = center(boundsOf(r, find(r, 'Cone')!))
        return Math.abs(Math.hypot(a[0] + 3, a[2] - 3) - 2) < 0.05
      }),
      rest('Cone'),
    ],
    [
      'i',
      'scoot the cone over to the left a little',
      holds('not a little left', (r) => {
        const x = center(boundsOf(r, find(r, 'Cone')!))[0]
        return x < -3.05 && x > -4.1
      }),
      rest('Cone'),
    ],
    ['i', 'the cylinder needs to go 1 m forward', moved('Cylinder', [0, 0, 1]), rest('Cylinder')],
    ['i', ['move the cone 3 m right', 'back 1 m'], moved('Cone', [0, 0, -1])],
    ['i', ['move the cone up 2 m', 'no, 1 m'], bottom('Cone', 1)],
    ['i', ['put the cone on the blue box', 'take it down again'], bottom('Cone', 0)],
  ]),
  ...requests('relations', 'shapes', [
    ['p', 'set the yellow ball on top of the cylinder', on('Sphere 2', 'Cylinder'), rest('Sphere 2')],
    [
      'p',
      'put the cone in front of the cylinder',
      front('Cone', 'Cylinder'),
      within('Cone', 'Cylinder', 0.6),
      rest('Cone'),
    ],
    ['p', 'put the cone left of the blue box', left('Cone', 'Box 3'), rest('Cone')],
    ['p', 'arrange the boxes in a line', inLine(['Box', 'Box 2', 'Box 3'], 0), rest('Box', 'Box 2', 'Box 3')],
    ['p', 'align the boxes along z', inLine(['Box', 'Box 2', 'Box 3'], 2), rest('Box', 'Box 2', 'Box 3')],
    [
      'c',
      'put the spheres on either side of the cylinder',
      holds('not both sides', (r) => {
        const c = center(boundsOf(r, find(r, 'Cylinder')!))[0]
        const xs = ['Sphere', 'Sphere 2'].map((n) => center(boundsOf(r, find(r, n)!))[0])
        return (xs[0] - c) * (xs[1] - c) < 0
      }),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'place all the boxes in a circle around the cylinder',
      holds('not around', (r) =>
        ['Box', 'Box 2', 'Box 3'].every((n) => {
          const c = center(boundsOf(r, find(r, n)!))
          return Math.hypot(c[0], c[2] + 3) < 4
        }),
      ),
      clear('Box'),
      clear('Box 2'),
      clear('Box 3'),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    [
      'c',
      'put the cone exactly 1 m to the right of the green sphere',
      right('Cone', 'Sphere'),
      gap('Cone', 'Sphere', 1),
      rest('Cone'),
    ],
    [
      'c',
      'line up the spheres and the cone, leaving half a metre between them',
      holds('gaps', (r) => {
        const all = ['Sphere', 'Sphere 2', 'Cone']
          .map((n) => boundsOf(r, find(r, n)!))
          .sort((a, b) => a.min[0] - b.min[0])
        return (
          Math.abs(all[1].min[0] - all[0].max[0] - 0.5) < 0.02 && Math.abs(all[2].min[0] - all[1].max[0] - 0.5) < 0.02
        )
      }),
      rest('Sphere', 'Sphere 2', 'Cone'),
    ],
    [
      'c',
      'stack the spheres on top of the blue box',
      holds(
        'not on it',
        (r) => Math.min(...['Sphere', 'Sphere 2'].map((n) => boundsOf(r, find(r, n)!).min[1])) >= 1.48,
      ),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'put the cone in the middle between the blue box and the green sphere',
      between('Cone', 'Box 3', 'Sphere'),
      rest('Cone'),
    ],
    [
      'c',
      'arrange the boxes and spheres in a grid',
      clear('Box'),
      clear('Sphere'),
      rest('Box', 'Box 2', 'Box 3', 'Sphere', 'Sphere 2'),
    ],
    ['c', 'distribute the boxes evenly', evenly(['Box', 'Box 2', 'Box 3'], 0), rest('Box', 'Box 2', 'Box 3')],
    [
      'i',
      'pile the red boxes on the blue one',
      holds('not on it', (r) => ['Box', 'Box 2'].every((n) => boundsOf(r, find(r, n)!).min[1] >= 1.48)),
      rest('Box', 'Box 2'),
    ],
    ['i', 'let the cone stand right behind the cylinder', behind('Cone', 'Cylinder'), rest('Cone')],
    ['i', 'swop the cone with the green ball', at('Cone', [3.5, null, 0]), at('Sphere', [-3, null, 3])],
  ]),
  ...requests('relations', 'room', [
    ['p', 'place the lamp beside the sofa', beside('Lamp', 'Sofa'), rest('Lamp')],
    ['p', 'put the plant on the table', on('Plant', 'Table'), clear('Plant'), rest('Plant')],
    ['p', 'move the sofa to the right wall', within('Sofa', 'Right wall', 0.15), rest('Sofa')],
    [
      'c',
      'place the lamp in the back left corner',
      holds('not there', (r) => {
        const c = center(boundsOf(r, find(r, 'Lamp')!))
        return c[0] < -4 && c[2] < -3
      }),
      rest('Lamp'),
    ],
    [
      'c',
      'move the lamp into the front left corner of the room',
      holds('not there', (r) => {
        const c = center(boundsOf(r, find(r, 'Lamp')!))
        return c[0] < -4 && c[2] > 3
      }),
      rest('Lamp'),
    ],
    ['c', 'put the plant next to the window', within('Plant', 'Window', 1), bottom('Plant', 0), rest('Plant')],
    [
      'c',
      'put the chairs on the left side of the table',
      left('Chair', 'Table'),
      left('Chair 2', 'Table'),
      left('Chair 3', 'Table'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    ['c', 'turn the sofa so that it faces the TV', faces('Sofa', 'TV'), rest('Sofa')],
    [
      'c',
      'move the table 2 m away from the back wall',
      holds('not 2 m on', (r) => {
        const b = boundsOf(r, find(r, 'Table')!)
        return Math.abs(b.min[2] - 1.55) < 0.05 || Math.abs(b.min[2] + 2) < 0.05
      }),
      rest('Table', 'Cup', 'Book'),
    ],
    ['c', 'put the cup on the book', on('Cup', 'Book'), rest('Cup')],
    ['c', 'put a trumpet between the cup and the book', refuses],
    ['c', 'put the book and the cup on the sofa', on('Book', 'Sofa'), on('Cup', 'Sofa'), rest('Book', 'Cup')],
    ['c', 'push the table up against the window', within('Table', 'Window', 0.2), rest('Table', 'Cup', 'Book')],
    [
      'c',
      'set the ball down in front of the TV, 30 cm away',
      front('Ball', 'TV'),
      gap('Ball', 'TV', 0.3),
      rest('Ball'),
    ],
    [
      'c',
      'bring the white chair closer to the table',
      holds('not closer', (r) => center(boundsOf(r, find(r, 'Chair 3')!))[0] < 1.9),
      clear('Chair 3'),
      rest('Chair 3'),
    ],
    ['i', 'the plant would look better beside the telly', beside('Plant', 'TV'), rest('Plant')],
    ['i', 'stick the ball under teh table', inside('Ball', 'Table'), rest('Ball')],
    [
      'i',
      ['put the lamp next to the sofa', 'a bit further away'],
      holds('not further', (r) => find(r, 'Lamp') !== undefined),
    ],
    ['i', ['move the ball next to the plant', 'now the lamp too'], beside('Lamp', 'Plant'), rest('Lamp')],
    ['i', ['how far is the lamp from the sofa?', 'move it next to it'], beside('Lamp', 'Sofa'), rest('Lamp')],
  ]),
  ...requests('sets', 'shapes', [
    ['p', 'remove all spheres', gone('Sphere', 'Sphere 2'), rest('Sphere', 'Sphere 2')],
    ['p', 'select everything except the boxes', selected('Sphere', 'Sphere 2', 'Cone', 'Cylinder')],
    ['p', 'hide the tallest thing', hidden('Cylinder'), rest('Cylinder')],
    ['p', 'choose the smallest sphere', selected('Sphere 2')],
    ['c', 'remove the two boxes on the left', gone('Box', 'Box 2'), rest('Box', 'Box 2')],
    ['c', 'select all objects that are taller than 1.2 m', selected('Box 3', 'Cylinder')],
    ['c', 'select the thing behind the boxes', selected('Cylinder')],
    ['c', 'hide every sphere and every cone', hidden('Sphere', 'Sphere 2', 'Cone'), rest('Sphere', 'Sphere 2', 'Cone')],
    [
      'c',
      'delete the red boxes and the yellow sphere',
      gone('Box', 'Box 2', 'Sphere 2'),
      rest('Box', 'Box 2', 'Sphere 2'),
    ],
    [
      'c',
      'paint the largest box and the smallest sphere pink',
      color('Box 3', 'pink'),
      color('Sphere 2', 'pink'),
      rest('Box 3', 'Sphere 2'),
    ],
    ['c', 'select the object closest to the cone', selected('Box')],
    ['c', 'select the boxes smaller than the blue one', selected('Box', 'Box 2')],
    ['c', 'delete the sphere that is yellow', gone('Sphere 2'), rest('Sphere 2')],
    ['i', 'only keep the boxes', gone('Sphere', 'Cone', 'Cylinder'), there('Box', 'Box 2', 'Box 3')],
    ['i', 'wipe out everything thats not red', gone('Sphere', 'Cone', 'Cylinder', 'Box 3'), there('Box', 'Box 2')],
    ['i', ['select the red boxes', 'hide everything else'], hidden('Cone', 'Cylinder', 'Sphere')],
    ['i', ['make the box bigger', 'the blue one'], larger('Box 3'), rest('Box 3')],
    ['i', ['remove the sphere', 'the smaller one'], gone('Sphere 2'), rest('Sphere 2')],
    ['i', ['paint the box black', 'the second one'], color('Box 2', 'black'), rest('Box 2')],
    ['i', ['which box is the biggest?', 'delete it'], gone('Box 3'), rest('Box 3')],
    [
      'i',
      ['how many spheres are there?', 'make them white'],
      color('Sphere', 'white'),
      color('Sphere 2', 'white'),
      rest('Sphere', 'Sphere 2'),
    ],
  ]),
  ...requests('sets', 'room', [
    ['c', 'hide whatever is on the table', hidden('Cup', 'Book'), rest('Cup', 'Book')],
    [
      'c',
      'paint all the chairs blue except the white one',
      color('Chair', 'blue'),
      color('Chair 2', 'blue'),
      rest('Chair', 'Chair 2'),
    ],
    ['c', 'delete the chair next to the table on the left', gone('Chair'), there('Chair 2', 'Chair 3')],
    ['c', 'select the furniture to the left of the table', selected('Sofa')],
    ['c', 'make the book on the table red', color('Book', 'red'), rest('Book')],
    ['i', 'get rid of that plant in the corner', gone('Plant'), rest('Plant')],
    ['i', 'make the thing on the table thats red green', color('Cup', 'green'), rest('Cup')],
  ]),
  ...requests('hierarchy', 'shapes', [
    ['p', 'lock all the boxes', locked('Box'), locked('Box 3')],
    ['p', 'make a copy of the cylinder', newOnes(1), added(1, { shape: 'cylinder' }), rest()],
    ['p', 'rename Box 3 to Foundation', there('Foundation')],
    ['p', 'combine the red boxes into a group', parent('Box', 'Group'), parent('Box 2', 'Group')],
    [
      'c',
      'put the cone and the cylinder in a group called Towers',
      parent('Cone', 'Towers'),
      parent('Cylinder', 'Towers'),
    ],
    [
      'c',
      'duplicate the cone twice and make the copies red',
      newOnes(2),
      added(2, { color: 'red' }),
      color('Cone', 'orange'),
    ],
    ['c', 'hide everything except the cone', hidden('Box', 'Sphere', 'Cylinder'), shown('Cone')],
    [
      'c',
      'copy the cylinder 2 m to the right',
      newOnes(1),
      added(1, { where: (b) => Math.abs(center(b)[0] - 2) < 0.05 }),
      rest(),
    ],
    [
      'i',
      'i want another cone like that on the other side of the cylinder',
      newOnes(1),
      added(1, { shape: 'cone' }),
      rest(),
    ],
    ['i', ['hide the boxes', 'bring them back'], shown('Box', 'Box 2', 'Box 3')],
    ['i', ['lock the cone', 'move the cone 1 m left'], refuses],
  ]),
  ...requests('light and view', 'stage', [
    ['p', 'turn the bulb off', hidden('Bulb'), rest('Bulb')],
    [
      'p',
      'set the intensity of the bulb to 200',
      holds('not 200', (r) => {
        const n = find(r, 'Bulb')
        return n?.kind === 'light' && n.intensity === 200
      }),
      rest('Bulb'),
    ],
    ['p', 'view from the right', viewed((l) => l.at(-1) === 'right'), rest()],
    ['p', 'show me the globe', viewed((_l, f) => Array.isArray(f.at(-1))), rest()],
    ['p', 'fit everything in view', viewed((_l, f) => f.at(-1) === null), rest()],
    ['c', 'give the spot a bluish light', color('Spot', 'blue'), rest('Spot')],
    ['c', 'make the scene a bit brighter', setting((s) => s.exposure > 1), rest()],
    ['c', 'set the background to light gray', setting((s) => s.background.type === 'color'), rest()],
    ['c', 'I want a forest environment', setting((s) => s.environment.map === 'forest'), rest()],
    ['i', 'its way too bright in here', setting((s) => s.exposure < 1), rest()],
    ['i', 'give it a morning mood', setting((s) => s.environment.map === 'sunrise'), rest()],
    ['i', 'look at the podium from above', viewed((l, f) => l.at(-1) === 'top' && Array.isArray(f.at(-1))), rest()],
  ]),
  ...requests('questions', 'room', [
    ['p', 'What is the height of the table?', says('0.75'), rest()],
    ['p', 'count the walls', says('3'), rest()],
    ['p', 'which color is the ball?', says('green'), rest()],
    ['c', 'what stands next to the sofa?', says(/./), rest()],
    ['c', 'how much space is there between the sofa and the table?', says('1.2'), rest()],
    ['c', 'is there anything under the table?', says(/no|nothing/i), rest()],
    ['c', 'is the ball bigger than the cup?', says(/yes/i), rest()],
    ['c', 'what is the smallest thing in the room?', says('Cup'), rest()],
    ['i', 'do any of the chairs touch the table', says(/no|yes/i), rest()],
    ['i', 'whats that yellow thing', says('Lamp'), rest()],
  ]),
  ...requests('refusing', 'room', [
    ['i', "what's the distance between the and the TV?", refuses, rest()],
    ['p', 'delete the fridge', refuses],
    ['c', 'put the sofa on the balcony and delete the lamp', refuses],
    ['i', 'translate the scene into French', refuses],
    ['i', 'what time is it?', refuses],
    ['p', 'paint the chair red', asks('Chair', 'Chair 2', 'Chair 3')],
    ['c', 'move the lamp 1 m left and delete the wall', asks('Back wall', 'Left wall', 'Right wall')],
  ]),
]
