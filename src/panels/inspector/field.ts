/** A field of the inspector: how leva shows it, where its value comes from, and which command a change runs. */
export interface Field {
  /** Unique within the panel. */
  key: string
  label: string
  /** leva's settings beside the value: min, max, step, options … */
  settings?: Record<string, unknown>
  /** The value as the document has it now. */
  read(): unknown
  write(value: never): { id: string; params: unknown }
  /** Shows the field only while this holds, looked at when the selection changes. */
  when?: boolean
}

export interface Section {
  title: string
  fields: Field[]
  folded?: boolean
}

export interface Xyz {
  x: number
  y: number
  z: number
}

export const toXyz = ([x, y, z]: readonly number[]): Xyz => ({ x: tidy(x), y: tidy(y), z: tidy(z) })
export const fromXyz = ({ x, y, z }: Xyz): [number, number, number] => [x, y, z]

/** Rounds what floating point has left: 0.30000000000000004 reads 0.3. */
export const tidy = (n: number): number => Math.round(n * 1e6) / 1e6 || 0
