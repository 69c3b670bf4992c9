import { added, behind, color, newOnes, rest, turned } from '../checks.ts'
import { type Request, requests } from '../harness.ts'

/** Who is spoken of as "him", beside what is made and is "it". */
export const SOMEONE: Request[] = requests('memory', 'nested', [
  [
    'i',
    ['paint the snowman white', 'add a table behind him and make it red'],
    added(1, { color: 'red' }),
    behind('Table', 'Snowman'),
    rest(),
  ],
  [
    'i',
    ['select the snowman', 'put a box in front of him... no, behind him, and make it red'],
    added(1, { color: 'red' }),
    behind('Box', 'Snowman'),
    rest(),
  ],
  ['i', ['paint the robot blue', 'turn him around'], turned('Robot', 180)],
  ['i', ['select the snowman', 'add a cone next to him and turn him 90 degrees'], newOnes(1), turned('Snowman', 90)],
  ['i', ['how tall is the robot?', 'paint him green'], color('Head', 'green'), color('Torso', 'green')],
])
