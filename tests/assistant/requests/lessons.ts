import { added, at, bottom, locked, measures, moved, on, rest, up, within } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a classroom with a teacher's desk. */
export const LESSONS = [
  ...requests('relations', 'lessons', [
    [
      'c',
      'Swap desk 1 with desk 3 including the chairs',
      at('Desk 1', [2, null, 0]),
      at('Chair 1', [2, null, 0.7]),
      at('Chair 3', [-2, null, 0.7]),
    ],
    [
      'c',
      'Lower the blackboard until its bottom edge is 90 cm above the floor',
      bottom('Blackboard', 0.9),
      rest('Blackboard'),
    ],
    [
      'c',
      'Lay the chairs upside down on the desks',
      on('Chair 1', 'Desk 1'),
      on('Chair 3', 'Desk 3'),
      up('Chair 2', [0, -1, 0]),
    ],
    [
      'c',
      'Move the middle desk and its chair half a metre back',
      moved('Desk 2', [0, 0, -0.5]),
      moved('Chair 2', [0, 0, -0.5]),
    ],
  ]),
  ...requests('create', 'lessons', [
    [
      'c',
      'Put a stack of five books on the right side of desk 2',
      added(5),
      on('Book', 'Desk 2'),
      on('Book 5', 'Book 4'),
      at('Book 5', [0.52, null, 0]),
    ],
    [
      'c',
      'Give the right wall two windows, 1.2 m wide and 1 m from the floor',
      added(2),
      bottom('Window', 1),
      within('Window 2', 'Right wall', 0.01),
    ],
    ['i', 'i need one more student desk', added(1), measures('Desk 4', [1.2, 0.72, 0.6])],
  ]),
  ...requests('sets', 'lessons', [
    ['c', "Select all the desks except the teacher's and lock them", locked('Desk 1'), locked('Teacher desk', false)],
  ]),
  ...requests('change', 'lessons', [
    [
      'c',
      'Make the teacher desk 20 percent bigger than the other desks',
      measures('Teacher desk', [1.44, 0.864, 0.72]),
    ],
  ]),
  ...requests('create', 'sittingroom', [
    ['c', 'Place a dining table for four behind the sofa', added(5), measures('Dining table', [1.6, 0.75, 0.9])],
  ]),
  ...requests('create', 'empty', [
    [
      'c',
      'build a small bridge over a river',
      added(2),
      measures('Bridge', [null, null, 5]),
      within('Bridge', 'River', 0.01),
    ],
  ]),
]
