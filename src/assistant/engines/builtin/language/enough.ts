import { numberOf } from './numbers.ts'
import type { Rule } from './rules.ts'

const ENOUGH = '(?:just |at least )?(big|large|wide|broad|long|tall|high|roomy|spacious) enough'
const SO = '(?:so|that|as) (big|large|wide|broad|long|tall|high)'
const FOR =
  '(?:for|to (?:hold|fit|fit in|carry|cover|contain|seat|store|hide|include|take|take in|span|reach|hold all|go under|sit under|go around|accommodate))'
const THEM = '((?:(?:all |both )?(?:of )?(?:the|my|its|our|every|each|all|both) )[\\w ]+?)'
const FITS =
  '(?:can |will |would |could |may )?(?:fits?|stands?|sits?|lies?|lie|be|goes?|go|has room|have room)(?: down)?(?: on| in| inside| under| behind| onto| into| within| upon)?(?: it| top of it| there)?'
const TO_FIT = `(?: to ${FITS})?(?: as well| too| also)?`

/** Metres along a table's edge that one who sits there needs. */
const PER_SEAT = 0.6

const orderFor = (how: string): string =>
  /^(?:wide|broad|long)$/i.test(how) ? 'make-wide-for' : /^(?:tall|high)$/i.test(how) ? 'make-tall-for' : 'make-big-for'

/** How large a thing is to be, told by what is to have room: "make the rug big enough for the couch". */
export const LARGE_ENOUGH: Rule[] = [
  [
    new RegExp(
      `^(?:make|scale|enlarge|stretch|resize|extend|grow|widen|lengthen) (it|them|the [\\w ]+?)(?: up| out)? (?:${ENOUGH} ${FOR} ${THEM}|(?:${ENOUGH} (?:so )?that|${SO} that) ${THEM} ${FITS})${TO_FIT}$`,
      'gi',
    ),
    (_all, what: string, a?: string, first?: string, b?: string, c?: string, second?: string) =>
      `${orderFor((a ?? b ?? c)!)} ${what} with ${first ?? second}`,
  ],
  // "Put a rug under the table, big enough for the chairs as well".
  [
    new RegExp(
      `^((?:put|place|lay|add|spread|set|roll out|create|make) an? [\\w ]+? (?:under|below|beneath|underneath|in front of|beside|next to|behind|on) (?:the|my) [\\w ]+?),? (?:and |that is |which is |it should be |it must be )?${ENOUGH} ${FOR} ${THEM}${TO_FIT}$`,
      'gi',
    ),
    (_all, order: string, how: string, whom: string) => {
      const under = / (?:under|below|beneath|underneath) ((?:the|my) [\w ]+)$/i.exec(order)?.[1]
      return `${order}. ${orderFor(how)} it with ${under && under !== whom ? `${under} and ` : ''}${whom}`
    },
  ],
  // "A rug that fits under the sofas": all of them stand on it.
  [
    new RegExp(
      `^(?:add|create|make|put|place|lay|i (?:want|need)|give me) (an? [\\w ]*?(?:rug|carpet|mat|platform|podium|stage|plinth|blanket)) (?:that|which) (?:fits|goes|reaches) (?:under|below|beneath|underneath) ${THEM}$`,
      'gi',
    ),
    'add $1 under $2. make-big-for it with $2',
  ],
  [
    new RegExp(
      `^(?:add|create|make|put|place|i (?:want|need)|give me) (an? [\\w ]+?),? (?:that is |which is )?${ENOUGH} ${FOR} ${THEM}${TO_FIT}$`,
      'gi',
    ),
    (_all, what: string, how: string, whom: string) => `add ${what}. ${orderFor(how)} it with ${whom}`,
  ],
  // "Make the table long enough for eight people": so long that half of them have room on either side.
  [
    /^(?:make|stretch|extend|enlarge|lengthen) (the [\w ]+?|it) (?:big|large|long) enough (?:for|to seat) (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|guests|of us)$/gi,
    (_all, what: string, people: string) =>
      `make ${what} at least ${Math.round(Math.ceil(numberOf(people) / 2) * PER_SEAT * 10) / 10} m long`,
  ],
]
