import {
  added,
  asks,
  beside,
  boundsOf,
  center,
  clear,
  color,
  faces,
  find,
  gone,
  hidden,
  holds,
  larger,
  moved,
  on,
  refuses,
  rest,
  says,
  setting,
  smaller,
  sound,
  surface,
  there,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Afterthoughts, wishes, complaints and typos in a room, a bedroom, an office and a street. */
export const AFTERTHOUGHTS = [
  ...requests('memory', 'street', [
    ['i', ['where is the car?', 'drive it 2 m to the left'], moved('Car', [-2, 0, 0]), rest('Car')],
    ['i', ['select the car', '2 m to the left please'], moved('Car', [-2, 0, 0]), rest('Car')],
    ['i', ['the car is parked too far right', 'move it 2 m to the left'], moved('Car', [-2, 0, 0]), rest('Car')],
  ]),
  ...requests('memory', 'street', [
    ['i', ['how many trees are there?', 'remove the one on the right'], gone('Tree 3'), there('Tree', 'Tree 2')],
    ['i', ['delete a tree', 'the rightmost'], gone('Tree 3'), there('Tree', 'Tree 2')],
    ['i', ['cut down a tree', 'the last one'], gone('Tree 3'), there('Tree', 'Tree 2')],
  ]),
  ...requests('memory', 'street', [
    ['i', ['the middle tree looks a bit small', 'yes, enlarge it'], larger('Tree 2'), rest('Tree 2')],
    ['i', ['which tree is in the middle?', 'make it bigger'], larger('Tree 2'), rest('Tree 2')],
    ['i', ['select tree 2', 'a bit bigger'], larger('Tree 2'), rest('Tree 2')],
  ]),
  ...requests('memory', 'street', [
    ['i', ['put the mailbox next to the car', 'no, next to the house'], beside('Mailbox', 'House'), rest('Mailbox')],
    ['i', ['mailbox beside the car', 'i meant beside the house'], beside('Mailbox', 'House'), rest('Mailbox')],
  ]),
  ...requests('memory', 'room', [
    ['i', ['put the book on the floor', 'no, on the sofa'], on('Book', 'Sofa'), rest('Book')],
    ['i', ['put the book on the floor', 'on the sofa would be better'], on('Book', 'Sofa'), rest('Book')],
    ['i', ['book on the floor please', 'sorry, i meant the sofa'], on('Book', 'Sofa'), rest('Book')],
  ]),
  ...requests('memory', 'room', [
    [
      'i',
      ['one chair is white', 'make the others white too'],
      color('Chair', 'white'),
      color('Chair 2', 'white'),
      rest('Chair', 'Chair 2'),
    ],
    [
      'i',
      ['which chair is white?', 'the other chairs should be white as well'],
      color('Chair', 'white'),
      color('Chair 2', 'white'),
      rest('Chair', 'Chair 2'),
    ],
  ]),
  ...requests('memory', 'room', [
    [
      'i',
      ["what's red on the table?", 'move it 20 cm to the left'],
      on('Cup', 'Table'),
      moved('Cup', [-0.2, 0, 0]),
      rest('Cup'),
    ],
    [
      'i',
      ["where's the cup?", '20 cm further left please'],
      on('Cup', 'Table'),
      moved('Cup', [-0.2, 0, 0]),
      rest('Cup'),
    ],
  ]),
  ...requests('memory', 'room', [['i', ['is there a ball?', 'then remove it'], gone('Ball'), rest('Ball')]]),
  ...requests('memory', 'room', [
    ['i', ['what colour is the lamp?', "i'd prefer red"], surface('Lamp', (s) => s.color === '#ff0000'), rest('Lamp')],
    ['i', ['the lamp is yellow', 'red would be nicer'], surface('Lamp', (s) => s.color === '#ff0000'), rest('Lamp')],
    ['i', ['make the lamp green', 'red is nicer'], surface('Lamp', (s) => s.color === '#ff0000'), rest('Lamp')],
  ]),
  ...requests('wishes', 'room', [
    ['i', 'somebody else wants to sit at the table', added(1), sound, rest()],
    ['i', 'we need another chair', added(1), sound, rest()],
    ['i', "there's one chair missing", added(1), sound, rest()],
  ]),
  ...requests('wishes', 'room', [
    ['i', 'i want to watch TV from the sofa', faces('Sofa', 'TV'), rest('Sofa')],
    ['i', 'the sofa should be turned to the TV', faces('Sofa', 'TV'), rest('Sofa')],
    ['i', 'one should be able to see the TV from the sofa', faces('Sofa', 'TV'), rest('Sofa')],
  ]),
  ...requests('wishes', 'room', [
    [
      'i',
      "i'd like to have the lamp near the sofa so i can read",
      within('Lamp', 'Sofa', 0.6),
      clear('Lamp'),
      rest('Lamp'),
    ],
    ['i', 'the lamp would be of more use beside the sofa', within('Lamp', 'Sofa', 0.6), clear('Lamp'), rest('Lamp')],
  ]),
  ...requests('complaints', 'room', [
    [
      'i',
      'the white chair is in the way',
      holds('moved', (r) => {
        const c = center(boundsOf(r, find(r, 'Chair 3')!))
        return Math.hypot(c[0] - 2, c[2] - 2.5) > 0.2
      }),
      rest('Chair 3'),
    ],
    [
      'i',
      'somebody will trip over the white chair, move it aside',
      holds('moved', (r) => {
        const c = center(boundsOf(r, find(r, 'Chair 3')!))
        return Math.hypot(c[0] - 2, c[2] - 2.5) > 0.2
      }),
      rest('Chair 3'),
    ],
    [
      'i',
      'the white chair blocks the passage',
      holds('moved', (r) => {
        const c = center(boundsOf(r, find(r, 'Chair 3')!))
        return Math.hypot(c[0] - 2, c[2] - 2.5) > 0.2
      }),
      rest('Chair 3'),
    ],
  ]),
  ...requests('complaints', 'room', [
    ['i', 'the plant got too big', smaller('Plant'), rest('Plant')],
    ['i', 'the plant is way too large', smaller('Plant'), rest('Plant')],
    ['i', 'that plant is oversized', smaller('Plant'), rest('Plant')],
  ]),
  ...requests('complaints', 'room', [
    ['i', 'the window is too narrow', larger('Window', [0]), rest('Window')],
    ['i', "i'd like a wider window", larger('Window', [0]), rest('Window')],
    ['i', 'make the window not so narrow', larger('Window', [0]), rest('Window')],
  ]),
  ...requests('complaints', 'room', [
    ['i', "my eyes hurt, it's too bright", setting((s) => s.exposure < 1 || s.environment.intensity < 1), rest()],
    ['i', 'the scene is overexposed', setting((s) => s.exposure < 1 || s.environment.intensity < 1), rest()],
    ['i', 'way too bright!', setting((s) => s.exposure < 1 || s.environment.intensity < 1), rest()],
  ]),
  ...requests('refers', 'room', [
    ['i', 'paint the black thing gray', color('TV', 'gray'), rest('TV')],
    ['i', 'the screen should be gray', color('TV', 'gray'), rest('TV')],
  ]),
  ...requests('refers', 'room', [
    ['i', 'delete the thing in the back right corner', gone('Plant'), rest('Plant')],
    ['i', 'remove the cone', gone('Plant'), rest('Plant')],
    ['i', 'throw out the potted plant', gone('Plant'), rest('Plant')],
  ]),
  ...requests('refers', 'room', [
    ['i', 'hide the stuff on the table', hidden('Cup', 'Book'), rest('Cup', 'Book')],
    ['i', 'hide whatever is on the table', hidden('Cup', 'Book'), rest('Cup', 'Book')],
  ]),
  ...requests('refers', 'bedroom', [
    ['i', 'paint the nightstand without a lamp black', color('Nightstand 2', 'black'), rest('Nightstand 2')],
    ['i', 'the right nightstand should be black', color('Nightstand 2', 'black'), rest('Nightstand 2')],
  ]),
  ...requests('typos', 'room', [
    ['i', 'put the bal on the soffa', on('Ball', 'Sofa'), rest('Ball')],
    ['i', 'ball onto teh sofa plz', on('Ball', 'Sofa'), rest('Ball')],
    ['i', 'plase the ball on the sofa', on('Ball', 'Sofa'), rest('Ball')],
  ]),
  ...requests('typos', 'bedroom', [
    ['i', 'delet the wardorbe', gone('Wardrobe'), rest('Wardrobe')],
    ['i', 'remove the wadrobe', gone('Wardrobe'), rest('Wardrobe')],
    ['i', 'get rid of the wardrob', gone('Wardrobe'), rest('Wardrobe')],
  ]),
  ...requests('typos', 'bedroom', [
    ['i', 'pant the rug green', color('Rug', 'green'), rest('Rug')],
    ['i', 'colr the rug geen', color('Rug', 'green'), rest('Rug')],
  ]),
  ...requests('typos', 'office', [
    ['i', 'move the pant 1m left', moved('Plant', [-1, 0, 0]), rest('Plant')],
    ['i', 'shift the plnt one meter left', moved('Plant', [-1, 0, 0]), rest('Plant')],
    ['i', 'mvoe the plant 1 m to the elft', moved('Plant', [-1, 0, 0]), rest('Plant')],
  ]),
  ...requests('several', 'room', [
    [
      'i',
      "the cup isn't needed. blue sofa. lamp 1 m to the front.",
      gone('Cup'),
      color('Sofa', 'blue'),
      moved('Lamp', [0, 0, 1]),
      rest('Cup', 'Sofa', 'Lamp'),
    ],
    [
      'i',
      'pls remove the cup n paint the sofa blue, then lamp 1m forward',
      gone('Cup'),
      color('Sofa', 'blue'),
      moved('Lamp', [0, 0, 1]),
      rest('Cup', 'Sofa', 'Lamp'),
    ],
    [
      'i',
      'Delete the cup; the sofa: blue; the lamp: 1 m forward',
      gone('Cup'),
      color('Sofa', 'blue'),
      moved('Lamp', [0, 0, 1]),
      rest('Cup', 'Sofa', 'Lamp'),
    ],
  ]),
  ...requests('refusing', 'room', [
    ['i', 'move the chair next to the sofa', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
    ['i', 'colour the chair red', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
    ['i', "i don't like the chair, delete it", asks('Chair', 'Chair 2', 'Chair 3'), rest()],
  ]),
  ...requests('refusing', 'room', [
    ['i', 'open the window', refuses, rest()],
    ['i', 'move the piano next to the sofa', refuses, rest()],
    ['i', 'call my mom', refuses, rest()],
    ['i', 'paint the curtains blue', refuses, rest()],
  ]),
  ...requests('questions', 'room', [
    ['i', "what's the tallest thing in the room?", says(/Lamp|Back wall|Window/), rest()],
    ['i', 'which object is highest up?', says(/Lamp|Back wall|Window/), rest()],
  ]),
  ...requests('questions', 'room', [
    ['i', 'how many chairs have we got', says(/3/), rest()],
    ['i', 'do we have three chairs or four?', says(/3/), rest()],
    ['i', 'chairs: how many?', says(/3/), rest()],
  ]),
]
