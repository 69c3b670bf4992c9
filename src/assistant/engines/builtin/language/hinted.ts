import { COLOR_WORDS } from '../words/colors.ts'
import { verbOfGerund } from './gerunds.ts'
import { type Rule, SCENES } from './rules.ts'

const COLOR = `(?:(?:light|dark|pale|bright) )?(?:${COLOR_WORDS.join('|')})`
/** A place, up to the end of the order. */
const PLACE =
  '(?:on|onto|in|inside|next to|beside|near|by|behind|under|in front of|between|at|against|above|around|to the (?:left|right) of) .+'
const SOMEBODY =
  '(?:one|you|i|we|people|everyone|everybody|anyone|anybody|someone|somebody|guests?|visitors?|viewers?|the (?:guests?|visitors?|audience|family|kids|children))'
const ONE_OR_MORE = '(?:an?|another|one|two|three|four|five|six|seven|eight|ten|some|several|a few|a couple of|\\d+)'

/** What is said of a thing, and means that it should be otherwise: "red would suit it", "the cup is not on the table". */
export const HINTED: Rule[] = [
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
    /^(?:just )?(?:imagine|picture|think of|visuali[sz]e) (the [\w ]+?) (?=(?:in|on|next to|beside|behind|under) )/gi,
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
    /^(?:i |we |one )?(?:want to |would like to |should |must |need to )?(?:be able to )?(?:look|see) (?:right |straight )?through (the (?!window|door)[\w ]+)$/gi,
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
      `^(${ONE_OR_MORE} (?!bit |little |lot |touch )(?:(?! (?:is|are|should|must|would) )[\\w ])+? ${PLACE.replace(' .+', ' [\\w ]+?')}) (?:would|could|might|will) (?:really |certainly |definitely |surely |also |just )?(?:make|look|help|give|add|complete|liven|brighten|fill|fit|suit|improve|bring|finish|round|break|be|do|look|seem|feel)\\b(?! \\w*er\\b).*$`,
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
      `^(?:i|we)(?: |['’]ll )(?:really )?(?:miss|want|will want|will need|are going to need|am going to need|will be needing) (?=${ONE_OR_MORE} )`,
      'gi',
    ),
    'add ',
  ],
  [
    /^(two|three|four|five|six|seven|eight|ten|\d+) (?:[a-z]+ )?[a-z]+s need ([a-z]+s)( (?:next to|beside|in front of|around|at|near|by|behind) the [\w ]+)?$/gi,
    'add $1 $2$3',
  ],
]
