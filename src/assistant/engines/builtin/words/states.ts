import type { State } from '../grammar/noun.ts'

/** How things may be, by the words that say so. */
export const STATES: Record<string, State> = {
  'on the ground': 'grounded',
  off: 'hidden',
  'switched off': 'hidden',
  'turned off': 'hidden',
  hidden: 'hidden',
  invisible: 'hidden',
  visible: 'visible',
  shown: 'visible',
  locked: 'locked',
  selected: 'selected',
  floating: 'floating',
  overlapping: 'overlapping',
  'in the air': 'floating',
  sunk: 'sunk',
  odd: 'odd',
  stacked: 'stacked',
  'stacked up': 'stacked',
  piled: 'stacked',
}
