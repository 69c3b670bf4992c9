import { VERBS } from '../words/verbs.ts'
import { WHAT } from './phrases.ts'
import { type Rule, SCENES } from './rules.ts'

const WHERE = `(?:the|this|my|our) (?:${SCENES}|view|picture|world|canvas|viewport|image|project)`

/** What is to be there no more, or to be seen no more, in other words. */
export const REMOVING: Rule[] = [
  [
    new RegExp(
      `^(delete|remove|erase|clear|drop|eliminate|discard|cut|wipe|strike|purge|hide) (${WHAT}) (?:out of|from|off) (?:${WHERE}|view|sight|here|there)$`,
      'gi',
    ),
    (_all, verb: string, what: string) => `${/^hide$/i.test(verb) ? 'hide' : 'delete'} ${what.trim()}`,
  ],
  [new RegExp(`^(?:take|get|throw|chuck|kick|pull) (${WHAT}) ?(?:out of|from) ${WHERE}$`, 'gi'), 'delete $1'],
  [
    /^(?:i|we) (?:do not|don['’]t) (?:want|need|like) (?:to (?:have|see|keep) )?((?:the|that|this|these|those|any of the|any) [\w ]+?) (?:in|on) (?:the|this|my|our) (?:room|scene|picture|house|place)(?: any ?more| any longer)?$/gi,
    'delete $1',
  ],
  [/^no more (?=(?:the|of the|of those|of these) )/gi, 'delete '],
  [/^cut (the [\w ]+?|it|them)(?: out)?$/gi, 'delete $1'],
  [
    /^(?:make|let|have) (the [\w ]+?|it|them) (?:disappear|vanish|go away|be gone)(?: (?:for good|forever|completely|entirely|permanently|altogether))?$/gi,
    'delete $1',
  ],
  [
    /^(the (?:[a-z]+ )??[a-z]+(?: \d+)?)(?<!\b(?:is|are|be|go|goes|move|moves|get|gets|face|faces|look|looks|turn|turned|should|more|far|one)) (?:out|away|gone)$/gi,
    'delete $1',
  ],
  // Out of sight.
  [
    /^(the (?:[a-z]+ )??[a-z]+(?: \d+)?)(?<!\b(?:is|are|be|stays?|remains?|should|keep)) (?:invisible|hidden)$/gi,
    'hide $1',
  ],
  [/^make (the [\w ]+?|it|them) (?:not visible|non-visible|unseen|not shown)$/gi, 'hide $1'],
  [/^(?:temporarily|briefly|quickly) (?=(?:hide|show|lock|isolate|remove|delete) )/gi, ''],
  [/^cut (?=(?:that|the) [a-z]+$)/gi, 'delete '],
  // "Lamp away": a thing, and no verb that goes on so, as in "look away".
  [
    /^(?!(?:far|further|farther|right|straight|all|that|this|it|them|these|those)\b)([a-z]+) (?:away|delete|remove)$/gi,
    (whole, what: string) => (Object.hasOwn(VERBS, what.toLowerCase()) ? whole : `delete the ${what}`),
  ],
  [/^(?:without|no more) (?=(?:the|that) [a-z]+$)/gi, 'delete '],
  [/^make (?:invisible|hidden) (?=the |all|every|both|it\b|them\b)/gi, 'hide '],
  [
    new RegExp(`^toggle (?:the )?(?:visibility of (${WHAT})|(${WHAT})['’]s visibility)$`, 'gi'),
    (_all, a?: string, b?: string) => `hide ${a ?? b}`,
  ],
  [/^leave out (?=(?:the|my|this|that|all) )/gi, 'delete '],
  [/^(?:let us |we (?:can|could) |let['’]s )?(?:do|manage|go|live) without (?=(?:the|my|this|that|all) )/gi, 'delete '],
  [
    /^(?:(?:could|can|may) (the [\w ]+?|it|they) go|(the [\w ]+?|it|they) may go)\??$/gi,
    (_all, a?: string, b2?: string) => `delete ${a ?? b2}`,
  ],
  [/^(?!all\b)([a-z]+(?: [a-z]+)?) gone(?: please)?$/gi, 'delete the $1'],
]
