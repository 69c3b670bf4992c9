import { createStore } from 'zustand/vanilla'
import type { Texts } from '../../texts/texts.ts'

type LiveText = keyof Texts['arrange']['live']

/** A setting of an arrangement that is tried out before it is kept. */
export type LiveField =
  | {
      key: string
      label: LiveText
      kind: 'number'
      value: number
      min: number
      max: number
      step: number
      unit?: string
    }
  | { key: string; label: LiveText; kind: 'choice'; value: string; choices: readonly string[] }
  | { key: string; label: LiveText; kind: 'toggle'; value: boolean }

export interface LiveArrangement {
  command: string
  title: LiveText
  /** Nodes that it needs at least. */
  least: number
  fields: (count: number) => LiveField[]
  params: (values: Record<string, number | string | boolean>) => Record<string, unknown>
}

const number = (
  key: string,
  label: LiveText,
  value: number,
  min: number,
  max: number,
  step: number,
  unit = 'm',
): LiveField => ({
  ...{ key, label, kind: 'number', value, min, max, step, unit },
})
const choice = (key: string, label: LiveText, choices: readonly string[], value = choices[0]): LiveField => ({
  ...{ key, label, kind: 'choice', choices, value },
})

/** What is set up with settings that show at once what they do. The parameters are those of the commands. */
export const LIVE: readonly LiveArrangement[] = [
  {
    command: 'arrange.row',
    title: 'row',
    least: 2,
    fields: () => [choice('axis', 'axis', ['x', 'z']), number('gap', 'gap', 0.25, 0, 5, 0.05)],
    params: (values) => values,
  },
  {
    command: 'arrange.grid',
    title: 'grid',
    least: 2,
    fields: (count) => [
      number('columns', 'columns', Math.ceil(Math.sqrt(count)), 1, Math.max(2, count), 1, ''),
      number('gap', 'gap', 0.25, 0, 5, 0.05),
    ],
    params: (values) => values,
  },
  {
    command: 'arrange.circle',
    title: 'circle',
    least: 2,
    fields: (count) => [number('radius', 'radius', Math.max(1, Math.round(count * 2.5) / 10), 0.1, 20, 0.1)],
    params: (values) => values,
  },
  {
    command: 'arrange.scatter',
    title: 'scatter',
    least: 2,
    fields: (count) => [
      number('size', 'size', Math.ceil(Math.sqrt(count) * 2), 0.5, 50, 0.5),
      number('gap', 'gap', 0.1, 0, 3, 0.05),
      number('seed', 'seed', 1, 1, 99, 1, ''),
    ],
    params: ({ size, gap, seed }) => ({ width: size, depth: size, gap, seed }),
  },
  {
    command: 'arrange.array',
    title: 'array',
    least: 1,
    fields: () => [
      number('count', 'count', 3, 2, 50, 1, ''),
      number('x', 'x', 1.25, -10, 10, 0.05),
      number('y', 'y', 0, -10, 10, 0.05),
      number('z', 'z', 0, -10, 10, 0.05),
    ],
    params: ({ count, x, y, z }) => ({ count, step: [x, y, z] }),
  },
  {
    command: 'arrange.mirror',
    title: 'mirror',
    least: 1,
    fields: () => [
      choice('axis', 'across', ['x', 'y', 'z']),
      { key: 'copy', label: 'copy', kind: 'toggle', value: true },
    ],
    params: (values) => values,
  },
]

/** The arrangement that is being set up, if any. */
export const live = createStore<{ open: LiveArrangement | null }>(() => ({ open: null }))
