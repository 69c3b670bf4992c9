import { ORDER_BEGINS } from './order-begins.ts'
import type { Rule } from './rules.ts'

/** What is said beside an order, and asks for nothing: how it looks, or that it is fine so far. */
export const ASIDES: Rule[] = [
  // "Wake up! Make it morning": a cry is no order.
  [
    /^(?!(?:undo|redo|stop|pause|play|again|delete|remove|hide|show|select|group|copy|duplicate|add|make|put|move)\b)[a-z]+(?: [a-z']+){0,2}! (?=(?:make|put|move|turn|add|paint|delete|remove|give|set|take|bring) (?:it|the|a|an|them|me|all|everything)\b)/gi,
    '',
  ],
  // "What is on the island?" … "remove the breads from there".
  [
    /^((?:remove|delete|take away|clear|hide|get rid of) (?:the|all|both|every|my) [\w ]+?) from (?:there|here|it)$/gi,
    '$1',
  ],
  // "Stack the tires, they take too much space": that is why.
  [
    /(?<=\w)(?:,|;| -) (?:because |since |as )?(?:it|they) (?:takes?|uses?|needs?|eats?|waste)(?: up)? (?:way |far |so )?(?:too )?much (?:space|room)(?: here| there| like this| that way)?$/gi,
    '',
  ],
  // "Patients prefer blue, so make the chairs blue".
  [
    new RegExp(
      `^(?!(?:i|we|you)\\b)(?:the |my |our |most |all )?[a-z]+ (?:prefers?|likes?|loves?|hates?|adores?|enjoys?|wants?) [^,;.]+, so (?:please )?(?=(?:${ORDER_BEGINS}))`,
      'gi',
    ),
    '',
  ],
  // "Can you read the poster from there? Probably not, make it larger".
  [
    new RegExp(
      `^(?:can (?:you|anyone|anybody|people|one|we|i|they) )?(?:even |really )?(?:read|see|reach|hear|find|use) (the [\\w ]+?)(?: from [\\w ]+?)?\\?+ (?:probably not|no|nope|i doubt it|hardly|not really|i don['’]?t think so|me neither)[,;.!]+ (?:so )?(?:please )?((?:${ORDER_BEGINS})) ?(?:it|them)\\b`,
      'gi',
    ),
    (_all, what: string, verb: string) => `${verb.replace(/ (?:it|them)$/i, '')} ${what}`,
  ],
  // "Tidy the table: remove everything on it".
  [
    /^(?:please )?(?:tidy|clean|clear)(?: up)? (the [a-z]+(?: [a-z]+)?)[:,] ((?:remove|delete|hide|take away|clear) .*\b(?:on|in|under|from|around) )it$/gi,
    '$2$1',
  ],
  [
    /^(?:please )?(?:clean up|clean off|clear off|clear up) (the (?:[a-z]+ )?(?:table|desk|shelf|counter|workbench|bench|worktop|sideboard|stool|chair|bed|sofa|couch|cupboard|cabinet|windowsill|nightstand|bookcase))$/gi,
    'clear $1',
  ],
  [/,? to (?:save|gain|free up|win) (?:some |more |a bit of )?(?:space|room|time)$/gi, ''],
  // "Why is one barrel red? Paint it blue": that one.
  [
    /^why (?:is|are) (?:one|a|the|that) (?:of the )?([a-z]+?)s? (red|green|blue|white|black|yellow|orange|pink|purple|brown|gray)\?,? (paint|make|color|move|delete|hide) it\b/gi,
    '$3 the $2 $1',
  ],
  // It is done so anyway.
  [
    /,? (?:without (?:it )?(?:hitting|touching|overlapping|colliding with|bumping into|covering|knocking over) (?:anything|something|the (?:other|rest)(?: \w+)?)|(?:somewhere )?where(?:ver)? there is (?:enough |some |still |free )?(?:room|space|place)(?: left| for it)?|where it fits)(?=$|[,.;])/gi,
    '',
  ],
  [
    /,? (?:and |but )?(?:leave|keep|touch) (?:all )?(?:the rest|the others?|everything else|all else|nothing else)(?: (?:alone|as (?:is|it is|they are)|in place|visible|untouched|unchanged|where (?:it is|they are)))?(?=$|[.;])/gi,
    '',
  ],
  [/^(hide|delete|remove|move|paint|select) nothing (?:but|except|other than) /gi, '$1 only '],
  [
    /^(?:i |we |one |you )?(?:can|could) (?:hardly|barely|scarcely|not)(?: really| even)? (?:see|read|reach|spot|find) (the [\w ]+?)[,.;:]? (?:because )?(?:it|they) (?:is|are) too /gi,
    '$1 is too ',
  ],
  [
    /^i (?:find|think|feel|believe)(?: that)? (the [\w ]+?) (?:is |are |to be |looks? )?((?:a bit |way |far |much |a little )?too \w+)(?:[,.;]? (?:please )?(?:fix|change|correct|do something about|sort out) (?:that|it|this))?$/gi,
    '$1 is $2',
  ],
  [
    /(?<=\btoo \w+)[,.;] (?:please |can you |could you )?(?:fix|change|correct|do something about) (?:that|it|this)(?: please)?$/gi,
    '',
  ],
  [
    /\b(is|are|looks?|seems?) (?:a (?:bit|little|tad) |rather |quite |somewhat |pretty )(tall|big|large|small|high|low|wide|narrow|dark|bright|long|short|thin|thick|deep) for (?:my|our|this|the|its|such)(?: \w+)+$/gi,
    '$1 too $2',
  ],
  // "The lamp is too low, people will bump their heads": what comes of it.
  [
    /(?<=\b(?:too|not) \w+(?: enough)?)[,;.:] *(?:people|someone|somebody|everybody|everyone|we|you|i|guests?|visitors?|the kids|one) (?:will|might|could|may|can|can not|would|keeps?|always) .+$/gi,
    '',
  ],
  // "My colleague wants a standing desk, raise desk C": why it is to be done.
  [
    /^(?:my |our |the |a )?(?!it\b|they\b|i\b|we\b|you\b)[a-z]+ (?:wants|needs|likes|prefers|asked for|hates|wanted|complained about|complains about) [^,;]+[,;] (?:so )?(?=(?:please )?(?:raise|lower|move|put|make|add|delete|remove|turn|paint|place|take|bring|give|hide|show|swap|replace)\b(?!.*\b(?:it|its|them|their)\b))/gi,
    '',
  ],
  [
    /^(?:there is )?something(?:'s| is)? (floating|sunk|overlapping)(?: in the air)?[,;.] (?:please )?(?:fix|correct|solve|repair) (?:it|that|this)$/gi,
    'fix everything that is $1',
  ],
  [
    /^(?:(?:it|this|that) is |it's )?(?:all |a |so |very |quite |really |bit |little |too )*(?:messy|untidy|chaotic|cluttered|disorderly)(?: (?:in )?here)?[,;.] (?=\w)/gi,
    '',
  ],
  [
    /^(?:that|this|it) is (?:fine|good|great|nice|perfect|better|ok|okay|it)(?: now| so)?[,;.]? (?:and |now |but |then |so )+(?=\w)/gi,
    '',
  ],
  [
    /^(?:can|could|will|would) you (?:please )?(?:tidy|clean)(?: things)? up(?: the [a-z]+)?(?: a bit| a little)?(?: here| in here)?[?!.,:] (?=\w)/gi,
    '',
  ],
  [
    /,? (?:because |since |as )?(?:i|we|you|one) (?:can not|can hardly|can barely|could not) see (?:anything|a thing|much|a lot|nothing)(?: (?:in )?here)?[.!]?$/gi,
    '',
  ],
  [
    /,? (?:obviously|of course|naturally|i think|i guess|i suppose|if possible|if you can|if you like|thanks|thank you|(?:that )?would be (?:lovely|nice|great|good|perfect|cool|fine|wonderful))[.!]?$/gi,
    '',
  ],
  [
    /(?<=^(?:i|the|my|we|it)\b[^,]+), (?=(?:where|what color|how (?:big|tall|far|many|wide|high|long)) (?:is|are)\b)/gi,
    '. ',
  ],
  [
    /^(?:please )?(?:tidy|clean up|clear up|organi[sz]e|sort out|rearrange) (?:up )?(the [\w ]+?)[:?] (?!one on)(\w.*)$/gi,
    (_all, what: string, order: string) => order.replace(/\b(?:them|it)\b/i, what),
  ],
  [/ - (?=(?:please |just )?(?:move|put|make|add|delete|remove|turn|paint|place|take|bring|give|hide|show)\b)/gi, '. '],
  // "… as I said", "… or whatever", "… to see how it looks".
  [
    new RegExp(
      `(?<=^(?:${ORDER_BEGINS})\\b.+?),? (?:as (?:i |we )?(?:said|discussed|told|agreed|mentioned|planned)(?: before| earlier| already)?|like (?:i|we) (?:said|told you|discussed|agreed)(?: before| earlier)?|you know|or (?:whatever|something)|for a change|for once|when(?:ever)? you (?:can|have time|get a chance|are ready)|(?:just )?to see (?:how (?:it|that|this) looks|what (?:it|that|this) looks like|if (?:it|that) (?:works|fits|suits))|it would look (?:better|nicer|great))[.!]*$`,
      'gi',
    ),
    '',
  ],
  [
    /^(?:let us say|let['’]s say|suppose|imagine|say|pretend)(?: that)?(?: we| you| i)?,? (?=(?:make|move|put|paint|turn|add|delete|remove|hide|scale|rotate|color|place|raise|lower) )/gi,
    '',
  ],
  [/^pretty please,? /gi, ''],
]
