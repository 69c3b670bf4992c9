import { added, at, bottom, color, gap, gone, measures, moved, rest, says, surface, there } from '../checks.ts'
import { type Request, requests } from '../harness.ts'

/** Requests that came later: in plain rooms, and of what goes on from message to message. */
export const COMERS: Request[] = [
  ...requests('mixed', 'livingplain', [
    ['p', 'make the lamp glow orange', surface('Lamp', (s) => s.emissive === '#ffa500'), rest('Lamp')],
    [
      'p',
      'place six candles in a circle on the floor, 3 m across',
      added(6),
      measures('Candle', [null, 0.2, null]),
      rest(),
    ],
    ['c', 'make a ring of 8 cubes, 3 m across', added(8), measures('Cube', [1, 1, 1])],
    ['c', 'two tall cylinders flanking the window', added(2), rest()],
    [
      'c',
      'the bookshelf is a bit too tall, shave off 30 cm',
      measures('Bookshelf', [0.4, 1.7, 1.2]),
      rest('Bookshelf'),
    ],
    ['p', 'trim 30 cm off the bookshelf', measures('Bookshelf', [0.4, 1.7, 1.2]), bottom('Bookshelf', 0)],
    ['c', 'the sofa is too wide, cut off half a metre', measures('Sofa', [1.7, 0.8, 0.9])],
    ['c', 'tip the book up on its edge', measures('Book', [0.25, 0.18, 0.04]), rest('Book')],
    ['c', 'stand the book on end', bottom('Book', 0.4), rest('Book')],
    [
      'i',
      "i can't see the TV from the sofa because of the coffee table, so shift it a metre left",
      moved('Coffee Table', [-1, 0, 0]),
      moved('Mug', [-1, 0, 0]),
    ],
    [
      'c',
      'spread the boxes evenly along the right side of the floor',
      at('Red Box', [4.75, null, null]),
      at('Green Box', [4.8, null, null]),
    ],
    ['p', 'put a plant next to the TV', added(1), bottom('Plant 2', 0), rest()],
    ['c', 'put a lamp on both sides of the TV', added(2), bottom('Lamp 2', 0), bottom('Lamp 3', 0), rest()],
    ['p', 'put the red box beside the TV', bottom('Red Box', 0), gap('Red Box', 'TV Stand', 0)],
    ['p', ['how many boxes are there?', 'and balls?'], says(/2: Ball and Ball 2/), rest()],
    [
      'p',
      ['how many boxes are there?', 'which one is the largest?', 'make it smaller'],
      measures('Blue Box', [0.4, 0.4, 0.4]),
      rest('Blue Box'),
    ],
    ['p', ['which things are red?', 'which of them is the smallest?'], says(/^Ball\b/), rest()],
    ['p', ['delete the plant', 'oops, bring it back'], there('Plant'), says(/Undone/), rest()],
    [
      'p',
      ['what colour is the armchair?', 'make the sofa the same colour', 'and the mug too'],
      color('Sofa', '#ff0000'),
      color('Mug', '#ff0000'),
    ],
    [
      'c',
      ['make the red box 1 m tall', 'the blue one as well', 'and the green one should be twice that'],
      measures('Green Box', [0.4, 2, 0.4]),
      measures('Blue Box', [0.6, 1, 0.6]),
    ],
    ['c', ['make the lamp 1.2 m tall', 'and the plant half that height'], measures('Plant', [0.6, 0.6, 0.6])],
    [
      'c',
      ['make the red box blue', 'but the green one should be taller'],
      color('Red Box', '#0000ff'),
      measures('Green Box', [0.4, 0.6, 0.4]),
    ],
    [
      'c',
      ['add three boxes in a row next to the armchair', 'stack the boxes', 'paint the boxes gold'],
      color('Box', '#ffc65a'),
      color('Red Box', '#ff0000'),
    ],
    [
      'p',
      ['add three chairs in front of the sofa', 'delete the chairs'],
      there('Chair 1', 'Chair 2', 'Broken Chair'),
      gone('Chair', 'Chair 3'),
    ],
    ['c', ['add a table with four chairs', 'make the chairs red'], color('Chair 1', '#ffffff')],
    ['c', ['group the chairs', 'move the group to the back wall', 'turn it around'], at('Window', [2, 1.5, -3.88])],
  ]),
]
