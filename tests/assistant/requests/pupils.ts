import { added, faces, gap, left, moved, rest, right, turned } from '../checks.ts'
import { requests } from '../harness.ts'

/** What was not understood at first sight in a classroom of three pupils. */
export const PUPILS = [
  ...requests('create', 'pupils', [
    [
      'c',
      'add a second row of pupil tables with chairs behind the first',
      added(6),
      moved('Pupil table 1', [0, 0, 0]),
      rest(),
    ],
    [
      'c',
      'put a plant at each end of the pupil tables',
      added(2),
      left('Plant', 'Pupil table 1'),
      right('Plant 2', 'Pupil table 3'),
      rest(),
    ],
  ]),
  ...requests('relations', 'pupils', [
    [
      'c',
      'swap pupil table 1 with pupil table 3 together with their chairs',
      moved('Pupil table 1', [4, 0, 0]),
      moved('Pupil chair 1', [4, 0, 0]),
      moved('Pupil chair 3', [-4, 0, 0]),
    ],
    [
      'c',
      'rotate the pupil tables 15 degrees towards the middle',
      turned('Pupil table 1', 15),
      turned('Pupil table 2', 0),
      turned('Pupil table 3', -15),
    ],
    ['c', 'space the pupil tables 1.2 m apart', gap('Pupil table 1', 'Pupil table 2', 1.2)],
    ['i', ['is the teacher chair facing the blackboard?', 'if not, make it so'], faces('Teacher chair', 'Blackboard')],
    ['i', ['is the bin next to the globe?', 'then make it so'], moved('Bin', [null, null, null]), rest('Bin')],
  ]),
]
