import {
  above,
  added,
  bottom,
  color,
  evenly,
  gone,
  holds,
  inside,
  measures,
  moved,
  on,
  rest,
  turned,
  within,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { ballOnCube, bright, inManyWays, inRow } from '../many-ways.ts'

/** Several things asked at once, and one after the other, each in many words. */
export const WAYS_TOGETHER: Request[] = [
  ...inManyWays(
    'room',
    `
    make the sofa red and the lamp 2 m tall
    paint the sofa red and make the lamp 2 m tall
    the sofa should be red and the lamp 2 m tall
    make the sofa red, then make the lamp 2 m tall
    make the sofa red; make the lamp 2 m tall
    make the sofa red. the lamp should be 2 m tall
    first paint the sofa red, then scale the lamp to 2 m
    paint the sofa red, and after that make the lamp 2 m tall
    sofa red, lamp 2 m tall
    color the sofa red & make the lamp 2m tall
    paint the sofa red and also make the lamp two metres high
    make the lamp 2 m tall and the sofa red
    set the sofa's color to red and the lamp's height to 2 m
    could you make the sofa red and also the lamp 2 m tall
    the sofa red please and the lamp 2 m tall
    paint the sofa red plus set the height of the lamp to 2 m
    `,
    [color('Sofa', 'red'), measures('Lamp', [null, 2, null]), rest('Sofa', 'Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    move the sofa 1 m to the right and turn it by 90 degrees
    move the sofa 1 m right and rotate it 90 degrees
    turn the sofa by 90 degrees and move it 1 m to the right
    rotate the sofa 90° then shift it right by 1 m
    shift the sofa one meter to the right, then turn it 90 degrees
    the sofa should go 1 m to the right and be turned by 90 degrees
    move the sofa 1 m to the right. turn it 90 degrees
    slide the sofa right 1 m, rotating it by 90 degrees
    push the sofa 1 m to the right and give it a quarter turn
    take the sofa, move it 1 m to the right and rotate it by 90 degrees
    move the sofa 1m to the right; then rotate 90 degrees
    `,
    [turned('Sofa', 90), rest('Sofa')],
  ),
  ...inManyWays(
    'empty',
    `
    add a red cube and put a blue sphere on top of it
    add a red cube with a blue sphere on top
    create a red box and a blue sphere on it
    put a blue sphere on a red cube
    add a red cube, then a blue sphere on top of it
    a red cube with a blue ball on top
    add a blue sphere on top of a red cube
    make a red cube and place a blue sphere on it
    stack a blue sphere on a red cube
    add a red cube. put a blue sphere on it
    add a red cube and a blue sphere on top of it
    create a red cube with a blue sphere sitting on it
    a blue sphere standing on a red cube
    add a red cube > put a blue sphere on top of it
    add a red cube > add a blue sphere on top
    add a red cube > and a blue sphere on it
    add a red cube > now place a blue ball on top of the cube
    add a red cube and a blue sphere > put the sphere on the cube
    add a red cube and a blue sphere. put the sphere on the cube
    add a red cube and a blue sphere and put the sphere on top of the cube
    add a red cube & a blue sphere; the sphere should be on the cube
    I want a red cube and on top of it a blue sphere
    there should be a red cube with a blue sphere on top
    `,
    [ballOnCube],
  ),
  ...inManyWays(
    'empty',
    `
    add a table with four chairs
    add a table with four chairs around it
    add a table and four chairs around it
    add a table and put four chairs around it
    make a table with 4 chairs around it
    place a table and four chairs around it
    four chairs around a table
    put four chairs around a table
    add a table > put four chairs around it
    add a table > add four chairs around it
    add a table > surround it with four chairs
    add a table > it needs four chairs
    add a table > four chairs around it please
    add a table > now four chairs around it
    I need a table and four chairs
    a table with four chairs please
    set up a table with four chairs
    add a table surrounded by four chairs
    arrange four chairs around a table
    `,
    [within('Chair', 'Table', 0.8), within('Chair 4', 'Table', 0.8)],
  ),
  ...inManyWays(
    'empty',
    `
    add five green cubes in a row
    create a row of five green boxes
    line up five green cubes
    five green cubes in a row
    add 5 cubes in a row and make them green
    add a row of 5 cubes and paint them green
    add five cubes in a row, all green
    add five cubes, green, in a row
    put five green cubes side by side
    place 5 green boxes in a line
    make a line of 5 green cubes
    add a row of five cubes colored green
    add a row of five cubes in green
    I want five green cubes next to each other
    five boxes in a row, all of them green
    add five cubes in a row. make them green
    `,
    [inRow(5), added(5, { color: 'green' })],
  ),
  ...inManyWays(
    'empty',
    `
    add four cubes in a row with 50 cm between them
    add four cubes in a row, 50 cm apart
    create a row of four cubes with a gap of 50 cm
    create four cubes in a row with gaps of half a meter
    line up four cubes with a spacing of 50 cm
    four cubes in a row, half a meter apart
    put four cubes in a row leaving 50 cm between them
    add 4 cubes in a row, spaced 50 cm apart
    place four cubes side by side 50 cm apart
    add a row of 4 cubes spaced by 50 cm
    add four cubes next to each other with 0.5 m gaps
    add a row of four cubes with 50 cm of space between them
    add four cubes in a row with a distance of 50 cm
    add four cubes, 50 cm apart, in a row
    `,
    [evenly(['Cube', 'Cube 2', 'Cube 3', 'Cube 4'], 0, 0.5)],
  ),
  ...inManyWays(
    'room',
    `
    delete the lamp and the plant
    remove the lamp and the plant
    delete lamp and plant
    get rid of the lamp and the plant
    delete both the lamp and the plant
    remove the lamp as well as the plant
    delete the lamp, and the plant too
    delete the lamp. delete the plant
    delete the lamp and also the plant
    the lamp and the plant can go
    throw away the lamp and the plant
    take away the lamp and the plant
    delete the lamp plus the plant
    delete the lamp & the plant
    I don't need the lamp and the plant
    neither the lamp nor the plant is needed
    remove the plant, remove the lamp
    the lamp has to go, and so does the plant
    `,
    [gone('Lamp', 'Plant'), rest('Lamp', 'Plant')],
  ),
  ...inManyWays(
    'room',
    `
    make Chair and Chair 2 red
    make Chair and Chair 2 red but not Chair 3
    paint the chairs red but not Chair 3
    make all chairs red except Chair 3
    paint the two brown chairs red
    paint both brown chairs red
    make the brown chairs red
    make every brown chair red
    the chairs in front of the table should be red
    make the chairs that are brown red
    paint the chairs red, only not Chair 3
    make all the chairs red, but leave Chair 3 alone
    make all the chairs red, leave Chair 3 white
    every chair except Chair 3 should be red
    `,
    [color('Chair', 'red'), color('Chair 2', 'red'), rest('Chair', 'Chair 2')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball on the table and make it yellow
    put the ball on the table and paint it yellow
    make the ball yellow and put it on the table
    paint the ball yellow, then put it on the table
    the ball should be yellow and on the table
    the ball should be on the table and yellow
    place the ball on the table. make it yellow
    put the ball on the table, in yellow
    take the ball, paint it yellow and put it on the table
    move the ball onto the table and colour it yellow
    color the ball yellow and place it on top of the table
    put the ball onto the table > and make it yellow
    put the ball onto the table > make it yellow
    put the ball on the table > yellow please
    put the ball on the table > it should be yellow
    make the ball yellow > and put it on the table
    make the ball yellow > now onto the table with it
    make the ball yellow > it belongs on the table
    `,
    [on('Ball', 'Table'), color('Ball', 'yellow'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put it on the table
    put this on the table
    put the selected object on the table
    put the selection on the table
    move the selected thing onto the table
    place it on top of the table
    on the table
    onto the table
    on top of the table please
    this should go on the table
    put that on the table
    it belongs on the table
    it should be on the table
    move this onto the table
    `,
    [on('Ball', 'Table'), rest('Ball')],
    ['Ball'],
  ),
  ...inManyWays(
    'room',
    `
    move the ball 2 m to the right and 1 m back
    move the ball 2 m right and 1 m backwards
    move the ball to the right by 2 m and back by 1 m
    shift the ball 2 m to the right and 1 m to the back
    push the ball 2 m right, 1 m back
    move the ball by 2, 0, -1
    move the ball 1 m back and 2 m to the right
    move the ball two metres right then one metre back
    the ball should go 2 m to the right and 1 m back
    translate the ball by (2, 0, -1)
    move the ball 2 m in x and -1 m in z
    move the ball by 2 m along x and by -1 m along z
    take the ball 2 m to the right and 1 m further back
    `,
    [moved('Ball', [2, 0, -1]), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball under the table
    place the ball below the table
    the ball should be under the table
    roll the ball under the table
    push the ball under the table
    slide the ball underneath the table
    the ball goes under the table
    the ball belongs beneath the table
    move the ball under the table
    hide the ball under the table
    stow the ball under the table
    get the ball under the table
    let the ball lie under the table
    the ball under the table please
    set the ball down underneath the table
    `,
    [inside('Ball', 'Table'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the ball 50 cm above the table
    hang the ball 50 cm above the table
    let the ball float 50 cm above the table
    the ball should hover half a meter above the table
    place the ball 50 cm over the table
    the ball should be 50 cm above the table
    make the ball float 0.5 m above the table
    move the ball 50 cm above the table
    the ball goes half a metre above the table
    float the ball 50 cm above the table
    suspend the ball 50 cm above the table
    put the ball above the table with a gap of 50 cm
    `,
    [above('Ball', 'Table'), bottom('Ball', 1.25), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    put the cup on the floor
    set the cup on the floor
    put the cup down on the floor
    take the cup off the table and put it on the floor
    the cup should be on the floor
    move the cup to the floor
    drop the cup on the floor
    the cup belongs on the floor
    place the cup on the ground
    lay the cup on the floor
    the cup goes on the floor
    let the cup stand on the floor
    get the cup onto the floor
    move the cup from the table to the floor
    the cup on the floor please
    put the cup down
    `,
    [bottom('Cup', 0), rest('Cup')],
  ),
  ...inManyWays(
    'room',
    `
    rotate the sofa 90 degrees clockwise
    turn the sofa 90 degrees to the right
    turn the sofa clockwise by 90 degrees
    rotate the sofa by 90° clockwise
    turn the sofa a quarter turn clockwise
    rotate the sofa a quarter turn to the right
    turn the sofa right by 90 degrees
    spin the sofa 90 degrees clockwise
    rotate the sofa -90 degrees
    turn the sofa by a quarter turn to the right
    make a quarter turn clockwise with the sofa
    the sofa should be turned 90 degrees to the right
    rotate the sofa 270 degrees counterclockwise
    turn the sofa to the right by 90 degrees
    give the sofa a 90 degree clockwise turn
    rotate the sofa clockwise 90
    `,
    [turned('Sofa', -90), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball #3366cc
    paint the ball #3366CC
    set the ball's color to #3366cc
    color the ball #36c
    the ball should be #3366cc
    change the color of the ball to #3366cc
    give the ball the color #3366cc
    use #3366cc for the ball
    the ball in #3366cc
    make the ball rgb(51, 102, 204)
    make the color of the ball #3366cc
    apply the color #3366cc to the ball
    set color #3366cc on the ball
    hex #3366cc for the ball
    make the ball the hex color #3366cc
    `,
    [color('Ball', '#3366cc'), rest('Ball')],
  ),
  ...inManyWays(
    'stage',
    `
    make the bulb red
    the bulb should be red
    change the color of the bulb to red
    set the bulb's color to red
    make the bulb shine red
    give the bulb a red color
    turn the bulb red
    the bulb should shine red
    make the light of the bulb red
    red light for the bulb
    paint the bulb red
    color the bulb red
    the bulb's light should be red
    `,
    [color('Bulb', 'red'), rest('Bulb')],
  ),
  ...inManyWays(
    'stage',
    `
    make the bulb brighter
    brighten the bulb
    the bulb should be brighter
    turn up the bulb
    increase the intensity of the bulb
    increase the bulb's intensity
    double the brightness of the bulb
    make the bulb twice as bright
    the bulb is too dark
    the bulb is too dim
    raise the intensity of the bulb
    turn the bulb up
    more light from the bulb
    make the bulb shine brighter
    set the intensity of the bulb to 500
    boost the bulb
    the bulb should shine more
    `,
    [holds('it is no brighter', (result) => bright(result, 'Bulb') > 20), rest('Bulb')],
  ),
]
