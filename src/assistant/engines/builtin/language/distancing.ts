import { LENGTH, type Rule } from './rules.ts'

/** How far things are to be from each other: "the tables are miles apart", "pull the chairs out a bit". */
export const DISTANCING: Rule[] = [
  // "Towards the tractor until it is 1 m away", "but stop 1 m before it": so far from it, and not so far on.
  [
    new RegExp(
      `^(?:move|bring|push|pull|slide|drive|roll|walk|shift) (the [\\w ]+?|it|them) (?:up )?(?:towards?|to) (the [\\w ]+?),? (?:until (?:it is|it['’]s|they are) (?:just |only |about )?|(?:but |and )?(?:stop|stopping|halt) )(${LENGTH}) (?:away|apart|short|before|in front|from)(?: (?:of |from )?(?:it|them|there|that))?$`,
      'gi',
    ),
    'move $1 to $3 from $2',
  ],
  [
    new RegExp(
      `^(?:move|push|pull|bring|slide|drive) (it|them|the [\\w ]+?|both [\\w ]+?) (?:closer|together|closer together|apart|further apart|towards each other) until (?:there (?:is|are) |they are |the gap is )(?:only |just |about )?(${LENGTH})(?: (?:apart|between them|of (?:space|room) between them|left))?$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  // "Further away from the table, about 2 more metres".
  [
    /^((?:move|push|pull|slide|bring|shift|put) .+? (?:further|farther|closer|nearer|away|up|down|left|right|back|forward)\b[^,]*), (?:by |about |say |maybe |roughly )*(\d[\d.]*) more (m|cm|meters?|centimeters?|feet|foot|inch(?:es)?)$/gi,
    '$1 by $2 $3',
  ],
  // "20 cm from the sofa on its left side".
  [
    new RegExp(
      `\\b(${LENGTH}) (?:away )?from (the [a-z]+(?: [a-z]+)?),? (?:on|at|to) its (left|right)(?: side)?(?=$|[,.;]| and\\b)`,
      'gi',
    ),
    '$1 to the $3 of $2',
  ],
  // "The chair on the left is too close, pull it 20 cm away": from the table at which it stands.
  [
    new RegExp(
      `^(the [\\w ]*?(?:chairs?|stools?|seats?|bench|benches|armchairs?)(?: [\\w ]+?)?) (?:is|are) (?:way |much |a bit |a little )?too (?:close|near)[,;.] (?:so )?(?:please )?(?:pull|push|move|slide|shift) (?:it|them) (?:by )?(${LENGTH}) (?:away|back|out)$`,
      'gi',
    ),
    'pull $1 out by $2',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:is|are|stands?) (?:way |much |a bit |a little )?too (?:close|near)[,;.] (?:so )?(?:please )?(?:pull|push|move|slide|shift) (?:it|them) (?:by )?(${LENGTH}) (?:away|back|off)$`,
      'gi',
    ),
    'move $1 $2 away from the nearest thing',
  ],
  // "The swings are too close to each other, there should be 4 m between them".
  [
    new RegExp(
      `^(the [\\w ]+?|they) (?:are|stand|sit|hang) (?:way |much |far |a bit |bit |a little |rather )*too (?:close|near)(?: together| to each other| to one another)?[,;.] (?:so )?(?:please )?(?:there (?:should|must|has to|needs to|ought to) be|i want|leave|make it|keep|we need) (?:at least |about )?(${LENGTH})(?: of (?:space|room))?(?: between (?:them|each other|the two))?$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  [
    new RegExp(
      `^(?:leave|keep|have|make|there (?:should|must|has to|needs to) be) (?:a (?:gap|distance|space) of )?(?:at least|no less than|a minimum of) (${LENGTH})(?: of (?:space|room|distance))? between (the [\\w ]+?|them|all [\\w ]+?)$`,
      'gi',
    ),
    'space $2 with a gap of minimum-of $1',
  ],
  // "There is no room to walk between the sofa and the table".
  [
    /^(?:there is |there['’]s |there are )?(?:no|not enough|too little|hardly any|not much) (?:room|space)(?: to (?:walk|pass|move|get through|squeeze through|go))?(?: through)? between ((?:the )?[\w ]+?) and ((?:the )?[\w ]+)$/gi,
    '$2 should be at least 80 cm away from $1',
  ],
  [
    new RegExp(
      `^(?:there is |there's )(?:no|not enough|too little|hardly any) (?:room|space|distance) between (the [\\w ]+?)[,;.] (?:so )?(?:please )?(?:leave|make it|keep|there (?:should|must) be) (?:at least |about )?(${LENGTH})$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  // "One of the swings 2 m further from the other".
  [
    new RegExp(
      `^(move|push|pull|put|shift) one of the ([a-z]+(?: [a-z]+)?)s (${LENGTH} )?(?:further )?(?:away )?from the others?(?: one)?$`,
      'gi',
    ),
    (_all, _verb: string, what: string, by?: string) =>
      `move the second ${what} ${by ?? ''}away from the first ${what}`,
  ],
  // "The piano is too close to the wall, pull it out 30 cm": from that wall.
  [
    new RegExp(
      `^(.+?) (?:is|are|stands?|sits?|hangs?) (?:way |much |far |a bit |bit |a little |rather )*too (?:close|near) to (.+?)[,;.] (?:so |please )*(?:move|push|pull|shift|slide|drag|scoot) (?:it|them) (?:(?:out|away|back|off|forward)(?: by| about)* )?(${LENGTH}|an? (?:foot|meter|inch)|half an? (?:foot|meter)|out|away|off|(?:out |away |off )?(?:a bit|bit|a little))(?: (?:out|away|back|off|forward))?(?: from it)?$`,
      'gi',
    ),
    (_all, what: string, from: string, by: string) =>
      `move ${what} ${by.replace(/^(?:out|away|off)\b ?/i, '')} away from ${from}`.replace('  ', ' '),
  ],
  [new RegExp(`^(?:at least|no less than) (?=${LENGTH} (?:away )?from\\b)`, 'gi'), ''],
  // "Nothing should be within 1 m of the grill".
  [
    new RegExp(
      `^(?:nothing|no [a-z]+|none of (?:the|my) [\\w ]+?) (?:should|must|may|is allowed to|can) (?:be|stand|sit|lie) (?:within|closer than|nearer than|less than) (${LENGTH}) (?:of|to|from|away from) (the [\\w ]+|it)$`,
      'gi',
    ),
    'keep everything at least $1 away from $2',
  ],
  [
    new RegExp(
      `^(?:keep|leave) (?:at least )?(${LENGTH}) (?:clear|free|of (?:free |clear )?(?:space|room)) around (the [\\w ]+|it)$`,
      'gi',
    ),
    'keep everything at least $1 away from $2',
  ],
  // "At least 1 m from the wall": what stands farther off stays, as `orders/at-least.ts` has it.
  [
    new RegExp(
      `(?<=\\w )(?:at least|no (?:less|closer|nearer) than|a minimum of) (?=${LENGTH} (?:away )?from\\b)`,
      'gi',
    ),
    'minimum-of ',
  ],
  // "Grill too close to the wall, that is dangerous! At least 1 m please".
  [
    new RegExp(
      `^(?:the )?([a-z]+(?: [a-z]+)?) (?:is |are |stands? )?(?:way |much |far )?too (?:close|near) to (the [\\w ]+?)[,;.!](?: [^,;.!]+[,;.!])? (?:keep |leave |make it )?(?:at least |about |a minimum of |say )*(${LENGTH})(?: away| apart| minimum| at least| please| of space| of room)*[.!]*$`,
      'gi',
    ),
    'put the $1 $3 away from $2',
  ],
  // "The stools are too far from the counter, push them in".
  [
    /^(the [\w ]+?|it|they) (?:is|are|stands?|sits?) (?:way |much |a bit |a little |still )*too far (?:away )?from (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:push|pull|move|bring|slide|put|scoot|shift) (?:it|them) (?:in|closer|nearer|up|over|there|back|up to it|to it|towards it)(?: a bit| a little| please)*$/gi,
    'move $1 closer to $2',
  ],
  [
    /^(?!the |all |both )([a-z]+ ?[a-z]*s) (?:a bit |a little |much |slightly )?(closer together|further apart|farther apart)(?:,? (?:please|pls|plz))?$/gi,
    'move the $1 $2',
  ],
  [
    new RegExp(
      `^there is (?:no|not enough|too little|hardly any) (?:space|room|gap|distance) between (the [\\w ]+?)[,;.] (?:so )?(?:please )?(?:add|leave|make|make it|give them) (?:about )?(${LENGTH})(?: of space)?$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  [/\b(behind|next to|beside|in front of) (the [\w ]+?),? (?:with )?no gap(?: between them)?$/gi, '$1 $2, touching it'],
  [new RegExp(`^(?:closer|nearer) to (the [\\w ]+?), (${LENGTH}) away$`, 'gi'), '$2 away from $1'],
  [
    new RegExp(
      `^(?:move|bring|put|pull|push|shift|slide) (the [\\w ]+?|it|them) (?:closer|nearer) to (the [\\w ]+?),? (?:so (?:that )?(?:it|they) (?:is|are) |until (?:it|they) (?:is|are) |just |only |about )?(${LENGTH}) (?:away|from it|apart)(?: from it)?$`,
      'gi',
    ),
    'put $1 $3 away from $2',
  ],
  [new RegExp(`^(?:back|reverse) (the [\\w ]+?|it)(?: up)?(?: by)? (${LENGTH})$`, 'gi'), 'move $1 back $2'],
  [/^(?:back|reverse) (the [\w ]+?|it)(?: up)?(?: (?:a bit|a little))$/gi, 'move $1 back a bit'],
  [/\b(?:miles|ages|light ?years|worlds) (apart|away from|from)\b/gi, 'too far $1'],
  [
    /^(the [\w ]+?|it|they) (?:parks?|stands?|sits?|hangs?|lies|leans?|is parked|is placed|is standing) (too (?:close|near) to|too far (?:away )?from) /gi,
    '$1 is $2 ',
  ],
  [
    /^(.+?) (is|are) too (?:close|near) to (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:give|leave) (?:it|them) (?:some |a bit |a little |a bit of )*(?:more )?(?:room|space|air|distance)$/gi,
    '$1 $2 too close to $3',
  ],
  [/^(pull|push|slide) out ((?:the )?(?:[a-z]+ )?(?:chair|stool|seat|bench) (?:\d+|[a-z]))\b/gi, '$1 $2 out'],
  // "Pull the chairs out a bit": from the tables at which they stand.
  [
    new RegExp(
      `^(?:pull|draw|slide|move) ((?:(?:the|all the|both) )?[\\w ]*?(?:chairs?|stools?|seats?|bench|benches)(?: \\d+)?(?: (?:on|at|in) the \\w+)?) out(?: from (?:under )?(the [\\w ]+?))?( a bit| bit| a little| slightly| by ${LENGTH}| ${LENGTH})?$`,
      'gi',
    ),
    (_all, what: string, from?: string, by?: string) =>
      `move ${what}${(by ?? ' a bit').replace(/ by /, ' ').replace(/^ bit/, ' a bit')} away from ${from ?? 'the nearest table'}`,
  ],
  [
    new RegExp(
      `^(?:bring|move|put|push|pull|slide) (.+?) (?:closer|nearer) together,? (?:to |with |so there is |leaving )?(?:about |just |only )?(${LENGTH})(?: (?:apart|between them|between each|of space between them|of space))?$`,
      'gi',
    ),
    'leave $2 between $1',
  ],
  // "Make the deck longer at the front by 2 m".
  [
    new RegExp(
      `^make (the [\\w ]+?|it) (?:longer|wider|deeper|broader|larger|bigger) (?:at|on|to|towards) the (front|back|left|right)(?: side| end)?(?: by)? (${LENGTH})$`,
      'gi',
    ),
    'make $1 $3 longer to the $2',
  ],
  // "Extend the platform 2 m towards the track".
  [
    new RegExp(
      `^(?:extend|lengthen|widen|expand|enlarge|continue) (the [\\w ]+?|it)(?: by)? (${LENGTH}) (?:out )?towards (?=(?:the|my) (?!front$|back$|left$|right$))`,
      'gi',
    ),
    'make $1 $2 longer towards ',
  ],
  [
    new RegExp(
      `^(?:extend|lengthen|widen|expand|enlarge|continue) (the [\\w ]+?|it)(?: by)? (${LENGTH}) (?:at|on|to|towards) the (front|back|left|right)(?: side| end)?$`,
      'gi',
    ),
    'make $1 $2 longer to the $3',
  ],
  [
    new RegExp(
      `^(?:move|bring|put|pull|push) (the [\\w ]+?|it|them) (?:nearer|closer) to (the [\\w ]+?),? (?:but )?(?:not closer than|no closer than|no nearer than|but leave|leaving|keeping) (${LENGTH})(?: [\\w ]+)?$`,
      'gi',
    ),
    'put $1 $3 away from $2',
  ],
  [
    new RegExp(
      `^(?:move|push|pull|bring|slide|drag) (.+?)(?: back| forward| away| closer| nearer| (?:to the )?(?:left|right))? until (?:it is|they are|there is|there are) (?:exactly |about )?(${LENGTH}) (?:away )?from (the [\\w ]+)$`,
      'gi',
    ),
    'put $1 $2 away from $3',
  ],
  [
    new RegExp(
      `^(?:bring|move|put|get|pull) (the [\\w ]+?|it|them) (?:to )?within (${LENGTH}) of (the [\\w ]+)$`,
      'gi',
    ),
    'put $1 $2 away from $3',
  ],
  [
    new RegExp(`^(?:bring|move|put|get|pull) (it|them|the [\\w ]+?) (?:to )?within (${LENGTH})$`, 'gi'),
    'put $1 $2 away from the other one',
  ],
  [
    /,? so (?:that )?there (?:is|are) no (?:gaps?|space|room)(?: left)?(?: between (?:them|the two))?$/gi,
    ' until they touch',
  ],
  [/\bgoing (?:to the )?(left|right)\b/gi, 'to the $1'],
]
