import { MANY, type Rule } from './rules.ts'

const SOME = `(?:${MANY}|some|several|a few)`
const THEM = '(?:the|all the|all|my|these|those|both) [\\w ]+?|them'
/** Without a size that the gaps are to have. */
const ONLY_THEM = `(?!.* to )(?:${THEM})`
/** What is between things. */
export const GAP = '(?:gaps?|spaces?|spacing|distances?|intervals?|room)'
/** How gaps are that do not differ. */
export const SAME =
  '(?:equal|even|the same|identical|uniform|regular|equally (?:large|big|wide)|all the same|constant|consistent)'
const AT_RANDOM =
  '(?:randomly|at random|here and there|in random (?:places|spots|positions)|at random (?:places|spots|positions)|all over the place|all over(?: the (?:ground|floor|scene))?|everywhere|around randomly|randomly around|about randomly)'

/** Even gaps, wider and narrower ones, rows in order, and places at random, in other words. */
export const EVENING_OUT: Rule[] = [
  [
    new RegExp(`^(?:make|get|have|keep) the ${GAP} between (${THEM}) ${SAME}(?: everywhere| size| width)?$`, 'gi'),
    'distribute $1 evenly',
  ],
  [
    new RegExp(
      `^the ${GAP} between (${THEM}) (?:should|must|needs? to|have to|has to) (?:all )?be ${SAME}(?: everywhere| size| width)?$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  [new RegExp(`^(?:i want |with |give me )?${SAME} ${GAP} between (${THEM})$`, 'gi'), 'distribute $1 evenly'],
  [
    new RegExp(
      `^(?:even out|equali[sz]e|regulari[sz]e|level out|harmoni[sz]e) the ${GAP} (?:between|of) (${THEM})$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  [
    new RegExp(
      `^(?:make|get|have) (${THEM}) (?:be )?(?:equidistant|evenly spaced|equally spaced|evenly distributed)(?: from (?:each other|one another))?$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  [
    new RegExp(
      `^(${THEM}) (?:should|must|need to|have to) (?:all )?be (?:equidistant|evenly spaced|equally spaced|evenly distributed|spaced evenly|spaced equally)$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  [
    new RegExp(
      `^(?:place|put|set|space|arrange) (${THEM}) (?:at|in|with) (?:equal|even|regular|the same) (?:distances?|intervals?|spacing|gaps)$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  // Wider and narrower gaps.
  [
    new RegExp(`^(?:increase|enlarge|widen|extend|open up) the ${GAP} (?:between|of) (${ONLY_THEM})$`, 'gi'),
    'move $1 further apart',
  ],
  [
    new RegExp(`^(?:make|get|have) the ${GAP} between (${ONLY_THEM}) (?:bigger|larger|wider|greater|longer)$`, 'gi'),
    'move $1 further apart',
  ],
  [
    new RegExp(
      `^(?:reduce|decrease|narrow|lessen|shrink|tighten|shorten) the ${GAP} (?:between|of) (${ONLY_THEM})$`,
      'gi',
    ),
    'move $1 closer together',
  ],
  [
    new RegExp(`^(?:make|get|have) the ${GAP} between (${ONLY_THEM}) (?:smaller|narrower|tighter|shorter)$`, 'gi'),
    'move $1 closer together',
  ],
  [
    new RegExp(`^(?:(?:put|leave|have) )?(?:less|a bit less|not so much) ${GAP} between (${ONLY_THEM})$`, 'gi'),
    'move $1 closer together',
  ],
  [/^(?:pull|draw|drag|take) ((?:the |all the |all )?[a-z ]*s|them) apart$/gi, 'move $1 further apart'],
  // Rows in order.
  [
    /^(?:put|line up|arrange|set) (everything|all|all (?:the )?[a-z]+|them|the [a-z]+s)(?: up)? in a (?:row|line),? (?:sorted|ordered|arranged) by (height|size|width|color|name)$/gi,
    'sort $1 by $2',
  ],
  // New ones at random.
  [
    new RegExp(
      `^(?:spread|distribute|strew|throw|toss|drop|place|put|add|create) (${SOME} (?!of )[a-z ]+?),? (?:around |about |out )?${AT_RANDOM}$`,
      'gi',
    ),
    'scatter $1',
  ],
  [new RegExp(`^(?:strew|throw|toss) (${SOME} (?!of )[a-z ]+?) (?:about|around)$`, 'gi'), 'scatter $1'],
  [
    new RegExp(`^(?:add|create|make|place|put) (${SOME}) (?:scattered|strewn|dispersed) (?=[a-z]+s\\b)`, 'gi'),
    'scatter $1 ',
  ],
  [
    new RegExp(
      `^(${SOME} (?!of )[a-z ]+?),? (?:scattered|strewn|spread|distributed) (?:over|across|all over|on|around|about) the (?:ground|floor|scene|place)$`,
      'gi',
    ),
    'scatter $1',
  ],
  [/^(?:make|have|let) (the [\w ]+?|it|them) (?:to )?line up with /gi, 'align $1 with '],
  [/^heap up (?=(?:the|all|them|my)\b)/gi, 'stack '],
  [/^align (?=(?:the|all|all the) .*next to each other in a row$)/gi, 'put '],
  [
    /^(?:the )?([a-z]+) and (?:the )?([a-z]+) (?:swap|trade|change|switch) (?:places|positions)$/gi,
    'swap the $1 and the $2',
  ],
  [/^swap around (?=the |both )/gi, 'swap '],
  [/^reverse the (?:positions|places) of (?=.+ and )/gi, 'swap '],
  [
    new RegExp(
      `^(?:distribute|space|spread|arrange|place|put|set|lay)(?: out)? (${THEM})(?: out)? (?:uniformly|(?:at|in|with) ${SAME} ${GAP}(?: between (?:them|each other|each))?)$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
  [new RegExp(`^(?:make|get|have) the ${GAP} of (${THEM}) ${SAME}$`, 'gi'), 'distribute $1 evenly'],
  [
    new RegExp(
      `^(${THEM}) (?:should|must|need to|have to|are to) (?:all )?(?:have ${SAME} ${GAP}(?: between them)?|be (?:all )?(?:${SAME} ${GAP} apart|(?:equally|evenly|uniformly) far apart)(?: from each other)?)$`,
      'gi',
    ),
    'distribute $1 evenly',
  ],
]
