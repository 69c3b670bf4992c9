import { added, at, color, faces, gap, gone, measures, moved, on, rest, sound, surface, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a den. */
export const DEN = [
  ...requests('create', 'den', [
    [
      'c',
      'add a second armchair opposite the first one, on the other side of the coffee table',
      added(1),
      faces('Armchair 2', 'Armchair'),
      at('Armchair 2', [-3.5, null, -1.2]),
    ],
    [
      'c',
      'add an armchair on the other side of the coffee table, facing the armchair',
      added(1),
      faces('Armchair 2', 'Armchair'),
    ],
    ['i', 'give me the same sofa in black over there by the east wall', added(1, { color: '#000000' }), sound, rest()],
  ]),
  ...requests('relations', 'den', [
    [
      'c',
      'turn the TV stand and the TV together 90 degrees and put them against the east wall',
      on('TV', 'TV stand'),
      turned('TV', 90),
    ],
    [
      'c',
      'put the TV stand with the TV against the east wall',
      on('TV', 'TV stand'),
      // Its back is to the wall.
      gap('TV stand', 'East wall', 0),
      measures('TV stand', [0.45, 0.5, 1.8]),
    ],
    ['i', "the rug doesn't line up with the sofa", moved('Rug', [null, 0, null])],
    ['i', 'put the books away on the bookcase', on('Book 1', 'Bookcase'), on('Book 2', 'Bookcase'), sound],
  ]),
  ...requests('change', 'den', [
    [
      'c',
      'make the rug round and 2.5 m across, centered under the coffee table',
      measures('Rug', [2.5, null, 2.5]),
      at('Rug', [-1, null, -1.2]),
    ],
    ['i', 'can you make the bookcase look like real wood', surface('Bookcase', (s) => (s.roughness ?? 0) > 0.6)],
    ['i', 'how about a bigger rug', added(0), measures('Rug', [4.5, null, 3])],
    ['i', 'no tv please', gone('TV')],
    [
      'c',
      'paint the sofa dark red and the armchair a bit lighter',
      color('Sofa', '#8b0000'),
      color('Armchair', '#2d9696'),
    ],
  ]),
]
