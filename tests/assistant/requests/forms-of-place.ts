import { at, behind, beside, front, gap, left, moved, on, rest, right } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm, nearer } from '../many-ways.ts'

/** Where things go, in sentences that are crossed from their parts. */
export const FORMS_OF_PLACE: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {move|shift|slide|push|drag|nudge|bring|take|put|displace|translate} {the cone|it|the orange cone} {1 m|one meter|a metre|100 cm|by 1 m|by one metre} {to the left|left|leftwards|leftward|towards the left}
    {move|shift|slide|push|drag} {the cone|it} {to the left|left|leftwards} {by 1 m|1 m|by a metre|by 100 cm|one metre}
    {the cone|it} {should|must|needs to|has to} {move|go|be moved|be shifted|shift} {1 m|one metre|by 1 m} {to the left|left|further left}
    {the cone|it} {should|must} {move|go|be moved} {to the left|left} by {1 m|a metre|100 cm}
    {i want|i'd like|i need} {the cone|it} {1 m further left|1 m to the left|a metre further to the left|moved 1 m left|to be 1 m further left|to move 1 m to the left}
    {let|have|make} {the cone|it} {move 1 m to the left|go 1 m left|go left by 1 m|shift 1 m to the left}
    {1 m left|1 m to the left|one metre to the left|100 cm left|left 1 m|left by 1 m|to the left by 1 m|go 1 m left|1 m further left} {|please}
    {the cone|it} {1 m to the left|a metre to the left|1 m left|left 1 m}
    the cone is {1 m|a metre} too far {right|to the right}
    {move|put} {the cone|it} {a metre more to the left|1 m further left|1 m more to the left|1 m further to the left|1 meter to its left|one more metre left}
    {move|shift} {the cone|it} {along x by -1 m|-1 m along x|by -1 on x|-1 on the x axis|-1 m in x|by -1 m on the x axis|by -1, 0, 0}
    `,
    [moved('Cone', [-1, 0, 0]), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {move|shift|raise|lift|push|bring|pull|hoist|elevate} {the cone|it} {50 cm|half a metre|0.5 m|by 50 cm|by half a metre} {up|upwards|higher|up in the air}
    {raise|lift|elevate} {the cone|it} {50 cm|by 50 cm|half a metre|by half a metre|up 50 cm|up by 50 cm|0.5 m off the ground|50 cm above the ground|to 50 cm|to a height of 50 cm|50 cm off the floor}
    {the cone|it} should {hover 50 cm above the ground|float 50 cm above the ground|be 50 cm above the ground|be lifted by 50 cm|go up by 50 cm|move up 50 cm|hang 50 cm above the floor|be raised by half a metre|go 50 cm higher}
    {make|let} {the cone|it} {float 50 cm above the ground|hover 50 cm over the ground|go up 50 cm|rise by 50 cm|hover half a metre above the floor}
    {50 cm up|up 50 cm|half a metre up|up by half a metre}
    `,
    [moved('Cone', [0, 0.5, 0]), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'shapes',
    `
    {move|shift|slide|push} {the cone|it} {2 m|two metres|200 cm|by 2 m} {back|backwards|backward|to the back|away from me|away|to the rear|further back|away from the camera|further away|towards the back|rearwards}
    {move|push|shift} {the cone|it} {back|backwards|further back|away from me|away} {2 m|by 2 m|by two metres}
    {the cone|it} should {go|be moved|move} {2 m back|back 2 m|2 m further back|2 m away from me|back by 2 m}
    the cone is 2 m too {close|near|far forward|far to the front}
    {2 m back|2 m backwards|back 2 m|back by 2 m|2 m further back}
    `,
    [moved('Cone', [0, 0, -2]), rest('Cone')],
    ['Cone'],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|lay|drop|position|get|bring|stick|rest|stand} the {ball|green ball} {on|onto|on top of|upon|on to|atop} {the sofa|the teal sofa}
    {the ball} {should|must|has to|needs to|ought to} {be|go|sit|lie|rest|be placed|stand|be put} {on|on top of|onto} the sofa
    {i want|i'd like|i need} the ball {on|on top of|to be on|to sit on|to lie on|placed on} the sofa
    {let|have|make} the ball {sit|rest|lie|be|stand} on {the sofa|top of the sofa}
    the ball {belongs|goes} {on|on top of|onto} the sofa
    {the ball on the sofa|ball on sofa|ball on the sofa please|ball onto the sofa|on the sofa with the ball|onto the sofa with the ball}
    {can|could|would} you {put|place|move} the ball {on|onto} the sofa?
    {use the sofa as a place for the ball|the sofa should have the ball on it|the sofa should carry the ball|the place for the ball is on the sofa}
    put on the sofa the ball
    {move|bring|take} the ball {over to|up to|up on|up onto} the top of the sofa
    stack the ball on the sofa
    `,
    [on('Ball', 'Sofa'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|position|get|bring} the ball {to the left of|left of|on the left of|on the left side of|at the left of|to the left side of|directly left of|just left of|immediately to the left of|right to the left of} the {TV|black TV}
    {the ball} {should|must|has to} {be|go|stand|sit|be placed} {to the left of|left of|on the left of|on the left side of} the TV
    {i want|i'd like} the ball {to the left of|left of|on the left side of|to be left of} the TV
    {ball left of the tv|the ball left of the TV|ball to the left of TV|ball on the tv's left|the ball belongs left of the TV|the ball goes to the left of the TV}
    {put|move|place} the ball {on the TV's left side|to the TV's left|on the TV's left|next to the TV on the left|beside the TV on its left|beside the tv, on the left|next to the TV, to the left|next to the TV on the left side|on the left hand side of the TV|left to the TV|left from the TV}
    `,
    [left('Ball', 'TV'), beside('Ball', 'TV'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|position|hide|push|get} the ball {behind|in back of|at the back of|directly behind|right behind|to the rear of|just behind} the sofa
    {the ball} {should|must} {be|go|stand|sit|be placed|lie} {behind|right behind|at the back of} the sofa
    {i want|i'd like} the ball {behind the sofa|to be behind the sofa|placed behind the sofa}
    {ball behind sofa|the ball behind the sofa|the ball belongs behind the sofa|the ball goes behind the sofa|ball to the back of the sofa}
    `,
    [behind('Ball', 'Sofa'), beside('Ball', 'Sofa'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|position|get|roll} the ball {in front of|before|at the front of|directly in front of|right in front of|to the front of|just in front of|ahead of} the sofa
    {the ball} {should|must} {be|go|stand|sit|be placed|lie} {in front of|right in front of} the sofa
    {ball in front of sofa|the ball in front of the sofa|the ball belongs in front of the sofa|the ball goes in front of the sofa}
    `,
    [front('Ball', 'Sofa'), beside('Ball', 'Sofa'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|position|bring|get} the ball {next to|beside|near|by|close to|alongside|adjacent to|right by|right next to|at|over by|besides|over to|up to|to|right beside|at the side of|to the side of|on one side of|nearby|in the vicinity of|not far from} the TV
    {the ball} {should|must} {be|go|stand|sit|be placed|lie} {next to|beside|near|by|close to|right next to} the TV
    {ball next to tv|the ball next to the TV|the ball belongs next to the TV|the ball goes beside the TV|ball by the tv}
    `,
    [beside('Ball', 'TV'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move|position|roll|hide|slide|push|stash|stow|tuck} the ball {under|beneath|underneath|below} the table
    {the ball} {should|must} {be|go|sit|be placed|lie} {under|beneath|underneath|below} the table
    {ball under table|the ball under the table|the ball belongs under the table|the ball goes under the table}
    `,
    [at('Ball', [0, null, 0]), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {move|push|roll|bring|shift|slide} the ball {50 cm|half a metre|by 50 cm} {towards|toward|closer to|nearer to|nearer|in the direction of} the sofa
    {move|push|bring|shift} the ball {towards|toward|closer to|nearer to|in the direction of} the sofa by {50 cm|half a metre}
    the ball should {be|go|move} {50 cm closer to|50 cm nearer to|half a metre closer to} the sofa
    {get|bring|put} the ball {50 cm closer to|50 cm nearer} the sofa
    `,
    [nearer, rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {put|place|set|move} the ball {30 cm|0.3 m} {to the right of|right of|from the right side of} the sofa
    {put|place|set|move} the ball {to the right of|right of} the sofa{, 30 cm away|, 30 cm from it| with a gap of 30 cm| with 30 cm between them| at a distance of 30 cm|, leave 30 cm between|, leaving a gap of 30 cm| with a 30 cm gap| with 30 cm space|, 30 cm apart|, keeping 30 cm distance}
    the ball should be 30 cm to the right of the sofa
    the ball should be 0.3 m right of the sofa
    `,
    [gap('Ball', 'Sofa', 0.3), right('Ball', 'Sofa'), rest('Ball')],
  ),
]
