import type { Rank } from '../grammar/noun.ts'
import { RANKS } from '../grammar/noun.ts'

/** Superlatives, and comparatives as in "the smaller of the two". */
export const RANK_WORDS: Record<string, Rank> = {
  ...Object.fromEntries(RANKS.map((rank) => [rank, rank])),
  biggest: 'largest',
  greatest: 'largest',
  hugest: 'largest',
  heaviest: 'largest',
  bulkiest: 'largest',
  thickest: 'largest',
  thinnest: 'smallest',
  bigger: 'largest',
  larger: 'largest',
  smaller: 'smallest',
  tiniest: 'smallest',
  littlest: 'smallest',
  taller: 'tallest',
  shorter: 'shortest',
  wider: 'widest',
  longest: 'widest',
  longer: 'widest',
  closest: 'nearest',
  nearer: 'nearest',
  closer: 'nearest',
  furthest: 'farthest',
  further: 'farthest',
  top: 'highest',
  topmost: 'highest',
  upper: 'highest',
  uppermost: 'highest',
  higher: 'highest',
  bottom: 'lowest',
  bottommost: 'lowest',
  lower: 'lowest',
  lowermost: 'lowest',
  front: 'nearest',
  middlemost: 'middle',
  frontmost: 'nearest',
  back: 'farthest',
  rear: 'farthest',
  backmost: 'farthest',
  hindmost: 'farthest',
  final: 'last',
  brightest: 'lightest',
  palest: 'lightest',
  strongest: 'lightest',
  dimmest: 'darkest',
  weakest: 'darkest',
  center: 'middle',
  central: 'middle',
}

export const rankWord = (word: string): Rank | undefined =>
  Object.hasOwn(RANK_WORDS, word) ? RANK_WORDS[word] : undefined

/** What a size means where several fit: of two boxes, "the big box" is the larger. */
export const SIZE_RANKS: Record<string, Rank> = {
  big: 'largest',
  large: 'largest',
  huge: 'largest',
  giant: 'largest',
  enormous: 'largest',
  small: 'smallest',
  little: 'smallest',
  tiny: 'smallest',
  tall: 'tallest',
  high: 'tallest',
  short: 'shortest',
  low: 'shortest',
  wide: 'widest',
  deep: 'deepest',
  shallow: 'shallowest',
  long: 'widest',
  narrow: 'narrowest',
  thin: 'narrowest',
}

/** "The lamp on the left", "is there a lamp on the left?": which of several. */
export const RANK_OF_SIDE: Record<string, Rank> = {
  left: 'leftmost',
  right: 'rightmost',
  front: 'nearest',
  behind: 'farthest',
}
