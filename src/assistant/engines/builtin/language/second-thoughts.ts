import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'

const BAD =
  '(?:awful|terrible|horrible|bad|ugly|hideous|wrong|worse|weird|odd|strange|silly|dreadful|stupid|no good|not good|not nice|not right|not better)'
const BACK =
  '(?:go back|put it back|change it back|turn it back|take it back|bring it back|back|back again|revert|revert it|revert that)'

/** What was done is not wanted after all: "I changed my mind", "that looks awful, go back". */
export const SECOND_THOUGHTS: Rule[] = [
  [/^(?:(?:hm+|oh|well|no|nah|nope|uh|um)[,.!]* )+(?=(?:undo|revert|take (?:it|that|this) back|restore)\b)/gi, ''],
  [
    /^(?:oh |oops |hmm+ |no )*[,.]? ?(?:(?:that|it|this) (?:is|was) (?:all )?wrong|wrong|i (?:did not|didn['’]t) (?:want|mean|ask for|say) (?:that|this|it)|not (?:that|this|so|like that)|cancel|(?:my|a) mistake|i (?:preferred|liked) it before|make it (?:like|as|how) (?:it was )?before)[.!]*$/gi,
    'undo',
  ],
  [
    /^(?:take |go |just )?(?:a |one )?step back(?:wards)?[.!]*$|^roll ?back$|^(?:roll|turn) (?:that|it|this|everything) back$|^(?:reverse|roll back|rescind) (?:that|it|this|the last (?:step|change))$|^restore the (?:previous|last|old|former) (?:state|version|step)$/gi,
    'undo',
  ],
  [/^(?:oh |oops |sorry |my mistake|my bad|a mistake|mistake)+[,.]? (?=undo|revert)/gi, ''],
  [
    /^(?:undo the undo|undo (?:that|the) undo(?:ing)?|do it after all|after all,? do it|do it anyway|yes,? do it after all)[.!]*$/gi,
    'redo',
  ],
  [
    /^(?:i (?:really )?do not like (?:that|this|it)(?: at all)?|i (?:did not|didn['’]t) (?:want|mean|ask for|say) (?:that|this|it)|(?:that|it|this) (?:is|was) not what i (?:wanted|meant|asked for)|(?:that|it|this) does not look (?:good|right|nice))[,;.] (?:so |please )*(?=(?:undo|revert|take|put|change|go back|bring|restore)\b)/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:(?:no|oh|hmm+|wait|well|actually|sorry|nope)[,.!]* )*i (?:liked|preferred|like|prefer) (?:it )?(?:in |when it was |the )?(${COLOR_WORDS.join('|')})(?: (?:better|more|best))?(?: before)?[.!]*$`,
      'gi',
    ),
    'make it $1',
  ],
  [/^(?:(?:hm+|oh|well|uh|um|nah|mm+|ugh|err?)[,.! ]+)+no(?: no| way| thanks)?[.!]*$/gi, 'undo'],
  [
    /^i (?:liked|preferred|like|prefer) (?:it )?(?:the )?(?:old|previous|original|first|former) (?:one|color|colour|size|place|position|look|version)?(?: (?:better|more|best))?[.!]*$/gi,
    'undo',
  ],
  [
    /^(?:that|it|this) does not (?:really )?(?:look|seem|feel|work)(?: (?:very |so |too |that )?(?:good|right|nice|great|well|better|at all))?[.!]*$/gi,
    'undo',
  ],
  [/^(?:that|it|this) (?:is|was) not (?:at all )?what i (?:wanted|meant|asked for|had in mind)[.!]*$/gi, 'undo'],
  [/^i (?:do not|really do not) like (?:that|this|it)(?: at all| anymore| one bit)?[.!]*$/gi, 'undo'],
  [
    /^(?:(?:can|could|may) i (?:please )?(?:have|get)|give me|i want|i would like|bring back|back to|get me) (?:the |my )?(?:old|previous|original|first|former) (?:one|color|colour|size|place|position|look|version)(?: back| again)?(?: please)?[?.!]*$/gi,
    'undo',
  ],
  [/^(?:never ?mind|forget (?:it|that))[.!]*$/gi, 'undo'],
  [/^(?:a |that (?:is|was) a )?(?:really |very )?(?:bad|terrible|stupid|silly|poor) (?:idea|choice)[.!]*$/gi, 'undo'],
  [
    /^(?:please )?(?:(?:just )?(?:as|like|how) (?:it was )?before|the way it was(?: before)?)(?: please)?[.!]*$/gi,
    'undo',
  ],
  [
    new RegExp(
      `^(?:oh |hmm+ |no |ugh |yuck |eww |nah |well )*[,.!]? *(?:no,? )?(?:(?:that|it|this) (?:is|looks|seems|was) )?(?:so |just |really |pretty |quite )*${BAD}[,.!;]* (?:please |so |let us )?${BACK}(?: please)?[.!]*$`,
      'gi',
    ),
    'undo',
  ],
  [
    /^(?:oh |hmm+ |no |sorry |well |actually )*[,.!]? *i(?: have|['’]ve)? chang(?:ed|es?) my mind(?: (?:about|on) (?:that|it|this))?[.!]*$/gi,
    'undo',
  ],
  [
    new RegExp(
      `^(?:forget (?:it|that)|no|nah|hmm+|oh no|never ?mind|on second thoughts?),? (?:the )?(?:old )?(?:${COLOR_WORDS.join('|')}|(?:it|that) (?:before)?|the old (?:one|color|size|place)|before) (?:was|is|looked) (?:just |perfectly |really |quite )*(?:fine|ok|okay|good|great|nice|alright|perfect|better|nicer|right)[.!]*$`,
      'gi',
    ),
    'undo',
  ],
]
