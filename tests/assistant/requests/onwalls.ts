import {
  added,
  behind,
  boundsOf,
  center,
  color,
  evenly,
  faces,
  find,
  gap,
  gone,
  hidden,
  holds,
  inLine,
  measures,
  moved,
  newBounds,
  on,
  rest,
  right,
  says,
  selected,
  size,
  sound,
  surface,
  there,
  turned,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders about what hangs on walls and stands on plinths and pallets, in a gallery, a depot and on a farm. */
export const ONWALLS = [
  ...requests('create', 'farmland', [
    [
      'c',
      'plant a row of three trees to the left of the barn',
      added(3),
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.05)
      }),
      sound,
      rest(),
    ],
    [
      'c',
      'three trees in a row left of the barn please',
      added(3),
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.05)
      }),
      sound,
      rest(),
    ],
    [
      'c',
      'add a line of three trees beside the barn',
      added(3),
      holds('row', (r) => {
        const z = newBounds(r).map(({ bounds }) => center(bounds)[2])
        return z.every((n) => Math.abs(n - z[0]) < 0.05)
      }),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'farmland', [
    [
      'c',
      'add two wooden boxes, 60 cm each, next to the trough',
      added(2, { shape: 'box' }),
      holds('sizes', (r) => newBounds(r).every(({ bounds }) => Math.abs(size(bounds)[1] - 0.6) < 0.02)),
      sound,
      rest(),
    ],
    [
      'c',
      'put two wooden 60 cm boxes beside the trough',
      added(2, { shape: 'box' }),
      holds('sizes', (r) => newBounds(r).every(({ bounds }) => Math.abs(size(bounds)[1] - 0.6) < 0.02)),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'farmland', [
    [
      'c',
      'put a blue cylinder on the well',
      added(1, { shape: 'cylinder', color: 'blue' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1) < 0.03),
      rest(),
    ],
    [
      'c',
      'stand a small blue cylinder on top of the well',
      added(1, { shape: 'cylinder', color: 'blue' }),
      holds('on', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1) < 0.03),
      rest(),
    ],
  ]),
  ...requests('relations', 'farmland', [
    [
      'c',
      'push the hay bales together so that they touch',
      inLine(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0),
      evenly(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0, 0),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
    [
      'c',
      'put the bales side by side without a gap',
      inLine(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0),
      evenly(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0, 0),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
    [
      'c',
      'the three bales should touch each other',
      inLine(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0),
      evenly(['Hay bale', 'Hay bale 2', 'Hay bale 3'], 0, 0),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
  ]),
  ...requests('relations', 'farmland', [
    ['c', 'park the tractor behind the first bale', behind('Tractor', 'Hay bale'), rest('Tractor')],
    ['c', 'the tractor goes behind the leftmost bale', behind('Tractor', 'Hay bale'), rest('Tractor')],
  ]),
  ...requests('relations', 'farmland', [
    ['c', 'let both cows look at the trough', faces('Cow', 'Trough'), faces('Cow 2', 'Trough'), rest('Cow', 'Cow 2')],
    [
      'c',
      'turn the cows so that they face the trough',
      faces('Cow', 'Trough'),
      faces('Cow 2', 'Trough'),
      rest('Cow', 'Cow 2'),
    ],
    [
      'c',
      'the cows should be facing the trough',
      faces('Cow', 'Trough'),
      faces('Cow 2', 'Trough'),
      rest('Cow', 'Cow 2'),
    ],
  ]),
  ...requests('sets', 'farmland', [
    ['c', 'select all the sheep', selected('Sheep', 'Sheep 2', 'Sheep 3')],
    ['c', 'select every sheep', selected('Sheep', 'Sheep 2', 'Sheep 3')],
    ['c', 'pick the three sheep', selected('Sheep', 'Sheep 2', 'Sheep 3')],
  ]),
  ...requests('sets', 'farmland', [
    ['c', 'hide the white sheep', hidden('Sheep', 'Sheep 2'), rest('Sheep', 'Sheep 2')],
    ['c', 'hide all sheep but the black one', hidden('Sheep', 'Sheep 2'), rest('Sheep', 'Sheep 2')],
    ['c', 'make every white sheep invisible', hidden('Sheep', 'Sheep 2'), rest('Sheep', 'Sheep 2')],
  ]),
  ...requests('sets', 'farmland', [
    [
      'c',
      'delete everything golden',
      gone('Hay bale', 'Hay bale 2', 'Hay bale 3'),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
    [
      'c',
      'remove the three bales',
      gone('Hay bale', 'Hay bale 2', 'Hay bale 3'),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
    [
      'c',
      'clear away all the hay',
      gone('Hay bale', 'Hay bale 2', 'Hay bale 3'),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
  ]),
  ...requests('sets', 'artrooms', [
    ['c', 'remove what stands on the plinths', gone('Bust', 'Obelisk'), rest('Bust', 'Obelisk')],
    ['c', 'clear the plinths', gone('Bust', 'Obelisk'), rest('Bust', 'Obelisk')],
    ['c', 'delete everything that is on a plinth', gone('Bust', 'Obelisk'), rest('Bust', 'Obelisk')],
  ]),
  ...requests('sets', 'artrooms', [
    [
      'c',
      'paint everything on the back wall green',
      color('Painting', 'green'),
      color('Painting 2', 'green'),
      rest('Painting', 'Painting 2'),
    ],
    [
      'c',
      'make the pictures on the back wall green',
      color('Painting', 'green'),
      color('Painting 2', 'green'),
      rest('Painting', 'Painting 2'),
    ],
    [
      'c',
      'both paintings green',
      color('Painting', 'green'),
      color('Painting 2', 'green'),
      rest('Painting', 'Painting 2'),
    ],
  ]),
  ...requests('change', 'artrooms', [
    [
      'c',
      'make the plinths 30 cm taller',
      measures('Plinth', [null, 1.3, null]),
      measures('Plinth 2', [null, 1.3, null]),
      measures('Plinth 3', [null, 1.3, null]),
      on('Bust', 'Plinth'),
      on('Obelisk', 'Plinth 2'),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Bust', 'Obelisk'),
    ],
    [
      'c',
      'raise the height of every plinth by 30 cm',
      measures('Plinth', [null, 1.3, null]),
      measures('Plinth 2', [null, 1.3, null]),
      measures('Plinth 3', [null, 1.3, null]),
      on('Bust', 'Plinth'),
      on('Obelisk', 'Plinth 2'),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Bust', 'Obelisk'),
    ],
    [
      'c',
      'all plinths should be 1.3 m high',
      measures('Plinth', [null, 1.3, null]),
      measures('Plinth 2', [null, 1.3, null]),
      measures('Plinth 3', [null, 1.3, null]),
      on('Bust', 'Plinth'),
      on('Obelisk', 'Plinth 2'),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Bust', 'Obelisk'),
    ],
  ]),
  ...requests('change', 'artrooms', [
    ['c', 'make the obelisk look like gold', surface('Obelisk', (s) => s.metalness > 0.5), rest('Obelisk')],
    ['c', 'turn the obelisk to gold', surface('Obelisk', (s) => s.metalness > 0.5), rest('Obelisk')],
    ['c', 'give the obelisk a golden surface', surface('Obelisk', (s) => s.metalness > 0.5), rest('Obelisk')],
  ]),
  ...requests('change', 'artrooms', [
    ['c', 'turn the bench by a right angle', turned('Bench', 90), rest('Bench')],
    ['c', 'rotate the bench a quarter', turned('Bench', 90), rest('Bench')],
    ['c', 'the bench should be turned by 90 degrees', turned('Bench', 90), rest('Bench')],
  ]),
  ...requests('move', 'artrooms', [
    [
      'c',
      'move the info desk and the bench one metre back',
      moved('Info desk', [0, 0, -1]),
      moved('Bench', [0, 0, -1]),
      rest('Info desk', 'Bench'),
    ],
    [
      'c',
      'shift bench and info desk 1 m to the back',
      moved('Info desk', [0, 0, -1]),
      moved('Bench', [0, 0, -1]),
      rest('Info desk', 'Bench'),
    ],
    [
      'c',
      'both the bench and the info desk should go 1 m back',
      moved('Info desk', [0, 0, -1]),
      moved('Bench', [0, 0, -1]),
      rest('Info desk', 'Bench'),
    ],
  ]),
  ...requests('several', 'artrooms', [
    [
      'c',
      'move the obelisk to plinth 3 and then the bust to plinth 2',
      on('Bust', 'Plinth 2'),
      on('Obelisk', 'Plinth 3'),
      rest('Bust', 'Obelisk'),
    ],
  ]),
  ...requests('several', 'depothall', [
    [
      'c',
      'load the toolbox on the middle pallet and the first barrel on the right pallet',
      on('Toolbox', 'Pallet 2'),
      on('Barrel', 'Pallet 3'),
      rest('Toolbox', 'Barrel'),
    ],
    [
      'c',
      'toolbox onto pallet 2, barrel 1 onto pallet 3',
      on('Toolbox', 'Pallet 2'),
      on('Barrel', 'Pallet 3'),
      rest('Toolbox', 'Barrel'),
    ],
  ]),
  ...requests('several', 'depothall', [
    [
      'c',
      'make the forklift blue and move it a metre back',
      color('Forklift', 'blue'),
      moved('Forklift', [0, 0, -1]),
      rest('Forklift'),
    ],
    [
      'c',
      'the forklift should be blue and stand one metre further back',
      color('Forklift', 'blue'),
      moved('Forklift', [0, 0, -1]),
      rest('Forklift'),
    ],
    [
      'c',
      'paint the forklift blue, then back it up by 1 m',
      color('Forklift', 'blue'),
      moved('Forklift', [0, 0, -1]),
      rest('Forklift'),
    ],
  ]),
  ...requests('relations', 'depothall', [
    [
      'c',
      'put the ladder to the right of the workbench, against the wall',
      right('Ladder', 'Workbench'),
      holds('wall', (r) => boundsOf(r, find(r, 'Ladder')!).min[2] < -5.2),
      rest('Ladder'),
    ],
    [
      'c',
      'the ladder should lean on the rear wall to the right of the workbench',
      right('Ladder', 'Workbench'),
      holds('wall', (r) => boundsOf(r, find(r, 'Ladder')!).min[2] < -5.2),
      rest('Ladder'),
    ],
  ]),
  ...requests('relations', 'depothall', [
    [
      'c',
      'put the traffic cones 2 m apart',
      gap('Traffic cone', 'Traffic cone 2', 2),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
    [
      'c',
      'leave two metres between the cones',
      gap('Traffic cone', 'Traffic cone 2', 2),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
    [
      'c',
      'the cones should be two metres from each other',
      gap('Traffic cone', 'Traffic cone 2', 2),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
  ]),
  ...requests('create', 'depothall', [
    [
      'c',
      'stack three parcels on the right pallet',
      added(3),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[0] - 0.16) < 0.03 && y[1] > y[0] + 0.1 && y[2] > y[1] + 0.1
      }),
      rest(),
    ],
    [
      'c',
      'pile 3 boxes on top of each other on pallet 3',
      added(3),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[0] - 0.16) < 0.03 && y[1] > y[0] + 0.1 && y[2] > y[1] + 0.1
      }),
      rest(),
    ],
    [
      'c',
      'put a stack of three crates on the third pallet',
      added(3),
      holds('stack', (r) => {
        const y = newBounds(r)
          .map(({ bounds }) => bounds.min[1])
          .sort((a, b) => a - b)
        return Math.abs(y[0] - 0.16) < 0.03 && y[1] > y[0] + 0.1 && y[2] > y[1] + 0.1
      }),
      rest(),
    ],
  ]),
  ...requests('create', 'depothall', [
    ['c', 'add two spotlights, one over each shelf', added(2, { kind: 'light' }), rest()],
    ['c', 'put a spotlight above each shelf', added(2, { kind: 'light' }), rest()],
    ['c', 'both shelves need a spotlight above them', added(2, { kind: 'light' }), rest()],
  ]),
  ...requests('hierarchy', 'depothall', [
    ['c', 'rename the red barrel to Oil', there('Oil'), gone('Barrel 3'), rest('Barrel 3')],
    ['c', 'the red barrel is called Oil from now on', there('Oil'), gone('Barrel 3'), rest('Barrel 3')],
    ['c', 'call barrel 3 Oil', there('Oil'), gone('Barrel 3'), rest('Barrel 3')],
  ]),
  ...requests('hierarchy', 'depothall', [
    [
      'c',
      'group both shelves under the name Racks',
      holds('g', (r) => {
        const p = find(r, 'Shelf')!.parent
        return !!p && find(r, 'Shelf 2')!.parent === p && r.editor.scene.node(p)!.name === 'Racks'
      }),
    ],
    [
      'c',
      'make a group called Racks out of the two shelves',
      holds('g', (r) => {
        const p = find(r, 'Shelf')!.parent
        return !!p && find(r, 'Shelf 2')!.parent === p && r.editor.scene.node(p)!.name === 'Racks'
      }),
    ],
    [
      'c',
      'put shelf 1 and shelf 2 in a group, name it Racks',
      holds('g', (r) => {
        const p = find(r, 'Shelf')!.parent
        return !!p && find(r, 'Shelf 2')!.parent === p && r.editor.scene.node(p)!.name === 'Racks'
      }),
    ],
  ]),
  ...requests('questions', 'depothall', [
    ['c', 'what is on the left pallet?', says(/Parcel/), rest()],
    ['c', 'is anything on the first pallet? what?', says(/Parcel/), rest()],
    ['c', 'which object stands on pallet 1?', says(/Parcel/), rest()],
  ]),
]
