import type { Rule } from './rules.ts'

/** What goes along with a thing: what is on it, another thing, or several as a whole. */
export const CARRYING_ALONG: Rule[] = [
  // "Make a copy of the table with the boxes".
  [
    /^(?:make|create|add) (?:a (?:copy|duplicate|clone)|another copy) of (the [\w ]+?),? (?:together |along )?with (?:the|its) ([\w ]+?)(?: on (?:it|top))?$/gi,
    'duplicate $1 and the $2',
  ],
  // "And raise it so it stays on the desk": it does.
  [
    /,? and (?:raise|lift|lower|move|shift|adjust|keep) (?:it|them)(?: up| down)? so (?:that )?(?:it|they) (?:still )?(?:stays?|stands?|rests?|sits?|remains?|is|are) (?:still )?on (?:top of )?the [\w ]+$/gi,
    '',
  ],
  // "Move the table 3 m back and bring the lantern along".
  [
    /^((?:move|push|pull|shift|slide|drag) (?:the [\w ]+?|it)) ((?:\d|an? |one |half |to the |left|right|back|forward|towards?|away|closer)[^,;.]*?),? and (?:bring|take) (the [\w ]+?)(?: (?:along|too|as well|with (?:it|you|them)))*$/gi,
    '$1 and $3 $2',
  ],
  [
    /^(rotate|turn|spin) (the [\w ]+?) (?:by )?(\d[\d.]* degrees?(?: (?:to the )?(?:left|right|clockwise|counterclockwise))?) and (?:all )?(the [\w ]+?) (?:along )?with (?:it|them)$/gi,
    '$1 $2 and $4 together by $3',
  ],
  // "Rotate the table and the chairs as a whole": about the middle of all of them.
  [
    /^((?:rotate|turn|spin|swivel) .+?),? (?:all )?(?:as (?:a|one) (?:whole|group|unit|set|piece)|as one|as an ensemble|all together|in one piece)\b/gi,
    '$1 together',
  ],
  [
    /^(?:turn|rotate|spin) (the [\w ]+?) around (?:along |together )?with (?:everything|all) on (?:it|top of it)$/gi,
    'rotate $1 and everything on it by 180 degrees',
  ],
  [
    /^(rotate|turn|spin|swivel) (the [\w ]+?|it|them)( (?:by|to|a|\d+|around|clockwise|left|right)\b.*?)? (?:along |together )?with (?:everything|all|what(?:ever)? is) on (?:it|top of it)$/gi,
    '$1 $2 and everything on it$3',
  ],
  [
    /^(move|push|pull|shift|lower|raise|lift|put|place|bring|take|drag|slide|turn|rotate) (the [\w ]+?|it|\w+ \d+) (.+?),? (?:together|along) with (its [\w ]+|the [\w ]+)$/gi,
    '$1 $2 and $4 $3',
  ],
  [/,? (?:and|but) (?:keep|leave) (?:the [\w ]+?|everything|all) on (?:them|it|top)(?: of (?:them|it))?$/gi, ''],
  [/,? (?:including|together with|along with) (?:what|everything|all)(?: that)?(?: is)? on (?:it|them)$/gi, ''],
  [
    /^(move|push|pull|shift|lower|raise|lift|put|place|set|bring|take|drag|slide|swap)\b(.*?),? (?:along |together )?with (?:everything|all(?: things)?|whatever|what)(?: that)?(?: is| stands| lies)? on (?:it|top of it|them)\b/gi,
    '$1$2 laden',
  ],
  [
    /,? (?:along|together) with (?:everything|all|whatever|what)(?: that)?(?: is| stands| lies)? on (?:it|top of it|them)$/gi,
    '',
  ],
]
