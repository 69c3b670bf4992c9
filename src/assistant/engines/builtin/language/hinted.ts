import { verbOfGerund } from './gerunds.ts'
import { COLOR } from './phrases.ts'
import { type Rule, SCENES } from './rules.ts'

/** A place, up to the end of the order. */
const PLACE =
  '(?:on|onto|in|inside|next to|beside|near|by|behind|under|in front of|between|at|against|above|around|to the (?:left|right) of) .+'
const SOMEBODY =
  '(?:one|you|i|we|people|everyone|everybody|anyone|anybody|someone|somebody|guests?|visitors?|viewers?|the (?:guests?|visitors?|audience|family|kids|children))'
const ONE_OR_MORE = '(?:an?|another|one|two|three|four|five|six|seven|eight|ten|some|several|a few|a couple of|\\d+)'

/** What is said of a thing, and means that it should be otherwise: "red would suit it", "the cup is not on the table". */
export const HINTED: Rule[] = [
  // "Hide it behind the sofa": there, where it is not seen.
  [
    /\bhide (it|them) (?=(?:behind|under|underneath|next to|beside|inside|in|between|below) (?:the|my|that)\b)/gi,
    'put $1 ',
  ],
  [/^(?:(?:i|we) (?:need|want|would like) |give me )?the number of ([a-z ]+)$/gi, 'how many $1 are there'],
  [
    new RegExp(`^(the (?!(?:[\\w ]+ )?(?:ones?|same) )[a-z]+(?: [a-z]+)?) in (${COLOR})(?: please)?$`, 'gi'),
    'make $1 $2',
  ],
  [
    /^make (?:all )?the others? (?:match|look alike|the same|like (?:it|that))(?: too| please)?$/gi,
    'the same for the others',
  ],
  [
    /^(?:two|three|four|five|six|\d+|many|several|most) (?:people|guests|persons|kids|children|visitors|of us) (?:need|want|deserve|would like) (?=an? (?:bigger|larger|longer|wider|taller|smaller|higher|lower|comfier) )/gi,
    'i need ',
  ],
  [
    /^(.+?) (?:should|must|shall|has to|have to|could|can|ought to|may) (?:form|make|make up|build) (an? (?:straight |neat |tidy )?(?:row|line|circle|ring|grid|column|stack|square|triangle|semicircle|arc|heap|pile)\b.*)$/gi,
    'put $1 in $2',
  ],
  [
    new RegExp(
      `^(?:could|can|may) (?:i|we) (?:get|have|see) (the [\\w ]+?) in (${COLOR})$|^(?:i|we)(?: will|['’]ll) (?:have|take) (the [\\w ]+?) in (${COLOR})$`,
      'gi',
    ),
    (_all, a: string, b: string, c: string, d: string) => `make ${a ?? c} ${b ?? d}`,
  ],
  [
    /^(?:i|we)(?: will|['’]ll) (?:have|take|put) (the [\w ]+?) (?=(?:on|next to|beside|under|behind|in front of) )/gi,
    'put $1 ',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:was|were|am|are) thinking (?:of|about) (?:an? |some )?(${COLOR}) ([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    'i would prefer a $1 $2',
  ],
  // "The armchair, in green, would look fresher".
  [new RegExp(`^(the [\\w ]+?), (?:painted )?(?:in )?(${COLOR}), (?:would|might|could) [\\w ]+$`, 'gi'), 'make $1 $2'],
  [
    /^(?:an? )([a-z]+) ([a-z]+(?: [a-z]+)?) would (?:look|be|seem|feel) (?:so |really |very |much |more |a bit )*[a-z]+$/gi,
    (whole, how: string, what: string) =>
      new RegExp(
        `^(?:${COLOR}|marble|wooden|wood|oak|walnut|stone|brick|glass|gold|golden|silver|chrome|leather|velvet|copper|brass|steel|concrete|bamboo|granite)$`,
        'i',
      ).test(how)
        ? `make the ${what} ${how}`
        : whole,
  ],
  [
    new RegExp(`^change (the [\\w ]+?)(?: ['’]s|['’]s| s| from) (?:${COLOR}) (?:to|into) (${COLOR})$`, 'gi'),
    'make $1 $2',
  ],
  [
    new RegExp(`^(?:paint|repaint|color) (the [\\w ]+?|it), (${COLOR})(?: this time| please| now)?$`, 'gi'),
    'paint $1 $2',
  ],
  [
    new RegExp(
      `^(?:the |my |our )?[a-z]+ (?:wants|needs|likes|prefers|would like) (?:his|her|their|its|the) ([a-z]+(?: [a-z]+)?) (?:to be |in |painted )?(${COLOR})$`,
      'gi',
    ),
    'make the $1 $2',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it) (?:deserves?|calls? for|cries for|screams for|longs? for) (?:an? |some )?(${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [/^(the [\w ]+?|it|they|both [\w ]+?) deserves? to be /gi, '$1 should be '],
  [new RegExp(`^(the [\\w ]+?) (?:deserves?|calls? for|cries for) (${ONE_OR_MORE} [\\w ]+)$`, 'gi'), '$1 needs $2'],
  [
    new RegExp(
      `^(${ONE_OR_MORE} (?:(?! (?:is|are) )[\\w ])+? ${PLACE.replace(' .+', ' (?:(?! is | are )[\\w ])+')}) (?:is|are) (?:a must|(?:really )?missing|indispensable|essential|called for|needed|desirable|necessary)$`,
      'gi',
    ),
    'add $1',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:can )?(?:picture|imagine|see|envision) (?=${ONE_OR_MORE} (?!bit|little|lot)[\\w ]+ (?:on|in|next to|beside|behind|under|in front of|between|at|against|around) )`,
      'gi',
    ),
    'add ',
  ],
  [
    new RegExp(
      `^(?:there is|we have|i have|you have) (?:still )?(?:enough )?(?:room|space|place) (?:left )?for (${ONE_OR_MORE} .+)$`,
      'gi',
    ),
    (_all, what: string) => `add ${what.replace(/^an? (?:second|third|fourth|fifth|further|new) /i, 'another ')}`,
  ],
  [
    new RegExp(
      `^(?:i|we)(?: am| are|['’]m|['’]re) (?:planting|building|adding|putting|setting up|placing|opening) (?=${ONE_OR_MORE} )`,
      'gi',
    ),
    'add ',
  ],
  [new RegExp(`^it needs (?=${ONE_OR_MORE} more )`, 'gi'), 'add '],
  [
    new RegExp(
      `^(${ONE_OR_MORE} more (?!.*\\bsay\\b)[\\w ]+?) would (?:make|look|help|give|complete|liven|brighten|fill|be|do|finish|improve)\\b(?! \\w*er\\b).*$`,
      'gi',
    ),
    'add $1',
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are) (?:better off|best off|best placed|better placed|at (?:its|their) best) (?=(?:on|in|next to|beside|behind|under|in front of|by|near|at|against) )/gi,
    'put $1 ',
  ],
  [
    /^(the [\w ]+?|it|they) (?:may|might|can|could) (?:as well )?(?:stand|sit|lie|go|live|stay) (?=(?:on|in|next to|beside|behind|under|in front of|by|near|at|against) )/gi,
    'put $1 ',
  ],
  [
    /^(the [\w ]+?|it) (?:goes|comes|moves|is going|is coming|should go|should come|has to go|must go) from (the [\w ]+?) (to|onto|into) (the [\w ]+)$/gi,
    (_all, what: string, _from: string, way: string, to: string) =>
      `put ${what} ${/^to$/i.test(way) ? 'on' : way} ${to}`,
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are) (?:no longer|not) (?:here|there|around|needed|with us|present|wanted)(?: (?:any ?more|any longer))?$/gi,
    'delete $1',
  ],
  [
    /^neither (the [\w ]+?) nor (the [\w ]+?) (?:is|are) (?:needed|wanted|necessary|required|used)(?: any ?more)?$/gi,
    'delete $1 and $2',
  ],
  [
    /^(?:let|make|have) (the [\w ]+?|it|them) (?:to )?(?:disappear|vanish) for (?:a (?:moment|while)|now|the moment)$/gi,
    'hide $1',
  ],
  // "The chandelier should light up".
  [
    /^(the [\w ]+?|it|they) (?:should|must|has to|have to|needs? to|could|can|may) (?:light up|shine|glow|be (?:lit|glowing|shining|on|switched on|turned on))(?: up)?$/gi,
    'make $1 glow',
  ],
  [/^(?:let|make|have) (the [\w ]+?|it|them) (?:to )?(?:light up|shine|glow)$/gi, 'make $1 glow'],
  [
    new RegExp(
      `^(?:(?:let|make|have) )?(the [\\w ]+?|it|they) (?:(?:should|must|has to|have to|needs? to|could|can) )?(?:light up|shine|glow|emit light|give off light) (?:in )?(?:an? )?(${COLOR})(?: colou?r| light| shade)?$`,
      'gi',
    ),
    'make $1 glow $2',
  ],
  // "Now only the bedside lamp on".
  [/^(?:now |and |then |ok |please |have )*(?:only|just) (the [\w ]+?) (?:turned |switched )?on[.!]*$/gi, 'turn on $1'],
  [/^(the [\w ]+?|it|they) (?:is|are|does|do) not (?:glowing|shining|lit|glow|shine|light up)$/gi, 'make $1 glow'],
  [/^(?:serve) (the [\w ]+?|it|them) (?=(?:on|at) )/gi, 'put $1 '],
  [
    /^(?:add|put|place|set) (?:a little |a small )?something (?:to|on|onto) (the [\w ]+?|it),? (?:like|say|such as|maybe|perhaps|for example) (an? [\w ]+)$/gi,
    'put $2 on $1',
  ],
  [
    /^(?:put|place|set|add) (?:a little |a bit of )?something (?:on|onto|to) (it|the [\w ]+?)(?: too)?$/gi,
    'put a vase on $1',
  ],
  // "The suitcase should not be on the floor but on the bed".
  [
    /^(the [\w ]+?|it|they) (?:should|must|does|do|may|can|need|needs|ought|has|have|is|are)(?: to)? not (?:to )?(?:be|belong|stand|lie|go|sit)? ?(?:on|in|under|next to|beside|behind|at) [\w ]+?,? but (?:rather |instead )?((?:on|in|under|next to|beside|behind|at|in front of) .+)$/gi,
    'put $1 $2',
  ],
  [
    /^i do not (?:want|wish) to (?:move|touch|change|shift|drag|select) (the [\w ]+?|it) by (?:accident|mistake)$/gi,
    'lock $1',
  ],
  [
    /^(?:less|fewer) ([a-z]+),? please$|^less ([a-z]+)$/gi,
    (whole, a?: string, b?: string) =>
      /^(?:light|bright|dark|warm|cold|shiny|glossy|blue|red|green)/i.test(a ?? b ?? '')
        ? whole
        : `make the ${a ?? b} smaller`,
  ],
  [/\b(?:more|less) (modest|compact|bulky|imposing|massive|spacious|roomy) in size\b/gi, 'more $1'],
  [/\bmore (?:spacious|roomy|imposing|massive|bulky)\b/gi, 'bigger'],
  [/\bmore (?:modest|compact|discreet|delicate)\b/gi, 'smaller'],
  [
    /^(the [\w ]+?|it) (?:is|are) (?:really |very )?(?:hard|difficult|impossible) to (?:see|read|spot|make out|notice)(?:,? (?:because|since|as) (?:it|they) (?:is|are) (?:so|too) (?:small|tiny|little))?$/gi,
    'make $1 bigger',
  ],
  // "Make it white after removing the bottle".
  [
    /^(.+?),? (after|before) ([a-z]+ing) (.+)$/gi,
    (whole, order: string, when: string, gerund: string, rest: string) => {
      const verb = verbOfGerund(gerund)
      if (!verb || !/^[a-z]+/i.test(order)) return whole
      return /^after$/i.test(when) ? `${verb} ${rest}. ${order}` : `${order}. ${verb} ${rest}`
    },
  ],
  [/^first(?:ly)?,? (?=(?:the|my|all|both) )/gi, ''],
  // "Save space by stacking the green container on the blue one".
  [
    /^(?:please )?(?:make|save|gain|create|free|free up|win|get) (?:some |more |a bit of |a bit more )?(?:space|room|place|way)(?: for [\w ]+?| here)? by ([a-z]+ing) (.+)$/gi,
    (whole, gerund: string, rest: string) => {
      const verb = verbOfGerund(gerund)
      return verb ? `${verb} ${rest}` : whole
    },
  ],
  // "The boxes on the floor are just clutter, get rid of them".
  [
    /^(the [\w ]+?) (?:is|are) (?:just |only |nothing but |pure |mere )?(?:clutter|junk|trash|rubbish|garbage|useless|superfluous|redundant|unnecessary|obsolete)[,;.] (?:so )?(?:please )?(?:get rid of|remove|delete|throw out|throw away|lose) (?:it|them)(?: please)?$/gi,
    'delete $1',
  ],
  // "Of the chairs, only the green one is needed": the others go.
  [
    /^(?:of|among|out of) (?:all )?the ([a-z]+s),? (?:we |i )?(?:only|just) (?:need |want |keep )?the ([\w ]+?) one(?:s)?(?: (?:is|are) (?:needed|wanted|to stay|left|useful)| (?:stays?|remains?|(?:may|should|can|must) stay))?$/gi,
    'delete all $1 except the $2 one',
  ],
  [
    /^keep (?:just|only) the ([\w ]+?) ([a-z]+)[,;.] (?:and )?(?:all )?(?:the (?:other|remaining) [a-z]+|the others|the rest) (?:can|may|must|should) (?:all )?(?:go|be (?:deleted|removed)|leave|disappear)$/gi,
    'delete all $2s except the $1 one',
  ],
  [
    /^(?:the (?:scene|room)|we|i|it) (?:only|just) needs? the [a-z]+ ([a-z]+?)s?,? (?:and )?not the ([\w ]+?) ones?$/gi,
    'delete the $2 $1s',
  ],
  // "I'd much rather have a red couch", "grey columns".
  [
    new RegExp(
      `^(?:i|we)(?: would|['’]d)? (?:much |really |far )?(?:rather (?:have|see)|prefer(?: to have| to see)?) (?:some )?(${COLOR}) ([a-z]+s)(?: instead)?$`,
      'gi',
    ),
    'make all the $2 $1',
  ],
  [/^(?:i|we)(?: would|['’]d)? (?:much |really |far )?rather (?:have|see) (?=an? )/gi, 'i would prefer '],
  [
    new RegExp(
      `^(the [\\w ]+?|it|they) (?:would|might|could) (?:really |just |surely |certainly |definitely )?[a-z]+(?: [a-z]+)? in (${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(${COLOR}) (?:would|might|could) (?:be|look|seem|feel|fit|go|work|match|do) [\\w ]*?\\b(?:for|on|with|to) (the [\\w ]+)$`,
      'gi',
    ),
    'make $2 $1',
  ],
  [
    /^(?:just )?(?:i )?(?:would )?(?:imagine|picture|think of|visuali[sz]e|see) (the [\w ]+?) (?=(?:in(?! the\b)|on|next to|beside|behind|under) )/gi,
    '$1 should be ',
  ],
  // "I don't think black suits it, try green".
  [
    new RegExp(
      `^(?:actually,? |no,? |hmm,? )?(?:i think )?(${COLOR}) (?:is|was|looks?|would (?:be|look)) (?:much |even |a bit )?(?:nicer|better|prettier|more \\w+)$`,
      'gi',
    ),
    'make it $1',
  ],
  // "The ball is not on the shelf": it should be.
  [
    /^(the [\w ]+?|it|they) (?:is|are) not (?:standing |lying |sitting |placed |hanging )?(?:yet )?((?:on|in|inside|under|next to|beside|behind|in front of|between|against|near|at) (?:the |my |it\b).+?)(?: yet)?$/gi,
    'put $1 $2',
  ],
  [
    /^(the [\w ]+?|it|they|both [\w ]+?|all (?:the )?[\w ]+?) (?:is|are|do|does) not (?:really |yet )?(?:facing|looking at|turned to(?:wards)?|pointing (?:at|to)|face|look at|point at) (the [\w ]+?)(?: yet)?$/gi,
    'turn $1 to face $2',
  ],
  [new RegExp(`^(the [\\w ]+?|it) (?:is|are) not (${COLOR})(?: yet)?$`, 'gi'), 'make $1 $2'],
  [
    /^(the [\w ]+?|it|they) (?:is|are) not (?:nearly |quite |really )?(transparent|shiny|glossy|matte|rough|smooth|bright|dark|reflective|see-through|metallic|see through) enough$/gi,
    'make $1 more $2',
  ],
  [
    /^(?:i |we |one )?(?:want to |would like to |should |must |need to )?(?:be able to )?(?:look|see) (?:right |straight )?through (the (?!window|door|(?:[\w ]+ )?camera)[\w ]+)$/gi,
    'make $1 transparent',
  ],
  [
    /^(?:tone|bring|scale|cut) down (?:its|the) size(?: of (the [\w ]+|it))?$/gi,
    (_all, of?: string) => `make ${of ?? 'it'} smaller`,
  ],
  [
    /^(the [\w ]+?|it|they) (?:dwarfs?|overpowers?|dominates?|overwhelms?) (?:everything|the [\w ]+)$/gi,
    '$1 is too big',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it) would (?:get|have|enjoy|catch|receive|find|be) (?:some |much |a lot |far )?(?:more|better|enough|less) [\\w ]+? (${PLACE})$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [
    new RegExp(
      `^(the [\\w ]+?|it)(?: ['’]s|['’]s| s) (?:right |proper |usual )?(?:place|spot|home) (?:is|should be) (${PLACE})$`,
      'gi',
    ),
    'put $1 $2',
  ],
  [
    /\b(?:should|must|has to|have to|ought to|needs? to) (?:take|be|form|become|have|get|occupy) (?:the )?center stage$/gi,
    'should be in the middle',
  ],
  [
    /\b(should|must|has to|have to|ought to|needs? to) (?:be|form|become|take|occupy) (?:the )?(?:very )?(center|middle) of (the [\w ]+)$/gi,
    '$1 be in the $2 of $3',
  ],
  // "People on the couch should see the TV".
  [
    new RegExp(
      `^(?:${SOMEBODY} (?:(?:who (?:is|are|sits?) |that (?:is|are|sits?) )?(?:sitting |lying |seated )?)?|(?:when |while )?(?:sitting|lying|seated) )(?:on|in|at) (the (?:(?! (?:should|must|can|could|wants?|needs?|has|have|one|you|i|we|people) )[\\w ])+),? (?:${SOMEBODY} )?(?:should|must|can|could|wants? to|would like to|needs? to|has to|have to)(?: be able to)? (?:see|watch|look at|face|view) (the [\\w ]+)$`,
      'gi',
    ),
    'turn $1 to face $2',
  ],
  [
    /^(the [\w ]+?) (?:faces|looks|points|is facing|is turned) (?:in )?(?:the|a) wrong (?:way|direction)[,;.] i (?:want|would like|need) to (?:see|watch|look at) (?:the )?([\w ]+)$/gi,
    'turn $1 to face the $2',
  ],
  [
    /^(?:pretend|imagine|suppose|assume)(?: that)? (the [\w ]+?) (?:(?:was|were|is|are) (?:not (?:there|here)|gone|away|invisible|hidden)|(?:was|were|is|are)n['’]t (?:there|here))$/gi,
    'hide $1',
  ],
  // "A rug under the table would make it cosier".
  [
    new RegExp(
      `^(?!.*\\bsay,? )(${ONE_OR_MORE} (?!bit |little |lot |touch )(?:(?! (?:is|are|should|must|would) )[\\w ])+? ${PLACE.replace(' .+', ' [\\w ]+?')}) (?:would|could|might|will) (?:really |certainly |definitely |surely |also |just )?(?:make|look|help|give|add|complete|liven|brighten|fill|fit|suit|improve|bring|finish|round|break|be|do|look|seem|feel)\\b(?! \\w*er\\b).*$`,
      'gi',
    ),
    (whole, said: string) =>
      /\b(?:bigger|smaller|larger|better if)\b/i.test(whole.slice(0, said.length)) ? whole : `add ${said}`,
  ],
  [
    new RegExp(
      `^(${ONE_OR_MORE} (?:(?! (?:should|must|would|there|the) )[\\w ])+?) (?:is|are) (?:still |also )?(?:(?:needed|required|wanted|called for)(?: (${PLACE}))?|(?:missing|lacking) (${PLACE}))$`,
      'gi',
    ),
    (_all, what: string, where?: string, missing?: string) =>
      `add ${what}${(where ?? missing) ? ` ${where ?? missing}` : ''}`,
  ],
  [
    new RegExp(
      `^what (the [\\w ]+?|it) (?:really |still )?(?:needs?|wants?|lacks?|is missing|could use) is (${ONE_OR_MORE} .+)$`,
      'gi',
    ),
    (_all, what: string, needed: string) =>
      new RegExp(`\\b${PLACE.replace(' .+', ' ')}`, 'i').test(needed) ||
      new RegExp(`^the (?:${SCENES})$`, 'i').test(what)
        ? `add ${needed.replace(/\b(?:it|them)$/i, what)}`
        : `${what} needs ${needed}`,
  ],
  [
    new RegExp(
      `^(the [\\w ]+?) (?:is|are) (?:still )?(?:lacking|missing|short of|without|in need of) (${ONE_OR_MORE} [\\w ]+)$`,
      'gi',
    ),
    '$1 needs $2',
  ],
  [
    new RegExp(
      `^(?:i|we)(?: |['’]ll )(?:really )?(?:miss|want|will want|will need|are going to need|am going to need|will be needing) (?=${ONE_OR_MORE} )(?!an? \\w+er [a-z]+,? (?:say|maybe|like|about))`,
      'gi',
    ),
    'add ',
  ],
  [
    /^(two|three|four|five|six|seven|eight|ten|\d+) (?:[a-z]+ )?[a-z]+s need ([a-z]+s)( (?:next to|beside|in front of|around|at|near|by|behind) the [\w ]+)?$/gi,
    'add $1 $2$3',
  ],
]
