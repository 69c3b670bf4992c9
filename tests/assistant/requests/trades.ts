import {
  above,
  added,
  asks,
  at,
  behind,
  beside,
  boundsOf,
  center,
  color,
  evenly,
  faces,
  find,
  fresh,
  front,
  gap,
  gone,
  grew,
  holds,
  inside,
  left,
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
  size,
  sound,
  there,
  turned,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

const heights = (...names: string[]) =>
  holds('they do not grow', (r) => {
    const all = names.map((name) => size(boundsOf(r, find(r, name)!))[1])
    return all.slice(1).every((h, i) => h > all[i] + 0.01)
  })

/** What was not understood at first sight in scenes of other trades, and is by rule now. */
export const TRADES = [
  ...requests('create', 'empty', [
    [
      'c',
      'add an armchair and a table 2 m beside it and a white cube on the other side and a red sphere in front',
      newOnes(4),
      left('Cube', 'Armchair'),
      right('Table', 'Armchair'),
      front('Sphere', 'Armchair'),
      sound,
    ],
    [
      'c',
      'build a picnic: a blanket, a basket on it and two apples in the basket',
      newOnes(4),
      on('Basket', 'Blanket'),
      inside('Apple', 'Basket'),
    ],
    ['p', 'set a table for four', newOnes(5), added(4, { name: /^Chair/ }), sound],
    ['p', 'add a round table for six people', newOnes(7), sound],
    [
      'c',
      'add a desk lamp on a desk, and a chair behind it facing the desk',
      on('Desk lamp', 'Desk'),
      behind('Chair', 'Desk'),
      faces('Chair', 'Desk'),
      sound,
    ],
    [
      'c',
      'create a 4 by 4 checkerboard of red and white tiles',
      newOnes(16),
      added(8, { color: 'red' }),
      holds('neighbours have one colour', (r) => {
        const tiles = newBounds(r)
        return tiles.every(({ bounds }, i) => i === 0 || Math.abs(bounds.min[0] - tiles[i - 1].bounds.min[0]) < 1.6)
      }),
    ],
    ['i', 'make a traffic jam of five cars', newOnes(5), sound],
    ['c', 'create a street with five houses on each side', added(10, { name: /^House/ }), newOnes(11)],
    ['c', 'two columns with a beam across the top', newOnes(3), on('Beam', 'Column'), on('Beam', 'Column 2')],
  ]),
  ...requests('relations', 'breadShop', [
    [
      'c',
      'make the cake twice as tall with a red cherry on top',
      grew('Cake', [1, 2, 1]),
      newOnes(1),
      on('Cherry', 'Cake'),
      rest('Cake'),
    ],
    ['c', 'put the till at the other end of the counter', at('Till', [1.3, 1.125, -1]), rest('Till')],
    ['p', 'give each seat a cushion', newOnes(2), on('Cushion', 'Seat'), on('Cushion 2', 'Seat 2'), rest()],
    [
      'c',
      'add a basket with three loaves in it at the left end of the counter',
      newOnes(4),
      holds('loaves are in each other', (r) => {
        const [, ...loaves] = newBounds(r).map(({ bounds }) =>
          center(bounds)
            .map((n) => n.toFixed(2))
            .join(),
        )
        return new Set(loaves).size === 3
      }),
      rest(),
    ],
    ['i', 'copy the left seat to the other side of its table', newOnes(1), right('Seat 3', 'Seat 2'), rest()],
    ['c', 'group the breads and call them Bakes', parent('Bread', 'Bakes'), parent('Bread 3', 'Bakes')],
    ['p', 'select the gold things', selected('Seat', 'Seat 2'), rest()],
    ['i', 'how many breads are there? and seats?', says('3', '2'), rest()],
    ['i', ['how many breads are there?', 'what about the bistro tables?'], says('2'), rest()],
    ['i', ['how tall is the oven?', 'and the shelf?'], says('2 m tall'), rest()],
    ['i', 'put two more loaves beside the other bread', asks('Bread', 'Bread 2'), rest()],
  ]),
  ...requests('change', 'sandpit', [
    ['p', 'make the buckets a third bigger', grew('Bucket', [1.333, 1.333, 1.333]), rest('Bucket', 'Bucket 2')],
    ['p', 'make the swing bigger by a quarter', grew('Swing', [1.25, 1.25, 1.25]), rest('Swing')],
    ['c', 'the trees should get larger from left to right', heights('Tree', 'Tree 3', 'Tree 2')],
    [
      'i',
      'color the trees in different greens',
      holds('they are alike', (r) => {
        const shades = ['Tree', 'Tree 2', 'Tree 3'].map((name) => find(r, name)!)
        return new Set(shades.map((node) => (node.kind === 'mesh' ? node.materials[0] : ''))).size === 3
      }),
      color('Tree', 'green'),
      color('Tree 2', 'green'),
    ],
    [
      'c',
      'scatter 10 daisies around the sandpit',
      newOnes(10),
      holds('some are on the sandpit', (r) =>
        newBounds(r).every(({ bounds }) => Math.abs(center(bounds)[0]) > 2 || Math.abs(center(bounds)[2]) > 1.5),
      ),
      sound,
      rest(),
    ],
    [
      'c',
      'add a bench like the left one behind the sandpit',
      added(1, { shape: 'box', size: [1.5, 0.45, 0.4] }),
      behind('Bench 3', 'Sandpit'),
      rest(),
    ],
    ['c', "put the football onto the seesaw's left end", on('Football', 'Seesaw'), at('Football', [-1.09, null, null])],
    ['c', 'surround the sandpit with posts', added(6, { name: /^Post/ }), rest(), sound],
  ]),
  ...requests('relations', 'depot', [
    [
      'c',
      'stack the barrels into a pyramid',
      on('Barrel 3', 'Barrel'),
      on('Barrel 3', 'Barrel 2'),
      rest('Barrel', 'Barrel 2', 'Barrel 3'),
    ],
    ['i', 'build a pyramid from the barrels', newOnes(0), on('Barrel 3', 'Barrel')],
    ['c', 'how many blue barrels are there, and how many red?', says('2', '1'), rest()],
    ['p', 'are the barrels the same size?', says('yes'), rest()],
    ['c', 'empty the first pallet', gone('Carton', 'Carton 2'), there('Pallet', 'Carton 3')],
    ['i', 'empty the forklift', refuses, rest()],
    ['p', "raise the rack's height by half a meter", grew('Rack', [1, 3.5 / 3, 1]), rest('Rack')],
  ]),
  ...requests('move', 'band', [
    ['p', 'move the drum to the back of the podium', on('Drum', 'Podium'), at('Drum', [0, null, -1.6]), rest('Drum')],
    ['i', 'move the drum towards the rear of the podium', on('Drum', 'Podium'), at('Drum', [0, null, -1.6])],
    [
      'c',
      'point both speakers outward by 20 degrees',
      turned('Speaker', -20),
      turned('Speaker 2', 20),
      rest('Speaker', 'Speaker 2'),
    ],
    ['c', 'add four more speakers, one at each corner of the podium', newOnes(4), on('Speaker 3', 'Podium'), rest()],
    ['c', 'raise the microphone so that its top is at 2.2 m', moved('Microphone', [0, 0.2, 0]), rest('Microphone')],
    ['i', 'mirror the guitar to the other side', at('Guitar', [1.2, null, 0]), rest('Guitar')],
    ['c', 'put the amp on a cart', asks('Amp', 'Amp 2'), rest()],
  ]),
  ...requests('relations', 'harbour', [
    [
      'i',
      'the red boat should be moored between the two bollards, 1 m in front of them',
      at('Boat 2', [0, null, 2.6]),
      rest('Boat 2'),
    ],
    ['c', 'make the second boat as long as the third', measures('Boat 2', [1.4, null, 4]), rest('Boat 2')],
    ['c', 'how high is the lighthouse in feet?', says('19.7 ft'), rest()],
    ['c', 'line the boats up by their front edges', moved('Boat', [0, 0, 0.5]), moved('Boat 3', [0, 0, 0])],
    ['i', 'paint the lighthouse with red and white stripes', refuses, rest()],
    ['p', 'add a seagull on the lighthouse', newOnes(1), on('Seagull', 'Lighthouse'), rest()],
  ]),
  ...requests('relations', 'stalls', [
    [
      'c',
      'move the oranges from the first stall to the second',
      on('Orange', 'Stall 2'),
      on('Orange 2', 'Stall 2'),
      rest('Orange', 'Orange 2'),
    ],
    ['i', 'remove the fruit', gone('Orange', 'Orange 2', 'Lime')],
    [
      'i',
      'place the bench so that it faces the fountain, one metre away from it',
      faces('Bench', 'Fountain'),
      gap('Bench', 'Fountain', 1),
      rest('Bench'),
    ],
    ['c', 'which is closer to the cart, the fountain or the bench?', says('Fountain'), rest()],
  ]),
  ...requests('relations', 'workbench', [
    [
      'c',
      'space the things on the workbench evenly',
      evenly(['Microscope', 'Beaker', 'Beaker 2', 'Flask', 'Globe'], 0),
      rest('Microscope', 'Beaker', 'Beaker 2', 'Flask', 'Globe'),
    ],
    ['c', 'make the robot 1.8 m tall without changing its width', measures('Robot', [0.6, 1.8, 0.6]), rest('Robot')],
    [
      'i',
      ['colour the first beaker red and the second one green', 'swap their colours'],
      color('Beaker', 'green'),
      color('Beaker 2', 'red'),
    ],
    [
      'i',
      'light the globe from the left with a warm spot',
      holds('there is no spot', (r) => fresh(r).length === 1 && fresh(r)[0].kind === 'light'),
      rest(),
    ],
    ['c', 'put the microscope on a cart', on('Microscope', 'Cart'), newOnes(1), rest('Microscope')],
    ['p', 'add a pen beside the flask', newOnes(1), beside('Pen', 'Flask'), above('Pen', 'Stool'), rest()],
  ]),
  ...requests('relations', 'farmyard', [
    [
      'c',
      'stack the hay bales, two at the bottom and one on top',
      on('Hay bale 3', 'Hay bale'),
      on('Hay bale 3', 'Hay bale 2'),
      rest('Hay bale', 'Hay bale 2', 'Hay bale 3'),
    ],
    ['c', 'the silo should be as tall as the barn plus one metre', measures('Silo', [null, 5, null]), rest('Silo')],
    ['i', 'the hens are too small, make them twice the size', grew('Hen', [2, 2, 2]), grew('Hen 3', [2, 2, 2])],
  ]),
  ...requests('relations', 'garage', [
    [
      'c',
      'lay the ladder flat on the ground beside the car',
      measures('Ladder', [0.5, 0.1, 2.4]),
      beside('Ladder', 'Car'),
      rest('Ladder'),
    ],
    [
      'c',
      'make a shelf on the left wall at 1.5 m',
      newOnes(1),
      holds('it is no shelf on a wall', (r) => {
        const [{ bounds }] = newBounds(r)
        return Math.abs(bounds.min[1] - 1.5) < 0.02 && Math.abs(bounds.min[0] + 3.95) < 0.02 && size(bounds)[1] < 0.5
      }),
      rest(),
    ],
    ['p', 'what stands against the back wall?', says('nothing'), rest()],
    ['i', ['stack the tyres', 'no, next to the toolbox'], on('Tyre 2', 'Tyre'), beside('Tyre', 'Toolbox')],
  ]),
  ...requests('sets', 'planets', [
    [
      'c',
      'line up all planets by size, smallest first',
      left('Mercury', 'Mars'),
      left('Mars', 'Venus'),
      left('Venus', 'Earth'),
      rest('Mercury', 'Mars', 'Venus', 'Earth'),
    ],
    ['i', 'colour the planets like a rainbow', color('Mercury', 'red'), color('Earth', 'yellow')],
    ['c', 'add 20 small stars scattered', newOnes(20), rest()],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      'make a wall 3 m long and 2 m high with a door in it',
      newOnes(1),
      measures('Wall', [3, 2, null]),
      holds('there is no opening', (r) =>
        fresh(r).every((node) => node.kind === 'group' && node.item?.values.doors === 1),
      ),
    ],
    [
      'c',
      'a red sofa facing a tv on a tv bench, with a rug between them',
      newOnes(4),
      on('TV', 'TV bench'),
      faces('Sofa', 'TV'),
      holds('the rug floats', (r) => boundsOf(r, find(r, 'Rug')!).min[1] < 0.01),
    ],
    ['i', 'put 5 chairs in a semicircle', newOnes(5), sound],
    [
      'c',
      'add a big oak table with eight chairs, four on each side',
      newOnes(9),
      measures('Table', [null, 0.75, null]),
    ],
    ['p', 'add a navy blue box', added(1, { color: '#000080' })],
  ]),
  ...requests('relations', 'clinic', [
    ['c', 'hang a clock next to the poster', newOnes(1), within('Clock', 'Poster', 0.5), rest()],
    ['i', "the grey chair doesn't match, make it like the others", color('Waiting chair 3', 'orange')],
    ['c', 'put a magazine on each waiting chair', newOnes(3), on('Magazine 3', 'Waiting chair 3'), rest()],
    ['i', 'delete the poster, nobody reads it', gone('Poster')],
  ]),
  ...requests('relations', 'bar', [
    ['i', 'add two stools to the bar, same as the others', newOnes(2), beside('Bar stool 4', 'Bar'), rest()],
    ['c', 'move the jukebox to the left end of the bar', left('Jukebox', 'Bar'), rest('Jukebox')],
    [
      'c',
      'add a lamp 1 m above the pool table',
      newOnes(1),
      holds('it hangs elsewhere', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 1.8) < 0.02),
      rest(),
    ],
  ]),
  ...requests('relations', 'runway', [
    [
      'c',
      'put a cone every 4 m along the left side of the runway',
      newOnes(8),
      holds('some are on the other side', (r) => newBounds(r).every(({ bounds }) => bounds.max[0] < -3)),
      rest(),
    ],
    ['i', 'the fuel truck should stand right behind the bus', behind('Fuel truck', 'Bus'), rest('Fuel truck')],
  ]),
  ...requests('create', 'empty', [
    ['c', 'a round table with 3 stools, one of them blue', newOnes(4), color('Stool', 'blue'), sound],
    [
      'c',
      'make a staircase with ten steps',
      newOnes(1),
      holds('there are not ten', (r) =>
        fresh(r).every((node) => node.kind === 'group' && node.item?.values.steps === 10),
      ),
    ],
    ['c', 'build a simple house: a box with a roof and a door', newOnes(3), on('Roof', 'Box'), sound],
    ['c', 'a bookshelf with seven shelves', newOnes(1)],
    ['c', 'an apartment house with 6 floors', newOnes(1), measures('Apartment house', [null, null, null])],
  ]),
  ...requests('memory', 'sandpit', [
    ['p', 'the red thing should be yellow', color('Slide', 'yellow'), rest('Slide')],
    ['i', 'get the buckets out of the sandpit', right('Bucket', 'Sandpit'), rest('Bucket', 'Bucket 2')],
  ]),
  ...requests('memory', 'harbour', [
    ['i', ['the boats should be 2 m apart', 'no, 3'], evenly(['Boat', 'Boat 2', 'Boat 3'], 0, 3)],
    ['i', 'tow the red boat 4 m forward', moved('Boat 2', [0, 0, 4]), rest('Boat 2')],
    ['p', 'add a flag on each boat', newOnes(3), on('Flag', 'Boat'), rest()],
  ]),
  ...requests('memory', 'room', [
    ['i', 'make the table longer, say 2.2 m', measures('Table', [2.2, 0.75, 0.9]), rest('Table', 'Cup', 'Book')],
    ['i', ['move the plant left a bit', 'back to where it started'], at('Plant', [4.2, null, -3])],
    ['i', ['turn off the lamp', 'turn it back on'], shown('Lamp')],
  ]),
  ...requests('memory', 'shapes', [
    ['i', 'create copies of the cone in a circle around the cylinder, 6 of them', newOnes(6), rest()],
  ]),
  ...requests('relations', 'workbench', [
    [
      'c',
      'put the robot on a podium that is 30 cm high',
      newOnes(1),
      measures('Podium', [null, 0.3, null]),
      measures('Robot', [0.6, 1.6, 0.6]),
      on('Robot', 'Podium'),
    ],
  ]),
]
