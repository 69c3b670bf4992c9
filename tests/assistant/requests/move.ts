import {
  asks,
  at,
  behind,
  beside,
  between,
  bottom,
  boundsOf,
  center,
  clear,
  evenly,
  faces,
  find,
  front,
  gap,
  holds,
  inLine,
  inside,
  left,
  moved,
  on,
  refuses,
  rest,
  right,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

export const MOVE = [
  ...requests('move', 'shapes', [
    ['p', 'move the cone 2 m to the left', moved('Cone', [-2, 0, 0]), rest('Cone')],
    ['p', 'move the cylinder up by 50 cm', moved('Cylinder', [0, 0.5, 0]), rest('Cylinder')],
    ['p', 'push the blue box back 1 metre', moved('Box 3', [0, 0, -1]), rest('Box 3')],
    ['p', 'slide the cone 3 m to the right', moved('Cone', [3, 0, 0]), rest('Cone')],
    ['p', 'bring the cylinder 1.5 m closer', moved('Cylinder', [0, 0, 1.5]), rest('Cylinder')],
    ['p', 'move the cone to 1, 0.5, 2', at('Cone', [1, 0.5, 2]), rest('Cone')],
    ['p', 'move the cone to the origin', at('Cone', [0, null, 0]), rest('Cone')],
    ['p', 'move the cone by 2 along the z axis', moved('Cone', [0, 0, 2]), rest('Cone')],
    ['p', 'lift the yellow sphere 1 m', moved('Sphere 2', [0, 1, 0]), rest('Sphere 2')],
    ['c', 'move the cone 1 m left and 2 m forward', moved('Cone', [-1, 0, 2]), rest('Cone')],
    [
      'c',
      'move both spheres half a metre to the left',
      moved('Sphere', [-0.5, 0, 0]),
      moved('Sphere 2', [-0.5, 0, 0]),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'move the cone closer to the cylinder',
      holds('not closer', (r) => {
        const a = center(boundsOf(r, find(r, 'Cone')!))
        return Math.hypot(a[0], a[2] + 3) < 6.5
      }),
      rest('Cone'),
      clear('Cone'),
    ],
    ['c', 'move the blue box 1 m away from the green sphere', moved('Box 3', [-1, 0, 0]), rest('Box 3')],
    ['c', 'move the cone 1 m towards the first box', moved('Cone', [0, 0, -1]), rest('Cone')],
    ['c', 'lift the blue box so that it is 2 m above the ground', bottom('Box 3', 2), rest('Box 3')],
    [
      'c',
      'move the yellow sphere up to the green one',
      within('Sphere 2', 'Sphere', 0.3),
      clear('Sphere 2'),
      rest('Sphere 2'),
    ],
    [
      'i',
      'nudge the cone a bit to the rihgt',
      holds('not a little right', (r) => {
        const x = center(boundsOf(r, find(r, 'Cone')!))[0]
        return x > -3 && x < -1.9
      }),
      rest('Cone'),
    ],
    ['i', ['move the cone 2 m left', 'put it back where it was'], at('Cone', [-3, 0.5, 3])],
    [
      'i',
      ['move the cone 2 m left', 'further'],
      moved('Cone', [-2, 0, 0], 1.9),
      holds('not left', (r) => center(boundsOf(r, find(r, 'Cone')!))[0] < -5.2),
    ],
    ['i', ['move the cone 1 m up', 'and now 1 m to the right'], moved('Cone', [1, 0, 0])],
    ['i', ['lift the cone 2 m', 'drop it'], bottom('Cone', 0)],
    ['i', 'could the cylinder stand 2 metres further back', moved('Cylinder', [0, 0, -2]), rest('Cylinder')],
    ['i', 'get the orange one a metre nearer to me', moved('Cone', [0, 0, 1]), rest('Cone')],
  ]),
  ...requests('relations', 'shapes', [
    ['p', 'put the yellow sphere on the blue box', on('Sphere 2', 'Box 3'), rest('Sphere 2')],
    ['p', 'place the cone next to the cylinder', beside('Cone', 'Cylinder'), clear('Cone'), rest('Cone')],
    ['p', 'put the cone behind the blue box', behind('Cone', 'Box 3'), within('Cone', 'Box 3', 0.6), rest('Cone')],
    [
      'p',
      'put the cone to the right of the green sphere',
      right('Cone', 'Sphere'),
      within('Cone', 'Sphere', 0.6),
      rest('Cone'),
    ],
    [
      'p',
      'stack the boxes',
      holds('not stacked', (r) => {
        const all = ['Box', 'Box 2', 'Box 3'].map((n) => boundsOf(r, find(r, n)!)).sort((a, b) => a.min[1] - b.min[1])
        return all.slice(1).every((b, i) => Math.abs(b.min[1] - all[i].max[1]) < 0.02)
      }),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    ['p', 'line up the boxes', inLine(['Box', 'Box 2', 'Box 3'], 0), rest('Box', 'Box 2', 'Box 3')],
    [
      'p',
      'swap the cone and the cylinder',
      at('Cone', [0, null, -3]),
      at('Cylinder', [-3, null, 3]),
      rest('Cone', 'Cylinder'),
    ],
    ['c', 'put the cone between the two spheres', between('Cone', 'Sphere', 'Sphere 2'), rest('Cone')],
    [
      'c',
      'place the yellow ball on top of the cylinder and the cone to the left of the blue box',
      on('Sphere 2', 'Cylinder'),
      left('Cone', 'Box 3'),
      rest('Sphere 2', 'Cone'),
    ],
    [
      'c',
      'arrange all the boxes in a row with 30 cm between them',
      evenly(['Box', 'Box 2', 'Box 3'], 0, 0.3),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    [
      'c',
      'arrange everything in a circle',
      rest('Box', 'Box 2', 'Box 3', 'Sphere', 'Sphere 2', 'Cone', 'Cylinder'),
      clear('Box'),
      clear('Cone'),
      clear('Cylinder'),
    ],
    [
      'c',
      'put the boxes side by side without gaps',
      evenly(['Box', 'Box 2', 'Box 3'], 0, 0),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    [
      'c',
      'put the cone 40 cm to the left of the cylinder',
      left('Cone', 'Cylinder'),
      gap('Cone', 'Cylinder', 0.4),
      rest('Cone'),
    ],
    ['c', 'scatter everything without overlap', clear('Box'), clear('Box 2'), clear('Sphere'), clear('Cone')],
    [
      'c',
      'align the tops of the boxes',
      holds('tops differ', (r) => {
        const t = ['Box', 'Box 2', 'Box 3'].map((n) => boundsOf(r, find(r, n)!).max[1])
        return t.every((n) => Math.abs(n - t[0]) < 0.01)
      }),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    [
      'c',
      'spread the boxes and the green sphere evenly from left to right',
      evenly(['Box', 'Box 2', 'Box 3', 'Sphere'], 0),
      rest('Box', 'Box 2', 'Box 3', 'Sphere'),
    ],
    [
      'c',
      'put the spheres on the red boxes',
      holds('not on them', (r) =>
        ['Sphere', 'Sphere 2'].every((n) => Math.abs(boundsOf(r, find(r, n)!).min[1] - 1) < 0.02),
      ),
      rest('Sphere', 'Sphere 2'),
    ],
    [
      'c',
      'arrange the boxes in a column with a 1 m gap',
      evenly(['Box', 'Box 2', 'Box 3'], 2, 1),
      rest('Box', 'Box 2', 'Box 3'),
    ],
    ['i', 'the small ball belongs on top of the cone', on('Sphere 2', 'Cone'), rest('Sphere 2')],
    [
      'i',
      'i would like the cone to stand in front of the blue cube',
      front('Cone', 'Box 3'),
      within('Cone', 'Box 3', 0.6),
      rest('Cone'),
    ],
    ['i', 'put the cone besides the cilinder', beside('Cone', 'Cylinder'), rest('Cone')],
    ['i', 'get the two red ones to touch each other', gap('Box', 'Box 2', 0)],
    [
      'i',
      ['put the cone on the blue box', 'and the yellow ball on top of it'],
      on('Sphere 2', 'Cone'),
      rest('Sphere 2'),
    ],
    ['i', ['put the cone next to the cylinder', 'on the other side'], beside('Cone', 'Cylinder')],
    ['i', 'trade places: cone and cylinder', at('Cone', [0, null, -3]), at('Cylinder', [-3, null, 3])],
  ]),
  ...requests('relations', 'room', [
    ['p', 'put the ball on the sofa', on('Ball', 'Sofa'), rest('Ball')],
    ['p', 'put the plant next to the sofa', beside('Plant', 'Sofa'), clear('Plant'), rest('Plant')],
    ['p', 'move the ball under the table', inside('Ball', 'Table'), bottom('Ball', 0), rest('Ball')],
    ['p', 'move the lamp to the left of the TV', left('Lamp', 'TV'), within('Lamp', 'TV', 0.6), rest('Lamp')],
    ['p', 'put the sofa against the back wall', gap('Sofa', 'Back wall', 0), rest('Sofa')],
    [
      'p',
      'put the plant in the corner',
      holds('not in a corner', (r) => {
        const c = center(boundsOf(r, find(r, 'Plant')!))
        return Math.abs(c[0]) > 4 && Math.abs(c[2]) > 3
      }),
      rest('Plant'),
    ],
    [
      'c',
      'put the plant between the sofa and the TV',
      right('Plant', 'Sofa'),
      left('Plant', 'TV'),
      clear('Plant'),
      rest('Plant'),
    ],
    ['c', 'move the sofa against the left wall', gap('Sofa', 'Left wall', 0), rest('Sofa')],
    [
      'c',
      'place the chairs around the table facing it',
      faces('Chair', 'Table'),
      faces('Chair 2', 'Table'),
      faces('Chair 3', 'Table'),
      clear('Chair'),
      clear('Chair 2'),
      within('Chair 3', 'Table', 0.8),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'c',
      'put the lamp in the back right corner',
      holds('not there', (r) => {
        const c = center(boundsOf(r, find(r, 'Lamp')!))
        return c[0] > 4 && c[2] < -3
      }),
      rest('Lamp'),
    ],
    [
      'c',
      'put the cup 10 cm to the right of the book',
      right('Cup', 'Book'),
      gap('Cup', 'Book', 0.1),
      on('Cup', 'Table'),
      rest('Cup'),
    ],
    ['c', 'put the TV in front of the sofa, facing it', front('TV', 'Sofa'), faces('TV', 'Sofa'), rest('TV')],
    ['c', 'take the cup off the table', bottom('Cup', 0), rest('Cup')],
    ['c', 'put everything on the table on the floor', bottom('Cup', 0), bottom('Book', 0), rest('Cup', 'Book')],
    ['c', 'move the sofa so that it is 1 m from the left wall', gap('Sofa', 'Left wall', 1), rest('Sofa')],
    ['c', 'centre the table under the window', at('Table', [0, null, null]), rest('Table', 'Cup', 'Book')],
    [
      'c',
      'line the chairs up along the right wall',
      inLine(['Chair', 'Chair 2', 'Chair 3'], 2),
      within('Chair', 'Right wall', 0.3),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    ['c', 'move the white chair to the other side of the table', behind('Chair 3', 'Table')],
    ['c', 'place the plant at the centre of the table', on('Plant', 'Table'), at('Plant', [0, null, 0])],
    ['i', 'shove the couch up against the wall on the left', gap('Sofa', 'Left wall', 0), rest('Sofa')],
    ['i', 'the lamp should be beside the tv', beside('Lamp', 'TV'), rest('Lamp')],
    [
      'i',
      'bring the chiars to the table',
      within('Chair', 'Table', 0.6),
      within('Chair 3', 'Table', 0.6),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'i',
      'put the book where the cup is and the cup where the book is',
      at('Book', [0.3, null, 0]),
      at('Cup', [-0.3, null, 0.1]),
    ],
    ['i', ['put the ball on the sofa', 'no, on the table'], on('Ball', 'Table')],
    ['i', ['put the plant on the table', 'no, the ball'], on('Ball', 'Table'), at('Plant', [4.2, 0.5, -3])],
    ['i', 'put the ball on the fridge', refuses],
  ]),
  ...requests('relations', 'mess', [
    ['c', 'drop the balloon to the ground', bottom('Balloon', 0), rest('Balloon')],
    [
      'c',
      'put a plate on each of the tables',
      holds('not one each', (r) =>
        ['Dining table', 'Coffee table'].every((name) => {
          const t = boundsOf(r, find(r, name)!)
          return [...r.editor.scene.nodes()].some(
            (n) =>
              !r.before.has(n.id) &&
              !n.parent &&
              Math.abs(boundsOf(r, n).min[1] - t.max[1]) < 0.01 &&
              center(boundsOf(r, n))[0] > t.min[0] &&
              center(boundsOf(r, n))[0] < t.max[0],
          )
        }),
      ),
      rest(),
    ],
    ['c', 'put the vase on the table', asks('Dining table', 'Coffee table')],
    ['i', ['put the vase on the table', 'the left one'], on('Vase', 'Dining table'), rest('Vase')],
    ['i', ['put the vase on the table', 'the coffee table'], on('Vase', 'Coffee table'), rest('Vase')],
    ['i', 'make the rock rest on the ground', bottom('Rock', 0), rest('Rock')],
    ['i', 'pull the two crates apart so they do not overlap', clear('Crate'), clear('Crate 2')],
  ]),
]
