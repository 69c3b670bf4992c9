import { COLOR_WORDS } from '../words/colors.ts'
import type { Rule } from './rules.ts'

const IT = '(?:that|it|this)'
const COLOR = `(${COLOR_WORDS.join('|')})`
const OLD = '(?:old|previous|original|first|former)'
const ASPECT = '(?:one|colou?r|size|place|position|look|version)'
/** What is said before such words, and says no more than they do. */
const SIGHS =
  '(?:(?:oh no|oh|oops|hm+|mm+|uh|um|err?|well|ugh|yuck|eww|nah|nope|no|sorry|wait|actually|please)[,.! ]+)*'
const BAD =
  '(?:awful|terrible|horrible|bad|ugly|hideous|wrong|worse|weird|odd|strange|silly|dreadful|stupid|no good|not (?:good|nice|right|better))'
const GOOD = '(?:fine|ok|okay|good|great|nice|alright|perfect|better|nicer|right)'
const BACK = `(?:go back|(?:put|change|turn|take|bring) it back|back(?: again)?|revert(?: it| that)?)`

/** What says, with nothing beside it, that what was done last is not wanted. */
const REGRETS = [
  `never ?mind|cancel|wrong|forget ${IT}|not (?:that|this|so|like that)|(?:my|a) mistake`,
  `${IT} (?:is|was) (?:all )?wrong`,
  `${IT} (?:is|was) not (?:at all )?what i (?:wanted|meant|asked for|had in mind)`,
  `${IT} does not (?:really )?(?:look|seem|feel|work)(?: (?:very |so |too |that )?(?:${GOOD}|well|at all))?`,
  `i (?:did not|didn['’]t) (?:want|mean|ask for|say) ${IT}`,
  `i (?:really )?do not (?:really )?like ${IT}(?: at all| anymore| one bit)?`,
  `i(?: have|['’]ve)? chang(?:ed|es?) my mind(?: (?:about|on) (?:${IT}|(?:${IT}|the|my) (?:very )?(?:last|latest|previous) (?:bit|thing|one|part|step|change|edit|order|request)))?`,
  `i (?:liked|preferred|like|prefer) (?:it before|(?:it )?(?:the )?${OLD}(?: ${ASPECT})?(?: (?:better|more|best))?)`,
  `(?:a |${IT} (?:is|was) a )?(?:really |very )?(?:bad|terrible|stupid|silly|poor) (?:idea|choice)`,
  `(?:put (?:it|them) |go |and )?back to (?:what|how) (?:it|they) (?:was|were)(?: before)?`,
  `(?:make it |just )?(?:as|like|how) (?:it was )?before|the way it was(?: before)?`,
  `(?:(?:can|could|may) i (?:please )?(?:have|get)|give me|i want|i would like|bring back|back to|get me) (?:the |my )?${OLD} ${ASPECT}(?: back| again)?`,
  `(?:${IT} (?:is|looks|seems|was) )?(?:so |just |really |pretty |quite )*${BAD}[,.!; ]+(?:please |so |let us )*${BACK}`,
  `(?:the ${OLD} ${ASPECT}|before) (?:was|is|looked) (?:just |perfectly |really |quite )*${GOOD}`,
]

/** What was done is not wanted after all: "I changed my mind", "that looks awful, go back". */
export const SECOND_THOUGHTS: Rule[] = [
  [/^no,? (the [\w ]+?) only[.!]*$/gi, 'no, only $1'],
  // "Park it inside... sorry, beside the barn".
  [
    /\b(?:on|in|inside|under|behind|beside|above|near|next to|in front of|into|onto|at)(?: *\.{2,3}|,|…) *(?:no|sorry|wait|er+|uh+|um+|i mean|i meant|rather),? (?=(?:on|in|inside|under|behind|beside|above|near|next to|in front of|into|onto|at|to the (?:left|right) of) )/gi,
    '',
  ],
  // "Make the ball bounce... just put it half a metre in the air".
  [
    /^(?:make|let|have) (the [\w ]+?) [a-z]+ *(?:\.{2,3}|…) *(?:no,? |actually,? |well,? )*(?:just |rather )*(put|move|place|lift|raise|paint|make|turn) it /gi,
    '$2 $1 ',
  ],
  // "Until it fits under... no, until it is as tall as the box".
  [/\b(until|to|by|so that) [^.,;]*?(?:\.{2,3}|…|,) *(?:no|sorry|wait|rather),? (?=\1\b)/gi, ''],
  // "Make the smaller one ... no, make both 40 cm tall": the second alone.
  [
    /^(make|put|move|paint|add|turn|place|set|delete|give|hang) [^.;]*?(?:\.{2,}|…|,| -|\.) *(?:no|wait|sorry|scratch that|rather|actually)\b[,.]* (?:wait[,.]* |no[,.]* |actually[,.]* )*(?=\1 )/gi,
    '',
  ],
  [/^get (the [\w ]+?|it|them) rolling\b/gi, 'roll $1'],
  // "Roll it to the plant ... I mean put it next to the plant".
  [
    /(?: *\.{2,3}|[.,;…])* *(?:no,? |wait,? |sorry,? |or rather,? )*i mean[,:]? (?=(?:put|move|place|set|make|turn|add|paint|color|delete) )/gi,
    '. ',
  ],
  // "Oh no, undo", "I did not mean that, undo": once.
  [
    new RegExp(
      `^(?:${SIGHS}(?:my mistake|my bad|a mistake|mistake|${REGRETS.slice(1, 6).join('|')})?[,.;! ]*)(?:so |please )*(?=(?:undo|revert|restore|take ${IT} back)\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /^(?:take |go |just )?(?:a |one )?step back(?:wards)?[.!]*$|^roll ?back$|^(?:roll|turn) (?:that|it|this|everything) back$|^(?:reverse|roll back|rescind) (?:that|it|this|the last (?:step|change))$|^restore the (?:previous|last|old|former) (?:state|version|step)$/gi,
    'undo',
  ],
  [
    /^(?:undo (?:the|that) undo(?:ing)?|(?:yes,? |ok(?:ay)?,? |please )?(?:do|make|apply) (?:it|that)(?: again)? (?:after all|anyway)|after all,? do it)[.!]*$/gi,
    'redo',
  ],
  // "I liked red better", "forget it, red was fine".
  [
    new RegExp(
      `^${SIGHS}(?:(?:forget ${IT}|never ?mind|on second thoughts?),? )?(?:i (?:liked|preferred|like|prefer) (?:it )?(?:in |when it was |the )?${COLOR}(?: (?:better|more|best))?(?: before)?|${COLOR} (?:was|looked) (?:just |perfectly |really |quite )*${GOOD})[.!]*$`,
      'gi',
    ),
    (_all, liked: string | undefined, was: string | undefined) => `make it ${liked ?? was}`,
  ],
  [/^(?:(?:hm+|oh|well|uh|um|nah|mm+|ugh|err?)[,.! ]+)+no(?: no| way| thanks)?[.!]*$/gi, 'take-back'],
  [new RegExp(`^${SIGHS}(?:${REGRETS.join('|')})(?: please)?[?.!]*$`, 'gi'), 'take-back'],
]
