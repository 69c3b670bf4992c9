import { Vector3 } from 'three'
import { boundsOrOrigin, center, worldMatrix } from '../../../src/spatial/index.ts'
import { added, color, holds, left, on, refuses, rest, viewed } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

/** How bright a light is, as a share of how bright it was. */
const shines = (name: string, from: number, to = from) =>
  holds(`${name} does not shine as bright as it should`, ({ editor, before }) => {
    const now = editor.named(name)
    const was = before.get(now.id)?.node
    if (now.kind !== 'light' || was?.kind !== 'light') return false
    const share = now.intensity / was.intensity
    return share > from - 0.02 && share < to + 0.02
  })

const isOff = (name: string) =>
  holds(`${name} is on`, ({ editor }) => {
    const node = editor.named(name)
    return node.kind === 'light' && (node.intensity === 0 || !node.visible)
  })

/** A light shines along its own -z. */
const aimed = (name: string, at: string) =>
  holds(`${name} is not aimed at ${at}`, ({ editor }) => {
    const matrix = worldMatrix(editor.scene, editor.named(name).id)
    const from = new Vector3().setFromMatrixPosition(matrix)
    const to = new Vector3(...center(boundsOrOrigin(editor.scene, [editor.named(at).id]))).sub(from).normalize()
    return new Vector3(0, 0, -1).transformDirection(matrix).dot(to) > 0.97
  })

/** Lights, views, and what goes where, in sentences that are crossed from their parts. */
export const FORMS_OF_LIGHT: Request[] = [
  ...inEveryForm(
    'stage',
    `
    {dim|darken|turn down|weaken|soften} the {bulb|light of the bulb}{| a bit| slightly}
    make the bulb {dimmer|less bright|weaker|fainter|not so bright|less intense}
    {reduce|lower|turn down|bring down} the {brightness|intensity|light|strength} of the bulb{| a bit| by half}
    the bulb {is too bright|should be less bright|should shine less|shines too brightly|is blinding}
    `,
    [shines('Bulb', 0.05, 0.95), rest('Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    make the bulb {half as bright|50% dimmer|half as intense}
    dim the bulb {by half|to half|to 50%|to half its brightness}
    {reduce|lower|cut|turn down} the {brightness|intensity} of the bulb {by half|to half}
    halve the {bulb's brightness|intensity of the bulb}
    the bulb should {be half as bright|shine half as bright}
    `,
    [shines('Bulb', 0.5), rest('Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    make the bulb {twice as bright|2x brighter|twice as intense}
    double the {brightness|light} of the bulb
    {increase|turn up} the {brightness|intensity} of the bulb {by 100%|to twice what it is}
    the bulb should shine twice as bright
    `,
    [shines('Bulb', 2), rest('Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    {turn|switch} {off the spot|the spotlight off|the spot light off}
    {the spot|the spotlight} should {be switched off|not shine|go off}
    {put out|disable|shut off} the {spot|spotlight}
    i don't {need|want} the {spotlight|spot} on{| right now}
    no light from the spot
    `,
    [isOff('Spot'), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {turn|switch} off {all lights|every light|all of the lights} {except|but|apart from} the {spot|spotlight}
    {leave|keep} only the {spot|spotlight} on
    only the spot should {be on|shine|stay on}
    {turn|switch} off all lights, {but leave|only keep} the spot on
    `,
    [isOff('Sun'), isOff('Bulb'), rest('Sun', 'Bulb')],
  ),
  ...inEveryForm(
    'stage',
    `
    {make|tint|turn} the {spot|spotlight|light of the spot} blue
    the {spot|spotlight} should {be blue|shine in blue|give blue light|emit blue light|light blue}
    {let|have} the spot {shine blue|shine with blue light}
    give the spot {a blue light|blue light}
    i want {blue light from the spot|the spot to shine blue}
    `,
    [color('Spot', 'blue'), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {point|aim|direct|shine|focus|train|swivel} the {spot|spotlight|spot light} {at|on|towards} the globe
    {point|direct} the light of the spot at the globe
    the {spot|spotlight} should {point at|shine on|illuminate|light up|be directed at} the globe
    {let|make|have} the {spot|spotlight} {shine on|illuminate|light up} the globe
    {light up|illuminate} the globe with the {spot|spotlight}
    use the spot to {light|illuminate} the globe
    `,
    [aimed('Spot', 'Globe'), rest('Spot')],
  ),
  ...inEveryForm(
    'stage',
    `
    {add|put|hang} a red {point light|spotlight|light} {above|over} the crate
    {add|put} a {spotlight|light} over the crate and make it red
    {add|put} a light {above|over} the crate{ that shines red| that is red|, red| that gives red light}
    `,
    [added(1, { kind: 'light', color: 'red' }), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {switch|change|go} to the {left view|left side view|view from the left}
    left {view|side view}{| please}
    {let me see|i want to see} {the scene|everything} from the left
    `,
    [viewed((looks) => JSON.stringify(looks).includes('left')), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {add|create|put} a {red cylinder|cylinder in red} {called|named} Post, 2 m {tall|high} and 30 cm {wide|across}, {to the left of|left of} the sofa
    {add|create|put} a 2 m {tall|high} red cylinder {with a diameter of 30 cm|that is 30 cm wide} {to the left of|left of} the sofa {and call it|named|called} Post
    {to the left of the sofa|left of the sofa}, {add|put|place} a red cylinder {called|named} Post that is 2 m tall and 30 cm wide
    `,
    [added(1, { name: 'Post', shape: 'cylinder', color: 'red', size: [0.3, 2, 0.3] }), left('Post', 'Sofa'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {on the table|next to the book}, {delete|hide|remove} the cup
    `,
    [
      holds('the cup is still there', ({ editor }) =>
        [...editor.scene.nodes()].every(({ name, visible }) => name !== 'Cup' || !visible),
      ),
      rest('Cup'),
    ],
  ),
  ...inEveryForm(
    'kitchen',
    `
    {put|place} the apple on one plate{ and|,} the bottle on the other{| one| plate}
    {put|set} the apple on one of the plates and the bottle on the other
    {put|place} the apple on the first plate and the bottle on the {second one|other|other one}
    the apple {goes|belongs} on one plate and the bottle on the other
    {put|place} the apple and the bottle on {one plate each|a plate each|different plates|separate plates}
    `,
    [on('Apple', 'Plate'), on('Bottle', 'Plate 2'), rest('Apple', 'Bottle')],
  ),
  ...inEveryForm(
    'basics',
    `
    {dim|brighten|turn off|switch on} the spotlight
    make the spotlight {brighter|blue}
    `,
    [refuses],
  ),
]
