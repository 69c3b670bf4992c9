import { asks, rest, says, viewed } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, kept } from '../many-ways.ts'

/** What is asked, looked at and saved, each in many words. */
export const WAYS_ASKING: Request[] = [
  ...inManyWays(
    'room',
    `
    how many chairs are there?
    how many chairs are in the room?
    how many chairs do we have?
    how many chairs do I have
    count the chairs
    number of chairs?
    what's the number of chairs
    how many chairs does the room have
    how many chairs
    tell me how many chairs there are
    can you count the chairs?
    chairs: how many?
    what is the chair count?
    give me the number of chairs
    do you know how many chairs there are?
    `,
    [says(/\b(?:3|three)\b/i), rest()],
  ),
  ...inManyWays(
    'room',
    `
    how tall is the lamp?
    how high is the lamp?
    what is the height of the lamp?
    what's the lamp's height?
    tell me the height of the lamp
    lamp height?
    height of the lamp?
    how tall would the lamp be?
    what height is the lamp
    what height does the lamp have
    how many meters tall is the lamp
    give me the lamp's height
    what are the dimensions of the lamp?
    how big is the lamp?
    what size is the lamp?
    the lamp is how tall?
    measure the lamp
    measure the height of the lamp
    do you know how tall the lamp is?
    can you tell me how tall the lamp is
    `,
    [says(/1[.,]6 ?m/), rest()],
  ),
  ...inManyWays(
    'room',
    `
    how far is the sofa from the table?
    how far is the sofa away from the table
    what is the distance between the sofa and the table?
    distance between the sofa and the table?
    how far apart are the sofa and the table?
    distance from the sofa to the table
    how much space is between the sofa and the table?
    how much room is there between the sofa and the table?
    what's the gap between the sofa and the table
    how wide is the gap between the sofa and the table?
    how large is the distance from the sofa to the table
    measure the distance between the sofa and the table
    tell me how far the sofa is from the table
    how many meters are between the sofa and the table
    how close is the sofa to the table?
    `,
    [says(/\b1[.,]2 m/), rest()],
  ),
  ...inManyWays(
    'room',
    `
    what color is the sofa?
    what colour does the sofa have?
    which color is the sofa
    what is the color of the sofa
    tell me the sofa's color
    what's the sofa's colour?
    the sofa is what color?
    color of the sofa?
    in which color is the sofa
    what color is the sofa in?
    do you know the sofa's color
    `,
    [says(/teal|#008080/i), rest()],
  ),
  ...inManyWays(
    'mess',
    `
    is anything overlapping?
    does anything overlap?
    are there any overlaps?
    what overlaps?
    which objects overlap?
    do any objects overlap?
    are any objects overlapping
    is something overlapping something else?
    check for overlaps
    check whether anything overlaps
    are things intersecting?
    does anything intersect?
    do any things collide?
    any collisions?
    are there things that overlap?
    show me what overlaps
    list overlapping objects
    find overlaps
    find overlapping objects
    is anything inside something else?
    `,
    [says(/overlap/i), rest()],
  ),
  ...inManyWays(
    'room',
    `
    where is the lamp?
    where's the lamp
    where does the lamp stand?
    what is the position of the lamp?
    what's the lamp's position
    position of the lamp
    tell me where the lamp is
    what are the coordinates of the lamp
    lamp position?
    where can I find the lamp?
    at what position is the lamp
    `,
    [says(/4[.,]2/), rest()],
  ),
  ...inManyWays(
    'room',
    `
    what is selected?
    what's selected
    what did I select?
    what do I have selected?
    what have I selected
    which object is selected?
    which one is selected
    what is the current selection?
    what is currently selected?
    is anything selected?
    show me what is selected
    tell me what's selected
    selection?
    `,
    [says(/sofa/i), rest()],
    ['Sofa'],
  ),
  ...inManyWays(
    'room',
    `
    is the cup on the table?
    is there a cup on the table?
    does the cup stand on the table?
    is the cup on top of the table
    is the sofa left of the table?
    is the sofa to the left of the table?
    is the lamp taller than the table?
    is the lamp higher than the sofa?
    is the sofa bigger than the table?
    is the cup red?
    is the ball green?
    are there three chairs?
    is there a lamp?
    is there a sofa in the room?
    do we have a lamp?
    is the chair 3 white?
    is the table between the sofa and the TV?
    does the scene have a lamp?
    is the window above the floor?
    is the book next to the cup?
    are the cup and the book on the table?
    `,
    [says(/^yes/i), rest()],
  ),
  ...inManyWays(
    'room',
    `
    what is on the table?
    what's on the table
    what stands on the table?
    what things are on the table?
    which objects are on the table?
    what lies on the table
    what do we have on the table?
    what can be found on the table
    list everything on the table
    tell me what is on the table
    what objects are on top of the table?
    is anything on the table?
    name the things on the table
    show me what is on the table
    what is there on the table?
    what is lying on the table
    which things stand on the table
    `,
    [says(/cup/i), says(/book/i), rest()],
  ),
  ...inManyWays(
    'shapes',
    `
    what is the tallest object?
    which object is the tallest?
    which is the tallest
    what's the tallest thing
    which thing is tallest?
    what is the highest object
    which one is the tallest?
    name the tallest object
    tell me the tallest object
    what is the tallest thing in the scene?
    which object is tallest?
    what object has the greatest height?
    which shape is the tallest?
    `,
    [says(/cylinder/i), rest()],
  ),
  ...inManyWays(
    'shapes',
    `
    how many red boxes are there?
    how many boxes are red?
    how many red objects are there?
    how many things are red?
    count the red boxes
    how many of the boxes are red?
    how many red things do I have
    number of red boxes
    how many objects are red
    how many red ones are there?
    what number of boxes is red?
    `,
    [says(/\b(?:2|two)\b/), rest()],
  ),
  ...inManyWays(
    'room',
    `
    what can you do?
    help
    what can I say?
    what can I ask you?
    how does this work?
    what are you able to do
    what are your capabilities
    what commands are there?
    what commands do you understand?
    which commands do you know
    how can you help me?
    what things can you do
    show me what you can do
    give me some examples
    what do you understand?
    list commands
    how do I use this
    tell me what you can do
    what should I say?
    `,
    [says(/You can say/), rest()],
  ),
  ...inManyWays(
    'room',
    `
    focus on the table
    look at the table
    zoom in on the table
    zoom to the table
    frame the table
    show me the table
    go to the table
    center the view on the table
    center the camera on the table
    point the camera at the table
    let me see the table
    let me look at the table
    take me to the table
    bring the table into view
    view the table
    focus the camera on the table
    have a look at the table
    I want to see the table
    get closer to the table
    zoom onto the table
    jump to the table
    put the table in the center of the view
    look closely at the table
    look at the table from above
    look at the table from the left
    show the table from above
    view the table from the top
    I want to see the table from above
    see the table from the front
    `,
    [viewed((_looks, framed) => framed.length > 0 && framed.at(-1) !== null), rest()],
  ),
  ...inManyWays(
    'room',
    `
    frame everything
    show me everything
    zoom out to see everything
    fit everything in view
    fit all
    show the whole scene
    frame all
    frame the whole scene
    zoom to fit
    let me see everything
    I want to see everything
    zoom to everything
    fit the scene into view
    fit the view
    view all
    center the view
    get everything into view
    zoom all the way out
    show me the whole room
    reset the view
    reset the camera
    `,
    [viewed((_looks, framed) => framed.at(-1) === null), rest()],
  ),
  ...inManyWays(
    'room',
    `
    look from above
    top view
    view from above
    show the scene from above
    switch to top view
    view from the top
    bird's eye view
    show me the scene from the left
    left view
    front view
    look from the front
    look at it from the right
    look at everything from above
    view from behind
    see it from behind
    go to the top view
    change to side view
    look at the scene from the side
    camera from above
    let me see it from above
    show it from below
    give me a top-down view
    from above
    `,
    [viewed((looks) => looks.length > 0), rest()],
  ),
  ...inManyWays(
    'room',
    `
    export the scene
    export
    export as glb
    export the scene as GLB
    save the scene as glb
    download the scene
    download as glb
    export it as a glb file
    export everything as gltf
    export the scene as obj
    export as STL
    export to glb
    save as obj
    save it as a glb
    give me a glb
    I want to export the scene
    export the whole scene
    export this as usdz
    can you export the scene?
    export scene in glb format
    export the scene to a file
    export only the sofa
    `,
    [kept, rest()],
  ),
  ...inManyWays(
    'room',
    `
    delete the chair
    move the chair to the left
    make the chair red
    paint the chair blue
    rotate the chair by 90 degrees
    hide the chair
    put the ball on the chair
    duplicate the chair
    make the chair twice as big
    put the chair next to the sofa
    rename the chair to Throne
    lock the chair
    select the chair
    make a chair red
    the chair should be red
    `,
    [asks(), rest()],
  ),
]
