import { COLOR_WORDS } from '../words/colors.ts'
import { COMPARATIVE_OF } from '../words/sizes.ts'
import { type Rule, SCENES } from './rules.ts'

/** What is not as it should be, and the orders that mend it: "the lamp is too close to the wall". */
export const COMPLAINTS: Rule[] = [
  [/^there (?:is|are) (?:an?|one) ([a-z]+) too many: the ([a-z]+) one$/gi, 'delete the $2 $1'],
  [
    /^(?:we|i) (?:only|just) need (?:one|two|three|four|five|\d+) ([a-z]+s?)[,;.:] (?:so )?(?=(?:remove|delete|hide|take away|get rid of|lose) )/gi,
    'there are too many $1. ',
  ],
  [/\btoo (?:bulky|massive|clunky|hefty|chunky)\b/gi, 'too big'],
  [
    /^((?:the|that|this) [\w ]+?) (?:looks?|is|are|seems?) (?:a (?:bit|little) |really |so |very |quite )?(?:tiny|minuscule|puny)$/gi,
    'make $1 bigger',
  ],
  [
    /^((?:the|that|this) [\w ]+?) (?:looks?|is|are|seems?) (?:a (?:bit|little) |really |so |very |quite )?(?:huge|gigantic|enormous|massive|oversized)$/gi,
    'make $1 smaller',
  ],
  [/^(?:tone down|mute|subdue) (the [\w ]+|it|them)$/gi, 'make $1 darker'],
  // "That curtain is hideous, get me a blue one".
  [
    new RegExp(
      `^(?:that|the|this|those|these) ([\\w ]+?) (?:is|are|looks?) (?:so |too |really |just )*(?:hideous|ugly|awful|terrible|horrible|boring|dull|outdated|old|dirty)[,;.] (?:get|give|find|bring|show|add|make) (?:me |us )?an? ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) one(?: instead)?$`,
      'gi',
    ),
    'make the $1 $2',
  ],
  [
    /^(the [\w ]+?|they|these) (?:are|do) not (?:all )?(?:have )?the same (size|height|width|color)[,.;] (?:please )?(?:fix|change|correct|solve) (?:it|that|this|them)$/gi,
    'make $1 the same $2',
  ],
  [/^(the [\w ]+?) is (?:still )?(?:facing|pointing|looking) away from (the [\w ]+)$/gi, 'turn $1 to face $2'],
  [
    /^one (?:of the )?(\w+?)s? (?:is|has|comes in|is in) (?:an? )?(?:different|another|other|the wrong) colou?r[,.;] (?:please )?(?:fix|correct|change|mend) (?:it|that|this)$/gi,
    'make the odd $1 match the others',
  ],
  // "The fern blocks the corner, put it somewhere else": why, and then what to do.
  [
    /^(the [\w ]+?|it|they) (?:is |are )?(?:blocks?|blocking|hides?|hiding|covers?|covering|takes? up|taking up|obscures?|obscuring|clutters?|crowds?) (?:up )?(?:the|my|our|too|so|half)\b[^,.;]*[,.;] (?:so |please |and )*(?=(?:move|put|place|take|shift|push|pull|make|turn|hide|delete|remove|get|bring) (?:it|them)\b)/gi,
    '$1. ',
  ],
  [/^(.+? (?:has|have|is|are) (?:no|not) .+?) (?:so far|yet)$/gi, '$1'],
  [
    /^i (?:keep|am always|always|constantly|am constantly|keep on) (?:bump(?:ing)? into|tripp?(?:ing)? over|walk(?:ing)? into|runn?(?:ing)? into|stumbl(?:e|ing) over|hitt?(?:ing)?) (the [\w ]+)$/gi,
    'move $1 out of the way',
  ],
  [
    /^(?:the |a )?(?:person|people|guy|man|woman|girl|boy|one|colleague|worker|student|guest|guests) (?:at|on|in|by) ((?:the )?[\w ]+?) (?:needs?|wants?|would like|could use|lacks?) (.+)$/gi,
    'add $2 next to $1',
  ],
  [
    /^(it|they|the [\w ]+?) (?:should|must|has to|have to|needs to|need to) match (?:the (?:others?|rest)|everything else|the other [a-z]+)$/gi,
    'make $1 match the others',
  ],
  [
    /^(.+?) (?:is|are|stands?|stand) (?:way |much |far |bit |a bit |a little )*too close(?: together| to each other)?[,;.] (?:so |please )*(?:spread|move|push|pull|space|put|place) (?:it|them|everything|all of them)(?: all)? (?:out|apart|further apart)(?: a bit| more| a little)?$/gi,
    'spread $1 out more',
  ],
  [
    /^(.+? )(?:is|are|stands?|hangs?|sits?) (?:on the wrong side|in the wrong (?:place|spot|corner|position)|wrong|misplaced|not where (?:it|they) (?:belongs?|should be))[,;.] (?:so |please )*(?=(?:move|put|place|bring|take|push|pull|turn) (?:it|them)\b)/gi,
    '$1. ',
  ],
  // "The ball should not be so big".
  [
    /^(the [\w ]+?|it|they|these|those) (?:should|must|need|needs?|may|ought) not (?:to )?(?:be|look|stand|hang) (?:so|that|this|quite so|as|too) (\w+)$/gi,
    (whole, what: string, word: string) =>
      Object.hasOwn(COMPARATIVE_OF, word.toLowerCase())
        ? `make ${what} ${COMPARATIVE_OF[word.toLowerCase()].less}`
        : whole,
  ],
  [
    /\b(it|they|the [\w ]+?) (is|are) too ([a-z]+) and (?:also |too |way too )*([a-z]+)$/gi,
    '$1 $2 too $3. $1 $2 too $4',
  ],
  [
    /^(the [\w ]+?|my [\w ]+?|it|they|[a-z]+ [a-z\d]) (?:wobbles?|squeaks?|creaks?|leaks?|smells?|shakes?|rattles?|stinks?|flickers?|hums?|drips?|wiggles?)(?: a bit| a little| a lot| too much)?[,;.] (?:so |please )*(?=(?:throw|move|put|take|replace|delete|remove|fix|get|bring|turn|swap) )/gi,
    '$1. ',
  ],
  // "One of the chairs does not match, can you fix that?"
  [
    /^one (?:of the )?(\w+?)s? (?:does not|is not) (?:match|fit in|match the (?:others?|rest)|go with the (?:others?|rest)|matching|like the (?:others?|rest))(?:[,.;] (?:please |can you |could you |so )*(?:fix|correct|change|mend|make) (?:it|that|this)(?: match)?)?$/gi,
    'make the odd $1 match the others',
  ],
  // "The chairs are all over the place": back to the table; else in a row.
  [
    /^(the [\w ]+?s) (?:are|stand|lie) (?:all over the place|everywhere|a (?:complete |total )?mess|messy|scattered(?: around| everywhere)?|in disarray|in disorder|untidy)(?:[,.;] (?:please |can you |could you |so )*(?:fix|tidy|sort|correct|clean|arrange|order|line) (?:it|that|this|them)(?: up| out)?)?$/gi,
    (_all, what: string) =>
      /\b(?:chairs|stools|seats)$/i.test(what) ? `put ${what} around the table` : `line up ${what}`,
  ],
  [
    /^((?:push|pull|move|shift|slide|bring) (?:it|them|the [\w ]+?)) (?:back |away |further |a bit |in |more )*from the edges?(?: of the [\w ]*?(?:table|desk|counter|shelf|stand|dresser|sideboard))?$/gi,
    (_all, what: string) => `put ${what.replace(/^\w+ /, '')} in the middle`,
  ],
  // "The mug is about to fall, push it back": why, and then what to do.
  [
    /^(the [\w ]+?|it) (?:is about to|is going to|will|might|may|could|is gonna) (?:fall|tip|drop|topple|roll|slide)(?: over| off| down)?(?: soon| any moment)?[,;.] (?:so |please |can you |could you )*(?=(?:move|put|place|take|shift|push|pull|make|turn|get|bring) (?:it|them)\b)/gi,
    '$1. ',
  ],
  // "The fridge door should face the table": it faces where its door is.
  [
    /(?:^|\bthe )((?:fridge|oven|stove|cabinet|wardrobe|cupboard|washing machine|house|car|tv|monitor|screen|laptop|sofa|chair|armchair|bookshelf)(?: \d+)?)(?: ?'s)? (?:door|doors|front|front side|opening|screen) (?=(?:should|must|needs to|has to) (?:be )?(?:fac|point|look)\w*)/gi,
    'the $1 ',
  ],
  // "One armchair is not enough": one more.
  [
    /^(?:just |only )?(?:one|two|three|a|an|a single) ([a-z]+(?: [a-z]+)?) (?:is|are) (?:not (?:really )?enough|too few|too little)(?: here| for (?:the|this|our|my|us)[\w ]*)?$/gi,
    (_all, what: string) => `add another ${what.replace(/s$/, '')}`,
  ],
  // "The sofa is blocking the lamp", where no more is said.
  [
    /(?<![\s\S])(the [\w ]+?) (?:is |are )?(?:blocks?|blocking|obstructs?|obstructing) (the (?!way\b|view\b|whole\b|entire\b)[\w ]+)(?![\s\S])/gi,
    '$1 is in the way of $2',
  ],
  // "Trees are boring": those that are there.
  [
    /^(?!(?:there|these|those|they|we|all|both|which|what|how|things|some|who|where)\b)([a-z]+s) (?:are|look|seem|feel) (?=(?:so |too |a bit |bit |way |very |rather )*(?:boring|dull|ugly|plain|small|big|large|tall|short|dark|bright|high|low|close|far)\b)/gi,
    'the $1 are ',
  ],
  // "It's a little dark over by the desk".
  [
    /^(?:it is|it looks|it gets) (?:getting |becoming |a (?:bit|little) |bit |so |too |very |rather |quite |pretty |really |awfully |terribly |far |way |much )*(?:dark|gloomy|dim) (?:(?:over|around|back|there) )*(?:by|near|at|next to|beside|over|under|behind) (the [\w ]+)$/gi,
    'add a lamp next to $1',
  ],
  [
    /^(?:it is|it looks|it gets) (?:getting |becoming |a bit |so |too |very |rather |quite )*(dark|gloomy|dim|bright|glaring) (?:in|inside|outside|around) (?:here|the [a-z]+|this [a-z]+)$/gi,
    (_all, how: string) => `make the scene ${/bright|glaring/i.test(how) ? 'darker' : 'brighter'}`,
  ],
  [
    /\b(is|are) (?:hanging|standing|sitting|lying|placed|mounted) (?=(?:way |far |much |a bit |a little |bit )*too (?:low|high|close|far|near)\b)/gi,
    '$1 ',
  ],
  [/^(?:that|this) ([a-z]+) (?=(?:is|looks|hangs|seems) (?:way |far |much |a bit |bit )*too )/gi, 'the $1 '],
  [
    /^(?:that|this|it) is (?:a bit |bit |way |much |far )*too (?:close|tight|narrow|crowded|cramped)[,;.] (?=(?:a bit |bit |a little )?more (?:space|room|distance|air) )/gi,
    '',
  ],
  [/^(?:that|this|it) is (?:a bit |bit |way |much |far )?too close(?: now)?$/gi, 'not that close'],
  [
    /^make (.+?) (?:look |appear )?(?:bit |a bit |slightly )?(?:more |less )?(?:different from|unlike|alike to) (?:each other|one another)$/gi,
    'make $1 different sizes',
  ],
  [
    /^there is (?:far |much |way )?(too little|not enough|too much) (?:space|room|distance) (?:left )?between (.+)$/gi,
    (_all, much: string, what: string) => `move ${what} ${/much/i.test(much) ? 'closer together' : 'further apart'}`,
  ],
  [
    /^there (?:are|is) (?:not enough|too few|hardly any) (\w+s) (at|on|in|around|by|for|next to|near) (.+)$/gi,
    'add two more $1 $2 $3',
  ],
  [
    /^(the [\w ]+?) (?:hangs?|is|are|stands?|looks?) (?:a bit |slightly |all )?(?:crooked|askew|tilted|lopsided|slanted)[,.;] (?:please )?(?:fix|straighten|correct|mend) (?:it|that|them)(?: out)?$/gi,
    'straighten $1',
  ],
  [
    /^there (?:is|seems to be) something wrong with (the [\w ]+?)[,.;:] it (?:is|looks|seems) (?:way |much |far |a bit |bit )?too (\w+)$/gi,
    '$1 is too $2',
  ],
  [/\btoo (\w+) for (?:the |my |our |a )?\w+ to \w+(?=$|[,.;])/gi, 'too $1'],
  [
    /\btoo (low|high|short|tall|narrow|wide|long|small|big|large|thin|thick) for (?:the|this|that|my|our) [\w ]+$/gi,
    'too $1',
  ],
  [
    /\btoo (\w+) to (?:fit|pass|get (?:in|out|through)|be (?:seen|used|reached)|see|reach|use|work|park)\b(?: [a-z]+){0,3}(?=$|[,.;])/gi,
    'too $1',
  ],
  // "Isn't the pond a bit small?"
  [
    /^(?:is|are) not (the [\w ]+?|it|they|this|that) (?:(?:a (?:bit|little|tad|touch)|rather|quite|somewhat|kind of|way|much|far) )*(?:too )?(\w+)\??$/gi,
    (whole, what: string, word: string) =>
      Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? `${what} is too ${word}` : whole,
  ],
  // "The table is a tad low": too low.
  [
    /^((?:the|my|our|this|that|both|all) [\w ]+?|it|they|this|that) (is|are|looks?|seems?|feels?|hangs?|sits?|stands?) (?:still |just )?(?:a )?(?:bit|tad|touch|little bit|little|slightly|rather|kind of|quite|pretty|somewhat|very|really|awfully|terribly) (?:on the (?=\w+ side))?(\w+)(?: side)?(?=$|[,;.])/gi,
    (whole, what: string, verb: string, word: string) =>
      Object.hasOwn(COMPARATIVE_OF, word.toLowerCase())
        ? `${what} ${/^(?:is|are|looks?|seems?)$/i.test(verb) ? verb : 'is'} too ${word}`
        : whole,
  ],
  [
    // Only where nothing follows: "the plant needs more light, put it by the window" gives the reason.
    /(?<![\s\S])(the [\w ]+?|it|they) (?:needs?|could use|lacks?|(?:does|do) not (?:get|have) enough) (?:more |some |a bit more )?light(?![\s\S])/gi,
    'add a light above $1',
  ],
  [
    /^(the (?!sofas?\b)[\w ]*?camera) (?:is|are) (?:way |much |far |bit |a bit |a little )?too far(?: away)?$/gi,
    'move $1 closer',
  ],
  [
    /^((?:the|these|those|my) [\w ]+?) (?:look|are|seem) (?:way |much |far |a bit |bit |all |so )?(?:too )?(?:much )?(?:alike|similar|uniform|the same)[,;.] (?:please )?(?:vary|change) (?:their|its) (size|colou?r|height)s?$/gi,
    'make $1 different $2s',
  ],
  [
    /^(the [\w ]+?|it) does not (?:match|fit|go with)(?: in)?(?: with)?(?: the (?:others?|rest)(?: of them)?)?[,.;] (?:so )?(?:please )?(?:fix|change|correct|solve|mend) (?:that|it|this)$/gi,
    'make $1 match the others',
  ],
  [
    /^(?:one|an?) ([a-z]+) is missing (at|on|in|from|by|next to) (.+)$/gi,
    (_all, what: string, at: string, where: string) => `add a ${what} ${at === 'from' ? 'at' : at} ${where}`,
  ],
  [
    /^(?:the )?(?:guests?|people|visitors|persons|those|someone|customers) (?:at|by|around) (the [\w ]+?) (?:have|has) (?:nowhere|no place|nothing|no chairs?|no seats?)(?: to sit)?(?: on| down)?$/gi,
    'add two chairs at $1',
  ],
  [/^there is no (\w+(?: \w+)?) (by|next to|beside|near|at|on|in front of|behind) (the .+)$/gi, 'add a $1 $2 $3'],
  [
    /^i (?:can not|can hardly|do not|could not) (?:really )?reach (the [\w ]+?)[,.;] (?:because )?it is (?:way |much |far )?too high$/gi,
    'make $1 lower',
  ],
  [/^where (?:did|have) (?:i|we) (?:put|leave|left|placed?) (.+)$/gi, 'where is $1'],
  [/^(?:and |but )?now,? (?=(?:it|they|that|the [a-z]+(?: [a-z]+)?) (?:is|are|looks?)\b)/gi, ''],
  [
    new RegExp(
      `^(?:the |this |my |our )?(?:${SCENES}) (?:needs|could use|lacks|is missing|wants|could do with) (?=(?:an?|some|more|another|two|three|\\d+) )`,
      'gi',
    ),
    'add ',
  ],
  // "The baby needs somewhere to sleep": whoever that is.
  [
    /^(?:the |my |our |her |his |their )?(?:baby|babies|kids?|child|children|guests?|visitors?|customers?|clients?|singer|band|teacher|students?|pupils?|boss|team|family|people|cat|dog|staff|audience|players?|workers?|cook|chef|driver|user|tenant|grandma|grandpa|mother|father|mom|dad|girl|boy|lady|man|woman) (?:needs?|wants?|could use|lacks?|would like|must have|should have|deserves?) (?=(?:an?|some|more|another|two|three|\d+|somewhere) [^,;.]*$)/gi,
    'add ',
  ],
  // "The wall behind the counter could use a picture".
  [
    /^((?:the|this|that) (?:[a-z]+ )?wall(?: (?:behind|above|over|next to|opposite|beside|by) the [\w ]+?)?) (?:could use|needs|wants|is missing|lacks|could do with) (an? [\w ]+)$/gi,
    'hang $2 on $1',
  ],
  // "Table 2 has no ketchup": what one puts on tables and shelves is missing there.
  [
    /^(?!(?:which|what|list|does|do|if|every|each|any)\b)((?:the )?(?:[\w]+ ){0,2}?(?:tables?|desks?|shel(?:f|ves)|counter|bar|nightstand|dresser|sideboard|bed|sofa)(?: \w+)?) (?:has|have) no ([a-z]+(?: [a-z]+)?)(?: (?:yet|on it|on them))?$/gi,
    'put a $2 on $1',
  ],
  // "The kitchen is too white, paint the walls green": why, and then what to do.
  [
    new RegExp(
      `^(?:the|this|my|our) (?:${SCENES}) (?:is|looks|feels|seems) [^,;.]*[,;.] (?:so )?(?:please )?(?=(?:paint|make|move|put|turn|take|add|delete|remove|place|color|hide|lower|raise) (?:the|all|every|an?|some) )`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:it|this|there|the (?:${SCENES})) (?:is|are) (?:still )?missing (?=(?:an?|some|two|three) [a-z]+(?: [a-z]+)?$)`,
      'gi',
    ),
    'add ',
  ],
  [
    /^(the [a-z]+(?: [a-z]+)?) (?:is|are) (?:still )?missing (?=(?:an?|some|two|three) [a-z]+(?: [a-z]+)?$)/gi,
    'give $1 ',
  ],
  [/\b(vase|pot) (?:with|full of) (?:some |fresh )?flowers\b/gi, '$1 with three flowers'],
  [/^(give .+?) (an? (?:[a-z]+ )?(vase|pot)) with (three flowers)$/gi, '$1 $2. put $4 in the $3'],
  [/^add (?:some|a bit of|more) (?:green|greenery|green stuff)$/gi, 'add a plant'],
  [/^(.+?) (?:should|must|needs to|has to) be surrounded (?:by|with) (.+)$/gi, 'surround $1 with $2'],
  // "The apple rolled off the table": it belongs there.
  [
    /^(the [\w ]+?|it) (?:has |just |has just )?(?:rolled|fell|fallen|dropped|slipped|slid|tipped) (?:off|down from|from)(?: of)? (the [\w ]+)$/gi,
    'put $1 on $2',
  ],
  // "The pan is too big for the pot, shrink it to the same diameter".
  [
    /^(the [\w ]+?|it) (?:is|are|looks?) (?:way |much |far |bit |a bit |a little )?too (?:big|large|wide|small|narrow) for (the [\w ]+?)[,.;] (?:so )?(?:please )?(?:shrink|scale|make|resize|enlarge|widen|get) (?:it|them|that) (?:to |have )?(?:the same|an equal) (?:diameter|width)$/gi,
    'make $1 as wide as $2',
  ],
  [
    /^(the [\w ]+?|it) (?:is|are|looks?) (?:way |much |far |bit |a bit |a little )?too (?:big|large|small) for (the [\w ]+?)[,.;] (?:so )?(?:please )?(?:shrink|scale|make|resize|enlarge|get) (?:it|them|that) (?:to |have )?(?:the same|an equal) size$/gi,
    'make $1 the same size as $2',
  ],
  [
    /^(the (?:\w+ )?\w+s) (?:do not|are not|does not) (?:really )?(?:match|matching|fit together|go together)(?: each other)?$/gi,
    'make $1 the same color',
  ],
  // "The monitor is sinking into the desk": it belongs on it.
  [
    /^(the [\w ]+?|it) (?:is |seems to be |has )?(?:half |partly |a bit |a little |slightly )?(?:sinking|sunk|sinks|stuck|sticking|sticks|buried|embedded|merged|cutting|cuts|clipping|clips|(?<=is )going|disappearing|disappears) (?:into|in|through|inside|with) (the (?!ground|floor|wall|air|middle|cent)[\w ]+)$/gi,
    'put $1 on $2',
  ],
  [
    /^(?:clean up|fix|deal with|sort out) (?:the |all |all the )?(floating|sunk|overlapping) (?:stuff|things|objects|ones|parts)$/gi,
    'fix everything that is $1',
  ],
  [
    /^there (?:is|are) (?:way |far )?(?:too much|too many|so much|so many|a lot of|lots of) (?:stuff|things|junk|clutter|objects) (on|in|under|around) (the [\w ]+?)[,;.] (?:please )?(?:get rid of|remove|delete|clear|throw out|take away) (?:it|them|that|it all|all of it|some of it)$/gi,
    'delete everything $1 $2',
  ],
  [/^(?:no,? |but )?not (?:that|so|too|as|quite so) (?:close|near)$/gi, 'a bit further away'],
  [/^(?:no,? |but )?not (?:that|so|too|as|quite so) far(?: away)?$/gi, 'a bit closer'],
  [
    /^(?:no,? )?not (?:that|so|too|as|quite so) (\w+)$/gi,
    (whole, word) => {
      const by = Object.hasOwn(COMPARATIVE_OF, word.toLowerCase()) ? COMPARATIVE_OF[word.toLowerCase()] : undefined
      return by ? `make it ${by.less}` : whole
    },
  ],
  [
    /^it would be (?:nice|great|good|cool|better|lovely|nicer) if (the [\w ]+?|all [\w ]+?|both [\w ]+?|every [\w ]+?|it|they) (?:was|were|could be|is|are|stood|sat|lay) (.+)$/gi,
    (_m, what, how) => `${what} should be ${how.replace(/ and (?:sat|stood|lay|was|were|is) /gi, ' and ')}`,
  ],
  [
    /^(the [\w ]+?) (?:does|do|is|are) not (?:line up|aligned|lined up|in line|centered|flush) (?:with|to|on) (the [\w ]+)$/gi,
    'align $1 with $2',
  ],
  [
    /^(the .+?),? (?:they )?(?:do not line up|are not (?:aligned|lined up|straight)|are crooked|are out of line)(?:[,.;] (?:please )?(?:fix|correct|change|solve)(?: that| it| this| them)?)?$/gi,
    'line up $1',
  ],
  [
    /^i do not (?:really )?like (?:where|how|what|that) (the .+?) (?:is|are|stands?|looks?)(?: like)?[,.;] (?:so )?/gi,
    '$1. ',
  ],
  [
    /^(the .+?),? (?:they )?(?:are|is) not in (?:a |one )?(?:line|row)[,.;] (?:please )?(?:fix|correct|change) (?:that|it|this)$/gi,
    'line up $1',
  ],
  [
    /^(?:that is |it is )?(?:way |much |far )*too (long|tall|wide|high|deep|big|short|small),? (?:make it |so )?(\d[\w. ]*)$/gi,
    'make it $2 $1',
  ],
  [
    /^(.+?) (?:is|are|stands?|sits?) (?:way |much |far |bit |a bit |a little |still )*too (?:close|near) to (?!the edge$)(.+)$/gi,
    'move $1 away from $2',
  ],
  [
    /^(.+?) (?:is|are|stands?|sits?) (?:way |much |bit |a bit |a little |still )*too far (?:away )?from (.+)$/gi,
    'move $1 closer to $2',
  ],
  [/^(.+?) (?:is|are|stands?) (?:way |much |far |very |so )*(?:too )?close to the edge$/gi, '$1 stood by an edge'],
  [
    /^(?:there is|we have|i have|you have|they have) (?:nowhere|no place|nothing|no room) to (?:sit|sit down|sit on)\b/gi,
    'add a chair',
  ],
  [/^there is (?:nowhere|no place|nothing) to (?:sleep|lie|lie down)\b/gi, 'add a bed'],
  [/^give (it|them|the .+?) (?:some |a bit of )?company(?=[.!]|$)/gi, 'duplicate $1'],
  [/^(?:it|they|the .+?) (?:needs|need|could use) (?:some )?company$/gi, 'duplicate it'],
  [
    /^(?:nobody|no one) (?:needs|wants|likes|uses) (?!to\b)([^,]+?)(?: any ?more)?(?:[,;]? (?:so |and )?(?:please )?(?:get rid of|remove|delete|throw (?:out|away)|toss|take away) (?:it|them))?$/gi,
    'delete $1',
  ],
  [/^i (?:can not|can hardly|do not) (?:really )?see (the .+?)(?: from [^,;.]+)?[,;.] (?:so )?/gi, '$1. '],
  // "Everything is so grey. Add some colour": what is wrong with it, and no wish to have it so.
  [
    new RegExp(
      `^(.+?) (?:is|are|looks?|feels?) (?:all |just )?(?:so|too|very|awfully|terribly) (?:${COLOR_WORDS.join('|')})(?=$|[,;.!])`,
      'gi',
    ),
    '$1 is boring',
  ],
  [/^(?:everything|it|it all|all of it|the (?:room|place|scene)) is boring[,;.!] (?:so )?(?=\w)/gi, ''],
  [
    /^(.+?) (?:is|are|looks?) (?:so |too |bit |very |rather |quite )*(?:boring|dull|ugly|plain|bland|sad)[,;.] (?:so )?/gi,
    (_all, what: string) => `${what.replace(/^(?:that|this) (?=\w)/i, 'the ')}. `,
  ],
  [
    /^(?:something|some things?|a thing) (?:is|are) (floating|overlapping|sunk)[,;.]? (?:and )?(?:fix|solve|repair|correct|change) (?:that|it|this)$/gi,
    'fix everything that is $1',
  ],
  [
    /\bfix (?:everything|all|what|whatever|the things?) (?:that |which )?(?:is|are) (floating|sunk)\b/gi,
    'put everything that is $1 on the ground',
  ],
  [
    /^there (?:is|are) (?:not enough|too little|no|hardly any) light(?:s|ing)? (?:near|next to|at|by|around|beside) (.+)$/gi,
    'add a lamp next to $1',
  ],
  [/^(.+?) should not (?:be|stand|sit) (?:so |that |too |this )?(?:close|near) to the edge$/gi, '$1 stood by an edge'],
  [/^(.+?) should not (?:be|stand|sit) (?:so|that|too|this) (?:close|near) to (.+)$/gi, 'move $1 away from $2'],
  [/^(.+?) should not (?:be|stand|sit|lie) on (.+)$/gi, 'move $1 off $2'],
  [
    /^(?:that is |it is |this is )?(?:way |much |far |bit |a bit )*too [\w-]+(?: now)?,? (?:please )?(?:go back|put it back|change it back|as before|back)$/gi,
    'undo',
  ],
  [
    /^(?:there is )?(?:something|some thing)(?: is)? wrong with (.+?)[,;.:] ?(?:it|they) (?:is|are) (floating|sunk|overlapping)(?: in the air)?$/gi,
    '$1 is $2',
  ],
  [
    /^(the [\w-]+(?: [\w-]+)?) (?:is|are) (?:still )?(?:floating|hovering|hanging)(?: in (?:the |mid-?)?air)?$/gi,
    'drop $1',
  ],
  [
    /^i (?:can not|can hardly|do not|could not) (?:really )?(?:see|find) (the [\w-]+(?: [\w-]+)?)(?: any ?more| anywhere)?$/gi,
    'show me $1',
  ],
  [/^there are too many (\w+s)[,;.] (?:so )?(?:remove|delete|take away) (one|two|three|\d+)$/gi, 'delete $2 of the $1'],
  [
    /^(.+?) (?:is|are|stand|stands) (?:bit |way |far |much |a little )*too close(?: together| to each other| to one another)?$/gi,
    'spread $1 out more',
  ],
  [
    /^(.+?) (?:is|are|stand|stands) (?:bit |way |far |much |a little )*too far (?:apart|away from each other)$/gi,
    'move $1 closer together',
  ],
]
