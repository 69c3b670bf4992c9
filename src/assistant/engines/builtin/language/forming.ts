import { COLOR_WORDS } from '../words/colors.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** What piles are called; all other forms are laid out on the ground. */
const PILE = /^(?:tower|stack|pile)$/i

/** What things are to form together, and what is to be full or empty, in the words that the grammar knows. */
export const FORMING: Rule[] = [
  [/^which ([a-z]+) is the odd one(?: out)?\??$/gi, 'which $1 is odd'],
  [/\b(?:odd|different) (one|[a-z]+) out\b/gi, 'odd $1'],
  [
    /\bthe (one|[a-z]+) (?:that|which) (?:is (?:different|unlike|not like)(?: from)?|does not (?:match|fit|look like|belong with)|differs(?: from)?)(?: the (?:others?|rest)(?: of them)?)?(?=$|[,.;?]| (?!the )[a-z])/gi,
    'the odd $1',
  ],
  [
    /^(?!make\b)((?:the|it|that|this|all|both|they)\b.*?) (?:should|must|needs? to|ought to|has to|have to|could) (?:match|look like|resemble|be like)(?: with)? (.+)$/gi,
    'make $1 match $2',
  ],
  [/^(replace (?:the|my) [\w ]*?table (?:with|by)) an? (?:rectangular|square|oblong) one\b/gi, '$1 a table'],
  [/^(?:replace|swap|exchange) (the [\w ]+?) (?:with|by|for) (\w+er) ones?$/gi, 'make $1 $2'],
  [/^fill (it|them) (?:up )?with (.+)$/gi, 'put $2 in $1'],
  [/\b(an?|two|three|four|five|six|\d+) frame(s?)\b(?= (?:on|at|above|over|to|in)\b)/gi, '$1 picture$2'],
  [/\bat eye[- ]level\b/gi, 'at a height of 1.2 m'],
  [
    /^is (the [\w ]+?) (closer|nearer|further|farther)(?: away)? (?:to|from) (the [\w ]+?) or (?:to |from )?(the [\w ]+?)\??$/gi,
    'which is $2 to $1, $3 or $4',
  ],
  [/\b(add|put|hang|create) (?:some )?curtains\b/gi, '$1 two curtains'],
  [
    /\b(paint|color|make) (it|them|the [\w ]+?) (?:in )?(?:some|an?)(?: other| nice| different| new| random| pretty| bright| cheerful)+ colou?r$/gi,
    'make $2 more colorful',
  ],
  [
    /^(the [\w ]+?|they|these) (?:are|do) not (?:all )?(?:have )?the same (size|height|width|color)[,.;] (?:please )?(?:fix|change|correct|solve) (?:it|that|this|them)$/gi,
    'make $1 the same $2',
  ],
  [/\b(in front of|behind|next to|beside|on top of|near|under|above) (?:him|her)(?=$|[,.;?!]| and\b)/gi, '$1 it'],
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
  [
    new RegExp(
      `\\b(${COLOR_WORDS.join('|')}) (?:instead of|rather than|and not|not) (?:in )?(?:${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    '$1',
  ],
  [/^(the [\w ]+?) is (?:still )?(?:facing|pointing|looking) away from (the [\w ]+)$/gi, 'turn $1 to face $2'],
  [/\b(turn|rotate|spin|swivel) (it|them|the [\w ]+?|that|that one) round$/gi, '$1 $2 around'],
  [
    /^one (?:of the )?(\w+?)s? (?:is|has|comes in|is in) (?:an? )?(?:different|another|other|the wrong) colou?r[,.;] (?:please )?(?:fix|correct|change|mend) (?:it|that|this)$/gi,
    'make the odd $1 match the others',
  ],
  [
    /^there (?:are|is) (?:not enough|too few|hardly any) (\w+s) (at|on|in|around|by|for|next to|near) (.+)$/gi,
    'add two more $1 $2 $3',
  ],
  [/\bsomewhat (?=\w+er\b)/gi, ''],
  [/^(put|place|move|set|bring) (it|them) with (the (?:other )?(?:\w+ )?ones?|the others)$/gi, '$1 $2 next to $3'],
  [/\bin the (?:shade|shadow) of (?=the |an? )/gi, 'under '],
  [/\b(?:somewhere|something|anything) to read\b/gi, 'a book'],
  [
    /^(the [\w ]+?) (?:hangs?|is|are|stands?|looks?) (?:a bit |slightly |all )?(?:crooked|askew|tilted|lopsided|slanted)[,.;] (?:please )?(?:fix|straighten|correct|mend) (?:it|that|them)(?: out)?$/gi,
    'straighten $1',
  ],
  [
    /^make (?:it|this|the (?:room|place|scene)|this (?:room|place)|everything) (?:a bit |a little |bit )?(?:more )?(?:cheerful|lively|friendly|friendlier|livelier|welcoming|inviting)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [/,? and close (?:to (?:each other|one another)|together)$/gi, '. move them closer together'],
  [/^(?:paint|put|use) (the [\w ]+?)'s colou?r on (?:to )?(the [\w ]+)$/gi, 'make $2 the same color as $1'],
  [
    /^(?:get|take|lift|bring|pick) (the [\w ]+?|it|them) (?:up )?off (?:the )?(?:ground|floor) and (?:put (?:it|them) )?(?:on to|onto|on|into|in) (?=the |my |an? )/gi,
    'put $1 on ',
  ],
  [
    /^there (?:is|seems to be) something wrong with (the [\w ]+?)[,.;:] it (?:is|looks|seems) (?:way |much |far |a bit |bit )?too (\w+)$/gi,
    '$1 is too $2',
  ],
  [
    /\btoo (\w+) to (?:fit|pass|get (?:in|out|through)|be (?:seen|used|reached)|see|reach|use|work|park)\b(?: [a-z]+){0,3}(?=$|[,.;])/gi,
    'too $1',
  ],
  [/^((?:the )?\w+(?: \d+)?) is the odd (?:one|thing)[,.;] (?:so )?/gi, '$1. '],
  // "I want the cubes to form a tower".
  [
    /^(?:(?:i|we) (?:want|would like|need)|let|make|have|get) (.+?) (?:to )?(?:form|build|become|make(?: up)?) an? (tower|stack|pile|row|line|column|circle|ring|grid|pyramid|arc|semicircle|square|triangle)$/gi,
    (_all, what: string, form: string) => (PILE.test(form) ? `stack ${what}` : `arrange ${what} in a ${form}`),
  ],
  [
    /^(?:form|shape) (?:an? )?(tower|stack|pile|row|line|column|circle|ring|grid|pyramid|arc|semicircle|square|triangle) (?:with|from|of|out of|using) (.+)$/gi,
    (_all, form: string, what: string) => (PILE.test(form) ? `stack ${what}` : `arrange ${what} in a ${form}`),
  ],
  [
    /^fill (?:up )?(the [\w ]*?(?:basket|bowl|box|crate|bin|bucket|pot|vase|bag|chest|cup|mug|glass|wagon|cart|trailer|drawer|fridge)(?: \d+)?) with (.+)$/gi,
    'put $2 in $1',
  ],
  [
    /^(?:fill|cover) (?:up )?(the [\w ]+?) with (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|some|several|lots of|many) )(.+)$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:nothing|no thing) (?:should|must|may|is to) (?:be|stand|lie|sit|remain|stay)(?: standing| lying| sitting| left)? on (the [\w ]+?|it|them)(?: any ?more)?$/gi,
    'clear $1',
  ],
  [/^(?:there (?:should|must) be|(?:i|we) want|have) nothing (?:left )?on (the [\w ]+?|it|them)$/gi, 'clear $1'],
  [
    /^(?:make |leave |get )?(the [\w ]*?(?:table|desk|shelf|counter|bench|sideboard|nightstand|dresser|workbench)(?: \d+)?) (?:should be |must be |needs to be |has to be )?empty$/gi,
    'clear $1',
  ],
  // "Give each cube a ball on top": on each cube.
  [
    /^(?:give|let|have) ((?:each|every|all|both|the)\b[\w ]*?)(?: have)? (an? [\w ]+?) on (?:its |their |the )?tops?(?: of (?:it|them))?\b/gi,
    'put $2 on top of $1',
  ],
  [
    /\b(?:progressively|increasingly|gradually|successively|steadily|ever) (bigger|larger|smaller|taller|shorter|wider|narrower)(?: from left to right)?$/gi,
    'getting $1',
  ],
  [
    /^(?:arrange|make|set) (?:the )?([\w ]+?) so (?:that )?each(?: one)? is (bigger|larger|smaller|taller|shorter|wider|narrower) than the (?:one |[a-z]+ )?(?:before|last|previous|next)(?: (?:it|one))?$/gi,
    'make the $1 getting $2',
  ],
  [
    /^make (?:each|every) ([a-z]+) (bigger|larger|smaller|taller|shorter|wider|narrower) than the (?:one |[a-z]+ )?(?:before|last|previous)(?: (?:it|one))?$/gi,
    'make the $1s getting $2',
  ],
  [
    /\b(staircase|stairs|stairway|steps|flight of stairs) of (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:steps|stairs)\b)/gi,
    '$1 with ',
  ],
  // "A lamp every 4 m in a line of five".
  [
    new RegExp(`\\b(?:an?|one) ([a-z]+(?: [a-z]+)?) every (${LENGTH}) in an? (?:row|line) of (${COUNT})\\b`, 'gi'),
    'a row of $3 $1s with a gap of $2',
  ],
  // "At the corners of a 4 m square".
  [
    /^(?:add |create |put |place |make |build )?four ((?:[a-z]+ )*?[a-z]+)s (?:at|on|in) the (?:four )?corners of an? (\d[\d.]*) ?(cm|m|meters?)?(?: by \2 ?(?:cm|m|meters?)?)? square$/gi,
    (_all, what: string, side: string, unit = 'm') => {
      const half = (Number(side) * (unit === 'cm' ? 0.01 : 1)) / 2
      const corners = [
        [-half, -half],
        [half, -half],
        [-half, half],
        [half, half],
      ]
      return corners.map(([x, z]) => `add a ${what} at ${x}, 0, ${z}`).join('. ')
    },
  ],
  [/\b(?:somewhere|something|some place|a place|a spot) to (?:sleep|lie down|lie|nap)(?: on| in)?\b/gi, 'a bed'],
  [/\b(?:somewhere|some place|a place|a spot) to (?:sit|sit down|rest)(?: on)?\b/gi, 'a chair'],
  [/\b(?:somewhere|something|some place|a place|a spot) to (?:work|write|study)(?: at| on)?\b/gi, 'a desk'],
  [
    /\b(?:somewhere|something|some place|a place|a spot) to (?:eat|dine|have dinner)(?: at| on)?(?=$|[,.;]| (?:next|in|by|here|near|beside|and)\b)/gi,
    'a dining table',
  ],
  [
    /\bsomething to (?:put|set|place|rest) (?:my|the|our|a) [a-z]+ on\b(?: (?=next to|beside|in front of|by|behind|near))?/gi,
    'a side table ',
  ],
  [/\bsomething to (?:read by|light it|give light)\b/gi, 'a lamp'],
  // "Everything off but the spot".
  [
    /^(?:turn |switch )?(?:everything|all(?: (?:the )?lights)?) (on|off)(?: (?:but|except|besides|apart from) (.+))?$/gi,
    (_all, way: string, but: string | undefined) => `turn ${way} all lights${but ? ` except ${but}` : ''}`,
  ],
  [/^(?:let there be|there should be) (?=(?:more |some |an? )?light\b)/gi, 'add '],
  [/^add light from (?:the )?(left|right|front|back|behind|above|top)$/gi, 'add a light shining from the $1'],
  [/,? and (the [a-z]+(?: [a-z]+)?) to match$/gi, ' and make $1 the same color as it'],
  [/^and (the [a-z]+(?: [a-z]+)?) to match$/gi, 'make $1 the same color as it'],
  [/\btake (the [a-z]+(?: [a-z]+)?|it|them|that|those) out$/gi, 'delete $1'],
  [/^take (one|two|three) (?:of (?:them|those) )?away$/gi, 'remove $1'],
  [/\b(add|put|create) (?:me )?an? (?:bright|strong) (?=lamp\b|light\b)/gi, '$1 a '],
  // "Line the tables up along the back".
  [
    /^((?:line up|arrange|put|place|set|line) [\w ]+?)(?: up)? along the (back|front|left|right)(?: side| edge| end)?(?! (?:wall|of|row|side|edge))\b(.*)$/gi,
    (_all, order: string, side: string, rest: string) =>
      `${order} in a row${rest}. put them at the ${side} of the room`,
  ],
  [/\bon the far (left|right)\b/gi, 'on the $1'],
  [/\b(the|an?|all|every|both) read (?=\w)(?!\w*ing\b)/gi, '$1 red '],
  [/\b(blankets?|tablecloths?|cloths?|bedsheets?|sheets?|duvets?|towels?) over (?=the |my |it\b|a )/gi, '$1 on '],
  [
    /\bmake (them|the [a-z]+s|both|all of them)(?: all| both)? match(?: each other| one another)?$/gi,
    'make $1 the same color',
  ],
  [
    /^how many (?:people|persons|guests) (?:can|could) sit(?: down)?(?: here| there| in (?:here|this room))?\??$/gi,
    'how many seats are there',
  ],
  [/^its (?=(?:gonna|going to|raining|too|so|very|a bit)\b)/gi, 'it is '],
  [/\bis (?:gonna|going to) (?=\w)/gi, 'is going to '],
  [/\binto the (middle|center) of (?=the |my |it\b|a )/gi, 'to the $1 of '],
  [/\bsomething (?:round|spherical)\b/gi, 'a ball'],
  [/\bsomething (?:square|cubic|boxy)\b/gi, 'a box'],
  [/\bsomething (?:pointy|pointed)\b/gi, 'a cone'],
  [
    /\b(add|build|make|create|put|place|set up|need)( me)? (?:some |a flight of |a set of )?stairs\b(?! ?\d)/gi,
    '$1$2 a staircase',
  ],
  // "45 degrees around x and 30 around y" is two turns.
  [
    /\b(-?\d[\d.]*) ?(?:degrees?|deg|°)? (?:around|about|on|along) (?:the |its )?([xyz])(?:[- ]axis)?,? (?:and|then) (?:by )?(-?\d[\d.]*) ?(?:degrees?|deg|°)? (?:around|about|on|along) (?:the |its )?([xyz])(?:[- ]axis)?\b/gi,
    '$1 degrees around $2 and rotate it by $3 degrees around $4',
  ],
  [
    /(?: around)?,? (?:so (?:that )?|such that )(?:it|they) (?:both |all )?(?:is facing|are facing|faces?|looks?|points?) away from (?=the |my |it\b|them\b|me\b|each other)/gi,
    ' to face away from ',
  ],
  [
    /\b(?:shade|tone|hue|tint) of (the [\w ]+?|it) (?:in)?to (?:an? )?(darker|lighter)(?: one| tone| shade)?$/gi,
    'color of $1 $2',
  ],
  [/^change the color of (the [\w ]+?|it) (?:to )?(?:an? )?(darker|lighter)(?: one| tone| shade)?$/gi, 'make $1 $2'],
]
