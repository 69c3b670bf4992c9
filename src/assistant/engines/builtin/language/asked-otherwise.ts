import { colorWord } from '../words/colors.ts'
import { WHAT } from './phrases.ts'
import type { Rule } from './rules.ts'

/** What people call the properties of a thing, and what those are called here. */
const OTHER_NAMES: Record<string, string> = {
  orientation: 'rotation',
  tilt: 'rotation',
  angle: 'rotation',
  heading: 'rotation',
  shininess: 'roughness',
  glossiness: 'roughness',
  power: 'brightness',
  wattage: 'brightness',
  luminosity: 'brightness',
}

/** Questions back to front, or without a verb: "position of the lamp?", "in which colour is the sofa?". */
export const ASKED_OTHERWISE: Rule[] = [
  [
    /^(which|how many) (?:pieces|items|elements|parts of (?:the|this) scene) (?=(?:are|is) (?:(?:dark|light|pale|bright) )?(?:red|orange|yellow|green|blue|purple|pink|brown|white|gr[ae]y|black|gold|silver|bigger|smaller|taller|shorter|wider|hidden|visible|locked|selected)\b)/gi,
    '$1 things ',
  ],
  // "What is the orientation of the globe?", "at what angle is it?"
  [
    new RegExp(`^((?:what|which) (?:is|are)|tell me) the (${Object.keys(OTHER_NAMES).join('|')}) of `, 'gi'),
    (_all, ask: string, said: string) => `${ask} the ${OTHER_NAMES[said.toLowerCase()]} of `,
  ],
  // "How many boxes are in the room and where are they?"
  [
    /^((?:how many|what|which|is|are|how) [^?]+?),? and ((?:where|how|which|what|who) (?:is|are|far|tall|wide|big) .+)$/gi,
    '$1? $2',
  ],
  [/^what (?:does|do|can) (the camera|camera \d+|it) (?:see|look at|show|film)(?=[?]?$)/gi, 'what is $1 facing'],
  // "Why is the vase floating?": whether it is; "what overlaps what?"
  [
    /^why (is|are|does|do) (.+?) (float|floating|hover|hovering|overlap|overlapping|sink|sunk|sinking|hidden|invisible|locked)(?: with .+)?(?=[?]?$)/gi,
    '$1 $2 $3',
  ],
  [
    /^(?:what|which (?:things|objects|ones)) (?:overlaps?|collides?|intersects?|clash(?:es)?)(?: with)? (?:what|each other|one another|which)(?=[?]?$)/gi,
    'is anything overlapping',
  ],
  [
    /^((?:how many|which|what) .+?) (?:touch|touches|are touching|stand on|rest on|lie on) (?:the )?(?:ground|floor)(?=[?]?$)/gi,
    '$1 are on the ground',
  ],
  [/^(how much|is there (?:enough|any|some)) (?:floor|free|open|empty|clear|walking)[- ]?(space|room)\b/gi, '$1 $2'],
  // "Which planet is third from the sun?"
  [
    /^which ((?:[a-z]+ )?[a-z]+) is (?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|last) (?:one |\1 )?(?:away )?from (?=the |[a-z])/gi,
    (_all, what: string, nth: string) =>
      `which ${what} is the ${/last/i.test(nth) ? 'farthest from' : `${nth} closest to`} `,
  ],
  [/^(?:at |to )?what angle (?:is|are) (.+?)(?: (?:at|turned|rotated|tilted))?(?=[?]?$)/gi, 'how is $1 turned'],
  [/^by how much (?:is|are) (.+?) (?:rotated|turned|tilted)(?=[?]?$)/gi, 'how is $1 turned'],
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
  // "Tell me the lamp height", "which height does the lamp have?"
  [
    /^(?:tell me|give me|show me|say|name|(?:can|could) you tell me|do you know|i (?:would|['’]d) like to know|i want to know|what is|what['’]s) (the (?!(?:same|right|left|full|total|overall|combined|average|max|maximum|\w+est)\b)(?:(?!by\b)[\w-]+ ){0,2}?(?!by\b)[\w-]+?)(?: ?['’]s)? (height|width|depth|length|size)\??$/gi,
    'what is the $2 of $1?',
  ],
  [
    /^(?:which|what) (height|width|depth|length|size) (?:does|do) (the [\w ]+?|it|they) have\??$/gi,
    'what is the $1 of $2?',
  ],
  // "How near is the sofa to the table?"
  [
    /^how (?:near|close|distant|far away|far apart|remote) (?:is|are) (the [\w ]+?) (?:to|from) (the [\w ]+?)\??$/gi,
    'how far is $1 from $2?',
  ],
  [
    /^(?:what|which) (?:distance|gap|space) (?:is there|is|lies|is left) between (the [\w ]+?) and (the [\w ]+?)\??$/gi,
    'how far is $1 from $2?',
  ],
  [
    /^the distance between (?!.* (?:is|should|must|to) )(the [\w ]+?) and (the [\w ]+?)\??$/gi,
    (whole: string, one: string, other: string) =>
      colorWord(one.split(' ').at(-1)!.toLowerCase()) ? whole : `how far is ${one} from ${other}?`,
  ],
  [/^(?:the )?([a-z]+(?: [a-z]+)?) to (?:the )?([a-z]+(?: [a-z]+)?) distance\??$/gi, 'how far is the $1 from the $2?'],
  [/^(?:what|which) (?:shade|tone|hue) (?:is|are) (the [\w ]+?|it|they)\??$/gi, 'what color is $1?'],
  [/^(?:of|in) (?:what|which) colou?r (?:is|are) (the [\w ]+?|it|they)\??$/gi, 'what color is $1?'],
  [
    /^(?:can|do) you see (an? [\w ]+?|any [\w ]+?)(?: (?:here|there|anywhere|in (?:the|this) (?:room|scene)))?\??$/gi,
    'is there $1?',
  ],
  [/^where (?:exactly|precisely|in the (?:room|scene)) (is|are) /gi, 'where $1 '],
  [/^(?:on|in) (?:what|which) (?:does|do) (the [\w ]+?|it) (?:stand|sit|lie|rest)\??$/gi, 'where is $1?'],
  [
    /^(?:between|of|out of) (the [\w ]+?) and (the [\w ]+?),? (?:which|what)(?: one)? is (?:the )?([a-z]+er)(?: one)?\??$/gi,
    'which is $3, $1 or $2?',
  ],
]
