import type { Rule } from './rules.ts'

const UNIT = '(?:mm|cm|m|millimeters?|centimeters?|meters?|metres?|centimetres?|feet|foot|ft|inch(?:es)?)'
const SIDE =
  '(?:high|tall|wide|deep|long|thick|broad|across|in (?:height|width|depth|length|diameter|thickness)|(?:height|width|depth|length|diameter))'

const JOINT = '(?:,|,? and| by| x| ×)?'
const NUMBER = '\\d+(?:[.,]\\d+)?'

/** Units that are said once: "a table 120 by 80 cm, 75 high", "1 m wide, 2 deep and 3 high". */
export const CARRIED_UNITS: readonly Rule[] = [
  [
    new RegExp(
      `(?<=\\d ?(${UNIT})(?: ${SIDE})?(?:${JOINT} ${NUMBER} ${SIDE})*${JOINT} )(${NUMBER}) (?=${SIDE}\\b)`,
      'gi',
    ),
    '$2 $1 ',
  ],
]
