import { COMPARATIVE_OF } from '../words/sizes.ts'
import { COLOR, ONE, ONE_OR_TWO } from './phrases.ts'
import { DUTY, WITH_THAT as END, LENGTH, type Rule } from './rules.ts'

/** What tells a property of a thing without its name: "60 % see-through", "20 % too short", "1.2 m across". */
export const PROPERTIES_UNNAMED: Rule[] = [
  [
    new RegExp(
      `^(?:let|have|make) (${ONE_OR_TWO}) (?:become|(?:turn|go) (?=(?:${COLOR}|transparent|see-through|translucent|invisible|opaque|shiny|matte|golden|metallic)\\b)) ?`,
      'gi',
    ),
    'make $1 ',
  ],
  [/^render (?=(?:it|them|the|all|every|both)\b)(?!the (?:scene|view|image|picture))/gi, 'make '],
  [new RegExp(`(?<=^make (?:${ONE_OR_TWO}) )(?:partially|partly) (?=transparent|see-through)`, 'gi'), 'half '],
  [
    new RegExp(`^(?:give (${ONE})|add) (?:some|a bit of|a little|more) transparency(?: to (${ONE}))?${END}$`, 'gi'),
    (_all, a?: string, b?: string) => `make ${a ?? b ?? 'it'} more transparent`,
  ],
  [new RegExp(`^i want to (?:be able to )?see[- ]through (${ONE})${END}$`, 'gi'), 'make $1 transparent'],
  [
    new RegExp(
      `^(${ONE}) ${DUTY} (?:take|take on|adopt|get|copy) (?=(?:the (?:color|size|height|width)|${ONE}['’]s (?:color|size|height|width))\\b)`,
      'gi',
    ),
    'give $1 ',
  ],
  [new RegExp(`^(?:make|let) (${ONE_OR_TWO}) (${LENGTH}) in radius${END}$`, 'gi'), 'set the radius of $1 to $2'],
  [
    new RegExp(
      `^(?:give (${ONE_OR_TWO})|(${ONE_OR_TWO}) ${DUTY} (?:have|get)) an? (radius|diameter|thickness|scale) of (${LENGTH}|\\d[\\d.]*)${END}$`,
      'gi',
    ),
    (_all, a: string | undefined, b: string | undefined, property: string, value: string) =>
      `set the ${property} of ${a ?? b} to ${value}`,
  ],
  [
    new RegExp(`^(?:make (${ONE_OR_TWO})|(${ONE_OR_TWO}) ${DUTY} (?:be|measure)) (${LENGTH}) across${END}$`, 'gi'),
    (_all, a: string | undefined, b: string | undefined, length: string) => `set the width of ${a ?? b} to ${length}`,
  ],
  [
    new RegExp(
      `^(${ONE_OR_TWO}) (?:is|are) (\\d[\\d.]* ?(?:%|percent)) too (short|low|small|narrow|tall|high|big|large|wide|dark|bright)${END}$`,
      'gi',
    ),
    (_all, what: string, by: string, how: string) => `make ${what} ${by} ${COMPARATIVE_OF[how.toLowerCase()].less}`,
  ],
  [new RegExp(`^(${ONE_OR_TWO}) ${DUTY} (?:shine|glow|burn) (?=twice|half|\\w+ times|brighter)`, 'gi'), 'make $1 '],
  [
    new RegExp(`^make (${ONE_OR_TWO}) (?:see-through|transparent) by (\\d[\\d.]* ?(?:%|percent))${END}$`, 'gi'),
    'make $1 $2 transparent',
  ],
  [new RegExp(`^(make|turn) (${ONE_OR_TWO}) (\\d[\\d.]* ?(?:%|percent)) metal${END}$`, 'gi'), '$1 $2 $3 metallic'],
]
