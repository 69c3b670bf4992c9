import { added, at, front, gap, gone, measures, moved, on, rest, turned, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a bedroom. */
export const BEDCHAMBER = [
  ...requests('create', 'bedchamber', [
    ['c', 'Put a second lamp like the first on the right nightstand', added(1), on('Lamp 2', 'Nightstand right')],
    ['c', 'Put a window with curtains in the back wall', added(3), within('Window', 'Back wall', 0.01)],
    ['c', 'Lay two pillows at the head of the bed', added(2), on('Pillow', 'Bed'), on('Pillow 2', 'Bed')],
  ]),
  ...requests('relations', 'bedchamber', [
    ['c', 'Move the chest to the foot of the bed', front('Chest', 'Bed'), at('Chest', [0, null, null])],
    [
      'c',
      'Put the two nightstands 10 cm from the bed',
      gap('Nightstand left', 'Bed', 0.1),
      gap('Nightstand right', 'Bed', 0.1),
    ],
    ['c', "Align the wardrobe's front with the front of the bed", moved('Wardrobe', [0, 0, -2.1])],
    [
      'c',
      'Turn the whole room by 90 degrees',
      on('Lamp', 'Nightstand left'),
      turned('Bed', 90),
      moved('Bed', [-1.4, 0, 1.3]),
    ],
    ['c', 'Rotate the bed so that its head points to the left wall', turned('Bed', 90)],
    [
      'c',
      "Reduce the wardrobe's depth by 10 cm, keeping its back against the wall",
      measures('Wardrobe', [0.6, 2, 1.3]),
      within('Wardrobe', 'Left wall', 0.01),
    ],
    ['c', 'Move everything that is on the rug off it', moved('Ball', [0.25, 0, null], 0.02), rest('Ball')],
    ['i', 'the mirror should reflect the bed', rest('Mirror')],
    ['i', 'i hit my toe on the chest all the time, get it out of the way', moved('Chest', [1, 0, 0]), rest('Chest')],
    ['i', 'the bed is not centered on the wall', within('Bed', 'Back wall', 0.001), at('Bed', [0, null, null])],
    ['i', ['where did the ball go?', 'and make it roll 1 m to the left'], moved('Ball', [-1, 0, 0])],
  ]),
  ...requests('sets', 'bedchamber', [
    [
      'c',
      'Remove the right nightstand together with whatever stands on it',
      gone('Nightstand right'),
      rest('Nightstand right'),
    ],
    [
      'c',
      'Remove the left nightstand together with whatever stands on it',
      gone('Nightstand left', 'Lamp'),
      rest('Nightstand left', 'Lamp'),
    ],
  ]),
  ...requests('light and view', 'bedchamber', [['i', 'lights out', rest()]]),
]
