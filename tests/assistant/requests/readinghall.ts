import { added, at, bottom, color, evenly, faces, gone, moved, on, rest, sound, there, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a reading hall. */
export const READINGHALL = [
  ...requests('create', 'readinghall', [
    ['p', 'put a globe on the floor', added(1), bottom('Globe 2', 0), sound],
    ['c', 'put a desk lamp like the green one on reading table 2', on('Desk lamp 2', 'Reading table 2')],
    ['c', 'hang a painting between shelf 1 and shelf 2', at('Painting', [-2.35, 1.5, -4.48]), rest()],
    [
      'c',
      'copy table 1 with its chairs and lamp to 2.5 m in front',
      added(4),
      at('Reading table 3', [-2, 0.37, 2.5]),
      at('Chair 5', [-2.4, null, 3.3]),
      on('Desk lamp 2', 'Reading table 3'),
    ],
    ['i', ['is there a plant?', 'no? then add one in the corner'], added(1), sound],
  ]),
  ...requests('relations', 'readinghall', [
    [
      'c',
      'turn chairs 3 and 4 around and push them under the table',
      turned('Chair 3', 180),
      moved('Chair 4', [0, 0, -0.12], 0.1),
      rest('Chair 3', 'Chair 4'),
    ],
    ['i', "i don't want the globe on the desk but on the floor", bottom('Globe', 0), sound],
    ['i', ['move it', 'the bin', 'out of the way'], rest('Trash bin')],
    ['i', 'mak chiar 1 lok at the lamp', faces('Chair 1', 'Desk lamp')],
    ['i', 'swap chair 1 with the one next to it', moved('Chair 1', [0.8, 0, 0]), moved('Chair 2', [-0.8, 0, 0])],
    ['i', 'the shelvs ned to be spaced evnly', evenly(['Shelf 1', 'Shelf 2', 'Shelf 3'], 0)],
    [
      'i',
      'can the globe be a little smaller, and spin it half way round',
      turned('Globe', 180),
      on('Globe', 'Librarian desk'),
    ],
  ]),
  ...requests('sets', 'readinghall', [
    [
      'c',
      'make the chairs at table 1 red and those at table 2 blue',
      color('Chair 1', '#ff0000'),
      color('Chair 3', '#0000ff'),
      moved('Chair 1', [0, 0, 0]),
    ],
    ['c', 'remove the chairs from the left table', gone('Chair 1', 'Chair 2'), there('Chair 3', 'Chair 4')],
  ]),
]
