import {
  added,
  asks,
  at,
  behind,
  beside,
  bottom,
  boundsOf,
  center,
  color,
  faces,
  find,
  fresh,
  front,
  gap,
  gone,
  hidden,
  holds,
  inLine,
  inside,
  larger,
  left,
  measures,
  moved,
  on,
  type Result,
  refuses,
  rest,
  right,
  says,
  setting,
  shown,
  size,
  smaller,
  sound,
  surface,
  surfaceOf,
  there,
  turned,
  viewed,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What was said in a library, on a playing field, among solids that are called by their looks, and in a room. */
export const REPHRASED = [
  ...requests('change', 'lendinglibrary', [
    ['i', "the red chair doesn't fit in, make it like the other three", color('Chair 4', '#000000'), rest('Chair 4')],
    ['i', "the table's too low for me: 80 cm would be better", measures('Reading table', [null, 0.8, null])],
    ['p', 'every second bookcase should be black', color('Bookcase 2', '#000000'), rest('Bookcase 2')],
    ['p', "lower the ladder's height to 2 m", measures('Ladder', [null, 2, null]), bottom('Ladder', 0), rest('Ladder')],
    ['p', 'paint bookcases 1 and 3 white', color('Bookcase', '#ffffff'), rest('Bookcase', 'Bookcase 3')],
  ]),
  ...requests('sets', 'lendinglibrary', [
    ['i', 'remove two chairs, the ones at the back', gone('Chair 3', 'Chair 4'), rest('Chair 3', 'Chair 4')],
    [
      'c',
      'add a fourth bookcase, continuing the row',
      added(1),
      beside('Bookcase 3', 'Bookcase 4'),
      measures('Bookcase 4', [1.6, 2, 0.4]),
    ],
    ['c', 'rotate the table and the four chairs as a whole by 90 degrees', turned('Reading table', 90), sound],
    [
      'i',
      'mirror the arrangement... no, forget that. just rotate the table by 90 degrees',
      turned('Reading table', 90),
      added(0),
    ],
    ['i', 'how about a green armchair and a yellow lamp?', color('Armchair', 'green'), color('Floor lamp', 'yellow')],
  ]),
  ...requests('questions', 'lendinglibrary', [
    ['i', 'is the lamp lit?', says('No'), rest()],
    ['p', 'how many of the chairs are black?', says('3'), rest()],
  ]),
  ...requests('memory', 'lendinglibrary', [
    [
      'i',
      ["what's lying on the table?", 'take the green one away', 'put a laptop in its place'],
      gone('Atlas'),
      on('Laptop', 'Reading table'),
    ],
    [
      'i',
      ['which bookcase is the closest to the ladder?', 'move the ladder in front of it'],
      front('Ladder', 'Bookcase 3'),
    ],
  ]),
  ...requests('change', 'playfield', [
    [
      'i',
      'kids love colors: slide yellow, carousel pink',
      color('Slide', 'yellow'),
      color('Carousel', 'pink'),
      added(0),
    ],
    ['i', "I can't reach the swing, lower it by 50 cm", asks('Swing', 'Swing 2')],
    ['p', 'i need the carousel to be wider but not taller', larger('Carousel', [0]), measures('Carousel', [null, 0.6])],
    ['p', 'make both oaks the same height', measures('Oak 2', [null, 5, null])],
    ['i', 'replace the carousel with a dinosaur', refuses, rest()],
  ]),
  ...requests('relations', 'playfield', [
    ['c', 'the swings are too close to each other, there should be 4 metres between them', gap('Swing', 'Swing 2', 4)],
    ['c', 'move one of the swings 2 m further away from the other', gap('Swing', 'Swing 2', 4)],
    [
      'i',
      'the seesaw needs a new spot: between the slide and the carousel',
      front('Seesaw', 'Slide'),
      behind('Seesaw', 'Carousel'),
      rest('Seesaw'),
    ],
    ['i', 'the toy truck belongs next to the ball', beside('Toy truck', 'Football'), rest('Toy truck')],
    ['c', 'put the bin next to the middle bench', beside('Trash bin', 'Park bench 2'), rest('Trash bin')],
    ['p', 'the benches should look at the sandbox', faces('Park bench', 'Sandbox'), faces('Park bench 3', 'Sandbox')],
  ]),
  ...requests('questions', 'playfield', [
    ['i', 'which tree is the taller one?', says('Oak'), rest()],
    ['i', 'is the truck inside the sandbox?', says('Yes'), rest()],
  ]),
  ...requests('light and view', 'playfield', [
    ['i', ['make it a rainy day', 'sunny again please'], setting((settings) => settings.fog === null)],
  ]),
  ...requests('hierarchy', 'namedsolids', [
    ['i', "There's too much stuff here, leave only the cubes", gone('Ring', 'Big Sphere', 'Orange Cone')],
    ['i', 'Hide all cones, then show only the cubes.', shown('Red Cube'), hidden('Orange Cone')],
    ['p', 'Delete every sphere except the big one.', gone('Yellow Sphere'), rest('Yellow Sphere')],
  ]),
  ...requests('relations', 'namedsolids', [
    [
      'c',
      'Move the ring so that it sits around the base of the tall cylinder',
      inside('Tall Cylinder', 'Ring'),
      bottom('Ring', 0),
      rest('Ring'),
    ],
    [
      'c',
      'Place a glass sphere exactly between the red cube and the blue cube.',
      added(1),
      holds('it is not halfway', (result) => Math.abs(center(named(result, 'Sphere'))[0] + 2) < 0.01),
    ],
    [
      'i',
      'The orange one is in the wrong place, it belongs to the right of the blue cube.',
      right('Orange Cone', 'Blue Cube'),
      rest('Orange Cone'),
    ],
    ['i', 'Put the smallest object on the largest one.', on('Small Green Cube', 'Big Sphere')],
  ]),
  ...requests('memory', 'namedsolids', [
    [
      'i',
      ['Select the cubes.', 'Move them half a meter up.', 'Actually, only the red one should be raised.'],
      bottom('Red Cube', 0.5),
      bottom('Blue Cube', 0),
    ],
    [
      'i',
      ['Add a cube.', 'Make it purple.', 'Another one, but smaller.', 'Put it on the first.'],
      on('Cube 2', 'Cube'),
      color('Cube 2', 'purple'),
      measures('Cube 2', [0.667, 0.667, 0.667]),
    ],
    [
      'i',
      ['I want the green cube where the ring is.', 'And the ring where the green cube was.'],
      at('Small Green Cube', [0, 0.25, 3]),
      at('Ring', [1, 0.15, 0]),
    ],
  ]),
  ...requests('typos', 'namedsolids', [
    ['i', 'mak teh red cueb bleu', color('Red Cube', 'blue'), rest('Red Cube')],
    ['i', 'plz put teh ring ontop of the yelow spehre', on('Ring', 'Yellow Sphere'), rest('Ring')],
    ['i', 'mvoe the cylnder 2 metrs too the rigt', moved('Tall Cylinder', [2, 0, 0]), rest('Tall Cylinder')],
    ['i', 'dubble the size of the blu cube', measures('Blue Cube', [2, 2, 2]), rest('Blue Cube')],
  ]),
  ...requests('change', 'namedsolids', [
    ['c', 'Make the red thing blue and the blue thing red.', color('Red Cube', 'blue'), color('Blue Cube', 'red')],
    ['c', 'make everything red blue and everything blue red', color('Red Cube', 'blue'), color('Blue Cube', 'red')],
  ]),
  ...requests('relations', 'room', [
    [
      'c',
      'Align the right edges of the sofa and the lamp.',
      holds('their edges differ', (r) => Math.abs(rightEdge(r, 'Sofa') - rightEdge(r, 'Lamp')) < 0.001),
      rest('Lamp'),
    ],
    [
      'i',
      'Turn the sofa so its back is against the left wall.',
      turned('Sofa', 90),
      within('Sofa', 'Left wall', 0.02),
      rest('Sofa'),
    ],
    [
      'i',
      'Can you put a floor lamp right beside the armchair? I mean the sofa, sorry.',
      added(1),
      beside('Floor lamp', 'Sofa'),
      rest(),
    ],
    [
      'i',
      "It's a bit empty in the front left corner, add something green there.",
      added(1),
      within('Plant 2', 'Left wall', 0.1),
      rest(),
    ],
    ['p', 'Make the window 50% larger.', within('Window', 'Back wall', 0.001), rest('Window')],
  ]),
  ...requests('change', 'room', [
    ['i', "The chairs shouldn't all look the same.", holds('they look alike', (r) => new Set(hues(r)).size === 3)],
    ['i', 'The sofa... make it... uh... green.', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'A bigger TV please, twice the size, but keep it where it is.', larger('TV'), added(0), rest('TV')],
    [
      'i',
      'I want to watch TV from the chairs, so turn them.',
      faces('Chair', 'TV'),
      faces('Chair 3', 'TV'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    ['i', ['make the table red', 'undo', 'Do it again after all'], color('Table', 'red'), rest('Table')],
  ]),
  ...requests('create', 'firwood', [
    [
      'i',
      'Scatter about ten small rocks around the meadow.',
      added(10),
      holds('they lie in one place', (r) => reach(r, 'Rock') > 10),
      rest(),
    ],
    ['c', 'Place four folding chairs in a semicircle around the campfire, facing it.', added(4), sound, rest()],
    [
      'c',
      'Add three more firs like the first one, in a row on the left.',
      added(3),
      sound,
      inLine(['Fir 4', 'Fir 5', 'Fir 6'], 0),
      holds('they are not on the left', (r) => center(named(r, 'Fir 5'))[0] < -4),
    ],
    [
      'p',
      'Add three benches on the left.',
      added(3),
      holds('not on the left', (r) => named(r, 'Bench').max[0] < 0),
      rest(),
    ],
    [
      'i',
      'Put a third log behind the campfire so people can sit on three sides.',
      added(1),
      behind('Log 3', 'Campfire'),
      rest(),
    ],
  ]),
  ...requests('change', 'firwood', [
    ['p', 'Set the height of the boulder to 2 m but keep its width.', measures('Boulder', [1.4, 2, 1.2])],
    ['i', ["It's night time.", 'Only the lantern should shine.'], surface('Lantern', (s) => s.emissiveIntensity > 0)],
    ['c', 'Turn the blue tent green and the orange tent blue.', color('Tent 2', 'green'), color('Tent', 'blue')],
  ]),
  ...requests('questions', 'firwood', [
    ['i', 'Give me an overview.', says('Meadow'), rest()],
    ['i', 'make sure nothing floats', says('Nothing floats'), rest()],
  ]),
  ...requests('questions', 'practiceroom', [
    ['i', 'Which of the guitars is closer to the sofa?', says('Guitar 2'), rest()],
    ['i', 'Is there enough room behind the sofa for a bookshelf?', says('Yes', 'behind Sofa'), rest()],
    ['i', 'would a wardrobe fit to the right of the amplifier?', says('No', 'Right wall'), rest()],
    ['p', 'how much space is left in front of the piano?', says('0.35 m', 'Piano stool'), rest()],
    ['c', 'How high is the piano, and how wide?', says('1.2 m'), rest()],
    ['i', ['Is anything overlapping?', 'Fix it.'], says('Nothing overlaps'), rest()],
  ]),
  ...requests('relations', 'practiceroom', [
    [
      'c',
      'Bring all the instruments together in the back right corner.',
      within('Guitar 2', 'Right wall', 0.3),
      within('Guitar 2', 'Back wall', 0.8),
    ],
    [
      'c',
      'Let the chairs face each other with a meter between them.',
      gap('Chair', 'Chair 2', 1),
      faces('Chair', 'Chair 2'),
      faces('Chair 2', 'Chair'),
      rest('Chair', 'Chair 2'),
    ],
    [
      'c',
      'I want a carpet under the drums, round, 3 meters across.',
      added(1),
      measures('Round carpet', [3, null, 3]),
      rest(),
    ],
    [
      'c',
      'Hang three square pictures on the back wall at the same height.',
      added(3),
      holds('they are not square', (r) => {
        const [w, h, d] = size(named(r, 'Picture 2'))
        return Math.abs(w - h) < 0.001 && d < w / 4
      }),
      sound,
      rest(),
    ],
    [
      'i',
      'gather the chairs in the front right corner',
      within('Chair 2', 'Right wall', 0.6),
      rest('Chair', 'Chair 2'),
    ],
  ]),
  ...requests('create', 'practiceroom', [
    [
      'p',
      'add a round carpet, 4 m across',
      added(1),
      holds('it lies outside', (r) => named(r, 'Round carpet').max[2] < 3.5),
    ],
  ]),
  ...requests('light and view', 'practiceroom', [
    ['i', 'Give me a view from the sofa.', viewed((looks) => looks.length === 1), rest()],
  ]),
  ...requests('relations', 'oneroomflat', [
    ['i', 'Give the couch a blue blanket.', added(1), on('Blanket', 'Couch'), color('Blanket', 'blue')],
    ['c', 'Center the rug under the coffee table.', at('Rug', [0, 0.01, 0.8]), rest('Rug')],
    [
      'c',
      'Place the mug on the desk, to the left of the monitor.',
      on('Mug', 'Desk'),
      left('Mug', 'Monitor'),
      rest('Mug'),
    ],
    [
      'c',
      'Add two cushions to the couch, one red and one yellow.',
      added(2),
      on('Cushion', 'Couch'),
      color('Cushion 2', 'yellow'),
    ],
    [
      'i',
      'Could you put the plant pot in the corner by the desk?',
      within('Plant pot', 'Desk', 0.5),
      rest('Plant pot'),
    ],
    [
      'c',
      'Put a desk lamp on the right side of the desk.',
      added(1),
      on('Desk lamp', 'Desk'),
      right('Desk lamp', 'Monitor'),
    ],
  ]),
  ...requests('change', 'oneroomflat', [
    [
      'i',
      "Delete the clock. Actually don't, just make it smaller.",
      there('Alarm clock'),
      smaller('Alarm clock'),
      rest('Alarm clock'),
    ],
    [
      'i',
      'Turn the floor lamp on and make it brighter.',
      surface('Floor lamp', (s) => s.emissiveIntensity > 3),
      color('Floor lamp', '#ffd700'),
    ],
    ['i', 'Make the couch match the rug.', color('Couch', 'red'), rest('Couch')],
  ]),
  ...requests('questions', 'oneroomflat', [
    ['p', 'Which is longer, the bed or the couch?', says('Couch'), rest()],
    ['p', 'Is the monitor centered on the desk?', says('Yes'), rest()],
  ]),
  ...requests('relations', 'playfield', [
    [
      'i',
      'The football belongs right in the middle of the sandbox.',
      at('Football', [-6, null, 2]),
      on('Football', 'Sandbox'),
      rest('Football'),
    ],
  ]),
  ...requests('create', 'firwood', [
    [
      'c',
      ['put a long table behind the boulder', 'lay a red cloth over it and turn on the evening light'],
      on('Cloth', 'Table'),
      color('Cloth', 'red'),
      setting(({ environment }) => environment.map === 'sunset'),
    ],
    ['i', 'Stack another log on top.', added(1), on('Log 3', 'Log'), rest()],
    ['c', 'Cover the picnic table with a white cloth.', added(1), sound, on('Cloth', 'Picnic table')],
  ]),
]

const named = (result: Result, name: string) => boundsOf(result, find(result, name)!)
const rightEdge = (result: Result, name: string) => named(result, name).max[0]
const hues = (result: Result) =>
  ['Chair', 'Chair 2', 'Chair 3'].map((name) => surfaceOf(result.editor, find(result, name)!)?.color)
/** How far the things of a name lie from each other, metres. */
const reach = (result: Result, name: string) => {
  const all = fresh(result).filter((node) => node.name.startsWith(name))
  const at = all.map((node) => center(boundsOf(result, node)))
  return Math.max(...at.flatMap((a) => at.map((b) => Math.hypot(a[0] - b[0], a[2] - b[2]))))
}
