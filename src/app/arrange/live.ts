import { createStore } from 'zustand/vanilla'

/** A setting of an arrangement that is tried out before it is kept. */
export type LiveField =
  | { key: string; label: string; kind: 'number'; value: number; min: number; max: number; step: number; unit?: string }
  | { key: string; label: string; kind: 'choice'; value: string; choices: readonly string[] }
  | { key: string; label: string; kind: 'toggle'; value: boolean }

export interface LiveArrangement {
  command: string
  title: string
  /** Nodes that it needs at least. */
  least: number
  fields: (count: number) => LiveField[]
  params: (values: Record<string, number | string | boolean>) => Record<string, unknown>
}

const number = (
  key: string,
  label: string,
  value: number,
  min: number,
  max: number,
  step: number,
  unit = 'm',
): LiveField => ({
  ...{ key, label, kind: 'number', value, min, max, step, unit },
})
const choice = (key: string, label: string, choices: readonly string[], value = choices[0]): LiveField => ({
  ...{ key, label, kind: 'choice', choices, value },
})

/** What is set up with settings that show at once what they do. The parameters are those of the commands. */
export const LIVE: readonly LiveArrangement[] = [
  {
    command: 'arrange.row',
    title: 'Row',
    least: 2,
    fields: () => [choice('axis', 'Along', ['x', 'z']), number('gap', 'Gap', 0.25, 0, 5, 0.05)],
    params: (values) => values,
  },
  {
    command: 'arrange.grid',
    title: 'Grid',
    least: 2,
    fields: (count) => [
      number('columns', 'Columns', Math.ceil(Math.sqrt(count)), 1, Math.max(2, count), 1, ''),
      number('gap', 'Gap', 0.25, 0, 5, 0.05),
    ],
    params: (values) => values,
  },
  {
    command: 'arrange.circle',
    title: 'Circle',
    least: 2,
    fields: (count) => [number('radius', 'Radius', Math.max(1, Math.round(count * 2.5) / 10), 0.1, 20, 0.1)],
    params: (values) => values,
  },
  {
    command: 'arrange.scatter',
    title: 'Scatter',
    least: 2,
    fields: (count) => [
      number('size', 'Area', Math.ceil(Math.sqrt(count) * 2), 0.5, 50, 0.5),
      number('gap', 'Gap', 0.1, 0, 3, 0.05),
      number('seed', 'Variation', 1, 1, 99, 1, ''),
    ],
    params: ({ size, gap, seed }) => ({ width: size, depth: size, gap, seed }),
  },
  {
    command: 'arrange.array',
    title: 'Array',
    least: 1,
    fields: () => [
      number('count', 'Count', 3, 2, 50, 1, ''),
      number('x', 'Step X', 1.25, -10, 10, 0.05),
      number('y', 'Step Y', 0, -10, 10, 0.05),
      number('z', 'Step Z', 0, -10, 10, 0.05),
    ],
    params: ({ count, x, y, z }) => ({ count, step: [x, y, z] }),
  },
  {
    command: 'arrange.mirror',
    title: 'Mirror',
    least: 1,
    fields: () => [
      choice('axis', 'Across', ['x', 'y', 'z']),
      { key: 'copy', label: 'As a copy', kind: 'toggle', value: true },
    ],
    params: (values) => values,
  },
]

/** The arrangement that is being set up, if any. */
export const live = createStore<{ open: LiveArrangement | null }>(() => ({ open: null }))
