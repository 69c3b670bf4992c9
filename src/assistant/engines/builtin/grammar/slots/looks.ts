import type { Surface } from '../../../../../document/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import { share } from '../../language/measures.ts'
import { singular } from '../../language/plural.ts'
import { colorWord, cssPair, isToneOf, PALETTE, SHADES, shade } from '../../words/colors.ts'
import { SHAPE_WORDS } from '../../words/shapes.ts'
import { SIDE_WORDS } from '../../words/sizes.ts'
import { finishWord, GRADES } from '../../words/surfaces.ts'
import { isCreating } from '../heads.ts'
import { readyMaterial } from '../materials.ts'
import type { Lexicon, Noun } from '../noun.ts'
import { noun } from '../nouns.ts'
import { takeColor } from '../spoken-color.ts'
import type { Matcher, Slots } from './slots.ts'

const PROPERTIES: Record<string, (value: number) => Partial<Surface>> = {
  opacity: (n) => ({ opacity: n }),
  opaque: (n) => ({ opacity: n }),
  transparent: (n) => ({ opacity: 1 - n }),
  'see-through': (n) => ({ opacity: 1 - n }),
  transparency: (n) => ({ opacity: 1 - n }),
  translucent: (n) => ({ opacity: 1 - n }),
  roughness: (n) => ({ roughness: n }),
  rough: (n) => ({ roughness: n }),
  metalness: (n) => ({ metalness: n }),
  metallic: (n) => ({ metalness: n }),
}

/** "50% transparent", "roughness to 0.2", "opacity 30 %". */
export const property: Matcher = (cursor, slots) => {
  const amount = () => {
    cursor.take('to | of | at | is')
    return share(cursor)
  }
  const first = cursor.attempt(amount)
  cursor.take('the', 'its', 'a')
  const word = cursor.word()
  if (!Object.hasOwn(PROPERTIES, word)) return false
  cursor.next()
  const value = first ?? cursor.attempt(amount)
  if (value === null) return false
  Object.assign(slots.surface, PROPERTIES[word](value))
  return true
}

/** "More shiny", "less see-through", "shinier". */
export const grade: Matcher = (cursor, slots) => {
  const bit = cursor.take('bit | slightly | a little | somewhat')
    ? 0.5
    : cursor.take('much | way | a lot | far')
      ? 1.4
      : 1
  const way = cursor.take('more', 'even more', 'very') ? 1 : cursor.take('less', 'not so', 'not as') ? -1 : 0
  const word = cursor.word()
  if (!Object.hasOwn(GRADES, word) || (way === 0 && !/er$/.test(word))) return false
  cursor.next()
  const [what, direction] = GRADES[word]
  slots.grades.push({ property: what, by: direction * (way || 1) * 0.6 * bit })
  return true
}

const isEnd = (word: string): boolean => /^(|and|,|then)$/.test(word)

/** "Into a wooden box": the look of another thing. */
function isOfThing(cursor: Cursor, lexicon: Lexicon): boolean {
  if (!/^(in|into|with|on|onto)$/.test(cursor.word()) || !/^(a|an)$/.test(cursor.word(1))) return false
  const next = singular(cursor.word(3))
  return lexicon.items.has(next) || Object.hasOwn(SHAPE_WORDS, next)
}

/** A colour, a finish or a change of shade. */
export const surface: Matcher = (cursor, slots, lexicon) => {
  if (isOfThing(cursor, lexicon)) return false
  cursor.take(
    'in | into | to | with | of | as | the color | made of | made from | out of | to be | be | look',
    'look like | into something | to look | like',
  )
  cursor.take(
    'a | an | color | more | very | really | super | extremely | completely | all | bright | nice | solid | pure | autumnal',
    'kind of',
  )
  if (isToneOf(cursor.word(), cursor.word(1))) cursor.next()
  const list = colorList(cursor, slots)
  if (list) return true
  const bit = cursor.take('bit | slightly | a little | somewhat')
    ? 0.5
    : cursor.take('much | way | a lot | far')
      ? 1.6
      : 1
  const word = cursor.word()
  const then = cursor.word(1)
  // "With the blue one in the middle": that is no colour for all.
  if (/^ones?$/.test(then) && cursor.tokens[cursor.at - 1]?.text === 'the') return false
  const ready = readyMaterial(cursor, lexicon)
  if (ready) {
    slots.material = ready.name
    cursor.at += ready.length
  } else if (Object.hasOwn(SHADES, word) && colorWord(then)) {
    slots.surface.color = cssPair(word, then) ?? shade(colorWord(then)!, SHADES[word])
    cursor.at += 2
  } else if (Object.hasOwn(SHADES, word) && finishWord(then)?.color) {
    // "A dark wood".
    Object.assign(slots.surface, finishWord(then), { color: shade(finishWord(then)!.color!, SHADES[word]) })
    cursor.at += 2
  } else if (cssPair(word, then) && colorWord(then)) {
    slots.surface.color = cssPair(word, then)
    cursor.at += 2
  } else if (/^(darker|lighter|paler)$/.test(word)) {
    slots.shadeBy = (word === 'darker' ? -0.35 : 0.35) * bit
    slots.brighter = word === 'darker' ? 1 / (1 + 0.5 * bit) : 1 + 0.5 * bit
    cursor.next()
  } else if (/^(brighter|dimmer|stronger|weaker)$/.test(word)) {
    const up = /^(brighter|stronger)$/.test(word)
    slots.brighter = up ? 1 + 0.5 * bit : 1 / (1 + 0.5 * bit)
    slots.shadeBy = (up ? 0.25 : -0.25) * bit
    cursor.next()
  } else if (/^(dark|pale)$/.test(word) && isEnd(then)) {
    slots.shadeBy = word === 'dark' ? -0.45 : 0.45
    slots.brighter = word === 'dark' ? 0.5 : undefined
    cursor.next()
  } else if (/^(bright|dim)$/.test(word) && isEnd(then)) {
    // "Make it very bright": brighter than it is.
    const isVery = /^(very|really|super|extremely)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')
    slots.brighter = (isVery ? 3 : 2) ** (word === 'bright' ? 1 : -1)
    slots.shadeBy = word === 'bright' ? 0.35 : -0.35
    cursor.next()
  } else if (/^(warmer|cooler|colder|warm|cool|cold)$/.test(word)) {
    slots.warmth = word.startsWith('warm') ? '#ffd3a3' : '#cfe3ff'
    cursor.next()
  } else if (finishWord(word)) {
    const { color, ...finish } = finishWord(word)!
    Object.assign(slots.surface, finish)
    if (color) slots.surface.color ??= color
    cursor.next()
    const metal = finishWord(cursor.word())
    if (metal?.metalness === 1) {
      // "Shiny gold": the metal, as shiny as was said.
      cursor.next()
      Object.assign(slots.surface, metal, finish)
    } else if (
      colorWord(cursor.word()) &&
      /^(transparent|translucent|opaque|frosted|smooth|satin|reflective|oak|walnut|pine|wood|shiny|matte|glossy|metallic|wooden|plastic|glass|polished|rough|neon|glowing|marble)$/.test(
        word,
      )
    ) {
      slots.surface.color = colorWord(cursor.next().text)
    }
  } else if (colorWord(word)) {
    if (Object.keys(slots.surface).includes('color') && /^(and|,)$/.test(cursor.tokens[cursor.at - 1]?.text))
      return false
    slots.surface.color = colorWord(word)
    cursor.next()
    const also = colorWord(cursor.word())
    if (also && /^(oak|walnut|pine|birch|mahogany|brick|rose|sand|sky)$/.test(word)) cursor.next()
  } else return false
  cursor.take('colored | color | finish | material | paint | surface | look | texture | tone | tint | tinge | hue')
  return true
}

/** "From light blue to red", "fading from white to black": over all of them, from left to right. */
export const fade: Matcher = (cursor, slots) => {
  cursor.take(
    ', | in a gradient | as a gradient | with a gradient | in a fade | in shades | with a color gradient',
    'gradually',
  )
  cursor.take('fading | fade | going | ranging | shading | blending | colored | graded | gradually')
  if (!cursor.take('from')) return false
  const from = shaded(cursor)
  if (!from || !cursor.take('to', 'through to', 'into')) return false
  const to = shaded(cursor)
  if (!to) return false
  slots.fade = [from, to]
  return true
}

function shaded(cursor: Parameters<Matcher>[0]): string | undefined {
  const by = Object.hasOwn(SHADES, cursor.word()) && colorWord(cursor.word(1)) ? SHADES[cursor.next().text] : 0
  const hex = colorWord(cursor.word())
  if (hex) cursor.next()
  return hex && by ? shade(hex, by) : hex
}

/** "Red, green and blue", "in different colours": each thing gets the next. */
function colorList(cursor: Parameters<Matcher>[0], slots: Slots): boolean {
  const all = cursor.take(
    'different colors | random colors | various colors | different color | random color | rainbow colors',
    'colorful | a different color | their own color | each a different color | differently | each differently',
  )
  if (all) {
    slots.colors = [...PALETTE]
    return true
  }
  return !!cursor.attempt(() => {
    cursor.take('alternating', 'alternately', 'in turn')
    const found: string[] = []
    for (;;) {
      const here = cursor.at
      if (found.length && !cursor.take(', and | , | and | then')) break
      const hex = takeColor(cursor)
      if (!hex) {
        cursor.at = here
        break
      }
      found.push(hex)
    }
    if (found.length < 2) return null
    slots.colors = found
    if (cursor.take('from left to right | from the left to the right | left to right')) slots.colorsTo = 'right'
    else if (cursor.take('from right to left | from the right to the left | right to left')) slots.colorsTo = 'left'
    return true
  })
}

/** "Two cups on the table, one blue and one white": each its own. */
export const oneOfEach: Matcher = (cursor, slots) => {
  const found: string[] = []
  cursor.take(',')
  for (;;) {
    const hex = cursor.attempt(() => (cursor.take('one') && takeColor(cursor)) || null)
    if (!hex) break
    found.push(hex)
    if (!cursor.take(', and | and | ,')) break
  }
  if (found.length < 2) return false
  slots.colors = found
  return true
}

/** "As tall as a door": as doors are. */
const kindOfLibrary = (cursor: Cursor, lexicon: Lexicon): Noun | null =>
  cursor.attempt(() => {
    const of = noun(cursor, lexicon)
    return of && (of.item || of.shape) && !of.isBare && of.isNew ? { ...of, isNew: false } : null
  })

/** "The colour of the lamp", "the same size as the box", "as tall as". */
export const likeness: Matcher = (cursor, slots, lexicon) => {
  // "Add a tree like the first one on the other side": the place is the new one's, and tells no more of the first.
  const creates = isCreating(cursor)
  const like = () => {
    const at = cursor.at
    const plain = creates ? noun(cursor, lexicon) : null
    if (plain && !plain.isNew && (plain.word !== 'one' || plain.rank || plain.color || /^th(is|at)\b/.test(plain.text)))
      return plain
    cursor.at = at
    const of = noun(cursor, lexicon, 'places')
    return of && !of.isNew ? of : null
  }
  cursor.take('just', 'exactly')
  const bound = cursor.take('maximum-of | minimum-of')
  const side = cursor.take(
    'as tall as | as high as | as wide as | as long as | as deep as | as broad as | the same height as',
    'the height of | the same width as | the width of | the same depth as | to the height of',
    'same height as | the same length as | the length of | same width as',
  )
  if (side) {
    const of = cursor.attempt(like) ?? kindOfLibrary(cursor, lexicon)
    if (!of) return false
    if (bound) slots.bound = bound === 'maximum-of' ? 'most' : 'least'
    const from = cursor.take('is tall | is high | is wide | is long | is deep')
    const likeSide: NonNullable<Slots['likeSide']> = {
      ...(from && { from: SIDE_WORDS[from.slice(3)] as 'width' | 'height' | 'depth' }),
      side: /tall|high|height/.test(side) ? 'height' : /deep|depth/.test(side) ? 'depth' : 'width',
      of,
      ...(cursor.take('together', 'combined', 'put together') && { isSum: true }),
    }
    // "As tall as the lamp and as wide as the table".
    if (slots.likeSide) slots.alsoLike = [...(slots.alsoLike ?? []), likeSide]
    else slots.likeSide = likeSide
    return true
  }
  cursor.take('to | with | in | into | have | has | of | the same as | exactly')
  const what = cursor.take(
    'the same color as | the color of | same color as | the same material as | the material of',
    'the look of | the same finish as | the same size as | the size of | same size as | as big as',
    'as large as | as small as | match the color of | match | to match | look like | like',
    'as bright as | as strong as | the brightness of | the same brightness as | the same intensity as',
    'the same color like | color of | the same colors as | matching | same as | the same as | identical to',
  )
  if (!what) return false
  const of = cursor.attempt(like) ?? (/size|big|large/.test(what) ? kindOfLibrary(cursor, lexicon) : null)
  if (!of) return false
  if (/size|big|large|small/.test(what) || of.property === 'size') slots.likeSizeOf = { ...of, property: undefined }
  else if (of.property === 'height' || of.property === 'width' || of.property === 'depth')
    slots.likeSide = { side: of.property, of: { ...of, property: undefined } }
  else slots.likeColorOf = { ...of, property: undefined }
  slots.isBrightness = /bright|strong|intensity/.test(what)
  slots.isLike = what === 'like' && creates && !of.pronoun
  return true
}
