import { COLOR, WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

const SO = `(?:${COLOR}|biggest|largest|smallest|tallest|shortest|first|last|left|right|middle|big|small|broken)`
const NEW = '((?:an? )?(?!the\\b|it\\b|them\\b|that\\b)[a-z]+(?: [a-z]+)??)'

/** What takes the place of what, and what is left out, in other words: "use stools instead of the chairs", "all but the white chair". */
export const INSTEAD_OF: Rule[] = [
  // "Change the couch for an armchair".
  [
    /^(?:change|trade|trade in|exchange|swap out) (the [\w ]+?|it|them) (?:for|against) (?=(?:an?|some|two|three|four) )/gi,
    'replace $1 by ',
  ],
  // "I'd rather have a table lamp than the vase".
  [
    /^(?:(?:i|we)(?: would|['’]d) (?:rather|sooner|prefer to) have|i prefer|add) (an? [a-z]+(?: [a-z]+)?) (?:rather than|than) (the [\w ]+)$/gi,
    'replace $2 with $1',
  ],
  [
    new RegExp(
      `^(?:(?:use|put|take|add|have|place|i want|i need|we need|i would like) )?${NEW} (?:instead|in place|in lieu) of (${WHAT}|[a-z]+s)$`,
      'gi',
    ),
    (_all, by: string, what: string) =>
      `replace ${/^(?:the|all|every|each|both|my|it|them|this|that|these|those)\b/i.test(what) ? what : `the ${what}`} with ${by}`,
  ],
  [new RegExp(`^substitute ${NEW} for (${WHAT})$`, 'gi'), 'replace $2 with $1'],
  [
    new RegExp(
      `^((?:[a-z]+ )?(?:all|every|each|everything)\\b(?!.*\\bbut\\b.*\\bbut\\b)[^,;.]*?),? but (the (?:${SO}) (?:one|[a-z]+)|the [a-z]+ \\d+)$`,
      'gi',
    ),
    '$1 except $2',
  ],
]
