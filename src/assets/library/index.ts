import type { LibraryItem } from '../../commands/context.ts'
import { FURNITURE } from './furniture.ts'
import { OUTDOORS } from './outdoors.ts'

/** The starter library: things made of primitives, each a group with named parts, its origin in the middle of its bottom, facing +Z. */
export const LIBRARY: readonly LibraryItem[] = [...FURNITURE, ...OUTDOORS]
