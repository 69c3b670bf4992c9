import { added, bottom, gone, inLine, moved, on, rest, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a room of children. */
export const PLAYROOM = [
  ...requests('relations', 'playroom', [
    [
      'c',
      'Move the table to the centre of the room with its stools',
      moved('Stool 1', [-1.5, 0, -0.5]),
      moved('Teddy', [-1.5, 0, -0.5]),
    ],
    [
      'c',
      'Line up the toys along the wall: teddy, big ball, small ball',
      bottom('Teddy', 0),
      within('Big ball', 'Wall A', 0.1),
      within('Small ball', 'Wall A', 0.1),
      rest('Teddy', 'Big ball', 'Small ball'),
    ],
  ]),
  ...requests('create', 'playroom', [
    [
      'c',
      'Add a rug shaped like a circle in the middle of the room, 2 m in diameter',
      added(1, { name: 'Round rug', size: [2, null, 2] }),
    ],
    ['i', 'The table could use a cloth', added(1), on('Tablecloth', 'Small table')],
  ]),
  ...requests('memory', 'playroom', [
    [
      'i',
      ['Which block is in the middle?', 'lift it by half a metre', 'and let it fall'],
      bottom('Block 2', 0),
      inLine(['Block 1', 'Block 2', 'Block 3'], 0),
    ],
    [
      'i',
      ['Is there anything under the bed?', 'put the small ball there'],
      within('Small ball', 'Bunk bed', 0),
      rest('Small ball'),
    ],
    ['i', ['No more blue things, please'], gone('Big ball', 'Block 3', 'Stool 1')],
  ]),
]
