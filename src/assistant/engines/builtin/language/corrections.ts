import { COLOR_WORDS } from '../words/colors.ts'
import { LENGTH, type Rule } from './rules.ts'

const COLOR = `(?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})`
const WAY = '(?:left|right|up|down|back|forward|forwards|backwards)'

/** That the last order was not what was meant, and what was: said back to front, or with a reason. */
export const CORRECTIONS: Rule[] = [
  [
    new RegExp(
      `^(?:(?:no|better|rather|correction|oops|wait|sorry|i said|i meant to say|wrong colou?r|not that colou?r|switch to|change to|turn to|how (?:does|would|about|is)|what (?:does|would|about)|would|does)[,:.]? )+(?:make it |it )?((?:light |dark )?(?:${COLOR_WORDS.join('|')}))(?: look| be| work| do| then| please| instead| better)*[?.!]*$`,
      'gi',
    ),
    'no, $1',
  ],
  [
    new RegExp(
      `^((?:light |dark )?(?:${COLOR_WORDS.join('|')})),? (?:and )?not (?:${COLOR_WORDS.join('|')})[.!]*$`,
      'gi',
    ),
    'no, $1',
  ],
  [/^(?:better|rather|actually|hm+),? (?=\d)/gi, 'no, '],
  [
    /^(?:no|sorry|wait|actually)[,.!]? (?:rather )?make (?:it|that|them) (two|three|four|five|six|seven|eight|nine|ten|\d+)$/gi,
    'no, $1',
  ],
  [new RegExp(`^(${LENGTH}),? (?:and |but )?not \\d[\\w. ]*$`, 'gi'), 'no, $1'],
  [new RegExp(`^(?:or )?(?:better|rather)(?: in)? (${COLOR})$`, 'gi'), 'no, $1'],
  // "2 more metres".
  [
    /\b(\d[\d.]*|two|three|four|five|six|ten|half a|one|another) more (met(?:er|re)s?|cm|centimet(?:er|re)s?|feet|degrees)(?=$|[,.;])/gi,
    '$1 $2 more',
  ],
  [
    /\b(\d[\d.]*|two|three|four|five|six|ten) more (met(?:er|re)s?|cm|centimet(?:er|re)s?|feet|degrees) (?=to the |up|down|left|right|forwards?|backwards?|back)/gi,
    '$1 $2 ',
  ],
  // "Actually the square one", after something was put on the round one.
  [
    /^(?:hm+,? |oh,? |well,? |um,? )*actually,? (?=(?:the (?:[a-z]+ ){0,2}[a-z]+|(?:on|onto|in|into|at|next to|behind|under|beside|in front of) (?:the|it|them) ?(?:[a-z]+ ){0,2}[a-z]*)[.!]*$)(?!.* (?:should|is|are|can|could|must|needs?|goes|belongs?) )/gi,
    'no, ',
  ],
  [
    new RegExp(
      `^(?:that|it|this) (?:is|was) (?:much |way |a bit |far )?too (?:far|much|big|high|long)[,.;:!]? (?:only |just )(${LENGTH}|half an? meter|an? meter|\\d+ degrees?)[.!]*$`,
      'gi',
    ),
    'no, only $1',
  ],
  [
    /^(half|a third|twice)(?: of (?:that|it))? (?:would do|will do|is enough|would be enough|is plenty)[.!]*$/gi,
    '$1 of that',
  ],
  [/^(?:an?|one) (?:meter|metre) (less|more)$/gi, '1 m $1'],
  [/^(the (?:[a-z]+ ){0,2}[a-z]+), (?:and )?not (?:the (?:[a-z]+ ){0,2}[a-z]+|it|that)[.!]*$/gi, 'no, $1'],
  [
    /^(?:undo|revert|cancel) (?:it|that|this)[,;.] (?:i (?:meant|mean|wanted)|rather|that should (?:be|have been)|it should (?:be|have been)) (the [\w ]+)$/gi,
    'no, $1',
  ],
  [/^(the [\w ]+?),? (?:sorry|my mistake|my bad|oops)[.!]*$/gi, 'no, $1'],
  [
    new RegExp(`^(${LENGTH}) (?:would be|is|might be) (?:better|nicer|fine|good|enough|right)[.!]*$`, 'gi'),
    'make it $1',
  ],
  [/\bthe one (?:in )?between the (?:other two|others|other ones)\b/gi, 'the middle one'],
  [new RegExp(`^not (?:in )?(?:${COLOR})[,;] (?:but )?(?:in )?(${COLOR})$`, 'gi'), 'no, $1'],
  [/^(?!the |on |in |to )((?:[a-z]+ ){0,2}[a-z]+),? i (?:mean|meant)$/gi, 'no, the $1'],
  [
    /^(the (?!.*\band\b)[\w ]+?(?<!s)) should (?:match|be the same|look the same)(?: (?:it|that|too|as well))*$/gi,
    '$1 too',
  ],
  [
    /^(?:add|include) (the [\w ]+?|it|them|all [\w ]+?|both [\w ]+?) (?:to|in) (?:the|my) (?:current )?selection$/gi,
    'also $1',
  ],
  [
    /^(?:remove|take|drop|exclude|leave|kick|throw|get|drop out) (.+?) (?:out of|from|off|out from) (?:the|my) (?:current )?selection$/gi,
    'deselect $1',
  ],
  [
    /^(?:press |hit )?(?:ctrl|control|cmd|command|strg)[ +-]?z[.!]*$|^(?:cancel|revoke|roll back|rollback) (?:it|that|this|the last (?:step|change|order))$/gi,
    'undo that',
  ],
  [/^(?:oops|whoops|oh no|no|nope)[.!]*$/gi, 'take-back'],
  [/^(?:keep going|go on|carry on|continue),? (?=another|one more|\d)/gi, ''],
  [/^(?:on second thoughts?|come to think of it|thinking about it|now that i think of it),? /gi, 'no, '],
  [
    /^(?:no|wait|no wait|oh no|hm+)[,.]? (?:wait[,.]? )?i (?:want|wanted|would like|prefer) (?:it |that |them )?(?:to be |in )?([a-z]+(?: [a-z]+)?)(?: instead)?$/gi,
    'no, $1',
  ],
  // "Except carton 2, that should be green": only that.
  [
    /^except (?:for )?((?:the )?[\w ]+?)[,;] (?:that|which|it)(?: one)? (?:should|must|is to|has to) be (.+)$/gi,
    'make $1 $2',
  ],
  [
    /^((?:the )?(?!that|it|this)[a-z][\w ]*) (red|green|blue|white|black|yellow|orange|pink|purple|brown|gray) though$/gi,
    'make $1 $2',
  ],
  [
    /^(?:that is |it is |this is )?(?:way |much |a bit |far )?too \w+ for (?:me|us|my taste|this room|here)[,;] (?=(?:hide|delete|remove|make|move|paint|lower|raise|shrink|take)\b)/gi,
    '',
  ],
  [
    new RegExp(`^(?:no,? )?not (?:to the )?${WAY}(?:,|;| but)? (?:to the )?(${WAY})[!.]*$`, 'gi'),
    (_all, way: string) => `no, ${/left|right/i.test(way) ? 'to the ' : ''}${way}`,
  ],
  [
    new RegExp(
      `^(?:and )?(?:another|one more)(?: one)? (${LENGTH}|meter|metre) (?:more )?(?:to the )?(left|right|up|down|forwards?|back|backwards?)$`,
      'gi',
    ),
    (_all, much: string, way: string) =>
      `move it ${/^m/i.test(much) ? '1 m' : much} ${/left|right/i.test(way) ? 'to the ' : ''}${way}`,
  ],
  // "Another metre": as much more.
  [
    new RegExp(
      `^(?:and )?(?:another|one more|an additional|a further|an extra)(?: one)? (${LENGTH}|(?:meter|metre)|\\d+(?: degrees?)?)(?: more)?(?:,? (?:(?:in|into) (?:that|the same) direction|(?:to|in) the same (?:side|way|direction)|that way|please))*$`,
      'gi',
    ),
    (_all, much: string) => `${/^m/i.test(much) ? '1 m' : much} more`,
  ],
  [
    /^(?:oops|sorry|no|oh no|argh|hm+|whoops|wait)?[,.!]? ?(?:that (?:was|is) )?(?:the )?wrong (?:one|thing|object)[,.;!:]? (?:it (?:was|is|should be|should have been) |i (?:want|wanted|meant) )?(the [\w ]+?)(?: (?:that )?i (?:want|wanted|meant))?[!.]*$/gi,
    'no, $1',
  ],
  // "Not the sofa, the armchair": that instead.
  [/^not (the (?!same\b)[\w ]+?)(?:,|;| but) (the (?:\w+ ){0,2}?\w+)[!.]*$/gi, 'no, $2'],
  [
    /^(?:no,? )?not (?:on|in|under|behind|next to|beside) (the [\w ]+?)(?:,|;| but) ((?:on|in|under|behind|next to|beside) the [\w ]+?)[!.]*$/gi,
    'no, $2',
  ],
  [
    new RegExp(
      `^(?:no,? )?(?:(?:that|it|this) (?:is|was) )?(?:much |way |a bit |far )?too (?:far|much|big|high|long)[,.;:!]? (?:only |just )?(${LENGTH}|half an? (?:meter|metre)|an? (?:meter|metre)|\\d+ degrees?|half(?: of (?:it|that))?)(?: (?:is|are|will be|would be|would have been) (?:enough|sufficient|fine|okay|ok|plenty)| (?:will|would) do)[.!]*$`,
      'gi',
    ),
    'no, only $1',
  ],
  [
    /^(?:hm+|hmm+|well|actually|no|i think|maybe)?[,.]? ?(?:it (?:is|would be|looks) )?(?:better|rather|preferably) ((?:on|in|under|behind|next to|beside|above|to the (?:left|right) of|in front of|between|against) (?:the|my) .+?)[.!]*$/gi,
    'no, $1',
  ],
  [
    /^(?:(?:no|sorry|oops|wait|i meant|i mean|that (?:is|was)|it (?:is|was))[,.]? )+(?:in )?(the (?:other|opposite|wrong) (?:way|direction))[.!]*$/gi,
    '$1',
  ],
  // "I meant to move the cylinder".
  [
    /^(?:(?:no|sorry|oops|wait)[,.]? )*(?:i (?:meant|mean|wanted)(?: you)?|(?:it|that) (?:should have been|was supposed to be|was meant to be))(?: to [a-z]+)? (the (?:[a-z]+ ){0,2}[a-z]+(?: \d+)?)[.!]*$/gi,
    'no, $1',
  ],
]
