import {
  added,
  at,
  behind,
  beside,
  color,
  front,
  gone,
  holds,
  measures,
  on,
  refuses,
  rest,
  says,
  shown,
  surfaceOf,
  there,
  turned,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

/** What is asked of whole scenes of other trades, in sentences that are crossed from their parts. */
export const FORMS_OF_SCENES: Request[] = [
  ...inEveryForm(
    'farm',
    `
    {make|create|add} a {copy|duplicate|clone|twin} of the tractor {called|named} Deere
    give the tractor {a twin|a copy|an identical twin} {called|named} Deere
    `,
    [added(1), there('Deere'), rest()],
  ),
  ...inEveryForm(
    'farm',
    `
    {make|put|create} a {copy|clone} of the tractor {called|named} Deere {behind|in back of} the trailer
    `,
    [added(1), behind('Deere', 'Trailer'), rest()],
  ),
  ...inEveryForm(
    'farm',
    `
    {fence the pond in|fence in the pond|enclose the pond with a fence|surround the pond with a fence|put a fence around the pond}
    {enclose|encircle|surround} the pond {with|by} a fence
    `,
    [there('Fence 2 around Pond'), rest()],
  ),
  ...inEveryForm(
    'farm',
    `
    make {each|every} sheep {a little|a bit|slightly} different in size
    make the sheep {a little|slightly|a bit} different in size
    let the sheep {vary|differ} {a little|slightly} in size
    `,
    [
      holds('the sheep are as large as each other', ({ editor }) => {
        const sizes = ['Sheep', 'Sheep 2', 'Sheep 3'].map((name) => editor.named(name).scale.join())
        return new Set(sizes).size === 3
      }),
      rest('Sheep', 'Sheep 2', 'Sheep 3'),
    ],
  ),
  ...inEveryForm(
    'warehouse',
    `
    {delete|remove} the carton {standing alone|that stands alone|which is by itself|that is on its own|standing by itself}
    {delete|remove|get rid of} the {isolated|lonely} carton
    `,
    [gone('Carton 4'), rest('Carton 4')],
  ),
  ...inEveryForm(
    'warehouse',
    `
    {colour|paint} the {rightmost barrel on the floor|barrel on the floor that is furthest right|rightmost barrel on the ground} green
    {make|turn} the {rightmost barrel on the floor|barrel furthest to the right on the floor} green
    `,
    [color('Barrel 3', 'green'), rest('Barrel 3')],
  ),
  ...inEveryForm(
    'solar',
    `
    which planet is {second|the second|the second one} from the sun?
    which planet is {second|the second} {closest|nearest} to the sun?
    `,
    [says('Venus'), rest()],
  ),
  ...inEveryForm(
    'solar',
    `
    {swap|exchange} {venus and mercury|mercury and venus}
    {venus and mercury|mercury and venus} should {swap|trade} places
    `,
    [at('Mercury', [4.5, 2, 0]), at('Venus', [3, 2, 0]), rest('Mercury', 'Venus')],
  ),
  ...inEveryForm(
    'kitchen',
    `
    how much {floor space|free space|space|room} is {there between|between} the island and the sink?
    `,
    [says(/1\.7 m/), rest()],
  ),
  ...inEveryForm(
    'kitchen',
    `
    {set|lay|deck} the {table|island}: a glass {behind|in back of} each plate
    {set|lay} the table: one glass behind {each|every} plate
    `,
    [added(2), behind('Glass', 'Plate'), rest()],
  ),
  ...inEveryForm(
    'office',
    `
    {put|place|move} the bin {next to|beside|by} the door
    `,
    [
      holds('the bin stands before the door', ({ editor }) => Math.abs(editor.named('Bin').position[0] - 2.5) > 0.5),
      beside('Bin', 'Door'),
      rest('Bin'),
    ],
  ),
  ...inEveryForm(
    'street',
    `
    {put|place|move} the mailbox {next to|beside|by} the {front door|door of the house|door}
    `,
    [
      holds(
        'the mailbox stands before the door',
        ({ editor }) => Math.abs(editor.named('Mailbox').position[0] + 4) > 0.5,
      ),
      front('Mailbox', 'Body'),
      rest('Mailbox'),
    ],
  ),
  ...inEveryForm(
    'office',
    `
    {put|place|set} a phone on the desk{|,} {near|close to|by} its {right front|front right} corner
    `,
    [
      added(1),
      on('Phone', 'Desk'),
      holds('the phone is not in that corner', ({ editor }) => {
        const [x, , z] = editor.named('Phone').position
        return x > -0.6 && z > -1.85
      }),
      rest(),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    add a rug under the table that is {bigger|larger} than the table by {50 cm|half a metre} on {every|each} side
    put a rug under the table that is {half a metre|50 cm} {larger|bigger} than {it|the table} on all sides
    `,
    [added(1), measures('Rug', [2.6, null, 1.9]), rest()],
  ),
  ...inEveryForm(
    'office',
    `
    how many boxes are in {the room|here} and where are they?
    how many boxes are there{|,} and where are they?
    `,
    [says(/There are 2: Box and Box 2/, /Box 2 is/), rest()],
  ),
  ...inEveryForm(
    'office',
    `
    hide everything {but|except} the desk > {bring it all back|bring everything back|show everything again|put it all back}
    `,
    [shown('Couch', 'Plant', 'Floor', 'Monitor')],
  ),
  ...inEveryForm(
    'office',
    `
    delete the bin and the plant > {bring back|restore|recover} {what|everything} I deleted
    delete the bin and the plant > {put|bring|get} everything back that I {deleted|removed}
    `,
    [there('Bin', 'Plant')],
  ),
  ...inEveryForm(
    'office',
    `
    {change|exchange|trade|swap} the couch for an armchair
    {change|swap} the couch for an armchair {of|in} the same colour
    `,
    [gone('Couch'), there('Armchair')],
  ),
  ...inEveryForm(
    'office',
    `
    {stack|put|place} box 2 {onto|on} box and both {onto|on} the cabinet
    `,
    [on('Box 2', 'Box'), on('Box', 'Cabinet'), rest('Box', 'Box 2')],
  ),
  ...inEveryForm(
    'cafe',
    `
    give {each|every} table a small plant in the {middle|centre}
    {put|set} a small plant in the {middle|centre} of {each|every} table
    `,
    [added(2), on('Plant', 'table_1'), on('Plant 2', 'table_2'), rest()],
  ),
  ...inEveryForm(
    'park',
    `
    make each bush a different {shade of green|green|tone of green}
    {paint|recolour|colour} the bushes so {that each|each} is a different {green|shade of green}
    `,
    [
      color('Bush', 'green'),
      color('Bush 2', 'green'),
      holds('they are of one green', (result) => {
        const [a, b] = ['Bush', 'Bush 2'].map((name) => surfaceOf(result.editor, result.editor.named(name))?.color)
        return a !== b
      }),
      rest('Bush', 'Bush 2'),
    ],
  ),
  ...inEveryForm(
    'park',
    `
    {place|add|put} a bench facing the fountain on its far side
    `,
    [added(1), behind('Bench 3', 'Fountain'), rest()],
  ),
  ...inEveryForm(
    'park',
    `
    put the second bench where the first {one is|is}{|,} and the first where the {second|second one} is
    `,
    [at('Bench', [4, null, 0]), at('Bench 2', [-4, null, 0]), rest('Bench', 'Bench 2')],
  ),
  ...inEveryForm(
    'desk',
    `
    {put|place|lay} the phone {on|onto} the notebook
    `,
    [on('Phone', 'Notebook'), rest('Phone')],
  ),
  ...inEveryForm(
    'desk',
    `
    {centre|center} the laptop on the {desktop|desk}
    {put|move} the laptop in the middle of the {desktop|desk}
    `,
    [at('Laptop', [0, 0.76, 0]), rest('Laptop')],
  ),
  ...inEveryForm(
    'desk',
    `
    {move|shift|slide} everything on the {desk|desktop} {5 cm forward|forward by 5 cm}
    `,
    [
      at('Leg', [-0.75, null, 0]),
      at('Desktop', [0, null, 0]),
      at('Laptop', [0, null, 0.1]),
      at('Desk lamp', [0.7, null, -0.25]),
    ],
  ),
  ...inEveryForm(
    'desk',
    `
    {put|place|set} the phone where the left speaker is
    `,
    [at('Phone', [-0.5, null, -0.3]), rest('Phone')],
  ),
  ...inEveryForm(
    'desk',
    `
    how {heavy|old|expensive} is the laptop?
    {who owns|who made} the laptop?
    `,
    [refuses, rest()],
  ),
  ...inEveryForm(
    'chess',
    `
    {turn|rotate} the board by 90 degrees with {the pieces on it|everything on it|all the pieces on it}
    `,
    [turned('Board', 90), at('White king', [1.75, null, -0.25]), on('White king', 'Board')],
  ),
  ...inEveryForm('chess', 'which {pieces|items|things} are white?', [says(/5|White king/), rest()]),
  ...inEveryForm(
    'gallery',
    `
    {light|illuminate} {each|every} painting with a spotlight from above
    `,
    [added(3, { kind: 'light' }), rest()],
  ),
  ...inEveryForm(
    'harbor',
    `
    {sink|lower|push} the yellow buoy {halfway|half way} into the {water|sea}
    `,
    [at('Buoy 3', [0, 0, 10]), rest('Buoy 3')],
  ),
  ...inEveryForm(
    'classroom',
    `
    give {every pupil's|each student's} chair a cushion
    `,
    [added(6), on('Cushion', 'Chair'), on('Cushion 6', 'Chair 6'), rest()],
  ),
]
