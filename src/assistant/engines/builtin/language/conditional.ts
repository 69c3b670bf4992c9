import { ORDER_BEGINS } from './order-begins.ts'
import { singular } from './plural.ts'

/** A sentence, and the answer that it depends on: to a question of its own, or (null) to the one that was asked last. */
export interface Supposed {
  text: string
  given?: { question: string | null; isYes: boolean }
}

const LEAD = '(?:(?:and|but|then|also|now|please|so|well|ok|okay),? )*'
const VERB =
  /\b(?:is|are|isn['’]?t|aren['’]?t|has|have|hasn['’]?t|haven['’]?t|does|do|doesn['’]?t|don['’]?t|stands?|sits?|lies|hangs?|touch(?:es)?|overlaps?|faces?|floats?)\b|['’]s\b/i
/** What is said as a courtesy, is a matter of taste, or is a wish. */
const NO_CONDITION =
  /^(?:you|possible|needed|necessary|so\b|not\b|anyone|someone|somebody|people|i\b(?! have)|we\b(?! have)|(?:it|that)(?: is|['’]s) (?:not )?(?:possible|ok|okay|fine|alright|all right|necessary|needed|easier|all the same|any trouble|no trouble)|there(?: is|['’]s) (?:enough |any |still |some )*(?:room|space))|\btoo \w+|\bin (?:the|my) way\b|\b(?:was|were|would|could)\b/i

const isCondition = (text: string): boolean => VERB.test(text) && !NO_CONDITION.test(text)

/** The parts of a message that depend on conditions; null where none does. */
export function supposedIn(message: string): Supposed[] | null {
  const parts = message
    .split(/(?<!\d)[.](?=\s|$)|[;!\n]+|(?<=\?)\s+|,? (?=(?:otherwise|or else|else|if not|if so),? )/i)
    .map((part) => part.trim())
    .filter(Boolean)
  const found: Supposed[] = []
  for (const part of parts) found.push(...withCondition(part, found.at(-1)))
  return found.some(({ given }) => given) ? found : null
}

/** "If so", "otherwise": behind a question, or behind an order that depends on one. */
const IS_SO = 'if so|if yes|in that case|if (?:it|they|there) (?:is|are|does|do)(?=,| then )'
const IS_NOT =
  "otherwise|or else|else|if not|if no|if (?:it|they|there) (?:(?:is|are|does|do) (?:not|none)|(?:is|are|does|do)n['’]?t)(?: any)?(?=,| then )"
const ANSWERED = new RegExp(`^${LEAD}(?:(${IS_SO})|(?:${IS_NOT})),? (?:then )?(.+)$`, 'i')
const AHEAD = new RegExp(
  `^${LEAD}(?:(if|in case|provided(?: that)?|assuming(?: that)?|unless)|should (?=there be |(?:the|my|it|they|any) )) ?(.+)$`,
  'i',
)
const BEHIND = new RegExp(
  `^(${LEAD}(?:please )?(?:${ORDER_BEGINS}).+?),? (?:but )?(?:only )?(if|unless|provided(?: that)?) ((?:the|my|our|it|they|there|this|that|these|those|any|all|every|everything|something|anything|nothing|no)\\b.+)$`,
  'i',
)
const NO_ORDER = /\b(?:as|even|see|check|know|tell me|ask|better|nice|nicer)$/i

function withCondition(part: string, before: Supposed | undefined): Supposed[] {
  const [isAnswer, yes, text] = ANSWERED.exec(part) ?? []
  if (isAnswer) {
    const { question = null, isYes } = before?.given ?? {}
    // "If it is red, … otherwise": the other case than that of the order before.
    return [{ text, given: { question, isYes: isYes === undefined ? !!yes : isYes === !!yes } }]
  }
  const [isAhead, joint, said] = AHEAD.exec(part) ?? []
  const parted = isAhead ? partedAt(said) : null
  if (parted) return [told(joint ? parted.condition : straight(parted.condition), parted.order, joint)]
  const [isBehind, order, by, condition] = BEHIND.exec(part) ?? []
  if (!isBehind || !isCondition(condition) || NO_ORDER.test(order)) return [{ text: part }]
  return [told(about(spelled(condition), order), order, by)]
}

/** "Delete the vase if it is red": if the vase is; "add a lamp unless there is one": a lamp. */
function about(condition: string, order: string): string {
  const [, the, what] =
    /\b(the|an?|another) ((?:(?!(?:on|in|to|at|next|behind|under|beside|and|with|by|from)\b)[\w-]+ ?){1,3})/i.exec(
      order,
    ) ?? []
  if (!what) return condition
  return /^the$/i.test(the)
    ? condition.replace(/^(?:it|they|that)\b/i, `the ${what.trim()}`)
    : condition.replace(/^(there (?:is|are)|there['’]s) (?:one|any|none)\b/i, `$1 a ${what.trim()}`)
}

/** "Should there be more than three": there are more than three. */
const straight = (condition: string): string =>
  condition.replace(/\b(?:be|have)\b/i, (verb) =>
    /^have$/i.test(verb) ? 'has' : /^there be (?!(?:an?|one|no) )|^they\b/i.test(condition) ? 'are' : 'is',
  )

const BEGINS = new RegExp(`^(?:please )?(?:${ORDER_BEGINS})`, 'i')

/** Where the condition ends and the order begins: at a comma or "then", else before a verb of order. */
function partedAt(text: string): { condition: string; order: string } | null {
  for (const joint of text.matchAll(/,? then |, | (?=\w)/g)) {
    const [condition, order] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (joint[0] === ' ' && !(BEGINS.test(order) && / (?:it|them|the|all|one|an?|both)\b/i.test(order.slice(0, 16))))
      continue
    if (isCondition(condition) || /^there be .+/i.test(condition) || / (?:be|have) /i.test(condition))
      return NO_CONDITION.test(condition) || !order ? null : { condition, order }
  }
  return null
}

function told(condition: string, order: string, joint: string | undefined): Supposed {
  const { question, isYes } = questionOf(spelled(condition))
  return {
    text: withWhatIsNone(order, condition),
    given: { question, isYes: /unless/i.test(joint ?? '') ? !isYes : isYes },
  }
}

/** "If there are no lamps, add one": a lamp. */
function withWhatIsNone(order: string, condition: string): string {
  const [, what] =
    /\bthere (?:is|are) (?:no|not an?|not any) ((?:[a-z]+ )?[a-z]+?)(?= (?:on|in|at|by|next|beside|behind|under|near|here|yet)\b|$)/i.exec(
      condition,
    ) ?? []
  const one = what?.replace(/\w+$/, (word) => singular(word.toLowerCase()))
  return one
    ? order.replace(
        /^((?:please )?(?:add|put|create|place|get|bring|give me|hang|stand|set|shine|point|aim) )(?:one|some)\b/i,
        `$1a ${one}`,
      )
    : order
}

/** Without short forms: "isn't", "it's", "we have". */
const spelled = (condition: string): string =>
  condition
    .replace(/\b(is|are|does|do|has|have)n['’]?t\b/gi, '$1 not')
    .replace(/\b(it|that|there|this|everything|something|nothing|anything)['’]s\b/gi, '$1 is')
    .replace(/^(?:we|i) have /i, 'there are ')

/** "There are no lamps" as the question whether there are any, and the answer by which it holds. */
function questionOf(plain: string): { question: string; isYes: boolean } {
  const isNo = /\b(?:is|are|does|do) not\b|\bthere (?:is|are) (?:no|none)\b|^(?:no|nothing|none)\b/i.test(plain)
  const bare = plain
    .replace(/\b(is|are|does|do) not\b/i, '$1')
    .replace(/^nothing\b/i, 'anything')
    .replace(/^no (?=\w)/i, 'any ')
    .replace(
      /\bthere (is|are) (?:no|nothing) ?/i,
      (whole, verb: string) => `there ${verb} any${/nothing/i.test(whole) ? 'thing ' : ' '}`,
    )
  const empty = /^(.+?) (?:is|are) empty$/i.exec(bare)
  if (empty) return { question: `is there anything on ${empty[1]}?`, isYes: isNo }
  const there = /^there (is|are) (.+)$/i.exec(bare)
  if (there) return { question: `${there[1]} there ${there[2]}?`, isYes: !isNo }
  const placed = bare.replace(
    / (stand|sit|lie|hang)s? (?=(?:on|in|under|next|behind|beside|at|against|near|between|above)\b)/i,
    (whole, verb: string) => (/s $/i.test(whole) || verb === 'lie' ? ' is ' : ' are '),
  )
  const being = /^(.+?) (is|are) (.+)$/i.exec(placed)
  if (being) return { question: `${being[2]} ${being[1]} ${being[3]}?`, isYes: !isNo }
  const doing =
    /^(.+?) (?:(?:does|do) )?(touch|overlap|face|float|have|has|touches|overlaps|faces|floats)\b(.*)$/i.exec(bare)
  const verb = doing?.[2]
    .toLowerCase()
    .replace(/^has$/, 'have')
    .replace(/(?<=touch)es$|s$/, '')
  return { question: doing ? `does ${doing[1]} ${verb}${doing[3]}?` : `${bare}?`, isYes: !isNo }
}
