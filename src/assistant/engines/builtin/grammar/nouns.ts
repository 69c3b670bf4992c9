import type { Cursor } from '../language/cursor.ts'
import { length } from '../language/measures.ts'
import { singular } from '../language/plural.ts'
import { unitOf } from '../language/units.ts'
import { colorWord, SHADES } from '../words/colors.ts'
import { LOCATING, RELATION_PHRASES, type RelationKind } from '../words/relations.ts'
import { HOLDERS } from '../words/seats.ts'
import { ANY_WORDS, SHAPE_ADJECTIVES } from '../words/shapes.ts'
import { SIDE_WORDS, SIZE_WORDS } from '../words/sizes.ts'
import { STATES } from '../words/states.ts'
import { finishWord } from '../words/surfaces.ts'
import { VERBS } from '../words/verbs.ts'
import {
  type Attach,
  called,
  colored,
  holding,
  isOneOfSeveral,
  justNow,
  made,
  onSide,
  property,
  rankedBy,
  type Step,
  sameAs,
  superlative,
  varied,
} from './afterwards.ts'
import { comparedSize } from './compared.ts'
import { determiner, pronoun } from './determiner.ts'
import { head } from './head.ts'
import {
  becomesPart,
  headless,
  isLetter,
  isPartAhead,
  isTarget,
  ofProperty,
  standsAlone,
  tailNamed,
  withHeads,
  withoutNumber,
  wordBefore,
} from './heads.ts'
import { cornerAt } from './in-corner.ts'
import { isThingAhead } from './into-thing.ts'
import { itemAhead } from './library-names.ts'
import { described, eachSized, isAppositive, joint, orColors, sibling, total, upTo } from './lists.ts'
import { ANYTHING, modifier } from './modifiers.ts'
import { takeNameOfAny } from './name-ahead.ts'
import { blankNoun, hasHead, isOneThing, type Lexicon, type Noun, type Where } from './noun.ts'
import { rowAhead } from './rows.ts'
import { isWithAll, setOf } from './set-of.ts'
import { sized } from './sized.ts'

/** One noun phrase at the cursor; null where there is none. */
export function noun(cursor: Cursor, lexicon: Lexicon, attach: Attach = 'nothing'): Noun | null {
  return cursor.attempt(() => {
    const from = cursor.at
    const it = blankNoun()
    ofProperty(cursor, it)
    const tail = tailNamed(cursor, lexicon)
    if (isLetter(cursor, lexicon)) it.name = cursor.next().raw
    else if (tail) {
      cursor.next()
      Object.assign(it, { name: tail, word: tail.toLowerCase() })
    } else determiner(cursor, it)
    setOf(cursor, it, lexicon)
    if (!it.name) rowAhead(cursor, it, lexicon)
    it.name ??= takeNameOfAny(cursor, lexicon)
    if (!it.name && !pronoun(cursor, it)) {
      while (!cursor.done && !hasHead(it) && !itemAhead(cursor, it, lexicon) && modifier(cursor, it, lexicon)) {}
      if (!hasHead(it)) head(cursor, it, lexicon)
      // "The round objects".
      else if (it.shapes && !it.word && ANY_WORDS.has(singular(cursor.word()))) cursor.next()
      if (!it.word && !hasHead(it)) headless(cursor, it)
      if (!it.word && !hasHead(it) && it.nth) it.word = 'one'
    }
    // "Show all": all there is.
    if (
      it.isAll &&
      !it.isOther &&
      !it.isAny &&
      !hasHead(it) &&
      !it.word &&
      !it.color &&
      !it.rank &&
      it.count === undefined &&
      cursor.done
    )
      it.kind = 'any'
    if (!hasHead(it) && it.word !== 'one' && !standsAlone(it)) return null
    // "A marble look" is no marble.
    if (it.isNew && /^(look|finish|texture|surface|material|coating)$/.test(cursor.word())) return null
    afterwards(cursor, it, lexicon, attach)
    it.text = cursor.text(from)
    return it
  })
}

/** "Everything on it": where that is tells what is meant, and what follows is where it goes. */
function allThere(cursor: Cursor, lexicon: Lexicon): Noun | null {
  const from = cursor.at
  const all = noun(cursor, lexicon)
  const where = all && relationAt(cursor, lexicon, 'nothing')
  return where ? { ...all, where: [...all.where, where], text: cursor.text(from) } : all
}

/** Noun phrases joined by commas and "and". Bare ones are as definite as the first: "the box, cone and sphere". */
export function nouns(cursor: Cursor, lexicon: Lexicon, attach: Attach = 'nothing', most = 1000): Noun[] {
  const first = noun(cursor, lexicon, attach)
  if (!first) return []
  const list = [first]
  for (;;) {
    list.push(...(cursor.attempt(() => upTo(cursor, list.at(-1)!, lexicon)) ?? []))
    if (list.length >= most) return withoutNumber(withHeads(list), lexicon)
    const next =
      cursor.attempt(() => (joint(cursor, lexicon) ? sibling(cursor, list.at(-1)!, lexicon) : null)) ??
      cursor.attempt(() =>
        // "The desk with everything on it": where it is tells what is meant, and not where it goes.
        joint(cursor, lexicon) ? (isWithAll(cursor) ? allThere(cursor, lexicon) : noun(cursor, lexicon, attach)) : null,
      )
    if (!next) return withoutNumber(withHeads(eachSized(list)), lexicon)
    // "Its chair and monitor": its monitor.
    const owner = list.at(-1)!.owner
    if (next.isBare && owner?.pronoun && !next.owner && !next.rank) next.owner = owner
    if (next.owner?.pronoun === 'it' && next.name && isOneOfSeveral(list.at(-1)!, lexicon))
      list.at(-1)!.where.push({ by: 'holding', noun: { ...next, owner: undefined } })
    if (isAppositive(cursor, list, next)) {
      described(list.at(-1)!, next)
      continue
    }
    list.push(next.isBare && !first.isNew ? { ...next, isNew: false, isAll: next.isAll || first.isAll } : next)
  }
}

/** What follows the noun: "called X", "of size 2", "on the left", "that are red", "except the blue one". */
function afterwards(cursor: Cursor, it: Noun, lexicon: Lexicon, told: Attach): void {
  // "Set the colour of everything on the left to red": that is no place to go to.
  const attach = it.property === undefined ? told : 'places'
  const steps = [
    total,
    varied,
    property,
    called,
    sameAs,
    holding(noun),
    excepted,
    owned,
    rankedBy(noun),
    onSide,
    colored,
    predicate,
    sized,
    made,
    justNow,
  ]
  for (;;) {
    const corner = attach === 'places' && !it.isNew ? cursor.attempt(() => cornerAt(cursor)) : null
    if (corner) it.where.push(corner)
    if (steps.some((step) => cursor.attempt(() => (step(cursor, it, lexicon, attach) ? true : null)))) continue
    if (attach === 'places' && !it.isNew && cursor.attempt(() => (place(cursor, it, lexicon) ? true : null))) continue
    return
  }
}

const excepted: Step = (cursor, it, lexicon) => {
  // Nothing can be left out of one thing: "everything on the table except the book".
  const isOne = !it.isAll && !it.isPlural && !it.isNew && it.pronoun !== 'them'
  if (isOne) return false
  if (
    !cursor.take(
      'except for | except | but not | apart from | other than | excluding | besides | but for | but leave',
      'save for | without | but keep | , except | , but not',
    )
  ) {
    if (!it.isAll || !cursor.take('but', 'bar')) return false
  }
  const not = nouns(cursor, lexicon, 'places')
  while (not.length && cursor.take('or', 'nor')) not.push(...nouns(cursor, lexicon, 'places'))
  // "But leave its width": nothing is left out.
  it.except.push(...not.filter(({ property }) => !property).map((n) => ({ ...n, isNew: false })))
  return not.length > 0
}

/** "The roof of the house", "the car's wheels", "all the tree trunks". */
const owned: Step = (cursor, it, lexicon) => {
  if (it.isNew || it.owner) return false
  if (cursor.take("'s")) {
    const part = noun(cursor, lexicon)
    if (!part?.isBare) return false
    becomesPart(it, part, { ...it })
    return true
  }
  if (isPartAhead(cursor, it, lexicon)) {
    const part = noun(cursor, lexicon)
    if (!part?.isBare && !part?.name) return false
    const { isAll, isEach, rank, nth, count } = it
    const owner = { ...it, isAll: true, rank: undefined, nth: undefined, count: undefined }
    becomesPart(it, { ...part, rank, nth, count }, owner)
    Object.assign(it, { isAll, isEach })
    return true
  }
  if (!cursor.take('of | from | in | that belong to | belonging to')) return false
  if (cursor.take('them', 'these', 'those')) return true
  const owner = noun(cursor, lexicon)
  if (!owner || owner.isNew || owner.property) return false
  if (it.rank && (it.word === undefined || it.word === 'one')) {
    // "The smaller of the two spheres": the pool, and no whole.
    const { rank, nth, count } = it
    Object.assign(it, owner, { rank, nth, count, isAll: false, isPlural: (count ?? 1) > 1 })
    return true
  }
  if (!it.word || it.kind === 'any' || !/^of$/.test(wordBefore(cursor, owner))) return false
  it.owner = owner
  return true
}

/** "That are red", "which is not a box", "taller than 2 m", "that is on the table". */
const predicate: Step = (cursor, it, lexicon, attach) => {
  const led = cursor.take(
    'that is | that are | which is | which are | who is | that stands | that stand | that sits | that sit',
    'that lies | that lie | which stands | standing | sitting | lying | placed | that has | that have',
    'that was | that were | that',
  )
  // "The things on the desk that are black": the things, and not the desk.
  if (/^(?:that|which) (?:are|stand|sit|lie|have|were)$/.test(led ?? '') && isOneThing(it)) return false
  if (led) cursor.take('still', 'now', 'already', 'currently')
  const not = !!cursor.take('not', 'no longer', 'neither')
  if (not && !led) return false
  const rank =
    led && !it.isNew
      ? cursor.attempt(() => {
          cursor.take('the')
          return rankedBy(noun)(cursor, it, lexicon, 'places') || superlative(cursor, it) ? true : null
        })
      : null
  if (rank) return true
  const where = condition(cursor, lexicon, !!led, not, attach)
  if (!where || it.isNew) return false
  it.where.push(where)
  if (not) it.where.push(...norSo(where, cursor, lexicon))
  orColors(cursor, it, where)
  // "That is on the floor and smaller than 50 cm".
  const also = cursor.attempt(() => (cursor.take('and', 'but') ? comparedSize(noun, cursor, lexicon, true) : null))
  if (also?.metres !== undefined) it.where.push(also)
  return true
}

/** "That is not a wall or the floor", "that is neither on the table nor under it": nothing of all that. */
function norSo({ by }: Where, cursor: Cursor, lexicon: Lexicon): Where[] {
  const next = cursor.attempt(() => {
    const told = cursor.take('or', 'nor', 'and') ? condition(cursor, lexicon, true, true) : null
    return told?.by === by && /^(?:being|relation)$/.test(by) ? told : null
  })
  return next ? [next, ...norSo(next, cursor, lexicon)] : []
}

/** A condition as a predicate: "red", "taller than 2 m", "on the table", "within 1 m of the sofa". */
export function condition(
  cursor: Cursor,
  lexicon: Lexicon,
  led: boolean,
  not: boolean,
  attach: Attach = 'places',
): Where | null {
  const near = cursor.attempt((): Where | null => {
    if (!cursor.take('within | closer than | less than | no more than | not more than')) return null
    const metres = length(cursor)
    if (metres === null || !cursor.take('of | from | to | away from')) return null
    const to = noun(cursor, lexicon)
    return to ? { by: 'near', metres, to: { ...to, isNew: false } } : null
  })
  if (near) return near
  const size = comparedSize(noun, cursor, lexicon, led)
  if (size) return not ? { ...size, way: size.way === 1 ? -1 : 1 } : size
  if (!led) return null
  cursor.take('all | colored | made of | painted')
  const shaded = Object.hasOwn(SHADES, cursor.word()) && colorWord(cursor.word(1))
  if (shaded) cursor.next()
  const hex = colorWord(cursor.word())
  if (hex) return { by: 'color', word: cursor.next().text, hex, not }
  const finish = finishWord(cursor.word())
  if (finish) return { by: 'finish', finish, word: cursor.next().text, not }
  if (Object.hasOwn(SHAPE_ADJECTIVES, cursor.word())) {
    const text = cursor.next().text
    return { by: 'being', noun: { ...blankNoun(), text, shapes: SHAPE_ADJECTIVES[text], isAll: true }, not }
  }
  const holding = cursor.take('empty | free | bare | vacant | unoccupied | occupied')
  if (holding) return { by: 'holding', noun: ANYTHING, not: (holding !== 'occupied') !== not }
  const state = cursor.take(...Object.keys(STATES))
  if (state) return { by: 'state', state: STATES[state], not }
  const related = relationAt(cursor, lexicon, attach)
  if (related) return { ...related, not }
  if (Object.hasOwn(SIZE_WORDS, cursor.word())) {
    const word = cursor.next().text
    const [side, way] = [SIDE_WORDS[word] ?? 'all', Math.max(...SIZE_WORDS[word]) > 1 ? 1 : -1]
    return { by: 'size', side, way: (not ? -way : way) as 1 | -1 }
  }
  const being = noun(cursor, lexicon)
  return being ? { by: 'being', noun: { ...being, isNew: false, isAll: true }, not } : null
}

/** "On the table", "next to the sofa": a place that says which is meant. */
function place(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  if (
    cursor.take(
      'in the room | in the scene | in the view | in here | over there',
      'in the middle of the room | here | there | in the background',
    )
  )
    return true
  // "The cup onto the sofa" is where it goes, "the cup by a vase" what it is replaced by.
  if (/^(onto|into)$/.test(cursor.word())) return false
  if (cursor.word() === 'by' && /^(replace|align)$/.test(VERBS[cursor.tokens[0].text] ?? '')) return false
  const related = relationAt(cursor, lexicon)
  if (!related || !LOCATING.has(related.kind)) return false
  it.where.push(related)
  // "Everything on the table that is not a book": it is the things that are none.
  const target = related.to.at(-1)!
  const told = it.kind === 'any' && / (?:that|which) (?:is|are) /.test(target.text) ? target.where.at(-1) : undefined
  if (told && /^(being|color|finish|size)$/.test(told.by)) {
    target.where = target.where.slice(0, -1)
    it.where.push(told)
  }
  return true
}

/** A relation with what it is to, at the cursor. */
export function relationAt(
  cursor: Cursor,
  lexicon: Lexicon,
  attach: Attach = 'places',
): (Where & { by: 'relation' }) | null {
  for (const { kind, phrase } of RELATION_PHRASES) {
    const found = cursor.attempt((): (Where & { by: 'relation' }) | null => {
      const isClose = cursor.word() === 'close' && cursor.word(1) === 'to'
      if (!isClose) cursor.take('directly | right | immediately | just | close')
      if (!cursor.take(phrase)) return null
      const isHolder = phrase === 'in' && (HOLDERS.test(cursor.word(1)) || isThingAhead(cursor, lexicon))
      if (
        /^(in|with|at|by|to)$/.test(phrase) &&
        /^(a|an|one|\d.*)$/.test(cursor.word()) &&
        !isHolder &&
        cursor.word(1) !== 'of'
      )
        return null
      const isMeasure = unitOf(cursor.word(1)) !== undefined || /^(degrees?|%|percent|times|x)$/.test(cursor.word(1))
      if (cursor.number() !== undefined && isMeasure) return null
      if (phrase === 'before' && /^(it|that)$/.test(cursor.word())) return null
      const several = kind === 'between' || (kind === 'center' && phrase.includes('middle'))
      const to = several ? allOf(cursor, lexicon, kind) : rangeOf(cursor, noun(cursor, lexicon, attach), lexicon)
      return to.length &&
        to.every(isTarget) &&
        !(attach === 'places' && /^(into|inside|in)$/.test(phrase) && to.some((n) => n.isNew && !n.isBare))
        ? {
            by: 'relation',
            kind: kind === 'center' && to.length > 1 ? 'between' : kind,
            to: to.map((n) => ({ ...n, isNew: false, isIndefinite: n.isNew && (!n.isBare || n.count !== undefined) })),
          }
        : null
    })
    if (found) return found
  }
  return null
}

/** "Behind desks 4 to 6". */
function rangeOf(cursor: Cursor, first: Noun | null, lexicon: Lexicon): Noun[] {
  const also = first && cursor.attempt(() => upTo(cursor, first, lexicon))
  return first ? [also?.length ? { ...first, also } : first] : []
}

/** Between several; "in the middle of the table and the cup to its right" is of the table alone. */
function allOf(cursor: Cursor, lexicon: Lexicon, kind: RelationKind): Noun[] {
  const from = cursor.at
  // "Between them and a plant beside each": them is enough.
  const both = noun(cursor, lexicon)
  if (both?.pronoun === 'them') return [both]
  cursor.at = from
  const all = nouns(cursor, lexicon, 'nothing')
  // "Between the sofa and the table and a rug under it": the rug is for another order.
  const isOver = all.length > 2 && !all[0].isNew && all[2].isNew && !all[2].isBare
  if (isOver) cursor.at = from
  const found = isOver ? nouns(cursor, lexicon, 'nothing', 2) : all
  // "Between the boxes and the cone behind the wall": the cone is for another order.
  const isBoth = kind === 'between' && found.length === 2 && found[0].isPlural && !found[0].isNew
  if (isBoth && /^(on|behind|in|beside|next|under|above|to|at|inside|against)$/.test(cursor.word())) {
    cursor.at = from
    return nouns(cursor, lexicon, 'nothing', 1)
  }
  if (kind === 'between' || found.length < 2 || cursor.done || /^(and|,|then)$/.test(cursor.word())) return found
  cursor.at = from
  return [noun(cursor, lexicon)].filter((one) => one !== null)
}
