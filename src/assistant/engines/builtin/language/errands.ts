import { LENGTH, type Rule } from './rules.ts'

/** Where things are to go, told by what they do there: "the speakers should flank the piano", "round up the cows". */
export const ERRANDS: Rule[] = [
  // "Put the toys away into the chest", "take the book down and lay it on the chair": only where they go counts.
  [
    /^((?:put|pack|stow|tidy|clear) (?:the |all |my |both )[\w ]+?) away (?=(?:in|into|inside|on|onto|under|behind) )/gi,
    '$1 ',
  ],
  [
    /^(?:take|get|bring) (the [\w ]+?) down,? and (?:then )?(?:lay|put|place|set|stand) it (?=(?:on|onto|in|into|next to|beside|under|behind|in front of) )/gi,
    'put $1 ',
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
  [/^take ([a-z]+ \d+) away$/gi, 'delete $1'],
  // "All but chair 2": of the chairs.
  [
    /\ball (?:but|except(?: for)?) ((?!the\b|one\b)[a-z]+) (\d+|[a-e])\b(?! and| percent|%)/gi,
    (_all, kind: string, number: string) =>
      `all ${kind}${/(?:s|x|ch|sh)$/i.test(kind) ? 'es' : 's'} except ${kind} ${number}`,
  ],
  // "Lift the globe 5 cm off its stand": so far up.
  [
    new RegExp(
      `^(?:lift|raise) (the [\\w ]+?|it|them) (?:by )?(${LENGTH}) (?:up )?(?:off|clear of) (?:its|their|the) [\\w ]+$`,
      'gi',
    ),
    'move $1 up $2',
  ],
  // "Bring the cart to the desk, to its left": of the desk.
  [
    /^((?:bring|move|put|place|take|push|slide|park) (?:the [\w ]+?|it|them)) (?:over )?(?:to|next to|beside|by) (the [\w ]+?), (?:to|on) its (left|right)(?: (?:hand )?side)?$/gi,
    '$1 to the $3 of $2',
  ],
  [
    /^((?:bring|move|put|place|take|push|slide|park) (?:the [\w ]+?|it|them)) (?:over )?(?:to|next to|beside|by) (the [\w ]+?), (in front of|behind) it$/gi,
    '$1 $3 $2',
  ],
  [
    /^(rotate|turn|spin) (the [\w ]+?) (?:by )?(\d[\d.]* degrees?(?: (?:to the )?(?:left|right|clockwise|counterclockwise))?) and (?:all )?(the [\w ]+?) (?:along )?with (?:it|them)$/gi,
    '$1 $2 and $4 together by $3',
  ],
  [
    /^((?:scale|shrink|resize|reduce|make) .+?)(?: down)? (?:to|at|by) (?:a scale of )?1 ?: ?(\d+)$/gi,
    (_all, what: string, n: string) =>
      `${what.replace(/^(?:make|shrink|resize|reduce)/i, 'scale')} by ${Number((1 / Number(n)).toFixed(6))}`,
  ],
  [
    /^(?:fill|crowd|cram) (?:up )?(?:the|this|my) (?:whole |entire )?(?:room|scene|place|space|floor) with (?:lots of |many |some )?((?:[a-z]+ )?[a-z]+s)$/gi,
    'scatter 10 $1',
  ],
  // "Align the picture's top with the window's top".
  [
    /^((?:align|line up) )(the [\w ]+?) ?['’]s (top|bottom)(?: edge| side)? with (the [\w ]+?) ?['’]s (?:\3)(?: edge| side)?$/gi,
    '$1the $3 of $2 with the $3 of $4',
  ],
  // "Two stools for bench B": to sit at it.
  [
    /\b((?:an?|another|\d+|two|three|four|six) (?:more )?(?:[a-z]+ )?(?:stools?|chairs?|seats?|armchairs?)) for (?=the (?:[a-z]+ )?(?:table|bench|desk|bar|counter)\b|(?:table|bench|desk) (?:\d|[a-e]\b))/gi,
    '$1 at ',
  ],
  [
    new RegExp(`^(?:take a )?step (back|forward|forwards|backwards?|left|right|aside)(?: by)? (${LENGTH})$`, 'gi'),
    'move it $2 $1',
  ],
  // "The room's furniture".
  [/\bthe (?:room|scene|place|house)['’]s (?=[a-z]+\b)/gi, 'the '],
  // "Someone left books on the table, tidy them onto the shelf": those.
  [
    /^(?:someone|somebody|they|he|she|the kids|the children|the guests|you|i|we) (?:has |have |had )?(?:left|forgot|forgotten) (?:some |the |a |an |my |their )?([\w ]+?) (on|in|under|next to|behind) (the [\w ]+?)(?:, | and |; |\. )(?:so |please |can you |could you )*tidy (?:them|it) (?:up |away )?/gi,
    'put the $1 that are $2 $3 ',
  ],
  [
    /^(?:tidy|pack)(?: up| away)? (?=(?:the |my |all |it\b|them\b)[\w ]*? ?(?:on|onto|in|into|under|next to|behind) the )/gi,
    'put ',
  ],
  [
    /^(?:please )?(?:tidy|clean|straighten|neaten) (?:up|it up|things up|everything up|everything|(?:up )?(?:the|this|my) (?:room|scene|place|mess))(?: a bit| a little| here| in here)?$/gi,
    'fix everything',
  ],
  // "Delete the ball and put a cube of the same size there".
  [
    /^(?:delete|remove|take away) (the [\w ]+?|it)(?:,? (?:and )?then|,? and|,) (?:put|add|place|create|make) (an? [\w ]+? (?:of|with) the same [\w ]+?) (?:there|in its place|where it was|in its spot)(?: instead)?$/gi,
    'replace $1 with $2',
  ],
  [
    /^(the [\w ]+?) (?:should |must |could |has to |have to )?(?:flank|frame|bracket|bookend)(?:s|ing)? (the [\w ]+)$/gi,
    'put $1 on both sides of $2',
  ],
  // "Hang the swing in the tree": from it.
  [
    /\b(hang|dangle|suspend|string up|fasten|tie|attach) (.+?) (?:in|on|off|onto|to|up in|under|below|from) (?=(?:the|each|every|both|all the|my) (?:[a-z]+ )*(?:trees?|oaks?|firs?|pines?|birch(?:es)?|palms?|branch(?:es)?|beams?|posts?|poles?|masts?|lamp ?posts?)\b)/gi,
    'hang $2 from ',
  ],
  // "Lanterns from the trees": one from each.
  [
    /^hang (?:some |a few )?((?!the\b|my\b|all\b)[a-z ]+?)s from (?:the|all the|both) ((?:[a-z]+ )*?)(trees|oaks|firs|pines|birches|palms|branches|beams|posts|poles|masts|lamp ?posts)$/gi,
    (_all, what: string, which: string, whole: string) =>
      `hang a ${what} from each ${which}${whole.replace(/(?<=ch)es$|s$/i, '')}`,
  ],
  [
    /^(?:now |and |then |ok )*back to (the (?!left|right|back|front|middle|center|start|way|beginning|original|first)[\w ]+)$/gi,
    'move it next to $1',
  ],
  // "Take one out and put it on the book".
  [
    /^take (one|two|three)(?: of (?:them|the [a-z]+))? out(?: of (?:it|there|the [\w ]+?))?(?:,? and| then|,) (put|place|set|lay) (?:it|them) (?=\w)/gi,
    '$2 $1 of them ',
  ],
  // "Let the dog walk to the gate".
  [
    /^(?:let|have|make) (the [\w ]+?|it|them) (?:walk|run|go|wander|trot|stroll|hop|crawl|swim|fly|drive|roll|travel) (?=(?:\d|an? |half |towards?|to |over to |away |back |forward|closer|around ))/gi,
    'move $1 ',
  ],
  [/,? (?:right in the )?dead cent(?:er|re)$/gi, ' in the middle'],
  [
    /^(?:load|haul|cart|carry|roll|transfer|heave|lug) (?=(?:an?|one|two|three|four|five|\d+) (?!of\b|meters?\b|cm\b|m\b))/gi,
    'move ',
  ],
  [
    /^((?:put|place|set|stand|lean) (?:the [\w ]+?|it)) (?:next to|beside|by|against) (the [\w ]+?),? leaning (?:on|against) (?:it|the \w+)$/gi,
    (_all, order: string, by: string) => `${order.replace(/^\w+/, 'lean')} against ${by}`,
  ],
  [
    /^(the [\w ]+?) (?:should|must|could|has to) (?:follow|trail|come) (?:right |directly |close |closely )?(?=behind )/gi,
    'put $1 ',
  ],
  [
    /^(?:round up|gather|herd|assemble) (the [\w ]+?) (by|at|near|around|next to|in front of) (?=the )/gi,
    (_all, what: string, at: string) => `put ${what} ${/^(?:by|at|near)$/i.test(at) ? 'next to' : at} `,
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:drink|eat|feed|graze) (?:from|at|out of) (the [\w ]+)$/gi,
    'put $1 next to $2 facing it',
  ],
  [/,? (?:nose|head|front|face) (?:to|towards) (the [\w ]+)$/gi, ' facing $1'],
  [/^shelve (the [\w ]+|it|them)$/gi, 'put $1 on the shelf'],
  [
    /^(the [\w ]+?|it) (?:is|are|stands?|sits?|hangs?) (?:at|on) the wrong (end|side) of (the [\w ]+)$/gi,
    'put $1 at the other $2 of $3',
  ],
  [/\b(scatter|strew|arrange|spread|place|set|put) (.+?) about (?=the )/gi, '$1 $2 around '],
  [
    /^who (?:left|put|placed|moved|parked|set) (the [\w ]+?) (?:there|here|(?:on|in|under|behind|next to|beside|at|in front of|by) [\w ]+?)\? (?:it|they) (?:goes|go|belongs?|should be|should go|must go) /gi,
    'put $1 ',
  ],
  [/\b(face|facing|look at|looking at|point at|pointing at) the (?:middle|center|centre) of (?=the |it\b)/gi, '$1 '],
  [
    /^(the [\w ]+?) (?:should|must|has to|needs to) (?:carry|hold|support|bear) (the [\w ]+?)(?:,? so (?:keep|put|leave) (?:it|them) on top)?$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:stand|set) (the (?!.*\b(?:to|and|on|in|further|higher|bit|a)\b)[a-z ]+?|it|them) (?:back )?up(?:right)?(?: again)?$/gi,
    'put $1 upright',
  ],
  [/\b(onto|on|on top of|above) (the [\w ]+?)(?: ['’]s|['’]s| s) (?:roof|top|lid|hood|tabletop|surface)$/gi, '$1 $2'],
  [/^(?:jack|hoist|crank|winch) (the [\w ]+?|it) up (?:by )?(?=\d)/gi, 'raise $1 by '],
  [
    /^(the [\w ]+?) (?:wants|needs|would like|is looking for|lost|misses|asks for) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|take|give|move|put|carry) it (?:back )?to (?:him|her|it|them)$/gi,
    'put $2 next to $1',
  ],
  [
    /\b(should|must|has to|have to|could|can) be (?:tidied|stowed|packed|cleared|put|tucked)(?: away)? (in|into|inside) (?=the )/gi,
    '$1 go into ',
  ],
  [
    /^(?:bring|move|take) (the [a-z]+(?: [a-z]+)?) from (the [\w ]*table[\w ]*?) (?:over )?to (the (?!left\b|right\b|front\b|back\b)[\w ]*table[\w ]*)$/gi,
    'put $1 at $2 next to $3',
  ],
  [
    /\b(should|must|has to|have to|ought to|needs to) be (?:kept|stored|stashed|parked) (?=(?:by|at|in|on|near|next to|beside|under|behind|against) )/gi,
    '$1 go ',
  ],
  [
    /^(?:the |my )?[a-z]+ (?:wants|needs|would like|has) to sit (?:at|by|around) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:bring|get|fetch|move|put) (the [\w ]+?)(?: over| there)?$/gi,
    'put $2 next to $1',
  ],
  [
    /^(the [\w ]+?|it|they|both [\w ]+?) (?:goes|go|belongs?|should go|should be|can go|must go|could go) there(?: too| as well)?$/gi,
    'put $1 there',
  ],
  [/^(?:let|have|make) (the [\w ]+?|it) (?:land|perch|settle|nest|alight) (?=(?:on|in|next to|beside) )/gi, 'put $1 '],
  [
    /^(move|bring|push|take|pull|shift|slide|raise|lift|lower) (the (?:(?!(?: to| by) )[a-z ])+?) ((?:(?:by )?(?:\d[\d.]* ?\w+|half an? \w+|an? \w+|a bit|bit) )?(?:to|into|against|towards|next|behind|closer|away|left|right|up|down|back|forward|by)\b.*?),? and (the [\w ]+?)(?: along| together)? with (?:it|them)$/gi,
    '$1 $2 and $4 $3',
  ],
  [/\bthe dining area\b/gi, 'the dining table'],
  [
    /\b(should|must|has to|have to|ought to|needs to) (be|stand|sit|go|lie) (?:together )?with (?=the [a-z]+$)/gi,
    '$1 $2 next to ',
  ],
  [
    /\bsomewhere [\w ]+?,? (?:like|such as|say|maybe|perhaps|for example) (?=(?:on|under|next to|beside|behind|in|near|by|in front of|against|between) )/gi,
    '',
  ],
]
