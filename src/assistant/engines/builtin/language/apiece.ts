import { COLOR_WORDS } from '../words/colors.ts'
import { plural, singular } from './plural.ts'
import { COUNT, LENGTH, PREPOSITION, type Rule } from './rules.ts'

const SIDE = 'left|right|front|back|rear|upper|lower|top|bottom|leftmost|rightmost'
const COUNTED: Record<string, number> = { two: 2, three: 3, four: 4 }
/** Where one of several is to be: "left", "on the right", "behind the sofa". */
const PLACE = `(?:on |to |at |in )?(?:the |its )?(?:left|right|front|back)\\b[^,]*?|(?:${PREPOSITION})\\b[^,]*?`
const ONE = '(?:one|another|the other|the third|the second|a third|a second)(?: one)?'

/** "Floor lamp" of "floor lamps". */
const oneOf = (what: string): string => what.replace(/\S+$/, (word) => singular(word.toLowerCase()))

/** "Two lamps, one left and one right of the throne, both red": an order for each; as it was where their places are not told. */
function eachAtItsPlace(
  whole: string,
  verb: string | undefined,
  count: string,
  what: string,
  list: string,
  look: string | undefined,
): string {
  const places = list.split(new RegExp(`,? (?:and )?${ONE} (?=${PLACE})`, 'i')).map((place) => place.trim())
  const named = places.map(
    (place) => /\b(?:the|my) [\w ]+$/i.exec(place.replace(/^(?:on|to|at|in) the (?:left|right)$/i, ''))?.[0],
  )
  if (places.length !== COUNTED[count.toLowerCase()] || named.every((name) => !name)) return whole
  const one = oneOf(what)
  const of = named.find(Boolean)!.replace(/^.* of (?=the |my )/i, '')
  const at = places.map((place) => {
    const side = /^(?:(?:on|to) )?(?:the |its )?(left|right)(?: side)?( of .+)?$/i.exec(place)
    if (side) return `to the ${side[1]}${(side[2] ?? ' of it').replace(/\b(?:it|them)$/i, of)}`
    return place.replace(/\b(?:it|them)$/i, of)
  })
  const orders = at.map((place) => `${verb ?? 'add'} a ${one} ${place}`)
  const them = places.length === 2 ? 'them both' : 'them all'
  return [...orders, ...(look ? [`make ${them} ${look}`] : [])].join('. ')
}

const SEAT = /(?:chair|stool|bench|seat|person|people|guest|rug|tree|bin|car)s?$/i

/** What is said of each of several in one breath: "the left and the right box", "two lamps, one here and one there". */
export const APIECE: Rule[] = [
  // "All three 50 cm tall", "all three yellow": of them.
  [
    new RegExp(
      `\\ball (two|three|four|five|six|seven|eight) (?=\\d|(?:bright |dark |light |pale )?(?:${COLOR_WORDS.join('|')})$|(?:a (?:bit|little) |much )?(?:bigger|smaller|taller|shorter|wider|larger|brighter|darker)\\b)`,
      'gi',
    ),
    'all $1 of them ',
  ],
  // "The apple on one plate and the bottle on the other": one on each of them.
  [
    new RegExp(
      `^(?:((?:put|place|set|lay|stand|move)) )?(the [\\w ]+?) (?:(?:goes|should go|belongs|should be|is to be) )?(${PREPOSITION}|in front of|next to) one (?:of the )?([a-z]+?)s?(?:,? and|,)(?: then)? (the [\\w ]+?) (?:(?:goes|should go|belongs|should be) )?\\3 the other(?: one| \\4)?$`,
      'gi',
    ),
    (_all, verb = 'put', a: string, by: string, what: string, b: string) =>
      `${verb} ${a} and ${b} ${by} both ${plural(what)}`,
  ],
  [
    /\b(on|in|under|behind|beside) the first ([a-z]+) and (the [\w ]+?) \1 the (?:other|second)(?: one)?$/gi,
    '$1 the first $2 and $3 $1 the second $2',
  ],
  [/\b(on|in|under|behind|beside) one ([a-z]+) each$/gi, '$1 a $2 each'],
  [/\b(on|under|behind|beside) (?:different|separate) (?=[a-z]+s$)/gi, '$1 the '],
  // "Three people on the platform, two of them on benches": the third stays where it was put.
  [
    new RegExp(
      `^((?:add|put|place|create|set up|make) .+?)(?:,(?: with| and)?| with| and) (one|${COUNT}) of (?:them|which) (?:sitting |standing |lying |seated )?((?:${PREPOSITION})\\b.+)$`,
      'gi',
    ),
    '$1. put $2 of them $3',
  ],
  // "Two cubes, one red and one blue, 3 m apart": 3 m apart, one red and one blue.
  [
    new RegExp(
      `^((?:(?:add|put|place|create|make|insert|set) )?(?:${COUNT}) (?:(?!one\\b)[\\w-]+ ){0,4}?[a-z]+s)((?:,? (?:and )?one (?:dark |light |pale |bright )?(?:${COLOR_WORDS.join('|')}))+), (?:and )?((?:about |around |exactly )?(?:${LENGTH}) apart(?: from each other)?)$`,
      'gi',
    ),
    '$1 $3$2',
  ],
  // "Give desks 4 to 6 a stool each".
  [
    /^give (?!each\b|every\b|both\b|me\b|us\b)(.+?) (an?|one|two|three|four|\d+) ((?:[a-z]+ )?[a-z]+) each$/gi,
    'give $1 $2 $3',
  ],
  // "One magazine per chair", "one tyre for each corner of the car".
  [
    /^(?:(?:add|put|place|set|give me|i want|we need|there should be) )?(an?|one|two|three|four|\d+) ([a-z]+(?: (?!next\b|close\b|near\b)[a-z]+)?) (?:per|for each|for every|to each|to every) (?!of\b)((?:[a-z]+ )?[a-z]+?)((?: of the [\w ]+)?)(?: please)?$/gi,
    (_all, count: string, what: string, each: string, of: string) =>
      `put ${count} ${what} ${/^(?:corner|end|side|edge|wall|window|door)$/i.test(each) ? 'at' : SEAT.test(what) ? 'next to' : 'on'} each ${each}${of}`,
  ],
  [
    new RegExp(
      `\\bthe (${SIDE})(?: one)? and (?:the )?(${SIDE}) (?!one\\b|side|end|edge|corner|half|halves|part|hand|of\\b|(?:${PREPOSITION})\\b)((?:(?:${COLOR_WORDS.join('|')}) )?[a-z]+(?: (?!(?:${PREPOSITION}|by|and|with|so|but|up|down|left|right|forwards?|backwards?|a|an|the|is|are|should|must|has|have|need|needs|${COLOR_WORDS.join('|')})\\b)[a-z]+(?<!er|ed))?)(?= |$|[,.;])`,
      'gi',
    ),
    (_all, one: string, other: string, what: string) => `the ${one} ${oneOf(what)} and the ${other} ${oneOf(what)}`,
  ],
  [
    new RegExp(
      `^(?:(add|put|place|create|insert|set) )?(two|three|four) ((?!more\\b)(?:[a-z]+ ){0,2}?[a-z]+s)(?: would be [a-z]+)?(?: (?:on|in|at) the [\\w ]+?)?[,:]? ${ONE} ((?:${PLACE})(?:,? (?:and )?${ONE} (?:${PLACE}))+?)(?:, (?:both|all)(?: (?:three|four))?(?: of them)?(?: in)? ((?:an? )?(?:[a-z-]+ )?[a-z-]+))?$`,
      'gi',
    ),
    eachAtItsPlace,
  ],
]
