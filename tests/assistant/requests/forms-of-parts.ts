import { color, gone, grew, hidden, moved, newOnes, rest, says, there } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

const WHEELS = ['Wheel FL', 'Wheel FR', 'Wheel BL', 'Wheel BR']
const PARTS = ['Head', 'Torso', 'Arm L', 'Arm R', 'Leg L', 'Leg R']
const TREES = ['Tree', 'Tree 2', 'Tree 3']

/** Parts of groups, and groups as wholes, in sentences that are crossed from their parts. */
export const FORMS_OF_PARTS: Request[] = [
  ...inEveryForm(
    'nested',
    `
    {paint|make|color|turn|dye} {the robot's head|the head of the robot|the robot head|the robots head|the head on the robot|robot's head|only the robot's head|just the head of the robot} red
    {the robot's head|the head of the robot|the robot head} {should be|must be|has to be|needs to be} red
    {give the robot a red head|give the robot's head a red color|the robot should have a red head|the robot needs a red head|make the robot have a red head|i want the robot's head red|for the robot, make the head red|robot head red please|the head of the robot in red}
    `,
    [color('Head', 'red'), rest('Head')],
  ),
  ...inEveryForm(
    'nested',
    `
    {paint|make|color|turn} {the wagon's wheels|the wheels of the wagon|all wheels|all the wheels|the wheels|every wheel|each wheel|all four wheels|the four wheels|all of the wagon's wheels|each of the wheels|every wheel of the wagon|all wheels of the wagon|each of the wagon's wheels|the wheels on the wagon} red
    {give the wagon red wheels|the wagon should have red wheels|the wagon needs red wheels|the wheels of the wagon should be red|the wagon's wheels should be red|all wheels should be red|red wheels for the wagon|red wheels for the wagon please}
    `,
    [...WHEELS.map((wheel) => color(wheel, 'red')), rest(...WHEELS)],
  ),
  ...inEveryForm(
    'nested',
    `
    {move|shift|push} {the robot|the whole robot|the entire robot|the complete robot|the robot as a whole|the robot group|the robot with all its parts|all of the robot} 1 m to the right
    `,
    [moved('Robot', [1, 0, 0]), moved('Head', [1, 0, 0]), rest('Robot', ...PARTS)],
  ),
  ...inEveryForm(
    'nested',
    `
    {delete|remove|erase|get rid of|take away} {the snowman's nose|the nose of the snowman|the nose|the snowman nose}
    {the snowman should not have a nose|the snowman doesn't need a nose|remove the nose from the snowman|the snowman's nose can go|the snowman's nose should go}
    `,
    [gone('Nose'), rest('Nose', 'Snowman')],
  ),
  ...inEveryForm(
    'nested',
    `
    {make} {the snowman's hat|the hat of the snowman|the hat on the snowman|the hat} {twice as tall|twice as high|two times as tall|double the height}
    {double the height of the snowman's hat|double the height of the hat of the snowman|the snowman's hat should be twice as tall|the hat should be twice as high|scale the height of the snowman's hat by 2|stretch the snowman's hat to twice its height}
    `,
    [grew('Hat', [null, 2, null]), rest('Hat', 'Snowman')],
  ),
  ...inEveryForm(
    'nested',
    `
    {how many books are in the bookcase?|how many books does the bookcase have?|how many books are there in the bookcase?|how many books are there?|count the books|count the books in the bookcase|number of books?|how many books stand in the bookcase?|how many books does the bookcase hold?}
    `,
    [says(/\b3\b|three/i), rest()],
  ),
  ...inEveryForm(
    'nested',
    `
    {raise|lift|move up} {book 2|the second book|the middle book|the blue book|book number 2|the book in the middle|book two} {by 20 cm|20 cm}
    `,
    [moved('Book 2', [0, 0.2, 0]), rest('Book 2', 'Bookcase')],
  ),
  ...inEveryForm(
    'nested',
    `
    {hide|make invisible} {the robot's arms|the arms of the robot|both arms of the robot|both arms|the arms|both of the robot's arms|the two arms|the robot arms}
    {the robot's arms should be hidden|hide both the robot's arms|i don't want to see the robot's arms|make the robot's arms invisible|make both arms of the robot invisible}
    `,
    [hidden('Arm L', 'Arm R'), rest('Arm L', 'Arm R')],
  ),
  ...inEveryForm(
    'street',
    `
    {duplicate|copy|clone|make a copy of|replicate} {the house|the whole house|the entire house|the house group}
    {add another house|i need another house|another house please|one more house|a second house please|build another house|put another house next to the house|place a copy of the house beside it|there should be two houses|i want a second house}
    `,
    [newOnes(1), there('House 2'), rest()],
  ),
  ...inEveryForm(
    'street',
    `
    {scale|enlarge|increase} {all the trees|the trees|every tree|each tree|all three trees} {by a factor of 1.5|1.5 times|to 150%}
    make {all the trees|the trees|every tree|each tree} {50 % bigger|50% larger|one and a half times as big|1.5 times bigger|half again as big|1.5x bigger|bigger by 50 %}
    {all trees|the trees|every tree} should be {50 % bigger|1.5 times as big|50% larger|scaled by 1.5|bigger by 50%}
    `,
    [...TREES.map((tree) => grew(tree, [1.5, 1.5, 1.5])), there('House')],
  ),
]
