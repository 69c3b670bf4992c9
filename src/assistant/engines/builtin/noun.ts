import type { LightType, Shape, Surface } from '../../../document/index.ts'
import type { Extents } from './measures.ts'

export const RANKS = [
  'largest',
  'smallest',
  'tallest',
  'shortest',
  'leftmost',
  'rightmost',
  'nearest',
  'farthest',
  'highest',
  'lowest',
  'first',
  'second',
  'third',
  'last',
  'middle',
] as const
export type Rank = (typeof RANKS)[number]

export const RANK_WORDS: Record<string, Rank> = {
  ...Object.fromEntries(RANKS.map((rank) => [rank, rank])),
  biggest: 'largest',
  closest: 'nearest',
  furthest: 'farthest',
  top: 'highest',
  topmost: 'highest',
  bottom: 'lowest',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  front: 'nearest',
  frontmost: 'nearest',
  final: 'last',
}

/** A thing, or things, that a message speaks of: one to make, or ones that are there. */
export interface Noun {
  /** As it was written. */
  text: string
  pronoun?: 'it' | 'them' | 'selection'
  /** "a", or a bare noun: not one that is there. */
  isNew: boolean
  isAll: boolean
  isPlural: boolean
  /** "the other one", "the rest". */
  isOther: boolean
  /** "another", "two more". */
  isMore: boolean
  count?: number
  rank?: Rank
  /** The colour as a word, to find by, and as #rrggbb, to make with. */
  color?: { word: string; hex: string }
  finish: Partial<Surface>
  size: [number, number, number]
  /** "Small", "tall": of something new its size; of what is there, a part of its name, or a rank. */
  sizeWords: string[]
  extents: Extents
  shape?: Shape
  light?: LightType
  kind?: 'light' | 'camera' | 'group' | 'any'
  /** The noun as written, in the singular. */
  word?: string
  /** Names of nodes that the words are. */
  name?: string
  /** "The height of the box", "its colour": what of it is spoken of. */
  property?: string
  /** Without "a", "the" or a number. */
  isBare?: boolean
  /** "called X". */
  called?: string
  except: Noun[]
  hidden?: boolean
}

/** What the grammar knows of the scene: its names, as rows of lower-case words. */
export interface Lexicon {
  names: readonly { name: string; words: readonly string[] }[]
  words: ReadonlySet<string>
}
