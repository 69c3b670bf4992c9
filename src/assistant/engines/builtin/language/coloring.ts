import { COLOR_WORDS, colorWord } from '../words/colors.ts'
import { singular } from './plural.ts'
import { COUNT, type Rule, SCENES } from './rules.ts'

const COLOR = `(?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})`

/** What people name a colour after. */
const COLOR_OF: Record<string, string> = {
  grass: 'green',
  leaves: 'green',
  sky: 'skyblue',
  sea: 'teal',
  ocean: 'navy',
  blood: 'darkred',
  fire: 'orangered',
  sun: 'yellow',
  lemons: 'yellow',
  lemon: 'yellow',
  snow: 'white',
  milk: 'white',
  coal: 'black',
  night: 'midnightblue',
  sand: 'sand',
  chocolate: 'chocolate',
  wine: 'burgundy',
  roses: 'rose',
}

/** How something is to be coloured, in other words than by its colour: greener, alternating. */
export const COLORING: Rule[] = [
  [
    /\bgive each (?:of them |one )?(?:its own|a different|another) color(?=$|[,.;]| and )/gi,
    'give them different colors',
  ],
  // "Use a different colour for each box".
  [
    /^(?:each|every) (?:of the )?([a-z]+(?: [a-z]+)?) (?:should|must|needs to|has to) have (?:its own|a different|another) colou?r$/gi,
    'make each $1 a different color',
  ],
  [
    /^(?:give|paint|make) (?:each|every)(?: of the)? ([a-z]+(?: [a-z]+)?) (?:an?other|its own) colou?r$/gi,
    'make each $1 a different color',
  ],
  [
    /^use (?:a different|another|its own) colou?r for (?:each|every) (?:of the )?([a-z]+(?: [a-z]+)?)$/gi,
    'make each $1 a different color',
  ],
  // "A gradient of seven cubes from black to white", "seven cubes in a row from black to white".
  [
    new RegExp(
      `^((?:add|create|make|build|put|place) )(?:an? (?:colou?r )?gradient of )?((?:${COUNT}) [a-z]+s)( in a (?:row|line|circle|ring))?(?: going| fading| ranging)? from ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) to ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    (_all, verb: string, things: string, where = ' in a row', from: string, to: string) =>
      `${verb}${things}${where}. color them from ${from} to ${to}`,
  ],
  [/\bwarmer white\b/gi, 'warm white'],
  // "What would it look like with a red sofa?": the sofa that is there.
  [
    /^(?:what|how) would (?:it|this|that|everything|the (?:room|scene|place)) look (?:like )?with an? ((?:dark |light |pale |bright )?)([a-z]+) ([a-z]+(?: [a-z]+)?)\??$/gi,
    (whole, shade: string, color: string, what: string) =>
      colorWord(color.toLowerCase()) ? `make the ${what} ${shade}${color}` : whole,
  ],
  // "Give the room a darker floor and lighter walls".
  [
    /^give (?:the|my|this) (?:room|scene|place|house|flat|office|kitchen|bedroom) (?:an? )?((?:\w+ )?\w+) (floor|walls?|ceiling)(?: and (?:an? )?((?:\w+ )?\w+) (floor|walls?|ceiling))?$/gi,
    (_all, look: string, what: string, other?: string, where?: string) =>
      other ? `make the ${what} ${look}. make the ${where} ${other}` : `make the ${what} ${look}`,
  ],
  // "Make the walls dark gray and the panels light".
  [/\b((?:make|paint|color) .*\bthe (?:[a-z]+ )?[a-z]+|(?:make|paint|color) (?:it|them)) light$/gi, '$1 lighter'],
  [
    new RegExp(
      `^give (the [\\w ]+?|it|them) an? (?:new |fresh |nice )?((?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')})) (?:paint job|coat(?: of paint)?|coating|paint|makeover)$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [/\b(?:look )?(?:like |as good as )?(?:brand[- ])?new and (?=shiny|clean|glossy|polished)/gi, ''],
  [
    /^(?:and |now |make |paint |color )*each (?:one |of them )?(?:in )?an? (?:different|another|own) colou?r$/gi,
    'make them different colors',
  ],
  [
    /^(?:paint|color|make) (it|them|the [\w ]+?|all [\w ]+?) (?:look )?like an? [\w ]+?: ?(?=[a-z]+(?:,| and) )/gi,
    (_all, what: string) => `paint ${/^it$/i.test(what) ? 'them' : what} `,
  ],
  // "Wrap the gifts in gold".
  [
    new RegExp(
      `^(?:wrap|dress|coat|cover|plate|dip|clad|drench) (the [\\w ]+?|it|them|all [\\w ]+?) (?:in|with) ((?:(?:dark|light|pale|bright) )?(?:${COLOR_WORDS.join('|')}|chrome|brass|copper|leather|velvet|denim|marble|brick|wood))(?: paint| paper| color)?$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "The TV screen", of a TV that is of one piece.
  [/\bthe (tv|television|monitor|computer|laptop|phone|tablet) (screen|display)(?= [a-z]+$)/gi, 'the $2 of the $1'],
  // "Paint it from red to yellow": what fades is several things.
  [
    new RegExp(`^(paint|color|make|fade) it (?:gradually )?from (${COLOR}) to (${COLOR})$`, 'gi'),
    '$1 them from $2 to $3',
  ],
  // "Paint the desks different shades of brown".
  [
    new RegExp(
      `^(?:paint|color|make|give) (the [\\w ]+?|them|all [\\w ]+?) (?:in )?(?:different|various|several) (?:shades|tones|hues) of (${COLOR_WORDS.join('|')})$`,
      'gi',
    ),
    'color $1 from light to dark $2',
  ],
  // "Give the chairs alternating colours, red and white".
  [
    new RegExp(
      `^(?:give|paint|color|make) (the [\\w ]+?|them|all [\\w ]+?) (?:in )?(?:alternating|alternate) colors[,:]? (?:of )?(${COLOR})(?:,| and|, and) (${COLOR})$`,
      'gi',
    ),
    'make $1 alternately $2 and $3',
  ],
  // "The desks should be white with black chairs": the chairs are things of their own, and no part or pattern of them.
  [
    new RegExp(
      `^(?:paint|color|make) (the [\\w ]+?) (${COLOR}) (?:with|and) (${COLOR}) (?!(?:legs?|tops?|seats?|backs?|frames?|handles?|wheels?|lids?|roofs?|doors?|stripes?|spots?|dots?|edges?|sides?|corners?|trims?|borders?|details?|accents?|lines?|squares?|checks?|patterns?|pages?|petals?|feet|arms?|rims?|caps?|windows?|walls?)$)([a-z]+s)$`,
      'gi',
    ),
    'make $1 $2 and the $4 $3',
  ],
  // "Paint the barn white with a red roof".
  [
    new RegExp(
      `^(?:paint|color|make) (the [\\w ]+?) ((?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})) with (an? (?:(?:dark |light |pale )?(?:${COLOR_WORDS.join('|')}) )?(?:roof|door|chimney|window))$`,
      'gi',
    ),
    'make $1 $2 and give it $3',
  ],
  // "Deeper blue": darker, and no deeper thing.
  [new RegExp(`\\b(?:deeper|richer) (${COLOR_WORDS.join('|')})(?=$|[,.;]| and )`, 'gi'), 'dark $1'],
  [/^((?:paint|color|make) (?:the [\w ]+?|it) [a-z ]+?),? including (?:the|its|all(?: the| its)?) [a-z ]+$/gi, '$1'],
  [
    new RegExp(
      `^(?:make it )?((?:dark |light |pale |warm )?(?:${COLOR_WORDS.join('|')})),? (?:just )?(?:like|as) (?:at|in|during) (?:a |the )?(?:sunset|sunrise|dusk|dawn|evening|morning|autumn|winter|summer)$`,
      'gi',
    ),
    'make it $1',
  ],
  [
    new RegExp(
      `^(everything [a-z]+|all (?:the )?[a-z ]+|the [a-z ]+?) (?:becomes|turns) (?=(?:dark |light |pale )?(?:${COLOR_WORDS.join('|')})$)`,
      'gi',
    ),
    'make $1 ',
  ],
  // "Make the shed look older, say dark red".
  [
    new RegExp(
      `^(make|let|have) (the [\\w ]+?|it|them) look [a-z]+(?: and [a-z]+)?, (?:say|maybe|perhaps|for example|like)?,? ?(?:an? |in )?((?:dark |light |pale |bright |rusty |warm )*(?:${COLOR_WORDS.join('|')}))$`,
      'gi',
    ),
    'make $2 $3',
  ],
  // "The boxes the other way round: the top one red and the bottom one green".
  [
    /^(?:paint|color|make|turn) (?:the |both )?([a-z]+s) (?:the )?(?:other|opposite|wrong) way (?:round|around)[:,;] (the [a-z]+) one ([a-z ]+?) and (the [a-z]+) one ([a-z ]+)$/gi,
    (_all, what: string, a: string, one: string, b: string, other: string) =>
      `make ${a} ${singular(what)} ${one} and ${b} ${singular(what)} ${other}`,
  ],
  // "Make all of them white like it was".
  [
    new RegExp(
      `^((?:make|paint|color|turn) .+? (?:${COLOR_WORDS.join('|')}))(?: again)?,? (?:just )?(?:like|as) (?:it|they|that one|that) (?:was|were|had been)(?: before)?$`,
      'gi',
    ),
    '$1',
  ],
  // "Swap the pots for white ones": as they are, in white.
  [
    new RegExp(
      `^(?:swap|exchange|replace|trade|change) (the [\\w' ]+?|them|it) (?:for|with|by|to) (?:an? )?(${COLOR}) ones?$`,
      'gi',
    ),
    'paint $1 $2',
  ],
  // "A bit less white".
  [
    /\b(?:be |make (the [\w ]+?|it|them) )(?:a bit |a little |slightly |somewhat |bit )*less (?:white|bright)(?=$|[,.;!])/gi,
    (_all, what?: string) => (what ? `make ${what} a bit darker` : 'be a bit darker'),
  ],
  [
    /\b(?:be |make (the [\w ]+?|it|them) )(?:a bit |a little |slightly |somewhat |bit )*less (?:black|dark)(?=$|[,.;!])/gi,
    (_all, what?: string) => (what ? `make ${what} a bit lighter` : 'be a bit lighter'),
  ],
  [/\b(color|paint|make) (.+?) (?:like (?:a|the) rainbow|in (?:the )?rainbow order)\b/gi, '$1 $2 in rainbow colors'],
  [/^make a rainbow (?:out )?(?:of|from|with) (them|it|the [\w ]+)$/gi, 'paint $1 in rainbow colors'],
  // "Neither red nor blue".
  [/^which ([\w ]+?) are neither ([a-z]+) nor ([a-z]+)\??$/gi, 'list all $1 that are not $2 or $3'],
  [/\b((?:that|which) (?:is|are)) neither ([a-z]+) nor ([a-z]+)\b/gi, '$1 not $2 or $3'],
  // "Make everything white a cream colour": what is white, and not all.
  [
    new RegExp(
      `^(make|paint|color|turn) (everything|anything|all) (${COLOR}) (?:into |in )?(?:an? )?(${COLOR})(?: color)?(?: instead)?(?=$|[,;.]| (?:except|but|apart|and)\\b)`,
      'gi',
    ),
    '$1 everything that is $3 $4',
  ],
  // "In three different greens".
  [
    new RegExp(
      `\\bin (?:\\d+|two|three|four|five|six|several|different)(?: different)? (?:shades of )?(${COLOR})s?\\b(?! and)`,
      'gi',
    ),
    'in different shades of $1',
  ],
  // "Red, green and blue respectively": each its own, as it is without the word.
  [/,? respectively(?=$|[.,;!?]| please)|\brespectively,? (?=in\b|to\b)/gi, ''],
  // "The 3 desks red green and blue".
  [new RegExp(`\\b(${COLOR}) (?=${COLOR},? and ${COLOR}\\b)`, 'gi'), '$1, '],
  // "As black as coal", "the colour of the sky", "some shade of red".
  [
    new RegExp(
      `\\bas (${COLOR_WORDS.join('|')}) as (?:an? |the )?(?:coal|snow|ink|night|pitch|blood|milk|chalk|soot|ebony|ivory|charcoal|tar|roses?|lemons?|sky|sea|grass|cherr(?:y|ies)|tomato(?:es)?|fire|gold|sand|ocean|leaves|leaf)\\b`,
      'gi',
    ),
    '$1',
  ],
  [
    new RegExp(`\\b(?:in )?(?:the )?colou?r of (?:an? |the )?(${Object.keys(COLOR_OF).join('|')})$`, 'gi'),
    (_all, what: string) => COLOR_OF[what.toLowerCase()],
  ],
  [
    new RegExp(
      `\\b(?:(?:a|some|any|the) )(?:nice |pretty |lovely |beautiful )?(?:shade|tone|tint|hue|kind|sort|variant) of (?=${COLOR_WORDS.join('\\b|')}\\b)`,
      'gi',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(?:medium|plain|regular|normal|pure|solid|classic|standard|simple)[ -](?=(?:${COLOR_WORDS.join('|')})\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /\brgb[ :]+\(?(\d{1,3})[ ,;]+(\d{1,3})[ ,;]+(\d{1,3})\)?/gi,
    (_all, ...parts: string[]) =>
      `#${parts
        .slice(0, 3)
        .map((n) => Math.min(255, Number(n)).toString(16).padStart(2, '0'))
        .join('')}`,
  ],
  [
    /^((?:make|paint|give|turn) (?:the [\w ]+?|it|them)(?: to be)?|(?:the [\w ]+?|it) should be|i (?:want|would like) (?:the [\w ]+?|it) to be) (?:in )?(?:another|some other) colou?r$/gi,
    '$1 a different color',
  ],
  [
    /^(?:give|make) (the [\w ]+?|it|them) an? (?:new |fresh |nice |thick |thin )*(?:coat|layer|lick|splash) of ((?:(?:dark|light|pale|bright|navy|sky) )?[a-z]+)(?: paint| color)?$/gi,
    'make $1 $2',
  ],
  // "Change the bed from navy to white".
  [
    new RegExp(
      `^((?:change|turn|repaint|paint(?! (?:them|all|both|everything|the \\w+s\\b))|switch|make(?! (?:an?|two|three|four|five|six|seven|eight|nine|ten|\\d+) )|recolor|recolour|set) (?:(?!fade|gradient|shade|rainbow|range)[^,;.])+?) from (?:${COLOR_WORDS.join('|')}|\\d[\\d.]* ?(?:cm|m|mm|%)) to (?=(?:(?:light|dark|pale|bright) )?(?:${COLOR_WORDS.join('|')})\\b|\\d)`,
      'gi',
    ),
    '$1 to ',
  ],
  // "I'd prefer a white bench to a brown one".
  [
    new RegExp(
      `^(?:i would |we would |i'd |we'd |i |we )?prefer an? (${COLOR_WORDS.join('|')}) ([a-z]+(?: [a-z]+)?) (?:to|over) (?:an? |the )(?:${COLOR_WORDS.join('|')}) one$`,
      'gi',
    ),
    'make the $2 $1',
  ],
  [
    new RegExp(
      `^(?:i fancy|i'd fancy|i can see|i imagine|i picture|let us see|let's see|show me|try) (the [\\w ]+?) in (?=${COLOR}\\b)`,
      'gi',
    ),
    'make $1 ',
  ],
  // "In green, no, in light green": the last holds.
  [
    new RegExp(
      `(?:\\bin |\\b)${COLOR},? (?:no|wait|no wait|or rather|actually|hmm,? no),? (?:in |make it |rather )?(${COLOR})$`,
      'gi',
    ),
    '$1',
  ],
  [
    new RegExp(
      `^(?:replace|change|swap) the (?:${COLOR}|color|paint) of (.+?) (?:by|with|for|to|into) (?:the color |a )?(${COLOR})$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "Make the yellow of the lantern darker": the lantern.
  [
    new RegExp(
      `^make the (?:${COLOR}|color|paint) of (.+?) ((?:a bit |a little |much )?(?:darker|lighter|brighter|paler|duller))$`,
      'gi',
    ),
    'make $1 $2',
  ],
  [new RegExp(`^(the [\\w ]+? on the (?:left|right)) in (${COLOR})$`, 'gi'), 'make $1 $2'],
  [
    new RegExp(
      `^(?:make |i want |i would like )(the [\\w ]+?) ((?:on|in|under|next to|behind|beside) the [\\w ]+?) and (?:it )?(?:in )?(${COLOR})$`,
      'gi',
    ),
    'put $1 $2. make it $3',
  ],
  [
    new RegExp(`^what is (${COLOR}) ((?:on|in|under|behind|next to) (?:the|my) [\\w ]+?)\\??$`, 'gi'),
    'list everything $1 $2',
  ],
  [
    new RegExp(
      `^(?:i would prefer|i prefer|i would rather have|i like) (?:it )?(?:in )?(${COLOR})(?: more| better)?$`,
      'gi',
    ),
    'make it $1',
  ],
  // "Gray roof for the house": its roof.
  [new RegExp(`^(?:an? )?(${COLOR}) ([a-z]+) for (the [a-z]+(?: [a-z]+)?)$`, 'gi'), 'make the $2 of $3 $1'],
  [
    new RegExp(`^(?:the )?([a-z]+(?: [a-z]+)?): (${COLOR}),? (?:and )?((?:a bit |a little |much )?[a-z]+er)$`, 'gi'),
    'make the $1 $2 and make it $3',
  ],
  // "Replace red by cyan": whatever is so.
  [
    new RegExp(
      `^(?:replace|swap|change|turn)(?: (?:the|all|all the|every|any))?(?: colors?)? (${COLOR}) (?:with|by|for|into|to) (?:the color )?(${COLOR}|#[0-9a-f]{3,6})(?: (?:everywhere|throughout|in (?:the|this) (?:whole )?(?:scene|room)))?$`,
      'gi',
    ),
    'make everything $1 $2',
  ],
  [
    /\ba (?:shade|tone|tint|nuance|notch|step) (?=(?:darker|lighter|brighter|paler|warmer|cooler|deeper|bigger|smaller|higher|lower|to the)\b)/gi,
    'a bit ',
  ],
  [/^(?:use|apply|put|take) (#[0-9a-f]{3,6}) (?:for|on|to) (.+)$/gi, 'make $2 $1'],
  // "The sofa's blue should be darker": the sofa, in its colour.
  [
    new RegExp(
      `^(?:make )?(the [\\w ]+?) ?'s (?:${COLOR}|color|paint|tone)(?: (?:should|could|must|needs to|has to) be)? ((?:a (?:bit|little|lot) |much |slightly |even )?(?:darker|lighter|brighter|paler|deeper|warmer|cooler|duller|stronger))$`,
      'gi',
    ),
    'make $1 $2',
  ],
  // "Swap red and blue": what is so.
  [new RegExp(`^swap (${COLOR}) (?:and|with) (${COLOR})$`, 'gi'), 'swap the $1 one and the $2 one'],
  // A room is greener by what grows in it; else what was spoken of is.
  [
    new RegExp(
      `^(?:let[ '’]?(?:us|s) make it|make (?:this|this place|it (?:in )?here|everything|the (?:${SCENES}))) (?:a bit |a little |bit )?(?:greener|more green)$`,
      'gi',
    ),
    'add some plants',
  ],
  [
    /\bmake (it|them|(?:the|this|that|all|both|every|each|my) [\w ]+?) (?:a bit |a little |bit |much |even |slightly |way )*(?:more )?(green|red|blu|yellow|whit|black|brown|pink|orang|gray)(?:d?er)\b/gi,
    (_all, what: string, stem: string) => `make ${what} ${/^(?:blu|whit|orang)$/i.test(stem) ? `${stem}e` : stem}`,
  ],
  [
    new RegExp(
      `(?:,? and |, )(?:alternate|alternating) (?:(?:them|the colors|colors|in|between|in colors?) )*(${COLOR}) (?:and|or) (${COLOR})(?=$|[,.;])`,
      'gi',
    ),
    ', alternately $1 and $2',
  ],
  // "Half red and half blue": both, in turn.
  [/(?<=\b(?:paint|color|make|dye|spray) .+ )half ([a-z]+(?: (?!and\b)[a-z]+)?) (?:and )?half (?=[a-z]+)/gi, '$1 and '],
  // "Make everything black on the desk gray": all black things on it.
  [
    new RegExp(
      `\\b(?:everything|anything|all)(?: that is)? (${COLOR}) (?=(?:on|in|inside|under|behind|beside|next to|near|in front of|at|along|to the (?:left|right) of) (?:the|my) )`,
      'gi',
    ),
    'all $1 things ',
  ],
]
