import type { Quantity } from './units.ts'

/** A command as a field runs it. */
export interface CommandCall {
  id: string
  params: unknown
}

interface Common<T> {
  /** Unique within the panel. */
  key: string
  label: string
  /** How many nodes, or other subjects, the field speaks of. */
  count: number
  /** The value of one of them, as the document has it now. */
  read(subject: number): T
  /** The commands that give each of them its value. */
  write(values: readonly T[]): CommandCall[]
  /** What the field is reset to. */
  initial?: T
}

interface Numeric {
  quantity: Quantity
  step: number
  min?: number
  max?: number
}

/** A field of the inspector: what it shows, where that comes from, and which commands a change runs. */
export type Field =
  | (Common<number> & Numeric & { kind: 'number'; slider?: [from: number, to: number] })
  | (Common<readonly number[]> & Numeric & { kind: 'vector'; axes: readonly string[]; linkable?: boolean })
  | (Common<string> & { kind: 'color' })
  | (Common<boolean> & { kind: 'toggle' })
  | (Common<string> & { kind: 'choice'; options: readonly { value: string; label: string }[] })

export type FieldKind = Field['kind']
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>
export type ValueOf<K extends FieldKind> = ReturnType<FieldOf<K>['read']>

/** What a field shows: null where the subjects differ. A vector shows so number by number. */
export type Shown = { value: unknown }

/** The value that all subjects have in common, or null. Looks no further than the first that differs. */
export function common<T>(count: number, read: (subject: number) => T): T | null {
  const first = read(0)
  for (let i = 1; i < count; i++) if (read(i) !== first) return null
  return first
}

export function shownOf(field: Field): Shown {
  return { value: field.kind === 'vector' ? commonVector(field) : common<unknown>(field.count, field.read) }
}

/** The numbers that all subjects have in common, axis by axis. Each subject is read once, and none after all differ. */
function commonVector({ count, read, axes }: FieldOf<'vector'>): (number | null)[] {
  const first = read(0)
  const value: (number | null)[] = axes.map((_, axis) => first[axis])
  let left = axes.length
  for (let i = 1; i < count && left; i++) {
    const next = read(i)
    for (let axis = 0; axis < value.length; axis++) {
      if (value[axis] === null || next[axis] === value[axis]) continue
      value[axis] = null
      left--
    }
  }
  return value
}

/** Calls for values by subject: those with equal values share one. */
export function perValue<T>(
  subjects: readonly string[],
  values: readonly T[],
  call: (subjects: string[], value: T) => CommandCall,
): CommandCall[] {
  const groups = new Map<T, string[]>()
  subjects.forEach((subject, i) => {
    const group = groups.get(values[i])
    if (group) group.push(subject)
    else groups.set(values[i], [subject])
  })
  return [...groups].map(([value, who]) => call(who, value))
}

/** Rounds what floating point has left: 0.30000000000000004 reads 0.3. */
export const tidy = (n: number): number => Math.round(n * 1e6) / 1e6 || 0
