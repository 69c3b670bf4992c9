import {
  added,
  at,
  boundsOf,
  center,
  clear,
  color,
  faces,
  find,
  gone,
  grew,
  hidden,
  holds,
  larger,
  left,
  moved,
  on,
  rest,
  right,
  says,
  selected,
  setting,
  shown,
  smaller,
  surfaceOf,
  there,
  turned,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** What is said after an order or a question, with typos, wishes and complaints. */
export const FOLLOWUPS = [
  ...requests('memory', 'salon', [
    [
      'i',
      ['make the sofa yellow', 'what about green?'],
      moved('Sofa', [0, 0, 0]),
      color('Sofa', 'green'),
      rest('Sofa'),
    ],
    [
      'i',
      ['make the sofa yellow', 'try green instead'],
      moved('Sofa', [0, 0, 0]),
      color('Sofa', 'green'),
      rest('Sofa'),
    ],
    ['i', ['sofa yellow', 'how about green'], moved('Sofa', [0, 0, 0]), color('Sofa', 'green'), rest('Sofa')],
    [
      'i',
      ['make the sofa yellow', 'not yellow, green'],
      moved('Sofa', [0, 0, 0]),
      color('Sofa', 'green'),
      rest('Sofa'),
    ],
  ]),
  ...requests('memory', 'salon', [
    [
      'i',
      ['make the sofa white', 'do it for the armchair as well'],
      color('Armchair', 'white'),
      color('Sofa', 'white'),
      rest('Sofa', 'Armchair'),
    ],
    ['i', ['sofa white', 'armchair too'], color('Armchair', 'white'), color('Sofa', 'white'), rest('Sofa', 'Armchair')],
    [
      'i',
      ['make the sofa white', 'now the armchair'],
      color('Armchair', 'white'),
      color('Sofa', 'white'),
      rest('Sofa', 'Armchair'),
    ],
    [
      'i',
      ['paint the sofa white', 'the armchair should match'],
      color('Armchair', 'white'),
      color('Sofa', 'white'),
      rest('Sofa', 'Armchair'),
    ],
  ]),
  ...requests('memory', 'salon', [
    [
      'i',
      ['put the plant to the right of the TV', 'and the vase on the other side'],
      right('Plant', 'TV'),
      within('Plant', 'TV', 0.6),
      left('Vase', 'TV'),
      within('Vase', 'TV', 0.6),
    ],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['select the sofa and the armchair', 'swap them'], at('Sofa', [2.5, null, 0]), at('Armchair', [0, null, -2])],
    ['i', 'swap the sofa with the armchair', at('Sofa', [2.5, null, 0]), at('Armchair', [0, null, -2])],
    ['i', 'let the sofa and the armchair trade places', at('Sofa', [2.5, null, 0]), at('Armchair', [0, null, -2])],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['move the vase 50 cm up', "that's enough, put it back down"], at('Vase', [0.1, 0.55, 0]), rest('Vase')],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['what is on the coffee table?', 'paint it blue'], color('Vase', 'blue'), rest('Vase')],
    ['i', ['what stands on the coffee table?', 'make that blue'], color('Vase', 'blue'), rest('Vase')],
    ['i', ['is there something on the coffee table?', 'colour it blue'], color('Vase', 'blue'), rest('Vase')],
  ]),
  ...requests('memory', 'salon', [
    ['i', ["what's the smallest thing in the room?", 'delete that'], gone('Vase'), rest('Vase')],
    ['i', ['which object is the smallest?', 'get rid of it'], gone('Vase'), rest('Vase')],
  ]),
  ...requests('memory', 'figures', [
    [
      'i',
      ['make the red cube white', 'the blue one too', 'and the green sphere'],
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube', 'Green sphere'),
    ],
    [
      'i',
      ['paint the red cube white', 'same for the blue cube'],
      color('Red cube', 'white'),
      color('Blue cube', 'white'),
      rest('Red cube', 'Blue cube', 'Green sphere'),
    ],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['put the ball on the red cube', 'no wait, on the green sphere'], on('Ball', 'Green sphere'), rest('Ball')],
    ['i', ['ball on the red cube', 'green sphere i mean'], on('Ball', 'Green sphere'), rest('Ball')],
    ['i', ['put the ball on the red cube', 'i meant the green sphere'], on('Ball', 'Green sphere'), rest('Ball')],
  ]),
  ...requests('memory', 'figures', [
    [
      'i',
      ['move the red cube 1 m back', 'do the same with the cone'],
      moved('Yellow cone', [0, 0, -1]),
      rest('Yellow cone'),
    ],
    ['i', ['red cube 1 m back', 'the cone as well'], moved('Yellow cone', [0, 0, -1]), rest('Yellow cone')],
    ['i', ['move the red cube back by 1 m', 'now the cone'], moved('Yellow cone', [0, 0, -1]), rest('Yellow cone')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['hide the column', 'no, the ball'], hidden('Ball'), shown('Column'), rest('Ball', 'Column')],
    ['i', ['hide the column', 'wrong one, i meant the ball'], hidden('Ball'), shown('Column'), rest('Ball', 'Column')],
    ['i', ['hide the column', 'not the column, the ball'], hidden('Ball'), shown('Column'), rest('Ball', 'Column')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['rotate the red cube by 45 degrees', 'and the blue one'], turned('Blue cube', 45), rest('Blue cube')],
    ['i', ['turn the red cube 45°', 'the blue one as well'], turned('Blue cube', 45), rest('Blue cube')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['add a sphere', 'two more of the same'], added(2, { shape: 'sphere' }), rest()],
    ['i', ['add a red sphere', 'two more'], added(2, { shape: 'sphere' }), rest()],
    ['i', ['add a sphere', 'and another two'], added(2, { shape: 'sphere' }), rest()],
  ]),
  ...requests('memory', 'figures', [
    [
      'i',
      ['add a cube', 'in green'],
      holds('one green', (r) => {
        const all = [...r.editor.scene.nodes()].filter((n) => /^(Box|Cube)/.test(n.name))
        return all.length === 1 && surfaceOf(r.editor, all[0])?.color === '#008000'
      }),
    ],
    [
      'i',
      ['add a red cube', 'no, green'],
      holds('one green', (r) => {
        const all = [...r.editor.scene.nodes()].filter((n) => /^(Box|Cube)/.test(n.name))
        return all.length === 1 && surfaceOf(r.editor, all[0])?.color === '#008000'
      }),
    ],
    [
      'i',
      ['new cube', 'it should be green'],
      holds('one green', (r) => {
        const all = [...r.editor.scene.nodes()].filter((n) => /^(Box|Cube)/.test(n.name))
        return all.length === 1 && surfaceOf(r.editor, all[0])?.color === '#008000'
      }),
    ],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['select the red cube', 'and the blue one too'], selected('Red cube', 'Blue cube')],
    ['i', ['select the red cube', 'add the blue cube to the selection'], selected('Red cube', 'Blue cube')],
    ['i', ['select the red cube', 'also the blue cube'], selected('Red cube', 'Blue cube')],
  ]),
  ...requests('memory', 'classhall', [
    ['i', ['put the globe on the left desk', 'no, the middle one'], on('Globe', 'Desk 2'), rest('Globe')],
    ['i', ['globe onto desk 1', 'i meant desk 2'], on('Globe', 'Desk 2'), rest('Globe')],
  ]),
  ...requests('memory', 'classhall', [
    ['i', ['delete the red chair on the left', 'the blue one as well'], gone('Chair', 'Chair 2'), there('Chair 3')],
    ['i', ['remove chair 1', 'and chair 2'], gone('Chair', 'Chair 2'), there('Chair 3')],
  ]),
  ...requests('memory', 'classhall', [
    [
      'i',
      ['how many small desks are there?', 'make them green'],
      color('Desk', 'green'),
      color('Desk 2', 'green'),
      color('Desk 3', 'green'),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    [
      'i',
      ['select the three small desks', 'green'],
      color('Desk', 'green'),
      color('Desk 2', 'green'),
      color('Desk 3', 'green'),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    [
      'i',
      ['paint desk 1 green', 'and the other two'],
      color('Desk', 'green'),
      color('Desk 2', 'green'),
      color('Desk 3', 'green'),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
  ]),
  ...requests('complaints', 'salon', [
    [
      'i',
      'the armchair is too far away from the coffee table',
      moved('Armchair', [null, 0, null]),
      clear('Armchair'),
      holds(
        'moved',
        (r) => Math.hypot(...[0, 2].map((i) => center(boundsOf(r, find(r, 'Armchair')!))[i] - [2.5, 0, 0][i])) > 0.15,
      ),
      rest('Armchair'),
    ],
    [
      'i',
      "bring the armchair a bit closer to the table, it's too far",
      moved('Armchair', [null, 0, null]),
      clear('Armchair'),
      holds(
        'moved',
        (r) => Math.hypot(...[0, 2].map((i) => center(boundsOf(r, find(r, 'Armchair')!))[i] - [2.5, 0, 0][i])) > 0.15,
      ),
      rest('Armchair'),
    ],
  ]),
  ...requests('complaints', 'salon', [
    ['i', 'the plant looks tiny', larger('Plant'), rest('Plant')],
    ['i', 'that plant is too small for the room', larger('Plant'), rest('Plant')],
    ['i', "couldn't the plant be a bit bigger?", larger('Plant'), rest('Plant')],
  ]),
  ...requests('complaints', 'salon', [
    ['i', 'the bookshelf is too high', smaller('Bookshelf', [1]), rest('Bookshelf')],
    ['i', "the bookshelf shouldn't be that tall", smaller('Bookshelf', [1]), rest('Bookshelf')],
    ['i', 'make the bookshelf less tall', smaller('Bookshelf', [1]), rest('Bookshelf')],
  ]),
  ...requests('complaints', 'studyroom', [
    [
      'i',
      'the bin is in the way',
      holds(
        'moved',
        (r) =>
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[0] - 1.2) > 0.2 ||
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[2] + 2.1) > 0.2,
      ),
      rest('Waste bin'),
    ],
    [
      'i',
      'i keep bumping into the waste bin, move it somewhere else',
      holds(
        'moved',
        (r) =>
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[0] - 1.2) > 0.2 ||
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[2] + 2.1) > 0.2,
      ),
      rest('Waste bin'),
    ],
    [
      'i',
      'the waste bin should be somewhere else',
      holds(
        'moved',
        (r) =>
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[0] - 1.2) > 0.2 ||
          Math.abs(center(boundsOf(r, find(r, 'Waste bin')!))[2] + 2.1) > 0.2,
      ),
      rest('Waste bin'),
    ],
  ]),
  ...requests('complaints', 'patiodeck', [
    [
      'i',
      'the lantern is too bright yellow, make it darker',
      holds('darker', (r) => surfaceOf(r.editor, find(r, 'Lantern')!)!.color < '#ffff00'),
      rest('Lantern'),
    ],
    [
      'i',
      'the yellow of the lantern is too bright',
      holds('darker', (r) => surfaceOf(r.editor, find(r, 'Lantern')!)!.color < '#ffff00'),
      rest('Lantern'),
    ],
    [
      'i',
      'tone down the lantern',
      holds('darker', (r) => surfaceOf(r.editor, find(r, 'Lantern')!)!.color < '#ffff00'),
      rest('Lantern'),
    ],
  ]),
  ...requests('complaints', 'patiodeck', [
    [
      'i',
      'the chairs are too close to the table',
      holds('dist', (r) => center(boundsOf(r, find(r, 'Garden chair')!))[0] < -1.15),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
    [
      'i',
      'pull the chairs away from the table a bit',
      holds('dist', (r) => center(boundsOf(r, find(r, 'Garden chair')!))[0] < -1.15),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
    [
      'i',
      'give the chairs a bit more room at the table',
      holds('dist', (r) => center(boundsOf(r, find(r, 'Garden chair')!))[0] < -1.15),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
  ]),
  ...requests('wishes', 'patiodeck', [
    ['i', 'it should be lit in the evening, add a light', added(1, { kind: 'light' }), rest()],
    ['i', 'we need some light out here', added(1, { kind: 'light' }), rest()],
    ['i', "there's no light here, add one", added(1, { kind: 'light' }), rest()],
  ]),
  ...requests('wishes', 'patiodeck', [
    [
      'i',
      'the grill should be nearer to the table',
      within('Grill', 'Garden table', 2.2),
      clear('Grill'),
      rest('Grill'),
    ],
    ['i', 'bring the grill over to the table', within('Grill', 'Garden table', 2.2), clear('Grill'), rest('Grill')],
  ]),
  ...requests('wishes', 'patiodeck', [
    [
      'i',
      'i want shade at the table, move the umbrella there',
      holds('shade', (r) => {
        const c = center(boundsOf(r, find(r, 'Umbrella')!))
        return Math.hypot(c[0], c[2]) < 1.6
      }),
      rest('Umbrella'),
    ],
    [
      'i',
      'put the umbrella by the table so we have shade',
      holds('shade', (r) => {
        const c = center(boundsOf(r, find(r, 'Umbrella')!))
        return Math.hypot(c[0], c[2]) < 1.6
      }),
      rest('Umbrella'),
    ],
    [
      'i',
      'the umbrella should give shade to the table',
      holds('shade', (r) => {
        const c = center(boundsOf(r, find(r, 'Umbrella')!))
        return Math.hypot(c[0], c[2]) < 1.6
      }),
      rest('Umbrella'),
    ],
  ]),
  ...requests('wishes', 'studyroom', [
    [
      'i',
      'push the monitor further back on the desk',
      on('Monitor', 'Desk'),
      moved('Monitor', [0, 0, -0.1], 0.25),
      rest('Monitor'),
    ],
    [
      'i',
      'the monitor should stand further back on the desk',
      on('Monitor', 'Desk'),
      moved('Monitor', [0, 0, -0.1], 0.25),
      rest('Monitor'),
    ],
  ]),
  ...requests('wishes', 'studyroom', [
    ['i', 'i could use a second monitor', added(1), on('Mug', 'Desk'), rest()],
    ['i', "it'd be nice to have another mug", added(1), on('Mug', 'Desk'), rest()],
    ['i', 'i want one more chair for a visitor', added(1), on('Mug', 'Desk'), rest()],
  ]),
  ...requests('wishes', 'salon', [
    ['i', 'i want to watch TV from the armchair', faces('Armchair', 'TV'), rest('Armchair')],
    ['i', 'from the armchair one should see the TV', faces('Armchair', 'TV'), rest('Armchair')],
    ['i', 'turn the armchair so i can watch TV', faces('Armchair', 'TV'), rest('Armchair')],
  ]),
  ...requests('wishes', 'salon', [
    [
      'i',
      'make it cosy',
      setting((s) => s.environment.map !== 'studio' || s.exposure !== 1 || s.environment.intensity !== 1),
    ],
    [
      'i',
      'it should feel warmer in here',
      setting((s) => s.environment.map !== 'studio' || s.exposure !== 1 || s.environment.intensity !== 1),
    ],
    [
      'i',
      'create a romantic atmosphere',
      setting((s) => s.environment.map !== 'studio' || s.exposure !== 1 || s.environment.intensity !== 1),
    ],
    [
      'i',
      "i'd like evening light",
      setting((s) => s.environment.map !== 'studio' || s.exposure !== 1 || s.environment.intensity !== 1),
    ],
  ]),
  ...requests('typos', 'salon', [
    ['i', 'trun the sofa to the TV', faces('Sofa', 'TV'), rest('Sofa')],
    ['i', 'make the sofa fcae the tv', faces('Sofa', 'TV'), rest('Sofa')],
    ['i', 'rotat teh sofa so it faces the Tv', faces('Sofa', 'TV'), rest('Sofa')],
  ]),
  ...requests('typos', 'salon', [
    [
      'i',
      'put the armchiar left of the sofa',
      within('Armchair', 'Sofa', 0.8),
      left('Armchair', 'Sofa'),
      rest('Armchair'),
    ],
    [
      'i',
      'palce teh armchair to the letf of the sofa',
      within('Armchair', 'Sofa', 0.8),
      left('Armchair', 'Sofa'),
      rest('Armchair'),
    ],
    [
      'i',
      'armchair to teh left of the soffa',
      within('Armchair', 'Sofa', 0.8),
      left('Armchair', 'Sofa'),
      rest('Armchair'),
    ],
  ]),
  ...requests('typos', 'figures', [
    ['i', 'mak the red cube twce as big', grew('Red cube', [2, 2, 2]), rest('Red cube')],
    ['i', 'doubel the size of the red cube', grew('Red cube', [2, 2, 2]), rest('Red cube')],
    ['i', 'make the red qube twice as bigg', grew('Red cube', [2, 2, 2]), rest('Red cube')],
  ]),
  ...requests('typos', 'figures', [
    ['i', 'hied the column', hidden('Column'), rest('Column')],
    ['i', 'hide teh colum', hidden('Column'), rest('Column')],
    ['i', 'hide the coloumn', hidden('Column'), rest('Column')],
  ]),
  ...requests('typos', 'figures', [
    ['i', 'waht is the hight of the column', says(/3 m|3/), rest()],
    ['i', 'how hihg is the column', says(/3 m|3/), rest()],
  ]),
  ...requests('typos', 'classhall', [
    ['i', 'delete the bleu chair', gone('Chair 2'), rest('Chair 2')],
    ['i', 'remove teh blue chiar', gone('Chair 2'), rest('Chair 2')],
    ['i', 'deleet the blue chair', gone('Chair 2'), rest('Chair 2')],
  ]),
  ...requests('typos', 'classhall', [
    ['i', 'add two yelow boxs', added(2, { color: 'yellow' }), rest()],
    ['i', 'crate two yellow boxes', added(2, { color: 'yellow' }), rest()],
    ['i', 'add tow yellow boxes', added(2, { color: 'yellow' }), rest()],
  ]),
]
