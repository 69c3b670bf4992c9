import {
  added,
  boundsOf,
  center,
  facesPoint,
  find,
  holds,
  newBounds,
  newOnes,
  on,
  refuses,
  rest,
  size,
  sound,
  surfaceOf,
} from '../checks.ts'
import { requests } from '../harness.ts'

const row = (axis: 0 | 2, gap?: number) =>
  holds(`not a row with gaps of ${gap}`, (result) => {
    const all = newBounds(result)
      .map(({ bounds }) => bounds)
      .sort((a, b) => a.min[axis] - b.min[axis])
    const gaps = all.slice(1).map((b, i) => b.min[axis] - all[i].max[axis])
    const across = axis === 0 ? 2 : 0
    return (
      gaps.every((n) => Math.abs(n - (gap ?? gaps[0])) < 0.02) &&
      all.every((b) => Math.abs(center(b)[across] - center(all[0])[across]) < 0.02)
    )
  })
const stacked = holds('not a stack', (result) => {
  const all = newBounds(result)
    .map(({ bounds }) => bounds)
    .sort((a, b) => a.min[1] - b.min[1])
  return (
    all.length > 1 &&
    Math.abs(all[0].min[1]) < 0.01 &&
    all.slice(1).every((b, i) => Math.abs(b.min[1] - all[i].max[1]) < 0.02)
  )
})
const around = (name: string, facing = false) =>
  holds(`not around ${name}`, (result) => {
    const goal = boundsOf(result, find(result, name)!)
    const at = center(goal)
    return newBounds(result).every(({ node, bounds }) => {
      const c = center(bounds)
      const far = Math.hypot(c[0] - at[0], c[2] - at[2])
      return far < Math.hypot(...size(goal)) + 1.5 && (!facing || facesPoint(result, node, bounds, at))
    })
  })

export const CREATE = [
  ...requests('create', 'empty', [
    ['p', 'add a box', added(1, { shape: 'box' }), sound],
    ['p', 'Create three spheres.', added(3, { shape: 'sphere' }), newOnes(3), sound],
    ['p', 'put a red cube in the scene', added(1, { shape: 'box', color: 'red' })],
    ['p', 'make me a blue ball', added(1, { shape: 'sphere', color: 'blue' })],
    ['p', 'add a 2 m tall cylinder', added(1, { shape: 'cylinder', size: [null, 2, null] })],
    ['p', 'insert a torus called Halo', added(1, { shape: 'torus', name: 'Halo' })],
    ['p', 'add a spotlight', added(1, { kind: 'light', type: 'spot' })],
    ['p', 'add a camera', added(1, { kind: 'camera' })],
    ['p', 'add a gold sphere', added(1, { shape: 'sphere', where: (_b, n, r) => material(r, n).metalness > 0.8 })],
    ['p', 'add a glass cube', added(1, { shape: 'box', where: (_b, n, r) => material(r, n).transmission > 0.5 })],
    ['p', 'add a chair', newOnes(1), added(1, { name: 'Chair' }), sound],
    ['p', 'add two trees', newOnes(2), sound],
    ['p', 'add a dark green cone', added(1, { shape: 'cone', color: 'green' })],
    ['p', 'add a #ff8800 box', added(1, { shape: 'box', color: '#ff8800' })],
    ['p', 'new plane 5 m by 4 m', added(1, { shape: 'plane', size: [5, 0, 4] })],
    ['c', 'add five boxes in a row', added(5, { shape: 'box' }), row(0), sound],
    ['c', 'add 4 spheres in a row with 50 cm between them', added(4, { shape: 'sphere' }), row(0, 0.5)],
    ['c', 'create a 3 by 4 grid of cubes', added(12, { shape: 'box' }), sound],
    ['c', 'build a tower of six cubes', added(6, { shape: 'box' }), stacked],
    [
      'c',
      'add a red box, two blue spheres and a yellow cone',
      added(1, { shape: 'box', color: 'red' }),
      added(2, { shape: 'sphere', color: 'blue' }),
      added(1, { shape: 'cone', color: 'yellow' }),
      sound,
    ],
    [
      'c',
      'add 8 cones in a circle with a radius of 4 m',
      added(8, { shape: 'cone' }),
      holds('not 4 m', (r) => {
        const all = newBounds(r).map(({ bounds }) => center(bounds))
        const m = [0, 2].map((i) => all.reduce((s, c) => s + c[i], 0) / 8)
        return all.every((c) => Math.abs(Math.hypot(c[0] - m[0], c[2] - m[1]) - 4) < 0.05)
      }),
    ],
    [
      'c',
      'add a table with four chairs around it',
      newOnes(5),
      added(4, { name: /Chair/ }),
      holds('chairs do not face the table', (r) => {
        const table = find(r, 'Table')!
        const c = center(boundsOf(r, table))
        return newBounds(r)
          .filter(({ node }) => /Chair/.test(node.name))
          .every(({ node, bounds }) => facesPoint(r, node, bounds, c))
      }),
      sound,
    ],
    [
      'c',
      'add a box with a ball on top',
      newOnes(2),
      holds('ball is not on box', (r) => {
        const [a, b] = newBounds(r).sort((p, q) => p.bounds.min[1] - q.bounds.min[1])
        return Math.abs(b.bounds.min[1] - a.bounds.max[1]) < 0.01
      }),
    ],
    [
      'c',
      'add a big red box and put a small white sphere on it',
      added(1, { shape: 'box', color: 'red' }),
      added(1, { shape: 'sphere', color: 'white', where: (b) => b.min[1] > 1 }),
    ],
    [
      'c',
      'add a cube named Base, then a cone on top of it called Roof',
      added(1, { name: 'Base' }),
      added(1, { name: 'Roof' }),
      on('Roof', 'Base'),
    ],
    [
      'c',
      'add two boxes, one red and one green',
      added(1, { shape: 'box', color: 'red' }),
      added(1, { shape: 'box', color: 'green' }),
      newOnes(2),
    ],
    [
      'c',
      'three balls: red, green and blue',
      added(1, { color: 'red' }),
      added(1, { color: 'green' }),
      added(1, { color: 'blue' }),
      newOnes(3),
    ],
    [
      'c',
      'add a 1 x 2 x 3 m box at 2, 1, -3',
      added(1, { size: [1, 2, 3], where: (b) => center(b).every((n, i) => Math.abs(n - [2, 1, -3][i]) < 0.01) }),
    ],
    ['c', 'add a tall thin pillar made of marble and a matte black disc next to it', newOnes(2), sound],
    ['i', 'i need a coupel of blue spehres', added(2, { shape: 'sphere', color: 'blue' })],
    [
      'i',
      'could you give me half a dozen little cubes please',
      added(6, { shape: 'box', where: (b) => size(b)[0] < 0.8 }),
    ],
    [
      'i',
      'there should be a huge purple ball',
      added(1, { shape: 'sphere', color: 'purple', where: (b) => size(b)[0] > 2 }),
    ],
    ['i', "let's have three yelow cylnders side by side", added(3, { shape: 'cylinder', color: 'yellow' }), row(0)],
    [
      'i',
      'how about a glowing orange orb floating 2 m above the ground',
      added(1, {
        shape: 'sphere',
        where: (b, n, r) => Math.abs(b.min[1] - 2) < 0.05 && material(r, n).emissive !== '#000000',
      }),
    ],
    ['i', ['add a red cube', 'three more'], added(3, { shape: 'box', color: 'red' }), newOnes(3), sound],
    ['i', ['add a green ball', 'another one, but blue'], added(1, { shape: 'sphere', color: 'blue' }), newOnes(1)],
    ['i', ['add a small sphere', 'do that again'], added(1, { shape: 'sphere' }), newOnes(1)],
    ['i', 'stick a lamp and a couch in there', newOnes(2), sound],
    ['i', 'make a snowman out of cheese fondue', refuses],
  ]),
  ...requests('create', 'room', [
    [
      'p',
      'put a red box on the table',
      added(1, { shape: 'box', color: 'red', where: (b) => Math.abs(b.min[1] - 0.75) < 0.02 }),
      rest(),
    ],
    ['p', 'add a ball to the left of the sofa', added(1, { shape: 'sphere', where: (b) => b.max[0] <= -3.98 }), rest()],
    ['p', 'place a cone behind the TV', added(1, { shape: 'cone', where: (b) => b.max[2] <= -0.67 }), rest(), sound],
    [
      'c',
      'add a small sphere between the sofa and the TV',
      newOnes(1),
      rest(),
      holds('not between', (r) => {
        const [{ bounds }] = newBounds(r)
        const c = center(bounds)
        return c[0] > -2 && c[0] < 3
      }),
    ],
    [
      'c',
      'put a white cylinder 50 cm in front of the sofa',
      added(1, { shape: 'cylinder', where: (b) => Math.abs(b.min[2] - 0.95) < 0.05 }),
      sound,
    ],
    ['c', 'surround the ball with six little cones', newOnes(6), around('Ball'), rest()],
    [
      'c',
      'put a vase on the table',
      newOnes(1),
      holds('not on the table', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 0.75) < 0.02),
      sound,
    ],
    ['c', 'put a stool next to each chair', newOnes(3), rest()],
    [
      'c',
      'put a lamp in the corner',
      newOnes(1),
      rest(),
      holds('not in a corner', (r) => {
        const c = center(newBounds(r)[0].bounds)
        return Math.abs(c[0]) > 3.5 && Math.abs(c[2]) > 2.5
      }),
    ],
    [
      'c',
      'add a bookshelf against the left wall',
      newOnes(1),
      rest(),
      holds('not against it', (r) => {
        const { bounds } = newBounds(r)[0]
        return Math.abs(bounds.min[0] + 5) < 0.06
      }),
    ],
    [
      'c',
      'hang a pendant light 2 m above the table',
      newOnes(1),
      rest(),
      holds('not above', (r) => {
        const { bounds } = newBounds(r)[0]
        const c = center(bounds)
        return Math.abs(c[0]) < 0.3 && bounds.min[1] > 1
      }),
    ],
    [
      'i',
      'pop a tiny green cube on top of the TV',
      added(1, { shape: 'box', color: 'green', where: (b) => Math.abs(b.min[1] - 0.8) < 0.02 }),
      rest(),
    ],
    ['i', 'id like a rug underneath the coffe table', newOnes(1)],
    [
      'i',
      'give the sofa a side table on its left',
      newOnes(1),
      rest(),
      holds('not left', (r) => newBounds(r)[0].bounds.max[0] < -3.9),
    ],
    [
      'i',
      'another lamp on the other side of the room please',
      newOnes(1),
      rest(),
      holds('not right', (r) => center(newBounds(r)[0].bounds)[0] > 0),
    ],
    [
      'i',
      'flank the sofa with two plants',
      newOnes(2),
      rest(),
      holds('not both sides', (r) => {
        const xs = newBounds(r)
          .map(({ bounds }) => center(bounds)[0])
          .sort((a, b) => a - b)
        return xs[0] < -4 && xs[1] > -2
      }),
    ],
  ]),
]

function material(result: Parameters<typeof find>[0], node: NonNullable<ReturnType<typeof find>>) {
  return surfaceOf(result.editor, node)!
}
