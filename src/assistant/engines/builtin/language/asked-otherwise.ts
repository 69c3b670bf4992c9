import { WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

/** Questions back to front, or without a verb: "position of the lamp?", "in which colour is the sofa?". */
export const ASKED_OTHERWISE: Rule[] = [
  [/^how (?:large|big|great|long|wide) is the (distance|gap|space) (?=(?:from|between) )/gi, 'what is the $1 '],
  [
    new RegExp(`^in (?:which|what) (colou?r|material|shade) (?:is|are) (${WHAT})(?: painted)?\\??$`, 'gi'),
    'what $1 is $2',
  ],
  [
    new RegExp(
      `^(?:the )?(position|height|width|depth|size|colou?r|material|location|coordinates|dimensions) (?:of|for) (${WHAT})\\??$`,
      'gi',
    ),
    'what is the $1 of $2?',
  ],
  [
    new RegExp(`^where (?:does|do) (${WHAT}) (?:stand|sit|lie|hang|live|belong)(?: right now| now)?\\??$`, 'gi'),
    'where is $1?',
  ],
  [new RegExp(`^how (tall|high|wide|big|long|deep) (?:would|will|might) (${WHAT}) be\\??$`, 'gi'), 'how $1 is $2?'],
  [
    /^(?:show me|tell me|list|say|find) (?:what|whatever|which things|all that) (overlaps?|collides?|intersects?|floats?)$/gi,
    'what $1?',
  ],
  [/^what (?:can|could) be (?:found|seen) (?=on|in|under|behind|next)/gi, 'what is '],
  [/^what number of ([a-z ]+?) (?:is|are) (?=\w)/gi, 'how many $1 are '],
  [
    /^(?:find|list|show me|search for|look for) (?:the |all |any )*(?:overlaps|collisions|intersections|(?:overlapping|colliding|intersecting) (?:objects|things|parts))$/gi,
    'what overlaps?',
  ],
  [
    /^is (?:anything|something|any thing|one thing) (?:inside|stuck in|in) (?:something|anything|another thing) else\??$/gi,
    'is anything overlapping?',
  ],
  [
    /^(?:(?:what|which) (?:is|are) (?:in )?(?:the|my) (?:current )?selection(?: now| right now)?|is (?:anything|something) selected(?: now)?|(?:the )?(?:current )?selection\?|what is (?:the )?currently selected(?: thing| object| one)?)\??$/gi,
    'what is selected?',
  ],
]
