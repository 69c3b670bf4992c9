import {
  added,
  bottom,
  color,
  faces,
  gone,
  measures,
  newOnes,
  rest,
  selected,
  smaller,
  surface,
  there,
  within,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, light, near, nearer } from '../many-ways.ts'

/** What is told of how things are, wished or asked for, and meant as an order, each in many words. */
export const WAYS_MEANT: Request[] = [
  ...inManyWays(
    'room',
    `
    the plant is too big
    the plant is way too big
    the plant looks too big
    the plant seems a bit too large
    the plant is much too large for this room
    the plant is far too big
    the plant should be smaller
    the plant takes up too much space
    the plant is huge, make it smaller
    I find the plant too big
    I think the plant is too big
    the plant is a little too big for my taste
    isn't the plant a bit too big?
    the size of the plant is too big
    the plant's size is too large
    the plant could be a bit smaller
    the plant needs to shrink
    the plant is oversized
    can the plant be smaller?
    the plant ought to be smaller
    the plant would be better if it was smaller
    `,
    [smaller('Plant'), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    the sofa is too dark
    the sofa looks too dark
    make the sofa brighter
    the sofa should be lighter
    a lighter color for the sofa
    the sofa's color is too dark
    the color of the sofa is too dark
    the sofa is a bit dark
    I think the sofa is too dark
    lighten the sofa
    lighten up the sofa
    make the sofa a lighter color
    the sofa could be a bit lighter
    the sofa needs a lighter color
    the sofa in a lighter shade
    give the sofa a lighter tone
    the sofa is way too dark
    brighten the sofa a bit
    the sofa looks gloomy, make it brighter
    `,
    [surface('Sofa', (s) => light(s.color) > light('#008080')), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    the ball is too far away from the sofa
    the ball is too far from the sofa
    the ball stands too far from the sofa
    the ball lies too far away from the sofa
    the ball should be nearer to the sofa
    the ball needs to be closer to the sofa
    I want the ball closer to the sofa
    the ball could be a bit closer to the sofa
    the distance between the ball and the sofa is too large
    the gap between the ball and the sofa is too big
    the ball isn't close enough to the sofa
    the ball is not near enough to the sofa
    the ball ought to be closer to the sofa
    can the ball be closer to the sofa?
    bring the ball a bit closer to the sofa
    `,
    [nearer, rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    I don't want the plant here
    the plant doesn't belong here
    there should be no plant
    we can do without the plant
    nobody needs the plant
    the plant has no place here
    I'd rather not have the plant
    please get the plant out of here
    the plant shouldn't be here
    can we lose the plant?
    the plant needs to go
    it would look better without the plant
    what is the plant doing here? remove it
    remove the plant, it's ugly
    the plant is ugly, delete it
    the plant isn't nice, take it away
    the plant can be removed
    the plant may be deleted
    the plant should be removed
    `,
    [gone('Plant'), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    the sofa would be nicer in red
    I'd love the sofa in red
    why isn't the sofa red?
    the sofa isn't red, change that
    the sofa looks better in red
    can't the sofa be red?
    wouldn't the sofa look great in red?
    I imagine the sofa in red
    the sofa deserves a red color
    red would suit the sofa
    red suits the sofa better
    how would the sofa look in red
    I was thinking red for the sofa
    maybe the sofa in red
    perhaps the sofa should be red
    what if the sofa were red
    what if the sofa was red?
    could you try the sofa in red?
    let's see the sofa in red
    let's try red for the sofa
    the sofa is supposed to be red
    the sofa was meant to be red
    the sofa ought to be red
    `,
    [color('Sofa', 'red'), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    we need another chair
    one more chair please
    add another chair
    add one more chair
    there is a chair missing
    a chair is missing
    we're one chair short
    one chair more
    add an additional chair
    add an extra chair
    I need an extra chair
    can we have another chair?
    put another chair in the room
    a fourth chair please
    add a fourth chair
    there should be four chairs
    make it four chairs
    I want four chairs in total
    bring in another chair
    there are not enough chairs, add one
    another chair would be good
    could use another chair
    `,
    [added(1, { name: 'Chair 4' }), rest()],
  ),
  ...inManyWays(
    'room',
    `
    Chair 3 should look at the TV
    turn Chair 3 so that it faces the TV
    Chair 3 must face the TV
    chair 3 faces the TV
    whoever sits on Chair 3 should see the TV
    point Chair 3 towards the TV
    Chair 3 should be turned to the TV
    rotate chair 3 to the TV
    make chair 3 face the television
    I want chair 3 to face the TV
    the white chair should face the TV
    turn the white chair to the TV
    let the white chair look at the TV
    `,
    [faces('Chair 3', 'TV'), rest('Chair 3')],
  ),
  ...inManyWays(
    'room',
    `
    turn the chairs to face the table
    make all chairs face the table
    the chairs should face the table
    point all the chairs at the table
    rotate the chairs so they face the table
    turn every chair towards the table
    let all chairs look at the table
    all chairs should look at the table
    each chair should face the table
    turn all the chairs toward the table
    have the chairs face the table
    orient the chairs towards the table
    `,
    [faces('Chair', 'Table'), faces('Chair 3', 'Table'), rest('Chair', 'Chair 2', 'Chair 3')],
  ),
  ...inManyWays(
    'room',
    `
    put the chairs around the table
    arrange the chairs around the table
    place the chairs around the table
    move the chairs around the table
    the chairs should stand around the table
    set the chairs around the table
    surround the table with the chairs
    distribute the chairs around the table
    gather the chairs around the table
    put all chairs around the table
    arrange all the chairs around the table facing it
    the chairs go around the table
    position the chairs around the table
    `,
    [within('Chair', 'Table', 1.2), within('Chair 3', 'Table', 1.2), rest('Chair', 'Chair 2', 'Chair 3')],
  ),
  ...inManyWays(
    'room',
    `
    make the brown chairs twice as tall
    double the height of the brown chairs
    the brown chairs should be twice as tall
    make both brown chairs twice as high
    scale the height of the brown chairs by 2
    make the two brown chairs double their height
    stretch the brown chairs to twice their height
    increase the height of the brown chairs by 100%
    make the brown chairs' height double
    make the brown chairs 1.8 m tall
    `,
    [measures('Chair', [null, 1.8, null]), measures('Chair 2', [null, 1.8, null]), rest('Chair', 'Chair 2')],
  ),
  ...inManyWays(
    'shapes',
    `
    select the first two boxes
    select the two left boxes
    select the two boxes on the left
    select both red boxes
    select the red boxes
    select Box and Box 2
    select the two leftmost boxes
    select the two smaller boxes
    select the boxes that are red
    select the two red ones
    pick the left two boxes
    select the boxes except the blue one
    select all boxes but the blue one
    select the two smallest boxes
    select the boxes smaller than 1.2 m
    select the boxes that are not blue
    `,
    [selected('Box', 'Box 2'), rest()],
  ),
  ...inManyWays(
    'empty',
    `
    add a sphere 3 m big > fit it into a 1 m box
    add a sphere 3 m big > make it fit in a 1 m cube
    add a sphere 3 m big > scale it to fit into 1 m
    add a sphere 3 m big > shrink it to 1 m
    add a sphere 3 m big > scale it down to 1 m
    add a sphere 3 m big > make it 1 m big
    add a sphere 3 m big > resize it to 1 m
    add a sphere 3 m big > it should be at most 1 m
    add a sphere 3 m big > make it 1 m in size
    add a sphere 3 m big > set its size to 1 m
    add a sphere 3 m big > reduce it to 1 m
    add a sphere 3 m big > its diameter should be 1 m
    add a sphere 3 m big > make its diameter 1 m
    add a sphere 3 m big > 1 m is enough
    `,
    [measures('Sphere', [1, 1, 1])],
  ),
  ...inManyWays(
    'empty',
    `
    add twelve cubes
    add 12 cubes
    add a dozen cubes
    create a dozen boxes
    12 cubes
    twelve cubes please
    put twelve cubes in the scene
    make 12 cubes
    I need a dozen cubes
    give me 12 cubes
    spawn twelve cubes
    place a dozen cubes
    could you add a dozen cubes?
    let's have 12 cubes
    there should be twelve cubes
    `,
    [added(12, { size: [1, 1, 1] })],
  ),
  ...inManyWays(
    'empty',
    `
    add a cube with a side length of half a metre
    add a 50 cm cube
    add a half-metre cube
    create a cube 0.5 m in size
    add a cube of 500 mm
    add a cube with sides of 50 cm
    add a cube with 50 cm sides
    add a cube with edge length 0.5
    add a cube half a meter big
    add a small cube, 50 cm
    add a cube, 0.5 m
    create a 0.5m cube
    add a cube half a meter wide
    add a cube measuring half a metre
    add a cube with an edge of 50 cm
    add a cube with edges of 0.5 m
    a cube of 50 centimeters
    a 50cm x 50cm x 50cm cube
    `,
    [added(1, { size: [0.5, 0.5, 0.5] })],
  ),
  ...inManyWays(
    'empty',
    `
    add a box 6 feet tall
    add a 6 ft tall box
    add a box that is 6 feet high
    create a box with a height of 6 feet
    add a box 6' tall
    add a six-foot tall box
    add a box 72 inches tall
    add a box with height 6ft
    make a box 6 feet in height
    add a box of 6 feet height
    `,
    [added(1, { size: [null, 1.829, null] })],
  ),
  ...inManyWays(
    'room',
    `
    set the window's opacity to 30%
    make the window 70% transparent
    make the window 30% opaque
    window opacity 0.3
    the window should be 70 percent transparent
    set the transparency of the window to 70%
    reduce the window's opacity to 0.3
    change the opacity of the window to 30 %
    give the window 30% opacity
    opacity of the window: 30%
    lower the opacity of the window to 30%
    make the window's opacity 30%
    the opacity of the window should be 30%
    fade the window to 30%
    `,
    [surface('Window', (s) => near(s.opacity, 0.3)), rest('Window')],
  ),
  ...inManyWays(
    'park',
    `
    Scatter ten rocks on the lawn, none of them touching anything
    scatter ten rocks on the lawn, none of them touching each other
    scatter 10 rocks over the lawn with none of them touching another
    `,
    [newOnes(10), rest()],
  ),
  ...inManyWays(
    'park',
    `
    It looks a bit bare over there on the right, some bushes would help
    this looks rather empty on the right, some bushes would be nice
    `,
    [newOnes(3), rest()],
  ),
  ...inManyWays(
    'park',
    `
    paint the benches white > now undo that > do only the left one
    paint the benches white > undo > just the left one
    paint the benches white > undo that > do just the left one
    paint the benches white > undo that > do it only to the left one
    `,
    [color('Bench', 'white'), color('Bench 2', 'brown')],
  ),
  ...inManyWays(
    'shapes',
    `
    I never asked for so many boxes, one is enough
    I didn't ask for so many boxes, one is enough
    `,
    [there('Box'), gone('Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'mess',
    `
    something is hovering, please fix that
    something is floating, fix it
    `,
    [bottom('Balloon', 0)],
  ),
]
