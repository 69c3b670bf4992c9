import { added, at, beside, color, gap, gone, measures, moved, on, rest, sound } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a teahouse. */
export const TEAHOUSE = [
  ...requests('create', 'teahouse', [
    ['c', 'copy Stool 1 twice and put the copies behind table A', added(2), sound, rest()],
    [
      'c',
      'put the register in the middle of the counter and a lamp at either end',
      added(2),
      on('Lamp', 'Counter'),
      on('Lamp 2', 'Counter'),
      at('Register', [-2.5, null, null]),
    ],
    ['c', 'add a red rug under table A, 2 m in diameter', measures('Round rug', [2, null, 2])],
    ['i', 'i need two more of those blue stools', added(2, { color: '#0000ff' })],
    ['i', ['add a bowl', 'on table A', 'no, the other one'], on('Bowl', 'Table B')],
  ]),
  ...requests('relations', 'teahouse', [
    [
      'c',
      'move table B 1.5 m towards the window and take its stools along',
      moved('Table B', [0.93, 0, -1.18], 0.05),
      moved('Stool 3', [0.93, 0, -1.18], 0.05),
      moved('Stool 4', [0.93, 0, -1.18], 0.05),
    ],
    ['c', 'put stool 3 and stool 4 behind table A', gap('Stool 3', 'Table A', 0.1), gap('Stool 4', 'Table A', 0.1)],
    ['i', 'the fern blocks the corner, put it somewhere else', moved('Fern', [9, 0, 0], 0.1)],
    [
      'i',
      ['move the teapot over there on the counter', 'a bit more to the left', "that's too far, go back half"],
      moved('Teapot', [0.0625, 0, 0]),
    ],
  ]),
  ...requests('change', 'teahouse', [
    [
      'c',
      'make the two tables 20 cm higher and move what is on them along',
      measures('Table A', [null, 0.92, null]),
      measures('Table B', [null, 0.92, null]),
      on('Cup', 'Table B'),
    ],
    ['i', 'teh stools shud be yelow', color('Stool 1', '#ffff00'), color('Stool 4', '#ffff00')],
    [
      'i',
      ['which is higher, the counter or the bench?', 'make the lower one as high as the other'],
      measures('Bench', [null, 1, null]),
    ],
    ['i', 'paint the walls something warm', color('Left wall', '#f4a460'), color('Back wall', '#f4a460')],
    ['c', 'paint the bench in a neutral colour', color('Bench', '#f5f5dc')],
    ['p', 'put the cup next to the teapot', beside('Cup', 'Teapot')],
    ['p', 'remove the register', gone('Register')],
  ]),
]
