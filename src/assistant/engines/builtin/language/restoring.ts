import type { Rule } from './rules.ts'

const WHAT = '(it|them|that|this|both|everything|all of (?:it|them)|(?:the|my) [\\w ]+?)'
/** Where a thing stood before all that was done to it, and not before the last of it. */
const AT_FIRST =
  "(?:(?:to )?(?:the place |the spot )?where (?:it|they|everything|that|this)(?:'d| had| have| has)? (?:(?:first |originally )?(?:start|begin|beg[au]n|started(?: out| off)?)|(?:first|originally|initially) (?:was|were|stood|been)|(?:was|were|stood|been) (?:at first|originally|initially|to begin with|in the beginning|to start with|at the start|at the beginning|in the first place))|(?:to|in|into|at) (?:its|their|the) (?:original|initial|first|starting|start) (?:places?|positions?|spots?|locations?))"

/** Putting things back where they first stood. */
export const RESTORING: Rule[] = [
  [/^(?:oops|whoops|no|sorry|oh no|damn|hm+)[,.!]* (?:go |put it |take it )?back(?: again)?[.!]*$/gi, 'undo'],
  [
    /^(?:oops|whoops|no|sorry|oh no|damn|hm+|wait|actually)[,.! ]+(?:please )?((?:bring|get|give me|i want) (?:it|them|that|those|the [\w ]+?) back)[.!]*$/gi,
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:move|bring|take|set|put|return|restore|send|get|slide|push) ${WHAT} (?:right |all the way )?(?:back )?${AT_FIRST}$`,
      'gi',
    ),
    'put-back-first $1',
  ],
  [new RegExp(`^\\s*(?:now |and |then |all the way |go |right )*back ${AT_FIRST}$`, 'gi'), 'put-back-first it'],
  [
    new RegExp(
      `^(?:and |now |then )?(?:put|move|bring|take|set|return|send|get) ${WHAT} (?:back )?(?:where (?:it|they) (?:was|were|had been|stood) before|(?:to|in|into|at|on) (?:its|their|the) (?:old|previous|former|earlier|last) (?:place|position|spot|location)s?)$`,
      'gi',
    ),
    'put $1 back where it was',
  ],
  // "Bring back what I deleted".
  [
    /^(?:bring|put|get|restore|undelete|recover|return) (?:back )?(?:everything|all|what(?:ever)?|the (?:things?|objects?|ones?))(?: back)?(?: that| which)? (?:i|we|you)(?: have| had|'ve)?(?: just)? (?:deleted|removed|threw away|thrown away|got rid of|took away)(?: back)?$/gi,
    'undo the deletion',
  ],
  // "Ok, back to how it all was at the start": all that was asked for is taken back.
  [
    /^(?:ok(?:ay)?,? |and |now |then |well,? )*(?:(?:go|change|turn|switch|return|get|put|bring|set|make|reset|restore|revert|undo)(?: (?:it all|it|them|that|this|things|everything|all|the (?:whole )?(?:scene|room)))? )?(?:all the way )?(?:back )?to (?:how|what|the way) (?:it all|it|they|that|this|things|everything|all|the (?:whole )?(?:scene|room)) (?:was|were|looked|stood) (?:at the (?:very )?(?:start|beginning)|in the beginning|at first|to (?:begin|start) with|originally|initially|when (?:we|i) (?:started|began)|before (?:we|i) (?:started|began))$/gi,
    'undo everything you did',
  ],
  [
    /^(?:restore|reset) (?:its|their|the) (?:old |previous |former )?(?:place|position|location)s?$/gi,
    'put it back where it was',
  ],
  [/^(?:send|return) (it|them)(?: back)?$/gi, 'put $1 back where it was'],
  // "Bring it back, but smaller".
  [
    /^((?:hm+|ok(?:ay)?|well|actually|no|and|now|then)?,? ?(?:bring|get|put)) (it|them) back,? but (?:make (?:it|them) )?(?=[a-z]+er\b|in |[a-z]+$)/gi,
    '$1 $2 back. make $2 ',
  ],
]
