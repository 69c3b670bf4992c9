import { added, color, holds, measures, newBounds, on } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a small shop. */
export const SMALLSHOP = [
  ...requests('change', 'smallshop', [
    [
      'c',
      'paint the back wall blue and the side walls light blue',
      color('Back wall', '#0000ff'),
      color('Left wall', '#add8e6'),
      color('Right wall', '#add8e6'),
    ],
  ]),
  ...requests('create', 'smallshop', [
    [
      'c',
      'add a carpet under the display case, 1 m larger in both directions',
      added(1),
      measures('Carpet', [2.6, null, 1.6]),
    ],
    ['p', 'put the vase and the bowl on the counter', on('Vase', 'Counter'), on('Bowl', 'Counter')],
    [
      'i',
      'the wall behind the counter could use a picture',
      added(1),
      holds('it hangs', (result) => newBounds(result).every(({ bounds }) => bounds.min[1] > 0.8)),
    ],
  ]),
]
