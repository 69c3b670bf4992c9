import { WHAT } from './phrases.ts'
import { COUNT, LENGTH, type Rule } from './rules.ts'

/** More of the same, and what comes with it: a copy on both sides, two more around it, everything on it. */
export const COPYING: Rule[] = [
  [/\b(copies|duplicates?|clones?) (\d+) ?x$/gi, '$1 $2 times'],
  [/^((?:duplicate|copy|clone|replicate) .+?) (\d+) ?x$/gi, '$1 $2 times'],
  [/\breplicas? of (?=the |my |it\b)/gi, (word: string) => (/s /i.test(word) ? 'copies of ' : 'copy of ')],
  // "Two more armchairs of the same kind": as the one that is there.
  [
    /\b((?:more|other|additional|further|another) [a-z]+(?: [a-z]+)?) (?:of the same (?:kind|type|sort|model)|just like (?:it|that|this)(?: one)?)\b/gi,
    '$1',
  ],
  // "A copy of the bookcase without the books".
  [
    new RegExp(
      `^(?:duplicate|copy|clone|make (?:an?|another) (?:copy|duplicate) of) (${WHAT}),? (?:but )?(?:without|minus|leaving out) (?:its |the |any of the |any )?([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    'duplicate $1. delete the $2 of the copy',
  ],
  // "A second sofa like the first one, facing it": facing the first.
  [
    /^((?:add|put|place|create) (?:another|an? second) )([a-z]+(?: [a-z]+)?) (?:just )?like (?:the (?:first|other|old) one|that one|it),? facing it(?=$|,| (?:at|with)\b)/gi,
    '$1$2 facing the $2',
  ],
  // "Make four copies in a row": of what was spoken of.
  [
    new RegExp(
      `^((?:and |now |then )?(?:make|create|add|give me)) (an?|one|another|some|${COUNT}) (?:more |exact |identical )?(cop(?:y|ies)|duplicates?|clones?)\\b(?! of\\b)`,
      'gi',
    ),
    '$1 $2 $3 of it',
  ],
  [/^((?:copy|duplicate|clone) .+?) along a (?:straight )?line\b/gi, '$1 in a row'],
  // "Put another one on top crosswise": turned by a right angle.
  [
    /^((?:and |now |then )?(?:add|put|place|lay|stack) an?(?:other)? [\w ]+?)(?:,? (?:but )?(?:crosswise|crossways|turned (?:by )?90 degrees|rotated (?:by )?90 degrees|at (?:a )?right angles?(?: to it)?|perpendicular(?: to it)?))( on [\w ]+)?$/gi,
    '$1$2. turn it by 90 degrees',
  ],
  // "Duplicate the table with the balls on it": and the balls.
  [
    /^(duplicate|copy|clone|select|hide|delete|group|lock) (the [\w ]+?) with (the [\w ]+?) (?:that (?:is|are) )?on (?:it|top of it)(?=$|[,.;]| )/gi,
    '$1 $2 and $3',
  ],
  // "Make two more of it": of that very one.
  [
    /^(?:make|add|create|give me|i want|i need|put|build) (\w+) more of (it|them|that|this|those|these)(?=$|[,.;]| (?:on|next|in|at|to|beside|behind))/gi,
    'make $1 copies of $2',
  ],
  [
    new RegExp(
      `^((?:copy|duplicate|clone) .+?),? each(?: one)? (${LENGTH}) (?:further|farther|apart)(?: (?:on|away|than .+))?$`,
      'gi',
    ),
    '$1 with a gap of $2',
  ],
  // "Duplicate the cans so that there are six": so many in all.
  [
    /^(?:duplicate|copy|clone|multiply) (?:the|my) ([\w ]+?s) (?:so (?:that )?|until )(?:there are|i have|we have|you have|it is) (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of them| in total| altogether)?(?: in a row)?$/gi,
    'there should be $2 $1',
  ],
  [
    /\b(replace|swap) ([^,;.]+?) (?:with|by|for) (?:one|another|another one) (?:just |exactly )?like (?=the )/gi,
    '$1 $2 with a copy of ',
  ],
  // "Copy the table to the other side, with a lamp on it".
  [
    /^((?:copy|duplicate|clone) (?:the [\w ]+?|it) (?:to|beside|next to|behind|in front of|onto|under|between) [^,;.]+?),? with (an? [\w ]+?) on (?:it|top)(?: of it)?$/gi,
    '$1 and put $2 on it',
  ],
  // "Copy the ball onto the other plinths": one for each.
  [
    /\b((?:copy|duplicate|clone) (?:the [\w ]+?|it|them) (?:on|onto|next to|beside|behind|under)) (?:all )?the other (?=(?:[a-z]+ )?[a-z]+s\b)/gi,
    '$1 each of the other ',
  ],
  // "And give each copy another colour": each one of its own.
  [
    /\b(give|paint|make|color) (?:each|every)(?: of the)? (?:cop(?:y|ies)|duplicates?|one)(?: in)? an?(?:other| different| new) color\b/gi,
    '$1 them different colors',
  ],
  [
    /\b(add|put|hang|mount|install) (two |three |four |some |\d+ )?(?:upper|overhead|hanging|wall|wall-mounted|kitchen) (cabinets|cupboards)\b/gi,
    (_all, verb: string, many: string | undefined, what: string) =>
      `${verb} ${many && !/some/i.test(many) ? many : 'two '}${what}`,
  ],
  // "A duck in the middle of the pond and two more around it": two more ducks.
  [
    /^((?:add|put|place|set|hang|plant) an? (?:[a-z]+ )*?([a-z]+) (?:in|on|at|next to|beside|behind|under|near|by|to) [^,]+?) and (another|one more|(?:two|three|four|five|six|\d+) more) (?=(?:around|next to|beside|behind|in front of|on|under|above|to the|left of|right of|near) )/gi,
    '$1 and $3 $2 ',
  ],
  // "A screen on the third desk like on the others": as there, without more of them.
  [
    /,? (?:just |exactly |the same )?(?:like|as) (?:it is )?(?:on|at|in|by|with|for|under|above|behind) (?:all )?the (?:others?|other ones|other [a-z]+|rest)(?: (?:have|has|are|too))?$/gi,
    '',
  ],
  [
    /\bwith (?:its own )?(chair|stool|screen|monitor|lamp|keyboard|laptop|desk) and (?:its own )?(chair|stool|screen|monitor|lamp|keyboard|laptop)\b/gi,
    'with a $1 and a $2',
  ],
  [
    /\ball (?:the (?:things|stuff|objects) )?(?:that is|that are|that stands|that lies|which is|what is|what stands|which are) (on|in|under|behind|inside) (it|them|the [\w ]+?)(?=$|[,.;]| and|\b (?:to|by|over|\d))/gi,
    'everything $1 $2',
  ],
  [
    /^(?:copy|duplicate|clone) (the [\w ]+?|it) to the left and (?:to )?(?:the )?right(?: of (?:it|the original|the first one))?(?: with (?:a )?(\d[\d.]* ?c?m) (?:gaps?|distance|space)(?: between)?)?$/gi,
    (_all, what: string, gap: string | undefined) =>
      `duplicate ${what} twice and put the copies on both sides of it${gap ? ` with a gap of ${gap}` : ''}`,
  ],
  // "A copy of the tractor called Deere behind the barn", "give it a twin called Deere".
  [
    /^(?:make|create|add|put|place|i (?:want|need)) (?:an?|another) (?:exact |identical )?(?:copy|duplicate|clone|twin) of (.+?),? (?:called|named|and (?:call|name) it) ([\w'-]+(?: \d+)?)((?: (?:behind|next to|beside|in (?:front|back) of|on|to the|left|right|near|under|above|between|against|at) .+)?)$/gi,
    (_all, what: string, name: string, place: string) =>
      `duplicate ${what}, name it ${name}${place ? ` and put it${place}` : ''}`,
  ],
  [
    /^give (the [\w ]+?|it|(?!the\b|a\b|an\b)[a-z]+(?: \d+)?) an? (?:identical )?(?:twin|copy|duplicate|clone|double)((?: (?:called|named) .+)?)$/gi,
    'make a copy of $1$2',
  ],
  // "A copy of the cone on either side of it".
  [
    /^(?:make|put|add|place|create|set|i (?:want|need)) (?:an? )?(?:copy|duplicate|clone) of (the [\w ]+?) (?:on|at|to) (?:each|either|both) (?:sides?|ends?)(?: of (it|the [\w ]+))?$/gi,
    (_all, what: string, of: string | undefined) =>
      `make two copies of ${what} and put them on both sides of ${!of || /^it$/i.test(of) ? what : of}`,
  ],
  // "Duplicate the middle stool and put the copy at the end of the row": of stools.
  [
    /^((?:duplicate|copy|clone) the (?:[a-z]+ )*?([a-z]+)(?: \d+)?,? and (?:put|place|set|move) (?:it|the copy) at the (?:end|right end|left end|start|beginning) of the row)$/gi,
    (_all, order: string, what: string) => `${order} of ${what}s`,
  ],
]
