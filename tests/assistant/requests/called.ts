import { color, gone, on, rest } from '../checks.ts'
import { requests } from '../harness.ts'

/** Things that are called what may be a colour, a material or a verb as well. */
export const CALLED = [
  ...requests('change', 'called', [
    ['p', 'make the brick red', color('Brick', '#ff0000'), rest('Brick')],
    ['p', 'make the oak red', color('Oak', '#ff0000'), rest('Oak')],
    ['p', 'make the table brick red', color('Table', '#b22222'), rest('Table')],
    [
      'c',
      'make the sand dark red and the oak blue',
      color('Sand', '#8b0000'),
      color('Oak', '#0000ff'),
      rest('Sand', 'Oak'),
    ],
  ]),
  ...requests('relations', 'called', [['p', 'put the switch on the table', on('Switch', 'Table'), rest('Switch')]]),
  ...requests('hierarchy', 'called', [['p', 'delete the rainbow', gone('Rainbow'), rest('Rainbow')]]),
]
