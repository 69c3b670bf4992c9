import { added, at, color, grew, moved, rest, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** Amounts, directions and looks in the forms that people give them. */
export const FORMS = [
  ...requests('move', 'shapes', [
    ['p', 'move the cone in the negative z direction by 1 m', moved('Cone', [0, 0, -1]), rest('Cone')],
    ['p', 'push the cone along negative z 1 m', moved('Cone', [0, 0, -1]), rest('Cone')],
    ['p', 'shift the cone 1 m in negative z direction', moved('Cone', [0, 0, -1]), rest('Cone')],
    ['p', 'move the cone 2 and a half meters left', moved('Cone', [-2.5, 0, 0]), rest('Cone')],
    ['p', 'slide the cone to the left by two and a half metres', moved('Cone', [-2.5, 0, 0]), rest('Cone')],
    ['p', "move the cone 6' to the right", moved('Cone', [1.8288, 0, 0]), rest('Cone')],
    ['p', 'move the cone 6 feet to the right', moved('Cone', [1.8288, 0, 0]), rest('Cone')],
  ]),
  ...requests('change', 'shapes', [
    ['p', 'turn the blue box an eighth turn', turned('Box 3', 45), rest('Box 3')],
    ['p', 'rotate the blue box an eighth of a turn to the left', turned('Box 3', 45), rest('Box 3')],
  ]),
  ...requests('change', 'figures', [
    ['p', 'scale the column along x by 3', grew('Column', [3, 1, 1]), rest('Column')],
    ['p', 'scale the column by 3 in x', grew('Column', [3, 1, 1]), rest('Column')],
    ['p', 'make the column twice as wide', grew('Column', [2, 1, 2]), rest('Column')],
    ['p', "double the column's width", grew('Column', [2, 1, 2]), rest('Column')],
    ['p', 'quadruple the ball', grew('Ball', [4, 4, 4]), rest('Ball')],
    ['p', 'make the ball four times as big', grew('Ball', [4, 4, 4]), rest('Ball')],
    ['p', 'make the column light brown', color('Column', 'brown'), rest('Column')],
    ['p', 'paint the column dark brown', color('Column', 'brown'), rest('Column')],
    ['p', 'make the column pale brown', color('Column', 'brown'), rest('Column')],
    ['p', 'ball green', color('Ball', 'green'), rest('Ball')],
  ]),
  ...requests('create', 'figures', [
    ['p', 'add a cone 2 m high with a base of 1 m', added(1, { shape: 'cone', size: [1, 2, 1] }), rest()],
    ['p', 'create a cone with a base of 1 m and a height of 2 m', added(1, { shape: 'cone', size: [1, 2, 1] }), rest()],
  ]),
  ...requests('move', 'figures', [
    ['p', 'I want the column at the center', at('Column', [0, null, 0]), rest('Column')],
    ['p', 'I want the column in the middle of the scene', at('Column', [0, null, 0]), rest('Column')],
  ]),
  ...requests('change', 'hostel', [
    ['p', 'bin red', color('Bin', 'red'), rest('Bin')],
    ['p', 'the bin in red', color('Bin', 'red'), rest('Bin')],
  ]),
]
