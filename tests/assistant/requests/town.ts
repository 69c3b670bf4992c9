import {
  added,
  at,
  beside,
  bottom,
  boundsOf,
  center,
  color,
  faces,
  fresh,
  gap,
  gone,
  hidden,
  holds,
  inside,
  measures,
  moved,
  newBounds,
  newOnes,
  on,
  refuses,
  rest,
  right,
  says,
  size,
  sound,
  surface,
  there,
  turned,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

const colors = (count: number) =>
  holds(`${count} colours`, (r) => new Set(fresh(r).map((node) => surfaceColor(r, node.id))).size >= count)
const surfaceColor = (r: Parameters<typeof fresh>[0], id: string) => {
  const node = r.editor.scene.node(id)
  const material = node?.kind === 'mesh' ? r.editor.scene.material(node.materials[0]) : undefined
  return JSON.stringify(material)
}

/** Of a flat, of toys and of a square: what was not understood at first sight. */
export const TOWN = [
  ...requests('relations', 'flat', [
    [
      'c',
      'push all four chairs in under the dining table',
      moved('Chair A', [0, 0, -0.125]),
      moved('Chair C', [0, 0, 0.125]),
      rest('Chair A', 'Chair B', 'Chair C', 'Chair D'),
      sound,
    ],
    [
      'c',
      'distribute the four chairs evenly around the dining table, facing it',
      sound,
      rest('Chair A', 'Chair B', 'Chair C', 'Chair D'),
    ],
    [
      'c',
      'put the side table to the left of the couch, touching it',
      at('Side table', [-2.35, 0.25, -2.3]),
      rest('Side table'),
    ],
    [
      'c',
      'line up chair a and chair b with the north wall',
      at('Chair A', [1.4, null, -2.775]),
      at('Chair B', [2.2, null, -2.775]),
    ],
    [
      'i',
      'couch: 10cm back, vase: on the floor',
      moved('Couch', [0, 0, -0.1]),
      bottom('Vase', 0),
      rest('Couch', 'Vase'),
    ],
    ['i', 'move the vase to the edge of the table', on('Vase', 'Coffee table'), rest('Vase')],
    [
      'c',
      'put the plate in the left back corner of the table',
      on('Plate', 'Dining table'),
      moved('Plate', [-0.65, 0, -0.3]),
      rest('Plate'),
    ],
    ['p', 'lift the plate 5 cm off the table', moved('Plate', [0, 0.05, 0]), rest('Plate')],
    [
      'c',
      'rotate the dining table by ninety degrees, chairs too',
      turned('Dining table', 90),
      at('Chair A', [2.6, null, 1.8]),
      sound,
    ],
  ]),
  ...requests('change', 'flat', [
    [
      'i',
      "remove everything that's white apart from the walls",
      gone('Chair A', 'Chair B', 'Chair C', 'Plate'),
      there('Ground', 'North wall'),
    ],
    [
      'i',
      'the coffee table is too low, raise its top to 50 cm',
      measures('Coffee table', [1.2, 0.5, 0.6]),
      on('Vase', 'Coffee table'),
    ],
    ['i', 'make chair d match the others', color('Chair D', '#ffffff'), rest('Chair D')],
    ['p', 'tilt the painting a little to the left', at('Painting', [0, 1.7, -2.97])],
    ['i', 'get rid of the plant', gone('Fern')],
    ['c', 'rename chair a, b and c to Seat', there('Seat', 'Seat 2', 'Seat 3', 'Chair D')],
    ['p', 'replace the couch with a bed', gone('Couch'), there('Bed'), sound],
    ['p', 'replace the fern by a tree', gone('Fern'), there('Tree')],
    [
      'i',
      'the coffee table and the side table should be of the same wood as the bookcase',
      color('Coffee table', '#8b4513'),
      color('Side table', '#8b4513'),
    ],
    ['c', 'delete chair a and put a stool in its place', gone('Chair A'), there('Stool')],
    ['c', 'how far apart are chair a and chair b?', says(/0\.35 m/), rest()],
  ]),
  ...requests('change', 'playthings', [
    ['p', 'make the marble see-through', surface('Marble', (s) => s.opacity < 0.6), rest('Marble')],
    ['p', 'make the marble red', color('Marble', '#ff0000'), rest('Marble')],
    ['p', 'flip the drum on its side', measures('Drum', [0.6, 0.8, 0.8]), rest('Drum')],
    ['i', 'how many round things are there?', says(/2/), rest()],
  ]),
  ...requests('relations', 'playthings', [
    [
      'c',
      'place the marble half way between the drum and the ring',
      measures('Marble', [0.2, 0.2, 0.2]),
      at('Marble', [-0.1, 0.1, 1.9]),
    ],
    [
      'c',
      'line the blocks up from left to right: red, yellow, green, blue',
      right('Yellow block', 'Red block'),
      right('Green block', 'Yellow block'),
      right('Blue block', 'Green block'),
      color('Yellow block', '#ffff00'),
    ],
  ]),
  ...requests('create', 'empty', [
    ['c', 'drop 12 spheres of different colours at random, none touching', newOnes(12), colors(6), sound],
    [
      'c',
      'create a cube named Anchor and a sphere named Buoy two metres to its right',
      there('Anchor', 'Buoy'),
      at('Buoy', [3, 0.5, 0]),
    ],
    [
      'c',
      'add a spot light pointing straight down from 4 m',
      added(1),
      holds('4 m high', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 4) < 0.1),
    ],
    [
      'c',
      'add a warm point light at 2.5 m height above the origin',
      added(1),
      holds('2.5 m', (r) => Math.abs(newBounds(r)[0].bounds.min[1] - 2.5) < 0.1),
    ],
    ['i', ['add a sphere and a cube', 'put the former on the latter'], on('Sphere', 'Cube')],
    ['c', 'add a camera looking at the origin from above', added(1)],
    ['i', 'add a text that says HELLO', refuses],
    ['c', 'a tiny red dot in the middle of a big blue square', newOnes(2)],
    [
      'c',
      'add a fridge and an oven side by side against each other',
      newOnes(2),
      within('Fridge', 'Oven', 0.02),
      sound,
    ],
    [
      'c',
      'three identical towers, each of four cubes, a metre apart',
      there('Tower', 'Tower 2', 'Tower 3'),
      right('Tower 3', 'Tower 2'),
      sound,
    ],
    [
      'i',
      [
        'add a cube',
        'add a sphere on top',
        'add a cone on top of the sphere',
        'now scale the whole stack down by half',
      ],
      measures('Cube', [0.5, 0.5, 0.5]),
      on('Sphere', 'Cube'),
      on('Cone', 'Sphere'),
    ],
    ['i', ['add a table', "what's its height?"], says(/0\.75 m tall/)],
    ['i', ['add a table', 'put a bowl in the centre'], on('Bowl', 'Table')],
    ['c', 'put a ball on a box on a table', on('Ball', 'Box'), on('Box', 'Table')],
    ['i', ['add a red and a blue cube', 'put the red on the blue'], on('Cube', 'Cube 2'), color('Cube', '#ff0000')],
    ['i', 'add a bell', refuses],
    [
      'i',
      ['add a lamp', 'turn off the lamp'],
      holds('its light is out', (r) =>
        [...r.editor.scene.nodes()].every((node) => node.kind !== 'light' || !node.visible),
      ),
      holds('the lamp is there', (r) => r.editor.named('Lamp').visible),
    ],
  ]),
  ...requests('relations', 'plaza', [
    [
      'c',
      'lay out the three trees in a straight line behind the fountain',
      sound,
      holds('in line', (r) => center(boundsOf(r, r.editor.named('Tree')))[2] < -1.5),
    ],
    ['c', 'add ten random stones on the pavement', newOnes(10), sound],
    ['c', 'put a bin next to each bench', newOnes(3), beside('Bin 3', 'Bench')],
  ]),
  ...requests('change', 'plaza', [
    ['i', 'make the trees autumn coloured', color('Tree', '#ffa500')],
    ['c', 'rename the statue to Founder and the kiosk to Ticket booth', there('Founder', 'Ticket booth')],
    ['i', 'give the kiosk a red and white striped roof', refuses],
    [
      'i',
      'turn on the lights',
      surface('Lamp post', (s) => s.emissiveIntensity > 0),
      surface('Lamp post 2', (s) => s.emissiveIntensity > 0),
    ],
  ]),
  ...requests('sets', 'shapes', [
    ['c', 'delete the spheres and keep the rest', gone('Sphere', 'Sphere 2'), there('Cone', 'Cylinder')],
    [
      'i',
      'stretch the cylinder sideways',
      holds('it is wider', (r) => size(boundsOf(r, r.editor.named('Cylinder')))[0] > 0.7),
    ],
    [
      'c',
      'put the spheres where the red boxes are and vice versa',
      at('Sphere', [-3, null, 0]),
      at('Box', [3.5, null, 0]),
    ],
    ['p', 'put the small sphere inside the blue box', inside('Sphere 2', 'Box 3')],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      "add a wood-like box that's twice as wide as it is tall",
      added(1),
      holds('twice as wide', (r) => {
        const [w, h] = size(newBounds(r)[0].bounds)
        return Math.abs(w - 2 * h) < 0.02
      }),
    ],
    ['c', 'add one red, two blue and three green cubes', newOnes(6), colors(3), sound],
    [
      'c',
      'add a cube, then another one twice its size to the right of it',
      measures('Cube 2', [2, 2, 2]),
      right('Cube 2', 'Cube'),
    ],
    ['c', 'add a sofa facing a tv with 2.5 m between them', gap('Sofa', 'TV', 2.5), faces('Sofa', 'TV')],
    ['c', 'add a directional light coming from the left', added(1)],
    ['p', 'add a blue spot light above the origin', added(1)],
    ['c', 'put up a camera 5 m in front of the origin looking at it', added(1), at('Camera', [0, null, 5])],
    ['c', 'a couple of armchairs facing each other', newOnes(2), sound],
    ['c', 'three armchairs facing each other', newOnes(3), sound],
    ['c', 'add a bookshelf as tall as a door', measures('Bookshelf', [null, 2.04, null])],
    ['c', 'i want two chairs opposite each other at a table', newOnes(3), sound],
    ['c', 'a big box with a small box on each corner', newOnes(5), on('Box 2', 'Box'), on('Box 5', 'Box')],
  ]),
  ...requests('change', 'room', [
    ['p', 'which chair is nearest to the table?', says(/Chair/), rest()],
    ['i', 'make the room look like sunset', rest()],
    ['i', "i can't see the window, the lamp is in the way", rest('Lamp')],
    ['i', 'teh lapm shoud be blck', color('Lamp', '#000000')],
    ['i', 'put th cup ona the sofa', on('Cup', 'Sofa')],
  ]),
  ...requests('change', 'cafe', [
    ['i', 'all chairs should face their table', faces('chair_1', 'table_1'), faces('chair_4', 'table_2')],
  ]),
  ...requests('change', 'bedroom', [['i', 'make the rug round', measures('Rug', [2, null, 1.4])]]),
  ...requests('questions', 'stage', [
    ['p', 'what lights are there?', says(/Sun, Spot and Bulb/), rest()],
    ['i', 'which light is the brightest?', says(/Spot/), rest()],
    ['i', 'move the camera closer', moved('Camera', [0, 0, -1])],
  ]),
  ...requests('relations', 'mess', [
    ['i', 'fix everything that floats', bottom('Balloon', 0), rest('Balloon')],
    ['i', 'nothing should overlap', rest('Crate', 'Crate 2')],
    ['i', "everything that isn't a table should be hidden", hidden('Crate', 'Balloon', 'Vase')],
  ]),
]
