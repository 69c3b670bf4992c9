import { color, gone, hidden, locked, rest, shown, surface, there } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inManyWays, light, near } from '../many-ways.ts'

/** How things look, each in many words. */
export const WAYS_LOOKING_SO: Request[] = [
  ...inManyWays(
    'room',
    `
    make the sofa red
    paint the sofa red
    color the sofa red
    colour the sofa in red
    the sofa should be red
    turn the sofa red
    change the sofa to red
    change the color of the sofa to red
    set the sofa's color to red
    set the colour of the sofa to red
    give the sofa a red color
    I want the sofa red
    I'd like the sofa to be red
    the sofa in red please
    can the sofa be red?
    recolor the sofa to red
    dye the sofa red
    make the color of the sofa red
    the sofa needs to be red
    how about the sofa in red?
    let the sofa be red
    let's have the sofa in red
    the sofa would look better in red
    switch the sofa to red
    switch the sofa's color to red
    the sofa must be red
    apply red to the sofa
    use red for the sofa
    tint the sofa red
    the sofa = red
    the sofa red
    make the sofa #ff0000
    set the sofa to #ff0000
    set the sofa to rgb(255, 0, 0)
    paint the sofa with red
    put some red paint on the sofa
    cover the sofa in red
    give the sofa a coat of red paint
    make the sofa a red one
    repaint the sofa red
    fill the sofa with red
    color: red for the sofa
    i prefer the sofa in red
    i think the sofa should be red
    colr the sofa red
    pait the sofa red
    make the sofa bright red
    the sofa wants to be red
    could we try the sofa in red
    try red on the sofa
    try red for the sofa
    have the sofa painted red
    get the sofa painted red
    go with red for the sofa
    `,
    [color('Sofa', 'red'), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    make the plant the same color as the sofa
    give the plant the same color as the sofa
    paint the plant in the color of the sofa
    paint the plant the color of the sofa
    the plant should have the same color as the sofa
    the plant should be the same color as the sofa
    color the plant like the sofa
    paint the plant like the sofa
    make the plant match the sofa's color
    match the plant's color to the sofa
    give the plant the sofa's color
    use the color of the sofa for the plant
    copy the color of the sofa to the plant
    copy the sofa's color to the plant
    the plant in the same color as the sofa
    set the plant's color to the color of the sofa
    the plant should match the sofa in color
    let the plant have the color of the sofa
    the plant should be colored like the sofa
    apply the sofa's color to the plant
    take the color of the sofa for the plant
    make the color of the plant the same as the sofa
    paint the plant with the same color as the sofa
    `,
    [color('Plant', '#008080'), rest('Plant')],
  ),
  ...inManyWays(
    'room',
    `
    make the sofa 50% transparent
    make the sofa half transparent
    set the opacity of the sofa to 50%
    set the sofa's opacity to 0.5
    the sofa should be 50 % see-through
    make the sofa half see-through
    the sofa at 50% opacity
    reduce the opacity of the sofa to a half
    fade the sofa to 50%
    give the sofa an opacity of 0.5
    set the sofa's transparency to 50%
    the sofa half transparent please
    turn the sofa 50% transparent
    lower the sofa's opacity to 50 percent
    make the sofa fifty percent opaque
    make the sofa semi-transparent
    `,
    [surface('Sofa', (s) => near(s.opacity, 0.5)), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball gold
    make the ball golden
    the ball should be made of gold
    turn the ball into gold
    give the ball a gold finish
    the ball in gold
    plate the ball with gold
    gild the ball
    make the ball out of gold
    apply gold to the ball
    the ball should look like gold
    use a gold material for the ball
    set the ball's material to gold
    change the material of the ball to gold
    cover the ball in gold
    make the ball look golden
    the ball of pure gold please
    `,
    [surface('Ball', (s) => s.metalness > 0.8 && s.color !== '#008000'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball glass
    the ball should be made of glass
    turn the ball into glass
    make the ball from glass
    make the ball out of glass
    the ball in glass
    make the ball glassy
    change the ball's material to glass
    make the ball look like glass
    apply a glass material to the ball
    set the material of the ball to glass
    the ball should be transparent like glass
    `,
    [surface('Ball', (s) => s.transmission > 0.5 || s.opacity < 0.6), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    make the sofa darker
    darken the sofa
    make the sofa a bit darker
    make the color of the sofa darker
    the sofa should be darker
    the sofa is too bright
    the sofa is too light
    make the sofa's color darker
    a darker color for the sofa
    give the sofa a darker color
    give the sofa a darker shade
    the sofa a little darker please
    the sofa in a darker tone
    use a darker color for the sofa
    turn the sofa darker
    the sofa could be darker
    I'd like the sofa darker
    make the sofa less bright
    tone the sofa down
    darken the sofa's color a bit
    darken the color of the sofa
    paint the sofa darker
    paint the sofa a darker color
    make the sofa a darker shade of teal
    reduce the brightness of the sofa
    lower the sofa's brightness
    `,
    [surface('Sofa', (s) => light(s.color) < light('#008080')), rest('Sofa')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball shinier
    make the ball more shiny
    make the ball shiny
    make the ball glossy
    make the ball glossier
    make the ball more glossy
    the ball should be shiny
    the ball should shine more
    polish the ball
    make the ball reflective
    make the ball more reflective
    make the ball less rough
    make the ball smoother
    reduce the ball's roughness
    lower the roughness of the ball
    decrease the roughness of the ball
    set the ball's roughness to 0.1
    set the roughness of the ball to 0.1
    the ball roughness 0.1
    give the ball a shiny surface
    give the ball a glossy finish
    give the ball a polished look
    make the ball less matte
    make the ball a bit shinier
    the ball in glossy
    add some shine to the ball
    make the ball gleam
    `,
    [surface('Ball', (s) => s.roughness < 0.5), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball matte
    make the ball dull
    make the ball less shiny
    make the ball rougher
    make the ball more matte
    the ball should be matte
    give the ball a matte finish
    make the ball rough
    increase the ball's roughness
    raise the roughness of the ball
    set the ball's roughness to 1
    make the ball less reflective
    make the ball less glossy
    the ball is too shiny
    the ball shines too much
    take the shine off the ball
    `,
    [surface('Ball', (s) => s.roughness > 0.6), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    make the ball glow
    the ball should glow
    make the ball glowing
    let the ball glow
    make the ball emissive
    make the ball light up
    make the ball emit light
    make the ball shine from within
    the ball should emit light
    the ball should be glowing
    make the ball luminous
    give the ball a glow
    add a glow to the ball
    light the ball up from the inside
    make the ball radiate
    make the ball glow green
    `,
    [surface('Ball', (s) => s.emissiveIntensity > 0 && s.emissive !== '#000000'), rest('Ball')],
  ),
  ...inManyWays(
    'room',
    `
    hide the lamp
    make the lamp invisible
    hide the lamp from view
    the lamp should be hidden
    don't show the lamp
    I don't want to see the lamp
    turn the lamp invisible
    switch off the visibility of the lamp
    the lamp invisible
    hide the lamp for now
    hide the lamp for a moment
    set the lamp to invisible
    conceal the lamp
    make the lamp not visible
    stop showing the lamp
    the lamp should not be visible
    temporarily hide the lamp
    `,
    [hidden('Lamp'), rest('Lamp')],
  ),
  ...inManyWays(
    'stage',
    `
    show the crate
    show the crate again
    unhide the crate
    make the crate visible
    make the crate visible again
    reveal the crate
    bring back the crate
    the crate should be visible
    show everything that is hidden
    show all hidden objects
    unhide everything
    unhide all
    show hidden things
    make everything visible
    show me the hidden crate
    display the crate
    turn the crate visible
    `,
    [shown('Crate'), rest('Crate')],
  ),
  ...inManyWays(
    'room',
    `
    lock the lamp
    freeze the lamp
    protect the lamp from changes
    make the lamp immovable
    make sure the lamp can't be moved
    the lamp should not be movable
    pin the lamp
    fix the lamp in place
    lock the lamp down
    keep the lamp from moving
    lock the lamp in place
    don't let me move the lamp
    the lamp must not be moved anymore
    `,
    [locked('Lamp'), rest('Lamp')],
  ),
  ...inManyWays(
    'room',
    `
    rename the lamp to Beacon
    rename the lamp Beacon
    call the lamp Beacon
    call the lamp "Beacon"
    name the lamp Beacon
    change the lamp's name to Beacon
    set the name of the lamp to Beacon
    the lamp should be called Beacon
    the lamp is called Beacon now
    give the lamp the name Beacon
    from now on the lamp is called Beacon
    let's call the lamp Beacon
    label the lamp Beacon
    the lamp is now named Beacon
    I want the lamp to be called Beacon
    the lamp shall be known as Beacon
    title the lamp "Beacon"
    set the lamp's name to 'Beacon'
    `,
    [there('Beacon')],
  ),
  ...inManyWays(
    'room',
    `
    delete the lamp
    remove the lamp
    get rid of the lamp
    erase the lamp
    throw the lamp away
    throw away the lamp
    take the lamp away
    take away the lamp
    the lamp can go
    the lamp should go
    the lamp has to go
    I don't need the lamp
    I don't need the lamp anymore
    we don't want the lamp anymore
    lose the lamp
    ditch the lamp
    the lamp is not needed
    the lamp isn't needed any longer
    drop the lamp from the scene
    take the lamp out
    take the lamp out of the room
    scrap the lamp
    clear away the lamp
    kill the lamp
    destroy the lamp
    trash the lamp
    bin the lamp
    discard the lamp
    eliminate the lamp
    no more the lamp
    I don't want the lamp in the room
    the lamp must go
    cut the lamp
    please remove the lamp from the scene
    delte the lamp
    rmeove the lamp
    can you get rid of the lamp for me
    away with the lamp
    dispose of the lamp
    do away with the lamp
    the lamp out
    make the lamp disappear for good
    the lamp is superfluous
    the lamp is in the way, remove it
    the room would look better without the lamp
    `,
    [gone('Lamp'), rest('Lamp')],
  ),
]
