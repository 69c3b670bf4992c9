import type { Surface, Vec3 } from '../../../../document/index.ts'
import type { Direction } from '../../../../spatial/index.ts'
import type { Cursor } from '../cursor.ts'
import type { Extents } from '../measures.ts'
import type { Lexicon, Noun } from '../noun.ts'

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
  /** How high the lowest point is to be, metres. */
  lowest?: number
  /** "As tall as the lamp". */
  likeSide?: { side: 'width' | 'height' | 'depth'; of: Noun }
  /** Of lights: lux or candela. */
  intensity?: number
  /** "Into a new group". */
  newGroup?: boolean
  /** Words that said nothing the grammar knows. */
  unknown: string[]
}

export type Matcher = (cursor: Cursor, slots: Slots, lexicon: Lexicon) => boolean

export const noSlots = (): Slots => ({ relations: [], directions: [], surface: {}, unknown: [] })
