import { at, color, holds, measures, on, rest } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, tall, wide } from '../many-ways.ts'

/** How a conversation goes on, and what several things have between them, each in many words. */
export const WAYS_GOING_ON: Request[] = [
  ...inManyWays(
    'room',
    `
    make the lamp red > make it taller
    make the lamp red > and taller
    make the lamp red > it should be taller
    make the lamp red > taller too please
    make the lamp red > also a bit taller
    make the lamp red > now 2 m tall
    make the lamp red > 2 m tall
    make the lamp red > and 2 m tall
    make the lamp red > it needs to be 2 m tall
    make the lamp red > set its height to 2 m
    make the lamp red > increase its height
    make the lamp red > its height should be 2 m
    make the lamp red > can you make it taller as well
    make the lamp red > then stretch it to 2 m
    make the lamp red > make that taller
    make the lamp red > make this one taller
    make the lamp red and taller
    make the lamp red > height 2 m
    `,
    [holds('it is not taller', (result) => tall(result, 'Lamp') > 1.7), color('Lamp', 'red')],
  ),
  ...inManyWays(
    'shapes',
    `
    make Box purple > make the other red box green
    move Box up 1 m > make the other red one green
    delete Box 3 > undo > make Box 2 green
    make Box 2 green
    paint box 2 green
    the second red box should be green
    make the second box green
    make the middle box green
    `,
    [color('Box 2', 'green'), color('Box 3', 'blue')],
  ),
  ...inManyWays(
    'room',
    `
    select the chairs > make them blue
    how many chairs are there? > make them blue
    how many chairs are there? > paint them all blue
    select all chairs > paint them blue
    select all chairs > blue please
    make the chairs red > no, blue
    make the chairs red > blue instead
    make the chairs red > make them blue instead
    make the chairs red > actually blue
    make the chairs red > I meant blue
    make the chairs red > rather blue
    make the chairs red > hmm, make that blue
    make the chairs red > change that to blue
    make the chairs red > blue would be better
    make the chairs red > not red, blue
    make the chairs red > sorry, blue
    make the chairs red > or better blue
    make the chairs red > try blue
    make the chairs red > what about blue?
    make the chairs red > how about blue
    make the chairs red > better in blue
    make the chairs red > and now blue
    `,
    [color('Chair', 'blue'), color('Chair 2', 'blue'), color('Chair 3', 'blue'), rest('Chair', 'Chair 2', 'Chair 3')],
  ),
  ...inManyWays(
    'room',
    `
    move the ball 1 m to the right > 2 m more
    move the ball 1 m to the right > another 2 m
    move the ball 1 m to the right > two metres more
    move the ball 1 m to the right > 2 m further
    move the ball 1 m to the right > and another 2 m
    move the ball 1 m to the right > no, 3 m
    move the ball 1 m to the right > make it 3 m
    move the ball 1 m to the right > I meant 3 m
    move the ball 1 m to the right > 3 m instead
    move the ball 1 m to the right > 3 m, not 1
    move the ball 1 m to the right > rather 3 m
    move the ball 1 m to the right > sorry, 3 m
    move the ball 1 m to the right > actually 3 m
    move the ball 1 m to the right > now 2 m further to the right
    move the ball 1 m to the right > move it 2 more metres to the right
    move the ball 1 m to the right > 2 more metres
    move the ball 1 m to the right > a further 2 m
    move the ball 1 m to the right > oops, I meant 3 m
    move the ball 1 m to the right > 3 m would be better
    `,
    [at('Ball', [1.5, null, null])],
  ),
  ...inManyWays(
    'room',
    `
    move the ball 1 m to the right > no, left
    move the ball 1 m to the right > no, to the left
    move the ball 1 m to the right > I meant left
    move the ball 1 m to the right > left instead
    move the ball 1 m to the right > sorry, to the left
    move the ball 1 m to the right > wrong way
    move the ball 1 m to the right > wrong direction
    move the ball 1 m to the right > the other way
    move the ball 1 m to the right > other direction
    move the ball 1 m to the right > no, the other way
    move the ball 1 m to the right > not right, left
    move the ball 1 m to the right > oops, left
    move the ball 1 m to the right > the opposite direction
    `,
    [at('Ball', [-2.5, null, null])],
  ),
  ...inManyWays(
    'room',
    `
    put the ball on the sofa > no, on the table
    put the ball on the sofa > no, the table
    put the ball on the sofa > on the table instead
    put the ball on the sofa > I meant the table
    put the ball on the sofa > rather on the table
    put the ball on the sofa > sorry, on the table
    put the ball on the sofa > move it to the table instead
    put the ball on the sofa > better on the table
    put the ball on the sofa > put it on the table instead
    put the ball on the sofa > actually, on the table
    put the ball on the sofa > not the sofa, the table
    put the ball on the sofa > now on the table
    put the ball next to the table > no, on it
    put the ball next to the table > on top of it
    put the ball next to the table > no, on top
    `,
    [on('Ball', 'Table')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > undo > redo
    make the lamp red > undo > redo that
    make the lamp red > undo > do it again
    make the lamp red > undo > redo the last step
    make the lamp red > undo > no, redo
    make the lamp red > undo > undo the undo
    make the lamp red > undo > bring it back
    make the lamp red > undo > put it back
    make the lamp red > undo > actually, keep it red
    make the lamp red > undo > make it red again
    make the lamp red > undo > redo please
    make the lamp red > undo > I changed my mind, redo
    `,
    [color('Lamp', 'red')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp red > make it 2 m tall > undo both
    make the lamp red > make it 2 m tall > undo twice
    make the lamp red > make it 2 m tall > undo the last two steps
    make the lamp red > make it 2 m tall > undo the last two changes
    make the lamp red > make it 2 m tall > undo everything
    make the lamp red > make it 2 m tall > undo 2 steps
    make the lamp red > make it 2 m tall > go back two steps
    make the lamp red > make it 2 m tall > undo > undo
    make the lamp red > make it 2 m tall > undo > undo again
    make the lamp red > make it 2 m tall > undo > once more
    make the lamp red > make it 2 m tall > undo two times
    make the lamp red > make it 2 m tall > take back the last two changes
    make the lamp red > make it 2 m tall > revert both changes
    `,
    [color('Lamp', 'yellow'), measures('Lamp', [null, 1.6, null])],
  ),
  ...inManyWays(
    'street',
    `
    make the roof blue
    paint the roof of the house blue
    make the house's roof blue
    the roof of the house should be blue
    give the house a blue roof
    color the roof blue
    the house should have a blue roof
    I want the house's roof in blue
    change the color of the roof to blue
    paint only the roof blue
    paint just the roof of the house blue
    the house gets a blue roof
    `,
    [color('Roof', 'blue'), color('Body', '#f5f5dc')],
  ),
  ...inManyWays(
    'street',
    `
    make the wheels white
    paint the wheels of the car white
    make the car's wheels white
    paint both wheels white
    all wheels should be white
    the wheels of the car should be white
    give the car white wheels
    color all the wheels white
    `,
    [color('Wheel', 'white'), color('Wheel 2', 'white'), color('Chassis', '#dc143c')],
  ),
  ...inManyWays(
    'shapes',
    `
    move the boxes further apart
    move the boxes apart
    put more space between the boxes
    the boxes are too close together
    the boxes should be further apart
    increase the gap between the boxes
    widen the gaps between the boxes
    pull the boxes apart
    make the gaps between the boxes bigger
    more distance between the boxes
    the boxes stand too close to each other
    `,
    [holds('they are no further apart', (result) => wide(result) > 5.45), rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    move the boxes closer together
    push the boxes together
    bring the boxes closer together
    the boxes should be closer together
    the boxes are too far apart
    put less space between the boxes
    reduce the gaps between the boxes
    make the gaps between the boxes smaller
    less distance between the boxes
    the boxes should touch each other
    move the boxes together so they touch
    put the boxes right next to each other
    decrease the spacing of the boxes
    the boxes stand too far from each other
    `,
    [holds('they are no closer together', (result) => wide(result) < 5.4), rest('Box', 'Box 2', 'Box 3')],
  ),
]
