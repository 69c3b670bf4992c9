import {
  added,
  at,
  faces,
  find,
  gone,
  hidden,
  holds,
  inLine,
  locked,
  newBounds,
  newOnes,
  on,
  rest,
  says,
  selected,
  there,
  turned,
} from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm, near, swapped } from '../many-ways.ts'

/** What is made, removed, named, chosen, asked and taken back, in sentences that are crossed from their parts. */
export const FORMS_OF_ORDER: Request[] = [
  ...inEveryForm(
    'empty',
    `
    {add|create|make|insert|place|put|spawn|build|generate|draw|produce|give me|i want|i need|i'd like|show me|let me have|can you add|could you create|please add|drop in|bring in|model|construct|throw in} {a red cube|one red cube|a cube in red|a red box|a cube that is red|a cube coloured red|a red-coloured cube|a red 1 m cube|a 1 m red cube}
    {a red cube|one red cube|red cube|a red cube please|new red cube|there should be a red cube|let there be a red cube|a cube, red|a cube in red, please|how about a red cube|we need a red cube}
    {add|create} {a cube and make it red|a cube, make it red|a cube and paint it red|a cube. it should be red|a cube. Make it red.|a cube with red colour|a cube with a red colour|a cube of red colour|a cube with the colour red|a cube whose colour is red|a cube, coloured red|a cube, red please}
    `,
    [added(1, { shape: 'box', color: 'red' })],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make|insert|place|put|give me|i want|i need|i'd like} {three blue spheres|3 blue spheres|three spheres in blue|three blue balls|3 balls in blue|three spheres, all blue|three spheres that are blue|a set of three blue spheres|a group of three blue spheres|three more blue spheres|3x blue sphere|three times a blue sphere|blue spheres, three of them|three spheres and make them blue|three spheres, make them all blue|three spheres. They should be blue}
    `,
    [newOnes(3), added(3, { shape: 'sphere', color: 'blue' })],
  ),
  ...inEveryForm(
    'empty',
    `
    {add|create|make|insert} a cylinder {2 m tall and 50 cm wide|50 cm wide and 2 m tall|2 m high with a diameter of 50 cm|with a height of 2 m and a diameter of 50 cm|with a diameter of 50 cm and a height of 2 m|of 2 m height and 50 cm diameter|that is 2 m tall and 50 cm wide|with radius 25 cm and height 2 m|with a radius of 25 cm and a height of 2 m|with height 2 m and radius 0.25 m|2 m in height and 50 cm in diameter|, 2 m tall, 50 cm wide|, 2 m high and 50 cm across|measuring 2 m in height and 50 cm in width|which is 2 m tall and 50 cm in diameter|, height 2 m, diameter 50 cm|(2 m tall, 50 cm wide)|: height 2 m, radius 25 cm|whose height is 2 m and whose diameter is 50 cm|50 cm thick and 2 m tall|two metres tall and half a metre wide|200 cm tall and 50 cm wide|2m tall and 0.5m wide}
    {add|create|make} a 2 m {tall|high} cylinder {50 cm wide|with a diameter of 50 cm|with a radius of 25 cm|that is 50 cm wide|of 50 cm diameter|, 50 cm wide|and make it 50 cm wide}
    {add|create|make} a 50 cm wide {cylinder that is 2 m tall|2 m tall cylinder|, 2 m tall cylinder|and 2 m tall cylinder|cylinder of 2 m height|cylinder with a height of 2 m}
    `,
    [
      holds(
        'it is of another size',
        (result) =>
          newBounds(result).length === 1 &&
          newBounds(result).every(({ bounds: { min, max } }) => near(max[1] - min[1], 2) && near(max[0] - min[0], 0.5)),
      ),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    {add|create|put|place|set|insert|give me|i want|i need|i'd like|there should be|stand} a vase {on the table|on top of the table|onto the table|upon the table|atop the table|on the tabletop|standing on the table|that stands on the table|sitting on the table|on the brown table}
    {add|put|place} {on the table a vase|a vase and put it on the table|a vase, on the table|a vase. Put it on the table|a vase to the table}
    {the table|my table} {needs a vase|should have a vase on it|needs a vase on it|could use a vase|should get a vase|wants a vase on top}
    {decorate|adorn} the table with a vase
    {on the table i want a vase|on the table, put a vase|a vase on the table|a vase for the table|vase on table|a vase on the table please|how about a vase on the table?|what about a vase on the table|let's have a vase on the table|let's put a vase on the table}
    {give the table a vase|top the table with a vase|equip the table with a vase}
    `,
    [newOnes(1), on('Vase', 'Table'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {delete|remove|erase|get rid of|take away|throw away|clear away|discard|eliminate|dump|scrap|ditch|trash|kill|destroy|take out|throw out|wipe|bin} {the lamp|the yellow lamp|that lamp|the lamp please}
    {the lamp} {should go|must go|has to go|should be deleted|should be removed|can go|needs to go|should disappear|should vanish|is not needed|is not needed any more|isn't needed|is no longer needed|is unnecessary|is superfluous|needs to be removed|must be deleted|could be removed|can be deleted|is in the way, delete it|has no place here|doesn't belong here}
    {i don't want the lamp|i don't need the lamp|i no longer need the lamp|i don't want the lamp any more|i don't like the lamp, delete it|i want the lamp gone|i want the lamp removed|i'd like the lamp removed|we don't need the lamp|no lamp please|without the lamp|lamp away|away with the lamp|make the lamp disappear|make the lamp go away|make the lamp vanish|let the lamp disappear|have the lamp removed|get the lamp out of here|take the lamp away|throw the lamp out|delete lamp|remove lamp|lamp delete|clear the lamp|get the lamp removed|do away with the lamp|dispose of the lamp}
    `,
    [gone('Lamp'), rest('Lamp')],
  ),
  ...inEveryForm(
    'room',
    `
    {hide|conceal|make invisible} {the sofa|the teal sofa}
    {make|turn|render} the sofa {invisible|hidden}
    {the sofa} {should be hidden|should be invisible|must be hidden|should not be visible|shouldn't be visible|should not be shown|should not be seen}
    {i don't want to see the sofa|don't show the sofa|hide the sofa for now|hide the sofa please|set the sofa's visibility to off|temporarily hide the sofa|stop showing the sofa|the sofa: hide|i want the sofa hidden|i'd like the sofa to be hidden|toggle the visibility of the sofa|hide sofa}
    `,
    [hidden('Sofa'), rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    {select|pick|choose|mark|highlight|grab} {the chairs|all chairs|all the chairs|every chair|all of the chairs|all three chairs|the three chairs|everything that is a chair|all seats that are chairs|all objects called chair}
    {i want to select the chairs|select chairs only|select just the chairs|select only the chairs|set the selection to the chairs|the selection should be the chairs|let me select all chairs|make the chairs selected|all chairs should be selected|have the chairs selected|put the chairs in the selection|get all chairs selected}
    `,
    [selected('Chair', 'Chair 2', 'Chair 3'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {duplicate|copy|clone|replicate} {the plant|the green plant}
    {make|create|add|i want|i need|give me|produce} {a copy of the plant|another plant like that one|a duplicate of the plant|one more plant|another plant|a second plant|a clone of the plant|one more of the plant|another one of the plant|an identical plant|a twin of the plant|a second copy of the plant}
    {i want two of the plant|there should be two plants|i want the plant twice|repeat the plant|copy and paste the plant|the plant needs a twin|one more plant please|another plant please}
    `,
    [newOnes(1), there('Plant 2'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {lock|pin|freeze|secure|protect} {the table|the brown table} {|in place|please}
    {make the table locked|the table should be locked|the table should not move any more|don't let me move the table|prevent the table from being moved|make sure the table can't be moved|keep the table where it is|set the table to locked|the table must not be moved|make the table unmovable|make the table immovable|i want the table locked|nobody should move the table|lock the table down|lock the table so it can't move|protect the table from changes|the table should stay where it is}
    `,
    [locked('Table'), rest('Table')],
  ),
  ...inEveryForm(
    'room',
    `
    {rename} {the table|table} {to Desk|as Desk|Desk|into Desk|to "Desk"|to 'Desk'}
    {call|name|label|title} the table {Desk|"Desk"}
    {change|set} {the name of the table|the table's name|the table name} to {Desk|"Desk"}
    {the table should be called Desk|the table is now called Desk|let the table be called Desk|give the table the name Desk|the table should have the name Desk|the name of the table should be Desk|the table's name is Desk|from now on the table is called Desk|i want to call the table Desk|i want the table to be named Desk|make Desk the name of the table|the table gets the name Desk|let's call the table Desk|use Desk as the name of the table|the table's new name is Desk}
    `,
    [there('Desk'), gone('Table')],
  ),
  ...inEveryForm(
    'room',
    `
    {group|combine|join|bundle|unite|merge|link} {the table and the lamp|the lamp and the table|the table with the lamp|the table and lamp} {|together|into a group|into one group|in a group}
    {make|create|form|build} a group {of the table and the lamp|from the table and the lamp|with the table and the lamp|out of the table and the lamp|containing the table and the lamp|consisting of the table and the lamp}
    {put the table and the lamp into a group|put the table and the lamp in one group|the table and the lamp should be a group|the table and the lamp should be grouped|the table and the lamp belong together|the table and the lamp should form a group|i want the table and the lamp grouped|i want the table and the lamp in a group|turn the table and the lamp into a group|make the table and the lamp a group|make one group of the table and the lamp|group together the table and the lamp|let the table and the lamp be a group|wrap the table and the lamp in a group|add a group with the table and the lamp|attach the lamp to the table in a group|place the table and the lamp in a group|collect the table and the lamp in a group|gather the table and the lamp into a group|table and lamp as a group}
    `,
    [
      holds(
        'they are in no group',
        (result) => !!find(result, 'Table')!.parent && find(result, 'Table')!.parent === find(result, 'Lamp')!.parent,
      ),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    {rotate|turn|spin|twist|swivel|pivot|swing} {the sofa} {45 degrees|by 45 degrees|45°|by 45°|45 deg|an eighth turn|through 45 degrees|by an eighth of a turn|forty-five degrees} {|to the left|to the right|clockwise|counterclockwise|counter-clockwise|anticlockwise|left|right|around its axis|around the y axis|about the vertical axis|on the spot|around y|in place}
    {rotate|turn} the sofa {clockwise|counterclockwise|to the left|to the right|left|right|around y} {by 45 degrees|45 degrees|by 45°}
    {the sofa should be rotated by 45 degrees|the sofa should be turned 45 degrees to the left|the sofa needs a 45 degree turn|give the sofa a 45 degree turn|a 45 degree turn for the sofa|set the rotation of the sofa to 45 degrees|set the sofa's rotation to 45|the sofa must turn by 45 degrees|let the sofa turn 45 degrees|i want the sofa turned by 45 degrees|i'd like the sofa rotated 45 degrees|change the sofa's rotation to 45 degrees|the sofa at 45 degrees|sofa 45 degrees to the left|put the sofa at an angle of 45 degrees|angle the sofa by 45 degrees|place the sofa at a 45 degree angle|position the sofa at 45 degrees|make the sofa stand at 45 degrees|orient the sofa at 45 degrees}
    `,
    [
      holds('it is not turned by 45 degrees', (result) => [45, -45].some((by) => !turned('Sofa', by)(result))),
      rest('Sofa'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    how many chairs {are there|do we have|do i have|are in the scene|are in the room|exist|can you see|does the room have|does the scene contain|has the room|are here|are there in total|do you see|are there in the scene|are standing around}{|?}
    {count the chairs|count all chairs|what is the number of chairs|number of chairs?|tell me how many chairs there are|the number of chairs please|can you count the chairs?|how many chairs?|chair count|give me the number of chairs|i want to know how many chairs there are|do you know how many chairs there are?|what's the chair count?}
    `,
    [says(/\b3\b/), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {how tall is|how high is} {the lamp|the yellow lamp}{|?}
    what is {the height of the lamp|the lamp's height|the lamp height}{|?}
    {what height does the lamp have?|what height is the lamp?|tell me the height of the lamp|tell me how tall the lamp is|give me the height of the lamp|the height of the lamp?|the lamp's height?|how many metres tall is the lamp?|how many meters high is the lamp?|do you know how tall the lamp is?|can you tell me the height of the lamp?|i want to know the height of the lamp|measure the height of the lamp|measure the lamp|what are the dimensions of the lamp?|how big is the lamp?|what size is the lamp?|what's the size of the lamp?|lamp height?|show me the size of the lamp|what does the lamp measure?}
    `,
    [says('1.6 m'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {how far is the sofa from the TV|how far apart are the sofa and the TV|what is the distance between the sofa and the TV|what's the distance from the sofa to the TV|how far away from the TV is the sofa|how much space is between the sofa and the TV|how much room is there between the sofa and the TV|how wide is the gap between the sofa and the TV|measure the distance between the sofa and the TV|tell me the distance between the sofa and the TV|distance between sofa and TV|distance from the sofa to the TV|how many metres are between the sofa and the TV|how far is it from the sofa to the TV|what is the gap between the sofa and the TV|how close is the sofa to the TV|how far does the sofa stand from the TV}{|?}
    `,
    [says(/\b4\.95 m/), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {what colour is the sofa|what color does the sofa have|what is the colour of the sofa|which colour is the sofa|which colour does the sofa have|what's the sofa's color|tell me the colour of the sofa|the colour of the sofa|is the sofa teal or red|in which colour is the sofa|what color is it, the sofa|do you know the colour of the sofa|sofa colour}{|?}
    `,
    [says('teal'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {what is selected|what's selected|what do i have selected|which object is selected|what is currently selected|is anything selected|is something selected|what have i selected|what did i select|tell me what is selected|which objects are selected|show me the selection|the current selection|what's the selection|what is in the selection|what am i holding|name the selected object|what is it that is selected}{|?}
    `,
    [says('Sofa'), rest()],
    ['Sofa'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {what is in the scene|what's in the scene|what is there|list the objects|list everything|list all objects|what objects are there|describe the scene|what do you see|tell me what is in the scene|give me an overview|what does the scene contain|which objects are in the scene|what do we have here|what have we got|summarize the scene|show me a list of all objects|name all objects|what all is there|what can be seen here|give me a list of the objects|what things are there|overview of the scene|enumerate the objects|what is here}{|?}
    `,
    [says('Box'), rest()],
  ),
  ...inEveryForm(
    'mess',
    `
    {is anything overlapping|do any objects overlap|does anything overlap|what overlaps|which objects overlap|are there overlaps|are there any overlapping objects|find overlapping objects|check for overlaps|check whether anything overlaps|are there any collisions|do any things intersect|is anything intersecting|show me what overlaps|do some objects overlap|are any objects inside each other|any overlaps|is there any overlap|which things are overlapping|does something overlap|tell me if anything overlaps|what is overlapping|are things colliding}{|?}
    `,
    [says('Crate'), rest()],
  ),
  ...inEveryForm(
    'mess',
    `
    {is anything floating|does anything float|what floats|which objects float|is anything hovering|are there floating objects|find floating objects|what is in the air|is something in the air|which objects are floating in the air|does anything hover|any floating objects|show me what floats|what is not on the ground|which objects do not touch the ground|is anything not on the ground|what hangs in the air|what's floating}{|?}
    `,
    [says('Balloon'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|arrange|line up|set|align|order|organize|position|get|bring|lay out|move} {the chairs|all chairs|the three chairs|all the chairs} {in a row|in a line|in one row|in a straight line|in a straight row|side by side|in a single row|next to each other in a row|in line}
    {line up|align|line} {the chairs|all chairs} {|in a row|neatly|side by side}
    {the chairs should be in a row|the chairs should stand in a row|the chairs should form a row|the chairs should be lined up|make a row of the chairs|make a row out of the chairs|form a row with the chairs|form a line from the chairs|the chairs in a row|chairs in a row please|let the chairs stand in a row|i want the chairs in a row|i'd like the chairs in a line|make the chairs stand in a line|make the chairs form a line|have the chairs stand in a row|the chairs need to be in a row|the chairs belong in a row|turn the chairs into a row|build a row from the chairs|create a row of the chairs|i want the chairs lined up|get the chairs lined up}
    `,
    [
      holds('the chairs are in no line', (result) =>
        [0, 2].some((axis) => !inLine(['Chair', 'Chair 2', 'Chair 3'], axis as 0 | 2)(result)),
      ),
      rest('Chair', 'Chair 2', 'Chair 3'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    {swap|switch|exchange|interchange} {the lamp and the plant|the lamp with the plant|the plant and the lamp|the positions of the lamp and the plant|the places of the lamp and the plant|the lamp and plant} {||please}
    {the lamp and the plant should swap places|the lamp and the plant should change places|let the lamp and the plant swap places|make the lamp and the plant trade places|have the lamp and the plant swap positions|put the lamp where the plant is and the plant where the lamp is|put the plant where the lamp is and vice versa|put the lamp where the plant is and vice versa|the lamp and the plant should switch places|lamp and plant swap places|switch the places of the plant and the lamp|the plant should be where the lamp is and the lamp where the plant is|the lamp should trade places with the plant|move the lamp to the place of the plant and the plant to the place of the lamp|swap places between the lamp and the plant|i want the lamp and the plant swapped|swap around the lamp and the plant|reverse the positions of the lamp and the plant}
    `,
    [swapped, rest('Lamp', 'Plant')],
  ),
  ...inEveryForm(
    'room',
    `
    {turn|rotate|point|orient|direct|aim|swivel|spin} {the white chair|chair 3} {to face|towards|toward|to|so it faces|so that it faces|to look at|at|facing|in the direction of|so it looks at|so it points at} the TV
    {make|let|have} {the white chair|chair 3} {face|look at|point at|point to|point towards|turn to|turn towards|be facing|look towards} the TV
    {the white chair|chair 3} {should|must|has to|needs to} {face|look at|point at|be facing|be turned to|be turned towards|be pointed at|point to|turn to} the TV
    {i want chair 3 to face the TV|i'd like the white chair facing the TV|i want the white chair facing the TV|chair 3 facing the TV|face the white chair to the TV|face chair 3 towards the TV}
    `,
    [faces('Chair 3', 'TV'), rest('Chair 3')],
  ),
  ...inEveryForm(
    'room',
    `
    move the ball 1 m to the right > {undo|undo it|undo that|undo this|undo please|please undo|undo the last step|undo the last change|undo my last command|undo the move|take it back|take that back|go back|back|step back|go back one step|one step back|revert|revert that|revert the change|revert the last change|roll back|rollback|roll that back|reverse that|cancel|cancel that|no, undo that|no undo|oops, undo|that was wrong, undo|oh no, go back|undo what you did|undo what you just did|reset that|put it back|put it back where it was|move it back|bring it back to where it was|as it was before|like before|as before please|i changed my mind, undo|i don't like it, undo|forget that|never mind|scratch that|not like that, undo|that's not what i wanted, undo it|that's wrong, take it back|can you undo that?|could you undo the last step?|ctrl z|ctrl+z|nope, undo|hmm, undo that|return to the previous state|restore the previous state|back to how it was|make it like it was before|unmove it|undo moving the ball|put the ball back|return the ball to where it was|the ball should go back where it was|i want it back where it was}
    `,
    [at('Ball', [-1.5, 0.2, 2.5])],
  ),
]
