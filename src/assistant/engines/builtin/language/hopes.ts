import { verbOfGerund } from './gerunds.ts'
import { ORDER_BEGINS } from './order-begins.ts'
import { AT, COLOR, THING } from './phrases.ts'
import type { Rule } from './rules.ts'

/** What is less so than it should be becomes more so. */
const AGAINST: Record<string, string> = {
  smaller: 'bigger',
  bigger: 'smaller',
  larger: 'smaller',
  taller: 'shorter',
  shorter: 'taller',
  wider: 'narrower',
  narrower: 'wider',
  darker: 'brighter',
  brighter: 'darker',
  thinner: 'thicker',
  thicker: 'thinner',
  longer: 'shorter',
}
const COMPARATIVE = `(?:${Object.keys(AGAINST).join('|')}|higher|lower|deeper|redder|shinier|lighter)`

/** "The lamp needs moving": an order to do so, where that is a verb of the grammar. */
const needed = (whole: string, what: string, gerund: string, rest = ''): string => {
  const verb = verbOfGerund(gerund)
  return verb ? `${verb} ${what}${rest}` : whole
}

const KIND =
  '(?:really |so |very |much |even |a lot |far |a bit )*(?:nice|great|best|good|cool|lovely|ideal|perfect|wonderful|helpful|nicer|better|cooler|prettier|cosier|cozier|neater|tidier|handier|more \\w+)'

/** How somebody had thought that things would be: "it was supposed to be red", "the desk is where the cup should be". */
export const HOPES: Rule[] = [
  // "The wagon should have red wheels", "the snowman should not have a nose".
  [
    new RegExp(`^(the [a-z]+(?: \\d+)?) (?:should (?:have|get)|needs?|gets?|must have) (${COLOR}) ([a-z]+s)$`, 'gi'),
    'give $1 $2 $3',
  ],
  [new RegExp(`^make (the [a-z]+(?: \\d+)?) have (?:an? )?(${COLOR}) ([a-z]+)$`, 'gi'), 'give $1 a $2 $3'],
  [
    /^(the [a-z]+(?: \d+)?) (?:should not have|must not have|does not need|doesn['’]t need|should have no|needs no) (?:an? |any )?([a-z]+)(?: any ?more)?$/gi,
    'delete the $2 of $1',
  ],
  // "Surprise me with something green, like a cactus": a cactus.
  [
    /^(?:surprise me with|treat me to|spoil me with|how about|bring me|get me) (?:something|anything|some)(?: [a-z]+)?,? (?:like|such as|say|maybe|perhaps|for example|for instance) (?=an? |some |two |three )/gi,
    'add ',
  ],
  [/^(?:surprise me with|treat me to|spoil me with) (?=an? |some |two |three )/gi, 'add '],
  // Around a wish.
  [
    /^(?:do not |don['’]?t |would not |wouldn['’]?t )?you (?:not )?(?:think|say|agree|find|believe)(?: that)? (?=the |my |it )(.+?)\?*$/gi,
    '$1',
  ],
  [/^do not you (?:think|say|agree|find|believe)(?: that)? (?=the |my |it )(.+?)\?*$/gi, '$1'],
  [new RegExp(`^from now on,? ${THING} (?:is|are|will be) (${COLOR})$`, 'gi'), 'make $1 $2'],
  [/^from now on,? (?=.*\b(?:should|must|has to|ought to)\b)/gi, ''],
  [
    new RegExp(`^${THING} (?:will be|goes?|is going to be|are going to be|shall be) (${COLOR})(?: now)?$`, 'gi'),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:i|we)(?: would|['’]d) (?:be|feel) (?:much |a lot |far )?(?:happier|better|more comfortable) if ${THING} (?:was|were|could be) `,
      'gi',
    ),
    '$1 should be ',
  ],
  [
    new RegExp(
      `^(?!.* and )it (?:would|might|could) (?:be|look) (?:${KIND}) if ${THING} (?:was|were|could be|stood|sat|lay|went|hung|came) `,
      'gi',
    ),
    '$1 should be ',
  ],
  [
    new RegExp(
      `^would(?: it| that| this)? (?:not )?(?:look|be|seem) (?:${KIND}) if ${THING} (?:was|were|stood|sat|lay|hung) `,
      'gi',
    ),
    '$1 should be ',
  ],
  [
    new RegExp(
      `^(?:it )?would(?:n['’]t| not)?(?: it| that)? (?:not )?(?:look|be|seem) (?:${KIND}) if ${THING} (?:faced|looked at) `,
      'gi',
    ),
    'turn $1 to face ',
  ],
  [new RegExp(`^if only ${THING} (?:was|were) `, 'gi'), '$1 should be '],
  [
    new RegExp(`^is it possible (?:for ${THING} to be|to (?:have|get|make|see) ${THING}) `, 'gi'),
    (_all, a?: string, b?: string) => `${a ?? b} should be `,
  ],
  [
    new RegExp(
      `^${THING} (?:was|were|is|are) (?:originally |actually |really )?(?:supposed|meant|intended|asking|begging|dying|longing|expected) to be `,
      'gi',
    ),
    '$1 should be ',
  ],
  [/\bshould(?: have|['’]ve) been (?=\w)/gi, 'should be '],
  [/\b(?:might|may) as well (?=(?:be|stand|go|sit|lie|hang) )/gi, 'should '],
  [/\b(?:could|might|may) (?:very )?well (?=(?:be|stand|go|sit|lie|hang) )/gi, 'should '],
  [/^(?:i|we) (?:was|were|am|are)? ?(?:hoping|hoped|wishing|longing) (?:for|to have|to see) /gi, 'i would like '],
  [new RegExp(`^(?:feel free to|you (?:can|may|could)|why not(?: just)?) (?=${ORDER_BEGINS})`, 'gi'), ''],
  [new RegExp(`^there is (?:still )?(?:enough )?(?:room|space) to (?=${ORDER_BEGINS})`, 'gi'), ''],
  [
    new RegExp(`^(?:see|see to it|make sure|ensure)(?: that)? ${THING} (?:gets?|goes|comes|moves) (?=${AT} )`, 'gi'),
    'put $1 ',
  ],
  [new RegExp(`^${THING} (?:needs?|wants?|requires?|could do with|could use) ([a-z]+ing)( .+)?$`, 'gi'), needed],
  // Colours.
  [
    new RegExp(`^(${COLOR}) (?:suits|fits|becomes|flatters|would flatter) ${THING}(?: better| best| more)?$`, 'gi'),
    'make $2 $1',
  ],
  [
    new RegExp(`^(?:how|what) (?:does|would|do|will) ${THING} look (?:like )?(?:in|painted) (${COLOR})\\?*$`, 'gi'),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:i (?:want|would love|would like)(?: to)? |let me |show me )?see (?:what |how )?${THING} (?:looks? (?:like )?|would look (?:like )?)?in (${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^i would like ${THING} (?:better |best |more )?in (${COLOR})$|^i (?:would )?(?:like|prefer) ${THING} (?:better |best )in (${COLOR})$`,
      'gi',
    ),
    (_all, a?: string, b?: string, c?: string, d?: string) => `make ${a ?? c} ${b ?? d}`,
  ],
  [
    new RegExp(
      `\\b(be|in|make [\\w ]+?) (${COLOR}),? (?:and |but )?(?:not|rather than|instead of) (?:${COLOR})$`,
      'gi',
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `^${THING.replace('|it|they', '')}(?: ['’]s|['’]s| s) colou?r is [\\w ]+?[,;.] (?:use|try|go for|take|make it|rather) (${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:would(?: not|n['’]?t)? )?(${COLOR}) (?:would )?(?:be|look) (?:a )?(?:nice|good|better|great|fine|lovely|nicer|prettier)(?: color| choice)? (?:for|on) ${THING}\\?*$`,
      'gi',
    ),
    'make $2 $1',
  ],
  [
    new RegExp(
      `^${THING} (?:gets?|should get|receives?|is getting) (?:an? |some )?(?:new |fresh |nice )*(?:coat of |layer of |lick of )?(${COLOR})(?: coat| paint| finish| look| color)*(?: of paint)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:(?:put|slap|splash|brush|spray|splatter) )?(?:some |a bit of )?(${COLOR})(?: paint| color)? on(?:to)? ${THING}(?: please)?$`,
      'gi',
    ),
    'make $2 $1',
  ],
  // Sizes.
  [
    new RegExp(
      `^why (?:is|are) ${THING} so (small|big|large|tall|short|low|high|wide|narrow|dark|tiny|huge|thin|thick|bright|long)\\?*$`,
      'gi',
    ),
    '$1 is too $2',
  ],
  [
    new RegExp(
      `^${THING} (?:is|are|looks?|came out|turned out) (?:a bit |much |far |a little )?(${Object.keys(AGAINST).join('|')}) than (?:(?:it|they) should(?: be)?|i (?:thought|expected|wanted|remember(?:ed)?|imagined)|expected|intended|it (?:has|needs) to be)(?:[,;.] (?:so )?(?:please )?[a-z]+ it)?$`,
      'gi',
    ),
    (_all, what: string, how: string) => `make ${what} ${AGAINST[how.toLowerCase()]}`,
  ],
  [
    new RegExp(
      `^(?:i|we) (?:had )?(?:imagined|pictured|expected|envisioned|wanted|thought of) ${THING} (?:to be )?(?:a bit |much |a little )?(${COMPARATIVE})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    /^(.+?) (?:should|must|could|has to|needs to) (?:take up|fill|have|occupy|use) more (?:space|room)$/gi,
    'make $1 bigger',
  ],
  [
    /^(.+?) (?:should|must|could|has to|needs to) (?:take up|fill|have|occupy|use) less (?:space|room)$/gi,
    'make $1 smaller',
  ],
  [/\ba (?:good|great|fair) (?:deal|bit) (?=\w+er\b)/gi, 'much '],
  [
    /^(the [\w ]+?|it|they) (?:is|are) not (?:nearly |quite )?as (big|large|tall|high|wide|long|bright|dark|thick|deep) as (?:it|they) should(?: be)?$/gi,
    '$1 is not $2 enough',
  ],
  [
    /^(the [\w ]+?|it|they) (?:is|are|looks?) (?:a bit |a little |rather )?on the (small|large|big|short|tall|low|high|dark|bright|narrow|thin) side$/gi,
    '$1 is too $2',
  ],
  [
    new RegExp(`^(?:an? |the )(?:much |slightly |bit )?(${COMPARATIVE}) version of ${THING}(?: please)?$`, 'gi'),
    'make $2 $1',
  ],
  [new RegExp(`^go (${COMPARATIVE}) (?:on|with) ${THING}$`, 'gi'), 'make $2 $1'],
  [/\bmore (?:impressive|generous|substantial)(?: in size)?\b/gi, 'bigger'],
  [new RegExp(`^would (?:not )?${THING} (?:not )?(?:look|be) [\\w ]*?if (?:it|they) (?:was|were) `, 'gi'), 'make $1 '],
]
