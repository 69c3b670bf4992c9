import { ONE, ONE_OR_TWO } from './phrases.ts'
import { PROPERTIES, propertyNamed, propertyOrder, type Way } from './property-values.ts'
import { DUTY, WITH_THAT as END, type Rule } from './rules.ts'

const VERBS: Record<Way, string> = {
  to: 'set|change|adjust|bring|take|push|put|get|make|turn|modify|alter|switch|fix|have|let|match|fit|adapt|equalize',
  up: 'raise|increase|extend|grow|enlarge|boost|stretch|expand|scale up|turn up|crank up|dial up|bring up|bump up',
  down: 'reduce|lower|decrease|shrink|cut|cut down|bring down|drop|trim|lessen|turn down|dial down|scale down|diminish',
}
/** Verbs that say how many times as they stand. */
const TIMES: Record<string, string> = {
  double: 'twice',
  triple: '3 times',
  quadruple: '4 times',
  halve: 'half',
}
/** A thing that is told by one or two words before its property: "the cylinder height". */
const NAMED = 'the (?!same |right |full |real |actual |whole |total |new |usual )[a-z]+(?: [a-z]+| \\d+)?'
/** "Set the height to 2 m": of what is spoken of. */
const OF_WHAT_IS_SPOKEN_OF =
  'height|width|depth|length|thickness|diameter|radius|opacity|transparency|roughness|metalness'
const MENTION = `(?:the (?:${PROPERTIES})s? of ${ONE_OR_TWO}|(?:its|their) (?:${PROPERTIES})s?|${ONE_OR_TWO} ?['’]s (?:${PROPERTIES})|${NAMED} (?:${PROPERTIES})|the (?:${OF_WHAT_IS_SPOKEN_OF}))`
const VALUE =
  '((?:(?:down |up )?to|into|by|at|in|be|with|=|equal|match|mirror|identical|the same|that of|like|\\d|-\\d|half|twice|double|triple|two|three|four|one|twofold|threefold|fourfold|as |the|my|it)\\b.*|[=\\d].*)'

/** What of which thing: "its height", "the box's height", "the height of the box", "the box height". */
function mentioned(said: string): { property: string; what: string } | null {
  const parts = new RegExp(
    `^(?:the (${PROPERTIES})s? of (.+)|(its|their) (${PROPERTIES})s?|(.+?) ?['’]s (${PROPERTIES})|(?:the (${OF_WHAT_IS_SPOKEN_OF}))|(.+) (${PROPERTIES}))$`,
    'i',
  ).exec(said)
  if (!parts) return null
  const [, a, of, its, b, owner, c, bare, named, d] = parts
  return {
    property: propertyNamed(a ?? b ?? c ?? bare ?? d),
    what: /their/i.test(its ?? '') ? 'them' : (of ?? owner ?? named ?? 'it'),
  }
}

const wayOf = (verb: string): Way =>
  (['up', 'down'] as const).find((way) => new RegExp(`^(?:${VERBS[way]})$`, 'i').test(verb)) ?? 'to'

function orderFor(whole: string, verb: string, mention: string, value: string): string {
  const asked = mentioned(mention)
  return (asked && propertyOrder({ ...asked, way: wayOf(verb) }, value)) ?? whole
}

const ALL_VERBS = Object.values(VERBS).join('|')
/** "Should be raised": raise. */
const DONE: Record<string, string> = {
  set: 'set',
  changed: 'change',
  adjusted: 'adjust',
  raised: 'raise',
  increased: 'increase',
  extended: 'extend',
  enlarged: 'enlarge',
  reduced: 'reduce',
  lowered: 'lower',
  decreased: 'decrease',
  shrunk: 'shrink',
  cut: 'cut',
  brought: 'bring',
}
const MULTIPLIED: Record<string, string> = {
  doubled: 'double',
  tripled: 'triple',
  quadrupled: 'quadruple',
  halved: 'halve',
}

/** What of a thing is to have which value, however it is said: one order for all. */
export const PROPERTY_ORDERS: Rule[] = [
  [
    new RegExp(
      `^(?:please |kindly |(?:can|could|would|will) you (?:please |kindly )?)+(?=(?:${ALL_VERBS}|${Object.keys(TIMES).join('|')}) ${MENTION})`,
      'gi',
    ),
    '',
  ],
  // "… by 20 cm and its width by 10 cm", "… and its width should be 1 m": an order each.
  [
    new RegExp(`^(${ALL_VERBS}) (${MENTION}) (.+?),? and (its|their|the) (${PROPERTIES}) (?=(?:to|by|at) )`, 'gi'),
    (_all, verb: string, mention: string, value: string, its: string, property: string) =>
      `${verb} ${mention} ${value} and ${verb} ${/their/i.test(its) ? 'their' : 'its'} ${property} `,
  ],
  [new RegExp(`,? and (?=(?:its|their) (?:${PROPERTIES}) ${DUTY} )`, 'gi'), '. '],
  [
    new RegExp(`^(${ALL_VERBS}) (${MENTION}) ${VALUE}${END}$`, 'gi'),
    (whole, verb: string, mention: string, value: string) => orderFor(whole, verb, mention, value),
  ],
  [
    new RegExp(`^(${Object.keys(TIMES).join('|')}) (${MENTION})${END}$`, 'gi'),
    (whole, verb: string, mention: string) => orderFor(whole, verb, mention, TIMES[verb.toLowerCase()]),
  ],
  [
    new RegExp(
      `^(${MENTION})(?: ${DUTY}(?: be| become| get| have| have to be)?| is now| ?=| ?:) ${VALUE}${END}$`,
      'gi',
    ),
    (whole, mention: string, value: string) => orderFor(whole, 'set', mention, value),
  ],
  [
    new RegExp(`^(${MENTION}) ${DUTY} (?:be|get) (${Object.keys(DONE).join('|')}) ${VALUE}${END}$`, 'gi'),
    (whole, mention: string, done: string, value: string) => orderFor(whole, DONE[done.toLowerCase()], mention, value),
  ],
  [
    new RegExp(`^(${MENTION}) ${DUTY} (?:be|get) (${Object.keys(MULTIPLIED).join('|')})${END}$`, 'gi'),
    (whole, mention: string, done: string) => orderFor(whole, 'set', mention, TIMES[MULTIPLIED[done.toLowerCase()]]),
  ],
  [
    new RegExp(
      `^(?:i (?:want|need|would like|would love)|i['’]d like|we need|let|have|make) (${MENTION}) (?:to be|be|at|to|to become) ${VALUE}${END}$`,
      'gi',
    ),
    (whole, mention: string, value: string) => orderFor(whole, 'set', mention, value),
  ],
  [
    new RegExp(`^multiply (${MENTION}) (?:by|with|times) ([\\w.]+)${END}$`, 'gi'),
    (whole, mention: string, times: string) => orderFor(whole, 'raise', mention, `by a factor of ${times}`),
  ],
  [
    new RegExp(`^divide (${MENTION}) by ([\\w.]+)${END}$`, 'gi'),
    (whole, mention: string, times: string) => orderFor(whole, 'reduce', mention, `by a factor of ${times}`),
  ],
  [
    new RegExp(`^(?:add|put|give) (?:another )?(.+?)(?: more)? to (${MENTION})${END}$`, 'gi'),
    (whole, by: string, mention: string) => orderFor(whole, 'raise', mention, `by ${by}`),
  ],
  [
    new RegExp(`^(?:take|cut|trim|subtract|remove) (.+?) (?:off|from|off of) (${MENTION})${END}$`, 'gi'),
    (whole, by: string, mention: string) => orderFor(whole, 'reduce', mention, `by ${by}`),
  ],
  [
    new RegExp(
      `^make (${ONE}) (?:be )?equal in (height|width|depth|length|size|color) (?:to|with) (${ONE})${END}$`,
      'gi',
    ),
    (whole, what: string, property: string, other: string) =>
      orderFor(whole, 'set', `the ${property} of ${what}`, `to that of ${other}`),
  ],
  [
    new RegExp(`^make (${ONE}) match (${ONE}) in (height|width|depth|length|size|color)${END}$`, 'gi'),
    (whole, what: string, other: string, property: string) =>
      orderFor(whole, 'set', `the ${property} of ${what}`, `to that of ${other}`),
  ],
]
