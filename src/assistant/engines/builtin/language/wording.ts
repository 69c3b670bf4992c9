import { COLOR_WORDS, colorWord, SHADES } from '../words/colors.ts'
import type { Rule } from './rules.ts'

const TIMES: Record<string, number> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 }

/** "Do that 5 more times": said so many times, and not without end. */
const repeated = (all: string, said: string): string => {
  const times = TIMES[said.toLowerCase()] ?? Number(said)
  return times >= 1 && times <= 50 ? Array<string>(times).fill('do that again').join('. ') : all
}

/** Small ways to say a thing, in the words that the grammar knows: "a hair to the right", "at eye level", "take it out". */
export const WORDING: Rule[] = [
  [/^(make|paint|color|turn|give) both (?=an? )/gi, '$1 both of them '],
  [/\bhigh(?: up)? (?=on the (?:[a-z]+ )?wall\b)/gi, ''],
  [/\b(along|on|at) the rim of (?=the |it\b)/gi, '$1 the edge of '],
  [/,? (?:instead of|rather than|and not) the other way (?:a?round)$/gi, ''],
  [
    /,? with (the [\w ]*?(?:lamp|light|lantern|candle|fire|lamp post|chandelier|bulb)s?) (?:lit|on|turned on|switched on|burning|glowing)$/gi,
    '. switch-on $1',
  ],
  [
    /\b(?:(has|does)|have|do) not (?:yet )?(?:got|have) (?=(?:an?|one|any)\b)/gi,
    (_all, one: string | undefined) => `${one ? 'does' : 'do'} not have `,
  ],
  [/\b(of|with) the same color and size\b/gi, '$1 the same size and color'],
  [/, (?:floating|hovering) (?=(?:\d[\d.]* ?[a-z]+ )?(?:above|over)\b)/gi, ' floating '],
  [/\bbetween (?:the )?(?:neighbou?ring|adjacent|consecutive|successive) (?=[a-z]+s\b)/gi, 'between the '],
  // "Make the cases white, all but the blue one".
  [
    /(?<=^(?:paint|make|colou?r|turn|set|give|move|scale|rotate|hide|delete|lock) .+?),? (?:but )?all (?:but|except|apart from|save) (?=the |that |those |my )/gi,
    ' except ',
  ],
  [/\b(high|low)est (?=pieces? of furniture)/gi, (_all, end: string) => (/high/i.test(end) ? 'tallest ' : 'shortest ')],
  [/\bthe (?:node|object|thing|item|mesh|element) (?=[A-Z][a-z])/g, 'the '],
  // "The suitcase in red", "the one which is smaller", "the node Wardrobe".
  [
    new RegExp(
      `^((?:select|delete|hide|remove|show|find|lock|unlock|frame|duplicate|isolate|highlight|pick|choose) the) ([a-z]+) (?:in|with the|of) (${COLOR_WORDS.join('|')})(?: colou?r)?$`,
      'gi',
    ),
    '$1 $3 $2',
  ],
  [
    /\bthe ([a-z]+) (?:which|that) is (smaller|bigger|larger|taller|shorter|wider|narrower|higher|lower|(?:small|bigg|larg|tall|short|wid|narrow|high|low)est)(?=$|[,.;])/gi,
    'the $2 $1',
  ],
  [
    /\bback (?:on|to) (?:the )?(?:floor|ground|table|desk|shelf) where (it|they) (was|were|stood|lay)(?: before)?\b/gi,
    'back where $1 $2',
  ],
  // "Get rid of the tea things: the pot and the cups".
  [
    /^((?:get rid of|delete|remove|hide|select|paint|move|lock|show) )(?:the|all|all the|these|those) [\w ]*?(?:things|stuff|items|objects|ones|pieces|luggage|furniture): ?(?=(?:the|both|all|my) )/gi,
    '$1',
  ],
  [/\b(left|right|up|down|forward|back) (?:right )?now$/gi, '$1'],
  // "Blue with the ball sitting on it": two orders.
  [
    /,? with (the [\w ]+?) (?:sitting|standing|lying|resting|placed|put|perched) (?:on(?: top of)? (?:it|them)|on top)$/gi,
    ' and put $1 on it',
  ],
  [/\b(to|on|at) (the [a-z]+(?: [a-z]+)?)'s (other|left|right|far|near|opposite) side\b/gi, '$1 the $3 side of $2'],
  [/^(the [\w ]+?)'s place is (the [\w ]+)$/gi, 'put $1 on $2'],
  [/^([a-z]+)'s ((?:way |much |far |a bit )?too \w+)$/gi, 'the $1 is $2'],
  [
    /^(the [\w ]+?) (?:do|does) not (?:match|go with|fit) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:give|paint|make) (?:it|them) (?:in )?(?:its|the same|that|their) colou?r$/gi,
    'give $1 the color of $2',
  ],
  [
    /^(?:and )?(?:(?:do|repeat) (?:that|this|it) |again )(once|twice|two|three|four|five|six|ten|\d+)(?: more)?(?: times)?(?: more| again)?$/gi,
    repeated,
  ],
  [/^(?:it is|it's) getting (?:dark|late)[,;.] (?:so )?(?=\w)/gi, ''],
  [/^lean (an? [\w ]+?) against (the [\w ]+)$/gi, 'add $1 and lean it against $2'],
  [/^fence in (the [\w ]+)$/gi, 'put a fence around $1'],
  [
    /^set (?:the scene|it) (?:at|in|to) (sunset|sunrise|dawn|dusk|noon|night) with (?:a (?:little|bit of) |some |light )?fog$/gi,
    'make it $1 and add fog',
  ],
  [/\bautumn(?:al)? (?=orange|red|yellow|brown|gold)/gi, ''],
  [
    /^give each (?:of the )?([a-z]+?)s? a (?:different|slightly different) (shade|tone|tint) of (\w+)$/gi,
    'paint all $1s in different $2s of $3',
  ],
  [
    /^(?:or |but )?rather (?:in )?(?:a |an )?((?:(?:dark|light|pale|bright|deep|pastel) )?[a-z]+)$/gi,
    (all, look: string) => (colorWord(look.split(' ').at(-1)!.toLowerCase()) ? `no, ${look}` : all),
  ],
  [
    /^make (?:it|this|the (?:room|scene)) (?:look|feel) like (?:a |an )?(romantic|candle ?light|candlelit)\b.*$/gi,
    'make it $1',
  ],
  [/^(?:can|could|would|will) (?:someone|somebody|anyone|anybody|one) (?:please )?(?=\w)/gi, ''],
  [
    /^(?:take|clear|get|put|move) (?:it all|them all|everything|all of (?:it|them)) off$/gi,
    'put them all on the ground',
  ],
  [/^let (.+?) (?:swap|change|trade|switch) (?:sides|places|positions|seats) with (.+)$/gi, 'swap $1 with $2'],
  [/^with (?:the )?(?:same )?((?:chairs|stools|seats|benches)) around (?:it|them)$/gi, 'put the $1 around it'],
  [
    /^make the (?:room|place) (.+?) (?:wider|larger|bigger|deeper|longer) by moving (the [\w ]+? wall)(?: out(?:wards?)?)?$/gi,
    'move $2 $1 outwards',
  ],
  // "Move it along the wall until it is under the picture".
  [
    /^(?:move|slide|push|shift) (.+?) (?:along [\w ]+? )?(?:(?:further )?(?:to the )?(?:left|right|back|forwards?) )?(?:until|so that|till) it (?:is|stands|sits) (?:directly |right )?(?=(?:under|below|beneath|next to|beside|in front of|behind) )/gi,
    'put $1 ',
  ],
  [/\b(?:next to|beside) (the [\w ]+?),? (?:on|to|at) its (left|right)(?: side)?(?=$|[,.;]| and)/gi, 'to the $2 of $1'],
  [/^((?:add|hang|put|place|mount|set) .+?), (\d[\d.]* ?(?:m|cm|meters?)) up$/gi, '$1 at a height of $2'],
  // What hangs, or shines, is so high up; a box is so tall.
  [
    /^((?:hang|mount) .+?|(?:add|put|place|set) (?:.+? (?:on|to|against|at) [\w ]*wall\b.*?|an? [\w ]*(?:light|spotlight|lamp|bulb|sun|camera)\b.*?)), (\d[\d.]* ?(?:m|cm|meters?)) high$/gi,
    '$1 at a height of $2',
  ],
  [/\ban? ((?:[a-z]+ )?[a-z]+) (?:shaped like a|in the shape of a|with the shape of a) circle\b/gi, 'a round $1'],
  // "Line up the toys along the wall: the bear, the ball": those.
  [
    new RegExp(
      `^(line up|arrange|stack|group|put) the [a-z]+( (?:along|against|on|in front of|beside|by|near|next to) [^:]*)?: ((?:the )?(?!(?:${COLOR_WORDS.join('|')})\\b)[a-z][\\w ]*(?:, (?:and )?[\\w ]+)+)$`,
      'gi',
    ),
    '$1 $3$2',
  ],
  [/^no more ((?:[a-z]+ )?(?!than\b)[a-z]+s)(?: (?:here|in here|around))?,?\s*(?:please)?$/gi, 'delete all $1'],
  [
    /^(the [\w ]*table) (?:could use|needs|wants|lacks|is missing) (?:a|some) (?:((?:[a-z]+ )?)(?:table)? ?cloth)$/gi,
    'put a $2tablecloth on $1',
  ],
  [/^(?:and )?let (it|them|(?:the|both|all) [\w ]+?) (?:fall|drop)(?: down)?$/gi, 'drop $1'],
  // "Everything yellow, make it orange".
  [
    new RegExp(
      `^((?:everything|all|anything)(?: that is)? (?:(?:dark|light) )?(?:${COLOR_WORDS.join('|')})(?: stuff| things?)?), (make|paint|turn|color) (?:it|them) (.+)$`,
      'gi',
    ),
    '$2 $1 $3',
  ],
  // "A lighter shade of it": of the colour that was just said.
  [
    new RegExp(
      `^(paint|make|color) (.+?) ((?:(?:dark|light|pale|bright|deep) )?(?:${COLOR_WORDS.join('|')})) and (the [\\w ]+?) (?:in )?a (lighter|darker|paler|brighter) (?:shade|tone|tint) of (?:it|that|the same(?: color)?)$`,
      'gi',
    ),
    '$1 $2 $3 and $4 $3. make $4 $5',
  ],
  [
    /\bto the (left|right|front|back) wall and (the .+?) to the (left|right|front|back)(?: one)?$/gi,
    'to the $1 wall and $2 to the $3 wall',
  ],
  [/\bcorner (?:between|of|formed by|where) the two walls(?: meet)?\b/gi, 'corner'],
  [
    /^(hide (?:everything|all|all of (?:it|them)|the whole \w+|it all|them all|.+(?= .* again$)).*?),? (?:and )?then show only (.+?)(?: again)?$/gi,
    '$1 and show $2',
  ],
  [/\bturn of (?=(?:the|all|every|both|each)\b)/gi, 'turn off '],
  [/^(?:(?:ok|okay|well|fine),? )?\s*(an? [\w ]+?) then$/gi, 'no, $1'],
  [/, (left to right|right to left)$/gi, ' from $1'],
  [/ over here$/gi, ''],
  [/\b(nearer|closer|next) 2 (?=(?:the|my|it)\b)/gi, '$1 to '],
  [
    /^(?:i want |i would like |get |have |make )?((?:the|my) [\w ]+?) (?:(?:to|should|must|can|could|has to|needs to|ought to) be )?(?:kicked|rolled|thrown|pushed|moved|brought|carried|dragged|shoved) (?=(?:to|on|onto|into|over|under|behind|next|away|in front)\b)/gi,
    'move $1 ',
  ],
  [/^(?:roll|push|take|knock|kick|drop|slide|lift|pull|get) (it|them) off$/gi, 'put $1 on the ground'],
  [
    /\b(to|at|on|onto) the (back|front|left|right) edge of the (ground|floor|lawn|grass|field|terrain)\b/gi,
    '$1 the $2 of the $3',
  ],
  [/^(lower|higher|closer|bigger|smaller|larger|taller|shorter|wider|darker|lighter|brighter) still$/gi, 'even $1'],
  [
    /^(?:can|could|may) (?:i|we) (?:get|have|see) (?=(?:the|my|all|both|these|those) [\w ]+? (?:lower|higher|bigger|smaller|larger|taller|shorter|wider|narrower|darker|lighter|brighter)\??$)/gi,
    'make ',
  ],
  // "The whiteboard a bit lower".
  [
    /^((?:the|my|all|both|these|those) (?!.*\b(?:could|should|must|can|would|may|might|needs?|is|are|has|have|looks?) )[\w ]+?) ((?:(?:a )?(?:bit|little|tad|touch)|slightly|much|a lot) (?:lower|higher|bigger|smaller|larger|taller|shorter|wider|narrower|darker|lighter|brighter))(?: please)?$/gi,
    'make $1 $2',
  ],
  // "Actually, the sofa is better".
  [
    /^(?:(?:actually|hm+|hmm+|well|wait|no|maybe|i think|perhaps),? )*(?:i think )?(the [\w ]+?) (?:is|would be|might be|looks) (?:even |much |a )?(?:better|nicer)(?: (?:place|spot|there))?$/gi,
    'no, $1',
  ],
  [/\bone (?:copy|clone|duplicate)\b(?! of)/gi, 'one of them'],
  [/\bthe (other|first|second|third|fourth|last) (?:copy|clone|duplicate)\b(?! of)/gi, 'the $1 one'],
  [/^(clear|empty) the (?:whole|entire) scene$/gi, '$1 the scene'],
  [
    /\bthe (?:whole|entire) (?:park|room|garden|place|setup|arrangement|square|market|plaza|yard|courtyard)\b/gi,
    'everything',
  ],
  [
    /^lay (.+?) down( flat)? on the (?:ground|floor)(?: as if (?:it|they) (?:fell|had fallen)(?: over| down)?)?$/gi,
    (_all, what: string, flat?: string) => (flat ? `turn ${what} flat` : `lay ${what} on its side`),
  ],
  [/^(make .+? and) both (?=half |twice |a |an |\d)/gi, '$1 make both '],
  [/^(?:delete|remove|take away) (the .+?) and replace (?:it|them) (?=with |by )/gi, 'replace $1 '],
  [
    /^(put|place|move|set) (the [\w ]+? (?:on|in|into|onto|next to|beside|under|at|to|in the middle of|against) the [\w ]+?) with (the (?!its |their )[\w ]+?) (in|inside|on|under|next to|beside|behind) it$/gi,
    '$1 $2. put $3 $4 it',
  ],
  [/^add (an?|another|one more) ([\w ]+?) to the (?:row|line|queue|circle)$/gi, 'add another $2'],
  [
    /^(?:light|illuminate) ((?:the|my|it)\b[\w ]*?) with two (spotlights|spots|lights|lamps) from (?:the )?left and (?:from )?(?:the )?right$/gi,
    'add two $2 on both sides of $1 pointing at it',
  ],
  [
    /^(?:light|illuminate|spotlight|light up) ((?:the|each|every|all|both) (?:(?! from ).)+?) with (an? [\w -]*?(?:light|lamp|spot))s?(?: from above| from overhead)?$/gi,
    'add $2 above $1',
  ],
  [/\bout of (?:sight|view|the way) (?=behind|under|in |beneath)/gi, ''],
  [
    /,? (?:and|but) (?:keep|leave) (?:what|whatever|everything) (?:is|stands) on (?:it|them)(?: (?:on (?:it|them|top)|there|in place))?$/gi,
    '',
  ],
  [
    /(?<!^(?:how|what|which|where|who|is|are)\b.*)\b(?:along with|together with|and|with) (?:whatever|what|everything) (?:stands?|sits?|lies|lie|is|are) on (it|them)\b/gi,
    'and everything on $1',
  ],
  [
    /^(?:what|which (?:things?|objects?|items?)) (?:(?:is|are) (?:standing|sitting|lying|hanging|placed|resting)|stands?|sits?|lies|lie|rests?|hangs?) (?=on|under|in|above|behind|next|beside|between|around)/gi,
    'what is ',
  ],
  [
    /,? so (?:that )?(?:it|they) (?:hangs?|looks?|stands?|is|are|sits?) (?:crooked|askew|tilted|slanted|skewed|at an angle)$/gi,
    '',
  ],
  [
    /\bthe (\w+?)s on the left and (?:on )?(?:the )?right\b(?! (?:side|hand|of|end))/gi,
    'the leftmost $1 and the rightmost $1',
  ],
  [
    /^make (.+?) (?:(?:reach|go up to|extend to|reach up to) the ceiling|as (?:tall|high) as the room)$/gi,
    'make $1 as tall as the nearest wall',
  ],
  [/\b(of|on|onto) (the [\w ]+?) ?'s (?:top|surface|upper side|top side|upper surface)\b/gi, '$1 $2'],
  [/,? (?:in|along) (?:every|each|all|both) (?:directions?|dimensions?|axes|axis)\b/gi, ''],
  [
    /\b(?:an? )?((?:bit |little |slightly |much )?(?:lighter|darker|paler|brighter|deeper)) (?:shade|tone|tint|hue)(?: of [a-z]+)?\b/gi,
    '$1',
  ],
  [/\bas (?:thick|fat) as\b/gi, 'as wide as'],
  [/^what is the (?:total |overall )?number of (.+?)\??$/gi, 'how many $1 are there'],
  [
    /^(drop|put|place|slide|throw|lower|pull) (the (?:\w+ )?(?:ring|torus|hoop|donut|tire|tyre)) (?:down )?over (?=the )/gi,
    '$1 $2 around ',
  ],
  [/\b(?:that|which) fits? (?=(?:under|on|in|inside|between|behind|next to|over) )/gi, ''],
  // "Back on the table": there again, and not away from the viewer.
  [
    /(^(?:(?:and|now|then|no|hm+|actually|ok),? )*|\b(?:put|move|bring|take|set|place) (?:it|them|that|this|the [\w ]+?|all [\w ]+?) )back (?=(?:on|onto|in|into|under|beneath|next to|beside) )/gi,
    '$1',
  ],
  [
    new RegExp(
      `^(?:use|take|choose|pick|try) (?:an? )?((?:(?:much |a bit |slightly )?(?:darker|lighter|brighter|paler) )?(?:(?:${Object.keys(SHADES).join('|')}) )?(?:${COLOR_WORDS.join('|')})) (?:colou?r )?(?:for|on) (.+)$`,
      'gi',
    ),
    (_all, look: string, what: string) =>
      `make ${what} ${look.replace(/^(.*?(?:darker|lighter|brighter|paler)) .+$/i, '$1')}`,
  ],
  [
    /,? (?:just )?(?:like|as) (?:in|on|at) (?:the )?(?:autumn|fall|winter|spring|summer|real life|a (?:film|movie|dream))$/gi,
    '',
  ],
  [
    /^make it (?:look|seem|appear) (?:like|as if|as though) ((?:the|all|every|my|this|that) [\w ]+?) (?:is|are|was|were) (?:made )?(?:out )?(?:of )?(.+)$/gi,
    'make $1 $2',
  ],
  [/\bfor (?=the (?:other|opposite|left|right) side of\b)/gi, 'on '],
  [/^(replace (?:the|my) [\w ]*?table (?:with|by)) an? (?:rectangular|oblong) one\b/gi, '$1 a table'],
  [/\b(an?|two|three|four|five|six|\d+) frame(s?)\b(?= (?:on|at|above|over|to|in)\b)/gi, '$1 picture$2'],
  [/\bat eye[- ]level\b/gi, 'at a height of 1.2 m'],
  [
    /^is (the [\w ]+?) (closer|nearer|further|farther)(?: away)? (?:to|from) (the [\w ]+?) or (?:to |from )?(the [\w ]+?)\??$/gi,
    'which is $2 to $1, $3 or $4',
  ],
  // Somebody of the scene is "it" to the grammar.
  [/\bhim\b/gi, 'it'],
  [/\b(?:his|her)(?= (?:left|right|sides?|back|front|head|feet|hands?|shoulders?)\b)/gi, 'its'],
  [/\bbehind (?:its|his|her) back\b/gi, 'behind it'],
  // "Looking the same way as he does".
  [
    /\blook(ing)? (?:in )?the same (?:way|direction) as\b/gi,
    (_all, ing = '') => `${ing ? 'facing' : 'face'} the same way as`,
  ],
  [/\bthe same way as (?:he|she|it) (?:does|is)\b/gi, 'the same way as it'],
  [
    /\bher(?=$|[,.;?!]| (?:and|to|on|in|at|up|down|next|behind|under|beside|away|closer|\d|a (?:bit|little)|red|blue|green|black|white)\b)/gi,
    'it',
  ],
  [/\band (?:all )?(?:its|their) (?:things|stuff|contents|belongings)\b/gi, 'and everything on it'],
  [
    /^(replace .+?) (by|with) (an? [\w ]+?) with (an? [\w ]+?) on (?:it|top)(?: of it)?$/gi,
    '$1 with $3 and put $4 on it',
  ],
  [
    /\b(is|are|looks?|seems?|feels?) to (small|big|large|tall|short|high|low|wide|narrow|dark|bright|close|far|long|thin|thick)\b/gi,
    '$1 too $2',
  ],
  [
    /^(?:slide|push|move|shift|scoot|nudge) (it|them|the [\w ]+?) over(?: (?:a )?(?:bit|little))?$/gi,
    'move $1 a bit to the right',
  ],
  [
    /\ba (?:hair|touch|smidge|smidgen|tiny bit|hair's breadth|whisker)(?= (?:to the|left|right|up|down|closer|further|forward|back|higher|lower|taller|shorter|bigger|smaller|wider|darker|lighter|brighter|more|less)\b)/gi,
    'a bit',
  ],
  [
    /\b(?:move|push|bring|take|get) (it|them|the [\w ]+?) (?:away from|out of|out from) the corner$/gi,
    'move $1 inwards',
  ],
  [/\b(turn|rotate|spin|swivel) (it|them|the [\w ]+?|that|that one) round$/gi, '$1 $2 around'],
  [/^have (the [\w ]+?|it|them) (?:hovering|floating) (?:over|above) /gi, 'let $1 hover above '],
  [/\bmake (the [\w ]+?|them|all [\w ]+?) (?:randomly|differently) sized\b/gi, 'give $1 random sizes'],
  // "The kiosk roof": that of the kiosk.
  [
    /\b(on|onto|on top of) (the (?!(?:left|right|flat|front|back|top|new|red|green|white)\b)[a-z]+) (roof|rooftop)(?=$|[,.;]| and\b)/gi,
    '$1 the $3 of $2',
  ],
  [
    /^(?:(?:i|we) (?:want|need|would like)|make|let) (the .+?|them|it) (?:to )?(?:line up|be lined up|align|be aligned|be in line) with (?=the |it\b|them\b|my )/gi,
    'line up $1 with ',
  ],
  [/\bsomewhat (?=\w+er\b)/gi, 'a bit '],
  [/^(put|place|move|set|bring) (it|them) with (the (?:other )?(?:\w+ )?ones?|the others)$/gi, '$1 $2 next to $3'],
  [/\bin the (?:shade|shadow) of (?=the |an? )/gi, 'under '],
  [
    /^(?:get|take|lift|bring|pick) (the [\w ]+?|it|them) (?:up )?off (?:the )?(?:ground|floor) and (?:put (?:it|them) )?(?:on to|onto|on|into|in) (?=the |my |an? )/gi,
    'put $1 on ',
  ],
  [/\btake (the [a-z]+(?: [a-z]+)?|it|them|that|those) out$/gi, 'delete $1'],
  [/^take (one|two|three) (?:of (?:them|those) )?away$/gi, 'remove $1'],
  [/\bon the far (left|right)\b/gi, 'on the $1'],
  [/\b(the|an?|all|every|both) read (?=\w)(?!\w*ing\b)/gi, '$1 red '],
  [
    /^(?:drape|spread) (an? (?:[a-z]+ ){0,2}(?:blanket|tablecloth|cloth|sheet|quilt|throw|towel)) (?:over|across|on) /gi,
    'put $1 on ',
  ],
  [/\b(blankets?|tablecloths?|cloths?|bedsheets?|sheets?|duvets?|towels?) over (?=the |my |it\b|a )/gi, '$1 on '],
  // "Three people waiting on the platform": on it.
  [
    /\b(people|persons?|m[ae]n|wom[ae]n|boys?|girls?|child|children|kids?|guests?|passengers?|customers?|students?|workers?|visitors?|dogs?|cats?) (?:waiting|resting|relaxing|walking|strolling|chatting|talking|reading|playing|sleeping|dancing|queueing|queuing|working|eating|drinking) (?=(?:on|at|in|by|near|next to|beside|behind|in front of|under|around|outside)\b)/gi,
    '$1 ',
  ],
  [/\b(?:launch(?:ing)?|landing|helicopter) ?pads?\b|\bhelipads?\b/gi, 'platform'],
  [
    /\ba sun and (?=(?:the |\d+ |two |three |four |five |six |seven |eight |nine )?planets\b)/gi,
    'a big glowing yellow sphere called Sun and ',
  ],
  [/\bdomino row of\b/gi, 'row of'],
  // "Mix up the colours of the jars": each takes that of another.
  [
    /^(?:shuffle|mix up|jumble|scramble|rotate|permute|cycle) (?:around )?(?:the colors of (the [\w ]+|all [\w ]+|them)|(the [\w ]+?)(?:'s|') colors|(their) colors)$/gi,
    (_all, a?: string, b?: string) => `swap the colors of ${a ?? b ?? 'them'}`,
  ],
  [
    /^(?:let|have|make) an? (spot ?light|lamp|light) (?:shine|point) (?:on|at|onto|down on) /gi,
    'add a $1 pointing at ',
  ],
  [/\b(king|queen|twin|double|single)(?: |-)sized? (?=beds?\b)/gi, '$1 '],
  [/\bbed (?:sheets?|covers?|linen|clothes)\b/gi, 'blanket'],
  [/^its (?=(?:gonna|going to|raining|too|so|very|a bit)\b)/gi, 'it is '],
  [/\bis (?:gonna|going to) (?=\w)/gi, 'is going to '],
  [/\binto the (middle|center) of (?=the |my |it\b|a )/gi, 'to the $1 of '],
  // "45 degrees around x and 30 around y" is two turns.
  [
    /\b(-?\d[\d.]*) ?(?:degrees?|deg|°)? (?:around|about|on|along) (?:the |its )?([xyz])(?:[- ]axis)?,? (?:and|then) (?:by )?(-?\d[\d.]*) ?(?:degrees?|deg|°)? (?:around|about|on|along) (?:the |its )?([xyz])(?:[- ]axis)?\b/gi,
    '$1 degrees around $2 and rotate it by $3 degrees around $4',
  ],
  [
    /(?: around)?,? (?:so (?:that )?|such that )(?:it|they) (?:both |all )?(?:is facing|are facing|faces?|looks?|points?) away from (?=the |my |it\b|them\b|me\b|each other)/gi,
    ' to face away from ',
  ],
  [/,? and (?:faces|looks at|is facing|is turned to|looks towards) (?=the )/gi, ', facing '],
  [
    /\b(?:a|one|two|three|half a) (?:storey|story|floor|level)s? (higher|taller)\b/gi,
    (whole) => {
      const many = /^half/i.test(whole) ? 0.5 : /^two/i.test(whole) ? 2 : /^three/i.test(whole) ? 3 : 1
      return `${many * 2.8} m taller`
    },
  ],
  [
    /,? each (?:of them )?(?=(?:as (?:wide|tall|high|long|deep|big) as|twice as|half as)\b)(?!.*\bas the (?:last|previous|one before)\b)/gi,
    ' ',
  ],
  [/ in the (?:same|right|original) order\b/gi, ''],
  [/^(?:unstack|unpile|destack) (.+?)(?: again)?$/gi, 'put $1 side by side'],
  [
    /\b(closer together|further apart|farther apart) by (\d[\d.]*) ?(m|cm) each\b/gi,
    (_all, way: string, many: string, unit: string) => `${way} by ${Number(many) * 2} ${unit}`,
  ],
  [
    /\b(put|move|hang|place|set|get) (it|them|the [\w ]+?) (?:somewhere|a place|some place) (higher|lower)\b/gi,
    '$1 $2 $3',
  ],
]
