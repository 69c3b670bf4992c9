import { COLOR, WHAT } from './phrases.ts'
import { singular } from './plural.ts'
import { COUNT, type Rule } from './rules.ts'

const GAP = '(?:distance|gap|space|spacing)'

/** What is told of how things are, and meant as an order: "the gap between them is too big", "it looks better in red". */
export const MEANT_SO: Rule[] = [
  [
    new RegExp(
      `^the ${GAP} between (${WHAT}) and (${WHAT}) is (?:a bit |way |far |much )*too (large|big|wide|great|long)$`,
      'gi',
    ),
    'move $1 closer to $2',
  ],
  [
    new RegExp(
      `^the ${GAP} between (${WHAT}) and (${WHAT}) is (?:a bit |way |far |much )*too (small|little|narrow|short|tight)$`,
      'gi',
    ),
    'move $1 away from $2',
  ],
  [new RegExp(`^(${WHAT}) (?:is|are) not (?:close|near) enough to (${WHAT})$`, 'gi'), 'move $1 closer to $2'],
  [new RegExp(`^(${WHAT}) (?:is|are) not far enough (?:away )?from (${WHAT})$`, 'gi'), 'move $1 away from $2'],
  [
    /^there (?:should|must|ought to) be no ([a-z]+(?: [a-z]+)?)(?: (?:here|there|in here|in the room|in the scene))?$/gi,
    'delete the $1',
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:is|are) not (${COLOR})[,;.] (?:so |please )*(?:change|fix|correct|mend) (?:that|it|this)$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(${WHAT}) (?:looks?|is|are|would look|would be) (?:much |way |far |a lot )?(?:better|nicer|best|great|good) (?:if (?:it|they) (?:were|was) |in |when )(${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(`^i(?: was| am|['’]m) (?:thinking|imagining|picturing)(?: of| about)? (${COLOR}) for (${WHAT})$`, 'gi'),
    'make $2 $1',
  ],
  [
    new RegExp(
      `^(?:make it|i want|we want|i need|i would like|let us have) (${COUNT}) ([a-z]+s) (?:in total|altogether|in all)$`,
      'gi',
    ),
    'there should be $1 $2',
  ],
  [
    new RegExp(`^make it (${COUNT}) ((?!times|meters?|metres?|degrees|feet|inches|percent|more)[a-z]+s)$`, 'gi'),
    'there should be $1 $2',
  ],
  // "I want chair 3 to face the TV": that one, without an article.
  [
    /^(?:i|we) (?:want|need|would like|['’]d like) ((?!one|two|three|four|five|six|a|an)[a-z]+ \d+) to (?=(?:be|face|look|go|stand|sit|lie|move|have) )/gi,
    'the $1 should ',
  ],
  [
    /^whoever (?:sits|stands|is|lies) (?:on|in|at) (the [\w ]+?|[a-z]+ \d+) (?:should|must|has to|is to|can|could) (?:be able to )?(?:see|look at|face|watch) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [/^(?:lighten|brighten) up (?=(?:the|it|them|all|both)\b)/gi, 'lighten '],
  [
    /^(?:it|this) (?:looks?|is|seems?) (?:a bit |rather |quite |so |very )?(?:bare|empty|bleak|dull)(?: over (?:there|here))?( on the (?:left|right)| in the (?:back|front|corner|middle))?,? ?(?:so )?some ([a-z]+(?: [a-z]+)?) (?:would|could) (?:help|be nice|be good|do good|look nice)$/gi,
    (_all, where: string | undefined, what: string) => `add some ${what}${where ?? ''}`,
  ],
  [
    /^i (?:never|did not|didn['’]t) (?:asked|ask) for so many ([a-z]+s), (one|two|three) (?:is|are) enough$/gi,
    (_all, what: string, many: string) => `${many} ${/one/i.test(many) ? singular(what) : what} is enough`,
  ],
  [/^something (?:is|seems to be) hovering(?: here)?(?=[,;.])/gi, 'something is floating'],
]
