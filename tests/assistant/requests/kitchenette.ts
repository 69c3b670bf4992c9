import { above, added, color, measures, on, sound } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a kitchenette. */
export const KITCHENETTE = [
  ...requests('relations', 'kitchenette', [
    ['c', 'swap the fridge and the stove including the pot', on('Pot', 'Stove'), sound],
    ['c', 'add a window to the left wall and a plant below it', added(2), sound],
  ]),
  ...requests('create', 'kitchenette', [
    ['i', 'the table needs a vase with flowers', added(4), on('Vase', 'Table'), above('Flower', 'Table')],
    ['i', "it's missing a clock", added(1), sound],
  ]),
  ...requests('change', 'kitchenette', [
    [
      'i',
      'the kitchen is too white, paint the walls light green',
      color('Left wall', '#90ee90'),
      color('Counter', '#808080'),
    ],
    ['i', ['make the fridge taller', 'by 20 cm'], measures('Fridge', [0.7, 2, 0.7])],
    ['i', ['make the table smaller', 'only by 10 cm'], measures('Table', [1.3, null, null])],
  ]),
]
