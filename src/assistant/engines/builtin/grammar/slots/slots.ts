import type { NodeId, Surface, Vec3 } from '../../../../../document/index.ts'
import type { Direction } from '../../../../../spatial/index.ts'
import type { Cursor } from '../../language/cursor.ts'
import type { Extents } from '../../language/measures.ts'
import type { RelationKind } from '../../words/relations.ts'
import type { Lexicon, Noun } from '../noun.ts'

export interface Relation {
  kind: RelationKind
  targets: Noun[]
  /** Metres that were said with it: "2 m to the left of". */
  metres?: number
  /** "From the table", and not "away from" it: off what it stands on. */
  isFrom?: boolean
  /** "To the wall": all the way, and not only closer; "to the end of the bar", and not on it. */
  isArrival?: boolean
  /** "On each side": as many on one as on the other. */
  isEach?: boolean
  /** "At both ends": of its longer side. */
  isEnds?: boolean
  /** "On the long sides". */
  isLongSides?: boolean
  /** "On each end": on top of it. */
  isOnTop?: boolean
  /** "A chair at the table": to sit at it. */
  isAt?: boolean
  /** Metres from one to the next, along what they stand beside. */
  step?: number
  /** "Along the counter": in a row by its longer side. */
  isAlong?: boolean
  /** "From the gate to the well": all the way. */
  isSpan?: boolean
  /** "At the back of the lawn": on it, where it is a floor. */
  isPart?: boolean
  /** "Where it was", and not where it is. */
  isPast?: boolean
  /** Where its target goes was said, too: "on a table next to the door". */
  isSited?: boolean
  /** Of an edge: which side of the thing. */
  side?: 'left' | 'right' | 'front' | 'back'
  /** What counts as one with the target, once it is known. */
  asWell?: readonly NodeId[]
}

export interface Layout {
  kind: 'row' | 'column' | 'grid' | 'circle' | 'arc' | 'stack' | 'pyramid' | 'block' | 'letter' | 'spiral'
  columns?: number
  rows?: number
  /** Of a block, whose parts touch: how many lie upon each other. */
  layers?: number
  /** A checkerboard: its squares touch, and no two of a colour do. */
  isBoard?: boolean
  /** "In a U": which letter, seen from above. */
  letter?: 'l' | 'u' | 'v'
  /** A circle of three. */
  isTriangle?: boolean
}

/** One of several that has its place among them. */
export interface Pinned {
  noun: Noun
  at: 'first' | 'middle' | 'last'
}

export interface Corner {
  side?: 'left' | 'right'
  end?: 'front' | 'back'
  /** Across the room from where it stands. */
  isOpposite?: boolean
  /** Not the one that it stands in. */
  isOther?: boolean
  /** One where nothing stands. */
  isEmpty?: boolean
  /** "On each corner", and not "at" or "in" it. */
  isOnTop?: boolean
  /** One in each. */
  every?: boolean
  /** One in each but this. */
  but?: { side?: 'left' | 'right'; end?: 'front' | 'back' }
  of?: Noun
}

/** Which part of a thing is meant: a height, or a side as the user sees it. */
export type Part = 'bottom' | 'center' | 'top' | 'left' | 'right' | 'front' | 'back'

/** What a clause says beside its verb and its object. */
export interface Slots {
  relations: Relation[]
  /** "1 m to the left and 2 m up"; metres are left out where none were said. */
  moves: {
    direction: Direction
    metres?: number
    /** "Out of the way": to whichever side there is room. */
    isAside?: boolean
  }[]
  axis?: 'x' | 'y' | 'z'
  metres?: number
  at?: number[]
  /** "At x = 2 and z = -1": the others stay. */
  axes?: { x?: number; y?: number; z?: number }
  /** "By 50 cm", and not "to 50 cm". */
  isBy?: boolean
  /** "Up by its own height": a side of the thing itself. */
  own?: 'width' | 'height' | 'depth'
  /** "By half its height": 0.5. */
  ownTimes?: number
  /** "By (1, 0, -2)", "2 m in x and 1 m in z": metres along the axes of the world. */
  by?: Vec3
  layout?: Layout
  gap?: number
  /** "Every 5 m along the road": metres from one to the next; how many there are follows. */
  every?: number
  radius?: number
  factor?: Vec3
  /** The factor is one of the diameter. */
  isAcross?: boolean
  extents?: Extents
  /** "Longer": along the longer side. */
  isLong?: boolean
  /** "Shorter", "not so short": a pole along its height, a rail along its length. */
  isShort?: boolean
  /** "Thicker": a book along its height, a wall along its depth, a pole all around. */
  isThick?: boolean
  /** "Keeping its proportions": the other sides go with the one that was said. */
  isInProportion?: boolean
  /** "But keep its width": even of a ball only the side that was said. */
  isOneSide?: boolean
  /** "20 cm taller": metres that are added. */
  grow?: Extents
  surface: Partial<Surface>
  /** A ready material, by its name. */
  material?: string
  shadeBy?: number
  /** "More shiny", "less see-through": by how much of what is left, negative for less. */
  grades: { property: 'roughness' | 'opacity' | 'metalness' | 'emissiveIntensity' | 'saturation'; by: number }[]
  /** "Red, green and blue", in turn. */
  colors?: string[]
  /** "From light blue to red": over all of them. */
  /** Colours in turn "from left to right": which way. */
  colorsTo?: 'left' | 'right'
  fade?: [from: string, to: string]
  /** "The colour of the lamp". */
  likeColorOf?: Noun
  likeSizeOf?: Noun
  /** "Another tree like the first one": a copy of it. */
  isLike?: boolean
  /** "All in one colour": that of the first. */
  alikeInColor?: boolean
  /** "From largest to smallest". */
  sort?: 'up' | 'down'
  /** "By height", and not by how much room they take. */
  isByHeight?: boolean
  /** "Alphabetically". */
  isByName?: boolean
  /** "At most 1.5 m tall", "at least": the size is a bound, and what is within it stays. */
  bound?: 'most' | 'least'
  /** "Each smaller than the one before": by what, along each side. */
  graded?: Vec3
  /** "The blanket with everything on it": what lies on it goes along, though it is no table. */
  isLaden?: boolean
  /** "Halfway to the sofa". */
  isHalfway?: boolean
  /** "Randomly". */
  isScattered?: boolean
  /** "But keep the front free": the side of what things are strewn around on which none lies. */
  freeSide?: 'left' | 'right' | 'front' | 'behind'
  /** "Over an area of 8 by 8 m": metres. */
  area?: { width: number; depth: number }
  /** "Different heights", "of various sizes". */
  varied?: 'all' | 'width' | 'height' | 'depth'
  /** "Between 80 and 120 percent": the least and the greatest factor of those sizes. */
  variedWithin?: readonly [least: number, most: number]
  /** "All the same size": as the first of them. */
  alike?: 'all' | 'width' | 'height' | 'depth'
  /** "As tall as the lamp", "as tall as the box is wide", "twice as tall as": with a factor. */
  likeSide?: {
    side: 'width' | 'height' | 'depth'
    of: Noun
    from?: 'width' | 'height' | 'depth' | 'length'
    isSum?: boolean
    /** "Taller than": what is so already stays. */
    isThan?: boolean
  }
  /** "… and as wide as the table". */
  alsoLike?: NonNullable<Slots['likeSide']>[]
  degrees?: number
  turn?:
    | 'left'
    | 'right'
    | 'over'
    | 'side'
    | 'back'
    | 'face'
    | 'flat'
    | 'upright'
    | 'around'
    | 'forward'
    | 'backward'
    | 'leaning'
  name?: string
  /** "To A, B and C from left to right": the names are given in that order. */
  areNamedAcross?: boolean
  times?: number
  toOrigin?: boolean
  toGround?: boolean
  /** "In the middle", of what was not said: of what it stands on. */
  isMiddle?: boolean
  corner?: Corner
  from?: string
  /** Of a new light: "from the upper left", the sides that it comes from. */
  shinesFrom?: Direction[]
  facing?: Noun | 'me' | 'each other' | 'origin' | 'down' | 'left' | 'right' | 'behind'
  /** With its back to it. */
  facesAway?: boolean
  /** "With the blue one in the middle". */
  pinned?: Pinned[]
  /** "As bright as the spot": of a light, what it gives. */
  isBrightness?: boolean
  /** "Align their centres". */
  isCentered?: boolean
  evenly?: boolean
  brighter?: number
  /** Light that is warmer or cooler: its colour. */
  warmth?: string
  /** How high the lowest point is to be, metres. */
  lowest?: number
  /** Which part of it is to be at which height, metres, or level with which part of another thing. */
  level?: { own: Part; part?: Part; of?: Noun; metres?: number }
  /** How high the highest point is to be, metres. */
  highest?: number
  /** Of lights: lux or candela. */
  intensity?: number
  /** "Into a new group". */
  newGroup?: boolean
  /** "So that they do not overlap". */
  apart?: boolean
  /** "Next to each other, touching", or "end to end". */
  touching?: boolean | 'ends'
  /** "Both 80 cm tall": all that the order makes, and not only the last. */
  isForAll?: boolean
  /** Away from the middle of the room, or -1 towards it. */
  outwards?: 1 | -1
  /** "Closer together", "further apart": a factor of their distances. */
  spread?: number
  /** "On the other side": as before, the other way. */
  otherSide?: boolean
  /** "So that it is 1 m from": a goal, no way to go. */
  isGoal?: boolean
  /** What is placed keeps its places to each other. */
  together?: boolean
  /** "At different heights". */
  isStaggered?: boolean
  /** What is to be left as it is. */
  except?: Noun[]
  /** "Each 20 cm taller than the last": what is added from one to the next, metres. */
  step?: { side: 'width' | 'height' | 'depth' | 'all'; metres: number }
  /** Metres from the first of a row to the end of the last. */
  span?: number
  /** How much of what is usual, where no amount is said: half of it. */
  share?: number
  /** "A bit", "much". */
  degree?: 'bit' | 'much'
  /** Words that said nothing the grammar knows. */
  unknown: string[]
}

export type Matcher = (cursor: Cursor, slots: Slots, lexicon: Lexicon) => boolean

export const noSlots = (): Slots => ({ relations: [], moves: [], surface: {}, grades: [], unknown: [] })

/** Whether a clause says where something is to go. */
export const saysWhere = (s: Slots): boolean =>
  s.relations.length > 0 ||
  s.moves.length > 0 ||
  !!(
    s.by ||
    s.isScattered ||
    s.at ||
    s.axes ||
    s.toOrigin ||
    s.toGround ||
    s.corner ||
    s.lowest !== undefined ||
    s.level ||
    s.highest !== undefined ||
    s.layout ||
    s.otherSide ||
    s.outwards ||
    s.touching ||
    s.apart
  )

/** Whether it says what something is to become. */
export const saysHow = (s: Slots): boolean =>
  !!(
    s.factor ||
    s.extents ||
    s.grow ||
    s.likeSizeOf ||
    s.alike ||
    s.varied ||
    s.alikeInColor ||
    s.likeSide ||
    s.shadeBy !== undefined ||
    Object.keys(s.surface).length ||
    s.material ||
    s.grades.length ||
    s.colors ||
    s.fade ||
    s.likeColorOf ||
    s.brighter ||
    s.warmth ||
    s.intensity !== undefined
  )
