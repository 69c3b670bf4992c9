import { LENGTH, type Rule } from './rules.ts'

const WAIT =
  '(?:no,? wait|wait,? no|hold on|actually,? no|actually|no,? sorry|sorry|i mean(?:t)?|or rather|rather|oops|no)'

/** What begins a place that may be taken back. */
const PLACES =
  'on|onto|in|into|above|over|below|under|behind|next to|beside|in front of|near|against|towards?|to the (?:left|right) of'

/** What is said and taken back in the same breath: the last word holds. */
export const HESITATIONS: Rule[] = [
  // "That is too dark now".
  [
    /^((?:that|it|this|they|the [\w ]+?) (?:is|are|looks?|seems?) (?:way |much |a bit |far |a little )?too \w+) (?:now|already|then|for me|for my taste|like (?:this|that))$/gi,
    '$1',
  ],
  // "2.2 m then": instead of what was said.
  [
    new RegExp(`^(?:ok,? |so |alright,? |rather |make (?:it|that) )*(${LENGTH}) (?:then|instead|rather)$`, 'gi'),
    'no, $1',
  ],
  // "Hmm, too close": what is said behind it.
  [
    /^(?:hm+|uh+m?|mm+)[,.… ]+(?=(?:too |a bit |bit |that |it |this |they |the |not |make |put |move |still |now )\b)/gi,
    '',
  ],
  // "Add tree chairs": three.
  [/\b(add|put|place|make|create|give me) tree (?=(?!houses\b|trunks\b|stumps\b|lights\b)[a-z]+s\b)/gi, '$1 three '],
  // "Hm, no": no.
  [
    /(?<=^|[.!?;] )(?:(?:hm+|uh+m?|er+m?|umm*|ah|oh|hold on|wait|well|oops|ugh|argh)[,.… ]+)+(?=no\b(?! (?:more|less)\b))/gi,
    '',
  ],
  [/^(?:no|wait|oh)[,!]? (?:no|wait)[,!]? (?=(?:bring|put|give|get) )/gi, ''],
  [
    /^(?:oops,? |sorry,? )?(?:that|this|it) was (?:a mistake|an error|not what i (?:meant|wanted))[.!]*$/gi,
    'undo that',
  ],
  // "Nah, undo": once.
  [/^(?:nah|nope|no|hm+|oops|wait|actually),? (?=(?:undo|revert|take (?:it|that) back)\b)/gi, ''],
  [/^not (?:that|this)(?: one)?,? (?:but )?the other(?: one)?$/gi, 'no, the other one'],
  [
    /^(?:(?:actually|no|nope|hm+|wait|sorry|oh|well)[,.! ]+)*(?:only|just) (the [\w ]+ ones?)(?: (?:should|must|needs? to|has to|was meant to) (?:be |have been |get |go |be the one )?(?:[a-z]+ed|up|down|moved|higher|lower|bigger|smaller)(?: up| down)?)?[.!]*$/gi,
    'no, $1',
  ],
  // "Can you mow... nah, just make the lawn greener".
  [
    /^.+?(?:\.{2,}|…|[,.;!?]| -) *(?:(?:no|nah|hm+|wait|oh),? )*(?:nah|never ?mind(?: (?:that|it))?|forget (?:it|that|about (?:it|that))|scratch that|on second thoughts?)[,.;:!]* *(?:(?:just|rather|instead|better|simply|let us|let['’]s) )*(?=(?:make|put|move|add|delete|remove|turn|rotate|paint|place|take|bring|give|hide|show|color|set|swap|align|stack|group) )/gi,
    '',
  ],
  // "Undo that, only the cubes": the same again, of those alone.
  [
    /^(?:undo|revert|take back)(?: that| it| this)?[,.;]? (?:and |but )?(?:only|just) (?=(?:the|my|those|these|that|this)\b)/gi,
    'no, only ',
  ],
  [/^(?:no|oops|wait|hmm),? (?=(?:put it |move it |go )?back (?:to )?where it was\b)/gi, ''],
  [/^(?:no|none|nothing|really|not)\?[,.]? (?:so |well,? )?(?:then )?(?=(?:add|put|make|create|place|get)\b)/gi, ''],
  // "I don't want the globe on the desk but on the floor": where it is to be.
  [
    /^i (?:do not|don['’]?t) (?:really )?want (the [\w ]+?|it|them) (?:on|in|at|under|behind|next to|by|near|beside|over|against) [^,]+?,? (?:but|rather|instead) (?:rather )?((?:on|in|at|under|behind|next to|by|near|beside|over|against|between) .+)$/gi,
    'put $1 $2',
  ],
  [/^i (?:do not|don['’]?t) (?:really )?want (the [\w ]+?|it|them) on (the [\w ]+)$/gi, 'put $1 on the floor'],
  // "I want to see more of the wall, so make the shelves lower": why, and then what to do.
  [
    /^i (?:want|would like|need|have) to (?:see|have|get|use|reach|show) [^,]*, so (?:please |can you |could you )?(?=(?:make|move|put|turn|take|add|delete|remove|paint|place|hide|lower|raise) (?!it\b|them\b))/gi,
    '',
  ],
  [
    /^no (?:more )?(?!thanks?\b|thank\b|problem|need|worries|way\b|shadows?\b|fog\b|background\b|grid\b|lights?\b|sky\b|environment\b)([a-z]+(?: [a-z]+)?),? (?:please|in here)[.!]*$/gi,
    'delete the $1',
  ],
  [
    /^(?:actually|honestly|frankly|basically|to be honest|in fact|come to think of it),? (?=(?:the|my|our|i|we|can|could|let|all|both|every|those|these|this)\b)/gi,
    '',
  ],
  // "The ball... no, the bigger one": the bigger ball.
  [
    new RegExp(
      `\\b(?:the|my) ((?:[a-z]+ )?[a-z]+)(?:,| -|\\.{2,}|…) ?${WAIT},? (the [a-z]+) one\\b(?:,| -|\\.{2,}|…)?`,
      'gi',
    ),
    '$2 $1',
  ],
  // "To the left of the box... I mean of the sofa".
  [new RegExp(`\\bof (?:the|my) (?:[\\w-]+ )?[\\w-]+(?:,| -|\\.{2,}|…) ?${WAIT},? (?=of )`, 'gi'), ''],
  // "Put a lamp beside the armchair? I mean the sofa, sorry".
  [
    /\b(?:the|my) (?:[\w-]+ )?[\w-]+[.?!;]+ (?:(?:oh|sorry|oops|no|wait)[,.!]? )*(?:i (?:mean|meant)|or rather|make that) ((?:the|my) (?:[\w-]+ ){0,2}?[\w-]+)(?:,? (?:sorry|of course|obviously|oops))*[.!]*$/gi,
    '$1',
  ],
  // "The sofa... make it... uh... green".
  [
    new RegExp(
      `(?<=\\b(?:it|them|the [\\w ]+?))(?:\\.{2,}|…|,) ?(?:(?:uh+m?|er+m?|um+|hm+)(?:\\.{2,}|…|,| ) ?)+(?! *(?:${PLACES}|the|an?|no|not|wait|sorry|actually|rather|i)\\b|\\d)`,
      'gi',
    ),
    ' ',
  ],
  [/^(the [\w ]+?)(?:\.{2,}|…) (?=(?:make|paint|move|put|turn|delete|hide|color) (?:it|them)\b)/gi, '$1. '],
  // "The white one, I mean".
  [/^(?!(?:no|sorry|wait)\b)((?:the|all|on|in|to|next|behind|under) [\w ]+?),? (?:i mean|i meant)$/gi, 'i mean $1'],
  // "Above it, rather".
  [
    /^((?:on|under|above|below|behind|beside|next to|in front of|to the (?:left|right) of) [\w ]+?),? (?:rather|instead)$/gi,
    'no, $1',
  ],
  // "No wait, we have one already, undo".
  [
    /^(?:no|oh|oops|wait|hmm|ah|sorry|whoops|actually)\b.*[,.;!] *(?:please )?undo(?: (?:it|that|this))?$/gi,
    'undo that',
  ],
  // "No, the other one … I mean the plant".
  [/^(no|sorry|wait)\b.*\b(?:i mean|i meant) (?=the |it\b|all )/gi, '$1, '],
]
