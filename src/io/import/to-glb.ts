import type { InputFile } from '../../commands/context.ts'
import type { Packed } from './pack.ts'

/** What a file of some formats leaves open, and the user is asked. */
export interface Unsaid {
  /** Which axis points up. */
  up?: boolean
  /** How long one of its units is. */
  unit?: boolean
}

export interface Converted extends Packed {
  unsaid?: Unsaid
}

/** Makes a GLB of a file, with the files that it names among all that came. Throws a FileError where it cannot. */
export type ToGlb = (file: InputFile, all: readonly InputFile[]) => Promise<Converted>
