import { COLOR, ONE, WHAT } from './phrases.ts'
import { LENGTH, type Rule } from './rules.ts'

const CORNER_OF =
  '(?:(?:at |in |on )?(?:the )?)?(front|back|rear)(?:,? |-)(left|right)|(?:(?:at |in |on )?(?:the )?)?(left|right)(?:,? |-)(front|back|rear)'

/** Orders whose parts stand in another order, or that use a verb of their own for what has a common one. */
export const WORDED_OTHERWISE: Rule[] = [
  // Turning.
  [/^mirror (the [\w ]+?|it|them) (?:from )?left (?:to|and) right$/gi, 'mirror $1 along x'],
  [new RegExp(`^(turn|spin|swing) (${WHAT}) about$`, 'gi'), 'turn $2 around'],
  [
    new RegExp(`^(?:do|make) an? (?:180|one-eighty|about-turn|u-turn) (?:with|on|for) (${WHAT})$`, 'gi'),
    'turn $1 around',
  ],
  [
    new RegExp(
      `^(?:reverse|invert) (?:the (?:direction|orientation) of (${WHAT})|(${WHAT}) ?['’]s (?:direction|orientation))$`,
      'gi',
    ),
    (_all, a?: string, b?: string) => `turn ${a ?? b} around`,
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:faces?|is facing|are facing|looks?|points?|is|are) (?:in )?(?:the wrong (?:direction|way)(?: (?:round|around))?|backwards|back to front)[,;.] (?:so |please )*(?:turn|rotate|flip|fix|correct|change) (?:it|them|that|this)(?: (?:round|around))?$`,
      'gi',
    ),
    'turn $1 around',
  ],
  [
    new RegExp(
      `^(?:do|make) an? (quarter|half) turn (clockwise|counterclockwise|to the left|to the right) with (${WHAT})$`,
      'gi',
    ),
    'turn $3 a $1 turn $2',
  ],
  [
    new RegExp(`^give (${WHAT}) an? (\\d+)[ -]?(?:degrees?|°) (clockwise|counterclockwise) (?:turn|rotation)$`, 'gi'),
    'turn $1 $2 degrees $3',
  ],
  // Looks.
  [
    new RegExp(
      `^(?:apply|set|put|use) (?:the |a )?colou?r (#[\\da-f]{3,6}|[a-z]+) (?:to|on|onto|for) (${WHAT})$`,
      'gi',
    ),
    'make $2 $1',
  ],
  [
    new RegExp(
      `^apply (?:an? |the )?(wood|glass|chrome|metal|silver|bronze|copper|marble|stone|brick|concrete|leather|plastic|rubber|gold)(?: material| finish| texture)? (?:to|on|onto) (${WHAT})$`,
      'gi',
    ),
    'make $2 out of $1',
  ],
  [new RegExp(`^(chrome|bronze|silver)(?:-plate)? (${WHAT})$`, 'gi'), 'make $2 out of $1'],
  [
    /\ba (lighter|darker|paler) shade of (?!it\b|that\b|this\b|them\b|the\b|its\b)([a-z]+)\b(?= *$)/gi,
    (_all, how: string, color: string) => `${/dark/i.test(how) ? 'dark' : 'light'} ${color}`,
  ],
  [
    new RegExp(
      `^(?:switch|turn|swap) ((?:the [\\w ]+?|its|their) ?(?:['’]s )?(?:colou?r|material)|the (?:colou?r|material) of (?:${WHAT})) to `,
      'gi',
    ),
    'change $1 to ',
  ],
  [new RegExp(`^fill (${WHAT}) (?:with|in) (${COLOR})(?: colou?r)?$`, 'gi'), 'paint $1 $2'],
  [new RegExp(`^colou?r:? (${COLOR}) for (${WHAT})$`, 'gi'), 'paint $2 $1'],
  [/^gild (?=\w)/gi, 'make of gold '],
  [new RegExp(`^make of gold (${WHAT})$`, 'gi'), 'make $1 gold'],
  // "All the boxes' colour", of several.
  [
    /^((?:change|set|switch|turn|make)) (?:all |all of )?the ((?:[a-z]+ )?[a-z]+s)['’] (colou?rs?|size|height|width|material) (?=to |= )/gi,
    (_all, verb: string, what: string, side: string) => `${verb} the ${side.replace(/s$/i, '')} of all the ${what} `,
  ],
  // "White wheels", of a car that has some.
  [
    new RegExp(
      `^give (the [a-z]+(?: \\d+)?|it) (${COLOR}) (wheels|tires|legs|doors|windows|wings|handles|shutters|arms|leaves|branches|ears|eyes)$`,
      'gi',
    ),
    'make the $3 of $1 $2',
  ],
  // Exceptions that come first.
  [
    /^(?:with the exception of|except for|except|excluding|apart from|other than|besides) (the [\w ]+?), ([a-z]+ (?:everything|all|every|each)\b[^,;.]*)$/gi,
    '$2 except $1',
  ],
  [/\bwith the exception of (?=the |my |it\b|those\b)/gi, 'except '],
  [
    /\b(everything|anything|all things|all objects|the things|the objects) (?:i )?(?:have )?selected\b/gi,
    'the selection',
  ],
  // Copies.
  [
    new RegExp(`^(?:make|create|add|give me) (?:an? )?(?:twin|double|replica|second copy) (?:of|for) (${WHAT})$`, 'gi'),
    'make a copy of $1',
  ],
  [
    /^(?:repeat|replicate|reproduce) (the (?!last|same|order|change|step|move|whole)[a-z]+(?: [a-z]+)?)$/gi,
    'duplicate $1',
  ],
  [
    /^(?:add|make|create|give me|i want|i need|put) (?:another one|one more|a second one|another|one) (?:just |exactly )?like (the [\w ]+)$/gi,
    'duplicate $1',
  ],
  // Becoming.
  [/^(?:transform|morph|turn) (the [\w ]+?|it|them) into /gi, 'turn $1 into '],
  [
    new RegExp(`^(?:let|have) (${WHAT}) (?:be|become) (an? )(?=[a-z]+(?: [a-z]+)?$)(?!bit|little|lot)`, 'gi'),
    'replace $1 with $2',
  ],
  // Places.
  [
    new RegExp(
      `^(${WHAT}) goes? (?=${LENGTH} (?:to the |left|right|behind|in front|above|below|under|away|from|next))`,
      'gi',
    ),
    'put $1 ',
  ],
  [
    /^((?:to the )?(?:left|right) of (?:the|my) [\w ]+?|(?:in front of|behind|next to|beside|on|under|above|between) (?:the|my) [\w ]+?) (?:should|must|could) be (the [\w ]+)$/gi,
    'put $2 $1',
  ],
  [
    /^(?:put|place|set) ((?:on|on top of|under|behind|next to|beside|in front of|inside|into) (?:the|my) [a-z]+(?: [a-z]+)??) (the [a-z]+(?: [a-z]+)?)$/gi,
    'put $2 $1',
  ],
  [
    /^((?:on|on top of|under|behind|next to|beside|in front of|inside|to the left of|to the right of|between|above) [^,;.]+), (?:put|place|set|move) (the [\w ]+|it|them)$/gi,
    'put $2 $1',
  ],
  [
    new RegExp(`\\b(?:in|into|to|at) (?:the|a) corner of the (?:room|floor),? (?:${CORNER_OF})$`, 'gi'),
    (_all, a?: string, b?: string, c?: string, d?: string) => `in the ${a ?? d} ${b ?? c} corner`,
  ],
  [/\b(?:flush|level|even) (?:with|against|to) (?=the (?:[a-z]+ )?wall\b)/gi, 'against '],
  [
    new RegExp(
      `^(?:back|shove|press|butt|line(?= the (?:\\w+ )*\\w*[^s\\s] up\\b)) (${WHAT}) (?:up )?(?:right )?against `,
      'gi',
    ),
    'put $1 against ',
  ],
  // "To its right add a sphere", "the lamp has to go, and so does the plant".
  [/^to (?:its|the) (left|right),? (add|put|place|create) (an? [\w ]+)$/gi, '$2 $3 to the $1 of it'],
  [
    /^(the [a-z]+(?: [a-z]+)?(?: \d+)?) ((?:has|needs|must|should|can|is) [^,;.]+?),? and so (?:does|do|should|must|has|can|is) (the [\w ]+)$/gi,
    '$1 and $3 $2',
  ],
  [/,? (?:only|just) not (?=(?:the |my )?[\w ]+$)/gi, ' except '],
  // Names.
  [/^((?:the|my) [\w ]+?|it) is (?:now )?(?:called|named) ([A-Z][\w-]*)(?: now)?$/g, 'rename $1 to $2'],
  [/^make (the [\w ]+?|it|them) the (?:current )?selection$/gi, 'select $1'],
  // Facing.
  [
    new RegExp(
      `^(?:orient|orientate|direct|aim|rotate|turn|spin|swivel) (${ONE})(?<!\\b(?:nearest|closest|next|close|near)) (?:to face|to look at|facing|(?:so )?(?:that )?it (?:faces|looks at|points (?:at|to))|so it (?:faces|looks at|points (?:at|to))|towards?|in the direction of|at|to) (?=(?:the|my) (?!left|right|back|front|side)|it\\b|them\\b|me\\b)`,
      'gi',
    ),
    'turn $1 to face ',
  ],
  [
    new RegExp(
      `^(${ONE}) (?:should|must|has to|needs to|have to) (?:be )?(?:turn|turned|point|pointed|directed|aimed) (?:to|at|towards?) (?=the |my |it\\b|me\\b)`,
      'gi',
    ),
    'turn $1 to face ',
  ],
  [
    new RegExp(`^(?:make|let|have) (${ONE}) (?:turn|point) (?:to|towards?|at) (?=the |my |it\\b|me\\b)`, 'gi'),
    'turn $1 to face ',
  ],
  [
    new RegExp(`^the front of (${ONE}) (?:should|must) (?:point|face|look) (?:to|at|towards?)? ?(?=the )`, 'gi'),
    'turn $1 to face ',
  ],
  // Selection.
  [/^(?:click|click on|tap|tap on) (?=the |all|every|everything|both|it\b|them\b)/gi, 'select '],
  [/^(?:set )?the selection (?:to|should be|must be|is to be) (?=the |all|every|both)/gi, 'select '],
  [/^put (.+?) in(?:to)? the selection$/gi, 'select $1'],
  [/^(?:make|have) (.+?) selected$/gi, 'select $1'],
]
