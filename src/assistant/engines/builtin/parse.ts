import { Cursor } from './cursor.ts'
import type { Token } from './normalize.ts'
import type { Lexicon, Noun } from './noun.ts'
import { nouns } from './nouns.ts'
import { applyProperty } from './property.ts'
import { layout } from './slots/layouts.ts'
import { readSlots } from './slots/read.ts'
import { noSlots, type Slots } from './slots/slots.ts'
import { VERBS } from './words.ts'

/** One order, understood: what to do, to what, and how. */
export interface Clause {
  verb: string
  objects: Noun[]
  slots: Slots
  text: string
}

const QUESTIONS: [RegExp, string][] = [
  [
    /^(a |make a |create a |start a )?(new|empty) scene$|^(start (over|again|fresh)|reset( the scene| everything)?|empty the scene)$/,
    'clear',
  ],
  [
    /^(what can you do|help|what do you (?:do|understand)|how do(?:es)? (?:you|this|it) work|what are you able)/,
    'help',
  ],
  [/^how many|^count|^number of/, 'count'],
  [
    /^what(?: is|'s| things are| objects are)? (?:currently )?selected|^what (?:do i have|have i) selected|^what is the selection/,
    'selected',
  ],
  [
    /^how (tall|high|big|large|wide|long|deep|far)|^what (?:is|are) the (?:size|height|width|depth|dimensions)|^what size|^measure/,
    'measure',
  ],
  [/^where (?:is|are)/, 'where'],
  [/^what colou?r|^which colou?r/, 'whatColor'],
  [
    /^what(?: is| are)? (?:there|in (?:the|this|my) scene|objects|things|here)|^list|^describe|^what do you see|^what is (?:this|here)/,
    'list',
  ],
]

const OPENERS = new Set([
  'please',
  'and',
  'then',
  'also',
  'so',
  'but',
  'no',
  'yes',
  'yeah',
  'hi',
  'hello',
  'to',
  'i',
  'you',
  'we',
  'should',
  'would',
  'like',
  'go',
  'ahead',
  'try',
  'start',
  'finally',
  'next',
  'first',
  'now',
  'have',
  'there',
  'be',
])

/** Understands one clause. The verb says what; without one it is "add" before something new, else a change. */
export function parseClause(tokens: readonly Token[], lexicon: Lexicon): Clause {
  const text = tokens.map((token) => token.raw).join(' ')
  const plain = tokens.map((token) => token.text).join(' ')
  const question = QUESTIONS.find(([pattern]) => pattern.test(plain))
  if (question?.[1] === 'clear') return { verb: 'clear', objects: [], slots: noSlots(), text }
  if (question) return parseQuestion(question[1], tokens, lexicon, text)
  const cursor = new Cursor(tokens)
  while (!cursor.done && OPENERS.has(cursor.word()) && tokens.length > 1) cursor.next()
  const word = cursor.word()
  let verb = VERBS[word] ?? ''
  if (verb) cursor.next()
  verb = phrasal(verb, cursor)
  const copies = countOfCopies(verb, cursor)
  if (copies !== null) verb = 'duplicate'
  const leading = leadingLayout(cursor, lexicon)
  const objects = nouns(cursor, lexicon)
  const slots = {
    ...readSlots(cursor, lexicon, verb),
    ...(leading && { layout: leading }),
    ...(copies && { times: copies }),
  }
  applyProperty(objects, slots)
  return { verb: settle(verb, word, objects, slots), objects, slots, text }
}

/** "Make two copies of the mug": how many; null where it is something else that is made. */
function countOfCopies(verb: string, cursor: Cursor): number | null {
  if (!/^(make|create|place|duplicate)$/.test(verb)) return null
  return cursor.attempt(() => {
    const count = cursor.peek()?.value
    if (count === undefined) return null
    cursor.next()
    cursor.take('more', 'exact', 'identical')
    return cursor.take('copies of', 'duplicates of', 'clones of', 'copy of') ? count : null
  })
}

/** "A row of five boxes", "a 3x3 grid of spheres": the layout comes before what is laid out. */
function leadingLayout(cursor: Cursor, lexicon: Lexicon): Slots['layout'] | null {
  return cursor.attempt(() => {
    const slots = noSlots()
    if (!layout(cursor, slots, lexicon) || cursor.tokens[cursor.at - 1]?.text !== 'of') return null
    return slots.layout ?? null
  })
}

/** Verbs of two words: "line up", "turn off", "stand on", "make sure". */
function phrasal(verb: string, cursor: Cursor): string {
  if (verb === 'rotate' && cursor.take('off')) return 'off'
  if (verb === 'rotate' && cursor.take('on')) return 'on'
  if (verb === 'rotate' && cursor.take('around')) return 'rotate'
  if (verb === 'line' && cursor.take('up')) return 'row'
  if (verb === 'distribute' && cursor.take('out')) return 'distribute'
  if (verb === 'enlarge' || verb === 'scale') {
    if (cursor.take('up')) return 'enlarge'
    if (cursor.take('down')) return 'shrink'
  }
  if (verb === 'frame') cursor.take('in', 'to', 'on', 'at', 'in on')
  if (verb === 'look') {
    if (cursor.word() === 'at') {
      cursor.next()
      return 'frame'
    }
  }
  if (verb === 'make') {
    if (cursor.take('sure')) return 'make'
    if (cursor.take('a copy of', 'copies of', 'a duplicate of', 'another copy of')) return 'duplicate'
    if (cursor.take('a group of', 'a group from', 'a group with')) return 'group'
    if (cursor.take('room')) return ''
  }
  if (verb === 'move' && cursor.take('up')) cursor.at--
  return verb
}

/** "Make" and "put" make something new, or change what is there; "turn red" paints; no verb at all is one of these. */
function settle(verb: string, word: string, objects: readonly Noun[], slots: Slots): string {
  const [first] = objects
  const fresh = first?.isNew && !first.pronoun && !first.property
  if (slots.newGroup) return 'group'
  const changes =
    slots.factor ||
    slots.extents ||
    slots.shadeBy !== undefined ||
    Object.keys(slots.surface).length ||
    slots.likeColorOf ||
    slots.likeSizeOf ||
    slots.likeSide ||
    slots.brighter ||
    slots.warmth
  if (first?.property && /^(make|place|change|color|)$/.test(verb)) return 'change'
  if (verb === 'make') return fresh && !(changes && first.isPlural && first.count === undefined) ? 'create' : 'change'
  if (verb === 'place')
    return fresh && (first.count !== undefined || !first.isPlural || first.isMore) && word !== 'set'
      ? 'create'
      : 'place'
  if (verb === 'rotate' && slots.degrees === undefined && !slots.turn && Object.keys(slots.surface).length)
    return 'change'
  if (verb === 'row') {
    slots.layout ??= { kind: 'row' }
    return 'arrange'
  }
  if (verb === 'line') return 'arrange'
  if (verb === 'drop') return slots.relations.length ? 'place' : 'rest'
  if (
    verb === 'color' ||
    verb === 'scale' ||
    verb === 'darken' ||
    verb === 'lighten' ||
    verb === 'dim' ||
    verb === 'brighten'
  )
    return verb
  if (verb === '' && word === '') return ''
  if (verb !== '') return verb
  if (first && fresh && (first.shape || first.kind || first.isMore)) return 'create'
  if (slots.layout) return 'arrange'
  if (slots.relations.length || slots.directions.length) return 'place'
  return changes ? 'change' : ''
}

function parseQuestion(verb: string, tokens: readonly Token[], lexicon: Lexicon, text: string): Clause {
  const cursor = new Cursor(tokens)
  const opener =
    /^(how|many|much|what|which|where|is|are|the|of|size|height|width|depth|dimensions|color|colour|tall|high|big|large|wide|long|deep|far|count|number|list|describe|measure|there|in|scene|selected|does)$/
  while (!cursor.done && opener.test(cursor.word()) && !lexicon.words.has(cursor.word())) cursor.next()
  const objects = nouns(cursor, lexicon).map((noun) => ({ ...noun, isNew: false }))
  return { verb, objects, slots: readSlots(cursor, lexicon), text }
}
