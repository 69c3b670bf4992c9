import {
  added,
  at,
  center,
  clear,
  color,
  evenly,
  faces,
  find,
  fresh,
  front,
  gone,
  grew,
  hidden,
  holds,
  left,
  measures,
  moved,
  newBounds,
  on,
  rest,
  says,
  sound,
  surface,
  turned,
  viewed,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of several parts in a depot, a gallery and on a farm. */
export const DEPOT = [
  ...requests('sets', 'depothall', [
    [
      'c',
      'the two blue barrels should be green',
      color('Barrel', 'green'),
      color('Barrel 2', 'green'),
      rest('Barrel', 'Barrel 2'),
    ],
    [
      'c',
      'recolour the blue barrels to green, leave the red one',
      color('Barrel', 'green'),
      color('Barrel 2', 'green'),
      rest('Barrel', 'Barrel 2'),
    ],
  ]),
  ...requests('relations', 'depothall', [
    ['c', 'load the first barrel onto the rightmost pallet', on('Barrel', 'Pallet 3'), rest('Barrel')],
    ['c', 'put barrel 1 on pallet 3', on('Barrel', 'Pallet 3'), rest('Barrel')],
  ]),
  ...requests('relations', 'depothall', [
    [
      'c',
      'each pallet gets one of the barrels',
      on('Barrel', 'Pallet'),
      on('Barrel 2', 'Pallet 2'),
      on('Barrel 3', 'Pallet 3'),
      rest('Barrel', 'Barrel 2', 'Barrel 3', 'Parcel'),
    ],
    [
      'c',
      'distribute the barrels over the pallets, one on each',
      on('Barrel', 'Pallet'),
      on('Barrel 2', 'Pallet 2'),
      on('Barrel 3', 'Pallet 3'),
      rest('Barrel', 'Barrel 2', 'Barrel 3', 'Parcel'),
    ],
  ]),
  ...requests('relations', 'depothall', [
    [
      'c',
      'put the parcel on the workbench, to the left of the toolbox',
      on('Parcel', 'Workbench'),
      clear('Parcel'),
      left('Parcel', 'Toolbox'),
      rest('Parcel'),
    ],
    [
      'c',
      'the parcel goes on the workbench left of the toolbox',
      on('Parcel', 'Workbench'),
      clear('Parcel'),
      left('Parcel', 'Toolbox'),
      rest('Parcel'),
    ],
  ]),
  ...requests('relations', 'depothall', [
    [
      'c',
      'drive the forklift in front of the left shelf, facing it',
      front('Forklift', 'Shelf'),
      faces('Forklift', 'Shelf'),
      rest('Forklift'),
    ],
    [
      'c',
      'park the forklift before shelf 1 so that it faces the shelf',
      front('Forklift', 'Shelf'),
      faces('Forklift', 'Shelf'),
      rest('Forklift'),
    ],
  ]),
  ...requests('create', 'depothall', [
    [
      'c',
      'put another parcel on the middle pallet',
      added(1),
      holds(
        'on pallet 2',
        (r) =>
          Math.abs(newBounds(r)[0].bounds.min[1] - 0.16) < 0.02 && Math.abs(center(newBounds(r)[0].bounds)[0]) < 0.5,
      ),
      rest(),
    ],
    [
      'c',
      'a second parcel like the first, on pallet 2',
      added(1),
      holds(
        'on pallet 2',
        (r) =>
          Math.abs(newBounds(r)[0].bounds.min[1] - 0.16) < 0.02 && Math.abs(center(newBounds(r)[0].bounds)[0]) < 0.5,
      ),
      rest(),
    ],
  ]),
  ...requests('create', 'depothall', [
    [
      'c',
      'surround the forklift with four orange cones',
      added(4, { shape: 'cone' }),
      holds('around', (r) =>
        newBounds(r).every(({ bounds }) => Math.hypot(center(bounds)[0] + 5, center(bounds)[2] - 3) < 3),
      ),
      rest(),
    ],
    [
      'c',
      'put four small cones around the forklift',
      added(4, { shape: 'cone' }),
      holds('around', (r) =>
        newBounds(r).every(({ bounds }) => Math.hypot(center(bounds)[0] + 5, center(bounds)[2] - 3) < 3),
      ),
      rest(),
    ],
  ]),
  ...requests('create', 'depothall', [
    ['c', 'stack 3 boxes, 40 cm each, beside the ladder', added(3, { shape: 'box', size: [0.4, 0.4, 0.4] }), rest()],
  ]),
  ...requests('create', 'depothall', [
    [
      'c',
      'add two more traffic cones in line with the others',
      added(2, { shape: 'cone' }),
      holds('row', (r) => newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] - 3) < 0.05)),
      rest(),
    ],
    [
      'c',
      'continue the row of traffic cones with two more',
      added(2, { shape: 'cone' }),
      holds('row', (r) => newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[2] - 3) < 0.05)),
      rest(),
    ],
  ]),
  ...requests('move', 'depothall', [
    ['c', 'slide the ladder two metres to the right along the wall', moved('Ladder', [2, 0, null]), rest('Ladder')],
    ['c', 'move the ladder 2 m right, keep it at the wall', moved('Ladder', [2, 0, null]), rest('Ladder')],
  ]),
  ...requests('sets', 'depothall', [
    [
      'c',
      'clear away the traffic cones',
      gone('Traffic cone', 'Traffic cone 2'),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
    ['c', 'get rid of both cones', gone('Traffic cone', 'Traffic cone 2'), rest('Traffic cone', 'Traffic cone 2')],
    [
      'c',
      'remove everything orange except the forklift',
      gone('Traffic cone', 'Traffic cone 2'),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
  ]),
  ...requests('sets', 'depothall', [
    ['c', 'hide the navy things', hidden('Shelf', 'Shelf 2'), rest('Shelf', 'Shelf 2')],
    ['c', 'hide both shelves', hidden('Shelf', 'Shelf 2'), rest('Shelf', 'Shelf 2')],
    ['c', 'make the shelves along the rear wall invisible', hidden('Shelf', 'Shelf 2'), rest('Shelf', 'Shelf 2')],
  ]),
  ...requests('change', 'depothall', [
    [
      'c',
      'make the workbench 3 m wide without changing its height',
      measures('Workbench', [3, 0.9, null]),
      rest('Workbench', 'Toolbox'),
    ],
    [
      'c',
      'the workbench should be three metres long, same height',
      measures('Workbench', [3, 0.9, null]),
      rest('Workbench', 'Toolbox'),
    ],
  ]),
  ...requests('change', 'depothall', [
    [
      'c',
      'double the size of both traffic cones',
      grew('Traffic cone', [2, 2, 2]),
      grew('Traffic cone 2', [2, 2, 2]),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
    [
      'c',
      'make the traffic cones twice as big',
      grew('Traffic cone', [2, 2, 2]),
      grew('Traffic cone 2', [2, 2, 2]),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
    [
      'c',
      'scale the cones by 200%',
      grew('Traffic cone', [2, 2, 2]),
      grew('Traffic cone 2', [2, 2, 2]),
      rest('Traffic cone', 'Traffic cone 2'),
    ],
  ]),
  ...requests('several', 'depothall', [
    [
      'c',
      'remove the ladder, paint the forklift yellow and put the toolbox on the right pallet',
      gone('Ladder'),
      color('Forklift', 'yellow'),
      on('Toolbox', 'Pallet 3'),
      rest('Ladder', 'Forklift', 'Toolbox'),
    ],
  ]),
  ...requests('questions', 'depothall', [
    ['c', 'how many barrels do we have', says('3'), rest()],
    ['c', 'number of pallets?', says('3'), rest()],
    ['c', 'how many pallets are there altogether?', says('3'), rest()],
  ]),
  ...requests('questions', 'depothall', [
    ['c', "what's lying on the workbench?", says('Toolbox'), rest()],
    ['c', 'is there anything on the workbench? what is it', says('Toolbox'), rest()],
  ]),
  ...requests('questions', 'depothall', [
    ['c', 'which barrel is red', says(/Barrel 3/), rest()],
    ['c', "which of the barrels isn't blue", says(/Barrel 3/), rest()],
  ]),
  ...requests('questions', 'depothall', [
    ['c', 'how high is the ladder', says(/2.8/), rest()],
    ['c', "what's the ladder's height", says(/2.8/), rest()],
    ['c', "how tall's the ladder?", says(/2.8/), rest()],
  ]),
  ...requests('relations', 'artrooms', [
    ['c', 'move the bust to the black plinth', on('Bust', 'Plinth 3'), rest('Bust')],
    ['c', 'the bust should be displayed on the black plinth', on('Bust', 'Plinth 3'), rest('Bust')],
    ['c', 'put the golden bust onto plinth 3', on('Bust', 'Plinth 3'), rest('Bust')],
  ]),
  ...requests('relations', 'artrooms', [
    ['c', 'swap the bust and the obelisk', on('Bust', 'Plinth 2'), on('Obelisk', 'Plinth'), rest('Bust', 'Obelisk')],
    [
      'c',
      'let bust and obelisk trade places',
      on('Bust', 'Plinth 2'),
      on('Obelisk', 'Plinth'),
      rest('Bust', 'Obelisk'),
    ],
    [
      'c',
      'exchange the two exhibits bust and obelisk',
      on('Bust', 'Plinth 2'),
      on('Obelisk', 'Plinth'),
      rest('Bust', 'Obelisk'),
    ],
  ]),
  ...requests('relations', 'artrooms', [
    [
      'c',
      'hang both paintings 20 cm higher',
      moved('Painting', [0, 0.2, 0]),
      moved('Painting 2', [0, 0.2, 0]),
      rest('Painting', 'Painting 2'),
    ],
    [
      'c',
      'raise the paintings by 20 cm',
      moved('Painting', [0, 0.2, 0]),
      moved('Painting 2', [0, 0.2, 0]),
      rest('Painting', 'Painting 2'),
    ],
    [
      'c',
      'the pictures should hang 20 cm further up',
      moved('Painting', [0, 0.2, 0]),
      moved('Painting 2', [0, 0.2, 0]),
      rest('Painting', 'Painting 2'),
    ],
  ]),
  ...requests('create', 'artrooms', [
    ['c', 'light the bust with a spotlight', added(1, { kind: 'light', type: 'spot' }), rest()],
    ['c', 'add a spotlight that points at the bust', added(1, { kind: 'light', type: 'spot' }), rest()],
    ['c', 'aim a spot at the bust', added(1, { kind: 'light', type: 'spot' }), rest()],
  ]),
  ...requests('create', 'artrooms', [
    ['c', 'put a spotlight over each plinth', added(3, { kind: 'light', type: 'spot' }), rest()],
    ['c', 'one spotlight above every plinth', added(3, { kind: 'light', type: 'spot' }), rest()],
    ['c', 'each plinth needs a spotlight above it', added(3, { kind: 'light', type: 'spot' }), rest()],
  ]),
  ...requests('create', 'artrooms', [
    [
      'c',
      'put a blue sphere on the empty plinth',
      added(1, { where: (b) => Math.abs(b.min[1] - 1) < 0.02 && Math.abs((b.min[0] + b.max[0]) / 2 - 3) < 0.1 }),
      rest(),
    ],
    [
      'c',
      'place a glass sphere on the plinth that has nothing on it',
      added(1, { where: (b) => Math.abs(b.min[1] - 1) < 0.02 && Math.abs((b.min[0] + b.max[0]) / 2 - 3) < 0.1 }),
      rest(),
    ],
  ]),
  ...requests('create', 'artrooms', [
    [
      'c',
      'hang a picture on the right wall',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.max[0] - 6) < 0.12 || Math.abs(b.min[0] + 6) < 0.12
      }),
      rest(),
    ],
    [
      'c',
      'add a painting to the left wall at eye level',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.max[0] - 6) < 0.12 || Math.abs(b.min[0] + 6) < 0.12
      }),
      rest(),
    ],
    [
      'c',
      'put a framed picture on the right-hand wall',
      added(1),
      holds('wall', (r) => {
        const b = newBounds(r)[0].bounds
        return Math.abs(b.max[0] - 6) < 0.12 || Math.abs(b.min[0] + 6) < 0.12
      }),
      rest(),
    ],
  ]),
  ...requests('sets', 'artrooms', [
    [
      'c',
      'all plinths in gray',
      color('Plinth', 'gray'),
      color('Plinth 2', 'gray'),
      color('Plinth 3', 'gray'),
      rest('Plinth', 'Plinth 2', 'Plinth 3'),
    ],
    [
      'c',
      'give every plinth the same gray',
      color('Plinth', 'gray'),
      color('Plinth 2', 'gray'),
      color('Plinth 3', 'gray'),
      rest('Plinth', 'Plinth 2', 'Plinth 3'),
    ],
    [
      'c',
      'make the three plinths gray',
      color('Plinth', 'gray'),
      color('Plinth 2', 'gray'),
      color('Plinth 3', 'gray'),
      rest('Plinth', 'Plinth 2', 'Plinth 3'),
    ],
  ]),
  ...requests('sets', 'artrooms', [
    [
      'c',
      'leave exactly 1 m between the plinths',
      evenly(['Plinth', 'Plinth 2', 'Plinth 3'], 0, 1),
      on('Bust', 'Plinth'),
      on('Obelisk', 'Plinth 2'),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Bust', 'Obelisk'),
    ],
    [
      'c',
      "space the plinths one metre apart, with what's on them",
      evenly(['Plinth', 'Plinth 2', 'Plinth 3'], 0, 1),
      on('Bust', 'Plinth'),
      on('Obelisk', 'Plinth 2'),
      rest('Plinth', 'Plinth 2', 'Plinth 3', 'Bust', 'Obelisk'),
    ],
  ]),
  ...requests('relations', 'artrooms', [
    ['c', 'turn the bench towards the red painting', faces('Bench', 'Painting'), rest('Bench')],
    ['c', 'the bench should face the red painting', faces('Bench', 'Painting'), rest('Bench')],
  ]),
  ...requests('relations', 'artrooms', [
    [
      'c',
      'move the bench to 1.5 m from the back wall',
      at('Bench', [0, 0.22, null]),
      within('Bench', 'Back wall', 1.6),
      rest('Bench'),
    ],
  ]),
  ...requests('change', 'artrooms', [
    ['c', 'the bust should be made of glass', surface('Bust', (s) => s.transmission > 0.5), rest('Bust')],
    ['c', 'turn the bust into glass', surface('Bust', (s) => s.transmission > 0.5), rest('Bust')],
    ['c', 'make the bust glass instead of gold', surface('Bust', (s) => s.transmission > 0.5), rest('Bust')],
  ]),
  ...requests('change', 'artrooms', [
    ['c', 'make the red painting twice as big', measures('Painting', [2.4, 1.8, null]), rest('Painting')],
    ['c', 'double the red painting in width and height', measures('Painting', [2.4, 1.8, null]), rest('Painting')],
  ]),
  ...requests('several', 'artrooms', [
    [
      'c',
      'delete the rope posts and shift the info desk a metre to the left',
      gone('Rope post', 'Rope post 2'),
      moved('Info desk', [-1, 0, 0]),
      rest('Rope post', 'Rope post 2', 'Info desk'),
    ],
    [
      'c',
      'the rope posts can go, and the info desk 1 m left please',
      gone('Rope post', 'Rope post 2'),
      moved('Info desk', [-1, 0, 0]),
      rest('Rope post', 'Rope post 2', 'Info desk'),
    ],
  ]),
  ...requests('hierarchy', 'artrooms', [
    [
      'c',
      'group the bust with its plinth',
      holds('grouped', (r) => {
        const p = find(r, 'Plinth')!.parent
        return !!p && find(r, 'Bust')!.parent === p
      }),
      moved('Plinth', [0, 0, 0]),
      moved('Bust', [0, 0, 0]),
    ],
    [
      'c',
      'make one group of the left plinth and the bust',
      holds('grouped', (r) => {
        const p = find(r, 'Plinth')!.parent
        return !!p && find(r, 'Bust')!.parent === p
      }),
      moved('Plinth', [0, 0, 0]),
      moved('Bust', [0, 0, 0]),
    ],
    [
      'c',
      'join the bust and the plinth under it into a group',
      holds('grouped', (r) => {
        const p = find(r, 'Plinth')!.parent
        return !!p && find(r, 'Bust')!.parent === p
      }),
      moved('Plinth', [0, 0, 0]),
      moved('Bust', [0, 0, 0]),
    ],
  ]),
  ...requests('questions', 'artrooms', [
    ['c', "what's on the middle plinth?", says('Obelisk'), rest()],
    ['c', 'what stands on plinth 2?', says('Obelisk'), rest()],
    ['c', 'which thing is on the plinth in the middle?', says('Obelisk'), rest()],
  ]),
  ...requests('questions', 'artrooms', [
    ['c', 'how far apart are the two paintings', says(/3 m|2.4|2.85|4 m|2.8/), rest()],
    ['c', "what's the distance between the paintings?", says(/3 m|2.4|2.85|4 m|2.8/), rest()],
  ]),
  ...requests('sets', 'farmland', [
    ['c', 'make the white sheep black', color('Sheep', 'black'), color('Sheep 2', 'black'), rest('Sheep', 'Sheep 2')],
    ['c', 'paint all white sheep black', color('Sheep', 'black'), color('Sheep 2', 'black'), rest('Sheep', 'Sheep 2')],
    [
      'c',
      "every sheep that's white should turn black",
      color('Sheep', 'black'),
      color('Sheep 2', 'black'),
      rest('Sheep', 'Sheep 2'),
    ],
  ]),
  ...requests('sets', 'farmland', [
    ['c', 'remove the brown cow', gone('Cow 2'), rest('Cow 2')],
    ['c', 'delete the cow that is brown', gone('Cow 2'), rest('Cow 2')],
    ['c', 'take out the cow on the right', gone('Cow 2'), rest('Cow 2')],
  ]),
  ...requests('relations', 'farmland', [
    [
      'c',
      'gather the sheep around the trough',
      within('Sheep', 'Trough', 1.5),
      within('Sheep 2', 'Trough', 1.5),
      within('Sheep 3', 'Trough', 1.7),
      clear('Sheep'),
      clear('Sheep 2'),
      clear('Sheep 3'),
      rest('Sheep', 'Sheep 2', 'Sheep 3'),
    ],
    [
      'c',
      'bring all the sheep to the trough',
      within('Sheep', 'Trough', 1.5),
      within('Sheep 2', 'Trough', 1.5),
      within('Sheep 3', 'Trough', 1.7),
      clear('Sheep'),
      clear('Sheep 2'),
      clear('Sheep 3'),
      rest('Sheep', 'Sheep 2', 'Sheep 3'),
    ],
    [
      'c',
      'the sheep should stand round the trough',
      within('Sheep', 'Trough', 1.5),
      within('Sheep 2', 'Trough', 1.5),
      within('Sheep 3', 'Trough', 1.7),
      clear('Sheep'),
      clear('Sheep 2'),
      clear('Sheep 3'),
      rest('Sheep', 'Sheep 2', 'Sheep 3'),
    ],
  ]),
  ...requests('relations', 'farmland', [
    ['c', 'park the tractor in front of the barn', front('Tractor', 'Barn'), rest('Tractor')],
    ['c', 'the tractor belongs in front of the barn', front('Tractor', 'Barn'), rest('Tractor')],
    ['c', "drive the tractor over to the barn's front", front('Tractor', 'Barn'), rest('Tractor')],
  ]),
  ...requests('relations', 'farmland', [
    ['c', 'put the third bale on top of the second', on('Hay bale 3', 'Hay bale 2'), rest('Hay bale 3')],
    ['c', 'stack the rightmost bale on the middle one', on('Hay bale 3', 'Hay bale 2'), rest('Hay bale 3')],
  ]),
  ...requests('create', 'farmland', [
    [
      'c',
      'scatter five trees on the meadow',
      added(5),
      holds('scattered', (r) =>
        newBounds(r).every(({ bounds }, i, all) =>
          all.every(
            (o, j) =>
              i === j ||
              bounds.min[0] >= o.bounds.max[0] ||
              bounds.max[0] <= o.bounds.min[0] ||
              bounds.min[2] >= o.bounds.max[2] ||
              bounds.max[2] <= o.bounds.min[2],
          ),
        ),
      ),
      sound,
      rest(),
    ],
    [
      'c',
      'plant 5 trees here and there on the meadow',
      added(5),
      holds('scattered', (r) =>
        newBounds(r).every(({ bounds }, i, all) =>
          all.every(
            (o, j) =>
              i === j ||
              bounds.min[0] >= o.bounds.max[0] ||
              bounds.max[0] <= o.bounds.min[0] ||
              bounds.min[2] >= o.bounds.max[2] ||
              bounds.max[2] <= o.bounds.min[2],
          ),
        ),
      ),
      sound,
      rest(),
    ],
    [
      'c',
      'put five trees at random places on the meadow',
      added(5),
      holds('scattered', (r) =>
        newBounds(r).every(({ bounds }, i, all) =>
          all.every(
            (o, j) =>
              i === j ||
              bounds.min[0] >= o.bounds.max[0] ||
              bounds.max[0] <= o.bounds.min[0] ||
              bounds.min[2] >= o.bounds.max[2] ||
              bounds.max[2] <= o.bounds.min[2],
          ),
        ),
      ),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'farmland', [
    ['c', 'put a fence around the meadow', holds('fence', (r) => fresh(r).length >= 1), rest()],
    ['c', 'build a fence in front of the barn', holds('fence', (r) => fresh(r).length >= 1), rest()],
    ['c', 'fence the well in', holds('fence', (r) => fresh(r).length >= 1), rest()],
  ]),
  ...requests('create', 'farmland', [
    [
      'c',
      'put two more firs next to the fir',
      added(2),
      holds('near fir', (r) => newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[0] - 10) < 5)),
      rest(),
    ],
    [
      'c',
      'add another two firs beside the first',
      added(2),
      holds('near fir', (r) => newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[0] - 10) < 5)),
      rest(),
    ],
    [
      'c',
      'copy the fir twice',
      added(2),
      holds('near fir', (r) => newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[0] - 10) < 5)),
      rest(),
    ],
  ]),
  ...requests('move', 'farmland', [
    ['c', 'drive the cows two metres back', moved('Cow', [0, 0, -2]), moved('Cow 2', [0, 0, -2]), rest('Cow', 'Cow 2')],
    ['c', 'move both cows 2 m backwards', moved('Cow', [0, 0, -2]), moved('Cow 2', [0, 0, -2]), rest('Cow', 'Cow 2')],
    [
      'c',
      'the cows should go 2 m further away',
      moved('Cow', [0, 0, -2]),
      moved('Cow 2', [0, 0, -2]),
      rest('Cow', 'Cow 2'),
    ],
  ]),
  ...requests('change', 'farmland', [
    ['c', 'make the fir 50 % taller', measures('Fir', [null, 7.5, null]), rest('Fir')],
    ['c', 'let the fir grow to 7.5 m', measures('Fir', [null, 7.5, null]), rest('Fir')],
    ['c', 'the fir should be one and a half times as tall', measures('Fir', [null, 7.5, null]), rest('Fir')],
  ]),
  ...requests('change', 'farmland', [
    ['c', 'turn the tractor around', turned('Tractor', 180), rest('Tractor')],
    ['c', 'the tractor should point the other way', turned('Tractor', 180), rest('Tractor')],
    ['c', 'rotate the tractor by half a turn', turned('Tractor', 180), rest('Tractor')],
  ]),
  ...requests('questions', 'farmland', [
    ['c', 'how many animals do we have, cows and sheep?', says('5'), rest()],
    ['c', 'how many cows and sheep are there?', says('5'), rest()],
    ['c', 'count cows plus sheep', says('5'), rest()],
  ]),
  ...requests('light and view', 'farmland', [
    ['c', 'show me the barn from the front', viewed((l, f) => l.length + f.length > 0), rest()],
    ['c', 'look at the well from above', viewed((l, f) => l.length + f.length > 0), rest()],
    ['c', 'zoom out so that I can see the whole farm', viewed((l, f) => l.length + f.length > 0), rest()],
  ]),
]
