import { bottom, color, grew, rest, up } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm, inRow } from '../many-ways.ts'

/** Which things are meant, in sentences that are crossed from their parts. */
export const FORMS_OF_CHOICE: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {make|paint|color|turn|dye} {all the red boxes|all red boxes|the red boxes|both red boxes|every red box|each red box|the two red boxes|all boxes that are red|all of the red boxes|the boxes which are red|any red box|the red ones among the boxes|the boxes that are red|every box that is red|all red-coloured boxes|the two boxes that are red|boxes 1 and 2|Box and Box 2|the first two boxes|the two boxes on the left|all boxes except the blue one|all boxes but the blue one|every box but the blue one|the boxes other than the blue one|all the boxes except for the blue one|all boxes apart from the blue one|the boxes which are not blue|every non-blue box|the two smaller boxes|the two smallest boxes|the smaller boxes|the boxes without the blue one} black
    {the red boxes|all red boxes|both red boxes|every red box} {should be|must be|should become|have to be|should turn|should all be} black
    `,
    [color('Box', 'black'), color('Box 2', 'black'), rest('Box', 'Box 2')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make|paint|color|turn} {the largest box|the biggest box|the blue box|the box on the right|the rightmost box|the third box|the last box|the tallest box|box 3|box number 3|the third box from the left|the box that is blue|the one box that is blue|the largest of the boxes|the biggest of the boxes|the blue one of the boxes|the right box|the box furthest to the right|the box that is the largest|the box which is the biggest|the box nearest to the green sphere|the box closest to the green sphere|the only blue box|the 1.5 m box|the widest box|the box next to the green sphere} black
    `,
    [color('Box 3', 'black'), rest('Box 3')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make|paint|color|turn} {the smaller sphere|the smallest sphere|the small sphere|the little sphere|the yellow sphere|the yellow ball|the second sphere|sphere 2|the sphere in front|the front sphere|the sphere that is yellow|the sphere that is smaller|the smaller of the two spheres|the sphere at the front|the sphere nearest to me|the sphere closest to the camera|the last sphere|the tiny sphere|the smaller ball|the smallest of the spheres|the half-metre sphere|the frontmost sphere|the nearer sphere} black
    `,
    [color('Sphere 2', 'black'), rest('Sphere 2')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make} {all boxes|all the boxes|the boxes|every box|each box|the three boxes|all three boxes|all of the boxes} {twice as big|twice as large|double the size|two times bigger|2x bigger|twice their size|200% of their size}
    {double|scale|enlarge} {all boxes|the boxes|every box|the three boxes} {by a factor of 2|by 2|to twice their size|to 200%|by 100%|two times|2x}
    {all boxes|the boxes|every box} should be {twice as big|twice as large|double the size|doubled in size|doubled|scaled by 2|two times as big}
    `,
    [grew('Box', [2, 2, 2]), grew('Box 2', [2, 2, 2]), grew('Box 3', [2, 2, 2]), rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {turn|flip|put|place|set|rotate} the cone {upside down|upside-down|on its head|head down|on its tip}
    {flip|invert|overturn} the cone {|over|upside down|vertically}
    {the cone should be upside down|the cone should stand on its tip|make the cone stand on its head|i want the cone upside down|the cone upside down please|stand the cone on its tip|make the cone upside down|let the cone stand on its tip|the cone must point down|make the cone point down|make the cone point downwards|point the cone downwards|turn the cone over|turn the cone by 180 degrees around x|turn the cone so that its tip points down|the tip of the cone should point down}
    `,
    [up('Cone', [0, -1, 0]), bottom('Cone', 0), rest('Cone')],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make|place|put|build|insert|i want|i need|give me} {a row of five cubes|five cubes in a row|five cubes side by side|5 cubes in a line|a line of five cubes|five cubes lined up|a row of 5 cubes|five cubes in one row|five cubes arranged in a row|five cubes next to each other|five cubes in a straight line|five cubes, in a row|five cubes along x|a row with five cubes|a row made of five cubes|five cubes in a row with 20 cm between them|five cubes in a row, 20 cm apart|five cubes in a row with gaps of 20 cm|five red cubes in a row|a row of five small cubes}
    `,
    [inRow(5)],
  ),
]
