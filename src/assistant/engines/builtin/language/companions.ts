import { PREPOSITION, type Rule } from './rules.ts'

/** What goes along with what an order is about: the chairs of a table, all that is on a desk. */
export const COMPANIONS: Rule[] = [
  // "Turn the board by 90 degrees with the pieces on it".
  [
    /^((?:turn|rotate|spin|move|shift|push|pull|slide|raise|lift|lower) (?:the|my) .+?),? (?:together |along )?with (?:the|all the|all) [a-z]+ (?:that (?:are|stand|lie) )?(?:standing |lying )?on (?:it|top(?: of it)?)$/gi,
    '$1 with everything on it',
  ],
  // "A glass table with a gold ball on top in the middle of the room": there the table is to be.
  [
    new RegExp(
      `^((?:create|add|make|put|place|build|insert|spawn|stand|set) (?:an?|one|another) (?:(?! with )[^,;])+?) with ((?:an?|one|two|three|four|five|some|\\d+) (?:(?! on )[^,;])+?) on (?:it|top(?: of it)?),? ((?:${PREPOSITION}|by|near|opposite|along|to the|in front|left|right|across)\\b[^;]+)$`,
      'gi',
    ),
    (_all, order: string, thing: string, place: string) =>
      `${order} ${place} and put ${thing} on the new ${order.split(' ').at(-1)}`,
  ],
  // "Rotate the table 90 degrees with its chairs": as one.
  [
    /^(rotate|turn) (the [a-z]+(?: (?!by\b)[a-z]+)?) ((?:by )?(?:\d[\w. ]*?|an? (?:quarter|half) turn|to the (?:left|right))),? (?:together )?with (?:its|the) (chairs|stools|benches|seats)$/gi,
    '$1 $2 and its $4 $3',
  ],
  // "The vanity with everything on it and the mirror": both.
  [
    /^((?:move|shift|push|slide|pull|raise|lift|bring) )(the [\w ]+?),? with (?:everything|all|what is)(?: that is)? on (?:it|top of it|top),? and (the [a-z ]+?) (?=(?:by )?\d|to the |up\b|down\b|left\b|right\b|back)/gi,
    '$1$3 and $2 with everything on it ',
  ],
  // "Shift it 40 cm to the right with both tables": them, too.
  [
    /^(move|shift|push|pull|slide|bring|lift|raise|lower) (it|the [\w ]+?) (\d[\d.]* ?(?:mm|cm|m|meters?|feet|ft|inch(?:es)?) (?:(?:to the |further )?(?:left|right|back|forwards?|up|down)))(?: together)?,? (?:together |along )?with (both [\w ]+|the [\w ]+|all [\w ]+)$/gi,
    '$1 $2 and $4 $3',
  ],
  // "Get it out and put it on the rug".
  [
    /\b(?:get|take|bring|fetch|pull|fish) (?:it|them) out(?: of (?:there|it))? and (?=(?:put|place|set|lay|stand) (?:it|them)\b)/gi,
    '',
  ],
  // "Put the mug on a wooden table with two chairs": the table and its chairs first.
  [
    /^(put|place|set|lay|stand) (the (?:(?! on ).)+?) on (an? (?:[a-z]+ )?([a-z]+)) with ((?:an?|two|three|four|five|six|eight|some|\d+) (?:[a-z]+ )?(?:chairs?|stools?|benches|bench|seats?|armchairs?))(?: (?:around|at|next to|by) it)?\??$/gi,
    'add $3 with $5. $1 $2 on the new $4',
  ],
  // "Everything except the table and what is on it".
  [
    /\b(except(?: for)?|but(?: not)?|apart from|other than|besides|excluding|save for) (the (?:[a-z]+ )?[a-z]+(?: \d+)?) and (?:everything|anything|all|what(?:ever)?)(?: that)?(?: ?['’]s| is| stands| lies)? on (?:it|top(?: of it)?)\b/gi,
    '$1 $2 and everything on $2',
  ],
  // "Swap the piano with the riser and the drum on it": what stands on them goes along.
  [
    /^((?:make|create|add|put|place) (?:a|an|one|two|three|\d+|another) (?:cop(?:y|ies)|duplicates?|clones?) of (?:the [\w ]+?|it)) with (?=everything on it\b)/gi,
    '$1 and ',
  ],
  [
    /^((?:swap|exchange|switch) .+? (?:and|with|for) the [\w ]+?) and (?:the [\w ]+?|what is|everything|whatever is) on (?:it|top)(?: of it)?$/gi,
    '$1',
  ],
  // "And what is on it should follow": it does.
  [
    /(?:,? (?:and|but|so)|,) (?:(?:its|the|all the) (?:top )?(?:stuff|things|contents?|items|objects)(?: on (?:it|top))?|(?:everything|all|what|whatever)(?: that)? (?:is )?on (?:it|top)) (?:should|must|has to|have to|needs? to) (?:follow|move|come|go|stay|be moved)(?: along| with it| on (?:it|top)| too)*$/gi,
    '',
  ],
  // "A wall on the right with the door in it": the door, that is there.
  [
    /^((?:add|create|build|put up|make|put|place) an? (?:(?! with ).)+?),? with (the [\w ]+?) (in|on|under|behind|beside|next to|in front of|inside) it$/gi,
    '$1. put $2 $3 it',
  ],
  [
    /^((?:swap|exchange|switch) .+? (?:and|with) .+?),? (?:(?:along|together) with|including(?! .*\b(?:chair|stool|seat|bench))) (?:the|its|everything|what)\b.*$/gi,
    '$1',
  ],
  // What stands on a thing goes along as it is.
  [
    /^((?:move|push|pull|shift|slide|bring|put|place) (?:each|every|all|both)\b.+?),? (?:together |along )?with (?:what|whatever|everything|all)(?: that)? (?:is|stands|lies|sits) on (?:it|them|top)$/gi,
    '$1',
  ],
  [
    /,? (?:while )?(?:keeping|leaving) (?:it|them|everything) (?:on|in|at|where) (?:its|their|the|it|they)\b[\w ]*$/gi,
    '',
  ],
  [
    /^(rotate|turn|spin) ((?:(?:the|all|both|every)\b[\w ]+?|(?:[a-z]+ ){1,2}\d+)) (by -?\d[\d.]* degrees?|around) with (their|its) ((?!back)[\w ]+)$/gi,
    '$1 $2 and $4 $5 $3',
  ],
  // "Make the table higher and move what is on it along": it goes along by itself.
  [
    /,? (?:and|but) (?:take|bring|move|carry|keep|raise|lower) (?:everything|all|what|whatever)(?: that)? (?:is|stands|lies|sits) on (?:it|them|top)(?: of (?:it|them))? (?:along(?: with (?:it|them))?|with (?:it|them)|too|as well)$/gi,
    '',
  ],
  // "Move the table to the window and take its stools along".
  [
    /^(move|push|pull|put|place|bring|slide|shift|take|turn|rotate|raise|lower|lift|drag|get) (it|them|(?:the )?(?:\w+ ){0,2}?\w+) ((?:by |to |into |in |on |onto |towards |against |next |beside |behind |under |between |away |closer |up|down|left|right|forward|back|\d).*?),? (?:and|but) (?:take|bring|move|carry|drag|pull|push|turn|put) ((?:its|their|the|all|both|everything) ?[\w ]*?) (?:along(?: with (?:it|them))?|with (?:it|them)|too|as well)$/gi,
    '$1 $2 and $4 $3',
  ],
  // "Put the stand with the TV on it against the wall": both.
  [
    /^(move|push|pull|put|place|bring|slide|shift|set|turn|rotate) (the (?:[\w]+ )?[\w]+) (?:together |along )?with (the (?:(?!long|short|front|back|left|right|top)[\w]+ )?(?!back\b|front\b|side\b|top\b|head\b|face\b|legs?\b|end\b|door\b)[\w]+)(?: (?:on|in) (?:it|top))? ((?:to|into|towards|against|next to|beside|in front of|behind|on|onto|in|under|between|by|closer|\d).+)$/gi,
    '$1 $2 and $3 $4',
  ],
  // "To the middle of the room with its stools": they go along.
  [
    /^(move|push|pull|put|place|bring|slide|shift) (the [\w ]+?) ((?:to|into|towards|against|next to|beside|in front of|behind) .+?) (?:together |along )?with (its|their|all its) ((?!back|front|side|long|short|top)[a-z]+)$/gi,
    (_all, verb: string, what: string, where: string, whose: string, things: string) =>
      `${verb} ${what} and ${whose.replace(/^all /, '')} ${things} ${where}`,
  ],
  [
    /\b(?:and|with|along with|including) everything (?:that |which )?(?:belongs|belonging) to (it|them)\b/gi,
    'and everything on $1',
  ],
  // "Swap desk A and desk C including their chairs": the chairs at them, too.
  [
    /^(?:swap|exchange|switch|trade) (?:the (?:positions|places) of )?(.+?) (?:and|with) (.+?),? (?:(?:including|along with|together with) (?:their|the)|with their) ([a-z]+?)s$/gi,
    'swap the $3 at $1 and the $3 at $2. swap $1 and $2',
  ],
  [
    /^(?:remove|take|pull|move) the (chairs|stools) (?:away )?from (?:the|their) [\w ]+? and (line|put|place|move|arrange|stack) them (?=\w)/gi,
    '$2 the $1 ',
  ],
]
