import { bottom, faces, grew, larger, measures, rest, smaller, turned, up } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, leans } from '../many-ways.ts'

/** What things become, each in many words. */
export const WAYS_CHANGING: Request[] = [
  ...inManyWays(
    'shapes',
    `
    make the blue box twice as big
    double the blue box
    double the size of the blue box
    double the blue box in size
    scale the blue box by 2
    scale the blue box up 2x
    scale the blue box up by a factor of two
    the blue box should be twice its size
    enlarge the blue box to 200%
    blow the blue box up to double
    blow the blue box up to twice its size
    increase the blue box's size by 100%
    the blue box twice as large
    grow the blue box by a factor of 2
    the blue box needs to be double the size
    resize the blue box to twice its size
    make the blue box 2x bigger
    make the blue box two times larger
    upscale the blue box by 2
    multiply the size of the blue box by two
    make the blue box 200 % of its size
    let the blue box be twice as large as it is
    make the blue box double its current size
    the blue box is half as big as it should be
    make the blue box double as big
    I need the blue box at 200%
    the blue box should be twice as big as now
    set the blue box's scale to 2
    set the scale of the blue box to 2
    scale the blue box 2,2,2
    make the blue box's size double
    mkae the blue box twise as big
    turn the blue box into one twice the size
    make the blue box grow to twice its size
    expand the blue box to double size
    magnify the blue box by 2
    `,
    [grew('Box 3', [2, 2, 2]), rest('Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    make the blue box half as big
    halve the blue box
    halve the size of the blue box
    shrink the blue box to half its size
    scale the blue box down by half
    scale the blue box to 50%
    reduce the blue box by half
    reduce the blue box to 50 % of its size
    the blue box should be half the size
    cut the blue box's size in half
    make the blue box 50% smaller
    make the blue box smaller by half
    shrink the blue box by 50%
    the blue box at half size
    scale the blue box by 0.5
    the blue box is twice as big as it should be
    the blue box is twice too big
    make the blue box two times smaller
    the blue box half as large please
    bring the blue box down to half its size
    shrink the blue box by a factor of 2
    decrease the blue box's size by 50%
    minify the blue box by half
    `,
    [grew('Box 3', [0.5, 0.5, 0.5]), rest('Box 3')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp 2 m tall
    set the height of the lamp to 2 m
    set the lamp's height to 200 cm
    the lamp should be 2 m high
    the lamp height 2 m
    change the lamp's height to 2m
    give the lamp a height of 2 meters
    resize the lamp so it's 2 m tall
    I want the lamp to be 200 cm tall
    raise the lamp's height to two meters
    stretch the lamp to 2 m tall
    make the lamp's height 2 m
    scale the lamp to a height of 2 m
    scale the lamp so that it is 2 m tall
    the lamp needs to be 2 metres in height
    the lamp has to be two meters high
    make the lamp two metres in height
    grow the lamp to 2 m
    make the lamp as tall as 2 m
    the lamp must be 2m tall
    let the lamp be 2 m high
    make sure the lamp is 2 m tall
    can the lamp be 2 m tall?
    extend the lamp up to 2 m
    increase the height of the lamp to 2m
    adjust the lamp's height to 2 m
    make the lamp 0.4 m taller
    make the lamp 40 cm taller
    the lamp should get 40 cm taller
    add 40 cm to the lamp's height
    increase the lamp's height by 40 cm
    the lamp is 40 cm too short
    heighten the lamp by 40 cm
    make the lamp higher by 40 cm
    `,
    [measures('Lamp', [null, 2, null]), rest('Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    make the sofa 3 m wide
    set the sofa's width to 3 m
    the sofa should be 3 metres wide
    widen the sofa to 3 m
    widen the sofa by 1 m
    make the sofa 1 m wider
    stretch the sofa to a width of 3 m
    increase the width of the sofa by 1 m
    make the sofa one and a half times as wide
    make the sofa 50% wider
    make the sofa 1.5 times wider
    the sofa needs a width of 3 m
    make the sofa wider by a metre
    extend the sofa's width to 3 m
    the sofa is a meter too narrow
    give the sofa a width of 3m
    change the width of the sofa to three meters
    the sofa: width 3 m
    the sofa should be a meter wider
    `,
    [measures('Sofa', [3, 0.8, null]), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    make the lamp a bit taller
    make the lamp slightly taller
    make the lamp a little taller
    the lamp should be a bit taller
    make the lamp taller
    the lamp a little taller please
    the lamp needs to be slightly taller
    the lamp could be a bit taller
    make the lamp a tad taller
    make the lamp somewhat taller
    stretch the lamp a bit upwards
    the lamp is a bit too short
    the lamp is too short
    the lamp isn't tall enough
    the lamp is not high enough
    increase the height of the lamp a bit
    increase the lamp's height slightly
    raise the height of the lamp a little
    let the lamp be a bit taller
    make the lamp grow a bit taller
    a bit taller, the lamp
    I'd like the lamp a bit taller
    `,
    [larger('Lamp', [1]), rest('Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball smaller
    shrink the ball
    make the ball a bit smaller
    the ball should be smaller
    the ball is too big
    the ball is too large
    make the ball much smaller
    reduce the size of the ball
    decrease the ball's size
    scale the ball down
    scale the ball down a bit
    the ball needs to be smaller
    the ball smaller please
    I want the ball smaller
    reduce the ball in size
    the ball is way too big
    could the ball be smaller?
    make the ball less big
    make the ball tiny
    make the ball a lot smaller
    the ball could be a bit smaller
    downsize the ball
    the ball is a bit too large
    the ball isn't small enough
    `,
    [smaller('Ball'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    make the plant as tall as the lamp
    make the plant as high as the lamp
    the plant should be as tall as the lamp
    make the plant the same height as the lamp
    give the plant the same height as the lamp
    the plant should have the same height as the lamp
    match the height of the plant to the lamp
    match the plant's height to the lamp
    set the plant's height to that of the lamp
    set the height of the plant to the height of the lamp
    the plant should be the same height as the lamp
    make the plant just as tall as the lamp
    scale the plant to the height of the lamp
    make the plant's height equal to the lamp's
    make the plant equally tall as the lamp
    the plant must be as tall as the lamp
    resize the plant to be as tall as the lamp
    `,
    [measures('Plant', [null, 1.6, null]), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    rotate the sofa 45 degrees counterclockwise
    rotate the sofa by 45° counter-clockwise
    turn the sofa 45 degrees anticlockwise
    spin the sofa 45 deg counterclockwise
    rotate the sofa around y by 45
    rotate the sofa 45 degrees around the vertical axis
    rotate the sofa 45 degrees about the y axis
    turn the sofa by an eighth of a turn counterclockwise
    rotate the sofa 45 degrees
    turn the sofa by 45 degrees
    give the sofa a 45 degree turn
    the sofa should be rotated 45 degrees counterclockwise
    swivel the sofa by 45°
    twist the sofa 45 degrees counterclockwise
    set the sofa's rotation to 45 degrees
    set the y rotation of the sofa to 45
    set the sofa's yaw to 45
    increase the sofa's rotation by 45 degrees
    rotate the sofa in place by 45 degrees
    rotate the sofa to 45 degrees
    yaw the sofa by 45 degrees
    the sofa turned by 45 degrees
    `,
    [turned('Sofa', 45), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    turn the sofa around
    rotate the sofa 180 degrees
    turn the sofa to face the other way
    make the sofa face the opposite direction
    flip the sofa around
    spin the sofa around
    the sofa should face the other way
    turn the sofa the other way round
    rotate the sofa half a turn
    the sofa is facing the wrong way
    the sofa is the wrong way round
    turn the sofa about
    the sofa faces the wrong direction, turn it
    do a 180 with the sofa
    the sofa should look in the opposite direction
    give the sofa a half turn
    reverse the direction of the sofa
    make the sofa look the other way
    `,
    [turned('Sofa', 180), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    turn the sofa towards the TV
    make the sofa face the TV
    the sofa should face the TV
    point the sofa at the TV
    aim the sofa at the TV
    rotate the sofa so it faces the TV
    rotate the sofa to face the TV
    let the sofa face the TV
    the sofa should look at the TV
    have the sofa face the TV
    orient the sofa towards the TV
    turn the sofa to the TV
    turn the sofa so that it looks at the TV
    the sofa faces the TV
    direct the sofa at the TV
    the sofa should be turned towards the TV
    the sofa should be facing the TV
    make the sofa look at the TV
    make the sofa look towards the TV
    make the sofa point at the TV
    have the sofa looking at the TV
    the sofa must face the TV
    turn the sofa in the direction of the TV
    rotate the sofa toward the TV
    the sofa facing the TV
    `,
    [faces('Sofa', 'TV'), rest('Sofa')],
  ),
  ...inManyWays(
    'shapes',
    `
    turn the cone upside down
    flip the cone upside down
    flip the cone
    put the cone upside down
    the cone should be upside down
    turn the cone on its head
    stand the cone on its head
    turn the cone over
    flip the cone over
    the cone upside down
    place the cone upside down
    make the cone stand on its tip
    rotate the cone upside down
    invert the cone
    turn the cone bottom up
    the cone should stand on its head
    `,
    [up('Cone', [0, -1, 0]), bottom('Cone', 0), rest('Cone')],
  ),
  ...inManyWays(
    'shapes',
    `
    tilt the cylinder by 20 degrees
    tilt the cylinder 20 degrees to the left
    tilt the cylinder 20° forward
    lean the cylinder 20 degrees to the right
    tilt the cylinder to the right
    tilt the cylinder a bit
    tip the cylinder 20 degrees backward
    rotate the cylinder 20 degrees around the x axis
    rotate the cylinder by 20 degrees about z
    rotate the cylinder around x by 20 degrees
    the cylinder should be tilted by 20 degrees
    slant the cylinder by 20 degrees
    incline the cylinder by 20 degrees
    the cylinder should lean 20 degrees to the left
    make the cylinder lean to the left
    give the cylinder a tilt of 20 degrees
    give the cylinder a 20 degree tilt
    angle the cylinder 20 degrees to the right
    `,
    [leans, rest('Cylinder')],
  ),
  ...inManyWays(
    'shapes',
    `
    lay the cylinder on its side
    lay the cylinder down
    put the cylinder on its side
    turn the cylinder on its side
    the cylinder should lie on its side
    tip the cylinder over
    knock the cylinder over
    lay the cylinder flat
    make the cylinder lie down
    let the cylinder fall over
    tilt the cylinder over
    topple the cylinder
    place the cylinder on its side
    rotate the cylinder so that it lies on its side
    `,
    [measures('Cylinder', [null, 0.6, null]), bottom('Cylinder', 0), rest('Cylinder')],
  ),
]
