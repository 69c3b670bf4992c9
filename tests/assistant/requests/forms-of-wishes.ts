import { color, find, gone, holds, larger, rest, smaller, surfaceOf } from '../checks.ts'
import type { Request } from '../harness.ts'
import { fromEach, inEveryForm, light } from '../many-ways.ts'

/** Complaints and wishes, in sentences that are crossed from their parts. */
export const FORMS_OF_WISHES: Request[] = [
  ...inEveryForm(
    'room',
    `
    the sofa {is|looks|seems|feels|appears} {too|way too|much too|a bit too|far too|a little too|kind of too|rather too|somewhat too|just too} {big|large|huge|massive|bulky}
    {i find the sofa too big|i think the sofa is too big|the sofa is too big for my taste|the sofa is too big for this room|the sofa is a bit on the large side|the sofa is too large, isn't it?|isn't the sofa too big?|don't you think the sofa is too big?|that sofa is just too big|the sofa could be smaller|the sofa could be a bit smaller|couldn't the sofa be smaller?|i wish the sofa were smaller|i wish the sofa was a bit smaller|if only the sofa were smaller|the sofa takes up too much space|the sofa takes up too much room|the sofa is taking too much space|i'd prefer a smaller sofa|i would prefer the sofa smaller|the sofa needs to be smaller|the sofa is not small enough|the sofa isn't small enough|the sofa is bigger than i'd like|the sofa is larger than it should be|the sofa should be less big|the sofa shouldn't be so big|the sofa shouldn't be that big|why is the sofa so big?|the sofa is so big|the sofa is oversized|the sofa ought to be smaller|can we have the sofa smaller?|it would be nice if the sofa were smaller|it'd be nice if the sofa was smaller|it would be better if the sofa was smaller|would you mind making the sofa smaller?|do you think you could make the sofa smaller?|any chance the sofa could be smaller?|is it possible to make the sofa smaller?|let's have a smaller sofa|let's make the sofa smaller|how about making the sofa smaller?|what if the sofa was smaller?|what about a smaller sofa?|i'd like to see the sofa smaller|the sofa looks better smaller|the sofa would look better smaller|maybe make the sofa smaller|perhaps the sofa should be smaller|the sofa, smaller please|smaller sofa please|sofa smaller|sofa too big}
    `,
    [smaller('Sofa'), rest('Sofa')],
  ),
  ...inEveryForm(
    'room',
    `
    the plant {is|looks|seems|feels|appears} {too|way too|much too|a bit too|far too|a little too|kind of too|rather too|somewhat too|just too} {small|little|tiny}
    {i can hardly see the plant, it's too small|the plant is too small, make it bigger|the plant could be bigger|couldn't the plant be bigger?|i wish the plant were bigger|if only the plant were larger|i'd prefer a bigger plant|i would prefer the plant larger|the plant needs to be bigger|the plant is not big enough|the plant isn't large enough|the plant is smaller than i'd like|the plant shouldn't be so small|why is the plant so small?|the plant is so small|the plant ought to be bigger|it would be nice if the plant were bigger|would you mind making the plant bigger?|could you possibly make the plant bigger?|any chance the plant could be bigger?|how about making the plant bigger?|what if the plant was bigger?|what about a bigger plant?|perhaps the plant should be bigger|bigger plant please|plant bigger|plant too small|the plant deserves to be bigger|the plant should grow a bit|let the plant grow|the plant looks lost, make it bigger}
    `,
    [larger('Plant'), rest('Plant')],
  ),
  ...inEveryForm(
    'room',
    `
    the lamp {is|looks|seems|feels|appears} {too|way too|much too|a bit too|far too|a little too|kind of too|rather too|somewhat too|just too} {tall|high}
    {i find the lamp too tall|i think the lamp is too tall|isn't the lamp too tall?|the lamp could be shorter|couldn't the lamp be shorter?|i wish the lamp were shorter|if only the lamp were shorter|i'd prefer a shorter lamp|the lamp needs to be shorter|the lamp isn't short enough|the lamp is taller than i'd like|the lamp shouldn't be so tall|why is the lamp so tall?|the lamp is so tall|the lamp ought to be shorter|it would be nice if the lamp were shorter|would you mind making the lamp shorter?|any chance the lamp could be shorter?|how about making the lamp shorter?|what if the lamp was shorter?|perhaps the lamp should be less tall|shorter lamp please|lamp shorter|lamp too tall|the lamp should be less tall|the lamp should be less high|make the lamp less tall}
    `,
    [smaller('Lamp', [1]), rest('Lamp')],
  ),
  ...inEveryForm(
    'room',
    `
    the table {is|looks|seems|feels|appears} {too|way too|much too|a bit too|far too|a little too|kind of too|rather too|somewhat too|just too} dark
    {i find the table too dark|i think the table is too dark|isn't the table too dark?|the table could be lighter|couldn't the table be brighter?|i wish the table were lighter|i'd prefer a lighter table|the table needs to be lighter|the table isn't light enough|the table is darker than i'd like|the table shouldn't be so dark|why is the table so dark?|the table is so dark|the table ought to be brighter|it would be nice if the table were lighter|would you mind making the table lighter?|any chance the table could be lighter?|how about a lighter table?|what if the table was lighter?|perhaps the table should be less dark|lighter table please|table lighter|table too dark|the table should be less dark|make the table less dark|brighten up the table|lighten up the table|lighten the table a little|the table wants a lighter color|give the table a lighter color|give the table a lighter shade|use a lighter color for the table|a lighter shade for the table please|the table should have a lighter color}
    `,
    [
      holds(
        'the table is no lighter',
        (result) => light(surfaceOf(result.editor, find(result, 'Table')!)!.color) > light('#8b4513'),
      ),
      rest('Table'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    chair 3 {is|stands|sits|seems|looks} {too|way too|much too|a bit too|far too} {close to|near to|near} the tv
    {move|push|pull|bring|get|take|shift|drag} chair 3 {further from the tv|away from the tv|farther away from the tv|a bit away from the tv|further away from the tv|some distance from the tv|back from the tv|50 cm away from the tv|a little further from the tv}
    {chair 3 should be further from the tv|chair 3 needs more distance to the tv|chair 3 needs more distance from the tv|chair 3 could be a bit further away from the tv|chair 3 isn't far enough from the tv|chair 3 is not far enough from the tv|chair 3 is closer to the tv than i'd like|keep chair 3 away from the tv}
    `,
    [
      holds(
        'it is no further from it',
        (result) => fromEach(result, 'Chair 3', 'TV') > fromEach(result, 'Chair 3', 'TV', true),
      ),
      rest('Chair 3'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    the lamp {is|stands|seems|looks} {too|way too|much too|a bit too|far too} {far from|far away from|distant from} the sofa
    {move|push|pull|bring|get|take|shift|drag} the lamp {closer to the sofa|nearer to the sofa|towards the sofa|a bit closer to the sofa|nearer the sofa|a little closer to the sofa|50 cm closer to the sofa|up to the sofa|toward the sofa}
    {the lamp should be closer to the sofa|the lamp could be nearer to the sofa|the lamp isn't close enough to the sofa|the lamp is not near enough to the sofa|i want the lamp closer to the sofa|i'd like the lamp nearer to the sofa|decrease the distance between the lamp and the sofa|reduce the distance between the lamp and the sofa|the lamp needs to be closer to the sofa|have the lamp closer to the sofa|the lamp would be better closer to the sofa|the lamp closer to the sofa please|lamp closer to the sofa}
    `,
    [
      holds(
        'it is no nearer to it',
        (result) => fromEach(result, 'Lamp', 'Sofa') < fromEach(result, 'Lamp', 'Sofa', true),
      ),
      rest('Lamp'),
    ],
  ),
  ...inEveryForm(
    'room',
    `
    {i don't need the ball|i don't need the ball any more|i don't want the ball|i don't want the ball any more|i do not need the ball anymore|we don't need the ball|nobody needs the ball|the ball is not needed|the ball isn't needed any more|the ball is no longer needed|the ball is unnecessary|the ball is superfluous|the ball can go|the ball has to go|the ball must go|the ball should go|the ball should disappear|the ball should be gone|the ball should be removed|the ball needs to go|the ball needs to disappear|i want the ball gone|i want the ball removed|i'd like the ball gone|i'd like to get rid of the ball|make the ball disappear|make the ball vanish|let the ball vanish|lose the ball|ditch the ball|scrap the ball|bin the ball|trash the ball|throw the ball away|throw away the ball|throw out the ball|chuck the ball out|toss the ball|get rid of the ball|get the ball out of here|take the ball away|take away the ball|take the ball out of the scene|remove the ball from the scene|erase the ball|wipe out the ball|eliminate the ball|kill the ball|destroy the ball|clear away the ball|do away with the ball|dispose of the ball|discard the ball|away with the ball|no ball please|the ball doesn't belong here|the ball does not belong here|the ball has no business here|i could do without the ball|we could do without the ball|i can do without the ball|the scene would be better without the ball|the room would look better without the ball|it would look better without the ball|let's do without the ball|let's remove the ball|let's get rid of the ball|without the ball please|would you mind removing the ball?|can you take out the ball?|could the ball go?|ball gone please|i hate the ball, remove it|the ball is in the way, remove it|the ball bothers me, take it away|drop the ball from the scene|cut the ball|leave out the ball|the ball may go}
    `,
    [gone('Ball'), rest('Ball')],
  ),
  ...inEveryForm(
    'room',
    `
    {the sofa should be red|the sofa ought to be red|the sofa must be red|i want the sofa red|i want the sofa to be red|i want the sofa in red|i'd like the sofa red|i'd like the sofa to be red|i'd like the sofa in red|i'd love the sofa in red|i'd prefer the sofa in red|i'd rather have the sofa red|i would rather have a red sofa|i prefer the sofa red|i need the sofa red|i wish the sofa were red|i wish the sofa was red|if only the sofa were red|red would suit the sofa|red would be nice for the sofa|red would look good on the sofa|red suits the sofa better|the sofa would look good in red|the sofa would look better in red|the sofa would look great red|the sofa would be nicer in red|the sofa could be red|could the sofa be red?|can the sofa be red?|can i have the sofa in red?|can we have the sofa in red?|could i get the sofa in red?|may the sofa be red?|what about a red sofa?|how about a red sofa?|what about making the sofa red?|how about painting the sofa red?|why not make the sofa red?|why don't we make the sofa red?|why don't you paint the sofa red?|let's make the sofa red|let's paint the sofa red|let's have the sofa in red|let the sofa be red|imagine the sofa in red|picture the sofa in red|show me the sofa in red|show the sofa in red|i'd like to see the sofa in red|i want to see the sofa in red|let me see the sofa in red|let's see the sofa in red|let's try the sofa in red|try red for the sofa|try red on the sofa|try the sofa in red|use red for the sofa|go with red for the sofa|choose red for the sofa|pick red for the sofa|red for the sofa please|the sofa in red please|sofa red|sofa: red|red sofa please|sofa in red|the sofa's color should be red|the color of the sofa should be red|set the color of the sofa to red|set the sofa's color to red|change the sofa's color to red|change the sofa to red|turn the sofa red|switch the sofa to red|switch the sofa color to red|give the sofa a red color|give the sofa a red coat|give the sofa a coat of red paint|give the sofa a fresh coat of red|give the sofa some red paint|the sofa could use some red|the sofa could use a coat of red|the sofa could do with a coat of red paint|the sofa needs a coat of red paint|the sofa needs a red coat of paint|apply red to the sofa|apply red paint to the sofa|apply a red color to the sofa|put red paint on the sofa|put some red on the sofa|slap some red on the sofa|dye the sofa red|tint the sofa red|stain the sofa red|spray the sofa red|spray-paint the sofa red|recolor the sofa red|recolor the sofa to red|repaint the sofa red|repaint the sofa in red|redo the sofa in red|do the sofa in red|have the sofa painted red|have the sofa red|get the sofa painted red|get the sofa red|the sofa wants to be red|the sofa deserves to be red|the sofa is supposed to be red|the sofa was supposed to be red|the sofa was meant to be red|it would be nice if the sofa were red|it'd be great if the sofa was red|it would be good to have the sofa in red|it would be better if the sofa were red|would you mind painting the sofa red?|would you paint the sofa red?|would you be so kind as to paint the sofa red?|could you please make the sofa red for me?|do me a favor and paint the sofa red|is it possible to make the sofa red?|is it possible to have the sofa in red?|any chance to get the sofa in red?|i was thinking the sofa could be red|i think the sofa should be red|i think red would look nice on the sofa|i believe the sofa should be red|i feel the sofa should be red|i guess the sofa should be red|maybe the sofa should be red|perhaps the sofa could be red|for the sofa, i want red|for the sofa i'd like red|as for the sofa, make it red|as for the sofa, red please|regarding the sofa: make it red|about the sofa: make it red|the sofa - make it red|sofa should be red pls|plz make the sofa red|pls paint the sofa red thx|make sofa red|paint sofa red|make the sofa red!|make the sofa red, would you?|make the sofa red, will you?|make the sofa red, ok?|go ahead and make the sofa red|now make the sofa red|first make the sofa red|just make the sofa red|simply make the sofa red|quickly make the sofa red|kindly make the sofa red|i said make the sofa red|hey, make the sofa red|ok so make the sofa red|so the sofa should be red|well, the sofa should be red|um, can the sofa be red|you know what, make the sofa red|actually make the sofa red|hmm, the sofa in red maybe?|the sofa? make it red|that sofa, make it red|see the sofa? make it red|you see the sofa? paint it red|take the sofa and make it red|take the sofa and paint it red|pick the sofa and color it red|grab the sofa and paint it red|find the sofa and make it red|select the sofa and make it red|let me have the sofa in red|a red sofa would be nice|a red sofa would be lovely|a red sofa would be great|what i'd like is for the sofa to be red|my sofa should be red|our sofa should be red|this sofa should be red|that sofa should be red|the sofa has to be red|the sofa needs to be red|the sofa has to turn red|the sofa needs painting red|the sofa needs to be painted red|the sofa should be painted red|the sofa should be painted in red|the sofa should get a red color|the sofa should get red|the sofa should become red|the sofa should turn red|the sofa should have a red color|the sofa should have the color red|the sofa should come in red|the sofa shall be red|the sofa will be red|red is the color for the sofa|red is the color i want for the sofa|i've decided the sofa should be red|i decided on red for the sofa|i'd go for red for the sofa}
    `,
    [color('Sofa', 'red'), rest('Sofa')],
  ),
]
