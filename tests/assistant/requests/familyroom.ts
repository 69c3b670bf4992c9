import { added, color, gap, measures, moved, newBounds, newOnes, on, rest } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a family room, much of it taken back in the same breath. */
export const FAMILYROOM = [
  ...requests('create', 'familyroom', [
    [
      'c',
      'hang a picture above the sofa... no wait, above the TV',
      added(1),
      (r) => {
        const [{ bounds }] = newBounds(r)
        return bounds.min[1] > 1.2 && bounds.max[2] < -2.8 ? null : 'the picture hangs elsewhere'
      },
    ],
    ['c', 'add two chairs, no, three chairs around the coffee table', added(3)],
    ['i', 'add two lamps, no three', added(3)],
    ['c', 'add a side table with a lamp between the sofa and the plant', added(2), on('Lamp', 'Side table')],
    ['i', 'turn on some warm lights', added(3)],
    [
      'c',
      'add three spot lights',
      (r) =>
        new Set(newBounds(r).map(({ bounds }) => bounds.min[0].toFixed(2))).size === 3 ? null : 'they are in one place',
    ],
    ['i', "there's nowhere to put my coffee beside the sofa", added(1), rest()],
    ['c', 'clone the plant three times, one for each corner', newOnes(3), moved('Plant', [0, 0, 0])],
    ['c', 'put a copy of the plant in every corner', newOnes(3)],
    [
      'c',
      'put a nice big plant in the empty corner',
      (r) => {
        const [{ bounds }] = newBounds(r)
        return bounds.min[0] > 2 && bounds.min[2] > 1 ? null : 'it stands in another corner'
      },
    ],
    ['c', 'duplicate the plant into the other three corners', newOnes(3)],
  ]),
  ...requests('change', 'familyroom', [
    ['c', 'paint the rug red, no wait, dark blue', color('Rug', '#00008b')],
    ['c', 'make the rug as wide as the room and red', measures('Rug', [8, 0.02, 1.6]), moved('Rug', [0.5, 0, 0])],
    ['c', 'could you make the rug cover the whole floor', measures('Rug', [8, 0.02, 6]), moved('Rug', [0.5, 0, 0])],
    ['i', "the rug doesn't match the sofa", color('Rug', '#556677')],
  ]),
  ...requests('move', 'familyroom', [
    ['c', 'move the plant 1 m to the left, no, 2 m', moved('Plant', [-2, 0, 0])],
    ['c', 'the TV is too low, put it at 1.2 m', moved('TV', [0, 0.7, 0])],
    ['i', 'i want to sit closer to the TV', moved('Sofa', [0, null, null]), moved('TV', [0, 0, 0])],
  ]),
  ...requests('relations', 'familyroom', [
    [
      'c',
      'push the two desks together',
      gap('Desk A', 'Desk B', 0),
      moved('Desk A', [0, 0, 0.45]),
      rest('Desk A', 'Desk B'),
    ],
    [
      'c',
      'push the two desks together end to end so they form one long table',
      gap('Desk A', 'Desk B', 0),
      moved('Desk A', [null, 0, 0.75]),
      moved('Desk B', [null, 0, -0.75]),
    ],
  ]),
]
