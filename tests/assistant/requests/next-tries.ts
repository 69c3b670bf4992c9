import { at, bottom, color, gone, left, measures, moved, on, refuses, rest, sound, there } from '../checks.ts'
import { type Request, requests } from '../harness.ts'

/** What people try next, among shapes about a table, in a dining room and in a storeroom. */
export const NEXT_TRIES: Request[] = [
  ...requests('mixed', 'plainforms', [
    ['p', 'put the yellow cylinder on the table', at('Yellow Cylinder', [-2.37, 1.3, 3]), rest('Yellow Cylinder')],
    [
      'c',
      'set the sphere down between the cube and the cone, slightly forward',
      at('Blue Sphere', [0, 0.5, 0.25]),
      rest('Blue Sphere'),
    ],
    [
      'i',
      'the cube is too big for the table, shrink it until it fits and put it there',
      measures('Red Cube', [0.9, 0.9, 0.9]),
      on('Red Cube', 'Table'),
      rest('Red Cube'),
    ],
    [
      'c',
      "delete everything except the table and what's on it",
      gone('Ground', 'Red Cube', 'Blue Sphere', 'Green Cone', 'Yellow Cylinder', 'Purple Ring'),
      there('Table', 'Apple', 'Book'),
    ],
    ['c', ['make the cube green', 'move the cone 1 m left', 'undo the cube'], refuses, color('Red Cube', 'green')],
    [
      'c',
      ['make the cube green', 'move the cone 1 m left', 'undo moving the cone'],
      at('Green Cone', [2, 0.5, 0]),
      color('Red Cube', 'green'),
    ],
    ['p', ['delete the book', 'undo the deletion'], there('Book'), rest()],
    [
      'c',
      ['make the cube green', 'move the cone 1 m left', 'undo everything'],
      color('Red Cube', 'red'),
      at('Green Cone', [2, 0.5, 0]),
    ],
  ]),
  ...requests('mixed', 'northdining', [
    ['p', 'pull chair 3 back half a metre', moved('Chair 3', [0, 0, 0.5]), rest('Chair 3')],
    [
      'c',
      'pull the chairs back 20 cm',
      moved('Chair 1', [0, 0, -0.2]),
      moved('Chair 4', [0, 0, 0.2]),
      rest('Chair 1', 'Chair 2', 'Chair 3', 'Chair 4'),
    ],
    [
      'c',
      'put a rug under the table, about a metre bigger than it on all sides',
      measures('Rug', [4, null, 3]),
      rest(),
    ],
    ['i', 'give the room a dark blue floor', color('Floor', '#00008b'), rest('Floor')],
  ]),
  ...requests('mixed', 'storeroom', [
    ['p', 'swap the biggest box with the smallest', left('Huge Box', 'Small Box'), rest('Huge Box', 'Small Box')],
    ['c', 'load the pallet with four boxes', on('Box', 'Pallet'), on('Box 4', 'Pallet'), sound, rest()],
    [
      'c',
      'load the pallet with the red boxes',
      on('Small Box', 'Pallet'),
      on('Medium Box', 'Pallet'),
      rest('Small Box', 'Medium Box'),
    ],
    ['p', 'stock the shelf with six books', on('Book 6', 'Shelf'), rest()],
    [
      'c',
      'move the forklift so that it faces the shelf, 1 m in front of it',
      at('Forklift', [-5, null, -1.9]),
      rest('Forklift'),
    ],
    ['p', 'lay the ladder down flat on the floor', measures('Ladder', [0.5, 0.1, 3]), rest('Ladder')],
    ['p', 'knock over the blue barrels', bottom('Barrel', 0), bottom('Barrel 2', 0), sound, rest('Barrel', 'Barrel 2')],
    [
      'c',
      'make the huge box small enough to fit on the pallet',
      measures('Huge Box', [1, 1, 1]),
      on('Huge Box', 'Pallet'),
      rest('Huge Box'),
    ],
    [
      'c',
      'mark the corners of the pallet with traffic cones',
      on('Traffic cone 3', 'Pallet'),
      on('Traffic cone 4', 'Pallet'),
      rest(),
    ],
    ['c', 'divide the floor with a wall', measures('Wall', [0.1, 2.5, 10]), at('Wall', [0, null, 0]), rest()],
    [
      'i',
      'split the room in two with a fence',
      at('Fence 3', [0, null, 0]),
      measures('Fence 3', [null, null, 2]),
      rest(),
    ],
    ['c', "delete everything except the shelf and what's on it", there('Shelf'), gone('Pallet', 'Ladder', 'Barrel')],
  ]),
]
