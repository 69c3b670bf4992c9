import { above, added, at, bottom, gone, on, rest, there } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight at a party in the yard. */
export const PARTYYARD = [
  ...requests('relations', 'partyyard', [
    [
      'c',
      'hang the balloons above the party table in a row, 40 cm apart',
      above('Balloon 1', 'Party table'),
      above('Balloon 3', 'Party table'),
      at('Balloon 2', [1, null, 1]),
    ],
    ['i', 'the cake should go where everybody can see it, in the middle of the party table', at('Cake', [1, 0.84, 1])],
    ['i', 'put teh kake bak on teh bufet', on('Cake', 'Buffet table'), rest('Cake')],
  ]),
  ...requests('create', 'partyyard', [
    ['c', 'arrange eight chairs in two rows facing the house', added(8), rest()],
    ['p', 'add a green balloon', added(1, { color: '#008000' }), bottom('Balloon', 0)],
  ]),
  ...requests('sets', 'partyyard', [
    ['i', 'remov al balons exept the yelow one', gone('Balloon 1', 'Balloon 2'), there('Balloon 3')],
  ]),
]
