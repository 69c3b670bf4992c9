import { SIZE_WORDS } from './sizes.ts'

const SAID_AFTER = new Set(
  `broken old new used spare empty full open closed clean dirty damaged cracked worn burnt wet dry dead final copy
  low high poly lowpoly highpoly lod mesh geo obj red green blue white black yellow gray grey brown purple pink wooden
  main metal metallic plastic steel leather concrete round left right front back rear north south east west upper lower inner outer`.split(
    /\s+/,
  ),
)

/** Whether a word at the end of a name tells of what kind the thing is, rather than what it is: the last of "Chair_04_broken". */
export const isQuality = (word: string): boolean =>
  SAID_AFTER.has(word) || Object.hasOwn(SIZE_WORDS, word) || /^(?:lod|v)\d+$/.test(word)
