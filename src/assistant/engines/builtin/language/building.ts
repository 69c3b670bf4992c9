import { COLOR_WORDS } from '../words/colors.ts'
import { numberOf } from './numbers.ts'
import { singular } from './plural.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** What a room is furnished with, where nothing else is said of it. */
const ROOMS: Record<string, string> = {
  bedroom:
    'a bed. add a nightstand to the left of the bed. add a lamp on the nightstand. add a wardrobe 1 m to the right of the bed',
  'living room':
    'a sofa. add a coffee table 40 cm in front of the sofa. add an armchair 50 cm to the right of the coffee table facing the coffee table. add a floor lamp to the left of the sofa. add a plant to the right of the sofa',
  'dining room': 'a table. add six chairs around the table. add a vase on the table',
  office:
    'a desk. add an office chair in front of the desk facing the desk. add a laptop on the desk. add a bookshelf 1 m to the right of the desk',
}
ROOMS.study = ROOMS.office
ROOMS.lounge = ROOMS['living room']

/** What is put together from a board and legs, metres; heights and widths are those of the library's things of the kind. */
const BOARDS: Record<string, { width: number; depth: number; height: number }> = {
  table: { width: 1.2, depth: 0.7, height: 0.75 },
  desk: { width: 1.4, depth: 0.7, height: 0.74 },
  workbench: { width: 1.4, depth: 0.7, height: 0.9 },
  'coffee table': { width: 1, depth: 0.6, height: 0.42 },
  bench: { width: 1.4, depth: 0.4, height: 0.45 },
  stool: { width: 0.36, depth: 0.36, height: 0.49 },
}
/** Metres: how thick a board is, and a leg. */
const THICK = 0.04
const LEG = 0.06
/** Of a round board's width: how far from its middle legs stand along each axis, so that they are within its rim. */
const WITHIN_RIM = 0.3

/** Orders that put a table together, about the origin. */
function tableOf(kind: string, board: string, legs: string): string {
  const { width, depth, height } = BOARDS[kind]
  const name = kind[0].toUpperCase() + kind.slice(1)
  const under = height - THICK
  const isRound = /cylinder|disc|disk|round/.test(board)
  const top = `add a ${isRound ? 'cylinder' : 'box'} called "${name} board" ${width} m wide, ${THICK} m tall and ${isRound ? width : depth} m deep at 0, ${under + THICK / 2}, 0`
  const [x, z] = isRound ? [width * WITHIN_RIM, width * WITHIN_RIM] : [width / 2 - LEG, depth / 2 - LEG]
  const shape = /cyl|round/.test(legs) ? 'cylinder' : 'box'
  const corners = [
    [-x, -z],
    [x, -z],
    [-x, z],
    [x, z],
  ]
  const all = corners.map(
    ([a, b], i) =>
      `add a ${shape} called "${name} leg ${i + 1}" ${LEG} m wide, ${under} m tall and ${LEG} m deep at ${a}, ${under / 2}, ${b}`,
  )
  const names = ['board', 'leg 1', 'leg 2', 'leg 3', 'leg 4'].map((part) => `"${name} ${part}"`)
  return `${[top, ...all].join('. ')}. group ${names.slice(0, -1).join(', ')} and ${names.at(-1)} and call it "${name}"`
}

/** How many of some bricks stand side by side in a wall of no more than so many rows; all of them, where that leaves some over. */
function widthOf(count: number): number {
  const widths = Array.from({ length: count }, (_, i) => i + 1)
  return widths.find((wide) => wide * wide >= count && count % wide === 0 && wide < count) ?? count
}

/** "A door and two windows in the back": orders for what walls have; none of a room that is open to the front is there. */
function openings(said: string): string[] | null {
  const parts = said.split(/,? and |, /).filter(Boolean)
  const orders = parts.map((part) => {
    const [, count, what, side] =
      /^(an?|one|two|three|\d+) (doors?|windows?)(?: (?:in|on|at) the (back|left|right)(?: wall| side)?)?$/i.exec(
        part,
      ) ?? []
    return what && `add ${count} ${what} in the ${side ?? (what.startsWith('door') ? 'right' : 'back')} wall`
  })
  return orders.every((order) => order !== undefined) ? orders : null
}

const MAKE = '(?:add|create|build|make|put|place|set up|assemble|construct)'

/** What is built of several things at once: a room with its furniture, a table of a board and legs, an arch. */
export const BUILDING: Rule[] = [
  // "A path from the table to the fountain made of 6 stones".
  [
    new RegExp(
      `\\b(path|trail|walkway|row|line) (from the [\\w ]+? to the [\\w ]+?),? (?:(?:which is |that is )?(?:made|built|laid) (?:out )?of|out of|consisting of) ((?:${COUNT}|some|several) [a-z ]+?s)$`,
      'gi',
    ),
    '$1 of $3 $2',
  ],
  [/\b(?:fruit )?bowl (?:with|full of|filled with) (?:some |fresh )?fruits?\b/gi, 'fruit bowl'],
  // "A tray with six cookies on the island": the tray is on the island, and the cookies are on the tray.
  [
    /^(add|put|place|set|bring|create|make) (an? (?:[\w-]+ )*?(?:bowl|vase|basket|pot|tray|plate|jar|box|bucket|crate|dish|platter|cake stand)) (?:with|full of|of) ((?:an?|some|two|three|four|five|six|seven|eight|ten|\d+|a few|several) (?:(?! (?:next|beside|behind|under|in|on|around|it)\b)[\w ])+?|[a-z]+s) ((?:on|onto|on top of) (?:the|that|this|my) (?:(?! and\b)[\w ])+)(?: and ((?:add|put|place|move|make|paint|delete|remove|turn|rotate|hide|create|set) .+))?$/gi,
    (_all, put: string, holder: string, things: string, where: string, more?: string) =>
      `${put} ${holder} ${where}. put ${/^[a-z]+s$/i.test(things) ? `some ${things}` : things} ${/\b(?:tray|plate|dish|platter|stand)$/i.test(holder) ? 'on' : 'in'} it${more ? `. ${more}` : ''}`,
  ],
  // "A solar system with a sun and four planets": the sun is a ball, and no light.
  [
    new RegExp(
      `^(?:build|make|create|add|set up) (?:me )?(?:an? |our |the )(?:[a-z]+ )*?(?:solar|planetary|star) system (?:with|of|:|consisting of) (?:an? |the |one )?(?:[a-z]+ )?sun(?:,| and|, and) (${COUNT}) planets$`,
      'gi',
    ),
    'add a glowing yellow sphere called "Sun" 3 m wide. add $1 planets in a row to the right of it',
  ],
  // "A lamp that shines blue light next to the chair": the light is blue, and not the lamp.
  [
    new RegExp(
      `^(${MAKE} (?:me )?an? (?:[a-z]+ )*?(?:lamp|lantern|street light|streetlight|chandelier|sconce))(?: (?:that|which))? (?:shines?|shining|emits?|emitting|gives?(?: off)?|giving(?: off)?|glows?|glowing|with) (?:with )?(?:an? )?((?:(?:dark|light|pale|deep|bright) )?(?:${COLOR_WORDS.join('|')})) light\\b(.*)$`,
      'gi',
    ),
    '$1$3. make its light $2',
  ],
  // "A cube with a marble texture": of marble.
  [/\bwith (?:an? |the )?([a-z]+(?: [a-z]+)?) (?:texture|material|finish)\b/gi, 'made of $1'],
  // "Four columns at the corners of a 4 m square": about the origin.
  [
    /^(?:(?:now|then|and),? )?(?:add|put|place|create|set|stand) (?:four|4|an?) ((?:\d[\d.]* ?(?:cm|m) )?(?:[a-z]+ )*?)([a-z]+) (?:at|on|in) (?:each (?:of the )?|all |every |the )?(?:four |4 )?corners? of an? (?:imaginary )?(\d[\d.]*)(?: ?m| met(?:er|re)s?)?(?:(?: ?x ?| by )(\d[\d.]*)(?: ?m| met(?:er|re)s?)?)? (?:square|rectangle)$/gi,
    (_all, looks: string, what: string, wide: string, deep: string = wide) =>
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]
        .map(([x, z]) => `add a ${looks}${singular(what)} at x ${(x * Number(wide)) / 2}, z ${(z * Number(deep)) / 2}`)
        .join('. '),
  ],
  // "Three layers of 4 by 4 cubes".
  [
    new RegExp(`^(${MAKE} )(${COUNT}) layers of (\\d+) ?(?:by|x) ?(\\d+) ((?:[a-z]+ )*?[a-z]+s)$`, 'gi'),
    (_all, make: string, layers: string, wide: string, deep: string, what: string) =>
      `${make}a ${wide} x ${deep} x ${numberOf(layers)} block of ${what}`,
  ],
  [/\bdoor[ -]mat\b/gi, 'doormat'],
  // "A wall of 12 bricks, 4 per row": as many rows on each other as that makes.
  [
    /^(?:build|make|create|add|erect|put up|construct) (?:me )?an? (?:little |small |low |high )?wall (?:made )?(?:out )?(?:of|from|with) (\d+|twelve) ((?:[a-z]+ ){0,3}(?:boxes|cubes|blocks|bricks|crates|cartons))(?:,? (?:with )?(\d+|two|three|four|five|six) (?:of them )?(?:per|in each|in every|in a|to a|each) (?:row|layer|course))?$/gi,
    (all: string, count: string, what: string, perRow?: string) => {
      const many = numberOf(count)
      const wide = perRow ? numberOf(perRow) : widthOf(many)
      return many > wide && many % wide === 0 ? `make a ${wide} x 1 x ${many / wide} grid of ${what}, touching` : all
    },
  ],
  // "A wall of blue boxes, 5 wide and 3 high": a grid that stands.
  [
    /^(?:build|make|create|add|erect|put up|construct) (?:me )?an? (?:(\d+) ?(?:x|by) ?(\d+) )?(?:little |small |low |high )?wall (?:made )?(?:out )?(?:of|from|with) (?:the )?((?:[a-z]+ ){0,3}(?:boxes|cubes|blocks|bricks|crates|cartons))(?:,? (?:that is |which is |being )?(\d+) (?:boxes |cubes |blocks |bricks |crates )?(?:wide|long|across)?,? ?(?:and|by|x) (\d+) (?:boxes |cubes |blocks |bricks |crates )?(?:high|tall)?)?$/gi,
    (_all, w?: string, h?: string, what?: string, wide?: string, high?: string) =>
      `make a ${w ?? wide ?? 5} x 1 x ${h ?? high ?? 3} grid of ${what}, touching`,
  ],
  [
    new RegExp(
      `^(?:build|make|create|add|construct) (?:me )?(?:an? )?(?:staircase|stairs|stairway|steps|flight of stairs) (?:made )?(?:out )?(?:of|from|with) (${COUNT}) ((?!steps\\b|stairs\\b)(?:[a-z]+ ){0,3}[a-z]+s)$`,
      'gi',
    ),
    'add $1 $2 in a row, touching, each 50 cm taller than the last',
  ],
  // "Six alternating red and white cubes".
  [new RegExp(`\\b(${COUNT}) alternating ([a-z]+) and ([a-z]+) ([a-z]+s)\\b`, 'gi'), '$1 $4, alternately $2 and $3'],
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|would like|need) |${MAKE} (?:me )?)?an? (?:nice |cozy |cosy |simple |small |little |basic |complete |modern |new )*(bedroom|living room|dining room|office|study|lounge)(?: for me)?(?: please)? *$`,
      'gi',
    ),
    (_all, room: string) => `add ${ROOMS[room.toLowerCase()]}`,
  ],
  // "A floor and three walls", as they make a room.
  [
    new RegExp(
      `^${MAKE} a floor((?: of)? \\d[\\d.]* ?m?(?: by | ?x ?)\\d[\\d.]* ?m)? and (?:three|3) walls(?: around it)?$`,
      'gi',
    ),
    (_all, size = '') => `build a room${size}`,
  ],
  // "Three shelves one above the other on the wall, 40 cm apart".
  [
    new RegExp(
      `^(?:${MAKE}|hang|mount) (${COUNT}) (shelves|boards|pictures|paintings) (?:one above the other|above each other|one over the other|on top of each other|on top of one another) on (the wall|the (?:back|left|right|front) wall|a wall)(?:,? (${LENGTH}) apart)?$`,
      'gi',
    ),
    (_all, count: string, what: string, wall: string, gap = '40 cm') => {
      const one = singular(what)
      const more = Array.from({ length: numberOf(count) - 1 }, () => `add another ${one} ${gap} above it`)
      return [`hang a ${one} on ${wall}`, 'put it at a height of 0.6 m', ...more].join('. ')
    },
  ],
  [
    /^lean (an? (?:[a-z]+ )*?[a-z]+) (against|on) (.+)$/gi,
    (_all, what: string, _on: string, where: string) =>
      /^(?:it|that)$/i.test(where) ? `add ${what} against ${where}` : `add ${what}. lean it against ${where}`,
  ],
  // "A blanket, a basket and two plates on it": on the blanket.
  [
    new RegExp(
      `^(${MAKE} (?:me )?an? (?:[a-z]+ )*?(?:blanket|table|tray|desk|counter|rug|shelf|cloth|mat|bench)), (?=(?:an?|one|two|three|four|five|six|some) )((?:(?! (?:on|in|under|next|beside|behind|with|to|around) )[\\w ,-])+ and [\\w -]+?) on (?:it|top)$`,
      'gi',
    ),
    '$1. put $2 on it',
  ],
  // "A white room 5 m wide, 4 m deep and 2.5 m high": a floor and walls, open to the front.
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|would like|need) |${MAKE} (?:me )?)?an? ((?:[a-z]+ )*?)(?:empty )?room(?: (?:that is|which is|of|with the size|measuring|sized))*(?:,? (\\d[\\d.]*) ?m?(?: wide| long)?(?:,| by| x|×| and)* ?(\\d[\\d.]*) ?m?(?: deep| long| wide)?(?:(?:,| by| x|×| and)+ ?(\\d[\\d.]*) ?m?(?: high| tall)?)?)?(?: with (.+))?$`,
      'gi',
    ),
    (all, looks: string, wide = '5', deep = '4', high = '2.5', having = '') => {
      const words = looks
        .split(' ')
        .filter((word) => word && !/^(?:new|big|large|small|simple|nice|plain|square)$/i.test(word))
      const isLook = (word: string) => COLOR_WORDS.includes(word) || /^(?:dark|light|pale|bright)$/.test(word)
      const furnished = openings(having)
      if (!words.every((word) => isLook(word.toLowerCase())) || !furnished) return all
      const color = words.join(' ')
      const wall = (side: string) =>
        `add a ${color ? `${color} ` : ''}wall ${high} m tall ${side === 'back' ? 'at the back' : `on the ${side} side`} of the room`
      return [
        `add a floor ${wide} m wide and ${deep} m deep at 0, 0, 0`,
        ...['back', 'left', 'right'].map(wall),
        ...furnished,
      ].join('. ')
    },
  ],
  [
    new RegExp(
      `^(${MAKE} |hang )?(an? (?:[\\w-]+ )*?[\\w-]+) on a wall (?:above|over|behind) an? ((?:[\\w-]+ )*?)([\\w-]+)$`,
      'gi',
    ),
    'add a $3$4. add a wall behind the $4. hang $2 on the wall above the $4',
  ],
  // "Two parallel walls 10 m long and 2 m apart".
  [
    new RegExp(
      `^(?:${MAKE} )?(?:an? (?:[a-z]+ )*(?:corridor|hallway|passage|alley|lane)(?: (?:from|of|with))?:? )?(?:2|two) parallel ([\\w-]+?)s(.*?),? (?:and )?(${LENGTH}) apart(?: from each other)?$`,
      'gi',
    ),
    (_all, thing: string, look: string, gap: string) =>
      `add a ${thing}${look}. add another ${thing} ${gap} in front of the ${thing}`,
  ],
  [
    /\b(an? [\w ]+?),? (?:that is |which is )?(?:surrounded|encircled|ringed|bordered|enclosed) by (?!the\b)(.+)$/gi,
    '$1 with $2 around it',
  ],
  [/\b(an? [\w ]+?),? (?:that is |which is )?flanked by (?!the\b)two (.+)$/gi, '$1 with two $2 on either side of it'],
  [
    new RegExp(
      `^${MAKE} an? (table|desk|bench|stool|coffee table|workbench) (?:out of|from|of|using|with) an? (?:flat |thin |wide |large |round )*(box|cube|board|plate|slab|cylinder|disc|disk) (?:as (?:a |its |the )?(?:top|table ?top|board) )?and (?:4|four) (?:thin |tall |small |long )*(cylinders|boxes|cubes|legs|posts)(?: as legs| for (?:the )?legs| underneath| under it)?(?=$|[.;]|,? (?:and )?then\\b|,? and (?:put|place|make|move|paint)\\b)`,
      'gi',
    ),
    (_all, name: string, board: string, legs: string) =>
      tableOf(name.toLowerCase(), board.toLowerCase(), legs.toLowerCase()),
  ],
  // "An arch from two pillars and a beam on top": the beam lies on both.
  [
    new RegExp(
      `^${MAKE} an? (arch|gate|portal|doorway|goal|trilith) (?:out of|from|of|using|with) (?:2|two) ((?:[\\w-]+ )*?)(\\w+)s and an? ((?:[\\w-]+ )*?\\w+)(?: on top| across| over(?: them)?| on them| on top of them)?$`,
      'gi',
    ),
    (_all, _name: string, look: string, post: string, beam: string) =>
      `add two ${look}${post}s 2 m apart. put a ${beam} on both`,
  ],
  // "A golden sphere on it, lit by a spotlight from above".
  [
    /\b([\w-]+)( (?:on|in|above|next to|behind|beside) (?:it|them|top|an? [\w ]+?|the [\w ]+?))?,? (?:and )?(?:lit|illuminated)(?: up)? by an? (spotlight|light|lamp|spot)(?: from above| above(?: it)?| over it)?$/gi,
    '$1$2. add a $3 above the $1 pointing down at the $1',
  ],
  [
    new RegExp(
      `\\b(an? (?:[a-z]+ )*table) for (${COUNT})(?: people| persons| guests)?(?=$|[,.;]| (?:behind|in front|next|beside|to|on|in|near|by|under|at|against|and)\\b)`,
      'gi',
    ),
    '$1 with $2 chairs',
  ],
  // "A sofa, two armchairs facing it": which it is stands before.
  [
    new RegExp(
      `^(${MAKE} )((?:an?|one) (?:[\\w-]+ ){0,3}?)([\\w-]+)(?:, and |, | and )((?:an?|one|${COUNT}) (?!.*\\b(?:on|under|behind|beside|with)\\b.* facing)[\\w -]+? facing) it\\b(?:,? (?:and )?(an? |two |three )(.+))?$`,
      'gi',
    ),
    (_all, put: string, look: string, thing: string, others: string, count: string | undefined, more: string) =>
      `${put}${others} ${look}${thing}${count ? `. add ${count}${more.replace(/ in (?:the )?(?:middle|center|between)$/i, ` between the ${thing} and them`)}` : ''}`,
  ],
  [
    /\b(?:chess ?board|checker ?board)(?:[- ](?:like|style))? (?:grid|pattern|board)? ?of (\d+) (?:by|x) (\d+) (?:\w+ )?(tiles|squares|boxes|fields|cubes),? (?:in |alternating |alternately )*(\w+) and (\w+)$/gi,
    '$1 by $2 checkerboard of $4 and $5 $3',
  ],
  [
    /\b(an? (?:[a-z]+ )?window) with curtains (in|on) (the [\w ]+)$/gi,
    '$1 $2 $3. add a curtain on each side of the window',
  ],
  [
    /\b(put|place|set) (an? (?:[\w-]+ )*?(bowl|vase|basket|pot|tray|cup|mug|jar|glass|bucket)) with (.+?) (there|in (?:its|their) place)$/gi,
    '$1 $2 $5. put $4 in the $3',
  ],
  [
    new RegExp(
      `^((?:add|put|place|create) )([a-z]+): ((?:${COUNT}|one|an?) (?:at|on|in|under|behind|beside|next|near|by|to)[^,;]*?)(?:, and |, | and |; )((?:${COUNT}|one|an?) (?:at|on|in|under|behind|beside|next|near|by|to)\\b.*)$`,
      'gi',
    ),
    (_all, put: string, things: string, first: string, second: string) =>
      [first, second].map((part) => `${put}${part.replace(/^(\S+) /, `$1 ${things} `)}`).join('. '),
  ],
  // "Stack two bales on top of the third", "put two boxes on the other": all of them, that one below.
  [
    /^(?:stack|pile|put|place|set) (?:two|three|four|\d+)(?: of the)? ([a-z]+(?: [a-z]+)?s)(?: up)? (?:on top of|on|onto) the (third|fourth|fifth|last|remaining|other)(?: one)?$/gi,
    (_all, what: string, base: string) =>
      `stack the ${what} with the ${/remaining|other/i.test(base) ? 'last' : base} one at the bottom`,
  ],
  [/(?<=\b(?:\w+s|them|all|up)),? one (?:up)?on the other(?: one)?$/gi, ' on top of each other'],
  [
    /^((?:the|all|these|those|my) [\w ]+?s|they) (?:should|must|are to|have to) (?:form|become|make|build) (an?|one) (?:single )?(tower|stack|pile)$/gi,
    'stack $1',
  ],
  [
    /^(?:form|build|make|create) (?:an?|one) (?:single )?(?:tower|stack|pile) (?:of|from|out of|with) ((?:the|all|these|those|my)(?: (?!with\b|by\b|sorted\b|from\b|and\b|on\b)[a-z]+){1,3})$/gi,
    'stack $1',
  ],
  [
    /^(?:make|turn|form) (the [\w ]+?s|them|these|those|all (?:the )?[\w ]+?s) (?:into )?(?:an?|one) (?:tower|stack|pile)$/gi,
    'stack $1',
  ],
]
