import {
  added,
  at,
  color,
  front,
  gap,
  gone,
  left,
  measures,
  moved,
  on,
  refuses,
  rest,
  right,
  sound,
  surface,
  up,
} from '../checks.ts'
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
  ...requests('place', 'deskfloor', [
    [
      'i',
      'every desk deserves its own lamp',
      added(3, { where: (bounds) => Math.abs(bounds.min[1] - 0.75) < 0.02 }),
      sound,
    ],
    [
      'i',
      'the mug is a hazard next to the computer, move it to the other side of the desk',
      at('Coffee Mug', [-3.5, 0.81, -3.3]),
      rest('Coffee Mug'),
    ],
    [
      'i',
      'I think the plants should frame the whiteboard',
      left('Plant', 'Whiteboard'),
      right('Plant 2', 'Whiteboard'),
      rest('Plant', 'Plant 2'),
    ],
    [
      'c',
      'put a rug under the meeting table, big enough for the stools as well',
      added(1, {
        where: ({ min, max }) => min[0] < -3 && max[0] > 4.2 && min[2] < 1 && max[2] > 3 && max[1] < 0.05,
      }),
    ],
    [
      'c',
      'add a carpet big enough for all the stools',
      added(1, { where: ({ min, max }) => min[0] < 1.8 && max[0] > 4.2 && min[2] < 1.3 && max[2] > 2.7 }),
    ],
    ['c', 'line the back wall with plants', added(6, { where: ({ min }) => min[2] < -4.9 && min[2] > -5 })],
    ['i', 'the laptop is dangerously close to the edge', at('Laptop', [3, null, -3.5])],
  ]),
  ...requests('change', 'deskfloor', [
    [
      'c',
      'make the whiteboard wide enough to span all the desks',
      measures('Whiteboard', [7.6, 1.2, 0.04]),
      rest('Whiteboard'),
    ],
    ['i', 'make the bin large enough for the printer', measures('Bin', [0.495, 0.4, 0.495]), rest('Bin')],
    ['c', 'make the meeting table big enough to hold the printer', refuses],
    [
      'c',
      'paint the 3 desks red green and blue respectively',
      color('Desk', 'red'),
      color('Desk 2', 'green'),
      color('Desk 3', 'blue'),
      rest('Desk', 'Desk 2', 'Desk 3'),
    ],
    ['i', "raise the printer by a hand's width", moved('Printer', [0, 0.1, 0]), rest('Printer')],
    ['i', 'get rid of the clutter on the desks', gone('Monitor', 'Monitor 2', 'Laptop', 'Coffee Mug', 'Globe')],
    [
      'i',
      'let the three desks form a U shape',
      front('Desk', 'Desk 2'),
      front('Desk 3', 'Desk 2'),
      on('Laptop', 'Desk 3'),
    ],
  ]),
]
