import { color, grew, holds, measures, rest, surface } from '../checks.ts'
import type { Request } from '../harness.ts'
import { bright, inEveryForm, near } from '../many-ways.ts'

/** What a thing has and how it looks, in sentences that are crossed from their parts. */
export const FORMS_OF_CHANGE: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {set|change|raise|increase|bring|put|get|extend|adjust} {the height of the cylinder|the cylinder's height|the cylinder height|its height} to {3 m|3 meters|300 cm|three metres}
    {make} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {3 m|3 meters|equal to 3 m|be 3 m}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should be|must be|is to be|has to be|needs to be|shall be|ought to be|should become|is now|=} 3 m
    {give|let} the cylinder {a height of 3 m|have a height of 3 m|be 3 m tall|be 3 m high}
    {I want|I would like|I need} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {to be 3 m|at 3 m}
    `,
    [measures('Cylinder', [0.6, 3, 0.6]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {increase|raise|extend} {the height of the cylinder|the cylinder's height|the cylinder height|its height} by {50 cm|half a metre|0.5 m|20%|20 percent|a fifth|one fifth}
    {make} {the cylinder} {50 cm|half a metre|20%|a fifth} {taller|higher}
    the cylinder {should|must|needs to|has to} be {50 cm|20%|a fifth} taller
    add 50 cm to {the height of the cylinder|the cylinder's height|the cylinder height|its height}
    the cylinder is {50 cm|20%} too {short|low}
    `,
    [grew('Cylinder', [1, 1.2, 1]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {halve} {the height of the cylinder|the cylinder's height|the cylinder height|its height}
    {cut|reduce|lower|decrease|bring down|shrink} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {by half|by 50%|in half|to half|to 50%|to one half|to half of what it is|to 1.25 m|to half its value}
    {make|set} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {half|half of what it is|half as much|1.25 m|half of what it was}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should be|must be} {half|halved|50%|half of what it is|half as much}
    make the cylinder half {as tall|as high|its height|the height|as tall as it is|its current height|as tall as now}
    {the cylinder} should be half {as tall|as high|its height|the height}
    `,
    [grew('Cylinder', [1, 0.5, 1]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    double {the height of the cylinder|the cylinder's height|the cylinder height|its height}
    {increase|raise} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {by 100%|to 200%|to double|twofold|by a factor of 2|two times|to 5 m|to twice what it is|to twice as much}
    {make|set} {the height of the cylinder|the cylinder's height|the cylinder height|its height} {double|twice as much|two times as much|twice what it is|twice as big|5 m|2x}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should be|must be} {doubled|twice as much|double|twice as big|twice what it is|two times what it is}
    multiply {the height of the cylinder|the cylinder's height|the cylinder height|its height} {by 2|by two|times two|with 2}
    make the cylinder {twice|two times|2x|2 times|double} {as tall|as high|its height|the height|taller}
    `,
    [grew('Cylinder', [1, 2, 1]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {set|change|reduce|lower|adjust|match|fit} {the height of the cylinder|the cylinder's height|the cylinder height|its height} to {that of the cone|the cone's|the cone's height|the height of the cone|the cone|match the cone|match the cone's|match the height of the cone}
    make {the height of the cylinder|the cylinder's height|the cylinder height|its height} {the same as the cone|the same as the cone's|the same as that of the cone|equal to the cone's|equal to that of the cone|match the cone|match the cone's|like the cone's|that of the cone}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should be|must be} {the same as the cone's|the same as that of the cone|equal to the cone's|that of the cone|like that of the cone|the cone's|as much as the cone's}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should|must} {match the cone|match the cone's|match that of the cone|equal the cone's|equal that of the cone}
    make the cylinder {as tall as|as high as|the same height as|the height of|equal in height to|no taller than|exactly as tall as} the cone
    the cylinder should {be as tall as|be as high as|have the height of|have the same height as|be the same height as|match the height of|get the height of} the cone
    give the cylinder {the height of the cone|the same height as the cone|the cone's height}
    `,
    [measures('Cylinder', [0.6, 1, 0.6]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {set|change|reduce} {the height of the cylinder|the cylinder's height|the cylinder height|its height} to {twice that of the cone|twice the cone's|double the cone's height|twice the height of the cone|two times the cone's|200% of the cone's}
    make {the height of the cylinder|the cylinder's height|the cylinder height|its height} {twice that of the cone|twice the cone's|double the cone's|twice the height of the cone}
    {the height of the cylinder|the cylinder's height|the cylinder height|its height} {should be|must be} {twice the cone's|twice that of the cone|double that of the cone|twice as much as the cone's|1 m more than the cone's}
    make the cylinder {twice as tall as|twice as high as|twice the height of|double the height of|two times as tall as|1 m taller than|a metre higher than} the cone
    the cylinder should be {twice as tall as|twice as high as|twice the height of|double the height of|1 m taller than} the cone
    `,
    [measures('Cylinder', [0.6, 2, 0.6]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {double} {the diameter of the cylinder|its diameter|the cylinder's radius|its width|the width of the cylinder}
    {set|increase|change} {the diameter of the cylinder|its diameter|its width|the width of the cylinder} to {1.2 m|120 cm}
    {set|increase|change} {the radius of the cylinder|its radius|the cylinder's radius} to {60 cm|0.6 m}
    make the cylinder {twice as wide|twice as thick|double the width|1.2 m wide|120 cm thick|1.2 m in diameter|60 cm in radius}
    the cylinder should {be twice as wide|be 1.2 m wide|have a diameter of 1.2 m|have a radius of 60 cm|be 1.2 m across|measure 1.2 m across}
    `,
    [measures('Cylinder', [1.2, 2.5, null]), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {set|change|reduce|lower|bring} {the opacity of the cone|the cone's opacity|its opacity} to {40%|0.4|40 percent}
    {set|change|raise|increase} {the transparency of the cone|the cone's transparency|its transparency} to {60%|0.6|60 percent}
    make {the cone} {60% transparent|60 percent see-through|40% opaque|60% see through|transparent by 60%}
    {the opacity of the cone|its opacity|the cone's opacity} {should be|must be} {40%|0.4}
    the cone should {be|become} {60% transparent|40% opaque|60 percent transparent}
    the cone should have {an opacity of 40%|40% opacity|60% transparency}
    give the cone {an opacity of 40%|40% opacity|a transparency of 60%|60% transparency}
    `,
    [surface('Cone', ({ opacity }) => near(opacity, 0.4)), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {set|change|reduce|lower|bring} {the roughness of the cone|the cone's roughness|its roughness} {down to|to} {20%|0.2|20 percent}
    {make} {the roughness of the cone|the cone's roughness|its roughness} {20%|0.2}
    {the roughness of the cone|its roughness|the cone's roughness} {should be|must be|needs to be|=} {20%|0.2}
    the cone should have {a roughness of 0.2|0.2 roughness|20% roughness}
    give the cone {a roughness of 0.2|a roughness of 20%}
    `,
    [surface('Cone', ({ roughness }) => near(roughness, 0.2)), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {set|change|raise|increase} {the metalness of the cone|the cone's metalness|its metalness|the metallic value of the cone} to {80%|0.8}
    make {the cone} {80% metallic|80% metal|80 percent metallic}
    the cone should have {a metalness of 0.8|80% metalness}
    {its metalness|the cone's metalness} should be {0.8|80%}
    `,
    [surface('Cone', ({ metalness }) => near(metalness, 0.8)), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'stage',
    `
    double {the intensity of the bulb|the bulb's intensity|its intensity|its brightness|the brightness of the bulb|the bulb's brightness}
    {increase|raise} {the intensity of the bulb|the bulb's intensity|its intensity|its brightness} {by 100%|to 200%|to double|twofold|by a factor of 2}
    make the bulb {twice as bright|two times brighter|twice as intense|twice as strong|2x brighter|double as bright|100% brighter}
    the bulb should {be|shine} twice as {bright|intense|strong}
    {make|set} {its intensity|the bulb's intensity} {twice as much|twice as high|to twice what it is|to twice its value}
    `,
    [holds('the bulb is not twice as bright', (result) => bright(result, 'Bulb') === 40), rest('Bulb')],
    ['Bulb'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make|paint|color} the cylinder red and {set|increase|raise|change} {its height|the height} to 3 m
    {set|increase|raise} {the height of the cylinder|the cylinder's height|its height} to 3 m and {make|paint|color} it red
    {make} the cylinder red{, | and then | and also |. |; }{set its height to 3 m|increase its height by 20%|make it 20% taller|raise its height to 3 m|add 50 cm to its height}
    the cylinder should be red and {its height should be 3 m|3 m tall|have a height of 3 m|20% taller}
    {its height should be 3 m|increase its height by a fifth|add half a metre to its height}, {and make it red|then paint it red|and it should be red}
    `,
    [measures('Cylinder', [0.6, 3, 0.6]), color('Cylinder', 'red'), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {make|paint|color} the cylinder red and {halve its height|cut its height in half|reduce its height by half|make it half as tall|reduce its height to 50%}
    {halve its height|cut its height in half|cut its height by 50%|make it half as tall|reduce its height by half} and {make|paint} it red
    make the cylinder {red and half as tall|half as tall and red|red, half as tall}
    `,
    [grew('Cylinder', [1, 0.5, 1]), color('Cylinder', 'red'), rest('Cylinder')],
    ['Cylinder'],
  ),
  ...inEveryForm(
    'shapes',
    `
    set its height to 2 m and its width to 3 m
    set its {width to 3 m and its height to 2 m|width to 3 m and height to 2 m|height to 2 m and the width to 3 m}
    double its height and triple its width
    double the height {and|, then} triple the width
    make it twice as tall and three times as wide
    {its height should be 2 m and its width 3 m|its height should be 2 m and its width should be 3 m|height 2 m, width 3 m|width: 3 m, height: 2 m}
    set the height to 2 m and the width to 3 m
    increase its height by 100% and its width by 200%
    increase the height to 2 m and the width to 3 m
    give it a height of 2 m and a width of 3 m
    `,
    [measures('Box', [3, 2, 1]), rest('Box')],
    ['Box'],
  ),
  ...inEveryForm(
    'room',
    `
    {increase|raise} the height of {the brown chairs|both brown chairs|the two brown chairs|chair 1 and chair 2} by {50%|half|45 cm}
    {set|change|increase} the height of {the brown chairs|both brown chairs} to {1.35 m|135 cm|150%}
    {make|let} {the brown chairs|both brown chairs|chair and chair 2} {1.35 m tall|50% taller|1.5 times as tall|half as tall again}
    the brown chairs' height should be {1.35 m|1.5 times what it is}
    the height of {the brown chairs|both brown chairs} {should|must} be {1.35 m|150% of what it is|50% more}
    the brown chairs should {be 1.35 m tall|be 50% taller|have a height of 1.35 m}
    multiply the height of the brown chairs by 1.5
    `,
    [grew('Chair', [1, 1.5, 1]), grew('Chair 2', [1, 1.5, 1]), rest('Chair', 'Chair 2')],
  ),
  ...inEveryForm(
    'room',
    `
    {set|change|increase|raise} {the height of chair 2|chair 2's height|the height of the second chair|the second chair's height} to {1.2 m|120 cm}
    {increase|raise} {the height of chair 2|chair 2's height|the height of the second chair} by {a third|30 cm}
    {chair 2|the second chair} should {be 1.2 m tall|have a height of 1.2 m|be a third taller|be 30 cm taller}
    {chair 2's height|the height of chair 2} should be {1.2 m|30 cm more|a third more}
    make chair 2 {1.2 m tall|30 cm taller|a third taller|1.2 m high}
    `,
    [measures('Chair 2', [0.45, 1.2, 0.45]), rest('Chair 2')],
  ),
  ...inEveryForm(
    'room',
    `
    {set|change} {the sofa's color|the colour of the sofa|the sofa color} to {that of the plant|the color of the plant|the plant's color|match the plant|match the plant's|the plant's|the same as the plant}
    {the sofa's colour|the colour of the sofa} {should|must} {match the plant's|be the same as the plant's|equal that of the plant|be that of the plant|match the plant|be like the plant's}
    make the sofa {the same colour as the plant|the plant's colour|match the colour of the plant|match the plant's colour|match the plant in colour|the color of the plant|as green as the plant|like the plant in color}
    the sofa {should|must} {be the same colour as the plant|have the colour of the plant|have the same colour as the plant|match the plant's color|be in the colour of the plant|take the colour of the plant|get the plant's colour}
    {paint|color} the sofa {like the plant|in the colour of the plant|the same colour as the plant|in the plant's colour|with the colour of the plant|the plant's colour|to match the plant}
    give the sofa {the plant's colour|the colour of the plant|the same colour as the plant}
    {copy|apply|transfer} {the colour of the plant|the plant's colour} to the sofa
    use the {colour of the plant|plant's colour} for the sofa
    `,
    [color('Sofa', '#008000'), rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    {set|change|turn|switch} {the sofa's color|the colour of the sofa|the sofa color|the sofa colour} {to|into} {red|a red|bright red|#ff0000}
    {the sofa's colour|the colour of the sofa} {should|must|has to|needs to} {be|become} {red|#ff0000}
    {make|paint|color|turn|dye|tint} the sofa {red|bright red|#ff0000|in red}
    the sofa {should|must|has to|needs to|ought to} be {red|painted red|coloured red|in red}
    {i want|i would like|i'd like} the sofa {in red|red|to be red|painted red}
    {give} the sofa {a red colour|a red color|a coat of red paint|a red coat|a red finish}
    {can|could|would} you {make|paint} the sofa red?
    {have|let} the sofa {be red|painted red|become red|turn red}
    {the sofa = red|sofa: red|sofa color: red|sofa colour = red|sofa in red|sofa red please|red sofa please|red for the sofa|the sofa in red please}
    change the sofa {to red|from teal to red|into a red one|so it is red|to be red}
    {recolor|repaint|recolour} the sofa {red|in red|to red}
    {apply|use} {a red colour|red paint} on the sofa
    `,
    [color('Sofa', 'red'), rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    {make|turn|render} the ball {gold|golden|chrome|into gold|out of gold|metallic|look like gold|look golden|of gold|into metal|shiny metal|a golden ball}
    the ball should be {gold|golden|made of gold|chrome|metallic|made of metal|of gold|gold-plated}
    give the ball {a gold finish|a golden look|a chrome finish|a metallic finish|a gold material|the look of gold|a metal surface|a gold coating|a golden surface|a shiny metal look}
    {change|set} {the material of the ball|the ball's material|the ball's finish} to {gold|chrome|metal|brass}
    {coat|cover|plate} the ball {in gold|with gold|in chrome|with silver}
    {i want|i'd like} the ball {gold|golden|in gold|to be gold|made of gold|to look like gold}
    use {gold|chrome} {for|on} the ball
    apply {gold|a gold material|chrome} to the ball
    `,
    [surface('Ball', ({ metalness }) => metalness === 1), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    make the ball {transparent|see-through|see through|translucent|half transparent|semi-transparent|50% transparent|glass|of glass|a bit transparent|half see-through|more transparent|less opaque|glassy|partially transparent|slightly see-through}
    the ball should be {transparent|see-through|translucent|made of glass|half transparent|less opaque|semi-transparent}
    give the ball {50% opacity|a glass look|some transparency|an opacity of 0.5|a glass finish|a glass material|transparency of 50%|half transparency}
    {reduce|lower|decrease} {the opacity of the ball|the ball's opacity} {|a bit|to 50%|by half|by 50%|to 0.3|by 20%|by a third}
    {increase|raise} {the transparency of the ball|the ball's transparency} {|a bit|to 50%|by 30%}
    {let|have} the ball {become transparent|be see-through|turn transparent}
    turn the ball {transparent|see-through|into glass|to glass|50% transparent}
    {fade} the ball {to 50%|out a bit|by half|to half}
    i want to see through the ball
    `,
    [surface('Ball', ({ opacity, transmission }) => opacity < 1 || transmission > 0), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {reduce|cut|lower|decrease} {the length of the table|the table's length} by {20 cm|12.5%}
    {the length of the table|the table's length} should be {1.4 m|20 cm less}
    take 20 cm off {the length of the table|the table's length}
    make the table 20 cm less long
    `,
    [measures('Table', [1.4, 0.75, 0.9]), rest('Table', 'Cup', 'Book')],
  ),
]
