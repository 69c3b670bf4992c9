import { ACROSS, COUNT, LENGTH, type Rule, SCENES } from './rules.ts'

const COMPASS: Record<string, string> = { north: 'back', rear: 'back', south: 'front', east: 'right', west: 'left' }

const PLACE =
  'next to|beside|behind|in front of|to the (?:left|right) of|left of|right of|on top of|on|under|near|opposite'

/** Where things go, told by a part, a side or the former place of another: the foot of the bed, along a wall, back to back. */
export const SITING: Rule[] = [
  // "Where the poster is, but on the floor".
  [/\bwhere (the [\w ]+?) (?:is|hangs),? (?:but |only )?(?:down )?on the (?:floor|ground)$/gi, 'below $1'],
  [/\b(?:up )?against the (back|front|left|right|rear)(?: side| end)? of the room\b/gi, 'to the $1 of the room'],
  // "Move the ladder so it leans against the shelf".
  [
    /^(?:move|put|place|set|turn) (the [\w ]+?|it) so (?:that )?(?:it|they) (?:leans?|is leaning|are leaning) against /gi,
    'lean $1 against ',
  ],
  // "Let it float a metre above the lake".
  [
    new RegExp(
      `\\b(?:let|make|have) (the [\\w ]+?|it|them) (?:float|hover|hang|levitate) ((?:${LENGTH}|a meter|a metre|half a meter|half a metre) (?:above|over) )`,
      'gi',
    ),
    'put $1 $2',
  ],
  // "Next to the lamp, but make it half the size first".
  [
    /^((?:put|move|place|set|bring|stack) (the [\w ]+?) (?:on|next to|beside|in|into|under|behind|between|to|against|near)\b.+?),? (?:but|and) (?:first )?(make|turn|rotate|paint|color|scale|tilt) (?:it|them)\b(.*?) (?:first|before that|beforehand)$/gi,
    '$3 $2$4. $1',
  ],
  // "The table is missing chairs, add four around it".
  [
    new RegExp(
      `^(the [\\w ]+?) (?:is missing|are missing|lacks?|has no|have no) ([a-z]+(?: [a-z]+)?)[,;.:] (?:so )?(?:please )?add (${COUNT}|some|one) (.+)$`,
      'gi',
    ),
    (_all, what: string, things: string, count: string, where: string) =>
      `add ${count} ${things} ${where.replace(/\b(?:it|them)\b/i, what)}`,
  ],
  // "Closer to the edge of the desk": at its front, where nothing else is said.
  [
    /^((?:get|move|bring|put|push|pull|slide) (?:the [\w ]+?|it|them)) (?:closer|nearer) to the edge of (?=the |my |it\b)/gi,
    '$1 to the front edge of ',
  ],
  // "A camera looking at the table from 5 m up".
  [new RegExp(`\\bfrom (${LENGTH}) (?:up|high|above)(?=$|[,.;])`, 'gi'), 'at a height of $1'],
  // "Add some clouds": in the sky.
  [
    new RegExp(
      `^(?:add|create|make|put|place|spawn) ((?:an?|some|a few|${COUNT}) )?((?:[a-z]+ )?(?:clouds?|hot air balloons?))$`,
      'gi',
    ),
    (_all, count = 'three ', what: string) =>
      `add ${/^(?:some|a few)/i.test(count) ? 'three ' : count}${what} at a height of 10 m`,
  ],
  // "A plane in the sky at 10 m".
  [
    new RegExp(
      `\\b(?:(?:up )?in the (?:sky|air),? (?:at|about|around) |(?=at (?:an altitude|a height) of ))(?:(?:at )?(?:an altitude|a height) of )?(${LENGTH})(?: high| up| height| altitude)?(?: in the (?:sky|air))?`,
      'gi',
    ),
    'at a height of $1',
  ],
  [/(?<=^(?:add|put|place|create|set) an? [\w -]+?) (?:up |high )*in the sky$/gi, ' at a height of 10 m'],
  // "The seesaw should go down on the left side".
  [
    /^(the [\w -]+?|it) (?:should |must |has to |needs to )?(?:go(?:es)?|tips?|tilts?|leans?|slopes?) down (?:on|at|to|towards) the (left|right|front|back)(?: side| end)?$/gi,
    'tilt $1 to the $2',
  ],
  // "15 cm closer to the back edge of the table": so much that way.
  [
    new RegExp(
      `^((?:move|shift|push|slide|pull|bring|nudge|scoot) (?:the [\\w ]+?|it|them|both [\\w ]+?|all [\\w ]+?)) (${LENGTH}) (?:closer to|nearer to|further to|closer towards|towards) the (back|rear|front|left|right)(?: (?:edge|side|end|rim|part))? of (?:the [\\w ]+|it|them)$`,
      'gi',
    ),
    (_all, what: string, metres: string, side: string) =>
      `${what} ${metres} to the ${/rear/i.test(side) ? 'back' : side}`,
  ],
  // "A locker next to the ticket machine, same size, green": as that.
  [
    new RegExp(
      `^((?:add|create|put|place|make|build|insert|stand) an? .+? (?:${PLACE}) (the (?:[a-z]+ )*?[a-z]+(?: \\d+)?))((?:,| in| and)+ [a-z]+(?: [a-z]+)?)?,? (?:and )?(?:of |with |in )?(?:exactly )?(?:the )?same (size|color|height|width)(?: as (?:it|them|those|that))?(,? (?:and |in )*[a-z]+(?: [a-z]+)?)?$`,
      'gi',
    ),
    (_all, order: string, of: string, look = '', what: string, more = '') =>
      `${order}${look}${more}, the same ${what} as ${of}`,
  ],
  // "Along the stream, on its left bank".
  [/\balong (the [\w ]+?),? on its (left|right|near|far) (?:bank|side|shore)$/gi, 'to the $2 of $1'],
  // "Bring the cart to the desk, to its left": of the desk.
  [
    /^((?:bring|move|put|place|take|push|slide|park) (?:the [\w ]+?|it|them)) (?:over )?(?:to|next to|beside|by) (the [\w ]+?), (?:to|on) its (left|right)(?: (?:hand )?side)?$/gi,
    '$1 to the $3 of $2',
  ],
  [
    /^((?:bring|move|put|place|take|push|slide|park) (?:the [\w ]+?|it|them)) (?:over )?(?:to|next to|beside|by) (the [\w ]+?), (in front of|behind) it$/gi,
    '$1 $3 $2',
  ],
  // "Two stools for bench B": to sit at it.
  [
    /\b((?:an?|another|\d+|two|three|four|six) (?:more )?(?:[a-z]+ )?(?:stools?|chairs?|seats?|armchairs?)) for (?=the (?:[a-z]+ )?(?:table|bench|desk|bar|counter)\b|(?:table|bench|desk) (?:\d|[a-e]\b))/gi,
    '$1 at ',
  ],
  // "A cup at the left end of the bar, a bowl at the right end": of the same bar.
  [
    /\b(at|on|to|by) the (left|right|front|back|near|far) (end|edge|side) of (the [a-z]+(?: [a-z]+)?)((?:,? and|,) (?:the |an? |put |place |set |move )[\w ]+?) (at|on|to|by) the (left|right|front|back|near|far|other|opposite) (end|edge|side|one)(?=$|[,.;])/gi,
    (_all, at: string, side: string, part: string, what: string, more: string, to: string, across: string) =>
      `${at} the ${side} ${part} of ${what}${more} ${to} the ${/other|opposite/i.test(across) ? ACROSS[side.toLowerCase()] : across} ${part} of ${what}`,
  ],
  [
    /^(?:rotate|turn) (the [\w ]+?|it) so (?:that )?(?:it|they) (?:stands?|lies?|is|are|runs?) (?=(?:along|against|by) the (?:[a-z]+ )?wall\b)/gi,
    'put $1 ',
  ],
  [
    new RegExp(
      `\\b(the \\w+(?:est|most) (?:thing|object|item|one|piece|[a-z]+)) (?:in|of|within) (?:the|this|my|our) (?:${SCENES})(?= (?:in|into|on|onto|to|next|behind|beside|under|against|towards|near|by|over|between)\\b)`,
      'gi',
    ),
    '$1',
  ],
  [
    /\bon (the [a-z]+(?: [a-z]+)?), (?:the |at the |its )?(left|right) (?:hand )?(end|side|edge)$/gi,
    'at the $2 $3 of $1',
  ],
  [/\bthe corner,? (?:at the |on the |in the )?(back|rear|front|far|near) (left|right)\b/gi, 'the $1 $2 corner'],
  [
    /\b(?:along|beside|by|at|next to) (the (?:[a-z]+ )?wall),? (?:and )?with (?:its|their) backs? (?:turned )?(?:to|towards|against|facing) (?:it|the wall)(?=$|[,.;]| and\b)/gi,
    'against $1 to face away from it',
  ],
  [/^make (it|them|the [\w ]+?) (?=(?:along|against) the (?:[a-z]+ )?wall\b)/gi, 'put $1 '],
  [/\bat its (left|right|front|back|far|near|other) end\b/gi, 'at the $1 end of it'],
  // "In the middle of the triangle formed by the sofa, the TV and the plant".
  [
    /\b(?:in(?:to)?|to|at) the (?:middle|center|heart) of the (?:triangle|square|rectangle|space|area|gap) (?:(?:that is |which is )?(?:formed|made|spanned|enclosed|bounded) (?:up )?by|between|of) /gi,
    'between ',
  ],
  // "The parasol should cover the table": over it.
  [
    /^(the [\w ]+?|it) (?:should|must|has to|needs to|ought to|could) (?:cover|shade|shelter|protect|hang over) (the [\w ]+|it)$/gi,
    'put $1 over $2',
  ],
  // "As far away from the bed as possible": in the corner across from it.
  [
    /\bas far (?:away )?from (the [\w ]+?|it|them) as (?:possible|it gets|it can be|you can|it goes|can be)\b/gi,
    'in the corner farthest from $1',
  ],
  // "The seesaw needs a new spot: between the slide and the carousel".
  [
    /^(the [\w ]+?|it|they) (?:needs?|wants?|should have|could use|deserves?|gets?) (?:a|an|some) (?:new|other|better|another|different) (?:spot|place|home|position|location)[:,;.-]+ ?(?:maybe |perhaps |say |like |i think )?(?=(?:between|on|in|next|beside|behind|under|at|by|near|in front|to the|against|above) )/gi,
    'put $1 ',
  ],
  // "Move the ring so that it sits around the base of the cylinder".
  [
    /^(?:move|put|place|set|bring|arrange) (the [\w ]+?|it|them),? so (?:that )?(?:it|they) (?:sits?|stands?|is|are|lies?|rests?|hangs?|ends? up|goes|go|floats?) (?=(?:flat on|upright on|on|in|next|beside|behind|under|at|by|near|in front|to the|against|above|around|between|over|inside|exactly|directly|right) )/gi,
    'put $1 ',
  ],
  [
    /^(?:put|place|set|move|lay) (the (?:[a-z]+ )*?(?:ring|hoop|torus|tire|tyre|wreath|lifebuoy|donut|band|collar)) (?:down )?around the (?:base|foot|bottom) of (the [\w ]+)$/gi,
    'put $1 around $2 and move it level-bottom-bottom $2',
  ],
  [/\baround the (?:base|foot|bottom) of (?=the |it\b)/gi, 'around '],
  // "Against the right side of the room", where no wall is.
  [
    new RegExp(`\\bagainst the (left|right|back|front|far|near) side of the (?:${SCENES})\\b`, 'gi'),
    'on the $1 side of the room',
  ],
  [/\b(?:path|trail|walkway|footpath|chain) of (?=(?:[a-z]+ )?[a-z]+s\b)/gi, 'row of '],
  // "5 m in front of the origin, looking at it".
  [
    /\b(the (?:world )?origin\b(?:(?! (?:the|a|an|my) )[^.;])*?),? (looking|facing|pointing|aimed|aiming) (at|to|towards)? ?it\b/gi,
    '$1, $2 at the origin',
  ],
  // "In a circle of radius 5 around the origin": about that point.
  [
    /\b(in an? (?:[a-z]+ )?(?:circle|ring|semicircle)\b(?:(?! and )[\w. ])*?) (?:around|about|centered (?:on|at|around)) the (?:world )?(?:origin|(?:center|middle) of (?:the )?(?:scene|world|grid|room|floor))\b/gi,
    '$1 at the origin',
  ],
  [
    /\b((?:a |the )?(?:circle|ring) of (?:(?! and )[\w. ])*?) (?:around|about|centered (?:on|at|around)) the (?:world )?(?:origin|(?:center|middle) of (?:the )?(?:scene|world|grid|room|floor))\b/gi,
    '$1 at the origin',
  ],
  // "Center everything around the origin".
  [
    /^(?:re)?(?:center|align) (everything|it|them|the [\w ]+?|all [\w ]+?) (?:around|about|at|on|to|over) the (?:world )?(?:origin|(?:center|middle) of (?:the )?(?:scene|world|grid))$/gi,
    (_all, what: string) => `move ${/^the (?:whole |entire )?scene$/i.test(what) ? 'everything' : what} to the origin`,
  ],
  [
    /^make (it|them|the [\w ]+?) (at|in|to) (the (?:very )?(?:cent(?:er|re)|origin|middle)(?: of the (?:scene|room|world|stage))?)$/gi,
    'put $1 $2 $3',
  ],
  // "The corner of the back wall and the left wall": where they meet.
  [
    /\b(?:the )?corner (?:of|between|formed by|where|made by|at|in between) the (back|rear|left|right|front|north|south|east|west) (?:wall )?(?:and|meets|with|meeting)(?: the)? (back|rear|left|right|front|north|south|east|west) wall(?: meet)?\b/gi,
    (_all, one: string, other: string) => {
      const sides = [one, other].map((side) => COMPASS[side.toLowerCase()] ?? side.toLowerCase())
      const isDeep = (side: string) => /back|front/.test(side)
      return `the ${sides.sort((a, b) => Number(isDeep(b)) - Number(isDeep(a))).join(' ')} corner`
    },
  ],
  [
    /(?<!\b(?:the|to|its|on|side|hand|far|most|and|or|maybe) )\b(left|right) of (?=(?:the|my|it|them|this|that) ?)/gi,
    'to the $1 of ',
  ],
  [
    /\b(?:in(?:to)?|to|at|on) (?:the )?(?:exact |very )?(?:middle|center|midpoint) (?:between|of) (?=(?:the|my) (?:\w+ ){0,2}?\w+ and (?:the|my) \w+(?: (?!to\b|on\b|in\b|at\b|under\b|next\b|behind\b|beside\b|with\b)\w+)?$)/gi,
    'between ',
  ],
  [/\b(?:exactly |right )?(?:midway|halfway|half way|in the middle|in the center) between\b/gi, 'between'],
  // "A shelf on the back wall, 1.6 m high": at that height.
  [
    /^((?:add|hang|put|mount|create|place) an? (?:[a-z]+ )?(?:shelf|picture|mirror|clock|painting|lamp|poster|tv|sign|cupboard|board|rack)\b.*? (?:on|at|to) the (?:[a-z]+ )?wall),? (\d[\d.]*) ?(m|cm) (?:high|up)\b/gi,
    '$1 at $2 $3 height',
  ],
  // "1 m larger in both directions": half of it on each side.
  [
    /(?:,| that is| which is)* (\d[\d.]*) ?(cm|m) (?:larger|bigger|wider)(?: than (?:it|that|the \w+))? in (?:both|each|every|all) directions?$/gi,
    (_all, n: string, unit: string) => ` that is ${Number(n) / 2} ${unit} larger than it on all sides`,
  ],
  [
    /\b((?:two|2) (?:more )?(?:of those |of these )?(?:[a-z]+ )?[a-z]+s),? one (?:on|for|at) (?:each|either) (side|end) of\b/gi,
    '$1 on both $2s of',
  ],
  // "On the bed, at the back end": of the bed.
  [
    /\bon (the [a-z]+(?: [a-z]+)?),? (?:at|on) (?:the|its) (back|front|left|right)(?:most)? (end|edge|side)(?! of)(?=$|[,.;]| and\b)/gi,
    (_all, on: string, side: string, end: string) =>
      `at the ${side} ${/back|front/i.test(side) ? 'edge' : end} of ${on}`,
  ],
  [
    /^((?:raise|lift) (?:the [\w ]+?|it|them) (?:by )?\d[\d.]* ?(?:cm|m)) with (an? [\w ]+?) (?:under|below|beneath) (?:it|them)$/gi,
    '$1 and put $2 under it',
  ],
  [/,? (?:halfway|midway|half way) along (?:it|its length|(?=$))/gi, ', in the middle of it'],
  // "Steps leading up to the stage at the front".
  [
    /\b((?:steps?|stairs?|ramp|stepladder|staircase)) (?:that |which )?(?:leads?|leading|goes|go|going) (?:up |down )?(?:to|onto) (the [a-z]+(?: [a-z]+)?)(?:,? (?:at|from|on|in) (?:the|its) (front|left|right|back)(?: side| of it)?)?(?=$|[,.;])/gi,
    (_all, what: string, to: string, side = 'front') =>
      `${what} ${{ front: 'in front of', back: 'behind' }[side.toLowerCase()] ?? `to the ${side} of`} ${to}`,
  ],
  [/\b(lamps?|lights?|lanterns?|bulbs?|chandeliers?) from the ceiling (?=(?:over|above) )/gi, '$1 '],
  // "Something on the desk, like a lamp": a lamp.
  [
    /^(put|add|place|set) something ((?:on|in|onto|next to|beside|behind|under|above|in front of|near|between) .+?)(?:,? (?:like|such as|maybe|perhaps|say|for example|for instance|e\.g\.)|,) (an? .+)$/gi,
    '$1 $3 $2',
  ],
  // "A picture on the wall over the sofa": what hangs over a thing hangs on the wall behind it.
  [
    /\b(pictures?|paintings?|mirrors?|clocks?|shel(?:f|ves)|posters?) (?:on|against) the wall (?=(?:above|over) (?:the|my)\b)/gi,
    '$1 ',
  ],
  [/\b(the [a-z]+?s?) on the far side(?: of the (?:table|desk))?\b(?=.*\bthe (table|desk)\b)/gi, '$1 behind the $2'],
  [/\b(?:in|into|under) the (?:shade|shadow) of (?=(?:the|an?|my|tree|it)\b)/gi, 'next to '],
  [
    /(?<=\b(?:hang|picture|painting|mirror|clock|shelf|lamp|poster)\b.*),? (?:and )?(?:at|on) the same (?:height|level)(?: as (?:it|the (?:first|other)(?: one)?))?$/gi,
    '',
  ],
  [
    /,? each (?:one )?(?:rotated|turned|oriented|pointing) (?:to (?:face|look at)|towards?) (?=the (?:center|middle)\b|outwards?\b|inwards?\b)/gi,
    ', each facing ',
  ],
  [/\b(?:on|at) (each|every) corner of (.+?)'s top(?: side| face)?$/gi, 'on $1 corner of $2'],
  // "A hedge on the left side of the lawn": along it.
  [
    /\b((?:fence|hedge|railing|path)) (?:on|at|to|along) the (left|right|front|back) (?:side|edge) of the (lawn|garden|yard|field|terrace|patio|park)\b(?:,? as long as (?:the \3|it) is (?:deep|wide|long))?/gi,
    '$1 along the $2 of the $3',
  ],
  [/^(?:surround|encircle|ring) (the [\w ]+?|it) with an? (?:ring|circle|row|wreath) of (.+)$/gi, 'put $2 around $1'],
  [
    new RegExp(
      `^(?:spread|distribute|sprinkle|strew) ((?:${COUNT}|some|a few|several) (?!of\\b)[\\w -]+?) (?:randomly |at random )?(?=(?:on|over|across|around|about|in) )`,
      'gi',
    ),
    'scatter $1 ',
  ],
  [
    /^((?:put|add|place|hang|set) a (?:second|third|fourth) [\w ]+?) like the (?:first|second|other|others|one there)(?: one)? (?=(?:on|in|next|beside|to|behind|under|above|at|against)\b)/gi,
    '$1 ',
  ],
  [
    /^((?:put|place|lay|set|add) )((?:an?|two|some|three|four|\d) [\w ]*(?:pillows?|cushions?|blanket|teddy|books?)) (?:at|on) the (head|foot) of (?=(?:the|my) (?:\w+ )?bed\b)/gi,
    (_all, verb: string, what: string, end: string) =>
      `${verb}${what} at the ${/head/i.test(end) ? 'back' : 'front'} edge of `,
  ],
  [/\b(?:to|at|by|before|near) the foot (?:end )?of (?=(?:the|my) (?:\w+ )?bed\b)/gi, 'in front of '],
  [
    /\b(everything|all|whatever)(?: that)? (?:is|stands|lies) on (the [\w ]+?) off (?:of )?it$/gi,
    '$1 on $2 next to $2',
  ],
  [
    /,? (?:so|such) (?:that )?(?:its|the) head (?:points?|faces?|is|looks?|goes) (?:to|towards|at|to face)? ?(?!against\b)/gi,
    ' to face away from ',
  ],
  [/^(.+?),? keeping (?:its|their) backs? (?:against|to|at|on) (the [\w ]+)$/gi, '$1. put it against $2'],
  [/\bagainst the (left|right) side(?! of)\b/gi, 'on the $1 side of the room'],
  [
    /^((?:delete|remove|take away) (the [\w ]+?)(?:,? (?:and )?then|,? and|,) (?:move|put|place) .+? (?:to )?)where it (?:was|stood|lay)$/gi,
    '$1where $2 was',
  ],
  [
    /\b(?:fix|mount|attach|screw) (it|them|the [\w ]+?) (?:to|on|onto) (?=(?:the|a|its) (?:[a-z]+ )?wall\b)/gi,
    'hang $1 on ',
  ],
  [
    /^(?:i |we |you |one )?(?:can not|can hardly|could not) (?:really )?reach (the [\w ]+?) from (the [\w ]+)$/gi,
    'move $1 closer to $2',
  ],
  [
    new RegExp(
      `\\baround (the [\\w ]+?|it),? (?:at )?(${LENGTH}) (?:away )?from (?:its|the) (?:center|middle)\\b`,
      'gi',
    ),
    'around $1 with a radius of $2',
  ],
  [
    /^((?:add|put|place|build) a (?:second|third|fourth|fifth|sixth|further) [\w ]+?) to the (?:right|left) of the (?:first|second|third|fourth|fifth|last|others?)(?: one)?,? (?:with|at) the same (?:spacing|gap|distance)s?\b/gi,
    '$1',
  ],
  [
    /^((?:add|create|put|place|make) )an? ((?:[a-z]+ )?(?:lamp|light|lantern|candle|ball|sphere|cube|box)) ((?:on|in|above|next to|behind|beside|under) (?:the|a|my) [\w ]+?) (?:that|which) (?:glows|shines|lights up) (?:in )?(?!down|up|on\b|onto\b|at\b|over\b)([a-z]+)$/gi,
    '$1a $4 glowing $2 $3',
  ],
  [
    new RegExp(
      `\\b(slide|move|push|shift|pull) (the [\\w ]+?|it) (?:by )?(${LENGTH}) along (?:the|its) (?:[a-z]+ )?wall (?=towards|closer to|away from)`,
      'gi',
    ),
    '$1 $2 $3 ',
  ],
  [/^(the [\w ]+?|it) does not belong (?:on|in|under|inside|onto) (?:the|a|my) [\w ]+$/gi, 'put $1 on the floor'],
  [/^((?:put|place|set|move) (?:it|them)) opposite$/gi, '$1 opposite the original'],
  [/\bback to back$/gi, 'facing away from each other, 5 cm apart'],
  [/\bleaning on (?=(?:it|the|a)\b)/gi, 'leaning against '],
  // "Hang a lamp from the ceiling": one that hangs.
  [
    /^(hang|add|put|mount|install|attach) (an?|one|two|three|four|\d+) (lamp|light)(s?) (?:from|on|to|onto|at|under) (?=the ceiling\b)/gi,
    '$1 $2 pendant lamp$4 in the middle of ',
  ],
  // "On the shelf, standing".
  [
    /^((?:put|place|set|stand|arrange) .+? (?:on|in|onto|into) .+?),? (?:standing(?: up(?:right)?)?|on (?:edge|end)|on their (?:edges|ends))$/gi,
    '$1 upright',
  ],
  // "Outside", "outside of the room".
  [
    /^((?:add|put|place|move|take|bring|set|push|drag|plant|carry|get|stand|park|build|create) [^,.;]+?) (?:to the |on the )?outside(?: of)?(?= the )/gi,
    '$1 out of',
  ],
  [
    /^((?:add|put|place|move|take|bring|set|push|drag|plant|carry|get|stand|park|build|create) [^,.;]+?) (?:to the |on the )?outside$/gi,
    '$1 out of the room',
  ],
  [/,? each (?:one )?touching (?:the )?(?:next|other|previous|neighbou?r)(?: one)?$/gi, ', with a gap of 0 m'],
  // "Between the cube and the cone, slightly forward": so much from there.
  [
    /, (?:but |and )?(?:just )?slightly (?:to the )?(forwards?|back|backwards?|left|right|up|down|front)$/gi,
    ', a bit to the $1',
  ],
  [/,? (?:at|with) the same distance (?=(?:on|to) the (?:other|opposite) side\b)/gi, ' '],
  // "3 m above the centre", where nothing is named: over the middle of the scene.
  [
    new RegExp(
      `,? (${LENGTH}) above (?:the )?(?:center|middle|origin)(?: of (?:the )?(?:scene|world|room|everything))?(?=$|[,;.]| and\\b| facing\\b| looking\\b)`,
      'gi',
    ),
    ' at the origin at a height of $1',
  ],
  // "The lamp is in the wrong corner, move it to the other one".
  [
    /^(the [\w ]+?) (?:is|are|stands?) (?:in|on|at) the wrong (corner|side|end)[,;.] (?:so )?(?:please )?(?:move|put|bring) (?:it|them) (?:to|in|into|on) the other(?: one)?$/gi,
    'move $1 to the other $2',
  ],
  // A row goes on as it began.
  [
    /,? so (?:that )?(?:the )?(?:spacing|gaps?|distances?|intervals?)(?: between them)? (?:stays?|remains?|is|are|keeps?) (?:the same|equal|even)$/gi,
    '',
  ],
]
