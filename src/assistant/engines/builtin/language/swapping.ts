import type { Rule } from './rules.ts'

/** Colours that two things swap, in the words of which "swap the colors of the door and the roof" is one. */
export const SWAPPING: readonly Rule[] = [
  // "Swap the door's colour with the roof's", "swap colours between the door and the roof".
  [
    /^(?:swap|exchange|switch|trade) (?:the )?colors (?:between|of|among) (?:the )?(?!of\b)/gi,
    'swap the colors of the ',
  ],
  [
    /^(?:swap|exchange|switch|trade) (the [\w ]+?) ?'s colors? (?:with|for|and) (?:that of )?(the [\w ]+?)(?: ?'s(?: color)?)?$/gi,
    'swap the colors of $1 and $2',
  ],
  [
    /^(?:swap|exchange|switch|trade) the color of (the [\w ]+?) (?:with|for|and) (?:that of |the color of )?(the [\w ]+?)(?: ?'s(?: color)?)?$/gi,
    'swap the colors of $1 and $2',
  ],
]
