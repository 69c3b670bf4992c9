import { added, at, color, gap, measures, moved, on, refuses, rest, surface, up } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in ordinary rooms and grounds, and is now. */
export const FIRSTHAND = [
  ...requests('turn', 'sunroom', [
    ['p', 'tip the vase over on its side', up('Vase', [1, 0, 0]), rest('Vase')],
    [
      'c',
      'push the bookshelf flush against the left wall',
      gap('Bookshelf', 'Left Wall', 0),
      measures('Bookshelf', [0.35, 2, 1.2]),
      rest('Bookshelf'),
    ],
    ['c', 'put the bookshelf on the left wall', gap('Bookshelf', 'Left Wall', 0), at('Bookshelf', [null, 1, null])],
  ]),
  ...requests('move', 'sunroom', [
    [
      'i',
      ['nudge the sofa a touch to the left', 'a bit more', 'ok back to where it started'],
      at('Sofa', [-2, 0.4, -3]),
      rest('Sofa'),
    ],
    [
      'i',
      ['move the vase 1 m to the left', 'lift it by 20 cm', 'put the vase back in its original position'],
      at('Vase', [2.5, 0.9, 0]),
    ],
    ['i', 'plase the vaze betwen the sofa an the coffe tabel', at('Vase', [-2, null, -2.25]), rest('Vase')],
  ]),
  ...requests('set', 'boxyard', [
    [
      'c',
      'the red boxes should be glossy and the blue one matte',
      surface('Red Box', ({ roughness }) => roughness < 0.3),
      surface('Small Red Box', ({ roughness }) => roughness < 0.3),
      surface('Blue Box', ({ roughness }) => roughness > 0.9),
      rest('Red Box', 'Small Red Box', 'Blue Box'),
    ],
    [
      'c',
      'I want the ball to be twice its size but stay on the ground',
      measures('Ball', [1.2, 1.2, 1.2]),
      at('Ball', [3.5, 0.6, 2]),
      rest('Ball'),
    ],
    [
      'c',
      'could the two columns stand a metre nearer to one another?',
      moved('Column A', [0.5, 0, 0]),
      moved('Column B', [-0.5, 0, 0]),
      rest('Column A', 'Column B'),
    ],
    [
      'c',
      'move everything on the ground 1 m to the left',
      moved('House', [-1, 0, 0]),
      moved('Tree 2', [-1, 0, 0]),
      moved('Ground', [0, 0, 0]),
    ],
    ['i', 'colum a shoud be twise as tal', measures('Column A', [0.6, 6, 0.6]), rest('Column A')],
    [
      'i',
      'chnage the hous to lite blue an put the bal on its rof',
      color('House', 'blue'),
      on('Ball', 'House'),
      rest('House', 'Ball'),
    ],
    ['i', 'the car should not be so near to the house', refuses],
    // Each beside its own, and none off the ground.
    ['c', 'duplicate the trees', added(2, { where: ({ min, max }) => min[0] > -7 && max[0] < 7 && max[2] < 6 })],
  ]),
]
