/** How one thing stands to another. */
export type RelationKind =
  | 'on'
  | 'left'
  | 'right'
  | 'front'
  | 'behind'
  | 'beside'
  | 'between'
  | 'inside'
  | 'around'
  | 'under'
  | 'above'
  | 'center'
  | 'against'
  | 'opposite'
  | 'otherSide'
  | 'bothSides'
  | 'edge'
  | 'towards'
  | 'away'
  | 'off'
  | 'outOf'
  | 'where'
  | 'childOf'

const PHRASES: Record<RelationKind, string> = {
  on: 'on the roof of | onto the roof of | on top of | on the top of | on the tip of | on the peak of | at the top of | onto the top of | onto | atop | upon | on | over the top of | to the top of | ontop of | on the surface of',
  left: 'along the left side of | along the left of | at the left side of | to the left side of | on the left side of | to the left of | on the left of | left of | left from | at the left of | on the left hand side of',
  right:
    'along the right side of | along the right of | at the right side of | to the right side of | on the right side of | to the right of | on the right of | right of | right from | at the right of | on the right hand side of',
  front:
    'along the front of | along the front side of | at the front of | in the front of | in front of | to the front of | before | infront of | ahead of',
  behind:
    'behind | along the back of | along the back side of | in back of | at the back of | in the back of | to the back of | to the rear of | at the rear of | on the far side of',
  beside:
    'next to | beside | alongside | close to | near to | near | by the side of | at the side of | to the side of | on the side of | by | along | nearby | at | at the end of | to the end of | at the head of | to the head of',
  between: 'spanning between | in between | between | in the middle between | halfway between | midway between',
  inside: 'inside of | inside | into | in | within | to the inside of',
  around:
    'in a circle around | in a ring around | in a circle about | around | surrounding | all around | round | all round | encircling',
  under: 'underneath | beneath | below | under | at the foot of',
  above: 'above | over | high above',
  center:
    'in the middle of | in the center of | at the center of | to the center of | to the middle of | at the middle of | on the center of | in the middle on | in the center on',
  against: 'against | leaning against | up to | touching | touch | touches',
  opposite: 'opposite of | opposite | opposite to | across from | across',
  otherSide:
    'on the other side of | to the other side of | on the opposite side of | to the opposite side of | at the other side of | onto the other side of | onto the opposite side of | over to the other side of | to the other end of | at the other end of | on the other end of | onto the other end of | over to the other end of | to the opposite end of | at the opposite end of | on the opposite end of | onto the opposite end of',
  bothSides:
    'at the short ends of | on the short ends of | at the long ends of | on the long sides of | on both long sides of | on each long side of | along both long sides of | at the long sides of | along the long sides of | on the short sides of | at the short sides of | on both sides of | on either side of | on each side of | to each side of | at each side of | to either side of | at either side of | at both sides of | at either end of | at both ends of | to both sides of | at each end of | on each end of | at opposite ends of | on opposite ends of | on opposite sides of | at opposite sides of | to opposite sides of | at the ends of | on both ends of',
  edge: 'along the front edge of | along the back edge of | along the left edge of | along the right edge of | along the edge of | on the edge of | to the edge of | at the edge of | on the left edge of | on the right edge of | on the front edge of | on the back edge of | to the left edge of | to the right edge of | at the left edge of | at the right edge of | at the front edge of | at the back edge of | to the front edge of | to the back edge of | onto the front edge of | onto the back edge of | onto the left edge of | onto the right edge of | onto the edge of | at the left end of | at the right end of | on the left end of | on the right end of | to the left end of | to the right end of | onto the left end of | onto the right end of',
  towards: 'towards | toward | closer to | nearer to | nearer | closer towards | in the direction of | to',
  away: 'away from | back from | out from | back off from | further from | farther from | further away from | farther away from | from',
  outOf: 'out of',
  off: 'off of | off | down from | down off',
  childOf: 'as children of | as child of | as a child of | as the children of | as part of | as parts of',
  where:
    'to where | where | to the place of | to the position of | at the position of | in the place of | in place of | at the spot of',
}

/** All phrases with their kinds, the longest first: "on the left of" before "on". */
export const RELATION_PHRASES: readonly { kind: RelationKind; phrase: string }[] = Object.entries(PHRASES)
  .flatMap(([kind, phrases]) => phrases.split(' | ').map((phrase) => ({ kind: kind as RelationKind, phrase })))
  .sort((a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length)

/** Kinds that say where something is, and so which of several is meant: "the cup on the table". */
export const LOCATING = new Set<RelationKind>([
  'on',
  'left',
  'right',
  'front',
  'behind',
  'beside',
  'between',
  'inside',
  'around',
  'under',
  'above',
  'against',
  'opposite',
  'otherSide',
])
