import { added, at, clear, color, gone, measures, moved, on, rest, right, says, there } from '../checks.ts'
import { type Request, requests } from '../harness.ts'

/** What people ask of a kitchen with an island, of a gym, of a camp. */
export const LATER_TRIES: Request[] = [
  ...requests('mixed', 'stoveroom', [
    ['c', 'put the trash can in front of the stove', right('Trash Can', 'Stove'), rest('Trash Can')],
    ['c', 'place bar stool 1 in front of the stove', at('Bar Stool 1', [null, null, -1]), rest('Bar Stool 1')],
    ['c', 'delete the thing next to the kettle on the left', gone('Toaster'), rest('Toaster')],
    ['p', 'what is next to the kettle on the right?', says(/^Microwave\.$/), rest()],
    ['c', 'set the table for two on the island', added(2), on('Plate', 'Island'), on('Plate 2', 'Island'), rest()],
    ['i', 'set the island for three', added(3), on('Plate 3', 'Island'), rest()],
    ['i', 'i want to cook, is there room for a pot on the stove?', says(/^Yes/), rest()],
    [
      'i',
      ['clear the counter', 'put it all on the island instead'],
      on('Toaster', 'Island'),
      on('Microwave', 'Island'),
      rest('Toaster', 'Microwave', 'Kettle'),
    ],
    [
      'c',
      'take everything off the counter and put it on the island',
      on('Kettle', 'Island'),
      rest('Toaster', 'Microwave', 'Kettle'),
    ],
    [
      'c',
      'move the island 1 m back and bring the stools',
      moved('Bar Stool 1', [0, 0, -1]),
      moved('Fruit Bowl', [0, 0, -1]),
      rest('Island', 'Fruit Bowl', 'Cutting Board', 'Bar Stool 1', 'Bar Stool 2', 'Bar Stool 3'),
    ],
  ]),
  ...requests('mixed', 'mirrorgym', [
    [
      'c',
      'line the treadmills up against the mirror wall',
      moved('Treadmill 1', [0, 0, -0.55]),
      moved('Treadmill 3', [0, 0, -0.55]),
      rest('Treadmill 1', 'Treadmill 2', 'Treadmill 3'),
    ],
    [
      'c',
      'put a bench in front of the lockers',
      right('Bench', 'Locker 2'),
      measures('Bench', [0.474, null, 1.5]),
      rest(),
    ],
    [
      'c',
      'replace the exercise bike with a fourth treadmill',
      there('Treadmill 4'),
      gone('Exercise Bike'),
      rest('Exercise Bike'),
    ],
    [
      'p',
      'make the lockers reach up to 2 meters',
      measures('Locker 2', [0.5, 2, 0.4]),
      rest('Locker 1', 'Locker 2', 'Locker 3'),
    ],
  ]),
  ...requests('mixed', 'tentcamp', [
    ['c', 'scatter some flowers but not near the tents', there('Flower 5'), clear('Flower'), rest()],
    [
      'c',
      'move the picnic table 3 m back and bring the lantern',
      moved('Lantern', [0, 0, -3]),
      rest('Picnic Table', 'Lantern'),
    ],
    ['c', 'make it night and light the fire', rest('Fire Pit')],
    [
      'i',
      "it's a bit crowded around the fire, give it more room",
      moved('Log 1', [-0.5, 0, null], 0.1),
      rest('Log 1', 'Log 2'),
    ],
    ['c', 'delete everything near the fire pit', gone('Log 1', 'Log 2'), rest('Log 1', 'Log 2')],
    ['c', 'paint all things close to the fire pit red', color('Log 1', '#ff0000'), rest('Log 1', 'Log 2')],
    ['c', 'delete all things close to the fire pit', gone('Log 1', 'Log 2'), rest('Log 1', 'Log 2')],
  ]),
]
