import { Vector3 } from 'three'
import type { CameraNode, LightNode } from '../../../src/document/index.ts'
import { worldMatrix } from '../../../src/spatial/index.ts'
import {
  added,
  at,
  bottom,
  color,
  hidden,
  holds,
  left,
  on,
  refuses,
  rest,
  right,
  says,
  selected,
  setting,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

const light = (name: string, about: string, check: (light: LightNode) => boolean) =>
  holds(`${name} is not ${about}`, ({ editor }) => check(editor.named(name) as LightNode))

/** Degrees up and down that the camera sees, within half a degree. */
const sees = (degrees: number) =>
  holds(`the camera does not see ${degrees} degrees`, ({ editor }) => {
    const { fov } = editor.named('Camera') as CameraNode
    return Math.abs(fov - degrees) < 0.5
  })

/** What of lights, cameras and surfaces is told in figures, asked and set, in sentences that are crossed from their parts. */
export const FORMS_OF_PROPERTIES: Request[] = [
  ...inEveryForm(
    'stage',
    `
    how {bright|strong|intense} is {the bulb|the light of the bulb}?
    what is the {brightness|intensity|strength} of the bulb?
    what {kind|type|sort} of light is the bulb?
    tell me {how bright the bulb is|the intensity of the bulb|the brightness of the bulb}
    `,
    [says('Bulb', /20 candela/), rest()],
  ),
  ...inEveryForm(
    'stage',
    `
    is the {spot|spotlight} {brighter|stronger} than the {bulb|sun}?
    does the {sun|spot} cast {shadows|a shadow|any shadows}?
    is the {sun|spot} casting {shadows|a shadow}?
    is the spot the {brightest|strongest} {light|of the lights}?
    `,
    [says(/^Yes/), rest()],
  ),
  ...inEveryForm(
    'stage',
    `
    is the bulb {brighter|stronger} than the spot?
    does the bulb cast {shadows|a shadow|any shadows}?
    is the globe {transparent|shiny|metallic|made of glass|matte}?
    `,
    [says(/^No/), rest()],
  ),
  ...inEveryForm(
    'stage',
    `
    how {shiny|rough|transparent|metallic|reflective} is the globe?
    what is the {roughness|metalness|opacity|shininess} of the globe?
    `,
    [says('Globe', /roughness 0\.6/i), rest()],
  ),
  ...inEveryForm(
    'stage',
    `
    turn the globe by 30 degrees > how is {the globe|it} {rotated|turned}?
    turn the globe by 30 degrees > what is the {rotation|orientation|angle} of the globe{| now}?
    turn the globe by 30 degrees > {at what angle is the globe?|by how much is the globe turned?}
    `,
    [says(/30°/)],
  ),
  ...inEveryForm(
    'stage',
    `
    what {color|colour} is the background?
    what is the {background|background colour|colour of the background|mood}?
    how {bright|dark} is the {scene|room}?
    what is the {lighting|mood} like?
    `,
    [says(/background/i), rest()],
  ),
  ...inEveryForm(
    'stage',
    `
    {narrow|tighten|focus} the {beam|cone|light cone} of the spot
    {narrow|tighten|focus} the spot's {beam|cone|light cone}
    make the {beam|cone} of the spot {narrower|tighter|smaller}
    make the spot's {beam|cone|beam angle} {narrower|tighter|a bit smaller}
    give the spot a {narrower|tighter|smaller} {beam|cone|beam angle}
    the {beam|cone} of the spot should be {narrower|tighter|smaller}
    the spot's {beam|cone} is too {wide|broad|big}
    `,
    [light('Spot', 'narrower', ({ angle }) => angle < 34), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {widen|broaden|open up} the {beam|cone|light cone} of the spot
    make the spot's {beam|cone} {wider|broader|larger}
    give the spot a {wider|broader|larger} {beam|cone|beam angle}
    the spot's {beam|cone} is too {narrow|tight|small}
    `,
    [light('Spot', 'wider', ({ angle }) => angle > 36), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    set the {spot's|spotlight's} {angle|beam angle|cone angle} to {20 degrees|20°|20}
    {set|change} the {beam angle|cone angle|cone} of the spot to {20 degrees|20°}
    make the spot's {cone|beam} {20 degrees|20°} wide
    `,
    [light('Spot', 'of 20 degrees', ({ angle }) => angle === 20), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {soften|blur|feather} the {edge|edges} of the {spot|spotlight}
    make the {edge|rim} of the spot {softer|blurrier|smoother}
    make the spot's edge{|s} {softer|blurrier}
    give the spot {a softer edge|softer edges|a smoother edge}
    `,
    [light('Spot', 'softer', ({ penumbra }) => penumbra > 0.4), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {set|change} the {range|reach} of the bulb to {5 m|500 cm|5 metres}
    {set|limit} the bulb's {range|reach} to {5 m|5 meters}
    `,
    [light('Bulb', 'of 5 m', ({ range }) => range === 5), rest('Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    set the {lens|focal length|camera's lens|camera's focal length} to {50 mm|50mm}
    {use|give the camera} a {50 mm|50mm} lens
    {switch to|use} a {50 mm|normal|standard} lens
    `,
    [sees(27), rest('Camera')],
  ),
  ...inEveryForm(
    'stage',
    `
    {set|change} the {fov|field of view|camera's fov|camera's field of view} to {40|40 degrees|40°}
    set the {field of view|fov} of the camera to {40|40°}
    `,
    [sees(40), rest('Camera')],
  ),
  ...inEveryForm(
    'room',
    `
    swap the {colors|colours} of the table and the sofa
    {swap|exchange|switch|trade} the table's {color|colour} with {the sofa's|that of the sofa|the sofa's color}
    {swap|exchange|switch} the {color|colour} of the table with {that of the sofa|the sofa's|the color of the sofa}
    {swap|exchange|switch} {colors|colours|the colours} between the table and the sofa
    {the table and the sofa|the sofa and the table} should {swap|trade|exchange} {colors|colours}
    `,
    [color('Table', '#008080'), color('Sofa', '#8b4513'), rest('Table', 'Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    make the sofa {a|an} {lovely|fresh|nice|beautiful|juicy|elegant|cheerful|strong|bold} red
    paint the sofa {in a|a} {lovely|fresh|pretty|classic|vibrant|pure} red
    give the sofa a {nice|fresh|cheerful|bold} red {color|colour|tone}
    `,
    [color('Sofa', 'red'), rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    select every chair > {drop|remove|take|exclude} the white one from the selection
    select the chairs > take {the white one|chair 3} {out of|off} the selection
    select the chairs > {deselect|unselect} {the white one|chair 3|the third one}
    `,
    [selected('Chair', 'Chair 2'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {lift|raise} the cup {off|from} the table by {20cm|20 cm|0.2 m}
    {lift|raise} the cup {20 cm|0.2 m} {off|above} the table
    {take|hold} the cup 20 cm {off|up off} the table
    `,
    [bottom('Cup', 0.95), rest('Cup')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|set|place} the ball {at|on} the {very tip|tip|peak|top} of the plant
    `,
    [on('Ball', 'Plant'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {make|put|add} a copy of the lamp on {either|each} side of the sofa
    {place|create} a {copy|duplicate} of the lamp on {both sides|each side|either side} of the sofa
    `,
    [added(2), left('Lamp 2', 'Sofa'), right('Lamp 3', 'Sofa'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    put the plant {in|at} the back {centre|center|middle}
    {move|place} the plant {in|at} the {middle|centre} of the back{| of the room| side of the room}
    `,
    [
      at('Plant', [0, null, null]),
      holds('the plant is not at the back', ({ editor, before }) => {
        const plant = editor.named('Plant')
        return before.has(plant.id) && plant.position[2] < -3
      }),
      rest('Plant'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    {undo|revert|take back} everything you did
    {reset|restore|put back} everything to how it was at the {start|beginning}
    `,
    [refuses, rest()],
  ),
  ...inEveryForm(
    'room',
    `
    paint the ball red > delete the lamp > {ok back|go back|return|change it back} to how it was {at the start|in the beginning|at the beginning}
    paint the ball red > move the lamp 1 m up > {reset|restore|put} everything {back to|to} {how|the way} it was at the {start|beginning}
    `,
    [color('Ball', '#008000'), bottom('Lamp', 0)],
  ),
  ...inEveryForm(
    'stage',
    `
    {make|let|have} the sun {come|shine} from the {left|left side}
    the {sun|sunlight} should {come|shine} from the left
    `,
    [
      light('Sun', 'at the left', ({ position }) => position[0] < -1),
      holds('the sun does not shine to the right', ({ editor }) => {
        const way = new Vector3(0, 0, -1).transformDirection(worldMatrix(editor.scene, editor.named('Sun').id))
        return way.x > 0.5 && way.y < -0.2
      }),
      rest('Sun'),
    ],
  ),
  ...inEveryForm(
    'stage',
    `
    {turn|switch} the sun off and the bulb up by {half|50%}
    turn off the sun and turn up the bulb by half
    `,
    [
      hidden('Sun'),
      light('Bulb', 'half as bright again', ({ intensity }) => Math.abs(intensity - 30) < 0.1),
      rest('Sun', 'Bulb'),
    ],
  ),
  ...inEveryForm(
    'stage',
    `
    make the {bulb|light of the bulb} warm{|,} like {a candle|candlelight|a fire}
    `,
    [light('Bulb', 'warm', ({ color: hex }) => hex === '#ffd3a3'), rest('Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    add three spotlights in red, green and blue aimed at the globe
    {add|create} three spotlights, one red, one green and one blue
    `,
    [
      holds('they are not red, green and blue', ({ editor }) => {
        const colors = ['Spot light', 'Spot light 2', 'Spot light 3'].map(
          (name) => (editor.named(name) as LightNode).color,
        )
        return colors.join() === '#ff0000,#008000,#0000ff'
      }),
      rest(),
    ],
  ),
  ...inEveryForm(
    'stage',
    `
    {change|set|turn} the {sky|weather} to {a cloudy one|cloudy}
    make the sky cloudy
    `,
    [setting(({ environment }) => environment.map === 'cloudy'), rest()],
  ),
  ...inEveryForm('stage', 'what {does|can} the camera see?', [says(/looks away from you, at Podium/), rest()]),
  ...inEveryForm('street', 'what is the {house|first tree} made of?', [says(/parts/, /shiny|matte|metallic/), rest()]),
]
