import { Cursor } from '../language/cursor.ts'
import type { Token } from '../language/tokens.ts'
import { unitOf } from '../language/units.ts'
import { colorFamily, colorWord, cssName } from '../words/colors.ts'
import { COMPARATIVES } from '../words/sizes.ts'
import { finishWord } from '../words/surfaces.ts'
import { OF_WHAT_IS, PLACING, VERBS } from '../words/verbs.ts'
import type { Attach } from './afterwards.ts'
import { allThere } from './all-there.ts'
import type { Clause } from './clause.ts'
import { fromEachOther } from './from-each-other.ts'
import { gift, givenThing } from './gifts.ts'
import { withHeadOf } from './heads.ts'
import { nameOfNew } from './name-of-new.ts'
import { blankNoun, type Lexicon, type Noun } from './noun.ts'
import { noun, nouns, relationAt } from './nouns.ts'
import { applyProperty } from './property.ts'
import { question } from './questions.ts'
import { settle } from './settle.ts'
import { layout, pinned } from './slots/layouts.ts'
import { readSlots } from './slots/read.ts'
import { noSlots, type Slots, saysHow, saysWhere } from './slots/slots.ts'

const OPENERS = new Set(
  `and then also so but no yes yeah to i you we should would like go ahead try finally next first now there be have let please
  instead actually well ok afterwards additionally oh hmm um once`.split(/\s+/),
)
const COMPOUND: Record<string, string> = {
  'switch-off': 'off',
  'switch-on': 'on',
  'put-back': 'putBack',
  'run-across': 'runAcross',
  'run-along': 'runAlong',
  'make-big-for': 'bigFor',
  'make-wide-for': 'wideFor',
  'make-tall-for': 'tallFor',
  'put-back-first': 'putBackFirst',
  'take-back': 'undo',
  'move-back': 'moveBack',
  'clear-off': 'clearOff',
  'perspective-mode': 'projection',
  'orthographic-mode': 'projection',
}
const EMPTY_SCENE =
  /^(a |make a |create a |start a |open a )?(new|empty|blank|fresh) scene$|^(start (over|again|fresh)|reset (the scene|everything)|empty the scene|clear (the )?(scene|everything|all)|delete the (whole |entire )?scene)$/

/** Understands one clause. The verb says what; without one it is "add" before something new, else a change. */
export function parseClause(tokens: readonly Token[], lexicon: Lexicon): Clause {
  const text = tokens.map((token) => token.raw).join(' ')
  const plain = tokens.map((token) => token.text).join(' ')
  if (EMPTY_SCENE.test(plain)) return { verb: 'clear', objects: [], others: [], slots: noSlots(), text }
  const asked = question(tokens, lexicon)
  if (asked) return asked
  const cursor = new Cursor(tokens)
  while (
    !cursor.done &&
    OPENERS.has(cursor.word()) &&
    tokens.length > 1 &&
    !(cursor.word() === 'next' && cursor.word(1) === 'to') &&
    !(cursor.word() === 'to' && cursor.word(1) === 'the') &&
    !(cursor.word() === 'first' && cursor.number(1) === undefined && cursor.at === 0 && cursor.word(1) === 'one')
  )
    cursor.next()
  const place = leadingPlace(cursor, lexicon)
  const word = cursor.word()
  let verb =
    (Object.hasOwn(COMPOUND, word) ? COMPOUND[word] : undefined) ??
    (Object.hasOwn(VERBS, word) && !startsNoun(cursor, lexicon) ? VERBS[word] : '')
  if (verb) cursor.next()
  verb = phrasal(verb, word, cursor)
  const leading = leadingLayout(cursor, lexicon, verb)
  const copies =
    verb === 'create' || verb === 'make' || verb === 'place' || verb === 'duplicate' || verb === ''
      ? countOfCopies(cursor)
      : null
  if (copies !== null) verb = 'duplicate'
  const objects = objectsOf(cursor, lexicon, leading ? 'arrange' : verb)
  const given = word === 'give' ? givenThing(cursor, lexicon, objects) : null
  if (given) return gift(given, objects, readSlots(cursor, lexicon), text)
  const told = colorOfEverything(cursor, verb, objects.at(-1))
  if (told) cursor.next()
  const becomes = /^(make|change|rotate|)$/.test(verb) && word !== 'give' ? becomesWhat(cursor, lexicon, objects) : null
  if (becomes) return { verb: 'replace', objects, others: [becomes], slots: readSlots(cursor, lexicon), text }
  const before = cursor.at
  if (verb === 'line') cursor.take('up')
  // Of one thing there is no row: "align the ball with the middle chair".
  const isOne = objects.length === 1 && !objects[0].isPlural && !objects[0].isAll
  const isPinned = verb !== 'swap' && !isOne && cursor.attempt(() => (pinned(cursor, noSlots(), lexicon) ? true : null))
  if (isPinned) cursor.at = before
  const others = isPinned ? [] : othersOf(cursor, lexicon, verb, objects)
  // "Swap the sofa for an armchair".
  if (verb === 'swap' && others[0]?.isNew) verb = 'replace'
  // "Line the trees up with the house".
  if (verb === 'line' && others.length && !others[0].isNew) verb = 'align'
  else if (!others.length) cursor.at = before
  const slots = {
    ...readSlots(cursor, lexicon, verb),
    ...(leading && { layout: leading }),
    ...(copies && { times: copies }),
  }
  slots.relations = slots.relations.map((one) => ({ ...one, targets: one.targets.map((n) => ofContrast(n, objects)) }))
  fromEachOther(objects, slots)
  facingPlace(slots)
  const except = [...(slots.except ?? []), ...exceptOfOne(slots), ...exceptOfNew(others)]
  if (except.length && objects.length)
    objects[objects.length - 1] = { ...objects.at(-1)!, except: [...objects.at(-1)!.except, ...except] }
  if (place && OF_WHAT_IS.test(verb) && objects[0] && !objects[0].isNew) objects[0].where.push(place)
  else if (place) slots.relations.unshift({ kind: place.kind, targets: place.to })
  if (PLACING.test(verb) && !saysWhere(slots)) placeOfExcepted(objects.at(-1), slots)
  if (verb === 'make') placeOfMade(objects, slots)
  if (/^(make|change|)$/.test(verb)) sizeOfMade(objects, slots)
  applyProperty(objects, slots, verb)
  const [first] = objects
  slots.pinned = slots.pinned?.map((one) => ({ ...one, noun: first ? withHeadOf(one.noun, first) : one.noun }))
  // "The monitor on the left and the microscope on the right".
  if (slots.pinned?.length && isOne) slots.unknown.push('and')
  colorOfTheSecond(verb, objects, slots)
  nameOfNew(objects, slots, lexicon)
  colorOfChosen(verb, objects.at(-1), slots)
  const all = verb === '' ? allThere(objects, slots) : null
  if (all) {
    const left = { ...slots, relations: [] }
    return { verb: saysHow(left) ? 'change' : 'select', objects: [all], others: [], slots: left, text }
  }
  const isImplied = objects.length > 0 && objects.every((one) => isBareOf(verb, one))
  return {
    verb: settle(verb, word, objects, slots),
    objects,
    others,
    slots,
    text,
    ...(isImplied && { isImplied }),
    ...(verb === '' && { isVerbless: true }),
  }
}

/** "Ball on table", "put ball on table": without an article. */
const isBareOf = (verb: string, { isBare, count, isPlural }: Noun): boolean =>
  !!isBare && count === undefined && (verb === '' || (verb === 'place' && !isPlural))

/** "Everything on the left desk onto the right one": the right desk. */
function ofContrast(target: Noun, objects: readonly Noun[]): Noun {
  const where = objects.at(-1)?.where.at(-1)
  const other = where?.by === 'relation' ? where.to[0] : undefined
  const isContrast = target.word === 'one' && (target.rank ?? target.color) && (other?.rank ?? other?.color)
  return isContrast ? withHeadOf({ ...target, word: undefined }, other!) : target
}

/** "Turn all chairs to the table except the last one": nothing can be left out of one thing, so it is out of what turns. */
function exceptOfOne({ facing, relations }: Slots): Noun[] {
  const targets = [...(typeof facing === 'object' ? [facing] : []), ...relations.flatMap((one) => one.targets)]
  return targets
    .filter(({ isPlural, isAll }) => !isPlural && !isAll)
    .flatMap((target) => target.except.splice(0, target.except.length))
}

/** "Move every chair except the brown one against the wall": where they go, and not where the brown one is. */
function placeOfExcepted(moved: Noun | undefined, slots: Slots) {
  const last = moved?.except.at(-1)
  const there = last?.where.at(-1)
  if (there?.by !== 'relation') return
  last!.where.pop()
  slots.relations.push({ kind: there.kind, targets: there.to })
}

/** "Replace the chairs with stools except the white one": nothing can be left out of what is new. */
const exceptOfNew = (others: readonly Noun[]): Noun[] =>
  others.filter(({ isNew }) => isNew).flatMap(({ except }) => except.splice(0, except.length))

/** "The chair", "set of chairs": a verb's word that is the name of a node begins no order. */
const startsNoun = (cursor: Cursor, lexicon: Lexicon) =>
  lexicon.names.has(cursor.word()) && /^(and|should|next|on|to|too|,)$/.test(cursor.word(1))

/** "On the table, put a lamp"; "next to the sofa add a plant". */
function leadingPlace(cursor: Cursor, lexicon: Lexicon) {
  return cursor.attempt(() => {
    const found = relationAt(cursor, lexicon, 'places')
    if (!found || /^(away|towards|off)$/.test(found.kind)) return null
    cursor.take(',', 'and')
    const next = cursor.word()
    const isOrder = Object.hasOwn(VERBS, next) || /^(a|an|some|another|two|three|four|five|six|\d+|one)$/.test(next)
    return isOrder && !cursor.done ? found : null
  })
}

/** Verbs of two words: "line up", "look at", "lift off". */
function phrasal(verb: string, word: string, cursor: Cursor): string {
  if (verb === 'line' && cursor.take('up')) return 'line'
  if (verb === 'distribute') cursor.take('out')
  if (verb === 'group') cursor.take('up', 'together')
  if (verb === 'select') cursor.take('out', 'only')
  if (verb === 'show' && cursor.take('only', 'just')) return 'isolate'
  if (verb === 'show' && cursor.take('me')) return 'showMe'
  if (
    /^(place|drop|create|move)$/.test(verb) &&
    cursor.word() === 'in' &&
    (/^(a|an|some|another)$/.test(cursor.word(1)) || cursor.number(1) !== undefined)
  ) {
    cursor.next()
    return 'create'
  }
  if (verb === 'enlarge' || verb === 'scale') {
    if (cursor.take('up')) return 'enlarge'
    if (cursor.take('down')) return 'shrink'
  }
  if (verb === 'frame') cursor.take('in | to | on | at | in on | onto')
  if (verb === 'look' && cursor.take('through')) return 'through'
  if (verb === 'look') return cursor.take('at') ? 'frame' : 'look'
  if (verb === 'make') {
    if (cursor.take('a copy of | copies of | a duplicate of | another copy of | a clone of')) return 'duplicate'
    if (cursor.take('a group of | a group from | a group with | a group out of')) return 'group'
    cursor.take('sure')
  }
  if (verb === 'tilt' && cursor.take('over')) return 'tilt'
  if (verb === 'hide' && cursor.take('everything but | everything except | all but | everything else but | all except'))
    return 'isolate'
  if (verb === 'delete' && word === 'clear') return cursor.take('away | up | out | off') ? 'delete' : 'clearOff'
  if (word === 'bring' && cursor.take('up', 'in')) return 'move'
  if (word === 'pull' && cursor.take('apart')) return 'separate'
  if (word === 'push' && cursor.take('apart')) return 'separate'
  if (word === 'move' && cursor.take('apart')) return 'separate'
  if (word === 'set' && cursor.take('up')) return 'create'
  if (word === 'get' && cursor.take('rid of')) return 'delete'
  // "Lay out the trees in a row": those there.
  if (/^(lay|set|spread)$/.test(word) && /^(the|all|my|them|these|those)$/.test(cursor.word(1)) && cursor.take('out'))
    return 'arrange'
  if (word === 'lay') cursor.take('down')
  if (word === 'put' || word === 'set' || word === 'lay') cursor.take('down')
  if (word === 'pick' && cursor.take('up')) return 'raise'
  if (word === 'stand' && cursor.take('up')) return 'place'
  return verb
}

/** "Make two copies of the mug", "a copy of": how many; null where it is something else. */
function countOfCopies(cursor: Cursor): number | null {
  return cursor.attempt(() => {
    cursor.take('a', 'another')
    const count = cursor.number() ?? 1
    if (cursor.number() !== undefined) cursor.next()
    cursor.take('more | exact | identical | other')
    return cursor.take('copies of | duplicates of | clones of | copy of | clone of | duplicate of') ? count : null
  })
}

/** "A row of five boxes", "a 3x3 grid of spheres": the layout comes before what is laid out. */
function leadingLayout(cursor: Cursor, lexicon: Lexicon, verb: string): Slots['layout'] | null {
  // "Paint the row of chairs red": that is there, and stays as it stands.
  if (cursor.word() === 'the' && !/^(?:create|arrange|)$/.test(verb)) return null
  return cursor.attempt(() => {
    const slots = noSlots()
    if (!layout(cursor, slots, lexicon)) return null
    const isTable = slots.layout?.rows !== undefined && slots.layout.columns !== undefined
    if (!isTable && !/^(of|from)$/.test(cursor.tokens[cursor.at - 1]?.text)) return null
    return slots.layout ?? null
  })
}

/** What a verb is about. After a verb that places, what follows the noun is where to; after others it tells which is meant. */
function objectsOf(cursor: Cursor, lexicon: Lexicon, verb: string): Noun[] {
  // "A metre away from it" names nothing yet.
  if (/^(a|an|half)$/.test(cursor.word()) && unitOf(cursor.word(1)) !== undefined) return []
  const isOnes =
    (cursor.word() === 'those' && !/^(things|objects|items)$/.test(cursor.word(1))) || cursor.word(1) === 'ones'
  const attach: Attach = (PLACING.test(verb) && !isOnes) || /^(point|face|)$/.test(verb) ? 'nothing' : 'places'
  return nouns(cursor, lexicon, attach)
}

/** "Turn the cone into a sphere": what it is to be. */
function becomesWhat(cursor: Cursor, lexicon: Lexicon, objects: readonly Noun[]): Noun | null {
  if (!objects.length || objects[0].isNew) return null
  return cursor.attempt(() => {
    const outline = cursor.word()
    if (/^(?:round|square)$/.test(outline) && /^(?:|with|and|,)$/.test(cursor.word(1))) {
      // "Make the table round": a round one in its place.
      cursor.next()
      return { ...blankNoun(), text: `a ${outline} one`, isNew: true, word: 'one', outline: outline as Noun['outline'] }
    }
    const led = cursor.take('into', 'to', 'become')
    // "Make the chairs stools": of several, several.
    const areSeveral = objects.every(({ isPlural, isAll }) => isPlural || isAll)
    if (!led && !/^(a|an)$/.test(cursor.word()) && !areSeveral) return null
    const thing = noun(cursor, lexicon)
    const areMany = thing?.isPlural && (led ? led !== 'become' : cursor.done)
    const isNew = thing?.isNew && (!thing.isBare || areMany)
    return isNew && (thing.shape || thing.item || thing.outline) ? thing : null
  })
}

/** "Delete everything red", "make everything red yellow": a colour behind "everything" tells which, unless it is what they become. */
function colorOfEverything(cursor: Cursor, verb: string, last: Noun | undefined): boolean {
  const hex = colorWord(cursor.word())
  const finish = hex ? undefined : finishWord(cursor.word())
  const isAny = last?.kind === 'any' && /^(?:the \w+ of )?(?:everything|anything)\b/.test(last.text.toLowerCase())
  if (!last || !isAny || !(hex || finish)) return false
  const next = cursor.word(1)
  const isTurned = verb === 'rotate' && cursor.tokens[0].text === 'turn' && /^(|and|,)$/.test(next)
  const becomes = /^(make|color|change|)$/.test(verb) || isTurned
  if (
    becomes &&
    !(
      colorWord(next) ||
      finishWord(next) ||
      Object.hasOwn(COMPARATIVES, next) ||
      /^(darker|lighter|into|to|bit|slightly|much|little)$/.test(next)
    )
  )
    return false
  last.where.push(hex ? { by: 'color', word: cursor.word(), hex } : { by: 'finish', finish: finish! })
  last.text += ` ${cursor.word()}`
  return true
}

const WITH = /^(surround|divide|flank|fill|top|replace|swap|line|group|align|bigFor|wideFor|tallFor)$/

/** "… with six chairs", "… by a sphere", "… and the lamp". */
function othersOf(cursor: Cursor, lexicon: Lexicon, verb: string, objects: readonly Noun[]): Noun[] {
  if (!WITH.test(verb) || !objects.length) return []
  return (
    cursor.attempt(() => {
      const led = verb === 'align' ? ['with', 'to'] : verb === 'line' ? ['with'] : ['with', 'by', 'for']
      if (!cursor.take(...led)) return null
      const isTwin = !!cursor.take('a copy of', 'copies of')
      const found = nouns(cursor, lexicon, 'nothing').map((one) => (isTwin ? { ...one, isNew: false, isTwin } : one))
      const isThing = (n: Noun) =>
        !!(n.shape || n.kind || n.item || n.name || n.pronoun || n.light || ((n.word || n.rank) && !n.isBare))
      // "The biggest box with the smallest": the smallest box.
      return found.length && found.every(isThing)
        ? found.map((one) => (one.word ? one : withHeadOf(one, objects[0])))
        : null
    }) ?? []
  )
}

/** "In front of shelf 1 so that it faces the shelf": that one. */
function facingPlace(slots: Slots) {
  const { facing, relations } = slots
  const place = relations[0]?.targets[0]
  if (typeof facing !== 'object' || !place?.name || facing.where.length || facing.rank || facing.color) return
  const [said, named] = [facing.name ?? facing.word ?? '', place.name].map((name) => name.toLowerCase())
  if (said && named.replace(/ \d+$/, '') === said) slots.facing = place
}

/** "I would rather have the plant on the left of the TV": where nothing else is said, the place is what it is about. */
function placeOfMade(objects: Noun[], slots: Slots) {
  const last = objects.at(-1)
  const where = last?.where.at(-1)
  if (
    !last ||
    where?.by !== 'relation' ||
    saysHow(slots) ||
    saysWhere(slots) ||
    slots.facing ||
    slots.turn ||
    slots.degrees !== undefined
  )
    return
  objects[objects.length - 1] = { ...last, where: last.where.slice(0, -1) }
  slots.relations.push({ kind: where.kind, targets: where.to })
}

/** "Make the cylinder shorter than the box": where nothing else is said, it is what the cylinder becomes. */
function sizeOfMade(objects: Noun[], slots: Slots) {
  const last = objects.at(-1)
  const where = last?.where.at(-1)
  if (!last || where?.by !== 'size' || !where.than || where.way === 0 || saysHow(slots) || saysWhere(slots)) return
  if (slots.facing || slots.turn || slots.degrees !== undefined || slots.name) return
  objects[objects.length - 1] = { ...last, where: last.where.slice(0, -1) }
  const by = where.way > 0 ? 1.25 : 0.8
  slots.factor = [by, by, by]
  if (where.side === 'all') slots.likeSizeOf = where.than
  else slots.likeSide = { side: where.side, of: where.than, isThan: true }
}

/** "Delete all items in red": what takes no look is told by it. */
function colorOfChosen(verb: string, last: Noun | undefined, slots: Slots) {
  const { color } = slots.surface
  if (
    !color ||
    !last ||
    last.isNew ||
    !/^(delete|select|hide|show|lock|unlock|isolate|group|frame|clearOff)$/.test(verb)
  )
    return
  last.where.push({ by: 'color', word: cssName(color) ?? colorFamily(color), hex: color })
  slots.surface = {}
}

/** "The second black": where nothing else says how, the colour of a noun that was left out is what it becomes. */
function colorOfTheSecond(verb: string, objects: readonly Noun[], slots: Slots) {
  const last = objects.at(-1)
  if (!/^(color|make|change|)$/.test(verb) || (verb === '' && !last?.isOther) || !last?.color || saysHow(slots)) return
  if (last.word && last.word !== 'one') return
  // "The red cube 50 cm and the blue one 1.5 m": that is how large it becomes.
  if (slots.metres !== undefined) return
  if (objects.slice(0, -1).some(({ word, color }) => color && (!word || word === 'one'))) slots.unknown.push('and')
  slots.surface.color = last.color.hex
  Object.assign(slots.surface, last.finish)
  last.color = undefined
}
