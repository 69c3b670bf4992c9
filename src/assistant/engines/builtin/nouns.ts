import type { Cursor } from './cursor.ts'
import { extents } from './measures.ts'
import { singular, unitOf } from './normalize.ts'
import { type Lexicon, type Noun, RANK_WORDS } from './noun.ts'
import { ANY_WORDS, colorWord, FINISHES, LIGHT_WORDS, SHADES, SHAPE_WORDS, SIZE_WORDS, shade, VERBS } from './words.ts'

/** Words that begin something other than a noun. */
const STOPS = new Set(
  'and then , . ; to at in on onto into by with from of next beside near between behind above below under over around left right up down forward forwards backward backwards back away towards toward is are as so than but except along against inside for using twice half three-times bigger larger smaller taller shorter wider until apart spaced evenly degrees clockwise counterclockwise anticlockwise off out'.split(
    ' ',
  ),
)

/** One noun phrase at the cursor; null where there is none. */
export function noun(cursor: Cursor, lexicon: Lexicon): Noun | null {
  return cursor.attempt(() => {
    const from = cursor.at
    const it: Noun = {
      text: '',
      isNew: false,
      isAll: false,
      isPlural: false,
      isOther: false,
      isMore: false,
      finish: {},
      size: [1, 1, 1],
      sizeWords: [],
      extents: {},
      except: [],
    }
    ofProperty(cursor, it)
    determiner(cursor, it)
    if (!pronoun(cursor, it)) {
      while (!cursor.done && !hasHead(it) && modifier(cursor, it, lexicon)) {}
      if (!hasHead(it)) head(cursor, it, lexicon)
    }
    if (!hasHead(it) && !standsAlone(it)) return null
    afterwards(cursor, it, lexicon)
    it.text = cursor.text(from)
    return it
  })
}

/** Noun phrases joined by commas and "and". Bare ones are as definite as the first: "the box, cone and sphere". */
export function nouns(cursor: Cursor, lexicon: Lexicon): Noun[] {
  const first = noun(cursor, lexicon)
  if (!first) return []
  const list = [first]
  for (;;) {
    const next = cursor.attempt(() => (joint(cursor, lexicon) ? noun(cursor, lexicon) : null))
    if (!next) return list
    list.push(first.isNew ? next : { ...next, isNew: false })
  }
}

/** A comma or "and" that does not begin another order. */
function joint(cursor: Cursor, lexicon: Lexicon): boolean {
  if (!cursor.take(', and', 'and', ',', '&')) return false
  const word = cursor.word()
  return VERBS[word] === undefined || lexicon.words.has(word) || SHAPE_WORDS[word] !== undefined || word === 'group'
}

const hasHead = (n: Noun) => !!(n.pronoun || n.shape || n.light || n.kind || n.name || n.word || n.called)
/** "All red", "the largest", "the other": a noun is understood. */
const standsAlone = (n: Noun) =>
  n.isMore || (!n.isNew && (n.isOther || n.rank !== undefined || (n.isAll && n.color === undefined)))

export const PROPERTY_WORDS =
  /^(colou?r|size|height|width|depth|length|scale|opacity|transparency|roughness|metalness|intensity|brightness|name|radius|diameter|rotation|position)$/

/** "The height of …", "its height". */
function ofProperty(cursor: Cursor, it: Noun) {
  if (/^(its|their)$/.test(cursor.word()) && PROPERTY_WORDS.test(cursor.word(1))) {
    it.pronoun = cursor.next().text === 'its' ? 'it' : 'them'
    it.property = cursor.next().text
    return
  }
  cursor.attempt(() => {
    cursor.take('the')
    const word = cursor.word()
    if (!PROPERTY_WORDS.test(word) || cursor.word(1) !== 'of') return null
    cursor.at += 2
    it.property = word
    return true
  })
}

function determiner(cursor: Cursor, it: Noun) {
  cursor.take('of')
  if (cursor.take('all of', 'all', 'every', 'each of', 'each', 'both', 'both of', 'any')) {
    it.isAll = it.isPlural = true
    cursor.take('the', 'my', 'these', 'those', 'of the')
    return
  }
  if (cursor.take('another', 'one more', 'an additional', 'an extra')) {
    it.isNew = it.isMore = true
    return
  }
  if (cursor.take('the other', 'other')) {
    it.isOther = true
    return
  }
  if (cursor.take('the rest of the', 'the rest', 'the others')) {
    it.isOther = it.isAll = it.isPlural = true
    return
  }
  if (cursor.take('the', 'my', 'our', 'its', 'their')) return
  if (/^(this|that|these|those)$/.test(cursor.word())) {
    const plural = /^(these|those)$/.test(cursor.next().text)
    it.isPlural = plural
    if (cursor.done || STOPS.has(cursor.word()) || isChange(cursor)) it.pronoun = plural ? 'them' : 'it'
    return
  }
  if (cursor.take('a', 'an', 'some')) it.isNew = true
  else if (!/^(it|them|they|itself|everything|selected|selection)$/.test(cursor.word())) it.isNew = it.isBare = true
}

/** "Make this red": what follows a pronoun may be what it is to become. */
const isChange = (cursor: Cursor) => {
  const word = cursor.word()
  const then = cursor.word(1)
  return (
    (colorWord(word) !== undefined || FINISHES[word] !== undefined || SHADES[word] !== undefined) &&
    (then === '' || STOPS.has(then))
  )
}

function pronoun(cursor: Cursor, it: Noun): boolean {
  if (it.pronoun) return true
  if (cursor.take('it', 'itself')) it.pronoun = 'it'
  else if (cursor.take('them', 'they', 'these', 'those')) it.pronoun = 'them'
  else if (
    cursor.take(
      'selection',
      'selected ones',
      'selected one',
      'selected objects',
      'selected object',
      'selected things',
      'selected nodes',
      'selected node',
      'selected items',
      'current selection',
    )
  )
    it.pronoun = 'selection'
  else if (cursor.take('everything', 'all objects', 'entire scene', 'whole scene', 'scene')) {
    it.isAll = it.isPlural = true
    it.kind = 'any'
  } else return false
  if (it.pronoun === 'them') it.isPlural = true
  it.isNew = false
  return true
}

/** One word before the noun: a number, a colour, a finish, a size, a rank. False where the cursor is at none. */
function modifier(cursor: Cursor, it: Noun, lexicon: Lexicon): boolean {
  if (named(cursor, it, lexicon, 2)) return true
  const measured = extents(cursor)
  if (measured) {
    Object.assign(it.extents, measured)
    return true
  }
  const token = cursor.peek()
  if (!token || token.quoted) return false
  const { text, value } = token
  if (value !== undefined && unitOf(cursor.word(1)) === undefined && !/^(degrees?|%)$/.test(cursor.word(1))) {
    it.count = value
    it.isPlural = value !== 1
    cursor.next()
    if (cursor.take('more', 'additional', 'other', 'extra')) it.isMore = it.isNew = true
    return true
  }
  if (text === 'selected') {
    it.pronoun = 'selection'
    cursor.next()
    return true
  }
  if (/^(warm|cool|cold)$/.test(text) && it.isNew)
    it.color = { word: text, hex: text === 'warm' ? '#ffd3a3' : '#cfe3ff' }
  else if (text === 'hidden') it.hidden = true
  else if (RANK_WORDS[text] && !it.isNew) it.rank = RANK_WORDS[text]
  else if (text === 'left' && !it.isNew && isNounAhead(cursor)) it.rank = 'leftmost'
  else if (text === 'right' && !it.isNew && isNounAhead(cursor)) it.rank = 'rightmost'
  else if (SHADES[text] !== undefined && colorWord(cursor.word(1))) {
    cursor.next()
    const word = cursor.word()
    it.color = { word, hex: shade(colorWord(word)!, SHADES[text]) }
  } else if (colorWord(text) && !(SHAPE_WORDS[text] && !isNounAhead(cursor)))
    it.color = { word: text, hex: colorWord(text)! }
  else if (FINISHES[text]) Object.assign(it.finish, FINISHES[text])
  else if (SIZE_WORDS[text]) {
    it.size = it.size.map((n, i) => n * SIZE_WORDS[text][i]) as Noun['size']
    it.sizeWords.push(text)
  } else if (/^(new|nice|simple|single|empty|colored|coloured|more|very|really|colour|color|same)$/.test(text)) {
    if (text === 'more') it.isMore = true
  } else return false
  cursor.next()
  if (/^(colored|coloured|color|colour)$/.test(cursor.word())) cursor.next()
  return true
}

const isNounAhead = (cursor: Cursor): boolean => {
  const next = singular(cursor.word(1))
  return next !== '' && !STOPS.has(cursor.word(1)) && VERBS[next] === undefined
}

function head(cursor: Cursor, it: Noun, lexicon: Lexicon) {
  const token = cursor.peek()
  if (!token) return
  if (token.quoted) {
    it.name = cursor.next().raw
    it.isNew = false
    return
  }
  if (named(cursor, it, lexicon, 1)) return
  const word = token.text
  const one = singular(word)
  if (STOPS.has(word) || (VERBS[word] && !SHAPE_WORDS[one] && one !== 'group' && !LIGHT_WORDS[one])) return
  if (word !== one) it.isPlural = true
  if (SHAPE_WORDS[one]) it.shape = SHAPE_WORDS[one]
  else if (one === 'light') it.kind = 'light'
  else if (LIGHT_WORDS[one]) {
    it.light = LIGHT_WORDS[one]
    it.kind = 'light'
  } else if (one === 'camera') it.kind = 'camera'
  else if (one === 'group' || one === 'folder') it.kind = 'group'
  else if (ANY_WORDS.has(one) || ANY_WORDS.has(word)) it.kind = 'any'
  else if (!/^\p{L}/u.test(word)) return
  it.word = one
  cursor.next()
  if (it.light && /^lights?$/.test(cursor.word())) cursor.next()
  if (it.shape || it.kind || it.word) {
    const number = cursor.peek()
    const numbered = number?.value === undefined ? '' : `${it.word} ${number.text}`
    if (numbered && lexicon.names.some(({ words }) => words.join(' ') === numbered)) {
      it.name = numbered
      it.isNew = false
      cursor.next()
    }
  }
}

/** The longest name of a node at the cursor, of at least so many words. A shape's noun alone is no name: it means all such. */
function named(cursor: Cursor, it: Noun, lexicon: Lexicon, least: number): boolean {
  const found = lexicon.names
    .filter(({ words }) => words.length >= least && words.every((word, i) => sameWord(word, cursor.word(i))))
    .sort((a, b) => b.words.length - a.words.length)[0]
  if (!found) return false
  const [first] = found.words
  // "A red box" is a new one, though there may be one that is called so.
  const isFresh = it.isNew && (!it.isBare || it.count !== undefined)
  if (isFresh && SHAPE_WORDS[singular(cursor.word(found.words.length - 1))]) return false
  if (
    found.words.length === 1 &&
    (SHAPE_WORDS[first] ||
      LIGHT_WORDS[first] ||
      ANY_WORDS.has(first) ||
      /^(light|camera|group)$/.test(first) ||
      VERBS[first] ||
      colorWord(first))
  )
    return false
  it.name = found.name
  if (it.isBare && it.count === undefined) it.isNew = false
  it.word = found.words.join(' ')
  if (found.words.some((word, i) => word !== cursor.word(i))) it.isPlural = true
  cursor.at += found.words.length
  return true
}

const sameWord = (name: string, said: string) => name === said || (said.length > 3 && singular(said) === name)

/** "Called X", "of size 2", "except the red one". */
function afterwards(cursor: Cursor, it: Noun, lexicon: Lexicon) {
  for (;;) {
    if (
      it.property === undefined &&
      PROPERTY_WORDS.test(cursor.word()) &&
      /^(to|by|of|is|=|)$/.test(cursor.word(1)) &&
      !it.isNew
    ) {
      it.property = cursor.next().text
      continue
    }
    if (cursor.take('called', 'named', 'and call it', 'and name it', 'labelled', 'labeled')) {
      it.called = nameText(cursor)
      continue
    }
    if (cursor.take('except for', 'except', 'but not', 'apart from', 'other than', 'excluding')) {
      const not = noun(cursor, lexicon)
      if (not) it.except.push({ ...not, isNew: false })
      continue
    }
    if (qualified(cursor, it)) continue
    const measured = cursor.attempt(() => {
      const led = cursor.take('that is', 'which is', 'that are', 'with', 'of')
      return led || it.isNew ? extents(cursor) : null
    })
    if (!measured) return
    Object.assign(it.extents, measured)
  }
}

/** "That are red", "which is dark green": a colour to find by, said behind the noun. */
function qualified(cursor: Cursor, it: Noun): boolean {
  return !!cursor.attempt(() => {
    if (
      !cursor.take('that is', 'that are', 'which is', 'which are', 'colored', 'coloured', 'with color', 'with colour')
    )
      return null
    const shaded = SHADES[cursor.word()] !== undefined && colorWord(cursor.word(1))
    const by = shaded ? SHADES[cursor.next().text] : 0
    const hex = colorWord(cursor.word())
    if (!hex) return null
    it.color = { word: cursor.next().text, hex: by ? shade(hex, by) : hex }
    return true
  })
}

/** A name: what is quoted, else the words up to the next mark or joint. */
export function nameText(cursor: Cursor): string {
  if (cursor.peek()?.quoted) return cursor.next().raw
  const from = cursor.at
  while (!cursor.done && !/^(and|,|\.|;|then|at|with|in|on|next)$/.test(cursor.word())) cursor.next()
  return cursor.text(from)
}
