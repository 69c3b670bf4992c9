import { added, larger, on, rest, setting, sound, there } from '../checks.ts'
import { requests } from '../harness.ts'

/** Orders of a first use with an imported dish. */
export const DISHES = [
  ...requests('create', 'dishes', [
    [
      'c',
      'slide a low square wooden table underneath the dish and make it just a bit bigger than the dish',
      added(1),
      on('Dish', 'Table'),
      larger('Table', []),
      rest('Dish'),
    ],
    ['c', 'push a small round table under the dish', added(1), on('Dish', 'Round table'), rest('Dish')],
  ]),
  ...requests('create', 'dishes', [
    [
      'i',
      'that dish could do with a companion: copy it and set the copy beside it, the same height',
      added(1),
      there('Dish 2'),
      sound,
      rest(),
    ],
    ['i', 'the dish needs a twin: duplicate it', added(1), there('Dish 2'), sound, rest()],
  ]),
  ...requests('light and view', 'dishes', [
    [
      'c',
      'now hang a soft warm lamp half a metre over the dish and dim everything else a little',
      added(1),
      setting((s) => s.exposure < 1),
      rest(),
    ],
    [
      'c',
      'hang a gentle warm lamp over the dish and dim everything else',
      added(1),
      setting((s) => s.exposure < 1),
      rest(),
    ],
  ]),
]
