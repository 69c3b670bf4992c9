import { added, at, bottom, color, left, moved, on, rest, right, sound, surface } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight on a field with blocks, balls, crates and a tent. */
export const BLOCKSFIELD = [
  ...requests('create', 'blocksfield', [
    ['c', 'put a crossbar on the two posts', added(1), on('Crossbar', 'Post'), rest()],
    [
      'c',
      'copy the tent to the left and right of the original with 1 m gaps',
      added(2),
      left('Tent 2', 'Tent'),
      right('Tent 3', 'Tent'),
      at('Tent 3', [3.5, null, -3]),
      rest(),
    ],
  ]),
  ...requests('relations', 'blocksfield', [
    ['p', 'unstack the crates', bottom('Crate 2', 0), rest('Crate', 'Crate 2')],
    ['c', 'bring the posts closer together by 1 m each', moved('Post', [1, 0, 0]), moved('Post 2', [-1, 0, 0])],
    ['i', 'swap red and blue', moved('Red block', [2, 0, 0]), moved('Blue block', [-2, 0, 0])],
    [
      'i',
      'everything is too close together, spread it out',
      sound,
      rest(
        'Red block',
        'Blue block',
        'Yellow block',
        'Big ball',
        'Small ball',
        'Post',
        'Post 2',
        'Tent',
        'Crate',
        'Crate 2',
      ),
    ],
    [
      'i',
      'both of the balls are on the wrong side, bring them over to the left',
      moved('Big ball', [-1, 0, 0]),
      moved('Small ball', [-1, 0, 0]),
      rest('Big ball', 'Small ball'),
    ],
  ]),
  ...requests('change', 'blocksfield', [
    [
      'i',
      'the blocks should look like wood',
      color('Red block', '#a9743f'),
      surface('Blue block', ({ roughness }) => roughness === 0.75),
      rest('Red block', 'Blue block', 'Yellow block'),
    ],
    ['i', "i'd prefer the tent in green, no, in light green", color('Tent', '#90ee90'), rest('Tent')],
  ]),
]
