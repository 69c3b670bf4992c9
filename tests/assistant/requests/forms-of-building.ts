import { added, at, bottom, color, holds, inLine, measures, moved, on, refuses, rest, says, there } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

const allIn = (names: string[], wanted: string) =>
  holds(`not all are ${wanted}`, (result) => names.every((name) => color(name, wanted)(result) === null))

const heights = (name: string, wanted: readonly number[]) =>
  holds('they do not grow so', ({ editor }) =>
    wanted.every((height, i) => Math.abs(editor.named(i ? `${name} ${i + 1}` : name).scale[1] - height) < 0.02),
  )

/** What is built from nothing, and what is said of it next, in sentences that are crossed from their parts. */
export const FORMS_OF_BUILDING: Request[] = [
  ...inEveryForm(
    'empty',
    `
    {add|create|make} a table {120 by 80 cm|120 x 80 cm}, 75 high
    {add|create} a table 120 cm wide, 80 deep {and|,} 75 high
    `,
    [measures('Table', [1.2, 0.75, 0.8])],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make} a box 1 m wide, 2 {high|tall} and 50 cm deep
    `,
    [measures('Box', [1, 2, 0.5])],
  ),
  ...inEveryForm(
    'empty',
    `
    {create|add|make} five cylinders in a row with {growing|increasing|rising} {height|heights} from {20cm|20 cm|0.2 m} to 1 m
    {create|add} five cylinders with {heights|increasing heights} from 20 cm to {1 m|100 cm} in a row
    `,
    [added(5), heights('Cylinder', [0.2, 0.4, 0.6, 0.8, 1])],
  ),
  ...inEveryForm(
    'empty',
    `
    {make|create|build} a {chessboard|chess board} of {8x8|8 x 8|8 by 8} {squares|tiles|fields}
    `,
    [added(64)],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|put} a tv on a stand and a sofa
    {add|create} a sofa, a tv on a stand and a lamp
    {create|build|make} a living room: {a sofa, a tv on a stand and a lamp|sofa, tv on a stand, lamp}
    `,
    [on('TV', 'Stand'), bottom('Stand', 0), bottom('Sofa', 0)],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|put|create} a vase on a table, a lamp and a chair
    {add|create} a vase on a table, a chair and a lamp
    `,
    [on('Vase', 'Table'), bottom('Lamp', 0), bottom('Chair', 0)],
  ),
  ...inEveryForm(
    'empty',
    `
    add a bench > {duplicate|copy|clone} it 4 times{|,} every 3 m
    add a bench > make 4 copies of it{|,} {one every|every} 3 m
    `,
    [added(4), at('Bench 2', [3, null, 0]), at('Bench 5', [12, null, 0])],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|put} {5|five} posts every {2 m|two metres}
    {add|make} a row of {5|five} posts, one every 2 m
    `,
    [
      added(5),
      inLine(['Post', 'Post 2', 'Post 3', 'Post 4', 'Post 5'], 0),
      holds('they are not 2 m apart', ({ editor }) => {
        const [a, b] = ['Post', 'Post 2'].map((name) => editor.named(name).position[0])
        return Math.abs(Math.abs(a - b) - 2) < 0.01
      }),
    ],
  ),
  ...inEveryForm(
    'empty',
    `
    put a red cube in the middle, a blue ball to its left and a green cone to its right > {now make|make} {all three|them|all of them} {yellow|bright yellow}
    put a red cube in the middle, a blue ball to its left and a green cone to its right > {paint|color} {all three|them all|them} yellow
    `,
    [allIn(['Cube', 'Ball', 'Cone'], 'yellow')],
  ),
  ...inEveryForm(
    'empty',
    `
    put a red cube in the middle, a blue ball to its left and a green cone to its right > {now make|make} {all three|them|all of them} 50 cm tall
    `,
    [measures('Cube', [null, 0.5, null]), measures('Ball', [null, 0.5, null]), measures('Cone', [null, 0.5, null])],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create} a red table {and four matching chairs around it|with four matching chairs|with four chairs in the same color}
    add a red table > {add|put} four {matching chairs around it|chairs around it in the same color as it}
    `,
    [there('Chair 4'), allIn(['Table', 'Chair', 'Chair 2', 'Chair 3', 'Chair 4'], 'red')],
  ),
  ...inEveryForm(
    'empty',
    `
    {place|add|put} a camera 5 m in front of the origin at eye height{|,} looking at it
    `,
    [holds('the camera is not there', ({ editor }) => Math.abs(editor.named('Camera').position[2] - 5) < 0.01)],
  ),
  ...inEveryForm(
    'toys',
    `
    {move|roll|slide} the train {to the right by|right by} {three times|3 times} its {length|own length}
    {move|slide} the train {three|3} lengths to the right
    let the train {drive|roll|pull away} to the right by three of its lengths
    `,
    [moved('Train', [4.8, 0, 0]), rest('Train')],
  ),
  ...inEveryForm(
    'toys',
    `
    make the train twice as long without {stretching it in height|changing its height|affecting the height}
    `,
    [measures('Train', [3.2, 0.6, 0.6]), rest('Train')],
  ),
  ...inEveryForm(
    'toys',
    `
    {move|place|put} the purple {thing|ring} so {that it lies|it lies} {flat on|on} the drum
    `,
    [on('Ring', 'Drum'), rest('Ring')],
  ),
  ...inEveryForm(
    'toys',
    `
    {how many|which} things {touch|are touching|rest on|lie on} the {ground|floor}?
    `,
    [says(/10|Block/), rest()],
  ),
  ...inEveryForm(
    'mess',
    `
    {fix|correct|repair} everything {that's wrong|that is wrong|} here
    {fix|correct} {what is wrong|what's wrong|all the problems} here
    `,
    [bottom('Balloon', 0), bottom('Rock', 0)],
  ),
  ...inEveryForm(
    'mess',
    `
    {what overlaps what|which things overlap each other|what collides with what}?
    why does crate 1 overlap {crate 2|with crate 2}?
    `,
    [says(/^Yes.*Crate and Crate 2/), rest()],
  ),
  ...inEveryForm('mess', 'why is the vase {floating|hovering}?', [says(/^No/), rest()]),
  ...inEveryForm('empty', '{make|build} a castle with the blocks: the big one at the bottom', [refuses]),
]
