import type { LightType, NodeId, Shape, Surface, Vec3 } from '../../../../document/index.ts'
import type { Extents } from '../language/measures.ts'
import type { RelationKind } from '../words/relations.ts'

export const RANKS = [
  'largest',
  'smallest',
  'tallest',
  'shortest',
  'widest',
  'narrowest',
  'deepest',
  'shallowest',
  'leftmost',
  'rightmost',
  'nearest',
  'farthest',
  'highest',
  'lowest',
  'first',
  'last',
  'middle',
  'darkest',
  'lightest',
] as const
export type Rank = (typeof RANKS)[number]

/** One condition by which a phrase tells things apart. */
export type Where =
  | { by: 'relation'; kind: RelationKind; to: Noun[]; not?: boolean }
  | { by: 'near'; metres: number; to: Noun }
  | { by: 'facing'; to: Noun }
  | {
      by: 'size'
      side: 'width' | 'height' | 'depth' | 'all'
      way: 1 | 0 | -1
      metres?: number
      than?: Noun
      own?: 'width' | 'height' | 'depth' | 'all'
      /** "Higher than the sofa": by how far up its top is, and not by how tall it is. */
      isLevel?: boolean
    }
  | { by: 'color'; word: string; hex: string; not?: boolean }
  | { by: 'finish'; finish: Partial<Surface>; word?: string; not?: boolean }
  | { by: 'state'; state: State; not?: boolean }
  | { by: 'being'; noun: Noun; not?: boolean }
  /** In a corner of the room, or in that one. */
  | { by: 'corner'; side?: 'left' | 'right'; end?: 'front' | 'behind' }
  /** What stands on it; without a noun, that which the order is about, or anything. */
  | { by: 'holding'; noun?: Noun; not?: boolean }

export type State =
  | 'odd'
  | 'alone'
  | 'stacked'
  | 'grounded'
  | 'hidden'
  | 'visible'
  | 'locked'
  | 'selected'
  | 'floating'
  | 'overlapping'
  | 'sunk'

/** A thing, or things, that a message speaks of: one to make, or ones that are there. */
export interface Noun {
  /** As it was written. */
  text: string
  pronoun?: 'it' | 'them' | 'selection' | 'original'
  /** "Cube", beside Cube.001: the one that is called just so. */
  isVerbatim?: boolean
  /** "a", or a bare noun: not one that is there. */
  isNew: boolean
  /** Of what something stands by: "on a blue cube", which may have to be made. */
  isIndefinite?: boolean
  /** What it is already known to mean. */
  ids?: readonly NodeId[]
  /** Without "a", "the" or a number. */
  isBare?: boolean
  isAll: boolean
  /** "each", "every": what is done is done for each of them. */
  isEach?: boolean
  /** "Half of the trees": 0.5, whichever. */
  share?: number
  /** "Every second": 2. */
  step?: number
  /** "The copy": what was made by copying last. */
  isCopy?: boolean
  /** "One of them", "the other": which of those that the message has just made, by their places among them. */
  ofMade?: readonly [from: number, to?: number]
  /** "The student desks", where none is called so: rather those that have no such word in their names. */
  isQualified?: boolean
  /** "Facing the same way as the bench", "parallel to it": the way that it faces or runs, and not it. */
  way?: 'same' | 'parallel'
  /** "That table", "this one": what was spoken of last, where it fits. */
  isThat?: boolean
  isPlural: boolean
  /** "It", after several things were told as an answer: one of them. */
  isOneOfTold?: boolean
  /** "A copy of the lamp", and not the lamp itself. */
  isTwin?: boolean
  /** "the other one", "the rest". */
  isOther: boolean
  /** "another", "two more". */
  isMore: boolean
  /** "one of the", "any": whichever. */
  isAny?: boolean
  count?: number
  /** "Another one": its look is that of what was made, and of a copy what that has become. */
  isAsMade?: true
  /** "Six chairs altogether": with those that are there. */
  isTotal?: boolean
  /** "Two stools altogether and no more": what is there beyond that goes. */
  isExact?: boolean
  rank?: Rank
  /** "The front left bench": its side along the other axis. */
  rankAcross?: Rank
  /** "The outer seats": the first and the last; "the inner ones": those between. */
  ends?: 'outer' | 'inner' | 'corner'
  /** "In the front row": all that stand in it. */
  isRow?: boolean
  /** "Row B": the letter by which those in it are marked. */
  rowMark?: string
  /** Of a rank: the how-manieth, from 1 ("the second largest"). */
  nth?: number
  /** "Nearest to the TV". */
  rankTo?: Noun
  /** The colour as a word, to find by, and as #rrggbb, to make with. */
  color?: { word: string; hex: string; isFinish?: boolean }
  /** "A red and a blue one", "in different colours": of several new ones, the colours in turn. */
  colors?: string[]
  /** "Of 10, 20 and 30 cm": the largest side of each, or its height, metres. */
  sizes?: { side: 'all' | 'height' | 'width'; metres: number[] }
  /** "A round wooden table", "a square one": its outline from above. */
  outline?: 'round' | 'square'
  /** "Of different sizes". */
  isVaried?: boolean
  finish: Partial<Surface>
  /** The ready material that something new is to wear. */
  material?: string
  size: Vec3
  /** "Small", "tall": of something new its size; of what is there, a part of its name, or a rank. */
  sizeWords: string[]
  extents: Extents
  /** Of what is new: which side, or all of its size, is that of what it takes the place of, or of what was spoken of. */
  sameSide?: 'width' | 'height' | 'depth' | 'size'
  /** "Rustic", of a rustic table: what is new is made without it, and that is said. */
  passed?: string[]
  shapes?: readonly Shape[]
  shape?: Shape
  light?: LightType
  /** A thing of the library. */
  item?: string
  kind?: 'light' | 'camera' | 'group' | 'any'
  /** The noun as written, in the singular. */
  word?: string
  /** Names of nodes that the words are. */
  name?: string
  /** "The height of the box", "its colour": what of it is spoken of. */
  property?: string
  /** "Called A, B and C": of several new ones, in turn. */
  names?: string[]
  /** "called X". */
  called?: string
  /** "Of the same colour", "of its size": as what goes there. */
  same?: 'color' | 'size'
  /** "The roof of the house", "the car's wheels": what it is a part of. */
  owner?: Noun
  where: Where[]
  except: Noun[]
  /** "Next to the sofa and the bed": what else is meant beside it. */
  also?: Noun[]
}

export const blankNoun = (): Noun => ({
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
  where: [],
  except: [],
})

/** The colour that tells which is meant: "the red box", "everything red". */
export const colorSaid = ({ color, where }: Noun): string | undefined =>
  color?.hex ?? where.find((one) => one.by === 'color')?.hex

/** Whether a noun says what kind of thing it is about: "the red one" and "the second" do not. */
export const hasHead = (n: Noun): boolean =>
  !!(
    n.pronoun ||
    n.shape ||
    n.shapes ||
    n.light ||
    n.item ||
    n.kind ||
    n.name ||
    n.called ||
    (n.word && n.word !== 'one')
  )

/** A name and the words that say it. */
export interface SpokenName {
  name: string
  words: readonly string[]
  /** "Bench 1" of what is called just Bench, beside a Bench 2. */
  isFirst?: true
}

/** What the grammar knows of the scene: its names, as rows of lower-case words, and what can be added by name. */
export interface Lexicon {
  /** By first word, the longest first. */
  names: ReadonlyMap<string, readonly SpokenName[]>
  /** Names that rewriting would tear apart, by how they are written meanwhile: "tvstand" for "tv stand". */
  wholes: ReadonlyMap<string, string>
  /** The words of all names, of the scene and of the library. */
  words: ReadonlySet<string>
  /** Those of the scene alone. */
  sceneWords: ReadonlySet<string>
  /** Ready materials by the words that name them. */
  materials: ReadonlyMap<string, string>
  /** The words of the names of clips: "make it walk". */
  clips: ReadonlySet<string>
  /** Things of the library by the words that name them. */
  items: ReadonlyMap<string, string>
}

/** "The table", of the second table, or of Table 2. */
export const isHeadOf = ({ word, name, rank, color, where, text }: Noun, target: Noun): boolean =>
  !!word &&
  !name &&
  !rank &&
  !color &&
  !where.length &&
  /^the \w+$/i.test(text) &&
  new RegExp(`\\b${word}\\b`, 'i').test(target.text)

/** Whether a phrase speaks of one thing that is there. */
export const isOneThing = ({ isPlural, isAll, isNew, count, kind, pronoun, also }: Noun): boolean =>
  !isPlural && !isAll && !isNew && count === undefined && kind !== 'any' && !pronoun && !also
