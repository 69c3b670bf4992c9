import { colorWord } from '../words/colors.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** A colour alone is what it is to have; other words are no order. */
const colored = (whole: string, word: string): string => (colorWord(word.toLowerCase()) ? `make it ${word}` : whole)

/** How one goes on in talk: back again, out of the way, over to the chair, and then close the gap. */
export const GOING_ON: Rule[] = [
  [/^(?:and |now )?sorted by (?=height|size|width|name|color|length)/gi, 'sort them by '],
  [new RegExp(`^not touching,? (?:but )?(?=${LENGTH} apart$)`, 'gi'), ''],
  [/^(?:and )?an? (meter|metre|foot) (?:further|farther)$/gi, '1 $1 further'],
  [new RegExp(`^make (?:that|this) (?=${LENGTH}$)`, 'gi'), 'make it '],
  [/^too [a-z]+[,;.] ([a-z]+)(?: please| instead| then)?$/gi, colored],
  [
    /^(?:and |no,? )?(?:something|maybe|perhaps|rather something|anything) (?:more )?like ([a-z]+)(?: please| instead)?$/gi,
    colored,
  ],
  [
    /^(?:actually|no|wait|oh),? (?:please )?(?:keep|leave) (?:it|them|that)(?: after all)?,? (?:and|but)(?: instead)? (?=(?:remove|delete|hide|move|make|paint|turn|put) )/gi,
    'undo, then ',
  ],
  // "Against the left wall" … "back wall then".
  [
    /^(?:and |no,? |or |maybe |perhaps )*(?:the )?(left|right|back|front) wall (?:then|instead|maybe|rather)$/gi,
    'against the $1 wall',
  ],
  // "Too big, a bit smaller".
  [
    /^(?:no,? )?(?:now )?(?:(?:that|it|this) is )?(?:way |much |far |a |bit |little )*too [a-z]+[,;.] (?:so )?(?:make it )?((?:a )?(?:(?:bit|little|tad|slightly|somewhat|much) )?[a-z]{2,}er)(?: please| then)?$/gi,
    'make it $1',
  ],
  [/^(?:and )?the same goes for (the [\w ]+)$/gi, 'the same for $1'],
  [/^(?:oh dear|oh no|oh my|good grief|yikes|oops)[,!.]* no[.!]*$/gi, 'undo'],
  [/^(?:go |turn )?back to ([a-z]+)$/gi, colored],
  [/^a bit more[,;.] another (meter|metre|half a meter)$/gi, 'another $1'],
  [/^(?:and )?twice more$/gi, 'two more'],
  [
    /^(?:no good|not good|too (?:dark|bright|loud|dull|strong|pale|boring)|that is not it|nope|nah|no)[,;.] (?:try |rather |make it |better )?([a-z]+)(?: please| instead)?$/gi,
    colored,
  ],
  [
    /^(?:i think )?([a-z]+) (?:is|was|would be|looks) (?:better|nicer|best)(?: after all| then| instead| here)?$/gi,
    colored,
  ],
  [
    /^actually,? it (?:should|must|has to) (?:be|go|stand|lie) (?=(?:on|in|under|next to|beside|behind|in front of) )/gi,
    'no, ',
  ],
  [
    /^(?:and )?(?:all of them|the others? too|the rest|all the others)(?: too| as well| please)*$/gi,
    'the same for the others',
  ],
  [/^(?:a )?(?:good|fair|little) bit more$/gi, 'even more'],
  // "The ferry needs that too".
  [
    /^(?:and )?(the [\w ]+?) (?:(?:needs?|wants?|gets?|deserves?) (?:that|it|the same|this)(?: too| as well| also)?|should (?:go|move|be moved|turn|come|get) (?:just |exactly )?(?:as far|as much|the same(?: way| distance)?|likewise)(?: too| as well)?)$/gi,
    'the same for $1',
  ],
  [
    /^(?:that|this|it) is not (?:quite |nearly |yet )?(?:enough|far enough)[,;.] (?=(?:the |do the )?same again|again\b|once more|one more time|more\b)/gi,
    '',
  ],
  [/^(?:do )?the same again$/gi, 'again'],
  [/^(?:and )?(the [\w ]+?|those|these) can (?:go|leave|disappear) (?:too|as well|also)$/gi, 'and delete $1 too'],
  // "Repeat that for the desk", "likewise the desk".
  [
    /^(?:and |now |then )*(?:(?:repeat|apply|use|do) (?:that|this|it|the same)(?: change| thing)? (?:for|to|on|with)|copy (?:that|this|the same)(?: change| thing) (?:for|to|on|with)|repeat (?:for|with|on)|do so (?:for|with|to)|likewise(?: (?:for|with))?|same (?:thing )?(?:for|with|to)|ditto (?:for|with)?|now do|then do|and do|also do) (the [\w ]+?)(?: too| as well| next)?$/gi,
    'do the same to $1',
  ],
  [
    /^do (the (?!same|rest|math|opposite)[a-z]+(?: [a-z]+)??(?: \d+)?)(?: next| now| too| as well)?$/gi,
    'do the same to $1',
  ],
  [/^(?:and |now )*give (the [\w ]+?) the same treatment(?: too| as well)?$/gi, 'do the same to $1'],
  [
    /^(?:and |now )*(the [\w ]+?) (?:should|must|could|can) (?:have|get|be) (?:that|the same(?=.* (?:too|as well|also)$)) (colou?r|material|size|height|width)(?:,? (?:too|as well|also))?$/gi,
    'make $1 the same $2 as it',
  ],
  [/\bthe (?:rest|remainder|remaining ones) of (?:them|those)\b/gi, 'the others'],
  [
    /^(?:give|apply|copy) (?:the )?same (colou?r|material|size|height|width|rotation) to (the [\w ]+)$/gi,
    'make $2 the same $1 as it',
  ],
  [
    /^give (the [\w ]+?) the same (colou?r|material|size|height|width|rotation)(?: too| as well)?$/gi,
    'make $1 the same $2 as it',
  ],
  [
    /^copy (?:its|the|that) (colou?r|material|look|size|height) (?:over )?to (the [\w ]+)$/gi,
    'make $2 the same $1 as it',
  ],
  // How often, and how far on.
  [
    new RegExp(`^(?:and |now )?(${COUNT}) (?:copies|duplicates|clones)(?: more| of it| then)?$`, 'gi'),
    'make $1 copies of it',
  ],
  [new RegExp(`^(?:and )?(${COUNT}) (?:others|other ones|further ones|additional ones)$`, 'gi'), '$1 more'],
  [
    new RegExp(
      `^(?:i|we) (?:want|need|would like|['’]d like) (${COUNT}) of (?:them|those|these)(?: in total| altogether)?$`,
      'gi',
    ),
    'there should be $1 of them',
  ],
  [new RegExp(`^(${COUNT}) (?:of them )?(?:in total|altogether|in all)$`, 'gi'), 'there should be $1 of them'],
  [/^(?:and |no,? |now )?even (further|farther)$/gi, '$1'],
  [/^(?:that|this|it) is (?:still )?not (?:quite |nearly |yet )?(?:enough|far enough|sufficient)$/gi, 'more'],
  [/^plus (the [\w ]+)$/gi, '$1 too'],
  [/^(?:get |and |just )?out of (?:the|my|our) way$/gi, 'move it out of the way'],
  [
    /\b(?:spin|turn|rotate|swivel) (it|them|the [\w ]+?) (?:half ?way|half|by half) (?:a )?(?:round|around|turn)\b/gi,
    'rotate $1 180 degrees',
  ],
  [
    /\b(?:spin|turn|rotate|swivel) (it|them|the [\w ]+?) (?:by )?a quarter (?:of the way )?(?:round|around|turn)\b/gi,
    'rotate $1 90 degrees',
  ],
  [
    /\b(together|end to end|side by side|next to each other),? so (?:that )?(?:they|it) (?:all )?(?:forms?|makes?|becomes?|looks? like) (?:one|an?) .*$/gi,
    '$1',
  ],
  [
    /^(?:clone|copy|duplicate) (.+?) (?:two|three|four|2|3|4)? ?(?:times|more times)?,? ?(?:so that there is )?one (?:for|in|per|into|at) (?:each|every) (?:other )?corner$/gi,
    'put a copy of $1 in every corner',
  ],
  [/^turn on (?:some|a few|a couple of) ((?:[a-z]+ )?(?:lights|lamps))$/gi, 'add some $1'],
  [/\b(?:cover|fill) (?:up )?(?:the )?(?:whole|entire|full) (floor|table|wall|rug|desk|room)$/gi, 'as large as the $1'],
  [/\b(as (?:wide|long|deep|broad|large|big) as) the (?:whole |entire )?room\b/gi, '$1 the floor'],
  [
    /^(the [\w ]+?) (?:is|are|hangs?|sits?|stands?) too (?:low|high)[,;.:] (?:please )?(?:put|hang|set|place) (it|them) at (\d[\d.]* ?c?m)$/gi,
    'put $1 at a height of $3',
  ],
  [
    /^(the [\w ]+?) (?:does not|do not) (?:really |quite )?(?:match|go with|suit) (the [\w ]+)$/gi,
    'paint $1 to match $2',
  ],
  [
    /^there is (?:nowhere|no place|no room) (?:for me )?(?:to put|for) (?:my |the |a )?(?:coffee|tea|drinks?|cup|mug|glass|book|phone)(?: down)?((?: (?:next to|beside|by|near|in front of) .+)?)$/gi,
    'add a side table$1',
  ],
  [
    /(?<!^(?:point|aim|face) )\b(?:each|every) (?:one )?(?:of the )?(chair|stool|seat)s? (?:at|around) (?=(?:the|my) )/gi,
    'each $1 that is at ',
  ],
  [/(?<!\btogether )\bend to end\b/gi, 'in a row with a gap of 0 m'],
  [
    /^(the [a-z]+(?: [a-z]+)?),? (?:can|could|may|should) (?:it|they) (?:be|get|become) (?:made )?(.+?)\??$/gi,
    'make $1 $2',
  ],
  [/^(no,? (?:i mean(?:t)? )?(?:rather )?the (?:first|second|third|fourth|last))$/gi, '$1 one'],
  [/^make (the [\w ]+?|it|them) (?:sparkle|glitter|gleam|shimmer)(?: (?:a )?bit)?$/gi, 'make $1 shinier'],
  [
    /\b(?:close|fill|shut) (?:up )?the gaps?(?: (?:again|that (?:is|was) left|it leaves|between (?:them|the others)|in the (?:row|line)))?(?=$|[,.;])/gi,
    'closegap',
  ],
  [
    /^(?:no|nah|nope|hm+|ok(?:ay)?|on second thoughts?|actually),? (?:please |let us |then )?(?:go back|(?:change|turn|put) (?:it|them|that) back|back to (?:how|what|the way) (?:it|they) (?:was|were)|revert(?: it| that| them)?|back again)$/gi,
    'undo',
  ],
  [
    /^i wonder (?:how|what) (?:it|this|that|everything|all of it|the [a-z]+) (?:all )?(?:looks|would look|appears)(?: like)? from (?=\w)/gi,
    'look from ',
  ],
  [
    /\b(move|put|take|bring|place|carry) all (?:of )?(?:that|this|those|these)(?: stuff| things)? (?=(?:to|on|onto|into|in|next|behind|over|under)\b)/gi,
    '$1 them all ',
  ],
  // "One of the stools is broken, remove it": one, whichever.
  [
    /^one of the ([\w ]+?s) (?:is|looks|seems) [\w ]+?[,;.] (?:so )?(?:please )?(remove|delete|hide) it$/gi,
    '$2 one of the $1',
  ],
  [
    /^(?:show (?:me )?(?:only|just|nothing but)|(?:only|just) show(?: me)?(?!.* ones?$)) (?=the |my |all )/gi,
    'isolate ',
  ],
  [/^(?:and |then )?over (?=(?:to|there|by|near|next to|behind|beside|in front of) )/gi, ''],
  [/\bwere (?=(?:the [\w ]+?|it|that) (?:is|was|stands|stood)$)/gi, 'where '],
  [
    /^(?:ok(?:ay)?,? |now |then |and )*put (?:everything|all|it all|them all|all of (?:it|them)) back(?: again| please)?$/gi,
    'put everything back where it was',
  ],
  [
    /\b(switch|turn) of (?=(?:the|all|every|both) [\w ]*(?:lights?|lamps?|spots?|spotlights?|lanterns?|bulbs?)\b)/gi,
    '$1 off ',
  ],
  [
    /^and (?:what about )?the ((?:second |third )?(?!rest\b)(?:\w+est))(?: one| thing)?$/gi,
    'and which thing is the $1',
  ],
  [/^do (?:it |that )?(?:only|just) (?:to |for |with )?(?=the (?!(?:same|opposite)\b))/gi, 'do the same to '],
  [/^do (?=the (?:left|right|first|second|third|last|other|middle) one$)/gi, 'do the same to '],
]
