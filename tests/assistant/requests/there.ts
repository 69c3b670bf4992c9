import { beside, color, inside, measures, moved, newOnes, on, refuses, rest, says, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What "there" is, and names with words that say more: a flat, blocks, doors and crates. */
export const THERE = [
  ...requests('memory', 'flat2', [
    ['i', ['put the mug on the dining table', 'put a plate there'], newOnes(1), on('Plate', 'Dining table')],
    ['i', ['put the mug on the dining table', 'add a plate there too'], newOnes(1), on('Plate', 'Dining table')],
    ['i', ['what is on the dining table?', 'put a plate there'], newOnes(1), on('Plate', 'Dining table')],
    [
      'i',
      ['put the mug on the dining table', 'move the book there too'],
      on('Book', 'Dining table'),
      on('Mug', 'Dining table'),
    ],
    ['i', ['what is next to the sofa?', 'put a stool there'], newOnes(1), beside('Stool', 'Sofa')],
    [
      'i',
      ['is there anything under the dining table?', 'put a stool there'],
      newOnes(1),
      inside('Stool', 'Dining table'),
    ],
    ['i', ['add a vase on the dining table', 'put three flowers there'], newOnes(3), on('Flower', 'Dining table')],
    ['i', ['put a lamp in the left corner', 'move the ball there'], within('Ball', 'Left wall', 0.3)],
  ]),
  ...requests('create', 'flat2', [
    ['c', 'put the ball on a round wooden pedestal', newOnes(1), on('Ball', 'Pedestal'), says(/round/)],
    [
      'c',
      'the ball needs something to stand on, put it on a round wooden pedestal',
      newOnes(1),
      on('Ball', 'Pedestal'),
      says(/round/),
    ],
    ['c', 'put the ball on a square wooden plinth', newOnes(1), on('Ball', 'Plinth')],
    ['p', 'add a round wooden stool', newOnes(1), says(/^(?!.*do not know)/)],
    ['p', 'add a round vase', newOnes(1), says(/^(?!.*do not know)/)],
    ['i', 'put a stool there', newOnes(1), says(/there/)],
    [
      'i',
      'the ball could use a pedestal, put it on a round blue one',
      newOnes(1),
      on('Ball', 'Pedestal'),
      says(/round/),
    ],
    ['i', 'the sofa could use a floor lamp, put a tall one next to it', newOnes(1), beside('Floor lamp', 'Sofa')],
    ['c', 'if there is no spotlight, shine one on the ball', newOnes(1), rest()],
    ['c', 'add a spotlight and shine it on the ball', newOnes(1), rest()],
    ['i', 'the trees are too small, make the left one taller', refuses, rest()],
    ['i', 'one of the pianos is too small, make the left one half a metre taller', refuses, rest()],
  ]),
  ...requests('questions', 'playblocks', [
    ['p', 'How tall is the cone?', says(/1.5 m tall/), rest()],
    ['p', 'how tall is the tall cylinder?', says(/3 m tall/), rest()],
  ]),
  ...requests('questions', 'adjectives', [
    ['p', 'how tall is the old tree?', says(/4 m tall/), rest()],
    ['p', 'what is the height of the old tree?', says(/4 m tall/), rest()],
  ]),
  ...requests('change', 'adjectives', [
    ['p', 'make the red ball red', color('Red ball', 'red'), rest('Red ball')],
    ['p', 'make the ball red', color('Red ball', 'red'), rest('Red ball')],
    ['p', 'make the tower as tall as the old tree', measures('Tall tower', [null, 4, null]), rest('Tall tower')],
  ]),
  ...requests('move', 'adjectives', [
    ['p', 'move the left door to the right', moved('Left door', [1, 0, 0]), rest('Left door')],
    ['p', 'move the left door 1 m right', moved('Left door', [1, 0, 0]), rest('Left door')],
    ['p', 'put the top hat on the big crate', on('Top hat', 'Big crate'), rest('Top hat')],
    ['p', 'place the hat on the big crate', on('Top hat', 'Big crate'), rest('Top hat')],
    ['p', 'put the small crate on the big one', on('Small crate', 'Big crate'), rest('Small crate')],
    ['p', 'put the small crate on top of the big crate', on('Small crate', 'Big crate'), rest('Small crate')],
    ['p', 'move the back pack back', moved('Back pack', [0, 0, -1]), rest('Back pack')],
    ['p', 'move the backpack back by 1 m', moved('Back pack', [0, 0, -1]), rest('Back pack')],
    ['p', 'move box 1 next to box 2', beside('Box_01', 'Box_02'), rest('Box_01')],
    ['p', 'put Box_01 beside Box_02', beside('Box_01', 'Box_02'), rest('Box_01')],
  ]),
  ...requests('create', 'adjectives', [
    ['c', 'make a new tree next to the old one', newOnes(1), beside('New tree 2', 'Old tree')],
  ]),
  ...requests('sets', 'adjectives', [
    [
      'i',
      'everything small should be red',
      color('Small crate', 'red'),
      color('Top hat', 'red'),
      color('Tall tower', 'gray'),
    ],
  ]),
]
