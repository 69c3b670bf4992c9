import type { LibraryItem } from '../../../../commands/library-item.ts'
import type { MaterialPreset } from '../../../../commands/material-preset.ts'
import type { SceneNode, SceneReader } from '../../../../document/index.ts'
import type { Lexicon, SpokenName } from '../grammar/noun.ts'
import { spelledOut } from '../language/normalize.ts'
import { wholeNames } from '../whole-names.ts'
import { colorWord } from '../words/colors.ts'
import { isQuality } from '../words/qualities.ts'
import { GEOMETRIC } from '../words/shapes.ts'

/** A name's words: "coffeeMug_2" is coffee, mug and 2. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    // "Chair1" is chair 1; "A4" is a word of its own.
    .replace(/(\p{L}{3,})(\d+)/gu, '$1 $2')
    // "Chair_01a" is chair 01 a, as it is read where it is said.
    .replace(/(\d)(\p{L})(?![\p{L}\d])/gu, '$1 $2')
    .toLowerCase()
    // "Teacher's desk", as it is read where it is said.
    .replace(/(?<=\p{L})['’]s\b/gu, " 's ")
    .split(/ ('s) |[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What tells things of one kind apart at the end of their names: a number, a letter, or both as in "A1". */
export const isMark = (word: string): boolean => /^(?:\d+|\p{L}\d*)$/u.test(word)

/** "Walking" and "walks" are "walk", "running" is "run". */
export const stemOf = (word: string): string => word.replace(/(?:([^aeiou])\1ing|ing|s|ed)$/, '$1')

const COMPASS: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

/** What tools of the trade put before and behind the names of things: "SM_", "GEO_", "_LOD0". */
const TOOL_WORDS = /^(?:sm|sk|geo|geom|mesh|msh|obj|mdl|prop|grp|lod|low|high|lowpoly|highpoly|lp|hp)$/

/** "GEO_lampShade" is the lamp shade, and "chair_low.001" chair 1; one word alone says its kind, and is no name. */
function withoutToolWords(parts: readonly string[]): (readonly string[])[] {
  const lod = parts.indexOf('lod')
  const bare = (lod > 0 ? parts.slice(0, lod) : parts).filter((part) => !TOOL_WORDS.test(part))
  if (bare.length < 2 || bare.length === parts.length) return []
  const last = bare.at(-1)!
  return /^0+\d+$/.test(last) ? [bare, bare.with(-1, String(Number(last)))] : [bare]
}

/** "WALL_NORTH" is said as "north wall", too. */
const saidAs = (parts: readonly string[]): (readonly string[])[] => {
  // "Desk_01" is desk 1, too.
  if (parts.length > 1 && /^0+\d+$/.test(parts.at(-1)!))
    return [parts, [...parts.slice(0, -1), String(Number(parts.at(-1)))]]
  // "The teachers desk", as it is often written.
  const owner = parts.indexOf("'s")
  if (owner > 0) return [parts, parts.with(owner - 1, `${parts[owner - 1]}s`).toSpliced(owner, 1)]
  const told = qualitiesOf(parts)
  if (told) return [parts, ...told]
  const [first, letters, ...more] = parts
  const last = Object.hasOwn(COMPASS, letters ?? '') ? COMPASS[letters] : letters
  const isQualified = /^(north|south|east|west|left|right|front|back|top|bottom|upper|lower|round|square|main)$/.test(
    last,
  )
  // "TableRound3" is the round table, and the third of them.
  const isNumbered = more.length === 0 || (more.length === 1 && /^\d+$/.test(more[0]))
  return isQualified && isNumbered ? [parts, [last, first, ...more], ...(more.length ? [[last, first]] : [])] : [parts]
}

/** "Chair_04_broken" is the broken chair, and chair 4. */
function qualitiesOf(parts: readonly string[]): string[][] | undefined {
  const at = parts.findLastIndex((part) => !isQuality(part))
  const [head, mark, qualities] = [parts.slice(0, at), parts[at], parts.slice(at + 1)]
  if (!head.length || !qualities.length || !/^\d+$/.test(mark)) return undefined
  return [
    [...qualities, ...head],
    [...head, mark],
    [...head, String(Number(mark))],
  ]
}

/** Most names that the grammar looks through; scenes with more are spoken of by shape, colour and selection, too. */
const MOST_NAMES = 5000

type Names = Map<string, SpokenName[]>

/** "Desk 3" says "Cubicle desk 3", "pot A" "Flower pot A", where no other name ends like it. */
function addNumberedTails(names: Names): void {
  const tails = new Map<string, SpokenName[]>()
  for (const { name, words } of [...names.values()].flat()) {
    if (words.length < 3 || !isMark(words.at(-1)!)) continue
    // "SM_Chair_01a" ends with its kind and both of its marks.
    const from = Math.min(
      words.findLastIndex((word) => !isMark(word)),
      words.length - 2,
    )
    if (from < 1) continue
    const end = words.slice(from)
    const tail = end.join(' ')
    tails.set(tail, [...(tails.get(tail) ?? []), { name, words: end }])
  }
  for (const same of tails.values()) {
    const [{ name, words }] = same
    if (same.length > 1 || names.get(words[0])?.some((one) => one.words.join(' ') === words.join(' '))) continue
    names.set(words[0], [...(names.get(words[0]) ?? []), { name, words }])
  }
}

/** "Bench 1" says Bench, where there is a Bench 2 and none that is called Bench 1. */
function addFirsts(names: Names): void {
  const all = [...names.values()].flat()
  const said = new Set(all.map(({ words }) => words.join(' ')))
  for (const { name, words } of all) {
    const first = [...words, '1']
    if (/^\d+$/.test(words.at(-1)!) || said.has(first.join(' ')) || !said.has([...words, '2'].join(' '))) continue
    names.get(words[0])?.push({ name: `${name} 1`, words: first, isFirst: true })
  }
}

const KIND_WORDS: Partial<Record<SceneNode['kind'], readonly string[]>> = {
  light: ['light', 'lamp', 'spot', 'spotlight'],
  camera: ['camera'],
  group: ['group'],
}

/** "The key light", of one that is called Key. */
function withKind(parts: readonly string[], kind: SceneNode['kind']): string[][] {
  const words = KIND_WORDS[kind] ?? []
  return words.includes(parts.at(-1)!) || /^\d+$/.test(parts.at(-1)!) ? [] : words.map((word) => [...parts, word])
}

/** What is made of a list that does not change, made once. */
function oncePer<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const made = new WeakMap<List, Made>()
  return (list) => {
    const known = made.get(list) ?? make(list)
    made.set(list, known)
    return known
  }
}

const itemsByWord = oncePer((library: readonly LibraryItem[]): Lexicon['items'] => {
  const items = new Map<string, string>()
  for (const item of library)
    for (const word of item.words) if (!GEOMETRIC.has(word)) items.set(word, items.get(word) ?? item.name)
  return items
})

const presetsByWord = oncePer(
  (presets: readonly MaterialPreset[]): Lexicon['materials'] =>
    new Map(presets.flatMap(({ name, words }) => words.map((word) => [spelledOut(word), name]))),
)

/**
 * The names in a scene, and the words of the library, as the grammar needs them; of what is gone, the names that would
 * say nothing else: "where the birch was".
 */
export function lexiconOf(
  scene: SceneReader,
  library: readonly LibraryItem[],
  presets: readonly MaterialPreset[],
  gone: Iterable<string> = [],
): Lexicon {
  const names: Names = new Map()
  const words = new Set<string>()
  let count = 0
  for (const { name, kind } of scene.nodes()) {
    if (kind === 'joint') continue
    if (count++ >= MOST_NAMES) break
    const parts = wordsOf(name)
    if (!parts.length) continue
    for (const said of [...saidAs(parts), ...withoutToolWords(parts), ...withKind(parts, kind)]) {
      const known = names.get(said[0])
      if (known) known.push({ name, words: said })
      else names.set(said[0], [{ name, words: said }])
    }
    for (const part of parts) if (part.length > 1) words.add(part)
  }
  addNumberedTails(names)
  addFirsts(names)
  // "Birch" is a colour before it is a tree of the library.
  const isKnown = (word: string) => words.has(word) || (itemsByWord(library).has(word) && !colorWord(word))
  for (const name of gone) {
    const parts = wordsOf(name)
    if (parts.length && !parts.some((part) => names.has(part)) && !isKnown(parts.at(-1)!))
      names.set(parts[0], [{ name, words: parts }])
  }
  for (const same of names.values()) same.sort((a, b) => b.words.length - a.words.length)
  const sceneWords = new Set(words)
  const items = itemsByWord(library)
  for (const word of items.keys()) for (const part of word.split(' ')) words.add(part)
  const materials = presetsByWord(presets)
  const clips = new Set<string>()
  for (const asset of scene.assets())
    for (const { name } of asset.clips ?? []) for (const word of wordsOf(name)) clips.add(stemOf(word))
  for (const clip of clips) words.add(clip)
  const wholes = wholeNames(names)
  for (const joined of wholes.keys()) words.add(joined)
  return { names, wholes, words, sceneWords, items, materials, clips }
}
