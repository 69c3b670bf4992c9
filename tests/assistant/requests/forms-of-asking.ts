import { added, hidden, locked, rest, says, selected, setting, viewed } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

/** Questions, moods and views, in sentences that are crossed from their parts. */
export const FORMS_OF_ASKING: Request[] = [
  ...inEveryForm(
    'room',
    `
    {which is|what is|which one is|what's} {taller|higher}{,|:|} the lamp or the {sofa|table|plant}?
    {which of the lamp and the sofa is taller?|is the lamp or the sofa taller?|which is the taller one, the lamp or the sofa?|which is the taller of the lamp and the sofa?|what is taller, the sofa or the lamp?|between the lamp and the sofa, which is taller?|the lamp or the sofa - which is taller?}
    `,
    [says(/lamp/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    is the lamp {taller than|higher than} the sofa?
    {is the table brown?|is the sofa teal?|is the tv black?|is the cup red?|is the ball green?|is the cup on the table?|is the book on the table?|is there a cup on the table?|is there anything on the table?|are there three chairs?|are there any chairs?|is there a sofa?|is there a lamp in the room?|does the room have a lamp?|do we have a plant?|is anything on the table?|is the ball smaller than the sofa?|is the lamp left of the table?|is the lamp to the left of the sofa?|is the tv to the right of the table?|is the plant right of the table?|is the plant behind the table?|is the sofa wider than the table?|are the chairs the same height?|are all chairs the same size?|is the sofa visible?|is chair 3 white?|are chair and chair 2 the same color?|have we got a tv?|can you see a ball?|is the lamp yellow?|is the sofa between the left wall and the table?|are there more chairs than tables?|is the table longer than 1 m?|is the lamp taller than 1.5 m?|is the sofa at least 2 m wide?}
    `,
    [says(/^yes/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {is the sofa red?|is the sofa taller than the lamp?|is there a bed?|is there a dog in the room?|are there any beds?|do we have a piano?|is the ball on the table?|is the lamp on the table?|is there anything on the sofa?|are there four chairs?|is the cup blue?|is the tv left of the sofa?|is the plant in front of the sofa?|is the ball bigger than the sofa?|is the table taller than 1 m?|is anything floating?|is anything selected?|is something on the sofa?|are there more tables than chairs?|are all chairs white?|is the lamp shorter than the table?|is the sofa hidden?|is the sofa locked?|is the tv white?|are the walls red?}
    `,
    [says(/^no/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {how tall is|how high is|what height is} the lamp{?||, please?}
    {what is|what's|tell me|give me|show me|can you tell me|do you know|i'd like to know} the {height of the lamp|lamp's height|lamp height}
    {how tall would you say the lamp is?|the height of the lamp?|height of the lamp|how many metres tall is the lamp?|how many centimetres tall is the lamp?|what height does the lamp have?|which height does the lamp have?|lamp height?|measure the lamp|measure the height of the lamp|what are the dimensions of the lamp?|what size is the lamp?|how big is the lamp?|how large is the lamp?|dimensions of the lamp?|size of the lamp?|what does the lamp measure?|tell me how tall the lamp is|i want to know how tall the lamp is|could you measure the lamp for me?|and how tall is the lamp?}
    `,
    [says('1.6'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {how far is the sofa from the table?|how far is it from the sofa to the table?|how far apart are the sofa and the table?|what is the distance between the sofa and the table?|what's the distance from the sofa to the table?|distance between sofa and table?|the distance between the sofa and the table?|how much space is between the sofa and the table?|how much space is there between the sofa and the table?|how much room is there between the sofa and the table?|how many metres are between the sofa and the table?|how big is the gap between the sofa and the table?|what is the gap between the sofa and the table?|how wide is the gap between the sofa and the table?|how close is the sofa to the table?|how near is the sofa to the table?|measure the distance between the sofa and the table|measure the distance from the sofa to the table|tell me the distance between the sofa and the table|how far away is the sofa from the table?|how far away from the table is the sofa?|how far is the table from the sofa?|how distant is the sofa from the table?|what distance is there between the sofa and the table?|sofa to table distance?}
    `,
    [says('1.2'), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {what color is the sofa?|what colour is the sofa?|which color is the sofa?|what's the color of the sofa?|what is the sofa's color?|which color does the sofa have?|what color does the sofa have?|the color of the sofa?|color of the sofa?|sofa color?|tell me the color of the sofa|tell me what color the sofa is|do you know what color the sofa is?|of what color is the sofa?|what color has the sofa?|in what color is the sofa?|what color is the sofa painted?|how is the sofa colored?|what shade is the sofa?|can you tell me the color of the sofa?}
    `,
    [says(/teal|#008080/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {where is the cup?|where's the cup?|where can i find the cup?|tell me where the cup is|what is the cup on?|what is the cup standing on?|what does the cup stand on?|on what does the cup stand?|where did i put the cup?|where does the cup stand?|do you know where the cup is?|where exactly is the cup?|where is the cup now?|where is the cup located?|location of the cup?}
    `,
    [says(/table/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {what is on the table?|what's on the table?|what is standing on the table?|what stands on the table?|what lies on the table?|which things are on the table?|which objects are on the table?|list everything on the table|list what is on the table|tell me what is on the table|name everything on the table|what do we have on the table?|what all is on the table?|what is there on the table?|what things are on top of the table?|what's on top of the table?|what objects are on the table?|show me what is on the table|what have we got on the table?|everything on the table?}
    `,
    [says(/cup.*book|book.*cup/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {which is the tallest thing?|what is the tallest object?|what's the tallest thing in the room?|which object is the tallest?|what is the tallest thing here?|which thing is tallest?|what is tallest?|tallest object?|which of the objects is the tallest?|name the tallest object|tell me the tallest object|find the tallest object|what's the tallest?}
    `,
    [says(/lamp/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {make it night|make it nighttime|make it dark outside|turn it into night|switch to night|change it to night|it should be night|it's night|let it be night|night time please|night please|set the time to night|set the scene at night|put the scene at night|i want a night scene|i'd like it to be night|let's have night|make the scene look like night|make it look like night|let night fall|night mode for the scene|show the scene at night|what would it look like at night?|how does it look at night?|how would this look at night?|i want to see it at night|give it a night mood|night lighting please|use night lighting|change the lighting to night|moonlight please|give me moonlight|light it like night|make it midnight|set it at midnight|imagine it's night}
    `,
    [setting((settings) => /night|moon/i.test(JSON.stringify(settings))), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {make it sunset|make it look like sunset|sunset please|sunset lighting please|give me a sunset|give it a sunset mood|set the scene at sunset|light it like a sunset|i want a sunset|i'd like sunset light|change the lighting to sunset|use sunset lighting|switch to sunset|turn it into a sunset|the light should be like at sunset|the lighting should look like sunset|evening mood|evening light please|make it evening|let it be evening|golden hour|golden hour please|make it golden hour|i want golden hour light|how would it look at sunset?|show it at sunset|set the mood to sunset|put it in evening light|light the scene as at sunset}
    `,
    [setting((settings) => /sunset|evening|golden/i.test(JSON.stringify(settings))), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {make the scene brighter|make the room brighter|brighten the scene|brighten up the scene|brighten the room|it's too dark in here|it is too dark|it's too dark here|i can't see anything|i can hardly see anything|it's hard to see anything|more light please|more light|give me more light|i need more light|we need more light|turn up the light|turn up the lights|turn the lights up|turn the light up|the scene is too dark|the room is too dark|the lighting is too dark|the light is too dim|the lighting is too dim|the light is too weak|increase the light|increase the lighting|increase the brightness|raise the brightness|raise the light level|make the light stronger|make the lighting brighter|make the light brighter|the light should be brighter|there is too little light|there's not enough light|there isn't enough light|light up the room|lighten the scene|lighten the room|lighten up the scene|could we have more light?|can you make it brighter?|it could be brighter in here|it should be brighter|a bit more light please|a little more light|let there be light|let there be more light|the room needs more light|the scene needs more light}
    `,
    [says(/light|intensity|exposure/i), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {look from above|look from the top|view from above|view from the top|top view|top view please|show me the top view|show it from above|show me the room from above|look at the room from above|switch to top view|go to top view|bird's eye view|from above|from the top|see it from above|see the scene from above|let me see it from above|i want to see it from above|i'd like a top view|give me a top view|change to top view|look down from above|look straight down|view the scene from above|camera from above|set the camera to the top|move the camera to the top|put the camera above|put the camera above the room|move the camera above the room|place the camera above the scene|overhead view|a view from above|how does it look from above?|what does it look like from above?}
    `,
    [viewed((looks, framed) => looks.length + framed.length > 0), rest()],
  ),
  ...inEveryForm(
    'room',
    `
    {frame|focus on|zoom to|zoom in on|zoom on|look at|show me|go to|center on|center the view on|point the camera at|aim the camera at|get closer to|bring into view|focus the camera on|move the camera to|fly to|jump to|take me to|turn the camera to|let me see|let me look at|i want to see|i want to look at|give me a close-up of|a close-up of|show a close-up of|focus the view on} the sofa
    `,
    [viewed((looks, framed) => looks.length + framed.length > 0), rest()],
  ),
  ...inEveryForm(
    'garret',
    `
    how {wide|tall|deep} is the bed compared {with|to} the desk?
    how does the bed compare {with|to} the desk{| in size| in width| in height}?
    what is the {width|height|size} of the bed {compared|in relation} to the desk?
    how much lower is the bed than the desk?
    what's the difference in {width|height|size} between the bed and the desk?
    what is the {width|height} difference between the bed and the desk?
    do the bed and the desk have the same {height|width|size}?
    are the bed and the desk {the same height|equally tall|of the same size}?
    `,
    [says(/\d m/), rest()],
  ),
  ...inEveryForm(
    'concerthall',
    `
    are the seats {|all }{the same distance apart|evenly spaced|spaced evenly|equidistant|equally far apart}?
    is the {spacing|distance|gap} between the seats {even|equal|the same|the same everywhere}?
    are the {gaps|distances} between the seats {equal|all the same}?
    do the seats {have|stand at} {equal|the same|even} {gaps|distances}{| between them}?
    `,
    [says(/^Yes.*0\.5 m/), rest()],
  ),
  ...inEveryForm(
    'concerthall',
    `
    are the seats {in a row|in a straight line|on one line}?
    do the seats {stand in a row|form a row|form a straight line|line up}?
    are all seats {the same colour|red|equally tall|of equal size}?
    do all {of the |the |}seats have the same {colour|size|height}?
    `,
    [says(/^Yes/), rest()],
  ),
  ...inEveryForm(
    'den',
    `
    select {everything|all objects} {that is not|that isn't|except|but} {a wall or floor|a wall or the floor|walls and floor|the walls and the floor|the floor or a wall}
    select {everything|all things} that {is neither|are neither} {a wall nor the floor|wall nor floor}
    `,
    [
      selected(
        ...[
          'Sofa',
          'Armchair',
          'Coffee table',
          'TV stand',
          'TV',
          'Floor lamp',
          'Bookcase',
          'Globe',
          'Book 1',
          'Book 2',
        ],
        ...['Vase', 'Rug', 'Ball', 'Crate', 'Cactus'],
      ),
      rest(),
    ],
  ),
  ...inEveryForm(
    'den',
    `
    what {is|things are|objects are|stands|lies} on the coffee table?
    {list|name|tell me} {everything|all things} on the coffee table
    what does the coffee table {hold|carry|have on it|have on top}?
    `,
    [says(/Book 1.*Book 2.*Vase/), rest()],
  ),
  ...inEveryForm(
    'den',
    `
    how many books {are|lie|are there} on the coffee table?
    how many books {does the coffee table have on it|can you find|do we have}?
    {count|tell me the number of} books on the coffee table
    `,
    [says(/\b2\b/), rest()],
  ),
  ...inEveryForm(
    'den',
    `
    {lock|freeze|fixate} the sofa{| in place| where it is| so that it can't be moved}
    {make|keep} the sofa {locked|fixed|immovable}
    the sofa {should be locked|must not be moved|should not be movable|mustn't move|shouldn't be moved}
    {prevent|stop|keep} the sofa from {moving|being moved}
    `,
    [locked('Sofa'), rest('Sofa')],
  ),
  ...inEveryForm(
    'den',
    `
    {hide|conceal|turn invisible} {the books|both books|all the books|every book}
    {set|turn|make} {the books|both books} {invisible|hidden}
    {both books|all books} {should|must} {be hidden|not be visible|disappear}
    `,
    [hidden('Book 1', 'Book 2'), rest('Book 1', 'Book 2')],
  ),
  ...inEveryForm(
    'den',
    `
    {duplicate|clone} the armchair {twice|2x}
    {make|create|add} two {copies|replicas|clones} of the armchair
    {add|i need|give me} two {more armchairs|more armchairs of the same kind|additional armchairs}
    `,
    [added(2, { color: '#008080', size: [0.9, 0.8, 0.9] }), rest()],
  ),
]
