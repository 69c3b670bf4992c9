import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'
import { ORDER_OF_STATE } from './switching.ts'

const COLORS = `(?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})`

/** A thing, up to what is said of it. */
const THING =
  '(the (?:(?!(?:and|but|then|should|must|has|have|needs?|ought|is|are|was|were|could|can|might|would|be|being|to|made) )[\\w ])+?|it|them|all (?:the )?[\\w ]+?|both [\\w ]+?)'

/** How somebody would like a thing to be, or what to have: "I want the cup on the table", "why isn't it red?". */
export const WISHED: Rule[] = [
  [/\b(?:shall|had better|had best)\b(?= (?:be|go|stand|face|look|have|get|move|become|lie|sit|hang)\b)/gi, 'should'],
  [/^ideally,? (.+?) would (?=be )/gi, '$1 should '],
  [
    /^why (?:is not|are not|isn['’]t|aren['’]t) (the [\w]+(?: \w+)??|it|they|all (?:the )?\w+) (?=\w)/gi,
    '$1 should be ',
  ],
  [
    new RegExp(
      `^(?:please )?(?:(?:(?:can|could|may) (?:we|i|you) )?(?:have|get|let|make)|how about|what about) ${THING} (?:be |being )?(${Object.keys(ORDER_OF_STATE).join('|')})\\??$`,
      'gi',
    ),
    (_all, what: string, done: string) => `${ORDER_OF_STATE[done.toLowerCase()]} ${what}`,
  ],
  [
    new RegExp(
      `^(?!(?:add|create|build|insert|put|place|select|delete|hide|find|which|what(?! if)|how many|show|move|remove|paint|duplicate|copy|clone|rotate|turn|tilt|flip|scale|resize|enlarge|shrink|lift|raise|lower|swap|replace|group|rename|lock|unlock|push|pull|drag|shift|slide|stack|align|line up|frame|isolate|get rid|focus|zoom|bring|take|set|hang|lean|center|where|count|is|are|it would)\\b)(?:(?:(?!the |it |all |both )[\\w'’]+,? )*)${THING} (?:(?:should|must|has to|have to|needs? to|ought to|(?:is|are) supposed to|could|can|might|would)(?: be| look)*(?: better)? |(?:was|were|is|are|be|being|to be) )?(?:better )?made (?:out )?of ([a-z]+)\\??$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:i|we|somebody|someone|everyone|everybody|people|they|the [a-z]+) (?:really )?(?:needs?|wants?|would like|would love)(?: to have| to see)? (the (?:(?! to )[\\w ])+?) (?=(?:on|onto|in|into|next to|beside|behind|under|in front of|near|by|between|against|above) (?:the|my) )(?!.* to (?!the |my |it\\b)[a-z])(?!.*\\b(?:${COLOR_WORDS.join('|')}|gone|visible|invisible|open|closed|on|off|glow|shiny|transparent|deleted|removed|hidden|\\w+er|back|there)$)`,
      'gi',
    ),
    'put $1 ',
  ],
  // "Could the clock be a bit bigger and hang a bit lower?"
  [
    new RegExp(
      `^(?:can|could|should|would|may|might) ${THING} be ((?:(?! and ).)+?) and (?:be|hang|stand|sit|lie) ((?:a )?(?:bit |little |much |slightly )*(?:lower|higher|closer|nearer|further))\\??$`,
      'gi',
    ),
    'make $1 $2 and move it $3',
  ],
  // "I don't like maroon, what about beige?", "try it with leather sofas".
  [
    new RegExp(
      `^i (?:do not|don['’]?t) (?:really )?(?:like|want) (?:the |that )?(${COLORS})(?: any ?more)?[,;.:] (?:what about|how about|make it|try|let us (?:try|have)|take|use) (${COLORS})\\??$`,
      'gi',
    ),
    'make everything $1 $2',
  ],
  [
    new RegExp(
      `^(?:let us |please |maybe |perhaps )?try (?:it|this|that|everything) with (${COLORS}|leather|wooden|wood|glass|marble|metal|gold|golden|silver|chrome|steel|velvet|linen|stone|brick|oak|walnut|pine) ([a-z]+)$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  // "Let's have the bridge a bit longer so it spans the stream".
  [
    /^let us (?:have|get|make) (the [\w ]+?|it|them) ((?:a (?:bit|little|lot) |much |slightly )?\w+er)(?: so (?:that )?(?:it|they) .+)?$/gi,
    'make $1 $2',
  ],
  // "The drummer needs his stool right behind the drum".
  [
    /^(?:the |my |our )?[a-z]+ (?:needs?|wants?|likes?|prefers?|would like|requires?) (?:his|her|their|its|the) ([\w ]+?) (?:right |just |directly |to (?:be|stand) )*(?=(?:on|next to|beside|behind|under|in front of|near|by|between|against|above) the )/gi,
    'put the $1 ',
  ],
  [
    /^(the [\w ]+?|it) would be (?:easier|better|nicer|simpler|more \w+|handier) to \w+ (?=(?:on|in|next to|beside|near|by|at|under|in front of) the )/gi,
    'put $1 ',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are) (?:needed|wanted|required) (?:at|by|near|next to|beside) (?=[a-z])/gi,
    'put $1 next to ',
  ],
  [/^(the [\w ]+?|it) (?:is|are) (?:needed|wanted|required) (?=(?:on|in|under|behind|in front of) the )/gi, 'put $1 '],
  [
    new RegExp(
      `^i(?: am|['’]m) not (?:really |very |so |too )*(?:happy with|satisfied with|pleased with|keen on|fond of|sure about) (the [\\w ]+?)[,;.] (?:so |please |let us |maybe )*(?:try|use|go for|go with|how about|what about|make it|rather|take) ((?:light |dark )?(?:${COLOR_WORDS.join('|')}))(?: instead)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:would|might|could) (?:be|look|seem) (?:much |a lot |even |far |really |so |very )?(?:more )?[a-z]+ (?:in|if (?:it|they) (?:was|were)|with|when)(?: painted)? ((?:light |dark )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "It needs a plant beside the machine": here.
  [
    /^(?:it|this|the place|here it) (?:needs|lacks|could use|wants|is missing) (an? [\w ]+? (?:on|next to|beside|behind|under|in front of|near|by|between|above|against|in) .+)$/gi,
    'add $1',
  ],
  // "A lamp on the desk would help", "a bookcase there would be nice, with a plant on it".
  [
    /^(?!.*\b(?:bit|little|touch|more|less|light|lighting|space|colou?r)\b.* would)((?:an?|another|some|two|three) [\w ]+?) would (?:really |certainly |also )?(?:help|do|be (?:so |very |really )?(?:of help|helpful|nice|great|good|lovely|perfect|cool|wonderful|handy|useful))(?: a lot| here)?(?=[.!]?$|,? and |,? with |, )/gi,
    'add $1',
  ],
  [
    /^it (?:would|might|could) (?:help|be (?:helpful|useful|handy|practical|wise|good|nice|great|best|lovely)) to (?:have|see|add|put|get) (?=an? |some |two |three |another )/gi,
    'add ',
  ],
  [
    /^(the [\w ]+?|it|they) (?:wants?|would like|has|have|needs?|likes?|longs?) to (?:be|stay|stand|sit|live) (?:together )?with (the [\w ]+)$/gi,
    'put $1 next to $2',
  ],
]
