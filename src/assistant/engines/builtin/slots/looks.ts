import type { Surface } from '../../../../document/index.ts'
import { noun } from '../nouns.ts'
import { colorWord, FINISHES, SHADES, shade } from '../words.ts'
import type { Matcher } from './slots.ts'

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
export const property: Matcher = (cursor, slots) => {
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

export const surface: Matcher = (cursor, slots) => {
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
export const likeness: Matcher = (cursor, slots, lexicon) => {
  const side = cursor.take('as tall as', 'as high as', 'as wide as', 'as long as', 'as deep as')
  if (side) {
    const of = noun(cursor, lexicon)
    if (!of) return false
    const sides = { tall: 'height', high: 'height', wide: 'width', long: 'width', deep: 'depth' } as const
    slots.likeSide = { side: sides[side.split(' ')[1] as keyof typeof sides], of: { ...of, isNew: false } }
    return true
  }
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
