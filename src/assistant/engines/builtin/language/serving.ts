import type { Rule } from './rules.ts'

const PEOPLE = 'two|three|four|five|six|seven|eight|ten|twelve|\\d+'
const MEAL = 'breakfast|lunch|dinner|supper|tea|coffee|brunch|a meal'

const TABLEWARE =
  'plate|dish|saucer|bowl|cup|mug|glass|wine glass|goblet|knife|fork|spoon|napkin|placemat|place mat|menu|candle'

const TABLE = '(?:dining |kitchen |patio |garden |picnic |big |long |round )?(?:table|island|counter|bar)'

/** "Knives" is a knife, "glasses" a glass. */
const one = (things: string): string =>
  things
    .replace(/ves$/i, 'fe')
    .replace(/(ss|sh|ch)es$/i, '$1')
    .replace(/(?<!s)s$/i, '')

/** A table is laid: a place for each who sits there. */
export const SERVING: Rule[] = [
  // "Seat four people at each table".
  [
    /^(?:seat|sit) ((?:two|three|four|five|six|eight|\d+) (?:[a-z]+ )?(?:people|persons|men|women|guests|figures|kids|children)) (?:at|around|round) (?=(?:each|every|the|all|both) )/gi,
    'put $1 around ',
  ],
  // "A glass at each place on the table", "a plate for every guest".
  [
    new RegExp(
      `^((?:add|put|place|set|lay|stand) (?:an?|one) (?:[a-z]+ )?(?:${TABLEWARE})) (?:at|by|before|for|in front of) (?:each|every) (?:place(?: setting)?|setting|seat|spot|chair|person|guest|diner)(?: (?:on|of|at|around) (the ${TABLE}))?$`,
      'gi',
    ),
    (_all, thing: string, table?: string) => `${thing} in front of each seat${table ? ` on ${table}` : ''}`,
  ],
  // "Set the table for two on the island".
  [
    new RegExp(
      `^(?:set|lay|prepare) (?:the|a) table(?: for (${PEOPLE}|one|${MEAL}))?(?: people| persons| guests)? (?:on|at) (the [\\w ]+)$`,
      'gi',
    ),
    (_all, guests: string | undefined, table: string) =>
      new RegExp(`^(?:${PEOPLE})$`, 'i').test(guests ?? '')
        ? `put ${guests} plates altogether in front of the chairs at ${table}`
        : `put a plate in front of each chair at ${table}`,
  ],
  // "Plates for six people on the table".
  [
    /^((?:add|put|place|set|lay out) )(?:some )?([a-z]+(?: [a-z]+)?s|[a-z]+ glasses) for (\d+|two|three|four|five|six|seven|eight|ten)(?: people| persons| guests)? (?=on |onto )/gi,
    '$1$3 $2 ',
  ],
  [
    new RegExp(
      `^(?:make |prepare |serve |have |let us have )?(?:${MEAL}) for (${PEOPLE})(?: people| persons| guests)?$`,
      'gi',
    ),
    'set the table for $1',
  ],
  [
    new RegExp(
      `^(?:set|lay|prepare) the table(?: for (?:${PEOPLE}|${MEAL}))?(?: people| persons| guests)?(?: with|:|,) (?:an? )?(\\w+)(?:, (?:an? )?(\\w+))?,? and (?:an? )?(\\w+)$`,
      'gi',
    ),
    (_all, ...things: string[]) =>
      `put ${things
        .slice(0, 3)
        .filter(Boolean)
        .map((thing) => `a ${one(thing)}`)
        .join(', ')} in front of each chair at the table`,
  ],
  [
    new RegExp(`^(?:set|lay|prepare) (the ${TABLE}) for (${PEOPLE})(?: people| persons| guests)?$`, 'gi'),
    'put $2 plates altogether in front of the chairs at $1',
  ],
  [
    new RegExp(`^(?:set|lay|prepare) (the ${TABLE})(?: for (?:one|${MEAL}))?$`, 'gi'),
    'put a plate in front of each chair at $1',
  ],
]
