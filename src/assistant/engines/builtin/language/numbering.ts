import { COUNT, type Rule } from './rules.ts'

const THINGS = '((?!more |other |additional |extra |new |of )[a-z]+(?: [a-z]+)?s)'
/** "Chairs", and "chair" of one. */
const SOME_THINGS = '((?!more |other |additional |extra |new |of )[a-z]+(?: [a-z]+)?)'
const ENOUGH =
  '(?:(?:is|are|would be|will be|should be|must be) (?:quite |really |more than )?(?:enough|plenty|sufficient|fine)|(?:will|would|should|must) (?:do|suffice)|suffice)'
const IN_ALL = '(?: in total| in all| altogether| overall| all in all)?'

/** How many there are to be, with those that are there: "we only need two stools", "two stools are enough". */
export const NUMBERING: Rule[] = [
  // "Six chairs would be better than four".
  [
    new RegExp(
      `^(${COUNT}) ${THINGS} (?:would be|are|is|seem|look|might be) (?:much |a lot |far )?(?:better|nicer|enough|preferable|safer) (?:than|instead of|rather than) (?:${COUNT}|one)$`,
      'gi',
    ),
    'add $1 $2 altogether and no more',
  ],
  [
    /^(?:no,? |nah,? |hm+,? |ok,? |please )*(?:(?:just )?(?:go|change|turn|switch|return|get|make)(?: it| them| that)? back|revert(?: it| that)?|return) to (?:how|what|the way) (?:it|they|that|things|everything) (?:was|were|looked|used to be)(?: before| at first| originally| in the beginning)?[.!]*$/gi,
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
      `^(?:i think |i guess )?(?:only |just )?(${COUNT}|one|a single) ${SOME_THINGS} ${ENOUGH}(?: here| for us)?$`,
      'gi',
    ),
    'add $1 $2 altogether and no more',
  ],
  [
    new RegExp(
      `^there (?:should|must|needs? to|has to|have to|ought to) (?:only |just )?be (?:exactly |only |just |no more than |at most )?(${COUNT}) ${THINGS}${IN_ALL}$`,
      'gi',
    ),
    'add $1 $2 altogether and no more',
  ],
]
