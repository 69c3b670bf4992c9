import { VERBS } from '../words/verbs.ts'

const MARKS = '[.!…~]'
const FACES = '(?:[:;=]-?[)(DPp]|<3|\\^\\^|xD|\\p{Extended_Pictographic}️?)'
/** What is said behind an order, and asks for nothing. */
const TAIL =
  "thanks(?: a lot| so much)?|thank you(?: so much| very much)?|thx|ty|cheers|and (?:thanks|thank you)|right now|for me|though|tho|if you (?:can|could|would|like|want|please|don['’]?t mind)|if possible|if (?:that is|that['’]s|it is|it['’]s) (?:ok|okay|possible|alright)|would you|will you|could you|can you|okay|ok|alright|yeah|lol"
const ENDS = new RegExp(`(?<=[\\p{L}\\d"')%°])(?<!\\bthe),? +(?:${TAIL})(?=[?]*$)`, 'iu')
const AT_END = new RegExp(`(?:\\s|${MARKS}|${FACES})+(?=\\?*$)`, 'u')
/** "Make it blue now", "put it back again", "paint the sofa red then". */
const LATELY =
  /(?<=^(?:put|move|bring|take|send|go|turn|change|set)\b.* back) again(?=\?*$)|(?<!\b(?:for|by|until|from|as of)) now(?=\?*$)|(?<=^(?:make|paint|put|move|set|turn|take|give|delete|remove|add|group|select|hide|show|rotate|scale|color)\b.*) then(?=\?*$)/i
/** "No sofa, please" and "green chairs, please" are orders by that word alone. */
const PLEASE = new RegExp(
  `(?<=^(?:${Object.keys(VERBS).filter(Boolean).join('|')}|can|could|would|will|i|let|have)\\b.*[\\p{L}\\d"')%°]),? +(?:please|pls|plz|plss)(?=[?]*$)`,
  'iu',
)
/** Where one of those words would be what is said, and no courtesy: "are you ok?", "is that alright?". */
const IS_MEANT = /^(?:(?:are|is|was|will|it|that|this|you|looks?|all|and|but)\b ?){1,4}\S*$/i

/**
 * A message without what its writer typed by the way: spaces too many, marks and faces at its end, "please" and "right
 * now" behind an order, capitals throughout.
 */
export function tidied(message: string): string {
  let text = message
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ +(?=[,.;!?])/g, '')
    .trim()
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && /\s/.test(text)) text = text.toLowerCase()
  for (let before = ''; before !== text; ) {
    before = text
    const bare = text.replace(AT_END, '')
    if (/[\p{L}\d]/u.test(bare)) text = bare
    const shorter = text.replace(ENDS, '').replace(PLEASE, '')
    if (shorter.split(' ').length > 1 && !IS_MEANT.test(shorter)) text = shorter
    if (text.split(' ').length > 3) text = text.replace(LATELY, '')
  }
  return text
}
