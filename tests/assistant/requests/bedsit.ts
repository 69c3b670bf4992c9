import { added, color, gone, measures, moved, on, refuses, rest, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a bedsit. */
export const BEDSIT = [
  ...requests('relations', 'bedsit', [
    ['c', 'raise the laptop 20 cm with a box under it', added(1), on('Laptop', 'Box'), moved('Laptop', [0, 0.2, 0])],
    ['c', 'put a pillow on the bed, at the back end', on('Pillow', 'Bed')],
    ['i', ['rotate it a bit', 'the chair', 'to the right'], moved('Desk chair', [0, 0, 0])],
    ['i', ['turn the wardrobe a bit', 'to the right'], turned('Wardrobe', -30)],
  ]),
  ...requests('create', 'bedsit', [
    ['i', "it's a little dark over by the desk", added(1), rest()],
    ['i', 'give me two of those lamps, one for each side of the bed', added(2), rest()],
  ]),
  ...requests('change', 'bedsit', [
    ['i', 'i want the rug to match the bed', color('Rug', '#ffffff'), measures('Rug', [2, 0.02, 1.5])],
    ['i', 'nothing should stand on the rug', refuses, rest()],
    ['i', 'nothing should stand on the desk', gone('Laptop', 'Book A', 'Book B'), rest('Laptop', 'Book A', 'Book B')],
  ]),
]
