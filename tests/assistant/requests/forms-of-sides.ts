import type { Bounds } from '../../../src/spatial/index.ts'
import {
  beside,
  bottom,
  boundsOf,
  type Check,
  center,
  color,
  faces,
  find,
  fresh,
  holds,
  measures,
  moved,
  on,
  rest,
  surface,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

type Result = Parameters<Check>[0]

const boxOf = (result: Result, name: string): Bounds => boundsOf(result, find(result, name)!)

/** On a thing, within 25 cm of one of its edges: "x<" is the left one, "z>" the front one. */
const atEdge = (name: string, target: string, ...edges: ('x<' | 'x>' | 'z>')[]) =>
  holds(`${name} is not at ${edges} of ${target}`, (result) => {
    const [own, base] = [boxOf(result, name), boxOf(result, target)]
    const far = {
      'x<': own.min[0] - base.min[0],
      'x>': base.max[0] - own.max[0],
      'z>': base.max[2] - own.max[2],
    }
    const isOn = Math.abs(own.min[1] - base.max[1]) < 0.02
    return isOn && edges.every((edge) => far[edge] > -0.02 && far[edge] < 0.25)
  })

const across = (a: Bounds, b: Bounds, i: 0 | 2) => center(a)[i] - center(b)[i]

const SEATS = ['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']
const inHalfCircle = holds('the seats are in no half circle before the stage', (result) => {
  const [stage, seats] = [boxOf(result, 'Stage'), SEATS.map((name) => boxOf(result, name))]
  const far = seats.map((seat) => Math.hypot(across(seat, stage, 0), across(seat, stage, 2)))
  return Math.max(...far) - Math.min(...far) < 0.1 && seats.every((seat) => across(seat, stage, 2) > -0.1)
})

const slid = holds('the dresser was not slid along its wall by 70 cm', (result) => {
  const is = center(boxOf(result, 'Dresser'))
  return Math.abs(is[0] - 3.2) < 0.02 && Math.abs(Math.abs(is[2] - 0.5) - 0.7) < 0.02
})

const inPots = holds('a pot has no plant in it', (result) =>
  ['Flower pot 1', 'Flower pot 2'].every((pot) =>
    fresh(result).some((node) => {
      const [own, of] = [boundsOf(result, node), boxOf(result, pot)]
      return Math.hypot(across(own, of, 0), across(own, of, 2)) < 0.1
    }),
  ),
)

/** Edges, ends and sides of things, and which way they look, in sentences that are crossed from their parts. */
export const FORMS_OF_SIDES: Request[] = [
  ...inEveryForm(
    'concerthall',
    `
    {put|move|bring|set} the mic stand {to|at|on} the front {edge|side|end} of the stage
    {put|slide} the mic stand {to|at} the front of the stage{|, in the middle|, centered}
    {put|move|shift} the mic stand {to|in} the {middle|centre} of the front edge of the stage
    the mic stand {should be|belongs|goes} at the front edge of the stage
    move the mic stand to the middle of the stage's front edge
    `,
    [atEdge('Mic stand', 'Stage', 'z>'), rest('Mic stand')],
  ),
  ...inEveryForm(
    'milkbar',
    `
    {put|move|bring|slide} the cake stand {to|at|on} the left {edge|end|side} of the bar
    move the cake stand to the bar's left end
    `,
    [atEdge('Cake stand', 'Bar', 'x<'), rest('Cake stand')],
  ),
  ...inEveryForm(
    'milkbar',
    `
    {put|move|bring|slide} the cake stand {to|at|on} {the|one} end of the bar
    `,
    [atEdge('Cake stand', 'Bar', 'x>'), rest('Cake stand')],
  ),
  ...inEveryForm(
    'milkbar',
    `
    the cake stand is {on|at} the wrong {side|end} of the bar{,|.| -} {move it|put it} to the other {end|side}{| of it| of the bar}
    {move|put|shift} the cake stand {to|onto|over to} the {other|opposite} {end|side} of the bar
    {move|slide} the cake stand to the other end
    `,
    [moved('Cake stand', [-2, 0, 0]), rest('Cake stand')],
  ),
  ...inEveryForm(
    'milkbar',
    `
    {put|move} the napkin box {to|in|on} the {front right|right front|front-right} corner of booth table 1
    the napkin box should {be|stand} {in|on} the front right corner of booth table 1
    `,
    [atEdge('Napkin box', 'Booth table 1', 'x>', 'z>'), rest('Napkin box')],
  ),
  ...inEveryForm(
    'concerthall',
    `
    {the seats|seats 1 to 4|all four seats} {should|must|shall} {form|make|stand in|be arranged in} a {half circle|semicircle} around the stage
    {arrange|put|lay out} {the seats|seats 1 to 4} in {a half circle|a semi-circle|an arc} around the stage
    let the seats form a {half circle|semicircle} around the stage
    `,
    [inHalfCircle, rest(...SEATS)],
  ),
  ...inEveryForm(
    'babyroom',
    `
    {bring|put|move} the rocking chair {next to|near|in front of} the crib{, facing it|, angled towards it|, slightly angled towards it|, looking at it|, oriented towards it| facing the crib| so that it faces the crib| and turn it towards the crib| and angle it towards the crib|, with its front towards the crib|, turned to face the crib|. it should face the crib|. turn it so it faces the crib}
    `,
    [faces('Rocking chair', 'Crib'), beside('Rocking chair', 'Crib'), rest('Rocking chair')],
  ),
  ...inEveryForm(
    'babyroom',
    `
    {bring|put|move} the rocking chair {next to|beside} the crib{, with its back to it|, facing away from it|, turned away from it| so that its back is to the crib| and turn its back to the crib| and turn it away from the crib|, backing onto it}
    `,
    [beside('Rocking chair', 'Crib'), rest('Rocking chair')],
  ),
  ...inEveryForm(
    'babyroom',
    `
    {move|slide|push} the dresser {along the wall|along its wall|along the right wall} {by 70 cm|70 cm}
    {move|slide|shift} the dresser {70 cm|0.7 m} along {the wall|its wall|the right wall}
    {move|slide} the dresser 70 cm {backwards|towards the back wall} along {the wall|its wall}
    `,
    [slid, on('Night light', 'Dresser'), rest('Dresser', 'Night light')],
  ),
  ...inEveryForm(
    'grocer',
    `
    {move|slide|push} shelf b {along the wall|along the rear wall} to the right by 70 cm
    {move|shift} shelf b {along the wall|along the rear wall} {by 70 cm|70 cm} to the right
    {slide|shift} shelf b {70 cm|0.7 m} {to the right|right} along {the wall|its wall}
    {move|push} shelf b to the right along the {wall|rear wall} by 70 cm
    `,
    [moved('Shelf B', [0.7, 0, 0]), rest('Shelf B')],
  ),
  ...inEveryForm(
    'babyroom',
    `
    {get|move|push} the toy box {out of the way of|away from|further away from} the changing table
    the toy box is {in the way of|too close to|blocking} the changing table{, move it away|, push it away|. move it}
    `,
    [
      holds('the toy box is no further from the changing table', (result) => {
        const [box, table] = [boxOf(result, 'Toy box'), boxOf(result, 'Changing table')]
        return Math.hypot(across(box, table, 0), across(box, table, 2)) > 2.6
      }),
      rest('Toy box'),
    ],
  ),
  ...inEveryForm(
    'babyroom',
    `
    the night light should {glow|shine|light up|emit light} {orange|in orange}
    {let|make|have} the night light {glow|shine} {orange|in orange}
    `,
    [color('Night light', 'orange'), surface('Night light', (s) => s.emissiveIntensity > 0.5), rest('Night light')],
  ),
  ...inEveryForm(
    'babyroom',
    `
    {make} the dresser {as tall as|the same height as|equal in height to|level in height with} the crib
    the dresser should be {as high as|of the same height as} the crib
    {match|adjust|set} the {height of the dresser|dresser's height} to {the height of the crib|the crib's height}
    {shrink|lower|scale} the dresser {to the height of the crib|until it is as tall as the crib|so that it is as high as the crib|to match the height of the crib}
    `,
    [measures('Dresser', [null, 0.9, null]), on('Night light', 'Dresser'), rest('Dresser', 'Night light')],
  ),
  ...inEveryForm(
    'homeyard',
    `
    give {each|every} flower pot {a small pink flower|a plant|a cactus}
    {each|every} flower pot {should have|needs|gets} {a flower|a plant}{| in it}
    {put|plant} a flower {in|into} {each|every} flower pot
    `,
    [inPots, rest()],
  ),
  ...inEveryForm(
    'homeyard',
    `
    {move|put|bring} the garden table {into|in} the shade of tree 2
    the garden table should {stand|be} in the shade of tree 2
    `,
    [beside('Garden table', 'Tree 2'), rest('Garden table')],
  ),
  ...inEveryForm(
    'loft',
    `
    {put|place|move} {plant 2|the smaller plant} {in front of|before} the window
    `,
    [bottom('Plant 2', 0.01), beside('Plant 2', 'Nightstand'), rest('Plant 2')],
  ),
  ...inEveryForm(
    'hostel',
    `
    {hang|put|mount} the map {on|onto} the {back|rear} wall
    `,
    [measures('Map', [0.6, 0.4, 0.02]), beside('Map', 'Back wall'), rest('Map')],
  ),
]
