import {
  added,
  beside,
  between,
  color,
  faces,
  front,
  left,
  measures,
  moved,
  newBounds,
  refuses,
  rest,
  right,
  says,
  size,
} from '../checks.ts'
import { requests } from '../harness.ts'

const alongDepth = (wanted: number) => (result: Parameters<typeof newBounds>[0]) =>
  newBounds(result).every(({ bounds }) => size(bounds)[2] > wanted) ? null : 'a fence does not run along the side'

/** What was not understood at first sight in a garden with a pond, pines and a grill. */
export const BACKGARDEN = [
  ...requests('create', 'backgarden', [
    ['c', 'line the pond with stones', added(12), rest()],
    ['c', 'put a duck in the middle of the pond and two more around it', added(3), beside('Duck 2', 'Duck'), rest()],
    [
      'c',
      'add a fence on the left and on the right side of the lawn like the one at the back',
      added(2),
      left('Fence 2', 'Lawn'),
      right('Fence 3', 'Lawn'),
      alongDepth(11),
      rest(),
    ],
    [
      'c',
      'put lanterns on both sides of the bench',
      added(1),
      left('Lantern', 'Bench'),
      right('Lantern 2', 'Bench'),
      rest('Lantern'),
    ],
    ['i', 'the kids need something to play with', added(1), rest()],
    ['i', "it's getting late, some light would be good", added(1), rest()],
    ['i', "we can't all sit at the table, there are six of us", added(3), beside('Chair 6', 'Table')],
    ['i', 'a bit more nature on the left please', added(3), rest()],
    ['i', ['how many seats do we have?', 'add enough for eight'], added(4), rest()],
    ['i', 'shade for the table please', added(1), rest()],
    ['i', 'the fence should go all the way around', front('Fence 2', 'Pond')],
  ]),
  ...requests('change', 'backgarden', [
    ['p', 'make the lawn green', color('Lawn', '#008000'), rest('Lawn')],
    [
      'c',
      'make the house one storey higher and give it a red roof',
      measures('House', [5, 5.8, 3]),
      added(1),
      rest('House'),
    ],
    [
      'c',
      'make all the wooden things darker',
      color('Table', '#6f4d2c'),
      color('Bench', '#583721'),
      rest('Table', 'Bench', 'Fence'),
    ],
    ['i', ['are the pines the same size?', 'make them so'], measures('Pine 2', [1.6, 5, 1.6]), rest('Pine 2')],
    ['i', 'can you mow... nah, just make the lawn green', color('Lawn', '#008000'), rest('Lawn')],
    ['i', ['are the chairs the same color?', 'if not, make it so'], color('Chair 3', '#ffffff'), rest('Chair 3')],
  ]),
  ...requests('relations', 'backgarden', [
    [
      'c',
      'move the bench so that it stands between the two pines and faces the pond',
      between('Bench', 'Pine', 'Pine 2'),
      faces('Bench', 'Pond'),
      rest('Bench'),
    ],
    [
      'i',
      'the grill is way too close to the table, smoke everywhere',
      moved('Grill', [-0.89, 0, 0.45]),
      says(/smoke everywhere/),
      rest('Grill'),
    ],
  ]),
  ...requests('refusing', 'backgarden', [
    ['i', 'turn everything that faces the wrong way', refuses, rest()],
    ['i', 'what would happen if i delete the table?', rest()],
  ]),
]
