import { COLOR_WORDS, SHADES } from '../words/colors.ts'
import { gerundOf } from './gerunds.ts'
import { NUMBERS, numberWord } from './numbers.ts'
import { ACROSS, type Rule } from './rules.ts'

const COUNT = `\\d+|${NUMBERS.join('|')}`
const countOf = (word: string): number => numberWord(word.toLowerCase()) ?? Number(word)

/** Without its article. */
const bare = (noun: string): string => noun.replace(/^(?:an?|the) /i, '')

const DOING: Record<string, string> = {
  making: 'make',
  adding: 'add',
  moving: 'move',
  putting: 'put',
  turning: 'turn',
  painting: 'paint',
  deleting: 'delete',
  removing: 'remove',
  placing: 'place',
  coloring: 'color',
  hiding: 'hide',
  rotating: 'rotate',
}

/** Short ways of asking, and questions in other words. */
export const EVERYDAY: Rule[] = [
  [
    /^let (?:me|us) have (it|them|the (?!same\b|scene\b|room\b)[a-z]+(?: [a-z]+)?) (?=(?:on|in|under|behind|beside|next to|by|near|in front of|to the|at|between|against|above) )/gi,
    'put $1 ',
  ],
  [
    /\b(?:get|take|put|move|keep) (it|them|(?:the|all|both|these|those) (?:[a-z]+ )?[a-z]+) out of (?:my |our |the )?(?:sight|view)\b/gi,
    'hide $1',
  ],
  [
    /^(?:(?:how|what) about )?(making|adding|moving|putting|turning|painting|deleting|removing|placing|coloring|hiding|rotating) /gi,
    (_m, doing) => `${DOING[doing.toLowerCase()]} `,
  ],
  [
    /^(?:try|use|let us try|let's try) an? (darker|lighter|bigger|larger|smaller|taller|shorter|wider|shinier|brighter) (\w+)$/gi,
    'make the $2 $1',
  ],
  [
    /^((?:get|bring|add|give|fetch)\b.+?) for the (table|desk|nightstand|dresser|shelf|counter|bookshelf|cabinet)$/gi,
    '$1 on the $2',
  ],
  // Cushions at the ends of a sofa are on it.
  [
    /\b((?:cushion|pillow)s?) (?:at|on|in) (each|both|either) (end|corner)s? of (?=(?:the|my|each|every) (?:\w+ )?(?:sofa|couch|bed|bench)\b)/gi,
    '$1 on $2 $3 of ',
  ],
  [/^nudge ((?!.*\d).+)$/gi, 'move $1 a bit'],
  [
    /(?<!^(?:how|what|which|where|who|is|are)\b.*)(?<=\w) and what(?:ever)? is (on|in|under|around|next to) (it|them)\b/gi,
    ' and everything $1 $2',
  ],
  [
    /\b(?:of|with|in) the same size (next to|beside|on|on top of|behind|in front of|under|to the left of|to the right of) (the [a-z]+(?: [a-z]+)?)(?=$|[,.;]| and)/gi,
    'as big as $2 $1 $2',
  ],
  [/\blay (it|them|the [\w ]+?)(?<!\bface) down(?=$|[,.;]| and)/gi, 'lay $1 on its side'],
  [
    /\b(?:next to|beside|by) (the [a-z]+(?: [a-z]+)?|it),? one (?:of them )?on (?:each|either) side\b/gi,
    'on both sides of $1',
  ],
  [
    /\b(?:all )?along (both|each|either|the|its|each of its|both of its) (long(?:er)? )?(?:sides|edges|(?<=(?:each|either) (?:long(?:er)? )?)(?:side|edge))\b/gi,
    (_all, which: string, long = '') =>
      /each|either/.test(which) ? `on each ${long && 'long '}side` : `on both ${long && 'long '}sides`,
  ],
  [/^restore (it|them|that|the [\w ]+?)$/gi, 'bring $1 back'],
  [/^(remove|delete|hide|erase) (one|two|three)$/gi, '$1 $2 of them'],
  [
    /^(?:that is |it is |now it is |they are |still |way |bit |much |far |a bit |a little )*too (big|large|small|tall|short|wide|narrow|thin|thick|dark|bright|light|high|low|long)$/gi,
    'it is too $1',
  ],
  [/^(surround|encircle|ring) (.+?) by (?=an? |\d+|two|three|four|five|six|seven|eight|ten|twelve)/gi, '$1 $2 with '],
  [/\b(?:to|at) the head of the table\b/gi, 'to the left of the table'],
  [
    /\b(an? (?:[a-z]+ )?camera) above (?:the (?:scene|whole scene)|everything|it all),? (?:that is |which is )?(?:looking|facing|pointing) (?:straight )?down(?:wards?)?\b/gi,
    '$1 at 0, 10, 0 facing down',
  ],
  [/^(?:i am|we are|i'm|there is) missing (?=an? |some )/gi, 'add '],
  [
    /^(?:actually|oh|hm+|wait|no)?,? ?(?:no,? )?leave (?:it|them|that|everything) (?:as|the way|like) (?:it|they) (?:was|were)(?: before)?$/gi,
    'undo',
  ],
  [
    /^(less|more) (shiny|glossy|transparent|reflective|rough|metallic|bright|matte) (?=[a-z])(?!than)([\w ]+)$/gi,
    'make the $3 $1 $2',
  ],
  [/\b(?:make|turn|let|have) (it|them|the .+?) (?:to )?point (?:straight )?down(?:wards?)?\b/gi, 'turn $1 upside down'],
  [/\bby (?:its|their) (?:own )?radius\b/gi, 'by half its width'],
  [/\b(on|in|under|above|behind|beside|next to|in front of|around|near) each(?=$|[,.;])/gi, '$1 each of them'],
  [/\beach of (?:those|these)(?=$|[,.;]| (?:and|too|as)\b)/gi, 'each of them'],
  [/^(?:wha|wat|waht|whta|wht)(?= (?:is|are|colou?r))/gi, 'what'],
  [/^show me what (?:is|there is) /gi, 'what is '],
  [
    /^(how many [\w ]+?) (?:(?:can|do) (?:you|i|we) see|(?:can|do) see|do i have|have i got)(?: here| there)?\??$/gi,
    '$1 are there',
  ],
  // "Replace the white chair with a new one": a chair.
  [/^replace ((?:the|my|this|that) [\w ]*?(\w+)) (?:with|by) (?:a|an) (?:new|fresh) one$/gi, 'replace $1 with a $2'],
  [
    /^what (?:is|are) (it|that|this|they|(?:the|that|this|my) [\w ]+?) (?:called|named)\??$/gi,
    (_all, what: string) => `what is the name of ${/^they$/i.test(what) ? 'them' : what}`,
  ],
  [/^do not (?:move|change|touch) anything(?: else)?,? (?:but|just|only|and) /gi, ''],
  [/^(?:no,? )?not (the [\w ]+?), (?=the )/gi, ''],
  [
    /^((?:hang|put|place|mount|set) (?:it|them|the [\w ]+?) (?:on|at|in|above|over|next to|beside) (?:the|it)\b[\w ]*?) instead of (the (?!other|rest|floor|ground|middle|left|right|front|back|(?:\w+ )?(?:stand|table|desk|shelf|counter|dresser|wall|cabinet|sideboard|corner|nightstand|ceiling)\b)[\w ]+)$/gi,
    '$1. delete $2',
  ],
  [
    /^instead of (the [\w ]+?),? (?:i (?:want|would like|need)|add|put|use|give me|take) (?=an? |the |two |three )/gi,
    'replace $1 with ',
  ],
  [
    /^(?:(?:add|put|place|set|use|have|get|want|give me) )(an? [\w ]+?|two [\w ]+?|three [\w ]+?) instead of (the [\w ]+?)(?: there)?$/gi,
    'replace $2 with $1',
  ],
  [/^(?:the )?same (height|width|depth|size|color) for (all (?:the )?[\w ]+?|the [\w ]+?)$/gi, 'make $2 the same $1'],
  [/\b(?:whatever|whichever|anything that) (?=is |are )/gi, 'everything that '],
  [/\bone (\w+),? one (\w+)$/gi, 'one $1 and one $2'],
  [
    /^(?:now |and now |then )?(?:(all) (?:two|three|four|five|of them)|both(?: of them)?) (?:in |of them )?((?:dark |light )?\w+)$/gi,
    (_m, all, how) => `make ${all ? 'them all' : 'them both'} ${how}`,
  ],
  [/^(?:never ?mind|forget (?:it|that)|scratch that),? (?=undo|\w+ )/gi, ''],
  [/\b((?:the|my|it|them) ?(?:[a-z]+(?: [a-z]+)?)?) (?:itself|themselves)\b/gi, '$1'],
  [
    /^(?:zoom|scale|fit)(?: the)?(?: view)? to (?:fit|extents?|all|everything)$|^(?:zoom|frame) all$|^fit (?:all|everything|the view)$/gi,
    'frame everything',
  ],
  [
    /^(?:move|arrange|place|put|set|rearrange|lay) (?:out )?(.+?) (?:so (?:that )?they|to|such that they) form (?=an? )/gi,
    'arrange $1 in ',
  ],
  [/(?<=\b(?:each|every|all) .+) on (?:a different|another|its own|a separate) (?=\w)/gi, ' on a '],
  [
    /^(?:lower|sink|move|push) (.+?) (?:down )?(?:until|so that) half of it is (?:below|under|in) the (?:ground|floor)$/gi,
    'lower $1 by half its height',
  ],
  [/^give (.+?) the names? (?=\w)/gi, 'rename $1 to '],
  [
    /^(?:line up|align) the (tops|bottoms|left sides|right sides|left edges|right edges|fronts|backs) of (.+)$/gi,
    'align $2 by their $1',
  ],
  [/\bon (?:its|their) (?:flat|upper|top) (?:side|face|surface)\b/gi, 'on it'],
  [/\b(?:to|at|on|onto) opposite (ends|sides) of\b/gi, 'at both $1 of'],
  [
    /^line ((?:the|all|both|these|those|my) .+?|them(?: all)?|everything|these|those) up\b(?! (?:to|against))/gi,
    'line up $1',
  ],
  [/\ball (?:but|except|except for) one(?: of)? ((?:the )?)([a-z]+?)s?$/gi, 'all $1$2s except 1 ones'],
  [
    new RegExp(`\\ball (?:but|except|except for) (${COUNT})(?: of)? ((?:the )?)([a-z]+s)\\b(?! except)`, 'gi'),
    'all $2$3 except $1 ones',
  ],
  [new RegExp(`\\b(all .+?) (?:but|except|except for) (${COUNT})(?: of them)?$`, 'gi'), '$1 except $2 ones'],
  [
    /\b(walls?) at (\d[\d.]* ?(?:cm|m|meters?|metres?|ft|feet))\b(?! (?:from|to|off|left|right|away|apart))/gi,
    '$1 at a height of $2',
  ],
  [
    /\bthe (left|right|back|front|north|south|east|west) wall(,? and .+?) the opposite (?:wall|one)\b/gi,
    (_, side, between) => `the ${side} wall${between} the ${ACROSS[side.toLowerCase()]} wall`,
  ],
  [
    /\b(on|at|to) the (left|right|front|back) (end|side|half|edge|corner) of (the [a-z]+(?: [a-z]+)?) and (.+?) (on|at|to) the (left|right|front|back) (end|side|half|edge|corner)\b(?! of)/gi,
    '$1 the $2 $3 of $4 and $5 $6 the $7 $8 of $4',
  ],
  [
    /\b(?:make|build|create|add) an? (?:snowman|totem(?: pole)?) (?:out of|from|with|of) (?=(?:\d+|two|three|four|five) )(.+)$/gi,
    'add a tower of $1 getting smaller',
  ],
  [
    new RegExp(
      `\\b(${COUNT}) (\\w+s),? (?:with )?(${COUNT}) (?:of them )?(?:on|at|along) (?:each|either) (?:long |longer )?side\\b( of (?:it|the table))?`,
      'gi',
    ),
    (all, n, things, each, whose = '', _at, said) =>
      countOf(n) === 2 * countOf(each)
        ? `${n} ${things} on both sides${/table/i.test(said.split(all)[0]) ? '' : whose}`
        : countOf(n) === 4 * countOf(each)
          ? `${n} ${things}`
          : all,
  ],
  [/,? and (?:let|have|make) them (?:face|look at) (?=it\b|the )/gi, ', facing '],
  [/\b(?:above|over) (?:each other|one another)\b/gi, 'on top of each other'],
  [
    /(?<!^\w+ (?:up )?(?:the|all|these|those|my)\b.*|\b(?:of|from) (?:the|all|these|those|my)\b.*)(?<=\d [\w ]*|(?:two|three|four|five|six|seven|eight|nine|ten) [\w ]*|stack of [\w ]*|tower of [\w ]*|row of [\w ]*),? (?:going |ranging )?from (?:large|big|the largest|the biggest|largest|biggest) to (?:the )?(?:small|smallest|little)\b/gi,
    ', each smaller than the one before',
  ],
  [
    /(?<!^\w+ (?:up )?(?:the|all|these|those|my)\b.*)(?<=\d [\w ]*|(?:two|three|four|five|six|seven|eight|nine|ten) [\w ]*|row of [\w ]*),? (?:going |ranging )?from (?:small|little|the smallest|smallest) to (?:the )?(?:large|big|largest|biggest)\b/gi,
    ', each bigger than the one before',
  ],
  [
    /\b(?:an? |the )?(?:dining|table) set for (two|three|four|five|six|seven|eight|ten|twelve|\d+)(?: people| persons)?\b/gi,
    'a table with $1 chairs around it',
  ],
  [
    /^((?:make|build|create|add|set up) )?(?:an? |the )(?!row|line|stack|tower|circle|grid|pyramid|ring)[a-z][a-z -]{2,30}: (?=(?:an? |one |two |three |four |five |\d+ (?!(?:m|cm|meters?|degrees?)\b)))/gi,
    'add ',
  ],
  [
    /(?<=(?:on|at) (?:each|either) side of (?:it|the [a-z ]+?)),? (?:each |both )(?:of them )?with (an? [\w ]+?)(?=$|[,.;])/gi,
    ', and put $1 on each of them',
  ],
  [
    new RegExp(
      `(^| and |, )(?:an? |some )?(?:nice |lovely |bit )?((?:(?:${Object.keys(SHADES).join('|')}) )?(?:${COLOR_WORDS.join('|')})) for ((?:the|my|all|both|every|each) [\\w ]+?)(?= and |[,.;]|$)`,
      'gi',
    ),
    '$1make $3 $2',
  ],
  [/\b(?:these|those|the following) (?:two|three|four|both|things|ones)?(?: things| ones)?: ?/gi, ''],
  [
    /^(?:set up|put up|put in|bring in|throw in|drop in|pop in) (?=(?:an?|another|some|two|three|four|five|six|\d+) )/gi,
    'add ',
  ],
  [
    /^(?:what|which (?:things?|objects?|ones?)) (?:is |are |still )*(float|overlap|intersect|collid)(?:s|ing|es)?\??$/gi,
    (_all, what: string) => `is anything ${gerundOf(what)}?`,
  ],
  [
    /^(?:what|which (?:things?|objects?|ones?)) (?:is |are )?(?:sunk|sinking|in the ground|below the ground|stuck in the ground)\??$/gi,
    'is anything sunk?',
  ],
  [/^(?:clean up|tidy up|cleanup)[:,] (?=\w)/gi, ''],
  [/^(?:i|we) (?:do not|don't|dont) (?:want|need|wish|like) to see (.+)$/gi, 'hide $1'],
  [
    /^(?:put|place|move|bring) (.+?) (?:together )?with (?:the other|the rest of the|its fellow|the others?) ((?:\w+ )?\w+s)\??$/gi,
    'put $1 next to the other $2',
  ],
  [
    /^(?:i |we )?(?:need|want|would like|add) (?:somewhere|something|a place) (?:to put|for|to place|to keep) (?:my |the |our |a |some )?(?:cup|drinks?|mug|coffee|tea|glass(?:es)?|remote|phone|keys|lamp)s?(?: on)?(?= |$)/gi,
    'add a side table',
  ],
  [
    /^(?:turn|make|change|transform) (?:the (?:room|scene|whole thing|place)|this|it|everything) (?:in)?to (?:an? )?(night|nighttime|night-time|evening|sunset|sunrise|morning|daytime|day|studio)(?: scene| mood| setting| time)?$/gi,
    'make it $1',
  ],
  [/^(?:some )?more ([a-z]+s)$/gi, 'add two more $1'],
  [/\bat the (?:foot|end) of (?=(?:the|my|each|every) (?:\w+ )?bed\b)/gi, 'in front of '],
  [/\bat the head of (?=(?:the|my|each|every) (?:\w+ )?bed\b)/gi, 'behind '],
  [
    /^(?:make(?: sure)?|see to it|ensure)(?: that)? (?:nothing|none of (?:it|them|the \w+)) (?:overlaps?|intersects?|collides?|touches?|is overlapping)(?: (?:anymore|any more|each other))?$/gi,
    'fix the overlaps',
  ],
  [
    /^(?:give me|i want|i would like|let us have|set up|use) (?:an? |some )?(evening|morning|sunset|sunrise|night|day|daylight|studio|warm|cold|cool|soft|golden hour) (?:light|lighting|mood|atmosphere)$/gi,
    'make the light $1',
  ],
  [
    /^which (?:of the )?((?!\w+est\b)[\w ]+?) (?:has|have|carries|holds) ((?:an?|the|no|two) (?!\w+est\b)[\w ]+?)(?: on (?:it|top|them|top of it))?\??$/gi,
    'list every $1 that has $2 on it',
  ],
  [
    new RegExp(
      `^(?:what|which) (?:things? |objects? |else )?(?:is|are) ((?:(?:${Object.keys(SHADES).join('|')}) )?(?:${COLOR_WORDS.join('|')})|transparent|shiny|metallic|glowing|hidden|invisible|locked)\\??$`,
      'gi',
    ),
    'list everything that is $1',
  ],
  [/^what (?:things? )?(?:is|are) made (?:out )?of ([a-z]+)\??$/gi, 'list everything made of $1'],
  [
    /^(align (?!(?:the )?\w+ of ).+?) with the (front|back|left|right|top|bottom)(?: side| edge)? of (the .+)$/gi,
    '$1 with $3 by the $2 edges',
  ],
  [
    new RegExp(
      `\\b(an? (?:[a-z]+ ){0,2}?tables?) for (${COUNT})(?: people| persons| guests)?(?=$|,| and| in| on| at| next)`,
      'gi',
    ),
    (all, table, n) => (/ chairs? /.test(table) ? all : `${table} with ${n} chairs around it`),
  ],
  [/\bagainst the (?:back|rear)(?: side)? of (?=(?:the|my) (?!room|wall)|it\b)/gi, 'with a gap of 0 m behind '],
  [
    /\bagainst the (left|right)(?: hand)?(?: side)? of (?=(?:the|my) (?!room|wall)|it\b)/gi,
    'with a gap of 0 m to the $1 of ',
  ],
  [/\bagainst the front(?: side)? of (?=(?:the|my) (?!room|wall)|it\b)/gi, 'with a gap of 0 m in front of '],
  [
    new RegExp(
      `\\bin (?:different|various|several|varying) (?:shades|tones|tints|hues) of (${COLOR_WORDS.join('|')})\\b`,
      'gi',
    ),
    'from dark $1 to light $1',
  ],
  [
    /\bin (?:different|various|several|varying) (red|orange|yellow|green|blue|purple|pink|brown|gray)s\b/gi,
    'from dark $1 to light $1',
  ],
  [
    /^(make|paint|color|turn) (the [\w ]+?|it|them|both [\w ]+?|all [\w ]+?) (.+?),? with (an? [\w ]+?) on (?:top|it|top of it)$/gi,
    '$1 $2 $3 and put $4 on top',
  ],
  // "A tower from all the cubes, sorted by size", "from large to small": what stands in it stays as large as it is.
  [
    /^(?:build|make|create|form|put together) an? (?:tower|stack|pile) (?:from|out of|with|of|using) ((?:the|these|those|all|my) [\w ]+?),? (?:(?:sorted|ordered|arranged) )?(by (?:size|height|width)|from (?:the )?(?:large|larger|largest|big|bigger|biggest|small|smaller|smallest) to (?:the )?(?:large|larger|largest|big|bigger|biggest|small|smaller|smallest))$/gi,
    (_all, what: string, order: string) =>
      `stack ${what} ${/ small\w* to /i.test(order) ? 'from smallest to largest' : order.startsWith('by') ? order : 'from largest to smallest'}`,
  ],
  [
    /^(?:build|make|create|form|put together) an? (pyramid|tower|stack|row|circle|line|grid|ring) (?:from|out of|with|of|using) (?=the |these |those |all |my )(.+)$/gi,
    'arrange $2 in a $1',
  ],
  [
    /\b(on|onto|at|to|near|by) (the [\w ]+?) ?'s (left|right|front|back)(?:most)? (end|edge|side)\b/gi,
    '$1 the $3 $4 of $2',
  ],
  [
    new RegExp(
      `\\b((?:${COUNT}) (?:more |new |further )?[\\w ]+?s),? (?:with )?one (?=(?:at|in|on|by|under|behind|above|over|beside|next to) (?:each|every) )`,
      'gi',
    ),
    '$1 ',
  ],
  [/\bgive (the [\w ]+?|it|them) (?:an? )?(warmer|cooler|colder|brighter|dimmer|stronger) light\b/gi, 'make $1 $2'],
  [
    /\bshould be (?!called|named|turned|rotated|painted|colored|locked|selected|deleted|removed|lined|stacked|grouped)\w+ed (?=between|next to|in front|on|behind|under|beside|against)/gi,
    'should be ',
  ],
  [
    /^(?:line up|arrange) (the [\w ]+?|them) by (?:their|the) (front|back|left|right)(?: edges?| sides?)$/gi,
    'align $1 by the $2 edges',
  ],
  [/^(?:lower|turn down) (the [\w ]+?'s light|the lights?(?: of the [\w ]+)?)$/gi, 'dim $1'],
  [
    /^(put|place|move|set|turn) (the [\w ]+?) so (?:that )?it faces (the [\w ]+?),? (\d[\d.]* ?(?:m|cm|metres?|meters?)|one met(?:er|re)|half a met(?:er|re)) (?:away )?from it$/gi,
    'put $2 $4 in front of $3 facing $3',
  ],
  [
    /\ban? (?:traffic jam|queue|convoy|procession|parade|chain|string|series|line-up) of (?=\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/gi,
    'a row of ',
  ],
  [
    /^((?:add|make|create|build|put) )?an? chess ?board\b(?: (?:of|with|from) (?:8|eight) ?(?:by|x|×) ?(?:8|eight)(?: (?:squares?|fields?|tiles?))?)?(?: (?:of|each|with a size of) (?=\d)([\d.]+ ?(?:cm|m)))?/gi,
    (_all, _verb, each?: string) =>
      `add an 8 by 8 checkerboard of black and white tiles${each ? `, each ${each}` : ''}`,
  ],
  [/\b(?:across|over) (?:the|their) tops?$/gi, 'on top of them'],
  [
    new RegExp(
      `^(stack|pile|arrange) (?:up )?(the [\\w ]+?|them|all [\\w ]+?),? (?:with )?(?:${COUNT}) (?:of them )?(?:at|on) the bottom,? (?:and )?(?:${COUNT}) on (?:the )?top$`,
      'gi',
    ),
    'stack $2 in a pyramid',
  ],
  [/\bso (?:that )?its (?:head|headboard) is (?:right )?(?:up )?against /gi, 'against '],
  [/^(?:and |now |then )*(?:back )?(on|off)(?: again)?$/gi, 'turn them $1'],
  [
    /, (?:nobody|no one|no-one|i|we|they|you) (?:never |really |do not |does not |hardly )*[a-z]+s? (?:it|them)(?: any ?more| anyway)?$/gi,
    '',
  ],
  [
    /\b(?:in |with )?(?:all )?(?:the )?(?:colou?rs of (?:the|a) rainbow|rainbow colou?rs|(?:like|as) (?:a|the) rainbow|a rainbow)(?=$|[,.;]| in a (?:row|line|circle|ring|grid|column)| side by side)/gi,
    'in red, orange, yellow, green, blue and purple',
  ],
  [/\bscatter(?:ed)? all over(?: the place| the scene)?$/gi, 'scattered'],
  [/\b(?:in|into|to) an? (?:semi-?circle|half[- ]?circle|arc|crescent|horseshoe|half[- ]?moon)\b/gi, 'in a semicircle'],
  [
    /\ban? (?:semi-?circle|half[- ]?circle|arc|crescent) of (?=\d|two|three|four|five|six|seven|eight|nine|ten|twelve)/gi,
    'a semicircle of ',
  ],
  [
    /^((?:add|create|make|put|place|i want|build) )?(an? [\w ]+?) (facing|in front of|next to|beside|opposite|across from|on|on top of|in|under) (an? [\w ]+?) on (an? [\w ]+?)(?:,? (\d[\d.]* ?(?:cm|m|meters?|feet|ft)) away)?(?=$|, with | and |, and )/gi,
    (_all, _verb, what: string, where: string, other: string, base: string, far?: string) =>
      `add ${other} on ${base}. add ${what} ${far ? `${far} in front of` : where} the ${bare(other)}${far ? ' facing it' : ''}`,
  ],
  [
    /^(?:now |then |and )*(?:only|just) (?=(?:turn|move|make|put|rotate|scale|paint|tilt|lift|shift|change|delete|hide)\b)/gi,
    '',
  ],
  [/^and (the [\w ]+?) where (the [\w ]+?) (was|is|were|are|stood)$/gi, 'put $1 where $2 $3'],
  [/^(?:put (?:it|them) )?back to where (?:it|they) (?:came from|was|were|stood)(?: before)?$/gi, 'put-back it'],
  [/\bturn (it|them|the [\w ]+?) back (on|off)\b/gi, 'turn $1 $2'],
  [/^tow (?=the |it\b|them\b|my )/gi, 'pull '],
  [new RegExp(`^(create|make|add|put) copies of (.+?),? (${COUNT}) of them$`, 'gi'), '$1 $3 copies of $2'],
  [/^(?:unload|unpack) (the [\w ]+?) (?=(?:on|onto|to|into|in|next to|beside) )/gi, 'put $1 '],
  [/^(?:unload|unpack|take|lift) (the [\w ]+?) (?:from|off) (the [\w ]+?)$/gi, 'take $1 off $2'],
  [/^(?:empty|unload) (?=(?:the|that|this|my) (?!(?:scene|room)\b))/gi, 'clear-off '],
  [/\b(?:further |closer )?towards? the (back|rear|front) of (?=the |my |it\b)/gi, 'to the $1 of '],
]
