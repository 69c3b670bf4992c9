import { COLOR_WORDS, SHADES } from '../words/colors.ts'
import { NUMBERS, numberWord } from './numbers.ts'
import type { Rule } from './rules.ts'

const COUNT = `\\d+|${NUMBERS.join('|')}`
const countOf = (word: string): number => numberWord(word.toLowerCase()) ?? Number(word)

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

const FACING_WALL: Record<string, string> = {
  left: 'right',
  right: 'left',
  front: 'back',
  back: 'front',
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
}

/** Short ways of asking, and questions in other words. */
export const EVERYDAY: Rule[] = [
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
  [/^nudge ((?!.*\d).+)$/gi, 'move $1 a bit'],
  [/(?<=\w) and what(?:ever)? is (on|in|under|around|next to) (it|them)\b/gi, ' and everything $1 $2'],
  [
    /\b(?:of|with|in) the same size (next to|beside|on|on top of|behind|in front of|under|to the left of|to the right of) (the [a-z]+(?: [a-z]+)?)(?=$|[,.;]| and)/gi,
    'as big as $2 $1 $2',
  ],
  [/\blay (it|them|the [\w ]+?) down(?=$|[,.;]| and)/gi, 'lay $1 on its side'],
  [
    /\b(?:next to|beside|by) (the [a-z]+(?: [a-z]+)?|it),? one (?:of them )?on (?:each|either) side\b/gi,
    'on both sides of $1',
  ],
  [/^restore (it|them|that|the [\w ]+?)$/gi, 'bring $1 back'],
  [/^(remove|delete|hide|erase) (one|two|three)$/gi, '$1 $2 of them'],
  [
    /^(?:that is |it is |now it is |they are |still |way |bit |much |far |a bit |a little )*too (big|large|small|tall|short|wide|narrow|thin|thick|dark|bright|light|high|low|long)$/gi,
    'it is too $1',
  ],
  [/^(?:and )?(?:of )?(?:the )?same (size|height|width|depth|color)$/gi, 'make them the same $1'],
  [/^(surround|encircle|ring) (.+?) by (?=an? |\d|two|three|four|five|six|seven|eight|ten|twelve)/gi, '$1 $2 with '],
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
  [
    /,? (?:so (?:that )?|such that )(?:it|they) (?:both |all )?(?:face|point|look|aim)s? (?:to |at |towards? )?(?=the |my |it\b|me\b|each other)/gi,
    ' to face ',
  ],
  [
    /\b(?:by )?(?:a|one) (?:small |little |tiny )?step (?=to the|towards?|closer|forwards?|backwards?|back|up|down|left|right|away|further)/gi,
    '',
  ],
  [
    /^(?:hang|put|place|set|move|bring) (them(?: all)?|(?:all )?the .+?) (?:(?:all )?at|to) the same (?:height|level)(?: and|,)? (\d[\d.]* ?(?:m|cm|metres?|meters?|centimet(?:re|er)s?)) apart$/gi,
    'align $1 along y and put them $2 apart',
  ],
  [
    /^(?:hang|put|place|set|move|bring) (them(?: all)?|(?:all )?the .+?) (?:(?:all )?at|to) the same (?:height|level)$/gi,
    'align $1 along y',
  ],
  [
    /\b(?:shrink|scale|resize) (it|them)(?: down)? (?:so (?:that )?(?:it|they) fits?|to fit)(?: (?:on|onto) (?:it|top|there))?$/gi,
    'fit $1',
  ],
  [
    /^((?:add|put|place|make) (?:another|an? (?:second|third|fourth|fifth|sixth|further|extra)|one more|two more|three more) [\w ]+?) (?:to|at) (?:the )?(?:end of )?the (?:row|line|series|set|group)$/gi,
    '$1',
  ],
  [
    /^(?:there is )?something(?:'s| is)? (floating|sunk|overlapping)(?: in the air)?[,;.] (?:please )?(?:fix|correct|solve|repair) (?:it|that|this)$/gi,
    'fix everything that is $1',
  ],
  [/\b(?:a )?(bit|little|even)? ?further (?:out|outwards?)$/gi, '$1 further'],
  [/\b(between [\w ]+? and [\w ]+?),? (?:exactly |right )?(?:halfway|midway|in the middle)$/gi, '$1'],
  [/^give (the [\w ]+?|it|them) an? (?:warm |cool |soft |faint |bright |slight )?glow$/gi, 'make $1 glowing'],
  [
    /^(?:(?:it|this|that) is |it's )?(?:all |a |so |very |quite |really |bit |little |too )*(?:messy|untidy|chaotic|cluttered|disorderly)(?: (?:in )?here)?[,;.] (?=\w)/gi,
    '',
  ],
  [
    /^(?:that|this|it) is (?:fine|good|great|nice|perfect|better|ok|okay|it)(?: now| so)?[,;.]? (?:and |now |but |then |so )+(?=\w)/gi,
    '',
  ],
  [
    /^(add|put|place|get|make) an? ([\w ]+?) (?:just )?like the one (?:that is |that )?(?:there|here|we have|we already have|already there)$/gi,
    '$1 another $2',
  ],
  [
    /^(?:put|place|set|stand|turn|arrange|seat) (them(?: all)?|the [\w ]+?) back to back$/gi,
    'put $1 next to each other and turn them to face away from each other',
  ],
  [
    /\b(?:in )?the same (?:shade of )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|gr[ae]y|black|white|beige|teal) as (?=the |my |it\b)/gi,
    'the same color as ',
  ],
  [
    /^((?:put|place|set|line up|arrange|move|spread|leave|space) .+?),? with (the [\w ]+?) (?:right |exactly |placed |standing )?(between|behind|in front of|next to|around) (them|it)$/gi,
    '$1 and put $2 $3 $4',
  ],
  [
    /^(add|put|place|make|create) ((?:a (?:second|third|fourth|fifth|sixth)|another|one more) .+?),? (?:just )?like (?:the )?others?$/gi,
    '$1 $2',
  ],
  [
    /^(?:open up|make|create|leave|add) (?:some )?more (?:space|room) between ([\w ]+? and [\w ]+?)(?::|,| of|, say)? (\d[\w. ]*)$/gi,
    'leave $2 between $1',
  ],
  [
    /\b(?:double|twice) (?:their number|the (?:number|amount|count) of (the [\w ]+|[\w ]+))$/gi,
    (_m, what) => `duplicate ${what ?? 'them'}`,
  ],
  [
    /\btriple (?:their number|the (?:number|amount|count) of (the [\w ]+|[\w ]+))$/gi,
    (_m, what) => `duplicate ${what ?? 'them'} twice`,
  ],
  [
    /\bhalve (?:their number|the (?:number|amount|count) of (?:the )?([\w ]+))$/gi,
    (_m, what) => `delete half of the ${what ?? 'them'}`,
  ],
  [
    /^(?:i (?:want|need|would like) |make it |add |we need )?twice as many ([a-z ]+?s)(?: as (?:now|before|there are))?$/gi,
    'duplicate all $1',
  ],
  [
    /^(lay|put|place|set|rest) (.+?) across (?=(?:the |both )(?:two |both )?[a-z]+s\b|it\b|them\b|both\b)/gi,
    '$1 $2 on ',
  ],
  [
    /^(?:can|could|will|would) you (?:please )?(?:tidy|clean)(?: things)? up(?: a bit| a little)?(?: here| in here)?[?!.,:] (?=\w)/gi,
    '',
  ],
  [/,? in (?:a|the|one|the same) (?:row|line) with the (?:others?|rest)$/gi, ''],
  [
    /^(delete|remove|hide|show|select|paint|move|group|lock|take away) what(?:ever)? (?:is|are) (?=on|in|under|next|behind|above|below|inside|near|to the|around|between)/gi,
    '$1 everything ',
  ],
  [/\b(\d+) in total\b/gi, '$1 altogether'],
  [
    /,? (?:obviously|of course|naturally|i think|i guess|i suppose|if possible|if you can|if you like|thanks|thank you)[.!]?$/gi,
    '',
  ],
  [/^(?:and |now )?((?:a )?(?:bit|little) |much |even )?(tighter|denser)$/gi, 'move them $1closer together'],
  [/^(?:and |now )?((?:a )?(?:bit|little) |much |even )?looser$/gi, 'move them $1further apart'],
  [/^(?:please )?(?:make|leave|get) (?:some )?room for (?=an? |another |one |two |three )/gi, 'add '],
  [/^(?:i want |make it |make |add )?twice as many(?: of them| of those)?$/gi, 'duplicate them'],
  [/^(the .+?) (?:is|are|stands?|sits?) (?:on|at) the wrong side of (the .+|it)$/gi, 'move $1 to the other side of $2'],
  [
    /(?<=^(?:i|the|my|we|it)\b[^,]+), (?=(?:where|what color|how (?:big|tall|far|many|wide|high|long)) (?:is|are)\b)/gi,
    '. ',
  ],
  [
    /^(put|move|place|set) (the [\w ]+?) where (the [\w ]+?) (?:is|are) and (?:put |move )?\3 where \2 (?:is|are|was|were)$/gi,
    'swap $2 and $3',
  ],
  [/^(?:can|could|should|would|may) (it|they|that|this) (go|be|stand|sit|move|lie|hang) /gi, '$1 should $2 '],
  [/^(what|which|who) (is|are|stands?) (left|right) of /gi, '$1 $2 to the $3 of '],
  [
    /^(?:remove|take off|take away|take|take out|get|pull off|lift off) (the .+?)(?: (?:from|off|out of) (?:the .+?|it))? and (?:put|place|set|move|stick) it (?!.*\bit\b)(?=on|onto|in|into|next|behind|under|beside)/gi,
    'put $1 ',
  ],
  [/^give (.+?) an? (\w+) (?:just )?like (the .+?)'s$/gi, "duplicate $3's $2 and put the copy on $1"],
  [
    /^(?:trim|cut|crop|prune|shorten|clip) (.+?) (?:down )?to (\d[\d.]* ?(?:cm|mm|m|metres?|meters?|feet|ft))(?: (?:tall|high))?(?=$|,| and )/gi,
    'make $1 $2 tall',
  ],
  [/,? but (?:not|no) (?:any )?(?:wider|taller|longer|deeper|bigger|higher|thicker|larger)$/gi, ''],
  [/,? (?:bumper to bumper|end to end|side to side|shoulder to shoulder|edge to edge|wall to wall)$/gi, ' touching'],
  [/\bon the (left|right|front|back) half(?: of the (?:scene|room))?\b/gi, 'on the $1'],
  [
    /^(?:add|put|make|place) (?:a second|another|one more|a third) row of ([a-z ]+?s) (behind|in front of|to the left of|to the right of|next to) (?:the )?(?:first|last|others?|old|them|existing)(?: one| row)?$/gi,
    'duplicate all $1 and put the copies $2 the originals',
  ],
  [
    /\b(?:pointing|aimed|shining|facing|looking|directed) (?:straight )?down (?:at|on|to|onto) (?=it\b|them\b|the |my )/gi,
    'facing ',
  ],
  [
    /,? (?:along|together) with (?:everything|all|whatever|what)(?: that)?(?: is| stands| lies)? on (?:it|top of it|them)$/gi,
    '',
  ],
  [/\bin the colors of (?=their |its )/gi, 'in the color of '],
  [
    /,? (?:with no|without(?: a| any)?) (?:gaps?|space|distance)(?: between (?:them|the two))?$/gi,
    ' with a gap of 0 m',
  ],
  [
    /^(hang|mount|fix) (.+? (?:on|to|at|against) the [\w ]+?),? (?:at )?(\d[\d.]* ?(?:cm|m|metres?|meters?)) (?:high|up)$/gi,
    '$1 $2 at $3',
  ],
  [
    /^(?:i (?:want|need|would like) |have |make |let )(the [\w ]+?|it|them) (?:to )?(?:be )?stand(?:ing)? (?:straight )?up(?:right)?$/gi,
    'turn $1 upright',
  ],
  [/^(?:please )?(?:tidy|clean up|clear up|organi[sz]e|sort out|rearrange) (?:up )?the [\w ]+?: (?=\w)/gi, ''],
  [/^bring (it|them|the [\w ]+?) here$/gi, 'move $1 closer to me'],
  [/^push (them|it|the [\w ]*?(?:chairs?|stools?)) in$/gi, 'move $1 up to the nearest table'],
  [/^(?:and )?looking (?:at|to|towards?) /gi, 'facing '],
  [/ - (?=(?:please |just )?(?:move|put|make|add|delete|remove|turn|paint|place|take|bring|give|hide|show)\b)/gi, '. '],
  [/\b(?:make|turn|let|have) (it|them|the .+?) (?:to )?point (?:straight )?down(?:wards?)?\b/gi, 'turn $1 upside down'],
  [/\bby (?:its|their) (?:own )?radius\b/gi, 'by half its width'],
  [/\b(on|in|under|above|behind|beside|next to|in front of|around|near) each(?=$|[,.;])/gi, '$1 each of them'],
  [/^(?:wha|wat|waht|whta|wht)(?= (?:is|are|colou?r))/gi, 'what'],
  [/^show me what (?:is|there is) /gi, 'what is '],
  [/^do not (?:move|change|touch) anything(?: else)?,? (?:but|just|only|and) /gi, ''],
  [/^not (the [\w ]+?), (?=the )/gi, ''],
  [
    /^instead of (the [\w ]+?),? (?:i (?:want|would like|need)|add|put|use|give me|take) (?=an? |the |two |three )/gi,
    'replace $1 with ',
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
    /^(?:raise|lower|bring|increase|reduce|decrease|extend|cut) (.+?)'s (height|width|depth|length) to (?=\d)/gi,
    'set the $2 of $1 to ',
  ],
  [
    /^(?:raise|lower|bring|increase|reduce|decrease|extend|cut) the (height|width|depth|length) of (.+?) to (?=\d)/gi,
    'set the $1 of $2 to ',
  ],
  [
    /^(?:zoom|scale|fit)(?: the)?(?: view)? to (?:fit|extents?|all|everything)$|^(?:zoom|frame) all$|^fit (?:all|everything|the view)$/gi,
    'frame everything',
  ],
  [
    /\b(?:scale|shrink|resize|make) (it|them|the .+?) (?:down )?(?:so (?:that )?(?:it|they) )?(?:to )?fits? (?:in|inside|into|within) (?=the |my |it\b)/gi,
    'fit $1 into ',
  ],
  [/^fit (.+?) (?:in|inside|within) (?=the |my )/gi, 'fit $1 into '],
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
  [/^line ((?:the|all|both|these|those|my) .+?) up\b(?! (?:to|against))/gi, 'line up $1'],
  [/\ball (?:but|except|except for) one(?: of)? ((?:the )?)([a-z]+?)s?$/gi, 'all $1$2s except 1 ones'],
  [
    new RegExp(`\\ball (?:but|except|except for) (${COUNT})(?: of)? ((?:the )?)([a-z]+s)$`, 'gi'),
    'all $2$3 except $1 ones',
  ],
  [new RegExp(`\\b(all .+?) (?:but|except|except for) (${COUNT})(?: of them)?$`, 'gi'), '$1 except $2 ones'],
  [
    /\b(walls?) at (\d[\d.]* ?(?:cm|m|meters?|metres?|ft|feet))\b(?! (?:from|to|off|left|right|away|apart))/gi,
    '$1 at a height of $2',
  ],
  [
    /\bthe (left|right|back|front|north|south|east|west) wall(,? and .+?) the opposite (?:wall|one)\b/gi,
    (_, side, between) => `the ${side} wall${between} the ${FACING_WALL[side.toLowerCase()]} wall`,
  ],
  [
    /\b(on|at|to) the (left|right|front|back) (end|side|half|edge|corner) of (the [a-z]+(?: [a-z]+)?) and (.+?) (on|at|to) the (left|right|front|back) (end|side|half|edge|corner)\b(?! of)/gi,
    '$1 the $2 $3 of $4 and $5 $6 the $7 $8 of $4',
  ],
  [
    /\b(?:make|build|create|add) an? (?:snowman|totem(?: pole)?) (?:out of|from|with|of) (?=(?:\d+|two|three|four|five) )(.+)$/gi,
    'add a tower of $1, each smaller than the one below',
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
    /(?<=\d [\w ]*|(?:two|three|four|five|six|seven|eight|nine|ten) [\w ]*|stack of [\w ]*|tower of [\w ]*|row of [\w ]*),? (?:going |ranging )?from (?:large|big|the largest|the biggest|largest|biggest) to (?:the )?(?:small|smallest|little)\b/gi,
    ', each smaller than the one before',
  ],
  [
    /(?<=\d [\w ]*|(?:two|three|four|five|six|seven|eight|nine|ten) [\w ]*|row of [\w ]*),? (?:going |ranging )?from (?:small|little|the smallest|smallest) to (?:the )?(?:large|big|largest|biggest)\b/gi,
    ', each bigger than the one before',
  ],
  [
    /\b(?:an? |the )?(?:dining|table) set for (two|three|four|five|six|seven|eight|ten|twelve|\d+)(?: people| persons)?\b/gi,
    'a table with $1 chairs around it',
  ],
  [
    /^((?:make|build|create|add|set up) )?(?:an? |the )(?!row|line|stack|tower|circle|grid|pyramid|ring)[a-z][a-z -]{2,30}: (?=(?:an? |one |two |three |four |five |\d+ ))/gi,
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
    'is anything $1ing?',
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
    /^(?:make(?: sure)?|see to it|ensure)(?: that)? (?:nothing|none of (?:it|them|the \w+)) (?:overlaps?|intersects?|collides?|touches?|floats?)(?: (?:anymore|any more|each other))?$/gi,
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
    /^(align .+?) with the (front|back|left|right|top|bottom)(?: side| edge)? of (the .+)$/gi,
    '$1 with $3 by the $2 edges',
  ],
]
