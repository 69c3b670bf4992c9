import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'

const AGAINST: Record<string, string> = {
  left: 'to the right',
  right: 'to the left',
  back: 'forward',
  backward: 'forward',
  front: 'back',
  forward: 'back',
  up: 'down',
  high: 'down',
  down: 'up',
  low: 'up',
}

/** What stands, takes or shows more than it should: "the bin is too far to the right". */
export const MISPLACED: Rule[] = [
  [
    new RegExp(
      `^(?:i|we|somebody|someone|everyone|everybody|people|they|the [a-z]+) (?:really )?(?:needs?|wants?|would like|would love)(?: to have| to see)? (the (?:(?! to )[\\w ])+?) (?=(?:on|onto|in|into|next to|beside|behind|under|in front of|near|by|between|against|above) (?:the|my) )(?!.* to (?!the |my |it\\b)[a-z])(?!.*\\b(?:${COLOR_WORDS.join('|')}|gone|visible|invisible|open|closed|on|off|glow|shiny|transparent|deleted|removed|hidden|\\w+er|back|there)$)`,
      'gi',
    ),
    'put $1 ',
  ],
  [
    /^(the [\w ]+?|it) would be (?:easier|better|nicer|simpler|more \w+|handier) to \w+ (?=(?:on|in|next to|beside|near|by|at|under|in front of) the )/gi,
    'put $1 ',
  ],
  // "Is the bed not a bit big? Shrink it".
  [
    /^(?:is|are) (?:not )?(the [\w ]+?|it) (?:not )?((?:a bit|a little|too|rather|quite|way too) [\w ]+?)\? (?=[a-z]+ (?:it|them|that)\b)/gi,
    '$1 is $2. ',
  ],
  [
    /^(the [\w ]+?) (?:looks?|is|are|seems?) (?:so |too |a bit |rather |pretty |very )*(?:empty|bare|naked|blank|boring|lonely)[,;.] (?:so )?(hang|put|add|place|set) (an? [\w ]+?|some [\w ]+?) (?:there|on it|here)$/gi,
    '$2 $3 on $1',
  ],
  [
    /^there is (?:nowhere|no (?:place|room|space|spot)) [^,;.]*[,;.] (?:so )?(?:please )?(?=(?:add|put|place|create|get|bring) an? )/gi,
    '',
  ],
  [
    /^(?:i (?:want|would like|need|should like) to (?:be able to )?)?(?:look out of|see out of|see|watch|look at|look through) (the (?!scene|room|front|back|left|right|top)[\w ]+?) from (the (?!.*\b(?:left|right|front|back|top|side|corner|other|door|end|window|distance)\b)[\w ]+)$/gi,
    'turn $2 to face $1',
  ],
  [
    /^(?:let|make|give) (the [\w ]+?|it|them) (?:have |get )?(?:a |the )?(?:good |nice |clear |better )?view (?:of|to|out of|onto|on) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [
    /^(the [\w ]+?|it|they) (?:does|do) not (?:really )?(?:need|have) to be (?:that|so|this|quite so) (\w+)$/gi,
    '$1 is too $2',
  ],
  [/\b(?:closer|nearer) to (the [\w ]+?), (?:right |directly |just )?(?:beside|next to|by) it$/gi, 'next to $1'],
  [
    /^(the [\w ]+?|it) (?:is|are) (?:needed|wanted|required) (?:at|by|near|next to|beside) (?=[a-z])/gi,
    'put $1 next to ',
  ],
  [/^(the [\w ]+?|it) (?:is|are) (?:needed|wanted|required) (?=(?:on|in|under|behind|in front of) the )/gi, 'put $1 '],
  // "We only need the green chairs, remove the red ones".
  [
    new RegExp(
      `^(?:we|i) (?:only |just )*(?:need|want|like|keep) (?:only )?the [a-z]+ ([a-z]+s)[,;.] (?:so |please )*(remove|delete|hide) (?:the )?((?:${COLOR_WORDS.join('|')}|other|big|small|large)) ones$`,
      'gi',
    ),
    '$2 the $3 $1',
  ],
  // "There is no table for the drinks, add one between the loungers".
  [
    /^there is no ([a-z]+)(?: [^,;.]*)?[,;.] (?:so )?(?:please )?(?:add|put|place|set|create) one (.+)$/gi,
    'add a $1 $2',
  ],
  // "A bench to wait on next to the counter": what it is for.
  [
    /(?<=\b(?:an?|another|some|two|three) (?:(?!place|spot|space|room)[a-z]+ ){1,3})to (?:wait|sit|rest|lie|sleep|lean|work|eat|write|read|play|relax|cook)(?: down)?(?: on| in| at)? (?=(?:next|beside|in front|behind|near|by|between|on|at|against|under) )/gi,
    '',
  ],
  [
    /^it is (?:so |way |much |a bit |rather )?too dark (?:at|on|near|by|around|over) (the [\w ]+?)[,;.] (?:so )?(?:please )?(?:put|add|place|set) (an? (?:[a-z]+ )?(?:lamp|light)) (on|next to|beside|over|above) it$/gi,
    'add $2 $3 $1',
  ],
  [
    /^((?:an?|another|some|two|three) [\w ]+?) would (?:really |certainly )?(?:help|do|be (?:of )?help(?:ful)?)(?: a lot| here)?$/gi,
    'add $1',
  ],
  // "It should not lie on the floor, put it on the counter".
  [
    /^(the [\w ]+?|it|they) (?:should|must|may|can|does|do|is|are) not (?:be |supposed to |allowed to )*(?:lie|lay|stand|sit|be|hang|lying|standing|sitting)? ?(?:around )?(?:on|in|under|behind|next to|beside|near) [^,;.]+[,;.] (?:so |please )?(put|move|place|bring|set|hang) (?:it|them) /gi,
    '$2 $1 ',
  ],
  [
    /^(?:we|i|you) (?:need|want|could use) (?:some )?more light (?:at|on|near|by|over) (the [\w ]+?)[,;.] (?:so )?(?:put|add|place|set) (an? [\w ]+?) there$/gi,
    'add $2 next to $1',
  ],
  // "How would it look without the trees?": they are hidden, and come back as easily.
  [
    /^(?:show(?: me)?|i (?:want|would like|need) to see|(?:can|could|may) (?:i|we) see|let (?:me|us) see|look at|see|how would|how does|what would|what does) (?:it|this|that|the [\w ]+?|everything|how (?:it|this|that|everything) (?:looks|is)) (?:(?:look|be|appear)(?: like)? )?without (?:the |any |all the |all )?(?!(?:shadows?|fog|grid|light)\b)([\w ]+?)\?*$/gi,
    'hide the $1',
  ],
  [
    /^(the [\w ]+?|it|they) (?:wants?|would like|has|have|needs?|likes?|longs?) to (?:be|stay|stand|sit|live) (?:together )?with (the [\w ]+)$/gi,
    'put $1 next to $2',
  ],
  [
    new RegExp(
      `^i(?: am|['’]m) not (?:really |very |so |too )*(?:happy with|satisfied with|pleased with|keen on|fond of|sure about) (the [\\w ]+?)[,;.] (?:so |please |let us |maybe )*(?:try|use|go for|go with|how about|what about|make it|rather|take) ((?:light |dark )?(?:${COLOR_WORDS.join('|')}))(?: instead)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "Make the cases white, all but the blue one".
  [
    /(?<=^(?:paint|make|colou?r|turn|set|give|move|scale|rotate|hide|delete|lock) .+?),? (?:but )?all (?:but|except|apart from|save) (?=the |that |those |my )/gi,
    ' except ',
  ],
  [
    /^(.+?) (?:is|are|stands?|sits?|hangs?|lies?) (?:way |much |far |a bit |bit |a little |slightly |still )*too far (?:to the |on the |towards the )?(left|right|back|front|forwards?|backwards?|up|down|high|low)$/gi,
    (_all, what: string, way: string) => `move ${what} ${AGAINST[way.toLowerCase().replace(/s$/, '')]} a bit`,
  ],
  [
    /^(the [\w ]+?|it|they) (?:takes?|uses?|needs?|eats?)(?: up)? (?:far |way |much )?too much (?:space|room)$/gi,
    '$1 is too big',
  ],
  [/^(the [\w ]+?|it|they) could use (?:some |a bit |a little )?more size$/gi, 'make $1 bigger'],
  [
    /^(.+?) (?:should|must|need|ought|have) (?:to )?not (?:to )?be (?:visible|seen|shown|displayed)(?: (?:now|anymore|any more|for now))?$/gi,
    'hide $1',
  ],
  [
    /^(?:let )?(the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|they|them)(?: all)? (?:match|agree) in colou?r$/gi,
    'make $1 the same color',
  ],
  [
    /^(?:make|let|have) (the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|them)(?: all)? (?:match(?: (?:in colou?r|each other))?|agree in colou?r)$/gi,
    'make $1 the same color',
  ],
  [
    /^give (the [\w ]+?s|all (?:the )?[\w ]+?s|both [\w ]+?s|them)(?: all)? (?:one|a single|the same|a common|a uniform|one and the same) colou?r$/gi,
    'make $1 the same color',
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
  [
    /^it (?:would|might|could) (?:help|be (?:helpful|useful|handy|practical|wise|good|nice|great|best|lovely)) to (?:have|see|add|put|get) (?=an? |some |two |three |another )/gi,
    'add ',
  ],
]
