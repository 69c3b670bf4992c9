import { COUNT, type Rule } from './rules.ts'

const MANY = `(?:${COUNT}|eleven|twelve|fifteen|twenty|thirty|fifty|\\d+|some|several|a few)`
const THEM = '(?:the|all the|all|my|these|those|both) [\\w ]+?|them'
/** Without a size that the gaps are to have. */
const ONLY_THEM = `(?!.* to )(?:${THEM})`
const GAP = '(?:gaps?|spaces?|spacing|distances?|intervals?|room)'
const SAME = '(?:equal|even|the same|identical|uniform|regular|equally (?:large|big|wide)|all the same)'
const AT_RANDOM =
  '(?:randomly|at random|here and there|in random (?:places|spots|positions)|at random (?:places|spots|positions)|all over the place|all over(?: the (?:ground|floor|scene))?|everywhere|around randomly|randomly around|about randomly)'

/** Even gaps and places at random, in other words. */
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
  // Colours for each, and rows in order.
  [
    /^(?:each|every) (?:of the )?([a-z]+(?: [a-z]+)?) (?:should|must|needs to|has to) have (?:its own|a different|another) colou?r$/gi,
    'make each $1 a different color',
  ],
  [
    /^(?:give|paint|make) (?:each|every)(?: of the)? ([a-z]+(?: [a-z]+)?) (?:an?other|its own) colou?r$/gi,
    'make each $1 a different color',
  ],
  [
    /^use (?:a different|another|its own) colou?r for (?:each|every) (?:of the )?([a-z]+(?: [a-z]+)?)$/gi,
    'make each $1 a different color',
  ],
  [
    /^(?:put|line up|arrange|set) (everything|all|all (?:the )?[a-z]+|them|the [a-z]+s)(?: up)? in a (?:row|line),? (?:sorted|ordered|arranged) by (height|size|width|color|name)$/gi,
    'sort $1 by $2',
  ],
  [/^mirror (the [\w ]+?|it|them) (?:from )?left (?:to|and) right$/gi, 'mirror $1 along x'],
  // New ones at random.
  [
    new RegExp(
      `^(?:spread|distribute|strew|throw|toss|drop|place|put|add|create) (${MANY} (?!of )[a-z ]+?),? (?:around |about |out )?${AT_RANDOM}$`,
      'gi',
    ),
    'scatter $1',
  ],
  [new RegExp(`^(?:strew|throw|toss) (${MANY} (?!of )[a-z ]+?) (?:about|around)$`, 'gi'), 'scatter $1'],
  [
    new RegExp(`^(?:add|create|make|place|put) (${MANY}) (?:scattered|strewn|dispersed) (?=[a-z]+s\\b)`, 'gi'),
    'scatter $1 ',
  ],
  [
    new RegExp(
      `^(${MANY} (?!of )[a-z ]+?),? (?:scattered|strewn|spread|distributed) (?:over|across|all over|on|around|about) the (?:ground|floor|scene|place)$`,
      'gi',
    ),
    'scatter $1',
  ],
  // What floats is to come down.
  [/^(?:make|let|have) (the [\w ]+?|it|them) (?:to )?touch the (?:ground|floor)$/gi, 'put $1 on the ground'],
  [
    /^(?:do not|don['’]t) let (the [\w ]+?|it|them) (?:float|hover|hang in the air)(?: in the air| above the (?:ground|floor))?$/gi,
    'put $1 on the ground',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|may|shall|is|are|can)(?: to)?(?: not|n['’]t) (?:be )?(?:float(?:ing)?|hover(?:ing)?|hang(?:ing)? in the air|in the air)(?: in the air| above the (?:ground|floor))?$/gi,
    'put $1 on the ground',
  ],
  // What leans and what falls.
  [
    /^give (the [\w ]+?|it|them) an? (\d[\d.]*)(?:[ -]degrees?|°)? (?:tilt|lean|slant|incline)((?: to the (?:left|right)| forwards?| backwards?)?)$/gi,
    'tilt $1 by $2 degrees$3',
  ],
  [
    /^(the [\w ]+?|it|they) (?:should|must|needs? to|has to|could) (?:be )?(?:tilt|lean|slant|tilted|slanted|leaning)(?: by)? (\d[\d.]* ?(?:degrees?|deg|°))(.*)$/gi,
    'tilt $1 by $2$3',
  ],
  [
    /^(?:make|have|let) (the [\w ]+?|it|them) (?:to )?(?:be )?(?:tilt|lean|slant|tilted|slanted|leaning)(?: by)? (\d[\d.]* ?(?:degrees?|deg|°))(.*)$/gi,
    'tilt $1 by $2$3',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:to )?(?:fall|topple|tip|keel) over(?: onto (?:its|their) side)?$/gi,
    'lay $1 on its side',
  ],
  [
    /^(?:make|let|have) (the (?:cone|pyramid|pencil|carrot|arrow)(?: \d+)?|it) (?:to )?(?:stand|balance|rest) on (?:its|the) (?:tip|point|apex|peak)$/gi,
    'turn $1 upside down',
  ],
  [/^(?:make|have|let) (the [\w ]+?|it|them) (?:to )?line up with /gi, 'align $1 with '],
  [/^heap up (?=(?:the|all|them|my)\b)/gi, 'stack '],
]
