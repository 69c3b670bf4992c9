import { added, at, behind, bottom, color, moved, on, rest, up, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight among cubes, spheres and a column. */
export const SOLIDS = [
  ...requests('relations', 'solids', [
    [
      'c',
      'stack cube A, cube B and cube C in this order, A at the bottom',
      bottom('Cube A', 0),
      on('Cube B', 'Cube A'),
      on('Cube C', 'Cube B'),
    ],
    ['c', 'stack cube A, cube B and cube C, A on the top', on('Cube A', 'Cube B'), on('Cube B', 'Cube C')],
    ['c', 'turn the cone upside down and balance it on sphere A', on('Cone', 'Sphere A'), up('Cone', [0, -1, 0])],
    ['c', 'push cube A towards cube B until they touch', within('Cube A', 'Cube B', 0.001), rest('Cube A')],
    ['c', "raise the sphere A to the height of the column's top", bottom('Sphere A', 3), rest('Sphere A')],
    ['c', "align the bottoms of the cubes with the platform's top", bottom('Cube A', 0.2), bottom('Cube C', 0.2)],
    ['c', 'move the cone up until its top is level with the top of the column', at('Cone', [2, 2.25, 2])],
    [
      'c',
      'raise the spheres so that their centers are at 1.7 m',
      at('Sphere A', [3, 1.7, 0]),
      at('Sphere B', [-2, 1.7, 2]),
    ],
    ['c', 'put cube c on b and b on a', on('Cube B', 'Cube A'), on('Cube C', 'Cube B')],
    [
      'c',
      'make the smaller sphere as big as the larger one and place it symmetrically on the other side of the column',
      behind('Sphere B', 'Column'),
    ],
  ]),
  ...requests('create', 'solids', [
    [
      'c',
      'create a tower of six cubes, alternately red and white, next to the column',
      added(6),
      color('Cube', '#ff0000'),
      color('Cube 2', '#ffffff'),
    ],
    [
      'c',
      'Clone cube C twice, the first copy 1 m left, the second 1 m right of it',
      added(2),
      at('Cube C 2', [0, 0.25, 0]),
      at('Cube C 3', [2, 0.25, 0]),
    ],
    ['c', "place a red ball at each corner of cube A's top", added(4), on('Ball', 'Cube A')],
    ['c', 'add a light above the platform that shines down in a warm colour', added(1), rest()],
    ['i', 'the column could use something on top', added(1), on('Vase', 'Column')],
  ]),
  ...requests('change', 'solids', [
    ['c', 'make the platform twice as long but half as thick', at('Platform', [4, 0.05, -3])],
    [
      'c',
      'delete the spheres, then make the cubes black and white alternating',
      color('Cube A', '#000000'),
      color('Cube B', '#ffffff'),
      color('Cube C', '#000000'),
    ],
    ['i', 'the ring should stand like a wheel', up('Ring', [0, 0, 1]), moved('Ring', [0, 0.5, 0])],
    ['i', 'the ball... no the bigger one... should be green', color('Sphere A', '#008000'), rest('Sphere A')],
    ['i', 'twice the size please, the cone', at('Cone', [2, 1.5, 2])],
  ]),
]
