import { WHAT } from './phrases.ts'
import { COUNT, type Rule } from './rules.ts'

const OLD = '(?:old|previous|former|original|earlier|last|initial)'
const LOOK = '(?:colou?rs?|size|place|position|look|looks|shape|height|width|material|finish|name|state|rotation)'

/** That what was done is to be taken back, in other words: "scratch that", "restore the previous colour". */
export const TAKING_BACK: Rule[] = [
  [/^not like that, undo$/gi, 'undo'],
  [/^(?:back|unmove (?:it|that|them)|reset that)$/gi, 'undo'],
  [
    /^(?:return (the [\w ]+?|it|them) to|i want (the [\w ]+?|it|them) back) where (?:it was|they were)$/gi,
    (_all, a?: string, b?: string) => `put ${a ?? b} back where it was`,
  ],
  [
    /^(?:no,? )?(?:i (?:do not|don['’]t) (?:really )?like (?:that|it|this)(?: at all| one bit)?|that is (?:ugly|awful|terrible|horrible|bad|worse)|(?:that|it) looks (?:ugly|awful|terrible|horrible|bad|worse))[,;.] (?:please )?(?:go back|put it back|change it back|undo(?: it| that)?|revert(?: it| that)?|take it back)$/gi,
    'undo',
  ],
  [
    new RegExp(
      `^(?:please )?(?:restore|bring back|give back|go back to|return to|use) (?:${WHAT} ?['’]s |its |their |the )${OLD} ${LOOK}(?: again)?$`,
      'gi',
    ),
    'undo',
  ],
  [new RegExp(`^(?:give|get) ${WHAT} (?:back )?(?:its|their|the) ${OLD} ${LOOK}(?: back)?$`, 'gi'), 'undo'],
  [
    new RegExp(
      `^(?:its|their|the) (?:${OLD} )(?:${LOOK}|one) (?:was|were|is|looked) (?:much |way |a lot )?(?:better|nicer|fine|good)(?: after all)?$`,
      'gi',
    ),
    'undo',
  ],
  [/^(?:change|turn|switch|paint) (?:it|that|this|them) back(?: again)?$/gi, 'undo'],
  [new RegExp(`^(undo|redo) (${COUNT}) times$`, 'gi'), '$1 $2 steps'],
  [new RegExp(`^(?:go|step|move) back (${COUNT}) (?:steps|changes|times)$`, 'gi'), 'undo $1 steps'],
  [
    /^(?:no|ok|okay|wait|hm+|actually|i (?:have )?changed my mind|on second thoughts?)[,.!]* (?:please )?(redo|undo)(?: (?:it|that))?$/gi,
    '$1',
  ],
  [/^(?:scratch|strike|unmake|unsay|annul|void|drop) (?:that|it|this)(?: please)?$/gi, 'undo'],
  [
    /^(?:scrap that|back to (?:before|how it was before)|(?:that is |it is )?not what i (?:meant|wanted|had in mind|asked for)|(?:no,? )?do(?: not|n['’]t)(?: do (?:that|it|this))?)[.!]*$/gi,
    'undo',
  ],
]
