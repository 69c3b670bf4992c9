import { askedNext, askedOfOthers, makeItSo, placeThere } from './asked-of-others.ts'
import { clipOrder } from './clip-order.ts'
import { headsOfMade, inContext } from './discourse.ts'
import {
  countAnswer,
  distancedAs,
  ofAnswer,
  oneOfTold,
  otherPlace,
  othersOfPlace,
  sameAsPlace,
  sideAside,
  sizedAs,
  sortedAs,
  timesThat,
  whereDeleted,
} from './elliptic.ts'
import { exceptionTo } from './exceptions.ts'
import {
  asksAgain,
  backToOriginal,
  byThatMuch,
  correction,
  exceptOf,
  forOthers,
  goneOnIn,
  moreOf,
  sameFor,
  turnedThatWay,
  wentOn,
  without,
} from './followups.ts'
import { alsoThere, asMore, isAgain, turnedTo } from './gone-on.ts'
import type { Clause } from './grammar/clause.ts'
import { type Mood, moodOf } from './grammar/mood.ts'
import { blankNoun, type Lexicon, type Noun } from './grammar/noun.ts'
import { parseClause } from './grammar/parse.ts'
import { noSlots, saysHow, saysWhere } from './grammar/slots/slots.ts'
import { insteadOf, saidInstead, sizedAnew } from './instead.ts'
import { splitClauses } from './language/clauses.ts'
import { normalize, orderOf } from './language/normalize.ts'
import { quotingNames } from './language/quoting.ts'
import { mendText } from './language/spelling.ts'
import { type Token, tokenize } from './language/tokens.ts'
import { headsSpokenOf, type Memory } from './meaning/memory.ts'
import { Refuse } from './meaning/world.ts'
import { mended } from './mended.ts'
import { sameElsewhere } from './others-of.ts'
import { selfCorrected } from './self-corrected.ts'
import { sentencesOf } from './sentences.ts'
import { asOneMore, sharesOfLast } from './shares.ts'
import { spokenNames } from './spoken-names.ts'
import { switchedBack } from './switched-back.ts'
import { isTurnedBack, turnedRound } from './turned-round.ts'
import type { Understood } from './understood.ts'
import { joinNames, partNames } from './whole-names.ts'
import { finishWord } from './words/surfaces.ts'

/** Parses a whole message, sentence by sentence; what goes on from the last one is filled in from memory. */
export const understand = (given: string, lexicon: Lexicon, memory: Memory): Understood => {
  const read = (said: string, remembered: Memory) => understandOnce(said, lexicon, remembered)
  return selfCorrected(given, memory, read) ?? read(given, memory)
}

/** As `understand`, of a message that does not take itself back. */
function understandOnce(given: string, lexicon: Lexicon, memory: Memory): Understood {
  const message = quotingNames(given)
  const withNames = (text: string) => joinNames(spokenNames(text, lexicon, headsSpokenOf(memory)), lexicon)
  const said = plainly(withNames(message), lexicon, withNames)
  const plain = goneOnIn(said.toLowerCase(), memory) ?? said
  if (memory.question && asksAgain(plain.toLowerCase(), memory.question))
    return { clauses: [memory.question], takesBack: false }
  const round = turnedRound([message, plain], memory.orders)
  if (round) return { clauses: round, takesBack: true }
  const switched = switchedBack(message, memory.orders)
  if (switched) return { clauses: switched, takesBack: false }
  const so = makeItSo(message.toLowerCase().trim(), memory)
  if (so) return { clauses: [so], takesBack: false }
  if (backToOriginal(plain.toLowerCase(), memory.orders) || isTurnedBack(plain.toLowerCase(), memory.orders))
    return { clauses: ordersOf('undo', lexicon), takesBack: false }
  const by = byThatMuch(plain.toLowerCase(), memory.orders) ?? turnedThatWay(plain.toLowerCase(), memory.orders)
  if (by) return { clauses: by, takesBack: true }
  const exception = exceptionTo(memory.orders, plain.toLowerCase(), (said) => parseClause(read(said, lexicon), lexicon))
  if (exception) return { clauses: exception, takesBack: true }
  const left = memory.orders.length ? exceptOf(plain.toLowerCase(), memory.orders) : null
  // What was deleted is known by its name no more.
  const isGone = left && [...memory.gone.keys()].some((name) => name.toLowerCase() === left.replace(/^the /, ''))
  const kept = isGone ? { ...blankNoun(), text: left, name: left.replace(/^the /, '') } : null
  const fewer = left && without(memory.orders, kept ?? parseClause(read(`select ${left}`, lexicon), lexicon).objects[0])
  if (fewer)
    return fewer.length ? { clauses: fewer, takesBack: true } : { clauses: ordersOf('undo', lexicon), takesBack: false }
  // "Select the red stool" … "no, the green one": where nothing was done yet, that is selected instead.
  const chosen =
    memory.orders.length || !memory.last.length ? undefined : /^no,? (the [\w ]+ one)[.!]*$/i.exec(plain)?.[1]
  if (chosen) return { clauses: ordersOf(`select ${chosen}`, lexicon), takesBack: false }
  const reader = (said: string) => parseClause(read(said, lexicon), lexicon)
  const corrected = memory.orders.length
    ? (correction(plain.toLowerCase()) ?? saidInstead(plain, memory, reader))
    : null
  const anew = corrected ? null : sizedAnew(message, plain, memory.orders)
  if (anew) return { clauses: ordersOf(anew, lexicon), takesBack: true }
  // "No, further": once more.
  if (corrected && isAgain(corrected) && !/\b(?:more|not)\b/.test(corrected))
    return { clauses: memory.orders, takesBack: false }
  if (corrected) {
    // "No, marble": of what it is made.
    const mending = finishWord(corrected) ? `make it ${corrected}` : corrected
    const parsed = sentencesOf(mending).flatMap((sentence) => ordersOf(sentence, lexicon))
    if (parsed.length === 1 && parsed[0].slots.otherSide) return { clauses: parsed, takesBack: false }
    const [by, ...more] = parsed
    // "No, on the cabinet, and make it bright": that, and then what follows.
    const isMending = parsed.length === 1 || (!!by && (!by.verb || !!by.isVerbless))
    const orders = isMending ? mended(memory.orders, by) : null
    if (orders) {
      const then = more.flatMap((clause) => filled(clause, lexicon, { ...memory, orders }))
      return { clauses: [...orders, ...then], takesBack: true }
    }
    // "The plant twice as big" … "the jukebox twice as big instead": and not both.
    const isInsteadOfAll = /\binstead[.!]*$/i.test(plain) && isSameKind(parsed, memory)
    return { clauses: parsed.flatMap((clause) => filled(clause, lexicon, memory)), takesBack: isInsteadOfAll }
  }
  const which = whichOfAny(plain, memory.orders, lexicon)
  if (which) return { clauses: which, takesBack: true }
  const other = memory.orders.length ? insteadOf(plain.toLowerCase(), memory.orders, lexicon, reader) : null
  if (other) return { clauses: other, takesBack: true }
  const goesOn = /^(?:and|also|plus)\b|\b(?:too|also|as well)[.!]?$/i.test(plain)
  const told = sentencesOf(plain)
    .flatMap((sentence) => ordersOf(sentence, lexicon))
    .map((clause) => (goesOn ? { ...clause, isAlso: true } : clause))
  const asked = askedNext(message, told, memory)
  if (asked) return { clauses: asked, takesBack: false }
  const parsed = inContext(sharesOfLast(askedOfOthers(told), memory.orders, message), lexicon)
  let { create, orders } = memory
  const clauses = parsed.flatMap((clause) => {
    // "Make the chairs red. And the lamp, too": as the chairs.
    const goesOn = sameFor(clause.text.toLowerCase()) ? orders : memory.orders
    const found = filled(clause, lexicon, { ...memory, create, orders: goesOn })
    create = found.findLast(({ verb }) => verb === 'create') ?? create
    if (found.every(changes)) orders = found
    return found
  })
  return { clauses, takesBack: false }
}

/** Whether one order does to a thing what the last one did. */
const isSameKind = ([order, ...more]: readonly Clause[], { orders: [last, ...others] }: Memory): boolean =>
  !more.length && !others.length && !!order?.verb && order.verb === last?.verb

const changes = ({ verb, slots }: Clause): boolean =>
  !!verb && !/^(?:ask:|select|note|undo|redo)/.test(verb) && !slots.unknown.length

/** "Delete a chair" … "the left one": that one, and not the one that it was. */
function whichOfAny(plain: string, orders: readonly Clause[], lexicon: Lexicon): Clause[] | null {
  const last = orders.at(-1)
  if (!last || last.verb === 'create' || !/^(?:an?|one|any) /i.test(last.objects[0]?.text ?? '')) return null
  const said = /^(?:the|that) [\w ]+$/i.test(plain) ? parseClause(read(plain, lexicon), lexicon) : null
  const [noun] = said?.objects ?? []
  if (!said || said.verb || said.slots.unknown.length || noun?.word !== 'one') return null
  const clauses = mended(orders, said)
  const settled = (noun: Noun): Noun => ({ ...noun, isNew: false, isAny: false })
  return clauses?.map((one) => ({ ...one, objects: one.objects.map(settled) })) ?? null
}

/** In plain words, without typos: what was mistyped may be one of the words that are said more plainly. */
function plainly(message: string, { words, sceneWords }: Lexicon, withNames: (text: string) => string): string {
  const spelled = mendText(message, words, sceneWords, true)
  // "Paintng 2" is the name of a painting once it is mended.
  const once = normalize(spelled === message ? message : withNames(spelled))
  const mended = mendText(once, words, sceneWords)
  return mended === once ? once : mendText(normalize(mended), words, sceneWords)
}

/** The tokens of a text, with the words of names apart again. */
const read = (text: string, lexicon: Lexicon): Token[] => tokenize(partNames(text, lexicon))

/** The orders of a sentence; a statement stands for one. */
function ordersOf(sentence: string, lexicon: Lexicon): (Clause & { mood?: Mood })[] {
  const statement = sentence.replace(/^(?:and|but) (?=the\b)/i, '')
  const order = orderOf(statement)
  if (order === statement.replace(/[?]+$/, '')) return clausesOf(orderOf(sentence), lexicon)
  const clauses = clausesOf(order, lexicon)
  const isComplaint =
    /\b(?:too|enough|in (?:the|my|our) way|blocking|obstructing|needs? \w+ light|wants? \w+ light)\b/i.test(sentence)
  return clauses.map((clause, i) => (i ? clause : { ...clause, isStated: true, ...(isComplaint && { isComplaint }) }))
}

function clausesOf(sentence: string, lexicon: Lexicon): (Clause & { mood?: Mood })[] {
  return splitClauses(read(sentence, lexicon), lexicon.sceneWords).flatMap(({ tokens, isJoined, isReason }) => {
    const plain = tokens.map(({ text }) => text).join(' ')
    const mixed = isJoined ? null : mixedWithMood(tokens, lexicon)
    if (mixed) return mixed
    const isNone = isJoined || isOfThing(tokens, lexicon) || /^(?:is|are|was|does|do)\b/.test(plain)
    const moods = isNone ? null : moodsOf(plain)
    if (moods) return moods.map((mood) => ({ ...blankClause(tokens), verb: 'mood', mood }))
    const clip = clipOrder(plain, lexicon, (who) => parseClause(read(`select ${who}`, lexicon), lexicon).objects)
    if (clip) return [clip]
    return parseAll(tokens, lexicon).map((clause) => ({
      ...clause,
      ...(isJoined && { isJoined }),
      ...(isReason && { isReason }),
    }))
  })
}

const blankClause = (tokens: readonly Token[]): Clause => ({
  verb: '',
  objects: [],
  others: [],
  slots: noSlots(),
  text: tokens.map(({ raw }) => raw).join(' '),
})

/** What a scene has as a whole, though something in it may be called so. */
const OF_SCENE = /^(scene|room|light|lights|lighting|background|environment|sky|world|view|camera|grid)$/

/** "Give the sun a warm glow", where something is called Sun. */
function isOfThing(tokens: readonly Token[], { names }: Lexicon): boolean {
  const at = tokens.findIndex(({ text }) => /^(the|my)$/.test(text))
  const word = tokens[at + 1]?.text ?? ''
  return at >= 0 && at < 3 && names.has(word) && !OF_SCENE.test(word)
}

/** "The background blue and the light cold" is two. */
function moodsOf(plain: string): Mood[] | null {
  const parts = plain.split(/ and (?:the )?/).map(moodOf)
  const all = parts.filter((mood) => mood !== null)
  if (all.length > 1 && all.length === parts.length) return all
  const mood = moodOf(plain)
  return mood && [mood]
}

/** "Make the sun orange and the background blue": an order about a thing, and one about the whole scene. */
function mixedWithMood(tokens: readonly Token[], lexicon: Lexicon): (Clause & { mood?: Mood })[] | null {
  const plain = (some: readonly Token[]) => some.map(({ text }) => text).join(' ')
  for (const at of joints(tokens)) {
    const [first, last] = [tokens.slice(0, at), [tokens[0], ...tokens.slice(at + 1)]]
    const [before, after] = [first, last].map((part) => (isOfThing(part, lexicon) ? null : moodOf(plain(part))))
    if (!before === !after) continue
    const clauses = parseAll(before ? last : first, lexicon)
    if (!clauses.every(({ verb, objects, slots }) => verb && objects.length && !slots.unknown.length)) continue
    const mood = { ...blankClause(before ? first : last), verb: 'mood', mood: (before ?? after)! }
    return before ? [mood, ...clauses] : [...clauses, mood]
  }
  return null
}

/** "Make the tower red and the ball green": where a part is not understood, it may be an order without its verb. */
function parseAll(tokens: readonly Token[], lexicon: Lexicon): Clause[] {
  const whole = parseClause(tokens, lexicon)
  if (whole.verb && !whole.slots.unknown.length) return [whole]
  for (const at of joints(tokens)) {
    const first = parseClause(tokens.slice(0, at), lexicon)
    if (!first.verb || first.slots.unknown.length || first.verb.startsWith('ask:') || isHalf(first)) continue
    let from = at + 1
    while (/^(and|then|,|also)$/.test(tokens[from]?.text ?? '')) from++
    const left = oneOfSame(tokens, tokens.slice(from))
    if (!left.length) continue
    // "Horse black, pony red": no verb to say again.
    const again = first.isVerbless && first.objects.length ? [] : [parseAll([tokens[0], ...left], lexicon)]
    for (const rest of [...again, parseAll(left, lexicon)]) {
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

/** "Make one of them red, one green": one of them, too. */
function oneOfSame(tokens: readonly Token[], left: readonly Token[]): readonly Token[] {
  const [, ...first] = tokens.slice(0, 4)
  const isOne = first.map(({ text }) => text).join(' ') === 'one of them' && left[0]?.raw.toLowerCase() === 'one'
  return isOne && left[1]?.text !== 'of' ? [...first, ...left.slice(1)] : left
}

/** "Put the book", of "put the book and the cup on the sofa, …": an order that says nothing yet. */
const isHalf = ({ verb, slots, text }: Clause): boolean =>
  (/^(place|move)$/.test(verb) || (verb === 'create' && /^(put|place|set|lay)\b/i.test(text))) &&
  !saysWhere(slots) &&
  !saysHow(slots) &&
  !slots.facing &&
  !slots.turn &&
  slots.metres === undefined &&
  slots.gap === undefined &&
  slots.degrees === undefined

/** Where a sentence may be parted, the last first: at "and", then at commas, but not within coordinates. */
function joints(tokens: readonly Token[]): number[] {
  const at = (pattern: RegExp) =>
    tokens.flatMap(({ text, quoted }, i) =>
      i > 0 && i < tokens.length - 1 && !quoted && pattern.test(text) ? [i] : [],
    )
  const commas = at(/^,$/).filter((i) => tokens[i - 1].value === undefined || tokens[i + 1].value === undefined)
  return [...at(/^(and|&|but)$/).reverse(), ...commas.reverse()]
}

const SAME_SIDE = /^(?:and |also )?(?:of |in |with )?(?:the )?same (size|height|width|depth|color)$/

/** What "again", "three more" and "the lamp, too" stand for. */
function filled(said: Clause, lexicon: Lexicon, memory: Memory): Clause[] {
  const oneMore = said.objects[0]?.ofMade ? null : asOneMore(said)
  if (oneMore) return filled(parseClause(read(oneMore, lexicon), lexicon), lexicon, memory)
  const clause =
    placeThere(said, memory) ??
    ofAnswer(oneOfTold(whereDeleted(othersOfPlace(said, memory.orders), memory), memory), memory)
  const plain = clause.text.toLowerCase()
  const wider = wentOn(plain, memory.orders, said.isAlso)
  if (wider) return wider
  if (isAgain(plain) && memory.orders.length) return asMore(memory.orders)
  if (/^do .*\b(?:again|once more)$/.test(plain)) throw new Refuse('There is nothing yet to do again.')
  // "Swap the benches" … "and back".
  if (/^(?:and )?(?:swap (?:them )?)?back(?: again)?$/.test(plain) && memory.orders.at(-1)?.verb === 'swap')
    return memory.orders
  // "Closer still", after it was moved closer.
  const way =
    /^(?:even |still |a bit |bit |a little |little )*(closer|nearer|further|farther)(?: still| yet| again)?$/.exec(
      plain,
    )?.[1]
  const kind = way && (/^(closer|nearer)$/.test(way) ? 'towards' : 'away')
  const before = memory.orders.at(-1)
  if (kind && /^(place|move)$/.test(before?.verb ?? '') && before?.slots.relations[0]?.kind === kind)
    return memory.orders
  if (way && before?.slots.spread && before.slots.spread > 1 === (kind === 'away')) return memory.orders
  const sized =
    countAnswer(clause, memory) ?? timesThat(clause, memory) ?? sizedAs(clause, memory) ?? distancedAs(clause, memory)
  if (sized) return [sized]
  const alike = sameAsPlace(plain, memory.orders)
  if (alike) return [alike]
  // "The chairs and the stool" … "same height": as each other.
  const side = SAME_SIDE.exec(plain)?.[1]
  if (side) return filled(parseClause(read(`make them alike in ${side}`, lexicon), lexicon), lexicon, memory)
  const aside = sideAside(plain, memory.orders) ?? sortedAs(clause, memory.orders)
  if (aside) return aside
  // "Move the ball to the left" … "a bit higher": up, and not taller.
  const height = /^(?:and )?((?:a )?(?:bit|little) |much )?(higher|lower)$/.exec(plain)
  if (height && /^(move|place|raise|lower)$/.test(memory.orders.at(-1)?.verb ?? ''))
    return [
      parseClause(read(`${height[2] === 'higher' ? 'raise' : 'lower'} it${height[1] ? ' bit' : ''}`, lexicon), lexicon),
    ]
  const turned = turnedTo(clause, memory)
  if (turned) return [turned]
  const more = alsoThere(clause, memory) ?? moreOf(clause, memory)
  if (more) return headsOfMade([more])
  const onlyThing = clause.verb === '' && clause.objects.length > 0 && !clause.slots.unknown.length
  // "The cone": what comes next is about it.
  const isPointing = onlyThing && clause.objects.every(({ isNew, pronoun, isOther }) => !isNew && !pronoun && !isOther)
  if (!memory.orders.length) return [isPointing && !memory.question ? { ...clause, verb: 'select' } : clause]
  const same = sameFor(plain)
  if (!same && !onlyThing) return [clause]
  const noun = same ? parseClause(read(`select ${same}`, lexicon), lexicon) : clause
  if (!noun.objects.length || noun.slots.unknown.length) return [clause]
  // What was said of the light is nothing to do to a thing.
  if (memory.orders.every(({ verb }) => verb === 'mood')) return [isPointing ? { ...clause, verb: 'select' } : clause]
  const there = (same ? sameElsewhere : otherPlace)(memory.orders, noun.objects)
  if (there) return there
  return forOthers(
    memory.orders,
    noun.objects.map((one) => ({ ...one, isNew: false })),
  )
}
