import type { Clause } from './grammar/clause.ts'
import { hasHead, type Noun } from './grammar/noun.ts'
import { noSlots, type Relation, type Slots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { isMark, wordsOf } from './meaning/lexicon.ts'
import type { Memory } from './meaning/memory.ts'
import { colorWord } from './words/colors.ts'

/** "How tall is the lamp? And the sofa?", "how many blue ones, and how many red?": the question before, of others. */
export function askedOfOthers<T extends Clause>(
  clauses: readonly T[],
  before?: Clause,
  isAsked = false,
): (T | Clause)[] {
  const told: (T | Clause)[] = []
  for (const clause of clauses) {
    const last = told.at(-1) ?? before
    const objects = last?.verb.startsWith('ask:') ? othersOf(clause, last, isAsked) : null
    told.push(objects ? { ...last!, objects } : clause)
  }
  return told
}

/** What a question that goes on is about; null where it is an order, or says enough by itself. */
function othersOf({ verb, objects, slots, text }: Clause, last: Clause, isAsked: boolean): Noun[] | null {
  // "Balls" alone is an order to add some, "and balls?" is none.
  const isBare = isAsked && verb === 'create' && objects.length === 1 && objects[0].isPlural
  const isOnlyThings = (verb === '' || isBare) && objects.length > 0 && objects.every(({ pronoun }) => !pronoun)
  if (isOnlyThings && !saysWhere(slots) && !saysHow(slots) && !slots.unknown.length)
    return objects.map((noun) => ({ ...noun, isNew: false }))
  const [noun] = last.objects
  const word = text.toLowerCase().split(' ').at(-1)!
  const hex = colorWord(word)
  if (verb !== last.verb || objects.length || !hex || !noun || !hasHead(noun)) return null
  return [{ ...noun, color: { word, hex }, text: `${word} ones` }]
}

/** "What is on desk 1?" … "and on the other one?": what is there. */
function placeAsked({ objects, slots }: Clause, question: Clause): Clause | null {
  const [asked, said] = [question.slots.relations[0], slots.relations[0]]
  if (!asked || !said || objects.length || slots.unknown.length) return null
  const [{ name, word }] = asked.targets
  const head = wordsOf(name ?? word ?? '')
    .filter((one) => !isMark(one))
    .join(' ')
  const targets = said.targets.map((n) => (n.word === 'one' || (n.isOther && !hasHead(n)) ? { ...n, word: head } : n))
  return { ...question, slots: { ...question.slots, relations: [{ ...said, targets }] } }
}

/** "Is the marble inside the ring?" … "put it there", "put the mug on the desk" … "put a pen there"; null where no place was spoken of. */
export function placeThere(clause: Clause, { question, isQuestionLast, orders }: Memory): Clause | null {
  const { verb, objects, slots, text } = clause
  const isThere = /\bthere(?: then| too| as well)?$/i.test(text) && !saysWhere(slots)
  const [it, ...others] = objects
  const isOld = /^(?:place|move)$/.test(verb) && !!it && !it.isNew
  if (!isThere || !(isOld || verb === 'create')) return null
  const asked = isQuestionLast && question ? placeAskedOf(question) : undefined
  const last = isQuestionLast ? undefined : orders.at(-1)?.slots
  const [by = asked] = last?.relations ?? []
  // "Put it there", of what was put there last, says nothing.
  if (isOld && it.pronoun && !asked) return null
  if (isOld && it.pronoun && question?.verb === 'ask:yesno') return { ...question, verb: 'place', text }
  if (by && !by.targets.some(({ pronoun, isNew }) => pronoun || isNew))
    return { verb, objects: [it, ...others], others: [], slots: { ...slots, relations: [by] }, text }
  return last?.corner ? { ...clause, slots: { ...slots, corner: last.corner } } : null
}

/** "Is there anything under the bed?": under the bed. */
function placeAskedOf({ verb, objects, slots }: Clause): Relation | undefined {
  const where = /^ask:(?:exists|count)$/.test(verb) ? objects[0]?.where.at(-1) : undefined
  if (where?.by === 'relation') return { kind: where.kind, targets: where.to }
  return /^ask:(?:yesno|exists|related)$/.test(verb) ? slots.relations[0] : undefined
}

/** "How many chairs are there?" … "and tables?": of those; null where the last message gave an order. */
export function askedNext(plain: string, clauses: readonly Clause[], memory: Memory): Clause[] | null {
  const { question, isQuestionLast } = memory
  const isOn = /^(?:and|what about|how about|ok(?:ay)?,? and)\b/i.test(plain)
  if (!isOn || !isQuestionLast || !question || clauses.length !== 1) return null
  const [next] = askedOfOthers(clauses, question, /[?]\s*$/.test(plain))
  if (next !== clauses[0]) return [next]
  const elsewhere = /[?]\s*$/.test(plain) ? placeAsked(clauses[0], question) : null
  return elsewhere && [elsewhere]
}

const alikeIn = (what: string): Partial<Slots> =>
  what === 'color'
    ? { alikeInColor: true }
    : { alike: what === 'size' ? 'all' : (what as 'height' | 'width' | 'depth') }

/** "Is the camera pointing at the podium?" … "if not, make it so"; null where no such thing was asked. */
export function makeItSo(plain: string, { question, isQuestionLast }: Memory): Clause | null {
  const isWish =
    /^(?:if not,? |then |well,? |ok(?:ay)?,? |so |please )*(?:make (?:it|them) so|do (?:it|so|that)|fix (?:it|that|this|them)|change (?:it|that)|correct (?:it|that)|(?:move|turn|put|push|raise|lower) (?:it|them) (?:until|so(?: that)?|till) (?:it does|they do|it is|they are))(?: then| please|,? if not)*[.!?]*$/.test(
      plain,
    )
  if (!isWish || !isQuestionLast || question?.verb !== 'ask:yesno') return null
  if (question.slots.facing) return { ...question, verb: 'rotate', text: plain }
  // "Are the pines the same size?": then they become it.
  const same = /\bthe same (size|color|height|width|depth)\b/i.exec(question.text)?.[1].toLowerCase()
  if (same) return { ...question, verb: 'change', slots: { ...noSlots(), ...alikeIn(same) }, text: plain }
  return question.slots.relations.length ? { ...question, verb: 'place', text: plain } : null
}
