import {
  added,
  asks,
  at,
  beside,
  boundsOf,
  clear,
  color,
  find,
  gone,
  grew,
  hidden,
  holds,
  larger,
  moved,
  newOnes,
  on,
  refuses,
  rest,
  right,
  says,
  setting,
  smaller,
  sound,
  surfaceOf,
  turned,
  viewed,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders that lean on what was said before, with typos, wishes and complaints, in a salon, a class, a study and on a terrace. */
export const STUDYROOM = [
  ...requests('memory', 'salon', [
    [
      'i',
      ['make the sofa green', 'and move it a metre to the right'],
      color('Sofa', 'green'),
      moved('Sofa', [1, 0, 0]),
      rest('Sofa'),
    ],
    [
      'i',
      ['paint teh sofa green', 'now shift it 1m right'],
      color('Sofa', 'green'),
      moved('Sofa', [1, 0, 0]),
      rest('Sofa'),
    ],
    [
      'i',
      ['sofa green please', 'it should also go one metre to the right'],
      color('Sofa', 'green'),
      moved('Sofa', [1, 0, 0]),
      rest('Sofa'),
    ],
  ]),
  ...requests('memory', 'salon', [
    [
      'i',
      ['paint the sofa green', 'the armchair as well'],
      color('Armchair', 'green'),
      color('Sofa', 'green'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['colour the sofa green', 'same for the armchair'],
      color('Armchair', 'green'),
      color('Sofa', 'green'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['make the sofa green', 'do that to the armchair too'],
      color('Armchair', 'green'),
      color('Sofa', 'green'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['sofa: green', 'and the armchair likewise'],
      color('Armchair', 'green'),
      color('Sofa', 'green'),
      rest('Armchair', 'Sofa'),
    ],
  ]),
  ...requests('memory', 'salon', [
    [
      'i',
      ['paint the sofa green', 'no, the armchair'],
      color('Armchair', 'green'),
      color('Sofa', 'blue'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['make the sofa green', 'sorry, i meant the armchair'],
      color('Armchair', 'green'),
      color('Sofa', 'blue'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['colour the sofa green', 'not the sofa, the armchair!'],
      color('Armchair', 'green'),
      color('Sofa', 'blue'),
      rest('Armchair', 'Sofa'),
    ],
    [
      'i',
      ['make the sofa green', 'oops wrong one, it was the armchair i wanted'],
      color('Armchair', 'green'),
      color('Sofa', 'blue'),
      rest('Armchair', 'Sofa'),
    ],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['move the armchair 1 m to the left', 'again'], at('Armchair', [0.5, 0.4, 0]), rest('Armchair')],
    ['i', ['shift the armchair one metre left', 'once more please'], at('Armchair', [0.5, 0.4, 0]), rest('Armchair')],
    ['i', ['armchair 1 m left', 'and another metre'], at('Armchair', [0.5, 0.4, 0]), rest('Armchair')],
    [
      'i',
      ['move the armchair a metre to the left', 'one more metre in that direction'],
      at('Armchair', [0.5, 0.4, 0]),
      rest('Armchair'),
    ],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['move the armchair 1 m to the left', 'undo'], at('Armchair', [2.5, 0.4, 0]), rest('Armchair')],
    ['i', ['move the armchair 1 m to the left', 'no, put it back'], at('Armchair', [2.5, 0.4, 0]), rest('Armchair')],
    [
      'i',
      ['move the armchair 1 m to the left', 'that was wrong, take it back'],
      at('Armchair', [2.5, 0.4, 0]),
      rest('Armchair'),
    ],
    [
      'i',
      ['move the armchair 1 m to the left', "i don't like that, revert it"],
      at('Armchair', [2.5, 0.4, 0]),
      rest('Armchair'),
    ],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['move the armchair 1 m to the left', 'no, the other way'], at('Armchair', [3.5, 0.4, 0]), rest('Armchair')],
    ['i', ['move the armchair 1 m to the left', 'i meant right'], at('Armchair', [3.5, 0.4, 0]), rest('Armchair')],
    ['i', ['move the armchair 1 m to the left', 'wrong direction'], at('Armchair', [3.5, 0.4, 0]), rest('Armchair')],
    ['i', ['move the armchair 1 m to the left', 'not left, right!'], at('Armchair', [3.5, 0.4, 0]), rest('Armchair')],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['move the armchair 1 m to the left', 'only half of that'], at('Armchair', [2, 0.4, 0]), rest('Armchair')],
    ['i', ['move the armchair 1 m to the left', 'no, just 50 cm'], at('Armchair', [2, 0.4, 0]), rest('Armchair')],
    [
      'i',
      ['move the armchair 1 m to the left', "that's too far, half a metre is enough"],
      at('Armchair', [2, 0.4, 0]),
      rest('Armchair'),
    ],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['how tall is the vase?', 'make it bigger then'], larger('Vase'), rest('Vase')],
    ['i', ['what colour is the vase?', 'ok, enlarge it a bit'], larger('Vase'), rest('Vase')],
    ['i', ["where's the vase?", 'it should be bigger'], larger('Vase'), rest('Vase')],
    ['i', ['select the vase', 'bigger'], larger('Vase'), rest('Vase')],
  ]),
  ...requests('memory', 'salon', [
    ['i', ['select the plant', 'delete it'], gone('Plant'), rest('Plant')],
    ['i', ['where is the plant?', 'get rid of it'], gone('Plant'), rest('Plant')],
    ['i', ['frame the plant', "i don't need that"], gone('Plant'), rest('Plant')],
    ['i', ['how big is the plant?', 'remove it please'], gone('Plant'), rest('Plant')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['add a pink cube', 'three more'], added(3, { shape: 'box', color: 'pink' }), rest()],
    ['i', ['add a pink cube', 'three more of those'], added(3, { shape: 'box', color: 'pink' }), rest()],
    ['i', ['create a pink box', 'and 3 more like that'], added(3, { shape: 'box', color: 'pink' }), rest()],
    ['i', ['add one pink cube', 'another three please'], added(3, { shape: 'box', color: 'pink' }), rest()],
  ]),
  ...requests('memory', 'figures', [
    [
      'i',
      ['add a sphere', 'make it purple'],
      holds('purple', (r) =>
        [...r.editor.scene.nodes()].some(
          (n) =>
            n.id !== 'x' &&
            n.name !== 'Ball' &&
            /Ball|Sphere/.test(n.name) &&
            surfaceOf(r.editor, n)?.color === '#800080',
        ),
      ),
    ],
    [
      'i',
      ['new sphere', 'purple please'],
      holds('purple', (r) =>
        [...r.editor.scene.nodes()].some(
          (n) =>
            n.id !== 'x' &&
            n.name !== 'Ball' &&
            /Ball|Sphere/.test(n.name) &&
            surfaceOf(r.editor, n)?.color === '#800080',
        ),
      ),
    ],
    [
      'i',
      ['add a ball', 'i want that purple'],
      holds('purple', (r) =>
        [...r.editor.scene.nodes()].some(
          (n) =>
            n.id !== 'x' &&
            n.name !== 'Ball' &&
            /Ball|Sphere/.test(n.name) &&
            surfaceOf(r.editor, n)?.color === '#800080',
        ),
      ),
    ],
    [
      'i',
      ['put a sphere somewhere', 'it should be purple'],
      holds('purple', (r) =>
        [...r.editor.scene.nodes()].some(
          (n) =>
            n.id !== 'x' &&
            n.name !== 'Ball' &&
            /Ball|Sphere/.test(n.name) &&
            surfaceOf(r.editor, n)?.color === '#800080',
        ),
      ),
    ],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['put the ball on the blue cube', 'no, the red one'], on('Ball', 'Red cube'), rest('Ball')],
    ['i', ['place the ball on the blue cube', 'the red one i mean'], on('Ball', 'Red cube'), rest('Ball')],
    ['i', ['ball on the blue cube', 'rather on the red one'], on('Ball', 'Red cube'), rest('Ball')],
    ['i', ['put the ball on the blue cube', 'hmm better on the red cube'], on('Ball', 'Red cube'), rest('Ball')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['which cube is on the left?', 'hide it'], hidden('Red cube'), rest('Red cube')],
    ['i', ["what's the leftmost thing?", 'hide that'], hidden('Red cube'), rest('Red cube')],
    ['i', ['select the red cube', 'make it invisible'], hidden('Red cube'), rest('Red cube')],
    ['i', ['where is the red cube?', 'hide it pls'], hidden('Red cube'), rest('Red cube')],
  ]),
  ...requests('memory', 'figures', [
    [
      'i',
      ['select both cubes', 'paint them black'],
      color('Red cube', 'black'),
      color('Blue cube', 'black'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'i',
      ['how many cubes are there?', 'make them black'],
      color('Red cube', 'black'),
      color('Blue cube', 'black'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'i',
      ['list the cubes', 'all black please'],
      color('Red cube', 'black'),
      color('Blue cube', 'black'),
      rest('Red cube', 'Blue cube'),
    ],
    [
      'i',
      ['move the cubes 0.5 m up', 'undo', 'make the cubes black'],
      color('Red cube', 'black'),
      color('Blue cube', 'black'),
      rest('Red cube', 'Blue cube'),
    ],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['double the size of the green sphere', 'again'], grew('Green sphere', [2, 2, 2]), rest('Green sphere')],
    ['i', ['make the green sphere twice as big', 'and again'], grew('Green sphere', [2, 2, 2]), rest('Green sphere')],
    ['i', ['make the green sphere twice as big', 'do it again'], grew('Green sphere', [2, 2, 2]), rest('Green sphere')],
  ]),
  ...requests('memory', 'figures', [
    ['i', ['rotate the red cube 45 degrees to the left', 'again'], turned('Red cube', 45), rest('Red cube')],
    ['i', ['turn the red cube 45° left', 'another 45'], turned('Red cube', 45), rest('Red cube')],
    [
      'i',
      ['rotate the red cube by 45 degrees counterclockwise', 'same again'],
      turned('Red cube', 45),
      rest('Red cube'),
    ],
  ]),
  ...requests('memory', 'classhall', [
    ['i', ['make a chair green', 'the left one'], color('Chair', 'green'), rest('Chair')],
    ['i', ['turn the chair green', 'the one on the left'], color('Chair', 'green'), rest('Chair')],
    ['i', ['paint the chair green', 'the leftmost'], color('Chair', 'green'), rest('Chair')],
    ['i', ['make the chair green', 'the one in front of the left desk'], color('Chair', 'green'), rest('Chair')],
  ]),
  ...requests('memory', 'classhall', [
    ['i', ['delete the chair', 'the blue one'], gone('Chair 2'), rest('Chair 2')],
    ['i', ['remove a chair', 'the middle one'], gone('Chair 2'), rest('Chair 2')],
    ['i', ['delete the chair', 'the second one'], gone('Chair 2'), rest('Chair 2')],
  ]),
  ...requests('memory', 'classhall', [
    [
      'i',
      ['make the blue chair green', 'and the others yellow'],
      color('Chair', 'yellow'),
      color('Chair 3', 'yellow'),
      color('Chair 2', 'green'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'i',
      ['paint the blue chair green', 'the rest of the chairs yellow'],
      color('Chair', 'yellow'),
      color('Chair 3', 'yellow'),
      color('Chair 2', 'green'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
    [
      'i',
      ['the blue chair should be green', 'the other two yellow'],
      color('Chair', 'yellow'),
      color('Chair 3', 'yellow'),
      color('Chair 2', 'green'),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ]),
  ...requests('memory', 'classhall', [
    [
      'i',
      ['which desk is in the middle?', 'move it half a metre forward'],
      moved('Desk 2', [0, 0, 0.5]),
      rest('Desk 2'),
    ],
    [
      'i',
      ['select the middle one of the three small desks', '50 cm forward'],
      moved('Desk 2', [0, 0, 0.5]),
      rest('Desk 2'),
    ],
  ]),
  ...requests('typos', 'salon', [
    ['i', 'pls mkae the sofa red', color('Sofa', 'red'), rest('Sofa')],
    ['i', 'make teh soffa redd', color('Sofa', 'red'), rest('Sofa')],
    ['i', 'the sofa shuold be red', color('Sofa', 'red'), rest('Sofa')],
    ['i', 'colr the sofa in red', color('Sofa', 'red'), rest('Sofa')],
  ]),
  ...requests('typos', 'salon', [
    ['i', 'delet the vase', gone('Vase'), rest('Vase')],
    ['i', 'remvoe the vase', gone('Vase'), rest('Vase')],
    ['i', 'earse the vase', gone('Vase'), rest('Vase')],
  ]),
  ...requests('typos', 'salon', [
    ['i', 'put the vase on the bookshelv', on('Vase', 'Bookshelf'), rest('Vase')],
    ['i', 'place teh vase on top of the booksehlf', on('Vase', 'Bookshelf'), rest('Vase')],
    ['i', 'moove the vase onto the bookshelf', on('Vase', 'Bookshelf'), rest('Vase')],
    ['i', 'vase on bookshlf plz', on('Vase', 'Bookshelf'), rest('Vase')],
  ]),
  ...requests('typos', 'figures', [
    ['i', 'ad three gren cubes', added(3, { shape: 'box', color: 'green' }), sound, rest()],
    ['i', 'creat 3 green cubs', added(3, { shape: 'box', color: 'green' }), sound, rest()],
    ['i', 'add thre green boxs', added(3, { shape: 'box', color: 'green' }), sound, rest()],
    ['i', 'plese add 3 grean cubes', added(3, { shape: 'box', color: 'green' }), sound, rest()],
  ]),
  ...requests('typos', 'figures', [
    ['i', 'rotat the blue cube 90 degres to the left', turned('Blue cube', 90), rest('Blue cube')],
    ['i', 'turn the bleu cube 90 deg left', turned('Blue cube', 90), rest('Blue cube')],
    ['i', 'roatte the blue cube by 90 degrees counter clockwise', turned('Blue cube', 90), rest('Blue cube')],
  ]),
  ...requests('complaints', 'salon', [
    ['i', 'the vase is way too tall', smaller('Vase', [1]), rest('Vase')],
    ['i', 'that vase is a bit tall for my taste', smaller('Vase', [1]), rest('Vase')],
    ['i', 'the vase looks too tall', smaller('Vase', [1]), rest('Vase')],
    ['i', 'i find the vase too tall, fix that', smaller('Vase', [1]), rest('Vase')],
  ]),
  ...requests('complaints', 'salon', [
    ['i', 'the TV is too small', larger('TV', [0]), rest('TV')],
    ['i', "can hardly see the TV, it's too small", larger('TV', [0]), rest('TV')],
    ['i', "i'd like a bigger TV", larger('TV', [0]), rest('TV')],
    ['i', 'we need a larger TV', larger('TV', [0]), rest('TV')],
  ]),
  ...requests('complaints', 'salon', [
    [
      'i',
      'the armchair is too dark',
      holds('lighter', (r) => surfaceOf(r.editor, find(r, 'Armchair')!)!.color > '#8b0000'),
      rest('Armchair'),
    ],
    [
      'i',
      'the armchair could be a bit lighter',
      holds('lighter', (r) => surfaceOf(r.editor, find(r, 'Armchair')!)!.color > '#8b0000'),
      rest('Armchair'),
    ],
    [
      'i',
      'the colour of the armchair is too dark for me',
      holds('lighter', (r) => surfaceOf(r.editor, find(r, 'Armchair')!)!.color > '#8b0000'),
      rest('Armchair'),
    ],
  ]),
  ...requests('complaints', 'salon', [
    [
      'i',
      'the sofa is too close to the wall',
      moved('Sofa', [0, 0, null]),
      clear('Sofa'),
      holds('gap', (r) => boundsOf(r, find(r, 'Sofa')!).min[2] > -2.51),
    ],
    [
      'i',
      'give the sofa some more distance to the back wall',
      moved('Sofa', [0, 0, null]),
      clear('Sofa'),
      holds('gap', (r) => boundsOf(r, find(r, 'Sofa')!).min[2] > -2.51),
    ],
    [
      'i',
      'the sofa stands too near to the wall behind it',
      moved('Sofa', [0, 0, null]),
      clear('Sofa'),
      holds('gap', (r) => boundsOf(r, find(r, 'Sofa')!).min[2] > -2.51),
    ],
  ]),
  ...requests('complaints', 'salon', [
    ['i', "it's too dark in here", setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
    [
      'i',
      "i can't see a thing, make it brighter",
      setting((s) => s.exposure > 1 || s.environment.intensity > 1),
      rest(),
    ],
    ['i', 'the scene could use more light', setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
    ['i', 'everything looks so gloomy', setting((s) => s.exposure > 1 || s.environment.intensity > 1), rest()],
  ]),
  ...requests('complaints', 'studyroom', [
    [
      'i',
      'these cartons are just standing around, line them up',
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'i',
      'the cartons look messy, tidy them up in a row',
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
    [
      'i',
      'can you bring some order to the cartons',
      clear('Carton'),
      clear('Carton 2'),
      clear('Carton 3'),
      rest('Carton', 'Carton 2', 'Carton 3'),
    ],
  ]),
  ...requests('wishes', 'salon', [
    ['i', "i'd like to read on the sofa, put some light next to it", newOnes(1), rest()],
    ['i', 'there should be a lamp beside the sofa for reading', newOnes(1), rest()],
  ]),
  ...requests('wishes', 'patiodeck', [
    ['i', "we're missing a chair at the table", added(1), rest(), sound],
    ['i', 'another seat at the table would be nice', added(1), rest(), sound],
    ['i', 'could do with one more chair at the garden table', added(1), rest(), sound],
  ]),
  ...requests('wishes', 'patiodeck', [
    ['i', "i'd love to have the lantern on the table", on('Lantern', 'Garden table'), rest('Lantern')],
    ['i', "wouldn't the lantern look nicer on the table?", on('Lantern', 'Garden table'), rest('Lantern')],
    ['i', 'why is the lantern on the floor? put it on the table', on('Lantern', 'Garden table'), rest('Lantern')],
    ['i', 'the lantern should rather be on the table', on('Lantern', 'Garden table'), rest('Lantern')],
  ]),
  ...requests('wishes', 'patiodeck', [
    ['i', "we don't need the grill anymore", gone('Grill'), rest('Grill')],
    ['i', 'the grill can go', gone('Grill'), rest('Grill')],
    ['i', 'lose the grill', gone('Grill'), rest('Grill')],
    ['i', 'no grill please', gone('Grill'), rest('Grill')],
    ['i', 'i want the grill out of here', gone('Grill'), rest('Grill')],
  ]),
  ...requests('wishes', 'patiodeck', [
    ['i', 'i want to reach the cooler from the bench, put it there', beside('Cooler', 'Bench'), rest('Cooler')],
    ['i', 'have the cooler by the bench', beside('Cooler', 'Bench'), rest('Cooler')],
    ['i', "it'd be handy to have the cooler beside the bench", beside('Cooler', 'Bench'), rest('Cooler')],
  ]),
  ...requests('wishes', 'studyroom', [
    [
      'i',
      'the bin would be better off to the right of the filing cabinet',
      right('Waste bin', 'Filing cabinet'),
      beside('Waste bin', 'Filing cabinet'),
      rest('Waste bin'),
    ],
    [
      'i',
      "let's have the waste bin on the right of the filing cabinet",
      right('Waste bin', 'Filing cabinet'),
      beside('Waste bin', 'Filing cabinet'),
      rest('Waste bin'),
    ],
    [
      'i',
      'put that bin to the right of the cabinet',
      right('Waste bin', 'Filing cabinet'),
      beside('Waste bin', 'Filing cabinet'),
      rest('Waste bin'),
    ],
  ]),
  ...requests('refers', 'studyroom', [
    ['i', 'the seat in front of the desk should be red', color('Swivel chair', 'red'), rest('Swivel chair')],
    ['i', 'the black chair should be red', color('Swivel chair', 'red'), rest('Swivel chair')],
  ]),
  ...requests('refers', 'studyroom', [
    ['i', 'delete the red thing on the desk', gone('Mug'), rest('Mug')],
    ['i', 'remove the smallest thing on the desk', gone('Mug'), rest('Mug')],
    ['i', 'take the cup away', gone('Mug'), rest('Mug')],
    ['i', "there's a mug on the desk; remove it", gone('Mug'), rest('Mug')],
  ]),
  ...requests('refers', 'studyroom', [
    ['i', 'make the plant in the corner purple', color('Palm', 'purple'), rest('Palm')],
    ['i', 'the cone should be purple', color('Palm', 'purple'), rest('Palm')],
    ['i', 'paint the thing in the back right corner purple', color('Palm', 'purple'), rest('Palm')],
    ['i', 'the green cone has to become purple', color('Palm', 'purple'), rest('Palm')],
  ]),
  ...requests('refers', 'patiodeck', [
    ['i', 'the pot on the far right should be blue', color('Pot 3', 'blue'), rest('Pot 3')],
    ['i', 'paint the last pot blue', color('Pot 3', 'blue'), rest('Pot 3')],
    ['i', 'the larger pot: blue', color('Pot 3', 'blue'), rest('Pot 3')],
    ['i', 'make the pot furthest to the right blue', color('Pot 3', 'blue'), rest('Pot 3')],
  ]),
  ...requests('refers', 'patiodeck', [
    [
      'i',
      'move the chair behind the table back by a metre',
      moved('Garden chair 3', [0, 0, -1]),
      rest('Garden chair 3'),
    ],
    [
      'i',
      'the chair at the back should go 1 m further back',
      moved('Garden chair 3', [0, 0, -1]),
      rest('Garden chair 3'),
    ],
    ['i', 'push the rear chair one metre back', moved('Garden chair 3', [0, 0, -1]), rest('Garden chair 3')],
  ]),
  ...requests('refers', 'patiodeck', [
    [
      'i',
      'the seats around the table should be white',
      color('Garden chair', 'white'),
      color('Garden chair 2', 'white'),
      color('Garden chair 3', 'white'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
    [
      'i',
      'paint the chairs at the table white',
      color('Garden chair', 'white'),
      color('Garden chair 2', 'white'),
      color('Garden chair 3', 'white'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
    [
      'i',
      'make all the garden chairs white, not the bench',
      color('Garden chair', 'white'),
      color('Garden chair 2', 'white'),
      color('Garden chair 3', 'white'),
      rest('Garden chair', 'Garden chair 2', 'Garden chair 3'),
    ],
  ]),
  ...requests('refusing', 'salon', [
    ['i', 'order a pizza', refuses, rest()],
    ['i', "what's the weather like tomorrow", refuses, rest()],
    ['i', 'move the elephant to the left', refuses, rest()],
    ['i', 'paint the fridge red', refuses, rest()],
    ['i', 'play some music', refuses, rest()],
  ]),
  ...requests('refusing', 'classhall', [
    ['i', 'move the chair to the left', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
    ['i', 'paint the chair', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
    ['i', 'delete the chair', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
    ['i', 'turn the chair around', asks('Chair', 'Chair 2', 'Chair 3'), rest()],
  ]),
  ...requests('several', 'salon', [
    [
      'i',
      'Make the sofa white. Delete the vase. And could you make the plant a bit bigger?',
      color('Sofa', 'white'),
      gone('Vase'),
      larger('Plant'),
      rest('Sofa', 'Vase', 'Plant'),
    ],
    [
      'i',
      'sofa white, vase gone, plant bigger',
      color('Sofa', 'white'),
      gone('Vase'),
      larger('Plant'),
      rest('Sofa', 'Vase', 'Plant'),
    ],
    [
      'i',
      'I want the sofa in white, no vase, and a bigger plant',
      color('Sofa', 'white'),
      gone('Vase'),
      larger('Plant'),
      rest('Sofa', 'Vase', 'Plant'),
    ],
  ]),
  ...requests('several', 'figures', [
    [
      'i',
      'put the ball on the red cube, make it white and delete the cone',
      on('Ball', 'Red cube'),
      color('Ball', 'white'),
      gone('Yellow cone'),
      rest('Ball', 'Yellow cone'),
    ],
    [
      'i',
      'the ball goes on the red cube; make it white; the cone can go',
      on('Ball', 'Red cube'),
      color('Ball', 'white'),
      gone('Yellow cone'),
      rest('Ball', 'Yellow cone'),
    ],
  ]),
  ...requests('light and view', 'salon', [
    ['i', 'what does it look like from above', viewed((l, f) => l.length + f.length > 0), rest()],
    ['i', 'i want to see the room from the left', viewed((l, f) => l.length + f.length > 0), rest()],
    ['i', 'zoom in on the vase', viewed((l, f) => l.length + f.length > 0), rest()],
    ['i', "bird's eye view", viewed((l, f) => l.length + f.length > 0), rest()],
    ['i', 'show me everything', viewed((l, f) => l.length + f.length > 0), rest()],
  ]),
  ...requests('mood', 'salon', [
    ['i', 'make it feel like a summer evening', setting((s) => s.environment.map === 'sunset'), rest()],
    ['i', 'golden hour please', setting((s) => s.environment.map === 'sunset'), rest()],
    ['i', 'how would it look at sunset', setting((s) => s.environment.map === 'sunset'), rest()],
    ['i', "i'd like a sunset mood", setting((s) => s.environment.map === 'sunset'), rest()],
  ]),
  ...requests('mood', 'salon', [
    ['i', 'turn it into a night scene', setting((s) => s.environment.map === 'night'), rest()],
    ['i', 'it should be night outside', setting((s) => s.environment.map === 'night'), rest()],
    ['i', 'switch to night', setting((s) => s.environment.map === 'night'), rest()],
    ['i', 'how about night time', setting((s) => s.environment.map === 'night'), rest()],
  ]),
  ...requests('questions', 'salon', [
    ['i', 'which piece of furniture is the tallest', says('Bookshelf'), rest()],
    ['i', 'is there anything taller than the lamp? what', says('Bookshelf'), rest()],
    ['i', "what's standing in the right back corner", says('Bookshelf'), rest()],
  ]),
  ...requests('questions', 'patiodeck', [
    ['i', 'how many people could sit on the garden chairs', says(/3/), rest()],
    ['i', 'count the pots please', says(/3/), rest()],
    ['i', 'number of chairs around the table?', says(/3/), rest()],
    ['i', 'how many flower pots have i got', says(/3/), rest()],
  ]),
  ...requests('questions', 'studyroom', [
    ['i', 'how wide is the desk', says(/1.6|160/), rest()],
    ['i', "what's the width of the desk?", says(/1.6|160/), rest()],
    ['i', 'tell me how broad the desk is', says(/1.6|160/), rest()],
    ['i', 'desk width?', says(/1.6|160/), rest()],
  ]),
  ...requests('questions', 'studyroom', [
    ['i', 'what colour is the mug', says(/red/i), rest()],
    ['i', 'is the mug red or blue', says(/red/i), rest()],
    ['i', "tell me the mug's colour", says(/red/i), rest()],
    ['i', 'the mug - which colour is it?', says(/red/i), rest()],
  ]),
]
