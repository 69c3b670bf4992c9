import type { Rule } from './rules.ts'

const ADD = '(?:add|put|build|make|create|place|erect|set|raise|give (?:it|the (?:floor|room)))'
const SIDE = '(?:back|rear|left|right|front)(?:-hand)?'
const OF = '(?: (?:of|to|around) (?:it|the (?:floor|room)))?'

/** Which sides of a room get a wall where only their number was said: it stays open to the front. */
const IN_ORDER = ['back', 'left', 'right']
const COUNTS: Record<string, number> = { one: 1, two: 2, '2': 2, three: 3, '3': 3 }

/** "Wall on the left side of the room". */
export const wallAt = (side: string): string =>
  `wall ${/back|rear/i.test(side) ? 'at the back' : `on the ${side.toLowerCase().replace('-hand', '')} side`} of the room`
const all = (sides: readonly string[], look: string) => sides.map((side) => `add a ${look}${wallAt(side)}`).join('. ')

/** The walls of a room: "add walls on three sides", "a back wall", "walls on the back and the left". */
export const WALLING: Rule[] = [
  [
    new RegExp(
      `^${ADD} (?:the )?((?:[a-z]+ )?)walls? (?:on|at|to|along) (one|two|three|2|3) (?:of (?:its|the) )?sides?${OF}$`,
      'gi',
    ),
    (_all, look: string, count: string) => all(IN_ORDER.slice(0, COUNTS[count.toLowerCase()]), look),
  ],
  [
    new RegExp(
      `^${ADD} (?:an? |the |four )?((?:(?!the|four)[a-z]+ )?)walls? (?:on|at|to|along) (?:all(?: four| of (?:its|the))?|each|every|four|both) (?:of (?:its|the) )?(?:sides?|edges?)${OF}$`,
      'gi',
    ),
    (whole, look: string) =>
      /\bboth\b/i.test(whole) ? all(['left', 'right'], look) : `put ${look}walls around the floor`,
  ],
  [
    new RegExp(
      `^${ADD} (?:an? |the |two |three )?((?:(?!the|two|three)[a-z]+ )?)walls? (?:on|at|to|along) the (${SIDE}(?: (?:side|edge|end))?(?:(?:,| and|, and)(?: (?:on|at))?(?: the)? ${SIDE}(?: (?:side|edge|end))?)*)s?${OF}$`,
      'gi',
    ),
    (_all, look: string, sides: string) => all(sides.match(new RegExp(SIDE, 'gi')) ?? [], look),
  ],
  // "A back wall", "a white left wall and a right wall".
  [
    new RegExp(
      `^${ADD} ((?:an?|the) (?:[a-z]+ )?${SIDE}(?: side)? wall(?:(?:,| and|, and) (?:an?|the) (?:[a-z]+ )?${SIDE}(?: side)? (?:wall|one))*)$`,
      'gi',
    ),
    (_all, walls: string) =>
      [...walls.matchAll(new RegExp(`(?:an?|the) ((?:[a-z]+ )?)(${SIDE})(?: side)? (?:wall|one)`, 'gi'))]
        .map(([, look, side]) => `add a ${look}${wallAt(side)}`)
        .join('. '),
  ],
  // "A room with a floor, a back wall and a left wall".
  [
    new RegExp(
      `^(?:build|make|create|add) an? room with (an? (?:[a-z]+ )?floor),? (?:and )?(?=an? ${SIDE} wall)(.+)$`,
      'gi',
    ),
    'add $1. add $2',
  ],
  [/^((?:build|make|create|add) an? (?:[a-z]+ )?room(?: .+?)?) with (?:three|3) walls$/gi, '$1'],
]
