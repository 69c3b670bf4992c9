import { color, gone, moved, parent, rest, selected } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, rightwards } from '../many-ways.ts'

/** Which things are meant, each in many words. */
export const WAYS_CHOOSING: Request[] = [
  ...inManyWays(
    'shapes',
    `
    make all the boxes purple
    make all boxes purple
    make every box purple
    paint each box purple
    paint each of the boxes purple
    color the boxes purple
    the boxes should be purple
    all boxes should be purple
    make the three boxes purple
    make all three boxes purple
    turn all of the boxes purple
    all the boxes in purple
    every box should be purple
    make all of the cubes purple
    paint all the boxes in purple
    make the boxes all purple
    all boxes purple please
    change the color of all the boxes to purple
    change all the boxes' color to purple
    set the color of every box to purple
    i want all boxes to be purple
    every single box purple
    any box should be purple
    whichever boxes there are, make them purple
    give all boxes a purple color
    give every box the color purple
    make anything that is a box purple
    `,
    [color('Box', 'purple'), color('Box 2', 'purple'), color('Box 3', 'purple'), rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    delete the red boxes
    delete all red boxes
    remove all the red ones
    remove everything red
    remove everything that is red
    delete all red objects
    delete all the red things
    get rid of anything red
    remove all boxes that are red
    remove the boxes that are red
    delete the two red boxes
    delete both red boxes
    erase every red box
    remove the red stuff
    delete all items in red
    delete whatever is red
    remove everything which is red
    delete all objects that are red
    delete all objects with a red color
    delete all objects whose color is red
    throw out the red boxes
    red boxes: delete
    the red boxes can go
    remove any red box
    remove red
    delete each red box
    delete everything coloured red
    delete all red-colored boxes
    `,
    [gone('Box', 'Box 2'), rest('Box', 'Box 2')],
  ),
  ...inManyWays(
    'shapes',
    `
    make everything black except the green sphere
    make everything except the green sphere black
    paint all but the green sphere black
    paint everything but the green sphere black
    everything but the green sphere should be black
    make everything black, but not the green sphere
    make all objects other than the green sphere black
    make everything apart from the green sphere black
    make everything black apart from the green sphere
    color everything black besides the green sphere
    paint everything black, just not the green sphere
    paint everything black, except for the green sphere
    turn all objects black except Sphere
    make all things black, leave the green sphere as it is
    paint everything black and leave the green sphere alone
    with the exception of the green sphere, make everything black
    except for the green sphere, make everything black
    everything excluding the green sphere should be black
    `,
    [color('Box', 'black'), color('Cylinder', 'black'), color('Cone', 'black'), color('Sphere', 'green')],
  ),
  ...inManyWays(
    'shapes',
    `
    delete the largest box
    delete the biggest box
    remove the biggest of the boxes
    remove the largest of the three boxes
    delete the box that is largest
    delete the big box
    delete the bigger box
    delete the box with the largest size
    the largest box can go
    get rid of the biggest box
    remove the blue one
    delete the third box
    remove the last box
    remove the rightmost box
    delete the box on the right
    delete the box furthest to the right
    delete the right-most box
    delete the box on the far right
    remove the box which is the biggest
    delete the only blue box
    `,
    [gone('Box 3'), rest('Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    delete the leftmost box
    delete the box on the left
    delete the left box
    remove the box furthest left
    delete the box that is furthest to the left
    delete the box on the far left
    delete the first box
    remove the box farthest to the left
    delete the left red box
    delete the red box on the left
    remove the leftmost of the boxes
    delete the first of the boxes
    delete the red box that is on the left
    delete the red one on the left
    remove the left one of the red boxes
    `,
    [gone('Box'), rest('Box')],
  ),
  ...inManyWays(
    'room',
    `
    select everything taller than 1.5 m
    select all objects taller than 1.5 m
    select all things that are taller than 1.5 m
    select what is taller than 1.5 m
    select everything higher than 1.5 m
    select everything over 1.5 m tall
    select anything over 1.5 m
    select objects more than 1.5 m tall
    select everything that's more than 1.5 m high
    select all objects with a height above 1.5 m
    select all objects with a height of more than 1.5 m
    select all with height greater than 1.5 m
    select everything whose height is over 1.5 m
    select everything that exceeds 1.5 m in height
    select everything above 1.5 m in height
    select everything which is at least 1.6 m tall
    `,
    [selected('Back wall', 'Left wall', 'Right wall', 'Lamp'), rest()],
  ),
  ...inManyWays(
    'shapes',
    `
    select the two tallest objects
    select the two tallest
    select the 2 tallest things
    select the tallest two
    select the tallest two objects
    select the two highest objects
    pick the two tallest shapes
    mark the two tallest ones
    highlight the two tallest objects
    `,
    [selected('Box 3', 'Cylinder'), rest()],
  ),
  ...inManyWays(
    'room',
    `
    delete everything on the table
    remove everything on top of the table
    remove everything that is on the table
    remove all things on the table
    clear the table
    remove all objects from the table
    remove what is on the table
    remove whatever is on the table
    delete the things on the table
    delete the objects lying on the table
    delete all that stands on the table
    clear everything off the table
    get rid of everything that's on the table
    take everything off the table and delete it
    remove the stuff on the table
    clear off the table
    empty the table
    delete all the items on the table
    `,
    [gone('Cup', 'Book'), rest('Cup', 'Book')],
  ),
  ...inManyWays(
    'room',
    `
    make every chair except the white one blue
    make all chairs except the white one blue
    make all the chairs blue except the white one
    paint every chair blue but not the white one
    paint all the chairs blue except for the white one
    paint the chairs blue, except the white one
    every chair but the white one should be blue
    all chairs apart from the white one should be blue
    color all chairs other than the white one blue
    make all chairs blue, but leave the white one
    make the chairs that are not white blue
    make the non-white chairs blue
    make all chairs blue but the white one
    all chairs blue except the white one
    paint the brown chairs blue
    make the chairs blue, not the white one though
    turn every chair blue apart from the white one
    `,
    [color('Chair', 'blue'), color('Chair 2', 'blue'), rest('Chair', 'Chair 2')],
  ),
  ...inManyWays(
    'room',
    `
    select the lamp
    pick the lamp
    choose the lamp
    highlight the lamp
    mark the lamp
    click the lamp
    click on the lamp
    select only the lamp
    grab the lamp
    I want to select the lamp
    make the lamp the selection
    the lamp, select it
    `,
    [selected('Lamp'), rest()],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > now move it to the right
    make the lamp red > move it right a bit
    make the lamp red > and move it to the right
    make the lamp red > put it further right
    make the lamp red > it should be further to the right
    make the lamp red > also, move it to the right
    make the lamp red > then move that to the right
    make the lamp red > shift that one to the right
    make the lamp red > move the same one to the right
    make the lamp red > move the red one to the right
    make the lamp red > a bit further to the right
    make the lamp red > could you also move it to the right?
    make the lamp red > and a meter to the right
    make the lamp red > nudge it right
    how tall is the lamp? > move it to the right
    select the lamp > move it to the right
    move the lamp to the right > again
    move the lamp to the right > again please
    move the lamp to the right > once more
    move the lamp to the right > do it again
    move the lamp to the right > a bit more
    move the lamp to the right > more
    move the lamp to the right > further
    move the lamp to the right > even further
    move the lamp to the right > repeat that
    move the lamp to the right > same again
    move the lamp to the right > one more time
    move the lamp to the right > keep going
    move the lamp to the right > and again
    move the lamp to the right > a little further
    move the lamp to the right > not far enough
    move the lamp to the right > that's not enough
    `,
    [moved('Lamp', [null, 0, 0]), rightwards, rest('Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > do the same to the plant
    make the lamp red > do the same with the plant
    make the lamp red > do the same for the plant
    make the lamp red > same for the plant
    make the lamp red > the plant too
    make the lamp red > and the plant
    make the lamp red > the plant as well
    make the lamp red > also the plant
    make the lamp red > and do that to the plant too
    make the lamp red > now the plant
    make the lamp red > now do the plant
    make the lamp red > likewise the plant
    make the lamp red > the same goes for the plant
    make the lamp red > make the plant the same color
    make the lamp red > make the plant red as well
    make the lamp red > give the plant the same color
    make the lamp red > the plant should have the same color
    make the lamp red > copy its color to the plant
    make the lamp red > apply that to the plant
    make the lamp red > apply the same color to the plant
    make the lamp red > apply the same to the plant
    make the lamp red > what about the plant?
    make the lamp red > repeat that for the plant
    make the lamp red > plant also
    make the lamp red > ditto for the plant
    make the lamp red > the plant likewise
    make the lamp red > paint the plant like it
    make the lamp red > paint the plant in the color of the lamp
    make the lamp red > match the plant's color to the lamp's
    make the lamp red > the plant should match
    `,
    [color('Plant', 'red'), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > no, the plant
    make the lamp red > no, I meant the plant
    make the lamp red > not the lamp, the plant
    make the lamp red > I meant the plant
    make the lamp red > sorry, the plant
    make the lamp red > oops, I meant the plant
    make the lamp red > no the plant instead
    make the lamp red > the plant, not the lamp
    make the lamp red > wrong one, the plant
    make the lamp red > actually, I meant the plant
    make the lamp red > no not that, the plant
    make the lamp red > rather the plant
    make the lamp red > the plant instead
    make the lamp red > undo that and make the plant red
    make the lamp red > undo that, I meant the plant
    `,
    [color('Plant', 'red'), color('Lamp', 'yellow'), rest('Plant', 'Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > undo
    make the lamp red > undo that
    make the lamp red > undo this
    make the lamp red > take that back
    make the lamp red > revert that
    make the lamp red > revert
    make the lamp red > go back
    make the lamp red > put it back
    make the lamp red > never mind, undo
    make the lamp red > undo the last change
    make the lamp red > undo the last step
    make the lamp red > reverse that
    make the lamp red > no, undo that
    make the lamp red > that was wrong
    make the lamp red > I don't like that, go back
    make the lamp red > I changed my mind
    make the lamp red > cancel that
    make the lamp red > roll that back
    make the lamp red > one step back
    make the lamp red > back to how it was
    make the lamp red > make it like before
    make the lamp red > restore the previous color
    make the lamp red > change it back
    make the lamp red > turn it back
    make the lamp red > undo it please
    make the lamp red > give it its old color back
    make the lamp red > its original color was better
    make the lamp red > I liked it better before
    make the lamp red > step back
    make the lamp red > scratch that
    make the lamp red > forget that
    make the lamp red > unmake that
    make the lamp red > as it was before please
    `,
    [color('Lamp', 'yellow')],
  ),
  ...inManyWays(
    'room',
    `
    make the chair red > the left one
    make the chair red > left
    make the chair red > the first
    make the chair red > the first one
    make the chair red > Chair
    make the chair red > the leftmost
    make the chair red > the one on the left
    make the chair red > the one furthest left
    make the chair red > the leftmost one please
    make the chair red > on the left
    make the chair red > I mean the left one
    make the chair red > the left
    make the chair red > 1
    make the chair red > number one
    make the chair red > the one to the left
    make the chair red > left one
    make the chair red > that on the left
    `,
    [color('Chair', 'red'), rest('Chair')],
  ),
  ...inManyWays(
    'street',
    `
    put the mailbox into the house group
    move the mailbox into the house group
    make the mailbox part of the house
    make the mailbox a child of the house
    add the mailbox to the house group
    parent the mailbox to the house
    attach the mailbox to the house
    put the mailbox under the house in the outliner
    nest the mailbox under the house
    the mailbox should belong to the house group
    make the house the parent of the mailbox
    add the mailbox to the group House
    include the mailbox in the house group
    `,
    [parent('Mailbox', 'House')],
  ),
  ...inManyWays(
    'street',
    `
    ungroup the car
    dissolve the car group
    break up the car group
    take the car apart
    split the car into its parts
    ungroup Car
    dissolve the group Car
    break the car into pieces
    separate the car into its parts
    remove the group Car but keep its parts
    undo the grouping of the car
    unpack the car
    `,
    [gone('Car'), parent('Chassis', null)],
  ),
]
