import { COLOR_WORDS } from '../words/colors.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { WHAT } from './phrases.ts'
import { plural } from './plural.ts'
import { COUNT, type Rule } from './rules.ts'

/** What goes, what stays and what comes back: "only keep two chairs", "take it away", "I want the drums back". */
export const LEAVING: Rule[] = [
  // Held in place.
  [
    /^(?:the )?(?!what\b|which\b)([\w ]+?) (?:should|must|is|are|shall)(?: to)? (?:be )?not (?:be )?(?:movable|moveable|draggable|editable|selectable)$/gi,
    'lock the $1',
  ],
  [
    /^(?:keep|stop|prevent|hinder) (the [\w ]+?|it|them) from (?:moving|being moved|being changed|changing|shifting|sliding)$/gi,
    'lock $1',
  ],
  [/^take ([a-z]+ (?:\d+|[a-e]\d*)) (?:away|out)$/gi, 'delete $1'],
  // "All but chair 2": of the chairs.
  [
    /\ball (?:but|except(?: for)?) ((?!the\b|one\b)[a-z]+) ([a-w]?\d+|[a-e])\b(?! and| percent|%)/gi,
    (_all, kind: string, number: string) => `all ${plural(kind)} except ${kind} ${number}`,
  ],
  [
    new RegExp(
      `^bring (it|them) back,? but (?:in |all )?(?=(?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})$)`,
      'gi',
    ),
    'bring $1 back. make $1 ',
  ],
  // "Along with its lamp": what stands on a thing goes with it.
  [
    /(?<=^(?:move|push|pull|shift|put|place|bring|take|drag|slide|turn|rotate) the [\w ]+?),? (?:together|along) with (?:its [a-z]*[^s\W]|everything on it|what(?: is|['’]s) on it|whatever(?: is|['’]s) on it)$/gi,
    '',
  ],
  // "Put what's on the shelf onto the desk and vice versa".
  [
    /^(?:put|move|take|bring) (?:what(?:ever)?|everything|all|the things?)(?: ?['’]s| is| that is| stands| lies)? (on|in|under) (.+?) (?:on|onto|in|into|to|under) (.+?),? and (?:vice[- ]versa|the other way (?:a)?round)$/gi,
    'swap everything $1 $2 and everything $1 $3',
  ],
  [/^(?:put|move) (the [\w ]+?) (?:to )?where (the [\w ]+?) (?:is|stands),? and vice[- ]versa$/gi, 'swap $1 and $2'],
  [
    /(?<=^(?:please )?(?:put|move|take|remove|delete|hide|select|copy|bring|swap|group|duplicate|paint|color|lift|raise|lower|rotate|turn|get rid of|throw out) (?:.+ and )?)what(?:ever)?(?: ?['’]s| is| stands| lies| sits) (?=(?:on|in|inside|under|behind|next to|beside|in front of|above) (?:the|it|them|my|that|[a-z]+ [a-z0-9]\b))/gi,
    'everything ',
  ],
  // "Get rid of the clutter on the desks": of what stands there.
  [
    /\b(delete|remove|get rid of|move|hide|take|put|clear|throw out|throw away|bring|group|select) (?:all )?(?:of )?(?:the |that |this )(?:clutter|mess|junk|stuff|rubbish|trash|bits and pieces|odds and ends) (?:that is |which is |lying |sitting )*(?=on (?:the|my|every|each|all|both) )/gi,
    '$1 everything ',
  ],
  // "There's too much stuff here, leave only the cubes": the rest goes.
  [
    /^(?:there (?:is|are) |it is |we have |i have )[^,;.]*?(?:too (?:much|many|crowded|full|busy)|so (?:much|many)|a lot|lots)[^,;.]*[,;.] (?:so )?(?:please )?(?=(?:leave|keep) only |(?:only|just) (?:leave|keep) )/gi,
    '',
  ],
  [
    /^((?:leave|keep) (?:only|just) [^,;.]+)[,;.] (?:and )?(?:delete|remove|get rid of) (?:the rest|everything else|all else|all others?|the others)$/gi,
    '$1',
  ],
  // "Put the tools away": where to was not said.
  [/^(?:please )?(?:put|stow|store) ((?:the|my|our|all|all the) [\w ]+?|it|them) away(?: please)?$/gi, 'put $1'],
  // "Clear the desk, put the stuff in the cabinet": what stands on it, which is not to be deleted.
  [
    /^(?:please )?(?:can you |could you )?(?:clear|empty|tidy|clean)(?: off| up| out)? (the [\w ]+?)(?:,| and| -|\.|\?|;|:)+ (?:and |then |please )*(put|move|place|bring|take|throw) (?:it all|all of it|everything(?: on it| from it)?|the (?:stuff|things|mess|clutter|junk|rest|objects|items)(?: on it| from it)?|all the (?:stuff|things)(?: on it)?|them|it|what(?: is|['’]s) on it) (?=(?:on|onto|in|into|inside|under|next to|beside|behind|to|away)\b)/gi,
    '$2 everything on $1 ',
  ],
  [
    /^(?:please )?(?:bring|get|give(?: me| us)?) back (the [\w ]+?)(?: again| please)*$|^(?:i|we) (?:want|would like|need) (the [\w ]+?) back(?: again| please)*$/gi,
    (_all, a?: string, b?: string) => `bring ${a ?? b} back`,
  ],
  [
    /^(?:clear|empty) (?:the |this )?(?:whole )?(?:room|scene|place) (?:except|but)(?: for)? (.+)$/gi,
    'delete everything except $1',
  ],
  [
    /^(?:exit|leave|end|stop|quit|cancel|turn off|undo)(?: the)? (?:isolation|isolate|solo)(?: mode| view)?$/gi,
    'show everything',
  ],
  [/^show (?:it|them|everything|that) all(?: again)?$|^show all(?: of it| of them)?(?: again)?$/gi, 'show everything'],
  [
    /^keep (the [\w ]+?|it|them) (?:(?:exactly |right )?where (?:it|they) (?:is|are|stands?)|in place)(?:,? (?:no matter what|whatever happens|at all costs|for good|forever|please))*$/gi,
    'lock $1',
  ],
  [/^(?:now )?(?:only|just) (the [\w ]+?),? (?:and )?nothing else(?: please)?$/gi, 'isolate $1'],
  [/\bone ([a-z]+) too many, (?:drop|lose|remove|delete|take away|get rid of) (the (?:one|ones?) .+)$/gi, 'delete $2'],
  // "Only keep two chairs": the others of their kind go.
  [
    /^(?:only keep|keep only|just keep|keep just|leave only|leave just) (one|two|three|four|five|six|\d+) of (?:them|those)$/gi,
    'delete all but $1 of them',
  ],
  [
    new RegExp(
      `^(?:only keep|keep only|just keep|keep just|leave only|leave just|only leave|just leave) (one|${COUNT})(?: of the)? ([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    (_all, count: string, what: string) => `delete all ${/s$/i.test(what) ? what : `${what}s`} but ${count}`,
  ],
  [/^empty (the [\w ]+?) (?:into|in|onto) (the [\w ]+)$/gi, 'put everything on $1 into $2'],
  [
    /^(?:there (?:is|are) )?(?:lots of|so much|too much|all that|a lot of|plenty of) (?:clutter|stuff|things|junk|mess) (on|in|under) (the [\w ]+?)[,;.] (?:so )?(?:please )?(put|move|take|bring) (?:it|them)(?: all)? (.+)$/gi,
    '$3 everything $1 $2 $4',
  ],
  [
    /^((?:make|paint|color|turn|give|move|put) .+?),? (?:and |but )?the [\w ]+? (?:stays?|remains?|keeps?)(?: (?:as (?:it is|they are)|[a-z]+))?$/gi,
    '$1',
  ],
  // "Make the house bigger but keep the car the same size".
  [
    /(?<=^(?:make|paint|color|turn|give|move|put|scale|resize|rotate|shift|push|raise|lower|delete|hide) (?!.*\b(?:all|every|each|everything|both|furniture)\b).+?),? (?:and|but|while) (?:please )?(?:keep|leave|keeping|leaving) (?:the [\w ]+?|everything else|all else|the rest|the others) (?:(?:exactly |just )?(?:as (?:it is|they are|before)|where (?:it is|they are)|unchanged|untouched|alone|in place|the same(?: (?:size|color|place|position|height|way|as before|as now)(?: as it)?)?|at (?:its|their) (?:current |present |own |old )?(?:size|place|color|height)))$/gi,
    '',
  ],
  [
    new RegExp(
      `^(?:do not|don['’]t) (?:touch|move|change|delete|paint|hide|turn) (?:the [\\w ]+?|it|them),? (?:but|just|only|rather|instead) (?=${ORDER_BEGINS})`,
      'gi',
    ),
    '',
  ],
  [/^(?:please )?(?:toss|chuck|dump|ditch|bin|trash|scrap|junk) (it|them)(?: out| away)?(?: please)?$/gi, 'delete $1'],
  [
    /^(?:please )?take (?:(it|them|the [\w ]+?) away|away (it|them|the [\w ]+?))(?: please)?$/gi,
    (_all, a?: string, b?: string) => `delete ${a ?? b}`,
  ],
  // What is to stay is locked.
  [
    new RegExp(
      `^(${WHAT}) (?:should|must|may|can) (?:not|no longer|never) (?:move|be moved)(?: any ?more| again)?$`,
      'gi',
    ),
    'lock $1',
  ],
  // "Keep only the sofa visible", "let only the sofa be visible".
  [
    /^(?:leave|keep|let|have) (?:only|just|nothing but) (the [\w ]+?|it|them) (?:be )?(?:visible|shown|displayed|on screen)$/gi,
    'isolate $1',
  ],
  [/^(?:leave|keep) (the [\w ]+?|it|them) (?:as the )?only (?:thing )?visible$/gi, 'isolate $1'],
  [/^(?:i )?(?:just|only) (?:want|need|would like) to see (?=the |my |all |it\b|them\b)/gi, 'isolate '],
  [/^(?:put|view|show|place) (the [\w ]+?|it|them) in isolation(?: mode)?$/gi, 'isolate $1'],
  [
    /^hide (?:all )?(?:the (?:rest|others?)|everything else|all else)[,;.:]? (?:so (?:that )?)?(?:only|just) (the [\w ]+?|it|them) (?:stays?|remains?|is|are|should be|should stay)(?: left)?(?: visible)?$/gi,
    'isolate $1',
  ],
]
