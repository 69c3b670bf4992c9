import { between, evenly, faces, gone, hidden, inLine, moved, newOnes, parent, rest, shown } from '../checks.ts'
import type { Request } from '../harness.ts'
import {
  BOXES,
  evenlySet,
  frontIsFree,
  hasOneBeside,
  holdsOne,
  inBackRightCorner,
  inEachCorner,
  inEveryForm,
  inGrid,
  inRing,
  piled,
  touchesLeftWall,
} from '../many-ways.ts'

const CHAIRS = ['Chair', 'Chair 2', 'Chair 3']

/** What is done with each of several, and how they are laid out and held together, in sentences that are crossed from their parts. */
export const FORMS_OF_SETS: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {put|place|add|set|create} {a cone|one cone|a small cone|a green cone} {on each box|on each of the boxes|on every box|on top of each box|on all boxes|on all three boxes|on all of the boxes|on top of every box|onto each box|on the three boxes, one each|on each one of the boxes|atop each box}
    {each box|every box|each of the boxes|all the boxes} {should have a cone on it|gets a cone on top|should have a cone on top|needs a cone on top|should get a cone on it|must have a cone on top of it|should carry a cone}
    {there should be a cone on each box|there should be a cone on every box|i want a cone on each box|i'd like a cone on every box|a cone on each box please|on each box, put a cone|on top of each box put a cone|on every box, place a cone|for each box, add a cone on top|give each box a cone on top|top each box with a cone|put cones on all the boxes|put cones on the boxes|add cones on top of all the boxes}
    `,
    [newOnes(3), ...BOXES.map(holdsOne), rest()],
  ),
  ...inEveryForm(
    'shapes',
    `
    {put|place|add|set|create} {a cone|one cone|a small cone|a green cone} {next to each box|beside each box|in front of each box|in front of every box|behind each of the boxes|beside all of the boxes|next to every box|by each box}
    {each box|every box|each of the boxes} {should have a cone next to it|gets a cone in front of it|should have a cone beside it|needs a cone behind it|should get a cone in front}
    {for each box, add a cone beside it|a cone next to each box please|in front of each box, put a cone|there should be a cone next to every box|i want a cone in front of each box}
    `,
    [newOnes(3), ...BOXES.map(hasOneBeside), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {turn|rotate|point|orient|aim} {all the chairs|the chairs|every chair|each chair|all three chairs|the three chairs|all chairs} {towards the tv|to the tv|toward the television|at the tv|to face the tv|so that they face the tv|so they look at the tv}
    {make|let|have} {all the chairs|the chairs|every chair|each chair|all of the chairs} face {the tv|the television|towards the tv}
    {all the chairs|the chairs|every chair|each of the chairs} {should face the tv|should look at the tv|should be facing the tv|must face the tv|should point at the tv|need to face the tv|should be turned to the tv|are supposed to face the tv|ought to look toward the tv}
    {face the chairs to the tv|face all the chairs towards the tv|have the chairs look at the tv|i want the chairs to face the tv|i want every chair facing the tv|chairs facing the tv please|let all chairs look toward the tv}
    `,
    [...CHAIRS.map((chair) => faces(chair, 'TV')), rest(...CHAIRS)],
  ),
  ...inEveryForm(
    'shapes',
    `
    {line up|arrange|put|place|set|lay out} {the boxes|all the boxes|the three boxes|all boxes} {in a row with 50 cm between them|in a row, 50 cm apart|in a line with a gap of 50 cm|side by side with 50 cm gaps|in a row with half a metre between them|in a row spaced 50 cm apart|in a row leaving 50 cm between them|next to each other with a spacing of 0.5 m|in a line, half a meter apart from each other|in a row 50 cm apart}
    {leave 50 cm between the boxes|space the boxes 50 cm apart|space the boxes by 50 cm|set the gap between the boxes to 50 cm|the gap between the boxes should be 50 cm|the boxes should be 50 cm apart|make the boxes 50 cm apart|there should be 50 cm between the boxes|keep 50 cm between the boxes|make the gaps between the boxes 50 cm|the distance between the boxes should be 50 cm|the boxes should stand 50 cm apart|i want 50 cm between the boxes|put 50 cm between the boxes|put the boxes 50 cm apart|place the boxes half a meter apart from each other|have 50 cm of space between the boxes|spread the boxes 50 cm apart|give the boxes 50 cm of space between them}
    `,
    [evenly(BOXES, 0, 0.5), inLine(BOXES, 0), rest(...BOXES)],
  ),
  ...inEveryForm(
    'shapes',
    `
    {distribute|space|spread|space out|spread out} {the boxes|all the boxes|the three boxes} {evenly|equally|uniformly|at equal distances|with equal gaps|with equal spacing|with the same gap between them}
    {the boxes should be evenly spaced|make the gaps between the boxes equal|make the gaps between the boxes the same|the spacing between the boxes should be equal|equalize the gaps between the boxes|make the boxes evenly spaced|i want the boxes evenly spaced|the boxes should have equal gaps|even out the gaps between the boxes|even out the spacing of the boxes|make the spacing of the boxes even|arrange the boxes evenly|the boxes should be the same distance apart|the gaps between the boxes should all be the same|put equal space between the boxes}
    `,
    [evenlySet, rest(...BOXES)],
  ),
  ...inEveryForm(
    'shapes',
    `
    {put|place|move|set|position|bring|shift|stick} the cone {between the two red boxes|between the red boxes|between box 1 and box 2|in between the red boxes|halfway between the red boxes|midway between box and box 2|in the middle between the red boxes|right between the two red boxes|exactly between the red boxes|in the gap between the red boxes|between both red boxes|in the middle of the two red boxes}
    the cone {should be|should stand|should go|must be|belongs|goes|should sit|needs to be} {between the red boxes|between the two red boxes|halfway between the red boxes|in between the red boxes}
    {between the red boxes, put the cone|i want the cone between the red boxes|i'd like the cone to be between the two red boxes|have the cone between the red boxes|the cone between the red boxes please|make the cone stand between the two red boxes|let the cone stand between the red boxes}
    `,
    [between('Cone', 'Box', 'Box 2'), rest('Cone')],
  ),
  ...inEveryForm(
    'room',
    `
    {group|group together|combine} {the chairs|all the chairs|the three chairs|all chairs} {as "Seats"|into a group called Seats|in a group named Seats|into a group Seats|in a group called "Seats"|under the name Seats|into a new group called Seats}
    {group the chairs and name the group Seats|group the chairs and call it Seats|make a group of the chairs called Seats|create a group called Seats from the chairs|create a group Seats with the chairs|create a group named Seats containing the chairs|make the chairs a group called Seats|the chairs should be a group called Seats|put all chairs together in a group called Seats|make one group of all chairs, named Seats|i want the chairs grouped as Seats|form a group called Seats out of the chairs|bundle the chairs into a group called Seats|make a group named Seats out of the chairs|group the chairs. call the group Seats|group chair, chair 2 and chair 3 as Seats}
    `,
    [...CHAIRS.map((chair) => parent(chair, 'Seats')), rest(...CHAIRS)],
  ),
  ...inEveryForm(
    'street',
    `
    {ungroup|split up|break up|dissolve|take apart|disband|break apart} {the house|the house group|the group house|the group called house}
    {dissolve the group of the house|remove the grouping of the house|split the house into its parts|break the house into its parts|undo the grouping of the house|take the house apart|separate the house into its parts|release the parts of the house|the house should be ungrouped|i want the house ungrouped|unpack the house|explode the house into its parts}
    `,
    [gone('House'), parent('Roof', null)],
  ),
  ...inEveryForm(
    'room',
    `
    {isolate the sofa|show only the sofa|hide everything but the sofa|hide everything except the sofa|hide all but the sofa|hide everything else than the sofa|only show the sofa|show nothing but the sofa|show me only the sofa|display only the sofa|hide everything other than the sofa|hide all objects except the sofa|make everything but the sofa invisible|make everything invisible except the sofa|only the sofa should be visible|let only the sofa be visible|hide all the rest, only the sofa stays visible|i want to see only the sofa|i only want to see the sofa|everything but the sofa should be hidden|hide everything apart from the sofa|solo the sofa|isolate only the sofa|put the sofa in isolation|hide everything besides the sofa|leave only the sofa visible|keep only the sofa visible|make only the sofa visible|i just want to see the sofa|everything except the sofa should be invisible}
    `,
    [hidden('Table', 'Lamp', 'Floor', 'Chair'), shown('Sofa')],
  ),
  ...inEveryForm(
    'street',
    `
    {put|move|add} the mailbox {into the house group|in the house group|to the house group|into the group house|into the group called house|to the group of the house|inside the house group}
    {make the mailbox part of the house|make the mailbox a child of the house|make the mailbox a part of the house group|add the mailbox to the house's group|parent the mailbox to the house|the mailbox should be part of the house|the mailbox should belong to the house group|include the mailbox in the house group|nest the mailbox under the house|attach the mailbox to the house|make the house the parent of the mailbox|the house should be the mailbox's parent|the mailbox belongs in the house group|the mailbox should be a child of the house}
    `,
    [parent('Mailbox', 'House'), moved('Mailbox', [0, 0, 0])],
  ),
  ...inEveryForm(
    'shapes',
    `
    {stack|pile|pile up|stack up} {the boxes|all the boxes|the three boxes|all three boxes|all of the boxes} {|on top of each other|on top of one another|on each other|in a tower|into a tower|in a pile|vertically|one on top of the other}
    {make|build|form|create} {a tower of the boxes|a tower out of the boxes|a stack of the boxes|a stack out of the boxes|a pile of the boxes|a tower from the boxes|a tower with the boxes|one tower of all the boxes}
    {put|place|set|arrange} {the boxes|all the boxes|the three boxes} {on top of each other|on top of one another|in a stack|into a stack|in a vertical stack|one on top of the other|one upon the other}
    {the boxes should be stacked|the boxes should form a tower|i want the boxes stacked|turn the boxes into a tower|turn the boxes into a stack|have the boxes stacked up|the boxes should stand on top of each other|make the boxes into a tower|make the boxes a tower}
    `,
    [piled(3), rest(...BOXES)],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make three copies of the cone in a row to the right|make three copies of the cone in a row to its right|copy the cone three times to the right|duplicate the cone three times to the right|duplicate the cone three times in a row to the right|clone the cone 3 times to the right, 1 m apart|copy the cone three times and put the copies in a row to its right|duplicate the cone three times and place the copies to the right of it in a row|three copies of the cone in a row to the right of it|make 3 duplicates of the cone, each 1 m further right|copy the cone three times and line the copies up to the right of it|add three copies of the cone to the right of it in a row|place three copies of the cone in a row to the right of it|make three more cones like this one in a row to the right of the cone}
    `,
    [newOnes(3), rest()],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make|place|put|arrange} {six cubes|6 cubes|half a dozen cubes} {in a circle with a radius of 3 m|in a circle of radius 3 m|in a ring with radius 3|in a circle of 3 m radius|in a ring of 6 m diameter|in a circle with a diameter of 6 m|in a circle 6 m across|in a 6 m wide circle|around a circle with radius 3 m|on a circle of radius 3 m}
    {a circle of six cubes with a radius of 3 m|a ring of six cubes, 3 m radius|make a circle of six cubes, radius 3 m|make a ring of six cubes with 3 m radius|create a circle out of six cubes with a 3 m radius|i want six cubes in a circle with radius 3 m|six cubes in a circle, radius 3 m}
    `,
    [inRing(6)],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make|place|put|build} {12 cubes in a grid of 3 rows and 4 columns|twelve cubes in 3 rows of 4|12 cubes in three rows of four|a grid of cubes with 3 rows and 4 columns|a grid of cubes, 3 rows and 4 columns|a 4 by 3 grid of cubes|a grid of 4 by 3 cubes|a 4x3 grid of cubes|12 cubes in a 4 x 3 grid|three rows of four cubes|3 rows of 4 cubes each|three rows with four cubes each|a grid of cubes, 4 wide and 3 deep}
    `,
    [inGrid],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|add|set|stand} {a stool|one stool|a small stool|stools} {in each corner|in every corner|in all corners|in all four corners|in each corner of the room|in the four corners of the room|in every corner of the room|in each of the corners|in each of the four corners}
    {each corner|every corner|all four corners} {should have a stool|gets a stool|needs a stool|should get a stool}
    {four stools, one in each corner|put four stools in the corners|place four stools in the four corners of the room|a stool in each corner please|there should be a stool in every corner|i want a stool in each corner|a stool for each corner}
    `,
    [newOnes(4), inEachCorner],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|add|set} {a stool|one stool|a small stool|a red stool} {on each side of the sofa|on either side of the sofa|on both sides of the sofa|to each side of the sofa|left and right of the sofa|to the left and right of the sofa|at both ends of the sofa|on the left and right side of the sofa|at each end of the sofa}
    {two stools, one on each side of the sofa|put two stools beside the sofa, one on each side|flank the sofa with two stools|flank the sofa with stools|the sofa should have a stool on each side|the sofa needs a stool on either side|there should be a stool on both sides of the sofa|stools on both sides of the sofa|put stools on either side of the sofa}
    `,
    [newOnes(2), hasOneBeside('Sofa'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {push|put|place|move|shove|slide|set|stand|shift} the sofa {against the left wall|up against the left wall|to the left wall|flush against the left wall|right up to the left wall|flush with the left wall|against the wall on the left|all the way to the left wall|directly against the left wall|with its back to the left wall|tight against the left wall}
    the sofa {should be|should stand|must be|goes|belongs|should go|needs to be} {against the left wall|up against the left wall|flush with the left wall|at the left wall|by the left wall}
    {back the sofa up against the left wall|i want the sofa against the left wall|have the sofa touch the left wall|the sofa should touch the left wall|make the sofa touch the left wall|let the sofa stand against the left wall|the sofa against the left wall please}
    `,
    [touchesLeftWall, rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|move|set|roll|push|kick|bring} the ball {in the back right corner|into the back right corner|in the right back corner|to the back right corner|into the far right corner|in the corner at the back right|in the rear right corner|in the corner on the right at the back|into the back-right corner of the room|in the right rear corner}
    the ball {should be|should go|belongs|goes|must be|should lie} {in the back right corner|into the rear right corner|in the far right corner}
    `,
    [inBackRightCorner, rest('Ball')],
  ),
  ...inEveryForm(
    'park',
    `
    {scatter|strew|sprinkle|spread} six small rocks around the fountain {but keep the front free|, but leave its front clear|but not in front of it|, except in front of it|and keep the front side open|but leave the front of it empty}
    `,
    [newOnes(6), frontIsFree('Fountain'), rest()],
  ),
]
