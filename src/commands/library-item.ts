import type { Primitive, SceneRecords, Surface, Vec3 } from '../document/index.ts'

/** What a part of a library item is made of; parts of one finish share a material. */
export interface Finish {
  name: string
  color: string
  /** How it differs from a plain surface, beside its colour. */
  surface?: Partial<Surface>
}

/** A shape that a library item is made of. */
export interface LibraryPart {
  name: string
  geometry: Primitive
  /** The shape's origin, metres from the middle of the item's bottom. */
  position: Vec3
  /** Degrees about X, Y and Z. */
  rotation?: Vec3
  scale?: Vec3
  finish: Finish
  /** Whether it wears the colour that the item is asked for in. */
  main?: boolean
}

/** A light that comes with a library item; a point light, candela. */
export interface LibraryLight {
  position: Vec3
  color: string
  intensity: number
}

/** A number that a library item is made by: metres, or a count. */
export interface ItemParam {
  unit: 'metres' | 'count'
  usual: number
  min: number
  max: number
}

export type ItemValues = Readonly<Record<string, number>>

export const LIBRARY_CATEGORIES = [
  'furniture',
  'kitchen',
  'architecture',
  'outdoors',
  'city',
  'products',
  'figures',
  'own',
] as const
export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number]

/** Something to build with: a group of parts, its origin in the middle of its bottom, facing +Z. */
export interface LibraryItem {
  id: string
  name: string
  category: LibraryCategory
  /** What people call it, in lower case and in the singular; its name comes first. */
  words: readonly string[]
  /** Where its picture is, if not among those of the editor. */
  picture?: string
  params: Readonly<Record<string, ItemParam>>
  /** Its parts for some values of its parameters; the usual ones where left out. */
  make(values?: ItemValues): { parts: readonly LibraryPart[]; light?: LibraryLight }
}

/** Something of the user's own that is to be kept: what it is made of stands on the origin. */
export interface NewItem {
  name: string
  /** Metres. */
  size: Vec3
  records: SceneRecords
  picture: Blob
}
