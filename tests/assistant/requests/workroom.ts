import { added, at, beside, bottom, color, front, gap, left, measures, on, rest, turned, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a room with a desk, a sofa, a shelf and balls. */
export const WORKROOM = [
  ...requests('relations', 'workroom', [
    [
      'c',
      'Move the sofa against the left wall, facing the desk',
      within('Sofa', 'Left wall', 0.01),
      turned('Sofa', 90),
      rest('Sofa'),
    ],
    [
      'c',
      'line the three balls up in front of the sofa, 30 cm apart, from small to large',
      left('Ball 2', 'Ball'),
      left('Ball', 'Ball 3'),
      gap('Ball 2', 'Ball', 0.3),
      measures('Ball 3', [0.7, 0.7, 0.7]),
      front('Ball', 'Sofa'),
    ],
    [
      'c',
      'move the shelf along the left wall until it is 1 m from the back wall',
      gap('Shelf', 'Back wall', 1),
      on('Book', 'Shelf'),
      on('Book 2', 'Shelf'),
    ],
    ['c', 'move the coffee table to 1 m from the back wall', gap('Coffee table', 'Back wall', 1)],
    [
      'c',
      'move the coffee table against the left wall and 1.2 m from the back wall',
      within('Coffee table', 'Left wall', 0.01),
      gap('Coffee table', 'Back wall', 1.2),
    ],
    [
      'c',
      'raise all balls by 1 m and space them out evenly between the shelf and the lamp',
      bottom('Ball', 1),
      bottom('Ball 2', 1),
      bottom('Ball 3', 1),
    ],
    [
      'c',
      'put the coffee table 60 cm in front of the sofa, centered on it',
      gap('Coffee table', 'Sofa', 0.6),
      at('Coffee table', [2, 0.2, null]),
    ],
    ['c', 'Swap the sofa and the desk, keeping their directions', at('Sofa', [-2, 0.4, null]), on('Monitor', 'Desk')],
    ['i', 'the monitor is sinking into the desk', on('Monitor', 'Desk'), rest('Monitor')],
    ['i', ['move the sofa to the left wall', 'no, the other wall'], within('Sofa', 'Back wall', 0.01)],
  ]),
  ...requests('create', 'workroom', [
    [
      'c',
      'create a row of three white cubes of 40 cm along the back wall with 20 cm between them',
      added(3, { size: [0.4, 0.4, 0.4], color: '#ffffff' }),
    ],
    [
      'c',
      'add a blue box to the left of the red box... I mean of the sofa',
      added(1, { color: '#0000ff' }),
      left('Box', 'Sofa'),
      beside('Box', 'Sofa'),
    ],
    ['i', "couldn't we have some greenery next to the shelf?", added(1), beside('Plant', 'Shelf'), rest()],
    ['i', 'somebody should be able to read on the sofa at night', added(1), beside('Lamp 2', 'Sofa'), rest()],
  ]),
  ...requests('change', 'workroom', [
    ['i', 'teh bals shoud be smaler, half the size say', measures('Ball', [0.25, 0.25, 0.25])],
    ['i', 'same colour for the lamp as for the sofa please', color('Lamp', '#000080'), rest('Lamp')],
    [
      'i',
      ['paint the desk white', 'and the shelf', 'and make the chair match'],
      color('Office chair', '#ffffff'),
      rest('Office chair'),
    ],
  ]),
]
