import { ORDER_BEGINS } from './order-begins.ts'
import { AT } from './phrases.ts'
import { singular } from './plural.ts'
import { COUNT, type Rule } from './rules.ts'

/** What things are raised on, each on its own. */
const PEDESTAL = '(?:[a-z]+ )?(?:pedestal|plinth|podium|platform|stand|base|saucer|coaster)'

/** How large copies are that are told by their size alone. */
const OF_A_COPY: Record<string, string> = {
  ...Object.fromEntries(
    ['mini', 'miniature', 'tiny', 'doll-sized', 'scaled-down', 'toy'].map((how) => [how, 'a quarter of the size']),
  ),
  ...Object.fromEntries(['half-size', 'half-sized', 'half-scale'].map((how) => [how, 'half as big'])),
  ...Object.fromEntries(['double-size', 'double-sized'].map((how) => [how, 'twice as big'])),
  ...Object.fromEntries(
    ['giant', 'huge', 'gigantic', 'oversized', 'enormous', 'big'].map((how) => [how, 'twice as big']),
  ),
  ...Object.fromEntries(['small', 'little'].map((how) => [how, 'half as big'])),
}

/** What is added, in other words than "add": "one bench is not enough, add another", "continue the row with two more". */
export const SUPPLYING: Rule[] = [
  // "Add two more chairs to the table and space all four evenly".
  [
    /^(?:add|put|place|set) (two|three|four|five|six|another|one|\d+)(?: more| extra| additional)? ([\w ]+?) (?:to|around|at|by) (the [\w ]+?),? (?:and |then )?(?:space|spread|distribute|arrange) (?:them all|all(?: of them)?|all \w+|them|everything)(?: \w+s)?(?: out)?(?: evenly| equally)?(?: around (?:it|\3))?$/gi,
    (_all, count: string, what: string, table: string) =>
      `add ${/^(?:another|one)$/i.test(count) ? `another ${what}` : `${count} more ${what}`} next to ${table}. put all ${what.replace(/(?<!s)$/i, 's')} around ${table}`,
  ],
  [
    /^(?:fill|crowd|cram) (?:up )?(?:the|this|my) (?:whole |entire )?(?:room|scene|place|space|floor) with (?:lots of |many |some )?((?:[a-z]+ )?[a-z]+s)$/gi,
    'scatter 10 $1',
  ],
  // "The pallet should have both crates on it": they are there, and go onto it.
  [
    /^(the [\w ]+?) (?:should|must|has to|needs to|ought to) have ((?:the|both|all) [\w ]+?|[a-z]+ (?:\d+|[a-d])(?: and [\w ]+?)?|[a-z]+s [a-d\d] and [a-d\d]) on (?:it|top)(?=$|,)/gi,
    'put $2 on $1',
  ],
  // "Not enough storage here: another shelf, please".
  [
    /^(?:there is |there['’]s )?not enough [^:,;.]*[:,;.] ((?:another|one more|an?|two|three|some more) [\w ]+?),? please$/gi,
    'add $1',
  ],
  // "I'd like to be able to sit on the other side of the island as well".
  [
    new RegExp(
      `^(?:(?:i|we|you|one|people|guests) (?:should|would like to|want to|need to|must|could|can) )?be able to sit (?:down )?((?:${AT}|around|on the other side of) (?:the|it|them)\\b[^,;.]*?)(?: as well| too| also)?$`,
      'gi',
    ),
    'add a chair $1',
  ],
  // "A spare tire like the others": one more of them.
  [
    /\b(?:a|an) (?:spare |new |further |second |third |fourth )?([a-z]+(?: [a-z]+)?) like (?:the (?:others?|rest)|the other ones|those)(?=$|[,.;]| (?:on|in|next|beside|behind|under|at|by|near|between|to)\b)/gi,
    'another $1',
  ],
  // "We need somewhere to sit for three people along the wall".
  [
    new RegExp(
      `(?<!enough )\\b(?:seats|seating|chairs|places(?: to sit)?|somewhere to sit|room to sit|space to sit) for ((?:${COUNT})(?: more| additional| further| extra)?)(?: people| persons| guests| of us)?(?=$|[,.;]| (?:${AT}|along|around)\\b)`,
      'gi',
    ),
    '$1 chairs',
  ],
  // "There's a poster missing over the bed, add one".
  [
    new RegExp(
      `^there (?:is|are) (an?|one|two|three) ([a-z]+(?: [a-z]+)?) missing ((?:${AT}|over|around|inside) [^,;.]+?)(?:[,;.] (?:so )?(?:please )?(?:add|put|place|get|hang|bring) (?:one|some|it|them|two)(?: there)?)?$`,
      'gi',
    ),
    'add $1 $2 $3',
  ],
  // "We got a second microphone, put it to the right of the first".
  [
    /^(?:we|i)(?: have| ['’]ve|['’]ve)? (?:just )?(?:got|have|bought|found|received|ordered) (?:an?|another) (?:second |third |fourth |new |further |extra |spare )([a-z]+(?: [a-z]+)?)[,;.] (?:so )?(?:please )?(?:put|place|set|hang|stand) it (?=[a-z])/gi,
    'add another $1 ',
  ],
  [/^let there be light[:,!.-]+ (?=an? |two |some )/gi, 'add '],
  // "There are three stools but I want five".
  [
    new RegExp(
      `^there (?:is|are) (?:only |just )?(?:${COUNT}|one) ([a-z]+(?: [a-z]+)?) but (?:i|we) (?:really )?(?:want|need|would like|could use|should have) (${COUNT})(?: of them)?$`,
      'gi',
    ),
    'add $2 $1 altogether',
  ],
  // "Add too lamps": two.
  [/\b(add|put|place|create|make|insert|want|need) too (?=(?:[a-z]+ )?[a-z]+s\b)/gi, '$1 two '],
  // "A stool at the left end of the bar and one at the right end": another.
  [
    /^((?:add|put|place|create|set|hang) an? (?:(?! with )[^,;.])*?),? and one (?=(?:at|on|in|to the|next to|behind|under|near|beside|by|in front of|above) )/gi,
    '$1 and another ',
  ],
  // "The bed wants two more pillows".
  [
    new RegExp(
      `^(the [\\w ]+?|[a-z]+ \\d+) (?:needs?|wants?|could use|could do with|should have|deserves?|lacks?|is missing|would like) ((?:${COUNT}|one) (?:more )?[\\w ]+)$`,
      'gi',
    ),
    'give $1 $2',
  ],
  [
    /^serve (an? [\w ]+?|some [\w ]+?|two [\w ]+?) (?:at|on|to|for) (?=(?:the )?[a-z]+(?: \d+)?$)/gi,
    (_all, what: string) => `put ${what.replace(/\b(?:coffee|tea|espresso|cappuccino)\b/i, 'cup')} on `,
  ],
  // "Some greenery by the door, say a palm next to the desk": that.
  [
    new RegExp(
      `^(?:add|put|place|get) (?:some|a|an|something|a few|a bit of) [^,;.]+?, (?:say|maybe|perhaps|like|such as|for example|for instance|e\\.g\\.|i think of|i am thinking of),? (?=(?:an?|two|three|some) [\\w ]+? ${AT} )`,
      'gi',
    ),
    'add ',
  ],
  [
    /^(?:fill|close|bridge|use) (?:up )?(?:the )?(?:gap|space|hole|room|void) between (.+?) with (an? .+|another .+|(?:two|three|some) .+)$/gi,
    'put $2 between $1',
  ],
  // "Passengers need somewhere to sit near the kiosk".
  [
    new RegExp(
      `^(?:the |our |my )?(?!we\\b|i\\b)[a-z]+s (?:need|want|lack|could use|should have|have to have|deserve) (?:a place|somewhere|something|some place|a spot) to sit(?: down)?(?: on)? (?=${AT} )`,
      'gi',
    ),
    'add a bench ',
  ],
  // "(Could we) get a fifth stool at the end of the row?"
  [
    /^get (?=(?:an?|another|\d+|two|three|four|five|six|seven|eight) (?!(?:\w+ )*(?:look|view|shot|picture|screenshot|overview|idea|glimpse|sense|feeling)\b))/gi,
    'add ',
  ],
  // "Give each sphere a pedestal", "put every vase on its own plinth", "the balls on pedestals": one under each.
  [
    new RegExp(
      `^give (?:each|every|all(?: of)? the|both|the) ((?:[\\w-]+ )*?[\\w-]+) (?:an?|its own|their own) (${PEDESTAL})$`,
      'gi',
    ),
    (_all, what: string, base: string) => `put a ${base} under each ${singular(what)}`,
  ],
  [
    new RegExp(
      `^(?:put|place|set|stand|mount) (?:each|every)(?: of the)? ((?:[\\w-]+ )*?[\\w-]+) on(?:to)? (?:an?|its own|their own|a separate)(?: (?:new|separate|own))? (${PEDESTAL})$`,
      'gi',
    ),
    (_all, what: string, base: string) => `put a ${base} under each ${singular(what)}`,
  ],
  [
    new RegExp(
      `^(?:put|place|set|stand|mount) (?:the|all(?: the)?|both) ((?:[\\w-]+ )*?[\\w-]+s) on(?:to)? (${PEDESTAL})s$`,
      'gi',
    ),
    (_all, what: string, base: string) => `put a ${base} under each ${singular(what)}`,
  ],
  // "The vase could use a pedestal, put it on a blue one": one pedestal, and not two.
  [
    new RegExp(
      `^(the [\\w ]+?) (?:could use|could do with|needs?|wants?|lacks?|should have|deserves?) an? ([a-z]+(?: [a-z]+)?)[,;.] (?:so )?(?:please )?((?:${ORDER_BEGINS})[^,;.]*?\\ban?(?: [a-z]+){1,3}) one\\b([^,;.]*)$`,
      'gi',
    ),
    (_all, it: string, what: string, order: string, rest: string) =>
      `${order} ${what}${rest}`.replace(/\b(?:it|them)\b/i, it),
  ],
  [/^new (?=[a-z]+ (?:on|at|next to|behind|in|under|beside|between|against) )/gi, 'add a new '],
  // "People should be able to sit at the bar, give it three stools".
  [
    /^(?:people|guests|customers|visitors|everyone|everybody|clients|you|we|i|one|someone|somebody) (?:should|must|need to|want to|would like to|have to|has to|needs to|wants to|can|could) (?:be able to )?sit (?:down )?(?:at|by|around|near|in front of) (the [\w ]+?)[,;.] (?:so )?(?:please )?(give|put|add|place|set) (?:it )?(?=(?:an?|one|two|three|four|five|six|some|\d+) )/gi,
    (_all, what: string, verb: string) => (/^give$/i.test(verb) ? `give ${what} ` : `${verb} `),
  ],
  [
    /^give (the [\w ]+?|it|them) ((?:an?|one|two|three|four|five|six|some|\d+) [\w ]+?) (in front|behind|beside|next to it|on top|on the left|on the right|underneath|under it|above)(?: of (?:it|them))?$/gi,
    (_all, what: string, made: string, where: string) =>
      `put ${made} ${
        {
          'in front': 'in front of',
          'on top': 'on',
          'on the left': 'to the left of',
          'on the right': 'to the right of',
          underneath: 'under',
          'next to it': 'next to',
          'under it': 'under',
        }[where.toLowerCase()] ?? where
      } ${what}`,
  ],
  [/^(?:set|lay|put) out (?=(?:an?|one|two|three|four|five|six|some|several|\d+) )/gi, 'add '],
  [
    /^(?:make|create) an? (?:spare|duplicate|twin|clone|replica) of (the [\w ]+?), (?:in )?([a-z]+),? (?=(?:right |directly )?(?:beside|next to|behind|in front of|on|under) )/gi,
    'make a copy of $1. make it $2. put it ',
  ],
  // "One more chair for the dining table": at it.
  [/\b((?:chair|stool|armchair|bench|seat)s?) for (?=the (?:[\w]+ )?(?:table|desk|counter|bar|island)\b)/gi, '$1 at '],
  [
    /^(?:add |put |make |place |set up )?an? (?:row|line|string|chain|trail) of ((?:[a-z]+ )?[a-z]+s) from (the [\w ]+?) to (the [\w ]+)$/gi,
    'add five $1 in a row between $2 and $3',
  ],
  [
    new RegExp(
      `^(?:add |put )?(${COUNT}|one) more ((?:[a-z]+ )?[a-z]+?) (?:in (?:the same|that|this) row|at the end of (?:the|that) row)$`,
      'gi',
    ),
    'add $1 more $2',
  ],
  [/^an? (\w+) ([a-z]+(?: [a-z]+)?) instead of the \w+ one$/gi, 'replace the $2 with a $1 $2'],
  // "Lay the table: a glass behind each plate": that is put there.
  [
    /^(?:set|lay|decorate|deck|prepare|dress|equip|furnish|arrange)(?: up| out)?(?: (?:the|my))?(?: [a-z]+){1,2}: (?=(?:an?|one|two|three|four|\d+) [a-z ]+? (?:on|at|behind|next to|in front of|beside|under|around|to the|in|for) )/gi,
    'put ',
  ],
  [/^(?:fence|cordon|rope|block) off (the [\w ]+?) with ((?:[a-z]+ )?[a-z]+s)$/gi, 'surround $1 with $2'],
  [/^(?:open|set up|put up|spread|erect|pitch|install) (?=(?:an?|another|one more|a second|a third) )/gi, 'add '],
  [new RegExp(`^((?:add )?(?:${COUNT}|one) more .+?),? in (?:the same|that) row$`, 'gi'), '$1'],
  [
    /^(?:make|create|add|put|place|set|build|give me) an? (?:((?!(?:second|third|fourth|fifth|new|single|further|full|complete|true|exact|identical|perfect)\b)[a-z-]+) (?:copy|duplicate|clone|twin|version|replica|model)|(miniature)) of (the (?:(?! (?:on|in|to|at|under|beside|next|behind|between|by|near|with|and) )[\w ])+?)(?: ((?:on|onto|in|beside|next to|behind|in front of|between|under|near|by|to the (?:left|right) of) .+))?$/gi,
    (_all, look: string | undefined, mini: string | undefined, what: string, where?: string) =>
      `make a copy of ${what}. make it ${OF_A_COPY[(look ?? mini)!.toLowerCase()] ?? look}${where ? `. put it ${where.replace(/\bit$/i, 'the original')}` : ''}`,
  ],
  [
    /^(?:people|guests|customers|visitors|passengers|patients|kids|children|students|clients|everyone) (?:waiting|sitting|standing|queuing|working|resting) (?:at|by|near|in front of|on|in) (the [\w ]+?) (?:need|needs|want|wants|could use|should have) ((?:an?|some|another|two|three) [\w ]+?) (next to|near|beside|behind|in front of|above|over) (?:it|them|there)$/gi,
    'add $2 $3 $1',
  ],
  [
    /^(?:one|a single) ([a-z]+(?: [a-z]+)?) is(?: not|n['’]t) enough[,;.] (?:so )?(?:please )?(?:add|put|get|place|bring) another(?: one)?( .+)?$/gi,
    'add another $1$2',
  ],
  [
    /^(?:lay|put|set|add|place) (an? [\w ]+?) on (the [\w ]+?) for (?:every|each) (chair|seat|stool|person|guest)$/gi,
    (_all, what: string, on: string, each: string) =>
      `put ${what} on ${on} in front of each ${/person|guest/i.test(each) ? 'chair' : each}`,
  ],
  [
    new RegExp(
      `^(?:continue|extend|lengthen|complete) (?:the|that|this) row (?:with|by) (${COUNT}|one) (?:more |further )?([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    'add $1 more $2',
  ],
  // "Load the pallet with four boxes", "load four boxes onto the pallet".
  [
    new RegExp(
      `^(?:load|stock|decorate|dress|provide)(?: up)? (the [\\w ]+?) with ((?:${COUNT}|an?|one|some|the) [\\w ]+)$`,
      'gi',
    ),
    'put $2 on $1',
  ],
  [new RegExp(`^load (?=(?:${COUNT}|an?|one|some) [\\w ]+? (?:on|onto|in|into) (?:the|it)\\b)`, 'gi'), 'put '],
  [
    /^(?:equip|fit out|fit|furnish|outfit) (the [\w ]+?|(?:each|every) [\w ]+?|it|them) with (?=(?:an?|two|three|four|some|\d+) )/gi,
    'give $1 ',
  ],
  // "Mark the corners of the pallet with cones".
  [
    /^(?:mark|decorate|light|accent|furnish) (?:the|all(?: four)?|each of the|the four) corners? of (the [\w ]+?) with (?:an? |four |some )?((?:[a-z]+ )?[a-z]+)$/gi,
    (_all, what: string, made: string) => `put a ${singular(made)} at each corner of ${what}`,
  ],
  // "Divide the room with a wall".
  [
    /^(?:divide|split|separate|partition)(?: up)? (the (?:room|floor|space|yard|garden|lawn|scene|office|hall))(?: in(?:to)? (?:two|half|two halves|two parts|two rooms))? (?:with|by|using) (an? [\w ]+)$/gi,
    'divide $1 with $2',
  ],
  [
    /\bacross the middle of (the (?:room|floor|space|yard|garden|lawn|hall))\b/gi,
    'in the middle of $1 from left to right',
  ],
  // "Give the room a night mood with a warm lamp".
  [
    /^(give (?:the|this|my) (?:[a-z]+ )?[a-z]+ an? (?:[a-z]+ )?(?:mood|atmosphere|ambience|vibe|feel|feeling|look)) with (?=(?:an?|some|two|three) )/gi,
    '$1. add ',
  ],
  // "Put the notebook on three books": three new ones, one on the other.
  [
    new RegExp(
      `^(?:put|place|set|stack|stand|lay|raise) (the (?:(?! on )[\\w ])+?|it) (?:up )?(?:on|onto|on top of) (?:a (?:stack|pile) of )?(${COUNT}) (books|boxes|crates|bricks|blocks|cushions|pallets|planks)$`,
      'gi',
    ),
    'add a stack of $2 $3 next to $1. put $1 on top of them',
  ],
  [
    /\badd (?:some |a bit of |a little )?(?:more )?storage(?: space| room)?(?=$|[,.;]| (?:in|on|at|by|for|next|along|against|beside|near)\b)/gi,
    'add a cabinet',
  ],
  // "We need more seats": chairs, and not another of the sofa.
  [/\badd (?:some |a few )?more (?:seats|seating|places to sit)(?: options)?\b/gi, 'add two chairs'],
  [
    new RegExp(`\\badd (${COUNT}) (?:more|additional|further|extra) (?:seats|places to sit|places)\\b`, 'gi'),
    'add $1 more chairs',
  ],
  [/\badd (?:another|one more) (?:seat|place to sit)\b/gi, 'add another chair'],
  // New things go where there is room anyway.
  [
    /^((?:create|add|make|put|place|build) (?:an?|one|two|three|four|five|six|some|\d+) .+?) (?:in|on|at|into) (?:the|an?|some) (?:empty|free|open|unused|vacant) (?:part|area|spot|place|space)(?: (?:of|in|on) the (?:room|scene|floor|ground|garden|yard))?(?=$|,)/gi,
    '$1',
  ],
]
