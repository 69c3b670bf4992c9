import { added, clear, evenly, gone, measures, newOnes, on, rest, sound, within } from '../checks.ts'
import type { Request } from '../harness.ts'
import { evenlySet, grouped, inGrid, inManyWays, inRing, inRow, piled } from '../many-ways.ts'

/** What is made new, and how it stands, each in many words. */
export const WAYS_MAKING: Request[] = [
  ...inManyWays(
    'empty',
    `
    add a red sphere with a diameter of 2 m
    create a red ball 2 m in diameter
    add a 2 m red sphere
    make a red sphere that is 2 m in diameter
    a red sphere, 2 m across
    add a red sphere 2 meters wide
    add a red sphere of 2 m diameter
    create a sphere, red, 2 m in diameter
    I want a red sphere with a radius of 1 m
    put a red sphere with radius 1 in the scene
    add a red sphere (radius 1 m)
    add a red sphere with a size of 2 m
    create a red sphere whose diameter is 2 m
    insert a red sphere measuring 2 m
    can you add a red sphere that's two meters big?
    add a sphere in red with a diameter of 200 cm
    give me a red sphere, two metres in diameter
    place a red sphere with diameter 2m
    please draw a red sphere of radius 100 cm
    let there be a red sphere with a diameter of 2 m
    let's have a red sphere 2 m in diameter
    i need a big red sphere, 2 m in diameter
    add a sphere with radius 1 and color red
    add a sphere with color red and radius 1
    add a sphere that is red and 2 m in diameter
    add a sphere. make it red and 2 m in diameter
    add a sphere and color it red, diameter 2 m
    there should be a red sphere 2 m wide
    build a red sphere with a 2 m diameter
    spawn a red sphere 2m
    new red sphere, 2 m
    red sphere 2m
    ad a rde spere with diameter 2 m
    `,
    [added(1, { shape: 'sphere', color: 'red', size: [2, 2, 2] })],
  ),
  ...inManyWays(
    'empty',
    `
    add a box 2 m wide, 1 m high and 50 cm deep
    create a box of 2 x 1 x 0.5 m
    add a box with a width of 2 m, a height of 1 m and a depth of 0.5 m
    add a box, 2 m wide, 1 m tall, 0.5 m deep
    make a 2 by 1 by 0.5 m box
    add a 2x1x0.5 m box
    add a box measuring 2 by 1 by 0.5 meters
    box 2 m wide 1 m high 0.5 m deep
    add a box that is 2 m wide, 1 m tall and half a meter deep
    add a cuboid with dimensions 2 x 1 x 0.5
    create a box sized 2 × 1 × 0.5 m
    create a box with size 2, 1, 0.5
    add a box with width 2, height 1, depth 0.5
    add a box (2 x 1 x 0.5)
    add a block of 2m by 1m by 50cm
    I need a box which is 2 m in width, 1 m in height and 0.5 m in depth
    add a box of width 2 m and height 1 m and depth 0.5 m
    a box 200 cm wide, 100 cm high, 50 cm deep please
    `,
    [added(1, { size: [2, 1, 0.5] })],
  ),
  ...inManyWays(
    'empty',
    `
    add a cube called Base
    add a cube named Base
    create a cube and call it Base
    create a cube with the name Base
    add a cube, name it Base
    add a cube "Base"
    make a cube called "Base"
    add a cube, its name should be Base
    add a cube and name it "Base"
    add a cube. call it Base
    add a cube labelled Base
    add a cube that is called Base
    add a cube, call it Base
    add a cube to be called Base
    add a cube, it's called Base
    create a new cube under the name of Base
    `,
    [added(1, { name: 'Base' })],
  ),
  ...inManyWays(
    'room',
    `
    put a vase on the table
    add a vase on the table
    place a vase on top of the table
    add a vase to the table
    create a vase on the table
    I want a vase on the table
    there should be a vase on the table
    the table needs a vase
    the table should have a vase on it
    the table should get a vase
    on the table put a vase
    put a vase onto the table
    set a vase down on the table
    give the table a vase
    a vase on the table please
    decorate the table with a vase
    could the table have a vase on it?
    stand a vase on the table
    let's put a vase on the table
    I'd like to have a vase standing on the table
    what about a vase on the table
    how about a vase on the table?
    a vase would look nice on the table
    a vase for the table
    add a table vase on the table
    `,
    [newOnes(1), on('Vase', 'Table'), rest()],
  ),
  ...inManyWays(
    'room',
    `
    put a cushion on each chair
    put a cushion on every chair
    put a cushion on each of the chairs
    add a cushion to each chair
    place cushions on all the chairs
    put cushions on the chairs
    put one cushion on each of the chairs
    every chair should have a cushion
    each chair needs a cushion
    every chair gets a cushion
    give each chair a cushion
    give every chair a cushion
    give the chairs a cushion each
    all chairs should have a cushion on them
    put a cushion on all of the chairs
    on each chair put a cushion
    a cushion on each chair
    add a cushion for every chair
    place a cushion onto each chair
    add cushions to all chairs
    i want a cushion on every one of the chairs
    `,
    [newOnes(3), on('Cushion', 'Chair'), on('Cushion 3', 'Chair 3'), rest()],
  ),
  ...inManyWays(
    'room',
    `
    put four stools around the table
    add 4 stools around the table
    place four stools around the table
    arrange four stools around the table
    surround the table with four stools
    four stools around the table
    add four stools standing around the table
    set four stools around the table
    I want 4 stools around the table
    put 4 stools all around the table
    the table should have four stools around it
    the table needs four stools around it
    add four stools round the table
    create four stools surrounding the table
    encircle the table with four stools
    ring the table with four stools
    distribute four stools around the table
    position four stools around the table facing it
    `,
    [newOnes(4), within('Stool', 'Table', 1.3), within('Stool 4', 'Table', 1.3), rest()],
  ),
  ...inManyWays(
    'room',
    `
    duplicate the ball
    copy the ball
    clone the ball
    make a copy of the ball
    add another one like the ball
    give me a copy of the ball
    create a duplicate of the ball
    repeat the ball
    replicate the ball
    make a twin of the ball
    add a second ball like the ball
    put a copy of the ball beside it
    there should be two balls
    `,
    [newOnes(1), measures('Ball 2', [0.4, 0.4, 0.4]), clear('Ball 2'), rest()],
  ),
  ...inManyWays(
    'room',
    `
    make two copies of the ball
    copy the ball twice
    duplicate the ball twice
    duplicate the ball two times
    clone the ball twice
    add two copies of the ball
    create 2 duplicates of the ball
    two copies of the ball
    two more of the ball
    I want two copies of the ball
    make 2 clones of the ball
    give me two copies of the ball
    two duplicates of the ball please
    copy the ball 2 times
    make two more balls like the ball
    add two more balls like the ball
    there should be two more balls
    two more balls
    add two more balls
    `,
    [newOnes(2), measures('Ball 3', [0.4, 0.4, 0.4]), rest()],
  ),
  ...inManyWays(
    'room',
    `
    replace the lamp with a tree
    replace the lamp by a tree
    swap the lamp for a tree
    exchange the lamp for a tree
    turn the lamp into a tree
    make the lamp a tree
    change the lamp into a tree
    put a tree in place of the lamp
    put a tree instead of the lamp
    I want a tree instead of the lamp
    use a tree instead of the lamp
    the lamp should be a tree
    substitute a tree for the lamp
    switch the lamp for a tree
    convert the lamp to a tree
    convert the lamp into a tree
    let the lamp be a tree
    transform the lamp into a tree
    trade the lamp for a tree
    instead of the lamp put a tree
    `,
    [gone('Lamp'), newOnes(1)],
  ),
  ...inManyWays(
    'room',
    `
    replace the chairs with stools
    replace all chairs with stools
    replace all the chairs by stools
    replace every chair with a stool
    replace each chair with a stool
    turn the chairs into stools
    turn all chairs into stools
    swap the chairs for stools
    exchange the chairs for stools
    make the chairs stools
    the chairs should be stools
    use stools instead of the chairs
    use stools instead of chairs
    I want stools instead of the chairs
    put stools in place of the chairs
    substitute stools for the chairs
    change the chairs to stools
    change all chairs into stools
    stools instead of chairs please
    `,
    [gone('Chair', 'Chair 2', 'Chair 3'), newOnes(3)],
  ),
  ...inManyWays(
    'empty',
    `
    add 12 cubes in a 3 by 4 grid
    add a 3x4 grid of cubes
    create a grid of cubes, 3 by 4
    make a 4 x 3 grid of boxes
    12 boxes in a grid of 3 rows and 4 columns
    place 12 cubes in 3 rows of 4
    three rows of four cubes
    add 3 rows of 4 cubes
    arrange 12 cubes in a grid of 3 x 4
    add twelve cubes arranged in a 3 by 4 grid
    I want a grid of 3 by 4 cubes
    lay out 12 cubes as a 3x4 grid
    create 12 cubes, laid out in a 3 × 4 grid
    fill a 3 by 4 grid with cubes
    build a matrix of cubes, 3 rows by 4 columns
    `,
    [newOnes(12), inGrid],
  ),
  ...inManyWays(
    'empty',
    `
    add 5 cubes in a row
    create a row of 5 cubes
    make a row of five boxes
    5 cubes in a row
    line up 5 cubes
    five cubes lined up
    place five cubes side by side
    add five cubes next to each other
    add 5 cubes in a line
    put 5 cubes in one line
    5 boxes one next to the other
    add 5 cubes beside each other
    a line of 5 cubes
    set up five cubes in a row
    add 5 cubes > put them in a row
    add 5 cubes > line them up
    add 5 cubes > arrange them in a line
    i need five cubes in a row
    add a row with 5 cubes
    a row consisting of 5 cubes
    `,
    [inRow(5)],
  ),
  ...inManyWays(
    'empty',
    `
    add 8 spheres in a circle
    create a circle of 8 spheres
    8 spheres arranged in a circle
    make a ring of eight spheres
    put 8 spheres in a ring
    place eight balls in a circle
    arrange 8 spheres in a circle
    a circle made of 8 spheres
    I want 8 spheres in a circle
    add eight spheres arranged as a ring
    lay 8 spheres out in a circle
    create 8 spheres and arrange them in a circle
    add 8 spheres > put them in a circle
    add 8 spheres > arrange them as a circle
    add 8 spheres > form a ring
    add 8 spheres, in a circle
    form a circle of 8 spheres
    form a circle out of 8 spheres
    distribute 8 spheres around a circle
    eight spheres forming a circle
    `,
    [inRing(8)],
  ),
  ...inManyWays(
    'empty',
    `
    stack 4 cubes
    add a stack of 4 cubes
    make a tower of 4 cubes
    build a tower out of four cubes
    pile up 4 cubes
    add 4 cubes on top of each other
    4 cubes stacked on top of each other
    put 4 cubes one on top of the other
    a tower of four boxes
    create four cubes stacked up
    add 4 cubes > stack them
    add 4 cubes > put them on top of each other
    add 4 cubes > pile them up
    build a stack with 4 cubes
    create a pile of 4 cubes
    four cubes, one above the other
    add 4 cubes > make a tower of them
    add 4 cubes > make them into a tower
    a column of 4 cubes
    `,
    [piled(4)],
  ),
  ...inManyWays(
    'empty',
    `
    scatter 10 cubes
    scatter 10 cubes randomly
    add 10 randomly placed cubes
    add 10 cubes at random positions
    add 10 cubes in random places
    spread 10 cubes randomly
    place 10 cubes randomly
    place ten cubes at random
    add 10 scattered cubes
    add ten cubes scattered around
    create 10 cubes and scatter them
    distribute 10 cubes randomly
    add 10 cubes here and there
    strew ten cubes about
    put 10 cubes in random spots
    10 cubes scattered over the ground
    throw 10 cubes around randomly
    add 10 cubes, randomly distributed
    add ten cubes all over the place
    `,
    [newOnes(10), sound],
  ),
  ...inManyWays(
    'shapes',
    `
    stack the boxes
    stack up the boxes
    stack all the boxes
    pile the boxes up
    pile up the boxes
    put the boxes on top of each other
    build a tower from the boxes
    make a tower out of the boxes
    make a stack of the boxes
    put all boxes on top of one another
    stack the boxes on top of each other
    the boxes should be stacked
    the boxes should stand on top of each other
    arrange the boxes in a stack
    build a stack with the boxes
    turn the boxes into a tower
    make the boxes into a tower
    create a tower using the boxes
    form a tower with the boxes
    heap up the boxes
    stack the three boxes
    `,
    [piled(3), rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    distribute the boxes evenly
    space the boxes evenly
    spread the boxes out evenly
    make the gaps between the boxes equal
    make the spacing between the boxes equal
    the boxes should be evenly spaced
    the gaps between the boxes should be the same
    equal gaps between the boxes
    distribute the boxes with equal spacing
    make the boxes equidistant
    put the same distance between the boxes
    space the boxes equally
    even out the spacing of the boxes
    evenly distribute the boxes
    evenly space the boxes
    the distance between the boxes should be the same everywhere
    equalize the gaps between the boxes
    arrange the boxes with equal gaps
    place the boxes at equal distances
    `,
    [evenlySet, rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'shapes',
    `
    leave 50 cm between the boxes
    put 50 cm between the boxes
    space the boxes 50 cm apart
    place the boxes 50 cm apart
    the boxes should be 50 cm apart
    put the boxes 50 cm from each other
    set the gap between the boxes to 50 cm
    make the gap between the boxes 50 cm
    the gap between the boxes should be 50 cm
    arrange the boxes with gaps of 50 cm
    arrange the boxes in a row with 50 cm between them
    there should be 50 cm between the boxes
    put the boxes in a row, 50 cm apart
    line up the boxes with 50 cm spacing
    half a meter between the boxes
    line the boxes up with a spacing of 0.5 m
    keep 50 cm of distance between the boxes
    distribute the boxes with a gap of 50 cm
    `,
    [evenly(['Box', 'Box 2', 'Box 3'], 0, 0.5), rest('Box', 'Box 2', 'Box 3')],
  ),
  ...inManyWays(
    'room',
    `
    group the table, Chair and Chair 2
    put the table, Chair and Chair 2 in a group
    make a group of the table, Chair and Chair 2
    make a group out of the table, Chair and Chair 2
    combine the table, Chair and Chair 2 into a group
    group together the table, Chair and Chair 2
    group the table with Chair and Chair 2
    create a group from the table, Chair and Chair 2
    create a group with the table, Chair and Chair 2
    the table, Chair and Chair 2 should be a group
    put the table, Chair and Chair 2 together in one group
    bundle the table, Chair and Chair 2 together
    join the table, Chair and Chair 2 into one group
    make the table, Chair and Chair 2 a group
    `,
    [newOnes(1), grouped],
  ),
]
