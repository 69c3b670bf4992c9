import { AT } from './phrases.ts'
import { COUNT, type Rule, SCENES } from './rules.ts'

const THINGS = '((?!more |other |additional |extra |new |of )[a-z]+(?: [a-z]+)?s)'
/** "Chairs", and "chair" of one. */
const SOME_THINGS =
  '((?!more |other |additional |extra |new |of |c?m\\b|mm\\b|meters?\\b|feet\\b|foot\\b|inch)[a-z]+(?: [a-z]+)?)'
const ENOUGH =
  '(?:(?:is|are|would be|will be|should be|must be) (?:quite |really |more than )?(?:enough|plenty|sufficient|fine)|(?:will|would|should|must) (?:do|suffice)|suffice)'
/** "There should be", "make sure there are". */
const SHOULD_BE =
  '(?:there (?:should|must|needs? to|has to|have to|ought to) (?:only |just )?be|(?:make sure|see to it|ensure|i want|i need) (?:that )?there (?:are|is)|make it so that there are)(?: always)?'
const EXACTLY = '(?:exactly |only |just |no more than |at most )?'
const IN_ALL = '(?: in total| in all| altogether| overall| all in all)?'

/** How many there are to be, with those that are there: "we only need two stools", "two stools are enough". */
export const NUMBERING: Rule[] = [
  // "The front row desks".
  [
    /\bthe (front|back|first|second|third|fourth|last|middle|rear) row (?!of\b|is\b|are\b|and\b|by\b|to\b|in\b|on\b|up\b|back\b)([a-z]+s)\b(?! (?:apart|away))/gi,
    'the $2 in the $1 row',
  ],
  [
    /^((?:move|push|pull|shift|slide) the) ([a-z]+s) (in the \w+ row) (.+?),? (?:and )?(?:the |their )?([a-z]+s) (?:as well|too|included)$/gi,
    '$1 $2 $3 and the $5 $3 $4',
  ],
  // "Every chair except number 3".
  [
    /\b((?:every|each)(?: of the)? ((?:[a-z]+ )?[a-z]+?) (?:except|but|apart from|besides)(?: for)?) (?:number |no\. ?|#)?(\d{1,2})(?! ?(?:m|cm|mm|%)\b)\b/gi,
    '$1 $2 $3',
  ],
  // "Six chairs would be better than four".
  [
    new RegExp(
      `^(${COUNT}) ${THINGS} (?:would be|are|is|seem|look|might be) (?:much |a lot |far )?(?:better|nicer|enough|preferable|safer) (?:than|instead of|rather than) (?:${COUNT}|one)$`,
      'gi',
    ),
    'add $1 $2 altogether and no more',
  ],
  [
    /^(?:no,? |nah,? |hm+,? |ok,? |please )*(?:(?:just )?(?:go|change|turn|switch|return|get|make)(?: it| them| that)? back|revert(?: it| that)?|return) to (?:how|what|the way) (?:it|they|that|things|everything) (?:was|were|looked|used to be)(?: before)?[.!]*$/gi,
    'undo',
  ],
  [
    /^undo (?:both|the two|those two|both of (?:them|those|these))(?: of (?:them|those))?(?: please)?$/gi,
    'undo the last two changes',
  ],
  [
    new RegExp(
      `^(?:there are|we have|that is|those are|these are) (?:way |far |simply |just )?too many ${THINGS}[,;:.] (?:only |just )?(${COUNT}|one)(?: of (?:them|those))? ${ENOUGH}(?: here| for us)?$`,
      'gi',
    ),
    'add $2 $1 altogether and no more',
  ],
  [
    new RegExp(
      `^(?:i think |i guess |actually,? |really,? )*(?:we|i|you|they) (?:really |actually )?(?:(?:only|just) (?:need|want|require)|(?:need|want|require) (?:only|just|no more than|exactly|at most)) (${COUNT}|one|a single) ${SOME_THINGS}${IN_ALL}(?: here| there)?$`,
      'gi',
    ),
    'add $1 $2 altogether and no more',
  ],
  [
    new RegExp(
      `^(?:i think |i guess )?(?:only |just )?(${COUNT}|one|a single|an?) ${SOME_THINGS} ${ENOUGH}(?: here| for us)?$`,
      'gi',
    ),
    (_all, count: string, things: string) =>
      `add ${/^an?$/i.test(count) ? 'one' : count} ${things} altogether and no more`,
  ],
  // "There should be four chairs at the table": with those that are at it.
  [
    new RegExp(
      `^${SHOULD_BE} ${EXACTLY}(${COUNT}) ((?:[a-z]+ )?(?:chairs|stools|seats)) (?:at|around|by) (the (?:[a-z]+ )?(?:table|desk|bar|counter)(?: \\d+)?)$`,
      'gi',
    ),
    'arrange $1 $2 around $3',
  ],
  [
    new RegExp(
      `^${SHOULD_BE} (?:${EXACTLY}(${COUNT})|(?:exactly|only|just|no more than|at most) (one|a single)) ${SOME_THINGS}(?: (?:in|on) (?:the|this|my|our) (?:${SCENES}|floor))?${IN_ALL}$`,
      'gi',
    ),
    (_all, many: string | undefined, one: string | undefined, things: string) =>
      `add ${many ?? one} ${things} altogether and no more`,
  ],
  // "Make sure there is a lamp next to the sofa": one is enough.
  [
    new RegExp(
      `^(?:make sure|see to it|ensure) (?:that )?there is (?:always )?an? ([a-z]+(?: [a-z]+)?) ((?:${AT}|around) (?:the|it|them)\\b[^,;.]*?)$`,
      'gi',
    ),
    'add one $1 altogether $2',
  ],
  [
    new RegExp(
      `^${SHOULD_BE} ${EXACTLY}(${COUNT}|one) ${SOME_THINGS} ((?:${AT}|around) (?:the|it|them)\\b[^,;.]*?)$`,
      'gi',
    ),
    'add $1 $2 altogether and no more $3',
  ],
]
