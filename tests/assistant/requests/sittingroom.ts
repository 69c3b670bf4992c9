import { added, at, color, gone, inside, moved, on, rest, right, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a sitting room. */
export const SITTINGROOM = [
  ...requests('relations', 'sittingroom', [
    [
      'c',
      'Remove the magazine and put a bowl with three apples there',
      added(4),
      gone('Magazine'),
      at('Bowl', [-0.3, null, 0]),
      inside('Apple', 'Bowl'),
    ],
    ['c', 'Slide the TV bench along the wall 1 m to the left', moved('TV bench', [-1, 0, 0]), on('TV', 'TV bench')],
    ['c', 'Delete the cup, then move the magazine to where it was', gone('Cup'), at('Magazine', [0.3, null, 0.1])],
    ['c', 'Raise the TV 30 cm above the bench and fix it to the wall', within('TV', 'Back wall', 0.01), rest('TV')],
    ['i', "can't reach the cup from the armchair", moved('Cup', [-0.4, 0, 0], 0.05), rest('Cup')],
  ]),
  ...requests('create', 'sittingroom', [
    [
      'c',
      'Add a second armchair on the right side of the coffee table, mirroring the first',
      added(1),
      right('Armchair 2', 'Coffee table'),
    ],
    ['i', "I'd love a fire place under the tv", added(1), rest()],
  ]),
  ...requests('change', 'sittingroom', [
    ['i', 'everything is so grey. add some colour to the sofa', color('Sofa', '#e5484d'), rest('Sofa')],
    ['i', 'the sofa is too grey', rest()],
    ['i', 'that lamp is ugly, take it away', gone('Floor lamp'), rest('Floor lamp')],
    ['i', ['what if the sofa was green', 'nah'], color('Sofa', '#808080')],
  ]),
]
