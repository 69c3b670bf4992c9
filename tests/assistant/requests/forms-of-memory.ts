import { at, color, gone, holds, moved, newOnes, on, rest } from '../checks.ts'
import type { Request } from '../harness.ts'
import { BOXES, inEveryForm } from '../many-ways.ts'

/** What goes on from the message before, in messages that are crossed from their parts. */
export const FORMS_OF_MEMORY: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {paint the cylinder black|make the cylinder black|color the cylinder black} > {do the same to the cone|the same for the cone|do the same for the cone|do that to the cone, too|now the cone|and the cone|the cone too|the cone as well|also the cone|same with the cone|same for the cone please|now do the cone|the cone should get the same|do the cone as well|apply the same to the cone|likewise for the cone|and now the cone too|repeat that for the cone|repeat with the cone|the cone likewise|the same thing with the cone|do it to the cone as well|give the cone the same treatment|give the cone the same color|let's do the cone too|the cone should be black too|the cone should have that color, too|what about the cone?|how about the cone too?|make the cone match}
    `,
    [color('Cone', 'black'), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {raise the cylinder by 50 cm|move the cylinder up 50 cm|lift the cylinder half a metre} > {do the same to the cone|the same for the cone|do that to the cone, too|now the cone|and the cone|the cone too|the cone as well|also the cone|same with the cone|now do the cone|apply the same to the cone|repeat that for the cone|the same thing with the cone|the cone by the same amount|move the cone by the same amount|raise the cone by the same amount|raise the cone by as much|lift the cone just as much|do it with the cone as well|the cone just as far}
    `,
    [moved('Cone', [0, 0.5, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {move the cone 50 cm to the right|shift the cone right by 50 cm|push the cone half a meter to the right} > {again|once more|do it again|one more time|do that again|repeat|repeat that|the same again|again please|move it again|a further 50 cm|another 50 cm|50 cm more|another half metre|and another 50 cm|50 cm further|move it another 50 cm|by another 50 cm|another 50 centimeters please|the same amount again|by the same amount again|same distance again|more of the same|and again|do it once more please|keep going|go on|move it further by the same amount|shift it again}
    `,
    [moved('Cone', [0.5, 0, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {move the cone 1 m to the right|shift the cone right by 1 metre|push the cone one meter to the right} > {move it back by half of that|now back half of that|half of that back|back by half|move it back half as far|half as far back|move it back by half the distance|now half of that to the left|move it half of that to the left|half that to the left|half the distance back|and back by half of that|back half of it|go back half that distance|too far, half of that back|that's too far, move it back by half|half the way back|move it half the way back|take back half of it|only half as far|too far, only half of that|half of that would do|that was twice as far as i wanted}
    `,
    [moved('Cone', [-0.5, 0, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {raise the cone by 40 cm|lift the cone 40 cm|move the cone up by 40 cm} > {lower it again by half of that|drop it by half of that|lower it by half of that|lower it by half that|now lower it by half as much|lower it half as much|now lower it by half the amount|move it down by half of that|down by half of that|down again by half|half of that down again|bring it down by half|bring it back down by half of that|let it down by half that amount|and down by half that}
    `,
    [moved('Cone', [0, -0.2, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {raise the cone by 40 cm|lift the cone 40 cm|move the cone up by 40 cm} > {and twice that again|raise it by twice that|move it up by twice as much|raise it by double that|by twice that amount again|up by twice that|lift it twice as far|raise it twice as much again|raise it by two times that|another 80 cm|by another 80 cm|80 cm more}
    `,
    [moved('Cone', [0, 0.8, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {move the cone 50 cm to the right|shift the cone right by 50 cm} > {no, to the left|no, the other way|i meant left|i meant to the left|wrong way|wrong direction|the other direction|other way|to the left instead|left instead|sorry, to the left|oops, i meant left|actually to the left|no, left|not right, left|not to the right, to the left|the opposite direction|in the other direction please|i meant the other direction|that was the wrong direction|other direction please|no no, left}
    `,
    [moved('Cone', [-1, 0, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    move the cone 50 cm to the right > {no, the cylinder|i meant the cylinder|not the cone, the cylinder|the cylinder instead|not that, the cylinder|no the cylinder|sorry, the cylinder|actually the cylinder|oops, i meant the cylinder|i meant to move the cylinder|the cylinder, not the cone|wrong one, the cylinder|that's the wrong one, i meant the cylinder|no, i meant the cylinder|no, move the cylinder instead|it should have been the cylinder|rather the cylinder}
    `,
    [at('Cone', [-3, null, null]), at('Cylinder', [0.5, null, null]), rest('Cone', 'Cylinder')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {paint the cone black|make the cone red} > {no, blue|i meant blue|make it blue instead|blue instead|actually blue|rather blue|better blue|blue would be better|blue would look better|hmm, blue|no, make it blue|not that, blue|sorry, blue|oops, blue|wait, blue|let's try blue|try blue|what about blue?|how about blue?|or blue|maybe blue?|blue please|in blue|change it to blue|now blue|and blue?|i prefer blue|i'd prefer blue|i'd rather have blue|on second thought, blue|it should be blue|that should be blue|use blue instead|go with blue|blue is nicer|could it be blue?|can it be blue instead?|let it be blue}
    `,
    [color('Cone', 'blue'), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {add a cone|create a cone next to the cylinder|put a cone behind the cylinder} > {three more|3 more|add three more|another three|three more of them|three more of those|three more like that|make three more|i need three more|i want three more|give me three more|and three more|three more please|another 3 please|three others|add another three|three more cones|three copies of it|make three copies|copy it three times|duplicate it three times|three additional ones|three extra|three further ones}
    `,
    [newOnes(3), rest()],
  ),
  ...inEveryForm(
    'shapes',
    `
    {add a cone|create a cone next to the cylinder|put a cone behind the cylinder} > {another|another one|one more|add another|one more of those|one more please|a second one|and another one|add one more|make one more|another of the same|the same again|again|once more|duplicate it|copy it|clone it|make a copy|one more like that|i need another one|can i have another?|another cone|give me one more|i'd like another}
    `,
    [newOnes(1), rest()],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make the cone blue|move the cone 1 m to the right} > {undo|undo that|undo it|take that back|take it back|revert|revert that|go back|one step back|never mind|forget it|cancel that|no, undo that|i don't like it|i don't like that|that's wrong, undo|that was wrong|put it back|put it back the way it was|back to how it was|as it was before|as it was|restore it|restore it please|reverse that|that was a mistake|oops|oops, undo|scrap that|not good, undo|back please|make it like before|make it as it was|back to before|undo the last change|undo the last step|undo my last change|undo last|ctrl z|ctrl+z|please undo|can you undo that?|could you undo this?|reverse the last change|roll that back|don't|no, don't do that|i changed my mind|i've changed my mind|leave it as it was|that's not what i wanted|not what i meant|that's not what i meant, undo}
    `,
    [at('Cone', [-3, null, null]), color('Cone', 'orange')],
  ),
  ...inEveryForm(
    'shapes',
    `
    make the cone blue > undo > {redo|redo that|redo it|do it again after all|bring it back|actually, redo|no, redo|undo the undo|redo please|it was fine, redo that|restore it|it was better, redo}
    `,
    [color('Cone', 'blue')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {select the boxes|raise the boxes by 50 cm|how many boxes are there?|which boxes are there?|frame the boxes|show me the boxes} > {make them black|paint them black|color them all black|paint them all black|make all of them black|all of them black|they should be black|make each of them black|turn them black|black please|now make them black|make those black|paint these black|i want them black|let them be black|give them a black color|dye them all black|every one of them black|they should all become black}
    `,
    [...BOXES.map((box) => color(box, 'black')), rest(...BOXES)],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make the box black|paint the box black} > {the blue one|the blue|blue|blue one|the largest|the biggest one|the largest one|the big one|box 3|the third|the third one|the last one|the last|the right one|the one on the right|the rightmost one|the rightmost|on the right|number 3|number three|3|#3|the big blue one|the larger one|the one that is blue|the blue box|i mean the blue one|i meant the largest one|the one at the right|right|the right box|the tallest|the tallest one|the third box please|the blue one please|blue please|the right hand one|the right-hand one|the far right one|the one furthest right}
    `,
    [color('Box 3', 'black'), rest('Box 3')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make the sphere black|paint the sphere black|the sphere should be black} > {both|both of them|all|all of them|both please|each of them|every one|the two of them|both spheres|all spheres|them all|i mean both|paint both|both, please|all please|the lot}
    `,
    [color('Sphere', 'black'), color('Sphere 2', 'black'), rest('Sphere', 'Sphere 2')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make the sphere black|paint the sphere black|the sphere should be black} > {neither|none|none of them|never mind|cancel|forget it|neither of them|stop|leave it|let it be|nothing|no|not now|skip it|none, forget it|cancel that|neither, never mind}
    `,
    [rest()],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make box 3 green|how tall is box 3?|select box 3} > {put a cone on it|add a cone on top of it|put a cone on top|place a cone on top of that|put a small cone on it|set a cone on it|a cone on it please|put a cone on top of this|create a cone on top of it|add a cone on top|i want a cone on it|and a cone on top of it}
    `,
    [newOnes(1), on('Cone 2', 'Box 3'), rest()],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make box 1 white|make the first box white|paint the leftmost box white} > {make the other boxes black|the others black|make the others black|the other ones black|the rest black|the remaining boxes black|paint the rest of the boxes black|paint the remaining ones black|the other two black|make the other two black|the other two should be black|the other boxes should be black|all the others black|and the others black|and the rest of them black|the rest of the boxes should be black|paint the other two boxes black}
    `,
    [color('Box 2', 'black'), color('Box 3', 'black'), rest('Box 2', 'Box 3')],
  ),
  ...inEveryForm(
    'shapes',
    `
    add a {table|small table|coffee table} {called|named} Side > {paint|make} the {table|new table} blue
    add a {table|coffee table} and call it Side > the table should be blue
    `,
    [color('Side', 'blue'), rest('Side', 'Top')],
  ),
  ...inEveryForm(
    'shapes',
    `
    add a vase {called|named} Bob{ next to the cone|} > {delete|remove} the vase
    add a chair {called|named} Bob > {delete|remove|get rid of} the chair
    `,
    [gone('Bob')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make two copies of the cone|duplicate the cone twice|copy the cone two times} > {no, three|no, make it three|sorry, three}
    {make two copies of the cone|create two copies of the cone}, no three
    `,
    [
      holds(
        'there are not four cones',
        ({ editor }) => [...editor.scene.nodes()].filter(({ name }) => /^Cone/.test(name)).length === 4,
      ),
    ],
  ),
]
