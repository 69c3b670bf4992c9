import { COLOR_WORDS } from '../words/colors.ts'
import { plural } from './plural.ts'
import { COUNT, LENGTH, ROOMS, type Rule } from './rules.ts'

/** What piles are called; all other forms are laid out on the ground. */
const PILE = /^(?:tower|stack|pile)$/i

/** What things are to form together, and what is to be full or empty, in the words that the grammar knows. */
export const FORMING: Rule[] = [
  // "Line the planters up along the railing from one end to the other", "along the whole length of the railing".
  [
    /^(?:line up|line|arrange|place|put|set|space|spread|distribute) (the [\w ]+?|them)(?: up| out)?,? along (?:(the [\w ]+?),? (?:from (?:one )?end to (?:the other(?: end)?|end)|(?:evenly |equally )?(?:spaced |spread |distributed )?(?:over|along|across) (?:its|the) (?:whole|entire|full) (?:length|width))|the (?:whole|entire|full) (?:length|width) of (the [\w ]+))$/gi,
    (_all, what: string, a: string | undefined, b: string | undefined) => `spread ${what} along ${a ?? b}`,
  ],
  [/\b(?:in (?:a )?)?single file$/gi, 'in a row'],
  // "Candles in a circle on the floor, 3 m across", "in a 3 m wide ring": the circle is so wide, not what stands in it.
  [
    new RegExp(
      `\\b((?:in|into) an? (?:circle|ring))\\b((?:(?! with | and )[^,.;])*?),? (?:of |about |around |that is |which is )*(${LENGTH}) (?:across|in diameter|wide|in width|diameter)(?=$|[,.;]| )`,
      'gi',
    ),
    '$1 with a diameter of $3$2',
  ],
  [
    new RegExp(`\\b((?:in|into) a )(${LENGTH})[ -](?:wide |diameter )?(circle|ring)\\b`, 'gi'),
    '$1$3 with a diameter of $2',
  ],
  [
    new RegExp(`\\ba (?:circle|ring) of ((?:${COUNT}) [\\w ]+?), (${LENGTH}) (?:across|in diameter)\\b`, 'gi'),
    '$1 in a circle with a diameter of $2',
  ],
  // "Pile the blocks up by the tent".
  [
    /^(pile|stack) ((?:the |all |my )[\w ]+?|them) up (?=(?:by|next|beside|near|on|onto|against|in|behind|with)\b|,|$)/gi,
    '$1 $2 ',
  ],
  // "Line up the blocks in the order C, A, B".
  [
    /^(line up|arrange|order|put|set out|stack) (?:the |all (?:the )?)?([a-z]+?)s\b(.*?) in (?:the )?order ([a-e1-9](?:,? and [a-e1-9]|, ?[a-e1-9])+)(?=$|,| with\b)/gi,
    (_all, verb: string, kind: string, how: string, order: string) => {
      const names = order.match(/\b[a-e1-9]\b(?!nd)/gi)!.map((one) => `${kind} ${one.toUpperCase()}`)
      return `${verb} ${names.slice(0, -1).join(', ')} and ${names.at(-1)}${how}`
    },
  ],
  [
    new RegExp(
      `\\b(?:an? (?:[a-z]+ )?)(?:fence|hedge|colonnade|avenue|palisade|queue) (?:made )?(?:out )?of (?=(?:${COUNT}|some|several|a few) )`,
      'gi',
    ),
    'a row of ',
  ],
  [/^re(?=(?:arrange|order|organi[sz]e)\b)/gi, ''],
  [/^(?:lay|set) out (?=[a-z]+s \d)/gi, 'arrange '],
  // "From round to square".
  [
    /^(?:change|turn|make|convert|transform) (the [\w ]+?|it|them) from (?:being )?(?:an? )?(?:round|square|rectangular|oval|boxy|matte|shiny|glossy|smooth|rough|wooden|metal) (?:in)?to (?:an? )?([a-z]+)$/gi,
    'make $1 $2',
  ],
  // "Replace the columns with square ones".
  [
    /^(?:replace|swap|exchange|change) (the [\w ]+?|it|them) (?:with|by|for|to|into) (?:an? )?(square(?! one\b)|round(?! one\b)|boxy|cylindrical|spherical|cubic|conical) ones?(?: (?:of|with|at) the same (?:height|size|width))?$/gi,
    (_all, what: string, form: string) =>
      `replace ${what} with ${/square|boxy|cubic/i.test(form) ? 'a box' : /spherical/i.test(form) ? 'a sphere' : /conical/i.test(form) ? 'a cone' : 'a cylinder'}`,
  ],
  // "Replace the armchair with two smaller ones".
  [
    new RegExp(`^(replace|swap|exchange) the ([\\w ]+?(?<!s)) (with|for|by) (${COUNT}) ((?:[a-z]+ )?)ones$`, 'gi'),
    (_all, verb: string, what: string, by: string, count: string, how: string) =>
      `${verb} the ${what} ${by} ${count} ${how}${plural(what)}`,
  ],
  [/^((?:distribute|spread|space) [\w ]+? evenly),? between the first (?:one )?and the last(?: one)?$/gi, '$1'],
  // "Evenly across the width of the floor".
  [
    /^((?:distribute|spread|space|set) (?:out )?(?:the |all the )?[\w ]+?)(?: out)?(?: evenly| equally)? (?:across|over|along) the (?:whole |full |entire )?(?:width|length|depth|breadth) of (the [\w ]+)$/gi,
    (_all, order: string, of: string) => `${order.replace(/^(?:space|set)(?: out)?/i, 'distribute')} along ${of}`,
  ],
  // "Evenly across the room": over its length.
  [
    new RegExp(
      `^(?:distribute|spread|space)(?: out)? ((?:the |all the |all )[\\w ]+?|them|them all)(?: out)?(?: evenly| equally)? (?:across|over|throughout|along) (?:the |my |our )?(?:whole |full |entire )?(${ROOMS})$`,
      'gi',
    ),
    'distribute $1 along the $2',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|them|all [\w ]+?) (?:form|make|build|become|stand in|be in) (?=an? [luv]-formation\b)/gi,
    'arrange $1 in ',
  ],
  // "Line the armchairs up along the left side of the rug": beside it, and not on it.
  [
    /^(?:line up|line|arrange) (the [\w ]+?|them|both [\w ]+?) (?:up )?along the (left|right|front|back) (?:side|edge) of (?=(?:the|my) (?:[a-z]+ )?(?:rug|carpet|mat)\b)/gi,
    'put $1 along the $2 side of ',
  ],
  // "Ten random cubes": here and there, of all sizes; "ten randomly placed trees".
  [
    new RegExp(
      `^(?:add|create|make|place|put|spawn|generate|draw) (${COUNT}|twelve|fifteen|twenty|thirty|some|a few) random ((?!colou?r)[a-z]+s)\\b`,
      'gi',
    ),
    'scatter $1 $2 of different sizes',
  ],
  [
    new RegExp(
      `^(?:add|create|make|place|put|spawn|generate|draw) (${COUNT}|twelve|fifteen|twenty|thirty|some|a few) (?:randomly (?:placed|positioned|scattered|distributed)|randomly-placed) ([a-z]+s)\\b`,
      'gi',
    ),
    'scatter $1 $2',
  ],
  [/\b((?:circle|ring|semicircle|square) of (?:\d+|[a-z]+) )columns\b/gi, '$1pillars'],
  [
    /,? (?:and )?(?:colou?red (?:randomly|at random)|randomly colou?red|in random colou?rs|with random colou?rs)\b/gi,
    ' in different colors',
  ],
  [/(\bof [\w ]+?), ((?:spaced )?\d[\w. ]*? apart),? in different colors\b/gi, '$1 in different colors, $2'],
  [/ and (an? [\w ]+?) as (?:the|a|its) (?:roof|top|lid|hat|cap|tip)\b/gi, ' and $1 on top of it'],
  // "A tower out of the blocks, red at the bottom": the red one.
  [
    new RegExp(
      `(?<=\\b(?:tower|stack|pile|row|line|arrange)\\b.*)(, (?:with )?| and |, and )(${COLOR_WORDS.join('|')})(?: one)? (at the (?:bottom|top|end)|on (?:the )?top|in the (?:middle|center)|on the (?:left|right)|first|last)(?=$|[,.;]| and\\b)`,
      'gi',
    ),
    (_all, joint: string, color: string, where: string) =>
      `${/and/i.test(joint) ? ' and' : ' with'} the ${color} one ${where}`,
  ],
  [
    /^(?:tidy|organi[sz]e|straighten|sort|neaten|line)(?: up)? (.+?) (?:in|into) (?:an?|one|one single) ((?:\w+ )*?(?:row|line|grid|circle|column)s?)\b/gi,
    'arrange $1 in a $2',
  ],
  [/\b(in a (?:row|line)),? (?:going |running |leading )?from (?:the )?left to (?:the )?right\b/gi, '$1'],
  // "A wall of six boxes": they stand side by side.
  [
    /^(build|make|create|add|put up) an? (?:(?:low|long|short|small|little|straight) )?(?:wall|barrier|barricade) (?:made )?(?:out )?of (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ([a-z]+s)\b/gi,
    '$1 a row of $2 $3 with a gap of 0 m',
  ],
  // "Largest at the bottom", of new ones.
  [
    new RegExp(
      `^((?:(?:stack|pile up|pile|build|make|create|add) (?:an? (?:stack|tower|pile) of )?(?:${COUNT}) [\\w ]+?)|(?:${COUNT}) [\\w ]+? stacked(?: up)?),? (?:with )?(?:the )?(?:largest|biggest|widest)(?: one)? (?:at|on) the bottom(?=$|,)`,
      'gi',
    ),
    '$1 getting smaller',
  ],
  [
    /^((?:add|put|build|place|create) an? (?:new )?(?:[a-z]+ )?wall) (?:on|at|to) the (left|right|back|front)(?: side)?(?=$|,)/gi,
    '$1 on the $2 side of the room',
  ],
  [
    new RegExp(
      `\\b(pyramid|tower|stack|pile|row|line|circle|ring|grid|wall) (?:made |built )?(?:out of|from|using) (?=(?:${COUNT}|some|several|a few) )`,
      'gi',
    ),
    '$1 of ',
  ],
  [/^fill (?:up )?the (?:gap|space|hole) between (.+?) with (.+)$/gi, 'put $2 between $1'],
  [/^fill (it|them) (?:up )?with (.+)$/gi, 'put $2 in $1'],
  [/,? and close (?:to (?:each other|one another)|together)$/gi, '. move them closer together'],
  // "I want the cubes to form a tower".
  [
    /^(?:(?:i|we) (?:want|would like|need)|let|make|have|get) (.+?) (?:to )?(?:form|build|become|make(?: up)?) an? (tower|stack|pile|row|line|column|circle|ring|grid|pyramid|arc|semicircle|square|triangle)((?: (?:around|about|in front of|behind|facing|near|beside|next to|along) .+)?)$/gi,
    (_all, what: string, form: string, where: string) =>
      `${PILE.test(form) ? `stack ${what}` : `arrange ${what} in a ${form}`}${where}`,
  ],
  [
    /^(?:form|shape|make|build|create) (?:an? )?([luv])(?:-formation)? (?:with|from|out of|using) ((?:the|all|both) .+|them)$/gi,
    'arrange $2 in a $1-formation',
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
    /^cover (the [\w ]+?) with (an? (?:[a-z]+ )?(?:tablecloth|cloth|blanket|bedspread|sheet|quilt|rug|carpet))$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:fill|cover) (?:up )?(the [\w ]+?) with (?=(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|some|several|lots of|many) )(.+)$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:nothing|no thing) (?:should|must|may|is to) (?:be|stand|lie|sit|remain|stay)(?: standing| lying| sitting| left)? on (the [\w ]+?|it|them)(?: any ?more)?$/gi,
    'delete everything on $1',
  ],
  [
    /^(?:there (?:should|must) be|(?:i|we) want|have) nothing (?:left )?on (the [\w ]+?|it|them)$/gi,
    'delete everything on $1',
  ],
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
    /^(?:add |create |put |place |make |build )?four ((?:[a-z]+ )*?[a-z]+)s (?:at|on|in) the (?:four )?corners of an? (\d[\d.]*) ?(cm|m|meters?)?(?: by \2 ?(?:cm|m|meters?)?)? square(?:,? (?:and|with) (an? .+?) on (?:top of )?(?:them|top|all of them))?$/gi,
    (_all, what: string, side: string, unit = 'm', top?: string) => {
      const half = (Number(side) * (unit === 'cm' ? 0.01 : 1)) / 2
      const corners = [
        [-half, -half],
        [half, -half],
        [-half, half],
        [half, half],
      ]
      const orders = corners.map(([x, z]) => `add a ${what} at ${x}, 0, ${z}`)
      return [...orders, ...(top ? [`put ${top} on the ${what}s`] : [])].join('. ')
    },
  ],
  // "Line the tables up along the back".
  [
    /^((?:line up|arrange|put|place|set|line) [\w ]+?)(?: up)? along the (back|front|left|right)(?: side| edge| end)?(?! (?:wall|of|row|side|edge))\b(.*)$/gi,
    (_all, order: string, side: string, rest: string) =>
      `${order} in a row${rest}. put them at the ${side} of the room`,
  ],
  [
    /\b(add|build|make|create|put|place|set up|need)( me)? (?:some |a flight of |a set of )?stairs\b(?! ?\d)/gi,
    '$1$2 a staircase',
  ],
  [
    /^(?:push|move|pull|bring|slide|shift) (.+?) (?:closer |nearer )?together until (?:only )?(\d[\d.]* ?(?:mm|cm|m)) (?:are|is|remain|remains) (?:left|free)?(?: between them)?$/gi,
    'space $1 with a gap of $2',
  ],
  [/\b(in an? (?:row|line)) parallel to the (?:back|front|rear|north|south) wall\b/gi, '$1 along the x axis'],
  [/\b(in an? (?:row|line)) parallel to the (?:left|right|side|east|west) wall\b/gi, '$1 along the z axis'],
  // "Make a tower of the cubes with the ball on top".
  [
    /^(?:make|build|create|form) an? (?:tower|stack|pile) (?:out )?of (the [a-z]+(?: [a-z]+)*?s),? (?:with|and) (the (?!.*\b(?:one|and|at)\b)[\w ]+?) on (?:the )?top(?: of (?:it|them))?$/gi,
    'stack $1 and put $2 on top of them',
  ],
]
