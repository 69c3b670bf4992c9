import { at, color, gap, left, moved, on, rest, right, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight among cubes, spheres, a cylinder, a cone and a ring. */
export const RINGFORMS = [
  ...requests('relations', 'ringforms', [
    ['c', "put the red cube against the green cube's left side", left('Cube', 'Cube 3'), gap('Cube', 'Cube 3', 0)],
    [
      'c',
      "place the yellow sphere on the cone's right, touching it",
      right('Sphere', 'Cone'),
      gap('Sphere', 'Cone', 0),
      rest('Sphere'),
    ],
    ['c', 'mirror the cone to the right side', at('Cone', [3, null, 3])],
    ['i', 'the ring should be lying around the cone like a hoop', at('Ring', [-3, 0.95, 3]), rest('Ring')],
    ['i', 'teh blu cube shuld be ontop of the greeen one', on('Cube 2', 'Cube 3'), rest('Cube 2')],
    ['i', 'put the ring somewhere higher', moved('Ring', [0, 1, 0]), rest('Ring')],
  ]),
  ...requests('change', 'ringforms', [
    ['i', 'could the yellow ball be a bit less bright?', color('Sphere', '#d2a800'), rest('Sphere')],
  ]),
  ...requests('memory', 'ringforms', [
    [
      'i',
      ['make everything grey', 'undo that, only the cubes'],
      color('Cube', '#808080'),
      color('Cube 3', '#808080'),
      color('Sphere', '#ffcc00'),
    ],
    [
      'i',
      ['make everything grey', 'undo', 'only the cubes'],
      color('Cube', '#808080'),
      rest('Cube', 'Cube 2', 'Cube 3'),
    ],
    ['i', ['rotate the red cube 30 degrees', 'undo', 'i meant the green one'], turned('Cube 3', 30), rest('Cube 3')],
    ['i', ['move the cone to the left', 'no, back to where it was'], at('Cone', [-3, 1, 3])],
  ]),
]
