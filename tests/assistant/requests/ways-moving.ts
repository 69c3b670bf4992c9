import { at, behind, beside, bottom, front, gap, left, moved, on, rest, right, within } from '../checks.ts'
import type { Request } from '../harness.ts'
import { further, inCorner, inManyWays, nearer, swapped } from '../many-ways.ts'

/** Where things go, each in many words: one that knows words and not sentences takes them all. */
export const WAYS_MOVING: Request[] = [
  ...inManyWays(
    'room',
    `
    move the sofa 1 m to the left
    shift the sofa left by one metre
    push the sofa a meter leftwards
    scoot the sofa over 1m to the left
    the sofa should go 1 metre to the left
    nudge the sofa 100 cm left
    slide the sofa to the left by 1 m
    can you move the sofa left 1m?
    I'd like the sofa one meter further to the left
    the sofa needs to move 1 m left
    take the sofa 1 m to the left
    bring the sofa one meter to the left
    drag the sofa 1 m left
    relocate the sofa 1 m to the left
    move the sofa over to the left by a metre
    have the sofa move left 1 m
    offset the sofa by 1 m to the left
    translate the sofa one meter to the left
    translate the sofa by -1 in x
    put the sofa 1 m further left
    put the sofa a meter more to the left
    could the sofa be moved 1 m to the left
    would you mind moving the sofa a metre left
    the sofa a meter to the left please
    the sofa is 1 m too far to the right
    the sofa stands a metre too far right, fix that
    move the sofa 1 m in the negative x direction
    move the sofa along x by -1
    move the sofa by -1, 0, 0
    shift the sofa on the x axis by -1 m
    move the sofa one meter towards the left wall
    let the sofa go left 1 m
    let's move the sofa to the left, about 1 m
    1 m to the left with the sofa
    go ahead and shift the sofa left one meter
    now move the sofa left by exactly 1 m
    the sofa has to go one metre left
    i want the sofa moved 1m to the left
    mov the sofa 1m ot the left
    plz move the sofa lft 1 m
    shift the sofa's position one meter to the left
    decrease the sofa's x by 1
    subtract 1 from the sofa's x position
    the sofa: 1 m left
    get the sofa 1 m further over to the left
    the sofa can go a meter to the left
    `,
    [moved('Sofa', [-1, 0, 0]), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    move the window up by 50 cm
    raise the window half a metre
    lift the window up 0.5 m
    the window should be 50 cm higher
    make the window hang half a meter higher
    put the window 50 cm higher up
    shift the window upwards by 500 mm
    hoist the window by half a meter
    the window needs to be half a metre higher
    the window hangs half a meter too low
    bring the window up 50cm
    elevate the window by 0.5m
    increase the window's y by 0.5
    move the window along the y axis by 0.5
    move the window 0.5 m upward
    have the window go up half a meter
    the window is 50 cm too low
    place the window half a metre higher than it is now
    raise the window's position by 50 cm
    the window up 50 cm
    `,
    [moved('Window', [0, 0.5, 0]), rest('Window')],
  ),
  ...inManyWays(
    'shapes',
    `
    push the blue box back 2 m
    move the blue box 2 m backwards
    move the blue box back by 2 metres
    move the blue box two meters further away from me
    shift the blue box 2m to the back
    the blue box should stand 2 m further back
    set the blue box back by 2 m
    send the blue box two meters back
    move the blue box 2 m away from the camera
    push the blue box 2 m into the background
    the blue box goes two meters backward
    the blue box two metres further back please
    `,
    [moved('Box 3', [0, 0, -2]), rest('Box 3')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball on the table
    place the ball on the table
    set the ball on the table
    put the ball on top of the table
    the ball goes on the table
    the ball should be on the table
    the ball belongs on the table
    move the ball onto the table
    stick the ball on the table
    lay the ball on the table
    rest the ball on the table
    drop the ball on the table
    drop the ball onto the table
    sit the ball on the table
    the ball should lie on the table
    the ball on the table please
    let the ball lie on the table
    get the ball onto the table
    have the ball sit on the table
    put the ball up on the table
    take the ball and put it on the table
    pick up the ball and put it on the table
    pick the ball up and place it on the table
    grab the ball and set it on the table
    set the ball down on the table
    the ball should rest on top of the table
    I want the ball on the table
    could the ball go on the table?
    stand the ball on the table
    transfer the ball to the top of the table
    move the ball to the top of the table
    the ball sits on the table
    place the ball atop the table
    the ball ontop of the table
    put the ball upon the table
    put the ball over on the table
    plonk the ball on the table
    place the ball on the table's surface
    position the ball on the table
    the table should have the ball on it
    the table should carry the ball
    put on the table the ball
    on the table put the ball
    on top of the table, place the ball
    the ball must be on the table
    lift the ball onto the table
    raise the ball onto the table
    `,
    [on('Ball', 'Table'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball next to the sofa
    place the ball beside the sofa
    move the ball by the sofa
    set the ball alongside the sofa
    put the ball near the sofa
    move the ball close to the sofa
    the ball should be next to the sofa
    the ball goes beside the sofa
    bring the ball to the sofa
    bring the ball over to the sofa
    put the ball at the side of the sofa
    place the ball adjacent to the sofa
    the ball next to the sofa
    take the ball to the sofa
    move the ball over to the sofa
    put the ball right next to the sofa
    the ball should stand beside the sofa
    put the ball directly beside the sofa
    move the ball to the side of the sofa
    the ball belongs next to the sofa
    set the ball down next to the sofa
    put the ball by the side of the sofa
    park the ball next to the sofa
    position the ball next to the sofa
    `,
    [beside('Ball', 'Sofa'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball left of the table
    put the ball to the left of the table
    place the ball on the left of the table
    place the ball on the left side of the table
    the ball should be left of the table
    the ball goes to the left of the table
    put the ball on the table's left
    put the ball at the left of the table
    move the ball to the table's left
    move the ball to the left side of the table
    the ball should stand to the left of the table
    set the ball immediately left of the table
    put the ball to the left hand side of the table
    left of the table should be the ball
    I want the ball to the left of the table
    position the ball to the left of the table
    `,
    [left('Ball', 'Table'), within('Ball', 'Table', 0.6), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball in front of the table
    place the ball in front of the table
    move the ball in front of the table
    the ball should be in front of the table
    the ball goes in front of the table
    put the ball before the table
    the ball in front of the table
    bring the ball in front of the table
    move the ball to the front of the table
    the ball should lie in front of the table
    I want the ball in front of the table
    `,
    [front('Ball', 'Table'), within('Ball', 'Table', 1.2), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball behind the sofa
    hide the ball behind the sofa
    move the ball behind the sofa
    the ball should be behind the sofa
    the ball goes behind the sofa
    place the ball in back of the sofa
    place the ball at the back of the sofa
    the ball behind the sofa please
    put the ball to the rear of the sofa
    `,
    [behind('Ball', 'Sofa'), within('Ball', 'Sofa', 1.2), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball 30 cm right of the table
    put the ball right of the table with a gap of 30 cm
    put the ball 30 cm to the right of the table
    place the ball to the right of the table, 30 cm away
    place the ball to the right of the table, leaving 30 cm between them
    place the ball right of the table leaving a 30 cm gap
    the ball should be 30 cm to the right of the table
    put the ball on the right of the table at a distance of 30 cm
    put the ball to the right of the table with 30 cm of space
    the ball goes 30 cm right of the table
    put the ball to the table's right, 30 cm apart
    `,
    [right('Ball', 'Table'), gap('Ball', 'Table', 0.3)],
  ),
  ...inManyWays(
    'room',
    `
    put the ball between Chair and Chair 2
    move the ball in between Chair and Chair 2
    the ball should be between Chair and Chair 2
    place the ball midway between Chair and Chair 2
    place the ball halfway between Chair and Chair 2
    the ball goes between Chair and Chair 2
    put the ball in the middle between Chair and Chair 2
    put the ball in the middle of Chair and Chair 2
    set the ball exactly between Chair and Chair 2
    center the ball between Chair and Chair 2
    the ball between Chair and Chair 2
    squeeze the ball in between Chair and Chair 2
    `,
    [at('Ball', [0, null, 1.5]), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the sofa against the left wall
    push the sofa against the left wall
    move the sofa to the left wall
    move the sofa up to the left wall
    the sofa should be against the left wall
    the sofa goes against the left wall
    push the sofa up against the left wall
    put the sofa at the left wall
    the sofa belongs at the left wall
    the sofa should touch the left wall
    place the sofa along the left wall
    move the sofa all the way to the left wall
    the sofa against the left wall
    put the sofa right up against the left wall
    put the sofa flush with the left wall
    set the sofa flush against the left wall
    stand the sofa against the left wall
    back the sofa up against the left wall
    move the sofa with its back to the left wall
    line the sofa up against the left wall
    place the sofa by the left wall
    `,
    [within('Sofa', 'Left wall', 0.02), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball in the front right corner
    put the ball into the right front corner
    move the ball to the front right corner
    the ball should be in the front right corner
    the ball goes into the front right corner
    place the ball in the corner at the front right
    place the ball in the corner on the right at the front
    put the ball in the corner of the room, front right
    the ball belongs in the front right corner
    tuck the ball into the front right corner
    send the ball to the front right corner
    `,
    [inCorner, rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    move the ball to 2, 0, -1
    put the ball at 2, 0, -1
    put the ball at (2, 0, -1)
    place the ball at x=2, z=-1
    set the ball's position to 2 0 -1
    the ball's position should be 2, 0, -1
    move the ball to x 2 z -1
    move the ball to the position 2, 0, -1
    move the ball to coordinates 2, 0, -1
    position the ball at 2, 0, -1
    set the position of the ball to (2, 0, -1)
    teleport the ball to 2, 0, -1
    the ball at 2, 0, -1
    the ball to 2, 0, -1
    send the ball to position 2, 0, -1
    `,
    [at('Ball', [2, null, -1]), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    move the ball so it is 1 m away from the sofa
    the ball should be 1 m away from the sofa
    put the ball 1 m from the sofa
    place the ball at a distance of 1 m from the sofa
    keep 1 m between the ball and the sofa
    leave 1 m between the ball and the sofa
    make the distance between the ball and the sofa 1 m
    set the distance between the ball and the sofa to 1 m
    the gap between the ball and the sofa should be 1 m
    the ball should have a distance of 1 m to the sofa
    there should be 1 m between the ball and the sofa
    `,
    [within('Ball', 'Sofa', 1.08), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    swap the lamp and the plant
    swap the lamp with the plant
    exchange the lamp and the plant
    switch the lamp and the plant
    swap the positions of the lamp and the plant
    exchange the places of the lamp and the plant
    switch the places of the lamp and the plant
    let the lamp and the plant trade places
    the lamp and the plant should swap places
    the lamp and the plant should change places
    put the lamp where the plant is and the plant where the lamp is
    interchange the lamp and the plant
    swap the lamp for the plant
    make the lamp and the plant switch places
    trade the lamp with the plant
    have the lamp and the plant swap positions
    put the lamp in the plant's place and the plant in the lamp's place
    `,
    [swapped, rest('Lamp', 'Plant')],
  ),
  ...inManyWays(
    'room',
    `
    move the ball closer to the sofa
    bring the ball closer to the sofa
    move the ball nearer to the sofa
    move the ball towards the sofa
    push the ball towards the sofa
    the ball should be closer to the sofa
    move the ball a bit closer to the sofa
    the ball closer to the sofa
    get the ball closer to the sofa
    the ball is too far from the sofa
    move the ball in the direction of the sofa
    shift the ball toward the sofa
    put the ball closer to the sofa
    the ball is too far away from the sofa
    roll the ball towards the sofa
    let the ball come closer to the sofa
    the ball should move towards the sofa
    move the ball more towards the sofa
    bring the ball nearer to the sofa
    slide the ball over toward the sofa
    `,
    [nearer, rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    move the ball away from the sofa
    move the ball further away from the sofa
    move the ball farther from the sofa
    push the ball away from the sofa
    the ball should be further away from the sofa
    move the ball a bit away from the sofa
    take the ball away from the sofa
    the ball is too close to the sofa
    put the ball further away from the sofa
    the ball further from the sofa
    get the ball away from the sofa
    keep the ball away from the sofa
    the ball stands too close to the sofa
    the ball is too near to the sofa
    the ball should keep its distance from the sofa
    `,
    [further, rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the plant in the center of the room
    move the plant to the center of the room
    put the plant in the middle of the room
    the plant should be in the middle of the room
    place the plant in the center
    center the plant
    center the plant in the room
    move the plant to the middle
    put the plant right in the middle of the room
    the plant goes in the center of the room
    the plant belongs in the middle of the room
    the plant in the middle of the room
    move the plant to the origin
    put the plant at the origin
    bring the plant to the center of the room
    the plant at the center of the room please
    `,
    [within('Plant', 'Table', 1), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball on the table > put it back
    put the ball on the table > put it back where it was
    put the ball on the table > move it back
    put the ball on the table > back where it was
    put the ball on the table > return it to where it was
    put the ball on the table > put the ball back
    put the ball on the table > move the ball back to its old place
    put the ball on the table > put it back to its original position
    put the ball on the table > bring it back
    put the ball on the table > it should go back where it was
    put the ball on the table > put it where it was before
    put the ball on the table > restore its position
    put the ball on the table > move it back to where it came from
    put the ball on the table > send it back
    put the ball on the table > make it red > put it back where it was
    put the ball on the table > and back again
    put the ball on the table > take it back to its previous position
    put the ball on the table > put it in its old position
    put the ball on the table > move it to its previous place
    `,
    [at('Ball', [-1.5, null, 2.5])],
  ),
  ...inManyWays(
    'mess',
    `
    put the balloon on the ground
    drop the balloon to the ground
    set the balloon on the floor
    lower the balloon to the ground
    let the balloon fall to the ground
    move the balloon down to the ground
    the balloon should be on the ground
    the balloon should rest on the floor
    bring the balloon down to the floor
    place the balloon on the ground
    ground the balloon
    let the balloon drop
    drop the balloon
    the balloon belongs on the ground
    make the balloon touch the ground
    the balloon should stand on the ground
    make the balloon rest on the ground
    the balloon to the ground
    move the balloon to the floor
    the balloon shouldn't float
    don't let the balloon float
    the balloon must not float in the air
    snap the balloon to the ground
    `,
    [bottom('Balloon', 0), rest('Balloon')],
  ),
]
