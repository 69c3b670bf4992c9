import { added, color, gone, moved, on, rest, there, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in an office with a desk and a table for meetings. */
export const TEAMOFFICE = [
  ...requests('relations', 'teamoffice', [
    [
      'c',
      'line up all four chairs along the right wall facing the room',
      turned('Chair 1', -90),
      turned('Chair 4', -90),
      moved('Office chair', [0, 0, 0]),
    ],
    [
      'c',
      'put a laptop in front of each chair at the meeting table',
      added(4),
      on('Laptop', 'Meeting table'),
      on('Laptop 4', 'Meeting table'),
      rest(),
    ],
  ]),
  ...requests('change', 'teamoffice', [
    ['c', 'paint the 4 chairs yellow', color('Chair 1', '#ffff00'), color('Office chair', '#222222')],
    ['c', 'delete the four chairs', gone('Chair 1', 'Chair 2', 'Chair 3', 'Chair 4'), there('Office chair')],
  ]),
]
