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
  // How many, how large, how far.
  [
    /^how many ([\w ]+?) (?:exist|has the (?:room|scene)|are here)(?: in (?:total|all))?(?=[?]?$)/gi,
    'how many $1 are there',
  ],
  [/^(?:the )?([a-z]+) count(?=[?]?$)/gi, 'how many $1s are there'],
  [
    /^what(?: is|['’]s) the (?!total|whole|overall|full|same|combined)([a-z]+(?: [a-z]+| \d+)?) (height|width|depth|length|size|color)(?=[?]?$)/gi,
    'what is the $2 of the $1',
  ],
  [
    /^(?:the )?(?!same |another |other |different |random |change |new |this |that |its |their |any |what |which |no |full |my |our )([a-z]+) color(?=[?]?$)/gi,
    'what is the color of the $1',
  ],
  [/^what color is it, (the [\w ]+)(?=[?]?$)/gi, 'what is the color of $1'],
  [/^what does (the [\w ]+?|it) measure(?=[?]?$)/gi, 'how big is $1'],
  [/^how far (?:away )?from (the [\w ]+?) is (the [\w ]+?|it)(?=[?]?$)/gi, 'how far is $2 from $1'],
  [/^(?:tell|give|show) me the distance (between|from) /gi, 'what is the distance $1 '],
  // What there is.
  [
    /^(?:(?:give|show) me )?(?:a list of|an overview of|overview of|list|enumerate|name) (?:all )?(?:of )?the (?:objects|things|items|nodes|scene)(?: in (?:the|this) scene)?(?=[?]?$)/gi,
    'what is in the scene',
  ],
  [/^(?:give|show) me a list of (?:all|everything)(?: (?:objects|things|items))?(?=[?]?$)/gi, 'what is in the scene'],
  [/^what (?:does the scene contain|have we got(?: here)?|can be seen(?: here)?)(?=[?]?$)/gi, 'what is in the scene'],
  [
    /^(?:what am i holding|name the selected (?:object|thing|node)|what is it that is selected|the current selection)(?=[?]?$)/gi,
    'what is selected',
  ],
  [
    /^(?:tell me (?:if|whether) anything overlaps|are any (?:objects|things) inside each other)(?=[?]?$)/gi,
    'is anything overlapping?',
  ],
  [
    /^(?:find (?:all |the )?floating (?:objects|things)|(?:which|what) (?:objects|things) do not touch the (?:ground|floor)|is anything not on the (?:ground|floor))(?=[?]?$)/gi,
    'what is floating?',
  ],
]
