import { correction, forOthers, isAgain, mended, moreOf, sameFor } from './followups.ts'
import type { Clause } from './grammar/clause.ts'
import { withHeadOf } from './grammar/heads.ts'
import { type Mood, moodOf } from './grammar/mood.ts'
import type { Lexicon } from './grammar/noun.ts'
import { parseClause } from './grammar/parse.ts'
import { noSlots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { splitClauses } from './language/clauses.ts'
import { normalize, orderOf } from './language/normalize.ts'
import { mendText } from './language/spelling.ts'
import { type Token, tokenize } from './language/tokens.ts'
import { stemOf, wordsOf } from './meaning/lexicon.ts'
import type { Memory } from './meaning/memory.ts'
import type { RelationKind } from './words/relations.ts'

/** What is to be done: orders and questions, in their order; and whether the last message is taken back first. */
export interface Understood {
  clauses: (Clause & { mood?: Mood })[]
  takesBack: boolean
}

/** Parses a whole message, sentence by sentence; what goes on from the last one is filled in from memory. */
export function understand(message: string, lexicon: Lexicon, memory: Memory): Understood {
  const plain = plainly(spokenNames(message, lexicon), lexicon)
  const corrected = memory.orders.length ? correction(plain.toLowerCase()) : null
  if (corrected) {
    const parsed = sentencesOf(corrected).flatMap((sentence) => clausesOf(sentence, lexicon))
    if (parsed.length === 1 && parsed[0].slots.otherSide) return { clauses: parsed, takesBack: false }
    const orders = parsed.length === 1 ? mended(memory.orders, parsed[0]) : null
    if (orders) return { clauses: orders, takesBack: true }
    return { clauses: parsed.flatMap((clause) => filled(clause, lexicon, memory)), takesBack: false }
  }
  const told = sentencesOf(plain).flatMap((sentence) => clausesOf(sentence, lexicon))
  const parsed = sizedFirst(seatsApart(placeOfWhole(moreByIt(headsOfTargets(withKept(withTopics(withRemarks(told))))))))
  let { create } = memory
  const clauses = parsed.flatMap((clause) => {
    const found = filled(clause, lexicon, { ...memory, create })
    create = found.findLast(({ verb }) => verb === 'create') ?? create
    return found
  })
  return { clauses, takesBack: false }
}

/** In plain words, without typos: what was mistyped may be one of the words that are said more plainly. */
function plainly(message: string, { words }: Lexicon): string {
  const once = normalize(message)
  const mended = mendText(once, words)
  return mended === once ? once : mendText(normalize(mended), words)
}

/** "chair_1" and "bigCup", where nodes are called so, as the words that the grammar reads. */
const spokenNames = (message: string, { names }: Lexicon): string =>
  message.replace(/(?<!")(?:[\p{L}\d]+(?:[_.-][\p{L}\d]+)+|\p{L}*\p{Ll}\p{Lu}[\p{L}\d]*)/gu, (name) => {
    const words = wordsOf(name)
    const isName = names.get(words[0])?.some((one) => one.words.join(' ') === words.join(' '))
    return isName ? words.join(' ') : name
  })

const REMARKS =
  /^(?!(?:what|which|how|where|who|is|are|does|do|can)\b)(?:.+? )?(?:is|are|was|were|looks?|seems?|feels?|gets?|got|has|have|stands?|does not|do not|can not|keeps?)\b/

/** "The sofa is in the way, move it", "shrink it, it is huge": what is said beside an order is what it is about, or why. */
function withRemarks(clauses: Understood['clauses']): Understood['clauses'] {
  const isUnclear = ({ verb, slots }: Clause) => !verb || slots.unknown.length > 0
  const isRemark = (clause: Clause) => isUnclear(clause) && REMARKS.test(clause.text.toLowerCase())
  if (clauses.every(isRemark) || !clauses.some((clause) => !isUnclear(clause))) return clauses
  return clauses.flatMap((clause, i) => {
    if (!isRemark(clause)) return clause
    const [subject] = clause.objects
    const others = clause.slots.relations.flatMap(({ targets }) => targets)
    if (subject && !subject.isNew && !subject.pronoun && others.length)
      return { ...clause, verb: 'keep', others, slots: noSlots() }
    const isTopicOf = subject && !subject.isNew && !subject.pronoun && clauses[i + 1]?.objects[0]?.pronoun
    return isTopicOf ? { ...clause, verb: '', objects: [{ ...subject, where: [] }], slots: noSlots() } : []
  })
}

/** "What about the cone? Make it red": a thing that is only named is what the next order is about. */
function withTopics(clauses: Understood['clauses']): Understood['clauses'] {
  return clauses.flatMap((clause, i) => {
    const before = clauses[i - 1]
    const next = clauses[i + 1]
    if (isTopic(clause) && next?.objects[0]?.pronoun) return []
    return before && isTopic(before) && clause.objects[0]?.pronoun ? [{ ...clause, objects: before.objects }] : [clause]
  })
}

/** "The cone on the first box and the sphere on the second": on the second box. */
function headsOfTargets(clauses: Understood['clauses']): Understood['clauses'] {
  return clauses.map((clause, i) => {
    const by = clauses[i - 1]?.slots.relations[0]?.targets[0]
    if (!clause.isElliptic || !by) return clause
    const relations = clause.slots.relations.map((one) => ({
      ...one,
      targets: one.targets.map((target) => withHeadOf(target, by)),
    }))
    return { ...clause, slots: { ...clause.slots, relations } }
  })
}

/** "Replace the chairs with stools but keep the white one": that one is left out. */
function withKept(clauses: Understood['clauses']): Understood['clauses'] {
  const left: Understood['clauses'] = []
  for (const clause of clauses) {
    const before = left.at(-1)
    const last = before?.objects.at(-1)
    if (!isKeeping(clause)) left.push(clause)
    else if (before && clause.objects[0].property) continue
    else if (!before || !last || last.isNew) left.push({ ...clause, verb: 'keep' })
    else {
      const kept = clause.objects.map((noun) => ({ ...noun, isNew: false }))
      const objects = [...before.objects.slice(0, -1), { ...last, except: [...last.except, ...kept] }]
      left.splice(-1, 1, { ...before, objects })
    }
  }
  return left
}

const isKeeping = ({ verb, objects, slots, text }: Clause) =>
  /^(place|change)$/.test(verb) &&
  /^(keep|leave|spare)\b/i.test(text) &&
  objects.length > 0 &&
  !saysWhere(slots) &&
  !saysHow(slots) &&
  slots.unknown.every((word) => /^(visible|shown|there)$/.test(word))

const OTHER_SIDE: Partial<Record<RelationKind, RelationKind>> = {
  left: 'right',
  right: 'left',
  front: 'behind',
  behind: 'front',
}

/** "A lamp to the left of the sofa and another in front of it", "… and a plant to its right": of the sofa. */
function moreByIt(clauses: Understood['clauses']): Understood['clauses'] {
  return clauses.map((clause, i) => {
    const before = /^(create|place|move)$/.test(clauses[i - 1]?.verb ?? '') ? clauses[i - 1].slots : undefined
    const of = before?.corner?.of
    const by = of ? { kind: 'on' as const, targets: [of] } : before?.relations[0]
    const [thing] = clause.objects
    if (!by || by.targets[0].pronoun || !thing || thing.pronoun) return clause
    const isSame = (kind: RelationKind) =>
      OTHER_SIDE[by.kind] === kind || (thing.isMore && !!OTHER_SIDE[by.kind] && /^(beside|under)$/.test(kind))
    if (clause.slots.toOrigin && /^(on|edge|bothSides)$/.test(by.kind)) {
      // "A candle at each end of the table and a cake in the middle".
      const relations = [...clause.slots.relations, { kind: 'center' as const, targets: by.targets }]
      return { ...clause, slots: { ...clause.slots, toOrigin: undefined, relations } }
    }
    const [move] = clause.slots.moves
    if (clause.slots.moves.length === 1 && !clause.slots.relations.length && OTHER_SIDE[by.kind] && thing.isNew) {
      // "A blue light to the left of the globe and a red one to the right".
      const kind = move.direction as RelationKind
      const relations = [{ kind, targets: by.targets, ...(move.metres !== undefined && { metres: move.metres }) }]
      if (OTHER_SIDE[kind]) return { ...clause, slots: { ...clause.slots, moves: [], relations } }
    }
    const relations = clause.slots.relations.map((one) =>
      one.targets[0].pronoun === 'it' && isSame(one.kind) ? { ...one, targets: by.targets } : one,
    )
    return { ...clause, slots: { ...clause.slots, relations } }
  })
}

/** "A table with six chairs and a lamp above it": what one sits on goes around it. */
function seatsApart(clauses: Understood['clauses']): Understood['clauses'] {
  return clauses.flatMap((clause) => {
    const [by] = clause.slots.relations
    if (!clause.isJoined || !by || !/^(on|above|under|center)$/.test(by.kind)) return clause
    const seats = clause.objects.filter(({ item }) => /chair|stool|bench/i.test(item ?? ''))
    const others = clause.objects.filter((noun) => !seats.includes(noun))
    if (!seats.length || !others.length) return clause
    const around = { ...noSlots(), relations: [{ ...by, kind: 'around' as const, metres: undefined }] }
    return [
      { ...clause, objects: seats, slots: around },
      { ...clause, objects: others },
    ]
  })
}

/** "A vase with a plant next to it on the table": on the table is where the vase goes. */
function placeOfWhole(clauses: Understood['clauses']): Understood['clauses'] {
  const told = clauses.map((clause) => ({ ...clause }))
  for (const [i, clause] of told.entries()) {
    const whole = told[i - 1]
    if (!clause.isJoined || whole?.verb !== 'create' || saysWhere(whole.slots)) continue
    const { relations } = clause.slots
    const isOfPart = relations.some(({ targets }) => targets[0].pronoun)
    const elsewhere = isOfPart ? relations.filter(({ targets }) => !targets[0].pronoun) : []
    if (!elsewhere.length) continue
    clause.slots = { ...clause.slots, relations: relations.filter((one) => !elsewhere.includes(one)) }
    whole.slots = { ...whole.slots, relations: elsewhere }
  }
  return told
}

/** "Put the cone next to the box and make it twice as big": it is to stand there in its new size. */
function sizedFirst(clauses: Understood['clauses']): Understood['clauses'] {
  const ordered: Understood['clauses'] = []
  for (const clause of clauses) {
    const before = ordered.at(-1)
    if (before && isPlacing(before) && isResizing(clause))
      ordered.splice(-1, 1, { ...clause, objects: before.objects }, { ...before, objects: clause.objects })
    else ordered.push(clause)
  }
  return ordered
}

const isPlacing = ({ verb, objects, slots }: Clause) =>
  /^(place|move)$/.test(verb) &&
  slots.relations.length > 0 &&
  !slots.relations.some(({ kind }) => /^(off|outOf|away)$/.test(kind)) &&
  objects.length > 0 &&
  !objects[0].isNew

const isResizing = ({ verb, objects, slots, isJoined }: Clause) =>
  /^(change|scale|enlarge|shrink|double|triple|halve)$/.test(verb) &&
  !isJoined &&
  objects.length === 1 &&
  /^(it|them)$/.test(objects[0].pronoun ?? '') &&
  !objects[0].property &&
  !saysWhere(slots) &&
  (verb !== 'change' || !!(slots.factor || slots.extents || slots.grow || slots.likeSizeOf))

/** "What about the cone?", "take the cone". */
const isTopic = ({ verb, objects, slots, text }: Clause) =>
  (verb === '' || (verb === 'move' && /^(take|grab|get)\b/i.test(text) && !saysWhere(slots) && !saysHow(slots))) &&
  objects.length > 0 &&
  !objects[0].isNew &&
  !objects[0].pronoun &&
  !slots.unknown.length

/** At full stops and line ends; and where "and" joins two statements. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<!\d)[.](?=\s|$)|(?<=\d)\.(?=\s+\D|$)|[;!?\n]+/)
    .flatMap((sentence) =>
      sentence.split(
        /(?:,? and|,? but|,) (?=(?:the|it|they|all|every|my|this|that) [\w ]{0,30}?\b(?:should|must|needs? to|ought to|has to|have to)\b)/i,
      ),
    )
    .map((sentence) => orderOf(sentence.trim()))
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
}

function clausesOf(sentence: string, lexicon: Lexicon): (Clause & { mood?: Mood })[] {
  return splitClauses(tokenize(sentence)).flatMap(({ tokens, isJoined }) => {
    const plain = tokens.map(({ text }) => text).join(' ')
    const moods = isJoined ? null : moodsOf(plain)
    if (moods) return moods.map((mood) => ({ ...blankClause(tokens), verb: 'mood', mood }))
    const clip = clipOrder(plain, lexicon)
    if (clip) return [clip]
    return parseAll(tokens, lexicon).map((clause) => (isJoined ? { ...clause, isJoined } : clause))
  })
}

const blankClause = (tokens: readonly Token[]): Clause => ({
  verb: '',
  objects: [],
  others: [],
  slots: noSlots(),
  text: tokens.map(({ raw }) => raw).join(' '),
})

/** "The background blue and the light cold" is two. */
function moodsOf(plain: string): Mood[] | null {
  const parts = plain.split(/ and (?:the )?/).map(moodOf)
  const all = parts.filter((mood) => mood !== null)
  if (all.length > 1 && all.length === parts.length) return all
  const mood = moodOf(plain)
  return mood && [mood]
}

/** "Make it walk", "let the soldier run faster": what a model does is one of its clips. */
function clipOrder(plain: string, lexicon: Lexicon): Clause | null {
  const match =
    /^(?:make|let|have|get|see) (.+?) (?:to )?([\p{L}]+)(?: (?:again|faster|slower|slowly|fast|quickly|once|backwards))?$/u.exec(
      plain,
    )
  if (!match || !lexicon.clips.has(stemOf(match[2]))) return null
  const { objects } = parseClause(tokenize(`select ${match[1]}`), lexicon)
  return { verb: 'play', objects, others: [], slots: noSlots(), text: plain }
}

/** "Make the tower red and the ball green": where a part is not understood, it may be an order without its verb. */
function parseAll(tokens: readonly Token[], lexicon: Lexicon): Clause[] {
  const whole = parseClause(tokens, lexicon)
  if (whole.verb && !whole.slots.unknown.length) return [whole]
  for (const at of joints(tokens)) {
    const first = parseClause(tokens.slice(0, at), lexicon)
    if (!first.verb || first.slots.unknown.length || first.verb.startsWith('ask:')) continue
    let from = at + 1
    while (/^(and|then|,|also)$/.test(tokens[from]?.text ?? '')) from++
    const left = tokens.slice(from)
    if (!left.length) continue
    for (const rest of [parseAll([tokens[0], ...left], lexicon), parseAll(left, lexicon)]) {
      if (
        rest.every(
          ({ verb, slots, objects }) => verb && !slots.unknown.length && (objects.length || verb !== first.verb),
        )
      ) {
        return [first, ...rest.map((clause) => ({ ...clause, isElliptic: true }))]
      }
    }
  }
  return [whole]
}

/** Where a sentence may be parted, the last first: at "and", then at commas, but not within coordinates. */
function joints(tokens: readonly Token[]): number[] {
  const at = (pattern: RegExp) =>
    tokens.flatMap(({ text, quoted }, i) =>
      i > 0 && i < tokens.length - 1 && !quoted && pattern.test(text) ? [i] : [],
    )
  const commas = at(/^,$/).filter((i) => tokens[i - 1].value === undefined || tokens[i + 1].value === undefined)
  return [...at(/^(and|&|but)$/).reverse(), ...commas.reverse()]
}

/** What "again", "three more" and "the lamp, too" stand for. */
function filled(clause: Clause, lexicon: Lexicon, memory: Memory): Clause[] {
  const plain = clause.text.toLowerCase()
  if (isAgain(plain) && memory.orders.length) return memory.orders
  const more = moreOf(clause, memory)
  if (more) return [more]
  if (!memory.orders.length) return [clause]
  const same = sameFor(plain)
  const onlyThing = clause.verb === '' && clause.objects.length > 0 && !clause.slots.unknown.length
  if (!same && !onlyThing) return [clause]
  const noun = same ? parseClause(tokenize(`select ${same}`), lexicon) : clause
  if (!noun.objects.length || noun.slots.unknown.length) return [clause]
  return forOthers(
    memory.orders,
    noun.objects.map((one) => ({ ...one, isNew: false })),
  )
}
