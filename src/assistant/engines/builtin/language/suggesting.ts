import { verbOfGerund } from './gerunds.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { AT, COLOR, NEW } from './phrases.ts'
import { LENGTH, type Rule, SCENES } from './rules.ts'

/** A place, up to the end of the order. */
const PLACE = `(?:${AT}|inside|around|left of|right of|over|below) [^,;.]+?`
const IS_FINE =
  '(?:is|are|would be|will be|sounds|looks|seems|might be) (?:just |quite |perfectly |a )?(?:fine|good|ok|okay|perfect|great|ideal|alright|all right|nice|better|best|good (?:place|spot)|good enough)|(?:will|would|might) (?:do|work|be enough|suit it)|works'

/** What is put forward rather than ordered: "under the table is fine", "a bit of green would not hurt", "perfect for a bench". */
export const SUGGESTING: Rule[] = [
  // "I want to watch TV but the table is in the way".
  [
    /^(?:i|we|you|one) (?:want|would like|need|try|am trying|are trying|cannot|can not|can['’]?t) (?:to )?[\w ,]+? but (the [\w ]+?) (?:is|are|stands?) (?:always |right )?in (?:the|my|our) way$/gi,
    'move $1 aside',
  ],
  // "Put out fresh bread: three loaves on the shelf".
  [new RegExp(`^(?:put|set|lay) out [^:;,.]+: (?=${NEW} )`, 'gi'), 'add '],
  // "Both suitcases on the same bench, the left one".
  [
    /\b(on|in|under|next to|beside|behind) the same ([a-z]+),? (?:please,? )?(?:on |in )?the ([a-z]+) one(?: please)?$/gi,
    '$1 the $3 $2',
  ],
  // "As for the chairs, white is the way to go".
  [
    new RegExp(
      `^(?:as for|as to|regarding|concerning|for|about) (the [\\w ]+?|all [\\w ]+?), (?:i think |maybe )?(${COLOR}) (?:is|would be|seems|sounds|looks) (?:the way to go|the best|best|right|good|perfect|nice|nicest|better|my choice|the one|fine|the colou?r to go for)$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "It would be great to have the plant and the lamp trade places".
  [
    /^(?:it (?:would|['’]d|might) be (?:great|nice|good|lovely|cool|better|fun) (?:to have|if)|have|let|make) (the [\w ]+? and the [\w ]+?) (?:to )?(?:swap|trade|switch|change|exchange)(?:d|ped|ed)?(?: their)? (?:places|positions|spots|seats)$/gi,
    'swap $1',
  ],
  // "What if all chairs were stools?"
  [/^what if (all(?: the)?|the) ([a-z]+s) (?:were|became|turned into) ([a-z]+s)\??$/gi, 'replace $1 $2 with $3'],
  // "Would you mind duplicating the chair and putting the copy …".
  [
    new RegExp(
      `(?<=^(?:please )?(?:${ORDER_BEGINS})[^,;.]*?),? and (?:then )?([a-z]+ing) (?=(?:the|it|them|an?|one|all|that) )`,
      'gi',
    ),
    (whole: string, gerund: string) => {
      const verb = verbOfGerund(gerund)
      return verb ? ` and ${verb} ` : whole
    },
  ],
  [
    /\b(?:everything|anything|all|whatever) (?:that )?(?:shines|glows|gives light|is (?:lit|switched on|glowing|shining|on(?=[.!?]*$)))\b/gi,
    'all lights',
  ],
  // "…, so have it look at the piano".
  [
    /,? so (?:please )?(?:have|let|make|get) (the [\w ]+?|it|them) (?:to )?(?:face|look (?:at|to|towards?)|point (?:at|to|towards?)) /gi,
    '. turn $1 to face ',
  ],
  [
    /(?<=\w)(?:,|;| -) (?:because |since |as )?(?:we|i|they) (?:need|want|could use) the (?:extra )?(?:space|room|floor)(?: (?:for|to) [\w ]+| here| there| now)?$/gi,
    '',
  ],
  // "Let's pretend it's evening", "suppose we had a plant there".
  [
    /^(?:let us |let['’]?s )?(?:just )?(?:pretend|imagine|suppose|assume|say)(?: that)? (?:it is|it['’]s|it was|it were) (?=(?:a |an |the )?(?:early |late )?(?:morning|noon|midday|afternoon|evening|night|sunset|sunrise|dawn|dusk|day|daytime|winter|summer|dark)\b)/gi,
    'make it ',
  ],
  [
    new RegExp(
      `^(?:let us |let['’]?s )?(?:just )?(?:suppose|imagine|picture|say|pretend|what if|how about if)(?: that)? (?:we|i|you|there) (?:had|put|were|was|placed|added) (?=${NEW} )`,
      'gi',
    ),
    'add ',
  ],
  [
    /^what if (the [\w ]+?|it|they) (?:stood|sat|hung|lay|went|moved|lived|were placed|was placed) (?=[a-z])/gi,
    'put $1 ',
  ],
  [/^what if (the [\w ]+?|it|they) (?:faced|looked (?:at|towards)) (?=[a-z])/gi, 'turn $1 to face '],
  // "The lamp has to go. The plant takes its place".
  [
    /^(the [\w ]+?) (?:has to go|must go|can go|goes|is to go|should go)(?:,|;|\.| and)+ (?:and )?((?:the|an?) [\w ]+?) (?:takes?|gets?|will take|fills?|moves? (?:in)?to|goes (?:in|into)) its (?:place|spot)$/gi,
    'delete $1. put $2 there',
  ],
  [
    /^(?:build|make|create|do) (?:something|anything) (?:out of|from|with|using) (the [\w ]+?),? (?:like |say |maybe |perhaps |for example )*an? (?:high |tall |little )?(?:tower|stack|pile)(?: maybe| perhaps| or so| for example)?$/gi,
    'stack $1',
  ],
  // "Her favorite color is purple, so paint the bed like that".
  [
    new RegExp(
      `^(?:[a-z]+ )?(?:favou?rite |preferred )?colou?r is (${COLOR})[,;.] (?:so )?(?:please )?(.+?) (?:like that|accordingly|in that|that colou?r|in it|the same|to match)$`,
      'gi',
    ),
    '$2 $1',
  ],
  // "They have nearly the same color, pick a red rug".
  [
    new RegExp(
      `(?<=^(?:the |my |our )[^,;.]+)[,;.] (?:so )?(?:please )?(?:pick|choose|take|use|get) an? (${COLOR}) ([a-z]+)$`,
      'gi',
    ),
    '. make the $2 $1',
  ],
  [/^(?:one|1) more of (?:each|every|all the) ([a-z]+?)s?(?: please)?$/gi, 'duplicate every $1'],
  // "A picnic needs a bench".
  [/^an? [a-z]+ (?:needs|wants|requires|deserves|could use) (?=(?:an?|two|three|some) [a-z])/gi, 'add '],
  // "That boulder weighs tons but move it to the left".
  [
    new RegExp(
      `^(?:that|this|the) ([a-z]+(?: [a-z]+)?) (?:[a-z]+s|is|looks) [^,;.]*?,? but (?:please )?((?:${ORDER_BEGINS})) ?it\\b(.*?)(?: anyway| nevertheless| all the same)?$`,
      'gi',
    ),
    (_all, what: string, verb: string, rest: string) => `${verb.replace(/ it$/i, '')} the ${what}${rest}`,
  ],
  // "Both tents open towards the fire".
  [
    /^((?:the|both|all|my|our) (?:(?!(?:should|must|could|would|can|may|might|needs?|to) )[\w ])+?) (?:opens?|should open|should look out|looks?|looks? out) (?:towards?|out on|out onto|onto|out over) (the [\w ]+)$/gi,
    'turn $1 to face $2',
  ],
  [/^more [a-z]+(?: please)?[:,] (?=(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|some) )/gi, 'add '],
  [/^in (its|their) place,? (put|add|place|set) (.+)$/gi, '$2 $3 in $1 place'],
  [
    /\b(?:everything|anything|whatever|all) (?:that )?(?:(?:is|stands?|lies?|sits?|are) )?(on|in|under|behind) (the [\w ]+?) or (?:(?:on|in|under|behind) )?(the [\w ]+?)( (?:by|to|up|down|red|blue|green|black|white)\b[^,;.]*)?$/gi,
    (_all, where: string, a: string, b: string, rest = '') =>
      `everything ${where} ${a}${rest} and everything ${where} ${b}${rest}`,
  ],
  [/\b(an?|two|three|one) night ?lights?\b/gi, '$1 small lamp'],
  // "The plant does not get any light, it would rather stand on the table": the plant.
  [
    /^(the [\w ]+?) (?:is|are|does|do|has|have|looks?|gets?|stands?)\b (?![^,;.]*\btoo\b)[^,;.]*?[,;] (?:so |and |maybe |i think )?(?:it|they)(?: would|['’]d| should| could| must| ought to| needs? to) (?=(?:rather |better |really |be |stand |go |look |fit |sit |like )*[a-z])/gi,
    '$1 should ',
  ],
  [
    /^(the [\w ]+?|it|they) (?:would|['’]d) (?:like|love|prefer|want) to (?:be|stand|sit|lie|go|live|sleep|stay|hang) (?=(?:on|in|under|behind|next|beside|near|by|between|at|in front|closer|above) )/gi,
    'put $1 ',
  ],
  // "It's autumn, so the bushes turn orange".
  [
    new RegExp(
      `^(?!if )[^,;.]+?, so (the [\\w ]+?|it|they) (?:should |must |can |will )?(?:turns?|becomes?|goes?|gets?|(?:is|are) now|is|are|be) (${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "Can the kiosk get a stripe… I mean just paint it white".
  [
    new RegExp(
      `^(?:can |could |should |let |make |may )?(the [a-z]+(?: [a-z]+)?) (?:should |could |can )?(?:get|have|be|become|look|gets|has) [^.;]*?(?:\\.{2,}|…|,| -) ?(?:i mean|no|actually|scratch that|forget (?:that|it)|never ?mind|wait),? (?:just |simply |only )?((?:${ORDER_BEGINS})) ?it\\b(.*)$`,
      'gi',
    ),
    (_all, what: string, verb: string, rest: string) => `${verb.replace(/ it$/i, '')} ${what}${rest}`,
  ],
  // "The desk needs a gap of 1 m to the wall".
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:needs?|should have|wants?|must have|has to have|could use|requires?) (?:a (?:gap|distance|clearance|space) of (?:about )?(${LENGTH})|(${LENGTH}) (?:of )?(?:space|room|distance|clearance|air|gap)) (?:to|from|between it and|behind it to|towards) (the [\\w ]+)$`,
      'gi',
    ),
    (_all, what: string, a: string | undefined, b: string | undefined, from: string) =>
      `put ${what} ${a ?? b} away from ${from}`,
  ],
  [
    /^(?:the )?([a-z]+) (?:goes|should go|has to go|must go|wants to go|needs to go) to bed$/gi,
    'put the $1 on the bed',
  ],
  // "A stool at the left end and one at the right end of the counter": at its left end.
  [
    /\b((?:at|on|in|to|near|by) the (?:left|right|front|back|top|bottom|near|far|one|upper|lower) (?:end|side|edge|corner))(?=,? and (?:one |another |another one |an? [\w ]+? |the [\w ]+? )?(?:at|on|in|to|near|by) the (?:left|right|front|back|top|bottom|near|far|other|opposite|upper|lower) (?:(?:end|side|edge|corner) )?of (the [\w ]+)$)/gi,
    '$1 of $2',
  ],
  // "Get the ball out of the way, under the table is fine": there.
  [
    new RegExp(
      `^(?:get|move|put|take|bring|push) (the [\\w ]+?|it|them) (?:out of (?:the|my|our) way|away|somewhere else|aside|elsewhere)[,;.:] (?:maybe |perhaps |i think |anywhere )*(${PLACE}) (?:${IS_FINE})[^,;.]*$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [
    new RegExp(
      `(?<=[\\w],) (?:maybe |perhaps |i think |anywhere |somewhere )*(${PLACE}) (?:${IS_FINE})(?: for (?:it|them|me|us))?$`,
      'gi',
    ),
    ' $1',
  ],
  // "A plant on the table wouldn't hurt".
  [
    new RegExp(
      `^(${NEW} [\\w ]+? ${PLACE}) (?:would not|wouldn['’]?t|can not|could not|won['’]?t|will not) (?:hurt|harm|do any harm|be (?:bad|wrong|amiss))$`,
      'gi',
    ),
    'add $1',
  ],
  [
    /^add (?:a bit of|a touch of|a little|some|a splash of|a dash of) (?:green|greenery|nature|life)\b/gi,
    'add a plant',
  ],
  [
    /\b(?:a bit of|a touch of|a splash of) (?:green|greenery|nature) (?=(?:on|next to|beside|near|by|in|under) )/gi,
    'a plant ',
  ],
  // "What this room needs is a ceiling lamp".
  [
    new RegExp(
      `^(?:what|all|the (?:only )?thing) (?:that )?(?:this|the|our|my) (?:whole |entire )?(?:${SCENES}) (?:really |still |now )?(?:needs|lacks|is missing|could use|wants|misses) (?:is|are|would be) (?=${NEW} )`,
      'gi',
    ),
    'add ',
  ],
  // "We have guests tonight, so two more chairs please".
  [
    new RegExp(
      `^(?:we|i|they|he|she|you|there|it|my|our|the) [^,;.]+?, so (?:we (?:need|want|could use) |i (?:need|want|could use) |please |let us have )*(?=${NEW} (?!of )[\\w ]+$)`,
      'gi',
    ),
    'add ',
  ],
  // "There is an empty spot left of the kiosk, perfect for a table".
  [
    new RegExp(
      `^there is (?:an? |some |enough |still |plenty of |lots of )*(?:(?:empty|free|nice|good|open|bare|unused|vacant|blank) )*(?:spot|space|place|corner|room|area|gap|patch|wall) (${PLACE})[,;.] (?:it is |it would be |which is |that is |that would be |just |quite )*(?:perfect|ideal|great|right|made|good|big enough|large enough|enough|suitable|just right) for (${NEW} .+)$`,
      'gi',
    ),
    'put $2 $1',
  ],
  // "Give the shelf a twin on the other side of the car".
  [
    new RegExp(
      `^give (the [\\w ]+?|it) an? (?:twin|double|copy|duplicate|brother|sister)(?: (${PLACE}|on the other side of [\\w ]+))?$`,
      'gi',
    ),
    (_all, what: string, where?: string) => `duplicate ${what}${where ? ` and put the copy ${where}` : ''}`,
  ],
  [
    new RegExp(
      `^(?:we are |i am |we[’']re |i[’']m )?(?:make|making|give me|add|adding|put|putting|create|i want|i need|we need) an? (?:twin|double|mirror image) (?:of|to) (the [\\w ]+?) (${PLACE})$`,
      'gi',
    ),
    'duplicate $1 and put the copy $2',
  ],
  // "The plant needs to swap with the lamp".
  [
    /^(the [\w ]+?|it) (?:needs? to|should|must|has to|could|wants to|ought to|would like to) (?:swap|switch|trade|exchange|change)(?: places| positions| seats)? with (the [\w ]+|it)$/gi,
    'swap $1 and $2',
  ],
  [
    /^(the [\w ]+?) (?:goes|should go|moves|should be|belongs) (?:to )?where (the [\w ]+?) (?:is|stands|was)(?: now)?,? (?:and|while) (?:the \2|it|vice versa)(?: (?:goes|should go|moves|should be) (?:to )?where (?:the \1|\1|it) (?:is|stands|was)(?: now)?)?$/gi,
    'swap $1 and $2',
  ],
  [
    /^(the [\w ]+?) (?:goes|should go|moves) (?:to )?where (the [\w ]+?) (?:is|stands|was)(?: now)?,? and \2 (?:goes |should go |moves )?(?:to )?where \1 (?:is|stands|was)(?: now)?$/gi,
    'swap $1 and $2',
  ],
  // "Only the white chair may stay".
  [
    /^only (?:the|that|this) ([a-z]+) ([a-z]+) (?:may|can|should|gets to|is allowed to|must|will) (?:stay|remain|be kept|be left)(?: here| there)?$/gi,
    'delete all $2s except the $1 one',
  ],
  [
    /^(?:leave|make|keep|have|put|get|add|give) (?:some|a bit of|a little|enough|more) (?:space|room|distance|air|a gap) between (.+?), (?:about |around |say |roughly )*(\d[\d.]* ?(?:m|cm|meters?|feet|ft)|half a meter|a meter|half a metre|a metre)$/gi,
    'leave $2 between $1',
  ],
  // "Kids love bright colours: dollhouse yellow, drum orange".
  [
    new RegExp(
      `^(?!(?:the|all|both|every|put|make|paint|color|${ORDER_BEGINS})\\b)[^:,;.]+: (?=(?:the )?[a-z]+(?: [a-z]+)? (?:${COLOR})(?:,| and ))`,
      'gi',
    ),
    '',
  ],
  [
    /\b(?:pick|choose|select|grab|highlight) (?:whatever|anything|what|everything that|all that|everything) (?:is|['’]s|stands|lies|sits) (?:lying |standing |sitting )?(?:around )?(?=(?:on|in|under|behind|next to|near) )/gi,
    'select everything ',
  ],
  [
    /^(?:let me|can i|could i|may i|i want to|i would like to|i need to|we should) (?:have|get|take) an? (?:good |closer |close |quick |better |proper )?look at (?=the |my |it\b)/gi,
    'look at ',
  ],
  [
    /\b(?:drive|roll|slide|fly|hop|sail|walk|ride|jump) (?:off|away|over|along|on) (?=(?:to the )?(?:left|right|back|front|forward|backward|up|down))/gi,
    'move ',
  ],
  // "Teddy wants to ride the horse".
  [
    /^(?:the )?([a-z]+(?: [a-z]+)?) (?:wants?|would like|would love|likes|has|needs|is going|is allowed) to (?:ride|sit on|lie on|sleep on|climb|climb onto|stand on|perch on) (?:on )?(the [\w ]+)$/gi,
    'put the $1 on $2',
  ],
  // "Balls go on the left shelf, blocks on the right one".
  [
    new RegExp(
      `^(?:all |all the |the )?([a-z]{3,}s) (?:go|belong|come|should go) (${AT} [^,;.]+?)(?:,| and|, and) (?:all |all the |the )?([a-z]{3,}s) (?:go |belong |come )?(${AT} [^,;.]+)$`,
      'gi',
    ),
    // "On the right one": the right one of what the first go to.
    (_all, a: string, there: string, b: string, other: string) =>
      `put the ${a} ${there}. put the ${b} ${other.replace(/\bone$/i, there.split(' ').at(-1)!)}`,
  ],
]
