import type { Rule } from './rules.ts'

/** Where things are to go, told by what they do there: "the speakers should flank the piano", "round up the cows". */
export const ERRANDS: Rule[] = [
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
