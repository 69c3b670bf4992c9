import type { Surface, Vec3 } from '../../../document/index.ts'
import type { Direction } from '../../../spatial/index.ts'
import type { Cursor } from './cursor.ts'
import { degrees, type Extents, extents, length } from './measures.ts'
import { type Lexicon, type Noun, nameText, noun, nouns } from './nouns.ts'
import { COMPARATIVES, colorWord, FINISHES, SHADES, SIZE_WORDS, shade } from './words.ts'

export type RelationKind =
  | 'on'
  | 'left'
  | 'right'
  | 'front'
  | 'behind'
  | 'beside'
  | 'between'
  | 'into'
  | 'around'
  | 'under'
  | 'center'
  | 'above'
  | 'towards'
  | 'away'

export interface Relation {
  kind: RelationKind
  targets: Noun[]
}

export interface Layout {
  kind: 'row' | 'column' | 'grid' | 'circle' | 'stack'
  columns?: number
  rows?: number
}

/** What a clause says beside its verb and its object. */
export interface Slots {
  relations: Relation[]
  directions: Direction[]
  axis?: 'x' | 'y' | 'z'
  metres?: number
  at?: number[]
  layout?: Layout
  gap?: number
  radius?: number
  factor?: Vec3
  extents?: Extents
  surface: Partial<Surface>
  shadeBy?: number
  /** "The colour of the lamp". */
  likeColorOf?: Noun
  likeSizeOf?: Noun
  degrees?: number
  turn?: 'left' | 'right' | 'over'
  name?: string
  times?: number
  toOrigin?: boolean
  toGround?: boolean
  from?: string
  facing?: Noun
  edge?: 'min' | 'center' | 'max'
  evenly?: boolean
  brighter?: number
  /** Light that is warmer or cooler: its colour. */
  warmth?: string
  /** Of lights: lux or candela. */
  intensity?: number
  /** "Into a new group". */
  newGroup?: boolean
  /** Words that said nothing the grammar knows. */
  unknown: string[]
}

/** Words that carry nothing for a command. */
const FILLER = new Set(
  '% percent a an the to in on of at is are be so that it its them they all together me my there here , : . ! ? of for with and as from some any also too up out more bit little slightly much way very really again same way each other one another position place scene color colour size scale by then'.split(
    ' ',
  ),
)

type Matcher = (cursor: Cursor, slots: Slots, lexicon: Lexicon) => boolean

export const noSlots = (): Slots => ({ relations: [], directions: [], surface: {}, unknown: [] })

/** Reads what follows the object of a clause, in any order. */
export function readSlots(cursor: Cursor, lexicon: Lexicon, verb = ''): Slots {
  const slots = noSlots()
  const matchers =
    verb === 'rename' ? [asName] : COUNTED.has(verb) ? MATCHERS.filter((match) => match !== factors) : MATCHERS
  while (!cursor.done) {
    if (matchers.some((match) => cursor.attempt(() => (match(cursor, slots, lexicon) ? true : null)))) continue
    const { text, quoted } = cursor.next()
    if (quoted) slots.name ??= cursor.tokens[cursor.at - 1].raw
    else if (!FILLER.has(text)) slots.unknown.push(text)
  }
  return slots
}

/** Verbs after which "three times" is how often, not how large. */
const COUNTED = new Set(['duplicate', 'undo', 'redo'])

const asName: Matcher = (cursor, slots) => {
  cursor.take('to', 'as', 'into', 'be', ':')
  slots.name = nameText(cursor)
  return slots.name !== ''
}

const called: Matcher = (cursor, slots) => {
  if (!cursor.take('called', 'named', 'and call it', 'and name it')) return false
  slots.name = nameText(cursor)
  return true
}

const coordinates: Matcher = (cursor, slots) => {
  cursor.take('at position', 'to position', 'at coordinates', 'at', 'to', 'position')
  const open = !!cursor.take('(')
  const numbers: number[] = []
  for (;;) {
    cursor.take('x', 'y', 'z')
    cursor.take('=', ':', 'is')
    if (cursor.peek()?.value === undefined) break
    numbers.push(cursor.next().value!)
    cursor.take(',', 'and')
  }
  if (open) cursor.take(')')
  if (numbers.length !== 3 && !(open && numbers.length === 2)) return false
  slots.at = numbers
  return true
}

const RELATIONS: [RelationKind, string[]][] = [
  [
    'on',
    [
      'on top of',
      'on the top of',
      'onto the top of',
      'on to the top of',
      'onto',
      'atop',
      'upon',
      'on',
      'over the top of',
      'to the top of',
    ],
  ],
  ['left', ['to the left side of', 'on the left side of', 'to the left of', 'on the left of', 'left of', 'left from']],
  [
    'right',
    ['to the right side of', 'on the right side of', 'to the right of', 'on the right of', 'right of', 'right from'],
  ],
  ['front', ['in front of', 'to the front of', 'before']],
  ['behind', ['behind', 'in back of', 'at the back of', 'in the back of']],
  [
    'beside',
    [
      'next to',
      'beside',
      'alongside',
      'right next to',
      'adjacent to',
      'close to',
      'near to',
      'near',
      'by the side of',
      'by',
      'against',
      'along',
    ],
  ],
  ['between', ['in between', 'between', 'in the middle between']],
  ['into', ['inside of', 'inside', 'into', 'in']],
  ['around', ['in a circle around', 'in a ring around', 'around', 'surrounding', 'all around']],
  ['under', ['underneath', 'beneath', 'below', 'under']],
  ['above', ['above', 'over']],
  [
    'center',
    [
      'in the middle of',
      'in the center of',
      'in the centre of',
      'at the center of',
      'at the centre of',
      'to the center of',
      'to the centre of',
      'to the middle of',
      'on the center of',
    ],
  ],
  ['towards', ['towards', 'toward', 'closer to', 'nearer to', 'up to', 'to']],
  ['away', ['away from', 'further from', 'farther from', 'from']],
]

/** All phrases with their kinds, the longest first: "on the left of" before "on". */
const RELATION_PHRASES = RELATIONS.flatMap(([kind, phrases]) => phrases.map((phrase) => ({ kind, phrase }))).sort(
  (a, b) => b.phrase.length - a.phrase.length,
)

const relation: Matcher = (cursor, slots, lexicon) => {
  for (const { kind, phrase } of RELATION_PHRASES) {
    const found = cursor.attempt(() => {
      if (!cursor.take(phrase)) return null
      if (phrase === 'in' && /^(a|an)$/.test(cursor.word())) return null
      const targets = kind === 'between' ? nouns(cursor, lexicon) : [noun(cursor, lexicon)].filter((n) => n !== null)
      return targets.length && targets.every(isTarget)
        ? { kind, targets: targets.map((n) => ({ ...n, isNew: false })) }
        : null
    })
    if (!found) continue
    slots.relations.push(found)
    return true
  }
  return false
}

/** Something that can be stood on or beside; "by 2" and "to blue" are no relations. */
const isTarget = (n: Noun) =>
  !!(n.pronoun || n.shape || n.kind || n.name || n.word || n.rank || n.isOther) &&
  n.word !== 'axis' &&
  n.word !== 'degree'

const ground: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'on the ground',
      'onto the ground',
      'to the ground',
      'down to the ground',
      'on the floor level',
      'on ground',
      'to ground',
      'to ground level',
      'to the floor',
      'down to the floor',
      'touching the ground',
    )
  )
    return false
  slots.toGround = true
  return true
}

const origin: Matcher = (cursor, slots) => {
  if (
    !cursor.take(
      'to the origin',
      'at the origin',
      'to the center',
      'to the centre',
      'in the center',
      'in the centre',
      'at the center',
      'at the centre',
      'to the middle',
      'in the middle',
      'to the center of the scene',
      'in the middle of the scene',
      'to the centre of the scene',
      'in the center of the scene',
      'at the center of the scene',
    )
  )
    return false
  slots.toOrigin = true
  return true
}

const DIRECTION_WORDS: Record<string, Direction> = {
  left: 'left',
  leftwards: 'left',
  right: 'right',
  rightwards: 'right',
  up: 'up',
  upwards: 'up',
  upward: 'up',
  higher: 'up',
  down: 'down',
  downwards: 'down',
  downward: 'down',
  lower: 'down',
  forward: 'front',
  forwards: 'front',
  closer: 'front',
  nearer: 'front',
  back: 'behind',
  backward: 'behind',
  backwards: 'behind',
  away: 'behind',
  further: 'behind',
  farther: 'behind',
}

const direction: Matcher = (cursor, slots) => {
  cursor.take('to the', 'to your', 'towards the', 'towards', 'to')
  const found = DIRECTION_WORDS[cursor.word()]
  if (!found || /^(of|side|from)$/.test(cursor.word(1))) return false
  cursor.next()
  cursor.take('side', 'a bit', 'a little', 'slightly')
  slots.directions.push(found)
  return true
}

const axis: Matcher = (cursor, slots) => {
  cursor.take('along', 'on', 'in', 'about', 'around', 'by')
  cursor.take('the')
  const found = cursor.take('x', 'y', 'z') as Slots['axis'] | null
  if (!found) {
    const way = cursor.take('horizontally', 'vertically', 'horizontal', 'vertical', 'lengthwise', 'in depth')
    if (!way) return false
    slots.axis = way.startsWith('h') || way === 'lengthwise' ? 'x' : way.startsWith('v') ? 'y' : 'z'
    cursor.take('axis', 'direction')
    return true
  }
  cursor.take('-', 'axis', 'direction')
  slots.axis = found
  return true
}

/** "In a row", "3 x 3 grid", "side by side". */
export const layout: Matcher = (cursor, slots) => {
  cursor.take('up', 'them', 'into', 'as', 'in', 'on', 'to form', 'forming')
  cursor.take('a', 'an', 'one', 'straight', 'single')
  cursor.take('straight', 'neat', 'even', 'nice')
  const table = cursor.attempt(() => {
    const [rows, by, columns] = [cursor.peek()?.value, cursor.word(1), cursor.peek(2)?.value]
    if (rows === undefined || columns === undefined || !/^(x|by|×)$/.test(by) || cursor.word(3) !== 'grid') return null
    cursor.at += 4
    return { kind: 'grid' as const, rows, columns }
  })
  if (table) {
    slots.layout = table
    cursor.take('of')
    return true
  }
  const word = cursor.take(
    'row',
    'line',
    'grid',
    'circle',
    'ring',
    'column',
    'stack',
    'pile',
    'tower',
    'square',
    'side by side',
    'lined up',
    'stacked',
  )
  if (!word) return false
  const kinds: Record<string, Layout['kind']> = {
    line: 'row',
    ring: 'circle',
    pile: 'stack',
    tower: 'stack',
    square: 'grid',
    'side by side': 'row',
    'lined up': 'row',
    stacked: 'stack',
  }
  slots.layout = { kind: kinds[word] ?? (word as Layout['kind']) }
  cursor.take('of')
  const columns = cursor.attempt(() => {
    cursor.take('of', 'with')
    const value = cursor.peek()?.value
    if (value === undefined || !/^columns?$/.test(cursor.word(1))) return null
    cursor.at += 2
    return value
  })
  if (columns) slots.layout.columns = columns
  return true
}

const spacing: Matcher = (cursor, slots) => {
  cursor.take('and', ',')
  cursor.take('with', 'leaving', 'spaced', 'leave')
  cursor.take('a gap of', 'gaps of', 'a spacing of', 'spacing of', 'spacing', 'gap', 'a distance of')
  const metres = length(cursor, true)
  if (metres === null) return false
  if (
    !cursor.take(
      'apart',
      'between them',
      'in between',
      'between each',
      'between',
      'gap',
      'gaps',
      'of space',
      'spacing',
      'of distance',
      'from each other',
      'distance',
    )
  ) {
    const led =
      /^(of|spacing|gap|spaced|leaving|leave)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '') ||
      /^(spacing|gap|spaced)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '')
    if (!led) return false
  }
  slots.gap = metres
  return true
}

const radius: Matcher = (cursor, slots) => {
  cursor.take('with', 'of', 'and')
  cursor.take('a', 'an')
  if (!cursor.take('radius of', 'radius')) {
    const metres = length(cursor)
    if (metres === null || !cursor.take('radius')) return false
    slots.radius = metres
    return true
  }
  const metres = length(cursor, true)
  if (metres === null) return false
  slots.radius = metres
  return true
}

const factors: Matcher = (cursor, slots) => {
  const amount = cursor.take('a bit', 'a little', 'slightly', 'a little bit', 'a tad', 'somewhat')
    ? 0.4
    : cursor.take('much', 'a lot', 'way', 'far')
      ? 2
      : 1
  const times = cursor.attempt(() => {
    if (cursor.take('twice', 'two times', 'double')) return 2
    if (cursor.take('half', 'half of')) return 0.5
    if (cursor.take('thrice', 'triple')) return 3
    if (cursor.take('a third')) return 1 / 3
    if (cursor.take('a quarter')) return 0.25
    const value = cursor.peek()?.value
    if (value === undefined) return null
    cursor.next()
    if (cursor.take('times', 'x')) return value
    if (!cursor.take('%', 'percent', 'per cent')) return null
    const more = COMPARATIVES[cursor.word()]
    return more ? 1 + (Math.max(...more) > 1 ? value : -value) / 100 : value / 100
  })
  if (times !== null) {
    cursor.take('as', 'the', 'its', 'of its', 'of the')
    const along = sizeAxes(cursor)
    if (
      !along &&
      !cursor.done &&
      !/^(as|than|and|,|its|the|size|of)$/.test(cursor.word()) &&
      !/^(times|twice|half|double|thrice|triple|x)$/.test(cursor.tokens[cursor.at - 1].text)
    )
      return false
    cursor.take('as before', 'as now', 'as it is', 'as it was', 'size', 'scale', 'its size')
    const on = along ?? [1, 1, 1]
    slots.factor = on.map((n) => (n === 1 ? times : 1)) as Vec3
    return true
  }
  cursor.take('even')
  const more = COMPARATIVES[cursor.word()]
  if (!more) return false
  cursor.next()
  slots.factor = more.map((n) => n ** amount) as Vec3
  return true
}

/** Which sides a word is about, as ones: "tall", "wider", "big". */
function sizeAxes(cursor: Cursor): Vec3 | null {
  const by = COMPARATIVES[cursor.word()] ?? SIZE_WORDS[cursor.word()]
  if (!by) {
    const named = { height: [0, 1, 0], width: [1, 0, 0], depth: [0, 0, 1], size: [1, 1, 1] }[cursor.word()] as
      | Vec3
      | undefined
    if (named) cursor.next()
    return named ?? null
  }
  cursor.next()
  return by.map((n) => (n === 1 ? 0 : 1)) as Vec3
}

const size: Matcher = (cursor, slots) => {
  const found = extents(cursor)
  if (!found) return false
  slots.extents = { ...slots.extents, ...found }
  return true
}

const PROPERTIES: Record<string, (value: number) => Partial<Surface>> = {
  opacity: (n) => ({ opacity: n }),
  opaque: (n) => ({ opacity: n }),
  transparent: (n) => ({ opacity: 1 - n }),
  transparency: (n) => ({ opacity: 1 - n }),
  translucent: (n) => ({ opacity: 1 - n }),
  roughness: (n) => ({ roughness: n }),
  rough: (n) => ({ roughness: n }),
  metalness: (n) => ({ metalness: n }),
  metallic: (n) => ({ metalness: n }),
}

/** "50% transparent", "roughness to 0.2", "opacity 30 %". */
const property: Matcher = (cursor, slots) => {
  const amount = () => {
    cursor.take('to', 'of', 'at', 'is')
    const value = cursor.peek()?.value
    if (value === undefined) return null
    cursor.next()
    const part = cursor.take('%', 'percent', 'per cent') ? value / 100 : value
    return part >= 0 && part <= 1 ? part : null
  }
  const first = cursor.attempt(amount)
  cursor.take('the', 'its', 'a')
  const make = PROPERTIES[cursor.word()]
  if (!make) return false
  cursor.next()
  const value = first ?? cursor.attempt(amount)
  if (value === null) return false
  Object.assign(slots.surface, make(value))
  return true
}

const surface: Matcher = (cursor, slots) => {
  cursor.take('in', 'into', 'to', 'with', 'of', 'as', 'the color', 'the colour', 'made of', 'made from')
  cursor.take('a', 'color', 'colour', 'more', 'very')
  const word = cursor.word()
  const then = cursor.word(1)
  if (SHADES[word] !== undefined && colorWord(then)) {
    slots.surface.color = shade(colorWord(then)!, SHADES[word])
    cursor.at += 2
  } else if (/^(darker|lighter)$/.test(word)) {
    slots.shadeBy = word === 'darker' ? -0.35 : 0.35
    cursor.next()
  } else if (/^(brighter|dimmer)$/.test(word)) {
    slots.brighter = word === 'brighter' ? 1.5 : 1 / 1.5
    slots.shadeBy = word === 'brighter' ? 0.25 : -0.25
    cursor.next()
  } else if (/^(warmer|cooler|colder|warm|cool|cold)$/.test(word)) {
    slots.warmth = word.startsWith('warm') ? '#ffd3a3' : '#cfe3ff'
    cursor.next()
  } else if (/^(shinier|glossier|smoother|rougher)$/.test(word)) {
    slots.surface.roughness = word === 'rougher' ? 0.9 : 0.15
    cursor.next()
  } else if (FINISHES[word]) {
    Object.assign(slots.surface, FINISHES[word])
    cursor.next()
  } else if (colorWord(word)) {
    slots.surface.color = colorWord(word)
    cursor.next()
  } else return false
  cursor.take('colored', 'coloured', 'color', 'colour')
  return true
}

/** "The colour of the lamp", "the same size as the box". */
const likeness: Matcher = (cursor, slots, lexicon) => {
  cursor.take('to', 'with', 'in', 'into')
  const what = cursor.take(
    'the same color as',
    'the same colour as',
    'the color of',
    'the colour of',
    'same color as',
    'same colour as',
    'the same size as',
    'the size of',
    'same size as',
    'as big as',
    'as large as',
    'like',
  )
  if (!what) return false
  const like = noun(cursor, lexicon)
  if (!like) return false
  if (/size|big|large/.test(what)) slots.likeSizeOf = { ...like, isNew: false }
  else slots.likeColorOf = { ...like, isNew: false }
  return true
}

const rotation: Matcher = (cursor, slots) => {
  cursor.take('by', 'another')
  const angle = degrees(cursor)
  if (angle !== null) {
    slots.degrees = angle
    return true
  }
  if (cursor.take('upside down', 'on its head', 'over')) slots.turn = 'over'
  else if (
    cursor.take(
      'counterclockwise',
      'counter clockwise',
      'anticlockwise',
      'anti clockwise',
      'counter-clockwise',
      'anti-clockwise',
    )
  )
    slots.turn = 'left'
  else if (cursor.take('clockwise')) slots.turn = 'right'
  else return false
  return true
}

const facing: Matcher = (cursor, slots, lexicon) => {
  if (!cursor.take('facing', 'to face', 'to look at', 'looking at', 'at')) return false
  const target = noun(cursor, lexicon)
  if (!target || !isTarget(target)) return false
  slots.facing = { ...target, isNew: false }
  return true
}

const SIDES_OF_VIEW = ['front', 'back', 'left', 'right', 'top', 'bottom', 'above', 'below', 'side', 'behind']

const viewSide: Matcher = (cursor, slots) => {
  if (!cursor.take('from the', 'from')) return false
  const side = cursor.take(...SIDES_OF_VIEW)
  if (!side) return false
  slots.from = { above: 'top', below: 'bottom', side: 'right', behind: 'back' }[side] ?? side
  return true
}

const distance: Matcher = (cursor, slots) => {
  cursor.take('by', 'about', 'another', 'of')
  const metres = length(cursor, slots.metres === undefined)
  if (metres === null || cursor.word() === '%') return false
  slots.metres = metres
  cursor.take('further', 'more', 'units')
  return true
}

const times: Matcher = (cursor, slots) => {
  const value = cursor.take('twice') ? 2 : cursor.take('once') ? 1 : (cursor.peek()?.value ?? null)
  if (value === null) return false
  if (cursor.peek()?.value === value) cursor.next()
  else return (slots.times = value) > 0
  if (!cursor.take('times', 'time', 'copies', 'more times', 'copy')) return false
  slots.times = value
  return true
}

const newGroup: Matcher = (cursor, slots) => {
  if (
    !cursor.take('in a group', 'into a group', 'in a new group', 'into a new group', 'into one group', 'in one group')
  )
    return false
  slots.newGroup = true
  return true
}

const evenly: Matcher = (cursor, slots) => {
  if (!cursor.take('evenly', 'equally', 'out evenly', 'evenly spaced', 'equally spaced')) return false
  slots.evenly = true
  return true
}

const edges: Matcher = (cursor, slots) => {
  cursor.take('by', 'at', 'to', 'along', 'on')
  cursor.take('their', 'the')
  const edge = cursor.take(
    'left edges',
    'left sides',
    'right edges',
    'right sides',
    'tops',
    'bottoms',
    'centers',
    'centres',
    'top edges',
    'bottom edges',
    'fronts',
    'backs',
  )
  if (!edge) return false
  slots.axis = /left|right/.test(edge)
    ? 'x'
    : /top|bottom/.test(edge)
      ? 'y'
      : /front|back/.test(edge)
        ? 'z'
        : slots.axis
  slots.edge = /left|bottom|back/.test(edge) ? 'min' : /right|top|front/.test(edge) ? 'max' : 'center'
  return true
}

const MATCHERS: Matcher[] = [
  called,
  newGroup,
  coordinates,
  ground,
  origin,
  likeness,
  property,
  layout,
  spacing,
  radius,
  rotation,
  factors,
  times,
  evenly,
  edges,
  viewSide,
  size,
  axis,
  surface,
  direction,
  relation,
  facing,
  distance,
]
