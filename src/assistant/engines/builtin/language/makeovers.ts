import { FINISH_WORDS } from '../words/surfaces.ts'
import { COLOR, THING } from './phrases.ts'
import type { Rule } from './rules.ts'

const LOOK = `(?:(?:metallic|matte|glossy|shiny|satin|polished|brushed) )*(?:${COLOR}|${FINISH_WORDS.join('|')}|#[0-9a-f]{6})`
/** What leads from a remark to the look that is wanted. */
const CHOOSES =
  "(?:(?:so|then|please|maybe|perhaps|rather|better|just|let us|let’s|let's|i would|i) )*(?:say|in|go for|go with|opt for|settle on|try|use|choose|pick|take|how about|what about|something|make it|paint it|maybe|preferably|ideally)"
const MAKEOVER =
  '(?:(?:new|fresh|bit of an?|little|complete|total) )*(?:respray|facelift|face-lift|makeover|make-over|paint ?job|repaint|lick of paint|coat of paint|splash of paint|splash of color|new colou?r|change of colou?r|color change|refresh|update|touch-up|new look|new outfit|colou?r|paint)'
const BEHIND = '(?: (?:this time|instead|please|then|now|for a change|perhaps|maybe))*'

/** A new look, told without "make": "the car wants a respray, metallic blue", "marble for the tables", "go for olive". */
export const MAKEOVERS: Rule[] = [
  // "How about a green armchair and a yellow lamp?"
  [
    new RegExp(
      `^(?:how|what) about (?:an? |the )?(${LOOK}) ([a-z]+(?: [a-z]+)?) and (?:an? |the )?(${LOOK}) ([a-z]+(?: [a-z]+)?)$`,
      'gi',
    ),
    'make a $2 $1. make a $4 $3',
  ],
  // "I'm not fond of the wood, what about sage green for the table?"
  [
    new RegExp(
      `^(?:[^,;.?]+[,;.?] )?(?:what about|how about|why not|try|go for|let us try|let['’]?s try|maybe|perhaps|i would go for|i suggest) (${LOOK}) for (the [\\w ]+?|it|them|all [\\w ]+?|both [\\w ]+?|[a-z]+ \\d+)\\?*$`,
      'gi',
    ),
    'make $2 $1',
  ],
  // "Paint job for the car: metallic red".
  [
    new RegExp(`^(?:an? |the )?(?:${MAKEOVER}) for ${THING}[:,;-]+ (?:${CHOOSES} )?(${LOOK})${BEHIND}[.!]*$`, 'gi'),
    'make $1 $2',
  ],
  [new RegExp(`\\bdo (the [\\w ]+?|it|them|all [\\w ]+?|both [\\w ]+?) in (${LOOK})\\b`, 'gi'), 'paint $1 $2'],
  [/^i(?: would|['’]d) (?:say|argue|think)(?: that)?,? (?=(?:the|it|they|that|those|this|all) )/gi, ''],
  // "This sofa color is awful. Something like terracotta, maybe?"
  [
    new RegExp(
      `^(?:the|this|that|my|our) ([\\w ]+?)(?: ?['’]s)? colou?r (?:is|looks) [\\w ]+?[,;.!] (?:${CHOOSES} )?(?:something |anything )?(?:(?:a bit |a little |much |more )*[a-z]+,? )?(?:like |such as |say |maybe )?(${LOOK})(?:,? (?:maybe|perhaps|please|instead))*[?.!]*$`,
      'gi',
    ),
    'make the $1 $2',
  ],
  // "Go for something calmer like beige": for beige.
  [
    new RegExp(
      `\\b(${CHOOSES}) (?:something|a (?:colou?r|tone|shade|look)|anything)(?: (?:a bit |a little |much |more )*[a-z]+)?,? (?:like|such as|say|maybe|perhaps|for example|for instance|in) (?=${LOOK}\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `^(?:give |get )?${THING} (?:(?:really |just |clearly )?(?:wants?|needs?|could use|could do with|deserves?|is due|is ready for|is in need of|gets?|has) )?(?:for )?an? ${MAKEOVER}[,;:.-]+ (?:${CHOOSES} )*(${LOOK})${BEHIND}[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "I can't stand that purple bag, go for olive".
  [
    new RegExp(
      `^(i (?:can(?: not|['’]?t|not) stand|hate|loathe|dislike|do not like|don['’]?t like|am tired of|am sick of|am bored (?:of|with)) )(?:that|this|those|these|the) ([\\w ]+?)[,;.] (?:${CHOOSES}) (${LOOK})${BEHIND}[.!]*$`,
      'gi',
    ),
    'make the $2 $3',
  ],
  [
    new RegExp(
      `^i(?: am|['’]m) (?:so |really )?(?:tired|sick|bored) (?:of|with) (?:that|this|the) ([\\w ]+?)[,;.] (?:i think |maybe )?(${LOOK}) (?:would|might|could) (?:be|look|do)\\b[^,;.]*[.!]*$`,
      'gi',
    ),
    'make the $1 $2',
  ],
  [
    new RegExp(
      `([,;.]) (?:(?:so|then|please|maybe|perhaps|rather|better|just|let us|let's) )*(?:go for|go with|opt for|settle on|say|how about|what about) (${LOOK})${BEHIND}[?.!]*$`,
      'gi',
    ),
    '$1 make it $2',
  ],
  [
    new RegExp(
      `^${COLOR} is (?:way |far |much |a bit )?too [a-z]+ for ${THING}[,;.] (?:${CHOOSES}) (${LOOK})${BEHIND}[.!]*$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:i|we) (?:would )?(?:prefer|like|love|want|rather (?:have|see)) ${THING} (?:better |more |best |to be )*(?:in|as|made (?:out )?of) (${LOOK})${BEHIND}$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `^(?:let us try|let['’]?s try|try) an? (${LOOK}) ([a-z]+(?: [a-z]+)?)$|^(?:how|what) about an? (${FINISH_WORDS.join('|')}) ([a-z]+(?: [a-z]+)?)\\?*$`,
      'gi',
    ),
    (_all, a?: string, b?: string, c?: string, d?: string) => `make a ${b ?? d} ${a ?? c}`,
  ],
  [
    new RegExp(
      `^${COLOR} is (?:so |too |just |a bit )?[a-z]+[,;.] (?:i think |how about |what about |try |rather )*an? (${LOOK}) ([a-z]+(?: [a-z]+)??)(?: would (?:be|look) [\\w ]+)?\\?*$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  // "How about yellow stools?"
  [
    new RegExp(
      `^(?:how|what) about (?:some )?(${LOOK}) ((?!things?\\b|ones?\\b|light|paint)(?:[a-z]+ )?[a-z]+s)(?: instead| then)?\\?*$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  [
    new RegExp(
      `^(?:suppose|supposing|imagine|picture|assume|let us say|say|what about if|how about if|what would happen if|how would it (?:be|look) if)(?: that)? ${THING} (?:were|was) `,
      'gi',
    ),
    '$1 should be ',
  ],
  // "Wood for the counter, marble for the tables".
  [
    new RegExp(`^(${LOOK}) for (the [\\w ]+?)(?:(?:,| and|, and) (${LOOK}) for (the [\\w ]+))?(?: please)?$`, 'gi'),
    (_all, look: string, what: string, other?: string, more?: string) =>
      `make ${what} ${look}${more ? `. make ${more} ${other}` : ''}`,
  ],
  // "The counter in dark green and the shelf in the same colour".
  [
    new RegExp(`^(the [\\w ]+?) in (${LOOK})(?:,| and|, and) (the [\\w ]+?) in (${LOOK}|the same(?: colou?r)?)$`, 'gi'),
    (_all, what: string, look: string, more: string, other: string) =>
      `make ${what} ${look}. make ${more} ${/^the same/i.test(other) ? look : other}`,
  ],
  [
    /^(the [\w ]+?) ?['’]s colou?r (?:should|must|has to|needs to|ought to|could) (?:go with|match|suit|be like|be that of|be the same as)(?: that of)? (the [\w ]+)$/gi,
    'make $1 the same color as $2',
  ],
  [new RegExp(`\\b(the same colou?r, ${LOOK}),? i (?:mean|meant)$`, 'gi'), '$1'],
]
