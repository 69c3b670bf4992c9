import { COLOR, WHAT } from './phrases.ts'
import { MODAL, type Rule } from './rules.ts'

const SO = '(?:really |still |just |simply |kind of |now |also )*'

/** What somebody says of their own mind around a wish: "I believe that the sofa should be red", "red is what I want for it". */
export const OWN_MIND: Rule[] = [
  // "I feel the sofa should be red".
  [
    new RegExp(
      `^(?:well,? |so,? |ok,? |hmm,? )*(?:i|we)(?:['’]ve| have|['’]m| am| was|['’]re)? ${SO}(?:believe|feel|think|thought|thinking|guess|suppose|reckon|say|said|find|decided|agreed|would say|['’]d say|imagine|assume)(?: that)?,? (?=(?:${WHAT}|[a-z]+ \\d+) ${MODAL}\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /^(?:i|we) (?:said|meant|told you to|asked you to),? (?=(?:make|put|move|paint|turn|add|delete|remove|scale|rotate) )/gi,
    '',
  ],
  [new RegExp(`^(?:so|well|ok|right),? (?=(?:${WHAT}) (?:should|must|needs? to|has to|have to)\\b)`, 'gi'), ''],
  // "What I'd like is for the sofa to be red".
  [
    new RegExp(
      `^what (?:i|we)(?:['’]d| would)? (?:like|love|want|need|wish|prefer) is (?:for )?(${WHAT}) to (?:be|become|turn) (.+)$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(`^what (?:i|we)(?:['’]d| would)? (?:like|love|want|need) is (?:for )?(${WHAT}) to ([a-z]+ .+)$`, 'gi'),
    '$1 should $2',
  ],
  [
    /^(?:all|what) (?:i|we)(?:['’]d| would)? (?:like|want|need|wish for|am looking for) is (?=an? |some |two |three )/gi,
    'i want ',
  ],
  [
    /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:after|looking for|fancy|in need of|in the mood for) (?=an? |some |two |three )/gi,
    'i want ',
  ],
  // "Any chance the sofa could be red?"
  [/^(?:is there )?any (?:chance|way|possibility)(?: that)? (?=(?:the|my|this|it|they|we|you|i) )/gi, ''],
  [
    /^(?:is there )?any (?:chance|way|possibility) (?:to|of) (?:get|getting|have|having|see|seeing) (?=(?:the|my|this|it) )/gi,
    'have ',
  ],
  // "For the sofa, I'd like red", "red is the colour for the sofa".
  [
    new RegExp(
      `^for (${WHAT}),? (?:i|we)(?:['’]d| would)? ?(?:like|want|prefer|choose|pick|take|love|use|need)? (?:to have |to use |it in |it )?(${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(${COLOR}) is (?:the (?:right |best |perfect )?(?:colou?r|one|tone|shade)|what)(?: (?:that )?(?:i|we)(?:['’]d| would)? (?:want|like|need|prefer|had in mind|chose))? (?:for|on) (${WHAT})$`,
      'gi',
    ),
    'make $2 $1',
  ],
  [
    new RegExp(
      `^(?:i|we)(?:['’]ve| have|['’]d| would|['’]ll| will)? (?:decided on|settled on|chosen|chose|picked|go for|go with|opt for|opted for) (${COLOR}) (?:for|on) (${WHAT})$`,
      'gi',
    ),
    'make $2 $1',
  ],
  [
    new RegExp(`^(?:redo|spray[- ]?paint|show(?: me)?|present|render|do) (${WHAT}) (?:in )?(${COLOR})$`, 'gi'),
    'paint $1 $2',
  ],
  [
    new RegExp(
      `^(?:i|we)(?:['’]d| would) (?:like|love|prefer) to see (${WHAT}) (?:a bit |a little |much |even )?([a-z]+er)$`,
      'gi',
    ),
    'make $1 $2',
  ],
]
