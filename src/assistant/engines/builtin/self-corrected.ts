import type { Clause } from './grammar/clause.ts'
import type { Noun } from './grammar/noun.ts'
import { saysHow, saysWhere } from './grammar/slots/slots.ts'
import type { Memory } from './meaning/memory.ts'
import { Refuse } from './meaning/world.ts'
import type { Understood } from './understood.ts'
import { colorWord } from './words/colors.ts'

/** What takes back what was just said, and nothing that anyone would add. */
const STRONG =
  'no,? wait|wait,? no|no,? sorry|sorry,? no|(?:oops,? |sorry,? |no,? |wait,? )?i mean(?:t)?(?: to say)?|no,? actually|actually,? no|no,? make that|or rather|correction|scratch that|make that|no|wait|oops|sorry|hold on'
const WEAK = 'actually|rather|u+h+m?|er+m?|um+'

const CORRECTED = new RegExp(
  `^(.{3,}?)\\s*(?:\\.{2,}|…|[,;]|-(?=\\s)|\\.(?=\\s))\\s*(?:(?:oh|u+h+m?|er+m?|um+|hm+|well|ah)[,.… ]+)*(?:(${STRONG})|${WEAK})([,:.…]*)\\s+(\\S.*)$`,
  'is',
)

/** A message that only takes back what was done before, and what is said around that. */
const TAKES_BACK_BEFORE =
  /^(?:(?:no|nope|nah|sorry|oops|whoops|hm+|u+h+m?|er+m?|wait|hold on|oh|ah|well|ok|okay|actually|rather|undo|undo (?:that|it)|not (?:that|this|like that)|wrong(?: one)?|i mean|i meant)[,.!… ]*)+$/i

/** What a "no" begins that corrects nothing, with a comma or without: "no, thanks", "no need to". */
const NO_MORE = /^(?:more|need|one|shadows?|problem|matter|longer|overlaps?|gaps?|thanks?|thank|worries|please)\b/i

/** "Add two lamps, no three": how many, and not that there are to be none. */
const BARE_NUMBER = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)[.!]*$/i

/**
 * A message that takes itself back half-way, "paint the cone, no, the cylinder red", as the order that it ends up with:
 * it is mended as it would be by a message of its own. Null where it does not, or where that says nothing.
 */
export function selfCorrected(
  message: string,
  memory: Memory,
  read: (said: string, remembered: Memory) => Understood,
): Understood | null {
  const [, before, strong, stop, rest] = CORRECTED.exec(message) ?? []
  const isNone = /^no$/i.test(strong ?? '') && (stop ? NO_MORE.test(rest) : !BARE_NUMBER.test(rest))
  if (!before || TAKES_BACK_BEFORE.test(before) || isNone) return null
  try {
    const first = read(before, memory)
    if (!first.clauses.length) return null
    const anew = withoutLast(before, rest, first)
    if (anew) return read(anew, memory)
    if (first.clauses.some(isUnread)) return null
    if (/^make that$/i.test(strong ?? '') && !saysAsMuch(rest, first)) return null
    const remembered = { ...memory, orders: first.clauses, question: null, isQuestionLast: false, viewLast: null }
    const second = read(`no, ${rest}`, remembered)
    return second.takesBack
      ? { clauses: second.clauses, takesBack: first.takesBack }
      : insteadOfFirst(first, second, strong)
  } catch (error) {
    if (error instanceof Refuse) return null
    throw error
  }
}

/** "Put the cup, no, the book on the sofa": the order with what it ended on left out; null where it said more than a thing. */
function withoutLast(before: string, rest: string, { clauses }: Understood): string | null {
  const [{ objects, slots }, ...more] = clauses
  const last = objects.at(-1)?.text ?? ''
  const isUnfinished = !more.length && !saysHow(slots) && !saysWhere(slots) && slots.metres === undefined
  const isThing = /^(?:the|my|all|both|every|each|[a-z]+ \d) ?\S* \S/i.test(rest)
  if (!last || !isUnfinished || !isThing || !before.toLowerCase().endsWith(` ${last.toLowerCase()}`)) return null
  return `${before.slice(0, -last.length)}${rest}`
}

const isUnread = ({ verb, slots }: Clause): boolean => !verb || verb.startsWith('ask:') || slots.unknown.length > 0

/** "Make that blue" mends only what had a colour before, and "make that 50 cm" what had an amount. */
const saysAsMuch = (rest: string, { clauses }: Understood): boolean => {
  const { slots, objects } = clauses.at(-1)!
  const [word] = /\p{L}+(?=[.!]*$)/u.exec(rest.toLowerCase()) ?? []
  const isColor = !!word && colorWord(word) !== undefined
  return !isColor || !!slots.surface.color || objects.some(({ color }) => color)
}

/** "Delete the cone, no, hide it": a whole order instead of the first, of the same thing. */
function insteadOfFirst(first: Understood, second: Understood, strong: string | undefined): Understood | null {
  const [{ objects, verb }, ...more] = first.clauses
  // "No" by itself would undo what was done.
  const orders = second.clauses.filter((one) => one.verb !== 'undo')
  const areWhole = orders.every(
    (one) => one.verb && !one.isVerbless && !one.slots.unknown.length && !/^(?:ask:|redo|note)/.test(one.verb),
  )
  // "Delete it, actually hide it": both cannot be.
  const isOfGone = verb === 'delete' && orders.every((one) => one.objects.some(({ pronoun }) => pronoun))
  if (!(strong || isOfGone) || !orders.length || !areWhole || more.length) return null
  // What was to be made first is not there to be spoken of.
  if (verb === 'create' && orders.some((one) => one.objects.some(({ pronoun }) => pronoun))) return null
  const named = (noun: Noun) => (noun.pronoun && objects.length ? objects : [noun])
  const clauses = orders.map((one) => ({ ...one, objects: one.objects.flatMap(named) }))
  return { clauses, takesBack: first.takesBack }
}
